import type { StringGroup } from '../string-table.ts';

export const reminders: Readonly<Record<'reminders', StringGroup>> = {
  reminders: {
    tr: {
      title: 'Hatırlatmalar',
      late: 'Gecikenler',
      soon: 'Yaklaşanlar',
      none: 'Hatırlatma yok',
      noneText: 'Günü yaklaşan kayıtlar burada görünür.',
      inside: 'Hatırlatmalar uygulamanın içinde görünür; uygulama kapalıyken bildirim gönderilmez.',
      noEntry: { code: '(entry: string) => `Bugün henüz ${entry} yok`' },
      lateCount: { code: '(count: number) => `${count} gecikmiş`' },
      todayCount: { code: '(count: number) => `Bugün ${count} kayıt`' },
      soonCount: { code: '(count: number) => `Yaklaşan ${count} kayıt`' },
      putAway: { code: '(title: string) => `Hatırlatmayı kaldır: ${title}`' },
      done: 'Hatırlatma kaldırıldı',
    },
    en: {
      title: 'Reminders',
      late: 'Late',
      soon: 'Coming up',
      none: 'No reminders',
      noneText: 'Entries whose day is near appear here.',
      inside: 'Reminders show inside the app; nothing is sent while it is closed.',
      noEntry: { code: '(entry: string) => `No ${entry} yet today`' },
      lateCount: { code: '(count: number) => `${count} late`' },
      todayCount: { code: '(count: number) => `${count} today`' },
      soonCount: { code: '(count: number) => `${count} coming up`' },
      putAway: { code: '(title: string) => `Put the reminder away: ${title}`' },
      done: 'Reminder put away',
    },
  },
};
