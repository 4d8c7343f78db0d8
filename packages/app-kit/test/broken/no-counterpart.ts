import { type FixtureFamily, reports, screen } from './fixture.ts';

const rn = "import { Text, View } from 'react-native';";
const text = '<View><Text>a</Text></View>';
const invariant = 'Invariant Violation: View config not found';
const unknown = (name: string, statement: string, shows = text) =>
  reports(name, 'Unable to resolve module', ['unknown-package', 2], screen(`${rn}\n${statement}`, shows));

/** Packages and tags that a fixer would have to guess a counterpart for. */
export const withoutCounterpart: FixtureFamily = {
  family: 'no counterpart',
  fixtures: [
    unknown(
      'links of expo-router',
      "import { Link } from 'expo-router';",
      '<View><Link href="/detail"><Text>a</Text></Link></View>',
    ),
    unknown('uuid', "import { v4 as uuidv4 } from 'uuid';", '<View><Text>{uuidv4()}</Text></View>'),
    unknown(
      'axios',
      "import axios from 'axios';",
      "<View><Text onPress={() => axios.get('/')}>a</Text></View>",
    ),
    reports(
      'Picker of react-native',
      'Picker has been removed from react-native',
      ['missing-export', 1],
      screen("import { Picker, View } from 'react-native';", '<View><Picker /></View>'),
    ),
    reports(
      'a form with a submit handler',
      invariant,
      ['web-only-tag', 5],
      screen(rn, '<form onSubmit={(e) => e.preventDefault()}><Text>a</Text></form>'),
    ),
    reports(
      'a select with options',
      invariant,
      ['web-only-tag', 5],
      screen(rn, '<select value="a" onChange={() => {}}><option value="a">a</option></select>'),
    ),
    reports(
      'a table',
      invariant,
      ['web-only-tag', 5],
      screen(rn, '<table><tbody><tr><td>a</td></tr></tbody></table>'),
    ),
    reports(
      'a hover handler',
      invariant,
      ['web-only-tag', 5],
      screen(rn, '<div onMouseEnter={() => {}}><Text>a</Text></div>'),
    ),
  ],
};
