import type { StringGroup } from '../string-table.ts';

export const totals: Readonly<Record<'totalScreen', StringGroup>> = {
  totalScreen: {
    tr: {
      month: 'Ay',
      entries: 'Kayıt',
      average: 'Ortalama',
      open: 'Ödenmemiş',
      lastMonths: 'Son 6 ay',
      lastDays: 'Son 7 gün',
      thisMonth: 'Bu ay',
      thisWeek: 'Bu hafta',
      todayTotal: 'Bugün',
      lowest: 'En düşük',
      highest: 'En yüksek',
      weeks: 'Hafta',
      months: 'Ay',
      change: {
        code: "(percent: number) => (percent === 0 ? 'Önceki ayla aynı' : percent > 0 ? `Önceki aya göre %${percent} fazla` : `Önceki aya göre %${-percent} az`)",
      },
    },
    en: {
      month: 'Month',
      entries: 'Entries',
      average: 'Average',
      open: 'Unpaid',
      lastMonths: 'Last 6 months',
      lastDays: 'Last 7 days',
      thisMonth: 'This month',
      thisWeek: 'This week',
      todayTotal: 'Today',
      lowest: 'Lowest',
      highest: 'Highest',
      weeks: 'Weeks',
      months: 'Months',
      change: {
        code: "(percent: number) => (percent === 0 ? 'Same as the month before' : percent > 0 ? `${percent}% more than the month before` : `${-percent}% less than the month before`)",
      },
    },
  },
};
