/** The outbox in the administration. */
export const adminOutbox = {
  title: 'Giden kutusu',
  introWaiting:
    'E-posta sunucusu tanımlı değil (SMTP_URL): yazılan e-postalar burada bekler. Bağlantıları alıcısına kendiniz ulaştırabilirsiniz. 30 gün sonra silinirler.',
  introSending:
    'E-posta sunucusu üzerinden gönderilirler; gönderilenlerin bağlantıları burada gizlenir. 30 gün sonra silinirler.',
  filter: 'Duruma göre süz',
  all: 'Tüm e-postalar',
  state: { waiting: 'Bekliyor', sent: 'Gönderildi' },
  refresh: 'Yenile',
  failed: 'E-postalar yüklenemedi',
  emptyTitle: 'Henüz e-posta yok',
  empty: 'Doğrulama, şifre yenileme ve makbuz gibi e-postalar yazıldıkça burada görünür.',
  noneTitle: 'Bu durumda e-posta yok',
  none: 'Başka bir durum seçin ya da tümüne bakın.',
  showAll: 'Tüm e-postaları göster',
  more: 'Daha fazla göster',
  copyLink: 'Bağlantıyı kopyala',
  attachments: 'Ekler',
  sentAt: 'Gönderildi: {{time}}',
} as const;
