import type { StringGroup } from '../string-table.ts';

export const roles: Readonly<Record<'roles', StringGroup>> = {
  roles: {
    tr: {
      title: 'Kim kullanıyor?',
      newPin: { code: '(role: string) => `${role} rolüne dönmek için yeni PIN`' },
      pin: { code: '(role: string) => `${role} PIN’i`' },
      wrong: 'Bu PIN doğru değil.',
      change: { code: '(role: string) => `${role} olarak sürdür`' },
      explanation: {
        code: '(role: string) => `${role} rolüne dönmek için PIN gerekir. Roller bu cihazda ekranları ve düğmeleri gizler; kayıtları şifrelemez.`',
      },
      refused: { code: '(role: string) => `${role} rolü bunu yapamaz.`' },
      forgot: 'PIN’imi unuttum',
      resetAsk: 'PIN’i sıfırlamak bütün kayıtları siler. Bu geri alınamaz.',
      reset: 'Kayıtları sil ve sıfırla',
    },
    en: {
      title: 'Who is using it?',
      newPin: { code: '(role: string) => `New PIN for the way back to ${role}`' },
      pin: { code: '(role: string) => `PIN of ${role}`' },
      wrong: 'This PIN is not right.',
      change: { code: '(role: string) => `Go on as ${role}`' },
      explanation: {
        code: '(role: string) => `The way back to ${role} needs the PIN. Roles hide screens and buttons on this device; they do not encrypt entries.`',
      },
      refused: { code: '(role: string) => `${role} cannot do this.`' },
      forgot: 'I forgot the PIN',
      resetAsk: 'Resetting the PIN deletes all entries. This cannot be undone.',
      reset: 'Delete everything and reset',
    },
  },
};
