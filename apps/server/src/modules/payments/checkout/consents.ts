import { createHash } from 'node:crypto';
import { AppError, type SalesText } from '@kilim/contract';

/** A sales text before it is hashed. */
export type UnhashedText = Omit<SalesText, 'hash'>;

export interface SalesTexts {
  readonly preliminaryInformation: SalesText;
  readonly distanceSales: SalesText;
}

interface AcceptedText {
  readonly version: string;
  readonly hash: string;
}

/** Consents as the buyer sends them; null is a box that was not ticked. */
export interface GivenConsents {
  readonly preliminaryInformation: AcceptedText | null;
  readonly distanceSales: AcceptedText | null;
  readonly immediateDelivery: boolean;
  readonly marketing: boolean;
}

/** Consents stored with an order: the accepted texts word for word, when and from which IP address. */
export interface StoredConsents {
  readonly preliminaryInformation: SalesText;
  readonly distanceSales: SalesText;
  readonly immediateDelivery: true;
  readonly marketing: boolean;
  /** Epoch milliseconds. */
  readonly acceptedAt: number;
  readonly ip: string;
}

/** Adds the SHA-256 of the text in hexadecimal. */
export function hashSalesText(text: UnhashedText): SalesText {
  return { ...text, hash: createHash('sha256').update(text.text, 'utf8').digest('hex') };
}

const isSame = (given: AcceptedText, current: SalesText): boolean =>
  given.version === current.version && given.hash === current.hash;

/**
 * Checks that the buyer accepted everything, in exactly the current texts (docs/rules/payments.md#sales-texts). Throws
 * `order_consent_required` or `order_text_changed` with the names of the texts.
 */
export function acceptConsents(
  given: GivenConsents,
  current: SalesTexts,
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
  if (!isSame(preliminaryInformation, current.preliminaryInformation)) {
    changed['consents.preliminaryInformation'] = 'changed';
  }
  if (!isSame(distanceSales, current.distanceSales)) changed['consents.distanceSales'] = 'changed';
  if (Object.keys(changed).length > 0) throw new AppError('order_text_changed', { fields: changed });
  return { ...current, immediateDelivery: true, marketing, acceptedAt: now, ip };
}
