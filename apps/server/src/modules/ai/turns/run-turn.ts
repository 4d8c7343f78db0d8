import { AppError } from '@kilim/contract';
import { translators } from '../../../platform/i18n/index.ts';
import { type CollectedAnswer, collectAnswer } from '../answers/collect-answer.ts';
import type { AnswerValidation } from '../answers/validate-answer.ts';
import { completeTurn, type Outcome, ProjectChanged } from '../commands/complete-turn.ts';
import { splitHeld } from '../held/to-held-record.ts';
import type { TurnPorts } from '../ports.ts';
import type { PromptMessage, Provider } from '../providers/provider.ts';
import { askWhole } from './ask-whole.ts';
import { type Base, createAnswerFinder } from './find-answers.ts';
import { runWords } from './run-words.ts';
import type { TurnCallbacks } from './turn-callbacks.ts';
import { requestOf, type TurnContext } from './turn-context.ts';

/** Validations of one answer while the user keeps changing the project. */
const validationAttempts = 5;
/** Suggestions below an answer. */
const shownSteps = 3;

function toOutcome(validation: AnswerValidation & { ok: true }, base: Base): Outcome {
  const { reply, files, changes } = validation;
  if (validation.isNewProject) return { kind: 'project', reply, files };
  const { revision, locked } = base;
  return { kind: 'files', reply, revision, locked, ...splitHeld(base.files, changes, validation.held) };
}

/** The refinement of a composed draft is the first suggestion. */
function offerRefinement(outcome: Outcome, { isDraft = false, turn }: TurnContext): Outcome {
  if (!isDraft || (outcome.kind !== 'files' && outcome.kind !== 'project')) return outcome;
  const refine = translators[turn.language]('answers.draft.refine');
  const nextSteps = [refine, ...outcome.reply.nextSteps].slice(0, shownSteps);
  return { ...outcome, reply: { ...outcome.reply, nextSteps } };
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

  const askOf = (
    asked: Provider,
    messages: readonly PromptMessage[],
    emit: TurnCallbacks['emit'],
  ): Promise<CollectedAnswer> =>
    askWhole({
      messages,
      userId: turn.userId,
      tasks,
      emit,
      ask: (sent, stream) =>
        collectAnswer({
          provider: asked,
          request: requestOf(context, sent),
          promptTokens: context.prompt.tokens,
          countTokens: (text) => tasks.countTokens(text, turn.userId),
          signal: callbacks.signal,
          emit,
          stream,
        }),
    });

  const { mode } = turn;
  if (mode !== 'build') {
    return runWords(ports, {
      context,
      callbacks,
      mode,
      ask: (emit) => askOf(provider, context.prompt.messages, emit),
    });
  }
  const { readBase, validate, findAnswers } = createAnswerFinder({
    ports,
    context,
    callbacks,
    // All that is asked after the first answer is a repair of it.
    ask: (messages, emit) => askOf(provider.repairer ?? provider, messages, emit),
  });

  const applyWords = async (answer: CollectedAnswer, text = answer.text): Promise<void> => {
    if (text.trim() === '') throw new AppError('ai_reply_unreadable', { detail: 'an empty answer' });
    await callbacks.enterStatus('applying');
    await completeTurn(ports, turn, {
      outcome: { kind: 'text', text, nextSteps: answer.nextSteps },
      tokens: answer.tokens,
      wasRepaired: false,
      progress: callbacks.progress(),
      analysis: context.analysis,
    });
  };

  await callbacks.enterStatus('streaming');
  const answer = await askOf(provider, context.prompt.messages, callbacks.emit);
  if (answer.format === 'text') return applyWords(answer);
  await callbacks.enterStatus('checking');
  const found = await findAnswers(answer);
  if ('words' in found) return applyWords(answer, found.words);
  const { answers, correction, wasRepaired, checked } = found;
  for (let attempt = 1; ; attempt += 1) {
    const isChecked = attempt === 1 && checked !== undefined;
    const base = isChecked ? checked.base : await readBase();
    const validation = isChecked ? checked.validation : await validate(answers, base, correction);
    if (!validation.ok) throw validation.error;
    await callbacks.enterStatus('applying');
    try {
      return await completeTurn(ports, turn, {
        outcome: offerRefinement(toOutcome(validation, base), context),
        tokens: answer.tokens,
        wasRepaired,
        progress: callbacks.progress(),
        analysis: context.analysis,
      });
    } catch (error) {
      if (!(error instanceof ProjectChanged) || attempt >= validationAttempts) throw error;
      await callbacks.enterStatus('checking');
    }
  }
}
