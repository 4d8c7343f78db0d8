import { findEntry } from '../project/find-entry.ts';
import type { SourceFixer } from './fixer.ts';

/** The entry gives its `App` by default; that is the component that preview and export mount. */
export const fixDefaultExport: SourceFixer = {
  kind: 'missing-default-export',
  fix: ({ files, file, inspection }) => {
    if (findEntry(files) !== file.path || inspection.exports.includes('default')) return undefined;
    if (inspection.hasReExportAll.length > 0) return undefined;
    const { source, scan } = file;
    const words = scan.tokens
      .filter(({ kind }) => kind !== 'comment')
      .map(({ start, end }) => source.slice(start, end));
    const isDeclared = words.some(
      (word, at) => word === 'App' && /^(?:function|const|class|let)$/.test(words[at - 1] ?? ''),
    );
    if (!isDeclared) return undefined;
    return { source: `${source.trimEnd()}\n\nexport default App;\n`, params: { name: 'App' } };
  },
};
