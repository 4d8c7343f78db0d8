import { readTold, type ToldFollowUp } from './told-follow-up.ts';

/** Follow-ups by people who had not seen the composer; marked since. */
export const followAP: readonly ToldFollowUp[] = [
  ...readTold(
    'tr',
    `
    add | saat tamircisi defteri: saatin markası, şikayet, sahibinin adı | yaptığım işe garanti veriyorum ya, garanti kaç ay onu da yazayım sonradan tartışma çıkmasın | garanti |  | marka, sikayet, sahib/ad
    multi | cam balkon ölçüleri: müşteri, en, boy | cam rengi lazım füme mi şeffaf mı, adres de lazım, uygulamanın rengi de mavi olsun tamamdır | fume, seffaf, adres |  | musteri, en, boy
    remove | Lunapark bilet satışı: oyuncak, bilet adedi, tutar, kasiyer | tek kişi çalışıyoruz artık kasiyeri sormasın |  | kasiyer | oyuncak/oyuncag, bilet, tutar
    add | Gelin çeyizi: eşya, adet, alındı mı | Canım çok güzel olmuş ellerine sağlık, bir tek hangi mağazadan aldığımız eksik. Ekler misin canım | magaza/nereden/dukkan |  | esya, adet, alindi
    change-field | hamam randevuları: kişi, saat, yapılacak hizmet | yapılacak hizmet seçmeli olsun tellak okuyamıyo yazımı. kese, köpük, masaj, hepsi | kese, kopuk, masaj |  | kisi, saat, hizmet
    sort | Fıstık alım defteri: üretici, kilo, randıman | Randımanı yüksek olan mal yukarda dursun, alçaklar aşağıda |  |  | uretici, kilo, randiman
    add | Bel fıtığı egzersizlerim: hareket, tekrar sayısı, gün | fizyoterapistim yaparken ağrı kaç (0-10) onu da not alın dedi | agri |  | hareket, tekrar, gun/tarih
    question | Köy derneği aidatları: üye, yıl, ödedi mi | Bunu excele aktarabiliyor muyuz, genel kurulda kağıda basıp asmamız gerekecek de |  |  | uye, yil, ode
    add | alabalık çiftliği havuzlar: havuz no, balık sayısı, verilen yem kilosu | suyun sıcaklığıda olcak 16 yı geçincee balık yem yemiyo | sicaklig/sicaklik |  | havuz, balik, yem
    rename | Kurban hisseleri: hissedar, kaç pay, ödediği | hissedar lafını yaşlılar anlamıyor, ortak yazalım | ortak | hissedar | pay, ode
    add | Cami halısı bağışları: bağışçı, kaç metrekare, tarih | Dernek başkanımız makbuz numarasının da kaydedilmesini uygun gördü. Hayırlı günler. | makbuz |  | bagis, metrekare, tarih
    group | çıkma yedek parça deposu: parça, araç modeli, raf | aynı araca ait parçalar bi arada dursa bulmam kolaylaşır modele göre topla |  |  | parca, model, raf
    add | Ebru denemelerim: desen, kullandığım boya, kağıt | Kitre kıvamını yazmazsam aynısını bir daha tutturamıyorum: sulu, kıvamında, koyu diye seçilsin | kitre, sulu, kivaminda, koyu |  | desen, boya, kagit/kagid
    look | Anneciğimin doktora soracakları: soru, hangi doktor, cevap | annem 83 yaşında gözü az seçiyor her şey kocaman yazılı olmalı |  |  | soru, doktor, cevap
    add | tır mola kaydım: mola yeri, saat, kaç dakika | km sayacı da girilsin patron soruyo ne kadar yol yaptın diye | km/kilometre/sayac |  | yer, saat, dakika
    multi | Bağlama kursu: kursiyer, çaldığı türkü, ders günü | Türkü kelimesi yerine eser yazılsa daha doğru olur zira oyun havası da çalıyoruz. Aylık aidat da girilebilsin. Sağlıcakla. | eser, aidat | turku | kursiyer, gun
    add | Papağanımın kelimeleri: kelime, öğrendiği gün, öğreten | bi de net mi söylüyor geveliyor mu :)) iki şık | net, gevel |  | kelime, gun/tarih, ogret
    filter | Site yönetimi kiracı şikayetleri: daire, şikayet, çözüldü mü | çözülenler önümden çekilsin, elimde bekleyenler kalsın sadece |  |  | daire, sikayet, cozul
    change-rule | Tekne kiralama: müşteri, kaç saat, ücret. saati 800 lira | sezon başladı abi saati 950 den hesapla bundan sonra |  |  | musteri, saat, ucret/tutar
    add | asansör bakımı yaptığım binalar: bina adı, kat sayısı, bakım ayı | bina yöneticisinin ismi ve numarası olmadan kapıda kalıyoruz, lütfen ekleyin | yonetici, telefon/numara |  | bina, kat, bakim
    remove | Bebeğimin ek gıda takibi: denediğimiz yemek, tarih, tepki, miktar | miktarı tutturamıyorum zaten yarısı yere gidiyor :) kalksın o |  | miktar | yemek/yemeg, tarih, tepki
    add | Hırdavatçı eksikleri: malzeme, ölçüsü, toptancı | çok acil olanlara işaret koyalım acil mi değil mi | acil |  | malzeme, olcu, toptanci
    change-field | şantiye puantajı: işçinin adı, gün, mesai | mesai yazıyla olmasın. tam yevmiye, yarım yevmiye, gelmedi. seçsin kalfa bitsin | tam, yarim, gelmedi |  | isci/ad, gun/tarih, mesai
    add | Kibrit kutusu koleksiyonum: ülke, yıl, üzerindeki resmin konusu | Takasa verebileceklerimi ayırt etmek istiyorum, "takaslık" diye bir onay kutusu ekleyin rica etsem. | takas |  | ulke, yil, konu
    rename | Tarhana siparişleri: müşteri, kaç kilo, adres | kız ben onlara müşteri diyemem, hepsi komşu. komşu yaz | komsu | musteri | kilo, adres
    add | Anaokulu yoklaması: çocuk, geldi mi, tarih | akşam çocuğu kimin teslim aldığını mutlaka yazmalıyız, geçen hafta sorun yaşadık | teslim/alan/kim |  | cocuk/cocug, geldi, tarih
    multi | kumbara: kim biriktiriyor, ne için, biriken para | sadece ben biriktiriyom kim kısmı gitsin. son tarih gelsin tatile kadar bitmeli. birde kaç lira hedef | son tarih/tarih, hedef | kim | icin/ne, birik
    add | Mantar toplama notları: mantar, orman, tarih | Aman çok önemli! yenir, yenmez, emin değilim — mutlaka seçmeli bir yer olsun | yenir, yenmez, emin |  | mantar, orman, tarih
    sort | Apartman toplantı kararları: karar, tarih, kaç oy aldı | Son alınan karar en üstte dursun eskiler aşağı insin |  |  | karar, tarih, oy
    change-field | Klarnet kamışlarım: marka, numara, hali | hali kısmına bi şeyler yazıyorum sonra anlamıyorum :) yeni, alışmış, çatlak. bu üçü yeter | yeni, alismis, catlak |  | marka, numara, hal
    add | kick boks antrenman: tarih, raund, kiminle | hocm maca hazirlaniyorum tartidaki kilomuda girmem lazm | kilo |  | tarih, raund, kim
    add-screen | Futbol okulu sporcuları: ad soyad, doğum yılı, takımı | Kardeş bi de malzeme sayfası açsana top yelek huni kaç adet var orda dursun çocuklarla karışmasın | malzeme, adet |  | ad, dogum/yil, takim
    add | Tercüme bürosu işleri: belge, hangi dil, sayfa sayısı | noter onaylı mı olacak bunu atlamışız, evet hayır şeklinde yapılabilir. İyi çalışmalar | noter |  | belge, dil, sayfa
    remove | at binicilik dersleri: at, binici, saat, eğer numarası | eğer numarasını yazmaya lüzum yok her atın kendi eğeri var zati |  | eger num | at, binici, saat
    look | Arabamın modifiyesi: parça, fiyat, takıldı mı | kanka simsiyah yap kırmızı detaylar olsun tam drift havası |  |  | parca, fiyat, takil
    add | Kuaför boya formülleri: müşteri, boya kodu, oksidan | bekleme süresi!!! onu yazmayınca sarı yerine turuncu çıkıyor valla | bekleme/sure |  | musteri, boya, oksidan
    question | Hastane yemekhanesi menü: gün, çorba, ana yemek | Açarken şifre istesin diyebiliyor muyuz, stajyerler kurcalıyor da merak ettim |  |  | gun/tarih, corba, yemek
    multi | çay ocağı: oda no, çay, kahve | kahve bitti satmıyoz kaldır. oralet koy. yazılar büyüsün, gözlüksüz göreyim haydi eyvallah | oralet | kahve | oda, cay
    add | Nakış ipliklerim: kod, renk, kaç yumak | markası yok nerde? dmc ile anchor kodları karışıyo birbirine | marka |  | kod, renk/reng, yumak/yumag
    change-field | Üzüm bağı ilaçlama: parsel, ilaç, doz | Doz serbest metin olmasın, yüz litreye kaç gram olduğu sayı olarak girilsin | gram/gr/doz |  | parsel, ilac
    rename | matbaa işleri: müşteri, baskı adedi, kağıt gramajı | kağıt gramajı yazan yeri kağıt türü yapalım kuşe bristol falan yazıcaz | turu | gramaj | musteri, baski/adet/aded
    add | Köy fırını sırası: aile, gün, kaç ekmek | odununu getirdi mi getirmedi mi o da yazılacak kızım, getirmeyen pişirmesin | odun |  | aile, gun/tarih, ekmek
    filter | Yarış güvercinlerim: bilezik no, renk, cinsiyet | eş yaparken dişilere ayrı bakmam lazım, erkekleri gizleyebileyim |  |  | bilezik, renk/reng, cinsiyet
    add | fotoğraf stüdyosu çekimleri: kişi, çekim türü, tarih | alınan kapora ile kalan ödeme ayrı ayrı görünsün istiyorum | kapora, kalan |  | kisi, cekim, tarih
    change-rule | Köy sağlık evi ilaç dolabı: ilaç, kutu, son kullanma tarihi, 30 gün kala uyarsın | 30 gün az, eczane uzak. 60 gün kala uyarsın ki yenisini getirtelim |  |  | ilac, kutu, son kullan
    remove | Eski lambalı radyolarım: marka, model, lamba sayısı, fiyat | Satmayı düşünmüyorum, hanım fiyatları görmesin :) fiyat çıksın |  | fiyat | marka, model, lamba
    add | pano etiketleri: pano adı, sigorta no, beslediği yer | usta kablo kesiti de olsun 2.5 mu 4 mü altı mı sonra sök bak uğraşma | kesit |  | pano, sigorta, yer/besle
    multi | Bilardo turnuvası: oyuncu, masa, aldığı sayı | masa bilgisi gereksiz çıkar, en uzun seri ekle, sayısı çok olan üstte görünsün | seri | masa | oyuncu, sayi
    question | Kızımın gelişim ölçümleri: ölçüm tarihi, boy, kilo | Babasının telefonu ayfon benimki samsung, ikisinde de açılır mı acaba |  |  | tarih, boy, kilo
    add-screen | Şiir defterim: başlık, şiir, yazdığım gün | Şiirlerimden ayrı olarak sevdiğim şairlere dair bir bölüm daha isterim: şairin adı ve en sevdiğim dizesi. | sair, dize |  | baslik/baslig, siir, gun/tarih
    group | Baharat dolabım: baharat, kavanoz no, hangi yemekte kullanılır | dolmalık, köftelik, çorbalık ayrı ayrı kümelensin yani kullanıldığı yemeğe göre grup grup |  |  | baharat, kavanoz, yemek
    add | Ben Suriye'den terzi. Tamir işleri: müşteri ismi, kıyafet, fiyat | selamun aleykum abi ben istiyor yazmak hangi renk iplik. lutfen koy renk iplik. sag ol | iplik/ipli |  | musteri/isim, kiyafet, fiyat
    rename | Nöbetçi öğretmen çizelgesi: öğretmen, kat, gün | Programın ismini Karşıyaka Ortaokulu Nöbet olarak düzeltebilir misiniz hocam, müdür bey öyle dedi | karsiyaka |  | ogretmen, kat, gun
    filter | Staj başvurularım: şirket, bölüm, cevap geldi mi | cevap gelmeyenleri ayrıca görebilim onlara tekrar mail atıcam |  |  | sirket, bolum, cevap
    multi | Gazete kupürü arşivim: gazete, tarih, konu | Efendim, muhabirin ismi ile hangi dosyada saklandığı eklensin; ayrıca konular Siyaset, Spor, Magazin, Vefat şeklinde seçilebilsin. | muhabir, dosya, siyaset, spor, magazin, vefat |  | gazete, tarih, konu
    look | danışan seans notlarım: danışan, seans no, enerji durumu | daha sakin huzur veren tonlar olsa... lila gibi mesela, bu çok resmi duruyor |  |  | danisan, seans, enerji
    change-field | parti evi rezervasyon: çocuk adı, tarih, konsept | konsepti herkes başka yazıyo prenses, uzay, dinozor, futbol dışında yapmıyoruz listeden seçilsin | prenses, uzay, dinozor, futbol |  | cocuk, tarih, konsept
    rename | tohum takas şenliği: tohum, yetiştiği yer, paket sayısı | Paket değil zarf veriyoruz biz, zarf sayısı olarak düzeltirseniz sevinirim | zarf | paket | tohum, yer/yetis
    change-field | Mali müşavir ofisi evrak: evrak, mükellef, teslim | teslim yazan yere tarih seçebilelim takvimden, şu an düz yazı yazılıyor ve herkes kafasına göre yazıyor | teslim |  | evrak, mukellef
    remove | ilçe basketbol ligi: takım, galibiyet, mağlubiyet, averaj | averaj hesabı hep yanlış çıkıyor bizde, kaldıralım başımız ağrımasın |  | averaj | takim, galibiyet, maglubiyet
    `,
  ),
  ...readTold(
    'en',
    `
    add | Ferret show entries: ferret, class, ring number | The show secretary needs the microchip too, fifteen digits | chip |  | ferret, class, ring
    multi | window cleaning round: street, houses, price | right mate need paid or not on there, n how often like 4 weekly 8 weekly, n call price the charge instead | paid, 4 week, 8 week, charge | price | street, house
    filter | Carpentry invoices: client, total, paid or not | wife does the books and she only cares about the unpaid ones so let her see just those |  |  | client, total, paid
    add | Tattoo log: client, design, body spot | must record any allergies before i put ink in anyone | allerg |  | client, design, body/spot
    rename | Puppet theatre shows: show, venue, audience | Audience sounds like a headcount, we actually log tickets sold. Can it read tickets? | ticket | audience | show, venue
    add | laundromat machines: machine no, washer or dryer, out of order | last repair date would help me fight with the leasing company | repair |  | machine, washer/dryer, order
    change-field | House viewings: address, monthly rent, my feeling | for feeling just let me tap one: love it / maybe / no way | love it, maybe, no way |  | address, rent, feeling
    add | Coeliac safe products: product, brand, which shop | does my daughter actually like it? put a likes it / hates it | likes, hates |  | product, brand, shop/store
    remove | Surfboard rentals: board, renter, hours, id card | we stopped holding peoples id cards so take out the id card thing |  | id card | board, renter, hour
    question | My therapy journal: date, what came up, how heavy it felt | Is there any chance at all someone else reads these? I'd feel safer knowing where they are stored. |  |  | date, came up, heavy/felt
    add | Cases I assist on (paralegal): case number, client, hearing date | Kindly incorporate the courtroom, since they shuffle us between three floors. | courtroom/room |  | case, client, hearing
    sort | used tractors for sale: make, engine hours, price | folks want bargains, put cheapest up top |  |  | make, hour, price
    add | Soap batches: recipe, oils, cure date | i forgot lye grams!! kind of the most important bit lol | lye |  | recipe, oil, cure
    multi | Origami I've folded: model, paper, number of folds | Let me say who designed it. Also difficulty: easy, tricky, brutal. Folds I never count, so drop number of folds. | design, easy, tricky, brutal | number of folds | model, paper
    add | Hoof trimming: horse, date, farrier | when next one is due, ours go every 7 weeks or so | next/due |  | horse, date, farrier
    look | Recovery notes: day, mood, what set me off | could it be a soft blue, the bright colours stress me out a little |  |  | day, mood, set/off
    add | escape room results: team, room, time left | hints used. thx | hint |  | team, room, time
    change-rule | School library fines: borrower, book, days late. Fine is 10 cents a day | The board raised it, charge 25 cents for each day late please. |  |  | borrower, book, day/late
    add | Street food stall: dish, how many sold, price | I am from Izmir sorry for English. Every day I want write weather is sun or rain or wind, because rain day no customer | sun, rain, wind |  | dish, sold, price
    group | moving house boxes: box number, room, contents | movers are coming sat. need all boxes for one room listed together, room by room |  |  | box, room, content
    add | Language exchange partners: name, language, city | Please add their time zone so I don't ring Osaka at 3 in the morning again | time zone/timezone |  | name, language, city
    remove | Bottle gardens: jar, plants inside, light, humidity | my hygrometer died and I'm not replacing it, so no more humidity |  | humidity | jar, plant, light
    change-field | Metal detecting: find, field, how deep | depth in inches as a number please, i keep writing "about a hand" and its no good | inch/deep/depth |  | find, field
    add | drone flights: location, battery used, minutes | wind speed knots | wind |  | location, battery, minute
    add-screen | Bake sale: cake, baker, price | We also need somewhere separate for the helpers, on a page of its own, with helper and which hour they're on the stall | helper, hour |  | cake, baker, price
    add | Baptism register: child, date, godparents | Father Michael asks whether the officiating priest may be recorded as well. Blessings. | priest/officia |  | child, date, godparent
    rename | Weld inspections: joint, welder, pass or fail | everybody on site says seam so joint should be seam | seam | joint | welder, pass
    add | My bonsai: species, approx age, last repotted | is it wired at the moment, yes or no, cos wire left too long bites in | wire |  | species, age, repot
    multi | Cosplay build list: part, material, done | hey!! add cost and hours spent, and make the whole thing hot pink if u can <3 | cost, hour |  | part, material, done
    question | Bingo caller's sheet: number, called, game | The hall has no wifi and thick walls. Will I be stuck on the night? |  |  | number, called, game
    add | hearing aid batteries: date changed, left or right, size | some brands last half as long so i need the brand down too | brand |  | date, left/right, size
    change-field | blood drive sign up: donor, blood type, slot | blood type needs to be a picker O+ O- A+ A- B+ B- AB+ AB- ppl type all sorts | o+, a-, ab+ |  | donor, blood, slot
    sort | Grant applications: fund, amount asked, deadline | Could these run by deadline, soonest first? We missed one in March. |  |  | fund, amount, deadline
    add | airport runs: passenger, flight number, pickup time | how many suitcases cos sometimes i got to bring the estate | suitcase/luggage/bag/case |  | passenger, flight, pickup
    remove | Football stickers: number, player, team, doubles | team is on the sticker anyway so lose team |  | team | number, player, double
    add | characters in my fantasy novel: name, kingdom, role | I keep resurrecting people by accident. Alive / dead / unknown as options would save me. | alive, dead, unknown |  | name, kingdom, role
    filter | Vegan places to eat: name, city, tried it | travelling a lot so if im in leeds show leeds only, some sort of city picker |  |  | name, city, tried
    multi | Pawn counter: item, owner, loan | Boss wants due date, wants interest percent, and item ought to say pledge. That's how the law words it. | due, interest, pledge | item | owner, loan
    add | Perfume samples: scent, house, notes I smell | which season it suits - spring, summer, autumn, winter | spring, summer, autumn, winter |  | scent, house, note
    change-field | Driveways I plow: address, salted, time done | salted cant be just yes, put light coat, heavy coat, none | light, heavy, none |  | address, salt, time
    add | Fire brigade hoses: hose id, length, test date | they get tested to a pressure so we need test pressure in bar next to the date | pressure |  | hose, length, test date/date
    look | grandads seed tins: seed, sow month, which row | he has macular so black background and massive white letters please |  |  | seed, month, row
    add | incubator: breed, set on, eggs in | how many hatched at the end of it all | hatched |  | breed, set, egg
    change-rule | Reef tank: tank, ph reading, date, flag anything above 8.6 | i was told 8.6 is already too late so flag from 8.4 up |  |  | tank, ph, date
    group | Museum volunteers: name, gallery, weekday | I'd rather see Monday people together, Tuesday people together, and so on |  |  | name, galler, day
    rename | sunday school verses: child, verse, sticker earned | Not sticker, some get a pencil. Say reward | reward | sticker | child, verse
    multi | Cave trips: cave, depth, hours underground | For safety we need the call-out time and who is the contact on surface. Also show the most recent trip first. | call-out/callout/call out, contact |  | cave, depth, hour
    add | poems i sent out: poem, magazine, sent on | reply would be good: accepted, form rejection, nice rejection, silence | accepted, form reject, nice reject, silence |  | poem, magazine, sent
    remove | office carpool: driver, day, free seats, fuel share | fuel share is causing arguments honestly just get it out of there |  | fuel | driver, day, seat
    question | Dog walking: dog, walker, minutes | Say I wanted to send the owner a list of the walks every friday, is that a thing it does? |  |  | dog, walker, minute
    change-field | Violin workshop: instrument, owner, job | Job to be chosen from bow rehair, setup, crack repair, new strings. My apprentice cannot spell. | rehair, setup, crack, string |  | instrument, owner, job
    multi | solar panels: array, kwh made, date | add cloudy or clear, add cleaned the panels tick, dont need array any more theres only one on the roof | cloudy, clear, clean | array | kwh, date
    add-screen | Beach volleyball league: team, wins, losses | Sponsors deserve their own tab, with sponsor and what they gave us | sponsor, gave/gift/given |  | team, win, loss
    add | Oud students: student, maqam, lesson date | please teacher want write homework for every student. and thank you very much for the beautiful app | homework |  | student, maqam, date
    remove | staff gym lockers: locker, member, key number, given on | gone over to padlocks so key number has to go |  | key | locker, member, given
    sort | Trivia night: team, round, points | biggest points first obviously, its a competition!! |  |  | team, round, point
    rename | Snake feeding: snake, prey, fed on | lets call the app Scaly Supper, my kids voted | scaly |  | snake, prey, fed
    change-field | podcast episodes: guest, topic, where its at | where its at should be one of booked, recorded, edited, live | booked, recorded, edited, live |  | guest, topic
    multi | Student nurse sign offs: skill, date, supervisor | Hiya, need the ward adding, then a mark for observed, assisted or independent, and supervisor is called assessor at our uni xx | ward, observed, assisted, independent, assessor | supervisor | skill, date
    multi | Umpiring cricket this summer: match, ground, fee | Two things if I may. I claim petrol, so the mileage wants recording. And fee should be called match money, fee sounds grand. | mileage/mile, match money/money | fee | ground
    `,
  ),
];
