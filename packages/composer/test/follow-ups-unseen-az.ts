import { readTold, type ToldFollowUp } from './told-follow-up.ts';

/** Follow-ups by people who had not seen the composer; read. */
export const followAZ: readonly ToldFollowUp[] = [
  ...readTold(
    'tr',
    `
    add | Güreş kulübü sporcuları: ad soyad, sıklet, lisans no | hocam bi de doğum tarihi lazım federasyon onu istiyo hep | dogum | | soyad,siklet,lisans
    add | Okul kayıp eşya dolabı: eşya, bulunduğu yer, tarih | teslim alındı mı diye bir işaret koyabilir miyiz, veliler sürekli soruyor | teslim | | esya,bulundu,tarih
    add | Barınak köpekleri: isim, tahmini yaş, kafes no | kısırlaştırıldı mı bilgisi de olsun lütfen, bir de aşı tarihi | kisir,asi | | isim,yas,kafes
    add | ofis kahve kasasi: kim, tutar, ay | odedi mi odemedi mi gorunsun ya herkes veriyorum diyo veren yok | ode | | kim,tutar
    add | Arı kovanları: kovan no, ana arı yaşı, son kontrol | Merhaba, kovanda kaç çerçeve bal var onu da yazmak isterim. Kolay gelsin evladım. | cerceve | | kovan,ana ari,kontrol
    add | Burs verdiğimiz öğrenciler: öğrenci adı, üniversite, aylık burs | iban eklenecek | iban | | ogrenci,universite,burs
    add | Satranç kulübü maçları: beyaz, siyah, sonuç | açılış da yazılsın, mesela sicilya, ispanyol, caro-kann, diğer diye seçelim | acilis,sicilya,ispanyol,caro,diger | | beyaz,siyah,sonuc
    add | okul servisi: öğrenci, durak, veli telefonu | sabah mı biniyor akşam mı yoksa ikisi de mi seçilebilsin şoför bey şaşırıyor | sabah,aksam | | ogrenci,durak,veli
    add | Güvercinlerim: bilezik no, renk, cinsiyet | ya babasının ve anasının bilezik nosu da olsa cok iyi olur soy takibi icin | baba,ana/anne | | bilezik,renk,cinsiyet
    add | Gıda kolisi dağıtımı: aile reisi, mahalle, kişi sayısı | Arkadaşlar dün sahadaydık, bebekli ailelere ayrıca bez veriyoruz. Bebek var mı diye bir kutucuk ve bez bedeni ekleyelim. | bebek/bebeg,bez,beden | | aile,mahalle,kisi
    add | toplantı odası ayırtma: oda, tarih, saat, ayırtan | kaç kişi katılacak onu da girelim | kisi/katil | | oda,tarih,saat
    add | Yüzme takımı dereceleri: yüzücü, stil, süre | havuz uzunluğu ekle 25 m 50 m | havuz,25,50 | | yuzucu,stil,sure
    add | Akvaryum: balık türü, adet, alındığı gün | su sıcaklığı derece olarak ve ph | sicakli,ph | | balik/balig,adet,alindi
    add | Nöbetçi öğretmenler: öğretmen, gün, kat | Hocam merhabalar, müdür yardımcımız nöbete geç gelenleri de görmek istiyor, başlama saati diye bir alan açabilir misiniz? İyi çalışmalar dilerim. | basla | | ogretmen,gun,kat
    add | plaza girişi ziyaretçi defteri: ad soyad, firma, giriş saati | çıkış saati unutulmuş | cikis | | soyad,firma,giris
    add | At çiftliği: at adı, ırk, nal tarihi | Nalbant kimdi o da yazsın, iki nalbantla çalışıyoruz karışıyor | nalbant | | irk,nal tarih
    add | Kan bağışçısı gönüllüler: isim, kan grubu, ilçe | son bağış tarihini ekler misin 3 ay geçmeden arayamıyoruz | son bagis/bagis tarih | | isim,kan grub,ilce
    add | voleybol altyapi kizlar: isim,forma no,boy | mevki koy pasör smaçör libero orta oyuncu | mevki,pasor,smacor,libero,orta | | isim,forma,boy
    add | Kırtasiye dolabı (3. kat): malzeme, adet, son alan | fiyatını da tl olarak yazalım muhasebe istiyormuş :( | fiyat,tl/₺ | | malzeme,adet,son alan
    add | papağan konuşma günlüğü: papağan, yeni kelime, tarih | Kızım çok sevdi bunu :) bir de not yazılacak yer olsun, hangi ödülle öğrendi onu da (çekirdek, elma, fıstık) | not,odul,cekirdek,elma,fistik | | papagan,kelime,tarih
    remove | Kulüp malzemeleri: malzeme, adet, raf no, alış fiyatı | alış fiyatını kaldır herkes görmesin | | fiyat | malzeme,adet,raf
    remove | Sınıf kitaplığı: kitap, yazar, sayfa sayısı, okuyan | sayfa sayısına gerek yok cocuklar yazmıyor zaten | | sayfa say | kitap/kitab,yazar,okuyan
    remove | kedi besleme noktaları: nokta, mama türü, nöbetçi, telefon | telefonu çıkaralım kvkk filan başımız ağrımasın | | telefon | nokta,mama,nobetci
    remove | Zimmet: personel, cihaz, seri no, marka | marka alanı silinsin lütfen | | marka | personel,cihaz,seri
    remove | Halı saha kadrosu: oyuncu, mevki, doğum yılı | dogum yılını sil ya abiler alınıyo | | dogum | oyuncu,mevki
    remove | Hemşehri derneği üyeleri: üye adı, meslek, kan grubu, aidat | Sayın yetkili, kan grubu bilgisini artık tutmuyoruz, listeden çıkarılmasını rica ederim. Saygılarımla | | kan grub | uye,meslek/mesleg,aidat
    rename | Okçuluk antrenmanı: okçu, mesafe, puan | puan yerine skor yazsın | skor | puan | okcu,mesafe
    rename | Pansiyondaki köpekler: köpek, sahibi, geliş günü | sahibi kelimesini sevmiyoruz biz, "bakım veren" olsun | bakim veren | sahib | kopek,gelis
    rename | gönüllü saatleri: gönüllü, görev, saat | görev değil faaliyet denecek bizde öyle | faaliyet | gorev | gonullu,saat
    rename | Etüt yoklaması: öğrenci, ders, geldi mi | dersin adını branş yap | brans | ders | ogrenci,geldi
    rename | ofise gelen koliler: gonderen, firma, takip no | firma yazan yeri kargo şirketi olarak değiştirirmisin | kargo sirket | firma | gonderen,takip
    rename | Tavuklar: isim, cins, yumurta sayısı | cins yerine ırk yazalım doğrusu o | irk | cins | isim,yumurta
    change-field | Judo kuşak sınavı: sporcu, kuşak, sınav tarihi | kuşak elle yazılmasın seçmeli olsun beyaz sarı turuncu yeşil mavi kahverengi siyah | beyaz,turuncu,kahve,siyah | | sporcu,kusak/kusag,tarih
    change-field | Yaralı hayvan ihbarları: hayvan, adres, ihbar eden | adres zorunlu olsun boş bırakıyorlar gidemiyoruz | | | hayvan,adres,ihbar eden
    change-field | Buzağı tartımı: küpe no, ağırlık, tarih | ağırlığın yanında kg yazsın ben bazen gram sanıyom | kg/kilo | | kupe,agirli,tarih
    change-field | Masraf fişleri: çalışan, tutar, tür | tür seçenekleri yemek, taksi, otopark, konaklama olsun | yemek,taksi,otopark,konaklama | | calisan,tutar,tur
    change-field | bağış kumbaraları: dükkan, kumbara no, toplanan para | toplanan euro olacak biz almanyadayız canım | euro/eur/€ | | dukkan,kumbara,toplanan
    change-field | Türk halk müziği korosu provası: korist, ses, katıldı mı | katıldı mı kutusu yetmiyor; geldi, gelmedi, izinli diye üç seçenek olsun | gelmedi,izinli | | korist,ses,katil
    change-rule | Tenis kortu kiralama: üye, kort no, saat. Bir saat 250 TL | kort saati 320 oldu yönetim kararı | 320 | | uye,kort,saat
    change-rule | Okul kütüphanesi ödünç: öğrenci, kitap, alış tarihi. Kitap 15 gün içinde geri gelmeli | 15 gün az geldi çocuklara 21 yapalım | 21 | | ogrenci,kitap/kitab,alis
    change-rule | Sokak hayvanlarına mama toplama: bağışçı, kilo, tarih, hedef 500 kilo | hedefi 750ye çıkaralım maşallah iyi gidiyor | 750 | | bagisci,kilo,tarih
    add-screen | Basketbol takımımız: oyuncu, forma no, boy | ayrı bir yerde maçları da tutalım: rakip, tarih, skor | mac,rakip/rakib,tarih,skor | | oyuncu,forma,boy
    add-screen | Barınaktaki kediler: isim, renk, geliş tarihi | birde sahiplenmek isteyenler diye ikinci liste lazım ad soyad, telefon, oturduğu semt | sahiplen,telefon,semt | | isim,renk,gelis
    add-screen | Ofis bitkileri: bitki, hangi masa, son sulama | yeni sayfa: gübreler (gübre adı, kaç şişe kaldı) | gubre,sise | | bitki,masa,sulama
    add-screen | Okul gezisine gelenler: öğrenci, sınıf, ücret ödendi mi | Gezi masraflarını da ayrı bir bölümde görmek istiyoruz; kalem, tutar ve ödeyen öğretmen olsun, teşekkürler | masraf,kalem,tutar,odeyen | | ogrenci,sinif,ucret
    look | Koşu grubu: koşucu, km, tempo | koyu tema yap gözüm yoruluyo sabahın beşinde | | | kosucu,km,tempo
    look | Cami derneği çay ocağı: tarih, gelir, gider | yazılar büyük olsun göremiyorum yavrum | | | tarih,gelir,gider
    look | taraftar derneği deplasman otobüsü: ad soyad, koltuk, ücret | renk bordo olsun tabiki | | | soyad,koltuk/koltug,ucret
    sort | Okul atletizm dereceleri: atlet, mesafe, süre | en hızlı en üstte çıksın | | | atlet,mesafe,sure
    group | Öğretmenler odası dolapları: dolap no, öğretmen, zümre | zümreye göre ayrı ayrı toplansın matematikçiler bi arada dursun | | | dolap/dolab,ogretmen,zumre
    sort | Geçici yuvadaki yavrular: yavru, gönüllü, bitiş tarihi | bitiş tarihi yaklaşan önce gelsin | | | yavru,gonullu,bitis
    filter | Barınak köpek gezdirme: köpek, gönüllü, gezdirildi mi | sadece gezdirilmeyenleri görebileyim akşam 5ten sonra onlara koşuyoruz | | | kopek/kopeg,gonullu,gezdiril
    filter | Bina arızaları: kat, arıza, durum (yeni, bakılıyor, bitti) | duruma göre süzme koyun lütfen | | | kat,ariza,durum
    filter | Dağcılık kulübü ödünç malzeme: malzeme, alan kişi, iade edildi mi | iade etmeyenleri ayıklamak istiyorum hepsi karışık duruyo | | | malzeme,alan kisi,iade
    question | Masa tenisi ligi: oyuncu, galibiyet, mağlubiyet | bunu kulüpteki diğer arkadaşlara nasıl yollarım? | | | oyuncu,galibiyet,maglubiyet
    question | Okul aile birliği bağışları: veli, tutar, tarih | telefonum bozulursa kayıtlar gider mi | | | veli,tutar,tarih
    question | Tavşan kafesleri: tavşan, kafes, doğum tarihi | internet olmayınca çalışır mı bu, ahırda çekmiyo da | | | tavsan,kafes,dogum
    multi | Hentbol antrenman yoklaması: sporcu, tarih, geldi mi | veli telefonu ekle, sporcu yerine oyuncu yaz, bi de isme göre sırala | veli,oyuncu | sporcu | tarih,geldi
    multi | Kermes ürünleri: ürün, yapan hanım, fiyat | adet ekle, yapan hanım kısmını çıkar kimse alınmasın | adet | yapan | urun,fiyat
    multi | Kuş gözlemi: kuş türü, gözlem yeri, kaç tane | hava ekleyelim (güneşli, bulutlu, yağmurlu) ayrıca yer zorunlu olsun ve koyu renk tema istiyorum | hava,gunesli,bulutlu,yagmur | | tur,gozlem yer,kac
    `,
  ),
  ...readTold(
    'en',
    `
    add | Guinea pig rescue: name, colour, arrival date | could we also note which pen they're in? volunteers keep putting them back in the wrong one | pen | | name,colour/color,arrival
    add | Under-11s hockey squad: player, position, shirt size | emergency contact number pls, league has asked for it again | emergency | | player,position,shirt
    add | lost property at reception: item, where found, date | need a tick for collected | collected | | item,found,date
    add | Food bank parcels: family name, postcode, adults, children | Hi there, hope you're well. Quite a few of our families have allergies so we'd like a box for that, and a yes/no for whether they have an oven. Many thanks, Jean | allerg,oven | | family,postcode,children
    add | Coaching centre students: student name, batch, fees paid | kindly add father's mobile no. and date of joining also | mobile,joining | | student,batch,fee
    add | Milking goats: goat, litres, date | morning or evening milking, we do both | morning,evening | | goat,lit,date
    add | desk bookings: who, desk number, day | my boss wants floor as well, there's ground, first, second and mezzanine | floor,ground,first,second,mezzanine | | who,desk,day
    add | Blood drive volunteers: name, phone, shift | add t-shirt size S M L XL | size,xl | | name,phone,shift
    add | Swim meet results: swimmer, event, time | can it also have lane number and whether they got DQ'd | lane,dq/disqualif | | swimmer,event,time
    add | Horse livery: horse, owner, stable no | Farrier due date please love, I forget every blooming time | farrier | | horse,owner,stable
    add | church welfare committee gifts: beneficiary, item given, date | Please add amount in naira, the pastor wan see wetin we spend | amount,naira/₦/ngn | | beneficiary,item,date
    add | Debate club rounds: motion, speaker, score | which side they argued, proposition or opposition | proposition,opposition | | motion,speaker,score
    add | Koi pond checks: date, ammonia, nitrite | put water temp in there too in fahrenheit | temp,fahrenheit/°f | | date,ammonia,nitrite
    add | printer jams: printer, date, who fixed it | how long it took in minutes. i have a bet going with Dave | minute/min | | printer,date,fixed
    add | Wildlife hospital admissions: species, found by, injury | Outcome is missing! Should be released, still in care, transferred or died | outcome,released,care,transferred,died | | species,found by,injury
    add | school bus riders: child, stop, grade | guardian phone # | guardian | | child,stop,grade
    add | Charity shop volunteers: name, day, till trained | we had a new lad start yesterday and nobody knew if he'd had his DBS so can you put DBS date on there, and a notes bit | dbs,note | | name,day,till
    add | cricket nets: batsman, balls faced, coach | bowler type na - pace, off spin, leg spin | pace,off spin/off-spin,leg spin/leg-spin | | bats,balls,coach
    add | Parrots in my aviary: name, species, ring number | Hatch date, and weight in grams thank you | hatch,weight,gram/(g) | | name,species,ring
    add | office fruit order: fruit, quantity, requested by | someone asked if u can add organic yes or no lol | organic | | fruit,quantity,requested
    remove | Rowing club boats: boat, seats, year built, insurer | take off insurer, treasurer has that in his own folder | | insurer | boat,seats,year
    remove | Class pets at home weekends: pet, family, weekend, address | Address shouldn't be there, privacy!! | | address | pet,family,weekend
    remove | Staff parking: employee, plate, bay, car colour | we dont need car colour | | colour/color | employee,plate,bay
    remove | donor list: donor, amount, date, thank-you letter sent | get rid of thank-you letter sent, we use email now | | letter | donor,amount,date
    remove | Pony club rally: rider, pony, weight, group | delete weight. Mums complained | | weight | rider,pony,group
    remove | PTA cake stall: cake, baker, price, contains nuts | No nuts allowed in school at all any more so that contains nuts thing can go | | nuts | cake,baker,price
    rename | Five-a-side fines: player, offence, fine | call it "crime" instead of offence haha | crime | offence | player,fine
    rename | Kennel log: dog, temperament, kennel | change temperament to behaviour | behaviour/behavior | temperament | dog,kennel
    rename | Meals on wheels: client, dish, delivered | We say "guest" rather than "client" - could the label reflect that please? | guest | client | dish,delivered
    rename | Faculty room lockers: teacher, locker no, key | teacher should be faculty member | faculty member | teacher | locker,key
    rename | helpdesk tickets: requester, issue, priority | rename priority -> urgency | urgency | priority | requester,issue
    rename | My apiary: hive, brood frames, queen marked | hive is wrong word for me i say colony | colony | hive | brood,queen
    change-field | Karate gradings: student, belt, date | belt should be a pick list - white, yellow, orange, green, brown, black | white,yellow,orange,brown,black | | student,belt,date
    change-field | Foster cats: cat, foster home, vet visit | vet visit has to be a date not text | | | cat,foster,vet
    change-field | Sponsored walk: walker, distance, raised | distance in miles not km, this is Yorkshire | mile/(mi) | | walker,distance,raised
    change-field | Petty cash slips: staff, purpose, amount | purpose options: stationery, courier, tea and snacks, conveyance | stationery,courier,snack,conveyance | | staff,purpose,amount
    change-field | Detention register: pupil, reason, teacher | make reason compulsory, some colleagues leave it blank | | | pupil,reason,teacher
    change-field | turkey weights: tag, weight, pen | weight should say lbs | lb/pound | | tag,weight,pen
    change-rule | Squash court booking: member, court, time slot. £6 per slot | price has gone up to £7.50 sadly | 7.5 | | member,court,slot
    change-rule | School library loans: student, book title, due date. Maximum 14 days per loan | principal sir says 10 days only | 10 | | student,book,due
    change-rule | Coat drive: donor, coats, drop-off date. Our goal is 300 coats | We're crushing it!! bump the goal to 450 | 450 | | donor,coats,drop
    add-screen | Rugby club kit: item, size, quantity | also need a separate list for who's borrowed stuff - borrower, what, return date | borrow,return | | item,size,quantity
    add-screen | Rescue donkeys: donkey, age, field | second page for sponsors with sponsor name, monthly amount, email | sponsor,amount,email | | donkey,age,field
    add-screen | New starters: name, department, start date | Can we have another section called Equipment with laptop model, serial number and handed over on | equipment,laptop,serial,handed | | name,department,start
    add-screen | Quran class attendance: pupil, surah, date | add a teachers tab pls: teacher name, phone number, days available | teacher,phone,available | | pupil,surah,date
    look | night shift patrol at the wildlife park: zone, time, guard | dark mode please, screen is blinding at 3am | | | zone,time,guard
    look | Bowls club ladder: player, wins, losses | The writing is far too small for our members, most of us are over seventy. | | | player,wins,losses
    look | cheer squad roster: name, role, level | make it purple n gold!! school colors | | | name,role,level
    sort | Parkrun helpers: helper, role, date | newest at the top | | | helper,role,date
    sort | Spelling bee: pupil, class, marks | arrange it from highest marks to lowest | | | pupil,class,marks
    group | Vaccination camp for strays: animal, ward, vaccine | club them ward wise | | | animal,ward,vaccine
    filter | Adoption applications: applicant, animal, status (new, home check, approved) | i only want to see the home check ones when im driving round on saturday | | | applicant,animal,status
    filter | Room snags: room, problem, fixed | let me hide fixed ones | | | room,problem,fixed
    filter | Gymnastics club members: gymnast, squad, paid | Is it possible to have a way to show just the unpaid ones, please add that. | | | gymnast,squad,paid
    question | Chess ladder: player, rating, last game | can two of us use it at once or just my phone? | | | player,rating,last game
    question | Hedgehog weights: hedgehog, weight, date | Where is all this saved? Sorry if that is a silly question | | | hedgehog,weight,date
    question | Alumni contributions: alumnus, class year, amount | abeg how I go send this app to our chairman | | | alumn,year,amount
    multi | Netball fixtures: opponent, venue, date | add umpire, change venue to court, and sort by date | umpire,court | venue | opponent,date
    multi | Shelter supplies: item, quantity, shelf, supplier | Drop supplier, add expiry date. Oh and dark background if you can | expir | supplier | item,quantity,shelf
    multi | Teacher cover: absent teacher, period, cover teacher | need a room field and a reason with options sick, training, trip, and group by period | room,reason,sick,training,trip | | absent,period,cover
    `,
  ),
];
