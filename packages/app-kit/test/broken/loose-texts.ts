import type { FixKind } from '../../src/fixers/fixer.ts';
import { type BrokenFixture, type FixtureFamily, heals, screen } from './fixture.ts';

const imports =
  "import { useState } from 'react';\nimport { Text, TouchableOpacity, View } from 'react-native';";

const loose = (
  name: string,
  [broken, fixed]: readonly [string, string],
  before = '',
  kind: FixKind = 'loose-text',
): BrokenFixture =>
  heals(name, 'Text strings must be rendered within a <Text> component', kind, [
    screen(imports, broken, before),
    screen(imports, fixed, before),
  ]);

/** Text, numbers and empty strings where React Native accepts only elements. */
export const looseTexts: FixtureFamily = {
  family: 'loose text',
  fixtures: [
    loose('text in a View', ['<View>Merhaba</View>', '<View><Text>Merhaba</Text></View>']),
    loose('a label in a TouchableOpacity', [
      '<TouchableOpacity>Kaydet</TouchableOpacity>',
      '<TouchableOpacity><Text>Kaydet</Text></TouchableOpacity>',
    ]),
    loose(
      'a condition between two texts',
      [
        "<View>{open ? 'Açık' : 'Kapalı'}</View>",
        "<View>{open ? <Text>{'Açık'}</Text> : <Text>{'Kapalı'}</Text>}</View>",
      ],
      'const open = true;',
    ),
    loose(
      'a template in a View',
      ['<View>{`${name} geldi`}</View>', '<View><Text>{`${name} geldi`}</Text></View>'],
      "const name = 'Ali';",
    ),
    loose(
      'a length in front of &&',
      ['<View>{items.length && <Text>a</Text>}</View>', '<View>{items.length > 0 && <Text>a</Text>}</View>'],
      'const items: string[] = [];',
    ),
    loose(
      'a number in front of &&',
      ['<View>{count && <Text>a</Text>}</View>', '<View>{count !== 0 && <Text>a</Text>}</View>'],
      'const [count] = useState(0);',
    ),
    loose('a semicolon behind an element', ['<View><Text>a</Text>;</View>', '<View><Text>a</Text></View>']),
    loose('a space in braces', [
      "<View><Text>a</Text>{' '}<Text>b</Text></View>",
      '<View><Text>a</Text><Text>b</Text></View>',
    ]),
    loose('a comment between tags', [
      '<View>\n      // Başlık\n      <Text>a</Text>\n    </View>',
      '<View>\n      {/* Başlık */}\n      <Text>a</Text>\n    </View>',
    ]),
  ],
};
