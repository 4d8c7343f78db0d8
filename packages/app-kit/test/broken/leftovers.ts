import { baseProject } from './base-project.ts';
import { type BrokenFixture, type FixtureFamily, heals, reports, screen } from './fixture.ts';

const whole = screen(
  "import { Text, View } from 'react-native';",
  '<View><Text onPress={() => open && close()}>a</Text></View>',
  'const open = true;\n  const close = () => console.log(1 < 2);',
);
const manifest = baseProject['package.json'] ?? '';

const left = (name: string, saw: string, broken: string): BrokenFixture =>
  heals(name, saw, 'stray-text', [broken, whole]);

const token = 'SyntaxError: Unexpected token';

/** What a chat adds around or inside a file. */
export const leftovers: FixtureFamily = {
  family: 'leftovers of the chat',
  fixtures: [
    left('a code fence around the file', token, `\`\`\`tsx\n${whole}\`\`\`\n`),
    left('a sentence before the fence', token, `Here is the updated file:\n\n\`\`\`tsx\n${whole}\`\`\`\n`),
    left(
      'an explanation behind the fence',
      token,
      `\`\`\`tsx\n${whole}\`\`\`\n\nI added a button. Let me know if you need more!\n`,
    ),
    left('an explanation behind the code', token, `${whole}\`\`\`\n\nBu dosya artık çalışıyor.\n`),
    left('the path as first line', token, `src/screens/HomeScreen.tsx\n${whole}`),
    left(
      'entities of HTML',
      'SyntaxError: Unexpected token &',
      whole.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll("'", '&#39;'),
    ),
    left(
      'typographic quotes',
      'SyntaxError: Invalid character',
      whole.replace("'react-native'", '‘react-native’'),
    ),
    left('line breaks as escapes', token, whole.trimEnd().replaceAll('\n', '\\n')),
    left('a file as a string', token, JSON.stringify(whole.trimEnd())),
    left(
      'numbers of lines',
      token,
      whole
        .trimEnd()
        .split('\n')
        .map((line, index) => `${index + 1} | ${line}`)
        .join('\n'),
    ),
    left('the marks of an edit', token, `<<<<<<< SEARCH\n=======\n${whole}>>>>>>> REPLACE\n`),
    heals(
      'a byte order mark in package.json',
      'package.json could not be parsed',
      'json-syntax',
      [`\uFEFF${manifest}`, manifest],
      'package.json',
    ),
    reports('a character with code 0', token, ['syntax', 7], whole.replace('<View>', '<View\0>')),
    reports(
      'both sides of a conflict',
      token,
      ['syntax', 1],
      `<<<<<<< HEAD\n${whole}=======\n${whole}>>>>>>> b\n`,
    ),
  ],
};
