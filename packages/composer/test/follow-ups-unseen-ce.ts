import { readTold, type ToldFollowUp } from './told-follow-up.ts';

/** Follow-ups by people who had not seen the composer; not read. */
export const followCE: readonly ToldFollowUp[] = [
  ...readTold(
    'tr',
    `
    add | arı kovanları: kovan no, ana arı yaşı, çıta sayısı | bide son ilaçlama tarihi lazım bana | ilac |  | kovan, ana ari, cita
    add | apartman aidatı: daire, isim, aidat | telefonlarıda yazabilelim komşuların | telefon |  | daire, isim, aidat
    add | düğün davetlileri: ad soyad, kişi sayısı, masa | kız tarafımı erkek tarafımı belli olsun diye taraf ekleyiver | taraf |  | ad soyad, kisi, masa
    add | halı yıkama: müşteri, metrekare, teslim günü | abi adres yok bunda nereye götürcez halıyı | adres |  | musteri, metrekare, teslim
    add | evdeki ilaçlar: ilaç adı, son kullanma, kutu | hangi dolapta duruyo onuda yazalım | dola/yer/konum |  | ilac, son kullanma, kutu
    add | altın günü: üye, ay, çeyrek sayısı | Merhabalar, elinize sağlık. Mümkünse her üyenin ödeme yapıp yapmadığını işaretleyebileceğimiz bir alan da eklenebilir mi? | ode |  | uye, ay, ceyrek
    add | traktör bakımı: tarih, yapılan iş, yedek parça | motor saatinide yazcam | motor/saat |  | tarih, yapilan, yedek
    add | berber randevusu: müşteri, gün, saat | ucret de olsun kac para aldigimi unutuyom | ucret/fiyat/para |  | musteri, gun, saat
    add | kedi aşıları: kedi adı, aşı, tarih | veterinerin adınıda tutsun | veteriner |  | kedi, asi, tarih
    add | okul servisi: öğrenci, durak, veli tel | geçen hafta bi çocuğun fıstık alerjisi varmış şoför bilmiyodu az kalsın kötü oluyodu, o yüzden alerji kısmı şart | alerji |  | ogrenci, durak, veli
    add | turşu kavanozları: sebze, kuruluş tarihi, tuz miktarı | sirkeyi de ekle | sirke |  | sebze, kurulus, tuz
    add | balık tutma günlüğü: yer, balık türü, kilo | hava nasıldı hangi yemi taktım onlarda olsun | hava, yem |  | yer, balik, kilo
    add | koyun sürüsü: küpe no, doğum, ırk | gebemi değilmi onu da yazak | gebe |  | kupe, dogum, irk
    add | fırın siparişleri: müşteri, ürün, adet | teslim saati eklermisin | teslim/saat |  | musteri, urun, adet
    add | halısaha maçları: rakip, skor, tarih | golleri kim atmış o da yazılsın | gol |  | rakip, skor, tarih
    add | ev kütüphanesi: kitap, yazar, raf | okudum mu okumadim mi isaretliyim | oku |  | kitap, yazar, raf
    add | su sayacı: ay, okuma, fatura | sayacın fotosunu da koyabileyim | foto/resim/gorsel |  | ay, okuma, fatura
    add | terzi dükkanı: müşteri, elbise, prova tarihi | bel kalça göğüs ölçülerini ekleyin lütfen | bel, kalca, gogus |  | musteri, elbise, prova
    add | araba masrafı: tarih, tutar, açıklama | km de gireyim | km/kilometre |  | tarih, tutar, aciklama
    add | çeyiz sandığı: eşya, adet, renk | hangi mağazadan aldım onuda bi yere yazayım karışıyo | magaza |  | esya, adet, renk
    add | çay ocağı veresiye: isim, borç, tarih | Sn. yetkili, borcunu kapatanlar için ödenen tutar bölümü rica ediyorum | odenen/odeme |  | isim, borc, tarih
    add | saksı çiçekleri: çiçek, sulama günü, konum | ne zman gubre verdim onuda ekle | gubre |  | cicek, sulama, konum
    add | nöbet çizelgesi: hemşire, servis, tarih | her nöbete not düşebilelim | not |  | hemsire, servis, tarih
    add | saz tamiri: alet, arıza, sahibi | kaparo aldıysam ne kadar aldım görünsün | kapar/kapor |  | alet, ariza, sahib
    choice | kargo takip: alıcı, takip no, şehir | durum olsun hazırlanıyor yolda teslim edildi | durum, hazirlan, yolda, teslim |  | alici, takip, sehir
    choice | kahveci siparişi: içecek, isim, not | boy seçilsin küçük orta büyük | boy, kucuk, orta, buyuk |  | icecek, isim, not
    choice | dizi listesi: dizi, sezon, puan | izliyorum, bitti, yarım kaldı diye seçmeli bişey koy | izliyor, bitti, yarim |  | dizi, sezon, puan
    choice | köy imecesi: hane, iş, gün | iş dediğin ya hasat ya ekim ya çapa olur bizde, bunlardan seçek | hasat, ekim, capa |  | hane, is, gun
    choice | spor salonu üyeleri: üye, başlangıç, telefon | paket ekle aylık 3 aylık yıllık secenekli | paket, aylik, 3 aylik, yillik |  | uye, baslangic, telefon
    choice | dilekçe takibi: konu, kurum, tarih | Sayın ilgili, öncelik derecesinin (acil, normal, düşük) seçilebilir olmasını arz ederim. | oncelik, acil, normal, dusuk |  | konu, kurum, tarih
    choice | oto yıkama: plaka, saat, tutar | yıkama türü: iç, dış, motor. bunlardan biri seçilcek | tur, ic, dis, motor |  | plaka, saat, tutar
    choice | kan bağışçıları: isim, telefon, ilçe | kan grubu lazım A B AB 0 diye secilsin | kan grub, ab |  | isim, telefon, ilce
    choice | sera domates: sera no, dikim, kasa | çeşit koy salkım çeri pembe | cesit, salkim, ceri, pembe |  | sera, dikim, kasa
    choice | taşınma kolileri: koli no, içindekiler, kırılacak mı | hangi oda: mutfak salon yatak odası banyo | oda, mutfak, salon, yatak, banyo |  | koli, icindekiler, kirilacak
    remove | diş randevuları: hasta, telefon, saat, şikayet | şikayeti kaldır gerek yok |  | sikayet | hasta, telefon, saat
    remove | tavuk kümesi: gün, yumurta, kırık, yem | kırıkları saymıcaz artık cıkar onu |  | kirik | gun, yumurta, yem
    remove | doğum günleri: isim, tarih, hediye, burç | burç olmasın ya kim bakıyo ona |  | burc | isim, tarih, hediye
    remove | kira takibi: kiracı, daire, tutar, depozito | depozitoyu sil |  | depozito | kiraci, daire, tutar
    remove | kermes tezgahı: ürün, yapan, fiyat, kalan | Kolay gelsin, yapan kişi görünmesin lütfen, hanımlar arasında kırgınlık çıkıyor |  | yapan | urun, fiyat, kalan
    remove | koşu defteri: tarih, mesafe, süre, nabız | saatim bozuldu nabız ölçemiyom o kısmı at gitsin |  | nabiz | tarih, mesafe, sure
    rename | film arşivi: film, yönetmen, puan | puan yerine yıldız yazsın | yildiz | puan | film, yonetmen
    rename | iftar sofrası: gönüllü, görev, gün | gönüllü değil hizmetli densin | hizmetli | gonullu | gorev, gun
    rename | pazar tezgahı: mahsul, kilo, fiyat | mahsul çok resmi oldu sebze de gitsin ona | sebze | mahsul | kilo, fiyat
    rename | sınıf listesi: öğrenci, numara, veli | veli yazan yeri "Anne Baba" yapalım | anne baba | veli | ogrenci, numara
    rename | hurda alımı: tarih, ağırlık, firma | agirlik demissiniz biz ona kantar deriz degistirin onu | kantar | agirlik | tarih, firma
    rename | yayla evi: misafir, giriş, çıkış | Misafir kelimesi "Konuk" olarak güncellenebilir mi acaba | konuk | misafir | giris, cikis
    change | zeytin hasadı: tarla, çuval, işçi | çuval kısmına sadece rakam girilsin |  |  | tarla, cuval, isci
    change | halk oyunları kursu: kursiyer, yaş, kontenjan 35 | 35 yetmedi 48 yap kontenjanı | 48 | 35 | kursiyer, yas, kontenjan
    change | emanet aletler: alet, kime verildi, dönüş | dönüşü tarih yap takvimden seçeyim |  |  | alet, kime, donus
    change | kurban hissesi: hissedar, hisse no, ödeme | ödeme evet hayır olsun yazıyla uğraşmayak |  |  | hissedar, hisse no, odeme
    change | kalori takibi: öğün, yemek, hedef 2300 | diyetisyen 2300 çok dedi 1750 olcakmış | 1750 | 2300 | ogun, yemek, hedef
    sort | pul koleksiyonu: pul, ülke, yıl | yılına göre eskiden yeniye dizilsin |  |  | pul, ulke, yil
    sort | borç defteri: kime, tutar, vade | vadesi yaklaşan en üstte dursun |  |  | kime, tutar, vade
    group | erzak yardımı: aile, sokak, koli | sokak sokak ayrı göster karışık olmasın |  |  | aile, sokak, koli
    look | rüya günlüğü: tarih, rüya, his | gece bakınca gözümü alıyo karanlık yapsana |  |  | tarih, ruya, his
    page | nişan hazırlığı: iş, sorumlu, bitti mi | ayrı bi sayfada da alışveriş listesi olsun | alisveris |  | is, sorumlu, bitti
    question | buzdolabı: yiyecek, son tarih, adet | bu internetsiz de çalışıyo mu |  |  | yiyecek, son tarih, adet
    question | kuran kursu: öğrenci, sure, ezber | hocam telefonu degistirsem yazdiklarim silinir mi acaba |  |  | ogrenci, sure, ezber
    filter | emlak ilanları: ilan, ilçe, fiyat | sadece fiyatı 3 milyonun altındakiler gözüksün |  |  | ilan, ilce, fiyat
    filter | misafirhane odaları: oda no, boş mu, temizlikçi | boş olanları görsem yeter |  |  | oda, bos, temizlikci
`,
  ),
  ...readTold(
    'en',
    `
    add | allotment plots: plot number, holder, size | need a spot for the water meter reading too | water/meter |  | plot, holder, size
    add | sourdough starter: feed date, flour, rise | room temp pls | temp/room temp |  | feed, flour, rise
    add | choir members: name, voice, birthday | emergency contct as well | emergency |  | name, voice, birthday
    add | lost property: item, where found, date | who handed it in?? we need that on there | hand/finder/found by/who |  | item, where, date
    add | dog walking: dog, owner, time | Hi there! Lovely so far. Could you possibly add the gate code for each house? Many thanks, Jean | gate |  | dog, owner, time
    add | van mileage: date, start miles, end miles | fuel cost | fuel |  | date, start, end
    add | knitting projects: pattern, yarn, needle size | i wanna put a photo of the finished thing | photo/picture/image |  | pattern, yarn, needle
    add | food bank: family, parcels, date | so last tuesday a mum came in with twins an we had no idea they were coeliac, had to send her off with half a bag. dietary needs has to be on this | diet |  | famil, parcel, date
    add | tattoo bookings: client, design, date | deposit too n how much | deposit |  | client, design, date
    add | goat herd: goat, milk, feed | chuck breed in | breed |  | goat, milk, feed
    add | window cleaning round: address, price, last done | stick their mobile on there | mobile/phone |  | address, price, last
    add | vinyl records: artist, album, year | condition of the sleve | condition/sleeve/sleve |  | artist, album, year
    add | darts league: player, wins, losses | 180s an highest checkout, wanna track both | 180, checkout |  | player, win, loss
    add | bike repairs: bike, fault, customer | where do i put when its promised for | promis/due/ready |  | bike, fault, customer
    add | baby feeds: time, amount, side | nappies aswell | napp |  | time, amount, side
    add | chess club: member, rating, joined | also subs, have they paid or not | sub/paid |  | member, rating, joined
    add | car boot sale: item, price, sold | what i payed for it originaly so i can see if i made owt | paid/payed/pay/cost/original/bought |  | item, price, sold
    add | church flower rota: week, arranger, vase | Dear Sir or Madam, kindly include a column for the telephone number. Yours, Mrs P. Hartley | tele/phone |  | week, arranger, vase
    add | migraine diary: date, pain, medicine | add trigger, like cheese or wine or bright lights | trigger |  | date, pain, medicine
    add | scout badges: scout, badge, date earned | leader who signed it off needs to be in | leader/sign |  | scout, badge, date
    add | fish tank: tank, ph, water change | nitrite an nitrate both | nitrite, nitrate |  | tank, ph, water
    add | thank you cards: guest, gift, sent | forgot there addresses lol add that | address |  | guest, gift, sent
    add | potholes: street, depth, reported | councils reference nr | ref |  | street, depth, report
    add | lambing shed: ewe, lambs, date | a wee note for each yin wid be grand | note |  | ewe, lamb, date
    choice | job applications: company, role, date | status - applied, interview, offer, rejected | status, applied, interview, offer, reject |  | company, role, date
    choice | pizza orders: name, topping, table | let em pick size small medium large | size, small, medium, large |  | name, topping, table
    choice | board games: game, players, owner | add weight either light medium or heavy | weight, light, medium, heavy |  | game, player, owner
    choice | school fault reports: room, problem, reporter | how bad is it: minor, major, urgent | minor, major, urgent |  | room, problem, reporter
    choice | t shirt printing: customer, design, quantity | colour shld be a pick list, black white navy | colour/color, black, white, navy |  | customer, design, quantity
    choice | piano pupils: pupil, piece, lesson day | need level to pick from beginner, intermediate, advanced | level, beginner, intermediate, advanced |  | pupil, piece, lesson
    choice | wine cellar: bottle, vintage, rack | type... red white rose sparkling | type, red, white, rose, sparkling |  | bottle, vintage, rack
    choice | bird spotting: bird, place, count | make place a choice its only ever garden, marsh or woods | garden, marsh, wood |  | bird, place, count
    choice | caravan upkeep: job, who, done | Would it be possible to choose a season, spring or autumn, for every job? Thank you kindly | season, spring, autumn |  | job, who, done
    choice | care home visits: visitor, resident, time | relation dropdown, son daughter friend other | relation, son, daughter, friend, other |  | visitor, resident, time
    remove | running club: name, distance, pace, shoes | bin the shoes |  | shoe | name, distance, pace
    remove | baking notes: dish, serves, oven temp, source | dont need oven temp no more |  | oven | dish, serve, source
    remove | coin collection: coin, country, mint, value | take value off dont want burglers seeing it |  | value | coin, country, mint
    remove | school trips: destination, cost, coach, staff | we walk everywhere now so the coach thing is pointless, get shot of it |  | coach | destination, cost, staff
    remove | petty cash: date, spent, reason, initials | Please could the initials be removed. Thank you. |  | initial | date, spent, reason
    remove | gym sets: exercise, reps, kilos, tempo | lose tempo |  | tempo | exercise, rep, kilo
    rename | dance class: student, style, fee | call fee donation instead | donation | fee | student, style
    rename | boat moorings: berth, owner, length | owner shud say skipper | skipper | owner | berth, length
    rename | book club: book, chooser, date | Chooser sounds daft, change it to "Host" | host | chooser | book, date
    rename | cattle sales: tag, weight, buyer | buyer ought to read dealer thats what we call em round here | dealer | buyer | tag, weight
    rename | theatre props: prop, scene, shelf | we havent got shelves its crates so shelf becomes crate | crate | shelf | prop, scene
    rename | babysitting: family, hours, pay | where it says family make that client | client | family | hour, pay
    change | raffle: ticket, buyer, prize | ticket has to be numbers only ppl keep typing words in |  |  | ticket, buyer, prize
    change | library fines: borrower, book, fine 35p a day | its 60p now not 35 | 60 | 35 | borrower, book, fine
    change | boiler servicing: house, engineer, next visit | next visit should be a proper date i can pick off a calender |  |  | house, engineer, next
    change | potluck supper: dish, who brings, vegan | vegan just tick yes or no |  |  | dish, who, vegan
    change | swimming lengths: day, lengths, goal 64 | goals gone up its 80 now | 80 | 64 | day, length, goal
    sort | tool shed: tool, bay, price | dearest first |  |  | tool, bay, price
    sort | family tree: person, born, died | put oldest at the top going by born |  |  | person, born, died
    group | warehouse pallets: pallet, aisle, weight | split it up by aisle so each aisle is together |  |  | pallet, aisle, weight
    look | karaoke night: singer, song, turn | make it dark n purple its too bright in the pub |  |  | singer, song, turn
    page | residents association: flat, name, dues | need another page for meeting minutes | minute/meeting |  | flat, name, dues
    question | sleep log: bedtime, woke, mood | can my husband see this on his phone aswell? |  |  | bedtime, woke, mood
    question | freelance invoices: client, amount, due | if i loose my phone is everything gone |  |  | client, amount, due
    filter | flat hunting: address, rent, beds | only show ones under 900 rent |  |  | address, rent, bed
    filter | maths tutoring: pupil, topic, paid | just want to see the ones who havent paid |  |  | pupil, topic, paid
`,
  ),
];
