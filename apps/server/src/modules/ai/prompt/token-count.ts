/** Tokens of a text, as the models of today cut it. */
export type CountTokens = (text: string) => number;

// The tokenizer is quadratic in the length of one unbroken run: 100,000 equal letters took it seven seconds. Texts
// come from outside, so they are cut; a cut costs at most one token too many, never one too few.
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
  // What looks like a control token in somebody's file is plain text.
  const options = { disallowedSpecial: new Set<string>() };
  return (text) => {
    let tokens = 0;
    for (const slice of cutText(text)) tokens += countTokens(slice, options);
    return tokens;
  };
}

/** The counter. Its tables (46 MB) are loaded at the first call, which keeps the event loop for about 300 ms. */
export function loadTokenCounter(): Promise<CountTokens> {
  loading ??= load();
  return loading;
}
