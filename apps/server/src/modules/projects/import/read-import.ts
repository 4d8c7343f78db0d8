import { isCodePath } from '@kilim/app-kit';
import { AppError, limits, type SkippedFile } from '@kilim/contract';
import { chooseFiles } from './choose-files.ts';
import { listEntries, readEntry } from './read-archive.ts';

export interface ReadImport {
  readonly files: Readonly<Record<string, string>>;
  readonly skipped: readonly SkippedFile[];
  /** The project's own name; null when it has none. */
  readonly name: string | null;
}

// Above the project limits, because binary files are only recognised when they are read.
const readFilesMaximum = 4 * limits.filesPerProject;
const readBytesMaximum = 2 * limits.bytesPerProject;
const sourceEnding = /\.(?:json|jsonc|md|mdx|txt|css|scss|html|xml|svg|ya?ml|graphql|csv|env)$/i;

/** Decodes UTF-8 without a byte order mark; null for binary files. */
function decodeText(bytes: Uint8Array): string | null {
  if (bytes.includes(0)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
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

function requireSmall(path: string, size: number): void {
  if (size <= limits.bytesPerFile) return;
  throw new AppError('file_too_large', {
    params: { path, actual: size, limit: limits.bytesPerFile },
  });
}

/**
 * Reads the text files of a zipped project by path and reports skipped files: binary, generated and linked ones. Throws
 * `import_archive_invalid`, `import_path_unsafe`, `import_no_project` and the errors of project limits. Unpacks at most
 * twice the maximum size of a project. See docs/rules/import.md.
 */
export async function readImport(archive: Uint8Array): Promise<ReadImport> {
  const chosen = chooseFiles(listEntries(archive));
  const skipped = [...chosen.skipped];
  if (chosen.files.length > readFilesMaximum) {
    throw new AppError('project_too_many_files', {
      params: { actual: chosen.files.length, limit: limits.filesPerProject },
    });
  }
  const readable = chosen.files.filter(({ path, entry }) => {
    if (isCodePath(path) || sourceEnding.test(path)) requireSmall(path, entry.size);
    else if (entry.size > limits.bytesPerFile) {
      skipped.push({ path, reason: 'binary' });
      return false;
    }
    return true;
  });
  const stated = readable.reduce((sum, { entry }) => sum + entry.size, 0);
  if (stated > readBytesMaximum) {
    throw new AppError('project_too_large', { params: { actual: stated, limit: limits.bytesPerProject } });
  }
  const files: Record<string, string> = {};
  for (const { path, entry } of readable) {
    const text = decodeText(await readEntry(archive, entry));
    if (text === null) skipped.push({ path, reason: 'binary' });
    else files[path] = text;
  }
  if (!Object.keys(files).some(isCodePath)) throw new AppError('import_no_project');
  return { files, skipped: skipped.toSorted((a, b) => (a.path < b.path ? -1 : 1)), name: findName(files) };
}
