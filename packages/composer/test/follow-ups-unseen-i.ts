import type { WideApp } from './wide-follow-up.ts';

/** Eight apps, written after the sets g and h were read. A part that the app does not have is answered in words. */
export const followI: readonly WideApp[] = [
  {
    prompt: 'veteriner hasta takibi',
    language: 'tr',
    rows: `
      hayvanın çip numarası da tutulsun | addField \\w+.Çip numarası:(text|number)
      renkleri lacivert yapabilir misin | setColors \\w+.*
      takvimi en sona al | moveScreen \\w*Calendar=\\d || text
      not kısmı zorunlu olmasın | text || optional .*
      randevu deme muayene de | renameEntity \\w+=muayene/muayeneler.* || renameEntity \\w+=muayene/muayeneler + screenTitle .* || text
    `,
  },
  {
    prompt: 'tarif defterim',
    language: 'tr',
    rows: `
      kalori bilgisi ekler misin | addField recipe.Kalori( bilgisi)?:number
      zorluk derecesi olsun: kolay, orta, zor | addField recipe.Zorluk( derecesi)?:choice
      resimler büyük görünsün | screenKind Recipes=grid large
      puanı kaldır onun yerine beğendim kutusu koy | removeField recipe.rating + addField recipe.Beğendim:boolean || label .* || text
      en çok puan alan en üste | setSort recipe.rating descending
      bu tarifleri pdf yapabiliyor muyum | text
    `,
  },
  {
    prompt: 'okul servisi öğrenci listesi',
    language: 'tr',
    rows: `
      velinin telefonu da olsun | addField student.Veli(nin)? telefonu?:phone || addField student.*:phone || text zaten
      adrese göre grupla | setGroup student.\\w+ || text
      uygulamanın adı Sarı Servis olsun ve sarı yap | setName Sarı Servis + setColors yellow
      ilk açılışta boş olsun | setSamples .*( \\+ setSamples .*)* || setSamples .* + setSamples .* || setSamples \\w+=0
      yazıları küçült çok büyük | setTextSize normal || text
    `,
  },
  {
    prompt: 'evcil hayvan gider takibi',
    language: 'tr',
    rows: `
      kategorilere aşı ve mama ekle | addOption \\w+.\\w+=Aşı + addOption \\w+.\\w+=Mama || addOption \\w+.\\w+=(Aşı|Mama)
      tutar euro olsun | setCurrency EUR
      en pahalıdan ucuza sırala | setSort \\w+.\\w+ descending
      rapor ekranı lazım | addScreen (statistics|income|chart) || text zaten
      sil butonunda Çıkar yazsın | setText common.remove=Çıkar
    `,
  },
  {
    prompt: 'guest house reservations',
    language: 'en',
    rows: `
      breakfast included yes or no | addField \\w+.Breakfast included:boolean
      guests need a passport number | addField \\w+.Passport number:(text|number)
      make it look like the sea, blue tones | setColors blue
      could you put the guests tab at the end | moveScreen \\w+=\\d || text
      we take swiss francs only | setCurrency CHF
    `,
  },
  {
    prompt: 'book club tracker',
    language: 'en',
    rows: `
      page count should be stored | addField \\w+.Page count:number
      the status finished should be called done | optionLabel \\w+.\\w+.Finished=Done || text
      i'd rather have a list than cards | screenKind \\w+=list || text zaten|already
      author is a must | required \\w+.author || text
      get rid of the rating please | removeField \\w+.rating || text
      what can you do | text
    `,
  },
  {
    prompt: 'garden plant log',
    language: 'en',
    rows: `
      add sun exposure with options full, partial, shade | addField \\w+.Sun exposure:choice
      start with no example data | setSamples .* || setSamples .* + setSamples .*
      first day of the week is monday | setFirstDay mon
      new tab for statistics | addScreen statistics || text already
      rename notes to remarks | label \\w+.\\w+=Remarks
    `,
  },
  {
    prompt: 'small shop inventory',
    language: 'en',
    rows: `
      barcode too | addField product.Barcode:text || text
      quantity should start at 1 | default product.quantity=1
      cheapest first | setSort product.price ascending
      i hate this color, try teal | setColors (teal|turquoise).*
      delete shelf, add aisle | removeField product.place + addField product.Aisle:text || addField product.Aisle:text
    `,
  },
];
