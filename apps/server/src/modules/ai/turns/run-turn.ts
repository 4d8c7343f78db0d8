import { isStarter, type ProjectFiles, type Reply, starterFiles } from '@kilim/app-kit';
import { AppError, type TurnDelta, type TurnProgress, type TurnStatus } from '@kilim/contract';
import { type CollectedAnswer, collectAnswer } from '../answers/collect-answer.ts';
import { type AnswerValidation, readAnswer } from '../answers/validate-answer.ts';
import { completeTurn, type Outcome, ProjectChanged } from '../commands/complete-turn.ts';
import type { TurnPorts } from '../ports.ts';
import { buildRepairPrompt } from '../prompt/repair-prompt.ts';
import { loadTokenCounter } from '../prompt/token-count.ts';
import type { PromptMessage, Provider } from '../providers/provider.ts';
import { requestOf, type TurnContext } from './turn-context.ts';

/** Callbacks from a running turn to its runner. */
export interface TurnCallbacks {
  readonly signal: AbortSignal;
  readonly emit: (delta: TurnDelta) => void;
  readonly progress: () => TurnProgress;
  /** Saves and publishes the next status. Throws `TurnAlreadyEnded`. */
  enterStatus(status: TurnStatus): Promise<void>;
}

interface Base {
  readonly files: ProjectFiles;
  readonly revision: number;
}

/** Validations of one answer while the user keeps changing the project. */
const validationAttempts = 5;

/**
 * Whether a reply creates a new project instead of changing the current one, which is reused while it is empty or
 * contains only the starter (docs/rules/turns.md#new-project).
 */
function createsProject(reply: Reply, current: ProjectFiles): boolean {
  const isNew = reply.newProject && reply.projectName.trim() !== '';
  return isNew && Object.keys(current).length > 0 && !isStarter(current);
}

/**
 * Runs a turn from its first request to its commit. Throws `AppError` when it fails and `TurnAlreadyEnded` when it was
 * ended concurrently; in both cases project and balance are unchanged.
 */
export async function runTurn(
  ports: TurnPorts,
  provider: Provider,
  context: TurnContext,
  callbacks: TurnCallbacks,
): Promise<void> {
  const { turn } = context;

  const ask = (messages: readonly PromptMessage[], emit: TurnCallbacks['emit']): Promise<CollectedAnswer> =>
    collectAnswer({
      provider,
      request: requestOf(context, messages),
      promptTokens: context.prompt.tokens,
      signal: callbacks.signal,
      emit,
    });

  const readBase = (): Promise<Base> =>
    ports.transactions.run((tx) => ports.projects.readFiles(tx, turn.projectId));

  /** The files that replies are applied to: those of the project, or a manifest for a new project. */
  const baseOf = (replies: readonly Reply[], current: ProjectFiles): ProjectFiles => {
    const [first] = replies;
    if (!first || !createsProject(first, current)) return current;
    const { 'package.json': manifest } = starterFiles({ name: first.projectName, language: turn.language });
    return { 'package.json': manifest ?? '{}' };
  };

  const validate = (replies: readonly Reply[], current: ProjectFiles): Promise<AnswerValidation> =>
    ports.validateAnswer(baseOf(replies, current), replies, {
      userId: turn.userId,
      signal: callbacks.signal,
    });

  const toOutcome = (
    replies: readonly Reply[],
    base: Base,
    validation: AnswerValidation & { ok: true },
  ): Outcome => {
    const [first] = replies;
    if (!first) throw new Error('Outcome without a reply');
    if (createsProject(first, base.files)) return { kind: 'project', reply: first, files: validation.files };
    return { kind: 'files', reply: first, revision: base.revision, changes: validation.changes };
  };

  /** Requests a repair of the answer: at most one per turn, never charged (docs/rules/turns.md#repair). */
  const repair = async (
    answer: CollectedAnswer,
    failed: AnswerValidation & { ok: false },
  ): Promise<Reply> => {
    await callbacks.enterStatus('repairing');
    if (failed.files === null) callbacks.emit({ kind: 'reset' });
    const messages = buildRepairPrompt(
      {
        prompt: context.prompt,
        answer: answer.text,
        problems: failed.problems,
        files: failed.files,
        fault: `${failed.error.type} ${failed.error.detail ?? ''}`.trim(),
      },
      await loadTokenCounter(),
    );
    // Keep the first answer's text; the repair contributes files only.
    const emit = (delta: TurnDelta): void => {
      if (failed.files === null || 'path' in delta) callbacks.emit(delta);
    };
    const read = readAnswer((await ask(messages, emit)).text);
    if (!read.ok) throw read.error;
    return read.reply;
  };

  const applyText = async (answer: CollectedAnswer): Promise<void> => {
    if (answer.text.trim() === '') throw new AppError('ai_reply_unreadable', { detail: 'an empty answer' });
    await callbacks.enterStatus('applying');
    await completeTurn(ports, turn, {
      outcome: { kind: 'text', text: answer.text },
      tokens: answer.tokens,
      wasRepaired: false,
      progress: callbacks.progress(),
    });
  };

  /** The replies to apply in order, after a repair if the first answer is not valid. */
  const findReplies = async (
    answer: CollectedAnswer,
  ): Promise<{ replies: Reply[]; wasRepaired: boolean }> => {
    const read = readAnswer(answer.text);
    // A repair would reach the same token cap.
    if (!read.ok && answer.finish === 'length') throw new AppError('ai_reply_truncated');
    const { files: current } = await readBase();
    const first: AnswerValidation = read.ok
      ? await validate([read.reply], current)
      : { ok: false, error: read.error, problems: [], files: null };
    if (first.ok && read.ok) return { replies: [read.reply], wasRepaired: false };
    if (first.ok) throw new Error('Validation without a reply');
    const repaired = await repair(answer, first);
    const isAddition = read.ok && first.files !== null;
    await callbacks.enterStatus('checking');
    return { replies: isAddition ? [read.reply, repaired] : [repaired], wasRepaired: true };
  };

  await callbacks.enterStatus('streaming');
  const answer = await ask(context.prompt.messages, callbacks.emit);
  if (answer.format === 'text') return applyText(answer);
  await callbacks.enterStatus('checking');
  const { replies, wasRepaired } = await findReplies(answer);
  for (let attempt = 1; ; attempt += 1) {
    const base = await readBase();
    const validation = await validate(replies, base.files);
    if (!validation.ok) throw validation.error;
    await callbacks.enterStatus('applying');
    try {
      const outcome = toOutcome(replies, base, validation);
      const { tokens } = answer;
      return await completeTurn(ports, turn, {
        outcome,
        tokens,
        wasRepaired,
        progress: callbacks.progress(),
      });
    } catch (error) {
      if (!(error instanceof ProjectChanged) || attempt >= validationAttempts) throw error;
      await callbacks.enterStatus('checking');
    }
  }
}
