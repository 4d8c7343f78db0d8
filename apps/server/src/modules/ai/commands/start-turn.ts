import {
  AppError,
  type Attachment,
  type Credits,
  type Language,
  type MessageId,
  type ProjectId,
  type TurnId,
  type TurnMode,
  tokenToCreditRatio,
  type UserId,
} from '@kilim/contract';
import { newId } from '../../../platform/clock/new-id.ts';
import { insertMessage } from '../messages/repository.ts';
import type { TurnPorts } from '../ports.ts';
import { listAttachedImages, listAttachedPaths } from '../prompt/describe-attachments.ts';
import { historyWishOf } from '../prompt/history-wish-of.ts';
import { kindOfPrompt } from '../prompt/kind-of-prompt.ts';
import { readAttachments } from '../prompt/read-attachments.ts';
import type { Provider } from '../providers/provider.ts';
import { emptyProgress } from '../reply-stream/fold-delta.ts';
import { type PreparedTurn, prepareAnalyzed } from '../turns/prepare-turn.ts';
import { findRunningTurn, findTurnByKey, insertTurn } from '../turns/repository.ts';
import type { TurnContext } from '../turns/turn-context.ts';
import { capTurn, reservationOf, type TurnKind, turnRules } from '../turns/turn-cost.ts';
import type { TurnRecord } from '../turns/turn-record.ts';
import { ledgerReason } from './end-turn.ts';

export interface StartTurnInput {
  readonly userId: UserId;
  readonly projectId: ProjectId;
  readonly prompt: string;
  readonly language: Language;
  readonly quickPromptId: string | null;
  /** By default a build. */
  readonly mode?: TurnMode;
  readonly attachments?: readonly Attachment[];
  /** The most credits that the turn may cost. */
  readonly maximumCredits?: Credits | undefined;
  /** The turn to go back before. */
  readonly replaces?: TurnId | undefined;
  readonly idempotencyKey: string;
  /** Latest errors and console lines of the running app, as its studio reports them. */
  readonly previewMessages?: readonly string[];
  /** The composer answers, also with a connected model. */
  readonly isComposed?: boolean;
}

/** A new turn with its context, or the turn that was already started with the same key. */
export type StartedTurn =
  | { readonly isNew: true; readonly turn: TurnRecord; readonly context: TurnContext }
  | { readonly isNew: false; readonly turn: TurnRecord };

/** Attempts to reserve credits while the balance changes between reading and reserving. */
const reserveAttempts = 5;

/** A turn that undoes or redoes a change reads neither files nor chat. */
const nothingPrepared: PreparedTurn = {
  files: {},
  prompt: { messages: [], request: '', budget: 0, tokens: 0, includedPaths: null },
};

/** Finds the turn of an idempotency key; using the key in another project is `general_argument_invalid`. */
async function findKnown(ports: TurnPorts, input: StartTurnInput): Promise<TurnRecord | null> {
  const known = await findTurnByKey(ports.transactions.outside, input.userId, input.idempotencyKey);
  if (known && known.projectId !== input.projectId) {
    throw new AppError('general_argument_invalid', { fields: { idempotencyKey: 'invalid' } });
  }
  return known;
}

/** Throws the kind's error when the balance is below its minimum (docs/rules/turns.md#minimum-balance). */
export async function decideReservation(
  ports: Pick<TurnPorts, 'credits'>,
  userId: UserId,
  kind: TurnKind,
  maximum: Credits,
): Promise<Credits> {
  const { balance } = await ports.credits.status(userId);
  const { minimum, insufficient } = turnRules[kind];
  if (balance < minimum) throw new AppError(insufficient, { params: { balance, requested: minimum } });
  return reservationOf(balance, maximum);
}

/** Inserts turn, reservation and the user's chat message; returns false when the key or the project has a turn. */
async function insertStarted(
  ports: TurnPorts,
  turn: TurnRecord,
  { idempotencyKey, attachments = [] }: StartTurnInput,
): Promise<boolean> {
  const { id: turnId, userId, projectId, model, reserved } = turn;
  return ports.transactions.run(async (tx) => {
    const leaseUntil = turn.createdAt + ports.timings.leaseDuration;
    if (!(await ports.projects.lock(tx, projectId))) throw new AppError('project_not_found');
    const images = listAttachedImages(attachments).map(({ hash }) => hash);
    await ports.projects.images.use(tx, projectId, images);
    await ports.credits.lock(tx, userId);
    const baseRevision = await ports.projects.revisionOf(tx, projectId);
    const record = { ...turn, baseRevision };
    if (!(await insertTurn(tx, { record, idempotencyKey, leaseUntil }))) return false;
    // Edits during the turn become a version of their own.
    await ports.projects.closeSession(tx, projectId);
    const reason = ledgerReason(turn);
    await ports.credits.reserve(tx, { userId, turnId, projectId, amount: reserved, model, reason });
    await insertMessage(tx, {
      id: newId<MessageId>(turn.createdAt),
      projectId,
      turnId,
      type: 'user',
      content: turn.prompt,
      changes: null,
      metadata: null,
      error: null,
      attachments,
      createdAt: turn.createdAt,
    });
    await ports.projects.countMessages(tx, projectId, 1);
    return true;
  });
}

/**
 * Checks a prompt, reserves its maximum cost and starts its turn. Throws the errors of `startTurn` in the contract, in
 * which case nothing was written. Idempotent: the same key returns the same turn.
 */
export async function startTurn(
  ports: TurnPorts,
  provider: Provider | null,
  input: StartTurnInput,
): Promise<StartedTurn> {
  const { userId, projectId, language, quickPromptId, mode = 'build' } = input;
  const project = await ports.projects.find(userId, projectId);
  const known = await findKnown(ports, input);
  if (known) return { isNew: false, turn: known };
  const prompt = input.prompt.trim();
  if (prompt === '') throw new AppError('turn_prompt_required');
  if (!provider) throw new AppError('ai_not_configured');
  if (await findRunningTurn(ports.transactions.outside, projectId)) {
    // The same request may have started it after the first look.
    const startedByRetry = await findKnown(ports, input);
    if (startedByRetry) return { isNew: false, turn: startedByRetry };
    throw new AppError('turn_in_progress');
  }

  const attachments = await readAttachments(ports, projectId, input.attachments ?? []);
  const kind = kindOfPrompt(prompt, quickPromptId, mode);
  // Undoing is free and needs no provider.
  const isStep = historyWishOf({ prompt, quickPromptId, mode }) !== undefined;
  const isFree = isStep || provider.isOwnKey === true;
  // A chat turn writes no files, so it is allowed with full storage.
  if (kind === 'generation' && !isStep) await ports.storage?.requireRoom(userId);
  if (!isFree) await decideReservation(ports, userId, kind, 0 as Credits);
  const prepared = isStep
    ? nothingPrepared
    : await prepareAnalyzed(ports, provider, {
        userId,
        project,
        prompt,
        language,
        mode,
        attachments,
        previewMessages: input.previewMessages ?? [],
      });
  const hashes = isStep ? [] : listAttachedImages(attachments).map(({ hash }) => hash);
  const images = await ports.projects.images.read(projectId, hashes);
  const cap = capTurn({
    promptTokens: prepared.prompt.tokens,
    kind,
    ratio: tokenToCreditRatio(provider.model, ports.creditsPerToken),
    // The user's own key pays, so a limit of credits has no meaning.
    maximum: isFree ? undefined : input.maximumCredits,
    isLimitable: provider.readsContext,
  });
  for (let attempt = 1; ; attempt += 1) {
    const now = ports.clock.now();
    const turn: TurnRecord = {
      id: newId<TurnId>(now),
      projectId,
      userId,
      status: 'queued',
      prompt,
      language,
      quickPromptId,
      mode,
      provider: provider.kind,
      model: provider.model,
      reserved: isFree ? (0 as Credits) : await decideReservation(ports, userId, kind, cap.credits),
      charged: null,
      tokens: null,
      promptTokens: isStep ? null : prepared.prompt.tokens,
      baseRevision: null,
      versionId: null,
      revision: null,
      createdProject: null,
      error: null,
      progress: emptyProgress,
      isRunning: true,
      createdAt: now,
      endedAt: null,
    };
    try {
      if (await insertStarted(ports, turn, { ...input, attachments })) {
        const { tokenCap } = cap;
        const attachedPaths = listAttachedPaths(attachments);
        const context = {
          turn,
          kind,
          projectName: project.name,
          tokenCap,
          attachedPaths,
          images,
          ...prepared,
        };
        return { isNew: true, turn, context };
      }
    } catch (error) {
      const isShort = error instanceof AppError && error.type === 'credits_insufficient';
      if (!isShort || attempt >= reserveAttempts) throw error;
      continue;
    }
    const same = await findKnown(ports, input);
    if (same) return { isNew: false, turn: same };
    throw new AppError('turn_in_progress');
  }
}
