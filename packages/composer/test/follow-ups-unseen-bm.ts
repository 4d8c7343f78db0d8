import { readTold, type ToldFollowUp } from './told-follow-up.ts';

/** Follow-ups by people who had not seen the composer; the most common failures were read. */
export const followBM: readonly ToldFollowUp[] = [
  ...readTold(
    'tr',
    `
    add | Terzi prova defteri: müşteri, kumaş, teslim günü | kol boyu ile bel ölçüsü de lazım bana, geçen hafta paltonun kolu kısa kaldı kadın kıyameti kopardı | kol boy, bel olcu | | musteri, kumas, teslim
    add | Anahtarcı işleri: adres, kilit markası, saat | bide ödeme olsun nakit kart iban diye seçeyim | odeme, nakit, kart, iban | | adres, kilit, saat
    add | Güreş kulübü sporcuları: ad, kilo, doğum yılı | lisans numarası da yazılsın federasyon istiyo | lisans | | ad, kilo, dogum
    add | Hukuk bürosu dosya takibi: dosya no, müvekkil, duruşma tarihi | Karşı taraf vekili ile mahkeme bilgisinin de kayda alınabilmesi gerekmektedir, saygılarımla. | vekil, mahkeme | | dosya no, muvekkil, durusma
    add | ayakkabi tamircisi: musteri, ayakkabi, ucret | ne yapilacak onu da seceyim, yapilacak islem: pence, topuk, fermuar, boya | islem, pence, topuk, fermuar, boya | | musteri, ayakkabi, ucret
    add | Okçuluk antrenmanı: mesafe, ok sayısı, puan | yay tipini unutmuşum (olimpik, makaralı, geleneksel). rüzgar da var tabi, açık havada atıyoz | yay, olimpik, makarali, geleneksel, ruzgar | | mesafe, ok say, puan
    add | Hemşehri derneği aidatı: üye, ay, tutar | Üyenin köyü de görünsün yoksa iki tane Mehmet Yıldız var birbirine giriyor | koy | | uye, ay, tutar
    add | Kuyumcu emanetleri: müşteri, parça, teslim | kaç gram kaç ayar, bunlar yazmıyosa bu defter neye yarar usta | gram, ayar | | musteri, parca, teslim
    add | Kalaycı Hüsnü: kap cinsi, adet, fiyat | sahibinin telefonu olsa ya, kazan üç aydır köşede duruyor arayamıyom | telefon | | kap, adet, fiyat
    add | Matbaa siparişleri: firma, iş, adet | kağıt gramajı ekle + selefon var mı yok mu diye tik | gramaj, selefon | | firma, is, adet
    add | Masa tenisi ligi: oyuncu, maç, galibiyet | averajsız lig mi olur hocam, set averajı koy | averaj | | oyuncu, mac, galibiyet
    add | Konsolosluk önü fotoğrafçı: isim, vesikalık adedi, saat | Köln'de Alman müşteriler biometrisch diye soruyo, fotoğraf türü olsun: biyometrik, vize, ehliyet | tur, biyometrik, vize, ehliyet | | isim, vesikalik, saat
    add | Ebru atölyesi boyaları: renk, marka, kavanoz | öd oranı diye bi şey eklesene, kaç damla koyduğumu hep unutuyom sonra tekne çamur | od oran | | renk, marka, kavanoz
    add | Hali saha rezervasyonu: takim, saat, kaparo | krampon kiralayan cok oluyo, kiralik krampon numarasini da yazacak yer ac | krampon | | takim, saat, kaparo
    add | Berber koltuk defteri: müşteri, tıraş, fiyat | bahşiş hanesi aç aslanım, çırağın hakkı kaynıyor | bahsis | | musteri, tiras, fiyat
    add | Satranç kulübü partileri: beyaz, siyah, sonuç | hangi açılış oynandı onu da tutalım (Sicilya filan), bir de kaç hamle sürmüş: hamle sayısı | acilis, hamle | | beyaz, siyah, sonuc
    add | Ofis demirbaşları: eşya, oda, zimmetli kişi | barkod numarası ve garanti bitişi eklenecek. Acil. Denetim çarşambaya. | barkod, garanti | | esya, oda, zimmet
    add | Tuhafiye dükkanı: ürün, renk, stok | dugme dedigin ya iki ya dort delik, delik sayisini girmeden bulamam ki | delik | | urun, renk, stok
    add | Sepet örücüsü: model, söğüt demeti, gün | Evladım gözüm az görüyor ama sap şeklini de yazsam iyi olurdu; kulplu olur, askılı olur, sapsız olur | sap, kulplu, askili, sapsiz | | model, sogut, gun
    add | Yelken kulübü tekneleri: tekne adı, sınıf, dümenci | yönetim kurulu karar aldı, sigorta poliçesi ile son bakım da olacakmış | police, bakim | | tekne, sinif, dumenci
    remove | Kırtasiye veresiye: isim, okul, borç | okul kısmını kaldır, milletin çocuğu nerde okuyomuş bana ne | | okul | isim, borc
    remove | Cirit takımı: binici, atın adı, mevki, puan | mevkiye gerek yokmuş sil gitsin | | mevki | binici, at, puan
    remove | Mali müşavir evrak kabul: mükellef, evrak, getiren, tarih | "Getiren" sütunu fazlalık oldu, çıkaralım lütfen | | getiren | mukellef, evrak, tarih
    remove | Çeyizci: gelin, takım, nakış, kapora | kaporayı istemiyom ben peşin alıyom zaten, dursun boşuna | | kapora | gelin, takim, nakis
    remove | saatci tamir fisi: marka, ariza, kordon, fiyat | kordon ne alaka ya at onu | | kordon | marka, ariza, fiyat
    remove | Dağcılık derneği faaliyetleri: rota, tarih, zorluk, rakım | Rakım bilgisi sürekli hatalı giriliyor, formdan kaldırılmasını rica ederim. | | rakim | rota, tarih, zorluk
    rename | Marangoz Sabri işleri: müşteri, ağaç, ölçü | orda ağaç değil kereste desin, biz odun kesmiyoz | kereste | agac | musteri, olcu
    rename | Reformer stüdyosu: öğrenci, paket, kalan ders | öğrenci kelimesi yerine danışan yazsın, hocamız çok takıyor buna | danisan | ogrenci | paket, kalan ders
    rename | Boks salonu maçları: boksör, rakip, sonuç | rakip'i hasım yap hahaha bizde öyle denir | hasim | rakip | boksor, sonuc
    rename | Emlak ofisi: ilan, semt, fiyat | semt olmadı, mahalle olsun orası | mahalle | semt | ilan, fiyat
    rename | Bakkal tedarik: toptancı, mal, tutar | en üstte bakkal tedarik yazmasın, dükkanın adı Çınar Gıda onu yaz | cinar gida | bakkal tedarik | toptanci, mal, tutar
    rename | Esnaf kooperatifi toplantıları: gündem, tarih, karar | Tüzükte "hüküm" geçer. Karar ibaresi hüküm olarak düzeltilsin. | hukum | karar | gundem, tarih
    change-field | Bisikletçi servis: bisiklet, arıza, durum | durumu elle yazmaktan usandım seçmeli olsun: sırada, sökülü, hazır, teslim edildi | sirada, sokulu, hazir, teslim | | bisiklet, ariza, durum
    change-field | Kumaşçı topları: desen, metre, raf | metreyi arşına çevirebilir misin, dedem arşınla satardı ben de inat ettim | arsin | metre | desen, raf
    change-field | Taekwondo salonu: sporcu, kuşak, veli | kuşak serbest yazı olmuş, listeden gelsin beyaz sarı yeşil mavi kırmızı siyah | beyaz, sari, yesil, mavi, kirmizi, siyah | | sporcu, kusak, veli
    change-field | Asansörlü nakliyat: nereden, nereye, kat | kata sadece sayı girilebilsin, eleman "en tepe" yazmış | | | nereden, nereye, kat
    change-field | Terlik imalatı: model, numara, renk | renkte bej ve lacivert olsun seçenek olarak başka boya almıyoz artık | bej, lacivert | | model, numara, renk
    change-field | Patent vekili randevuları: başvuru sahibi, konu, saat | saat yetmiyor, takvimden gün de seçilecek şekilde değiştirin | | | basvuru, konu
    change-rule | Kuru temizleme: müşteri, parça, adet. parça başı 80 lira | buhar kazanı elektriği yuttu, parçası 110 lira oldu artık | 110 | | musteri, parca, adet
    change-rule | Sendika okuma odası: üye, kitap, iade günü. Bir kişi en fazla 3 kitap alabilsin | üç azmış, sınır 5 kitap olsun | 5 | | uye, kitap, iade
    change-rule | Çağrı merkezi primleri: temsilci, çağrı, satış. hedef günde 40 çağrı | müdür kafayı yedi hedefi 65 yapacakmışız | 65 | | temsilci, cagri, satis
    add-screen | Bowling takımı: oyuncu, strike, toplam | turnuvalar icin ayri liste lazim: turnuva adi, sehir, derece | turnuva, sehir, derece | | oyuncu, strike, toplam
    add-screen | Züccaciye: ürün, adet, alış fiyatı | kırılanları başka sayfada tutayım bari: ne kırıldı, kim kırdı, zarar | kiril/kirik, zarar | | urun, adet, alis
    add-screen | Site yönetimi aidat: daire, ay, tutar | Ay sonunda bakacağım bir özet ekranı: toplanan para ve borçlu daireler | ozet/toplanan, borclu | | daire, ay, tutar
    add-screen | Stajyer yoklaması: stajyer, birim, giriş | takvim görünümü de koyun ay ay baksam hangi gün kaytarmışlar | takvim | | stajyer, birim, giris
    look | Çiçekçi siparişleri: alıcı, çiçek, kart yazısı | bu ne böyle cenaze levazımatçısı gibi, pembe yap | pembe | | alici, cicek, kart
    look | Fabrika gece bekçisi: tur, kapı, not | ekran gözümü alıyo karanlıkta, koyu tema olsun | koyu | | tur, kapi, not
    look | Trabzonlular derneği: üye, ilçe, telefon | ula yeşil olur mi hiç, bordo yap oni | bordo | | uye, ilce, telefon
    sort | Dikiş kursu: kursiyer, seviye, devamsızlık | devamsızlığı en çok olan en tepede dursun | | | kursiyer, seviye, devamsizlik
    sort | Lastik oteli: plaka, ebat, raf no | raf no'ya göre gruplayıver karman çorman | | | plaka, ebat, raf
    sort | Posta guvercini yarislari: bilezik no, kumes, hiz | en hizli kus ustte ciksin yavaslar alta | | | bilezik, kumes, hiz
    filter | Sahaf rafı: kitap, yazar, durum, fiyat | satılmış olanı görmeyeyim yalnız eldekiler gelsin | | | kitap, yazar, durum, fiyat
    filter | Tabela atölyesi: müşteri, tabela türü, montaj tarihi | sadece bu haftanın montajlarını gösteren bir düğme konabilir mi | | | musteri, tabela, montaj
    filter | Arama kurtarma gönüllüleri: gönüllü, bölge, nöbet günü | bölge seçince ordakiler kalsın gerisi kaybolsun, 84 kişi arasında aranıyoruz | | | gonullu, bolge, nobet
    question | Seyyar midyeci: tepsi, satılan, kalan | telefonum denize düşerse bunlar uçar mı? | | | tepsi, satilan, kalan
    question | Amatör tiyatro gişesi: oyun, koltuk, seyirci | Bunu gişedeki iki arkadaş aynı anda kullanabilir mi, yoksa herkes kendininkini mi görür? | | | oyun, koltuk, seyirci
    question | Hat dersleri: talebe, meşk, gün | yanlış yazdığımı nasıl düzeltecem oğlum, basıyom basıyom bi şey olmuyo | | | talebe, mesk, gun
    multi | Voleybol kulübü: oyuncu, mevki, kilo | kiloyu sil kızlar bozuluyor, forma no koy, bir de lacivert olsun her yer | forma | kilo | oyuncu, mevki
    multi | Demirci ocağı: iş, demir miktarı, ücret | ücret yerine tutar yaz, müşteri adı da eklensin | tutar, musteri | ucret | is, demir
    multi | Dergi yazı işleri: yazı, yazar, sayı | aşama ekle (bekliyor, dizgide, basıldı) sonra yazara göre dizilsin, ha bi de sayfa adedi | asama, bekliyor, dizgide, basildi, sayfa | | yazi, yazar, sayi
`,
  ),
  ...readTold(
    'en',
    `
    add | Cobbler's counter: customer, shoe, price | heel type would be handy, i get stilettos blocks and wedges all muddled up | heel | | customer, shoe, price
    add | Cricket academy fees: player, month, amount | Kindly do the needful and add guardian mobile and batch timing also | guardian, batch | | player, month, amount
    add | Barristers' clerk diary: matter, court, next date | pls add opposing counsel n the judge, Mr Okafor keeps asking | opposing/counsel, judge | | matter, court, next date
    add | Tailor shop Ikeja: customer, style, deposit | Oga abeg put bust, waist and hip, without am how I go take sew | bust, waist, hip | | customer, style, deposit
    add | Pottery studio firings: piece, glaze, shelf | need cone number!! and who loaded the kiln (loader) so i know who to blame | cone, loader/loaded | | piece, glaze, shelf
    add | Lawn bowls ladder: member, played, won | Would you be so kind as to include shots difference? My late husband always kept it in pencil. | shots | | member, played, won
    add | Office key register: key, holder, date out | date back. obviously. | date back | | key, holder, date out
    add | Repair cafe log: item, owner, fault | there's no outcome: fixed, half fixed, hopeless | outcome, fixed, half fixed, hopeless | | item, owner, fault
    add | Farrier rounds: horse, yard, next visit | temperament please love, I've been kicked twice this month. calm, fidgety or kicker | temperament, calm, fidgety, kicker | | horse, yard, next visit
    add | Model railway club locos: loco, gauge, era | dcc fitted yes/no | dcc | | loco, gauge, era
    add | Optician orders: patient, frame, due | We're missing PD and lens coating (anti glare, blue cut, none) from the order slip | pd, coating, blue cut | | patient, frame, due
    add | Kirana store credit: name, item, amount | due date bhi daal do please, people are paying after six six months | due date | | name, item, amount
    add | Roller derby roster: skater, number, position | pronouns, also insurance expiry cos we got told off by the league lol | pronoun, insurance | | skater, number, position
    add | Quilt guild block swap: block, maker, fabric | finished size in inches, plus postage paid tick box because SOMEBODY never pays hers | size, postage | | block, maker, fabric
    add | barbershop leeds: client, cut, price | wot clipper guard they had last time, thats all they ever ask me for | guard | | client, cut, price
    add | Parish magazine adverts: advertiser, ad size, fee | I quite forgot the issue month, and whether the artwork has been received | issue, artwork | | advertiser, size, fee
    add | Fencing club kit hire: fencer, mask, jacket | which weapon foil epee or sabre, + sword hand left/right | weapon, foil, epee, sabre, hand, left, right | | fencer, mask, jacket
    add | Stained glass commissions: client, window, price | lead width | lead | | client, window, price
    add | Balogun market traders union: trader, stall, levy | We also need line of goods: clothes, foodstuff, electronics, cosmetics. And next of kin, the chairman insists | goods, clothes, foodstuff, electronics, cosmetics, next of kin | | trader, stall, levy
    add | Climbing wall routes: route, grade, setter | Holds color and strip date, we tear everything down every 8 weeks or so | hold, strip | | route, grade, setter
    remove | Photocopy shop jobs: customer, pages, binding, total | drop binding we dont do it no more, machine ate my sleeve | | binding | customer, pages, total
    remove | Union branch members: name, workplace, subs, religion | who put religion there?? take it off, GDPR and all that | | religion | name, workplace, subs
    remove | Coin dealer trays: coin, year, mint, price | nobody reads mint. bin it | | mint | coin, year, price
    remove | Kabaddi squad: player, village, raids, tackles | no need of village sir | | village | player, raid, tackle
    remove | Upholstery bench: piece, fabric, foam, quote | can we lose foam, it's always the same stuff from Dave | | foam | piece, fabric, quote
    remove | Bellringers' practice: tower, ringer, bell, conductor | Please remove conductor as it has caused a quarrel. | | conductor | tower, ringer, bell
    rename | Hand car wash: plate, package, staff | staff shd say washer | washer | staff | plate, package
    rename | Dry cleaners: garment, ticket, ready by | change ticket to tag no, tickets are for parking | tag | ticket | garment, ready
    rename | Pub darts league: player, legs, average | its not legs this season its sets, committee voted 7-2 | sets | legs | player, average
    rename | Housing co-op board: motion, mover, outcome | the correct term is proposer rather than mover | proposer | mover | motion, outcome
    rename | PT sessions: client, workout, goal | boss hates the word client, must be athlete apparently, even for my nan | athlete | client | workout, goal
    rename | Pawn shop: pledge, owner, loan | heading says pawn shop, customers feel shy. Put Sharma and Sons there instead | sharma | pawn shop | pledge, owner, loan
    change-field | Picture framer: customer, artwork, moulding | make moulding a pick list - oak, black, gilt, limed ash | oak, black, gilt, limed ash | | customer, artwork, moulding
    change-field | Harriers club runs: runner, distance km, time | We're in Ohio nobody does km, make that miles | mile | km | runner, distance, time
    change-field | Complaints desk: complaint, department, urgency | urgency should be stars out of five not me typing VERY | | | complaint, department, urgency
    change-field | Tyre bay: vehicle, tyre size, position | position is only ever nearside front, offside front, nearside rear, offside rear or spare so let me tap it | nearside front, offside front, nearside rear, offside rear, spare | | vehicle, tyre size, position
    change-field | Enugu notary desk: client, document, fee in dollars | who is paying dollars in Enugu please, naira | naira/₦/ngn | dollar | client, document, fee
    change-field | Swim squad: swimmer, stroke, level (beginner or advanced) | levels go tadpole, otter, shark. not beginner whatever | tadpole, otter, shark | beginner | swimmer, stroke, level
    change-rule | Squash courts: member, court, slot. 6 pounds a slot | treasurer says 7.50 from april, moan at her not me | 7.50/7.5 | | member, court, slot
    change-rule | Telesales team: rep, company, result. goal 30 calls a day | thirty was optimistic, goal 18 lol | 18 | | rep, company, result
    change-rule | Tool library loans: borrower, tool, due date, max 14 days | Members voted for 21 days as the maximum instead. | 21 | | borrower, tool, due
    add-screen | Leather workshop orders: buyer, item, price | seperate list for hides too - tannery, thickness, sq ft left | hide, tannery, thickness | | buyer, item, price
    add-screen | Rotary attendance: member, meeting, present | A summary page, please, giving each member's attendance at a glance for the District Governor | summary | | member, meeting, present
    add-screen | Netball fixtures: opponent, date, venue | can there be a calendar page so the mums stop texting me | calendar | | opponent, date, venue
    add-screen | Hardware shop: item, qty, aisle | suppliers need a page to themselves, company + rep + phone | supplier, company, rep, phone | | item, qty, aisle
    look | Tattoo studio bookings: client, design, deposit | way too cheerful. dark mode or nothing | dark | | client, design, deposit
    look | Nagpur carrom association: player, club, rating | Sir colour should be maroon same as our association flag | maroon | | player, club, rating
    look | Haberdashery remnants: fabric, length, price | It looks like a bank!! could it be lilac | lilac | | fabric, length, price
    sort | Estate agents viewings: property, viewer, time | earliest viewing first, i nearly missed the one in Didsbury | | | property, viewer, time
    sort | Amateur boxing card: red corner, blue corner, weight | group them bouts by weight would ya | | | red corner, blue corner, weight
    sort | Vinyl stall: record, artist, condition, price | a to z on artist. The before Beatles doesn't count | | | record, artist, condition, price
    filter | Bookbinder's bench: book, client, stage | hide anything already collected, bench looks fuller than it is | | | book, client, stage
    filter | Alumni association dues: name, set, amount, paid | I want to press something and see only those that have not paid, for naming and shaming | | | name, set, amount, paid
    filter | Bike polo pickup: player, mallet, team | show me just one team when i tap it | | | player, mallet, team
    question | Phone repair kiosk: phone, fault, cost | if network go, e still dey work? | | | phone, fault, cost
    question | Allotment association plots: plot, holder, rent | How does one print this for the noticeboard? I am 81 and have only the one printer. | | | plot, holder, rent
    question | Escape room staff rota: employee, room, shift | can my manager see what i type in here or is it just on mine | | | employee, room, shift
    multi | Gift wrapping counter: customer, paper, ribbon | lose ribbon, add bow colour, and call paper wrap style instead | bow, wrap style | ribbon, paper | customer
    multi | Saddlery repairs: owner, tack, job | put a promised date on it and list the soonest on top. oh & a price | promised, price | | owner, tack, job
    multi | Scrabble club nights: player, score, best word | i'd like the number of bingos recorded, also can best word become top play, ta | bingo, top play | best word | player, score
`,
  ),
];
