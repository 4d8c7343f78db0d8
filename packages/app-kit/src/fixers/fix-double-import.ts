import { findImportStatements, writeImportStatement } from '../source/import-statements.ts';
import { type Patch, patchSource } from '../source/patch-source.ts';
import type { TextFixer } from './text-fixer.ts';

/** Removes names that an earlier statement imports from the same module under the same name. */
export const fixDoubleImport: TextFixer = {
  kind: 'double-declaration',
  fix: ({ source, scan, error }) => {
    if (error === undefined || !error.message.includes('has already been declared')) return undefined;
    const known = new Set<string>();
    const isNew = (specifier: string, imported: string, local: string): boolean => {
      const key = `${specifier}\n${imported}\n${local}`;
      if (known.has(key)) return false;
      known.add(key);
      return true;
    };
    const patches = findImportStatements(source, scan).flatMap((statement): Patch[] => {
      const { specifier, defaultName, named, start, end } = statement;
      const keepsDefault = defaultName === undefined || isNew(specifier, 'default', defaultName);
      const kept = named.filter(({ imported, local }) => isNew(specifier, imported, local));
      if (keepsDefault && kept.length === named.length) return [];
      const clause = { ...statement, defaultName: keepsDefault ? defaultName : undefined, named: kept };
      const text = writeImportStatement(clause);
      return [{ start, end: text === '' && source[end] === '\n' ? end + 1 : end, text }];
    });
    return patches.length === 0 ? undefined : patchSource(source, patches);
  },
};
