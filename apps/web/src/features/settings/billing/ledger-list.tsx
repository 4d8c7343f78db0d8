import type { LedgerEntry, LedgerKind } from '@kilim/contract';
import type { MessageKey } from '@kilim/messages';
import { formatDateTime, formatNumber } from '../../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { isDefaultUrlState } from '../../../navigation/use-url-state.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import { useLedger } from '../api/list-ledger.ts';
import { type LedgerFilter, ledgerParams } from './ledger-params.ts';

const rowLook = 'grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 lg:grid-cols-[9rem_minmax(0,1fr)_5.5rem_5.5rem]';

/** Kinds whose reason is an identifier, not a text for users. */
const kindsWithoutText: ReadonlySet<LedgerKind> = new Set(['opening', 'purchase', 'reversal']);

/** The name of a movement; refunds and refused refunds have their own. */
function nameOf({ kind, reason }: LedgerEntry): MessageKey {
  if (kind === 'reversal' && reason === 'refund') return 'credits.ledger.refund';
  if (kind === 'reversal' && reason === 'refund-refused') return 'credits.ledger.refundRefused';
  return `settings.billing.kind.${kind}`;
}

function LedgerRow({ entry }: { readonly entry: LedgerEntry }) {
  const translate = useTranslate();
  const language = useLanguage();
  const amount = `${entry.amount > 0 ? '+' : ''}${formatNumber(entry.amount, language)}`;
  return (
    <tr className={classNames(rowLook, 'border-t border-line py-3 text-14')}>
      <td className="order-3 text-13 text-muted numerals lg:order-none lg:text-14">
        {formatDateTime(entry.createdAt, language)}
      </td>
      <td className="min-w-0">
        <span className="block">{translate(nameOf(entry))}</span>
        {entry.reason === '' || kindsWithoutText.has(entry.kind) ? null : (
          <span className="block truncate text-13 text-muted">{entry.reason}</span>
        )}
        {entry.projectName === null ? null : (
          <span className="block truncate text-13 text-muted">{entry.projectName}</span>
        )}
        {entry.model === null || entry.tokens === null ? null : (
          <span className="block truncate text-12 text-muted numerals">
            {translate('settings.billing.tokens', {
              model: entry.model,
              tokens: formatNumber(entry.tokens, language),
            })}
          </span>
        )}
      </td>
      <td className={classNames('text-right font-medium numerals', entry.amount > 0 && 'text-success')}>
        {amount}
      </td>
      <td className="order-4 text-right text-13 text-muted numerals lg:order-none lg:text-14">
        {formatNumber(entry.balanceAfter, language)}
      </td>
    </tr>
  );
}

export interface LedgerListProps {
  readonly filter: LedgerFilter;
  readonly onClear: () => void;
}

/** Credit movements with the balance after each; two lines per row on narrow screens. */
export function LedgerList({ filter, onClear }: LedgerListProps) {
  const translate = useTranslate();
  const ledger = useLedger(filter);
  return (
    <PagedList
      list={ledger}
      itemsOf={(page) => page.entries}
      skeletonClass="h-12 w-full"
      failed={translate('settings.billing.ledgerFailed')}
      more={translate('settings.billing.more')}
      empty={
        isDefaultUrlState(ledgerParams, filter) ? (
          <EmptyState
            title={translate('settings.billing.ledgerEmptyTitle')}
            description={translate('settings.billing.ledgerEmpty')}
          />
        ) : (
          <EmptyState
            title={translate('credits.ledger.noneTitle')}
            description={translate('credits.ledger.none')}
            action={
              <Button variant="secondary" onClick={onClear}>
                {translate('credits.ledger.clear')}
              </Button>
            }
          />
        )
      }
    >
      {(entries) => (
        <table className="block w-full">
          <thead className="block max-lg:sr-only">
            <tr className={classNames(rowLook, 'pb-2 text-left text-12 text-muted')}>
              <th scope="col" className="font-medium">
                {translate('settings.billing.date')}
              </th>
              <th scope="col" className="font-medium">
                {translate('settings.billing.movement')}
              </th>
              <th scope="col" className="text-right font-medium">
                {translate('settings.billing.amount')}
              </th>
              <th scope="col" className="text-right font-medium">
                {translate('settings.billing.after')}
              </th>
            </tr>
          </thead>
          <tbody className="block">
            {entries.map((entry) => (
              <LedgerRow key={entry.id} entry={entry} />
            ))}
          </tbody>
        </table>
      )}
    </PagedList>
  );
}
