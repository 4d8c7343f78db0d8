import type { ReactNode } from 'react';
import { useTranslate } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

/** A name with its value. */
export type DetailRow = readonly [name: string, value: string];

interface DetailsDialogProps {
  readonly title: string;
  readonly rows: readonly DetailRow[];
  readonly onClose: () => void;
  /** Rows with more than a text. */
  readonly children?: ReactNode;
}

/** A small dialog of names and values. */
export function DetailsDialog({ title, rows, onClose, children }: DetailsDialogProps) {
  const translate = useTranslate();
  return (
    <Dialog
      actions={
        <Button onClick={onClose} variant="secondary">
          {translate('common.close')}
        </Button>
      }
      isOpen
      onClose={onClose}
      size="small"
      title={title}
    >
      <dl className="flex flex-col">
        {rows.map(([name, value]) => (
          <div
            className="flex justify-between gap-4 border-b border-line py-2 text-14 last:border-0"
            key={name}
          >
            <dt className="text-muted">{name}</dt>
            <dd className="min-w-0 text-right numerals [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
        {children}
      </dl>
    </Dialog>
  );
}
