import { compactSubjects } from '../compact.ts';
import { noOverlap } from '../define.ts';

const states = 'Bekliyor~Waiting:w, Onaylandı~Confirmed:i, Tamamlandı~Completed:s, Gelmedi~No show:d';

/** Customers who come, or are visited, at an agreed time. */
const visitSubjects = compactSubjects(
  {
    archetype: 'appointments',
    fields: (kinds, more) =>
      `customer!; kind! Hizmet~Service = ${kinds}; ${more}; dt!; dur; price; deposit; status! = ${states}; note`,
    rules: [noOverlap()],
  },
  `
  carWash | oto yıkama, araç yıkama, oto kuaför, detaylı temizlik, seramik kaplama, araba yıkama, oto detay | car wash, car detailing, auto detailing, detailing, mobile car wash, car valeting, valeting
  | yıkama, yıkamalar ~ car wash, car washes | Dış yıkama~Exterior, İç dış yıkama~Inside and out, Detaylı temizlik~Full detail, Motor yıkama~Engine, Pasta cila~Polish | plate #subtitle | Yıkama Sırası~Wash Line | car-sport ocean sky teal

  tattoo | dövmeci, dövme stüdyosu, dövme, piercing | tattoo studio, tattoo, tattoo artist, piercing studio, tattoo shop
  | dövme randevusu, dövme randevuları ~ tattoo appointment, tattoo appointments | Küçük dövme~Small piece, Orta boy~Medium piece, Kapama~Cover-up, Piercing~Piercing, Rötuş~Touch-up | spot:text Bölge~Placement; photo Tasarım~Design | Dövme Ajandası~Ink Book | brush graphite cherry violet

  petGrooming | pet kuaförü, köpek kuaförü, kedi kuaförü, köpek tıraşı, kedi tıraşı | pet groomer, dog groomer, dog grooming, cat groomer, pet salon, mobile groomer, pet grooming
  | bakım, bakımlar ~ groom, grooms | Tıraş~Haircut, Banyo~Bath, Tırnak kesimi~Nail trim, Tam bakım~Full groom | petName:text! Hayvanın adı~Pet name; breed; address | Pati Kuaförü~Paw Salon | paw mint rose amber

  dogWalking | köpek gezdirme, köpek gezdirici, köpek bakıcısı, pet oteli, köpek oteli, kedi bakıcısı, köpek eğitimi, köpek eğitmeni | dog walking, dog walker, dog walking business, pet sitter, pet sitting, dog boarding, cattery, kennel, doggy daycare, dog trainer, dog training
  | gezdirme, gezdirmeler ~ dog walk, dog walks | Kısa tur~Short walk, Uzun tur~Long walk, Evde bakım~Home visit, Gece konaklama~Overnight, Eğitim~Training | petName:text! Hayvanın adı~Pet name; address | Gezdirme Defteri~Lead The Way | paw forest sky amber

  personalTrainer | kişisel antrenör, spor koçu, fitness antrenörü, antrenör, pt öğrencileri, spor hocası, kickboks antrenörü | personal trainer, pt client, fitness coach, personal training, gym trainer, boxing coach, strength coach
  | seans, seanslar ~ training session, training sessions | Kuvvet~Strength, Kardiyo~Cardio, Esneklik~Mobility, Ölçüm~Assessment | goal:text Hedef~Goal; weight | Antrenör Ajandası~Coach Board | barbell cherry graphite amber

  readings | falcı, astrolog, kahve falı randevusu, doğum haritası danışmanlığı, medyum | tarot reader, psychic, astrologer, birth chart consultation, palm reader
  | görüşme, görüşmeler ~ reading, readings | Tarot~Tarot, Kahve falı~Coffee reading, Doğum haritası~Birth chart, Uyum~Compatibility | question | Görüşme Ajandası~Star Diary | moon violet indigo plum

  homeCare | hasta bakıcı, yaşlı bakımı, evde bakım, evde sağlık, hemşirelik hizmeti, sünnetçi | elderly care, caregiver, carer visit, home care, district nurse, care visit
  | ziyaret, ziyaretler ~ care visit, care visits | Pansuman~Dressing, İğne~Injection, Kontrol~Check-up, Refakat~Companionship | address; bp | Evde Bakım~Care Visits | medkit teal rose sky

  trainingCourses | dans okulu, dans öğretmeni, şan dersi, yüzme kursu, yüzme dersi, tenis dersi, satranç dersi, resim kursu, resim atölyesi, seramik atölyesi, binicilik, kayak dersi, keman dersi, bağlama dersi, bale kursu, jimnastik kursu | dance teacher, singing lesson, swimming lesson, swim school, tennis lesson, chess lesson, art class, pottery class, riding lesson, ski lesson, violin lesson, ballet class, gymnastics class, surf school, tennis coach, horse riding
  | ders, dersler ~ class booking, class bookings | Birebir~One to one, Grup~Group, Deneme~Trial, Telafi~Make-up | level; present; paid | Kurs Dersleri~Class Time | school indigo teal amber

  teachers | piyano öğretmeni, gitar öğretmeni, keman öğretmeni, müzik öğretmeni, ingilizce öğretmeni, matematik öğretmeni, gitar hocası, piyano hocası, özel ders hocası, yüzme hocası | piano teacher, guitar teacher, violin teacher, english teacher, maths tutor, math tutor, language tutor, drum teacher, singing teacher, swim instructor, ski instructor, surf instructor, riding instructor, english tutor
  | ders, dersler ~ lesson, lessons | Birebir~One to one, Grup~Group, Online~Online, Deneme~Trial | topic:text Konu~Topic; homework:text Ödev~Homework; paid | Ders Ajandası~Lesson Book | musical-note plum indigo amber
  `,
);

/** A place that one party has at a time. */
const venueSubjects = compactSubjects(
  {
    archetype: 'reservation',
    fields: (kinds, more) =>
      `customer!; kind! Tür~Kind = ${kinds}; ${more}; dt!; dur; count; price; deposit; status! = ${states}; note`,
    rules: [noOverlap()],
  },
  `
  eventHall | düğün salonu, kır düğünü, kına salonu, balo salonu, parti evi, etkinlik alanı, davet salonu, nikâh salonu | wedding venue, event venue, party venue, banquet hall, function room, village hall, event space
  | etkinlik, etkinlikler ~ venue booking, venue bookings | Düğün~Wedding, Nişan~Engagement, Kına~Hen night, Toplantı~Meeting, Doğum günü~Birthday | menu:text Menü~Menu | Salon Takvimi~Venue Diary | sparkles rose plum amber

  playSlots | kaçış oyunu, paintball, go kart, lazer tag, bowling salonu, playstation kafe, oyun salonu, internet kafe, bilardo salonu, oyun alanı, trambolin parkı | escape room, paintball, go karting, laser tag, bowling alley, gaming cafe, playstation lounge, pool hall, soft play, trampoline park, climbing gym
  | seans, seanslar ~ play session, play sessions | Tek oyun~Single game, Grup~Group, Doğum günü~Birthday, Turnuva~Tournament | station:text Masa veya pist~Table or lane | Oyun Seansları~Play Slots | game-controller violet cherry teal

  studioHire | prova stüdyosu, müzik stüdyosu, fotoğraf stüdyosu kiralama, stüdyo kiralama, prova odası, kayıt stüdyosu, podcast stüdyosu | rehearsal room, music studio, photo studio rental, podcast studio, recording studio, studio rental
  | seans, seanslar ~ studio session, studio sessions | Prova~Rehearsal, Kayıt~Recording, Çekim~Shoot, Miks~Mixing | engineer:text Görevli~Engineer | Stüdyo Takvimi~Studio Clock | mic graphite violet cherry
  `,
);

export const visitSubjectsOfEveryday = [...visitSubjects, ...venueSubjects];
