import { findEntry } from '../project/find-entry.ts';
import type { Tokens } from '../source/token-list.ts';
import type { SourceFixer } from './fixer.ts';

function declaresApp(tokens: Tokens): boolean {
  for (let index = 1; index < tokens.length; index += 1) {
    if (tokens.textAt(index) !== 'App') continue;
    if (/^(?:function|const|class|let)$/.test(tokens.textAt(index - 1))) return true;
  }
  return false;
}

/** Exports the entry's `App` by default, because preview and export mount the default export. */
export const fixDefaultExport: SourceFixer = {
  kind: 'missing-default-export',
  fix: ({ files, file, inspection }) => {
    if (findEntry(files) !== file.path || inspection.exports.includes('default')) return undefined;
    if (inspection.reExportedModules.length > 0) return undefined;
    const { source, scan } = file;
    if (!declaresApp(scan.tokens)) return undefined;
    return { source: `${source.trimEnd()}\n\nexport default App;\n`, params: { name: 'App' } };
  },
};
