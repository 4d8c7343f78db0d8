import { type ProjectFiles, readProjectFile } from '../../project/project-files.ts';
import type { ReplyFile } from '../../reply/reply-schema.ts';
import { findModuleSpecifiers } from '../../source/module-specifiers.ts';
import { scanSource } from '../../source/scan-source.ts';
import type { Tokens } from '../../source/token-list.ts';
import { listCodePaths } from '../project-shape.ts';
import { type SourceChange, toReplyEdits } from '../source-edits.ts';

/** Escapes a text for its quotation mark; markup has none and cannot contain braces or tags. */
function escapeFor(text: string, quote: string): string {
  if (quote === '') return /[{}<>]/.test(text) ? `{${JSON.stringify(text)}}` : text;
  return JSON.stringify(text)
    .slice(1, -1)
    .replaceAll('\\"', '"')
    .replaceAll(quote, `\\${quote}`)
    .replaceAll(quote === '`' ? '$' + '{' : '\u0000', '\\$' + '{');
}

interface Place {
  readonly start: number;
  readonly end: number;
  readonly quote: string;
}

function findStrings(source: string, tokens: Tokens): Place[] {
  const found: Place[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const kind = tokens.kindAt(index);
    if (kind !== 'string' && kind !== 'template') continue;
    const [start, end] = [tokens.startAt(index), tokens.endAt(index)];
    found.push({ start, end, quote: /['"`]/.exec(source.charAt(start))?.[0] ?? '`' });
  }
  return found;
}

/** Possibly visible texts: strings, templates and text between tags, without import specifiers. */
function findPlaces(path: string, source: string): Place[] {
  const scan = scanSource(source, { jsx: path.endsWith('x') });
  if (!scan.isBalanced) return [];
  const specifiers = new Set(findModuleSpecifiers(source, scan).map(({ start }) => start - 1));
  const inTags = scan.elements.flatMap((element) => element.attributes);
  const strings = findStrings(source, scan.tokens).filter(({ start }) => !specifiers.has(start));
  const attributes = inTags
    .filter(({ start, end }) => /=\s*["']/.test(source.slice(start, end)))
    .map(({ start, end }) => ({ start, end, quote: source.charAt(end - 1) }));
  const known = new Set(strings.map(({ start }) => start));
  return [
    ...strings,
    ...attributes.filter(({ end, start, quote }) => {
      const open = source.indexOf(quote, start);
      return open !== -1 && open < end && !known.has(open);
    }),
    ...scan.texts.map(({ start, end }) => ({ start, end, quote: '' })),
  ].sort((a, b) => a.start - b.start);
}

function findChanges(path: string, source: string, before: string, after: string): SourceChange[] {
  const changes: SourceChange[] = [];
  for (const { start, end, quote } of findPlaces(path, source)) {
    const needle = quote === '' ? before : escapeFor(before, quote);
    const last = changes.at(-1)?.end ?? 0;
    const from = Math.max(start, last);
    const place = source.slice(from, Math.max(from, end));
    for (let at = place.indexOf(needle); at !== -1; at = place.indexOf(needle, at + needle.length)) {
      const found = from + at;
      changes.push({ start: found, end: found + needle.length, replace: escapeFor(after, quote) });
    }
  }
  return changes;
}

/** Replaces all occurrences of a visible text; if the project has a file of texts, only there. */
export function replaceText(files: ProjectFiles, before: string, after: string): Record<string, ReplyFile> {
  const changed: Record<string, ReplyFile> = {};
  for (const path of listCodePaths(files)) {
    const source = readProjectFile(files, path) ?? '';
    if (!source.includes(before) && !/['"`\\]/.test(before)) continue;
    const changes = findChanges(path, source, before, after);
    if (changes.length > 0) changed[path] = { edits: toReplyEdits(source, changes) };
  }
  const own = changed['src/strings.ts'];
  return own === undefined ? changed : { 'src/strings.ts': own };
}
