import { describe, expect, it } from 'vitest';
import { fixOne } from '../../test/fix-one.ts';

const wrap = (tag: string) => `import { Text, View } from 'react-native';\nexport const A = () => ${tag};`;

describe('fixLooseText', () => {
  it.each([
    ['<View>Merhaba</View>', '<View><Text>Merhaba</Text></View>'],
    ['<View>\n  Merhaba {name}!\n</View>', '<View>\n  <Text>Merhaba {name}!</Text>\n</View>'],
    ['<View>Başlık<Text>a</Text></View>', '<View><Text>Başlık</Text><Text>a</Text></View>'],
  ])('changes %j to %j', (tag, expected) => {
    expect(fixOne(wrap(tag))).toEqual({ source: wrap(expected), kinds: ['loose-text'] });
  });

  it.each([
    '<View><Text>a</Text> {b}</View>',
    '<View>Toplam {total} <Text>TL</Text></View>',
    '<Text>a</Text>',
    '<View>{/* not a text */}</View>',
  ])('leaves %s alone', (tag) => {
    expect(fixOne(wrap(tag))).toEqual({ source: wrap(tag), kinds: [] });
  });
});
