import { baseTexts, listApp } from './base-app.ts';
import { fileBlock, type Language, type Task } from './task.ts';

type Idea = readonly [id: string, language: Language, prompt: string, title: string, rows: readonly string[]];

const ideas: readonly Idea[] = [
  [
    'books',
    'tr',
    'Okuduğum kitapları tutan bir uygulama yap; ad ve yazar olsun.',
    'Kitaplarım',
    ['Tutunamayanlar', 'İnce Memed'],
  ],
  [
    'water',
    'tr',
    'Günde kaç bardak su içtiğimi sayan bir uygulama istiyorum.',
    'Su günlüğü',
    ['Sabah 1 bardak'],
  ],
  [
    'barber',
    'tr',
    'Berber dükkanım için randevu defteri; müşteri adı, saat ve işlem yazayım.',
    'Randevular',
    ['Ali, 10.30, saç'],
  ],
  ['debts', 'tr', 'kime ne kadar borcum var onu yazcam, ödeyince silinsin', 'Borçlar', ['Ayşe, 200 lira']],
  [
    'plants',
    'tr',
    'Evdeki bitkileri ve en son ne zaman suladığımı takip edeyim.',
    'Bitkilerim',
    ['Deve tabanı, dün'],
  ],
  [
    'lessons',
    'tr',
    'Özel ders veriyorum. Öğrencilerim, ders günleri ve ödemeleri bir yerde dursun.',
    'Öğrenciler',
    ['Can, salı, ödendi'],
  ],
  [
    'workout',
    'tr',
    'Spor salonunda yaptığım hareketleri, set ve tekrar sayısıyla kaydetmek istiyorum.',
    'Antrenman',
    ['Squat, 3 x 10'],
  ],
  [
    'recipes',
    'tr',
    'Anneannemin tariflerini saklayacağım bir uygulama yap, malzemeleri de olsun.',
    'Tarifler',
    ['Mercimek çorbası'],
  ],
  [
    'movies',
    'en',
    'An app that keeps the movies I want to see, with year and genre.',
    'Movies',
    ['Stalker, 1979'],
  ],
  [
    'expenses',
    'en',
    'Track what I spend every day with an amount and a category.',
    'Expenses',
    ['Coffee, 3'],
  ],
  ['birds', 'en', 'bird watching log: what i saw, where and when', 'Bird log', ['Robin, park']],
  [
    'guests',
    'en',
    'A guest list for our wedding: who is coming and how many people.',
    'Guests',
    ['Maria, 2 people'],
  ],
  [
    'repairs',
    'en',
    'I repair bikes. I need a list of jobs with the customer and whether it is done.',
    'Repairs',
    ['Tom, brakes'],
  ],
  ['habits', 'en', 'A simple habit tracker where I tick off what I did today.', 'Habits', ['Read 10 pages']],
  ['packing', 'en', 'Packing list for trips, items can be removed when packed', 'Packing', ['Passport']],
];

/** New apps: they build, start, and a record can be added. */
export const appTasks: readonly Task[] = ideas.map(([id, language, prompt, title, rows]) => ({
  id: `app-${id}`,
  kind: 'new app',
  language,
  prompt,
  steps: [{ use: 'records' }],
  reference: `${title}\n\n${fileBlock(listApp({ ...baseTexts[language], title, rows }))}`,
}));
