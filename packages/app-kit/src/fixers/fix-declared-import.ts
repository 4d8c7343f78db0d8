import { findImportStatements, writeImportStatement } from '../source/import-statements.ts';
import { patchSource } from '../source/patch-source.ts';
import type { SourceFixer } from './fixer.ts';

const declaring = /^(?:function|class|const|let)$/;

/** Removes imports of names that the module declares itself at its top level, which an engine rejects. */
export const fixDeclaredImport: SourceFixer = {
  kind: 'double-declaration',
  fix: ({ file: { source, scan } }) => {
    const { tokens } = scan;
    const declared = new Set<string>();
    let depth = 0;
    for (let index = 0; index < tokens.length; index += 1) {
      const kind = tokens.kindAt(index);
      if (kind === 'identifier') {
        if (depth === 0 && declaring.test(tokens.textAt(index - 1))) declared.add(tokens.textAt(index));
      } else if (kind === 'punctuator') {
        const text = tokens.textAt(index);
        if (text === '{' || text === '(' || text === '[') depth += 1;
        else if (text === '}' || text === ')' || text === ']') depth -= 1;
      }
    }
    const patches = findImportStatements(source, scan).flatMap((statement) => {
      const { defaultName, named, start, end, isType } = statement;
      const kept = named.filter(({ local, isType: isOne }) => isOne || !declared.has(local));
      const keepsDefault = defaultName === undefined || !declared.has(defaultName);
      if (isType || (keepsDefault && kept.length === named.length)) return [];
      const text = writeImportStatement({
        ...statement,
        named: kept,
        defaultName: keepsDefault ? defaultName : undefined,
      });
      return [{ start, end: text === '' && source[end] === '\n' ? end + 1 : end, text }];
    });
    if (patches.length === 0) return undefined;
    return { source: patchSource(source, patches), params: { count: String(patches.length) } };
  },
};
