import { readTold, type ToldFollowUp } from './told-follow-up.ts';

/** Follow-ups by people who had not seen the composer. */
export const followCL: readonly ToldFollowUp[] = [
  ...readTold(
    'tr',
    `
    add | keçi sürüsü: küpe no, yaş, son aşı | hocam günde kaç litre süt verdi onuda yazalım | sut | | kupe, yas, asi
    choice | saat tamir atölyesi: marka, arıza, sahibi | mekanizma seçilsin ya. kurmalı, otomatik ya da pilli | kurmali, otomatik, pilli | | marka, ariza, sahip/sahib
    add | evde hasta bakım notları: tarih, tansiyon, yapılan işlem | Şeker ölçümü de ekler misiniz, bir de nabız. Kolay gelsin. | seker, nabiz | | tarih, tansiyon, islem
    remove | eczane nöbet çizelgesi: eczane, tarih, telefon, adres | adrese gerek yok herkes biliyo zaten kaldır | | adres | eczane, tarih, telefon
    add | okul kütüphanesi emanet defteri: öğrenci, kitap adı, veriliş günü | iade günü yok bunda?? olmadan olmaz | iade | | ogrenci, kitap, verilis
    add | pul koleksiyonum: ülke, yıl, seri adı | damgalı mı değil mi işaretleyebileyim | damga | | ulke, yil, seri
    rename | taksi durağı şoförleri: şoför, plaka, vardiya | plaka yerine kapı numarası yazsın biz öyle deriz | kapi | plaka | sofor, vardiya
    add | zeytin hasadi: parsel, kasa sayisi, toplayan | yag randimanini yuzde olarak girecegim bi yer lazim | randiman | | parsel, kasa, toplayan
    choice | sera domates sıraları: sıra no, dikim tarihi, çeşit | yapraklara bakınca not düşüyorum hep, yaprak durumu olsun seçmeli: sağlam, lekeli, kurumuş | saglam, lekeli, kurumus | | sira, dikim, cesit
    look | lavanta tarlası ziyaretçi defteri: isim, geldiği şehir, düşünceleri | rengi mor olsun tabi ki | purple | | isim, sehir, dusunce
    add | mehter takımı kıyafetleri: çalgıcı, beden, kavuk numarası | çizme numarası da lazım, birde temizlemeye gitti mi gitmedi mi | cizme, temizle | | calgici, beden, kavuk
    change | halı yıkama: müşteri, metrekare, durum (alındı, yıkanıyor, teslim) | yıkanıyor yerine kurutmada de | kurutma | yikaniyor | musteri, metrekare, durum
    add | ayakkabı tamircisi: getiren, tamir türü, teslim tarihi | ücret | ucret | | getiren, tamir, teslim
    sort | cami yardım kolisi dağıtımı: aile, mahalle, teslim tarihi | mahalleye göre sıralı gelsin | | | aile, mahalle, teslim
    add | yufkacı siparişleri: isim, kaç kilo, hangi güne | parasını veren oluyo vermeyen oluyo. ödendi diye işaretliycem tik yeter | oden/oded/odem | | isim, kilo, gun
    choice | yatalak babamın bakım defteri: saat, mama miktarı, kim baktı | hangi yana yatırdık onu seçelim, sağ sol sırtüstü. yara olmasın diye çeviriyoruz da | sag, sol, sirtustu | | saat, mama, bakti/bakan
    add | köy muhtarlığı gelen evrak: kayıt no, gönderen kurum, konu | evrakın fotosunu çekip koysam? | foto/resim/gorsel | | kayit, kurum, konu
    remove | tiyatro kulübü kostümleri: kostüm, beden, dolap no, hangi piyes | dolap no sil. dolap mı kaldı okulda | | dolap | kostum, beden, piyes
    add | fizik tedavi ev egzersizleri: hareket, tekrar, hangi gün | ağrım kaçtı onu soruyor fizyoterapist her hafta, sıfırla on arası gireyim | agri | | hareket, tekrar, gun
    question | oksijen tüpü teslimatı: hasta, tüp no, teslim günü | bu bilgileri başkası görebilir mi acaba? | | | hasta, tup, teslim
    add | kanarya üretimi: bilezik no, baba, anne | yumurta adedi + kuluçka başlangıcı | yumurta, kulucka | | bilezik, baba, anne
    choice | okul kantini malzemeleri: ürün, adet, raf | toptancı diye bişey koy 3 tane var bizde Yıldız, Karaca, Özdemir | toptanci, yildiz, karaca, ozdemir | | urun, adet, raf
    add | ev yapımı reçel satışı: çeşit, gramaj, fiyat | son kullanma tarihi koymamışım zabıta soruyor | kullanma/skt | | cesit, gramaj, fiyat
    screen | ebe ev ziyaretleri: anne adı, gebelik haftası, ziyaret tarihi | takvimde görsem hangi gün kime gidiyorum çok iyi olur | takvim | | anne, hafta, ziyaret
    rename | bebek aşıları: aşı, tarih, doktor | doktor değil aile hekimi olacak orası | hekim | doktor | asi, tarih
    add | ilkokul gezi izinleri: öğrenci, veli, izin verdi mi | Alerjisi varsa ne olduğu, kullandığı ilaç... bunları da sormamız gerekiyormuş müdür bey söyledi | alerji, ilac | | ogrenci, veli, izin
    change | dağ bisikleti kulübü turları: rota, mesafe, zorluk | zorluk 1den 5e kadar puan olsun yazı yazmıyalım | | | rota, mesafe, zorluk
    add | traktör bakım kayıtları: plaka, yapılan, tarih | motor kac saatte ona gore yag degisiyo, calisma saati yaz | saat | | plaka, yapilan, tarih
    choice | plak dolabım: sanatçı, albüm, basım yılı | kondisyon = mint / temiz / çizik / hurda | mint, temiz, cizik, hurda | | sanatci, album, basim
    add | antika radyolar: marka, model, üretim yılı | nereden aldım kaç paraya aldım unutuyorum yaş 70 oldu | nere/alindig/alinan/satici, fiyat/para/tutar/alis/ucret/bedel | | marka, model, uretim
    remove | tohum takası: tohum adı, köken, yıl, veren kişi | koken kismini kaldir kimse bilmiyor nerden geldigini | | koken | tohum, yil, veren
    add | kuaför boya formülleri: müşteri, renk kodu, oksidan | bekleme süresi dakika olarak lütfeeen geçen hafta kızın saçı yandı | bekleme/sure | | musteri, renk, oksidan
    look | itfaiye gönüllüleri zimmet listesi: gönüllü, malzeme, seri no | gece nöbette gözüm acıyo koyu yap şunu | | | gonullu, malzeme, seri
    add | kurban hisseleri: hissedar, hayvan no, ödenen | vekalet alındı mı? bir onay kutusu lütfen hocam | vekalet | | hissedar, hayvan, odenen
    choice | köy minibüsü yolcu yazımı: yolcu, bineceği yer, koltuk | gidiş mi dönüş mü seçtirsin | gidis, donus | | yolcu, binecegi/binis, koltuk/koltug
    add | mantar toplama: mevki, tür, kilo | konumu da kaydetsin gps ile, kimseye göstermem :) | konum/gps/koordinat/harita | | mevki, tur, kilo
    rename | organik yumurta müşterileri: ad soyad, koli, gün | koli demiyoruz ki viyol diyoruz | viyol | koli | soyad, gun
    add | kreş uyku çizelgesi: çocuk, yattı, kalktı | kimin nöbetiydi belli değil, öğretmeni de yazsın | ogretmen | | cocuk/cocug, yatti, kalkti
    change | özel eğitim gözlem notları: çocuğun adı, tarih, gözlem | gözlem yeri tek satır olmuş ben uzun uzun yazıcam paragraf gibi | | | ad, tarih, gozlem
    add | ney meşki yoklaması: talebe, tarih, geldi mi | hangi eseri çalışıyoruz, makamı ne; bunlar da bulunsun efendim | eser, makam | | talebe, tarih, geldi
    choice | hayvan barınağı: isim, tür, geliş tarihi | huyu diye ekleyin ürkek saldırgan sakin oyuncu, bunlardan biri seçilecek, sahiplendirirken bakıyoruz çünkü | urkek, saldirgan, sakin, oyuncu | | isim, tur, gelis
    add | su arıtma cihazı filtreleri: adres, cihaz, son değişim | bir sonraki değişim tarihini ayrıca görmem lazım | sonraki | | adres, cihaz, son
    screen | pazar tezgahı günlük satış: ürün, kilo, tutar | hangi üründen ne kadar sattım bana grafik çiz | grafik/grafig | | urun, kilo, tutar
    remove | pansuman kayıtları: yara yeri, tarih, hemşire, malzeme | malzeme yazmıyoz artık. çıkarın | | malzeme | yara, tarih, hemsire
    add | hemşehri derneği aidatları: üye, ay, tutar | makbuz no eklesene | makbuz | | uye, ay, tutar
    rename | mineral taş koleksiyonu: taş adı, sertlik, bulunduğu yer | sertlik yazan yeri mohs değeri diye değiştirir misin | mohs | sertlik | tas, bulundugu
    add | at harası: at adı, cins, doğum | nalbant en son ne zaman geldi + bakan veteriner kim | nalbant, veteriner | | at, cins, dogum
    choice | çeyiz sandığı: eşya, adet, kimden | ya şimdi şöyle bunların bi durumu olsun istiyorum. Alındı, Dikiliyor, Eksik. annem ona göre bakacak | alindi, dikiliyor, eksik | | esya, adet, kimden
    sort | kahve kavurma partileri: çekirdek, kavurma tarihi, kilo | en yeni en üstte dursun ya hep aşağı iniyorum | | | cekirdek/cekirdeg, kavurma, kilo
    add | diyaliz hastaları servis listesi: hasta, ev adresi, seans günü | tekerlekli sandalye lazım mı evet hayır | sandalye | | hasta, adres, seans
    change | odun satışı: alıcı, ton, ödeme | ton rakamla girilsin harf kabul etmesin, virgüllü de olur 2,5 gibi | | | alici, ton, odeme
    choice | un değirmeni: çiftçi, çuval, tarih | ne getirdi? buğday mı arpa mı çavdar mı, seçenekli yap | bugday, arpa, cavdar | | ciftci, cuval, tarih
    remove | köy düğünü davetlileri: aile, kişi sayısı, masa, hediye | hediye yazmak ayıp oluyor kaldıralım onu | | hediye | aile, kisi, masa
    rename | apartman görevlisi iş defteri: daire, istek, tarih | "istek" kelimesi yanlış anlaşılıyor, arıza olsun adı | ariza | istek | daire, tarih
    look | nakış örneklerim: motif, iplik, sayfa | uygulamanın adı Gülten'in Sandığı olsun kızım | gulten | | motif, iplik, sayfa
    choice | izci obası: çocuk, oymak, doğum yılı | her birinin kademesi var yavrukurt, kaşif, ergin. oradan seçelim | yavrukurt, kasif, ergin | | cocuk/cocug, oymak, dogum
    question | lise mezunları derneği: mezun, yıl, meslek | internet yokken de açılıyo mu bu | | | mezun, yil, meslek/mesleg
    remove | özel ders öğrencileri: öğrenci, sınıf, ders ücreti, telefon | telefonu at ordan rehberde var zaten | | telefon | ogrenci, sinif, ucret
    change | hasır sepet siparişleri: isteyen, model, öncelik (normal, acil) | önceliğe bir seçenek daha lazım: bayramdan önce | bayram | | isteyen, model, oncelik/onceligi
    rename | mahalle korosu: korist, ses grubu, telefon | telefonun adını cep yapalım | cep | telefon | korist, ses
`,
  ),
  ...readTold(
    'en',
    `
    add | lambing book: ewe tag, lambs born, date | forgot the sire!! which tup it was | sire/tup | | ewe, lamb, date
    choice | sheepdog trial entries: handler, dog, run order | class should be picked from novice, open or brace | novice, open, brace | | handler, dog, order
    add | insulin at home for mum: time, dose, site | also carbs she had, grams | carb | | time, dose, site
    add | church flower rota: sunday, arranger, colours | Could we please note the cost as well, and whether it has been refunded? Thank you dear. | cost, refund | | sunday, arranger, colour
    remove | thatching jobs: client, ridge length, reed bundles, phone | dont need phone | | phone | client, ridge, reed
    add | bell ringers: name, tower, joined | email + next of kin | mail, kin | | name, tower, joined
    rename | ferret club: member, ferret, hob or jill | call member "keeper" instead | keeper | member | ferret, hob
    add | farm shop egg takings: day, trays, total | whoever was serving needs to put there name in | serv/name/staff/who | | day, tray, total
    look | mountain rescue kit: item, bag, checked on | make it orange like our jackets | orange | | item, bag, check
    add | vintage tractor collection: make, model, year | need engine number and which barn its in | engine, barn | | make, model, year
    choice | dementia home notes: date, carer, what happened | mood pls - calm / tearful / agitated | calm, tearful, agitated | | date, carer, happened
    add | school lost property: item, found where, date | a photo would help parents recognise stuff | photo/picture/image | | item, found, date
    change | walking group routes: route, miles, stiles | miles needs decimals, 4.5 etc | | | route, mile, stile
    add | wheelchair loan cupboard: borrower, chair no, lent on | when its due back. people keep them for months!! | due/back/return | | borrower, chair, lent
    add | village hall keys: keyholder, key number, issued | deposit paid y/n | deposit | | keyholder, number, issued
    choice | barber supply shelf: product, brand, supplier | I wanna mark each one full, half or empty thats it no counting | full, half, empty | | product, brand, supplier
    add | upholstery jobs: customer, piece, fabric | metres of foam aswell and the quoted price | foam, price/quote | | customer, piece, fabric
    sort | wool fleece ledger: farm, weight, grade | heaviest first please | | | farm, weight, grade
    rename | care home laundry: resident, garment, label no | "garment" should read clothing, my staff get confused | cloth | garment | resident, label
    add | cheese cave: batch, milk, made on | humidity. every single time. and salt percent | humidity, salt | | batch, milk, made
    choice | bonsai bench: tree, age, last repotted | style with these to pick: cascade, upright, windswept, literati | cascade, upright, windswept, literati | | tree, age, repot
    add | stoma care diary: date, bag changed, skin | did it leak, tick box, thanks nurse | leak | | date, bag, skin
    remove | beer mat collection: brewery, country, shape, year | get rid of shape they're all round mate | | shape | brewery, country, year
    add | fossil finds: species, beach, found on | pin the exact spot with gps so i can go back | gps/location/coordinate/map/position/spot | | species, beach, found
    screen | chimney sweep visits: house, sweep date, flues | show them on a month calendar too | calendar | | house, sweep, flue
    add | mobile dog groomer clients: owner, dog, breed | does it bite. checkbox lol | bite | | owner, dog, breed
    choice | choir sheet music: title, composer, copies | what voices it's for... SATB, SSA or unison, let us choose one | satb, ssa, unison | | title, composer, copies/copy
    add | knitting group blankets: knitter, squares, wool | it'd be lovely to know where each one got donated to | donat | | knitter, square, wool
    change | foster carer journal: date, child, notes | notes box is way too tiny, i write half a page every night | | | date, child, note
    add | after school club register: child, class, collected by | any alergies and the time they left | allerg/alerg, time/left | | child, class, collected
    remove | parents evening slots: parent, teacher, slot, room | remove room, its all in the hall this year | | room | parent, teacher, slot
    add | hedge laying contracts: farmer, length, species | start date missing | start | | farmer, length, species
    question | meals on wheels drivers: driver, round, days free | can two of us use this at once or will it get muddled? | | | driver, round, days
    add | mushroom logs in the woods: log id, strain, plugged on | number of flushes so far, weight of last pick | flush, weight | | log, strain, plug
    choice | bakery wholesale drops: cafe, loaves, drop time | put which vehicle: red van, white van, cargo bike | red van, white van, cargo bike | | cafe, loaf/loaves, drop
    add | parish newsletter adverts: business, size, contact | has it been invoiced? | invoic | | business, size, contact
    rename | blacksmith commissions: client, item, agreed price | change client to patron, sounds posher | patron | client | item, price
    add | oxygen concentrator rounds: patient, serial, visit | I want filter changed date too. And flow rate. | filter, flow | | patient, serial, visit
    look | astronomy club sightings: object, date, telescope | dark background, we use it out in the field at night and white screen kills our eyes | | | object, date, telescope
    add | allotment waiting list: name, applied on, plot size | postcode | postcode | | name, applied, plot
    choice | pony club tack room: item, pony, owner | condition = good, needs mending, chuck out | good, mending, chuck | | item, pony, owner
    remove | feed merchant deliveries: farm, sacks, driver, gate code | gate code has to go, someone could break in!! | | gate | farm, sack, driver
    add | souvenir teaspoon collection: town, metal, year | i want to say what i payed, and if it was a gift then who gave it me | paid/payed/price/cost, gift/gave/giver/given | | town, metal, year
    change | saddle repairs: customer, saddle, status (waiting, stitching, finished) | swap finished for collected | collected | finished | customer, saddle, status
    add | violin workshop repairs: instrument, owner, fault | which luthier took it on | luthier | | instrument, owner, fault
    choice | district nurse visits: patient, address, dressing | I'd like an urgency with three options: routine, soon and immediate. | urgency, routine, soon, immediate | | patient, address, dressing
    rename | seedling nursery: variety, tray, sown | rename tray to module | module | tray | variety, sown
    add | community fridge donations: shop, food, kilos | best before date, we nearly gave out bad yogurt | best before/before/expir | | shop, food, kilo
    screen | fishing lake tickets: angler, swim, fee | a bar chart of fees for each swim would be ace | chart/graph | | angler, swim, fee
    remove | exercises after hip op: move, reps, equipment, pain | equipment isnt needed i only got a chair | | equipment | move, reps, pain
    choice | butchers hanging room: carcass no, farm, hung on | type beef lamb pork venison drop down | beef, lamb, pork, venison | | carcass, farm, hung
    change | pigeon loft: ring no, sex, race points | race points gotta be a number not text | | | ring, sex, point
    rename | driving school: pupil, lessons done, test date | we say learner not pupil | learner | pupil | lesson, test
    sort | toddler group contacts: mum, toddler, birthday | can it list them abc by toddler | | | mum, toddler, birthday
    remove | brass band uniforms: player, jacket size, hat size, locker | nobody uses lockers since 2009, take that out | | locker | player, jacket, hat
    choice | science fair projects: pupil, title, table | stage is one of planning, building, judged. The kids will set it | planning, building, judged | | pupil, title, table
    look | sewing pattern stash: pattern, size, brand | title should be Dot's Drawer | drawer | | pattern, size, brand
    rename | postcard album: place, sender, postmark | sender should be labelled "from whom" | whom | sender | place, postmark
    change | cider pressing slots: name, apples in kg, day | day must be a real date i can pick, not typing | | | name, apple, day
    question | thimble cabinet: maker, material, shelf | does it need wifi | | | maker, material, shelf
`,
  ),
];
