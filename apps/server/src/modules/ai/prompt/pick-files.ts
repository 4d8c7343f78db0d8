import { findEntry, type ProjectFiles } from '@kilim/app-kit';
import { findRelatedWords } from '@kilim/composer';
import { charactersPerToken, cutToTokens } from './cut-text.ts';
import { excerptFile } from './excerpt-file.ts';
import { outlineFiles } from './outline-files.ts';
import type { ProjectSection } from './project-section.ts';
import { rankFiles } from './score-files.ts';
import type { CountTokens } from './token-count.ts';

export interface FilesInput {
  readonly files: ProjectFiles;
  readonly prompt: string;
  /** Paths that recent answers changed, newest first. */
  readonly recentPaths: readonly string[];
  /** Files that are shown elsewhere. */
  readonly shownPaths: readonly string[];
  readonly section: ProjectSection;
  readonly tokens: number;
}

export interface PickedFiles {
  readonly text: string;
  /** Files that are shown completely. */
  readonly paths: readonly string[];
}

/** Counting a file that does not fit takes about 5 ms. */
const missesMaximum = 50;
/** Of the most relevant files, excerpts are shown where the whole file does not fit. */
const excerptRanks = 8;
const excerptShare = 0.2;
const charactersOfExcerpt = 3;
const outlineShare = 0.06;

/**
 * Fills a number of tokens with files in the order of their relevance: whole where they fit, otherwise excerpts of the most
 * relevant ones, and a list of the exports of all others.
 */
export function pickFiles(input: FilesInput, count: CountTokens): PickedFiles {
  const { files, prompt, section, recentPaths } = input;
  const outlineTokens = Math.floor(input.tokens * outlineShare);
  const words = findRelatedWords(prompt);
  const shown = new Set(input.shownPaths);
  const others: string[] = [];
  const paths: string[] = [];
  let text = '';
  let left = input.tokens - outlineTokens;
  let misses = 0;
  const add = (part: string): boolean => {
    if (part.length > left * charactersPerToken) return false;
    const used = count(part, left) + 1;
    if (used > left) {
      misses += 1;
      return false;
    }
    text += part;
    left -= used;
    return true;
  };
  const ranked = rankFiles({ files, prompt, entry: findEntry(files), recentPaths });
  for (const [rank, path] of ranked.entries()) {
    if (shown.has(path)) continue;
    const content = files[path] ?? '';
    if (misses < missesMaximum && add(section.file(path, content))) {
      paths.push(path);
      continue;
    }
    others.push(path);
    if (rank >= excerptRanks) continue;
    const characters = Math.floor(input.tokens * excerptShare) * charactersOfExcerpt;
    add(section.part(`excerpt of ${path.replaceAll(/\s+/g, ' ')}`, excerptFile(content, words, characters)));
  }
  const outline = cutToTokens(outlineFiles(files, others), Math.max(0, outlineTokens - 60), count);
  return { text: text + section.part('exports', outline), paths };
}
