import { isTurnOver, type ProjectEvent, type Turn, type TurnId } from '@kilim/contract';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { applyTurnDelta } from './apply-turn-delta.ts';

export interface TurnStreamState {
  /** The running turn, or the last one until its message stands in the chat. */
  readonly turn: Turn | null;
}

/** How the stream reads turns when events alone do not tell the whole story; both fail with an AppError. */
export interface TurnReader {
  readCurrent(): Promise<Turn | null>;
  read(turnId: TurnId): Promise<Turn>;
}

export interface TurnStream
  extends Pick<StoreApi<TurnStreamState>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Takes a project event of the realtime channel; others than turn events are left alone. */
  receive(event: ProjectEvent): void;
  /** Reads the running turn again: at the start, and whenever events may have been missed. */
  refresh(): Promise<void>;
  /** Shows a turn that this tab has just started. */
  show(turn: Turn): void;
  /** Takes an ended turn away, once the chat holds its message. */
  clear(turnId: TurnId): void;
}

interface TurnStreamOptions {
  readonly reader: TurnReader;
  readonly onEnd: (turn: Turn) => void;
}

/** One project's running turn, folded from numbered deltas; a gap is healed by reading the turn again. */
export function createTurnStream({ reader, onEnd }: TurnStreamOptions): TurnStream {
  const store = createStore<TurnStreamState>(() => ({ turn: null }));
  let isReloading = false;
  const ended = new Set<string>();

  function accept(turn: Turn): void {
    const shown = store.getState().turn;
    if (ended.has(turn.id) && !isTurnOver(turn.status)) return;
    // A reading that is older than what deltas already said must not take words back.
    const isOlder = shown?.id === turn.id && shown.progress.sequence > turn.progress.sequence;
    if (isOlder && !isTurnOver(turn.status)) return;
    store.setState({ turn: shown?.id === turn.id ? keepStreamedFiles(shown, turn) : turn });
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
      // The next delta finds the same gap and asks again.
    } finally {
      isReloading = false;
    }
  }

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    receive(event) {
      if (event.kind === 'turn-started' || event.kind === 'turn-ended') {
        accept(event.turn);
      } else if (event.kind === 'turn-delta') {
        const { turn } = store.getState();
        if (ended.has(event.turnId)) return;
        if (turn === null || turn.id !== event.turnId) {
          void reload(event.turnId);
          return;
        }
        const result = applyTurnDelta(turn, event.sequence, event.delta);
        if (result.kind === 'applied') store.setState({ turn: result.turn });
        else if (result.kind === 'gap') void reload(event.turnId);
      }
    },
    async refresh() {
      const { turn } = store.getState();
      const current = await reader.readCurrent();
      if (current !== null) accept(current);
      else if (turn !== null && !isTurnOver(turn.status)) accept(await reader.read(turn.id));
    },
    show: accept,
    clear(turnId) {
      if (store.getState().turn?.id === turnId) store.setState({ turn: null });
    },
  };
}

/** An ended turn comes without the contents of its files: what was streamed stays until the message takes over. */
function keepStreamedFiles(shown: Turn, next: Turn): Turn {
  const isBare = next.progress.files.every((file) => file.content === '');
  return isTurnOver(next.status) && isBare && shown.progress.files.length > 0
    ? { ...next, progress: shown.progress }
    : next;
}
