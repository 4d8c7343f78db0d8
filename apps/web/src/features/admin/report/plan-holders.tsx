import type { BillingReport } from '@kilim/contract';
import { formatNumber } from '../../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { Card } from '../../../ui/card.tsx';

/** Number of users per plan. */
export function PlanHolders({ holders }: { readonly holders: BillingReport['holders'] }) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <Card className="flex flex-col gap-2 p-4">
      <h3 className="text-16 font-semibold">{translate('adminReport.holders')}</h3>
      <p className="text-13 text-muted">{translate('adminReport.holdersHint')}</p>
      <dl className="flex flex-col text-14">
        {holders.map(({ planId, planName, people }) => (
          <div key={planId} className="flex justify-between gap-4 border-t border-line py-2">
            <dt className="min-w-0 break-words">{planName[language] || planName.tr}</dt>
            <dd className="shrink-0 font-medium numerals">
              {translate('adminReport.people', { count: people, number: formatNumber(people, language) })}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
