const list = (names: string): readonly string[] => names.trim().split(/\s+/);

const language = list(`
  AggregateError Array ArrayBuffer Atomics BigInt BigInt64Array BigUint64Array Boolean DataView Date Error EvalError
  FinalizationRegistry Float32Array Float64Array Function Infinity Int16Array Int32Array Int8Array Intl Iterator JSON
  Map Math NaN Number Object Promise Proxy RangeError ReferenceError Reflect RegExp Set SharedArrayBuffer String Symbol
  SyntaxError TypeError URIError Uint16Array Uint32Array Uint8Array Uint8ClampedArray WeakMap WeakRef WeakSet arguments
  decodeURI decodeURIComponent encodeURI encodeURIComponent escape eval globalThis isFinite isNaN parseFloat parseInt
  undefined unescape
`);

/** Set up by React Native, Hermes, Metro and Expo before an app runs. */
const reactNative = list(`
  AbortController AbortSignal Blob DOMException ErrorUtils Event EventTarget File FileReader FormData Headers
  HermesInternal MessageChannel Performance PerformanceObserver ReadableStream Request Response TextDecoder
  TextDecoderStream TextEncoder TextEncoderStream URL URLSearchParams WebSocket XMLHttpRequest __DEV__ __dirname
  __filename alert atob btoa cancelAnimationFrame cancelIdleCallback clearImmediate clearInterval clearTimeout console
  exports fetch global module navigator nativePerformanceNow performance process queueMicrotask reportError
  requestAnimationFrame requestIdleCallback require self setImmediate setInterval setTimeout structuredClone window
`);

/** Values that every React Native app can use without an import. */
export const globalValues: ReadonlySet<string> = new Set([...language, ...reactNative]);

/** Values that only browsers have. An app that uses them runs in the preview and fails on a phone. */
export const webOnlyValues: ReadonlySet<string> = new Set(
  list(`
    Audio AudioContext BroadcastChannel CSSStyleSheet CustomEvent DOMParser Document DocumentFragment Element
    EventSource HTMLCanvasElement HTMLElement HTMLImageElement HTMLInputElement IntersectionObserver KeyboardEvent
    MediaRecorder MouseEvent MutationObserver Node Notification PointerEvent ResizeObserver SpeechRecognition
    SpeechSynthesisUtterance TouchEvent Worker XMLSerializer addEventListener caches confirm cookieStore crypto
    customElements dispatchEvent document getComputedStyle getSelection history indexedDB innerHeight innerWidth
    localStorage location matchMedia outerHeight outerWidth postMessage prompt removeEventListener screen scrollBy
    scrollTo scrollX scrollY sessionStorage speechSynthesis visualViewport webkitSpeechRecognition
  `),
);

/** Members of `navigator` that only browsers have. */
export const webOnlyNavigatorMembers: ReadonlySet<string> = new Set(
  list(
    'bluetooth clipboard geolocation language languages mediaDevices onLine permissions serviceWorker share storage vibrate',
  ),
);

/** Other names of the object that holds the global values. */
export const globalObjects: ReadonlySet<string> = new Set(['window', 'globalThis', 'self', 'global']);

/** Modules of React Native itself; others need a package with native code. */
export const nativeModules: ReadonlySet<string> = new Set(
  list(`
    AccessibilityInfo AccessibilityManager ActionSheetManager AlertManager Appearance AppState BlobModule
    Clipboard DatePickerAndroid DevLoadingView DevMenu DevSettings DeviceInfo DialogManagerAndroid ExceptionsManager
    FileReaderModule HeadlessJsTaskSupport I18nManager ImageLoader ImageStoreManager IntentAndroid KeyboardObserver
    LinkingManager LogBox NativeAnimatedModule Networking PermissionsAndroid PermissionsManager PlatformConstants
    PushNotificationManager RedBox SettingsManager ShareModule SoundManager SourceCode StatusBarManager Timing
    ToastAndroid UIManager Vibration WebSocketModule
  `),
);
