import { isCodePath, isLocalSpecifier, type ProjectFiles, resolveImport } from '@kilim/app-kit';
import { findRelatedWords } from '@kilim/composer';
import { scoreContents } from './score-contents.ts';

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

function scoreMention(path: string, prompt: string): number {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const stem = name.replace(/\..*$/, '');
  if (prompt.includes(fold(path))) return 120;
  if (prompt.includes(fold(name))) return 100;
  return stem.length >= 4 && prompt.includes(fold(stem)) ? 80 : 0;
}

const symbolPattern = /[A-Za-z_$][\w$]*[a-z\d][A-Z][\w$]*/g;
const symbolsMaximum = 20;

/** Names in a request that are written as in code: `useCart`, `CartScreen`. */
function listSymbols(prompt: string): string[] {
  return [...new Set(prompt.match(symbolPattern))].slice(0, symbolsMaximum);
}

const declares = (content: string, name: string): boolean =>
  new RegExp(
    `\\b(?:function|const|let|class|interface|type|enum)\\s+${name.replaceAll('$', '\\$')}(?![\\w$])`,
  ).test(content);

/** Points of a file whose contents fit best to the words of the request. */
const contentPoints = 90;
const symbolPoints = 90;
const dataShare = 0.4;

/**
 * Orders all paths by relevance to a prompt: mentioned in it, declaring a name of it, with its words or their relatives
 * in both languages, changed recently, the entry file, files imported by these, then the rest. Equal scores are ordered by path.
 */
export function rankFiles({ files, prompt, entry, recentPaths }: ScoreInput): string[] {
  const folded = fold(prompt);
  const contents = scoreContents(files, findRelatedWords(prompt));
  const symbols = listSymbols(prompt);
  const scores = new Map<string, number>();
  for (const path of Object.keys(files)) {
    const age = recentPaths.indexOf(path);
    const recent = age === -1 ? 0 : Math.max(10, 50 - age * 2);
    const usual = path === entry ? 45 : path === 'package.json' ? 15 : 0;
    const kind = /\.(?:md|txt|svg|lock)$/.test(path) ? -20 : 0;
    // Data and documents have the words of all files.
    const share = isCodePath(path) ? 1 : dataShare;
    const content = (contents.get(path) ?? 0) * contentPoints * share;
    const symbol = symbols.some((name) => declares(files[path] ?? '', name)) ? symbolPoints : 0;
    scores.set(path, scoreMention(path, folded) + content + symbol + recent + usual + kind);
  }
  const direct = new Map(scores);
  for (const [path, score] of direct) {
    if (score < 60) continue;
    for (const target of listLocalImports(files, path)) {
      scores.set(target, (scores.get(target) ?? 0) + Math.min(30, score / 4));
    }
  }
  return [...scores].sort(([a, left], [b, right]) => right - left || (a < b ? -1 : 1)).map(([path]) => path);
}
