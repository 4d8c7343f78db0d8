import type { TurnDelta, TurnProgress } from '@kilim/contract';
import { contentMaximum, titleMaximum } from '../answers/reply-summary.ts';
import { foldDelta } from '../reply-stream/fold-delta.ts';

/** Batches the deltas of a running turn: joins them, numbers them consecutively and publishes them at intervals. */
export interface TurnDeltaBatcher {
  readonly emit: (delta: TurnDelta) => void;
  /** The progress including unpublished deltas, which are published by this call. */
  readonly progress: () => TurnProgress;
  /** Publishes pending deltas and ignores later ones. */
  close(): void;
  /** Drops pending deltas and ignores later ones. */
  discard(): void;
}

export interface TurnDeltaBatcherOptions {
  readonly start: TurnProgress;
  /** Milliseconds between two batches. */
  readonly interval: number;
  readonly publish: (sequence: number, delta: TurnDelta) => void;
}

// Keeps an event below PostgreSQL's NOTIFY limit of 8,000 bytes.
const textMaximum = 2_000;

/** A chat message stores no more of these; megabytes of a sentence would only stop the tab that shows them. */
const shownMaximum = { title: titleMaximum, explanation: contentMaximum } as const;

/** Cuts title and explanation to what is shown; null when nothing is left of a delta. */
function createCutter({ title, explanation }: TurnProgress): (delta: TurnDelta) => TurnDelta | null {
  let shown = { title: title.length, explanation: explanation.length };
  return (delta) => {
    if (delta.kind === 'reset') shown = { title: 0, explanation: 0 };
    if (delta.kind !== 'title' && delta.kind !== 'explanation') return delta;
    const text = delta.text.slice(0, Math.max(0, shownMaximum[delta.kind] - shown[delta.kind]));
    shown = { ...shown, [delta.kind]: shown[delta.kind] + text.length };
    return text === '' ? null : { ...delta, text };
  };
}

function join(last: TurnDelta | undefined, next: TurnDelta): TurnDelta | null {
  if (!last || !('text' in last) || !('text' in next) || last.kind !== next.kind) return null;
  if (last.text.length + next.text.length > textMaximum) return null;
  if (last.kind === 'file-delta' && next.kind === 'file-delta' && last.path !== next.path) return null;
  return { ...last, text: last.text + next.text };
}

function* split(delta: TurnDelta): Generator<TurnDelta> {
  if (!('text' in delta)) return yield delta;
  for (let at = 0; at < delta.text.length; at += textMaximum) {
    yield { ...delta, text: delta.text.slice(at, at + textMaximum) };
  }
}

export function createTurnDeltaBatcher({
  start,
  interval,
  publish,
}: TurnDeltaBatcherOptions): TurnDeltaBatcher {
  let progress = start;
  let pending: TurnDelta[] = [];
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  const cut = createCutter(start);

  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const deltas = pending;
    pending = [];
    for (const delta of deltas) {
      progress = foldDelta(progress, progress.sequence + 1, delta);
      publish(progress.sequence, delta);
    }
  };

  return {
    emit: (delta) => {
      const shown = isClosed ? null : cut(delta);
      if (shown === null) return;
      for (const part of split(shown)) {
        const joined = join(pending.at(-1), part);
        if (joined) pending[pending.length - 1] = joined;
        else pending.push(part);
      }
      timer ??= setTimeout(flush, interval);
    },
    progress: () => {
      flush();
      return progress;
    },
    close: () => {
      flush();
      isClosed = true;
    },
    discard: () => {
      clearTimeout(timer);
      pending = [];
      isClosed = true;
    },
  };
}
