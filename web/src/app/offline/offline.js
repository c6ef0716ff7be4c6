// The page for those who are not connected. WORDS is put in when it is built (build/app.ts).
/* global WORDS */
(function () {
  function kept(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  }
  var wishes = [kept('reverie-language')].concat(Array.from(navigator.languages || []));
  var language = wishes.map((one) => (one || '').slice(0, 2)).find((one) => one in WORDS) || 'en';
  document.documentElement.lang = language;
  document.querySelectorAll('[data-words]').forEach((one) => {
    one.textContent = WORDS[language][one.dataset.words];
  });
  document.title = `${WORDS[language].title} · Reverie`;

  var day = kept('reverie-theme') || (matchMedia('(prefers-color-scheme: light)').matches && 'day');
  document.documentElement.dataset.theme = day === 'day' ? 'day' : 'night';

  var again = () => location.reload();
  document.querySelector('button').addEventListener('click', again);
  addEventListener('online', again);
  // The device may be connected and the server asleep: look for it now and then.
  setInterval(() => {
    if (document.hidden) return;
    fetch('/healthz', { cache: 'no-store' }).then(
      (answer) => answer.ok && again(),
      () => {},
    );
  }, 5000);
})();
