import { readTold, type ToldFollowUp } from './told-follow-up.ts';

/** Follow-ups by people who had not seen the composer; not read. */
export const followCF: readonly ToldFollowUp[] = [
  ...readTold(
    'tr',
    `
    add | arı kovanları: kovan no, ana arı yaşı, son bakım | bi de bal miktarini yazalim kac kg aldik diye | bal | | kovan no, ana ari, son bakim
    add | veresiye defteri: isim, borç, tarih | telefon numarasi da olsa iyi olur adamlari arayamiyom | telefon/tel | | isim, borc, tarih
    add | köy taziye evi: aile, gün, kazan sayısı | Sayın yetkili, mümkünse kaç kişi geleceğine dair bir bölüm de eklenmesini rica ederim. | kisi | | aile, gun, kazan
    add | terzi siparişleri: müşteri, ölçü, teslim günü | kapora aldimmi almadimmi unutuyom ona bi tik koy | kapora | | musteri, olcu, teslim
    add | güvercinlerim: bilezik no, renk, doğum | anasi babasi da yazilsin kimden oldugu belli olsun | ana/anne, baba | | bilezik, renk, dogum
    add | koro üyeleri: ad soyad, ses grubu, katılım | e posta + telefon ekle | e posta/eposta/e-posta, telefon | | ad soyad, ses grubu, katilim
    add | tansiyon takibi: büyük, küçük, saat | doktor nabzi da sordu, nabız koyarmısın | nabiz/nabz | | buyuk, kucuk, saat
    add | traktör bakımı: tarih, yapılan iş, masraf | kacinci motor saatinde yapildi onu da ekleyelim gari | motor saat | | tarih, yapilan, masraf
    add | minibüs hattı: plaka, şoför, sefer | hasilat yok bunda. gunluk hasılat girelim | hasilat | | plaka, sofor, sefer
    add | zeytin hasadı: tarla, çuval, tarih | dün yevmiyecilerin parası yüzünden kavga çıktı valla rezil olduk. işçi adı ile yevmiye diye iki hane daha aç | isci, yevmiye | | tarla, cuval, tarih
    add | pul koleksiyonu: ülke, yıl, değer | resim de koyabilelim pulun fotosunu yani | foto/resim/gorsel | | ulke, yil, deger
    add | apartman aidatı: daire, sakin, tutar | odeme tarihi eklermisiniz lutfen kolay gelsin | odeme tarih | | daire, sakin, tutar
    add | berber randevusu: isim, saat, işlem | not yeri lazım, müşteri bazen kısa istiyo bazen uzun unutuyoz | not | | isim, saat, islem
    add | diyaliz hastaları: hasta adı, makine no, seans | giriş kilosu ve çıkış kilosu eklensin | giris kilo, cikis kilo | | hasta, makine, seans
    add | kiradaki evlerim: adres, kiracı, aylık kira | depozito da vardı onu unutmuşum | depozito | | adres, kiraci, aylik kira
    add | balık avı günlüğü: mevki, tür, kilo | hava nasildi rüzgar ne yandan esiyodu bunlari da yazak | hava, ruzgar | | mevki, tur, kilo
    add | halı yıkama: müşteri, adres, metrekare | teslim tarihi de lazım bana, kadın arıyo ne zaman gelicek diye bilemiyom | teslim | | musteri, adres, metrekare
    add | çeyiz listesi: eşya, adet, alındı mı | kaç liraya aldık o da olsun annem soruyo | fiyat/tutar/lira/ucret/kac | | esya, adet, alindi
    add | film arşivim: film adı, yönetmen, yıl | puan verebileyim | puan | | film, yonetmen, yil
    add | köpek barınağı: isim, cins, yaş | aşı tarihi, kısır mı, çip no | asi, kisir, cip | | isim, cins, yas
    add | mahalle fırını: çeşit, adet, fiyat | aksama bayat kalan kac tane onuda tutalim | bayat/kalan | | cesit, adet, fiyat
    add | halısaha takımı: oyuncu, mevki, gol | asist eklesene | asist | | oyuncu, mevki, gol
    add | ney dersleri: öğrenci, gün, ücret | Bir de hangi makamda olduğumuzu kaydedebileceğim bir alan olursa çok memnun olurum, şimdiden teşekkürler. | makam | | ogrenci, gun, ucret
    add | inşaat demiri: çap, boy, tonaj | abi hangi şantiyeye gitti belli değil ona da sütun at | santiye | | cap, boy, tonaj
    choice | çilingir işleri: adres, telefon, ücret | iş türü koy: kapı açma, kilit değişimi, kasa | is tur, kapi ac, kilit, kasa | | adres, telefon, ucret
    choice | kan bağışçıları: isim, telefon, son bağış | kan grubu secmeli olsun A B AB 0 diye | kan grub | | isim, telefon, son bagis
    choice | koyun sürüsü: küpe no, doğum tarihi, kilo | cinsini secelim merinos karaman sakız | cins, merinos, karaman, sakiz | | kupe, dogum, kilo
    choice | oto lastik oteli: plaka, ebat, raf | mevsim diye bisey ekle icinde yazlık, kışlık, dört mevsim olsun | mevsim, yazlik, kislik, dort mevsim | | plaka, ebat, raf
    choice | yurt odaları: oda no, öğrenci, durum | durum kısmında dolu boş tadilatta seçenekleri bulunsun | dolu, bos, tadilat | | oda no, ogrenci, durum
    choice | çay ocağı siparişi: oda, içecek, adet | içeceği elle yazmayalım: çay / kahve / oralet / ıhlamur | cay, kahve, oralet, ihlamur | | oda, icecek, adet
    choice | tiyatro kostümleri: kostüm, beden, dolap | hangi oyunun oldugu secilsin keşanlı ali, lüküs hayat, hisseli harikalar | kesanli, lukus, hisseli | | kostum, beden, dolap
    choice | cenaze nakil: merhum, güzergah, araç | Aracın seçilerek girilmesi gerekmektedir; transit, sprinter ve uçak şeklinde olsun lütfen. | transit, sprinter, ucak | | merhum, guzergah, arac
    choice | fide satışı: fide, adet, müşteri | ödemesi nasıl, nakit mi kart mı havale mi onu da seçek | nakit, kart, havale | | fide, adet, musteri
    choice | yaşlı bakımı: öğün, ilaç, uyku | annemin keyfi de olsun: iyi, huysuz, durgun. bakıcı seçsin işte | iyi, huysuz, durgun | | ogun, ilac, uyku
    remove | pansiyon odaları: oda, misafir, kahvaltı, gece | kahvaltı vermiyoz artık kaldır onu | | kahvalti | oda, misafir, gece
    remove | satranç kulübü: üye, ukd puanı, doğum yılı, veli | Veli bilgisine ihtiyacımız kalmadı, çıkarılmasını rica ederiz. | | veli | uye, ukd, dogum
    remove | peynir mandırası: süt, maya, tuz, kalıp | tuz silinsin | | tuz | sut, maya, kalip
    remove | köy muhtarlığı dilekçe: dilekçe no, vatandaş, konu, mühür | mühüre gerek yok ya o kalksın | | muhur | dilekce no, vatandas, konu
    remove | bisiklet tamiri: marka, arıza, parça, garanti | garanti lafını görünce millet başıma ekşiyo, çıkar şunu oradan | | garanti | marka, ariza, parca
    remove | düğün davetlileri: isim, masa, hediye, çocuk sayısı | hediyeyi sil ayıp oluyor | | hediye | isim, masa, cocuk
    rename | su saatleri: abone, endeks, bölge | bölge yazan yere mahalle de | mahalle | bolge | abone, endeks
    rename | dans kursu: kursiyer, kur, eş | kursiyer değil üye yazsın | uye | kursiyer | kur, es
    rename | mermer atölyesi: levha, kalınlık, ocak | "levha" adı "plaka" olarak değiştirilsin | plaka | levha | kalinlik, ocak
    rename | kumbara takibi: çocuk, harçlık, birikim | harclik kelimesi yerine haftalık olsun cocuk begenmedi | haftalik | harclik | cocuk, birikim
    rename | tavuk kümesi: yumurta, yem, ölen | ölen lafı kötü duruyo zayiat diyelim ona | zayiat | olen | yumurta, yem
    rename | yelken okulu: sporcu, tekne, antrenör | antrenörü hoca yap | hoca | antrenor | sporcu, tekne
    change | şeker ölçümü: açlık, tokluk, ölçüm günü | ölçüm günü takvimden seçilsin tarih olsun yani elle yazmak zor | olcum gunu | | aclik, tokluk, olcum gunu
    change | ödünç kitaplar: kitap, kim aldı, geri geldi | geri geldi evet hayir seklinde olsun | geri geldi | | kitap, kim, geri geldi
    change | odun satışı: müşteri, ster, para | ster sayı olsun toplayamıyoz | ster | | musteri, ster, para
    change | okuma hedefi: kitap, sayfa, yıllık hedef 37 | hedefi 37 den 52 ye cikar | 52 | 37 | kitap, sayfa
    change | mezarlık kayıtları: ada parsel, isim, defin, açıklama | Açıklama kısmı uzun yazı yazılabilecek şekilde olsun lütfen, sığmıyor. | aciklama | | ada, isim, defin, aciklama
    sort | kantin borçları: öğrenci, sınıf, borç | borcu çok olan en üstte çıksın | | | ogrenci, sinif, borc
    sort | ambulans vardiyası: personel, istasyon, nöbet tarihi | nobet tarihine gore sirala eskiden yeniye | | | personel, istasyon, nobet
    group | fındık bahçeleri: bahçe, köy, dönüm | köy köy ayır alt alta dizsin | | | bahce, koy, donum
    look | bebek günlüğü: emzirme, alt değişimi, uyku | gece gözümü alıyo koyu renk yap birazda mor olsun | | | emzirme, alt degis, uyku
    page | mahalle takımı: oyuncu, forma no, aidat | ayrı bi sayfa daha aç maçlar diye rakip ve skor yazalim | mac, rakip, skor | | oyuncu, forma, aidat
    question | kuaför defteri: müşteri, boya numarası, ücret | bu internet yokken de çalışır mı acaba köyde çekmiyo | | | musteri, boya, ucret
    question | sera kayıtları: sera, sıcaklık, nem | yanlış girdiğim kaydı nasil sileyim? | | | sera, sicaklik, nem
    filter | icra dosyaları: dosya no, borçlu, kapandı mı | sadece kapanmayanları görebileyim | | | dosya no, borclu, kapandi
    filter | saz tamiri: saz, sahibi, durum | duruma gore suzebilelim hazır olanlar ayrı gelsin | | | saz, sahib, durum
`,
  ),
  ...readTold(
    'en',
    `
    add | allotment beds: bed, crop, sown on | can u also put how much we harvested in kilos | harvest/kilo/kg/yield | | bed, crop, sown
    add | window cleaning round: customer, street, price | need phone no as well | phone/telephone/mobile/tel | | customer, street, price
    add | parish bell ringers: name, bell, practice | Good evening, might it be possible to include an email address for each ringer? Many thanks, Geoffrey | email/e-mail | | name, bell, practice
    add | lobster pots: pot number, bait, catch | forgot the depth. add depth pls | depth | | pot, bait, catch
    add | foster kittens: name, weight, litter | vet keeps asking when they was wormed so worming date and also vaccine date | worm, vaccin | | name, weight, litter
    add | nail clients: client, colour, price | add a tip box | tip | | client, colour, price
    add | church hall hire: group, date, fee | whos got the keys!! add key holder, last week nobody could get in and the zumba lot stood in the rain | key | | group, date, fee
    add | migraine diary: day, pain, tablet | what i ate and how i slept too | ate/food/eat/meal, sleep/slept | | day, pain, tablet
    add | taxi shifts: date, fares, fuel | mileage start and milage end thx | mileage start/start mileage/mileage, end/mileage end | | date, fares, fuel
    add | vinyl records: artist, album, year | i want a photo of the sleeve | photo/picture/image/sleeve | | artist, album, year
    add | goat milking: goat, morning, evening | bung in a notes bit for when shes off her feed | note | | goat, morning, evening
    add | knitting projects: pattern, yarn, for whom | needle size!! | needle | | pattern, yarn, whom
    add | lodgers: room, lodger, rent | put deposit on there an all, and when they moved in | deposit, move | | room, lodger, rent
    add | choir robes: robe number, size, singer | tick if its been dry cleaned | clean | | robe, size, singer
    add | lambing shed: ewe, lambs, date | which tup was it. need that wrote down | tup/ram/sire | | ewe, lambs, date
    add | piano pupils: pupil, grade, lesson day | parents name + how much they owe me | parent, owe/owing/owed | | pupil, grade, lesson
    add | scaffolding hire: site, boards, collected | add the foreman so i know who to shout at | foreman | | site, boards, collected
    add | pub quiz nights: team, score, date | how many in each team pls, members or number of people whatever u call it | member/people/player/number | | team, score, date
    add | medication for dad: medicine, dose, time | side effects column would help the nurse | side effect | | medicine, dose, time
    add | pigeon races: ring number, race point, time | wind direction, distance | wind, distance | | ring, race point, time
    add | flat viewings: address, rent, bedrooms | let me give each one a star rating | rating/star | | address, rent, bedrooms
    add | boxing gym: boxer, class, weight | medical expirey date is a must or the board shuts us down | medical/expir | | boxer, class, weight
    add | tool shed loans: tool, borrower, date out | date back in too | back/return | | tool, borrower, date out
    add | steam engine log: engine, pressure, driver | Kindly add a field for the coal consumed per day. | coal | | engine, pressure, driver
    choice | dog grooming: dog, owner, price | coat type, smooth wire or curly | coat, smooth, wire, curly | | dog, owner, price
    choice | food bank parcels: family, bags, collected | parcel size should be pick from single, couple, family of four | single, couple, family of four | | family, bags, collected
    choice | cattle market: lot, breed, bid | breed as a dropdown: angus, hereford, limousin | angus, hereford, limousin | | lot, breed, bid
    choice | skip hire: address, skip, drop date | make the skip size one u can choose mini / midi / builders / maxi | mini, midi, builder, maxi | | address, drop
    choice | ward linen: ward, sheets, towels | status with 3 options please: clean, soiled, lost | status, clean, soiled, lost | | ward, sheets, towels
    choice | tattoo bookings: client, design, deposit | which artist - its only ever Mo, Stacey or Big Dave | mo, stacey, big dave | | client, design, deposit
    choice | school bus: child, stop, seat | i dont want to type the stop, it is Mill Lane or Chapel Corner or the Co-op | mill lane, chapel corner, co-op/co op/coop | | child, stop, seat
    choice | beer brewing: batch, hops, gravity | add style. stout, ipa, bitter, wheat | style, stout, ipa, bitter, wheat | | batch, hops, gravity
    choice | complaints book: tenant, flat, complaint | urgency low medium high innit | low, medium, high | | tenant, flat, complaint
    choice | model trains: loco, maker, paid | gauge is missing, it should offer N, OO and O gauge | gauge, oo | | loco, maker, paid
    remove | b and b rooms: room, guest, nights, breakfast | we stopped doing breakfast so take it off | | breakfast | room, guest, nights
    remove | bowls club members: name, handicap, locker, phone | lockers got ripped out last year lol, bin that | | locker | name, handicap, phone
    remove | babysitting jobs: kids, hours, pay, pets | dont need pets | | pets | kids, hours, pay
    remove | burial register: plot, deceased, minister, religion | Please could the religion entry be deleted, the council has asked us not to hold it. | | religion | plot, deceased, minister
    remove | running log: distance, pace, shoes, weather | get rid of weather its always raining | | weather | distance, pace, shoes
    remove | jumble sale stalls: stall, helper, takings, float | remove float | | float | stall, helper, takings
    rename | mussel farm: rope, spat, yield | rope should say line | line | rope | spat, yield
    rename | care home visits: resident, visitor, arrived | call it "guest" not visitor | guest | visitor | resident, arrived
    rename | street food van: dish, cost, pitch | change the word pitch to location pls | location | pitch | dish, cost
    rename | girl guides: girl, patrol, subs | subs sounds like sandwiches, make that dues | dues | subs | girl, patrol
    rename | panel beater: reg, damage, quote | Quote to be renamed Estimate. | estimate | quote | reg, damage
    rename | spanish words: word, meaning, hint | id rather hint was called memory trick | memory trick | hint | word, meaning
    change | lawn mowing: client, garden, next cut | next cut should be a proper date with the calender thing | next cut | | client, garden, next cut
    change | potluck supper: guest, dish, vegetarian | vegetarian just yes or no | vegetarian | | guest, dish, vegetarian
    change | scrap metal: metal, weight, seller | weight needs to be a number so it adds up | weight | | metal, weight, seller
    change | swim challenge: swimmer, lengths, target 64 lengths | target isnt 64 anymore its 80 | 80 | 64 | swimmer, lengths
    change | recipe box from nan: recipe, ingredients, method | method is too small i need room to write lots of lines | method | | recipe, ingredients, method
    sort | cricket averages: player, runs, wickets | most runs at the top | | | player, runs, wickets
    sort | mot reminders: car, owner, mot due | sort by whichevers due soonest | | | car, owner, mot due
    group | charity shop stock: item, department, price | can they be grouped under each department | | | item, department, price
    look | insomnia log: bedtime, woke up, dreams | its blinding at 3am make it dark | | | bedtime, woke, dreams
    page | beekeeping club: member, hives, phone | make another page for meetings with date and topic | meeting, topic | | member, hives, phone
    question | ironing service: customer, bags, price | if i drop my phone in the bath do i lose all of it? | | | customer, bags, price
    question | holiday cottages: cottage, guest, changeover | how do i get this to my husbands phone | | | cottage, guest, changeover
    filter | youth club trips: child, trip, paid | only show me the ones who havent paid | | | child, trip, paid
    filter | library of things: item, shelf, on loan | want to tap something and just see whats on loan | | | item, shelf, on loan
`,
  ),
];
