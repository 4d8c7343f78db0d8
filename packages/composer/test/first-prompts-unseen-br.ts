import { type FirstPrompt, readPrompts } from './first-prompt.ts';

/** Descriptions by people who had not seen the composer; not read. */
export const unseenBR: readonly FirstPrompt[] = [
  ...readPrompts(
    'fresh',
    'tr',
    `
    kan sulandırıcı takibi | sulandirici/kan/inr | log/habits |
    Ben Niğde'de patates depoluyorum, her ambarın sıcaklığını ve nemini günlük not edeceğim, ambar no da olsun, geçen kış 40 ton çürüdü | ambar/patates/depo | log/stock | ambar, sicak, nem
    bize okey turnuvası lazım kahvede 16 masa | okey/turnuva | game/events/people/log |
    Protez atölyesi hasta ölçüleri: güdük boyu, diz çevresi, ayak no, teslim | protez/olcu | people/jobs/log/orders | guduk, diz, ayak, teslim
    mrb gezi klübü var bizde üniversitede, geziye kim geliyo parayı kim yatırdı | gezi | people/ledger/events |
    Yaylaya çıkan ailelerin çadır yeri, sürü büyüklüğü bide hangi çeşmeyi kullandıkları | yayla/cadir | places/people/collection/log | cadir, suru, cesme
    saatçiyim antika saat tamiri: müşteri, saat, arıza, fiyat | saat/tamir | jobs/orders | musteri, ariza, fiyat
    Bebeğimin kaka takibi (gülmeyin doktor istedi): renk, kıvam, saat | kaka/bebe | log | renk, kivam, saat
    Sayın ilgili, muhtarlığımızda ikametgah ve benzeri evrak taleplerinin sıraya alınması için bir uygulama rica ediyorum. Başvuran, evrak türü ve tarih bilgileri yer almalıdır. | evrak/talep/talebi/muhtar | requests/jobs/log/orders/people | basvuran, evrak, tarih
    keman çalışma saatlerim | keman | log/habits |
    zumba dersi yoklama | zumba/yoklama | people/log/events |
    Kapadokyada balon turu satıyom günlük sepet doluluğu göreyim, misafir adı otel kişi sayısı, hava iptali olursa işaretliyim | balon | rentals/appointments/orders/people/events | otel, kisi, iptal
    minyatür sergim için eser kataloğu: eser, ölçü, altın varak var mı, fiyat | eser/minyatur/katalog | catalogue/collection | olcu, varak, fiyat
    Hamsi kaç para bugün? balıkçı tezgahı fiyat listesi | balik/hamsi/fiyat | catalogue/stock/log |
    trombosit bağışçısı listesi kurcam lösemili yavrular için; ad, kan grubu, il, son bağış | trombosit/bagis | people | kan gr, bagis
    Motor kurye teslimat, Köln'deyim Lieferando değil kendi işim | teslimat/kurye | orders/jobs/log |
    ders calisirken pomodoro gibi bisi ama 40 dk calis 8 dk dinlen | pomodoro/calis/sayac/ders | tool/habits/log |
    lif ören teyzeler satış | lif | orders/stock/catalogue/ledger |
    Boccia engelliler sporu maç sonuçları: sporcu, sınıf, rakip, set | boccia/mac | log/events/people | sporcu, sinif, rakip, set
    Ofiste kim hangi gün evden çalışıyo belli değil yeter artık | evden/uzaktan/calisma/ofis | events/log/people/appointments |
    Bağ bozumu amele yevmiyesi tutulacak. ad, gün, kaç küfe, yevmiye, avans | yevmiye/amele/bag bozum | ledger/log/people | gun, kufe, yevmiye, avans
    çölyağım ben glutensiz yiyebildiğim lokantaları kaydetmek | lokanta/colya/gluten/restoran | places/collection |
    YDS için kelime kartı | kelime/yds | cards/quiz |
    tesbih koleksiyonum var 214 tane; taş, imame, tane sayısı | tesbih/tespih | collection | tas, imame, tane
    köyde horoz güzellik yarışması yapcaz ciddi ciddi, telefonla oy atsın millet | horoz/oy/yarisma | votes/events |
    diyetisyenim danışanlarım: ad soyad, boy, kilo, bel, hedef. Randevu ayrıca lazım değil | danisan/diyet | people/log | boy, kilo, bel, hedef
    Zeybek ekibi kostüm emanet | kostum/zeybek/emanet | rentals/stock/collection |
    otogar emanetçi bavul fişi kim ne bıraktı kaçta alcak | bavul/emanet | rentals/log/jobs/orders/stock |
    Dağcılık arama kurtarma malzeme sayımı: malzeme, adet, son kontrol, hangi araçta | malzeme/kurtarma | stock/collection | adet, kontrol, arac
    karım horluyosun diye ayrı odaya geçti, horlama kaydı tutcam | horlama | log |
    Meyhane mezelerimiz ve tarifleri | meze | recipes/catalogue |
    protez tırnakçıyız kızlar yaptığı tırnağın fotosunu atsın altına yorum kalp falan | tirnak/tirnag | feed |
    komşu köylerle imece çağrısı: iş, tarla sahibi, gün, kaç kişi lazım | imece | requests/events/jobs/tasks | tarla, gun, kisi
    Diyarbakırdan karpuz yüklemesi: plaka, tonaj, gideceği hal | karpuz/yukleme | log/orders/jobs | plaka, tonaj, hal
    Torunuma çarpım tablosu oyunu. Uzun olmasın çabuk sıkılıyor | carpim | game/quiz |
    Kemoterapi sonrası bulantı, halsizlik, ateş her gün puan vercem onkoloğa götürmeye | kemoterapi/bulanti/belirti | log | bulanti, halsizlik, ates
    bisiklet tamir dükanı sıra | bisiklet/tamir | jobs/orders/appointments |
    Antrenörüm, 12 yaş altı atletizm grubum var. çocuk, 60 metre derecesi, uzun atlama, sağlık raporu | atlet/sporcu | people/log | 60 m, atlama, rapor
    kağıt helva gibi ince ahşap kaşık oyuyom siparişleri unutuyom | kasik/kasig/ahsap | orders/jobs |
    Kabir ziyaret: hangi akrabamız hangi mezarlıkta, ada, parsel | kabir/mezar | places/people/collection | mezar, ada, parsel
    iadelerim karıştı butiğim var instada. sipariş no, müşteri, ürün, iade sebebi | iade | orders/jobs/log/requests | siparis, musteri, urun, sebe
    Saç ekimine gelen yabancı hastalar için: uçuş, otel, greft sayısı, tercüman | sac ekim/hasta | people/appointments/jobs/orders | ucus, otel, greft, tercuman
    vida somun pul; hırdavatçıda raf raf ne var | hirdavat/vida | stock/catalogue |
    dart skoru | dart | game/log/tool |
    zehirlenen olmasın diye yöremizin mantarlarını anlatan yazılar | mantar | articles/catalogue/collection |
    Sığır kayıtları küpe numarası, doğum, tohumlama | sigir | log/people/collection/stock | kupe, dogum, tohumlama
    fakültede kaybolan eşya ilanları ortak pano gibi | kayip/esya/kaybol | feed/requests/collection/log |
    KDV hesaplayan basit şey, yüzde 1 10 20 | kdv | tool |
    Emekli albayım, satranç kulübümüzün üyelerini, UKD puanlarını ve aidatlarını kaydetmek arzusundayım. | satranc/uye | people/ledger | ukd, aidat
    sigarayı bıraktım 11 gün oldu her gün işaretliyim zincir kırılmasın | sigara | habits/log |
`,
  ),
  ...readPrompts(
    'fresh',
    'en',
    `
    insulin pump site changes | pump/insulin/site | log |
    I keep pigeons in Bradford, racing ones: ring number, sex, colour, best time. The wife says it's me or them | pigeon | collection/log/people | ring, sex, best time
    need smth for tuk tuk drivers roster in kochi | tuk/driver/roster | people/events/log/appointments/tasks |
    Good afternoon. Our parish hall lends out its trestle tables, and I should like a record of borrower, number of tables, deposit and return date. Mrs. P. Haddon | table/trestle/hall | rentals | borrower, deposit, return
    cassava processing, how many bags peeled, grated, fried per day, wetin I spend too | cassava/garri | log/ledger/stock | peeled, grated, fried
    sneaker reselling profit | sneaker | ledger/stock/log |
    Ultramarathon crew checklist | crew/ultra/checklist | tasks |
    my nan forgets her meds so me n my brothers tick who gave what | med/nan | log/tasks/habits |
    hay for sale, round bales: buyer, field, bales, moisture, owed | hay/bale | orders/ledger/people/jobs/log | buyer, field, moisture, owed
    Quiz on muscles and bones for my first year MBBS anatomy | anatomy/muscle/bone | quiz/cards |
    B&B in the Cotswolds, breakfast orders for tomorrow: room, how they want eggs, time, allergies | breakfast | orders | room, egg, time, allerg
    wheelchair basketball stats: player, minutes, fouls, baskets | basketball/stat | log/people/game | player, minute, foul
    Tally of who nicked whose mug in the office | mug | log/votes/tool |
    lost luggage claims for a tour operator; passenger, flight, bag tag, airline ref | luggage/claim/baggage | jobs/requests/log | passenger, flight, tag, airline
    glassblowing class sign up | glass | appointments/events/people |
    tip splitter for our waiting staff by hours | tip | tool/ledger/log |
    Which potholes did I report to the council and did they ever fix it, no they did not | pothole | places/requests/log/jobs |
    kente weaving orders from diaspora people. cloth pattern, yards, customer country, deposit paid, ship date | kente | orders | pattern, yard, country, deposit, ship
    Sheepdog trial scores | sheepdog/trial/score | log/events/people |
    Panchayat water tanker booking for villagers, fields are house no, ward, litres, date wanted | tanker/water | appointments/orders/requests | house, ward, litre, date
    stuff my kid can actually eat, no egg no nut no dairy, how to cook it | kid/egg/recipe/allerg/free | recipes |
    used bookshop in Leeds, a wants list: customer, title, author and we ring them when it turns up | want/book | requests/orders | customer, title, author
    fantasy kabaddi | kabaddi | |
    track my IVF cycle, follicle count, hormone level, injections. its been 3 years | ivf/cycle | log | follicle, hormone, injection
    spotting trains. loco number, livery, station, date seen | train/loco/spotting | log/collection | livery, station, date
    place to chat for hill farmers in Cumbria, snow and that | farm/hill | chat/feed |
    Barbershop walk in queue | barber/queue | appointments/people/jobs/orders |
    How far did I paddle. Kayak: river, launch, take-out, km, grade | kayak/paddle | log | river, launch, km, grade
    vote for team kit colour for under 14 girls footy | kit/colour/vote | votes |
    tyre shop Lagos, stock by brand, size, condition (new or tokunbo), how many | tyre/tire | stock | brand, size, tokunbo
    My mother-in-law's hearing aid batteries, lol, when did we last change them | hearing/batter | log |
    Ideas for lino prints n which ones ive carved | lino/print | tasks/collection/log |
    Wild swimming spots with water temperature and parking | swim | places | temperature, parking
    office lottery syndicate whos paid in | lottery/syndicate | ledger/people/log |
    Bespoke tailor. Chest, waist, inside leg, shoulder, per gentleman. | tailor/measure/client/customer/gentleman | people/log/orders | chest, waist, inside leg, shoulder
    beekeeping articles for beginners in our association | bee | articles |
    physiotherapy clinic appts: patient, therapist, body part, room | physio/clinic/appointment | appointments | patient, therapist, body part, room
    hire out my marquees and bouncy castles: client, setup address, ground (grass, tarmac) | marquee/bouncy/castle | rentals/orders | address, grass, tarmac
    Flashcards for airport codes | airport | cards/quiz |
    mango pickers daily wage sheet, name, crates, rate per crate | mango/picker/wage | ledger/log/people | crate, rate
    Bowls club, lawn bowls not ten pin, rinks draw for Saturday | bowls/rink | events/game/people/log/tool |
    Small business selling candles. show scent, burn time and price to customers | candle | catalogue/stock | scent, burn, price
    what's in the chest freezer in the garage | freezer | stock/collection |
    dive log | dive | log |
    Gurdwara langar duty for sunday, who does roti who does dishes | langar/duty/gurdwara | tasks/people/events |
    clock in clock out for 5 cleaners | clock/cleaner/shift | log/people |
    Camino trip journal: stage, blisters (seriously), albergue, cost | camino | log | stage, blister, albergue, cost
    one rep max calculator for powerlifting | max/rep/lift | tool |
    somewhere to post our allotment gluts, courgettes mostly, take it before it rots!! | allotment/glut | feed/requests/catalogue |
    Fire extinguisher inspections. Building, floor, type foam/CO2/powder, next due | extinguisher/fire | log/stock/tasks/jobs | building, floor, foam, co2, powder, due
`,
  ),
];
