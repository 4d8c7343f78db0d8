import { type FirstPrompt, readPrompts } from './first-prompt.ts';

/** Descriptions by people who had not seen the composer. */
export const unseenCA: readonly FirstPrompt[] = [
  ...readPrompts(
    'fresh',
    'tr',
    `
    alışveriş listesi | alisveris | checklist/tasks/stock |
    veresiye defteri lazım | veresiye | ledger |
    bilmece oyunu çocuklara | bilmece | quiz/game/flashcards |
    mahallede ayakkabı tamir ediyorum müşterinin adı ayakkabının modeli ne yapılacağı ve ne zaman alacağı yazsın | ayakkabi/tamir | jobs/orders/requests | musteri, model, yapilacak/islem/is, alacag/alma/alis/teslim/zaman
    arıcılık defteri | aric/kovan/ari | log/catalogue/stock |
    hamam rezervasyon | hamam | reservation/appointments |
    Merhabalar, site yönetimindeyim. Sakinlerimizin asansör, su, elektrik gibi arızaları bildirebileceği; blok, daire ve açıklama girilen bir uygulama rica ediyorum. | ariza | requests/tasks/jobs/log | blok, daire, aciklama
    gunde kac bardak su ictim | bardak/su | counter/habits/log/measurements |
    bizim oğlan asker, hergün kaç gün kaldı diye soruyo anası, şafak sayan bişey | safak/asker | counter/timer/tool |
    mahalle sohbeti | mahalle/sohbet | chat/feed |
    yumurta haşlama süresi | yumurta | timer |
    kasap dükkanım var kurban için hisse topluyoruz, hissedar adı telefonu hayvan küpe no kapora kalan borç | kurban/hisse/kasap | ledger/people/orders/reservation | hissedar, telefon, kupe, kapora, kalan/borc
    annemin yemekleri tarif defteri | yemek/tarif | recipes |
    baraj gölünde balık tutuyoz arkadaşlarla hangi yemle ne tuttuk kaç kilo geldi nerde tuttuk yazak unutmayak | balik | log/collection/catalogue/measurements | yem, kilo, nerde/nerede/yer/konum
    muhtarlık duyuruları | muhtar/duyuru | feed/articles |
    almanca kelime ezberleme | kelime/almanca | flashcards/quiz |
    Dedemden kalma köstekli saatlere merak sardım, 40 tane oldu. Markası, yılı, çalışıyor mu ve kaça aldığım yazılsın, resmini de koyayım | saat/kostek | collection/catalogue/gallery | marka, yil, calis, kac/fiyat/alis, resim/resm/foto/gorsel
    eski paralarım | para | collection/catalogue |
    tespih çekme sayacı | tespih/zikir | counter |
    fizik tedavi merkezi, seans randevusu hasta adı terapist gün saat bölge (bel boyun diz) | seans/fizik/hasta/tedavi | appointments/reservation | hasta, terapist, gun/tarih, saat, bolge
    davulcuyuz düğün işi alıyoz | davul/dugun | jobs/events/reservation/orders/calendar |
    tansiyonumu yazıcam | tansiyon | measurements/log |
    kızıma çeyiz düzüyorum neler alındı neler alınmadı tik atayım fiyatını da yazayım | ceyiz | checklist/tasks/catalogue/stock | fiyat
    türkü dinleme | turku | player |
    torunların resimleri dursun | torun/resim | gallery |
    kooperatifte süt topluyoruz köylüden, üretici litre yağ oranı tarih. ay sonunda ne kadar para vercez belli olsun | sut | ledger/log/measurements | uretici, litre, yag, tarih
    pikniğe nereye gidelim oylaması | piknik/pikni | votes |
    tarla işleri takvimi | tarla | calendar/planner/tasks |
    ehliyet sınavına calısıyorum trafik levhalarını sorsun bilemediklerimi tekrar etsin | ehliyet/levha/trafik | quiz/flashcards |
    hurdacıyım mal takibi | hurda | stock/ledger |
    kına gecesi organizasyonu yapıyoruz gelinin adı, tarih, salon, kaç kişi, süsleme rengi, alınan kapora | kina/organizasyon | events/orders/jobs/reservation | gelin, tarih, salon, kisi/kac kisi, susleme, kapora
    ev taşırken yapılacaklar | tasi | checklist/tasks/planner |
    Bizim liseyi bitireli kırk yıl olmuş, mezunları tek tek bulduk. Herkesin ismi şehri mesleği telefonu bi yerde toplansın istiyoruz | mezun/lise | people | isim/ad, sehir/sehr, meslek/mesleg, telefon
    kahvede okey skoru | okey | counter/game/log/tool |
    seracıyım her gün sıcaklık nem ölçüp deftere yazıyorum defter ıslandı mahvoldu telefona yazayım | sera | measurements/log | sicaklik, nem
    mantı siparişi alıyom | manti | orders |
    iş makinası operatörlerim var hangi gün hangi şantiyede kaç saat çalıştı, mazot ne kadar aldı | makin/operator/santiye | log/jobs/ledger/planner | operator, gun/tarih, santiye, saat, mazot
    forklift kiralama | forklift | rentals/reservation |
    cami yaptırma derneğiyiz bağış yapanın adı miktarı makbuz nosu, toplam da gözüksün inşallah | bagis/cami | ledger/log | miktar/tutar, makbuz
    adım adım abdest öğretsin | abdest | wizard/articles/checklist |
    bale okulumuz için yıl sonu gösterisi kostümleri; kostüm, beden, hangi öğrencide, geri geldi mi | kostum/bale | rentals/stock/catalogue/checklist | kostum, beden, ogrenci, geri/iade
    sigarayı bırakıcam inş her gün içmediysem işaretleyeyim kaç gün oldu görim | sigara | habits/counter/log |
    yaylada çadır kurulcak yerleri not alcam, suyu varmı yolu nasıl manzarası kaç puan | yayla/cadir/kamp | places/catalogue/collection | su, yol, manzara/puan
    Değerli ekip, kadın kooperatifimiz erişte, tarhana ve salça satmaktadır. Siparişi verenin adı, adresi, ürün, kilo ve ödeme durumunu tutacağımız sade bir program arz ederiz. | siparis/tarhana/eriste/kooperatif | orders/ledger | adres, urun, kilo, odeme
    oto yıkama plaka araç tipi iç mi dış mı ücret ödedi mi hangi eleman yıkadı | yikama/oto | jobs/orders/log/ledger | plaka, arac tip/arac, ucret, odedi/odeme/odendi, eleman
    çocuk gelişimi üzerine yazdığım yazılar okunsun başlık konu tarih olsun yeter | cocuk/yazi/gelisim | articles/feed | baslik, konu, tarih
    dağcılık kulübü zirve tırmanışları: dağ, yükseklik, tarih, katılanlar, hava durumu | dag/tirman/zirve | log/events/collection | dag, yukseklik, tarih, katilan, hava
    evde çikolata yapıp satıyorum malzeme ne kaldı ne bitti görmem lazım, malzeme gram son kullanma nerden alındığı | cikolata/malzeme | stock | malzeme, gram, son kullanma, nerden/nereden/alin/tedarik
    üniversitede ders programım her gün farklı, ders hoca sınıf saat yazsın haftalık görünsün | ders | planner/calendar | ders, hoca, sinif, saat
    elektrik sarfiyatı hesaplasın, kaç watt, günde kaç saat, birim fiyat girince aylık ne tutar desin | elektrik/sarfiyat | tool | watt, saat, birim/fiyat
`,
  ),
  ...readPrompts(
    'fresh',
    'en',
    `
    shopping list for the boat | boat/shopping | checklist/stock/tasks |
    ferret club members | ferret | people |
    i do mobile hairdressing round old folks homes, need client, home, room number, treatment and price | hair | appointments/jobs/log/ledger/people | client, home, room, treatment, price
    whos turn is it bins | bin | tasks/planner/habits/calendar/counter |
    swear jar | swear | counter/ledger |
    Dear team, our bell ringing tower would like to record each peal: date, method, number of changes, conductor and the ringers. With thanks | bell/peal/ring | log/events | date, method, change, conductor, ringer
    capital cities quiz | capital/cit | quiz/flashcards/game |
    gran's recipies | recip/gran | recipes |
    my husband collects barbed wire (yes really) and wants to list type, maker, year, length and where he found it | barb/wire | collection/catalogue | type, maker, year, length, found/where
    village hall bookings | hall | reservation/calendar/events |
    alpaca shearing, farm, how many animals, date and fleece weight, then what they owe me | alpaca/shear | jobs/orders/ledger/appointments/log | farm, animal, date, fleece/weight, owe
    bouncy castle hire | bouncy/castle | rentals/reservation/orders |
    We run a toy library, families borrow a toy for 2 weeks. toy name, family, borrowed date, due back, any bits missing | toy | rentals/stock/catalogue | toy, family, borrow, due, missing/bits
    push ups everyday | push | habits/counter/log |
    metronome | metronome | timer/tool/player |
    mi dad forgets his tablets, want summat wi tablet name, dose, morning or night and tick when hes had it | tablet/medic/pill | habits/checklist/log/tasks | tablet, dose, morning/night/time
    my lego sets | lego | collection/catalogue |
    residents of our block report broken stuff like lift lights leaks, flat number, problem, urgent or not | block/report/repair/broken/resident | requests/tasks/jobs/log | flat, problem, urgent
    allotment jobs this month | allotment | tasks/checklist/planner/calendar |
    drain unblocking jobs. address postcode, phone, camera survey yes no, price, invoiced | drain | jobs/orders | address, postcode, phone, camera/survey, price, invoice
    kids bedtime routine | bedtime | habits/checklist/wizard/tasks |
    so every friday me and the girls play bingo n nobody remembers who won, just write date winner prize | bingo | log/events/ledger/collection | date, winner, prize
    photos of me tattoos | tattoo | gallery/collection |
    cake orders for me kitchen business, name, date needed, flavour, size, message on top, deposit paid | cake | orders | name, date, flavour, size, message, deposit
    vote for the skittles captain | skittles/captain | votes |
    I teach people to drive. Pupil, pickup address, lesson date and time, manoeuvres covered, and whether they have paid | driv/pupil/lesson | appointments/log/people/planner/calendar | pupil, pickup/address, date, time, manoeuv, paid
    tide and surf log | tide/surf | log/measurements |
    trying not to buy clothes this year, tick off every day i dont, show me the streak | cloth/buy | habits/counter |
    tip splitter | tip | tool |
    stall holders for the summer fete with stall type pitch number table needed and fee paid | fete/stall | people/events/reservation/ledger/catalogue | stall, pitch, table, fee/paid
    parish newsletter | parish/newsletter | articles/feed |
    help a customer pick the right mattress, ask them how they sleep, weight, firm or soft and then suggest one | mattress | wizard/quiz/tool | sleep, weight, firm/soft
    dominoes score keeper | domino | counter/game/log/tool |
    our darts league fixtures home team away team venue date result | dart | events/calendar/log/planner | home, away, venue, date, result
    blood pressure for grandad | blood/pressure | measurements/log |
    Kindly make one app for my tiffin service, customer name, address, veg or non veg, days and monthly amount | tiffin | orders/ledger/people | customer, address, veg, day, amount
    best chippies in leeds | chip | places/catalogue/collection |
    kiln firings for the pottery, cone, temperature, hours, glaze, anything that cracked | kiln/firing/pottery | log/measurements | cone, temp, hour, glaze, crack
    plumbers van stock | van/plumb | stock |
    fostering six kittens and vet wants there weights, kitten name, grams, date, feeds taken | kitten | measurements/log | kitten/name, gram/weight, date, feed
    welsh words flash cards | welsh | flashcards/quiz |
    me knee op exercises, each one has a 30 second hold and 10 reps, beep me when done | knee/exercis | timer/habits/counter/checklist |
    school gate mums chat | school/mum/chat | chat/feed |
    Minutes of the Womens Institute meetings, to include date, motion, proposer, seconder and outcome. | institute/meeting/minute/women | log/events/articles | date, motion, propos, second, outcome
    podcasts to nod off to | podcast | player/collection/catalogue/checklist |
    metal detecting finds, where, when, depth, what it is, photo, and told the farmer or not | detect/find | log/collection/catalogue/gallery | where/place/location, when/date, depth, photo/picture/image, farmer/told
    money for our lasses wedding, supplier, quoted, paid so far, whats left | wedding | ledger/planner | supplier, quote, paid, left/remain/balance
    hedgehog sightings in our lane, date, time, where and alive or squashed, sad i know | hedgehog | log/places/collection | date, time, where/place/location/lane, alive/squash
    I lend hats out for weddings n ascot, hat colour, size, borrower, event date, returned | hat | rentals/stock/catalogue | colour, size, borrower, event, return
    matching pairs game for my nan with dementia, family pictures, big and nothing fiddly | pair/match/memory/nan | game |
`,
  ),
];
