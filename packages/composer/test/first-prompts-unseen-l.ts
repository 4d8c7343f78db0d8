import { readPrompts } from './first-prompt.ts';

/**
 * Written before a look at the rules: kinds of apps other than a list, and several wishes at once. 34 of 50 at the first run, 47 of
 * them about the subject; no rule was made for it.
 */
export const unseenL = [
  ...readPrompts(
    'kinds and several wishes',
    'tr',
    `
    araba masraflarım yakıt servis sigorta | masraf/gider/araba/arac | log/ledger | yakit, sigorta
    pomodoro ders çalışma sayacı 25 dakika | pomodoro/ders/calisma/sayac/odak | tool |
    kdv dahil hariç hesapla | kdv | tool |
    halı saha kiralama saatlik doldu mu boş mu | hali saha/saha/rezervasyon | reservation/appointments | saat
    çocuklar için çarpım tablosu oyunu | carpim | quiz/game/tool |
    atölyede işler hangi aşamada kim yapıyor pano | is/gorev/atolye | board/jobs | durum/asama, kisi/sorumlu/kim/personel
    apartman toplantı kararları ve aidatlar | aidat/karar/apartman | ledger/articles/log/people | aidat
    günde kaç bardak su içtim hedef 8 | su/bardak | log/measurements/tool/checklist | hedef
    kuaförüm randevu alsınlar çalışan seçsinler fiyatlar görünsün | randevu | appointments | calisan/personel/usta/kuafor, fiyat
    köpek gezdirme rezervasyonu müşteri adresi kaç dakika | gezdirme/kopek | appointments/reservation/jobs | adres, sure/dakika
    evde biten şeyler alınacaklar kim aldı | alinacak/alisveris/biten | checklist/stock/log | kim/kisi/alan
    taksitle sattığım mallar kalan borç vade | taksit/satis/borc | ledger/log/jobs | kalan/bakiye, vade/tarih
    kafe menüsü qr gibi fiyat kategori resim | menu/urun/yemek | catalogue/collection | fiyat, kategori
    deprem çantası kontrol listesi son kullanma tarihi | deprem/canta | checklist/stock | son kullanma/skt
    kilo verme grafik haftalık bel ölçüsü | kilo | measurements/log | bel
    ehliyet kursu direksiyon dersleri hoca saat araç | ders/direksiyon | appointments/reservation/weekPlan/log | hoca/egitmen/ogretmen, arac
    2048 oyunu | 2048 | game |
    izin takibi personel kaç gün kaldı | izin/personel | log/people/ledger/jobs | kalan/kaldi, personel/calisan
    ikinci el telefon alım satım alış satış kar imei | telefon | log/stock/jobs/ledger/collection | imei, alis, satis
    dua ve zikir sayacı | zikir/dua/sayac | tool/log |
    kamyon filosu muayene sigorta bitiş tarihleri uyarsın | arac/kamyon/filo | collection/log/jobs/checklist/stock | muayene, sigorta
    ortak hesap ev arkadaşları kim ne ödedi kim kime borçlu | hesap/harcama/masraf/borc/ev | ledger/log | oded/tutar
    fidan satışı sipariş alıyorum kaparo teslim yeri | fidan/siparis | jobs/catalogue/log | kapar/kapor, teslim
    sınıf nöbet listesi haftalık | nobet | weekPlan/checklist/people/log/board |
    futbol turnuvası puan durumu maç skorları | turnuva/mac/takim/puan | log/board/people/collection/ledger | skor/gol/puan
    `,
  ),
  ...readPrompts(
    'kinds and several wishes',
    'en',
    `
    tip calculator split between friends | tip | tool |
    countdown to my wedding | wedding/countdown | tool/log/checklist |
    book a tennis court by the hour members only | court/tennis/booking | reservation/appointments | hour/time
    kanban for our small marketing team with due dates and assignee | task/card/marketing | board/jobs | due, assign
    flashcards for spanish verbs | spanish/verb/card | quiz |
    trivia quiz about football | football/trivia/quiz | quiz |
    car rental daily price, deposit, mileage out and in | car/rental/vehicle | reservation/jobs/log | deposit, mileage
    chore wheel for the kids with points | chore | checklist/log/people/weekPlan/board | point
    convert cups to grams | cup/gram/convert | tool |
    meal plan for the week plus shopping list | meal | weekPlan/checklist | shopping
    hair salon walk in queue | queue/salon/customer | jobs/board/appointments/people/log |
    food truck menu and where we are today | menu/food/dish | catalogue/places/articles | price
    parking spots at the office who parks where which day | park/spot | reservation/weekPlan/people/log | day/date
    lost and found board at school | lost/found/item | collection/board/feed/catalogue/log |
    budget planner income and bills how much is left | budget/expense/bill | log/ledger/tool | income
    snake game with highscore | snake | game |
    mileage log for taxes start end km purpose | mileage/trip | log | start, end, purpose
    lending library who has what and when its due back | lend/loan/item/book/library | stock/collection/log/jobs/people | due
    band rehearsal schedule and setlist | rehears/band/song | weekPlan/appointments/log/collection | song/setlist
    invoice maker with line items and vat | invoice | jobs/ledger/log | vat/tax
    interval timer for hiit | hiit/interval/timer | tool |
    pet sitting bookings per night, pet name, feeding notes, key location | pet/sitting/booking | reservation/appointments/jobs | feed, key
    blood sugar before and after meals with chart | sugar/glucose | measurements/log | meal
    who's coming to the bbq and what they bring | bbq/guest | people/checklist/log | bring
    secret santa draw names | santa/draw/name | tool/people/game |
    `,
  ),
];
