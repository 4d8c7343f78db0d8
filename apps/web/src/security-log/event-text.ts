import type { Language, SecurityEvent } from '@kilim/contract';
import type { Translate } from '@kilim/messages';
import { countryName } from '../billing/country-name.ts';

type Described = Pick<SecurityEvent, 'browser' | 'system' | 'network' | 'countryCode'>;

/** Browser and system, such as `Firefox 128 · Windows 10`; empty when both are unknown. */
export const deviceText = ({ browser, system }: Described): string =>
  [browser, system].filter((part) => part !== '').join(' · ');

/** Country and truncated network, if known. */
export const placeText = ({ network, countryCode }: Described, language: Language): string =>
  [countryCode === null ? '' : countryName(countryCode, language), network]
    .filter((part) => part !== '')
    .join(' · ');

/** The event's text, with the method if known: `Logged in (password)`. */
export function eventText(
  { kind, detail }: Pick<SecurityEvent, 'kind' | 'detail'>,
  translate: Translate,
): string {
  const text = translate(`securityLog.kinds.${kind}`);
  return detail.method === undefined
    ? text
    : `${text} (${translate(`securityLog.methods.${detail.method}`)})`;
}
