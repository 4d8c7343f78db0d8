export type EditorLanguage = 'tsx' | 'javascript' | 'json' | 'text';

/** The language of a file, by its extension. */
export function languageOf(path: string): EditorLanguage {
  const extension = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
  if (extension === 'ts' || extension === 'tsx' || extension === 'mts' || extension === 'cts') return 'tsx';
  if (extension === 'js' || extension === 'jsx' || extension === 'mjs' || extension === 'cjs')
    return 'javascript';
  return extension === 'json' ? 'json' : 'text';
}
