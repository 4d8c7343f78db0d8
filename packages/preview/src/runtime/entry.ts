// The script of frame.html. Everything that the app's packages look for in the browser is put in place before
// the first of them runs; the studio hears of the frame when the vendor is evaluated.
import { FRAME_READY } from '../protocol.ts';
import { showAlert } from './alert-dialog.ts';
import { installColorScheme } from './color-scheme.ts';
import { captureConsole } from './console-capture.ts';
import { startFrameRuntime } from './frame-runtime.ts';
import { installMemoryStorage } from './memory-storage.ts';
import { Vendor } from './vendor.ts';

function replaceAlert(vendor: Vendor): void {
  const { Alert } = vendor.load('react-native');
  if (typeof Alert === 'function') Object.assign(Alert, { alert: showAlert });
}

/** What most apps import, run while the frame waits for its first code. */
function warmUp(vendor: Vendor): void {
  for (const specifier of [
    '@react-navigation/native',
    '@react-navigation/native-stack',
    '@react-navigation/bottom-tabs',
    '@expo/vector-icons/Ionicons',
  ])
    vendor.load(specifier);
}

function start(): void {
  const control = new MessageChannel();
  const code = new MessageChannel();
  installMemoryStorage(globalThis);
  const setColorScheme = installColorScheme(window);
  // In the address, so that the first render already has it.
  const scheme = location.hash.slice(1);
  if (scheme === 'light' || scheme === 'dark') setColorScheme(scheme);
  captureConsole({
    target: console,
    post: (message) => control.port1.postMessage(message),
    now: () => performance.now(),
    later: (task, delay) => setTimeout(task, delay),
  });
  const vendor = Vendor.fromGlobal(globalThis);
  startFrameRuntime({ control: control.port1, code: code.port1 }, vendor, setColorScheme);
  replaceAlert(vendor);
  window.parent.postMessage(FRAME_READY, '*', [control.port2, code.port2]);
  // A task of its own: code that already waits runs first.
  setTimeout(() => warmUp(vendor), 0);
}

start();
