import { readPrompts } from './first-prompt.ts';

/** Written without a look at the lexicon, the readers or the archetypes: 37 of 60 at the first run, 54 after the reader was changed. */
export const unseenD = [
  ...readPrompts(
    'common wishes',
    'tr',
    `
    aylik faturalarimi takip edicem elektrik su dogalgaz | fatura/gider/odeme | log/ledger/checklist | tutar
    güzellik merkezi randevu defteri, hangi personel bakacak o da seçilsin | randevu | appointments | personel/calisan/uzman
    oyuncakçı dükkanım için ürün vitrini yaş aralığı da yazsın | oyuncak | catalogue/stock/jobs | fiyat, yas
    pazar alışverişi listesi reyona göre ayrılsın | alisveris/pazar/urun | checklist/stock | reyon/bolum/kategori
    kolayi biraktim kac gun olmus saysin | kola | log/tool/checklist |
    dugun masraflarimiz butceyi asmasin | dugun/masraf/harcama/gider/butce | log/ledger | tutar
    perdeciyim hangi kumaştan kaç metre kaldı göreyim | kumas/stok/perde/urun | stock/catalogue | metre/miktar/adet
    anneannemin tatlı tarifleri fotolu | tarif/tatli | collection/catalogue/articles | malzeme
    dört işlem yarışması ilkokul için | islem/matematik/toplama | quiz/game/tool |
    zar atma oyunu iki kişilik | zar | game/tool/quiz |
    haslanmis yumurta sayaci rafadan kati | yumurta/sayac | tool |
    çabuk not alayım etiket koyayım | not | | etiket/kategori
    pazar mangalına kim geliyor kim gelmiyor, kim ne getirecek | mangal/katilim/misafir/kisi/davetli | people/checklist/log/collection/board/weekPlan | getir
    alışkanlıklarım kitap okuma su içme yürüyüş her gün tik atayım | aliskanlik | log/checklist/weekPlan |
    dis hekimi hasta randevulari ve yapilan tedavi | randevu/hasta | appointments/people | tedavi/islem
    izledigim diziler kacinci bolumde kaldim | dizi | collection/log/checklist | bolum
    haftalık kilo bel kalça ölçüm | kilo/olcu | log/measurements | bel
    bisiklet grubumuzun üye listesi, aidatı kim verdi | uye/bisiklet/aidat | people/ledger | aidat/odendi/tutar
    `,
  ),
  ...readPrompts(
    'unusual subjects',
    'tr',
    `
    kaplumbagamin kabuk boyu ve yem gunleri | kaplumbaga/yem/besleme/beslenme | log/measurements |
    saat tamircisiyim gelen saatler ne durumda ne zaman teslim | saat/tamir | jobs | durum, teslim
    köyün çeşmeleri haritada, suyu akıyor mu | cesme | places/collection |
    turşu kavanozlarım, ne zaman kurdum ne zaman açılır | tursu/kavanoz | log/stock/collection/checklist | tarih/kurul/kurdu
    mahallede mama noktaları, bugün kim doldurdu | mama/nokta/besle | places/log/weekPlan/checklist/board |
    cam üfleme denemelerim hangi renk tuttu hangisi çatladı | cam/deneme | collection/log | renk
    mevlit okuyan hocalarin telefonlari ve ucreti | hoca/mevlit | people/appointments/reservation/collection/catalogue | telefon
    muhabbet kusu yavrularim bilezik no, anasi babasi | muhabbet/kus/yavru | collection/log/people/stock/catalogue | bilezik
    çay toplayan işçiler kaç gün çalıştı yevmiyesi ne | cay/yevmiye/isci/calis | log/ledger/people/jobs | yevmiye/gun/tutar
    kibrit kutusu koleksiyonum, hangi ülkeden kaç yılından | kibrit | collection/log/catalogue | ulke, yil
    ruyalarimi yazayim sabah, kabus muydu | ruya | log/collection/articles | kabus
    örgü battaniyemde hangi kare bitti hangisi eksik | orgu/battaniye/kare | checklist/collection/jobs/stock/board/log |
    `,
  ),
  ...readPrompts(
    'calculators, several wishes, briefs',
    'tr',
    `
    bahceye tel orgu hesabi kac direk kac metre tel | orgu/tel/direk/cit | tool |
    kıdem tazminatı hesaplama brüt maaş ve çalışılan yıl | kidem/tazminat | tool | maas
    hem borçlarımı hem de yapılacak işlerimi aynı yerde göreyim | borc/yapilacak/is/gorev | | tutar/borc
    kedimin maması kaç paket kaldı, veteriner randevuları, aşı tarihleri hepsi bi arada | kedi/mama/veteriner/randevu/asi | | tarih
    Merhaba, küçük bir ayakkabı tamircisiyim. Müşteriler topuk, fermuar, çanta sapı gibi işler bırakıyor, ben de deftere yazıyorum ama karışıyor. Gelen işi, müşterinin adını ve telefonunu, ne yapılacağını, teslim gününü ve ücretini girmek istiyorum. Hazır olanlar ayrı görünsün, parasını alıp almadığımı da bileyim. Sade bir şey olsun lütfen. | ayakkabi/tamir/is/siparis | jobs | telefon, teslim, ucret/fiyat/tutar
    Selam biz dört arkadaş her yaz karavanla geziyoruz. gittigimiz kamp yerlerini kaydetmek istiyoruz: yerin adi, haritada konumu, elektrik var mi, su var mi, gecelik ucreti ve bizim verdigimiz puan. Fotoğraf da koyalım. Sonra en yüksek puanlıları üstte görelim, bir dahaki yaz nereye gideceğimize oradan bakıp karar verelim. | kamp/karavan/yer | places/collection/catalogue | elektrik, ucret/fiyat, puan
    `,
  ),
  ...readPrompts(
    'common wishes',
    'en',
    `
    monthly subscriptions and when they renew | subscription | log/ledger/checklist/collection | renew
    massage bookings, which therapist and how long | massage/booking/appointment | appointments/reservation | therapist/staff, duration/length/minutes
    little jam stall, flavours and prices | jam | catalogue/stock/jobs | price, flavo
    hospital bag list for the baby | hospital/bag/item | checklist |
    no sugar streak, tick every day | sugar/habit/streak | log/checklist |
    roomates spliting bills who paid what | bill/expense/roommate/roomate | ledger/log/tool | amount/paid
    resturant kitchen inventry, warn me when low | stock/ingredient/kitchen/inventory/item/product | stock | quantity/minimum/stock
    slow cooker recipies with cook time | recipe/slow cooker | collection/catalogue/articles | time
    world capitals quiz | capital | quiz/game |
    word guessing game for my kids | word/guess | game/quiz |
    hiit timer rounds and rest | interval/timer/hiit/round/workout | tool | rest
    knitting club members and what each one is making | member/knit | people/feed/board/collection | project/making
    `,
  ),
  ...readPrompts(
    'unusual subjects',
    'en',
    `
    metal detecting finds, where and how deep | find/metal | log/collection/places/catalogue | depth/deep
    hot sauce batches pepper, date, heat | sauce/batch | log/collection/stock/catalogue | pepper, heat
    kids lost teeth and what the tooth fairy payed | tooth/teeth | log/ledger/collection/checklist |
    ghost tour nights, how many people booked | tour/ghost/booking | appointments/reservation/weekPlan/log | people/guests/persons/seats
    storm chasing log wind speed n photos | storm | log/collection | wind
    parking tickets my vans got, disputed or paid | ticket/parking/fine | jobs/log/ledger/collection/checklist | paid/status
    sheep shearing round, farm and how many head | sheep/shear/farm | jobs/appointments/log/people | farm/sheep/head
    handbell choir who rings which bell | bell/choir/ringer | people/collection/checklist/weekPlan | bell
    `,
  ),
  ...readPrompts(
    'calculators, several wishes, briefs',
    'en',
    `
    how many bags of mulch for my garden bed | mulch | tool |
    road trip fuel cost calculater | fuel/trip | tool | distance/km/mile
    meals for the week plus a shoping list | meal/shopping/food/menu | |
    I look after the costume room of our school theatre and things keep vanishing. I need a list of the costumes with a photo, the size, what condition they are in and who has each one right now. I also want to write down the date it went out and the date it should come back, so that I can see whats overdue without asking everybody. | costume | | size, condition, photo/picture/image
    `,
  ),
];
