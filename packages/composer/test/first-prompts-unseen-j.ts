import { readPrompts } from './first-prompt.ts';

/**
 * Written as outsiders type, without a look at the lexicon, the readers, the rules or the archetypes: 74 of 100 when it was first
 * measured, 95 of them about the subject, before and after the improvement with the sets h, i and k. Its failures were not read
 * and no rule was made for them.
 */
export const unseenJ = [
  ...readPrompts(
    'common wishes',
    'tr',
    `
    dukkandaki cay ocagı hesabı kim kac cay icti ay sonu topluyorum | cay/hesap/borc | ledger/log/people | adet/cay/miktar
    babamın ilaçları sabah öğle akşam içti mi | ilac | log/checklist/weekPlan/people/collection | sabah/saat/ogun, icti/alindi/icildi/durum
    güzellik salonu lazer seansları kaçıncı seans, bölge | lazer/seans/musteri | appointments/people/log/jobs | bolge, seans
    okul servisi velilerden para topluyorum kim ödedi kim ödemedi | servis/veli/ogrenci/odeme | ledger/people/checklist/log | odedi/odeme/odendi
    tavuklarım günde kaç yumurta veriyo | yumurta/tavuk | log/measurements | adet/yumurta/sayi
    kombi servisiyiz bakım zamanı gelen müşteriyi arayalım | kombi/bakim/servis/musteri | jobs/log/people/collection/appointments/checklist | telefon, tarih/bakim
    cicekci siparişleri teslim saati ve karttaki yazı | cicek/siparis | jobs/log/board | teslim, kart/yazi
    anaokulu bugün ne yedi ne kadar uyudu velilere yazıyoruz | cocuk/ogrenci/anaokul/gunluk/uyku | log/people/feed/collection/measurements | uyku/uyudu, yemek/yedi/ogun
    kiralık dairelerim var kiracı, kira günü, depozito | daire/kiraci/kira | ledger/collection/people/reservation/log | depozito, kira
    hali saha mac kadrosu yapma | mac/hali/saha/kadro/oyuncu | people/reservation/checklist/board/appointments/weekPlan |
    benzin fişlerim km yazıyım kaç yakmış | benzin/yakit/fis/km | log/measurements | km, litre/tutar/fiyat
    ceyiz listem alındı alınmadı | ceyiz | checklist/collection | alindi
    oto yıkama sıradaki arabalar plaka | yikama/arac/araba/oto | jobs/board/appointments/log/checklist | plaka
    limonata standı satışım kaç bardak | limonata/satis/bardak | log/ledger/stock/catalogue | adet/bardak
    kitap klubumuz bu ay ne okuyoruz kim bitirdi | kitap | collection/people/log/checklist/feed | bitir/durum/okudu
    kedimin aşıları ve kilosu | kedi/asi | log/measurements/collection/people/appointments | kilo, asi
    çocuk harçlıklarını takip edecem ev işi yaparsa ekliycem | harclik/is | ledger/log/checklist/people | tutar/harclik
    lokanta günün menüsü yazayım müşteri görsün | menu/yemek/lokanta | catalogue/articles/feed/log/collection/weekPlan | fiyat
    düğün davetlileri kaç kişi gelecek kim taktı ne taktı | davetli/dugun/konuk/taki | people/log/checklist/ledger | taki/takti/hediye
    erasmus harcamalarım euro | harcama/erasmus | log/ledger | tutar
    manav defteri halden aldığım kasa kaça aldım kaça sattım | manav/urun/kasa/alis/hal | log/stock/ledger/jobs | alis/aldi, satis/satti
    spor salonuna gitmek için motivasyon çizelgesi haftada kaç gün | spor/antrenman | log/checklist/weekPlan/measurements |
    su faturası elektrik doğalgaz aylık | fatura | log/ledger/measurements/checklist/collection | tutar
    kına gecesi organizasyonu yapıyorum tarih, mekan, kapora kalan para | kina/organizasyon/musteri/etkinlik | jobs/appointments/reservation/log | mekan/yer, kapora, kalan
    internet kafe masa süreleri kaç lira tuttu | masa/kafe/sure | jobs/log/reservation/tool/ledger/board/appointments | sure/saat/baslangic, tutar/ucret/lira/fiyat
    `,
  ),
  ...readPrompts(
    'unusual subjects',
    'tr',
    `
    ipek böcegi yetiştirme günlüğü yaprak kg sıcaklık | ipek/bocek | log/measurements/collection | yaprak, sicaklik
    ney üflüyorum hangi parçayı çalıştım kaç dakika | ney/parca/calisma | log/collection/checklist | parca, dakika/sure
    salyangoz çiftliği kasalarım | salyangoz/kasa | log/collection/stock/jobs/people |
    define değil mantar :) topladığım mantarlar yer, tür, foto | mantar | log/collection/places | yer/konum, tur, foto
    güvercin uçurma saatleri kaç saat havada kaldı | guvercin/ucus | log/measurements/collection | sure/saat
    telsiz kulübü çağrı işareti konuşma kaydı frekans | telsiz/konusma/cagri/gorusme | log/collection/people | cagri/isaret, frekans
    ebru tekneleri boya karışım notları | ebru/boya/karisim | log/collection/articles |
    muhtarlık ikametgah isteyenler defteri | ikametgah/muhtar/basvuru/istek | log/people/jobs/board/collection/checklist |
    zeybek ekibi kostüm zimmet | kostum/zimmet/zeybek | stock/collection/people/log/checklist |
    maden suyu kapagı koleksıyonu | kapak/kapag/maden | collection |
    itfaiye gönüllüsü nöbet ve olay kayıtları | nobet/olay/itfaiye/gonullu | log/people/weekPlan/appointments/collection |
    göl kıyısı kamp yerleri puan ver yorum yaz | kamp | places/collection/feed/log/articles | puan
    `,
  ),
  ...readPrompts(
    'calculators, timers and games',
    'tr',
    `
    fayans kaç kutu lazım hesaplasın | fayans | tool |
    kıdem tazminatı hesabı | kidem/tazminat | tool |
    yumurta haşlama zamanlayıcı rafadan kayısı katı | yumurta/zamanlayici | tool |
    taş kağıt makas | tas/kagit/makas | game |
    plaka kodu ezberleme il bil | plaka/il | quiz/game |
    dolar tl çevir | dolar/doviz/kur/para | tool |
    `,
  ),
  ...readPrompts(
    'longer descriptions',
    'tr',
    `
    selam, annemle evde mantı yapıp satıyoruz. instagramdan yazıyorlar karışıyor hep. kim kaç kilo istedi, ne gün alacak, adresi, parasını verdi mi bunları tek yerde görelim. bi de hazırlananlar ayrı dursun | manti/siparis | jobs/log/board/ledger | kilo, adres, odendi/odedi/odeme/para
    Ben köy okulunda öğretmenim, 14 öğrencim var birleştirilmiş sınıf. Her gün hangi ödevi verdiğimi ve kimin yaptığını işaretlemek istiyorum. Öğrencinin adı, sınıfı, velisinin telefonu olsun. Ay sonunda eksiği olanları göreyim yeter. | ogrenci/odev | people/checklist/log | odev, veli/telefon
    geçen sene serada mildiyö oldu hangi ilacı ne zaman attım hatırlayamadım zor durumda kaldım. o yüzden ilaçlama defteri: tarih, sera no, ilacın adı, dozu, hasada kaç gün beklenecek | ilac/sera | log/collection/checklist/jobs | sera, ilac, doz
    Apartman yöneticisiyim 18 daire. Aidat 750 lira, ödeyen ödemeyen belli olsun, giderleri de yazayım (asansör, temizlik, elektrik) kasada ne kaldığını herkes görebilsin. Duyuru da geçebileyim. | aidat/daire/apartman | ledger/people/log/checklist | gider, duyuru
    kickboks salonumuz var. sporcular kemer sınavına giriyo. sporcu adı, kilosu, kemeri, lisans no, veli teli. haftalık antrenman programı ekranı ve yoklama. siyah kırmızı renk | sporcu/kickboks/antrenman/uye | people/weekPlan/appointments | kemer, lisans, kilo
    yaşlı bakıcısıyım 3 hastaya gidiyorum hangi gün kaç saat kaldım saatlik ücretim 200 lira ay sonu ne alacağım onu bilmek istiyorum | hasta/mesai/calisma/bakim/saat | log/ledger/jobs/people/appointments/measurements | saat/sure, ucret/tutar/kazanc
    fotoğrafçıyım dış çekimler için. gelin damat adı, çekim yeri, saat, paket fiyatı, alınan kapora, albüm teslim edildi mi. takvimde görmek istiyorum aynı güne iki çekim almayayım | cekim/foto/gelin | jobs/appointments/reservation | kapora, yer, album/teslim
    `,
  ),
  ...readPrompts(
    'common wishes',
    'en',
    `
    need somthing to keep track of my lawn mowing customers whos paid | lawn/mow/customer | jobs/ledger/people/appointments/log | paid
    window cleaning round streets and whos due | window/clean/customer/street/round/house | jobs/people/collection/log/appointments/ledger/checklist | street/address
    mums tablets morning noon night tick off | tablet/pill/medic | log/checklist/weekPlan/collection |
    dog walking schedule, owner phone number and key code | dog/walk | appointments/weekPlan/jobs/people/log | owner/phone, key
    baby feeds n nappies log | baby/feed/napp | log/measurements |
    vintage clothes i sell on vinted what i paid what i sold for profit | cloth/vint/item/sale | log/stock/ledger/collection/jobs | paid/cost/bought, sold/price
    church flower rota | flower/rota | weekPlan/people/checklist/appointments/log/collection |
    freelance hours per client for invoicing | hour/client/time/work | log/ledger/jobs/people | client, hour
    wine cellar bottles year region drink by | wine/bottle | collection/stock | year, region, drink
    kids reading minutes at home each day | read | log/measurements/checklist | minute/duration
    my running shoes how many miles on each pair | shoe/run | log/collection/measurements | mile/distance
    nail tech bookings deposit and nail shape | nail/booking/appointment | appointments/jobs/reservation | deposit, shape
    student house bills split 4 ways | bill/house/expense/split | ledger/log | amount
    swap kids clothes with other mums near me | cloth/swap | catalogue/feed/collection/places | size/photo/age
    weekly meal planner with shoping list | meal | weekPlan/checklist/collection | shop
    gym class timetable book a spot | class/gym | reservation/appointments/weekPlan |
    allotment what i planted where and when harvested | plant/allotment/crop/bed/harvest | log/collection | harvest, where/bed/place/location
    food bank stock, use by dates | food/stock/item | stock/collection/log | use by/expir/date
    tool hire shop who has what when its back | tool/hire/rental | reservation/stock/jobs/collection/log | return/back/due/end
    under 11s football team subs paid and goals | football/player/team | people/ledger/log | goal, paid/subs
    christmas present list per person with budget | present/gift/christmas | checklist/collection/ledger/log | budget/price, person/name/for
    podcast episode planner guest, topic, recorded or not | podcast/episode | board/collection/jobs/checklist/log | guest, topic
    pub quiz scores by team each round | team/quiz/score | log/people/collection/ledger/measurements/tool/game/board | score/point, round
    taxi driver daily takings and fuel | taking/taxi/earning/shift | log/ledger | fuel
    houseplants last watered | plant | log/collection/checklist | water
    `,
  ),
  ...readPrompts(
    'unusual subjects',
    'en',
    `
    stone skimming records bounces | skim/stone/bounce/throw | log/collection/measurements | bounce
    bell ringing tower attendance and methods rung | bell/ring/tower/method | people/log/collection | method
    axolotl tank water tests ammonia nitrite ph | axolotl/water/tank/test | log/measurements | ammonia, ph
    beekeepers swarm callouts address and caller | swarm/callout/bee | jobs/log/collection | address, caller
    metal detecting finds with field and depth | find/detect | log/collection | depth, field
    reenactment group kit list who has which helmet | kit/helmet/reenact/member | stock/collection/people/checklist |
    sourdough starter feeding times | sourdough/starter/feed | log/checklist/measurements |
    narrowboat lock and mooring diary | mooring/lock/boat/diary | log/collection/places |
    drone flights battery number and minutes | drone/flight | log/measurements | battery, minute/duration
    pigeon race results ring number velocity | pigeon/race/result | log/collection/measurements | ring, velocity
    escape rooms weve done and want to do | escape/room | collection/checklist/log/places |
    tattoo ideas board with placement | tattoo/idea | board/collection | placement
    `,
  ),
  ...readPrompts(
    'calculators, timers and games',
    'en',
    `
    gravel how many bags for a path length width depth | gravel | tool | length, width
    stamp duty calculator | stamp duty/tax/duty | tool |
    intervall timer for boxing rounds | box/interval/round/timer | tool |
    connect four | connect/four | game |
    learn the greek alphabet flashcards | greek/alphabet/letter | quiz |
    stones to kilos | stone/kilo/weight | tool |
    `,
  ),
  ...readPrompts(
    'longer descriptions',
    'en',
    `
    Hi, we are two sisters doing afternoon tea boxes from home. People message us and we forget half of it. For each order we need name, delivery date, address, number of boxes, allergies and whether they have paid. And show me what has to go out tomorrow please. | order/tea/box | jobs/log/board/ledger | allerg, address, paid
    Volunteer driver coordinator for a hospital transport charity. Patients ring us, we match them with a driver. Need pickup address, hospital, appointment time, driver, mileage claimed. Drivers list with phone and car reg. | trip/patient/transport/journey/ride/driver/pickup | jobs/appointments/people/board/log/reservation | pickup, driver, mileage
    my dad has parkinsons and the nurse asked us to write down when he takes his meds, when he freezes and how bad the tremor is from 1 to 10. needs to be dead simple for my mum, big buttons | med/tremor/symptom/parkinson/freez | log/measurements/checklist | tremor
    I run a riding school. We have 11 horses and about 60 riders. Each lesson has a rider, a horse, an instructor, a time and a level. No horse should do more than 3 hours a day. I also want to see farrier and worming dates for every horse. | lesson/horse/rid | appointments/people/reservation/log/weekPlan | horse, instructor, level
    Last year we lost track of who borrowed the club tents and two never came back. So a simple app: item, who took it, when, when it is due back, condition on return, phone number. | item/tent/loan/borrow | stock/collection/jobs/log/reservation | due/back, condition, phone
    I want to write down bits of family history my gran tells me. Person, year, place, the story, maybe a photo. And a family tree screen if thats possible | story/family/memor/person | collection/log/articles/people | year, place, photo
    we're a four piece covers band. songs with key, tempo, who sings. gigs with venue, fee, load in time. setlists in order. practice dates everyone can see | song/gig/band/setlist | collection/appointments/jobs/log/people/weekPlan/media | key, venue, fee
    `,
  ),
];
