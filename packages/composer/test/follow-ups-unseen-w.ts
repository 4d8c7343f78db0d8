import { readTold, type ToldFollowUp } from './told-follow-up.ts';

/** 60 follow-ups of people who had not seen the code; 35 of 60 at the first run; the sayings were mended with it after. */
export const followW: readonly ToldFollowUp[] = [
  ...readTold(
    'tr',
    `
    add | Nöbet takip uygulaması, servis ve saat olsun | hangi hemşireyle tuttum onu da yazayım | hemsire |  | servis,saat
    add | Tansiyon günlüğü istiyorum, büyük ve küçük tansiyon | nabız yok buna ekler misin | nabiz |  | tansiyon
    add | Kamyon bakım defteri, yapılan iş ve kilometre | faturanın tutarınıda girelim bi de usta adı | tutar,usta |  | kilometre
    add | Kedilerimin listesi, ad ve yaş | aşı tarihi lazımdı aslında asıl onu istiyodum | asi |  | ad,yas
    add | Koro üyeleri, isim ve ses grubu | telefon numarası da olsun arıyorum çünkü | telefon |  | ses
    add | Bahçe işleri listesi, iş ve tarih | hangi bahçe olduğu belli değil, bahçenin adresini yazabilelim | adres |  | tarih
    add | Yemekhane malzeme stoğu, ürün ve miktar | raf numarası ekle bide | raf |  | urun,miktar
    add | Dernek gelir gider uygulaması, tutar ve açıklama | makbuz no yazacak yer olsun lütfen | makbuz |  | tutar,aciklama
    add | Antrenman günlüğü, hareket ve kilo | tekrar sayısı nerde?? onu da koy | tekrar |  | hareket,kilo
    add | Plak koleksiyonu, sanatçı ve plak adı | durumu diye bişey olsun çizik, temiz, sıfır gibi seçilsin | cizik,temiz,sifir |  | sanatci
    remove | Kitap listem, ad, yazar ve yayınevi | yayınevi gereksiz olmuş çıkar onu |  | yayinev | yazar
    remove | Köpek gezdirme kayıtları, köpek, süre, ücret ve hava durumu | hava durumunu sil kim bakacak ona |  | hava | sure,ucret
    rename | Müşteri listesi, ad ve telefon | müşteri demeyelim danışan yazsın her yerde | danisan | musteri | telefon
    rename | Öğrenci yoklama uygulaması, öğrenci ve sınıf | sınıf yerine şube yazsın | sube | sinif | ogrenci
    change-field | Arıza takip, daire ve öncelik | öncelik yazıyla değil acil, normal, bekler diye seçmeli olsun | acil,normal,bekle |  | daire,oncelik
    change-field | Yumurta kaydı, tarih ve kümes | kümes elle yazılmasın, Büyük kümes ve Arka kümes arasından seçeyim | buyuk,arka |  | tarih,kumes
    change-rule | Fatura takip, müşteri ve tutar | tutar boş bırakılırsa kaydetmesin |  |  | musteri,tutar
    change-rule | Kömür stoğu, torba sayısı | torba 5in altına inince azaldı diye uyarsın | azal |  | torba
    add-screen | Balık günlüğü, tür ve yer | bi de olta malzemelerimi yazacağım ayrı sayfa olsun | olta |  | tur,yer
    look | Rüya defteri, tarih ve rüya | çok parlak bu gece gözümü alıyor koyu mor yap |  |  | ruya,tarih
    look | İlaç listesi, ilaç adı ve saat | yazılar küçük evladım büyütüver |  |  | ilac,saat
    sort | Deneme netlerim, tarih ve net | en yüksek net en üstte olsun |  |  | net,tarih
    group | Kostüm listesi, kostüm ve beden | bedene göre ayrı ayrı toplansın hepsi karışık duruyo |  |  | kostum,beden
    filter | Sipariş takip, müşteri, ürün ve teslim tarihi | sadece bugünküleri görebileceğim bi düğme olsa | bugun |  | musteri,urun,teslim
    question | Aidat takip, daire ve tutar | bunu telefonu değiştirirsem kayıtlar kaybolur mu |  |  | daire,tutar
    multi | Sefer masrafları, ülke ve tutar | tarih ekle, tutar yerine harcama yazsın, rengi lacivert olsun | tarih,harcama | tutar | ulke
    multi | Satranç kulübü üyeleri, ad, sınıf ve puan | sınıfı kaldır, doğum yılı koy, puanı yüksek olan başta dursun | dogum | sinif | puan
    multi | Düğün işlerim, tarih ve salon | kapora ile kalan para ekle bide yaklaşan düğün en üstte olsun. arka plan da siyah | kapora,kalan |  | tarih,salon
    multi | Güvercin kayıtları, bilezik no, cins ve renk | renk lazım değil sil, cins yerine ırk yazsın, hastalık notu da ekle | irk,hastalik | renk,cins | bilezik
    multi | Hasta ziyaretleri, hasta adı ve adres | bugünün ziyaretleri ayrı sayfada dursun, telefon da eklensin lütfen | bugun,telefon |  | hasta,adres
    `,
  ),
  ...readTold(
    'en',
    `
    add | Night shift log with ward and hours | can it have the break minutes as well | break |  | ward,hour
    add | Blood sugar diary with reading and time | add what i ate, the nurse always asks about my meal | meal/ate |  | reading,time
    add | List of bowls club members with name and phone | we need a locker number too | locker |  | name,phone
    add | Bakkie service log with date and work done | no man where do I put the odometer | odometer |  | date,work
    add | Guitar students with name and lesson time | Could you add which song they're working on? | song |  | name,lesson
    add | Freezer contents with item and portions | which drawer its in pls | drawer |  | item,portion
    add | Seed collection with variety and sowing month | add supplier and price I paid | supplier,price |  | variety
    add | Parcel log with flat and courier | Needs a signature name for whoever collected it | signature/collected |  | flat,courier
    add | Tortoise weights with date and grams | shell length too, in mm | shell/length |  | date,gram
    add | Invoices with client and amount | let me pick status: draft, sent, overdue | draft,sent,overdue |  | client,amount
    remove | Repairs list with room, fault and cost | cost isnae my business take it out |  | cost | room,fault
    remove | Pigeon register with ring, sex, colour and loft | Please remove loft, I've only got the one |  | loft | ring,colour
    rename | Customer list for dog grooming with customer and dog | dont say customer say owner | owner | customer | dog
    rename | Allotment tenants with tenant and plot | Tenant sounds harsh. Change it to plotholder everywhere please. | plotholder | tenant | plot
    change-field | Migraine diary with date and severity | severity should be mild, bad or awful instead of me typing it | mild,bad,awful |  | date,severity
    change-field | Residents' diets with name and texture | make texture a choice of normal, soft and pureed | normal,soft,puree |  | name,texture
    change-rule | Hall bookings with group, day and time | two groups shouldn't be able to book the same day and time |  |  | group,day,time
    change-rule | Fridge temperature log with fridge and temperature | anything over 8 should say too warm | warm |  | fridge,temperature
    add-screen | Band tunes with title and key | another page for gigs, venue and fee | gig,venue,fee |  | title,key
    add-screen | Babysitting hours with family and hours | give us a page of house rules we can all read | rule |  | famil,hour
    look | Lambing log with ewe and lambs | too bright at 3am make it dark |  |  | ewe,lamb
    sort | Football stickers with number and player | put them in number order not the order i typed them |  |  | number,player
    group | Brass band library with piece and composer | can they be bunched together under each composer |  |  | piece,composer
    filter | Lost property on my bus with item, date and claimed | just show me the ones no claimed yet, wee button or something |  |  | item,date,claimed
    undo | Gym log with exercise and weight | nah go back to how it was before |  |  | exercise,weight
    multi | Taxi takings with driver and amount | add route and petrol, and show the newest on top | route,petrol |  | driver,amount
    multi | Bat care log with species, weight and finder | change finder to rescuer, add injury, and make it dark green | rescuer,injury | finder | species,weight
    multi | Piano jobs with owner, farm and fee | drop the fee, add humidity and pitch. also sort by farm | humidity,pitch | fee | owner,farm
    multi | School bus kids with name, stop and grade | Take grade off, put moms phone, and the whole thing must be yellow | phone | grade | name,stop
    multi | Braai club with date and host | rating out of 5, a page for the members, and call the host braaimaster | rating,member,braaimaster | host | date
    `,
  ),
];
