import { entity, subjectsOf } from '../define.ts';
import { contacts } from '../shared-entities.ts';

export const checklistSubjects = subjectsOf('checklist', [
  {
    id: 'todo',
    tr: 'yapılacaklar, yapılacaklar listesi, görev, görev listesi, todo, to do, iş listesi, kontrol listesi, hatırlatıcı, ajanda, liste',
    en: 'to-do, todo, task, task list, to-do list, task manager, reminder, checklist, todo list, list',
    hints: 'öncelik, son tarih, bugün, bitti ~ priority, due, today, done',
    name: 'Yapılacaklar~To Do',
    icon: 'checkbox',
    palettes: 'indigo teal slate',
    entities: [
      entity(
        'task tasks checkbox',
        'görev, görevler ~ task, tasks',
        `title! Görev~Task; due; prio; cat = İş~Work, Ev~Home, Kişisel~Personal, Alışveriş~Shopping; done; note`,
        `
        Kira sözleşmesini imzala~Sign the lease | 0 | high | home
        Dişçiye randevu al~Book the dentist | 0 | normal | personal
        Sunumu bitir~Finish the slides | -1 | high | work | | Son iki sayfa~Last two pages
        Kargoyu teslim al~Pick up the parcel | 0 | low | home | 1
        Anneme çiçek~Flowers for mum | +2 | normal | shopping
        Fatura itirazı~Dispute the bill | -3 | normal | home
        Haftalık rapor~Weekly report | +1 | normal | work
        Pasaport yenile~Renew passport | +12 | low | personal
        Bisikleti tamire götür~Take the bike to repair | +4 | low | personal
        Toplantı notlarını gönder~Send meeting notes | -1 | normal | work | 1
        `,
      ),
    ],
  },
  {
    id: 'shoppingList',
    tr: 'alışveriş listesi, market listesi, pazar listesi, alışveriş, ihtiyaç listesi',
    en: 'shopping list, grocery list, grocery, market list, grocery shopping',
    hints: 'süt, ekmek, yumurta, reyon ~ milk, bread, egg, aisle',
    name: 'Market Listesi~Grocery List',
    icon: 'cart',
    palettes: 'mint terracotta olive',
    entities: [
      entity(
        'shoppingItem shoppingItems cart',
        'ürün, ürünler ~ item, items',
        `name!; qty; unit; cat! Reyon~Aisle = Manav~Fruit and vegetables, Süt ürünleri~Dairy, Fırın~Bakery, Et~Meat, Temizlik~Cleaning, Bakliyat~Pantry; bought; note`,
        `
        Domates~Tomatoes | 1.5 | kg | fruitAndVegetables
        Süt~Milk | 2 | litre | dairy
        Ekmek~Bread | 2 | piece | bakery | 1
        Yumurta~Eggs | 15~12 | piece | dairy
        Kıyma~Minced beef | 0.5 | kg | meat | | Yağsız~Lean
        Bulaşık deterjanı~Dish soap | 1 | piece | cleaning | 1
        Kırmızı mercimek~Red lentils | 1 | pack | pantry
        Muz~Bananas | 1 | kg | fruitAndVegetables
        Beyaz peynir~Feta cheese | 0.6~0.3 | kg | dairy
        `,
      ),
    ],
  },
  {
    id: 'packing',
    tr: 'bavul, valiz, bavul listesi, tatil çantası, valiz hazırlama',
    en: 'packing list, packing, suitcase, luggage, travel checklist',
    hints: 'tatil, uçuş, kıyafet, şarj aleti ~ holiday, flight, clothes, charger',
    name: 'Bavul Hazır~Pack List',
    icon: 'briefcase',
    palettes: 'sky amber teal',
    entities: [
      entity(
        'packingItem packingItems briefcase',
        'eşya, eşyalar ~ item, items',
        `name!; cat! = Kıyafet~Clothes, Belgeler~Documents, Banyo~Toiletries, Elektronik~Electronics, İlaç~Medicine; qty; done Kondu~Packed; note`,
        `
        Pasaport~Passport | documents | 1 | 1
        Uçak bileti~Boarding pass | documents | 2
        Tişört~T-shirts | clothes | 5 | 1
        Mayo~Swimwear | clothes | 2
        Şarj aleti~Phone charger | electronics | 1 | | El çantasına~In the hand luggage
        Güneş kremi~Sunscreen | toiletries | 1
        Diş fırçası~Toothbrush | toiletries | 2 | 1
        Ağrı kesici~Painkillers | medicine | 1
        Priz dönüştürücü~Travel adapter | electronics | 1
        `,
      ),
    ],
  },
  {
    id: 'chores',
    tr: 'ev işleri, ev işi, temizlik listesi, ev işi takibi, çocuk görevleri, ev arkadaşı',
    en: 'chore, housework, chore chart, household chore, cleaning schedule, roommate, turn to do the dishes, does the dishes',
    hints: 'bulaşık, çamaşır, süpürge, sıra kimde ~ dish, laundry, hoover, whose turn',
    name: 'Ev İşleri~House Chores',
    icon: 'home',
    palettes: 'amber mint violet',
    entities: [
      entity(
        'chore chores home',
        'ev işi, ev işleri ~ chore, chores',
        `title! İş~Chore; person! Sıra kimde~Whose turn; days!; room:choice #category Oda~Room = Mutfak~Kitchen, Banyo~Bathroom, Salon~Living room, Bahçe~Garden, Genel~Whole house; due; done`,
        `
        Bulaşık makinesini boşalt~Empty the dishwasher | 0 | mon;tue;wed;thu;fri;sat;sun | kitchen | 0 | 1
        Çöpü çıkar~Take out the bins | 1 | tue;fri | wholeHouse | 0
        Süpürge~Hoover | 2 | wed;sat | livingRoom | -1
        Banyoyu temizle~Clean the bathroom | 0 | sat | bathroom | +2
        Çamaşır as~Hang the laundry | 1 | mon;thu | wholeHouse | 0
        Çiçekleri sula~Water the garden | 3 | mon;wed;fri | garden | +1
        Fırını temizle~Clean the oven | 2 | sun | kitchen | +5
        `,
      ),
      entity(
        'person people people',
        'kişi, kişiler ~ person, people',
        'name!; points',
        'Anne~Mum | 120\nBaba~Dad | 95\nEla~Ella | 60\nCan~Sam | 40',
      ),
    ],
  },
  {
    id: 'goals',
    tr: 'hedef, yıllık hedefler, kişisel gelişim, hedeflerim, okr, 2027 hedefleri',
    en: 'goal, resolution, goal setting, okr, personal development',
    hints: 'ilerleme, adım, yüzde, kilometre taşı ~ progress, milestone, percent',
    name: 'Hedeflerim~My Goals',
    icon: 'flag',
    palettes: 'indigo terracotta forest',
    options: { home: 'progress' },
    entities: [
      entity(
        'goal goals flag',
        'hedef, hedefler ~ goal, goals',
        `title! Hedef~Goal; cat = Sağlık~Health, Kariyer~Career, Para~Money, Öğrenme~Learning, Aile~Family; current:number! #value Şu an~So far <0..>; goal! Hedeflenen~Target; due; done; note`,
        `
        24 kitap oku~Read 24 books | learning | 19 | 24 | +38
        10 km koş~Run 10 km | health | 7 | 10 | +20 | | Haftada üç gün~Three times a week
        Acil durum fonu~Emergency fund | money | 42000~2100 | 60000~3000 | +90
        İngilizce B2~Spanish B1 | learning | 34 | 60 | +150 | | Ders sayısı~Lessons finished
        Babamla balığa çık~Fishing with dad | family | 2 | 4 | +38
        Sertifika sınavı~Certification exam | career | 5 | 12 | +64
        Şekersiz 30 gün~30 days without sugar | health | 30 | 30 | -4 | 1
        `,
      ),
    ],
  },
  {
    id: 'homework',
    tr: 'ödev, ödevler, okul ödevi, sınav takvimi, öğrenci ajandası',
    en: 'homework, assignment, school planner, student planner, exam date',
    hints: 'ders, teslim, öğretmen, sınav ~ class, due, teacher, exam',
    name: 'Ödev Defteri~Homework Diary',
    icon: 'school',
    palettes: 'sky amber indigo',
    entities: [
      entity(
        'assignment assignments school',
        'ödev, ödevler ~ assignment, assignments',
        `title! Ödev~Assignment; course:choice! #category Ders~Subject = Matematik~Maths, Türkçe~English, Fen~Science, Tarih~History, Yabancı dil~Languages; kind = Ödev~Homework, Proje~Project, Sınav~Exam; due!; done; note`,
        `
        Sayfa 84-86 problemler~Problems on pages 84 to 86 | maths | homework | 0
        Kitap özeti~Book summary | english | homework | +1 | | Küçük Prens~The Little Prince
        Hücre maketi~Cell model | science | project | +6 | | Köpük alınacak~Buy foam
        1. yazılı~First test | history | exam | +3
        Kelime listesi~Vocabulary list | languages | homework | 0 | 1
        Deney raporu~Lab report | science | homework | -1 | | Grafikler eksik~Charts are missing
        2. yazılı~Second test | maths | exam | +9
        `,
      ),
    ],
  },
  {
    id: 'examTopics',
    tr: 'konu takibi, yks, kpss, lgs, tyt, ayt, sınav hazırlık, konu listesi, üniversite sınavı, ales, yds',
    en: 'exam topic, syllabus tracker, exam prep, revision, study topic, sat prep, exam preparation',
    hints: 'konu, tekrar, soru, deneme ~ topic, revise, question, syllabus',
    name: 'Konu Takip~Topic Tracker',
    icon: 'checkmark-done',
    palettes: 'violet sky forest',
    entities: [
      entity(
        'topic topics bookmark',
        'konu, konular ~ topic, topics',
        `title! Konu~Topic; course:choice! #category Ders~Subject = Matematik~Maths, Fizik~Physics, Kimya~Chemistry, Biyoloji~Biology, Türkçe~English; status! = Başlanmadı~Not started, Çalışılıyor~Studying:i, Tekrar edilecek~Revise:w, Bitti~Done:s; qty (soru~questions) Çözülen soru~Questions solved; level (%) Hâkimiyet~Confidence <0..100>; done; date Son çalışma~Last studied`,
        `
        Üslü sayılar~Powers and roots | maths | done | 180 | 90 | 1 | -9
        Fonksiyonlar~Functions | maths | studying | 75 | 55 | | 0
        Kuvvet ve hareket~Force and motion | physics | revise | 140 | 60 | | -12
        Mol kavramı~The mole | chemistry | studying | 40 | 35 | | -1
        Hücre~The cell | biology | done | 120 | 85 | 1 | -6
        Paragraf~Reading comprehension | english | studying | 310 | 70 | | 0
        Türev~Derivatives | maths | notStarted | 0 | 0
        Elektrik~Electricity | physics | notStarted | 0 | 10
        `,
      ),
    ],
  },
  {
    id: 'inspection',
    tr: 'denetim, kontrol formu, iş güvenliği, hijyen kontrolü, isg, kalite kontrol, günlük kontrol, tutanak',
    en: 'inspection, audit, safety checklist, site inspection, quality control, hygiene check, property inspection',
    hints: 'uygun, uygunsuz, fotoğraf, imza ~ pass, fail, photo, signature',
    name: 'Denetim Formu~Inspection',
    icon: 'clipboard',
    palettes: 'slate amber teal',
    entities: [
      entity(
        'checkPoint checkPoints clipboard',
        'kontrol maddesi, kontrol maddeleri ~ check, checks',
        `title! Madde~Check; cat! = Güvenlik~Safety, Hijyen~Hygiene, Elektrik~Electrical, Belge~Paperwork; status! = Bakılmadı~Not checked, Uygun~Pass:s, Uygunsuz~Fail:d, Gereksiz~Not applicable; date; done Giderildi~Fixed; photo; sign; note`,
        `
        Yangın tüpü tarihi geçerli~Fire extinguisher in date | safety | pass | 0 | 1
        Acil çıkış açık~Emergency exit clear | safety | fail | 0 | | Koli var, kaldırılacak~Boxes in the way
        Soğuk oda 4 °C altında~Cold room below 4 °C | hygiene | pass | 0 | 1
        Bone ve eldiven kullanılıyor~Hair nets and gloves in use | hygiene | notChecked
        Açıkta kablo yok~No exposed wires | electrical | fail | -1 | 1 | Elektrikçi çağrıldı~Electrician called
        Sağlık kartları güncel~Health certificates up to date | paperwork | notChecked
        İlk yardım dolabı tam~First aid kit complete | safety | pass | -1 | 1
        Kaçak akım rölesi test edildi~Circuit breaker tested | electrical | notApplicable
        `,
      ),
    ],
  },
  {
    id: 'wedding',
    tr: 'düğün, düğün hazırlığı, düğün planlama, kına, nişan, evlilik hazırlığı, doğum günü partisi, sünnet düğünü',
    en: 'wedding, wedding planner, wedding planning, engagement party, wedding checklist, birthday party, baby shower',
    hints: 'salon, gelinlik, davetiye, bütçe ~ venue, dress, invitation, budget',
    name: 'Düğün Planı~Wedding Plan',
    icon: 'heart',
    palettes: 'rose plum amber',
    entities: [
      entity(
        'preparation preparations heart',
        'hazırlık, hazırlıklar ~ to-do, to-dos',
        `title! Hazırlık~To do; cat = Salon~Venue, Kıyafet~Outfit, Fotoğraf~Photos, Davetiye~Invitations, Müzik~Music, Diğer~Other; due!; cost; person; done; note`,
        `
        Salon kaporası~Venue deposit | venue | -4 | 40000~1500 | 0 | 1
        Gelinlik provası~Dress fitting | outfit | 0 | 38000~1650 | 0 | | 17:00
        Davetiye basımı~Print the invitations | invitations | -1 | 6500~280 | 1 | | Matbaa bekliyor~The printer is waiting
        Fotoğrafçı sözleşmesi~Photographer contract | photos | +3 | 45000~1900 | 1
        Orkestra seçimi~Choose the band | music | +10 | 35000~1400 | 0
        Damatlık~Groom's suit | outfit | +14 | 16000~520 | 1
        Oturma planı~Seating plan | other | +32 | | 2
        Nikâh günü alınması~Book the registry office | venue | -20 | 1200~80 | 1 | 1
        `,
      ),
      contacts(2, 3),
    ],
  },
  {
    id: 'bucketList',
    tr: 'hayaller listesi, ölmeden önce yapılacaklar, hayal listesi, yapmak istediklerim, vizyon panosu',
    en: 'bucket list, dream list, life goal, thing to do before i die, vision board',
    hints: 'gezmek, görmek, denemek, bir gün ~ visit, try, someday',
    name: 'Bir Gün~Some Day',
    icon: 'rocket',
    palettes: 'violet ocean amber',
    entities: [
      entity(
        'wish wishes rocket',
        'hayal, hayaller ~ dream, dreams',
        `title! Hayal~Dream; photo; cat = Gezi~Travel, Spor~Sport, Öğrenme~Learning, Yemek~Food, Aile~Family; place; done; date Gerçekleşti~Done on; note`,
        `
        Kapadokya'da balona binmek~Hot-air balloon ride | travel | Göreme~Bristol | 1 | -40
        Kuzey ışıklarını görmek~See the northern lights | travel | Tromsø~Tromsø
        Tango öğrenmek~Learn to tango | learning | | | | Kurs buldum~Found a class
        Yarı maraton koşmak~Run a half marathon | sport | İstanbul~London
        Lykia yolunu yürümek~Walk the Coast to Coast | travel | Fethiye~Lake District | | | 18 gün~14 days
        Kendi ekmeğini yapmak~Bake my own sourdough | food | Evde~At home | 1 | -120
        Annemle Paris~Paris with mum | family | Paris~Paris
        `,
      ),
    ],
  },
]);
