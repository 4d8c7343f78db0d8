import { Ionicons } from '@expo/vector-icons';
import { createBottomTabNavigator } from '@react-navigation/bottom-tabs';
import { createNativeStackNavigator } from '@react-navigation/native-stack';
import type { ComponentType } from 'react';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { AppText, type IconName } from './components/ui';
import type { RootStackParams, TabName } from './routes';
import { HabitFormScreen } from './screens/HabitFormScreen';
import { ProgressScreen } from './screens/ProgressScreen';
import { SettingsScreen } from './screens/SettingsScreen';
import { TasksScreen } from './screens/TasksScreen';
import { TodayScreen } from './screens/TodayScreen';
import { useStrings } from './strings';
import { useTheme } from './theme';

const tabs: { name: TabName; icon: IconName; component: ComponentType }[] = [
  { name: 'Today', icon: 'sunny', component: TodayScreen },
  { name: 'Tasks', icon: 'checkbox', component: TasksScreen },
  { name: 'Progress', icon: 'stats-chart', component: ProgressScreen },
  { name: 'Settings', icon: 'settings', component: SettingsScreen },
];

const Tabs = createBottomTabNavigator<Record<TabName, undefined>>();
const Stack = createNativeStackNavigator<RootStackParams>();

export function RootNavigator() {
  return (
    <Stack.Navigator screenOptions={{ headerShown: false }}>
      <Stack.Screen name="Tabs" component={TabNavigator} />
      <Stack.Screen name="HabitForm" component={HabitFormScreen} options={{ presentation: 'modal' }} />
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
