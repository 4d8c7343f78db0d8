import { readTold, type ToldFollowUp } from './told-follow-up.ts';

/** Follow-ups by people who had not seen the composer; not read. */
export const followAR: readonly ToldFollowUp[] = [
  ...readTold(
    'tr',
    `
    add | Kaz sürüm için liste: halka numarası, cinsiyet, kuluçka tarihi | selamun aleyküm bide kaç kilo geldigini yazacak yer koysan iyi olur kesime gidecekleri ona göre ayırıyom | kilo/agirlik |  | halka, cinsiyet, kulucka
    add | Köy fırını sırası: hane adı, gün, kaç ekmek | yav bir de odunu kim getirecek o yazsın, gecen hafta kimse getirmedi hamurlar ekşidi | odun |  | hane, gun, ekmek
    multi | Kalaycı defterim: müşteri adı, kap cinsi, adet, fiyat | ustam şimdi şöyle, fiyat yerine ücret yaz, telefon numarası da eklensin birde adet lazım değil çıkart onu hep tek tek alıyorum | ucret, telefon/tel | fiyat, adet | musteri, kap
    remove | Mevlit takibi: ev sahibi, tarih, okuyan hoca, kaç kişilik | kaç kişilik kısmını kaldırın lütfen, sayı saymak hoş olmuyor Allah rızası için gidiyoruz |  | kisilik/kac kisi | sahib, tarih, hoca/okuyan
    add | Dolapta sattığım kıyafetler: ürün adı, beden, satış fiyatı | slm kargo takip no da yazabilelim mi müsteriler sürekli soruyo nerde kaldı diye | kargo/takip |  | urun, beden, fiyat
    change-field | Babamın tansiyon kayıtları: tarih, büyük, küçük, nasıl hissediyor | nasıl hissediyor kısmını elle yazmak zor geliyor ona, gözü görmüyor. seçmeli olsun: iyi, başı dönüyor, halsiz | iyi, donuyor/basi, halsiz |  | tarih, buyuk, kucuk, hisse
    rename | Güvercin defteri: bilezik no, ırkı, rengi, doğum tarihi | bilezik no değil bizde künye derler onu künye yapıver | kunye | bilezik | irk, reng/renk, dogum
    add | Keçe ustasıyım siparişler: müşteri, ürün, teslim tarihi | merhaba. Kapora alıyorum bazı müşterilerden, onu da girebileceğim bir alan ekler misiniz? Yoksa sonradan tartışma çıkıyor. | kapora |  | musteri, urun, teslim
    question | Sınıf kitaplığı: kitap adı, yazar, hangi öğrencide | Hocam bu bilgiler telefonum bozulursa gider mi acaba bi yere kaydediyomu |  |  | kitap, yazar, ogrenci
    look | Kuran kursu yoklaması: öğrenci adı, tarih, geldi mi, ezberi | yazilar cok kucuk gorunmuyor buyut biraz. birde yesil renk olsun her yer |  |  | ogrenci, tarih, geldi, ezber
    add | Bal kabağı tarlası: sıra no, ekim tarihi, su verildi mi | gübreyi de ekle ne zaman attık unutuyoz | gubre |  | sira, ekim, su
    sort | Pul koleksiyonum: ülke, yıl, konu, değeri | Efendim pullarım karışık sırada geliyor. En eski yıldan yeniye doğru dizilmesini rica ediyorum, teşekkürler. |  |  | ulke, yil, konu, deger
    multi | Evde bakım veriyorum: saat, ne yedi, ilaç verildi mi | bez degisimini yazcak yer ekle, uyku saatini de ekle ablası soruyo hep, saat yazan yeri de vakit yap | bez, uyku, vakit/vakt |  | yedi, ilac
    change-rule | İplik stoğum: renk, kalınlık, yumak sayısı, 3 yumaktan az kalınca uyarsın | 3 az kalıyo kargo gelene kadar bitiyo. 6 nın altına düşünce haber versin |  |  | renk/reng, kalinlik, yumak
    add | Halı yıkama işleri: müşteri adı, metrekare, alış günü | abi adresi unutmuşuz ya şoför nereye gidecek adres koy | adres |  | musteri, metrekare/m2, alis
    filter | Okul servisi öğrencileri: ad, sınıf, mahalle, veli telefonu | sadece bir mahalleyi görmek istiyorum mesela Yenimahalle seçince diğerleri gözükmesin |  |  | ad, sinif, mahalle, veli/telefon
    rename | Ebru kursu katılımcıları: isim, telefon, ödeme durumu | uygulamanın adı Suya Nakış olsun çünkü atölyemizin ismi bu | suya nakis |  | isim/ad, telefon, odeme
    add | Zeytin hasadı: ağaç no, toplanan kilo, tarih | toplayan kisi kim oda yazilsin cunku yevmiye vericem | toplayan/kisi/kim |  | agac, kilo, tarih
    add-screen | Köy düğünü takı listesi: takan kişi, ne taktı, değeri | bide ayri bi sayfa acin oraya yapılacaklar yazalım salon davul pasta falan | yapilacak |  | takan/kisi, takti, deger
    add | Sahaf rafım: kitap, yayınevi, baskı yılı, fiyat | kondisyon da lazım ciltli mi yıpranmış mı ne halde yani. durumunu yazmadan nete koyunca millet iade ediyor | kondisyon/durum |  | kitap, yayinevi, baski, fiyat
    change-field | Ağıl defteri koyun: küpe no, yaş, kuzuladı mı | yaş yazınca her sene değiştirmek lazım geliyo, onun yerine doğum tarihi seçelim takvimden | dogum | yas | kupe, kuzu
    remove | Solucan gübresi satışlarım: alıcı, çuval, tutar, not | Not kısmına hiç bişey yazmıyoruz boş boş duruyor, silin gitsin |  | not | alici, cuval, tutar
    add | Radyo amatörüyüm telsiz görüşme kaydı: çağrı işareti, frekans, saat | 73! Sinyal raporu (RST) alanı da eklenebilirse çok makbule geçer. | rst/sinyal/rapor |  | cagri, frekans, saat
    group | Cami avlusu hayır çarşısı ürünleri: ürün, yapan hanım, fiyat, türü | türüne göre ayrı ayrı dursun börekler bi yerde tatlılar bi yerde örgüler bi yerde |  |  | urun, yapan/hanim, fiyat, tur
    multi | Bisiklet tamirhanesi işleri: müşteri, bisiklet markası, arıza, ücret | usta selam bitti mi bitmedi mi göstersin, yani bekliyor yapılıyor hazır diye. ayrıca arıza yerine şikayet yazsın bide koyu renk yap göz yoruyo | bekliyor, yapiliyor, hazir, sikayet | ariza | musteri, marka/bisiklet, ucret
    add | Umre yolcu listesi: ad soyad, pasaport no, oda numarası | Hayırlı günler, kan grubu da olsun inşallah, yaşlı hacılarımız var mazallah | kan grubu/kan |  | ad, pasaport, oda
    question | Kombucha mayalama günlüğü: başlangıç tarihi, çay türü, tadı | eşimle aynı anda kullanabiliyor muyuz yoksa sadece bende mi görünür |  |  | baslangic, cay, tad/tat
    change-field | Mezarlık ziyaretleri: kimin mezarı, tarih, çiçek dikildi mi | çiçek dikildi mi evet hayır olmasın hangi çiçek olduğunu yazayım gül mü lale mi | cicek |  | mezar/kim, tarih
    add | Drone ile tarla ilaçlama işleri: çiftçi, dönüm, ilaç adı | ruzgar hizinida eklersen super olur ilce tarim istiyor | ruzgar |  | ciftci, donum, ilac
    look | Bez bebek siparişleri: alan kişi, saç rengi, elbise, teslim günü | pembe olsun yaa böyle çok resmi durmuş muhasebe programı gibi :) |  |  | alan/kisi, sac, elbise, teslim
    rename | Apartman görevlisiyim daire işleri: daire no, istek, tarih | istek yazmasın da talep yazsın yönetici öyle istiyo | talep | istek | daire, tarih
    add | Ben Suriyeli terzi. Elbise ölçü: isim, bel, boy | Abi omuz lazım unuttum. omuz da yaz lutfen tesekur ederim | omuz |  | isim/ad, bel, boy
    sort | Borç veren bakkal defteri veresiye: müşteri, tutar, tarih | borcu en çok olan en üste çıksın arkadaş gözüme gözüme soksun |  |  | musteri, tutar, tarih
    multi | Tiyatro kulübü kostümleri: kostüm adı, beden, hangi oyun, nerede | Merhabalar hocam, kostümün sağlam mı yırtık mı olduğunu işaretleyelim, bir de fotoğraf ekleyebilelim. Beden bilgisine gerek kalmadı, çocuklar aynı boyda zaten. | saglam/durum, foto/resim | beden | kostum, oyun, nere/yer
    add | Mantar toplama yerlerim: mevki, mantar türü, tarih | konumu da kaydetsin seneye bulamıyom aynı yeri ormanın içi hep birbirine benziyor | konum/harita |  | mevki, mantar/tur, tarih
    remove | Özel ders öğrencilerim: isim, ders, saat, ücret, veli adı | veli adı kalksın hepsi üniversiteli bunların velisi mi olur ya |  | veli adi | isim/ad, ders, saat, ucret
    change-field | Değirmene gelen buğday: getiren kişi, çuval, un mu bulgur mu | un mu bulgur mu olan yere irmik ve kepek te ekleyin seçilsin | irmik, kepek |  | getiren/kisi, cuval
    add | Akvaryum bakım: tarih, su değişimi, ph | nitrat degeride girilsin mumkunse discuslar olup duruyo | nitrat |  | tarih, su, ph
    filter | Gelin başı randevuları kuaför: gelin adı, tarih, kapora, prova yapıldı mı | provası yapılmamış olanları ayrı görebilim ya karışıyo |  |  | gelin, tarih, kapora, prova
    add-screen | Hamile takip ebeyim köylerde: anne adı, köy, kaçıncı hafta, son muayene | Bir ekran daha istiyorum, doğum yapanları yazacağım, bebek bilgileri olacak. Adı Bebekler olsun. | bebek |  | anne, koy, hafta, muayene
    add | Yorgancı siparişi: müşteri, yorgan ölçüsü, yün kilosu | kumaş rengini de yaz kızım saten oluyor bazısı mor bazısı yeşil karıştırıyom | renk/reng/kumas |  | musteri, yorgan/olcu, yun/kilo
    question | Satranç maçlarım: rakip, sonuç, açılış, tarih | internetsiz açılır mı bu, turnuva salonu bodrumda çekmiyo |  |  | rakip, sonuc, acilis, tarih
    multi | Hurdacıyım aldığım hurdalar: cinsi, kilo, kilo fiyatı | aldığım adamın adıda olsun plakasınıda yazak polis sorunca bulalım bide toplam parayı kendi hesaplasın | ad/kimden/satici, plaka, toplam |  | cins, kilo, fiyat
    add | Kanarya üretimi: kafes no, yumurta sayısı, çıkan yavru | dişinin kuluçkaya yattığı gün lazım bana ondan sayıyom 13 gün | yatma/yatti/kulucka/yatis |  | kafes, yumurta, yavru
    change-rule | Nöbetçi öğretmen ve puan takibi: öğrenci, davranış, puan, 10 puanda ödül | 10 puan cok kolay oldu hepsi odul aldi. odul 25 puanda olsun |  |  | ogrenci, davranis, puan
    add | Plak arşivi: sanatçı, albüm, devir | kaç liraya aldım ve nereden bilmiyorum artık, nereden aldığım yazılsın yeter para kısmını hanım görmesin | nereden/yer/satici |  | sanatci, album, devir
    rename | Turşu küpleri: küp no, kurulum tarihi, sebze, tuz oranı | kurulum tarihi lafı bilgisayar gibi olmuş kurduğum gün de oraya | kurdugum | kurulum | kup, sebze, tuz
    look | Cemevi lokma günleri: tarih, hizmet sahibi, lokma çeşidi | başlıktaki renk kırmızı olursa güzel olur canlar, bir de karanlık ekran olmasın beyaz olsun |  |  | tarih, hizmet/sahib, lokma
    add | İnstagramda mum satıyom siparişler: kullanıcı adı, koku, adet | hediye notu yazılacak yer de olsun kutuya kart koyuyorum unutunca rezil oluyorum | hediye/not |  | kullanici, koku, adet
    remove | Kayıp eşya okulda: eşya, bulunduğu yer, tarih, bulan öğrenci, rengi | Bulan öğrenciyi yazmak istemiyoruz, velilerden itiraz geldi. Lütfen kaldırınız. |  | bulan ogrenci | esya, yer, tarih, reng/renk
    group | Tohum takas listem: tohum adı, köy, yıl, çimlenme yüzdesi | hangi köyden geldiyse başlık başlık altına dizsin tohumları |  |  | tohum, koy, yil, cimlenme
    multi | Traktör bakım kaydı: tarih, yapılan iş, motor saati, masraf | Selam kardeş yapılan işi seçelim yağ filtre lastik diye, bir sonraki bakım tarihi de olsun, masraf yazısı gider olsun | yag, filtre, lastik, sonraki | masraf | tarih, saat
    change-field | Görme engelli koşu grubu antrenmanları: koşucu, rehber, mesafe, zorluk | zorluk 1den 5e kadar yıldız gibi olsa yazı yazmak istemiyoz | zorluk |  | kosucu, rehber, mesafe
    add | Minyatür asker boyama: figür adı, ordu, bitti mi | hangi boyaları kullandığımı da not edeyim, sonraki bölükte aynı tonu tutturamıyorum arkadaşlar | boya |  | figur, ordu, bitti
    sort | Kurban hissedarları: ad, telefon, kaç hisse, ödedi mi | alfabetik gelsin isimler arıyom bulamıyom bayram sabahı kıyamet kopuyo |  |  | ad, telefon, hisse, odedi/odeme
    remove | çeyiz sandığı: eşya, adet, kimden, aldığımız tarih | tarih olmasın bence gereksiz uzatıyor |  | tarih | esya, adet, kimden
    add | Çay bahçesi tombala gecesi: oyuncu, kart no, ödedi mi | masa numarası ekle çay götürcez | masa |  | oyuncu, kart, odedi/odeme
    rename | Hasta yatağı kiralama: kiralayan, cihaz, başlangıç, bitiş | Sayın yetkili, "kiralayan" ibaresinin "hasta yakını" olarak değiştirilmesini rica ederim. | hasta yakini | kiralayan | cihaz, baslangic, bitis
    multi | Semazen provaları: tarih, katılan, süre | provanın yapıldığı mekan yazılsın bide süreyi sil gerek yok katılanı semazen yap | mekan/yer | sure, katilan | tarih
    change-field | Bahçe kuyusu su satışı: alan kişi, kaç ton, ödendi mi | ödendi mi yerine nasıl ödedi olsun nakit, havale, sonra verecek bunlardan biri | nakit, havale, sonra |  | alan/kisi, ton
    `,
  ),
  ...readTold(
    'en',
    `
    add | My ferret diary: name of ferret, weight, date | hiya could u add what they ate, the vet keeps asking me and i never remeber | ate/food/meal/eaten/eat/diet |  | name/ferret, weight, date
    add | Church bell ringing log: date, tower, method rung | Good evening. Might I also record the name of the conductor? Our tower captain is rather insistent. | conductor |  | date, tower, method
    remove | Care home visiting list: resident, visitor, time, relation | take off relation pls people get upset when its asked at the door |  | relation | resident, visitor, time
    multi | Vinted sales tracker: item, size, price, sold yes or no | ok so add postage cost and a column for buyer name, also change price to asking price cos i always get less than that lol | postage, buyer, asking price |  | item, size, sold
    change-field | Goat milking records: goat, date, litres, milk quality | quality should be pick from list not typing, my hands is wet. good, watery, blood, sour | good, watery, blood, sour |  | goat, date, litre
    rename | Allotment waiting list: name, phone, plot size, date joined | call plot size just Rods, thats how we measure it here and have since 1911 | rods | plot size | name, phone, date/joined
    add | Chimney sweep customers: name, address, last sweep | need number of flues n all, some of these old vicarages got 9 of em | flue |  | name, address, sweep
    question | Quran memorisation tracker: surah, ayah count, date memorised | salam, does it work on my sons tablet as well or only the phone |  |  | surah, ayah, date/memori
    add | I repair the accordion, list of job: customer, model, problem | Hello friend, please to put also the price that I say to customer before, I am forget always | price/cost/quote/estimate |  | customer, model, problem
    look | Knitting projects: pattern, yarn, needle size, finished | its very grey. could it be purple please, like heather |  |  | pattern, yarn, needle, finish
    change-rule | Foster kittens weights: kitten name, date, grams, warn if less than 10 grams gained | 10g is too strict my vet says warn under 5 grams |  |  | kitten/name, date, gram
    add | Metal detecting finds: object, field, date found | add depth in inches mate thats half the fun | depth/inch |  | object, field, date/found
    filter | Food bank parcels: family, parcel size, collected, allergies | I want to see only the ones that have not been collected yet, the volunteers scroll for ever at closing time |  |  | family, parcel/size, collect, allerg
    multi | School lost teeth chart for reception class: child, date, which tooth | hi, cud you get rid of which tooth nobody knows, and put the childs birthday in, and make it bright colours cos its for 4 yr olds xx | birthday/birth | which tooth | child, date
    add | Dry stone wall jobs: farm, metres, start date | how many tonne of stone used as well | tonne/stone/ton |  | farm, metre, start
    sort | Grandma stamps inherited: country, year, condition, value | show the most valuable first please, the auction man is coming thursday |  |  | country, year, condition, value
    change-field | My pigeons race: ring number, race, time, position | the time must be two times brother, release time and arrive time, not one | release, arriv |  | ring, race, position
    add | Puppet theatre props: prop, show, box number | Hello, we lend things out to other troupes so I need to see who borrowed it. Many thanks, Margaret | borrow/lent/lend/loan |  | prop, show, box
    group | Sunday school craft supplies: item, quantity, cupboard, category | put them together under each cupboard so i can just walk there with my phone |  |  | item, quantity, cupboard, category
    add-screen | Beekeeping club members: name, email, number of hives | also want a separate page for swarm calls, where people ring up and say theres a swarm in the garden | swarm |  | name, email, hive
    add | Dad's dialysis record: date, weight before, weight after | we need also blood pressure there, nurse she write on paper and paper get lost | pressure/bp |  | date, before, after
    remove | Car boot sale takings: date, field, money taken, pitch fee, weather | scrap weather its always raining anyway |  | weather | date, field, money/taken/taking, fee
    multi | Morris dancing practice: date, dances, who came | Could we please (1) add the venue, (2) add who bought the first round, and (3) rename "who came" to "dancers"? Ta. | venue, round, dancers | who came | date
    add | Hedgehog rescue intake: id, found where, weight, date in | ticks!! forgot ticks. yes or no will do | tick |  | id, where/found, weight, date
    change-field | Mosque iftar volunteers: name, task, day, phone | task choose from: cooking, serving, cleaning, parking. people write rubbish in there | cooking, serving, cleaning, parking |  | name, day, phone
    add | selling eggs at gate: date, boxes sold, money in tin | broken ones too the postman keeps dropping em | broken/break |  | date, box, money/tin
    rename | Wig making orders: client, hair colour, cap size, due date | Hi lovely, it should say fitting date instead of due date. Clients panic when they see due haha | fitting date/fitting | due date | client, hair/colour, cap
    question | Sourdough starters log: starter name, feed time, flour type | can i print this out or email it to myself somehow im not good with phones |  |  | starter/name, feed, flour
    add | Ham radio contacts for my scout group: call sign, frequency, scout | age of the scout for the badge paperwork pls and thank you | age |  | call, frequency, scout
    multi | Village hall bookings: group, date, start time, end time | people dont pay so i need deposit paid yes no, and a key holder name, start time should say from and end time should say until | deposit, key, from, until | start, end time | group, date
    add | Typewriter collection: make, model, year | i want serial number because in forum they always ask it. sory for english i am from Izmir | serial |  | make, model, year
    change-field | Lambing notes: ewe tag, date, how many lambs, notes on birth | notes on birth takes too long at 3am make it easy / assisted / vet called and i tap one | easy, assisted, vet |  | ewe/tag, date, lamb
    look | Prayer requests list: person, request, date, answered | Please may the letters be larger and on a plain white background, several of us are past eighty. |  |  | person, request, date, answer
    add | Ice rink zamboni shifts: driver, date, start hour | put in blade changed? checkbox type thing | blade |  | driver, date, start/hour
    filter | Etsy soap batches: scent, made on, cure days, batch number | only wanna see lavender when i pick lavender u know what i mean like pick one scent and the rest go away |  |  | scent, made, cure, batch
    add | Shoe repair tickets: ticket no, customer, what to fix | Boss say we need when is ready date too. And thank you very very much | ready |  | ticket, customer, fix
    remove | Babysitting log: family, date, hours, rate, kids names | remove the kids names my mum says its a privacy thing |  | kids names/kids | family, date, hour, rate
    group | Dolls house miniatures: piece, room, maker, cost | I'd like headings for each room, kitchen things under kitchen and so forth |  |  | piece, room, maker, cost
    add | Canal boat log: date, from, to, locks | diesel litres we're always arguing over who filled up | diesel/litre/fuel |  | date, from, to, lock
    multi | Mum's dementia day sheet: time, mood, meals | hi all. my brother does nights so we need carer name on it. also did she take tablets yes or no. meals can be breakfast lunch tea supper to choose from | carer, tablet, breakfast, lunch, supper |  | time, mood
    change-rule | Pub quiz league: team, date, points, win gives 2 points | comittee changed it, win is 3 now |  |  | team, date, point
    add | Bonsai diary: tree species, age, last pruned | repotting date also, I killed the juniper because of this | repot |  | tree/species, age, prun
    sort | Tutoring homework list: pupil, subject, homework, due | whatever is due soonest should be on top not at bottom where noone looks |  |  | pupil, subject, homework, due
    add | Tattoo flash designs: design name, size, price | hey legend, add body part its for, some only work on forearm | body |  | design/name, size, price
    rename | Synagogue kiddush sponsors: family, shabbat date, occasion, amount | Amount sounds crass. Could it read Donation? | donation | amount | family, date/shabbat, occasion
    remove | Fishing bait worms farm: bin, fed on, temperature, worms count | no one is counting worms!! delete this |  | worms count/worm count | bin, fed, temperature
    add-screen | Scarecrow festival entries: entrant, scarecrow title, street | we also want a second screen for sponsors and what they gave so vicar can thank them | sponsor |  | entrant, title/scarecrow, street
    add | Ghost walk tour bookings: guest name, how many, date | paid or not paid!!! thats what i need at the gate in the dark | paid/pay |  | guest/name, how many/many/people/number/guests, date
    change-field | Blood donation drive sign ups: name, blood type, time slot | blood type have to be list A B AB 0 with plus minus please because somebody write "red" | ab, blood |  | name, time/slot
    multi | Taxidermy commissions: client, animal, mount type, price | Afternoon. Add licence number (legal requirement), add freezer shelf, drop the price as I do that on paper, cheers | licence/license, freezer/shelf | price | client, animal, mount
    question | Learning Welsh words: word, meaning, example | is there any adverts in it or do i pay something later |  |  | word, meaning, example
    add | Window cleaning round: house, day, price | front only or front n back needs to be on there ive had rows about it | front/back |  | house, day, price
    look | Funeral flowers orders: family, arrangement, service date, ribbon text | tone it down please, dark and quiet colours, this bright orange is not suitable for grieving people |  |  | family, arrangement, service/date, ribbon
    filter | Classroom hamster rota: pupil, week, cage cleaned, class | let me look at only class 3B without the others in it |  |  | pupil, week, cage/clean, class
    add | donkey sanctuary hoof trims: donkey, date trimmed, farrier | so um can you put in when the next one is due because its every eight weeks or so and i lose track thank you bye | next/due |  | donkey, date/trim, farrier
    multi | Lego minifigure swaps: figure, series, have or need | make have or need say Got, Need, Swap and add condition, also change the name of the app to Brick Swapz | got, need, swap, condition, brick swapz |  | figure, series
    rename | Cheese cave wheels: wheel number, milk, made on, turned on | turned on is confusing my apprentice thinks its a switch. say last flip | last flip/flip | turned | wheel, milk, made
    remove | Laundrette lost socks and service washes: customer, bags, weight, colour, pick up time | dont need the colour bit no more love |  | colour | customer, bag, weight, pick
    multi | Gurdwara langar stock: item, kilos, shelf | sat sri akal ji please put expiry date and who donated. and shelf not needed we have only one room | expir, donat/donor | shelf | item, kilo
    change-field | Sea swimming log: date, beach, water temp, minutes | temp in farenheit please im american, so the label needs to say F and allow decimals. | fahrenheit/farenheit/(f) |  | date, beach, temp, minute
    `,
  ),
];
