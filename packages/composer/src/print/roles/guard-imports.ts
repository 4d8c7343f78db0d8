import type { PrintedFile } from '../printed-file.ts';

/** Parts of the kit that have one of the same name in src/roles, which asks the role first. */
const guarded =
  /(import \{ (?:AddButton|Button|EmptyState|IconButton|createCollection) \} from '\.{1,2}\/)(?:ui|data)(\/(?:AddButton|Button|EmptyState|IconButton|collection)')/g;

/** The files of an app with roles: their buttons are left out and their lists stay unchanged where the role has no right. */
export const guardImports = (files: readonly PrintedFile[]): readonly PrintedFile[] =>
  files.map(({ path, source }) => ({ path, source: source.replaceAll(guarded, '$1roles$2') }));
