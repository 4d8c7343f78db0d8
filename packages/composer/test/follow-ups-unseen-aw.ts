import { readTold, type ToldFollowUp } from './told-follow-up.ts';

/** Follow-ups by people who had not seen the composer; not read. */
export const followAW: readonly ToldFollowUp[] = [
  ...readTold(
    'tr',
    `
    add | Ayakkabı tamir işleri: müşteri, ayakkabı türü, yapılacak iş, ücret | raf numarası da olsun nereye koydugumu unutuyorum | raf |  | musteri, tur, yapilacak, ucret
    add | Köy fırını sipariş defteri: hane adı, ekmek sayısı, teslim saati | ya bide ödendi mi ödenmedi mi bilmem lazım oraya bi ödendi kutusu koyarmısın | oden/odem |  | hane, ekmek, teslim
    add | Terzi ölçü kartları: müşteri adı, bel, basen, boy | Merhabalar, emeğinize sağlık. Göğüs ve omuz ölçüsünü de ekleyebilir misiniz lütfen? | gogus/gogs, omuz |  | musteri, bel, basen, boy
    add | Çiçekçi siparişleri: alıcı, adres, buket türü, tutar | kart notu yazılacak yer yok, müşteri en çok onu soruyor. ekle | kart |  | alici, adres, buket, tutar
    add | Berber randevuları: müşteri, saat, işlem | koltuk secimi lazim bize 3 koltuk var: cam kenari, orta, dip | koltuk/koltug, cam, orta, dip |  | musteri, saat, islem
    add | Süt toplama kayıtları: üretici, litre, tarih | yağ oranını da yazıyoz biz her sabah bi de sütün sıcaklığı var onlarıda ekle hele | yag, sicakl |  | uretici, litre, tarih
    add | Apartman aidat listesi: daire no, malik, aidat tutarı | kiracı adı da | kirac |  | daire, malik, aidat
    add | Bebek uyku günlüğü: yatış saati, kalkış saati, kim uyuttu | eşim diyo ki ağlayarak mı uyudu sakin mi onu da işaretleyelim. ruh hali diye bi alan, seçenekler sakin huysuz ağlamaklı | ruh, sakin, huysuz, aglamakl |  | yatis, kalkis, uyut
    add | Halı yıkama fişleri: müşteri, halı adedi, metrekare, adres | telefon yok ki bunda!! nasıl arıycam insanlari | tel |  | musteri, adet/aded, metrekare/m2, adres
    add | Nalbur veresiye defteri: müşteri, alınan malzeme, borç | Vade tarihi ekler misin, bir de kefil adı yazalım, bazen kefille veriyoruz. | vade, kefil |  | musteri, malzeme, borc
    add | Arı kovanı kontrolleri: kovan no, ana arı durumu, çerçeve sayısı | tamam güzel olmuş elinize sağlık şimdi şöyle bir şey var ben bahar bakımında varroa ilacı veriyorum onu da yazabileceğim bir yer olsun | ilac/varroa |  | kovan, ana ari, cerceve
    add | Kuru temizleme teslimleri: müşteri, parça, teslim tarihi, ücret | leke var mı yok mu işaretlensin | leke |  | musteri, parca, teslim, ucret
    add | Mahalle kütüphanesi ödünçleri: kitap, ödünç alan, alış tarihi | geri getirecegi tarih + cep no | geri/iade/getir/donus, cep/tel |  | kitap, odunc, alis
    add | Gözleme tezgâhı satışları: çeşit, adet, fiyat | icecek de satıyoz artık, icecek alanı ac ayran çay kola diye secilsin | icece, ayran, cay, kola |  | cesit/cesid, adet/aded, fiyat
    add | Kamyonet nakliye işleri: nereden, nereye, yük, ücret | Kaçıncı kat olduğu çok önemli, lütfen kat bilgisini ekleyelim. Asansör var mı, o da olsun. | kat, asansor |  | nereden, nereye, yuk, ucret
    add | Düğün salonu rezervasyonları: gelin damat adı, tarih, kişi sayısı | kapora alanı şart, unutmusuz ya | kapora |  | gelin, tarih, kisi
    add | Zeytin hasadı: parsel, kasa sayısı, işçi sayısı | kaç kilo geldi onu da yazayım, sonra fabrikada kavga çıkıyo | kilo/kg |  | parsel, kasa, isci
    add | Anneannemin ilaçları: ilaç adı, saat, doz | aç mı tok mu içecek o yok. seçmeli olsun aç, tok, farketmez | tok, fark |  | ilac, saat, doz
    add | Tişört baskı siparişleri: müşteri, baskı yazısı, adet | beden lazım S M L XL, bi de renk | beden, xl, renk/reng |  | musteri, baski, adet/aded
    add | Öğrenci servisi: öğrenci, okul, durak | e peki velinin adı ve telefonu nerde? acil durumda arıycaz | veli, tel |  | ogrenci, okul, durak/durag
    remove | Oto yıkama kayıtları: plaka, araç tipi, personel, ücret | personeli kaldır tek başıma çalışıyom zaten |  | personel | plaka, tip, ucret
    remove | Kermes standı ürünleri: ürün, yapan kişi, fiyat, son kullanma tarihi | Son kullanma tarihine gerek kalmadı, çıkarabilir misiniz? Teşekkürler. |  | kullanma | urun, yapan, fiyat
    remove | Manav günlük alış: sebze, kasa sayısı, kilo fiyatı, halci | halciyi sil hep aynı adamdan alıyoruz |  | halci | sebze, kasa, fiyat
    remove | Çeyiz listesi: eşya, adet, marka, mağaza | marka gereksiz olmuş ya silelim onu annem kafam karışıyo diyo |  | marka | esya, adet/aded, magaza
    remove | Cami inşaatı bağışları: bağışçı, tutar, tarih, meslek | Meslek sormayalım, ayıp oluyor. |  | mesle | bagisci, tutar, tarih
    remove | Mobilya döşeme işleri: müşteri, kumaş, metre, sünger durumu | su sunger durumu alanini kimse doldurmuyo ucur gitsin |  | sunger | musteri, kumas, metre
    rename | Kasap siparişleri: müşteri, et cinsi, miktar, not | "miktar" yerine "gramaj" yazsın | gramaj | miktar | musteri, cins, not
    rename | Halk oyunları ekibi: isim, kostüm bedeni, doğum tarihi | isim değil de oyuncu yaz orda | oyuncu | isim | kostum, dogum
    rename | Köy su sayacı okumaları: hane, ilk endeks, son endeks | endeks ne demek bilmiyo millet. rakam de gitsin, ilk rakam son rakam | rakam | endeks | hane, ilk, son
    rename | Pansiyon odaları: oda, müşteri, giriş, çıkış | Müşteri kelimesi soğuk duruyor, onun yerine Misafir yazalım lütfen. | misafir | musteri | oda, giris, cikis
    rename | Oto tamirhane işleri: plaka, arıza, usta, tutar | usta yazan yeri kalfa yap. usta benim zaten :) | kalfa | usta | plaka, ariza, tutar
    rename | Sahaf stok: kitap adı, yazar, baskı yılı, etiket | etiket dedigimiz fiyat aslinda karısıyo, adını fiyat yap | fiyat | etiket | kitap, yazar, baski
    change-field | Fidan satışları: fidan türü, adet, alıcı | fidan türünü elle yazmıyım seçeyim: ceviz, badem, kiraz, incir | ceviz, badem, kiraz, incir |  | tur, adet/aded, alici
    change-field | Anaokulu yoklaması: çocuk, grup, geldi mi | grup seçmeli olsun kelebekler arılar balıklar üç sınıfımız var | kelebek, aril, balik |  | cocuk/cocug, grup/grub, geldi
    change-field | Ev işleri çizelgesi: görev, kimde, durum | durum sadece yapıldı yapılmadı diye tik olsun, yazı yazmıyalım | durum/yapil |  | gorev, kim
    change-field | Kiracı şikâyetleri: daire, sorun, bildirim günü | bildirim gününü takvimden seçelim yazı olmasın |  |  | daire, sorun, bildirim
    change-field | Ev yemeği denemeleri: yemek, tarifi veren, beğeni | Beğeniyi 5 yıldız üzerinden verelim, daha hoş olur. |  |  | yeme, tarif, begeni
    change-field | Hurda alımları: satıcı, hurda cinsi, ağırlık | agırlık rakam olsun lutfen virgullu de yazabilelim. cırak harf yazıyo sonra toplanmıyo |  |  | satici, cins, agirli
    change-rule | Kayık kiralama: müşteri, kaç saat, ücret; ücret = saat × 150 lira | saati 200 oldu zam yaptık, ekranda da 200 yazsın millet sormasın | 200 |  | musteri, saat, ucret
    change-rule | Okul kantini veresiye: öğrenci, ürün, borç; borç 100 lirayı geçince uyarı çıksın | limit 100 cok az geldi 250 yapalım |  |  | ogrenci, urun, borc
    change-rule | Kurye primleri: kurye, paket sayısı, prim; paket başı 12 lira prim | Paket başı prim 12 değil artık 15 lira, düzeltir misiniz? Prim yazısının yanında 15 lira olduğu da görünsün. | 15 |  | kurye, paket, prim
    add-screen | Marangoz işleri: müşteri, iş tanımı, ölçü, fiyat | malzeme stoğu için ayrı liste aç: malzeme adı, adet, raf | malzeme, adet/aded, raf |  | musteri, olcu, fiyat
    add-screen | Tavuk kümesi: tarih, yumurta sayısı, yem | birde satışları tutcam ayrı sayfa olsun kime sattım kaç tane kaç para | sat, kim/alici/alan/musteri, tane/adet/aded/sayi/miktar, para/fiyat/tutar/ucret |  | tarih, yumurta, yem
    add-screen | Muhtarlık dilekçeleri: dilekçe sahibi, konu, tarih | Kolay gelsin, bir de ihtiyaç sahibi aileler listesi olsa; aile adı, kişi sayısı, adres yazılsın yeter. | aile, kisi, adres |  | dilekce, konu, tarih
    add-screen | Ev harcamaları: ne alındı, tutar, tarih | e şimdi faturaları da ayrı bi listeye yazsak ya fatura türü son ödeme günü tutar gibi öbürü aynen kalsın | fatura, odeme |  | alin, tutar, tarih
    look | Pazar tezgâhı satışları: ürün, kilo, para | yazılar kücük gözüm görmüyo büyüt |  |  | urun, kilo, para
    look | Taziye evi yemek nöbeti: aile, gün, yemek | renk çok cırtlak bu iş için olmaz, daha ağır bi renk olsa lacivert mesela |  |  | aile, gun, yeme
    look | Gece bekçisi turları: bina, saat, not | Karanlık mod olsun lütfen, gece gözümü alıyor. |  |  | bina, saat, not
    sort | Diş teknisyeni işleri: hekim, iş türü, teslim tarihi | teslimi en yakın olan en üstte çıksın |  |  | hekim, tur, teslim
    group | Züccaciye stok: ürün, reyon, adet | hepsi karısık duruyo reyona göre gruplasak |  |  | urun, reyon, adet/aded
    sort | Bayram ziyaretleri: akraba, şehir, ziyaret günü | akrabaları alfabetik diz bulamıyom |  |  | akraba, sehir/sehr, ziyaret
    filter | Emlakçı ilanları: mahalle, oda sayısı, kira | sadece secdigim mahalledekileri görebilsem |  |  | mahalle, oda, kira
    filter | Beyaz eşya servisi: müşteri, cihaz, durum (bekliyor, bitti) | Yalnızca bitmeyen işleri gösteren bir düğme olabilir mi acaba? |  |  | musteri, cihaz, durum
    filter | Tohum takası: tohum, veren kişi, ekim ayı | ekim ayına göre süzeyim, mart deyince sadece marttakiler kalsın yani |  |  | tohum, veren, ekim
    question | Kırtasiye borçları: okul, tutar, tarih | bunu telefon değişince kaybedermiyim |  |  | okul, tutar, tarih
    question | Pasaj dükkân kiraları: dükkân, kiracı, kira | yanlıs yazdıgım kaydı nasıl silicem |  |  | dukkan, kirac, kira
    question | Mezar bakım işleri: ada, parsel, bakım tarihi | Oğlum da kendi telefonundan aynı listeyi görebilir mi? |  |  | ada, parsel, bakim
    multi | Pastane siparişleri: müşteri, pasta türü, kaç kişilik, mum rengi | mum rengini kaldır, teslim saati koy, bide müşteri değil isim yazsın | teslim, isim | mum, musteri | pasta, kisi
    multi | Traktörle tarla işleri: tarla sahibi, dönüm, yapılan iş | mazot gideri ekle bi de yapılan işi sürüm ekim ilaçlama diye seçtir yazmayla uğraşmıyım tarlada | mazot, surum, ekim, ilaclama |  | sahib, donum, yapilan
    multi | Kuaför salonu: müşteri, işlem, kupon kodu, ücret | Merhaba, üç şey rica edeceğim: telefon eklensin, kupon kodu kalksın, bir de arka plan pembe olsun. | tel | kupon | musteri, islem, ucret
  `,
  ),
  ...readTold(
    'en',
    `
    add | Piano tuning visits: client, piano make, date, fee | need a spot for the parking info at their place, always circling the block | parking |  | client, make, date, fee
    add | Church jumble sale donations: donor, item, price | can u add condition - unused, good, worn | condition, unused, good, worn |  | donor, item, price
    add | Dog groomer bookings: owner, dog name, breed, time | Hi! Love it so far. Could you please also add the dog's weight and any allergies? Thank you. | weight, allerg |  | owner, dog, breed, time
    add | Chimney sweep jobs: customer, address, price | nxt sweep due date pls | due/next |  | customer, address, price
    add | Allotment plots: plot number, holder, rent | ok so my wife says we also ought to know if theyve paid so paid yes or no | paid |  | plot, holder, rent
    add | Hay sales: buyer, bales, price | moisture % and the field name too | moisture, field |  | buyer, bale, price
    add | Sourdough orders: customer, loaf type, pickup day | sliced or not, people keep asking | slice/slicing |  | customer, loaf, pickup/pick-up/pick up
    add | Kids' pocket money: child, amount, week | what they spent it on, thats the whole point lol | spen/bought/purchas |  | child, amount, week
    add | Kilt hire: customer, tartan, return date | Please add waist, drop and jacket size. | waist, drop, jacket |  | customer, tartan, return
    add | School uniform swap: pupil, item, contact | size S M L XL and colour, forgot to say | size, xl, colour/color |  | pupil, item, contact
    add | Food truck stops: place, date, takings | the weather matters a lot for us so add weather with sunny cloudy rainy to pick | weather, sun, cloud, rain |  | place, date, taking
    add | Tool library loans: tool, borrower, date out | wheres the return date?? and depositt | return/due, deposit |  | tool, borrower, out
    add | Grandad's blood pressure: date, upper, lower | um so the nurse asked for his pulse as well can you put pulse in there | pulse |  | date, upper, lower
    add | Pottery firings: piece, glaze, maker | kiln temp and which shelf it was on | temp, shelf |  | piece, glaze, maker
    add | Village hall hire: group, date, hours | add contact phone | phone |  | group, date, hour
    add | Window cleaning round: street, house, price | some pay cash some card some by bank transfer, let me pick that for each house | cash, card, transfer/bank |  | street, house, price
    add | Locksmith callouts: name, address, job, charge | I'd like an "ID checked" tick so that we don't let strangers in. | check/verif |  | name, address, job, charge
    add | Lambing season: ewe tag, lambs born, date | ram tag too plz n how many died | ram, die/dead/death/lost/loss |  | ewe, born, date
    add | Curtain making quotes: client, room, quote | fabric code is missing, and metres needed. cant order without | fabric, metre/meter |  | client, room, quote
    add | Café shift rota: name, day, start, end | role: barista kitchen till floor | role, barista, kitchen, till, floor |  | name, day, start, end
    remove | Laundrette service washes: customer, bag count, detergent, price | drop detergent we only use the one |  | detergent | customer, bag, price
    remove | Wedding guest list: guest, table, meal, plus one | no plus ones anymore (budget lol) so take that off |  | plus | guest, table, meal
    remove | Toy repair café: toy, fault, owner, child's age | Please remove the child's age, we shouldn't be storing that. |  | child | toy, fault, owner
    remove | Busking days: date, spot, takings, helper | helper can go, its just me now |  | helper | date, spot, taking
    remove | Community fridge: item, donated by, quantity, allergens | people want to stay anonymous so get rid of donated by |  | donated | item, quantity, allergen
    remove | Driving lessons: learner, date, route, hours | dont realy use route, delete it |  | route | learner, date, hour
    rename | Farrier visits: horse, owner, shoes, price | change owner to yard | yard | owner | horse, shoe, price
    rename | Choir members: name, voice, attendance | "voice" should say "section" | section | voice | name, attend
    rename | Parking permits for our street: resident, plate, expiry | its reg not plate over here mate | reg | plate | resident, expir
    rename | Babysitting log: family, date, hours, pay | Could you call it "earnings" instead of "pay"? It reads nicer. | earning | pay | family, date, hour
    rename | Bakery wholesale: cafe, product, qty | qty is too short my dad doesnt get it, write trays | tray | qty | cafe, product
    rename | Funeral flowers: deceased, family contact, arrangement, date | oh dear deceased sounds so harsh could we put in memory of there instead | memory | deceased | contact, arrangement, date
    change-field | Ice cream van sales: flavour, cones sold, spot | flavour shld be a pick list vanilla mint strawberry caramel | vanilla, mint, strawberry, caramel |  | flavour/flavor, cone, spot
    change-field | Boiler service jobs: customer, boiler brand, last service | last service should be a proper date i can pick, no typing |  |  | customer, brand, last
    change-field | Family film night: film, who picked, verdict | verdict as stars out of 5 pls!! |  |  | film, pick, verdict
    change-field | Key holders in our building: flat, neighbour, has spare key | make has spare key just a yes/no |  |  | flat, neighbour/neighbor, key
    change-field | Workshop wood offcuts: wood, length, rack | Length should accept numbers only, and say that it's in cm. | cm/centimet |  | wood, length, rack
    change-field | Street party jobs: household, job, status | status: to do / doing / done so ppl just tap | to do/todo/to-do, doing, done |  | household, job, status
    change-rule | Bouncy castle hire: customer, days, total; total = days × £60 | its 75 a day now, insurance went up. put the 75 next to days so people see it | 75 |  | customer, day, total
    change-rule | Skip hire: customer, address, extra days, charge; charge is £8 per extra day | Please change the charge to £12 per extra day, and mention the £12 beside it. | 12 |  | customer, address, extra, charge
    change-rule | Jam cupboard: flavour, jars left, shelf; warn me when under 5 jars | 5 is too late for my saturday stall, warn me under 12 insted |  |  | flavour/flavor, jar, shelf
    add-screen | Sewing bee projects: project, maker, stage | i want a seperate list for the fabric stash: fabric, metres, where its kept | fabric, metre/meter, where/kept/location/place/stor |  | project, maker, stage
    add-screen | Plumber jobs: customer, job, price | add another page for my van stock, part name, how many left, supplier | part, left/quantity/qty/stock/count/many, supplier |  | customer, job, price
    add-screen | Scout troop: scout, patrol, badge | Could we also have a separate page for camps with place, start date and cost? Keep the scouts as they are. | camp, place/location, start, cost |  | scout, patrol, badge
    add-screen | Goat milking: goat, litres, date | right so next thing is cheese batches thats its own thing with batch number cheese type and ready date dont mix it with the milking | batch, cheese/type, ready |  | goat, litre/liter, date
    look | Neighbourhood watch log: time, place, what happened | too bright at night, dark pls |  |  | time, place, happened
    look | Nan's recipe tin: dish, ingredients, oven temp | She can't read it. Bigger letters please. |  |  | dish, ingredient, oven
    look | Chip shop phone orders: name, order, collection time | make it green n black like our shop sign |  |  | name, order, collection
    group | Car boot finds: item, paid, category | can it show them grouped by category, at the min its one long mess |  |  | item, paid, categor
    sort | Rent arrears: tenant, flat, amount owed | Biggest debt at the top please. |  |  | tenant, flat, owed
    sort | Family birthdays: name, date, gift idea | order it by date not by when i typed it in |  |  | name, date, gift
    filter | Minicab office bookings: passenger, driver, time | only show me one driver at a time if i want, phone never stops here |  |  | passenger, driver, time
    filter | Lost property at the pool: item, found on, collected | hide the collected ones, list is a mile long |  |  | item, found, collected
    filter | Home tutoring sessions: pupil, subject, date | I'd like to see just the maths sessions sometimes. |  |  | pupil, subject, date
    question | Nail salon appointments: client, treatment, time | does it still work when the wifi is down |  |  | client, treatment, time
    question | Log and coal deliveries: household, bags, date | how do i fix a typo in one i allready saved |  |  | household, bag, date
    question | Parish newsletter rounds: volunteer, street, copies | Can two of us use it on our own phones and see the same list? |  |  | volunteer, street, cop
    multi | Hedge trimming round: client, hedge length, price, gate code | lose gate code, add last visit date, and it should say customer instead of client | last/visit, customer | gate, client | length, price
    multi | Pop-up supper club: guest, seats, date | add diet with vegan, veggie, gluten free to choose from and also put the soonest date on top | diet, vegan, veggie, gluten |  | guest, seat, date
    multi | Tattoo studio bookings: client, design, deposit, artist | hey 2 things 1 add body placement 2 deposit shud be yes/no not an amount oh and 3 make it dark | placement/body |  | client, design, deposit, artist
  `,
  ),
];
