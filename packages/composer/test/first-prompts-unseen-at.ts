import { type FirstPrompt, readPrompts } from './first-prompt.ts';

/** Descriptions by people who had not seen the composer; not read. */
export const unseenAT: readonly FirstPrompt[] = [
  ...readPrompts(
    'fresh',
    'tr',
    `
    bağda ilaçlama defteri hangi ilaç kaç doz hangi parsel hava nasıldı hasada kaç gün var | bag/ilaclama/uzum | log/collection/planner | ilac, doz, parsel, hava, hasat/hasad
    Kurban bayramı için hisse takibi yapacağız kardeşler. 7 hisse, kimin adına, vekalet alındı mı, parasını verdi mi, et nereye gidecek. Allah kabul etsin. | kurban/hisse | people/ledger/collection/checklist/stock | ad/kim/isim, vekalet, odendi/para/odeme/verdi, et/adres/nereye
    traktörün yağ filtre değişimi saat sayacına göre, kaç saatte değişti, parça parası, usta | traktor/bakim | log/ledger/collection | saat, parca/tutar/para/ucret, usta
    kıraathane masalarına giden çay oralet kahve adedi masa masa tutulsun hesap kesilince toplam çıksın | kiraathane/kahve/masa/adisyon | ledger/log/jobs/collection/stock/tool | masa, adet/adedi, toplam
    Sokaktaki kedileri besliyoruz da hangisi kısır hangisi değil karıştırıyoruz. adını biz koyduk :) rengi, kulağı kesik mi, en son nerde görüldü, foto | kedi | collection/places/log/catalogue | ad/isim, renk/rengi, kisir/kulak/kulag, gorul/yer/nerde/konum, foto/resim
    Ailemizin mezarlarının yeri kaybolmasın. Ada parsel no, kimin kabri, vefat tarihi, hangi mezarlık, en son ne zaman ziyaret edildi. | mezar/kabir/kabri | places/collection/log | ada, parsel, vefat, ziyaret
    tiyatroda replik ezberi önde karşı oyuncunun lafı arkada benim lafım çıksın | replik/tiyatro/ezber | flashcards/quiz/collection |
    osmanlıca dersi alıyorum kelime kelime çalışmak için kart, osmanlıcası, okunuşu, bugünkü manası | osmanlica | flashcards/quiz/collection | okunus, mana/anlam
    Amatör kümede hocayım U15 takımım için oyuncu kadrosu, forma no, mevkii, lisans bitiş, sakat mı sağlam mı | oyuncu/kadro/takim/futbol | people/collection | forma, mevki, lisans, sakat/durum
    halk oyunları kursunda yoklama alıcam çocuklar geldi gelmedi hangi yöre çalıştık | halk oyun/yoklama/kurs | people/checklist/log | geldi/yoklama/katil/durum, yore
    yediklerimin kalorisini topluyim 1500 ü geçmiyim kahvaltı öğle akşam ara öğün | kalori/yedik/ogun/diyet | log/measurements/tool/ledger | kalori, ogun/kahvalti, toplam
    her pazartesi tartılıyorum kilo bel kalça yazıp ne kadar verdiğimi görmek istiyorum motivasyon olsun | kilo/tarti | measurements/log | kilo, bel, kalca
    regl takvimi. ne zaman başladı kaç gün sürdü ağrı var mı bir sonraki tahmini. şifreye gerek yok | regl/adet/dongu | log/measurements/planner/tool | basla, sur/gun/bit, agri, sonraki/tahmin
    Doktora tezimin bölümlerini takip etmem gerekiyor: bölüm adı, danışman yorumu, son teslim, yazılıyor-düzeltmede-tamam durumu. Üç yıldır bitmedi lütfen yardım edin. | tez/bolum | board/planner/jobs/collection/checklist/log | bolum, danisman/yorum, teslim, yazil, duzelt, tamam
    çilingirim gece gündüz arıyolar. adres, kapı mı kasa mı oto mu, kaç liraya anlaştık, saat kaçta gittim, ödedi ödemedi | cilingir | jobs/log/ledger | adres, kapi/kasa/oto/tur, lira/ucret/fiyat/tutar, saat, odedi/odeme/odendi
    duvarın eni boyu girince kaç litre boya gider hesaplayan bişi iki kat sürcez | boya | tool | en/genis, boy/yukseklik, kat, litre
    fayansçı için metrekare hesabı fire dahil kaç kutu alacam, kutuda kaç tane var | fayans/metrekare/kutu | tool | fire, kutu
    Altın ve dolar alıyorum ara ara. Ne zaman aldım kaçtan aldım kaç gram şimdi kar mı zarar mı | altin/dolar/yatirim/birikim | ledger/log/collection/stock | tarih/zaman, kac/fiyat/kur/alis, gram/miktar, kar/zarar
    borçlarım var taksit taksit. hangi banka kaç taksit kaldı hangi gün son ödeme. bunaldım vallaha hepsi gözümün önünde olsun | borc/taksit/banka/kredi | ledger/collection/planner/checklist | banka, taksit/kalan, son odeme/gun/vade
    Okul kantini stok, tost ekmeği ayran meyve suyu kaç tane kaldı, kimden alıyoruz, SKT | kantin/stok | stock/collection/catalogue | kalan/adet/miktar, tedarik/kimden/toptanci/firma, skt/son kullanma
    ecza dolabında son kullanma tarihi geçen haplar oluyo hangi hap kaç kutu ne işe yarar tarihi ne zaman doluyo hangi çekmecede | ecza/hap/ilac | stock/collection/checklist | kutu/adet/miktar, ise yar/amac/kullanim/ne icin, son/skt/tarih, cekmece
    gelinlik kiralıyoruz mağazada. model no beden gelin adı prova günü düğün günü iade kapora kalan | gelinlik/kiralama | reservation/appointments/jobs/stock/collection/ledger | model, beden, gelin/ad, prova, dugun, iade, kapora, kalan
    Ağva'da 5 bungalovum var, airbnb kullanmıyorum whatsapptan alıyorum rezervasyonu. hangi bungalov giriş çıkış kişi sayısı ön ödeme evcil hayvan var mı | bungalov/bungalow/rezervasyon | reservation/appointments/planner | bungalov/bungalow, giris, cikis, kisi, on odeme, evcil/hayvan
    Fizyoterapistim. Danışanlarımın seanslarını saat saat görmek istiyorum, kaçıncı seans, hangi bölge (bel, boyun, diz), paketinden kaç kaldı. | seans/fizyoterapi/danisan/randevu | appointments/planner/people/log | saat, seans, bolge, kalan/kaldi/paket
    matematik özel ders veriyom 9 öğrencim var hangi konu kaldık saati kaç para veli tel ödev verdim mi | ders/ogrenci/matematik | people/planner/log/appointments/ledger/collection | konu, saat, para/ucret, veli/tel, odev
    Türkiyedeki köftecileri geziyorum şehir şehir. dükkan adı, şehir, köfte puanı piyaz puanı, fiyatı, bi daha gidilir mi. haritaya iğne batırır gibi işaretliycem | kofte | places/collection/log/catalogue | sehir, kofte, piyaz, fiyat, bir daha/tekrar/bi daha/gidilir
    Köy çeşmelerinin envanterini çıkarıyoruz dernek olarak. Çeşme adı, kitabesi, yapım yılı, suyu akıyor mu, konum, fotoğraf | cesme | places/collection/catalogue | kitabe, yil, akiyor/aki/su, konum, foto
    SATILIK FİDE domates biber patlıcan çeşitleri listesi tane fiyatı viyol fiyatı ne zaman dikilir müşteri baksın beğensin | fide | catalogue/stock/collection | tane/adet, viyol, fiyat, dikil/dikim
    tesbih meraklısıyım, oltu kehribar kuka. ustası, tane sayısı, püskül, kaça aldım, resmi | tespih/tesbih | collection/catalogue/stock | usta, tane, puskul, kaca/fiyat/alis, resim/foto/gorsel/resmi
    oğlumun lego setleri eksik parçası var mı set no yaş parça sayısı kutu duruyor mu | lego | collection/catalogue/stock/checklist | eksik, set, yas, parca, kutu
    sevgilimle izlicez dediğimiz filmler bikaç yere yazdık hep kayboldu, türü, kim önerdi, izledik mi, puanımız | film | collection/checklist/catalogue/log | tur, oner, izle, puan
    Umreye gidiyoruz nasip olursa bavula ne koyulacak ihram terlik kokusuz sabun işaretleyelim. hanımınki benimki ayrı | umre/bavul | checklist/collection | hanim/bay/kim/kisi/esim/benim
    dogum cantasi hazirliyorum 34 haftaligim anne bebek baba icin ayri ayri alindi yikandi cantada | dogum/canta/bebek | checklist/collection/stock/board | anne, bebek, baba, alindi, yikandi
    evin temizliğini gün gün bölelim pazartesi banyo salı camlar falan yapınca üstü çizilsin | temizlik/temizlig | planner/checklist/board | gun/pazartesi
    8-C sınıfı ders programım. hangi gün hangi ders hangi öğretmen kaçıncı saat derslik | ders/program/8-c | planner/collection | gun, ogretmen, saat, derslik
    hemşireyiz 11 kişiyiz nöbet listesi kavgasız gürültüsüz bi görelim. kim hangi gün 08-16 mı 16-08 mi yıllık izinde mi | nobet/hemsire | planner/people/reservation/appointments/log/board | gun/tarih, 08/vardiya/saat, izin
    bayrağı göster hangi ülke olduğunu soralım 4 şık zamanlı olsun | bayrak/bayrag/ulke | quiz/game/flashcards |
    kimyadan kaldım periyodik cetvel elementlerin sembolü arkasında adı atom numarası ezber kartları lazım acilll | element/periyodik/kimya | flashcards/quiz/collection | sembol, atom
    taş kağıt makas telefona karşı oynuyalım skor tutsun | tas kagit/tas-kagit/kagit/makas | game |
    1 ile 100 arasında sayı tutsun çocuk bulsun yukarı aşağı desin kaçıncıda bildi | sayi/tahmin | game |
    Zikirmatik. Dokundukça artsın, 33'te titresin, sıfırlama tuşu olsun. Hayırlı çalışmalar. | zikir/zikr | tool | sifirla
    yumurta kaynatma saati rafadan kayısı katı seçip başlatayım öterse çıkarayım | yumurta | tool | rafadan, kayisi, kati
    torunlarıma okuyacağım masallar keloğlan nasrettin hoca uzun yazılar büyük harfle puntolu gözlerim az görüyor | masal/nasrettin/keloglan | articles/collection/catalogue |
    şifalı bitki çayları hakkında bilgi sayfaları ıhlamur adaçayı kuşburnu neye iyi gelir kimler içmemeli | bitki/cay/sifali | articles/catalogue/collection | iyi gelir/fayda/yarar, icmemeli/uyari/kimler/zarar
    Turşu ve reçel kış hazırlıkları: tarif, kaç kavanoz çıkıyor, tuz şeker ölçüsü, bekleme süresi. Konu komşu hep bana soruyor da. | tursu/recel/kis | recipes/collection/catalogue | kavanoz, tuz/seker/olcu, bekle
    neşet ertaş tarzı türküler çalayım kendi ses kayıtlarım var bağlamayla sırayla çalsın | turku/baglama/kayit | player |
    ev arkadaşlarımla ortak sayfa, herkes bişey yazsın mesela çöp sende, fatura geldi, misafir var, altına da cevap yazılsın | ev/arkadas/paylas | feed/log | cevap/yorum/yanit
    mobilya atölyesi işler ölçü alındı kesimde cilada montajda bitti olarak tahtada dursun müşteri ürün ahşap cinsi teslim günü | mobilya/atolye | board/jobs | olcu, kesim, cila, montaj, bitti, musteri, ahsap, teslim
    Ben Alman, Alanya oturuyorum. Deprem için çanta ne lazım, son tarih su konserve pil, ben kontrol etmek istiyor her altı ay | deprem | checklist/stock/collection | son/tarih/skt, kontrol
    kamyonum var kum çakıl taşıyom günde kaç sefer nerden nereye kaç ton mazot ne yaktı kantar fişi no firmaya fatura kesildi mi | sefer/kamyon/kum/nakliye | log/ledger/jobs | sefer, nere/yukleme/cikis, ton, mazot, kantar/fis, fatura
    `,
  ),
  ...readPrompts(
    'fresh',
    'en',
    `
    goats. name tag number born mother father last worming hoof trim when | goat | collection/log | tag, born/birth, mother/dam, father/sire, worm, hoof
    Lambing season record please: ewe number, date, how many lambs, alive or dead, ram used, needed help or not. Hands are cold so make buttons big | lamb/ewe | log/collection | ewe, lamb, alive/dead, ram, help/assist
    Roofer. Estimates and jobs. client name, pitch, squares of shingle, quote, weather delay, done yet? | roof/estimate/job | jobs/board/log/ledger | client, pitch, square/shingle, quote, weather/delay, done/status
    I sweep chimneys and must give certificates. Keep property, fuel burnt, flue type, date swept, certificate number, next sweep due. | chimney/sweep | log/jobs/collection/people | property/address, fuel, flue, swept/date, certificate, next/due
    windows cleaning round, i am from Poland sorry my english. street, house nr, price, every 4 week or 8 week, pay cash or bank, who not pay | window/clean/round | people/jobs/collection/ledger/places/log | street/address, house, price, week/every/frequency/interval, cash/bank/pay
    Assalamu alaikum, for our masjid we want to record donations: donor, amount, zakat or sadaqah or building fund, cash or transfer, receipt given. JazakAllah | donation/masjid/mosque/donor | ledger/log/people | donor, amount, zakat/sadaqah/fund/type, cash/transfer/method, receipt
    office potluck friday!! who brings which dish, starter main or dessert, contains nuts?, serves how many | potluck/dish | checklist/people/collection/recipes/planner | who/name/person, dish, dessert/starter/course, nut, serve
    DM here, need my homebrew monsters in one place - AC, HP, speed, challenge rating, special attacks, where it lives | monster/homebrew/bestiary/creature | collection/catalogue/articles | ac/armor, hp/hit, speed, challenge/cr, attack, lives/habitat/where
    my pokemon cards, holo or not, set, number, condition mint/near mint/played, worth, for trade yes no | pokemon/card | collection/catalogue/stock | holo, set, number, condition, worth/value, trade
    Fountain pens and what ink is in each of them right now. Nib width, filling system, last cleaned. | pen/fountain/ink | collection/catalogue/log/stock | ink, nib, fill, clean
    Dear Sir or Madam, I have inherited my late husband's coins and should like to list the country, denomination, year, metal and grade of each so that I may have them valued. | coin | collection/catalogue/stock | country, denomination, year, metal, grade
    perfume samples i tried, house, notes, how long it lasted on me, would i buy the full bottle | perfume/fragrance/scent/sample | collection/log/catalogue | house/brand, note, last/longevity/long, buy/bottle
    fish tank water tests ph ammonia nitrite nitrate temp every sunday, and water change liters | fish/tank/water/aquarium | measurements/log | ph, ammonia, nitrite, nitrate, temp, change
    I look after hotel swimming pool. every morning chlorine, pH, temperature, clarity, and signature of who checks | pool | log/measurements/checklist | chlorine, ph, temp, clarity, sign/who/checked
    blood donation history: date, centre, hemoglobin, left or right arm, next date i'm allowed | blood/donation | log/measurements/collection | date, cent, hemoglobin/haemoglobin, arm, next
    physio gave me exercises for my knee. exercise, sets, hold seconds, did i do it today, pain after | exercise/physio/knee | checklist/log/planner/collection | set, hold/second, today/done/did, pain
    Hello teacher, I preparing IELTS, I need cards with difficult word, meaning, example sentence and I can mark I know it or not | ielts/word/vocab | flashcards/quiz/collection | meaning, example/sentence, know
    practise questions for the UK citizenship test with explanations after wrong answers | citizenship/life in the uk | quiz/flashcards | explan
    times tables practise for 8 yr old random sums and stars when shes right | times table/multipl/tables | quiz/game/flashcards/tool | star
    nursing school flash cards for medical prefixes and suffixes e.g. "brady-" = slow | medical/prefix/nursing/terminolog | flashcards/quiz |
    snake game like on the old nokia | snake | game |
    can you make hangman with animal words for kids on a long car ride | hangman | game | animal
    cups to grams for flour, sugar, butter, cocoa. american recipes drive me mad | cup/gram/convert | tool | flour, sugar, butter, cocoa
    what would my monthly mortgage payment be if i put in loan, interest rate and years | mortgage/loan/payment | tool | loan/amount/principal, rate/interest, year/term
    Concrete calc. length width depth in metres out comes bags of 25 kg cement mix. Add 10 percent waste | concrete/cement | tool | length, width, depth, bag, waste
    meditation timer with gong at start and end, 5 10 20 minutes, no music no nonsense | meditat | tool/player | 5, 10, 20
    pick a random student from my class so i stop always calling on the same ones, dont repeat till everyone went | student/random/pick/class | tool/game | student/name
    Golf rounds: course, tees, gross, putts, fairways hit, weather. Handicap trend would be a bonus | golf/round | log/measurements/collection | course, tee, gross, putt, fairway, weather
    darts 501 scoreboard two players subtract each throw tell me when bust | dart/501 | game/tool | player
    boat upkeep list, im a liveaboard. antifoul, anodes, engine oil, gas bottles. date done, cost, yard, next due | boat/upkeep/maintenance | log/checklist/ledger/collection/jobs/planner | date/done, cost, yard, next/due
    restoring a 1972 mgb with my dad. every part we need: found, ordered, fitted. supplier, price, part number, photo of before | mgb/restor/part/car | board/stock/collection/checklist/jobs/ledger | found, ordered, fitted, supplier, price, number, photo/before
    Kitchen renovation spending vs budget by category (cabinets, labor, tile). vendor, invoice amount, deposit, balance | kitchen/renovation/budget | ledger/log/collection | category, vendor, amount, deposit, balance
    2 weeks in portugal 4 people how much we spend per day food hotel transport and who paid so we can square up after | portugal/trip/spend/expense/travel/holiday | ledger/log | food/hotel/transport/category, who/paid, day/date
    ultralight hiking pack list with grams of each item and total base weight | hik/pack/gear/ultralight | checklist/collection/stock/measurements | gram/weight, total/base
    moving house in 3 weeks help!! box number, whats inside, which room it goes to, fragile, packed or unpacked | box/moving/move | collection/checklist/stock/board | number, inside/content, room, fragile, packed
    Christmas presents, who for, idea, budget, bought, wrapped. hide from my kids lol | christmas/present/gift | checklist/collection/ledger/people/board | who/for/person/recipient/name, idea, budget, bought, wrapped
    taco truck menu customers can scroll. name of taco price spicy level vegan or not sold out today | taco/menu | catalogue/collection/stock | price, spic, vegan, sold
    i make soap at home and sell at markets. bars in stock, scent, batch date, cure ready date, cost per bar, price | soap | stock/catalogue/collection/ledger | stock/bars/quantity, scent, batch, cure/ready, cost, price
    custom cake orders: flavour, tiers, message on the cake, allergies, pick up day and time, deposit paid | cake/order | jobs/board/appointments/log/collection/reservation | flavo, tier, message, allerg, pick/collect, deposit
    Our club has 3 tennis courts. Members book an hour. Court, member, opponent, floodlights yes/no. No double bookings please! | tennis/court | reservation/appointments/planner | court, member, opponent, floodlight/light
    mobile massage therapist. client, address, 60 or 90 min, pressure they like, oils allergic to, paid by | massage/client | appointments/people/planner/jobs | address, 60/90/min/length/duration, pressure, oil/allerg, paid/payment
    nanny diary so parents can read in the evening. naps from to, what he ate, nappies, mood, funny things he said | nanny/diary/nap | log/feed/collection | nap, ate/food/eat/meal, napp, mood, funny/said
    dad is in a care home and me and my sisters visit in turns. who visited, when, how he seemed, what he needs next time | visit/dad/care home | log/planner/feed/collection | who/visitor, when/date, seem/mood/how, need
    Festival volunteers database: full name, email, t-shirt size, shift preference, first aid trained?, emergency contact | volunteer/festival | people/collection | email, shirt/size, shift, trained/first aid, emergency
    restaurants my wife wants to try. cuisine, neighborhood, who recommended, price $ to $$$$, been there or not yet, how was it | restaurant | places/collection/checklist/catalogue/log | cuisine, neighbo, recommend, price, been/visited
    climbing routes ive sent or am projecting, grade crag style (onsight flash redpoint) attempts beta | climb/route | log/collection/places/board | grade, crag, style, attempt, beta
    collecting ghost stories from our valley so people can read them, title, where it happened, who told it, the story itself | ghost/stor | articles/collection/catalogue/feed | where/place/location, told/teller/who, story
    baby wont sleep i need white noise rain hairdryer ocean looping in the dark | noise/sleep/sound | player/tool | rain, hair, ocean
    Parents of class 3B news page. Teacher posts about trips, homework and lost jumpers, with a date and picture. | class/3b/parents/news | feed/articles/log | trip, homework, lost, date, picture/photo/image
    bartender shifts at two pubs i forget where i am working. which pub start finish hours tips made | shift/pub | planner/log/ledger | pub, start, finish/end, hour, tip
    `,
  ),
];
