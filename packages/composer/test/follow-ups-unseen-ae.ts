import { readTold, type ToldFollowUp } from './told-follow-up.ts';

/** Follow-ups by people who had not seen the composer; read after the first run. */
export const followAE: readonly ToldFollowUp[] = [
  ...readTold(
    'tr',
    `
    add | Güvercinlerimin listesi: bilezik numarası, rengi, cinsi | hocam eline saglik guzel olmus da kusun uctugu en uzun mesafeyi de yazacak yer lazim | mesafe | | bilezik, renk/reng, cins
    remove | Kamyon sefer defteri: plaka, yük, nereden, nereye, şoför | şoför kısmını kaldır zaten tek ben varım | | sofor | plaka, yuk, nereye
    add | Diş protez laboratuvarı işleri: hekim adı, hasta, diş rengi, teslim tarihi | Kolay gelsin. İşin hangi aşamada olduğunu da görmem gerekiyor; mum, fırın, cila, bitti diye seçilsin | mum, firin, cila, bitti | | hekim, hasta, teslim
    change-field | Motosiklet bakımı: işlem, km, tarih, servis | işlem elle yazılmasın ya listeden seçeyim: yağ, zincir, balata, lastik | yag, zincir, balata, lastik | | islem, km/kilometre, tarih
    multi | akvaryum kaydı: tarih, ph, sıcaklık, su değişimi | ph kalsın ama yanına nitrat da ekle, canlı ölümü olduysa onu da yazayım, bi de en yeni kayıt en üstte dursun | nitrat, olum/olen/olu | | ph, sicaklik, su degisim
    add | koydeki ceviz agaclari sira no dikim yili cesidi | yavrum şuna bide kaç kilo verdiğini yazcak bi yer koyuver ben hep unutuyom | kilo/kg | | sira, dikim, cesi
    look | Reiki seansları: danışan, tarih, notlar | arka planı mor yapsana daha huzurlu olur, lila da olur | | | danisan, not
    add | Arabanın yakıt defteri: tarih, litre, tutar | km yi de girmem lazım her dolumda onu unutmuşum | km/kilometre | | litre, tutar
    rename | Antrenman günlüğü: hareket, set, tekrar, ağırlık | ağırlık yazan yerde kilo yazsın | kilo | agirlik | hareket, set, tekrar
    sort | Son kullanma tarihleri: ürün, tarih, dolap | tarihi en yakın olan en üste gelsin yoksa yine süt bozulacak | | | urun, tarih, dolap
    add | Tansiyon takibi: büyük tansiyon, küçük tansiyon, tarih | nabız da olsun doktor geçen gün onu da sordu cevap veremedim | nabiz | | buyuk, kucuk
    question | Umre kafilesi: isim, oda no, otobüs | selamün aleyküm bu listeyi öbür hocanın telefonuna nasıl gönderirim | | | oda, otobus
    add | Apartman aidatları: daire no, isim, ödenen tutar | Selamlar yönetici benim, ödemeyi elden mi bankadan mı aldığımı seçebileyim lütfen | elden, banka | | daire, tutar/odenen
    filter | Kiralık daire portföyüm: semt, oda sayısı, kira, durum (boş, dolu) | sadece boş olanları göstersin bi tuşla | | | semt, oda, kira, durum
    add | Plak koleksiyonum: sanatçı, albüm, yıl | plağın kondisyonu önemli abi forumda herkes onu soruyor. mint, iyi, orta, kötü seçilsin | kondisyon/durum, mint, kotu | | sanatci, album, yil
    multi | Oto galeri: marka, model, yıl, km, fiyat | ekspertiz notu lazım, km yi kilometre diye açık yaz, satıldı diye işaret koyalım bide | ekspertiz, kilometre, satil/satti | | marka, model, fiyat
    change-rule | Toptancı siparişleri: ürün, adet, birim fiyat, toplam | 100 adetten fazla alana yüzde 10 indirim yapıyoruz toplamdan düşsün | | | urun, adet, birim, toplam
    add | cicekci siparisleri: musteri, cicek, teslim saati | müşterinin telefonu yok ekleyin bi zahmet, kurye kapıda kalıyo arayamıyoruz | telefon/tel | | musteri, cicek, teslim
    remove | Kolonya dükkanı stok: ürün, adet, raf no, alış fiyatı | raf no gereksiz oldu dükkan küçük zaten silin onu lütfen | | raf | urun, adet, alis
    add | Balık tuttuğum yerler: mera adı, hangi balık, derinlik | tuttuğum balığın fotosunu çekip koyabileyim yoksa kimse inanmıyo | foto/resim/gorsel | | mera, balik, derinlik
    add-screen | Nohut dürümcü günlük satış: ürün, adet, tutar | ayrı bi sayfa daha olsun giderleri yazayım, ekmek tüp parası falan, ne aldım kaç para verdim | gider | | urun, adet, tutar
    add | Gitar öğrencilerim: öğrenci adı, ders günü, çaldığı parça | ödev olarak ne verdiğimi de yazayım, uzun uzun yazılabilsin ama | odev | | ogrenci, gun, parca
    group | Nöbet listesi: hemşire, servis, vardiya, tarih | servislere göre gruplansın lütfen, dahiliye ayrı cerrahi ayrı dursun | | | hemsire, servis, vardiya
    add | Kuaför randevuları: müşteri adı, saat, yapılacak işlem | ücret eklermisin canım | ucret/fiyat/tutar | | musteri, saat, islem
    multi | ev yapımı tarhana siparişleri: müşteri, kaç kilo, adres | Canım kargo takip nosunu da ekle, acılı acısız seçilsin, adresi kaldır çünkü kargocu zaten biliyor hepsini | kargo/takip, acili, acisiz | adres | musteri, kilo
    change-field | Ev ödevi çizelgesi: ders, ödev, teslim, önem | önem sayı olmasın çocuk anlamıyor, düşük orta yüksek olsun | dusuk, orta, yuksek | | ders, odev, teslim, onem
    add | hot wheels listem: model, renk, seri | kacaa aldigimi ve nerden aldigimi da yazmak istiyom | kac/fiyat/ucret/tutar/bedel, nere/yer/satici/magaza | | model, renk, seri
    rename | Ahır kayıtları: küpe no, hayvan cinsi, doğum tarihi | "hayvan cinsi" demeyelim "ırk" diyelim, tarım müdürlüğü öyle istiyor | irk | cins | kupe, dogum
    add | Torunun aşıları: aşı adı, yapıldığı tarih, hastane | oğlum aşıdan sonra ateşi çıktı mı çıkmadı mı onu da işaretleyeceğim bir kutucuk olsun | ates | | asi, tarih, hastane
    filter | İzlediğim diziler: dizi, platform, bölüm, bitti mi | platforma göre süzebileyim, netflixe basınca sadece netflixtekiler kalsın | | | dizi, platform, bolum
    look | Pazar alışverişi: ürün, kilo, fiyat | yazılar çok küçük gözüm seçmiyor evladım büyüt biraz | | | urun, kilo, fiyat
    add | Tekne bakım işleri: iş, tarih, usta | her işin masrafı yazılsın altta da hepsinin toplamı çıksın, bu tekne beni batıracak çünkü | masraf/harcama/tutar/ucret, toplam | | usta, tarih
    remove | Yoga derslerim: tarih, süre, hoca adı, ruh halim | Ruh halimi yazmak istemiyorum artık, çıkarabilir misiniz acaba? teşekkürler | | ruh hal | sure, hoca
    multi | Mezarlık ziyaretleri: kişi, mezarlık, tarih | Okunan dua eklensin. "Kişi" yerine "merhum" yazsın. Renkleri de sade olsun, Allah razı olsun | dua, merhum | kisi | mezarlik, tarih
    add | Okuduğum şiirler: şiir adı, şair, sevdiğim dize | yıldız verebilsem beşe kadar hangisini ne kadar sevdim | yildiz/puan/begeni | | sair, dize
    change-field | Diyaliz günlüğüm: tarih, giriş kilosu, çıkış kilosu, şikayet | çıkış kilosu zorunlu olmasın bazen tartmıyorlar boş geçeyim, küsuratlı da yazılsın 71,4 gibi | | | giris, cikis, sikayet
    question | Astım spreyi takibi: tarih, kaç puf, sebep | telefonum bozulursa yazdıklarım silinir mi? korkuyorum da | | | puf, sebe
    add | Sera domates kaydı: sera no, sıcaklık, nem, tarih | merhaba ben gübreyi de yazmak isterim hangi gübre attım kaç gram attım | gubre, gram/miktar | | sicaklik, nem
    sort | Halısaha gol krallığı: oyuncu, gol, maç sayısı | en cok gol atan basta olsun asagı dogru insin | | | oyuncu, gol, mac
    add | Benim ev kiracı liste: isim, oda, kira | Merhaba, ben istiyor pasaport numara da yazmak. Teşekkür çok | pasaport | | oda, kira
    remove | Düğün davetlileri: isim, kaç kişi, masa, hediye | hediye olmasın ayıp olur gelen görür falan | | hediye | masa, kisi
    change-rule | Kombi bakım müşterileri: isim, adres, son bakım tarihi, sonraki bakım (1 yıl sonra) | sonraki bakımı 1 yıl değil 6 ay sonra hesaplasın usta öyle dedi | | | adres, son bakim, sonraki
    add | Halı yıkama işleri: müşteri, adres, metrekare | abi teslim edildi mi edilmedi mi belli olsun tik atalım karışıyo | teslim | | musteri, adres, metrekare/m2
    multi | Nakış modellerim: model adı, iplik rengi, zorluk | zorluk kolay orta zor diye seçilsin, resim de koyayım, uygulamanın ismi de Nakış Sandığım olsun olur mu | kolay, orta, resim/foto/gorsel, nakis sandig | | iplik, model, zorluk
    change-field | Terzi siparişleri: müşteri, kıyafet, prova günü | prova günü düz yazı gibi duruyor tarih seçilsin takvimden | | | musteri, kiyafet, prova
    add | satranç maçlarım: rakip, sonuç, açılış | hangi renkle oynadığımı da ekle beyaz siyah | beyaz, siyah | | rakip, sonuc, acilis
    rename | Cilt bakım rutinim: ürün, sabah/akşam, tepki | uygulamanın adını Pırıl Pırıl yap pls 🌸 | piril piril | | urun, tepki
    group | Üniversite ders notlarım: ders, konu, dönem | dönem dönem ayır bunları karman çorman duruyo hepsi | | | ders, konu, donem
    add | Bebeğin emme saatleri: saat, süre, hangi göğüs | şey diyecektim bez değişimini de not edeyim aynı yerde kaka mı çiş mi | bez, kaka, cis | | sure, gogus
    change-field | Kahve tadım defteri: çekirdek, demleme yöntemi (v60, chemex), puan | demlemeye cold brew ile moka pot da gelsin seçeneklere, onlar eksik | cold brew, moka | | cekirdek, demleme, puan, v60
    filter | Bakkal veresiye defteri: isim, tutar, tarih, ödendi mi | ödemeyenler lazım bana yalnız, ödeyenleri gizleme imkanı olsun | | | tutar, tarih, oden
    multi | Taksi durağı: şoför, plaka, giriş saati, çıkış saati | 1) günlük hasılat yazılsın 2) plaka silinsin 3) şoförlere göre gruplansın | hasilat | plaka | sofor, giris, cikis
    add | İmza günleri: yazar, kitabevi, tarih | gittim mi gitmedim mi isaretlemek istiyorum ya unutmadan | gittim/gidil/gitti/katil | | yazar, kitabevi, tarih
    look | Rüya günlüğü: tarih, rüya, his | koyu tema olsun gece uyanıp yazıyorum gözüm çıkıyo | | | ruya, his
    rename | Okul servisi öğrencileri: ad soyad, durak, veli telefonu | durak kelimesi yanlıs olmus biz ona bınıs yeri diyoz degistir | binis | durak | soyad/ad, veli
    add-screen | Kamp malzeme listem: malzeme, ağırlık, çantada mı | Kamp yerleri için de ayrı bir ekran istiyorum: yer adı, rakım, su var mı. Kolay gelsin | yer, rakim, su var/su kayna/su mevcut | | malzeme, agirlik, canta
    question | Emlak gösterimleri: müşteri, daire, tarih, yorum | Acaba internetsiz de çalışıyor mu bu, bodrum katlarda çekmiyor da | | | musteri, daire, yorum
    change-field | Kedi maması denemeleri: marka, gramaj, beğendi mi | begendi mi evet hayır olmasın ya, bayıldı / idare eder / yüzüne bakmadı olsun 😹 | bayildi, idare eder, yuzune bakmadi | | marka, gramaj, begen
    remove | Kitap kulübü buluşmaları: kitap, tarih, ev sahibi, ikram | şu ikram muhabbetini sil gitsin herkes kavga ediyor | | ikram | kitap, tarih, ev sahibi
    multi | İngilizce kelime defteri: kelime, anlamı, örnek cümle | seviye ekle a1 a2 b1 b2, örnek cümleyi sil uğraştırıyo, arka plan da mavi olsun | seviye, a1, a2, b1, b2 | ornek | kelime, anlam
    `,
  ),
  ...readTold(
    'en',
    `
    add | My sourdough bakes: date, flour, hydration, result | hey love it so far! could we also put proofing time in hours | proof | | flour, hydration, result
    add | sheep flock: tag number, breed, born | need a spot for last worming date ta | worm | | tag, breed, born/birth
    multi | Estate sale items: item, price, room | Add sold yes/no, change room to "location", and show the total of prices at the bottom. | sold, location, total | room | item, price
    rename | eggs I sell: buyer, dozens, paid | call buyer "neighbour" instead, thats who they are | neighbour/neighbor | buyer | dozen, paid
    look | Prayer requests: person, request, date | bigger letters please, half our group are over 80 | | | person, request, date
    add | Pottery glazes: name, cone, colour | can I attach a picture of the test tile? words never do it justice | photo/picture/image/tile | | cone, colour/color
    remove | Wine cellar: bottle, vintage, region, rating | lose the rating, i never agree with myself | | rating | bottle/wine, vintage, region
    add | Church potluck signup: name, dish, how many it serves | Please add a field for allergies (nuts, gluten etc). Sister Marge got sick last year. God bless | allerg | | name, dish, serve
    change-field | Physio exercises: exercise, reps, pain | make pain a 0 to 10 scale not words | | | exercise, rep, pain
    add | Window cleaning round: customer, address, price | how often each one wants it, weekly fortnightly or monthly, I keep forgetting who is what | weekly, fortnight, monthly | | customer, address, price
    sort | board games: title, players, play time | alphabetical plz | | | title/game, player, time
    add | My English lesson students: name, level, hour | hello, i want also phone number of student. thanks you | phone | | name, level, hour
    question | Insulin log: time, units, sugar | can my wife see this on her phone as well? | | | time, unit, sugar
    multi | Food truck stops: place, date, takings | weather should be recorded too (sunny, rain, wind) and also who was working. biggest takings first please | weather, sunny, rain, wind, who/work/staff/crew | | place, date, taking
    add | Guitar pedals I own: brand, model, price paid | add serial number!! got robbed once never again | serial | | brand, model, price
    change-rule | Tip splitter for the bar: total tips, staff count, share each | take 5 percent off for the kitchen before splitting | | | tip, staff, share
    add | Migraine diary: date, strength, how long | um can you add what i ate before it and also whether i took a tablet | ate/eat/food/meal, tablet/pill/medic | | strength, long/duration
    filter | Holiday cottage cleaning: cottage, cleaner, date, done | show me just the ones not done yet | | | cottage, cleaner, done
    change-field | Roof survey notes: house, tile type, condition | tile type should be a dropdown. slate, concrete, clay | slate, concrete, clay | | house, tile, condition
    add | Lawn mower repair jobs: customer, machine, fault | want a status so i know whats waiting on parts, in progress, or ready to collect | parts, in progress, ready | | customer, machine, fault
    add-screen | Campervan trip log: place, nights, cost | Could there be a second page for things to fix on the van? what's broken, and urgent or not | fix/repair/broken, urgent | | place, night, cost
    add | dnd characters: name, class, level | add hp and an alignment pls | hp/hit point, alignment | | name, class, level
    remove | Babysitter log: nap, meals, mood, nappy | take out mood please its silly for a 3 month old | | mood | nap, meal, nappy
    add | Grandchildren's heights: child, date, height | Dear team, might one also record the weight? Kind regards, Harold | weight | | child, height
    rename | Knitting projects: pattern, yarn, needle size | rename yarn to wool. nobody round here says yarn | wool | yarn | pattern, needle
    multi | Choir songs: song, composer, tempo | delete tempo. add voice parts and a link to youtube | voice, link/youtube | tempo | song, composer
    add | bird sightings: species, place, date | forgot to say, how many birds i saw each time | how many/count/number/birds | | species, place, date
    group | Spice rack: spice, cuisine, amount left | group by cuisine so all the indian ones sit together | | | spice, cuisine, left
    add | Freelance hours: client, date, hours | add hourly rate and have it work out what they owe me | rate, owe/total/amount/earn | | client, date, hour
    change-field | Document expiry: document, holder, expiry | expiry needs to be proper date picker cause my dad types nonsense | | | document, holder, expir
    look | skate tricks: trick, landed, date | make it dark with neon green. sick | | | trick, landed
    add | Swim times: stroke, distance, time | tick box if it was a personal best | personal best/pb | | stroke, distance, time
    sort | House plants: plant, last watered, spot | thirstiest ones first, so oldest watering date on the top | | | plant, water, spot
    multi | Carpet shop customers: name, country, carpet size | Hello my friend. Please put price and e-mail of customer. And name of app is must be Anatolia Rugs. Thank you very much | price, mail, anatolia rugs | | country, size
    add | Storage unit boxes: box number, contents, which room | fragile yes or no would be handy, broke the good lamp | fragile | | box, content, room
    question | Mobile home park residents: plot, name, rent | Is it possible to print it out? And does it cost me anything | | | plot, name, rent
    rename | Animal shelter volunteers: name, shift, skill | the title should be Paws Crew | paws crew | | name, shift, skill
    add | Tattoo appointments: client, date, design | deposit amount and did they pay it. sick of no shows | deposit, paid/pay | | client, date, design
    remove | Gym members: name, phone, plan, emergency contact | get rid of emergency contact, gdpr etc | | emergency | name, phone, plan
    change-field | Dog walks: dog, date, distance in km | distance in miles not km we are american lol | mile/(mi) | km/kilomet | dog, date, distance
    add | allotment beds: bed, crop, sown date | okay so what i also need is the harvest date and um roughly how many kilos i got off it | harvest, kilo/kg/weight/yield | | bed, crop, sown
    multi | Drone flights: date, location, battery, minutes | couple things: pilot name, rename battery to pack number, dark mode | pilot, pack number | battery | location, minute
    change-rule | Library fines: borrower, days late, fine (20p a day) | fine went up. its 25p per day now | | | borrower, late, fine
    add | Film cameras: make, model, film type | Does it work or not should be in there: working, needs repair, display only | working, repair, display | | make, model, film
    filter | Comics: series, issue, publisher, read | i'd like to pick a publisher and only see that one's issues | | | series, issue, publisher
    add | Riding school lessons: horse, rider, arena | duration in minutes too | duration/minute | | horse, rider, arena
    rename | crypto trades: coin, amount, price, date | amount is confusing change that label to units | unit | amount | coin, price, date
    multi | Escape room bookings: team, date, room, people | add result escaped / failed, drop people, sort by date | result, escaped, failed | people | team, date, room
    add | Soap making batches: batch number, oils, date made | needs 4 weeks to cure so please a "ready on" date as well | ready | | batch, oil, date
    remove | Vehicle wrap quotes: car, colour, price, deadline | we dont do deadlines haha remove it | | deadline | car, colour/color, price
    change-field | Kids chores: chore, who, how often | who should be choose from Ella, Tom, Baba. no more typing | ella, tom, baba | | chore, who, often
    sort | Job applications: company, role, date applied | i want newest is on top always | | | company, role, applied
    add-screen | Football team squad: player, position, shirt number | new tab for matches pls. opponent, date, score | match, opponent, score | | player, position, shirt
    multi | Chemo side effects: date, symptom, severity | severity mild moderate severe instead of numbers. also temperature. sorry to be a pain | mild, moderate, severe, temperature | | date, symptom, severity
    look | Baby names: name, meaning, boy or girl | can the buttons be pink-ish? and less crowded | | | name, meaning, boy
    remove | Reading log for my class: pupil, book, pages, parent signature | no more parent signature, school change the rule, can you delete it from app please | | signature | pupil, book, page
    question | Rugby training attendance: player, date, present | how do i delete someone who left | | | player, date, present
    change-field | Lab samples: sample id, type (blood, swab), received date | Two more types please - urine and saliva. Keep the others. | urine, saliva | | blood, swab, received
    rename | Darts league: player, wins, losses | Instead of losses it should say defeats. thx | defeat | loss | player, win
    multi | Lego sets: set number, theme, pieces | i want 2 things 1 say if it is built or boxed 2 put them in groups by theme | built, boxed | | number, theme, piece
    `,
  ),
];
