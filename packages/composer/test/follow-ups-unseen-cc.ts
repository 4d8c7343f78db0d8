import { readTold, type ToldFollowUp } from './told-follow-up.ts';

/** Follow-ups by people who had not seen the composer. */
export const followCC: readonly ToldFollowUp[] = [
  ...readTold(
    'tr',
    `
    add | arı kovanları: kovan no, ana arı yaşı, bal kg | bide son bakım tarihi ekleyiver | bakim | | kovan, ana, bal
    add | apartman aidatı: daire, isim, tutar | kardeşim buna daire sahibinin telefonunu da koyalım lazım oluyo | telefon | | daire, isim, tutar
    add | köy imecesi: hane, iş, gün | her hane kac kisi gonderecek o da yazilsin | kisi | | hane, is, gun
    add | turşu kavanozları: çeşit, kavanoz sayısı, kurulma tarihi | Merhabalar, emeğinize sağlık. Mümkünse her turşunun tuz oranını da kaydedebilmek isterim. Saygılarımla, Nermin | tuz | | cesit, kavanoz, kurulma
    add | halı yıkama: müşteri, metrekare, teslim günü | adres yok ki bunda nereye götürcez halıyı | adres | | musteri, metrekare, teslim
    add | güvercinler: bilezik no, renk, yaş | hangi kümeste durduğu da olsun abi | kumes | | bilezik, renk, yas
    add | lastikçi: plaka, ebat, ücret | dun bi musteri geldi lastigini biraktigini soyledi bulamadik rezil olduk. depoda hangi rafta durdugunu da yazalim | raf | | plaka, ebat, ucret
    add | koro provaları: tarih, eser, süre | + katılan kişi sayısı | katilan/kisi | | tarih, eser, sure
    add | tansiyon: büyük, küçük, saat | nabzı unuttuk | nabiz/nabz | | buyuk, kucuk, saat
    add | kuaför randevuları: ad, saat, işlem | hangi kalfa yapcak o da gözüksün | kalfa | | ad, saat, islem
    add | çeyiz listesi: eşya, adet, marka | fiyatini da girmek istiyom bide nerden aldigimi | fiyat, nerden/nereden/alindi/alinan/magaza/yer | | esya, adet, marka
    add | zeytin hasadı: bahçe, kasa, işçi sayısı | gunluk yevmiye kac para verdik o yok, onu da ekleyelim | yevmiye | | bahce, kasa, isci
    add | öğrenci servisi: öğrenci, durak, veli telefonu | Sayın yetkili, öğrencilerin hangi okula gittiğinin de listede yer almasını rica ederim. | okul | | ogrenci, durak, veli
    add | dikiş siparişleri: müşteri, model, prova tarihi | göğüs bel kalça ölçüleri lazım | gogus, bel, kalca | | musteri, model, prova
    add | olta malzemeleri: iğne no, misina kalınlığı, adet | marka ekle | marka | | igne, misina, adet
    add | tiyatro kostümleri: kostüm, beden, oyun | fotosunu da koyabilelim ya yazıyla anlaşılmıyo | foto/resim/gorsel | | kostum, beden, oyun
    add | kan bağışı: isim, kan grubu, ilçe | en son ne zaman bağış yaptığı da bilinsin ki 3 ay geçmeden aramayalım | son | | isim, kan, ilce
    add | fide satışı: tür, tepsi, fiyat | tepsi ile fiyatın arasına bi de sulama sıklığı koysana | sulama | | tur, tepsi, fiyat
    add | masa tenisi ligi: oyuncu, galibiyet, mağlubiyet | puan diye bi sütun açar mısın | puan | | oyuncu, galibiyet, maglubiyet
    add | muhtarlık yardım kolisi: aile, mahalle, koli sayısı | tc kimlik no da girilsin lutfen karisiyo ayni isimler | tc/kimlik | | aile, mahalle, koli
    add | yayla evi masrafları: kalem, tutar, tarih | kim ödedi belli olsun sonra kavga çıkıyo | kim/ode | | kalem, tutar, tarih
    add | kombi servisi: müşteri, kombi markası, bakım tarihi | seri numarasıynan garanti bitişini de goyalım | seri, garanti | | musteri, kombi, bakim
    add | rüya defteri: tarih, rüya, his | bi yer daha olsun yorumumu yazayım, uzun uzun yazılabilsin | yorum | | tarih, ruya, his
    add | diyaliz hastaları: hasta, seans günü, makine no | kuru ağırlık eksik kalmış | kuru/agirlik | | hasta, seans, makine
    choice | bisiklet tamiri: müşteri, arıza, ücret | durum olsun: bekliyor, yapılıyor, hazır diye seçelim | durum, bekliyor, yapiliyor, hazir | | musteri, ariza, ucret
    choice | kedi evi: isim, yaş, geliş tarihi | cinsiyet ekle dişi ya da erkek seçilsin | cinsiyet, disi, erkek | | isim, yas, gelis
    choice | peynir çeşitleri: ad, yöre, fiyat | süt türü de lazım inek koyun keçi manda bunlardan biri | sut, inek, koyun, keci, manda | | ad, yore, fiyat
    choice | gazoz kapağı koleksiyonu: marka, yıl, renk | kapakların kondisyonunu girecem iyi orta kötü gibi şıklı | kondisyon, iyi, orta, kotu | | marka, yil, renk
    choice | apartman arızaları: daire, arıza, tarih | Rica etsem aciliyet derecesi seçilebilir mi? Düşük, normal, acil olacak şekilde. Teşekkürler | aciliyet, dusuk, normal, acil | | daire, ariza, tarih
    choice | çay ocağı: oda, çay sayısı, borç | ödeme nakit mi veresiye mi kart mı seçelim | odeme, nakit, veresiye, kart | | oda, cay, borc
    choice | nöbet listesi: personel, tarih, bölüm | bölüm elle yazılmasın seçmeli olsun acil, dahiliye, cerrahi, çocuk | bolum, acil, dahiliye, cerrahi, cocuk | | personel, tarih, bolum
    choice | kayıp eşya: eşya, bulunan yer, tarih | teslim edildi / bekliyor / imha edildi diye bi seçenek goysan eyi olur | teslim, bekliyor, imha | | esya, bulunan, tarih
    choice | halk oyunları ekibi: oyuncu, boy, yöre | yoreye sadece bunlar gelsin: zeybek, horon, halay, bar | yore, zeybek, horon, halay, bar | | oyuncu, boy, yore
    choice | kargo paketleri: alıcı, desi, şehir | kırılacak paketler oluyo geçen bardaklar tuzla buz oldu, paketin cinsi seçilsin kırılır, sıvı, evrak, normal | cins, kirilir, sivi, evrak, normal | | alici, desi, sehir
    remove | kahvehane oyunları: oyuncu, oyun, skor, masa | masayı kaldır gerek yok | | masa | oyuncu, oyun, skor
    remove | gelin arabası süsleme: müşteri, araç, çiçek, kapora, tarih | kapora almıyoruz artık o kısım çıksın | | kapora | musteri, arac, cicek, tarih
    remove | okul kütüphanesi: kitap, yazar, yayınevi, raf | yayinevi gereksiz olmus silermisin | | yayinevi | kitap, yazar, raf
    remove | bebek günlüğü: emzirme, uyku, bez, ateş | oğlan bezi bıraktı çok şükür :) bez yeri kalksın | | bez | emzirme, uyku, ates
    remove | traktör mazotu: tarih, litre, operatör, km | Traktörde kilometre bulunmadığından "km" alanının çıkarılmasını arz ederim. | | km | tarih, litre, operator
    remove | yüzme kursu: öğrenci, yaş, seviye, kan grubu, veli | yaşla kan grubuna lüzum yok gitsin ikisi de | | yas, kan | ogrenci, seviye, veli
    rename | berber defteri: ad, tıraş, para | para yerine ücret yazsın | ucret | para | ad, tiras
    rename | taziye evi yemeği: getiren, yemek, gün | getiren değil hane diyelim ona | hane | getiren | yemek, gun
    rename | bağlama kursu: talebe, eser, ders saati | talebe lafını öğrenci yap | ogrenci | talebe | eser, ders
    rename | soğan deposu: çuval, ambar, giriş tarihi | bizde ambar denmez loda denir, onu düzeltiver | loda | ambar | cuval, giris
    rename | dağcılık kulübü: rota, irtifa, lider | Merhaba, "irtifa" başlığının "yükseklik" olarak güncellenmesi mümkün müdür? | yukseklik | irtifa | rota, lider
    rename | düğün davetlileri: kişi, masa, hediye | hediyenin adi taki olsun | taki | hediye | kisi, masa
    change | ilaç dolabı: ilaç, kutu, son kullanma | son kullanmayı elle yazmıyım takvimden seçilsin tarih olsun | son kullan | | ilac, kutu, son kullan
    change | kermes: ürün, getiren, fiyat | fiyata yazı yazılabiliyo sadece rakam olsun | fiyat | | urun, getiren, fiyat
    change | kira takibi: kiracı, ay, ödendi | odendi kismi tik atmali evet hayir olsun | oden | | kiraci, ay, oden
    change | su içme: günlük hedef 8 bardak, içilen bardak, saat | doktor 8 az dedi 12 bardak olsun hedef | 12 | 8 | hedef, bardak, saat
    change | tavuk kümesi: tavuk, yumurta, yem | yumurtayi sayi olarak girelim yazi degil | yumurta | | tavuk, yumurta, yem
    sort | asker arkadaşları: ad, tertip, memleket | memlekete göre dizilsin a dan z ye | | | ad, tertip, memleket
    sort | hal fiyatları: sebze, fiyat, tarih | en pahalısı en üste gelsin gari | | | sebze, fiyat, tarih
    group | pul koleksiyonu: ülke, yıl, değer | ülkesine göre öbek öbek göster karman çorman olmuş | | | ulke, yil, deger
    look | gece bekçisi turu: nokta, saat, not | gece gözümü alıyo siyah yap arka planı | | | nokta, saat, not
    page | fırın siparişleri: müşteri, ekmek, adet | ayrı bi sayfada tedarikçileri de tutmak istiyorum ad ve telefonlarıyla | tedarikci, telefon | | musteri, ekmek, adet
    question | mahalle maçı: takım, gol, tarih | bunu babamın telefonuna da atabiliyomuyuz | | | takim, gol, tarih
    question | ev bütçesi: gelir, gider, tarih | girdiğim şeyler internet gidince silinir mi acaba | | | gelir, gider, tarih
    filter | emanet aletler: alet, kime verildi, iade edildi | sadece geri gelmeyenler gözüksün | | | alet, kim, iade
    filter | veteriner aşıları: hayvan, sahibi, aşı tarihi | bu ay asisi gelenleri goster yalniz | | | hayvan, sahib, asi
`,
  ),
  ...readTold(
    'en',
    `
    add | allotment plots: plot number, holder, rent | can u put the holders phone on there too | phone | | plot, holder, rent
    add | church flowers: week, arranger, flowers | Dear Sir or Madam, would it be at all possible to record the cost each week? With kind regards, Margaret | cost | | week, arranger, flower
    add | tattoo bookings: client, design, date | need deposit aswell | deposit | | client, design, date
    add | sourdough starter: feed time, flour, water | wheres the temprature?? | temp | | feed, flour, water
    add | horse livery: horse, owner, stable | whos the vet for each horse, put that in and the farrier n all | vet, farrier | | horse, owner, stable
    add | model trains: engine, scale, year | i wanna know what i paid for em | paid/price/cost | | engine, scale, year
    add | skip hire: customer, skip size, drop off date | drivers keep ringing me asking where its going lol so add the adress | address/adress | | customer, skip, drop
    add | darts league: player, wins, losses | chuck in 180s | 180 | | player, win, loss
    add | back yard hens: hen, breed, eggs | she went broody last week an i had nowhere to write it. notes box please | note | | hen, breed, egg
    add | piano pupils: pupil, grade, lesson day | parent email would be handy | parent/email | | pupil, grade, lesson
    add | home brewing: batch, malt, yeast | original gravity and final gravity missing | original, final | | batch, malt, yeast
    add | food bank parcels: family, size, collected | add any allergies | allerg | | family, size, collected
    add | window cleaning round: house, street, price | which houses have a dog. i got bit tuesday | dog | | house, street, price
    add | wedding guests: name, table, side | Between table and side stick a column for meal | meal | | name, table, side
    add | lambing: ewe, lambs, date | ah would ye put the ram in there as well like | ram | | ewe, lamb, date
    add | bike parts: part, brand, price | pictures | picture/photo/image | | part, brand, price
    add | van mileage: date, start, end | what about fuel litres, put that in | fuel/litre | | date, start, end
    add | babysitting: family, hours, pay | and how many kids they got | kid/child | | family, hour, pay
    add | gig diary: venue, band, date | support act n set length too ta | support, set | | venue, band, date
    add | physio exercises: exercise, reps, sets | I would be grateful if a pain score out of ten could be included. | pain | | exercise, rep, set
    add | coin hoard: coin, year, mint | also weight in grams | weight | | coin, year, mint
    add | scout camp kit: item, quantity, tent | who's bringin it | bring/who | | item, quantity, tent
    add | yard sale: item, price, sold | y'all forgot condition | condition | | item, price, sold
    add | bus drivers rota: driver, route, shift | break time plz | break | | driver, route, shift
    choice | upholstery jobs: customer, piece, fabric | status: waiting, in progress, done | status, waiting, progress, done | | customer, piece, fabric
    choice | rescue dogs: name, breed, age | size should be picked small medium or large | size, small, medium, large | | name, breed, age
    choice | cheese tasting: cheese, region, price | let me choose the milk - cow, goat, sheep, buffalo | milk, cow, goat, sheep, buffalo | | cheese, region, price
    choice | comic books: title, issue, publisher | for condition i want mint / near mint / good / poor | condition, mint, near mint, good, poor | | title, issue, publisher
    choice | village hall bookings: group, date, contact | Could the room be selectable please: Main Hall, Committee Room or Kitchen. Thank you. | room, main, committee, kitchen | | group, date, contact
    choice | wool stash: yarn, colour, metres | weight dropdown with lace, dk, aran n chunky | weight, lace, dk, aran, chunky | | yarn, colour/color, metre
    choice | pub quiz teams: team, score, captain | need to pick the round its for, sport music history or film | round, sport, music, history, film | | team, score, captain
    choice | bin complaints: street, problem, date | make the problem a choice of overflowing, missed, broken lid | problem, overflowing, missed, broken | | street, problem, date
    choice | plant nursery: plant, pot size, price | had a lady kill three ferns cos nobody told her bout light. add light needs full sun, part shade, full shade | light, full sun, part shade, full shade | | plant, pot, price
    choice | office lunch orders: name, sandwich, day | bread - white brown or gluten free | bread, white, brown, gluten | | name, sandwich, day
    remove | tool library: tool, borrower, due date, fee | lose the fee we dont charge | | fee | tool, borrower, due
    remove | bell ringers: ringer, tower, method, age | Several members object to giving their age. Kindly take it out. | | age | ringer, tower, method
    remove | fishing trips: species, weight, bait, weather | dont need bait | | bait | species, weight, weather
    remove | nail salon: client, colour, price, tip | get rid of tip n price | | tip, price | client, colour/color
    remove | baby names: name, meaning, origin, vote | my husbands been voting for Gandalf. no more vote pls | | vote | name, meaning, origin
    remove | pest control: site, pest, poison, next visit | poison has to come off, council said so | | poison | site, pest, next
    rename | milk round: customer, pints, street | call pints bottles instead | bottle | pint | customer, street
    rename | karate club: student, belt, fees | we say karateka not student | karateka | student | belt, fee
    rename | cattery: cat, pen, arrival | change "Pen" to "Suite" | suite | pen | cat, arrival
    rename | barbershop singers: singer, part, attendance | part shud be voice | voice | part | singer, attendance
    rename | croft sheep: beast, field, tag | naebody cries it field, its a park here | park | field | beast, tag
    rename | auction house: lot, bidder, amount | Please amend the heading amount so that it reads hammer price. | hammer | amount | lot, bidder
    change | passport renewals: person, number, expiry | expiry should be a proper date | expir | | person, number, expir
    change | potluck: dish, cook, vegetarian | vegetarian just yes or no | vegetarian | | dish, cook, vegetarian
    change | holiday savings jar: goal 500, amount, date | bumped it up, goal is 750 now not 500 | 750 | 500 | goal, amount, date
    change | swim training: swimmer, lengths, date | lengths is letting people type words, numbers only | length | | swimmer, length, date
    change | tenants: flat, tenant, paid | make paid a tick box so i can just tap it | paid | | flat, tenant, paid
    sort | book club: book, author, chosen by | order em by author | | | book, author, chosen
    sort | greyhound racing: dog, time, track | fastest at the top | | | dog, time, track
    group | vinyl records: artist, album, genre | lump them together by genre | | | artist, album, genre
    look | stargazing log: object, telescope, seeing | the white burns my eyes out in the field, make it dark with red | | | object, telescope, seeing
    page | dog walking: dog, owner, time | another page for the invoices with amount and due date | invoice, amount, due | | dog, owner, time
    question | meter readings: date, gas, electric | can my wife see this on her phone as well? | | | date, gas, electric
    question | first aid box: item, quantity, expiry | what happens if i delete one by mistake | | | item, quantity, expir
    filter | library fines: member, book, paid | only show the ones that havent paid | | | member, book, paid
    filter | mot reminders: car, owner, due date | just this months ones | | | car, owner, due
`,
  ),
];
