import { type FirstPrompt, readPrompts } from './first-prompt.ts';

/** Descriptions by people who had not seen the composer. */
export const unseenCC: readonly FirstPrompt[] = [
  ...readPrompts(
    'fresh',
    'tr',
    `
    koyun kayıt defteri | koyun | log/catalogue/stock/collection |
    veresiye defteri | veresiye | ledger/log |
    kına gecesi yapılacaklar | kina | checklist/tasks/planner |
    bizim köyün mezarlık kayıtları | mezar | catalogue/log/people/places |
    plak arşivim | plak | collection/catalogue/stock |
    halı saha rezervasyonu | hali saha/saha | reservation/appointments/calendar |
    ıspanaklı tarifler | ispanak/tarif | recipes/articles/catalogue |
    osmanlıca kelime ezberleme | osmanlica/kelime | flashcards/quiz |
    kim su içti sayacı | su | counter/habits/log |
    dişçi randevu | dis | appointments/reservation/calendar |
    terzi sipariş takibi | terzi | orders/jobs/log |
    çatı ustasının iş listesi | cati | jobs/tasks/orders/log |
    yumurta pişirme süresi | yumurta | timer/tool |
    balıkçı teknesi mazot hesabı | mazot/tekne/balikci | log/ledger/tool |
    apartmanda boya rengi oylaması | boya/renk/reng | votes |
    tombala oyunu | tombala | game |
    akvaryum su değerleri | akvaryum | measurements/log |
    düğün salonu kiralama | salon/dugun | rentals/reservation/calendar/events |
    namaz vakti takibi cetvelim | namaz | habits/checklist/log/calendar |
    ehliyet sınavı soruları | ehliyet | quiz/flashcards |
    mahalle wp gibi sohbet | mahalle/sohbet | chat/feed |
    torunların fotoğraf albümü | torun/foto/album | gallery |
    yedek parça stok | parca | stock/catalogue |
    gezdiğim kaleler | kale | places/log/catalogue/collection |
    kayınvalidemin ilaç saatleri | ilac | planner/log/checklist/habits/calendar/tasks |
    abi ben seyyar köfteciyim akşam gün sonu kasa, harcanan et kilosu ve satılan porsiyonu yazcam | kofte | log/ledger | kasa, et/kilo, porsiyon
    gelinlik diktiriyolar bana, müşteri adı telefonu prova günü bi de kalan para olsun | gelinlik/diki/terzi | orders/jobs/log | musteri/ad, telefon, prova, kalan
    Sayın ilgili, derneğimizin üyelerinin ad soyad, üyelik tarihi ve aidat durumlarının tutulacağı bir uygulama rica ediyoruz. | dernek/derneg/uye | people/catalogue/ledger/log | ad, uyelik tarih/tarih, aidat
    tarlalarda hangi gun ne gubre attik kac kilo attik unutuyoz, tarla ismi gubre cinsi kilo tarih | tarla/gubre | log | tarla, gubre, kilo, tarih
    evde üç çocuk var kim bulaşık yıkadı kim çöp attı sıraya koyalım, iş, kimin sırası, yapıldı mı | ev is/is/cocuk/sira | tasks/planner/checklist/log | is, kim/sira, yapildi
    kapı komşumuz matkabı alıp 2 sene getirmedi, verdiğim eşyayı kime ne zaman verdim geri geldi mi bilmek istiyom | esya/emanet/odunc/ver | rentals/log/catalogue | esya, kim, zaman/tarih, geri/iade
    okul kantininde ürünler var adı barkodu alış satış fiyatı ve kaç tane kaldığı görünsün azalınca uyarsın | kantin/urun | stock/catalogue | barkod, alis, satis, kal/adet/stok
    motor kuryeyim paketi aldığım restoran, mesafe, bahşiş yazsam ay sonu toplasa | kurye/paket | log/ledger/jobs | restoran, mesafe, bahsis
    Merhaba, yoga stüdyomuz için ders saati, eğitmen ve kalan kontenjanı gösteren bir rezervasyon uygulaması istiyorum. Teşekkür ederim. | yoga | reservation/appointments/events/calendar | saat/ders, egitmen, kontenjan
    babam şeker hastası açlık tokluk şekerini günde iki kere ölçüyoz insülin dozuyla yazılsın | seker | measurements/log | aclik, tokluk, insulin
    nakliyat firmasıyız nerden nereye, kaçıncı kat, asansör lazım mı, tarih ve fiyat girilcek | nakliy | jobs/orders/log/reservation | nereden/nerden, nereye, kat, asansor, tarih, fiyat
    kaymakamlığa dilekçe veren vatandaşın talebi, mahallesi, telefonu, sonuç ne oldu diye takip edelim | dilekce/talep/vatandas | requests/log/tasks/jobs | talep/taleb, mahalle, telefon, sonuc
    çocuklara çarpım tablosu çalıştırcam on soru sorsun yanlışını göstersin | carpim | quiz/flashcards/game |
    pansiyonda 7 oda var misafirin adi giris cikis tarihi kac kisi kapora aldik mi | pansiyon/oda/misafir | reservation/rentals/calendar | misafir/ad, giris, cikis, kisi, kapora
    kanaryalarımın halka no, anne baba, doğum tarihi, ötüş notu yazılı dursun | kanarya | catalogue/collection/log/stock | halka, anne, baba, dogum, otus
    inşaatta işçi puantajı lazım usta isim gün yevmiye avans | puantaj/isci/insaat | log/people/ledger/planner/calendar | isim/usta, gun, yevmiye, avans
    emekli arkadaşlarla her perşembe okey oynuyoruz kim kaç yendi kim hesap ödedi kavgası bitsin diye | okey | log/game/counter/ledger | yen/kazan, hesap/ode
    tekne kiraya veriyoz kaptanlı kaptansız, müşteri, başlangıç saati bitiş saati, depozito | tekne | rentals/reservation | kaptan, musteri, baslangic, bitis, depozito
    yeni taşındık hangi kolide ne var bulamıyom koli no, içindekiler, hangi oda | koli/tasin | catalogue/stock/checklist/log | koli, icindeki/icerik, oda
    Köy derneğimizin pilavlı hayrı, bahar şenliği gibi etkinliklerini yer, tarih ve görevli kişiyle duyurmak istiyoruz | etkinlik/dernek/derneg/koy | events/calendar/feed | yer, tarih, gorevli
    oto yıkamacıyım plaka, iç dış mı, ücret, ödendi mi hepsi bi ekranda olsun kurban | yikama/oto | jobs/log/orders/ledger | plaka, ic/dis, ucret, oden
    kilo veriyorum her sabah tartılıp kilomu bel çevremi yazcam | kilo | measurements/log/habits | kilo, bel
    annem reçel yapıp satıyo instadan, sipariş verenin adı hangi reçel kaç kavanoz kargo no | recel | orders/log | ad/musteri, recel, kavanoz, kargo
    sınıf annesiyim gezi parası topluyorum kim verdi kim vermedi ne kadar | gezi | ledger/checklist/people/log | kim/ad/ogrenci/isim/veren, verdi/oden/ode, kadar/tutar/miktar/para
    deprem çantası hazırlıyoz su düdük fener konserve işaretliyelim eksik kalmasın | deprem/canta | checklist | su, duduk, fener, konserve
`,
  ),
  ...readPrompts(
    'fresh',
    'en',
    `
    goat herd book | goat | log/catalogue/stock/collection/people |
    pub tab tracker | tab/pub | ledger/log |
    hen do to do list | hen | checklist/tasks/planner |
    my dads war medals | medal | collection/catalogue/gallery |
    parish grave records | grave/parish | catalogue/log/people/places |
    five a side pitch booking | pitch/five | reservation/appointments/calendar |
    gran's scone recipies | scone/recipe/recipie | recipes/articles/catalogue |
    gaelic words to learn | gaelic | flashcards/quiz |
    press up counter | press | counter/habits/log |
    chiropodist apointments | chiropod | appointments/reservation/calendar |
    cake orders | cake | orders/log |
    roofers jobs | roof | jobs/tasks/orders/log |
    tea brewing timer | tea | timer/tool |
    vote on new bowls club shirt | shirt/bowls | votes |
    noughts and crosses | nought/cross/tic | game |
    hot tub chemical levels | tub/chemical | measurements/log |
    bouncy castle hire | bouncy/castle | rentals/reservation/orders |
    flossing every day | floss | habits/log/checklist/counter |
    theory test questions | theory | quiz/flashcards |
    neighbours chat | neighbo | chat/feed |
    pics of the grandkids | grandkid/pic/photo | gallery |
    screws n bolts inventory | screw/bolt | stock/catalogue |
    waterfalls ive been to | waterfall | places/log/catalogue/collection |
    whale song player | whale | player |
    tip splitter for waitresses | tip | tool/ledger |
    i got a food truck an i need to write down takings, how many tacos sold and what i spent on meat each night | taco/truck | log/ledger | taking, taco/sold, meat/spen
    seamstress here, brides name, phone, next fitting and balance owed | bride/seamstress/fitting/dress | orders/jobs/appointments/log | name/bride, phone, fitting, balance
    Dear developers, our historical society wishes to keep a register of members with name, date joined and whether the subscription has been paid. Yours sincerely, H. Pym | member/society/historical | people/catalogue/log/ledger | name, join, subscription/paid
    cant remember what i sprayed on which field, need field, product, rate, date | field/spray | log | field, product, rate, date
    three teenagers and nobody empties the dishwasher. chore, whos turn, done or not | chore | tasks/planner/checklist/log | chore, turn/who, done
    lent my neighbor a chainsaw in 2019 never seen it since. want to know what i lent, who to, when, did it come back | lent/lend/loan/borrow | rentals/log/catalogue | what/item/thing, who/borrower, when/date, back/return
    tuck shop stock with barcode, buying price, selling price and how many is left | tuck | stock/catalogue | barcode, buy, sell, left/quantity/stock
    i do deliverys on a moped and wanna log restaurant, miles, tip | deliver/moped | log/ledger/jobs | restaurant, mile, tip
    Good afternoon. I run a pottery studio and would like people to reserve a wheel: session, wheel number, name. Many thanks. | pottery/wheel | reservation/appointments/calendar | session, wheel, name
    my lads epileptic, need to put down seizures with time, how long, and what set it off | seizure/epilep | log/measurements | time, long/duration/length, set/trigger/cause
    man and van removals, pick up, drop off, stairs or lift, date, quote | removal/van | jobs/orders/log/reservation | pick, drop, stair/lift, date, quote
    council pothole reports from residents with street, depth, phone and whats been done bout it | pothole | requests/log/jobs/tasks | street, depth, phone, done/status/action
    want summat to test the kids on times tables ten questions and show what they got wrong | times/table | quiz/flashcards/game |
    we have six glamping pods. guest, arrive, leave, how many people, deposit taken | glamp/pod | reservation/rentals/calendar | guest, arriv, leav/depart, people, deposit
    racing pigeons ring no, sire, dam, hatch date and race results | pigeon | catalogue/collection/log/stock | ring, sire, dam, hatch, result/race
    site foreman needs hours for the lads: name, day, hours, sub paid | hour/site/lad/timesheet | log/ledger/people/planner | name, day, hour, sub
    every thursday we play dominoes at the legion and argue bout who won, so who won, points, who bought the round | domino | log/game/counter | won/win, point, bought/round
    hiring out kayaks single or double, customer name, time out, time back, deposit | kayak | rentals/reservation | single/double/type, customer/name, out, back, deposit
    just moved and cant find nothin, box number, whats in it, which room | box/mov | catalogue/stock/checklist/log | box, what/content/in, room
    Our village puts on a fete, a harvest supper and carols; could we announce these with place, date and organiser? | village/event | events/calendar/feed | place, date, organis/organiz
    mobile car valeter, reg, inside or outside, price, paid yet | valet/car | jobs/orders/log/appointments | reg, inside/outside, price, paid
    been told to watch me blood pressure, top number bottom number pulse twice a day | blood/pressure | measurements/log | top, bottom, pulse
    mum sells chutney on facebook. whos ordered, which chutney, how many jars, postage tracking number | chutney | orders/log | who/customer/name, chutney, jar, tracking
    class rep collecting cash for teachers gift need to see who gave what and who still hasnt | gift/teacher | ledger/checklist/people/log | who/name/parent, gave/amount/paid
    hurricane kit so we dont forget nothing: water, batteries, torch, tins, tick em off | hurricane/kit | checklist | water, batter, torch, tin
`,
  ),
];
