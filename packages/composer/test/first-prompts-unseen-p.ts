import { readPrompts } from './first-prompt.ts';

/**
 * Written by someone else while the readers of remaining nouns were made, without a look at the rules. 34 of 60 at the first run, 51
 * of them about the subject, 37 with a fitting kind of app.
 */
export const unseenP = [
  ...readPrompts(
    'fresh',
    'tr',
    `
    kuru temizlemeciyim müşteri geliyo ceket pantolon bırakıyo hangi askıda ne zaman hazır parası verildimi hepsini karıştırıyorum | kuru/temizle/giysi/kiyafet/musteri/siparis/urun/is | jobs/board/log | aski, hazir/teslim, odendi/odeme/para/ucret
    muhtarlık için mahalledeki yaşlılar kim yalnız yaşıyo ilaç lazım mı son ne zaman uğradık | yasli/mahalle/kisi/ziyaret | people/log/checklist/collection | yalniz, ilac, ugra/ziyaret/tarih/son
    lastik oteli plaka ebat diş derinliği raf no | lastik | stock/jobs/log/collection | plaka, ebat, dis/derinlik, raf
    Ben hemşireyim nöbette hangi hastanın serumu ne zaman takıldı ne zaman biter şişe kaç ml yatak numarasıyla yazmak istiyorum bitmesine yakın uyarsın | serum/hasta/yatak | log/jobs/checklist/people/board | yatak, takil/basla, bit, ml/miktar/hacim
    fındık bahçem var gübreyi ne zaman attım kaç kilo çıktı randıman kaç tüccara kaça verdim | findik/bahce/hasat | log/measurements/collection | gubre, kilo/kg/miktar, randiman, fiyat/tutar/tuccar/satis
    bodrum kat anahtarları | anahtar | collection/stock/log/checklist/people |
    kına gecelerinde çalan grubuz hangi gün hangi köydeyiz kapora aldıkmı kalan ne | kina/gece/grup/is/etkinlik/organizasyon/konser/program | jobs/appointments/log | gun/tarih, koy/yer, kapora, kalan
    3/B sınıf annesiyim fotokopi parası kermes parası topluyorum kim verdi kim vermedi | ogrenci/sinif/para/veli/aidat | ledger/people/checklist/log | verdi/odedi/odendi/odeme/tutar
    öğretmenim, her öğrencinin dakikada kaç kelime okuduğunu hafta hafta yazıp ilerlediğini görmek istiyorum | okuma/ogrenci/kelime | measurements/log/people | ogrenci/ad, kelime, hafta/tarih
    inekler sabah akşam kaç litre verdi küpe nosu ilaç yediyse sütü dökülecek | inek/sut/sagim | log/measurements/people | kupe/inek, litre/sut, sabah/aksam/vakit/ogun/sagim, ilac
    Tır şoförüyüm, hangi ülkeye gittim kaç km yaptım sınırda kaç saat bekledim harcırah ne kadar tutuyorum deftere | sefer/yol/tir/surus/seyahat/ulke | log/jobs | ulke, km/kilometre, bekle/sinir, harcirah
    vize notunu odev notunu girince finalden kaç almam lazım geçmek için onu söylesin | vize/final/not/gecme | tool | vize, odev
    maket uçaklarım: ölçek, marka, boyası bitti mi, kaç saat uğraştım, fotoğraf | maket/ucak | collection/log/board/checklist | olcek, marka, boya, saat/sure, foto
    şimdi şöyle bizim köyde su nöbeti var herkes sırayla tarlasını suluyor kim hangi gün hangi saatte suyu alacak onu görelim kavga çıkmasın bir de kimin kaç saat hakkı var o da yazsın | su/nobet/sulama/sira/tarla | weekPlan/reservation/appointments/log/people/board | gun/tarih, saat, hak/sure
    kardeşimin epilepsi nöbetleri kaç dakika sürdü ne tetikledi sonrasında uyudu mu doktor hep soruyo | nobet/epilepsi | log/measurements | sure/dakika, tetik, uyu
    bilardo masası süre ücreti başlat bitir kaç lira oldu göstersin | bilardo/masa | tool/reservation/jobs/log/board |
    zehirli mantarları öğreten resimli kartlar arkasını çevirince adı çıksın | mantar | quiz/articles/collection | ad/isim, resim/foto/gorsel
    balon patlatma oyunu gittikçe hızlansın 3 can olsun | balon | game |
    hangman gibi adam asmaca ama hep yemek isimleri | adam asmaca/asmaca/kelime/yemek | game/quiz |
    Osmanlı padişahları testi 4 şıklı yanlış yapınca doğrusunu göstersin 20 soru | osmanli/padisah | quiz |
    fayansçıyım kaç kutu gider diye oda eni boyu fayans ebadı fire yüzdesi gircem | fayans/kutu | tool | en, boy, ebat/ebad/fayans, fire
    ev yapımı tarhana salça turşu satıyorum instagramdan yazıyolar kim ne istedi kargo numarası ne para geldi mi | siparis/tarhana/salca/musteri/satis | jobs/board/log/ledger | musteri/kim/ad, urun, kargo, odendi/odeme/para
    babamın diyalizi: gün, giriş kilosu, çıkış kilosu, çekilen su, tansiyonu düştü mü | diyaliz | log/measurements | gun/tarih, giris, cikis, cekilen/su, tansiyon
    yayla evini dört kardeş sırayla kullanıyoruz kim hangi hafta kalacak | yayla/ev/kardes/hafta | reservation/weekPlan/appointments/log | kim/kisi/kardes/ad, hafta/tarih/baslangic/gun
    mezar taşı yapıyorum yazısı ölçüsü mermer cinsi ne zaman dikilecek dikilince fotosu | mezar/tas/mermer/siparis/is | jobs/board/log | yazi/metin, olcu, mermer/cins, tarih/teslim/dik, foto
    tiyatro kulübü kostümleri kimde hangi oyunda kullanıldı bedeni yıkandı mı | kostum | collection/stock/log/people | kim/kisi/zimmet/alan, oyun, beden, yika
    çöp kamyonu hangi sokağa girdi hangisi kaldı işaretliyelim | sokak/cop/guzergah | checklist/jobs/places/log/board | sokak
    Merhaba biz Eskişehirde küçük bir seramik atölyesiyiz. Gelenler çömlek yapıyor, sonra biz fırınlıyoruz. Sorun şu, hangi parça kimin, hangi rafta, ilk pişirimi mi ikinci pişirimi mi bekliyor unutuyoruz. Her parça için sahibinin adı, telefonu, parçanın fotoğrafı, sır rengi, raf numarası ve aşaması (kuruyor, bisküvi, sırlı, hazır) olsun. İlk açılınca hazır olup da alınmayanlar görünsün. Üyelik giriş falan istemiyoruz, atölyedeki tabletten herkes kullanacak. Ayrı bir sayfada da fırın programları dursun, derece ve süre yazalım. Renkler toprak tonlarında olursa seviniriz | seramik/parca/comlek/urun | jobs/board/collection/stock | sahib/sahip/ad, telefon, foto, sir/renk, raf, asama/durum
    dedem kalp ameliyatı oldu doktor günde bir buçuk litreden fazla sıvı almasın her sabah tartılsın ayakları şişerse haber verin dedi annem kağıtlara yazıyo kağıtlar kayboluyo | sivi/su/tarti/kilo/dede/saglik/kalp/ameliyat | log/measurements | sivi/su, kilo/tarti/agirlik, sis/ayak
    Dün yine aynısı oldu kooperatifin biçerdöverini iki kişi aynı güne yazmışız ikisi de tarlada bekledi | bicerdover/tarla/kooperatif | reservation/appointments/weekPlan | gun/tarih, kisi/uye/ad/kim/cift
    KÖPEK TRAŞI YAPIYORUM IRKI TÜYÜ NASIL ISIRIR MI SAHİBİ TELEFONU ÜCRET | kopek/tras | appointments/jobs/people/log | irk/cins, tuy, isir, sahib/sahip, telefon, ucret/fiyat
    temel ile dursun fıkraları okunsun beğenen saklasın | fikra | articles/feed/collection |
    kombi ve petek bakimi hangi odadaki petegin havasi ne zaman alindi su basinci kacti | petek/kombi/bakim | log/measurements/checklist/collection | oda, tarih/zaman, basinc
    çocuk ders çalışırken kum saati gibi bişey bitince zil çalsın 20 dk | kum/saat/sayac/zamanlayici/sure/ders | tool |
    amatör koroyuz kim soprano kim alto provaya geldi mi aidatını verdi mi | koro/uye/koris/prova | people/log/checklist | ses/soprano, geldi/prova/katil, aidat
    köyden peynir tereyağı bal satıyoz sepete atsın adres yazsın kapıda ödesin | peynir/urun/tereyag/bal | catalogue/jobs | fiyat, adres
  `,
  ),
  ...readPrompts(
    'fresh',
    'en',
    `
    keep track of who has my camera lenses and when theyre due back | lens/borrow/loan/lend | stock/log/collection/people/jobs/checklist | who/borrow/name/person, due/back/return
    sourdough starter log: flour, feeding ratio, how high it rose, smell | sourdough/starter/feed | log/measurements | flour, ratio, rise/rose/high/height, smell
    Im a night nurse and want handover notes by bed, so bed number, initials, drips, next obs time and anything worrying | handover/bed/patient/note | people/log/board/checklist/jobs/collection | bed, initial, drip, obs, worr/concern/note
    we ring church bells on sundays and nobody remembers which method we rang, who was on which bell and how long it took | bell/ring/method | log/people/collection | method, bell, long/duration/time/minute
    chimney sweep customers, last swept, what fuel they burn, certificate sent y/n | chimney/sweep/customer/client | jobs/people/appointments/log | swept/last, fuel, certificate
    goat kidding season. dam, sire, date, how many kids, birth weights, any bottle fed | goat/kid/birth | log/people/collection/measurements | dam, sire, date, kids/number/count, weight, bottle
    guess the flag, african countries only, 10 rounds | flag/africa/countr | quiz/game |
    how much paint do i need, walls doors windows and number of coats | paint | tool | wall, door, window, coat
    darts scorer 501 two players | dart/501 | tool/game/log | player/name
    dad has parkinsons, i want to note how bad the tremor is 1 to 10, when he took his tablets, freezing episodes and falls | tremor/parkinson/symptom | log/measurements | tremor, tablet/medic/took/taken, freez, fall
    allotment society. plot number, tenant, half or full plot, rent paid, waiting list on a seperate page | allotment/plot/tenant/member | people/ledger/collection/log/reservation | plot, tenant/name, half/full/size, paid
    toddlers first words | word/toddler | collection/log | word
    screen printing jobs: garment, qty, ink colours, artwork, deadline, status (artwork, printing, curing, done) | print/job/order | jobs/board | garment, qty/quantity, ink/colo, artwork, deadline/due, status
    whack a mole but its burnt toast popping up, gets faster, 60 seconds, keep my high score | toast/mole/whack | game |
    ok so what i want is like a thing where me and my flatmates can see whose turn it is to buy loo roll and washing up liquid and it goes round and you tap it when youve bought it | turn/buy/roll/item/shop/flatmate | checklist/people/ledger/log/weekPlan | bought/done, turn/who/person/flatmate
    My son has a nut allergy. Last week was the second ambulance. The hospital asks what he ate, at what time, how he reacted and whether we used the pen, and I never have it straight. | reaction/allerg | log/measurements | ate/food/eat, time/when/date, react/symptom, pen
    cold water swims - water temp, minutes in, how i felt after, who with | swim | log/measurements | temp, minute/duration/time, felt/feel/mood, who/with/buddy/person
    We run a community fridge in a church hall. People drop off food and other people take it. We want donations logged with who gave it (shop or neighbour), what it was, roughly how many kilos and the use by date. Anything past its use by should come up red at the top. Volunteers also check twice a day: fridge temperature, freezer temperature, anything thrown away and why. And a simple page at the end of the month with the kilos saved in total. No accounts please, its one tablet on the wall, and most of our volunteers are over 70 so big letters. Call it Full Shelf. | donation/food/fridge | stock/log/checklist/collection | who/donor/giver/from/source, what/food/item/name, kilo/weight/kg, use/expir/best
    morse code trainer | morse | quiz/tool/game |
    scout troop badges, which kid has done what and whats still missing | badge/scout | people/checklist/collection/log | badge, kid/scout/name, done/earned/status/complete
    drone flights battery number, minutes, where, wind, crashed or not | drone/flight | log/collection | batter, minute/duration/time, where/location/place, wind, crash
    seating plan for my classroom, names on desks, who cant sit next to who | seat/desk/student/class | people/board/tool/weekPlan/collection | name/student, desk/seat
    short campfire ghost stories with reading time and a way to save the good ones | stor/ghost/campfire | articles/feed/collection | read/minute
    launderette machines, which are broken, since when, whats wrong, engineer called? | machine/launder | board/jobs/log/checklist/collection | broken/status, since/date, wrong/fault/problem, engineer
  `,
  ),
];
