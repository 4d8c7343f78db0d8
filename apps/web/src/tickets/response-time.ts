import type { Language } from '@kilim/contract';
import type { Translate } from '@kilim/messages';
import { formatNumber } from '../i18n/formats.ts';

const minute = 60_000;
const hour = 60 * minute;

/** A duration such as 12 minutes or 2.5 hours. */
export function responseTime(duration: number, language: Language, translate: Translate): string {
  if (duration < hour)
    return translate('support.minutes', { count: Math.max(1, Math.round(duration / minute)) });
  const hours = Math.round((duration / hour) * 10) / 10;
  return translate('support.hours', { count: hours, amount: formatNumber(hours, language) });
}
