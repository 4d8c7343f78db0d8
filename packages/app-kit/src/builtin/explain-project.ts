import type { Language } from '@kilim/contract';
import { findEntry } from '../project/find-entry.ts';
import { type ProjectFiles, readProjectFile } from '../project/project-files.ts';
import { currentSdk } from '../sdk-table.ts';
import { listCodePaths } from './project-shape.ts';
import { words } from './words.ts';

/** Describes a project by its size, screens, packages and entry. */
export function explainProject(files: ProjectFiles, projectName: string, language: Language): string {
  const text = words[language].explain;
  const paths = listCodePaths(files);
  const screens = paths.flatMap((path) => {
    const name = /(?:^|\/)(\w+?)(?:Screen|Page)\.[jt]sx$/.exec(path)?.[1];
    return name === undefined ? [] : [name];
  });
  const code = paths.map((path) => readProjectFile(files, path) ?? '').join('\n');
  const packages = Object.keys(currentSdk.packages).filter((name) =>
    new RegExp(`from ['"]${name.replace(/[/.]/g, '\\$&')}['"/]`).test(code),
  );
  const entry = findEntry(files);
  return [
    text.intro(projectName, Object.keys(files).length),
    ...(screens.length > 0 ? [text.screens(screens.join(', '))] : []),
    ...(packages.length > 0 ? [text.packages(packages.join(', '))] : []),
    ...(entry === undefined ? [] : [text.entry(entry)]),
  ].join('\n');
}
