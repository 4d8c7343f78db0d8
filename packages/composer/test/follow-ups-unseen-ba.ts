import { readTold, type ToldFollowUp } from './told-follow-up.ts';

/** Follow-ups by people who had not seen the composer. */
export const followBA: readonly ToldFollowUp[] = [
  ...readTold(
    'tr',
    `
    add | Karavan kiralama: karavan adı, müşteri, teslim günü | kasko var mı yok mu onu da yazalım geçen ay başımız yandı | kasko |  | karavan, musteri, teslim
    add | simit arabasi gunluk: tarih, satilan simit, kalan simit | hocam bide cay satisini eklesen olurmu ayri kolon | cay |  | tarih, satilan, kalan
    add | Köy zeytinliği: parsel, ağaç sayısı, toplanan kilo | asit oranı da lazım, bir de hangi sıkımhaneye verdik. | asit, sikimhane |  | parsel, agac, toplanan
    add | plak arsivim: sanatci, album, yil | plagin durumu olsun: temiz, cizik, atlama yapiyor | durum, temiz, cizik, atlama |  | sanatci, album, yil
    add | Pansiyon odaları: oda no, misafir, giriş, çıkış | Merhaba kızım, ben 71 yaşındayım zor yazıyorum. Misafirin kahvaltı isteyip istemediğini de yazacak yer koyar mısın, sağ olasın | kahvalti |  | oda, misafir, giris
    add | Arı kovanlarım: kovan no, ana arı yaşı, bal kilosu | varroa ilacını ne zaman attım, onu da tutsun unutuyorum | varroa |  | kovan, ana, bal
    add | Tur otobüsü yolcuları: ad, koltuk, telefon | geçen turda teyzemiz fenalaştı kimi arayacağımızı bilemedik. acil durumda aranacak kişi ekleyelim | acil |  | koltuk/koltug, telefon
    add | Efemera koleksiyonu: parça, dönem, alış fiyatı | Sahaf adını ve sertifikası olup olmadığını da eklemek isterim, teşekkür ederim. | sahaf, sertifika |  | parca, donem, alis
    add | turşu siparişi: müşteri, turşu çeşidi, adet | kavanoz boyu olsun yarım kilo, 1 kilo, 3 kilo | kavanoz, yarim |  | musteri, cesit/cesid, adet/aded
    add | keçi sürüsü: küpe no, isim, doğum tarihi | süt miktarı litre olarak | sut, litre/lt |  | kupe, isim, dogum
    add | Elbise kiralama: model, beden, kiralayan | depozitoyu unutmuşum 😅 koyabilir miyiz | depozito |  | model, beden, kiralayan
    add | kamp yerleri: yer adı, il, not | tuvalet var mı, ateş yakmak serbest mi bunları da işaretleyelim | tuvalet, ates |  | yer, il, not
    add | Ekşi maya defteri: besleme saati, un türü, su gramı | ortam sıcaklığı da önemliymiş kurstaki hoca öyle dedi | sicakli |  | besleme, un, su
    add | Sera takip: sera no, ürün, dikim tarihi | gübre cinsi ve gübre miktarını da girelim kg cinsinden | gubre, miktar, kg/kilo |  | sera, urun, dikim
    add | vize evraklari: evrak adi, kimden alinacak, teslim edildi mi | gecerlilik tarihi lazm pasaportum yuzunden az daha ucamiyodum | gecerli |  | evrak/evrag, kim, teslim
    add | Traktör kiraya verme: çiftçi, tarla, saat | mazotu kim koydu belli olsun. traktör sahibi mi çiftçi mi | mazot, sahib/sahip |  | ciftci, tarla, saat
    add | Pul değiş tokuş: ülke, yıl, seri | elimde kaç tane fazla var diye bi sayı | fazla |  | ulke, yil, seri
    add | Köfteci veresiye: isim, tutar, tarih | Selamün aleyküm. Elinize sağlık güzel olmuş, bizim oğlan da beğendi. Yalnız ödedi mi ödemedi mi görmemiz lazım, bir de telefonunu yazalım ki arayalım. | odedi/odendi/odeme/odeni, telefon |  | isim, tutar, tarih
    add | tekne turu: kaptan, tekne, kişi sayısı | kalkış iskelesi: Bitez, Gümbet, Yalıkavak | iskele, bitez, gumbet, yalikavak |  | kaptan, tekne, kisi
    add | Tohum takası: tohum, kimden geldi, çimlenme günü | yerli mi hibrit mi seçilsin | yerli, hibrit |  | tohum, kim, cimlenme
    remove | Fidanlık: fidan türü, saksı boyu, fiyat, raf no | raf noyu sil kullanmıyoruz |  | raf | fidan, saksi, fiyat
    remove | Gezi günlüğü: şehir, konaklama, harcama, hava durumu | hava durumu gereksiz olmuş onu çıkaralım |  | hava | sehir, konaklama, harcama
    remove | Bisiklet kiralama: bisiklet no, müşteri, kimlik türü, saat | avukat arkadaş kimlik bilgisi tutmayın dedi kaldırır mısınız |  | kimlik | bisiklet, musteri, saat
    remove | Hindi çiftliği: kümes, hayvan sayısı, yem kilosu, yumurta | Yumurta kısmı olmasın, bizimkiler etlik. |  | yumurta | kumes, hayvan, yem
    remove | Model araba rafım: marka, ölçek, kutu durumu, renk | kutu durumunu istemiyorum ya hepsi açık duruyo zaten |  | kutu | marka, olcek/olceg, renk/reng
    remove | pasta siparisi: musteri, kat sayisi, krema, adres | adres silinsin elden teslim ediyoz |  | adres | musteri, kat, krema
    rename | Ev pansiyonu: yatak no, konuk, ücret | konuk yazmasın misafir yazsın | misafir | konuk | yatak/yatag, ucret
    rename | Bağ defteri: sıra no, üzüm çeşidi, kova | "kova" yerine "sandık" desen, biz sandıkla ölçüyoruz | sandik/sandig | kova | sira, uzum
    rename | mutfak deposu: malzeme, gramaj, skt | skt ne demek annem anlamadı, son kullanma tarihi diye değiştir | kullanma | skt | malzeme, gramaj
    rename | Rota defterim: başlangıç, varış, yakıt | Yakıtın adını benzin gideri yapalım lütfen | benzin | yakit | baslangic, varis
    rename | Tesbih koleksiyonu: taş, usta, ederi | ederi olmasın kıymeti olsun daha hoş duruyor | kiymet | eder | tas, usta
    rename | Balıkçı tezgahı: balık, kilo, geliş limanı | geliş limanı yanlış olmuş, adı mezat yeri olacak | mezat | liman | balik/balig, kilo
    change-field | karpuz satisi: alici, kilo, odeme | odeme secmeli olsun nakit kart veresiye | nakit, kart, veresiye |  | alici, kilo, odeme
    change-field | Çadır kiralama: çadır, kiralayan, kaç gün, telefon | telefonu yazmadan kaydetmesin, zorunlu olsun | telefon |  | cadir, kiralayan, telefon
    change-field | Seyahat valizi: eşya, bölüm, adet | bölüm elle yazılmasın, giysi, ilaç, elektronik, evrak diye seçelim | giysi, ilac, elektronik, evrak |  | esya, bolum, adet/aded
    change-field | Süt toplama: üretici, litre, yağ oranı | yağ oranı sayı olsun ama virgüllü girebileyim 3,6 gibi. yazı gibi girilmesin | yag |  | uretici, litre, yag
    change-field | Bardak altlığı koleksiyonu: ülke, marka, beğeni | Beğeniyi çok güzel / idare eder / kötü diye seçtirin, puanla uğraşamam | guzel, idare, kotu |  | ulke, marka, begeni
    change-field | Tarhana üretimi: parti no, üretim günü, miktar | miktarı kilo değil çuval olarak tutalım | cuval |  | parti, uretim, miktar
    change-rule | Kayık kiralama: müşteri, kaç saat, kayık no. Saati 120 lira, tutarı hesaplasın | zam geldi saati 150 oldu | 150 |  | musteri, saat, kayik/kayig
    change-rule | Lokum siparişi: müşteri, çeşit, kilo. 20 kilodan az sipariş alınmasın | Alt sınırı 12 kiloya indirelim, bayram geliyor | 12 |  | musteri, cesit/cesid, kilo
    change-rule | tavuk kümesi: tarih, yumurta sayısı, yem. günlük hedef 80 yumurta | hedef 95 olsun yeni tavuk aldık | 95 |  | tarih, yumurta, yem
    add-screen | Çiftlik hayvanları: küpe no, cins, yaş | bi de aşılar için ayrı sayfa aç: aşı adı, yapan veteriner, ücret | asi, veteriner, ucret |  | kupe, cins, yas
    add-screen | Kahve kavurma: çekirdek, kavurma derecesi, gram | Ayrı bir liste daha istiyorum, tedarikçiler: firma, ülke, telefon | tedarikci, firma, ulke, telefon |  | cekirdek/cekirdeg, derece, gram
    add-screen | apart daireler: daire, kiracı, kira | temizlikçiler icinde ayrı bir bolum olsun: isim, geldiği gün, hangi blok | temizlik, isim/ad, gun, blok |  | daire, kiraci, kira
    add-screen | Karadeniz turu: durak, gün, konaklama | masraflar ayrı listede dursun. ne için, kim ödedi, kaç lira | masraf, kim/odeyen |  | durak/durag, gun, konaklama
    look | Saat koleksiyonum: marka, mekanizma, yıl | koyu tema yap gece bakıyorum gözüm yoruluyor |  |  | marka, mekanizma, yil
    look | Reçel tezgahı: reçel, kavanoz, fiyat | rengini vişne rengi yapsana bu mavi hiç gitmemiş |  |  | recel, kavanoz, fiyat
    look | Kiralık depo: bölme no, kiracı, bitiş tarihi | yazilar cok ufak evladim buyut biraz |  |  | bolme, kiraci, bitis
    sort | Kivi bahçesi: sıra no, budama tarihi, kilo | en çok kilo verenden aza doğru dizilsin |  |  | sira, budama, kilo
    sort | uçuşlarım: havayolu, kalkış tarihi, pnr | tarihi en yakın olan en üstte çıksın |  |  | havayolu, kalkis, pnr
    group | Magnet koleksiyonu: şehir, ülke, alınan yıl | ülke ülke ayır hepsi karışık duruyor |  |  | sehir, ulke, yil
    filter | Mezeci dolabı: meze, tepsi, hazırlandığı gün, bitti mi | sadece bitenleri gösterebileyim ona göre yapıcam |  |  | meze, tepsi, bitti
    filter | Traktör yedek parçaları: parça, adet, depo (Merkez, Yayla) | Depoya göre süzmek istiyoruz. Yaylaya basınca sadece oradakiler gelsin. | merkez, yayla |  | parca, adet/aded, depo
    filter | kayak takımı kiralama: takım, boy, kimde, döndü mü | dönmeyenleri ayrı görelim tek tuşla |  |  | takim, boy, kim
    question | Salep standı: gün, bardak, hasılat | bunu kardeşimin telefonunda da açabilir miyiz yoksa sadece bende mi çalışır |  |  | bardak/bardag, hasilat
    question | Deniz kabuğu koleksiyonu: tür, sahil, boy | Yanlışlıkla bir kaydı silersem geri getirebiliyor muyum? |  |  | tur, sahil, boy
    question | fındık toplama: işçi, gün, çuval | internet çekmiyo bahçede, o zaman calisirmi bu |  |  | isci, gun, cuval
    multi | Bağ evi kiralama: misafir, giriş, çıkış, evcil hayvan | evcil hayvanı kaldır, kişi sayısı ekle, bi de koyu renk yap | kisi | evcil | misafir, giris, cikis
    multi | Mantar avı: tür, yer, sepet | sepetin adı kova olsun, bir de yenir mi zehirli mi seçeneği koy | kova, yenir/yeni/yene, zehirli | sepet | tur, yer
    multi | Döner dükkanı: gün, takılan kilo, porsiyon, kalan | Kalan yerine fire yazalım. Hava nasıldı onu da ekle (güneşli, yağmurlu). | fire, hava, gunesli, yagmurlu | kalan | gun, takilan, porsiyon
    `,
  ),
  ...readTold(
    'en',
    `
    add | Canal boat hire: boat name, hirer, return date | could we have somewhere to put the fuel level when it comes back, last lot returned it bone dry | fuel |  | boat, hirer, return
    add | jollof orders: customer, plates, delivery area | abeg add spice level o. mild, medium, hot, wahala | spice, mild, medium, wahala |  | customer, plate, delivery/area
    add | Allotment plots: plot number, tenant, crop | Hello dear, lovely so far. My friend Maureen says we ought to note who has a shed and who has a water butt. Could you manage that? | shed, water/butt |  | plot, tenant, crop
    add | Fountain pens: brand, nib, ink | colum for price paid | price/paid |  | brand, nib, ink
    add | Beach hut lets: hut, guest, week | need deposit in pounds and whether the key came back | deposit, key |  | hut, guest, week
    add | goat milk: goat name, date, litres | kindly add the fat percentage also, the dairy is asking for the same | fat |  | goat, date, litre/liter
    add | Road trip stops: place, miles, gas | add a kid rating lol my kids have opinions. Loved it, Meh, Are we there yet | rating/kid, loved, meh |  | place, mile, gas
    add | Tiffin service: customer, meal, days | Jain / veg / non veg option is must | jain, veg |  | customer, meal, day
    add | Chutney stall: flavour, jars made, jars sold | Batch number please. Trading standards asked. | batch |  | flavour/flavor, made, sold
    add | vintage teapots: maker, pattern, year | i also want to write down if its got a chip or a crack. condition i guess? perfect, chipped, cracked, repaired | condition, perfect, chipped, cracked, repaired |  | maker, pattern, year
    add | Lambing shed: ewe tag, lambs born, date | add which ram | ram |  | ewe, lamb, date
    add | Airbnb cleaners: flat, cleaner, date | hi, two things missing: how many hours they did, and whether the linen was changed. thanks a mil | hour, linen |  | flat, cleaner, date
    add | Hostel bunks: bunk, guest name, nights | nationality | nationality |  | bunk, guest, night
    add | Maize store: farmer, bags, date received | Good afternoon. Please include moisture content, because last season some bags spoiled and nobody could tell whose they were. Also include name of inspector. | moisture, inspector |  | farmer, bag, received/date
    add | Enamel pins: name, series, trade or keep | where i got it, like con, online, gift | con/convention, online, gift |  | name, series, trade
    add | Food truck prep: item, portions, station | allergens!!! health inspector will kill us. nuts dairy gluten shellfish | allergen, nut, dairy, gluten, shellfish |  | item, portion, station
    add | Tool rental counter: tool, renter, due date | Gotta have a daily rate in dollars and the renter's phone | rate, phone |  | tool, renter, due
    add | Apple varieties in my orchard: variety, rootstock, year planted | Would you be so kind as to add the flowering group? It's A, B, C or D and matters for pollination. | flowering/group/pollination |  | variety, rootstock, planted/year
    add | train journeys: from, to, loco number | platform and delay in minutes ta | platform, delay, min |  | from, to, loco
    add | Suya spot sales: date, sticks, amount | put payment mode there. cash, transfer, POS | payment, cash, transfer, pos |  | date, stick, amount
    remove | Wedding marquee hire: client, size, setup date, heater | lose the heater bit, we sold them all |  | heater | client, size, setup
    remove | Tomato seedlings: variety, tray, sown on, windowsill | dont need windowsill any more got a greenhouse now |  | windowsill | variety, tray, sown
    remove | Samosa catering: client, quantity, chutney, venue | Please delete venue, we are doing pick up only from now |  | venue | client, quantity, chutney
    remove | Hiking huts: hut, altitude, bunks, shower | There's never a shower. Take it off! |  | shower | hut, altitude, bunk
    remove | Comic long boxes: title, issue, grade, variant | can u get rid of grade, its stressing me out |  | grade | title, issue, variant
    remove | Poultry house: pen, birds, mortality, vaccine | kindly remove the vaccine column, the vet is keeping his own record |  | vaccine | pen, bird, mortality
    rename | Holiday cottage: guest, arrival, cot needed | Americans think a cot is a camp bed. Call it crib instead | crib | cot needed | guest, arrival
    rename | Dairy round: household, bottles, remarks | remarks should say notes | note | remark | household, bottle
    rename | Costume hire: costume, borrower, fee | its not a fee its a donation (we're a charity and the treasurer is fussy) so pls relabel fee as donation | donation | fee | costume, borrower
    rename | Bus tour seats: traveller, seat, boarding point | Change boarding point to pickup stop | pickup/pick-up | boarding | traveller/traveler, seat
    rename | Honey sales: buyer, jars, cost | cost sounds like what I pay. make it price | price | cost | buyer, jar
    rename | stamp album: country, denomination, quality | quality -> condition | condition | quality | country, denomination
    change-field | Bakery returns: product, reason, quantity | Reason should be a pick list: stale, burnt, wrong order, squashed | stale, burnt, wrong, squashed |  | product, reason, quantity
    change-field | Pony rides: child, pony, weight | weight needs to be in stone not kg, sorry we're old fashioned here | stone/st |  | child, pony, weight
    change-field | Luggage storage: owner, bag count, tag number | the tag number must be compulsory. staff are leaving it blank | tag |  | owner, bag, tag
    change-field | Cassava farm: plot, harvest, distance | make distance in kilometres | km/kilomet |  | plot, harvest, distance
    change-field | Whisky shelf: distillery, age, status | status choices = sealed, open, empty. nothing else | sealed, open, empty |  | distillery, age, status
    change-field | B&B breakfasts: room, eggs, time | make eggs a choice pls - poached scrambled fried none | poached, scrambled, fried |  | room, egg, time
    change-rule | Kayak rental: name, hours, kayak number. $18 per hour, work out the total | we're going up to 22 an hour starting june | 22 |  | name, hour, kayak
    change-rule | Pick your own strawberries: family, kilos, date. Maximum 15 kg per family | Rain's ruined half of them, so make the limit 8 please | 8 |  | family, kilo/kg, date
    change-rule | Meat pie sales: day, pies, seller. Target is 200 pies a day | increase target to 260, new oven don land | 260 |  | day, pie, seller
    add-screen | Mango orchard: tree number, variety, yield | one more list for labourers also: worker name, village, daily wage | worker/labourer/laborer, village, wage |  | tree, variety, yield
    add-screen | Caravan site: pitch, guest, nights | Could there be a separate page for repairs? What's broken, which pitch, who reported it. | repair, broken/what, report |  | pitch, guest, night
    add-screen | vinyl singles: artist, title, label | need a 2nd tab for wishlist with artist, title, max price | wish, max/price |  | artist, title, label
    add-screen | Interrail: city, arrive, hostel | add another section called Souvenirs - what, for who, euros | souvenir, who, euro/€ |  | city, arriv, hostel
    look | Tea caddies: maker, material, year | Everything is so tiny on my phone, I am 83. Bigger letters please. |  |  | maker, material, year
    look | Taco cart: item, sold, leftover | make it orange like our cart |  |  | item, sold, leftover
    look | Stargazing trips: site, date, seen | dark mode pls it kills my night vision |  |  | site, date, seen
    sort | Alpaca fleece: animal, colour, weight | heaviest at the top |  |  | animal, colour/color, weight
    group | Currency collection: country, coin, year | bunch them up by country would you |  |  | country, coin, year
    group | Lunch deliveries: office, person, dish | Please show them office wise, it is all mixed up now |  |  | office, person, dish
    filter | Party hire chairs: client, chairs, date, returned | only want to see the ones that havent come back yet |  |  | client, chair, date
    filter | Seed tin: seed, sow month, season (spring, autumn) | a button so I can look at just the spring ones or just the autumn ones | spring, autumn |  | seed, sow, season
    filter | Travel vaccinations: traveller, jab, date given, paid | Can the list be narrowed down to unpaid ones? The practice manager wants to chase them. |  |  | traveller/traveler, jab, paid
    question | Scone orders: name, how many, jam | Does it save by itself or do I have to press something? |  |  | name, how/many, jam
    question | Fish pond: date, feed, temperature | pls where is the data kept, is it on my phone or where? |  |  | date, feed, temperature
    question | Model trains: loco, gauge, era | what happens if i type letters in the era box |  |  | loco, gauge, era
    multi | Villa bookings: guest, check in, check out, parking | Remove parking, add number of adults and number of children, and make the colour sea green | adult, child | parking | guest, check
    multi | Pub quiz caterer: pub, trays, remarks | call remarks 'dietary' and also put a date delivered on there | dietary, deliver | remark | pub, tray
    multi | Snail farm: pen, snails, feed, weather | no need for weather. add hatch date. and arrange by pen | hatch | weather | pen, snail, feed
    `,
  ),
];
