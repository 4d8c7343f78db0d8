/** The project of both engines: tabs and a stack, a store, a theme, 24 pressable rows on Home, one 1500-line file. */

const component = (
  name: string,
  index: number,
): string => `import { Pressable, StyleSheet, Text, View } from 'react-native';
import { theme } from '../theme';

interface ${name}Props {
  title: string;
  detail?: string;
  onPress?: () => void;
}

export function ${name}({ title, detail, onPress }: ${name}Props) {
  return (
    <Pressable accessibilityRole="button" onPress={onPress} style={styles.row}>
      <View style={styles.dot} />
      <View style={styles.body}>
        <Text style={styles.title}>{title}</Text>
        {detail ? <Text style={styles.detail}>{detail}</Text> : null}
      </View>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', padding: ${8 + (index % 4)}, gap: 8, backgroundColor: theme.surface },
  dot: { width: 8, height: 8, borderRadius: 4, backgroundColor: theme.accent },
  body: { flex: 1 },
  title: { color: theme.ink, fontSize: 15 },
  detail: { color: theme.muted, fontSize: 12 },
});
`;

const componentNames = Array.from({ length: 12 }, (_, index) => `Row${index + 1}`);

const home = `import { useState } from 'react';
import { ScrollView, StyleSheet, Text, View } from 'react-native';
import { Badge } from '../components/Badge';
${componentNames.map((name) => `import { ${name} } from '../components/${name}';`).join('\n')}
import { useCounter } from '../store';
import { theme } from '../theme';

export function HomeScreen() {
  const [presses, setPresses] = useState(0);
  const { count, increase } = useCounter();
  const press = () => { setPresses(presses + 1); increase(); };
  return (
    <ScrollView style={styles.page}>
      <View style={styles.header}>
        <Text testID="screen-marker" style={styles.title}>screen-0</Text>
        <Badge />
        <Text testID="state">{'count:' + count + ' presses:' + presses}</Text>
      </View>
${componentNames.flatMap((name, index) => [`      <${name} title="First ${index}" detail="detail" onPress={press} />`, `      <${name} title="Second ${index}" onPress={press} />`]).join('\n')}
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  page: { flex: 1, backgroundColor: theme.page },
  header: { padding: 16, gap: 4 },
  title: { fontSize: 22, color: theme.ink },
});
`;

const badge = `import { Text } from 'react-native';
import { theme } from '../theme';

export function Badge() {
  return <Text testID="leaf-marker" style={{ color: theme.accent }}>leaf-0</Text>;
}
`;

const simpleScreen = (name: string, body = ''): string => `import { Text, View } from 'react-native';
import { theme } from '../theme';

export function ${name}() {
  return (
    <View style={{ flex: 1, padding: 16, backgroundColor: theme.page }}>
      <Text style={{ color: theme.ink }}>${name}</Text>
${body}
    </View>
  );
}
`;

function bigScreen(): string {
  const parts = Array.from(
    { length: 106 },
    (_, index) => `
export function Part${index}({ value }: { value: number }) {
  const doubled = value * ${index + 1};
  const label = doubled > 100 ? 'large' : 'small';
  return (
    <View style={styles.part}>
      <Text style={styles.label}>{label}</Text>
      <Text style={styles.value}>{doubled.toFixed(1)}</Text>
      {doubled % 2 === 0 ? (
        <Text style={styles.label}>even ${index}</Text>
      ) : null}
    </View>
  );
}`,
  );
  return `import { StyleSheet, Text, View } from 'react-native';
import { theme } from '../theme';
${parts.join('\n')}

export function BigPanel() {
  return (
    <View>
      <Text testID="big-marker">big-0</Text>
      <Part0 value={3} />
      <Part1 value={4} />
    </View>
  );
}

const styles = StyleSheet.create({
  part: { flexDirection: 'row', gap: 6, padding: 4 },
  label: { color: theme.muted, fontSize: 12 },
  value: { color: theme.ink, fontSize: 12 },
});
`;
}

const app = `import { createBottomTabNavigator } from '@react-navigation/bottom-tabs';
import { NavigationContainer } from '@react-navigation/native';
import { createNativeStackNavigator } from '@react-navigation/native-stack';
import { View } from 'react-native';
import { BigPanel } from './screens/BigPanel';
import { HomeScreen } from './screens/HomeScreen';
${[1, 2, 3, 4, 5, 6, 7, 8, 9].map((index) => `import { Screen${index} } from './screens/Screen${index}';`).join('\n')}

const Tab = createBottomTabNavigator();
const Stack = createNativeStackNavigator();

function HomeStack() {
  return (
    <Stack.Navigator>
      <Stack.Screen name="Home" component={HomeScreen} />
${[1, 2, 3, 4, 5, 6].map((index) => `      <Stack.Screen name="Screen${index}" component={Screen${index}} />`).join('\n')}
    </Stack.Navigator>
  );
}

export default function App() {
  return (
    <View style={{ flex: 1 }}>
      <BigPanel />
      <NavigationContainer documentTitle={{ enabled: false }}>
        <Tab.Navigator screenOptions={{ headerShown: false }}>
          <Tab.Screen name="Main" component={HomeStack} />
${[7, 8, 9].map((index) => `          <Tab.Screen name="Tab${index}" component={Screen${index}} />`).join('\n')}
        </Tab.Navigator>
      </NavigationContainer>
    </View>
  );
}
`;

export const sampleProject: Readonly<Record<string, string>> = {
  'package.json': '{ "name": "bench-app", "version": "1.0.0", "main": "src/App.tsx" }\n',
  'src/App.tsx': app,
  'src/theme.ts':
    "export const theme = { page: '#ffffff', surface: '#f5f5f5', ink: 'rgb(20, 20, 20)', muted: '#777777', accent: 'rgb(1, 2, 3)' };\n",
  'src/store.ts':
    "import { create } from 'zustand';\n\ninterface Counter {\n  count: number;\n  increase: () => void;\n}\n\nexport const useCounter = create<Counter>()((set) => ({ count: 0, increase: () => set((state) => ({ count: state.count + 1 })) }));\n",
  'src/components/Badge.tsx': badge,
  ...Object.fromEntries(
    componentNames.map((name, index) => [`src/components/${name}.tsx`, component(name, index)]),
  ),
  'src/screens/HomeScreen.tsx': home,
  'src/screens/BigPanel.tsx': bigScreen(),
  ...Object.fromEntries(
    [1, 2, 3, 4, 5, 6, 7, 8, 9].map((index) => [
      `src/screens/Screen${index}.tsx`,
      simpleScreen(`Screen${index}`),
    ]),
  ),
};

/** One kind of edit: the changed file and what the page then shows. */
export interface EditKind {
  readonly name: string;
  readonly path: string;
  /** The file's content after change number `step`. */
  write(step: number): string;
  /** testID of the element that shows the change, and the text or colour that it then has. */
  readonly testId: string;
  expected(step: number): { text?: string; color?: string };
}

const source = (path: string): string => sampleProject[path] ?? '';
const textEdit = (name: string, path: string, testId: string, word: string): EditKind => ({
  name,
  path,
  testId,
  write: (step) => source(path).replace(`${word}-0`, `${word}-${step}`),
  expected: (step) => ({ text: `${word}-${step}` }),
});

export const editKinds: readonly EditKind[] = [
  textEdit('leaf component', 'src/components/Badge.tsx', 'leaf-marker', 'leaf'),
  {
    name: 'theme (every module that uses it)',
    path: 'src/theme.ts',
    testId: 'leaf-marker',
    write: (step) => source('src/theme.ts').replace('rgb(1, 2, 3)', `rgb(${step}, 2, 3)`),
    expected: (step) => ({ color: `rgb(${step}, 2, 3)` }),
  },
  textEdit('screen with 24 pressables', 'src/screens/HomeScreen.tsx', 'screen-marker', 'screen'),
  textEdit('1500-line file', 'src/screens/BigPanel.tsx', 'big-marker', 'big'),
];
