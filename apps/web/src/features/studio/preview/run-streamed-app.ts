import type { TurnId } from '@kilim/contract';
import type { PreviewHost, UpdateTiming } from '@kilim/preview/host';
import type { TurnStream } from '../chat/turn-stream.ts';
import type { DocumentStore } from '../document/document-store.ts';
import { contentsByPath } from './diff-files.ts';
import { confirmedApp, isStarter, streamedApp } from './first-turn.ts';
import type { PreparedApp } from './prepare-composed-app.ts';
import type { PreviewStore } from './preview-store.ts';

export interface StreamedAppRunner {
  /**
   * Sets the project's files with those of the shown app again, after an edit of a project that the app is still to
   * replace. Returns the number of the edit, or null if no app is shown.
   */
  keepShown(): number | null;
  /** Handles the progress of updates of the preview. */
  note(timing: UpdateTiming): void;
  stop(): void;
}

interface StreamedAppOptions {
  readonly host: Pick<PreviewHost, 'setFiles'>;
  readonly document: Pick<DocumentStore, 'getState'>;
  readonly preview: Pick<PreviewStore, 'change'>;
  readonly turns: Pick<TurnStream, 'getState' | 'subscribe'>;
  /** The app that was composed while the prompt was typed. */
  readonly prepared: Pick<PreparedApp, 'files'>;
  /** Adds the bytes of binary files. */
  readonly fill: (content: string) => string;
}

type Files = Readonly<Record<string, string>>;

const haveSameContents = (one: Files, other: Files): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([path, content]) => other[path] === content);

/** Runs the composed app of a first turn while the server still checks and saves it. A failed turn brings the project back. */
export function runStreamedApp(options: StreamedAppOptions): StreamedAppRunner {
  const { host, document, preview, turns, prepared, fill } = options;
  let shown: { readonly turn: TurnId; readonly files: Files } | null = null;
  let edit = Number.POSITIVE_INFINITY;

  // The starter's other files stay until the answer is saved; the app does not import them.
  const setFiles = (files: Files): number =>
    host.setFiles({ ...contentsByPath(document.getState().files, fill), ...files });

  function update(): void {
    const { turn } = turns.getState();
    if (turn === null) return;
    if (turn.id === shown?.turn && (turn.status === 'failed' || turn.status === 'stopped')) {
      shown = null;
      edit = Number.POSITIVE_INFINITY;
      preview.change({ isStreamedAppShown: false });
      host.setFiles(contentsByPath(document.getState().files, fill));
    }
    if (!isStarter(document.getState())) return;
    const files = streamedApp(turn) ?? confirmedApp(turn, prepared.files());
    if (files === null || (turn.id === shown?.turn && haveSameContents(files, shown.files))) return;
    shown = { turn: turn.id, files };
    edit = setFiles(files);
  }

  const unsubscribe = turns.subscribe(update);
  update();
  return {
    keepShown: () => (shown !== null && isStarter(document.getState()) ? setFiles(shown.files) : null),
    note: (timing) => {
      if (timing.phase === 'painted' && timing.edit >= edit) preview.change({ isStreamedAppShown: true });
    },
    stop: () => {
      unsubscribe();
      preview.change({ isStreamedAppShown: false });
    },
  };
}
