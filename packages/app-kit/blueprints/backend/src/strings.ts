import type { ApiErrorKind, OrderStatus, Priority } from './api/client';
import { type Language, useSettings } from './settings';

const tr = {
  appName: '__APP_NAME__',
  tabs: { Orders: 'İşler', History: 'Geçmiş', Settings: 'Ayarlar' },
  common: { back: 'Geri', retry: 'Tekrar dene' },
  crash: {
    title: 'Bir şeyler ters gitti',
    text: 'Beklenmeyen bir hata oluştu. Kayıtlarınız güvende.',
    retry: 'Tekrar dene',
  },
  settings: {
    title: 'Ayarlar',
    theme: 'Görünüm',
    system: 'Cihaz',
    light: 'Açık',
    dark: 'Koyu',
    language: 'Dil',
    about: 'Sunucunuza bağlanır; bağlantı yokken de çalışır, sonra kaldığı yerden gönderir.',
    version: 'Sürüm',
  },
  errors: {
    offline: 'Sunucuya ulaşılamadı. Bağlantınızı kontrol edin ya da örnek verilerle devam edin.',
    unauthorized: 'E-posta veya şifre hatalı.',
    missing: 'Aradığınız kayıt bulunamadı.',
    invalid: 'Sunucu bu bilgileri kabul etmedi.',
    server: 'Sunucuda bir sorun var. Biraz sonra yeniden deneyin.',
  } as Record<ApiErrorKind, string>,
  login: {
    title: 'Saha ekibi girişi',
    text: 'İşlerinizi görmek için hesabınızla giriş yapın.',
    email: 'E-posta',
    password: 'Şifre',
    emailError: 'Geçerli bir e-posta yazın.',
    passwordError: 'Şifre en az 8 karakter olmalı.',
    submit: 'Giriş yap',
    sample: 'Örnek verilerle dene',
  },
  orders: {
    greeting: (count: number) => (count === 0 ? 'Bekleyen iş yok' : `${count} iş sizi bekliyor`),
    search: 'Müşteri, adres ya da iş arayın',
    all: 'Tümü',
    create: 'Yeni iş',
    refresh: 'Yenile',
    signOut: 'Çıkış yap',
    offline: 'Sunucuya ulaşılamıyor. Cihazdaki veriler gösteriliyor.',
    failedTitle: 'İşler yüklenemedi',
    emptyTitle: 'Burada iş yok',
    emptyText: 'Yeni bir iş eklediğinizde burada görünür.',
    historyEmpty: 'Tamamladığınız işler burada birikir.',
    pending: 'Gönderilmeyi bekliyor',
    status: { open: 'Bekliyor', visiting: 'Yolda', done: 'Tamamlandı' } as Record<OrderStatus, string>,
    priority: { low: 'Düşük', normal: 'Normal', urgent: 'Acil' } as Record<Priority, string>,
  },
  order: {
    customer: 'Müşteri',
    address: 'Adres',
    note: 'Not',
    created: 'Açılış',
    missing: 'Bu iş silinmiş ya da başka birine verilmiş.',
    start: 'Yola çıktım',
    finish: 'Tamamla',
    reopen: 'Yeniden aç',
  },
  form: {
    title: 'Yeni iş',
    name: 'Yapılacak iş',
    namePlaceholder: 'Örneğin: Klima bakımı',
    priority: 'Öncelik',
    save: 'İşi kaydet',
    required: (label: string) => `${label} alanını doldurun.`,
    short: 'En az 5 harf yazın.',
  },
};

export type Strings = typeof tr;

const en: Strings = {
  appName: '__APP_NAME__',
  tabs: { Orders: 'Jobs', History: 'History', Settings: 'Settings' },
  common: { back: 'Back', retry: 'Try again' },
  crash: {
    title: 'Something went wrong',
    text: 'An unexpected error occurred. Your records are safe.',
    retry: 'Try again',
  },
  settings: {
    title: 'Settings',
    theme: 'Appearance',
    system: 'Device',
    light: 'Light',
    dark: 'Dark',
    language: 'Language',
    about: 'Talks to your server, keeps working without a connection, and sends the rest later.',
    version: 'Version',
  },
  errors: {
    offline: 'The server could not be reached. Check your connection or go on with sample data.',
    unauthorized: 'The e-mail or password is wrong.',
    missing: 'This record could not be found.',
    invalid: 'The server did not accept these details.',
    server: 'The server has a problem. Try again in a moment.',
  },
  login: {
    title: 'Field team sign-in',
    text: 'Sign in with your account to see your jobs.',
    email: 'E-mail',
    password: 'Password',
    emailError: 'Write a valid e-mail address.',
    passwordError: 'The password needs at least 8 characters.',
    submit: 'Sign in',
    sample: 'Try with sample data',
  },
  orders: {
    greeting: (count) =>
      count === 0 ? 'No jobs waiting' : count === 1 ? '1 job is waiting' : `${count} jobs are waiting`,
    search: 'Search customer, address or job',
    all: 'All',
    create: 'New job',
    refresh: 'Refresh',
    signOut: 'Sign out',
    offline: 'The server cannot be reached. Showing what is on this device.',
    failedTitle: 'The jobs could not be loaded',
    emptyTitle: 'No jobs here',
    emptyText: 'A job appears here as soon as you add it.',
    historyEmpty: 'Jobs you finish gather here.',
    pending: 'Waiting to be sent',
    status: { open: 'Waiting', visiting: 'On the way', done: 'Done' },
    priority: { low: 'Low', normal: 'Normal', urgent: 'Urgent' },
  },
  order: {
    customer: 'Customer',
    address: 'Address',
    note: 'Note',
    created: 'Opened',
    missing: 'This job was deleted or given to someone else.',
    start: 'I am on my way',
    finish: 'Finish',
    reopen: 'Open again',
  },
  form: {
    title: 'New job',
    name: 'What needs doing',
    namePlaceholder: 'For example: Boiler service',
    priority: 'Priority',
    save: 'Save the job',
    required: (label) => `Fill in: ${label}.`,
    short: 'Write at least 5 letters.',
  },
};

export const strings: Record<Language, Strings> = { tr, en };

export function useStrings(): Strings {
  return strings[useSettings((settings) => settings.language)];
}
