import { type ProjectFiles, readProjectFile } from '../project/project-files.ts';

/** Whether a project has the navigation, texts and components of the blueprints. */
export function hasKitShape(files: ProjectFiles): boolean {
  const navigation = readProjectFile(files, 'src/navigation.tsx') ?? '';
  const strings = readProjectFile(files, 'src/strings.ts') ?? '';
  return (
    /const tabs: [^\n]*= \[\n/.test(navigation) &&
    (strings.match(/^ {2}tabs: \{/gm) ?? []).length === 2 &&
    readProjectFile(files, 'src/components/ui.tsx')?.includes('export function Screen(') === true &&
    readProjectFile(files, 'src/settings.ts')?.includes('export function remember') === true
  );
}

/** Paths of the code files, sorted. */
export function listCodePaths(files: ProjectFiles): string[] {
  return Object.keys(files)
    .filter((path) => /\.[cm]?[jt]sx?$/.test(path) && !path.endsWith('.d.ts'))
    .sort();
}
