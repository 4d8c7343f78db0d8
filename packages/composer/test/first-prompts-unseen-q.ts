import { readPrompts } from './first-prompt.ts';

/** Written before a look at the rules that choose the kind of app; no rule was made for it. 22 of 40 at the first run. */
export const unseenQ = [
  ...readPrompts(
    'fresh',
    'tr',
    `
    ayakkabı tamircisiyim kim ne bıraktı topuk mu taban mı ne zaman alcak kaç para | ayakkabi/tamir/is/siparis/musteri | jobs/board/log | topuk/taban/islem/ne, al/teslim/tarih, para/ucret/fiyat/tutar
    güvercinlerim halka no, rengi, cinsi, yumurtladı mı, kaçta uçtu kaçta döndü | guvercin | log/collection/people | halka, reng/renk, cins, yumurta/yumurtla, uc, don
    kurban hissesi 7 kişi kim ne kadar verdi kalan borcu | kurban/hisse | ledger/people/log/jobs | kisi/kim/ad/hissedar, verdi/odeme/tutar/odenen, kalan/borc/bakiye
    servis şoförüyüm sabah hangi çocuğu nerden alıyom okuldan kime teslim velisi aranacak no | cocuk/ogrenci/servis | people/checklist/log/weekPlan/places | ner/adres/yer/durak, teslim, veli/telefon
    çeyiz listesi neler alındı neler kaldı kaça aldık | ceyiz | checklist/collection/stock/log | alindi/al, fiyat/kac/tutar/ucret
    tüp bebek tedavisindeyim iğne saati doz hangi taraftan vurdum şişlik oldumu | igne/tup/tedavi/bebek | log/measurements/checklist | saat, doz, taraf, sis
    futbol halı saha kim geldi para verdi mi takımları karıştırsın | hali saha/mac/futbol/oyuncu/takim | people/log/tool/ledger/checklist | geldi/katil, para/odedi/odendi/ucret
    Mobilya cilacısıyım. Evlere gidiyorum, müşteri adı adresi telefonu, hangi parça (sandalye, masa, dolap), renk kodu, kaç saat sürer ve aldığım avans yazılsın | cila/mobilya/musteri/is | jobs/appointments/log/board | adres, telefon, parca, renk, saat/sure, avans
    yabancı dizi cümleleri ezber kartı ingilizcesi önde türkçesi arkada | cumle/dizi/kart/ezber | quiz | on/ingilizce, arka/turkce
    sarnıcın su seviyesi her gün cetvelle cm ölçüyoruz yağmur yağdı mı | sarnic/su/seviye | measurements/log | cm/seviye, yagmur
    nöbetçi eczane ekranı gibi bu hafta köyde hangi fırın açık | firin | weekPlan/places/articles/board/collection/reservation/checklist | gun/tarih/hafta, firin/ad
    tansiyon büyük küçük nabız sağ kol sol kol | tansiyon | measurements/log | buyuk, kucuk, nabiz, kol
    evlilik teklifi gününe kaç gün kaldı | teklif/evlilik/gun/kald | tool/log |
    yılan oyunu ama yılan yerine tren vagon toplasın duvara çarpınca yansın | tren/vagon/yilan | game |
    başkent bilmece 10 soru yanlış yaparsan can gitsin 3 can | baskent | quiz/game |
    dolar bozdurunca komisyon düşünce ne kalıyo hesaplasın | dolar/bozdur/komisyon/doviz/kur | tool | komisyon, dolar/tutar
    sahaf dükkanım var kitap adı yazarı baskı yılı hangi rafta kaç lira satıldı mı | kitap/sahaf | stock/collection/catalogue/jobs/log | yazar, baski/yil, raf, lira/fiyat, satildi/sat
    Kızım lösemi tedavisi görüyor. Her kemoterapi gününde ateşini, kan değerlerini (lökosit, hemoglobin, trombosit), ne yediğini ve ağrısı 10 üzerinden kaç onu yazıp doktora göstereceğim. Bir sayfada da ilaçları dursun. | kemoterapi/tedavi/losemi/kan/ates | log/measurements | ates, lokosit, hemoglobin, trombosit, yedi/yemek, agri, ilac
    düğün davetiyesi dağıtılacaklar köy köy kimin kapısına bıraktık kaç kişi gelir | davetiye/davet/dugun/misafir | people/checklist/log/places/board | koy, bira/dagit/verildi/teslim, kac/kisi/sayi
    mahalle bostanında sulama sırası kim salı kim perşembe | sulama/bostan/sira | weekPlan/reservation/appointments/people/log/checklist | kim/kisi/ad, gun
    kiralık iş makinesi bekoyum var saatlik kaça kim nereye çağırdı mazot kaç litre gitti | is makinesi/beko/makine/kira/is | jobs/log/appointments/reservation/ledger | saat/sure, yer/nere/adres, mazot/litre, ucret/fiyat/kac
    anneannemin ninnileri sözleri dinleme | ninni | articles/collection/feed/log | soz/metin/ses
    spor salonu 45 saniye çalış 15 saniye dinlen 8 tur sayaç | sayac/tur/antrenman/zaman/spor/salon/aralik | tool | 
    bilezik küpe yapıyorum boncuktan pazarda satıyom stoğum boncuk rengi kaç gram kalmış hangi bilezik kaça gitti | boncuk/bilezik/taki | stock/log/catalogue/collection/jobs | renk/reng, gram, kac/fiyat/tutar
    `,
  ),
  ...readPrompts(
    'fresh',
    'en',
    `
    beehives which one has a queen, last time i opened it, honey taken kg, mites counted | hive/bee | log/collection/people/measurements | queen, last/opened/date, honey, mite
    im a piano tuner, need whos piano, adress, make of piano, when last tuned and what i charged | piano/tuning/customer/client | jobs/people/appointments/log | address, make/brand, last/tuned, charge/price/fee
    guess the animal from its footprint quiz for my cub scouts, 4 answers | animal/footprint | quiz |
    kettlebell swings how many today weight and was it easy or hard | kettlebell/swing | log/measurements | many/count/number/rep/amount, weight, easy/hard/effort/difficulty
    Wanted: simple thing for our village hall. People ring and ask for the hall, I write down date, from when to when, how many guests, do they need the kitchen, and if the deposit came in. Two bookings must never overlap! | hall/booking | reservation/appointments | date, guest, kitchen, deposit
    knitting projcts yarn needle size rows done so far, who its for | knit/project | collection/log/board/checklist/jobs | yarn, needle, row, who/for/recipient
    convert cups to grams for flour sugar butter | cup/gram/convert | tool | flour, sugar, butter
    whose turn to do the dishes | turn/dish | checklist/weekPlan/people/log/board | who/name/person/turn
    my rabbits gave birth, doe, buck, date, kits alive, kits dead, weaned on | rabbit/litter/birth/kit | log/collection/people | doe, buck, date, alive, dead, wean
    asteroids dodge game tilt or swipe, 3 lives, best score saved | asteroid/dodge | game |
    Selling my late dads records. 600 of them. Artist, title, condition of sleeve, condition of vinyl, asking price, sold to who. Want to see how much came in so far. | record/vinyl | collection/stock/catalogue/log | artist, sleeve, condition/vinyl, price, sold
    food bank parcel sign out - name, household size, allergies, nappies needed, which volunteer | parcel/food/household/family | log/people/jobs/stock/appointments | household/size, allerg, napp, volunteer
    tarot diary card of the day reversed or not what i felt did it come true | tarot/card/diary/day | log/collection/articles | card, revers, felt/feel, true
    metronome | metronom | tool | 
    night feeds twins - which twin, left or right, bottle ml, wind up, time | feed/twin | log/measurements | twin, left/right/side, bottle/ml, time
    window cleaning round streets on which day, who paid, who owes, skipped | window/street/customer/round/client | jobs/people/checklist/weekPlan/ledger/log/appointments | street/address, day/date, paid, skip
    `,
  ),
];
