import type { Language } from './task.ts';

export interface AppTexts {
  readonly title: string;
  readonly add: string;
  readonly remove: string;
  readonly placeholder: string;
  readonly empty: string;
  readonly rows: readonly string[];
}

export const baseTexts: Readonly<Record<Language, AppTexts>> = {
  tr: {
    title: 'Yapılacaklar',
    add: 'Ekle',
    remove: 'Sil',
    placeholder: 'Yeni iş',
    empty: 'Henüz bir şey yok.',
    rows: ['Süt al', 'Kirayı öde'],
  },
  en: {
    title: 'To do',
    add: 'Add',
    remove: 'Delete',
    placeholder: 'New task',
    empty: 'Nothing here yet.',
    rows: ['Buy milk', 'Pay the rent'],
  },
};

/** A small app with a list: what changes and fixes start from, and the reference answers of new apps. */
export function listApp({ title, add, remove, placeholder, empty, rows }: AppTexts): string {
  return `import { useState } from 'react';
import { Pressable, StyleSheet, Text, TextInput, View } from 'react-native';

interface Row {
  id: string;
  text: string;
}

const first: Row[] = [
${rows.map((text, at) => `  { id: '${at + 1}', text: '${text.replaceAll("'", "\\'")}' },`).join('\n')}
];

export default function App() {
  const [rows, setRows] = useState(first);
  const [text, setText] = useState('');
  const add = () => {
    if (text.trim() === '') return;
    setRows([...rows, { id: String(Date.now()), text: text.trim() }]);
    setText('');
  };
  const remove = (id: string) => setRows(rows.filter((row) => row.id !== id));
  return (
    <View style={styles.screen}>
      <Text style={styles.title}>${title}</Text>
      <TextInput style={styles.input} value={text} onChangeText={setText} placeholder="${placeholder}" />
      <Pressable role="button" style={styles.button} onPress={add}>
        <Text style={styles.buttonText}>${add}</Text>
      </Pressable>
      {rows.length === 0 ? <Text>${empty}</Text> : null}
      {rows.map((row) => (
        <View key={row.id} style={styles.row}>
          <Text style={styles.rowText}>{row.text}</Text>
          <Pressable role="button" onPress={() => remove(row.id)}>
            <Text>${remove}</Text>
          </Pressable>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1, padding: 20, paddingTop: 60, gap: 12, backgroundColor: '#ffffff' },
  title: { fontSize: 28, fontWeight: '700' },
  input: { borderWidth: 1, borderColor: '#999999', borderRadius: 8, padding: 12 },
  button: { backgroundColor: '#27407e', borderRadius: 8, padding: 14, alignItems: 'center' },
  buttonText: { color: '#ffffff', fontWeight: '600' },
  row: { flexDirection: 'row', justifyContent: 'space-between', paddingVertical: 10 },
  rowText: { fontSize: 16 },
});`;
}

export const baseApp = (language: Language): string => listApp(baseTexts[language]);
