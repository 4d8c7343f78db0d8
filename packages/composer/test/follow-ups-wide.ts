import type { WideApp } from './wide-follow-up.ts';

/** Follow-ups of many apps as people type them; rules were made with them: 139 of 225 at the first run. */
export const wideFollowUps: readonly WideApp[] = [
  {
    prompt: 'su içme takibi',
    language: 'tr',
    rows: `
      miktar alanına ml yazsın | unit drink.\\w+=ml || text zaten
      türlere ayran ekle | addOption drink.\\w+=Ayran
      miktar varsayılan 250 olsun | default drink.\\w+=250
      günde 8 bardak hedefi olsun | addField drink..*:number || text
      saat alanını sil | removeField drink.time
      uygulama açılınca merhaba yazsın | setText .*Merhaba || text
      verilerim nerede duruyor | text cihaz
      grafik sekmesini en başa al | moveScreen \\w*Chart=0
      kahveyi seçeneklerden çıkar | removeOption drink.\\w+.Kahve
      örnek kayıtları sil | setSamples drink=0
    `,
  },
  {
    prompt: 'kuaför randevuları ve gelirim',
    language: 'tr',
    rows: `
      hafta pazartesi başlasın | text zaten
      hafta pazardan başlasın | setFirstDay sun
      takvim sekmesinin adı Aylık olsun | screenTitle \\w*Calendar=Aylık
      ikinci sekmeyi kaldır | removeScreen \\w*Calendar
      son sekmeyi başa al | moveScreen Settings=0
      müşterilere doğum tarihi ve instagram ekle | addField customer.Doğum tarihi:date + addField customer.Instagram.*:(text|url)
      süreyi kaldır, not zorunlu olsun | removeField appointment.duration + required appointment.note
      randevularda telefonu da göster | addField appointment.Telefon:phone || text
      para birimi isviçre frangı olsun | setCurrency CHF
      fiyatlar euro cinsinden olsun | setCurrency EUR
      iptal durumu ekle | addOption appointment.status=İptal
      gelmedi seçeneğini sil | removeOption appointment.status.Gelmedi
      sms gönderebilir mi | text
      çok karışık olmuş | text
      müşteriler alfabetik sıralansın | setSort customer.name ascending
      durumun varsayılanı onaylandı olsun | default appointment.status=confirmed
      nasıl çalıştırırım telefonda | text
      randevu renklerini mor yap | setColors purple
      ödeme yöntemi alanı ekle: nakit, kart, havale | addField appointment.Ödeme (yöntemi|şekli):choice
      Yeni randevu yerine Randevu al yazsın | screenTitle NewBooking=Randevu al || screenTitle \\w+=Randevu al || setText .*Randevu al
    `,
  },
  {
    prompt: 'apartman aidat takibi',
    language: 'tr',
    rows: `
      daireye kat bilgisi ekle | addField apartment.Kat( bilgisi)?:(number|text)
      örnek daireleri kaldır | setSamples apartment=0 + setSamples entry=0
      hareketleri türe göre grupla | setGroup entry.\\w+
      borçlu daireler üstte olsun | setSort apartment.balance descending || text
      oturan yerine sakin yazsın | label apartment.\\w+=Sakin
      yönetici ve sakin girişi olsun | setRoles + addFeature roles
      excele aktarmak istiyorum | addFeature dataExport
      gider türü de olsun | addOption entry.\\w+=Gider
      toplam bakiye nerede görünüyor | text
      istatistik sayfası ekle | addScreen statistics
      her ayın 5inde hatırlat | addScreen reminders + addFeature reminders || text || addField .*:date + addScreen reminders + addFeature reminders
      yazılar büyük olsun babam kullanacak | setTextSize large
      para birimi yen olsun | setCurrency JPY
      uygulamanın ikonu ev olsun | setIcon home
      telefonu zorunlu yap | required apartment.phone
    `,
  },
  {
    prompt: 'araç bakım defteri',
    language: 'tr',
    rows: `
      kilometre birimi mil olsun | unit maintenance.\\w+=mil
      masrafı ilk alan yap | moveField maintenance.\\w+=0
      kilometreyi tarihin altına al | moveField maintenance.\\w+=\\d || text zaten
      araçlar kart şeklinde görünsün fotoğraflı | screenKind Vehicles=grid
      muayene bitiş tarihi ekle ve mavi yap | addField (maintenance|vehicle).Muayene bitiş tarihi:date + setColors blue
      lastik seçeneğinin adı Lastik değişimi olsun | optionLabel maintenance.\\w+.Lastik=Lastik değişimi
      sonraki bakım tarihine göre sırala | setSort maintenance.\\w+ ascending
      araca yakıt türü ekle benzin dizel lpg elektrik | addField vehicle.Yakıt( türü)?:choice
      ayarlar sekmesini kaldır | removeScreen Settings
      bana bir şaka yap | text
      teşekkürler eline sağlık | text
      geçmiş sayfasını gizle | removeScreen \\w*History
      plaka zorunlu olsun, model olmasın | required vehicle.plate + removeField vehicle.model
      toplam masrafı göster | addScreen statistics || text || addField vehicle.Toplam masraf:money
      sıkıcı görünüyor | setCardStyle \\w+ || text
    `,
  },
  {
    prompt: 'bebek günlüğü',
    language: 'tr',
    rows: `
      adını Minik Ada yap | setName Minik Ada
      pastel pembe olsun | setColors (pink|pastel.*)
      ateş ölçümü ekle türlere | addOption careEntry.\\w+=Ateş ölçümü
      süre alanı dakika olsun | text || unit .*
      miktarın birimi ml | unit careEntry.amount=ml || text zaten
      banyo ve ilacı kaldır | removeOption careEntry.kind.Banyo \\+ removeOption careEntry.kind.İlaç
      emzirmede sağ sol seçeneği olsun | addField careEntry..*:choice || text
      eşim de görebilsin | text
      en son kayıt üstte olsun | setSort careEntry.\\w+ descending || text zaten
      en yeni en altta olsun | setSort careEntry.\\w+ ascending
      gece modu | setScheme dark
      ekle butonunda Kaydı gir yazsın | setText .*Kaydı gir
      kaydet yerine tamam yazsın | setText .*Tamam
    `,
  },
  {
    prompt: 'pastane sipariş uygulaması',
    language: 'tr',
    rows: `
      siparişe teslim saati ekle | addField order.Teslim saati:time
      glutensiz mi diye sor | addField order.Glutensiz( mi)?:boolean
      kaporayı sil gerek yok | removeField order.deposit
      pano ekranını başa taşı | moveScreen \\w*Board=0
      süsleniyor durumunu kaldır | removeOption order.status.Süsleniyor
      pişiyor yerine fırında | optionLabel order.status.Pişiyor=Fırında
      durum seçeneklerinin sırasını değiştir hazır en başa | orderOptions order.status=Hazır.*
      ürünler ekranı ekle | addEntity .* || addScreen list || text
      kalan ödeme otomatik hesaplansın fiyat eksi kapora | addField order.Kalan.*:money || text
      kurye listesi de lazım | addEntity .* || text
      fotoğrafları büyüt | screenKind .* || text || setCardStyle .*
      siparişleri müşteriye göre grupla | setGroup order.customer
      renk kırmızı değil de kahverengi olsun | setColors brown
      bildirim gönderiyor mu | text
      müşteri ekranında adres de olsun | addField customer.Adres:(place|longText|text)
      müşterinin adresi de olsun telefonu zorunlu olsun | addField customer.Adres:(place|longText|text) + required customer.phone
    `,
  },
  {
    prompt: 'alışveriş listesi',
    language: 'tr',
    rows: `
      reyonlara oyuncak ekle | addOption shoppingItem.\\w+=Oyuncak
      fiyat alanı ekle toplamı göster | addField shoppingItem.Fiyat:money + total ShoppingItemList=price || addField shoppingItem.Fiyat:money
      listeyi reyona göre grupla | setGroup shoppingItem.\\w+
      şunları ekle: ekmek, süt, yumurta | addSamples shoppingItem=Ekmek,Süt,Yumurta
      örnekleri sil benim listem şu: domates, biber | setSamples shoppingItem=2 || setSamples shoppingItem=0 + setSamples shoppingItem=2
      birimi kaldır | removeField shoppingItem.unit
      tümü sekmesi Hepsi olsun | screenTitle \\w+=Hepsi
      adet varsayılan 1 olsun | default shoppingItem.quantity=1
      alınanları gizle | text
      annemle paylaşabileyim listeyi | addFeature sharing
      adı marketim olsun rengi yeşil | setName marketim + setColors green || setName Marketim + setColors green
      bu uygulamayı google play'e nasıl koyarım | text
      selam | text
      reyon zorunlu olmasın | optional shoppingItem.\\w+
    `,
  },
  {
    prompt: 'egzersiz antrenman günlüğü',
    language: 'tr',
    rows: `
      ağırlık birimi kg | unit exercise.weight=kg || text zaten
      bölgelere boyun ekle | addOption exercise.\\w+=Boyun
      dinlenme süresi ekle saniye | addField exercise.Dinlenme süresi( saniye)?:(number|duration)
      hareket alanının adı Egzersiz adı olsun | label exercise.\\w+=Egzersiz adı
      set ve tekrar zorunlu olmasın | optional exercise.sets + optional exercise.reps
      haftalık program ekranı ekle | addScreen (week|weekPlan|\\w*[wW]eek\\w*|calendar) || text
      takvim de olsun | addScreen calendar
      bölgeye göre filtrele | addScreen list
      onu sil | text
      son eklediğin alanı kaldır | text
      hayır onu değil | text
      turuncu siyah olsun | setColors orange + setScheme dark || setColors orange || setColors \\w+ .*
      grafik ekranının adını Gelişim yap | screenTitle \\w*Chart=Gelişim
    `,
  },
  {
    prompt: 'workout log',
    language: 'en',
    rows: `
      use lbs instead of kg | unit exercise.weight=lbs?
      change weight unit to lb | unit exercise.weight=lbs?
      add a rest time field | addField exercise.Rest time:(duration|time|number)
      add neck to muscle groups | addOption exercise.\\w+=Neck
      default sets to 3 | default exercise.sets=3
      make date optional | optional exercise.date
      show exercises as cards | screenKind \\w+=grid || addScreen grid || text
      add a stats page | addScreen statistics
      rename history to Past workouts | screenTitle \\w*History=Past workouts
      move chart to the front | moveScreen \\w*Chart=0
      delete the sample data | setSamples exercise=0
      can i use it on my apple watch | text
      where are my workouts stored | text device
      it looks boring | setCardStyle \\w+ || text
      make it neon green on black | setColors \\w+.* + setScheme dark || setColors \\w+.*
      reps before sets please | moveField exercise.reps=\\d
      thanks, looks great | text
    `,
  },
  {
    prompt: 'invoice app for freelancers',
    language: 'en',
    rows: `
      prices in swiss francs | setCurrency CHF
      change currency to japanese yen | setCurrency JPY
      add payment terms to invoices | addField invoice.Payment terms:(text|choice|longText)
      customers need a vat number | addField customer.VAT number:text
      remove the board | removeScreen \\w*Board
      add cancelled as a status | addOption invoice.status=Cancelled
      call customers clients | renameEntity customer=client/clients + screenTitle Customers=Clients
      sort invoices by due date | setSort invoice.\\w+ ascending
      make invoice number optional and note required | optional invoice.\\w+ + required invoice.note
      default status should be sent | default invoice.status=sent
      can it send invoices by email | text
      how do i export to pdf | text
      add a login | addFeature login
      the second tab should come first | moveScreen \\w*Board=0
      total should be bigger | text || setTextSize large
      change the save button to say Done | setText .*Done
      add a logo | text || addField .*:photo
      I want reports by month | addScreen (statistics|income|chart|report.*)
      make it look more professional | setCardStyle \\w+ || text
      group by customer | setGroup invoice.customer
      rename app to BillBee and use yellow | setName BillBee + setColors yellow
    `,
  },
  {
    prompt: 'recipe box',
    language: 'en',
    rows: `
      add difficulty: easy, medium, hard | addField recipe.Difficulty:choice
      add a statistics page | addScreen statistics
      show recipes as a list instead of cards | screenKind Recipes=list
      bigger pictures please | screenKind .* || text || setCardStyle .*
      delete the example recipes | setSamples recipe=0
      add these recipes: Pancakes, Lasagna, Tom Yum | addSamples recipe=Pancakes,Lasagna,Tom Yum
      remove soup and salad from categories | removeOption recipe.category.Soup \\+ removeOption recipe.category.Salad
      rename dessert to sweets | optionLabel recipe.\\w+.Dessert=Sweets
      servings default 4 | default recipe.servings=4
      add calories in kcal | addField recipe.Calories?( \\(?in kcal\\)?)?:number
      move rating above duration | moveField recipe.rating=\\d
      can my wife see my recipes too | text
      search doesn't work | text
      make it turkish | addFeature languageSwitch || setLanguage tr
      use a chef hat icon | setIcon .* || text
      first tab should say My kitchen | screenTitle Recipes=My kitchen
      put favourites first | moveScreen Favourites=0
      hello | text
      what fields does a recipe have | text Title
      only show favourites | text
    `,
  },
  {
    prompt: 'class attendance',
    language: 'en',
    rows: `
      add late as an option | text || addField .*:(choice|boolean) || addOption .*
      add 11A and 11B to classes | addOption student.\\w+=11A + addOption student.\\w+=11B
      parents phone on students | addField student.Parents?'? phone:phone
      add a late checkbox | addField attendance.Late:boolean
      rename students to pupils | renameEntity student=pupil/pupils + screenTitle Students=Pupils
      teachers only can edit | setRoles + addFeature roles || text
      remind me every morning | addScreen reminders + addFeature reminders || text || addField .*:date + addScreen reminders + addFeature reminders
      export attendance to excel | addFeature dataExport
      sort students by class | setSort student.\\w+ ascending
      group students by class | setGroup student.\\w+
      week starts on monday | setFirstDay mon
      remove reason | removeField attendance.note
      add photos of students | addField student.Photos?:photo
      the report tab is useless, remove it | removeScreen \\w*Report
      my students are: Ali Veli, Jane Doe, Max Muster | (addSamples student=Ali Veli,Jane Doe,Max Muster|setSamples student=3)
    `,
  },
  {
    prompt: 'coffee shop menu with cart',
    language: 'en',
    rows: `
      add vegan tick box | addField menuItem.Vegan:boolean
      add tea to categories | addOption menuItem.\\w+=Tea
      prices in pounds | setCurrency GBP
      call basket cart | screenTitle \\w+=Cart
      rename My orders to Past orders | screenTitle \\w+=Past orders
      remove the heart | text || removeField menuItem.favourite || removeScreen Favourites + removeField menuItem.favourite
      can customers pay by card | text
      make prices optional | optional menuItem.price
      dark mode with orange | setScheme dark + setColors orange
      contact page with address | addEntity section.*
      Welcome message should be Good morning! | setText .*Good morning.* || text
      use tabs at the top | setLayout topTabs
      add drinks menu items: Flat White, Mocha | addSamples menuItem=Flat White,Mocha
    `,
  },
  {
    prompt: 'to do list',
    language: 'en',
    rows: `
      add urgent to priority | addOption task.priority=Urgent
      hide done tasks | text
      sort by priority | setSort task.priority \\w+
      make due date required | required task.\\w+
      default priority normal | default task.priority=normal
      week should start on monday | setFirstDay mon
      remove the calendar | removeScreen \\w*Calendar
      no not that one, the other | text
      rename it to Getting Things Done | setName Getting Things Done
      add subtasks | text || addField task.Subtasks?:(list|text)
      add tags | addField task.Tags?:tags
      make text smaller | setTextSize normal || text
      add an assignee | addField task.Assignee:text
      undo | text
      teal please | setColors .*|| text
      put calendar last | moveScreen \\w*Calendar=\\d
      group by category and sort by due date | setGroup task.\\w+ + setSort task.\\w+ ascending
    `,
  },
  {
    prompt: 'tip calculator',
    language: 'en',
    rows: `
      make it blue | setColors blue
      how does it work | text
      add a history screen | text
      use yen | setCurrency JPY
      round up the total | text
      change the title to Split It | setName Split It || screenTitle \\w+=Split It
    `,
  },
];
