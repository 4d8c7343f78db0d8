import type { MessageKey } from '@kilim/messages';

type Reason = Extract<MessageKey, `checkout.decline.${string}`>;

/** The bank's response codes (ISO 8583), grouped by what the buyer can do. */
const reasons: Readonly<Record<string, Reason>> = {
  '01': 'checkout.decline.refused',
  '02': 'checkout.decline.refused',
  '04': 'checkout.decline.blocked',
  '05': 'checkout.decline.refused',
  '07': 'checkout.decline.blocked',
  '12': 'checkout.decline.notAllowed',
  '14': 'checkout.decline.wrongCard',
  '15': 'checkout.decline.wrongCard',
  '33': 'checkout.decline.expiredCard',
  '34': 'checkout.decline.blocked',
  '36': 'checkout.decline.notAllowed',
  '38': 'checkout.decline.wrongCode',
  '41': 'checkout.decline.blocked',
  '43': 'checkout.decline.blocked',
  '51': 'checkout.decline.funds',
  '54': 'checkout.decline.expiredCard',
  '55': 'checkout.decline.wrongCode',
  '57': 'checkout.decline.notAllowed',
  '58': 'checkout.decline.notAllowed',
  '61': 'checkout.decline.limit',
  '62': 'checkout.decline.notAllowed',
  '65': 'checkout.decline.limit',
  '75': 'checkout.decline.wrongCode',
  '82': 'checkout.decline.wrongCode',
  '91': 'checkout.decline.bankDown',
  '96': 'checkout.decline.bankDown',
  '99': 'checkout.decline.bankDown',
};

/** The text of a decline; codes without meaning for a buyer get the general text. */
export function declineReason(code: string | null, isSimulated: boolean): Reason {
  if (isSimulated) return 'checkout.decline.demo';
  if (code === null) return 'checkout.decline.generic';
  if (/^(md|3d)/i.test(code)) return 'checkout.decline.unverified';
  return reasons[code] ?? 'checkout.decline.generic';
}
