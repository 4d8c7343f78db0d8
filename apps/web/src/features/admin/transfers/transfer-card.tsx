import type { Transfer, TransferStatus } from '@kilim/contract';
import { formatDateTime } from '../../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { formatTransferAmount } from './format-transfer-amount.ts';
import type { TransferDecision } from './resolve-transfer-dialog.tsx';

const tones: Readonly<Record<TransferStatus, BadgeTone>> = {
  unmatched: 'warning',
  matched: 'success',
  resolved: 'success',
  dismissed: 'neutral',
};

interface TransferCardProps {
  readonly transfer: Transfer;
  readonly onSettle: (kind: TransferDecision) => void;
}

/** One transfer: sender, amount and text, why it did not match an order, and the decision. */
export function TransferCard({ transfer, onSettle }: TransferCardProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const { status, problem, note, senderName, referenceText } = transfer;
  const lines: readonly (readonly [label: string, value: string])[] = [
    [translate('adminTransfers.reference'), referenceText],
    [translate('adminTransfers.transaction'), transfer.transactionId],
    [translate('adminTransfers.arrived'), formatDateTime(transfer.occurredAt, language)],
    [translate('adminTransfers.note'), note],
  ];
  return (
    <Card className="flex flex-col gap-3 p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <p className="text-16 font-semibold break-words">
            {senderName === '' ? translate('adminTransfers.nobody') : senderName}
          </p>
          {problem === null ? null : (
            <p className="text-13 text-muted">{translate(`adminTransfers.problem.${problem}`)}</p>
          )}
        </div>
        <div className="flex items-center gap-2">
          <span className="text-16 font-semibold numerals">{formatTransferAmount(transfer, language)}</span>
          <Badge tone={tones[status]}>{translate(`adminTransfers.status.${status}`)}</Badge>
        </div>
      </div>
      <dl className="flex flex-col gap-1 text-14">
        {lines.map(([label, value]) =>
          value === '' ? null : (
            <div key={label} className="flex flex-wrap gap-x-2">
              <dt className="text-muted">{label}</dt>
              <dd className="min-w-0 break-words whitespace-pre-line numerals">{value}</dd>
            </div>
          ),
        )}
      </dl>
      {status === 'unmatched' ? (
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => onSettle('resolve')}>{translate('adminTransfers.resolve')}</Button>
          <Button variant="secondary" onClick={() => onSettle('dismiss')}>
            {translate('adminTransfers.dismiss')}
          </Button>
        </div>
      ) : null}
    </Card>
  );
}
