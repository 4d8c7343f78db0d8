import type { InspectedFile } from '../checks/inspect-project.ts';
import type { FindExports } from '../checks/module-exports.ts';
import type { ProjectFiles } from '../project/project-files.ts';
import { isLocalSpecifier, resolveImport } from '../project/resolve-import.ts';
import { findModuleSpecifiers } from '../source/module-specifiers.ts';
import type { Patch } from '../source/patch-source.ts';

const clause =
  /^export\s{1,20}\{\s{0,20}(?:(default)\s{1,20}as\s{1,20}([\w$]{1,80})|([\w$]{1,80})),?\s{0,20}\}\s{1,20}from\s{0,20}$/;

const lengthMaximum = 300;

/** `export { default as Card } from './Card'` for a module with only the named export, and the opposite. */
export function swapReExports(
  files: ProjectFiles,
  { path, source, scan }: InspectedFile,
  findExports: FindExports,
): (Patch & { readonly specifier: string })[] {
  return findModuleSpecifiers(source, scan).flatMap(({ specifier, form, start }) => {
    if (form !== 'from' || !isLocalSpecifier(specifier)) return [];
    // Only the text in front of the specifier is searched, because a search per import would be quadratic.
    const first = Math.max(0, start - lengthMaximum);
    const from = first + source.slice(first, start).lastIndexOf('export');
    const [whole, byDefault, alias = '', name = ''] =
      from < first ? [] : (clause.exec(source.slice(from, start - 1)) ?? []);
    const target = whole === undefined ? undefined : resolveImport(files, path, specifier);
    const exports = target === undefined ? undefined : findExports(target);
    if (whole === undefined || exports === undefined) return [];
    const isDefault = byDefault !== undefined;
    if (
      isDefault ? exports.has('default') || !exports.has(alias) : exports.has(name) || !exports.has('default')
    )
      return [];
    const text = `export { ${isDefault ? alias : `default as ${name}`} } from `;
    return [{ start: from, end: start - 1, text, specifier }];
  });
}
