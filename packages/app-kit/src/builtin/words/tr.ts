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
    whichOne: 'Hangi ekranı ekleyeyim? Örneğin: "profil ekranı ekle" ya da "notlar ekranı ekle".',
    exists: (title: string) => `Bu uygulamada ${title} ekranı zaten var.`,
    full: 'Alt menüde yeni bir ekrana yer kalmadı. Önce bir ekranı kaldırırsanız ekleyebilirim.',
    unknownShape:
      'Bu projeye güvenle ekran ekleyemedim, bu yüzden hiçbir şeyi değiştirmedim. Ekranı kod düzenleyicide ekleyebilirsiniz.',
    beyond: (name: string) =>
      `"${name}" ekranını şimdilik hazırlayamam; çalışmayan bir taklidini de eklemek istemem. Profil, bildirimler, iletişim, yardım, favoriler ya da liste türünde bir ekran ekleyebilirim.`,
  },
  improve: {
    title: 'Uygulama iyileştirildi',
    done: 'Projeyi gözden geçirdim ve en çok fark yaratacak eksiği tamamladım.',
    entrance: 'Ekran içerikleri yumuşak bir geçişle beliriyor; hareketi azaltan cihazlarda hemen görünüyor',
    textSize: 'Ayarlara yazı boyu seçeneği eklendi, bütün yazılar ona uyuyor',
    errorBoundary: 'Beklenmeyen hatalar artık boş ekran yerine açıklama ve tekrar deneme düğmesi gösteriyor',
    roles: (count: number) => `Dokunulabilen ${count} öğe ekran okuyuculara düğme olarak tanıtıldı`,
    nothingLeft:
      'Bildiğim iyileştirmelerin hepsi bu projede var: hata ekranı, boş durumlar, erişilebilirlik, yazı boyu ve geçişler.',
    starterTitle: 'Başlangıç ekranı uygulamaya dönüştü',
    starterDone:
      'Başlangıç ekranını gezinmesi, ayarları, açık ve koyu teması, iki dili ve cihazda saklanan notları olan küçük bir uygulamaya çevirdim.',
    starterChanges: [
      'Alt menü: ana sayfa ve ayarlar',
      'Açık ve koyu tema, Türkçe ve İngilizce',
      'Not ekleme, silme ve boş durum',
      'Beklenmeyen hatalar için koruma',
    ],
  },
  build: {
    titles: {
      'full-app': 'Alışkanlık ve görev uygulaması',
      ecommerce: 'E-ticaret uygulaması',
      social: 'Sosyal medya uygulaması',
      game: '2048 oyunu',
      backend: 'Sunucuya bağlanan iş takibi',
      basic: 'Küçük bir uygulama',
    },
    done: {
      'full-app':
        'Alışkanlıklarınızı gün gün işaretlediğiniz, görevlerinizi topladığınız ve gelişiminizi grafiklerde gördüğünüz bir uygulama hazırladım.',
      ecommerce:
        'Arama ve kategorileri, renk seçilebilen ürün sayfası, favorileri, sepeti ve doğrulamalı ödeme formu olan bir mağaza hazırladım. Ödeme adımı örnektir; kendi ödeme sağlayıcınızı store.ts içindeki placeOrder işlevine bağlayın.',
      social:
        'Akışı, beğeni ve yorumları, paylaşım ekranı, kaydedilenleri ve profilleri olan bir sosyal medya uygulaması hazırladım. Kişiler ve paylaşımlar örnek veridir.',
      game: 'Kaydırma hareketleri, geri alma, iki tahta boyu ve skor tablosu olan bir 2048 oyunu hazırladım. Kuralları engine.ts içinde, ekranlardan ayrı durur.',
      backend:
        'Girişi, API katmanı, yükleniyor, hata ve boş durumları olan, bağlantı yokken de çalışan bir iş takip uygulaması hazırladım. Kendi sunucunuzun adresini src/api/client.ts içindeki apiUrl değerine yazın; o zamana kadar örnek veriler görünür.',
      basic: 'Gezinmesi, ayarları ve teması olan küçük bir uygulama hazırladım.',
    },
    nearest: 'İsteğinize en yakın hazır uygulama buydu; ayrıntıları birlikte değiştirebiliriz.',
    same: 'Bu uygulama projede zaten var ve hiç değişmemiş.',
    architecture:
      'src/App.tsx kökü ve hata koruması, src/navigation.tsx gezinme, src/theme.ts renkler, src/strings.ts metinler (tr, en), src/settings.ts tercihler ve cihazda saklama, src/components ortak bileşenler, src/screens ekranlar.',
    changes: [
      'Gezinme ve ekranlar',
      'Açık ve koyu tema',
      'Türkçe ve İngilizce metinler',
      'Boş ve hatalı durumlar',
      'Cihazda saklanan veriler',
    ],
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
      'Bu isteği şimdilik karşılayamıyorum; projeniz olduğu gibi duruyor. Renk, tema, metin ve ad değişikliklerini, yeni ekranları ve hazır uygulamaları yapabilirim.',
  },
  /** Suggested prompts by subject; each must be understood by the built-in provider. */
  steps: {
    build: ['Alışkanlık takip uygulaması oluştur', 'Alışveriş uygulaması oluştur', '2048 oyunu oluştur'],
    screen: [
      'Profil ekranı ekle',
      'Bildirimler ekranı ekle',
      'Notlar ekranı ekle',
      'Yardım ekranı ekle',
      'Favoriler ekranı ekle',
    ],
    color: ['Ana rengi mor yap', 'Ana rengi yeşil yap', 'Ana rengi lacivert yap'],
    improve: ['Uygulamayı iyileştir'],
    scheme: ['Koyu temayı aç', 'Açık temayı aç'],
  },
};
