// Runs before the first paint so that a dark page never flashes light. External because the CSP allows no inline script.
(function () {
  var root = document.documentElement;
  // A form of the server's markup has no script behind it yet: sent now, it would load the page anew.
  addEventListener('submit', function (event) {
    if (!root.dataset.live) event.preventDefault();
  });
  // A page that came rendered is painted first; its scripts are told apart by `data-later` (the server's page head).
  var bringToLife = function () {
    document.querySelectorAll('link[data-later]').forEach(function (link) {
      var kind = link.dataset.later;
      delete link.dataset.later;
      if (kind === 'modulepreload') {
        link.rel = kind;
        return;
      }
      var script = document.createElement('script');
      script.type = 'module';
      script.src = link.href;
      link.replaceWith(script);
    });
  };
  addEventListener('DOMContentLoaded', function () {
    // A page in the background is never painted.
    if (document.hidden) return bringToLife();
    requestAnimationFrame(function () {
      setTimeout(bringToLife);
    });
  });
  // Without its script, or what that begins with, nothing on the page answers: it says so in the server's words.
  var sayFailed = function () {
    var notice = document.getElementById('load-failed');
    if (root.dataset.live || !notice) return;
    root.dataset.failed = 'yes';
    document.body.append(notice.content);
    notice.remove();
  };
  addEventListener('kilim-load-failed', sayFailed);
  // The error of a script that can't be fetched doesn't bubble.
  addEventListener(
    'error',
    function (event) {
      if (event.target instanceof HTMLScriptElement && event.target.type === 'module') sayFailed();
    },
    true,
  );
  try {
    var theme = localStorage.getItem('kilim_theme');
    var asked = /[?&]lang=(tr|en)(?:&|$)/.exec(location.search);
    var language = localStorage.getItem('kilim_language');
    var consent = localStorage.getItem('kilim_analytics-consent');
    // What an older release kept in storage alone: the server reads the cookie.
    var remember = function (name, value) {
      if (document.cookie.indexOf('kilim_' + name + '=' + value) < 0) {
        document.cookie = 'kilim_' + name + '=' + value + '; path=/; max-age=31536000; samesite=lax';
      }
    };
    if (theme === 'dark' || theme === 'light') {
      root.dataset.theme = theme;
      remember('theme', theme);
    }
    if (language === 'tr' || language === 'en') {
      remember('language', language);
    } else {
      language = /^tr\b/i.test(navigator.language || 'tr') ? 'tr' : 'en';
    }
    root.lang = asked ? asked[1] : language;
    // The question about usage records is in the server's markup; nobody sees it twice.
    if (consent === 'granted' || consent === 'refused') root.dataset.consent = 'answered';
    if (navigator.doNotTrack === '1' || navigator.globalPrivacyControl === true) {
      root.dataset.consent = 'answered';
    }
  } catch {
    // Storage may be blocked: the defaults of index.html stand.
  }
})();
