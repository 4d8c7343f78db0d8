import { describe, expect, it } from 'vitest';
import { fixOne } from '../../test/fix-one.ts';

describe('fixMovedPackage', () => {
  it.each([
    ["import create from 'zustand';", "import { create } from 'zustand';"],
    ["import Ionicons from '@expo/vector-icons';", "import { Ionicons } from '@expo/vector-icons';"],
    [
      "import { AsyncStorage } from '@react-native-async-storage/async-storage';",
      "import AsyncStorage from '@react-native-async-storage/async-storage';",
    ],
    [
      "import { NavigationContainer, createNativeStackNavigator } from '@react-navigation/native';",
      "import { NavigationContainer } from '@react-navigation/native';\nimport { createNativeStackNavigator } from '@react-navigation/native-stack';",
    ],
    [
      "import Icon from 'react-native-vector-icons/Ionicons';",
      "import Icon from '@expo/vector-icons/Ionicons';",
    ],
    [
      "import Gradient from 'react-native-linear-gradient';",
      "import { LinearGradient as Gradient } from 'expo-linear-gradient';",
    ],
    [
      "import Storage from '@react-native-community/async-storage';",
      "import Storage from '@react-native-async-storage/async-storage';",
    ],
    [
      "import { AsyncStorage, View, Ionicons as Icon } from 'react-native';",
      "import { View } from 'react-native';\nimport AsyncStorage from '@react-native-async-storage/async-storage';\nimport { Ionicons as Icon } from '@expo/vector-icons';",
    ],
  ])('changes %s to %s', (source, expected) => {
    expect(fixOne(source)).toEqual({ source: expected, kinds: ['moved-package'] });
  });

  it.each([
    "import { View } from 'react-native';",
    "import Icon from 'react-native-vector-icons/None';",
    "import axios from 'axios';",
  ])('leaves %s alone', (source) => {
    expect(fixOne(source).kinds).toEqual([]);
  });
});
