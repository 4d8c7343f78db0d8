import type { StringGroup } from '../string-table.ts';

export const language: Readonly<Record<'language', StringGroup>> = {
  language: {
    tr: {
      title: 'Dil',
      entries: 'Yazılar, tarihler ve sayılar değişir; kayıtlarınız yazdığınız gibi kalır.',
    },
    en: {
      title: 'Language',
      entries: 'Texts, dates and numbers change; your entries stay as you wrote them.',
    },
  },
};
