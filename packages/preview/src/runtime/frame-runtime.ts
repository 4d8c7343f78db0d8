import type {
  AppAct,
  CodeMessage,
  CodeReply,
  ColorScheme,
  ElementMarks,
  FrameCommand,
  FrameMessage,
  MeasuredAreas,
  PickCommand,
  SourceLocation,
  StoredItem,
} from '../protocol.ts';
import { AppRoot, isRenderable } from './app-root.ts';
import { createElementSources, JSX_RUNTIME } from './element-sources.ts';
import type { FindSource } from './fiber-tree.ts';
import { loadReact } from './load-react.ts';
import { LoopClock, LoopGuard } from './loop-guard.ts';
import { ModuleRegistry } from './module-registry.ts';
import { type ProtectedPort, protectPort } from './natives.ts';
import { takePicture } from './picture/take-picture.ts';
import { installRefresh } from './react-refresh.ts';
import { createErrorReporter, describeThrown } from './runtime-errors.ts';
import type { Vendor } from './vendor.ts';

export interface FramePorts {
  readonly control: ProtectedPort<FrameCommand, FrameMessage>;
  readonly code: ProtectedPort<CodeMessage, CodeReply>;
}

/** What the studio sets in the frame. */
export interface FrameSettings {
  setColorScheme(scheme: ColorScheme): void;
  /** Called once, before the app's code runs. */
  fillStorage(items: readonly StoredItem[]): void;
}

/** What picks an element; created before the app's code runs. */
export interface FramePicker {
  readonly run: (command: PickCommand) => void;
  readonly mark: (marks: ElementMarks) => void;
  readonly measure: (places: readonly SourceLocation[]) => MeasuredAreas;
  /** Called once React is loaded. */
  useSources(find: FindSource): void;
}

/** Starts the runtime: runs updates from the code port, answers the control port and reports errors. */
export function startFrameRuntime(
  { control, code }: FramePorts,
  vendor: Vendor,
  { setColorScheme, fillStorage }: FrameSettings,
  picker: FramePicker,
  act: (act: AppAct) => string | null,
): void {
  const post = (message: FrameMessage): void => control.post(message);
  const refresh = installRefresh(vendor, globalThis);
  loadReact(vendor, console);
  const sources = createElementSources(() => vendor.load(JSX_RUNTIME));
  picker.useSources(sources.find);
  let update = 0;
  let entry: string | null = null;

  const container = document.getElementById('root');
  if (!container) throw new Error('frame.html has no element #root.');
  const report = createErrorReporter({
    post,
    now: () => performance.now(),
    update: () => update,
    isMounted: () => root.isMounted(),
    isCurrent: (position) => registry.isCurrent(position),
  });
  const root = new AppRoot(vendor, container, (error) => report(describeThrown(error, 'render')));
  window.addEventListener('error', (event) => {
    // Harmless notification of the browser, caused by onLayout of react-native-web.
    if (event.message.startsWith('ResizeObserver loop')) return;
    report(describeThrown(event.error ?? event.message, 'event'));
  });
  window.addEventListener('unhandledrejection', ({ reason }) => report(describeThrown(reason, 'promise')));

  const turn = new MessageChannel();
  const turns = protectPort<null, null>(turn.port1);
  const waiting: (() => void)[] = [];
  protectPort<null, null>(turn.port2).listen(() => {
    for (const task of waiting.splice(0)) task();
  });
  const clock = new LoopClock({
    now: performance.now.bind(performance),
    later: (task) => {
      waiting.push(task);
      turns.post(null);
    },
  });

  const registry = new ModuleRegistry({
    loadVendor: (specifier) => (specifier === JSX_RUNTIME ? sources.runtime : vendor.load(specifier)),
    refresh,
    // Indirect eval, so that modules see only the global scope.
    // biome-ignore lint/security/noGlobalEval: the sandboxed frame exists to run the user's code
    evaluate: (script) => (0, eval)(script),
    createLoopGuard: (path, version) => new LoopGuard(clock, path, version),
  });

  const afterPaint = (task: () => void): void => {
    requestAnimationFrame(() => {
      const turn = new MessageChannel();
      turn.port1.onmessage = () => {
        turn.port1.close();
        task();
      };
      turn.port2.postMessage(null);
    });
  };

  const show = (message: CodeMessage): boolean => {
    const entryMoved = entry !== message.entry;
    entry = message.entry;
    const { remount, executed, failure } = registry.update(message.modules, message.removed, message.entry);
    if (failure) report(describeThrown(failure.error, 'module', failure.path));
    const exports = registry.exportsOf(message.entry);
    if (exports === null) return false;
    if (!isRenderable(exports.default)) {
      report({
        name: 'Error',
        message: `${message.entry} has no default export that is a component.`,
        positions: [],
        origin: 'entry',
        path: message.entry,
      });
      return false;
    }
    const keepsScreen = failure !== null && root.isMounted() && !entryMoved;
    if ((remount || entryMoved) && !keepsScreen) {
      // A refresh is necessary for React to update its component families; without a mounted app it is cheap.
      root.clear();
      refresh.perform();
      root.mount(exports.default);
      return true;
    }
    if (executed === 0 || root.refresh(() => refresh.perform())) return false;
    root.mount(exports.default);
    return true;
  };

  const run = (data: CodeMessage): void => {
    const start = performance.now();
    clock.startTurn();
    update = data.update;
    let remounted = false;
    try {
      remounted = show(data);
    } catch (error) {
      report(describeThrown(error, 'render'));
    } finally {
      const took = performance.now() - start;
      post({ type: 'update-applied', update: data.update, remounted, took, mounted: root.isMounted() });
      code.post({ type: 'update-done', update: data.update });
      afterPaint(() => post({ type: 'update-painted', update: data.update }));
    }
  };

  // The two ports have no common order, so code may arrive before the storage that it reads.
  let early: CodeMessage[] | null = [];
  code.listen((data) => {
    if (early === null) run(data);
    else early.push(data);
  });
  const giveStorage = (items: readonly StoredItem[]): void => {
    if (early === null) return;
    fillStorage(items);
    const held = early;
    early = null;
    for (const data of held) run(data);
  };

  const answerPicture = async (request: number): Promise<void> => {
    const picture = root.isMounted() ? await takePicture().catch(() => null) : null;
    post({ type: 'picture-taken', request, bytes: picture && (await picture.arrayBuffer()) });
  };

  control.listen((data) => {
    if (data.type === 'ping') post({ type: 'pong', ping: data.ping });
    else if (data.type === 'color-scheme-set') setColorScheme(data.scheme);
    else if (data.type === 'storage-given') giveStorage(data.items);
    else if (data.type === 'pick') picker.run(data.command);
    else if (data.type === 'mark') picker.mark(data.marks);
    else if (data.type === 'measure')
      post({ type: 'measured', request: data.request, areas: picker.measure(data.places) });
    else if (data.type === 'act') post({ type: 'acted', request: data.request, label: act(data.act) });
    else void answerPicture(data.request);
  });
}
