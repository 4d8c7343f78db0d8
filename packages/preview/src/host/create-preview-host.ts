import type {
  ColorScheme,
  ElementMarks,
  FrameMessage,
  MeasuredAreas,
  RawRuntimeError,
  WorkerCommand,
} from '../protocol.ts';
import { AppData } from './app-data.ts';
import { ConsoleFeed } from './console-feed.ts';
import { describeRuntimeError } from './describe-runtime-error.ts';
import { type FocusGuard, guardFocus } from './focus-guard.ts';
import { FramePool } from './frame-pool.ts';
import { FrameRequests } from './frame-requests.ts';
import type { PreviewHost, PreviewHostOptions } from './options.ts';
import { applyEvent, INITIAL_MODEL, type PreviewEvent, toPreviewState } from './preview-model.ts';
import type { PreviewState } from './preview-state.ts';
import { UpdateTimings } from './update-timings.ts';
import { Watchdog } from './watchdog.ts';
import { type WorkerEvent, WorkerLink } from './worker-link.ts';

const TICK_MS = 500;
/**
 * How long a hanging frame is kept after it was reported as frozen. It occupies a CPU core and blocks frames of other
 * tabs that share its process.
 */
const CUT_OFF_MS = 4000;

/** How long the frame may take for a picture, and for something that is done in the app. */
const PICTURE_LIMIT_MS = 6_000;
const ACT_LIMIT_MS = 2_000;

/** Creates a preview; nothing is shown before `attach` and `setFiles`. See index.ts for an example. */
export function createPreviewHost(options: PreviewHostOptions): PreviewHost {
  const now = (): number => performance.now();
  let model = INITIAL_MODEL;
  let state: PreviewState = toPreviewState(model);
  let scheme: ColorScheme | null = options.colorScheme ?? null;
  let run = 0;
  let disposed = false;
  /** Whether the user pressed in the app since it was mounted. */
  let isTouched = false;
  let isPicking = false;
  let marks: ElementMarks | null = null;
  let watchdog: Watchdog | null = null;
  let focusGuard: FocusGuard | null = null;
  let cutOff: ReturnType<typeof setTimeout> | undefined;
  // The files for a new worker if this one fails.
  let files = new Map<string, string>();

  const dispatch = (event: PreviewEvent): void => {
    if (disposed) return;
    model = applyEvent(model, event);
    const next = toPreviewState(model);
    if (JSON.stringify(next) === JSON.stringify(state)) return;
    state = next;
    options.onState(state);
  };

  const timings = new UpdateTimings((timing) => options.onUpdate?.(timing));
  const startWorker = (): WorkerLink => {
    const link = new WorkerLink(options.createWorker(), onWorkerEvent, () =>
      dispatch({ type: 'worker-failed' }),
    );
    link.send({ type: 'start', engineUrl: options.engineUrl });
    return link;
  };

  function onWorkerEvent(event: WorkerEvent): void {
    if (disposed) return;
    if (event.type === 'transform-ready') return options.onTransform?.(event.transform);
    dispatch({ type: 'build-done', outcome: event.outcome });
    timings.built(event.edit, event.update, event.outcome.kind === 'built', now());
  }

  let worker = startWorker();
  const feed = new ConsoleFeed({
    findPositions: (positions) => worker.findPositions(positions),
    emit: (entries) => {
      if (!disposed) options.onConsole?.(entries);
    },
    now: () => Date.now(),
  });

  const restart = (): void => frames.replace(model.frozen === null ? 'spare' : 'after-hang');
  const data = new AppData(
    options.storage,
    {
      now,
      later: (task, delay) => {
        const timer = setTimeout(task, delay);
        return () => clearTimeout(timer);
      },
    },
    restart,
  );

  const reportError = async (update: number, raw: RawRuntimeError, mounted: boolean): Promise<void> => {
    const ofRun = run;
    const found =
      raw.positions.length > 0 ? await worker.findPositions(raw.positions) : { calls: [], frame: null };
    if (ofRun === run)
      dispatch({ type: 'runtime-error', update, error: describeRuntimeError(raw, found), mounted });
  };

  const onFrameMessage = (message: FrameMessage): void => {
    switch (message.type) {
      case 'update-applied':
        timings.applied(message.update, message.remounted, now());
        if (message.remounted) isTouched = false;
        return dispatch({ type: 'update-applied', update: message.update, mounted: message.mounted });
      case 'update-painted':
        timings.painted(message.update, now());
        return frames.prepareSpare();
      case 'runtime-error':
        void reportError(message.update, message.error, message.mounted);
        return;
      case 'console':
        return feed.add(message.entry);
      case 'console-dropped':
        return feed.addDropped(message.count);
      case 'pong':
        return watchdog?.answer(message.ping);
      case 'picture-taken':
        return pictures.answer(message.request, message.bytes);
      case 'acted':
        return acts.answer(message.request, message.label);
      case 'measured':
        return measures.answer(message.request, message.areas);
      case 'pick':
        // A frame that is not asked to says nothing of interest.
        if (!isPicking) return;
        if (message.event.kind !== 'pointed') isPicking = false;
        return options.onPick?.(message.event);
      case 'marked':
        return options.onMarked?.(message.count, message.area);
      case 'pressed':
        isTouched = true;
        return focusGuard?.pressed();
      case 'storage-changed':
        return data.accept(message.changes);
    }
  };

  const stop = (reason: 'flooding' | 'focus'): void => {
    watchdog = null;
    frames.clear();
    dispatch({ type: 'frame-frozen', reason });
  };

  const freeze = (): void => {
    dispatch({ type: 'frame-frozen', reason: 'unresponsive' });
    clearTimeout(cutOff);
    cutOff = setTimeout(() => {
      watchdog = null;
      frames.clear();
      dispatch({ type: 'frame-cut-off' });
    }, CUT_OFF_MS);
  };

  const frames = new FramePool(
    { url: options.frameUrl, title: options.frameTitle, scheme: () => scheme },
    {
      onReplaced: () => {
        run += 1;
        isTouched = false;
        watchdog = null;
        if (isPicking) options.onPick?.({ kind: 'ended' });
        isPicking = false;
        clearTimeout(cutOff);
        if (run > 1) feed.addRestart();
        dispatch({ type: 'frame-replaced' });
      },
      onConnected: (code) => {
        const ofRun = run;
        void data.ready.then(() => {
          if (ofRun === run) frames.send({ type: 'storage-given', items: data.items() });
        });
        if (marks !== null) frames.send({ type: 'mark', marks });
        worker.send({ type: 'frame-connected' }, [code]);
        watchdog = new Watchdog({
          send: (ping) => frames.send({ type: 'ping', ping }),
          onFrozen: freeze,
          onAnswer: () => {
            clearTimeout(cutOff);
            dispatch({ type: 'frame-answered' });
          },
        });
      },
      onMessage: onFrameMessage,
      onFlood: () => stop('flooding'),
      onLeave: freeze,
      onFail: () => dispatch({ type: 'frame-failed' }),
    },
  );

  const later = (task: () => void, delay: number): unknown => setTimeout(task, delay);
  const pictures = new FrameRequests<ArrayBuffer | null>({ none: null, limit: PICTURE_LIMIT_MS, later });
  const measures = new FrameRequests<MeasuredAreas>({ none: [], limit: ACT_LIMIT_MS, later });
  const acts = new FrameRequests<string | null>({ none: null, limit: ACT_LIMIT_MS, later });
  const ticker = setInterval(() => watchdog?.tick(now()), TICK_MS);

  // A page that is left has no time for another write.
  const keepData = (): void => data.leave();
  window.addEventListener('pagehide', keepData);

  const edit = (make: (edit: number) => WorkerCommand): number => {
    const number = timings.start(now());
    worker.send(make(number));
    // The edit may fix the hang, and a hanging frame cannot receive it.
    if (model.frozen !== null) frames.replace('after-hang');
    return number;
  };

  return {
    attach: (container) => {
      focusGuard?.dispose();
      focusGuard = guardFocus(container, { onRepeatedSteal: () => stop('focus') });
      frames.attach(container);
    },
    setFiles: (next) => {
      files = new Map(Object.entries(next));
      return edit((number) => ({ type: 'files-set', edit: number, files: next }));
    },
    prepareFiles: (next) => worker.send({ type: 'files-prepared', files: next }),
    changeFile: (path, content) => {
      files.set(path, content);
      return edit((number) => ({ type: 'file-changed', edit: number, path, content }));
    },
    deleteFile: (path) => {
      files.delete(path);
      return edit((number) => ({ type: 'file-deleted', edit: number, path }));
    },
    renameFile: (from, to) => {
      const content = files.get(from);
      if (content !== undefined) files.set(to, content);
      if (from !== to) files.delete(from);
      return edit((number) => ({ type: 'file-renamed', edit: number, from, to }));
    },
    restart: () => {
      if (model.unavailable === 'worker') {
        worker.end();
        worker = startWorker();
        worker.send({ type: 'files-set', edit: timings.start(now()), files: Object.fromEntries(files) });
      }
      restart();
    },
    resetData: () => {
      data.reset();
      restart();
    },
    dismissError: () => dispatch({ type: 'error-dismissed' }),
    setColorScheme: (next) => {
      scheme = next;
      frames.sendToAll({ type: 'color-scheme-set', scheme: next });
    },
    // After a press the app may show another screen than its first one.
    takePicture: async () =>
      state.kind === 'running' && !isTouched && !isPicking
        ? pictures.ask((request) => frames.send({ type: 'picture-requested', request }))
        : null,
    pick: (command) => {
      if (command === 'start' || command === 'stop') isPicking = command === 'start';
      frames.send({ type: 'pick', command });
    },
    mark: (next) => {
      marks = next;
      frames.send({ type: 'mark', marks: next });
    },
    act: async (act) => {
      if (state.kind !== 'running') return { label: null };
      isTouched = true;
      return { label: await acts.ask((request) => frames.send({ type: 'act', request, act })) };
    },
    measure: async (places) =>
      state.kind === 'running'
        ? measures.ask((request) => frames.send({ type: 'measure', request, places }))
        : [],
    getState: () => state,
    dispose: () => {
      disposed = true;
      clearInterval(ticker);
      window.removeEventListener('pagehide', keepData);
      clearTimeout(cutOff);
      focusGuard?.dispose();
      frames.clear();
      data.dispose();
      worker.end();
    },
  };
}
