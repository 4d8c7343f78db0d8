import { patchSource } from '../source/patch-source.ts';
import { lastNonSpaceBefore } from '../source/skip-space.ts';
import type { SourceFixer } from './fixer.ts';

/** `className` says nothing to components of packages; own components may use it and keep it. */
export const fixClassName: SourceFixer = {
  kind: 'class-name',
  fix: ({ file, inspection }) => {
    if (!file.scan.isBalanced) return undefined;
    const foreign = new Set(
      inspection.imports
        .filter(({ specifier }) => !specifier.startsWith('.'))
        .flatMap(({ names }) => names.map(({ local }) => local)),
    );
    const patches = file.scan.elements
      .filter(({ name }) => foreign.has(name.split('.')[0] ?? ''))
      .flatMap(({ attributes }) => attributes.filter(({ name }) => name === 'className'))
      .map(({ start, end }) => ({ start: lastNonSpaceBefore(file.source, start) + 1, end, text: '' }));
    if (patches.length === 0) return undefined;
    return { source: patchSource(file.source, patches), params: { count: String(patches.length) } };
  },
};
