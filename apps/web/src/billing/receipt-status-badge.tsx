import { type ReceiptStatus, receiptStatusKeys } from '@kilim/contract';
import { useTranslate } from '../i18n/translation.ts';
import { Badge, type BadgeTone } from '../ui/badge.tsx';

type StatusKey = (typeof receiptStatusKeys)[ReceiptStatus];

const tones: Readonly<Record<StatusKey, BadgeTone>> = {
  pending: 'warning',
  paid: 'success',
  failed: 'danger',
  expired: 'neutral',
  partlyRefunded: 'info',
  refunded: 'info',
};

/** A receipt's status. */
export function ReceiptStatusBadge({ status }: { readonly status: ReceiptStatus }) {
  const translate = useTranslate();
  const key = receiptStatusKeys[status];
  return <Badge tone={tones[key]}>{translate(`receiptDocument.status.${key}`)}</Badge>;
}
