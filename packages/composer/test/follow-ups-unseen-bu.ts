import { readTold, type ToldFollowUp } from './told-follow-up.ts';

/** Follow-ups by people who had not seen the composer. */
export const followBU: readonly ToldFollowUp[] = [
  ...readTold(
    'tr',
    `
    add | Veli görüşme defteri: öğrenci, veli adı, görüşülen konu | hocam şubeyi de yazalım yoksa 5-A ile 5-B karışıyor | sube | | ogrenci, veli, konu
    add | tarla sulama sırası: parsel, saat, kimin nöbeti | motorun kaç litre mazot yaktığını da gireyim mazot ateş pahası | mazot | | parsel, saat, nobet
    add | Kiracılarım için: daire no, kiracının adı, aylık kira | Bir de depozito hanesi olsun evladım, kimisi verdi kimisi vermedi | depozito | | daire, kiraci, kira
    add | antrenman kaydim: hareket, set, agirlik | yanina bi de tekrar sayisi koysana kanka unutmusum | tekrar | | hareket, set, agirlik
    add | Eski para koleksiyonum: hükümdar, basım yılı, darp yeri | Kondisyon eklenmeli. ÇİL, ÇT, ÇG, temiz diye dört seçenek yeter | kondisyon, cil, temiz | | hukumdar, basim, darp
    add | babaannemin ilaçları: ilaç, doz, saat | aç mı tok mu karnına alındığı da belli olsun lütfen, dün karıştırdık fenalaştı | tok | | ilac, doz, saat
    add | oto tamir iş takibi: plaka, arıza, yapılan işlem | kilometre ekle usta, müşteri sonra bana demedin diyo | kilometre/km | | plaka, ariza, islem
    add | Düğün davetlileri: isim soyisim, masa, kaç kişi gelecek | Sayın geliştirici, kız tarafı yahut oğlan tarafı olduğu seçilebilmelidir. | taraf, kiz, oglan | | isim, masa, kisi
    add | Kutu oyunu gecelerimiz: oyun, oyuncular, kazanan | partinin süresi ve ev sahibi de lazım bize, kim kimde toplanmış unutuluyor | sure, ev sahib | | oyun, kazanan
    add | lokanta günlük menü listesi: yemek, porsiyon fiyatı, kalan | alerjen yazmamız şartmış zabıta söyledi, onu da koy: gluten, süt, fıstık | alerjen, gluten, sut, fistik | | yemek, porsiyon, kalan
    add | Metrobüs yolculuklarım: bindiğim durak, indiğim durak, süre | ayakta mı gittim oturdum mu onu da işaretleyeyim :) | ayakta/otur | | bindi, indi, sure
    add | Kovan defteri: kovan no, ana arı yaşı, çıta sayısı | varroa sayımını da ekle, bi de hangi ilacı attığımı | varroa, ilac | | kovan, ana ari, cita
    add | Kleingarten bahçemiz için liste: bitki, ekim tarihi, Beet numarası | abi Sorte yani çeşit de olsun, domatesin on türlüsü var burda Wuppertal'da | cesit/sorte | | bitki, ekim, beet
    add | köy imecesi: hane, yapılacak iş, gün | gelen gişinin getirdiği alet de yazılsın gari, kazma mı kürek mi bilek | alet | | hane, gun
    add | kuaför müşterileri: ad, telefon, yapılan işlem | boya numarasını da tutmam şart 7.1 mi 8.3 mü hatırlamıyorum artık yaşlandık | boya | | telefon, islem
    add | Terzi ölçü defterim: müşteri, bel, basen | omuz, kol boyu, paça genişliği eksik kalmış. | omuz, kol, paca | | musteri, bel, basen
    add | dalis loglarim: dalis noktasi, derinlik, sure | gorus mesafesi + su sicakligi eklermisin tesekkurler | gorus, sicakli | | nokta, derinlik, sure
    add | Posta güvercinlerim: bilezik no, renk, cinsiyet | bu hayvanların soyu önemli, anne bileziği ile baba bileziği de girilsin | anne, baba | | bilezik, renk, cinsiyet
    add | Türkü repertuvarım: türkü adı, yöre, kaynak kişi | derleyen alanı unutulmuş. Ayrıca hangi düzende çalındığı (bağlama düzeni, bozuk düzen, misket düzeni) seçilebilsin | derleyen, duzen, misket, bozuk | | turku, yore, kaynak
    add | öğrenci servisi: öğrenci, adres, biniş saati | ya şu zırıltıya velinin numarasını koymak aklına gelmedi mi?? KORNA ÇALIYORUM ÇIKMIYORLAR | veli | | ogrenci, adres, binis
    remove | Halı saha maçlarımız: rakip, skor, hakem | hakemi çıkar zaten hakem tutmuyoz para yok | | hakem | rakip, skor
    remove | Apartman aidat takibi: daire, ödeyen, makbuz numarası | Makbuz numarası alanına gerek kalmamıştır, kaldırınız. | | makbuz | daire, odeyen
    remove | Süt toplama: üretici, litre, yağ oranı | yağ oranı olmasın ölçen mi var burda | | yag oran | uretici, litre
    remove | pul koleksiyonu: ulke, yil, dantel olcusu, katalog no | dantel olcusunu sil ya, buyutecle saymaktan gozum cikti | | dantel | ulke, yil, katalog
    remove | Anneannemin tansiyonu: büyük, küçük, nabız | Nabız kalksın, doktor hanım onu istemiyormuş | | nabiz | buyuk, kucuk
    remove | gelinlik provaları: gelin adı, prova günü, kuaför, kapora | kuaför bizle alakalı değil onu at. kapora kalsın ama | | kuafor | gelin, prova, kapora
    rename | Kurs programı: ders, derslik, öğretmen | öğretmen yerine eğitmen yazsın, halk eğitim merkeziyiz biz | egitmen | ogretmen | ders, derslik
    rename | Koyunlarım: küpe no, doğum, kırkım ağırlığı | kırkım ağırlığı değil yapağı de ona | yapagi | kirkim | kupe, dogum
    rename | pansiyon odalarim: oda, misafir, gece sayisi | misafir kelimesini konuk yap daha kibar | konuk | misafir | oda, gece
    rename | Bisiklet tamirhanesi: bisiklet, sorun, bedel | Bedel deyince askerlik geliyo aklıma :D tutar yapalım | tutar | bedel | bisiklet, sorun
    rename | Satranç kulübü: oyuncu, reyting, tur | reyting başlığının adı UKD olacak, federasyon öyle diyor | ukd | reyting | oyuncu, tur
    rename | Taziye evi yemekleri: yemek, getiren hane, emanet kap | emanet kap lafı garip durmuş, tencere sahibi diye değiştiriverin | tencere | emanet | yemek, getiren
    change-field | Zeytin hasadı: bahçe, kasa sayısı, zeytin cinsi | cinsi elle yazdırma işçiye, seçmeli olsun: gemlik, ayvalık, memecik | gemlik, ayvalik, memecik | | bahce, kasa, cins
    change-field | Tır yakıt defterim: plaka, litre, istasyon | Teksasa taşındım, litre değil galon tutuyoruz burda, birimini değiştir | galon | litre | plaka, istasyon
    change-field | koro yoklaması: korist, ses grubu, geldi mi | ses grubu soprano, mezzo, alto, tenor, bas şeklinde listeden seçilsin rica etsem | soprano, mezzo, alto, tenor | | korist, ses, geldi
    change-field | Balık avı: balık türü, boy, mevki | boyu rakamla gireyim santim olarak, ona "iri" yazılmaz | cm/santim | | tur, boy, mevki
    change-field | Lastik oteli: plaka, ebat, raf | raf kısmı hazır seçenek olsa daha iyi... giriş, orta kat, arka depo | orta kat, arka depo | | plaka, ebat, raf
    change-field | Diyaliz hastaları: hasta, seans günü, kuru kilo | seans günü için tek tek tarih seçmek yerine Pazartesi-Çarşamba-Cuma ya da Salı-Perşembe-Cumartesi diye iki grup çıksın | carsamba, persembe | | hasta, seans, kilo
    change-rule | Günlük su hedefim 8 bardak: tarih, bardak, içecek | 8 az geldi 12 yap böbrek taşı düşürdüm | 12 | | bardak, icecek
    change-rule | Çay ocağı veresiyesi, bardağı 15 lira: müşteri, bardak, ödendi mi | zam geldi çay 20 oldu | 20 | | musteri, bardak, oden
    change-rule | Okul kütüphanesi ödünç, en çok 3 kitap: öğrenci, kitap, iade tarihi | Yarıyıl tatilinde sınırı beşe çıkaralım müdür bey onayladı | 5/bes | | ogrenci, kitap, iade
    add-screen | Kiralık iş makinelerim: makine, kiralayan, günlük ücret | bakımlar için ayrı bi liste aç: makine, bakım tarihi, değişen parça | bakim, parca | | kiralayan, ucret
    add-screen | dershane ödev: öğrenci, ödev, teslim günü | teslimleri takvimde görebileceğim bir sayfa istiyorum | takvim | | ogrenci, odev, teslim
    add-screen | Kahvehane okey turnuvası: takım, puan, masa | eski şampiyonlar diye başka bi ekran daha, yılı ile takımı yazsın, duvara asmış gibi | sampiyon, yil | | takim, puan, masa
    add-screen | nalburiye satis: malzeme, adet, tutar | ay sonu ozet ekrani lazim toplam ne satmisim | ozet/toplam | | malzeme, adet, tutar
    look | gece bekçisi tur kaydı: nokta, saat, durum | gözümü alıyor bu beyaz, karanlık yap | koyu/karanlik/dark | | nokta, saat, durum
    look | Fenerbahçe maç hatıralarım: maç, tribün, skor | sarı lacivert olmazsa silerim uygulamayı haberin olsun | sari/lacivert | | mac, tribun, skor
    look | Hap saatlerim: hap, saat, yuttum mu | Yazılar karınca gibi, büyüt şunları. Yetmiş sekiz yaşındayım. | | | hap, saat, yut
    sort | Fidanlık: fidan, yaş, fiyat | pahalıdan ucuza doğru dizilsin | | | fidan, yas, fiyat
    sort | Kayıp eşya bürosu: eşya, bulunduğu hat, teslim eden | Hatlara göre gruplayın; M1 ayrı, T4 ayrı öbeklensin | | | esya, hat, teslim
    sort | bayramda yatacak akrabalar: akraba, gelis, yatak | alfabetik olsun bulamiyom kimseyi | | | akraba, gelis, yatak
    filter | Bakkal veresiye defteri: müşteri, borç, ödedi mi | Yalnızca ödemeyenleri göreyim, ödeyenle işim yok | | | musteri, borc, ode
    filter | Dağcılık kulübü malzeme deposu: malzeme, zimmetli kişi, durum | durumu kırık olanları süzebilelim tırmanıştan önce | | | malzeme, zimmet, durum
    filter | sahaf rafı: eser, yazar, baskı yılı | 1950 öncesi basılanları ayırıp gösteren bi düğme koyuver | | | eser, yazar, baski
    question | Tüp bebek takvimim: ilaç, iğne saati, randevu | bunları eşimden başkası görebiliyo mu | | | ilac, igne, randevu
    question | Hal fiyatları: ürün, kasa fiyatı, komisyoncu | yanlış girdiğimi nerden siliyoz güzel gardaşım | | | urun, kasa, komisyoncu
    question | tez kaynakcam: eser, yazar, sayfa | internet olmayinca da acilir mi bu, yaylada cekmiyo | | | eser, yazar, sayfa
    multi | Kına gecesi organizasyonu: hazırlık, sorumlu, bütçe | sorumluyu görevli yap, bir de telefonunu ekle, bütçeyi sil kaynanam görmesin | gorevli, telefon | sorumlu, butce | hazirlik
    multi | Spor salonu üyeleri: üye, paket, bitiş | dolap no lazım + paketler aylık, üç aylık, yıllık olsun + mor yap her yeri | dolap, aylik, yillik | | uye, paket, bitis
    multi | Tavuk kümesi: tarih, yumurta, yem çuvalı | yem çuvalını çıkar; kırık yumurta sayısı yazılsın; en yeni gün en üstte dursun | kirik | cuval | tarih, yumurta
`,
  ),
  ...readTold(
    'en',
    `
    add | Seating for our Punjabi wedding: guest, side, table number | need veg / non veg / jain for each guest ji, caterer is eating my head | veg, jain | | guest, side, table
    add | Allotment plot log: plot, crop, sowed on | can we have the variety too, there's a world of difference between a Charlotte and a Maris Piper | variety | | plot, crop, sowed
    add | danfo trips: bus stop, fare, time | Abeg add conductor name, one of them dey hold my balance every day | conductor | | bus stop, fare, time
    add | Mum's carer visits: carer name, arrived, left | Please include a mood: cheerful, muddled, weepy, asleep. It helps the memory clinic | mood, cheerful, muddled, weepy, asleep | | carer, arrived, left
    add | Bike shop job cards: customer, bike, fault | frame number. always need frame number. insurance lot won't pay otherwise | frame | | customer, bike, fault
    add | Vinyl i own: artist, album, pressing year | runout etching + sleeve condition plz | runout, sleeve | | artist, album, pressing
    add | Tenant rent record: tenant, flat, rent amount | I should be obliged if the guarantor could be noted as well. | guarantor | | tenant, flat, rent
    add | deadlift tracker: date, weight, reps | RPE column bro, 6 to 10 | rpe | | date, weight, reps
    add | Class 9 remedial attendance: roll no, student name, present | Kindly add guardian mobile number also, principal madam has asked for same | guardian/mobile | | roll, student, present
    add | Catan league nights: winner, points, host | who brought snacks matters as much as who won tbh | snack | | winner, points, host
    add | Fish & chip shop waste sheet: item, portions binned, reason | Initials of whoever binned it, EHO wants a name on everything | initial | | item, portions, reason
    add | Calving book: cow tag, sire, due date | stick in whether she needed the jack or not, and calf sex (heifer / bull calf) | jack, heifer, bull | | tag, sire, due
    add | church choir robe loans: singer, robe number, date out | sister Ngozi says we must write the size - small, medium, large, XXL - because of what happened last Easter | size, medium, large, xxl | | singer, robe, date
    add | Train delay diary: service, booked time, actual time | operator as well so i can claim it back: LNER, Northern, CrossCountry, TPE | operator, lner, northern, crosscountry, tpe | | service, booked, actual
    add | Pocket watches: maker, movement, serial | Jewel count, and the case metal (nickel, silver, rolled gold, 18ct). Most of mine are only nickel I'm afraid | jewel, metal, nickel, rolled | | maker, movement, serial
    add | Sourdough bakes: flour, hydration, bake date | room temperature mattered more than i thought lol, put that on | temp | | flour, hydration, bake
    add | Quinceañera to-do: task, who, deadline | Add padrino, every single thing has a sponsor in our family and my tía will ask | padrino/sponsor | | task, who, deadline
    add | Farm diesel: tractor, litres, date | paddock an' all, love, else the accountant from Dubbo rings me | paddock | | tractor, litres, date
    add | Bell tower record: method, changes, conductor | It omits the band (who rang) and whether the bells were half-muffled | band, muffled | | method, changes, conductor
    add | Insulin diary for dad: time, units, sugar reading | injection site pls - tummy, thigh or arm, he keeps jabbing the same spot | site, tummy, thigh, arm | | time, units, sugar
    remove | Pub quiz teams: team, captain, postcode, score | bin the postcode, GDPR and all that | | postcode | team, captain, score
    remove | Scout camp kit: item, quantity, packed, patrol | we dont do patrols any more so lose that | | patrol | item, quantity, packed
    remove | Tiffin orders: customer, meals, sweet dish, address | Sweet dish option please remove, we have discontinued from Monday onwards | | sweet | customer, meals, address
    remove | Antique fishing reels: maker, model, provenance, paid | Provenance is mostly fibs. Take it off. | | provenance | maker, model, paid
    remove | HOA snow rota: house, driver, plow width | nobody on god's earth cares how wide the plow is. delete | | width | house, driver
    remove | Parkrun times: date, course, finish time, chafing level | ok the chafing thing was a joke get rid of it my wife saw | | chafing | date, course, finish
    rename | Nursery pickup list: child, parent, time | parent should say grown-up, loads of our little ones are with nan | grown | parent | child, time
    rename | Goat herd: tag, doe name, kidding date | its Nickname not doe name, half of em are bucks | nickname | doe name | tag, kidding
    rename | Garage bookings: reg, customer, odometer | Odometer -> mileage. We are in Wigan not Wisconsin | mileage | odometer | reg, customer
    rename | Potluck sign up: dish, chef, serves | call it bringer instead of chef because Dave buys everything at Aldi | bringer | chef | dish, serves
    rename | Cooperative society contributions: member, amount, week | Let 'amount' become 'thrift'. That is the proper word in our society. | thrift | amount | member, week
    rename | Funeral flowers: deceased, wreath, florist | 'Deceased' is awfully cold. 'In memory of' would be kinder, don't you think | memory | deceased | wreath, florist
    change-field | Coin roll hunting: denomination, bank branch, finds | make denomination a pick list - penny, nickel, dime, quarter | penny, nickel, dime, quarter | | denomination, branch, finds
    change-field | Rain gauge: day, rainfall inches, cloud | were metric up here in Saskatoon, millimetres not inches eh | mm/millimet | inch | day, rainfall, cloud
    change-field | Spin class bookings: rider, bike, waiver | waiver only wants a yes/no tick, nobody's writing an essay in it | | | rider, bike, waiver
    change-field | Beer festival casks: brewery, ale, status | status options should be racked, settling, tapped, drained | racked, settling, tapped, drained | | brewery, ale, status
    change-field | Site toolbox talks: topic, foreman, attendees | attendees has to be a number i can bump up, i'm not typing forty names with gloves on | | | topic, foreman, attendee
    change-field | Piano pupils: pupil, level, lesson day | Levels ought to be chosen from Prep Test, Elementary, Intermediate, Advanced and Diploma | prep, elementary, intermediate, diploma | | pupil, level, lesson
    change-rule | Village marquee hire £40 a day: hirer, days, pegs returned | committee voted, it's £55 now, don't shoot the messenger | 55 | | hirer, days, pegs
    change-rule | Step goal 10000 a day: date, steps, knee pain | surgery went badly. drop my goal to 900 for now | 900 | | steps, knee
    change-rule | School run car share, max 4 kids: driver, kids, morning or afternoon | got the minivan!! 7 can ride | 7 | | driver, kids
    add-screen | Alpaca shearing: alpaca, fleece weight, date | seperate page for buyers please with name, town, what they paid | buyer, town, paid | | alpaca, fleece
    add-screen | Model railway wagons: wagon, livery, era | I would like a wants list besides, for exhibition days: wagon wanted and top price | want, price | | wagon, livery, era
    add-screen | Airbnb cleans: flat, cleaner, checkout day | can I see all of it on a calendar | calendar | | flat, cleaner, checkout
    add-screen | Ajo savings group: member, paid, month | Create one summary page so I'll be seeing total we have gathered | summary/total | | member, paid, month
    look | Night shift handover: bed, patient, concern | dark mode!! ward lights are off and i look like a ghost | dark | | bed, patient, concern
    look | Apiary: hive, frames, queen seen | make it honey coloured, sort of amber | amber/honey | | hive, frames, queen
    look | Bowls club fixtures: opponent, rink, date | The lettering's too wee for auld eyes | | | opponent, rink, date
    sort | Book club picks: title, suggested by, rating | highest rated at the top | | | title, suggested, rating
    sort | Wedding vendors: vendor, category, quote | bunch them together by category so florists sit with florists | | | vendor, category, quote
    sort | Hot sauce shelf: sauce, scoville, bought in | mildest first pls i have children | | | sauce, scoville, bought
    filter | Missing cats of our estate: cat, colour, found | only show ones nobody's found yet | | | cat, colour, found
    filter | Skip hire register: skip, site, overdue | give me a button for overdue, rest is noise | | | skip, site, overdue
    filter | Office cab pooling Bangalore: employee, area, seats | want to see Whitefield people only when i tap | | | employee, area, seats
    question | Chemo notes: date, nurse, what to ask | Will my daughter in Leeds be able to look at this on hers? | | | date, nurse, ask
    question | Tip jar split: shift, cash, staff | how do i fix a line i typed wrong | | | shift, cash, staff
    question | Egg sales at the gate: buyer, dozens, owed | does it add up what folks owe me by itself or do i gotta | | | buyer, dozens, owed
    multi | Yard sale pricing: item, price, crate | swap crate for shelf, add a sold tick, and cheapest should come first | shelf, sold | crate | item, price
    multi | School play costumes: character, actor, chest size | drop chest size, need fitting date and seamstress | fitting, seamstress | chest | character, actor
    multi | Ramadan iftar rota: family, dish, evening | green theme inshallah, number of guests, and call dish 'main course' | guest, main course | dish | family, evening
`,
  ),
];
