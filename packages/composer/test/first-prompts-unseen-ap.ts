import { type FirstPrompt, readPrompts } from './first-prompt.ts';

/** Descriptions by people who had not seen the composer; not read. */
export const unseenAP: readonly FirstPrompt[] = [
  ...readPrompts(
    'fresh',
    'tr',
    `
    selamun aleykum caminin kuran kursunda 23 talebem var kim hangi sureyi ezberledi kim takildi defterde karışıyor bunu telefonda tutmak istiyorum talebe adı sure ve ezber durumu yeter Allah razı olsun | talebe/ogrenci/sure/ezber/kurs | people/collection/board/log/checklist | ad/isim/talebe/ogrenci, sure, durum/ezber
    Kereste deposu. Hangi ağaçtan kaç plaka kaldı, kalınlığı kaç mm. 5 plakadan aza düşünce haber versin | kereste/plaka/agac/depo | stock/collection/catalogue | agac/cins/tur, adet/plaka/miktar/stok, kalinlik, az/uyari/kritik/minimum/esik
    keçilerim doğuruyo 40 baş var hangisi ne zaman doğurdu kaç oğlak yavru yaşadı mı onu yazcam | keci/oglak/dogum | log/collection | keci/kupe/numara, tarih, oglak/yavru, yasa/durum
    Tiyatro topluluğumuzun kostüm dolabı için: kostüm adı, beden, kimde olduğu, hangi oyunda giyildiği. Fotoğraf da eklenebilsin lütfen. | kostum/dolap/tiyatro/giysi | collection/catalogue/stock | beden, kim, oyun, foto/resim
    Böbrek hastasıyım diyalize giriyorum günde 1 litreden fazla su içmem yasak. İçtiğim çayı çorbayı ml olarak yazayım gün içinde toplamı göreyim | su/sivi/icecek/diyaliz | log/measurements/tool | ml/miktar, toplam
    bayramda baklava siparisi aliyoz tepsi tepsi kim ne istedi fistikli mi cevizli mi ne zaman alcak kaparo verdi mi | baklava/siparis/tepsi | jobs/log/collection/ledger/people | isim/ad/musteri/kim, fistik/ceviz/cesit, teslim/tarih/alim, kapor/kaparo
    Asansör bakımcısıyım. 60 küsur binanın aylık bakımı var. Bina adı, adres, yönetici telefonu, son bakım tarihi, arıza notu olsun yeter. | asansor/bina/bakim | collection/jobs/log/people/places/planner | adres, telefon, bakim, ariza/not
    posta güvercinleri için uçuş defteri. bilezik no / bırakıldığı yer / km / dönüş süresi | guvercin/ucus/kus | log/measurements/collection | bilezik, yer/birak, km/mesafe, sure/donus
    okul servisi kullanıyorum her sabah kimi aldım kimi almadım işaretlemek istiyorum akşam da aynısı veliler arayıp soruyor çünkü | servis/ogrenci/cocuk/yolcu | checklist/log/people/board | sabah/aksam, al/bindi/isaret
    ney üflemeye başladım hocam her gün yarım saat diyor. ne kadar çalıştığımı ve hangi makamı çalıştığımı kaydedeyim | ney/makam/calisma | log/measurements/planner | sure/dakika, makam
    Mantar topladığım yerleri kimseye söylemem ama unutuyorum da. Yerin adı, ne çıktığı (kanlıca, kuzugöbeği vs), hangi ayda çıktığı | mantar/yer | places/collection/log/catalogue | yer, tur/mantar/cins, ay/tarih
    balikci teknesi mazot ve buz gideri, satilan balik geliri, tayfa payi. ay sonunda ne kalmis gorelim | tekne/balik/mazot/gider | ledger/log | mazot/gider, gelir/satis, pay/tayfa, kalan/bakiye/toplam/net
    Fıstık bahçemde 6 parsel var damla sulama yapıyorum, hangi parseli en son ne zaman kaç saat suladım karıştırıyorum yardımcı olursanız sevinirim | fistik/sulama/parsel/bahce | log/planner/measurements | parsel, tarih, saat/sure
    halı yıkama fabrikası için müşteri halısı takip programı arıyorum. alındı, yıkamada, kurutmada, teslim diye aşama aşama görelim. metrekare fiyatı da olacak | hali/yikama | board/jobs/ledger | alindi, yikama, kurut, teslim, metrekare/m2/fiyat
    Kızıma çeyiz hazırlıyorum, alınanları işaretleyeyim. Nevresim, havlu, tencere hepsi listede olsun, fiyatını da yazayım | ceyiz | checklist/collection/ledger | fiyat/tutar, alindi/isaret/tamam
    bebeğim 6 aylık oldu ek gıdaya geçtik. hangi gün ne denedik alerji yaptı mı sevdi mi | bebek/gida/mama/besin | log/collection | gida/besin/yiyecek/ne, tarih/gun, alerji, sev/begen
    Kışlık hazırlığı: turşu, salça, reçel, tarhana kaç kavanoz yaptım kaçı kaldı | kislik/kavanoz/tursu/kiler | stock/collection/catalogue | kavanoz/adet/miktar, kal
    Hemşirelik 2. sınıf farmakoloji vizesi var cumaya!! ilaç adı önde etken maddesi arkada olacak kartlar lazım acil | ilac/farmakoloji/etken | flashcards/quiz | ilac, etken
    Ben Ukraynadan geldim Antalyada yaşamak. Türkçe fiil öğrenmek istiyorum, bir taraf türkçe bir taraf rusça kart lütfen | fiil/turkce/kelime/kart | flashcards/quiz/collection | turkce, rusca
    okey gecelerinde puanları kağıda yazıyoruz kayboluyo. 4 oyuncu el el puan yazalım kim önde göstersin | okey/puan/skor | tool/log/game/measurements/board | oyuncu/ad/isim, puan, toplam/onde/sira
    Hacamat ve sülük yapan bir bayanım. Danışanlarımın randevularını yazmak istiyorum: adı, telefonu, gün ve saati, hangi işlem | randevu/hacamat/danisan | appointments/people/planner | ad/isim, telefon, saat/tarih/gun, islem
    Tespih meraklısıyım abi 70 kusur tespihim var. Malzemesi (kehribar, oltu, kuka), usta adı, kaça aldım, boncuk çapı | tespih | collection/catalogue | malzeme, usta, fiyat/alis/kaca, cap/boncuk
    bağlama yapım ve tamir atölyesi. gelen sazlar sahibi telefonu yapılacak iş ve bitti mi | saz/baglama/tamir/atolye | jobs/board/people | sahip/sahib/musteri/ad, telefon, is/yapilacak, bitti/durum
    Demirciyim. Profilin boyunu enini et kalınlığını girince kaç kilo geldiğini hesaplasın başka bişey istemem | demir/profil/kilo/agirlik | tool | boy/uzunluk, en/genislik, kalinlik/et, kilo/agirlik/kg
    Mahalle fırınıyız, veresiye ekmek alanlar çok. İsim isim borç yazılsın ödeyince düşsün | veresiye/ekmek/borc/firin | ledger/people | isim/ad/musteri, borc, odeme/odendi/odenen
    göz tansiyonum var 3 ayrı damla kullanıyorum sağ göz sol göz ayrı saatler ayrı. damlattıkça işaretleyeyim istiyorum yaşım 71 yazılar büyük olursa makbule geçer | damla/goz | checklist/log/planner | sag/sol, saat, damla
    Köyde sulama sırası kavgası bitmiyo. Muhtarım. Kimin sırası hangi gün hangi saatte kanal suyu alcak yazılsın herkes görsün | sulama/sira/su/kanal | planner/appointments/people/reservation/log | kim/ad/isim/sira, gun/tarih, saat
    Kaçkarlar'da yürüdüğüm yaylalar ve göller: adı, rakımı, ne zaman gittim, zorluğu, puanım | yayla/gol/yuruyus/kackar/rota | places/log/collection | rakim, tarih/zaman, zorluk, puan
    Fen laboratuvarında deney malzemesi sayımı yapılacak müdür bey istedi. Malzeme, adet, kırık olan, dolap no. | malzeme/laboratuvar/deney/sayim | stock/collection/catalogue | adet, kirik, dolap
    umreye gidiyoz insallah valize ne konacak liste olsun ihram seccade ilac pasaport falan isaretleye isaretleye gidelim | umre/valiz/hazirlik | checklist | ihram, seccade, ilac, pasaport
    Sepet örmeyi anlatan yazılarımı koyacağım bir uygulama. Başlık, yazı, resim. Kursiyerlerim okusun. | sepet/orgu/orme/yazi | articles/catalogue/feed/recipes | baslik, yazi/metin/icerik, resim/foto/gorsel
    Rahmetli anneannemin Antep yemekleri kaybolmasın istiyorum. malzemeler yapılışı kaç kişilik ve hangi bayramda yapılırdı | yemek/tarif/antep | recipes/catalogue/articles/collection | malzeme, yapilis, kisi, bayram
    ninni çalan bi şey olsun telefonumdaki ses kayıtları annemin sesi, sırayla çalsın | ninni/ses/kayit | player | cal/oynat/liste
    sivaslılar derneği için duyuru sayfası. düğün cenaze toplantı haberlerini atalım tarihli, üyeler baksın | duyuru/dernek/haber | feed/articles/log | dugun/cenaze/toplanti/tur/kategori, tarih
    ehliyet yazılı sınavı motor ve trafik sorularından deneme yapalım 4 şıklı doğru yanlış saysın | ehliyet/trafik/soru/sinav | quiz | sik/soru/cevap, dogru/yanlis/puan
    5 yaşındaki oğluma hayvan eşleştirme hafıza oyunu istiyorum reklam olmasın nolur | hayvan/eslestirme/hafiza/oyun | game |
    Sınıfta tahtaya kalkacak öğrenciyi rastgele seçen program. Öğretmenim. Listeyi ben gireceğim, kalkan bir daha çıkmasın. | ogrenci/sinif/sec/tahta/kura | tool/game/checklist | ogrenci/isim/ad, sec/rastgele/cek
    kahve demlerken dakka tutuyorum french press 4 dk, v60 3 dk, moka 5dk diye düğmeler olsun basınca geri saysın | kahve/demle/sayac/zaman | tool | french, v60, moka
    ikinci el beyaz eşya alıp satıyom. kaça aldım kaça sattım tamir masrafı kâr ne kaldı | esya/alim/satis/ikinci el/beyaz | ledger/collection/stock/log | alis/aldim, satis/sattim, masraf/tamir, kar
    Tır filomuzdaki lastiklerin takibi (plaka, lastik seri no, takılma km'si, diş derinliği). | lastik/tir/filo | collection/measurements/log/stock | plaka, seri, km, dis/derinlik
    ipekböceği bakıyoruz ailecek kaç kutu tohum hangi gün kaçıncı yaşta yaprak kaç kilo verdik nem sıcaklık | ipek/bocek/bocegi/koza | log/measurements | kutu/tohum, yas, yaprak, nem, sicaklik
    Egzama alevlenmelerimi takip etmem lazım doktor istedi. Tarih, neresi, kaşıntı 1-10, ne yedim, hangi kremi sürdüm | egzama/alevlenme/kasinti/cilt | log/measurements | tarih, bolge/nere/yer, kasinti, yed/yemek/besin, krem
    yamaç paraşütü uçuş defterim: kalkış, iniş, süre, rüzgar. Fethiye Ölüdeniz | ucus/parasut | log/collection/measurements | kalkis, inis, sure, ruzgar
    Köy konağına misafir geliyor odaları biz veriyoruz. 4 oda. Kim ne zaman girdi ne zaman çıkacak kaç kişi | oda/konak/konag/misafir | reservation/appointments/people/planner | oda, giris/girdi, cikis/cikacak, kisi
    kırkyama yorganlarım yarım kalıyo hep. başlanacak kesiliyor dikiliyor bitti sütunlarına koyayım | kirkyama/yorgan | board/checklist/jobs | baslanacak/basla, kesil, dikil, bitti
    Ben Suriye'den, terzi. Pantolon paça fermuar iş çok geliyor. müşteri isim, ne yapacak, kaç para, ne gün alacak yazmak lazım | terzi/tamir/siparis/musteri/is | jobs/people/ledger/board | isim/ad/musteri, is/yapilacak, para/ucret/fiyat/tutar, gun/tarih/teslim
    apartman çatısındaki güneş panelinin her gün ne ürettiğini yazıyorum kwh. ay ay grafik görsem harika olur | panel/gunes/uretim/enerji | measurements/log | kwh/uretim, tarih/gun, grafik
    Kanka halısahaya top kim getiricek forma kim yıkıycak hep kavga. haftalık görev dağıtsın işte | gorev/halisaha/forma/hali saha/mac | planner/tool/checklist/board/people | gorev/is, kim/kisi/ad/isim/sorumlu, hafta/tarih/gun
    Bakırcılar çarşısında dükkanım var ürünlerimi gösterecek katalog yapmak istiyorum. cezve, ibrik, sini. Fotoğrafı, ağırlığı, fiyatı, kalaylı mı | bakir/urun/katalog | catalogue/collection/stock | foto/resim/gorsel, agirlik/gram, fiyat, kalay
    annemde alzheimer var. kardeşler nöbetleşe bakıyoruz kim hangi gün kalacak ve o gün neler oldu yazsın | bakim/nobet/anne/alzheimer | planner/log/appointments/people | kim/kisi/kardes/bakan, gun/tarih, not/olan/neler/aciklama
    `,
  ),
  ...readPrompts(
    'fresh',
    'en',
    `
    Tower captain here. I want to keep a record of what we ring: date, tower, method, number of changes, who was on which bell | ring/bell/tower/peal | log/collection | date, tower, method, change, ringer/who/bell
    fostering kittens again 🙈 need to write each ones weight every morning in grams and see if somebody is not gaining | kitten/weight/foster/weigh | measurements/log/collection | kitten/name, weight/gram, date/day
    Something for my allotment seed tin. Variety, supplier, sow by year, how many packets left. Thank you kindly. | seed/packet/allotment | stock/collection/catalogue | variety, supplier, sow/year, packet/left/quantity
    Ham radio contact log with callsign, frequency, mode, signal report, UTC time | contact/radio/qso/ham/callsign | log/collection | call, freq, mode, report/signal/rst, time/utc
    My son is seeing a speech therapist for his stammer and we are supposed to do exercises 10 minutes every day and write how it went. Simple please, he is 8 and I'd like him to tick it himself | speech/stammer/exercise/practice/therapy | log/checklist/planner | exercise, minute/duration/time, how/note/went/mood/rating, done/tick
    chimney sweep. jobs list. customer address phone date flue type certificate given y/n price | chimney/sweep/job/flue | jobs/log/people/appointments | address, phone, date, flue, certificate, price
    Lambing time is coming and the notebook got wet last year. Ewe tag, how many lambs, alive or dead, ram or ewe lamb, any help needed | lamb/ewe | log/collection | tag/ewe, lamb/number, alive/dead/status, ram/sex, help/assist
    knife sharpening stall at the market: ticket number, name, how many blades, paid? ready? | knife/sharpen/ticket/blade | jobs/board/log/people/ledger | ticket, name, blade, paid, ready/status
    Sunday school register. I have eleven little ones aged 4 to 7 and I must know who came each week and who to phone if they are poorly | sunday/register/attendance/children/child/school | people/log/checklist | name, age, phone/contact, present/came/attend/week/date
    feed my sourdough starter tracker flour type, water, temp of kitchen, how much it rose | sourdough/starter/feed | log/measurements | flour, water, temp, rose/rise
    Hello I am have fabric shop in Bursa, want follow the rolls. Color, how many meter stay, which shelf and price for one meter. Thanks you | fabric/roll/shop | stock/collection/catalogue | color/colour, meter/metre, shelf, price
    Good mooring spots for our narrowboat with depth, rings or pins, pub nearby, water point, and how many stars we'd give it | mooring/narrowboat/spot | places/collection/catalogue/log | depth, ring/pin, pub, water, star/rating
    choir librarian needs to catalogue sheet music: title, composer, voicing (SATB, SSA...), number of copies, which cupboard | music/choir/sheet/score/librar | catalogue/collection/stock | composer, voicing/voice, copies, cupboard
    CPAP diary hours used mask leak how tired i feel 1-5 my doctor keeps asking | cpap/sleep/mask | log/measurements | hour, leak, tired
    We run a food pantry out of the church basement. Track what comes in and what goes out, expiry dates, and warn us when canned beans etc. run low | pantry/food/donation | stock/log/ledger/collection | expir/best before, quantity/amount/count/stock, low/minimum/alert/warn
    Piano tuner. Appointments by day, client, piano make, pitch found, next tuning in 6 months | piano/tuning/tuner/client | appointments/jobs/people/log | client/customer/name, make/piano, pitch, next
    stained glass hobbyist, want to keep each panel i made w/ photo, glass used, hours it took, sold or gifted | glass/panel | collection/catalogue/log | photo/image/picture, glass, hour, sold/gift/status
    Fly tying patterns. Hook size, thread, body, hackle, steps, and which river it worked on | fly/flies/pattern/tying | recipes/collection/catalogue/articles | hook, thread, body, hackle, step, river
    a rota for bringing dinners to our neighbour after her operation, who brings, what day, what dish, no dairy!! | meal/dinner/rota | planner/appointments/log/people/checklist | who/name/cook/person, day/date, dish/meal
    our street has a shared tool shed and things walk off. item, who has it, since when, due back | tool/shed/item/loan/borrow | collection/log/stock/people/reservation | who/borrower/holder, since/date/borrowed, due/return/back
    Baby name shortlist me and my partner can both score out of ten, with meaning and origin | name/baby | collection/catalogue/tool/game | meaning, origin, score/rating
    Roller derby bout scorer, two teams, plus and minus buttons and jam number | derby/bout/score/jam | tool/game/log/measurements | team, score/point, jam
    I'm a farrier with about 90 horses on the books, need to know when each was last shod, shoe size, bare or shod, temperament (kicks!), owners number | horse/farrier/shoe/shod | collection/people/jobs/appointments/log | last/date, size, bare/shod/type, temperament/kick, owner/phone
    yoga teacher. people buy a card of 10 classes and I cross off each time they come. want to see how many left | class/yoga/card/student | people/ledger/checklist/tool/log | name/student, left/remain, class/10
    Type 1 diabetic. rotate injection sites so i dont use the same spot: left belly, right belly, left thigh, right thigh, arm. date and units | injection/insulin/site | log/measurements | site/belly/thigh, date, unit
    British citizenship test practice questions multiple choice, tell me the score at end pls my exam is 14 of march | citizenship/life in/test/british/uk | quiz | score/result, question
    sign language cards for my daughter's class, word on one side description of the hand shape on the other | sign/card/word | flashcards/quiz | word, hand/shape/description
    Work out how many bags of concrete for fence post holes. Diameter, depth, number of posts, bag weight. | concrete/post/bag/fence | tool | diameter, depth, post, bag
    row counter for knitting. plus one minus one and reset and let me have more than one project going | row/knit/counter | tool/collection | row/count, project, reset
    who does the dishes picker, 4 housemates, spin it random | dish/picker/housemate/who | tool/game | pick/spin/random, housemate/name/person
    I buy and sell cattle at the mart. Lot, weight, price paid, price sold, haulage, commission, what I cleared. | cattle/mart/lot | ledger/log/collection/stock | weight, paid/bought/buy, sold/sell/sale, haul, commission, profit/clear/margin/net
    pocket money tracker for three kids who earn by chores and spend on roblox, running balance each | pocket/money/kid/chore | ledger/people/log | kid/child/name, chore/earn, spen, balance
    Kiln firing logbook - cone, program, start time, peak temp, glaze notes, and was it a good firing | kiln/firing | log/measurements/collection | cone, program, start, temp, glaze, good/result/rating
    My husband uses a wheelchair so I want to save cafes and museums he can really get into. Step free? Accessible toilet? Staff kind? Parking distance | cafe/museum/access/wheelchair/place | places/collection/catalogue | step, toilet, staff/kind, parking
    rain guage readings every morning at 7 in mm and monthly totals, been doing it on paper since 1988 | rain/gauge | measurements/log | mm/rain/reading, date/day, total/month
    bus driver shifts, early late split rest day, duty number, start finish | shift/duty/bus/roster | planner/log/appointments | early/late/split/type, duty, start, finish/end
    Cub camp kit list. Sleeping bag, torch, waterproofs, plate bowl mug etc. Must be tickable, one for each cub if possible | kit/camp/cub | checklist/people/stock | sleeping, torch, waterproof
    I write the history of our village mill, about twenty short chapters with old photographs, and would like the neighbours to read it on their telephones | mill/village/history/chapter | articles/feed/catalogue | title/chapter, text/story/body/content, photo/picture/image
    lola's filipino recipes b4 she forgets: adobo sinigang etc ingredients steps servings and the story behind it | recipe/filipino/lola/dish | recipes/articles/catalogue/collection | ingredient, step/method/instruction, serving, story
    play my field recordings of owls and nightjars one after another, with names of them | record/owl/nightjar/bird/sound | player/catalogue/collection | name/title, play
    noticeboard for our caravan park, owner posts bin day changes, wifi outages, barbecue nights, newest on top | notice/caravan/park/post | feed/articles/log | title/message/text/notice, date
    guitar pedals i own: brand, type (fuzz delay reverb), power mA, paid, worth now, for sale or keep | pedal/guitar | collection/catalogue/stock | brand, type, power/ma, paid, worth/value, sale/keep/status
    upholstery workshop board: waiting for fabric / stripping / sewing / done. chair, owner, quote | upholst/chair/workshop/job | board/jobs | waiting/fabric, strip, sew, done, owner/customer, quote
    Parish hall bookings please. Main hall or small room, who, from when till when, deposit paid, need kitchen? | hall/booking/room | reservation/appointments/planner | room/hall, who/name/hirer, from/start, till/end/until/to, deposit, kitchen
    I need application for the visa documents of my family. Every person which paper we have, which paper we not have, date of expire. Sorry for my english | document/visa/paper/family | checklist/collection/people | person/name/family/who, have/status/ready, expir
    bearded dragon care log. shed dates, poop lol, what he ate, uvb bulb changed | dragon/beard/care/reptile | log/measurements | shed, poop, ate/food/eat, uvb/bulb
    Hi all, can anyone make me a thing to convert spindle rpm & feed, enter cutter diameter and surface speed gives rpm. machinist 32 yrs never used an app store | rpm/spindle/speed/feed/cutter | tool | diameter, surface/speed, rpm
    Hospital chaplain, want to note visits without full names just initials, ward, faith, what was asked, follow up needed | visit/chaplain/ward | log/people/collection/appointments | initial, ward, faith, ask/request, follow
    window cleaning round which houses on which week how much they owe and if they leave the gate locked | window/round/house/clean | people/jobs/ledger/planner/places/collection | house/address/name, week/date/day, owe/balance/due/price, gate
    word scramble game with the names of bible books for our youth night | bible/scramble/word/book | game/quiz |
    `,
  ),
];
