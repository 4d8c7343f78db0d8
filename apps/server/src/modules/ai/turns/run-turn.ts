import type { ProjectFiles } from '@kilim/app-kit';
import { AppError, type TurnDelta, type TurnProgress, type TurnStatus } from '@kilim/contract';
import { type CollectedAnswer, collectAnswer } from '../answers/collect-answer.ts';
import { diffFiles } from '../answers/file-changes.ts';
import type { AnswerValidation, InvalidAnswer } from '../answers/validate-answer.ts';
import { completeTurn, type Outcome, ProjectChanged } from '../commands/complete-turn.ts';
import type { TurnPorts } from '../ports.ts';
import { createSectionId } from '../prompt/section-id.ts';
import type { PromptMessage, Provider } from '../providers/provider.ts';
import { askWhole } from './ask-whole.ts';
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

/** Answers to apply in order: an answer, its repair, or both. */
interface FoundAnswers {
  readonly answers: readonly string[];
  readonly wasRepaired: boolean;
  /** The files on which the answers are already known to be valid. */
  readonly checked?: { readonly base: Base; readonly validation: AnswerValidation };
}

/** An answer that changes nothing. */
interface Words {
  readonly words: string;
}

/** Validations of one answer while the user keeps changing the project. */
const validationAttempts = 5;

function toOutcome(validation: AnswerValidation & { ok: true }, revision: number): Outcome {
  const { reply, files, changes } = validation;
  return validation.isNewProject
    ? { kind: 'project', reply, files }
    : { kind: 'files', reply, revision, changes };
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
  const { tasks } = ports;

  const ask = (messages: readonly PromptMessage[], emit: TurnCallbacks['emit']): Promise<CollectedAnswer> =>
    askWhole({
      messages,
      userId: turn.userId,
      tasks,
      emit,
      ask: (sent, stream) =>
        collectAnswer({
          provider,
          request: requestOf(context, sent),
          promptTokens: context.prompt.tokens,
          countTokens: (text) => tasks.countTokens(text, turn.userId),
          signal: callbacks.signal,
          emit,
          stream,
        }),
    });

  const readBase = (): Promise<Base> =>
    ports.transactions.run((tx) => ports.projects.readFiles(tx, turn.projectId));

  /** Files whose content the model was shown, in the prompt or in a repair. */
  let seen = context.prompt.includedPaths;

  /** Validates on the files that the model saw and merges with what the user saved since. */
  const validate = (answers: readonly string[], current: ProjectFiles): Promise<AnswerValidation> =>
    tasks.validateAnswers(
      context.files,
      {
        answers,
        language: turn.language,
        request: turn.prompt,
        seen,
        saved: diffFiles(context.files, current),
      },
      { userId: turn.userId, signal: callbacks.signal },
    );

  /** Requests a repair of the answer: at most one per turn, never charged (docs/rules/turns.md#repair). */
  const repair = async (answer: CollectedAnswer, invalid: InvalidAnswer): Promise<CollectedAnswer> => {
    await callbacks.enterStatus('repairing');
    if (invalid.files === null) callbacks.emit({ kind: 'reset' });
    const unseen = invalid.problems.flatMap(({ kind, path }) => (kind === 'unseen-file' ? [path] : []));
    const { messages, shownPaths } = await tasks.buildRepairPrompt(
      {
        sectionId: createSectionId(),
        prompt: context.prompt,
        answer: answer.text,
        problems: invalid.problems,
        files: invalid.files,
        fault: `${invalid.error.type} ${invalid.error.detail ?? ''}`.trim(),
        unseen: Object.fromEntries(unseen.map((path) => [path, context.files[path] ?? ''])),
      },
      turn.userId,
    );
    seen = seen && [...seen, ...shownPaths];
    // Keep the first answer's text; the repair contributes files only.
    return ask(messages, (delta) => {
      if (invalid.files === null || 'path' in delta) callbacks.emit(delta);
    });
  };

  const applyWords = async (answer: CollectedAnswer, text = answer.text): Promise<void> => {
    if (text.trim() === '') throw new AppError('ai_reply_unreadable', { detail: 'an empty answer' });
    await callbacks.enterStatus('applying');
    await completeTurn(ports, turn, {
      outcome: { kind: 'text', text, nextSteps: answer.nextSteps },
      tokens: answer.tokens,
      wasRepaired: false,
      progress: callbacks.progress(),
    });
  };

  const findAnswers = async (answer: CollectedAnswer): Promise<FoundAnswers | Words> => {
    const base = await readBase();
    const validation = await validate([answer.text], base.files);
    if (!validation.ok && validation.words !== undefined) return { words: validation.words };
    // An answer that was cut is incomplete even if it can be read.
    if (answer.finish === 'length') throw new AppError('ai_reply_truncated');
    if (validation.ok) return { answers: [answer.text], wasRepaired: false, checked: { base, validation } };
    // The user decides between both sides; a repair cannot.
    if (validation.error.type === 'turn_conflict') throw validation.error;
    const { text, finish } = await repair(answer, validation);
    if (finish === 'length') throw new AppError('ai_reply_truncated');
    await callbacks.enterStatus('checking');
    if (validation.problems.some(({ kind }) => kind === 'partial-file')) {
      // Code fences of an explanation look like files; the model decides whether they are meant to be.
      const repaired = await validate([text], base.files);
      if (!repaired.ok && repaired.words !== undefined) return { words: answer.text };
    }
    // An answer that could not be applied is replaced by its repair.
    return { answers: validation.files === null ? [text] : [answer.text, text], wasRepaired: true };
  };

  await callbacks.enterStatus('streaming');
  const answer = await ask(context.prompt.messages, callbacks.emit);
  if (answer.format === 'text') return applyWords(answer);
  await callbacks.enterStatus('checking');
  const found = await findAnswers(answer);
  if ('words' in found) return applyWords(answer, found.words);
  const { answers, wasRepaired, checked } = found;
  for (let attempt = 1; ; attempt += 1) {
    const isChecked = attempt === 1 && checked !== undefined;
    const base = isChecked ? checked.base : await readBase();
    const validation = isChecked ? checked.validation : await validate(answers, base.files);
    if (!validation.ok) throw validation.error;
    await callbacks.enterStatus('applying');
    try {
      return await completeTurn(ports, turn, {
        outcome: toOutcome(validation, base.revision),
        tokens: answer.tokens,
        wasRepaired,
        progress: callbacks.progress(),
      });
    } catch (error) {
      if (!(error instanceof ProjectChanged) || attempt >= validationAttempts) throw error;
      await callbacks.enterStatus('checking');
    }
  }
}
