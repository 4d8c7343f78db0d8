import { readTold, type ToldFollowUp } from './told-follow-up.ts';

/** Follow-ups by people who had not seen the composer; marked since. */
export const followAN: readonly ToldFollowUp[] = [
  ...readTold(
    'tr',
    `
    add | Devekuşu çiftliğim: kuş numarası, kuluçka tarihi, yumurta ağırlığı | slm hocam bide baba kusun numarasini yazmam lazim soyu karismasin diye | baba |  | kus, kulucka, agirlig/agirlik
    add | Televizyon ve radyo tamirhanesi: müşteri adı, cihaz, arıza, ücret | Garanti bitiş tarihini de ekler misin, adam üç ay sonra gelip garantiliydi diyo | garanti |  | musteri, cihaz, ariza, ucret
    add | Huzurevi gönüllüleri: ad soyad, telefon, geldiği gün | Merhabalar, her gönüllü için kan grubu da yazalım, acil durumda lazım oluyor. Teşekkür ederim | kan grubu/kan grup |  | ad, telefon, gun
    add | Ebru denemelerim: kitre yoğunluğu, boya rengi, sonuç | yazın başka kışın başka tutuyor bu boya. oda sıcaklığı diye bi yer aç | sicakli |  | kitre, boya/renk/rengi, sonuc
    add | Okçuluk antrenman defteri: tarih, mesafe, toplam puan | kullandığım yayın librasını da gireyim her seferinde | libre/libra |  | tarih, mesafe, puan
    add | Düğünlerde takılan takılar: kim taktı, ne taktı, hangi düğün | karşılığını verdik mi vermedik mi o da görünsün çünkü unutuyoruz ayıp oluyor | karsili |  | kim/takan, ne/taki, dugun
    add | Su arıtma filtre değişimi: müşteri, adres, son değişim tarihi | sonraki degisim tarihide olsun abi hatirlatirsa super olur | sonraki/gelecek |  | musteri, adres, son degisim
    add | Kızımın diş teli takibi: kontrol tarihi, lastik numarası, ağrı | doktorun söylediklerini hep unutuyorum eve gelene kadar, doktor notu kısmı da ekleyelim lütfen | doktor/not |  | kontrol/tarih, lastik, agri
    add | Sahaf dükkanım: kitap adı, yazar, basım yılı, fiyat | hangi rafta durduğunu yazmayı unutmuşum raf numarası ilave edin | raf |  | kitap, yazar, basim/yil, fiyat
    add | Kuru temizleme fişleri: fiş no, müşteri, parça sayısı | Lekeli geldi mi gelmedi mi işareti koyalım, sonra bana kızıyolar biz yaptık sanıp | leke |  | fis, musteri, parca
    add | Çocuk korosu: öğrenci adı, yaş, ses grubu | selamun aleykum veli telefonunu da eklermisiniz zahmet olmazsa | veli/telefon |  | ogrenci/ad, yas, ses
    add | Trüf köpeğimin eğitimi: tarih, saha, bulduğu adet | odul olarak ne verdigimi de yazicam peynir mi sosis mi | odul |  | tarih, saha, bul/adet
    add | Taziye evi çay ocağı giderleri: tarih, gider, tutar | parayı kimin ödediği belli olsun, ödeyen diye yaz | odeyen |  | tarih, gider, tutar
    add | Kanarya üretimi: bilezik no, renk, cinsiyet | yumurtadan çıktığı tarihi yani doğum tarihini koy birde | dogum |  | bilezik, renk, cinsiyet
    add | Moto kuryelik: gün, paket sayısı, kazanç | kanka yaktığım benzini de yazmam lazım benzin parası kısmı koysana | benzin |  | gun/tarih, paket, kazanc
    add | Yoğurt mayalama defteri: süt cinsi, maya miktarı, bekleme saati | annem diyo ki sütün sıcaklığı önemli elini yakmayacak kadar. sıcaklık ekle | sicakli |  | sut, maya, bekleme
    add | Hüsn-i hat meşklerim: tarih, harf, kalem | Hocamızın tashihlerini yazabileceğim uzunca bir tashih kutusu rica ediyorum | tashih |  | tarih, harf, kalem
    add | Kiralık iş makineleri: makine, kiralayan, günlük ücret | teslim ederken calisma saati sayacini da girelim yoksa kavga cikiyo | saat/sayac |  | makine, kiralayan, ucret
    add | Tüp bebek iğnelerim: ilaç, saat, doz | iğneyi hangi taraftan yaptığımı ekleyebilir misiniz sağ mı sol mu karıştırıyorum stresten | taraf/sag/sol |  | ilac, saat, doz
    add | Bisiklet kulübü üyeleri: isim, aidat, katılım yılı | Merhaba ben Almanyadan, lütfen e-posta adres de olmak istiyor üye için. Çok teşekkür | eposta/e-posta/mail |  | isim/ad, aidat, katilim/yil
    add | Zeytin sıkım kayıtları: çuval, kilo, çıkan yağ | fabrika asit oranı diye bişey veriyo onuda yazalim komşular hep soruyo | asit |  | cuval, kilo, yag
    remove | Seramik atölyesi öğrencileri: ad, telefon, yaş, ders günü | Yaş sormak hanımlara ayıp oluyor kaldıralım onu :) |  | yas | ad, telefon, ders/gun
    remove | Hurda alım defteri: cins, kilo, fiyat, plaka | plakayi sil kimse vermiyo zaten |  | plaka | cins, kilo, fiyat
    remove | Kaktüslerim: tür, saksı boyu, sulama tarihi, çiçek rengi | denedim güzel olmuş elinize sağlık ama saksı boyuna gerek yokmuş, çıkarabilirsiniz |  | saksi | tur, sulama, cicek/renk/rengi
    remove | Nöbetçi öğretmen çizelgesi: öğretmen, gün, koridor, saat | koridor lazım değil bizim okul tek koridor zaten :D |  | koridor | ogretmen, gun, saat
    remove | Tarla kiraları: tarla adı, kiracı, dönüm, yıllık bedel, açıklama | açıklama yeri hep boş duruyor onu al ordan |  | aciklama | tarla, kiraci, donum, bedel
    rename | Satranç kulübü: oyuncu, puan, masa | Puan yazmasın UKD yazsın federasyon öyle diyor | ukd | puan | oyuncu, masa
    rename | Saç boyası karışımları: müşteri, karışım, oran | müşteri kelimesi soğuk geliyo bana, misafir olsun | misafir | musteri | karisim, oran
    rename | Aşevi erzak defteri: malzeme, miktar, getiren | "getiren" yerine "hayırsever" diyelim inşallah daha hoş durur | hayirsever | getiren | malzeme, miktar
    rename | Kundura tamir işleri: sahibi, ayakkabı, yapılacak, ücret | programın en üstündeki adı Rıfat Usta olsun dükkanın tabelası öyle | rifat usta |  | sahib, ayakkabi, yapilacak, ucret
    rename | Çay bahçesi hasadı: gün, işçi, kilo | isci degil toplayici yaz kadinlar aliniyo | toplayici | isci | gun/tarih, kilo
    change-field | Kayak dersleri: öğrenci, seviye, tarih | seviyeyi elle yazmak istemiyorum başlangıç orta ileri diye seçtirsin | baslangic, orta, ileri |  | ogrenci, seviye, tarih
    change-field | Midye tezgahı: gün, satılan, kalan | kalan kısmına harf giriliyo, sadece sayı olsun orası |  |  | gun/tarih, satilan, kalan
    change-field | Ecza dolabı: ilaç adı, son kullanma, açıldı mı | açıldı mı kısmına yazı yazdırıyor, evet hayır olsun tikleyip geçeyim |  |  | ilac, son kullanma, acildi
    change-field | Nakliye seferleri: nereden, nereye, yük, ödeme | Ödemede nakit havale ve senet çıksın ben aralarından seçeyim her seferinde yazmakla uğraşamam | nakit, havale, senet |  | nereden, nereye, yuk, odeme
    change-field | Gelinlik kiralama: gelin adı, model, teslim | teslimi takvimden gün seçerek girmek istiyorum, öyle elle yazınca 3.5 mi 5.3 mü karışıyor |  |  | gelin, model, teslim
    change-field | Radyo tiyatrosu dinlediklerim: oyun adı, yazar, beğeni | beğeniyi 1 den 5 e kadar yıldız yaparsanız şahane olur efendim |  |  | oyun, yazar, begeni
    change-rule | Oto yıkama sadakat kartı: plaka, yıkama sayısı, 10 yıkamada 1 bedava | 10 çok geldi millete, 7 yıkamada bedava yapalım |  |  | plaka, yikama
    change-rule | Camcı hesabı: en, boy, metrekare fiyatı, toplam | toplama yüzde 20 kdv de binsin ben hep kdvsiz yazıyom sonra cebimden gidiyo | kdv/toplam |  | en, boy, fiyat, toplam
    add-screen | Kooperatif traktörü: alan kişi, tarih, saat | Ayrı bi sayfada da traktörün bakımları dursun yağ filtre ne zaman değişti | bakim |  | alan/kisi, tarih, saat
    add-screen | Voleybol takımımız: oyuncu, forma no, mevki | maclar icin de yeni ekran acsak oraya rakip ve skor yazsak olurmu | mac, rakip, skor |  | oyuncu, forma, mevki
    look | Kaza namazlarım: vakit, kılınan, kalan | yazılar çok ufak gözüm seçmiyor evladım büyütüver biraz |  |  | vakit, kilinan, kalan
    look | Gece bekçisi tutanakları: saat, olay, yer | gece ekran gözümü alıyo siyah olsun karanlık mod mu ne diyorlar ondan |  |  | saat, olay, yer
    look | Deplasman anılarım: şehir, maç, tarih | reis renkleri sarı lacivert yapsana |  |  | sehir, mac, tarih
    sort | Buzluktaki etler: et türü, kilo, konduğu tarih | en eskisi en üste gelsin ki önce onu pişirelim |  |  | et, kilo, tarih
    sort | Güreş kulübü sporcuları: isim, sıklet, yaş | sıklete göre hafiften ağıra dizilsin lütfen |  |  | isim/ad, siklet, yas
    group | Pul koleksiyonum: ülke, yıl, değer | ülke ülke toplansın, Bulgaristan bi yerde Macaristan bi yerde karışık durmasın |  |  | ulke, yil, deger
    group | Kurban hissedarları: isim, telefon, hayvan no | aynı hayvana girenler bir başlık altında görünsün hocam |  |  | isim/ad, telefon, hayvan
    filter | Sahilde kiralık şezlong: şezlong no, kimde, geri geldi mi | geri gelmeyenleri tek tuşla görebileyim akşam toplarken |  |  | sezlong, kim, geri
    filter | Fidanlık: cins, boy, fiyat, aşılı mı | müşteri sorunca sadece aşılı olanlar çıksın isterim öbürleri saklansın |  |  | cins, boy, fiyat, asili
    question | Mezarlık ziyaretlerim: mezar, tarih, okunan dua | telefonu değiştirirsem yazdıklarım silinir mi evladım |  |  | mezar, tarih, dua
    question | Dikiş makinesi servisi: model, arıza, geliş tarihi | bunu oğlumun telefonuna da kursak ikimiz aynı listeyi görürmüyüz |  |  | model, ariza, gelis/tarih
    question | Yaylada arı sokması ve ilk yardım notları: belirti, yapılacak, ilaç | Internet olmadan calisir mi bu cekmiyor bizim orda hic |  |  | belirti, yapilacak, ilac
    multi | Tuğla fabrikası günlük üretim: tarih, fırın, adet | fire adedi de ekle, fırın yazan yeri hat diye değiştir biz öyle deriz | fire, hat | firin | tarih, adet
    multi | Kreşte yemek takibi: çocuk, öğün, yedi mi, yorum | yorumu kaldırın kimse doldurmuyor. onun yerine alerjisi neyse yazsın. bir de çocuklar alfabetik dizilsin lütfen | alerji | yorum | cocuk, ogun, yedi
    multi | Tekstil numuneleri: firma, kumaş, renk, gönderim tarihi | Kargo takip no ekleyelim, bir de onay durumu olsun beklemede onaylandı reddedildi seçenekli | kargo/takip, onay, bekle, onaylandi, red |  | firma, kumas, renk, gonderim
    multi | Drone çekim işleri: yer, tarih, fiyat | 1) müşteri telefonu ekle 2) fiyat değil teklif yazsın 3) yeni işler üstte olsun | telefon, teklif | fiyat | yer, tarih
    multi | İftar sofraları: ev sahibi, tarih, kişi sayısı | hayırlı ramazanlar, menüyü de yazalım ne pişecek belli olsun birde adres lazım herkes bilmiyo evi | menu, adres |  | ev sahibi, tarih, kisi
    multi | Akvaryum su testleri: ph, nitrat, tarih | amonyak ekle sıcaklık ekle rengi de mavi olsun deniz gibi | amonyak, sicakli |  | ph, nitrat, tarih
    multi | Yatalak babamın bakımı: saat, bez, mama, tansiyon | tansiyonu çıkarın onu hemşire tutuyor zaten, yatışını çevirdik mi diye bir işaret koyun bide o saatte kim baktı yazsın bakan diye | cevir/yatis/pozisyon, bakan | tansiyon | saat, bez, mama
    `,
  ),
  ...readTold(
    'en',
    `
    add | Alpaca fleece record: animal name, shear date, fleece weight | could you pop in micron as well, the mill always asks for it | micron |  | animal/name, shear, weight
    add | Tattoo studio consents: client, artist, date | forgot allergies!!! inspector will kill me. add allergies pls | allerg |  | client, artist, date
    add | Meteorite finds: location, mass, find date | Please add a place for the classification when the lab finally writes back | classif |  | location, mass, date
    add | Cheese cave: cheese name, make date, turn date | need to put humidity in there too, my cellar goes up and down like a yo-yo | humid |  | cheese/name, make, turn
    add | Driving school pupils: name, phone, hours done | Also the date of their theory test if they have passed it, call it theory test | theory |  | name, phone, hour
    add | Crossword competition times: puzzle, minutes, date | who set it matters a lot in our circle so add setter thanks | setter |  | puzzle, minute, date
    add | Hearing aid battery changes: date, left or right, brand | hello dear, my audiologist wants to know the volume level also. could that be put in | volume |  | date, left/right/side, brand
    add | Food truck pitches: town, day, takings | what was the weather like column. rain kills us | weather |  | town, day/date, takings
    add | Greenhouse tomatoes: variety, sown date, yield in kg | can i add a photo of each one? my phone camera is good | photo/picture/image |  | variety, sown, yield
    add | Taxi rides: from, to, fare | i want write also tip money, customer give sometime, my boss not need know haha | tip |  | from, to, fare
    add | Mosque cleaning volunteers: name, phone, day | Salam, is it possible to include which area they are doing, wudu area, carpets or outside. JazakAllah | area |  | name, phone, day
    add | Model railway locos: number, livery, scale | DCC address as well mate otherwise i'm guessing at the controller | dcc |  | number, livery, scale
    add | Breast pump sessions: time, ml, side | i need somewhere to mark if it went to the freezer or not | freez |  | time, ml, side
    add | Gravestone survey: plot, name, year of death | The committee would also like the inscription typed out in full, some of them are quite long verses | inscription |  | plot, name, year/death
    add | Debate club: speaker, motion, points | add side so we know if they were proposing or opposing | side |  | speaker, motion, point
    add | Diesel generator hours: date, start reading, end reading | sir kindly add fuel litres filled also, owner is asking daily | fuel/litre/liter |  | date, start, end
    add | Violin students: name, grade, lesson day | Would love somewhere to write the homework I set them | homework |  | name, grade, lesson/day
    add | Escape rooms we did: room, city, time left | and how many hints we used cos my brother lies about it | hint |  | room, city, time
    add | Drop off laundry: ticket, customer, kilos | one more thing boss, shelf number where the bag is sitting | shelf |  | ticket, customer, kilo/kg
    add | Mushroom grow tubs: strain, spawn date, substrate | contaminated yes/no would help, lost three tubs last month | contam |  | strain, spawn, substrate
    remove | Blood donor club: name, blood type, last donation, email | Take email off please, half of us haven't got one |  | email/e-mail | name, blood, donation
    remove | Skate park trick list: trick, landed, date, rating | dont need rating, either u land it or u dont lol |  | rating | trick, landed, date
    remove | Wedding cake orders: couple, tiers, flavour, venue, deposit | get rid of venue, they all pick up from my house now |  | venue | couple, tier, flavour/flavor, deposit
    remove | Marathon training: date, distance, pace, shoes | I only have the one pair of shoes so that bit can go |  | shoe | date, distance, pace
    rename | Puppy training class: dog, owner, level | change owner to handler, that's the correct word in our club | handler | owner | dog, level
    rename | Scrap metal weights: metal, weight, seller | Please to change the word seller for supplier, seller sound not good | supplier | seller | metal, weight
    rename | Ward tea trolley: bed, drink, sugar | where it says bed it should say bay, health and safety renumbered everything | bay | bed | drink, sugar
    rename | Community radio shows: show, presenter, slot | can the app be called Harbour FM at the top | harbour fm |  | show, presenter, slot
    rename | Cider pressing: date, apples, litres | litres should say gallons we're in herefordshire not france | gallon | litre | date, apple
    change-field | Vintage tractor parts: part, condition, price | make condition a pick list - new old stock, used, scrap | new old stock, used, scrap |  | part, condition, price
    change-field | Babysitting hours: family, date, paid | paid should just be a tick box, right now i have to type yes every time ugh |  |  | family, date, paid
    change-field | Whale sightings: species, count, place | People are typing "a few" in count. It must only accept a number please |  |  | species, count, place
    change-field | Dialect words I collect: word, meaning, where heard | the meaning space is too tiny i write long, make it many lines |  |  | word, meaning, where/heard
    change-field | Tent hire: tent size, customer, return | return needs to be a proper date i can pick from a calendar, not typing |  |  | size/tent, customer, return
    change-field | Physio knee exercises: exercise, reps, pain | Could pain be a scale nought to ten like they do at the hospital rather than words |  |  | exercise, rep, pain
    change-rule | Library overdue fines: reader, book, days late, fine at 10 cents per day | council put it up, it's 25 cents a day now from monday |  |  | reader, book, day, fine
    add-screen | Morris dancing side: dancer, role, phone | Could we have another page for our dances, with the tune and how many dancers it needs | dance, tune |  | dancer, role, phone
    add-screen | Hostel guests: guest, bed number, check out date | want separate screen for lost property ppl leave behind, item and date found | lost, item, found/date |  | guest, bed, check
    look | Night shift baby unit feeds: cot, time, amount | too bright on nights, can it go dark please |  |  | cot, time, amount
    look | My late wife's roses: name, bed, year planted | I should like it in a soft pink, she would have liked that |  |  | name, bed, year/plant
    look | Ice hockey stick inventory: brand, flex, curve | make everything bigger i got gloves on half the time |  |  | brand, flex, curve
    sort | Podcast guest ideas: person, topic, how keen | put the keenest ones first |  |  | person, topic, keen
    sort | Fire extinguisher checks: location, type, next service | The ones due soonest need to be at the top, otherwise we miss them |  |  | location, type, service
    sort | Book club picks: title, author, votes | can you order it by the votes, most at top?? |  |  | title, author, vote
    group | Antique buttons: material, era, size | bundle them by material, glass together, horn together, brass together |  |  | material, era, size
    group | Refugee language cafe learners: name, mother tongue, level | It would help us seat people if the list was in groups by level |  |  | name, tongue, level
    filter | Scuba gear rental: item, size, rented out | only show me what's NOT rented out when a customer walks in |  |  | item, size, rented
    filter | Lawn mowing customers: name, street, paid | i wanna see only unpaid people, how |  |  | name, street, paid
    filter | Gluten free products: product, shop, safe or not | I need button for see just products from one shop when I am inside this shop |  |  | product, shop, safe
    question | Prayer requests: person, request, date | Who can see what I write in here? It is rather private. |  |  | person, request, date
    question | Beer mat collection: brewery, country, year | is there a limit on how many i can put, got about 4000 |  |  | brewery, country, year
    question | Plumbing van stock: part, quantity, bin | can i get this out to excel for my accountant or what |  |  | part, quantity, bin
    multi | Goat milk soap batches: batch, scent, cure date | add lye amount and oils used, and take scent out i do unscented only now | lye, oil | scent | batch, cure
    multi | Street pastor patrols: date, team leader, area | Two things if I may. Please call the team leader the captain, and add number of people helped. Bless you | captain, help | team leader | date, area
    multi | Skip hire: skip size, address, drop date, driver | need collection date + permit number, driver can go its only me | collect, permit | driver | size, address, drop
    multi | Amateur astronomy nights: object, scope, seeing | add moon phase, make seeing a choice of poor fair good, and dark red colour so i keep my night vision | moon, poor, fair, good |  | object, scope, seeing
    multi | Pigeon loft medicines: medicine, dose, date given | hello friend, i want also price of medicine and the name of veterinary. newest must be up | price, vet |  | medicine, dose, date
    multi | Quilt guild raffle: ticket number, buyer, phone | rename buyer to holder, also need to mark who has paid and who won | holder, paid, won/win | buyer | ticket, phone
    multi | Phone repair kiosk: model, fault, price, customer | add imei, add passcode, and status like waiting for part / fixed / picked up | imei, passcode, status, waiting, fixed, picked |  | model, fault, price, customer
    multi | Ukulele songs I can play: song, chords, key | Drop the key, I don't understand it anyway. Put the strumming pattern instead, and show songs A to Z | strum | key | song, chord
    `,
  ),
];
