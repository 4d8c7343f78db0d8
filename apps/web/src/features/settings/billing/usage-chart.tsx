import type { ProfileStatistics } from '@kilim/contract';
import { formatDay, formatNumber } from '../../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { BarChart } from '../../../ui/bar-chart.tsx';

type Usage = ProfileStatistics['usage30Days'];

/** Credits used in the last 30 days. */
export function UsageChart({ usage }: { readonly usage: Usage }) {
  const translate = useTranslate();
  const language = useLanguage();
  const total = usage.reduce((sum, { used }) => sum + used, 0);
  return (
    <BarChart
      label={translate('settings.billing.chartLabel', { total: formatNumber(total, language) })}
      rows={usage.map(({ date, used }) => ({ id: date, name: formatDay(date, language), value: used }))}
      describe={(used) => formatNumber(used, language)}
      tableLabel={translate('settings.billing.chartTable')}
      columns={[translate('settings.billing.date'), translate('settings.billing.used')]}
    />
  );
}
