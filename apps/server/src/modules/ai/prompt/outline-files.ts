import { isCodePath, type ProjectFiles } from '@kilim/app-kit';

const declaration =
  /^export\s+(default\s+)?(?:async\s+)?(?:abstract\s+)?(?:function\*?|const|let|class|interface|type|enum)\s+([\w$]+)/gm;
const list = /^export\s+(?:type\s+)?\{([^}]{1,2000})\}/gm;
const namesMaximum = 20;
const charactersPerFile = 200_000;

/** The names that a module exports, as far as its text tells. */
function listExports(content: string): string[] {
  const text = content.slice(0, charactersPerFile);
  const names = [...text.matchAll(declaration)].map(([, isDefault, name = '']) =>
    isDefault ? `default ${name}` : name,
  );
  for (const [, inner = ''] of text.matchAll(list)) {
    names.push(
      ...inner
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    );
  }
  return names.slice(0, namesMaximum);
}

/** One line for each module with exports, in the given order. */
export function outlineFiles(files: ProjectFiles, paths: readonly string[]): string {
  return paths
    .filter(isCodePath)
    .map((path) => [path, listExports(files[path] ?? '')] as const)
    .filter(([, names]) => names.length > 0)
    .map(([path, names]) => `${path}: ${names.join(', ')}`)
    .join('\n');
}
