import type { HistoryWish } from '@kilim/composer/history-wish';
import { translators } from '../../../platform/i18n/index.ts';
import type { AppliedStep } from '../../projects/index.ts';

export interface StepAnswer {
  readonly title: string;
  readonly text: string;
  readonly nextSteps: readonly string[];
}

/** The answer to a request to undo or redo: what was undone, and the way back. */
export function describeStep({ direction, language }: HistoryWish, step: AppliedStep | null): StepAnswer {
  const translate = translators[language];
  const ways = {
    undo: translate('answers.history.step.undo'),
    redo: translate('answers.history.step.redo'),
  };
  if (step === null) {
    const isUndo = direction === 'undo';
    return {
      title: '',
      text: translate(isUndo ? 'answers.history.nothingToUndo' : 'answers.history.nothingToRedo'),
      nextSteps: [],
    };
  }
  const { title, reason, number, restoredNumber } = step.change;
  const change =
    reason === 'restore'
      ? translate('answers.history.change.restore', { number: restoredNumber ?? number })
      : reason === 'code-save'
        ? translate('answers.history.change.own')
        : (title ?? translate('answers.history.change.other', { number }));
  return direction === 'undo'
    ? {
        title: translate('answers.history.title.undo'),
        text: translate('answers.history.undone', { change }),
        nextSteps: [ways.redo, ways.undo],
      }
    : {
        title: translate('answers.history.title.redo'),
        text: translate('answers.history.redone', { change }),
        nextSteps: [ways.undo],
      };
}
