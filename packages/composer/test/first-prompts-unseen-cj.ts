import { type FirstPrompt, readPrompts } from './first-prompt.ts';

/** Descriptions by people who had not seen the composer. */
export const unseenCJ: readonly FirstPrompt[] = [
  ...readPrompts(
    'fresh',
    'tr',
    `
    ahırdaki ineklerin süt verimi günlük | inek/sut/ahir | log/measurements |
    taksi durağı sıra listesi | taksi/durak/durag/sira | people/checklist/log/planner/tasks/jobs/calendar |
    gelinlik provası randevuları | gelinlik/prova | appointments/calendar/reservation |
    hemsire nobet cizelgesi yapcam | nobet/hemsire | planner/calendar/events/appointments/log |
    kpss tarih soruları çözelim | kpss/tarih | quiz/flashcards |
    annemden kalma turşu tarifleri | tursu/tarif | recipes/articles |
    köy odası satranç turnuvası puanları | satranc/turnuva | counter/log/people/game/events |
    bebek bezi kaç tane kaldı | bez | stock/counter/log |
    sanayide oto elektrik kayıtları: plaka, arıza, parça, işçilik | elektrik/oto/sanayi | jobs/log/orders/ledger | plaka, ariza, parca, iscilik
    kepçe ekskavatör kiralıyoruz biz | kepce/ekskavator/kirala | rentals/reservation |
    apartman yöneticisine dilek şikayet kutusu | sikayet/dilek/apartman | requests/tasks/log/feed |
    halı saha maçı hangi gün olsun oylama | mac/hali saha/oyla | votes/events |
    günde kaç bardak su içtim | bardak/su | counter/habits/log/measurements |
    kurban ortakları hissedar, kasap payı, ödenen | kurban/ortak/ortag | ledger/people/log/orders | hissedar, kasap, oden
    kereste metreküp hesabı | kereste/metrekup | tool/measurements/log |
    servis şoförleri kendi aramızda sohbet | servis/sofor/sohbet | chat/feed |
    pul koleksiyonum | pul | collection/catalogue |
    biz dört kardeşiz annem alzheimer oldu kim hangi gün başında kalıyor ne yedi ilacını içti mi gece kalktı mı hepimiz görelim birbirimize telefon açmaktan yorulduk artık yardımcı olun | anne/alzheimer/bakim/kardes | log/planner/calendar/tasks/checklist/feed/habits |
    ameliyathane alet seti sayımı | ameliyat/alet/set | checklist/stock/log |
    ofiste çay molası zamanlayıcı | cay/mola | timer |
    ingilizce tıp terimleri ezber kartı | tip/terim/ingilizce | flashcards/quiz |
    dedemin ilaç saatleri | ilac/dede | habits/calendar/checklist/log/planner/tasks |
    yayladaki çobanların telefon rehberi | coban/yayla/rehber | people |
    balkonda domates fidesi ne zaman ekilir takvimi | domates/fide/ekim/ekil | calendar/planner/log/tasks/events |
    kadın kooperatifi reçel satış dükkanı | recel/kooperatif | shop/catalogue/orders/stock |
    imece kim hangi işe gelecek | imece | tasks/people/planner/events/checklist/jobs |
    düğün salonu rezervasyonu | dugun/salon | reservation/calendar/events/appointments |
    tır parkı olan iyi lokantalar | tir/lokanta | places/catalogue/log/collection |
    yılan oyunu ama traktörlü olsun | yilan/traktor | game |
    halk oyunları ekibine duyuru | halk oyun/duyuru/ekip/ekib | feed/articles/events |
    köyde biçerdöverim var sezonda herkes aynı gün istiyor kimin tarlası kaç dönüm hangi gün gideceğim parayı verdi mi vermedi mi hepsini karıştırıyorum bana bunu tutan bi şey lazım | bicerdover/tarla/hasat/bicer | jobs/appointments/orders/planner/calendar/log/ledger/reservation/people |
    ayakkabı tamircisi emanet fişleri | ayakkabi/emanet/tamir | orders/jobs/log |
    keçi kılı dokuma tezgahı günlüğü | keci/dokuma/tezgah | log/jobs |
    kızımın çeyizi eksikler | ceyiz | checklist/shop/tasks/stock/collection |
    üni ödev teslimlerim | odev/teslim | tasks/planner/checklist/calendar |
    okul kantini stok | kantin | stock |
    sigarayı bıraktım kaç gün oldu | sigara | counter/habits/log |
    köy su sırası: kişi, kanal, saat | su/sira/koy | planner/log/calendar/appointments/people/tasks | kisi, kanal, saat
    hastanede refakatçi kim kalacak | refakat | planner/calendar/tasks/log/people |
    yangın tüpü dolum kontrolü | yangin/tup | checklist/log/stock/tasks |
    Gelen giden evrak kaydı lütfen | evrak | log/ledger/catalogue |
    türkü sözleri defterim | turku | articles/catalogue/collection/log/recipes |
    nakliyeciye yük ilanı | yuk/nakliye | orders/jobs/shop/feed/requests/catalogue |
    3 cocugun ates olcumu | ates/cocuk/cocug | measurements/log |
    Merhaba, üniversite kütüphanesinde çalışan öğrenciyim; grup çalışma odalarını kâğıda yazıyoruz, herkes kavga ediyor. Odayı kim, saat kaçta, kaç kişiyle aldı görülsün, çakışma olmasın istiyorum, şimdiden teşekkür ederim. | oda/kutuphane | reservation/appointments/calendar/rentals/planner/log |
    ehliyet için trafik levhaları testi | levha/trafik/ehliyet | quiz/flashcards |
    ekşi maya besleme | maya/eksi | log/habits/tasks/timer |
    dikiş makinası servisi, model ve seri numarası girilecek | dikis/makina/servis | jobs/log/orders/catalogue | model, seri
    posta güvercini yarış süreleri | guvercin/yaris | log/measurements/timer/counter |
    mahalle iftarı kim ne getiriyor | iftar/mahalle | checklist/people/tasks/events/planner/recipes/requests |
`,
  ),
  ...readPrompts(
    'fresh',
    'en',
    `
    cattle dip record | dip/cattle | log/measurements/tasks/calendar |
    split the tip jar between baristas | tip/barista | ledger/tool/counter/log |
    nursing drug calculation quiz | nursing/drug/calculation | quiz/flashcards/tool |
    bus driver rest hours | rest/driver/hours | log/timer/counter/measurements/calendar/planner |
    church flower rota | flower/church/rota | planner/calendar/events/people/tasks |
    bones of the hand flash cards | bone/hand | flashcards/quiz |
    lost sheep noticeboard for our valley | sheep/lost/notice | feed/requests/articles/log/shop |
    welding rod stock: type, diameter, kilos left | welding/rod | stock | type, diameter, kilo
    kids pocket money | pocket/money/allowance | ledger/counter/log/habits |
    vote for where to hold the street party | street/party/vote/poll | votes/events |
    everyones numbers, the whole family | family/number/contact | people |
    spelling game w/ dinosaurs | spelling/dinosaur | game/quiz/flashcards |
    meeting minutes thing for the office | minute/meeting | articles/log/events/tasks |
    handover sheet icu nights | handover/icu | log/checklist/people/articles/tasks |
    egg timer but for 4 eggs at once | egg | timer |
    my husband drives long haul and me and the kids never know which country hes in so something where he puts the town and when hes next home and we can read it | haul/home/husband/trip/dad/town/driv | log/places/feed/calendar/events/planner/chat |
    borehole water readings | borehole/water | measurements/log |
    Forklift daily checks | forklift | checklist/log/tasks/habits |
    heritage apple varieties | apple | catalogue/collection/articles/log |
    song requests for the wedding dj | song/dj/wedding | requests/votes/orders/feed |
    hot desk booking | desk | reservation/appointments/calendar/rentals |
    roast dinner recipes like nan did | roast/dinner/nan | recipes/articles |
    marquee and chairs for rent | marquee/chair/rent | rentals/reservation/orders/shop |
    mower repairs with owner, make, fault, quote | mower | jobs/orders/log | owner, make, fault, quote
    opening up the shop, what to do each morning | opening/morning/shop | checklist/tasks/habits |
    push ups ive done | push | counter/habits/log/measurements |
    chat for our dorm floor | dorm/floor/chat | chat/feed |
    roadside veg stall honesty box | veg/stall/honesty | shop/ledger/catalogue/log/orders/stock |
    clean toilets for delivery drivers where are they | toilet | places/catalogue/log |
    dog groomer bookings | groom/dog | appointments/reservation/calendar |
    Hello, I am a student nurse on placement and must prove 2300 practice hours across different wards with a supervisor's name each time, please build me something simple that adds them up before graduation. | hour/placement/practice/nurs | log/measurements/counter/ledger/habits |
    vintage thermos flasks i own | thermos/flask | collection/catalogue/stock |
    fence post calculator | fence/post | tool |
    PTA bake sale sign up: parent, cake, slot | bake/pta/sale | events/people/tasks/planner/log/checklist/orders/appointments | parent, cake, slot
    assigment deadlines this semester | assig/deadline/semester | tasks/planner/checklist/calendar |
    vaccine fridge temp twice a day | fridge/vaccine/temp | measurements/log/habits |
    barn dance tickets | barn/dance/ticket | orders/shop/events/reservation/people/ledger |
    who's who of lifeboat volunteers | lifeboat/volunteer | people |
    stretch my back every hour at work | stretch/back | habits/timer/counter/tasks/checklist |
    seed swap for gardeners | seed/swap | shop/collection/catalogue/stock/requests/feed/events/log |
    migraine diary plz | migraine | log/measurements/habits |
    ice fishing holes worth going back to | fishing/ice/hole | places/log/catalogue/collection |
    my parcel round, address, door colour, dog or no dog | parcel/round | log/places/orders/jobs/people/catalogue/checklist | address, door, dog
    conkers tournament | conker/tournament | counter/log/game/events/people/votes |
    chimney sweep round | chimney/sweep | jobs/appointments/log/orders/planner/calendar/people |
    we are a men's shed, about thirty retired blokes, and every week somebody's widow rings wanting a gate mended or a chair glued, need to see who took what job and if its finished | shed/job/repair | jobs/tasks/requests/orders/log |
    first aid how-to for scouts | first aid/scout | articles/catalogue/checklist/quiz/flashcards |
    ask admin for stationery | stationery | requests/orders/stock/tasks/checklist |
    fostering expenses | foster/expense | ledger/log/requests |
    counting silage bales | silage/bale | counter/log/stock |
`,
  ),
];
