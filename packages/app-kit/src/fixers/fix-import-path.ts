import { type ProjectFiles, readProjectFile } from '../project/project-files.ts';
import { isLocalSpecifier, resolveImport } from '../project/resolve-import.ts';
import { findImportStatements } from '../source/import-statements.ts';
import { findModuleSpecifiers } from '../source/module-specifiers.ts';
import { type Patch, patchSource } from '../source/patch-source.ts';
import { writeRelative } from './fix-path-alias.ts';
import type { FixContext, SourceFixer } from './fixer.ts';
import { fileNameOf } from './project-index.ts';

const withoutExtension = (path: string): string => path.replace(/(?:\/index)?\.[cm]?[jt]sx?$/, '');

/** The only file that an unresolved specifier can mean; `undefined` if there is none or more than one. */
function findMeant(files: ProjectFiles, specifier: string, context: FixContext): string | undefined {
  const from = context.file.path;
  const plain = specifier.replace(/\.[cm]?[jt]sx?$/, '');
  const direct = plain === specifier ? undefined : resolveImport(files, from, plain);
  if (direct !== undefined) return direct;
  const last = specifier.split('/').at(-1) ?? '';
  if (/^\.*$/.test(last)) return undefined;
  const [only, ...others] = context.project
    .findByName(fileNameOf(last))
    .filter((path) => path !== from && readProjectFile(files, path) !== undefined);
  if (only === undefined || others.length > 0) return undefined;
  // A module is imported without its extension; any other file has the same one.
  return withoutExtension(only) !== only || only.toLowerCase().endsWith(last.toLowerCase())
    ? only
    : undefined;
}

/** Removes imports of style sheets, which only browsers load. */
function findStyleSheets({ file: { source, scan } }: FixContext): Patch[] {
  return findImportStatements(source, scan)
    .filter(({ specifier, defaultName, named, namespaceName }) => {
      const isBare = defaultName === undefined && namespaceName === undefined && named.length === 0;
      return isBare && /^\.{1,2}\/.*\.(?:css|scss|less)$/.test(specifier);
    })
    .map(({ start, end }) => ({ start, end: source[end] === '\n' ? end + 1 : end, text: '' }));
}

/** Corrects local specifiers that name no file: another letter case, extension or folder of the only file of that name. */
export const fixImportPath: SourceFixer = {
  kind: 'import-path',
  fix: (context) => {
    const { files, file } = context;
    const { source, scan, path } = file;
    const styleSheets = findStyleSheets(context);
    const patches = findModuleSpecifiers(source, scan).flatMap(({ specifier, start, end }): Patch[] => {
      if (!isLocalSpecifier(specifier) || resolveImport(files, path, specifier) !== undefined) return [];
      const target = findMeant(files, specifier, context);
      return target === undefined
        ? []
        : [{ start, end, text: writeRelative(path, withoutExtension(target)) }];
    });
    const all = [...styleSheets, ...patches];
    if (all.length === 0) return undefined;
    const names = all.map(({ start, end }) => source.slice(start, end).trim()).join(', ');
    return { source: patchSource(source, all), params: { names } };
  },
};
