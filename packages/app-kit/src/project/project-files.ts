/** The text files of one project: normalised path → whole content. */
export type ProjectFiles = Readonly<Record<string, string>>;

/** Content of one file; names of Object.prototype are never taken for files. */
export function readProjectFile(files: ProjectFiles, path: string): string | undefined {
  return Object.hasOwn(files, path) ? files[path] : undefined;
}
