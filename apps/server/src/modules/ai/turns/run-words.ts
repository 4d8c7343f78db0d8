import { AppError, type TurnDelta, type TurnMode } from '@kilim/contract';
import { translators } from '../../../platform/i18n/index.ts';
import type { CollectedAnswer } from '../answers/collect-answer.ts';
import { completeTurn } from '../commands/complete-turn.ts';
import type { TurnPorts } from '../ports.ts';
import type { TurnCallbacks } from './turn-callbacks.ts';
import type { TurnContext } from './turn-context.ts';

type WordsMode = Exclude<TurnMode, 'build'>;

/** What is shown of an answer while it arrives: the words of a question; a plan is shown when its steps are read. */
function filterDeltas(emit: TurnCallbacks['emit'], mode: WordsMode): TurnCallbacks['emit'] {
  const shown: ReadonlySet<TurnDelta['kind']> = new Set(
    mode === 'ask' ? ['status', 'reset', 'title', 'explanation'] : ['status', 'reset'],
  );
  return (delta) => {
    if (shown.has(delta.kind)) emit(delta);
  };
}

export interface WordsTurn {
  readonly context: TurnContext;
  readonly callbacks: TurnCallbacks;
  readonly mode: WordsMode;
  ask(emit: TurnCallbacks['emit']): Promise<CollectedAnswer>;
}

/** Runs a question or a plan, whose answer changes no files whatever it contains (docs/rules/turns.md#modes). */
export async function runWords(ports: TurnPorts, words: WordsTurn): Promise<void> {
  const { context, callbacks, mode } = words;
  const { turn } = context;
  await callbacks.enterStatus('streaming');
  const answer = await words.ask(filterDeltas(callbacks.emit, mode));
  if (answer.text.trim() === '') throw new AppError('ai_reply_unreadable', { detail: 'an empty answer' });
  const { text, steps } = await ports.tasks.readWords({ text: answer.text, mode }, turn.userId);
  const isOnlyChanges = text === '' && steps.length === 0;
  await callbacks.enterStatus('applying');
  await completeTurn(ports, turn, {
    outcome: {
      kind: 'text',
      text: isOnlyChanges ? translators[turn.language]('answers.onlyChanges') : text,
      nextSteps: answer.nextSteps,
      plan: steps,
    },
    tokens: answer.tokens,
    wasRepaired: false,
    progress: callbacks.progress(),
    analysis: context.analysis,
  });
}
