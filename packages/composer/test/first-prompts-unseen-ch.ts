import { type FirstPrompt, readPrompts } from './first-prompt.ts';

/** Descriptions by people who had not seen the composer. */
export const unseenCH: readonly FirstPrompt[] = [
  ...readPrompts(
    'fresh',
    'tr',
    `
    hamsi avı günlüğü | hamsi/avi/balik | log/calendar/counter/measurements |
    kaç kere tespih çektim sayan bişey | tespih/zikir | counter/log/habits |
    apartmanda kim ne zaman çöp çıkarcak | cop | planner/tasks/calendar/checklist/events/habits |
    Kıvırcık saç bakım rutinim için | sac/bakim/rutin | habits/checklist/tasks/planner/log/calendar |
    ata tohumu takas | tohum/takas | shop/catalogue/requests/collection/feed/stock/rentals |
    bana lise coğrafya bayrak bilmece yap | bayrak/cografya/bilmece | quiz/flashcards/game |
    yoğun bakım vardiya değişim istekleri | vardiya/yogun bakim | requests/calendar/planner/appointments/events/tasks/jobs |
    düğünde kim ne taktı altın para | dugun/altin/taki | ledger/log/people/catalogue/collection |
    düdüklü tencere süre tutucu | duduklu/tencere/sure | timer/tool/recipes |
    marangoz siparişleri: müşteri, ağaç cinsi, ölçü, kapora | marangoz/siparis | orders/jobs/ledger/log | musteri, agac, olcu, kapora
    emekli öğretmenler gezi grubu | gezi/emekli/ogretmen | events/people/calendar/planner/feed/places/votes/chat |
    eski radyolarım | radyo | collection/catalogue/stock |
    osmanlıca kelime ezberleme kartları | osmanlica/kelime | flashcards/quiz |
    deniz feneri gezdiklerim haritalı olsa güzel olur | fener | places/log/collection/checklist/catalogue |
    yemekhanede yarın ne çıksın diye oylama | yemek/oyla | votes/requests |
    balkonda domates kaç tane topladım | domates | counter/log/measurements/stock |
    amatör küme futbol takımımız maç ve kadro | takim/futbol/mac/kadro | people/events/calendar/log/planner |
    bebeğimin mama ve bez saatleri unutmıyım | mama/bez/bebe | log/habits/counter/tasks/timer/calendar/measurements |
    çadır kiralama dükkanımız var kim aldı ne zaman getircek | cadir/kira | rentals/reservation/orders/stock/log |
    halı saha saat ayırtma | saha | reservation/appointments/calendar/rentals |
    fizik tedavi randevuları | fizik/tedavi/randevu | appointments/calendar/reservation/events |
    okey skoru tutsun kaynanamgille oynuyoz | okey/skor | counter/game/log/tool |
    lokantanın günlük çorba menüsü | corba/menu/lokanta | recipes/catalogue/shop/calendar/planner/articles/orders |
    annemin tarif defteri, reyhan şerbetinden keşkeğe | tarif | recipes/collection/catalogue/articles |
    vergi dairesinde sıra numarası verme | sira/vergi | counter/appointments/tool/reservation/requests/log/tasks |
    seramik çamur stoğu | seramik/camur/sto | stock/catalogue/log/collection |
    ikinci el kontrbas ilanları | kontrbas/ilan/ikinci el | shop/catalogue/feed/requests/collection/orders |
    sokak kedileri mama noktaları | kedi/mama | places/log/checklist/tasks/catalogue/collection/feed/habits/planner |
    Mağaracılık kulübümüze duyuru panosu lazım | duyuru/magara/kulub/kulup | feed/articles/events/chat/calendar/tasks |
    yüzme kursunda çocukların kulaç hataları | yuzme/kulac/hata | log/checklist/counter/people/tasks/measurements |
    dolmuş hattı şoför, sefer, hasılat | dolmus/hasilat | ledger/log/jobs | sofor, sefer, hasilat
    gelin hamamı bohçası yapılacaklar | bohca/hamam/gelin | checklist/tasks/planner |
    toprak nem ölçümleri | toprak/nem | measurements/log |
    uçurtma şenliği programı | ucurtma/senli | events/calendar/planner/articles |
    hafızlık talebeleri: talebe, cüz, sayfa | hafiz/ezber/talebe | log/people/habits/checklist/tasks/counter/catalogue | talebe, cuz, sayfa
    bizim sitede kaybolan eşyalar | kayip/kaybol/esya | requests/feed/catalogue/log/collection/stock |
    nefes egzersizi 4-7-8 saniye | nefes/egzersiz | timer/tool/habits/log |
    yağlı güreş pehlivan sıralaması | gures/pehlivan | people/catalogue/log/counter/votes/collection/events/measurements |
    inşaatta iskele kontrol listesi | iskele/insaat/kontrol | checklist/tasks/log |
    metre yarda arşın çevirici | arsin/metre/yarda/cevir | tool |
    dedem tansiyonunu yazsın büyük yazılarla | tansiyon | measurements/log/habits |
    huzurevine büyük puntolu kitap isteme | kitap/kitab/huzurevi | requests/catalogue/rentals/orders/collection |
    Ebru sanatı üstüne yazılarım | ebru | articles/feed/catalogue/collection/log |
    çiçekçi çelenk buket teslimatları | cicek/celenk/buket | orders/shop/catalogue/jobs/calendar/planner/log |
    gemicilerin mesajlaştığı bir oda | gemici/mesaj/sohbet | chat/feed |
    köstebek vurmaca | kostebe | game/counter |
    okul kantini stok ürün, raf, adet, alış fiyatı | kantin/stok | stock/catalogue/ledger/shop/log | urun, raf, adet, alis
    selam ben köyde süt inekçiliği yapıyorum yirmi küsur hayvan var hangisi ne zaman tohumlandı ne zaman doğuracak aklımda tutamıyorum eşim de kağıda yazıyor kayboluyor onu telefondan takip edelim | inek/inegi/hayvan/sut/tohum/dogum | log/calendar/planner/catalogue/people/events/stock/collection/appointments |
    Merhabalar, ben bir devlet hastanesinde gönüllü palyaçoluk yapan ekibin koordinatörüyüm; hangi gönüllünün hangi gün hangi serviste çocukları ziyaret edeceğini planlamak, son dakika gelemeyenleri de görmek istiyoruz, mümkünse sade olsun | gonullu/palyaco/ziyaret | planner/calendar/events/appointments/people/tasks/log/jobs/reservation/requests |
    ya bizim yurtta langırt turnuvası var on altı takım olcak kim kimle eşleşti kaç kaç bitti kim elendi hepsi whatsappta karışıyo kavga çıkıyo bunu düzgün tutacak bişi yapsana | langirt/turnuva | log/events/people/counter/catalogue/planner/calendar/game/votes |
`,
  ),
  ...readPrompts(
    'fresh',
    'en',
    `
    tide pool critters seen | tide/critter/pool | log/collection/catalogue/places/counter |
    knitting row counter thing | knit/row | counter/tool/log |
    who brings oranges to under 9s footy | orange/footy/under 9 | planner/tasks/calendar/events/people/checklist/requests/votes |
    Latin declensions to learn by heart | latin/declension | flashcards/quiz/articles |
    ice rink skate hire desk | skate/rink/hire | rentals/reservation/stock/log/orders |
    egg money | egg | ledger/log/stock/counter/orders/shop |
    a game where you pop bubbles | bubble/pop | game/counter |
    crossword clues i'm stuck on | crossword/clue | log/collection/tasks/requests/checklist/quiz/articles/flashcards |
    hospice volunteer sitting slots | hospice/volunteer/sitting | appointments/calendar/planner/reservation/events/people/tasks |
    village panto props: prop, scene, who makes it | panto/prop | checklist/tasks/stock/catalogue/collection/jobs/planner/log | prop, scene, make
    convert stones n pounds to kilos for jockeys | stone/pound/kilo/convert/jockey | tool |
    my tablets at sea, 4 on 8 off watches | tablet/medic/watch | habits/log/tasks/timer/calendar/checklist/planner |
    coffee shop loyalty stamps | loyalty/stamp/coffee | counter/people/log/shop/ledger/collection |
    beach hut bookings | beach/hut | reservation/appointments/calendar/rentals |
    fire drill register | fire/drill | checklist/log/people/events |
    hedge laying jobs for winter | hedge | jobs/tasks/planner/orders/calendar/log |
    thimbles, about 300 of them | thimble | collection/catalogue/stock/counter |
    What should our book of the month be? let members vote | book/vote/month | votes/requests |
    boxing round bell 3 min with 1 min rest | boxing/round | timer/tool |
    grandad's war letters to read | letter/war/grandad | articles/collection/catalogue/feed/log |
    neighbours complain about potholes | pothole | requests/places/feed/log/tasks/jobs/votes |
    jam recipes from the WI | jam/recipe | recipes/catalogue/collection/articles |
    school fair kiosk selling friendship bracelets | bracelet/kiosk/fair | shop/catalogue/orders/stock/ledger |
    greenhouse humidity | humidity/greenhouse | measurements/log |
    attendance for armchair aerobics over 70s | attendance/aerobic/armchair | people/log/events/habits/checklist/counter/calendar |
    periodic table trivia | periodic/element/trivia | quiz/flashcards/game |
    cockpit preflight for a cessna | preflight/cessna/cockpit | checklist/tasks/log |
    secret santa at the bus depot | santa | people/events/requests/checklist/tasks/tool/game/planner/catalogue/votes/log |
    farrier round horse, owner, shoe size, next visit | farrier/horse | appointments/jobs/calendar/people/log/planner/orders/catalogue | horse, owner, shoe, next
    best chip shops on the coast | chip | places/catalogue/collection/votes/feed/articles/log |
    no sweets until easter challenge | sweet/easter/challenge | habits/counter/log/calendar/checklist/tasks |
    lab mice: cage, strain, litter | mice/mouse/cage/lab | stock/log/catalogue/collection/measurements/counter/people | cage, strain, litter
    our sailing crew wants to chat | crew/sail/chat | chat/feed |
    barn dance callers diary | barn/dance/caller | events/calendar/planner/appointments/log/jobs/reservation/people |
    scrap metal prices and weighins | scrap/metal | ledger/log/measurements/orders/stock/catalogue/shop |
    tailor measurments for suits | tailor/suit/measur | measurements/people/orders/log/catalogue/jobs |
    sunday roast takeaway orders | roast/takeaway | orders/shop/catalogue/jobs |
    Snooker breaks | snooker/break | log/counter/game/measurements/collection |
    theatre first aid kit whats in date | first aid/kit/theatre | stock/checklist/log/catalogue/calendar/tasks/collection |
    baby names we both like | name/baby | votes/collection/catalogue/people/checklist/log/feed |
    packing for a canoe trip | canoe/pack | checklist/tasks/planner |
    court interpreter assignments | interpreter/court/assignment | jobs/appointments/calendar/planner/tasks/log/events/orders/people |
    morse code practice | morse | flashcards/quiz/tool/game/log/habits |
    how many trains pass my window | train | counter/log/measurements |
    community minibus trips - driver, passengers, miles | minibus/trip | log/reservation/planner/calendar/events/appointments/jobs/people/rentals/ledger | driver, passenger, mile
    piggy bank for the twins | piggy/twin/bank | ledger/counter/log/habits/people |
    homework excuses my pupils gave | excuse/homework | log/collection/feed/catalogue/counter/articles/people/votes/tasks |
    hiya, i run a tiny microbrewery in a shed with my brother in law and we keep losing track of which barrel has what beer, when it went in and when it should be tapped, help | brew/barrel/beer | log/stock/calendar/planner/catalogue/collection/tasks/measurements/jobs |
    Good afternoon. I am the secretary of a bowls club with eighty-odd members, most of them retired, and I need somewhere to keep their names, telephone numbers and whether the annual subscription has been paid. | bowls/member/subscription/club | people/ledger/log/catalogue/checklist |
    ok so im a student nurse and every placement i have to prove i did certain skills like cannulas and catheters, with the date and who signed it off, paper sheets get lost constantly | skill/placement/nurse | log/checklist/tasks/collection/catalogue/habits/counter/people/planner/jobs |
`,
  ),
];
