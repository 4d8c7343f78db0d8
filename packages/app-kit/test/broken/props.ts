import type { FixKind } from '../../src/fixers/fixer.ts';
import { type BrokenFixture, type FixtureFamily, heals, screen } from './fixture.ts';

const input = "import { useState } from 'react';\nimport { TextInput, View } from 'react-native';";
const state = "const [text, setText] = useState('');";

const prop = (
  name: string,
  saw: string,
  component: string,
  [broken, fixed]: readonly [string, string],
  kind: FixKind = 'prop-name',
  before = '',
): BrokenFixture => {
  const imports =
    component === 'TextInput' && before !== '' ? input : `import { ${component} } from 'react-native';`;
  return heals(name, saw, kind, [screen(imports, broken, before), screen(imports, fixed, before)]);
};

const cast = 'java.lang.String cannot be cast to java.lang.Boolean';

/** Wrong names and values of properties. */
export const propFixtures: FixtureFamily = {
  family: 'properties',
  fixtures: [
    prop(
      'className on a View',
      'The layout is lost',
      'View',
      ['<View className="flex-1" />', '<View />'],
      'class-name',
    ),
    prop(
      'class on a View',
      'The layout is lost',
      'View',
      ['<View class="flex-1" />', '<View />'],
      'class-name',
    ),
    prop('onClick on a Pressable', 'The button does nothing', 'Pressable', [
      '<Pressable onClick={() => {}} />',
      '<Pressable onPress={() => {}} />',
    ]),
    prop(
      'a web change event of a TextInput',
      "TypeError: Cannot read property 'value' of undefined",
      'TextInput',
      [
        '<TextInput value={text} onChange={(e) => setText(e.target.value)} />',
        '<TextInput value={text} onChangeText={(text) => setText(text)} />',
      ],
      'prop-name',
      state,
    ),
    prop(
      'a setter as change handler of a TextInput',
      'Objects are not valid as a React child',
      'TextInput',
      ['<TextInput value={text} onChange={setText} />', '<TextInput value={text} onChangeText={setText} />'],
      'prop-name',
      state,
    ),
    prop('properties in snake case', 'The placeholder has no colour', 'TextInput', [
      '<TextInput placeholder="a" placeholder_text_color="#999" secure_text_entry />',
      '<TextInput placeholder="a" placeholderTextColor="#999" secureTextEntry />',
    ]),
    prop('properties in lower case', 'Nothing happens on a press', 'Pressable', [
      '<Pressable onpress={() => {}} accessibilitylabel="a" />',
      '<Pressable onPress={() => {}} accessibilityLabel="a" />',
    ]),
    prop(
      'an address as source of an Image',
      'The image is blank',
      'Image',
      [
        '<Image source="https://a.b/c.png" style={{ width: 4, height: 4 }} />',
        '<Image source={{ uri: "https://a.b/c.png" }} style={{ width: 4, height: 4 }} />',
      ],
      'prop-value',
    ),
    prop(
      'object-fit as resizeMode',
      'Error while updating property resizeMode',
      'Image',
      [
        '<Image source={{ uri: "a" }} resizeMode="fill" />',
        '<Image source={{ uri: "a" }} resizeMode="stretch" />',
      ],
      'prop-value',
    ),
    prop(
      'types of inputs as keyboard',
      'Invalid prop keyboardType',
      'TextInput',
      ['<TextInput keyboardType="email" />', '<TextInput keyboardType="email-address" />'],
      'prop-value',
    ),
    prop(
      'a boolean as text',
      cast,
      'TextInput',
      [
        '<TextInput secureTextEntry="true" multiline="false" />',
        '<TextInput secureTextEntry={true} multiline={false} />',
      ],
      'prop-value',
    ),
    prop(
      'a number as text',
      'java.lang.String cannot be cast to java.lang.Double',
      'Text',
      ['<Text numberOfLines="2">a</Text>', '<Text numberOfLines={2}>a</Text>'],
      'prop-value',
    ),
    prop(
      'a style as text',
      'TypeError: Invalid style',
      'View',
      [
        '<View style="background-color: red; padding: 10px" />',
        "<View style={{ backgroundColor: 'red', padding: 10 }} />",
      ],
      'style-value',
    ),
    prop('a Button with children', 'The title prop of a Button must be a string', 'Button', [
      '<Button onPress={() => {}}>Kaydet</Button>',
      '<Button onPress={() => {}} title="Kaydet" />',
    ]),
    prop(
      'a Switch like a checkbox',
      'The switch jumps back',
      'Switch',
      ['<Switch checked={false} onChange={setOn} />', '<Switch value={false} onValueChange={setOn} />'],
      'prop-name',
      'const setOn = (on: boolean) => console.log(on);',
    ),
    prop(
      'onPress that is called while rendering',
      'Too many re-renders',
      'Pressable',
      ['<Pressable onPress={setCount(1)} />', '<Pressable onPress={() => setCount(1)} />'],
      'prop-value',
      'const setCount = (count: number) => console.log(count);',
    ),
  ],
};
