export const common = {
  loading: 'yükleniyor',
  close: 'Kapat',
  cancel: 'Vazgeç',
  save: 'Kaydet',
  retry: 'Tekrar Dene',
  discardTitle: 'Kaydedilmemiş değişiklikler atılsın mı?',
  discard: 'Değişiklikleri at',
  copied: 'Kopyalandı.',
  copyFailed: 'Kopyalanamadı. Metni seçip elle kopyalayın.',
  notifications: 'Bildirimler',
  tooLong: 'Bu metin çok uzun. Lütfen kısaltın.',
  error: {
    title: 'Bir Hata Oluştu',
    reload: 'Sayfayı Yenile',
    offlineTitle: 'Bu sayfa çevrimdışı açılamıyor',
    offlineText:
      'İnternet bağlantınız yok ve bu sayfa tarayıcınızda saklı değil. Bağlantı gelince yeniden deneyin.',
    offlineDashboard: 'Panele git',
  },
  needsConnection: 'Bunun için internet bağlantısı gerekir.',
} as const;
