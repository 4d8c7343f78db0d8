import { readTold, type ToldFollowUp } from './told-follow-up.ts';

/** Follow-ups by people who had not seen the composer. */
export const followCJ: readonly ToldFollowUp[] = [
  ...readTold(
    'tr',
    `
    add | ineklerin tohumlama defteri: küpe no, boğa, tohumlama tarihi | veteriner kimdi hep karışıyo adını da yazalım | veteriner | | kupe, boga, tohumlama
    choice | triyaj notu tutcam hasta, şikayet, geliş saati | renk kodu seçilsin kırmızı sarı yeşil siyah | kirmizi, sari, yesil, siyah | | hasta, sikayet, saat
    add | Okul servisi yolcuları (öğrenci adı, biniş yeri, ev adresi) | velinin tel nosunuda ekle lutfen | veli/tel | | ogrenci, binis, adres
    rename | huzurevi ziyaret defteri: ziyaretçi, hasta, saat | biz hasta demiyoruz sakin diyoruz düzeltin | sakin | hasta | ziyaretci, saat
    add | diyaliz seansı kaydı: hasta, makine no, süre | giriş kilosu çıkış kilosu ayrı ayrı lazım bana | giris, cikis | | hasta, makine, sure
    remove | saz kursu yoklama: öğrenci, tarih, geldi mi, ödev | ödev kısmını kaldırın kimse doldurmuyo | | odev | ogrenci, tarih, geldi
    add | torna atolyesi is takibi parca musteri malzeme | bi de ölçülü resmini çekip koyabileyim | resim/resm/foto | | parca, musteri, malzeme
    choice | komşularla çocuk bakım nöbeti: aile, gün, çocuk | okul / park / evde diye nerede olacağını seçelim | okul, park, evde | | aile, gun, cocuk
    add | apartman kazan dairesi yakıt: tarih, kaç ton geldi, tutar | faturayı kim ödedi o yok ki. ekleyin | ode | | tarih, ton, tutar
    change | halı yıkama: müşteri, metrekare, durum (alındı, yıkanıyor, hazır) | hazır yazmasın teslim edildi yazsın | teslim edildi | hazir | musteri, metrekare, alindi, yikaniyor
    add | tez kaynaklarım: yazar, başlık, yıl | sayfa numarası ve alıntı diye bi yer aç, alıntı uzun olabilir | sayfa, alinti | | yazar, baslik/baslig, yil
    look | ebru kursu malzeme: malzeme, kalan, raf | her yer mor olsun, ebruya yakışır | purple | | malzeme, kalan, raf
    add | kamyon yakıt fişleri, plaka, litre, istasyon | km de olsun kardeşim | km/kilometre | | plaka, litre, istasyon
    choice | saraç dükkanı siparişi: ürün, deri, müşteri | aşama koy: kesim, dikim, boya, bitti | kesim, dikim, boya, bitti | | urun, deri, musteri
    add | zeytin hasadı: parsel, kasa sayısı, tarih | kac isci calisti o gun onu unutmusuz | isci | | parsel, kasa, tarih
    remove | köyden süt topluyoruz: üretici, litre, yağ oranı, saat | saat gereksiz sil | | saat | uretici, litre, yag
    add | köy derneği aidatları: üye, ay, miktar | Merhabalar, makbuz numarası alanı eklenebilir mi acaba? Denetimde soruyorlar. | makbuz | | uye, ay, miktar
    sort | köylere veteriner gezisi: köy, hayvan sahibi, gidilecek gün | en yakın gün en üstte dursun | | | koy, hayvan, gun
    add | yara bakımı: hasta, yara yeri, pansuman günü | yara boyutu cm olarak + akıntı var mı yok mu | boyut, akinti | | hasta, yara yeri, pansuman
    choice | tır seferleri: çıkış, varış, yük | dorse cinsi de seçmeli olacak frigo, tenteli, lowbed, başka dorsemiz yok | frigo, tenteli, lowbed | | cikis, varis, yuk
    add | kına gecesi davetlileri: isim, kaç kişi, hangi taraf | kim altın taktı ne taktı yazacam | altin/taki/takt | | isim, kisi, taraf
    question | palet tamiri: palet, kaç çivi, usta | bunu ustalar da kendi telefonundan girebilir mi yoksa sadece ben mi | | | palet, civi, usta
    add | ipek böceği yetiştiriyorum tepsi, yaşı, dut yaprağı yazılacak | oda sıcaklığı lazım, nemi de | sicaklik/sicaklig, nem | | tepsi, yas, dut
    rename | pamuk toplama: işçi, kilo, gündelik | gündelik yazan yere yevmiye yaz | yevmiye | gundelik | isci, kilo
    add | büro zimmet listesi: eşya, seri no, personel | geri verildiği tarihi girecek yer yok!! | geri/iade | | esya, seri, personel
    choice | sınav konuları: ders, konu, sınav günü | ne kadar çalıştım: hiç, yarım, tamam, tekrar lazım. tıklayıp seçiyim | hic, yarim, tamam, tekrar | | ders, konu, sinav
    add | mobilya cilası denemeleri: ağaç, cila, kat sayısı | kuruma suresi (saat) | kurum | | agac, cila, kat
    change | tansiyon hapı takibi: ilaç, doz, alındığı saat | dozu rakamla girilsin, harf yazılamasın | | | ilac, doz, saat
    add | minibüs hattı günlük hasılat: şoför, sefer, hasılat | mazot parasını düşmemiz lazım, mazot gideri koy | mazot | | sofor, sefer, hasilat
    screen | fidanlık satış: fidan, adet, alıcı, tarih | aylara göre kaç tane satmışım grafik çıkart | grafik/istatistik/rapor/ozet | | fidan, adet, alici, tarih
    add | bebek emzirme: saat, hangi göğüs, süre | gazını çıkardı mı diye tik olsa süper olur eşim soruyo hep | gaz | | saat, gogus, sure
    remove | gece nöbeti devir teslim: servis, hasta sayısı, olay, imza | imzayı çıkar zaten kağıda atıyoruz | | imza | servis, hasta, olay
    add | kütüphane kolu ödünç verme. kitap, öğrenci, sınıf | ne zaman geri getircek o lazım | getir/teslim/iade/geri | | kitap, ogrenci, sinif
    choice | koyun kırkım: küpe, yün kilosu, tarih | yün kalitesi ince orta kaba olacak şekilde ekle | ince, orta, kaba | | kupe, yun, tarih
    add | sera ilaçlaması: sera no, ilaç, doz | hasada kaç gün kala bekleme süresi yazılsın tarımdan gelip bakıyolar | bekle | | sera, ilac, doz
    look | gece bekçisi tur defteri: nokta, saat, not | gözümü alıyo gece, karanlık yap | dark | | nokta, saat, not
    add | matbaa işleri: iş adı, adet, kağıt | müşterinin maili ile telefonu eksik | mail/posta, tel | | is adi, adet, kagit/kagid
    rename | tiyatro kulübü kostümleri: kostüm, beden, kim giyiyor | kim giyiyor → oyuncu olsun adı | oyuncu | kim giyiyor | kostum, beden
    add | koro provaları: tarih, eser, katılan | solist kimse o da görünsün; bir de not yeri | solist, not | | tarih, eser, katilan
    choice | muhtarlığa gelen dilekçeler: vatandaş, konu, tarih | bunlara durum ver ya: yeni, işlemde, kaymakamlıkta, kapandı | yeni, islem, kaymakam, kapandi | | vatandas, konu, tarih
    add | kümes yumurta: gün, toplanan, kırık | kaç tavuk öldü onu da tutalım maalesef oluyor | olen/oldu/olum/olu/tavuk | | gun, toplanan, kirik/kirig
    change | badem bahçesi sulama: bahçe, ne zaman, kaç saat | ne zaman kısmı takvimden seçilsin elle yazdırmasın | | | bahce, ne zaman, saat
    add | staj defteri: tarih, yapılan iş, birim | onaylayan hocanın ismi. imza gibi bişey de olur ama isim yeter | hoca/onay | | tarih, yapilan, birim
    remove | kiraya verdigim tarlalar: tarla, kiracı, dönüm, bedel, kefil | kefil istemiyorum. | | kefil | tarla, kiraci, donum, bedel
    add | ambulans malzeme sayımı: malzeme, adet, dolap | skt ekle | skt/son kullan | | malzeme, adet, dolap/dolab
    question | kreşte ishal bildirimi: çocuk, belirti, tarih | veriler internete gidiyo mu bi yere, veliler sorarsa ne diyeyim | | | cocuk, belirti, tarih
    choice | torunun aşıları: aşı, tarih, sağlık ocağı | hangi yerinden vuruldu sağ kol sol kol bacak | sag kol, sol kol, bacak | | asi, tarih, ocagi/ocak
    rename | oto döşeme işleri: araba, kumaş, fiyat | "araba" fazla laubali, araç yapalım. | arac | araba | kumas, fiyat
    add | at çiftliği nal kayıtları: at, nalbant, tarih | ücret ne kadardı, ödedik mi ödemedik mi. iki ayrı şey bunlar karıştırma | ucret/tutar/fiyat, ode | | at, nalbant, tarih
    change | şoförlerin molaları: şoför, mola yeri, açıklama | açıklama tek satır kalmış sığmıyo uzun yazılabilsin | | | sofor, mola, aciklama
    remove | bisiklet tamir: bisiklet, arıza, parça, marka, ücret | markasını yazmak saçma geldi kalksın o | | marka | bisiklet, ariza, parca, ucret
    look | yufkacı borç: müşteri, borç, tarih | adı Hacer Abla olsun programın | hacer abla | | musteri, borc, tarih
    choice | ofiste yemek söyleme: isim, yemek, fiyat | ödeme şekli seçmeli olsun nakit sodexo havale | nakit, sodexo, havale | | isim, yemek, fiyat
    rename | dil değişim eşleşmesi: kişi, bildiği dil, aradığı dil | kişi yazan yer katılımcı olarak değişsin lütfen teşekkürler | katilimci | kisi | bildigi, aradigi
    sort | mahallenin kan bağışçıları: ad, kan grubu, son bağış | ada göre a'dan z'ye dizsene | | | kan grubu, bagis
    screen | kuran kursu gezileri: gezi, tarih, otobüs | takvimde göreyim gezileri ay ay | takvim | | gezi, tarih, otobus
    choice | kaynak atölyesi güvenlik kontrolü: makine, tarih, kontrol eden | sonuc seceneği lazim: uygun, eksik var, kullanma | uygun, eksik, kullanma | | makine, tarih, kontrol
    remove | mezunlar buluşması: ad soyad, mezuniyet yılı, şehir, meslek | mesleği kim napsın ya çıkar şunu ayıp oluyo | | meslek | soyad, mezuniyet, sehir/sehr
    change | öğrenci evi mutfak masrafı: kim, ne aldı, para | para metin olmuş toplanmıyo sayı yap onu | | | kim, ne aldi, para
    rename | avukat bürosu duruşmalar: dosya, mahkeme, müvekkil, saat | dosya degil esas no yazilacak orda | esas no | dosya | mahkeme, muvekkil, saat
`,
  ),
  ...readTold(
    'en',
    `
    add | goat kidding book: doe tag, buck used, due date | need to put how many kids she dropped | kids | | doe, buck, due
    rename | soup kitchen evening: client, meals, date | We don't call them clients, it's guest. Change it please | guest | client | meals, date
    add | school bus pre trip check, driver, bus number, mileage | add a spot for defects found pls | defect | | driver, bus, mileage
    choice | foster kittens: kitten, litter, weight | sex as a pick: male, female, unknown | male, female, unknown | | kitten, litter, weight
    add | catheter change log - patient initials, size, date changed | can u add next change due. also who did it | next, who/changed by/nurse/staff/done by | | initials, size, date changed
    look | bell ringers practice: ringer, method, date | make it dark green | green | | ringer, method, date
    add | community fridge donations: item, donor, day | allergens!! someone got sick | allergen | | item, donor, day
    remove | food truck pitch list: site, fee, contact, parking | drop parking | | parking | site, fee, contact
    add | lab rat weights for my dissertation: cage, rat id, grams | I'd also like to record which diet group each one is in. Thank you kindly. | diet | | cage, rat id, grams
    choice | truck tyres: truck, tyre serial, tread mm | position dropdown steer, drive, trailer | steer, drive, trailer | | truck, serial, tread
    add | upholstery shop jobs: customer, piece, fabric | how many yards it takes, and the deposit they left | yard, deposit | | customer, piece, fabric
    sort | herd vaccinations: animal, vaccine, booster due | soonest booster on top please | | | animal, vaccine, booster
    add | hay sales: buyer, bales, price | did they pay or not, tick box | paid/pay | | buyer, bales, price
    change | rain gauge: date, amount, remarks | remarks needs to be bigger, i write paragraphs | | | date, amount, remarks
    add | carpool rota for swim team (driver, day, seats) | pickup time also | pickup/pick up/pick-up | | driver, day, seats
    choice | care home activity sheet: resident, activity, minutes | how they took part - joined in, watched, refused, asleep | joined, watched, refused, asleep | | resident, activity, minutes
    add | office keys: key no, holder, date out | and date back obviously | back/return | | key, holder, date out
    rename | knife sharpening round: knife, customer, price | price should say fee | fee | price | knife, customer
    add | grandads hearing aid batteries, ear, date changed, brand | let me jot a note | note | | ear, date changed, brand
    question | lost property at the bus station: item, found on, shelf | does it still work when theres no signal in the basement? | | | item, found, shelf
    add | shearing shed tally — shearer, run, count | wool weight per run. kgs | wool/weight | | shearer, run, count
    remove | nurse bank shifts: ward, date, hours, break | Please take out the break bit, payroll does it. | | break | ward, date, hours
    add | allotment waiting list: name, date joined, plot wanted | phone and email so we can actualy contact them | phone, email | | name, joined, plot
    choice | screen printing orders: client, design, quantity | stage, with artwork, burned, printed, packed. the boys forget where each one is at | artwork, burned, printed, packed | | client, design, quantity
    add | sugar readings on ward 6: bed, reading, time | want insulin units given too | insulin | | bed, reading, time
    screen | greenhouse heating oil: date, litres, cost | can i see a graph of litres by month | graph/chart/stat | | date, litres, cost
    add | luthier repairs: instrument, owner, fault | photo of the crack | photo/picture/image | | instrument, owner, fault
    change | lorry driver nights out: date, place, allowance | allowance has to be a number so it adds up | | | date, place, allowance
    add | taxi shift with start, end, takings | i forgot tips. tips and fuel | tip, fuel | | start, end, takings
    choice | student flat chores: chore, who, day | add a how annoying is it rating, either easy, meh or vile | easy, meh, vile | | chore, who, day
    add | choir sheet music library: title, composer, copies | voicing (SATB etc) column | voicing | | title, composer, copies
    remove | pig pens: pen, feed, kilos, water | dont need water its automatic | | water | pen, feed, kilos
    add | mushroom logs: log id, wood species, inoculated on | which strain did I use on it, cant remember ever | strain | | log id, species, inoculated
    look | sleep lab night notes: subject, time, event | too bright at 3am. dark mode | dark | | subject, time, event
    add | cleaners cupboard: product, bottles left, floor | make a place for the re-order level | order | | product, bottles, floor
    choice | which paddock are they in: paddock, herd, moved on | grass state, short / patchy / long, choose | short, patchy, long | | paddock, herd, moved
    add | toddler words: word, first said, language | what she actually meant by it, its usually not obvious | mean | | word, first said, language
    rename | tutoring log: kid, subject, hour | rename kid to pupil, parents moaned | pupil | kid | subject, hour
    add | scrap yard weighbridge: vehicle reg, metal, gross weight | Tare weight too and the price per tonne | tare, price | | reg, metal, gross
    change | joinery quotes: client, job, status (draft, sent, agreed) | agreed should read accepted | accepted | agreed | client, job, draft, sent
    add | interviews for my thesis. participant, date, place | consent signed? yes/no | consent | | participant, date, place
    choice | midwife home visits: mother, address, baby's age | feeding: breast, bottle, mixed | breast, bottle, mixed | | mother, address, age
    add | tractor shared between neighbours: tractor, who has it, since | diesel level when it left, Bob keeps bringing it back empty and denying it | diesel | | tractor, who, since
    remove | quilt guild blocks: maker, pattern, fabric, washed | get rid of that washed thing | | washed | maker, pattern, fabric
    add | home oxygen delivery: item, cylinders, delivered on | expiry | expir | | item, cylinders, delivered
    screen | locum cover: doctor, surgery, date | show it on a calender | calendar | | doctor, surgery, date
    add | village hall lettings: hirer, room, date | caretaker needs to know how many chairs they want put out | chair | | hirer, room, date
    choice | court clerk exhibits: exhibit no, case, description | where it is now, choose from vault, courtroom, lab, destroyed | vault, courtroom, lab, destroyed | | exhibit, case, description
    rename | depot wash bay: vehicle, cleaner, time | vehicle -> bus number | bus | vehicle | cleaner, time
    change | medicine tin at scout camp: medicine, camper, time given | time given should be a clock picker thing not typing | | | medicine, camper, time given
    choice | neighborhood watch sightings: what, street, hour | give each a priority. low medium high, and "call 911" | low, medium, high, 911 | | what, street, hour
    remove | exam resits: module, date, room, tutor | no tutor anymore he left lol | | tutor | module, date, room
    rename | tool library: tool, borrower, due | call borrower "member" insted | member | borrower | tool, due
    look | stall money at the fete: stall, float, takings | title should be Hillcrest Fete | hillcrest | | stall, float, takings
    change | lambing help: helper, night, experience | night is a date really, make it one | | | helper, night, experience
    choice | saddle fitting visits: horse, rider, yard | outcome after: fits, needs flocking, replace | fits, flocking, replace | | horse, rider, yard
    sort | parish newsletter subscribers: surname, road, copies | alphabetical by surname | | | surname, road, copies
    remove | furniture removals: box, contents, room, insurer | the insurer can go, nobody fills that in and honestly its our headache not theirs | | insurer | box, contents, room
    question | youth club tuck shop: snack, stock, price | what happens to my data if i lose the phone | | | snack, stock, price
    rename | hospice nights: sitter, family, hours | instead of sitter put volunteer wherever it says it | volunteer | sitter | family, hours
`,
  ),
];
