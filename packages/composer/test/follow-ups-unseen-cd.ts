import { readTold, type ToldFollowUp } from './told-follow-up.ts';

/** Follow-ups by people who had not seen the composer. */
export const followCD: readonly ToldFollowUp[] = [
  ...readTold(
    'tr',
    `
    add | kovan takibi: kovan no, ana arı yaşı, çıta sayısı | bi de varroa ilacı ne zman atıldı o yazsın | varroa/ilac | | kovan no, ana ari, cita
    add | cemevi lokma listesi: can, getirdiği, tarih | kaç kişilik olduğunu da girelim | kisi | | can, getirdi, tarih
    add | halı saha kadrosu: oyuncu, mevki, takım | telefon numarasıda lazım adamlara ulaşamıyoz | telefon/tel | | oyuncu, mevki, takim
    add | mandira sut alimi: uretici, litre, gun | yag orani ekle birde | yag | | uretici, litre, gun
    add | diş kliniği: hasta adı, diş no, yapılan işlem | Merhabalar, kolay gelsin. Mümkünse hastanın alerjisi de görünsün, geçen hafta penisiline alerjisi olan birine az kalsın yazıyorduk. | alerji | | hasta, dis no, islem/yapilan
    add | çeyiz sandığı: parça, adet, kim ördü | deger ekle | deger | | parca, adet, kim
    add | apartman aidatı: daire, dönem, tutar | odedi mi odemedi mi oda olsun | ode | | daire, donem, tutar
    add | kuran kursu talebeleri: isim, cüz, veli | hocam bir de velinin telefonunu koyabilirmiyiz | telefon/tel | | isim, cuz, veli
    add | lastik oteli: plaka, ebat, raf | diş derinligi milim olarak yazılsın | dis derin | | plaka, ebat, raf
    add | kanarya kafesleri: bilezik no, renk, cinsiyet | anası babası hangisi yazamıyoz onlarıda koy | ana/anne, baba | | bilezik, renk, cinsiyet
    add | zeytin hasadi: parsel, cuval, tarih | yevmiyeci sayisi + kac kilo ciktigi | yevmiye/isci, kilo/kg | | parsel, cuval, tarih
    add | sahaf rafı: kitap, yazar, baskı yılı | isbn yok mu ya, onu ekleyin | isbn | | kitap, yazar, baski
    add | kreş gün sonu: çocuk, yedi mi, uyudu mu | velilere not kismi eklermisiniz lütfen | not | | cocuk, yedi, uyudu
    add | fırın veresiye: müşteri, ekmek, borç | en son ne zaman ödediği tarihi görmek istiyorum | tarih/son ode/ode | | musteri, ekmek, borc
    add | dağcılık faaliyeti: zirve, rakım, katılan | kan grubu da lazım olur Allah korusun | kan gru | | zirve, rakim, katilan
    add | terzi ölçü defteri: müşteri, bel, basen | kol boyu ile omuz da olacak | kol, omuz | | musteri, bel, basen
    add | bekçi nöbeti: personel, vardiya, bölge | telsiz no ekleyelim amirim istedi | telsiz | | personel, vardiya, bolge
    add | nine ilaçları: ilaç, saat, doz | babaannem aç mı tok mu içecek karıştırıyo, onu da yazalım | tok | | ilac, saat, doz
    add | bağlama kursu: öğrenci, seviye, ders günü | ücret alanı açın | ucret | | ogrenci, seviye, ders
    add | tekne bakımı: tekne adı, motor saati, son bakım | zehirli boya tarihide eklensin | zehirli | | tekne, motor, son bakim
    add | mezarlık defteri: kabristan, ada, parsel | vefat tarihi lazım bi de ziyaret edeni yazcaz | vefat, ziyaret | | kabristan, ada, parsel
    add | pazar tezgahı: ürün, kasa, alış fiyatı | satış fiyatı da, kar mı ettik zarar mı bilelim gari | satis | | urun, kasa, alis
    add | emlak portföyü: ilan, semt, oda sayısı | Sayın yetkili, asansörün olup olmadığına dair bir bölüm eklenmesini rica ederim. Saygılarımla | asansor | | ilan, semt, oda
    add | keçi sürüsü: küpe no, ırk, doğum | gebe mi deyil mi onu da işaretliyim, dünkü oğlağı kaçırdık valla gece donmuş yavrucak | gebe | | kupe, irk, dogum
    choice | kargo şubesi: gönderi no, alıcı, desi | durum ekle; depoda dağıtımda teslim edildi diye seçilsin | durum, depo, dagitim, teslim | | gonderi, alici, desi
    choice | kına organizasyonu: gelin, tarih, salon | paket secimi olsun gumus altin elmas | paket, gumus, altin, elmas | | gelin, tarih, salon
    choice | veteriner aşıları: hayvan adı, sahibi, yapılan aşı | türünü de seçelim kedi köpek kuş | tur, kedi, kopek, kus | | hayvan, sahib, yapilan
    choice | muhtarlık: vatandaş, evrak, veriliş tarihi | evrak şunlardan biri olsun: ikametgah, nüfus kayıt, fakirlik belgesi | ikametgah, nufus, fakirlik | | vatandas, evrak, verilis
    choice | judo kulübü: sporcu, kilo, antrenör | kuşak rengi seçmeli olsun beyaz sarı turuncu yeşil mavi kahve siyah | kusak, beyaz, sari, turuncu, yesil, mavi, kahve, siyah | | sporcu, kilo, antrenor
    choice | oto yıkama: plaka, saat, ücret | iç mi dış mı yoksa komple mi onu seçecez | ic, dis, komple | | plaka, saat, ucret
    choice | pansiyon: oda no, yatak sayısı, fiyat | oda durumu: boş / dolu / temizlikte | durum/oda durum, bos, dolu, temizlik | | oda no, yatak, fiyat
    choice | cami temizlik sırası: gönüllü, gün, bölüm | bölüm seçenekleri avlu, şadırvan, kadınlar mahfili, tuvalet | avlu, sadirvan, kadinlar, tuvalet | | gonullu, gun, bolum
    choice | şarküteri siparişi: müşteri, ürün, gram | ödeme nasıl diye bişey lazım. nakit, kart, veresiye | odeme, nakit, kart, veresiye | | musteri, urun, gram
    choice | okul servisi: öğrenci, durak, plaka | sabah mı akşam mı ikisi birden mi öyle seçilecek bişi koy | sabah, aksam, iki | | ogrenci, durak, plaka
    remove | turşu satışı: kavanoz, çeşit, son kullanma | son kullanma gereksiz sil gitsin | | son kullanma | kavanoz, cesit
    remove | kuaför randevusu: müşteri, işlem, koltuk | koltugu kaldir | | koltu | musteri, islem
    remove | yüzme takımı: sporcu, stil, derece, boy | Çocukların boyunu yazmak istemiyoruz artık, veliler rahatsız oldu, onu çıkarır mısınız | | boy | sporcu, stil, derece
    remove | avukat dosyaları: müvekkil, esas no, mahkeme, karşı taraf | karşı tarafı istemiyom | | karsi taraf | muvekkil, esas, mahkeme
    remove | seramik atölyesi: parça, sır, fırın derecesi | fırın derecesi olmasın hep aynı zaten | | firin | parca, sir
    remove | taziye defteri: isim, yakınlık, çelenk | çelenk bölümü ayıp oluyor kaldıralım | | celenk | isim, yakinlik
    rename | at çiftliği: at, seyis, padok | padok yazan yere manej yaz | manej | padok | at, seyis
    rename | yufkacı: müşteri, kilo, teslim günü | kilo değil deste diyoruz biz | deste | kilo | musteri, teslim
    rename | diyet takibi: hasta, kilo, bel çevresi | "hasta" kelimesi hoş durmuyor, danışan olarak düzeltilsin lütfen | danisan | hasta | kilo, bel
    rename | site güvenliği: ziyaretçi, daire, giriş saati | daireyi blok no yap | blok no | daire | ziyaretci, giris
    rename | belediye korosu: korist, ses, prova | prova yerine calisma yazsin | calisma | prova | korist, ses
    rename | köy odunluğu: hane, ster, tarih | ster ne bilmiyo kimse, metreküp de ona | metrekup | ster | hane, tarih
    change | asker uğurlama: davetli, masa, geliyor | geliyor kısmı evet hayır olsun yazı yazmayalım | gel | | davetli, masa
    change | fabrika arıza kaydı: makine, arıza, onarım | onarımı tarih yap takvimden seçeyim | onarim | | makine, ariza
    change | spor salonu: üye, paket, yaş | yaş yerine doğum tarihi yazılsın | dogum | yas | uye, paket
    change | yem deposu: yem, çuval, tedarikçi | çuval sayı olsun harf yazılmasın ustalar saçmalıyo | cuval | | yem, tedarikci
    change | günde 8 bardak su: saat, içilen, açıklama | 8 çok oldu 6 bardak yapalım | 6 bardak | 8 bardak | saat, icilen, aciklama
    sort | arsa ilanları: mevki, metrekare, fiyat | en pahalısı en üste gelsin | | | mevki, metrekare, fiyat
    sort | kurban hisseleri: hissedar, büyükbaş no, kalan borç | hissedarlari alfabetik diz karman corman olmus | | | hissedar, buyukbas, kalan
    group | imece listesi: komşu, iş, mahalle | mahalleye gore ayri ayri goster | | | komsu, is, mahalle
    look | düğün fotoğrafçısı: çift, çekim tarihi, mekan | rengi cok soluk, bordo yap | | | cift, cekim, mekan
    page | basketbol altyapısı: sporcu, yaş grubu, forma no | ayrı bir sayfada maçlar olsun, rakip ve skor yazılsın | mac, rakip, skor | | sporcu, yas, forma
    question | kooperatif ortakları: ortak, hisse, adres | bunu telefonda internetsiz de açabilir miyim acaba | | | ortak, hisse, adres
    question | eczane nöbeti: eczane, gün, kalfa | girdiğim kayıtları başkası görüyo mu | | | eczane, gun, kalfa
    filter | bilgisayar tamiri: cihaz, müşteri, bitti mi | sadece bitmeyenler gözüksün | | | cihaz, musteri, bitti
    filter | kan bağışçıları: isim, kan grubu, ilçe | 0 rh negatifleri ayıklayıp görmek isterim | | | isim, kan gru, ilce
`,
  ),
  ...readTold(
    'en',
    `
    add | church flower rota: name, sunday, arrangement | phone number too pls | phone | | name, sunday, arrangement
    add | lambing shed: ewe tag, sire, due | how many lambs alive and how many dead | alive/live, dead | | ewe, sire, due
    add | pub darts league: player, team, average | can we add 180s | 180 | | player, team, average
    add | pigeon loft: ring number, colour, hen or cock | need somewhere to put the race time | race/time | | ring, colour, hen
    add | care home rounds: resident, room, meds | Good afternoon. Would it be possible to also record whether the resident has eaten? Many thanks, Maureen | eat/ate | | resident, room, med
    add | quilt orders: customer, pattern, size | deposit paid n balance | deposit, balance | | customer, pattern, size
    add | scout camp kit: item, quantity, tent | who is bringin it | who/bring | | item, quantity, tent
    add | barn hire: renter, date, occasion | guest count as well | guest | | renter, date, occasion
    add | chess ladder: member, rating, wins | losses and draws too we forgot | loss, draw | | member, rating, win
    add | bakery wholesale: cafe, loaves, delivery day | add a notes box for allergys etc | note/allerg | | cafe, loa, delivery
    add | school lost property: item, found where, date | whos it belong to if theres a name in it | belong/owner/name/who | | item, found, date
    add | orchard trees: variety, row, rootstock | planted year | plant | | variety, row, rootstock
    add | nail salon: client, treatment, price | put in there birthday so i can send a card | birth | | client, treatment, price
    add | bell ringers: ringer, tower, method | attendence | attend | | ringer, tower, method
    add | sourdough bakes: flour, hydration, proof time | the oven temp was the thing i kept forgettin, add that | oven/temp | | flour, hydration, proof
    add | allotment waiting list: name, plot size, joined | email adress | email/e-mail | | name, plot, joined
    add | mosque iftar volunteers: volunteer, evening, dish | how many people the dish feeds | feed/people/serv | | volunteer, evening, dish
    add | vinyl shelf: artist, album, pressing | condition + what i paid | condition, paid/price/cost | | artist, album, pressing
    add | harbour moorings: boat, owner, berth | insurance expiry date plz, harbour master is on my back | insur | | boat, owner, berth
    add | foster cats: cat, age, fosterer | chip number | chip | | cat, age, foster
    add | knitting stash: yarn, colour, metres | needle size would be handy | needle | | yarn, colour, met
    add | dental lab: dentist, tooth, shade | due back date | due | | dentist, tooth, shade
    add | office parking: employee, bay, plate | a second plate cos some folk have two cars | second/plate 2/other plate | | employee, bay, plate
    add | butcher xmas list: customer, bird, weight | collection time. last year was chaos they all came at nine and the queue was out past the chemist, my wife still goes on about it | collect/time | | customer, bird, weight
    choice | bike workshop: bike, owner, fault | status: waiting, on the stand, ready | status, waiting, on the stand/stand, ready | | bike, owner, fault
    choice | vet farm calls: farm, animal, reason | animal should be a pick from cow, sheep, pig, horse | cow, sheep, pig, horse | | farm, animal, reason
    choice | karate kids: child, parent, class | belt colour dropdown white yellow orange green brown black | belt, white, yellow, orange, green, brown, black | | child, parent, class
    choice | food bank parcels: family, parcel size, date | let me choose halal veggie or standard for each | halal, veg, standard | | family, parcel, date
    choice | wedding guests: guest, table, meal | meal is beef or salmon or mushroom risotto | beef, salmon, mushroom | | guest, table, meal
    choice | solicitor files: client, matter, opened | add priority low medium urgent | priority, low, medium, urgent | | client, matter, opened
    choice | ski hire: skier, boot size, days | level (beginner, improver, advanced) | level, beginner, improver, advanced | | skier, boot, day
    choice | sunday school: child, verse, teacher | age group choice: tots juniors teens | age group/group, tot, junior, teen | | child, verse, teacher
    choice | house plants: plant, room, watered | light needed - full sun / part shade / deep shade | light, full, part, deep | | plant, room, water
    choice | phone repairs: model, problem, cost | i wanna tap paid, half paid or owing, payment like | paid, half, owing | | model, problem, cost
    remove | gym members: member, plan, weight, phone | get rid of weight | | weight | member, plan, phone
    remove | cheese cellar: wheel, milk, turned, rind | dont need rind | | rind | wheel, milk, turned
    remove | taxi runs: driver, pickup, dropoff, tip | tip shouldnt be on there, boss says | | tip | driver, pick, drop
    remove | choir music: piece, composer, copies, shelf | we've gone all digital so the shelf is pointless now, take it off would you | | shelf | piece, composer, cop
    remove | parish visits: parishioner, street, illness, last seen | Dear Sir, kindly delete illness as it is private. Yours, Fr Donal | | illness | parishioner, street, last
    remove | skip hire: customer, skip size, permit, drop date | no permit | | permit | customer, skip, drop
    rename | dog walkers: dog, walker, slot | slot should say time of day | time of day | slot | dog, walker
    rename | pottery class: student, piece, glaze | call student maker instead | maker | student | piece, glaze
    rename | rental block: tenant, flat, rent | its unit not flat, we're american | unit | flat | tenant, rent
    rename | bowls club: player, rink, score | change 'rink' to 'green' | green | rink | player, score
    rename | hospice rota: helper, shift, ward | helper -> companion | companion | helper | shift, ward
    rename | seed swap: seed, donor, packets | donor sounds like blood lol make it giver | giver | donor | seed, packet
    change | piano pupils: pupil, grade, exam | exam wants to be a date | exam | | pupil, grade
    change | hen house: hen, eggs, breed | eggs should only take numbers | egg | | hen, breed
    change | minibus trips: group, driver, licence checked | licence checked = yes or no | licence | | group, driver
    change | toddler group: child, age, mum | swap age for date of birth cause it keeps going out of date | birth | age | child, mum
    change | 10 minute meditation: weekday, mood, comment | make it 20 minute not 10, im past the begginer bit | 20 minute | 10 minute | weekday, mood, comment
    sort | property viewings: address, viewer, viewing date | soonest at the top | | | address, viewer, viewing
    sort | tool shed loans: tool, borrower, returned | a to z by borrower | | | tool, borrower, returned
    group | panto costumes: costume, size, character | split them up under each size | | | costume, size, character
    look | night shift handover: nurse, patient, note | black background pls my eyes hurt at 3am | | | nurse, patient, note
    page | cricket club: player, role, shirt number | another page for the teas, with the tea maker and the date | tea, date | | player, role, shirt
    question | tithe book: giver, amount, month | does this add up the amounts by itself or do i have to | | | giver, amount, month
    question | cattle passports: tag, breed, dob | can my brother see it on his phone as well? | | | tag, breed, dob
    filter | village library: title, borrower, overdue | show only overdue ones | | | title, borrower, overdue
    filter | youth football subs: player, month, paid | just want to see who hasnt paid | | | player, month, paid
`,
  ),
];
