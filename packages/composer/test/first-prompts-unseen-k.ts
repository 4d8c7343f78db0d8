import { readPrompts } from './first-prompt.ts';

/**
 * Written as outsiders type, before a look at the rules: 102 of 150 at the first run, 137 of them about the subject. The rules were
 * then improved with its failures.
 */
export const unseenK = [
  ...readPrompts(
    'common wishes',
    'tr',
    `
    berberim sıra alsınlar kaç kişi var önünde görsün | sira/musteri/randevu | appointments/reservation/people/jobs/board/log |
    pazarda tezgahım var gün sonu kasa | kasa/satis/tezgah/pazar | log/ledger | tutar/kasa/toplam
    pasta siparişi kaç kişilik ne yazacak üstüne | pasta/siparis | jobs/log/board | kisi, yazi/yazacak
    tamire gelen telefonlar, ariza, ucret, teslim edildi mi | telefon/tamir/cihaz | jobs/board | ariza, ucret, teslim
    evde bebek var emzirme saati sağ sol | emzirme/bebek | log/measurements | sag/taraf/gogus
    hamileyim doktor kontrolleri ve kilom | hamile/kontrol/gebe/kilo | log/appointments/measurements | kilo
    kulüpte çocuk basketbol yoklama ve aidat | basketbol/sporcu/oyuncu/uye/cocuk | people/ledger | aidat
    tatil masraflarını 3 aile bölüşüyoruz | masraf/harcama/tatil/hesap | ledger/log | tutar
    ehliyet sınavı soruları çözme | ehliyet/soru/sinav/trafik | quiz |
    evin tadilatı usta, malzeme, ne kadar harcadık | tadilat/usta/malzeme/harcama/gider | log/ledger/jobs/checklist | usta, malzeme, tutar/harca/ucret
    kargo kuryesiyim günlük paket sayım ve kazancım | paket/kargo/kazanc/teslim | log/ledger/jobs/measurements | paket/adet, kazanc/tutar
    kreş servis şoförü sabah kim bindi | ogrenci/servis/cocuk | people/checklist/log | bindi/durum/geldi
    zayıflama grubu haftalık tartı | kilo/tarti | measurements/log/people | kilo
    bahçedeki meyve ağaçlarım ne zaman budadım ne zaman ilaçladım | agac/meyve/budama | log/collection/checklist | budama/budadi, ilac
    mahalle bakkalı borç defteri | borc/veresiye | ledger/log | tutar/borc
    lise mezunlar buluşması kim geliyor kaç kişi | bulusma/mezun/katilim/davetli | people/checklist/log | kisi/geliyor/katil
    dil kursu kelime ezberi almanca artikeli | almanca/kelime/artikel | quiz |
    yeni tarifler denedim beğendim beğenmedim | tarif | collection/log/articles | begen/puan
    sınıf kitaplığı hangi kitap kimde | kitap | stock/collection/log/people/jobs | kim/ogrenci/alan/oduncalan/kisi
    tekne kiralama günlük kaptanlı yakıt dahil mi | tekne/kiralama | reservation/jobs/appointments/catalogue | kaptan, yakit
    dershane deneme netleri türkçe mat fen sosyal | deneme/net | measurements/log | turkce, mat, fen
    öğle yemeği siparişi ofiste herkes ne yiyecek yazsın | yemek/siparis | jobs/log/catalogue/checklist/ledger/people/board | kisi/ad/isim/calisan/kim
    spor hocasıyım öğrencilerimin ölçüleri bel kalça kol | olcu/ogrenci | measurements/people/log/appointments | bel, kalca, kol
    asker arkadaşları rehberi memleket telefon | asker/arkadas/kisi | people/collection | memleket, telefon
    tır şoförüyüm sefer kaydı yük nereden nereye mazot harcırah | sefer/yuk | log/jobs | mazot, harcirah, nere/cikis/kalkis
    kahvehanede okey masası hesapları | masa/okey/hesap | ledger/log/jobs/reservation/tool/game/board |
    saz kursu öğrencileri ders ücreti kaç ders kaldı | ogrenci/saz/ders | people/appointments/ledger/log | ucret, kalan/kaldi
    zirai ilaç bayii çiftçi borçları hasatta ödüyorlar | borc/ciftci/veresiye | ledger/log |
    oda sıcaklığı nem kuluçka makinesi | kulucka/sicaklik | log/measurements | nem, sicaklik
    evlilik teklifi planı yapılacaklar | evlilik/teklif/yapilacak/plan | checklist |
    esnaf odası üye aidatı | uye/aidat | people/ledger/log | aidat
    köpek pansiyonu giriş çıkış tarihi mama tercihi | kopek/pansiyon/konaklama | reservation/jobs/appointments/log/collection/people | mama, giris, cikis
    araba satıcısıyım galerideki arabalar km yıl fiyat | araba/arac | catalogue/stock/collection | km, yil, fiyat
    sigara içme isteği geldi kaç dakka dayandım | sigara/istek | log/measurements | dakika/sure
    aile içi doğum günleri | dogum gun | collection/people/log/checklist | tarih/dogum
    `,
  ),
  ...readPrompts(
    'unusual subjects',
    'tr',
    `
    ud yapım atölyesi hangi ağaç hangi tel kime | ud/siparis | jobs/log/collection/board/stock | agac, tel
    kefir mayalama saatlerim | kefir/maya | log/measurements/checklist/collection | saat
    sümüklüböcek değil solucan gübresi kompost kutuları | kompost/solucan/kutu/gubre | log/collection/stock/measurements |
    cirit atı eğitimi notları | cirit/at/egitim | log/collection/people/articles |
    mezar bakımı yapıyoruz ada parsel ücret | mezar/bakim | jobs/log/collection/ledger | ada, parsel, ucret
    kandil mesajları derlemesi kopyalayıp atayım | kandil/mesaj | articles/collection |
    buz hokeyi kaleci kurtarış istatistiği | kaleci/kurtaris/hokey/mac | log/measurements/collection | kurtaris
    akvaryum bitkileri CO2 gübre ışık saati | akvaryum/bitki | log/collection/measurements | co2, isik
    köy odası anahtar kimde | anahtar/koy oda | log/stock/collection/people/checklist | kim/alan/kisi
    drama kulübü replik ezberleme kartları | replik/drama | quiz |
    hurda topluyorum demir bakır kilosu fiyatı | hurda | log/stock/jobs/ledger/collection | kilo, fiyat
    lavanta tarlası hasat ve yağ litresi | lavanta/hasat | log/measurements/collection | litre/yag
    radyo programı akış listesi şarkı anons reklam | akis/program/radyo/yayin | checklist/weekPlan/collection/log/board/media | sarki/tur/anons
    gönüllü mama kabı noktaları sokak hayvanları doldu boş | mama/nokta/kab | places/collection/checklist/log/stock | doldu/dolu/bos/durum
    satranç açılışlarım hamleler not | satranc/acilis | collection/log/articles | hamle
    su altı dalış kayıt derinlik tüp bar | dalis | log/collection/measurements | derinlik, bar/tup
    çömlek fırını pişirim ısı eğrisi | pisirim/comlek/firin | log/measurements/collection | isi/sicaklik
    gelin hamamı organizasyonu paketlerimiz | hamam/paket/organizasyon | catalogue/jobs/appointments/reservation/articles/collection | paket
    `,
  ),
  ...readPrompts(
    'calculators, timers and games',
    'tr',
    `
    kaç kalori yaktım yürüyüş hesaplama | kalori | tool/log/measurements |
    çimento kum karışım hesabı | cimento/harc/beton/kum | tool |
    iki sayı arasında rastgele seç çekiliş | cekilis/rastgele/sayi/kura | tool/game |
    sessiz sinema kelime veren oyun | sessiz/kelime/film/sinema | game/tool/quiz |
    maaştan kesinti net brüt | maas/net/brut | tool |
    plank süre tutucu | plank | tool/log |
    bozuk para at | para/yazi tura/yazi | tool/game |
    tarif ölçüsü bardak gram | bardak/gram/olcu | tool |
    dikkat testi renkleri bul oyun | renk/dikkat | game/quiz |
    `,
  ),
  ...readPrompts(
    'longer descriptions',
    'tr',
    `
    benim küçük bir tuhafiyem var, köylüler ip düğme alıp sonra öderim diyor. deftere yazıyorum ama defter ıslandı hepsi gitti. müşteri adı, ne aldı, kaç lira, ne zaman ödeyecek. ödeyeni işaretleyip kapatayım | musteri/borc/veresiye | ledger/jobs/log | tutar/lira, odeme/odeyecek/vade/odendi
    Merhaba, biz 6 kişilik bir dağcılık kulübüyüz. Yaptığımız tırmanışları kayıt etmek istiyoruz: dağ, rota, zorluk derecesi, tarih, hava durumu, kimler katıldı. Bir de ortak malzemelerimiz var ip, kazma, çadır; kimde olduğunu bilelim. | tirmanis/dag | log/collection | rota, zorluk, hava, malzeme
    oğlum otizmli, her gün yaptığı nöbetleri yazıyorum. saat, süre, ne tetikledi, nasıl geçti. doktora rapor gibi göstermem lazım. karışık olmasın | nobet/kriz | log/measurements | sure, tetik
    butik otelim var Şirince'de 8 oda. oda oda doluluk, misafirin adı, kaç gece, kahvaltı dahil mi, ödeme nakit kart. aynı odayı iki kere satmayayım | oda/rezervasyon/misafir | reservation | kahvalti, odeme
    sitede güvenlik görevlisiyim gelen misafirleri deftere yazıyoruz. isim plaka hangi daire giriş saati çıkış saati | misafir/ziyaret | log/people/collection/appointments | plaka, daire, giris, cikis
    Kuru temizlemeciyim, müşteri mont ceket pantolon bırakıyor. Fiş no, müşteri adı, telefon, parça sayısı, leke notu, teslim tarihi, fiyat. Hazır olunca haber vereyim. Ödenmeyenler ayrı listede. | parca/temizleme/fis/siparis/musteri/is | jobs | fis, leke, teslim
    kızım piyano çalıyor, her gün kaç dakika çalıştı hangi parçayı çalıştı yazıyoruz, hocası haftada bir bakıp yorum yazıyor. yıldız kazansın 5 yıldız olunca hediye | piyano/calisma | log/checklist/collection/measurements | dakika/sure, parca, yildiz
    arkadaşlarla fantezi futbol ligi yaptık 8 kişiyiz her hafta puan yazıyoruz. haftalık puan, toplam, sıralama. kaybeden hafta sonu pizza ısmarlıyo onu da not edelim | lig/puan/futbol/oyuncu/kisi | log/ledger/people/measurements/collection/board | puan
    Köyümüzün derneğiyiz. Üyelerimiz, aidatlar, cenaze ve düğün yardımları, duyurular. Üye adı, sülale, telefon, yaşadığı şehir. Yönetim kurulu 7 kişi, sadece onlar değiştirebilsin. | uye/dernek | people/ledger | aidat, sulale, duyuru, yardim
    pilavcıyım tezgahta, akşam eve gelince pirinç nohut tavuk ne kadar gitti, kaç porsiyon sattım, ne kaldı elimde onu yazıyım. pazartesi neyden almam gerek görelim | pilav/satis/stok/malzeme/porsiyon | log/stock/ledger | porsiyon, kalan/kaldi
    diyetisyenim online danışan takip ediyorum. danışanın adı yaşı boyu, haftalık kilo bel, verdiğim liste, bir sonraki görüşme tarihi, ödeme yaptı mı | danisan | people/appointments/measurements | boy, bel, odeme
    sahibi olduğum 2 minibüsle düğün taşıyorum. iş tarihi, nereden nereye, kaç kişi, anlaşılan para, alınan avans, hangi şoför. boş günlerimi görebileyim | is/tasima/dugun/minibus/sefer/transfer | jobs/reservation/appointments | avans, sofor
    evde 3 öğün ne pişsin derdinden bıktım. haftalık menü yapayım, malzemesi evde var mı baksın, eksikleri alışveriş listesine atsın | menu/yemek/ogun | weekPlan/checklist/collection | alisveris
    `,
  ),
  ...readPrompts(
    'common wishes',
    'en',
    `
    boot camp sign up sheet who turned up and who owes | boot/member/camp/client | people/ledger/appointments | owe/paid/balance/amount
    track my grans blood sugars before and after meals | sugar/glucose | measurements/log | meal/before
    barber shop queue walk ins | queue/walk/customer/barber | appointments/jobs/reservation/people/board/log |
    cleaners timesheet for 5 staff at 3 sites | timesheet/shift/hour/staff/clean | log/people/weekPlan/jobs/appointments | site/place/location, staff/cleaner/employee
    list of films to watch with my bf and rate after | film/movie | collection/checklist | rat
    crochet orders deposit colour and finish date | crochet/order | jobs/collection/log/board | deposit, colour/color
    babysitting money hours and rate | babysit/shift/hour/job | log/ledger/jobs/appointments | hour, rate
    school run rota between 4 mums | school run/rota/run | weekPlan/people/log/checklist/appointments/board | mum/person/driver/name/parent
    sell my pottery online with cart | pottery/product | catalogue | cart/basket
    car MOT, tax, insurance due dates | car/mot/vehicle | collection/log/checklist | mot, tax, insurance
    savings pot for holiday, weekly deposits | saving/holiday/deposit/pot | ledger/log/measurements | amount/deposit
    chickens - eggs per day and feed cost | egg/chicken | log/measurements | egg, feed
    daycare sign in sign out with parent name and time | child/daycare/sign | people/log/appointments | parent
    toddler new words first said | word | log/collection | date/said
    cheese shop stock with supplier and sell by | cheese/product/stock | stock/catalogue | supplier, sell by/expir
    community garden plots waiting list | plot/garden/applicant/waiting | people/collection/board/jobs/reservation/stock/log/checklist |
    personal trainer client progress weight waist photos | client/progress | people/measurements/log | waist, weight, photo
    choir attendence and robe numbers | choir/singer/member | people | robe
    guitar practise diary | guitar/practi | log/checklist |
    leaflet delivery rounds streets done pay | leaflet/round/street/delivery | jobs/checklist/log/collection/places | street, pay/amount/price
    bakery pre orders for saturday pickup | order/bak | jobs/log/catalogue/board | pickup/collect/date/due
    hen party planner who paid whats booked | hen/party/guest/booking/task | people/checklist/ledger/jobs/log | paid
    migraine tracker with triggers | migraine | log/measurements | trigger
    scout badges each kid has done | scout/badge/kid | people/checklist/collection/log | badge
    small claims and court dates for my paralegal work | case/claim/court | jobs/appointments/collection/log | court/date/hearing
    kids chores stars and rewards | chore | checklist/log/ledger | star/point
    holiday let cleaning changeovers, linen count, damages | changeover/clean | jobs/log/checklist/appointments/reservation | linen, damage
    tips I made each shift | tip/shift | log/ledger | tip
    food truck where we park this week and menu | menu/food/place/stop/location | catalogue/weekPlan/places/articles/appointments/log | menu
    spending by category just me | spend/expense | log/ledger | categor
    vet visits and worming for 3 dogs | vet/dog/pet/visit/worm | log/collection/people/appointments | dog/pet, worm
    bookshelf lend to friends | book | stock/collection/log/jobs | friend/borrow/lent/person/lend
    car wash loyalty stamps 10th free | wash/stamp/customer/loyalty | people/log/tool/jobs/ledger | stamp/wash/visit/point
    quran memorisation for my kids surah and mistakes | quran/surah/memori | log/checklist/people/collection/measurements | surah, mistake
    tenants rent and repairs | tenant/rent | ledger/people/jobs/log/collection | repair, rent
    `,
  ),
  ...readPrompts(
    'unusual subjects',
    'en',
    `
    bonsai repotting and wiring history | bonsai | log/collection | repot/wir
    model railway locos dcc address scale | loco/railway/train | collection/stock | address, scale
    lighthouse visits ive bagged | lighthouse | collection/log/places/checklist |
    ferret show results class and judge | ferret/show/result | log/collection/people | class, judge
    beach clean bags collected per volunteer | beach/clean/bag | log/people/collection/ledger | bag
    moth trap counts species and weather | moth | log/collection/measurements | species, weather
    hand bell raffle prizes donors | raffle/prize/donor | collection/log/ledger/checklist/people/stock | donor
    typewriter restoration jobs | typewriter | jobs/board/log/collection |
    cider pressing days apples kg litres | cider/pressing/apple | log/measurements/collection | kg, litre/liter
    sheepdog trials scores outrun lift fetch | trial/sheepdog/score | log/collection/measurements | outrun, lift, fetch
    well water level readings depth | well/water/reading/level | measurements/log | depth/level
    sign language video lessons | sign | articles/media/quiz/collection | video
    parkour spots map with difficulty | parkour/spot | places/collection | difficulty
    ham radio contacts callsign band | contact/radio | log/collection/people | callsign/call sign, band
    `,
  ),
  ...readPrompts(
    'calculators, timers and games',
    'en',
    `
    pizza dough hydration calc | dough/pizza/hydration | tool | hydration/water
    how much wallpaper do i need | wallpaper | tool |
    tip splitter | tip | tool |
    countdown to my wedding | wedding/countdown | tool/checklist |
    random name picker for class | name/pick | tool |
    times tables for 7 year old | times table/multipl/table | quiz/game/tool |
    whack a mole | mole/whack | game |
    fahrenheit celsius oven gas mark | temperature/celsius/gas/oven | tool |
    breathing timer 4 7 8 | breath/timer | tool |
    word scramble | word/scramble | game/quiz |
    `,
  ),
  ...readPrompts(
    'longer descriptions',
    'en',
    `
    I bake dog treats and sell them at 3 markets. I want to know what I took to each market, what sold, what came back, and what I made after the pitch fee. Best seller list would be nice | market/treat/sale | log/stock/ledger/jobs/catalogue | fee, sold
    Our village hall gets booked by the WI, yoga, kids parties. Caretaker keeps a paper diary. Need: hall or small room, who, from, to, price, deposit paid, key returned. No double bookings!! | booking/hall/room/reserv | reservation/appointments | deposit, key
    after my knee op i have to do exercises 3 times a day. let me tick them, log pain 0-10 and how far it bends in degrees, show a graph for the physio | exercise/knee/pain | checklist/log/measurements | pain, degree/bend
    I'm a mobile hairdresser for care homes. Each home has residents, each resident gets a cut or set or perm. I need to know who had what done, when, the price and if the family or the home pays. | resident/client/appointment/visit/treatment/hair | appointments/people/jobs/log/ledger | price, pay
    We foster kittens. name, litter, weight daily in grams, vaccinations, who adopted them and their phone number. a photo would be nice too and when they went to new home | kitten | collection/people/log/measurements | litter, weight, adopt
    so basically me and my mates do a prediction league for premier league, everyone guesses the scores, 3 points exact 1 point right result, table at the end. loser buys curry | predict/match/league/guess | log/people/game/ledger/collection/quiz/measurements | point, score
    Need a site diary for our small building firm: date, site, weather, who was on site, work done, deliveries, problems, photos. I want to pick a site and see its days. | diary/site/day/entry | log/jobs/collection/board | weather, deliver, problem
    I lost two invoices last month so enough is enough. invoice number, customer, amount, date sent, due date, paid yes no. show me overdue in red and total unpaid at the top | invoice | jobs/ledger/log | due, paid
    running a charity shop with volunteers. who works which shift, who has keys, what was donated that is worth more than 20 quid, daily till total | shift/volunteer/donat/till | people/weekPlan/log/stock/appointments/ledger/collection | shift, till/total, key
    I teach english online to kids in china. lessons are 25 min. need student, time in my zone, what book and unit we are on, homework, paid package of 20 lessons and how many are left | lesson/student | appointments/people/log | book, unit, homework, left/remaining
    Home brewing log please. batch name, style, OG, FG, abv, hops used, date brewed, date bottled, tasting notes, score out of ten | batch/brew/beer | log/collection | og, hop, abv
    Bus spotters group. we post sightings with fleet number, route, place, photo, others can comment and like | sight/bus/post | feed/log/collection | fleet, route, comment/like
    As the treasurer of a bowls club I want to record subs, match fees, bar takings and what we spend on the green so I can print a summary for the AGM | club/subs/payment/income/transaction/bowls/fee/taking/account | ledger/log/people | amount, category/type/kind
    wife is coeliac. scan or type products and note if safe, brand, shop, price. search it while in the supermarket | product | collection/stock/catalogue/log | safe, brand, shop
    we adopted a rule: no screens after 7. let the kids earn minutes by reading, chores, playing outside and spend them on tv. show the balance per kid | minute/kid/balance/child | ledger/log/people | minute
    we keep 40 ewes. tag, sire, dam, lambs born, deaths, treatments with withdrawal days, sold to who and price | ewe/sheep | collection/log/people/stock | tag, sire, withdraw
    `,
  ),
];
