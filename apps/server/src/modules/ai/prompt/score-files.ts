import { isLocalSpecifier, type ProjectFiles, resolveImport } from '@kilim/app-kit';

export interface ScoreInput {
  readonly files: ProjectFiles;
  readonly prompt: string;
  /** Entry file of the app, if any. */
  readonly entry: string | undefined;
  /** Paths that recent answers changed, newest first. */
  readonly recentPaths: readonly string[];
}

const importPattern = /(?:from|import|require\()\s*['"]([^'"\n]{1,200})['"]/g;

function listLocalImports(files: ProjectFiles, path: string): string[] {
  const found = new Set<string>();
  for (const [, specifier] of (files[path] ?? '').matchAll(importPattern)) {
    if (specifier === undefined || !isLocalSpecifier(specifier)) continue;
    const target = resolveImport(files, path, specifier);
    if (target !== undefined) found.add(target);
  }
  return [...found];
}

/** Folds case for Turkish and English at once, because a prompt may mix `I` and `İ`. */
const fold = (text: string): string => text.toLocaleLowerCase('tr').replaceAll('ı', 'i').normalize('NFC');

/** Words that occur in too many file names to identify one. */
const genericWords = new Set(['screen', 'screens', 'component', 'components', 'index']);

function splitWords(text: string): Set<string> {
  const spaced = text.replaceAll(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2');
  return new Set(
    fold(spaced)
      .split(/[^\p{L}\d]+/u)
      .filter((word) => word.length >= 4 && !genericWords.has(word)),
  );
}

function scoreMention(path: string, prompt: string, promptWords: ReadonlySet<string>): number {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const stem = name.replace(/\..*$/, '');
  if (prompt.includes(fold(path))) return 120;
  if (prompt.includes(fold(name))) return 100;
  if (stem.length >= 4 && prompt.includes(fold(stem))) return 80;
  let shared = 0;
  for (const word of splitWords(stem)) {
    // Turkish adds suffixes: `profilde` refers to `profil`.
    for (const other of promptWords) if (other.startsWith(word) || word.startsWith(other)) shared += 1;
  }
  return Math.min(75, shared * 50);
}

/**
 * Orders all paths by relevance to a prompt: mentioned in it, changed recently, the entry file, files imported by
 * these, then the rest. Equal scores are ordered by path.
 */
export function rankFiles({ files, prompt, entry, recentPaths }: ScoreInput): string[] {
  const folded = fold(prompt);
  const words = splitWords(prompt);
  const scores = new Map<string, number>();
  for (const path of Object.keys(files)) {
    const age = recentPaths.indexOf(path);
    const recent = age === -1 ? 0 : Math.max(10, 50 - age * 2);
    const usual = path === entry ? 45 : path === 'package.json' ? 15 : 0;
    const kind = /\.(?:md|txt|svg|lock)$/.test(path) ? -20 : 0;
    scores.set(path, scoreMention(path, folded, words) + recent + usual + kind);
  }
  const direct = new Map(scores);
  for (const [path, score] of direct) {
    if (score < 30) continue;
    for (const target of listLocalImports(files, path)) {
      scores.set(target, (scores.get(target) ?? 0) + Math.min(30, score / 4));
    }
  }
  return [...scores].sort(([a, left], [b, right]) => right - left || (a < b ? -1 : 1)).map(([path]) => path);
}
