// Runs before the first paint so that a dark page never flashes light. External because the CSP allows no inline script.
(function () {
  var root = document.documentElement;
  // A form submitted before hydration would reload the page. It is kept in `window.kilimEarlySubmit`, and the app submits
  // it when it is interactive (replay-early-submit.ts). Typing or submitting again replaces it.
  var setEarlySubmit = function (submit) {
    window.kilimEarlySubmit = submit;
    if (submit) root.dataset.submitted = 'early';
    else delete root.dataset.submitted;
  };
  var listenFirst = function (type, listen) {
    addEventListener(type, listen, true);
  };
  listenFirst('submit', function (event) {
    setEarlySubmit(null);
    if (root.dataset.live) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    setEarlySubmit({ form: event.target, address: location.pathname + location.search });
  });
  // Presses of buttons that cannot respond yet are kept in `window.kilimEarlyPresses`, each button once, and the app
  // presses them when they can (replay-early-presses.ts). A part that becomes interactive after the rest of the page is
  // marked with `data-hydrates-later`.
  var presses = (window.kilimEarlyPresses = []);
  var dropPresses = function () {
    presses.splice(0).forEach(function (press) {
      delete press.button.dataset.pressed;
    });
  };
  listenFirst('click', function (event) {
    var button = event.target instanceof Element && event.target.closest('button');
    var isLater = Boolean(button && button.closest('[data-hydrates-later]'));
    var isWaiting = button && (root.dataset.live ? isLater : button.closest('[data-rendered]'));
    if (!isWaiting) {
      // The user continues with what can respond.
      if (event.isTrusted && root.dataset.live) dropPresses();
      return;
    }
    // The submit event follows, which is kept.
    if (button.type === 'submit' && button.form) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (button.dataset.pressed) return;
    button.dataset.pressed = 'early';
    presses.push({
      button: button,
      isLater: isLater,
      isBeforeTyping: false,
      address: location.pathname + location.search,
    });
  });
  // The app's own input events, which replay typed text, are not trusted.
  listenFirst('input', function (event) {
    if (!event.isTrusted) return;
    setEarlySubmit(null);
    presses.forEach(function (press) {
      press.isBeforeTyping = true;
    });
  });
  // Enter in a text area that sends on Enter.
  listenFirst('keydown', function (event) {
    var field = event.target;
    if (root.dataset.live || event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
    if (
      !(field instanceof HTMLTextAreaElement) ||
      field.getAttribute('enterkeyhint') !== 'send' ||
      !field.form
    )
      return;
    event.preventDefault();
    event.stopImmediatePropagation();
    field.form.requestSubmit();
  });
  // Paint server-rendered markup first; its scripts are marked with `data-later` (the server's page head).
  var loadScripts = function () {
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
    if (document.hidden) return loadScripts();
    requestAnimationFrame(function () {
      setTimeout(loadScripts);
    });
  });
  // When the scripts cannot be loaded, show the server's message.
  var showLoadFailure = function () {
    var notice = document.getElementById('load-failed');
    if (root.dataset.live || !notice) return;
    root.dataset.failed = 'yes';
    setEarlySubmit(null);
    dropPresses();
    document.body.append(notice.content);
    notice.remove();
  };
  addEventListener('kilim-load-failed', showLoadFailure);
  // The error event of a script does not bubble.
  addEventListener(
    'error',
    function (event) {
      if (event.target instanceof HTMLScriptElement && event.target.type === 'module') showLoadFailure();
    },
    true,
  );
  try {
    var theme = localStorage.getItem('kilim_theme');
    var asked = /[?&]lang=(tr|en)(?:&|$)/.exec(location.search);
    // For this visit: a cookie without an age, which the server reads too.
    if (asked) document.cookie = 'kilim_visit-language=' + asked[1] + '; path=/; samesite=lax';
    else asked = /\bkilim_visit-language=(tr|en)\b/.exec(document.cookie);
    var language = localStorage.getItem('kilim_language');
    var consent = localStorage.getItem('kilim_analytics-consent');
    // Older releases stored these without the cookie that the server reads.
    var remember = function (name, value) {
      if (document.cookie.indexOf('kilim_' + name + '=' + value) < 0) {
        document.cookie = 'kilim_' + name + '=' + value + '; path=/; max-age=31536000; samesite=lax';
      }
    };
    if (theme === 'system') theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
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
    // The server's markup contains the question about usage recording; hide it when it was answered.
    if (consent === 'granted' || consent === 'refused') root.dataset.consent = 'answered';
    if (navigator.doNotTrack === '1' || navigator.globalPrivacyControl === true) {
      root.dataset.consent = 'answered';
    }
  } catch {
    // Storage may be blocked: keep the defaults of index.html.
  }
})();
