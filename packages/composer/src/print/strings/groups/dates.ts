import type { StringGroup } from '../string-table.ts';

export const dates: Readonly<Record<'dates' | 'durations', StringGroup>> = {
  dates: {
    tr: {
      choose: 'Tarih seçin',
      time: 'Saat',
      today: 'Bugün',
      tomorrow: 'Yarın',
      yesterday: 'Dün',
      previousMonth: 'Önceki ay',
      nextMonth: 'Sonraki ay',
      previousDay: 'Önceki gün',
      nextDay: 'Sonraki gün',
      hourEarlier: 'Bir saat geri',
      hourLater: 'Bir saat ileri',
      minutesEarlier: 'Dakika geri',
      minutesLater: 'Dakika ileri',
      marked: { code: '(day: string) => `${day}, kayıt var`' },
      daysLate: { code: '(days: number) => `${days} gün gecikti`' },
      inDays: { code: '(days: number) => `${days} gün kaldı`' },
    },
    en: {
      choose: 'Choose a date',
      time: 'Time',
      today: 'Today',
      tomorrow: 'Tomorrow',
      yesterday: 'Yesterday',
      previousMonth: 'Previous month',
      nextMonth: 'Next month',
      previousDay: 'Previous day',
      nextDay: 'Next day',
      hourEarlier: 'One hour earlier',
      hourLater: 'One hour later',
      minutesEarlier: 'Minutes earlier',
      minutesLater: 'Minutes later',
      marked: { code: '(day: string) => `${day}, with entries`' },
      daysLate: { code: "(days: number) => (days === 1 ? '1 day late' : `${days} days late`)" },
      inDays: { code: "(days: number) => (days === 1 ? 'in 1 day' : `in ${days} days`)" },
    },
  },
  durations: {
    tr: {
      minutes: { code: '(minutes: number) => `${minutes} dk`' },
      hours: { code: '(hours: number) => `${hours} sa`' },
      both: { code: '(hours: number, minutes: number) => `${hours} sa ${minutes} dk`' },
    },
    en: {
      minutes: { code: '(minutes: number) => `${minutes} min`' },
      hours: { code: '(hours: number) => `${hours} h`' },
      both: { code: '(hours: number, minutes: number) => `${hours} h ${minutes} min`' },
    },
  },
};
