import { describe, expect, it } from 'vitest';
import { fixOne } from '../../test/fix-one.ts';

const screen = (content: string): string =>
  `import { Text, View } from 'react-native';\nexport const A = ({ all, on }: any) => <View>${content}</View>;`;

describe('fixLooseValue', () => {
  it.each([
    ["{on && 'Açık'}", "{on && <Text>{'Açık'}</Text>}"],
    ["{on ? 'Açık' : <Text>b</Text>}", "{on ? <Text>{'Açık'}</Text> : <Text>b</Text>}"],
    ['{`${all.length} kayıt`}', '<Text>{`${all.length} kayıt`}</Text>'],
    ['<>{all.length}</>', '<><Text>{all.length}</Text></>'],
    ['{all.length && <Text>dolu</Text>}', '{all.length > 0 && <Text>dolu</Text>}'],
    ["{'Toplam: ' + all.length}", "<Text>{'Toplam: ' + all.length}</Text>"],
  ])('repairs %s', (content, expected) => {
    const { source, kinds } = fixOne(screen(content));
    expect(source).toBe(screen(expected));
    expect(kinds).toEqual(['loose-text']);
  });

  it.each([
    '{on && <Text>a</Text>}',
    '{all.length > 0 && <Text>a</Text>}',
    "<Text>{'a'}</Text>",
    '{all}',
    "{''}",
  ])('leaves %s alone', (content) => {
    expect(fixOne(screen(content)).kinds).toEqual([]);
  });
});
