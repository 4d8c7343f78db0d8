import type { StringGroup } from '../string-table.ts';

export const layout: Readonly<Record<'layout', StringGroup>> = {
  layout: {
    tr: {
      menu: 'Menü',
      startAgain: 'Baştan başla',
      step: { code: '(step: number, count: number) => `Adım ${step} / ${count}`' },
    },
    en: {
      menu: 'Menu',
      startAgain: 'Start again',
      step: { code: '(step: number, count: number) => `Step ${step} of ${count}`' },
    },
  },
};
