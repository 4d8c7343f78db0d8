import type { CreditMovement } from '@kilim/contract';
import type { MessageKey } from '@kilim/messages';

/** Reasons of reversals that are codes; other reasons were typed by an administrator. */
const reversalNames: Readonly<Record<string, MessageKey>> = {
  refund: 'credits.ledger.refund',
  'refund-refused': 'credits.ledger.refundRefused',
  'turn-returned': 'credits.ledger.turnReturned',
};
const isCode = ({ kind, reason }: CreditMovement): boolean =>
  kind === 'reversal' && Object.hasOwn(reversalNames, reason);

/** The name of a movement; for a turn it stands in for a missing prompt. */
export const movementName = (entry: CreditMovement): MessageKey =>
  (isCode(entry) ? reversalNames[entry.reason] : undefined) ?? `settings.billing.kind.${entry.kind}`;

/** What an administrator wrote about a gift or a removal; empty for other movements. */
export const movementReason = (entry: CreditMovement): string =>
  entry.kind === 'gift' || (entry.kind === 'reversal' && !isCode(entry)) ? entry.reason : '';
