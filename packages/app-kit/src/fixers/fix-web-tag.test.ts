import { describe, expect, it } from 'vitest';
import { fixOne } from '../../test/fix-one.ts';

const wrap = (tag: string) =>
  `import { Image, Pressable, Text, View } from 'react-native';\nexport const A = () => ${tag};`;
const used = (tag: string) => fixOne(wrap(tag));

describe('fixWebTag', () => {
  it.each([
    [
      '<div className="a" id="b" style={s}><p>Merhaba</p></div>',
      '<View style={s}><Text>Merhaba</Text></View>',
    ],
    [
      '<div key={k} onClick={go}><span>a</span></div>',
      '<Pressable key={k} onPress={go}><Text>a</Text></Pressable>',
    ],
    ['<h1 style={s}>a <strong>b</strong></h1>', '<Text style={s}>a <Text>b</Text></Text>'],
    [
      '<button type="submit" onClick={() => go(1)} disabled={off}>Git</button>',
      '<Pressable onPress={() => go(1)} disabled={off}><Text>Git</Text></Pressable>',
    ],
    [
      '<img src={url} alt="Resim" style={s} />',
      '<Image source={{ uri: url }} accessibilityLabel="Resim" style={s} />',
    ],
    [
      '<img src="https://a.b/c.png" style={s} />',
      '<Image source={{ uri: "https://a.b/c.png" }} style={s} />',
    ],
  ])('changes %s to %s', (tag, expected) => {
    expect(used(tag).source).toBe(wrap(expected));
  });

  it.each([
    '<button onClick={(e) => e.preventDefault()}>a</button>',
    '<div style={{ padding: "10px" }} />',
    '<div onMouseEnter={go} />',
    '<img src={url} />',
    '<input value={a} />',
    '<p><div /></p>',
    '<svg />',
  ])('leaves %s to the checks', (tag) => {
    const { source, kinds } = used(tag);
    expect(kinds.filter((kind) => kind === 'web-tag')).toEqual(tag === '<p><div /></p>' ? ['web-tag'] : []);
    expect(source).toContain(tag === '<p><div /></p>' ? '<p><View /></p>' : tag);
  });
});
