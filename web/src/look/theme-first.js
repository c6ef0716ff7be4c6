// Runs before the first paint; see build/theme-first.ts. room/theme.svelte.ts takes over later.
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
})();
