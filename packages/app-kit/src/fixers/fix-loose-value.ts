import { findNonTextContainers } from '../checks/check-markup.ts';
import { syntaxOf } from '../checks/check-names.ts';
import { patchSource } from '../source/patch-source.ts';
import type { SourceFixer } from './fixer.ts';

/**
 * Wraps strings and numbers in braces inside a View or another such container in a Text, and compares a length in front
 * of `&&` with 0, because React Native throws for text that is not inside a Text.
 */
export const fixLooseValue: SourceFixer = {
  kind: 'loose-text',
  fix: ({ file, inspection }) => {
    const nonText = findNonTextContainers(inspection.imports);
    const loose = (syntaxOf(file)?.looseValues ?? []).filter(({ tag }) => nonText.has(tag));
    if (loose.length === 0) return undefined;
    const { source } = file;
    const patches = loose.flatMap(({ start, end, guard }) => {
      if (guard !== undefined) return [{ start: end, end, text: guard }];
      const isWhole = source[start - 1] === '{' && source[end] === '}';
      if (isWhole && /^(?:' +'|" +")$/.test(source.slice(start, end)))
        return [{ start: start - 1, end: end + 1, text: '' }];
      const [before, after] = isWhole ? [start - 1, end + 1] : [start, end];
      return [
        { start: before, end: before, text: isWhole ? '<Text>' : '<Text>{' },
        { start: after, end: after, text: isWhole ? '</Text>' : '}</Text>' },
      ];
    });
    return { source: patchSource(source, patches), params: { count: String(loose.length) } };
  },
};
