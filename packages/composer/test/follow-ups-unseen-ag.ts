import { readTold, type ToldFollowUp } from './told-follow-up.ts';

/** Follow-ups by people who had not seen the composer; not read. */
export const followAG: readonly ToldFollowUp[] = [
  ...readTold(
    'tr',
    `
    add | Tamire gelen saatler: marka, sahibinin adı, arızası, teslim tarihi | ustam güzel olmuş eline sağlık, yanlız kaç lira dedik onu unutuyorum fiyat da yazılsın | fiyat/ucret/tutar | | marka, sahi, ariza, teslim
    add | Güvercinlerim: bilezik no, renk, cinsiyet | anne baba guvercini de yazmak istiyorum soy takibi icin lazim | anne/ana, baba | | bilezik, renk, cinsiyet
    remove | Halı saha maçları: tarih, rakip takım, skor, hava durumu | hava durumu gereksiz kaldır onu kimse bakmıyo | | hava | tarih, rakip, skor
    add | Zeytinyağı müşterilerim: ad soyad, telefon, kaç teneke aldığı | Selamün aleyküm. Bazısı veresiye alıyor, ödedi mi ödemedi mi işaretleyelim | ode/veresiye | | ad, telefon, teneke
    rename | Muhtarlık evrak defteri: evrak no, veriliş tarihi, kime verildiği | Sayın ilgili, "kime verildiği" ifadesi yerine "teslim alan" yazılmasını rica ederim. Saygılarımla. | teslim alan | kime ver | evrak, tarih
    change-field | Traktör bakımı: yapılan iş, tarih, çalışma saati | yapılan iş elle yazmakla uğraşmayayım seçmeli olsun yağ değişimi filtre lastik bir de diğer | yag, filtre, lastik, diger | | is, tarih, saat
    add | Turşu kavanozlarım: sebze, kurulduğu gün, tuz miktarı | canım bir de sirke mi limon mu kattığımı yazacak yer olsa, komşum Nermin limonlu seviyor karıştırıyorum | sirke/limon/eksi/asit | | sebze, kurul, tuz
    look | Kına gecesi hazırlıkları: yapılacak iş, sorumlu kişi, bitti mi | rengi kırmızı bordo bişey olsun kına gecesi bu mavi hiç olmamıs | | | is, sorumlu, bit
    add | Kızımın çeyizi: eşya, adet, alındı mı | hangi mağazadan aldık yazalım bazen değiştirmeye gidiyoz fişi bulamıyoruz | magaza/dukkan/nereden | | esya, adet, alin
    multi | Kuaför randevuları: müşteri adı, saat, işlem | merhabalar iki şey isticem birincisi telefon no eklensin ikincisi işlem seçenekli olsun kesim boya fön gibi | telefon, kesim, boya, fon | | musteri, saat, islem
    question | Ehliyet sınavı soruları: soru, doğru cevap, konu | Yanlış yaptığım soruları tekrar çözebiliyor muyum bunda, bi yerini bulamadım | | | soru, cevap, konu
    add | Apartman aidatları: daire no, ödeyen, ay, tutar | yönetici bey makbuz numarası da girilsin diyor denetçi soruyormuş | makbuz | | daire, odeyen, ay, tutar
    filter | Okul servisi öğrencileri: öğrenci adı, mahalle, veli telefonu | sabah hangi mahalleye gidiyosam sadece o mahallenin çocukları görünsün istiyorum | | | ogrenci, mahalle, veli
    change-field | Su sayacı okuma: abone no, okunan endeks, okuma günü | okunan endeks sayı olsun sadece, harf yazılmasın bizim çırak içine not düşüyor | | | abone, endeks, okuma
    add | Babamın tansiyonu: büyük, küçük, tarih | Nabzını da yazalım doktor öyle söyledi | nab | | buyuk, kucuk, tarih
    change-rule | Şeker ölçümü: değer, saat, aç mı tok mu. 180 üstü kırmızı uyarı | doktorum 180 değil 160 dedi, yüz altmışı geçince uyarsın lütfen | | | deger, saat, ac
    add | Plak koleksiyonum: sanatçı, albüm, basım yılı | Kapak fotoğrafı da çekip koyabilsem süper olur ya | foto/kapak/resim | | sanatci, album, yil
    sort | Balık avı günlüğü: balık türü, kilo, yer, tarih | en büyük balık en üstte dursun, kiloya göre yani rastgele | | | tur, kilo, yer, tarih
    add | Tavuk yumurta defteri: gün, yumurta sayısı, kümes no | kırık çıkanları ayrı yazalım abi | kirik | | gun, yumurta, kumes
    add | Ezberlediğim sureler: sure adı, ayet sayısı, ezber durumu | Allah razı olsun. Son tekrar ettiğim günü de kaydetmek isterim, unutuyor insan | tekrar | | sure, ayet, durum
    multi | Kombi servis kayıtları: müşteri, adres, kombi markası, arıza | arıza yerine şikayet yaz birde garanti var mı yok mu kutusu koy | sikayet, garanti | ariza | musteri, adres, marka
    add | Lastik oteli: plaka, lastik ebadı, raf numarası | diş derinliğini de mm olarak girelim musteri kavga cıkarıyor sonra | dis derin/dis | | plaka, ebat/ebad, raf
    rename | Terzi ölçü defteri: müşteri, bel, boy, omuz | boy kısmı pantolon mu ceket mi belli olmuyor onun adını paça boyu yap | paca | | musteri, bel, omuz
    add-screen | Yaz kampı çocukları: isim, yaş, alerji | hocam iyi de ayrı bir sayfa daha lazım bize, malzeme listesi sayfası, çadır uyku tulumu falan oraya girilsin | malzeme | | isim/ad, yas, alerji
    add | tohum takası icin liste: tohum adi, kac adet, hangi yoreden | ekim ayı da olsun ne zaman ekilecek soruyolar hep forumda | ekim/ekil | | tohum, adet, yore
    remove | Mobilya siparişleri: müşteri, ürün, kumaş, kapora, teslim günü | kapora işini deftere yazıyoruz oradan çıksın | | kapora | musteri, urun, kumas, teslim
    add | Bebeğimin uykusu: yattığı saat, kalktığı saat, gün | gece kaç kere uyandı onuda yazabilelim uykusuzum valla | uyan | | yat, kalk, gun
    add | Kan bağışı gönüllüleri: ad, kan grubu, telefon | son bağış tarihi eklensin 3 ay geçmeden aramayalım kimseyi | son bagis/bagis tarih | | ad, kan grubu, telefon
    filter | Oto galeri araçları: marka model, yıl, km, satıldı mı | satılanlari gizle sadece eldekiler gozuksun ana ekranda karisiyor | | | marka/model, yil, km, sat
    change-field | Kamyon yük seferleri: nereden, nereye, yük cinsi, durum | durum şöyle olsun kardeş: yükleniyor, yolda, boşaltıldı, bu üçünden seçelim | yuklen, yolda, bosalt | | nereden, nereye, yuk cins/cins, durum
    multi | Burs başvuruları: öğrenci, okul, not ortalaması, anne mesleği | Anne mesleği alanı kaldırılsın, yerine hane geliri ve kardeş sayısı eklensin. Teşekkürler | gelir, kardes | mesle | ogrenci, okul, ortalama
    add | Köy imece günleri: hangi iş, kimin tarlası, gün | gelen kişileri de yazak kim geldi kim gelmedi belli olsun | gelen/katilan/kisi | | is, tarla, gun
    look | Kiralık evlerim: adres, kiracı, kira bedeli, kira günü | oğlum yazılar cok kücük gözüm görmüyor büyült biraz | | | adres, kiraci, bedel, gun
    remove | Dondurma çeşitleri: isim, top fiyatı, kalan kilo, alerjen | alerjeni zaten tabelaya yazdık burda olmasın kafa karıştırıyo çocuklar yanlış giriyor | | alerjen | isim/ad, fiyat, kilo
    rename | Satranç turnuvası: oyuncu, puan, tur, kulüp | kulüp değil okul olacak orası, biz okullar arasıyız | okul | kulup | oyuncu, puan, tur
    sort | İzlediğim diziler: dizi adı, bölüm, verdiğim puan | Puanı yüksek olandan düşüğe doğru dizilsin bi zahmet | | | dizi, bolum, puan
    add | Kuş gözlemlerim: tür, gözlem yeri, tarih, adet | merhaba, erkek dişi yavru ayrımını da yapabileceğim bir seçim olsa çok memnun olurum | erkek, disi, yavru | | tur, yer, tarih, adet
    question | Evdeki ilaçlar: ilaç adı, son kullanma tarihi, kaç kutu | tarihi geçince kendi kendine haber veriyor mu yoksa ben mi bakacam her gün | | | ilac, son kullanma, kutu
    change-field | Fidan dikimi: ağaç cinsi, dikim tarihi, bahçenin hangi köşesi | köşe yerine yazı olmasın kuzey güney doğu batı diye seçelim | kuzey, guney, dogu, bati | | cins, dikim
    add | Bağlama öğrencilerim: öğrenci, ders günü, çaldığı türkü | her dersin ücretini de yazmam lazim ay sonu hesap tutmuyo | ucret/fiyat/tutar | | ogrenci, gun, turku
    multi | Gezilecek kaleler: kale adı, il, giriş ücreti, gittim mi | bir de foto ekle, birde gittiğim tarih, giriş ücretini de at artik hepsi müzekart zaten | foto/resim, tarih | ucret | kale, il, git
    add | Sokak kedileri besleme: kedi, mahalle, mama miktarı | kısırlaştırıldı mı diye bi tik lazım veteriner teyze soruyo | kisir | | kedi, mahalle, mama
    remove | Pazar tezgahım: mal, alış fiyatı, satış fiyatı, toptancı | toptancı adı görünmesin sil orayı yan tezgah bakıyor | | toptanci | mal, alis, satis
    add | Altın günü: ev sahibi, tarih, kaç çeyrek toplandı | kızlar ikramları da yazalım dedi kim ne yaptı aynı börek olmasın her hafta :) | ikram | | ev sahibi, tarih, ceyrek
    change-rule | Kurban hissesi: hissedar, büyükbaş no, ödeme. Bir hayvana 5 kişi | bir büyükbaşa 7 kişi girer 5 değil düzeltin lütfen 7 dolunca doldu desin | | | hissedar, buyukbas, odeme
    change-field | Şantiye puantajı: işçi adı, gün, çalışma, ekip | çalışma kısmı tam gün yarım gün gelmedi diye üç seçenek olacak patron öyle istedi | tam, yarim, gelmedi | | isci, gun, calisma, ekip
    filter | Kargo paketleri: takip no, alıcı, şube, durum | benim sube bursa sadece bursa subesini gorecek sekilde suzme koy | | | takip, alici, sube, durum
    multi | Nakliyat işleri: müşteri, eski adres, yeni adres, kat, fiyat | abi asansör var yok eklensin, fiyat yerine anlaşılan tutar yazsın, bir de yeni tarihli iş üstte çıksın | asansor, anlasilan | fiyat | musteri, eski adres, yeni adres, kat
    add | Depo anahtarları: anahtar no, kapı, kimde | Ne zaman alındığı da belli olmalı. Alış tarihi, iade tarihi. Güvenlik amiri Hasan | alis/alin/alma/teslim, iade | | anahtar, kapi, kimde
    rename | Rüya defterim: tarih, rüya, his | his yazan yer duygu olsun bence daha hos duruyor | duygu | | tarih, ruya
    group | Kilim motifleri: motif adı, yöre, anlamı, renkler | yöre yöre toplansın Uşak altında Uşaklar Konya altında Konyalar | | | motif, yore, anlam, renk
    add | ingilizce kelime defteri: kelime, turkce anlami, ornek cumle | okunusunu da yazim telafuz edemiyorum hoca kiziyor | okunus/telaffuz/telafuz | | kelime, anlam, cumle
    remove | Sigarayı bırakma: gün, kaç dal içtim, harcanan para, ruh hali | ruh hali beni daha cok sıkıyor kaldırıver | | ruh | gun, dal, para
    question | Koşu günlüğüm: mesafe, süre, tarih | Telefonumu değiştirirsem kayıtlarım gider mi? Yedek alma var mı | | | mesafe, sure, tarih
    multi | Çiçekçi siparişleri: gönderen, alıcı, çiçek türü, teslim saati | Selam, karta yazılacak not diye bi yer, bide ödeme şekli nakit kart havale olsun | not, odeme, nakit, havale | | gonderen, alici, cicek, teslim
    change-field | Diş laboratuvarı işleri: hekim, hasta, iş türü, renk kodu, teslim | teslim sadece gün olmuş, saat de seçilebilsin çünkü kurye 14te geliyor | | | hekim, hasta, is tur, renk, teslim
    rename | Askerlik arkadaşlarım: isim, memleket, telefon, koğuş | koğuş lafı olmamış bölük yazsın biz bölükten biliriz birbirimizi | boluk/bolug | kogus | isim/ad, memleket, telefon
    add-screen | Elektrik arıza defteri: pano no, arıza, yapılan işlem, tarih | bide ayrı ekran aç orda kullandığımız malzemeleri tutalım sigorta kablo kontaktör kaç tane kaldı | malzeme/stok | | pano, ariza, islem, tarih
    look | Düğün davetlileri: ad soyad, kaç kişi, gelecek mi | merhaba ben Kazak gelin, Türkçe az biliyor. Uygulama karanlık olsun siyah arka, göz yoruluyor gece | | | ad, kisi, gel
    multi | Peynir yapımı: süt litresi, maya, sıcaklık, tarih, keçi mi inek mi | maya markası ayrı yazılsın, olgunlaşma günü eklensin, keçi inek yanına koyun da gelsin | maya marka/marka, olgunlas, koyun | | sut, sicaklik, tarih
    `,
  ),
  ...readTold(
    'en',
    `
    add | List of my pottery glazes: glaze name, colour, firing temperature | lovely thank you! could you also pop in how many coats I used, it matters a lot | coat | | glaze, colour/color, temp
    add | Allotment plots: plot number, holder name, rent paid | we need the waiting list position on there too, comittee has been asking | wait | | plot, holder, rent
    multi | Choir music library: title, composer, number of copies, shelf | please add voice parts (SATB, SSA, TTBB) and get rid of the shelf, we moved to boxes. box number instead | satb, ssa, ttbb, box | shelf | title, composer, cop
    add | Horses I shoe: horse, owner, last visit | needs next visit date so i can ring the owners before they ring me | next | | horse, owner, last
    remove | Piano tuning customers: name, address, piano make, pitch, notes | Kindly remove the pitch. It is always 440 in my trade and only takes up room. | | pitch | name, address, make, note
    change-field | Food truck shifts: worker, day, start time, role | role shoud be a pick list not typing: grill, till, prep, driver | grill, till, prep, driver | | worker, day, start
    add | Mileage log: date, from, to, miles | also reason of trip because tax man want it | reason/purpose | | date, from, to, mile
    change-rule | Asthma inhaler: date, puffs, time. Warn if over 8 puffs a day | nurse says its 6 a day now not 8 so change the warning pls | | | date, puff, time
    look | Model train collection: engine, scale, maker, year bought | can it be green and gold like the old railway colours, the current look is a bit hospital | | | engine, scale, maker, year
    add | Whisky tasting notes: bottle, distillery, age, score | nose palate finish. three seperate boxes for those | nose, palate, finish | | bottle, distillery, age, score
    filter | Lost property at reception: item, where found, date, claimed | I only want to see stuff nobody has claimed yet when the phone rings | | | item, found, date, claim
    add | Beach cleanups: date, beach, bags collected | hi from our little group in Cornwall :) would be brilliant to log weight in kg as well, the council asks for kilos | weight/kg/kilo | | date, beach, bag
    rename | Sourdough bakes: flour, water, starter, result | call 'result' the 'crumb' instead, thats what bakers say | crumb | result | flour, water, starter
    sort | My comic books: series, issue number, condition, value | put most valuable at the top plz | | | series, issue, condition, value
    add | Babysitting jobs: family, date, hours | how much they owe me lol i keep forgeting | owe/amount/pay/due/earn | | family, date, hour
    group | Window cleaning round: house, street, price, last cleaned | houses want to be under there street so i can do one street at a time | | | house, street, price, last
    question | Chimney sweep jobs: customer, address, flue type, certificate number | can my wife see the same list on her phone or is it just mine | | | customer, address, flue, cert
    add | Tool lending: tool, borrower, date out | my neighbour Dave has had my ladder since march. add a date it came back and the deposit they left | return/back, deposit | | tool, borrow, out
    multi | Scuba dive log: site, depth, bottom time, buddy | add water temp, add visibility, and change buddy to dive partner cheers | temp, visib, partner | buddy | site, depth, time
    add | Things I saw through telescope: object, date, eyepiece | also a sky condition rating please, I am learner of astronomy and of english | sky/condition/seeing/rating | | object, date, eyepiece
    remove | Knitting projects: pattern, yarn, needle size, cost, finished | lose the cost column my husband might see it | | cost | pattern, yarn, needle, finish
    change-field | Fish tank tests: date, ph, ammonia, nitrate, fed today | make fed today a plain yes or no tick, i dont want to type in it | | | date, ph, ammonia, nitrate, fed
    add | School library loans: pupil, book, due date | Good morning. Would it be possible to record the class each pupil belongs to? Many thanks, Mrs Abara | class | | pupil, book, due
    add-screen | Boat maintenance: job, engine hours, date | need another page for spare parts on board, part and where its stowed | spare/part | | job, engine, date
    add | Prayer requests: person, request, date | God bless, please put a place to mark when it is answered | answer | | person, request, date
    question | Migraine diary: date, pain level, trigger | does it work without internet because i go to my mums village alot and theres no signal | | | date, pain, trigger
    change-field | Job applications: company, position, date sent, status | status options should be applied, interview, offer, rejected. and ghosted honestly | applied, interview, offer, reject, ghost | | company, position, date, status
    add | Wedding vendors: vendor, service, phone | Deposit paid and balance left need to be in there or my mum will loose it | deposit, balance | | vendor, service, phone
    multi | Dog walking clients: dog, owner, walk day, price | 1 add vet phone 2 add can it go off lead yes/no 3 sort by dog name | vet, lead/leash | | dog, owner, day, price
    filter | Cycling routes: route, distance, climb, surface | let me show only gravel ones when i want | | | route, distance, climb, surface
    rename | Garage sale items: item, price, sold | This is not garage sale we are in the UK, please change it to Car Boot Sale | car boot | garage | item, price, sold
    add | Spelling words for my son: word, meaning, week | he is a visual learner so a picture for each word would help him so much | picture/photo/image | | word, meaning, week
    change-field | Scaffold inspections: site, bay, inspector, pass or fail | Pass or fail isnt enough. need a third one "pass with remarks" | remark | | site, bay, inspector, pass, fail
    add | Fridge temperatures for restaurant: fridge, temp, date | chef say who take the temperature must put initials | initial | | fridge, temp, date
    look | Tattoo appointments: client, design, body part, time | make it dark man. black background white letters | | | client, design, body, time
    add | My guitar pedals: brand, model, effect type | what power it takes, 9v or 18v, fried one last week | power/volt/9v | | brand, model, effect
    remove | Orchids: name, last watered, pot size, light, fertiliser | hello dear, I do not use fertiliser any more so take that away please | | fertili | name, water, pot, light
    sort | Foreign coins: country, year, metal, face value | oldest year first please | | | country, year, metal, value
    add | Food bank volunteers: name, phone, days available | dont forget we need if they got a driving licence or not, very important for pickups | licen/driv | | name, phone, day
    multi | Hotel laundry: room, item, quantity, ready date | Change room to floor and room, add stain yes or no, delete ready date because is always tomorrow | floor, stain | ready | room, item, quantity
    add | Pub quiz nights: date, team, score | can u add the round they played the joker on | joker | | date, team, score
    rename | Barber shop clients: client, haircut, last visit, tip | change client to customer everywhere, client sounds like lawyer | customer | client | haircut, visit, tip
    change-field | Plumber van stock: part, quantity, supplier, size | size want to be 15mm 22mm 28mm just tap one | 15, 22, 28 | | part, quantity, supplier, size
    add | Mother's medication: medicine, dose, time | My mother is 91. We would like to tick whether it was taken, and with food or without | taken/took/given, food | | medicine, dose, time
    add | Camping packing list: item, how many, packed | who is carrying it!! last time we had 3 stoves and no gas | carr/who/person | | item, many/quantity, packed
    group | Flatmate chores: chore, person, day, done | could it be split up by person so everyone sees their own heap | | | chore, person, day, done
    multi | Puppies in the litter: name, sex, birth weight, collar colour | need chip number adding. also the new owner. collar colour should be choose red blue green or yellow | chip, owner, red, blue, green, yellow | | name, sex, weight, collar
    remove | Film cameras I own: make, lens, film format, serial number, price paid | serial number is not useful for me please delete it | | serial | make, lens, format, price
    add-screen | Book club: book, author, meeting date, host | I think we want a seperate tab where people suggest next books, with who suggested it | suggest | | book, author, date, host
    multi | Private tutoring students: student, subject, level, hourly rate | Hi again, its Olga. Please to add homework and parent email, and level is better name grade | homework, email/e-mail, grade | level | student, subject, rate
    add | Firewood sales: customer, loads, delivered | oak or ash or mixed, customers moan if they dont get what they had last time | oak, ash, mixed | | customer, load, deliver
    remove | Haunted places visited: place, date, what we felt, scare rating, witnesses | ok so take out witnesses its only ever me and Kev | | witness | place, date, felt, scare/rating
    sort | Bowling league: bowler, average, handicap, team | a to z by bowler name not by when i typed em in | | | bowler, average, handicap, team
    rename | Perfume collection: name, house, notes, ml left | 'house' confuses my sister she thinks its where i keep it. say brand | brand | house | name, note, ml
    question | Parking permits: flat, number plate, expiry | how do I print this or send it to the managing agent?? | | | flat, plate, expir
    look | Solar panel output: date, kwh made, weather | bigger letters and a sunny yellow at top thx | | | date, kwh, weather
    rename | Sewing patterns: pattern number, garment, size, fabric needed | should say 'yardage' where it says fabric needed | yardage | fabric needed | pattern, garment, size
    change-field | Cricket nets hire: team, date, lane, fee | lane can only be 1 2 3 or 4 so stop people typing other stuff | 1, 2, 3, 4 | | team, date, lane, fee
    multi | Darts practice: date, average, highest checkout, 180s | put the opponent in, take 180s out i never hit any haha, and newest day first | opponent | 180 | date, average, checkout
    multi | Lambing record: ewe tag, date, number of lambs, problems | wants ram used adding and dead lambs seperate number, problems call it assistance given | ram used/ram, dead, assist | problem | ewe, date, lamb
    `,
  ),
];
