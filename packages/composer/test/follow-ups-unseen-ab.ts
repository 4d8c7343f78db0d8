import { readTold, type ToldFollowUp } from './told-follow-up.ts';

/** Follow-ups by people who had not seen the composer. */
export const followAB: readonly ToldFollowUp[] = [
  ...readTold(
    'tr',
    `
    add | Tamir işleri listesi: müşteri, cihaz, ücret | telefonu da yazsam iyi olcak müşterinin | tel | | musteri,cihaz,ucret
    add | Kovan kayıtları: kovan adı, çıta sayısı, bakım tarihi | ana arının yaşı yok | yas | | kovan,cita,tarih
    add | Nöbet takas defteri: arkadaş, tarih, ödendi mi | hangi servis oldugunu da ekler misin canım | servis | | arkadas,tarih,oden
    add | Pul koleksiyonu: ülke, yıl, değer | foto koyma yeri lazım | foto/resim/gorsel | | ulke,yil,deger
    add | Süt kayıtları: inek, litre, tarih | sabah mı akşam mı seçilsin | sabah,aksam | | inek,litre,tarih
    add | Veresiye defteri: müşteri, borç, tarih | bi not yeri olsa ya | not | | musteri,borc,tarih
    add | Satılık eski eşyalar: ürün, fiyat | abi kapora aldım mı almadım mı o da | kapora | | urun,fiyat
    add | Barınak köpekleri: isim, yaş, cins | kısır mı kutucuğu | kisir | | isim,yas,cins
    add | Günlük yumurta kaydı: tarih, adet | en üstte toplam yumurta görünsün | toplam | | tarih,adet
    add | Düğün çekimleri: gelin, damat, salon, tarih | ha bide fiyatı unutmuşum :) drone istiyolar mı onuda koy | fiyat/ucret,drone | | gelin,damat,salon
    remove | Öğrenci servis listesi: öğrenci, durak, veli telefonu, okul numarası | okul numarasına gerek yok sil | | okul numara | ogrenci,durak,veli
    remove | Tesbih koleksiyonu: malzeme, gram, alış fiyatı, satıcı | alış fiyatı gözükmesin istemiyorum onu hiç | | fiyat | malzeme,gram,satici
    rename | Hasta pansuman kaydı: hasta, yara yeri, tarih | hasta değil danışan yazsın bizde öyle deniyo | danisan | hasta | yara,tarih
    rename | Masraf defteri: açıklama, tutar, tarih | adı Dükkan Kasası olsun | dukkan kasasi | | tutar,tarih
    change-field | Bahçe ilaçlama: ağaç, ilaç, doz | dozu elle yazmıyım az orta çok diye seçeyim | az,orta,cok | | agac,ilac,doz
    change-field | Boya işleri: müşteri, oda sayısı, durum (bekliyor, bitti) | durumlara yarım kaldı da ekle | yarim | | musteri,oda,bekliyor,bitti
    change-rule | Traktör kiralama: kişi, saat, tutar; tutar saat çarpı 900 lira | 900 degil 1100 oldu mazota zam geldi | 1100/1.100 | | saat,tutar
    change-rule | Yakacak stoku: odun ve kömür çuval sayısı, 5 çuvalın altında uyarı | uyarı 10 çuvalda çıksın 5 geç oluyo | 10 | | cuval
    add-screen | Balık avı kayıtları: yer, yem, cm | meralarım diye ayrı sayfa aç yerleri oraya yazcam | mera | | yem,cm
    look | Kuaför randevuları: müşteri, saat, işlem | pembe yap yaa bu ne soguk renk | | | musteri,saat,islem
    look | İlaç takibi: ilaç adı, doz, saat | yazılar küçük babam göremiyo büyüt | | | ilac,doz,saat
    sort | Kiralık ev arayışı: semt, kira, puan | ucuzdan pahalıya dizilsin | | | semt,kira,puan
    group | Kostüm zimmeti: kostüm, beden, kimde | bedene göre ayrı ayrı grup grup dursun | beden | | kostum,kimde
    filter | Sınıf parası: veli, tutar, ödedi mi | sadece vermeyenleri görebileyim | | | veli,tutar,oded
    question | Zeytin hasadı: tarla, çuval, kilo yağ | telefon degişirse bunlar silinirmi | | | tarla,cuval,yag
    multi | Peynir satışı: pazar, gün, satış | satış yerine ciro yaz bide tezgah parası gir | ciro,tezgah | | pazar,gun
    multi | Bisiklet tamiri: müşteri, marka, arıza, ücret | markayı kaldır yerine model yılı koy, teslim tarihi de olsun | model,teslim | marka | musteri,ariza,ucret
    multi | Kan bağışçıları: ad, kan grubu, telefon | ilçe ekle son bağış tarihi ekle rengi de kırmızı olsun | ilce,bagis | | kan,telefon
    multi | Ödev listesi: ders, ödev, teslim tarihi | öncelik gelsin (acil, normal) bi de teslim tarihi yakın olan üste çıksın | oncelik,acil,normal | | ders,odev,teslim
    multi | Montaj işleri: adres, saat, btu, not | notu sil. müşteri adı ekle. btu yerine kapasite de | musteri,kapasite | btu | adres,saat
    `,
  ),
  ...readTold(
    'en',
    `
    add | Marketplace items with item and price | need a spot for buyers phone | phone | | item,price
    add | Goat records with name, tag and birth date | who's the sire tho | sire | | name,tag,birth
    add | Nail appointments with client, date and time | allergies!! forgot | allerg | | client,date,time
    add | Hose inventory with hose id, length and last test date | can it have which truck, Engine 1 Engine 2 or Tanker | truck,engine 1,engine 2,tanker | | length,test
    add | Babysitting log with family, date and hours | pay per hr and what i made total | pay/rate,total | | family,date,hours
    add | Coin collection with country, year and grade | pic of front n back | front,back | | country,year,grade
    add | Window cleaning round with street, house number and price | tick box for paid | paid | | street,house,price
    add | Busking log with pitch, minutes and coins made | the weather as well, sunny cloudy rain | weather,sunny,cloudy,rain | | pitch,minutes,coins
    add | Revision topics with subject, topic and done | how confident i feel 1 to 5 | confiden | | subject,topic,done
    add | Food bank parcels with household size and date | could you pop in a referred by box please love | refer | | household,date
    remove | Chimney customers with name, address, flue type and last swept date | lose flue type nobody knows it | | flue | name,address,swept
    remove | Record wantlist with artist, album, pressing and max price | dont need the pressing thing | | pressing | artist,album,price
    rename | Volunteer shifts with volunteer, day and role | say helper not volunteer | helper | volunteer | day,role
    rename | Job list with customer, address and quote | call the app Dave's Jobs | dave | | customer,address,quote
    change-field | Sheep treatments with tag, product and dose | dose should be a number in ml | ml | | tag,product,dose
    change-field | Chores with kid, chore and status (todo, done) | status needs a half arsed option haha | half | | kid,chore,done
    change-rule | Tile calculator with room length, width and boxes, adding 10 percent waste | 15% waste not 10 | 15 | | length,width,box
    change-rule | Seed library with variety and packets left, warning under 3 packets | warn me at 8 left instead, 3 is too late | 8 | | variet,packets
    add-screen | Church hall bookings with group, date and start time | separate page for keyholders, name and number | keyholder/key holder | | group,date,start
    look | Tooth brushing stars with morning and night | make it purple with dinosaurs or smth | | | morning,night
    look | Taxi trips with from, to, fare and tip | dark pls im driving nights its blinding | | | fare,tip
    sort | Garage sale items with item, asking price and sold for | priciest first | | | item,asking,sold
    group | Scaffold gear with site, boards and poles | split it up by site | site | | boards,poles
    filter | Library loans with student, book and due date | just show me the overdue ones when i want | | | student,book,due
    question | Baby milk stash with ounces and date pumped | can my husband see this on his phone too? | | | ounces,date
    multi | Dog walker candidates with name, rate and gut feeling | add own car yes/no and change gut feeling to vibe | car,vibe | gut | name,rate
    multi | Torque specs with car model, part and Nm | socket size, notes, and make it green | socket,note | | model,part,nm
    multi | Tenants with name, rent and move in date | get rid of move in date, put deposit and which room | deposit,room | move in | name,rent
    multi | Piano tunings with client, make, serial and date | client shld be owner, drop serial, add humidity % | owner,humid | client,serial | make,date
    multi | Falls diary with date, room and injured | add what shoes she had on. newest on top. and bigger writing | shoe | | date,room,injured
    `,
  ),
];
