import { type FirstPrompt, readPrompts } from './first-prompt.ts';

/** First prompts by people who had not seen the composer; not read. */
export const unseenAO: readonly FirstPrompt[] = [
  ...readPrompts(
    'fresh',
    'tr',
    `
    evde turşu kuruyom kavanozları karıştırıyorum hangisini ne zaman kurdum içinde ne var ne zaman açılacak yazsam yeter | tursu/kavanoz | log/collection/stock | kurul/kurma/tarih, icind/icerik/malzeme/ne var, acil/acma
    Selamün aleyküm kardeşim, köyde değirmenim var. Gelen buğdayı kimin getirdiği, kaç çuval, un payı ne kadar kaldı, bunları deftere değil telefona yazmak isterim. Allah razı olsun. | degirmen/bugday/un/cuval | log/people/jobs/ledger/collection/stock | kim/getiren/musteri/sahib/sahip/ad, cuval, pay
    halisaha maci icin kim gelecek kim gelmeyecek listesi lazim her hafta ayni dert. bi de para verdi mi vermedi mi | mac/hali saha/halisaha/oyuncu/kadro | people/checklist/log/ledger/planner/board/collection | gel/katil, para/ode/ucret
    Annem 78 yaşında, tansiyonunu sabah akşam ölçüyoruz. Büyük tansiyon küçük tansiyon ve nabız girilsin, doktora gidince grafik gösterelim. | tansiyon | measurements/log | buyuk/sistolik, kucuk/diyastolik/diastolik, nabiz, grafik/istatistik
    oto elektrikçiyim dükkana gelen arabanın plakasını arızayı taktığım parçayı aldığım parayı kaydedicem bitti teslim edildi diye de işaretliycem | arac/araba/ariza/is emri/servis/elektrik/tamir/oto | jobs/board/log/ledger/collection | plaka, ariza, parca, para/ucret/tutar/fiyat, teslim/durum/bitti
    Merhaba ben Türkçe öğreniyor Suriyeli. Her gün yeni kelime yazmak istiyorum, türkçesi arapçası ve örnek cümle. Sonra kart gibi çevirip ezber yapmak | kelime/kart/turkce | flashcards/collection/quiz/catalogue | turkce, arapca, ornek/cumle
    çay ocağı veresiye defteri. isim, kaç çay içti, borcu ne kadar, ödedi mi | veresiye/cay/borc/defter | ledger/people/log | isim/ad/musteri, cay/adet, borc/tutar, ode
    Şimdi ben minibüsçüyüm hat durakta sıra kimde onu takip edeceğim arabalar sırayla kalkıyor plaka şoför kalkış saati kaç yolcu aldı onları yazayım akşam toplam çıksın | minibus/sefer/durak/sira/hat/kalkis | log/board/planner/collection/jobs | plaka, sofor, saat/kalkis, yolcu, toplam
    Kanarya besliyorum; bilezik numarası, doğum yılı, anne babası, cinsiyeti ve ötüş puanı olan bir kuş kütüğü istiyorum. | kanarya/kus | collection/catalogue | bilezik/numara, dogum/yil, anne, baba, cinsiyet, otus/puan
    yumurta zamanlayıcı rafadan 3 dk kayısı 5 katı 10 | yumurta | tool/recipes | rafadan, kayisi, kati
    Apartman yöneticisiyim (gönüllü değil mecburen :)) 16 daire var, kim aidat verdi kim vermedi, aylık gider ne, asansör bakımı ne kadar tuttu. Komşular sorunca göstereyim. | aidat/apartman/daire/yonetic/gider | ledger/people/log/board | daire, aidat, gider, ay
    Torunuma çarpım tablosu sorsun bilince aferin desin bilmezse doğrusunu göstersin | carpim/carpma | quiz/game/flashcards | dogru
    deniz kabuklusu topluyorum fotosu olsun nereden buldum hangi deniz kaç santim | kabuk/deniz | collection/catalogue/log | foto/resim/gorsel, yer/nere, deniz, santim/boy/cm/buyukluk
    Kına gecesi organizasyonu yapıyoruz, gelinin adı, tarih, salon, kaç kişilik, kapora alındı mı, kıyafet seçimi bindallı mı kaftan mı | kina/organizasyon/gelin | appointments/reservation/jobs/planner/people/log/collection | gelin/ad, tarih, salon, kisi, kapora, bindalli/kaftan/kiyafet
    istanbulda kedi dostu kafeleri bi yere yazcam semti wifi var mı kahvesi kaç puan | kafe/kedi/kahve | places/collection/catalogue | semt, wifi/wi-fi/internet, puan/kahve
    Satılık arsa takibi yapmak istiyorum emlakçı değilim kendim alacağım. İlçe, metrekare, istenen fiyat, imar durumu, sahibinin teli, görüştüm mü. Ucuzdan pahalıya dizilsin lütfen | arsa | collection/catalogue/places/board/log | ilce, metrekare/m2, fiyat, imar, tel, gorus/durum
    Kaynakçı ustası arıyorum gibi olmasın ama: elektrot stokum bitiyor haberim olmuyor. cinsi, çapı, kaç paket kaldı, 5 in altına düşünce uyarsın | elektrot/kaynak/stok | stock/collection | cins/tur, cap, paket/miktar/adet/kalan, uyar/alt/az/kritik/minimum/en az
    okulda kitap okuma yarışması var sınıfımdaki 28 öğrencinin kaç sayfa okuduğunu her hafta gireceğim, en çok okuyan en üstte gözüksün | kitap/okuma/ogrenci/sayfa/sinif | log/people/measurements/collection/board | ogrenci/ad, sayfa, hafta/tarih
    YAZI TURA ATSIN BAŞKA BİŞE İSTEMEM | yazi/tura/para | tool/game | yazi, tura
    rahmetli babamin tariflerini unutulmasin diye yazmak istiyorum malzemeler yapilisi kac kisilik bi de hikayesi varsa not | tarif/baba/yemek | recipes/collection/articles/catalogue | malzeme, yapilis/hazirlan/adim, kisi/porsiyon, hikaye/not
    Diş hekimi muayenehanesi için basit randevu defteri. Hasta adı, telefon, gün saat, yapılacak işlem (dolgu, çekim, kanal, temizlik), geldi gelmedi. | randevu/hasta/dis | appointments/planner/people/jobs | hasta/ad, telefon, saat/gun/tarih, islem/dolgu, gel/durum
    Arkadaslar sinav haftasi geldi hangi gun hangi dersi calisicam planlamam lazim konu konu tik atayim kac saat calistigimi da gorsun | ders/calisma/sinav/konu | planner/checklist/log/board | ders, konu, saat/sure
    zeytin hasadı. tarla adı, toplanan kilo, işçi sayısı, yevmiye, çıkan yağ litresi | zeytin/hasat/hasad | log/ledger/measurements/collection | tarla, kilo/kg, isci, yevmiye, yag/litre
    Kargo şubesindeyim iade gelen paketleri unutuyoruz. takip no gönderen raf no geliş tarihi. teslim edilince listeden ayrılsın | iade/paket/kargo | log/jobs/board/stock/collection/checklist | takip, gonderen, raf, tarih/gelis, teslim/durum
    bize bir bilmece uygulaması yap hocam, soruyu göstersin basınca cevabı çıksın, kendimiz de bilmece ekleyebilelim | bilmece | flashcards/quiz/game/collection/articles | cevap/cevab, soru/bilmece
    Ben emekli öğretmenim, pul koleksiyonum 4000'i geçti. Ülkesi, basım yılı, konusu, damgalı mı damgasız mı ve katalog değeri yazılı olsun; ülkeye göre ayırabileyim. | pul | collection/catalogue | ulke, yil, konu, damga, deger
    Motor yakit takibi. Her depo aldigimda km litre tutar girim 100 de kac yaktigini hesaplasin | yakit/motor/benzin/depo | log/measurements/ledger/tool | km/kilometre, litre, tutar/fiyat, 100/tuketim/ortalama
    Düğünde takılan takıları kayıt altına almak istiyoruz kim ne taktı çeyrek mi yarım mı bilezik mi para mı kaç adet, ileride karşılığını verecez malum | taki/dugun/altin | log/ledger/collection/people | kim/takan/ad/isim, ceyrek, yarim, bilezik, adet
    keman kursu icin metronom lazim bana hizi ayarliyim | metronom/tempo/ritim | tool/player | hiz/bpm/tempo
    mahallede başıboş köpeklere bakıyoruz, gönüllü grubuyuz. her köpeğin adı, küpe numarası, nerede yaşıyor, kısır mı, aşısı ne zaman yapıldı. hasta olanları ayrı görelim | kopek/can dost/sokak | collection/log/catalogue/places | ad/isim, kupe, nere/konum/yer/adres/bolge, kisir, asi, hasta/saglik
    Sera ısısı ve nemi. Günde üç defa ölçüp yazıyorum, defter ıslanıyor. Sera no da olsun, domates biber salatalık ayrı seralarda | sera | measurements/log | isi/sicaklik, nem, sera
    bakkal dükkanım için hangi mal ne zaman geçiyor son kullanma tarihi yakın olan en üstte çıksın barkod yazmaya gerek yok ürün adı adedi tarihi | urun/son kullanma/skt/mal/bakkal/stok | stock/collection/log | urun/ad, adet/adedi, son kullanma/tarih/skt
    Sevgili yazılımcı kardeşim, tiyatro kulübümüzün kostümleri sürekli kayboluyor. Kostümün adı, bedeni, rengi, kimde olduğu ve geri geldi mi bilgisi olan bir liste rica etsem. | kostum | collection/stock/catalogue/log/checklist/board | beden, renk/reng, kimde/kim/alan, geri/iade/durum
    futbolcu karti degis tokus yapiyoz elimde olan ve eksik olan numaralari yazim cift olanlari da | kart/futbol | collection/checklist/catalogue/stock/board | numara/no, eksik, cift
    Yol kenarında kavun karpuz satıyoruz, günlük ne kadar sattık kaça sattık mazot ne tuttu kâr ne kaldı onu görelim akşam | karpuz/kavun/satis | ledger/log | satis/satilan/gelir, mazot/gider, kar/kalan/net/bakiye
    Ben Alman, Antalya yaşıyor. Apart daire turist veriyorum. Misafir adı, giriş gün, çıkış gün, kaç kişi, para ödedi yada ödemedi. Teşekkür ederim | misafir/apart/rezervasyon/daire/konuk | reservation/appointments/people/ledger/log/planner | misafir/ad/konuk, giris, cikis, kisi, ode
    dizi listesi: izledim, izliyorum, izlicem. kaçıncı bölümde kaldım, hangi platformda | dizi | board/collection/checklist/catalogue | izledi, izliyor, izli/izle, bolum, platform
    fırınımız var sipariş pasta alıyoruz müşteri adı telefonu kaç kişilik üzerine ne yazılcak ne zaman alıncak kaparo verdimi yazılsın bugün verilecekler gözüksün | pasta/siparis/firin | jobs/log/board/planner/people/appointments | musteri/ad, telefon, kisi, yazi/yazil/ustu, tarih/teslim/alin/zaman, kapar/kapor
    Ahmet amca dedi ki telefona yaptırıver: cenaze ve taziye evi için yemek sırası, hangi gün hangi komşu yemek getirecek | taziye/yemek/cenaze | planner/log/checklist/people/appointments/reservation | gun/tarih, komsu/kim/getiren/ad, yemek
    masa tenisi icin skor tutucu 11 de bitsin iki oyuncunun ismini yazalim artı eksi tuşu olsun | skor/masa tenisi/puan/tenis | tool/game/log | oyuncu/isim, skor/puan
    göçmen kuş gözlemi yapıyorum sulak alanda gördüğüm tür, sayı, saat, hava nasıldı, koordinat ya da yer adı kaydedilsin türe göre süzebileyim | kus/gozlem | log/collection/places/measurements | tur, sayi/adet, saat/tarih/zaman, hava, yer/koordinat/konum
    Evdeki bozulan herşeyi kocama hatırlatıcam :) musluk damlıyor, kapı gıcırdıyor filan, öncelik acil değil diye, yapılınca üstü çizilsin | tamir/ev/yapilacak/ariza/bozuk/bozulan | checklist/jobs/board/planner/log | oncelik/acil, yapil/tamam/durum
    tesbih imal ediyorum oltu taşı kuka kehribar. stoktaki tespihlerin taşı, kaç lü olduğu, püskülü, fiyatı, resmi ve satıldı mı | tesbih/tespih | catalogue/collection/stock/board | tas/oltu/malzeme, puskul, fiyat, resim/foto/gorsel/resmi, satil/durum
    su içmeyi unutuyorum bardak bardak sayayım günlük 8 olsun hedef | su | tool/log/measurements/checklist | bardak, hedef/8
    Servis şoförüyüm 17 çocuk taşıyorum. çocuk adı, veli teli, bineceği durak, sabah bindi mi akşam bindi mi. yanlışlıkla çocuk unutmak istemiyorum vallahi | servis/ogrenci/cocuk/yolcu | people/checklist/log/collection/board | ad/isim/cocuk, veli/tel, durak, sabah, aksam
    mrb inşaatta demirciyim kaç metre demir kaç kg eder hesaplayan bişey lazım çap ve boy gircem | demir/agirlik/kilo | tool | cap, boy/metre/uzunluk, kg/kilo/agirlik
    Üniversite ilk yardım topluluğu olarak bilgilendirme sayfaları hazırlamak istiyoruz: yanık, kırık, boğulma, zehirlenme başlıkları olsun, aranabilsin | ilk yardim/ilkyardim | articles/catalogue/collection/feed | yanik, kirik, bogulma, zehirlenme
    Antika radyolarımı tamir edip satıyorum. Marka, model, lambalı mı transistörlü mü, alış fiyatım, harcadığım, satış fiyatım... Kârımı da çıkarsın zahmet olmazsa | radyo/antika | collection/catalogue/ledger/stock/jobs | marka, model, lamba/transistor, alis, harca/masraf/gider, satis, kar
    kim bulasik yikicak kura ceksin ev arkadaslari isimleri yazalim rastgele secsin | kura/bulasik/rastgele/cekilis | tool/game | isim/ad/kisi/ev arkadas
    Beton mikseri seferlerini yaziyoruz santralde: arac no, kac metrekup, beton sinifi c25 c30, santiye adi, cikis saati. irsaliye no da sart | beton/mikser/sefer/irsaliye | log/jobs/collection/ledger | arac/plaka, metrekup/m3, sinif/c25, santiye, saat/cikis, irsaliye
    `,
  ),
  ...readPrompts(
    'fresh',
    'en',
    `
    i restring tennis rackets in my garage. need customer name, racket model, tension, string type, and if they've picked it up yet | racket/racquet/restring/string/job | jobs/people/log/board/collection | name/customer, model/racket, tension, string, picked/pick up/pickup/status/collected
    My late husband left 300+ fountain pens. I'd like to write down each one's maker, nib size, ink color, whether it's been cleaned and what it might be worth, so that the grandchildren know. | pen | collection/catalogue | maker/brand, nib, ink/color/colour, clean, worth/value
    Hello sir I am from Turkey I have barber shop. I want customer come hour and which barber and hair or beard and price. Thanks you | barber/appointment/customer/hair/booking | appointments/people/log/jobs/ledger/reservation | customer/name, hour/time/date, barber, hair/beard/service, price
    okay so basically i want something where every time the baby feeds i put the time which side how many minutes and diapers too wet or dirty thats it im so tired | baby/feed/diaper/nurs | log/measurements | time, side/left/right, minute/duration/length, diaper, wet/dirty
    stopwatch w/ laps | stopwatch/lap | tool | lap
    We run a small food pantry out of the church basement. Cans, cereal, diapers, how many on the shelf, expiry date, and shout at me when something falls below ten. | pantry/food/stock/inventory/shelf | stock/collection | item/name, quantity/amount/count/how many/shelf, expir, low/minimum/below/reorder
    Wanted: app for tracking who I lent my tools to. Tool, neighbour, date out, date back. Cheers | tool/lent/loan/lend/borrow | log/collection/checklist/ledger/people | tool, neighbour/neighbor/borrower/who/person, out/lent, back/return
    I do house cleaning for 14 ladies, some weekly some every two week. I need know adress, door code, which day, how much they pay me, who has dog | client/clean/house/lad/customer | people/appointments/planner/jobs/collection/places | address/adress, code, day, pay/price/rate, dog
    Quiz on US state capitals pls, for my 4th graders. Show the state, four answers, keep score | capital/state | quiz/game/flashcards | score
    trying to log my migraines for the neurologist: when it started, how bad 1-10, what i ate, what meds i took, did it help. a chart by month would be amazing | migraine/headache | log/measurements | start/when/date/time, pain/severity/bad/intensity/10, ate/food/eat, med, help, chart/month/graph/stat
    Need a simple tip splitter, bill amount, tip percent, number of people | tip/bill/split | tool | bill/amount, tip/percent, people/person
    my kid is OBSESSED with rocks. we want a rock album with photo, where we found it, color, how heavy and a name he gives it (yes he names them) | rock/stone | collection/catalogue/log | photo/picture/image, where/found/place/location, color/colour, heavy/weight, name
    Goat herd register: tag no., name, breed, DOB, dam, sire, last worming date. Must be searchable by tag. | goat/herd | collection/catalogue/log | tag, breed, birth/dob/born, dam, sire, worm
    for my book club. what we've read, who picked it, rating out of five, and next meeting place | book/club | collection/log/catalogue/planner/articles | pick/chosen/suggest, rating/star/score, meeting/place
    I am a locksmith and I'm usually on a ladder or in my van when the phone goes so this has to be quick: caller name, postcode, lockout or rekey or new lock, quoted price, done/not done. | job/lock/call | jobs/log/board/appointments/ledger/people | name/caller, postcode/post code, lockout/rekey/type, price/quote, done/status
    hi pls make app for my sari shop, photo of sari, fabric silk or cotton or georgette, colour, price, how many piece left | sari | catalogue/stock/collection | photo/picture/image, fabric/silk, colour/color, price, piece/left/quantity/stock
    Countdown to our cruise!!! and a packing list for me and Gary we always forget the charger | cruise/packing/countdown/trip | tool/checklist/planner | pack, countdown/days/date
    Ham radio logbook: callsign, band, frequency, mode (SSB, CW, FT8), signal report, time in UTC, QSL sent or not | radio/contact/log/qso/callsign | log/collection | call, band, freq, mode/ssb, report/signal, time/utc, qsl
    a list of every hot sauce ive tried n how much it burned, brand, pepper, would i buy again | hot sauce/sauce | collection/catalogue/log | burn/heat/hot/spic, brand, pepper, buy/again
    Dear developer, our village hall is let out to groups (yoga, bridge, parish council). Kindly provide a booking register with the hirer, the date, start and finish time, the fee, and whether the key has been returned. Yours, Mrs P. Hargreaves | hall/booking/hire | reservation/appointments/planner/log/ledger | hirer/group/name, date, start, finish/end, fee/price, key
    tic tac toe 2 players same phone | tic tac toe/tic-tac-toe/tictactoe/noughts | game |
    my dad has dementia and we are 4 siblings taking turns. who visits which day, what he ate, pills given yes no, mood, anything odd | dad/visit/care/turn | log/planner/people/appointments/checklist | who/visitor/sibling/name, day/date, ate/food/meal/eat, pill, mood, note/odd
    I want to learning English phrasal verb. Card front side verb, back side meaning and example. I know / I dont know button | phrasal/verb/card | flashcards/quiz/collection | meaning, example, know
    Craft beer brew log for the shed. Batch number, style, OG, FG, yeast, bottled on. Work out the alcohol if you can. | brew/beer/batch | log/collection/measurements/recipes | batch, style, og/original, fg/final, yeast, bottl, alcohol/abv
    anyone know an app that just lets me tally how many people come thru the door? big plus button, minus if i mess up, reset at closing | count/tally/people/door/visitor | tool/log | plus/add, minus, reset
    Keeping tabs on my rentals, 6 units. Tenant, rent due date, paid this month?, deposit, lease end. sort by who's late | rent/tenant/unit/propert | ledger/people/collection/log/board/places | tenant/name, rent/due, paid, deposit, lease
    need an app 4 my sneaker resale hustle: shoe, size, bought 4, sold 4, where sold (stockx, goat, ebay), profit | sneaker/shoe | ledger/collection/stock/log/catalogue | size, bought/cost/buy/purchase, sold, stockx/where/platform, profit
    Allotment planner please. Which bed, what's sown, sow date, expected harvest, and tick when watered. I've got 9 beds and a bad memory. | allotment/bed/garden/sow/plant/crop | planner/log/collection/checklist | bed, sown/crop/plant/sow, date, harvest, water
    Our scuba club want dive log with site, max depth, bottom time, visibility, buddy and what animals we was seeing | dive/scuba | log/collection/places/measurements | site, depth, time, visib, buddy, animal/seen/saw/sight
    bathroom remodel. keep all receipts store, what it was, amount, room budget 8k and how much i got left | remodel/bathroom/receipt/expense/budget | ledger/log | store, what/item/description, amount, budget/8k/8000/8,000, left/remain/balance
    converts cups to grams for flour sugar butter rice | cup/gram/convert | tool | cup, gram, flour, sugar, butter, rice
    I coach under-9 girls soccer and every parent asks me about playing time. Let me record for each match who played how many minutes, goals, and position. | soccer/match/player/playing/team | log/people/measurements/collection | player/name, match/game, minute, goal, position
    lost and found box at the swimming pool. what is it, where found, day, photo, claimed by | lost/found | log/collection/catalogue/board/checklist | item/what/name, where/place/location, day/date, photo/picture/image, claim
    Hymn numbers for Sunday. I'm the organist. Date, service (morning/evening), four hymns, and the tune. Don't want to repeat one within two months | hymn/service/sunday | log/planner/collection/articles | date, morning/evening/service, hymn, tune
    help me decide what to have for dinner, spin it random, i type in the meals | dinner/meal | tool/game/recipes/collection | meal/dinner, random/spin/pick
    Ok Google make me an app for my beehive inspection no wait for my worm farm how much scraps I put in grams and temperature and if it stinks and how much castings I took out | worm | log/measurements | scrap/gram, temp, stink/smell/odor/odour, casting
    Fleet of five food trucks, I need generator oil changes tracked. Truck, hours on generator, date, who did it, next due | generator/oil/truck | log/jobs/collection/planner/measurements | truck, hour, date, who/by/done/mechanic/technician, next/due
    We are nurse students make study group, want anatomy multiple choice question we can add ourself and see score end | anatomy/question/quiz | quiz/game/flashcards | question, score
    i foster kittens n lose track. name, litter, weight every day in grams, meds, adopter lined up? | kitten/foster/cat | log/measurements/collection/people/board | name, litter, weight/gram, med, adopt
    Job hunt tracker - company, role, applied on, columns for applied / interview / offer / rejected. Also a contact person. | job/applica/hunt | board/log/collection/jobs/people | company, role/position, applied, interview, offer, reject, contact
    Best fishing spots round Lough Erne, with species, bait that worked, depth, easy parking or not, wee star rating. Just for me and the brother | fish/spot | places/collection/catalogue/log | species/fish, bait, depth, park, rating/star
    My mum collects teapots, she's 81 so BIG and simple: picture, where it came from, year, chipped or perfect | teapot | collection/catalogue | picture/photo/image, where/from/origin, year, chip/perfect/condition
    pomodoro 25/5 but let me change the minutes | pomodoro/focus/timer | tool | minute/25/work/focus, break/5
    Choir subs. 42 members, ten quid a month, mark them off when they cough up, list who still owes | choir/subs/member/subscription/dues | ledger/people/checklist/log | member/name, month, paid/owe, amount/10/ten
    Newsletter style thing for our street. people post news like bin day moved, lost cat, street party, with a date and photo, newest at top | street/news/post/neighbo | feed/articles/log/collection | date, photo/picture/image
    I'm a mobile dog groomer, I want to remember each dog: breed, owner number, temperament (bites!!), blade used, last groom, price charged | dog/groom | people/collection/log/appointments/jobs/catalogue | breed, owner/phone/number, temperament/bite, blade, last/date, price/charge
    quilting - my fabric stash by color, yards left, cotton/flannel/batik, which bin its in so i quit buying doubles | fabric/stash/quilt | stock/collection/catalogue | color/colour, yard, cotton/flannel/type/material, bin
    Running a raffle for the fire dept. ticket number, buyer, phone, paid. then draw a winner | raffle/ticket | people/tool/log/ledger/collection/game | ticket/number, buyer/name, phone, paid, draw/winner
    please i need app for my chicken egg selling in Lagos, how many crate i collect, how many crack, how many sold, who is owing me | egg/crate/chicken | log/ledger/stock/people | crate/collect, crack, sold, ow
    Guitar chord songbook for campfire: song title, artist, lyrics with chords, capo, key. Search by title because it'll be dark and I'll be three beers in | song/chord/guitar | collection/articles/catalogue/player/recipes | artist, lyric/chord, capo, key
    `,
  ),
];
