export const common = {
  loading: 'yükleniyor',
  close: 'Kapat',
  cancel: 'Vazgeç',
  save: 'Kaydet',
  retry: 'Tekrar Dene',
  notifications: 'Bildirimler',
  tooLong: 'Bu metin çok uzun. Lütfen kısaltın.',
  error: {
    title: 'Bir Hata Oluştu',
    reload: 'Sayfayı Yenile',
  },
} as const;
