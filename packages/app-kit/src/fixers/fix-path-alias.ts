import type { ProjectFiles } from '../project/project-files.ts';
import { isLocalSpecifier, resolveFile } from '../project/resolve-import.ts';
import { isKnownSpecifier } from '../sdk-subpaths.ts';
import { currentSdk } from '../sdk-table.ts';
import { findModuleSpecifiers } from '../source/module-specifiers.ts';
import { patchSource } from '../source/patch-source.ts';
import type { SourceFixer } from './fixer.ts';

/** The relative specifier from a file to a path of the project. */
export function writeRelative(fromPath: string, target: string): string {
  const from = fromPath.split('/').slice(0, -1);
  const to = target.split('/');
  let shared = 0;
  while (shared < from.length && shared < to.length - 1 && from[shared] === to[shared]) shared += 1;
  const up = from.slice(shared).map(() => '..');
  return [...(up.length === 0 ? ['.'] : up), ...to.slice(shared)].join('/');
}

function findTarget(files: ProjectFiles, specifier: string): string | undefined {
  const rest =
    /^[@~#$]?\/(.+)$/.exec(specifier)?.[1] ??
    /^(?:[@#~$])?(src\/.+|app\/.+|[\w-]+\/.+)$/.exec(specifier)?.[1];
  if (rest === undefined) return undefined;
  return [rest, `src/${rest}`].find((target) => resolveFile(files, target) !== undefined);
}

/**
 * Replaces aliases such as `@/theme` by relative paths if they name a file. The settings in tsconfig.json are not read.
 */
export const fixPathAlias: SourceFixer = {
  kind: 'path-alias',
  fix: ({ files, file }) => {
    const patches = findModuleSpecifiers(file.source, file.scan).flatMap(({ specifier, start, end }) => {
      if (isLocalSpecifier(specifier) || isKnownSpecifier(specifier, currentSdk)) return [];
      const target = findTarget(files, specifier);
      return target === undefined ? [] : [{ start, end, text: writeRelative(file.path, target) }];
    });
    if (patches.length === 0) return undefined;
    const names = patches.map(({ start, end }) => file.source.slice(start, end)).join(', ');
    return { source: patchSource(file.source, patches), params: { names } };
  },
};
