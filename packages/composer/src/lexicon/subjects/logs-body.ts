import { entity, subjectsOf } from '../define.ts';

export const bodyLogSubjects = subjectsOf('log', [
  {
    id: 'workout',
    tr: 'antrenman, spor, fitness, egzersiz, vücut geliştirme, gym, spor salonu programı, ağırlık antrenmanı, fizik tedavi egzersizi, ev egzersizi, esneme',
    en: 'workout, gym, exercise, fitness, training log, weightlifting, strength training, bodybuilding, physio exercise, home exercise, stretching, rehab exercise',
    hints: 'set, tekrar, bench press, squat, kas ~ set, rep, bench press, squat, muscle',
    name: 'Set Defteri~Set Book',
    icon: 'barbell',
    palettes: 'cherry graphite indigo',
    entities: [
      entity(
        'exercise exercises barbell',
        'egzersiz, egzersizler ~ exercise, exercises',
        `exercise!; cat! Bölge~Muscle group = Göğüs~Chest, Sırt~Back, Bacak~Legs, Omuz~Shoulders, Kol~Arms, Karın~Core, Kardiyo~Cardio
        sets!; reps!; weight Ağırlık~Weight; date!; note`,
        `
        Bench press~Bench press | chest | 4 | 8 | 70 | 0
        Şınav~Push-ups | chest | 3 | 15 | | 0
        Squat~Squat | legs | 5 | 5 | 95 | -2 | Kemer taktım~Used a belt
        Bacak presi~Leg press | legs | 4 | 12 | 140 | -2
        Barfiks~Pull-ups | back | 4 | 7 | | -4
        Kürek çekişi~Barbell row | back | 4 | 10 | 55 | -4
        Omuz presi~Shoulder press | shoulders | 4 | 8 | 40 | -6
        Plank~Plank | core | 3 | 1 | | -6
        Bench press~Bench press | chest | 4 | 8 | 67.5 | -8
        Squat~Squat | legs | 5 | 5 | 92.5 | -10
        Biceps curl~Biceps curl | arms | 3 | 12 | 14 | -12
        Kürek çekişi~Barbell row | back | 4 | 10 | 52.5 | -13
        Bench press~Bench press | chest | 4 | 7 | 67.5 | -16
        Squat~Squat | legs | 5 | 5 | 90 | -19
        Koşu bandı~Treadmill | cardio | 1 | 1 | | -21
        Bench press~Bench press | chest | 4 | 8 | 65 | -25
        `,
      ),
    ],
  },
  {
    id: 'running',
    tr: 'koşu, koştuğum, yürüyüş, bisiklet, bisiklet turu, yüzme',
    en: 'running, walking, run, jogging, cycling, bike ride, swimming',
    hints: 'km, tempo, parkur, maraton ~ pace, distance, marathon, 5k, route',
    name: 'Parkur~Run Route',
    icon: 'footsteps',
    palettes: 'terracotta sky cherry',
    entities: [
      entity(
        'run runs footsteps',
        'koşu, koşular ~ run, runs',
        'dist!; dur!; date!; route; kind = Koşu~Run, Yürüyüş~Walk, Bisiklet~Ride; rating Nasıldı~How it felt',
        `
        6.2 | 36 | 0 | Sahil~Riverside | run | 4
        4.1 | 48 | -1 | Park~Park loop | walk | 5
        8 | 47 | -3 | Sahil~Riverside | run | 4
        22.5 | 70 | -5 | Orman yolu~Forest trail | ride | 5
        5 | 29 | -6 | Mahalle~Neighbourhood | run | 3
        5.4 | 62 | -8 | Park~Park loop | walk | 4
        10.1 | 61 | -10 | Sahil~Riverside | run | 5
        4.8 | 28 | -13 | Mahalle~Neighbourhood | run | 3
        7.3 | 43 | -15 | Sahil~Riverside | run | 4
        18 | 58 | -18 | Orman yolu~Forest trail | ride | 4
        5.2 | 31 | -20 | Park~Park loop | run | 4
        6 | 36 | -24 | Sahil~Riverside | run | 4
        3.5 | 22 | -28 | Mahalle~Neighbourhood | run | 2
        `,
      ),
    ],
  },
  {
    id: 'calories',
    tr: 'kalori, diyet, beslenme, kalori sayacı, öğün takibi, aralıklı oruç',
    en: 'calorie, diet, nutrition, calorie counter, food diary, food log, macro tracker, intermittent fasting',
    hints: 'yediklerim, protein, öğün, gram ~ ate, protein, meal, carb',
    name: 'Tabağım~My Plate',
    icon: 'nutrition',
    palettes: 'olive terracotta mint',
    options: { home: 'ring' },
    entities: [
      entity(
        'food foods nutrition',
        'yiyecek, yiyecekler ~ food, foods',
        'food!; meal!; kcal!; protein; date!; note',
        `
        Yulaf ve muz~Oats and banana | breakfast | 340 | 11 | 0
        Sütlü kahve~Latte | breakfast | 120 | 6 | 0
        Mercimek çorbası ve salata~Lentil soup and salad | lunch | 420 | 18 | 0
        Elma~Apple | snack | 80 | 0 | 0
        Menemen~Scrambled eggs on toast | breakfast | 380 | 19 | -1
        Tavuk pilav~Chicken and rice | lunch | 610 | 38 | -1
        Yoğurt ve ceviz~Yoghurt and walnuts | snack | 210 | 9 | -1
        Izgara somon~Grilled salmon | dinner | 480 | 40 | -1
        Simit ve peynir~Cheese bagel | breakfast | 390 | 13 | -2
        Kuru fasulye~Bean chili | dinner | 520 | 24 | -2
        Mantı~Ravioli | lunch | 640 | 26 | -4
        Omlet~Omelette | breakfast | 310 | 20 | -5
        Köfte ve bulgur~Meatballs and bulgur | dinner | 690 | 42 | -7
        Ton balıklı salata~Tuna salad | lunch | 350 | 30 | -9
        `,
      ),
    ],
  },
  {
    id: 'water',
    tr: 'su, su içme, su hatırlatıcı, su sayacı, su içtiğim, bardak su',
    en: 'water, hydration, drink water, water intake, water reminder',
    hints: 'bardak, litre, ml ~ glass, bottle, ml',
    name: 'Bir Bardak~One Glass',
    icon: 'water',
    palettes: 'sky ocean teal',
    options: { home: 'ring' },
    entities: [
      entity(
        'drink drinks water',
        'içilen su, içilen sular ~ drink, drinks',
        'ml! <0..5000>; date!; time; kind = Su~Water, Çay~Tea, Kahve~Coffee, Maden suyu~Sparkling water',
        `
        250 | 0 | 08:10 | water
        200 | 0 | 09:30 | coffee
        330 | 0 | 11:15 | water
        250 | 0 | 13:00 | sparklingWater
        500 | -1 | 08:10 | water
        250 | -1 | 11:30 | water
        500 | -1 | 14:45 | tea
        330 | -1 | 17:20 | water
        500 | -1 | 20:05 | water
        500 | -2 | 08:10 | water
        500 | -2 | 11:30 | water
        330 | -2 | 14:45 | water
        250 | -2 | 17:20 | water
        500 | -3 | 08:10 | water
        500 | -3 | 11:30 | water
        500 | -3 | 14:45 | tea
        250 | -3 | 17:20 | water
        500 | -3 | 20:05 | water
        500 | -4 | 08:10 | water
        330 | -4 | 11:30 | water
        500 | -4 | 14:45 | water
        250 | -5 | 08:10 | water
        500 | -5 | 11:30 | water
        500 | -5 | 14:45 | tea
        `,
      ),
    ],
  },
  {
    id: 'sleep',
    tr: 'uyku, uyku düzeni, uyuduğum, saat uyuduğum, saat uyudum',
    en: 'sleep, bedtime, hours i sleep, hours i slept',
    hints: 'yatış, kalkış, dinlenmiş, saat ~ bedtime, wake up, rested',
    name: 'Gece Defteri~Night Log',
    icon: 'moon',
    palettes: 'indigo slate violet',
    entities: [
      entity(
        'night nights moon',
        'gece, geceler ~ night, nights',
        'date!; startTime! Yattım~Went to bed; endTime! Kalktım~Got up; hours>slept {hours startTime endTime} Uyku~Slept #value; rating Dinlenmiş miyim~How rested; note',
        `
        0 | 23:40 | 07:10 | 4
        -1 | 00:30 | 07:00 | 3 | Geç film~Late film
        -2 | 23:15 | 07:20 | 5
        -3 | 23:50 | 06:45 | 3
        -4 | 01:20 | 07:05 | 2 | Kahve saat 19'da~Coffee at 7 pm
        -5 | 23:30 | 08:40 | 5
        -6 | 00:10 | 09:00 | 4
        -8 | 23:20 | 07:00 | 4
        -11 | 00:45 | 06:50 | 2
        -15 | 23:10 | 07:15 | 5
        -20 | 23:55 | 07:00 | 3
        -26 | 00:05 | 07:30 | 4
        `,
      ),
    ],
  },
  {
    id: 'medicine',
    tr: 'ilaç, ilaç hatırlatıcı, ilaç saati, vitamin',
    en: 'medicine, medication, pill, pill reminder, vitamin, med',
    hints: 'doz, tablet, aç karnına, kutu, reçete ~ dose, tablet, refill, prescription',
    name: 'İlaç Saati~Pill Time',
    icon: 'medkit',
    palettes: 'teal rose sky',
    entities: [
      entity(
        'medicine medicines medkit',
        'ilaç, ilaçlar ~ medicine, medicines',
        'name! İlaç~Medicine; dose; time!; days; qty Kalan tablet~Tablets left; note',
        `
        Tansiyon ilacı~Blood pressure pill | 1 tablet~1 tablet | 08:00 | mon;tue;wed;thu;fri;sat;sun | 14 | Tok karnına~After food
        D vitamini~Vitamin D | 3 damla~3 drops | 09:00 | mon;wed;fri | 40
        Antibiyotik~Antibiotic | 1 tablet~1 tablet | 13:00 | mon;tue;wed;thu;fri;sat;sun | 5 | 12 saat arayla~Every 12 hours
        Demir~Iron | 1 kapsül~1 capsule | 17:00 | tue;thu;sat | 22 | Çayla içme~Not with tea
        Kolesterol ilacı~Statin | 1 tablet~1 tablet | 21:00 | mon;tue;wed;thu;fri;sat;sun | 3 | Reçete yenilenecek~Renew the prescription
        Magnezyum~Magnesium | 1 tablet~1 tablet | 22:30 | mon;tue;wed;thu;fri;sat;sun | 51
        `,
      ),
      entity(
        'intake intakes checkmark-circle',
        'içilen ilaç, içilen ilaçlar ~ dose taken, doses taken',
        'medicine:reference! #service @medicine İlaç~Medicine; date!; time',
        '0 | 0 | 08:05\n1 | 0 | 09:10\n0 | -1 | 08:00\n2 | -1 | 13:20\n4 | -1 | 21:05\n5 | -1 | 22:40',
      ),
    ],
  },
  {
    id: 'period',
    tr: 'regl, adet takibi, adet takvimi, regl takvimi, âdet günü, yumurtlama, adet döngüsü',
    en: 'period, menstrual cycle, cycle tracker, ovulation',
    hints: 'döngü, belirti, ağrı ~ cycle, symptom, cramp',
    name: 'Döngüm~My Cycle',
    icon: 'flower',
    palettes: 'rose plum cherry',
    entities: [
      entity(
        'cycle cycles flower',
        'döngü, döngüler ~ cycle, cycles',
        `start!; end; kind Yoğunluk~Flow = Hafif~Light, Orta~Medium, Yoğun~Heavy; mood; tags Belirtiler~Symptoms; note`,
        `
        -19 | -15 | medium | okay | kramp~cramps; baş ağrısı~headache
        -47 | -42 | heavy | bad | kramp~cramps; yorgunluk~tired
        -76 | -72 | light | good
        -104 | -99 | medium | okay | şişkinlik~bloating
        -132 | -128 | medium | good
        -161 | -156 | heavy | bad | bel ağrısı~back pain
        `,
      ),
    ],
  },
  {
    id: 'babyCare',
    tr: 'bebek, bebek bakımı, emzirme, mama saati, bebek maması, bez takibi, mama takibi, bebek uykusu, bebek uyku',
    en: 'baby, baby care, breastfeeding, newborn, nursing tracker, baby feeding, diaper tracker, baby sleep, baby feed',
    hints: 'bez, mama, uyku, ml ~ nappy, diaper, bottle, feed',
    name: 'Minik Günlük~Little Log',
    icon: 'happy',
    palettes: 'sky rose mint',
    entities: [
      entity(
        'careEntry careEntries happy',
        'bakım, bakımlar ~ entry, entries',
        `kind! #category = Mama~Feed, Emzirme~Nursing, Uyku~Sleep, Bez~Nappy, Banyo~Bath, İlaç~Medicine; dt! #date Ne zaman~When; qty (ml) Miktar~Amount; dur; note`,
        `
        nursing | 0 06:20 | | 18 | Sol~Left side
        nappy | 0 06:45
        sleep | 0 07:30 | | 80
        feed | 0 09:40 | 120 | | Hepsini bitirdi~Finished it all
        nappy | 0 10:05
        sleep | 0 11:15 | | 55
        feed | 0 13:00 | 110
        bath | -1 19:30 | | 15
        medicine | -1 20:00 | 2.5 | | D vitamini~Vitamin D
        feed | -1 23:10 | 130
        sleep | -1 23:40 | | 290 | İlk uzun uyku~First long stretch
        feed | -2 12:00 | 120
        sleep | -2 13:20 | | 95
        `,
      ),
    ],
  },
  {
    id: 'pregnancy',
    tr: 'hamilelik, gebelik, gebelik haftası, ebe, trimester, bulantı',
    en: 'pregnancy, pregnancy journal, expecting, midwife, trimester, morning sickness',
    hints: 'hafta, doktor, tekme, bebek ~ week, due date, kick, midwife',
    name: 'Kırk Hafta~Forty Weeks',
    icon: 'heart',
    palettes: 'rose violet amber',
    entities: [
      entity(
        'checkUp checkUps heart',
        'kontrol, kontroller ~ check-up, check-ups',
        'date!; week:number! #quantity Hafta~Week <1..42>; weight; kind = Muayene~Check-up, Ultrason~Ultrasound, Test~Test, Not~Note; photo; note',
        `
        +5 | 25 | | ultrasound | 14:00, aç gelinecek~2 pm, bring the blue folder
        -2 | 24 | 67.8 | note | İlk güçlü tekme~First strong kick
        -9 | 23 | 67.1 | checkUp | Her şey yolunda~All good
        -23 | 21 | 65.9 | ultrasound | Kız~It is a girl
        -37 | 19 | 64.6 | test | Şeker testi randevusu~Glucose test booked
        -65 | 15 | 62.8 | checkUp
        -93 | 11 | 61.9 | ultrasound | Kalp atışı~Heartbeat
        `,
      ),
    ],
  },
]);
