import { type FirstPrompt, readPrompts } from './first-prompt.ts';

/** Descriptions by people who had not seen the composer; not read. */
export const unseenAX: readonly FirstPrompt[] = [
  ...readPrompts(
    'fresh',
    'tr',
    `
    terziyim dukkanda paca fermuar daraltma isleri hep karisiyor. musteri adi, yapilacak is, teslim tarihi ve ucreti yazayim, bitince teslim edildi diye isaretleyeyim | terzi/tadilat/dikis/dikim | jobs/log/board/checklist/collection/ledger | musteri, teslim, ucret/fiyat/tutar
    veresiye defteri | veresiye/borc/alacak | ledger/people/log |
    Merhaba, ben emekli bir öğretmenim. Tansiyonumu ve nabzımı sabah akşam ölçüyorum, deftere yazıyorum ama defteri hep kaybediyorum. Büyük tansiyon, küçük tansiyon, nabız yazabileceğim, doktora gösterebileceğim sade bir uygulama rica ediyorum. Saygılarımla. | tansiyon/nabiz/olcum | measurements/log | buyuk/sistolik, kucuk/diyastolik, nabiz
    arı kovanlarim var 40 tane hangi kovana ne zaman baktim ana ari var mi kac cerceve bal verdi yazmak istiyorm | kovan/ari/aricilik | log/collection/measurements | kovan, ana, cerceve
    kpss tarih soru çözme uygulaması yap, dört şıklı olsun sonunda kaç doğru kaç yanlış göstersin | kpss/tarih/soru | quiz/flashcards | dogru, yanlis
    kuaför randevu | kuafor/randevu/salon | appointments/planner/reservation |
    anneme ilac saatlerini hatirlatacak biseye ihtiyacim var, 5 cesit ilac iciyo sabah ogle aksam, icti mi icmedi mi ben de goreyim | ilac/doz | checklist/habits/log/planner | sabah, ogle, aksam
    Hemşireyim, serviste nöbet listesini kağıttan takip ediyoruz. Gündüz, gece ve icap nöbetlerimi takvim gibi gireyim, ay sonunda kaç nöbet tuttuğumu göreyim, hangi arkadaşla değiştiğimi de not alayım yeter. | nobet/vardiya/mesai | planner/log/appointments | gunduz, gece, icap
    koleksiyon pul uygulamsı: ülke, yıl, durumu, kaça aldım, fotoğraf | pul/filateli | collection/catalogue/stock | ulke, yil, durum/kondisyon
    mahallede bakkalım, raftaki malların son kullanma tarihi geçiyor zarar ediyorum. ürün adı adet ve son kullanma tarihi girip azalanı ve tarihi yaklaşanı görsem yeter | bakkal/urun/stok/market | stock/collection/log/checklist | adet/miktar/stok, son/skt/tukenme
    sınıfımdaki ogrencilerin odev takibi icin. 2-B sinifi 28 ogrenci. kim odev getirdi kim getirmedi isaretliyim veli toplantisinda gosteriym | odev/ogrenci/sinif | checklist/log/people/collection/board | ogrenci, odev
    hamur işi tarifleri paylaşacağım bir uygulama, börek poğaça açma kurabiye kategorileri olsun, malzemeler ve yapılışı yazsın | tarif/hamur/borek/pogaca | recipes/articles/catalogue/collection | borek, pogaca, kurabiye, malzeme
    zeytinlik sulama gübre ilaçlama hasat kaç kilo | zeytin/zeytinlik/bahce | log/measurements/planner/collection/ledger | sulama, gubre, hasat
    Bebeğim 3 aylık, kaç ml mama yedi, kaç saat uyudu, bezi ne zaman değişti hiçbirini aklımda tutamıyorum uykusuzluktan. Eşim de sorunca bilemiyorum. Hızlıca basıp kaydedeyim, bugünün toplamını göreyim. Renkler yumuşak olsun gece gözümü almasın lütfen. | bebek/mama/bez/uyku | log/measurements/habits | mama, uyku, bez
    oto tamirhanesi icin is emri. plaka, arac, ariza, parca, iscilik tutari. bekliyor / tamirde / hazir | tamir/servis/ariza/arac | jobs/board/log/collection | plaka, ariza, bekliyor/bekleyen, hazir
    osmanlica kelime ezberleme kartlari | osmanlica/kelime/kart | flashcards/quiz |
    apartman yöneticisiyim aidatları kim ödedi kim ödemedi, asansör temizlik elektrik giderleri ne kadar, kasada kaç para kaldı komşular her gün soruyor bıktım | aidat/apartman/daire | ledger/people/checklist/log | aidat, gider, kasa/bakiye/kalan
    Satılık el yapımı sabun ve mum! Ürünlerimi sergileyip sipariş alabileceğim minik bir dükkan istiyorum. Lavantalı, defneli, zeytinyağlı sabunlar; sepete atsınlar toplam çıksın. | sabun/mum/dukkan | shop/catalogue | lavanta, defne, sepet
    balık tutma günlüğüm olsun nerde tuttum hangi balık kaç kilo hangi yem | balik/olta/av | log/collection/measurements | yem, kilo/agirlik, yer/mera/konum/nerede
    vize final hesaplama vizenin yuzde 40 i finalin yuzde 60 i gecmek icin kac almam lazım | vize/final/ortalama | tool | vize, final
    köy derneğimizin üyelerini kaydetmek istiyoruz, isim telefon hangi sülaleden hangi şehirde yaşıyor, kan grubu da olsun acil durumda lazım oluyor | uye/dernek/koy | people/collection | telefon, sehir, kan
    halı saha kiralama, saat saat dolu boş gözüksün, kaparo yazılsın | saha/mac/kiralama | reservation/appointments/planner | saat, kapora/kaparo
    ben marangozum kereste hesabi yapan bisey lazim en boy kalinlik adet girince desimetrekup yada metrekup versin fiyatini da carpsin | kereste/metrekup/ahsap/marangoz | tool | en/genislik, boy/uzunluk, kalinlik, adet
    namaz kaza borcu takip | namaz/kaza | habits/log/checklist/ledger/measurements/tool |
    Çocuklar için hayvan sesleri ve isimleri bilme oyunu düşünüyorum, kızım 4 yaşında. Resmi görsün, üç seçenekten doğru hayvanı seçsin, yıldız kazansın. | hayvan/ses | game/quiz/flashcards | yildiz
    dukkana gelen kunye kolye bileklik gumusculuk yapiyorum gram fiyati degistikce elle hesapliyorum. gram, iscilik ve gumus gram fiyatini girince satis fiyati ciksin | gumus/gram/fiyat | tool | gram, iscilik
    sokak kedileri besleme noktaları gönüllüler için, hangi noktaya kim gidecek hangi gün, mama kaldı mı | kedi/besleme/mama/nokta | planner/checklist/log/jobs/board/collection | nokta, gonullu, gun/tarih
    düğün hazırlığı yapılacaklar. gelinlik salon davetiye fotoğrafçı kına. bütçe de yazsın | dugun/nikah/hazirlik | checklist/planner/ledger/jobs/board | gelinlik, davetiye, butce/tutar/maliyet
    İyi günler, mahalle kütüphanemizde gönüllüyüm. Kitapları çocuklara ödünç veriyoruz ama kimde ne kaldı bilemiyoruz. Kitap adı, yazar, kime verildi, geri getirme tarihi yazabileceğimiz ve gecikenleri gösteren bir program olursa çok sevinirim. Teşekkürler. | kitap/kutuphane/odunc | collection/log/catalogue/stock/jobs | yazar, odunc/verildi/alan/kimde, iade/geri/getirme
    saz kursu veriyorum 12 ogrencim var hangi gun kim geliyo ders parasini verdi mi hangi turkudeyiz | saz/baglama/ders/kurs | people/appointments/planner/ledger/log | ders, turku, odeme/ucret/odendi/para
    sigarayı bıraktım kaç gün oldu ne kadar para biriktirdim göstersin | sigara/birakma | habits/tool/log/measurements | gun, para/tasarruf/birikim/biriken
    güvercin besliyorum, bilezik numarası, cinsi, rengi, anası babası, yavruları | guvercin/kus | collection/catalogue/people/log | bilezik, cins/irk, renk
    ehliyet trafik işaretleri çalışma | trafik/isaret/ehliyet/levha | quiz/flashcards/articles/catalogue |
    diyabet hastasiyim seker olcumlerimi aclik tokluk diye yazayim birde insülin dozunu. haftalik ortalama göstersin olurmu | seker/glikoz/diyabet/insulin | measurements/log | aclik/ac, tokluk/tok, insulin, ortalama
    ikinci el bisiklet ilan panosu bizim kampüs için. öğrenciler ilan koysun fiyat durum iletişim yazsın, arayan bulsun | bisiklet/ilan | board/catalogue/collection/shop | fiyat, durum, iletisim/telefon
    sera domates salatalik biber ekim gunu sicaklik nem kasa | sera/domates/ekim | log/measurements/planner/collection | sicaklik, nem, kasa
    Torunlarıma bırakmak için hatıralarımı yazmak istiyorum. Askerlik, çocukluğum, memuriyet yıllarım ayrı ayrı dursun. Tarih, başlık ve yazı kısmı olsun, yazılar büyük görünsün çünkü gözlerim artık pek iyi seçmiyor. Bir de fotoğraf koyabilirsem yanına, hele eskileri, çok hoş olur evladım. | hatira/ani/gunluk | log/articles/collection | askerlik, cocukluk, memuriyet
    pastane siparis: yas pasta kac kisilik, ne yazacak ustunde, teslim gun saat, kapora | pasta/pastane | jobs/log/shop/collection/planner/ledger/appointments/board | kisi, teslim, kapora
    satranc acilislari ogreten icerik uygulamasi sicilya ispanyol vezir gambiti vs aciklamali | satranc/acilis | articles/catalogue/flashcards/collection | sicilya, ispanyol, gambit
    örgü sıra sayacı | orgu/sira/sayac | tool/log/measurements |
    okul kantini icin fiyat listesi tost ayran simit su cocuklar onceden siparis versin sira olmasin | kantin/tost/menu | shop/catalogue | tost, ayran, simit
    koyun sürüm var 120 baş. küpe no, doğum, aşı, hangi koç, kaç kuzu doğurdu. veteriner gelince telefonda arıyorum bulamıyorum kağıdı | koyun/suru/kuzu/kupe | collection/log/stock | kupe, asi, kuzu
    universite ders programim ve sinav tarihlerim, bide devamsizlik sayayim kaç hakkım kaldi görim | ders/sinav/devamsizlik | planner/log/checklist/collection/appointments | sinav, devamsizlik
    fizik tedavi egzersizlerim her gün yaptım mı diye tik atayım diz için boyun için bel için ayrı | egzersiz/fizik/tedavi | habits/checklist/log/planner | diz, boyun, bel
    Elektrikçiyim, gittiğim evlerde ne iş yaptım, kaç lira malzeme kaç lira işçilik aldım unutuyorum. Müşteri adres telefon, yapılan iş, malzeme, işçilik, ödendi ödenmedi. Basit olsun parmaklar kalın :) | elektrik/is/musteri | jobs/ledger/log/people/collection | adres, malzeme, iscilik, odendi/odenmedi/odeme
    evdeki konserve turşu reçel kavanozlarım kaç tane kaldı hangi yıl yaptım | kavanoz/konserve/tursu/recel | stock/collection/log | yil/tarih, adet/miktar/kalan/stok
    halk oyunlari ekibimizin kiyafetleri kimde hangi beden eksik mi. fes yelek salvar cepken | kiyafet/kostum/oyun/folklor | stock/collection/checklist/people | beden, fes, yelek
    izci kampı malzeme listesi çadır uyku tulumu pusula fener düdük herkes kontrol etsin | kamp/izci/malzeme | checklist/collection/stock | cadir, pusula, fener
    diş kliniğinde asistanım, Doktor Bey randevuları deftere yazdırıyor, silip yazmaktan yırtıldı. Hasta adı, telefon, saat, işlem (dolgu, kanal, çekim, temizlik) seçeyim. Gelmeyenleri de işaretleyelim. | dis/randevu/hasta/klinik | appointments/reservation/planner | telefon, dolgu, kanal, cekim
    deprem cantasi | deprem/canta/afet | checklist/stock/collection/articles |
  `,
  ),
  ...readPrompts(
    'fresh',
    'en',
    `
    i run a little yarn shop and need to know how many balls of each colour ive got left, brand, weight, dye lot, price. low stock should stand out | yarn/wool/skein | stock/catalogue/collection | brand, weight, lot, price
    chore chart kids | chore/task/job | checklist/habits/planner/jobs/board |
    Dear Sir or Madam, I am eighty-one and keep a small allotment. I should like to write down what I sowed, in which bed, on what day, and when I picked it. Large letters if you please, and nothing fancy. With kind thanks, Harold | allotment/sowing/garden/crop | log/planner/collection | bed, sown/sowed/sowing/sow, picked/harvest/harvested/picking
    nursing student here, need drug flashcards. name of the drug, class, side effects, normal dose. flip and mark if i knew it | drug/medication/pharmacology/pharm | flashcards/quiz | class, side, dose
    sourdough log!! starter feeding times, flour type, hydration, how the loaf turned out out of 5 | sourdough/starter/loaf/bread | log/measurements/recipes/collection | flour, hydration, rating/stars/score
    barber shop bookings, 3 chairs, fade / beard trim / kids cut, 30 min slots, no double booking pls | barber/booking/haircut/cut | appointments/reservation/planner | fade, beard, kids
    I teach year 4 and I'm losing my mind with reading records. Thirty kids, each takes a book home, parents sign or don't sign, and I need to see at a glance who hasn't read this week. Child, book title, pages, parent signed yes or no. | reading/reader/book/pupil | log/checklist/people/collection/habits | book/title, page, sign/signed/parent
    tip splitter app: bill, tip percent, how many people | tip/bill/split | tool | bill, tip, people/person/persons
    my dad has parkinsons and we want to write down his tremor, mood and when he took his tablets so the consultant can see whats happening between visits | parkinson/parkinsons/tremor/symptom | log/measurements/habits | tremor, mood, tablet/medication/meds/dose
    model railway collection. locos, wagons, gauge, maker, what i paid. about 200 of them & i keep buying doubles at fairs | railway/loco/train/locomotive | collection/catalogue/stock | gauge, maker/manufacturer/brand, paid/price/cost
    Handmade pottery for sale - mugs, bowls, vases. want customers to browse, add to basket and send me the order. Thats it | pottery/mug/ceramic/pot | shop/catalogue | mug, bowl, vase, basket/cart
    gcse chemistry quiz, periodic table, bonding, acids topics, multiple choice with score at end | chemistry/gcse | quiz/flashcards | periodic, bonding, acid
    babysitting co-op with 9 families, we swap hours not money. need a tally of who owes hours to who, date, how long, which kids | babysitting/sitting/hour/family | ledger/log/people | hour, date, family/families
    bird watching life list | bird/sighting/species | collection/log/checklist/catalogue |
    Bike repair shop job tickets. Customer, phone, bike make, whats wrong, quote, status waiting / on stand / ready for pickup. My tickets are on cardboard and they get oily | bike/repair/ticket | jobs/board/log/collection | customer, quote, waiting, ready
    need to track my water drinking and steps and no sugar days, with streaks, im bad at sticking to stuff lol | water/habit/streak/sugar | habits/log/checklist/measurements | water, step, sugar
    Our church hall is rented out by the hour and right now Maureen has a paper diary and nobody else knows what's in it. We want to see which days are free, put in the group name, contact person, which room (main hall, kitchen, upstairs) and whether the deposit has been paid. Yoga, scouts and birthday parties mostly. | hall/booking/hire/room | reservation/appointments/planner | main, kitchen, upstairs, deposit
    knitting needle size converter uk us metric | needle/knitting | tool | uk, us, metric/mm
    seizure diary for my epileptic dog, date, how long it lasted, what happend before, phenobarb dose | seizure/dog/epilepsy | log/measurements | duration/lasted/length/minutes, dose/phenobarb
    grandmas polish recipes - pierogi, bigos, barszcz, makowiec - ingrediants and steps, mark favourites | recipe/polish/pierogi | recipes/collection/catalogue/articles | pierogi, bigos, ingredient, favourite/favorite/favourites/favorites
    im a mobile dog groomer. clients, dog name breed temperament, next apointment, what i charge. i keep mixing up the two bellas | groom/grooming/groomer/dog | appointments/people/planner/log/jobs/collection | breed, temperament, price/charge/fee
    uni flatmates, 5 of us, who paid for what. bog roll, milk, wifi, takeaways. who owes who | flatmate/expense/house/flat | ledger/log/tool | paid, owe/owes/owed/balance
    times tables game for my 7 year old, timed, stars for right answers, make it cheerful | table/times/multiplication/maths | game/quiz | time/timer/seconds, star/stars
    chess club ladder and member list. name, rating, wins losses, phone | chess/club/ladder | people/log/collection | rating, win/wins, loss/losses
    Hello! I volunteer for a food bank. Donations arrive all day long: tins, pasta, nappies, toiletries. We need to log what came in, how many, best before date, and what went out so we don't run out of basics. Thank you for any help you can give us! | food/donation/pantry | stock/log/collection/ledger | tin/tins, pasta, nappies/nappy, best/expiry/expires
    wedding seamstress measurements, bride name, bust waist hips hem, fitting dates | bride/seamstress/fitting/dress | people/measurements/appointments/jobs/collection/log | bust, waist, hip/hips, fitting
    guitar practice timer and log, what song, how many minutes | guitar/practice | log/habits/tool | song, minute/minutes/duration
    Small guide to edible mushrooms for my walking group: chanterelle, porcini, hedgehog, plus the poisonous lookalikes and where they grow. Just reading, no accounts or anything. | mushroom/fungi/foraging | articles/catalogue/collection | chanterelle, porcini, hedgehog, lookalike/lookalikes/poisonous
    night shift ward handover, bed no, patient initials, obs due, tasks to do, done or not | ward/handover/patient/bed | checklist/jobs/board/log/people/collection | bed, obs/observations, task/tasks/done
    dungeons and dragons dice roller d4 d6 d8 d20 with history | dice/roll/roller | tool/game | d4, d20, history
    driving instructor. pupils, lesson dates, hours done, what we covered (roundabouts, parking, motorway), test date, paid or not. one screen per pupil ideally | pupil/lesson/driving/learner | people/appointments/planner/log/ledger/collection | lesson, test, paid/payment, hours/hour
    baby names shortlist me and my husband cant agree, girl boy, meaning, score from each of us | name/names/baby | collection/checklist/board/catalogue | girl, boy, meaning, score/rating/vote
    Second hand school uniform swap for our PTA. Parents list blazers, skirts, PE kits with size and condition, others claim them | uniform/swap/pta | board/catalogue/shop/collection/stock | size, condition, blazer, skirt
    cheese maker here. make date, milk litres, rennet, ph, turning days, cave humidity. batches lots of batches | cheese/batch | log/measurements/collection/stock | milk, rennet, ph, humidity
    spanish verbs flash cards present past future | spanish/verb | flashcards/quiz | present, past, future
    I am retired and we're doing our first big motorhome trip round Portugal. I'd like to plan the stops day by day with the campsite, the miles driven, the nightly fee and a little note on whether we'd go back. My wife says a notebook will do but my handwriting is awful and I always leave it at home. | motorhome/trip/stop/campsite | planner/log/collection/ledger | campsite, miles, fee/cost/price, note/notes
    physio gave me wrist exercizes. 3 times a day. tick them off, pain score 0 to 10 | wrist/exercise/physio | habits/checklist/log/measurements | pain
    picture framer price calculator. width height moulding cost per foot, glass, mount. gives total | frame/framing/framer/picture | tool | width, height, moulding, glass
    plant watering reminder | plant/watering/water | planner/checklist/habits/log/collection |
    my sons got coeliac and other mums ask what he can eat. list of safe snacks, by shop, with brand, and not safe ones marked red | snack/coeliac/gluten/food | catalogue/collection/checklist/articles | safe, shop/store, brand
    u11 girls football squad - who is coming saturday, positions, subs money paid, kit washing rota | squad/football/team/player | people/checklist/planner/ledger/board/collection/log | position, subs/paid/payment, kit/rota
    vinyl records list artist album year pressing condition | vinyl/record/album | collection/catalogue/stock | artist, year, pressing, condition
    antique clock repairer, each clock i take in gets a number, owner, maker, fault, parts ordered, estimate, date promised. cant keep it all in my head at 67 | clock/repair | jobs/log/collection/board | owner, fault, part/parts, estimate
    dissertation planner: chapters, deadlines, word count so far, supervisor meetings. due in may and panicking | dissertation/chapter/thesis | planner/checklist/log/board/jobs/measurements | chapter, deadline/due, word/words, supervisor/meeting
    Florist on the high street, valentines & mothers day orders drive me mad. bouquet type, card message, delivery address, delivery date, paid? | florist/bouquet/flower/order | jobs/shop/log/collection/planner/ledger/board | bouquet, message/card, address, delivery
    pub trivia generator 80s music, film, geography | trivia/pub/quiz | quiz/game/flashcards/tool | music, film/movie, geography
    weight watchers style thing for our slimming group, weekly weigh in, lbs lost, goal | weight/weigh/slimming | measurements/log/people/habits | goal/target, lost/loss
    telescope nights: what object, which eyepiece, sky conditions 1-5, notes. messier and planets mainly | telescope/stargazing/observation/astronomy | log/collection/checklist | object, eyepiece, sky/seeing/conditions
    i make leather wallets n belts and sell at markets, want to see what each market earned me after stall fee and petrol | market/leather/stall | ledger/log | fee/stall, petrol/fuel/travel, earned/sales/income/takings/profit
    egg timer | egg/timer | tool |
  `,
  ),
];
