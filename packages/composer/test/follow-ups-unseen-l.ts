import type { WideApp } from './wide-follow-up.ts';

/** Twenty apps with five follow-ups each, written before a look at the rules. */
export const followL: readonly WideApp[] = [
  {
    prompt: 'cam balkon montaj işleri',
    language: 'tr',
    rows: `
      metrekare de girelim | addField job.Metrekare:number
      cam rengi seçilsin: füme şeffaf bronz | addField job.Cam rengi:choice
      asma takma gereksz sil | removeOption job.kind.Asma takma
      kaporayı sil >> adresi de sil >> kaporayı geri getir | addField job.Kapora:money
      ödenmeyenleri kırmızı göstersin mümkün mü | text
    `,
  },
  {
    prompt: 'diyetisyen danışan takibi',
    language: 'tr',
    rows: `
      danışana boy kilo ve hedef kilo ekle | addField person.Boy:number + addField person.Kilo:number + addField person.Hedef kilo:number
      seans yerine görüşme yazsın | renameEntity session=görüşme/görüşmeler || renameEntity session=görüşme/görüşmeler + screenTitle .*
      online olanı ilk sıraya al | orderOptions session.kind=Online,Yüz yüze
      ölçümler diye bir liste daha lazım tarih kilo bel | addEntity ölçüm
      ücret otomatik 1500 gelsin | default session.price=1500
    `,
  },
  {
    prompt: 'akvaryum bakım defteri',
    language: 'tr',
    rows: `
      su sıcaklığı ph ve nitrat eklesene | addField akvaryumBakim.Su sıcaklığı:number + addField akvaryumBakim.[Pp][Hh]:number + addField akvaryumBakim.Nitrat:(number|text)
      durum alanı saçma olmuş kaldır onun yerine ne yaptım: su değişimi, filtre temizliği, yem | removeField akvaryumBakim.status + addField akvaryumBakim.Ne yaptım:choice || label akvaryumBakim.status=Ne yaptım .*Yem.*
      balıklarımı da kaydedeyim | addEntity balık
      adı sadece Akvaryumum olsun | setName Akvaryumum
      yeşil yap >> yok turkuaz daha güzel | setColors (teal|turquoise)
    `,
  },
  {
    prompt: 'kooperatif aidat takibi',
    language: 'tr',
    rows: `
      daireye kat ve blok ekle | addField apartment.Kat:(number|text) + addField apartment.Blok:(text|choice)
      oturan değil malik yazsın | label apartment.owner=Malik
      hareketler sekmesi başa gelsin | moveScreen Entries=0
      gecikme faizi olarak yüzde 5 eklesin otomatik | text || addField entry.*
      telefonu zorunlu yap >> yok zorunlu olmasın | undo || optional apartment.phone
    `,
  },
  {
    prompt: 'müzik kursu randevuları',
    language: 'tr',
    rows: `
      hizmet değil enstrüman olsun adı, piyano gitar keman seçilsin | label appointment.service=Enstrüman .*type appointment.service=choice.* || label appointment.service=Enstrüman + type appointment.service=choice.*
      müşteri yerine öğrenci de | renameEntity customer=öğrenci/öğrenciler || renameEntity customer=öğrenci/öğrenciler + label appointment.customer=Öğrenci || renameEntity customer=öğrenci/öğrenciler + screenTitle Customers=Öğrenciler || renameEntity customer=öğrenci/öğrenciler + screenTitle Customers=Öğrenciler + label appointment.customer=Öğrenci
      müşteri yerine öğrenci de >> öğrencilere veli telefonu eklensin | addField customer.Veli telefonu:phone
      gelmedi seçeneğinin yanına telafi diye bişey ekle | addOption appointment.status=Telafi
      süre 45 dk gelsin hep | default appointment.duration=45
    `,
  },
  {
    prompt: 'film izleme listem',
    language: 'tr',
    rows: `
      dram yerine drama yazsın, korku da ekle | optionLabel film.category.Dram=Drama + addOption film.category=Korku || optionLabel film.category.Dram=Drama \\+ addOption film.category=Korku
      yönetmen ve oyuncular alanları | addField film.Yönetmen:text + addField film.Oyuncular:(text|list|tags|longText)
      en yüksek puanlı en üstte | setSort film.rating descending
      resimli kutular yerine düz liste olsun | screenKind Films=list
      izlenecekler ayrı sekmede olsun | addScreen .* || text
    `,
  },
  {
    prompt: 'oto yedek parça stok',
    language: 'tr',
    rows: `
      çıkma ve yan sanayi kalksın | removeOption partOrder.kind.Çıkma + removeOption partOrder.kind.Yan sanayi || removeOption partOrder.kind.Çıkma \\+ removeOption partOrder.kind.Yan sanayi
      oem numarası da yaz | addField partOrder.(OEM|Oem) numarası:text
      kapora kalksın bi de pano sekmesi | removeField partOrder.deposit + removeScreen PartOrderBoard
      durum rengi neye göre | text
      raf numarası ekle >> onu adetin altına koy | moveField partOrder.\\w+=\\d
    `,
  },
  {
    prompt: 'düğün davetli listesi',
    language: 'tr',
    rows: `
      masa numara olsun yazı değil | type guest.tableName=number.*
      çocuk sayısı ayrı yazılsın | addField guest.Çocuk sayısı:number
      gelinle damat tarafına göre ayır listeyi | setGroup guest.category
      toplam kaç kişi geliyo görebilir miyim | text || addScreen statistics || addFeature .*
      yoklama ne alaka düğünde çıkar, raporu da | removeScreen GuestRollCall + removeScreen GuestReport
    `,
  },
  {
    prompt: 'butik pasta siparişleri',
    language: 'tr',
    rows: `
      teslimat saati eklermisin >> son eklediğin alan zorunlu olsun | required order.\\w+
      alerji notu ekle müşteriye, bi de doğum günü | addField customer.Alerji notu:(longText|text) + addField customer.Doğum günü:date
      kapora yerine ön ödeme | label order.deposit=Ön ödeme
      süsleniyorla pişiyor yer değişsin | orderOptions order.status=Alındı,Süsleniyor,Pişiyor,Hazır,Teslim edildi
      pembe tonlarda olsun yazılar da büyük | setColors pink + setTextSize large
    `,
  },
  {
    prompt: 'koşu günlüğü',
    language: 'tr',
    rows: `
      ayakkabı listesi ekle hangi ayakkabıyla koştum seçeyim | addEntity ayakkabı + addField run.Ayakkabı:reference
      bisikleti çıkar yüzme ekle | removeOption run.kind.Bisiklet + addOption run.kind=Yüzme || addOption run.kind=Yüzme \\+ removeOption run.kind.Bisiklet
      mil olsun km değil | unit run.distance=(mil|mi)
      nasıldı kalksın >> geri getir onu | undo
      haftalık hedef 20 km koyabiliyor muyuz | text || addField run.*[Hh]edef.* || addFeature .*
    `,
  },
  {
    prompt: 'plumbing jobs',
    language: 'en',
    rows: `
      add a job number and a before photo | addField job.Job number:(text|number) + addField job.Before photo:photo
      drop tap replacement, add boiler | removeOption job.kind.Tap replacement + addOption job.kind=Boiler || addOption job.kind=Boiler \\+ removeOption job.kind.Tap replacement
      remove address >> undo that | undo
      rename parts to materials used pls | label job.parts=Materials used
      customers need email and a 2nd phone | addField customer.E-?mail:email + addField customer.(2nd|Second) phone:phone
    `,
  },
  {
    prompt: 'dog grooming appointments',
    language: 'en',
    rows: `
      wheres the price list | text
      add staff and let me pick who does the groom | addEntity (staff|staff member|groomer) + addField groom.*:reference
      make it teal, no wait navy | setColors navy
      remove deposit >> actually bring it back | undo
      full groom first in the list | orderOptions groom.kind=Full groom,Haircut,Bath,Nail trim
    `,
  },
  {
    prompt: 'vinyl collection',
    language: 'en',
    rows: `
      speed 33 45 78 | addField record.Speed:choice
      call it Crate | setName Crate
      genre shoud be required | required record.category
      add label and pressing country >> remove the last one | removeField record.\\w*[Cc]ountry\\w*
      group by artist and sort by year, oldest first | setGroup record.artist + setSort record.year ascending
    `,
  },
  {
    prompt: 'babysitting hours and pay',
    language: 'en',
    rows: `
      the hour field is useless, its the same as start | removeField sitting.hour
      kids list w names and ages and allergies | addEntity (kid|child)
      euros not dollars | setCurrency EUR
      add hourly rate, default 12 | addField sitting.Hourly rate:money || addField sitting.Hourly rate:money + default .*=12
      can it text the parents? | text
    `,
  },
  {
    prompt: 'small brewery stock',
    language: 'en',
    rows: `
      categories should be malt, hops, yeast and bottles | addOption product.category=Malt .*addOption product.category=Bottles .*removeOption product.category.Garden
      shelf is wrong, it should say tank no | label product.place=Tank no
      add crate to units | addOption product.unit=Crate
      add supplier list, products pick a supplier | addEntity supplier + addField product.Supplier:reference
      delete the sample stuff | setSamples product=0 + setSamples movement=0
    `,
  },
  {
    prompt: 'running club members',
    language: 'en',
    rows: `
      add pace group: slow medium fast and emergency contact | addField member.Pace group:choice + addField member.Emergency contact:(text|phone)
      sort members by expiry | setSort member.expiry ascending || text already
      rename student to junior | optionLabel member.kind.Student=Junior
      add races list with date, place, distance | addEntity race
      dark mode pls and bigger text | setScheme dark + setTextSize large
    `,
  },
  {
    prompt: 'cake orders',
    language: 'en',
    rows: `
      let me choose delivery or pickup | addField order.*:choice
      flavor should be a dropdown: vanilla choc red velvet | type order.flavour=choice.*
      servings isnt needed neither is deposit | removeField order.servings + removeField order.deposit
      change picked up to collected | optionLabel order.status.Picked up=Collected
      board tab first | moveScreen OrderBoard=0
    `,
  },
  {
    prompt: 'blood pressure diary',
    language: 'en',
    rows: `
      add weight in lbs and arm left/right | addField measurement.Weight:number + addField measurement.Arm:choice
      is the pulse required? | text
      remove pulse >> no not pulse, the context one | removeField measurement.tags + addField measurement.Pulse:number
      add meds list name dose time of day | addEntity (med|medicine|medication)
      how do i send this to my doctor | text
    `,
  },
  {
    prompt: 'camping gear checklist',
    language: 'en',
    rows: `
      add who brings it | addField gearItem.(Who brings it|Brought by|Who brings):.*
      grams not kg | unit gearItem.weight=(g|grams)
      add food to categories and take clothes out | addOption gearItem.category=Food + removeOption gearItem.category.Clothes || addOption gearItem.category=Food \\+ removeOption gearItem.category.Clothes
      all tab should be called everything | screenTitle GearItemList=Everything
      heaviest first | setSort gearItem.weight descending
    `,
  },
  {
    prompt: 'flat share expenses',
    language: 'en',
    rows: `
      who paid: Sam, Alex, Jo | addField expense.Who paid:choice
      remove clothes & health from categories | removeOption expense.category.Health + removeOption expense.category.Clothes || removeOption expense.category.Health \\+ removeOption expense.category.Clothes
      can you split it equally between 3 | text || addField expense.*
      add receipt pic | addField expense.Receipt( pic| photo| picture)?:photo
      hide payment method >> sorry wrong one, put it back and remove the note | removeField expense.note + addField expense.Payment method:choice
    `,
  },
];
