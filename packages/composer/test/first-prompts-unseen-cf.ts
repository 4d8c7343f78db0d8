import { type FirstPrompt, readPrompts } from './first-prompt.ts';

/** Descriptions by people who had not seen the composer; not read. */
export const unseenCF: readonly FirstPrompt[] = [
  ...readPrompts(
    'fresh',
    'tr',
    `
    tavuk yumurta takibi | tavuk/yumurta | log/stock/counter/ledger |
    çömlek atölyesi siparişleri | comlek | orders/jobs |
    ilçe halk otobüsü kayıp eşya | kayip/esya | catalogue/log/requests/stock |
    deve güreşi takvimi | deve/gures | events/calendar/planner |
    osmanlıca kelime ezberleme | osmanlica/kelime | flashcards/quiz |
    kaç mekik çektim sayaç | mekik/say | counter/habits/log/tool |
    su içmeyi unutuyom | su | habits/counter/log/tool |
    imece günleri köyde | imece | events/planner/calendar/tasks |
    plak koleksiyonum | plak/plag | collection/catalogue |
    nine yemekleri tarifleri | nine/yemek/yemeg/tarif | recipes/articles |
    kuran kursu yoklama | kuran/kurs/yoklama | log/people/checklist |
    ayakkabi tamircisiyim isler | ayakkabi/tamir | jobs/orders |
    çadır kiralama | cadir | rentals/reservation |
    sınıf başkanı oylaması | sinif/baskan/oy | votes |
    haşlanmış yumurta dakika tutucu | yumurta/hasla | timer/tool |
    gezdiğim kaleler | kale/gez | places/collection/catalogue/log |
    hamam randevu defteri | hamam | appointments/reservation |
    altın günü sırası | altin/gun | planner/calendar/ledger/people/events/checklist |
    umre hazirlik listesi | umre/hazirlik | checklist/tasks |
    bebek boy kilo | bebek/bebeg/boy | measurements/log |
    hurdacı alım satım | hurda | ledger/stock/log |
    plaka bilmece oyunu iller | plaka/il | quiz/game/flashcards |
    komşu pazarı ikinci el | komsu/pazar/ikinci el | catalogue/feed/stock |
    metrekare hesaplama fayans | metrekare/fayans | tool |
    site güvenlik arıza bildirimi | site/guvenlik/ariza | requests/jobs/tasks |
    gelin başı yapıyorum kuaförüm, randevuları yazayım. isim tarih saat kapora ve kaç kişi gelcekleri olsun | gelin/kuafor/randevu | appointments/reservation | isim, tarih, saat, kapora, kisi
    bizim köyde sulama suyu sırayla veriliyo her sene kavga çıkıyo, kimin hangi gün kaç saat su alacagini yazalım tarla adı da olsun | su/sula | planner/calendar/reservation/log | kim/isim/ad/cifti/kisi, gun/tarih, saat, tarla
    Merhaba, emekli öğretmenim. Elimdeki eski fotoğrafları yıl, yer ve fotoğraftaki kişiler bilgisiyle bir albümde toplamak istiyorum. Teşekkür ederim. | foto/album | gallery/collection/catalogue | yil, yer, kisi
    biçerdöver calistiriyoz adana taraflarında, kimin tarlası kaç dönüm biçtik kaç para aldık kaldı | bicer/bic | jobs/ledger/orders/log | tarla, donum, para/ucret/tutar/fiyat/alinan/odenen
    epilepsi nöbetlerimi tutacam doktor istedi tarih süre ve ne tetikledi | epilepsi/nobet | log | tarih, sure, tetik
    hastanede hemşireyiz servis nöbet çizelgesi lazım hemşire adı gün gündüz mü gece mi | hemsire/nobet | planner/calendar/people/log | hemsire, gun/tarih, gece
    kapalıçarşıda halı dükkanım var stoktaki halıların yöresi ölçüsü düğüm sıklığı ve fiyatı olsun bitince haber versin | hali | stock/catalogue | yore, olcu, dugum, fiyat
    sokak kedilerini besliyoruz mahallece, hangi köşeye kim ne zaman mama koymuş görelim | kedi/mama/besle | log/tasks/planner/places | kose/yer/konum/nokta, kim/kisi/isim/ad, zaman/tarih/saat
    lise mezunlar derneği uyeleri mezuniyet yılı meslek şehir telefon bi de aidat ödedimi | mezun/dernek/derneg/uye | people | mezuniyet/yil, meslek/mesleg, sehir, telefon, aidat
    tiyatro topluluğumuzun provaları için bir uygulama istiyoruz; oyun, sahne, tarih ve katılacaklar yer alsın lütfen | tiyatro/prova | events/planner/calendar | oyun, sahne, tarih, katil
    abi ben tir soforuyum yolda yedigim parayi yakiti otobanı cezayı yazcam patron istiyo | tir/yol/sofor/masraf/gider | ledger/log | yakit, otoban, ceza
    torunuma çarpım tablosu sorucak bişey yap yanlış bilince doğrusunu söylesin puanı görünsün | carpim | quiz/game/flashcards |
    düğün salonu işletiyoruz gün dolumu boşmu bakak, damat gelin adı kişi sayısı kapora menü | dugun/salon | reservation/events/calendar | damat, gelin, kisi, kapora, menu
    evdeki ilaçların son kullanma tarihi geçiyo farketmiyoz ilaç adı kaç kutu skt nerede duruyor | ilac | stock/catalogue/log | kutu/adet, skt/son kullan, nere/yer/konum
    telefon tamircisiyim gelen cihazın markası arızası şifresi fiyatı ve hazır mı diye tutayım müşteri sorunca bakarım | telefon/tamir/cihaz | jobs/orders/requests | marka, ariza, sifre, fiyat, hazir/durum
    geçen kış üç kuzum öldü aşısını unuttuk diye. her hayvanın küpesi, aşısı, ne zaman yapıldı, tekrarı ne zaman | kuzu/hayvan/asi | log/catalogue/calendar/stock/people | kupe, asi, tekrar
    dalgıç kulübü dalış defteri, dalış yeri derinlik süre tüp basıncı eş | dalis/dalgic | log | yer, derinlik, sure, basinc, es
    apartman yöneticisiyim gelir gider kim ödedi kim ödemedi asansör bakımı falan hepsini bi yerde görelim şeffaf olsun | apartman/aidat/gelir/gider/yonetic | ledger | gelir/tur, gider/tur
    ud yapımcısıyım; siparişte ağaç cinsi, tel boyu, teslim tarihi ve bakiye gözüksün isterim efendim | ud/siparis | orders/jobs | agac, tel, teslim, bakiye
    belediyenin çim biçme robotlarını kiraya veriyoruz da kim aldı ne zaman getircek hasar varmı | cim/robot | rentals | kim/kirac/kisi/alan/isim/ad, getir/iade/donus, hasar
    sigarayı bırakıyom her gün içmedim diye tıklıyım kaç gün olmuş göriyim | sigara | habits/counter/log |
    kamp ateşi sohbet grubumuz var 12 kişi, kendi aramızda yazışalım reklamsız | kamp/sohbet | chat/feed |
    ebeyim ev ziyaretlerim var lohusa adı adres bebek kilosu ziyaret günü sarılık var mı | ebe/lohusa/ziyaret/bebek | log/appointments/people/measurements/calendar | lohusa/ad, adres, kilo, ziyaret/gun, sarilik
    kendi yazdığım şiirleri koyayım millet okusun başlık şiir yazdığım tarih | siir | articles/feed/collection/catalogue/gallery | baslik, siir, tarih
    üzüm bağımız var manisada, hangi parsele hangi ilacı ne gün attık kaç litre gitti ihracatçı kayıt istiyo | uzum/bag/ilac | log | parsel, ilac, gun/tarih, litre
`,
  ),
  ...readPrompts(
    'fresh',
    'en',
    `
    hen eggs tally | hen/egg | counter/log/ledger |
    chimney sweep bookings | chimney/sweep | appointments/reservation/jobs |
    lost property for swimming baths | lost/property | catalogue/log/stock/requests |
    morris dancing dates | morris/danc | events/calendar/planner |
    welsh words to learn | welsh/word | flashcards/quiz |
    press up counter | press | counter/habits/log |
    stop biting my nails | nail/bit | habits/counter/log |
    barn raising jobs list | barn | tasks/checklist/jobs |
    my fountain pens | pen/fountain | collection/catalogue |
    grandmas pickles n jams | pickle/jam | recipes |
    sunday school register | sunday/school/regist | log/people/checklist |
    watch repairs shop | watch/repair | jobs/orders |
    bouncy castle hire | bouncy/castle | rentals/reservation |
    vote for carnival queen | carnival/queen/vote | votes |
    tea brewing timer | tea/brew | timer/tool |
    lighthouses ive been to | lighthouse | places/collection/catalogue/log |
    chiropodist diary | chiropod | appointments/calendar/reservation |
    babys length and weight | baby/babi | measurements/log |
    hospital bag packing list | hospital/bag/pack | checklist |
    flags of africa quiz | flag/africa | quiz/flashcards/game |
    paint calculator for walls | paint/wall | tool |
    noticeboard for our cul de sac | notice/cul | feed/articles/chat/requests |
    tooth fairy money | tooth | ledger/log |
    fix my street lamp | lamp/street | requests/tasks/jobs |
    whale song player | whale/song | player/gallery |
    i do wedding cakes from my kitchen, need name flavour tiers delivery date and what they still owe me | cake/wedding | orders | name/customer, flavour/flavor, tier, deliver, owe/owing/owed/balance
    we share one hay baler between 5 farms and theres rows every june about whos got it. farm, field, day, hours used | baler/hay | reservation/planner/calendar/rentals/log | farm, field, day/date, hour
    Dear Sir or Madam, I am the archivist of a small village museum and should like to catalogue our objects with accession number, donor, date and condition. Yours, Mrs Pettigrew | museum/object/archiv | catalogue/collection | accession, donor, date, condition
    fishing charter skipper here, whos booked which trip how many rods and have they paid deposit | fishing/charter/trip | reservation/events/appointments | trip, rod, deposit
    my sons asthma puffs, doctor wants date, how many puffs, peak flow n what set it off | asthma/puff | log/measurements | date, puff, peak flow, set/trigger/cause
    night shift rota for the bakery lads, name day start time and oven | rota/shift/bakery | planner/calendar/people/log | name, day/date, start, oven
    run a wool shop, want to keep track of yarn, colour, dye lot, balls left and tell me when its low | wool/yarn | stock | colour/color, dye lot, ball
    we litter pick every saturday so an app with the spot, who came and how many bags | litter | log/events/places | spot/place/location, who/name/people/volunteer/attend, bag
    list of members for our lawn mower racing club with mower class, race number, next of kin phone. yes its a real thing | mower/racing/member | people | class, race number, kin/phone
    trucker - need somewhere to put diesel, tolls, meals and parking so me accountant stops moaning | truck/expens/diesel/cost/spend | ledger/log | diesel, toll, meal, parking
    something that asks my lad his times tables and gives points, he is 8 and gets bored | times/table | quiz/game/flashcards |
    community hall wants people to book the snooker table, name, slot, phone, juniors or not | snooker | reservation/appointments | name, slot/time, phone, junior
    freezer in the garage, no idea whats in it. what it is, which drawer, date frozen and portions | freezer | stock/catalogue/log | drawer, date/frozen, portion
    i sharpen knives and shears door to door. customer address how many blades price and when to go back | sharp/knife/knive/blade | jobs/appointments/log/orders | customer/address, blade, price, back/next/return/visit
    lost 2 calves last year cos we missed the jabs so ear tag, vaccine, given on, next due please | cal/jab/vaccin/cattle | log/calendar/catalogue/stock/people | ear tag/tag, vaccin, given, due
    bat survey log for the county group: site, species, how many, dusk temp, recorder | bat/survey | log | site, species, many/count/number, temp, recorder
    treasurer of the brass band here, money in and money out, what for, who from and is there a receipt | band/treasur/money | ledger | for/purpose/reason/descript, who/from, receipt
    i make leather saddles to order; tree size, leather colour, deposit, ready by. Thanks ever so much | saddle/leather | orders/jobs | tree, leather/colour/color, deposit, ready
    students rent cellos off us by the term. cello number, student, out date, due back, any dings in it | cello | rentals | number, student, out, back/due, ding/damage/condition
    walking my nans dog, feeding, pills.. me and 3 cousins take turns and forget who did what, so jobs with who and done | dog/nan/job | tasks/checklist/planner/log | who/cousin/person/name/assign, done
    private group chat for our allotment lot, about 20 of us mostly moaning about slugs | allotment/chat/slug | chat/feed |
    i visit housebound people for the church, name, address, last visit, how they were, prayers asked for | visit/housebound/church | people/log/appointments/calendar | name, address, visit, prayer
    want to put my short ghost stories up so folk can read em, title, story, date written | ghost/stor | articles/feed/collection/catalogue/gallery | title, story, date/written
    we spray vines in kent and the inspector wants block, product, litres, date and who did it | vine/spray | log | block, product, litre/liter, date, who/operator/by/person
    step by step thing to help an old boy work out if he gets pension credit, asks his age, savings, rent then says yes or no | pension/credit | wizard/tool/quiz | age, saving, rent
`,
  ),
];
