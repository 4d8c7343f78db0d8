import {
  AppError,
  type HeldChanges,
  type HeldDiff,
  type ProjectId,
  type TurnId,
  type UserId,
} from '@kilim/contract';
import type { Tx } from '../../../platform/tx.ts';
import type { TurnPorts } from '../ports.ts';
import { findTurn } from '../turns/repository.ts';
import type { HeldRecord } from './held-record.ts';
import { closeHeld, findHeld } from './repository.ts';

interface HeldInput {
  readonly userId: UserId;
  readonly projectId: ProjectId;
  readonly turnId: TurnId;
}

export interface DecisionInput extends HeldInput {
  readonly decision: 'apply' | 'leave';
}

/** Changes of answers that wait for the user: docs/rules/turns.md#held-changes */
export interface HeldService {
  /** What waits, as applying it would change the files now; empty if nothing waits. Throws the errors of `getHeldChanges`. */
  readHeld(input: HeldInput): Promise<HeldDiff[]>;
  /** Idempotent. Throws the errors of `decideHeldChanges`. */
  decideHeld(input: DecisionInput): Promise<HeldChanges>;
}

/** Attempts to apply while the project changes between merging and writing. */
const applyAttempts = 5;
const states = { apply: 'applied', leave: 'left' } as const;

interface Merged {
  readonly diffs: readonly HeldDiff[];
  /** The revision of the files that they were merged with. */
  readonly revision: number;
}

export function createHeldService(ports: TurnPorts): HeldService {
  const { transactions, projects, tasks, events } = ports;

  const find = async ({ userId, projectId, turnId }: HeldInput): Promise<HeldRecord | null> => {
    await projects.find(userId, projectId);
    if (!(await findTurn(transactions.outside, projectId, turnId))) throw new AppError('turn_not_found');
    return findHeld(transactions.outside, projectId, turnId);
  };
  const merge = async ({ projectId, contents }: HeldRecord, userId: UserId): Promise<Merged> => {
    const { files, revision } = await transactions.run((tx) => projects.readFiles(tx, projectId));
    const sides = contents.map((content) => ({
      ...content,
      current: Object.hasOwn(files, content.path) ? (files[content.path] ?? null) : null,
    }));
    return { diffs: await tasks.mergeHeld(sides, userId), revision };
  };
  const present = ({
    state,
    versionId,
    files,
  }: Pick<HeldRecord, 'state' | 'versionId' | 'files'>): HeldChanges => ({
    state,
    versionId,
    files: [...files],
  });
  /** Locks the project, which makes the decisions of all tabs one after the other. */
  const isWaiting = async (tx: Tx, { projectId, turnId }: HeldRecord): Promise<boolean> => {
    if (!(await projects.lock(tx, projectId))) throw new AppError('project_not_found');
    return (await findHeld(tx, projectId, turnId))?.state === 'open';
  };

  /** Writes the merged files; null when files or decision changed since they were merged. */
  const apply = async (record: HeldRecord, { diffs, revision }: Merged): Promise<HeldChanges | null> => {
    const conflict = diffs.find(({ isConflicting }) => isConflicting);
    if (conflict) throw new AppError('held_changes_conflict', { params: { path: conflict.path } });
    const { projectId, turnId, title } = record;
    const files = Object.fromEntries(diffs.map(({ path, next }) => [path, next]));
    const applied = await transactions.run(async (tx) => {
      if (!(await isWaiting(tx, record))) return null;
      if ((await projects.readFiles(tx, projectId)).revision !== revision) return null;
      const about = { projectId, turnId, title: title || null, reason: 'ai', author: 'ai' } as const;
      const version = await projects.applyFiles(tx, { ...about, files });
      await closeHeld(tx, turnId, { state: 'applied', versionId: version.version.id });
      return { version, paths: await projects.unlock(tx, projectId, Object.keys(files)) };
    });
    if (applied === null) return null;
    const { version, paths } = applied;
    projects.publishFilesChanged(version, projectId, null);
    events.publishToProject(projectId, { kind: 'locks-changed', projectId, paths });
    return present({ ...record, state: 'applied', versionId: version.version.id });
  };
  const leave = async (record: HeldRecord): Promise<HeldChanges | null> => {
    const isLeft = await transactions.run(
      async (tx) =>
        (await isWaiting(tx, record)) && closeHeld(tx, record.turnId, { state: 'left', versionId: null }),
    );
    return isLeft ? present({ ...record, state: 'left' }) : null;
  };

  return {
    readHeld: async (input) => {
      const record = await find(input);
      if (record?.state !== 'open') return [];
      return [...(await merge(record, input.userId)).diffs];
    },
    decideHeld: async (input) => {
      const { userId, projectId, turnId, decision } = input;
      for (let attempt = 1; ; attempt += 1) {
        const record = await find(input);
        if (record === null) throw new AppError('held_changes_not_found');
        if (record.state === states[decision]) return present(record);
        if (record.state !== 'open') throw new AppError('held_changes_decided');
        const changes =
          decision === 'leave' ? await leave(record) : await apply(record, await merge(record, userId));
        if (changes !== null) {
          events.publishToProject(projectId, { kind: 'held-decided', projectId, turnId });
          return changes;
        }
        if (attempt === applyAttempts) throw new AppError('general_unavailable');
      }
    },
  };
}
