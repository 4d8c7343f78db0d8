import type { Language } from '@kilim/contract';

const texts: Readonly<Record<Language, { tagline: string; hintTitle: string; hint: string }>> = {
  tr: {
    tagline: 'AI ile oluşturulan uygulama',
    hintTitle: 'Başlamaya hazır',
    hint: 'Bu ekran src/App.tsx dosyasında. İlk fikrinizle birlikte yerini uygulamanıza bırakır.',
  },
  en: {
    tagline: 'An app made with AI',
    hintTitle: 'Ready to start',
    hint: 'This screen lives in src/App.tsx. Your first idea turns it into your app.',
  },
};

/** Formats a text as a single-quoted TypeScript literal. */
export function quoteText(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${escaped}'`;
}

/** Source of the first screen of a new project: docs/rules/app-kit.md#starter-files */
export function writeStarterApp(name: string, language: Language): string {
  const text = texts[language];
  return `import { StyleSheet, Text, useColorScheme, View } from 'react-native';

const projectName = ${quoteText(name)};

const palettes = {
  light: {
    background: '#f6f5f2',
    card: '#ffffff',
    border: '#e7e3da',
    text: '#1c1917',
    muted: '#6b645c',
    accent: '#c2410c',
    accentSoft: '#fbe4d5',
    onAccent: '#ffffff',
  },
  dark: {
    background: '#161311',
    card: '#211d1a',
    border: '#38312b',
    text: '#f5f1ec',
    muted: '#aaa096',
    accent: '#fb923c',
    accentSoft: '#3a2517',
    onAccent: '#1c1917',
  },
};

export default function App() {
  const colors = palettes[useColorScheme() === 'dark' ? 'dark' : 'light'];
  const initial = Array.from(projectName)[0] ?? '';

  return (
    <View style={[styles.screen, { backgroundColor: colors.background }]}>
      <View style={styles.hero}>
        <View style={[styles.halo, { backgroundColor: colors.accentSoft }]}>
          <View style={[styles.mark, { backgroundColor: colors.accent }]}>
            <Text style={[styles.initial, { color: colors.onAccent }]}>{initial}</Text>
          </View>
        </View>
        <Text accessibilityRole="header" style={[styles.name, { color: colors.text }]}>
          {projectName}
        </Text>
        <Text style={[styles.tagline, { color: colors.muted }]}>${text.tagline}</Text>
      </View>
      <View style={[styles.card, { backgroundColor: colors.card, borderColor: colors.border }]}>
        <View style={styles.cardHead}>
          <View style={[styles.dot, { backgroundColor: colors.accent }]} />
          <Text style={[styles.cardTitle, { color: colors.text }]}>${text.hintTitle}</Text>
        </View>
        <Text style={[styles.cardText, { color: colors.muted }]}>
          ${text.hint}
        </Text>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1, justifyContent: 'center', paddingHorizontal: 24, paddingVertical: 48, gap: 40 },
  hero: { alignItems: 'center', gap: 8 },
  halo: { width: 128, height: 128, borderRadius: 64, alignItems: 'center', justifyContent: 'center', marginBottom: 16 },
  mark: { width: 80, height: 80, borderRadius: 24, alignItems: 'center', justifyContent: 'center' },
  initial: { fontSize: 38, fontWeight: '700' },
  name: { fontSize: 30, lineHeight: 36, fontWeight: '700', textAlign: 'center' },
  tagline: { fontSize: 17, lineHeight: 24, textAlign: 'center' },
  card: { borderWidth: 1, borderRadius: 20, padding: 20, gap: 8 },
  cardHead: { flexDirection: 'row', alignItems: 'center', gap: 10 },
  dot: { width: 8, height: 8, borderRadius: 4 },
  cardTitle: { fontSize: 16, fontWeight: '600' },
  cardText: { fontSize: 15, lineHeight: 22 },
});
`;
}
