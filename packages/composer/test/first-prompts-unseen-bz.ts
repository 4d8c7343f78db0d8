import { type FirstPrompt, readPrompts } from './first-prompt.ts';

/** Descriptions by people who had not seen the composer. */
export const unseenBZ: readonly FirstPrompt[] = [
  ...readPrompts(
    'fresh',
    'tr',
    `
    muhtarım köyde su saati okuyorum hane hane: hane sahibi, eski endeks, yeni endeks, okuma tarihi | su/saat/sayac/endeks/okuma | measurements/log/ledger | sahib/hane, eski, yeni, tarih
    imece listesi | imece | jobs/planner/tasks/people |
    cami halısı için bağış topluyoruz kim ne verdi: isim, miktar, makbuz no | bagis/hali/cami | ledger/log/collection | isim/ad, miktar/tutar, makbuz
    köy fırını sırası, kadınlar hangi gün ekmek yapacak | firin/ekmek/sira | reservation/planner/appointments/board |
    Serviste hasta düşme olaylarını kaydetmek istiyoruz: protokol no, oda, düşme saati, yaralanma var mı | dusme/olay | log/jobs | protokol, oda, saat, yaralanma
    diyaliz seanslarım | diyaliz/seans | log/measurements/appointments |
    hemşireyim nöbet değişimlerini karıştırıyoz herkes birbirine borçlu. kim kime hangi gün tuttu: tutan, yerine, tarih, ödendi mi | nobet/degisim | log/ledger/planner/jobs | tutan, yerine, tarih, odendi
    EBE ZİYARETLERİ: ANNE ADI, GEBELİK HAFTASI, TANSİYON, ADRES | ebe/ziyaret/gebe/anne | log/measurements/people/appointments/jobs | anne, hafta, tansiyon, adres
    berlinde yasiyorum, annemin turkiyeden yolladigi koliler: icinde ne var, kargo no, geldi mi | koli/kargo/paket | orders/log/stock | ic, kargo, geldi
    almanca artikel ezberleme der die das | artikel/almanca/kelime | flashcards/quiz |
    Hollanda'ya yeni taşındık, belediye, sigorta, okul derken evrak işlerinin ucu kaçtı; yapılacakları tek tek tutup hangisinin son günü ne zaman göreyim | evrak/belge/islem/tasin/is | tasks/checklist/planner/jobs | son/tarih
    halı saha kadrosu | kadro/hali saha/mac/oyuncu | people/board/planner |
    haftalık halısahada kim geldi kim para vermedi, tek tek wpdan yazmaktan bıktım: oyuncu, mevki, ödedi | oyuncu/hali/mac | ledger/people/log | oyuncu, mevki, oded
    güvercin meraklısıyım kuşların bilezik no, renk, cins, eşi kim hepsini yazacağım yer | guvercin/kus | collection/log | bilezik, renk, cins, es
    yağlı güreş pehlivanlarını tanıtan ansiklopedi gibi bi app | gures/pehlivan | catalogue/articles/people |
    satranç kulübü maç sonuçları: beyaz, siyah, açılış, sonuç | satranc/mac | log/board | beyaz, siyah, acilis, sonuc
    mantar topluyorum bolu tarafında, nerde ne buldum kimse bilmesin: tür, mevki, kaç kilo, tarih | mantar | places/log/collection | tur, mevki, kilo, tarih
    tespih koleksiyonum | tespih | collection/catalogue |
    kanaviçe iplik stoğu: dmc kodu, renk, kaç çile kaldı | iplik/kanavice/cile | stock/collection | kod, renk, cile/kal
    Ofiste kahve makinesinin temizliği hep bana kalıyor, sıra kimde belli olsun artık | kahve/temizlik/sira/makine | tasks/planner/jobs/habits |
    toplantı odası ayırtma | oda/toplanti | reservation/appointments |
    muhasebedeyim masraf fişleri geliyo plastik poşetle. personel, tarih, fiş tutarı, kdv, onaylandı mı yazılsın | fis/masraf | ledger/log/requests | personel, tarih, tutar, kdv, onay
    yemekhane menüsü oylaması yapalım hangi yemek çıksın | yemek/menu/oy | votes |
    arşivden dosya alan geri getirmiyor: dosya no, alan kişi, birim, alış tarihi, iade | dosya/arsiv | rentals/log | dosya, alan/kisi, birim, tarih/alis, iade
    cemevi lokma listesi kim ne getirecek | lokma/cem | checklist/planner/people/board/collection/log |
    kur'an kursu öğrencilerinin ezber takibi: öğrenci, sure, sayfa, hocanın notu | ezber/kurs/ogrenci/sure | log/people/measurements | ogrenci, sure, sayfa, not
    kaza namazı sayacı | namaz/kaza | habits/measurements/log/tool |
    Kilise korosunun nota arşivi düzenlenecektir. Eser, besteci, ses grubu, nüsha sayısı alanları bulunmalıdır. | nota/koro/eser | collection/catalogue/stock | eser, besteci, ses, nusha
    umre kafilesi icin hacı adaylarının listesi lazım pasaport no, oda no, ilaç kullanıyor mu, otobüs | umre/kafile/haci/aday/yolcu | people | pasaport, oda, ilac, otobus
    sahur davulcusu mahalle sokakları | davul/sokak/sahur/mahalle | places/checklist/planner/jobs |
    Su altı dalış defterim: dalış noktası, derinlik, dip süresi, tüp bitiş basıncı | dalis | log/measurements/places | nokta, derinlik, sure, basinc
    okçuluk antremanı puanlarım kaç ok attım kaç tuttu | ok/antre/puan/atis | log/measurements |
    kaportacıyım, gelen arabayı plaka, hasarlı parça, boya kodu, teslim günü diye yazıyom duvara. duvarı boyadılar hepsi gitti | arac/kaporta/araba/hasar/is | jobs/log/orders | plaka, parca, boya, teslim
    zeytin sıktırma sırası randevu | zeytin/sira/randevu | appointments/reservation |
    kiralık düğün abiyesi: elbise, beden, kiralayan, kapora, dönüş tarihi | abiye/elbise/kira | rentals | elbise, beden, kiralayan, kapora, donus
    mahalle kedileri kısırlaştırma listesi hangi kedi yapıldı hangisi kaldı: lakap, sokak, cinsiyet, kısır mı | kedi/kisir | log/collection/people/checklist | lakap, sokak, cinsiyet, kisir
    ninemin tarifleri | tarif/nine | recipes |
    türkü sözleri, hangi yörenin kimden derlenmiş, makamı ne, hepsi bi arada okuyalım | turku/soz | catalogue/articles/collection | yore, derle/kim, makam
    adet takvimi | adet/takvim/regl/dongu | log/planner/measurements/habits |
    çölyağım ya, hangi lokantada glutensiz yemek buldum unutuyorum. mekan, semt, ne yedim, dokundu mu | glutensiz/lokanta/mekan/colyak | places/log | mekan, semt, ne ye/yemek/yedi, dokun
    astım pef ölçümü sabah akşam | pef/astim/olcum | measurements/log |
    çocuk felci aşısı değil genel bebek aşı takvimi, kızımın hangi aşısı ne zaman vurulacak yazsın vurulunca işaretlerim | asi | checklist/planner/appointments/tasks |
    Ehliyet sınavı işaret levhaları test | levha/isaret/ehliyet/trafik | quiz/flashcards |
    radyo gibi ama kuş sesleri dinleten uygulama, sıra sıra çalsın | kus/ses | player/catalogue |
    SATILIK KUZU İLANLARI KÖYE ÖZEL: cins, kaç aylık, kilo, fiyat, telefon | kuzu/ilan | feed/board/catalogue/collection/log/stock | cins, ay, kilo, fiyat, telefon
    adam asmaca | adam/asmaca/kelime | game |
    asansör arızası bildirimi apartman için kat, arıza, bildiren, usta geldi mi | asansor/ariza | requests/jobs/log | kat, ariza, bildiren, usta
    kampçıyım her seferinde bişey unutuyorum çadır kazığı, ocak, fener... çıkmadan işaretleyeyim | kamp/esya/malzeme | checklist |
    tuz gölü koşusuna hazırlanıyorum 12 hafta kaldı, koştuğum mesafe süre nabız ayakkabı yazıp bakayım ilerliyo muyum | kosu | log/measurements/planner | mesafe, sure, nabiz, ayakkabi
    dernek aidatları: üye, ay, tutar | aidat/uye/dernek | ledger/log | uye, ay, tutar
`,
  ),
  ...readPrompts(
    'fresh',
    'en',
    `
    parish flower rota | flower/rota | planner/people/tasks/jobs/reservation |
    gurdwara langar volunteers: name, phone, shift, roti or dal or dishes | langar/volunteer/sewa/seva | people/planner/jobs | name, phone, shift, roti, dal, dishes
    mikveh appointments, discreet please: initials, evening, time | mikveh/appointment/visit/booking | appointments/reservation | initials, evening, time
    i'm the eruv checker and every friday i drive round the poles. want to note pole number, street, wire ok?, who i called | eruv/pole/wire/check | log/checklist/jobs | pole, street, wire, call
    zakat calculator | zakat | tool/measurements/ledger |
    Sunday school memory verses, kids flip them over | verse/memory | flashcards/quiz |
    bell ringers tower log: method, changes, conductor, date rung | bell/ring/peal/tower | log | method, changes, conductor, date/rung
    temple shoe stall tokens: token no, pairs, returned | shoe/token | rentals/log/stock | token, pair, return
    allotment waiting list | allotment/waiting/plot | people/requests/board/reservation/appointments |
    village hall bookings: who, from, until, chairs needed, deposit paid | hall/booking | reservation/appointments | who, from, until, chair, deposit
    I run the well committee in our village and people pay per jerrycan. household, cans taken, paid, owing — nobody agrees what they owe at month end | well/water/jerry/can/household | ledger/log | household, can, paid, owing/owe
    lambing | lamb/ewe | log/measurements |
    ewe tag, lambs born, alive, ram, pen. lambing shed at 3am with cold fingers so big buttons | lamb/ewe | log/measurements | tag, born/lambs, alive, ram, pen
    milk round customers: house, pints, days, key safe code | milk/customer/round/house | people/orders/planner | house, pint, day, key/code
    ward fridge temps: fridge, reading, time, nurse initials | fridge/temp/reading | measurements/log | fridge, reading, time, initial
    BED BOARD FOR OUR WARD. BED, PATIENT, CONSULTANT, DISCHARGE DATE | bed/ward/patient | board/log/people/jobs/reservation | bed, patient, consultant, discharge
    porter requests: from where to where, chair or trolley, urgent | porter/request | requests/jobs | from, to/where, chair, trolley, urgent
    my dads chemo side effects, the oncologist keeps asking and we never remember. day of cycle, nausea, temp, what he ate | chemo/side effect/symptom | log/measurements | day/cycle, nausea, temp, ate/eat/food
    hospital radio song requests from patients | song/request/radio | requests/player/feed |
    prosthetics clinic, loan sockets out to patients: socket size, side, patient, due back | socket/prosthe/loan | rentals/log | size, side, patient, due/back
    anatomy bones quiz | bone/anatomy | quiz/flashcards |
    insulin sites rotating | insulin/site/inject | log/habits/measurements |
    expat in Seoul here!! keep track of my visa runs: entry date, exit date, stamp, airport | visa/run/entr/trip | log/places | entry, exit, stamp, airport
    weird korean words i hear on the bus | word/korean | flashcards/collection/log |
    Moving from Lyon to Perth with a container, need every box listed so customs believes me: box no, contents, room, value | box/container/mov | stock/collection/log/checklist | box, content, room, value
    filipino groceries group buy in oslo: who, item, qty, paid? | grocer/order/item/buy | orders/ledger | who, item, qty/quantity, paid
    places in Lisbon that sell Marmite | marmite/shop/place | places |
    desk plants watering | plant/water | tasks/habits/planner/jobs/log |
    lost badges at reception: employee, badge no, temp badge given, returned | badge | rentals/log | employee, badge, temp, return
    office sweepstake for the world cup who drew which team | sweepstake/team/draw | people/board/log/votes/game |
    we share one company van between 4 departments and it's war. driver, department, leaving, back, fuel left | van/trip | reservation/log/rentals | driver, department, leav, back, fuel
    Holiday leave requests shall record: employee, first day, last day, substitute, approval status. | leave/holiday/request | requests/planner | employee, first, last, substitute, approv/status
    which sandwich friday vote | sandwich/vote | votes |
    kanban for our 3 person law firm cases new / drafting / filed / closed | case/kanban/matter | board/tasks/jobs | new, drafting, filed, closed
    roller derby skaters | skater/derby | people |
    wicketkeeper stats for under 13s: match, catches, stumpings, byes | wicket/match/keeper/stat | log/measurements | match, catch, stumping, bye
    curling club ice bookings sheet number skip time | ice/curling/sheet/booking | reservation/appointments | sheet, skip, time
    coach here, swim times pls - swimmer stroke distance time pool length | swim/time | measurements/log | swimmer, stroke, distance, time, pool
    bouldering problems i havent sent yet: gym, grade, colour, attempts | boulder/problem/climb | log/collection/tasks/jobs | gym, grade, colo, attempt
    pigeon racing results | pigeon/race | log/measurements |
    geocaching | cache/geocach | places/log |
    ham radio QSO log: callsign, band, mode, signal report, grid square | qso/contact/radio/callsign | log | callsign, band, mode, signal/report, grid
    I restore accordions as a hobby, each one has a maker, serial, number of reeds, what's broken and what I paid for it. wife says there are too many, I'd like proof there aren't | accordion | collection/stock/jobs/log/catalogue | maker, serial, reed, broken, paid
    sourdough recipes with timings | sourdough/recipe/bread | recipes |
    fountain pen inks swatch: brand, shade, sheen, dry time | ink/swatch | collection/catalogue/log | brand, shade, sheen, dry
    knitting row counter | row/knit/counter | tool/measurements/log/jobs |
    birds of the estuary guide for school visits with short texts | bird/estuary | catalogue/articles |
    snake feeding: snake, prey, ate it?, last shed | snake/feed | log/measurements | snake, prey, ate, shed
    choir carpool whos driving who, seats, pick up, leaving time | carpool/ride/driv/choir | planner/reservation/board/events/people/log | driv, seat, pick, leav
    tic tac toe for my nan | tic/toe | game |
`,
  ),
];
