import { baseApp } from './base-app.ts';
import { editBlock, type Language, type Step, type Task } from './task.ts';

type Change = readonly [
  id: string,
  language: Language,
  prompt: string,
  search: string,
  replace: string,
  steps: readonly Step[],
];

const counter = (text: string): string => `<Text>{rows.length} ${text}</Text>`;
const screenStart =
  "  screen: { flex: 1, padding: 20, paddingTop: 60, gap: 12, backgroundColor: '#ffffff' },";

const changes: readonly Change[] = [
  [
    'title',
    'tr',
    'Başlığı “Alışveriş” yap.',
    '>Yapılacaklar<',
    '>Alışveriş<',
    [{ shows: 'Alışveriş' }, { hides: 'Yapılacaklar' }],
  ],
  [
    'button',
    'tr',
    'Ekle düğmesinin üzerinde “Listeye ekle” yazsın.',
    '>Ekle<',
    '>Listeye ekle<',
    [{ type: 'Ekmek' }, { press: 'Listeye ekle' }, { shows: 'Ekmek' }],
  ],
  [
    'count',
    'tr',
    'Başlığın altında kaç iş olduğunu göster, örneğin “2 iş”.',
    '>Yapılacaklar</Text>',
    `>Yapılacaklar</Text>\n      ${counter('iş')}`,
    [{ shows: /2\s*iş/ }, { press: 'Sil' }, { shows: /1\s*iş/ }],
  ],
  [
    'color',
    'tr',
    'Düğmenin rengini #b3261e yap.',
    "backgroundColor: '#27407e'",
    "backgroundColor: '#b3261e'",
    [{ source: /#b3261e/i }, { type: 'Ekmek' }, { press: 'Ekle' }, { shows: 'Ekmek' }],
  ],
  [
    'clear',
    'tr',
    'Bütün listeyi silen “Tümünü sil” adlı bir düğme ekle.',
    '      {rows.length === 0',
    '      <Pressable role="button" onPress={() => setRows([])}>\n        <Text>Tümünü sil</Text>\n      </Pressable>\n      {rows.length === 0',
    [{ press: 'Tümünü sil' }, { hides: 'Süt al' }],
  ],
  [
    'placeholder',
    'tr',
    'Yazı alanında “Ne yapılacak?” yazsın.',
    'placeholder="Yeni iş"',
    'placeholder="Ne yapılacak?"',
    [{ source: /Ne yapılacak\?/ }, { type: 'Ekmek' }, { press: 'Ekle' }, { shows: 'Ekmek' }],
  ],
  [
    'newest',
    'tr',
    'Yeni eklenen iş listenin en üstünde görünsün.',
    'setRows([...rows, { id: String(Date.now()), text: text.trim() }])',
    'setRows([{ id: String(Date.now()), text: text.trim() }, ...rows])',
    [{ type: 'Ekmek' }, { press: 'Ekle' }, { shows: /Ekmek[\s\S]*Süt al/ }],
  ],
  [
    'dark',
    'tr',
    'Arka planı siyaha yakın yap ve yazıları okunur bırak.',
    screenStart,
    screenStart.replace('#ffffff', '#101010'),
    [{ source: /#(?:[0-2][0-9a-f]){3}\b|#[0-2]{3}\b|black/i }, { shows: 'Yapılacaklar' }],
  ],
  [
    'rename',
    'en',
    'Change the title to “Groceries”.',
    '>To do<',
    '>Groceries<',
    [{ shows: 'Groceries' }, { hides: 'To do' }],
  ],
  [
    'empty',
    'en',
    'When the list is empty it should say “All done!”.',
    '>Nothing here yet.<',
    '>All done!<',
    [{ press: 'Delete' }, { press: 'Delete' }, { shows: 'All done!' }],
  ],
  [
    'total',
    'en',
    'Show the number of tasks below the title, like “2 tasks”.',
    '>To do</Text>',
    `>To do</Text>\n      ${counter('tasks')}`,
    [{ shows: /2\s*tasks/ }, { press: 'Delete' }, { shows: /1\s*tasks?/ }],
  ],
  [
    'third',
    'en',
    'Add “Call mum” as a third task that is there from the start.',
    "  { id: '2', text: 'Pay the rent' },",
    "  { id: '2', text: 'Pay the rent' },\n  { id: '3', text: 'Call mum' },",
    [{ shows: 'Call mum' }, { shows: 'Buy milk' }],
  ],
  [
    'upper',
    'en',
    'New tasks should be saved in capital letters.',
    'text: text.trim() }])',
    'text: text.trim().toUpperCase() }])',
    [{ type: 'bread' }, { press: 'Add' }, { shows: 'BREAD' }],
  ],
  [
    'word',
    'en',
    'Call the delete buttons “Remove” instead.',
    '>Delete<',
    '>Remove<',
    [{ press: 'Remove' }, { hides: 'Buy milk' }],
  ],
  [
    'limit',
    'en',
    'Do not allow more than 3 tasks; pressing Add then does nothing.',
    "if (text.trim() === '') return;",
    "if (text.trim() === '' || rows.length >= 3) return;",
    [
      { type: 'bread' },
      { press: 'Add' },
      { shows: 'bread' },
      { type: 'cheese' },
      { press: 'Add' },
      { hides: 'cheese' },
    ],
  ],
];

/** Changes of a small app, each with what a person would try afterwards. */
export const changeTasks: readonly Task[] = changes.map(([id, language, prompt, search, replace, steps]) => ({
  id: `change-${id}`,
  kind: 'change',
  language,
  prompt,
  before: baseApp(language),
  steps,
  reference: `${language === 'tr' ? 'Yaptım.' : 'Done.'}\n\n${editBlock(search, replace)}`,
}));
