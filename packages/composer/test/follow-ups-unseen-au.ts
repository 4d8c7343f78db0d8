import { readTold, type ToldFollowUp } from './told-follow-up.ts';

/** Follow-ups by people who had not seen the composer; read after the first run. */
export const followAU: readonly ToldFollowUp[] = [
  ...readTold(
    'tr',
    `
    add | Arıcılık değil ipek böceği: tepsi numarası, yaprak miktarı, uyku dönemi | slm tepsilere bide oda sıcaklığını yazabilsem iyi olur sıcaktan ölüyolar | sicaklik/sicakligi |  | tepsi, yaprak/yaprag, uyku
    add | Kombi servis işleri: müşteri, adres, arıza, ücret | abi garanti bitiş tarihi de lazım oraya, millet garantim var diyip para vermiyo | garanti |  | musteri, adres, ariza, ucret
    add | Pul koleksiyonum: ülke, yıl, seri | Güzel olmuş, elinize sağlık. Her pulun dantel sayısını da girebilsem memnun olurum efendim. | dantel |  | ulke, yil, seri
    add | Diyet günlüğüm: öğün, kalori, su | kilomu da yazayim hergun tartiliyorum | kilo/agirlik |  | ogun, kalori, su
    add | Piyano öğrencilerim: ad, seviye, ders günü | Merhaba, velinin telefon numarasını eklemeyi unutmuşum, onu da koyar mısınız? | telefon |  | ad/isim, seviye, ders gun/gun
    add | Traktör bakımı: yapılan iş, tarih, çalışma saati | yag markasi da olsun hangi yagi koydum unutuyorum | yag |  | is, tarih, saat
    add | Kitap okuma listem: kitap, yazar, sayfa sayısı | bi de yayınevi ekle kim basmış bileyim | yayinev |  | kitap, yazar, sayfa
    add | Evdeki bitkilerim: bitki adı, sulama günü, saksı boyu | gübre verdiğim tarihi de koy annem çok soruyo | gubre |  | bitki, sulama, saksi
    add | Kurban hissedarları: ad soyad, telefon, ödediği para | vekalet verdi mi vermedi mi onuda isaretleyelim hocam | vekalet |  | ad, telefon, ode/para
    add | Kira arabalarım: plaka, kilometre, müşteri | arabaların sigorta bitişini de yazacak yer ac geçen ceza yedik 4000 lira | sigorta |  | plaka, kilometre, musteri
    add | Resim atölyesi malzemeleri: malzeme, adet, raf | Tedarikçi bilgisini de eklersek süper olur :) | tedarikci |  | malzeme, adet, raf
    add | Koşu kayıtlarım: mesafe, süre, tarih | nabzımı da girmem lazım saatten bakıp yazacam | nabz/nabiz |  | mesafe, sure, tarih
    add | Hayır çarşısı bağışları: bağışçı, eşya, tarih | esyanin durumu da olsun yeni, az kullanilmis, eski diye secelim | durum, yeni, az kullan, eski |  | bagis, esya, tarih
    add | Maket uçak yapımım: model, ölçek, marka | Bir de zorluk derecesi ekle: kolay, orta, zor | zorluk, kolay, orta, zor |  | model, olcek/olceg, marka
    add | Yufkacı siparişleri: isim, kaç adet, ne zaman alacak | parasini verdi mi diye bi tik koyuver yegenim | para/odendi/odeme/verdi |  | isim/ad, adet, al/zaman/tarih
    add | Köpek eğitimi: komut, tekrar sayısı, başarı | ben alman turkce az. kopek hangi odul mama yemek istiyorum yazmak | odul |  | komut, tekrar, basari
    add | Sınıf gezisi: öğrenci, veli izni, ödeme | arkadaşlar alerjisi olan çocuk çıktı acil alerji bölümü de ekleyelim lütfen | alerji |  | ogrenci, izin/izn, odeme
    add | Antika saatlerim: marka, yapım yılı, mekanizma | kaca aldigimi yazacak bi yer eksik | alis/fiyat/kaca/tutar/ucret/bedel/maliyet |  | marka, yil, mekanizma
    add | Şantiye demir sayımı: çap, boy, adet | irsaliye no yazmaya alan yok ekle onu da şef kızıyo | irsaliye |  | cap, boy, adet
    add | Film gecesi: film, yönetmen, puan | kimin önerdiği belli değil öneren kişiyi de koysak ya, kötü film seçen ceza alcak | oner |  | film, yonetmen, puan
    add | Tansiyon defteri: büyük, küçük, tarih | Oğlum sağ ol. Hangi koldan ölçtüğümü de yazayım, sağ kol sol kol diye çıksın. | kol, sag, sol |  | buyuk, kucuk, tarih
    remove | Spor salonu üyeleri: ad, telefon, paket, boy | boyu sil ya kimse boyunu söylemek istemiyor |  | boy | ad/isim, telefon, paket
    remove | Ahşap oyuncak siparişi: müşteri, ürün, e-posta, fiyat | e postaya gerek yok kaldırabilirsiniz, herkes whatsapptan yazıyor zaten |  | posta, mail | musteri, urun, fiyat
    remove | Bisiklet turlarım: rota, kilometre, hava durumu, süre | hava durumu kısmı gereksiz olmuş çıkar onu |  | hava | rota, kilometre, sure
    remove | Baklava ustası reçetem: hamur, şerbet, fıstık gramı, pişme derecesi | Pişme derecesini çıkarırsan sevinirim fırın zaten hep aynı |  | pisme, derece | hamur, serbet, fistik
    remove | Kreş yoklama: çocuk, geliş saati, çıkış saati, ateşi | ates olcmuyoz artik korona bitti o satir gitsin |  | ates | cocuk, gelis, cikis
    rename | Veteriner kayıtları: hayvan, sahibi, teşhis | sahibi yazmasın hasta yakını yazsın daha kibar | hasta yakini | sahib | hayvan, teshis
    rename | Dershane ödemeleri: öğrenci, taksit, tarih | Taksit kelimesini ödeme tutarı olarak değiştirir misiniz | odeme tutar | taksit | ogrenci, tarih
    rename | Hırdavat stok: ürün, adet, yer | urun demiyoz biz malzeme diyoz duzelt bi zahmet | malzeme | urun | adet, yer
    rename | Avcılık defteri: mevki, av, tüfek | mevkinin adı mera olsun bizim burda öyle denir | mera | mevki | av, tufek/tufeg
    rename | Konser arşivim: grup, mekan, bilet fiyatı | grup yerine sanatçı yaz, hepsi grup değil ki | sanatci | grup | mekan, bilet
    change-field | Mantar toplama: tür, kilo, yenir mi | türü elle yazmayayım hazır seçeyim: kanlıca, kuzugöbeği, cincile | kanlica, kuzugobe, cincile |  | tur, kilo, yenir/yenil
    change-field | Oto yıkama: plaka, yıkama çeşidi, fiyat | yıkama çeşidi seçmeli olsun iç dış, sadece dış, motor, pasta cila | ic dis, sadece dis, motor, pasta |  | plaka, yikama, fiyat
    change-field | Yabancı dil pratiğim: konu, süre, zorluk | zorluğu yazı değil yıldızla vermek istiyorum 1den 5e |  |  | konu, sure, zorluk/zorlug
    change-field | Kargo takip: gönderi no, alıcı, durum | durum kisminda yolda, subede, teslim edildi, iade seceneklerı olmalı yazmakla ugrasamam | yolda, sube, teslim, iade |  | gonderi, alici, durum
    change-field | Rüya günlüğü: rüya, tarih, tekrar etti mi | Rüya alanı tek satır kalıyor, uzun uzun yazabileceğim büyük bir kutu yapar mısınız? |  |  | ruya, tarih, tekrar
    change-field | Kilim dokuma: desen, ip cinsi, bitiş | bitişe takvimden gün seçeyim saçma sapan şeyler yazıyor kızlar |  |  | desen, ip, bitis
    change-rule | Eczane dolabım: ilaç adı, adet, son kullanma | 3 taneden az kalınca uyarsın demistim ya onu 5 yap |  |  | ilac, adet, son kullan
    change-rule | Kütük biçme hesabı: boy, çap, adet, metreküp | metreküp hesabından yüzde 10 fire düşsün öyle yazsın gerçek sonucu |  |  | boy, cap, adet, metrekup
    add-screen | Köy derneği üyeleri: ad, telefon, aidat | bir de ayrı sayfada giderleri tutalım cenaze çelengi mevlit falan ne harcadıysak | gider/harcama/masraf |  | ad/isim, telefon, aidat
    add-screen | Dalış kayıtlarım: yer, derinlik, süre | ekipmanlarım için ayrı bi bölüm açarmısın regülatör palet vs bakımı ne zaman | ekipman |  | yer, derinlik/derinlig, sure
    look | Manikür randevuları: müşteri, işlem, saat | pembe olsunnn 💅 çok sıkıcı duruyo böyle |  |  | musteri, islem, saat
    look | Gece bekçisi tur defteri: nokta, saat, not | ekran gozumu aliyor gece karanlik yap siyah olsun |  |  | nokta, saat, not
    look | Emekli kahvesi okey hesabı: oyuncu, çay, borç | yazıları büyüt evladım gözlük yanımda olmuyor |  |  | oyuncu, cay, borc
    sort | Araba ilanı takibim: model, fiyat, kilometre | ucuzdan pahalıya dizilsin |  |  | model, fiyat, kilometre
    sort | Doğum günleri: isim, tarih, hediye fikri | Listeyi isme göre alfabetik sıralayabilir miyiz lütfen, aradığımı bulamıyorum |  |  | isim/ad, tarih, hediye
    group | Market alışverişi: ürün, reyon, miktar | reyona gore grup grup dursun markette bi asagi bi yukari kosuyom |  |  | urun, reyon, miktar
    group | Beyaz eşya teslimat: müşteri, ilçe, ürün | ilçe ilçe ayır kardeş, Keçiörenler bi yerde Mamaklar bi yerde olsun |  |  | musteri, ilce, urun
    filter | Elektrikçi teklifleri: müşteri, tutar, onaylandı mı | sadece onaylanmayanları göreyim istediğimde, nasıl olcaksa artık |  |  | musteri, tutar, onay
    filter | Fidanlık: fidan, cins, adet, satıldı mı | satilanlari gizleyebilelim liste cok uzadi |  |  | fidan, cins, adet, satil
    question | Gebelik takibi: hafta, kilo, kontrol notu | Telefonumu değiştirirsem yazdıklarım silinir mi acaba? |  |  | hafta, kilo, kontrol
    question | Muhtarlık evrak kaydı: evrak, kişi, tarih | pardon bunu internetsiz de acabiliyormuyuz bizim koyde cekmiyo |  |  | evrak, kisi, tarih
    question | Çay ocağı veresiye: isim, bardak, tutar | bu parali mi ayda bisey odicekmiyim |  |  | isim/ad, bardak/bardag, tutar
    multi | Matbaa işleri: firma, iş cinsi, adet, faks | Faksı kaldır kimse kullanmıyor, yerine kağıt gramajı ekle, bir de en yeni iş üstte çıksın | gramaj | faks | firma, cins, adet
    multi | Yüzme kursu: öğrenci, yaş, kulvar | sağlık raporu var mı ekle, kulvarı da grup diye değiştir, mavi renk yap havuz gibi | rapor, grup | kulvar | ogrenci, yas
    multi | Tekne bakım: yapılacak iş, tarih, masraf | işi yapan ustayı ekle bide telefonunu. masraf yazısı maliyet olsun | usta, telefon, maliyet | masraf | is, tarih
    multi | Ekmek fırını dağıtım: bakkal, ekmek adedi, iade | selam hocam, tahsilat ekleyelim. pide adedi de lazım ramazanda. iade kalsın o iyi | tahsilat, pide |  | bakkal, ekmek, iade
    multi | Satranç kulübü: oyuncu, puan, okul | okulu sil artik buyukler de geliyo. dogum yili koy. puani yuksek olan en ustte olsun | dogum | okul | oyuncu, puan
    multi | Sera takibi: ürün, nem, ilaçlama | sıcaklık da girelim ph da girelim, ilaçlama seçmeli olsun organik kimyasal yok diye | sicaklik/sicakligi, ph, organik, kimyasal |  | urun, nem, ilaclama
    multi | Sünnet düğünü davetlileri: aile, kişi sayısı, şehir | sehir gereksiz at gitsin hepimiz burdayiz zaten. gelecek mi diye evet hayir belki koy. masa no da ekle bi zahmet | gelecek/katil/geliyor, evet, hayir, belki, masa | sehir | aile, kisi
    `,
  ),
  ...readTold(
    'en',
    `
    add | Bee hotel sightings: species, date, hole number | Lovely! could you also put in the weather that day please | weather |  | species, date, hole
    add | Window cleaning round: name, address, price | need to know how often too like 4 weekly 8 weekly | frequency/often/week/interval |  | name, address, price
    add | Vinyl records: artist, album, year | add condition pls mint, good, poor | condition, mint, good, poor |  | artist, album, year
    add | Baby milestones: milestone, date, photo | hiya can i write a little note with each one aswell, like a memory | note/memory |  | milestone, date, photo
    add | Golf rounds: course, score, putts | handicap. forgot handicap. | handicap |  | course, score, putt
    add | Garage customers: name, car, reg | Please to add also phone number of the customer, I need call him when car is ready | phone |  | name, car, reg
    add | Knitting projects: pattern, yarn, needle size | I'd be ever so grateful if there was somewhere to note who it's for, the grandchildren mostly. | who/recipient/for |  | pattern, yarn, needle
    add | Fish tank log: nitrate, ammonia, water change | my tank crashed last week bc of temp so we need temperature in there | temp |  | nitrate, ammonia, water
    add | Plumbing quotes: client, job, amount | stick VAT number in there would ya, accountant moaning | vat |  | client, job, amount
    add | Birds I saw: bird, place, date | can there be male / female / juvenile to pick from | male, female, juvenile |  | bird, place, date
    add | Gym sets: exercise, weight, reps | rest time between sets. thats the only thing missing imo | rest |  | exercise, weight, rep
    add | Chicken eggs: hen, eggs, date | Hi again its Margaret from before. I would also like to record the feed I gave them. Kind regards Margaret | feed |  | hen, egg, date
    add | Board game nights: game, winner, players | how long it took too, duration in mins | duration/long/length/minute/min |  | game, winner, player
    add | Cleaning lady schedule: house, day, hours | where key is, i always forget where is key for the house | key |  | house, day, hour
    add | Houseplants for sale: plant, pot size, price | hey so buyers keep asking is it pet safe can u add that yes/no thing | pet |  | plant, pot, price
    add | Film cameras I own: brand, model, year | serial number for the insurance people please | serial |  | brand, model, year
    add | Volunteer hours: volunteer, task, hours | We also have to report which site they were at — library or food bank. | site/location/place, library, food bank |  | volunteer, task, hour
    add | Night fishing: lake, bait, catch | moon phase lads trust me it matters, chuck it in | moon |  | lake, bait, catch
    add | Freelance invoices: client, amount, sent date | paid or unpaid tick please I'm chasing people all the time | paid |  | client, amount, sent
    add | Marathon shoes: shoe, kilometers, bought date | Hello, I am from Izmir my english little. I want write also price how much I paid for shoe | price/cost/paid |  | shoe, kilomet, bought/date
    remove | Piano tuning clients: name, piano make, pitch, fax | lose the fax its not 1994 |  | fax | name, make, pitch
    remove | Homebrew batches: beer, OG, FG, hop weight | I dont need hop weight take it off |  | hop | beer, og, fg
    remove | Cat sitting visits: cat, owner, litter changed, minutes played | minutes played can go. felt silly counting |  | minute, played | cat, owner, litter
    remove | Holiday cottage guests: guest, arrival, departure, passport number | GDPR!! please delete the passport number field straight away, we aren't allowed to keep that |  | passport | guest, arrival, departure
    remove | Choir attendance: singer, voice part, age, rehearsal date | please remove age, some of ladies are offended :) |  | age | singer, voice, rehearsal
    rename | Mobile library stops: stop, borrower, books | change borrower to reader everywhere | reader | borrower | stop, book
    rename | Landscaping jobs: customer, yard size, estimate | We say quote not estimate here in the UK so swap that word over | quote | estimate | customer, yard, size
    rename | Judo club: student, belt, next grading | student should say judoka, thank you sensei lol | judoka | student | belt, grading
    rename | Caravan checklist: task, done by, season | "done by" is confusing my wife, call it Person | person | done by | task, season
    rename | Coin hoard: coin, metal, worth | the worth one rename it in estimated value pls | estimated value | worth | coin, metal
    change-field | Nanny diary: child, nap, mood | mood should be buttons happy / grumpy / sleepy not typing | happy, grumpy, sleepy |  | child, nap, mood
    change-field | Furniture restoration: piece, wood, stage | make stage a dropdown with stripping, sanding, varnish, finished | stripping, sanding, varnish, finished |  | piece, wood, stage
    change-field | Wine cellar: wine, vintage, rating | Rating out of 5 stars rather than a number would be so much nicer |  |  | wine, vintage, rating
    change-field | Migrant language class: learner, country, level | level must be select A1, A2, B1, B2 because teachers write all different things | a1, a2, b1, b2 |  | learner, country, level
    change-field | Parking permits: plate, resident, expires | expires should be a proper date with the calender thing, now it lets me type banana |  |  | plate, resident, expir
    change-field | Skip hire: customer, skip size, drop off | can skip size only be 4 yard, 6 yard, 8 yard... the office girl keeps putting "big one" | 4 yard, 6 yard, 8 yard |  | customer, size, drop
    change-rule | Mileage claims: trip, miles, amount claimed | HMRC changed it so work it out at 55p a mile not 45p |  |  | trip, mile, amount/claim
    add-screen | Youth football team: player, position, goals | we need a seperate page for fixtures, who we play and when and home or away | fixture |  | player, position, goal
    add-screen | Candle making: scent, wax, burn time | Could I have another section for suppliers with their website and phone? | supplier |  | scent, wax, burn
    look | Surf spots: beach, swell, tide | can it look more beachy, like turquoise n sand colors |  |  | beach, swell, tide
    look | Funeral flowers orders: family, wreath, delivery time | The bright orange does not suit. Something muted, grey or dark green please. |  |  | family, wreath, delivery
    look | Trucker fuel stops: station, gallons, price | bigger letters man im reading this in a cab with my old eyes |  |  | station, gallon, price
    sort | Hill walks: hill, height, date climbed | tallest hill first please |  |  | hill, height, date/climbed
    sort | Debts between flatmates: who, owes, amount | put biggest amount on top so they feel ashamed |  |  | who, owe, amount
    sort | Library of sheet music: title, composer, instrument | should be in order of composer A to Z not the way i put it in |  |  | title, composer, instrument
    group | Comic boxes: title, issue, publisher | put them together by publisher, marvel with marvel, dc with dc u know |  |  | title, issue, publisher
    filter | Apartment hunting: address, rent, viewed | i only wanna see the ones i haven't viewed yet |  |  | address, rent, viewed
    filter | Meal prep freezer: dish, portions, date frozen, vegan | is possible show only vegan ones when my daughter visit? button maybe |  |  | dish, portion, frozen, vegan
    filter | Electric meter readings: reading, date, property | Just show me this month's readings by default, the older ones clutter it up. |  |  | reading, date, property
    question | Foster kittens: kitten, weight, vaccine | how do i send this to my sister so she has it on her phone too?? |  |  | kitten, weight, vaccin
    question | Welding certificates: welder, process, expiry | Quick one before I go further - can anyone else see what I type in here? names are confidential |  |  | welder, process, expir
    question | Violin practice: piece, minutes, tempo | what happens if i delete one by accident can i get it back |  |  | piece, minute, tempo
    multi | Bouncy castle hire: customer, castle, date, fax | add deposit and a postcode, get rid of fax, and yellow colours cos its for kids | deposit, postcode | fax | customer, castle, date
    multi | Beekeeping club loans: member, equipment, returned | Dear team, kindly rename member as borrower, and add the due date. Also overdue ones at top would be wonderful. | borrower, due | member | equipment, returned
    multi | Stamp duty... no, rubber stamp shop orders: text, ink colour, price | need font, need quantity, and call price "total" | font, quantity, total | price | text, ink
    multi | Goat herd: tag, breed, milk | right so three things. put in date of birth. put in mother tag. and milk should say litres not just milk | birth, mother, litre/liter |  | tag, breed
    multi | Dental braces journal: tray number, days worn, pain | remove pain (it never hurts lol) and add hours per day, plus next appointment | hours, appointment | pain | tray, days
    multi | Bookclub: book, month, host | author is missing. Also snack!! whoever hosts brings snack. and sort it by month | author, snack |  | book, month, host
    multi | Recycling scrap yard: seller, metal, kilos | metal choose from list copper, brass, aluminium, steel. add price per kilo. add ID number, police ask for it | copper, brass, alumin, steel, price, id |  | seller, metal, kilo
    multi | Wheelchair repairs: user, chair model, fault, colour | Colour isn't necessary so bin that. I do want a technician name and status: waiting parts, in workshop, returned | technician, status, waiting, workshop, returned | colour, color | user, model, fault
    `,
  ),
];
