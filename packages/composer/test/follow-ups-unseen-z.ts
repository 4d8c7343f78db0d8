import { readTold, type ToldFollowUp } from './told-follow-up.ts';

/** 60 follow-ups of people who had not seen the code; 33 of 60 at the first run. */
export const followZ: readonly ToldFollowUp[] = [
  ...readTold(
    'tr',
    `
    add | Veresiye defteri, müşteri adı ve borç tutarı | telefon numarasınıda yazalım aramak lazım oluyo | telefon/tel no | | musteri, borc
    add | Baykuş gözlemleri, tür ve tarih | selam, hava durumu alanı eklermisin (açık, bulutlu, yağmurlu seçmeli) | hava, bulutlu, yagmurlu | | tur, tarih
    add | Kiracılar, daire no ve kira bedeli | depozito | depozito | | daire, kira
    add | Pansuman kayıtları, hasta ve yara bölgesi | sonraki ziyaret tarihi olmadan olmuyor hocam onu koyun | sonraki/ziyaret | | hasta, bolge
    add | Karınca kolonileri, tür ve işçi sayısı | birde nem girebileyim yüzde olarak | nem | | tur, isci
    add | Servis öğrencileri, ad ve durak | veli adı ve veli telefonu da lazım çocuk binmeyince arıyorum | veli, telefon/tel | | ad, durak/durag
    add | Pazar satışları, pazar adı ve kasa sayısı | tezgah parası yok bunda ya onuda ekle | tezgah | | pazar, kasa
    add | Tespih kataloğu, taş ve fiyat | resim koyamıyorum müsterı resim istiyor | resim/foto/gorsel | | tas, fiyat
    add | Kaset listesi, kaset no ve içerik | çevrildi mi diye bi tik kutusu | cevril | | kaset, icerik/icerig
    add | Ney çalışmaları, makam ve süre | Rica etsem hangi hocayla çalıştığımı da yazabileceğim bir yer ekler misiniz? | hoca | | makam, sure
    remove | Köpek gezdirme kayıtları, köpek adı, gönüllü, tarih ve hava durumu | hava durumunu kaldır kimse doldurmuyo | | hava | kopek/kopeg, gonullu, tarih
    remove | Kargo listesi, alıcı, firma, raf no ve ağırlık | agirlik gereksiz silin onu | | agirlik/agirlig | alici, firma, raf
    rename | Boya kayıtları, müşteri, boya numarası ve not | not yerine oksidan yazsın | oksidan | | musteri, boya
    rename | Yumurta siparişleri, müşteri ve adet | müşteri demeyelim komşu diyelim ayıp oluyo | komsu | musteri | adet
    change-field | Asansör şikayetleri, daire ve durum yazısı | durumu elle yazmak istemiyom bekliyor, yapılıyor, bitti diye seçeyim | bekliyor, yapiliyor, bitti, durum | | daire
    change-field | Öfke nöbetleri, tarih, davranış ve şiddet | şiddet 1den 5e kadar puan olsun lütfen yazı değil | siddet | | tarih, davranis
    change-rule | Kurban hissesi, ortak adı, toplam pay ve verilen para | kalan parayı kendisi hesaplasın pay eksi verilen | kalan | | ortak/ortag, pay, veril
    change-rule | Salon rezervasyonları, tarih, müşteri ve kişi sayısı | 400 kişiden fazlasını kabul etmesin salon almıyor, geçen hafta 550 yazmışlar | | | tarih, musteri, kisi
    add-screen | Taksi hasılatı, tarih, hasılat ve yakıt | bana bir de ayrı sayfa lazım aylık özet toplam hasılat toplam yakıt görünsün | ozet/aylik/toplam/rapor | | hasilat, yakit
    look | Zarf koleksiyonu, yıl ve ülke | yazılar çok küçük okuyamıyorum evladım büyüt şunları | | | yil, ulke
    look | Kelime kartları, türkçe ve arapça | renk yesil olsun koyu yesil ben sevmiyor mavi | | | turkce, arapca
    sort | Afet malzemeleri, malzeme, adet ve son kullanma tarihi | son kullanması en yakın olan en üstte dursun | | | malzeme, adet, son kullan
    group | Sınır kapısı beklemeleri, kapı adı, tarih ve süre | kapılara göre ayrı ayrı toplasana kapıkule bi başlık hamzabeyli bi başlık gibi | kapi | | tarih, sure
    filter | Çeyiz listesi, eşya, adet ve alındı mı | sadece alınmayanları görebileyim annem soruyo | | | esya, adet, alin
    question | Batarya kayıtları, batarya adı ve şarj sayısı | telefonum bozulursa bunlar silinir mi | | | batarya, sarj
    multi | Anahtar kayıtları, müşteri, anahtar kodu ve not | notu sil, fiyat ekle birde tarih olsun | fiyat, tarih | not | musteri, kod
    multi | Motor kurye bahşişleri, semt ve tutar | tutarın adı bahşiş olsun ayrıca hava yağmurlu mu evet hayır ekle rengi de turuncu yap | bahsis, yagmur | tutar | semt
    multi | Tavşan çiftleşmeleri, anne, baba ve tarih | yavru sayısı ekle, yaşayan sayısı ekle, en yeni tarih üstte olsun | yavru, yasayan | | anne, baba, tarih
    multi | Terzi müşterileri, ad, bel, kalça ve boy | boyu çıkar omuz koy. bir de prova tarihi lazım. toplam kaç müşteri var onu da göster zahmet olmazsa | omuz, prova | | ad, bel, kalca
    multi | Okey turnuvası, masa, oyuncu ve puan | masayı salon yap, kazanan diye bi alan koy çay borcu da eklensin | salon, kazanan, cay | | oyuncu, puan
    `,
  ),
  ...readTold(
    'en',
    `
    add | Pram listings with model and asking price | also need lowest price id accept, dont show it big cos buyers look over my shoulder | lowest/minimum/accept | | model, asking/price
    add | Ukulele loans with child and date out | Could we have a returned date too please? | return/back | | child, date/out
    add | Patient turning log with bed and time | need which side, left right or back | left, right, back, side/position | | bed, time
    add | Truck stop showers with place and rating | wheres the water pressure?? add it. low ok good | pressure, low, good | | place, rating
    add | Boiler services with flat and date | plumber name | plumber | | flat, date
    add | Flats we viewed with address and rent | please add the deposit and is bills included yes or no, my wife always ask me | deposit, bill | | addres, rent
    add | Pigeon races with ring number and time home | chuck in wind direction would ya | wind | | ring, time
    add | Lost property with item and route | can i put a photo of the thing | photo/picture/image | | item, route
    add | Food parcels with family name and family size | hiya, we need an allergies box for each family, had a scare last week with nuts | allerg | | famil, size
    add | Dialysis sessions with date and weight before | weight after as well obviously | after | | date, before
    remove | Nail clients with name, design, price and birthday | get rid of birthday its creepy | | birthday | name, design, price
    remove | Jam sales with flavour, jars, price and weather | Please take the weather off, I never fill it in. | | weather | flavo, jar, price
    rename | Storage units with unit number, tenant and rent | change tenant to renter my lawyer says so | renter | tenant | unit, rent
    rename | Bad films with title, picker and score | score shud be called cringe level | cringe | score | title, picker/pick
    change-field | Typewriters with make, model and status | status should be a pick list: waiting, in pieces, working, sold. I keep mistyping it | waiting, in pieces, working, sold, status | | make, model
    change-field | Tattoo sessions with artist, hours and pain | make pain a 1 to 10 thing not writing | pain | | artist, hour
    change-rule | Driving shifts with earnings, fuel and hours | can it work out what i make per hour after fuel by itself | per hour/hourly/an hour/hour rate | | earning, fuel, hour
    change-rule | Limo bookings with date, school and number of kids | limo only holds 8 so dont let me type more than 8. had 11 turn up once nightmare | | | date, school, kid
    add-screen | Machine repairs with machine number, fault and cost | I want a seperate page just with totals, what each machine cost me this year | total/summary/report/stat | | machine, fault, cost
    look | Chaplain visits with ward and first name | Could it be softer looking, perhaps a pale lilac? It feels like a bank. | | | ward, name
    look | Lock collection with brand and picking time | dark mode pls my eyes r dying | | | brand, time
    sort | Gas certificates with flat and expiry date | soonest expiry first not alphabetical | | | flat, expir
    group | Lifeboat training with crew member, skill and hours | can u put them under each crew member insted of one massive long list | crew/member | | skill, hour
    filter | Fryer oil checks with fryer, date and smell ok | only wanna see the ones where smell is bad | | | fryer, date, smell
    question | Baby teeth with child, tooth and date | if i delete one by accident can i get it back?? | | | child, tooth, date
    multi | Saree blouse orders with customer, bust, waist and note | Please remove note and put advance money and also balance money. collect date is must | advance, balance, collect | note | customer, bust, waist
    multi | ESL learners with name and level | add mother tongue, add childcare needed tick box and call level "CEFR" thx | tongue/language, childcare, cefr | level | name
    multi | Damp records with room, size and date | 1. humidity percent 2. photo 3. newest on top. landlord is coming friday so quick pls | humid, photo/picture/image | | room, size, date
    multi | Near misses with car reg and time | colour of car, and change time to am/pm choice, oh and make the app red like my lollipop | colo, am, pm | | reg
    multi | Newspaper ads with paper, cost and words | drop words, add how many calls, and show me cost per call if thats possible | call, cost per call/per call | word | paper, cost
    `,
  ),
];
