import { readPrompts } from './first-prompt.ts';

/** Written by someone who had not seen the rules. 60 of 100 at the first run, 93 about the subject; read since. */
export const unseenS = [
  ...readPrompts(
    'fresh',
    'tr',
    `
    Çiçekçi dükkanı | cicek/buket/aranjman/florist | catalogue/stock/jobs | 
    alışkanlık takibi | aliskanlik/rutin/hedef | checklist/log/weekPlan/tool | 
    veteriner randevu | veteriner/randevu/pati/hayvan/klinik/muayene | appointments/reservation | 
    Keklik avı günlüğü | keklik/av/gunlu | log/collection/places | 
    kelime oyunu | kelime/harf/oyun/sozcuk | game/quiz | 
    butce app | butce/gider/harcama/para/gelir/masraf | ledger/tool/log | 
    Okey skor tablosu | okey/skor/puan/el/oyun | log/ledger/tool/game/board | 
    emlak ilanlari | emlak/ilan/ev/daire/konut/gayrimenkul | catalogue/board/places | 
    Lokantamız için müşterilerin masadan sipariş verebileceği bir menü uygulaması istiyorum. | lokanta/menu/siparis/yemek/masa/restoran/lezzet | catalogue/jobs | menu, siparis/sepet, masa
    Günlük su içme miktarımı takip edebileceğim sade bir uygulama yapar mısınız? | su/bardak/icme | measurements/log/tool/ledger/checklist | miktar/ml/bardak/litre
    Spor salonum için üyelik takibi yapan bir uygulama lazım. | uye/spor/salon/fitness/gym | people/ledger/log | 
    Annemin yemek tariflerini saklayabileceğim bir uygulama istiyorum. | tarif/yemek/mutfak/anne/lezzet | collection/articles/catalogue | 
    Diş kliniğimiz için hastaların online randevu alabileceği bir uygulama. | dis/klinik/randevu/hasta/muayene/gulus | appointments/reservation | randevu
    Araç bakım geçmişimi ve yakıt masraflarımı kaydedeceğim bir uygulama. | arac/araba/bakim/yakit/oto/garaj/servis | log/ledger/measurements | bakim/servis, yakit/benzin, masraf/tutar/ucret/gider
    Üniversiteliler için Instagram gibi ama sadece kampüs içi paylaşım olan bir uygulama. | kampus/paylasim/gonderi/universite/ogrenci | feed/media | 
    Öğrencilerime ingilizce kelime testi yapabileceğim bir quiz uygulaması yapabilir misin? | kelime/ingilizce/test/quiz/soru/sinav | quiz/game | 
    bana bi kdv hesaplama yapin kirmizi beyaz olsun | kdv/hesap/vergi | tool | kdv, kirmizi
    Düğün hazırlıkları için yapılacaklar listesi olan şık pembe bir uygulama. | dugun/hazirlik/gorev/yapilacak/gelin/nikah | checklist/weekPlan | yapilacak/gorev/hazirlik/liste, pembe
    depodaki mallarin stogunu tutcam ona gore bisey yapin | depo/stok/mal/urun/envanter | stock | stok/miktar/adet
    İstanbul'da gezilecek yerleri gösteren bir gezi rehberi uygulaması | istanbul/gez/rehber/mekan/yer/rota | places/articles/catalogue/collection | 
    Pomodoro tekniğiyle ders çalışmak için bir zamanlayıcı yapar mısın? | pomodoro/zamanlayici/odak/ders/calisma/sayac/seans | tool/log | zamanlayici/sure/sayac/dakika/baslat
    Kedi köpek sahiplendirme ilanlarının olduğu bir uygulama istiyorum. | sahiplen/kedi/kopek/pati/ilan/hayvan/yuva/dost | board/catalogue/feed | 
    Trendyol gibi ama sadece el yapımı ürünler için bir alışveriş uygulaması. | el/urun/zanaat/elyapimi/emek/pazar/alisveris/atolye | catalogue/board | 
    Arıcıyım, kovanlarımın kontrollerini not edebileceğim bir uygulama lazım. | kovan/ari/bal/petek/kontrol | log/collection/checklist/measurements | kovan, kontrol/muayene, not/aciklama
    Köyümüzün sulama sırasını herkesin görebileceği bir uygulama olabilir mi? | sulama/sira/koy/su/nobet/tarla | weekPlan/appointments/reservation/board/log/jobs | sira/saat/gun
    Bağlama kursumuzda hangi öğrencinin hangi türküyü çalıştığını takip edelim. | baglama/turku/kurs/ogrenci/saz/ders/eser/calisma | people/log/checklist/jobs/collection | ogrenci, turku/eser
    Balıkçı teknemiz var, günlük avı kasa kasa yazacağımız bir uygulama istiyoruz. | balik/av/tekne/kasa/deniz | log/measurements/stock/ledger | kasa, tarih/gun
    Ailemizin soy ağacındaki kişileri ve hikâyelerini toplayacağımız bir uygulama. | soy/aile/akraba/kok/agac/kisi/sulale | people/collection/articles | hikaye/ani
    Cami derneğimizin aidat ve bağışlarını takip etmek için bir uygulama rica ediyorum. | cami/dernek/aidat/bagis/odeme/makbuz | ledger/people/log | aidat, bagis
    Güvercin besliyorum, kuşlarımın bilezik numaralarını ve soylarını kaydetmek istiyorum. | guvercin/kus/kumes/kanat/bilezik/salma | collection/log/people/catalogue | bilezik, soy/anne/baba/ebeveyn
    Saat tamircisiyim, dükkana bırakılan saatlerin durumunu izlemek istiyorum. | saat/tamir/onarim/servis | jobs/log/stock | durum/asama
    abi halisaha maci icin adam toplama uygulamasi yapsana | mac/halisaha/saha/futbol/kadro/oyuncu/takim | board/reservation/appointments/people/feed/checklist | 
    kuafor dukkanim var musteriler ordan randevu alsın yeter | kuafor/randevu/sac/berber/salon/guzellik | appointments/reservation | randevu
    kanka ev arkadaslariyla kim ne kadar odedi onu hesaplıcak bisey lazm | ev/hesap/ode/harcama/masraf/ortak/gider/borc/arkadas | ledger/tool/log | kim/kisi/odeyen, tutar/miktar/ucret
    ya su sinav notlarimi hesapliyan bi uygulama yapsana acil | not/sinav/ortalama/hesap/ders/vize | tool/measurements/log | not/puan/ortalama
    bana yilan oyunu yap eski nokia gibi | yilan/snake/oyun | game | 
    Butik giyim mağazam var. Ürünlerin fotoğrafı, fiyatı ve beden seçenekleri görünsün. Sepete ekleme ve favoriler de olsun. | butik/giyim/elbise/moda/urun/kiyafet/magaza/stil | catalogue | foto/gorsel/resim, fiyat, beden, sepet, favori
    Kargo teslimatı yapıyoruz. Her teslimatta adres, alıcı adı ve durum olsun. Teslim edildi diye işaretleyebileyim. | kargo/teslimat/paket/kurye/gonderi/dagitim | jobs/checklist/log | adres, alici, durum, teslim
    Gelir ve giderlerimi kaydetmek istiyorum. Kategori, tutar ve tarih girilsin, ay sonunda grafik göreyim. Renk yeşil olsun. | gelir/gider/butce/para/harcama/cuzdan/islem/kasa | ledger | gelir, gider, kategori/tur, tutar/miktar, tarih, grafik/rapor/istatistik, yesil
    Anaokulu müdürüyüm. Velilere duyuruları, yemek listesini ve günlük etkinlikleri göstereceğimiz bir uygulama istiyoruz. Renkli ve neşeli dursun lütfen. | anaokul/okul/duyuru/veli/kres/etkinlik/minik/cocuk | board/feed/articles/weekPlan | duyuru/haber, yemek/menu, etkinlik
    Oğlum için matematik oyunu istiyorum. Toplama ve çıkarma soruları çıksın, süre ve puan göstersin. | matematik/sayi/toplama/islem/hesap/soru | quiz/game | toplama, cikarma, sure/zaman/saniye, puan/skor
    Serbest çalışan grafikerim. Müşterilerime kestiğim faturaları takip edeceğim; fatura no, müşteri, tutar, vade tarihi ve ödendi mi bilgisi olsun. | fatura/tahsilat/odeme/grafik | ledger/jobs/log | fatura no/numara, musteri, tutar/ucret, vade, oden/odeme
    Araç kiralama firmamız için uygulama yapacağız. Araçların plakası, modeli ve günlük fiyatı yazsın. Müşteri tarih seçip rezervasyon yapabilsin. | arac/kirala/rent/araba/oto/rezervasyon/filo | reservation/catalogue/appointments | plaka, model, fiyat/ucret, tarih, rezerv
    Zeytinyağı fabrikamız var. Köylünün getirdiği zeytinin kilosu, çıkan yağ miktarı ve hak kesintisi yazılsın. Her üreticinin geçmişi ayrı görünsün. | zeytin/yag/sikim/uretici/fabrika | log/ledger/jobs/stock/measurements/people | kilo/kg, yag, hak/kesinti, uretici/koylu
    Dağcılık kulübüyüz. Faaliyetleri tarih, rota, zorluk derecesi ve kontenjanla listeleyelim. Üyeler katılıyorum diyebilsin. | dag/zirve/faaliyet/tirmanis/rota/kulup/etkinlik | reservation/board/appointments/catalogue/feed/places | tarih, rota/parkur, zorluk, kontenjan, katil
    Eski plak topluyorum. Sanatçı, yıl, baskı ve plağın durumunu girmek istiyorum. Hangi rafta olduğu da yazsın. | plak/plag/vinil/koleksiyon/album/arsiv | collection/catalogue/stock/media | sanatci, yil, baski, durum/kondisyon, raf
    Halı yıkama işi yapıyoruz. Müşteri adı, metrekare, teslim tarihi ve ücret olsun. Yıkandı, kurudu, teslim edildi diye takip edelim. | hali/yikama/siparis/kilim/temizlik | jobs/log/ledger | musteri, metrekare/m2, teslim, ucret/fiyat/tutar, yikan, kuru
    Büyükbaş hayvan yetiştiriyorum. Küpe numarası, doğum tarihi, aşıları ve süt verimini kaydedeyim. | hayvan/inek/buyukbas/sigir/suru/ahir/ciftlik/besi/sut | collection/log/measurements/stock/people | kupe, dogum, asi, sut
    slm oto yikamacim var. plaka musteri adi ve fiyat gircem gunluk kazancı görcem. mavi olsun | oto/yikama/arac/araba/kazanc | log/ledger/jobs | plaka, musteri, fiyat/ucret/tutar, kazanc/toplam/ciro/gelir, mavi
    arkadaslar bi tane ilac hatirlatma lazm anneme. ilac adi saati ve ac mi tok mu yazsin yazilar buyuk olsun gozleri iyi gormuyo | ilac/hap/doz/saglik | checklist/log/weekPlan/appointments | ilac, saat, ac/tok
    Merhaba, İzmir'de küçük bir konser ve tiyatro mekânı işletiyoruz. Ziyaretçilerimizin yaklaşan etkinlikleri görebileceği bir uygulama istiyoruz. Her etkinliğin afişi, tarihi, saati, bilet fiyatı ve kalan koltuk sayısı yazmalı. Kullanıcı etkinliğe girip kaç kişilik yer istediğini seçsin ve rezervasyon yapsın. Ayrıca kendi rezervasyonlarını görebileceği bir sayfa ve mekânın adresini gösteren bir iletişim sayfası olsun. Tasarım koyu zemin üzerine mor tonlarında olursa çok seviniriz. Şimdiden teşekkür ederiz. | etkinlik/konser/tiyatro/sahne/bilet/mekan/gosteri | reservation/catalogue/appointments | afis/gorsel/foto/resim, tarih, saat, fiyat, koltuk/kalan/kontenjan, kisi/adet, rezerv, iletisim/adres, mor
    selam ben 24 daireli apartmanin yoneticisiyim artik defterle ugrasmaktan biktim. her dairenin aidatini tutcam kim odedi kim odemedi belli olsun borcu olan kirmizi gözüksün. daire no, malik adi, telefon, aylik aidat bide odeme tarihi yazsin. asansor tamiri temizlikci parasi gibi giderleride gircez, kasada ne kaldi onu gorelim. bide duyuru kismi olsa super olur mesela su kesintisi falan yazariz. cok karisik olmasin yasli komsular da kullancak, buyuk yazili ve sade olsun yeter. hadi kolay gelsin | apartman/aidat/daire/bina/site/yonetim/komsu | ledger/people/board | daire, malik/sahib/sakin, telefon, aidat, odeme, gider, kasa/bakiye/kalan, duyuru
    Diyetisyenim ve yaklaşık kırk danışanım var. Her danışan için ad soyad, boy, başlangıç kilosu, hedef kilo ve alerjilerini kaydetmek istiyorum. Haftalık görüşmelerde kilo, bel ölçüsü ve yağ oranını gireyim, değişim grafik olarak görünsün. Danışanın bir sonraki randevusu da kartında yazsın. Ayrıca her kişiye özel haftalık beslenme planı hazırlayabileceğim bir ekran gerekiyor; sabah, öğle, akşam ve ara öğün ayrı ayrı yazılabilsin. Uygulama yumuşak yeşil ve beyaz renklerde, ferah görünümlü olursa memnun kalırım. | diyet/danisan/beslenme/kilo/saglik/olcum | people/measurements/weekPlan/appointments/log | boy, kilo, hedef, alerji, bel, yag, grafik, randevu, plan/ogun, yesil
    Mahallemizde gönüllülerden oluşan bir amatör tiyatro topluluğuyuz ve kostümlerimiz üç ayrı evde duruyor. Hangi kostüm nerede, kim almış, kaç beden, hangi oyunda kullanılmış bir türlü bulamıyoruz. Bize kostüm ve aksesuarları fotoğrafıyla kaydedebileceğimiz bir uygulama lazım. Beden, renk, dönem, bulunduğu ev ve durumu yazılsın. Biri kostüm aldığında adını ve geri getireceği tarihi girelim, gecikenler listede öne çıksın. Oyun adına göre arama yapabilmek de işimizi çok kolaylaştırır. Bordo ve altın rengi bize yakışır. | kostum/tiyatro/aksesuar/sahne/gardirop/dolap | collection/stock/catalogue/log/reservation | foto/gorsel/resim, beden, renk, donem, ev/yer/konum, durum, alan/kisi/odunc, iade/geri/tarih, gecik, oyun, ara, bordo
    Köyümüzde kadınlar olarak bir kooperatif kurduk; tarhana, erişte, reçel ve salça üretip satıyoruz. Siparişler WhatsApp'tan geliyor ve karışıyor. İstediğimiz uygulamada ürünler gramajı ve fiyatıyla dursun, gelen siparişte müşteri adı, telefonu, adresi, istediği ürünler ve toplam tutar yazsın. Siparişi hazırlanıyor, kargoda, teslim edildi diye ilerletebilelim. Hangi üründen elimizde kaç kavanoz kaldığını da görmemiz gerekiyor. Hangi ortağımız ne kadar üretti, ay sonunda payını hesaplamak için bunu da yazabilirsek harika olur. | kooperatif/siparis/urun/koy/kadin/yore/tarhana/recel | jobs/stock/catalogue/ledger | gram, fiyat, musteri, telefon, adres, toplam/tutar, durum/hazirlan, stok/kalan/kavanoz/adet, ortak/uretici/uretim
    `,
  ),
  ...readPrompts(
    'fresh',
    'en',
    `
    Grocery list | grocer/shopping/list/basket/food | checklist/stock | 
    Habit tracker | habit/routine/streak/goal | checklist/log/weekPlan/tool | 
    tip calculator | tip/calculator/bill/gratuity | tool | 
    Book club app | book/club/read/meeting | collection/board/feed/appointments/articles/catalogue/conversation | 
    meditation timer | meditat/timer/calm/mindful/breath/session/zen | tool/log | 
    Falconry log | falcon/hawk/raptor/flight/bird/hunt | log/measurements/collection | 
    dog walkr app | dog/walk/paw/pup/leash | appointments/jobs/log/reservation/places/people | 
    I want an app where customers can order pizza from my restaurant. | pizza/order/restaurant/menu/slice/pizzeria | catalogue/jobs | order/cart/basket
    need sumthing 2 log my gym sesh so i can see what i lifted last wk | gym/workout/lift/exercise/session/training/set | log/measurements | weight/lifted/kg/lbs/load
    Can you make a note-taking app with folders and a dark theme? | note/memo/notebook/jot | articles/collection/log | folder/categor, dark
    Build me a chat app for my family. | chat/family/message/talk | conversation/feed | 
    I'm a real estate agent and need an app to show my listings to buyers. | estate/listing/propert/home/house/realt | catalogue/places/board | 
    A playlist app where I can organise my favourite songs by mood. | playlist/song/music/mood/tune/track | media/collection/catalogue | mood, favo
    Something like Duolingo but for learning sign language. | sign/lesson/learn/gesture/hand/language | quiz/articles/game/media/collection | 
    We need an app for our company's annual conference with the agenda and the speakers. | conference/agenda/session/event/speaker/talk/summit | appointments/weekPlan/articles/catalogue/reservation/people/board | agenda/schedule/session/program, speaker
    app 4 plannin my trips day by day plz | trip/travel/itinerar/journey/day/vacation/holiday | weekPlan/places/log/appointments/collection/checklist | day/date
    Make a memory matching card game with animals. | memory/match/animal/card/pair/game | game | animal
    Could I have an app for my yoga studio where members book classes? | yoga/class/studio/booking | reservation/appointments/weekPlan | book/reserv, class
    A teal and white hotel booking app. | hotel/room/booking/stay/reserv/inn | reservation/catalogue/appointments | teal, book/reserv
    I'm a piano tuner and want to remember each client's piano and when it was last tuned. | piano/tuning/tuner/client | people/log/jobs/collection/appointments | client/customer/name/owner, piano, last/tuned/date
    An app for our bell-ringing band to record which methods we rang each Sunday. | bell/ring/method/tower/peal/band | log/collection | method, date/sunday
    We run a community tool library and need to know who has borrowed what. | tool/loan/borrow/lend/librar | stock/collection/log/reservation/catalogue/jobs/people | borrow/loan/who/member
    I make sourdough and want to keep track of my starter feedings. | sourdough/starter/feed/bread/dough/ferment | log/measurements/checklist | 
    Can you build something for our village hall so people can book the rooms? | village/hall/room/booking/hire | reservation/appointments | room/space/hall, book/reserv
    An app to catalogue the mushrooms I find on my walks and where I found them. | mushroom/fung/forag/find/spot | collection/places/log/catalogue | where/place/location/spot
    Like Goodreads but for board games I've played. | board/game/play/meeple/tabletop/shelf | collection/log/catalogue/feed | 
    yo need a app 4 splitting bills w my roomates asap | bill/split/room/expense/share/house/owe | ledger/tool/log | 
    make me a trivia game abt 90s movies plz | trivia/movie/90s/film/quiz/question | quiz/game | 
    gimme smth to track my plants n when i watered em lol | plant/water/leaf/green/garden | log/collection/checklist/measurements | water
    Small coffee shop here. Menu with prices and photos, a loyalty stamp card and our opening hours. Brown and cream colours. | coffee/cafe/menu/drink/brew/bean/espresso | catalogue/articles | menu, price, photo/image/picture, loyalty/stamp, opening/hours/open, brown
    I need an inventory app for my hardware store. Each item has a SKU, quantity, supplier and reorder level. Low stock should show up in red. | inventor/stock/hardware/item/store/product | stock | sku, quantity/qty/stock, supplier, reorder/minimum, low
    I'm a private maths tutor with about 15 kids. For each lesson I want student, topic, date and whether the parents paid. | lesson/tutor/student/math/class | log/ledger/appointments/people/jobs | student/name, topic, date, paid/payment
    Calorie counter please. I enter the meal, calories and protein, and it shows the daily total against my goal. | calor/meal/food/nutrition/eat/diet | log/measurements/ledger/tool | meal/food, calor, protein, total/today, goal/target
    Job board for nurses. Every post shows hospital, shift, pay rate and location. There must be an apply button and a saved jobs page. | nurse/job/shift/vacanc/hire/career | board/catalogue | hospital, shift, pay/rate/salary, location/city, apply, save/favo/bookmark
    New mum here, very tired! I'd like to record feeds, naps and nappy changes with the time. My husband should understand it at a glance. | baby/feed/nap/newborn/nappy/infant/little | log/measurements | feed, nap/sleep, nappy/diaper, time
    We run a small livery yard with 18 horses. I need each horse's owner, stable number, feed and turnout, plus farrier dates. Dark green would be lovely. | horse/livery/yard/stable/equin/pony | collection/people/log/jobs/checklist/stock | owner, stable/box, feed, turnout, farrier/shoe, green
    I'm a ham radio operator. Log my contacts with callsign, frequency, mode, signal report and UTC time. Filter by band if possible. | radio/contact/qso/ham/callsign/log | log/collection/people | callsign/call, frequen, mode, signal/report/rst, time/utc, band
    Secretary of our allotment association. We need plot number, tenant, yearly rent due and a waiting list. Nothing fancy, half of us are over seventy. | allotment/plot/garden/tenant/associat | people/ledger/collection/stock/jobs/places/log | plot, tenant/holder/member, rent/due/fee, waiting
    I tattoo for a living and my DMs are a mess. I want clients to pick a date, describe the design, give the body placement and size, and see if the deposit is paid. Black and gold. | tattoo/ink/booking/client/appointment/design | appointments/reservation/jobs | date, design/descri, placement/body, size, deposit, black/gold
    i do lawns. need customer name adress price n when im supposed 2 cut next. dont make it complicated | lawn/mow/grass/yard/cut/customer/job | jobs/people/appointments/log | customer/name/client, address, price/cost/fee, next/date/due
    Hello, I manage a small veterinary clinic with two vets and we would like an app for our clients. Pet owners should be able to add their pets with name, species, breed, age and weight. From there they can request an appointment by choosing a vet, a date and a reason for the visit. We also want a vaccination history for every pet so that owners know what is due next, and a page with our emergency phone number and opening hours. Please use calm blue tones with rounded, friendly shapes. Thank you very much! | vet/pet/clinic/animal/paw/appointment | appointments/reservation/people/collection/log | name, species, breed, age/birth, weight, vet/doctor, date, reason, vaccin, emergency/phone/contact, hours/open, blue
    I want to build a neighbourhood social app, something like Nextdoor but only for our three streets. People should be able to post a short message with a photo, choose a category such as lost and found, recommendations, for sale or safety, and others can like and comment. There should be a main feed with the newest first, a filter by category, a page for my own posts and a simple profile with name, street and a short bio. No ads, no politics. Warm orange accents on a light background would suit us best. | neighb/street/post/local/community/block | feed/board | photo/image/picture, categor, like, comment, filter, profile, street, bio/about, orange
    I'm the librarian of an amateur choir and we own around six hundred sets of sheet music stored in a damp cupboard. I need an app where I can enter each piece with title, composer, voicing, number of copies and shelf code. When a singer takes a copy home I want to note their name and the date, and tick it off when it comes back. It would also help to mark which pieces we sang in which concert so we don't repeat ourselves every Christmas. Search by composer is a must, everything else can be basic. | choir/music/score/sheet/piece/sing/librar | collection/stock/catalogue/log/media | title, composer, voicing/voice, copies/copy, shelf, singer/borrow/loan, return/back, concert, search
    We are a heating and air conditioning company with five technicians on the road. The app should show each technician the jobs for today with customer name, address, phone, type of unit and a description of the problem. They must be able to change the status from scheduled to in progress to done, add the parts they used, the hours worked and take a photo at the end. The office wants to see all open jobs in one list and filter by technician. Keep it blunt and fast, big buttons, because they wear gloves half the day. | hvac/heat/job/technician/service/air/cool/repair/call | jobs/appointments/log | customer/name, address, phone, unit/equipment, problem/descri, status, parts, hours, photo, technician
    My grandparents left behind about four thousand slides and letters and my cousins keep asking who is in which picture. I'd like a private family archive app. Every item should have a picture, a title, an approximate year, the place, the people in it and who in the family keeps the original. My cousins should be able to add a memory or correct a name under each one. Browsing by decade and by person would be wonderful. Please make it feel old and warm, sepia perhaps, and easy enough for my aunt who is eighty-two. | family/archive/memor/photo/slide/letter/heritage/album | collection/media/articles/feed/catalogue | picture/photo/image, title, year/decade, place/location, people/person, original/keeper/holder/kept, memory/comment/note, decade
    `,
  ),
];
