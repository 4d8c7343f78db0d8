import { readTold, type ToldFollowUp } from './told-follow-up.ts';

/** Follow-ups by people who had not seen the composer. */
export const followCA: readonly ToldFollowUp[] = [
  ...readTold(
    'tr',
    `
    add | arı kovanları: kovan no, ana arı yaşı, bal miktarı | bide son bakım tarihini yazcak yer lazm | bakim | | kovan no, ana ari, bal
    add | apartman aidatı: daire, ad soyad, tutar | Yönetici bey dedi ki telefonlar da dursun burda, arayıp soracağız çünkü | telefon | | daire, ad soyad, tutar
    add | oto lastikçi: plaka, müşteri, ebat | Geçen gün adam geldi lastiğim nerde dedi, yarım saat depoda aradık. Hangi rafta durduğunu da girebileyim artık. | raf | | plaka, musteri, ebat
    add | köy düğünü davetlileri: isim, hane, kaç kişi | la gardaş buna bi de ne hediye getirdiğini yazak, soona unutuyoz | hediye | | isim, hane, kac kisi/kisi
    add | diş hekimi randevusu: hasta, gün, saat | Merhaba, emeğinize sağlık. Mümkünse hastanın alerjisi olup olmadığını da kaydedebilir miyiz? Teşekkür ederim. | alerji | | hasta, gun, saat
    add | tavuk kümesi: tarih, yumurta sayısı, yem | kırık çıkanlarıda ayrı yazalım | kirik | | tarih, yumurta, yem
    add | kütüphane ödünç: kitap, öğrenci, veriliş tarihi | iade tarhi ve sınıf da olsun | iade, sinif | | kitap, ogrenci, verilis
    add | halı saha maçları: tarih, rakip, skor | golleri kim atmış onu da yazabilelim yaa | gol | | tarih, rakip, skor
    add | terzi işleri: müşteri, kumaş, teslim günü | bel basen ve boy olcusude girilcek | bel, basen, boy | | musteri, kumas, teslim
    add | kedi aşıları: kedi adı, aşı, tarih | veteriner kimse onun adını da not düşelim | veteriner | | kedi ad, asi, tarih
    add | tarla sulama: tarla, tarih, kaç saat | Emmi biz suyu sırayla alıyoz, sıra kimdeyse o da görünsün gari | sira | | tarla, tarih, kac saat/saat
    add | pul koleksiyonu: ülke, yıl, değer | fotoğraf çekip koyabileyim | foto/resim/gorsel | | ulke, yil, deger
    add | kombi servisi: müşteri, adres, arıza | değişen parça + işçilik ücreti | parca, iscilik | | musteri, adres, ariza
    add | bebek uykusu: tarih, yattığı saat, kalktığı saat | gece kaç kere uyandı o yok, onu ekler misin | uyan | | tarih, yattigi, kalktigi
    add | kargo takibi: takip no, firma, gönderen | alıcının adresi eksik kalmış ya | adres | | takip no, firma, gonderen
    add | yüzme kursu: öğrenci, seviye, ücret | Sayın ilgili, acil durumlarda velilerimize ulaşmamız gerekmektedir; veli telefonu bilgisinin de forma ilave edilmesini rica ederim. Saygılarımla | veli | | ogrenci, seviye, ucret
    add | turşu kavanozları: çeşit, kuruluş tarihi, adet | her birine puan vercem 5 üzerinden | puan | | cesit, kurulus, adet
    add | minibüs seferleri: şoför, hat, kalkış saati | mazotu da tutalım kaç litre almış | mazot/litre | | sofor, hat, kalkis
    add | evde hasta ziyareti: hasta, ev adresi, tansiyon | şeker ölçümü de lazım bi de nabız | seker, nabiz | | hasta, ev adres, tansiyon
    add | kiraya verdiğim evler: semt, kiracı, kira | Babam depozitoyu unutmuş, kiracı çıkarken kavga çıktı. Ne kadar depozito almışız bi yerde yazsın istiyorum | depozito | | semt, kiraci, kira
    add | fidan satışı: fidan türü, fiyat, adet | boyu kac santim oldugu da lazim musteri hep soruyo | boy/santim | | fidan tur, fiyat, adet
    add | koro provaları: tarih, eser, salon | gelmeyenler diye bi alan aç | gelmeyen | | tarih, eser, salon
    add | ev tamiratı: oda, iş, usta | bitti mi bitmedi mi işaretleyebilelim | bitti/bitme/bitir/tamam/durum | | oda, is, usta
    add | rüya defteri: tarih, rüya, kişiler | uyanınca nasıl hissettiğimi de yazmak istiyorum kısaca | his/duygu | | tarih, ruya, kisi
    choice | kuru temizleme: müşteri, parça, ücret | durum olsun: alındı, yıkanıyor, hazır, teslim edildi | durum, alindi, yikaniyor, hazir, teslim edildi | | musteri, parca, ucret
    choice | pansiyon odaları: oda no, yatak, fiyat | manzara diye seçmeli bişi koy deniz bahçe yol | manzara, deniz, bahce, yol | | oda no, yatak, fiyat
    choice | zeytin hasadı: tarih, parsel, kilo | Zeytinin cinsi de seçilsin, bizde gemlik var ayvalık var bi de memecik | cins, gemlik, ayvalik, memecik | | tarih, parsel, kilo
    choice | çay ocağı: masa, içecek, adet | içecek elle yazılmasın, çay kahve ıhlamur oralet arasından seçilsin | icecek, cay, kahve, ihlamur, oralet | | masa, adet
    choice | spor salonu üyeleri: ad, telefon, başlangıç | paket seçimi ekle, aylık / üç aylık / yıllık | paket, aylik, uc aylik/3 aylik, yillik | | ad, telefon, baslangic
    choice | çiftlik hayvanları: küpe no, kilo, doğum | hayvanın türünü inek koyun keçi manda diye ayırabilmem gerekiyor acaba mümkün mü hocam | tur, inek, koyun, keci, manda | | kupe no, kilo, dogum
    choice | okul servisi: öğrenci, durak, veli | sabah mı akşam mı ikisi de mi biniyo secilsin | sabah, aksam, ikisi/her iki | | ogrenci, durak, veli
    choice | ikinci el eşya: eşya, fiyat, alıcı | Kondisyon bilgisi rica edeceğim; sıfır gibi, az kullanılmış, yıpranmış seçenekleri yeterlidir. | kondisyon, sifir gibi, az kullanilmis, yipranmis | | esya, fiyat, alici
    choice | şikayet defteri: kişi, konu, tarih | oncelik ekle dusuk orta yuksek acil | oncelik, dusuk, orta, yuksek, acil | | kisi, konu, tarih
    choice | marangoz atölyesi: müşteri, ürün, fiyat | ağaç cinside seçilsin meşe, ceviz, çam, kayın. başka kullanmıyoz zaten | agac, mese, ceviz, cam, kayin | | musteri, urun, fiyat
    remove | manav veresiye: isim, borç, tarih, adres | adrese gerek yok zaten mahalleli hepsi | | adres | isim, borc, tarih
    remove | satranç kulübü: üye, puan, doğum yılı | doğum yılını kaldırırmısın kimse söylemiyo | | dogum | uye, puan
    remove | fırın üretimi: ürün, adet, fire, usta | Usta kısmı fazlalık, çıkart gitsin | | usta | urun, adet, fire
    remove | saksı çiçekleri: bitki, saksı boyu, sulama günü, gübre | Gübreyi hiç kullanmadım ben, o satır boşa duruyor. Siliverin evladım. | | gubre | bitki, saksi boy, sulama
    remove | dernek bağışları: bağışçı, tutar, tc no, tarih | Hukukçumuz kimlik numarası tutmamızın sakıncalı olduğunu söyledi. TC no alanının silinmesini arz ederim. | | tc no | bagisci, tutar, tarih
    remove | bisiklet turları: rota, mesafe, süre, hava | hava ve süre olmasın | | hava, sure | rota, mesafe
    rename | kuaför müşterileri: isim, işlem, tutar | tutar yerine ücret yazsın | ucret | tutar | isim, islem
    rename | kurban kesimi: hissedar, hayvan no, ödeme | hissedar değil ortak diyoz biz ona, öyle yazsın | ortak | hissedar | hayvan no, odeme
    rename | gitar dersleri: öğrenci, parça, ödev | "Parça" başlığı "Eser" olarak düzeltilsin lütfen. | eser | parca | ogrenci, odev
    rename | tekne bakımı: tekne, bakım, masraf | masraf lafını gider yapıver | gider | masraf | tekne, bakim
    rename | köpek oteli: köpek, sahibi, giriş, çıkış | sahibi yanlış anlaşılıyo, getiren kişi olsun onun adı | getiren | sahib | kopek, giris, cikis
    rename | film arşivi: film, yönetmen, yorum | yorumun adını düşüncem yap | dusuncem | yorum | film, yonetmen
    change | çocuğun gelişimi: çocuk, yaş, boy | yaş sürekli değişiyor, onun yerine doğum tarihi dursun | dogum | yas | cocuk, boy
    change | fatura takibi: kurum, tutar, ödendi | ödendi kısmı evet hayır olsun yazı yazmıyim | odendi | | kurum, tutar
    change | nohut ekimi: tarla, ekim zamanı, dönüm | ekim zamanını takvimden seçeyim, tarih olsun o | ekim | | tarla, donum
    change | su arıtma cihazları: müşteri, cihaz, filtre ömrü | filtre omru sayi olarak girilsin harf kabul etmesin | filtre omr | | musteri, cihaz
    change | ilaç kutusu: ilaç, doz, içme vakti | İçme vaktine elle yazı yazıyorum yanlış oluyor, saat seçilsin orda | icme vakt | | ilac, doz
    sort | borç verdiklerim: kişi, miktar, vade | vadesi en yakın olan en üstte çıksın | | | kisi, miktar, vade
    sort | kelime defteri: kelime, anlam, örnek | alfabe sırasına diz şunları | | | kelime, anlam, ornek
    group | market listesi: ürün, reyon, adet | reyon reyon ayır karışık durmasın | | | urun, reyon, adet
    look | kaza namazları: vakit, adet, tarih | gece gözüm yoruluyo, siyah ekran yap bide düğmeler yeşil olsun | | | vakit, adet, tarih
    page | kamp malzemeleri: malzeme, adet, çanta | ayrı bi sayfada kamp yerlerini de tutmak istiyorum, adı ve yolu nasıl | kamp yer, yol | | malzeme, adet, canta
    question | altın günü: kişi, ay, gram | bunu komşuya da göndersem o da görebilir mi benim yazdıklarımı? | | | kisi, ay, gram
    question | arsa ilanları: konum, metrekare, fiyat | köyde internet çekmeyince de açılıyo mu bu | | | konum, metrekare, fiyat
    filter | elden taksit: müşteri, tutar, ödendi mi | sadece ödemeyenler görünsün | | | musteri, tutar, odendi
    filter | avukat dosyaları: müvekkil, mahkeme, duruşma tarihi | Bu haftanın duruşmalarını tek başına görebileyim, ötekiler kalabalık ediyor | | | muvekkil, mahkeme, durusma
`,
  ),
  ...readTold(
    'en',
    `
    add | allotment plots: plot number, holder, rent | can u add the date they started | start | | plot number, holder, rent
    add | dog grooming: dog, owner, breed | Hiya, sorry to be a pain, could we also have somewhere to note if the dog bites? nearly lost a finger tuesday | bite/biting | | dog, owner, breed
    add | church flower rota: sunday, volunteer, colours | phone nubmer aswell pls | phone | | sunday, volunteer, colour
    add | sourdough bakes: date, flour, hydration | need oven temp and how long it proved | oven/temp, prov/proof | | date, flour, hydration
    add | classic car restoration: part, cost, supplier | want to stick a pic of the receipt in | receipt/photo/pic/image | | part, cost, supplier
    add | babysitting: family, date, hours | and what they paid me | paid/pay/amount | | family, date, hours
    add | pub quiz teams: team, score, table | Dear Sir or Madam, I should be most grateful if the name of the team captain might also be recorded. Yours faithfully, R. Hollis | captain | | team, score, table
    add | racing pigeons: ring number, colour, sex | lad down t'club says we want wing condition on there an all | wing | | ring number, colour, sex
    add | insulin diary: date, dose, blood sugar | also carbs n a little box for notes | carb, note | | date, dose, blood sugar
    add | lost property: item, where found, date | who handed it in | hand/finder/found by | | item, where found, date
    add | food bank parcels: household, size, collection day | We had a family in last week with a nut allergy and we nearly gave them peanut butter, so please let us put down allergies | allerg | | household, size, collection
    add | tattoo studio: client, artist, session date | deposit + body placement | deposit, placement/body | | client, artist, session
    add | knitting projects: pattern, yarn, recipient | needel size | needle/needel | | pattern, yarn, recipient
    add | scaffold hire: customer, site, hire start | forgot one, the date it comes back to the yard | back/return/yard | | customer, site, hire start
    add | school lunch money: child, class, balance | teacher too if thats not too much bother | teacher | | child, class, balance
    add | vinyl records: artist, album, year | i can never find owt, let me say what shelf its on | shel | | artist, album, year
    add | boiler services: address, boiler make, service date | gas safe cert number needs to be on their | cert/gas safe | | address, boiler make, service date
    add | running club: runner, distance, time | gie us a bit for which shoes they had on an aw | shoe | | runner, distance, time
    add | rabbit breeding: doe, buck, mated on | litter size n how many survived | litter, surviv | | doe, buck, mated
    add | home brew: beer name, style, brew date | abv and what hops went in | abv, hop | | beer name, style, brew date
    add | house cleaners: home, day, cleaner | Kindly do the needful and add key location also | key | | home, day, cleaner
    add | birdwatching: species, place, date | how many i saw of em | how many/count/number/seen/saw/quantity | | species, place, date
    add | phone repairs: customer, model, fault | the imei and passcode, customers keep forgettin to tell me then i cant test it | imei, passcode | | customer, model, fault
    add | prayer requests: name, request, date | God bless you for this. Would it be possible to tick when a prayer has been answered? | answered | | name, request, date
    choice | wedding rsvps: guest, table, plus one | meal choice beef chicken or veggie | meal, beef, chicken, veg | | guest, table, plus one
    choice | horse stables: horse, owner, box number | type of livery: full, part, DIY, grass | livery, full, part, diy, grass | | horse, owner, box number
    choice | stray cats: description, street, date seen | status wants to be spotted / trapped / neutered / rehomed | status, spotted, trapped, neutered, rehomed | | description, street, date seen
    choice | skip hire: customer, address, price | let em pick the size 4yd 6yd 8yd 12yd | size, 4yd/4 yd, 6yd/6 yd, 8yd/8 yd, 12yd/12 yd | | customer, address, price
    choice | film club: film, screening date, projectionist | certificate to choose from, PG 12A 15 18 | certificate, pg, 12a, 15, 18 | | film, screening date, projectionist
    choice | bike workshop: bike, customer, job | priority dropdown low med high | priority, low, med, high | | bike, customer, job
    choice | plant nursery: plant, pot size, price | pot size should only be small, medium or large, staff keep typing rubbish in it | pot size, small, medium, large | | plant, price
    choice | charity shop shifts: volunteer, date, task | I wonder whether task could be limited to till, sorting, steaming and window display? Many thanks, Barbara | task, till, sorting, steaming, window display | | volunteer, date
    choice | five a side: player, phone, goals | what foot they kick with left right both | foot, left, right, both | | player, phone, goals
    choice | soil samples: field, date, ph | texure - clay, loam, sand, silt, peat | textur/texur, clay, loam, sand, silt, peat | | field, date, ph
    remove | carpool: driver, seats, petrol, day | ditch petrol | | petrol | driver, seats, day
    remove | book club: book, author, month, page count | we dont need page count any more ppl moan about it | | page count | book, author, month
    remove | fish tank: date, ph, ammonia, snails | snails all died :( take them out | | snail | date, ph, ammonia
    remove | cricket scorebook: batter, runs, balls, umpire | umpire out please, nobody fills it in | | umpire | batter, runs, balls
    remove | tenants: name, flat, rent, date of birth | Our solicitor has advised that we ought not to hold dates of birth. Kindly delete that field. | | birth | name, flat, rent
    remove | chest freezer: food, drawer, weight, bought on | get rid of weight and drawer | | weight, drawer | food, bought on
    rename | piano pupils: pupil, piece, homework | call homework practice instead | practice | homework | pupil, piece
    rename | milk round: customer, pints, street | "customer" should say "household" | household | customer | pints, street
    rename | nail salon: client, treatment, cost | swap the word cost for price cos thats what we say | price | cost | client, treatment
    rename | football stickers: number, player, swaps | it says swaps i want it to be doubles | doubles | swaps | number, player
    rename | funeral services: deceased, family contact, service date | The term "deceased" is felt to be too blunt by our families; might it read "loved one"? | loved one | deceased | family contact, service date
    rename | poultry show: hen, class, prize | hen aint right theres cockerels too, make it bird | bird | hen | class, prize
    change | nursery children: child, age, key worker | swap age for date of birth, it goes out of date every year dunnit | birth | age | child, key worker
    change | library fines: borrower, amount, paid | paid should be a yes/no tick not typing | paid | | borrower, amount
    change | mot reminders: reg, owner, mot due | make mot due a proper date so i can pick it off the calender | mot due/due | | reg, owner
    change | egg sales: customer, dozens, paid | dozens wants to be a number, its lettin me type words | dozen | | customer, paid
    change | sponsored walk: walker, miles, sponsor | we've gone metric so put kilometres there instead of miles | kilomet/km | mile | walker, sponsor
    sort | christmas cards: name, address, sent | put them a to z by name | | | name, address, sent
    sort | house viewings: address, price, viewing date | cheapest at the top | | | address, price, viewing date
    group | van tools: tool, van, quantity | split it up by van so each lads stuff is together | | | tool, van, quantity
    look | sleep diary: bedtime, woke up, mood | bit bright that at 2am, can you do it dark with purple | | | bedtime, woke up, mood
    page | holiday packing: item, bag, packed | another page for the places we wanna visit w/ opening times | place, opening | | item, bag, packed
    question | raffle: buyer, ticket number, paid | if i lose my phone is all this gone?? | | | buyer, ticket number, paid
    question | chess ladder: player, rank, wins | can two of us put scores in at once or does it need to be just me | | | player, rank, wins
    filter | window cleaning round: customer, amount, paid | only show me the ones that havent paid | | | customer, amount, paid
    filter | seed packets: variety, sow month, use by | I just wanna see whats to sow in march not the lot | | | variety, sow month, use by
`,
  ),
];
