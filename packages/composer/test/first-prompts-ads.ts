import { readPrompts } from './first-prompt.ts';

/** Written after small ads and everyday wishes, in a hurry, when the rules were finished: 27 of 40 at the first run. */
export const adPrompts = [
  ...readPrompts(
    'small ads',
    'tr',
    `
    oto yıkamacıyım randevu almam lazım | randevu/yikama | appointments |
    kayınvalidemin ilaçlarını hatırlatsın | ilac | log/checklist | doz
    düğün salonu rezervasyon | dugun/salon | reservation |
    cam balkon ölçü ve teklif | cam balkon/teklif | jobs |
    2.el telefon satıyorum stok tutsun imei no da olsun | telefon | stock/catalogue | imei
    mantı siparişi alıyorum evden, adres ve porsiyon | manti/siparis | jobs | adres
    kahvehane masa hesabı | masa | jobs/ledger |
    apartman yöneticisiyim aidat toplama | aidat | ledger | daire
    çocuğumun harçlıklarını takip edeyim | harclik | log/ledger |
    tavuk kümesi yumurta sayısı | yumurta/tavuk | log |
    motor kuryeyim günlük kazanç ve yakıt | kazanc | log | yakit
    öğrenci evi ortak masraf | masraf/harcama | log/ledger | tutar
    spor salonu üye takip ödeme tarihi | uye | people | odendi/bitis
    matbaa is takip programi | baski/matbaa | jobs | durum
    takı tasarımı kataloğu | taki | catalogue/collection | fiyat
    sağlık ocağı aşı takvimi | asi | weekPlan/checklist | son tarih
    ehliyet sınavı soruları | ehliyet | quiz |
    oruç tutma takvimi | oruc | log/weekPlan |
    muhasebeci mükellef takip beyanname tarihleri | beyanname/mukellef | jobs | son gun
    dövmeciyim randevu + kapora | randevu | appointments | kapora
    traktör bakım defteri | traktor | log | tarih
    tekne kiralama takvimi | tekne/tur | reservation |
    kitap okuma kulübü | kitap | collection/people/feed |
    ürün iade takibi | iade | jobs/log |
    ev arıyorum gezdiğim evleri puanlamak istiyorum | ev | collection | puan
    `,
  ),
  ...readPrompts(
    'small ads',
    'en',
    `
    window cleaning round | clean | jobs | address
    piano lesson schedule with payments | lesson | appointments | paid
    gym reps log | gym/rep/workout | log |
    fridge expiry dates | fridge/food | stock | use by
    rent collector for my 6 flats | rent | ledger | due
    baby names list with ratings | name | collection | rating
    my vinyl records | record | collection | artist
    christmas gift list budget per person | gift | checklist/log/collection | person
    church volunteers rota | volunteer/shift | weekPlan/people |
    food truck menu and orders | food/menu | catalogue/jobs | price
    guitar chords practice timer | practice/guitar | tool | 
    sourdough starter feeding log | sourdough/feeding | log |
    lost and found for school | lost/item | board/collection/feed |
    tip splitter | tip | tool |
    flight hours logbook pilot | flight | log | hours
    `,
  ),
];
