import { changeOf, type Statistics, statisticRules } from '@kilim/contract';
import { TrendingDown, TrendingUp } from 'lucide-react';
import { Link } from 'react-router';
import { formatMoney, formatNumber, formatPercent } from '../../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { type AdminTab, paths } from '../../../navigation/paths.ts';
import { Card } from '../../../ui/card.tsx';
import { classNames } from '../../../ui/class-names.ts';

interface ChangeProps {
  readonly recent: number;
  readonly previous: number;
}

/** Nothing when there is nothing to compare with. */
function Change({ recent, previous }: ChangeProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const change = changeOf(recent, previous);
  if (change === null) return null;
  const rounded = Math.round(change);
  const Trend = rounded === 0 ? null : rounded > 0 ? TrendingUp : TrendingDown;
  const kind = rounded === 0 ? 'same' : rounded > 0 ? 'more' : 'less';
  return (
    <p className="flex items-start gap-1 text-13 text-muted numerals">
      {Trend === null ? null : (
        <Trend
          aria-hidden="true"
          className={classNames('mt-px size-4 shrink-0', rounded > 0 ? 'text-success' : 'text-danger')}
        />
      )}
      {translate(`adminStatistics.change.${kind}`, {
        percent: formatPercent(Math.abs(rounded) / 100, language),
        days: formatNumber(statisticRules.changeDays, language),
      })}
    </p>
  );
}

interface FigureProps {
  readonly label: string;
  readonly value: string;
  readonly note?: string;
  readonly change?: ChangeProps;
  /** Where one acts on the figure. */
  readonly tab: AdminTab;
}

function Figure({ label, value, note, change, tab }: FigureProps) {
  return (
    <li>
      <Card className="relative flex h-full flex-col gap-1 p-4 hover:border-line-strong">
        <h3 className="text-13 text-muted">
          <Link
            to={paths.admin.to(tab)}
            className="underline-offset-4 after:absolute after:inset-0 hover:underline"
          >
            {label}
          </Link>
        </h3>
        <p className="text-28 font-semibold tracking-tight break-words numerals">{value}</p>
        {note === undefined ? null : <p className="text-13 text-muted numerals">{note}</p>}
        {change === undefined ? null : <Change {...change} />}
      </Card>
    </li>
  );
}

/** The totals of the site: docs/rules/statistics.md#totals */
export function StatisticCards({ statistics }: { readonly statistics: Statistics }) {
  const translate = useTranslate();
  const language = useLanguage();
  const { users, projects, receipts, revenue, simulatedReceipts } = statistics;
  const number = (value: number): string => formatNumber(value, language);
  return (
    <ul aria-label={translate('adminStatistics.title')} className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      <Figure
        tab="users"
        label={translate('adminStatistics.users')}
        value={number(users.total)}
        note={translate('adminStatistics.usersNew', { count: users.recent, number: number(users.recent) })}
        change={users}
      />
      <Figure
        tab="users"
        label={translate('adminStatistics.active')}
        value={number(users.active)}
        note={translate('adminStatistics.activeNote')}
      />
      <Figure
        tab="users"
        label={translate('adminStatistics.projects')}
        value={number(projects.total)}
        note={translate('adminStatistics.projectsNote', {
          count: projects.updated,
          number: number(projects.updated),
        })}
        change={projects}
      />
      {revenue.map(({ currency, totalMinor, recentMinor, previousMinor }) => (
        <Figure
          key={currency}
          tab="billing"
          label={translate('adminStatistics.revenue', { currency })}
          value={formatMoney(totalMinor, currency, language)}
          note={translate('adminStatistics.revenueNote', {
            amount: formatMoney(recentMinor, currency, language),
          })}
          change={{ recent: recentMinor, previous: previousMinor }}
        />
      ))}
      {revenue.length > 0 ? null : (
        <Figure
          tab="billing"
          label={translate('adminStatistics.revenueNone')}
          value={number(0)}
          note={translate('adminStatistics.revenueNoneNote')}
        />
      )}
      <Figure
        tab="receipts"
        label={translate('adminStatistics.receipts')}
        value={number(receipts.total)}
        {...(simulatedReceipts > 0 && {
          note: translate('adminStatistics.simulated', {
            count: simulatedReceipts,
            number: number(simulatedReceipts),
          }),
        })}
        change={receipts}
      />
    </ul>
  );
}
