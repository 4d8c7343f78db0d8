export const home = {
  title: '{{siteName}}: yazarak mobil uygulama yapın',
  description:
    'Ne istediğinizi yazın; {{siteName}} gerçek bir React Native uygulaması kursun, tarayıcınızda çalıştırsın ve kodunu size versin.',
  hero: {
    title: 'Fikrinizi anlatın, uygulamanız dokunsun',
    subtitle:
      'Ne istediğinizi Türkçe yazın. {{siteName}} gerçek bir React Native projesi kurar, yanında canlı çalıştırır; kodu sizin olur.',
    promptLabel: 'Nasıl bir uygulama istiyorsunuz?',
    promptPlaceholder: 'Örneğin: Ev arkadaşlarımla ortak giderleri bölüştüğümüz bir uygulama',
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
  },
  steps: {
    title: 'Üç adımda telefonunuzda',
    oneTitle: 'Anlatın',
    one: 'Ekranları, listeleri, renkleri kendi cümlelerinizle yazın. Hazır isteklerden biriyle de başlayabilirsiniz.',
    twoTitle: 'İzleyin',
    two: 'Dosyalar gözünüzün önünde yazılır, uygulama yanında çalışır. Beğenmediğinizi söyleyin, değişsin.',
    threeTitle: 'Alın',
    three: 'Projeyi zip olarak indirin; Expo ile kurulur, derlenir ve telefonunuzda açılır.',
  },
  features: {
    title: 'Bir atölyede ne gerekiyorsa',
    subtitle: 'Sohbet, kod ve çalışan uygulama aynı ekranda.',
    assistantTitle: 'AI Asistan',
    assistant:
      'İsteğinizi çok dosyalı, gerçek bir projeye çevirir; küçük değişikliklerde yalnızca gereken satırlara dokunur.',
    previewTitle: 'Canlı Önizleme',
    preview:
      'Uygulamanız kodun yanında çalışır. Hata olursa son çalışan ekran kalır; dosya ve satır söylenir.',
    editorTitle: 'Kod Editörü',
    editor:
      'Dosya ağacı, sekmeler, renklendirme ve arama. Elle yaptığınız değişiklik de sürüm olarak saklanır.',
    speedTitle: 'Şimşek Hızında',
    speed: 'Düzenlemeniz önizlemeye bir iki karede yansır ve uygulama kaldığı yerden sürer.',
    safetyTitle: 'Güvenli ve Güvenilir',
    safety:
      'Derlenmeyen yanıt uygulanmaz ve kredinizden düşülmez. Her değişiklik, geri dönebileceğiniz bir sürümdür.',
    exportTitle: 'Kod Sizin',
    export:
      'Projeniz sürümleri sabitlenmiş bir Expo projesi olarak iner; içinde bize bağlı hiçbir şey yoktur.',
  },
  closing: {
    title: 'İlk ilmeği atın',
    description: 'Bir cümle yeter. Gerisini birlikte dokuruz.',
  },
} as const;
