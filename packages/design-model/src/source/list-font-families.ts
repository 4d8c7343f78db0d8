const loading = /\b(?:useFonts|loadAsync)\(\s*\{([^}]*)\}/g;
const key = /(?:^|[,{\s])(?:(["'])([^"'\n]{1,80})\1|([A-Za-z_$][\w$]*))\s*:/g;

/** The families that the code of a project loads with expo-font, in alphabetical order. */
export function listFontFamilies(files: Iterable<readonly [string, string]>): readonly string[] {
  const families = new Set<string>();
  for (const [path, content] of files) {
    if (!/\.[jt]sx?$/.test(path) || !content.includes('expo-font')) continue;
    for (const [, entries = ''] of content.matchAll(loading)) {
      for (const [, , quoted, plain] of entries.matchAll(key)) families.add(quoted ?? plain ?? '');
    }
  }
  families.delete('');
  return [...families].sort();
}
