import { type Currency, freeEntitlements, type Language, megabyte, type Plan } from '@kilim/contract';
import type { Translate } from '@kilim/messages';
import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { siteQuery } from '../../api/site.ts';
import { countConversations, describeCredits, describeProjects } from '../../billing/describe-plan.ts';
import { planPrice } from '../../billing/plan-price.ts';
import { formatBytes } from '../../i18n/format-bytes.ts';
import { formatMoney, formatNumber } from '../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../i18n/translation.ts';
import type { Catalogue } from './catalogue.ts';

interface Column {
  readonly id: string;
  readonly name: string;
  /** Cell values in the order of the rows below. */
  readonly cells: readonly ReactNode[];
}

const rows = [
  'price',
  'credits',
  'conversations',
  'projects',
  'storage',
  'support',
  'studio',
  'export',
  'history',
] as const;

function Included() {
  const translate = useTranslate();
  return (
    <span className="inline-flex items-center gap-1.5">
      <Check aria-hidden="true" className="size-4 text-success" />
      {translate('pricing.compare.included')}
    </span>
  );
}

/** Features of every account, with or without a plan. */
const everywhere = [<Included key="studio" />, <Included key="export" />, <Included key="history" />];

function freeColumn(welcomeCredits: number, translate: Translate, language: Language): Column {
  return {
    id: '',
    name: translate('pricing.compare.free'),
    cells: [
      translate('pricing.compare.freePrice'),
      welcomeCredits === 0
        ? translate('pricing.compare.freeCredits')
        : translate('pricing.compare.welcomeCredits', { amount: formatNumber(welcomeCredits, language) }),
      translate('pricing.compare.byBalance'),
      describeProjects(freeEntitlements.projectLimit, translate, language),
      formatBytes(freeEntitlements.storageMegabytes * megabyte, language),
      translate('pricing.compare.standardSupport'),
      ...everywhere,
    ],
  };
}

function planColumn(
  plan: Plan,
  { catalogue, currency }: ComparisonTableProps,
  translate: Translate,
  language: Language,
): Column {
  const price = planPrice(plan, currency, catalogue.currencies);
  const conversations = countConversations(plan, catalogue.creditsPerConversation);
  const { projectLimit, storageMegabytes, hasPrioritySupport } = plan.entitlements;
  return {
    id: plan.planId,
    name: plan.name[language],
    cells: [
      price.kind === 'talk'
        ? translate('pricing.plans.byTalk')
        : formatMoney(price.amount, price.currency, language),
      describeCredits(plan, translate, language),
      conversations === null ? translate('pricing.compare.custom') : formatNumber(conversations, language),
      describeProjects(projectLimit, translate, language),
      formatBytes(storageMegabytes * megabyte, language),
      translate(hasPrioritySupport ? 'pricing.compare.prioritySupport' : 'pricing.compare.standardSupport'),
      ...everywhere,
    ],
  };
}

export interface ComparisonTableProps {
  readonly catalogue: Catalogue;
  readonly currency: Currency;
}

/** Compares the plans in a table; below 640 px one list per plan. */
export function ComparisonTable({ catalogue, currency }: ComparisonTableProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const welcomeCredits = useQuery(siteQuery).data?.welcomeCredits ?? 0;
  const columns = [
    freeColumn(welcomeCredits, translate, language),
    ...catalogue.plans.map((plan) => planColumn(plan, { catalogue, currency }, translate, language)),
  ];
  return (
    <section aria-labelledby="compare-title" className="mx-auto max-w-7xl px-4 py-14 sm:px-6">
      <h2 id="compare-title" className="text-28 font-semibold tracking-tight">
        {translate('pricing.compare.title')}
      </h2>
      <div className="mt-6 hidden overflow-hidden rounded-card border border-line bg-raised sm:block">
        <table className="w-full table-fixed text-14">
          <thead className="bg-sunken">
            <tr>
              <th scope="col" className="px-4 py-3 text-left font-medium text-muted">
                {translate('pricing.compare.plan')}
              </th>
              {columns.map(({ id, name }) => (
                <th key={id} scope="col" className="px-4 py-3 text-left font-semibold break-words">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={row} className="border-t border-line align-top">
                <th scope="row" className="px-4 py-3 text-left font-normal text-muted">
                  {translate(`pricing.compare.${row}`)}
                </th>
                {columns.map(({ id, cells }) => (
                  <td key={id} className="px-4 py-3 break-words numerals">
                    {cells[index]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ul className="mt-6 flex flex-col gap-4 sm:hidden">
        {columns.map(({ id, name, cells }) => (
          <li key={id} className="rounded-card border border-line bg-raised p-4">
            <h3 className="pb-2 text-16 font-semibold">{name}</h3>
            <dl className="grid grid-cols-2 gap-x-4 gap-y-2 text-14">
              {rows.map((row, index) => (
                <Fragment key={row}>
                  <dt className="text-muted">{translate(`pricing.compare.${row}`)}</dt>
                  <dd className="numerals">{cells[index]}</dd>
                </Fragment>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}
