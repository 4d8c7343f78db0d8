import { readPrompts } from './first-prompt.ts';

/** Written by someone who had not seen the rules. 88 of 120 at the first run, 113 about the subject; read since. */
export const unseenR = [
  ...readPrompts(
    'fresh',
    'tr',
    `
    Kuaför randevu | randevu/kuafor/sac/salon | appointments/reservation |
    Bütçe takip | butce/harcama/gider/gelir/para/islem | ledger/log |
    diyet uygulaması | diyet/ogun/beslenme/kalori/yemek | log/measurements/weekPlan/collection |
    Emlak ilanları | emlak/ilan/konut/ev ilan/gayrimenkul/daire | catalogue/places/collection/board/stock |
    not defteri | not/defter | articles/log/collection/checklist/board |
    Tespih koleksiyonum | tespih/koleksiyon | collection/catalogue/stock/log |
    Araç bakım takibi | arac/bakim/araba/oto/servis | log/jobs/checklist/ledger/collection |
    yemek tarifleri | tarif/yemek/mutfak/lezzet | collection/articles |
    stok takip lazım | stok/urun/depo/envanter/malzeme | stock/ledger/collection |
    Namaz vakitleri | namaz/vakit/ezan | tool/weekPlan/log/checklist |
    Mahalle bakkalım için veresiye defteri uygulaması istiyorum. | veresiye/bakkal/borc/alacak/musteri/defter | ledger/people/log |
    Günde kaç bardak su içtiğimi kaydedip hedefime ulaşıp ulaşmadığımı gösteren bir uygulama yapar mısın? | su takip/su kay/su ic/su tuket/bardak/icme/icim/damla/hidrat | log/measurements/tool | bardak,hedef
    Restoranımın menüsünü müşterilere gösterecek, fiyatları olan şık bir uygulama istiyorum. | menu/restoran/yemek/lezzet/lokanta | catalogue/collection/stock | fiyat
    Diş kliniğimiz için hasta randevularını takip edeceğimiz bir uygulama lazım. | randevu/hasta/klinik/klinig/dis hek | appointments/people/reservation | hasta
    Çocuklar için çarpım tablosu oyunu yap. | carpim/carp/matematik/tablo | game/quiz/tool |
    Instagram gibi ama sadece kedi sahipleri için bir uygulama yapalım. | kedi/pati/miyav/mirmir | feed |
    Spor salonum için üye kayıt ve aidat takip programı. | uye/spor/salon/aidat/gym/fit | people/ledger/log | aidat/odeme
    Pomodoro sayacı istiyorum, 25 dakika çalışma 5 dakika mola olsun. | pomodoro/odak/sayac/calisma/zaman | tool | 25,5,mola
    Evdeki faturaları son ödeme tarihiyle takip etmek istiyorum. | fatura/odeme | ledger/log/checklist/jobs/collection | son odeme/vade/odeme tarih
    Alışveriş listesi yapabileceğim, aldıklarımı işaretleyebileceğim basit bir uygulama olsun. | alisveris/market/liste/urun/sepet/alinacak | checklist/stock/collection |
    Okuduğum kitapları puanlayıp not yazabileceğim bir uygulama. | kitap/kitab/okuma/kutuphane/raf | collection/log/articles/catalogue | puan,not
    İkinci el araba alım satım yapıyorum, elimdeki araçları km ve fiyatıyla listeleyebileyim. | arac/araba/oto/galeri | stock/catalogue/collection/ledger | km/kilometre,fiyat
    Kiralık evlerimin kiracılarını ve kira ödemelerini takip edebileceğim bir şey. | kira/kiraci/konut/emlak/daire | ledger/people/log/collection | kiraci,odeme/odendi
    Düğün davetli listemizi yapmak istiyoruz, kim gelecek kim gelmeyecek belli olsun. | davetli/dugun/misafir/konuk/davet | people/checklist/reservation/catalogue/weekPlan/feed/collection | gelecek/geliyor/katil,gelmeyecek/gelmiyor/katilm
    İngilizce kelime ezberlemek için kartlı bir uygulama yapabilir misin? | kelime/ingilizce/kart/sozluk | quiz/collection/game/articles/appointments/media/tool/log |
    Arıcılık yapıyorum, kovanlarımın kontrollerini kaydedeceğim bir uygulama istiyorum. | kovan/arici/arilar/petek | log/collection/jobs/checklist/measurements | kovan
    Köy derneğimizin aidatlarını kim ödemiş kim ödememiş görelim. | aidat/dernek/derneg/uye/koy | ledger/people/checklist/log | oden/odem/odedi
    Terziyim, müşterilerin ölçülerini ve teslim tarihlerini tutacağım bir uygulama lazım. | terzi/olcu/dikim/siparis/musteri | people/jobs/measurements/log/appointments | olcu/bel/boy,teslim
    Güvercinlerimi bilezik numarasına göre kayıt altına almak istiyorum. | guvercin/kus | collection/log/stock/people/catalogue | bilezik
    Babaannemin ilaçlarını saatinde verdik mi vermedik mi ailece takip edelim. | ilac/doz/hap | log/checklist/weekPlan/jobs | saat,veril/verdi/alindi
    Apartman yöneticisiyim, aidat ve giderleri şeffaf şekilde gösterecek bir uygulama istiyorum. | apartman/aidat/gider/site/yonetim/daire/bina | ledger/log/people/board | aidat,gider
    Halı saha maçları için kadro kuran ve kim geliyor kim gelmiyor gösteren uygulama. | mac/hali saha/kadro/saha/futbol/oyuncu | reservation/catalogue/weekPlan/feed/people/checklist/tool/board | geliyor/gelecek/katil,gelmiyor/gelmeyecek/katilm
    Zeytin hasadında hangi ağaçtan kaç kilo topladığımızı yazacağımız bir uygulama. | zeytin/hasat/hasad/agac | log/measurements/stock/ledger/collection | agac,kilo/kg
    Balık tutmaya gittiğim yerleri ve tuttuğum balıkları kaydetmek istiyorum. | balik/balig/olta/mera | log/places/collection | yer/konum/mera,balik/balig/tur
    Koromuzun prova günlerini ve repertuvarını paylaşacağımız bir uygulama olabilir mi? | koro/prova/repertuvar/eser/sarki | reservation/catalogue/weekPlan/feed/collection/articles/board/checklist | prova,repertuvar/eser/sarki
    slm bana bi tane oto yikama randevu uygulamasi lazm acil | yikama/randevu/oto | appointments/reservation/jobs |
    kardes halisaha icin rezervasyon yapcak bisey yapsana | saha/rezervasyon/mac | reservation/appointments/catalogue/weekPlan/feed |
    kilo takip istiom her gun tartilip yazcam grafik de olsun | kilo/tarti/agirlik | measurements/log | kilo/kg/agirlik,grafik/degisim/trend
    sarki sozu ezberleme icn bisi yap | sarki/soz/muzik | articles/collection/quiz/log/appointments/media/game/tool/catalogue |
    bi xox oyunu yap arkadasla oynicaz | xox/tic/uc tas/oyun | game |
    telefoncuyum tamire gelen telefonlari kaydetcem musteri adi ariza fiyat | tamir/servis/telefon/ariza/onarim/cihaz | jobs/log/ledger/people | musteri,ariza,fiyat/ucret/tutar
    burc uygulamasi istiyom hergun yorum okicaz | burc/yorum/astro/yildiz | articles/feed/board/collection/tool/catalogue | yorum
    motor grubumuz icin tur planlama uyg. yapsana reis | tur/motor/gezi/rota/surus | reservation/catalogue/weekPlan/feed/places/board/checklist |
    Merhaba, butik pastanem var. Müşteriden gelen pasta siparişlerini kaydetmek istiyorum: isim, telefon, teslim tarihi, kaç kişilik ve kapora. Renkler pembe olsun. | siparis/pasta | jobs/log/people/ledger/appointments | isim/ad/musteri,telefon,teslim,kisi,kapora
    Özel ders veriyorum. Öğrencilerimin ders saatlerini haftalık programda görmek ve ödemelerini işaretlemek istiyorum. | ders/ogrenci/program | weekPlan/appointments/people/ledger/log | ogrenci,saat,odeme/odendi
    Harcama takip uygulaması istiyorum. Kategoriler market, kira, ulaşım, eğlence olsun. Ay sonunda toplamı göreyim. | harcama/gider/butce/masraf | ledger/log | market,kira,ulasim,eglence,toplam
    Alışkanlık takip uygulaması yap. Her gün işaretleyeyim, kaç gün üst üste yaptığımı göstersin. Koyu tema lütfen. | aliskanlik/rutin/aliskanlig | log/checklist/measurements/weekPlan | ust uste/seri/gun
    Veteriner kliniğimiz var. Hayvanların adı, türü, sahibi ve aşı tarihleri kayıtlı olsun. | hayvan/veteriner/pati/asi/hasta/dost | people/log/collection/appointments | tur,sahip/sahib,asi
    Genel kültür yarışması istiyorum. 10 soru olsun, her soruya 15 saniye verilsin. Sonunda puan göstersin. | kultur/yarisma/bilgi/quiz/soru | quiz/game | 10,15,puan/skor
    Nakliyat firması işletiyorum. Günlük işleri göreyim: nereden, nereye, araç, şoför, ücret. Bekliyor, yolda, tamamlandı diye durum olsun. | nakliyat/nakliye/tasima/sefer/yuk/sevk | jobs/log/ledger | nereden,nereye,arac,sofor,ucret,bekliyor,yolda,tamamlandi
    Okul aile birliğiyiz, kermes düzenliyoruz. Kim hangi yemeği getirecek, hangi stantta kim duracak yazalım. | kermes/stant/stand/gorev/yemek | checklist/jobs/reservation/catalogue/weekPlan/feed/people/board/collection | yemek/yemeg/getir,stant/stand
    Yoga stüdyom için ders programı ve rezervasyon uygulaması istiyorum. Her derste en fazla 12 kişi olsun. Sade, yeşil tonlarda bir tasarım güzel olur. | yoga/ders/studyo/rezervasyon | reservation/weekPlan/appointments/catalogue/feed/articles/media | ders,12
    Bitkilerimi sürekli kurutuyorum :( Hangi bitkiyi en son ne zaman suladım, kaç günde bir sulanmalı göstersin. | bitki/cicek/sulama/saksi | log/collection/checklist/jobs | son sula/sulama/sulan,gun/siklik/sikligi
    Site güvenlik görevlisiyim. Gelen ziyaretçilerin adını, plakasını, hangi daireye geldiğini ve giriş çıkış saatini yazıyorum deftere. Bunu telefona geçirelim. | ziyaret/giris/guvenlik/misafir | log/people | plaka,daire,giris,cikis
    Seyahat planlama uygulaması istiyorum. Gideceğim şehirler, otel, bütçe ve yapılacaklar ayrı ayrı olsun. | seyahat/gezi/tatil/sehir/sehr/yolculuk/rota | places/checklist/collection/reservation/catalogue/weekPlan/feed/ledger | sehir/sehr,otel/konaklama,butce,yapilacak
    bizim cay ocagi var sanayide. dukkanlara cay goturuyoz fis yerine telefona yazalim. kim kac cay icti hafta sonu toplam ciksin | cay/dukkan/fis/adisyon | ledger/log/people/jobs | cay/adet,toplam
    abi halk oyunlari ekibiyiz. kostumler kimde hangi beden iade etti mi bilmiyoz. bunu takip edelim | kostum/halk oyun/kiyafet/emanet/zimmet | stock/collection/log/checklist/people | beden,iade
    evde cocuklara gorev vercem yapinca yildiz kazansinlar. 20 yildiza odul olsun. renkli eglenceli bisey | gorev/yildiz/odul/cocuk | checklist/log/jobs/game/weekPlan/people | yildiz,odul,20
    koyde sut topluyorum sabah aksam. her ciftciden kac litre aldim yazcam ay sonu para hesaplasin litre fiyatiyla | sut/ciftci/litre/uretici | ledger/log/people/measurements | ciftci/uretici,litre,fiyat,sabah,aksam
    Merhaba, küçük bir oto tamirhanem var ve hangi aracın ne zaman geldiğini artık aklımda tutamıyorum. Her araç için plaka, marka model, müşteri adı, telefon, kilometre, yapılan işlem, değişen parçalar ve ücreti yazmak istiyorum. İşin durumu sırada, yapılıyor, hazır ve teslim edildi şeklinde değişsin. Borcu kalan müşterileri ayrıca görebileyim. Elemanlarım da rahat kullansın diye yazılar büyük, ekran sade olsun. Rengi lacivert olabilir. Plakaya göre arama yapabilirsem çok iyi olur, çünkü müşteri arayınca hemen bakmam gerekiyor. | arac/tamir/servis/oto/is emri | jobs/log/ledger/people | plaka,marka,model,musteri,telefon,kilometre/km,islem,parca,ucret/tutar,sirada,yapiliyor,hazir,teslim edildi
    Biz 40 öğrencili özel bir anaokuluyuz. Öğretmenlerimiz her gün çocukların ne yediğini, kaç saat uyuduğunu, ruh halini ve o gün yapılan etkinlikleri velilere tek tek mesajla yazıyor, çok zaman kaybediyoruz. İstediğimiz uygulamada her çocuk için günlük rapor girilsin: yemek, uyku, ruh hali, etkinlik ve öğretmen notu. Sınıflar Papatya, Gelincik ve Menekşe. Ayrıca duyurular için ayrı bir sayfa ve haftalık yemek menüsü olsun. Pastel renkler ve çocuklara yakışan sevimli bir görünüm rica ederiz. | anaokul/cocuk/rapor/kres/gunluk/minik/ogrenci | log/people/board/weekPlan | yemek,uyku,ruh hali,etkinlik,not,papatya,gelincik,menekse,duyuru,menu
    Kaş'ta ailece işlettiğimiz 9 odalı bir pansiyonumuz var. Rezervasyonları şimdiye kadar takvime kurşun kalemle yazıyorduk, bu yaz iki kere aynı odayı iki kişiye verdik. Uygulamada oda numarası, misafirin adı, telefonu, giriş tarihi, çıkış tarihi, kişi sayısı ve alınan kapora görünsün. Aynı odaya aynı günlerde ikinci kayıt girilmesin. Rezervasyonun nereden geldiğini de seçebileyim: telefon, Booking, kapıdan. Günlük doluluğu açılışta görsek güzel olur. Ege mavisi ve beyaz kullanın lütfen. | rezervasyon/oda/pansiyon/konaklama/misafir | reservation/appointments/ledger/log | oda,misafir/ad,telefon,giris,cikis,kisi,kapora,booking,kapidan
    Köy okulunda sınıf öğretmeniyim, sınıfımızda bağışla kurduğumuz 300 kitaplık bir kitaplık var ama hangi kitap kimde hiç belli değil. Çocuklar kitap alırken ben kitabın adını, alan öğrenciyi, veriliş tarihini ve geri getirme tarihini yazayım. Geciken kitaplar kırmızı görünsün. Ayrıca en çok kitap okuyan öğrencileri bir liste olarak görmek isterim, ay sonunda ödül veriyoruz. Kitaplara tür de ekleyelim: masal, roman, bilim, şiir. Çok karışık olmasın, internetimiz de sık sık gidiyor. | kitap/kitab/kutuphane/odunc/emanet | log/collection/stock/checklist/people | kitap/kitab,ogrenci,verilis/alis/alma/verme,geri/iade,tur,masal,roman,bilim,siir
    Diyetisyenim, haftada yaklaşık otuz danışan görüyorum. Her danışanın adını, doğum tarihini, boyunu, başlangıç kilosunu, hedef kilosunu ve alerjilerini tutmak istiyorum. Her görüşmede kilo, bel, kalça ve yağ oranını girip önceki ölçümle farkını göreyim. Bunun dışında randevu takvimi şart, sabah açınca o günkü görüşmelerimi sırayla görmeliyim. Danışanlara verdiğim örnek menüleri de bir bölümde saklamak isterim. Yumuşak yeşil renkler ve ferah bir tasarım bekliyorum. Bunları yapabiliyor musunuz? | danisan/diyet/olcum/beslenme/gorusme | people/measurements/appointments/log | dogum,boy,hedef,alerji,bel,kalca,yag,randevu/gorusme,menu
    Annem 72 yaşında, hem tansiyon hem şeker hastası. Üç kardeşiz, ayrı şehirlerdeyiz ve sırayla yanında kalıyoruz. Sabah ve akşam tansiyonunu (büyük, küçük, nabız) ve açlık tokluk şekerini yazacağımız, doktora gidince gösterebileceğimiz bir uygulama istiyoruz. Değerler yüksekse uyarsın. Kullandığı ilaçların listesi ve doktor randevuları da olsun. Kimin ölçtüğünü de yazalım. Annem de bakabilsin diye harfler kocaman olsun, karmaşık menüler istemiyoruz. Mümkünse grafikle son bir ayı görelim. | tansiyon/seker/saglik/olcum/anne | measurements/log/people/appointments | buyuk,kucuk,nabiz,aclik,tokluk,ilac,randevu,olcen/kim
    usta biz hali yikamacisiyiz 2 arac var. sabah adres adres geziyoz hali topluyoz sonra kimin halisi hangisi karisiyo. bana musteri adi adres tel kac hali kac metrekare olmus onu yazacagim bisey lazm. metrekaresi 60 lira kendi hesaplasin. durumlar da alindi yikaniyo kuruyo teslim diye gitsin. parayi aldik mi almadik mi o da gorunsun yoksa unutuyoz. aksam kasaya ne girmis toplam ciksin. renk mavi olsun su gibi. cok karisik olmasn bizim cocuklar kullancak | hali/yikama/siparis | jobs/ledger/log | musteri,adres,tel,metrekare/m2,60,alindi,yikan,kuru,teslim,odeme/odendi/tahsil/para,toplam
    `,
  ),
  ...readPrompts(
    'fresh',
    'en',
    `
    habit tracker | habit/routine/streak | log/checklist/measurements/weekPlan |
    local news app | news/article/stor/headline | articles/feed/board |
    tip calculator | tip | tool |
    dog walking app | dog/walk/paw/pup | appointments/log/jobs/places/people/reservation |
    Gym workout log | gym/workout/exercise/lift/training | log/measurements/collection/weekPlan |
    invoice maker | invoice/bill | ledger/tool/log/jobs |
    todo app plz | todo/to-do/to do/task | checklist/jobs/board/log |
    Knitting projects | knit/yarn/project | collection/jobs/log/checklist/articles |
    I want an app for my barbershop where customers can book a haircut. | barber/hair/cut/booking/appointment | appointments/reservation |
    Make a budget app that shows how much I have left to spend this month. | budget/spend/expense/money/transaction | ledger/log/tool | left/remaining/available
    A flashcard app to study for my nursing exam, please. | flashcard/card/nurs/study/exam | quiz/collection/articles/appointments/media/game/tool |
    Like Instagram but for people who bake sourdough. | sourdough/bake/bread/loaf/baking/dough | feed |
    Can you build a weather app with a 5 day forecast? | weather/forecast/sky | tool/log/places/measurements/collection | 5/day
    I run a small clothing boutique and need to show my products with sizes and prices. | boutique/cloth/product/fashion/garment/wear | catalogue/stock/collection | size,price
    A memory matching card game with cute animals. | memory/match/animal/pair | game |
    I need a to-do list where tasks have a priority and due date. | task/todo/to-do/to do | checklist/jobs/log/board | priority,due
    An app for renting out my holiday cabin to guests. | cabin/rental/booking/stay/guest/reserv | reservation/appointments/catalogue/places | guest
    Mileage and fuel log for my car. | fuel/mile/vehicle/fill/trip/car log | log/measurements/ledger | mile/odometer,fuel/gallon/liter/litre
    I'm a personal trainer, I want to keep my clients, their goals and their weekly sessions in one place. | client/trainer/training/session/coach | people/appointments/weekPlan/log | goal,session
    Dating app for people over 50. | dating/date/match/single/love/profile/heart/member | people/feed/conversation/collection/catalogue |
    An online course app for my guitar lessons with beginner, intermediate and advanced levels. | guitar/lesson/course | articles/appointments/media/catalogue/collection | beginner,intermediate,advanced
    I restore old clocks and need a record of each repair and what the customer owes. | clock/repair/restor | jobs/log/ledger/collection/people | customer,owe/balance/due/amount
    Track the eggs my backyard hens lay every day. | egg/hens/chicken/coop | log/measurements/ledger/collection | egg
    Our church needs a rota for who makes coffee and who reads each Sunday. | rota/church/sunday/coffee/reader/duty/duties/volunteer/roster | weekPlan/people/jobs/checklist/reservation/catalogue/feed/board/log/appointments | coffee,read
    An app for our Dungeons & Dragons group to keep characters, loot and session notes. | character/dungeon/d&d/loot/campaign/session/party/adventure | collection/people/log/articles/stock | character,loot,note
    I collect vinyl records and want to log artist, year, condition and what I paid. | vinyl/record/album | collection/stock/log/catalogue/ledger | artist,year,condition,paid/price/cost
    Community garden plot sign-up with a waiting list. | garden/plot | reservation/people/checklist/collection/places/board/appointments | plot,wait
    My dad has dementia and we want a shared daily log of meals, mood and meds for his carers. | care/dad/daily/meal/mood/dementia | log/measurements/checklist/people/weekPlan | meal,mood,med
    Scorekeeper for our Thursday darts league with a leaderboard. | dart/score/league/match | game/tool/log/people/board/reservation/catalogue/weekPlan/feed/measurements | score,leaderboard/ranking/standing
    yo need a app 2 split bills w my roomates | split/bill/roommate/roomate/expense/share | ledger/tool/log/people |
    make me snake game but neon | snake | game |
    sum way to keep track of sneakers i buy n resell n how much profit | sneaker/shoe/flip/resell/resale/kick | ledger/stock/collection/log | profit
    plz make app for my nail salon bookings asap thx | nail/salon/booking/appointment | appointments/reservation |
    wanna chat app for my class so we can talk abt homework | chat/class/homework/message/study | conversation/feed/board |
    workout timer 40 sec on 20 sec off 8 rounds thats it | timer/workout/interval/hiit/tabata/round | tool | 40,20,8
    I own a taco truck. I want a menu with prices, our weekly locations and opening hours. | taco/menu/truck | catalogue/places/weekPlan/collection | price,location/where/stop,hour/open
    Inventory app for my hardware store. Each item needs a SKU, shelf, quantity and minimum stock. Warn me when it's low. | inventory/stock/item/hardware/product | stock/catalogue/collection | sku,shelf,quantity/qty,minimum/min,low
    I'm a landscaper. I need to write down jobs with the client, address, hours worked and materials, then see which ones haven't been paid. | job/landscap/garden/lawn/yard | jobs/ledger/log/people | client/customer,address,hour,material,paid
    Meal planner for a family of five. Plan breakfast, lunch and dinner for each day and make a shopping list from it. | meal/dinner/food/menu | weekPlan/collection/checklist | breakfast,lunch,dinner,shopping/grocer
    Build a quiz about world capitals. 20 questions, four choices, show the right answer after each one. | capital/quiz/world/geograph | quiz/game | 20
    I teach piano to kids. Students should log the minutes they practised and the piece, and I want to see the weekly total. | practice/practise/piano/piece/student | log/measurements/people/articles/appointments/media | student,minute,piece,total/week
    Event app for a two-day tech meetup. Speakers, schedule, venue map and a feedback form. | meetup/event/session/talk/conference/schedule/tech | reservation/catalogue/weekPlan/feed/people/articles/places | speaker,schedule/agenda/program,venue/map,feedback
    Real estate app like Zillow but just for our small town. Filter by price, bedrooms and for rent or for sale. Dark blue and white please. | home/house/propert/listing/estate/realty | catalogue/places/collection | price,bed,rent,sale
    I foster kittens. For each one I need name, weight every day, vaccinations and who adopted it. | kitten/foster/paw | measurements/log/collection/people | name,weight,vaccin,adopt
    Baby log. Feeds, nappies and sleep with times. Big buttons because I'll be using it at 3am, dark mode too. | baby/feed/napp/sleep | log/measurements | feed,napp/diaper,sleep,time
    I want to gather my family's stories before they are lost. Each story has a person, a year, a place and a photo. Something warm and old-fashioned looking. | story/stories/family/memor/histor/heritage | articles/collection/people/feed/log | person/who,year,place,photo/picture/image
    ok so i run a lil car detailing biz. need customer name, car, package (basic, full, ceramic) n price. oh n a calender | detail/vehicle/booking/job/appointment/wash | appointments/jobs/ledger/reservation/people/log | customer/name,car,basic,full,ceramic,price,calendar
    our 5 a side team never knows whos playin. want ppl to say in or out b4 friday, n track goals | team/player/match/football/soccer/squad/side/game | reservation/catalogue/weekPlan/feed/people/checklist/log/board | goal
    i do doordash n uber. wanna log hrs, miles, tips n gas so i can see what i actualy make per hour | shift/gig/driv/earning/delivery/deliveries/trip/dash | log/ledger/measurements | hour/hrs,mile,tip,gas/fuel
    I manage a small physiotherapy clinic with three therapists: Anna, Marcus and Leila. We need an app where the front desk can book patients for 30 or 45 minute sessions with a specific therapist and see the day at a glance. For each patient we want a phone number, date of birth, the injury, insurance company and notes after each visit. Statuses should be booked, arrived, completed and no-show. It would be great to see how many no-shows we had this month. Calm teal colours please, nothing flashy. | patient/physio/appointment/booking/clinic/session/visit | appointments/people/reservation | anna,marcus,leila,30,45,phone,birth,injury,insurance,note,booked,arrived,completed,no-show/no show
    We are a wholesale bakery that delivers bread to about 25 cafes every morning. Right now orders come in by text and someone always gets the wrong thing. I'd like an app where we enter the cafe, the delivery day, how many sourdough, baguette, rye and croissants they want, and whether the driver has delivered it. At the end of the week I need the total per cafe so I can invoice them. The driver should have his own simple list for today with addresses. Brown and cream colours would suit us. | order/bakery/bread/deliver/cafe/bake | jobs/ledger/log/stock/people | cafe,sourdough,baguette,rye,croissant,delivered,total,address
    Hello! I coordinate volunteers at a food bank in Leeds. We have roughly 60 volunteers and run shifts on Monday, Wednesday and Saturday, mornings and afternoons. I need somewhere to keep each volunteer's name, phone, emergency contact, driving licence yes or no, and which shifts they can do. Then I need to see who is on each shift and where we are short, because every shift needs at least six people. A noticeboard for announcements would be lovely as well. Could it be green and very easy to read? | volunteer/shift/food bank/rota/roster | people/weekPlan/reservation/catalogue/feed/board/appointments/log | phone,emergency,licen,shift,monday,wednesday,saturday,announcement/notice
    I'd like a simple app to help my kids learn Spanish before we move to Valencia next summer. It should have short lessons by topic, for example food, family, school and numbers, with the Spanish word, the English meaning and an example sentence. After each lesson there should be a small quiz with ten questions, and they should collect points for correct answers. They are 8 and 11, so keep it colourful and fun, maybe orange and yellow. Can it remember which lessons they have finished? | spanish/lesson/word/espanol/vocab/learn | articles/appointments/media/quiz/collection/game | food,family,school,number,example,quiz,point/score
    sup so were a 4 piece wedding band n our gig stuff is all over whatsapp, total mess. need 1 place for gigs w date, venue, load in time, fee, deposit paid or not n who the contact is. also our setlist, like song, key n how long it is, so i can see if we got enuf for 2 hrs. wud be sick if it splits the fee 4 ways for each gig automaticly. black n gold look pls, kinda classy. dont need logins or nothin fancy just us 4 | gig/band/setlist/show/song | reservation/catalogue/weekPlan/feed/ledger/jobs/collection/log/appointments | venue,load,fee,deposit,contact,song,key,length/duration/long/min
    `,
  ),
];
