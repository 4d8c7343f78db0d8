import { Ionicons } from '@expo/vector-icons';
import { createBottomTabNavigator } from '@react-navigation/bottom-tabs';
import { type NavigationProp, type NavigatorScreenParams, useNavigation } from '@react-navigation/native';
import { createNativeStackNavigator } from '@react-navigation/native-stack';
import type { ComponentType } from 'react';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { AppText, type IconName } from './components/ui';
import { HomeScreen } from './screens/HomeScreen';
import { SettingsScreen } from './screens/SettingsScreen';
import { type Strings, useStrings } from './strings';
import { useTheme } from './theme';

type TabName = keyof Strings['tabs'];

export type RootStackParams = {
  Tabs: NavigatorScreenParams<Record<TabName, undefined>> | undefined;
};

const tabs: { name: TabName; icon: IconName; component: ComponentType }[] = [
  { name: 'Home', icon: 'home', component: HomeScreen },
  { name: 'Settings', icon: 'settings', component: SettingsScreen },
];

const Tabs = createBottomTabNavigator<Record<TabName, undefined>>();
const Stack = createNativeStackNavigator<RootStackParams>();

export function useRootNavigation() {
  return useNavigation<NavigationProp<RootStackParams>>();
}

export function RootNavigator() {
  return (
    <Stack.Navigator screenOptions={{ headerShown: false }}>
      <Stack.Screen name="Tabs" component={TabNavigator} />
    </Stack.Navigator>
  );
}

function TabNavigator() {
  const { colors } = useTheme();
  const text = useStrings();
  const { bottom } = useSafeAreaInsets();
  return (
    <Tabs.Navigator
      screenOptions={{
        headerShown: false,
        tabBarActiveTintColor: colors.primary,
        tabBarInactiveTintColor: colors.muted,
        tabBarStyle: {
          height: 64 + bottom,
          paddingTop: 6,
          backgroundColor: colors.card,
          borderTopColor: colors.line,
        },
      }}
    >
      {tabs.map(({ name, icon, component }) => (
        <Tabs.Screen
          key={name}
          name={name}
          component={component}
          options={{
            title: text.tabs[name],
            tabBarIcon: ({ color, size }) => <Ionicons name={icon} color={color} size={size} />,
            tabBarLabel: ({ focused, children }) => (
              <AppText variant="tab" tone={focused ? 'primary' : 'muted'} numberOfLines={1}>
                {children}
              </AppText>
            ),
          }}
        />
      ))}
    </Tabs.Navigator>
  );
}
