import { describe, expect, it } from 'vitest';
import { createSharedScans } from '../source/shared-scans.ts';
import { starterFiles } from '../starter/starter-files.ts';
import { findOmissions } from './find-omissions.ts';

const base = `import { useState } from 'react';
import { FlatList, Pressable, StyleSheet, Text, TextInput, View } from 'react-native';
import { loadItems, saveItems, type Item } from './store';

export default function App() {
  const [items, setItems] = useState<Item[]>(loadItems());
  const [draft, setDraft] = useState('');

  const addItem = () => {
    const text = draft.trim();
    if (text === '') return;
    const next = [...items, { id: String(items.length), text }];
    setItems(next);
    saveItems(next);
    setDraft('');
  };

  return (
    <View style={styles.page}>
      <Text style={styles.title}>Alışveriş</Text>
      <TextInput value={draft} onChangeText={setDraft} placeholder="Yeni ürün" />
      <Pressable onPress={addItem} style={styles.button}>
        <Text>Ekle</Text>
      </Pressable>
      <FlatList
        data={items}
        keyExtractor={(item) => item.id}
        renderItem={({ item }) => <Text style={styles.row}>{item.text}</Text>}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  page: { flex: 1, padding: 16 },
  title: { fontSize: 24, fontWeight: '700' },
  button: { minHeight: 44, justifyContent: 'center' },
  row: { paddingVertical: 12 },
});
`;

/** Parts of the file that a model leaves out: lines from and to, and how a comment is written there. */
const parts = {
  handler: ['    const text', "    setDraft('');\n", (text: string) => `    // ${text}\n`],
  section: ['      <TextInput', '      </Pressable>\n', (text: string) => `      {/* ${text} */}\n`],
  list: ['      <FlatList', '      />\n', (text: string) => `      {/* ${text} */}\n`],
  styles: ['  title: {', '  row: { paddingVertical: 12 },\n', (text: string) => `  // ${text}\n`],
  state: ['  const [draft', '  };\n', (text: string) => `  /* ${text} */\n`],
  end: ['const styles', '});\n', (text: string) => `// ${text}\n`],
} as const;

type Part = keyof typeof parts;

const check = (
  after: Record<string, string>,
  request: string,
  before: Record<string, string> = { 'src/App.tsx': base },
) => findOmissions({ before, after, changed: Object.keys(after), request, scans: createSharedScans() });

/** The file with one part replaced by the comment, and one with the comment in front of the whole part. */
function writeBoth(part: Part, comment: string): { omitted: string; whole: string } {
  const [first, last, write] = parts[part];
  const start = base.indexOf(first);
  const end = base.indexOf(last, start) + last.length;
  const head = base.slice(0, start).replace('fontSize: 24', 'fontSize: 28');
  const note = write(comment);
  return { omitted: head + note + base.slice(end), whole: head + note + base.slice(start) };
}

const comments: readonly (readonly [Part, string])[] = [
  ['handler', '...'],
  ['handler', '…'],
  ['handler', '... existing code ...'],
  ['handler', 'rest unchanged'],
  ['handler', 'mevcut kod'],
  ['handler', 'unchanged'],
  ['handler', 'same as before'],
  ['handler', 'önceki gibi'],
  ['handler', 'değişmedi'],
  ['handler', 'your logic here'],
  ['handler', 'Kaydetme işlemi burada yapılır'],
  ['handler', 'Adds an item and saves the list'],
  ['handler', 'TODO'],
  ['section', 'rest of the component'],
  ['section', 'Existing form'],
  ['section', 'form aynı kalıyor'],
  ['section', 'Girdi alanı ve düğme'],
  ['section', 'input and button as before'],
  ['section', 'other elements…'],
  ['section', '(kısalık için atlandı)'],
  ['section', 'omitted for brevity'],
  ['list', 'list unchanged'],
  ['list', 'liste aynı'],
  ['list', 'FlatList'],
  ['list', 'same list as above'],
  ['list', 'devamı aynı'],
  ['list', 'Burada liste var'],
  ['styles', 'other styles'],
  ['styles', 'diğer stiller'],
  ['styles', '... kalan stiller'],
  ['styles', 'styles stay the same'],
  ['styles', 'stiller değişmedi'],
  ['styles', 'Yazı ve düğme stilleri'],
  ['state', 'existing state and handlers'],
  ['state', 'state aynı'],
  ['state', 'handlers'],
  ['state', 'önceki durum ve işlevler'],
  ['end', 'styles'],
  ['end', 'Stiller aynen kalıyor'],
  ['end', 'kodun geri kalanı aynı'],
  ['end', 'The rest of your code stays the same'],
  ['end', 'styles remain exactly as they were'],
];

describe('findOmissions', () => {
  it.each(comments)(
    'in %s: rejects "%s" instead of the code and accepts it in front of the code',
    (part, comment) => {
      const { omitted, whole } = writeBoth(part, comment);
      expect(check({ 'src/App.tsx': omitted }, 'başlığı büyüt')).toMatchObject([{ kind: 'omitted-code' }]);
      expect(check({ 'src/App.tsx': whole }, 'başlığı büyüt')).toEqual([]);
    },
  );

  it.each([
    ['listeyi kaldır', 'list', 'Liste kaldırıldı'],
    ['remove the input and the button', 'section', 'the form was removed'],
    ['girdi alanını sil', 'section', 'Form artık yok'],
    ['simplify the handler', 'handler', 'Nothing to do here yet'],
  ] as const)('accepts a comment about what the request "%s" removes', (request, part, comment) => {
    expect(check({ 'src/App.tsx': writeBoth(part, comment).omitted }, request)).toEqual([]);
  });

  it('rejects a certain placeholder even if the request removes something else', () => {
    const { omitted } = writeBoth('styles', '... rest of the styles');
    expect(check({ 'src/App.tsx': omitted }, 'listeyi kaldır')).toHaveLength(1);
  });

  it.each([
    [
      'a shorter rewrite with its reason',
      "// Aynı ürün iki kez eklenmez.\n    if (items.some((item) => item.text === text) || text === '') return;",
      "if (text === '') return;",
    ],
    [
      'a renamed text',
      '{/* Existing users know this title. */}\n      <Text style={styles.title}>Liste</Text>',
      '<Text style={styles.title}>Alışveriş</Text>',
    ],
    ['a deleted line without a comment', '', '    saveItems(next);\n'],
    ['one line with its reason', '// The store saves by itself.', 'saveItems(next);'],
  ])('accepts %s', (_, written, replaced) => {
    expect(base).toContain(replaced);
    expect(check({ 'src/App.tsx': base.replace(replaced, written) }, 'düzelt')).toEqual([]);
  });

  it('accepts code that moved to another file of the answer', () => {
    const start = base.indexOf('const styles');
    const moved = base.slice(start);
    const after = {
      'src/App.tsx': `import { styles } from './styles';\n${base.slice(0, start)}// Styles: src/styles.ts\n`,
      'src/styles.ts': `import { StyleSheet } from 'react-native';\n\nexport ${moved}`,
    };
    expect(check(after, 'kodu düzenle').filter(({ path }) => path === 'src/styles.ts')).toEqual([]);
    expect(check({ ...after, 'src/styles.ts': moved }, 'kodu düzenle')).toEqual([]);
  });

  it.each([
    ['export const save = () => {\n  // your code here\n};\n', 1],
    ['export const a = 1;\n// ... rest of the code\n', 1],
    ['export const a = () => [\n  // ...\n];\n', 1],
    ['// The rest of the file stays the same when a key changes.\nexport const a = 1;\n', 0],
    ['export const noop = () => {\n  // Nothing happens on phones.\n};\n', 0],
  ])('in a new file finds placeholders in place of a body: %j', (source, count) => {
    expect(check({ 'src/new.ts': source }, 'ekle', {})).toHaveLength(count);
  });

  it('accepts comments that were there before', () => {
    const before = { 'src/App.tsx': `// ... existing code ...\n${base}` };
    expect(
      check({ 'src/App.tsx': before['src/App.tsx'].replace('saveItems(next);\n', '') }, 'x', before),
    ).toEqual([]);
  });

  it('names the comment, its place and the first line that is gone', () => {
    const { omitted } = writeBoth('list', 'list unchanged');
    expect(check({ 'src/App.tsx': omitted }, 'başlığı büyüt')).toEqual([
      {
        kind: 'omitted-code',
        path: 'src/App.tsx',
        line: 25,
        column: 8,
        params: { comment: '/* list unchanged */', lost: '<FlatList' },
      },
    ]);
  });

  it('reads 30,000 changed lines', () => {
    const lines = (word: string): string =>
      Array.from({ length: 30_000 }, (_, at) => `${word}(${at % 500});`).join('\n');
    expect(
      check({ 'src/App.tsx': `// ...\n${lines('b')}` }, 'x', { 'src/App.tsx': lines('alpha') }),
    ).toHaveLength(1);
  });

  it('finds nothing in a project that did not change', () => {
    const files = starterFiles({ name: 'Deneme', language: 'tr' });
    expect(check(files, 'x', files)).toEqual([]);
  });
});
