export const home = {
  title: '{{siteName}}: yazarak mobil uygulama yapın',
  description:
    'Ne istediğinizi yazın; {{siteName}} gerçek bir React Native uygulaması kursun, tarayıcınızda çalıştırsın ve kodunu size versin.',
  hero: {
    title: 'Fikrinizi anlatın, uygulamanız dokunsun',
    subtitle:
      'Ne istediğinizi Türkçe yazın. {{siteName}} gerçek bir React Native projesi kurar ve tarayıcınızda canlı çalıştırır; kodu sizin olur.',
    promptLabel: 'Nasıl bir uygulama istiyorsunuz?',
    promptPlaceholder: 'Örneğin: Günlük alışkanlıklarımı takip eden bir uygulama',
    submit: 'Uygulama Oluştur',
    learnMore: 'Daha Fazla Bilgi',
    examples: 'Bir örnekle başlayın',
  },
  example: {
    shopLabel: 'E-ticaret',
    shop: 'Ürün listesi, ürün ayrıntısı, sepet ve ödeme özeti olan bir e-ticaret uygulaması yap.',
    socialLabel: 'Sosyal medya',
    social: 'Akış, profil, beğeni ve yorumları olan bir sosyal medya uygulaması yap.',
    gameLabel: 'Oyun',
    game: 'Skoru ve seviyeleri olan basit bir oyun uygulaması yap.',
  },
  phone: {
    label: 'Burada üretilmiş, canlı çalışan bir uygulama',
    caption:
      'Bu bir resim değil: {{siteName}} ile üretilmiş, şu anda çalışan bir uygulama. Dokunun, deneyin.',
    skip: 'Uygulamayı geç',
    start: 'Uygulamayı başlat',
    starting: 'Uygulama başlatılıyor',
    unavailable: 'Canlı örnek şu anda başlatılamadı.',
    building: 'Uygulamanız kuruluyor',
    ownLabel: '{{name}}, canlı çalışıyor',
    ownCaption: '{{name}} bu tarayıcıda kuruldu ve şu anda çalışıyor. Dokunun, deneyin.',
  },
  refused: {
    failed: 'Uygulama bu tarayıcıda kurulamadı. Şunlardan biriyle yeniden deneyebilirsiniz:',
    continue: 'İsteğimle devam et',
  },
  formFailed: 'Form yüklenemedi.',
  closing: {
    title: 'İlk ilmeği atın',
    description: 'Bir cümle yeter. Gerisini birlikte dokuruz.',
  },
} as const;
