import { type FirstPrompt, readPrompts } from './first-prompt.ts';

/** Descriptions by people who had not seen the composer. */
export const unseenBJ: readonly FirstPrompt[] = [
  ...readPrompts(
    'fresh',
    'tr',
    `
    Salça günü takibi | salca | log/events/tasks/stock |
    bize yaylada kimin kaç hayvanı var onu yazacak bişey lazım. sahibi, küpe no, cinsi, aşısı | hayvan/yayla/suru | collection/stock/people/log | sahi,kupe,cins,asi
    kanarya yavruları için defter: anne, baba, yumurta sayısı, çıkış tarihi | kanarya/yavru/kus | log/collection | anne,baba,yumurta,cikis
    Emekli maaşımı nereye harcıyorum görmek isterim evladım, ay sonu gelmiyor | harca/masraf/gider/maas | ledger |
    Sayın yetkili, site yönetimimiz için arıza bildirimlerinin daire, konu ve aciliyet (düşük, yüksek) bilgisiyle iletileceği bir uygulama talep etmekteyiz. | ariza/bildirim | requests/jobs/tasks | daire,konu,aciliyet
    lahmacuncu sipariş | lahmacun/siparis | orders |
    oyun kartı gibi sırayla çıkan osmanlıca kelime ezberi | osmanlica/kelime/ezber | cards/quiz |
    Erzurumdayız, cağ kebabı salonumuz var, masa ayırtma işi karıştı. isim, telefon, kaç kişi, saat | masa/rezervasyon/kebap/kebab | appointments/orders | isim,telefon,kisi,saat
    kamyon lastigi degisim kaydi. plaka, lastik yeri, km, marka | lastik/kamyon | log/jobs | plaka,lastik yer,km,marka
    Torunlarımın doğum günlerini unutmayayım | dogum gun/torun | events/people |
    yks netlerim: deneme adı, türkçe, mat, fen, sosyal | net/deneme/yks | log | deneme,turkce,mat,fen,sosyal
    Mahalledeki sokak kedilerini besliyoz hangisi kısır hangisi hasta bilelim, yeri de olsun | kedi | collection/people/log/places | kisir,yer
    iş makinesi kiraya veriyoruz (kepçe, forklift, vinç). müşteri, makine, başlangıç, bitiş, günlük ücret | makine/kira | rentals | musteri,baslangic,bitis,ucret
    ya şimdi benim kaynana sürekli tarif soruyo, hepsini bi yere yazayım da baksın. malzemeler, yapılışı, kaç kişilik | tarif/yemek | recipes | malzeme,yapilis,kisi
    Sigarayı bırakma | sigara | habits/log/tool |
    Köyümüzün derneği adına gurbettekilerin listesi: adı, şehri (Köln, Bursa, İstanbul), telefonu, aidatı | dernek/dernegi/uye/gurbet | people/ledger | seh,telefon,aidat
    bisikletle Ankara İzmir gidicem kamp yerlerini kaydetcem | kamp/bisiklet | places |
    hangi filmi izleyelim oylaması yurt odası için | film/oyla | votes |
    Ebru çalışmalarımın kataloğu; eser adı, boya türü, ölçü, fiyat | ebru/eser | catalogue/collection | eser,boya,olcu,fiyat
    metre küp hesaplasın kum çakıl için, en boy yükseklik girince | hesap/metrekup/kum/metre kup | tool | en,boy,yukseklik
    diş hekimi muayenehanesi randevu: hasta, işlem (dolgu, kanal, çekim), gün, saat | randevu/dis/hasta | appointments | islem,dolgu,kanal,gun,saat
    Hafızlık talebeleri ham ve has ders takibi, talebe adı, cüz, sayfa, hata adedi | hafiz/ders/talebe | log/people | cuz,sayfa,hata
    Yılan oyunu yapsana kardeşime | yilan | game |
    züccaciye depo sayımı, ürün barkod adet raf | zuccaciye/depo/sayim/urun | stock | barkod,adet,raf
    Migren günlüğü istiyorum. şiddet, süre, tetikleyen (uykusuzluk, peynir, lodos), ilaç | migren | log | siddet,sure,tetik,lodos,ilac
    Trafik levhalari test | trafik/levha | quiz |
    Nevşehir'de balon uçuruyoruz; pilot, yolcu adedi, kalkış saati, rüzgar | balon/ucus | log/events/appointments | pilot,yolcu,kalkis,ruzgar
    evde yapılcaklar: iş, kim yapacak, bitti mi. 4 kişiyiz öğrenci evi bulaşık yüzünden kavga çıkıyo artık | ev is/yapilacak/gorev/yapilcak | tasks | kim
    saz yapım atölyem var, sipariş alıyorum: ağaç (dut, ardıç, kestane), tekne boyu, müşteri, teslim | saz/siparis/baglama | orders/jobs | agac,dut,ardic,tekne,teslim
    amatör telsiz qso defteri - çağrı işareti, frekans, mod, rapor | qso/telsiz | log | cagri,frekans,mod,rapor
    Hacı adayları için rehber yazıları, okusunlar gitmeden | haci/hac/umre/rehber | articles |
    Gelin kınasında ne lazımsa | kina | tasks/stock/events |
    kombi servisi cagrilari musteri adres marka ariza | kombi/servis | jobs/requests | adres,marka,ariza
    Bursluluk alan öğrencilerimizin takibi: öğrenci, üniversite, aylık burs, not ortalaması | burs/ogrenci | people/ledger | universite,ortalama
    mantar topluyom ormanda yerleri kimseye söylemem ha! tür, konum, ay, zehirli mi | mantar | places/log/collection | tur,konum,ay,zehir
    sinif ici mesajlasma | mesaj/sohbet/sinif | chat/feed |
    Fotoğraf makinem ve objektiflerimin listesi, seri no ile aldığım fiyat da dursun sigorta için | fotograf/objektif/ekipman/kamera | collection/stock | seri,fiyat
    şu pilavcıdaki günlük ciro, nakit, kart, yemek çeki | ciro/pilav/kasa | ledger/log | nakit,kart,yemek cek
    çocuğun boyu kilosu baş çevresi aydan aya | cocu/bebe/boy/buyume | log | boy,kilo,bas cevre
    gelinlik kiralama dükkanı. model, beden, kiralayan, kapora | gelinlik | rentals | model,beden,kiralayan,kapora
    İtfaiye gönüllüsüyüz, tatbikat günleri + katılanlar | tatbikat/itfaiye | events/log |
    tavla skor bizim kıraathane, mars kaç oldu | tavla | log/game/tool/people | mars
    cam balkon teklifleri: müşteri, metrekare, cam tipi (tek, çift), tutar, onay | cam balkon/teklif | jobs/orders/requests | metrekare,cam tip,tutar,onay
    Reflü diyeti | reflu/diyet | log/habits/recipes/articles |
    Kırkpınar'a hazırlanan yağlı güreşçilerimizin idman kaydı: pehlivan, boy (deste, başaltı, baş), kilo, idman saati | gures/pehlivan/idman | log/people | pehlivan,deste,kilo,idman
    dua saati degil namaz kaza borcu sayaci: vakit ve kalan | kaza/namaz | tool/log/habits/tasks | vakit,kalan
    Elektrik sayacı okuyorum köylerde, abone no, eski endeks, yeni endeks | sayac/endeks/abone/elektrik | log | abone,eski,yeni
    mezarlıkta yer no, defin tarihi, merhum adı, yakını | mezar/defin | people/log/collection/catalogue | yer,defin,merhum,yakin
    Kız arkadaşımla gezdiğimiz kafeler, puan, yorum | kafe/cafe | places/log/collection | puan,yorum
    Arkeolojik kazı buluntu fişi: açma, tabaka, buluntu türü, dönem, çizen kişi. Temmuzda başlıyoruz acele lütfen | buluntu/kazi | log/collection/catalogue | acma,tabaka,tur,donem,cizen
`,
  ),
  ...readPrompts(
    'fresh',
    'en',
    `
    mushroom log | mushroom/fung | log/collection |
    My mum's insulin: time, units, site (tummy, thigh, arm). She's 84 and forgets which side, bless her | insulin | log | time,units,site,thigh
    Need to run a boat hire on the canal. boat, hirer, out, back, deposit | boat/hire | rentals | hirer,out,back,deposit
    poultry farm mortality record, pen, date, dead birds, cause | poultry/mortality/bird/farm | log | pen,date,dead,cause
    We would be obliged for an application recording parish council minutes and the decisions taken. | minute/council/decision/parish | articles/log/events/tasks |
    rangoli design catalog for my cousin shop, design name, size, colours, price | rangoli | catalogue/collection | size,price
    who owes what in flat 3b | owe/debt/flat/iou | ledger |
    Sumo fan here lol. track basho bouts: rikishi, opponent, kimarite, result | sumo/basho/bout/rikishi | log | rikishi,opponent,kimarite,result
    flashcards anatomy bones | anatom/bone | cards/quiz |
    tip calculator but for splitting amongst waiting staff by hours worked | tip | tool/ledger | hours
    Keke napep daily delivery to owner. driver, day, amount, balance. this my drivers dey lie too much | keke/driver/deliver/napep | ledger/log/people | driver,day,amount,balance
    appts for mobile dog groomer: dog, breed, service (bath, clip, nails), date, address | dog/groom | appointments | breed,service,bath,clip,address
    Tic tac toe | tic | game |
    recipes from my nani, before she passes them to nobody. ingredients, method, festival | recipe/nani | recipes | ingredient,method,festival
    Volunteer lifeboat crew - callouts with date, vessel, sea state and duration | callout/lifeboat/call-out/shout | log/events | date,vessel,sea,duration
    vote on the stag do location | stag/vote/poll/location | votes |
    hardware shop stock in Ibadan, item, qty, cost price, selling price | stock/hardware/inventory/item | stock | cost,selling
    Telescope mirror grinding diary: grit, hours, radius | mirror/grind/telescope | log | grit,hour,radius
    i wanna stop biting my nails | nail | habits/log/tool |
    pub crawl map places with rating and pint price | pub | places | rating,price
    Tenants can report problems: flat no, problem, urgency (can wait, today, emergency), photo | problem/report/repair/tenant | requests/jobs/tasks | flat,urgency,emergency,photo
    quiz on capitals of indian states for my son class 5 | capital/state | quiz |
    Blacksmith commissions. piece, client, steel type, due, deposit paid? | blacksmith/commission/forge | orders/jobs | client,steel,due,deposit
    stamps | stamp | collection |
    morris dancing side, list of dancers, with instrument and kit size | morris/dancer | people | instrument,kit
    Panchayat water tanker requests: household, litres, ward, delivered or not | tanker/water | requests/orders/jobs/log | household,litre,ward,deliver
    chat room for our night shift porters | chat/porter/shift/message | chat/feed |
    Hi there! So I keep axolotls (don't laugh) and I'd love somewhere to put water tests: ammonia, nitrite, nitrate, temp. Tank 2 crashed last month. | axolotl/water/tank | log | ammonia,nitrite,nitrate,temp
    exam timetable sem 4 subject date hall | exam/timetable | events/appointments/tasks | subject,date,hall
    lens and cine camera rental, kit, borrower, due back, day rate | lens/camera/rental/cine | rentals | borrower,due,rate
    Amish style quilts I've made — pattern, fabric, batting, who I gave it to | quilt | collection/catalogue/log | pattern,fabric,batting
    pizza dough timer | pizza/dough/timer | tool |
    Farriery visits: horse, yard, shoe type (front, full set, trim), next visit | farri/horse/shoe/hoof | appointments/jobs/log | yard,shoe type,trim,next
    Neighbourhood notice board where folks post lost cats and jumble sales etc | notice/board/neighbourhood/neighborhood | feed |
    school fees colection. pupil, class, term, paid, outstandin | fee/pupil | ledger/people | pupil,class,term,paid
    whisky drams i tried: distillery, age, peat level (none, light, heavy), score | whisk/dram | log/collection | distillery,age,peat,score
    list of my late husband's tools so the sons can choose. tool, condition, which son | tool | collection/stock/catalogue | condition,son
    Ramadan iftar donor days, donor, date, plates | iftar/donor/ramadan | events/log/ledger/people | donor,date,plate
    catering orders jollof small chops. client, event date, trays, balance | cater/order/jollof | orders | client,event,tray,balance
    packing for Everest base camp | packing/pack/everest | tasks/stock/collection |
    geocache finds with code, terrain, difficulty, found date | geocach/cache | log/collection/places | code,terrain,difficult,found
    Court interpreter here: assignments with court, language, hours, mileage, invoiced | assignment/interpret | jobs/log/ledger/appointments | court,language,hour,mileage,invoice
    articles about composting for beginners | compost | articles |
    moth trap!! species count trap type moon phase | moth | log/collection | species,count,trap,moon
    Chimney sweep rounds, Yorkshire dales. name, postcode, flues, price, swept date | chimney/sweep/round | jobs/log/appointments/people | postcode,flue,price,swept
    saree blouse stitching jobs for tailor: customer, measurements, delivery date, advance | blouse/stitch/tailor/saree | jobs/orders | customer,measurement,delivery,advance
    our D&D group's npc index - name, town, secret, alive or not | npc | people/collection/catalogue | town,secret,alive
    Migraine? no, tinnitus. loudness 1-10, ear (left, right, both), sleep the night before | tinnitus | log | loudness,ear,left,right,sleep
    jumpscare free horror movie list | horror/movie/film | collection/catalogue/log |
    Pop-up repair cafe: visitor, broken thing, fixer, outcome (fixed, advice, binned) | repair | jobs/log/requests/events | visitor,fixer,outcome,binned
`,
  ),
];
