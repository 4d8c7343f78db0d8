import { baseProject } from './base-project.ts';
import { type FixtureFamily, heals, reports, screen } from './fixture.ts';

const rn = "import { Text, View } from 'react-native';";
const app = baseProject['src/App.tsx'] ?? '';
/** The app without its container, and with the container around its navigator. */
const bare = app
  .replace(/import \{ NavigationContainer \}.*\n/, '')
  .replaceAll(/ *<\/?NavigationContainer>\n/g, '');
const contained = `import { NavigationContainer } from '@react-navigation/native';\n${bare}`
  .replace('<Stack.Navigator>', '<NavigationContainer><Stack.Navigator>')
  .replace('</Stack.Navigator>', '</Stack.Navigator></NavigationContainer>');
const go = (name: string): string =>
  `<View><Text onPress={() => navigation.navigate('${name}')}>a</Text></View>`;
const hook = "import { useNavigation } from '@react-navigation/native';";

const typedHook =
  "import { useNavigation, type NavigationProp, type ParamListBase } from '@react-navigation/native';";

/** React Navigation and the names of screens. */
export const navigationFixtures: FixtureFamily = {
  family: 'navigation',
  fixtures: [
    heals(
      'a container inside the container',
      'Looks like you have nested a NavigationContainer',
      'navigation-container',
      [
        screen(
          `import { NavigationContainer } from '@react-navigation/native';\n${rn}`,
          '<NavigationContainer><View><Text>a</Text></View></NavigationContainer>',
        ),
        screen(rn, '<><View><Text>a</Text></View></>'),
      ],
    ),
    heals(
      'navigators without a container',
      "Couldn't register the navigator. Have you wrapped your app with NavigationContainer?",
      ['navigation-container', 'missing-import'],
      [bare, contained],
      'src/App.tsx',
    ),
    heals(
      'navigation without the hook',
      "ReferenceError: Property 'navigation' doesn't exist",
      ['hook-value', 'missing-import'],
      [
        screen(rn, go('Detail')),
        screen(
          `${typedHook}\n${rn}`,
          go('Detail'),
          'const navigation = useNavigation<NavigationProp<ParamListBase>>();',
        ),
      ],
    ),
    heals(
      'insets without the hook',
      "ReferenceError: Property 'insets' doesn't exist",
      ['hook-value', 'missing-import'],
      [
        screen(rn, '<View style={{ paddingTop: insets.top }} />'),
        screen(
          `import { useSafeAreaInsets } from 'react-native-safe-area-context';\n${rn}`,
          '<View style={{ paddingTop: insets.top }} />',
          'const insets = useSafeAreaInsets();',
        ),
      ],
    ),
    heals(
      'a screen name in lower case',
      "The action 'NAVIGATE' was not handled by any navigator",
      'screen-name',
      [
        screen(`${hook}\n${rn}`, go('detail'), 'const navigation = useNavigation();'),
        screen(`${hook}\n${rn}`, go('Detail'), 'const navigation = useNavigation();'),
      ],
    ),
    heals('a setter in other letter case', "ReferenceError: Property 'setnote' doesn't exist", 'near-name', [
      screen(
        `import { useState } from 'react';\n${rn}`,
        '<View><Text onPress={() => setnote("b")}>{note}</Text></View>',
        "const [note, setNote] = useState('a');",
      ),
      screen(
        `import { useState } from 'react';\n${rn}`,
        '<View><Text onPress={() => setNote("b")}>{note}</Text></View>',
        "const [note, setNote] = useState('a');",
      ),
    ]),
    reports(
      'useHistory of React Router',
      'Unable to resolve react-router-dom',
      ['unknown-package', 1],
      screen(`import { useHistory } from 'react-router-dom';\n${rn}`, '<View />', "useHistory().push('/');"),
    ),
    reports(
      'the containers of React Navigation 4',
      'Unable to resolve react-navigation',
      ['unknown-package', 1],
      screen(
        `import { createAppContainer } from 'react-navigation';\n${rn}`,
        '<View />',
        'createAppContainer({});',
      ),
    ),
  ],
};
