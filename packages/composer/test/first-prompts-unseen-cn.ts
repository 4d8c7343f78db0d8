import { type FirstPrompt, readPrompts } from './first-prompt.ts';

/** Descriptions by people who had not seen the composer; not read. */
export const unseenCN: readonly FirstPrompt[] = [
  ...readPrompts(
    'fresh',
    'tr',
    `
    pekmezci satış defteri | pekmez | ledger/orders/shop/log/stock |
    köydeki düğünlerde kim ne taktı yazalım | dugun/taki | ledger/log/people/events/collection |
    kalaycı iş takibi | kalay | jobs/orders/log/ledger/tasks |
    mahalle bekçisi devriye notları | devriye/bekci | log/events/places/tasks/articles |
    ehliyet sınavına çalışmak için soru çözme | ehliyet/sinav | quiz/flashcards |
    osmanlıca kelime ezber kartları | osmanli/kelime | flashcards/quiz |
    tespih çekerken sayan bi şey | tespih/tesbih/zikir | counter/tool |
    hamsi tarifleri | hamsi | recipes/catalogue/articles/collection |
    cami derneği aidatları | cami/aidat/dernek/derneg | ledger/people/log |
    okul aile birliği kermesi için stand listesi | kermes/stand | events/checklist/catalogue/shop/stock/planner/tasks/people/orders/places |
    güreş kulübü sporcuların kilo takibi | gures/kilo | measurements/people/log |
    nalbant randevu defteri | nalbant | appointments/calendar/jobs/log/reservation |
    saat tamircisiyim gelen saatleri kaydedicem | saat/tamir | jobs/orders/log/stock/requests |
    selamlar biz toroslarda yörük bir aileyiz keçilerimiz var yüz elli kadar bunların hangisi ne zaman doğurdu kaç oğlak verdi hangisi hasta oldu yazmak istiyorum defter ıslanıyor kayboluyor her sene | keci/oglak/oglag/suru | log/stock/collection/people/measurements/catalogue |
    yumurta kaynatma için dakika tutucu | yumurta | timer/tool |
    köy meclisinde oylama yapılcak | oylama/koy/meclis | votes |
    mahalledeki tarihi çeşmelerin yerleri | cesme | places/catalogue/collection/log |
    kanarya üretim kayıtları: bilezik, eş, yumurta sayısı | kanarya | log/stock/collection/catalogue/measurements/people | bilezi, yumurta
    plak koleksiyonum | plak/plag | collection/catalogue/stock |
    gelinlik kiralama dukkani icin | gelinlik/gelinlig | rentals/reservation/orders/shop/catalogue/appointments |
    halı saha saat ayırtma | saha | reservation/appointments/calendar/rentals |
    sınıf pikniği kim ne getirecek | piknik/piknig | checklist/tasks/planner/people/events/requests |
    ramazanda hatim için cüz paylaşımı | hatim/cuz | tasks/checklist/planner/people/habits/reservation/log |
    bebeğimin emme ve bez saatlerini yazmak istiyorum | bebe/emme/bez | log/measurements/habits/counter |
    Muhtarlığa gelen şikayetler. | sikayet/muhtar | requests/log/tasks/feed |
    kantar fişleri: plaka, brüt, dara | kantar/fis | log/ledger/measurements/stock/orders | plaka, brut, dara
    keçe ustasıyım sipariş listem olsun | kece/siparis | orders/jobs/log |
    yks için günde kaç saat çalıştım | yks/calis | log/habits/measurements/planner/timer/counter |
    okçuluk kulübü antrenman programı | okcu/antrenman | planner/calendar/events/log/tasks/habits |
    amca cocuklari arasinda mesajlasma | mesaj/aile/amca/sohbet/kuzen | chat/feed |
    oltacılar için av günlüğü | olta/av gun/balik/balig/avci | log/collection/feed/measurements |
    hayvan pazarı alım satım hesabı | hayvan/pazar | ledger/log/stock/shop/orders |
    turşucu dükkanı kavanoz stoku | tursu/kavanoz | stock/catalogue/shop/log |
    biz apartmanda on iki daireyiz yöneticilik bana kaldı maalesef kim aidatı verdi kim vermedi asansör tamiri için ne toplandı nereye harcandı hepsi görünsün ki kimse bana laf etmesin | apartman/aidat/daire/yonetici | ledger/log/people |
    tiyatro kostüm emanetleri | kostum/tiyatro/emanet | rentals/log/stock/catalogue/reservation/ledger/collection |
    yaşlı annemin ilaç saatleri unutmayalım | ilac/anne | habits/log/checklist/tasks/calendar/planner/timer/appointments/events |
    kpss tarih soruları bilgi yarışması | kpss/tarih | quiz/flashcards/game |
    yılan oyunu yap telefonda oynayayım | yilan | game |
    metrekare hesaplayan bişey lazım boyacıyım ben | metrekare/boya/hesap | tool |
    köpek eğitim merkezi: köpek adı, ırk, kaçıncı ders | kopek/kopeg | people/log/appointments/catalogue/events/jobs/collection/stock | irk, ders
    kilise bülteni yazıları | kilise/bulten | articles/feed/events |
    köy haberleri paylaşılsın herkes altına yorum yazsın | koy/haber | feed/articles/chat |
    kurban hisse listesi | kurban/hisse | people/ledger/log/orders/checklist/reservation/stock |
    ortaokulda veli görüşme saatleri, randevu alsınlar | veli/gorusme/randevu | appointments/reservation/calendar/events/planner |
    belediye fen işlerine mahalleden gelen arıza bildirimleri | ariza/belediye/bildirim/fen is | requests/tasks/jobs/log |
    semaver tamiri: müşteri, arıza, ücret | semaver/tamir | jobs/orders/log/ledger/requests | musteri, ariza, ucret
    taş baskı atölyem için ürün vitrini | baski/atolye/vitrin | catalogue/shop/collection/orders |
    sağlık ocağı hemşiresiyim hastaların tansiyonu şekeri yazılacak | tansiyon/seker/hasta | measurements/log/people |
    yemekhane haftalık menü planı | menu/yemek/yemeg | planner/calendar/recipes/events/catalogue/tasks |
    kızım ilkokul üçte çarpım tablosunu bir türlü ezberleyemiyor ona sorular soran doğru bilince aferin diyen yanlışta doğrusunu gösteren sıkıcı olmayan eğlenceli bir şey yapabilir miyiz acaba lütfen | carpim | quiz/flashcards/game |
`,
  ),
  ...readPrompts(
    'fresh',
    'en',
    `
    bee swarm call list for our association | swarm/bee | requests/log/jobs/people/tasks/places/checklist |
    tracking what the food bank gives out | food | stock/log/ledger/orders |
    stone mason quotes and jobs | mason/stone/quote | jobs/orders/ledger/log |
    flashcards for latin verbs | latin/verb | flashcards/quiz |
    highway code quiz for my lad | highway | quiz/flashcards |
    rosary counter | rosary | counter/tool/habits |
    my nans welsh cake recipes and others | recipe/nan/welsh/cake | recipes/collection/catalogue/articles |
    book the village tennis court | tennis/court | reservation/appointments/calendar/rentals |
    mosque iftar volunteers who does what | iftar/mosque/volunteer | tasks/planner/people/checklist/events |
    farrier diary | farrier | appointments/calendar/jobs/log/planner |
    hire out bouncy castles | bouncy/castle | rentals/reservation/orders/shop/catalogue |
    moth trap nightly records: species, number, moon | moth | log/measurements/collection/counter/catalogue | species, number, moon
    tide pools worth visiting | tide/pool | places/catalogue/collection/log |
    parish newsletter articles | parish/newsletter | articles/feed |
    hello i run a tiny repair cafe in the library every second saturday, people bring toasters and lamps and i need to write down what it was, who fixed it and if it works now | repair/cafe | jobs/log/requests/orders/events/appointments/catalogue |
    chat for the night shift porters | porter/night/shift | chat/feed |
    kids pocket money whos owed what | pocket/money | ledger/log/tasks/counter |
    tug of war team weigh ins | tug/weigh | measurements/log/people |
    cobbler tickets | cobbler/ticket/shoe | jobs/orders/log/requests |
    steeping timer for 5 kinds of tea | tea/steep | timer/tool |
    Vote for the new yacht club commodore | yacht/commodore/vote | votes |
    memory game with farm animals | memory/farm/animal | game |
    paint coverage calculator | paint | tool |
    where are all the defibrillators in town | defib | places/catalogue/log |
    old tractors i own and want | tractor | collection/catalogue/stock/checklist |
    ferry crossing log for the deckhands | ferry/crossing | log/events/calendar |
    market stall jam sales | jam/stall | ledger/stock/shop/log/orders |
    school trip packing | trip/pack | checklist/tasks/planner |
    puppy training did we do it today | puppy | habits/log/checklist/tasks/planner/counter |
    bus drivers reporting broken seats | bus/seat/report | requests/log/tasks/jobs/feed |
    stained glass orders: church, panel size, colours, due date | stained/glass | orders/jobs/log/ledger | church, panel, due
    gcse revision timetable | gcse/revision | planner/calendar/tasks/events/habits/checklist |
    rugby club kit cupboard | kit/rugby | stock/catalogue/checklist/rentals/collection/log/shop |
    right so im treasurer of a brass band, nobody tells me anything, i need money in and money out, who paid subs and who still hasnt, nothing fancy just so i can show the committee | band/brass/subs/treasur/money | ledger/log/people |
    podiatry clinic slots | podiatry/clinic | appointments/reservation/calendar |
    im a dog groomer need customers dogs remembered | dog/groom | people/appointments/log/jobs/catalogue |
    babys first words | word/baby | log/collection/articles/feed/events/catalogue |
    crown green bowls fixtures | bowl/fixture | events/calendar/log/planner |
    eid sweets preorder for my shop | eid/sweet | orders/shop/reservation/catalogue |
    neighbours borrowing drills and ladders off each other | neighbour/neighbor/borrow/drill/ladder/lend | rentals/reservation/log/catalogue/requests/stock/ledger/collection |
    koi pond: variety, length, breeder | koi | collection/stock/log/catalogue/measurements | variety, length, breeder
    basket weaver willow stock | willow/basket | stock/log/catalogue/collection |
    morris dancers practice attendence | morris/danc/attend | people/log/events/checklist/calendar/habits |
    rat catcher's weekly rounds | rat catch/rats/pest/round | jobs/appointments/log/tasks/planner/places/calendar |
    photos and gossip from the carnival, everybody posts | carnival | feed/chat |
    lambing shed log: ewe, lambs born, help needed | lamb | log/stock/measurements/collection/events | ewe, born, help
    blood sugar for grandad | sugar/blood | measurements/log |
    guess the capital city thing for year 6 | capital | quiz/game/flashcards |
    prayer requests | prayer | requests/feed/log/articles |
    my daughter is 4 and is scared of the dentist and bedtime and everything so we want a sticker chart sort of thing where each day she brushes teeth, tidies up, sleeps in own bed | sticker/daughter/bed/chart/teeth/routine | habits/checklist/tasks/log/counter/planner |
`,
  ),
];
