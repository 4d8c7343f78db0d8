import type { WideApp } from './wide-follow-up.ts';

/** Ten apps, written before the failures of the set g were read. */
export const followH: readonly WideApp[] = [
  {
    prompt: 'diş hekimi randevuları',
    language: 'tr',
    rows: `
      hastalara tc kimlik no ekleyelim | addField \\w+.TC( kimlik)?( no| numarası)?:(text|number)
      tedavi süresini 45 dakika ile başlat | default appointment.duration=45 || text
      ajandanın ismini Günlük plan yapalım | screenTitle \\w+=Günlük plan
      uygulama turkuaz olsa güzel olur | setColors turquoise
      fiyatı görmek istemiyorum randevuda | removeField appointment.price || text
      hangi ekranlar var bu uygulamada | text
    `,
  },
  {
    prompt: 'kitap okuma listem',
    language: 'tr',
    rows: `
      yazarı zorunlu tut | required book.author || text zaten
      kitapları yazara göre grupla ve ada göre sırala | setGroup book.author + setSort book.\\w+ ascending
      çevirmen ve yayınevi de lazım bana | addField book.Çevirmen:text + addField book.Yayınevi:text
      kapaklar minicik büyüt | screenKind \\w+=grid large || text
      tamamen boş başlayayım | setSamples book=0
      yarım bıraktım diye bir durum da ekle | addOption book.\\w+=Yarım bıraktım
    `,
  },
  {
    prompt: 'inşaat malzeme stoğu',
    language: 'tr',
    rows: `
      birim olarak metrekare de seçilebilsin | addOption product.unit=Metrekare
      minimum stoğu opsiyonel yap | optional product.minimum
      malzemeler demeyelim ürünler yerine demirbaş olsun | renameEntity product=demirbaş/demirbaşlar.* || renameEntity product=demirbaş/demirbaşlar + screenTitle .* || text
      fotoğrafı formun en altına at | moveField product.photo=\\d+
      hareketlere kim aldı bilgisi | addField movement.Kim aldı.*:text
      dolar kullanalım | setCurrency USD
    `,
  },
  {
    prompt: 'spor salonu üye takibi',
    language: 'tr',
    rows: `
      boy ve kilo girebilelim üyelere | addField member.Boy:(number|text) + addField member.Kilo:(number|text)
      yıllık seçeneğini kaldır onun yerine 6 aylık koy | optionLabel member.kind.Yıllık=6 aylık || removeOption member.kind.Yıllık + addOption member.kind=6 aylık
      bitiş tarihi yakın olan en üstte gelsin | setSort member.\\w+ ascending || text zaten
      giriş şifreli olsun | addFeature login
      kaydet butonu yeşil olsun | text || setColors green
      eyvallah kardeşim çok iyi | text
    `,
  },
  {
    prompt: 'gider defteri',
    language: 'tr',
    rows: `
      kategorilere evcil hayvan koy, eğlenceyi çıkar | addOption expense.category=Evcil hayvan + removeOption expense.category.Eğlence
      bu ay ne kadar harcadım onu nerede görürüm | text
      kategorinin ilk seçili hali Market olsun | default expense.category=\\w+ || text zaten
      takvim haftası pazardan başlasın | setFirstDay sun
      kart mı nakit mi ödendi o da seçilsin | addField expense.*:choice || text || addField expense.*:text
      açık tema kalsın hep | setScheme light
    `,
  },
  {
    prompt: 'dog training appointments',
    language: 'en',
    rows: `
      clients instead of customers everywhere | renameEntity customer=client/clients + screenTitle Customers=Clients
      dog's age as a number please | addField \\w+.(Dog'?s? )?age:number
      don't make me pick a status | optional appointment.status || removeField appointment.status || text
      third tab should be the first | moveScreen \\w+=0
      is there a way to print the schedule | text
      calendar shouldn't start on sunday, monday please | setFirstDay mon
    `,
  },
  {
    prompt: 'vinyl record collection',
    language: 'en',
    rows: `
      group them by genre | setGroup \\w+.\\w+
      what about a condition: mint, good, worn | addField \\w+.Condition:choice
      newest year first | setSort \\w+.year descending || setSort \\w+.\\w+ descending
      i want the covers huge | screenKind \\w+=grid large
      replace rating with stars out of ten | text
      load these: Kind of Blue, Abbey Road, Thriller | addSamples \\w+=Kind of Blue,Abbey Road,Thriller
    `,
  },
  {
    prompt: 'running log',
    language: 'en',
    rows: `
      miles instead of kilometers | unit \\w+.\\w+=miles
      shoe I wore should be recorded too | addField \\w+.Shoes?.*:(text|choice|reference)
      hide the history tab | removeScreen \\w*History
      put notes right after the date | moveField \\w+.note=\\d || text
      make distance mandatory and duration not | required \\w+.\\w+ + optional \\w+.\\w+ || optional \\w+.\\w+ || required \\w+.\\w+
      my eyes are bad, text is too small | setTextSize large
    `,
  },
  {
    prompt: 'cleaning company jobs',
    language: 'en',
    rows: `
      staff may not delete jobs | setRoles + addFeature roles || setRoles
      address first in the form | moveField \\w+.address=0
      need key code and alarm code for customers | addField customer.Key code:text + addField customer.Alarm code:text
      paid should be ticked by default | default \\w+.paid=true
      invoice sent tickbox too | addField \\w+.Invoice sent:boolean
      call it Sparkle Crew and make it pink | setName Sparkle Crew + setColors pink
    `,
  },
  {
    prompt: 'meal planner',
    language: 'en',
    rows: `
      switch to the list look | screenKind \\w+=list || text
      no samples please, i'll type my own meals | setSamples \\w+=0 || setSamples \\w+=0 + setSamples \\w+=0
      calories and protein per meal | addField \\w+.Calories?:number + addField \\w+.Protein:number
      add a shopping list tab | addScreen .* || addEntity .* || text
      swap settings icon for nothing, i mean remove settings | removeScreen Settings
      how much does this cost | text
    `,
  },
];
