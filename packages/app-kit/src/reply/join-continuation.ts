import { createBlockReader } from './block-reader.ts';
import { readOpeningTag } from './opening-tag.ts';
import { skipReasoning } from './parse-reply.ts';

/** The block in which an answer ended. */
export interface OpenBlock {
  readonly name: string;
  readonly path: string;
}

export interface AnswerEnd {
  /** The block that has no closing tag, if any. */
  readonly open: OpenBlock | undefined;
  /** Paths of the complete blocks, in their order. */
  readonly complete: readonly string[];
}

/** Where an answer ended, if it is tagged. */
export function readAnswerEnd(text: string): AnswerEnd {
  let complete: string[] = [];
  let current: OpenBlock | undefined;
  let open: OpenBlock | undefined;
  const reader = createBlockReader({
    prose: () => {},
    reset: () => {
      complete = [];
    },
    tag: ({ path, to }) => void (path + to !== '' && complete.push(path || to)),
    open: ({ name, path }) => {
      current = { name, path };
    },
    content: () => {},
    close: (isComplete) => {
      if (isComplete && current !== undefined) complete.push(current.path);
      else open = current;
    },
  });
  reader.write(text);
  reader.end();
  return { open, complete };
}

const overlapLines = 20;
const shortestOverlap = 40;
const shortestPartialLine = 8;

/** Offset of the last opening tag of a block, or -1. */
function findTag(text: string, { name, path }: OpenBlock, from: 'first' | 'last'): number {
  const found = [...text.matchAll(/<\s*(?:file|edit)[\s/]/g)].filter(({ index }) => {
    const tag = readOpeningTag(text, index);
    return tag?.name === name && tag.path === path;
  });
  return (from === 'first' ? found[0] : found.at(-1))?.index ?? -1;
}

/** Characters at the start of a continuation that repeat the end of the answer. */
function countRepeated(before: string, more: string): number {
  const tail = before.slice(-4_000);
  const starts: number[] = [];
  for (let at = tail.length; at > 0 && starts.length < overlapLines; ) {
    at = tail.lastIndexOf('\n', at - 1);
    starts.push(at + 1);
    if (at === -1) break;
  }
  for (const [lines, start] of [...starts.entries()].toReversed()) {
    const end = tail.slice(start);
    const shortest = lines === 0 ? shortestPartialLine : shortestOverlap;
    if (end.trim().length >= shortest && more.startsWith(end)) return end.length;
  }
  return 0;
}

/** A continuation without the code fence that a model puts around it. */
function withoutFence(more: string): string {
  const opening = /^\s*`{3}\w*[ \t]*\r?\n/.exec(more);
  if (opening === null) return more;
  return more.slice(opening[0].length).replace(/\r?\n`{3}[ \t]*(?=\r?\n\s*<\s*\/|\s*$)/, '');
}

/**
 * Joins an answer that was cut off with its continuation, byte by byte. What the continuation repeats is left out: a block
 * that it begins again, the lines at which the answer stopped, and a code fence around it.
 */
export function joinContinuation(before: string, continuation: string): string {
  const more = skipReasoning(continuation);
  // Half a letter at the cut, unless its other half follows.
  const kept = before.replace(
    /^[\uDC00-\uDFFF]/.test(more) ? /\uFFFD+$/ : /(?:\uFFFD+|[\uD800-\uDBFF])$/,
    '',
  );
  const { open } = readAnswerEnd(kept);
  if (open === undefined) return kept + more.slice(countRepeated(kept, more));
  const again = findTag(more, open, 'first');
  const isClosedBefore = new RegExp(`<\\s*/\\s*${open.name}\\s*>`).test(more.slice(0, Math.max(0, again)));
  if (again !== -1 && !isClosedBefore) {
    return kept.slice(0, findTag(kept, open, 'last')) + more.slice(again);
  }
  const rest = withoutFence(more);
  return kept + rest.slice(countRepeated(kept, rest));
}
