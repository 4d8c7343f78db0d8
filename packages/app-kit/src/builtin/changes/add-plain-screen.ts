import type { Language } from '@kilim/contract';
import { findEntry } from '../../project/find-entry.ts';
import { type ProjectFiles, readProjectFile } from '../../project/project-files.ts';
import type { ReplyFile } from '../../reply/reply-schema.ts';
import { quoteText } from '../../starter/starter-app.ts';
import type { ScreenPlan } from '../screen-kinds.ts';
import { toReplyEdits } from '../source-edits.ts';

const texts = {
  tr: {
    home: 'Ana ekran',
    placeholder: 'Yeni kayıt ekleyin',
    add: 'Ekle',
    remove: 'Sil',
    empty: 'Henüz kayıt yok. İlkini yukarıya yazın.',
  },
  en: {
    home: 'Main',
    placeholder: 'Add a new item',
    add: 'Add',
    remove: 'Delete',
    empty: 'Nothing here yet. Write the first one above.',
  },
} as const satisfies Record<Language, object>;

const colors = `const colors = {
  page: '#F6F6F9',
  card: '#FFFFFF',
  line: '#E4E4EC',
  ink: '#1A1A24',
  muted: '#62626F',
  primary: '#4B4ACF',
  onPrimary: '#FFFFFF',
};`;

function writeScreen({ name, title }: ScreenPlan, language: Language): string {
  const text = texts[language];
  return `import { useState } from 'react';
import { FlatList, Pressable, StyleSheet, Text, TextInput, View } from 'react-native';

interface Item {
  id: string;
  title: string;
}

${colors}

export function ${name}Screen() {
  const [items, setItems] = useState<Item[]>([]);
  const [value, setValue] = useState('');

  const add = () => {
    const title = value.trim();
    if (!title) return;
    setItems([{ id: String(Date.now()), title }, ...items]);
    setValue('');
  };

  return (
    <View style={styles.screen}>
      <Text role="heading" style={styles.title}>
        {${quoteText(title[language])}}
      </Text>
      <View style={styles.bar}>
        <TextInput
          aria-label=${JSON.stringify(text.placeholder)}
          placeholder=${JSON.stringify(text.placeholder)}
          placeholderTextColor={colors.muted}
          value={value}
          onChangeText={setValue}
          onSubmitEditing={add}
          style={styles.input}
        />
        <Pressable role="button" onPress={add} style={styles.add}>
          <Text style={styles.addText}>${text.add}</Text>
        </Pressable>
      </View>
      <FlatList
        data={items}
        keyExtractor={(item) => item.id}
        contentContainerStyle={styles.list}
        ListEmptyComponent={<Text style={styles.empty}>${text.empty}</Text>}
        renderItem={({ item }) => (
          <View style={styles.row}>
            <Text style={styles.rowText}>{item.title}</Text>
            <Pressable role="button" hitSlop={8} onPress={() => setItems(items.filter(({ id }) => id !== item.id))}>
              <Text style={styles.remove}>${text.remove}</Text>
            </Pressable>
          </View>
        )}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1, backgroundColor: colors.page, padding: 20, gap: 16 },
  title: { fontSize: 28, fontWeight: '700', color: colors.ink },
  bar: { flexDirection: 'row', gap: 8 },
  input: {
    flex: 1,
    minHeight: 48,
    borderWidth: 1,
    borderColor: colors.line,
    borderRadius: 12,
    paddingHorizontal: 14,
    backgroundColor: colors.card,
    color: colors.ink,
    fontSize: 15,
  },
  add: { minHeight: 48, paddingHorizontal: 18, borderRadius: 12, justifyContent: 'center', backgroundColor: colors.primary },
  addText: { color: colors.onPrimary, fontWeight: '600', fontSize: 15 },
  list: { gap: 8, flexGrow: 1 },
  empty: { color: colors.muted, textAlign: 'center', marginTop: 48, fontSize: 15 },
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 12,
    padding: 14,
    borderWidth: 1,
    borderColor: colors.line,
    borderRadius: 14,
    backgroundColor: colors.card,
  },
  rowText: { flex: 1, color: colors.ink, fontSize: 15 },
  remove: { color: colors.muted, fontSize: 13, fontWeight: '600' },
});
`;
}

function writeTabs({ name, title }: ScreenPlan, language: Language): string {
  return `import { type ComponentType, useState } from 'react';
import { Pressable, StyleSheet, Text, View } from 'react-native';
import { ${name}Screen } from './screens/${name}Screen';

${colors}

/** Source of a component with two screens and a tab bar. */
export function TabbedApp({ main: Main }: { main: ComponentType }) {
  const [tab, setTab] = useState<'main' | 'added'>('main');
  return (
    <View style={styles.app}>
      <View style={styles.content}>{tab === 'main' ? <Main /> : <${name}Screen />}</View>
      <View role="tablist" style={styles.bar}>
        <TabButton label={${quoteText(texts[language].home)}} selected={tab === 'main'} onPress={() => setTab('main')} />
        <TabButton label={${quoteText(title[language])}} selected={tab === 'added'} onPress={() => setTab('added')} />
      </View>
    </View>
  );
}

function TabButton({ label, selected, onPress }: { label: string; selected: boolean; onPress: () => void }) {
  return (
    <Pressable role="tab" aria-selected={selected} onPress={onPress} style={styles.tab}>
      <View style={[styles.mark, selected && styles.markSelected]} />
      <Text style={[styles.label, selected && styles.labelSelected]}>{label}</Text>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  app: { flex: 1, backgroundColor: colors.page },
  content: { flex: 1 },
  bar: { flexDirection: 'row', borderTopWidth: 1, borderTopColor: colors.line, backgroundColor: colors.card },
  tab: { flex: 1, minHeight: 56, alignItems: 'center', justifyContent: 'center', gap: 6 },
  mark: { width: 20, height: 3, borderRadius: 2, backgroundColor: 'transparent' },
  markSelected: { backgroundColor: colors.primary },
  label: { fontSize: 13, fontWeight: '600', color: colors.muted },
  labelSelected: { color: colors.primary },
});
`;
}

/**
 * Adds a second screen to any app by making its unchanged root component the first of two tabs. `undefined` if the root
 * component is unknown or the app already has these tabs.
 */
export function wrapInTabs(
  files: ProjectFiles,
  plan: ScreenPlan,
  language: Language,
): Record<string, ReplyFile> | undefined {
  const entry = findEntry(files);
  const source = entry === undefined ? '' : (readProjectFile(files, entry) ?? '');
  if (entry === undefined || !/^src\/[^/]+\.[jt]sx$/.test(entry) || source.includes('TabbedApp'))
    return undefined;
  const declared = /^export default function (\w+)\(/m.exec(source);
  const named = /^export default (\w+);?[ \t]*$/m.exec(source);
  const name = declared?.[1] ?? named?.[1];
  const match = declared ?? named;
  if (name === undefined || match === null || name === 'function' || name === 'class') return undefined;
  const inner = name === 'App' ? 'MainApp' : name;
  const root = `\nexport default function ${name === 'App' ? 'App' : 'RootApp'}() {\n  return <TabbedApp main={${inner}} />;\n}\n`;
  const firstImport = /^import /m.exec(source)?.index ?? 0;
  const change =
    declared !== null
      ? [
          { start: match.index, end: match.index + match[0].length, replace: `function ${inner}(` },
          { start: source.length, end: source.length, replace: root },
        ]
      : [
          {
            start: match.index,
            end: match.index + match[0].length,
            replace: `export default function RootApp() {\n  return <TabbedApp main={${name}} />;\n}`,
          },
        ];
  const edits = toReplyEdits(source, [
    { start: firstImport, end: firstImport, replace: "import { TabbedApp } from './TabbedApp';\n" },
    ...change,
  ]);
  return {
    [entry]: { edits },
    'src/TabbedApp.tsx': writeTabs(plan, language),
    [`src/screens/${plan.name}Screen.tsx`]: writeScreen(plan, language),
  };
}
