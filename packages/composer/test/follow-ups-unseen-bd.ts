import { readTold, type ToldFollowUp } from './told-follow-up.ts';

/** Follow-ups by people who had not seen the composer. */
export const followBD: readonly ToldFollowUp[] = [
  ...readTold(
    'tr',
    `
    add | Köy fırını sırası: hane, gün, odun yükü | bide kaç tepsi yapacak onu yazalım geçen hafta gene kavga çıktı | tepsi | | hane, gun, odun
    add | kombi servis kaydi: musteri, marka, ariza | garanti durumu da olsun var yok diye, bi de alinan ucret | garanti, ucret | | musteri, marka, ariza
    add | Plak arşivim: albüm, sanatçı, yıl | Merhaba, elinize sağlık çok hoş olmuş. Rica etsem plağın kondisyonu da seçilebilse: kusursuz, iyi, orta, çizik. | kondisyon, kusursuz, cizik | | album, sanatci, yil
    add | Minibüs okul servisi: öğrenci, durak, veli | veli telefonu da lazım tabi acil olursa, hem sabah biniş saati de | telefon, binis | | ogrenci, durak
    add | kovan defteri: kovan no, ana ari yasi, bal | bal kilo olarak girilsin ayri bi alana da varroa ilaci verildimi yazayim | varroa | | kovan, ana ari, bal
    add | Halı saha maçları: rakip, skor, tarih | en iyi oyuncu oylaması yapıyoz her maç, maçın adamı diye bi yer açsana | macin adami | | rakip, skor, tarih
    add | Ödünç verdiğim aletler: alet, kime, veriliş tarihi | Evladım bir de iade tarihini yazacak yer koyuver, gözüm görmüyor unutuyorum kim getirdi kim getirmedi | iade | | alet, kime, verilis
    add | Veli görüşmeleri: veli, öğrenci, konu | Görüşmenin şekli de seçilsin istiyorum, yüz yüze, telefon, çevrim içi olarak üç seçenek yeterli. | yuz yuze, telefon, cevrim | | veli, ogrenci, konu
    add | pul koleksiyonu: ülke, yıl, konu | dantel sayısı ekle | dantel | | ulke, yil, konu
    add | Bebek uykusu: yatış, kalkış, ruh hali | eşim de yazıyor ben de, kim uyuttu belli olsun: anne, baba, babaanne | uyut, anne, baba | | yatis, kalkis, ruh
    add | asansör bakım: bina, bakım tarihi, teknisyen | etiket rengi lazm kırmızı sarı mavi yeşil. denetimde soruyolar | etiket, kirmizi, yesil | | bina, bakim, teknisyen
    add | Su nöbeti: tarla sahibi, başlangıç, bitiş | hangi kanaldan aldığı da belli olsun bizim köyde üç kanal var | kanal | | tarla, baslangic, bitis
    add | Tiyatro kulübü kostümleri: kostüm, beden, oyun | Teşekkürler! Bir ricam daha olacak, kostümün hangi dolapta durduğunu ve temizlenip temizlenmediğini de görelim | dolap/dolab, temiz | | kostum, beden, oyun
    add | lastikci oteli: plaka, ebat, raf | dis derinligi mm olarak eklensin birde telefon no | dis der, mm, telefon | | plaka, ebat, raf
    add | Masa tenisi antrenmanı: oyuncu, süre, vuruş | hata sayısı | hata | | oyuncu, sure, vurus
    add | Diyaliz servis güzergahı: hasta, adres, seans | Tekerlekli sandalye gerekiyor mu diye bir kutucuk, ayrıca refakatçi adı. Şoför arkadaşlar soruyor hep. | sandalye, refakatci | | hasta, adres, seans
    add | Oyuncak kütüphanesi: oyuncak, yaş grubu, raf | eksik parçası varsa oraya not düşelim yoksa geri gelince kimse bilmiyor | eksik | | oyuncak, yas, raf
    add | güvercinlerim: bilezik no, renk, cinsi | abi eşi kim onu da yaz, bi de yumurta tarihi. yavruları karıştırdım gecen sene | es, yumurta | | bilezik, renk, cins
    add | Çilingir işleri: adres, kilit tipi, ücret | ödeme şekli lazım nakit kart havale | odeme, nakit, havale | | adres, kilit, ucret
    add | Yüzme kulübü dereceleri: sporcu, stil, derece | havuz boyu 25 m mi 50 m mi seçelim hocam çünkü dereceler ona göre değişiyor | havuz, 25, 50 | | sporcu, stil, derece
    remove | Terzi işleri: müşteri, kıyafet, tadilat, kumaş rengi | kumaş rengine gerek yok çıkarın onu | | kumas | musteri, kiyafet, tadilat
    remove | okey gecesi: ev sahibi, kazanan, ikram, tarih | ikrami kaldir ya millet birbirine laf atiyo | | ikram | ev sahib, kazanan, tarih
    remove | Sınıf gezileri: yer, tarih, katılan sayısı, otobüs firması | Otobüs firmasını artık okul idaresi ayarlıyor, o alan silinebilir. Teşekkür ederim. | | otobus, firma | yer, tarih, katilan
    remove | mera takibi: hayvan küpe no, otlak, çoban, ağırlık | ağırlık olmasın tartımız bozuldu zaten | | agirlik | kupe, otlak, coban
    remove | Madeni paralarım: ülke, nominal, yıl, satıcı | satıcıyı sil | | satici | ulke, nominal, yil
    remove | Aşı randevuları: çocuk, aşı adı, doktor, hastane | doktor adi gereksiz her seferinde baskasi cikiyor kalksin | | doktor | cocuk, asi, hastane
    rename | Güreş minikler: sporcu, sıklet, antrenör | antrenör yazmasın hoca yazsın biz öyle deriz | hoca | antrenor | sporcu, siklet
    rename | çay ocağı siparişi: oda, içecek, adet | oda kısmının adını büro yap lütfen | buro | oda | icecek, adet
    rename | Apartman şikayetleri: daire, konu, tarih | "Daire" yerine "kapı no" densin, yaşlılar öyle biliyor | kapi | daire | konu, tarih
    rename | Kuaför müşterileri: isim, boya tonu, fiyat | fiyat degilde tutar yazsin | tutar | fiyat | isim, boya
    rename | Fide satışı: çeşit, viyol, alıcı | alıcıyı müşteri olarak değiştirirmisin | musteri | alici | cesit, viyol
    rename | Koro provaları: eser, süre, şef | Şef sözcüğünü beğenmediler :) "yöneten" olsun rica ederim | yoneten | sef | eser, sure
    change-field | Kiralık bisiklet: bisiklet no, müşteri, durum | durum yazı olmasın seçmeli olsun: kirada, boşta, tamirde | kirada, bosta, tamirde | | bisiklet, musteri, durum
    change-field | süt toplama: üretici, miktar, tarih | miktar litre olacak yanında yazsın litre diye | litre | | uretici, miktar, tarih
    change-field | Okçuluk atışları: mesafe, puan, yay | yay tipini listeden seçelim klasik, makaralı, geleneksel | klasik, makarali, geleneksel | | mesafe, puan, yay
    change-field | Kreş teslim: çocuk, teslim alan, saat | teslim alan boş bırakılamasın, zorunlu olsun. güvenlik meselesi | | | cocuk, teslim, saat
    change-field | maket uçaklarım: model, ölçek, bitti mi | ölçek seçenekli olsun 1/32, 1/48, 1/72 bunlardan başka yapmıyorum | 48, 72 | | model, olcek, bitti
    change-field | Kanarya ötüşleri: kuş, tarih, not | Sayın yetkili, not kısmı uzun yazılabilen bir alan olsun, tek satıra sığmıyor. | | | kus, tarih, not
    change-rule | Halı yıkama: müşteri, metrekare, teslim günü. Metrekaresi 90 lira, toplamı hesaplasın | zam geldi deterjana artık 115 lira metrekaresi | 115 | | musteri, metrekare, teslim
    change-rule | izci kampı kayıt: çocuk, oymak, veli tel. en fazla 24 kişi alınacak | çadır bulduk kontenjan 32 olsun | 32 | | cocuk, oymak, veli
    change-rule | Kumbara: atılan, kim, tarih. hedefimiz 5000 lira bisiklet için | Bisiklet pahalandı, hedefi 7500 yapalım maalesef | 7500 | | atilan, kim, tarih
    add-screen | Tesisat işleri: adres, sorun, tarih | Malzemeler diye ikinci bir sayfa olsun orda malzeme adı, adet, alış fiyatı tutayım | malzeme, adet, fiyat | | adres, sorun, tarih
    add-screen | voleybol takımı: oyuncu, forma no, mevki | birde sponsorlar listesi aç ayrı: firma, katkı, yetkili | sponsor, firma, katki, yetkili | | oyuncu, forma, mevki
    add-screen | Köy derneği aidatı: üye, ay, tutar | Hocam ayrıca cenaze yardımları için ayrı bir bölüm gerekiyor, aile, yapılan yardım ve tarih yazılacak. | cenaze, aile, yardim | | uye, ay, tutar
    add-screen | mineral koleksiyonum: taş, bulunduğu yer, sertlik | takas edecegim kisiler icin ayri ekran lazim ad soyad, sehir, istedigi | takas, soyad, sehir | | tas, bulundugu, sertlik
    look | Gece bekçisi turu: nokta, saat, görülen | gece göz alıyor koyu yap | | | nokta, saat, gorulen
    look | İlaç saatleri annem: ilaç, doz, saat | Yazılar büyük olsun kızım, 81 yaşındayım gözlüksüz okuyamıyorum | | | ilac, doz, saat
    look | Taraftar grubu deplasman: maç, otobüs, kişi | renkler sarı lacivert olcak tabiki | | | mac, otobus, kisi
    sort | Koşu kulübü parkurları: parkur, mesafe, zorluk | en kısadan en uzuna sıralansın | | | parkur, mesafe, zorluk
    sort | Noter evrak kuryesi: evrak, adres, son tarih | son tarihi yaklaşan en üstte olmalı | | | evrak, adres, son
    group | Çeyizlik dantel: parça, model, kime | kime yapıldıysa ona göre grupla torunlar karışmasın | | | parca, model, kime
    filter | Emlak gösterimleri: ev, semt, müşteri | semte göre süzebileyim | | | ev, semt, musteri
    filter | Matbaa işleri: iş adı, kağıt, durum (bekliyor, basıldı, teslim) | sadece bekleyenleri gösteren bi düğme olsa iyi olur | | | is, kagit/kagid, durum
    filter | zeytin hasadı: bahçe, çuval, işçi | bir işçiye basınca yalnız onun topladıkları çıksın, yevmiye hesabı yaparken lazım | | | bahce, cuval, isci
    question | Satranç turnuvası: beyaz, siyah, sonuç | bunu telefonu değişince kaybeder miyim? | | | beyaz, siyah, sonuc
    question | Ebe ziyaretleri: anne, hafta, tansiyon | Kaydettiğim şeyi sonradan düzeltebiliyor muyum acaba | | | anne, hafta, tansiyon
    question | pazarcı tezgahı: ürün, kasa, kalan | internet yokken de açılır mı bu pazarda çekmiyo | | | urun, kasa, kalan
    multi | Oto yıkama: plaka, paket, ücret | sürücü telefonu ekle paketi seçmeli yap iç, dış, komple bide koyu renk olsun | telefon, dis, komple | | plaka, paket, ucret
    multi | Resim kursu: öğrenci, teknik, malzeme, saat | malzemeyi çıkar, yerine atölye salonu koy ve öğrenciye göre alfabetik diz lütfen | salon | malzeme | ogrenci, teknik, saat
    multi | at bakım defteri: at, yem, nal tarihi, seyis | seyis yerine bakıcı yazsın, veteriner notu da eklensin teşekkürler | bakici, veteriner | seyis | yem, nal
    `,
  ),
  ...readTold(
    'en',
    `
    add | Allotment plot rota: plot number, holder, job | could you pop in a phone number for each holder please, the committee keep asking me | phone | | plot, holder, job
    add | boiler call outs: customer, postcode, fault | need gas safe cert number on there too and wether its been paid | cert, paid | | customer, postcode, fault
    add | Baseball cards: player, year, team | grade please. psa 1-10. and what i paid for it | grade, paid | | player, year, team
    add | Borehole maintenance: village, pump, date fixed | Good morning. Kindly include the name of the technician and the depth in metres. God bless. | technician, depth, met | | village, pump, date
    add | tiffin deliveries: customer, area, meals | pls add veg / non veg / jain option, my boy is always mixing | veg, jain | | customer, area, meals
    add | Swim meet times: swimmer, stroke, time | add heat and lane | heat, lane | | swimmer, stroke, time
    add | Church flower rota: Sunday, arranger, colour | Lovely, thank you dear. Might we also note who is paying or in whose memory the flowers are given? | pay/paid/memory | | sunday, arranger, colour
    add | IEP meetings: student, date, goals | Needs a spot for accommodations, my principal asks about them every single time | accommodation | | student, date, goal
    add | generator hire: client, kva, pickup date | Abeg add deposit collected and return date, people dey hold my gen too long | deposit, return | | client, kva, pickup
    add | Lego minifigs: name, theme, set number | missing accessories field?? half of mine lost their swords lol | accessor | | name, theme, set
    add | Village hall keys: key, borrower, date out | a date back too. Someone walked off with the boiler room one in March. | back/return | | key, borrower, date
    add | Toddler words: word, date, language | who heard it first, options mum dad nana childminder | mum, nana, childminder | | word, date, language
    add | dog walker log: dog, owner, route | need to track poo and wee, just tick boxes, sorry its gross but owners ask | poo, wee | | dog, owner, route
    add | Cricket nets: batsman, bowler, balls faced | add dismissals count sir, and type of ball (red, white, tennis) | dismissal, red, white, tennis | | batsman, bowler, ball
    add | Window cleaning round: house, street, price | some people only want fronts doing so add a frequency, 4 weekly, 8 weekly, one off | frequency, 4 week/4-week, 8 week/8-week, one off/one-off | | house, street, price
    add | Antique clocks: maker, era, movement | last wound date | wound | | maker, era, movement
    add | Roller derby roster: skater name, number, position | Can we get pronouns and an emergency contact on this? League insurance requires the second one | pronoun, emergency | | skater, number, position
    add | Goat keeping: tag, breed, birth date | Also put dewormed last date, the vet officer is coming and I must show him | deworm | | tag, breed, birth
    add | substitute teacher notes: class, period, lesson | behavior rating great, ok, rough. you know why lol | behavio, great, rough | | class, period, lesson
    add | Tailoring orders: customer, style, due date | Please add bust, waist and hip. All in inches | bust, waist, hip, inch | | customer, style, due
    remove | Pub quiz teams: team, captain, score, drinks bill | take the drinks bill off, landlord does that himself | | drinks, bill | team, captain, score
    remove | Piano pupils: pupil, grade, piece, parent email | I no longer need the parent email. Please delete it. | | email | pupil, grade, piece
    remove | fantasy league draft: manager, pick, round, trash talk | kill the trash talk column | | trash | manager, pick, round
    remove | Mobile library stops: village, time, driver, mileage | Mileage is now recorded by the council tracker so it can go, many thanks | | mileage | village, time, driver
    remove | Poultry house: pen, birds, feed bags, temperature | Remove temperature biko, thermometer don spoil | | temperature | pen, bird, feed
    remove | stamp swaps: stamp, country, swapped with, postage | dont need postage | | postage | stamp, country, swapped
    rename | Bell ringing practice: ringer, method, tower captain | we say conductor rather than tower captain, could you change it | conductor | captain | ringer, method
    rename | Auto shop jobs: plate, mechanic, complaint | change complaint to issue. complaint sounds like they're mad at us | issue | complaint | plate, mechanic
    rename | society maintenance dues: flat, owner, month | rename owner to resident as many are on rent only | resident | owner | flat, month
    rename | Nail bookings: client, design, slot | call it guest not client | guest | client | design, slot
    rename | Kit bag list for rugby minis: item, child, washed by | "washed by" should say laundry duty | laundry | washed | item, child
    rename | Vinyl swaps: record, pressing, trader | Trader -> dealer pls | dealer | trader | record, pressing
    change-field | Care home visits: resident, visitor, mood | make mood a pick list - cheerful, sleepy, upset | cheerful, sleepy, upset | | resident, visitor, mood
    change-field | Tractor hire: farmer, acres, date | It should be hectares, we are not using acres any more in the cooperative. Show ha beside it. | ha/hectare | | farmer, date
    change-field | archery scores: distance, arrows, score | distance from a list: 18m 30m 50m 70m | 18, 30, 50, 70 | | distance, arrow, score
    change-field | School bus check: bus, driver, brakes | brakes should be pass or fail instead of typing stuff | pass, fail | | bus, driver, brake
    change-field | Lost property: item, where found, claimed | where found must be filled in every time please, make it compulsory | | | item, found, claimed
    change-field | Fountain pens: pen, nib, ink | nib options only EF, F, M, B, stub | ef, stub | | pen, nib, ink
    change-rule | Ironing service: customer, items, collected. Each item costs £1.50, show the total | putting my prices up to 1.80 from monday | 1.8 | | customer, item, collected
    change-rule | Pickleball court signup: player, level, time. Max 16 players | they opened another court so 20 now! | 20 | | player, level, time
    change-rule | Thrift group: member, amount paid, week. Target is 200000 naira | We have agreed at meeting to move the target to 350000 | 350 | | member, amount, week
    add-screen | Scout badges: scout, badge, date earned | could we have a separate page for leaders with name, DBS expiry and role | leader, dbs, role | | scout, badge, date
    add-screen | HVAC jobs: site, unit, technician | I need a 2nd list for parts. part name, supplier, cost. | part, supplier, cost | | site, unit, technician
    add-screen | temple volunteers: name, seva, timing | one more screen for donations received, donor, amount, receipt no. kindly do the needful | donor, amount, receipt | | name, seva, timing
    add-screen | Sea glass finds: colour, beach, date | my daughter collects shells so do a Shells tab for her with species, size, and condition | shell, species, size, condition | | colour, beach, date
    look | Astronomy sightings: object, telescope, sky | make it dark, white screen wrecks my night vision | | | object, telescope, sky
    look | Bowls club fixtures: opponent, venue, rinks | Most of our members are over seventy. Larger lettering if you can manage it. | | | opponent, venue, rink
    look | bake stall takings: cake, price, sold | pink!! or like a purpley pink | | | cake, price, sold
    sort | Cross country results: runner, school, time | fastest at the top | | | runner, school, time
    sort | Piano tuning round: customer, piano, last tuned | put the ones tuned longest ago first, those are the ones I need to ring | | | customer, piano, tuned
    group | Street light faults: pole, street, fault | group them street by street so the linesman can do one road at a time | | | pole, street, fault
    filter | Adoption cats: cat, age, status (available, reserved, homed) | I only want to see available ones when families come in, is there a way to switch it | | | cat, age, status
    filter | JV lacrosse stats: player, position, goals | let me filter by position | | | player, position, goal
    filter | Cold store crates: farmer, produce, bay | pick a bay and see only that bay's crates pls | | | farmer, produce, bay
    question | Model railway locos: loco, gauge, livery | can my brother see it on his phone as well? | | | loco, gauge, livery
    question | Rain gauge: date, rainfall, remarks | Is my data going somewhere or it is remaining in this phone only? | | | date, rainfall, remark
    question | Yoga class register: student, class, paid | how do i delete one i put in by accident | | | student, class, paid
    multi | Skip hire: customer, skip size, address, drop date | size should be a choice of 4 yard, 6 yard, 8 yard. add a permit needed tickbox. and sort by drop date | 4 yard, 8 yard, permit | | customer, size, address
    multi | Band practice: song, key, tempo, notes | lose the notes, add capo, dark mode too | capo | notes | song, key, tempo
    multi | Keke riders: rider, plate, daily payment, guarantor | Change daily payment to delivery money and add union number. Remove guarantor, we have it in file. | delivery, union | daily payment, guarantor | rider, plate
    `,
  ),
];
