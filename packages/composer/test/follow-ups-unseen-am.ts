import { readTold, type ToldFollowUp } from './told-follow-up.ts';

/** Follow-ups by people who had not seen the composer; not read. */
export const followAM: readonly ToldFollowUp[] = [
  ...readTold(
    'tr',
    `
    add | Seramdaki domates sıralarının kaydı: sıra no, dikim tarihi, gübre | selam buna birde sulama saati koyarmısın hanım hep unutuyo ne zaman suladığını | sulama |  | sira, dikim, gubre
    add | Berber dükkanının veresiye defteri: müşteri adı, tutar, tarih | abi telefon numarasınıda yazalım arayıp hatırlatcam parayı | telefon |  | musteri/ad, tutar, tarih
    add | Babamın insülin takibi: saat, ünite, açlık şekeri | hayırlı akşamlar, doktor hangi bölgeye iğne yaptığımızı da sordu karın mı kol mu bacak mı. onu da yazabilsek | bolge/igne |  | saat, unite, seker
    remove | Amatör tiyatro kostüm dolabı: kostüm adı, beden, renk, raf numarası | raf numarasına gerek kalmadı artık tek dolap var onu siler misin |  | raf | kostum, beden, renk
    multi | Oto lastik oteli: plaka, lastik ebadı, giriş tarihi, müşteri | ustam şöyle yapalım diş derinliğini de yazalım, müşteri yerine araç sahibi yazsın, bi de çıkış tarihi olsun | dis/derinlig, sahib, cikis | musteri | plaka, ebad/ebat, giris
    rename | Köy değirmeni sıra listesi: köylü adı, çuval sayısı, geliş saati | çuval sayısı demeyelim de torba sayısı diyelim bizde öle denir | torba | cuval | ad, gelis/saat
    change-field | Bisiklet tamirhanesi iş emirleri: bisiklet markası, arıza, durum | durum kısmına bekliyor tamirde hazır teslim edildi diye seçenek koy elle yazmak istemiyorum | bekliyor, tamirde, hazir, teslim |  | marka, ariza, durum
    add | Pul koleksiyonum: ülke, yıl, değeri | Pulların fotoğrafını da ekleyebileyim lütfen. Saygılar, emekli öğretmen Nurettin | foto/resim/gorsel |  | ulke, yil, deger
    question | Kefir mayalama günlüğü: süt miktarı, başlama saati, sonuç | bu uygulama internet yokken de çalışır mı yaylaya gidiyorum da |  |  | sut, basla/saat, sonuc
    look | Yenidoğan bebeğimin emzirme kaydı: saat, hangi taraf, süre | gece bakıyorum ekran gözümü alıyor siyah arka plan olabilirmi |  |  | saat, taraf, sure
    add | Halı saha maçlarımız: tarih, skor, rakip takım | kimin gol attığıda yazsın kavga çıkıyo sonra | gol |  | tarih, skor, rakip/takim
    add | Balıkçı teknesi av defteri: tarih, tutulan balık, kilo | reis diyor ki mazot masrafınıda yazalım her sefer ne yaktık belli olsun | mazot |  | tarih, balik, kilo
    sort | Stajyer başvuruları: ad soyad, bölüm, not ortalaması | not ortalaması yüksek olan en üstte çıksın lütfen |  |  | ad, bolum, ortalama
    remove | Apartman kapıcısının çöp toplama saatleri: daire, saat, görevli imzası, açıklama | imza ve açıklama kısmını kaldırın kimse doldurmuyor zaten |  | imza, aciklama | daire, saat
    add | Dikiş ölçü defteri: müşteri, göğüs, bel, basen | kol boyu yoktu onu unutmusum ekler misiniz kolay gelsin | kol |  | musteri, gogus, bel, basen
    change-rule | Aidat gecikme hesaplayıcı: aidat tutarı, gecikme ayı, aylık yüzde 3 faiz | genel kurulda karar çıktı gecikme faizi artık yüzde 5 olacak 3 değil | 5 |  | aidat, gecikme/ay
    multi | Cami derneği bağışları: bağışçı, miktar, tarih | Allah razı olsun güzel olmuş. Makbuz no ekleyelim, tarihi de en yenisi en üstte olacak şekilde dizelim, bir de toplam görünsün | makbuz, toplam |  | bagis, miktar, tarih
    rename | Kuaför randevuları: gelen kişi, saat, işlem | uygulamanın adı Kuaför Serpil olsun | serpil |  | kisi, saat, islem
    add | Kamyon sefer defteri: nereden, nereye, yük, navlun | köprü otoyol parası da yazılsın kardeşim hepsi cebimizden gidiyo | kopru/otoyol |  | nereden, nereye, yuk, navlun
    group | Çeyiz listesi: eşya adı, hangi oda, alındı mı | esyalari odaya gore ayri ayri grup grup goster mutfak bir yerde yatak odasi bir yerde |  |  | esya/ad, oda, alindi
    add | Kan bağışı gönüllüleri: isim, kan grubu, ilçe | En son ne zaman bağış yaptığı bilgisi şart, üç ay dolmadan aramamamız gerekiyor. | son/bagis |  | isim, kan, ilce
    change-field | Okul servisi öğrenci listesi: öğrenci, adres, sabah bindi | sabah bindi yazı olmasın tik atayım geçeyim direksiyondayım ben |  |  | ogrenci, adres, bindi
    filter | Satılık arsa portföyüm: mevkii, metrekare, fiyat, imar durumu | sadece imarlı olanları görebileceğim bir şey lazım müşteri hep onu soruyor |  |  | mevki, metrekare, fiyat, imar
    add | Turşu kavanozlarım: sebze, kurulduğu gün, kaç kavanoz | tuz oranını da yazayım canım geçen sene çok tuzlu oldu hatırlayamadım kaç kaşık koyduğumu | tuz |  | sebze, kurul/gun, kavanoz
    multi | Satranç kulübü üyeleri: ad, kuvvet puanı, doğum yılı | 1) Lisans no alanı eklensin 2) Doğum yılı çıkarılsın 3) kuvvet puanı yerine ukd yazsın | lisans, ukd | dogum, kuvvet | ad
    add-screen | Kampçı malzeme listem: malzeme, ağırlık, çantada mı | bi sayfa daha olsun orda da gittiğim kamp yerlerini yazayım adı ve puanı olsun yeter | kamp yer/yer, puan |  | malzeme, agirlik, canta
    add | Kazı alanı buluntu kaydı: buluntu no, açma, derinlik | Merhabalar, buluntunun malzemesi (seramik, metal, kemik, cam) seçilebilir olmalı. | malzeme, seramik, metal, kemik, cam |  | buluntu, acma, derinlik
    question | Keman öğrencilerimin ödevleri: öğrenci, parça, teslim günü | yazdıklarım silinirmi telefonu değiştirsem yedek alıyor mu bu |  |  | ogrenci, parca, teslim/gun
    remove | Pansiyon oda doluluk: oda no, misafir, giriş, çıkış, kahvaltı | Kahvaltıyı bıraktık bu sezon. O kutuyu çıkar lütfen |  | kahvalti | oda, misafir, giris, cikis
    add | Tavuk kümesi yumurta sayımı: gün, yumurta adedi | kaç tane kırık çıktı onuda yazcam | kirik |  | gun, yumurta
    rename | Tıbbi mümessil ziyaretleri: doktor, hastane, not | doktor değil hekim yazmalı şirket dili böyle, düzeltirseniz sevinirim | hekim | doktor | hastane, not
    change-field | Kedi mamaları denemelerim: marka, kaç gram, beğendi mi | beğendi mi evet hayır olmasın 5 yıldız üzerinden puan verelim |  |  | marka, gram, begen/puan
    add | Elektrik sayacı okuma: tarih, endeks | faturada gelen tutari da girelim cok sasiyorum cunku | tutar/fatura |  | tarih, endeks
    multi | Pazarcı tezgahı günlük satış: ürün, kilo, fiyat | abla bak şimdi kasa sayısı ekle, yazılar büyük olsun gözüm görmüyo, ürünün yerine mal de | kasa, mal | urun | kilo, fiyat
    look | Dil kursu yoklama: kursiyer, tarih, geldi mi | rengi bizim kursun rengi turuncu olsa çok hoş olurdu teşekkürler |  |  | kursiyer, tarih, geldi
    add | Duvar ustası yevmiye: işçi, gün, yevmiye | avans alanlar oluyo avansı da yaz düş yevmiyeden | avans |  | isci, gun, yevmiye
    add | Seyahat ettiğim ülke: şehir, tarih, ne yedim | ben türk değil, özür. otel isim koymak istiyorum da buraya lazım. | otel |  | sehir, tarih, yedi
    filter | Kayıp eşya bürosu: eşya, bulunduğu yer, teslim edildi | teslim edilenler gözükmesin sadece bekleyenler kalsın listede mümkün müdür |  |  | esya, yer, teslim
    change-field | Arıza bildirimleri fabrika: makine, vardiya, arıza tanımı | vardiya gündüz akşam gece diye üç seçenek olsun millet kafasına göre yazıyor | gunduz, aksam, gece |  | makine, vardiya, ariza
    multi | Güvercinlerim: bilezik no, cinsi, renk | kardeş eyv. anne ve baba bilezik nosunuda ekle ayrıca renk gereksiz çıkart gitsin | anne, baba | renk | bilezik, cins
    add | Düğün davetli listesi: davetli, kaç kişi, kız tarafı erkek tarafı | masa numarasıda lazım salon istiyor cumaya kadar | masa |  | davetli, kisi, taraf
    remove | Yoga stüdyosu paketleri: üye, ders hakkı, boy, kilo | Boy ve kilo bilgisini KVKK nedeniyle tutmak istemiyoruz, siliniz. |  | boy, kilo | uye, ders
    add | Mantar toplama noktaları: mantar türü, yer, tarih | zehirli mi değil mi işareti olsun çocuklar da bakıyo | zehir |  | mantar/tur, yer, tarih
    add | Motorumun bakım defteri: km, yapılan iş, ücret | sonraki bakım kaç km de olacak onu da yazsın kanka | sonraki |  | km, yapilan/is, ucret
    change-rule | Mesai hesaplayıcı: saat ücreti, fazla saat, 1,5 katı ödeme | bayramda iki katı veriyoruz çarpanı 2 yap şimdilik | 2 |  | ucret, fazla
    sort | Evdeki ilaçlar: ilaç adı, son kullanma tarihi, kutu sayısı | tarihi en yakın olan başa gelsin ki atalım bozulmadan |  |  | ilac, son kullanma, kutu
    rename | Halı yıkama fişleri: fiş no, müşteri, metrekare, adres | fiş no yazan yer sipariş no olsun bizim muhasebeci öyle istiyor | siparis | fis no | musteri, metrekare, adres
    multi | Kitap kulübü okuma listesi: kitap, yazar, toplantı günü | selamlar kızlar bayıldı :) sayfa sayısı da gelsin, toplantı gününün adı buluşma tarihi olsun, kimin evinde olduğu da yazsın | sayfa, bulusma, ev | toplanti | kitap, yazar
    add | Su tesisatçısı malzeme deposu: malzeme, çap, adet | alış fiyatı koy birde hangi nalburdan aldım onu koy | alis/fiyat, nalbur |  | malzeme, cap, adet
    add-screen | Diyet günlüğüm: öğün, ne yedim, kalori | Ayrı bir sekmede de kilomu haftalık tartıp yazmak istiyorum, tarih ve kilo yeterli. | kilo, tarih |  | ogun, yedi, kalori
    question | Mahalle takımı forma satışı: beden, adet, ödendi mi | bunu wp grubuna atsam herkez kendi telefonundan aynı listeyi görürmü |  |  | beden, adet, oden
    change-field | Zeytin hasadı: bahçe, toplanan miktar, gün | miktar ton olarak değil kilogram olarak yazılsın bizim bahçe küçük :) | kg/kilo |  | bahce, miktar, gun
    group | Nakliye işlerim: müşteri, şehir, ücret, tarih | Ay ay gruplasa ne güzel olur ocak ayrı şubat ayrı muhasebeye öyle veriyorum |  |  | musteri, sehir, ucret, tarih
    look | Anneannemin arayacağı kişiler: isim, telefon, yakınlığı | yazılar daha kocaman olsun 82 yaşında gözlükle bile zor seçiyor |  |  | isim, telefon, yakin
    remove | Cnc atölyesi takım ömrü: takım, devir, parça sayısı, operatör | operatörü kaldır tek başımayım zaten |  | operator | takim, devir, parca
    rename | Rüya defterim: gece, rüya, his | his yerine duygu yazsın bide başlığı Gece Defteri yap | duygu, gece defteri | his | ruya
    add | Köpek gezdirme işim: köpek, sahibi, saat | hangi köpek ısırır hangisi uslu bi not yeri olsun lazım oluyor valla | not |  | kopek, sahib, saat
    change-field | Yurt odası şikayetleri: oda, şikayet, öncelik | öncelik rakamla değil düşük orta yüksek acil diye seçilsin | dusuk, orta, yuksek, acil |  | oda, sikayet, oncelik
    multi | Ebru atölyesi malzemesi: boya rengi, kaç ml, satıcı | Öncelikle elinize sağlık. Satıcıyı kaldıralım; fiyat ve açılış tarihi gelsin; listede biten boyalar görünmesin mümkünse. | fiyat, acilis | satici | boya/reng/renk, ml
    multi | Sınav kağıdı puanlama: öğrenci, sınıf, puan | hocam yazılı 1 yazılı 2 ayrı ayrı olsun puan yerine, bir de sözlü ekle, sınıf 9A 9B 10A olarak seçilsin | yazili 1/1. yazili, yazili 2/2. yazili, sozlu, 9a, 9b, 10a |  | ogrenci, sinif
    `,
  ),
  ...readTold(
    'en',
    `
    add | Log for my sourdough starter: feeding time, flour, water | hey can you also put room temperature in there, it rises way slower in winter | temperature/temp |  | feed, flour, water
    add | Roofing quotes: customer, address, square footage | need a spot for pitch too cant price a roof without it | pitch |  | customer, address, square/footage
    rename | List of my foster cats: name, age, arrival date | could "arrival date" say "intake date" instead? that's what the shelter forms use | intake | arrival | name, age
    add | Church flower rota: Sunday, who is doing the flowers, budget | Good morning dear, would it be possible to have their telephone number as well. Kind regards, Maureen | phone |  | sunday/date/day, flower/who, budget
    multi | Vinyl records: artist, album, year | ok love it. add condition, add what i paid, and drop the year i never know it | condition, paid/price/cost | year | artist, album
    question | Beach cleanup log: beach, bags filled, volunteers | does it work without signal? theres none down at the cove |  |  | beach, bag, volunteer
    remove | Babysitting hours: family, hours, rate, notes | get rid of notes plz never use it |  | note | famil, hour, rate
    change-field | Bug tracker for our board game playtests: issue, found by, severity | Severity should be a choice of minor, major, game breaking. Right now people type anything | minor, major, breaking |  | issue, found, severity
    add | Diary of migraine: day, how strong, medicine | hello i am want also to write what i eat before the pain come. thank you very much | eat/food/ate |  | day/date, strong/strength, medicine
    look | Daily prayer list: person, request, date added | My eyes aren't what they were, please make the letters bigger |  |  | person, request, date
    add | Tool hire shop: tool, hired by, due back | deposit taken needs to be on there mate | deposit |  | tool, hired, due
    sort | Used car lot inventory: make, model, mileage, price | put the cheapest on top |  |  | make, model, mileage, price
    add | Homeschool lessons: subject, child, minutes | we have to report grade level to the district so i need that on every entry please and thanks | grade |  | subject, child, minute
    multi | Window cleaning round: house, price, last cleaned | right so three things. paid yes or no. how often they want it done. and call it customer not house | paid, often/frequency, customer | house | price, last cleaned
    change-rule | Tip splitter: bill total, number of people, 15% tip | Nobody tips 15 anymore, make it 20 percent | 20 |  | bill, people
    add | Orchid collection: species, pot size, last watered | Wondering if there could be a picture for each one? Half of mine have lost their labels | photo/picture/image |  | species, pot, water
    filter | Freelance invoices: client, amount, sent on, paid | i only wanna see the ones that havent been paid yet |  |  | client, amount, sent, paid
    rename | Gym spotter app: lifter, exercise, weight, reps | change the name of the whole app to Iron Buddies | iron buddies |  | lifter, exercise, weight, rep
    add | Food truck stops: location, date, sales | Also weather. Rain kills us and I want to prove it to my partner lol | weather |  | location, date, sale
    remove | Scout badge progress: scout, badge, date earned, leader email, parent email | Remove both of the emails, data protection people had a word with us. |  | email | scout, badge, earned
    add | Allotment waiting list: name, joined on, plot size wanted | we also must know if they live in the parish, yes or no will do | parish |  | name, joined, plot
    change-field | Hay bales we store: date stacked, number of bales, which barn | barn is only ever red barn, blue barn or the lean-to so let me pick instead of typing | red barn, blue barn, lean |  | stack, bale, barn
    group | Wedding vendors: vendor, category, cost, contact | Can they be split up by category so all the florists sit together and all the caterers sit together |  |  | vendor, category, cost, contact
    add | Night shift nurse handover: bed, patient initials, tasks | allergies!! cant believe i forgot allergies | allerg |  | bed, initial, task
    multi | Guitar pedals: brand, model, price paid | yo add voltage and power draw, rename price paid to cost, and make it dark | voltage, draw/power, cost | price paid | brand, model
    add-screen | Rental flats: flat, tenant, rent | I'd like a second page for repairs with the flat, what is broken and the date it got fixed | repair, broken, fixed |  | flat, tenant, rent
    add | Fishing spots: lake, bait, biggest catch | moon phase bro trust me it matters | moon |  | lake, bait, catch
    add | Taxi my daily: trip from, trip to, fare | please sir add also fuel cost and tip, i am driver not computer man | fuel, tip |  | from, to, fare
    question | Knitting projects: pattern, yarn, needle size | If I close the app halfway through typing does it save what I've written or is it lost? |  |  | pattern, yarn, needle
    rename | Landscaping crew jobs: client, yard size, crew, status | "yard size" sounds dumb on commercial jobs lets go with lot area | lot area | yard | client, crew, status
    add | Sleep tracker for newborn twins: twin, fell asleep, woke up | umm also where they slept like crib car or on me | where/slept/place/location |  | twin, asleep, woke
    change-field | Museum loan objects: object, lender, insurance value | The insurance value ought to be in euros rather than dollars as all our lenders are Dutch. | eur/€ |  | object, lender, insurance
    add | Secondhand clothes shop: item, size, price | i sell for other people so who it belongs to and what cut i keep, percent | belong/owner/consignor/seller, cut/percent/commission |  | item, size, price
    multi | Pub quiz league table: team, points, captain | Hiya, few tweaks from the committee: take off captain, put on played, won and lost, and sort it with most points at the top. Ta! | played, won, lost | captain | team, point
    look | Turtle nest patrol: nest number, beach zone, eggs counted | use a green colour please not that blue, and no red as red is our danger flag |  |  | nest, zone, egg
    add | Physio exercises for my knee: exercise, sets, done | So my therapist asked me to rate pain after each one from zero to ten can that be in | pain |  | exercise, set, done
    sort | Marathon training runs: date, distance, pace | newest run first please it is upside down at the moment |  |  | date, distance, pace
    add | School uniform swap: garment, size, school | condition like new good or worn, and who is giving it | condition, new, good, worn, giv/donor/who |  | garment, size, school
    remove | Welding rod stock: rod type, diameter, boxes, supplier | dont need supplier we only buy off one guy |  | supplier | rod, diameter, box
    change-field | Dog training class: dog, owner, knows sit | knows sit shoud be just tick box. not writing. Thank you |  |  | dog, owner, sit
    multi | Coffee tasting notes: bean, roaster, score | Would be great if I could record brew method and grind size too. Also score should be out of 10 and "bean" should read "origin". | brew/method, grind, origin | bean | roaster, score
    add | Family recipes of grandma: dish, ingredients, steps | Which aunt gave it to me!! there are fights about this at thanksgiving | aunt |  | dish, ingredient, step
    filter | Volunteer drivers: driver, area, available today | we need just to see who is available today not everyone, on a morning its chaos |  |  | driver, area, available
    change-rule | Library fine calculator: days late, 10 cents per day | From January the council says 25 cents per day. Could you update it? | 25 |  | day
    rename | Ice rink skate rental: skate number, size, customer, returned | change customer to skater pls | skater | customer | number, size, return
    add | Film photography rolls: film stock, camera, date loaded | iso and also which lab i sent it to | iso, lab |  | film, camera, loaded
    multi | Nursing home visits to mum: date, who visited, how long | My brother and I share this. Please add her mood as good, okay or bad. Please also add what we brought. How long is not needed. | mood, good, okay/ok, bad, brought | how long | date, visit
    add | Truck pre trip inspection: truck number, tires, lights, brakes | odometer reading is mandatory DOT will have my hide | odometer |  | truck, tire, light, brake
    group | Seed packets: plant, sow month, supplier | could you bunch them together by sow month so in march i see all of march |  |  | plant, sow, supplier
    add-screen | Band setlist: song, key, length | one more tab for gigs, venue date and fee, thats it cheers | gig, venue, date, fee |  | song, key, length
    remove | Escape room bookings: group name, room, time, deposit, date of birth | date of birth question puts people off so bin it |  | birth | group, room, time, deposit
    change-field | Office plant watering: plant, floor, last watered | Floor should be a number only, someone typed "the one with the printer" |  |  | plant, floor, water
    add | Learning Turkish words: word, meaning | i want example sentence also for every word because i am forget how to use | sentence/example |  | word, meaning
    question | Chimney sweep certificates: address, date swept, fuel type | how do i get this onto my wifes phone as well, she does the paperwork |  |  | address, swept, fuel
    look | Kids pocket money: child, amount, reason | my daughter asks if it can be purple. sorry. she is 7 and she is the boss |  |  | child, amount, reason
    remove | Astronomy observing log: object, telescope, seeing, eyepiece | The eyepiece entry can go, I only own the one zoom. |  | eyepiece | object, telescope, seeing
    rename | Mobile mechanic bookings: reg, fault, visit time | reg means nothing to my american customers say license plate | license plate/plate | reg | fault, visit
    add | Lost property at swimming pool: item, found where, found on | locker number and a claimed tick so we know whats gone home | locker, claimed |  | item, found
    multi | Meals for my sick father: day, meal, what he finished | hello friend, 2 thing: glass of water count must be add, and meal should be choose from breakfast lunch dinner snack. god bless | water, breakfast, lunch, dinner, snack |  | day, meal, finish
    change-field | Cheese cave ageing wheels: batch, milk, turned on | milk is cow goat or sheep, make that a dropdown, typing with wet hands is no fun | cow, goat, sheep |  | batch, milk, turn
    `,
  ),
];
