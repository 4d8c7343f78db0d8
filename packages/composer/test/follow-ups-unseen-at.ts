import { readTold, type ToldFollowUp } from './told-follow-up.ts';

/** Follow-ups by people who had not seen the composer; not read. */
export const followAT: readonly ToldFollowUp[] = [
  ...readTold(
    'tr',
    `
    add | Saat tamircisiyim: müşteri adı, saat markası, arıza, ücret | ne zaman bıraktı onu yazmamışız, geliş tarihi ekle | gelis/tarih |  | musteri, marka, ariza, ucret
    multi | Pansiyon odaları: oda no, kaç kişilik, gecelik fiyat, dolu mu | Hayırlı işler. Kalan misafirin adı ile çıkış tarihini ekleyelim, dolu mu yerine de durum yazsın; boş, dolu, temizlikte seçilsin | misafir, cikis, durum, bos, temizlik | dolu mu | oda, kisi, fiyat
    add | mantar üretimi yapıyorum oda no kompost tarihi hasat kilosu | nem oranını da yazcam yüzde kaç olduğunu | nem |  | oda, kompost, hasat/kilo
    remove | Kurban hissedarları: ad soyad, hisse sayısı, telefon, vekalet alındı mı, adres | Adresi çıkartın hocam, et camiden dağıtılacak zaten |  | adres | ad, hisse, telefon, vekalet
    change-field | ruh halimi kaydetcem: gün, ruh halim, sebep | ruh hali yazmak yerine seçmeli olsun mutlu üzgün sinirli boşvermiş | mutlu, uzgun, sinirli, bosver |  | gun/tarih, ruh, sebep/seb
    add | Okul servisim: öğrenci, okul, adres, aylık ücret | annesinin babasının telefonu lazım çocuk inmeyince arıyoruz. veli telefonu yani | veli/telefon |  | ogrenci, okul, adres, ucret
    sort | Faturalarım: kurum, tutar, son ödeme tarihi, ödendi mi | son ödeme tarihi en yakın olan başta dursun rica etsem geçen ay elektriği kestiler |  |  | kurum, tutar, tarih/son odeme, oden
    add | pazar tezgahı günlük satış: ürün, kilo, kilo fiyatı | zayi diye bi yer aç çürüyen domates oluyo akşama | zayi |  | urun, kilo, fiyat
    look | Alışveriş listesi: ürün, adet, market, alındı | Yeşil olsun. Bir de butonlar daha büyük, parmağım sığmıyor. |  |  | urun, adet, market, alindi
    rename | emlakçıyım alıcılar listesi: alıcı adı, bütçe, istediği semt, telefon | alici degil yatirimci yazalim musteri gorunce hosuna gidiyo | yatirimci | alici | butce, semt, telefon
    add | Fındık işçileri: ad soyad, çalıştığı gün, yevmiye | avans aldılar mı ne kadar aldılar diye bir bölüm koyalım her sene kavga çıkıyor bu yüzden kardeşim | avans |  | ad, gun, yevmiye
    change-rule | Su içme takibi: saat, bardak sayısı, günlük hedef 8 bardak | doktor 8 yetmez dedi böbrek taşı varmış hedefi 10 yap | 10 |  | saat, bardak/bardag, hedef
    add | Plak koleksiyonum: sanatçı, albüm, yıl | Kondisyon (kapak ve plak durumu) alanı eklenirse sevinirim, takas forumunda hep soruluyor | kondisyon/durum |  | sanatci, album, yil
    group | Baharat dolabım: baharat, miktar, son kullanma, hangi raf | raf raf ayırsana bunu üst raf alt raf diye |  |  | baharat, miktar, kullanma, raf
    multi | Güneş paneli üretim kaydı: tarih, üretilen kWh, hava durumu | Merhaba, şebekeye satılan kWh ve elde edilen gelir eklenmeli. Ayrıca hava durumu yazı değil seçim olsun: güneşli, bulutlu, yağmurlu. | satil/sebeke, gelir, gunesli, bulutlu, yagmurlu |  | tarih, uretil/uretim
    add | Diş kliniği hastalarım: ad, telefon, yapılan işlem, kalan borç | hangi diş olduğunu da yazabilelim numarayla. Diş no. | dis no/dis num/hangi dis |  | ad, telefon, islem, borc
    question | Regl takibi: başlangıç, bitiş, ağrı, notlar | bunları başkası görüyo mu yani sevgilim telefonu alsa şifre koyabiliyo muyuz |  |  | basla, bit, agri, not
    change-field | Kargolarım: alıcı, takip no, durum, gönderim tarihi | durumu her seferinde yazıyorum, hazırlanıyor kargoda teslim edildi iade diye çıksın ben dokunayım | hazirlan, kargoda, teslim, iade |  | alici, takip, tarih
    add | Kaza namazlarım: vakit, kalan sayı, kılınan | oruç kazası da var evladım ona da bir yer aç Allah razı olsun | oruc |  | vakit/vakt, kalan, kilin
    filter | İkinci el telefon satıyorum: model, hafıza, renk, fiyat, satıldı mı | satılmamışları tek başına görebilmem lazım müşteri sorunca elimde ne var diye bakıyom |  |  | model, hafiza, renk/reng, fiyat, satil
    add | Tekne bakım defteri: yapılan iş, tarih, tutar | motor saati kaçtaydı o da girilsin yağ değişimi ona göre | motor saat |  | yapilan/is, tarih, tutar
    multi | düğün fotoğrafçısıyım çekimler: çift adı, tarih, mekan, paket fiyatı | hocam eline saglik. kapora ekle, kalan ekle, albüm teslim edildi mi ekle, mekanı sil whatsapptan konum atıyolar zaten | kapora, kalan, album/teslim | mekan | cift, tarih, fiyat/paket
    add | Örgü siparişlerim: kimin için, model, fiyat, bitti mi | Hangi renk ip istedi diye sorup sorup unutuyorum. İp rengi eklensin. | ip reng/renk/reng |  | kim, model, fiyat, bitti
    remove | Spor salonu üyelerim: isim, tc kimlik, telefon, üyelik bitiş tarihi | TC kimliği silin avukat KVKK dedi başımız ağrımasın |  | kimli | isim/ad, telefon, bitis
    add | kedilerim: isim yaş cins kısır mı | aşı tarihi eklermisin minnoşun aşısı kaçmış :( | asi tarih/asi |  | isim/ad, yas, cins, kisir
    add-screen | At çiftliği: at adı, yaş, ırk, sahibi | nalbant ziyaretleri için ayrı ekran açalım, hangi at, tarih, ücret yazalım | nalbant, tarih, ucret |  | at, yas, irk, sahib/sahip
    add | Apartman su sayaçları: daire, önceki okuma, son okuma | okuyan kişi kim belli değil sonra itiraz ediyorlar. okuyan ekleyin | okuyan |  | daire, onceki, son
    rename | masa tenisi turnuvası: oyuncu 1, oyuncu 2, skor, tur | skor yerine sayı yazsın biz öyle diyoz | sayi | skor | oyuncu, tur
    change-field | Tatlı siparişleri: müşteri, tatlı, boy, teslim saati | Boy kısmı yarım tepsi, tam tepsi, porsiyon olarak seçilsin. Teşekkür ederim kolay gelsin. | yarim tepsi, tam tepsi, porsiyon |  | musteri, tatli, teslim
    multi | Hurdacı defteri: malzeme, kilo, kilo fiyatı, kimden alındı | kimden alındı olmasın korkuyo millet. plaka olsun. toplam tutarı kendi hesaplasın kilo çarpı fiyat | plaka, toplam/tutar | kimden | malzeme, kilo, fiyat
    add | Cilt bakım ürünlerim: ürün, marka, sabah mı akşam mı | açılış tarihini girmek istiyorummm 6 ayda bozuluyor bunlar | acil |  | urun, marka, sabah
    look | Hemşire nöbet listem: tarih, servis, gece gündüz, kiminle | gece nöbetinde gözüme giriyor ışığı, karanlık mod olsun lütfen |  |  | tarih, servis, gece, kim
    add | Burs başvuruları: öğrenci, bölüm, başvuru tarihi, belge tamam mı | Gelir durumu alanının eklenmesi hususunda gereğini rica ederim. | gelir |  | ogrenci, bolum, tarih, belge
    sort | YKS deneme netlerim: deneme adı, tyt net, ayt net, tarih | en yüksek net en üstte olsun motive olim |  |  | deneme, tyt, ayt, tarih
    add | Deprem çantası listesi: malzeme, adet, kondu mu | pillerin ve konservelerin günü geçiyo. skt ekleyin son kullanma yani | son kullanma/skt/son tuketim |  | malzeme, adet, kondu
    rename | Çay bahçesi siparişleri: masa no, ne istedi, tutar, ödendi | ne istedi degil adisyon yazsın daha profesyonel | adisyon | ne istedi | masa, tutar, oden
    change-field | Kombi servis kayıtları: müşteri, marka, şikayet, tarih | Marka kısmına hep aynı şeyler giriyo Demirdöküm Vaillant Baymak Eca bunlar hazır gelsin | demirdokum, vaillant, baymak, eca |  | musteri, sikayet, tarih
    add | Köy derneği üyeleri: ad soyad, telefon, aidat | lakap ekleyin aynı isimde 9 tane mehmet yılmaz var :) | lakap/lakab |  | ad, telefon, aidat
    multi | Masaj salonu randevu: isim, saat, masaj türü, terapist | süre de seçilsin 30 dk 60 dk 90 dk olarak, terapisti kaldırabilirsin tek kişiyim artık. | sure/dakika/dk, 30, 60, 90 | terapist | isim/ad, saat, masaj/tur
    question | Kira gelirlerim: daire, kiracı, tutar, ay | yıl sonunda toplamı çıkarıyor mu bu, yoksa ben mi hesap makinesiyle toplayacağım? |  |  | daire, kiraci, tutar, ay
    remove | Rüya günlüğüm: tarih, rüya, kimler vardı, yorumu, uyanma saati | uyanma saatine gerek yok kaldır |  | uyanma | tarih, ruya, kim, yorum
    add | Cam balkon ölçüleri: müşteri, en, boy, montaj günü | usta cam rengi de lazım füme mi şeffaf mı serbest yazarım | cam reng/renk/reng |  | musteri, en, boy, montaj
    group | Akrabalarımın listesi: isim, yakınlık, oturduğu şehir, telefon | Bayramda geziyoruz da, şehir şehir kümelense gideceğimiz yere göre bakarız |  |  | isim/ad, yakinli, sehir/sehr, telefon
    add | maket uçaklarım: model, ölçek, bitti mi | hangi boya kodlarını kullandım onu kaydetmem lazım | boya |  | model, olcek/olceg, bitti
    change-rule | Köfteci sadakat kartı: müşteri, telefon, damga sayısı. 10 damgada 1 bedava | 10 çok geliyo millete 7 damgada bedava olsun | 7 |  | musteri, telefon, damga
    add | Çiçekçi siparişleri: gönderen, alıcı, çiçek, adres | kart notu unutulmus. cicegin ustune ne yazilcak | kart/not |  | gonderen, alici, cicek/ciceg, adres
    multi | Seradaki domatesler: sera no, çeşit, dikim tarihi, hasat kilosu | slm ziraatçı geldi bana dedi ki gübre ve ilaç tarihlerini yaz. ikisinide ekleyelim. çeşit adı da tohum olsun | gubre, ilac, tohum | cesit/cesid | sera, dikim, hasat/kilo
    rename | Muhtarlık evrak kaydı: vatandaş, evrak türü, tarih, verildi mi | "Vatandaş" ibaresi "hemşehri" olarak değiştirilsin lütfen. | hemseh/hemser | vatandas | evrak, tarih, veril
    remove | İnşaat puantaj: işçi adı, gün, saat, ücret, baret no | baret noyu sil gitsin barete numara falan vermiyoz artık |  | baret | isci, gun, saat, ucret
    filter | Kan bağışçıları: isim, kan grubu, ilçe, telefon | Kan grubu seçip sadece o gruptakileri listeleyebilmek istiyoruz. Hastaneden arayınca hızlı bulmalıyız. |  |  | isim/ad, kan grub, ilce, telefon
    add | Akvaryum balıklarım: tür, adet, aldığım tarih | ben suriyeli turkce az. ben ister fiyat yazmak her balık kac lira tesekkur | fiyat |  | tur, adet, tarih
    change-field | Günlük yürüyüşüm: tarih, adım, nerede, süre | adım saymıyor telefon doğru düzgün, kilometre yazalım onun yerine adım olmasın | kilometre/km | adim | tarih, nerede/yer, sure
    look | Oyuncak kütüphanesi: oyuncak, yaş grubu, kimde, iade tarihi | Çocuklar bakacak, rengarenk neşeli bişey olsun. Sarı mesela. |  |  | oyuncak/oyuncag, yas, kimde, iade
    multi | Kreş yemek menüsü: gün, çorba, ana yemek, tatlı | alerjen diye alan eklensin, tatlı yerine ara öğün yazsın ve günler pazartesiden başlasın sırayla | alerj, ara ogun | tatli | gun, corba, ana yemek
    question | Ehliyet sınavı soruları: soru, 4 şık, doğru cevap, puan | kaç soru koyabilirim sınır var mı, bide yanlış yaptıklarımı tekrar soruyor mu |  |  | soru, dogru/cevap, puan
    remove | Pul koleksiyonum: ülke, yıl, değer, damgalı mı, aldığım kişi | aldığım kişi kısmını istemiyorum artık |  | aldigim kisi | ulke, yil, deger, damga
    add-screen | Türk sanat müziği korosu: üye adı, ses grubu, telefon | repertuvar diye yeni bir sayfa açalım eser adı makam bestekar olsun | repertuvar/repertuar, eser, makam, bestekar |  | uye, ses, telefon
    change-field | satranç maçlarım: rakip, sonuç, tarih, süre | Sonucu galibiyet, beraberlik, mağlubiyet şıklarından işaretleyeyim. | galibiyet, berabere/beraberlik, maglubiyet |  | rakip/rakib, tarih, sure
    rename | günlük tutacam: tarih, başlık, yazı. adı Günlüğüm olsun | ismi Hatıra Sandığı olsun günlüğüm deme ablam anlıyo hemen | hatira | gunlugum | tarih, baslik, yazi
    multi | Dağcılık kulübü tırmanışları: zirve, tarih, rehber, katılımcı sayısı | rakım ekleyin metre olarak, rehber kelimesini lider yapın, tamamlandı mı diye de işaret kutusu koyun selamlar | rakim, lider, tamamlan | rehber | zirve, tarih, katilimci
    `,
  ),
  ...readTold(
    'en',
    `
    add | Pottery glazes: name, colour, cone | would be good to note how many coats i brushed on | coat |  | name, colour/color, cone
    multi | Car detailing bookings: customer, car, package, price | yo few tweaks. package = choose from basic, full, ceramic. add mobile number. and drop the price its on the packages anyway | basic, full, ceramic, mobile/phone/number | price | customer, car, package
    add | Bird sightings: species, date, place | Also the count, please — one often sees a flock rather than a single bird. | count/number/how many |  | species, date, place
    change-field | Snow diary - date, snow type, depth, road open | snow type should just be tap one of powder wet icy slush | powder, wet, icy, slush |  | date, depth, road
    remove | Hot sauce reviews: sauce, brand, heat, flavour, price | take price out its all gifts anyway |  | price | sauce, brand, heat, flavour/flavor
    add | lift fault log for the tower block: lift number, fault, date reported | We need to know when it was FIXED not just reported. Residents are furious. Date fixed please | fixed |  | lift, fault, report
    question | Sober diary: date, craving, trigger, how I coped | is this private? like does it get sent anywhere |  |  | date, craving, trigger, cope
    add | my perfumes: house, name, size ml | add season i would wear it in (summer winter whatever) | season |  | house, name, size/ml
    sort | Hikes I've done: trail, miles, date, difficulty | longest hike at the top please and thank you |  |  | trail, mile, date, difficult
    rename | Dance school: dancer, class, fee, costume size | Please say "tuition" where it says fee. The parents respond better to that. | tuition | fee | dancer, class, costume
    add | Rescue hedgehogs: hedgehog name, arrived, released or not | weight in grams is needed every week, under 600 we must not release him, so add this, thx | weight/gram |  | hedgehog/name, arriv, release
    look | Bowls club fixtures: date, opponent, home or away, rink | make it blue and bigger letters half the team cant see it without glasses |  |  | date, opponent, home, rink
    add | roofing jobs: customer, address, quote | start date mate. and thats it | start |  | customer, address, quote
    multi | Weather station notebook: date, rainfall, pressure | Dear developer, thank you for this. I should like the addition of wind direction and of the maximum temperature, and I should like rainfall to be labelled "rain since nine". Regards, Malcolm | wind, max, rain since nine | rainfall | date, pressure
    add | Peak flow chart for my asthma: date, morning reading, evening reading | inhaler puffs used that day | puff/inhaler |  | date, morning, evening
    change-field | Van keys at our office: driver, van, date out, returned | van always one of Transit, Vivaro, Sprinter, Caddy so let us pick it from list instead typing | transit, vivaro, sprinter, caddy |  | driver, date/out, return
    group | Fishing flies I tied: fly, hook size, river, how many | group em by river so i just grab the ones for wherever im going |  |  | fly/flies, hook, river, how many/quantity/count
    add | D&D characters: name, class, level | hp!!! how did i forget hp | hp/hit point |  | name, class, level
    filter | Recipes: dish, ingredients, minutes, vegetarian | My daughter in law is veggie, so when they visit I'd like to see only the vegetarian ones |  |  | dish, ingredient, minute, vegetarian
    add | Wedding vendors: company, service, total cost | we need to keep track of the deposit as well, how much weve put down already | deposit |  | company, service, cost/total
    remove | Marathon training: date, miles, pace, shoes, how i felt | delete shoes. only own one pair lol |  | shoe | date, mile, pace, felt/feel
    change-rule | Smoking diary: date, cigarettes, daily limit 20 | im ready i think.. can we make the limit 10 | 10 |  | date, cigarette, limit
    add | Thrift flips: item, bought for, sold for | platform i sold it on, depop vinted ebay etc | platform |  | item, bought, sold
    multi | Voiceover gigs: client, date, studio, fee | can we have: script word count, link to the recording, and gigs in date order newest first. also "fee" to be "session price" thanks a mill | word, link/recording, session price | fee | client, date, studio
    add | tree surgery jobs: customer, tree, work needed, price | I am need to write also if tree is protected. Council give big fine. TPO yes or no | tpo/protected |  | customer, tree, work, price
    rename | Warehouse pallets: pallet id, aisle, product, weight | aisle is called bay in our place so change aisle to bay | bay | aisle | pallet, product, weight
    add | Prayer requests: who asked, request, date | Bless you for this. Would you add whether it has been answered? | answered |  | who/asked, request, date
    change-field | Board games we own: game, players, length, our rating | length as short / medium / long rather than minutes, nobody knows the minutes | short, medium, long |  | game, player, rating
    add | surf sessions: beach, date, wave height | which board i rode | board |  | beach, date, wave
    add-screen | Makerspace members: name, email, membership expiry | We also need a machines page: machine, where it is, who is trained on it. Separate from members. | machine, where/location, trained |  | name, email, expir
    look | Owl ringing nights: ring number, time, nest box, wing length | too bright!! dark mode, im sat in a hide |  |  | ring, time, box, wing
    add | comic collection: series, issue number, year | grade like 9.8 / 9.4 so i can sort out insurance | grade |  | series, issue, year
    question | Freelance expenses: date, what, amount, receipt photo | if I get a new phone does all this come with me? and how do I back it up |  |  | date, what, amount, receipt
    remove | Museum guides rota: name, day, gallery, emergency contact | emergency contacts are kept in the office so please remove from here, privacy etc |  | emergency | name, day, gallery
    add | Classroom behaviour: pupil, date, what happened | Head wants "action taken" recorded. Ta | action |  | pupil, date, happened
    multi | Cheese making: cheese name, milk, date made, rennet | ok so add how many weeks to age, and ready or not tick, and get rid of rennet because i use always the same one | week/age, ready | rennet | cheese/name, milk, made
    add | Village hall hire: hirer, start, finish, paid | Caretaker needs to know how many chairs to put out. number of chairs | chair |  | hirer, start, finish, paid
    rename | Garden jobs: job, bed, month, done. Title My Garden | title should be The Potting Shed not My Garden | potting shed | my garden | job, bed, month, done
    sort | Golf rounds: course, date, score, weather | can best score come first, so lowest one innit |  |  | course, date, score, weather
    add | compost bin diary: date, what went in, turned or not | temperature in the middle of the heap, i bought a long probe | temp |  | date, went, turned
    change-field | Pest control visits: site, pest, treatment, next visit | Pest needs to be chosen: Rats, Mice, Wasps, Cockroaches, Bed bugs. Technicians spell it 20 ways. | rat, mice/mouse, wasp, cockroach, bed bug |  | site, treatment, visit
    add | Tea tin collection: tea, type, where bought | steep time (in minutes) pretty please | steep |  | tea, type, bought
    multi | Physio exercises from the hospital: exercise, reps, how often | hello i am 71 and had a new hip. i want a tick for done, a pain number out of ten, and words bigger. god bless | done, pain |  | exercise, rep, often
    filter | Repairs reported by tenants: flat, problem, date, fixed or not | just wanna see the unfixed ones at a glance, some kind of toggle |  |  | flat, problem, date, fixed
    add | home care visits: client, arrived, left | must have column for medication given, we was told by manager | medication |  | client, arrived, left
    remove | Candle making: scent, wax, wick, burn time, jar size | don't need jar size any more I only use the one size now |  | jar | scent, wax, wick, burn
    rename | Debate club: speaker, topic, score, judge | judge -> adjudicator please, it's the official term | adjudicator | judge | speaker, topic, score
    look | Kids reading log: book, pages, date, stars | Could it be more fun looking? Mia loves green and dinosaurs. Green is enough though |  |  | book, page, date, star
    add | Words my parrot can say: word, when learned, who taught | does he say it clear or mumbly.. add clarity | clarity/clear |  | word, learned, who/taught
    change-field | Pool water log: date, chlorine, ph, temperature in fahrenheit | we are in Spain, use celsius. remove fahrenheit nobody understand it here | celsius | fahrenheit | date, chlorine, ph
    multi | Apple orchard: tree number, variety, rootstock, year planted | Variety to be picked from Bramley, Cox, Discovery, Russet. Add yield in kg. Rootstock can go, I've lost the paperwork. | bramley, cox, discovery, russet, yield | rootstock | tree, year/planted
    add-screen | Rowing club: rower, squad, phone, fees paid | can u make a other page for boats, like boat name how many seats and witch squad use it | boat, seat |  | rower, squad, phone, paid
    group | Model trains: loco, maker, era, value | Sorting them under each Era heading would be splendid. |  |  | loco, maker, era, value
    change-rule | Village library fines: reader, book, days late, fine. Fine is 10p for each day late | committee voted, its 20p a day from now on |  |  | reader, book, late, fine
    multi | School trip to the zoo: child, class, consent form in, lunch type | urgent trip is thursday!! add medical notes, add emergency phone, change lunch type so we pick packed, school, halal or veggie | medical, emergency/phone, packed, school, halal, veg |  | child, class, consent, lunch
    remove | Camera lenses: lens, mount, focal length, filter size, bought date | drop bought date. wife saw it |  | bought | lens, mount, focal, filter
    question | Spanish flashcards: word, meaning, example | will it remember which ones i got wrong or does it just go round in the same order |  |  | word, meaning, example
    rename | Laundry pick ups: customer, bags, pickup time, price | we say 'loads' not bags | load | bags | customer, pickup/pick up, price
    change-field | Pizza orders for the fundraiser: name, topping, size, paid | size: 10 inch, 12 inch, 16 inch. as buttons if poss so people dont write "big" | 10, 12, 16 |  | name, topping, paid
    multi | skate clips: trick, spot, date, filmer | psyched on this. add attempts and landed (tick) and regular/switch choice, bin filmer cos nobody films me anymore haha | attempt, landed, regular, switch | filmer | trick, spot, date
    `,
  ),
];
