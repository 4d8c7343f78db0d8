import { readTold, type ToldFollowUp } from './told-follow-up.ts';

/** 60 follow-ups of people who had not seen the code; 37 of 60 at the first run. */
export const followY: readonly ToldFollowUp[] = [
  ...readTold(
    'tr',
    `
    add | Güvercin listesi: bilezik no, renk, cinsiyet | bi de kaç yaşında olduğunu ekleyelim | yas | | bilezik,renk,cinsiyet
    multi | Apartman aidat takibi: daire no, ay, tutar | daire no yerine sakin adı yazsın, bide telefon ekle | sakin,telefon | daire no | ay,tutar
    remove | Balık avı günlüğü: tür, kilo, yem, hava durumu | hava durumunu kaldır kullanmıyorum | | hava | tur,kilo,yem
    look | Ev yapımı sabun siparişleri: müşteri, ürün, adet | renkler çok soluk olmuş bordo gibi yapsana | | | musteri,urun,adet
    add | Tekne kiralama kayıtları: müşteri, tarih, kapora | kac kisi gelicek onu da yazmam lazim | kisi | | musteri,tarih,kapora
    rename | Muhtarlık şikayet listesi: sokak, konu, çözüldü mü | konu yazan yer "sorun" olsun | sorun | konu | sokak,coz
    add | Tespih koleksiyonu: taş, usta, fiyat | resmini de koyabileyim tespihlerin | resim/resm/foto/gorsel | | tas,usta,fiyat
    change-rule | Yün ip stoğu: marka, renk, yumak sayısı, 2 yumaktan az kalınca uyarı | 2 az oluyo 5 e düşünce uyarsın | 5 | | marka,renk,yumak
    sort | Gezdiğim kiralık evler: semt, kira, puan | en ucuz en üstte olsun | | | semt,kira,puan
    change-field | Kovan kayıtları: kovan no, bal miktarı, huyu (yazı) | huyu elle yazmıyım seçmeli olsun sakin / hırçın / orta diye | sakin,hircin,orta | | kovan,bal,huy
    multi | Dövme randevuları: isim, tarih, bölge | kapora ve seans sayısı ekle, bölgeyi de sil gerek kalmadı | kapora,seans | bolge | isim,tarih
    add | Öğrenci servisi listesi: öğrenci adı, durak, biniş saati | veli numarası lazım ya unutmuşum kusura bakmayın | veli | | ogrenci,durak,saat
    group | Çeyiz listesi: eşya, oda, alındı mı | odalara göre ayır mutfak bi yerde yatak odası bi yerde | | | esya,oda,alindi
    question | Elektrik sayacı takibi: tarih, okunan değer | telefonu degistirirsem kayitlarim gider mi? | | | tarih,deger
    add | Kuaför müşteri defteri: isim, boya numarası, son geliş | alerjisi varmi yokmu işaretleyeyim, geçen biri kıpkırmızı oldu yemin ederim | alerji | | isim,boya,son gelis
    rename | Pazar defteri: ürün, kasa sayısı, alış fiyatı | uygulamanın adı Hüsnü Abi Manav olsun | husnu | | urun,kasa,alis
    multi | Rüya defteri: rüya, tarih, duygu | mor renk olsun, tarihin yanına saat eklensin | saat | | ruya,tarih,duygu
    add | Zeytin hasadı: parsel, çuval, kilo | kaç işçi çalıştı + yevmiye | isci,yevmiye | | parsel,cuval,kilo
    add-screen | Düğün davetlileri: isim, taraf, kişi sayısı, masa | ayrı bi sayfada da yapılacak masrafları tutayım, kalem ve tutar | masraf,tutar | | isim,taraf,masa
    filter | Kombi servis işleri: müşteri, adres, arıza, durum (bekliyor, bitti) | sadece bekleyenleri görebileyim | | | musteri,adres,ariza,durum
    add | Sütdişi takibi: çocuk adı, diş, düştüğü tarih | çıktığı tarih de olacaktı | cikt/cikis | | cocuk,dis,dus
    remove | Bağış defteri: isim, miktar, makbuz no, telefon | tlf olmasın millet vermek istemiyor | | telefon | isim,miktar,makbuz
    multi | Kaplıca gezileri: kaplıca, il, ücret | ücreti çıkar onun yerine puan koy. birde suyun sıcaklığı ekle | puan,sicakli | ucret | kaplica,il
    add | Okey turnuvası: takım, oyuncular, puan | yenildiği maç sayısı da olsun | yenil/maglub | | takim,oyuncu,puan
    look | Diyaliz hastası günlük kayıt: su ml, kilo, tansiyon | yazilar kucuk babam goremiyo buyut | | | su,kilo,tansiyon
    change-rule | Bahşiş hesaplama: toplam bahşiş, kişi sayısı, mutfağa yüzde 20 | mutfak payı artık yüzde 15 müdür öyle dedi | 15 | | bahsis,kisi,mutfa
    add | Şiir defteri: başlık, metin, yıl | nerede yazdigimi da ekleyin sehir olarak. tesekkurler evladim | sehir/nerede | | baslik,metin,yil
    change-field | Kostüm deposu: yöre, beden, adet | beden S M L XL arasından seçilsin elle yazınca saçma sapan oluyo | xl | | yore,beden,adet
    multi | Motosiklet bakım: işlem, tarih, km | servis adı ekle, km yi kilometre yap, bi de ücret | servis,kilometre,ucret | | islem,tarih
    add | Kayıp kedi ilanları: kedi adı, renk, son görüldüğü yer | odul de yazsin varsa kac lira | odul | | kedi,renk,yer
    `,
  ),
  ...readTold(
    'en',
    `
    add | Goat herd list with name, ear tag and birth date | can u add the breed too | breed | | name,tag,birth
    multi | Dog grooming bookings with owner, dog, date and price | swap price for deposit and add a does it bite yes/no | deposit,bite | price | owner,dog,date
    add | Food pantry stock with item, quantity and expiry date | who donated it. the pastor wants that | donat/donor | | item,quantity,expir
    remove | Wine diary with name, grape, shop, price and rating | get rid of shop, i always go to the same one anyway | | shop | name,grape,price,rating
    look | Ghost sightings with room, date and description | way too cheerful. dark background, green letters, spooky | | | room,date,descri
    change-rule | Kayak rentals with customer, kayak number, hours and fee of 12 dollars per hour | its 15 an hour now since may | 15 | | customer,kayak,hour
    add | Piano tuning clients with name, piano make and last tuned date | need street address for each!! | address | | name,piano,tuned
    rename | Lego collection with set number, theme and pieces | change "theme" to "series" | series | theme | set,piece
    add | Kitten weights with kitten name, date and grams | a spot for notes like if they had the runs | note | | kitten/name,date,gram
    change-field | Beehive inspections with hive, date and temper (free text) | temper should be a dropdown: calm, nervous, aggressive | calm,nervous,aggressive | | hive,date,temper
    multi | Tow jobs with plate, pickup place and charge | add drop off place and miles, and rename charge to fee | drop,mile,fee | charge | plate,pickup
    sort | Train spotting log with engine number, station and date | newest first pls, im scrolling forever | | | engine,station,date
    add | Chores list with chore, person and done | what day of the week its due would help my lazy roomates | day/due | | chore,person,done
    question | Migraine diary with date, pain level and trigger | does anybody else see what i write in here?? | | | date,pain,trigger
    add-screen | Volunteer fire department calls with date, type of call and hours | We'd also like a separate page for equipment, each with a name and last checked date. Thank you | equipment,check | | date,type,hour
    add | Ham radio contacts with callsign, frequency and mode | signal report as well ofc | signal/report | | call,freq,mode
    filter | Work orders with lot number, problem, urgency (urgent, normal) and status | let me see only the urgent ones | | | lot,problem,urgen,status
    multi | Karaoke sign up with singer and song | add artist and a table number. make it neon pink | artist,table | | singer,song
    rename | Garage sale items with item, asking price and sold price | call the app Dottie's Driveway Sale please dear | dottie | | item,asking,sold
    group | Houseplants with plant name, window and last watered date | put them under headings by window | | | plant,window,water
    add | Flea market vendors with vendor name, stall number and paid | electricity needed y/n, and phone | electric,phone | | vendor,stall,paid
    change-rule | Sourdough flour stock with flour type and kilos left, warn below 1 kilo | warn me under 3 kilos instead i bake more now | 3 | | flour,kilo
    remove | Lichen field notes with sample id, substrate, altitude and colour | drop altitude, my supervisor doesnt want it anymore | | altitude | sample,substrate,colour
    add | Lunchbox collection with character, year and price paid | condition out of 10 | condition | | character,year,paid
    look | Barbershop queue with customer name and service | make the text bigger so people can read it from the chairs and maybe a navy blue | | | customer/name,service
    multi | Soccer snack schedule with game date, opponent and parent | dont need opponent. do need allergies, and the kickoff time | allerg,time/kickoff | opponent | date,parent
    add | Loans to cousins with name, amount and date lent | due date when they SHOULD pay me back ha | due/pay | | name,amount,lent
    change-field | Shift swaps with colleague, date and shift (free text) | make shift a choice of early late or night | early,late,night | | colleague,date,shift
    multi | Free library books with title, author and donor | lose the donor, add genre, add shelf | genre,shelf | donor | title,author
    add | Contraction log with start time, duration and strength | also whether her water broke yet | water | | start,duration,strength
    `,
  ),
];
