import { type FixtureFamily, heals, screen } from './fixture.ts';

const rn = "import { Text, View } from 'react-native';";

const move = (broken: string, fixed: string, shows: string, before = ''): readonly [string, string] => [
  screen(`${rn}\n${broken}`, shows, before),
  screen(fixed === '' ? rn : `${rn}\n${fixed}`, shows, before),
];
const text = '<View><Text>a</Text></View>';
const gradient = "<View><LinearGradient colors={['#fff', '#eee']} /></View>";
/** Imports of packages that were renamed, split up, or are not part of the SDK. */
export const movedPackages: FixtureFamily = {
  family: 'moved packages',
  fixtures: [
    heals(
      'AsyncStorage from react-native',
      'AsyncStorage has been removed from react-native',
      'moved-package',
      move(
        "import { AsyncStorage } from 'react-native';",
        "import AsyncStorage from '@react-native-async-storage/async-storage';",
        text,
        "AsyncStorage.getItem('a');",
      ),
    ),
    heals(
      'AsyncStorage of the community',
      'Unable to resolve @react-native-community/async-storage',
      'moved-package',
      move(
        "import AsyncStorage from '@react-native-community/async-storage';",
        "import AsyncStorage from '@react-native-async-storage/async-storage';",
        text,
        "AsyncStorage.getItem('a');",
      ),
    ),
    heals(
      'react-native-vector-icons',
      'Unable to resolve react-native-vector-icons/Ionicons',
      'moved-package',
      move(
        "import Icon from 'react-native-vector-icons/Ionicons';",
        "import Icon from '@expo/vector-icons/Ionicons';",
        '<View><Icon name="add" /></View>',
      ),
    ),
    heals(
      'the safe area of react-navigation',
      'Unable to resolve react-native-safe-area-view',
      'moved-package',
      move(
        "import SafeAreaView from 'react-native-safe-area-view';",
        "import { SafeAreaView } from 'react-native-safe-area-context';",
        '<SafeAreaView><Text>a</Text></SafeAreaView>',
      ),
    ),
    heals(
      'react-native-linear-gradient',
      'Unable to resolve react-native-linear-gradient',
      'moved-package',
      move(
        "import LinearGradient from 'react-native-linear-gradient';",
        "import { LinearGradient } from 'expo-linear-gradient';",
        gradient,
      ),
    ),
    heals(
      'names of expo before SDK 33',
      'Element type is invalid: got undefined',
      'moved-package',
      move(
        "import { LinearGradient } from 'expo';",
        "import { LinearGradient } from 'expo-linear-gradient';",
        gradient,
      ),
    ),
    heals('react-native-web', 'Unable to resolve react-native-web', 'moved-package', [
      screen("import { Text, View } from 'react-native-web';", text),
      screen(rn, text),
    ]),
    heals(
      'lists of react-native-gesture-handler',
      'Unable to resolve react-native-gesture-handler',
      'moved-package',
      move(
        "import { FlatList, TouchableOpacity } from 'react-native-gesture-handler';",
        "import { FlatList, TouchableOpacity } from 'react-native';",
        '<FlatList data={[1]} renderItem={() => <TouchableOpacity><Text>a</Text></TouchableOpacity>} />',
      ),
    ),
    heals(
      'an import only for its effect',
      'Unable to resolve react-native-gesture-handler',
      'moved-package',
      [`import 'react-native-gesture-handler';\n${screen(rn, text)}`, screen(rn, text)],
    ),
    heals(
      'a polyfill that Hermes does not need',
      "Unable to resolve 'react-native-url-polyfill/auto'",
      'moved-package',
      [`import 'react-native-url-polyfill/auto';\n${screen(rn, text)}`, screen(rn, text)],
    ),
    heals(
      'the JavaScript stack of React Navigation',
      'Unable to resolve @react-navigation/stack',
      'moved-package',
      move(
        "import { createStackNavigator } from '@react-navigation/stack';",
        "import { createNativeStackNavigator as createStackNavigator } from '@react-navigation/native-stack';",
        text,
        'createStackNavigator();',
      ),
    ),
    heals('icons of lucide', 'Unable to resolve lucide-react-native', 'icon-package', [
      screen(
        `${rn}\nimport { ChevronRight, Plus } from 'lucide-react-native';`,
        '<View><Plus size={24} color="#111" /><ChevronRight size={16} /></View>',
      ),
      screen(
        `${rn}\nimport { Feather } from '@expo/vector-icons';`,
        '<View><Feather name="plus" size={24} color="#111" /><Feather name="chevron-right" size={16} /></View>',
      ),
    ]),
    heals('icons of react-icons', 'Unable to resolve react-icons/fi', 'icon-package', [
      screen(`${rn}\nimport { FiTrash2 } from 'react-icons/fi';`, '<View><FiTrash2 size={20} /></View>'),
      screen(
        `${rn}\nimport { Feather } from '@expo/vector-icons';`,
        '<View><Feather name="trash-2" size={20} /></View>',
      ),
    ]),
    heals(
      'a hook of expo-router that React Navigation has',
      'Unable to resolve expo-router',
      'moved-package',
      move(
        "import { useFocusEffect, useNavigation } from 'expo-router';",
        "import { useFocusEffect, useNavigation } from '@react-navigation/native';",
        text,
        'useNavigation();\n  useFocusEffect(() => {});',
      ),
    ),
  ],
};
