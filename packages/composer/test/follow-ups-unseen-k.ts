import type { WideApp } from './wide-follow-up.ts';

/** Twelve apps with ten follow-ups each, written before the readers of conversations, new lists and icons were. */
export const followK: readonly WideApp[] = [
  {
    prompt: 'pizzacı sipariş takibi',
    language: 'tr',
    rows: `
      kurye listesi de lazım | addEntity kurye
      başlangıç kategorisini pizza yap | optionLabel dish.category.Başlangıç=Pizza
      fiyatı düşük olandan başlasın | setSort dish.price ascending
      ikonu pizza olsun | setIcon pizza
      acılı mı diye sorsun >> adı acı seviyesi olsun | label dish.\\w+=Acı seviyesi
      puan gereksiz >> yok kalsın geri al | undo
      yemek değil ürün yazsın heryerde | renameEntity dish=ürün/ürünler || renameEntity dish=ürün/ürünler + screenTitle Dishes=Ürünler
      favorileri kaldır | removeScreen Favourites || removeFeature favourites || removeScreen Favourites + removeFeature favourites || removeField .* || removeScreen Favourites + removeFeature favourites + removeField dish.favourite
      sipariş gelince telefon çalsın | text
      bi de içeceklere boy ekle küçük orta büyük | addField dish.Boy:choice
    `,
  },
  {
    prompt: 'güzellik salonu randevu',
    language: 'tr',
    rows: `
      müşteriye cilt tipi ekle >> bu zorunlu olsun | required customer.\\w+
      doğum günü de ekle müşterilere >> yok onu sil | undo || removeField customer.\\w+
      odalar listesi olsun randevuda oda seçeyim | addEntity oda + addField appointment.Oda:reference
      kazanç en sona gitsin | moveScreen AppointmentIncome=\\d
      rengi çok pembe olmuş biraz koyu mor yap | setColors (purple|.*)
      gelmedi yerine iptal etti yaz | optionLabel appointment.status.Gelmedi=İptal etti
      uzmanlar sekmesi altta görünsün | moveScreen StaffMembers=\\d || text
      indirim alanı koy >> birimi yüzde olsun | unit appointment.\\w+=% || unit appointment.\\w+=yüzde
      hizmetlere süre ekle | text zaten
      randevular çakışırsa ne oluyor | text
    `,
  },
  {
    prompt: 'kitaplığım',
    language: 'tr',
    rows: `
      yayın evi ve basım yılı ekle | addField book.Yayın ?evi:text + addField book.Basım yılı:(number|date)
      ödünç verdiklerim listesi de olsun kime verdim ne zaman | addEntity ödünç.* || addField book.*
      yazarları ayrı takip edeyim | addEntity yazar
      kitaplıkta raf no olsun >> onu kategorinin altına al | moveField book.\\w+=\\d
      kategorilere çizgi roman ekle >> bir de polisiye | addOption book.category=Polisiye
      kişisel gelişimi sil >> tamam bilimi de sil | removeOption book.category.Bilim
      simge olarak kitap yerine gözlük koy | setIcon glasses.* || text
      kaldığım sayfa gereksiz, sayfa sayısı da | removeField book.page + removeField book.pages
      uygulamamın adı ne | text
      koyu olsun >> hayır açık | setScheme light
    `,
  },
  {
    prompt: 'antrenman günlüğü',
    language: 'tr',
    rows: `
      kilo takibi için ayrı bi liste | addEntity kilo.*
      ağırlığı pound yap >> yok kg kalsın | undo || unit exercise.weight=kg
      set ve tekrar boş kalabilsin | optional exercise.sets + optional exercise.reps
      hareketleri bölgeye göre grupla en yeni üstte | setGroup exercise.category + setSort exercise.date descending
      kardiyo yerine koşu olsun | optionLabel exercise.category.Kardiyo=Koşu
      en başa notu al >> geri al bunu | undo
      su içme alanı ekle litre | addField exercise.Su( içme)?.*:number
      kırmızı güzel ama daha açık olsun | setColors .* || text
      ilk açılınca boş gelsin | setSamples exercise=0
      nabız diye alan ekle >> son eklediğin alanın adı kalp atışı olsun | label exercise.\\w+=Kalp atışı
    `,
  },
  {
    prompt: 'öğrenci takip',
    language: 'tr',
    rows: `
      sınıflara 11-A ekle >> 11-B yi de | addOption student.className=11-B
      öğretmen listesi de ekle | addEntity öğretmen
      okul numarası zorunlu olsun fotoğraf kalksın | required student.code + removeField student.photo
      servis kullanıyor mu diye bir tik koy | addField student.Servis kullanıyor( mu)?:boolean
      veliye meslek ekle | addField student.Veli.*:text || addField student.Meslek:text
      not alanının adı Davranış olsun | label student.note=Davranış
      rapor sekmesini öne al | moveScreen StudentReport=0
      öğrencileri soyada göre diz | setSort student.name ascending || text
      ödevler için de bir ekran olsun öğrenci seçilsin | addEntity ödev + addField (ödev|odev|homework).Öğrenci:reference || addEntity ödev || addEntity ödev + addField \\w+.Öğrenci:reference
      bunu ben mi yaptım şimdi vay be | text
    `,
  },
  {
    prompt: 'depo stok',
    language: 'tr',
    rows: `
      tedarikçi listesi lazım ürünlerde seçilsin | addEntity tedarikçi + addField product.Tedarikçi:reference
      depoları da takip etmek istiyorum | addEntity depo
      simgesi kutu olsun | setIcon cube.* || text zaten || setIcon archive.*
      birime metre ekle koli de ekle | addOption product.unit=Metre \\+ addOption product.unit=Koli || addOption product.unit=Metre + addOption product.unit=Koli
      kritik seviye 10 olsun başta | default product.minimum=10
      rafı sil yerine koridor ekle | removeField product.place + addField product.Koridor:text || label product.place=Koridor
      hareketlere fatura no ekle >> aynısını ürünlere de ekle | addField product.Fatura no:text
      stok kodunu en üste taşı >> olmadı eski haline getir | undo
      barkod okutabiliyor muyum | text
      ürün ekle butonunda Yeni mal yazsın | setText .*Yeni mal || screenTitle .*
    `,
  },
  {
    prompt: 'florist orders',
    language: 'en',
    rows: `
      need a list of drivers, and orders should have a driver | addEntity driver + addField order.Driver:reference
      add occassion: birthday, wedding, funeral | addField order.Occass?ion:choice
      change the icon to a flower | setIcon (flower|rose).* || text already
      add ribbon colour >> make that a choice of red, white, pink | type order.\\w+=choice.* || type .*
      the card message is required >> sorry i meant optional | undo || optional order.note || text
      arranging should be first, then cancelled, no wait add cancelled as last | addOption order.status=Cancelled
      get rid of income. and the adress should be above the time | removeScreen OrderIncome + moveField order.address=\\d
      what currency is this | text
      tax id for customers n their birthday | addField customer.Tax id:(text|number) + addField customer.Birthday:date
      it looks sad, use cheerful colours | setColors .* || text
    `,
  },
  {
    prompt: 'dentist appointments',
    language: 'en',
    rows: `
      patients need an insurance number and allergies | addField patient.Insurance number:(text|number) + addField patient.Allergies:(text|longText|tags)
      add assistants so i can pick one for an appointment | addEntity assistant + addField appointment.Assistant:reference
      rename no show to missed >> undo | undo
      whitening is a treatment too >> and braces | addOption appointment.kind=Braces
      move patients first | moveScreen Patients=0
      the default duration is 30 | default appointment.duration=30 || text already
      add a room number field >> move it above the price | moveField appointment.\\w+=\\d
      icon: tooth | text || setIcon .*
      blue >> no, the other blue, lighter | setColors .* || text
      can two patients be booked at the same time? | text
    `,
  },
  {
    prompt: 'recipe box',
    language: 'en',
    rows: `
      can we have cuisine with italian, turkish, mexican | addField recipe.Cuisine:choice
      make a shopping list too | addEntity .* || addScreen .* || addEntity .* + addScreen .*
      i dont need servings nor rating | removeField recipe.servings + removeField recipe.rating
      add source link >> also to make it clear call it Website | label recipe.\\w+=Website
      add calories >> the field you just added should be first | moveField recipe.\\w+=0
      lunch and snack as categories >> remove the last one | removeOption recipe.category.Snack
      the photo should be compulsory | required recipe.photo
      sort from quickest to longest | setSort recipe.duration ascending
      rocket icon please | setIcon rocket
      is my data safe? | text
    `,
  },
  {
    prompt: 'personal budget',
    language: 'en',
    rows: `
      i also want to track savings goals | addEntity (savings )?goal || addEntity saving.*
      euros >> make it pounds instead | setCurrency GBP
      add a tag field >> make it optional | text || optional .*
      side job should say Freelance and children should say Kids | optionLabel transaction.category.Side job=Freelance + optionLabel transaction.category.Children=Kids
      put account before category | moveField transaction.account=\\d
      hide the chart >> bring it back | undo
      show expenses by category | setGroup transaction.category
      default kind is expense | default transaction.kind=\\w+
      this is ugly | text || setCardStyle .* || setColors .*
      call it Penny, icon a wallet, green | setName Penny + setIcon wallet.* + setColors green
    `,
  },
  {
    prompt: 'event guest list',
    language: 'en',
    rows: `
      also a list of vendors with phone and price | addEntity vendor
      add meal choice: meat, fish, vegan >> make it required | required guest.\\w+
      tables should be their own list | addEntity table || addEntity table + addField guest.Table:reference + removeField guest.tableName || addEntity table + addField guest.Table:reference
      group by side >> ungroup | undo || setGroup guest.undefined
      remove work. add neighbours | removeOption guest.category.Work + addOption guest.category=Neighbours
      plus one name | addField guest.Plus one( name)?:(text|boolean)
      no reply at the top pls | setSort guest.status ascending || orderOptions .* || text
      attendance tab should be called Check-in | screenTitle GuestRollCall=Check-in
      does it send invitations | text
      thanks! one more thing: gift received checkbox | addField guest.Gift received:boolean
    `,
  },
  {
    prompt: 'car maintenance log',
    language: 'en',
    rows: `
      we measure in miles | unit maintenance.odometer=miles || unit maintenance.odometer=mi
      add garages and choose a garage for every service entry | addEntity garage + addField maintenance.Garage:reference
      wash and other arent needed | removeOption maintenance.kind.Wash \\+ removeOption maintenance.kind.Other || removeOption maintenance.kind.Wash + removeOption maintenance.kind.Other
      add fuel type to vehicles >> and vin | addField vehicle.VIN:text
      add vin number >> wrong place, it belongs to vehicles | addField vehicle.VIN( number)?:(text|number) || removeField maintenance.\\w+ + addField vehicle.VIN( number)?:(text|number)
      make due date mandatory >> revert | undo
      cost at the very top | moveField maintenance.cost=0
      make the app grey >> no actually dark green | setColors (green|.*green|forest)
      change car icon to a wrench | setIcon (build|construct|hammer).*
      please explain the chart to me | text
    `,
  },
];
