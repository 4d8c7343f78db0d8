import { describe, expect, it } from 'vitest';
import { checkTypes } from './check-types.ts';

const app = (name: string, source: string) => ({ name, files: { 'src/App.tsx': source } });

const correct = `import { Ionicons } from '@expo/vector-icons';
import AsyncStorage from '@react-native-async-storage/async-storage';
import { createBottomTabNavigator } from '@react-navigation/bottom-tabs';
import { NavigationContainer } from '@react-navigation/native';
import { createNativeStackNavigator, type NativeStackScreenProps } from '@react-navigation/native-stack';
import { LinearGradient } from 'expo-linear-gradient';
import { StatusBar } from 'expo-status-bar';
import { FlatList, Pressable, StyleSheet, Text } from 'react-native';
import { SafeAreaView } from 'react-native-safe-area-context';
import Svg, { Circle } from 'react-native-svg';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';

type Routes = { Books: undefined; Book: { id: string } };
type State = { books: readonly { id: string; title: string }[] };

const useStore = create<State>()(
  persist((): State => ({ books: [] }), { name: 'books', storage: createJSONStorage(() => AsyncStorage) }),
);
const Stack = createNativeStackNavigator<Routes>();
const Tabs = createBottomTabNavigator<{ Home: undefined }>();

function Books({ navigation }: NativeStackScreenProps<Routes, 'Books'>) {
  const books = useStore((state) => state.books);
  return (
    <SafeAreaView edges={['top']} style={styles.screen}>
      <StatusBar style="auto" />
      <LinearGradient colors={['#ffffff', '#000000']} />
      <Svg width={10} height={10}><Circle cx={5} cy={5} r={5} fill="#a8321f" /></Svg>
      <FlatList
        data={books}
        keyExtractor={(book) => book.id}
        renderItem={({ item }) => (
          <Pressable accessibilityRole="button" onPress={() => navigation.navigate('Book', { id: item.id })}>
            <Text>{item.title}</Text>
            <Ionicons name="book" size={20} />
          </Pressable>
        )}
      />
    </SafeAreaView>
  );
}

function Home() {
  return (
    <Stack.Navigator>
      <Stack.Screen name="Books" component={Books} />
    </Stack.Navigator>
  );
}

const styles = StyleSheet.create({ screen: { flex: 1 } });

export default function App() {
  return (
    <NavigationContainer>
      <Tabs.Navigator>
        <Tabs.Screen name="Home" component={Home} />
      </Tabs.Navigator>
    </NavigationContainer>
  );
}
`;

const replace = (from: string, to: string) => correct.replace(from, to);
const wrong: Readonly<Record<string, string>> = {
  'a style property': replace('flex: 1', "flex: 'one'"),
  'an icon name': replace('name="book"', 'name="not-an-icon"'),
  'route parameters': replace("'Book', { id: item.id }", "'Book', { id: 1 }"),
  'a tab name': replace('<Tabs.Screen name="Home"', '<Tabs.Screen name="House"'),
  'a stored value': replace('books: []', 'books: [1]'),
  'a storage': replace('() => AsyncStorage', '() => 5'),
  'a safe area edge': replace("['top']", "['above']"),
  'a gradient colour': replace("['#ffffff', '#000000']", '[1, 2]'),
  'a status bar style': replace('style="auto"', 'style="grey"'),
  'a drawing property': replace('r={5}', 'r={[true]}'),
  'a role': replace('accessibilityRole="button"', 'accessibilityRole="knob"'),
  'an unused import': replace('StyleSheet, Text }', 'StyleSheet, Text, View }'),
};

describe('checkTypes', () => {
  it('accepts a correct app and reports every wrong use of a package by app', async () => {
    const apps = [
      app('correct', correct),
      ...Object.entries(wrong).map(([name, source]) => app(name, source)),
    ];
    const problems = await checkTypes(apps);
    expect(problems.get('correct') ?? []).toEqual([]);
    expect([...problems.keys()].sort()).toEqual(Object.keys(wrong).sort());
    expect(problems.get('a style property')?.[0]).toMatchObject({ path: 'src/App.tsx', line: 52 });
  }, 60_000);
});
