import { backslash, closeBracket, lineFeed, openBracket, slash } from './characters.ts';

const insideClass = 2;
const outsideClass = 1;

function endOfFlags(source: string, offset: number): number {
  let at = offset;
  while (at < source.length && source.charCodeAt(at) >= 97 && source.charCodeAt(at) <= 122) at += 1;
  return at;
}

/**
 * Creates a function that returns the end of the regular expression at an offset, or the offset if there is none. It
 * memoises failed positions, so that a line of unclosed regular expressions takes linear time.
 */
export function createRegexReader(source: string): (offset: number) => number {
  let visited: Uint8Array | undefined;
  return (offset) => {
    visited ??= new Uint8Array(source.length);
    let state = outsideClass;
    let at = offset + 1;
    while (at < source.length) {
      const code = source.charCodeAt(at);
      const seen = visited[at] ?? 0;
      if (code === lineFeed || (seen & state) !== 0) return offset;
      if (code === slash && state === outsideClass) {
        return at === offset + 1 ? offset : endOfFlags(source, at + 1);
      }
      visited[at] = seen | state;
      if (code === backslash) {
        if (source.charCodeAt(at + 1) === lineFeed) return offset;
        at += 2;
        continue;
      }
      if (code === openBracket) state = insideClass;
      else if (code === closeBracket) state = outsideClass;
      at += 1;
    }
    return offset;
  };
}
