import type { CreditMovement } from '@kilim/contract';
import { movementName, movementReason } from '../../../billing/movement-text.ts';
import { formatDateTime, formatNumber } from '../../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { isDefaultUrlState } from '../../../navigation/use-url-state.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import { useLedger } from '../api/list-ledger.ts';
import { assistantName } from './assistant-name.ts';
import { type LedgerFilter, ledgerParams } from './ledger-params.ts';

const rowLook = 'grid grid-cols-[minmax(0,1fr)_auto] gap-x-4';
const wideLook = 'lg:grid-cols-[9rem_minmax(0,1fr)_7rem_5.5rem]';
/** A filtered list leaves movements out, so it has no balance after each. */
const wideLookWithoutBalance = 'lg:grid-cols-[9rem_minmax(0,1fr)_7rem]';

/** Project, model and tokens of a turn; the project of a returned turn; what an administrator wrote about a gift or a removal. */
function useDetails(entry: CreditMovement): readonly string[] {
  const translate = useTranslate();
  const language = useLanguage();
  const written = movementReason(entry);
  if (written !== '') return [written];
  const { projectName, projectId, model, tokens, turnState } = entry;
  const project = projectName ?? (projectId === null ? null : translate('credits.ledger.deletedProject'));
  if (entry.kind !== 'turn') return project === null ? [] : [project];
  const use =
    turnState !== 'charged' || model === null || tokens === null
      ? null
      : translate('settings.billing.tokens', {
          count: tokens,
          model: assistantName(model, translate),
          tokens: formatNumber(tokens, language),
        });
  return [project, use].filter((text) => text !== null);
}

/** The change of the balance; a free or running turn says so instead of a number that could be read as a charge. */
function Amount({ entry }: { readonly entry: CreditMovement }) {
  const translate = useTranslate();
  const language = useLanguage();
  if (entry.turnState === 'free') {
    return <span className="font-normal text-muted">{translate('credits.ledger.free')}</span>;
  }
  if (entry.turnState === 'running') {
    return (
      <>
        <span className="block font-normal text-muted">{translate('credits.ledger.running')}</span>
        <span className="block text-12 font-normal text-muted">
          {translate('credits.ledger.reserved', { amount: formatNumber(-entry.amount, language) })}
        </span>
      </>
    );
  }
  const sign = entry.amount > 0 ? '+' : '';
  const change = sign + formatNumber(entry.amount, language);
  return <>{change}</>;
}

function MovementRow({ entry }: { readonly entry: CreditMovement }) {
  const translate = useTranslate();
  const language = useLanguage();
  const details = useDetails(entry);
  const isNamedTurn = entry.kind === 'turn' && entry.reason !== '';
  const { balanceAfter } = entry;
  const hasBalance = balanceAfter !== null;
  return (
    <tr
      className={classNames(
        rowLook,
        hasBalance ? wideLook : wideLookWithoutBalance,
        'border-t border-line py-3 text-14',
      )}
    >
      <td className="order-3 text-13 text-muted numerals lg:order-none lg:text-14">
        {formatDateTime(entry.createdAt, language)}
      </td>
      <td className="min-w-0">
        <span className="block truncate">{isNamedTurn ? entry.reason : translate(movementName(entry))}</span>
        {details.map((detail) => (
          <span key={detail} className="block truncate text-13 text-muted numerals">
            {detail}
          </span>
        ))}
      </td>
      <td className={classNames('text-right font-medium numerals', entry.amount > 0 && 'text-success')}>
        <Amount entry={entry} />
      </td>
      {hasBalance ? (
        <td className="order-4 text-right text-13 text-muted numerals lg:order-none lg:text-14">
          {formatNumber(balanceAfter, language)}
        </td>
      ) : null}
    </tr>
  );
}

export interface LedgerListProps {
  readonly filter: LedgerFilter;
  readonly onClear: () => void;
}

/** Credit movements, one per turn, with the balance after each; two lines per row on narrow screens. */
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
            <tr
              className={classNames(
                rowLook,
                entries[0]?.balanceAfter === null ? wideLookWithoutBalance : wideLook,
                'pb-2 text-left text-12 text-muted',
              )}
            >
              <th scope="col" className="font-medium">
                {translate('settings.billing.date')}
              </th>
              <th scope="col" className="font-medium">
                {translate('settings.billing.movement')}
              </th>
              <th scope="col" className="text-right font-medium">
                {translate('settings.billing.amount')}
              </th>
              {entries[0]?.balanceAfter === null ? null : (
                <th scope="col" className="text-right font-medium">
                  {translate('settings.billing.after')}
                </th>
              )}
            </tr>
          </thead>
          <tbody className="block">
            {entries.map((entry) => (
              <MovementRow key={entry.id} entry={entry} />
            ))}
          </tbody>
        </table>
      )}
    </PagedList>
  );
}
