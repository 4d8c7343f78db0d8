import { patchSource } from '../source/patch-source.ts';
import { lastNonSpaceBefore } from '../source/skip-space.ts';
import type { SourceFixer } from './fixer.ts';

/** Removes `className` and `class` from components of packages, which ignore it; the project's own components may use it. */
export const fixClassName: SourceFixer = {
  kind: 'class-name',
  fix: ({ file, inspection }) => {
    if (!file.scan.isBalanced) return undefined;
    const packageNames = new Set(
      inspection.imports
        .filter(({ specifier }) => !specifier.startsWith('.'))
        .flatMap(({ names }) => names.map(({ local }) => local)),
    );
    const patches = file.scan.elements
      .filter(({ name }) => packageNames.has(name.split('.')[0] ?? ''))
      .flatMap(({ attributes }) => attributes.filter(({ name }) => name === 'className' || name === 'class'))
      .map(({ start, end }) => ({ start: lastNonSpaceBefore(file.source, start) + 1, end, text: '' }));
    if (patches.length === 0) return undefined;
    return { source: patchSource(file.source, patches), params: { count: String(patches.length) } };
  },
};
