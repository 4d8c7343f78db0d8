import type { StringGroup } from '../string-table.ts';

export const settings: Readonly<Record<'settings', StringGroup>> = {
  settings: {
    tr: {
      title: 'Ayarlar',
      appearance: 'Görünüm',
      system: 'Cihaz',
      light: 'Açık',
      dark: 'Koyu',
      data: 'Kayıtlar',
      dataText: 'Her şey yalnızca bu cihazda durur.',
      clear: 'Tüm kayıtları sil',
      clearAsk: 'Tüm kayıtlar silinsin mi? Bu geri alınamaz.',
      cleared: 'Tüm kayıtlar silindi',
      about: 'Hakkında',
      version: 'Sürüm 1.0.0',
    },
    en: {
      title: 'Settings',
      appearance: 'Appearance',
      system: 'Device',
      light: 'Light',
      dark: 'Dark',
      data: 'Entries',
      dataText: 'Everything stays on this device.',
      clear: 'Delete all entries',
      clearAsk: 'Delete all entries? This cannot be undone.',
      cleared: 'All entries were deleted',
      about: 'About',
      version: 'Version 1.0.0',
    },
  },
};
