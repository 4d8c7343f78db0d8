import { detectIntent, type ProjectAnalysis, type ProjectFiles } from '@kilim/app-kit';
import type { HistoryWish } from '@kilim/composer/history-wish';
import {
  type ChatMessage,
  type Credits,
  type FileChange,
  type HeldFile,
  limits,
  type MessageId,
  type PlanStep,
  type TurnProgress,
  tokenToCreditRatio,
} from '@kilim/contract';
import { newId } from '../../../platform/clock/new-id.ts';
import type { Tx } from '../../../platform/tx.ts';
import type { AppliedVersion } from '../../projects/index.ts';
import { describeStep } from '../answers/describe-step.ts';
import { contentMaximum, type ReplySummary } from '../answers/reply-summary.ts';
import type { HeldContent } from '../held/held-record.ts';
import { insertHeld } from '../held/repository.ts';
import { toHeldRecord } from '../held/to-held-record.ts';
import { insertMessage } from '../messages/repository.ts';
import type { TurnPorts } from '../ports.ts';
import { closeTurn } from '../turns/repository.ts';
import { withoutContents } from '../turns/shrink-progress.ts';
import { chargeOf, isFreeAnswer } from '../turns/turn-cost.ts';
import type { CreatedProject, TurnEnd, TurnRecord } from '../turns/turn-record.ts';
import { ledgerReason, publishTurnEnded } from './end-turn.ts';

/** The turn was ended concurrently (stopped, recovered or erased); the transaction is rolled back. */
export class TurnAlreadyEnded extends Error {}
/** The project changed since the answer was validated; it must be validated against the new files. */
export class ProjectChanged extends Error {}

/** What a valid answer does: explains something, changes files, creates a new project, or undoes or redoes a change. */
export type Outcome =
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly nextSteps: readonly string[];
      readonly plan?: readonly PlanStep[];
    }
  | {
      readonly kind: 'files';
      readonly reply: ReplySummary;
      /** The revision that the changes are based on. */
      readonly revision: number;
      readonly changes: Readonly<Record<string, string | null>>;
      /** Changes that wait for the user, with their contents. */
      readonly held: readonly (HeldFile & HeldContent)[];
      /** The locked files that the changes leave alone. */
      readonly locked: readonly string[];
    }
  | { readonly kind: 'project'; readonly reply: ReplySummary; readonly files: ProjectFiles }
  | { readonly kind: 'step'; readonly wish: HistoryWish };

export interface Completion {
  readonly outcome: Outcome;
  readonly tokens: number;
  readonly wasRepaired: boolean;
  readonly progress: TurnProgress;
  /** Of the project before the answer. */
  readonly analysis?: ProjectAnalysis | undefined;
}

/** What the details of an answer say about its prompt and project. */
function describeRequest(prompt: string, analysis: ProjectAnalysis | undefined) {
  if (analysis === undefined) return {};
  const { name: intent, confidence } = detectIntent(prompt);
  return { analysis: { intent, confidence, ...analysis } };
}

interface Applied {
  readonly version: AppliedVersion | null;
  readonly createdProject: CreatedProject | null;
  readonly files: readonly FileChange[];
  readonly content: string;
  readonly changes: ChatMessage['changes'];
}

/** Suggestions and plan of an answer in words. */
function suggest(nextSteps: readonly string[], plan: readonly PlanStep[]): ChatMessage['changes'] {
  if (nextSteps.length === 0 && plan.length === 0) return null;
  const steps = plan.length > 0 && { plan: [...plan] };
  return { title: '', files: [], changeList: [], nextSteps: [...nextSteps], ...steps };
}

async function applyStep(ports: TurnPorts, tx: Tx, turn: TurnRecord, wish: HistoryWish): Promise<Applied> {
  const { projectId, id: turnId } = turn;
  const take = (direction: HistoryWish['direction']) =>
    ports.projects.stepHistory(tx, { projectId, turnId, direction });
  const first = await take(wish.direction);
  const isOther = first === null && wish.orUndo === true;
  const step = isOther ? await take('undo') : first;
  const taken: HistoryWish = isOther ? { ...wish, direction: 'undo' } : wish;
  const { title, text, nextSteps } = describeStep(taken, step);
  const files = step === null ? [] : step.applied.version.changes;
  const changes = step && { title, files: [...files], changeList: [], nextSteps: [...nextSteps] };
  return { version: step?.applied ?? null, createdProject: null, files, content: text, changes };
}

async function applyFiles(
  ports: TurnPorts,
  tx: Tx,
  turn: TurnRecord,
  outcome: Extract<Outcome, { kind: 'files' | 'project' }>,
): Promise<Pick<Applied, 'version' | 'createdProject' | 'files'>> {
  const { reply } = outcome;
  if (outcome.kind === 'project') {
    const project = await ports.projects.createWithFiles(tx, {
      userId: turn.userId,
      name: reply.projectName.slice(0, limits.projectNameMaximum - 5),
      description: (reply.architecture || reply.title).slice(0, limits.projectDescriptionMaximum),
      files: outcome.files,
      template: 'ai-generated',
      turnId: turn.id,
    });
    const files = Object.entries(outcome.files).map(
      ([path, content]): FileChange => ({
        path,
        kind: 'created',
        added: content.split('\n').length,
        removed: 0,
      }),
    );
    return { version: null, createdProject: { id: project.id, name: project.name }, files };
  }
  const locks = new Set(outcome.locked);
  const isStillOpen = (await ports.projects.readLocks(tx, turn.projectId)).every((path) => locks.has(path));
  if (!isStillOpen) throw new ProjectChanged();
  if (Object.keys(outcome.changes).length === 0) return { version: null, createdProject: null, files: [] };
  const version = await ports.projects.applyFiles(tx, {
    projectId: turn.projectId,
    files: outcome.changes,
    reason: 'ai',
    author: 'ai',
    turnId: turn.id,
    title: reply.title || null,
  });
  // The project is locked, so this is the revision before the answer was applied.
  const before = version.paths.length === 0 ? version.revision : version.revision - 1;
  if (before !== outcome.revision) throw new ProjectChanged();
  return { version, createdProject: null, files: version.version.changes };
}

async function applyOutcome(ports: TurnPorts, tx: Tx, turn: TurnRecord, outcome: Outcome): Promise<Applied> {
  if (outcome.kind === 'step') return applyStep(ports, tx, turn, outcome.wish);
  if (outcome.kind === 'text') {
    const { text, nextSteps, plan = [] } = outcome;
    const changes = suggest(nextSteps, plan);
    return { version: null, createdProject: null, files: [], content: text, changes };
  }
  const applied = await applyFiles(ports, tx, turn, outcome);
  const { title, explanation, changes, nextSteps } = outcome.reply;
  return {
    ...applied,
    content: explanation || title,
    changes: { title, files: [...applied.files], changeList: [...changes], nextSteps: [...nextSteps] },
  };
}

/**
 * Applies an answer, settles its cost, adds the chat message and ends the turn in one transaction. Throws
 * `TurnAlreadyEnded` and `ProjectChanged`, which roll everything back.
 */
export async function completeTurn(
  ports: TurnPorts,
  turn: TurnRecord,
  completion: Completion,
): Promise<void> {
  const { outcome, tokens, wasRepaired } = completion;
  const ratio = tokenToCreditRatio(turn.model, ports.creditsPerToken);
  const now = ports.clock.now();
  const version = await ports.transactions.run(async (tx) => {
    if (!(await ports.projects.lock(tx, turn.projectId))) throw new TurnAlreadyEnded();
    const applied = await applyOutcome(ports, tx, turn, outcome);
    const heldFiles = outcome.kind === 'files' ? outcome.held.length : 0;
    const changedFiles = outcome.kind === 'text' ? null : applied.files.length + heldFiles;
    const isFree = isFreeAnswer({ provider: turn.provider, changedFiles });
    const charged = isFree ? (0 as Credits) : chargeOf(tokens, ratio, turn.reserved);
    const { userId, id: turnId, model } = turn;
    await ports.credits.settle(tx, { userId, turnId, charged, model, tokens, reason: ledgerReason(turn) });
    const versionId = applied.version?.version.id ?? null;
    const { createdProject } = applied;
    const end: TurnEnd = {
      answeredBy: { provider: turn.provider, model },
      status: 'done',
      charged,
      tokens,
      versionId,
      revision: applied.version?.revision ?? null,
      createdProject,
      error: null,
      progress: withoutContents(completion.progress),
    };
    if (!(await closeTurn(tx, turnId, end, now))) throw new TurnAlreadyEnded();
    if (outcome.kind === 'files' && heldFiles > 0) await insertHeld(tx, toHeldRecord(turn, outcome, now));
    await insertMessage(tx, {
      id: newId<MessageId>(now),
      projectId: turn.projectId,
      turnId,
      type: 'ai',
      content: applied.content.slice(0, contentMaximum),
      changes: applied.changes,
      metadata: {
        tokensUsed: tokens,
        creditsUsed: charged,
        model,
        provider: turn.provider,
        versionId,
        ...(applied.version && { versionNumber: applied.version.version.number }),
        wasRepaired,
        createdProject,
        // A clock that was set back must not make it negative.
        duration: Math.max(0, now - turn.createdAt),
        mode: turn.mode,
        ...describeRequest(turn.prompt, completion.analysis),
      },
      error: null,
      createdAt: now,
    });
    await ports.projects.countMessages(tx, turn.projectId, 1);
    return applied.version;
  });
  if (version) ports.projects.publishFilesChanged(version, turn.projectId, null);
  await publishTurnEnded(ports, turn);
}
