import { Ionicons } from '@expo/vector-icons';
import { createBottomTabNavigator } from '@react-navigation/bottom-tabs';
import { createNativeStackNavigator } from '@react-navigation/native-stack';
import type { ComponentType } from 'react';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { AppText, type IconName } from './components/ui';
import type { RootStackParams, TabName } from './routes';
import { CartScreen } from './screens/CartScreen';
import { CheckoutScreen } from './screens/CheckoutScreen';
import { HomeScreen } from './screens/HomeScreen';
import { ProductScreen } from './screens/ProductScreen';
import { SettingsScreen } from './screens/SettingsScreen';
import { countPieces, useShop } from './store';
import { useStrings } from './strings';
import { useTheme } from './theme';

const tabs: { name: TabName; icon: IconName; component: ComponentType }[] = [
  { name: 'Shop', icon: 'storefront', component: HomeScreen },
  { name: 'Cart', icon: 'bag-handle', component: CartScreen },
  { name: 'Settings', icon: 'settings', component: SettingsScreen },
];

const Tabs = createBottomTabNavigator<Record<TabName, undefined>>();
const Stack = createNativeStackNavigator<RootStackParams>();

export function RootNavigator() {
  return (
    <Stack.Navigator screenOptions={{ headerShown: false }}>
      <Stack.Screen name="Tabs" component={TabNavigator} />
      <Stack.Screen name="Product" component={ProductScreen} />
      <Stack.Screen name="Checkout" component={CheckoutScreen} options={{ presentation: 'modal' }} />
    </Stack.Navigator>
  );
}

function TabNavigator() {
  const { colors } = useTheme();
  const text = useStrings();
  const { bottom } = useSafeAreaInsets();
  const pieces = useShop((shop) => countPieces(shop.cart));
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
            tabBarBadge: name === 'Cart' && pieces > 0 ? pieces : undefined,
            tabBarBadgeStyle: { backgroundColor: colors.primary, color: colors.onPrimary },
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
