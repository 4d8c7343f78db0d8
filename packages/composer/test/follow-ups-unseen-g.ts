import type { WideApp } from './wide-follow-up.ts';

/** Twelve apps, written before the failures of any set in these wordings were mended. */
export const followG: readonly WideApp[] = [
  {
    prompt: 'diyetisyen randevu takibi',
    language: 'tr',
    rows: `
      hedef kilo alanını kaldır bi de boy ekle | removeField appointment.targetWeight + addField appointment.Boy:(number|text)
      danışanlara alerji diye bir şey yazabileyim | addField person.Alerji.*:(text|longText|tags|boolean)
      kilo lazım olmasa da kaydetsin yani zorunlu değil | text || optional appointment.weight
      durumlara ertelendi koyar mısın | addOption appointment.status=Ertelendi
      danışanlar en başta dursun | moveScreen People=0
    `,
  },
  {
    prompt: 'kira ve kiracı takibi',
    language: 'tr',
    rows: `
      depozitonun adı güvence bedeli olsun | label tenant.deposit=Güvence bedeli
      kiracıları sözleşme bitişine göre diz | setSort tenant.endDate ascending
      hareketler sekmesine Ödemeler de | screenTitle Entries=Ödemeler || renameEntity entry=ödeme/ödemeler + screenTitle Entries=Ödemeler
      telefonu boş bırakamasınlar | required tenant.phone
      kira gecikince kiracıya mesaj atıyor mu bu | text
    `,
  },
  {
    prompt: 'film izleme listem',
    language: 'tr',
    rows: `
      afişler daha büyük dursun | screenKind Films=grid large
      türlere korku ile romantik eklensin | addOption film.category=Korku + addOption film.category=Romantik
      kaç film izlediğimi görebileceğim bir istatistik yeri | addScreen statistics
      listeme şunları ekle: Inception, Babam ve Oğlum, Amelie | addSamples film=Inception,Babam ve Oğlum,Amelie
      yıl gereksiz | removeField film.year
      film yerine yapım diyelim | renameEntity film=yapım/yapımlar.*( \\+ .*)? || renameEntity film=yapım/yapımlar + screenTitle Films=Yapımlar
    `,
  },
  {
    prompt: 'balık tutma günlüğü',
    language: 'tr',
    rows: `
      kilo gram olarak yazılsın | unit fishCatch.weight=gram
      hava durumunu da seçeyim: güneşli, bulutlu, yağmurlu | addField fishCatch.Hava( durumu)?:choice
      arka plan simsiyah olsun | setScheme dark
      yemin yeri türün hemen altı olsun | moveField fishCatch.bait=1
      uygulama açılırken boş gelsin örnek istemiyorum | setSamples fishCatch=0
    `,
  },
  {
    prompt: 'oto yıkama iş listesi',
    language: 'tr',
    rows: `
      pasta cila yerine seramik kaplama yazsın | optionLabel carWash.kind.Pasta cila=Seramik kaplama
      plaka en üstte sorulsun | moveField carWash.plate=0
      yeni gelen iş hep onaylandı başlasın | default carWash.status=\\w+ || text
      fiyatı euroya çevir | setCurrency EUR
      kapora kalksın fiyat şart olsun | removeField carWash.deposit + required carWash.price
    `,
  },
  {
    prompt: 'kulüp üyeleri ve aidatları',
    language: 'tr',
    rows: `
      daireler sekmesi ne alaka sil onu | removeScreen Apartments
      üyeleri türlerine göre grupla | setGroup member.kind
      kan grubu da olsun | addField member.Kan grubu:(text|choice)
      renkler çok soluk daha canlı bir kırmızı yap | setColors red
      buradaki bilgiler telefon değişince gider mi | text
    `,
  },
  {
    prompt: 'pet sitting bookings',
    language: 'en',
    rows: `
      we don't do training, take that option out | removeOption dogWalk.kind.Training
      the pet's breed should be on there too | addField dogWalk.(Pet'?s? )?breed:text
      call dog walks visits | renameEntity dogWalk=visit/visits.*( \\+ .*)? || renameEntity dogWalk=visit/visits + screenTitle .*
      price has to be filled in always | required dogWalk.price
      bring customers to the front and drop the income tab | moveScreen Customers=0 + removeScreen DogWalkIncome
    `,
  },
  {
    prompt: 'wine collection',
    language: 'en',
    rows: `
      no coffee or tea in the kinds please | removeOption tasting.kind.Coffee \\+ removeOption tasting.kind.Tea
      show them in rows not cards | screenKind Tastings=list
      i want a vintage year | addField tasting.Vintage( year)?:(number|date|text)
      highest rated on top | setSort tasting.rating descending
      make the pictures of the bottles larger | screenKind Tastings=grid large
      these are mine: Barolo, Rioja, Malbec | (setSamples tasting=3|addSamples tasting=Barolo,Rioja,Malbec)
    `,
  },
  {
    prompt: 'daily mood log',
    language: 'en',
    rows: `
      add sleep hours | addField entry.Sleep( hours)?:(number|duration)
      the awful option sounds harsh, say rough instead | optionLabel entry.mood.Awful=Rough
      can weeks begin on monday | setFirstDay mon
      i don't like the purple | text || setColors .*
      mood default should be okay | default entry.mood=\\w+
    `,
  },
  {
    prompt: 'bakery stock',
    language: 'en',
    rows: `
      categories should be bread, cakes, drinks | .*addOption product.category=Bread.*( \\+ .*)* || addOption product.category=Bread + addOption product.category=Cakes + addOption product.category=Drinks || addOption product.category=Bread + addOption product.category=Cakes + addOption product.category=Drinks + removeOption .* + removeOption .* + removeOption .* + removeOption .*
      kill the SKU | removeField product.code
      swap price into swiss francs | setCurrency CHF
      add expiry date and supplier | addField product.Expiry( date)?:date + addField product.Supplier:text
      what happens when stock gets low | text
    `,
  },
  {
    prompt: 'home repair jobs',
    language: 'en',
    rows: `
      photos before and after | addField job.*:photo + addField job.*:photo || addField job.*:photo
      board goes first | moveScreen JobBoard=0
      on hold is a status we need | addOption job.status=On hold
      rename the app Fixly, darker please | setName Fixly + setScheme dark
      tell me how customers get added | text
    `,
  },
  {
    prompt: 'language class students',
    language: 'en',
    rows: `
      use A1 A2 B1 as classes | addOption student.className=A1 + addOption student.className=A2 + addOption student.className=B1 || text
      average isn't needed | removeField student.score
      put birthday under name | moveField student.birthday=1
      write Register me on the save button | setText common.save=Register me
      thx this is great | text
    `,
  },
];
