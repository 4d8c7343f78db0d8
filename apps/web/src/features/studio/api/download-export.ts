import { exportProject, type Language, type ProjectId } from '@kilim/contract';
import { call } from '../../../api/client.ts';

/** A file name that every system accepts, made from the project's name. */
export function exportFileName(projectName: string): string {
  const letters: Readonly<Record<string, string>> = { '\u0131': 'i', '\u0130': 'i' };
  const plain = projectName
    .replace(/[\u0131\u0130]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `${plain === '' ? 'app' : plain}.zip`;
}

/** Downloads the project as a zip; fails with an AppError that names the file at fault. */
export async function downloadExport(
  projectId: ProjectId,
  projectName: string,
  language: Language,
  signal: AbortSignal,
): Promise<void> {
  const blob = await call(exportProject, { params: { projectId }, query: { language }, signal });
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = exportFileName(projectName);
  link.click();
  // The download has its own handle on the blob once the click was handled.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
