import { createHash } from 'node:crypto';
import { AppError, type SalesText } from '@kilim/contract';

/** A text of the sale before its hash was taken. */
export type ShownText = Omit<SalesText, 'hash'>;

export interface SalesTexts {
  readonly preliminaryInformation: SalesText;
  readonly distanceSales: SalesText;
}

interface AcceptedText {
  readonly version: string;
  readonly hash: string;
}

export interface GivenConsents {
  readonly preliminaryInformation: AcceptedText | null;
  readonly distanceSales: AcceptedText | null;
  readonly immediateDelivery: boolean;
  readonly marketing: boolean;
}

/** What is kept with an order: what was confirmed, word for word by its hash, when and from where. */
export interface StoredConsents {
  readonly preliminaryInformation: SalesText;
  readonly distanceSales: SalesText;
  readonly immediateDelivery: true;
  readonly marketing: boolean;
  readonly acceptedAt: number;
  readonly ip: string;
}

/** SHA-256 in hexadecimal over the exact text that is shown. */
export function hashText(text: ShownText): SalesText {
  return { ...text, hash: createHash('sha256').update(text.text, 'utf8').digest('hex') };
}

const isSame = (given: AcceptedText, shown: SalesText): boolean =>
  given.version === shown.version && given.hash === shown.hash;

/**
 * Checks that everything was confirmed, and exactly what would be shown now. Throws `order_consent_required` or
 * `order_text_changed` with the names of the texts.
 */
export function acceptConsents(
  given: GivenConsents,
  shown: SalesTexts,
  { now, ip }: { readonly now: number; readonly ip: string },
): StoredConsents {
  const { preliminaryInformation, distanceSales, immediateDelivery, marketing } = given;
  const missing: Record<string, string> = {};
  if (!preliminaryInformation) missing['consents.preliminaryInformation'] = 'required';
  if (!distanceSales) missing['consents.distanceSales'] = 'required';
  if (!immediateDelivery) missing['consents.immediateDelivery'] = 'required';
  if (!preliminaryInformation || !distanceSales || !immediateDelivery) {
    throw new AppError('order_consent_required', { fields: missing });
  }
  const changed: Record<string, string> = {};
  if (!isSame(preliminaryInformation, shown.preliminaryInformation)) {
    changed['consents.preliminaryInformation'] = 'changed';
  }
  if (!isSame(distanceSales, shown.distanceSales)) changed['consents.distanceSales'] = 'changed';
  if (Object.keys(changed).length > 0) throw new AppError('order_text_changed', { fields: changed });
  return { ...shown, immediateDelivery: true, marketing, acceptedAt: now, ip };
}
