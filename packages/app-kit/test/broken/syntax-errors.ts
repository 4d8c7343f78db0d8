import { type FixtureFamily, heals, home, reports, screen } from './fixture.ts';

const rn = "import { Text, View } from 'react-native';";
const typed = screen(rn, '<View><Text>{title}</Text></View>', "const title: string = 'a';");
const good = screen(
  rn,
  '<View>\n      <Text>a</Text>\n      <Text>b</Text>\n    </View>',
  '',
  'const gap = 1;\nexport { gap };',
);

/** Code that does not parse, or that an engine rejects. */
export const syntaxErrors: FixtureFamily = {
  family: 'syntax',
  fixtures: [
    {
      name: 'types in a .js file',
      saw: 'SyntaxError: Missing initializer in const declaration',
      files: { 'src/screens/InfoScreen.js': typed },
      outcome: {
        kinds: ['file-extension'],
        files: { 'src/screens/InfoScreen.js': null, 'src/screens/InfoScreen.tsx': typed },
      },
    },
    {
      name: 'tags in a .ts file',
      saw: 'Expected `>` but found `/`',
      files: { 'src/screens/InfoScreen.ts': typed, [home]: `export { default } from './InfoScreen.ts';\n` },
      outcome: {
        kinds: ['file-extension'],
        files: {
          'src/screens/InfoScreen.ts': null,
          'src/screens/InfoScreen.tsx': typed,
          [home]: `export { default } from './InfoScreen';\n`,
        },
      },
    },
    heals('a Text that is not closed', "Expected corresponding JSX closing tag for 'Text'", 'unclosed-code', [
      good.replace('<Text>a</Text>', '<Text>a'),
      good,
    ]),
    heals(
      'an image that is not closed',
      "Expected corresponding JSX closing tag for 'Image'",
      'unclosed-code',
      [
        screen(
          "import { Image, View } from 'react-native';",
          '<View>\n      <Image source={{ uri: "a" }}>\n    </View>',
        ),
        screen(
          "import { Image, View } from 'react-native';",
          '<View>\n      <Image source={{ uri: "a" }} />\n    </View>',
        ),
      ],
    ),
    heals('a brace missing before the next declaration', 'Expected `}` but found `EOF`', 'unclosed-code', [
      good.replace('  );\n}\n', '  );\n'),
      good.replace('  );\n}\n\n', '  );\n}\n\n'),
    ]),
    reports(
      'a brace missing at the end',
      'Expected `}` but found `EOF`',
      ['syntax', 7],
      screen(rn, '<View><Text>a</Text></View>').replace(/}\n$/, ''),
    ),
    heals('a brace too many at the end', 'Unexpected token', 'unclosed-code', [
      `${screen(rn, '<View />')}}\n`,
      screen(rn, '<View />'),
    ]),
    heals('a name imported twice', 'Identifier `View` has already been declared', 'double-declaration', [
      screen(
        `${rn}\nimport { Image, View } from 'react-native';`,
        '<View><Image source={{ uri: "a" }} /></View>',
      ),
      screen(`${rn}\nimport { Image } from 'react-native';`, '<View><Image source={{ uri: "a" }} /></View>'),
    ]),
    heals(
      'a component imported and declared',
      "Import 'Card' conflicts with local declaration",
      'double-declaration',
      [
        screen(
          `${rn}\nimport { Card } from '../components/Card';`,
          '<View><Card /></View>',
          '',
          'function Card() {\n  return <Text>a</Text>;\n}',
        ),
        screen(rn, '<View><Card /></View>', '', 'function Card() {\n  return <Text>a</Text>;\n}'),
      ],
    ),
    heals(
      'await in a function that is not async',
      '`await` is only allowed within async functions',
      'missing-async',
      [
        screen(
          rn,
          '<View />',
          "const load = () => {\n    const data = await fetch('https://a.b');\n    console.log(data);\n  };\n  load();",
        ),
        screen(
          rn,
          '<View />',
          "const load = async () => {\n    const data = await fetch('https://a.b');\n    console.log(data);\n  };\n  load();",
        ),
      ],
    ),
    heals('a comment of HTML between tags', 'Unexpected token', 'stray-text', [
      screen(rn, '<View>\n      <!-- Başlık -->\n      <Text>a</Text>\n    </View>'),
      screen(rn, '<View>\n      {/* Başlık */}\n      <Text>a</Text>\n    </View>'),
    ]),
    heals('an apostrophe in a Turkish text', 'Expected a semicolon', 'apostrophe', [
      screen(rn, '<View><Text>{title}</Text></View>', "const title = 'İstanbul'da hava';"),
      screen(rn, '<View><Text>{title}</Text></View>', "const title = 'İstanbul\\'da hava';"),
    ]),
    reports(
      'a file that ends in a tag',
      'Unexpected token',
      ['syntax', 6],
      `${screen(rn, '<View>\n      <Te').split('<Te')[0]}<Te`,
    ),
    reports(
      'a comma missing in an object',
      'Expected `,` or `}`',
      ['syntax', 9],
      screen(rn, '<View />', '', 'const a = { b: 1 c: 2 };'),
    ),
  ],
};
