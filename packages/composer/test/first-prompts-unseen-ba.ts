import { type FirstPrompt, readPrompts } from './first-prompt.ts';

/** Descriptions by people who had not seen the composer. */
export const unseenBA: readonly FirstPrompt[] = [
  ...readPrompts(
    'fresh',
    'tr',
    `
    karavan rotam | karavan/rota | log/places/planner/checklist/collection |
    Merhaba, Datça'da 6 odalı küçük bir pansiyonumuz var. Defterle uğraşmaktan yorulduk. Hangi oda hangi tarihte kimde, kaç kişi, kapora alındı mı görmek istiyoruz. | pansiyon/oda/konuk/misafir/rezervasyon | reservation/appointments/planner/log/board | oda, kapora, kisi
    badem bahcesi ilaclama takip ne zaman hangi ilac kac litre | badem/ilac/bahce | log/planner/measurements/jobs | ilac, litre/lt
    eski fotoğraf makinelerimi kaydedeyim marka model yıl çalışıyor mu | fotograf/makine/kamera | collection/catalogue/stock/log | marka, model, yil, calis
    dönerci paket sipariş | doner/paket/siparis | orders/shop/jobs/board/log |
    Ben emekli öğretmenim evladım. Torunlarla gezdiğimiz müzeleri yazmak istiyorum; müzenin adı, hangi şehir, kiminle gittik ve hoşuma giden bir şey. Kolay olsun. | muze/gezi | log/collection/places/feed/articles | muze, sehir, kim
    arıcılar kooperatifi kovan sayım: üye adı, köy, kovan sayısı, hasat kilosu | kovan/ari/kooperatif/uye/sayim | log/people/stock/measurements/ledger/collection | uye, koy, kovan, hasat
    İngiltere'ye gidiyorum yol tabelası ve havaalanı kelimeleri ezberleme kartı | kelime/kart/ingiliz/ingilter/tabela/havaalani | flashcards/quiz |
    bisiklet kiralayan turistler icin sayac, yarim saatte bir uyarsin | bisiklet/kira/sayac/sure | timer/tool/log/reservation/orders |
    Fide satıyoruz pazarda. Domates, biber, patlıcan fidesi kaç tane kaldı bilmek lazım, azalınca kırmızı olsun | fide/stok | stock/shop/catalogue/ledger |
    vosvos kulübü üye listesi plakaları da olsun | vosvos/kulub/kulup/uye | people/collection/log | plaka
    Tur rehberiyim. Her grup için kişi sayısı, otel, otobüs plakası, müze bileti alındı mı tutacağım. Bir de ayrı sayfada rehber arkadaşların telefonları olsun. | tur/grup/rehber/gezi | log/planner/jobs/people/board/checklist | otel, plaka, bilet, telefon
    kolonya siseleri koleksiyonu | kolonya/sise | collection/catalogue/log/stock |
    yayla evi kiralık takvim | yayla/ev/kira/takvim/rezervasyon | reservation/appointments/planner |
    börekçiyiz sabah hangi tepsi kaçta çıktı kaç dilim satıldı onu yazıcaz akşam toplam görelim | borek/tepsi/satis | log/ledger/orders/stock/measurements | tepsi, dilim, toplam
    Seyyar kahve arabam var, müşteri sadakat kartı gibi bir şey: isim, kaç kahve içti, 10 olunca bedava | kahve/sadakat/musteri | people/log/tool/ledger/habits | isim/ad, kahve
    Kaz Dağları endemik bitkiler sınavı yapar mısın, öğrencilerime soru sorayım, dört şık olsun | bitki/endemik/kaz/sinav/soru | quiz/flashcards/game |
    inek saglim kac litre sabah aksam | inek/sut/sagim/saglim | log/measurements/ledger | sabah, aksam
    çadır ve uyku tulumu ödünç veriyoruz üniversite dağcılık kulübü. kim aldı ne zaman getirecek hasarlı mı | cadir/dagci/odunc/malzeme/ekipman | log/stock/reservation/orders/board/checklist | kim/alan, hasar
    Antika halı dükkanı kataloğu: yöre, boy, düğüm, fiyat, fotoğraf | hali/antika/katalog | catalogue/shop/collection/stock | yore, boy, dugum, fiyat
    hacca gidecekler icin hazirlik listesi | hac/umre/hazirlik | checklist/planner |
    Baklavacıyım. Bayramda siparişler karışıyor. Müşterinin adı, telefonu, kaç kilo, fıstıklı mı cevizli mi, ne gün alacak. Teslim edilenler alta insin veya kaybolsun. Elemanlar da kolay kullansın, okuma yazması az olan var. | baklava/siparis | orders/jobs/board/log/shop | telefon, kilo, fistik, ceviz
    gezdiğim fenerler haritası, hangi sahilde, çıkabildim mi tepesine | fener | places/log/collection/checklist | sahil
    tarla komşumla ortak masraf hesabı, mazot gübre işçi kim ne verdi | masraf/tarla/ortak/hesap/hesab | ledger/log | mazot, gubre
    euro lira çevirici tatil için | euro/lira/cevir/doviz/kur | tool |
    Kaktüs koleksiyonumun sulama günleri | kaktus/sula | log/collection/habits/planner/checklist | sula
    gelinlik kiralama prova randevuları: gelin adı, model, prova günü, düğün günü | gelin/prova/randevu/kira | appointments/reservation/planner/log/orders | gelin, model, prova, dugun
    köyümüzün yöresel yemeklerini topluyoruz derneğiz, her yemeğin malzemesi yapılışı ve kimden öğrendik | yemek/yemeg/yoresel/koy/tarif | recipes/articles/collection/catalogue | malzeme, yapilis/tarif, kim
    tavla zar atma | tavla/zar | game/tool |
    Zeytinyağı satıyoruz internetten değil eşe dosta. teneke, 5 litrelik, cam şişe diye ürünler dursun, sepete atıp whatsapptan yollasınlar | zeytin/yag | shop/orders/catalogue | teneke, cam, sepet
    sınıfça kapadokya gezisi, izin kağıdı getirenler ve para verenler | kapadokya/gezi/izin/ogrenci | checklist/people/log/ledger | izin, para/ucret/odeme/odedi
    kuluçka makinesi 21 gün takibi sıcaklık nem çevirme | kulucka | log/measurements/timer/habits/planner/checklist | sicakli, nem, cevir
    pikniğe kim ne getiriyo | piknik/piknig | checklist/planner/people/board/log |
    Oto kiralama ofisiyiz. araç plaka, müşteri, çıkış km, dönüş km, yakıt seviyesi. Hasar notu. Günlük ücret 1500. | arac/oto/kira | reservation/log/orders/ledger/stock/jobs | plaka, musteri, km, yakit, hasar
    eski biletlerim (sinema konser maç tren) saklamak için | bilet | collection/log/catalogue |
    Uludağ eteğinde dağ evimiz var, kar kalınlığı ölçüyoruz her sabah cm olarak, rüzgarı da yazıyoruz misafirler soruyor | kar/olcum | measurements/log | kar, ruzgar
    peynir olgunlaştırma raflarım | peynir/olgunlas/raf | log/stock/collection/board/measurements |
    Köy halkı için ilan panosu. Satılık saman, kayıp koyun, traktör arayan vs. yazsın herkes | ilan/koy/pano | board/feed/catalogue/shop/chat/log |
    çay ocağı fiş sayma hangi dükkan kaç çay | cay/fis/dukkan | ledger/log/orders/tool | dukkan, cay
    balayı için valiz | valiz/balayi | checklist/planner |
    Ben Zehra, Almanya'da yaşıyorum, her yaz memlekete arabayla dönüyoruz. Sırbistan Bulgaristan geçişlerinde kapıda kaç saat bekledik, hangi otelde kaldık, kaç euro yaktık onu yıllara göre tutup seneye kıyaslamak istiyorum | yol/memleket/gecis/seyahat/sila/gezi/kapi | log/places/ledger/collection/measurements | otel, euro, bekle
    pideci masa durumu boş dolu hesap istedi | masa/pide | board/reservation/orders/log | bos, dolu, hesap/hesab
    ipekböceği besliyoruz okulda günlük gözlem | ipek/gozlem | log/measurements/articles/feed |
    madeni para hangi ülke hangi yıl elimde kaç tane var kaça aldım | para/koleksiyon | collection/catalogue/stock/ledger | ulke, yil
    Tatlı dükkanımız için garsonlara eğitim: menüdeki tatlıların alerjenlerini sorsun, bilince puan versin | tatli/alerjen/menu/egitim | quiz/flashcards/game |
    su sırası köyde tarla sulama sırası kimde saat kaçta | su/sira/tarla | planner/appointments/board/log/people/reservation | saat
    tren yolculuğu sesleri çalan bir şey bebek uyusun | tren/ses/uyku/bebek/bebeg | player/timer |
    yol arkadaşı arayanlar mesajlaşsın | yol/arkadas | chat/feed/board/people |
    sucuk imalat takip: parti no, et kilosu, baharat, kuruma günü, fire | sucuk/sucug/imalat/parti | log/stock/measurements/jobs/ledger | parti, et, baharat, kuruma, fire
    Lüle taşı pipolarım, her birinin ustası, boyu, hikâyesi ve sigorta değeri yazılacak, bir de ayrı bölümde almak istediklerim | pipo/lule | collection/catalogue/log | usta, boy, hikaye, sigorta
    `,
  ),
  ...readPrompts(
    'fresh',
    'en',
    `
    lighthouse visits | lighthouse/visit | log/places/collection/checklist |
    We run a wee B&B on Skye with four rooms and I keep double booking. Need to see who is in which room, dates, whether they have a dog, and breakfast choice. | room/b&b/guest/booking/breakfast | reservation/appointments/planner/log/board | room, dog, breakfast
    snail farming record pls: pen, number of snails, feed given, eggs laid | snail | log/measurements/stock/ledger | pen, feed, egg
    my thimble collection where from what made of who gave me | thimble | collection/catalogue/log |
    Bouncy castle hire, 5 castles, who's got what on which day and have they paid the balance | castle/bouncy/hire/booking | reservation/appointments/planner/log/orders/jobs | paid/balance
    puff puff orders | puff/order | orders/shop/jobs/log |
    Hi! I'm taking 22 Girl Guides camping in the Peak District. I need a kit list they can tick off, sleeping bag, torch, waterproofs, mess tin and so on. | kit/camp/guide | checklist/planner/people | sleeping, torch, waterproof, mess
    hostel laundry machine timer 40 min | laundry/machine/timer/hostel | timer/tool |
    Sir, I am having 3 acre paddy land. I wish to note every expense such as seed, urea, tractor, labour and finally how much I sold and whether profit is there or not. | paddy/farm/expense/land/crop | ledger/log | seed, tractor, labour/labor, profit
    phrases for Japan trip, tap to flip | japan/phrase | flashcards/quiz |
    rental scooters in Goa: scooter no, tourist name, passport number, hotel, return time, damage | scooter/rental | reservation/log/orders/jobs/stock/ledger | tourist/name, passport, hotel, return, damage
    food bank volunteers can see what's on the shelves and whats about to go off | food/shelf/shelves/stock | stock/log/catalogue | expir/best/use/off/date
    Pumpkin patch weigh in. Name, pumpkin weight, guess. Biggest wins. | pumpkin/weigh | log/measurements/game/people | name, weight, guess
    beermats | beermat/mat/beer | collection/catalogue/log |
    I would like an app for my late husband's model steam engines. There are about 140 of them. Each has a maker, a gauge, the box it lives in, what he paid, and what the man at the auction house said it might fetch. My daughter wants pictures too. I am not very good with phones so please keep it plain. | engine/steam/model | collection/catalogue/stock/log | maker, gauge, box, paid
    church harvest supper who brings what dish | harvest/supper/dish | checklist/planner/people/board/log | dish
    road trip bingo for the kids, cow, red truck, water tower, horse trailer | bingo/road/trip | game/checklist | cow, truck, tower, trailer
    Bakery wholesale: cafe name, sourdough, baguette, croissant counts, delivery before 6am, invoice sent or not | bakery/wholesale/order/cafe/bread | orders/log/jobs/ledger | cafe, sourdough, baguette, croissant, invoice
    egg money | egg | ledger/log/shop |
    List of waterfalls within 3 hrs of Asheville, how long is the hike, dog ok?, did we do it yet | waterfall | places/checklist/collection/log | hike, dog
    Generator rental business Lagos. Customer, KVA, number of days, 15000 naira per day, deposit, returned or not. Let it calculate the money. | generator/rental | reservation/orders/log/ledger/jobs | customer, kva, day, deposit, return
    quiz for my servers about wine pairings, restaurant opens friday!! | wine/pairing | quiz/flashcards/game |
    sheep movement book, tag, from holding, to holding, date, haulier | sheep/movement | log/ledger/stock/collection | tag, holding, date, haulier
    what time is it back home, im in Perth family in Kochi and Dubai | time/clock/zone/perth/kochi/home/world | tool/timer |
    Cosplay costume rental closet for our uni anime society - costume, size, who has it, due back, needs mending? | costume/cosplay | stock/log/reservation/catalogue/orders/board/collection | costume, size, due, mend
    Postcards sent and received. country, date, stamp on it, reply yet? | postcard | log/collection/people/ledger/feed | country, date, stamp, repl
    cattle vaccination schedule | cattle/vaccin | planner/log/appointments/checklist |
    pizza dough calculator hydration how many balls | dough/pizza | tool/recipes | hydration, ball
    Hello, I manage a self storage yard. Unit number, tenant, monthly rent, padlock code, overdue or up to date. Separate list for the waiting people please, with name and phone. | storage/unit/tenant/rent | ledger/people/reservation/log/stock/board | unit, tenant, rent, padlock, wait, phone
    Mushroom foraging diary with spot, species, how sure I am, cooked or binned | mushroom/forag | log/collection/places | spot, species
    airline miles | mile/airline | ledger/log/tool/measurements |
    holiday cottage changeover jobs for cleaners, strip beds, descale kettle, check the hot tub, count the wine glasses | cottage/changeover/clean | checklist/jobs/planner/board | bed, kettle, tub, glass
    Grandma's pierogi and all the Christmas Eve dishes so the cousins can make em too. needs servings and steps and a story | pierogi/christmas/dish/recipe/grandma | recipes/articles/collection/catalogue | serving, step, story
    beehive inspection: hive, queen seen y/n, brood frames, temper, supers added | hive/bee/inspection | log/measurements/checklist | hive, queen, brood, temper, super
    safari sightings | safari/sighting | log/collection/checklist/places |
    I sell akara and pap every morning, my customers owe me, I forget who. Name, how much, date, paid. | akara/owe/debt/customer/credit | ledger/people/log/orders | name, amount/much, date, paid
    allotment society noticeboard where members post swaps and spare courgettes | allotment/notice/swap | board/feed/chat/catalogue/shop |
    boat slips at our marina, slip number, boat name, owner, length in feet, paid thru | slip/marina/boat | people/log/ledger/reservation/collection/stock | slip, boat, owner, length, paid
    street food market pitches, 24 stalls, drag from applied to confirmed to paid | stall/pitch/market/street/food | board/jobs/people/reservation | applied, confirmed, paid
    hot sauce reviews heat 1 to 10 | sauce | log/collection/catalogue/feed | heat
    Grain moisture and temp readings bin by bin, chart it | grain/moisture/bin | measurements/log | moisture, temp, bin
    Our walking group does the Camino in stages over six years. For each stage: start village, end village, km, blisters (count!), where we slept, best tapas. Would love a total of the km at the top. | camino/stage/walk | log/places/collection/measurements/planner | km/kilomet, blister, tapas, total
    guess the flag | flag | game/quiz/flashcards |
    Shop for my daughters jam, strawberry 4.50, gooseberry 4, marmalade 3.75, people pick and send me the order | jam | shop/orders/catalogue | strawberry, gooseberry, marmalade
    tuk tuk tours bookings with pickup hotel, pax, driver assigned | tuk/tour/booking | reservation/appointments/orders/jobs/log/planner | hotel, pax/passenger/people, driver
    Vintage tractors my club owns, write ups about each one with history, for visitors to read | tractor | articles/catalogue/collection | history
    drip irrigation on off daily for each block, tick when done | irrigat/block | habits/checklist/log/planner |
    Sound of old jukebox records, just play, pause, next. For the diner. | jukebox/record/diner | player |
    Teacher here! Year 6 are doing a farm visit. I need allergies, wellies yes or no, parent phone and whether consent form is in | farm/visit/pupil/child/student/trip | people/checklist/log | allerg, well, phone, consent
    sneaker resale what i paid what it sold for size and platform | sneaker/resale | ledger/stock/collection/log/catalogue | paid, sold, size, platform
    `,
  ),
];
