import { readTold, type ToldFollowUp } from './told-follow-up.ts';

/** Follow-ups by people who had not seen the composer; read. */
export const followBR: readonly ToldFollowUp[] = [
  ...readTold(
    'tr',
    `
    add | Diyaliz günlüğüm: seans tarihi, giriş kilosu, çıkış kilosu | hemşire hanım tansiyonu da not et dedi, kolumdan ölçüyolar her seferinde | tansiyon | | seans, giris, cikis
    add | arı kovanlarım: kovan no, çerçeve sayısı, ana arı yaşı | varroa ilaçlaması yaptığımız gün de yazılsın yoksa unutuyoz | ilaclama/varroa | | kovan, cerceve, ana ari
    add | Kundura tamir defteri: müşteri, ayakkabı, ücret | yapılacak iş seçmeli olsun: pençe, topuk, dikiş, boya. her seferinde yazmak zor geliyo bu yaşta | pence, topuk, dikis, boya | | musteri, ayakkabi, ucret
    add | Tır şoförü mola kaydı: park yeri, ülke, kalınan saat | Avusturyada duş 4 euro Macarda bedava, duş ücreti diye bi yer aç bari | dus | | park, ulke, saat
    add | fistik bahcesi sulama: parsel, tarih, sure | damlama mi salma mi onu da secelim, bi de hangi kuyudan cekildi | kuyu, damlama, salma | | parsel, tarih, sure
    add | Ciltlenen yazma eserler: eser adı, yüzyıl, cilt türü | Sayın yetkili, her eser için "kurt yeniği var mı" bilgisini evet/hayır şeklinde ilave etmenizi rica ederim. | kurt yeni | | eser, yuzyil, cilt
    add | halısaha kadromuz: oyuncu, mevki, gol | kanka asist de koy Murat sürekli ağlıyo ben atmıyom ama attırıyom diye | asist | | oyuncu, mevki, gol
    add | Fizik tedavi egzersizlerim: hareket, tekrar, gün | ağrı derecesini 0 dan 10a kadar yazabiliyim hocam soruyo her gidişimde | agri | | hareket, tekrar
    add | Umre kafilesi: yolcu adı, pasaport no, oda | bunlara kan grubuyla kronik hastalığı ekleyin, geçen sene bi amcamız fenalaştı bilemedik | kan grub/kan grup, kronik/hastalik | | yolcu, pasaport, oda
    add | Nalbur veresiye: isim, aldığı mal, tutar | telefonu da lazım, arayınca açmıyo zaten kaçıyo herifler ama olsun | telefon | | isim, mal, tutar
    add | Keçe atölyesi ürünleri: ürün, yün cinsi, fiyat | Kaç saatte bittiğini de görmek istiyorum, emek süresi yani. Fiyatı ona göre koyacağım. | emek/sure | | urun, yun, fiyat
    add | toplantı odası rezervasyonu: oda, saat, rezerve eden | projeksiyon gerekiyor mu diye bir kutucuk + katılımcı sayısı | projeksiyon, katilimci | | oda, saat, rezerve
    add | Koyun kırkım işi: sürü sahibi, baş sayısı, tarih | yapağı kaç kilo çıktı onuda yaz gari | yapag | | suru, bas, tarih
    add | Göz damlası çizelgesi: ilaç, saat, hangi göz | Annem 82 yaşında, yaptı mı yapmadı mı hatırlamıyor; "damlatıldı" diye işaretlenebilsin | damlatildi | | ilac, saat, goz
    add | vosvos karavanla gezdigimiz yerler: yer, gece sayisi, manzara puani | su doldurma imkani var mi yok mu eklesene cok aradik bu yaz | su dol | | yer, gece, manzara
    add | Güreş kulübü tartı listesi: sporcu, siklet, kilo | lisans bitiş tarihleri de bulunsun, federasyon kapıdan çevirdi geçen cumartesi rezil olduk | lisans | | sporcu, siklet, kilo
    add | Açık parfüm stoğu: koku, litre, raf | muadili hangi markaysa o da yazılcak müşteri onu soruyor çünkü | muadil/marka | | koku, litre, raf
    add | Yağhane sıkım sırası: getiren, çuval, kilo | asit oranı (0,8 gibi) ile randıman yüzdesini ilave et | asit, randiman | | getiren, cuval, kilo
    add | Seramik fırın pişirimleri: derece, sır, parça adedi | Almanyadan yazıyom, Kegel numarası da lazım bizim Meisterin fırını öyle ölçülüyor | kegel | | derece, sir, parca
    add | Ofis mutfağı çay parası: kişi, ay, ödedi mi | açıklama kısmı yok mu ya, Sevgi hanım yarım verdi mesela onu nereye yazıcam | aciklama | | kisi, odedi
    remove | Keklik çiftliği: kümes, yumurta, yem, hava durumu | hava durumunu at, telefonda var zaten | | hava dur | kumes, yumurta, yem
    remove | Triko mağazası iade kayıtları: ürün, beden, sebep, fiş no | Fiş numarasına gerek kalmadı efendim, kasa kendisi kesiyor; kaldırabilirsiniz. | | fis | urun, beden, sebep
    remove | migren takibi: atak tarihi, şiddet, tetikleyen, burç | burç ne alaka ya kuzenim yazmış oraya, sil | | burc | atak, siddet, tetikleyen
    remove | Okçuluk antrenmanı: mesafe, ok sayısı, isabet, rüzgar | salondayız artık kış boyu, rüzgar boşuna duruyo orda | | ruzgar | mesafe, ok say, isabet
    remove | vize dosyaları acentamız: müşteri, ülke, randevu, kızlık soyadı | kvkk denetçisi kızdı bize, kızlık soyadını tutmayalım bi daha | | kizlik | musteri, ulke, randevu
    remove | Bakırcı siparişleri: ürün, çap, kalay, nakış | nakışçı ustamız rahmetli oldu, nakış işi almıyoruz. çıkarıver onu | | nakis | urun, cap, kalay
    rename | Sera domates hasadı: sıra, kasa, kilo, işçi | "işçi" yazmasın ayıp oluyor, Toplayan yazsın | toplayan | isci | sira, kasa, kilo
    rename | Diş laboratuvarı işleri: hasta, iş türü, renk, teslim | renk dediğiniz kısma biz meslekte Vita tonu deriz, öyle düzeltin | vita | renk | hasta, teslim
    rename | Ebru kursu: kursiyer, eser, seans, ödeme | kursiyer soğuk durdu ya, öğrenci desek daha iyi | ogrenci | kursiyer | eser, seans, odeme
    rename | Pansiyonumuz: oda, misafir, giriş, çıkış, kapora | Kapora değil depozito deriz biz Bodrumda | depozito | kapora | oda, misafir, giris, cikis
    rename | Havuz antrenman süreleri: sporcu, stil, süre, kulvar | stil olmuş ama brans yazacaktı hocanın kağıdında öyle, değiş onu | brans | stil | sporcu, sure, kulvar
    rename | biçerdöver bakımı: tarih, parça, motor saati, masraf | parça yerine Değişen Aksam de, çocuklar ekin parçası sanıyor gülüyolar | aksam | parca | tarih, motor, masraf
    change-field | Kuaför randevuları: müşteri, işlem, saat | işlemi elle yazmiyim listeden seçiim: fön, kesim, röfle, manikür | fon, kesim, rofle, manikur | | musteri, islem, saat
    change-field | Süt toplama: üretici, litre, yağ oranı | litreyi kiloya çevirin, kooperatif kiloyla ödüyor artık | kilo/kg | litre | uretici, yag
    change-field | Şeker ölçümlerim: saat, değer, durum (aç, tok) | aç tok yetmedi "yatmadan" diye bi seçenek daha lazım doktor gece de ölç dedi | yatmadan | | saat, deger, durum
    change-field | yamaç paraşütü uçuş defteri: kalkış yeri, süre, rüzgar (az, orta, çok) | Rüzgarı km/saat olarak sayıyla gireyim, az çok diye olmuyo hoca takılıyo | ruzgar | | kalkis, sure
    change-field | Gelen evrak kaydı: evrak no, kurum, durum (bekliyor, bitti) | "bitti" ibaresi yerine "sonuçlandı" ve "iade edildi" olsun lütfen | sonuclandi, iade edildi | bitti | evrak, kurum, bekliyor
    change-field | Nakış ipliği stoku: renk kodu, marka, adet | adetle sayılmıyo ki yarım çile kalıyo elde, metre yap onu | metre | adet | renk, marka
    change-rule | Kafile bagaj kontrolü, kişi başı sınır 23 kilo: yolcu, bavul, kilo | hava yolu hakkı arttırmış, sınırımız 32 oldu hayırlı olsun | 32 | | yolcu, bavul, kilo
    change-rule | Günde 6000 adım hedefim: gün, adım, nerede | dizlerim açıldı maşallah, 7500 yap hedefi | 7500/7.500 | 6000 | gun, adim
    change-rule | Bisiklet kiralama saati 90 lira: müşteri, bisiklet, süre | sahilde herkes zam yaptı, bizde de saatlik ücret 135 | 135 | | musteri, bisiklet, sure
    add-screen | Kaz çiftliği: kaz no, kümes, yumurtlama | ayrı bir sayfada yem alımlarını tutalım: yem cinsi, çuval, ödenen | yem, cuval, odenen | | kaz, kumes, yumurtlama
    add-screen | Judo salonu: sporcu, kuşak, sınav tarihi | takvim gibi bi sayfa olsa da hangi gün kim sınava giriyor görsek veliler soruyo | takvim | | sporcu, kusak, sinav
    add-screen | Eczane nöbet primleri: personel, gece, tutar | Ay sonu kimin ne kadar aldığını toplu gösteren bir özet ekranı rica ediyorum | ozet/toplam | | personel, gece, tutar
    add-screen | tekne turu yolculari: ad, iskele, kisi sayisi | bide kaptanlar listesi ac ayri, kaptan adi telefonu ehliyet no | kaptan, telefon, ehliyet | | iskele, kisi
    look | Lavanta kesesi siparişleri: alıcı, adet, kurdele | lavanta satıyoruz sonuçta, mor olmazsa olmaz değil mi :)) | mor | | alici, adet, kurdele
    look | gece nöbeti devir notları: hasta, yatak, not | serviste ışık kapalı bu ekran gözümü alıyor, koyu tema olsun | koyu/karanlik | | hasta, yatak, not
    look | Hentbol maçlarımız: rakip, skor, salon | formamız turuncu bizim, uygulama niye mavi? turuncu yap | turuncu | | rakip, skor, salon
    sort | Ata tohumu takası: çeşit, köy, yıl | en eski yıldan yeniye dizilsin | | | cesit, koy, yil
    sort | Fabrika servisi: personel, durak, koltuk | durağa göre öbek öbek göster şoföre öyle okucam sabahın köründe | | | personel, dura, koltuk
    sort | kasap defteri: kim, et, borç | en çok borcu olan tepede dursun gözüme batsın | | | kim, et, borc
    filter | Kiralık gelinlikler: model, beden, müsait mi | sadece müsaitleri görebileyim bi tuşla, gelin hanımların sabrı yok | | | model, beden, musait
    filter | besihane aşıları: küpe no, aşı, sonraki tarih | tarihi gecmis olanlari ayikla gerisini görmiyim | | | kupe, asi, tarih
    filter | Otel teknik servis: oda, arıza, kat, durum | Kat seçildiğinde yalnızca o kattaki kayıtlar kalsın | | | oda, ariza, kat, durum
    question | Tansiyonum: sabah, akşam, nabız | evladım yanlış yazdığımı nasıl silerim, gözüm de iyi görmüyo | | | sabah, aksam, nabiz
    question | Marangoz ölçü defteri: müşteri, en, boy, derinlik | internet çekmeyen şantiyede de açılır mı bu | | | musteri, boy, derinlik
    question | Voleybol yoklama: oyuncu, gün, geldi mi | yardımcı antrenörün telefonunda da aynı liste çıkıyo mu yoksa sadece bende mi | | | oyuncu, gun, geldi
    multi | Fide satışı: fide, viyol, fiyat, müşteri | müşteriyi sil peşin satıyoz, yerine teslim günü gelsin, birde yeşil olsun her taraf | teslim | musteri | fide, viyol, fiyat
    multi | koşu grubu: isim, tempo, mesafe, nabız | nabız kalksın. ayakkabı markası eklensin. en uzun mesafe üste çıksın | ayakkabi | nabiz | isim, tempo, mesafe
    multi | Gümrük müşavirliği dosyaları: beyanname no, firma, durum | Firma yerine "Alıcı" yazılsın; ayrıca GTİP kodu ile muayene memuru da ilave edilsin. | alici, gtip, muayene | firma | beyanname, durum
`,
  ),
  ...readTold(
    'en',
    `
    add | Broilers in Ibadan: pen, birds, feed bags | Abeg put mortality too, number wey die each day | mortality | | pen, bird, feed
    add | Cricket academy nets: player, coach, slot | kindly add bowling style also - pace, off spin, leg spin, left arm - so that pairing is easy | bowling, pace, off spin, leg spin | | player, coach, slot
    add | Stoma bag changes: date, time, skin | need to note any leaks. yes/no will do | leak | | date, time, skin
    add | Saddle repairs: owner, saddle, fault | could we have tree width please, narrow medium wide, half of them come back as the wrong horse's | width, narrow, medium, wide | | owner, saddle, fault
    add | my dahlia tubers: variety, bed, lifted on | Add a photo and how many eyes each one's got love | photo/picture/image, eyes | | variety, bed, lifted
    add | Hot desk bookings: desk, person, day | HR wants to know if a parking space is needed. Tick box | parking | | desk, person, day
    add | Charity shop donations: donor, bags, received on | what about the gift aid number? Doreen keeps it on the back of an envelope | gift aid | | donor, bag, received
    add | lobster pots: string, buoy colour, catch | Depth in fathoms, and bait used. | depth, bait | | string, buoy, catch
    add | Backpacking South America spend: city, what, amount | different currencies!! soles, bolivianos, pesos. let me pick which one | currency/currencies, soles, bolivianos, pesos | | city, amount
    add | Sugarcane tractor hire, Satara: farmer, acres, rate | diesel litres used should also be there sir, otherwise driver is cheating | diesel | | farmer, acre, rate
    add | Timber slabs: species, length, thickness | moisture % before it leaves the yard | moisture | | species, length, thickness
    add | netball fixtures: opponent, court, time | who's bringing the oranges, and umpire. we had none last wk, mums nearly came to blows | orange, umpire | | opponent, court, time
    add | Asthma puffs: date, puffs, trigger | peak flow reading pls, the nurse at the surgery bangs on about it | peak flow | | date, puff, trigger
    add | Phone repair kiosk Accra: customer, model, charge | IMEI. police wahala last month | imei | | customer, model, charge
    add | Pilgrim bus to Velankanni: name, seat no, boarding point | Age and meal preference (veg, non veg, jain), as food is arranged enroute | age, meal, jain | | name, seat, boarding
    add | Lace bobbins: wood, spangle, maker | also which fair i got it at, mostly the Ardingly one but still | fair | | wood, spangle, maker
    add | Grain bin log: bin, crop, bushels | ought to have the test weight on there, elevator docked us 4 cents last fall | test weight | | bin, crop, bushel
    add | archery club kit loans: bow, archer, out date | draw weight in lbs, otherwise juniors get handed a 40 again | draw weight | | bow, archer, out
    add | Knee rehab: exercise, reps, date | Range of motion in degrees. Physio measured 95 yesterday, I was chuffed | range of motion/motion | | exercise, reps, date
    add | stationery cupboard: item, qty, shelf | reorder level, because we ran out of A4 on audit day of all days | reorder | | item, qty/quantity, shelf
    remove | Boxing gym members: name, weight class, fees, star sign | whose idea was star sign lol bin it | | star sign | name, weight, fee
    remove | Goat herd: tag, breed, kidding date, horn length | we've disbudded the lot so horn length can go | | horn | tag, breed, kidding
    remove | Travel jabs: vaccine, date, clinic, batch | I never get told the batch. Remove. | | batch | vaccine, date, clinic
    remove | Alterations counter: customer, garment, job, fabric | Do away with fabric, one can see what it's made of for heaven's sake | | fabric | customer, garment, job
    remove | Reflux diary: meal, burning, hours after, moon phase | drop moon phase, that was my sister-in-law's nonsense | | moon | meal, burning, hours
    remove | Courier inward register: courier, tracking no, department, remarks | Remarks column is not required please. Nobody is filling. | | remark | courier, tracking, department
    rename | Curling league: team, rink, points, stones | it's a Sheet not a rink up here, fix that eh | sheet | rink | team, point, stone
    rename | Dog grooming salon: owner, dog, cut, notes | change owner to Pawrent, my ladies will die laughing | pawrent | owner | dog, cut, note
    rename | Carpet loom register, Bhadohi: weaver, loom, knots, wages | wages should read as Mazdoori, weavers understand that only | mazdoori | wage | weaver, loom, knot
    rename | Home visits round: patient, postcode, visit time, dressing | Trust policy: we must say "Service user" rather than patient. | service user | patient | postcode, visit, dressing
    rename | Yam barn: row, tubers, price, trader | no be trader again na Buyer | buyer | trader | row, tuber, price
    rename | Hostel dorms: dorm, bed, guest, check-in | can it say Backpacker where it says guest? suits the vibe more | backpacker | guest | dorm, bed, check
    change-field | Surfboard hire: customer, board, size (S, M, L) | S M L means nothing for boards. sizes should be mini, fish, longboard, gun | mini, fish, longboard, gun | | customer, board, size
    change-field | Milk records: cow, date, gallons | Switch gallons to litres, the tanker bills us like that now | litre/liter | gallon | cow, date
    change-field | Sleep diary: bedtime, woke, quality (good, bad) | good or bad is too crude. make quality a number 1 to 10 | quality | | bedtime, woke
    change-field | Upholstery jobs: client, piece, payment (unpaid, paid) | "part paid" needs to be an option, half of mine cough up in dribs and drabs | part paid/part-paid | | client, piece, payment, unpaid
    change-field | Ferry crossings: route, date, class | class shd be a pick list - deck, cabin, saloon | deck, cabin, saloon | | route, date, class
    change-field | Marathon long runs: date, distance in km, shoes | miles please, i'm from Ohio | mile | km | date, distance, shoe
    change-rule | Blood sugar, alert above 180: time, reading, meal | endocrinologist lowered the limit to 160 | 160 | 180 | time, reading, meal
    change-rule | Market stall rent 250 naira per day: trader, stall, paid | union don increase am, na 320 from Monday | 320 | 250 | trader, stall, paid
    change-rule | Office plank challenge, goal 90 seconds: colleague, day, seconds | accounts are smashing it so bump the goal to 145 would you | 145 | | colleague, day, second
    add-screen | Alpaca farm: animal, fleece, shorn on | separate list for vet visits with vet, reason, bill | vet, reason, bill | | animal, fleece, shorn
    add-screen | Bead jewellery orders: client, design, due | A calendar showing which day what is due would be so handy | calendar | | client, design, due
    add-screen | treatment room bookings: client, room, hour | want another page just for therapists: therapist, speciality, day off | therapist, specialit/specialt, day off | | client, room, hour
    add-screen | Tuck shop sales: item, price, sold | screen with the monthly totals pls head teacher is asking | total | | item, price, sold
    look | Pickleball ladder: player, rank, wins | hot pink. non negotiable | pink | | player, rank, win
    look | Night carp log: peg, fish, weight | way too bright at 2am on the bank, go dark | dark | | peg, fish, weight
    look | Feis results: dancer, dance, place | emerald green would be only right for an Irish school | green/emerald | | dancer, dance, place
    sort | Vintage tractor parts: part, maker, bin | alphabetical by maker, ta | | | part, maker, bin
    sort | District office leave register: staff, leave type, from date | Staff to be shown leave type wise, one block under another, as per old paper register. | | | staff, leave type, from
    sort | Peach thinning: block, crew, done on | whichever was done longest ago goes first so i know where to send em | | | block, crew, done
    filter | Wedding sari rentals: sari, colour, returned | show me only the not returned ones na | | | sari, colour/color, returned
    filter | Trek permits Nepal: trekker, route, expiry | i only wanna see the ones expiring this month | | | trekker, route, expiry
    filter | Rugby injuries: player, injury, fit | let coaches hide whoever's fit again | | | player, injury, fit
    question | Pill box: tablet, dose, time | Dear Sir or Madam, does it ring a bell when the time comes, or must I keep looking? | | | tablet, dose, time
    question | Market garden takings: day, cash, card | how do i get these numbers over to my accountant | | | day, cash, card
    question | Squash ladder: player, position, last match | if I delete a player do his old matches go as well?? | | | player, position, match
    multi | Quilting bee: block, maker, fabric, deadline | lose the deadline, nobody keeps it, and call the maker Quilter. thanks a million | quilter | deadline, maker | block, fabric
    multi | Snake bite clinic Sokoto: patient, village, snake, dose | Add antivenom batch and outcome (recovered, referred, died). Also newest on top. | batch, outcome, recovered, referred, died | | patient, village, snake, dose
    multi | Co-working day passes: visitor, company, price, wifi code | wifi code out, phone number in, and a dark look since our logo is white | phone | wifi | visitor, company, price
`,
  ),
];
