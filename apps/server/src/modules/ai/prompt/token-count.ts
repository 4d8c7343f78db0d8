/**
 * Counts the tokens of a text with the `o200k_base` encoding. With `limit`, counting stops above it: the result is then
 * some number greater than `limit`.
 */
export type CountTokens = (text: string, limit?: number) => number;

// The tokenizer is quadratic in the length of an unbroken run: 100,000 equal letters took seven seconds. User texts
// are therefore counted in slices; each cut adds at most one token and never removes one.
const sliceMaximum = 2_000;
const unbrokenMaximum = 200;

function endOfSlice(text: string, start: number): number {
  const end = start + sliceMaximum;
  if (end >= text.length && text.length - start <= unbrokenMaximum) return text.length;
  const part = text.slice(start, end);
  const line = part.lastIndexOf('\n');
  if (line > 0) return start + line;
  const space = part.lastIndexOf(' ');
  if (space > 0) return start + space;
  return Math.min(text.length, start + unbrokenMaximum);
}

function* cutText(text: string): Generator<string> {
  for (let start = 0; start < text.length; ) {
    const end = Math.max(start + 1, endOfSlice(text, start));
    yield text.slice(start, end);
    start = end;
  }
}

let loading: Promise<CountTokens> | undefined;

async function load(): Promise<CountTokens> {
  const { countTokens } = await import('gpt-tokenizer/encoding/o200k_base');
  // A control token in a user's file is plain text.
  const options = { disallowedSpecial: new Set<string>() };
  return (text, limit = Number.POSITIVE_INFINITY) => {
    let tokens = 0;
    for (const slice of cutText(text)) {
      tokens += countTokens(slice, options);
      if (tokens > limit) break;
    }
    return tokens;
  };
}

/** Returns the counter. Only worker threads call it: the first call loads its tables (46 MB, 0.3 s of CPU time). */
export function loadTokenCounter(): Promise<CountTokens> {
  loading ??= load();
  return loading;
}
