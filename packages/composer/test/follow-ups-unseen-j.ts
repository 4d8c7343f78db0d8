import type { WideApp } from './wide-follow-up.ts';

/** Ten apps with ten follow-ups each, written before the readers of conversations, new lists and icons were. */
export const followJ: readonly WideApp[] = [
  {
    prompt: 'nakliyat iş takibi',
    language: 'tr',
    rows: `
      kat bilgisi de lazim asansör var mı yok mu | addField job.Kat( bilgisi)?:(number|text) + addField job.Asansör( var( mı)?)?:boolean
      araç listesi de olsun | addEntity araç
      işlere şoför seçilsin | addEntity şoför + addField job.Şoför:reference
      Ofis seçeneği gereksiz çıkar onu | removeOption job.kind.Ofis
      ikonu kamyon yap | setIcon (car|bus|trail-sign|cube|boat).* || text
      kaporayı kaldır >> yok vazgeçtim geri getir | undo
      kazanç sekmesini sona al >> eskisi gibi olsun | undo
      teklif verildi yerine teklif yazsın sadece | optionLabel job.status.Teklif verildi=Teklif
      müşteriye mesaj gönderebiliyo mu bu uygulama | text
      iyi güzel de renk hiç olmamış lacivert olsun bi de adı Güven Nakliyat | setColors .* + setName Güven Nakliyat
    `,
  },
  {
    prompt: 'yoga stüdyosu randevuları',
    language: 'tr',
    rows: `
      üyelere paket alanı ekle 4 ders 8 ders sınırsız | addField member.Paket:choice
      salonlar ayrı bir liste olsun | addEntity salon( \\+ .*)? || addEntity salon + removeField session.place || addEntity salon + addField session.Salon:reference + removeField session.place
      üyelere sağlık notu ekle >> zorunlu olsun | required member.\\w+
      derslere zorluk ekle: kolay, orta, zor >> bunu üyelere de ekle | addField member.Zorluk:choice
      kontenjan 12 ile başlasın | default session.capacity=12
      takvim sekmesi lazım değil | removeScreen SessionCalendar
      hocaların fotosu da olsun | addField staffMember.Foto(ğraf)?:photo
      ya bu telefon kısmı üyelerde şart olsun yazmadan kaydetmesin | required member.phone
      mor yapsana >> yok ya yeşil olsun | setColors green
      çok sağol süper oldu | text
    `,
  },
  {
    prompt: 'kedi bakım günlüğü',
    language: 'tr',
    rows: `
      ikonu kedi olsun | setIcon paw || text zaten
      uygulama ikonu kalp olsun | setIcon heart.*
      gezdirme ne alaka kedi bu sil onu | removeOption careEntry.kind.Gezdirme
      veteriner listesi de lazım telefonuyla | addEntity veteriner
      kilo takibi yapabileyim | addField careEntry.Kilo:number || addEntity .* || addScreen chart || text
      köpek kuş balık gereksiz bizde sadece kedi var | removeOption pet.kind.Köpek + removeOption pet.kind.Kuş + removeOption pet.kind.Balık
      kısırlaştırıldı mı diye kutucuk olsun kedilerde | addField pet.Kısırlaştırıldı( mı)?:boolean
      evcil hayvan yazan yerler kedi olsun | renameEntity pet=kedi/kediler || renameEntity pet=kedi/kediler + screenTitle Pets=Kediler || renameEntity pet=kedi/kediler + label careEntry.pet=Kedi || renameEntity pet=kedi/kediler + screenTitle Pets=Kediler + label careEntry.pet=Kedi
      masrafı sil >> pardon onu değil yeri sil | undo || removeField careEntry.place || addField careEntry.Masraf:money + removeField careEntry.place
      grafik neyi gösteriyo anlamadım | text
    `,
  },
  {
    prompt: 'köy yumurtası satış defteri',
    language: 'tr',
    rows: `
      müşteriler ayrı ekranda olsun | addEntity müşteri || addEntity müşteri + addField sale.Müşteri:reference || addEntity müşteri + addField sale.Müşteri:reference + removeField sale.buyer
      tavuk sayısını da yazayım | addField sale.Tavuk sayısı:number
      maliyet ve karı kaldır uğraşamam | removeField sale.cost + removeField sale.profit
      ödenmeyenler üstte dursun | setSort sale.paid ascending || text
      adet yerine viyol | label sale.quantity=Viyol || unit sale.quantity=viyol
      kime göre grupla >> tersini yapma kaldır grubu | setGroup sale.undefined || undo
      yazılar okunmuyor büyüt | setTextSize large
      sadece nakit mi iban mı onu seçeyim | addField sale.*:choice
      bozuk yumurta sayısı ekle >> adı çürük olsun | label sale.\\w+=Çürük
      satışları kim görüyo | text
    `,
  },
  {
    prompt: 'ev bütçesi',
    language: 'tr',
    rows: `
      kategoriye evcil hayvan ekle, ek işi sil | addOption transaction.category=Evcil hayvan + removeOption transaction.category.Ek iş
      dolar olsun >> yok euro | setCurrency EUR
      taksit sayisi diye bişey ekle | addField transaction.Taksit sayısı:number
      hesap seçmek zorunlu olsun ve ilk nakit gelsin | required transaction.account + default transaction.account=\\w+ || required transaction.account \\+ default transaction.account=\\w+
      borç listesi de lazım kime ne kadar | addEntity borç
      son eklediğin şeyi geri al | text
      harcama yapan kişi ekle >> o ilk sırada olsun | moveField transaction.\\w+=0
      grafik sayfasını başa al işlemler ikinci olsun | moveScreen TransactionChart=0
      karanlık tema >> açık daha iyiydi geri al | undo || setScheme light
      aylık limit koysam aşınca uyarsa olur mu | text || setRules || addField .*
    `,
  },
  {
    prompt: 'plumber jobs',
    language: 'en',
    rows: `
      also track suppliers | addEntity supplier
      change the app icon to a wrench | setIcon (build|construct|hammer).*
      i need to pick a helper for each job | addEntity helper + addField job.Helper:reference
      add invoice number >> make it required | required job.\\w+
      add a warranty date >> put it right after the price | moveField job.\\w+=\\d
      boiler is missing from the job types | addOption job.kind=Boiler
      drop the board, nobody uses it >> actually no, keep it | undo
      adress should be mandatory and come first | required job.address + moveField job.address=0
      will it text the customer when im on my way? | text
      make cancelled jobs say Called off instead | optionLabel job.status.Cancelled=Called off
    `,
  },
  {
    prompt: 'tutoring lessons',
    language: 'en',
    rows: `
      why are there photography courses. i teach maths and physics | removeOption .* \\+ .* + addOption lesson.category=Maths + addOption lesson.category=Physics || .*addOption lesson.category=Maths.* || addOption lesson.category=Maths + addOption lesson.category=Physics || optionLabel .* || text
      we need students as well, with a phone number | addEntity student
      let me choose the student on each lesson | addEntity student + addField lesson.Student:reference
      no video thx | removeField lesson.video
      add homework >> add a due date too | addField lesson.Due date:date
      red please >> darker red | setColors (burgundy|maroon|dark red|red|cherry).* || text
      rename lesson notes to Summary and hide favourites | label lesson.text=Summary + removeScreen Favourites || label lesson.text=Summary + removeFeature favourites || label lesson.text=Summary + removeScreen Favourites + removeFeature favourites
      duration in hours not minutes | unit lesson.duration=hours? || text
      could you sort by title | setSort lesson.title ascending
      hi again | text
    `,
  },
  {
    prompt: 'workout log',
    language: 'en',
    rows: `
      pounds not kilos | unit exercise.weight=(lb|lbs|pounds)
      add rest time in seconds | addField exercise.Rest time:(number|duration)
      show newest first and group by muscle group | setSort exercise.date descending + setGroup exercise.category
      add rpe >> delete it again | undo || removeField exercise.\\w+
      the field you just added is useless | text
      icon should be a flame | setIcon flame.*
      make it black with orange | setScheme dark + setColors orange || setColors orange
      i also want to log body weight with date | addEntity .* || addField exercise.Body weight:number
      add mood >> rename it to energy >> make it a number | type exercise.\\w+=number
      reps shouldnt be mandatory for cardio | text || optional exercise.reps
    `,
  },
  {
    prompt: 'comic book collection',
    language: 'en',
    rows: `
      anime isnt a comic remove it and add graphic novel | removeOption volume.category.Anime + addOption volume.category=Graphic novel
      call them comics not volumes | renameEntity volume=comic/comics || renameEntity volume=comic/comics + screenTitle Volumes=Comics
      writer and artist fields pls | addField volume.Writer:text + addField volume.Artist:text
      a wishlist would be nice | addEntity .* || addField volume.*:boolean || addOption .* || text
      what did i pay, in pounds | addField volume.*:money + setCurrency GBP || addField volume.*:money || setCurrency GBP
      pink >> hmm undo that | undo
      bigger covers >> nah smaller again | undo || screenKind Volumes=grid
      icon a star? | setIcon star.*
      does this sync to my ipad | text
      remove read, i never use it. also new is an option for condition | removeField volume.read + addOption volume.condition=New
    `,
  },
  {
    prompt: 'church donations',
    language: 'en',
    rows: `
      also keep track of events with date and place | addEntity event
      the people are donors not volunteers | renameEntity person=donor/donors || renameEntity person=donor/donors + screenTitle People=Donors
      add receipt sent yes/no >> same for volunteers | addField person.Receipt sent:boolean
      biggest amount first | setSort donation.amount descending
      add email to volunteers >> no wait, i meant to donations | addField donation.E-?mail:email || removeField person.\\w+ + addField donation.E-?mail:email
      remove food and clothes from the kinds | removeOption donation.kind.Food \\+ removeOption donation.kind.Clothes
      how much did we get in total and where do i see that | text || addScreen .*
      name should be Grace Giving, color gold | setName Grace Giving + setColors (gold|yellow|amber)
      i want to pick an event for each donation | addEntity event + addField donation.Event:reference
      undo | text
    `,
  },
];
