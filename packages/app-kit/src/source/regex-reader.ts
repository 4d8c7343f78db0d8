import { backslash, closeBracket, lineFeed, openBracket, slash } from './characters.ts';

const insideClass = 2;
const outsideClass = 1;

function endOfFlags(source: string, offset: number): number {
  let at = offset;
  while (at < source.length && source.charCodeAt(at) >= 97 && source.charCodeAt(at) <= 122) at += 1;
  return at;
}

/**
 * Reads regular expressions of one source. Remembers where it has been: an attempt that comes to a place in the
 * state of an earlier one would fail as that one did, so a line full of unclosed ones costs only its length.
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
