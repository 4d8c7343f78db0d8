import { syntaxOf } from '../checks/check-names.ts';
import { type Patch, patchSource } from '../source/patch-source.ts';
import type { SourceFixer } from './fixer.ts';

const fold = (name: string): string => name.replaceAll('_', '').toLowerCase();

/** Names that are often confused with each other. */
const twins: Readonly<Record<string, string>> = { styles: 'style', style: 'styles' };

/** Corrects a name without a declaration if the module declares exactly one that differs only in letter case. */
export const fixNearName: SourceFixer = {
  kind: 'near-name',
  fix: ({ file }) => {
    const syntax = syntaxOf(file);
    const free = syntax?.freeNames.filter(({ isType }) => !isType) ?? [];
    if (syntax === undefined || free.length === 0) return undefined;
    // Null for names that differ only in letter case from each other.
    const byFolded = new Map<string, string | null>();
    for (const name of syntax.declared) byFolded.set(fold(name), byFolded.has(fold(name)) ? null : name);
    const meant = new Map<string, string>();
    for (const { name } of free) {
      const only = byFolded.get(fold(name)) ?? byFolded.get(twins[name] ?? '');
      // `item` and `Item` are a value and its component or type.
      const isSameKind = name.length > 2 && name[0] === only?.[0];
      if (typeof only === 'string' && isSameKind && !syntax.declared.has(name)) meant.set(name, only);
    }
    if (meant.size === 0) return undefined;
    const { tokens } = file.scan;
    const patches: Patch[] = [];
    for (let index = 0; index < tokens.length; index += 1) {
      const text = tokens.kindAt(index) === 'identifier' ? meant.get(tokens.textAt(index)) : undefined;
      const isMember = tokens.textAt(index - 1) === '.' && tokens.textAt(index - 2) !== '.';
      if (text === undefined || isMember || tokens.textAt(index + 1) === ':') continue;
      patches.push({ start: tokens.startAt(index), end: tokens.endAt(index), text });
    }
    if (patches.length === 0) return undefined;
    const names = [...meant].map(([name, text]) => `${name} → ${text}`).join(', ');
    return { source: patchSource(file.source, patches), params: { names } };
  },
};
