import { type FirstPrompt, readPrompts } from './first-prompt.ts';

/**
 * 100 descriptions by a person who had not seen the code. At the first run 86 led to an app about the subject, 56 with
 * all that was named; no rule was made for it but the addresses and the words that are no topic.
 */
export const unseenW: readonly FirstPrompt[] = [
  ...readPrompts(
    'fresh',
    'tr',
    `
    gece nöbetlerimi yazayım, hangi servis kaç saat | nobet/servis/vardiya/mesai | log/planner/appointments/measurements | servis, saat
    tansiyon defteri istiyorum büyük tansiyon küçük tansiyon nabız | tansiyon/nabiz | log/measurements/collection | buyuk/sistolik, kucuk/diyastolik, nabiz
    Kamyonun yağ bakımı lastik falan ne zaman yapıldı kaçta yapılacak bilem | bakim/kamyon/arac/yag/lastik | log/jobs/collection/planner/measurements | yag, lastik
    apartmanda aidat verenler vermeyenler | aidat/apartman/daire | ledger/checklist/people/collection/log |
    kedimin aşılarını unutuyorum ya bi uygulama yap | kedi/asi | log/collection/planner/appointments/checklist | asi
    Merhaba evladım, ilaçlarımı sabah öğle akşam içtim mi diye işaretleyeceğim bir şey rica ediyorum. | ilac/hap | checklist/habits/log/planner | sabah, ogle, aksam
    spor salonu bench squat deadlift kaç kilo kaldırdım | antrenman/kaldir/agirlik/spor/set/hareket | log/measurements/collection | kilo/agirlik
    lokantanın günlük yemek listesi, çorba ana yemek tatlı, fiyatlı | yemek/menu/lokanta | catalogue/collection/log/planner | fiyat
    7. sınıf fen terimlerini ezberlemek için kart uygulaması | fen/terim/kart | flashcards/quiz/collection |
    bağlama repertuvarım, hangi türkü hangi düzen | repertuvar/turku/baglama/eser/parca | collection/log/catalogue/media | duzen/akort
    güllerimi ne zaman budadım ne zaman ilaçladım | gul/buda/bahce/bitki | log/collection/planner/jobs | buda, ilac
    dernek kasası gelir gider | kasa/dernek/gelir/gider | ledger/log | gelir, gider
    okul servisinde hangi çocuk bindi hangi çocuk binmedi yoklama | servis/yoklama/ogrenci/cocuk | checklist/log/people |
    kirkpinar güreşçileri için müsabaka kaydı, rakip ve sonuç | gures/musabaka/mac/rakip | log/collection/people | rakip, sonuc
    serbest çalışıyorum, müşteriye kestiğim faturalar ödendi mi ödenmedi mi | fatura/musteri/odeme | ledger/jobs/collection/log | musteri, odendi/odeme
    kaşar tekerleri olgunlaşıyor, hangi teker hangi gün rafa girdi | kasar/peynir/teker | stock/log/collection/jobs | tarih/gun
    yumurta sayacı: tavuklar bugün kaç yumurtladı | yumurta/tavuk/kumes | log/measurements/collection | yumurta
    sazan turna nerde ne yakaladım balık günlüğü | balik/av/sazan | log/collection/media | yer/nerde/konum
    doğum günlerini unutmıyım torunların | dogum/torun | people/collection/planner/log/appointments |
    halı saha kim geliyor listesi yap kanka | hali/saha/mac/oyuncu/kadro | checklist/people/reservation/appointments/log |
    muhabbet kuşuma öğrettiğim kelimeler :) | kus/kelime/muhabbet | collection/log/checklist/flashcards | kelime
    rüyalarımı yazcam, tabirini de altına yazcam | ruya/dus | log/articles/collection/feed | tabir/yorum
    çarpım tablosu yarışması olsun puanlı, kardeşim için | carpim/tablo | quiz/game/flashcards | puan/skor
    soba yakıyoruz, kömür kaç torba kaldı | komur/torba/soba/yakacak | stock/log/collection/measurements | torba
    düdüklüde pişirme zamanlayıcısı nohut fasulye et ayrı ayrı | zamanlayici/pisir/duduklu/sayac/sure | tool/collection/catalogue/log | nohut, fasulye, et
    Evde bakım hemşiresiyim. Hastaların adı, adresi, yapılan işlem ve bir sonraki ziyaret tarihi dursun. Bugünkü ziyaretleri ayrı görmek isterim. | hasta/ziyaret/bakim | people/appointments/log/planner/jobs | ad, adres, islem, tarih/ziyaret, bugun
    Taksi şöförüyüm, günlük hasılat yakıt ve kilometre yazıcam. Ay sonu toplamı çıksın bide kaç lira kalmış onu göstersin. | taksi/hasilat/yakit/kazanc | ledger/log/measurements | hasilat, yakit, kilometre/km, toplam
    Yemekhanede malzeme takibi yapıyorum, ürün adı miktar birim son kullanma tarihi. Azalanlar kırmızı görünsün lütfen | malzeme/yemekhane/stok/urun | stock/collection/log | ad/urun, miktar, birim, tarih/son
    Site görevlisiyim, daireler arıza bildiriyor unutuyorum. Daire no, arıza ne, kim gelecek, bitti mi yazsın. Bitmeyenler üstte olsun. | ariza/daire/site | jobs/board/checklist/log/collection | daire, ariza, kim/usta/gelecek, bitti/durum
    Düğünlerde org çalıyorum. Düğünün tarihi salon adı kaporası kalan para ve gelin damadın istediği şarkılar lazım bana. | dugun/org/salon/etkinlik/is | appointments/jobs/ledger/reservation/log/planner | tarih, salon, kapora, kalan, sarki
    Van kedisi besliyoruz evde üç tane. Her birinin adı göz rengi kilosu ve veteriner tarihi olsun, resmini de koyabileyim. | kedi/van | collection/log/people/media | ad, goz, kilo, veteriner, resim/foto
    emekli kahvesinde okey turnuvası yapıyoz. Takımlar, kim kimi yendi, puan durumu. yazılar büyük olsun gözümüz görmüyo | okey/turnuva/takim/puan | log/game/collection/people/board | takim, puan
    bitkilerim ölüyor hep. adı, en son ne zaman suladım, kaç günde bir sulanacak, güneş mi gölge mi. Yeşil renkli bi şey olsun | bitki/cicek/sula | collection/log/planner/habits/checklist | ad, sula, gun, gunes/isik, yesil
    Serbest çevirmenim. İşler için müşteri, kaynak dil, kelime sayısı, birim fiyat ve teslim tarihi. Toplam ücreti kendi hesaplasın. | ceviri/musteri/is | jobs/ledger/board/collection/log | musteri, dil, kelime, fiyat, teslim, toplam/ucret
    Koromuz var Bursada, 34 kişiyiz. Üyenin adı ses grubu (soprano alto tenor bas) telefonu, provaya geldi mi. | koro/uye/prova | people/checklist/log/collection | ad, ses, telefon, prova/geldi
    lise sondayım yks denemelerim için. Türkçe mat fen sosyal netleri ve tarih girilsin, grafik çizsin ne kadar artmışım | deneme/net/yks/sinav | log/measurements/collection | turkce, mat, fen, sosyal, tarih, grafik
    Güvercin besliyorum bi hobi. Bilezik numarası, cinsi, anası babası, yumurtladığı tarih lazım. Satılanlarıda ayrı görem | guvercin/kus | collection/log/people/catalogue/stock | bilezik/numara, cins, ana/anne, baba, tarih, satil
    Bahçıvanım villalara bakıyorum Çeşmede. Hangi villa hangi gün gidilecek, ne yapılacak, ücret ödendi mi. haftalık görünse süper olur | villa/bahce/is | planner/jobs/appointments/log/ledger | villa, gun, ucret, odendi/odeme, hafta
    Yoğun bakımda çalışıyorum, sıvı aldığı çıkardığı takibi. Saat, verilen ml, idrar ml, not. Altta dengeyi hesaplasın | sivi/denge/idrar | log/measurements/ledger/tool | saat, verilen/aldigi, idrar, not, denge
    köy minibüsü Kağızman hattı. yolcu adı, ineceği köy, emaneti var mı, telefon. Koltuk sayısı 14 dolunca belli olsun | minibus/yolcu/koltuk/sefer | reservation/people/log/collection/checklist | ad, koy/inecegi, emanet, telefon, koltuk
    Köpek gezdiriyorum mahallede para karşılığı. köpeğin adı, sahibi, kaç dakka gezdi, kaç para. Bide ısırıyor mu yazsın hehe | kopek/gezdir/gezi | log/jobs/appointments/ledger/people | ad, sahip/sahib, dakika/dakka/sure, para/ucret, isir
    Eski plak topluyorum, sanatçı, plak adı, 45lik mi LP mi, kaça aldım. Arama olsun lütfen. | plak/plag | collection/catalogue/stock/media | sanatci, ad, 45lik/lp/tur/format, fiyat/kac, ara
    Kolay gelsin, ben Kars'ta bir lisede kalorifer dairesine bakıyorum, adım Nihat. Her sabah kazanı yakıyorum, suyun derecesini ve basıncı deftere yazıyorum ama defter is pas içinde kalıyor, müdür bey gelince okunmuyor. Tarih, saat, su sıcaklığı, basınç, yakılan kömür kilosu bir de varsa arıza notu yazabileceğim bir uygulama olsa çok iyi olur. Geçen haftaya da dönüp bakabilmeliyim. Bir de ayda toplam ne kadar kömür gitmiş onu görsün müdür bey, sürekli bana soruyor. | kazan/kalorifer/komur | log/measurements/collection | tarih, saat, sicaklik, basinc, komur, ariza/not, toplam
    Ben 71 yaşında emekli öğretmenim, Edirne'de oturuyorum. Evimde dokuz yüze yakın kitap var, komşular ve eski öğrencilerim ödünç alıyorlar, kim neyi aldı aklımda tutamıyorum artık. Kitabın adı, yazarı, kime verdim, ne gün verdim, geri geldi mi bunları yazmak istiyorum. Geri gelmeyenleri ayrı bir sayfada görürsem telefonla nazikçe hatırlatırım. Rengi göz yormasın, yazılar iri olsun. Şimdiden teşekkür ederim evladım, sağ olun var olun. | kitap/odunc | collection/log/reservation/stock | ad, yazar, kime/kisi/odunc, tarih/gun, geri
    Okulda satranç kulübünün başkanı oldum ama hoca dedi ki bütün kayıtları sen tutacaksın. 22 kişiyiz. Her üyenin sınıfı var, puanı var 1000den başlıyo kazanınca artıyo kaybedince azalıyo. Maçları da yazmamız lazım beyaz kim siyah kim sonuç ne hangi açılışı oynadılar. Sonra bi sıralama sayfası olsun en yüksek puan en üstte. Bide koyu tema olursa çok havalı olur çünkü satranç tahtası gibi siyah beyaz düşündüm ben. lütfen cumaya kadar lazım | satranc/mac/kulup/uye | people/log/collection/game | sinif, puan, beyaz, siyah, sonuc, acilis, sirala
    Eşimle Antep'te evden baklava ve kuru dolma yapıp satıyoruz, siparişler whatsapptan geliyor hepsi birbirine karışıyor. Geçen bayram iki kişinin tepsisini unuttuk rezil olduk. İsim, telefon, ne istedi, kaç tepsi veya kaç kilo, hangi gün teslim edilecek, kapora verdi mi, kalan borcu ne. Hazırlanıyor, hazır, teslim edildi diye durumu olsun. Sabah kalkınca bugün teslim edilecekleri hemen göreyim. Kargoyla gidecekler için adres de lazım oluyor bazen ama boş bırakılabilsin. | siparis/baklava/dolma/tatli | jobs/board/ledger/log | isim/ad/musteri, telefon, tepsi/kilo/miktar, teslim, kapora, kalan/borc, durum/hazir, bugun, adres
    tır şoförüyüm avrupaya çalışıyorum haftalarca yoldayım. her ülkede mazot başka para, otoban başka para, park başka. patron dönünce hepsini soruyor fişler kayıp. Ülke, ne için harcadım, tutar, para birimi euro mu leva mı, tarih ve fişin resmi. sefer sefer ayrılsın yani mesela Münih seferi altında hepsi dursun. toplamı göstersin sefere göre. internet çekmeyen yerde de açılsın, kapıkulede bazen üç gün bekliyoruz orda oturup girerim hepsini | sefer/harcama/masraf/fis/gider | ledger/log/collection | ulke, tutar, para/birim, tarih, resim/foto/fis, sefer, toplam
    Merhabalar, Trabzon'da horon ekibimiz var, ben de ekibin saymanıyım. Kostümler bende duruyor: yelek, zıpka, çapula, kuşak, keşan. Her birinin bedeni ve numarası var, gösteriye giderken dağıtıyorum, dönüşte hep bir iki parça eksik çıkıyor ve cebimden ödüyorum. Hangi kostüm hangi oyuncuda, ne gün aldı, ne gün getirdi, yıkandı mı, yırtığı söküğü var mı bunu görmek istiyorum. Ayrıca eksik olanlar bir listede çıksın. Bordo mavi olsun tabii ki. | kostum/horon/kiyafet | collection/stock/reservation/log/jobs | beden, numara, oyuncu/kim, tarih/gun, yika, eksik, bordo/mavi
    Astımlı bir oğlum var sekiz yaşında, İzmit'te yaşıyoruz hava malum. Doktor dedi ki her atakta saatini, ne kadar sürdüğünü, öncesinde ne yaptığını (koştu mu, toz mu, soğuk hava mı), kaç puf ilaç verdiğimizi yazın, kontrolde getirin. Kağıtlar kayboluyor. Bir de günde iki kez üflemeli ölçer değerini yazıyoruz, o sayılar bir çizgi olarak görünse iyi olur. Gece yarısı kullanacağım için basit olsun, gözümü almasın, büyük düğme olsun. | astim/atak/nefes/puf | log/measurements/habits | saat, sure, tetik/once/neden, puf/ilac, olcer/deger, grafik/cizgi
    Biz Eskişehir'de üç arkadaş lületaşı işliyoruz, atölye küçük ama yurtdışından alan çıkıyor. Ham taş kaç kilo geldi, hangi köyden, kaça; sonra ondan hangi pipo ya da biblo çıktı, kim yaptı, kaç saat uğraştı, satıldı mı kaça satıldı. Şu an hepsi kafamızda, vergi zamanı kavga ediyoruz. Ham taşlar ayrı, biten işler ayrı sayfa olsun. Fotoğraf da eklensin bitmiş işe. Fiyatlar dolar da olabiliyor lira da. | lule/tas/pipo/biblo/eser/atolye | stock/collection/jobs/catalogue/ledger | kilo, koy, kim/usta, saat, fiyat/satil, ham, foto
    `,
  ),
  ...readPrompts(
    'fresh',
    'en',
    `
    keep track of my night shifts which ward and how many hours | shift/ward/night/rota | log/planner/appointments/measurements | ward, hour
    blood sugar diary before and after meals | sugar/glucose/blood | log/measurements/collection | before, after
    need smth to log my gym lifts, weight reps sets | lift/gym/workout/exercise/training | log/measurements/collection | weight, rep, set
    who's paid their subs at the bowls club and who hasnt | sub/bowl/member/club | ledger/checklist/people/collection | paid
    Bakkie service book please man, oil tyres brakes and the km | service/bakkie/vehicle/car/maintenance | log/jobs/collection/measurements/planner | oil, tyre, brake, km/kilomet
    my spelling words for friday test | spell/word | flashcards/quiz/checklist/collection |
    Dear sir or madam, I should like a simple list of my pills with a box to tick each morning and evening. | pill/medic/tablet | checklist/habits/log/planner | morning, evening
    setlists for the ceilidh band | set/ceilidh/song/tune/band | collection/planner/checklist/catalogue/log |
    seed packets I own and when to sow them | seed/sow | collection/stock/planner/log | sow
    invoices i've sent, paid or chasing | invoice/billing | ledger/jobs/collection/log/board | paid/status
    dogs weight every week shes on a diet lol | weight/dog/diet | measurements/log/collection | weight
    church hall bookings, who has the hall when | hall/booking | reservation/appointments/planner/log |
    Load shedding log so I know how many hours we sat in the dark | load/shed/outage/power | log/measurements/collection | hour
    fridge temperatures for the kitchen inspector, morning and night | fridge/temperature/temp | log/measurements/checklist | morning, night
    hedgehog visits to our garden, what it ate and what time | hedgehog/visit | log/collection/media | ate/food, time
    Munro bagging list, tick em off | munro/hill/peak | checklist/collection/places/log |
    a wee timer for my eggs soft medium hard | egg/timer | tool | soft, medium, hard
    flags of africa quiz for my class | flag/africa | quiz/flashcards/game |
    parcel deliveries I take in for the whole block | parcel/deliver/package | log/jobs/collection/checklist |
    Car pool with 4 mums, whose turn to drive | carpool/car/drive/turn/lift | planner/log/checklist/people/appointments |
    which reeds i've used on my oboe and how long each one lasted | reed/oboe | collection/log/stock/measurements |
    bus driver here, lost property left on my bus | lost/property/bus | log/collection/jobs/board |
    tortoise hibernation weigh ins | tortoise/hibernat/weigh | measurements/log/collection | weigh
    jokes grandad tells so we dont forget them | joke/grandad | collection/feed/log/articles |
    biltong batches, what spice, days hanging | biltong/batch | log/collection/jobs/stock | spice, day
    I'm a community nurse in Fife. I need patient initials, wound location, dressing used and next change date. Show me whats due today. | wound/dressing/patient | people/appointments/log/jobs/planner | initial, location, dressing, date/next, today/due
    Minibus taxi owner Durban. Every driver brings cash in daily, I put driver name, route, takings, petrol. Then it must show me whats left per week. | taxi/driver/taking | ledger/log/people | driver, route, taking, petrol, week
    Allotment plots for our society: plot number, holder, rent paid, waiting list. Something green and plain would do nicely. | allotment/plot | people/ledger/collection/reservation | plot/number, holder, rent/paid, wait, green
    i teach guitar to kids after school, want student name, parent phone, lesson time, what song theyre on. also who owes me money | guitar/lesson/student | appointments/people/ledger/planner/log | student/name, phone, time, song, owe
    School caretaker. Light bulbs, taps, broken chairs, all reported to me in the corridor and I forget. Room, what's wrong, who told me, done or not. | repair/job/fault/caretaker/report/fix | jobs/board/checklist/log | room, wrong/fault/problem, who/report, done/status
    My freezer is a mystery. What it is, how many portions, the day it was frozen, which drawer. Oldest on top pls | freezer/frozen/food | stock/collection/log | portion, frozen/date, drawer
    Our knitting group makes wee hats for premature babies. Knitter, size, colour, number of hats and which hospital they went to. A running total would be lovely. | hat/knit | log/collection/stock/people/jobs | knitter, size, colour, number/hat, hospital, total
    Keep my pigeons straight: ring number, cock or hen, parents, races flown and best time. I'm not good with phones so big buttons | pigeon/race/bird | collection/log/people/measurements | ring, cock/hen/sex, parent, race, time
    Freelance illustrator, commissions come from everywhere. Client, brief, deadline, fee, stage (sketch, ink, colour, sent). Board style would be ace. | commission/illustrat/client | board/jobs/collection/ledger | client, brief, deadline, fee, sketch, ink, colour, sent
    Im 11 and I collect football stickers. Number, player, team, have I got it or do I have swaps. Count how many I still need!! | sticker/football/player | collection/checklist/stock | number, player, team, swap, need
    Cook at a care home. Residents name, room, allergies, soft diet or normal, what they dont like. I want to search by room | resident/diet/allerg/meal | people/collection/catalogue | name, room, allerg, diet/soft, like/dislike, search
    Braai club takes turns hosting every second saturday. Date, host, who brings meat, who brings drinks, and rate the night out of 5 | braai/host/club | log/planner/appointments/collection/people | date, host, meat, drink, rat
    Tracking my migraines for the neurologist. Start time, how bad 1 to 10, what set it off, which tablet I took. A graph by month would help. | migraine/headache | log/measurements/habits | time/start, bad/sever/pain, trigger/off, tablet/medic, graph/chart/month
    we swap babysitting hours in our street instead of money. Family, hours given, hours taken, balance. no names of the kids please | babysit/hour/famil | ledger/log/people | famil, given, taken, balance
    Lambing time in the Borders. Ewe tag, date, how many lambs, alive or dead, any bother. dark colours cause its 3am in the shed | lamb/ewe | log/collection/people/jobs | tag/ewe, date, lamb, alive/dead, dark
    Brass band librarian here. Piece, composer, how many parts we have, which cornet part is missing, who borrowed it. | band/music/piece/score/librar/part | collection/stock/catalogue/reservation | piece, composer, part, missing, borrow
    Physio gave me exercises for my knee, I need the exercise, reps, how sore after out of ten and a tick for each day. | knee/exercise/physio | habits/checklist/log/measurements | exercise, rep, sore/pain, day/tick
    Hello, I am treasurer of a small sailing club on Loch Lomond and I've inherited a shoebox of receipts from the last chap, God rest him. I need to put in what came in and what went out, the date, what it was for, who handed me the money and whether it was cash, cheque or bank. At the end of the season I have to stand up at the meeting and tell them the balance, and the total for berths, bar and repairs separately. Nothing fancy, I'm seventy four, but the letters should be large enough to read without hunting for my specs. | treasur/sailing/club/account/money/berth | ledger/log | date, cash/cheque/bank, who/from, balance, total, berth, bar, repair
    so basically i drive a school bus in Pietermaritzburg and every kid has a different stop and a different mom who phones me when they are late. I want the kids name, grade, stop, pick up time, moms number, and then every morning I just tick who got on and every afternoon tick who got off. at month end parents pay me so also paid yes or no. if I can tap the moms number and it phones her that will be too nice. please make it yellow like the bus | bus/kid/child/pickup/learner/school | checklist/people/log/ledger | name, grade, stop, time, number/phone, paid, yellow
    My mum has dementia and my two sisters and I take turns staying with her in Belfast. We keep losing the thread of who gave her what. I'd like a place where each of us writes down when we were there, what she ate and drank, which tablets she took, whether she slept, what mood she was in and anything odd. The next sister should see the latest note first thing when she opens it. A separate page with phone numbers for the GP, the pharmacy and the neighbour would be a comfort as well. | mum/care/visit/note/handover/diary | log/feed/people/planner | ate/food/drank, tablet/medic, slept/sleep, mood, phone/number/contact
    Right, I run a wee dog grooming van round Ayrshire and I write everything on my hand. Owner, dog, breed, does it bite, last cut and what length blade I used, price, address and the time I'm due. I need to see the day in order so I don't drive to Troon and back twice. Also a wee note for things like hates the dryer. If somebody doesn't turn up I want to mark it so I remember next time they ring. Pink please, to match the van. | groom/dog | appointments/people/jobs/planner/log | owner, dog, breed, bite, blade, price, address, time, note, pink
    I fix and tune old pianos, mostly in farmhouses in the Karoo where the dry air ruins everything. For each piano I want the maker, serial number, year if I can find it, the owner and the farm, humidity in the room, pitch before and after, and what I did that day. Then a due date six months on so I can plan a loop and visit four farms in one trip. It'd be useful to see everything from one farm together. I've no signal out there most days so it can't depend on the internet. | piano/tun | collection/log/jobs/appointments/people | maker, serial, year, owner, farm, humid, pitch, due
    We're a small women's football team in Cardiff and I somehow ended up doing everything. Players need name, position, shirt number and an emergency contact. For each match I want opponent, home or away, score, who scored and who brought the oranges. And fines! Late to training is a pound, forgetting your shin pads is fifty pence, and it all goes to the end of season night out, so we need to see who owes what and how much is in the pot. Red and white if possible, cheers. | team/football/player/match/fine | people/log/ledger/collection | name, position, number, contact, opponent, score, fine, owe, pot/total, red/white
    I volunteer at a bat hospital, yes that's a real thing, it's my spare room. People hand in bats in shoeboxes. I write the date, who found it and where, the species if I can tell, weight in grams, injury, and then every feed with how many mealworms it took. In the end it's released, still in care or died, and I have to report those numbers each year to the trust. I'd love to open it and straight away see the ones still in care. No cutesy vampire stuff please. | bat/bats | log/collection/jobs/people/measurements | date, found/finder, where/place, species, weight, injur, feed/mealworm, release/care/status
    Hi there! I'm a retired postie in Inverness and I've started writing down the old Gaelic place names round here before the last folk who know them are gone. For every place I'd like the Gaelic name, the name on the map, what it means, who told me and when, and a story if there is one. Maybe a photograph too. I want to look through them by glen or by who told me. My grandson says it could be made for the phone, so here I am asking, no rush at all. | place/gaelic/name | places/collection/articles/log/media/catalogue | gaelic, map, mean, who/told/source, story, photo, glen
    `,
  ),
];
