import type { StringGroup } from '../string-table.ts';

export const stock: Readonly<Record<'stockRow', StringGroup>> = {
  stockRow: {
    tr: {
      less: { code: '(name: string) => `${name}: bir azalt`' },
      more: { code: '(name: string) => `${name}: bir artır`' },
    },
    en: {
      less: { code: '(name: string) => `One ${name} less`' },
      more: { code: '(name: string) => `One ${name} more`' },
    },
  },
};
