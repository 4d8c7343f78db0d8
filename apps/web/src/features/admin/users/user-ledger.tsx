import type { CreditMovement } from '@kilim/contract';
import { movementName, movementReason } from '../../../billing/movement-text.ts';
import { formatDateTime, formatNumber } from '../../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { PagedList } from '../../../ui/paged-list.tsx';
import { useUserLedger } from './api/users.ts';

function MovementRow({ entry }: { readonly entry: CreditMovement }) {
  const translate = useTranslate();
  const language = useLanguage();
  const details = [movementReason(entry), entry.projectName, formatDateTime(entry.createdAt, language)];
  return (
    <li className="flex justify-between gap-4 border-t border-line py-2">
      <span className="min-w-0">
        <span className="block truncate">{translate(movementName(entry))}</span>
        <span className="block truncate text-13 text-muted numerals">
          {details.filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className="shrink-0 text-right font-medium numerals">
        {(entry.amount > 0 ? '+' : '') + formatNumber(entry.amount, language)}
        {entry.balanceAfter === null ? null : (
          <span className="block text-13 font-normal text-muted">
            {formatNumber(entry.balanceAfter, language)}
          </span>
        )}
      </span>
    </li>
  );
}

/** The credit movements of a user with the balance after each; prompts stay with the user. */
export function UserLedger({ userId }: { readonly userId: string }) {
  const translate = useTranslate();
  const list = useUserLedger(userId);
  const none = <p className="text-14 text-muted">{translate('adminUsers.ledgerNone')}</p>;
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-16 font-semibold">{translate('adminUsers.ledger')}</h3>
      <PagedList
        list={list}
        itemsOf={(page) => page.entries}
        skeletonClass="h-12 w-full"
        skeletonRows={3}
        failed={translate('adminUsers.ledgerFailed')}
        more={translate('adminUsers.more')}
        empty={none}
      >
        {(entries) => (
          <ul className="text-14">
            {entries.map((entry) => (
              <MovementRow key={entry.id} entry={entry} />
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  );
}
