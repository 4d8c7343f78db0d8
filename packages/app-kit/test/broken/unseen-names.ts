import { type FixtureFamily, heals, reports, screen } from './fixture.ts';

const rn = "import { Text, View } from 'react-native';";
const text = '<View><Text>a</Text></View>';

/**
 * Written after the fixers. With the other unseen family, 11 of 30 healed at first; the fixers of four more were widened
 * afterwards.
 */
export const unseenNames: FixtureFamily = {
  family: 'unseen: names and tags',
  fixtures: [
    heals('memo without an import', "Property 'memo' doesn't exist", 'missing-import', [
      `${rn}\n\nexport default memo(function HomeScreen() {\n  return ${text};\n});\n`,
      `import { memo } from 'react';\n${rn}\n\nexport default memo(function HomeScreen() {\n  return ${text};\n});\n`,
    ]),
    heals(
      'ActivityIndicator in another import of react-native',
      'Element type is invalid',
      'missing-import',
      [
        screen(rn, '<View><ActivityIndicator /></View>'),
        screen(
          "import { Text, View, ActivityIndicator } from 'react-native';",
          '<View><ActivityIndicator /></View>',
        ),
      ],
    ),
    heals('a default export with braces and another name', 'Element type is invalid', 'import-mix-up', [
      screen(
        `${rn}\nimport { Button as PrimaryButton } from '../components/PrimaryButton';`,
        '<View><PrimaryButton label="a" onPress={() => {}} /></View>',
      ),
      screen(
        `${rn}\nimport PrimaryButton from '../components/PrimaryButton';`,
        '<View><PrimaryButton label="a" onPress={() => {}} /></View>',
      ),
    ]),
    reports(
      'a package with a typing error',
      'Unable to resolve module',
      ['unknown-package', 1],
      screen("import { Text, View } from 'react-natvie';", text),
    ),
    reports(
      'icons of heroicons',
      'Unable to resolve module',
      ['unknown-package', 2],
      screen(
        `${rn}\nimport { HomeIcon } from 'react-native-heroicons/outline';`,
        '<View><HomeIcon size={20} /></View>',
      ),
    ),
    heals('vector icons from the root', 'Unable to resolve module', 'moved-package', [
      screen(
        `${rn}\nimport { Ionicons } from 'react-native-vector-icons';`,
        '<View><Ionicons name="add" /></View>',
      ),
      screen(`${rn}\nimport { Ionicons } from '@expo/vector-icons';`, '<View><Ionicons name="add" /></View>'),
    ]),
    heals('a folder with a typing error', 'Unable to resolve', 'import-path', [
      screen(`${rn}\nimport { Card } from '../componets/Card';`, '<View><Card title="a" /></View>'),
      screen(`${rn}\nimport { Card } from '../components/Card';`, '<View><Card title="a" /></View>'),
    ]),
    heals('an alias with $', 'Unable to resolve', 'path-alias', [
      screen(`${rn}\nimport { Card } from '$components/Card';`, '<View><Card title="a" /></View>'),
      screen(`${rn}\nimport { Card } from '../components/Card';`, '<View><Card title="a" /></View>'),
    ]),
    heals('a heading with a class', 'View config not found', 'web-tag', [
      screen(rn, '<section><h2 className="t">Notlar</h2></section>'),
      screen(rn, '<View><Text>Notlar</Text></View>'),
    ]),
    heals('bold text in a text', 'View config not found', 'web-tag', [
      screen(rn, '<View><Text>a <b>b</b></Text></View>'),
      screen(rn, '<View><Text>a <Text>b</Text></Text></View>'),
    ]),
    heals('an ordered list', 'View config not found', 'web-tag', [
      screen(rn, '<ol><li>Bir</li><li>İki</li></ol>'),
      screen(rn, '<View><Text>Bir</Text><Text>İki</Text></View>'),
    ]),
    reports(
      'a progress bar of the web',
      'View config not found',
      ['web-only-tag', 5],
      screen(rn, '<View><progress value={40} max={100} /></View>'),
    ),
    reports(
      'a double click',
      'Nothing happens',
      ['web-only-prop', 5],
      screen("import { Pressable } from 'react-native';", '<Pressable onDoubleClick={() => {}} />'),
    ),
    heals('a web key handler of an input', 'Nothing happens', 'prop-name', [
      screen("import { TextInput } from 'react-native';", '<TextInput onKeyDown={() => {}} />'),
      screen("import { TextInput } from 'react-native';", '<TextInput onKeyPress={() => {}} />'),
    ]),
  ],
};
