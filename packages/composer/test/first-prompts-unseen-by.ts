import { type FirstPrompt, readPrompts } from './first-prompt.ts';

/** Descriptions by people who had not seen the composer. */
export const unseenBY: readonly FirstPrompt[] = [
  ...readPrompts(
    'fresh',
    'tr',
    `
    midye dolma satış | midye/dolma/satis | log/orders/catalogue/ledger |
    guvercin takip | guvercin/kus | collection/log/catalogue |
    KAYIP EŞYA LİSTESİ | kayip/esya/bulunan | log/catalogue/stock |
    halı sahaya kim geliyor | hali saha/saha/mac/oyuncu/katil | people/votes/reservation/events/checklist |
    tansiyonum | tansiyon/olcum | measurements/log |
    osmanlica kelime kartlari | osmanlica/kelime/kart | flashcards/quiz |
    ninni sözleri | ninni | articles/collection/player/catalogue |
    bavul hazirlama | bavul/valiz/esya | checklist/tasks |
    trafik levhaları testi | levha/trafik/soru | quiz/flashcards |
    yılan oyunu | yilan | game |
    cami halısı yıkama siparişleri | hali/siparis/yikama | orders/jobs |
    lokum cesitleri fiyatli | lokum/cesit | catalogue/stock | fiyat
    sinek ilaci stogu | ilac/stok/urun | stock |
    apartman aidat | aidat/daire/odeme | ledger/people/log |
    mantar yerleri haritası | mantar/yer | places |
    hastane nöbet değişim istekleri | nobet/istek/talep/degisim | requests/planner |
    kahvede okey skorlarını tutcam: masa no, kazanan, puan | okey/skor/el/oyun/mac | log/game/collection | masa no, kazanan, puan
    gelinlik kiraliyoruz, model kodu beden kapora ve iade tarihi olsun | gelinlik/kirala | rentals | model kod, beden, kapora, iade
    çocuğun aşılarını unutuyorum, aşı adı, tarihi, yapıldı mı | asi | checklist/log/appointments/tasks/planner | tarih, yapildi
    Sayın ilgili, kooperatifimizin süt toplama kayıtları için bir uygulama rica ediyoruz: üretici, litre, yağ oranı. | sut/toplama | log/measurements/collection | uretici, litre, yag oran
    traktor tamir defteri lazm: plaka, ariza, usta, ücret | traktor/tamir | jobs/log/ledger | plaka, ariza, usta, ucret
    saz kursu öğrencilerim var isim telefon hangi gün geliyo | ogrenci/saz/kurs | people/planner/appointments | isim/ad, telefon, gun
    kim kime çay ısmarladı diye tartışıyoruz ofiste bi sayaç yapın | cay/ismarla | log/ledger/habits/votes |
    namazı kaçırmayayım diye her gün işaretleyeceğim bişey | namaz/vakit | habits/checklist |
    köyümüzün türkülerini çalsın, sözleri de yazsın altında | turku | player/catalogue/articles | soz
    tespih koleksiyonumu göstereyim: taş cinsi, imame, kaç boncuk, kimden aldım | tespih | collection/catalogue | tas cins, imame, boncuk, kimden
    Mahalle muhtarıyım; vatandaş çukur, lamba, çöp şikayetini bildirsin, adres ve açıklama yazsın | sikayet/bildirim/ihbar | requests/log/jobs | adres, aciklama
    dolar alınca kaç lira eder onu hesaplıycak basit bişi | doviz/dolar/kur/cevir/lira | tool |
    sünnet düğünü davetli listesi, aile adı kişi sayısı geliyor mu | davetli/sunnet/misafir | people/events/checklist | aile, kisi, geliyor
    zeytinyağlı tarifleri anneannemden kalanlar, malzeme ve yapılışı | tarif/zeytinyagli/yemek | recipes | malzeme, yapilis
    SATILIK 2.EL BİSİKLET İLANLARI jant, vites, fiyat, semt | bisiklet/ilan | catalogue/feed/stock | jant, vites, fiyat, semt
    sitede tenis kortu ayırtma: daire, saat, gün | kort/tenis/rezerv | reservation/appointments | daire, saat, gun
    berberlik yapıyorum evden çıkmadan randevu alsın millet: ad, saat, saç mı sakal mı | randevu/berber | appointments/reservation | ad, saat, sac, sakal
    Rahmetli babam 40 yıl pul biriktirdi, kutular dolusu. Artık düzene sokayım dedim, hangi ülkenin, hangi yılın, değeri ne, damgalı mı bilmek istiyorum yoksa torunlar atacak hepsini | pul | collection/catalogue | ulke, yil, deger, damgali
    selam ben kargoda çalışıyorum, her akşam kaç paket dağıttım kaçı iade döndü kaç km yaptım yazıyorum kağıda kağıt kayboluyo. bi tane uygulama olsa da telefona yazsam | paket/kargo/dagit/teslim/gun | log/measurements/ledger | paket, iade, km
    abi bizim dükkan tüpçü, milletin veresiyesi birikti. kim, kaç tüp aldı, ne kadar borcu var, ne zaman verecek, hepsini göreyim. deftere çay döküldü mahvoldum | veresiye/borc/tup/musteri | ledger/people/orders | tup, borc
    hocam lisede rehberlik öğretmeniyim öğrencilerle görüşüyorum, görüşme notlarını gizli tutmam lazım: öğrenci, sınıf, konu, not, bir daha ne zaman çağıracağım | gorusme/ogrenci | log/people/appointments | ogrenci, sinif, konu, not
    annem alzheimer, evde üç kardeş sırayla bakıyoruz. kim geldi, yemeğini yedi mi, gece uyudu mu, sinirli miydi, birbirimize söylemeyi unutuyoruz kavga çıkıyo | anne/bakim | log/checklist/tasks/planner | yemek/yedi, uyu, sinir
    Emekli albayım. Sahilde yürüyüş grubumuz vardır, her pazar bir rota seçilir. Rota adı, mesafe, buluşma noktası ve buluşma saati yazılsın, arkadaşlar da oy versin. | rota/yuruyus | votes/events/places/planner | mesafe, bulusma nokta, saat
    karadenizden yazıyorum, fındık toplamaya işçi geliyor her sene, kim kaç gün çalıştı yevmiyesi ne ödendi mi karışıyor uşağum, geçen sene bi adama iki kere para verdik | isci/findik/yevmiye | ledger/log/people | gun, yevmiye, odendi
    üniversite tiyatro kulübündeyiz kostüm deposu felaket, her oyundan sonra şapka pelerin ne varsa kayboluyor, kostümün adı bedeni hangi dolapta kimde şu an | kostum | stock/rentals/collection/catalogue | beden, dolap, kimde
    göz doktoru dedi ki damlaları saatinde damlat, 3 çeşit damla var biri sabah biri akşam biri 4 saatte bir, karıştırıyorum yaş 71 büyük yazı olsun | damla | tasks/habits/checklist/planner/log |
    bizim oğlan ilkokul ikide çarpım tablosunu bi türlü ezberleyemedi, telefonu elinden düşürmüyo bari telefonda sorsun, doğru bilince puan versin | carpim/soru | quiz/game/flashcards | puan
    Antakya'da konteyner kentte gönüllüyüm, insanlar battaniye bez mama istiyor, kim ne istedi kaç tane, konteyner no, verildi mi, kimse atlanmasın | istek/talep/ihtiyac/yardim | requests/log/orders/checklist | konteyner no, verildi
    evde ekşi mayam var adı Hüsnü :) her beslemede un gram su gram kabardı mı yazıcam, fotosu da olursa süper | maya/besleme | log/measurements | un, su, kabar
    ya ben pazarda gözleme yapıyorum kalabalıkta siparişler birbirine giriyo kim peynirli kim patatesli istedi, parası alındı mı, hazır mı, tek elle basabiliyim | gozleme/siparis | orders | peynirli, patatesli, hazir
    mezun olduk dağıldık, sınıf arkadaşlarımı bi yerde toplasam kim hangi şehirde ne iş yapıyo, telefonu, doğum günü. 87 mezunları buluşması için | mezun/arkadas/sinif | people | sehir, is, telefon, dogum gun
    kedi oteli işletiyorum istanbulda, kedinin adı, sahibi, giriş çıkış tarihi, mama markası, huysuz mu. eleman değişince bilgiler uçuyor | kedi | rentals/reservation/log/people | sahib, giris, cikis, mama, huysuz
    Köy derneği olarak burs başvurularını topluyoruz. Adı soyadı, okulu, kardeş sayısı, baba mesleği, ortalaması. Sonra komite bakıp karar verecek kabul ya da ret diye | burs/basvuru | requests/people | okul, kardes, meslek, ortalama, kabul, ret
    sanayide egzozcuyum reis müşteri soruyo şu araba ne oldu diye, plaka yazayım, bekliyor / yapılıyor / bitti göreyim bu kadar | araba/arac/plaka/is/egzoz | jobs/tasks/orders | plaka, bekliyor, yapiliyor, bitti
`,
  ),
  ...readPrompts(
    'fresh',
    'en',
    `
    pigeon races | pigeon/race | log/collection/events/measurements |
    bin day | bin/collect/waste/rubbish | planner/events/tasks/checklist |
    SOURDOUGH ORDERS | sourdough/order/bread/loaf/loaves | orders |
    morse code trainer | morse/code/letter | flashcards/quiz/tool/game |
    tattoo bookings | tattoo/booking/appointment | appointments/reservation |
    cold water swims | swim/dip | log/measurements/habits |
    tip splitter | tip/split/bill | tool |
    who took the lawnmower | mower/loan/borrow/tool/lend | rentals/log |
    bird bingo game 4 kids | bird/bingo | game/checklist |
    my perfumes | perfume/scent/fragrance | collection/catalogue |
    potholes near me | pothole/report/hole | requests/places/log |
    vinyl crate | vinyl/record/album/crate | collection/catalogue |
    no smoking streak | smok/streak/day/cigar | habits/log |
    capital citys quiz | capital/quiz/cit/question | quiz/flashcards |
    sermon recordings | sermon/recording | player/catalogue/articles |
    village noticeboard | notice/village/post | board/feed/articles |
    allotment waiting list: name, phone, date joined, plot wanted | allotment/waiting/applicant/list/plot | people/requests/log | name, phone, date, plot
    need smth for knitting patterns, yarn weight needle size & how far i got | knit/pattern/project | collection/catalogue/tasks/log | yarn, needle, progress/far/row
    Kindly build an application for recording visitors to our embassy annex: full name, passport number, host, time in, time out. | visitor/visit | log/people | name, passport, host, time in, time out
    beer mats. brewery, country, year, swap yes/no | mat/beer | collection/catalogue | brewery, country, year, swap
    my nan wants to see her tv shows and what time there on | show/tv/program | planner/events/catalogue | time
    taxi fares log - from, to, fare, tip, cash or card | fare/taxi/trip/ride | log/ledger/jobs | from, to, fare, tip, cash, card
    choir rehearsal attendance plz, singer, voice part, present? | singer/choir/attend/rehears | people/checklist/log | voice, present
    we vote on friday lunch at the garage, kebab chippy or pizza | lunch/vote/food | votes | kebab, chippy, pizza
    baby feeds: time, left or right, minutes, nappy | feed/baby | log/measurements | time, left, right, minute, nappy
    pocket money and chores for 3 kids, chore, who, worth, done | chore/pocket | tasks/ledger/checklist/jobs | worth, done
    FOR HIRE: bouncy castles!! want customers to pick castle, date, postcode, phone | castle/hire/booking | rentals/reservation/orders | date, postcode, phone
    Indian sweets price list for my shop with pic and price per kg | sweet/mithai | catalogue | price
    fuel and hours on the generator each nite, also oil level | generator/fuel/reading | log/measurements | fuel, hour, oil
    list all the defibrillators in town, where, code for the box, last checked | defib | places/checklist/catalogue/log | code, check
    caravan packing list so we dont forget the kettle AGAIN | pack/caravan/item | checklist |
    guess the song in 5 seconds party game | song/guess | game/quiz/player |
    I am a midwife in a rural district and i walk between villages. For each mother i want village, weeks along, last visit, next visit and anything worrying. Signal is bad so it must work without internet | mother/patient/midwi | people/log/appointments | village, week, last visit, next visit
    hiya, i run the tuck shop at a primary school and every break its chaos. i need to know what crisps and juices are left, how many, what they cost and when to reorder. the head says no more notebooks | tuck/snack/item/stock/product/shop | stock | cost/price, reorder
    My late husband left about 200 fishing lures and I want to sell them honestly. Maker, colour, condition, what I'd ask for it, sold or not. His friends keep ringing me up | lure | catalogue/collection/stock | maker, colour, condition, sold
    so me and the lads do a curry every month and rate it. place, who picked, spice out of 10, rating, would we go back. Dave always lies about what he gave so write it down | curry/curri | log/collection/places/votes | picked, spice, rating
    Im a first year plumber aprentice and gaffer wants me to log what i did each day: site address, job, hours, what i learned, signed off by. for college too | apprentic/job/log/plumb | log/jobs | address, hours, learn, sign
    we're a food bank in Leeds, three rooms of tins and nobody knows whats going out of date. item, shelf, how many, use by. and if its nearly off show it first | food/item/tin/stock | stock | shelf, use by
    My son has epilepsy and the consultant keeps asking how long they last. I want to write down when it happened, how long, what he was doing before, and if we gave the rescue med | seizure/epilep/fit | log/measurements | before, med
    ok so i do drag bingo nights in four pubs and i keep double booking myself lol. pub, date, fee, frock i wore so i dont repeat, deposit paid or nah | gig/bingo/night/show/booking/event | events/planner/log/jobs | pub, date, fee, frock, deposit
    retired geologist here, with drawers of stones unlabelled since 1974. specimen number, mineral, locality, hardness, drawer. I should like to search it by mineral | specimen/mineral/stone/rock | collection/catalogue | mineral, locality, hardness, drawer
    our mosque youth group does car washes for charity on saturdays, we need to write reg, inside or outside, paid, and see total raised at the end of the day so the uncles believe us | wash/car | jobs/orders/ledger/log | reg, inside, outside, paid
    listen i got 14 beehive... no sorry not bees, 14 vending machines round the hospital, each one i fill twice a wk. machine, floor, cash taken, what ran out | machine/vending | log/jobs/stock/ledger | floor, cash, ran out
    I teach English to refugees on thursday evenings, they want to practise words at home on the bus. word, picture, meaning, and it should ask them again the ones they got wrong | word/vocab/english | flashcards/quiz | meaning
    physio told me to do my knee exercises 3x a day after the op and write how bad the pain is from 0 to 10, swelling, how far it bends. i forget by tea time | knee/exercise/physio/recovery/session | log/measurements/habits | pain, swelling, bend
    Our street wants to share stuff instead of everyone owning a ladder. say what you need, when, and somebody says yes i got one. names and house number | request/need/share/borrow | requests/board/rentals | house
    hostel in Kathmandu, 6 dorms. guest name, nationality, bed, nights, paid or pending, passport seen. we are using a whiteboard and monsoon wiped it | guest/hostel/bed/stay | reservation/rentals/people/log | nationality, bed, night, paid, pending, passport
    i wanna write short scary stories and my mates can read them on there phone, title, story, how scary 1-5 | stor/scary | articles/feed/catalogue | title, scary
    wheelchair basketball team captain here. need to know who can make away games, who drives, how many chairs fit in there car, and if they paid subs | player/team/game/member/basketball | people/events/checklist | drive, chairs, subs
    chat thing just for the night porters, so we can leave word for the next shift without the managers app | chat/message/porter/shift/handover | chat/board/feed |
`,
  ),
];
