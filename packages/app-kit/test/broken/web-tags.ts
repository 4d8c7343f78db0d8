import type { FixKind } from '../../src/fixers/fixer.ts';
import { type BrokenFixture, type FixtureFamily, heals, screen } from './fixture.ts';

const rn = (names: string): string => `import { ${names} } from 'react-native';`;

const useState = "import { useState } from 'react';";

/** A screen that shows `broken` heals to one that imports `names` and shows `fixed`. */
const tag = (
  name: string,
  names: string,
  [broken, fixed]: readonly [string, string],
  kinds: readonly FixKind[] = ['web-tag'],
  before = '',
): BrokenFixture =>
  heals(name, 'Invariant Violation: View config getter callback for component', kinds, [
    screen(rn('Text, View'), broken, before),
    screen(rn(names), fixed, before),
  ]);

const both: readonly FixKind[] = ['web-tag', 'missing-import'];

/** Tags of the web. */
export const webTags: FixtureFamily = {
  family: 'web tags',
  fixtures: [
    tag('boxes and texts', 'Text, View', [
      '<div className="page"><h1>Notlar</h1><p>a <span>b</span></p></div>',
      '<View><Text>Notlar</Text><Text>a <Text>b</Text></Text></View>',
    ]),
    tag(
      'a button',
      'Text, View, Pressable',
      [
        '<View><button onClick={() => save()}>Kaydet</button></View>',
        '<View><Pressable onPress={() => save()}><Text>Kaydet</Text></Pressable></View>',
      ],
      ['web-tag', 'missing-import', 'loose-text'],
      'const save = () => {};',
    ),
    tag(
      'an image with a style',
      'Text, View, Image',
      [
        '<View><img src="https://a.b/c.png" alt="Resim" style={{ width: 40, height: 40 }} /></View>',
        '<View><Image source={{ uri: "https://a.b/c.png" }} accessibilityLabel="Resim" style={{ width: 40, height: 40 }} /></View>',
      ],
      both,
    ),
    tag(
      'an image with width and height',
      'Text, View, Image',
      [
        '<View><img src={url} width="64" height={64} /></View>',
        '<View><Image source={{ uri: url }} style={{ width: 64, height: 64 }} /></View>',
      ],
      both,
      "const url = 'https://a.b/c.png';",
    ),
    heals(
      'an input with a change handler',
      'Invariant Violation: View config not found for component `input`',
      ['web-tag', 'missing-import', 'prop-name'],
      [
        screen(
          `${useState}\n${rn('View')}`,
          '<View><input type="text" value={title} onChange={(e) => setTitle(e.target.value)} placeholder="Başlık" /></View>',
          "const [title, setTitle] = useState('');",
        ),
        screen(
          `${useState}\n${rn('View, TextInput')}`,
          '<View><TextInput value={title} onChangeText={(text) => setTitle(text)} placeholder="Başlık" /></View>',
          "const [title, setTitle] = useState('');",
        ),
      ],
    ),
    tag(
      'an input for a password',
      'Text, View, TextInput',
      [
        '<View><input type="password" className="input" placeholder="Şifre" required /></View>',
        '<View><TextInput secureTextEntry placeholder="Şifre" /></View>',
      ],
      both,
    ),
    tag(
      'a text area',
      'Text, View, TextInput',
      [
        '<View><textarea rows={4} placeholder="Not" /></View>',
        '<View><TextInput multiline numberOfLines={4} placeholder="Not" /></View>',
      ],
      both,
    ),
    tag(
      'a list',
      'Text, View',
      [
        "<ul>{['a', 'b'].map((each) => <li key={each}>{each}</li>)}</ul>",
        "<View>{['a', 'b'].map((each) => <Text key={each}>{each}</Text>)}</View>",
      ],
      ['web-tag'],
    ),
    tag(
      'a link',
      'Text, View, Linking',
      [
        '<View><a href="https://a.b" target="_blank">Aç</a></View>',
        '<View><Text onPress={() => Linking.openURL("https://a.b")}>Aç</Text></View>',
      ],
      both,
    ),
    tag('line breaks', 'Text, View', [
      '<View><Text>a<br />b</Text><br /></View>',
      "<View><Text>a{'\\n'}b</Text></View>",
    ]),
    tag('a horizontal rule', 'Text, View', [
      '<View><Text>a</Text><hr /></View>',
      "<View><Text>a</Text><View style={{ height: 1, backgroundColor: '#d4d4d8' }} /></View>",
    ]),
    heals('an svg', 'Invariant Violation: View config not found for component `path`', both, [
      screen(
        rn('Text, View'),
        '<View><svg xmlns="http://www.w3.org/2000/svg" width={24} height={24} viewBox="0 0 24 24" className="icon"><path d="M0 0h24" strokeWidth={2} /><circle cx={1} cy={1} r={1} /></svg></View>',
      ),
      screen(
        `import { Svg, Path, Circle } from 'react-native-svg';\n${rn('Text, View')}`,
        '<View><Svg width={24} height={24} viewBox="0 0 24 24"><Path d="M0 0h24" strokeWidth={2} /><Circle cx={1} cy={1} r={1} /></Svg></View>',
      ),
    ]),
    tag(
      'a box with a style in pixels',
      'Text, View',
      [
        "<div style={{ padding: '12px', display: 'flex' }}><span>a</span></div>",
        "<View style={{ padding: 12, display: 'flex' }}><Text>a</Text></View>",
      ],
      ['style-value', 'web-tag'],
    ),
  ],
};
