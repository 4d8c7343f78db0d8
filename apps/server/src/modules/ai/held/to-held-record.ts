import type { ProjectFiles } from '@kilim/app-kit';
import type { HeldFile } from '@kilim/contract';
import type { FileChanges } from '../answers/file-changes.ts';
import type { TurnRecord } from '../turns/turn-record.ts';
import type { HeldContent, HeldRecord } from './held-record.ts';

export interface SplitChanges {
  /** What is applied with the turn. */
  readonly changes: FileChanges;
  readonly held: readonly (HeldFile & HeldContent)[];
}

/** Splits changes into those to apply and those that wait, with both sides of the latter. */
export function splitHeld(base: ProjectFiles, changes: FileChanges, held: readonly HeldFile[]): SplitChanges {
  const waiting = new Set(held.map(({ path }) => path));
  return {
    changes: Object.fromEntries(Object.entries(changes).filter(([path]) => !waiting.has(path))),
    held: held.map((file) => ({
      ...file,
      base: Object.hasOwn(base, file.path) ? (base[file.path] ?? null) : null,
      next: changes[file.path] ?? null,
    })),
  };
}

/** What is stored of the changes that wait. */
export function toHeldRecord(
  { id: turnId, projectId }: Pick<TurnRecord, 'id' | 'projectId'>,
  { reply, held }: { readonly reply: { readonly title: string }; readonly held: SplitChanges['held'] },
  createdAt: number,
): HeldRecord {
  return {
    turnId,
    projectId,
    state: 'open',
    title: reply.title,
    files: held.map(({ path, kind, reason, added, removed }) => ({ path, kind, reason, added, removed })),
    contents: held.map(({ path, base, next }) => ({ path, base, next })),
    versionId: null,
    createdAt,
  };
}
