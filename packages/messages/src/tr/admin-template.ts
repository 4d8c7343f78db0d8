/** The editor of the receipt template. */
export const adminTemplate = {
  title: 'Makbuz şablonu',
  intro:
    'Makbuzun sayfasında, PDF dosyasında ve e-postasında görünen şirket bilgileri. Boş bıraktığınız alan site ayarlarından alınır.',
  failed: 'Makbuz şablonu yüklenemedi',
  field: {
    companyName: 'Şirket unvanı',
    taxId: 'Vergi numarası',
    address: 'Adres',
    phone: 'Telefon',
    email: 'E-posta',
  },
  problem: {
    phone: 'Telefon numarası rakam, boşluk, parantez ve tireden oluşur.',
    email: 'Geçerli bir e-posta adresi yazın.',
  },
  logo: 'Logo',
  logoHint: 'PDF yalnızca 512 KB’a kadar PNG ve JPEG logoları gösterir; diğerlerinin yerinde unvan durur.',
  logoOfSite: 'Sitenin güncel logosu',
  logoNow: 'Sitenin şimdiki logosu, sonradan değişse de',
  logoKept: 'Kayıtlı logo',
  save: 'Şablonu kaydet',
  saved: 'Makbuz şablonu kaydedildi.',
  saveFailed: 'Makbuz şablonu kaydedilemedi. Lütfen tekrar deneyin.',
  preview: 'Önizleme',
  previewLanguage: 'Önizlemenin dili',
  language: {
    tr: 'Türkçe',
    en: 'İngilizce',
  },
  previewFailed: 'Önizleme hazırlanamadı',
} as const;
