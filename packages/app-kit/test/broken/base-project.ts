import { currentSdk } from '../../src/sdk-table.ts';

const versionOf = (name: string): string => currentSdk.packages[name]?.version ?? '';

/** A small notes app that passes all checks; each fixture replaces or adds some of its files. */
export const baseProject: Readonly<Record<string, string>> = {
  'package.json': `${JSON.stringify(
    {
      name: 'notlar',
      version: '1.0.0',
      main: 'src/App.tsx',
      dependencies: { react: versionOf('react'), 'react-native': versionOf('react-native') },
    },
    null,
    2,
  )}\n`,
  'src/App.tsx': `import { NavigationContainer } from '@react-navigation/native';
import { createNativeStackNavigator } from '@react-navigation/native-stack';
import DetailScreen from './screens/DetailScreen';
import HomeScreen from './screens/HomeScreen';

const Stack = createNativeStackNavigator();

export default function App() {
  return (
    <NavigationContainer>
      <Stack.Navigator>
        <Stack.Screen name="Home" component={HomeScreen} />
        <Stack.Screen name="Detail" component={DetailScreen} />
      </Stack.Navigator>
    </NavigationContainer>
  );
}
`,
  'src/screens/HomeScreen.tsx': `import { View } from 'react-native';
import { Card } from '../components/Card';
import { useNotes } from '../store/notes';

export default function HomeScreen() {
  const { notes } = useNotes();
  return <View>{notes.map((note) => <Card key={note.id} title={note.title} />)}</View>;
}
`,
  'src/screens/DetailScreen.tsx': `import { Text, View } from 'react-native';

export default function DetailScreen() {
  return (
    <View>
      <Text>Ayrıntılar</Text>
    </View>
  );
}
`,
  'src/components/Card.tsx': `import { StyleSheet, Text, View } from 'react-native';
import { colors, spacing } from '../theme';

export function Card({ title }: { title: string }) {
  return (
    <View style={styles.card}>
      <Text>{title}</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  card: { backgroundColor: colors.surface, padding: spacing.medium },
});
`,
  'src/components/PrimaryButton.tsx': `import { Pressable, Text } from 'react-native';

export default function PrimaryButton({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <Pressable onPress={onPress}>
      <Text>{label}</Text>
    </Pressable>
  );
}
`,
  'src/theme.ts': `export const colors = { primary: '#2563eb', surface: '#ffffff' };
export const spacing = { small: 8, medium: 16 };
`,
  'src/store/notes.ts': `import { create } from 'zustand';

export interface Note {
  id: string;
  title: string;
}

interface NotesState {
  notes: Note[];
  add: (title: string) => void;
}

export const useNotes = create<NotesState>((set) => ({
  notes: [],
  add: (title) => set((state) => ({ notes: [...state.notes, { id: String(state.notes.length), title }] })),
}));
`,
  'assets/logo.png': 'image',
};
