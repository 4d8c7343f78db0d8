/** Turkish replies; English has the same keys. */
export const tr = {
  list: (items: readonly string[]): string =>
    items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ve ${items.at(-1)}`,
  built: (name: string, screens: string) => `“${name}” hazır. Ekranlar: ${screens}.`,
  builtTitle: (name: string) => `${name} kuruldu`,
  fields: (entity: string, fields: string) => `Her ${entity} için ${fields} tutulur.`,
  rule: {
    noOverlap: 'Aynı saate iki kayıt alınamaz.',
    stock: 'Stok sıfırın altına düşmez.',
    capacity: 'Kontenjan dolunca yeni kayıt alınmaz.',
  },
  markedBelow: (label: string, limit: number, mark: string): string =>
    `“${label}” ${limit} değerinin altındaysa kayıtta “${mark}” etiketi görünür.`,
  markedAbove: (label: string, limit: number, mark: string): string =>
    `“${label}” ${limit} değerini geçerse kayıtta “${mark}” etiketi görünür.`,
  feature: {
    dataExport: 'Ayarlar ekranından kayıtları CSV tablosu ya da JSON olarak gönderebilirsiniz.',
    sharing: 'Bir kaydın ayrıntısından onu metin olarak paylaşabilirsiniz.',
    reminders:
      'Hatırlatmalar uygulama açılınca ilk ekranda görünür; uygulama kapalıyken bildirim gönderilmez.',
    comments: 'Kayıtların ayrıntısına yorum yazılır.',
    languageSwitch:
      'Dil, Ayarlar ekranından Türkçe ya da İngilizce seçilir; kayıtlar yazıldıkları dilde kalır.',
  },
  otherGame: (asked: string, built: string) =>
    `${asked.charAt(0).toLocaleUpperCase('tr')}${asked.slice(1)} henüz yok; yerine “${built}” var.`,
  oneLanguage: (words: string) => `Şu sözcüklerin karşılığını bilmiyorum, iki dilde de aynı: ${words}.`,
  sample: 'İçindeki kayıtlar örnektir; Ayarlar ekranından silebilirsiniz.',
  guessedFormula:
    'Bu hesabın formülünü bilmiyorum; değerleri çarparak başladım. Formülü ekranda “Formülü değiştir” ile düzenleyebilirsiniz.',
  changes: (count: number) => [
    `${count} ekran, gezinme ve formlar`,
    'Açık ve koyu tema',
    'Cihazda saklanan kayıtlar, silmeyi geri alma',
    'Boş ve hatalı durumlar',
  ],
  architecture:
    'src/App.tsx kök ve hata koruması, src/navigation.tsx gezinme, src/theme.ts renkler, src/strings.ts metinler, src/data kayıtların saklanması, src/ui ortak bileşenler; her konu kendi klasöründe: model, kurallar, örnekler ve ekranlar. app-spec.json uygulamanın tarifidir.',
  contradiction: (kept: string, dropped: string) =>
    `“${dropped}” ile “${kept}” birbiriyle çelişiyordu; sonuncuyu uyguladım.`,
  notUnderstood: (parts: string) => `Şunu anlayamadım: ${parts}. Başka sözlerle yazarsanız ekleyebilirim.`,
  /** Last item of a list that was cut. */
  others: (count: number) => `${count} bölüm daha`,
  missing: (parts: string) => `İstediğiniz şu bölüm uygulamada yok: ${parts}.`,
  play: (numbers: string) => `Ayarları: ${numbers}.`,
  notIncluded: {
    push: 'Anlık bildirim gönderilmez; hatırlatmalar uygulamanın içinde görünür.',
    payments: 'Gerçek ödeme alınmaz; tutarlar ve ödendi bilgisi tutulur.',
    maps: 'Harita bağlı değil; yerler listede ve adresle gösterilir.',
    gps: 'Konum takibi yok; yer bilgisi elle yazılır.',
    ai: 'Yapay zekâ yanıtı üretilmez; kayıtlar ve sabit kurallar hazır.',
    sync: 'Kayıtlar yalnızca bu cihazda durur; cihazlar arasında eşitlenmez.',
    messages: 'SMS, e-posta ya da WhatsApp mesajı gönderilmez.',
    bluetooth: 'Bluetooth, saat ve sensör bağlantısı yok; değerler elle girilir.',
    livePrices: 'Canlı fiyat ve kur bağlı değil; değerleri siz yazarsınız.',
    forecast:
      'Güncel hava tahmini bir hizmete bağlanmayı gerektirir; uygulama gözlemlerinizi tutan bir hava günlüğüdür.',
    scraping: 'Başka sitelerden veri çekilmez.',
    calls: 'Sesli ya da görüntülü görüşme yok.',
    camera: 'Kamerayla tanıma yok; bilgiler elle girilir.',
    barcode: 'Barkod okuma yok; kod elle yazılır.',
    audio: 'Ses tanıma ve ses dosyası yok.',
    printing: 'Yazıcı bağlantısı yok.',
    integrations: 'Başka hizmetlere bağlantı yok.',
    secrets: 'Kimlik, kart ve şifre gibi gizli bilgiler için alan eklemedim; telefonda açık durmamalı.',
    advice: 'Tıbbi, hukuki ya da vergiyle ilgili öneri vermez; yalnızca kayıt tutar.',
    translation: 'Metinler çevrilmez; sayılır, saklanır ve biçimi değiştirilir.',
    sound: 'Ses çıkmaz; vuruşlar ışıkla ve titreşimle gösterilir.',
    cameraLight: 'Kameranın ışığı kullanılmaz; ışık ekrandan gelir.',
    sensors: 'Telefonun sensörleri okunmaz; değerler elle yazılır.',
    streaming: 'Film, yayın ya da müzik dosyası içermez; liste ve takip hazır.',
  },
  refusal: {
    deception: 'Başkasını kandıran ya da giriş bilgilerini toplayan bir uygulama kuramam.',
    surveillance: 'Birini haberi olmadan izleyen bir uygulama kuramam.',
    betting: 'Parayla oynanan bahis uygulaması kuramam. İsterseniz yalnızca puanla oynanan bir oyun kurayım.',
    drugsAndWeapons: 'Bu konuda bir uygulama kuramam.',
    adult: 'Bu konuda bir uygulama kuramam.',
    violence: 'Bu konuda bir uygulama kuramam.',
  },
  talk: {
    greeting:
      'Merhaba. Nasıl bir uygulama istediğinizi bir cümleyle yazın, hemen kurayım. Örneğin: “kuaför randevu defteri”.',
    thanks: 'Rica ederim. Başka bir değişiklik isterseniz yazın. Örneğin: “telefon alanı ekle”.',
    question:
      'Uygulama kurar ve değiştiririm. Nasıl bir uygulama istediğinizi yazın. Örneğin: “harcama takibi”.',
    writing: 'Metin yazmam, uygulama kurarım. Örneğin: “şiir defteri uygulaması”.',
    injection: 'Ben uygulama kurarım. Nasıl bir uygulama istediğinizi yazın. Örneğin: “alışveriş listesi”.',
    code: 'Kodu doğrudan düzenleyicide değiştirebilirsiniz. Uygulamanın ne yapmasını istediğinizi yazarsanız kurarım.',
    nonsense: 'Bunu anlayamadım. Nasıl bir uygulama istediğinizi yazın. Örneğin: “ders programı”.',
    other: 'Nasıl bir uygulama istediğinizi yazın, hemen kurayım. Örneğin: “berber randevu”.',
  },
  needsSubject:
    'Ne üzerine bir uygulama olsun? Bir örnekle başlayabilirsiniz ya da konuyu birkaç sözcükle yazın.',
  ideas: [
    'Kuaför randevu defteri',
    'Harcama takibi',
    'Yemek tarifleri',
    'Veresiye defteri',
    'Alışkanlık takibi',
    'Kelime kartları',
  ],
};

export type AnswerTexts = typeof tr;
