import { type FirstPrompt, readPrompts } from './first-prompt.ts';

/** Descriptions by people who had not seen the composer; not read. */
export const unseenCK: readonly FirstPrompt[] = [
  ...readPrompts(
    'fresh',
    'tr',
    `
    salyangoz çiftliği günlük kayıt | salyangoz/ciftlik/ciftlig | log/stock/measurements/tasks/ledger |
    kaymakamlık bayrak nöbeti çizelgesi | bayrak/nobet/kaymakam | planner/calendar/tasks/log/events/people/jobs/appointments |
    tespih koleksiyonum icin bi uygulama | tespih/koleksiyon | collection/catalogue/stock |
    ehliyet sınavı trafik işaretleri soru çözme | ehliyet/trafik/isaret/sinav | quiz/flashcards/game |
    hayvan pazarında alım satım hesabı tutucam | hayvan/pazar/alim | ledger/log/stock/orders |
    bebek emzirme saatleri | emzirme/bebek | log/timer/measurements/habits/tasks/calendar |
    su içmeyi unutuyorum | su | habits/counter/tasks/log/timer/measurements |
    gözleme evi masa ayırtma | gozleme/masa | reservation/appointments/orders/calendar/events |
    jeneratör kiralayan dükkan | jenerator/kira/dukkan | rentals/stock/reservation/orders/ledger/catalogue/shop |
    köyümüzün unutulan kelimeleri sözlük gibi | kelime/sozluk/sozlug/koy | articles/catalogue/collection/flashcards/log |
    osmanlıca harf ezber kartı | osmanlica/harf/ezber | flashcards/quiz/game |
    sitede oylama yapcaz sakinler evet hayır desin | oylama/oy/site/sakin | votes/requests/feed |
    fabrika arıza bildirimi: makine, vardiya, bildiren | ariza/makine/fabrika | requests/jobs/log/tasks/orders | makine, vardiya, bildiren
    anneannemin yemek tarifleri | tarif/anneanne/yemek | recipes/articles/collection/catalogue |
    kahve falı not defteri | fal/kahve/not | log/articles/collection/feed/people/catalogue |
    satranç saati | satranc/saat | timer/game/tool/counter |
    yılan oyunu gibi ama tırtıl olsun yaprak yesin | tirtil/yilan/yaprak/yaprag | game |
    kdv hesapla | kdv | tool/ledger |
    Mahallemizin berberine randevu alma | berber/randevu/mahalle | appointments/reservation/calendar/requests |
    gezici sirk turnesi: şehir, çadır yeri, otel | turne/sirk | events/calendar/planner/log/places/reservation/collection/tasks | sehir, cadir, otel
    zikirmatik | zikir | counter/habits/tool |
    hamile kedim var takip | kedi/hamile | log/measurements/calendar/tasks/people/habits/collection/planner |
    ege kıyısında gizli koylar rehberi | koy/ege/rehber/kiyi | places/catalogue/articles/collection |
    yazlığa giderken alınacaklar | yazlik/yazlig/alinacak | checklist/tasks/shop/stock/planner |
    köy derneği üyelerinin numaraları | dernek/dernegi/uye/koy/numara | people/catalogue/collection |
    pastane siparis alma programi yapilirmi | pastane/siparis/pasta | orders/jobs/shop/requests/tasks |
    el emeği lif patik satıcam telefondan baksınlar | lif/patik/patig/el emeg | shop/catalogue/orders/stock/feed/collection |
    halı saha maçına kim geliyo kim gelmiyo | hali saha/mac/kim gel | events/people/votes/requests/reservation/planner/checklist/log |
    okulda kayıp eşya dolabı | kayip/esya/dolap/dolab | catalogue/log/collection/requests/stock/feed |
    muhabbet kuşu üretim defteri bilezik no, baba, yumurta tarihi | muhabbet/kus/uretim | log/collection/catalogue/people/stock/tasks/events | bilezik, baba, yumurta
    Komşularla yazışma grubu | komsu/yazisma/grup/grub | chat/feed |
    sınıfın duvar panosu herkes foto yazı atsın | sinif/pano/duvar | feed/chat/articles/collection |
    selamün aleyküm ben toroslarda keçi bakıyorum 120 başım var hangisi ne zaman doğurdu kaç oğlak verdi aşısı oldumu hepsini deftere yazıyodum defter ıslandı gitti bana telefonda bunu tutacak bişey lazım | keci/oglak/oglag/toros | log/stock/people/collection/catalogue/measurements/tasks/ledger | asi
    İyi günler, küçük bir termal otelin resepsiyonundayım; misafirler masaj için sıra alıyor, biz kağıda yazıyoruz ve sürekli çakışma oluyor, hangi masöz hangi saatte dolu görebileceğimiz sade bir uygulama rica ediyorum | masaj/termal/misafir/otel/masoz | appointments/reservation/calendar/planner/events |
    lise 3 öğrencisiyim kimya hocası her derste sözlü yapıyo simge gösterip adını soruyo bende otobüste çalışayım diye element simgelerini soran sonunda da kaç doğru yaptım diyen bişi istiyorum | element/kimya/simge/periyodik | quiz/flashcards/game |
    rakı masası hesabını bölüştür | hesap/hesab/bolus/raki/masa | tool/ledger |
    kuyumcuda tamire bırakılan takılar | kuyumcu/tamir/taki | jobs/orders/log/stock/ledger/requests/rentals/catalogue |
    taziye defteri | taziye | feed/articles/log/chat/collection/people/events/requests |
    kamp malzemem tam mı | kamp/malzeme | checklist/stock/tasks/collection/tool |
    dedemin şekeri sabah akşam | seker/dede | measurements/log/habits |
    sigarayı bıraktım kaç gün oldu | sigara | counter/habits/log/timer/tool |
    rafadan yumurta süresi tutsun ötsün | yumurta/rafadan/sure | timer/tool |
    semaverin tarihi çeşitleri bilgi veren uygulama | semaver | articles/catalogue/collection |
    ramazan davulcuları: sokak, davulcu, bahşiş | davul/ramazan/bahsis | ledger/log/events/people/jobs/tasks/collection/planner | sokak, davulcu, bahsis
    kına gecesi planı | kina | planner/events/checklist/tasks/calendar/appointments |
    karadeniz manileri | mani/karadeniz | collection/articles/feed/catalogue/log/flashcards |
    hastane kantininde mal bitince görelim | kantin/hastane/mal | stock/shop/checklist/log/orders/catalogue |
    ödevleri yetiştiremiyom yardım | odev | tasks/planner/calendar/log/checklist/habits |
    mobilya atölyesinde hangi işi hangi usta yapıyor | mobilya/usta/atolye | jobs/tasks/orders/planner/people/log/calendar |
    bel çevremi ölçüyorum haftada bir | bel/cevre/olc | measurements/log/habits |
`,
  ),
  ...readPrompts(
    'fresh',
    'en',
    `
    sightings of a missing tortoise around our estate | tortoise/sighting/missing | log/feed/places/requests/catalogue/events/collection |
    worm farm bin notes | worm/bin | log/measurements/tasks/stock/articles |
    practise the accordion every day | accordion/practi | habits/log/counter/tasks/timer/planner |
    knitting row counter | knit/row | counter/tool/log |
    mortgage overpayment calculator | mortgage/overpay | tool |
    whack a mole but its traffic wardens | whack/mole/traffic/warden | game |
    capital cities of africa quiz | capital/africa/cit | quiz/flashcards/game |
    welsh vocab cards | welsh/vocab | flashcards/quiz |
    nanas jam recipies | jam/recip/nana | recipes/articles/collection/catalogue |
    foaling season book: mare, stallion, due date | foal/mare | log/calendar/events/people/collection/tasks/planner/appointments/stock/catalogue | mare, stallion, due
    book the village hall | hall/village | reservation/appointments/calendar/events/rentals/requests |
    bouncy castle hire | bouncy/castle | rentals/reservation/orders/stock/catalogue/shop/appointments |
    dog groomer diary | groom/dog | appointments/calendar/log/reservation/planner/people |
    bacon sandwich orders for the site lads | sandwich/bacon/order | orders/shop/requests/checklist/jobs |
    who owes who after the ski trip | owe/ski/trip | ledger/tool/log |
    secret beaches of the hebrides | beach/hebrid | places/catalogue/articles/collection |
    let us vote where to eat on friday | vote/voting/eat/friday | votes/requests/feed |
    lollipop ladies rota | lollipop/rota/lad | planner/calendar/people/tasks/events/log/jobs/appointments |
    fountain pens i own | pen/fountain | collection/catalogue/stock |
    tenants asking for repairs | tenant/repair | requests/jobs/tasks/orders/log/people |
    egg timer, soft medium hard | egg/timer | timer/tool |
    chat for our rowing crew | chat/rowing/crew | chat/feed |
    photo wall for the street party | photo/wall/street/party | feed/collection/events/chat/catalogue |
    moving house whats in which box | box/moving/house | checklist/stock/catalogue/collection/log/tasks |
    hospital bag before baby comes | hospital/bag/baby | checklist/tasks/stock/planner |
    essay deadlines uni | essay/deadline/uni | tasks/planner/calendar/events/log/checklist |
    I sell second hand prams | pram/second hand | shop/catalogue/stock/orders/ledger/feed |
    staff directory w/ extension numbers | staff/directory/extension | people/catalogue |
    river level readings by the mill | river/level/mill | measurements/log |
    half used paint tins in my shed | paint/tin/shed | stock/catalogue/collection/checklist/log |
    short reads about the history of canals | canal/history | articles/catalogue/collection/feed |
    fairground dates for showmen | fair/showm | events/calendar/planner/places/log/appointments |
    days since last accident in the workshop | accident/day/workshop | counter/log/timer/habits/tool |
    hiya I run a tiny repair cafe once a month in a church basement, people turn up with toasters and lamps and we never know who is fixing what or whether it got mended, need something simple | repair/cafe/mend/fix | jobs/log/requests/tasks/orders/appointments/events/stock |
    I am the secretary of a bowls club with ninety two mostly elderly members and would like a neat way of keeping their names, addresses, emergency contacts and subscriptions in one place on my telephone please | bowls/member/club | people/ledger/catalogue/log/collection | name, address, emergency, subscription
    ok so me and my flatmates keep fighting about who did the bins and the dishes and whos turn it is so just make something where the chores are and you tick when done | chore/flatmate/bins/dish | tasks/checklist/planner/habits/log/jobs |
    stained glass commissions with client, panel size, lead type | stained/glass/commission | orders/jobs/requests/log/catalogue/collection/stock/tasks | client, panel, lead
    migraine diary | migraine | log/measurements/habits/calendar |
    plumber jobs this week | plumb/job | jobs/tasks/appointments/planner/calendar/orders/requests |
    blacksmith taster days: course, pupil, day, fee | blacksmith/taster/course | events/people/appointments/reservation/log/ledger/calendar/catalogue/collection/planner/tasks/orders | course, pupil, fee
    find the matching dinosaurs memory thing for my 4 yr old | dinosaur/memory/match | game/flashcards/quiz |
    dnd campaign npc notes | npc/campaign/dnd | people/log/catalogue/collection/articles |
    kitchen caddy emptying round | caddy/kitchen/round | jobs/planner/tasks/calendar/log/places/checklist/events/habits |
    Running order for Geoff's retirement do | retirement/running/geoff | planner/events/checklist/tasks/calendar/timer/log |
    best chip shops in whitby | chip/whitby | places/catalogue/collection/articles/votes/log |
    converter for old imperial stuff like furlongs | convert/unit/imperial/furlong | tool |
    bird ringing station log with ring number, wing length and fat score | bird/ringing | log/measurements/catalogue/collection/stock | ring, wing, fat
    ideas box for the pupils council | idea/pupil/council | votes/requests/feed/articles/log/tasks |
    dads tablets morning noon night | tablet/dad | tasks/checklist/habits/log/stock/calendar/planner/timer/measurements |
    sea shanty lyrics | shant/lyric | collection/articles/catalogue/feed |
`,
  ),
];
