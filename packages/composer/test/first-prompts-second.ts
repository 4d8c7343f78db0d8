import { readPrompts } from './first-prompt.ts';

// A second set that was written after the rules had been improved with the first unseen one.
export const secondUnseenPrompts = [
  ...readPrompts(
    'small ads and shops',
    'tr',
    `
    Oto yıkama işletiyorum plaka ve yıkama tipi ile kayıt tutmak istiyorum | yikama | | plaka
    evde mantı yapıp satıyoruz sipariş defteri lazım | manti/siparis | jobs |
    kırtasiyem için stok ve satış takibi | kirtasiye/stok | stock |
    çilingirim gelen çağrıları kaydetmek istiyorum | cilingir/cagri | |
    dershanemiz için öğrenci devamsızlık takibi | devamsizlik/ogrenci/yoklama | people |
    köpek gezdiriyorum müşterilerimi ve gezdirme saatlerini tutayım | kopek | |
    gelinlik kiralama dükkanı rezervasyon takibi | gelinlik/rezervasyon | reservation |
    fotoğrafçıyım çekim randevularım | cekim/foto/randevu | appointments/jobs |
    nakliye firması için iş takip programı | nakliye | jobs |
    apart otel temizlik listesi | temizlik/otel | checklist/jobs/reservation |
    mobilya atölyesi sipariş ve kapora takibi | mobilya/siparis | jobs | kapora
    spor salonu üye takip ve aidat | uye/salon | people/ledger |
    kasap dükkanı veresiye | veresiye/kasap | ledger |
    su bayisi damacana siparişleri adres ve adet | su/damacana/siparis | jobs | adres, adet
    psikoloğum danışan seans takibi yapmak istiyorum | danisan/psikolog/seans | appointments |
    `,
  ),
  ...readPrompts(
    'small ads and shops',
    'en',
    `
    mobile car wash bookings | car wash | appointments/jobs/reservation |
    I sell homemade candles and need to track orders | candle/order | jobs |
    dog groomer client book | dog/groom | |
    piano teacher lesson schedule and payments | piano/lesson | |
    bike repair shop work orders with customer, bike, problem and price | bike/repair | jobs | bike, problem
    food truck inventory | food truck/inventory/stock | stock |
    airbnb cleaning crew schedule | cleaning | |
    tattoo studio appointments with deposit | tattoo/appointment | appointments | deposit
    landlord app for rents and tenants | rent/tenant | ledger |
    church potluck signup list | potluck | |
    driving instructor lesson log | driving/lesson | |
    wedding photographer job tracker | photo/wedding | jobs |
    `,
  ),
  ...readPrompts(
    'students and hobbies',
    'tr',
    `
    ders çalışma saatlerimi tutan bir uygulama yap | ders/calisma | |
    vize final not ortalaması hesaplama | not/ortalama | measurements/tool |
    yurt çamaşır sırası | camasir | |
    gitar akorları öğrenme kartları | gitar/akor | quiz |
    kamp malzemeleri listesi | kamp | checklist/collection/places |
    arkadaşlarla hesap bölüşme | hesap | ledger |
    izlediğim animeler | anime/film/dizi/izle | collection/log |
    okuduğum mangaları puanlayayım | manga/kitap | collection/log |
    bisiklet turlarım km ve süre | bisiklet | log | sure
    minecraft sunucu notları | minecraft/not | |
    kuran ezber takibi | kuran/ezber | |
    yapay zekalı rüya yorumlama günlüğü | ruya | log |
    `,
  ),
  ...readPrompts(
    'students and hobbies',
    'en',
    `
    flash cards for anatomy | anatomy/flash | quiz |
    track my chess games and results | chess | log/collection/game |
    reading log for 2026 | read/book | log/collection |
    what should I cook - random picker | | tool |
    sneaker collection with size and price paid | sneaker | collection | size
    thesis progress board | thesis | board |
    mock exam scores by subject | exam/score | measurements/log |
    concert tickets I have been to | concert | |
    board game nights scoreboard | board game/score | tool/game |
    houseplant watering | plant | collection/log |
    language exchange chat | language/chat | conversation/quiz |
    periodic table quiz | periodic table/quiz | quiz |
    `,
  ),
  ...readPrompts(
    'sentences with details',
    'tr',
    `
    Annem için ilaç hatırlatma uygulaması, yazılar büyük olsun, saat ve doz girilsin | ilac | log | saat, doz
    kedi maması stoğumu takip edeyim, bitmeden 3 gün önce hatırlatsın | mama/stok/kedi | |
    bir kahve dükkanım var müşteriler 10 kahvede 1 bedava alıyor sadakat kartı yap | kahve/sadakat | |
    Kooperatifimizin üyeleri, hisseleri ve aidat ödemeleri. Sadece yönetici ekleyebilsin. | uye/kooperatif/aidat | |
    sera için günlük sıcaklık nem ve sulama kaydı, grafikte göreyim | sera | | sicaklik, nem
    her seans için hasta adı, yapılan işlem, ücret ve bir sonraki randevu tarihi tutulsun, diş hekimi için | dis/hasta | | islem, ucret
    `,
  ),
  ...readPrompts(
    'sentences with details',
    'en',
    `
    I want to log my migraines: when it started, pain level 1-10, trigger, medication taken and notes | migraine | log/measurements | trigger, medication
    App for our rowing club. Members can see the boat schedule. Each boat has a name, seats and condition (ok, needs repair) | rowing/boat | | condition, seat
    simple cash book: income and expense entries with category and date, monthly total, use pounds | cash/income/expense | | category
    a mobile app to manage a small library: books, members, loans with due dates | library/book/loan | | members, loans/due
    we need an equipment checkout tool for our film school. fields: item, serial number, student, out date, return date. no login needed | equipment | | serial, return
    Make a dark themed gym app named IronLog with exercises, sets, reps and a rest timer screen | ironlog | log | sets, reps
    `,
  ),
];
