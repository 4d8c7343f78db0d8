import type { Problem } from '../checks/problem.ts';
import { type ProjectFiles, readProjectFile } from '../project/project-files.ts';
import { isCodePath } from '../project/resolve-import.ts';
import type { SharedScans } from '../source/shared-scans.ts';
import { createPositionFinder } from '../source/source-scan.ts';
import { type CodeLines, type Note, readCodeLines } from './code-lines.ts';
import { type LineHunk, matchLines } from './match-lines.ts';
import { asksForRemoval, readWording } from './note-wording.ts';

export interface OmissionInput {
  /** The files that the answer refers to. */
  readonly before: ProjectFiles;
  readonly after: ProjectFiles;
  /** Paths that the answer changed. */
  readonly changed: Iterable<string>;
  /** What the user asked for. */
  readonly request: string;
  readonly scans: SharedScans;
}

interface Change {
  readonly before: CodeLines;
  readonly after: CodeLines;
  /** Lines of code anywhere in the changed files, to recognise code that was moved. */
  readonly kept: ReadonlySet<string>;
  readonly keptWords: ReadonlySet<string>;
  readonly mayRemove: boolean;
}

const wordsOf = (line: string): readonly string[] => line.match(/[\p{L}_$][\p{L}\p{N}_$]*/gu) ?? [];
const hasWord = (line: string): boolean => /[\p{L}\p{N}]/u.test(line);
const lengthOf = (lines: readonly string[]): number => lines.reduce((sum, line) => sum + line.length, 0);

/** Whether the lines around a hunk are an opening and the closing that belongs to it, so that nothing is left inside. */
function isEmptied({ code }: CodeLines, { afterStart, afterEnd }: LineHunk): boolean {
  const opening = code.slice(Math.max(0, afterStart - 20), afterStart).findLast((line) => line !== '');
  const closing = code.slice(afterEnd, afterEnd + 20).find((line) => line !== '');
  return /[{([>]$/.test(opening ?? '') && /^(?:[})\]]|<\/)/.test(closing ?? '');
}

/** Whether a comment stands for the code that disappeared where it was written. */
function replacesCode(note: Note, hunk: LineHunk, change: Change): boolean {
  const { before, after, kept, keptWords, mayRemove } = change;
  const [from, to] = [hunk.beforeStart, hunk.beforeEnd];
  const gone = before.code.slice(from, to).filter((line) => hasWord(line) && !kept.has(line));
  if (gone.length === 0) return false;
  const written = after.code.slice(hunk.afterStart, hunk.afterEnd).filter(hasWord);
  const lost = gone.flatMap(wordsOf).filter((word) => word.length > 2 && !keptWords.has(word));
  const isShorter = lengthOf(written) < lengthOf(gone);
  const wording = readWording(note.text);
  if (wording === 'certain') return isShorter || lost.length > 0;
  if (mayRemove) return false;
  if (wording === 'possible') return lengthOf(written) * 2 < lengthOf(gone);
  const tags =
    before.tags.slice(from, to).flat().length -
    after.tags.slice(hunk.afterStart, hunk.afterEnd).flat().length;
  const isLoss = lost.length > 0 || tags > 0 || isEmptied(after, hunk);
  return gone.length > 1 && lengthOf(written) * 10 < lengthOf(gone) && isLoss;
}

/** A file without an earlier version: only a comment in place of a whole body counts. */
function isEmptyBody(note: Note, { code }: CodeLines): boolean {
  if (readWording(note.text) !== 'certain') return false;
  const at = { afterStart: note.line, afterEnd: note.line + 1, beforeStart: 0, beforeEnd: 0 };
  const isLast = code.slice(note.line).every((line) => !hasWord(line));
  return (
    code[note.line] === '' &&
    (isLast || isEmptied({ code, notes: [], tags: [] }, at) || /\.{3}|…/.test(note.text))
  );
}

const noLines: CodeLines = { code: [], notes: [], tags: [] };

/**
 * Finds comments that replaced code: declarations, tags or statements disappeared where the comment was written, and the
 * request does not ask for that. The words of a comment alone prove nothing: docs/rules/turn-protocol.md#omitted-code
 */
export function findOmissions({ before, after, changed, request, scans }: OmissionInput): Problem[] {
  const paths = [...changed].filter((path) => isCodePath(path) && readProjectFile(after, path) !== undefined);
  const linesOf = (files: ProjectFiles, path: string): CodeLines | undefined => {
    const source = readProjectFile(files, path);
    return source === undefined ? undefined : readCodeLines(source, scans.scan(path, source));
  };
  const written = new Map(paths.map((path) => [path, linesOf(after, path) ?? noLines]));
  const kept = new Set([...written.values()].flatMap(({ code }) => code));
  const keptWords = new Set([...kept].flatMap(wordsOf));
  const mayRemove = asksForRemoval(request);
  const problems: Problem[] = [];
  for (const [path, lines] of written) {
    const old = linesOf(before, path);
    const known = new Set(old?.notes.map(({ text }) => text));
    const notes = lines.notes.filter(({ text }) => !known.has(text));
    if (notes.length === 0) continue;
    const findPosition = createPositionFinder(after[path] ?? '');
    const add = ({ start, text }: Note, lost: string): void => {
      const params = { comment: text.slice(0, 80), lost: lost.slice(0, 80) };
      problems.push({ kind: 'omitted-code', path, ...findPosition(start), params });
    };
    if (old === undefined) {
      for (const note of notes) if (isEmptyBody(note, lines)) add(note, '');
      continue;
    }
    const change = { before: old, after: lines, kept, keptWords, mayRemove };
    const noted = new Set(notes.map(({ line }) => line));
    // A line that holds a new comment only must not be matched with an empty line.
    const compared = lines.code.map((line, index) => (line === '' && noted.has(index) ? `\0${index}` : line));
    const hunks = matchLines(old.code, compared);
    let at = 0;
    for (const note of notes) {
      while (at < hunks.length && (hunks[at]?.afterEnd ?? 0) <= note.line) at += 1;
      const hunk = hunks[at];
      if (hunk === undefined || hunk.afterStart > note.line || !replacesCode(note, hunk, change)) continue;
      add(note, old.code.slice(hunk.beforeStart, hunk.beforeEnd).find(hasWord) ?? '');
    }
  }
  return problems;
}
