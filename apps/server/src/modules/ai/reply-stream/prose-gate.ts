import type { TurnDelta } from '@kilim/contract';
import { createTaggedStream } from './read-tagged-stream.ts';

const pageStart = /^<(?:!doctype|html|head|body|\?xml)/i;
/** An object, also in a code fence: it is shown by its fields. */
const objectStart = /^(?:`{3}\w*\s*)?[{[]/;
/** The start of a page, a fence or an object that has not arrived completely. */
const undecided = /^(?:<[!?a-z]{0,8}|`{1,2}|`{3}\w*\s*)$/i;

export interface ProseGate {
  write(text: string): void;
  /** Discards what was shown, because the answer is an object. */
  discard(): void;
  end(): void;
}

/** Shows an answer in prose and blocks while it arrives, and nothing of an object or a web page. */
export function createProseGate(emit: (delta: TurnDelta) => void): ProseGate {
  let hasShown = false;
  let isOpen = false;
  let isClosed = false;
  let held = '';
  const stream = createTaggedStream((delta) => {
    hasShown = true;
    emit(delta);
  });
  const decide = (isFinal: boolean): void => {
    const start = held.slice(0, 200).trimStart();
    if (start === '' || (!isFinal && undecided.test(start))) return;
    isClosed = pageStart.test(start) || objectStart.test(start);
    if (isClosed) return;
    isOpen = true;
    stream.write(held);
    held = '';
  };
  return {
    write: (text) => {
      if (isClosed) return;
      if (isOpen) return stream.write(text);
      held += text;
      decide(false);
    },
    discard: () => {
      if (hasShown) emit({ kind: 'reset' });
    },
    end: () => {
      if (!isOpen && !isClosed) decide(true);
      stream.end();
    },
  };
}
