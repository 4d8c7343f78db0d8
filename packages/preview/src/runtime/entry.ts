// The script of frame.html. Restricts the realm before the first package runs and sends the ready message when the
// vendor script has run.
import {
  type CodeMessage,
  type CodeReply,
  FRAME_READY,
  type FrameCommand,
  type FrameMessage,
} from '../protocol.ts';
import { createActor } from './act/act.ts';
import { showAlert } from './alert-dialog.ts';
import { installColorScheme } from './color-scheme.ts';
import { captureConsole } from './console-capture.ts';
import { measureElements } from './element-areas.ts';
import { createElementMarks } from './element-marks.ts';
import { createElementPicker } from './element-picker.ts';
import type { FindSource } from './fiber-tree.ts';
import { installFocusGate } from './focus-gate.ts';
import { startFrameRuntime } from './frame-runtime.ts';
import { installMemoryStorage } from './memory-storage.ts';
import { protectPort } from './natives.ts';
import { disableHistory, removeNetworkApis } from './restrict-realm.ts';
import { installSpaceKey } from './space-key.ts';
import { StorageChanges } from './storage-changes.ts';
import { Vendor } from './vendor.ts';

function replaceAlert(vendor: Vendor): void {
  const { Alert } = vendor.load('react-native');
  if (typeof Alert === 'function') Object.assign(Alert, { alert: showAlert });
}

/** Packages that most apps import. */
const commonPackages = [
  '@react-navigation/native',
  '@react-navigation/native-stack',
  '@react-navigation/bottom-tabs',
  '@expo/vector-icons/Ionicons',
  'react-native-svg',
  '@react-native-async-storage/async-storage',
  'zustand',
  'expo-linear-gradient',
];

/** Runs the first of the packages and then the others, each in a task of its own, so that code that arrives runs first. */
function warmUp(vendor: Vendor, later: typeof setTimeout, [next, ...others] = commonPackages): void {
  if (next === undefined) return;
  vendor.load(next);
  later(() => warmUp(vendor, later, others), 0);
}

function start(): void {
  const control = new MessageChannel();
  const code = new MessageChannel();
  const ports = {
    control: protectPort<FrameCommand, FrameMessage>(control.port1),
    code: protectPort<CodeMessage, CodeReply>(code.port1),
  };
  removeNetworkApis(window);
  disableHistory(window);
  // Before the focus gate, so that picking an element is no press in the app.
  let find: FindSource = () => null;
  const marks = createElementMarks({
    window,
    container: () => document.getElementById('root'),
    find: (props) => find(props),
    post: (count, area) => ports.control.post({ type: 'marked', count, area }),
  });
  const picker = createElementPicker({
    window,
    container: () => document.getElementById('root'),
    find: (props) => find(props),
    file: marks.file,
    post: (event) => ports.control.post({ type: 'pick', event }),
  });
  installFocusGate(window, () => ports.control.post({ type: 'pressed' }));
  installSpaceKey(window);
  const later = setTimeout.bind(window);
  const changes = new StorageChanges(
    (list) => ports.control.post({ type: 'storage-changed', changes: list }),
    (task, delay) => later(task, delay),
  );
  const fillStorage = installMemoryStorage(globalThis, (key, value) => changes.add(key, value));
  const setColorScheme = installColorScheme(window);
  // Passed in the URL, so that the first render already has it.
  const scheme = location.hash.slice(1);
  if (scheme === 'light' || scheme === 'dark') setColorScheme(scheme);
  captureConsole({
    target: console,
    post: (message) => ports.control.post(message),
    now: () => performance.now(),
    later: (task, delay) => setTimeout(task, delay),
  });
  const vendor = Vendor.fromGlobal(globalThis);
  startFrameRuntime(
    ports,
    vendor,
    { setColorScheme, fillStorage },
    {
      run: picker.run,
      mark: marks.mark,
      measure: (places) => measureElements(document.getElementById('root'), (props) => find(props), places),
      useSources: (next) => {
        find = next;
      },
    },
    createActor(window),
  );
  replaceAlert(vendor);
  window.parent.postMessage(FRAME_READY, '*', [control.port2, code.port2]);
  later(() => warmUp(vendor, later), 0);
}

start();
