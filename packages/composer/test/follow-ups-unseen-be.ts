import { readTold, type ToldFollowUp } from './told-follow-up.ts';

/** Follow-ups by people who had not seen the composer. */
export const followBE: readonly ToldFollowUp[] = [
  ...readTold(
    'tr',
    `
    add | Taş plak arşivim: sanatçı, plak adı, devir | Kapağının yıpranmasını da yazayım, kimisi lime lime olmuş çünkü | yipranma | | sanatci,devir
    add | dalyan tutma defteri: tarih, tekne, kilo | aga bi de ruzgar yazcaz buraya, lodosta balik kacıyo | ruzgar | | tekne,kilo
    add | Cenaze evi yemek nöbeti: aile, gün, yemek | Kaç kişilik olduğu belli değil evladım, onu da sorsun | kisi | | aile,yemek
    add | Kiralık gelinlikler: model, beden, fiyat | kapora alindi mi alinmadi mi tik atcak bi yer | kapora | | model,beden
    add | ceviz bahcesi ilaclama: parsel, ilaç, tarih | Dekar başına kaç litre attığımızı unutuyoruz her sene, litre eklensin | litre | | parsel,ilac
    add | Kuran kursu ezber takibi: öğrenci, sure, ayet | Hoca notu diye bir kutucuk açabilir miyiz inşallah | hoca not | | ogrenci,sure
    add | Bağlama yapım atölyesi: sipariş sahibi, tekne ağacı, teslim | tel takımı da olsun: 0.18, 0.20, nylon seçenekleriyle | tel tak,0.18,nylon | | agac,teslim
    add | Drone uçuşlarım: yer, süre, pil | SHGM izin numarasını girmezsem ceza yiyorum, ekle şunu | izin num | | sure,pil
    add | Tüp bebek iğne takvimi: iğne, saat, doz | Hangi taraftan vurduğumu da işaretlemem gerek (sağ / sol karın) | taraf/karin,sag,sol | | igne,doz
    add | Almanyadaki dernek aidatları: üye, ay, tutar | Moin, bei uns zahlen manche bar. Yani ödeme şekli lazım, nakit veya havale | odeme sekl,nakit,havale | | uye,tutar
    add | Yayla göç kaydı: sürü, yayla, çıkış günü | Çobanın adı yok yahu!! Onsuz olur mu | coban | | suru,yayla
    add | escape room skorlarımız: oda, dakika, ekip | ipucu sayısını unutmuşuz ya 😅 kaç tane kullandık o da girsin | ipucu | | oda,dakika
    add | Hamam randevuları: müşteri, saat, tellak | Kese, köpük, masaj. Hangisini istediği seçilsin | kese,kopuk,masaj | | musteri,tellak
    add | apartman asansör arızaları: tarih, kat, arıza | servis firmasının telefonunu arıyoruz her defasında, telefon alanı koy lütfen | telefon | | kat,ariza
    add | Kaktüs koleksiyonu: tür, saksı, alındığı yer | Son sulama tarihi ile toprak karışımı da gerekiyor bana | sulama,toprak | | tur,saksi
    add | Eskrim antrenmanı: rakip, skor, silah | skorun yanina hakem ismini de alalım hocam | hakem | | rakip,silah
    add | Halı yıkama fişleri: müşteri, adet, adres | Metrekare girilmeden ücret çıkmaz ki. Metrekareyi koyun, bir de leke cinsi | metrekare,leke | | musteri,adres
    add | Torunlarin boyu: isim, yas, boy | kizim kilolarini da yazmak istiyorum gozlugumu bulamadim kusura bakma yanlis yazdiysam | kilo | | isim,boy
    add | Fanzin sayılarımız: sayı, tema, baskı adedi | her sayıya kapak çizeri yazılabilsin, emeğe saygı | cizer | | tema,baski
    add | Deprem çantası listesi: malzeme, adet | Son kullanma tarihi olmazsa konserveler bozuluyor, geçen sene hepsini attık | son kullan | | malzeme,adet
    remove | Arı sütü satışı: müşteri, gram, kargo no | Kargo no gereksiz, elden veriyorum ben | | kargo | musteri,gram
    remove | Kadın futbol takımı yoklama: oyuncu, mevki, mazeret | mazeret falan istemiyom kaldır, gelmeyen gelmemiştir | | mazeret | oyuncu,mevki
    remove | Tez kaynaklarım: yazar, yıl, dergi, özet | özeti silsene, kimse doldurmuyor | | ozet | yazar,dergi
    remove | Mezar bakım işleri: merhum, ada, parsel, ücret | Ücret bölümünün çıkarılmasını rica ederim; hayrına yapıyoruz. | | ucret | merhum,ada,parsel
    remove | oyuncak tamiri: oyuncak, sorun, sahibi, yaşı | yasi at gitsin | | yasi | oyuncak,sorun
    remove | Lokum imalatı: parti, aroma, şeker, nem | Nem ölçer bozuldu zaten, o satır ekranda durmasın artık | | nem | parti,aroma
    rename | Kırkyama işlerim: desen, kumaş, bitiş | Desen yerine motif yazsın, bizim kursta öyle denir | motif | desen | kumas,bitis
    rename | güvercin yarışı: güvercin, mesafe, varış | guvercin degil kuş yaz birader herkes kuş der bu camiada. yok vazgectim o kalsın, mesafeyi menzil yap | menzil | mesafe | guvercin,varis
    rename | Diyaliz seansları: hasta, giriş kilosu, makine | "Makine" alanının adı "Cihaz" olarak düzeltilmelidir. | cihaz | makine | hasta,kilo
    rename | Kermes masası: ürün, bağışçı, fiyat | bağışçıya hayırsever diyelim daha hoş durur | hayirsever | bagisci | urun,fiyat
    rename | Tiyatro kostüm dolabı: kostüm, oyun, beden | beden lafı yanlış oldu numara olcak o | numara | beden | kostum,oyun
    rename | Traktör ortak kullanım: komşu, saat, mazot | Mazotun ismini yakıt yapıver | yakit | mazot | komsu,saat
    change-field | Zeytin teslimi: üretici, çuval, asit | Asit serbest yazılmasın: düşük, orta, yüksek diye üç şık çıksın | dusuk,orta,yuksek | | uretici,cuval
    change-field | Nargile kafe masaları: masa, aroma, hesap | Aromayı seçmeli yap. Elma, kavun, naneli üzüm var bizde, gerisi yok | elma,kavun,uzum | | masa,hesap
    change-field | Tarla sulama sırası: çiftçi, mahalle, süre (dakika) | dakika az gelir bura Harran! saat olsun süre | saat | dakika | ciftci,mahalle
    change-field | Sahaf rafı: kitap, basım yılı, hal (iyi/kötü) | Halin seçenekleri yetmiyor, arasına vasat da sıkıştır | vasat | | kitap,basim
    change-field | Koro provaları: tarih, eser, ses grubu | ses grubu acilir liste olmali yani soprano alto tenor bas | soprano,alto,tenor,bas | | tarih,eser
    change-field | Evde kombucha: kavanoz, şeker, demleme günü | şekeri bardakla değil gram cinsinden gireyim | gram | | kavanoz,demleme
    change-rule | Su içme hedefi: bardak, saat; günde 8 bardak | Doktor böbrek için 12 dedi, hedefi ona çek | 12 | | bardak
    change-rule | Otopark ücreti: plaka, giriş, çıkış, saati 40 lira | Zam geldi, saati 65 lira oldu patron söyledi şimdi | 65 | | plaka,giris
    change-rule | Yurt çamaşırhanesi: öğrenci, makine, haftada en çok 2 yıkama | iki yıkama hiç yetmiyo ya 4 olsun sınır | 4 | | ogrenci,makine
    add-screen | Tavuk kümesi: gün, yumurta, yem | Ayrı bir sayfada hasta tavukları da tutalım: tavuk adı, belirti, ilaç | hasta,belirti,ilac | | yumurta,yem
    add-screen | Düğün çekimleri: çift, salon, paket | ekipmanlarım için de ikinci liste istiyorum (objektif, batarya falan) cihaz adı ve seri no | ekipman,seri no | | cift,salon
    add-screen | Köy muhtarlığı dilekçe defteri: vatandaş, konu, evrak no | Aylık kaç dilekçe gelmiş özet gösteren bir bölüm yapınız | ozet/aylik | | vatandas,konu
    add-screen | Yüzme kulübü: sporcu, branş, derece | Yarışların takvimde göründüğü bir ekran, mümkünse | takvim/yaris | | sporcu,brans
    look | Burç günlüğüm: tarih, burç, yorum | her yer mor olsunnn 💜 | mor | | tarih,burc
    look | Gece bekçisi turları: bina, saat, olay | Gözümü alıyor karanlıkta bu beyazlık, siyah zemin yap kardeş | koyu/karanlik/siyah/dark | | bina,olay
    look | Okuma yazma kursu: kelime, hece, tekrar | Yazılar karınca duası gibi, büyüt bunları; yaşlılar okuyacak | | | kelime,hece
    sort | Pul değişimi: pul, ülke, yıl | en eskisi başta dursun yıla göre | | | ulke,yil
    sort | Borçlular (bakkal): ad, tutar, vade | Tutarı kabarık olanlar tepeye çıksın, onlara mesaj atcam | | | tutar,vade
    sort | Doğa yürüyüşü rotaları: rota, il, km | İllere göre gruplayıver, Artvin ayrı Rize ayrı | | | rota,il,km
    filter | Eczane nöbet çizelgesi: eczane, semt, tarih | yalnız seçtiğim semttekiler görünebilmeli | | | eczane,semt
    filter | Sınav soruları bankası: soru, ders, zorluk (kolay, zor) | Zor olanları süzmek istiyorum kolaylarla vakit kaybetmeyeyim | | | ders,zor
    filter | Kayıp eşya bürosu: eşya, bulunan hat, teslim edildi mi | Teslim edilmemişleri tek dokunuşla ayırabileyim | | | esya,hat,teslim
    question | Kan bağışı listesi: bağışçı, kan grubu, son bağış | bunu telefonumdan silersem kayıtlar gider mi? | | |
    question | Minibüs hat hasılatı: sefer, şoför, hasılat | Yanlış sefer girdim nasıl düzeltecem | | |
    question | Kilim dokuma: desen, ip, en | eşim de kendi telefonundan görebiliyor mu acaba bunları | | |
    multi | Boks salonu üyeleri: üye, kilo, bitiş | kemer rengi degil eldiven onsu ekle, kiloyu siklet diye degistir | ons,siklet | kilo | uye,bitis
    multi | Seracı defteri: sera, fide, gübre, çiçeklenme | Gübreyi kaldır, hasat kasası ekle, bir de yeşil yap şunu | kasa | gubre | sera,fide
    multi | Bilardo ligi: oyuncu, rakip, sayı | Tarih gelsin. Rakibin adı karşı taraf olsun. En yüksek sayı üstte. | tarih,karsi taraf | rakip | oyuncu,sayi
`,
  ),
  ...readTold(
    'en',
    `
    add | Borehole log: village, depth, yield | Oga abeg put the driller name too, them dey fight over who dig which one | driller | | depth,yield
    add | Church flower rota: Sunday, volunteer, flowers | Might we record the colour scheme? Mrs Pym clashes dreadfully at Lent. | colour/scheme | | sunday,volunteer
    add | tiffin deliveries: customer, flat no, veg or non-veg | pls to add jain option also and spice level - mild, medium, teekha | jain,spice,mild,teekha | | customer,flat
    add | Tattoo bookings: client, placement, deposit | forgot needle size, silly me | needle | | placement,deposit
    add | Lobster pots: string, buoy colour, catch | need soak hours on there bud. how long they been down | soak | | buoy,catch
    add | Ham radio contacts: callsign, band, signal report | Grid locator is missing; without it no award credit is given. | grid/locator | | callsign,band
    add | my reptile feedings: snake, prey, date | can u also let me tick when she regurgitated lol gross i know | regurgitat | | snake,prey
    add | Okada riders daily remit: rider, plate, amount | Fuel money wey I give am make e dey inside too | fuel | | rider,plate
    add | Piano tuning visits: household, piano make, pitch | Humidity in the room, as a percentage, since it drifts in winter | humidity | | household,pitch
    add | slime recipes: name, glue, activator | ADD GLITTER!!!! and how stretchy 1-5 | glitter,stretch | | glue,activator
    add | Court interpreter jobs: court, language, hours | Mileage wants claiming separately so stick that in please | mileage | | court,hours
    add | Roller derby bouts: opponent, score, venue | could we log the MVP jammer for each one? people get salty otherwise | jammer/mvp | | opponent,venue
    add | temple donation: donor, gotra, amount | Kindly do the needful and include PAN number for 80G receipt | pan | | donor,gotra
    add | Allotment waiting list: applicant, joined, plot size | Someone's asked for disabled access. Yes/no would do. | access | | applicant,plot
    add | mushroom finds: species, wood, date | spore print colour needed - white, pink, rust, black. thats how you tell em | spore,pink,rust | | species,wood
    add | Night shift handover: ward, patient, concern | Who took over from me, their bleep as well | bleep | | ward,concern
    add | Sari rental: customer, sari, return date | blouse stitching charges should come there na | blouse/stitch | | customer,return
    add | vending machines route: location, cash, refill | there's no place for the coin jams i keep fixing. count of jams i mean | jam | | location,refill
    add | Grandpa's war letters: letter, written, sent from | I'd love to attach a scan, plus a transcript underneath it | scan,transcript | | letter,sent
    add | Fantasy league fines: manager, offence, fine | bung in paid yet? because Gaz never does | paid | | manager,offence
    remove | Cattle dip: herd, chemical, date, weather | Weather is useless here, it is always hot. Take it out | | weather | herd,chemical
    remove | Wigs for hire: wig, colour, length, hirer | lose the length bit | | length | colour,hirer
    remove | Thesis interviews: participant, village, transcript, consent | The ethics board says I may not keep the village. Please get rid of it. | | village | participant,consent
    remove | ice bath log: minutes, temp, mood | mood is always 'awful' so bin it haha | | mood | minutes,temp
    remove | Quilt blocks: pattern, fabric, inches, recipient | don't need recipient anymore (she divorced my son) | | recipient | pattern,fabric
    remove | food truck pitches: pitch, rent, footfall, hookup | delete hookup we run a genny | | hookup | rent,footfall
    rename | Catering crew: chef, station, wage | wage sounds cheap. call it pay rate | pay rate | wage | chef,station
    rename | Palm oil mill: farmer, bunches, tonnage | Farmer should read as supplier. Some of them are traders, you understand | supplier | farmer | bunches,tonnage
    rename | Bell ringing: tower, method, conductor | Nobody says conductor here; we'd say caller | caller | conductor | tower,method
    rename | D&D party loot: item, holder, gold | swap the word gold for 'coins' cos there's silver n copper | coin | gold | item,holder
    rename | Pathology samples: specimen, ward, received | 'Ward' to be relabelled 'Clinic' from today as per the matron | clinic | ward | specimen,received
    rename | Puppy litter: pup, weight, collar | it says collar but thats meant to be ribbon they're too tiny for collars | ribbon | collar | pup,weight
    change-field | Canal locks passed: lock, canal, rise (feet) | Metres for the rise, my crew is Dutch | metre/meter | feet | lock,canal
    change-field | Gym PT packages: client, sessions, package | package must be dropdown only: Bronze, Silver, Platinum. staff typing nonsense | bronze,silver,platinum | | client,session
    change-field | Parking complaints: flat, bay, status (open, closed) | We want an escalated status in the middle of those two | escalated,open,closed | | flat,bay
    change-field | Sourdough bakes: loaf, hydration, crumb | Let crumb be picked from tight, open, gummy instead of me rambling | tight,open,gummy | | loaf,hydration
    change-field | beauty parlour: lady, service, amount | service give options threading waxing bleach facial, i am tired to type | threading,waxing,bleach,facial | | lady,amount
    change-field | Pipe smoking journal: tobacco, pipe, strength | Make strength stars out of five in lieu of text, if you'd be so good | strength | | tobacco,pipe
    change-rule | Swear jar: who, word, 50 cents per swear | bump it up to 75 cents, we're getting worse | 75 | | word
    change-rule | Savings circle (ajo): member, week, contribution 5000 naira | Everything don cost. Contribution na 8500 now | 8500 | | member,week
    change-rule | library van loans: reader, book, due, max 6 books | the cap of six ought to be ten during school holidays so set 10 for now | 10 | | reader,due
    add-screen | Beekeeping: hive, queen, inspection | A separate page for honey harvest with jars and kilograms | harvest,jar,kilo/kg | | hive,queen
    add-screen | Stand-up sets: venue, jokes, laughs | second list pls for unfinished premises: premise, angle | premise,angle | | venue,laugh
    add-screen | auto rickshaw repair: vehicle no, fault, bill | show me one summary screen for total bill this month | total/summary | | vehicle,fault
    add-screen | Hospice visits: volunteer, visitee, hours | I was wondering if the visits could be laid out on a calendar somewhere, dear | calendar | | volunteer,hours
    look | Halloween maze shifts: actor, zone, shift | Make it orange and spooky | orange | | actor,zone
    look | astro sessions: target, exposure, seeing | dark mode or you'll ruin my night vision mate | dark | | target,exposure
    look | Nail polish stash: shade, brand, finish | can everything be hot pink?? | pink | | shade,brand
    sort | Gravestones transcribed: surname, died, inscription | Alphabetical by surname, if it isn't already | | | surname,died
    sort | conker champs: kid, wins, string | whoever has most wins up top!! | | | kid,wins
    sort | Medical camp stock: drug, expiry, strips | Nearest expiry to be coming first always | | | drug,expiry
    filter | Model trains: loco, gauge, era | Only want to look at N gauge sometimes, give me a way | | | loco,gauge
    filter | Lettings snags: property, snag, fixed | hide anything thats fixed unless i ask for it | | | property,snag
    filter | Casting calls: actor, accent, agent | Is there any chance of narrowing by accent? I need Glaswegians by noon | | | actor,accent
    question | Village cricket: batsman, runs, overs | where do I press to put in a new innings? | | |
    question | Insulin diary: units, reading, meal | does this work when im on a plane with no internet | | |
    question | Market stall takings: day, cash, card | Can I print this out for my accountant or what | | |
    multi | Horse livery: horse, stable, farrier | add worming date, change stable to box. ta | worming,box | stable | horse,farrier
    multi | Yam barn: row, tubers, rotten | Remove rotten. Put buyer and price per tuber. God bless you | buyer,price | rotten | row,tubers
    multi | Escape from debt: lender, balance, apr | drop apr, sort biggest balance first and paint it navy | navy | apr | lender,balance
`,
  ),
];
