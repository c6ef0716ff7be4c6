// Runs before the first paint; see build/first.ts. room/theme.svelte.ts takes over later.
(function () {
  var chosen = null;
  try {
    chosen = localStorage.getItem('reverie-theme');
  } catch {
    // Storage may be forbidden; the system's wish is enough then.
  }
  var day = window.matchMedia && window.matchMedia('(prefers-color-scheme: light)').matches;
  var theme = chosen === 'day' || chosen === 'night' ? chosen : day ? 'day' : 'night';
  document.documentElement.dataset.theme = theme;

  // The files of this page come beside those of every page, not after them.
  var files = JSON.parse(document.currentScript.dataset.files || '{}');
  (files[location.pathname.split('/')[1]] || []).forEach(function (file) {
    var link = document.createElement('link');
    var style = /css$/.test(file);
    link.rel = style ? 'preload' : 'modulepreload';
    if (style) link.as = 'style';
    // As it will be asked for again; else it would come twice.
    link.crossOrigin = '';
    link.href = file;
    document.head.append(link);
  });
})();
