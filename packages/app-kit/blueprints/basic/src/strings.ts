import { type Language, useSettings } from './settings';

const tr = {
  appName: '__APP_NAME__',
  tabs: { Home: 'Ana sayfa', Settings: 'Ayarlar' },
  common: { back: 'Geri' },
  crash: {
    title: 'Bir şeyler ters gitti',
    text: 'Beklenmeyen bir hata oluştu. Verileriniz güvende.',
    retry: 'Tekrar dene',
  },
  settings: {
    title: 'Ayarlar',
    theme: 'Görünüm',
    system: 'Cihaz',
    light: 'Açık',
    dark: 'Koyu',
    language: 'Dil',
    about: 'AI ile oluşturulan uygulama',
    version: 'Sürüm',
  },
  home: {
    welcome: 'Hoş geldiniz',
    heroTitle: 'Bugün ne yapmak istersiniz?',
    heroText: 'Aklınızdakini not edin, burada sizi beklesin.',
    placeholder: 'Bir not yazın',
    add: 'Notu ekle',
    notes: 'Notlar',
    remove: (note: string) => `${note}: sil`,
    emptyTitle: 'Henüz not yok',
    emptyText: 'İlk notunuzu yukarıdaki alana yazın.',
  },
};

export type Strings = typeof tr;

const en: Strings = {
  appName: '__APP_NAME__',
  tabs: { Home: 'Home', Settings: 'Settings' },
  common: { back: 'Back' },
  crash: {
    title: 'Something went wrong',
    text: 'An unexpected error occurred. Your data is safe.',
    retry: 'Try again',
  },
  settings: {
    title: 'Settings',
    theme: 'Appearance',
    system: 'Device',
    light: 'Light',
    dark: 'Dark',
    language: 'Language',
    about: 'An app made with AI',
    version: 'Version',
  },
  home: {
    welcome: 'Welcome',
    heroTitle: 'What would you like to do today?',
    heroText: 'Write down what is on your mind and it waits for you here.',
    placeholder: 'Write a note',
    add: 'Add the note',
    notes: 'Notes',
    remove: (note) => `Delete ${note}`,
    emptyTitle: 'No notes yet',
    emptyText: 'Write your first note in the field above.',
  },
};

export const strings: Record<Language, Strings> = { tr, en };

export function useStrings(): Strings {
  return strings[useSettings((settings) => settings.language)];
}
