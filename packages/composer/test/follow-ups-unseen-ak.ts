import { readTold, type ToldFollowUp } from './told-follow-up.ts';

/** Follow-ups by people who had not seen the composer; not read. */
export const followAK: readonly ToldFollowUp[] = [
  ...readTold(
    'tr',
    `
    add | Zeytin bahçemdeki ağaçların listesi: ağaç numarası, çeşidi, dikim yılı, son budama | selam, her ağacın kaç kilo zeytin verdiğini de yazayım istiyorum, babam soruyor hep | kilo/zeytin/verim/verdigi/hasat |  | numara, cesit/cesid, dikim, budama
    add | saz tamiri yapıyorum. müşteri, çalgı, arıza, teslim günü | ustam kaporada aliyorum bazi musteriden onun icin de bi yer lazim | kapora |  | musteri, calgi, ariza, teslim
    add | Köy derneğimizin aidatları: üye adı, ay, tutar | Değerli arkadaşlar elinize sağlık, yalnız ödeyip ödemediğini işaretleyecek bir kutucuk da rica ediyorum. | odedi/odend/odeme/odeyip |  | uye, ay, tutar
    add | Babamın şeker ölçümleri: tarih, saat, değer | Doktor aç mı tok mu diye soruyor her ölçümde seçilsin | tok |  | tarih, saat, deger
    add | Balık tuttuğum yerler - yer adı, balık türü, yem | suyun derinligi kac metre onuda ekle kardesim | derinli |  | yer, tur, yem
    add | Halı yıkama siparişleri: müşteri adı, adres, metrekare | telefon numarasını koymamışız nasıl arayacam milleti | telefon/tel |  | musteri, adres, metrekare/m2
    add | oğlumun futbolcu çıkartma albümü numara futbolcu takım | hangisinden kaç adet olduğu yazsın çünkü fazlaları okulda takas ediyor | adet/kac/sayi/fazla |  | numara, futbolcu, takim
    add | Güvercinlerim: bilezik no, renk, cinsiyet | bunlara anasi ile babasi da lazim yavru cikinca soyu belli olsun | ana/anne, baba |  | bilezik, renk/reng, cinsiyet
    add | Turşu kavanozlarım: ne turşusu, kurulduğu tarih, kaç kavanoz | Kızım bunların ne zaman açılacağını da yazsak, açılış tarihi diye bir şey ekle | acilis/acila/acma |  | tursu, kurul, kavanoz
    add | Servis minibüsümdeki öğrenciler: isim, okul, durak | veli adı ve velinin cep numarası da olsun lütfen acil durumda arıyoruz | veli, cep/telefon/numara |  | isim/ad, okul, durak
    add | Mahalle kitaplığından ödünç verilenler: kitap, alan kişi, verildiği tarih | Merhaba, geri getirdiği tarihi de eklemek mümkün müdür? | geri/iade |  | kitap, alan/kisi, veril
    add | Tespih koleksiyonum: taşı, tane sayısı, aldığım yer | her tespihin fotografini koyabileyim, arkadaslara gosteriyom | foto/resim |  | tas, tane, aldigim/yer
    add | Klima bakım işlerim: müşteri, marka, bakım tarihi | usta bi de durum olsun bekliyor yapıldı iptal bunlardan birini seçeyim | durum, bekli, yapildi, iptal |  | musteri, marka, bakim
    add | Kına gecesi hazırlıkları: yapılacak iş, kim yapacak | bir de her işin yanına ne kadar masraf olacağını yazmak istiyoruz annemle bütçeyi aştık da :( | masraf/butce/tutar/maliyet |  | is, kim
    add | Elektrik sayacı okuma: tarih, endeks | acikalama yazacak bi bosluk koyun lütfen mesela o gün misafir vardı falan | acik/not |  | tarih, endeks
    add | Traktör mazot defteri, tarih litre tutar olacak | hangi tarlaya gittigi de yazilsin yoksa ay sonunda karisiyo | tarla |  | tarih, litre, tutar
    add | Voleybol antrenman yoklaması: oyuncu, tarih, geldi mi | Gelmeyenlerin mazeretini de girebilelim hocam | mazeret |  | oyuncu, tarih, geldi
    add | Bonsai ağaçlarım: türü, yaşı, son sulama | ben Almanya'dan, Türkçem az. Saksı değiştirmek tarih de lazım, her ağaç için ekle lütfen | saksi |  | tur, yas, sulama
    add | Ezber takibi: sure, sayfa, tarih | Her ezbere 10 üzerinden puan vermek istiyorum, hoca öyle değerlendiriyor | puan |  | sure, sayfa, tarih
    add | Apartmanın kömür alımları: tarih, çuval, fiyat | kimden aldık hangi firma o da görünsün yönetim toplantısında soruyorlar | firma/kimden |  | tarih, cuval, fiyat
    remove | Kedi pansiyonu: kedi adı, sahibi, giriş tarihi, çıkış tarihi, aşı durumu | aşı durumunu çıkar gitsin zaten aşısız almıyoruz |  | asi durum | kedi/ad, sahi, giris, cikis
    remove | Antika saatlerim: marka, yıl, mekanizma, fiyat | Fiyat kısmını silin, eve gelen misafir görüyor hoş olmuyor. |  | fiyat | marka, yil, mekanizma
    remove | Lokum siparişleri: müşteri, çeşit, kilo, adres | adrese gerek kalmadi herkes dukkandan aliyor kaldiriverin |  | adres | musteri, cesit, kilo
    remove | koşu günlüğüm: tarih, kilometre, süre, nabız | nabiz olcmuyorum artık saati sattım o yüzden nabız olmasın |  | nabiz | tarih, kilometre/km, sure
    remove | Gelinlik kiralama: gelinin adı, model, beden, kapora, teslim günü | Merhabalar, beden bölümü bize fazla geldi, çıkarabilir misiniz rica etsem |  | beden | gelin/ad, model, kapora, teslim
    rename | Seradan domates hasadı: tarih, kasa, sıra numarası | bizde kasa denmez sandık denir onu sandık yap | sandik | kasa | tarih, sira
    rename | Ney kursuna gelenler: öğrenci, ders günü, ücret | Efendim öğrenci yazan yere talebe yazılsa daha münasip olur | talebe | ogrenci | ders, ucret
    rename | Kamyon lastikleri: plaka, lastik yeri, takılma tarihi | plaka yazısını araç kodu diye değiştir firmada öyle diyoz | arac kod | plaka | lastik, takil
    rename | Süt toplama kaydı: üretici, litre, yağ oranı | Üretici kelimesi yerine "Ortak Adı" yazsın, kooperatifin kuralı böyle | ortak ad | uretici | litre, yag
    rename | Kitap kulübümüzün okuduğu kitaplar: kitap, yazar, sayfa sayısı | kizlar karar verdi uygulamanin adi Sayfa Dostları olsun | sayfa dostlari |  | kitap, yazar, sayfa
    change-field | Plak arşivim: sanatçı, albüm, durum | durum elle yazmayayım seçeyim: temiz, çizik, kırık | temiz, cizik, kirik |  | sanatci, album, durum
    change-field | Emlak ilanlarım: adres, oda sayısı, fiyat | oda sayisi 1+1 2+1 3+1 4+1 diye secmeli olsun boyle yazmak zor | 1+1, 2+1, 3+1, 4+1 |  | adres, oda, fiyat
    change-field | Avukat dosyaları: dosya no, müvekkil, duruşma | Duruşma alanı düz yazı olmuş, oraya tarih ve saat seçilebilsin lütfen |  |  | dosya, muvekkil, durusma
    change-field | Lokanta lezzet notlarım: mekan, yemek, puan | puanı rakamla değil 5 yıldız üzerinden verelim daha şık |  |  | mekan, yemek, puan/yildiz
    change-field | Bisiklet kiralama: bisiklet no, müşteri, süre | abi süre kısmı şöyle olacak saatlik günlük haftalık birini tıklayacam | saatlik, gunluk, haftalik |  | bisiklet, musteri, sure
    change-field | Değirmende öğütme kaydı: müşteri, tahıl, kilo | tahılı listeden seçelim. buğday arpa mısır bi de çavdar. baska gelmiyo zaten | bugday, arpa, misir, cavdar |  | musteri, tahil, kilo
    change-rule | Ecza dolabı: ilaç adı, kalan adet, son kullanma tarihi. Kalan adet 5'in altına düşünce uyarsın | 5 az geliyor, eczane uzak bize. 10'un altına inince uyarsın |  |  | ilac, kalan, son kullan
    change-rule | Çay ocağı veresiyesi: müşteri, bardak sayısı, tutar (bardağı 15 liradan) | zam geldi bardak 20 lira oldu tutari ona gore hesapla |  |  | musteri, bardak, tutar
    add-screen | Kamp malzemelerim: malzeme, adet, çantada mı | ayrı bir sayfada da gittiğimiz kamp yerleri dursun, yer adı ve tarih yeter | kamp yer/yerler |  | malzeme, adet, canta
    add-screen | Amatör tiyatro ekibi: oyuncu, rol, telefon | Bir de kostümler diye başka bir ekran açalım, kostümün adı ve kimde olduğu yazılsın | kostum |  | oyuncu, rol, telefon
    look | Torunumun günlüğü: tarih, ne yaptı, boyu | evladım gözüm seçmiyor yazıları kocaman yapın |  |  | tarih, ne yap/yapti, boy
    look | Çiçekçi siparişleri: müşteri, çiçek, teslim saati | rengi pembe olsa dükkana da uyar, mavi soğuk duruyo |  |  | musteri, cicek, teslim/saat
    look | Hastanede gece nöbetlerim: tarih, servis, kiminle | gece karanlıkta bakıyorum gözümü alıyo arka plan siyah olsun |  |  | tarih, servis, kim
    sort | Ailenin doğum günleri: isim, doğum tarihi, hediye fikri | en yakın doğum günü kimse o en başta çıksın unutuyorum çünkü |  |  | isim/ad, dogum, hediye
    sort | Pul koleksiyonu: ülke, yıl, değeri | Pulları değerine göre pahalıdan ucuza sıralar mısınız, teşekkürler |  |  | ulke, yil, deger
    group | Nalbur dükkanı malları: ürün, raf, adet | raf raf ayır hepsi alt alta karışık duruyo bulamıyom |  |  | urun, raf, adet
    group | Tur yolcu listesi: yolcu adı, otel, koltuk numarası | yolcular otele göre gruplansın ki sabah hangi otelden kimi alıyorum göreyim |  |  | yolcu/ad, otel, koltuk
    filter | Halı saha kiralama: takım, saat, ödendi mi | sadece odemeyenleri gorebilecegim bi sey lazim |  |  | takim, saat, oden
    filter | İzlenecek filmler: film adı, yönetmen, izlendi mi | izlemediklerimi ayrı göster diyebileyim izlenenler gözükmesin |  |  | film, yonetmen, izlen
    question | Muhtarlık ikametgah kayıtları: ad soyad, sokak, kapı no | Bir şey soracağım telefonum bozulursa bu yazdıklarım kaybolur mu |  |  | ad, sokak, kapi
    question | Diş hekimi randevuları: hasta, gün, saat | internet yokken de çalışıyor mu bu bizim oralarda çekmiyor |  |  | hasta, gun, saat
    question | Çocukların harçlığı: çocuk, tarih, tutar | bunu eşimin telefonuna nasıl atarım ikimiz de yazabilir miyiz |  |  | cocuk, tarih, tutar
    multi | Keçi sürüm: küpe no, doğum tarihi, cinsi, sütü | hocam sütü çıkar bu sene sağmıyoz. yerine aşı tarihi koy bi de kilosunu yazalım | asi, kilo | sut | kupe, dogum, cins
    multi | Oto yıkama: plaka, araç tipi, ücret | Selamlar 1) plakanın yanına müşteri adı ekleyin 2) ücret değil bedel yazsın 3) renkler yeşil olsun. Sağolun | musteri, bedel | ucret | plaka, arac
    multi | Yüzme kursu: sporcu, grup, seviye | seviye secmeli olsun baslangic orta ileri diye, veli telefonu da ekle, listeyi isme gore sirala | baslangic, orta, ileri, veli/telefon |  | sporcu, grup, seviye
    multi | Köyümüzün su nöbeti: tarla sahibi, gün, saat, vana no | ya vana numarasına gerek yokmuş onu sil sonra bitti mi diye tik koyalım bide en yakın gün üstte olsun | bitti | vana | tarla/sahi, gun, saat
    multi | Ev yapımı sabunlar: sabun adı, yağı, döküm tarihi | Herkese merhaba! Kokusu ve fiyatı da girilsin istiyorum, döküm tarihine de üretim tarihi diyelim lütfen 😊 | koku, fiyat, uretim | dokum | sabun, yag
    multi | Alacak verecek defteri: kişi, tutar, tarih | vade tarihi ekle ödedi ödemedi işareti koy toplamı da en üstte yazsın kafam karışıyo | vade, odedi/oden/odeme, toplam |  | kisi, tutar, tarih
    multi | Köpek eğitimi notları: köpek, komut, tekrar sayısı, hava durumu | Ben İngilizim kusura bakma. Hava durumu istemiyorum sil. Başarı yüzde eklemek lazım, ve köpek ırk da | basari/yuzde, irk | hava | kopek, komut, tekrar
    multi | Terzi ölçü defteri: müşteri, bel, göğüs, boy | kalçayı da yazalım kol boyunu da, ha bir de müşteri yerine hanımefendi yaz komik olsun | kalca, kol, hanimefendi | musteri | bel, gogus, boy
    `,
  ),
  ...readTold(
    'en',
    `
    add | My dive log: site, depth, bottom time | forgot to say i also want the water temperature in there | temp |  | site, depth, time
    add | Record eggs from my hens. date, number of eggs, hen name | Please could you also add the feed I gave them that day dear, thank you kindly. | feed |  | date, egg, hen
    add | Piano tuning customers: name, address, piano make | need the date of last tuning on there mate otherwise no point | last tun/tuning/date |  | name, address, make
    add | Sourdough bakes - flour, hydration, bake time | can u add a photo so i can compare the crumb | photo/picture/image/crumb |  | flour, hydration, bake/time
    add | Chimney sweep jobs: customer, postcode, date | put a price box in as well and thats it | price |  | customer, postcode, date
    add | Vintage cameras I own: brand, model, year | Hi again. Would it be possible to add serial number? The insurance people want it. | serial |  | brand, model, year
    add | Foster kittens: kitten name, weight, arrival date | oh and vaccinated yes or no | vaccin |  | kitten/name, weight, arriv
    add | My D&D characters: name, class, level | hit points and armor class too pls!! | hit point/hp, armor/armour |  | name, class, level
    add | Mum's blood pressure: date, systolic, diastolic | the nurse says we should note the pulse also and which arm left or right | pulse, arm, left, right |  | date, systolic, diastolic
    add | Kids chores: chore, child, done | hey can each chore have points so they can save up for a treat | point |  | chore, child, done
    add | Migraine diary: date, how bad, how long | I'd like to write down what triggered it, you know like cheese or bad sleep | trigger |  | date, bad, long
    add | Window cleaning round: street, house number, price | got a few that owe me so put paid or not paid | paid |  | street, house, price
    add | Hay bales sold: buyer, how many, date | i want add also the telefon of buyer because he call me and i dont know who | phone/telefon/tel |  | buyer, many, date
    add | Lambing records: ewe tag, lambs born, date | which ram was it as well, need the ram number | ram |  | ewe, lamb, date
    add | Baby feeds: time, side, minutes | sleep deprived mum here lol can you add wet nappy or dirty nappy to it | nappy/wet/dirty |  | time, side, minute
    add | Tattoo bookings: client, date, design | deposit needs to be there. always take deposit | deposit |  | client, date, design
    add | Food bank donations: donor, item, quantity | Good morning, our volunteers have asked whether the expiry date can be entered for each item. | expir |  | donor, item, quantity
    add | wedding guests: name, table, coming or not | what about dietary stuff, vegan, halal, gluten free, none. should be pick from list | diet, vegan, halal, gluten |  | name, table, coming
    add | Yarn stash: brand, colour, skeins | I knit for the grandchildren and always forget where I put it, add which box it is stored in | box/stored/storage |  | brand, colour/color, skein
    add | Boat engine maintenance: job, date, engine hours | pls add who did the work, me or the yard, and then the cost | who/done by/me/yard, cost |  | job, date, hour
    remove | Bird sightings: species, place, date, weather | I never fill in weather. take it off |  | weather | species, place, date
    remove | Driving lessons I teach: pupil, date, hours, postcode, fee | no need postcode anymore i know where they live, delete please |  | postcode | pupil, date, hour, fee
    remove | Wine cellar: wine, vintage, region, rating, price paid | Wife must not see the price paid. Kindly remove it! |  | price | wine, vintage, region, rating
    remove | Pool chemicals: date, chlorine, ph, alkalinity | get rid of alkalinity my kit doesnt even measure that |  | alkalin | date, chlorine, ph
    remove | Model train collection: locomotive, scale, maker, box condition | Not bothered about the box condition after all, so that can go. |  | condition | locomotive, scale, maker
    rename | Darts league scores: player, opponent, legs won | change opponent to rival sounds better innit | rival | opponent | player, leg
    rename | Skip hire orders: customer, skip size, drop off date | instead of customer it should say site contact | site contact | customer | size, drop
    rename | Choir sheet music: piece, composer, copies | Could the word "piece" be replaced by "anthem"? We are a church choir. | anthem | piece | composer, cop
    rename | Lost property at our school: item, found where, date | call the app Lost and Found Corner please and keep everything else | lost and found corner/lost & found corner |  | item, found, date
    rename | Hotel laundry counts: floor, towels, sheets | we say linens not sheets. so change sheets into linens thank you | linen | sheet | floor, towel
    change-field | Knife sharpening orders: owner, blade type, ready | blade type make it choose: chef, cleaver, scissors, bread knife | chef, cleaver, scissor, bread |  | owner, blade, ready
    change-field | Perfume collection: name, house, season | season should be a drop down, spring summer autumn winter | spring, summer, autumn, winter |  | name, house, season
    change-field | Board game nights: game, winner, fun score | make the fun score out of 5 stars not a typed in number |  |  | game, winner, fun/score
    change-field | Van delivery runs: driver, route, departure | departure is only text now i want to select date with hour from calender |  |  | driver, route, departure
    change-field | Guitar students: student, song, progress | progress - can it be just started / learning / nailed it | started, learning, nailed |  | student, song, progress
    change-field | Telescope observations: object, date, sky quality | For sky quality I would rather have poor, fair, good and excellent than a free text box. | poor, fair, good, excellent |  | object, date, sky
    change-rule | Freezer contents: food, portions, date frozen. Warn me after 90 days | 90 days too long, my fish got ruined. make the warning after 60 |  |  | food, portion, date/frozen
    change-rule | Dog walking income: dog, number of walks, amount (12 pounds a walk) | Putting my prices up from Monday so it should work out at 14 pounds per walk |  |  | dog, walk, amount
    add-screen | Allotment plots: plot number, holder, rent | we also need a separate page for the waiting list, just name and date they joined | waiting |  | plot, holder, rent
    add-screen | Marathon training: date, miles, pace | add another screen called Shoes where i put my pairs and when i bought them | shoe |  | date, mile, pace
    look | Church flower rota: sunday, arranger, flowers | The lettering is too small for most of our ladies, larger print please. |  |  | sunday, arranger, flower
    look | Surf spots: beach, swell, tide | make it ocean blue instead of that colour |  |  | beach, swell, tide
    look | Night security patrol: time, gate, remarks | too bright in the dark need dark mode boss |  |  | time, gate, remark
    sort | Seed packets: plant, sow by date, packets left | the ones that must be sown soonest should be on top |  |  | plant, sow, packet
    sort | Karaoke songs I can sing: song, artist, key | put them alphabetical by artist plz cant find nothing |  |  | song, artist, key
    group | Workshop tools: tool, drawer, who borrowed it | can you bunch them together by drawer so i see drawer 1 then drawer 2 etc |  |  | tool, drawer, borrow
    group | Summer camp kids: kid name, cabin, allergies | Group the children by cabin, counsellors only care about their own cabin. |  |  | kid/name, cabin, allerg
    filter | Phone repair jobs: customer, phone model, fault, collected | i want see only the phones what are not collected yet |  |  | customer, model, fault, collected
    filter | Recipes I tried: dish, cuisine, would make again | Is there a way to show just the Italian ones, or just the Thai ones, when I feel like it? add that |  |  | dish, cuisine, again
    question | Beekeeping club members: member, hives, phone | does it cost anything if all 40 members put it on there phones |  |  | member, hive, phone
    question | Pocket translator phrases: phrase, meaning, language | my teacher ask, can i print this list on paper? |  |  | phrase, meaning, language
    question | Horse livery stable: horse, owner, stall, farrier date | Who else can see what I type in here? Owners are funny about privacy. |  |  | horse, owner, stall, farrier
    multi | Car boot sale stuff: item, cost, sold for, box number | lose the box number. work out profit for me (sold minus cost). and add date sold | profit, date | box num | item, cost, sold
    multi | Physio exercises: exercise, reps, sets | hello my friend, i want three thing: pain level from 1 to 10, the date, and name of reps must be repeats | pain, date, repeat | reps | exercise, set
    multi | Campsite pitches: pitch, guest, arrival, nights | Right, so guest should be called Camper, add a departure date, add electric hook up yes/no, oh and sort it by arrival | camper, depart, electric/hook | guest | pitch, arriv, night
    multi | Plasterer quotes: client, room, square metres, price | add status sent accepted refused also client phone and make it orange like my van | status, sent, accepted, refused, phone |  | client, room, metre/meter, price
    multi | My houseplants: plant, room, last watered, pot colour | so the pot colour was a silly idea remove that and um add last fertilised and maybe a picture of the plant | fertili, picture/photo/image | pot colo | plant, room, water
    multi | Scout badges: scout, badge, date earned | Two requests from the leaders: 1. add the patrol (Eagles, Foxes, Otters). 2. group the list by badge. Cheers, Tom | patrol, eagle, fox, otter |  | scout, badge, date
    multi | Comic books: title, issue, publisher, condition | condition as mint, near mint, fine, poor. ditch publisher. bigger text. ta | mint, near mint, fine, poor | publisher | title, issue, condition
    multi | Taxi shifts: date, km, fares, tips | sir please put fuel cost also and expences of wash, and at top total of tips for month | fuel, wash/expen, total |  | date, km, fare, tip
    `,
  ),
];
