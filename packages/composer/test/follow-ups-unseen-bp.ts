import { readTold, type ToldFollowUp } from './told-follow-up.ts';

/** Follow-ups by people who had not seen the composer; the most common failures were read. */
export const followBP: readonly ToldFollowUp[] = [
  ...readTold(
    'tr',
    `
    add | Güvercinlerim: bilezik no, ırk, renk | abi şuna bi de kuluçka tarihi koysana yumurtanın üstüne ne zaman yattığını unutuyom hep | kulucka | | bilezik, irk, renk
    add | diyaliz takip: giriş kilosu, çıkış kilosu, tarih | Evladım tansiyonumu da yazmam lazım her seansta, hemşire hanım soruyor. Bir de damar yolu: fistül mü kateter mi onu seçeyim | tansiyon, damar, fistul, kateter | | giris, cikis, tarih
    add | Tespih koleksiyonum: taş, imame, fiyat | habbe sayısı da olsun (33lük 99luk falan). kehribarlar hariç hepsi satılık bu arada :) | habbe | | tas, imame, fiyat
    add | kurban hisse listesi: ad soyad, telefon, ödenen | vekalet verdi mi vermedi mi onu da bilmem gerekiyor hoca efendi kesimden evvel soruyor | vekalet | | ad, telefon, oden
    add | Zeytinyağı sıkım kaydı: müstahsil, kasa, kg | her partinin asitini de gireceğiz mesela 0,6 gibi, laboratuvar sonradan yolluyo o yüzden ilk başta boş kalabilsin | asit | | mustahsil, kasa, kg
    add | Emzirme defteri: saat, hangi göğüs, dakika | gece 4 uykusuzum kusura bakmayın.. bez değişimi de lazım, çiş / kaka / ikisi de | bez, cis, kaka | | saat, gogus, dakika
    add | Minibüs hat defteri: plaka, şoför, sefer sayısı | hasılat yok kardeşim hasılatı nereye yazcam ben | hasilat | | plaka, sofor, sefer
    add | halk oyunlari ekibi: oyuncu, yöre, prova günü | Kostüm bedeni (S, M, L, XL) ile çarık numarasını ekler misiniz, festivale 3 hafta kaldı terziye yollayacağım | beden, carik, xl | | oyuncu, yore, prova
    add | TIR yakıt: tarih, litre, tutar, km | ülke de seçilsin bulgaristan sırbistan avusturya almanya. muhasebeci fişleri ülke ülke istiyo manyak | ulke, bulgaristan, sirbistan, avusturya, almanya | | tarih, litre, tutar, km
    add | Mantar günlüğüm: tür, orman, gram | yenilebilir / zehirli / emin değilim diye işaretleyebileyim, geçen sene az daha hastanelik oluyorduk vallahi | yenilebilir, zehirli, emin | | tur, orman, gram
    add | Köln dönerci et alımı: Lieferant, kilo, teslim günü | abi Rechnung numarasını da yazak, Steuerberater her ay kafamı yiyo | rechnung | | lieferant, kilo, teslim
    add | Ebru atölyesi: öğrenci, seviye, ders tarihi | Rica etsem kullanılan boyayı (çivit, lahor, oksit sarısı) ve tekne numarasını da kayda dahil edebilir miyiz? | boya, tekne | | ogrenci, seviye, tarih
    add | mezar bakım işleri: ada, parsel, aile adı | kaç günde bir sulama yapılacak onu ekleyek. yazın 3 kışın hiç | sulama | | ada, parsel, aile
    add | kpss denemelerim: tarih, gy net, gk net | kanka yayınevi de koy, bazısı zor soruyo moralim bozuluyo kıyaslayamıyom | yayin | | tarih, gy, gk
    add | Deve güreşi: deve adı, sahibi, rakip | netice yazılacak: yendi, yenildi, berabere. hamut kilosu da diyecektim vazgeçtim o lazım değil | netice, yendi, yenildi, berabere | hamut | deve, sahib, rakip
    add | sinif kitapligi: kitap, alan ogrenci, verilis tarihi | hocam iade tarihi icin de yer acar misin cocuklar alip unutuyor | iade | | kitap, ogrenci, verilis
    add | Oto elektrik: plaka, arıza, işçilik | parça parası ayrı yazılsın işçilikle karışmasın, bi de müşterinin cep telefonu | parca, telefon/cep | | plaka, ariza, iscilik
    add | Sıra gecesi: ev sahibi, tarih, çiğköfteci | gelenlerin çaldığı saz da belli olsun gurban: bağlama cümbüş ud kanun darbuka | saz, baglama, cumbus, ud, kanun, darbuka | | ev sahib, tarih, cigkofteci
    add | Su sayacı okuma: daire, önceki endeks, yeni endeks | Okumayı yapan görevlinin adı da girilsin lütfen; itiraz hâlinde muhatabı bilelim. | gorevli | | daire, onceki, yeni
    add | dikiş işleri: müşteri, kıyafet, prova tarihi | e ölçüler nerde?? bel basen göğüs omuz dördünü de ekle | bel, basen, gogus, omuz | | musteri, kiyafet, prova
    remove | Pazar tezgahı: ürün, alış, satış, hal rüsumu | hal rüsumuna gerek yokmuş onu muhasebeci tutuyo zaten, kaldır | | rusum | urun, alis, satis
    remove | Karavan kampları: yer, tarih, elektrik var mı, puan | puanı çıkaralım, işletmeci görürse ayıp oluyo | | puan | yer, tarih, elektrik
    remove | Kedilerin aşı kartı: kedi, aşı, veteriner, ücret | ücretler görünmesin kocam görünce kızıyor hahaha komple silelim | | ucret | kedi, asi, veteriner
    remove | taziye evi: vefat eden, tarih, yemek getiren, bağış | Bağış hanesi münasip düşmemiş, çıkarınız efendim. | | bagis | vefat, tarih, yemek
    remove | boks antrenmanım: raunt, torba dk, ip atlama, kilo | ip atlama yok artik dizim gitti menisküs | | ip atla | raunt, torba, kilo
    remove | çilek serası: tünel, toplanan kasa, işçi, hava durumu | hava durumu boşuna duruyo kimse doldurmuyo. işçiye dokunma ama ha | | hava | tunel, kasa, isci
    rename | Gelinlik kiralama: model, gelin adı, tarih, kapora | kapora yazmasın ön ödeme yazsın daha kibar duruyor | on odeme | kapora | model, gelin, tarih
    rename | Kat malikleri: daire, malik, aidat | "Aidat" tabiri yerine "avans payı" kullanılacaktır, Kat Mülkiyeti Kanununda böyle geçer. | avans | aidat | daire, malik
    rename | Balık av günlüğü: balık, mevki, kilo | mevki ne ya askerde miyiz, mera de şuna | mera | mevki | balik, kilo
    rename | tiyatro kulubu: oyuncu, karakter, replik sayisi | replik degil tirat sayisi olacakti pardon benim hatam | tirat | replik | oyuncu, karakter
    rename | Çay ocağı veresiye: dükkan, çay adedi, borç | dükkan yazan yeri esnaf yap, şoförler de içiyo dükkanları yok ki adamların | esnaf | dukkan | cay, borc
    rename | Dokuma tezgahım: motif, yöre, ilmek sayısı | İlmek halıda olur kızım, kilimde atkı sayılır. Düzeltirsen sevinirim | atki | ilmek | motif, yore
    change-field | Köpek barınağı: isim, cins, boyut (küçük, orta, büyük), kısır mı | boyutlara dev de gelsin kangallar büyüğe sığmıyo :D | dev | | isim, cins, kucuk, orta, buyuk, kisir
    change-field | Pekmez kaynatma: gün, üzüm (kg), çıkan pekmez | üzümü biz tenekeyle hesaplarız kg bilmeyiz, öyle girilsin | teneke | | gun, uzum, pekmez
    change-field | Servis öğrencileri: öğrenci, okul, durak, veli tel | durağı her seferinde elle yazmak istemiyorum, seçmeli olsun. Çarşıbaşı, Sanayi, Toki, Kavşak | carsibasi, sanayi, toki, kavsak | | ogrenci, okul, durak, veli
    change-field | Astım günlüğü: tarih, nefes darlığı 1-10, ilaç | 1 ile 10 arası beni şaşırtıyor oğlum. hafif, orta, ağır diye seçeyim nefes darlığını | hafif, orta, agir | | tarih, nefes, ilac
    change-field | baglama kursu: isim, kademe (acemi, kalfa, usta), ücret | acemi demeyelim kırılıyolar, hevesli olsun o seçenek | hevesli | acemi | isim, kademe, kalfa, usta, ucret
    change-field | Hamam randevu: müşteri, saat, hizmet (kese, köpük, masaj) | masaj yapmıyoz artık ustası gitti, hizmetlerden düş. yerine bişey de koyma | | masaj | musteri, saat, kese, kopuk
    change-rule | Halı saha borçları: oyuncu, maç sayısı, borç. maç başı 150 lira | saha zamlandı beyler 185 oldu maç başı | 185 | 150 | oyuncu, mac, borc
    change-rule | su icme: saat, bardak. gunluk hedef 8 bardak | böbrek taşı çıktı doktor 12 dedi hedefi değiştirelim | 12 | | saat, bardak
    change-rule | KYK çamaşırhane sırası: oda, makine, saat. haftada en fazla 2 yıkama | final haftası millet kokuyo 4e çıkar şu yıkama hakkını | 4 | | oda, makine, saat
    add-screen | Düğün takı defteri: takan, ne taktı, gram | bizim başkalarına taktıklarımız da ayrı bi sayfada dursun, karşılaştırcam kim ne yapmış | taktik | | takan, gram
    add-screen | Fidanlık satış: fidan, adet, müşteri | Ay sonunda toplamları gösteren bir özet ekranı rica ederim. Saygılar | ozet | | fidan, adet, musteri
    add-screen | Voleybol altyapı: sporcu, doğum yılı, pozisyon | maç takvimi diye başka bir ekran aç içinde rakip, salon, saat olsun | takvim, rakip, salon | | sporcu, dogum, pozisyon
    add-screen | Antika radyolarım: marka, yıl, çalışıyor mu | bir liste daha istiyorum, aradığım parçalar için. lamba kodu ve hangi radyoya lazım olduğu | parca, lamba | | marka, yil, calis
    look | Rüya defteri: gece, rüya, duygu | bembeyaz gözümü alıyo yatakta yazıyorum ben bunu, karanlık yap | koyu/karanlik/dark | | gece, ruya, duygu
    look | deplasman günlüğü: maç, şehir, bilet fiyatı | bordo mavi olmazsa darılırım uşağum trabzonluyuz biz | bordo/mavi | | mac, sehir, bilet
    look | Okuma yazma kursu: harf, kelime, ezberledim mi | yazılar pek ufak yavrum gözlük de yetmiyor kocaman olsun | | | harf, kelime, ezber
    sort | Dolapta ne var: ürün, skt, raf | tarihi en yakın bozulacak olan en üste çıksın geçen yoğurt küflendi | | | urun, skt, raf
    sort | Muhtarlık hane kaydı: hane reisi, mahalle, nüfus | mahalle mahalle ayrılsın başlıklı başlıklı, Yukarımahalle ayrı Dereiçi ayrı | | | hane, mahalle, nufus
    sort | satranc ligi: oyuncu, elo, kulüp | elosu yüksekten düşüğe dizilsin eşitse isme bakarız | | | oyuncu, elo, kulup
    filter | Eczane emanetleri: hasta, ilaç, teslim edildi mi | yalnızca teslim edilmemişleri göreyim istediğimde, kalfa karıştırıyor | | | hasta, ilac, teslim
    filter | kiralik ev bakiyoruz: semt, kira, oda sayısı | 25 bini geçenleri gizleyebilelim hayal kurmayalım boşuna, semte göre de süzülsün | | | semt, kira, oda
    filter | Plak arşivi: sanatçı, albüm, devir (33, 45, 78) | ara sıra sadece 45likler gözüksün | | | sanatci, album, devir
    question | Ana arı kayıtları: kovan no, ana yılı, boya rengi | telefonu kaybedersem bu yazdıklarım uçar mı? | | | kovan, ana, boya
    question | Pazar alışverişi: ne, kaç kilo, kim alacak | hanım da kendi telefonundan görür mü yoksa ona ayrı mı kuruyoruz bunu | | | ne, kilo, kim
    question | Hatim takibi: cüz, okuyan, bitti mi | yanlış isim girdim bi türlü düzeltemedim nereye basıyoz | | | cuz, okuyan, bit
    multi | Sahaf stok: kitap, yazar, dolap, fiyat | dolabı sil, baskı yılı ekle, fiyat yerine de etiket yazsın. sağol | baski, etiket | dolap, fiyat | kitap, yazar
    multi | otopark: plaka, giriş, çıkış, ücret. saati 40 lira | saati 60 oldu, araç tipi de koy (otomobil kamyonet motosiklet), bi de yeşil olsun güzel dursun | 60, tip, otomobil, kamyonet, motosiklet | | plaka, giris, cikis, ucret
    multi | Bebek ismi arıyoruz: isim, anlam, köken | köken çıksın; eşimin notu ile benim notum diye iki puan girelim. Alfabetik de dizilse süper | esim, benim | koken | isim, anlam
`,
  ),
  ...readTold(
    'en',
    `
    add | Ajo contribution: member, amount, week | Abeg add who collected this round, make I no dey drag matter with Mama Tunde again | collect | | member, amount, week
    add | Turf cutting: bank, bags, who footed it | could ye stick in is it drawn home yet. yes or no is grand | drawn/home | | bank, bag, foot
    add | Tiffin customers: name, area, diet (veg, non veg) | kindly add Jain also in diet and one field for how many rotis, two is standard | jain, roti | | name, area, diet, veg
    add | Allotment diary: plot, crop, sown | SLUGS. need slug damage on there. none, a bit, massacre | slug, none, massacre | | plot, crop, sown
    add | coin roll hunting: bank, denomination, date | boxes searched + silvers found. thats literally the whole point of the hobby dude | box, silver | | bank, denomination, date
    add | Blood sugar book: time, reading, meal | My daughter says I must also put down the insulin units, and the injection site, which is arm, leg or tummy. | insulin, site, arm, leg, tummy | | time, reading, meal
    add | U12 hurling: player, jersey number, parent phone | has the chap his own helmet or is he on a loan of one from the club, we'd need that | helmet | | player, jersey, parent
    add | Danfo daily: driver, trips, delivery money | fuel wey I buy every morning and agbero money, put am two separate | fuel, agbero | | driver, trip, delivery
    add | Saree shop: saree, weave, price | blouse piece is there or not there, customers are always asking only. fall pico done also | blouse, pico/fall | | saree, weave, price
    add | storm chase log: date, county, max wind | hail size!!! pea, quarter, golf ball, baseball | hail, pea, quarter, golf, baseball | | date, county, wind
    add | Church flower rota: Sunday, arranger, colour scheme | Would it be possible to note allergies for that week's congregation? Lilies set off poor Mr Hodge. | allerg | | sunday, arranger, colour
    add | vinted sales: item, bought for, sold for | postage. forgot postage. oh and what stars they left me the cheeky gits | postage, star | | item, bought, sold
    add | Sourdough log: flour, hydration, bake date | how the crumb came out pls (tight, open, gummy) mine is always gummy | crumb, tight, gummy | | flour, hydration, bake
    add | Livery yard: horse, owner, stable | worming due date and the farrier's name. i've 22 horses and a head like a sieve | worm, farrier | | horse, owner, stable
    add | JEE mock tests: date, physics, chemistry, maths | bhai negative marks is missing na, i am losing 20 every time due to that only | negative | | date, physics, chemistry, maths
    add | Deer lease: stand, hunter, date | need wind direction n trail camera number | wind, camera | | stand, hunter, date
    add | Choir robes: singer, robe number, size | Pastor insists there should be a deposit paid tick. He is the one holding the purse | deposit | | singer, robe, size
    add | Fordson restoration: part, supplier, cost | condition on arrival please: new, reconditioned, scrap. You'd be amazed what folk post. | condition, recondition, scrap | | part, supplier, cost
    add | sub jobs: school, grade, date, pay | would i go back: yes, maybe, never again lol | go back, maybe, never | | school, grade, date, pay
    add | Generator log: start, stop, litres | diesel price per litre is changing every day o, I want it inside too | price | | start, stop, litre
    remove | Dog walking round: dog, owner, route, key code | take the key code off, if some scrote nicks my phone im done for | | key code | dog, owner, route
    remove | Kirana udhaar: customer, item, amount, father name | father name is not required now, please do the needful and delete | | father | customer, item, amount
    remove | knitting projects: project, yarn, needle, price | get rid of the price before my husband learns how to use this thing | | price | project, yarn, needle
    remove | Parish hall: group, date, hours, heating | sure the heating is free since the grant came through, no need of that one now | | heating | group, date, hour
    remove | Meeting journal: meeting, topic, sponsor, feeling | drop sponsor. its supposed to be anonymous | | sponsor | meeting, topic, feeling
    remove | Yam barn: variety, tubers, rotten, buyer | I no dey sell again, na only family dey chop am. Comot that buyer | | buyer | variety, tuber, rotten
    rename | Darts league: player, legs won, ton eighties | its 180s mate not ton eighties, nobody writes that on the board | 180 | ton eight | player, leg
    rename | Book club: title, host, snack | Could 'snack' become 'nibbles'? We are in Surrey. | nibble | snack | title, host
    rename | HVAC calls: client, unit, issue, tech | Change Client to Homeowner | homeowner | client | unit, issue, tech
    rename | Tuition batches: pupil, batch, dues | instead of dues you write pending fees, parents are feeling bad | pending fee | dues | pupil, batch
    rename | Lambing shed: ewe, tag, lambs | we dunt say ewe up ere, its yow | yow | ewe | tag, lamb
    rename | nail regulars: customer, shape, polish code | shade not polish code thx x | shade | polish | customer, shape
    change-field | Choral society: singer, voice (soprano, alto, tenor) | You have left out bass! I am one. Please put it in with the other voices. | bass | | singer, voice, soprano, alto, tenor
    change-field | slimming club: date, weight in kg, mood | I dont do kilos love, stone please | stone | kg | date, weight, mood
    change-field | Poultry farm: pen, feed bags, eggs | eggs should be in crates not single single, 30 in one crate | crate | | pen, feed, egg
    change-field | Society gate register: visitor, flat, purpose | purpose should be dropdown only, guard is writing anything. Delivery, Guest, Maid, Plumber, Other | delivery, guest, maid, plumber, other | | visitor, flat, purpose
    change-field | migraine diary: date, pain (mild, moderate, severe), trigger | scrap the words and make pain a number out of 10, neurologist wants numbers | | mild, moderate, severe | date, pain, trigger
    change-field | Food truck permits: event, city, status (applied, approved) | add denied to the statuses. thanks austin 🙄 | denied | | event, city, status, applied, approved
    change-rule | Swear jar: who, word, when. 50p a go | up it to 75p, my lads are not deterred | 75 | 50p | who, word, when
    change-rule | Work mileage: date, from, to, miles. paid at 0.67 a mile | irs rate went to 0.70, bump it | 0.7 | 0.67 | date, from, to, mile
    change-rule | Estate library: book, borrower, date out. Loan is 14 days | 14 days is too small, people are reading slowly. Make it 21 | 21 | 14 day | book, borrower, date
    add-screen | ceilidh band gigs: venue, date, fee | a second list for the tunes we play. tune, key, who starts it | tune, key | | venue, date, fee
    add-screen | Foster kittens: name, weight, litter | I'd love a calendar page so I can see the vet visits coming up | calendar, vet | | name, weight, litter
    add-screen | Chama savings: member, paid, month | Please create one summary page showing the total everybody has paid so far. God bless | total | | member, paid, month
    add-screen | Club lotto sellers: seller, tickets, paid | we want the winners on a page of their own, name and the amount and which week | winner, amount, week | | seller, ticket, paid
    look | Backyard astronomy: object, scope, seeing | make it dark with red text or it wrecks my night vision | dark/red | | object, scope, seeing
    look | Temple seva roster: volunteer, seva, timing | saffron colour will look more auspicious, currently it is looking like bank app | saffron/orange | | volunteer, seva, timing
    look | my pills: pill, time, taken | bigger letters dear, and not so pale, I am 84 | | | pill, time, taken
    sort | freezer meals: dish, portions, frozen on | oldest up top so we actually eat them | | | dish, portion, frozen
    sort | Plumbing callouts: address, problem, urgency | emergencies should be first obviously, rest can go by how long theyve waited | | | address, problem, urgency
    sort | Christmas cards: surname, sent, received | In alphabetical order by surname, as in my old book, if that is not too much trouble | | | surname, sent, received
    filter | job hunt: company, role, stage | let me hide everything thats rejected its depressing scrolling past 41 of them | | | company, role, stage
    filter | Hostel mess complaints: student, block, complaint | block wise filter should be there, warden of C block wants only his own | | | student, block, complaint
    filter | pedalboard hoard: pedal, brand, effect | can i tap something n see just the fuzzes | | | pedal, brand, effect
    question | Rig shift log: shift, crew, barrels | does this work with no signal? im 90 miles offshore half the month | | | shift, crew, barrel
    question | honesty box eggs: date, dozens, cash | entered yesterday twice like an eejit, how do i get rid of one | | | date, dozen, cash
    question | Prayer list: name, need, date | Can the other ladies see what I type or is it only me? | | | name, need, date
    multi | Fades by Dre: client, cut, price, chair | add tip, lose the chair cause its just me now, newest on top | tip | chair | client, cut, price
    multi | marathon training: date, miles, shoe | switch miles to km, add resting heart rate, oh and dark mode if its not a hassle | km/kilomet, heart | mile | date, shoe
    multi | Naming ceremony guests: guest, family side, souvenir | put aso ebi paid or not paid, and instead of souvenir let it be gift bag | aso ebi, gift | souvenir | guest, side
`,
  ),
];
