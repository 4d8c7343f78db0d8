import { entity, subjectsOf } from '../define.ts';

export const mindLogSubjects = subjectsOf('log', [
  {
    id: 'habits',
    tr: 'alışkanlık, rutin',
    en: 'habit, routine, streak tracker, daily habit',
    hints: 'seri, her gün, zincir, hedef ~ streak, daily, goal, chain',
    name: 'Her Gün~Every Day',
    icon: 'checkmark-done-circle',
    palettes: 'mint violet ocean',
    options: { home: 'ring' },
    entities: [
      entity(
        'habit habits repeat',
        'alışkanlık, alışkanlıklar ~ habit, habits',
        'name! Alışkanlık~Habit; days!; time; goal (kez~times) Günlük hedef~Daily goal; note',
        `
        Su içmek~Drink water | mon;tue;wed;thu;fri;sat;sun | 09:00 | 8
        20 sayfa okumak~Read 20 pages | mon;tue;wed;thu;fri;sat;sun | 22:00 | 1
        Yürüyüş~Go for a walk | mon;wed;fri;sat | 18:30 | 1 | En az 30 dakika~At least 30 minutes
        İngilizce çalışmak~Practise Spanish | mon;tue;wed;thu;fri | 20:00 | 1
        Meditasyon~Meditate | mon;tue;wed;thu;fri;sat;sun | 07:15 | 1
        Şekersiz gün~No sugar | mon;tue;wed;thu;fri | | 1
        Erken yatmak~In bed by 11 | mon;tue;wed;thu;sun | 23:00 | 1
        `,
      ),
    ],
  },
  {
    id: 'mood',
    tr: 'ruh hali, ruh hali takibi, duygu, mod takibi, moral',
    en: 'mood, mood journal, feeling, emotion tracker',
    hints: 'mutlu, üzgün, stres, kaygı, his ~ happy, sad, stress, anxiety',
    name: 'Nasılım~How I Feel',
    icon: 'happy',
    palettes: 'violet amber rose',
    entities: [
      entity(
        'entry entries happy',
        'kayıt, kayıtlar ~ entry, entries',
        'mood!; date!; tags Neyle ilgili~About; note',
        `
        good | 0 | iş~work; uyku~sleep | Sakin bir sabah~A calm morning
        great | -1 | arkadaşlar~friends | Uzun zamandır ilk kez buluştuk~First time together in ages
        okay | -2 | iş~work
        bad | -3 | iş~work; yorgunluk~tired | Sunum kötü geçti~The presentation went badly
        good | -4 | spor~sport
        good | -6 | aile~family | Annemle yemek~Dinner with mum
        okay | -7 | hava~weather
        great | -9 | doğa~nature | Sahilde yürüdüm~Walked by the sea
        awful | -11 | sağlık~health | Migren~Migraine
        okay | -12 | uyku~sleep
        good | -14 | spor~sport
        good | -16 | arkadaşlar~friends
        bad | -18 | para~money
        okay | -21 | iş~work
        great | -24 | tatil~holiday
        good | -28 | aile~family
        `,
      ),
    ],
  },
  {
    id: 'diary',
    tr: 'günlük, günce, anı defteri, hatıra defteri, kişisel günlük, şükran günlüğü, minnet günlüğü',
    en: 'diary, journal, gratitude journal, memory, daily journal, journaling',
    hints: 'bugün, anı, yazı, sayfa ~ today, memory, page, write',
    name: 'Sayfalarım~My Pages',
    icon: 'journal',
    palettes: 'coffee plum olive',
    entities: [
      entity(
        'entry entries journal',
        'sayfa, sayfalar ~ page, pages',
        'date!; title!; text! Yazı~Text; mood; photo',
        `
        0 | Yağmurlu pazartesi~Rainy start | Vapurda dışarıda oturdum, sırılsıklam oldum ama değdi.~Sat outside on the ferry, got soaked, worth every drop. | good
        -1 | Anneannemin reçeli~Grandma's jam | Son kavanozu açtık. Tarifini nihayet yazdırdım.~We opened the last jar. I finally wrote down the recipe. | great
        -3 | Kararsız~Undecided | İki iş teklifi, bir gece uykusuzluk.~Two job offers and one sleepless night. | okay
        -6 | Üç güzel şey~Three good things | Sıcak simit, boş metro, Ece'nin mesajı.~Warm bread, an empty train, a message from Kate. | good
        -9 | Koşuyu bıraktım~Skipped my run | Yağmuru bahane ettim. Yarın yine deneyeceğim.~I blamed the rain. Trying again tomorrow. | bad
        -15 | İlk kar~First snow | Mahallenin çocukları sabahın yedisinde sokaktaydı.~The whole street was out by seven. | great
        -22 | Taşınma~Moving day | On dört koli, bir kedi, sıfır çatal.~Fourteen boxes, one cat, no forks. | okay
        `,
      ),
    ],
  },
  {
    id: 'dreams',
    tr: 'rüya, rüya defteri',
    en: 'dream, dream journal',
    hints: 'uyku, kâbus, gece ~ sleep, nightmare, night',
    name: 'Rüya Defteri~Dream Journal',
    icon: 'moon',
    palettes: 'indigo violet plum',
    entities: [
      entity(
        'dream dreams moon',
        'rüya, rüyalar ~ dream, dreams',
        'title!; date!; text! Rüya~Dream; mood Uyanınca~On waking; tags',
        `
        Denizin altındaki kütüphane~The library under the sea | 0 | Kitaplar ıslanmıyordu, raflarda balıklar vardı.~The books stayed dry and fish swam between the shelves. | great | deniz~sea
        Sınava geç kaldım~Late for the exam | -2 | Yine lise, yine matematik.~School again, maths again. | bad | okul~school; kâbus~nightmare
        Uçan otobüs~The flying bus | -5 | Şoför dedemdi.~My grandfather was driving. | good | aile~family
        Eski ev~The old house | -8 | Bir oda fazlaydı, kapısı kilitliydi.~There was one room too many, and it was locked. | okay | ev~house
        Konuşan kedi~The talking cat | -13 | Bana adres sordu.~It asked me for directions. | great | hayvan~animal
        Dişlerim~My teeth | -20 | Herkes gördü ama kimse söylemedi.~Nobody said a word. | bad | kâbus~nightmare
        `,
      ),
    ],
  },
  {
    id: 'prayer',
    tr: 'namaz, kaza namazı, ibadet, namaz vakti, ezan, ramazan, imsakiye',
    en: 'prayer, salah, namaz tracker, prayer times, ramadan',
    hints: 'sabah, öğle, ikindi, akşam, yatsı, vakit ~ fajr, dhuhr, asr, maghrib, isha',
    name: 'Vakitler~Prayer Times',
    icon: 'time',
    palettes: 'forest teal olive',
    entities: [
      entity(
        'prayer prayers time',
        'vakit, vakitler ~ prayer, prayers',
        'name! Vakit~Prayer; date!; time; done Kılındı~Prayed; kind = Vaktinde~On time:s, Kaza~Made up:w; note',
        `
        Sabah~Fajr | 0 | 06:24 | 1 | onTime
        Öğle~Dhuhr | 0 | 13:02 | 1 | onTime
        İkindi~Asr | 0 | 15:28
        Akşam~Maghrib | 0 | 17:49
        Yatsı~Isha | 0 | 19:12
        Sabah~Fajr | -1 | 06:23 | 1 | madeUp
        Öğle~Dhuhr | -1 | 13:02 | 1 | onTime
        İkindi~Asr | -1 | 15:29 | 1 | onTime
        Akşam~Maghrib | -1 | 17:50 | 1 | onTime
        Yatsı~Isha | -1 | 19:13 | 1 | onTime
        Öğle~Dhuhr | -2 | 13:01 | 1 | onTime
        Yatsı~Isha | -2 | 19:14 | 1 | onTime
        `,
      ),
    ],
  },
  {
    id: 'quitSmoking',
    tr: 'sigara bırakma, sigara, bırakma sayacı, alkol bırakma, bağımlılık, sigarayı bıraktım',
    en: 'quit smoking, stop smoking, smoking, sobriety, quit drinking, sober counter, days sober, sober',
    hints: 'bıraktım, tasarruf, kriz, paket ~ craving, saved, smoke-free, pack',
    name: 'Dumansız~Clear Air',
    icon: 'ribbon',
    palettes: 'mint sky forest',
    entities: [
      entity(
        'smokeFreeDay smokeFreeDays leaf',
        'gün, günler ~ day, days',
        'date!; count İçilen~Smoked; price Cepte kalan~Money saved #amount; craving:rating Kriz şiddeti~Craving; note',
        `
        0 | 0 | 105~14 | 2
        -1 | 0 | 105~14 | 3 | Kahveden sonra zor~Hardest after coffee
        -2 | 0 | 105~14 | 3
        -3 | 1 | 99~13 | 5 | Düğünde bir tane~One at the wedding
        -4 | 0 | 105~14 | 4
        -6 | 0 | 105~14 | 4
        -8 | 2 | 93~12 | 5
        -11 | 3 | 87~11 | 5
        -14 | 6 | 70~9 | 4
        -18 | 9 | 52~7 | 4
        -22 | 14 | 25~3 | 5 | Azaltmaya başladım~Started cutting down
        `,
      ),
    ],
  },
  {
    id: 'visitors',
    tr: 'ziyaretçi, ziyaretçi defteri, misafir kaydı, güvenlik defteri, giriş çıkış kaydı',
    en: 'visitor, guest book, visitor book, reception log, sign-in sheet, entry log',
    hints: 'geldi, çıktı, plaka, güvenlik ~ arrived, left, reception, badge',
    name: 'Ziyaretçi Defteri~Visitor Book',
    icon: 'id-card',
    palettes: 'slate teal amber',
    entities: [
      entity(
        'visit visits id-card',
        'ziyaret, ziyaretler ~ visit, visits',
        'name! Ziyaretçi~Visitor; company #subtitle; host:text #place Kime geldi~Visiting; date!; startTime! Giriş~Arrived; endTime Çıkış~Left; plate:text Plaka~Plate; phone; note',
        `
        Tolga Karaca~Samuel Gray | Karaca Yapı~Gray Builders | Muhasebe~Accounting | 0 | 09:10 | 09:45 | 34 KRC 12~7GRA012
        Kurye~Courier | Hızlı Kargo~Fast Parcel | Danışma~Reception | 0 | 10:20 | 10:24 | | | İki koli~Two boxes
        Selin Koç~Mia Turner | Koç Kafe~Corner Cafe | Satın alma~Purchasing | 0 | 11:30
        Teknik servis~Service engineer | Asansör firması~Lift company | Yönetim~Management | -1 | 14:00 | 16:10 | 34 ASN 88~4LFT088
        İş görüşmesi adayı~Job candidate | | İnsan kaynakları~HR | -1 | 15:00 | 15:50
        Denetçi~Auditor | Belediye~City council | Yönetim~Management | -4 | 10:05 | 12:30
        Ayşe Yılmaz~Anna Smith | | Okul müdürü~Head teacher | -6 | 13:15 | 13:40
        `,
      ),
    ],
  },
]);
