import { findNonTextContainers } from '../checks/check-markup.ts';
import { type Patch, patchSource } from '../source/patch-source.ts';
import { firstNonSpaceFrom, lastNonSpaceBefore } from '../source/skip-space.ts';
import type { JsxElement, Span } from '../source/source-scan.ts';
import type { SourceFixer } from './fixer.ts';

function trimSpan(source: string, { start, end }: Span): Span {
  const from = firstNonSpaceFrom(source, start);
  return from >= end ? { start, end: start } : { start: from, end: lastNonSpaceBefore(source, end) + 1 };
}

/** The ranges of an element to wrap: its whole content, or the texts that are not next to an expression. */
function findWraps(
  source: string,
  element: JsxElement,
  texts: readonly Span[],
  hasElements: boolean,
): Span[] {
  const trimmed = texts.map((text) => trimSpan(source, text)).filter(({ start, end }) => end > start);
  if (trimmed.length === 0) return [];
  if (!hasElements) return [trimSpan(source, { start: element.openEnd, end: element.closeStart })];
  // A text next to an expression may be one text together with it.
  return trimmed.filter(
    ({ start, end }) =>
      source[lastNonSpaceBefore(source, start)] !== '}' && source[firstNonSpaceFrom(source, end)] !== '{',
  );
}

/** Removes punctuation behind an element, and writes a line comment between tags as one of JSX. */
function replaceStray(source: string, text: Span): Patch[] {
  const { start, end } = trimSpan(source, text);
  if (end - start > 500 || end === start) return [];
  const content = source.slice(start, end);
  if (/^[;,]$/.test(content)) return [{ start, end, text: '' }];
  const isComment = content.split('\n').every((line) => /^\s*\/\//.test(line)) && !content.includes('*/');
  if (!isComment) return [];
  const lines = content.split('\n').map((line) => line.replace(/^\s*\/\/\s?/, '').trim());
  return [{ start, end, text: lines.map((line) => `{/* ${line} */}`).join('\n') }];
}

/** Wraps text directly inside a View or another such container in a Text, because React Native throws for it. */
export const fixLooseText: SourceFixer = {
  kind: 'loose-text',
  fix: ({ file, inspection }) => {
    const { source, scan } = file;
    if (!scan.isBalanced) return undefined;
    const parents = new Set(scan.elements.map(({ parent }) => parent));
    const textsOf = new Map<number, Span[]>();
    for (const text of scan.texts) {
      const texts = textsOf.get(text.parent);
      if (texts === undefined) textsOf.set(text.parent, [text]);
      else texts.push(text);
    }
    const nonText = findNonTextContainers(inspection.imports);
    const stray = scan.texts.flatMap((text): Patch[] =>
      nonText.has(scan.elements[text.parent]?.name ?? '') ? replaceStray(source, text) : [],
    );
    if (stray.length > 0)
      return { source: patchSource(source, stray), params: { count: String(stray.length) } };
    const patches: Patch[] = scan.elements.flatMap((element, index) => {
      if (element.isSelfClosing || !nonText.has(element.name)) return [];
      return findWraps(source, element, textsOf.get(index) ?? [], parents.has(index)).flatMap(
        ({ start, end }) => [
          { start, end: start, text: '<Text>' },
          { start: end, end, text: '</Text>' },
        ],
      );
    });
    if (patches.length === 0) return undefined;
    return { source: patchSource(source, patches), params: { count: String(patches.length / 2) } };
  },
};
