const tokenPattern = /'[^'\n]*'|"[^"\n]*"|[\p{L}_$][\p{L}\d_$]*|[\d.]+|\S/gu;
const styleKey =
  /^(?:padding|margin|gap|rowGap|columnGap|width|height|size|opacity|elevation|color|overflow|position|zIndex|aspectRatio|top|left|right|bottom|letterSpacing|lineHeight|(?:min|max)(?:Width|Height)|(?:padding|margin|font|border|shadow|flex|align|justify|text(?:Align|Transform|Decoration)|background|tint)\w*|\w+Color)$/;
const colourOrFontKey = /^(?:color|\w*Color|background|opacity|font\w*)$/;
const colourValue = /^['"](?:#[\da-f]{3,8}|(?:rgb|hsl)a?\(.*)['"]$/i;
/** What a style consists of beside its keys: values, signs and the attribute itself. */
const stylePart = /^(?:['"].*['"]|[\d.]+|[-:,{}[\]]|true|false|style|=)$/;

/** The tokens that differ between two pieces of code, and the key before them. */
function readDifference(before: string, after: string) {
  const old: string[] = before.match(tokenPattern) ?? [];
  const next: string[] = after.match(tokenPattern) ?? [];
  let start = 0;
  while (start < Math.min(old.length, next.length) && old[start] === next[start]) start += 1;
  let end = 0;
  const shortest = Math.min(old.length, next.length) - start;
  while (end < shortest && old.at(-1 - end) === next.at(-1 - end)) end += 1;
  const tokens = [...old.slice(start, old.length - end), ...next.slice(start, next.length - end)];
  const key = old[start - 1] === ':' ? old[start - 2] : undefined;
  return { tokens, key };
}

/** `measure` stands for sizes, spaces and places. */
export type LookChange = 'colour-or-font' | 'measure';

/**
 * Whether a piece of code differs from another one only by values of styles, such as `padding: 8` and `padding: 16`, and
 * whether these are colours or fonts; null for any other difference. Both are the changed lines of one place.
 */
export function readLookChange(before: string, after: string): LookChange | null {
  const { tokens, key = '' } = readDifference(before, after);
  if (tokens.some((token) => !stylePart.test(token) && !styleKey.test(token))) return null;
  const isColourOrFont = (token: string): boolean => colourValue.test(token) || colourOrFontKey.test(token);
  if (isColourOrFont(key) || tokens.some(isColourOrFont)) return 'colour-or-font';
  return styleKey.test(key) || tokens.some((token) => styleKey.test(token)) ? 'measure' : null;
}
