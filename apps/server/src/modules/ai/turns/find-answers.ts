import { type ProjectFiles, skipReasoning } from '@kilim/app-kit';
import { AppError, type TurnDelta } from '@kilim/contract';
import type { CollectedAnswer } from '../answers/collect-answer.ts';
import { diffFiles } from '../answers/file-changes.ts';
import { contentMaximum } from '../answers/reply-summary.ts';
import type { AnswerValidation, InvalidAnswer } from '../answers/validate-answer.ts';
import type { TurnPorts } from '../ports.ts';
import { createSectionId } from '../prompt/section-id.ts';
import type { PromptMessage } from '../providers/provider.ts';
import type { TurnCallbacks } from './turn-callbacks.ts';
import type { TurnContext } from './turn-context.ts';

export interface Base {
  readonly files: ProjectFiles;
  readonly revision: number;
  /** Files that answers may not change. */
  readonly locked: readonly string[];
}

/** Answers to apply in order: an answer, its repair, or both. */
export interface FoundAnswers {
  readonly answers: readonly string[];
  /** The failing edits of the first answer, written again. */
  readonly correction?: string;
  readonly wasRepaired: boolean;
  /** The files on which the answers are already known to be valid. */
  readonly checked?: { readonly base: Base; readonly validation: AnswerValidation };
}

/** An answer that changes nothing. */
export interface Words {
  readonly words: string;
}

export interface FinderInput {
  readonly ports: Pick<TurnPorts, 'tasks' | 'transactions' | 'projects'>;
  readonly context: TurnContext;
  readonly callbacks: Pick<TurnCallbacks, 'signal' | 'emit' | 'enterStatus'>;
  ask(messages: readonly PromptMessage[], emit: (delta: TurnDelta) => void): Promise<CollectedAnswer>;
}

export interface AnswerFinder {
  readonly readBase: () => Promise<Base>;
  /** Validates on the files that the model saw and merges with what the user saved since. */
  validate(answers: readonly string[], base: Base, correction?: string): Promise<AnswerValidation>;
  /** Checks an answer and requests its correction and its repair if it needs them. Throws `AppError`. */
  findAnswers(answer: CollectedAnswer): Promise<FoundAnswers | Words>;
}

/** Finds what of a turn's answers can be applied (docs/rules/turns.md#repair). */
export function createAnswerFinder({ ports, context, callbacks, ask }: FinderInput): AnswerFinder {
  const { turn } = context;
  const { tasks } = ports;

  const readBase = (): Promise<Base> =>
    ports.transactions.run(async (tx) => ({
      ...(await ports.projects.readFiles(tx, turn.projectId)),
      locked: await ports.projects.readLocks(tx, turn.projectId),
    }));

  /** Files whose content the model was shown, in the prompt or in a repair. */
  let seen = context.prompt.includedPaths;

  /** Validates on the files that the model saw and merges with what the user saved since. */
  const validate = (
    answers: readonly string[],
    { files: current, locked }: Base,
    correction?: string,
  ): Promise<AnswerValidation> =>
    tasks.validateAnswers(
      context.files,
      {
        answers,
        ...(correction !== undefined && { correction }),
        language: turn.language,
        request: turn.prompt,
        attachedPaths: context.attachedPaths ?? [],
        seen,
        saved: diffFiles(context.files, current),
        locked,
        // The built-in provider changes exactly what it understood; a quick prompt names no place.
        isScoped: context.prompt.includedPaths !== null && turn.quickPromptId === null,
      },
      { userId: turn.userId, signal: callbacks.signal },
    );

  /** Requests a repair of the answer: at most one per turn, never charged (docs/rules/turns.md#repair). */
  const repair = async (answer: CollectedAnswer, invalid: InvalidAnswer): Promise<CollectedAnswer> => {
    await callbacks.enterStatus('repairing');
    const { failing = [] } = invalid;
    const isReplaced = invalid.files === null && failing.length === 0;
    if (isReplaced) callbacks.emit({ kind: 'reset' });
    const unseen = [
      ...invalid.problems.flatMap(({ kind, path }) => (kind === 'unseen-file' ? [path] : [])),
      ...failing.flatMap(({ path, needsWhole }) => (needsWhole ? [path] : [])),
    ];
    const { messages, shownPaths } = await tasks.buildRepairPrompt(
      {
        sectionId: createSectionId(),
        prompt: context.prompt,
        answer: answer.text,
        problems: invalid.problems,
        files: invalid.files,
        fault: `${invalid.error.type} ${invalid.error.detail ?? ''}`.trim(),
        unseen: Object.fromEntries(unseen.map((path) => [path, context.files[path] ?? ''])),
        failing,
      },
      turn.userId,
    );
    seen = seen && [...seen, ...shownPaths];
    // Keep the first answer's text; the repair contributes files only.
    return ask(messages, (delta) => {
      if (isReplaced || 'path' in delta) callbacks.emit(delta);
    });
  };

  const findAnswers = async (answer: CollectedAnswer): Promise<FoundAnswers | Words> => {
    const base = await readBase();
    const validation = await validate([answer.text], base);
    if (!validation.ok && validation.words !== undefined) return { words: validation.words };
    // An answer that was cut is incomplete even if it can be read.
    if (answer.finish === 'length') throw new AppError('ai_reply_truncated');
    if (validation.ok) return { answers: [answer.text], wasRepaired: false, checked: { base, validation } };
    if (validation.failing !== undefined) return correct(answer, validation);
    return repairAnswer(answer, validation, base);
  };
  /** Requests only the failing edits again; if that does not help, the answer is repaired. */
  const correct = async (answer: CollectedAnswer, invalid: InvalidAnswer): Promise<FoundAnswers | Words> => {
    const { text: correction, finish } = await repair(answer, invalid);
    if (finish === 'length') throw new AppError('ai_reply_truncated');
    await callbacks.enterStatus('checking');
    const base = await readBase();
    const validation = await validate([answer.text], base, correction);
    if (!validation.ok) return repairAnswer(answer, { ...validation, failing: [] }, base, correction);
    return { answers: [answer.text], correction, wasRepaired: true, checked: { base, validation } };
  };
  const repairAnswer = async (
    answer: CollectedAnswer,
    validation: InvalidAnswer,
    base: Base,
    correction?: string,
  ): Promise<FoundAnswers | Words> => {
    // The user decides between both sides; a repair cannot.
    if (validation.error.type === 'turn_conflict') throw validation.error;
    const { text, finish } = await repair(answer, validation);
    if (finish === 'length') throw new AppError('ai_reply_truncated');
    await callbacks.enterStatus('checking');
    if (validation.problems.some(({ kind }) => kind === 'partial-file')) {
      // Code fences of an explanation look like files; the model decides whether they are meant to be.
      const repaired = await validate([text], base);
      if (!repaired.ok && repaired.words !== undefined)
        return { words: skipReasoning(answer.text.slice(0, contentMaximum)) };
    }
    // An answer that could not be applied is replaced by its repair.
    if (validation.files === null) return { answers: [text], wasRepaired: true };
    return {
      answers: [answer.text, text],
      ...(correction !== undefined && { correction }),
      wasRepaired: true,
    };
  };

  return { readBase, validate, findAnswers };
}
