import { type FirstPrompt, readPrompts } from './first-prompt.ts';

/** Descriptions by people who had not seen the composer. */
export const unseenBH: readonly FirstPrompt[] = [
  ...readPrompts(
    'fresh',
    'tr',
    `
    veresiye defteri | veresiye/borc/defter | ledger/people/log |
    Merhaba evladım, ben 71 yaşındayım, hanımın ilaçlarını karıştırıyorum. Sabah öğle akşam hangi hapı verdim yazacağım bir şey olsun, yazısı büyük olsun lütfen | ilac/hap | log/habits/tasks | sabah, ogle, aksam
    köyde imece için kim kimin tarlasına gitti: ad, tarla, gün | imece/tarla | log/jobs | tarla, gun
    salça yapıp satıyom, siparişleri yazcam. isim, kavanoz sayısı, acı mı tatlı mı, adres | salca/siparis | orders | kavanoz, aci, tatli, adres
    Bonsai ağaçlarım için budama günlüğü | bonsai/budama | log/collection |
    tesbih koleksiyonum var 200 parça oldu, taş cinsi, ustası, tane sayısı, kaça aldım hepsini yazayım. Hanım görmesin ama kaça aldığımı :) | tesbih | collection/catalogue | tas, usta, tane
    ehliyet sinavi soru cozme | ehliyet/sinav/soru | quiz/cards |
    cilingirim gece gittigim isleri yazıcam: adres, kilit tipi, alinan para | cilingir/is/kilit | jobs/log/ledger | adres, kilit tip
    Deutschkurs için kelime kartları, ben Türkçe bilirim Almanca az. artikel de olsun | kelime/kart/almanca | cards/quiz | artikel
    Anaokulundaki çocukların doğum günleri | dogum gun | people/events |
    Hastane refakatçi sırası yapalım kardeşler arası, 5 kardeşiz hep ben kalıyorum. Kim, hangi gece, not | refakat/sira/nobet | log/events/appointments/tasks | kim, gece, not
    zurna kamışı stoğu | kamis/zurna/stok | stock |
    Semaver kiralıyorum düğünlere cenazelere. kime verdim, kaç tane, ne zaman dönecek, depozito | semaver/kira | rentals | depozito
    balkon domatesi sulama hatırlat | sulama/domates/balkon | habits/tasks/log |
    Üniversite fotoğraf kulübüyüz, ayın fotoğrafını oylamak istiyoruz | foto/oy | votes/feed |
    apartmanda hangi halıyı alalım diye oylama, 12 daire var kavga çıkmasın | hali/oy | votes |
    büyük baş hayvan aşı takibi: küpe no, aşı, tarih, veteriner | asi/hayvan | log/collection | kupe no, asi, tarih, veteriner
    Nar ekşisi tarifi, turşu tarifi, hep anneannemden, kaybolmasın. malzemeler ve yapılışı | tarif | recipes | malzeme, yapilis
    pilates hocasıyım evlere gidiyorum randevu programı: danışan, saat, semt, kaçıncı seans | randevu/pilates/seans | appointments | danisan, saat, semt, seans
    kahvede okey skoru tutcaz 4 kisi | okey/skor | tool/log/game |
    Çocuğum disleksi, ona harf eşleştirme oyunu yapar mısınız | harf/eslestir | game/cards/quiz |
    Eskişehir lületaşı ustasıyım. Ham taş geliyor, cinsi, kilosu, geldiği ocak; bunları saymam lazım. | luletasi/tas | stock/log | cins, kilo, ocak
    tarla kiraları | tarla/kira | rentals/ledger/log/people |
    Selamun aleykum, kaza namazlarımı takip edeyim, sabah öğle ikindi akşam yatsı | namaz/kaza | habits/log/tool | sabah, ogle, ikindi, aksam, yatsi
    Fındık bahçesi gündelikçiler: isim, gün, yevmiye, avans | findik/gundelik/isci/yevmiye | ledger/people/log/jobs | isim, gun, yevmiye, avans
    minibüste unutulan eşyalar listesi, eşya, hangi hat, bulunduğu gün, teslim edildi mi | esya/unutulan/kayip | log/collection/stock | esya, hat, gun, teslim
    bahsis bolusme hesabi garsonlar icin | bahsis | tool/ledger |
    Depremden sonra mahallede konteyner ihtiyaç listesi yapıyoruz gönüllüler olarak. konteyner no, kişi sayısı, ihtiyaç, aciliyet | ihtiyac/konteyner | requests/log/tasks | konteyner no, kisi sayisi, ihtiyac, aciliyet
    nalbant | nalbant/nal/at | jobs/log/appointments |
    evde keman calisma suresi, hangi parca, kac dakika | keman/calisma | log/habits | parca, dakika
    Kapadokya'da küçük pansiyonum var 4 oda, kim ne zaman gelecek, oda, gece sayısı, kapora | pansiyon/rezervasyon/oda/misafir | rentals/appointments | oda, gece, kapora
    antepfıstığı aşısı hangi ağaca hangi gün yaptım | asi/fistik/agac | log | agac, gun
    I mean Türkçe yazıyım ben Suriyeli, terzi dukkan. müşteri elbise ölçü var, para var, gün var. kolay olsun | terzi/elbise/musteri/siparis | orders/jobs/people | musteri, olcu
    migren gunlugu yapsana, ne yedim, uyudum mu, agri kac | migren | log | agri
    Bizim sokağın haberleşme sayfası, herkes yazsın okusun | sokak/haber/mahalle/sokag | feed/chat/articles |
    Öğretmenler odası çay parası | cay | ledger/log |
    kayınvalidemin diyaliz günleri: gün, giriş kilosu, çıkış kilosu, tansiyon | diyaliz | log/appointments | giris kilo, cikis kilo, tansiyon
    mantar toplarken yer işaretleme. türü ve mevsimi de olacak kimseye göstermem | mantar | places/log | tur, mevsim
    karagöz hacivat tasvirlerim, deri cinsi, boy, oyun adı | tasvir/karagoz | collection/catalogue | deri, boy, oyun
    Çocuk kıyafeti takası yapıyoruz anneler, beden, mevsim, kimden, kime | kiyafet/takas | catalogue/collection/log/stock/requests | beden, mevsim, kimden, kime
    yabancı öğrenciyim, ikamet evrakları lazım hangisi hazır hangisi yok ben unutuyor | evrak/ikamet | tasks | hazir
    muhtarlık talep kutusu: konu, sokak, isim | talep/muhtar | requests | konu, sokak, isim
    halı yıkama. gelen halı, metrekare, müşteri, teslim | hali/yikama | orders/jobs | metrekare, musteri, teslim
    namaz vakti değil oruç sayacı, tutamadığım günler var onları ödüyorum | oruc | log/habits/tool |
    KÖYÜMÜZÜN TANITIMI İÇİN UYGULAMA: GEZİLECEK YERLER, ÇEŞME, TÜRBE, ŞELALE | koy/gezi/yer | places/articles/catalogue | cesme, turbe, selale
    sigarayı bırakıyorum kaçıncı gün, canım istedi mi, kaç para cebimde kaldı | sigara | habits/log/tool |
    Bit pazarında eski radyo satıyorum; marka, yılı, çalışıyor mu, etiket fiyatı | radyo | stock/catalogue/collection | marka, yil, calis, fiyat
    usta çırak saatleri yazılsın çırak maaşı ona göre. çırak, geliş, gidiş | cirak/saat/mesai | log/ledger/people | cirak, gelis, gidis
    tiyatro repliklerimi ezberlemek için kartlar | replik/kart | cards/quiz |
    Gölde kerevit avı, sepet no, adet, boy, hangi koy | kerevit/av | log | sepet no, adet, boy, koy
`,
  ),
  ...readPrompts(
    'fresh',
    'en',
    `
    egg money | egg | ledger/log |
    Hi there, I run a wee wool shop in Shetland and I keep losing track of who's ordered what. Need name, colourway, skeins, posted or not. Nothing fancy, my laptop's older than the sheep | wool/order/yarn | orders | name, colourway, skeins, posted
    pigeon racing times: ring number, release point, distance, time home | pigeon/rac | log | ring number, release point, distance, time home
    insulin app for my dad he is 80, units, time, which leg or arm | insulin | log | units, time
    akara seller daily account | akara/account/sale | ledger/log |
    We are 9 families sharing one tractor in the village. Who takes it, which date, diesel returned or not | tractor | rentals/log/appointments | date, diesel
    naplex flashcards | naplex/flash/card | cards/quiz |
    need something for my nail tech appts, client, time, set type, allergies | nail/appointment | appointments | client, time, set type, allerg
    Bell foundry archive: inscription, weight, note, church | bell | collection/catalogue/log | inscription, weight, note, church
    spelling quiz for my year 2s, they cant do "because" for toffee | spell/quiz | quiz/game/cards |
    i come from Eritrea, i learn english, every day five new word with picture please | word/english/vocab | cards/log/quiz | picture
    PTA bake sale signups!! who's bringing what, nut free y/n, how many | bake/signup/sign-up | requests/log/tasks/events/people | nut free, how many
    Mehndi cone stock | mehndi/cone/stock | stock |
    Tide pool survey for our volunteers: site, species seen, count, water temperature. we go every new moon | tide/pool/survey | log | site, species, count, water temperature
    My husband has Parkinsons. I'd like to record his tremors, what time, how bad from 1 to 5, and when he last took the tablet. | tremor/parkinson | log | time
    potluck | potluck/dish | events/requests/tasks/log |
    generator rental Enugu. customer, KVA, days, deposit, returned | generator | rentals | customer, kva, days, deposit, returned
    Mudlarking finds on the Thames: what, foreshore, period, photo | mudlark/find/thames | collection/log | foreshore, period, photo
    App to split electricity bill between 4 flatmates in Pune, meter reading start and end | electric/bill/split/meter | tool/ledger/log | meter reading
    dance off game for kids party where u tap the colours | tap/colo/dance | game |
    somali recipes from hooyo, ingredient, how to cook, which occasion | recipe/somali | recipes | ingredient, occasion
    Bagpipe band uniforms on loan: piper, kilt size, jacket no, returned? | uniform/kilt/band/pipe | rentals/stock | piper, kilt size, jacket no, returned
    vote for the name of our new lifeboat. Yes it'll end up Boaty, I know | vote/name/lifeboat/boat | votes |
    hedge laying jobs, farmer, yards, style, paid | hedg | jobs | farmer, yards, style, paid
    no sugar streak | sugar/streak | habits/log |
    Our block in Queens has a community fridge, want ppl to post whats inside rn | fridge | feed/stock/log/chat/requests |
    Respected sir, I am having small kirana shop, I want udhaar khata with customer name, amount, date of promise | udhaar/khata/kirana/credit | ledger/people | customer name, amount, date of promise
    Lost and found for the leisure centre, item, where found, date, claimed | lost/found | log/collection/stock | item, where found, date, claimed
    Stained glass offcuts. Colour, texture, size, drawer. I've 40 drawers and a bad memory | glass/offcut | stock/collection/catalogue | colour, texture, size, drawer
    cub scouts badges: cub, badge, date earned | badge/scout/cub | log/people/collection | cub, badge, date earned
    Where are benches on the seafront. my knees need to know. shade or not, back rest or not | bench | places | shade, back
    thesis chapters tracker, chapter, words written, supervisor comments | thesis/chapter | log/tasks | chapter, words written, supervisor comments
    saddle fitter, I drive round yards all over Devon. Need horse, owner, yard, tree width, next visit | saddle/horse/fitt | appointments/people/jobs/log | horse, owner, yard, tree width, next visit
    tip jar calculator | tip | tool |
    I have a baby who only sleep if walking. note the minute walking and sleep minute. I am tired sorry for english | baby/sleep/walk | log | walk, sleep
    mosque iftar rota, family, date, how many plates | iftar/rota | events/log/appointments/tasks | family, date, plates
    Short articles about herbs my grandmother used in Jamaica — a title, the story, a picture | herb | articles/catalogue/collection/feed | title, story, picture
    crossword clue practice cryptic | crossword/cryptic/clue | quiz/game/cards |
    compost toilet emptying log, eco village, dont laugh | compost/toilet | log/tasks |
    Tattoo flash catalogue with price, size, placement | tattoo/flash | catalogue | price, size, placement
    Elderly phone-a-friend scheme: volunteer, person called, day, how they sounded | call/phone/friend | log/people/appointments | volunteer, person, day
    garage door springs in the van, size, how many left, reorder at | spring/garage/stock | stock | size, left, reorder
    Ancestors graves in County Mayo: name, cemetery, row, year died, condition of stone | grave/ancestor | places/collection/people/log | name, cemetery, row, year died, condition
    my asthma, peak flow morning and night, puffs of blue inhaler | asthma/peak flow | log | peak flow, puffs
    bus spotters log: fleet number, route, garage | bus/spot | log/collection | fleet number, route, garage
    Hiya could u do a group chat for our mums netball team | chat/netball | chat/feed |
    upholstery jobs - piece, fabric metres, springs y/n, collect date, quote | upholster | jobs/orders | piece, fabric, springs, collect, quote
    pool chemical readings for the motel: chlorine, ph, checked by | pool/chemical/reading | log | chlorine, ph, checked by
    citizenship test uk practise, i failed one time | citizen/test/quiz | quiz/cards |
    Request form for the repair cafe. What's broken, brand, have you tried turning it off and on, phone | repair/request | requests/jobs/orders | brand, phone
`,
  ),
];
