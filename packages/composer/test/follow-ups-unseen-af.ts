import { readTold, type ToldFollowUp } from './told-follow-up.ts';

/** Follow-ups by people who had not seen the composer; not read. */
export const followAF: readonly ToldFollowUp[] = [
  ...readTold(
    'tr',
    `
    add | Güvercin defterim: bilezik no, renk, doğum tarihi | selam usta bi de anne kuşla baba kuşun numarası olsun yoksa soy karışıyo | anne, baba |  | bilezik, renk/reng, dogum
    remove | Halı yıkama siparişleri: müşteri, metrekare, teslim günü, leke durumu | leke durumunu kaldır kimse doldurmuyo zaten |  | leke | musteri, metrekare, teslim
    question | Apartman su sayacı okumaları: daire, endeks, okuma tarihi | telefonda internet olmayınca da çalışıyor mu acaba yazdıklarım silinmesin sonra |  |  | daire, endeks, tarih
    multi | Kombi bakımına gittiğim yerler: ad soyad, adres, cihaz markası, son bakım | kolay gelsin. cihaz markası gereksiz onu çıkarın. telefon ekleyin. birde arıza tipi olsun gaz kaçağı su akıtma ateşleme bunlardan seçeyim | telefon, ariza, gaz kaca, su akitma, atesleme | marka | adres, bakim
    add | Tespih koleksiyonum: malzeme, boncuk sayısı, ustası | püskül rengini yazacak yer koyarmısın kardeşim | puskul |  | malzeme, boncuk, usta
    change-field | Kurduğum turşular: sebze, kavanoz sayısı, kuruluş tarihi, tuzu | yavrum tuzu elle yazmak zor geliyor, tuzsuz, orta, tuzlu diye seçeyim ben | tuzsuz, orta, tuzlu |  | sebze, kavanoz, kurulus
    sort | Okul servisimdeki öğrenciler: öğrenci adı, durak, biniş saati, veli telefonu | sabah ilk bindirdiğim çocuk en üstte olsun saate göre diz |  |  | ogrenci, durak, binis, veli
    add | Düğünde gelen takılar: kim taktı, ne taktı, kaç gram | Merhaba, hangi taraftan geldiği de belli olsun istiyoruz: kız tarafı, oğlan tarafı, arkadaş. Teşekkürler | kiz taraf, oglan taraf, arkadas |  | takti/takan/kim, gram
    rename | Koyunlarım: küpe no, yaşı, aşı tarihi | bizim köyde küpe no demezler kulak numarası derler öyle yazsın | kulak num/kulak no | kupe | yas, asi
    look | Tansiyon günlüğüm: büyük, küçük, nabız | evladım yazılar çok ufak gözlüksüz göremiyom büyütebilirmisin |  |  | buyuk, kucuk, nabiz
    add | Kızımın çeyizi için liste: eşya, adet, alındı mı | nerden aldığımızı da yazalım dükkan adı yani iade lazım olur belki | dukkan/magaza/nereden/nerden/alindigi yer |  | esya, adet, alindi
    filter | Plak arşivim: sanatçı, albüm, basım yılı, tür | bazen sadece caz bazen sadece arabesk bakmak istiyorum, tür seçince gerisi gözükmesin mümkünse |  |  | sanatci, album, basim/yil, tur
    change-rule | Sera fide stoğu: fide çeşidi, adet, fiyat. adet 50 altına düşünce uyarsın | 50 çok erken oldu 20 nin altına inince uyarsın |  |  | fide, adet, fiyat
    multi | Bisiklet tamir işleri: müşteri adı, bisiklet modeli, arıza, ücret | abi iki şey isticem 1) kapora alanı ekle 2) ücret yazan yer işçilik olsun parça ayrı yazılıyo çünkü, parça parası da koy | kapora, iscilik, parca | ucret | musteri, model, ariza
    add | Balık avı günlüğüm: tarih, yer, tür, ağırlık | rastgele :) hangi yemle tuttuğumu da yazayım, mesela karides mamun boru kurdu | yem |  | tarih, yer, tur, agirli
    add-screen | Halı saha maçlarımız: rakip, skor, gol atanlar | bi tane de bizim oyuncuların oldugu ayrı sayfa lazım isim mevki forma no | mevki, forma |  | rakip, skor, gol
    remove | Okul kermesi stantları: veli adı, ne getirdi, kaç tane sattı, masa numarası | Hocam masa numarasına gerek kalmadı bu sene bahçede yapıyoruz siler misiniz |  | masa | veli, getir, sat
    add | Kamyon seferlerim: nereden, nereye, yük, navlun | köprü otoyol parasıda yazilsin hgs diye bi yer aç | hgs |  | nereden, nereye, yuk, navlun
    question | Kurban ortakları: hissedar adı, hisse sayısı, verdiği para | selamun aleyküm parasını tam vermeyeni nereden göreceğiz acaba |  |  | hissedar, hisse, para
    add | İnşaatta yevmiye: işçi, gün, yevmiye | avans veriyorum haftada bir onuda düşmem lazım avans kutusu ekle | avans |  | isci, gun, yevmiye
    change-field | Terzi siparişleri: müşteri, kıyafet, prova tarihi, durumu | durumu yazı olmasın ya hep farklı yazıyoruz çırakla. kesildi, dikiliyor, provada, teslim edildi bunlardan biri seçilsin | kesildi, dikiliyor, provada, teslim edildi |  | musteri, kiyafet, prova tarih
    multi | Bebeğimin emzirme saatleri: saat, süre, hangi taraf | gecenin üçünde yazıyorum kusura bakmayın :) bez değişimi de girilsin, gaz çıkardı mı evet hayır olsun, bir de ekran koyu renk olsun gözüm yanıyor | bez, gaz |  | saat, sure, taraf
    group | Topladığım mantarlar: mantar adı, orman, tarih, yenir mi | orman orman topla yani aynı ormandan olanlar bi başlığın altında dursun |  |  | mantar, orman, tarih, yenir
    add | Ezberlediğim şiirler: şiir adı, şair, ezber tarihi | kaç kıta oldugunu yazmak istiyorum | kita |  | sair, siir, ezber
    rename | Kan bağışçıları: ad soyad, kan grubu, telefon, ilçe | ilçe yazan yeri mahalle yapın lütfen hepimiz aynı ilçedeyiz zaten | mahalle | ilce | kan grub, telefon
    add | Traktör mazot defteri: tarih, litre, tutar | kac saat çalisti traktor onuda yazalim calisma saati | calisma saat/saat |  | tarih, litre, tutar
    sort | Eczanede miad takibi: ilaç adı, raf, son kullanma tarihi | tarihi en yakın olan başta gelsin sonra uzaklar, şu an karmakarışık |  |  | ilac, raf, son kullanma
    add | Çilingir dükkanı ham anahtar stoğu: anahtar kodu, adet, raf yeri | alış fiyatı ile satış fiyatıda olsun usta unutuyoruz | alis, satis |  | kod, adet, raf
    remove | Sokak kedilerimiz: kedi adı, renk, kısır mı, mama markası, nerede gördüm | mama markasını çıkarın canlarım hepsi ne bulsa yiyor zaten 🐱 |  | mama marka | kedi, renk/reng, kisir, gor
    add | Çay tadım notları: çayın adı, demleme süresi, puan | Bir de su sıcaklığını not etmem gerekiyor, derece olarak. | sicakli |  | demleme, puan
    multi | Baklava siparişleri: müşteri, çeşit, tepsi sayısı, teslim tarihi | hayirli isler. cesitleri sabit yaz fıstıklı cevizli şöbiyet midye olsun secelim. ödendi mi diye kutucuk koy. teslim tarihine göre sırala bayram yaklaşıyo | fistikli, cevizli, sobiyet, midye, odendi/odeme/odedi |  | musteri, tepsi, teslim
    change-field | Oto yıkama kayıt: plaka, yıkama tipi, ücret | yıkama tipine bide motor yıkama ile pasta cila ekle seçenek olarak, iç yıkama dış yıkama zaten var | motor yikama, pasta cila |  | plaka, yikama tip, ucret
    add | Rüya defterim: tarih, ne gördüm, kimler vardı | uyandığımda nasıl hissettiğim de olsun ya: korkmuş mutlu üzgün şaşkın gibi | korkmus, mutlu, uzgun, saskin |  | tarih, gordu, kim
    look | Drone uçuş kayıtlarım: konum, süre, batarya, hava durumu | Renkleri beğenmedim, turuncu ağırlıklı yapabilir miyiz |  |  | konum, sure, batarya, hava
    add | Kol saati koleksiyonum: marka, model, alış yılı | mekanizma tipi eklenecek (otomatik, kurmalı, pilli) | mekanizma, otomatik, kurmali, pilli |  | marka, model, alis
    filter | Damacana su dağıtımı: müşteri, adres, kaç bidon, teslim edildi mi | teslim edilmeyenleri ayrı göster akşama kadar kime gidecem onu bileyim |  |  | musteri, adres, bidon, teslim
    multi | Bakkal veresiye: isim, borç, tarih | dayı bak şimdi telefon numarası ekle arayıp isteyecem, açıklama da olsun ne aldı diye, ha birde uygulamanın adını Sefa Bakkal yap | telefon, aciklama/ne aldi, sefa bakkal |  | isim, borc, tarih
    add | Piyano öğrencilerim: öğrenci, ders günü, çaldığı parça | veli ismi de lazım oluyor mesaj atarken, ekler misiniz rica etsem | veli |  | ogrenci, ders gun, parca
    rename | Fırında günlük üretim: ekmek çeşidi, tava sayısı, iade | iade degil bayat yazsin onun adi bizde bayat | bayat | iade | cesi, tava
    question | Sigarayı bırakma günlüğü: tarih, içilen adet, canım çekti mi | bunu eşimin telefonuna da kurabilir miyim o da bırakıyor inşallah |  |  | tarih, adet, cek
    add | Aile mezarlığı: kimin mezarı, ada, parsel, vefat tarihi | Ruhları şad olsun. Doğum tarihlerini de girelim torunlar bilsin. | dogum |  | mezar/kim, ada, parsel, vefat
    add | Çıktığım zirveler: dağ, yükseklik, tarih | kimle çıktım yazıyım bide rota adı | kim/ekip/arkadas/birlikte, rota |  | dag, yukseklik/yuksekli, tarih
    change-field | Oyuncak takas listesi: oyuncak, yaş aralığı, durumu, sahibi | durumu kısmı serbest yazı olmuş, yeni gibi, az kullanılmış, eksik parçalı bunlardan birini seçelim lütfen | yeni gibi, az kullanilmis, eksik parcali |  | oyuncak, yas, sahib
    remove | Yazlıktaki eşyalar: eşya, hangi oda, kaç tane, alındığı yıl | Alındığı yıl kalksın. Kimse hatırlamıyor. |  | alindigi yil | esya, oda, tane/adet/kac
    add | Camcı siparişleri: en, boy, cam türü, adres | merhaba camın kalınlığı unutulmuş 4mm 6mm 8mm falan seçmeli olsun | kalinli, 4mm/4 mm, 6mm/6 mm, 8mm/8 mm |  | en, boy, cam tur, adres
    group | Taşınma kolileri: koli no, içindekiler, hangi oda | koliler odalara göre ayrılsa güzel olurdu mutfak bi yerde salon bi yerde |  |  | koli, icinde, oda
    multi | Okul kantini hesap: ürün, satılan adet, gelir | gelir yerine ciro yazın, fire diye bir sayı eklensin, satılan adedi en çok olan üstte olsun. saygılar | ciro, fire | gelir | urun, satilan
    add | Zeytinyağı satışım: alıcı, kaç teneke, fiyat | kargo mu elden mi belli olsun bide | kargo, elden |  | alici, teneke, fiyat
    change-rule | Mahalle kütüphanesi ödünç: kitap, alan kişi, veriliş tarihi. 15 gün geçince gecikti desin | 15 gün az geldi okuyamıyorlar 30 güne çıkaralım gecikmeyi |  |  | kitap/kitab, alan, verilis
    add-screen | Satranç kulübü üyeleri: üye adı, seviye, veli telefonu | Turnuvalar için de yeni bir bölüm açabilir misiniz? Turnuva adı, tarihi ve birinci olan yazılacak. | turnuva, birinci |  | uye, seviye, veli
    sort | Ben Türkce öğrenmek icin kelime listesi: kelime, anlam, örnek cümle | ben istiyorum kelimeler alfabe ile sıra, A önce Z son, lütfen |  |  | kelime, anlam, cumle
    multi | Okçuluk antrenman kayıtları: tarih, mesafe, toplam puan | Hocam rüzgar durumu ekleyelim (sakin, hafif, sert), mesafeyi çıkaralım salonda hep 18 metre zaten | ruzgar, sakin, hafif, sert | mesafe | tarih, puan
    look | Cami yardım kolisi dağıtımı: aile, kişi sayısı, verildi mi | yesil olsun rengi cami icin yakisir |  |  | aile, kisi, veril
    change-field | Göl kenarı karavan rezervasyonu: misafir, giriş günü, çıkış günü, elektrik istiyor mu | elektrik istiyor mu diye evet hayır vardı ya o olmasın 220V, akü, istemiyor diye üç seçenek olsun | 220v/220 v, aku, istemiyor |  | misafir, giris, cikis, elektrik/elektri
    rename | Asansör bakım işleri: bina, kat sayısı, arıza notu | arıza notu ismini teknisyen yorumu yap diyor patron | teknisyen yorum | ariza not | bina, kat
    remove | Nişan davetlileri: ad, masa, kaç kişi, hediye | ayıp olur hediye yazan yeri kaldır gören olur |  | hediye | masa, kisi
    add | Berber koltuk kirası: kalfa adı, ay, kira | ödeme şekli yok nakit mi havale mi yazılsın | nakit, havale |  | kalfa, ay, kira
    multi | Tiyatro kostümleri deposu: kostüm, beden, oyun | ya arkadaşlar şöyle yapalım beden S M L değil küçük orta büyük seçilsin, kim aldı diye alan olsun, geri getirme tarihi de olsun, oyun kısmı kalsın aman | kucuk, orta, buyuk, kim/alan, geri/iade |  | kostum, beden, oyun
    add | Diyaliz seanslarım: tarih, giriş kilosu, çıkış kilosu | kizim hemsire hanim diyor ki tansiyonuda yaz seans oncesi sonrasi | tansiyon |  | tarih, giris, cikis
    change-field | Telsiz tamir servisi: cihaz, seri no, geliş tarihi, garantisi var mı | garantisi var mı yerine garanti bitiş tarihi girelim takvimden seçilsin | garanti bitis |  | cihaz, seri, gelis
    `,
  ),
  ...readTold(
    'en',
    `
    add | Sourdough log: flour type, hydration, proof time | hiya, could you pop in a spot for the room temperature as well? makes all the difference in winter | temp |  | flour, hydration, proof
    remove | Window cleaning round: customer, street, price, ladder needed | dont need the ladder bit anymore got a pole system now |  | ladder | customer, street, price
    rename | Choir members: name, voice part, phone | Please would you change "voice part" to "section". Our new conductor insists. | section | voice part | name, phone
    multi | Tattoo bookings: client, design, date, deposit | ok so couple things. add body placement, add a yes/no for signed the consent form, and can u sort by date soonest first cheers | placement, consent |  | client, design, date, deposit
    add | My fishing lures: brand, colour, weight | need a column for what fish it caught | fish/caught/catch/species |  | brand, colour/color, weight
    question | Allotment plot diary: bed, crop, sowing date | Will my notes still be there if I turn the phone off? My grandson says yes but I would like to be sure. |  |  | bed, crop, sow
    add | Yarn stash: fibre, colour, grams left | dye lot!! how did i forget the dye lot. pls add | dye lot |  | fibre/fiber, colour/color, gram
    change-field | Model train collection: engine name, maker, scale, condition | condition should be a pick list instead of typing: boxed, unboxed, needs repair, display only | boxed, unboxed, needs repair, display only |  | engine, maker, scale, condition
    sort | Farrier visits: horse, owner, last shod, next due | who is due next has to be at the top or I miss them |  |  | horse, owner, last shod, next due/due
    add | Church flower rota: Sunday, who is arranging, colours | Good morning. Kindly include whether it is in memory of somebody, with the name of the person. God bless | memory |  | sunday/date, arrang, colour/color
    look | Migraine diary: start, how bad, trigger, medicine | bright screen hurts when im having one, can it be dark |  |  | start, bad/severity/pain, trigger, medicine
    add | Lost property at the leisure centre: item, where found, date found | we also want claimed by, and the date they collected it | claimed, collect |  | item, where/found, date
    filter | Pothole reports: road, size, reported to council, fixed | i only want see the ones not fix yet, the fixed ones make the list too long for me |  |  | road, size, report, fixed
    multi | Food bank parcels: family, number of people, date given | Hi there, volunteers asked: 1. allergies field 2. parcel type either standard, vegetarian, halal or baby 3. rename family to household. thank you so much for this | allerg, standard, vegetarian, halal, baby, household | family | people, date
    add | Ham radio contacts: callsign, frequency, time | signal report please, the 59 thing. 73 de an old ham | signal |  | callsign, freq, time
    change-rule | Spare tyre stock for the workshop: size, brand, how many. warn me when less than 4 | boss says warn at 8 not 4 |  |  | size, brand, how many/quantity/count/stock
    add | Dogs I walk: dog, owner, pick up time | some of them can not be together so add a box gets on with other dogs yes or no | gets on/get on/other dogs |  | dog, owner, pick
    remove | Chimney sweep jobs: house, flue type, price, smoke test result, certificate number | Take off smoke test result, its on the certificate anyway |  | smoke test | house, flue, price, certificate
    group | Birds I have seen: species, place, date, how many | Is it possible to have them bunched together by place? All the marsh ones under Marsh and so on |  |  | species, place, date, how many/count/number
    add | Pinball high scores: machine, score, date | lemme put which arcade it was at | arcade |  | machine, score, date
    change-field | Pub quiz team results: pub, our points, position, theme | theme as dropdown pls. general, music, sport, film | general, music, sport, film |  | pub, point, position, theme
    add | Babysitter notes: child, bedtime, what they ate | hello i am baby sitter from turkiye, mother want i write also how long child sleep in day. add nap please | nap |  | child, bedtime, ate/eat/food
    multi | Greenhouse readings: date, min temp, max temp | Add humidity in percent. Also a remarks box, and show a graph of the max if that can be done | humid, remark |  | date, min, max
    rename | Forklift daily checks: truck, driver, tyres ok, forks ok, brakes ok | driver = operator. change the word please HSE are fussy | operator | driver | truck, tyre/tire, fork, brake
    add | Tools I lent out: tool, who has it, date lent | put in a when they promised to bring it back date. dave i am looking at you | promised/back/return/due |  | tool, who, lent
    question | Kids chores: child, chore, stars | can two of us parents use the same list on our own phones or does it only live on mine |  |  | child, chore, star
    add-screen | Scaffolding hires: site, start date, weekly rate, struck | also want another page for my lads, name, phone and card expiry | card expiry/expir, phone |  | site, start, rate, struck
    add | Hostel bed list: bed, guest, nights | Nationality and passport number must be written by law here, add both thank you | nationality, passport |  | bed, guest, night
    remove | Handmade greeting cards: occasion, paper, price, hours spent | lose the hours spent, it depresses me lol |  | hours | occasion, paper, price
    add | Aligner wear log: day, hours worn, tray number | pain level 0 to 10 would be useful, orthodontist asks every time | pain |  | day/date, hours, tray
    change-field | Vineyard rows: row number, grape, vines planted, vine health | instead of text health is number from 1 until 5, easier for my father |  |  | row, grape, vine, health
    multi | My perfumes: name, house, ml left | can you get rid of ml left i never update it... and i wanna have season (spring summer autumn winter) plus top notes. pink theme too if poss | season, spring, summer, autumn, winter, notes | ml left | name, house
    look | Guitar pedals: pedal, maker, power, on board | Can we have it in purple, and a bit bigger buttons, I've got sausage fingers |  |  | pedal, maker, power, board
    add | Goat vaccination: goat, vaccine, date given | add next date and the name of vet sir | next, vet |  | goat, vaccine, date
    filter | Wheelchair loans at the clinic: patient, chair number, out date, returned | Need a way to show only chairs that are still out. |  |  | patient, chair, out, return
    add | Visa papers checklist: document, where to get it, done | some documents is need translation. please make translated yes no | translat |  | document, where, done
    sort | Irregular verbs I learn: verb, past form, my language | most new words should come in first place please not in last |  |  | verb, past, language
    add | Job applications: company, role, date sent | salary they offered, and who the recruiter is. wish me luck | salary, recruiter |  | company, role, date/sent
    change-field | Charity shop sales: item, price, department, sold by | department needs to be fixed choices - books, bric a brac, ladies, mens, kids - because Maureen spells everything differently | books, bric, ladies, mens, kids |  | item, price, department, sold by
    rename | Parking permits for our block: flat, registration, expiry | call the app Elm Court Permits please, and thats all | elm court permits |  | flat, registration, expiry
    add | Skydive logbook: jump number, altitude, dropzone | aircraft!! plus freefall seconds | aircraft, freefall |  | jump, altitude, dropzone
    multi | Coffee beans I tried: roaster, origin, score | mate love it. add brew method with options v60 aeropress french press espresso. and price per bag. oh and swap roaster for the word roastery | v60, aeropress, french press, espresso, price, roastery |  | origin, score
    group | Wedding guests: guest, table, menu choice, rsvp | it'd be so much easier if it was split by table so i can hand it to the caterer |  |  | guest, table, menu, rsvp
    add | Aquarium water tests: date, ph, nitrate | ammonia and nitrite too, currently cycling the tank | ammonia, nitrite |  | date, ph, nitrate
    question | Piano tuning rounds: customer, piano make, last tuned, pitch | how do I get this onto paper? my accountant wants a print of it all |  |  | customer, make, tuned, pitch
    change-rule | Gym locker rentals: locker, member, start date. flag it after 30 days | make it flag after 90 days instead, people pay by quarter now |  |  | locker, member, start
    add | Film cameras: make, model, lens mount | serial number for insurance. ta | serial |  | make, model, mount
    multi | Nail salon clients: name, phone, favourite colour | hello dear, please delete favourite colour, they always change. i need nail shape almond square coffin round, and last visit day, thanks you | shape, almond, square, coffin, round, last visit | favourite/favorite | name, phone
    change-field | Blood sugar readings: date, value, when measured | when measured should only be one of these fasting, before meal, after meal, bedtime | fasting, before meal, after meal, bedtime |  | date, value, when
    add | Under 11s cricket: player, runs, wickets | catches aswell please the wicky keeper is moaning he gets no credit | catch |  | player, run, wicket
    rename | Storage unit boxes: box number, contents, owner | Owner should read "belongs to" and nothing else changes | belongs to | owner | box, content
    filter | Campervan jobs to do: job, part needed, cost, inside or outside | when its raining i want to just see inside jobs. can that be done with a button or something |  |  | job, part, cost, inside
    add | Jigsaw puzzles: title, pieces, brand | I'd like to record if there are any missing pieces - the charity shop ones usually have! | missing |  | title, piece, brand
    add-screen | Hedgehog rescue: animal name, weight, found at, released | Hello, we would also like a separate section for our supplies: item, amount left, supplier. Many thanks, the Thursday team | suppl, amount, supplier |  | animal, weight, found, released
    change-field | Bell ringing practice: date, method rung, number of ringers, quality | quality let us pick from good, fair, fired out | good, fair, fired out |  | date, method, ringer, quality
    add | Water cooler deliveries: office, bottles left, bottles collected | signature name of who took it in reception. and floor | sign/who/received/reception, floor |  | office, left, collected
    remove | Comic books: title, issue, grade, publisher, bag and board | Bag and board can go. Everything's bagged. |  | bag and board | title, issue, grade, publisher
    look | Pocket money tracker: kid, amount, reason | kids say its boring can you make it orange or something fun |  |  | kid, amount, reason
    multi | Escape room bookings: team, room, time slot, players | right first off players needs to be called group size, second i need whether they want hints yes or no, third somewhere for how long they took to get out in minutes | group size, hint, minutes/took/escape time/finish | players | team, room, slot
    rename | Lighthouse visits: lighthouse, country, steps climbed | i write wrong before, not steps climbed, is must be height in metres | height | steps | lighthouse, country
    `,
  ),
];
