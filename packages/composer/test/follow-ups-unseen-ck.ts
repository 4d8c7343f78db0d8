import { readTold, type ToldFollowUp } from './told-follow-up.ts';

/** Follow-ups by people who had not seen the composer; not read. */
export const followCK: readonly ToldFollowUp[] = [
  ...readTold(
    'tr',
    `
    add | güvercin defteri: künye, renk, uçuş mesafesi | hangi kümese ait oldugu da yazilsa iyi olur hocam karisiyo kuslar | kumes | | kunye, renk, ucus
    add | halı yıkama: adres, metrekare, teslim tarihi | müşterinin telefonunu yazacak yer yok ekle | telefon | | adres, metrekare, teslim
    add | Diyaliz ünitesi seansları: hasta, seans günü, makine no | Merhabalar, seans öncesi kilo ve seans sonrası kilo değerlerini de kaydetmemiz gerekiyor, iki ayrı alan olabilir mi? Teşekkürler. | once, sonra, kilo | | hasta, seans, makine
    add | tarla sulama nöbetleri: mevki, çiftçi, gün | suyun parasini ödedimi ödemedimi isaretliyecek bisey koysana | ode/para/ucret | | mevki, ciftci, gun
    add | muhtarlık evrak kaydı: evrak no, gelen kurum, konu | cevap tarihi ekler misin | cevap | | evrak, kurum, konu
    add | zeytin sıkım fişleri: üretici, çuval sayısı, kilo | asit orani lazim. bide çıkan yağ litresi | asit, yag | | uretici, cuval, kilo
    add | kreş yemek listesi: gün, çorba, ana yemek | Alerji notu için de bir yer açalım lütfen, geçen hafta bir çocuk fıstıktan kötü oldu. | alerji | | gun, corba, yemek
    add | eski gazoz kapaklarım: marka, şehir, yıl | kapağın kondisyonu da olsun 10 üstünden veririm | kondisyon | | marka, sehir, yil
    add | kazan dairesi bakımları: tarih, usta, yapılan iş | faturanın fotoğrafını çekip koyabileyim | fatura/foto | | tarih, usta, yapilan
    add | olta günlüğü: yer, balık türü, yem | hava nasildi rüzgar nerden esiyodu onlarida yazmak istiyom ya | hava, ruzgar | | yer, balik, yem
    add | saz atölyesi tamirleri: çalgı, sahibi, arıza | takılan telin markası da girilsin | tel/marka | | calgi, sahip/sahib, ariza
    add | cenaze evine gelen yemekler: hane, yemek, kaç kişilik | tabağı geri verdik mi vermedik mi, bi kutucuk olsa yeter | tabag/tabak | | hane, yemek, kisi
    add | hemşirelik staj defterim: gün, servis, yapılanlar | sorumlu hoca adı unutulmuş onu da koyarmısın | hoca/sorumlu | | gun, servis, yapilan
    add | otogar emanet bavulları: fiş no, yolcu, raf | Bırakılma saatini de alalım. | birak | | fis, yolcu, raf
    add | kan bağışçıları listem: isim, kan grubu, ilçe | ACİL son bağış tarihi ekleyin | son bag/tarih | | isim, grub, ilce
    add | gelinlik provası: gelin, model, prova günü | bel, basen, omuz ölçüleri de girilsin kızlar hep kağıda yazıyo kağıt kayboluyo | bel, basen, omuz | | gelin, model, prova
    add | fide satışlarım: çeşit, viyol adedi, alıcı | vade gününü yazmamışsın kim ne zaman ödicek bilemiyom | vade | | cesit, viyol, alici
    add | uçurtma şenliği kayıtları: çocuk, yaş, uçurtma boyu | velinin adi + numarasi | veli | | cocuk, yas, boy
    add | hamsi teknesi tayfası: isim, görev, pay | sigorta başlangıcı eklensin kaptan istiyo | sigorta | | isim, gorev, pay
    add | tüp dağıtım listesi: sokak, tüp tipi, adet | adam depozito verdi mi onu da bileyim evet hayır şeklinde | depozito | | sokak, tip, adet
    add | okul servisi yolcuları: öğrenci, durak, biniş saati | sınıfı yok!! sınıfını da koy | sinif | | ogrenci, durak, binis
    add | eczane emanet ilaçları: reçete no, hasta, ilaç | şimdi şöyle bi derdimiz var, hasta ilacı alınca imza atmıyor sonra almadım diyor, o yüzden teslim alan kişinin adını yazabileceğimiz bir hane şart oldu | teslim/alan | | recete, hasta, ilac
    add | yayla evi odun yığınları: odun cinsi, ster, nereden geldi | nem yüzdesi | nem | | cins, ster, nereden
    add | müzayede parçaları: parça, açılış fiyatı, alan kişi | kapanış fiyatı nerde?? onu da yazcaz | kapanis | | parca, acilis, alan
    choice | sokak köpeği kısırlaştırma: küpe no, mahalle, tarih | köpeğin huyu seçilsin: uysal, ürkek, saldırgan | uysal, urkek, saldirgan | | kupe, mahalle, tarih
    choice | etiket baskı işleri: firma, adet, kağıt | selefon diye seçmeli bi alan lazım mat, parlak, kadife üç çeşidimiz var | selefon, parlak, kadife | | firma, adet, kagit
    choice | çay ocağı veresiyesi: esnaf, bardak, gün | çay nasıl istenmiş açık / demli / paşa hangisiyse ona basayım | acik, demli, pasa | | esnaf, bardak, gun
    choice | ambulans malzemeleri: malzeme, adet, son kullanma | Yeri de eklensin, listeden seçilsin: ön dolap, arka dolap, sırt çantası | on dolap, arka dolap, sirt canta | | malzeme, adet, son kullanma
    choice | tiyatro kostüm deposu: parça, beden, raf | dönem diye bi alan ac icinde osmanlı antik modern olsun | donem, osmanli, antik, modern | | parca, beden, raf
    choice | altın günü: hanım, ay, ev sahibi | ne getirdi seçelim çeyrek mi gram mı dolar mı | ceyrek, gram, dolar | | hanim, ay, sahip/sahib
    choice | beyaz eşya servis çağrıları: marka, semt, arıza | öncelik koy acil, normal, bekleyebilir | oncelik/onceli, acil, normal, bekleyebilir | | marka, semt, ariza
    choice | fındık işçileri: ad, memleket, yevmiye | Konaklama: çadır, baraka, konteyner. Sadece bunlardan biri seçilebilsin. | konaklama, cadir, baraka, konteyner | | memleket, yevmiye
    choice | sahaf rafı: kitap, yazar, fiyat | cildin hali ne durumda onu işaretliyim yırtık lekeli tertemiz bu kadar | yirtik, lekeli, tertemiz | | kitap, yazar, fiyat
    choice | hentbol takımı oyuncuları: sporcu, forma no, doğum yılı | mevki eklenecek (kaleci, pivot, kanat, oyun kurucu) | mevki, kaleci, pivot, kanat | | sporcu, forma, dogum
    remove | nalbant ziyaretleri: at, ahır, nal ölçüsü, ücret | ücreti kaldır ya kimse bakmıyo | | ucret | ahir, nal
    remove | dernek aidatı: üye, ay, tutar, makbuz no | makbuz felan istemiyoz sil onu | | makbuz | uye, ay, tutar
    remove | deprem çantam: eşya, adet, son kullanma, marka | marka gereksiz | | marka | esya, adet, son kullanma
    remove | çini atölyesi parçaları: parça, motif, sır rengi, fırın derecesi | Sır rengi ile fırın derecesini çıkarır mısınız rica etsem, sade kalsın. | | sir reng, firin | parca, motif
    remove | bisiklet tamirhanesi: model, sahibi, şase no, söz verilen gün | şase numarasını kimse doldurmuyor, uçur gitsin | | sase | model, sahip/sahib, soz
    remove | eşek safarisi: turist, otel, uyruk, saat | uyruk alanı ayıp oluyo kalksın | | uyruk | turist, otel, saat
    rename | mevlit organizasyonları: hoca, semt, lokma adedi | lokma adedi yerine ikram adedi yazsın | ikram | lokma | hoca, semt
    rename | ortak traktör defteri: hane, dönüm, mazot | "mazot" yazan yeri "yakıt" yap | yakit | mazot | hane, donum
    rename | rehberlik görüşmeleri: öğrenci, sınıf, sorun | Sorun kelimesi velileri kırıyor, onun adı "görüşme nedeni" olsun lütfen | neden | sorun | ogrenci, sinif
    rename | bıldırcın yumurtası: kafes, adet, fire | kafes degil bölme olcak onun ismi | bolme | kafes | adet, fire
    rename | lojman çamaşırhane sırası: daire, makine, gün | daire demeyelim biz ona oda deriz değiştir | oda | daire | makine, gun
    rename | kumaş toptancısı: top no, desen, metraj, boya | metraj yazısını uzunluk yapsan anlaşılmıyo | uzunluk/uzunlug | metraj | top, desen, boya
    change | sondaj kuyuları: köy, derinlik, açıklama | açıklama kısa kalıyor paragraf paragraf yazılabilsin | | | koy, derinlik, aciklama
    change | kurban ortaklığı: hissedar, dana no, hisse bedeli | hisse bedelini sayı yap yazı olmasın toplayamıyom | | | hissedar, dana, bedel
    change | cam balkon montajları: bina, ölçü, durum (beklemede, takıldı) | durumdaki beklemede yazısı yerine sırada yaz | sirada | beklemede | bina, olcu, durum, takildi
    change | seviye sınavı adayları: aday, puan, sınav günü | sınav gunu takvimden secilsin elle yazmıyim | | | aday, puan, sinav
    change | mahalle bostanı: parsel, eken kişi, ürün, hasat (zayıf, idare eder, fena değil) | fena değil ne ya, onu bereketli yapın | bereketli | fena | parsel, eken, urun, hasat, zayif
    sort | huzurevi ziyaretleri: ziyaretçi, sakin, geliş günü | en son gelen en üstte dursun | | | ziyaretci, sakin, gelis
    sort | pazarcı alacakları: kim, borç, vade | borcu çok olan yukarda olsun aşağı doğru azalsın | | | kim, borc, vade
    look | dalış kayıtları: nokta, derinlik, görüş | bunun rengi yeşil olsun mavi baydı | green | | nokta, derinlik, gorus
    look | bekçi tur notları: kapı, saat, gözlem | gece gözüm yanıyo bembeyaz ekrandan, karanlık yap şunu | dark | | kapi, saat, gozlem
    look | mantı siparişleri: masa, porsiyon, sos | uygulamanın adı Hanımeli olsun | hanimeli | | masa, porsiyon, sos
    screen | folklor provaları: tarih, salon, yöre | provaları takvimde de göreyim ay ay | takvim/calendar | | tarih, salon, yore
    screen | baraj su ölçümleri: gün, kot, doluluk | Doluluk için ayrı sayfada bir çizgi grafik rica ediyorum. | grafik/grafig/chart | | gun, kot, doluluk
    question | karavan parkı misafirleri: plaka, giriş, çıkış | internet kesilince de calışırmı bu | | | plaka, giris, cikis
    question | tıbbi atık teslimleri: bölüm, kilo, teslim alan | bu girdiklerimi sonra bilgisayara excele alabiliyo muyum? | | | bolum, kilo, teslim
`,
  ),
  ...readTold(
    'en',
    `
    add | tower ringers rota: tower, ringer, sunday | add which bell they pull pls | bell | | tower, ringer, sunday
    add | sheep dip record: tag, breed, dip date | need the withdrawal period in days as well | withdrawal | | tag, breed, dip
    add | Ward handover notes: bed, initials, summary | Could we have a box to tick when the falls wristband is on? Night staff keep missing it. | fall/wristband | | bed, initials, summary
    add | allotment swaps: plot holder, offering, wants | phone number of em so i can ring | phone | | holder, offering, wants
    add | antique clock repairs: owner, movement, fault | estimate in pounds. also the date I promised it for | estimate, promise | | owner, movement, fault
    add | ferry lost property: item, route, found on | who claimed it, put that in too | claim | | item, route, found
    add | school uniform exchange: garment, size, family | condition of the thing out of 5 | condition | | garment, size, family
    add | drone survey flights: site, pilot, battery pack | wind speed!! cant believe its not there | wind | | site, pilot, battery
    add | cheese cave: wheel no, milk, made on | humidity and temperature please, both numbers | humidity, temperature | | wheel, milk, made
    add | stage props: prop, scene, actor | a picture of each one would really help the crew | picture/photo/image | | prop, scene, actor
    add | community fridge donations: donor, food, use by | weight in kg, council wants it | weight/kg | | donor, food, use by
    add | taxidermy orders: customer, species, mount | deposit paid yes no | deposit | | customer, species, mount
    add | table plan for our do: guest, table, side | dietary needs. half of my lot are vegan or coeliac and the caterer is doing my head in asking | diet | | guest, table, side
    add | pothole reports: street, depth, reported by | Hi there, is it possible to have the district entered too? Many thanks, Maureen | district | | street, depth, reported
    add | livery yard feed sheet: horse, hay nets, hard feed | vets name n number somewhere | vet | | horse, hay, feed
    add | record pressing runs: artist, label, quantity | put the catalogue number in as well & the colour of the vinyl | catalog, colo | | artist, label, quantity
    add | museum loans: object, lender, due back | insurance value is missing. | insurance | | object, lender, due
    add | tattoo sessions: client, design, session date | gotta know where on the body it goes, let me type that | body/placement/where | | client, design, session
    add | lorry tyres: axle, tread, km | i want brand | brand | | axle, tread, km
    add | mushroom finds: species, spot, day | did i eat it? checkbox lol | eat | | species, spot, day
    add | choir sheet music: piece, composer, copies | we also store by voicing (SATB, SSA etc), just a text box for it would do nicely | voic | | piece, composer, copies
    add | blood sample courier runs: clinic, tubes, pick up | so the lab rang and said they refuse anything without the name of the driver, so there needs to be somewhere for that | driver | | clinic, tubes, pick up
    add | scout badges: scout, badge, leader | also want the date it was awarded | award/date | | scout, badge, leader
    add | grain silo loads: truck plate, tonnes, crop | moisture % | moisture | | plate, tonnes, crop
    choice | rescue hedgehogs: nickname, grams, found where | health should be a pick list - stable, critical, released | stable, critical, released | | nickname, grams, found
    choice | laundrette service washes: name, bags, collect day | let the girls choose the programme: delicate, boil, eco | delicate, boil, eco | | name, bags, collect
    choice | film festival submissions: title, director, minutes | verdict dropdown w/ accept / maybe / reject | verdict, accept, maybe, reject | | title, director, minutes
    choice | lighthouse visitors book: visitor, country, remark | how they got here. by boat, on foot, by coach. one of those | boat, foot, coach | | visitor, country, remark
    choice | sawmill orders: buyer, length, boards | type of wood can only be oak larch or spruce nothing else | oak, larch, spruce | | buyer, length, boards
    choice | pointe shoe fittings: dancer, maker, size | I want to select the foot shape from egyptian, greek, square | egyptian, greek, square | | dancer, maker, size
    choice | lift inspections: building, lift no, inspector | outcome: passed, passed with notes, condemned | outcome, passed, condemned | | building, lift, inspector
    choice | parish newsletter adverts: advertiser, headline, paid | advert size, quarter half or full, so i can pick | quarter, half, full | | advertiser, headline, paid
    choice | parrot boarding: parrot, owner, arrival | noise level quiet/chatty/screamer haha | quiet, chatty, screamer | | parrot, owner, arrival
    choice | food truck pitches: place, fee, date | Please include a selection for how busy it was (dead, steady, slammed). | dead, steady, slammed | | place, fee, date
    remove | letting agency key cabinet: address, tag, hook, alarm code | alarm code must go, security says no | | alarm | address, tag, hook
    remove | sourdough feeding log: starter, flour, fed at, mood | drop mood it was a joke | | mood | starter, flour, fed
    remove | marathon volunteers: name, station, shirt size, mobile | we dont do shirts this year so take shirt size out | | shirt | name, station, mobile
    remove | orchid shelf: variety, bought at, price, last bloom | wife shouldnt see price. delete | | price | variety, bought, bloom
    remove | supply teachers: teacher, subject, grade, fax | fax?? what year is it. get rid | | fax | teacher, subject, grade
    remove | well water samples: borehole, ph, nitrate, courier, analyst | I no longer need the courier and the analyst, kindly remove both. | | courier, analyst | borehole, ph, nitrate
    rename | care home outings: resident, destination, escort | escort should say companion, obviously | companion | escort | resident, destination
    rename | cellar line cleaning: line, beer, cleaned on | beer needs to be called drink, we do cider too | drink | beer | line, cleaned
    rename | llama walks: trekker, animal, guide, start | call trekker hiker instead | hiker | trekker | animal, guide, start
    rename | churchyard register: plot, surname, interred | Kindly change "interred" to "buried on". | buried | interred | plot, surname
    rename | bus depot complaints: caller, route, gripe | gripe sounds rude make it issue | issue | gripe | caller, route
    rename | harp loans: student, harp, months | rename student to borrower | borrower | student | harp, months
    change | ghost walk feedback: group, evening, comments | comments needs way more room, like several lines | | | group, evening, comments
    change | alpaca shearing: alpaca, fleece, helper | fleece should be a number in kilos not words | | | alpaca, fleece, helper
    change | planning objections: objector, street, stage (received, binned) | we can't say binned in public!! should be archived | archived | binned | objector, street, stage, received
    change | canoe club outings: member, canoe, returned | make returned a simple yes/no | | | member, canoe, returned
    change | seed library: plant, packets, sown | sown ought to be a proper date you pick | | | plant, packets, sown
    sort | corner shop slate: neighbour, owes, since | biggest debt first | | | neighbour, owes, since
    sort | locksmith callouts: postcode, lock, key cut | can they go A to Z by postcode please | | | postcode, lock, key
    look | surfboard dings: board, ding, fixed by | make it purple | purple | | board, ding, fixed
    look | stargazing notes: object, eyepiece, seeing | im outside at 2am and the white blinds me, dark theme | dark | | object, eyepiece, seeing
    look | pickle shelf: jar, brine, sealed | app should be named Crunchy Cellar | crunchy cellar | | jar, brine, sealed
    screen | ceilidh gigs: venue, band, gig date | show the gigs on a calendar too | calendar | | venue, band, gig
    screen | rain gauge readings: day, mm, observer | can you add a bar chart of the mm | chart/graph | | day, mm, observer
    question | mobile library stops: village, arrival, readers | can two of us use this on different phones? | | | village, arrival, readers
    question | pipe band kit: piper, kilt, reeds | how do i delete a row i typed wrong | | | piper, kilt, reeds
`,
  ),
];
