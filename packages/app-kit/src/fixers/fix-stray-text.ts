import { lineAt, type TextFixer } from './text-fixer.ts';

type Strip = (source: string) => string | undefined;

/** A source that an answer wrote as one JSON string. */
const fromString: Strip = (source) => {
  const text = source.trim();
  if (!/^"(?:import|const|export|\/\/|\/\*)/.test(text) || !text.endsWith('"')) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'string' && value.includes('\n') ? `${value.trimEnd()}\n` : undefined;
  } catch {
    return undefined;
  }
};

/** A source on one line with `\n` for its line breaks. */
const fromEscapes: Strip = (source) => {
  const text = source.trim();
  if (text.includes('\n') || !/;\\n|\}\\n|\\n\\n/.test(text)) return undefined;
  return `${text.replaceAll(/\\([nt"'])/g, (_, code: string) => ({ n: '\n', t: '\t' })[code] ?? code).trimEnd()}\n`;
};

/** The content of the only code fence, or the code above a single closing fence. */
const fromFence: Strip = (source) => {
  const fences = [...source.matchAll(/^[ \t]{0,3}```[\w-]*(?:[: ][\w./@-]{1,200})?[ \t]*$/gm)];
  const [first, second] = fences;
  if (first === undefined || fences.length > 2) return undefined;
  const before = source.slice(0, first.index);
  const after = source.slice(first.index + first[0].length);
  if (second !== undefined) {
    return `${source.slice(first.index + first[0].length, second.index).trim()}\n`;
  }
  return /^(?:import|export|const)\b/m.test(before) ? `${before.trim()}\n` : `${after.trim()}\n`;
};

/** The path of the file as the first line. */
const withoutPath: Strip = (source) => {
  const [line = ''] = source.split('\n', 1);
  if (
    line.length > 200 ||
    !/^(?:File:\s*)?[`*]{0,2}[\w.@-]+(?:\/[\w.@-]+)+\.[cm]?[jt]sx?[`*]{0,2}:?\s*$/.test(line)
  )
    return undefined;
  return source.slice(line.length).trimStart();
};

/** Numbers of the lines, as an editor shows them. */
const withoutNumbers: Strip = (source) => {
  if (!/^\s{0,5}1\s?[|:]/.test(source)) return undefined;
  const lines = source.trimEnd().split('\n');
  const read = lines.map((line) => /^\s{0,5}(\d{1,5})\s?[|:] ?(.*)$/.exec(line));
  if (!read.every((found, index) => found?.[1] === String(index + 1))) return undefined;
  return `${read.map((found) => found?.[2] ?? '').join('\n')}\n`;
};

/** The marks of an edit whose search is empty, which is a whole file. */
const withoutMarks: Strip = (source) =>
  /^<{5,9} SEARCH\n={5,9}\n([^]*?)\n?>{5,9} REPLACE\s*$/.exec(source)?.[1]?.concat('\n');

/** The closing tag of a block, left at the end. */
const withoutClosingTag: Strip = (source) => {
  const end = /\n<\/(?:file|edit|content|boltAction|artifact)>\s{0,20}$/.exec(source.slice(-60));
  return end === null ? undefined : `${source.slice(0, source.length - end[0].length).trimEnd()}\n`;
};

const entities: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  '#39': "'",
  '#x27': "'",
  amp: '&',
};

const decode: Strip = (source) =>
  /&(?:lt|gt|amp);/.test(source)
    ? source.replaceAll(/&(lt|gt|quot|apos|amp|#39|#x27);/g, (_, name: string) => entities[name] ?? '')
    : undefined;

const straighten: Strip = (source) => {
  const next = source
    .replaceAll(/(^|[\s=({[,:!])[‘’]([^‘’'\n]{0,200})[‘’](?=[\s;,)}\]:]|$)/gm, "$1'$2'")
    .replaceAll(/(^|[\s=({[,:!])[“”]([^“”"\n]{0,200})[“”](?=[\s;,)}\]:/>]|$)/gm, '$1"$2"');
  return next === source ? undefined : next;
};

const convertComments: Strip = (source) =>
  source.includes('<!--')
    ? source.replaceAll(/<!--\s?([^]{0,500}?)\s?-->/g, (_, text: string) => `{/* ${text.trim()} */}`)
    : undefined;

const withoutInvisible: Strip = (source) =>
  /[\u200b\u2060\ufeff]/.test(source) ? source.replaceAll(/[\u200b\u2060\ufeff]/g, '') : undefined;

/** A file that starts like this parses by chance: as a template, a text or a division. */
const always: readonly Strip[] = [fromString, withoutPath];
const broken: readonly Strip[] = [
  fromEscapes,
  fromFence,
  withoutNumbers,
  withoutMarks,
  withoutClosingTag,
  decode,
  straighten,
  convertComments,
  withoutInvisible,
];

/** Removes what a chat adds to a file: fences, explanations, entities, typographic quotes, line numbers. */
export const fixStrayText: TextFixer = {
  kind: 'stray-text',
  fix: ({ source, error }) => {
    const isFenced = lineAt(source, 1).text.startsWith('```');
    const strips = error !== undefined || isFenced ? [...always, ...broken] : always;
    const next = strips.reduce((text, strip) => strip(text) ?? text, source);
    return next === source ? undefined : next;
  },
};
