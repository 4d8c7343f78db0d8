import { readTold, type ToldFollowUp } from './told-follow-up.ts';

/** Follow-ups by people who had not seen the composer; not read. */
export const followAJ: readonly ToldFollowUp[] = [
  ...readTold(
    'tr',
    `
    add | Tespih koleksiyonum: taşın cinsi, boncuk sayısı, aldığım yer | selamun aleyküm kardeşim ellerine sağlık güzel olmuş, bir de ustasının adını yazabileyim | usta |  | tas/cins, boncuk, yer
    add | Köy fırını sırası: kimin günü, kaç ekmek, odun getirdi mi | muhtar karar aldı artık tuz parası da toplıyoz oraya tuz parası diye bi yer aç | tuz |  | ekmek, odun
    add | Bisiklet turlarımın kaydı: tarih, rota, kaç km | süper ya :) rakım kazancı eksik kalmış onu da koyarsan metre cinsinden | rakim |  | tarih, rota, km/kilometre
    add | Annemin tansiyon ölçümleri: tarih, büyük tansiyon, küçük tansiyon | doktor bey kontrolde nabza da bakın dedi nabzı da yazalım lütfen | nabiz/nabz |  | buyuk, kucuk
    add | Okul servisi öğrenci listesi: ad soyad, adres, veli telefonu | abi ben şoförüm sabah hangisi kaçta biniyo unutuyom, biniş saati ekle | binis/saat |  | ad, adres, veli/telefon
    add | Balık avı günlüğü: mera, yem, tutulan balık | rüzgar da önemli hocam, rüzgar diye seçmeli bir alan olsun poyraz lodos karayel | ruzgar, poyraz, lodos, karayel |  | mera, yem, balik
    add | Terzi siparişlerim: müşteri, kıyafet, teslim tarihi | Kızım ölçü yazacak yer yok ki, bel ve basen koyuver | bel, basen |  | musteri, kiyafet, teslim
    add | Mahalledeki sokak kedileri: isim, renk, kısır mı | veteriner kuduz aşısı yaptı bugün hepsine, aşı tarihini de tutmam gerekiyor | asi |  | isim/ad, renk/reng, kisir
    add | Minibüs hasılat defteri: gün, sefer sayısı, hasılat | mazot her gün cebimden çıkıyo mazot masrafınıda yazıyım | mazot |  | gun/tarih, sefer, hasilat
    add | Örgü modellerim: model adı, ip türü, şiş numarası | canım modelin fotoğrafını da koyabilir miyim yoksa hangisi hangisiydi karışıyor | foto/resim/resmi/gorsel |  | model, ip, sis
    add | Apartman su sayacı okuması: daire, eski endeks, yeni endeks | yeniden eskiyi çıkarıp tüketim diye kendi hesaplasın elle uğraşmıyım | tuketim |  | daire, eski, yeni
    add | Mevlit davetlileri: isim, kaç kişi gelecek, geliyor mu | hangi köyden geldiklerini de yazalım çünkü minibüs tutulacak | koy |  | isim/ad, kisi, geliyor
    add | Kamp malzemelerim: malzeme, adet, çantada mı | sırt çantası 14 kiloyu geçti, ağırlıgı da yazıp görmek istiyorum (gram) | agirlik/gram |  | malzeme, adet, canta
    add | Drone uçuş kayıtlarım: tarih, yer, süre | Merhabalar, üç bataryam var hangisiyle uçtuğumu bilmem şart. Batarya numarası eklenebilir mi? Teşekkürler | batarya |  | tarih, yer, sure
    add | Plak arşivi: sanatçı, albüm, basım yılı | plağın kondisyonu olsun seçmeli, sıfır gibi / iyi / çizik | kondisyon, sifir, iyi, cizik |  | sanatci, album, yil
    add | Ben öğretmen ingilizce, öğrencilerim liste: isim, ülke, seviye | merhaba lütfen eklemek istiyor doğum tarih öğrenci için teşekkürler | dogum |  | isim/ad, ulke, seviye
    add | Zeytin hasadı: tarla, tarih, kaç kilo | fabrikadan gelen yağ miktarı da girilsin litre olarak | yag |  | tarla, tarih, kilo
    add | Kurban ortakları: isim, hisse sayısı, ödenen para | vekalet verdi mi diye tik atılacak bişey lazım hoca soruyor | vekalet |  | isim/ad, hisse, odenen/para
    add | Halı yıkama işleri: müşteri, metrekare, tutar | hangi mahalleden aldık unutuyoruz eleman boşuna geziyo, mahalle ekle bi de kapıcı adı | mahalle, kapici |  | musteri, metrekare, tutar
    add | Evdeki saksı çiçekleri: çiçek adı, aldığım tarih, hangi oda | son gübre verdiğim günü de yazmak isterim yaşlılık işte unutuyorum evladım | gubre |  | cicek, tarih, oda
    remove | Halı saha kadrosu: oyuncu, mevki, forma numarası, yaş | yaşı kaldır kanka herkes yalan yazıyo zaten ahahah |  | yas | oyuncu, mevki, forma
    remove | Antika eşyalarım: eşya, dönem, menşei, sigorta bedeli | Rica etsem sigorta bedeli bölümünü çıkarır mısınız, telefonu torunlar da kurcalıyor |  | sigorta | esya, donem, mense
    remove | Türk sanat müziği korosu repertuvarı: eser, besteci, makam, süre | sureye gerek yokmus sef oyle dedi sil onu |  | sure | eser, besteci, makam
    remove | Kuaför randevu defterim: müşteri, saat, işlem, kapora | kapora almıyorum artık tatlım o kısım gitsin |  | kapora | musteri, saat, islem
    remove | Tavuk kümesi: kafes no, tavuk sayısı, günlük yumurta, yem markası | yem markası lüzumsuz oldu hep aynısını alıyoruz, onu kaldıralım |  | marka | kafes, tavuk, yumurta
    rename | Sanayide çıraklarımın listesi: ad, ustası, gündelik | gündelik demeyelim yevmiye yazsın biz öyle deriz | yevmiye | gundelik | ad, usta
    rename | Köpek eğitim defteri: köpek adı, sahibi, komut | "Komut" yazan yeri "Ödev" olarak değiştirir misiniz, sahipler daha iyi anlıyor | odev | komut | kopek, sahib/sahip
    rename | Tiyatro kostümleri: kostüm, beden, raf | raf yok bizde hepsi asılı duruyo rafın adı askı no olsun | aski | raf | kostum, beden
    rename | Hurda alım defteri: satıcı, hurda cinsi, kilo | satıcı degil getiren yaz usta | getiren | satici | cins, kilo
    rename | Marinadaki tekneler: tekne adı, rıhtım, boy | rıhtım kelimesini ponton yapalım müdür bey öyle istiyor | ponton | rihtim | tekne, boy
    change-field | Kiralık araçlarım: plaka, yakıt, günlük fiyat | yakıtı elle yazmayalım seçelim: benzin, dizel, lpg, elektrik | benzin, dizel, lpg, elektrik |  | plaka, yakit, fiyat
    change-field | Migren günlüğüm: tarih, şiddet, tetikleyen şey | şiddeti yazamıyorum başım ağrırken, hafif orta dayanılmaz diye üç tane şık olsa basıp geçsem | hafif, orta, dayanilmaz |  | tarih, siddet, tetikle
    change-field | Kitap kulübümüz: kitap, yazar, puan | puanı yıldızla verelim 5 yıldız üzerinden |  |  | kitap, yazar, puan
    change-field | Mobilya montaj işleri: müşteri, adres, durum | durum bölümü şöyle olsun bekliyor, yolda, kuruldu, eksik parça | bekliyor, yolda, kuruldu, eksik |  | musteri, adres, durum
    change-field | Ata tohumu takas listesi: tohum, yıl, miktar, kimden geldi | miktar yazı gibi oluyo sadece rakam girilsin oraya |  |  | tohum, yil, miktar, kim
    change-field | Kızımın çeyiz listesi: eşya, alındı mı, fiyat | alındı mı evet hayır olmasın şöyle olsun: alındı, alınacak, vazgeçildi | alinacak, vazgecildi |  | esya, alindi, fiyat
    change-rule | Kırtasiye dükkanı stoğu: ürün, adet, raf. adet 10un altına düşünce uyarsın | 10 çok oldu hep uyarıyo 3ün altına düşünce uyarsa yeter |  |  | urun, adet, raf
    change-rule | Köy kütüphanesi ödünç defteri: kitap, alan kişi, veriliş tarihi. 15 gün geçerse gecikti desin | Süreyi 15 günden 21 güne çıkardık, ona göre gecikti yazsın lütfen |  |  | kitap, alan, verilis/tarih
    add-screen | Hayvan barınağındaki köpekler: isim, ırk, geliş tarihi | bide gönüllüler için ayrı bi sayfa olsun ad, telefon, hangi gün geliyo | gonullu, telefon, gun |  | isim, irk, gelis
    add-screen | Çay ocağı veresiye: dükkan, bardak sayısı, borç | Toptancıdan aldıklarım için ayrı bir ekran daha lazım, adı Alımlar olsun içinde tarih malzeme tutar | alim, malzeme, tutar |  | dukkan, bardak, borc
    look | Namaz kaza defterim: vakit, kaç tane, kılındı mı | yazılar çok ufak kızım gözlerim seçmiyor büyütüver |  |  | vakit, kilindi
    look | Düğün salonu rezervasyonları: gelin damat, tarih, kişi sayısı | renkler çok sönük bordo yapsak, salonun rengi bordo da |  |  | gelin, tarih, kisi
    look | Gece bekçisi tur kaydı: saat, nokta, gördüğüm şey | karanlıkta gözümü alıyo siyah ekran yap abi |  |  | saat, nokta, gordu
    sort | Kömür satışlarım: müşteri, ton, teslimat günü | en yakın teslimat en üstte dursun karışık geliyo böyle |  |  | musteri, ton, teslimat
    sort | Bilek güreşi turnuvası sporcuları: sporcu, kilo, galibiyet | cok galibiyeti olan basta gözüksun asagı dogru azalsın |  |  | sporcu, kilo, galibiyet
    group | Nalburdaki vidalar: vida tipi, çap, kutu sayısı | hepsi alt alta yığılmış, vida tipine göre gruplasın |  |  | tip, cap, kutu
    group | Üniversite yurdu oda eşyaları: eşya, kat, sağlam mı | kat kat ayrılsın istiyorum yani 1. kat altında onun eşyaları, 2. kat altında onunkiler |  |  | esya, kat, saglam
    filter | Satılık arsa ilanlarım: mevki, metrekare, imar durumu, fiyat | müşteri soruyor hemen bulayım, sadece imarlı olanları süzebileyim |  |  | mevki, metrekare, imar, fiyat
    filter | Diş laboratuvarı protez işleri: hekim, diş, bitti mi | yalnızca bitmeyenleri göstersin diye bir düğme olabilir mi acaba |  |  | hekim, dis, bitti
    question | Pul koleksiyonu: ülke, yıl, konu, değeri | bu telefon kaybolursa pullarım da gider mi? yedek nasıl alıyoruz |  |  | ulke, yil, konu, deger
    question | Özel ders saatlerim: öğrenci, ders, ücret | internet yokken de açılıyo mu bu program dağ köyündeyim |  |  | ogrenci, ders, ucret
    question | Pansiyon odaları: oda no, misafir, giriş, çıkış | eşim kendi telefonundan aynı listeyi görebilir mi ben yazınca |  |  | oda, misafir, giris, cikis
    multi | Motosiklet bakımlarım: tarih, yapılan iş, kilometre | eline sağlık. servis adı ekle, kilometreyi km yapma öyle kalsın, bide en yeni bakım üstte olsun ve rengi turuncu | servis |  | tarih, yapilan, kilometre
    multi | Pastane sipariş defteri: müşteri, pasta çeşidi, kaç kişilik, not | notu çıkar kimse yazmıyor, onun yerine alerji diye yer koy, kapora da olsun | alerji, kapora | not | musteri, pasta/cesit/cesid, kisilik
    multi | Keçi sürüsü: küpe no, doğum tarihi, süt miktarı | küpe no demesin kulak no desin, kilosunu da yazalım, gebe mi diye de işaret koyalım | kulak, kilo, gebe | kupe | dogum, sut
    multi | Mezuniyet yıllığı yazıları: öğrenci, lakap, yazı | 1) lakabı sil ayıp oluyor 2) sınıf ekle 12A 12B 12C diye seçmeli 3) teşekkürler :)) | sinif, 12a, 12b, 12c | lakap/lakab | ogrenci, yazi
    multi | Elektrikçi iş takibi: müşteri, arıza, ücret | ustam şimdi şöyle, telefon numarası da olsun üstüne basınca arasın, ödendi mi kutucuğu olsun, ödenmeyenleri ayrı görebileyim | telefon, odendi |  | musteri, ariza, ucret
    multi | Kombucha denemelerim: demleme tarihi, çay türü, şeker | şeker yazan yeri şeker gramı yap sayı girilsin, tat puanı ekle 1den 5e, kavanoz numarası da lazım | gram, tat, kavanoz |  | demleme, cay, seker
    multi | Okçuluk antrenmanı: tarih, mesafe, isabet, hava | havayı kaldırın salondayız, yay tipi ekleyin seçenekleri klasik ve makaralı, bir de isabete göre büyükten küçüğe sıralansın | yay, klasik, makarali | hava | tarih, mesafe, isabet
    multi | Dernek burs öğrencileri: ad, okul, burs miktarı | Hayırlı günler, okulu bölüm olarak adlandıralım, iban eklensin, ayrıca bağışçılar için ayrı bir liste istiyoruz ad ve bağış tutarı olsun. Allah razı olsun | bolum, iban, bagis | okul | ad, burs
    `,
  ),
  ...readTold(
    'en',
    `
    add | Sourdough starter feedings: date, flour, water | love it! could i also note the room temperature, winter makes it sluggish | temperature/temp |  | date, flour, water
    add | Allotment plots list: plot number, tenant, rent paid | the committee now wants to know who has a shed, tick box will do | shed |  | plot, tenant, rent/paid
    add | Church flower rota: sunday, name, colour of flowers | Dear sir, would you kindly add a space for the telephone number. Mrs Hallett never turns up otherwise | phone |  | sunday, name, colour/color/flower
    add | My guitar pedals: brand, model, price paid | need serial number in case they get nicked again | serial |  | brand, model, price/paid
    add | Piano pupils: name, grade, lesson day | parents email pls, and the piece they are working on | email/e-mail, piece |  | name, grade, day
    add | tools in my van: tool, make, where it lives | boss wants pat test date on all of it | pat/test |  | tool, make, where/live
    add | Nursing home night handover: resident, room, what happened | hi can we have a mood box with calm, restless, distressed to pick from thanks | mood, calm, restless, distressed |  | resident, room, happen
    add | Baby feeding log: time, ml, which formula | so tired lol forgot the nappies, need nappy too wet or dirty | napp, wet, dirty |  | time, ml, formula
    add | Quilt blocks I have sewn: pattern, fabric, size | Could I put a picture of each block please dear, my memory is not what it was | photo/picture/image |  | pattern, fabric, size
    add | Bird sightings: species, date, location | Would be handy to have how many I saw. Count or whatever you call it | count/how many/number |  | species, date, location
    add | food truck daily sales: date, pitch, takings | gas bottle cost should be in there as well cos thats eating my profit | gas |  | date, pitch, taking
    add | Fossil finds: type, beach, date found | would like to record the geological period, choices Jurassic, Cretaceous, Triassic | period, jurassic, cretaceous, triassic |  | type, beach, date/found
    add | Guests in my holiday flat: name, arrival, departure | hello friend, I want also nationality of guest because police ask me this paper | nationalit |  | name, arriv, depart
    add | Chimney sweep jobs: customer, address, fee | need to note number of flues at each house mate | flue |  | customer, address, fee
    add | My daughters swim times: event, date, time | ok so she switched club and now the pool length matters so put pool length in too | pool/length |  | event, date, time
    add | Film camera collection: camera, year, working or not | lens mount would make this perfect for me | mount/lens |  | camera, year, working
    add | School raffle tickets: buyer, ticket number, paid | which class is the child in?? add class please so i can hand prizes out | class |  | buyer, ticket, paid
    add | Keys cut at my locksmith shop: customer, key code, date | i am learn english sorry. please put blank type also, and deposit | blank, deposit |  | customer, code, date
    add | Cheese tasting notes: cheese, country, what i thought | add what milk it is cow goat sheep | milk, cow, goat, sheep |  | cheese, country, thought
    add | Model railway locos: class, livery, gauge | Grandson says I should note the DCC address of each engine. Can that go on? | dcc |  | class, livery, gauge
    remove | Scout badges: scout, badge, date earned, leader | we dont need leader its always me |  | leader | scout, badge, date/earned
    remove | Tenants in our building: flat, name, rent, occupation | get rid of occupation please, feels nosy |  | occupation | flat, name, rent
    remove | My running shoes: brand, bought on, miles, shoelace colour | haha ok shoelace colour was a joke take it off |  | lace | brand, bought, mile
    remove | Bakery waste log: product, quantity, reason, staff initials | union complained about the staff initials so that has to go. everything else stays as is |  | initial | product, quantity, reason
    remove | Horse livery yard: horse, owner, stable, insurance number | drop the insurance number, I keep that in the filing cabinet |  | insurance | horse, owner, stable
    rename | Laundry orders: client, bag weight, pick up time | please change word client to guest we are hotel now | guest | client | weight, pick
    rename | Tabletop RPG characters: player, class, level | class should read Vocation, different system sry | vocation | class | player, level
    rename | Skip hire bookings: name, skip size, drop date | it says drop date, should be delivery date, sounds like we drop it on their car | delivery | drop | name, size
    rename | Compost diary: heap, started, temperature | we call them bays not heaps so rename heap to bay | bay | heap | start, temperature/temp
    rename | Volunteer drivers: driver, car, area | "Area" ought to say "Parish" if you would be so good | parish | area | driver, car
    change-field | Beehive frames inspection: frame number, brood, notes | brood should be a pick list: none, patchy, solid | none, patchy, solid |  | frame, brood, note
    change-field | Hair colour formulas for my clients: client, tint, developer | developer is always 10 vol 20 vol 30 vol 40 vol so let me choose instead of typing with wet gloves | 10 vol, 20 vol, 30 vol, 40 vol |  | client, tint, developer
    change-field | Wood pile: species, date stacked, dry enough | dry enough not yes/no. make it green, seasoning, ready | green, seasoning, ready |  | species, stacked/date, dry
    change-field | Driving lessons: pupil, date, hours | hours wont let me do 1.5, needs to take half hours |  |  | pupil, date, hour
    change-field | Jiu jitsu class members: name, belt, last grading | let the last grading be a date i pick off a calender not typed |  |  | name, belt, grading
    change-field | Second hand phones for sale: model, condition, price | condition options: A grade, B grade, spares only | a grade, b grade, spares |  | model, condition, price
    change-rule | Salon towels and shampoo stock: item, quantity, supplier. warn me when less than 20 | 20 is way too early, warn at 6 |  |  | item, quantity, supplier
    change-rule | Fridge contents: food, bought on, use by. show red 2 days before use by | make that red 5 days ahead instead of 2 as we only shop once a week |  |  | food, bought, use by
    add-screen | Canal boat trips: date, lock count, moored at | could there be a seperate page for fuel stops with marina, litres, price | fuel, marina, litre/liter, price |  | date, lock, moor
    add-screen | Amateur wrestling club: wrestler, weight, coach | I'd want another screen called Fixtures, with opponent, venue and date on it | fixture, opponent, venue |  | wrestler, weight, coach
    look | Prayer requests of my parish group: who, request, answered | Is it possible to have bigger letters? I am 81 and the print is tiny |  |  | who, request, answered
    look | DJ set list: track, bpm, key | dark mode plssss its blinding in the booth |  |  | track, bpm, key
    look | Nursery pickup list: child, collected by, time | can it be yellow and cheerful like our nursery, the blue is a bit bank-ish |  |  | child, collect, time
    sort | Gravel deliveries: site, tonnes, date | newest on top pls not bottom |  |  | site, tonne, date
    sort | Pub quiz league teams: team, captain, points | highest points first otherwise nobody can see whos winning |  |  | team, captain, point
    group | Comic books: series, issue, publisher | split it up by publisher, like all marvel together then all dc together |  |  | series, issue, publisher
    group | Tree surgeon quotes: customer, tree, village, amount | put the quotes under each village so I can do one village in a day |  |  | customer, tree, village, amount
    filter | Board games we own: game, min players, minutes, who it belongs to | when theres only 2 of us i want to see just the games with min players 2 |  |  | game, player, minute, belong
    filter | Hearing aid repairs: patient, make, status | show only ones with some chosen status, list is getting long now |  |  | patient, make, status
    question | Lambing record: ewe, lambs, date | how many sheep can i put in before it gets full or slow |  |  | ewe, lamb, date
    question | Medication for my dad: tablet, dose, time of day | who can see this information? is it stored on the internet somewhere or just my phone |  |  | tablet, dose, time
    question | Window cleaning round: street, house, price | can i get this out into excel for my accountant |  |  | street, house, price
    multi | Pottery kiln firings: date, cone, glaze | Hey, great start! Add firing hours, and a photo of the result, and newest first please | hour, photo/picture/image |  | date, cone, glaze
    multi | Mobile dog groomer clients: dog, breed, owner, remarks | take off remarks, put in bites yes or no, and change owner to pet parent thats what they like to be called | bite, pet parent | remark, owner | dog, breed
    multi | Warehouse pallets: pallet id, aisle, weight | my friend i need color code (red, blue, white), also forklift driver, and make aisle become zone | red, blue, white, driver/forklift, zone | aisle | pallet, weight
    multi | Book of family recipes index: dish, whose recipe, page | add a course field with starter main pudding. also get rid of the page as the book fell apart. sorted a to z if poss | course, starter, main, pudding | page | dish, whose/recipe
    multi | Metal detecting finds: object, field, depth | two things: landowner permission tick box and estimated value in pounds. oh and third thing green colour | permission, value |  | object, field, depth
    multi | Gym machines maintenance: machine, fault, reported by | add priority low medium urgent and fixed on date and let me see only the urgent | priority, low, medium, urgent, fixed |  | machine, fault, report
    multi | Wedding band gigs: couple, venue, fee, dress code | dress code can go its always black. deposit paid instead. and first dance song!! they always text it to me and i lose it | deposit, dance/song | dress | couple, venue, fee
    multi | Aquarium water tests: date, ph, ammonia | nitrate and nitrite both missing. also a seperate list of the fish with species and date bought. thank you so much this is saving my guppies | nitrate, nitrite, fish, species, bought |  | date, ph, ammonia
    `,
  ),
];
