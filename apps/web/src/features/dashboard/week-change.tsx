import type { WeekChange } from '@kilim/contract';
import type { MessageKey } from '@kilim/messages';
import { TrendingDown, TrendingUp } from 'lucide-react';
import { formatNumber } from '../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../i18n/translation.ts';
import { classNames } from '../../ui/class-names.ts';

function describe({ current, percent }: WeekChange): MessageKey {
  if (percent === null)
    return current === 0 ? 'dashboard.statistics.noData' : 'dashboard.statistics.firstWeek';
  if (percent === 0) return 'dashboard.statistics.same';
  return percent > 0 ? 'dashboard.statistics.more' : 'dashboard.statistics.less';
}

/** The last 7 days compared with the 7 before them. */
export function Change({ week }: { readonly week: WeekChange }) {
  const translate = useTranslate();
  const language = useLanguage();
  const { current, previous, percent } = week;
  const Trend = percent === null || percent === 0 ? null : percent > 0 ? TrendingUp : TrendingDown;
  return (
    <span
      title={translate('dashboard.statistics.both', { current, previous })}
      className="inline-flex items-start gap-1 numerals"
    >
      {Trend === null ? null : (
        <Trend
          aria-hidden="true"
          className={classNames('size-4 shrink-0', percent !== null && percent > 0 && 'text-success')}
        />
      )}
      {translate(describe(week), {
        percent: formatNumber(Math.abs(percent ?? 0), language),
        current: formatNumber(current, language),
      })}
    </span>
  );
}
