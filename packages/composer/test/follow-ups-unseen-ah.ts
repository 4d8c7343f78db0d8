import { readTold, type ToldFollowUp } from './told-follow-up.ts';

/** Follow-ups by people who had not seen the composer; read after the first run: 81 of 120. */
export const followAH: readonly ToldFollowUp[] = [
  ...readTold(
    'tr',
    `
    add | Bisiklet tamir dükkanım: müşteri adı, bisiklet markası, arıza, ücret | selam usta eline sağlık güzel olmuş, bi de teslim tarihi koyabilirmisin millet ne zaman hazır diye arıyo | teslim |  | musteri, marka, ariza, ucret
    add | Zeytin hasadı kayıtlarım: tarla adı, tarih, kilo | yağ randımanını da yazmam lazım yüzde kaç çıktı diye | randiman/yag |  | tarla, tarih, kilo
    add | Nakış siparişleri: müşteri, desen, kumaş rengi, fiyat | canım kapora aldım mı almadım mı onu da işaretleyeyim unutuyorum | kapora |  | musteri, desen, renk/rengi, fiyat
    add | Güvercin listesi: bilezik no, cinsi, rengi | babasıyla anasını da yazmak lazım soy önemli bizde | baba, ana/anne |  | bilezik, cins, renk/rengi
    add | Kan bağışı defterim: tarih, bağış yeri, not | merhaba hemoglobin değeri de eklenirse çok sevinirim, her seferinde ölçüyorlar | hemoglobin |  | tarih, yer, not
    add | Satranç kulübü maçları: beyaz oyuncu, siyah oyuncu, sonuç | acilis adini da yazalim sicilya mi ispanyol mu | acilis |  | beyaz, siyah, sonuc
    add | Köy ekmeği siparişleri: isim, kaç ekmek, gün | telefon numarasi ekle bi zahmet | telefon/tel |  | isim/ad, ekmek, gun
    add | Matbaa işleri: müşteri, iş adı, adet, teslim tarihi | Kağıt gramajı alanı unutulmuş, 90, 115, 170, 300 seçenekleri olsun lütfen | gramaj/kagit, 115, 170, 300 |  | musteri, adet, teslim
    add | Lens takibi: takma tarihi, sağ göz numara, sol göz numara | ben lens kutusu kaç tane kaldı yazmak istiyor, yardım et lütfen | kutu/kalan |  | tak, sag, sol
    add | Ney dersleri: öğrenci, ders tarihi, çalışılan makam | bir de ödev verdiğim eseri yazacak bir yer gerekiyor hocam kolay gelsin | odev/eser |  | ogrenci, tarih, makam
    add | Kiraladığım tekneler: tekne adı, boyu, günlük fiyat | kaç kişilik olduğu yok onu koy müşteri ilk onu soruyo | kisi/kapasite |  | boy, fiyat
    add | Mahalle kedileri: isim, renk, görüldüğü sokak | kısırlaştırılmış mı diye bi tik kutusu lazım belediyeye liste vericez | kisir |  | isim/ad, renk/rengi, sokak
    add | Uyku günlüğüm: tarih, yatış saati, kalkış saati | gece kaç kere uyandım onu da sayı olarak gireyim | uyan |  | tarih, yatis, kalkis
    add | Seramik fırını pişirimleri: tarih, derece, süre | Sırın adını da not düşeyim, hangisi çatladı hangisi tuttu bilmem lazım | sir |  | tarih, derece, sure
    add | Vapur hatıralarım: vapur adı, hat, bindiğim gün | fotograf da koyabilsem keske | foto/resim |  | hat, gun/tarih
    add | Noter evrak takibi: evrak türü, müvekkil, tarih | Sayın geliştirici, yevmiye numarası alanının da eklenmesini rica ederim. | yevmiye |  | evrak, muvekkil, tarih
    add | Kamp malzemelerim: malzeme, ağırlık, adet | hangi çantada olduğunu da yazayım büyük çanta küçük çanta bel çantası diye seçmeli | canta, bel canta/bel |  | malzeme, agirlik, adet
    add | Fındık işçileri: isim, memleket, çadır no | e peki günlük yevmiyesi nerde, kaç lira olduğunu yazmam lazım ağabey | yevmiye/ucret |  | isim/ad, memleket, cadir
    add | Dizi listem: dizi adı, sezon, izlediğim bölüm | hangi platformda izledigimi ekle netflix blutv exxen tabii | platform |  | sezon, bolum
    add | Tekerlekli sandalye ödünç listesi: alan kişi, adres, veriliş tarihi | derneğimiz için güzel oldu. Geri getirme tarihini de ekler misiniz ki arayalım | geri/iade |  | kisi/alan, adres, veril
    remove | Pasta siparişleri: müşteri, pasta boyu, krema çeşidi, tarih, not | not kısmını kaldır hiç yazmıyom oraya |  | not | musteri, boy, krema, tarih
    remove | Halk oyunları ekibi: isim, yaş, yöre, kostüm bedeni | yaş sormak ayıp oluyor ablalara, onu çıkaralım lütfen :) |  | yas | isim/ad, yore, kostum/beden
    remove | Kaynak ustası işleri: müşteri, metre, malzeme, fiyat, adres | adrese gerek yok zaten dükkana getiriyolar sil onu |  | adres | musteri, metre, malzeme, fiyat
    remove | Tohum takas listesi: tohum adı, yıl, köken, miktar | köken olmasa daha iyi, kimse bilmiyor zaten nereden geldiğini |  | koken | tohum, yil, miktar
    remove | Koşu kayıtlarım: tarih, mesafe, süre, nabız, ayakkabı | nabzı da ayakkabıyı da at saatim yok benim |  | nabiz/nabz, ayakkabi | tarih, mesafe, sure
    rename | Kasap veresiye defteri: müşteri, tutar, tarih | müşteri yazan yere komşu yaz bizde müşteri denmez | komsu | musteri | tutar, tarih
    rename | Kuran kursu talebeleri: öğrenci, sınıf, veli telefonu | hocam "sınıf" değil "halka" olacak adı düzeltirseniz Allah razı olsun | halka | sinif | ogrenci, veli
    rename | Servis çağrıları: müşteri, cihaz, teknisyen, tarih | teknisyen kelimesini usta olarak değiştir | usta | teknisyen | musteri, cihaz, tarih
    rename | Atık yağ toplama: işletme, litre, tarih | isletme yerine lokanta yazsin sadece lokantadan aliyoz | lokanta | isletme | litre, tarih
    rename | Ders çalışma kayıtları: konu, süre, soru sayısı | ya soru sayısı yazıyo orda, onun adı "çözülen test" olsun | test | soru | konu, sure
    change-field | Halı yıkama siparişleri: müşteri, metrekare, durum (alındı, yıkandı) | durumda bi de kurutmada ve teslim edildi olsun abi | kurutma, teslim |  | musteri, metrekare/m2, alindi, yikandi
    change-field | Peynir mandıra üretimi: peynir türü, kilo, tarih | peynir türünü her seferinde yazmak zor geliyo seçmeli yapsak: tulum, lor, çökelek, kaşar | tulum, lor, cokelek, kasar |  | kilo, tarih
    change-field | Otel oda kontrolü: oda no, temizlik durumu, görevli | Temizlik durumu evet hayır şeklinde olmamalı, kirli / temiz / arızalı diye üç seçenek olmalı. | kirli, temiz, ariza |  | oda, gorevli
    change-field | Filmlerim: film adı, yönetmen, puan | puan 5 üzerinden olmuş 10 üzerinden olsun lütfen daha ince puan veriyorum |  |  | film, yonetmen, puan
    change-field | Sera ilaçlama: ilaç adı, doz, tarih | tarihin yanında saatte gözüksün sabah mı akşam mı attım karışıyo |  |  | ilac, doz, tarih
    change-field | Staj defteri: gün, yapılan iş, bölüm | yapılan iş tek satır çok kısa, uzun uzun yazabileceğim büyük kutu yap |  |  | gun, yapilan, bolum
    change-rule | Kırtasiye stok: ürün, adet, raf | adet 10un altına düşünce uyarsın beni, şimdi hiç uyarmıyo |  |  | urun, adet, raf
    change-rule | Kütüphane ödünç: kitap, okur, veriliş tarihi, iade tarihi | iade tarihi boş bırakılamasın, zorunlu olsun, çocuklar yazmadan geçiyor |  |  | kitap, okur, iade
    add-screen | Motosiklet bakım kayıtları: tarih, km, yapılan işlem | ayrı bir sayfada da yedek parça listem olsun, parça adı ve fiyatı | parca, fiyat |  | tarih, km, islem
    add-screen | Kına organizasyonu: davetli, kaç kişi, geliyor mu | merhabalar bi de yapılacaklar listesi sayfası ekleyin lütfen tik atmalı, kına tepsisi mum falan | yapilacak |  | davetli, kisi, gel
    look | İlaç saatlerim: ilaç, saat, doz | yazılar çok küçük gözlerim görmüyor evladım büyüt biraz |  |  | ilac, saat, doz
    look | Rock grubumuzun konserleri: mekan, tarih, kaşe | simsiyah yap arka planı kırmızı düğmeler olsun karizma dursun |  |  | mekan, tarih, kase
    look | Çiçekçi siparişleri: alıcı, buket, teslim saati | rengi pembe tonlarında olursa dükkanıma daha çok yakışır |  |  | alici, buket, teslim
    sort | Borç listem: kime, miktar, son ödeme tarihi | son ödeme tarihi en yakın olan en üstte dursun karışık geliyor böyle |  |  | kim, miktar, odeme
    sort | Arsa ilanları: mahalle, metrekare, fiyat | ucuzdan pahaliya sirala |  |  | mahalle, metrekare/m2, fiyat
    group | Depodaki kumaş topları: kumaş cinsi, renk, metre | Hepsi alt alta olmuş. Kumaş cinsine göre başlık başlık ayrılsın, ipekler bir yerde pamuklar bir yerde. |  |  | cins, renk, metre
    group | Amatör telsiz görüşmelerim: çağrı işareti, frekans, ülke, tarih | ülkelere göre grupla dostum 73 |  |  | cagri, frekans, ulke, tarih
    filter | Emlak portföyü: daire tipi, semt, kira, durum (boş, dolu) | sadece boş olanları görebileyim bi düğmeyle |  |  | tip, semt, kira, durum
    filter | Boşanma davaları dosya listesi: dosya no, müvekkil, mahkeme, duruşma tarihi | Mahkemeye göre süzebilmem lazım, 3. aile 5. aile karışıyor birbirine |  |  | dosya, muvekkil, mahkeme, durusma
    question | Süt sağım kayıtları: inek, litre, tarih | bu bilgiler nerde duruyo telefonu değiştirsem silinir mi acaba |  |  | inek, litre, tarih
    question | Spor salonu üyeleri: isim, üyelik bitişi, ücret | slm bunu ortağımın telefonundan da görebilir miyiz nasıl oluyo o iş |  |  | isim/ad, uyelik/bitis, ucret
    question | Çeyiz listesi: eşya, adet, alındı mı | yanlış yazdığım bir şeyi nasıl düzelticem bulamadım |  |  | esya, adet, alin
    multi | Lokantanın günlük kasası: tarih, nakit, kart, gider | gideri kaldır ayrı tutuyorum zaten, yemek kartı ekle bi de yeşil yap rengini | yemek kart | gider | tarih, nakit
    multi | Tiyatro kulübü provaları: tarih, sahne, katılanlar | Merhaba, "sahne" yerine "perde" yazsın, ayrıca bir süre alanı ekleyelim (dakika). Teşekkürler. | perde, sure/dakika | sahne | tarih, katilan
    multi | Traktör kiralama: çiftçi, dönüm, ücret, tarih | dayı ödedi mi diye kutu koy, dönümün yanına da tarla mevkisi yazılsın, en yeni tarih en üstte olsun | ode, mevki |  | ciftci, donum, ucret, tarih
    multi | Bebek bezi ve mama takibi: saat, mama ml, bez durumu | emzirme süresi ekler misin hangi taraf sağ sol seçmeli olsun bir de yazılar büyük olsun uykusuzum | emzirme, sag, sol |  | saat, mama, bez
    multi | Antika saatlerim: marka, yapım yılı, çalışıyor mu, değer | değer kısmını sil hırsız mırsız görmesin, nerden aldığımı ekle, markaya göre gruplansın | nerden/nereden/alin/kimden | deger | marka, yil, calis
    multi | Nakliyat işleri: müşteri, nereden, nereye, fiyat | kaçıncı kat ve asansör var mı ekle usta, müşteri de ad soyad olsun adı | kat, asansor, ad soyad/soyad | musteri | nereden, nereye, fiyat
    multi | Bilgi yarışması takımlarımız: takım adı, puan, okul | ben almanyadan yaziyorum türkcem kötü kusura bakma. puan en yüksek önce gelsin, ve takim kaptan ismi koymak istiyorum, okul lazim degil | kaptan | okul | takim, puan
    multi | Dikiş makinesi servis kayıtları: müşteri, marka, arıza, durum (bekliyor, bitti) | duruma parça bekliyor ekle, telefon ekle, sadece bitmeyenleri de göster | parca, telefon/tel |  | musteri, marka, ariza, bitti
    `,
  ),
  ...readTold(
    'en',
    `
    add | Chimney sweep jobs: customer, address, date, price | cheers mate works a treat. can you stick in the number of flues as well | flue |  | customer, address, date, price
    add | Llama herd list: name, ear tag, birth year | please also i need the wool weight in kilo from last shearing, thank you from Peru | wool/weight/shear |  | name, tag, birth/year
    add | Choir members: name, voice part, phone | could we have an email address too, some of our altos never pick up | email/e-mail |  | name, voice, phone
    add | Garage sale items: item, price, sold | need a spot for who its from, me or my sister, so we can split money after | who/from/owner/seller |  | item, price, sold
    add | Asthma log: date, peak flow, puffs taken | add weather!! cold air sets it off | weather |  | date, peak, puff
    add | Fishing trips: lake, date, catch | What bait did I use? That should be recorded as well, otherwise what's the point. | bait |  | lake, date, catch
    add | Tuk tuk daily earnings: date, trips, cash | sir kindly add petrol cost also daily i am filling | petrol/fuel |  | date, trip, cash
    add | Houseplants: plant name, room, last watered | can i get a photo for each plant | photo/picture/image |  | name, room, water
    add | Board games we own: title, players, minutes | add difficulty with easy medium hard to choose | difficulty, easy, medium, hard |  | title, player, minute
    add | Scaffold inspections: site, date, inspector | Need a pass/fail result on each one, HSE want to see it | result/pass |  | site, date, inspector
    add | Baby names: name, meaning, origin | my husband wants a rating stars thing so we can vote lol | rating/star/vote/score |  | name, meaning, origin
    add | Library volunteers: name, day, shift | Hello dear, would you mind putting in an emergency contact for each volunteer? Thank you ever so much, Doris | emergency |  | name, day, shift
    add | Car parts for sale: part, car model, price | i want to write also which shelf the part is. sorry my english | shelf |  | part, model, price
    add | Gym workouts: exercise, sets, reps | wheres the weight?? need weight in kg | weight/kg |  | exercise, set, rep
    add | Telescope observations: object, date, magnification | would love a seeing conditions field, 1 to 5, Antoniadi scale | seeing |  | object, date, magnif
    add | Cake decorating classes: student, date, fee | put a yes no if they have paid already pls | paid |  | student, date, fee
    add | Tenants of my three flats: tenant, flat, rent | ok and also when the contract is finishing i must know the date | contract/end/finish |  | tenant, flat, rent
    add | Family quotes: who said it, quote, date | add where we were when they said it, half of these are from the car | where/place/location |  | who/said, quote, date
    add | Goat milk soap batches: batch, scent, cure date | can you add how many bars came out of it and cost of ingredients | bar, cost |  | batch, scent, cure
    add | Wedding photographer shoots: couple, date, venue | need a drop-down for package: bronze silver gold | package, bronze, silver, gold |  | couple, date, venue
    add | Snake feeding log: snake, date, prey | shed date too so i know not to feed the noodle when hes in blue | shed |  | snake, date, prey
    remove | Lawn mowing customers: name, address, price, gate code | someone said writing gate codes down is asking for trouble, take that out please |  | gate, code | name, address, price
    remove | Thesis sources: author, title, year, publisher, page | dont need publisher |  | publisher | author, title, year, page
    remove | Knitting projects: pattern, yarn, needle size, deadline | No deadlines. It's a hobby! Get rid of it |  | deadline | pattern, yarn, needle
    remove | Taxi shifts: date, start, end, kilometres, tips | company is paying tips inside salary now so remove tips and kilometres also i not need |  | tips, kilomet | date, start, end
    rename | Dog grooming bookings: customer, dog breed, date, service | call it "pet parent" instead of customer, thats what the franchise says we have to use | pet parent | customer | breed, date, service
    rename | Swim times: stroke, distance, time, meet | meet should say gala, we're british | gala | meet | stroke, distance, time
    rename | Mosque donations: donor, amount, date | Salaam, please change donor to brother/sister name... actually just make it "giver" | giver | donor | amount, date
    rename | Cattle weights: animal, kilos, date | it says animal, change that word to steer | steer | animal | kilo, date
    change-field | Surfboard repairs: owner, board, damage, status (waiting, done) | status needs "drying" in the middle and "picked up" at the end bro | drying, picked |  | owner, damage, waiting, done
    change-field | Wine tastings: wine, region, colour | let me choose colour from red, white, rosé and orange instead of typing with my fat fingers | red, white, ros, orange |  | wine, region, colo
    change-field | Patient transport runs: patient, pickup, hospital | pickup is only text, i need it as date and time to choose from calendar |  |  | patient, pickup/pick-up/pick up, hospital
    change-field | Allergy food tests for my son: food, reaction, date | Reaction shouldn't be a yes/no, make it none, mild, severe. | none, mild, severe |  | food, reaction, date
    change-field | Dream journal: date, title, dream | the dream box is one tiny line, my dreams are LONG, make it a big box |  |  | date, title, dream
    change-field | Honey sales: jar size, quantity, buyer | jar size choose: 250g 500g 1kg, now someone write half kilo other write 500 its mess | 250, 500, 1kg/1 kg |  | quantity, buyer
    change-rule | Paint shop stock: colour code, litres, supplier | flag it when litres go under 20 not only at zero, delivery takes a week here in Tasmania |  |  | colo, litre, supplier
    change-rule | Visitor book of our museum: name, country, comment | make country obligatory, name can be empty if they are shy |  |  | name, country, comment
    add-screen | Food truck daily sales: date, place, takings | can there be another page for my shopping list before each shift? tick things off as i buy | shopping |  | date, place, taking
    add-screen | Exchange students we host: name, country, arrival date | Lovely. Now a separate tab with useful phone numbers please (school, doctor, agency) | phone |  | name, country, arriv
    look | Bus timetable from my stop: line, time, direction | make the letters massive and high contrast, I have macular degeneration |  |  | line, time, direction
    look | Skincare routine: product, morning or evening, opened date | can it be lavender?? and rounder buttons, soft vibes |  |  | product, morning/evening, open
    look | Night sky trips with the van: spot, date, fuel spent | white screen kills my night vision do dark mode |  |  | spot, date, fuel
    sort | Pawn shop items: item, loan amount, due date | show the ones with earliest due date on top please boss |  |  | item, loan/amount, due
    sort | Chili pepper collection: name, heat (scoville), seeds left | hottest first obviously 🔥 |  |  | name, heat/scoville, seed
    sort | Parish register index: surname, baptism date, page | Could the list be put in alphabetical order by surname? It jumps about at present. |  |  | surname, baptism, page
    group | Camera gear rental: item, category, daily rate | put them together by category, lenses with lenses lights with lights |  |  | item, category, rate
    group | Essential oils stock: oil, brand, ml left | i want to see under each brand the oils of that brand, now is all mixed |  |  | oil, brand, ml
    filter | Job applications: company, position, status, date sent | let me show just the ones where status is interview, the rejections depress me |  |  | company, position, status, date/sent
    filter | Hostel beds: room, bed, guest, checkout date | how about a button for only people checking out today |  |  | room, bed, guest, checkout/check-out/check out
    filter | Spare keys at the locksmith: key type, hook number, brand | need to search by brand, im scrolling for ages while customer stands there |  |  | type, hook, brand
    question | Compost heap temperatures: date, degrees, turned | does it work without internet? theres no signal at the bottom of the garden |  |  | date, degree/temp, turned
    question | Piano practice: piece, minutes, date | how do i delete one i put in twice by accident |  |  | piece, minute, date
    question | Loan to friends: friend, money, date | hello, other people can see this or only me? is private matter |  |  | friend, money/amount, date
    multi | Rugby kit inventory: item, size, quantity | add condition (new, ok, torn) and make everything green and white, club colours. ta | condition, torn |  | item, size, quantity
    multi | Mango export list: farm, boxes, variety, date | Remove variety, we only do Alphonso. Put truck number and make boxes called crates only | truck, crate | variety, boxes | farm, date
    multi | Cleaning rota for shared house: task, person, day | can we tick when its done and also sort by day, and rename person to victim haha | done/tick/complete, victim | person | task, day
    multi | Translator invoices: client, words, rate, sent date | hey so 1) add paid yes/no 2) add currency to pick from EUR USD GBP 3) show me only unpaid when i want | paid, currency, eur, usd, gbp |  | client, word, rate, sent
    multi | Horse riding lessons: rider, horse, date, price | i wish write level of rider beginner or advance, and price please remove because my boss not want show, thanks you | level, beginner | price | rider, horse, date
    multi | Geocaches found: code, name, date, terrain | add difficulty next to terrain, drop the date actually, and group by terrain | difficulty | date | code, name, terrain
    multi | Funeral flower orders: family, arrangement, service time | Please add the ribbon text, a delivery address, and keep the colours very plain and sober. With thanks. | ribbon, address/delivery |  | family, arrangement, service
    `,
  ),
];
