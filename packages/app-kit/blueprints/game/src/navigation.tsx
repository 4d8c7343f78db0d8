import { Ionicons } from '@expo/vector-icons';
import { createBottomTabNavigator } from '@react-navigation/bottom-tabs';
import { createNativeStackNavigator } from '@react-navigation/native-stack';
import type { ComponentType } from 'react';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { AppText, type IconName } from './components/ui';
import type { RootStackParams, TabName } from './routes';
import { GameScreen } from './screens/GameScreen';
import { HomeScreen } from './screens/HomeScreen';
import { HowToScreen } from './screens/HowToScreen';
import { ScoresScreen } from './screens/ScoresScreen';
import { SettingsScreen } from './screens/SettingsScreen';
import { useStrings } from './strings';
import { useTheme } from './theme';

const tabs: { name: TabName; icon: IconName; component: ComponentType }[] = [
  { name: 'Home', icon: 'game-controller', component: HomeScreen },
  { name: 'Scores', icon: 'trophy', component: ScoresScreen },
  { name: 'Settings', icon: 'settings', component: SettingsScreen },
];

const Tabs = createBottomTabNavigator<Record<TabName, undefined>>();
const Stack = createNativeStackNavigator<RootStackParams>();

export function RootNavigator() {
  return (
    <Stack.Navigator screenOptions={{ headerShown: false }}>
      <Stack.Screen name="Tabs" component={TabNavigator} />
      <Stack.Screen name="Game" component={GameScreen} options={{ gestureEnabled: false }} />
      <Stack.Screen name="HowTo" component={HowToScreen} options={{ presentation: 'modal' }} />
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
