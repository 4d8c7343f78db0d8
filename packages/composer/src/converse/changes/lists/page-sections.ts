type Sections = readonly (readonly [heading: string, body: string])[];

/** Words for the parts of a page that people read. */
export const sectionWords = {
  tr: { one: 'bölüm', many: 'bölümler', heading: 'Başlık', body: 'Metin' },
  en: { one: 'section', many: 'sections', heading: 'Heading', body: 'Text' },
} as const;

/** What such pages begin with. */
export const pageSections = {
  about: {
    tr: [
      ['Biz kimiz', 'İşini seven küçük bir ekibiz.'],
      ['Nasıl başladık', 'Bir komşunun ricasıyla başladık, bugün bütün mahalleye yetişiyoruz.'],
    ],
    en: [
      ['Who we are', 'A small team that likes its work.'],
      ['How we started', 'A neighbour asked for help. Today we work for the whole street.'],
    ],
  },
  contact: {
    tr: [
      ['Adres', 'Çarşı Caddesi 12'],
      ['Telefon', '0312 000 00 00'],
      ['Açık saatler', 'Pazar dışında her gün 09.00–18.00'],
    ],
    en: [
      ['Address', '12 Market Street'],
      ['Phone', '020 7946 0000'],
      ['Opening hours', 'Every day but Sunday, 9 am to 6 pm'],
    ],
  },
  help: {
    tr: [
      ['Nasıl kayıt eklerim?', 'Listedeki artı düğmesine basın, alanları doldurun ve kaydedin.'],
      ['Bir kaydı nasıl düzeltirim?', 'Kayda basın ve düzenleme düğmesini seçin.'],
    ],
    en: [
      ['How do I add an entry?', 'Press the plus button of the list, fill in the form and save.'],
      ['How do I correct an entry?', 'Press the entry and choose to edit it.'],
    ],
  },
  directions: {
    tr: [
      ['Arabayla', 'Çarşı Caddesi’nden sağa dönün; otopark binanın arkasında.'],
      ['Otobüsle', 'Çarşı durağında inin, üç dakika yürüyün.'],
    ],
    en: [
      ['By car', 'Turn right at Market Street; there are places to park behind the building.'],
      ['By bus', 'Get off at Market Street and walk for three minutes.'],
    ],
  },
} satisfies Record<string, Record<'tr' | 'en', Sections>>;
