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
    ['<div style={{ padding: "10px" }} />', '<View style={{ padding: 10 }} />'],
    ['<input value={a} />', '<TextInput value={a} />'],
    ['<svg />', '<Svg />'],
    ['<li>{item.title}, {item.price}</li>', '<Text>{item.title}, {item.price}</Text>'],
    [
      '<img src={url} width="8" height="9px" />',
      '<Image source={{ uri: url }} style={{ width: 8, height: 9 }} />',
    ],
    ['<a href={url} rel="x">a</a>', '<Text onPress={() => Linking.openURL(url)}>a</Text>'],
    [
      '<div>a<br /><hr className="x" /></div>',
      "<View><Text>a</Text><View style={{ height: 1, backgroundColor: '#d4d4d8' }} /></View>",
    ],
    ['<textarea disabled rows="3"></textarea>', '<TextInput multiline editable={false} numberOfLines={3} />'],
    ['<svg stroke-width="2" aria-hidden="true"><g /></svg>', '<Svg strokeWidth="2"><G /></Svg>'],
  ])('converts %s and imports what it needs', (tag, expected) => {
    const { source } = used(tag);
    expect(source.slice(source.indexOf('export const A = () => '))).toBe(
      `export const A = () => ${expected};`,
    );
  });

  it.each([
    '<button onClick={(e) => e.preventDefault()}>a</button>',
    '<div style={{ padding: "10px" }} onScroll={go} />'.replace('"10px"', '10'),
    '<input type="checkbox" />',
    '<input onChange={(e) => go(e)} />',
    '<input onKeyDown={go} />',
    '<svg onMouseMove={go} />',
    '<a href="/detail">a</a>',
    '<a onClick={go}>a</a>',
    '<li>{children}</li>'.replace('li', 'datalist').replace('/li', '/datalist'),
    '<img src={url} width="50%" height="9" />',
    '<div onMouseEnter={go} />',
    '<img src={url} />',
    '<p><div /></p>',
  ])('leaves %s to the checks', (tag) => {
    const { source, kinds } = used(tag);
    expect(kinds.filter((kind) => kind === 'web-tag')).toEqual(tag === '<p><div /></p>' ? ['web-tag'] : []);
    expect(source).toContain(tag === '<p><div /></p>' ? '<p><View /></p>' : tag);
  });
});
