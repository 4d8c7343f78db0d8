import { type MountOutcome, mountErrorLimits, type TurnId, type VersionId } from '@kilim/contract';
import type { PreviewState, UpdateTiming } from '@kilim/preview/host';

/** A turn whose version is in the preview. */
export interface MountSubject {
  readonly turnId: TurnId;
  readonly versionId: VersionId;
}

interface MountWatchOptions {
  readonly report: (turnId: TurnId, outcome: MountOutcome) => void;
  /** Runs a task once after a delay; returns a function that cancels it. */
  readonly later: (task: () => void, delay: number) => () => void;
}

export interface MountWatch {
  /** Watches a version that the preview got with the last noted edit. */
  start(subject: MountSubject): void;
  /** The preview gets other files, so what follows says nothing about the watched version. */
  noteEdit(edit: number): void;
  noteUpdate(timing: UpdateTiming): void;
  noteState(state: PreviewState): void;
  /** Ends a watch without a report. */
  cancel(): void;
}

/** An app has started well when it ran this long without an uncaught error: docs/rules/turns.md#mount-reports */
const settleTime = 5_000;
/** How long the preview may take to load the version. */
const loadTime = 20_000;

interface Watched extends MountSubject {
  readonly edit: number;
  /** Whether the preview runs the version. */
  isApplied: boolean;
  cancel: () => void;
}

/** What a state says about the version in the preview. */
export function outcomeOf(state: PreviewState, versionId: VersionId): MountOutcome {
  const failed = (message: string, path: string | null = null, line: number | null = null): MountOutcome => ({
    result: 'error',
    versionId,
    error: {
      // A text with U+0000 is rejected by the server.
      message: message.replaceAll('\u0000', '').slice(0, mountErrorLimits.message) || 'unknown',
      path: path === null ? null : path.slice(0, mountErrorLimits.path),
      line,
    },
  });
  switch (state.kind) {
    case 'running':
      return { result: 'ok', versionId };
    case 'starting':
    case 'unavailable':
      return { result: 'not-loaded', versionId };
    case 'frozen':
      return failed(`frozen: ${state.reason}`);
    case 'no-entry':
      return failed(`no entry: ${state.candidates.join(', ')}`);
    case 'build-error':
    case 'runtime-error':
      return failed(state.error.message, state.error.path, state.error.line);
  }
}

/**
 * Watches how the version of a turn starts in the preview and reports it once. An error counts from the moment at which
 * the preview runs the version: one that is reported before may belong to the files before. After 5 s the state counts
 * as it is.
 */
export function createMountWatch({ report, later }: MountWatchOptions): MountWatch {
  let state: PreviewState = { kind: 'starting', lastGood: false };
  let lastEdit = 0;
  let appliedEdit = 0;
  let watched: Watched | null = null;

  function cancel(): void {
    watched?.cancel();
    watched = null;
  }

  function finish(outcome: MountOutcome): void {
    const turnId = watched?.turnId;
    cancel();
    if (turnId !== undefined) report(turnId, outcome);
  }

  function settle(): void {
    if (watched === null) return;
    const outcome = outcomeOf(state, watched.versionId);
    if (outcome.result === 'error' || watched.isApplied) finish(outcome);
    else watched.cancel = later(giveUp, loadTime - settleTime);
  }

  function giveUp(): void {
    if (watched === null) return;
    const outcome = outcomeOf(state, watched.versionId);
    finish(outcome.result === 'error' ? outcome : { result: 'not-loaded', versionId: watched.versionId });
  }

  function apply(): void {
    if (watched === null || watched.isApplied || appliedEdit < watched.edit) return;
    watched.cancel();
    watched.isApplied = true;
    watched.cancel = later(settle, settleTime);
  }

  function noteState(next: PreviewState): void {
    state = next;
    if (watched?.isApplied !== true) return;
    const outcome = outcomeOf(next, watched.versionId);
    if (outcome.result === 'error') finish(outcome);
  }

  return {
    start: (subject) => {
      cancel();
      watched = { ...subject, edit: lastEdit, isApplied: false, cancel: later(settle, settleTime) };
      apply();
      // The preview may have run the version, and failed, before its turn was known to have ended.
      noteState(state);
    },
    noteEdit: (edit) => {
      lastEdit = edit;
      cancel();
    },
    noteUpdate: ({ edit, phase }) => {
      if (phase !== 'applied') return;
      appliedEdit = Math.max(appliedEdit, edit);
      apply();
    },
    noteState,
    cancel,
  };
}
