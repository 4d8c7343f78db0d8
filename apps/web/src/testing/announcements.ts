import { at } from './everyday.ts';

/** An announcement as the server returns it. */
export const scriptedAnnouncement = {
  id: 'ann_1',
  title: { tr: '<b>Yenilik</b>', en: 'News' },
  content: { tr: 'مرحبا 🧶\nİkinci satır', en: '' },
  type: 'new',
  icon: 'Megaphone',
  isActive: true,
  publishAt: null,
  createdAt: at,
  updatedAt: at,
} as const;
