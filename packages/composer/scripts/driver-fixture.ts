// A small app with a list, details and a form, and the same app with one defect, to test the driver.

/** What is wrong with an app: its code is replaced as given. */
const defects = {
  'does not add the record': ['set({ items: [...get().items, item] })', 'set({ items: get().items })'],
  'does not change the record': ['each.id === item.id ? item : each', 'each'],
  'does not delete the record': ['get().items.filter((each) => each.id !== id)', 'get().items'],
  'offers no undo': ['<Pressable role="button" onPress={restore}><Text>Geri al</Text></Pressable>', ''],
  'does not take the deletion back': ['items: [...get().items, gone]', 'items: get().items'],
  'keeps nothing over a reload': ['createJSONStorage(() => AsyncStorage)', 'createJSONStorage(() => memory)'],
  'refuses every value': ["title.trim() === ''", 'true'],
  'logs something': ['const save = () => {', "const save = () => {\n    console.log('saved');"],
  'asks a server': [
    'const save = () => {',
    "const save = () => {\n    void fetch('https://example.com').catch(() => null);",
  ],
  'throws after saving': [
    'const shown = items;',
    "if (items.length > 2) throw new Error('three');\n  const shown = items;",
  ],
} as const satisfies Readonly<Record<string, readonly [string, string]>>;

const source = `import AsyncStorage from '@react-native-async-storage/async-storage';
import { useState } from 'react';
import { Pressable, Text, TextInput, View } from 'react-native';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';

interface Item { id: string; title: string; kind: string }
interface State { items: Item[]; save: (item: Item) => void; remove: (id: string) => void; restore: (gone: Item) => void }

const kept = new Map<string, string>();
export const memory = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};

const useItems = create<State>()(
  persist(
    (set, get) => ({
      items: [{ id: 'a', title: 'Elma', kind: 'Tatlı' }, { id: 'b', title: 'Armut', kind: 'Ekşi' }],
      save: (item) => {
        if (get().items.some(({ id }) => id === item.id)) {
          set({ items: get().items.map((each) => (each.id === item.id ? item : each)) });
        } else set({ items: [...get().items, item] });
      },
      remove: (id) => set({ items: get().items.filter((each) => each.id !== id) }),
      restore: (gone) => set({ items: [...get().items, gone] }),
    }),
    { name: 'items', storage: createJSONStorage(() => AsyncStorage) },
  ),
);

type Place = { name: 'list' } | { name: 'details'; id: string } | { name: 'form'; id?: string };

export default function App() {
  const [place, setPlace] = useState<Place>({ name: 'list' });
  const [gone, setGone] = useState<Item | null>(null);
  const items = useItems((state) => state.items);
  const { remove, restore: putBack } = useItems.getState();
  const shown = items;
  const restore = () => {
    if (gone) putBack(gone);
    setGone(null);
  };
  if (place.name === 'form') return <Form id={place.id} onDone={() => setPlace({ name: 'list' })} />;
  if (place.name === 'details') {
    const item = items.find(({ id }) => id === place.id);
    return (
      <View>
        <Pressable role="button" onPress={() => setPlace({ name: 'list' })}><Text>Geri</Text></Pressable>
        <Text>{item?.title}</Text>
        <Pressable role="button" onPress={() => setPlace({ name: 'form', id: place.id })}><Text>Düzenle</Text></Pressable>
        <Pressable role="button" onPress={() => { remove(place.id); setGone(item ?? null); setPlace({ name: 'list' }); }}>
          <Text>Sil</Text>
        </Pressable>
      </View>
    );
  }
  return (
    <View>
      {shown.map((item) => (
        <Pressable key={item.id} role="button" onPress={() => setPlace({ name: 'details', id: item.id })}>
          <Text>{item.title}</Text>
        </Pressable>
      ))}
      {gone ? <View role="status"><Pressable role="button" onPress={restore}><Text>Geri al</Text></Pressable></View> : null}
      <Pressable role="button" onPress={() => setPlace({ name: 'form' })}><Text>Yeni meyve</Text></Pressable>
    </View>
  );
}

function Form({ id, onDone }: { id?: string; onDone: () => void }) {
  const existing = useItems.getState().items.find((item) => item.id === id);
  const [title, setTitle] = useState(existing?.title ?? '');
  const [kind, setKind] = useState(existing?.kind ?? '');
  const [error, setError] = useState('');
  const save = () => {
    if (title.trim() === '') return setError('Ad gerekli.');
    if (kind === '') return setError('Tür gerekli.');
    useItems.getState().save({ id: id ?? String(Date.now()), title, kind });
    onDone();
  };
  return (
    <View>
      <TextInput aria-label="Ad" value={title} onChangeText={setTitle} />
      <View role="radiogroup" aria-label="Tür">
        {['Tatlı', 'Ekşi'].map((each) => (
          <Pressable key={each} role="radio" aria-checked={each === kind} onPress={() => setKind(each)}><Text>{each}</Text></Pressable>
        ))}
      </View>
      {error === '' ? null : <Text role="alert">{error}</Text>}
      <Pressable role="button" onPress={save}><Text>Kaydet</Text></Pressable>
    </View>
  );
}
`;

export const defectNames = Object.keys(defects) as (keyof typeof defects)[];

/** The app, with one defect if named. */
export function fixtureApp(defect?: keyof typeof defects): Readonly<Record<string, string>> {
  if (defect === undefined) return { 'src/App.tsx': source };
  const [correct, wrong] = defects[defect];
  if (!source.includes(correct)) throw new Error(`The app has no place for the defect “${defect}”.`);
  return { 'src/App.tsx': source.replace(correct, wrong) };
}
