import { readTold, type ToldFollowUp } from './told-follow-up.ts';

/** Follow-ups by people who had not seen the composer, many with greetings, reasons and several wishes. */
export const followAD: readonly ToldFollowUp[] = [
  ...readTold(
    'tr',
    `
    add | Arı kovanlarımın listesi: kovan numarası, ana arının yaşı, son kontrol tarihi | slm kovana bide çıta sayisi koyarmisin 9 mu 10 mu diye hep unutuyom | cita | | kovan, yas, kontrol
    add | Baktığım sokak kedileri: isim, sokak, tüy rengi | kısırlaştırılmış mı diye bi tik atacak yer lazım veteriner her seferinde soruyo | kisir | | sokak, reng/renk
    add | Düğün masa planı: masa numarası, davetli, kişi sayısı | kız tarafı mı erkek tarafı mı o da seçilsin lütfen yoksa kayınvalidem olay çıkarıcak | taraf, kiz, erkek | | masa, davetli, kisi
    add | Minibüs hattımda sefer kaydı: sefer saati, yolcu sayısı, hasılat | mazot parasınıda yazcam aksamlari | mazot/yakit | | sefer, yolcu, hasilat
    add | Köy kahvesinin veresiye defteri: kahveye gelen kişi, borç, tarih | telefon numarasi yok ki bunda, adamı nasıl arıycam | telefon | | borc, tarih
    add | Kızımın voleybol maçları: rakip, set skoru, tarih | Maçın hangi salonda olduğu da yazsa iyi olur, babası geçen hafta yanlış ilçeye gitti :)) | salon | | rakip, skor, tarih
    add | Torunlarıma ördüğüm yelekler: torun, ip rengi, beden | Merhaba evladım, ellerine sağlık çok beğendim. Şiş numarasını da yazabileceğim bir yer olursa makbule geçer, gözüm artık üstündeki yazıyı görmüyor. Allah razı olsun. | sis num/sis no | | torun, beden, reng/renk
    add | Apartman aidat takibi: daire, ay, tutar | nakit mi verdi havale mi yaptı belli olsun, sonra kavga çıkıyor | nakit, havale | | daire, aidat, tutar
    add | Dalış günlüğüm: dalış noktası, derinlik, süre | su sıcaklığı + görüş mesafesi | sicakli, gorus | | dalis, derinlik, sure
    add | Lokantadaki çalışanların vardiyaları: çalışan, başlangıç saati, bitiş saati | ya ben molayı unutmuşum, kaç dk mola yaptı o da girilebilsin | mola | | calisan, baslangic, bitis
    remove | Keçilerimin listesi: küpe numarası, ırk, doğum tarihi, ağırlık | ağırlığı kaldir terazi yok zaten bende boşuna duruyo orda | | agirlik | kupe, irk, dogum
    remove | Plak koleksiyonum: sanatçı, albüm, plak şirketi, kondisyon | şu kondisyon olayı gitsin ne yazcağımı bilmiyorum ben ona | | kondisyon | sanatci, album, sirket
    rename | Okul servisi listesi: öğrenci, durak, veli telefonu | durak yazmasın biniş noktası yazsın | binis noktasi | durak | ogrenci, veli, telefon
    rename | Güzellik salonu randevuları: müşteri, işlem, saat | burda müşteri demiyoruz biz danışan diyoruz düzeltirmisiniz her yerde | danisan | musteri | randevu, islem, saat
    change-field | Halı yıkama siparişleri: adres, halı türü, metrekare, teslim tarihi | halı türünü elle yazınca çıraklar saçmalıyo. seçmeli olsun: makine, el dokuma, shaggy, yolluk | makine, dokuma, shaggy, yolluk | | adres, metrekare, teslim
    change-field | Bebeğimin uyku kaydı: yattığı saat, kalktığı saat, uyku kalitesi | gece 3te yazı yazamıyorum ya, kalite kısmı deliksiz huzursuz uyumadı diye dokunmalık olsun | deliksiz, huzursuz, uyumadi | | kalkti/kalkis/kalkma, yatti/yatis/yatma, kalite
    change-rule | Halı saha rezervasyonu: takım adı, gün, saat; bir saatin ücreti 1200 lira | hocam zam yaptık saati 1500 artık | 1500/1.500 | | takim, saat, ucret
    change-rule | Babamın günlük sıvı takibi: içtiği miktar ml, saat; günlük sınır 1000 ml | doktor bugün sınırı 800e çekti | 800 | | miktar, saat
    add-screen | Zeytin hasadı kaydı: tarla, işçi, kasa sayısı | ayrı bi sayfa olsun orda da yağhaneye verdiklerimi tutayım kaç kilo verdim kaç litre yağ aldım | yaghane/yag, litre, kilo/kg | | tarla, isci, kasa
    look | Tesbih koleksiyonum: malzeme, tane sayısı, usta | bu ne böyle çocuk oyuncağı gibi olmuş. koyu olsun siyah bordo, ağır dursun | | | malzeme, tane, usta
    look | Pilates dersi yoklaması: katılımcı, ders, geldi mi | yazılar çok ufak gözlüksüz göremiyom | | | katilimci, ders, geldi
    sort | Buzluktaki yiyecekler: yiyecek, koyma tarihi, çekmece | en eskisi en üstte dursun ki önce onu yiyelim | | | yiyecek, tarih, cekmece
    group | Belediye ağaç envanteri: ağaç türü, gövde çapı, park | hepsi karman çorman, park park ayırsan | park | | govde, park, agac
    filter | Kiralık abiyeler: model, beden, durum (boşta, kirada, temizlikte) | müşteri karşımda beklerken tek tek bakamıyorum, bi basışta sadece boştakiler çıksın | bosta | | model, beden, durum
    question | Balık avı günlüğü: balık türü, gramaj, mevki, yem | telefonu değişsem bunlar gider mi ya 2 senelik emek | | | gramaj, mevki, yem
    multi | Çeyiz listesi: eşya, mağaza, alındı mı | fiyat da olsun, mağaza demesin kim aldı desin. bi de pudra pembesi yaparsan süper | fiyat, kim aldi | magaza | esya, alindi
    multi | Site girişi ziyaretçi defteri: ziyaretçi, plaka, daire, giriş saati | amirim dediki cıkıs saati sart. plaka kalkabilir onu kamera okuyo. son gelen de en basta gorunsun | cikis | plaka | ziyaretci, daire, giris
    multi | Saz kursu kayıtları: öğrenci, ders saati, çaldığı türkü | türkü yerine eser yaz hepsi türkü çalmıyor. seviye seçelim başlangıç orta ileri. ha bir de veli telefonu | eser, seviye, ileri, telefon | turku | ogrenci, ders
    multi | Hobi bahçesi sulama kaydı: parsel, dakika, tarih | dakikayı sil litre koy sayaç numarası da girilsin tamamdır | litre, sayac | dakika | parsel, tarih
    multi | Mahalle kütüphanesinin ödünç kaydı: kitap, okuyan kişi, veriliş tarihi, demirbaş numarası | Merhabalar, öncelikle emeğinize sağlık. İki ricam olacak: demirbaş numarası bizde kullanılmıyor, çıkarabilir misiniz? Ayrıca iade tarihini de girebilmeliyim, çocuklar kitapları aylarca getirmiyor. Şimdiden teşekkürler. | iade | demirbas | kitap/kitab, okuyan, verilis
    `,
  ),
  ...readTold(
    'en',
    `
    add | Alpaca shearing records: animal name, fleece weight, shearing date | forgot micron!! buyers always ask | micron | | fleece, weight, shearing
    add | Church flower rota: Sunday date, who is arranging, flowers | Hello dear, could there be a space for the phone number of the lady doing it? I keep ringing the wrong Margaret. Many thanks, Jean | phone | | flower, arrang, date
    add | Tip log for my bar job: shift date, cash tips, card tips | i wanna see if mondays are even worth it so hours worked needs to be in there | hour | | cash, card, shift
    add | Tattoo clients: client name, design, placement, price | where do i put the deposit | deposit | | client, design, placement, price
    add | Storage unit inventory: box number, contents, shelf | can u make it so i can tick if somethings fragile. my brother chucked a box with grans plates in it last time | fragile | | box, content, shelf
    add | Hearing aid battery changes: date, left or right ear | My daughter says I ought to note the brand of battery as well. | brand | | left, right, date
    add | Truck rest stops: stop name, highway, exit number | showers y/n would be clutch | shower | | highway, exit
    add | Teeth my kids lost: child, tooth, date | lol we need what the fairy paid, my oldest is keeping score | fairy/paid/amount/money | | child, tooth, date
    add | Pottery glaze tests: glaze name, clay body, cone | number of coats, and let me stick a photo on it | coat, photo/picture/image | | glaze, clay, cone
    add | Beach bike rentals: bike number, renter, time out, time back | Why is there nowhere to write the hotel room?? We charge it to the room. | room | | bike, renter
    remove | Migraine diary: date, pain level, trigger, weather, medicine taken | lose the weather bit, turns out its cheese | | weather | pain, trigger, medicine
    remove | Volunteer fire crew list: name, helmet number, call sign, station | nobody here uses a call sign since the new radios, get rid | | call sign | helmet, station
    rename | Parish hall bookings: hirer, date, purpose | hirer sounds daft. just put group | group | hirer | date, purpose
    rename | Foot care visits: patient, treatment, visit date | pls dont say patient im not a doctor & could get in trouble, client is fine | client | patient | treatment, visit, date
    change-field | Car wash jobs: plate number, vehicle type, price | vehicle type shld be a pick one thing - sedan suv pickup van. my guys cant spell | sedan, suv, pickup, van | | plate, vehicle, price
    change-field | Egg sales from my hens: buyer, amount, date | So I only ever sell half dozen, dozen or a tray. Typing the amount is silly, let me just choose one of those three | half dozen/half a dozen/half-dozen, dozen, tray | | buyer, date, amount
    change-rule | Piano practice for my son: date, minutes, piece; the goal is 20 minutes a day | teacher bumped the goal up to 35 | 35 | | minute, piece
    change-rule | Tool library loans: tool, borrower, date out; due back after 7 days | a week is too short nobody ever brings the ladder back in time. two weeks | 14/two weeks/2 weeks | | tool, borrower, date
    add-screen | Horse feeding chart: horse, morning feed, evening feed | id like a whole other tab just for the farrier, when he came and what he charged me | farrier, charge/cost/price/paid/amount | | horse, morning, evening
    look | Night patrol log: time, checkpoint, remarks | way too bright at 3am man my eyes | | | checkpoint, remark, time
    look | Baby kick log: time, number of kicks, mood | Could it be a bit prettier? lavender maybe, softer, rounder buttons. It looks like my tax return | | | kick, time, mood
    sort | Cheese tasting notes: cheese, country, score | best ones up top plz | | | cheese, country, score
    group | Scout camp packing: item, quantity, patrol | all jumbled up atm. split it so each patrol sees there own lot together | patrol | | item, quantity, patrol
    filter | Second-hand prom dresses: dress, size, status (available, sold, on hold) | Is there a way to only see whats available? scrolling past sold ones all day is killing me | available | | dress, size, status
    question | Custody schedule: day, parent, pickup time | can my ex see what i write in here or is it only on my phone | | | day, parent, pickup
    multi | Crawfish boil guests: guest, pounds, paid or not | phone number for everybody, drop pounds cause its all you can eat now, n show who aint paid first | phone | pounds | guest, paid
    multi | Choir sheet music: title, composer, voicing, copies | 1) composer should be arranger 2) which cabinet its in 3) make it navy blue like our robes | arranger, cabinet | composer | title, voicing, copies
    multi | Greenhouse seedlings: plant, sowing date, bench | Needs a germinated tick. Bench can go, I use lolly sticks. Oh and the variety, I've got nine kinds of tomato in there | germinat, variety | bench | plant, sowing
    multi | Weekend football match officials: match, pitch, umpire, wage | its REFEREE not umpire lol. wage can come off we do that seperate. mileage tho, i need mileage | referee, mileage | umpire, wage | match, pitch
    multi | Care home visitor log: resident, visitor, arrival time, badge number | Good afternoon, the girls on reception are very pleased with this. Two things from matron though. We would like the relationship to the resident (daughter, nephew and so on) and the time they left. The badge number isn't needed any more since the new doors went in. Thank you, Pat | relation, left/depart/leav/exit | badge | resident, visitor, arriv
    `,
  ),
];
