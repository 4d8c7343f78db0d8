import { type FirstPrompt, readPrompts } from './first-prompt.ts';

/** Descriptions by people who had not seen the composer. */
export const unseenCG: readonly FirstPrompt[] = [
  ...readPrompts(
    'fresh',
    'tr',
    `
    kombucha kavanozlarım için bi defter | kombucha/kavanoz | log/stock/collection/measurements/catalogue/tasks |
    rüya defteri yapsana | ruya | log/articles/collection/feed |
    halısaha maçı kadro kim geliyo | hali/saha/mac/kadro | events/people/votes/planner/tasks/checklist/log/calendar/requests |
    günde kaç bardak su içtim sayan bişey | su/bardak | counter/habits/measurements/log |
    berber koltuk randevusu | berber/randevu | appointments/reservation/calendar |
    köyümüzün düğün salonu rezervasyonu | dugun/salon/rezervasyon | reservation/appointments/rentals/events/calendar |
    ehliyet sınavı trafik işaretleri soru çözelim | ehliyet/trafik/sinav | quiz/flashcards/game |
    osmanlıca kelime kartları | osmanli/kelime | flashcards/quiz/collection |
    babaannemin yemek tarifleri kaybolmasın istiyorum | tarif/yemek/babaanne | recipes/articles/collection/catalogue |
    pomodoro ders çalışma | pomodoro/ders | timer/tool/counter/log/habits/tasks |
    kira gelir gider iki dairem var | kira/gelir/gider/daire | ledger/log/rentals |
    NALBUR DÜKKANI STOK | nalbur/stok | stock/catalogue/ledger/log/shop |
    apartmanda yönetici seçimi için oylama | apartman/oylama/yonetici/secim | votes/events/requests |
    duvara kaç kutu boya gider hesaplasın | boya/duvar | tool/measurements/jobs/counter |
    balıkçı barınağı: tekne adı, bağlama no, sahibi | balik/barina/tekne | places/people/rentals/reservation/stock/catalogue/log/collection/ledger | tekne, baglama, sahib
    çiçekçiyim çelenk siparişi nereye gidecek yazalım | cicek/celenk/siparis | orders/jobs/shop/log/tasks |
    hamileyim haftalık kilo takibi | hamile/kilo/gebe | measurements/log/habits |
    hatim indiriyoz cüz dağıtma | hatim/cuz | tasks/checklist/people/log/planner/habits/requests/reservation |
    yılan oyunu gibi basit bi oyun | yilan/oyun | game |
    adam asmaca türk şehirleri ile olsun | adam/asmaca/sehir | game/quiz |
    plak koleksiyonu | plak | collection/catalogue/stock |
    kampa giderken alinacaklar | kamp | checklist/tasks/planner/shop/stock |
    öğretmenler odası çay parası kim verdi kim vermedi | cay/ogretmen/para | ledger/people/log/counter/votes/checklist/tasks |
    traktör kiralıyoruz köyde saatlik | traktor | rentals/reservation/log/jobs/ledger/orders/calendar |
    matbaa iş takip: müşteri, iş türü, adet, teslim tarihi | matbaa | jobs/orders/log/tasks | musteri, tur, adet, teslim
    mahalledeki ayakkabı tamircileri nerde göstersin | ayakkabi/tamirci | places/catalogue/people/collection/articles |
    kuzenlerle whatsapp gibi yazışma yeri | kuzen/yazis/sohbet/mesaj | chat/feed |
    dağcılık kulübünün duyuruları | dagci/kulub/kulup/duyuru | feed/articles/events |
    beş vakit namaz çetelesi, kaza da var | namaz/cetele/vakit/kaza | habits/counter/checklist/log |
    el yapımı kolye küpe satış vitrini lazım bana | kolye/kupe/el yapimi/vitrin/taki | shop/catalogue/orders/stock/collection |
    tercüme bürosuna gelen evraklar | tercume/evrak | jobs/orders/log/tasks/requests |
    88 lise mezunlari bulusmasi | lise/mezun/bulusma | events/people/planner/calendar/votes/feed/tasks/checklist |
    yumurta haşlama süre tutucu | yumurta/haslama | timer/tool/recipes |
    site güvenlik ziyaretçi defteri: plaka, gidilen daire, giriş saati | guvenlik/ziyaretci/site | log/people/appointments/events/requests | plaka, daire, giris
    kedi köpek oteli odaları | kedi/kopek/otel | reservation/rentals/appointments/people/log/calendar |
    köy okuluna lazım olan şeyler, bağış yapmak isteyen görsün | okul/bagis/ihtiyac | requests/checklist/orders/tasks/stock/log/shop/catalogue/feed |
    tez yazıyorum kaynaklarım çok dağınık | tez/kaynak | collection/catalogue/articles/log/tasks/checklist/planner |
    kız yurdu haftalık yemek menüsü | menu/yemek/yurt/yurdu | planner/calendar/recipes/events/articles/catalogue/log/checklist |
    inşaatta yevmiye puantaj | yevmiye/puantaj/insaat | ledger/log/people/jobs/calendar/habits/counter |
    elektrik sayacı okuma | elektrik/sayac/okuma | measurements/log/ledger/counter |
    oruç tuttum mu tutmadım mı, 30 gün | oruc/ramazan | habits/calendar/log/checklist/counter/planner |
    fizik tedavi hareketleri evde yapıcam | fizik/hareket/tedavi/egzersiz | habits/checklist/tasks/log/planner/timer/articles/catalogue/collection |
    kuş gözlemi: tür, konum, adet | kus | log/collection/catalogue/places/counter | tur, konum, adet
    kreş papatyalar sınıfı fotoğraf panosu | kres/sinif/pano/papatya | feed/articles/collection/events/catalogue |
    seramik kursu taksitleri | seramik/taksit | ledger/people/log |
    bardak gram kaşık çevirici | bardak/gram/kasik/cevir | tool/measurements/recipes |
    merhaba ben bir köyde tek eczacıyım hastaların raporlu ilaçları bitmeden haber vermem lazım kim hangi ilacı ne zaman almış ne zaman bitecek hepsini bi yerde görsem çok iyi olur vallahi | ilac/ecza/hasta/rapor | log/people/stock/calendar/tasks/planner/orders |
    biz üç kardeş babadan kalan fındık bahçesine sırayla bakıyoruz ama kavga çıkıyo hep, kim ne kadar gübre attı kaç çuval topladı kime kaç para düştü yazılsa da rahat etsek | findik/bahce/hasat | log/ledger/planner/jobs/tasks/stock/measurements |
    Derneğimizde engelli üyelerimizi hastaneye götüren iki minibüsümüz var. Aileler arayıp istekte bulunuyor, gönüllü şoförler de uygun oldukları günü söylüyor, kağıtta tutunca her şey birbirine giriyor, yardımcı olur musunuz? | minibus/engelli/servis/hastane/sofor/dernek/ulasim/gonullu/arac | requests/reservation/appointments/planner/calendar/jobs/tasks/log/orders/events/rentals |
    işaret dili öğrenmek istiyorum kardeşim için | isaret | flashcards/quiz/articles/catalogue/collection/habits/log |
`,
  ),
  ...readPrompts(
    'fresh',
    'en',
    `
    snail farm breeding pens | snail/pen/breed | log/stock/people/places/catalogue/collection/measurements/jobs |
    how many words i wrote today on my novel | word/novel/writ | counter/habits/log/measurements |
    tiny free library on our street, who has what | library/book | rentals/log/collection/catalogue/people/stock |
    chess openings flash cards | chess/opening | flashcards/quiz/collection |
    80s music pub quiz | quiz/music/80/pub | quiz/game |
    sauna rounds timer | sauna | timer/log/tool/counter |
    split the tips between waitresses | tip | tool/ledger |
    food truck pre-orders | food/truck/order | orders/shop/requests/jobs |
    mobile dog groomer, need bookings | groom/dog | appointments/reservation/calendar/jobs/orders |
    i rent out camera lenses | lens/camera | rentals/reservation/catalogue/stock |
    memory matching game with sea animals | memory/sea/match | game/flashcards/quiz |
    grans welsh cake recipies | recipe/welsh/cake/gran | recipes/articles/collection |
    blood pressure thing for my husband | blood/pressure | measurements/log/habits |
    NOISE COMPLAINTS from the street, council wont listen | noise/complaint | requests/log/feed/tasks |
    where are the drinking fountains in town | fountain/drink/water | places/catalogue/collection/articles/log |
    vote on the new club jersey | jersey/vote/club | votes |
    chat for us night porters | chat/porter/night | chat/feed |
    motorbike parts in my shed | motor/part/bike/shed | stock/catalogue/collection |
    campervan stuff to check before we set off | camper/van/check | checklist/tasks/stock |
    potty training star chart | potty/star | habits/counter/log/checklist/game |
    planning a funeral, no clue where to start | funeral | checklist/tasks/planner/articles/events |
    upholstery workshop: customer, furniture, fabric metres, price | upholster | orders/jobs/ledger/log/stock | customer, furniture, fabric, price
    eclipse and meteor shower dates | eclipse/meteor | calendar/events/planner/articles/log |
    ball counter for cricket umpire | cricket/umpire/ball | counter/tool/game/log |
    pocket money for 3 kids | pocket/money | ledger/log/counter/tasks |
    crane inspections: crane id, inspector, defects | crane/inspection | checklist/log/jobs/tasks/requests/measurements | crane, inspector, defect
    fossil collection | fossil | collection/catalogue |
    ink bottles i own so i stop buying blue | ink | collection/catalogue/stock/log |
    study plan for the bar exam | study/bar/exam | planner/tasks/calendar/checklist/habits/log |
    irish verbs drill plz | irish/verb | flashcards/quiz/game |
    how much seed per acre calculator | seed/acre | tool/measurements |
    am dram rehearsals | rehears/dram/drama | calendar/events/planner/appointments/log/people |
    newsletter for the tenants of Mill Court | tenant/news/mill | articles/feed/events |
    handmade soap shop | soap | shop/catalogue/orders/stock |
    plumber call outs | plumb/call | jobs/appointments/orders/requests/log/tasks/calendar |
    ferret vet visits and jabs | ferret/vet/jab | log/appointments/calendar/people/tasks/measurements |
    cramps and period diary, private please | period/cramp/cycle | log/calendar/habits/measurements |
    school run carpool who drives when | carpool/driv/school | planner/calendar/tasks/people/events/log/requests |
    model railway shelf: loco, gauge, livery | railway/loco/model | collection/catalogue/stock | loco, gauge, livery
    three good things every evening | three/good/gratitude/evening | log/habits/articles/checklist/feed |
    solar panel readings | solar/panel | measurements/log/counter |
    escape room slots | escape/room | reservation/appointments/calendar/events |
    babysitters we trust with numbers | babysit/sitter | people/catalogue/collection |
    shift swaps at the bus depot | shift/swap/depot | requests/planner/calendar/feed/votes/log/tasks/people/events |
    rock pool sightings: species, shore, date | rock/pool/sighting | log/collection/catalogue/places | species, shore, date
    bothies ive slept in across scotland | both | places/log/collection/catalogue/articles |
    Hello, we run a repair cafe once a month, people turn up with broken toasters and lamps and we need to write down who brought what, which volunteer looked at it and whether it got fixed | repair/cafe/fix | jobs/log/orders/requests/tasks/people/appointments/events |
    my mum has dementia and four of us take turns sitting with her so i need something where we can see who is there which day and what she ate or said | dementia/mum/care/sit/visit/turn | log/planner/calendar/tasks/events/appointments/feed/people |
    we are a small shrimp boat out of louisiana and the state wants catch reports every week, pounds by size, where we dragged, how long, how much ice and fuel. keep it simple my deckhand cant type | shrimp/catch/boat | log/measurements/ledger/stock/counter/jobs |
    bingo number caller | bingo | game/tool/counter |
`,
  ),
];
