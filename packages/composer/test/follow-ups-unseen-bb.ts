import { readTold, type ToldFollowUp } from './told-follow-up.ts';

/** Follow-ups by people who had not seen the composer. */
export const followBB: readonly ToldFollowUp[] = [
  ...readTold(
    'tr',
    `
    add | Komşu emanetleri: eşya, kime verdim, veriliş tarihi | iade günü de yazılsın, matkabım 3 aydır dönmedi :) | iade | | esya, kime
    add | babaannemin misafirleri: misafir, geliş günü, ikram | getirdikleri hediyeyi de yazicaz, o da karşılığını vermek istiyo sonra | hediye | | misafir, ikram
    add | Halı yıkama siparişleri: müşteri, adres, metrekare | leke türü eklermisin çay, yağ, evcil hayvan diye seçilsin | leke, cay, yag, evcil | | musteri, adres, metrekare
    add | Bağlama dersi: öğrenci, türkü, tarih | Merhaba, her öğrencinin düzenini de seçebilelim: bozuk düzen, bağlama düzeni, misket | duzen, bozuk, misket | | ogrenci, turku
    add | Kombi servis defteri: müşteri, kombi modeli, arıza | selamlar elinize saglık. parca bedeli ile garanti var mı yok mu onu da koyun lütfen | parca, garanti | | musteri, kombi, ariza
    add | tekne bakım: iş, tarih, yapan usta | motor saatini de girelim | motor | | tarih, usta
    add | Ebru atölyesi: katılımcı, kağıt boyu, desen | boya markası ve öd miktarı (damla) | marka, damla | | katilimci, kagit, desen
    add | Çocukların harçlığı: çocuk, tutar, gün | neye harcadı diye bi kutu olsun, geçen hafta hepsi sakıza gitmiş | harca/neye | | cocuk, tutar
    add | Motosiklet sürüş günlüğü: rota, km, tarih | hava durumu da lazım, yağmurlu güneşli rüzgarlı falan | hava, yagmur, gunes, ruzgar | | rota, km
    add | Apartman asansör arızaları: tarih, kat, sorun | servis numarasını ve ustanın geldiği saati ekleyiver kızım, ben anlamıyorum bunlardan | servis, saat | | tarih, kat, sorun
    add | Koro provaları: eser, tarih, şef | ses grubu ekle soprano alto tenor bas | soprano, alto, tenor | | eser, sef
    add | karavan gezileri: yer, gece sayısı, ücret | elektrik var mı, köpek kabul ediyolar mı bunlar cok onemli bizim icin | elektrik/elektrig, kopek/kopeg | | yer, gece, ucret
    add | Temizlikçi günleri: kim geldi, tarih, ödenen | kaç saat kaldı onu da yaz | saat | | tarih, odenen
    add | torun sözleri: torun, ne dedi, tarih | kac yasindaydi onu da yazalim unutuluyo, ben 78 yasindayim aklimda kalmiyor | yas | | torun, dedi
    add | Plak rafı: albüm, sanatçı, yıl | plağın devri: 33, 45, 78 | devir/devr, 33, 45, 78 | | album, sanatci
    add | Bebek eşyası takası: eşya, beden, kimden | mevsim ekle yazlık kışlık | mevsim, yazlik, kislik | | esya, beden, kimden
    add | traktör mazot: tarih, litre, tarla | surucunun adini da ekle abi 3 kişi kullanıyoz | surucu | | litre, tarla
    add | Tiyatro kostümleri: kostüm, oyun, beden | bir de en son ne zaman yıkandı, geçen gala öncesi rezil olduk valla | yika | | kostum, oyun
    add | Site bekçi turu: saat, blok, açıklama | fotoğraf da eklenebilsin | foto | | saat, blok
    add | Boyacı keşifleri: müşteri, oda sayısı, adres | Tavan yüksekliği metre cinsinden ve renk kodu da gerekiyor, rica etsem. | tavan, renk/reng | | musteri, oda
    remove | Nişan hazırlığı: görev, sorumlu, bütçe | bütçe kısmını kaldıralım, babam görmesin | | butce | gorev, sorumlu
    remove | Resim kursu: öğrenci, teknik, tuval ölçüsü, veli telefonu | veli telefonu gereksiz zaten hepsi yetişkin, çıkarın | | veli, telefon | ogrenci, teknik, tuval
    remove | oto yıkama: plaka, araç tipi, fiyat, koku | koku silinsin | | koku | plaka, fiyat
    remove | Su sayacı okumaları: daire, endeks, tarih, görevli | görevli alanını at, hep aynı kişi okuyor zaten | | gorevli | daire, endeks, tarih
    remove | Piyano pratik: parça, dakika, tempo, parmak numarası | Parmak numarası alanını istemiyorum artık, teşekkürler. | | parmak | parca, dakika
    remove | Anneme kim bakıyor: kardeş, gün, yemek, tansiyon | tansiyonu ayrı defterde tutuyoz ordan sil | | tansiyon | kardes, yemek
    rename | Çilingir işleri: adres, kapı türü, ücret | ücret yazan yer "alınan para" olsun | alinan | ucret | adres, kapi
    rename | Kiralık bisiklet: müşteri, bisiklet no, çıkış saati | müşteri yerine misafir yazsın, otel burası | misafir | musteri | bisiklet, cikis
    rename | Fotoğraf kulübü: üye, makine, çekim yeri | makine değil ekipman desek daha doğru olur arkadaşlar | ekipman | makine | uye, cekim
    rename | kapici listesi: daire, istek, tarih | istek adını sipariş yap | siparis | istek | daire, tarih
    rename | Aile büyükleri ziyareti: kimi, tarih, hediye | hediyenin adını "götürdüğümüz" yapalım ayıp oluyor öyle | goturdug | hediye | kimi, tarih
    rename | Köy minibüsü: yolcu, durak, koltuk | durağı "biniş noktası" yapalım çünkü öyle durak diye bişey yok bizim köyde | binis | durak | yolcu, koltuk
    change-field | Tamirci çağrıları: komşu, arıza, durum | durum seçmeli olsun: bekliyor, usta geldi, bitti | bekliyor, usta, bitti | | komsu, ariza
    change-field | Lastik oteli: plaka, ebat, raf | raf sadece sayı olsun harf yazıp duruyolar | raf | | plaka, ebat
    change-field | gitar alistirmalari: egzersiz, sure, tarih | sureyi dakika olarak yazayim, yaninda da dakika yazsin | dakika/dk | | egzersiz, tarih
    change-field | Emanet anahtarlar: daire, kimde, telefon | Telefon zorunlu olsun lütfen, boş geçiliyor, sonra kimseye ulaşamıyoruz. | telefon | | daire, kimde
    change-field | Kurye motoru: tarih, km, yakıt | yakıtı litre değil tl cinsinden gireceğim | tl/₺/lira | | tarih, km
    change-field | Seramik fırını: parça, sıcaklık, sır | sır listeden seçilsin; şeffaf, mat, kırmızı, turkuaz | seffaf, mat, kirmizi, turkuaz | | parca, sicaklik
    change-rule | Koltuk yıkama hesabı: müşteri, koltuk sayısı, adres. Koltuk başı 350 lira | zam geldi koltuk başı 425 oldu | 425 | | musteri, koltuk
    change-rule | Keman çalışma: eser, dakika, gün. Haftada 150 dakika hedefim var | hedefi 200 dakikaya çıkar sınav yaklaştı ya | 200 | | eser, dakika
    change-rule | Ortak araba: süren, km, tarih. Kişi başı ayda en fazla 600 km | Kardeşimle konuştuk, sınır 800 km olsun. | 800 | | suren, km, tarih
    add-screen | Mahalle bandosu: üye, enstrüman, telefon | bir de ayrı bir sayfada konserlerimiz olsun: konser yeri, tarih, çalınacak marşlar | konser, tarih, mars | | uye, enstruman
    add-screen | dolmus bakim: is, tarih, tutar | yedek parca listesi de ayri olsun, parca adi adet raf | parca, adet, raf | | tarih, tutar
    add-screen | Evde hasta bakımı: hasta, ziyaret saati, açıklama | bakıcılar için ikinci bir liste: bakıcı adı, çalıştığı günler, ücret | bakici, gun, ucret | | hasta, ziyaret
    add-screen | Kuzenler buluşması: kuzen, şehir, geliyor mu | yemekler için de bi ekran aç; yemek, kim getiriyor, kaç kişilik. geçen sene 6 tane kısır geldi :)) | yemek, getir, kisilik | | kuzen, sehir
    look | Sazlarım: saz, yapan usta, yıl | gözlerim iyi görmüyor evladım yazıları büyüt | | | saz, usta, yil
    look | Araç muayene: plaka, tarih, sonuç | koyu tema yap gece nöbetinde göz alıyo | | | plaka, tarih, sonuc
    look | Komşu günü: ev sahibi, tarih, ikram | mor olsun | | | sahib, tarih, ikram
    sort | klasik arabalar: model, yıl, durum | en eski yıl en üstte dursun | yil | | model, yil, durum
    group | Türkü repertuvarı: türkü, yöre, makam | yöreye göre gruplansın egeler bi arada dursun | yore | | turku, yore, makam
    sort | Nakliye işleri: müşteri, taşınma tarihi, kaçıncı kat | Tarihi en yakın olan başa gelsin, ben sabah ilk ona bakıyorum. | | | musteri, tasinma, kat
    filter | Tesisatçı iş listesi: müşteri, ilçe, bitti mi | sadece bitmeyenleri göreyim bi düğmeyle | bit | | musteri, ilce
    filter | tablolarim: tablo, teknik, satıldı mı | satilmayanlari ayirip gosterebilsin | sati | | tablo, teknik
    filter | Servis öğrencileri: öğrenci, okul, adres | okula göre süzebilmek istiyorum 4 okul var karışıyor | okul | | ogrenci, okul, adres
    question | Aile ağacı: isim, doğum yılı, annesi, babası | bunu ablam da kendi telefonundan görebilir mi? | | | isim, dogum
    question | Zincir bakımı: motor, km, yağlandı mı | telefonu degistirirsem kayitlar gider mi | | | motor, km
    question | Perde montaj: müşteri, ölçü, gün | internetsiz çalışıyor mu bu, köyde çekmiyor da | | | musteri, olcu, gun
    multi | Bahçıvan günlerim: bahçe, yapılan iş, ücret, hava | havayı kaldır, ücretin adı yevmiye olsun, bir de ilaçlama tarihi ekle | yevmiye, ilac | hava, ucret | bahce, yapilan
    multi | Dans okulu: öğrenci, dans türü, seviye | seviye başlangıç orta ileri diye seçilsin, ayakkabı numarasını da ekle, tema lacivert olsun | baslangic, orta, ileri, ayakkabi | | ogrenci, dans
    multi | Apartman otoparkı: daire, plaka, yer no, marka | marka çıksın, misafir aracı mı diye evet hayır gelsin ve daireye göre sırala | misafir | marka | daire, plaka
    `,
  ),
  ...readTold(
    'en',
    `
    add | Tool lending on our close: tool, borrower, date lent | can you put condition on return? my hedge trimmer came back with half the teeth gone | condition | | tool, borrower
    add | Tiffin service: customer, veg or non veg, address | Kindly add no. of rotis and spice level (mild, medium, hot) also. | roti, spice, mild, medium, hot | | customer, veg, address
    add | generator servicing: customer, kva, last service | abeg add fuel type, diesel or petrol | fuel, diesel, petrol | | customer, kva
    add | Choir robes: robe number, singer, size | dry cleaning date pls | clean | | robe, singer, size
    add | Grandchildren heights: child, date, height | And shoe size as well dear, I never know what to buy them. | shoe | | child, height
    add | vinyl wants list: artist, album, max price | pressing country + catalog number | country, catalog | | artist, album
    add | Keke daily returns: driver, date, amount | pls put one place for damage o, yesterday side mirror don break | damage | | driver, amount
    add | Chimney sweep jobs: address, flue type, date | bird nest found? yes/no. you wouldn't believe how many I pull out in April | nest | | address, flue
    add | Babysitter log: sitter, date, hours | bedtime and what snacks they had | bedtime, snack | | sitter, hours
    add | guitar pedals: pedal, brand, price paid | power draw in mA so i dont fry the supply again | power/draw | | pedal, brand
    add | Camper trips: site, nights, cost | whether dogs are allowed + a rating out of 5 | dog, rating | | site, nights, cost
    add | Piano tuner visits: client, piano make, date | I'd also like to note the room humidity (%) and the pitch it was at when I arrived, e.g. 437 Hz. Thanks ever so much. | humidity, pitch | | client, piano
    add | Neighbourhood watch: time, street, what was seen | number plate, if any | plate | | time, street
    add | pottery glazes: glaze, cone, result | a photo would be brilliant. oh and which kiln | photo/picture/image, kiln | | glaze, cone
    add | School run rota: parent, day, kids | we need spare seats too since Imran's got twins now | seat | | parent, day, kids
    add | Window cleaning round: house, price, last done | gate code!! | gate | | house, price
    add | scooter mods: part, cost, date | who fitted it | fitted/fitter | | part, cost
    add | Tenor sax practice: piece, minutes, date | reed strength, options 2, 2.5 and 3 | reed, 2.5 | | piece, minutes
    add | Dad's old stories: title, year, who told it | where it happened would be good, half of them are in Kerala and half in Leicester | where/place/location | | title, year
    add | Pest control visits: client, pest, date | chemical used in ml & follow up date | chemical, ml, follow | | client, pest
    remove | Plumbing callouts: client, problem, fee, van mileage | get rid of van mileage, my accountant does that | | mileage | client, problem, fee
    remove | Street party: household, dish, chairs, raffle prize | no raffle this year so drop that one | | raffle | household, dish, chairs
    remove | drum kit hire: customer, kit, deposit, passport number | remove passport number pls, privacy | | passport | customer, kit, deposit
    remove | Family meeting: topic, speaker, date, penalty | Remove penalty. It is causing quarrel between my brothers. | | penalty | topic, speaker
    remove | Bus cleaning: bus, cleaner, shift, supervisor signature | supervisor signature is not required any more | | signature | bus, cleaner, shift
    remove | my quilts: pattern, fabric, batting, made for | take batting off its always the same one | | batting | pattern, fabric
    rename | Dog walking for neighbours: dog, owner, walk time | call owner "human" lol | human | owner | dog, walk
    rename | Driving lessons: pupil, date, manoeuvre | Please change pupil to learner | learner | pupil | date, manoeuvre
    rename | House help attendance: day, came or not, salary cut | rename salary cut to deduction, sounds better | deduction | salary | day, came
    rename | band gigs: venue, payout, set length | venue should say pub or hall | pub, hall | venue | payout, set
    rename | Classic tractor parts: part, supplier, price | supplier -> breaker's yard | breaker | supplier | part, price
    rename | Watercolour class: student, paper, teacher | rename paper to surface cos some of the ladies bring canvas now | surface | paper | student, teacher
    change-field | Boiler repairs: customer, fault, status | status should be a dropdown: booked, waiting for part, fixed | booked, waiting, fixed | | customer, fault
    change-field | My trips by car: date, trip, distance in miles | distance in km pls i am in Pune only, not miles | km/kilomet | | date, trip
    change-field | Nanny hours: nanny, date, overtime | make overtime just a yes or no tick | overtime | | nanny, date
    change-field | Ukulele club: member, phone, level | phone must be compulsory, I could not reach anyone when the hall flooded | phone | | member, level
    change-field | car wash records: plate, type of car, amount | amount is in naira, put the sign | ₦/naira/ngn | | plate, car
    change-field | Loft boxes: box number, contents, weight | weight in stone... no sorry, kilos | kg/kilo | | box, contents
    change-rule | Oven cleaning quotes: customer, number of ovens, postcode. £45 per oven | going up to £52 per oven from Monday | 52 | | customer, oven
    change-rule | Cello practice: piece, minutes, date. Goal 120 minutes a week | make my goal 180, grade 6 is in march | 180 | | piece, minutes
    change-rule | Shared van: driver, date, litres. Max 60 litres each per month | Committee has agreed 75 litres. Please amend. | 75 | | driver, litres
    add-screen | Brass band: player, instrument, phone | second list for uniforms: jacket size, cap number, returned | uniform, jacket, cap, return | | player, instrument
    add-screen | Gardening round: customer, day, price | I also want a page for my machines - machine, last sharpened, blade type | machine, sharpen, blade | | customer, day, price
    add-screen | compound residents: flat, name, phone | add another section for visitors: visitor name, who they came to see, time in | visitor, time | | flat, phone
    add-screen | Life drawing group: date, model, pose length | could we have a separate tab for materials we share? item, quantity, who keeps it at home | material, item, quantity | | model, pose
    look | Mum's carers: carer, arrival, what was done | Bigger letters please, mum is 84 and wants to read it herself | | | carer, arrival
    look | night taxi: pickup, drop, fare | dark mode!! blinding me at 3am | | | pickup, drop, fare
    look | Ballet costumes: costume, dancer, size | can it be a soft pink, like a peony sort of pink | | | costume, dancer, size
    sort | Film cameras I own: camera, year, format | newest year at the bottom, oldest first | year | | camera, year, format
    group | Removals crew: job, van, start time | group em by van | van | | job, van, start
    group | sheet music cupboard: title, composer, voices | Put all works of one composer together under a heading, would you? | composer | | title, composer, voices
    filter | AC servicing: customer, area, paid | show me only the unpaid ones when i tap something | paid | | customer, area
    filter | Cousins abroad: cousin, country, whatsapp | I want to pick a country and see just those cousins | country | | cousin, country, whatsapp
    filter | Bikes at the repair co-op: bike, volunteer, ready | filter for not ready yet pls | ready | | bike, volunteer
    question | Violin rentals: family, violin size, due back | does it remind me when one is due or do I have to look? | | | family, violin
    question | Horsebox checks: check, date, ok or not | Can two of us at the yard use this at the same time | | | check, date
    question | Carpet fitting: customer, room, sq metres | sorry stupid question how do i delete one i typed wrong | | | customer, room
    multi | Hedge cutting: customer, hedge length, price, weather | lose weather, call price "quote", and add tip left | quote, tip | weather, price | customer, hedge
    multi | Open mic night: act, slot, song count | slot options early, middle, late. also need the act's instagram and make the app dark | early, middle, late, instagram | | act, song
    multi | Danfo maintenance: bus, fault, mechanic, cost | add next service date, remove mechanic, and arrange it by cost biggest first | next, service | mechanic | bus, fault, cost
    `,
  ),
];
