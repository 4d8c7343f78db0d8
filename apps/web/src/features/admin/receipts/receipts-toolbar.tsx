import { currencies, receiptStatuses, receiptStatusKeys } from '@kilim/contract';
import { useTranslate } from '../../../i18n/translation.ts';
import { lineControlLook } from '../../../ui/field.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { useDebouncedText } from '../../../ui/use-debounced-text.ts';
import type { ReceiptListFilter } from './receipt-list-params.ts';

export interface ReceiptsToolbarProps {
  readonly filter: ReceiptListFilter;
  readonly onChange: (change: Partial<ReceiptListFilter>) => void;
}

/** Milliseconds. */
const searchDelay = 250;
const selectLook = `${lineControlLook} w-auto! min-w-0 cursor-pointer truncate max-lg:flex-1 max-lg:basis-0`;

/** Search, status and currency of the list. */
export function ReceiptsToolbar({ filter, onChange }: ReceiptsToolbarProps) {
  const translate = useTranslate();
  const search = useDebouncedText(filter.search, searchDelay, (text) => onChange({ search: text }));
  return (
    <div className="flex flex-wrap items-center gap-2">
      <SearchField
        label={translate('adminReceipts.search')}
        maxLength={100}
        className="max-lg:basis-full"
        {...search}
      />
      <select
        value={filter.status === null ? '' : receiptStatusKeys[filter.status]}
        onChange={(event) =>
          onChange({
            status: receiptStatuses.find((name) => receiptStatusKeys[name] === event.target.value) ?? null,
          })
        }
        aria-label={translate('adminReceipts.status')}
        className={selectLook}
      >
        <option value="">{translate('adminReceipts.allStatuses')}</option>
        {receiptStatuses.map((name) => (
          <option key={name} value={receiptStatusKeys[name]}>
            {translate(`receiptDocument.status.${receiptStatusKeys[name]}`)}
          </option>
        ))}
      </select>
      <select
        value={filter.currency ?? ''}
        onChange={(event) =>
          onChange({ currency: currencies.find((name) => name === event.target.value) ?? null })
        }
        aria-label={translate('adminReceipts.currency')}
        className={selectLook}
      >
        <option value="">{translate('adminReceipts.allCurrencies')}</option>
        {currencies.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
