import { readTold, type ToldFollowUp } from './told-follow-up.ts';

/** Follow-ups by people who had not seen the composer; not read. */
export const followAX: readonly ToldFollowUp[] = [
  ...readTold(
    'tr',
    `
    add | Satranç kulübü maçları: oyuncu, rakip, sonuç | merhaba hangi açılışı oynadık onu da yazmak istiyorum, bi de maç kaç dakika sürdü | acilis, sure/dakika/dk |  | oyuncu, rakip, sonuc
    add | Mahalle korosu: üye adı, ses grubu, telefon | kıyafet bedeni lazım S M L XL diye seçmeli olsun konser için diktircez | beden, xl |  | uye, ses, telefon
    add | Diş kliniği randevuları: hasta, hekim, randevu saati | Hastanın alerjisi varsa önceden görebilelim, lütfen bir alerji alanı ekler misiniz? | alerji |  | hasta, hekim, saat
    add | Okul servisi: öğrenci, durak, veli telefonu | şoför amca soruyo çocuğu kaçta alıyoz diye.. alış saati de koy bide aracın plakası | saat, plaka |  | ogrenci, durak, telefon
    add | Pul koleksiyonum: ülke, yıl, değer | kondisyonu da ekle, damgalı damgasız yıpranmış diye seçeyim | kondisyon, damgali, damgasiz, yipran |  | ulke, yil, deger
    add | Kan bağışı gönüllüleri: ad soyad, kan grubu, ilçe | Son bağış tarihi ekle. | tarih |  | soyad, kan, ilce
    add | Tez takibi: bölüm, sayfa sayısı, durum | hocam sürekli bişeyler yazıyo unutuyorum sonra danışman notu diye bi kısım olsa süper olur | danisman |  | bolum, sayfa, durum
    add | Toplantı odası rezervasyonu: oda, tarih, rezerve eden | katilimci sayisini da yazalim bide projektor lazim mi evet hayir | katilimci, projektor/projeksiyon |  | oda, tarih, rezerve
    add | Koşu günlüğü: tarih, mesafe, süre | Nabız ve ayakkabı da olsun. | nabiz, ayakkabi |  | tarih, mesafe, sure
    add | Tansiyon takibi: tarih, büyük tansiyon, küçük tansiyon | doktor hanım sabah ölçümüyle akşam ölçümünü ayır dedi o yüzden sabah mı akşam mı seçebileyim kızım | sabah, aksam |  | tarih, buyuk, kucuk
    add | Okul kütüphanesi ödünç defteri: kitap, öğrenci, veriliş tarihi | ogrencinin sinifi yok nasil bulcam cocugu?? sinif ekleyin | sinif |  | kitap/kitab, ogrenci, verilis
    add | Barınaktaki köpekler: köpek adı, yaş, cinsiyet | kısır mı değil mi belli olsun, çip numrası, bir de huyunu yazacağımız bi yer lazım gönüllüler soruyor | kisir, cip, huy |  | kopek/kopeg, yas, cinsiyet
    add | Seramik kursu: katılımcı, gün, ücret | sır rengi diye bi alan lazım fırına atarken hep karıştırıyoz | sir, renk/reng |  | katilimci, gun, ucret
    add | Yoga stüdyosu üyeleri: katılımcı, paket, kalan ders | geçen hafta bir hanımın beli sakatmış bilmiyorduk az kalsın kötü oluyordu, sağlık notu ekleyelim ne olur | saglik |  | katilimci, paket, kalan
    add | Balık tutma günlüğü: yer, balık türü, ağırlık | yem olarak ne taktım onu da yazayım boyu cm olarak, hava da seçmeli açık bulutlu yağmurlu | yem, boy/cm, hava, bulutlu, yagmurlu |  | yer, tur, agirlik
    add | Lise mezunlar derneği: ad soyad, mezuniyet yılı, e-posta | selam yaa uygulama çok güzel olmuş herkes bayıldı :) meslek de yazsa birbirimize iş bulurduk | meslek/mesleg |  | soyad, mezuniyet, posta
    add | Ofis demirbaş listesi: eşya, oda, alım tarihi | Zimmetli kişi alanı eklensin. | zimmet |  | esya, oda, tarih
    add | Fizik tedavi egzersizleri: hareket adı, tekrar sayısı, set | ağrı derecesi de gireyim 1den 10a kadar fizyoterapist istiyor | agri |  | hareket, tekrar, set
    add | Kuş gözlem defteri: tür, yer, tarih | kaç tane gördüm yani adet lazım bir de dürbün mü çıplak göz mü onu seçsem | adet/aded/sayi, durbun, ciplak |  | tur, yer, tarih
    add | Yaşlılara yemek dağıtımı: yaşlının adı, adres, öğün | Kapı kodu ile diyet (tuzsuz, şekersiz, normal) alanlarını ekler misiniz? | kapi, diyet, tuzsuz, sekersiz, normal |  | yasli, adres, ogun
    remove | Basketbol takımı: oyuncu, forma numarası, boy, kilo | kiloyu cikar ya cocuklar utaniyo |  | kilo | oyuncu, forma, boy
    remove | Gitar kursu: öğrenci, seviye, ders günü, adres | Adres kısmını kaldıralım, kurs zaten hep benim evde. |  | adres | ogrenci, seviye, gun
    remove | Ofis çay ocağı siparişleri: kişi, içecek, adet, masa no | Masa no silinsin lütfen, artık kullanmıyoruz. |  | masa | kisi, icecek, adet
    remove | Çocuğumun aşı takvimi: aşı adı, tarih, hastane, doktor | hastane yazan yeri sil hep aynı yere gidiyoruz boşuna doldurmıyalım |  | hastane | asi, tarih, doktor
    remove | Öğrenci kulübü etkinlikleri: etkinlik, yer, tarih, bütçe | butce tamamen ciksin dekanlik gorup soruyo sonra |  | butce | etkinlik, yer, tarih
    remove | Puzzle koleksiyonu: adı, parça sayısı, marka, fiyat | eşim fiyatları görmesin :)) kaldır o alanı |  | fiyat | parca, marka
    rename | İzci kampı: çocuk adı, ekip, veli telefonu | bizde ekip denmez oba denir, ekip yazan yere oba yaz | oba | ekip | cocuk/cocug, telefon
    rename | Diyetisyen danışan takibi: danışan, kilo, görüşme tarihi, yorum | yorum yazan yerin adı beslenme önerisi olsun canım danışanlar yanlış anlıyo | beslenme, oneri | yorum | danisan, kilo, gorusme
    rename | Münazara kulübü: tartışmacı, konu, puan | Konu yerine önerme yazsın, bizde kuralı öyle. | onerme | konu | tartismaci, puan
    rename | Refakatçi listesi: refakatçi, oda no, giriş saati | "Oda no" alanının adını "Yatak no" olarak değiştirin lütfen. | yatak/yatag | oda | refakatci, giris
    rename | Drama kursu: öğrenci, kostüm, prova günü | kostum degil kiyafet yazsin veliler anlamiyo | kiyafet | kostum | ogrenci, prova
    rename | Ofise gelen kargolar: gönderen, teslim alan, geliş tarihi | gönderen diye yazmışsın ama bize hep firmadan geliyo, firma yap onun adını | firma | gonderen | teslim, tarih
    change-field | Masa tenisi kulübü: oyuncu, seviye, telefon | seviye elle yazılmasın herkes kafasına göre yazıyor, başlangıç orta ileri diye seçilsin | baslangic, orta, ileri |  | oyuncu, seviye, telefon
    change-field | Okuma günlüğü: kitap adı, yazar, puan | Puanı 5 yıldız üzerinden yıldızla vermek istiyorum. |  |  | kitap/kitab, yazar, puan/yildiz
    change-field | Halk eğitim kursu yoklaması: kursiyer, tarih, durum | durum icin uc secenek koy geldi gelmedi raporlu yazmakla ugrasmiyim | geldi, gelmedi, raporlu |  | kursiyer, tarih, durum
    change-field | Doktor randevularım: doktor, bölüm, tarih | annem bölümü yazamıyor zor geliyor dahiliye göz ortopedi cildiye arasından seçsin parmağıyla | dahiliye, goz, ortopedi, cildiye |  | doktor, bolum, tarih
    change-field | KPSS çalışma çizelgesi: ders, konu, süre | süreye harf yazılabiliyo şu an, sadece sayı girilsin dakika olarak. adı süre (dakika) olsun | dakika/dk |  | ders, konu, sure
    change-field | Köy derneği bağışları: bağışçı, miktar, ödeme şekli | Ödeme şekli nakit, havale veya kart olarak listeden seçilebilsin. | nakit, havale, kart |  | bagisci, miktar, odeme
    change-rule | Halı saha takımı: takım adı, saat sayısı; saati 850 TL, tutarı hesaplasın | sahaya zam geldi saati 975 oldu düzelt, ekranda da saat ücreti 975 tl diye yazsın millet sormasın | 975 | 850 | takim, saat, tutar
    change-rule | Su içme takibi: tarih, içilen su (ml); günlük hedef 2200 ml, altında kalınca uyarsın | diyetisyen hedefi 2750 ye cikardi, gunluk hedef 2750 ml diye gorunsun bundan sonra | 2750/2.750/2,750 | 2200, 2.200 | tarih, icilen/su
    change-rule | Kutu oyunu kulübü: üye, oyun, gün sayısı; günlük kira 135 TL, toplamı göstersin | Günlük kirayı 165 TL yaptık, hesap ona göre olsun ve günlük kira 165 TL diye bir yerde yazsın. | 165 | 135 | uye, oyun, gun
    add-screen | Tiyatro topluluğu: oyuncu, rol, telefon | ayrı bi sayfada da dekorları tutalım ya, dekor adı adedi bide hangi depoda durduğu | dekor, adet/aded, depo |  | oyuncu, rol, telefon
    add-screen | Köy okulu öğrencileri: öğrenci, sınıf, veli | kitap bagislari icin ayri ekran lazim: bagisci, kitap sayisi, tarih | bagis, kitap/kitab, tarih |  | ogrenci, sinif, veli
    add-screen | Muayenehane hasta kayıtları: hasta, şikayet, telefon | Sarf malzemeleri için ikinci bir liste ekleyelim: malzeme, miktar, son kullanma tarihi. | malzeme, miktar, kullanma/skt |  | hasta, sikayet, telefon
    add-screen | Dağcılık kulübü üyeleri: üye, kan grubu, acil durum kişisi | süper olmuş elinize sağlık şimdi bide tırmanışlar sekmesi olsun zirve adı yükseklik tarih yazıcaz | tirmanis, zirve, yukseklik/yuksekligi, tarih |  | uye, kan, acil
    look | Meditasyon günlüğü: tarih, dakika, ruh hali | gece yatakta bakıyom gözümü alıyo koyu renk yapsana |  |  | tarih, dakika, ruh
    look | Babamın ilaç saatleri: ilaç, saat, doz | babam gözlükle bile okuyamadı yazıları kocaman yapın lütfen |  |  | ilac, saat, doz
    look | Anaokulu yoklaması: çocuk, şube, geliş saati | Ana renk turuncu olsun, okulumuzun rengi o. |  |  | cocuk/cocug, sube, saat
    sort | Bilgi yarışması kulübü: takım, puan, tur | puanı en yüksek olan en üstte dursun ya karışık geliyo |  |  | takim, puan, tur
    group | Afet gönüllüleri nöbet çizelgesi: gönüllü, gün, görev | gune gore grupla pazartesiler bi arada salilar bi arada olsun |  |  | gonullu, gun, gorev
    sort | İş yeri doğum günleri: çalışan, departman, doğum tarihi | Çalışan ismine göre alfabetik sırala. |  |  | calisan, departman, dogum
    filter | Özel ders ödemeleri: öğrenci, ders, ödendi mi | sadece odemeyenleri gorebilecegim bi dugme koyar misin ay sonu hepsine tek tek bakiyom |  |  | ogrenci, ders, oden
    filter | Sukulent koleksiyonum: tür, saksı boyu, son sulama | türe göre filtreleyebileyim bitkiler çoğaldı bulamıyorum artık |  |  | tur, saksi, sulama
    filter | Huzurevi ziyaretleri: sakin adı, ziyaretçi, tarih | Yalnızca bu haftaki ziyaretleri gösterecek bir süzgeç rica ediyorum. |  |  | sakin, ziyaretci, tarih
    question | Plak koleksiyonu: sanatçı, albüm, çıkış yılı | Telefonumu değiştirirsem kayıtlarım silinir mi? |  |  | sanatci, album, yil
    question | Okul kantini veresiye: öğrenci, ürün, tutar | yanlis girdim bi tane nasi siliyoruz onu |  |  | ogrenci, urun, tutar
    question | Makam aracı kullanım kaydı: şoför, güzergah, km | İnternet olmayan yerde de çalışır mı bu uygulama? |  |  | sofor, guzergah, km
    multi | Halk oyunları ekibi: dansçı, yöre, ayak numarası | ayak numarası gitsin onun yerine boy gelsin, yöre de zeybek horon halay diye seçmeli olsun | boy, zeybek, horon, halay | ayak | dansci, yore
    multi | Uyku takibi: tarih, yatış saati, kalkış saati, rüya | rüyayı çıkar hatırlamıyorum zaten, kaç kahve içtiğimi yazayım kahve sayısı diye, bir de ekran siyah olsun gece bakıyorum | kahve | ruya | tarih, yatis, kalkis
    multi | Model tren koleksiyonu: model, ölçek, marka | marka yerine uretici yaz fiyat ekle fiyata gore de pahalidan ucuza sirala | uretici, fiyat | marka | model, olcek/olceg
  `,
  ),
  ...readTold(
    'en',
    `
    add | Knitting circle projects: project name, yarn, needle size | can u add colour and how many skeins it took? i keep forgetting and then run out lol | colo, skein |  | project, yarn, needle
    add | School lost and found: item, where found, date | Please add a "claimed by" field and a parent phone number. | claim, phone |  | item, found, date
    add | Blood sugar log: date, reading, meal | doc wants insulin units in there too | insulin |  | date, reading, meal
    add | Neighborhood book club: title, author, month | hey love it!! we always argue about whose turn it is so put in the host and also what snack they bring | host, snack |  | title, author, month
    add | Charity run marshals: marshal name, checkpoint, phone | need vest size, pick from S M L XL, ordering them tmrw | vest/size, xl |  | marshal, checkpoint, phone
    add | Dorm chore chart: roommate, chore, day | some chores are more urgnt than others so priority low medium high pls | priority, low, medium, high |  | roommate, chore, day
    add | Migraine diary: date, intensity, duration | ok so my neurologist asked about triggers can I pick a trigger like stress weather food or sleep and also write which medicine I took | trigger, stress, weather, food, sleep, medic |  | date, intensity, duration
    add | Piano pupils of mine: pupil, lesson day, level | Add parent email. | email/e-mail |  | pupil, lesson, level
    add | Community garden plots: plot number, gardener, crop | people pay a deposit for the water key, id like to see deposit yes or no and what date they joined | deposit, join |  | plot, gardener, crop
    add | Scout badges: scout name, badge, date earned | the kids are split into patrols, i forgot to mention, sorry. add patrol | patrol |  | scout, badge, earned
    add | Office visitor log: visitor, company, arrival time | Could you also record the departure time and the pass number? | depart, pass |  | visitor, company, arrival
    add | Film photography rolls: camera, film stock, iso | whihc lens i used, and whether its been developed yet or not | lens, develop |  | camera, film, iso
    add | Physio waitlist: patient, injury, phone | we got burned last week with someone waiting 2 months.. add referring doctor and an urgency (routine, soon, urgent) | refer, urgency, routine, soon, urgent |  | patient, injur, phone
    add | Food bank shifts: volunteer, shift, date | need to know who has a driving licence | licen |  | volunteer, shift, date
    add | Tabletop campaign characters: character, class, hit points | add gold n race (elf, dwarf, human, halfling) | gold, race, elf, dwarf, human, halfling |  | character, class, hit
    add | Biology lab samples: sample id, tissue type, collected on | which freezer and which shelf its on, spent an hour digging today | freezer, shelf |  | sample, tissue, collect
    add | Newborn feeding log: time, amount, side | hi its 4am haha. nappy too please, options wet dirty both | nappy/nappies/diaper, wet, dirty, both |  | time, amount, side
    add | Youth group trip signups: kid name, age, parent phone | We must know about allergies, and whether the kid can swim. | allerg, swim |  | kid, age, phone
    add | Rowing crew erg tests: rower, distance, best time | put stroke rate in there and a coach comment box | stroke, coach/comment |  | rower, distance, time
    add | Home brewing: beer name, style, brew date | my brother in law keeps asking how strong it is so abv i guess, oh and the yeast | abv/alcohol, yeast |  | beer, style, brew
    remove | Tennis ladder: player, rank, phone, birthday | Drop the birthday, nobody wants to share it. |  | birthday | player, rank, phone
    remove | Hot desk booking: employee, desk, date, floor | we only have one level so get rid of floor thx |  | floor | employee, desk, date
    remove | Counselling sessions: client, session date, fee, diagnosis | For privacy reasons, please remove the diagnosis field entirely. |  | diagnosis | client, date, fee
    remove | Coin collection: country, year, metal, dealer | i dont need dealer anymore can you take it of |  | dealer | country, year, metal
    remove | School play tickets: buyer, seats, show date, postcode | why is there a postcode well i asked for it but parents find it creepy so delete that please |  | postcode | buyer, seat, date
    remove | Cat rescue fosters: foster family, cat name, city, occupation | Remove occupation, please. |  | occupation | foster, cat, city
    rename | Kayak club outings: captain, river, launch time | captain sounds silly for a kayak, call it leader | leader | captain | river, launch
    rename | Care home activities: resident, activity, room | management says its "suite" now not room.. change the word pls | suite | room | resident, activit
    rename | After-school tutoring: pupil, subject, hours | Please rename "pupil" to "student". | student | pupil | subject, hours
    rename | Pub quiz league: team, quizmaster, points | quizmaster is too long it gets cut off on my phone just say host | host | quizmaster | team, point
    rename | Charity shop intake: donor, goods, estimated worth | our trustees prefer suporter instead of donor, could you swap that | supporter | donor | goods, worth
    rename | Staff training: employee, course, certificate number | course shoud say workshop | workshop | course | employee, certificate
    change-field | Sailing lessons: learner, instructor, wind | wind is a pain to type with wet hands, make it a choice calm breezy stormy | calm, breezy, stormy |  | learner, instructor, wind
    change-field | Supper club dishes: dish, cook, rating | Rating should be five stars that I can tap. |  |  | dish, cook, rating/star
    change-field | Medicine cabinet: medicine, pharmacy, refill needed | refill needed should just be a yes or no thing not typing |  |  | medicine, pharmacy, refill
    change-field | Detention list: student, reason, teacher | The reason should be a dropdown: lateness, phone, fighting, homework. | lateness, phone, fighting, homework |  | student, reason, teacher
    change-field | Plant swap group: plant, owner, stage | everyone writes stage diffrently, can it be seedling cutting or mature only | seedling, cutting, mature |  | plant, owner, stage
    change-field | Team action points: topic, assignee, due | due lets me type anything, someone wrote "soonish" lol. proper date with a calendar please |  |  | topic, assignee, due
    change-rule | Ballet school fees: dancer, number of terms; one term costs $185, show the total | price went up its 210 a term now, and show "210 per term" somewhere so parents see it | 210 | 185 | dancer, term, total
    change-rule | Summer reading challenge: kid, pages read; goal is 350 pages, say whether reached | kids are too fast!! make the goal 425 pages and write the goal on the screen | 425 | 350 | kid, page
    change-rule | Volunteer driver mileage: driver, destination, miles; we pay $0.45 a mile, work out the amount | The rate is now $0.62 a mile. Please use it and show the rate in the app. | 0.62/62 | 0.45 | driver, destination, mile
    add-screen | Astronomy club observations: object, telescope, date | we also lend stuff out so a second list for loans would be great, borrower, equipment, return date | loan, borrower, equipment, return |  | object, telescope, date
    add-screen | PTA members: name, email, committee | bake sale coming up next friday!! new page for it w cake, baker and price | bake, cake, price |  | name, email, committee
    add-screen | Home nursing visits: patient, nurse, visit date | Please add a separate supplies list with supply name, quantity and expiry date. | suppl, quantity/qty, expir |  | patient, nurse, visit
    add-screen | Drone flights: location, drone, flight minutes | batteries need there own tab cause two of them swelled up. label, charge cycles, purchase date | batter, label, cycle, purchase |  | location, drone, minutes
    look | Gratitude journal: date, good thing, mood | make it purple, like a soft one. blue feels like the bank |  |  | date, good, mood
    look | Hearing aid clinic: patient, device, appointment time | The text is too small for our receptionist. Please make it larger. |  |  | patient, device, time
    look | Library study seats: student, seat, hours | dark mode pls my eyes are dying in exam week |  |  | student, seat, hours
    sort | Bowling league: bowler, score, week | Highest score on top. |  |  | bowler, score, week
    group | Brick set collection: set name, theme, pieces | its just one long list now can you group them by theme so castle is with castle and space with space |  |  | set, theme, piece
    sort | Office snack requests: person, snack, votes | Could the list be sorted by votes, with the most popular first? |  |  | person, snack, vote
    filter | Homework tracker: subject, task, done | i only wanna see what isnt done yet, the finished stuff is clutterin it |  |  | subject, task, done
    filter | Volunteer firefighters: member, certification, expiry date | Let me show only the ones that have already expired; the chief asks every Monday. |  |  | member, certification, expir
    filter | Language exchange: member, native language, learning language | Please let me filter by native language. |  |  | member, native, learning
    question | Sewing patterns: pattern, size, fabric | can my sister see the same list on her phone or is it just mine |  |  | pattern, size, fabric
    question | Allergy shots: date, arm, reaction | put left instead of right yesterday how do i fix an entry |  |  | date, arm, reaction
    question | Model railway club dues: member, month, amount | Does this work without an internet connection? |  |  | member, month, amount
    multi | Karate dojo: student, belt, start date, weight | no more weight, belt should be a pick list white yellow green brown black and i need an emergency phone | white, yellow, green, brown, black, phone | weight | student, belt, start
    multi | Symptom diary: day, symptom, severity, temperature | call severity pain level instead, also add medicine, and newest day at the top please and thank you | pain, medic | severity | day, symptom, temperature
    multi | Student council spending: expense, amount, approved by, vendor | vendor can go, add reciept number, and make the whole thing green its our school color | receipt | vendor | expense, amount, approved
  `,
  ),
];
