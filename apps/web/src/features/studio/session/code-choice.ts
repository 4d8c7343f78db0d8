import { z } from 'zod';
import { readStored, writeStored } from '../../../storage/browser-storage.ts';

const key = 'code-shown';
/** Older projects are forgotten and start with a collapsed editor again. */
const projectMaximum = 50;

const stored = z.array(z.string());

function readProjects(): readonly string[] {
  try {
    return stored.safeParse(JSON.parse(readStored(key) ?? '[]')).data ?? [];
  } catch {
    return [];
  }
}

/** Whether the user has left the editor open in this project: docs/rules/studio.md#layout */
export const isCodeRemembered = (projectId: string): boolean => readProjects().includes(projectId);

/** Remembers in this browser whether the editor is open in a project. */
export function rememberCode(projectId: string, isShown: boolean): void {
  const others = readProjects().filter((known) => known !== projectId);
  const next = isShown ? [projectId, ...others].slice(0, projectMaximum) : others;
  writeStored(key, JSON.stringify(next));
}
