import { type BrokenFixture, type FixtureFamily, heals, reports, screen } from './fixture.ts';

const rn = (names = 'Text, View'): string => `import { ${names} } from 'react-native';`;
const storage = "import AsyncStorage from '@react-native-async-storage/async-storage';";
const effect = "import { useEffect, useState } from 'react';";
const text = '<View><Text>a</Text></View>';
const api = (name: string): string => `ReferenceError: Property '${name}' doesn't exist`;

const report = (name: string, saw: string, before: string): BrokenFixture =>
  reports(name, api(saw), ['web-only-api', 4], screen(rn(), text, before));

/** Values that only browsers have. */
export const webApis: FixtureFamily = {
  family: 'web-only APIs',
  fixtures: [
    heals(
      'localStorage in an effect',
      api('localStorage'),
      ['web-api', 'missing-import'],
      [
        screen(
          `${effect}\n${rn()}`,
          '<View><Text>{name}</Text></View>',
          "const [name, setName] = useState('');\n  useEffect(() => {\n    const saved = localStorage.getItem('name');\n    if (saved) setName(saved);\n  }, []);",
        ),
        screen(
          `${storage}\n${effect}\n${rn()}`,
          '<View><Text>{name}</Text></View>',
          "const [name, setName] = useState('');\n  useEffect(() => {\n    AsyncStorage.getItem('name').then((saved) => {\n    if (saved) setName(saved);\n    });\n  }, []);",
        ),
      ],
    ),
    heals(
      'localStorage in an async function',
      api('localStorage'),
      ['web-api', 'missing-import'],
      [
        screen(
          rn(),
          text,
          "const load = async () => JSON.parse(localStorage.getItem('a') ?? '[]');\n  load();",
        ),
        screen(
          `${storage}\n${rn()}`,
          text,
          "const load = async () => JSON.parse((await AsyncStorage.getItem('a')) ?? '[]');\n  load();",
        ),
      ],
    ),
    heals(
      'saving to localStorage',
      api('localStorage'),
      ['web-api', 'missing-import'],
      [
        screen(
          rn(),
          text,
          "const save = (title: string) => {\n    window.localStorage.setItem('title', title);\n    localStorage.removeItem('draft');\n  };\n  save('a');",
        ),
        screen(
          `${storage}\n${rn()}`,
          text,
          "const save = (title: string) => {\n    AsyncStorage.setItem('title', title);\n    AsyncStorage.removeItem('draft');\n  };\n  save('a');",
        ),
      ],
    ),
    heals(
      'the width of the window',
      api('window.innerWidth'),
      ['web-api', 'missing-import'],
      [
        screen(rn(), '<View style={{ width: window.innerWidth / 2, height: innerHeight }} />'),
        screen(
          rn('Text, View, Dimensions'),
          "<View style={{ width: Dimensions.get('window').width / 2, height: Dimensions.get('window').height }} />",
        ),
      ],
    ),
    heals(
      'opening an address',
      'TypeError: window.open is not a function',
      ['web-api', 'missing-import'],
      [
        screen(rn(), "<View><Text onPress={() => window.open('https://a.b', '_blank')}>a</Text></View>"),
        screen(
          rn('Text, View, Linking'),
          "<View><Text onPress={() => Linking.openURL('https://a.b')}>a</Text></View>",
        ),
      ],
    ),
    heals(
      'going to an address',
      "TypeError: Cannot set property 'href' of undefined",
      ['web-api', 'missing-import'],
      [
        screen(rn(), text, "const go = () => {\n    window.location.href = 'https://a.b';\n  };\n  go();"),
        screen(
          rn('Text, View, Linking'),
          text,
          "const go = () => {\n    Linking.openURL('https://a.b');\n  };\n  go();",
        ),
      ],
    ),
    heals(
      'the scheme of colours',
      'TypeError: window.matchMedia is not a function',
      ['web-api', 'missing-import'],
      [
        screen(
          rn(),
          text,
          "const dark = window.matchMedia('(prefers-color-scheme: dark)').matches;\n  console.log(dark);",
        ),
        screen(
          rn('Text, View, Appearance'),
          text,
          "const dark = Appearance.getColorScheme() === 'dark';\n  console.log(dark);",
        ),
      ],
    ),
    report('an element of the document', 'document', "document.getElementById('root');"),
    report('a question with confirm', 'confirm', "if (confirm('Silinsin mi?')) console.log(1);"),
    report('the clipboard of the browser', 'navigator.clipboard', "navigator.clipboard.writeText('a');"),
    report(
      'a listener of the window',
      'window.addEventListener',
      "window.addEventListener('resize', () => {});",
    ),
    report('random ids of the browser', 'crypto', 'console.log(crypto.randomUUID());'),
    report(
      'localStorage while rendering',
      'localStorage',
      "const saved = localStorage.getItem('a');\n  console.log(saved);",
    ),
  ],
};
