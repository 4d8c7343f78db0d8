import { findEntry } from '../project/find-entry.ts';
import { patchSource } from '../source/patch-source.ts';
import type { Tokens } from '../source/token-list.ts';
import { nameOf, nodeOf, nodesOf } from '../syntax/syntax-node.ts';
import { listTopLevel } from './fix-exports.ts';
import type { FixContext, FixedSource, SourceFixer } from './fixer.ts';

function declares(tokens: Tokens, name: string): boolean {
  for (let index = 1; index < tokens.length; index += 1) {
    if (tokens.textAt(index) !== name) continue;
    if (/^(?:function|const|class|let)$/.test(tokens.textAt(index - 1))) return true;
  }
  return false;
}

/** The name that the module has to export by default: `App` of the entry, or what another module imports. */
function findName({ files, file, project }: FixContext): string | undefined {
  if (findEntry(files) === file.path) return 'App';
  const local = project.findImported(file.path).get('default');
  if (local === undefined) return undefined;
  const stem = file.path.replace(/^.*\/|\..*$/g, '');
  return [local, stem].find((name) => name !== '' && declares(file.scan.tokens, name));
}

/** The module's only component in place of a name that the module does not declare. */
function correctName({ file: { source }, readTree }: FixContext): FixedSource | undefined {
  if (!/export\s+default\s+[A-Z]\w*\s*;?\s*$/.test(source.slice(-200))) return undefined;
  const tree = readTree();
  const exported = (tree === undefined ? [] : nodesOf(tree, 'body')).find(
    ({ type }) => type === 'ExportDefaultDeclaration',
  );
  const name = exported && nodeOf(exported, 'declaration');
  if (tree === undefined || name?.type !== 'Identifier') return undefined;
  if (
    new RegExp(
      `\\b(?:function|class|const|let|var|import|type|interface|enum)\\b[^;=(]{0,300}\\b${nameOf(name)}\\b`,
    ).test(source)
  )
    return undefined;
  const [only, ...others] = listTopLevel(tree).filter(({ isComponent }) => isComponent);
  if (only === undefined || others.length > 0) return undefined;
  const patch = { start: name.start, end: name.end, text: only.name };
  return { source: patchSource(source, [patch]), params: { name: only.name } };
}

/** Exports the entry's `App`, and what other modules import by default, by default. */
export const fixDefaultExport: SourceFixer = {
  kind: 'missing-default-export',
  fix: (context) => {
    const { file, inspection, project } = context;
    if (inspection.exports.includes('default')) return correctName(context);
    if (inspection.reExportedModules.length > 0) return undefined;
    const { source, scan } = file;
    const name = findName(context);
    if (name === undefined || !declares(scan.tokens, name)) return undefined;
    // Importers of a name that is exported by that name are corrected instead.
    const isEntry = name === 'App' && !project.findImported(file.path).has('default');
    if (!isEntry && inspection.exports.includes(name)) return undefined;
    return { source: `${source.trimEnd()}\n\nexport default ${name};\n`, params: { name } };
  },
};
