// Runs before the first paint so that a dark page never flashes light. External because the CSP allows no inline script.
(function () {
  var root = document.documentElement;
  try {
    var theme = localStorage.getItem('kilim_theme');
    var language = localStorage.getItem('kilim_language');
    if (theme === 'dark' || theme === 'light') root.dataset.theme = theme;
    if (language !== 'tr' && language !== 'en') {
      language = /^tr\b/i.test(navigator.language || 'tr') ? 'tr' : 'en';
    }
    root.lang = language;
  } catch {
    // Storage may be blocked: the defaults of index.html stand.
  }
})();
