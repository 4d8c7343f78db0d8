import { type FirstPrompt, readPrompts } from './first-prompt.ts';

/** Descriptions by people who had not seen the composer; the most common failures were read. */
export const unseenBP: readonly FirstPrompt[] = [
  ...readPrompts(
    'fresh',
    'tr',
    `
    ari kovani | kovan/ari | log/collection/stock |
    Köyümüzün çeşmelerini kayda geçirmek istiyorum, gençler yerlerini bile bilmiyor. çeşme adı, yapan usta, yapım yılı, suyu akıyor mu | cesme | places/collection/catalogue | usta, yil, su
    slm ben ev baklavası yapıyom bayramda siparişler birbirine girdi rezil oldum. müşteri, tepsi sayısı, teslim günü, kapora | siparis/baklava | orders | musteri, tepsi, teslim, kapora
    veresiye defteri | veresiye | ledger |
    ehliyet sınavına trafik işaretlerinden soru sorsun şıklı | trafik/ehliyet/isaret | quiz/cards |
    Almanca artikel ezberlemem lazım der die das, Mannheim'a geleli üç ay oldu kafam almıyo. kart çevirir gibi olsun | artikel/almanca | cards/quiz |
    xox oynayak | xox | game |
    kdv hesaplayan bişey. tutarı yazıyım oranı seçiyim 1 10 20 | kdv | tool | tutar, oran
    tırnak salonuma randevu uygulaması lazm instadan yazıyolar yetişemiyorum. isim, saat, işlem (protez, kalıcı oje, manikür) | randevu/tirnak | appointments | isim, saat, islem, protez, oje, manikur
    Derneğimizin üye kütüğü dijital ortama aktarılacaktır. Üye no, köyü, kan grubu, meslek. | uye/dernek/kutu | people | uye no, koy, kan, meslek
    düğüne kadar yapılacak işler.. annem bana güvenmiyo çünkü hep unutuyorum | dugun/yapilacak | tasks/events |
    Jeneratör ve hilti kiraya veriyoruz inşaatçılara. Hangi alet kimde, kaç günlüğüne, depozito aldık mı | kira/alet | rentals | alet, gun, depozito
    barınak mama stoğu: marka, çuval, kedi mi köpek mi, biterse haber versin | mama | stock | marka, cuval, kedi, kopek
    kaza namazlarımı tutacağım bir çetele: sabah öğle ikindi akşam yatsı | namaz/kaza | log/habits/tool/ledger | sabah, ogle, ikindi, aksam, yatsi
    sigarayı biraktim 6 gün oldu sayac gibi bisey, bi de kaç lira cebimde kaldı | sigara | habits/log/tool |
    rahmetli anneannemin tarifleri kaybolmasın diye... yemek, malzemeler, püf noktası | tarif | recipes | yemek, malzeme, puf
    Dış cephe boyası için apartmanda oylama yapalım herkes kavga ediyo: bej, gri, açık yeşil | oylama/boya/cephe | votes | bej, gri, yesil
    Site sakinleri arızalarını bildirsin yönetim görsün. blok, daire, arıza, aciliyet | ariza | requests/jobs | blok, daire, ariza, acil
    Temel fıkrası biriktirip arkadaşlarla paylaşmak | fikra | feed/collection/articles/catalogue |
    dron uçuş kaydı SHGM istiyor malum: tarih, pilot, konum, irtifa, pil no | ucus/dron | log | tarih, pilot, konum, irtifa, pil
    yaylaya çıkan goyunlar. küpe no, sahibi, işaret boyası. kurt yediyse de yazalım | koyun/goyun/yayla | stock/collection/log/people | kupe, sahib, boya
    deprem çantası kontrol listesi | deprem/canta | tasks/stock/collection |
    Bizim sokağın kadınları için sohbet odası gibi bir yer lütfen whatsapp grubuna kocalar da giriyor | sohbet/sokak | chat/feed |
    çekiliş yapacağım sınıfta kim tahtaya kalkacak, isim listesinden rastgele seçsin kimse torpil demesin | cekilis/isim/rastgele/kura | tool/game/people |
    kazı evinden yazıyorum, buluntu envanteri: açma, tabaka, malzeme (seramik, kemik, metal), çizim yapıldı mı | buluntu/envanter | collection/log/stock/catalogue | acma, tabaka, malzeme, seramik, kemik, metal, cizim
    tavuklarin yumurtasi | yumurta/tavuk | log/stock |
    Taksi durağında sıra kavgası bitsin artık | taksi/sira/durak | |
    halı yıkama fabrikası. alınan halı m2, adres, teslim, ücret, leke var mı | hali | jobs/orders | m2, adres, teslim, ucret, leke
    şiirlerimi yazdığım kimsenin görmediği bi defter | siir | collection/articles/log |
    Babamın kemoterapi ilaçlarını saat saat işaretleyelim, ablamla nöbetleşe bakıyoruz, ilaç, doz, saat, veren kişi | ilac/kemoterapi | log/habits/tasks | ilac, doz, saat, veren
    7 yaşındaki oğluma çarpım tablosu oyunu eğlenceli olsun ağlamasın | carpim | game/quiz/cards |
    Karpuz tarlasinda calisan gundelikciler: isim, kac gun, yevmiye, elciye odenen | gundelik/yevmiye | ledger/people/log | isim, gun, yevmiye, elci
    pul koleksiyonu (ülke, yıl, damgalı/damgasız, katalog numarası) | pul | collection | ulke, yil, katalog
    Hemşire nöbet listesi servis 4B. kim, gündüz mü gece mi, tarih, değişim isteği | nobet | events/people/requests/tasks | gunduz, gece, tarih, degisim
    ark suyu sırası, su kimde kaçta bitecek herkes birbirinin suyunu çalıyor valla kan çıkacak | su/ark | |
    düğün salonu rezervasyonları: tarih, damat, davetli sayısı, menü (pilav üstü, tavuk, köfte) | rezervasyon/salon/dugun | appointments/rentals/events/orders | tarih, damat, davetli, menu, pilav, tavuk, kofte
    kiracilarim 4 tane. kira odedi odemedi | kira | ledger/people |
    yüzme derecelerim 50 serbest 100 kurbağa falan, stil, mesafe, süre, havuz | yuzme/derece | log | stil, mesafe, sure, havuz
    kızımın çeyizi neler alındı neler eksik | ceyiz | collection/tasks/stock |
    dedektörle çıkan sikkeler (devletten izinli alan merak etme): yer, derinlik, metal, foto | sikke/dedektor | collection/log | yer, derinlik, metal, foto
    adam asmaca ama sadece Türk filmi isimleri | adam asmaca/film | game/quiz |
    Şantiye puantajı lazım. işçi adı, geldi/gelmedi/yarım gün, mesai saati | puantaj/santiye | log/people | isci, geldi, gelmedi, yarim, mesai
    Avusturya vize evrakları, hangisi tamam hangisi yolda delirmek üzereyim | vize/evrak | tasks/stock/collection |
    müze kartımla gezdiğim yerler; müze, il, puan, bi daha gidilir mi | muze | places/collection/log | muze, il, puan
    Okul kantini mönüsü ve fiyatı veliler baksın: ürün, fiyat, alerjen | kantin/menu/monu | catalogue | urun, fiyat, alerjen
    günde 20 sayfa kitap okuma zinciri | kitap/oku/sayfa | habits/log |
    Karadenizde hangi otun neye iyi geldiğine dair yazılar yazacağım, okuyucular konu konu baksın. başlık, ot, metin | ot/sifali/bitki | articles/catalogue/collection | baslik, metin
    lise 98 mezunlari: kim nerede, meslegi, telefonu, cocuk sayisi | mezun | people | meslek, telefon, cocuk
    traktörün bakımı yağ filtre saat. kaç saatte ne değişmiş | traktor/bakim | log | saat
    asansör bakımcısıyım bina bina geziyorum; bina, son bakım, kırmızı/sarı/yeşil etiket, eksikler | asansor/bakim/bina | jobs/log/places | bina, son bakim, kirmizi, sari, yesil, eksik
`,
  ),
  ...readPrompts(
    'fresh',
    'en',
    `
    bin day | bin | events/tasks/log/habits |
    my sourdough starter feedings cos bubbles (thats his name) nearly died. time, flour, water, smell | starter/feed/sourdough | log | time, flour, water, smell
    I need an app for my POS business, I dey do withdrawal and transfer. customer, amount, charge, type (withdrawal, deposit, transfer) | pos/transaction | ledger/log | customer, amount, charge, withdrawal, deposit, transfer
    Kindly make one application for coaching institute attendance. student name, roll no, present/absent, late | attendance/student | log/people | roll, present, absent, late
    who owes who for the stag do | stag/owe | ledger |
    irish verbs flashcards for the leaving cert, im fecked | irish/verb | cards/quiz |
    Good afternoon. I am the secretary of a bell-ringing society and should like to record our peals: tower, method, number of changes, conductor. | peal/bell/ring | log/collection/events | tower, method, change, conductor
    tic tac toe | tic | game |
    tip splitter 4 ppl | tip/split | tool |
    Wedding small chops orders. Customer, number of packs, delivery date, spicy or mild, balance | order/chops | orders | customer, pack, delivery, spicy, mild, balance
    calving. cow tag, bull, due date, easy or assisted, calf sex. vet says i should be writing it down and not on the back of my hand | calv/calf/cow | log/collection | tag, bull, due, easy, assisted, sex
    lego minifigs i own n ones im still after | minifig/lego | collection |
    Mehndi appointments app: client, function date, both hands or feet also, advance received | mehndi/appointment | appointments | client, date, hand, feet, advance
    stock for my provision shop o. item, carton, cost price, selling price, expiry | stock/provision/shop | stock | item, carton, cost, selling, expiry
    quit vaping streak | vap | habits/log/tool |
    grandma's tamales & the rest of her recipes before my aunt loses the box again. dish, ingredients, steps, who taught her | recipe | recipes | dish, ingredient, step, taught
    Vote on next year's panto please: Aladdin, Cinderella, Puss in Boots | panto/vote | votes | aladdin, cinderella, puss
    tenants can report whats broken. unit, problem, photo, how urgent. im the super for 3 buildings in queens and my voicemail is full | repair/report/tenant/maintenance | requests/jobs | unit, problem, photo, urgent
    pothole spotting in Leitrim: road, how deep, reported to council? | pothole | places/log/requests | road, deep, council
    Bollywood dialogue guess the film quiz for our Diwali party | bollywood/film/dialogue | quiz/game |
    Narrowboat log - lock, miles, engine hours, water filled | boat/narrowboat | log | lock, mile, engine, water
    people in our village WhatsApp keep fighting so i want a proper noticeboard feed, lost cats, stuff for sale, complaints about the bells | notice/village | feed/articles/chat |
    bouncy castle hire: castle, customer, date, deposit, power lead given | castle/hire | rentals | castle, customer, date, deposit, lead
    Roofing jobs tracker. Address, squares, shingle color, insurance claim #, status (bid, scheduled, done) | roof/job | jobs | address, square, shingle, insurance, bid, scheduled, done
    Hospital visitors rota for my mum so she's never alone, who and when | visit/rota | events/people/tasks/appointments |
    UPSC polity questions, MCQ type, with explanation | polity/upsc/question/mcq | quiz/cards |
    my pigeon racing times. ring number, liberation point, velocity, wind | pigeon/racing/race | log/collection | ring, liberation, velocity, wind
    chess clock | chess/clock | tool/game |
    moving house list (79 yrs in the one place can you imagine) what goes to whom: item, keep/give/skip, which child | moving/house/item | tasks/collection/stock | item, keep, give, skip, child
    Members of our Igbo union in Houston: name, hometown, phone, dues paid | member/union | people/ledger | name, hometown, phone, dues
    wild swim spots round Donegal; spot, temp, jellyfish?, parking | swim | places/log/collection | spot, temp, jellyfish, parking
    scratch off tickets i bought vs what i won. wife says im down, i say im up | scratch/ticket/lotter | ledger/log |
    Temple prasadam menu for devotees to see, item, day, contains milk or nuts | prasad/menu | catalogue/recipes | item, day, milk, nut
    a chat for our night shift nurses | chat/nurse/shift | chat/feed |
    Tailoring: cloth measurement for my customers — shoulder, chest, sleeve, trouser length, collection date. Christmas rush dey come | tailor/measur/customer | people/orders/jobs | shoulder, chest, sleeve, trouser, collection
    random chore wheel for 4 kids who all lie | chore | tool/game/tasks |
    fossils from Lyme Regis: what, bed, found on, cleaned or not | fossil | collection/log | bed, found, cleaned
    potty training chart | potty/toilet | log/habits |
    steam loco footplate turns. loco, driver, fireman, coal used | loco/footplate/turn | log | loco, driver, fireman, coal
    Short essays on local history for parishioners to read: title, townland, text | history/essay/parish | articles/catalogue/collection | title, townland
    cold calls!!! every scam number that rings my dad. number, what they said, did he give them anything (god) | scam/call | log/collection | number, said
    Cricket gully league points: team, played, won, lost, NRR | cricket/league/team | collection/log/people/ledger/game | team, played, won, lost, nrr
    hot sauce tasting notes brand pepper heat 1-10 would buy again | sauce | log/collection/catalogue | brand, pepper, heat, again
    Fundraiser car wash event & who's bringing what | car wash/fundrais | events/tasks |
    baby kicks counter | kick | log/tool |
    Beehive inspection: hive, queen seen, brood frames, temper (calm, grumpy, murderous) | hive/bee/inspection | log | hive, queen, brood, temper, calm, grumpy, murderous
    borrowed tools, half of Cork has my drill | tool/borrow/lent/loan | rentals/log/collection/people/stock |
    guess the flag game for my son he's 6 and obsessed with Bhutan | flag | game/quiz/cards |
    Borehole water sellers record — jerrycans, price, who don pay, who never pay | water/borehole/jerrycan | ledger/log/orders | jerrycan, price
    convert cups to grams for baking, flour sugar butter | cup/gram/convert | tool | flour, sugar, butter
`,
  ),
];
