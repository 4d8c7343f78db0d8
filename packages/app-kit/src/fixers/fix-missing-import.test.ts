import { describe, expect, it } from 'vitest';
import { fixOne } from '../../test/fix-one.ts';

describe('fixMissingImport', () => {
  it.each([
    [
      "import { View } from 'react-native';\nexport const A = () => <View><Text>a</Text></View>;",
      "import { View, Text } from 'react-native';\nexport const A = () => <View><Text>a</Text></View>;",
    ],
    [
      "import React from 'react';\nexport const useA = () => useState<string>('');",
      "import React, { useState } from 'react';\nexport const useA = () => useState<string>('');",
    ],
    [
      "import * as React from 'react';\nexport const useA = () => useRef(0);",
      "import { useRef } from 'react';\nimport * as React from 'react';\nexport const useA = () => useRef(0);",
    ],
    [
      'export const A = React.memo(() => null);',
      "import React from 'react';\nexport const A = React.memo(() => null);",
    ],
    [
      "import type { ViewProps } from 'react-native';\nexport const s = StyleSheet.create({});",
      "import { StyleSheet } from 'react-native';\nimport type { ViewProps } from 'react-native';\nexport const s = StyleSheet.create({});",
    ],
    [
      'export const A = () => <Animated.View />;',
      "import { Animated } from 'react-native';\nexport const A = () => <Animated.View />;",
    ],
    [
      "export const save = () => AsyncStorage.setItem('a', 'b');",
      "import AsyncStorage from '@react-native-async-storage/async-storage';\nexport const save = () => AsyncStorage.setItem('a', 'b');",
    ],
  ])('adds the import to %s', (source, expected) => {
    expect(fixOne(source)).toEqual({ source: expected, kinds: ['missing-import'] });
  });

  it.each([
    "import { Text } from './Text'; export const A = () => <Text />;",
    'const View = () => null; export const A = () => <View />;',
    'export const A = ({ Image }: { Image: () => null }) => <Image />;',
    "import { Text as RNText, View as Text } from 'react-native'; export const A = () => <Text />;",
    'export const a = other.useState(1);',
    "export const text = 'useState() in <View>'; // useRef()",
    'export interface View { a: string }',
    'export const A = () => <Mystery />;',
  ])('leaves %s alone', (source) => {
    expect(fixOne(source, { 'src/Text.tsx': 'export const Text = () => null;' }).kinds).toEqual([]);
  });

  it.each([
    [
      'export const A = () => <Card />;',
      "import { Card } from './ui';\n",
      { 'src/ui.tsx': 'export const Card = () => null;' },
    ],
    [
      'export const A = () => <HomeScreen />;',
      "import HomeScreen from './screens/HomeScreen';\n",
      { 'src/screens/HomeScreen.tsx': 'export default function HomeScreen() { return null; }' },
    ],
    [
      'export const first = (items: Item[]) => items[0];',
      "import { type Item } from './model';\n",
      { 'src/model/index.ts': 'export interface Item { id: string }' },
    ],
    [
      'export const a = total([1]);',
      "import { total } from './sums/total';\n",
      {
        'src/sums/total.ts': 'export const total = (all: number[]) => all.length;',
        'src/sums/index.ts': "export { total } from './total';",
      },
    ],
  ])('imports from the only module of the project for %s', (source, statement, others) => {
    expect(fixOne(source, others)).toEqual({ source: statement + source, kinds: ['missing-import'] });
  });

  it('leaves a name alone that two modules export', () => {
    const others = {
      'src/b.tsx': 'export const Card = () => null;',
      'src/c.tsx': 'export const Card = () => null;',
      'src/Text.tsx': 'export const Text = () => null;',
    };
    expect(fixOne('export const A = () => <Card />;', others).kinds).toEqual([]);
    expect(fixOne('export const A = () => <Text />;', others).kinds).toEqual([]);
  });
});
