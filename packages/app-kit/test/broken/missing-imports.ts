import { type FixtureFamily, heals, screen } from './fixture.ts';

const rn = "import { Text, View } from 'react-native';";
const text = '<View><Text>Notlar</Text></View>';
const added = (line: string): string => `${line}\n${rn}`;

const pair = (line: string, shows: string, before = ''): readonly [broken: string, fixed: string] => [
  screen(rn, shows, before),
  screen(added(line), shows, before),
];

/** Names that an answer uses without importing them. */
export const missingImports: FixtureFamily = {
  family: 'missing imports',
  fixtures: [
    heals(
      'useState without an import',
      "ReferenceError: Property 'useState' doesn't exist",
      'missing-import',
      pair(
        "import { useState } from 'react';",
        '<View><Text onPress={() => setCount(count + 1)}>{count}</Text></View>',
        'const [count, setCount] = useState(0);',
      ),
    ),
    heals(
      'StyleSheet missing from the import of react-native',
      "ReferenceError: Property 'StyleSheet' doesn't exist",
      'missing-import',
      [
        screen(
          rn,
          '<View style={styles.page}><Text>a</Text></View>',
          '',
          'const styles = StyleSheet.create({ page: { flex: 1 } });',
        ),
        screen(
          "import { Text, View, StyleSheet } from 'react-native';",
          '<View style={styles.page}><Text>a</Text></View>',
          '',
          'const styles = StyleSheet.create({ page: { flex: 1 } });',
        ),
      ],
    ),
    heals(
      'an icon set without an import',
      "ReferenceError: Property 'Ionicons' doesn't exist",
      'missing-import',
      pair(
        "import { Ionicons } from '@expo/vector-icons';",
        '<View><Ionicons name="add" size={24} color="#111" /></View>',
      ),
    ),
    heals(
      'a component of the project, exported by name',
      "ReferenceError: Property 'Card' doesn't exist",
      'missing-import',
      pair("import { Card } from '../components/Card';", '<View><Card title="a" /></View>'),
    ),
    heals(
      'a component of the project, exported by default',
      "ReferenceError: Property 'PrimaryButton' doesn't exist",
      'missing-import',
      pair(
        "import PrimaryButton from '../components/PrimaryButton';",
        '<View><PrimaryButton label="a" onPress={() => {}} /></View>',
      ),
    ),
    heals(
      'a hook of the project',
      "ReferenceError: Property 'useNotes' doesn't exist",
      'missing-import',
      pair(
        "import { useNotes } from '../store/notes';",
        '<View><Text>{notes.length}</Text></View>',
        'const { notes } = useNotes();',
      ),
    ),
    heals(
      'a type of the project',
      "Cannot find name 'Note'",
      'missing-import',
      pair(
        "import { type Note } from '../store/notes';",
        '<View><Text>{first.title}</Text></View>',
        "const first: Note = { id: '1', title: 'a' };",
      ),
    ),
    heals(
      'the theme of the project',
      "ReferenceError: Property 'colors' doesn't exist",
      'missing-import',
      pair(
        "import { colors } from '../theme';",
        '<View style={{ backgroundColor: colors.surface }}><Text>a</Text></View>',
      ),
    ),
    heals(
      'React.useState without React',
      "ReferenceError: Property 'React' doesn't exist",
      'missing-import',
      pair(
        "import React from 'react';",
        '<View><Text>{count}</Text></View>',
        'const [count] = React.useState(0);',
      ),
    ),
    heals(
      'the hook of navigation',
      "ReferenceError: Property 'useNavigation' doesn't exist",
      'missing-import',
      pair(
        "import { useNavigation } from '@react-navigation/native';",
        '<View><Text onPress={() => navigation.goBack()}>a</Text></View>',
        'const navigation = useNavigation();',
      ),
    ),
    heals(
      'AsyncStorage without an import',
      "ReferenceError: Property 'AsyncStorage' doesn't exist",
      'missing-import',
      pair(
        "import AsyncStorage from '@react-native-async-storage/async-storage';",
        text,
        "const clear = () => AsyncStorage.removeItem('a');\n  clear();",
      ),
    ),
    heals(
      'parts of react-native-svg',
      "ReferenceError: Property 'Svg' doesn't exist",
      'missing-import',
      pair(
        "import { Svg, Path } from 'react-native-svg';",
        '<View><Svg width={24} height={24}><Path d="M0 0h24" /></Svg></View>',
      ),
    ),
    heals(
      'create of zustand',
      "ReferenceError: Property 'create' doesn't exist",
      'missing-import',
      [
        'export const useCount = create(() => ({ count: 0 }));\n',
        "import { create } from 'zustand';\nexport const useCount = create(() => ({ count: 0 }));\n",
      ],
      'src/store/count.ts',
    ),
  ],
};
