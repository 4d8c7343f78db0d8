import { chooseFiles, isCodePath } from '@kilim/app-kit';
import { AppError, type SkippedFile } from '@kilim/contract';
import { type FileContent, toFileContent } from '../files/file-content.ts';
import { findDrawnPictures } from './drawn-pictures.ts';
import type { ImportEntry } from './import-entry.ts';
import { readEntries } from './read-entries.ts';

export interface ReadImport {
  readonly files: readonly (readonly [path: string, content: FileContent])[];
  readonly skipped: readonly SkippedFile[];
  /** The project's own name; null when it has none. */
  readonly name: string | null;
}

function readJson(text: string | undefined): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(text ?? '{}');
    return typeof parsed === 'object' && parsed !== null ? (parsed as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

const cleanText = (value: unknown): string =>
  typeof value === 'string'
    ? value
        .slice(0, 500)
        .replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, ' ')
        .trim()
    : '';

/** The first name of Expo's configuration, React Native's display name and the package name. */
function findName(files: Readonly<Record<string, string>>): string | null {
  const config = readJson(files['app.json']);
  const expo = typeof config['expo'] === 'object' && config['expo'] !== null ? config['expo'] : {};
  const names = [
    (expo as Record<string, unknown>)['name'],
    config['displayName'],
    config['name'],
    readJson(files['package.json'])['name'],
  ];
  return names.map(cleanText).find((name) => name !== '') ?? null;
}

/**
 * Reads the files of a project by path and reports skipped files: generated, linked, too large ones. Throws the errors of
 * the entries, `import_path_unsafe`, `import_no_project` and the errors of project limits. See
 * docs/rules/import.md.
 */
export async function readImport(entries: readonly ImportEntry[]): Promise<ReadImport> {
  const chosen = chooseFiles(entries);
  const { texts, binaries, skipped } = await readEntries(chosen.files);
  if (!Object.keys(texts).some(isCodePath)) throw new AppError('import_no_project');
  const name = findName(texts);
  const drawn = findDrawnPictures(name, texts, binaries);
  return {
    files: [
      ...Object.entries(texts).map(([path, text]) => [path, toFileContent(path, text)] as const),
      ...[...binaries].filter(([path]) => !drawn.has(path)),
    ],
    skipped: [...chosen.skipped, ...skipped].toSorted((a, b) => (a.path < b.path ? -1 : 1)),
    name,
  };
}
