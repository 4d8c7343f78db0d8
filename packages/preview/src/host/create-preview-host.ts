import type { ColorScheme, FrameMessage, RawRuntimeError, WorkerCommand } from '../protocol.ts';
import { ConsoleFeed } from './console-feed.ts';
import { describeRuntimeError } from './describe-runtime-error.ts';
import { type FocusGuard, guardFocus } from './focus-guard.ts';
import { FrameKeeper } from './frame-keeper.ts';
import type { PreviewHost, PreviewHostOptions } from './options.ts';
import { addFact, NO_FACTS, type PreviewFact, stateOf } from './preview-facts.ts';
import type { PreviewState } from './preview-state.ts';
import { UpdateTimings } from './update-timings.ts';
import { Watchdog } from './watchdog.ts';
import { type WorkerEvent, WorkerLink } from './worker-link.ts';

const TICK_MS = 500;
/**
 * How long a hanging frame stays after it was called frozen. It burns a core, and frames of other tabs may share
 * its process: none of them runs again before all that hang in it are gone.
 */
const CUT_OFF_MS = 4000;

/** Starts a preview; nothing is seen until `attach` and `setFiles`. The folder's index shows the use. */
export function createPreviewHost(options: PreviewHostOptions): PreviewHost {
  const now = (): number => performance.now();
  let facts = NO_FACTS;
  let state: PreviewState = stateOf(facts);
  let scheme: ColorScheme | null = options.colorScheme ?? null;
  let run = 0;
  let disposed = false;
  let watchdog: Watchdog | null = null;
  let focusGuard: FocusGuard | null = null;
  let cutOff: ReturnType<typeof setTimeout> | undefined;
  // What the next worker must know when this one has to be replaced.
  let files = new Map<string, string>();

  const learn = (fact: PreviewFact): void => {
    if (disposed) return;
    facts = addFact(facts, fact);
    const next = stateOf(facts);
    if (JSON.stringify(next) === JSON.stringify(state)) return;
    state = next;
    options.onState(state);
  };

  const timings = new UpdateTimings((timing) => options.onUpdate?.(timing));
  const startWorker = (): WorkerLink => {
    const link = new WorkerLink(options.createWorker(), onWorkerEvent, () =>
      learn({ type: 'worker-failed' }),
    );
    link.send({ type: 'start', engineUrl: options.engineUrl });
    return link;
  };

  function onWorkerEvent(event: WorkerEvent): void {
    if (disposed) return;
    if (event.type === 'transform-ready') return options.onTransform?.(event.transform);
    learn({ type: 'build-done', outcome: event.outcome });
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

  const tellError = async (update: number, raw: RawRuntimeError, mounted: boolean): Promise<void> => {
    const ofRun = run;
    const found =
      raw.positions.length > 0 ? await worker.findPositions(raw.positions) : { calls: [], frame: null };
    if (ofRun === run)
      learn({ type: 'runtime-error', update, error: describeRuntimeError(raw, found), mounted });
  };

  const onFrameMessage = (message: FrameMessage): void => {
    switch (message.type) {
      case 'update-applied':
        timings.applied(message.update, message.remounted, now());
        return learn({ type: 'update-applied', update: message.update, mounted: message.mounted });
      case 'update-painted':
        timings.painted(message.update, now());
        return frames.prepareSpare();
      case 'runtime-error':
        void tellError(message.update, message.error, message.mounted);
        return;
      case 'console':
        return feed.add(message.entry);
      case 'console-dropped':
        return feed.addDropped(message.count);
      case 'pong':
        return watchdog?.answer(message.ping);
      case 'pressed':
        return focusGuard?.pressed();
    }
  };

  const stop = (reason: 'flooding' | 'focus'): void => {
    watchdog = null;
    frames.clear();
    learn({ type: 'frame-frozen', reason });
  };

  const freeze = (): void => {
    learn({ type: 'frame-frozen', reason: 'unresponsive' });
    clearTimeout(cutOff);
    cutOff = setTimeout(() => {
      watchdog = null;
      frames.clear();
      learn({ type: 'frame-cut-off' });
    }, CUT_OFF_MS);
  };

  const frames = new FrameKeeper(
    { url: options.frameUrl, title: options.frameTitle, scheme: () => scheme },
    {
      onReplaced: () => {
        run += 1;
        watchdog = null;
        clearTimeout(cutOff);
        if (run > 1) feed.addRestart();
        learn({ type: 'frame-replaced' });
      },
      onConnected: (code) => {
        worker.send({ type: 'frame-connected' }, [code]);
        watchdog = new Watchdog({
          send: (ping) => frames.send({ type: 'ping', ping }),
          onFrozen: freeze,
          onAnswer: () => {
            clearTimeout(cutOff);
            learn({ type: 'frame-answered' });
          },
        });
      },
      onMessage: onFrameMessage,
      onFlood: () => stop('flooding'),
      onLeave: freeze,
      onFail: () => learn({ type: 'frame-failed' }),
    },
  );

  const ticker = setInterval(() => watchdog?.tick(now()), TICK_MS);

  const edit = (make: (edit: number) => WorkerCommand): number => {
    const number = timings.start(now());
    worker.send(make(number));
    // Whatever hung may be what the edit mends, and a frame that hangs can't take it in.
    if (facts.frozen !== null) frames.replace('after-hang');
    return number;
  };

  return {
    attach: (container) => {
      focusGuard?.dispose();
      focusGuard = guardFocus(container, { onThief: () => stop('focus') });
      frames.attach(container);
    },
    setFiles: (next) => {
      files = new Map(Object.entries(next));
      return edit((number) => ({ type: 'files-set', edit: number, files: next }));
    },
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
      if (facts.unavailable === 'worker') {
        worker.end();
        worker = startWorker();
        worker.send({ type: 'files-set', edit: timings.start(now()), files: Object.fromEntries(files) });
      }
      frames.replace(facts.frozen === null ? 'spare' : 'after-hang');
    },
    dismissError: () => learn({ type: 'error-dismissed' }),
    setColorScheme: (next) => {
      scheme = next;
      frames.sendToAll({ type: 'color-scheme-set', scheme: next });
    },
    getState: () => state,
    dispose: () => {
      disposed = true;
      clearInterval(ticker);
      clearTimeout(cutOff);
      focusGuard?.dispose();
      frames.clear();
      worker.end();
    },
  };
}
