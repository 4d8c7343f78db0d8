import { type FixtureFamily, heals, home, reports, screen } from './fixture.ts';

const rn = "import { Text, View } from 'react-native';";
const text = '<View><Text>a</Text></View>';

/**
 * Written after the fixers. With the other unseen family, 11 of 30 healed at first; the fixers of four more were widened
 * afterwards.
 */
export const unseenStyles: FixtureFamily = {
  family: 'unseen: styles and syntax',
  fixtures: [
    heals('a style in viewport units', 'String cannot be cast to Double', 'style-value', [
      screen("import { View } from 'react-native';", "<View style={{ height: '50vh', marginTop: '2em' }} />"),
      screen("import { View } from 'react-native';", "<View style={{ height: '50%', marginTop: 32 }} />"),
    ]),
    heals('a border of the left side', 'The line is missing', 'style-value', [
      screen("import { View } from 'react-native';", "<View style={{ borderLeft: '4px solid #2563eb' }} />"),
      screen(
        "import { View } from 'react-native';",
        "<View style={{ borderLeftWidth: 4, borderLeftColor: '#2563eb' }} />",
      ),
    ]),
    heals('a radius of two corners', 'Invalid value', 'style-value', [
      screen("import { View } from 'react-native';", "<View style={{ borderRadius: '8px 8px 0 0' }} />"),
      screen(
        "import { View } from 'react-native';",
        '<View style={{ borderTopLeftRadius: 8, borderTopRightRadius: 8, borderBottomRightRadius: 0, borderBottomLeftRadius: 0 }} />',
      ),
    ]),
    heals('a gradient as background', 'The background is missing', 'style-value', [
      screen(
        "import { View } from 'react-native';",
        "<View style={{ background: 'linear-gradient(red, blue)' }} />",
      ),
      screen("import { View } from 'react-native';", "<View style={{ backgroundColor: 'red' }} />"),
    ]),
    heals('a flex shorthand', 'Invalid value', 'style-value', [
      screen("import { View } from 'react-native';", "<View style={{ flex: '1 1 auto' }} />"),
      screen(
        "import { View } from 'react-native';",
        "<View style={{ flexGrow: 1, flexShrink: 1, flexBasis: 'auto' }} />",
      ),
    ]),
    heals('a fontSize of a word', 'Invalid value', 'style-value', [
      screen("import { Text } from 'react-native';", "<Text style={{ fontSize: 'large' }}>a</Text>"),
      screen("import { Text } from 'react-native';", '<Text style={{ fontSize: 18 }}>a</Text>'),
    ]),
    heals('a number of a list in front of &&', 'Text strings must be rendered', 'loose-text', [
      screen(rn, '<View>{items.length && <Text>a</Text>}</View>', 'const items = [1];'),
      screen(rn, '<View>{items.length > 0 && <Text>a</Text>}</View>', 'const items = [1];'),
    ]),
    reports(
      'text in a fragment in a View',
      'Text strings must be rendered',
      ['text-outside-text', 5],
      screen(rn, '<View><>Merhaba</></View>'),
    ),
    reports(
      'sessionStorage',
      "Property 'sessionStorage' doesn't exist",
      ['web-only-api', 4],
      screen(rn, text, "sessionStorage.setItem('a', 'b');"),
    ),
    reports(
      'reloading the page',
      'TypeError: undefined is not a function',
      ['web-only-api', 4],
      screen(rn, text, 'const again = () => window.location.reload();\n  again();'),
    ),
    heals('a fence with a file name', 'Unexpected token', 'stray-text', [
      `\`\`\`tsx:src/screens/HomeScreen.tsx\n${screen(rn, text)}\`\`\`\n`,
      screen(rn, text),
    ]),
    heals('a closing tag of the protocol', 'Unexpected token', 'stray-text', [
      `${screen(rn, text)}</file>\n`,
      screen(rn, text),
    ]),
    heals('JSX attributes with HTML names', 'Unexpected token', 'prop-name', [
      screen(rn, '<View><Text accessibility-label="a">a</Text></View>'),
      screen(rn, '<View><Text accessibilityLabel="a">a</Text></View>'),
    ]),
    reports(
      'an arrow function without arrow',
      'Expected =>',
      ['syntax', 4],
      screen(rn, text, 'const save = () { console.log(1); };'),
    ),
    heals(
      'a screen component with the wrong file name',
      'Unable to resolve',
      'import-path',
      [`export { default } from './detailscreen';\n`, `export { default } from './DetailScreen';\n`],
      home,
    ),
    reports(
      'two roots in a return',
      'Adjacent JSX elements must be wrapped',
      ['syntax', 6],
      screen(rn, '<Text>a</Text>\n    <Text>b</Text>'),
    ),
  ],
};
