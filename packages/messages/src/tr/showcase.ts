export const showcase = {
  apps: {
    title: 'Hepsi çalışan uygulamalar',
    subtitle:
      'Her biri altındaki cümleden kuruldu. Çalıştırıp deneyin; beğendiğinizin kopyası kredi harcamadan sizin olur.',
    list: 'Örnek uygulamalar',
    gallery_one: 'Galerideki {{count}} uygulamayı görün',
    gallery_other: 'Galerideki {{count}} uygulamanın hepsini görün',
  },
  keep: {
    title: '{{name}} sizin olsun',
    text: 'Hesap açın: kopyası projeniz olur ve stüdyoda açılır. Kredi harcamaz.',
    textLogin: 'Giriş yapın: kopyası projeniz olur ve stüdyoda açılır. Kredi harcamaz.',
  },
  remix: {
    title: '{{name}} ile başla',
    creating: 'Projeniz hazırlanıyor',
    others: 'Ana sayfadaki uygulamalardan birini seçebilirsiniz.',
    home: 'Ana sayfaya git',
  },
  build: {
    title: 'Bir cümleden çalışan uygulamaya',
    subtitle: 'Gerçek bir üretimin kaydı: istek, yazılan dosyalar, çalışan uygulama.',
    prompt: 'İstek',
    files: 'Yazılan dosyalar',
    sum: '{{files}}, {{lines}}',
    fileCount_one: '{{number}} dosya',
    fileCount_other: '{{number}} dosya',
    lineCount_one: '{{number}} satır',
    lineCount_other: '{{number}} satır',
    lines: '+{{lines}}',
    play: 'Baştan oynat',
    pause: 'Duraklat',
    resume: 'Sürdür',
    running: 'Uygulama çalışıyor',
    writing: 'Dosyalar yazılıyor',
    try: 'Uygulamayı dene',
  },
  folder: {
    title: 'Klasör sizin',
    subtitle: 'Yukarıdaki uygulamanın indirdiğiniz hâli: sürümleri sabitlenmiş bir Expo projesi.',
    tree: 'Dışa aktarılan klasör',
    commands: 'Telefonunuzda açmak için',
    installHint: 'Paketleri kurar',
    startHint: 'Expo Go ile okutacağınız kodu gösterir',
    publishHint: 'Mağaza için derler',
  },
  credits: {
    title: 'Kredi ve fiyat',
    firstApp: 'İlk uygulama yaklaşık {{credits}} kredi',
    welcome: 'Yeni hesaba {{credits}} kredi hediye',
    plans: 'En uygun plan {{price}}',
    link: 'Planları karşılaştırın',
  },
  promises: {
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
} as const;
