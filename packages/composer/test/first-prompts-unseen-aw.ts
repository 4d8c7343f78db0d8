import { type FirstPrompt, readPrompts } from './first-prompt.ts';

/** Descriptions by people who had not seen the composer; not read. */
export const unseenAW: readonly FirstPrompt[] = [
  ...readPrompts(
    'fresh',
    'tr',
    `
    selam reklamdan geldim, nişanlımla düğün hazırlığı yapıyoruz, salon gelinlik davetiye hepsi için verdiğimiz kaporaları ve kalan borcu yazabileceğim bişey lazım | dugun/kapora/odeme/hazirlik | ledger/checklist/planner/log | kapora, kalan/borc
    arı kovanı takip | kovan/ari/aricilik | log/collection/checklist/planner/measurements |
    instagramda gördüm bunu gerçekten yapıyor mu?? kuaförüm ben müşteriler hangi boyayı kullandığımı soruyo, boya numarası ve tarihi kayıtlı olsun | musteri/boya/kuafor/sac | people/log/collection/appointments | boya, numara/no, tarih
    annem şeker hastası sabah akşam ölçüyoruz defter kayboldu. açlık tokluk değeri, not da yazılsın, grafik olursa süper | seker/olcum/kan | measurements/log | aclik, tokluk, not
    hali saha macı icin kim gelicek kim gelmicek listesi, bi de kim parayı verdi | mac/oyuncu/hali/kadro | people/checklist/ledger/planner/log | gel/katil, para/ode/ucret
    yds kelime ezberleme kartları | kelime/kart/yds | flashcards/quiz |
    Merhaba, iyi günler dilerim. Köyümüzde küçük bir süt toplama merkezi işletiyoruz. Her sabah ve akşam hangi üreticiden kaç litre süt aldığımızı, litre fiyatını ve ay sonunda ödenecek tutarı görmek istiyoruz. Şimdiye kadar kağıda yazıyorduk, çok karışıyor. Yardımcı olursanız çok seviniriz, şimdiden teşekkür ederiz. | sut/uretici/teslim/alim | ledger/log/people/measurements/stock | uretici, litre, fiyat, tutar/ode
    kahve çekirdeklerim: kavurma, öğütüm, demleme süresi, puan | kahve/cekirdek/cekirdeg/demleme | log/collection/recipes/catalogue | kavur, ogut, sure, puan
    apartman yöneticisiyim 24 daire var aidatı kim ödedi kim ödemedi karıştırıyorum | aidat/daire/apartman | ledger/checklist/people/log | daire, ode
    osmanlı padişahları bilgi yarışması oğlum için | padisah/osmanli/yarisma/soru | quiz/game/flashcards |
    SATILIK BALKON FİDESİ domates biber patlıcan fide satıyorum müşteri bakıp sipariş geçsin fiyat adet yazsın | fide/siparis/sebze | shop/catalogue/stock | domates/biber/patlican, fiyat, adet
    indirim ve kdv hesaplama | kdv/indirim/hesap | tool | kdv, indirim
    amatör tiyatro grubuyuz. provaları planlıyoruz hangi sahne hangi oyuncu saat kaçta.. whatsappta kayboluyor | prova/sahne/tiyatro/oyuncu | planner/appointments/board/log/people | sahne, oyuncu, saat
    sigarayı bıraktım 11 gün oldu. kaç gün içmedim kaç para cebimde kaldı görmek istiyorum motive olmam lazım | sigara/icme/birak/dumansiz | habits/log/tool/measurements/ledger | gun, para/tasarruf/tutar/birik
    bisiklet tamircisi. gelen bisikletler arıza ücret teslim tarihi hazır mı | bisiklet/tamir/servis | jobs/board/log/ledger/checklist | ariza, ucret, teslim, hazir/durum
    muhtarım ben mahalledeki yaşlılarımızı ziyaret ediyoruz üç kişiyiz. kim yalnız yaşıyor, ne ihtiyacı var, en son ne zaman gidildi bilelim istiyoruz. geçen ay ayşe teyzeye üç kere gidilmiş öbür sokaktaki amcaya hiç uğranmamış ayıp oldu. gençler yapın bize bi program telefonda açılsın yazısı büyük olsun | yasli/ziyaret/mahalle/komsu | people/log/checklist/planner | yalniz, ihtiyac, son/tarih
    evdeki lego setlerim | lego/set | collection/catalogue/stock/checklist/log |
    ya şöyle bişi istiyorum kızlarla altın günü yapıyoruz 12 kişiyiz kimin ayı hangisi kim çeyreğini getirdi kim getirmedi her ay kavga çıkıyo valla, kurayı biz çekeriz o şart değil, asıl liste lazım kim verdi kim vermedi bi de sıra kimde, annem de bakıcak kolay olsun | altin/ceyrek/uye/katilimci | ledger/people/checklist/planner/log | ver/getir/ode, sira/ay
    tarla ilaclama gubreleme kayıt | tarla/ilaclama/gubre | log/planner/ledger/checklist | ilac, gubre
    hamileyim 30. hafta, bebeğin tekmelerini sayıcam | tekme/bebek/bebeg/hareket | tool/log/measurements/habits |
    dernek olarak kış yardımı yapıyoruz: aile adı, mahalle, kişi sayısı, verilen koli | aile/yardim/koli | people/log/stock/ledger/checklist | aile, mahalle, kisi, koli
    çay ocağı veresiye defteri | veresiye/borc/musteri/cay | ledger/people/log |
    ehliyet sınavı soruları çözmek istiyorum trafik motor ilkyardım ayrı ayrı | ehliyet/soru/sinav/trafik | quiz/flashcards | trafik, motor, ilk
    terziyim ölcü alıyom bel kalça göğüs. müşteri ismi. teslim günü | olcu/terzi/musteri/siparis | measurements/people/jobs/log | bel, kalca, gogus, teslim
    babaannemin yemek tarifleri kaybolmasın, malzemesi yapılışı ve kaç kişilik olduğu | tarif/yemek/yemeg | recipes/collection/articles/catalogue | malzeme, yapilis/hazirlan, kisi/porsiyon
    günde 8 bardak su | su/bardak/bardag | habits/log/tool/measurements/checklist |
    olta balıkçılığı yapıyorum, nerde ne tuttum hangi yemle kaç kilo, hava nasıldı bunları tutan bişey yapın lütfen | balik/av/olta | log/collection/measurements | yem, kilo/agirlik/kg, hava, yer/konum/nere/mevki/nokta
    pansiyonumuz var assosta 7 oda, misafir giriş çıkış tarihi kapora alındı mı, oda boş mu dolu mu göreyim yeter | oda/rezervasyon/misafir/pansiyon | reservation/appointments/planner/board/people | giris, cikis, kapora, bos/dolu/durum
    cocuklar için hayvanlı hafıza oyunu | hayvan/hafiza/eslestir | game/quiz/flashcards |
    ders programım ve ödevler | ders/odev | planner/checklist/board/log | ders, odev
    Psikolog olarak çalışıyorum, danışanlarımın seans günlerini ve saatlerini, seans ücretinin ödenip ödenmediğini sade bir ekranda görmek isterim. | seans/danisan | appointments/planner/people/ledger/log | danisan, saat, ucret/ode
    kiraya verdiğim iş makinaları var kepçe forklift vinç. kim kiraladı kaç gün günlük ücret depozito | makin/kira/kiralama | reservation/ledger/log/jobs/stock | kirala/kiraci/musteri, gun, ucret, depozito
    posta güvercini soy kaydı anne baba bilezik no | guvercin/soy/kus | collection/log/people/catalogue/stock | anne, baba, bilezik
    bugün ne pişirsem diye düşünmekten bıktım rastgele yemek seçen bi uygulama | yemek/yemeg/pisir/menu | tool/recipes/planner/collection/game |
    lise mezunlar derneği burs verdiğimiz öğrenciler: ad, okul, sınıf, aylık burs miktarı, ödendi mi | burs/ogrenci/bursiyer | people/ledger/log/checklist | okul, sinif, miktar/tutar/burs, ode
    depo sayımı yapcam raf no ürün adet, eksik olanı göstersin | urun/depo/sayim/stok | stock/checklist/log/catalogue | raf, urun, adet/miktar, eksik
    evde dambıl çalışıyorum set tekrar ağırlık yazayım gelişimi göreyim | antrenman/egzersiz/dambil/hareket | log/measurements/planner/habits | set, tekrar, agirlik/kilo/kg
    yaz kuran kursu yoklama, hangi sureyi ezberledi geldi mi gelmedi mi | ogrenci/yoklama/kurs/talebe | people/checklist/log | sure/ezber, gel/katil/devam
    tekne turu yapıyoruz bodrumda, sabah ve günbatımı turu var. misafir adı kişi sayısı otel adı (servisle alıyoruz) ve kalan ödeme. kağıda yazıyoruz sonra bulamıyoruz, geçen pazar aynı yeri iki aileye vermişiz rezil olduk, kardeşim reklamı görüp bana attı bi denemek istedim, olursa tüm sezon kullanırız | tur/tekne/rezervasyon/misafir | reservation/appointments/ledger/people/planner | kisi, otel, kalan/ode, sabah/gunbat/gun
    izlediğim kore dizileri puanım kaçıncı bölümdeyim | dizi/kore | collection/log/checklist/catalogue | puan, bolum
    çarpım tablosu çalıştırma 2.sınıf | carpim/carp/tablo/matematik | quiz/game/flashcards |
    arama kurtarma gönüllüsüyüm, ekipmanların son kontrol tarihi lazım: ip, kask, telsiz, jeneratör | ekipman/kontrol/malzeme | stock/checklist/log/collection/planner | kontrol/tarih
    ev taşıyoruz hangi kolide ne var hangi odaya gidecek | koli/kutu/tasin/esya | stock/checklist/collection/log/catalogue | oda, icerik/icinde/esya
    rüyalarımı yazmak istiyorum | ruya | log/articles/collection |
    nakliyeciyim. yükleri girelim şoför arkadaşlar görsün nerden nereye kaç ton fiyat | yuk/nakliye/ilan/sefer | board/jobs/catalogue/log/shop | nere/kalkis/cikis/yukleme, nere/varis/bosalt, ton, fiyat/ucret
    kedi köpek aşı takvimi veterinere ne zaman gidicez | asi/kedi/evcil/hayvan | planner/appointments/log/checklist/collection | asi, veteriner, tarih/zaman/gun
    3 dairem var kiracı kim ne zaman yatırdı sözleşme bitişi | kira/daire/kiraci | ledger/people/log/collection | kiraci, sozlesme/bitis, tarih/yatir/ode
    ilkyardım bilgileri kısa kısa anlatsın yanık, burkulma, bayılma, arı sokması. internet olmadan açılsın | ilkyardim/yardim/acil | articles/catalogue/collection/checklist/flashcards | yanik, burkul, bayil, ari
    dağcılık kulübü çanta kontrol listesi uyku tulumu, kafa lambası, karabina, kazma | canta/malzeme/ekipman/dag | checklist/stock/collection/planner | tulum, lamba, karabina, kazma
    marangozum santim inç çevirici | inc/santim/cevir/marangoz | tool | santim/cm, inc
  `,
  ),
  ...readPrompts(
    'fresh',
    'en',
    `
    saw ur ad. can u make me a thing for my candle business where ppl pick a scent and size and i get the order | candle/scent/order | shop/catalogue/jobs | scent, size
    allotment plot diary | plot/allotment/crop/garden | log/planner/collection/checklist |
    my dad has parkinsons and we're four siblings taking turns. need to see who's on which day, what pills he took and how he was (good, bad, so so). the group chat is a mess and last week nobody turned up on thursday. big text please because my aunt uses it also and she cant see well | dad/care/shift/visit | planner/log/people/checklist/board/appointments | day/date, pill/med, good/bad/mood/how
    tip splitter | tip/bill/split | tool |
    Hi! I coach U12 girls football. I want players, position, attendance for training and goals scored. Thank you!! | player/team/squad/training | people/log/checklist/collection | position, attend/present, goal
    pool cleaning round. customer address, chlorine, ph, paid or no | pool/customer/round/visit | jobs/log/people/planner/measurements/ledger | address, chlorine, ph, paid/payment
    vinyl records i own and ones i lent to mates | vinyl/record/album | collection/catalogue/log/stock | lent/loan/borrow
    flash cards for nursing drug names | drug/card/nurs/medic | flashcards/quiz |
    need app for goat farm, ear tag number, birth date, vaccine, sold price | goat/herd/animal | collection/log/stock/people/ledger | tag, birth/born, vaccin, price/sold
    food bank volunteers sign up for slots sat & sun | volunteer/slot/shift/food | planner/appointments/reservation/people/board | slot/shift/time, sat, sun
    quiz about 90s music for a hen party | music/quiz/song/90s | quiz/game |
    i drive uber and doordash on the side and honestly dont know if im even making money. want to put in what i got that day, gas, fees and miles and see what i really made, like per day and for the month. tried a spreadsheet, gave up after 3 days. must be quick to fill in cos i do it in the car | drive/shift/earning/trip | ledger/log/tool/measurements | gas/fuel, fee, mile, earn/income/made/profit/net
    chores for the kids with points, they swap points for rewards like screen time | chore/task/kid | habits/checklist/board/planner/game/log | point, reward
    sourdough starter feeding log - flour, water, temp, rise | starter/feed/sourdough | log/measurements | flour, water, temp, rise
    LOST & FOUND for our church hall. item, where found, date, claimed y/n | item/lost/found | log/collection/board/stock/catalogue | where/location/place, date, claim
    barber shop 2 chairs appointments and walk ins | barber/appointment/booking/chair | appointments/reservation/board/planner/jobs | chair, walk
    hey so i'm starting a tiny bakery from home, birthday cakes mostly. people message me on insta, facebook, whatsapp, and i lose track of what flavour they wanted, what day they pick up, the writing on the cake and whether they paid deposit. I'm not techy at all so simple please. maybe a list sorted by pick up day | cake/order/baker | jobs/planner/board/ledger/log/appointments | flavour/flavor, pick/collect, writing/message/text/inscription, deposit
    migraine tracker w triggers and pain 1-10 | migraine/headache/attack | log/measurements | trigger, pain
    spanish phrases for my holiday | phrase/spanish | flashcards/articles/collection/quiz/catalogue |
    model railway list. loco number, scale, livery, value | loco/railway/train/model | collection/stock/catalogue/log | number, scale, livery, value
    choir, who sings which part and what songs for each sunday | choir/song/singer/hymn | people/planner/collection/catalogue | part/voice, song/hymn, sunday/date
    converter cups to grams baking | cup/gram/convert/baking | tool | cup, gram
    school fair money. stall, float, takings, who counted it | stall/fair/taking | ledger/log | stall, float, taking, count
    dog walker here!! need dog name owner phone key code and walk times, also a note if it bites lol | dog/walk | people/appointments/planner/log/jobs | owner, phone, key/code, time
    snake game but with chickens | snake/chicken | game |
    tenants maintenance requests. flat no, problem, urgent or not, fixed | request/maintenance/repair/issue | jobs/board/log/checklist | flat/unit, problem/issue, urgen/priority, fixed/status
    I run a makerspace. Members book the laser cutter, 3d printer or the CNC by hour. Show what is free. | booking/machine/makerspace/reservation | reservation/appointments/planner | laser, printer, cnc, hour/time
    period tracker, private, no cloud | period/cycle | log/measurements/planner/habits |
    fish tank water test ammonia nitrite nitrate ph every sunday | tank/water/aquarium/test | measurements/log | ammonia, nitrite, nitrate, ph
    rate every burger in town with my friends | burger | log/collection/catalogue/board | rat/score/star
    driving instructor. pupils, lessons, hours done, test date, money owed | pupil/lesson/learner/student | people/appointments/planner/ledger/log | hour, test, owe/balance/due
    d20 dice roller for dnd | dice/roll/d20 | tool/game | d20
    Please could you make something for our parish walking group? Each walk has a leader, distance, start point and a note whether it is suitable for people with bad knees. We're mostly over 70 so nothing fiddly. Members just look at the coming walks and put their name down. | walk/ramble/hike | planner/reservation/board/people/catalogue/appointments | leader, distance, start/meet, suit/knee/difficult/easy
    knitting projects yarn needle size row counter | knit/project/yarn | tool/collection/log/jobs/stock | yarn, needle, row
    composting guide for beginners, what goes in what doesnt, smells, worms | compost | articles/checklist/catalogue/collection | smell/odor/odour, worm
    scrap yard buying, weight and price for copper brass aluminium | scrap/metal/purchase | ledger/log/tool/stock | weight/kg, price, copper/brass/alumin
    gf and me saving for a house deposit | saving/house/deposit/goal | ledger/log/planner/habits/measurements/tool |
    stuff expiring in my fridge | fridge/food/expir | stock/log/checklist/collection | expir/best/use
    kids vaccination camp, village wise, child name, mother name, dose, next date. we are ngo in bihar | child/vaccin/dose | people/log/checklist/planner/appointments | village, mother, dose, next
    wedding guest list rsvp meal choice table number | guest/wedding | people/checklist/planner/collection/log | rsvp, meal, table
    egg timer soft medium hard | egg/timer/boil | tool | soft, medium, hard
    trying not to bite my nails | nail/bit/streak | habits/log/checklist |
    so i do tattoos from a small private studio and folks keep asking "what you got". i want to show my flash designs with price and best placement, they tap the one they like, leave name and the date they want. nothing fancy, dark look if possible. the last guy quoted me 4 grand for this so lets see | tattoo/design/flash | catalogue/shop/appointments/reservation/jobs | price, placement, date
    night security guard rounds: gate, time, what i seen | round/patrol/guard | log/checklist/jobs/planner | gate, time, seen/saw/observ/note
    capital cities game my son is obsessed | capital/country/countries/cit | quiz/game/flashcards |
    my car - oil changes, tyres, insurance date and how much i spent | car/service/vehicle/maintenance | log/ledger/planner/checklist | oil, tyre/tire, insurance, cost/spen/amount/price
    job applications i sent, company, role, stage, follow up date | application/job/company | board/log/jobs/planner/collection | company, role/position, stage/status, follow
    vegan slow cooker meals | vegan/meal/recipe/cooker | recipes/collection/planner/catalogue/articles |
    little free library box on our street. books in, books out, who took it | book/library | collection/stock/catalogue/log/ledger | out/borrow/taken/took/status
    ok weird one, i collect sand from every beach i go to. jar number, beach, country, colour | sand/jar/beach | collection/log/catalogue/stock | jar/number, beach, country, colour/color
  `,
  ),
];
