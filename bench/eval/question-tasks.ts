import { baseApp } from './base-app.ts';
import type { Language, Task } from './task.ts';

type Question = readonly [id: string, language: Language, prompt: string, answer: RegExp, reference: string];

const questions: readonly Question[] = [
  [
    'purpose',
    'tr',
    'Bu uygulama ne işe yarıyor?',
    /liste|iş|yapılacak/i,
    'Yapılacak işleri bir listede tutar.',
  ],
  [
    'color',
    'tr',
    'Düğmenin rengi hangi dosyada belirleniyor?',
    /App\.tsx/,
    'src/App.tsx dosyasındaki styles içinde.',
  ],
  ['count', 'tr', 'Listede başlangıçta kaç satır var?', /\b2\b|[iİ]ki/i, 'İki satır var.'],
  [
    'store',
    'tr',
    'Uygulamayı kapatınca eklediklerim kalıyor mu?',
    /kalm|silin|kaybol|hayır/i,
    'Hayır, kalmaz; liste yalnızca bellekte tutulur.',
  ],
  ['empty', 'tr', 'Liste boşken ekranda ne yazıyor?', /Henüz bir şey yok/, '“Henüz bir şey yok.” yazar.'],
  [
    'state',
    'tr',
    'useState burada neden kullanılmış, kısaca açıkla.',
    /durum|değiş|sakla|tut|state/i,
    'Değişen değerleri tutmak ve ekranı yenilemek için.',
  ],
  ['package', 'tr', 'Hangi paketler kullanılıyor?', /react-native/, 'react ve react-native.'],
  [
    'delete',
    'tr',
    'Silme nasıl çalışıyor?',
    /filter|id|süz|çıkar/i,
    'Satırı kimliğine göre listeden çıkarır.',
  ],
  ['english', 'en', 'What does this app do?', /list|task|to.?do/i, 'It keeps a list of tasks.'],
  ['file', 'en', 'Which file holds the title?', /App\.tsx/, 'src/App.tsx.'],
  ['rows', 'en', 'How many tasks are there at the start?', /\b2\b|two/i, 'Two.'],
  [
    'kept',
    'en',
    'Are new tasks kept after a restart?',
    /\bno\b|not|lost|memory/i,
    'No, they are kept in memory only.',
  ],
  [
    'blank',
    'en',
    'What happens when I press Add with an empty field?',
    /nothing|not|ignored/i,
    'Nothing is added.',
  ],
  ['id', 'en', 'Where does the id of a new task come from?', /Date\.now/, 'From Date.now().'],
  ['style', 'en', 'How large is the font of the title?', /\b28\b/, 'Its font size is 28.'],
];

/** Questions about the small app: the answer says it and changes nothing. */
export const questionTasks: readonly Task[] = questions.map(([id, language, prompt, answer, reference]) => ({
  id: `question-${id}`,
  kind: 'question',
  language,
  prompt,
  before: baseApp(language),
  steps: [{ shows: answer }],
  reference,
}));
