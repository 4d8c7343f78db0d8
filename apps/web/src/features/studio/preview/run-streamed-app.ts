import type { Language } from '@kilim/contract';
import type { PreviewHost, UpdateTiming } from '@kilim/preview/host';
import type { TurnStream } from '../chat/turn-stream.ts';
import type { DocumentStore } from '../document/document-store.ts';
import { hasOwnApp } from '../session/has-own-app.ts';
import type { StudioUiStore } from '../session/studio-ui.ts';
import { contentsByPath } from './diff-files.ts';
import { confirmedApp, type Files, isStarter, promptToCompose, streamedApp } from './first-turn.ts';
import type { PreparedApp } from './prepare-composed-app.ts';
import type { PreviewStore } from './preview-store.ts';

export interface StreamedAppRunner {
  /**
   * Sets the project's files with those of the running app again, after an edit of a project that the app is still to
   * replace. Returns the number of the edit, or null if no app runs.
   */
  keepRunning(): number | null;
  /** Handles the progress of updates of the preview. */
  note(timing: UpdateTiming): void;
  stop(): void;
}

interface StreamedAppOptions {
  readonly host: Pick<PreviewHost, 'setFiles' | 'resetData'>;
  readonly document: Pick<DocumentStore, 'getState'>;
  readonly preview: Pick<PreviewStore, 'change'>;
  readonly turns: Pick<TurnStream, 'getState' | 'subscribe'>;
  readonly ui: Pick<StudioUiStore, 'getState' | 'subscribe'>;
  /** The app that was composed while the prompt was typed. */
  readonly prepared: Pick<PreparedApp, 'files' | 'filesFor' | 'subscribe'>;
  readonly language: () => Language;
  /** Adds the bytes of binary files. */
  readonly fill: (content: string) => string;
}

/** `isCertain`: the server writes just this app. Until then it runs under the cover. */
interface FirstApp {
  readonly files: Files;
  readonly isCertain: boolean;
}

const haveSameContents = (one: Files, other: Files): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([path, content]) => other[path] === content);

/**
 * Runs the composed app of a first prompt while the prompt is sent and the server still writes, checks and saves it. An
 * app that does not come brings the project back: docs/rules/studio.md#first-turn
 */
export function runStreamedApp(options: StreamedAppOptions): StreamedAppRunner {
  const { host, document, preview, turns, ui, prepared, language, fill } = options;
  let running: FirstApp | null = null;
  let edit = Number.POSITIVE_INFINITY;
  let isPainted = false;

  // The starter's other files stay until the answer is saved; the app does not import them.
  const setFiles = (files: Files): number =>
    host.setFiles({ ...contentsByPath(document.getState().files, fill), ...files });

  function findApp(): FirstApp | null {
    const { turn } = turns.getState();
    const certain = turn === null ? null : (streamedApp(turn) ?? confirmedApp(turn, prepared.files()));
    if (certain !== null) return { files: certain, isCertain: true };
    const asked = promptToCompose(turn, ui.getState().sending, language());
    const files =
      asked === null || hasOwnApp(document.getState())
        ? null
        : prepared.filesFor(asked.prompt, asked.language);
    return files === null ? null : { files, isCertain: false };
  }

  function run(app: FirstApp): void {
    const isRunning = running !== null && haveSameContents(running.files, app.files);
    running = app;
    if (!isRunning) {
      isPainted = false;
      preview.change({ startingApp: app.files, isStreamedAppShown: false });
      edit = setFiles(app.files);
    }
    show();
  }

  function show(): void {
    if (isPainted && running?.isCertain) preview.change({ startingApp: null, isStreamedAppShown: true });
  }

  function withdraw(): void {
    running = null;
    edit = Number.POSITIVE_INFINITY;
    preview.change({ startingApp: null, isStreamedAppShown: false });
    host.setFiles(contentsByPath(document.getState().files, fill));
    // The records of an app that did not come are not those of the next one.
    if (!hasOwnApp(document.getState())) host.resetData();
  }

  function update(): void {
    if (!isStarter(document.getState())) return;
    const app = findApp();
    if (app !== null) return run(app);
    const status = turns.getState().turn?.status;
    const hasFailed = status === 'failed' || status === 'stopped';
    if (running !== null && (hasFailed || !running.isCertain)) withdraw();
  }

  const unsubscribe = [turns.subscribe(update), ui.subscribe(update)];
  prepared.subscribe(update);
  update();
  return {
    keepRunning: () => (running !== null && isStarter(document.getState()) ? setFiles(running.files) : null),
    note: (timing) => {
      if (timing.phase !== 'painted' || timing.edit < edit) return;
      isPainted = true;
      show();
    },
    stop: () => {
      for (const end of unsubscribe) end();
      preview.change({ startingApp: null, isStreamedAppShown: false });
    },
  };
}
