import type { Language, TurnAnalysis } from '@kilim/contract';
import type { Translate } from '@kilim/messages';
import { formatNumber, formatPercent } from '../../../i18n/formats.ts';
import type { DetailRow } from './details-dialog.tsx';

/** What a prompt asks for, and the project that it is about: docs/rules/turns.md#project-analysis */
export function analysisRows(
  { intent, confidence, complexity, qualityScore }: TurnAnalysis,
  language: Language,
  translate: Translate,
): readonly DetailRow[] {
  return [
    [
      translate('turn.analysis.intent'),
      translate('turn.analysis.intentValue', {
        intent: translate(`turn.analysis.intents.${intent}`),
        confidence: formatPercent(confidence, language),
      }),
    ],
    [translate('turn.analysis.complexity'), translate(`turn.analysis.complexities.${complexity}`)],
    [
      translate('turn.analysis.quality'),
      translate('turn.analysis.qualityValue', {
        score: formatNumber(qualityScore, language),
        maximum: formatNumber(10, language),
      }),
    ],
  ];
}
