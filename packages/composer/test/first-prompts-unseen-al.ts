import { type FirstPrompt, readPrompts } from './first-prompt.ts';

/** First prompts by people who had not seen the composer; not read. */
export const unseenAL: readonly FirstPrompt[] = [
  ...readPrompts(
    'fresh',
    'tr',
    `
    keçilerimin süt verimini yazacağım bi uygulama lazım, hangi keçi sabah kaç litre akşam kaç litre | keci/sut | log/collection/measurements/stock | keci, sabah, aksam
    nargile kafe için masa takibi kim hangi aromayı içiyor köz ne zaman değişti | nargile/masa/koz/aroma | log/board/jobs/collection/appointments/reservation | masa, aroma, koz
    kpss tarih soru cevap | kpss/tarih/soru | quiz/flashcards |
    Merhaba, ben 68 yaşındayım. Tansiyonumu sabah akşam yazmak istiyorum, büyük küçük ve nabız. Doktoruma göstereceğim, kolay gelsin. | tansiyon | log/measurements | buyuk/sistolik, kucuk/diyastolik/diastolik, nabiz
    halisaha macı icin kim geliyo kim gelmiyo, parayi kim verdi | hali/saha/mac/oyuncu/kadro | people/checklist/collection/ledger/log/board | gel/katil/durum, para/ode/verdi
    lastikçiyim müşterilerin kışlık lastiklerini saklıyoruz plaka ebat raf numarası olsun | lastik | stock/collection/jobs/people/log | plaka, ebat, raf
    turşu kurma tarifleri | tursu | recipes/articles/catalogue/collection |
    kaç gün kaldı askerlik şafak sayar | safak/asker | tool/log/planner |
    yazlıktaki komşulara hangi gün kim su tankeri çağıracak nöbet listesi | tanker/nobet/komsu/su | planner/checklist/people/collection/log/appointments | komsu/kim/ad/isim/kisi/nobet, gun/tarih
    Muhtarlığa gelen dilekçeleri kaydetmek istiyoruz. Dilekçe sahibi, konusu, geliş tarihi, sonuçlandı mı? | dilekce/muhtar | log/jobs/collection/board/people | sahib/ad/isim, konu, tarih, sonuc/durum
    ben türkçe az biliyor, lokantada çalışmak için kelime öğrenmek istiyor tabak çatal kaşık kartlar | kelime/lokanta/turkce/kart | flashcards/quiz/collection/catalogue |
    zeytin hasadı hangi tarladan kaç çuval çıktı yağhaneye kaç kilo gitti | zeytin/hasat/hasad | log/collection/stock/measurements/ledger | tarla, cuval, kilo/kg
    gelinlik provaları için randevu defteri. müşteri adı, telefon, düğün tarihi, kaçıncı prova | gelinlik/prova/randevu | appointments/people/log/jobs/reservation/planner | ad/musteri, tel, dugun, prova
    bahşişleri garsonlar arasında bölen hesap makinası | bahsis | tool/ledger | bahsis/toplam/tutar, garson/kisi
    evdeki pul koleksiyonum, ülkesi yılı değeri damgalı mı damgasız mı, resmini de koyabileyim | pul | collection/catalogue/stock | ulke, yil, deger, damga, resim/foto/gorsel
    abi bizim oto yıkamaya bi program yap ya, araba gelcek plaka yazcam iç dış ne yıkanacak kaç para bitti mi bitmedi mi | yika/arac/araba/oto | jobs/board/log/ledger/appointments | plaka, ic/dis/yikama/islem/hizmet, fiyat/ucret/para/tutar, bitti/durum
    yılan oyunu | yilan | game |
    kızımın servis şoförü için sabah hangi çocuk bindi hangisi binmedi listesi durak sırasına göre | servis/cocuk/ogrenci/yolcu | checklist/people/collection/log | cocuk/ogrenci/ad/isim, bin, durak
    Apartmanımızın asansör arızalarını not edeceğimiz bir şey istiyorum. Ne zaman bozuldu, kaçıncı katta kaldı, servis ne zaman geldi, ne kadar ödedik. Geçen ay üç kere bozuldu ve firmaya ispat edemedik. | asansor/ariza | log/jobs/collection/ledger | boz/ariza/tarih, kat, servis, ode/tutar/ucret
    sinop gezilecek yerler rehberi | sinop/gez/yer | places/articles/catalogue/collection |
    dinlediğim podcastlar bölüm puan kısa not | podcast | collection/log/catalogue/player | bolum, puan, not
    depremde toplanma cantasi icinde ne olmali son kullanma tarihleriyle | deprem/canta | checklist/stock/collection | son kullanma/skt/tarih
    Köy derneği aidatları kim ödedi kim ödemedi | aidat/dernek/uye | ledger/people/checklist/collection/log | ode
    bilardoda skor tutmak icin iki oyunculu bisey | bilardo/skor | tool/log/game/collection | oyuncu, skor/puan/sayi
    oglum 3 yasinda nelere alerjisi cikti ne yedi ne zaman kizardi yaziyorum kagit kayboluyor | alerji | log/collection | yedi/yiyecek/besin/gida, tarih/zaman, kizar/belirti/tepki/reaksiyon
    matbaada işler bekliyor baskıda ciltte teslim edildi diye sütun sütun görmek istiyorum | matbaa/is/baski/siparis | board/jobs | bekl, baski, cilt, teslim
    fahrenhayt santigrat çevirici | fahren/santigrat/celsius/sicaklik/derece | tool |
    kamyonum var mazot fişlerini yazıcam tarih km litre tutar istasyon ortalama ne yakmış göstersin | mazot/yakit/kamyon | log/ledger/measurements | tarih, km/kilometre, litre, tutar, istasyon, ortalama/tuketim
    satilik ikinci el cocuk arabası besik vs ilanlarimi takip edicem hangi sitede kaca koydum satildi mi | ilan/satilik/ikinci el | collection/board/ledger/catalogue/stock/log | site, fiyat/kac, satil/durum
    Üniversite yurdunda çamaşır makinesi sırası alma. Oda no, makine 1 2 3, saat | camasir/makine | reservation/appointments/planner/log | oda, makine, saat
    şarkı sözü defterim akorlarıyla beraber | sarki/akor/soz | collection/catalogue/articles/log | soz, akor
    hanımlar gün yapıyoruz altın günü sıra kimde kim kaç gram getirdi | altin/gun | planner/people/ledger/log/collection/checklist | sira, gram
    hocam iyi gunler mezarlıkta ada parsel arama yapılacak, merhumun adı baba adı vefat tarihi ada ve parsel no | mezar/merhum/vefat | collection/places/people/catalogue/log | ad, baba, vefat, ada, parsel
    Balkonumdaki sukulentleri en son ne zaman suladım unutuyorum, sulama günü gelince göstersin | sukulent/sula/bitki | log/collection/planner/checklist | sula
    ebru kursu, öğrenci yoklaması | ebru/ogrenci/yokla/kurs | people/checklist/log/collection | ogrenci/ad/isim, yokla/geldi/katil/devam
    rastgele isim çeken bir şey lazım, sınıfta tahtaya kimi kaldıracağımı seçsin | isim/rastgele/sinif/tahta/sec/ogrenci | tool |
    tekne bakim defteri zehirli boya tutya motor yagi filtre ne zaman yapildi bi dahaki ne zaman kaç liraya kim yaptı | tekne/bakim | log/jobs/collection/planner/ledger | tarih/yapil/zaman, dahaki/sonraki/gelecek, lira/tutar/ucret/fiyat/maliyet, kim/usta/yapan
    icra takibi değil elden borç verdiklerim. kime ne zaman ne kadar verdim ne kadarı döndü | borc/alacak | ledger/people/log/collection | kim/ad/isim/kisi, tarih/zaman, tutar/miktar/kadar/verdi, don/odenen/geri/kalan
    İngilizce düzensiz fiiller test | fiil/duzensiz/ingilizce | quiz/flashcards |
    pastaneye ozel gun pasta siparisleri kac kisilik ne yazacak uzerine ne zaman alinacak kapora alindi mi | pasta/siparis | jobs/log/board/appointments/reservation/ledger/collection | kisi, yaz, tarih/zaman/alin/teslim, kapora
    emlakcıyım portföy lazım kiralık satılık, oda sayısı m2 mahalle fiyat mal sahibinin teli | portfoy/emlak/kirali/ilan/ev/konut | catalogue/collection/stock/people/board/places | kirali/satilik, oda, m2/metrekare, mahalle, fiyat, tel/sahib
    Yoğurt mayalama sayacı 5 saat | yogurt/maya | tool |
    rüyalarımı yazayım her sabah, kabus mu güzel mi | ruya | log/collection/articles | kabus/guzel/tur
    Okulumuzda kayıp eşya dolabı var bulunan eşyaları öğrencilere duyurmak istiyoruz nerede bulundu hangi gün sahibi aldı mı | kayip/esya/bulun | feed/collection/log/catalogue/board/stock | nere/yer, gun/tarih, sahib/alindi/teslim/durum
    mahallenin sokak kedileri kısır mı aşılı mı kim besliyor hangi sokakta | kedi | collection/places/log/catalogue/people | kisir, asi, besl, sokak
    deniz suyu sıcaklığını her gün ölçüyorum grafik de olsun | deniz/sicakl | log/measurements | sicakl, grafik
    nalbur dükkanım var vida dübel boya ne kadar kaldı azalınca beni uyarsın yani kırmızı olsun | nalbur/stok/urun/malzeme | stock/collection | kal/adet/miktar/stok, az/kritik/minimum/uyari/en az
    hamile kalma değil doğum sonrası kilo takibi haftalık foto bel ölçüsü | kilo/dogum/bel/olcu | log/measurements/collection | kilo, foto, bel
    ney dinleme uygulaması kendi mp3lerimi koyup çalayım | ney/muzik/parca/mp3 | player/collection |
    sinav haftasi icin ders calisma programi hangi gun hangi ders kac saat yaptım mı | ders/sinav/calis | planner/checklist/log | gun/tarih, ders, saat/sure, yap/bitti/tamam/durum
    `,
  ),
  ...readPrompts(
    'fresh',
    'en',
    `
    track my sourdough starter feedings flour water temp and how much it rose | sourdough/starter/feed | log/measurements/collection | flour, water, temp, rise/rose
    who owes what in our flat, electricity gas wifi split by 4 | flat/bill/owe/expense/split | ledger/log/tool/people/collection |
    hedgehog rescue intake. date found, where, weight, condition, released yes or no | hedgehog/rescue/intake | log/collection/people/jobs/board | date/found, where/location/place, weight, condition, released/status
    scrabble score keeper | scrabble/score | tool/game/log/collection | score/point, player
    Hello, I am driver of taxi in Bursa. I want write every customer, from where to where, how much lira, cash or card. Thank you | taxi/trip/ride/fare/customer | log/ledger/collection/jobs | from/pickup, to/destination/drop, lira/amount/fare/price, cash/card/payment
    grandpas train set inventory, loco number, scale, maker, does it run | train/loco | collection/stock/catalogue | number, scale, maker/brand/manufacturer, run/working
    i want a app for choir. which songs we know, who sings solo, which key | choir/song | collection/catalogue/people | solo, key
    piano tuner here. clients, address, make of piano, last tuned, pitch it was at, next visit due | piano/client/tun | people/jobs/appointments/log/collection | address, make/brand/piano, last, pitch, next/due
    reef tank water tests please - salinity, alk, calcium, nitrate, every sunday | reef/tank/water/aquarium | log/measurements | salin, alk, calcium, nitrate
    capital cities quiz for my 9 year old | capital/cit | quiz/flashcards/game |
    tip calculator but with rounding up to next euro | tip | tool | round, tip
    my mum has dementia and there's five of us taking turns to sit with her. need to see whose day it is and jot down how she was, what she ate, if she took her tablets | mum/care/dementia/visit/turn | planner/log/checklist/people/collection | day/date/who/turn, ate/food/meal, tablet/pill/medic/med
    tattoo studio bookings deposit paid artist name body part | tattoo/booking/appointment | appointments/reservation/jobs/log/people | deposit, artist, body/part/placement
    swear jar lol. who swore how much they put in | swear/jar | ledger/log/people/collection | who/name/person, amount/much/paid/put
    Allotment planting calender what goes in what month and which bed | allotment/plant/crop/bed | planner/log/collection/catalogue | month, bed
    beekeepers club newsletter thing where i post news and members read it | bee/news/club/post | feed/articles |
    need to log every time the neighbours dog barks for the council, date start time end time how loud and if i recorded it | bark/dog/noise | log/measurements | date, start, end, loud, record
    vinyl records for sale at my stall: artist, title, condition, price, sold | vinyl/record | catalogue/collection/stock/ledger | artist, title, condition, price, sold/status
    coin flip | coin/flip | tool/game |
    packing list for scouts camp with tick boxes each kid | scout/camp/pack | checklist/people/collection |
    fence contractor. quotes sent, accepted, on site, invoiced. customer name metres of fence total price | fence/quote/job | board/jobs/ledger/people/collection | quote/sent, accept, site, invoice, customer/name/client, metre/meter/length, price/total
    please make app for my insulin units before meal and sugar number after two hour, i am diabetic type 1 | insulin/sugar/glucose/diabet | log/measurements | unit/insulin/dose, meal, sugar/glucose
    memory matching card game with vegetables | memory/match/vegetable/veg | game |
    geocaching finds, coordinates difficulty terrain favourite point | geocach/cache/find | log/places/collection | coord/lat/location, difficult, terrain, favo
    We run a small food bank. Tins, pasta, nappies etc, how many on shelf, best before. Also I need to know when something is under ten. | food bank/food/shelf/stock/item | stock/collection | how many/quantity/amount/count/shelf, best before/expir, low/under/minimum/reorder
    bus timetable flashcards no sorry i mean korean alphabet flashcards | korean/hangul/alphabet | flashcards/quiz |
    convert cups to grams for baking, flour sugar butter | cup/gram/baking/convert | tool | flour, sugar, butter
    church hall hire diary who when which room how much and did they leave keys back | hall/hire/church/booking | reservation/appointments/log/ledger | who/name/hirer/customer, date/when, room, price/much/fee/amount/cost, key
    lab mice cages: strain, sex, date of birth, cage no, parents | mice/mouse/cage | collection/log/stock/catalogue | strain, sex, birth/dob, cage, parent/father/mother
    wanted: simple thing for window cleaning round, streets, house no, price, last cleaned, paid or owes | window/clean/round/customer/house | jobs/people/ledger/log/collection/places | street, house, price, last, paid/owe
    guitar practise log minutes per day and what i worked on, show me a streak | guitar/practi | log/planner | minute/duration/time, worked/what/topic/piece/note, streak
    Cocktail recipes my bar staff can look up by spirit | cocktail/recipe/drink | recipes/catalogue/collection | spirit
    um so basically i coach under twelves girls rugby and i want to know who came to training whos injured and parents phone number | rugby/player/team/training | people/log/checklist/collection | came/attend/present/training, injur, parent/phone
    hieroglyphs explained, short articles with pictures | hieroglyph/article | articles/catalogue/collection | picture/photo/image
    my pension pots list provider how much in it last statement date | pension/pot | collection/ledger/log | provider, amount/much/value/balance, statement/date
    guess the number game for kids 1 to 50 | guess/number | game/quiz |
    wedding guests table number veggie or not rsvp plus one | guest/wedding | people/checklist/collection/planner | table, veg/diet/meal/menu, rsvp/coming, plus
    phone repair shop, imei, fault, part ordered?, price told to customer, collected | repair/phone | jobs/board/log/collection/people | imei, fault/problem, part, price/quote, collect/status
    i photograph mushrooms i find in the wood and want to keep species place date edible or poison | mushroom/fungi | collection/log/catalogue/places | species, place/where/location, date, edible/poison, photo/picture/image
    best wheelchair friendly cafes in town with step free toilet parking and my stars | cafe/wheelchair | places/catalogue/collection/articles | step/toilet, parking, star/rating
    egg timer soft medium hard | egg | tool | soft, medium, hard
    vet nurse revision multiple choice questions, i add my own questions | vet/question/revision | quiz/flashcards |
    i am foreign student, i search job. company, when i send cv, they answer or no answer, interview day | job/compan/application/cv | log/board/collection/appointments/people | company, cv/sent/date/applied, answer/repl/status/response, interview
    chimney sweep certificates issued, address, appliance type, cert number, date, remind when a year is up | chimney/sweep/certificate | log/jobs/people/collection | address, appliance, number, date, remind/due/next/expir/year
    how many coffees did i have today just a plus button | coffee | tool/log |
    spare parts for old tractors Massey Ferguson mainly. part no, fits which model, bin, qty, what i paid | tractor/part/spare | stock/collection/catalogue | part, model/fit, bin, qty/quantity/amount, paid/price/cost
    lullabies and white noise for baby play in the background | lullab/noise/baby/sound | player/collection |
    kids pocket money chores each chore worth 50p tick when done total at end of week | chore/pocket | checklist/ledger/log/planner/collection | 50p/worth/value/amount/price/money, done/tick, total
    Dear sir, I am secretary of a bridge club with 40 members. Kindly prepare a register with name, membership number, partner, subscription paid and emergency contact. | member/bridge/club | people/ledger/collection/checklist | name, membership/number, partner, subscription/paid, emergency/contact
    horse livery yard - which horse in which stable, feed, farrier due, owner mobile | horse/stable/livery | collection/people/log/planner/stock | stable, feed, farrier, owner/mobile/phone
    `,
  ),
];
