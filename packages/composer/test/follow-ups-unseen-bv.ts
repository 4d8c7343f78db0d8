import { readTold, type ToldFollowUp } from './told-follow-up.ts';

/** Follow-ups by people who had not seen the composer. */
export const followBV: readonly ToldFollowUp[] = [
  ...readTold(
    'tr',
    `
    add | Terzi işleri: müşteri, kıyafet, prova günü | bide bel ölçüsü olsun, basen de, geçen pantolonu dar diktim rezil oldum | bel olcu/bel, basen |  | musteri, kiyafet, prova
    add | tekne av defteri: tarih, mevki, tutulan kilo | hangi ağla tuttuk onu da yazalım (voli, uzatma, paragat) | voli, uzatma, paragat |  | tarih, mevki, kilo
    add | Diyetim: öğün, kalori, saat | yanına su miktarı ekle diyetisyen hanım çok kızdı içmiyorum diye | su miktar |  | ogun, kalori, saat
    add | hobi bahcem: parsel, ekilen, ekim tarihi | can suyu verildi mi diye bi isaret lazim evet hayir yeter | can suyu |  | parsel, ekilen, ekim tarih
    add | Köy muhtarlığı evrak kaydı: ad soyad, belge, verildiği gün | Sayın yetkili, kayda hane numarası ile telefonun da ilave edilmesini rica ederim. Saygılarımla. | hane num/hane no, telefon |  | ad soyad, belge, verildigi
    add | izci obası malzemeleri: malzeme, adet, kimde | çadırlar karışıyo hangisi delik bilmiyoruz. durum diye bişey koy: sağlam, yırtık, kayıp | durum, saglam, yirtik, kayip |  | malzeme, adet, kimde
    add | Vakıf dükkanı bağışları: bağışçı, eşya, tarih | makbuz numarasını yazacak yer koyarmısın denetçi gelecek pazartesi | makbuz |  | bagisci, esya, tarih
    add | Kurye paketlerim: adres, ücret, saat | bahşişi unutmuşuz usta en mühimi o | bahsis |  | adres, ucret, saat
    add | Fizik tedavi seansları: hasta, bölge, seans tarihi | Ağrı puanı girilsin, 0-10 arası; bir de eklem açısı, derece cinsinden. | agri puan, eklem aci |  | hasta, bolge, seans
    add | kpop kart takasım: üye, albüm, kimden | yaa kartın fotosunu da koyabilelim nolurr | foto/resim/gorsel |  | uye, album, kimden
    add | Örgü siparişleri: sipariş veren, model, teslim günü | ip markasını da seçeyim (Nako, Alize, Kartopu, Himalaya), sonra aynısını bulamıyorum kaç kere söktüm | ip marka/marka, nako, alize, kartopu, himalaya |  | siparis, model, teslim
    add | Apartman arıza defteri: daire, arıza, bildirim günü | ben kapıcıyım gözüm iyi görmez kısa olsun, usta adı ve ödenen tutar yeter | usta, odenen |  | daire, ariza, bildirim
    add | Arı kovanlarım: kovan no, ana arı yaşı, son kontrol | varroa ilacı ne zaman verildi onu yazacak yer yok burda | varroa |  | kovan no, ana ari, son kontrol
    add | mezar ziyaretleri: merhum, ada parsel, son ziyaret | Evladım hangi sure okundu o da bulunsun. Yasin, Fatiha, Mülk diye seçeyim, elim titriyor yazamıyorum | yasin, fatiha, mulk |  | merhum, ada parsel, son ziyaret
    add | Halı saha kadrosu: oyuncu, mevki, geldi mi | forma numarası ekle lan herkes 10 istiyo | forma num/forma no |  | oyuncu, mevki, geldi
    add | Zeytin sıkımı: çuval, kilo, çıkan yağ | asit oranı deyi bi şey ekleyiver gari, fabrikadaki makine söyleyo | asit oran/asit |  | cuval, kilo, cikan yag
    add | Güvercin defterim: bilezik no, cins, doğduğu ay | dişinin ve erkeğin soyu karışmasın, ana bilezik ile baba bilezik ayrı ayrı yazılsın | ana bilezik, baba bilezik |  | bilezik no, cins, dogdugu
    add | Almanya evrak işleri: Termin, Behörde, getirilecek belge | Aktenzeichen lazım abi, onsuz telefonda adam yerine koymuyorlar. Sachbearbeiter da olsun | aktenzeichen, sachbearbeiter |  | termin, behorde, belge
    add | tiyatro kostüm dolabı: kostüm, beden, oyun | her birine askı numarası, bir de kuru temizleme tarihi. geçen Hamlet ter kokuyordu | aski num/aski no, kuru temizleme |  | kostum, beden, oyun
    add | Diyaliz takip annem: gün, giriş kilosu, çıkış kilosu | büyük tansiyon küçük tansiyon ayrı ayrı girilebilir mi, doktor soruyo her seferinde | buyuk tansiyon, kucuk tansiyon |  | giris kilo, cikis kilo
    remove | Dikiş makinesi tamirleri: marka, arıza, takılan parça, fiyat | takılan parça kısmına gerek kalmadı sil onu |  | takilan | marka, ariza, fiyat
    remove | Lüfer günlüğü: tarih, yem, rüzgar, boy | rüzgarı hiç yazmıyorum kalabalık ediyo |  | ruzgar | tarih, yem, boy
    remove | koro yoklaması: korist, ses grubu, prova günü, mazeret | mazeret olmasın ya millet roman yazıyor oraya |  | mazeret | korist, ses grub, prova
    remove | Kilo takibim: tarih, kilo, bel çevresi, ruh hali | Ruh halini çıkarın lütfen, kızım görüp üzülüyor |  | ruh hal | tarih, kilo, bel cevre
    remove | Muhtarlık yardım kolisi: aile, kişi sayısı, kömür çuvalı, teslim günü | köye doğalgaz geldi çok şükür, kömürü oradan alıver |  | komur | aile, kisi say, teslim
    remove | motokurye yakıt: plaka, litre, tutar, istasyon | istasyonla plakayı at hep aynı zaten |  | istasyon, plaka | litre, tutar
    rename | Halk eğitim yoklaması: kursiyer, ders, devamsızlık | kursiyer yerine öğrenci yazsın, anlamıyolar | ogrenci | kursiyer | ders, devamsizlik
    rename | Balık mezatı: tekne, cins, kasa, alıcı | kasa değil biz ona tava deriz burda, öyle yaz | tava | kasa | tekne, cins, alici
    rename | izci kampı nöbeti: lider, saat, görev yeri | "lider" yazısını "oba başı" yap | oba basi | lider | saat, gorev yer
    rename | Bostan sulama sırası: tarla, saat, suyu kesen | Tarlanın adı evlek olsun; suyu kesen de "savak tutan" diye geçsin | evlek, savak tutan | tarla, suyu kesen | saat
    rename | Yün çekmecem: renk, gram, lot | lot ne yav, boya partisi desek | boya parti | lot | renk, gram
    rename | Egzersiz ödevleri: danışan, hareket, tekrar | Danışan demeyelim hasta diyelim, müdürlük öyle istiyor. | hasta | danisan | hareket, tekrar
    change-field | Çocuk elbisesi dikimi: anne adı, beden (küçük, orta, büyük), teslim | bedenler 98, 104, 110, 116 şeklinde olacaktı, küçük orta büyük kalksın | 98, 104, 110, 116 | orta | anne ad, beden, teslim
    change-field | oltacı günlüğü: yer, balık, ağırlık (kg) | ağırlık gram olsun, kilolu balık nerdeee | gram/(g)/(gr) |  | yer, balik, agirlik
    change-field | Zayıflama: tarih, yediğim, öğün (sabah, öğle, akşam) | öğünlere kuşluk ile gece kaçamağı da gelsin, yalan söylemeyelim kendimize | kusluk, gece kacama |  | sabah, ogle, aksam, yedig
    change-field | Merdiven temizliği: blok, kat, durum (yapıldı, yapılmadı) | duruma bi de su kesikti koy suçu bana atıyolar sonra | su kesik |  | yapildi, yapilmadi, blok, kat
    change-field | Dernek giysi kabulü: bağışçı, parça, kalite (iyi, orta, kötü) | kaliteyi yıldızla verelim beş üzerinden, o iyi orta kötü lafları gitsin |  | kotu | bagisci, parca, kalite
    change-field | ftr ünitesi: hasta, saat, uygulama | Uygulama elle yazılmasın, seçmeli: tens, ultrason, sıcak paket, manuel terapi | tens, ultrason, sicak paket, manuel terapi |  | hasta, saat, uygulama
    change-rule | Su içme takibi: saat, bardak; günlük hedef 8 bardak | hedefi 11 yap, yaz geldi buralar cehennem (Urfa) | 11 |  | saat, bardak
    change-rule | Terzi paça işleri: müşteri, adet, teslim; paça tanesi 340 lira | iplik bile zamlandı artık 415 alıyoz paçaya | 415 | 340 | musteri, adet, teslim
    change-rule | Midye kotası: dalgıç, çıkan çuval, gün; dalgıç başı en çok 14 çuval | kooperatif karar aldı 17ye çıktı çuval sınırı | 17 |  | dalgic, cuval
    add-screen | Müşteri ölçüleri: isim, göğüs, bel, kol boyu | kumaşlarım için ayrı bi sayfa aç. kumaş, kaç metre kaldı, rafı | kumas, metre, raf |  | isim, gogus, kol boy
    add-screen | Köy arazileri icar: kiracı, dönüm, bedel | hepsinin toplamını gösteren bir özet ekranı isterim, sene sonu azalara okuyacağım | ozet/toplam |  | kiraci, donum, bedel
    add-screen | Oymak listesi: izci, doğum tarihi, veli | faaliyetleri başka ekranda takvim gibi görelim, faaliyet ve buluşma yeri yazsın | faaliyet, bulusma yer |  | izci, dogum tarih, veli
    add-screen | amigurumi projelerim: oyuncak, ip rengi, tığ no | bi de ikinci liste lazım "alınacak malzemeler" diye, göz burun elyaf falan | alinacak |  | oyuncak, ip reng/ip renk, tig no
    look | Aidat çizelgesi: daire, sakin, ay | gece nöbetinde gözümü alıyo ekran, koyu olsun | koyu/karanlik/dark/siyah |  | daire, sakin, ay
    look | taraftar deplasman: maç, otobüs, koltuk | lacivert yap reis tartışmaya kapalı | lacivert/navy |  | mac, otobus, koltuk
    look | İlaç saatlerim: ilaç, saat, aç tok | Harfler pek ufak, gözlükle dahi seçemiyorum, irileştiriniz. |  |  | ilac, saat, tok
    sort | Tekne masrafları: yapılan bakım, tarih, masraf | en pahalısı tepede dursun ki ortağım görsün |  |  | yapilan, tarih, masraf
    sort | Kapıcı anahtar dolabı: daire, anahtar adedi, emanet eden | daire numarasına göre diz, küçükten büyüğe |  |  | daire, anahtar, emanet
    sort | Ata tohumu takası: tohum, yöre, hasat yılı | yöre yöre öbeklensin, Ege bi arada Karadeniz bi arada |  |  | tohum, yore, hasat
    filter | Kurye teslimat: sokak, alıcı, ödeme (nakit, kart) | sadece nakitleri göreyim akşam depoya sayıp vercem |  |  | sokak, alici, nakit, kart
    filter | Bağ ilaçlama: bağ, ilaç, atıldığı tarih | bu ay atılanları süzebiliyim |  |  | bag, ilac, atildigi
    filter | izci rozetleri: izci, rozet, takıldı mı | Henüz takılmamış olanlar tek dokunuşla listelenebilse tören öncesi rahat ederiz |  |  | izci, rozet, takildi
    question | Köy düğünleri: gelin, damat, salon günü | telefonum suya düşerse bunlar gider mi oğlum |  |  | gelin, damat, salon
    question | Servis güzergahı: durak, öğrenci, biniş saati | bunu hostes ablanın telefonuna nasıl yollıycam |  |  | durak, ogrenci, binis
    question | Plak arşivi: sanatçı, albüm, baskı yılı | Yanlışlıkla sildiğim bir kayıt geri getirilebiliyor mu acaba? |  |  | sanatci, album, baski
    multi | kına gecesi hazırlığı: yapılacak, üstlenen, son gün | bütçe ekle, üstlenen yerine sorumlu yaz, bi de bordo olsun her yer | butce, sorumlu | ustlenen | yapilacak, son gun
    multi | Balıkçı barınağı bağlama yerleri: tekne, reis, iskele, borç | borcu kaldırın o muhasebede. onun yerine tekne boyu ve elektrik sayacı gelsin | tekne boy, elektrik saya | borc | reis, iskele
    multi | antrenman defterim: hareket, set, tekrar | ağırlık eklicen, set sayısına göre değil tarihe göre dizcen, kapak rengi kırmızı. eyw | agirlik |  | hareket, set, tekrar
`,
  ),
  ...readTold(
    'en',
    `
    add | Alterations book: customer, garment, due date | oh and inside leg please, in inches, me dad won't touch cm | inside leg |  | customer, garment, due
    add | Crab pots: pot number, location, soak hours | need to note wot bait went in - mackerel, gurnard or salted scad | bait, mackerel, gurnard, scad |  | pot number, location, soak
    add | Slimming club weigh in: member, weight, week | half stone award, yes or no. they go mad for the stickers | half stone/award |  | member, weight, week
    add | Plot 14b allotment: bed, crop, sown on | can u stick in harvest weight as well, bragging rights lol | harvest |  | bed, crop, sown
    add | Village land register: survey number, farmer, acres | Kindly add patta number and mobile number of the concerned farmer also. | patta, mobile/phone |  | survey, farmer, acre
    add | Cub pack subs: cub, term, amount | how it was paid would help: cash, bank transfer, bursary | cash, bank transfer, bursary |  | cub, term, amount
    add | Hospice shop donations: item, donor, date in | gift aid number!! area manager is on my back again | gift aid |  | item, donor, date
    add | Okada dispatch: rider, pickup, drop off | abeg put waybill number join, Lekki customers dey form | waybill |  | rider, pickup, drop
    add | Knee rehab clients: patient, exercise, reps | Could we also capture flexion angle in degrees, and swelling (none, mild, marked)? | flexion, swelling, mild, marked |  | patient, exercise, reps
    add | my sneaker drops: pair, size, release date | bruh add resell price n which app im copping on (snkrs, goat, stockx) | resell, snkrs, goat, stockx |  | pair, size, release
    add | WIP knits: project, yarn, needle size | I put it down for a cuppa and forget where I was so - row I'm on, as a number | row |  | project, yarn, needle
    add | Caretaker rounds, Elmwood House: floor, job, done on | the boiler pressure wants writing down every time too, insurance | boiler/pressure |  | floor, job, done
    add | Bell ringing practice: ringer, bell, method | conductor for each touch, and how many changes we got through before it fired out | conductor, changes |  | ringer, bell, method
    add | Falconry log: bird, morning weight, food given | wind: calm, breezy, blowing a hooley. never fly her in that last one | wind, calm, breezy, hooley |  | bird, morning weight, food
    add | Tiffin rounds: house, veg or non veg, days | spice level na, mild medium teekha. Sharma aunty is complaining daily | spice, mild, medium, teekha |  | house, veg, days
    add | sourdough feeds: time, flour, rise | kitchen temperature in fahrenheit, its freezing up here in Duluth | temperature/temp |  | time, flour, rise
    add | Hymn board: service, hymn number, tune | Would it be possible to have a place for the organist? Many thanks, Rev. P. | organist |  | service, hymn, tune
    add | goat herd: tag, breed, kidding date | sire and dam both, buyers wont look twice without | sire, dam |  | tag, breed, kidding
    add | Poker night: player, buy in, cash out | an excuses box. trust me. free text | excuse |  | player, buy, cash out
    add | Type 1 diary for our son: time, glucose, units | injection spot has to rotate says the school nurse, so left arm, right arm, belly, thigh | left arm, right arm, belly, thigh |  | time, glucose, units
    remove | Hem and zip jobs: customer, garment, price, fabric | bin fabric. nobody fills it in |  | fabric | customer, garment, price
    remove | Whelk landings: date, kilos, buyer, harbour | no need of harbour its always whitstable |  | harbour | date, kilo, buyer
    remove | Macro tracker: meal, protein, carbs, guilt score | my therapist says the guilt score has to go so. yeah |  | guilt | meal, protein, carb
    remove | Scout tent loans: tent, borrower, due back, deposit | We no longer take a deposit, kindly delete. |  | deposit | tent, borrower, due
    remove | rider shifts: start, finish, depot, mileage, tips | lose depot and mileage the company tracks all that anyway, nosy gits |  | depot, mileage | start, finish, tips
    remove | Blanket squares for the care home: knitter, colour, stitch, brand | dont want brand on there its causing snobbery |  | brand | knitter, colour, stitch
    rename | Charity till sheet: volunteer, shift, takings | Head office language is "gross sales" not takings, please alter | gross sales | taking | volunteer, shift
    rename | Physio waiting list: client, injury, referred by | call em patients, "client" sounds like a solicitor | patient | client | injury, referred
    rename | Panchayat register: petitioner, ward, matter | Petitioner word to be replaced by applicant. | applicant | petitioner | ward, matter
    rename | lobster log: string, catch, skipper | we say fleet of pots over here in Cork not string, change it would ya | fleet | string | catch, skipper
    rename | Seed swap: giver, variety, packets | "giver" is a bit twee... swap for "saved by" | saved by | giver | variety, packet
    rename | Choir robes: robe number, wearer, condition | wearer -> chorister. and condition -> state of repair | chorister, state of repair | wearer, condition | robe number
    change-field | School uniform sewing: pupil, school, size (small, large) | sizes shud go by age, 5-6, 7-8, 9-10, 11-12. take off small and large | 5-6, 7-8, 9-10, 11-12 |  | pupil, school, size
    change-field | Trout log: date, fly, length (cm) | length's meant to be inches mate this is Montana | inch/(in) | (cm) | date, fly, length
    change-field | Bin rota: week, flat, bin (black, green) | council has given us a brown food caddy, put it with the bins | brown/caddy |  | week, flat, black, green
    change-field | Pain diary: date, area, pain (low, high) | Low or high tells me nothing clinically. Make pain a number from 0 to 10. |  |  | date, area, pain
    change-field | parcel round: parcel, street, outcome | outcome i want to just tap: handed over, with neighbour, safe place, dog got it | handed over, neighbour, safe place, dog got |  | parcel, street, outcome
    change-field | Allotment waiting list: applicant, joined, plot size (full, half) | we've started quarter plots so that goes in as well, and a raised bed for Doris's lot | quarter, raised bed |  | applicant, joined, full, half
    change-rule | 5:2 fasting: food, calories, day; fast days max 500 | doc says 620 for a bloke my size, change the max | 620 |  | food, calorie
    change-rule | Beaver colony camp fees: child, paid, allergies; camp costs 45 pounds | price has gone up to 58 cos of the coach | 58 |  | child, paid, allerg
    change-rule | Blouse stitching: madam name, pieces, delivery; 375 rupees per piece | rate is revised to 425 from Diwali onwards | 425 | 375 | madam, piece, delivery
    add-screen | Reading physio caseload: patient, joint, next review | I'd like a separate list for the kit we lend out: crutches and so on. item, lent to, back by | lent to, back by |  | patient, joint, next review
    add-screen | Stash app: yarn, metres, colourway | second tab called Wishlist, for yarns my husband doesnt know about yet | wishlist |  | yarn, metre, colourway
    add-screen | Block repairs: flat, fault, contractor | residents phone numbers on their own page - resident, flat, emergency contact | resident, emergency contact |  | flat, fault, contractor
    add-screen | Thrift store sales: item, rack, price | gimme a summary page w the totals per week, board meeting thursday | summary/total/overview/report |  | item, rack, price
    look | Night rider earnings: trip, fare, hour | make it dark im on a bike at 2am its blinding | dark |  | trip, fare, hour
    look | Troop 212 cookie money: girl, boxes, owed | GREEN. obviously. | green |  | girl, boxes, owed
    look | Bus times for mum: route, stop, leaves at | the writing is far too wee for her, bigger letters |  |  | route, stop, leaves
    sort | Suit fittings: gentleman, cloth, fitting day | soonest fitting should be at the top |  |  | gentleman, cloth, fitting
    sort | Pub quiz league: team, points, venue | highest points 1st innit |  |  | team, points, venue
    sort | Donated books: title, shelf, condition | Might the books be grouped by shelf? I walk the shop in that order. |  |  | title, shelf, condition
    filter | Drop-offs: address, parcel, status (pending, delivered) | only wanna see the pending ones while im riding |  |  | address, parcel, pending, delivered
    filter | Catch records: species, boat, landed on | show me just this months fish for the ministry form |  |  | species, boat, landed
    filter | Scout badges: scout, badge, date earned | let me pick one scout and see only theirs, court of honor is coming up |  |  | scout, badge, earned
    question | Pigeon races: ring, loft, velocity | will this work with no signal? theres none at the loft |  |  | ring, loft, velocity
    question | Cloth shop credit: party, bill amount, due | How I can put this app in my brother's phone also? |  |  | party, bill amount, due
    question | Homework planner: subject, task, due | can my mom see what i type in here or nah |  |  | subject, task, due
    multi | Tailor orders: name, outfit, pickup day | add advance paid, change outfit to style, and make the thing purple my sister | advance, style | outfit | name, pickup
    multi | Allotment diary: date, job, hours | knock hours off, put slugs killed instead, newest at the top ta | slug | hours | date, job
    multi | Sixth form lift share: driver, seats, leaves at | so we need petrol money, and seats should say spaces, also a separate list for who's banned lol | petrol, spaces, banned | seats | driver, leaves
`,
  ),
];
