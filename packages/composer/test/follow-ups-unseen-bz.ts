import { readTold, type ToldFollowUp } from './told-follow-up.ts';

/** Follow-ups by people who had not seen the composer. */
export const followBZ: readonly ToldFollowUp[] = [
  ...readTold(
    'tr',
    `
    add | köy su saati okuma: hane, eski endeks, yeni endeks | borç da çıksın bi de ödendi mi | borc, odendi/odeme | | hane, eski endeks, yeni endeks
    add | nöbet değişimi: tutan, yerine, tarih | başhemşire onayladı mı diye bi kutu koyun | onay | | tutan, yerine, tarih
    add | güvercinler: bilezik, renk, cins | hangi kümeste durduğunu da yazmam lazım 3 kümes var karışıyo | kumes | | bilezik, renk, cins
    add | umre kafilesi: ad, pasaport, oda | kan grubu ve yakınının telefonu eklensin, geçen sene birini hastaneye kaldırdık kimseye ulaşamadık | kan grubu, telefon | | ad, pasaport, oda
    add | dalış defteri: nokta, derinlik | su sıcaklığı ekle | sicaklig | | nokta, derinlik
    add | abiye kiralama: elbise, beden, kiralayan | kapora aldım mı almadım mı hep unutuyorum | kapora | | elbise, beden, kiralayan
    add | diyaliz seansları: tarih, süre | giriş kilosu çıkış kilosu lazım | giris, cikis | | tarih, sure
    add | ezber takibi: öğrenci, sure, sayfa | veli telefonu da olsun hocam | telefon | | ogrenci, sure, sayfa
    add | arşiv dosyaları: dosya no, alan, birim | ne zaman geri geleceğini bilmiyoruz ki, iade tarihi koyalım | iade, date | | dosya no, alan, birim
    add | mantar yerleri: tür, mevki, kilo | rakım da yazılsın bide yağmurdan kaç gün sonra bulmuşum | rakim, yagmur | | tur, mevki, kilo
    add | koro notaları: eser, besteci | tonu, süresi, kaç nüsha olduğu da gerekiyor | ton, sure, nusha | | eser, besteci
    add | kaporta işleri: plaka, hasar, teslim | sigortadan mı cepten mi yapılıyo onu yazacak yer yok. sigorta şirketi diye bi yer aç | sigorta | | plaka, hasar, teslim
    add | sokak kedileri: lakap, sokak | mamasını kim veriyo belli değil. bakan kişi eklesene | bakan | | lakap, sokak
    add | aidat: üye, ay, tutar | makbuz numarası da lazım denetimde sordular | makbuz | | uye, ay, tutar
    add | kanaviçe iplikleri: kod, renk | kaç tane kaldığını da göreyim | kal/adet/miktar/sayi | | kod, renk
    add | çölyak dostu lokantalar: mekan, semt | 5 üzerinden puan vermek isterim, telefonu da dursun | puan, telefon | | mekan, semt
    add | satranç maçları: beyaz, siyah, sonuç | açılış ekle, hamle sayısı ekle | acilis, hamle | | beyaz, siyah, sonuc
    add | asansör arızaları: kat, arıza, bildiren | tamirciye ne kadar verdik o da görünsün, yönetici soruyo | ucret/tutar/tamir/fiyat/odenen/verdi/verilen | | kat, ariza, bildiren
    add | gebe ziyaretleri: anne adı, hafta | Tansiyon ile nabız alanlarının eklenmesini rica ederim. | tansiyon, nabiz | | anne adi, hafta
    add | kuzu ilanları: cins, kilo, fiyat | foto koyabilek | foto/resim/image | | cins, kilo, fiyat
    add | koşu günlüğü: mesafe, süre | hangi ayakkabıyla koştum yazsın tabanı bitiyo çünkü | ayakkabi | | mesafe, sure
    add | fiş masrafları: personel, tutar, tarih | kdv orani eklermisiniz | kdv | | personel, tutar, tarih
    add | tespihlerim: ad, malzeme | kaç taneli olduğu, ustası bide kaça aldığım | tane, usta, fiyat/kac | | ad, malzeme
    add | koliler: içindekiler, gönderen | gümrüğe takıldı geçen, gümrük ücreti diye bi satır olsa iyi olurdu | gumruk | | icindekiler, gonderen
    choice | okçuluk atışları: mesafe, puan | yay tipi seçilsin: klasik, makaralı, geleneksel | klasik, makarali, geleneksel | | mesafe, puan
    choice | çamaşırhane işleri: müşteri, torba | durum olsun bekliyor, yıkanıyor, hazır | bekliyor, yikaniyor, hazir | | musteri, torba
    choice | yemekhane şikayetleri: konu, tarih | soğuk mu tuzlu mu az mı hangisiyse ondan seçtirelim, millet destan yazıyo | soguk, tuzlu, az | | konu, tarih
    choice | folklor ekibi: dansçı, beden | yöre: horon, zeybek, halay bunlardan biri olacak | horon, zeybek, halay | | dansci, beden
    choice | traktör paylaşımı: çiftçi, gün | ne işi yapacağı seçilsin, sürme ekim ilaçlama | surme, ekim, ilaclama | | ciftci, gun
    choice | acil servis triyajı: hasta, şikayet | renk kodu gerekli kırmızı / sarı / yeşil | kirmizi, sari, yesil | | hasta, sikayet
    choice | keman öğrencileri: ad, parça | seviye ekle başlangıç orta ileri | baslangic, orta, ileri | | ad, parca
    choice | kurban hisseleri: hissedar, tutar | etini kendi mi alacak bağış mı yapacak yoksa yarı yarıya mı, seçenek olsun | kendi, bagis, yari | | hissedar, tutar
    choice | vapur iskelesi kayıp eşya: eşya, tarih | hangi iskele: Kadıköy, Beşiktaş, Eminönü | kadikoy, besiktas, eminonu | | esya, tarih
    choice | judo sporcuları: ad, kilo | kuşak seçilsin beyaz sarı turuncu yeşil mavi | beyaz, sari, turuncu, yesil, mavi | | ad, kilo
    remove | apartman toplantısı: daire, katılan, imza | imzayı kaldır ıslak imza alıyoz zaten | | imza | daire, katilan
    remove | taziye ziyaretleri: aile, tarih, helva | helva kısmı ayıp oldu çıkar onu | | helva | aile, tarih
    remove | bilardo skorları: oyuncu, sayı, ıstaka | ıstakaya gerek yok sil | | istaka | oyuncu, sayi
    remove | kan bağışı listesi: bağışçı, grup, meslek, tarih | meslek kime ne, gitsin | | meslek | bagisci, grup, tarih
    remove | kütüphane ödünç: kitap, okur, raf | artık raf numarası tutmuyoruz raf yazmasın | | raf | kitap, okur
    remove | gurbetçi dernek üyeleri: ad, memleket, pasaport, telefon | pasaport bilgisi kişisel veri diye uyardılar kaldırmamız gerekiyor | | pasaport | ad, memleket, telefon
    rename | mevlit daveti: davetli, kişi | davetli yerine misafir yaz | misafir | davetli | kisi
    rename | hali saha: oyuncu, mevki, para | para demeyelim katkı payı diyelim kibar olsun | katki | para | oyuncu, mevki
    rename | yatan hasta: protokol, servis, doktor | doktor yazan yer hekim olacak, müdüriyet öyle istiyor | hekim | doktor | protokol, servis
    rename | balıkçı teknesi: tekne, kaptan, av | kaptanı reis yap bizde reis derler | reis | kaptan | tekne, av
    rename | kreş çocukları: isim, alerji, getiren | getiren değil teslim alan yazsın | teslim | getiren | isim, alerji
    rename | pilates dersleri: eğitmen, saat, kontenjan | kontenjanı kimse anlamıyo boş yer yaz şuna | bos yer | kontenjan | egitmen, saat
    several | kermes tezgahları: yapan, ürün, fiyat | fiyatın yanına satıldı mı ekle, yapan yerine getiren yaz | satil, getiren | yapan | urun, fiyat
    several | veteriner aşıları: hayvan, sahibi, aşı, kulak no | kulak noyu at, sonraki aşı tarihi koy, rengi yeşil olsun | sonraki, green | kulak | hayvan, sahibi, asi
    several | dağcılık gezileri: zirve, lider, tarih | zorluk seçilsin kolay orta zor, bir de lider değil rehber densin | kolay, orta, zor, rehber | lider | zirve, tarih
    several | personel servisi: durak, yolcu, saat, plaka | plakaya gerek kalmadı tek araç var. yolcunun telefonu olsun ama, saate göre de dizilsin | telefon | plaka | durak, yolcu, saat
    several | sahaf rafı: kitap, yazar, fiyat | baskı yılı ekleyin, mavi yapın ortalığı | baski/yil, blue | | kitap, yazar, fiyat
    several | Kuran okuma halkası: okuyan, cüz | cüz bitti mi işareti olsun ve son gün tarihi, okuyan yerine hatim eden densin | bitti, son, hatim | okuyan | cuz
    sort | zabıta şikayetleri: adres, konu, tarih | en yenisi en üstte dursun | | | adres, konu, tarih
    sort | buz hokeyi puan durumu: takım, puan | puanı çok olan başta olsun | | | takim, puan
    look | gelinlik provaları: gelin, gün, saat | pembe yap şöyle tatlı bişey olsun | pink | | gelin, gun, saat
    look | itfaiye hortumları: hortum no, boy | kırmızı olsun itfaiyeye yakışır | red | | hortum no, boy
    page | tiyatro kulübü: oyuncu, rol | bir sayfa daha aç dekor malzemelerini oraya yazalım | dekor | | oyuncu, rol
    question | ahır yemleri: yem, çuval, fiyat | internet yokken de çalışır mı bu, bizim ahırda çekmiyo | | | yem, cuval, fiyat
    filter | icra dosyaları: borçlu, tutar, kapandı | sadece kapanmamışları göster bana | | | borclu, tutar, kapandi
    change | fizik tedavi seansları: hasta, bölge, ağrı | ağrı yazı olmasın rakam girelim | number | | hasta, bolge, agri
`,
  ),
  ...readTold(
    'en',
    `
    add | parish flower rota: name, sunday | could we put a budget next to it, Margaret overspends | budget | | name, sunday
    add | lambing shed: ewe tag, lambs, pen | need to know if she had colostrum and the birth weight | colostrum, weight | | ewe tag, lambs, pen
    add | ward fridge checks: fridge, reading | add initials | initial | | fridge, reading
    add | ham radio log: callsign, band, mode | power in watts and did they send a qsl card | power/watt, qsl | | callsign, band, mode
    add | snake feeding: snake, prey | i never know when it last shed | shed | | snake, prey
    add | swim times: swimmer, stroke, time | pool length matters, 25 or 50, put it in please coach keeps yelling | pool/length | | swimmer, stroke, time
    add | moving boxes: box no, contents | declared value and which room it goes | value, room | | box no, contents
    add | eruv checks: pole, street | note who i rang about it, and a photo of the break | rang/who/call/contact, photo/image/picture | | pole, street
    add | company van: driver, leaving, back | mileage plz. people lie about it | mileage | | driver, leaving, back
    add | accordions: maker, serial | number of reeds, bellows condition, asking price | reed, bellow, price | | maker, serial
    add | chemo diary: day, nausea | the nurse wants his temperature every time from now on | temp | | day, nausea
    add | visa runs: entry, exit | airline and airport fields would be good | airline, airport | | entry, exit
    add | hall bookings: who, from, until | did they pay the deposit?? always chasing | deposit | | who, from, until
    add | ink swatches: brand, shade | dry time and whether its waterproof | dry, waterproof | | brand, shade
    add | langar volunteers: name, shift | phone number too ji, last week nobody could be reached when the gas ran out | phone | | name, shift
    add | milk round: house, pints | where they hide the key | key | | house, pints
    add | bouldering problems: gym, grade | attempts, and the setters name | attempt, setter | | gym, grade
    add | derby skaters: skater, number | We also require an emergency contact and a blood type for insurance. | emergency, blood | | skater, number
    add | choir carpool: driver, seats | pick up spot pls | pick | | driver, seats
    add | bell tower: method, conductor | how many changes we rang, how long it took | changes, long/duration/time/minutes/took | | method, conductor
    add | loan crutches: patient, size | can u add due date so we see whos late | due, date | | patient, size
    add | lost badges: employee, badge no | what temp badge did we give them. thats the one that goes missing | temp | | employee, badge no
    add | cricket under 13s: match, catches | stumpings & byes & drops | stumping, bye, drop | | match, catches
    add | seed swap: variety, giver | year harvested would help, i planted some from 2009 lol | year/harvest | | variety, giver
    choice | porter jobs: from, to | let em pick chair, trolley or bed | chair, trolley, bed | | from, to
    choice | legal cases: client, matter | stage should be one of drafting, filed, hearing, closed | drafting, filed, hearing, closed | | client, matter
    choice | synagogue kiddush sponsors: family, shabbat | Menu options: herring, cholent, fruit platter | herring, cholent, fruit | | family, shabbat
    choice | tennis ladder: player, rank | hand: left or right, matters for pairing | left, right | | player, rank
    choice | beekeepers swarm calls: caller, address | where the swarm hangs.. tree chimney wall hedge.. just tap one | tree, chimney, wall, hedge | | caller, address
    choice | blood drive: donor, time | shirt size given out, S M L is confusing so write small medium large | small, medium, large | | donor, time
    choice | language exchange in Kyoto: partner, cafe | add level with beginner, conversational, fluent | beginner, conversational, fluent | | partner, cafe
    choice | model trains: loco, era | scale has to be chosen from 1:87, 1:160 and 1:43 | 1:87, 1:160, 1:43 | | loco, era
    choice | dog agility: dog, handler | result - clear, faults, eliminated | clear, faults, eliminated | | dog, handler
    choice | night shelter guests: guest, bed | they come by themselves, police or hospital, so three choices for how they came | police, hospital | | guest, bed
    remove | yoga retreat guests: name, room, diet | lose the diet bit, chef feeds everyone the same | | diet | name, room
    remove | midwife visits: mother, week, postcode | we don't need the postcode any more | | postcode | mother, week
    remove | bowls club: bowler, rink, handicap | handicap upsets people. out. | | handicap | bowler, rink
    remove | expense claims: employee, amount, project, receipt | delete project, finance does that | | project | employee, amount, receipt
    remove | quilt guild: quilt, maker, batting, width | nobody fills in batting so take it away please | | batting | quilt, maker, width
    remove | confirmation class: child, sponsor, gown | gowns are from the diocese now, so no gown column | | gown | child, sponsor
    rename | scout troop: boy, badge, date | boy should say scout, we have girls now! | scout | boy | badge, date
    rename | nanny diary: child, nap, nappy | american family, so diaper instead of nappy | diaper | nappy | child, nap
    rename | squash courts: player, court, fee | call the fee subs | subs | fee | player, court
    rename | ramadan iftar table: guest, dish, seats | dish -> contribution | contribution | dish | guest, seats
    rename | rescue horses: horse, farrier, feed | farrier is spelt wrong for us we say hoofsmith | hoofsmith | farrier | horse, feed
    rename | pharmacy shortages: drug, supplier, eta | change drug to medicine. the customers see the screen and giggle | medicine | drug | supplier, eta
    several | brass band instruments: player, instrument, serial | add last serviced date, and say holder not player | serviced, holder | player | instrument, serial
    several | community fridge: item, donor, shelf | drop shelf, add use by, make it green | use by, green | shelf | item, donor
    several | darts league: home, away, score, venue | venue is always the crown so bin it. we do want 180s counted and high checkout | 180, checkout | venue | home, away, score
    several | au pair group in Vienna: name, family, district | can it have phone, have the district called bezirk like the locals do and go purple | phone, bezirk, purple | district | name, family
    several | autopsy room samples: case, tissue, jar | status stored / sent / destroyed, plus who sent it | stored, sent, destroyed | | case, tissue, jar
    several | pub quiz rounds: host, topic, points | topic to become theme. newest on top. and a tick if its been used before | theme, used | topic | host, points
    sort | marathon finishers: runner, minutes | fastest first please | | | runner, minutes
    sort | church library: title, author | a to z by author | | | title, author
    look | hospice visitors: visitor, patient, hour | something calmer, blue maybe | blue | | visitor, patient, hour
    look | halloween costume hire: costume, size | make it orange obviously | orange | | costume, size
    page | rowing club: rower, boat | we also need a separate page where we list broken oars | oar | | rower, boat
    question | stamp album: country, year, value | if i drop my phone in the canal is it all gone? | | | country, year, value
    filter | dental lab orders: dentist, crown, delivered | only want to see the ones not delivered yet | | | dentist, crown, delivered
    change | goat milk records: goat, litres, milked | milked should be a date not just words | date | | goat, litres, milked
`,
  ),
];
