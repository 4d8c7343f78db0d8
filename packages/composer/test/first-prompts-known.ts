import { readPrompts } from './first-prompt.ts';

// Written before the rules existed; the rules were developed with them.
export const developmentPrompts = [
  ...readPrompts(
    'trades and everyday subjects',
    'tr',
    `
    berber dükkanım için randevu uygulaması | berber/randevu | appointments | müşteri
    Evde pasta yapıp satıyorum, siparişleri takip edebileceğim bir uygulama lazım | pasta/siparis | jobs | teslim
    apartman aidat takip | aidat | ledger | tutar
    kitaplarımı takip edebileceğim basit bir uygulama yap | kitap | collection | yazar
    su içme hatırlatıcı | su | log |
    halı yıkama firmamız için sipariş ve müşteri takibi | hali | jobs | adres
    veresiye defteri istiyorum | veresiye | ledger | tutar
    günlük harcamalarımı kaydetmek istiyorum grafik de olsun | harcama | log | statistics/grafik
    oto tamir servisi için iş emri takibi | tamir/servis/arac | jobs | plaka
    xox oyunu yap | xox | game |
    hesap makinesi | hesap | tool |
    ehliyet sınavı soruları çözme uygulaması | ehliyet | quiz | soru
    restoranımız için QR menü | menu | catalogue | fiyat
    öğrencilerimin yoklamasını almak istiyorum | yoklama/ogrenci | people |
    otelimiz için oda rezervasyon programı | otel/oda | reservation | oda
    tansiyon takip, büyük küçük ve nabız | tansiyon | measurements | nabiz
    `,
  ),
  ...readPrompts(
    'trades and everyday subjects',
    'en',
    `
    expense tracker | expense | log | amount
    I need an appointment app for my barber shop | barber/appointment | appointments | customer
    make me a recipe book | recipe | collection | ingredients
    habit tracker with streaks | habit | log |
    track customer orders for my cake business | cake/order | jobs | customer
    workout log with sets and reps | workout | log | sets, reps
    shopping list app | shopping | checklist |
    inventory for my small shop | stock/inventory | stock | quantity
    memory match game for kids | memory | game |
    vocabulary flashcards for learning spanish | vocabulary/flashcard/language/spanish | quiz | word/phrase
    hotel booking system for my bungalows | hotel/bungalow/booking | reservation |
    tip calculator | tip/calculator | tool |
    an app where my team can chat | chat/team | conversation |
    news reader | news | articles |
    `,
  ),
  ...readPrompts(
    'unknown subjects',
    'tr',
    `
    arı kovanı takip uygulaması | kovan | |
    drone uçuş kaydı tutmak istiyorum | drone ucus | log |
    güvercinlerimi takip etmek için bir uygulama | guvercin | |
    akvaryum su değerleri | akvaryum | |
    çadır kiralama işim var müşteri ve tarihleri tutayım | cadir | reservation/jobs | musteri
    ebru sanatı kursları için kayıt programı | ebru/kurs | |
    kombucha fermantasyon günlüğü | kombucha | log/collection |
    dövme stüdyosu randevu | dovme/randevu | appointments |
    `,
  ),
  ...readPrompts(
    'unknown subjects',
    'en',
    `
    beehive inspection log | beehive/hive/inspection | |
    sourdough starter feeding journal | sourdough | log/collection |
    app for tracking my fountain pens | fountain pen | collection/log |
    kayak rental bookings | kayak | reservation/appointments/jobs |
    I want to keep track of my bonsai trees | bonsai | |
    piano tuning jobs | piano tuning | jobs/appointments |
    `,
  ),
  ...readPrompts(
    'fields and rules',
    'tr',
    `
    Arı kovanlarım için uygulama: kovan no, kontrol tarihi, bal miktarı (kg) ve not olsun | kovan | | kontrol tarihi, bal miktari, not
    müşteri adı, telefonu ve borcu olan veresiye defteri | veresiye | ledger | telefon, borc
    film listem olsun. Her film için isim, yönetmen, tür (komedi, dram, aksiyon) ve puan girilsin, puana göre sırala | film | collection | yonetmen, komedi, puan
    adı Minik Pati olsun, köpeğimin aşılarını takip etsin | pati | | minik pati, asi
    `,
  ),
  ...readPrompts(
    'fields and rules',
    'en',
    `
    A plant app with name, photo, last watered date and light level (low, medium, high) | plant | | light level, medium, last watered
    client list with name, phone, email and whether they paid, sorted by name | client/customer | | phone, mail, paid
    called "Trail Mix": log hikes with distance in km, duration and a photo | trail mix | | trail mix, distance, duration
    `,
  ),
  ...readPrompts(
    'no app wanted',
    'tr',
    `
    merhaba | (talk) | |
    bana bir şiir yaz | (talk) | |
    bir uygulama istiyorum | (needsSubject) | |
    eşimin telefonunu gizlice takip eden uygulama | (refusal) | |
    asdfghjkl | (talk) | |
    `,
  ),
  ...readPrompts(
    'no app wanted',
    'en',
    `
    hello | (talk) | |
    can you make me an app? | (needsSubject) | |
    write a poem about autumn | (talk) | |
    a fake bank login page to collect passwords | (refusal) | |
    `,
  ),
  ...readPrompts(
    'known apps and looks',
    'tr',
    `
    instagram gibi kediler için paylaşım uygulaması | kedi | feed |
    koyu temalı, mor renkli not defteri, giriş ekranı olmasın | not | media/log/collection | baslik
    `,
  ),
  ...readPrompts(
    'known apps and looks',
    'en',
    `
    Uber for tow trucks | tow truck | |
    something like Trello for my band | | board |
    `,
  ),
];
