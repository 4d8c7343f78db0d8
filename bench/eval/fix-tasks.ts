import { baseApp } from './base-app.ts';
import { fileBlock, type Language, type Step, type Task } from './task.ts';

type Fault = readonly [
  id: string,
  language: Language,
  prompt: string,
  correct: string,
  broken: string,
  more?: readonly Step[],
];

const faults: readonly Fault[] = [
  [
    'null',
    'tr',
    'Uygulama açılmıyor: “Cannot read properties of null”. Düzelt.',
    'useState(first)',
    'useState<Row[]>(null as never)',
  ],
  ['add', 'tr', 'Ekle düğmesine basınca hiçbir şey olmuyor, düzelt.', 'onPress={add}', 'onPress={() => add}'],
  [
    'delete',
    'tr',
    'Sil düğmesi bastığımı değil ötekilerin hepsini siliyor.',
    'row.id !== id',
    'row.id === id',
  ],
  [
    'type',
    'tr',
    'Yazı alanına bir şey yazamıyorum.',
    'onChangeText={setText}',
    'onChangeText={() => setText("")}',
  ],
  [
    'throw',
    'tr',
    'Açılışta “başlamadı” hatası veriyor, düzelt.',
    "const [text, setText] = useState('');",
    "const [text, setText] = useState('');\n  if (rows.length > 0) throw new Error('başlamadı');",
  ],
  [
    'blank',
    'tr',
    'Boşken Ekle’ye basınca boş satır ekleniyor, eklemesin.',
    "    if (text.trim() === '') return;\n",
    '',
    [{ press: 'Ekle' }, { source: /trim\(\)/ }],
  ],
  [
    'loop',
    'tr',
    'Ekran açılır açılmaz “Too many re-renders” diyor.',
    'onPress={() => remove(row.id)}',
    'onPress={remove(row.id) as never}',
  ],
  [
    'object',
    'tr',
    '“Objects are not valid as a React child” hatasını gider.',
    '{row.text}',
    '{row as never}',
  ],
  [
    'reset',
    'en',
    'After adding, the text stays in the field. It should be emptied.',
    "    setText('');\n",
    '',
    [{ source: /setText\(''\)/ }],
  ],
  ['lost', 'en', 'When I add a task the old ones disappear. Fix it.', '[...rows, {', '[{'],
  [
    'undefined',
    'en',
    'It crashes with “Cannot read properties of undefined (reading text)”.',
    '{row.text}',
    '{(rows[99] as Row).text}',
  ],
  [
    'twice',
    'en',
    'Every task is added twice, please fix.',
    'text: text.trim() }]);',
    "text: text.trim() }, { id: String(Date.now()) + 'b', text: text.trim() }]);",
  ],
  [
    'hidden',
    'en',
    'The list does not show its tasks any more.',
    '{rows.map((row)',
    '{rows.slice(99).map((row)',
  ],
  [
    'json',
    'en',
    'The app fails at start with a JSON error. Repair it.',
    'useState(first)',
    "useState<Row[]>(() => JSON.parse('{'))",
  ],
  [
    'frozen',
    'en',
    'Deleting does nothing, the row stays there.',
    'setRows(rows.filter((row) => row.id !== id))',
    'rows.filter((row) => row.id !== id)',
  ],
];

const words = {
  tr: { row: 'Süt al', other: 'Kirayı öde', add: 'Ekle', remove: 'Sil' },
  en: { row: 'Buy milk', other: 'Pay the rent', add: 'Add', remove: 'Delete' },
} as const;

/** What works in the app without a fault: showing, adding, keeping and deleting. */
function wholeApp(language: Language): readonly Step[] {
  const { row, other, add, remove } = words[language];
  return [
    { shows: row },
    { type: 'Zeytin' },
    { press: add },
    { shows: 'Zeytin' },
    { shows: row },
    { press: remove },
    { hides: row },
    { shows: other },
  ];
}

/** The small app with one fault each, described as a user would. */
export const fixTasks: readonly Task[] = faults.map(([id, language, prompt, correct, broken, more = []]) => {
  const working = baseApp(language);
  if (!working.includes(correct)) throw new Error(`The app has no place for the fault “${id}”.`);
  return {
    id: `fix-${id}`,
    kind: 'fix',
    language,
    prompt,
    before: working.replace(correct, broken),
    steps: [...wholeApp(language), ...more],
    reference: `${language === 'tr' ? 'Düzelttim.' : 'Fixed.'}\n\n${fileBlock(working)}`,
  };
});
