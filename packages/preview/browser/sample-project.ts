// A small app for the browser tests, with navigation, icons, a theme module and a counter.

export const THEME = `export const colors = { accent: '#a8321f', paper: '#fbf9f5' };\n`;

export const COUNTER = `import { useState } from 'react';
import { Pressable, Text, View } from 'react-native';
import { colors } from '../theme';

export function Counter() {
  const [count, setCount] = useState(0);
  return (
    <View style={{ padding: 16 }}>
      <Pressable testID="add" onPress={() => setCount(count + 1)} style={{ backgroundColor: colors.accent, padding: 12 }}>
        <Text testID="label" style={{ color: '#fff' }}>Sayaç</Text>
      </Pressable>
      <Text testID="count">{count}</Text>
    </View>
  );
}
`;

export const HOME = `import { Ionicons } from '@expo/vector-icons';
import { View } from 'react-native';
import { Counter } from './Counter';

export function Home() {
  return (
    <View testID="home" style={{ flex: 1, backgroundColor: '#fff' }}>
      <Ionicons name="home" size={32} color="#27407e" testID="icon" />
      <Counter />
    </View>
  );
}
`;

export const APP = `import { createBottomTabNavigator } from '@react-navigation/bottom-tabs';
import { NavigationContainer } from '@react-navigation/native';
import { createNativeStackNavigator } from '@react-navigation/native-stack';
import { MaterialCommunityIcons } from '@expo/vector-icons';
import AsyncStorage from '@react-native-async-storage/async-storage';
import { LinearGradient } from 'expo-linear-gradient';
import { StatusBar } from 'expo-status-bar';
import { Text, View } from 'react-native';
import { SafeAreaView } from 'react-native-safe-area-context';
import Svg, { Circle } from 'react-native-svg';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { Home } from './screens/Home';
import info from './info.json';

const useSettings = create(
  persist<{ name: string }>(() => ({ name: 'Ada' }), { name: 'settings', storage: createJSONStorage(() => AsyncStorage) }),
);
const Tabs = createBottomTabNavigator();
const Stack = createNativeStackNavigator();

function Profile() {
  const name = useSettings((state) => state.name);
  return (
    <SafeAreaView style={{ flex: 1 }}>
      <LinearGradient colors={['#a8321f', '#27407e']} style={{ height: 40 }} />
      <Svg width={40} height={40}><Circle cx={20} cy={20} r={18} fill="#27407e" /></Svg>
      <Text testID="profile">{name} {info.version}</Text>
    </SafeAreaView>
  );
}

function Main() {
  return (
    <Tabs.Navigator>
      <Tabs.Screen name="Ana sayfa" component={Home} options={{ tabBarIcon: ({ color }) => <MaterialCommunityIcons name="home" size={24} color={color} /> }} />
      <Tabs.Screen name="Profil" component={Profile} />
    </Tabs.Navigator>
  );
}

export default function App() {
  return (
    <View style={{ flex: 1 }}>
      <StatusBar style="auto" />
      <NavigationContainer>
        <Stack.Navigator screenOptions={{ headerShown: false }}>
          <Stack.Screen name="Main" component={Main} />
        </Stack.Navigator>
      </NavigationContainer>
    </View>
  );
}
`;

export const SAMPLE: Readonly<Record<string, string>> = {
  'src/App.tsx': APP,
  'src/theme.ts': THEME,
  'src/info.json': '{ "version": 7 }',
  'src/screens/Home.tsx': HOME,
  'src/screens/Counter.tsx': COUNTER,
};
