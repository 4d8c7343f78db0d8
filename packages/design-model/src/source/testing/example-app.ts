import * as oxc from 'oxc-parser';
import { createParser, readScreen, type SourceElement, type SourceScreen } from '../index.ts';
import { elementsOf } from '../screen.ts';

export const parse = createParser(oxc);

/** A small app as the composer prints them, with a comment and odd formatting that no edit may touch. */
export const exampleApp: Readonly<Record<string, string>> = {
  'src/theme.ts': `const light = { ink: '#111111', raised: '#ffffff' };
const dark: typeof light = { ink: '#eeeeee', raised: '#222222' };
export const palettes = { light, dark };
export const space = { sm: 8, md: 12, lg: 20 } as const;
export function useTheme() {
  return { colors: palettes.light };
}
`,
  'src/strings.ts': `export const strings = {
  home: { title: 'Bugün', empty: "Henüz yok", more: (n: number) => \`\${n} tane\` },
};
`,
  'src/ui/Card.tsx': `import { View, type ViewProps } from 'react-native';

export function Card({ children, style }: ViewProps) {
  return <View style={style}>{children}</View>;
}
`,
  'src/ui/Badge.tsx': `import { Text } from 'react-native';
import { shared } from './shared';

export const Badge = ({ label }: { label: string }) => <Text style={shared.badge}>{label}</Text>;
`,
  'src/HomeScreen.tsx': `import { ScrollView, StyleSheet, Text, View } from 'react-native';
import { strings } from './strings';
import { space, useTheme } from './theme';
import { Badge } from './ui/Badge';
import { Card } from './ui/Card';

// The first screen.
export function HomeScreen({ items, isBusy, ...rest }: HomeProps) {
  const { colors } = useTheme();
  return (
    <ScrollView   contentContainerStyle={styles.page}>
      {/* The title follows the catalogue. */}
      <Text role="heading" style={[styles.title, { color: colors.ink }]}>{strings.home.title}</Text>
      <Card style={styles.card}>
        <Text style={styles.line}>Merhaba 👋 dünya</Text>
        <Text style={styles.line}>{strings.home.more(3)}</Text>
        <Badge label="Yeni" size={4} isLarge />
      </Card>
      {items.map((item) => (
        <Card key={item.id} style={isBusy && styles.busy}>
          <Text numberOfLines={2}>{item.title}</Text>
        </Card>
      ))}
      {isBusy ? <Badge label={strings.home.empty} /> : <View {...rest} />}
      <View style={[styles[isBusy ? 'card' : 'page'], { padding: space.md, margin: 4 }]} />
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  page: { padding: 16 },
  title: {
    fontSize: 24, // large
    fontWeight: 'bold'
  },
  card: { gap: space.md, backgroundColor: '#ffffff' },
  line: { fontSize: 16 },
  busy: { opacity: 0.5 },
});
`,
};

export const screenPath = 'src/HomeScreen.tsx';

export function read(files: Readonly<Record<string, string>> = exampleApp, path = screenPath): SourceScreen {
  const result = readScreen(files, path, parse);
  if (!result.ok) throw new Error(result.problem.message);
  return result.screen;
}

/** The nth element with a tag. */
export function find(screen: SourceScreen, tag: string, index = 0): SourceElement {
  const found = [...elementsOf(screen)].filter((element) => element.tag === tag)[index];
  if (found === undefined) throw new Error(`There is no ${tag} ${index}.`);
  return found;
}
