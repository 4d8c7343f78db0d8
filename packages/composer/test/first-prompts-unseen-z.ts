import { type FirstPrompt, readPrompts } from './first-prompt.ts';

/** 100 descriptions in imperfect language by a person who had not seen the code. At the first run 76 led to an app about the subject, 40 with all that was named. */
export const unseenZ: readonly FirstPrompt[] = [
  ...readPrompts(
    'fresh',
    'tr',
    `
    slm ikinci el beyaz eşya alıp satıyorum ilan veriyom, hangi ilanı hangi sitede kaça koydum kim aradı kaça sattım yazcam | ilan/esya/satis/satil/urun | log/collection/ledger/stock/catalogue/jobs | site/platform, fiyat/kac/tutar, arayan/kim/alici
    dükkanda veresiye defteri | veresiye/defter/borc/musteri | ledger/people/log |
    Merhabalar, ilkokul 2. sınıf öğretmeniyim. Her öğrencinin hangi gün kaç kelime okuduğunu (dakikada) kaydetmek ve gelişimini grafik olarak görmek istiyorum. Öğrenci adı, tarih, kelime sayısı ve kısa bir not yeterli. Şimdiden teşekkür ederim. | okuma/ogrenci/kelime/hiz | measurements/log/people | ogrenci, tarih, kelime, not
    gece nöbeti serum takibi: oda no, hasta baş harfleri, serum cinsi, başlama saati, bitiş saati | serum/hasta/nobet | log/checklist/jobs/planner/board | oda, hasta/bas harf/harf, serum/cins, basla, bit
    tır şoförüyüm abi, sınır kapılarında ne kadar beklediğimi yazıcam. kapı adı giriş saati çıkış saati kaç saat beklemişim otomatik çıksın | kapi/sinir/bekle | log/measurements/collection | kapi, giris, cikis
    kanka bizim sınıfta kim kime çikolata borçlu onu tutcak bi app lazım iddiaya giriyoz sürekli | cikolata/iddia/borc | ledger/log/collection |
    ben suriye den geldim turkce yeni ogreniyor. kelime kartı istiyorum bir taraf turkce bir taraf arapca ben kendim ekle, sonra bana sor | kelime/kart/turkce/arapca/sozluk | flashcards/quiz/collection | turkce, arapca
    eski radyo lamba kolleksiyonu, kodu markası çalışıyo mu | lamba/radyo/koleksiyon | collection/catalogue/stock | kod, marka, calis
    Barınakta gönüllüyüz 14 kişi, köpekleri kim ne zaman gezdirdi belli olmuyor. Köpek adı, gönüllü, tarih, kaç dakika. Bir de agresif olanlar işaretlensin lütfen | kopek/kopeg/gezdir/gezi/barinak/yuruyus | log/collection/planner/board | kopek/kopeg, gonullu, tarih, dakika/sure, agresif
    5 dairem var kiracılar. kira günü, kira bedeli, ödedi ödemedi, depozito. lafı uzatmayın çalışsın yeter | kira/daire | ledger/people/collection/checklist/log | kira, ode, depozito
    kapıya gelen kargo sayısı esnaf noktasıyım, kimin kargosu hangi firma teslim edildi mi raf no | kargo/teslim/paket | stock/log/collection/checklist/jobs/board | firma, teslim, raf
    mors alfabesi öğreten soru cevap | mors/alfabe | quiz/flashcards/game |
    Tavşan yetiştiriyorum hobi olarak, anne baba tavşan, çiftleşme tarihi, doğum tarihi (31 gün sonra kendisi hesaplasa güzel olur), kaç yavru oldu, kaçı yaşadı. Eşim kağıda yazıyodu kağıtları tavşan yedi :) | tavsan/ciftles/yavru/dogum/uretim | log/collection/planner | anne, baba, ciftles, dogum, yavru
    taksi durağında sıra kimde | taksi/sira/durak/durag | board/checklist/people/planner/log/jobs |
    kuaförüm randevu almak için müşteri adı saç boyası numarası hangi oksidan kullandım bi dahaki sefere unutmayım diye | boya/sac/musteri/randevu/kuafor | appointments/log/people/collection | musteri/ad, boya/numara, oksidan
    mahalle afet gönüllüsüyüm, konteynerdeki malzemelerin listesi: malzeme, adet, son kullanma tarihi, en son kontrol eden | malzeme/konteyner/afet/envanter | stock/collection/checklist/log | malzeme, adet/sayi/miktar, son kullan/skt, kontrol
    okul servis şoförüyüm sabah hangi çocuk bindi hangisi binmedi, veli telefonu, durak | servis/cocuk/cocug/ogrenci/yoklama | checklist/log/people/board | veli/telefon, durak/durag, bin
    insülin yaptığım yer, sağ kol sol kol karın sağ bacak sol bacak, saat ve ünite | insulin/enjeksiyon/igne | log/measurements | sag kol, sol kol, karin, unite, saat
    SELAM BEN PAZARCIYIM HANGİ PAZARDA KAÇ KASA DOMATES SATTIM KAÇ KASA GERİ GELDİ ONU GÖRCEM | pazar/kasa/domates/satis | log/stock/ledger/collection | pazar, kasa, geri/iade/kalan
    lise sonum felsefe dersi için filozof kim bilmece oyunu yapsana 4 şıklı olsun sözü versin kim söyledi desin | filozof/felsefe/soz | quiz/game |
    apartman yöneticisiyim, dairelerin asansör şikayetleri hangi daire ne dedi ne zaman yapıldı yapılmadı. her gün kapıma geliyolar bıktım | sikayet/asansor/ariza/daire | log/jobs/collection/board/checklist | daire, sikayet/ne dedi/aciklama, tarih/zaman
    yara pansuman takip evde bakım hemşiresiyim. hasta, yara bölgesi, yara boyu cm, eni cm, akıntı var mı, pansuman malzemesi, sonraki ziyaret | pansuman/yara/hasta/ziyaret | log/measurements/people/appointments | hasta, bolge, boy, en, akinti, malzeme, sonraki
    kuş gözlem ama sadece baykuş | baykus/gozlem | log/collection/catalogue |
    fırın, ekmek askıda sayısı | askida/ekmek | ledger/stock/log/measurements/tool/collection |
    iyi günler ben terziyim müşterinin ölçülerini alıyorum göğüs bel kalça kol boyu omuz. müşteri tekrar gelince bulayım. prova tarihi de olsun inş | olcu/musteri/terzi/prova | people/measurements/collection/log/appointments | gogus, bel, kalca, kol, omuz, prova
    uzaktan kumandalı uçak bataryalarım kaç kere şarj oldu, iç direnç, şişme var/yok | batarya/pil/sarj | log/collection/measurements/stock | sarj, direnc, sis
    çeyiz listesi, alındı alınmadı kaç tane kimden geldi | ceyiz | checklist/collection/stock | alin, kimden, adet/kac/sayi
    Gurbetçiyiz, Almanya'dan köye arabayla gidiyoruz her yaz. Hangi ülkede nerede durduk, benzin litre fiyatı euro, vinyet parası, yol kaç saat sürdü yazmak istiyorum. Geçen senekiyle kıyaslayayım | yol/mola/benzin/seyahat/durak/gezi/yakit/ulke/gurbet | log/ledger/places/collection | ulke, litre/benzin/yakit, vinyet, saat/sure
    anahtarcıyım kopyaladığım anahtar kodları ve müşteri | anahtar | collection/log/catalogue/people/jobs | kod, musteri
    babam alzaymır, evdeki eşyaların nerde oldugunu yazan bi liste kocaman yazılı. gözlük çekmecede gibi | esya/nerede/nerde/yer | collection/catalogue/places/stock | yer/nerede/nerde/konum
    köy kahvesinde okey turnuvası, masa, oyuncular, puan, kim kazandı | okey/turnuva/masa/mac | log/board/people/game/collection/tool | masa, oyuncu, puan, kazan
    kurban hissesi: 7 ortak kim ne kadar verdi kalan ne kadar telefon | kurban/hisse/ortak/ortag | ledger/people/log/collection | ver/odenen/odeme, kalan, telefon
    dron pilotu uçuş defteri | dron/ucus | log/collection |
    Özel eğitim öğretmeniyim. Öğrencimin öfke nöbetlerini (tarih, saat, öncesinde ne oldu, davranış, sonrasında ne yaptık, kaç dakika sürdü) kaydedeceğim. Şiddeti hafif orta ağır diye seçeyim. Aileye göstereceğim için sade olsun. | ofke/nobet/davranis/ogrenci | log/measurements/collection | once, davranis, sonra, dakika/sure, hafif, orta, agir
    yumurta satıyom apartmana kim kaç tane aldı parasını verdimi | yumurta | ledger/log/jobs/collection |
    eski vhs kasetlerim dijitale çevircem. kaset no içinde ne var çevrildi mi | kaset/vhs | collection/checklist/catalogue/jobs/board | kaset/no, icinde/icerik/icerig, cevril/dijital
    motor kurye bahşiş, hangi semt ne kadar bahşiş verdi hava yağmurlu mu | bahsis/kurye | log/ledger | semt, bahsis, yagmur/hava
    salon kiralıyoruz düğün nişan kına, hangi gün dolu hangi gün boş, kaparo aldık mı, kaç kişilik. Aynı güne iki kişi yazılmasın geçen sene rezil olduk | salon/rezervasyon/dugun/kiralama | reservation/appointments/planner/log | dugun, nisan, kina, kaparo/kapora, kisi
    tinder gibi ama kedi isimleri sağa sola kaydırayım beğendiklerim listelensin yavru kedi aldık isim bulamıyoz | kedi/isim | game/tool/collection/catalogue/checklist/social/feed |
    Benim azeri dilim var, türkcə zəif. Tikinti iş görürəm, hər gün neçə saat işlədim, patron adı, gündəlik pul, verdi vermedi. türkçe olsun program | is/mesai/calisma/yevmiye/gunluk | log/ledger/jobs | saat, patron, gundelik/gunluk/para/yevmiye/ucret
    ney üfleme çalışması makam ve süre | ney/makam/calisma | log/planner/collection | makam, sure/dakika
    kızılay kan bağışı noktasında gönüllüyüm bağışçıya soracagım soruları sırayla gösteren evet hayır olan bi kontrol listesi | bagis/kan/kontrol/soru | checklist/quiz/tool/log/flashcards | evet, hayir
    günlük sigara sayaç her içtiğimde basayım | sigara | log/measurements/tool |
    antika tespih satıyorum katalog yapcam müşteriye göstercem taşı kaç tane boncuk püskül rengi fiyat. satılanlar ayrı gözüksün | tespih | catalogue/collection/stock | tas, boncuk/boncug, puskul, fiyat
    minibüs hattında günlük hasılat mazot şoför payı kalan net | hasilat/minibus/gunluk/sefer/hat | ledger/log | hasilat, mazot, sofor/pay, net/kalan
    ya hocam karınca besliyorum formikaryumda, kraliçe türü, koloni kaç işçi, en son ne yedirdim, nem yüzde kaç, sıcaklık | karinca/koloni/formikaryum | log/collection/measurements | tur/kralice, isci, yem/yedi/besin, nem, sicak
    kapıcı görev listesi çöp merdiven bahçe kazan dairesi | gorev/kapici/is/temizlik/temizlig | checklist/planner/jobs/log | cop, merdiven, bahce, kazan
    arabamın çocuk koltuğu kiralama işi yapıyom 8 tane koltuk var hangisi kimde ne zaman dönecek günlük kaç tl | koltuk/koltug/kirala | reservation/stock/ledger/log/jobs/collection | kim/musteri/kiraci, don/iade/bitis, gunluk/tl/ucret/fiyat
    ilkyardım testi, kalp masajı kaç kere falan, yanlış yapınca doğrusunu göstersin | ilkyardim/ilk yardim/kalp | quiz/flashcards/game |
    Emekli postacıyım, yıllardır biriktirdiğim pul zarflarını (ilk gün zarfı) yazmak isterim. Yılı, ülkesi, konusu, kaça aldım, şimdi kaç eder, fotoğrafı. Toplam değeri üstte yazsın evladım, gözlerim iyi görmüyor harfler büyük olsun. | zarf/pul/ilk gun | collection/catalogue/stock | yil, ulke, konu, foto/resim
    `,
  ),
  ...readPrompts(
    'fresh',
    'en',
    `
    i sell used prams on facebook marketplace and gumtree, need to track wich ones are listed, asking price, lowest id take and who messaged | pram/listing/stroller/buggy/ad | collection/stock/catalogue/log/ledger/board/jobs | asking/price, lowest/minimum/min, messag/who/contact/buyer
    corner shop lottery scratch card tray count | scratch/lottery/card/tray | stock/log/measurements/collection |
    Hello, I teach year 5. I need somewhere to jot down which child has borrowed which ukulele, the condition when it went out and when it came back. Thank you! | ukulele/loan/borrow/instrument | log/collection/stock/checklist/jobs/reservation | child/pupil/student/borrower/name, condition, back/return
    turn chart for night shift. bed number, which side last (left right back), time, skin red y/n | turn/reposition/bed/patient | log/checklist/planner | bed, left, right, back, time, skin/red
    Trucker here. Want to log every truck stop shower I take, rate it 1 to 5, water pressure, did it cost points or cash, state its in. yeah I know its weird | shower/stop | log/places/collection | rat/score, pressure, point, cash, state
    make a game where u tap the seagull before it steals ur chips | seagull/gull/chip | game |
    I am nurse from Philippines, I am new in UK. I want write the english word the patients is saying that I dont know, example "poorly" "spend a penny", with meaning and then test me | word/phrase/slang/english/meaning/vocab | flashcards/quiz/collection | meaning
    lockpicking log | lock/pick | log/collection |
    tenants and boiler service dates for my 4 flats, gas cert expiry, plumber phone | boiler/flat/gas/tenant/propert/service | collection/planner/people/log/appointments | tenant, boiler/service, gas/cert/expir, plumber/phone
    We're a volunteer lifeboat crew and need to record who attended training each Tuesday, what they practised (knots, radio, first aid, boat handling) and how many hours. Must total the hours per person because head office asks every quarter. | training/crew/lifeboat/attendance/session | log/people/checklist/ledger/collection | knot, radio, first aid, boat handling, hour
    food bank parcels out. family size, halal?, nappies size, collected or delivered | parcel/food bank/food/famil | log/jobs/collection/stock/board | famil, halal, napp, collected, delivered
    hi can u make app for my mums nail salon she does it at home. people book, which design, gel or acrylic, price. she only does 4 a day no more | nail/booking/appointment/client/salon | appointments/reservation/log/people/planner | design, gel, acrylic, price
    barnacle goose ring sightings | goose/geese/ring/sighting/barnacle | log/collection/places |
    uber driver. dead miles. miles with passenger vs without, fuel, hours online, what i actually made per hour | mile/drive/shift/trip/uber/driving | log/ledger/measurements | passenger/with, without/dead/empty, fuel, hour
    my landlord blames me for damp so i need to record every damp patch, which room, size, date, humidity % and photo. need to show to council | damp/mould/patch/humidity | log/measurements/collection | room, size, humid, photo/picture
    Sir please I need one small app for my tailoring shop in Leicester. Customer bring saree blouse, I take measure, bust waist shoulder sleeve, give date to collect, advance money and balance money. Customer many times fight for date so date should be big | blouse/tailor/customer/order/measure | jobs/people/measurements/ledger/log/collection/appointments | bust, waist, shoulder, sleeve, collect/date, advance, balance
    which of my houseplants is dying quiz lol | plant | quiz/tool/log/collection |
    Lawn bowls club greenkeeper. Record stimp speed, mowing height mm, rainfall and what fungicide I put down, by rink number. | green/rink/bowl/mow/lawn | log/measurements/collection | speed/stimp, height, rain, fungicide, rink
    selling homemade jam at car boot. how many jars each flavor i took and brought back, price, profit | jam/jar/flavo/car boot | stock/log/ledger/collection | flavo, took/taken, back/return/left, price, profit
    teenager here my parents wont let me have a dog so i want app that proves i did dog stuff every day for 100 days, like walk nextdoors dog, pick poop, get up 6am | dog | checklist/log/planner/game | walk, poo, 6
    Substitute teacher. For each school I've been to: parking situation, who to ask for at reception, wifi yes or no, would I go back, notes on rough classes. | school | places/collection/log/people/catalogue | parking, reception/ask/contact, wifi, go back/again/return, note
    collecting hotel do not disturb signs | disturb/sign/hotel | collection/catalogue |
    bus driver lost property: item, route, seat, date found, claimed? | lost/property/item | log/collection/stock/board/checklist | item, route, seat, found/date, claim
    I run a small laundromat and machines keep breaking. machine number washer or dryer, what broke, part cost, fixed by who. show me which machine costs me most pls | machine/repair/laund/washer/breakdown | log/jobs/ledger/collection/stock | washer, dryer, part/cost, fixed/who/repair
    bell ringing methods i can ring, place bell and how well | bell/method/ring | collection/log/catalogue/checklist | method, bell
    roof tile calculator: length, width of roof, tile per sq m, 10 percent waste | roof/tile | tool | length, width, tile, waste
    Hi there, I volunteer as a hospital chaplain and would like to keep a gentle record of visits. Ward, first name only, faith if any, what they would like next time (prayer, chat, communion, just sit). Nothing medical. | visit/chaplain/ward/patient | log/people/appointments/collection | ward, name, faith, prayer, chat, communion, sit
    baby teeth tracker which tooth came out wich date how much tooth fairy paid, 3 kids | tooth/teeth | log/ledger/collection/measurements | tooth, date, paid/fairy/amount, kid/child
    storage units i rent out 22 of them. unit number size who has it monthly rent late or not gate code. dont want fancy | unit/storage/rent | ledger/people/collection/stock/reservation | unit, size, rent, late, gate/code
    cheese rolling training diary | cheese/training/roll | log/planner/articles/collection |
    me and my mates do a bad film night need a list of terrible films, who picked it, score out of 10 how bad, worst actor | film/movie | collection/log/catalogue/media | pick, score/bad/rating, actor
    we are family from Ukraine, we looking the flat. I must write every flat we see: adress, rent, deposit, is bills included, how far to school, agent name, yes or no they accept us | flat/apartment/viewing/rent/home/house | collection/places/log/catalogue/ledger/board | addres/adress, rent, deposit, bill, school, agent, accept
    Capital cities are boring do me a quiz on UK road signs for my theory test with a score at the end | sign/road/theory | quiz/flashcards/game |
    pigeon race times. ring number, colour, release point, distance, time home, mph worked out | pigeon/race | log/measurements/collection | ring, colo, release, distance, mph/speed/velocity
    school nurse nit checks | nit/lice/check | checklist/log/people/measurements/collection |
    chip shop oil change, fryer 1 2 3, date, smell ok or no | oil/fryer/frier | log/checklist/planner/collection | fryer/frier, date, smell
    need somthing for my allotment shed key, 9 of us share, who has the key rn and since when | key/shed | log/board/people/checklist/tool/collection | who/name/holder, since/date/when
    I restore old typewriters. Make, model, serial, year, typeface (pica or elite), what is wrong, parts needed, status: waiting, in pieces, working, sold. Would love photos of each and to see them as cards. | typewriter | collection/catalogue/jobs/board/stock | make, model, serial, year, pica, elite, waiting, in pieces, working, sold
    who cleaned the staff microwave rota, its NEVER me again | microwave/rota/clean | planner/checklist/log/people/board |
    crossing guard lollipop man count near misses, car reg, colour, time am or pm | near miss/car/crossing/incident/miss | log/measurements/collection | reg/plate, colo, am, pm
    Good evening, my husband is on home dialysis and I have to write down weight before, weight after, blood pressure, fluid removed in litres, and how he felt. The clinic wants to see a month at a time. | dialysis/session/treatment | log/measurements | before, after, pressure, fluid, felt/feel
    private hire limo prom season bookings. school, pickup time, how many kids, deposit 50, playlist. 1 limo only so no double bookin | limo/booking/prom/hire | reservation/appointments/jobs/planner | school, pickup/pick up/pick-up, kid/passenger/people, deposit, playlist
    dice roller for d&d but also with coin flip | dice/roll/d&d/coin | tool/game | dice/roll, coin/flip
    handwriting of my grandad letters, i typing them up one by one. date, from where, who to, text, people mentioned, want search | letter/grandad/granddad | collection/articles/log/catalogue/media | date, from/where/place, to, text, people/mention
    small ads i put in local paper, which paper, date run, cost, words, how many calls i got from it. is it worth it or not | ad/advert/paper | log/ledger/collection | paper, cost, word, call
    forklift pre use checks. forks, horn, tyres, mast chain, leaks. tick or fail. driver name n hours on clock | forklift/check/inspection | checklist/log | fork, horn, tyre/tire, mast/chain, leak, driver, hour
    extreme ironing spots | ironing/spot | places/log/collection/catalogue |
    I do ESL with adults in the evenings, unpaid. Need attendance but also their level (A1 A2 B1), mother tongue, do they need childcare, and bus pass given yes/no. | student/learner/attendance/esl/class | people/log/checklist/collection | a1, a2, b1, tongue/language, childcare, bus
    tattoo aftercare and sessions i had, artist, body part, hours, cost, pain 1-10 | tattoo/session | log/collection/ledger | artist, body/part, hour, cost, pain
    noughts and crosses for me and my kid on long drives | nought/cross/tic/tac | game |
    `,
  ),
];
