/** The text files of a project: content by normalised path. */
export type ProjectFiles = Readonly<Record<string, string>>;

/** Content of a file. Safe for paths such as `constructor`. */
export function readProjectFile(files: ProjectFiles, path: string): string | undefined {
  return Object.hasOwn(files, path) ? files[path] : undefined;
}
