import { type FirstPrompt, readPrompts } from './first-prompt.ts';

/** 100 descriptions as in forums and small ads, by a person who had not seen the code. At the first run 88 led to an app about the subject, 65 with all that was named. */
export const unseenY: readonly FirstPrompt[] = [
  ...readPrompts(
    'fresh',
    'tr',
    `
    Selamlar, apartman yöneticisiyim 24 daire var. kim aidatı verdi kim vermedi karıştırıyorum, daire no, ay, tutar ve ödendi mi yazsın yeter | aidat/apartman/daire/site | ledger/log/collection/people/checklist | daire, ay, tutar, oden
    koyunların aşı takibi | koyun/asi/suru/kucukbas/hayvan | log/collection/planner |
    arkadaslar soyle bi uygulama lazim, guvercin besliyorum 60 tane var, bilezik numarasi rengi anasi babasi yazicam. eslestirme tarihini de tutayim. var mi yapabilecek | guvercin/kus | collection/log | bilezik, renk/reng, ana/anne, baba, esles
    Merhaba, ben evde tarhana, erişte, salça yapıp satıyorum. Siparişleri deftere yazıyorum ama kayboluyor. Kim ne istedi, kaç kilo, ne zaman teslim edeceğim, parasını aldım mı görebileyim. Teslim ettiklerim ayrı dursun lütfen. Kolay gelsin | siparis/tarhana/eriste/salca/teslim/urun | jobs/log/ledger/collection/planner | kilo, teslim, musteri/kim/isim/ad
    kamyoncuyum yuk takip | yuk/sefer/kamyon/nakliye/tasima | log/jobs/ledger/collection |
    Tespih koleksiyonum var, 140 parça. taşı (kehribar, oltu, kuka), usta adı, kaç paraya aldım, fotoğrafı olsun | tespih/tesbih | collection/catalogue | tas, usta, foto, fiyat/para/tutar
    kpssye calisiyorum tarih sorulari ezberlemek icin soru cevap karti gibi bisey, bildim bilemedim diyeyim | kpss/tarih/kart/soru/ezber | flashcards/quiz | bil
    Babam diyaliz hastası, her gün kaç ml su içtiğini, kilosunu ve tansiyonunu not almam gerekiyor. doktor liste istiyo her seferinde kağıt arıyoruz. Büyük yazılı olsun babam da bakabilsin | diyaliz/baba/saglik/olcum/tansiyon/sivi/hasta/kilo/gunluk | measurements/log | su/sivi, kilo, tansiyon
    halisaha maclarimizda kim gol atti kim kaleye gecti onu tutalim, tartisma bitsin artik amk | halisaha/mac/gol/hali saha/futbol | log/board/people/collection | gol, kale
    Kuaförüm, müşterilerimin boya numaralarını unutuyorum. isim, hangi boya, oksidan kaç, en son ne zaman geldi | boya/kuafor/musteri/sac | people/log/collection | boya, oksidan, tarih/son/gel
    mantar avciligi uygulamasi. bulduğum yeri, mantarin cinsini, kac kilo ciktigini ve tarihi kaydedeyim kimse görmesin yerlerimi :) | mantar | log/places/collection | yer/konum, cins/tur, kilo/miktar, tarih
    Çeyiz listesi | ceyiz | checklist/collection/catalogue |
    Muhtarlık yapıyorum 3 mahalleye bakıyorum. Vatandaşın şikayetlerini (çukur, sokak lambası, başıboş köpek) yazacağım, hangi sokak, kim söyledi, belediyeye bildirdim mi çözüldü mü belli olsun. | sikayet/muhtar/mahalle/vatandas/talep/ariza | jobs/log/collection/board/checklist | sokak, bildir, coz
    kaç gün sigara içmedim ne kadar para biriktirdim göstersin, paket 95 lira günde 1 paket içiyodum | sigara | tool/log/measurements/ledger | gun, para/lira/birik/tutar
    3. sınıf öğretmeniyim, çocuklara çarpım tablosu yarışması yaptırmak istiyorum şıklı olsun, doğru yapınca puan alsınlar | carpim/matematik/yaris | quiz/game/flashcards | puan/skor
    teknem var kiralıyorum bodrumda, hangi gun kim kiraladi kaç kişi kapora verdi mi | tekne/kira/rezervasyon | reservation/appointments/log/planner | kisi, kapora
    Pazarcıyım, sabah halden kaç kasa aldım kaça aldım, akşam kaç kasa kaldı. Kârımı göreyim. Ürün ürün olsun domates biber patlıcan filan | pazar/kasa/hal/urun/satis/sebze | stock/ledger/log | kasa, urun, kar/kazanc
    rüyalarımı yazıcam tarih koycam bi de korkunçmu güzelmi diye işaretlicem | ruya | log/collection | tarih, kork
    S.A. cami derneğinde görevliyim. bağış yapanların ismi, miktarı, makbuz numarası. zekat fitre genel diye ayrılsın. Allah razı olsun | bagis/dernek/cami/makbuz | ledger/log/collection/people | makbuz, miktar/tutar, zekat/tur/cesit
    kombi bakım servisi yapıyorum müşterinin adresi kombinin markası ne arıza vardı hangi parça değişti ücret, sonraki bakım tarihi | kombi/servis/bakim/ariza | jobs/log/appointments/people/collection | adres, marka, ariza, parca, ucret, bakim
    bebegim 4 aylik, emme saatleri hangi gogus, alt degistirme, kac dakika. gece uykulu uykulu tek elle girebilmeliyim o yuzden basit olsun nolur | bebek/bebeg/emzir/emme | log/measurements | gogus/meme, dakika/sure, alt/bez
    Zeytinlik hasadı. parsel, kaç çuval, yağhaneye giden kilo, çıkan yağ, asit oranı | zeytin/hasat/hasad/parsel | log/measurements/collection/ledger | parsel, cuval, kilo, yag, asit
    Komşular arası matkap merdiven ödünç verme.. kime neyi verdim geri geldi mi bi türlü hatırlayamıyorum | odunc/emanet/esya/alet | log/checklist/collection/people/ledger | kim/kisi/isim/komsu, geri/iade/dondu/geldi
    ilçemizdeki köy kahvesi okey turnuvası için uygulama, takımlar, eşleşmeler, kim yendi kaç puan | okey/turnuva/mac | board/collection/log/people/game | takim, puan
    Dükkanın önüne tablet koyucam, dönercide menü gözüksün. Ürün adı fiyatı resmi. Dürüm, porsiyon, içecek diye ayrı ayrı | menu/doner/urun/yemek | catalogue/collection | fiyat, durum, porsiyon, icecek
    bilgisayar kasasi topluyom 2. el parca aliyorum satiyorum. aldigim fiyat sattigim fiyat kar, parca turu ekran karti ram islemci falan | parca/bilgisayar/ikinci el/2. el/pc/alim satim/alim-satim/donanim | ledger/stock/collection/log | al, sat, kar/kazanc, tur/cesit/kategori
    Umre yolculuğu için valiz listesi yapar mısınız teyzem 68 yaşında, ihramdan terliğe ilaçlara kadar. hazır maddeler olsun o sadece işaretlesin | umre/valiz/bavul/hac | checklist | ihram, terlik, ilac
    kovan takip programi. 35 kovan. kovan no, ana arinin yasi, cita sayisi, bal miktari, varroa ilaci verildi mi. siyah arka plan olursa iyi olur güneste gozum aliyo | kovan/ari | log/collection | kovan, ana, cita, bal, varroa
    dövmeciyim randevu defteri lazım. isim telefon bölge (kol sırt) kaç seans sürecek kapora | randevu/dovme/musteri/seans | appointments/reservation/planner/people/log | telefon, bolge, seans, kapora
    Bilek güreşi salonum var üyelerin kilosu, kategorisi (sağ kol sol kol), aylık ödemesi | uye/bilek/sporcu/salon | people/ledger/log/collection | kilo, kategori/kol, ode/aylik/aidat
    kelime oyunu istiyom ama karadeniz şivesi, mesela "uşak" ne demek diye sorcak | karadeniz/sive/kelime/laz | quiz/game/flashcards |
    Kiracıyım, ev arıyorum delirdim. Gezdiğim evleri yazmak istiyorum semt kira depozito kaçıncı kat emlakçı adı, bir de 5 üzerinden puan. Sonunda en yüksek puanlıyı üstte görsem süper | ev/daire/kira | collection/log/places/catalogue | semt, kira, depozito, kat, emlakci, puan
    kanal boyu olta balıkçılığı, tuttugum baliklar cins boy kilo yem yer | balik/olta/av | log/collection/measurements | cins/tur, boy, kilo/agirlik, yem, yer/konum
    mezarlık ziyaret defteri. rahmetli yakınlarımın vefat tarihi, mezar yeri ada parsel, en son ne zaman gittim | mezar/vefat/ziyaret/rahmetli/kabir | people/places/log/collection | vefat, ada, parsel
    Bahşiş hesaplama lazım garsonuz 5 kişiyiz toplam bahşişi girelim kişi sayısına bölsün, mutfağa yüzde 20 ayrılsın | bahsis | tool/ledger/log | kisi, mutfak/mutfag, toplam
    cocuklarin sut disleri, hangi dis ne zaman cikti ne zaman dustu. 2 kizim var | dis | log/collection/measurements/people | cik, dus/dok
    Halk oyunları ekibimizin kostümleri depoda kayboluyor. Hangi yöreye ait, beden, kaç adet var, kimde | kostum/kiyafet/halk oyun | stock/collection/log/catalogue | yore, beden, adet, kim
    yilan oyunu gibi ama fare olsun peyniri yesin | fare/peynir | game |
    taksiciyim durakta sıra kimde belli olsun. plaka, şoför adı, sıraya girdiği saat. müşteri alınca listeden çıksın | sira/taksi/durak | board/jobs/log/checklist/people/collection | plaka, sofor, saat
    Ya bi şey rica edicem, düğünüm var eylülde. Davetli listesi yapmam lazım: kız tarafı erkek tarafı, kaç kişi gelecek, davetiye gitti mi, hangi masa. Toplam kişi sayısı da görünsün çünkü salon 300 kişilik ve kaynanam sürekli ekliyor 😅 | davetli/dugun/misafir | people/checklist/collection/planner | taraf, kisi, davetiye, masa
    elektrik sayaci okuyup her ay yazicam kac kwh harcadim grafik | sayac/elektrik/tuketim | measurements/log | kwh/endeks/tuketim
    sera sıcaklık nem defteri sabah akşam | sera/sicaklik/nem/olcum | measurements/log | sicaklik, nem
    İşaret dili öğreniyorum, kelimeyi göreyim arkasında hareketin tarifi yazsın, ben ekleyebileyim | isaret/kelime/kart | flashcards/collection/quiz | kelime, tarif/hareket
    okul servisi şoförüyüm sabah hangi çocuk bindi hangisi inmedi yoklama yapayım, veli telefonu da yazsın | servis/ogrenci/cocuk/yoklama/yolcu | people/checklist/log | bin, telefon
    bizim koyun arazisinde sulama sirasi kavgasi bitsin. hangi gun hangi tarla kac saat su alacak | sulama/sira/tarla/su nobet/su sira | planner/log/reservation/appointments/collection | gun/tarih, tarla, saat/sure
    Emekli öğretmenim, şiirlerimi toplamak istiyorum. Başlık, metin, yazdığım yıl. Beğendiğimi favori yapayım. | siir | articles/collection/log/catalogue | baslik, yil, favori
    motorcuyum zincir yağlama lastik balata bakım km sine göre | bakim/motor | log/planner/measurements/checklist/collection | km
    örgü şişi ve ip stoğum. marka renk kodu kaç yumak kaldı. 2 den az kalınca uyarsın | ip/orgu/yumak/yun | stock/collection | marka, renk, yumak
    Gezdiğim kaplıcalar: il, suyun derecesi, giriş ücreti, temiz mi, romatizmaya iyi geldi mi puan veriyim | kaplica/termal | places/log/collection/catalogue | il, derece/sicaklik, ucret, puan
    kayıp kedi ilanları tutcam mahalle için, kedinin adı rengi en son görüldüğü yer ödül bulundu mu | kedi/kayip/ilan | feed/board/collection/log/places/catalogue | renk/reng, yer/konum, odul, bulun
    `,
  ),
  ...readPrompts(
    'fresh',
    'en',
    `
    need an app to log my goats. name, ear tag, when she kidded and how many kids | goat/herd/doe | log/collection | tag, kid
    Hi all, sorry if this is the wrong group. I run the church food pantry and we need something simple on the tablet: what cans we have, how many, expiry date. Show me what's running low. No internet in the basement so it has to work offline. God bless | pantry/food/can/stock/inventory/item | stock/collection | expir, quantity/how many/count/amount/qty
    tooth fairy ledger | tooth/teeth/fairy | ledger/log/collection |
    I drive for a tow company. I want to record each tow, plate number, make and model, where i picked it up, where i dropped it, miles and what i charged. total for the week please | tow/pickup | jobs/log/ledger | plate, make/model, miles/mile, charge/price/fee/cost
    app for my D&D group that keeps initiative order and hp of monsters | initiative/monster/combat/encounter/d&d/dungeon/fight | tool/collection/board/game/people | initiative, hp/hit point
    Looking for a freelancer... I need an app that lets my dad (early alzheimers) see who is who in the family. Photo, name, how they are related to him, and one memory we share. Big letters and nothing complicated | family/relative/people/who/memor/loved | people/collection/catalogue/flashcards | photo/picture, name, relat, memor
    crossword clue flashcards lol | crossword/clue | flashcards/quiz |
    my allotment neighbour keeps nicking my beans so i want to write down what i planted in which bed, when sown, when harvested, weight in kg | allotment/bed/plant/crop/garden/harvest/sow | log/collection/planner/measurements | bed, sow, harvest, weight/kg
    Mobile dog grooming bookings. owner, dog, breed, does it bite (yes/no!!), address, time, price | groom/dog/booking/appointment | appointments/reservation/jobs/planner | owner, breed, bite, address, price
    i collect vintage lunchboxes (yes really). want year, character, condition 1-10, what I paid, what its worth now. total worth at the top | lunchbox/lunch box | collection/catalogue | year, character, condition, paid/price, worth/value
    piano tuner here. clients pianos, last tuned, pitch, humidity in the room | piano/tun/client | log/people/jobs/measurements/collection/appointments | tuned/tuning/date, pitch, humid
    Anyone know an app that just counts how many times my boss says "circle back" in a meeting? tap a button, save it w/ the date | circle/boss/count/meeting/tally/phrase | tool/log/game/measurements |
    ghost sightings at the inn i work at. room, date, what the guest saw, how scared 1 to 5. we want to show it to visitors | ghost/sighting/haunt/spook | log/collection/feed/places | room, date, guest/saw/descri, scar
    Retired bus driver, 71. I want a quiz about the old London bus routes for my mates down the pub. Multiple choice, keep score. | bus/route/london | quiz/game | score
    sourdough starter feeding log w/ flour grams, water grams, rise in cm, smell | starter/sourdough/feed | log/measurements | flour, water, rise, smell
    We foster kittens. need to weigh each one every day and see a line going up. names, litter, weight in grams | kitten/weight/foster/weigh/cat/litter | measurements/log/collection | litter, weight/gram
    ISO app for stall fees at our saturday flea market, 80 stalls, vendor name, stall number, paid or not, electricity needed. whoever hasnt paid should stand out in red | stall/vendor/market/fee | ledger/people/collection/reservation/checklist | vendor, stall, paid, electric
    wordle but only bird names | bird | game/quiz |
    I'm a doula and need to time contractions, start stop how strong and how far apart | contraction/labor/labour/birth | tool/log/measurements | start, strong/strength/intensity, apart/interval/gap/frequency
    hey so me and 3 roomates fight about whose turn it is for dishes trash bathroom. just want a list of chores, whose turn, done or not, and day of the week. thats it dont overdo it | chore/turn/roommate/house | checklist/planner/board/jobs | turn/who/person/roommate/assign, day, done
    vinyl record want list | vinyl/record/album | checklist/collection/catalogue |
    I need to remember which wines I hated. name, grape, shop, price, why it was bad. Stars. | wine | log/collection/catalogue | grape, shop/store, price, star/rating, why/reason/note
    Beekeeper in Wales, 12 hives, I'd like an inspection sheet: hive, date, queen seen, temper, number of frames of brood, varroa count, notes. Must be usable with gloves so big buttons please. | hive/bee/inspection | log/measurements/collection | queen, temper, brood, varroa, note
    kayak rental on the lake. 10 kayaks. whos got which one, time out, time back, deposit | kayak/rental | reservation/log/ledger/jobs | out, back/return, deposit
    My wife says I never listen so I want to save stuff she mentions she likes, for presents. item, where she saw it, price, occasion. pls dont let it be pink | gift/present/wife/like | collection/checklist/log/catalogue | where/shop/store/seen/place, price, occasion
    Nurse on nights. shift swap tracker, who owes me a shift and who i owe, dates | shift/swap | ledger/log/people/planner/collection | owe, date
    tide pool creatures i found, species, beach, date, pic | tide/pool/creature/species/find/beach | log/collection/catalogue | species, beach, date, photo/pic
    guitar pedalboard settings for each song so i dont forget live. song, pedal, knobs, bpm | pedal/song/setting/guitar | collection/catalogue/log | song, pedal, knob/setting, bpm
    We're a volunteer fire dept with 20 members. Who showed up at each call, type of call (fire, medical, crash), hours. At the end of the year we report the hours. | call/fire/volunteer/incident/hour | log/people/jobs/collection | type, hour
    convert stone and pounds to kilos for my jockey weigh ins and save each one with date | weigh/jockey/weight/stone/kilo | tool/measurements/log | stone, pound/lb, kg/kilo, date
    Kids soccer snack schedule. game date, opponent, which parent brings snacks, allergies | snack/soccer/game | planner/log/appointments/people/collection | opponent, parent, allerg, date
    I NEED AN APP THAT TELLS ME IF I ALREADY OWN THE LEGO SET. set number, theme, pieces, complete or missing parts, which shelf | lego/set/brick | collection/catalogue/stock | set, theme, piece, shelf
    morning mood & migraine diary, pain 0-10, aura yes no, trigger, what pill i took, weather | migraine/headache/mood/pain | log/measurements | pain, aura, trigger, pill/med, weather
    tarot card meanings study cards | tarot | flashcards/catalogue/quiz |
    small claims: i lend money to my cousins like an idiot. who, how much, when, paid back so far, remaining | loan/lend/cousin/debt/money/lent | ledger/log/people | paid/repaid, remain/balance, who/cousin/name/borrower
    Food truck, I move around all week. Let folks see my schedule on the ipad on the counter: day, street, hours, special of the day | truck/schedule/stop/location | planner/appointments/catalogue/places/collection/log | day/date, street/location/place, hour/time, special
    Greetings, I am a PhD student studying lichens. I would want a field note app with sample ID, substrate (bark, rock, soil), GPS or place name, altitude, colour, and a picture. Must be possible to filter on substrate. | lichen/sample/field | log/collection/places | substrate, altitude, colo, place/gps/location, photo/pic/image
    knitting row counter with project name | row/knit/counter/project | tool/log/collection | row, project
    school bus route pickup list for a sub driver, stop, time, kids names, which ones need a parent at the stop | stop/bus/pickup/route | checklist/people/planner/places/collection/log | stop, time, parent, kid/name/child/student
    garage sale price tags. item, asking price, lowest i'll take, sold for. how much we made total | garage/sale/item/yard | ledger/stock/catalogue/collection/log | asking, lowest/min, sold
    karaoke night sign up!! singer, song, key change, and who's next. cross em off when done | karaoke/sing/song | board/checklist/reservation/people/jobs/collection | singer, song, key, done/sung/status/next
    my eczema flares with stuff i eat i think? log foods and itch level and body part | eczema/flare/itch/skin/food | log/measurements | food, itch, body/part
    Ham radio contacts please. Callsign, frequency, mode (SSB/CW/FT8), signal report sent and received, UTC time. 73! | radio/contact/qso/callsign/ham | log/collection/people | call, freq, mode, sent, rec, time/utc
    trailer park handyman, write down the work orders. lot number, problem, urgent or not, parts used, done | work/order/handyman/repair/job | jobs/log/checklist/board | lot, problem/issue, urgen, part, done/complete/status
    memory match game with my grandkids favourite dinosaurs | dino/memory | game |
    Hi neighbours! Thinking of a little free library app: which books are in the box on Elm Street, title, author, who donated, taken or still there. Thanks, Maureen x | book/library | collection/catalogue/stock/log | title, author, donat, taken/there/available/status
    i want to know when each of my 40 houseplants was last watered and repotted, and which window its in | plant/water | log/collection/planner | water, repot, window
    barbershop walk in queue nothing fancy | barber/queue/walk/customer/wait | board/jobs/people/checklist/appointments/reservation/log/collection |
    I write down every train I spot. engine number, operator, station, date & time. dont want double entries of same number | train/engine/loco/spot | log/collection | number, operator, station, date/time
    budget for my quinceanera, what we need (dress, hall, dj), estimate, actual, deposit paid, whose paying (padrinos) | quince/budget/item/expense/cost | ledger/planner/checklist/collection | estimate, actual, deposit, padrino/paying/payer/who
    `,
  ),
];
