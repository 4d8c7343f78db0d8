import { isTurnOver, type ProjectEvent, type Turn, type TurnDelta, type TurnId } from '@kilim/contract';
import { createStore } from 'zustand/vanilla';
import { type ReadableStore, toReadable } from '../readable-store.ts';
import { afterPaint } from './after-paint.ts';
import { applyTurnDelta } from './apply-turn-delta.ts';

export interface TurnStreamState {
  /** The running turn, or the last one until its message is loaded. */
  readonly turn: Turn | null;
}

/** Reads turns from the server when events may have been missed; both methods fail with an AppError. */
export interface TurnReader {
  readCurrent(): Promise<Turn | null>;
  read(turnId: TurnId): Promise<Turn>;
}

export interface TurnStream extends ReadableStore<TurnStreamState> {
  /** Handles a realtime event of the project; events that are not about turns are ignored. */
  receive(event: ProjectEvent): void;
  /** Loads the running turn: at the start and whenever events may have been missed. */
  refresh(): Promise<void>;
  /** Shows a turn that this tab has started or stopped. */
  show(turn: Turn): void;
  /** Removes an ended turn after its message was loaded. */
  clear(turnId: TurnId): void;
}

interface TurnStreamOptions {
  readonly reader: TurnReader;
  readonly onEnd: (turn: Turn) => void;
  /** Runs a function after the shown text was painted. */
  readonly schedule?: (run: () => void) => void;
}

/**
 * The running turn of a project, built from numbered deltas. After a gap it is reloaded from the server. Deltas that
 * arrive while the page paints are shown together: one render for each would fall behind the answer on a slow device.
 */
export function createTurnStream({ reader, onEnd, schedule = afterPaint }: TurnStreamOptions): TurnStream {
  const store = createStore<TurnStreamState>(() => ({ turn: null }));
  /** The shown turn with the deltas that are not shown yet. */
  let latest: Turn | null = null;
  let isPainting = false;
  let isReloading = false;
  const ended = new Set<string>();

  function show(turn: Turn | null): void {
    latest = turn;
    store.setState({ turn });
  }

  function showDelta(turn: Turn): void {
    latest = turn;
    if (isPainting) return;
    isPainting = true;
    show(turn);
    schedule(() => {
      isPainting = false;
      if (latest !== null && latest !== store.getState().turn) showDelta(latest);
    });
  }

  function accept(turn: Turn): void {
    const shown = latest;
    if (ended.has(turn.id) && !isTurnOver(turn.status)) return;
    // A snapshot that is older than the applied deltas must not remove text.
    const isOlder = shown?.id === turn.id && shown.progress.sequence > turn.progress.sequence;
    if (isOlder && !isTurnOver(turn.status)) return;
    show(shown?.id === turn.id ? keepStreamedFiles(shown, turn) : turn);
    if (isTurnOver(turn.status) && !ended.has(turn.id)) {
      ended.add(turn.id);
      onEnd(turn);
    }
  }

  async function reload(turnId: TurnId): Promise<void> {
    if (isReloading) return;
    isReloading = true;
    try {
      accept(await reader.read(turnId));
    } catch {
      // The next delta finds the same gap and reloads.
    } finally {
      isReloading = false;
    }
  }

  return {
    ...toReadable(store),
    receive(event) {
      if (event.kind === 'turn-started' || event.kind === 'turn-ended') {
        accept(event.turn);
      } else if (event.kind === 'turn-delta') {
        if (ended.has(event.turnId)) return;
        if (latest?.id !== event.turnId) {
          void reload(event.turnId);
          return;
        }
        const result = applyTurnDelta(latest, event.sequence, event.delta);
        if (result.kind === 'applied') {
          if (isFirstFile(event.delta, latest)) show(result.turn);
          else showDelta(result.turn);
        }
        if (result.kind === 'gap') void reload(event.turnId);
      }
    },
    async refresh() {
      const turn = latest;
      const current = await reader.readCurrent();
      if (current !== null) accept(current);
      else if (turn !== null && !isTurnOver(turn.status)) accept(await reader.read(turn.id));
    },
    show: accept,
    clear(turnId) {
      if (latest?.id === turnId) show(null);
    },
  };
}

/** The preview can begin when the first file is complete, which decides about an app that was composed in advance. */
const isFirstFile = (delta: TurnDelta, { progress }: Turn): boolean =>
  delta.kind === 'file-end' && progress.files.length === 1;

/** An ended turn arrives without file contents: keep the streamed ones until its message is shown. */
function keepStreamedFiles(shown: Turn, next: Turn): Turn {
  const isBare = next.progress.files.every((file) => file.content === '');
  return isTurnOver(next.status) && isBare && shown.progress.files.length > 0
    ? { ...next, progress: shown.progress }
    : next;
}
