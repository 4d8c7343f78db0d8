import { type FixtureFamily, heals, screen } from './fixture.ts';

const rn = "import { Text, View } from 'react-native';";

const swap = (broken: string, fixed: string, shows: string, before = ''): readonly [string, string] => [
  screen(`${rn}\n${broken}`, shows, before),
  screen(`${rn}\n${fixed}`, shows, before),
];

/** Default and named imports in place of each other, and names that differ slightly from the export. */
export const importMixUps: FixtureFamily = {
  family: 'default and named imports',
  fixtures: [
    heals(
      'a default export imported by name',
      'Element type is invalid: expected a string but got: undefined',
      'import-mix-up',
      swap(
        "import { PrimaryButton } from '../components/PrimaryButton';",
        "import PrimaryButton from '../components/PrimaryButton';",
        '<View><PrimaryButton label="a" onPress={() => {}} /></View>',
      ),
    ),
    heals(
      'a named export imported by default',
      'Element type is invalid: expected a string but got: undefined',
      'import-mix-up',
      swap(
        "import Card from '../components/Card';",
        "import { Card } from '../components/Card';",
        '<View><Card title="a" /></View>',
      ),
    ),
    heals(
      'a hook imported by default',
      'TypeError: useNotes is not a function',
      'import-mix-up',
      swap(
        "import useNotes from '../store/notes';",
        "import { useNotes } from '../store/notes';",
        '<View><Text>{notes.length}</Text></View>',
        'const { notes } = useNotes();',
      ),
    ),
    heals(
      'a name in other letter case',
      "TypeError: Cannot read property 'primary' of undefined",
      'import-mix-up',
      swap(
        "import { Colors } from '../theme';",
        "import { colors as Colors } from '../theme';",
        '<View style={{ backgroundColor: Colors.primary }} />',
      ),
    ),
    heals(
      'a module of constants imported by default',
      "TypeError: Cannot read property 'colors' of undefined",
      'import-mix-up',
      swap(
        "import theme from '../theme';",
        "import * as theme from '../theme';",
        '<View style={{ backgroundColor: theme.colors.primary, padding: theme.spacing.small }} />',
      ),
    ),
    heals(
      'a module of constants imported by a name that it does not export',
      "TypeError: Cannot read property 'colors' of undefined",
      'import-mix-up',
      swap(
        "import { theme } from '../theme';",
        "import * as theme from '../theme';",
        '<View style={{ backgroundColor: theme.colors.primary }} />',
      ),
    ),
    heals(
      'a component of react-native imported by default',
      'Element type is invalid: expected a string but got: object',
      'moved-package',
      [
        screen("import View from 'react-native';", '<View />'),
        screen("import { View } from 'react-native';", '<View />'),
      ],
    ),
    heals(
      'an icon set imported by default from the package',
      'Element type is invalid: got undefined',
      'moved-package',
      swap(
        "import Ionicons from '@expo/vector-icons';",
        "import { Ionicons } from '@expo/vector-icons';",
        '<View><Ionicons name="add" /></View>',
      ),
    ),
    heals(
      'the status bar imported by default',
      'Element type is invalid: got undefined',
      'moved-package',
      swap(
        "import StatusBar from 'expo-status-bar';",
        "import { StatusBar } from 'expo-status-bar';",
        '<View><StatusBar style="auto" /></View>',
      ),
    ),
    heals(
      'create of zustand imported by default',
      'TypeError: create is not a function',
      'moved-package',
      [
        "import create from 'zustand';\n\nexport const useCount = create(() => ({ count: 0 }));\n",
        "import { create } from 'zustand';\n\nexport const useCount = create(() => ({ count: 0 }));\n",
      ],
      'src/store/count.ts',
    ),
    heals(
      'components of react-native imported from react',
      'Element type is invalid: got undefined',
      'moved-package',
      [
        screen(
          "import React, { Text, View, useState } from 'react';",
          '<View><Text>{n}</Text></View>',
          'const [n] = useState(0);',
        ),
        screen(
          "import React, { useState } from 'react';\nimport { Text } from 'react-native';\nimport { View } from 'react-native';",
          '<View><Text>{n}</Text></View>',
          'const [n] = useState(0);',
        ),
      ],
    ),
    heals(
      'hooks of react imported from react-native',
      'TypeError: useState is not a function',
      'moved-package',
      [
        screen(
          "import { Text, useState, View } from 'react-native';",
          '<View><Text>{n}</Text></View>',
          'const [n] = useState(0);',
        ),
        screen(
          "import { Text, View } from 'react-native';\nimport { useState } from 'react';",
          '<View><Text>{n}</Text></View>',
          'const [n] = useState(0);',
        ),
      ],
    ),
  ],
};
