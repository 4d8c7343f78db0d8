import { readTold, type ToldFollowUp } from './told-follow-up.ts';

/** Follow-ups by people who had not seen the composer. */
export const followCI: readonly ToldFollowUp[] = [
  ...readTold(
    'tr',
    `
    add | ayakkabı tamiri: müşteri adı, ne yapılacak, ücret | raf numarası lazım yoksa bulamıyorum dükkanda | raf | | musteri, yapilacak, ucret
    add | çini fırını defteri: fırın tarihi, derece, parça sayısı | bide kac tane catladi onuda yazalim | catla | | tarih, derece, parca
    add | Saz yapım atölyem var. Gövde ağacı, tel sayısı, sipariş sahibi yazacağım | Bir de cila türünü ve bitiş tarihini ekleyebilir misiniz, teşekkürler | cila, bitis | | govde, tel sayi, sahip/sahib
    add | yatalak hasta bakımı: çevirme saati, yara yeri, krem | ateşini de ölçüyoruz | ates | | cevirme, yara, krem
    add | kreşte öğle uykusu - çocuk, yattığı saat, kalktığı saat | velisine not kısmı olsa iyi olurdu | veli/not | | cocuk, yat, kalk
    add | pul kolleksiyonum: ülke, yıl, damgalı mı | pulun fotografini da cekip koyayim, bide kaca aldim | foto/resim, fiyat/alis/kac/tutar/ucret/aldi | | ulke, yil, damga
    add | eski kartpostallar, şehir, matbaa, yazı var mı | arka yüzündeki tarihi girmek istiyorum | tarih | | sehir, matbaa, yazi
    add | posta güvercini derneği yarış defteri: bilezik no, üye, varış saati | hava durumu ekle | hava | | bilezik, uye, varis
    add | satranc kulubu mac kayitlari: beyaz, siyah, sonuc | acilisi da yazabilelim mesela sicilya italyan falan, serbest yazilsin | acilis | | beyaz, siyah, sonuc
    add | kahvehane veresiye defteri: isim, içtiği, tutar | kim hangi masada oturuyodu o da lazım | masa | | isim, icti, tutar
    add | manav için hal alışları (ürün, kasa adedi, kilo fiyatı) | hangi komisyoncudan aldığım ve plakası | komisyoncu, plaka | | urun, kasa, fiyat
    add | nakışlı havlu siparişleri: gelin adı, renk, adet | isimlerin baş harfleri işleniyo ya onu yazcak yer yok | harf | | gelin, renk, adet
    add | perdeciyim en boy pile kumaş kodu tutulsun | montaj günü + montajı yapan | montaj | | boy, pile, kumas
    add | tesbih koleksiyonu: usta, malzeme, tane sayısı | imame çapını da milim olarak yazayım. | imame/cap | | usta, malzeme, tane
    add | plak arşivim var sanatçı albüm basım yılı | iğne cızırtısı var mı yok mu işaretlesem | cizirti | | sanatci, album, basim
    add | kalaycı iş takibi: kap cinsi, kaç parça, teslim | abi yarısını peşin alıyoz genelde peşinatı koy bi yere | pesin | | kap, parca, teslim
    add | özel eğitim seans notları: öğrenci, hedef, süre | Öğrencinin o gün kullandığımız materyali ve ödül olarak ne verdiğimizi de kaydetmem gerekiyor, rapor yazarken soruyorlar | materyal, odul | | ogrenci, hedef, sure
    add | babamın diyalizi: giriş kilosu, çıkış kilosu, gün | tansiyon | tansiyon | | giris, cikis, gun
    add | gluten yemeyen kızımın market listesi: ürün, marka, nereden aldık | son kullanma tarıhı eklermısın | kullanma/skt | | urun, marka, nere
    add | amatör telsiz görüşme kaydı: çağrı işareti, frekans, saat | karşı tarafın şehri de yazılsın qsl kartı geldi mi ona da evet hayır | sehir/sehri, qsl | | cagri, frekans, saat
    add | dağcılık kulübü malzeme zimmeti: malzeme, alan kişi, geri getirme günü | teslim ederken hasarlıysa belirtelim | hasar | | malzeme, kisi, geri
    add | folklor ekibi kostümleri beden, yöre, kimde | kuru temizlemeye en son ne zaman gitti | temizle | | beden, yore, kimde
    add | koro nota arşivi: eser, besteci, ses grubu | kaç kopyamız kaldı diye bi sayı alanı aç | kopya | | eser, besteci, ses
    add | bisikletçi tamir fişi: bisiklet markası, arıza, ücret | telefonunu al müşterinin hazır olunca arıcam; ha bi de kadro numarası | telefon, kadro | | marka, ariza, ucret
    choice | saat tamircisi: marka, mekanizma, geliş tarihi | durumu seçelim: sırada, parça bekliyor, bitti, verildi | sirada, bekliyor, bitti, verildi | | marka, mekanizma, gelis
    choice | açık parfüm dükkanı satışları: koku, ml, fiyat | kadın erkek unisex diye ayrılsın | kadin, erkek, unisex | | koku, ml, fiyat
    choice | oğlum yeni yemek denemiyor, denediklerimiz: yemek, tarih, ne kadar yedi | tepkisi: tükürdü / yuttu / tekrar istedi | tukurdu, yuttu, istedi | | yemek, tarih, yedi
    choice | sahaf rafı: kitap adı, yazar, fiyat | kondisyon ekle (temiz, yıpranmış, sayfası eksik) | temiz, yipranmis, eksik | | kitap, yazar, fiyat
    choice | akvaryumdaki balıklar: tür, alınma tarihi, boy | huyu da seçmeli olsun agresif sakin ürkek | agresif, sakin, urkek | | tur, alinma, boy
    choice | kaktüslerim: latince adı, saksı çapı, son sulama | yerini seçeyim listeden güney pencere, sera, balkon, bodrum | guney, sera, balkon, bodrum | | latince, saksi, sulama
    choice | amatör tiyatro provaları: sahne, tarih, gelenler | provanin tipi: okuma,ayakta,kostumlu,genel | okuma, ayakta, kostumlu, genel | | sahne, tarih, gelen
    choice | ekmek fırını günlük üretim: kaç çuval un, kaç ekmek, usta | hangi vardiya belli değil. gece sabah akşam seçeneği koyar mısın | gece, sabah, aksam | | cuval, ekmek, usta
    choice | televizyon tamiri defteri: model, şikayet, parça bedeli | Garanti seçeneği olsun lütfen: garantili, garantisiz, süresi dolmuş | garantili, garantisiz, dolmus | | model, sikayet, bedel
    choice | okçuluk kulübü antrenman: sporcu, atılan ok, puan | yay tipi diye bişey koy icinde makarali, klasik, geleneksel olsun | makarali, klasik, geleneksel | | sporcu, atilan, puan
    remove | halı yıkama: müşteri, adres, metrekare, renk | renk gereksiz çıkar onu | | renk | musteri, adres, metrekare
    remove | kuaför boya kartları: müşteri, boya numarası, oksidan, süre, çay mı kahve mi | cay kahve olayini sil saka yapmistim | | kahve | musteri, boya, oksidan, sure
    remove | sınıf kitaplığı: kitap, öğrenci, alış tarihi, sayfa sayısı | Sayfa sayısına gerek kalmadı, kaldırabilirsiniz. | | sayfa sayi | kitap, ogrenci, alis
    remove | model tren vagonlarım: marka, ölçek, dönem, fiyat, kutusu | fiyatı hanım görmesin, sil | | fiyat | marka, olcek/olceg, donem, kutu
    remove | evde pansuman ziyaretleri: hasta, adres, pansuman türü, kilometre, sonraki ziyaret | km yi artık muhasebe tutuyor bizden kalksın | | kilometre | hasta, adres, pansuman, sonraki
    remove | ebru kursu kayıt: ad, telefon, tc kimlik, doğum yeri, seviye | tc ve dogum yeri olmicak kvkk diyolar | | kimlik, dogum yeri | ad, telefon, seviye
    rename | çiçekçi siparişleri: alıcı, çiçek, kart yazısı, saat | kart yazısı yerine mesaj densin | mesaj | kart yazi | alici, cicek, saat
    rename | oymak defteri: çocuk, oba, kazandığı nişan | "çocuk" lafını "izci" yap | izci | cocuk | oba, nisan
    rename | kumaşçıda top takibi: kod, metraj, raf | metraj = kalan metre olarak değişsin | kalan | metraj | kod, raf
    rename | madeni para koleksiyonu: padişah, darp yeri, kondisyon | kondüsyon yazısını değiştir kalite olsun | kalite | kondisyon | padisah, darp
    rename | anahtarcı iş listesi: adres, kilit tipi, tutar | tutarın adı ücret olacak | ucret | tutar | adres, kilit
    rename | alzheimer gündüz bakımevi: hasta, geldiği saat, etkinlik | lütfen "hasta" demeyin, bizde "misafir" denir | misafir | hasta | geldigi, etkinlik/etkinlig
    change | marangoz kesim listesi: parça, en, boy, adet, not | notu uzun uzun yazabileyim tek satır yetmiyo | | | parca, boy, adet, not
    change | peynir dükkanı stok: peynir, kaç kilo, olgunluk | olgunluk yazıyla değil ay olarak rakam girilsin | | | peynir, kilo, olgunluk/olgunlug
    change | rehberlik servisi görüşmeleri: öğrenci, konu, gizli mi, tarih | konuyu elle yazayım, paragraf paragraf olabiliyor bazen | | | ogrenci, konu, gizli, tarih
    change | diecast arabalarım: marka, ölçek, hali (kutulu, kutusuz, kırık) | kırık değil de hasarlı yazsın o listede | hasarli | kirik | marka, olcek/olceg, kutulu, kutusuz
    change | briç kulübü turnuva sonuçları: çift, el sayısı, puan | puan ondalıklı olabiliyor 62,5 gibi sayı olsun | | | cift, el sayi, puan
    sort | tuhafiye stok: düğme, renk, kalan | en az kalanlar üstte dursun | | | dugme, renk, kalan
    sort | kan bağışı gönüllüleri: isim, grup, son bağış | son bağışı en eski olan başa gelsin sıralarsan sevinirim | | | isim, grup/grub, bagis
    look | butik çikolata siparişleri: kutu boyu, dolgu, teslim | rengi kahverengi yapsana | brown | | kutu, dolgu, teslim
    look | amatör astronomi gözlem defteri: cisim, teleskop, seeing | gece kullanıyoruz göz kamaşıyor siyah arkaplan olsun | dark | | cisim, teleskop, seeing
    look | kıyıda olta günlüğü: balık, yem, mera | adı Vira Bismillah olsun uygulamanın | vira bismillah | | balik/balig, yem, mera
    screen | piyano dersleri: öğrenci, parça, ders günü | dersleri takvimde göreyim ay ay | takvim | | ogrenci, parca, ders gun
    screen | soğuk proses sabun partileri: yağ, kostik, kalıp sayısı | bi grafik olsa hangi ay kaç kalıp dökmüşüm | grafik/grafig | | yag, kostik/kostig, kalip/kalib
    question | kuş gözlem grubu: tür, yer, kaç tane | bunu gruptaki arkadaşlar da görebiliyor mu yoksa sadece ben mi? | | | tur, yer, tane
    question | nikah şekeri dükkanı: model, adet, düğün tarihi | verilerim telefon bozulursa gider mi | | | model, adet, dugun
`,
  ),
  ...readTold(
    'en',
    `
    add | bow rehairing jobs: owner, bow maker, price | need to note weight in grams too | weight | | owner, maker, price
    add | upholstery workshop: customer, piece, fabric code | put in how many metres i used, always run out | metre/meter | | customer, piece, fabric
    add | saddle fitting visits - horse, rider, tree width | can you add the yard address pls and the next check date | address/yard, next/check | | horse, rider, width
    add | stained glass panels: title, size, glass supplier | Hours spent. I keep forgetting and undercharge | hour | | title, size, supplier
    add | fluid chart for residents: resident, drink, ml | staff initials | initial | | resident, drink, ml
    add | respite placements: child, arrival, going home | allergies!! important, and the social workers phone number | allerg, phone/social | | child, arrival, home
    add | childminder nappy log: kid, time, wet or dirty | cream used tick box | cream | | kid, time, wet
    add | my fossils: species, layer, beach | i'd like a picture of each one and the date it was found | pic/photo/image, date/found | | species, layer, beach
    add | fountain pen colection: brand, nib, ink | filling systm as well ,like piston or converter just free text | filling | | brand, nib, ink
    add | vintage typewriters I own, maker, serial number, year | ribbon size please | ribbon | | maker, serial, year
    add | morris side dance outs: pub, date, dances | who was the musician on the night, and how much went into the collecting tin | musician, tin/collect | | pub, date, dance
    add | church bell tower practice: ringer, method, bell | could you kindly include a box for the conductor? | conductor | | ringer, method, bell
    add | bowls club fixtures: opponent, home or away, date | tea duty - whose turn it is | tea/duty | | opponent, home, date
    add | allotment society: plot number, holder, rent paid | the waiting list is a mess but never mind that. just give me gate key number for each | key | | plot, holder, rent
    add | gift aid bags at our charity shop: donor, bags, date | we also need their postcode | postcode/post code | | donor, bag, date
    add | fish counter: fish, kilos in, price per kilo | add boat it came off and landing port | boat, port | | fish, kilo, price
    add | knife sharpening stall: name, knives, ready by | how they payed, i just type it | pay/paid | | name, kni, ready
    add | piano tuner rounds: client, piano make, last tuned | pitch before & humidity in the room | pitch, humidity | | client, make, tuned
    add | speech therapy sessions: child, sound, score | Parents want homework to be written down in there too, so a homework bit | homework | | child, sound, score
    add | puppy walkers for guide dogs: pup, walker, age weeks | vet name vet phone | vet, phone | | pup, walker, age
    add | beermats: brewery, country, shape | do i have a spare to swap yes/no | spare/swap | | brewery, country, shape
    add | lego sets: set no, pieces, theme | missing parts note, and which box in the loft | missing, box/loft | | set, piece, theme
    add | hand dyed yarn batches: fibre, colourway, skeins | mordant. dye bath temp. | mordant, temp | | fibre/fiber, colourway/colorway, skein
    add | school minibus sheet: driver, trip, mileage | needs seatbelts checked tickbox or head will kill me | seatbelt/seat belt | | driver, trip, mileage
    choice | thatching jobs: house, village, start date | material should be picked: water reed, long straw, combed wheat | reed, straw, wheat | | house, village, start
    choice | bookbinding commissions: client, book title, due | cover choices are leather cloth or paper | leather, cloth, paper | | client, title, due
    choice | my son's seizures: date, minutes, notes | let me choose the kind - absence, focal, tonic clonic | absence, focal, tonic | | date, minute, note
    choice | teapot collection: pottery, year, paid | Condition with mint, chipped, cracked, restored | mint, chipped, cracked, restored | | pottery, year, paid
    choice | wargames club painted armies: army, owner, figures | scale dropdown 6mm 15mm 28mm | 6mm, 15mm, 28mm | | army/armies, owner, figure
    choice | hat shop stock: style, size, qty | season thing - summer or winter or wedding, one of them | summer, winter, wedding | | style, size, qty/quantity
    choice | lost property at school: item, where found, day | can the outcome be set, so claimed / binned / charity | claimed, binned, charity | | item, found, day
    choice | small coffee roastery: bean, kilos, roast date | roast levl options light medium dark | light, medium, dark | | bean, kilo, date
    choice | orchid society members' plants: genus, grower, pot size | bloom status (spiking, in flower, resting) | spiking, flower, resting | | genus, grower, pot
    choice | farrier rounds: horse name, stable, price | trim, front shoes, full set - I want to pick which I did | trim, front, full | | horse, stable, price
    remove | dry cleaners tickets: customer, garment, ticket no, stain, price | get rid of stain | | stain | customer, garment, ticket, price
    remove | action figures: character, series, year, accessories, value | I don't want value in there any more, makes me sad | | value | character, series, year, accessor
    remove | reading group: book, author, host, cake, rating | lose the cake and the rating | | cake, rating | book, author, host
    remove | home help visits: client, arrived, left, tasks, car mileage | mileage no longer needed the agency does it | | mileage | client, arrived, left, task
    remove | gliding club flights: pilot, glider, launch, landing, instructor | plz delete instructor | | instructor | pilot, glider, launch, landing
    remove | butchers christmas orders: name, phone, turkey size, deposit, loyalty card | we scrapped loyalty cards so take that out | | loyalty | name, phone, turkey, deposit
    rename | blacksmith commissions: buyer, item, steel, price | buyer should say patron | patron | buyer | item, steel, price
    rename | brass band instruments: player, instrument, serial, loan date | call serial "badge no" instead | badge | serial | player, instrument, loan
    rename | after school club register: kid, class, pick up time | change 'kid' to 'pupil', the head hates kid | pupil | kid | class, pick
    rename | sea glass finds: colour, shore, rarity | rarity -> how special | special | rarity | colour/color, shore
    rename | newsagent delivery rounds: boy or girl, street, papers | boy or girl is daft. Make it carrier. | carrier | boy or girl | street, paper
    rename | dads blister packs: drug, dose, given at | i'd rather it said medicine than drug | medicine | drug | dose, given
    change | quilts: pattern, batting, blocks done, story | story needs to be a big box, several lines | | | pattern, batting, block, story
    change | egg stall sales: buyer, eggs (hen, duck, goose), boxes | goose should read quail | quail | goose | buyer, hen, duck, box
    change | driving lessons: learner, car, minutes, route | minutes has to be a number not words | | | learner, car, minute, route
    change | comic books: title, issue, grade, publisher | grade is a decimal, 9.4 for instance | | | title, issue, grade, publisher
    change | metal detecting finds: object, field, depth, found | found is a date, not yes/no, sorry for confusing you | | | object, field, depth, found
    sort | picture framing: customer, moulding, due date | soonest due goes top | | | customer, moulding/molding, due
    sort | caving club ropes: rope, metres, last used | order them longest rope first would you | | | rope, metre/meter, used
    look | candle makers log: wax, scent, wick | make it purple!! | purple | | wax, scent, wick
    look | night sitter notes: time, awake or asleep, comfort | screen far too bright at 3am, go dark | dark | | time, awake, comfort
    look | cupcake orders: flavour, box, pickup | title it Crumbs and Co | crumbs | | flavour/flavor, box, pickup/pick up
    screen | sewing lessons: student, garment, lesson day | show lessons on a calendar too | calendar | | student, garment, lesson
    screen | mums appetite: meal, how much eaten, weight | a graph of her weight over time would help the dietician | graph/chart | | meal, eaten, weight
    question | mushroom forays: species, wood, spore print | does it work when theres no signal out there? | | | species, wood, spore
    question | costume hire: outfit, size, hirer | how do i get a row out again if i typed it wrong | | | outfit, size, hirer
`,
  ),
];
