import { readTold, type ToldFollowUp } from './told-follow-up.ts';

/** Follow-ups by people who had not seen the composer. */
export const followCG: readonly ToldFollowUp[] = [
  ...readTold(
    'tr',
    `
    add | ipek böceği tepsileri: tepsi no, yaş evresi, dut yaprağı kg | birde koza sayısını yazacam oraya | koza |  | tepsi, evre, yaprag
    add | Ekşi maya için defter istiyorum, un cinsi, besleme saati ve kabarma yazılacak | sıcaklıkta lazım, mutfak buz gibi olunca tutmuyo | sicaklik |  | un, besleme, kabarma
    add | servis soforuyum cocuklar: ogrenci adi, durak, okul | velinin telefonunu da koyarmisin acil arayayim | telefon |  | ogrenci, durak, okul
    add | zeytinyağı sıkım fişleri: köylü, çuval sayısı, çıkan yağ | Merhabalar, elinize sağlık çok güzel olmuş. Yalnız asit oranı eksik kalmış, onu da eklerseniz sevinirim, kolay gelsin. | asit |  | koylu, cuval, yag
    add | diyaliz hastalarım: hasta, seans günü, kuru ağırlık | giriş tansiyonu, çıkış tansiyonu ayrı ayrı yazılsın lütfen | giris, cikis, tansiyon |  | hasta, seans, agirlik
    add | güvercinlerim var bilezik no, renk, cins yazayım yeter | uçurduğum saat ile dönüş saati yok abi | ucur/ucus/ucma/salis, donus |  | bilezik, renk, cins
    add | hat sanatı meşklerim: tarih, yazı türü, hocanın notu | kalem kalınlığı (mm) | kalinlik/kalinlig |  | tarih, yazi tur, hoca
    add | bindallı kiralama: gelin adı, düğün günü, bindallı no | geri geldi mi diye bi işaret olsun yoksa unutuyoruz | geri/iade |  | gelin, gun, bindalli
    add | tavla turnuvası kahvede: oyuncu, rakip, skor | çay parası kime kaldı o da yazsın 😂 | cay |  | oyuncu, rakip, skor
    add | mezar bakımı yapıyoruz ada parsel, aile, son sulama | mezarin fotografini cekip koyabilelim aileler istiyor | foto/resim |  | parsel, aile, sulama
    add | kızımın diş teli: kontrol tarihi, lastik rengi, ağrı | doktora ne ödedik, bir sonraki randevu ne zaman; ikisi de olsun | ode/ucret/tutar, randevu/sonraki |  | kontrol, lastik, agri
    add | SU DEPOSU TEMIZLIGI: blok, tarih, firma | YA BU KLOR ÖLÇÜMÜ NERDE?? EKLESENİZE | klor |  | blok, tarih, firma
    add | saz yapım atölyesi: ağaç, tekne boyu, müşteri | perde sayısı da girilsin, bazısı 17 bazısı 24 | perde |  | agac, tekne, musteri
    add | kurban hissesi, hissedar + küpe no + tutar | vekalet verdi mi onu tikleyelim | vekalet |  | hissedar, kupe, tutar
    add | balık ağı tamiri: sahibi, ağ tipi, yırtık | kaç saat uğraştığımı yazacak yer yok. olsun | saat/sure |  | sahib, tip, yirtik
    add | röntgen nöbetinde çekimler: protokol no, bölge, doz | kontrast verildiyse işaretleyelim, bir de açıklama kısmı | kontrast, aciklama |  | protokol, bolge, doz
    add | 4-B sınıf kitaplığı: öğrenci, eser, alış tarihi | getirme tarihide eklermisiniz hocalar karıştırıyo | getir/iade/teslim |  | ogrenci, eser, alis
    add | salça kaynatma: gün, domates kg, tuz | kavanoz adedi ekle | kavanoz |  | gun, domates, tuz
    add | amatör telsiz görüşmelerim (çağrı işareti, frekans, mod) | Sinyal raporu (59 falan) ve karşı tarafın şehri eklenirse süper olur | sinyal/rapor, sehir/sehr |  | cagri, frekans, mod
    add | koyun kırkımı: küpe, yün kg, kırkan | yaralanan olursa kısa bi not düşülsün | not/yara |  | kupe, yun, kirkan
    add | gece bekçisi turu: kat, saat, durum | fener no yu unuttuk ekleyelim | fener |  | kat, saat, durum
    add | eski vapurların arşivi olsun vapur adı, iskele, yıl | 1 ile 5 arası yıldız vereyim her birine | yildiz/puan |  | vapur, iskele, yil
    add | ebru teknesi: boya, kitre yoğunluğu, kağıt | instagramda paylaştığımın linkini de koymak istiyorum | link/instagram/baglanti |  | boya, kitre, kagit/kagid
    add | halı yıkama toplama: müşteri, adres, metrekare | e posta alanı lazım, fatura yollucaz bazılarına | posta/mail |  | musteri, adres, metrekare
    choice | bakır kalaycısıyım: kap cinsi, sahibi, fiyat | kalay durumu: bekliyor, ocakta, bitti | bekliyor, ocakta, bitti |  | kap, sahib, fiyat
    choice | yarış atı bakımı: at, seyis, yem | pist nasıldı seçilsin çamurlu kuru karlı | camurlu, kuru, karli |  | at, seyis, yem
    choice | kan bağışçıları dernek için; ad, son bağış, telefon | kan grubu seçmeli olsun: A, B, AB, Sıfır. lütfen elle yazılmasın millet 0 yerine o yazıyor | ab, sifir |  | ad, bagis, telefon
    choice | çocuk korosu yoklama: çocuk, tarih, geldi | ses grubunu da seçelim soprano alto bide bariton | soprano, alto, bariton |  | cocuk, tarih, geldi
    choice | kaplıca odaları: oda no, misafir, giriş | oda tiplerimiz var bizde; taş oda, ahşap oda, aile odası. resepsiyon onlardan birini tıklasın | tas oda, ahsap oda, aile oda |  | oda, misafir, giris
    choice | asansör bakım çağrıları: bina, kat, şikayet | öncelik -> acil / normal / bekleyebilir | acil, normal, bekleyebilir |  | bina, kat, sikayet
    choice | tiyatro kostüm dolabı parça, beden, oyun | parcanin hali olsun saglam sokuk kayip diye | saglam, sokuk, kayip |  | parca, beden, oyun
    choice | emzirme: saat, süre, kaka | hangi taraf eklesene sağ, sol veya ikisi | sag, sol, ikisi |  | saat, sure, kaka
    choice | çini fırını: parça adı, derece, pişme süresi | Sır rengi ekleyin; turkuaz, kobalt, mercan olsun, başka renk kullanmıyoruz zaten | turkuaz, kobalt, mercan |  | parca, derece, pisme
    choice | dronla ilaçlama yapıyom, tarla, dönüm, ilaç yazılacak | ürün seçilebilsin pamuk, mısır, ayçiçeği diye | pamuk, misir, aycice |  | tarla, donum, ilac
    remove | muhtarlık hane defteri: ad soyad, anne adı, sokak, hane sayısı | anne adını sil kişisel veri başımıza iş açmayalım |  | anne | soyad, sokak, hane
    remove | tüplü dalış: nokta, derinlik, dakika, tüp basıncı | tüp basıncına gerek yok çıkar |  | basinc | nokta, derinlik, dakika
    remove | kermes standları: stant, sorumlu, ürün, kira | kira kalksın bu sene bedava oldu çok şükür |  | kira | stant, sorumlu, urun
    remove | topraksız çilek: sıra no, ph, iletkenlik, sulama dk | iletkenlik ölçmüyoz biz kaldırıver |  | iletkenlik | sira, ph, sulama
    remove | puzzle koleksiyonum: parça sayısı, marka, bitiş tarihi, fiyat | fiyatı görmesin eşim, sil onu :) |  | fiyat | parca, marka, bitis
    remove | otobüste unutulanlar: hat, eşya, bulan şoför, sahibi, dolap no | dolap no ve bulan şoför lazım değil |  | dolap, sofor | hat, esya, sahib
    rename | lokum imalat: tava, şeker, usta | tava yazmayın kazan deriz biz ona | kazan | tava | seker, usta
    rename | bocce kulübü: sporcu, tur, puan | sporcu yerine oyuncu olsun | oyuncu | sporcu | tur, puan
    rename | hastane kalibrasyon: cihaz, seri, tarih, teknisyen | Seri kısmının adı demirbaş no olarak değiştirilsin, teşekkürler. | demirbas | seri | cihaz, tarih, teknisyen
    rename | keçi sütü yazcam hayvan, sabah, akşam | sabah değil sabah sağımı, akşam da akşam sağımı yazsın | sabah sagim, aksam sagim |  | hayvan
    rename | semaver tamircisi: müşteri, arıza, ücret | arıza kelimesini sevmedim derdi de ona | derdi | ariza | musteri, ucret
    rename | lego satıyorum set no, durum, alıcı | aliciyi "kime gitti" yap | kime gitti | alici | set, durum
    change | yamaç paraşütü uçuşu: kalkış, iniş, irtifa, yorum | yorum kısmı küçücük, uzun uzun yazabileyim | yorum |  | kalkis, inis, irtifa
    change | soğuk hava deposu: raf, palet, adet | adete harf de yazılıyo sadece sayı olsun | adet |  | raf, palet
    change | kuru temizleme fişi: fiş no, kıyafet, teslim | teslim tarih olsun, takvimden seçeyim | teslim |  | fis, kiyafet
    change | aşure dağıtımı: daire, kase sayısı, verildi | verildi tik olsun evet hayır yazmak istemiyorum | verildi |  | daire, kase
    change | halter antrenmanı: hareket, kilo, yorgunluk (taze, ılık, bitik) | bitik değil pestil olsun orası | pestil | bitik | hareket, kilo, yorgunluk
    sort | meyve fidanı satışı: fidan, yaş, fiyat | en pahalısı üstte dursun |  |  | fidan, yas, fiyat
    sort | sendika aidatları üye, ay, ödedi | üyeleri alfabetik diz bulamıyorum kimseyi |  |  | uye, ay, odedi
    look | bonsai budama: ağaç, tarih, tel | yeşil olsun her yer | green |  | agac, tarih, tel
    look | teleskopla gözlem: cisim, saat, mercek | gece gözümü alıyo bu beyazlık, karanlık tema yap | dark |  | cisim, saat, mercek
    look | sokak kedileri besleme noktası: nokta, mama, kedi sayısı | uygulamanın adı Pati Nöbeti olsun | pati nobeti |  | nokta, mama, kedi
    screen | düğün orkestrasıyız: düğün sahibi, tarih, salon | takvimde göster hangi gün doluyuz | takvim |  | sahib, tarih, salon
    screen | çocuğun ateşi: saat, derece, şurup | dereceyi grafik çiz de doktora göstereyim | grafik |  | saat, derece, surup
    question | köy konağı bulaşık sırası: hane, hafta, yapıldı | bunu kayınvalidem de kendi telefonundan görebilir mi |  |  | hane, hafta, yapildi
    question | sigara bırakıyorum, saat, tetikleyen, içtim mi yazayım | telefon bozulursa yazdıklarım gider mi ? |  |  | saat, tetikleyen, ictim
`,
  ),
  ...readTold(
    'en',
    `
    add | oyster bed notes: lease, tide, bags flipped | need water temp too | temp |  | lease, tide, bags
    add | something for our church bell ringers - ringer, tower, method | can u add whether it was a full peal | peal |  | ringer, tower, method
    add | night handover ward 7: bed, patient initials, concern | pls add next obs time, we keep missing them | obs |  | bed, initials, concern
    add | mushroom grow tubs: strain, spawn date, weight | theres nowhere to tick contaminated | contaminat |  | strain, spawn, weight
    add | School lost property. Item, found where, date. | Could we please also have a photo of the item? Parents never believe the description. Many thanks, Office | photo/picture/image |  | item, found, date
    add | pipe organ tuning visits: church, stop, pitch | humidity matters A LOT add it | humidity |  | church, stop, pitch
    add | saffron picking: row, flowers, grams dried | the picker who did it + hours | picker, hour |  | row, flower, gram
    add | allotment waiting list: name, joined, plot size | phone nr | phone |  | name, joined, plot
    add | narrowboat log with lock, miles, mooring | diesel litres and what i paid for it | diesel, paid/cost/price |  | lock, mile, mooring
    add | my dads insulin: time, units, sugar | what he ate before pls, short text is fine | ate/food/meal/eat |  | time, unit, sugar
    add | quilt guild blocks: block name, fabric, maker | finished yes/no | finished |  | block, fabric, maker
    add | foundry pours: alloy, mould, operator | we forgot pour temperature and scrap count, both numbers | temperature/pour temp, scrap |  | alloy, mould, operator
    add | keep track of my tortoise, weight, date and mood | also shell length in mm | shell |  | weight, date, mood
    add | pipe band kit: item, piper, serial | return by date otherwise nobody ever brings anything back lol | return |  | item, piper, serial
    add | food bank parcels: household, adults, children | ALLERGIES!! how is that not in there | allerg |  | household, adult, child
    add | piano exams: student, grade, accompanist | also want scales, sight reading and aural marks seperately | scale, sight, aural |  | student, grade, accompanist
    add | grain moisture at silo: driver, crop, moisture | and the plate number of the lorry | plate |  | driver, crop, moisture
    add | tattoo aftercare: client, piece, date done | touch up needed? checkbox | touch |  | client, piece, date
    add | lighthouses i visit: lighthouse, country, year | i would like rate it from 1 to 5 stars | star/rating |  | lighthouse, country, year
    add | typewriter repairs (model, fault, owner) | estimate in £ | estimate |  | model, fault, owner
    add | roller derby bouts: opponent, points, venue | who was jammer that night? put that in | jammer |  | opponent, point, venue
    add | court interpreter jobs: court, language, hours | I also need to record the miles I drove there so that I can claim them back at the end of the month from the agency | mile |  | court, language, hour
    add | goat kidding season: doe, due date, kids born | stick a notes thing at the bottom for when it all goes wrong | note |  | doe, due, kids
    add | bake sale rota class 3: parent, cake, day | email of parent | email/e-mail |  | parent, cake, day
    choice | wildfire lookout tower: time, bearing, distance | smoke colour as dropdown: white, grey, black | white, grey, black |  | time, bearing, distance
    choice | greyhound rehoming: dog, age, kennel | where are they at - available, reserved, rehomed | available, reserved, rehomed |  | dog, age, kennel
    choice | perfume samples i own, house, scent, price | let me choose the season it suits. spring summer autumn or winter | spring, summer, autumn, winter |  | house, scent, price
    choice | stage lighting: cue no, scene, fixture | each cue is either fade snap or hold, make it pick one | fade, snap, hold |  | cue, scene, fixture
    choice | dental lab crowns: dentist, tooth, due | material picker (zirconia, emax, gold) | zirconia, emax, gold |  | dentist, tooth, due
    choice | English class for refugees. learner, attendance, homework | Their level is one of: starter, elementary, advanced. Volunteers should just tap it | starter, elementary, advanced |  | learner, attendance, homework
    choice | kayak trips: river, put in, miles | how high was the water: low / medium / pushy / flood | low, medium, pushy, flood |  | river, put in, mile
    choice | cheese cave: wheel, made on, turned | rind type natural washed bloomy | natural, washed, bloomy |  | wheel, made, turned
    choice | toddler tantrums: time, place, minutes | reason?? hungry, tired, no idea | hungry, tired, no idea |  | time, place, minute
    choice | graveyard survey: name, row, year | Stone condition should be selectable: sound, leaning, illegible. | sound, leaning, illegible |  | name, row, year
    remove | pickleball ladder: player, wins, losses, paddle | drop paddle nobody fills it |  | paddle | player, win, loss
    remove | pest control visits: site, bait, technician, signature | remove signature |  | signature | site, bait, technician
    remove | wedding flowers: bride, bouquet, budget, venue | take budget out please, clients peek at my screen |  | budget | bride, bouquet, venue
    remove | metal detecting finds: find, depth, field, permission | dont need permission or depth |  | permission, depth | find, field
    remove | school nurse: pupil, complaint, time, temperature | get rid of temperature, the thermometer got nicked |  | temperature | pupil, complaint, time
    remove | shared laundry in our block - flat, slot, machine, detergent | detergent is pointless, lose it |  | detergent | flat, slot, machine
    rename | junior rowing: kid, boat, distance | say athlete not kid | athlete | kid | boat, distance
    rename | glass collection round: stop, bins, driver | call bins crates | crate | bins | stop, driver
    rename | hospice volunteers: helper, hours, task | Would you change helper to companion? It sounds kinder. | companion | helper | hour, task
    rename | mead batches: batch, gravity, yeast | gravity should read original gravity | original gravity |  | batch, yeast
    rename | car boot pitches: trader, pitch, charge | rename charge -> donation | donation | charge | trader, pitch
    rename | maths tuition pupil, topic, percentage | percentage is too long just put score | score | percentage | pupil, topic
    change | beach cleans: beach, bags, story | story needs to be a big box, several lines | story |  | beach, bag
    change | ice rink resurfacing: time, driver, water used | water used must be number only | water |  | time, driver
    change | visa paperwork: document, where, expires | make expires a proper date, not typing | expires |  | document, where
    change | staff uniforms name, size, returned | returned should be just a tick | returned |  | name, size
    change | horse livery: horse, feed, turnout (am, pm, never) | swap never for box rest | box rest | never | horse, feed, turnout
    sort | stamp swaps: country, year, catalogue no | oldest year first pls |  |  | country, year, catalogue
    sort | what i owe my sister: what, amount, date | biggest amounts at the top so i feel bad |  |  | what, amount, date
    look | tarot readings: card, question, meaning | make it purple | purple |  | card, question, meaning
    look | bat survey: species, time, site | dark mode, im out at night | dark |  | species, time, site
    look | scout badges: scout, badge, date | call the app Badge Barn | badge barn |  | scout, badge, date
    screen | village hall hire: group, date, room | month view calender please | calendar |  | group, date, room
    screen | baby clinic: date, weight, health visitor | can i see the weight as a line graph | graph/chart/trend |  | date, weight, visitor
    question | lambing shed: ewe, lambs, pen | does this work w/o signal up the hill? |  |  | ewe, lamb, pen
    question | union casework: member, issue, date | how do I get it all into excel |  |  | member, issue, date
`,
  ),
];
