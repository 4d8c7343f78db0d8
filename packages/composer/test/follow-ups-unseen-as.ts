import { readTold, type ToldFollowUp } from './told-follow-up.ts';

/** Follow-ups by people who had not seen the composer; not read. */
export const followAS: readonly ToldFollowUp[] = [
  ...readTold(
    'tr',
    `
    add | Yoğurt mayalama defteri: tarih, süt miktarı, maya, tutma süresi | bi de sıcaklık yazalım oraya sütün derecesini yani elimle bakıyodum ama termometre aldım artık | sicakli/derece |  | sut, maya, sure
    add | Apartmanın aidatları için: daire no, ad soyad, aidat tutarı, ödendi mi | Merhabalar, emeğinize sağlık çok güzel olmuş. Kişilerin cep telefonunu da ekleyebilir misiniz acaba, aramak gerekiyor bazen. Saygılarımla | telefon |  | daire, ad, tutar/aidat, oden
    remove | Veresiye defteri olsun, müşteri adı, borç, adres, tarih | adres gereksiz cikar gitsin zaten herkesi taniyoz mahallede |  | adres | musteri, borc, tarih
    multi | oto yıkamacıyım araç tipi ücret adres tarih yazıcam | abi plaka ekle bide adresi kaldır kimse adres vermiyo, ücretin adı da fiyat olsun | plaka, fiyat | adres, ucret | tarih, tip/arac
    add | Kuaför salonu randevuları: müşteri, saat, yapılacak işlem | hangi kalfanın yapacağını da yazalım yoksa kavga çıkıyor :) kalfa diye bir yer olsa yeter | kalfa |  | musteri, saat, islem
    rename | Köpek gezdirme işim için müşteri, köpeğin adı, saat, ücret | Müşteri yazmasın lütfen çok ticari duruyor, onun yerine "köpek sahibi" yazsın | sahib | musteri | saat, ucret
    change-field | ilaçlarım: ilaç adı, kaç mg, ne zaman alınacak | evladım saati yazmak zor geliyor bana, ne zaman alınacak kısmında sabah öğle akşam diye seçeyim yeter | sabah, ogle, aksam |  | ilac, mg/doz
    look | Günlük dualarımın listesi, duanın adı, kaç kere, okundu mu | harfler cok ufak gozum gormuyo buyut bunlari |  |  | dua, okundu
    add | zeytinliğimdeki ağaçlar; ağaç numarası, cinsi, dikildiği yıl, geçen seneki ürün kilosu | son ilaçlama tarihi de lazim tarım müdürlüğü soruyor ne zaman attın diye | ilaclama |  | numara/no, cins, yil, kilo/urun
    question | Şeker ölçümlerim: tarih, saat, aç tok, değer | bunu kızım da kendi telefonundan görebilir mi yoksa sadece bende mi kalıyor merak ettim |  |  | tarih, saat, deger, ac
    sort | Akraba ve arkadaş doğum günleri: isim, doğum tarihi, hediye fikri | Yaklaşan doğum günü en üstte çıksa süper olur, aramaktan yoruldum |  |  | isim/ad, dogum, hediye
    add | Motorumun bakım kaydı: yapılan iş, km, tarih, masraf | ustanın adını unutmuşuz ya onuda koy | usta |  | km, tarih, masraf
    group | çeyiz listem: eşya adı, adet, alındı mı, hangi oda | odaya göre toplasın mutfaktakiler ayrı yatak odası ayrı dursun böyle hepsi karmakarışık |  |  | esya, adet, alindi, oda
    add | Çocuğumun aşıları: aşı adı, yapıldığı tarih, sonraki tarih | Doktor hanım ateş yaptı mı diye soruyor her seferinde. Yan etki diye bir alan açalım, serbest yazılsın. | yan etki |  | asi, tarih, sonraki
    multi | Bebeğimin uykuları: yattığı saat, kalktığı saat, nerede uyudu | selam :) kaç kere uyandığını da yazmak istiyorum birde nerede uyudu kısmı seçmeli olsun beşik araba kucak diye. renkleri de biraz pastel olabilir mi | uyan, besik, araba, kucak |  | yat, kalk
    change-rule | Bakkal stok takibi: ürün adı, adet, alış fiyatı. 5 adetin altına düşünce uyarsın | 5 cok az toptancı haftada bir geliyo 12nin altina dusunce uyarsin |  |  | urun, adet, alis/fiyat
    add | halı yıkama siparişleri: müşteri, metrekare, adres, ücret | teslim tarihi yok bunda ne gün götüreceğimizi bilmemiz lazım usta | teslim |  | musteri, metrekare/m2, adres, ucret
    remove | Diyet takibi: tarih, kilo, bel çevresi, yediklerim | bel çevresini ölçmüyorum moralim bozuluyor silelim onu |  | bel cevre | tarih, kilo, yedik
    add | Olta günlüğü: tarih, yer, balık türü, boy | Rast gele arkadaşlar, forumdan yazıyorum. Hangi yemle tuttuğumuz da kayda girse güzel olur, mesela sülünes mi karides mi. | yem |  | tarih, yer, balik/tur, boy
    rename | Güreş kulübü sporcu listesi: ad soyad, kilo, doğum yılı, veli telefonu | Hocam kilo demeyelim siklet diyelim federasyon evrakında öyle geçiyor | siklet | kilo | ad, dogum, veli
    change-field | kiracılarım. isim, daire, kira bedeli, ödeme durumu | ödeme durumunu yazarak uğraşmayayım. Ödedi, gecikti, yarım ödedi diye seçenek olsun. | odedi, gecikti, yarim |  | isim/ad, daire, kira/bedel
    filter | Oto yedek parça listem: parça adı, araba markası, raf no, fiyat | marka seçince sadece o markanın parçaları çıksın fiat arıyom renolar çıkıyo karşıma |  |  | parca, marka, raf, fiyat
    add | Okuduğum kitaplar: kitap adı, yazar, bitirme tarihi | 5 üzerinden puan verebileyim ltfn | puan |  | kitap/kitab, yazar, tarih
    add | Tespih koleksiyonum; cinsi, usta, tane sayısı, aldığım fiyat | selamün aleyküm kardeşim Allah razı olsun, bir de fotoğrafını koyabilsek tesbihin, millete gösteriyoruz kahvede | foto/resim/gorsel |  | cins, usta, tane, fiyat
    add-screen | Halı saha ekibi: oyuncu adı, mevki, telefon | takımın kasasını da tutalım ayrı bi sayfada, kim ne kadar verdi ne zaman verdi | kasa/odeme/verdi/tutar |  | oyuncu, mevki, telefon
    multi | Fidanlık satışları: fidan türü, adet, birim fiyat, tarih, kasa no | kasa no olmasın. müşteri adı eklensin. satışlar en yeni tarihten eskiye sıralansın kolay gelsin | musteri | kasa no | fidan/tur, adet, fiyat, tarih
    add | Düğün davetli listem: isim, kaç kişi gelecek, kimin tarafı | masa numarası şart!! düğüne 3 hafta kaldı annem delirdi | masa |  | isim/ad, kisi, taraf
    look | Bisiklet turlarım: rota, mesafe, süre, tarih | gece de kullanıyorum koyu tema yapabilir miyiz simsiyah olsun |  |  | rota, mesafe, sure, tarih
    add | tansiyon defteri büyük tansiyon küçük tansiyon saat | nabzımı da yazayım aletin altında çıkıyor o da | nabiz/nabz |  | buyuk, kucuk, saat
    change-field | Kahve tadım notlarım: çekirdek, demleme yöntemi, puan, not | demleme yöntemini her seferinde yazmak istemiyorum, şunlardan seçilsin: V60, French Press, Moka, Aeropress | v60, french press, moka, aeropress |  | cekirdek/cekirdeg, puan, not
    group | atölyedeki aletlerim: alet adı, hangi dolapta, marka, adet | dolaplara göre grupla lan kafayı yicem anahtar ariyom |  |  | alet, dolap/dolab, marka, adet
    add | Güvercinlerim: isim, renk, cinsiyet, doğum tarihi | bilezik numarası ekliyelim her kuşun ayağında var yarışta onu soruyolar | bilezik |  | isim/ad, renk/reng, cinsiyet, dogum
    question | Gezdiğim şehirler: şehir, tarih, notlar, puan | Pardon bir şey soracaktım, yurtdışında internetim olmayınca açılır mı bu |  |  | sehir/sehr, tarih, not, puan
    multi | Tiyatro kulübünün kostümleri: kostüm adı, beden, hangi oyun, kim aldı | "kim aldı" yerine "zimmetli kişi" yazsın, geri getirme tarihi ekleyelim, bir de kostümler oyuna göre gruplu görünsün mümkünse. Teşekkürler! | zimmet, geri/getir/iade | kim aldi | kostum, beden, oyun
    add | Kamyon seferleri: nereden, nereye, yük, navlun | mazotu unutma abicim kaç liralık mazot aldım onu yazcam en büyük masraf o | mazot |  | nereden, nereye, yuk, navlun
    remove | Kamp malzemeleri listesi: malzeme, adet, ağırlık, marka, çantada mı | Marka sütununa hiç ihtiyacım olmadı, kaldırabilirsiniz. |  | marka | malzeme, adet, agirli, canta
    add | hafızlık takibi: sure adı, sayfa, ezberlendi mi | hoca kaç hata yaptığını da işaretlesin diyor hata sayısı olarak | hata |  | sure, sayfa, ezber
    rename | Süt toplama kaydı: üretici, litre, yağ oranı, tarih | uretici degil ciftci yazsın, burda kimse uretici demez | ciftci | uretici | litre, yag, tarih
    add | Tavuklarım için günlük kayıt: tarih, yumurta sayısı, yem miktarı | ölen tavuk olursa onu da yazabilelim, geçen ay tilki girdi 6 tane götürdü | olen/olum |  | tarih, yumurta, yem
    multi | Elektrikçi iş defterim: müşteri, adres, yapılan iş, ücret | usta iyi olmuş da şunları da koy: malzeme parası, parasını aldım mı almadım mı, bi de telefon | malzeme, alin/aldi/odendi/odeme/tahsil, telefon |  | musteri, adres, yapilan/is, ucret
    sort | Kiralık ev bakıyorum ilanları kaydetcem: semt, kira, oda sayısı, ilan linki | ucuzdan pahalıya dizsin bunları öğrenciyiz sonuçta |  |  | semt, kira, oda, link/ilan
    add | Sürücü kursu kursiyer takibi: ad soyad, kaçıncı ders, borç | Direksiyon sınavı tarihini de ekler misiniz, karıştırıyoruz sonra veli arıyor bağırıyor. | sinav |  | ad, ders, borc
    change-field | Asansör arızaları: bina adı, arıza, öncelik, tarih | öncelik elle yazılmasın; acil / normal / bekleyebilir şeklinde listeden seçilsin | acil, normal, bekle |  | bina, ariza, tarih
    rename | Kreş yoklaması: öğrenci adı, sınıf, geldi mi | Bizde öğrenci değil "minik" denir :)) değiştirelim | minik | ogrenci | sinif, geldi
    add | Kışlık turşu ve konservelerim: ne, kaç kavanoz, yapıldığı tarih | son kullanma tarihini de ekle kızım bozulanı dökmek zoruma gidiyor valla | son kullanma/son tuketim/skt |  | kavanoz, yapil
    change-rule | Medikal malzeme emaneti (tekerlekli sandalye, baston): malzeme, alan kişi, veriliş tarihi. 15 gün geçince gecikti desin | 15 gün az geldi hastalar iyileşmiyo hemen 21 gün olsun |  |  | malzeme, kisi, veril/tarih
    filter | İş başvurularım: şirket, pozisyon, başvuru tarihi, durum (bekliyor, ret, görüşme) | sadece bekliyor olanları göstermek için bi buton bişey olsa liste çok uzadı moral bozuyor retleri görmek |  |  | sirket, pozisyon, tarih, durum
    add | orkide ve saksı çiçeklerim: çiçek adı, sulama günü, pencere yönü | saksı değişim tarihi ekleyebilirmiyiz acaba rica etsem | saksi degi |  | cicek/ciceg, sulama, pencere/yon
    look | Pasta tarifi defterim: tarif adı, malzemeler, yapılışı, pişme süresi | rengi pembe olsun nolur çok ciddi duruyo böyle banka gibi |  |  | tarif, malzeme, yapilis, sure
    multi | Rent a car arabalarım: plaka, model, günlük ücret, müsait mi | Şu değişiklikleri rica ediyorum: 1) kasko bitiş tarihi eklensin 2) müsait mi yerine durum olsun, seçenekleri boşta, kirada, serviste | kasko, durum, bosta, kirada, servis | musait | plaka, model, ucret
    add | Türkçe kelime öğreniyorum: kelime, Almanca anlamı, zor mu | Ben istiyorum bir de örnek cümle yazmak. Kelime yalnız zor hatırlamak. Teşekkür ediyorum! | cumle/ornek |  | kelime, almanca/anlam, zor
    remove | Dikiş siparişlerim: müşteri, model, kumaş cinsi, teslim günü, ücret | kumaş cinsini çıkaralım kumaşı zaten müşteri getiriyo |  | kumas | musteri, model, teslim, ucret
    change-field | ders çalışma programı: gün, ders, süre, bitti mi | dersi yazmıyım seciyim mat türkçe fen sosyal ingilizce olsun lgs ye çalısıyom | mat, turkce, fen, sosyal, ingilizce |  | gun, sure, bitti
    rename | Aylık harcamalarım: ne aldım, tutar, tarih. Adı Harcamalarım olsun | uygulamanın adı Kumbaram olsun Harcamalarım çok sıkıcı | kumbara | harcamalarim | tutar, tarih
    multi | Koşu antrenmanlarım: tarih, mesafe, süre, ayakkabı | Ayakkabıyı silin. Ortalama nabız ve hissettiğim zorluk (1-10) gelsin. | nabiz, zorluk/zorlug | ayakkabi | tarih, mesafe, sure
    question | Özel ders öğrencilerim: isim, sınıf, ders ücreti, ders günü | yanlışlıkla bi öğrenciyi silersem geri getirebiliyo muyum, ya da telefon bozulursa hepsi gider mi |  |  | isim/ad, sinif, ucret, gun
    add-screen | Keçi sürüm: küpe no, doğum tarihi, ırk, sağlık durumu | süt verimini de ayrı sayfa yapalım günlük kaç litre verdi hepsi küpe numarasıyla | sut, litre/miktar |  | kupe, dogum, irk, saglik
    remove | izleyeceğim filmler: film adı, yönetmen, tür, izlendi mi | yonetmen kalksin kim bilir yönetmeni ya |  | yonetmen | film, tur, izlen
    change-field | Tarla kayıtları: tarla adı, kaç dönüm, ne ekili, ekim tarihi | dönüm deyince herkes farklı anlıyor bizim orda. Metrekare olarak girilsin, dönüm yazmasın. | metrekare/m2 | donum | tarla, ekili/ekin/urun, tarih
    multi | mevlit hazırlığı yapılacaklar listesi iş adı kim yapacak yapıldı mı | ya bi de kaç para tutacağı yazsın herkes ne masraf ediyo görelim sonra helalleşiriz, yapılanlar aşağı insin yapılmayan yukarda dursun bi de telefonları olsun yapacakların | para/masraf/tutar/ucret, telefon |  | kim, yapildi
    `,
  ),
  ...readTold(
    'en',
    `
    add | Sourdough log: date, flour type, hydration, rise time | can you stick oven temp in there too, mine runs hot and i keep burning the bottoms | oven/temp |  | date, flour, hydration, rise
    add | allotment plots: plot number, holder name, rent paid, size | Good morning. The committee would also like to record whether each plot has a water butt. Many thanks, Geoffrey (Hon. Secretary) | water butt/butt |  | plot, holder/name, rent, size
    rename | Tutoring clients: client name, subject, hourly rate, next lesson | I'd rather it said pupil than client, feels a bit cold with 8 year olds | pupil | client | subject, rate, lesson
    remove | Wine cellar - name, region, vintage, bottles left, rating | lose the region, can never spell half of them anyway |  | region | name, vintage, bottle, rating
    add | Piano students list with name, grade, lesson day | need parents phone number aswell pls | phone |  | name, grade, day
    multi | Nail salon appointments: client, time, service, price | hi hun love it!! few things tho. add which nail tech is doing it, change service to a dropdown thing with gel, acrylic, infill and removal, and make it more purple xx | tech, gel, acrylic, infill, removal |  | client, time, price
    change-field | horse feed chart: horse name, feed type, amount, time | make amount pick from half scoop, one scoop, two scoops. The girls keep writing nonsense | half scoop, one scoop, two scoop |  | horse, feed, time
    add | my guitar pedals: brand, model, what i paid | voltage!!! fried one last week | volt |  | brand, model, paid/price
    sort | Household bills: company, amount, due date, paid | whatever is due soonest should be top of the list please |  |  | company, amount, due, paid
    add | Foodbank volunteers - name, phone, days available | We have been told by the charity commission that we must note the DBS check date for each volunteer. Could that be included? | dbs |  | name, phone, day
    look | TV programmes for my nan: programme, channel, day, time | she cant read it, make the writing massive |  |  | programme/program, channel, day, time
    change-rule | First aid cupboard at the nursery: item, quantity, shelf. Warn me when less than 2 left | 2 is too late, order take a week for coming here. warn when less than 4 |  |  | item, quantity, shel
    add | Kennel boarding: dog name, owner, check in date, check out date | one dog had a seizure Saturday and we were scrabbling for a number. please add vet contact | vet |  | dog, owner, in, out
    group | Vegetable seeds: variety, sow month, quantity left, packet expiry | could they be bunched together by sow month so i see whats for march etc |  |  | variety, month, quantity, expir
    add | scaffold inspections site name, date, passed or failed | inspector name missing mate, HSE will want that | inspector |  | site, date, pass
    question | Scout troop badges: scout, badge, date earned, leader | will the other leaders see what i put in, or is it only on my phone? |  |  | scout, badge, earned, leader
    add | Fish tank readings: date, ph, ammonia, water change | add nitrate plz | nitrate |  | date, ph, ammonia, water
    change-field | Novel submissions: agent, agency, date sent, status | status should be a choice - Sent, Full Request, Offer, Rejected, Ghosted lol | full request, offer, rejected, ghosted |  | agent, agency, date
    add | taxi shift log: date, start, finish, takings | Hello sir. Please also tips, passenger give sometimes tips and I must know how many. Thank you sir. | tip |  | date, start, finish, taking
    multi | Baby feeds: time, side, minutes | hi sorry doing this one handed at 4am. need bottle amount in ml as well and nappy wet or dirty. also dark background my eyes hurt | bottle/ml, nappy, wet, dirty |  | time, side, minute
    add | Quilts I've made: pattern, size, who it was for, year finished | My granddaughter says there ought to be a photograph of each one. I agree with her. | photo/picture/image |  | pattern, size, who/for, year
    remove | Gym log - exercise, sets, reps, weight, rest time | get rid of rest time dont track it |  | rest | exercise, set, rep, weight
    filter | Campsites: site name, county, price per night, dogs allowed | I have two spaniels so I only want to be shown the ones where dogs are allowed, is there some way to tick that |  |  | site, county, price, dog
    add | Migraine diary: date, how bad, how long, tablets taken | I'm convinced it's the weather. Let me put what the weather was that day | weather |  | date, bad/sever/intensity, long/duration, tablet
    rename | Home brew: batch name, style, abv, bottling date | dont like batch, call it brew everywhere | brew | batch | style, abv, bottling
    add | hymn list for sunday service: number, title, date last sung | The organist asks what key. Add "key" | key |  | number, title, sung/date
    add-screen | Choir members: name, voice part, phone, subs paid | We'd like a second page listing our concerts, with venue and date, separate from the members | concert, venue, date |  | name, voice/part, phone, subs
    add | Chess games record: opponent, result, date | pls put opening i play, example sicilian. i want know which is loosing always | opening |  | opponent, result, date
    change-field | Pubs we've been to: pub, town, date, rating | instead of a number can rating be words like loved it, fine, meh, walked out | loved, fine, meh, walked |  | pub, town, date
    multi | Swim training: date, laps, stroke, time | Coach here. Please rename laps to lengths, drop the time, and put in pool name since we train at three different places. | length, pool | laps, time | date, stroke
    add | Window cleaning round: customer, street, price, last cleaned | half of em have back gates now so gate code needs to go on there cheers | gate/code |  | customer, street, price, cleaned
    question | Mileage log: date, from, to, miles, reason | Can I get this out as a spreadsheet for the accountant at year end? |  |  | date, from, to, mile, reason
    add | Yarn stash: brand, colour, weight, balls left | dye lot please!! ran out mid sleeve and the new ball didnt match im still crying | dye lot/dye |  | brand, colour/color, weight, ball
    remove | Book club picks: title, author, ISBN, who chose it, meeting date | Nobody uses the ISBN. Kindly take it off. |  | isbn | title, author, cho, meeting/date
    add | wild mushroom finds: species, date, edible or not | where i found it obviously, forgot that haha. just a text box for the spot | where/spot/location/place/found |  | species, date, edible
    look | Stargazing notes: object, date, telescope, seeing conditions | Could the app be dark with red text? White screens ruin my night vision for twenty minutes. |  |  | object, date, telescope, seeing/condition
    add | babysitting jobs: family, date, hours, pay | kids allergies!!! should be on there for safety | allerg |  | family, date, hour, pay
    change-rule | Tool lending list: tool, borrower, date lent. Mark it late after 7 days | make it 14 days before its late, 7 was a bit mean |  |  | tool, borrower, date/lent
    multi | Catering orders: customer, date, number of guests, menu | so i been using this two weeks its good but need: deposit paid yes no, delivery address, and sort by date so next job first | deposit, address |  | customer, date, guest, menu
    add | Lego sets: set number, name, pieces, built or not | Also a space for missing pieces, my brother steals them | missing |  | set, name, piece, built
    group | Vinyl records: artist, album, genre, condition | put all the jazz together all the soul together and so on |  |  | artist, album, genre, condition
    rename | Tattoo bookings: client, design, deposit, notes | change notes to aftercare, thats all i ever write in it | aftercare | notes | client, design, deposit
    add | lambing record: ewe, date, number of lambs, assisted or not | want tag number for the lambs too, ear tags go in at 24 hours | tag |  | ewe, date, lamb, assisted
    change-field | Complaints log for the cafe: date, complaint, severity, what we did | Severity just needs low medium high, staff are writing essays in there | low, medium, high |  | date, complaint, did/action
    add | Guitar chords i know: chord, fingers, song | capo fret would be good also bc i play with capo a lot | capo |  | chord, finger, song
    multi | Plumbing jobs: customer, address, problem, price | right then 1 add date 2 add invoice number 3 price should be split labour and parts dont need the one price | date, invoice, labour/labor, part | price | customer, address, problem
    remove | Van daily checks: date, tyres, lights, oil, mileage | mileage comes off the tracker automatically now so bin it |  | mileage | date, tyre/tire, light, oil
    multi | Sponsor list for charity abseil: sponsor, amount pledged, paid | hiya could we have gift aid yes/no on each sponsor x oh and their email, and biggest pledges at the top so I can say thanks | gift aid, email/e-mail |  | sponsor, amount/pledge, paid
    sort | Used cars I'm looking at: make, price, mileage, seller phone | cheapest first pls |  |  | make, price, mileage, seller/phone
    change-field | Running shoes: shoe, date bought, distance in miles, retired | I am from Netherlands so miles make no sense for me, please kilometers and no miles | kilomet/km | mile | shoe, bought/date, retired
    multi | Rabbit breeding: doe, buck, mating date, litter size | please remove buck i only have one lol. add due date and add breed with options lionhead, rex, dutch | due, breed, lionhead, rex, dutch | buck | doe, mating, litter
    rename | Insects I photographed: insect, place, date, legs. Call it Bug List | Can we call the whole thing Creepy Crawlies instead of Bug List, my daughter picked it | creepy crawl | bug list | insect, place, date, leg
    add-screen | Alpacas: name, age, last shearing, temperament | I started selling the wool at the market so I want another screen for wool sales with how many balls sold and money taken | wool/sale, ball, money/taken/amount |  | name, age, shearing, temper
    look | Kids chores: child, chore, day, done | my son says its boring. orange! bright orange and cheerful |  |  | child, chore, day, done
    filter | School lost property: item, date found, where, claimed yes or no | Reception only need to see what has NOT been claimed. Please give us a way to show just those. |  |  | item, found/date, where, claimed
    remove | Coin collection: country, year, value, mint, grade | take off mint thanks, too confusing as people think it means condition |  | mint | country, year, value, grade
    rename | U12s football squad: player, position, attendance, goals | "attendance" sounds like school. change to turned up | turned up | attendance | player, position, goal
    question | Pub quiz with questions about music, four answers each, score at the end | how do i put my own questions in it after, and is there a limit on how many |  |  | question, answer, score
    multi | Holiday packing list: item, who for, packed or not | Two things from my wife. She wants "which bag" on each item and she wants it grouped by person not one long list. Also she says blue. | bag |  | item, who/person, packed
    change-field | Builders quotes for extension: builder, price, start date, accepted | accepted shouldnt be yes no, we have three stages: waiting, shortlisted, turned down | waiting, shortlist, turned down |  | builder, price, start
    `,
  ),
];
