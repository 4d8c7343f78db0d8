import { type FirstPrompt, readPrompts } from './first-prompt.ts';

/** Descriptions by people who had not seen the composer; not read. */
export const unseenCL: readonly FirstPrompt[] = [
  ...readPrompts(
    'fresh',
    'tr',
    `
    hac dönüşü gelen misafirlere ikram listesi | hac/ikram/misafir | checklist/tasks/people/stock/planner |
    su icmeyi unutuyorum gunde 8 bardak icmem lazim | su/bardak/bardag | habits/counter/log/measurements/tasks |
    kahve falı günlüğü | fal/kahve | log/articles/collection |
    köyün ortak biçerdöver sırası | bicerdover | reservation/rentals/appointments/orders/jobs/calendar/tasks/planner/requests |
    diş teli kontrollerim | dis/tel | appointments/calendar/log/events/checklist/tasks |
    oğlum namazlarını kıldı mı takip edeceğim | namaz | habits/tasks/log/checklist/counter |
    sokak kedilerine mama bıraktığımız noktalar | mama/kedi/nokta | places/log/tasks/catalogue/collection |
    osmanlıca kelime ezber kartları | osmanlica/kelime | flashcards/quiz |
    ehliyet levha sınavı çalışmalık | levha/ehliyet | quiz/flashcards |
    kolonya dükkanım için ürün vitrini, sepete atsınlar | kolonya | shop/catalogue/orders |
    babaannemin turşuları nasıl yapılır | tursu | recipes/articles/collection/catalogue |
    yılan oyunu | yilan | game |
    rafadan yumurta süre tutucu | yumurta/rafadan | timer/tool/counter |
    zikirmatik | zikir | counter/habits/tool |
    yayla evi kiralama: misafir, giriş, çıkış, kapora | yayla/kirala | rentals/reservation/calendar/appointments/orders/log/ledger | misafir, giris, cikis, kapora
    servise binen çocuklar kim indi kim kaldı | servis/cocuk | people/checklist/log/tasks/planner |
    sınıf başkanı seçimi için oy kullanma | baskan/oy/secim | votes |
    kına gecesi hazırlıkları | kina | checklist/tasks/planner/events |
    köpeğim pamuk şişmanlıyor kilosunu yazayım | kopek/kopeg/pamuk/pamug/kilo | measurements/log/counter |
    mahallede kim neye ihtiyaç duyuyorsa yazsın komşular yardım etsin | mahalle/ihtiyac/yardim/komsu | requests/feed/tasks/chat/votes |
    balıkçı teknemin mazot masrafı | mazot/tekne/balik | ledger/log/measurements |
    tuhafiye stok | tuhafiye | stock/catalogue/shop |
    ud derslerim hangi gün kaçta kim gelecek | ud/ders | appointments/calendar/planner/events/people/reservation |
    fındıkta çalışan işçilerin yevmiyesi | findik/yevmiye/isci | ledger/log/jobs/people/tool/calendar/counter |
    nobetci ogretmen cizelgesi yap acil | nobet/ogretmen | planner/calendar/tasks/events/people/log |
    eski gazete kupürlerim | kupur/gazete | collection/catalogue/articles |
    doğum sancısı aralıklarını ölçen bişey | sanci/dogum | timer/log/measurements/tool/counter |
    tarla kaç dönüm eder metrekareden çevirsin | donum/tarla/metrekare | tool |
    bizim okuma kulübünün duvarı, herkes kitap hakkında yazıp beğensin | kitap/okuma | feed/chat/articles/collection/catalogue/votes |
    huzurevi personeli vardiyaları | vardiya/huzurevi/personel | planner/calendar/people/events/tasks/log |
    çini boyama atölyesine kayıt | cini/atolye | events/appointments/reservation/people/log/orders/jobs/calendar |
    evden eve nakliye işlerim | nakliye | jobs/orders/ledger/appointments/log/calendar |
    deprem çantasında neler var neler eksik | deprem/canta | checklist/stock/tasks |
    barınakta hangi tekne hangi iskelede bağlı | iskele/tekne/barinak/barinag | reservation/rentals/places/catalogue/stock/people/log/collection |
    şal dokuma kaydı: tezgah, usta, metre | dokuma/sal | log/measurements/jobs/ledger/stock/orders | tezgah, usta, metre
    vertigo ataklarım: tarih, şiddet, tetikleyen | vertigo/atak/atag | log/measurements/habits | siddet, tetikle
    gelinlikçi provaları: gelin, model, prova tarihi | gelinlik/prova | appointments/orders/jobs/rentals/calendar/log/events | gelin, model, prova
    merhaba ben köyde bakkal işletiyorum veresiye defterim kayboldu artık telefondan tutmak istiyorum kim ne kadar borçlu ne zaman almış hepsini görebileyim sade bir şey olsun yaşlıyım ben | veresiye/bakkal/borc | ledger/log/people/orders |
    kızım lise son sınıf üniversiteye hazırlanıyor her gün çözdüğü soru sayısını ders ders yazsın akşam ben de bakayım az çözdüyse görelim istiyorum mümkünse deneme netlerini de girsin | soru/ders/deneme/universite/sinav/calisma | log/measurements/habits/counter/tasks |
    derneğimizin eski kilim ve halılarını kayda geçireceğiz her birinin fotoğrafı olacak hangi yöreden geldiği kim bağışladı boyu eni yazacak sonra müze açılınca ziyaretçi de buradan bakabilsin diyoruz | kilim/hali/muze | collection/catalogue/articles/stock | yore
    kayak hocasıyım müsait saatlerimi doldursunlar | kayak/kayag | appointments/reservation/calendar/planner/events |
    ikinci el bebek arabası ilanları | bebek/ilan | shop/catalogue/feed/requests/collection |
    hırdavatçıda bulunmayan mallar, müşteri sorunca not alıyoruz | hirdavat/mal/musteri | requests/orders/tasks/stock/checklist/log/catalogue |
    bağ ilaçlama günlüğü | bag/ilac | log/calendar/tasks/planner |
    hutbe ve vaaz konularım | vaaz/hutbe | articles/planner/log/calendar/collection/catalogue/events |
    düğün salonu hangi tarih dolu hangisi boş | dugun/salon | reservation/calendar/events/appointments/rentals |
    çarpım tablosu yarışması ikinci sınıflara | carpim | quiz/game/flashcards |
    boya badana kaç kova gider | boya/badana/kova | tool |
    belediyeden ödünç hasta yatağı | hasta/yatak/yatag/odunc | rentals/reservation/stock/log/requests/catalogue |
    yürüyüş yolundaki çeşmeler, suyu içilir mi | cesme/yuruyus | places/catalogue/collection/log |
`,
  ),
  ...readPrompts(
    'fresh',
    'en',
    `
    saffron harvest diary | saffron | log/measurements/ledger |
    nans tablets morning noon and night | tablet/nan/medic/pill | habits/tasks/checklist/log/planner/calendar |
    ukulele practice streak | ukulele | habits/log/counter/timer/tasks |
    model railway wagons i own | railway/wagon | collection/catalogue/stock |
    whos doing teas at the cricket | tea/cricket | planner/tasks/calendar/people/events/checklist/log |
    minesweeper but with cow pats | mine/cow | game |
    irish counties quiz | irish/count | quiz/flashcards/game |
    latin plant names to memorise | latin/plant | flashcards/quiz |
    kombucha brews: batch, tea, bottled on | kombucha | log/stock/measurements/recipes/collection/jobs | batch, tea, bottled
    llama trekking bookings | llama/trek | reservation/appointments/events/calendar/rentals/orders |
    ironing service, bags in bags out | iron/bag | orders/jobs/log/stock/ledger |
    dry stone walling jobs | wall/stone | jobs/orders/log/ledger/appointments/tasks |
    bread proving countdown | bread/prov | timer/tool |
    clicker for people coming thru the door at jumble sale | clicker/people/door/jumble | counter/log/tool |
    rowing club boats who's got which when | rowing/boat | reservation/rentals/calendar/log/planner |
    canal locks and water points | canal/lock/water | places/catalogue/collection/articles |
    farrier round | farrier | appointments/jobs/calendar/log/orders/people/planner |
    string quartet gigs: venue, fee, dress code | quartet/gig | events/jobs/appointments/calendar/ledger/log | venue, fee, dress
    puncture repair shop tickets | puncture/repair | jobs/orders/tasks/log/requests |
    hay bale calculator how many for winter | hay/bale | tool/stock |
    grandmas jam recipes | jam/grandma | recipes/articles/collection |
    school governors who to ring | governor/school | people |
    wedding seating who sits where | wedding/seat | people/planner/checklist/events/tasks/catalogue |
    blood pressure readings for dad | blood/pressure/dad | measurements/log |
    vote for the carnival float theme | carnival/float/vote/theme | votes |
    neighbourhood lost cats noticeboard | cat/neighbour/notice | feed/requests/chat/articles/catalogue/places |
    haberdashery online shop, buttons and ribbon mostly | haberdash/button/ribbon | shop/catalogue/orders |
    quiet time for toddlers sand timer | quiet/sand/toddler | timer/tool |
    my migraine attacks: start, trigger, medicine | migraine/attack | log/measurements/habits | start, trigger, medicine
    hospital bag for having the baby | hospital/bag/baby | checklist/tasks |
    wild swimming spots | swim | places/catalogue/collection/log |
    Prayer requests for our congregation | prayer | requests/feed/tasks/log/chat/votes |
    silversmith hallmarks reference | hallmark/silver | articles/catalogue/collection/flashcards |
    hello i run a small launderette in a seaside town and people leave service washes with me i need to know whos bag is whose what they owe and when they are coming for it | launder/wash/bag | orders/jobs/log/ledger/stock |
    We are four sisters looking after our father who has parkinsons and we take turns staying with him so we need one place to see whose turn it is each night and what was done | father/sister/parkinson/care/turn | planner/calendar/log/tasks/events/chat |
    im secretary of a sweet pea society and each july we hold a show where growers enter vases in classes and judges give first second third so i want to write down every entry | sweet pea/show/entr/society | log/events/people/catalogue/collection/votes/measurements |
    tool library: tool, borrower, due date, deposit | tool/library | rentals/reservation/stock/log/catalogue | borrower, due, deposit
    pocket money and chores for the twins | pocket/chore/twin/money | tasks/ledger/habits/checklist/log/counter |
    incense and candle stall stock | incense/candle/stall | stock/catalogue/shop/ledger |
    tree surgeon quotes | tree/quote | jobs/orders/requests/ledger/log/appointments |
    speech therapy flash cards with animal sounds | speech/animal/sound | flashcards/quiz/game |
    caravan site pitches | caravan/pitch | reservation/rentals/calendar/places/catalogue |
    substitute teacher days worked | teacher/substitute/day | log/ledger/calendar/jobs/counter/planner |
    knots how to tie em | knot | articles/catalogue/flashcards/recipes/collection |
    rain gauge | rain | measurements/log/tool |
    village panto rehearsal dates | panto/rehears | events/calendar/planner/appointments |
    group chat for night fishermen | chat/fish | chat/feed |
    fountain pens & inks | pen/ink | collection/catalogue/stock/shop/log |
    treasurer's book for the bowls club | treasurer/bowl | ledger/log |
    stop biting my nails | nail/bit | habits/counter/log/tasks |
`,
  ),
];
