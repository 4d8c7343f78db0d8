import { entity, noOverlap, subjectsOf } from '../define.ts';
import { contacts, staffOf } from '../shared-entities.ts';

export const weekPlanSubjects = subjectsOf('weekPlan', [
  {
    id: 'classTimetable',
    tr: 'ders programı, haftalık ders programı, okul programı, üniversite ders programı',
    en: 'timetable, class schedule, class timetable, school timetable, course schedule, university schedule',
    hints: 'derslik, saat, öğretmen, pazartesi ~ room, period, teacher, monday',
    name: 'Ders Programım~My Timetable',
    icon: 'calendar',
    palettes: 'indigo amber mint',
    entities: [
      entity(
        'lesson lessons school',
        'ders, dersler ~ lesson, lessons',
        'title! Ders~Subject; day! Günler~Days; startTime!; endTime!; place Derslik~Room; author Öğretmen~Teacher; note',
        `
        Matematik~Maths | mon;wed | 09:00 | 10:30 | B-204 | Leyla Hoca~Ms Ford | Hesap makinesi getir~Bring a calculator
        Fizik~Physics | mon;thu | 10:45 | 12:15 | Lab 1 | Kemal Hoca~Mr Lane
        Edebiyat~Literature | tue | 09:00 | 10:30 | A-102 | Sevda Hoca~Mrs Hill
        İngilizce~French | tue;fri | 13:00 | 14:30 | A-110 | Ebru Hoca~Ms Roy
        Tarih~History | wed | 13:00 | 14:00 | B-101 | Umut Hoca~Mr Stone
        Beden eğitimi~Sport | thu | 14:45 | 16:00 | Salon~Gym | Deniz Hoca~Mr Reed
        Kimya~Chemistry | fri | 09:00 | 10:30 | Lab 2 | Aslı Hoca~Ms Clark
        Koro~Choir | fri | 15:00 | 16:30 | Müzik odası~Music room | Selin Hoca~Ms Turner
        `,
      ),
    ],
  },
  {
    id: 'shifts',
    tr: 'vardiya, vardiya planı, nöbet, nöbet listesi, nöbet çizelgesi, hemşire nöbet, güvenlik vardiyası, çamaşır sırası, sıra çizelgesi, görev çizelgesi, temizlik nöbeti, nöbetçi listesi, nöbetçi, nöbetçi öğretmen, çamaşır makinesi sırası',
    en: 'shift, shift planner, shift schedule, roster, work schedule, nurse schedule, staff rota, rota, volunteer rota, duty roster, laundry schedule, turn list, duty list, cleaning rota',
    hints: 'gece, gündüz, izin, değişim ~ night, day, off, swap',
    name: 'Vardiya~Shift Rota',
    icon: 'time',
    palettes: 'slate violet teal',
    entities: [
      entity(
        'shift shifts time',
        'vardiya, vardiyalar ~ shift, shifts',
        `staff!; date!; startTime!; endTime!; kind #category = Sabah~Morning, Akşam~Evening, Gece~Night; hours {hours startTime endTime}; note`,
        `
        0 | 0 | 08:00 | 16:00 | morning
        1 | 0 | 16:00 | 00:00 | evening
        2 | 0 | 00:00 | 08:00 | night
        3 | +1 | 08:00 | 16:00 | morning
        0 | +1 | 16:00 | 00:00 | evening | Nazlı ile değişti~Swapped with Lily
        1 | +2 | 08:00 | 16:00 | morning
        2 | +2 | 16:00 | 00:00 | evening
        3 | +3 | 00:00 | 08:00 | night
        0 | +4 | 08:00 | 16:00 | morning
        1 | -1 | 08:00 | 16:00 | morning
        3 | -1 | 16:00 | 00:00 | evening
        `,
      ),
      staffOf(
        'Nazlı~Lily | Hemşire~Nurse\nKerem~Jack | Hemşire~Nurse\nDerya~Ella | Sorumlu hemşire~Charge nurse\nOnur~Henry | Teknisyen~Technician',
      ),
    ],
  },
  {
    id: 'weeklyMenu',
    tr: 'haftalık yemek planı, yemek planı, haftalık menü, ne pişirsem, yemek listesi, haftalık yemek listesi, yemekhane',
    en: 'meal plan, weekly menu, meal planner, dinner planner, weekly meal plan, what to cook, meal prep',
    hints: 'akşam, öğle, kahvaltı, tarif ~ dinner, lunch, breakfast, recipe',
    name: 'Haftanın Menüsü~Week Menu',
    icon: 'restaurant',
    palettes: 'terracotta olive amber',
    entities: [
      entity(
        'mealSlot mealSlots restaurant',
        'öğün, öğünler ~ meal, meals',
        'title! Yemek~Dish; day! Gün~Day; meal!; serv; ingr Alınacaklar~To buy; done Pişti~Cooked; note',
        `
        Kuru fasulye, pilav~Lentil curry and rice | mon | dinner | 4 | Fasulye~Lentils;Pirinç~Rice;Soğan~Onion | 1
        Fırında sebzeli tavuk~Chicken tray bake | tue | dinner | 4 | Tavuk~Chicken;Patates~Potatoes
        Mercimek çorbası, salata~Soup and salad | wed | dinner | 4 | Mercimek~Lentils;Marul~Lettuce
        Makarna~Pasta bolognese | thu | dinner | 3 | Makarna~Pasta;Kıyma~Mince
        Balık, roka~Baked salmon | fri | dinner | 4 | Balık~Salmon;Limon~Lemon
        Menemen~Pancakes | sat | breakfast | 4 | Yumurta~Eggs;Domates~Maple syrup
        Mangal~Barbecue | sun | lunch | 6 | Köfte~Burgers;Biber~Peppers | | Dedemler geliyor~Grandparents are coming
        `,
      ),
    ],
  },
  {
    id: 'studyPlan',
    tr: 'çalışma programı, ders çalışma programı, ders çalışma, çalışma planı, etüt programı',
    en: 'study plan, study planner, study schedule, study tracker, revision timetable, study app',
    hints: 'konu, saat, soru, tekrar ~ topic, hour, revise, session',
    name: 'Çalışma Planım~Study Week',
    icon: 'bookmarks',
    palettes: 'violet forest sky',
    entities: [
      entity(
        'studySession studySessions bookmarks',
        'çalışma, çalışmalar ~ session, sessions',
        `title! Konu~Topic; course:choice! #category Ders~Subject = Matematik~Maths, Fizik~Physics, Türkçe~English, Tarih~History; day! Gün~Day; startTime; dur!; done; note`,
        `
        Türev soruları~Derivatives practice | maths | mon | 18:00 | 90 | 1
        Paragraf~Reading comprehension | english | mon | 20:00 | 40 | 1
        Elektrik~Electric circuits | physics | tue | 18:00 | 75
        İnkılap tekrarı~Industrial Revolution | history | wed | 17:30 | 60
        İntegral~Integrals | maths | thu | 18:00 | 90 | | Ders videosu 12~Lecture video 12
        Deneme sınavı~Mock exam | maths | sat | 10:00 | 165
        Deneme analizi~Go over mistakes | maths | sat | 14:00 | 60
        Haftalık tekrar~Weekly review | physics | sun | 11:00 | 80
        `,
      ),
    ],
  },
  {
    id: 'birthdays',
    tr: 'doğum günü, takvim, doğum günleri, yıl dönümü, özel günler, doğum günü hatırlatıcı, önemli günler',
    en: 'birthday, calendar, birthday reminder, anniversary, special day, family calendar',
    hints: 'hediye, kutla, yaş, hatırlat ~ gift, celebrate, age, remind',
    name: 'Özel Günler~Special Days',
    icon: 'gift',
    palettes: 'rose amber violet',
    options: { home: 'countdown' },
    entities: [
      entity(
        'occasion occasions gift',
        'özel gün, özel günler ~ special day, special days',
        `name! Kimin~Name; date!; kind #category = Doğum günü~Birthday, Yıl dönümü~Anniversary, Bayram~Holiday, Diğer~Other; repeat; gift:text Hediye fikri~Gift idea; done Kutlandı~Celebrated; note`,
        `
        Annem~Mum | 0 | birthday | everyYear | Şal~Scarf | | Akşam yemeği 19:30~Dinner at 7:30
        Emre~Ethan | +4 | birthday | everyYear | Kitap~A book
        Evlilik yıl dönümü~Wedding anniversary | +11 | anniversary | everyYear | Çiçek~Flowers
        Babam~Dad | +26 | birthday | everyYear | Olta~Fishing rod
        Yılbaşı~New Year's Eve | +38 | holiday | everyYear
        Defne~Daphne | +73 | birthday | everyYear | Boya seti~Paint set
        Selin~Mia | -5 | birthday | everyYear | Kolye~Necklace | 1
        `,
      ),
    ],
  },
  {
    id: 'vaccines',
    tr: 'aşı takvimi, aşı, bebek aşıları, çocuk aşıları, aşı karnesi, bebek aşı takvimi',
    en: 'vaccine, vaccination schedule, immunisation, immunization, vaccination card, baby vaccine',
    hints: 'doz, rapel, sağlık ocağı, ay ~ dose, booster, clinic, month',
    name: 'Aşı Karnesi~Vaccine Card',
    icon: 'medkit',
    palettes: 'sky mint rose',
    options: { home: 'countdown' },
    entities: [
      entity(
        'vaccination vaccinations medkit',
        'aşı, aşılar ~ vaccination, vaccinations',
        'person! Kim~Who; name! Aşı~Vaccine; due!; done Yapıldı~Given; place; note',
        `
        0 | Beşli karma, 3. doz~Six-in-one, dose 3 | +2 | | Aile sağlığı merkezi~Health centre
        0 | Hepatit B, 3. doz~MenB, dose 2 | +2 | | Aile sağlığı merkezi~Health centre
        0 | KPA, 2. doz~Pneumococcal, dose 1 | -58 | 1 | Aile sağlığı merkezi~Health centre | Hafif ateş~Slight fever
        1 | KKK, 2. doz~MMR, dose 2 | +19 | | Okul~School
        2 | Grip~Flu | -1 | | Eczane~Pharmacy | Bu hafta yapılacak~Do it this week
        3 | Tetanos rapeli~Tetanus booster | +140
        1 | Suçiçeği~Chickenpox | -300 | 1 | Aile sağlığı merkezi~Health centre
        `,
      ),
      contacts(24, 4, 'bday', '-270 / -1650 / -12400 / -13900'),
    ],
  },
  {
    id: 'dayPlanner',
    tr: 'günlük plan, günlük planlayıcı, gün planı, planlayıcı, haftalık plan, zaman yönetimi, haftalık program, time blocking, günlük program',
    en: 'day planner, daily planner, planner, weekly planner, schedule, time blocking, agenda, time management',
    hints: 'blok, saat, öncelik, toplantı ~ block, hour, priority, meeting',
    name: 'Günüm~My Day',
    icon: 'today',
    palettes: 'teal terracotta indigo',
    entities: [
      entity(
        'block blocks today',
        'plan, planlar ~ block, blocks',
        `title! Ne~What; date!; startTime!; endTime!; cat = İş~Work, Kişisel~Personal, Spor~Sport, Aile~Family; prio; done; note`,
        `
        Sabah yürüyüşü~Morning walk | 0 | 07:30 | 08:10 | sport | normal | 1
        Odaklanma: rapor~Focus: report | 0 | 09:00 | 11:00 | work | high
        Ekip toplantısı~Team meeting | 0 | 11:30 | 12:15 | work | normal
        Çocukları al~Pick up the kids | 0 | 16:30 | 17:00 | family | high
        Akşam yemeği~Dinner | 0 | 19:30 | 20:30 | family | low
        Diş randevusu~Dentist | +1 | 10:00 | 10:45 | personal | high
        Pilates~Pilates | +1 | 18:30 | 19:20 | sport | normal
        Ev temizliği~Clean the flat | +3 | 11:00 | 13:00 | personal | low
        `,
        [noOverlap('date', 'startTime', 'endTime')],
      ),
    ],
  },
]);
