import { readTold, type ToldFollowUp } from './told-follow-up.ts';

/** Follow-ups by people who had not seen the composer. */
export const followBH: readonly ToldFollowUp[] = [
  ...readTold(
    'tr',
    `
    add | Köy fırını sırası: hane, gün, odun yükü | hamuru kaç tekne getirecek onu da yazalım, tekne sayısı diye bi yer olsun | tekne sayisi |  | hane, gun, odun yuku
    add | Bileyici defterim: dükkan, bıçak adedi, ücret | abi ücreti verdi mi vermedi mi belli değil, ödendi işareti koyalım yanına | odendi |  | dukkan, bicak adedi, ucret
    add | Annemin tansiyonu: büyük, küçük, saat | nabız da lazım doktor onu da soruyor | nabiz |  | buyuk, kucuk, saat
    add | Halk oyunları kursu ogrencileri: ad, yas, yöre | çocukların ayakkabı numarasını ekler misiniz, çarık sipariş edeceğiz | ayakkabi numara |  | yas, yore
    add | arı kovanlarım: kovan no, çıta sayısı, ana yaşı | huyunu da yazayım: sakin, hırçın, orta. hırçına eldivensiz gidilmiyor çünkü | huy, sakin, hircin |  | kovan no, cita sayisi, ana yasi
    add | Kuaför randevuları: müşteri, saat, işlem | boya numarası unutuluyo her seferinde kadına soruyoruz ayıp oluyo, boya no alanı ekle | boya no/boya numara |  | musteri, saat, islem
    add | Taziye evi yemek sırası: aile, gün, yemek | Kaç kişilik olduğunu da belirtmek gerekir, geçen hafta yetmedi. | kisi |  | aile, gun, yemek
    add | yorgan siparisleri: musteri, olcu, kumas | teslim tarihi yok ki burda, kadın düğüne yetişsin diyor, teslim tarihi koy | teslim tarih |  | musteri, olcu, kumas
    add | KPSS denemeleri: tarih, doğru, yanlış | boş sayısı da olsun, bi de hangi yayın olduğu | bos, yayin |  | tarih, dogru, yanlis
    add | Güvercinlerim: bilezik no, renk, cins | eşi kim onu da yazmam lazim, es diye bir alan aç | es |  | bilezik no, renk, cins
    add | Tekne tamir işleri: tekne adı, arıza, fiyat | ne durumda olduğunu göreyim: bekliyor, kızakta, suya indi | bekliyor, kizakta, suya indi |  | tekne adi, ariza, fiyat
    add | Almanya'daki dernek aidatlari: üye, ay, tutar | Bizde bazisi Überweisung yapiyor bazisi elden veriyo. ödeme şekli ekleyin: elden, havale | odeme sekli, elden, havale |  | uye, ay, tutar
    add | Oğlumun alerji günlüğü: yediği, belirti, saat | fotoğraf koyabileyim kızarıklığın, doktora göstercem | foto |  | yedigi, belirti, saat
    add | Çini atölyesi fırın kayıtları: parça, sır, derece | pişme süresini de tutalım saat olarak | pisme sure |  | parca, sir, derece
    add | Mahalle kedileri: isim, sokak, renk | kısır mı değil mi ve hangi kulağı kesik, ikisini de ekleyelim | kisir, kulak/kulag |  | isim, sokak, renk
    add | saz yapım siparişleri: müşteri, ağaç, tel boyu | kapora aldım mı almadım mı karışıyor hocam bi kapora yeri aç | kapora |  | musteri, agac, tel boyu
    add | sut toplama: ciftci, litre, tarih | yag orani da yazilsin mandıra ona gore para veriyo | yag oran |  | ciftci, litre, tarih
    add | Kütüphane gönüllüleri: ad, gün, görev | Telefon numaralarını da girebilelim lütfen, ulaşamıyoruz kimseye. | telefon |  | gun, gorev
    add | Çeyiz listesi: eşya, adet, alındı | kayınvalide mi alacak biz mi belli olsun :)) kim alacak: kız tarafı, oğlan tarafı | kim alacak, kiz tarafi, oglan tarafi |  | esya, adet, alindi
    add | Düğün davulcusu işlerim: köy, tarih, ücret | bahşişi ayrı yazacam ortakla bölüşmüyoz onu | bahsis |  | koy, tarih, ucret
    remove | Terzi işleri: müşteri, bel, basen, not | not kısmı gereksiz sil onu kimse yazmıyor |  | not | musteri, bel, basen
    remove | Zeytin hasadı: tarla, kasa, işçi, hava | havayı çıkar ya ne alaka |  | hava | tarla, kasa, isci
    remove | Uyku takibi: yatış, kalkış, rüya | Rüya bölümünü kaldırabilir misiniz? Hatırlamıyorum zaten rüyalarımı. |  | ruya | yatis, kalkis
    remove | Kuran kursu talebeleri: ad, veli, cüz, adres | adres olmasin veliler istemiyo vermek |  | adres | veli, cuz
    remove | balik gunlugum: yer, yem, kilo, ay evresi | ay evresine bakan yok, at gitsin |  | ay evresi | yer, yem, kilo
    remove | Apartman şikayetleri: daire, konu, telefon | telefonlar görünmesin kvkk var başımız ağrır, o alanı silelim |  | telefon | daire, konu
    rename | Pazar tezgâhı borçları: isim, miktar, tarih | miktar yerine veresiye yazsın | veresiye | miktar | isim, tarih
    rename | Keçi sürüsü: küpe, cins, doğum | cins değil de ırk denir ona, düzeltelim | irk | cins | kupe, dogum
    rename | Tiyatro kulübü provaları: tarih, sahne, katılan | Katılan yazan yeri "kadro" yapar mısın | kadro | katilan | tarih, sahne
    rename | Lokum imalat: çeşit, kazan, kilo | bizde kazan denmez, parti denir. adı parti olsun | parti | kazan | cesit, kilo
    rename | evde fizik tedavi: hareket, tekrar, agri | hareket yazisi egzersiz olsun doktor oyle diyo | egzersiz | hareket | tekrar, agri
    rename | Hat dersleri: talebe, harf, tarih | talebe sözü eski kaçmış, öğrenci diye değiştirin zahmet olmazsa | ogrenci | talebe | harf, tarih
    change-field | Kiralık gelinlikler: model, beden, durum | durumda şunlar seçilsin: müsait, kirada, kuru temizlemede | musait, kirada, kuru temizleme |  | model, beden, durum
    change-field | Bebek maması günlüğü: saat, miktar, tür | türü elle yazmayayım gece yarısı, seçmeli olsun anne sütü / mama / püre | anne sutu, mama, pure |  | saat, miktar, tur
    change-field | Odun satışı: müşteri, miktar, fiyat | miktar ton olsun, ster diye satmıyoz artık | ton |  | musteri, miktar, fiyat
    change-field | Okul servisi: öğrenci, durak, bindi | bindi kısmı tik olsun basıp geçelim yazı yazamam direksiyonda |  |  | ogrenci, durak, bindi
    change-field | taş plak arşivim: sanatçı, makam, kondisyon | kondisyon seçenekleri: tertemiz, çizik, çatlak | tertemiz, cizik, catlak |  | sanatci, makam, kondisyon
    change-field | Şeker ölçümlerim: tarih, değer, öğün | öğün şıklarına gece de eklensin, aç ve tok zaten olmalı | gece, ac, tok |  | tarih, deger, ogun
    change-rule | Su içme takibi, günde 8 bardak hedef: saat, bardak | 8 çok geldi bana tuvaletten çıkamıyorum, 6 yapın | 6 |  | saat, bardak
    change-rule | Halı saha kirası, saati 900 lira: takım, gün, saat | zam geldi 1250 oldu saati | 1250/1.250 |  | takim, gun, saat
    change-rule | Köy minibüsü koltuk ayırtma 14 kişi: yolcu, iniş yeri | araba değişti 19 koltuk var artık | 19 |  | yolcu, inis yeri
    add-screen | Dernek kermesi satışları: ürün, fiyat, adet | masrafları da ayrı bi sayfada tutalım: kalem, tutar | masraf, kalem, tutar |  | urun, fiyat, adet
    add-screen | Sera domatesleri: sıra, dikim, çeşit | ilaçlama için ayrı liste lazım, ilaç adı ve doz yazcam | ilac, doz |  | sira, dikim, cesit
    add-screen | Evde bakım ziyaretleri: hasta, tarih, yapılan | Ziyaretleri takvim üzerinde görebileceğim bir ekran rica ediyorum. | takvim |  | hasta, tarih, yapilan
    add-screen | simit arabam gunluk: tarih, satilan, kalan | ay sonu ne sattım ne kaldı bi özet ekranı yap kardeşim | ozet |  | tarih, satilan, kalan
    look | Bağlama kursu yoklama: öğrenci, tarih, geldi | bordo yap rengini kursun rengi o | bordo |  | ogrenci, tarih, geldi
    look | Gece nöbeti devir notları: oda, not, saat | gece gözümü alıyor karanlık mod koyun | koyu/karanlik |  | oda, saat
    look | babamın ilaçları: ilaç, saat, içti | yazılar küçük kalmış babam 78 yaşında büyüt biraz |  |  | ilac, saat, icti
    sort | Maç bahisi değil masa tenisi ligi: oyuncu, puan, maç | en çok puanlı üstte dursun |  |  | oyuncu, puan, mac
    sort | Tohum takas: tohum, köy, yıl | köy köy gruplansın liste karışık duruyo |  |  | tohum, koy, yil
    sort | bozulan makinalar: makina, arıza, geliş tarihi | önce gelen önce görünsün, sıraya göre tamir ediyom |  |  | makina, ariza, gelis tarih
    filter | Öğrenci evi alışverişi: ürün, kim, alındı | sadece alınmayanları görebilelim markette |  |  | urun, kim, alindi
    filter | Fidan satış: fidan, boy, fiyat | fiyatı 200 altı olanları süzecek bişey lazım |  |  | fidan, boy, fiyat
    filter | Camii temizlik nöbeti: isim, hafta, yapıldı | isme göre arayıp bulayım, kalabalık oldu liste |  |  | isim, hafta, yapildi
    question | Yün boyama defteri: bitki, mordan, renk | bunu komşuya nasıl gönderirim, onun telefonunda da açılır mı |  |  |
    question | Kira takibi: daire, ay, ödeme | internet gidince yazdıklarım siliniyor mu acaba? |  |  |
    question | dershane etut: ders, saat, ogretmen | yanlis yazdigim seyi nasil duzeltcem bulamadim |  |  |
    multi | Tarhana siparişleri: müşteri, kilo, acı | adres ekle, acı yerine acılık yaz, bir de kırmızı olsun her yer | adres, acilik |  | musteri, kilo
    multi | Dağcılık kulübü malzeme: malzeme, adet, raf | rafı sil biz raf kullanmıyoz, kimde olduğu yazsın, malzemeye göre alfabetik dizilsin | kim | raf | malzeme, adet
    multi | ebru kursu: kursiyer, seans, ucret | Merhabalar, telefon da olsun lütfen. Seans kelimesini ders yapalım. Teşekkürler iyi çalışmalar | telefon, ders | seans | kursiyer, ucret
`,
  ),
  ...readTold(
    'en',
    `
    add | Church bell ringers: name, bell, night | could we note how many years they been ringing please. just "years ringing" will do | years ringing |  | name, bell, night
    add | Tailor orders: customer, cloth, price | Oga please add balance, people pay half and run | balance |  | customer, cloth, price
    add | Gran's meds: pill, time, dose | who gave it? my brother and me both turn up. options: Kev, Jo, carer | kev, jo, carer |  | pill, time, dose
    add | tiffin customers: name, flat, veg or nonveg | kindly add spice level also, mild / medium / full tikha | spice, mild, medium, full tikha |  | name, flat
    add | Sourdough log: flour, water, hours | want to rate each loaf, 5 stars, and a photo so i can see the crumb | rat/star, photo |  | flour, water, hours
    add | Allotment plots: plot, holder, rent | we've a waiting list argument brewing, so put the date they joined on it. Date joined. | date joined/joined |  | plot, holder, rent
    add | Knitting projects: pattern, yarn, needle size | Add row count! I always loose my place when the phone rings | row |  | pattern, yarn, needle size
    add | phone repair: customer, model, fault | i need write IMEI too, sometimes police ask | imei |  | customer, model, fault
    add | Migraine diary: date, strength, trigger | need which side of the head: left, right, both | side, left, right, both |  | date, strength, trigger
    add | Goat herd Oklahoma: tag, name, breed | gotta have the last deworming date on there or I'm toast | deworm |  | tag, name, breed
    add | Driving lessons: pupil, hour, pickup | Test date would be useful, and whether theory is passed | test date, theory |  | pupil, hour, pickup
    add | German vocabulary for my exam B1: word, meaning | article is missing!! der die das, must choose | article, der, die, das |  | word, meaning
    add | Funeral singers rota: singer, parish, day | hymns as well, long text so I can paste three or four | hymn |  | singer, parish, day
    add | Shea butter stock: jar size, quantity, cost | put the name of supplier, madam in Kaduna is cheaper than the other one | supplier |  | jar size, quantity, cost
    add | My physio after knee op: exercise, reps | pain out of ten afterwards. she's always asking | pain |  | exercise, reps
    add | Clock restoration bench: maker, movement, owner | I should like a field for the estimated value, for insurance purposes. | value |  | maker, movement, owner
    add | stray dogs feeding: lane, dog, time | vaccinated yes no also to be kept, municipality is asking | vaccinat |  | lane, dog, time
    add | Roommate chores: chore, who, day | add done tick. no excuses jared | done |  | chore, who, day
    add | Lambing shed: ewe, lambs, pen | weight of lamb in kg n whether it wants bottle | weight, bottle |  | ewe, pen
    add | Cleaning jobs: client, address, hours | I am need also key number, because I have many keys and I mix it | key |  | client, address, hours
    remove | Scout camp kit: item, quantity, colour | colour is daft, bin it |  | colour | item, quantity
    remove | Naming ceremony guests: name, table, gift | Please remove gift, it looks like we are begging. |  | gift | name, table
    remove | Baby naps: start, end, mood | ditch mood, he's always grumpy lol |  | mood | start, end
    remove | Bike co-op repairs: bike, problem, mechanic, postcode | we dont need postcode anymore |  | postcode | bike, problem, mechanic
    remove | tuition batch: student, class, fees, caste | sir why caste is there i wrote by mistake, delete that column |  | caste | student, class, fees
    remove | Home brew: batch, hops, gravity, cost | Take out the cost before my wife sees it |  | cost | batch, hops, gravity
    rename | Food bank parcels: family, bags, date | say household instead of family, some live alone | household | family | bags, date
    rename | Barber queue: client, cut, barber on duty | change "cut" to style abeg | style | cut | client, barber on duty
    rename | Choir library: song, voice, copies | It's "piece", not "song". We do Byrd, not Beyoncé. | piece | song | voice, copies
    rename | Pottery glaze tests: glaze, cone, result | result should be called outcome, can you fix the label | outcome | result | glaze, cone
    rename | walking group: walk, miles, leader | call leader 'guide' from now on, Brian got ideas | guide | leader | walk, miles
    rename | my shop debts: person, money, day | I want the word money become owes | owes | money | person, day
    change-field | Blood sugar: reading, when, food | make "when" a pick list: fasting, after lunch, bedtime | fasting, after lunch, bedtime |  | reading, when, food
    change-field | Canal boat log: stretch, locks, fuel | fuel in litres please, not gallons, we're not in 1960 | litre |  | stretch, locks, fuel
    change-field | Sari shop stock: fabric, shade, pieces | fabric only these three: silk, cotton, georgette | silk, cotton, georgette |  | fabric, shade, pieces
    change-field | Volunteer drivers: driver, area, available | available should be a checkbox, typing yes each time is silly |  |  | driver, area, available
    change-field | Farm eggs: hen house, eggs, grade | grade choices should be small, large, cracked. thats all | small, large, cracked |  | hen house, eggs, grade
    change-field | Quilt guild library: book, borrower, condition | condition need a "falling apart" option, plus good and worn | falling apart, good, worn |  | book, borrower, condition
    change-rule | Savings for Hajj, goal 6000 pounds: date, amount | agent raised it. goal is 7200 now | 7200/7,200 |  | date, amount
    change-rule | Kayak hire at $25 an hour: renter, kayak, hours | bump it to 30 an hour for summer | 30 |  | renter, kayak, hours
    change-rule | Yoga class max 12 people: name, session | new room is smaller, only 9 mats fit | 9 |  | name, session
    add-screen | Wedding cake orders: bride, tiers, date | I also need a separate list for ingredients: item, how much left | ingredient, item, left |  | bride, tiers, date
    add-screen | Village hall bookings: group, room, day | Can there be a calendar page so I can see the whole month at a glance? | calendar |  | group, room, day
    add-screen | Okada earnings: day, trips, money made | another page for fuel and repairs, what i spend and how much | fuel/repair/spend/spent/expense |  | day, trips, money made
    add-screen | Marathon training: date, km, feeling | gimme a summary screen with total km | summary/total |  | date, km, feeling
    look | Bird ringing records: species, ring, weight | Could it be dark green, like my old notebook | green |  | species, ring, weight
    look | night feeds: time, side, minutes | dark mode pls im blind at 3am | dark |  | time, side, minutes
    look | Kids reading log: book, pages, liked it | my daughter says it must be purple. MUST | purple |  | book, pages
    sort | Pub darts league: player, wins, legs | most wins at the top obviously |  |  | player, wins, legs
    sort | Visa documents: paper, deadline, ready | order by deadline, nearest first, I am very stress |  |  | paper, deadline, ready
    sort | Tool library: tool, shelf, owner | group em by shelf |  |  | tool, shelf, owner
    filter | Foster kittens: name, age, adopted | just show me ones not adopted yet, with a button or summat |  |  | name, age, adopted
    filter | Past paper practice: subject, year, marks | I want to filter subject wise |  |  | subject, year, marks
    filter | Piano tuning round: client, town, last tuned | let me search by town when I'm on the road |  |  | client, town, last tuned
    question | Beekeeping diary: hive, frames, queen | how do I get this onto my wife's phone, she has the apple one |  |  |
    question | Rent book: tenant, month, paid | is anyone else able to see what I put in here? |  |  |
    question | esusu group: member, week, contribution | If I delete one member by mistake can it come back? |  |  |
    multi | Henna bookings: bride, date, design | add deposit, rename design to pattern, and make it orange | deposit, pattern | design | bride, date
    multi | Chess club: member, rating, board | we don't use board, drop it. add school, sort by rating highest first | school | board | member, rating
    multi | Mum's recipes from Kerala: dish, steps, time | Hi again! Two things — a "serves" box, and change time to cooking minutes. Thanks a ton | serves, cooking minutes |  | dish, steps
`,
  ),
];
