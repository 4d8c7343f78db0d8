import type { ModelCheck } from '@kilim/contract';
import type { Translate } from '@kilim/messages';
import { formatRate } from '../../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { classNames } from '../../../ui/class-names.ts';

/** A duration of at least 0.1 s, as a number of seconds. */
function secondsOf(milliseconds: number): number {
  return Math.max(0.1, Math.round(milliseconds / 100) / 10);
}

function summaryOf({ problem, duration }: ModelCheck, translate: Translate, language: 'tr' | 'en'): string {
  if (problem !== null) return translate(`adminAi.check.problem.${problem}`);
  if (duration === null) return translate('adminAi.check.passedTurn');
  return translate('adminAi.check.passed', { seconds: formatRate(secondsOf(duration), language) });
}

/** How the last request to a model ended, with the words of its server about a problem. */
export function CheckText({
  check,
  isNotConnected = false,
}: {
  readonly check: ModelCheck;
  /** The model was to be connected. */
  readonly isNotConnected?: boolean;
}) {
  const translate = useTranslate();
  const language = useLanguage();
  const { problem, detail } = check;
  return (
    <>
      <p className={classNames('text-13', problem === null ? 'text-success' : 'text-danger')}>
        {isNotConnected && problem !== null ? `${translate('adminAi.check.notConnected')} ` : null}
        {summaryOf(check, translate, language)}
      </p>
      {problem === null || detail === null ? null : (
        <p className="pt-1 text-13 break-words text-muted">{translate('adminAi.check.said', { detail })}</p>
      )}
    </>
  );
}
