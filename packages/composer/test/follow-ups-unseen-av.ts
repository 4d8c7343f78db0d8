import { readTold, type ToldFollowUp } from './told-follow-up.ts';

/** Follow-ups by people who had not seen the composer; read after the first run. */
export const followAV: readonly ToldFollowUp[] = [
  ...readTold(
    'tr',
    `
    add | Keçi sürüm: küpe no, doğum tarihi, cinsi | selamın aleyküm elinize sağlık çok güzel olmuş. bi de babasının küpesini yazalım hangi tekeden olduğu belli olsun yani baba küpe no | baba/teke |  | kupe, dogum, cins
    add | Pazar tezgahları: esnaf adı, tezgah no, haftalık kira | telefon numarasıda olsun arıyoruz bulamıyoz | telefon |  | esnaf, tezgah, kira
    add | Pilates üyelerim: ad soyad, paket, kalan ders | Merhabalar, bel fıtığı olan üyelerim var, sağlık sorunu diye bir alan ekler misiniz lütfen 🙏 | saglik |  | ad, paket, kalan
    add | Kantin borç defteri: öğrenci, sınıf, borç tutarı | hocam velinin adını da yazabilsem iyi olur çocuk kaçıyo sonra | veli |  | ogrenci, sinif, borc/tutar
    add | Oto boya işleri: plaka, boya kodu, boyanan parça | teslim tarihi koymamışız abi müşteri soruyo ne zaman biter diye ekleyiver | teslim |  | plaka, boya kodu/kod, parca
    add | Köy kütüphanesi emanetleri: kitap adı, alan kişi, alış tarihi | iade tarihi eksik kalmış, onu da rica edeyim evladım | iade |  | kitap, alan/kisi, alis/tarih
    add | Fındık işçileri yevmiye: isim, çalıştığı gün, yevmiye | avans alanlar var ondan düşcez avans yeri aç | avans |  | isim, gun, yevmiye
    add | Zeytinlik parselleri: parsel adı, ağaç sayısı, dönüm | ilaçlama tarihi ve ne ilacı attığımı yazmam lazım ziraatçi istiyo | ilaclama/ilac tarih, ilac |  | parsel, agac, donum
    add | Sokak kedisi mama noktaları: nokta, kedi sayısı, mama saati | arkadaşlar merhaba gönüllü adı da ekleyelim kim gidiyo belli değil | gonullu |  | nokta, kedi, mama/saat
    add | Drone uçuşlarım: tarih, yer, süre | pil yuzdesi eklermisin inişteki | pil |  | tarih, yer, sure
    add | Kahve çekirdeklerim: marka, ülke, kavurma derecesi | Öğütme ayarını da not etmek istiyorum çünkü her çekirdekte değişiyor. | ogutme/ogut |  | marka, ulke, kavurma
    add | Düğün fotoğraf çekimleri: çift adı, çekim tarihi, mekan, ücret | kapora alındı mı diye bi kutucuk lazım tik atmalı | kapora |  | cift, cekim/tarih, mekan, ucret
    add | Köyün ortak fırını sırası: hane, gün, saat | kaç tepsi getireceğini yazsın millet | tepsi |  | hane, gun, saat
    add | Dalış defterim: nokta, derinlik, süre | hocam başlangıç basıncı ve bitiş basıncı (bar) olmadan dalış defteri mi olur 😄 ikisini koy | baslangic, bitis |  | nokta, derinlik, sure
    add | Yoğurt mayalama notlarım: tarih, süt miktarı, maya miktarı | kaç derecede mayaladım onuda yazayım kızım sıcaklık yani | sicaklik/derece |  | tarih, sut, maya
    add | Ramazan kolisi dağıtımı: aile adı, mahalle, teslim edildi | hanede kaç kişi var kişi sayısı ekleyin bide bebek var mı diye | kisi, bebek |  | aile, mahalle, teslim
    add | Tiyatro kulübü kostümleri: kostüm, oyun, kimde | beden lazım S M L seçmeli olsa süper olur | beden, s, m, l |  | kostum, oyun, kimde
    add | Balık avı günlüğü: tarih, yer, tür, kilo | rüzgar yönü çok önemli lodosta tutmuyo onu da koyun yem i de | ruzgar, yem |  | tarih, yer, tur, kilo
    add | Toner stoku: toner kodu, adet, raf | Merhaba, hangi yazıcıya uyduğunu görebilmek için "Uyumlu yazıcı" alanı eklenmesini rica ederim. İyi çalışmalar. | uyumlu/yazici |  | toner/kod, adet, raf
    add | Çocuğumun aşıları: aşı adı, tarih, kaçıncı doz | ateş yaptı mı onu da yazalım son sefer 39 oldu ben unuttum doktor sordu | ates |  | asi, tarih, doz
    remove | Kombi servisi: müşteri, kombi markası, arıza, garanti bitişi | garantiye hiç bakmıyoruz kaldır onu boşuna yer kaplıyo |  | garanti | musteri, marka, ariza
    remove | Kartpostal koleksiyonum: şehir, yıl, basımevi, fiyat | fiyatı çıkaralım ben satmıyorum ki bunlar hatıra |  | fiyat | sehir, yil, basimevi/basim
    remove | Koşu antrenmanlarım: tarih, mesafe, süre, nabız | nabiz olcerim bozuldu nabzi sil gitsin |  | nabiz, nabz | tarih, mesafe, sure
    remove | Pansiyon misafirleri: ad soyad, oda no, giriş tarihi, araç plakası | plaka yazmaya gerek yok burda zaten otopark yok, silinsin |  | plaka | ad, oda, giris
    remove | Kumbara takibi: tarih, atılan para, açıklama | Açıklamaya gerek yokmuş çocuk yazmıyor zaten. O satır çıksın lütfen |  | aciklama | tarih, para/atilan
    rename | Gelinlik provaları: müşteri, model, prova tarihi | müşteri yazmasın Gelin yazsın daha hoş duruyo | gelin | musteri | model, prova
    rename | İzci grubu: isim, yaş, grup | bizde grup denmez oba denir düzeltin lütfen "Oba" | oba |  | isim, yas
    rename | Arsa ilanlarım: ada parsel, metrekare, fiyat, not | not yerine "Tapu durumu" olsun adı | tapu |  | parsel, metrekare, fiyat
    rename | Hurda alımları: satıcı, malzeme, kilo, ödenen | satıcı kelimesi olmamış bizde getiren denir, satıcıyı Getiren yap usta | getiren | satici | malzeme, kilo, oden
    rename | Anaokulu yemek listesi: gün, çorba, ana yemek, ara öğün | ara öğünün adını İkindi kahvaltısı olarak değiştirir misiniz teşekkürler | ikindi | ara ogun | gun, corba, ana yemek
    change-field | Depodaki forkliftler: forklift no, operatör, durumu | durumu elle yazmak zor eldivenle. seçmeli olsun sağlam, bakımda, arızalı | saglam, bakimda, arizali |  | forklift, operator, durum
    change-field | Pekmez satışı: alıcı, boy, adet | boy için 250 gr 450 gr 850 gr diye üç seçenek olsun başka şişe yok zaten | 250, 450, 850 |  | alici, boy, adet
    change-field | Diş teli kontrollerim: tarih, yapılan işlem, ağrı | Ağrı kısmını 0'dan 10'a kadar sayı yapabilir miyiz yazı değil |  |  | tarih, islem, agri
    change-field | Peynir tadım notlarım: peynir, yöre, beğeni | beğeniyi yıldızlı yap 5 yıldız üstünden |  |  | peynir, yore, begeni
    change-field | Yüzme kursu kayıtları: çocuk adı, yaş, seviye | yaş her sene değişiyo yaş yerine doğum tarihi girelim takvimden | dogum |  | cocuk/ad, seviye
    change-field | Site havuz kartları: daire, kart no, teslim alan | teslim alan isim değil de malik mi kiracı mı diye seçilsin | malik, kiraci |  | daire, kart, teslim
    change-rule | Fırının un deposu: un cinsi, çuval sayısı. 5 çuvalın altına inince uyarsın | 5 az geliyo 12 olsun uyarı, bayramda yetişemedik rezil olduk |  |  | un, cuval
    change-rule | Kano kiralama: kano no, kiralayan, saat. Saati 150 lira, ücreti hesaplasın | zam geldi saati 220 yapıyoruz ona göre hesaplasın |  |  | kano, kiralayan, saat
    add-screen | Apartman aidatları: daire, ay, tutar | Bir de ayrı sayfada toplantı kararlarını yazalım tarih ve karar. Yönetici değişince kayboluyor | karar |  | daire, ay, tutar
    add-screen | Yayla evi mandıra müşterilerim: isim, telefon, sipariş | fiyat listesi diye başka bi sayfa aç tereyağ peynir çökelek ürün ve fiyat | fiyat |  | isim, telefon, siparis
    look | Balkon çiçeklerim: çiçek adı, saksı yeri, sulama günü | renkleri yeşil yapsak ya çiçek uygulaması mavi olur mu hiç |  |  | cicek, saksi, sulama
    look | Motor gezilerimiz: rota, kilometre, mola yeri | karanlık tema olsun abi gece gözümü alıyo |  |  | rota, kilometre, mola
    look | Kırtasiye raf etiketleri: ürün, barkod, fiyat | yazılar karınca gibi biraz büyütün gözlük takıyorum |  |  | urun, barkod, fiyat
    sort | Emekli derneği üyeleri: ad soyad, üye no, son aidat | listeyi ad soyada göre alfabetik diz arayıp duruyorum |  |  | ad, uye, aidat
    sort | Kreş bekleme listesi: çocuk adı, başvuru tarihi, veli telefonu | en eski başvuran en üstte olsun haksızlık oluyor |  |  | cocuk, basvuru, veli/telefon
    group | Kurban hisseleri: hissedar, kurban no, ödeme | kurban numarasına göre toplu görünsün 7 kişi bi arada dursun |  |  | hissedar, kurban, odeme
    filter | Yedek parça siparişleri: parça, tedarikçi, geldi mi | sadece gelmeyenleri görmek istiyorum üstte düğme mi olur ne olur |  |  | parca, tedarikci, gel
    filter | Özel ders öğrencilerim: öğrenci, ders, ücret ödendi | ödemeyenleri süzelim hocam ay sonu bakıcam |  |  | ogrenci, ders, ucret/oden
    filter | Çeyiz listesi: eşya, oda, alındı mı | odaya göre filtre lazım mutfaktakileri ayrı görem |  |  | esya, oda, alin
    question | Tansiyon aletimle ölçtüklerim: büyük, küçük, nabız | bunu oğlumun telefonuna da yükleyince aynı kayıtlar orda da görünür mü evladım |  |  | buyuk, kucuk, nabiz
    question | Kırık telefon tamirleri: model, arıza, fiyat | telefonum çalınırsa kayıtlar gider mi yedek nasıl alıyorum |  |  | model, ariza, fiyat
    question | Okul laboratuvarı malzemeleri: malzeme, adet, dolap | Bu programın ücreti var mı, sonradan para isteyecek misiniz? |  |  | malzeme, adet, dolap
    multi | Arazi kiralarım: tarla adı, kiracı, yıllık kira | selam. ödeme günü ekle, dönüm de ekle bi de yıllık kira demesin Kira bedeli desin | odeme, donum, bedel | yillik | tarla, kiraci
    multi | Hasta yakını nöbetimiz: gün, kim kalıyor, not | kardeşler arasında. gündüz mü gece mi seçilsin, nota gerek yok, en yakın gün üstte olsun | gunduz, gece | not | gun, kim/kal
    multi | Ayakkabı tamir fişleri: fiş no, müşteri, yapılacak iş | 1) fiyat alanı 2) hazır oldu mu kutusu 3) turuncu renk olsun tabelamız gibi | fiyat, hazir |  | fis, musteri, is
    multi | Sergi davetlileri: ad, kurum, telefon | kurumu çıkarın, e-posta ekleyin, telefon da "Cep" diye geçsin. Kolay gelsin | posta/mail, cep | kurum | ad
    multi | Okçuluk antrenmanı: tarih, mesafe, toplam puan | Kaç ok attığımı ve yayın librasını ekleyelim ayrıca toplam puana göre sıralansın en yüksek başta | ok, libra |  | tarih, mesafe, puan
    multi | Halk otobüsü günlük hasılat: tarih, hat, nakit | mazot gideri koy kart geliri koy hattı kaldır biz tek hatta çalışıyoz kardeşim | mazot, kart |  | tarih, nakit
    multi | Eski para alım: para adı, yıl, alış fiyatı | kondisyon ekle çil, çok temiz, temiz, yıpranmış olsun. foto da eklensin | kondisyon, cil, temiz, yipran, foto/resim |  | para, yil, alis
    multi | Online sipariş iadeleri: sipariş no, ürün, iade sebebi | ya şey iade sebebi seçmeli olsun küçük geldi büyük geldi defolu diye bi de kargo firması yazalım sadece kargo | kucuk, buyuk, defolu, kargo |  | siparis, urun, sebep/sebeb
    `,
  ),
  ...readTold(
    'en',
    `
    add | Pony club members: name, pony, riding level | Hi lovely, thanks for this. Could we have an emergency contact for each child? had a fall on saturday and no one knew who to ring | emergency |  | name, pony, level
    add | Egg customers on our lane: name, house, dozens per week | need to no if they gave the boxes back. box returned tick thing | box |  | name, house, dozen
    add | Welding jobs: client, metal, hours | add rod type and the price please mate | rod, price |  | client, metal, hour
    add | Playground duty list: teacher, day, area | can u put break or lunch on it too | break, lunch |  | teacher, day, area
    add | Lace making bobbins: wood, maker, inscription | I should also like to record where I bought each one, and the year if I can remember it. | bought/purchase/where, year |  | wood, maker, inscription
    add | Hot desk bookings: desk, person, date | Pls add a field for monitor needed y/n. IT keep asking. | monitor |  | desk, person, date
    add | My goats milk: goat, date, liters | hello sir very good aplication. i want write also the illness of goat if she have | ill/sick/disease/health |  | goat, date, lit
    add | Bike workshop queue: bike, owner, problem | estimated cost needs to go on there, got shouted at again today for a surprise bill | cost/estimate |  | bike, owner, problem
    add | Chess openings I study: opening, colour, main line | could you add a win rate? like a percent number for each | win/rate |  | opening, colour/color, line
    add | Fishing tackle stock: item, size, quantity | supplier and reorder level too ta | supplier, reorder |  | item, size, quantity
    add | Foster kittens: name, weight, born | ok so the rescue wants microchip number on every kitten before they go. and wormed date. cheers | chip, worm |  | name, weight, born/birth
    add | Street food fair vendors: stall name, cuisine, pitch size | we also need gas or electric for the fire officer, dropdown would be fine | gas, electric |  | stall, cuisine, pitch
    add | Tenants in my two flats: tenant, flat, rent | when does the contract end i always forget so add contract end date | contract/end |  | tenant, flat, rent
    add | Violin pupils: pupil, grade, lesson day | Would it be possible to add the piece they are working on? Kind regards, Margaret | piece |  | pupil, grade, day
    add | Board games we own: game, players, minutes | min age pls kids always pick ones too hard | age |  | game, player, minute
    add | Compost bins at the community garden: bin, started, turned on | temperature!! thats the whole point of a hot bin haha add temperature in C | temp |  | bin, start, turn
    add | Wedding suppliers: supplier, service, total cost | how much deposit we payed already and when the balance is due, my mother in law is asking every day | deposit, balance/due |  | supplier, service, cost
    add | Sea glass finds: colour, beach, date | a rarity box would be nice - common, uncommon, rare | rarity/rare, common, uncommon |  | colour/color, beach, date
    add | Night guard rounds: time, gate, remark | boss say must have guard name in every round. please put | guard |  | time, gate, remark
    add | Swap shop uniform: garment, size, school | what condition is it in, so folk arent disappointed. and reserved by | condition, reserved |  | garment, size, school
    remove | Wine making batches: fruit, start date, sugar, yeast | never bother with the yeast, always use the same one, so get rid |  | yeast | fruit, start, sugar
    remove | Taxi fares: date, pickup, drop off, tip | No tips since everyone went card. Remove tip please |  | tip | date, pickup/pick, drop
    remove | Parkrun volunteers: name, role, week, t-shirt size | bin the tshirt size we ran out of money lol |  | shirt | name, role, week
    remove | Ancestors list: name, born, died, occupation | Please take out occupation, nearly all of mine were farm labourers and it is dull. |  | occupation | name, born, died
    remove | Photocopier counts: machine, month, pages, cost | accounts do the cost now so i dont need it any more |  | cost | machine, month, page
    rename | Toddler group register: child, parent, paid | some come with grandparents so parent should say Grown-up | grown | parent | child, paid
    rename | Sheepdog trials: dog, handler, score | we call it points not score, please fix it | point | score | dog, handler
    rename | Vintage tractor parts: part, tractor, shelf | shelf -> Crate. everything is in crates since the move | crate | shelf | part, tractor
    rename | Escape room bookings: team, room, time | team is wrong word, change to Group name | group | team | room, time
    rename | Meter readings at the caravan park: pitch, reading, date | Could the word pitch be changed to "Plot"? We have always used plot here. | plot | pitch | reading, date
    change-field | Dive bar band gigs: band, night, fee, status | status needs to be picked from a list, enquiry, confirmed, cancelled. ppl typing all sorts | enquiry, confirmed, cancelled |  | band, night, fee, status
    change-field | Puppy training class: puppy, owner, recall | make recall stars out of five instead of writing |  |  | puppy, owner, recall
    change-field | Blood donations: date, centre, arm | arm should be left or right only, two buttons or something | left, right |  | date, cent, arm
    change-field | Coffee morning raffle: prize, donor, value | value is number with pounds not text, it didnt add up for me |  |  | prize, donor, value
    change-field | Loom warps: yarn, length, finished | finished must be a yes/no tick, i wrote no in it and it looks silly |  |  | yarn, length, finish
    change-field | Gym lockers: locker, member, size | sizes are only small, tall and double so let me choose those | small, tall, double |  | locker, member, size
    change-rule | Toy library fines: borrower, toy, days late. Fine is 10p per day | committee put it up, its 25p per day now |  |  | borrower, toy, late
    change-rule | Vet fridge vaccines: vaccine, doses left, expiry. warn when fewer than 4 doses | Warning should come at 10 doses as delivery take two weeks here |  |  | vaccine, dose, expir
    add-screen | Cricket averages: player, runs, innings | can we get a seperate page for fixtures with opponent, date and ground | fixture, opponent, ground |  | player, runs, innings
    add-screen | Soap making: scent, oil blend, cure date | I'd like another screen just for my market dates, market and stall fee. so its all in one app | market, fee |  | scent, oil, cure
    look | Pub quiz rounds: theme, question, answer | make it purple with dark background like our pub sign |  |  | theme, question, answer
    look | Hearing aid battery changes: date, ear, brand | too small for me dear, bigger letters please, I am 84 |  |  | date, ear, brand
    look | Surf log: spot, swell, board | the white is blinding on the beach, can it be like a sand or teal colour idk |  |  | spot, swell, board
    sort | Antique clocks for sale: maker, year, asking price | dearest at the top please |  |  | maker, year, price
    sort | MOT reminders for the village: owner, car, due date | soonest due ones first, scrolling past december ones is doing my head in |  |  | owner, car, due
    sort | Film club votes: film, director, votes | order by votes highest first |  |  | film, director, vote
    group | Plants in the nursery tunnels: plant, tunnel, trays | please show them bunched up per tunnel, the lads work tunnel by tunnel |  |  | plant, tunnel, tray
    group | Contacts at trade fair: name, company, country | i want to see by country, all germans together all italians together |  |  | name, compan, country
    filter | Snag list new build: room, defect, fixed | hide the fixed ones, or let me flick between |  |  | room, defect, fixed
    filter | Karate gradings: student, belt, date passed | Can I see just one student at a time when the mum asks me at the gate? |  |  | student, belt, date/pass
    question | Beach clean hauls: date, bags, kilos | does it work with no signal? none on our beach |  |  | date, bag, kilo
    question | Babysitting hours: family, hours, pay | whos able to see my stuff in here?? is it private |  |  | famil, hour, pay
    question | Microscope slides: specimen, stain, box | How do I print the list for the school inspector? |  |  | specimen, stain, box
    multi | Barber chairs rent: barber, chair, weekly rent | add paid tick box, add date due and take off chair number we only got three chairs everyone knows | paid, due | chair number | barber, rent
    multi | Quilt blocks swap: block, sender, fabric | 1. add size in inches 2. rename sender to Quilter 3. make it pink please!! | size/inch, quilter | sender | block, fabric
    multi | Skip hire: customer, skip size, drop date | collection date needed, skip size should be a pick of 4 yard, 6 yard, 8 yard and put the newest drop at top. ta | collect, 4, 6, 8 |  | customer, size, drop
    multi | Immigration papers: paper, office, deadline | good evening. i need the fee and the status (ready, missing, sent). also please delete office because all same office | fee, ready, missing, sent | office | paper, deadline
    multi | Open mic sign ups: performer, genre, slot | drop the genre bit, put instrument instead, plus how many minutes they get | instrument, minute | genre | performer, slot
    multi | Well water tests: well, date, nitrate | Please add bacteria (clear / found) and who took the sample. Also call the well "Borehole" as the ministry does | bacteria, clear, found, sample/took, borehole |  | date, nitrate
    multi | Tool lending in our street: tool, owner, borrower | heya could we have a due back date and a photo and only show whats out at the moment? also dark mode if poss | due/back, photo/picture |  | tool, owner, borrower
    `,
  ),
];
