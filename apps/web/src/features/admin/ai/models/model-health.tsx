import type { AiModel } from '@kilim/contract';
import { formatDateTime, formatNumber, formatRate } from '../../../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../../../i18n/translation.ts';
import { Badge } from '../../../../ui/badge.tsx';

const tones = {
  unused: 'neutral',
  working: 'success',
  failing: 'warning',
  paused: 'danger',
  spent: 'warning',
  off: 'neutral',
} as const;

/** Whether a model is asked now, in one or two words. */
export function StateBadge({ model: { isEnabled, health } }: { readonly model: AiModel }) {
  const translate = useTranslate();
  const state = isEnabled ? health.state : 'off';
  return <Badge tone={tones[state]}>{translate(`adminAiModels.state.${state}`)}</Badge>;
}

/** The last answer and failure of a model, its figures and its budgets. */
export function ModelHealth({ model }: { readonly model: AiModel }) {
  const translate = useTranslate();
  const language = useLanguage();
  const { health, dayTokens, monthTokens } = model;
  const count = (value: number): string => formatNumber(value, language);
  const seconds = health.firstWordMilliseconds === null ? null : health.firstWordMilliseconds / 1_000;
  const figures = [
    translate('adminAiModels.figures', {
      requests: count(health.requests),
      failures: count(health.failures),
    }),
    ...(seconds === null
      ? []
      : [
          translate('adminAiModels.firstWord', {
            seconds: formatRate(Math.round(seconds * 10) / 10, language),
          }),
        ]),
  ];
  const tokens = [
    translate('adminAiModels.tokens', {
      today: count(health.tokensToday),
      month: count(health.tokensThisMonth),
    }),
    ...(dayTokens === null ? [] : [translate('adminAiModels.budgetDay', { limit: count(dayTokens) })]),
    ...(monthTokens === null ? [] : [translate('adminAiModels.budgetMonth', { limit: count(monthTokens) })]),
  ];
  const { problem, detail, lastFailureAt } = health;
  const failure =
    problem === null || lastFailureAt === null
      ? []
      : [
          translate('adminAiModels.lastFailure', { time: formatDateTime(lastFailureAt, language) }),
          translate(`adminAi.check.problem.${problem}`),
          ...(detail === null ? [] : [translate('adminAi.check.said', { detail })]),
        ];
  return (
    <div className="flex flex-col gap-0.5 text-13 text-muted numerals">
      {health.lastSuccessAt === null ? null : (
        <p>
          {translate('adminAiModels.lastSuccess', { time: formatDateTime(health.lastSuccessAt, language) })}
        </p>
      )}
      {failure.length === 0 ? null : <p className="break-words text-danger">{failure.join(' · ')}</p>}
      {health.pausedUntil === null ? null : (
        <p>
          {translate('adminAiModels.pausedUntil', { time: formatDateTime(health.pausedUntil, language) })}
        </p>
      )}
      {health.requests === 0 ? null : <p>{figures.join(', ')}</p>}
      {health.tokensThisMonth === 0 && dayTokens === null && monthTokens === null ? null : (
        <p>{tokens.join(', ')}</p>
      )}
    </div>
  );
}
