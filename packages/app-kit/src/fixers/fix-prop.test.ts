import { describe, expect, it } from 'vitest';
import { fixOne } from '../../test/fix-one.ts';

const wrap = (tag: string) =>
  `import { Button, Image, Pressable, Switch, Text, TextInput, View } from 'react-native';\nimport { Card } from './Card';\nexport const A = ({ go, setText, setOn, text }: any) => ${tag};\n`;
const others = { 'src/Card.tsx': 'export const Card = (props: any) => null;\n' };
const fixed = (tag: string) => fixOne(wrap(tag), others);

describe('names of properties', () => {
  it.each([
    [
      '<TextInput onChange={(event: any) => { go(); setText(event.currentTarget.value.trim()); }} />',
      '<TextInput onChangeText={(text) => { go(); setText(text.trim()); }} />',
    ],
    [
      '<TextInput onChange={(e) => go(text, e.target.value)} />',
      '<TextInput onChangeText={(newText) => go(text, newText)} />',
    ],
    [
      '<Switch checked={text} onChange={(e) => setOn(e.target.checked)} />',
      '<Switch value={text} onValueChange={(value) => setOn(value)} />',
    ],
    ['<Text onClick={go}>a</Text>', '<Text onPress={go}>a</Text>'],
    ['<TextInput keyboardtype="numeric" />', '<TextInput keyboardType="numeric" />'],
  ])('corrects %s', (tag, expected) => {
    expect(fixed(tag)).toEqual({ source: wrap(expected), kinds: ['prop-name'] });
  });

  it.each([
    '<TextInput onChange={(e) => setText(e.nativeEvent.text)} />',
    '<TextInput onChange={(e) => { go(e); setText(e.target.value); }} />',
    '<TextInput onChange={go} />',
    '<TextInput onChange={setText} onChangeText={setText} />',
    '<View onClick={go} />',
    '<Card onClick={go} onpress={go} />',
    '<Pressable onClick={go} onPress={go} />',
    '<Button title="a" onPress={go}>b</Button>',
    '<Button title="a" onPress={go} />',
    '<Switch value={text} checked={text} />',
  ])('leaves %s alone', (tag) => {
    expect(fixed(tag)).toEqual({ source: wrap(tag), kinds: [] });
  });
});

describe('values of properties', () => {
  it.each([
    ["<Image source={'https://a.b'} />", '<Image source={{ uri: "https://a.b" }} />'],
    ['<Pressable onPress={navigation.goBack()} />', '<Pressable onPress={() => navigation.goBack()} />'],
    ['<TextInput editable="false" maxLength="8" />', '<TextInput editable={false} maxLength={8} />'],
  ])('corrects %s', (tag, expected) => {
    const declare = (source: string) => `const navigation: any = {};\n${source}`;
    expect(fixOne(declare(wrap(tag)), others)).toEqual({
      source: declare(wrap(expected)),
      kinds: ['prop-value'],
    });
  });

  it.each([
    '<Pressable onPress={go(1)} />',
    '<Image source={require("./Card")} />',
    '<Image source="logo" />',
    '<Card numberOfLines="2" visible="true" />',
    '<TextInput keyboardType="numeric" value="true" />',
    '<Image source={{ uri: text }} resizeMode="constructor" />',
  ])('leaves %s alone', (tag) => {
    expect(fixed(tag)).toEqual({ source: wrap(tag), kinds: [] });
  });
});
