import { type FixtureFamily, heals, home } from './fixture.ts';

const rn = "import { Text, View } from 'react-native';\n\n";
const plain = 'function HomeScreen() {\n  return <View><Text>a</Text></View>;\n}\n';
const app = 'src/App.tsx';
const card = 'src/components/Card.tsx';

/** Missing, doubled and old-fashioned exports. */
export const exportFixtures: FixtureFamily = {
  family: 'exports',
  fixtures: [
    heals(
      'an app without a default export',
      'Unable to resolve "../../App": the entry exports nothing',
      'missing-default-export',
      [
        `${rn}export function App() {\n  return <View><Text>a</Text></View>;\n}\n`,
        `${rn}export function App() {\n  return <View><Text>a</Text></View>;\n}\n\nexport default App;\n`,
      ],
      app,
    ),
    heals('a screen without any export', 'Element type is invalid: got undefined', 'missing-default-export', [
      `${rn}${plain}`,
      `${rn}${plain}\nexport default HomeScreen;\n`,
    ]),
    heals(
      'the default export twice',
      'SyntaxError: Only one default export allowed per module',
      'double-export',
      [`${rn}export default ${plain}\nexport default HomeScreen;\n`, `${rn}export default ${plain}`],
    ),
    heals(
      'a function exported twice',
      "SyntaxError: Duplicate export 'Card'",
      'double-export',
      [
        `${rn}export function Card({ title }: { title: string }) {\n  return <View><Text>{title}</Text></View>;\n}\n\nexport { Card };\n`,
        `${rn}export function Card({ title }: { title: string }) {\n  return <View><Text>{title}</Text></View>;\n}\n`,
      ],
      card,
    ),
    heals(
      'a component that is imported but not exported',
      'Element type is invalid: got undefined',
      'missing-named-export',
      [
        `${rn}function Card({ title }: { title: string }) {\n  return <View><Text>{title}</Text></View>;\n}\n`,
        `${rn}export function Card({ title }: { title: string }) {\n  return <View><Text>{title}</Text></View>;\n}\n`,
      ],
      card,
    ),
    heals('module.exports', 'Element type is invalid: got undefined', 'common-js', [
      `${rn}${plain}\nmodule.exports = HomeScreen;\n`,
      `${rn}${plain}\nexport default HomeScreen;\n`,
    ]),
    heals(
      'the default export of a name that does not exist',
      "ReferenceError: Property 'Home' doesn't exist",
      'missing-default-export',
      [`${rn}${plain}\nexport default Home;\n`, `${rn}${plain}\nexport default HomeScreen;\n`],
    ),
    {
      name: 'an index that passes a default export on by default',
      saw: 'Element type is invalid: got undefined',
      files: {
        'src/components/index.ts':
          "export { default as Card } from './Card';\nexport { PrimaryButton } from './PrimaryButton';\n",
        [home]:
          'import { View } from \'react-native\';\nimport { Card, PrimaryButton } from \'../components\';\n\nexport default function HomeScreen() {\n  return <View><Card title="a" /><PrimaryButton label="a" onPress={() => {}} /></View>;\n}\n',
      },
      outcome: {
        kinds: ['import-mix-up'],
        files: {
          'src/components/index.ts':
            "export { Card } from './Card';\nexport { default as PrimaryButton } from './PrimaryButton';\n",
        },
      },
    },
  ],
};
