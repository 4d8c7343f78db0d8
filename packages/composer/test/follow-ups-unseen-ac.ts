import { readTold, type ToldFollowUp } from './told-follow-up.ts';

/** Follow-ups by people who had not seen the composer: complaints, questions, half sentences, several wishes at once. */
export const followAC: readonly ToldFollowUp[] = [
  ...readTold(
    'tr',
    `
    add | Arı kovanları listesi, kovan no ve ana arı yaşı | hangi kovan hangi yamaçta karıştırıyorum artık, yerini de yazabilsem | yer/konum/yamac | | kovan, yas
    add | Halı yıkama siparişleri, müşteri ve metrekare | patron telefon numarası şart diyo | telefon/tel | | musteri, metrekare
    add | Cenaze nakil araçları, plaka ve şoför | Merhabalar, kolay gelsin. Muayene tarihini göremiyorum, o da olsaydı iyi olurdu. | muayene | | plaka, sofor
    add | Güvercin kayıtları, bilezik numarası ve renk | cinsiyet yok ki burda!! | cinsiyet/erkek/disi | | bilezik, renk
    add | Köy düğünü davetli listesi, isim ve kaç kişi | takı da yazcaz ona göre iade edicez sonra | taki | | isim/ad, kisi
    add | Dikiş siparişleri, müşteri adı ve teslim tarihi | beden ölçüsü için bi yer lazım bide kumaşı kendi mi getirdi evet hayır gibi | beden/olcu, kumas | | musteri, teslim
    add | Tansiyon ölçümlerim, büyük ve küçük tansiyon | doktor nabzı da sordu eklermisin | nabiz | | buyuk, kucuk
    add | Sera domates sıraları, sıra no ve dikim tarihi | ilaç atıldı mı atılmadı mı işaretleyecek bişey | ilac | | sira, dikim
    add | Kahvehane veresiye defteri, isim ve tutar | ne içtiğini de yaz. yok yok vazgeçtim onu yazma, tarih olsun sadece | tarih/gun | ictigi | isim/ad, tutar
    add | Oto yıkama randevuları, plaka ve saat | araç tipi olabilir mi? mesela binek, suv, minibüs diye seçilsin | tip/tur, minibus/binek/suv | | plaka, saat
    add | Mezat plak koleksiyonum, sanatçı ve albüm | kapak resmini ekleyemiyorum | resim/foto/kapak/gorsel | | sanatci, album
    add | Okul servisi öğrenci listesi, öğrenci ve durak | veliler soruyo kaçta alınıyo diye.. saat | saat | | ogrenci, durak
    add | Koyun sürüsü kaydı, küpe no ve doğum tarihi | ben suriyeliyim turkce az. koyun kilo yazmak istiyor, nerede kilo | kilo/agirlik | | kupe, dogum
    add | Apartman aidat takibi, daire ve tutar | ödendi mi ödenmedi mi anlaşılmıyo bu haliyle, bi tik koyun | oden/odendi | | daire, tutar
    add | Dalış günlüğü, dalış noktası ve derinlik | su sıcaklıgı eklenebilir mi acaba | sicaklik | | nokta, derinlik
    add | Cami temizlik malzemeleri, malzeme ve adet | kim getirdi kim bağışladı belli olsun hayırsever ismi yani | bagis/hayirsever/getiren | | malzeme, adet
    add | Kaynak işleri, iş ve müşteri | fyat alanı unutmuşum eklermsin | fiyat/ucret/tutar | | musteri, is
    add | Kombi bakım randevuları, müşteri ve tarih | adres lazm adres olmadan nasıl gitcem ben eve | adres | | musteri, tarih
    add | Kanarya üretim kaydı, kafes no ve yumurta sayısı | her kafesin yanına not düşebileyim mesela anne huysuz falan | not/aciklama | | kafes, yumurta
    add | Satranç turnuvası oyuncuları, ad ve puan | hakem ağabey ukd olmadan olmaz dedi, ukd numarası yazılacak bir kutucuk rica ediyorum | ukd | | ad, puan
    remove | Balık avı günlüğüm, balık, ağırlık, hava durumu | hava durumunu kaldır ya hiç doldurmuyorum | | hava | balik, agirlik
    remove | Halı saha maç listesi, tarih, rakip, hakem | hakem ne alaka bizde hakem yok ki | | hakem | tarih, rakip
    remove | Zeytin hasadı kaydı, tarla, kasa sayısı, işçi, yevmiye | babam yevmiyeyi kimse görmesin diyor o kısım çıksın lütfen | | yevmiye | tarla, kasa, isci
    remove | Kuaför müşteri listesi, isim, boya numarası, e-posta | epostaya gerek yokmuş | | posta/mail | isim/ad, boya
    rename | Tavuk kümesi yumurta defteri, tarih ve adet | adet yazmasın yumurta sayısı yazsın | yumurta sayisi | adet | tarih
    rename | Yüzme kursu öğrencileri, öğrenci ve seviye | biz seviye demiyoruz kulvar diyoruz ona göre düzelt | kulvar | seviye | ogrenci
    rename | Matbaa siparişleri, müşteri ve adet | uygulamanın adı Yıldız Ofset olsun, şirketin adı çünkü | yildiz ofset | | musteri, adet
    rename | Sınıf kitaplığı, kitap adı ve alan kişi | "alan kişi" garip duruyor, Ödünç Alan yapabilir miyiz hocam | odunc alan | alan kisi | kitap
    change-field | Kurban hissesi listesi, hissedar adı ve ödeme notu | ödeme notu yazı olmasın seçmeli olsun: peşin, taksit, ödemedi | pesin, taksit | | hissedar, odeme
    change-field | Traktör yakıt defteri, tarih ve litre | litreye küsürat giremiyorum 12,5 yazınca olmuyo | | | tarih, litre
    change-field | Lastik oteli, plaka ve raf | raf elle yazılınca herkes başka türlü yazıyor A1 A2 B1 B2 diye listeden seçsek | a1, b2 | | plaka, raf
    change-field | Migren günlüğü, tarih ve ağrı şiddeti | agrı şiddeti 1den 10a kadar olsun rakam yani, az çok diye değil | | | tarih, siddet
    change-rule | Çeyiz eşyaları stok listesi, eşya ve adet, 5'in altında uyarı | 5 çok, 2nin altına düşünce uyarsın yeter | | | esya, adet
    change-rule | Nakliye fiyat hesaplayıcı, kilometre başı 30 lira | mazota zam geldi km başı 42 lira olcak | 42 | | kilometre/km
    change-rule | Kitap kulübü okuma takibi, kitap ve bitiş tarihi, süre 14 gün | yetişemiyo millet, 14 gün değil 21 gün olsun süre | | | kitap, bitis
    change-rule | Ehliyet sınavı test uygulaması, 10 soru, geçme notu 50 | geçme notu 70 hocam 50 değil yanlış söylemişim | 70 | | soru
    add-screen | Pide salonu günlük satışlar, ürün ve tutar | ay sonunda muhasebeciye rakam vericem toplamları gösteren ayrı bi sayfa olsa | toplam/ozet/rapor | | urun, tutar
    add-screen | Bağ evi oda rezervasyonu, misafir ve giriş tarihi | takvim gibi bir ekranda görebilir miyim dolu günleri | takvim | | misafir, giris
    look | Ebru kursu malzeme listesi, malzeme ve miktar | gözüm görmüyor yazılar çok küçük kızım | | | malzeme, miktar
    look | Fenerbahçe maç günlüğüm, rakip ve skor | sarı lacivert yap renkleri hemen!! | | | rakip, skor
    look | Gece bekçisi devriye kaydı, saat ve nokta | gece gözümü alıyo bu beyaz, karanlık olabilirmi | | | saat, nokta
    look | Gelinlik provası randevuları, gelin adı ve saat | ya bu yeşil çok hastane gibi olmuş daha zarif pembemsi birşey | | | gelin, saat
    sort | Diş protez işleri, hasta ve teslim tarihi | en acil olan en üstte dursun teslimi yakın olan yani | | | hasta, teslim
    sort | Kaktüs koleksiyonu, tür ve alış fiyatı | bulamıyorum hiçbişey karman çorman, a dan z ye sıralasan | | | tur, fiyat
    group | Muhtarlık dilekçeleri, dilekçe konusu ve mahalle | her mahalle kendi içinde ayrı ayrı dursun karışmasın | | | konu, mahalle
    group | Depodaki boya kutuları, renk, marka ve kilo | markaya göre öbek öbek | | | renk, marka, kilo
    filter | Beyaz eşya tamir işleri, müşteri, arıza ve durum | bitmişleri görmek istemiyorum sadece bekleyenler gözüksün istersem hepsi | | | musteri, ariza, durum
    filter | Halk oyunları kostümleri, parça, yöre ve beden | sadece erzurum yöresini gösterebiliyor mu seçince? yoresine göre süzmek istiyorum | | | parca, yore, beden
    question | İlaç saatleri, ilaç adı ve saat | telefonu değiştirirsem bunlar silinirmi | | | ilac, saat
    question | Minibüs hattı hasılat defteri, gün ve hasılat | bu ortakta da görünür mü onun telefonunda, yoksa sırf bende mi | | | gun, hasilat
    multi | Fidanlık satışları, fidan türü, adet ve tarih | tarihi çıkar müşteri adı koy bi de adet yerine kaç kök yazsın | musteri, kok | tarih | fidan/tur
    multi | Oyuncak kütüphanesi, oyuncak ve yaş grubu | 1 eksik parça var mı diye bi işaret 2 alan çocuğun adı 3 arka plan açık mavi olsun | eksik/parca, cocuk | | oyuncak, yas
    multi | Sondaj kuyu kayıtları, köy, derinlik ve usta | usta kalsın demiştim ama fikrim değişti çıkar onu. debiyi ekle, su çıktı mı çıkmadı mı onu da | debi, su cik | usta | koy, derinlik
    multi | Piyano öğrencilerim, öğrenci ve ders günü | çaldığı parçayı yazayım bide ödev kısmı, öğrenciler alfabetik olsun zahmet olmazsa | parca, odev | | ogrenci, gun
    multi | Kan şekeri takibi, tarih ve değer | aç mı tok mu belli değil bunun, ekle. değer kelimesi de şeker olsun annem anlamıyo | tok, seker | deger | tarih
    multi | Lokum atölyesi stok, çeşit ve kilo | son kullanma tarihi lazım denetim geliyor, raf no da, bi de tarihi yaklaşan üste çıksın | son kullanma/skt, raf | | cesit, kilo
    multi | Anaokulu yemek menüsü, gün ve yemek | müdür hanım alerjenleri istiyor ayrıca kalori yazılsın diyor ben olsam yazmam ama neyse | alerj, kalori | | gun, yemek
    multi | Antika saat tamiri, müşteri, saat markası, arıza | markayı zorunlu yapma bazen belli olmuyo, kapora ekle, arıza yerine şikayet yaz | kapora, sikayet | ariza | musteri, marka
    multi | Kamp malzemesi kontrol listesi, malzeme ve alındı mı | kimin taşıyacagı + kaç gram ağırlık toplamıda çıksın | tasi/kim, gram/agirlik, toplam | | malzeme, alindi
    multi | Mahalle futbol takımı oyuncuları, ad, mevki, boy | boyu sil gol sayısı ekle yok gol değil de asist, forma numarasıda olsun | asist, forma | boy, gol | ad, mevki
    `,
  ),
  ...readTold(
    'en',
    `
    add | List of beehives with hive number and queen age | cant see anywhere to put the last treatment date | treatment/treated | | hive, queen
    add | Lobster pots with pot number and buoy colour | could it have gps or just where roughly i dropped it | gps/location/place/position/where/dropped | | pot, buoy
    add | Church bell ringing log with date and method | my tower captain wants to know who was ringing so names of ringers pls | ringer/names | | date, method
    add | Skip hire jobs with customer and delivery date | skip size!! 4 yard 6 yard 8 yard, how did I forget | size, 8 | | customer, delivery
    add | Wool dye experiments with plant and mordant | Hello dear, would be so nice if I could add a photo of the finished skein. Thank you, Margaret | photo/picture/image | | plant, mordant
    add | Night shift handover notes with ward and note | nurse name where | nurse | | ward, note
    add | Reptile feeding log with snake name and date | add prey weight no wait prey type not weight | prey | weight | snake, date
    add | Used tyres stock with brand and size | how many of each we have left, thats the whole point of it | quantity/qty/stock/count/left/number/amount | | brand, size
    add | Piano tuning appointments with client and date | half my clients have dodgy parking, somewhere to write parking info would save me | parking | | client, date
    add | Cricket scores for the village team with opponent and runs | wickets??? | wicket | | opponent, runs
    add | Sourdough starter log with date and flour type | I am want to write the temperature of kitchen also, is possible? | temperature/temp | | date, flour
    add | Charity shop donations with item and donor | head office says gift aid must be ticked yes or no | gift aid | | item, donor
    add | Seizure diary for my dog with date and duration | vet asked what he ate before it so.. food | food/eaten/meal/diet | | dog/seizure, date, duration
    add | Window cleaning round with address and price | need phnoe number for teh customers | phone/tel | | address, price
    add | Tombstone inscriptions I find with name and cemetery | the year of death is missing, I had assumed it would be there given that these are graves | year/death/died | | name, cemetery
    add | Forklift checks with truck number and inspector | hours on the clock need recording too or the insurance wont pay out | hours/hour | | truck, inspector
    add | Choir costumes with costume and size | its fine but who has it at home right now | who/borrow/holder/held/member/singer/has it | | costume, size
    add | Baby naps with start and end time | also mood when she wakes up, like happy grumpy or screaming to pick from | mood, grumpy | | start, end
    add | Fishing flies I tied with pattern and hook size | pls stars so i can say how good it fished | rating/star/rate | | pattern, hook
    add | Tool loans at the allotment with tool and borrower | people never bring stuff back. a due back date maybe? | due/return/back | | tool, borrower
    remove | Goat milk yields with goat, litres and weather | weather is pointless get rid of it | | weather | goat, litre
    remove | Karaoke songs with title, artist, key and language | we only sing in english so I dont know why language is there | | language | title, artist, key
    remove | Scout badge tracker with scout, badge, date and parent email | safeguarding lady told me off, no parent emails allowed on my phone | | email | scout, badge, date
    remove | Boiler service list with address, boiler model, engineer | its only me who does them so engineer box not needed | | engineer | address, model
    rename | Sheep register with tag and weight | we say ewe number here not tag | ewe | tag | weight
    rename | Tattoo bookings with client and deposit | can the app be called Black Heron Ink thats the shop | black heron | | client, deposit
    rename | Vinyl repair jobs with owner and fault | fault sounds like blaming them.. change the word to problem | problem | fault | owner
    rename | Dance class register with pupil and level | please instead of level must be write grade, in our school is so | grade | level | pupil
    change-field | Scaffold inspections with site and result | result should be a pick, pass fail or needs work, lads type all sorts | pass, fail | | site, result
    change-field | Rainfall diary with date and millimetres | it wont let me put 3.5 only whole numbers | | | date, mm/millimet
    change-field | Kayak hire with customer and boat type | boat type shouldnt be free typing, single double or canoe only | single, double, canoe | | customer, boat
    change-field | Physio exercises with exercise and pain level | could the pain be a number out of 10 instead of words | | | exercise, pain
    change-rule | Cattery stock of food with product and quantity, warn below 10 | 10 is daft we only ever have 6, make the warning at 3 | | | product, quantity
    change-rule | Mileage claim calculator at 45p per mile | my boss rang, rate is 52p now not 45 | 52 | | mile
    change-rule | Library of jigsaw puzzles with puzzle and loan date, due after 30 days | members keep them too long so due after 14 days from now on | | | puzzle, loan
    change-rule | Bird call quiz with 10 questions, pass mark 6 | too easy make pass mark 8 | 8 | | question
    add-screen | Food truck sales with item and amount | accountant wants totals by month, can that be its own page or something | total/summary/report/month | | item, amount
    add-screen | Marquee hire bookings with customer and event date | I'd love a calendar to look at instead of scrolling forever | calendar | | customer, event
    look | Stroke rehab word list with word and meaning | my dad cant read it the letters are tiny | | | word, meaning
    look | Celtic matches I went to with opponent and score | green and white obviously mate not blue | | | opponent, score
    look | Astronomy log with object and telescope | ruins my night vision, dark background with red if thats doable | | | object, telescope
    look | Wedding cake orders with couple and flavour | it looks like a tax form lol something softer, pinkish, idk | | | couple, flavour/flavor
    sort | Chimney sweep jobs with customer and due date | overdue ones shld be at the top not the bottom | | | customer, due
    sort | Whisky collection with distillery and age | oldest first please, and no I dont mean when I added it, the age of the bottle | | | distillery, age
    group | Food bank parcels with household, street and number of people | the drivers do one street each so keep each street together under its own heading | | | household, street, people
    group | Lego sets with set number, theme and pieces | everythings mixed up, by theme plz | | | set, theme, piece
    filter | Bike repair jobs with customer, bike and status | dont need to see finished ones all the time, let me hide them | | | customer, bike, status
    filter | Foster kittens with name, age and vaccinated yes or no | how do i see just the ones that havent been jabbed? want a button for that | | | name, age, vaccin
    question | Blood sugar log with time and reading | if i loose my phone is everything gone | | | time, reading
    question | Chess club ladder with player and rank | can my friend Tomasz see this on his phone too or its only for me | | | player, rank
    multi | Horse livery list with horse, owner and feed | drop feed put farrier date instead, and owner should say contact | farrier, contact | owner, feed | horse
    multi | Pottery kiln log with date, cone and glaze | three things. who fired it, how many hours, and newest on top thanks | fired/firer/who, hour | | date, cone, glaze
    multi | Allotment waiting list with name, date and plot size | earlier I said plot size, forget that it should go. need phone and a tick for contacted | phone/tel, contacted | plot size | name, date
    multi | Taxi shifts with date, fares and fuel | tips box also what is left after fuel (fares plus tips minus fuel) show me that number | tip, left/profit/net/total/earn | | date, fares/fare, fuel
    multi | School trip checklist with child and consent | head teacher wants allergies and an emergency number, and change consent to permission slip | allerg, emergency, permission | consent | child
    multi | Moth trap records with species and count | can u add moon phase with the options new half full and also site name and make it dark | moon, site | | species, count
    multi | Ukulele chords flashcards with chord and fingering | i am learner sorry for english. need difficulty, need song where chord is used, and buttons more big | difficult, song | | chord, finger
    multi | Garage parts list with part, price and supplier | supplier isnt needed its always Dave. shelf number is. price needs to say cost | shelf, cost | supplier, price | part
    multi | Hospital visiting rota with visitor, day and time | mum says she keeps forgetting what to bring so add that, also lift needed yes/no, no not the lift actually just the bring thing and a notes bit | bring, note | lift | visitor, day, time
    multi | Amateur radio contacts with callsign, frequency and date | signal report sent signal report received mode (ssb cw ft8) country thats all cheers | sent, received, mode, country | | callsign, frequency, date
    `,
  ),
];
