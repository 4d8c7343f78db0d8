/** Turkish texts of the built-in provider; English has the same keys. */
export const tr = {
  color: {
    mainTitle: 'Ana renk değişti',
    mainDone: (hex: string) =>
      `Ana rengi ${hex} tonuna çevirdim; yumuşak zeminler, geçişler ve üzerindeki yazılar da okunaklı kalacak biçimde uyarlandı. Koyu temada aynı rengin açık bir tonu kullanılır.`,
    backgroundTitle: 'Arka plan rengi değişti',
    backgroundDone: (hex: string) =>
      `Arka planı ${hex} rengine göre düzenledim; yazılar okunaklı kalsın diye açık ve koyu temada bu rengin uygun tonlarını seçtim.`,
    changed: (path: string) => `${path}: renkler güncellendi`,
    same: 'Uygulama zaten bu renkte, değiştirecek bir şey kalmadı.',
    nothing:
      'Bu projede tek bir ana renk bulamadım, bu yüzden hiçbir şeyi değiştirmedim. Renk kodunu kod düzenleyicide arayıp değiştirebilirsiniz.',
    onlyMain:
      'Ana rengi ve arka plan rengini değiştirebilirim; tek bir öğenin rengini şimdilik değiştiremem. Şöyle yazabilirsiniz: "ana rengi mor yap".',
  },
  text: {
    title: 'Metin değişti',
    done: (before: string, after: string) => `"${before}" yazan yerlere "${after}" yazdım.`,
    changed: (path: string) => `${path}: metin güncellendi`,
    missing: (before: string) =>
      `Projede "${before}" yazan bir yer bulamadım. Büyük küçük harflerin ekrandakiyle aynı olduğundan emin olun.`,
  },
  rename: {
    title: 'Uygulamanın adı değişti',
    done: (name: string) => `Uygulamanın adı artık "${name}".`,
    changed: (path: string) => `${path}: ad güncellendi`,
    nothing:
      'Projede uygulamanın adını tutan bir yer bulamadım. Eski adı da yazarsanız değiştirebilirim: "Eski ad" yerine "Yeni ad" yaz.',
  },
  scheme: {
    title: { dark: 'Koyu tema açıldı', light: 'Açık tema açıldı', system: 'Tema cihaza göre' },
    done: {
      dark: 'Uygulama artık koyu temayla açılıyor.',
      light: 'Uygulama artık açık temayla açılıyor.',
      system: 'Uygulama artık cihazın temasına uyuyor.',
    },
    already: {
      dark: 'Uygulama zaten koyu temayla açılıyor ya da renklerini tek başıma koyulaştıramayacağım biçimde tanımlanmış.',
      light:
        'Uygulama zaten açık temayla açılıyor ya da renklerini tek başıma açamayacağım biçimde tanımlanmış.',
      system: 'Uygulama zaten cihazın temasına uyuyor ya da iki ayrı renk takımı yok.',
    },
    changed: (path: string) => `${path}: tema ayarı güncellendi`,
  },
  screen: {
    title: (title: string) => `${title} ekranı eklendi`,
    done: (title: string) => `${title} ekranını yazdım ve alt menüye bağladım.`,
    changed: (path: string) => path,
    whichOne: 'Hangi ekranı ekleyeyim? Örneğin: "notlar ekranı ekle" ya da "favoriler ekranı ekle".',
    exists: (title: string) => `Bu uygulamada ${title} ekranı zaten var.`,
    unknownShape:
      'Bu projeye güvenle ekran ekleyemedim, bu yüzden hiçbir şeyi değiştirmedim. Ekranı kod düzenleyicide ekleyebilirsiniz.',
    beyond: (name: string) =>
      `"${name}" ekranını şimdilik hazırlayamam; çalışmayan bir taklidini de eklemek istemem. Liste türünde bir ekran ekleyebilirim: örneğin notlar ya da favoriler.`,
  },
  improve: {
    title: 'Uygulama iyileştirildi',
    done: 'Projeyi gözden geçirdim ve en çok fark yaratacak eksiği tamamladım.',
    errorBoundary: 'Beklenmeyen hatalar artık boş ekran yerine açıklama ve tekrar deneme düğmesi gösteriyor',
    roles: (count: number) => `Dokunulabilen ${count} öğe ekran okuyuculara düğme olarak tanıtıldı`,
    nothingLeft:
      'Bildiğim iyileştirmelerin hepsi bu projede var: hata ekranı ve ekran okuyucular için düğme tanımları.',
  },
  explain: {
    intro: (name: string, files: number) => `"${name}" projesinde ${files} dosya var.`,
    screens: (list: string) => `Ekranlar: ${list}.`,
    packages: (list: string) => `Kullandığı paketler: ${list}.`,
    entry: (path: string) => `Uygulama ${path} dosyasından başlar.`,
  },
  talk: {
    hello:
      'Merhaba. Uygulamalar kurar, renklerini, metinlerini ve ekranlarını değiştiririm. Neyle başlayalım?',
    fix: 'Bu hatayı kendim bulamadım; projeniz olduğu gibi duruyor. Önizlemedeki hata ilgili satırı gösterir, düzeltmeyi kod düzenleyicide yapabilir ya da Sürümler bölümünden çalışan bir sürüme dönebilirsiniz.',
    unknown:
      'Bu isteği şimdilik karşılayamıyorum; projeniz olduğu gibi duruyor. Renkleri, temayı, metinleri ve adı değiştirebilir, yeni liste ekranları ekleyebilirim.',
  },
  /** Suggested prompts by subject; each must be understood by the built-in provider. */
  steps: {
    screen: ['Notlar ekranı ekle', 'Favoriler ekranı ekle', 'Yapılacaklar ekranı ekle'],
    color: ['Ana rengi mor yap', 'Ana rengi yeşil yap', 'Ana rengi lacivert yap'],
    improve: ['Uygulamayı iyileştir'],
    scheme: ['Koyu temayı aç', 'Açık temayı aç'],
  },
};
