import { readTold } from './told-follow-up.ts';

/** Written before a look at the rules; no rule was made for it. 9 of 20 at the first run. */
export const followQ = [
  ...readTold(
    'tr',
    `
    change-rule | yılan oyunu ama yılan yerine tren vagon toplasın | çok hızlı biraz yavaşlat |  |  | tren/vagon/yilan
    change-rule | başkent bilmece 10 soru 3 can | soru sayısını 25 yap | 25 |  | baskent
    change-rule | yumurta haşlama zamanlayıcı 7 dakika | kayısı kıvamı istiyom 5 dk olsun | 5 |  | yumurta
    add | güvercinlerim halka no, rengi, cinsi | babası kim anası kim onuda yazalım | baba, ana/anne |  | halka, reng/renk, cins
    remove | sahaf dükkanım var kitap adı yazarı baskı yılı hangi rafta | baskı yılı lazım değil sil onu |  | baski | yazar, raf
    change-field | ayakkabı tamircisiyim kim ne bıraktı ne zaman alcak kaç para | durum seçilsin bekliyo yapıldı alındı | bekli, yapildi, alindi |  | para/ucret/fiyat/tutar
    add-screen | çeyiz listesi neler alındı kaça aldık | toplam masrafı gösteren bi sayfa aç | toplam/masraf/istatistik/ozet |  | ceyiz
    rename | servis şoförüyüm hangi çocuğu nerden alıyom velisi telefon | çocuk yazmasın öğrenci yazsın | ogrenci |  | telefon
    look | sarnıcın su seviyesi her gün cm ölçüyoruz | adı Sarnıç Defteri olsun rengi de turkuaz | sarnic defteri |  | seviye/cm
    sort | kurban hissesi kim ne kadar verdi kalan borcu | borcu çok olan üstte dursun |  |  | kalan/borc/bakiye
    multi | tansiyon büyük küçük nabız | kilo da ekle kolu seç sağ sol | kilo, sag, sol |  | buyuk, kucuk, nabiz
    `,
  ),
  ...readTold(
    'en',
    `
    change-rule | metronome | start it at 90 bpm not whatever it is now | 90 |  | metronom
    change-rule | asteroids dodge game 3 lives | 5 lives and make it harder | 5 |  | asteroid/dodge
    change-rule | guess the animal quiz for my cub scouts | 20 seconds for each question, three wrong and youre out | 20 |  | animal
    add | beehives which one has a queen, honey taken kg, mites counted | temper too: calm, jumpy, nasty | temper, calm, nasty |  | queen, honey, mite
    remove | my rabbits gave birth, doe, buck, date, kits alive, kits dead | dont need the buck theres only one |  | buck | doe, alive, dead
    change-field | kettlebell swings how many today, weight | weight in pounds | lb/pound | kg | swing/many/count/number
    add | im a piano tuner, whos piano, adress, make of piano, what i charged | remind me a year after the last tuning | remind |  | make/brand, charge/price/fee
    group | Artist, title, condition, asking price of my records | by artist please |  |  | artist, price, condition
    question | food bank parcel sign out - name, household size, allergies | can two of us use it on our own phones and see the same list |  |  | household/size, allerg
    `,
  ),
];
