import { readTold, type ToldFollowUp } from './told-follow-up.ts';

/** Follow-ups by people who had not seen the composer; the most common failures were read. */
export const followBK: readonly ToldFollowUp[] = [
  ...readTold(
    'tr',
    `
    add | Terzi tadilat defteri: müşteri, kıyafet, teslim günü | ya bir de ücret yazacak yer lazım, peşin mi aldım kapora mı hep karışıyor | ucret | | musteri, kiyafet, teslim
    add | kantin veresiye: ogrenci, sinif, tutar | Velisine haber verdik mi vermedik mi, onu da işaretleyelim | veli/haber | | ogrenci, sinif, tutar
    add | Apartman merdiven temizliği: daire, hafta, yapan kişi | 3 numara hep kuru süpürüp kaçıyor yahu, her satıra paspas atıldı mı kutucuğu koyar mısınız | paspas | | daire, hafta, yapan
    add | Turşu kavanozlarım: sebze, kuruluş tarihi, tuz oranı | sirke markasıda olsun cunku gecen sene hangisi bozuldu bilemedik | sirke | | sebze, tarih, tuz
    add | Halı yıkama: ad soyad, adres, metrekare | halının cinsi eklensin: yün, ipek, makine, shaggy | cins, yun, ipek, shaggy | | adres, metrekare
    add | Berber sırası: isim, saat, işlem | bizde iki usta var Rıdvan ile Cemo, usta da seçilsin hangisine oturacaksa | usta, ridvan, cemo | | isim, saat, islem
    add | okul gezisi listesi: öğrenci adı, izin kağıdı, ücret | Hocam bir hane daha koysanız, alerjisi olan çocuk var mı diye, çok makbule geçer | alerji | | ogrenci, izin, ucret
    add | Oto yıkama: plaka, araç tipi, yıkama türü | plakanın yanına anahtarı hangi çiviye astığımız, dün yarım saat anahtar aradık müşteri bağırdı | anahtar/civi | | plaka, arac, yikama
    add | Kuaför boya kartları: müşteri, boya kodu, tarih | oksidan eksik kalmış canım, yüzde 6 yüzde 9 yüzde 12 diye seçmeli olsa | oksidan | | musteri, boya kod, tarih
    add | evin faturaları: kurum, tutar, son ödeme | abone numarası da dursun orda her seferinde çekmece karıştırıyom | abone | | kurum, tutar, son odeme
    add | Okul servisi: çocuk, durak, okul | Anne telefonu ekle. sabah kapıya inmezse arıycam | telefon | | cocuk, durak, okul
    add | süt toplama: üretici, litre, gün | Yağ oranı + sağım (sabah, akşam) | yag, sagim, sabah, aksam | | uretici, litre
    add | Ayakkabı tamiri: müşteri, ayakkabı, yapılacak iş | Fiş numarası ekleyiver evladım, gözlüksüz isim okuyamıyorum numaradan bulurum ben | fis | | musteri, ayakkabi, yapilacak
    add | Cami mutfağı nöbeti: aile, tarih, yemek | Also bitte, kaç porsiyon pişecek yazılsın, geçen cuma yetmedi Köln'den gelenlere rezil olduk | porsiyon | | aile, tarih, yemek
    add | Kompost günlüğü: tarih, ne attım, nem | Koku derecesi istiyorum 3 kademe: kokmuyor, hafif, leş gibi | koku, kokmuyor, hafif, les | | tarih, nem
    add | Bebek mama takibi: saat, mililitre, mama markası | gazını çıkardı mı?? gece uykusuz kafayla hatırlamıyorum, öyle bir tik | gaz | | saat, mililitre, marka
    add | Tesisatçı iş listesi: adres, arıza, gün | Kullandığım malzeme için alan yok. Mesela oraya dirsek, teflon bant, sifon falan yazarım | malzeme | | adres, ariza
    add | Sınıf kitaplığı: kitap, yazar, raf | emanet alan öğrenci ile iade tarihi olmadan bu işe yaramaz, ikisini koyun | ogrenci/emanet, iade | | kitap, yazar, raf
    add | Kümes defteri: gün, yumurta, yem kilosu | Ölen hayvan sayısı da girilsin maalesef, tilki dadandı | olen | | yumurta, yem
    add | Düğün davetlileri: aile, kişi sayısı, taraf | masa no'su olsun. bi de hediye ne taktı (çeyrek, gram, zarf, hiçbişey) | masa, hediye/takti, ceyrek, zarf | | aile, kisi, taraf
    remove | Pazarcı defteri: mal, alış, satış, hal ücreti | hal ücretini kaldır ben tarladan getiriyom | | hal ucret | mal, alis, satis
    remove | Diyet günlüğü: öğün, kalori, su, ruh hali | Ruh hali kısmı sinirimi bozuyor çıkarın şunu | | ruh hal | ogun, kalori
    remove | Beden eğitimi ölçümleri: öğrenci, mekik, koşu süresi, kilo | çocuklar alınıyor, kilo yazmayalım kimseye | | kilo | ogrenci, mekik, kosu
    remove | ev isi sirasi: oda, kisi, sure, puan | Puan işi evde kavga çıkardı :) iptal | | puan | oda, kisi, sure
    remove | Elektrikçi kayıtları: müşteri, adres, arıza, vergi numarası | Benim müşteri hep köylü, ne vergi numarası kardeşim, gitsin o | | vergi | musteri, adres, ariza
    remove | Halk eğitim yoklaması: kursiyer, gün, saat, mazeret | Sayın yetkili, müdürlükten KVKK uyarısı aldığımızdan mazeret alanının silinmesini rica ederim. | | mazeret | kursiyer, saat
    rename | Kasap siparişleri: müşteri, parça, kilo | kilo değil gramaj yazsın orda | gramaj | kilo | musteri, parca
    rename | Veli görüşmeleri: veli, öğrenci, sebep | müdire hanım istemiş, sebep yerine gündem denecekmiş | gundem | sebep | veli, ogrenci
    rename | Dolmuş defteri: kaptan, tur, para | Para lafı ayıp duruyor ciro yapalım şunu | ciro | para | kaptan, tur
    rename | Pansiyon çarşafları: oda, nevresim, değişim günü | nevresim demiyoruz biz buralarda "yatak takımı" deriz düzeltiverin | yatak tak | nevresim | oda, degisim
    rename | Çırak takibi: isim, meslek, usta | Ustanın adı Eğitici olarak değişsin, resmi evrakta böyle geçiyor | egitici | usta | isim, meslek
    rename | Mantı siparişleri: kim, adet, gün | Uygulamanın üstünde Hatice Ablanın Mutfağı yazsın istiyorum | hatice | | adet
    change-field | Kuru temizleme: müşteri, parça, durum (bekliyor, bitti) | durum böyle olmaz ki; geldi, yıkamada, ütüde, paketlendi şeklinde dört tane olacak | yikamada, utude, paketlendi | bekliyor | musteri, parca, durum
    change-field | Kömür yardımı: hane, miktar (kg), teslim tarihi | miktarı kg ile tutma kimsede kantar yok, çuval hesabı olsun | cuval | kg | hane, miktar, teslim
    change-field | Ogrenci performansi: ogrenci, ders, not | not rakamla girilmesin artık. Geliştirilmeli, yeterli, çok iyi arasından seçeyim | gelistirilmeli, yeterli, cok iyi | | ogrenci, ders
    change-field | Babamın ilaçları: ilaç, saat, verildi mi | evet hayır kesmiyor bizi: içti, tükürdü, uyuyordu seçenekleri lazım inatçı adam | icti, tukurdu, uyuyordu | | ilac, saat
    change-field | Mobilya montaj: müşteri, ürün, randevu günü | randevu gününde saat de seçilebilsin ya, sabah mı öğlen mi belli değil | | | musteri, urun, randevu
    change-field | Bisiklet tamircisi: sahibi, arıza, öncelik (acil, normal) | Öncelikte üçüncü bir şık: aylar sonra alır | aylar sonra | | acil, normal, sahib, ariza
    change-rule | Kumbara: tarih, tutar, kimden, hedef 500 lira | hedef 1250 olcak abi bisiklet zamlandı | 1250/1.250 | | tarih, tutar, kimden
    change-rule | Halı saha kirası: takım, gün, saat, saatlik ücret 900 TL | zam yaptık saati bin yüz elli lira (1150) | 1150/1.150 | | takim, saat
    change-rule | Devamsızlık: öğrenci, tarih, neden; sınır 10 gün | Sınır 20 güne çıkarıldı yönetmelikte, ona göre uyarsın | 20 | | ogrenci, tarih, neden
    add-screen | Köfteci siparişleri: masa, porsiyon, içecek | ayrı bi sayfada dükkana alınacaklar olsun; kıyma, ekmek, soğan ne bittiyse, miktarıyla | alinacak, miktar | | masa, porsiyon, icecek
    add-screen | Dershane ödemeleri: öğrenci, taksit, tutar | Bana bir özet ekranı lazım ay sonunda toplam ne topladık görmek için | ozet/toplam | | ogrenci, taksit, tutar
    add-screen | Gelinlik kiralama: gelin, model, prova günü | provaları takvimde göreyim, duvardaki takvim gibi | takvim | | model, prova
    add-screen | Sobacı işleri: müşteri, soba tipi, kurulum günü | Baca temizliği için ikinci liste yap: bina, kat, son temizlik | baca, bina, son temizlik | | musteri, soba tip, kurulum
    look | Fal günlüğü: tarih, fincan, şekiller | gözüm ağrıyo gece, koyu renk yapsan | koyu/dark | | tarih, fincan, sekil
    look | Anaokulu uyku saati: çocuk, başlangıç, bitiş | Mor olsun lütfen, sınıfımızın rengi o; minik ayı gibi yumuşak dursun | mor/purple | | cocuk, baslangic, bitis
    look | Tansiyon defteri: gün, büyük, küçük | Yavrum harfler pek ufak, seçemiyorum, irileştir | | | buyuk, kucuk
    sort | Borç defteri bakkal: isim, borç, tarih | en çok borcu olan tepede çıksın utansın | | | isim, borc, tarih
    sort | Kargo teslimleri: alıcı, mahalle, koli | mahalle mahalle ayır bunları, tek tek arıyorum şimdi | mahalle | | alici, koli
    sort | sinav takvimi: ders, sinav tarihi, konular | en yakin sinav ilk gelsin | | | ders, sinav tarih, konu
    filter | Hurdacı alımları: malzeme, kilo, ödendi mi | parasını vermediklerimi tek başına görmem mümkün olsun | | | malzeme, kilo, odendi
    filter | Yemekhane menüsü: gün, çorba, ana yemek, etsiz | yalnız etsiz günleri gösteren bir düğme koyun vejetaryen öğretmenimiz var | etsiz | | corba, ana yemek
    filter | Kira takip: daire, kiracı, ay, tutar | Kiracıya göre süzebileyim şöyle basınca yalnız Nurgül Hanım'ınkiler | kiraci | | daire, tutar
    question | Reçel satışı: müşteri, kavanoz, meyve | bunu kızımın telefonundan da görebilir miyim acaba | | | musteri, kavanoz, meyve
    question | Gözlükçü siparişleri: hasta, cam, çerçeve | yanlışlıkla sildim bi kaydı geri gelir mi | | | hasta, cam, cerceve
    question | Nöbet cetveli: öğretmen, kat, gün | Yeni satır nasıl giriyoruz, bir anlatır mısınız? | | | ogretmen, kat
    multi | Camcı ölçüleri: müşteri, en, boy, kalınlık | renk eklensin (füme, bronz, şeffaf), kalınlığı kaldır hep 4 milim zaten | renk, fume, bronz, seffaf | kalinlik | musteri
    multi | El işi kursu: kursiyer, motif, ip | ip yerine yumak de, ücret diye de bi alan aç, yeşil olsun her yer | yumak, ucret | | kursiyer, motif
    multi | Tüpçü: adres, tüp, saat | kat bilgisi koy asansör yok çünkü. saati at. sokağa göre dizilsin | kat | saat | adres
`,
  ),
  ...readTold(
    'en',
    `
    add | Cobbler tickets: customer, shoe, repair | need a ticket number too, folk lose the paper bit and then argue with me | ticket n/number | | customer, shoe, repair
    add | tiffin orders: name, address, veg or non veg | kindly add spice level also, mild / medium / full andhra | spice, mild, medium, andhra | | name, address, veg
    add | Chimney sweep visits: house, date, fireplace type | Could we record whether they've a bird guard fitted? Jackdaws are a menace round here. | bird guard/guard | | house, date, fireplace
    add | Hair braiding bookings: client, style, time | Abeg put deposit paid, too many people dey waste my Saturday | deposit | | client, style, time
    add | Year 3 reading record: pupil, book, pages | parent signature tick box pls | parent/signature | | pupil, book, pages
    add | Window cleaning round: street, house number, price | gate code. thats it thats the message | gate | | street, house, price
    add | Freezer inventory: item, drawer, date frozen | My husband never knows how many portions are in a tub so let us put portions in there | portion | | item, drawer, frozen
    add | Ironing service: customer, pieces, pickup | starch should be a choice (none, light, heavy) since Mr. Adeyemi complained of soft collars | starch, none, light, heavy | | customer, pieces, pickup
    add | School lost property: item, where found, date | colour!! 14 jumpers and they all say jumper | colour/color | | item, where, date
    add | knife sharpening jobs: owner, blade, price | want the angle in degrees, like 15 or 20, the chefs ask | angle | | owner, blade, price
    add | Babysitting log: family, hours, pay | Bedtime and any medicine given, in case the mum asks me later | bedtime, medicine | | family, hours, pay
    add | Driving lessons: learner, date, manoeuvre | How about a mock test score, and faults split as minor faults and serious faults | score, minor, serious | | learner, date, manoeuvre
    add | Tailor measurements: client, chest, waist, sleeve | Neck. I forgot neck. forty years a tailor and I forgot neck | neck | | chest, waist, sleeve
    add | compost loo rota: week, who, sawdust topped up | can there be room for remarks? like "lid cracked" | remark/note | | week, who, sawdust
    add | Corner shop newspaper deliveries: house, paper, days | Some customers have dogs that bite. Please provide dog warning, yes or no. | dog | | house, paper, days
    add | Piano pupils: student, piece, lesson day | I'd like their grade (Initial, One, Two, Three) alongside, exam season is upon us | grade, initial | | student, piece, lesson
    add | Puncture repairs: bike, wheel, customer | whatsapp number so i can ping them when its done bro | whatsapp/number | | bike, wheel, customer
    add | Nursery naps: child, start, end | which cot they slept in, plus mood on waking: cheery, grumpy, wailing | cot, mood, cheery, grumpy, wailing | | child, start, end
    add | Borehole water sales: buyer, jerrycans, amount | Let it show who served, either Blessing or Tunde, because money is missing | served/server, blessing, tunde | | buyer, jerrycan, amount
    add | Cake orders: flavor, tiers, due date | y'all forgot the inscription lol, what gets piped on top | inscription | | flavor, tiers, due
    remove | Homework diary: subject, task, due date, difficulty | ditch difficulty, everything is hard | | difficulty | subject, task, due
    remove | Milk round: household, pints, cream, notes | nobody's ordered cream since 1998, take it off | | cream | household, pints, notes
    remove | Staff room tea fund: teacher, amount, month, birthday | Please delete the birthday, the head feels it is too personal | | birthday | teacher, amount, month
    remove | plumber callouts: address, problem, hours, mileage | i go by moped so mileage no use, get rid | | mileage | address, problem, hours
    remove | Pocket money: child, chore, coins, penalty | Our therapist says no penalties. Bin it | | penalt | child, chore, coins
    remove | Dhobi list: flat, shirts, sarees, bedsheets | sarees not required now, madam shifted to Pune | | saree | flat, shirts, bedsheets
    rename | Class attendance: learner, date, remark | Change remark to "reason for absence", inspector's orders | reason for | remark | learner, date
    rename | Barber shop: punter, cut, time | My nan reckons 'punter' is rude. Say guest instead | guest | punter | cut, time
    rename | potluck: family, dish, servings | shouldn't say servings, should say feeds | feeds | servings | family, dish
    rename | Sewing box: button, quantity, canister | in my house it's not a canister it's a jar so jar | jar | canister | button, quantity
    rename | Upholstery jobs: client, sofa, cloth | Cloth ought properly to read "fabric", if you would be so kind | fabric | cloth | client, sofa
    rename | Dog grooming: dog, breed, appointment | call the whole app Wagging Wilma | wagging wilma | | dog, breed, appointment
    change-field | Laundry basket: item, person, status (dirty, clean) | status needs more steps: dirty, washing, drying, folded | washing, drying, folded | | item, person, status, dirty
    change-field | Paraffin sales: customer, quantity in gallons, amount | We don't do gallons in Kano market, make it bottles | bottles | gallons | customer, quantity, amount
    change-field | Toddler growth: date, height in inches, teeth | switch inches over to cm please, health visitor only talks metric | cm | inches | date, height, teeth
    change-field | Bus duty: teacher, day, gate (front, back) | There is a third gate now, the orchard gate, add it to the options | orchard | | teacher, day, gate, front, back
    change-field | Music practice: instrument, minutes, how it went | how it went = pick from squeaky, okay, lovely. no typing | squeaky, okay, lovely | | instrument, minutes, how it went
    change-field | Phone repair counter: model, fault, deadline | deadline has to have time of day as well not just the date, they come at 5 sharp | | | model, fault, deadline
    change-rule | Swear jar: who, word, fine of 50p | inflation. fine is now £2 | 2 | | who, word
    change-rule | School fees instalments: pupil, paid, balance of 45000 | fees committee has raised it to 52000 naira per term | 52000/52,000/52 000 | | pupil, paid
    change-rule | Screen time: kid, minutes, device, limit 60 a day | ok summer hols, let them have 90 | 90 | | kid, minutes, device
    add-screen | Locksmith jobs: address, lock, charge | a separate stock page for key blanks: blank code, how many left | blank, left/how many | | address, lock, charge
    add-screen | Lunch lady counts: class, hot lunch, packed lunch | I wanna see the week's totals somewhere on a page by themselves | total | | class, hot, packed
    add-screen | Painter quotes: room, paint, square metres | put jobs on a calendar as I double booked Mrs Okafor | calendar | | room, paint, square
    add-screen | Egg honesty box: date, boxes sold, cash | Also keep my hens in here, own list, with name, age and whether she's laying | hen, age, laying | | date, boxes, cash
    look | Night feeds: time, side, minutes | too bright at 3am, dark mode | dark | | time, side, minutes
    look | Ballet class fees: dancer, month, paid | make it pink, obviously | pink | | dancer, month, paid
    look | Allotment water rota: plot, day, volunteer | My eyesight is poor. Larger lettering would be a mercy. | | | plot, day, volunteer
    sort | Vacuum repair: owner, model, received | oldest received up top so nobody waits forever | | | owner, model, received
    sort | Spelling words: word, week, tricky bit | group em by week | week | | word, tricky
    sort | Carpool: driver, seats, leaving time | Sort these by leaving time, earliest first, ya | | | driver, seats, leaving
    filter | Library fines: child, book, fine, settled | only wanna see the unsettled ones when i tap something | | | child, book, fine, settled
    filter | Tuck shop stock: snack, count, supplier | filter for supplier, I ring one at a time | supplier | | snack, count
    filter | Tuition batches: student, batch (morning, evening), fee | Sir I should be able to view evening batch alone | evening | | student, batch, fee
    question | Wool stash: yarn, weight, metres | does it work when i'm in the shop with no signal | | | yarn, weight, metres
    question | Church flower rota: Sunday, arranger, flowers | Where do I press to change a name once I have put it in? | | | sunday, arranger, flowers
    question | Gas cylinder booking: flat, cylinder, date | who all can see this list, whole society or me only? | | | flat, cylinder, date
    multi | Garden fence jobs: client, panels, posts, hours | add gravel boards, lose hours (i price by job), and newest on top | gravel | hours | client, panels, posts
    multi | Spare keys: door, holder, hook | rename hook to peg and add date lent, cheers | peg, lent | hook | door, holder
    multi | Science fair: pupil, project, table number | put judge's marks out of 30, drop table number, and make everything orange | mark, orange | table number | pupil, project
`,
  ),
];
