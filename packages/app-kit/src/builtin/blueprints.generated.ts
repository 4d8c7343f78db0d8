// Written by scripts/generate-blueprints.ts from the files in blueprints/; change those and run it again.
/** Files of each blueprint folder: folder → path → source. */
export const blueprintSources: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  backend: {
    'src/api/client.ts': `/** Address of your own service; everything the app asks for goes through here. */
const apiUrl = 'https://api.example.com/v1';

const timeoutMs = 8000;

export type OrderStatus = 'open' | 'visiting' | 'done';
export type Priority = 'low' | 'normal' | 'urgent';

export interface Order {
  id: string;
  title: string;
  customer: string;
  address: string;
  note: string;
  status: OrderStatus;
  priority: Priority;
  /** ISO 8601. */
  createdAt: string;
  /** Written on the device and not yet known to the server. */
  pending?: boolean;
}

export type NewOrder = Pick<Order, 'title' | 'customer' | 'address' | 'note' | 'priority'>;

export interface Session {
  token: string;
  email: string;
  /** True when the server could not be reached and sample data is shown. */
  demo: boolean;
}

export type ApiErrorKind = 'offline' | 'unauthorized' | 'missing' | 'invalid' | 'server';

export class ApiError extends Error {
  readonly kind: ApiErrorKind;

  constructor(kind: ApiErrorKind) {
    super(kind);
    this.name = 'ApiError';
    this.kind = kind;
  }
}

function kindOf(status: number): ApiErrorKind {
  if (status === 401 || status === 403) return 'unauthorized';
  if (status === 404) return 'missing';
  if (status >= 400 && status < 500) return 'invalid';
  return 'server';
}

interface RequestOptions {
  method?: 'GET' | 'POST' | 'PATCH';
  body?: object;
  token?: string;
}

/** Sends one request and reads its JSON; every failure becomes an \`ApiError\` with a kind. */
async function send<Reply>(
  path: string,
  { method = 'GET', body, token }: RequestOptions = {},
): Promise<Reply> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeoutMs);
  try {
    const response = await fetch(\`\${apiUrl}\${path}\`, {
      method,
      headers: {
        Accept: 'application/json',
        ...(body ? { 'Content-Type': 'application/json' } : {}),
        ...(token ? { Authorization: \`Bearer \${token}\` } : {}),
      },
      body: body ? JSON.stringify(body) : undefined,
      signal: controller.signal,
    });
    if (!response.ok) throw new ApiError(kindOf(response.status));
    return (await response.json()) as Reply;
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new ApiError(error instanceof SyntaxError ? 'server' : 'offline');
  } finally {
    clearTimeout(timer);
  }
}

export const api = {
  signIn: (email: string, password: string) =>
    send<{ token: string }>('/sessions', { method: 'POST', body: { email, password } }),

  listOrders: (token: string) => send<Order[]>('/orders', { token }),

  createOrder: (token: string, order: NewOrder) =>
    send<Order>('/orders', { method: 'POST', body: order, token }),

  setStatus: (token: string, id: string, status: OrderStatus) =>
    send<Order>(\`/orders/\${encodeURIComponent(id)}\`, { method: 'PATCH', body: { status }, token }),
};

export function errorKind(error: unknown): ApiErrorKind {
  return error instanceof ApiError ? error.kind : 'server';
}
`,
    'src/api/sample-orders.ts': `import type { Language } from '../settings';
import type { Order, OrderStatus, Priority } from './client';

const rows: [OrderStatus, Priority, hoursAgo: number][] = [
  ['open', 'urgent', 1],
  ['visiting', 'normal', 3],
  ['open', 'normal', 6],
  ['open', 'low', 26],
  ['done', 'normal', 50],
  ['done', 'urgent', 75],
];

const texts: Record<Language, [title: string, customer: string, address: string, note: string][]> = {
  tr: [
    [
      'Kombi basınç kaybediyor',
      'Nermin Aksoy',
      'Caferağa Mah. Moda Cad. 41/3, Kadıköy',
      'Basınç iki saatte 1,5’ten 0,6’ya düşüyor. Kapıcıda anahtar var.',
    ],
    [
      'Asansör kapısı takılıyor',
      'Çınar Apartmanı',
      'Bahçelievler 7. Cad. 18, Çankaya',
      'Üçüncü katta kapı tam kapanmıyor. Yönetici öğleden sonra yerinde.',
    ],
    [
      'Klima bakımı',
      'Deniz Diş Kliniği',
      'Alsancak Kıbrıs Şehitleri Cad. 92, Konak',
      'Dört iç ünite, filtre değişimi dahil. Hastalar 18.00’den sonra bitiyor.',
    ],
    [
      'Su sayacı okunmuyor',
      'Tuna Market',
      'Çarşı Mah. Uzun Sok. 7, Ortahisar',
      'Ekran boş. Pil değişimi gerekebilir.',
    ],
    [
      'Kamera açısı ayarı',
      'Ege Depoculuk',
      'Organize Sanayi 5. Sok. 12, Nilüfer',
      'Yükleme rampası görüntüye alındı, müşteri onayladı.',
    ],
    [
      'Sigorta atıyor',
      'Selim Karaca',
      'Yenişehir Mah. Çınar Sok. 3, Muratpaşa',
      'Mutfak hattında kaçak bulundu, priz değiştirildi.',
    ],
  ],
  en: [
    [
      'Boiler keeps losing pressure',
      'Norma Ellis',
      '41 Harbour Road, flat 3',
      'Drops from 1.5 to 0.6 bar in two hours. The caretaker has a key.',
    ],
    [
      'Lift door sticks',
      'Maple Court',
      '18 Seventh Avenue',
      'The door on the third floor does not close fully. The manager is there after noon.',
    ],
    [
      'Air conditioning service',
      'Bright Dental Clinic',
      '92 Chapel Street',
      'Four indoor units with new filters. The last patient leaves at six.',
    ],
    [
      'Water meter is blank',
      'Corner Market',
      '7 Long Lane',
      'The display shows nothing. It may need a new battery.',
    ],
    [
      'Adjust camera angle',
      'Westside Storage',
      '12 Depot Way',
      'The loading ramp is in view now, approved by the customer.',
    ],
    [
      'Fuse keeps tripping',
      'Simon Clarke',
      '3 Garden Close',
      'Found a fault on the kitchen line and replaced the socket.',
    ],
  ],
};

/** Shown while no server answers, so that the app can be tried from end to end. */
export function createSampleOrders(language: Language, now: number): Order[] {
  return texts[language].map(([title, customer, address, note], index) => {
    const [status, priority, hoursAgo] = rows[index] ?? ['open', 'normal', 12];
    return {
      id: \`SR-\${2041 - index}\`,
      title,
      customer,
      address,
      note,
      status,
      priority,
      createdAt: new Date(now - hoursAgo * 3_600_000).toISOString(),
    };
  });
}
`,
    'src/navigation.tsx': `import { Ionicons } from '@expo/vector-icons';
import { createBottomTabNavigator } from '@react-navigation/bottom-tabs';
import { createNativeStackNavigator } from '@react-navigation/native-stack';
import type { ComponentType } from 'react';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { AppText, type IconName } from './components/ui';
import type { RootStackParams, TabName } from './routes';
import { LoginScreen } from './screens/LoginScreen';
import { NewOrderScreen } from './screens/NewOrderScreen';
import { OrderScreen } from './screens/OrderScreen';
import { HistoryScreen, OrdersScreen } from './screens/OrdersScreen';
import { SettingsScreen } from './screens/SettingsScreen';
import { useSession } from './session';
import { useStrings } from './strings';
import { useTheme } from './theme';

const tabs: { name: TabName; icon: IconName; component: ComponentType }[] = [
  { name: 'Orders', icon: 'construct', component: OrdersScreen },
  { name: 'History', icon: 'archive', component: HistoryScreen },
  { name: 'Settings', icon: 'settings', component: SettingsScreen },
];

const Tabs = createBottomTabNavigator<Record<TabName, undefined>>();
const Stack = createNativeStackNavigator<RootStackParams>();

export function RootNavigator() {
  const signedIn = useSession((state) => state.session !== undefined);
  return (
    <Stack.Navigator screenOptions={{ headerShown: false }}>
      {signedIn ? (
        <>
          <Stack.Screen name="Tabs" component={TabNavigator} />
          <Stack.Screen name="Order" component={OrderScreen} />
          <Stack.Screen name="NewOrder" component={NewOrderScreen} options={{ presentation: 'modal' }} />
        </>
      ) : (
        <Stack.Screen name="Login" component={LoginScreen} />
      )}
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
`,
    'src/orders.ts': `import { create } from 'zustand';
import { type ApiErrorKind, api, errorKind, type NewOrder, type Order, type OrderStatus } from './api/client';
import { createSampleOrders } from './api/sample-orders';
import { useSession } from './session';
import { remember, useSettings } from './settings';

interface OrdersState {
  orders: Order[];
  status: 'idle' | 'loading' | 'ready' | 'failed';
  error?: ApiErrorKind;
  /** True while the list shows what is on the device instead of the server's answer. */
  offline: boolean;
  load: () => Promise<void>;
  create: (order: NewOrder) => Promise<void>;
  setStatus: (id: string, status: OrderStatus) => Promise<void>;
  clear: () => void;
}

const token = () => useSession.getState().session?.token ?? '';

export const useOrders = create<OrdersState>()((set, get) => {
  const replace = (id: string, order: Order) =>
    set(({ orders }) => ({ orders: orders.map((each) => (each.id === id ? order : each)) }));

  /** Sends what was written offline; what still can't be sent stays marked. */
  const sendPending = async () => {
    for (const order of get().orders.filter((each) => each.pending)) {
      replace(order.id, await api.createOrder(token(), order));
    }
  };

  return {
    orders: [],
    status: 'idle',
    offline: false,

    load: async () => {
      set({ status: 'loading', error: undefined });
      try {
        await sendPending();
        set({ orders: await api.listOrders(token()), status: 'ready', offline: false });
      } catch (error) {
        const kind = errorKind(error);
        if (kind === 'unauthorized' && !useSession.getState().session?.demo) useSession.getState().signOut();
        if (kind !== 'offline') {
          set({ status: 'failed', error: kind });
          return;
        }
        const { orders } = get();
        const kept =
          orders.length > 0 ? orders : createSampleOrders(useSettings.getState().language, Date.now());
        set({ orders: kept, status: 'ready', offline: true });
      }
    },

    create: async (order) => {
      const local: Order = {
        ...order,
        id: \`\${Date.now()}\`.slice(-6),
        status: 'open',
        createdAt: new Date().toISOString(),
        pending: true,
      };
      set(({ orders }) => ({ orders: [local, ...orders] }));
      try {
        replace(local.id, await api.createOrder(token(), order));
      } catch {
        set({ offline: true });
      }
    },

    setStatus: async (id, status) => {
      const before = get().orders.find((order) => order.id === id);
      if (!before) return;
      replace(id, { ...before, status });
      try {
        replace(id, await api.setStatus(token(), id, status));
      } catch (error) {
        // Without a connection the change stays on the device; a refusal by the server takes it back.
        if (errorKind(error) === 'offline') set({ offline: true });
        else replace(id, before);
      }
    },

    clear: () => set({ orders: [], status: 'idle', offline: false }),
  };
});

remember(useOrders, 'orders', ({ orders }) => ({ orders }));
`,
    'src/routes.ts': `import { type NavigationProp, type NavigatorScreenParams, useNavigation } from '@react-navigation/native';
import type { Strings } from './strings';

export type TabName = keyof Strings['tabs'];

export type RootStackParams = {
  Tabs: NavigatorScreenParams<Record<TabName, undefined>> | undefined;
  Login: undefined;
  Order: { id: string };
  NewOrder: undefined;
};

export function useRootNavigation() {
  return useNavigation<NavigationProp<RootStackParams>>();
}
`,
    'src/screens/LoginScreen.tsx': `import { Ionicons } from '@expo/vector-icons';
import { LinearGradient } from 'expo-linear-gradient';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { AppText, Button, Field, Screen } from '../components/ui';
import { useSession } from '../session';
import { useStrings } from '../strings';
import { radius, space, useTheme } from '../theme';

export function LoginScreen() {
  const { login: text, errors, appName } = useStrings();
  const { colors } = useTheme();
  const { busy, error, signIn, signInWithSample } = useSession();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);

  const emailError = /^\\S+@\\S+\\.\\S+$/.test(email.trim()) ? undefined : text.emailError;
  const passwordError = password.length >= 8 ? undefined : text.passwordError;
  const submit = () => {
    setTried(true);
    if (!emailError && !passwordError) void signIn(email.trim(), password);
  };

  return (
    <Screen>
      <LinearGradient
        colors={[colors.heroFrom, colors.heroTo]}
        start={{ x: 0, y: 0 }}
        end={{ x: 1, y: 1 }}
        style={styles.hero}
      >
        <View style={styles.badge}>
          <Ionicons name="construct" size={30} color={colors.onHero} />
        </View>
        <AppText variant="display" tone="onHero">
          {appName}
        </AppText>
        <AppText tone="onHero" style={styles.dim}>
          {text.text}
        </AppText>
      </LinearGradient>
      <AppText variant="title" role="heading">
        {text.title}
      </AppText>
      <Field
        label={text.email}
        value={email}
        error={tried ? emailError : undefined}
        onChangeText={setEmail}
        keyboardType="email-address"
        autoComplete="email"
        autoCapitalize="none"
      />
      <Field
        label={text.password}
        value={password}
        error={tried ? passwordError : undefined}
        onChangeText={setPassword}
        onSubmitEditing={submit}
        autoComplete="current-password"
        autoCapitalize="none"
        secureTextEntry
      />
      {error ? (
        <View role="alert" style={[styles.alert, { backgroundColor: colors.dangerSoft }]}>
          <Ionicons name="alert-circle" size={20} color={colors.danger} />
          <AppText variant="label" tone="danger" style={styles.grow}>
            {errors[error]}
          </AppText>
        </View>
      ) : null}
      <View style={styles.actions}>
        <Button icon="log-in-outline" label={text.submit} busy={busy} onPress={submit} />
        <Button kind="soft" icon="flask-outline" label={text.sample} onPress={signInWithSample} />
      </View>
    </Screen>
  );
}

const styles = StyleSheet.create({
  hero: { borderRadius: radius.card, padding: space.xl, gap: space.xs },
  badge: {
    width: 58,
    height: 58,
    borderRadius: 18,
    alignItems: 'center',
    justifyContent: 'center',
    backgroundColor: 'rgba(255, 255, 255, 0.18)',
    marginBottom: space.md,
  },
  dim: { opacity: 0.88 },
  alert: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.sm,
    padding: 14,
    borderRadius: radius.control,
  },
  grow: { flex: 1 },
  actions: { gap: space.md },
});
`,
    'src/screens/NewOrderScreen.tsx': `import type { NativeStackScreenProps } from '@react-navigation/native-stack';
import { useState } from 'react';
import type { NewOrder, Priority } from '../api/client';
import { AppText, Button, Field, Screen, Segmented } from '../components/ui';
import { useOrders } from '../orders';
import type { RootStackParams } from '../routes';
import { useStrings } from '../strings';

const priorities: Priority[] = ['low', 'normal', 'urgent'];

export function NewOrderScreen({ navigation }: NativeStackScreenProps<RootStackParams, 'NewOrder'>) {
  const { form: text, order: words, orders } = useStrings();
  const create = useOrders((state) => state.create);
  const [form, setForm] = useState<NewOrder>({
    title: '',
    customer: '',
    address: '',
    note: '',
    priority: 'normal',
  });
  const [tried, setTried] = useState(false);

  const errors = {
    title: form.title.trim().length < 5 ? text.short : undefined,
    customer: form.customer.trim() ? undefined : text.required(words.customer),
    address: form.address.trim() ? undefined : text.required(words.address),
  };
  const shown = tried ? errors : { title: undefined, customer: undefined, address: undefined };
  const change = (field: keyof NewOrder) => (value: string) => setForm({ ...form, [field]: value });

  const save = () => {
    setTried(true);
    if (Object.values(errors).some(Boolean)) return;
    void create(form);
    navigation.goBack();
  };

  return (
    <Screen back title={text.title} footer={<Button icon="checkmark" label={text.save} onPress={save} />}>
      <Field
        label={text.name}
        placeholder={text.namePlaceholder}
        value={form.title}
        error={shown.title}
        onChangeText={change('title')}
      />
      <Field
        label={words.customer}
        value={form.customer}
        error={shown.customer}
        onChangeText={change('customer')}
      />
      <Field
        label={words.address}
        value={form.address}
        error={shown.address}
        onChangeText={change('address')}
      />
      <AppText variant="label" tone="muted">
        {text.priority}
      </AppText>
      <Segmented
        label={text.priority}
        value={form.priority}
        onChange={change('priority')}
        options={priorities.map((value) => ({ value, label: orders.priority[value] }))}
      />
      <Field multiline label={words.note} value={form.note} onChangeText={change('note')} />
    </Screen>
  );
}
`,
    'src/screens/OrderScreen.tsx': `import { Ionicons } from '@expo/vector-icons';
import type { NativeStackScreenProps } from '@react-navigation/native-stack';
import { StyleSheet, View } from 'react-native';
import type { OrderStatus } from '../api/client';
import { AppText, Button, Card, EmptyState, type IconName, Screen } from '../components/ui';
import { useOrders } from '../orders';
import type { RootStackParams } from '../routes';
import { useSettings } from '../settings';
import { useStrings } from '../strings';
import { space, useTheme } from '../theme';
import { StatusBadge } from './OrdersScreen';

const nextStatus: Record<OrderStatus, OrderStatus> = { open: 'visiting', visiting: 'done', done: 'open' };
const actionIcons: Record<OrderStatus, IconName> = {
  open: 'car',
  visiting: 'checkmark-done',
  done: 'refresh',
};

export function OrderScreen({ route }: NativeStackScreenProps<RootStackParams, 'Order'>) {
  const { order: text, orders: words } = useStrings();
  const language = useSettings((settings) => settings.language);
  const { orders, setStatus } = useOrders();
  const order = orders.find((each) => each.id === route.params.id);

  if (!order) {
    return (
      <Screen back title={words.emptyTitle}>
        <EmptyState icon="search-outline" title={words.emptyTitle} text={text.missing} />
      </Screen>
    );
  }

  const action = { open: text.start, visiting: text.finish, done: text.reopen }[order.status];
  return (
    <Screen
      back
      title={order.title}
      subtitle={order.id}
      footer={
        <Button
          kind={order.status === 'done' ? 'soft' : 'primary'}
          icon={actionIcons[order.status]}
          label={action}
          onPress={() => void setStatus(order.id, nextStatus[order.status])}
        />
      }
    >
      <View style={styles.badges}>
        <StatusBadge status={order.status} />
        <AppText variant="label" tone={order.priority === 'urgent' ? 'danger' : 'muted'}>
          {words.priority[order.priority]}
        </AppText>
      </View>
      <Card style={styles.card}>
        <Detail icon="person-outline" label={text.customer} value={order.customer} />
        <Detail icon="location-outline" label={text.address} value={order.address} />
        <Detail
          icon="calendar-outline"
          label={text.created}
          value={new Date(order.createdAt).toLocaleString(language, {
            dateStyle: 'long',
            timeStyle: 'short',
          })}
        />
        {order.note ? <Detail icon="document-text-outline" label={text.note} value={order.note} /> : null}
      </Card>
      {order.pending ? (
        <AppText variant="label" tone="warning">
          {words.pending}
        </AppText>
      ) : null}
    </Screen>
  );
}

function Detail({ icon, label, value }: { icon: IconName; label: string; value: string }) {
  const { colors } = useTheme();
  return (
    <View style={styles.detail}>
      <View style={[styles.icon, { backgroundColor: colors.soft }]}>
        <Ionicons name={icon} size={18} color={colors.primary} />
      </View>
      <View style={styles.grow}>
        <AppText variant="caption" tone="muted">
          {label}
        </AppText>
        <AppText>{value}</AppText>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  badges: { flexDirection: 'row', alignItems: 'center', gap: space.md },
  card: { gap: space.lg },
  detail: { flexDirection: 'row', gap: space.md },
  icon: { width: 38, height: 38, borderRadius: 12, alignItems: 'center', justifyContent: 'center' },
  grow: { flex: 1 },
});
`,
    'src/screens/OrdersScreen.tsx': `import { Ionicons } from '@expo/vector-icons';
import { useEffect, useState } from 'react';
import { Pressable, ScrollView, StyleSheet, View } from 'react-native';
import type { Order, OrderStatus } from '../api/client';
import {
  AppText,
  Button,
  Card,
  Chip,
  EmptyState,
  IconButton,
  type IconName,
  InputBar,
  Screen,
} from '../components/ui';
import { useOrders } from '../orders';
import { useRootNavigation } from '../routes';
import { useSession } from '../session';
import { useSettings } from '../settings';
import { useStrings } from '../strings';
import { radius, space, useTheme } from '../theme';

type Filter = 'all' | 'open' | 'visiting';

export function OrdersScreen() {
  const { orders: text, tabs } = useStrings();
  const { orders, status, load, clear } = useOrders();
  const signOut = useSession((state) => state.signOut);
  const navigation = useRootNavigation();
  const [query, setQuery] = useState('');
  const [filter, setFilter] = useState<Filter>('all');

  useEffect(() => {
    void load();
  }, [load]);

  const waiting = orders.filter((order) => order.status !== 'done');
  const wanted = query.trim().toLocaleLowerCase();
  const shown = waiting.filter(
    (order) =>
      (filter === 'all' || order.status === filter) &&
      \`\${order.title} \${order.customer} \${order.address}\`.toLocaleLowerCase().includes(wanted),
  );

  return (
    <Screen
      title={tabs.Orders}
      subtitle={status === 'ready' ? text.greeting(waiting.length) : undefined}
      right={
        <View style={styles.actions}>
          <IconButton icon="refresh" label={text.refresh} onPress={() => void load()} />
          <IconButton
            icon="log-out-outline"
            label={text.signOut}
            onPress={() => {
              signOut();
              clear();
            }}
          />
        </View>
      }
      footer={<Button icon="add" label={text.create} onPress={() => navigation.navigate('NewOrder')} />}
    >
      <OfflineBanner />
      <InputBar
        icon="search"
        label={text.search}
        value={query}
        onChangeText={setQuery}
        returnKeyType="search"
      />
      <ScrollView
        horizontal
        showsHorizontalScrollIndicator={false}
        style={styles.bleed}
        contentContainerStyle={styles.chips}
      >
        <Chip label={text.all} selected={filter === 'all'} onPress={() => setFilter('all')} />
        <Chip label={text.status.open} selected={filter === 'open'} onPress={() => setFilter('open')} />
        <Chip
          label={text.status.visiting}
          selected={filter === 'visiting'}
          onPress={() => setFilter('visiting')}
        />
      </ScrollView>
      <OrderList orders={shown} emptyText={text.emptyText} />
    </Screen>
  );
}

export function HistoryScreen() {
  const { orders: text, tabs } = useStrings();
  const orders = useOrders((state) => state.orders);
  return (
    <Screen title={tabs.History}>
      <OrderList orders={orders.filter((order) => order.status === 'done')} emptyText={text.historyEmpty} />
    </Screen>
  );
}

/** The list in each of its states: loading, failed, empty and full. */
function OrderList({ orders, emptyText }: { orders: readonly Order[]; emptyText: string }) {
  const { orders: text, errors, common } = useStrings();
  const { status, error, load } = useOrders();

  if (status === 'idle' || (status === 'loading' && orders.length === 0)) return <Skeleton />;
  if (status === 'failed') {
    return (
      <EmptyState
        icon="cloud-offline-outline"
        title={text.failedTitle}
        text={errors[error ?? 'server']}
        action={{ label: common.retry, onPress: () => void load() }}
      />
    );
  }
  if (orders.length === 0)
    return <EmptyState icon="file-tray-outline" title={text.emptyTitle} text={emptyText} />;
  return (
    <View style={styles.list}>
      {orders.map((order) => (
        <OrderRow key={order.id} order={order} />
      ))}
    </View>
  );
}

function OrderRow({ order }: { order: Order }) {
  const text = useStrings().orders;
  const { colors } = useTheme();
  const language = useSettings((settings) => settings.language);
  const navigation = useRootNavigation();
  return (
    <Card label={order.title} onPress={() => navigation.navigate('Order', { id: order.id })}>
      <View style={styles.rowTop}>
        <StatusBadge status={order.status} />
        {order.priority === 'urgent' ? (
          <View style={styles.inline}>
            <Ionicons name="flash" size={14} color={colors.danger} />
            <AppText variant="caption" tone="danger" style={styles.bold}>
              {text.priority.urgent}
            </AppText>
          </View>
        ) : null}
        <View style={styles.grow} />
        <AppText variant="caption" tone="faint">
          {new Date(order.createdAt).toLocaleDateString(language, { day: 'numeric', month: 'short' })}
        </AppText>
      </View>
      <AppText variant="heading">{order.title}</AppText>
      <DetailLine icon="person-outline" text={order.customer} />
      <DetailLine icon="location-outline" text={order.address} />
      {order.pending ? <DetailLine icon="cloud-upload-outline" text={text.pending} /> : null}
    </Card>
  );
}

function DetailLine({ icon, text }: { icon: IconName; text: string }) {
  const { colors } = useTheme();
  return (
    <View style={styles.inline}>
      <Ionicons name={icon} size={15} color={colors.muted} />
      <AppText variant="caption" tone="muted" numberOfLines={1} style={styles.grow}>
        {text}
      </AppText>
    </View>
  );
}

export function StatusBadge({ status }: { status: OrderStatus }) {
  const text = useStrings().orders.status;
  const { colors } = useTheme();
  const look = {
    open: { background: colors.warningSoft, tone: 'warning', icon: 'time' },
    visiting: { background: colors.soft, tone: 'primary', icon: 'car' },
    done: { background: colors.successSoft, tone: 'success', icon: 'checkmark-circle' },
  } as const;
  const { background, tone, icon } = look[status];
  return (
    <View style={[styles.badge, { backgroundColor: background }]}>
      <Ionicons name={icon} size={13} color={colors[tone]} />
      <AppText variant="caption" tone={tone} style={styles.bold}>
        {text[status]}
      </AppText>
    </View>
  );
}

function OfflineBanner() {
  const { orders: text, common } = useStrings();
  const { colors } = useTheme();
  const { offline, load } = useOrders();
  if (!offline) return null;
  return (
    <View role="status" style={[styles.banner, { backgroundColor: colors.warningSoft }]}>
      <Ionicons name="cloud-offline" size={20} color={colors.warning} />
      <AppText variant="caption" tone="warning" style={styles.grow}>
        {text.offline}
      </AppText>
      <Pressable role="button" hitSlop={10} onPress={() => void load()}>
        <AppText variant="label" tone="warning">
          {common.retry}
        </AppText>
      </Pressable>
    </View>
  );
}

function Skeleton() {
  const { colors } = useTheme();
  return (
    <View style={styles.list} aria-busy>
      {[0, 1, 2, 3].map((row) => (
        <Card key={row}>
          <View style={[styles.bone, { width: 92, backgroundColor: colors.sunken }]} />
          <View style={[styles.bone, { width: '70%', height: 20, backgroundColor: colors.sunken }]} />
          <View style={[styles.bone, { width: '48%', backgroundColor: colors.sunken }]} />
        </Card>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  actions: { flexDirection: 'row', gap: space.sm },
  bleed: { marginHorizontal: -space.lg, flexGrow: 0 },
  chips: { gap: space.sm, paddingHorizontal: space.lg },
  list: { gap: space.md },
  rowTop: { flexDirection: 'row', alignItems: 'center', gap: space.sm },
  inline: { flexDirection: 'row', alignItems: 'center', gap: 6 },
  grow: { flex: 1 },
  bold: { fontWeight: '600' },
  badge: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 5,
    paddingHorizontal: 10,
    paddingVertical: 5,
    borderRadius: 12,
  },
  banner: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.md,
    padding: 14,
    borderRadius: radius.control,
  },
  bone: { height: 14, borderRadius: 7 },
});
`,
    'src/session.ts': `import { create } from 'zustand';
import { type ApiErrorKind, api, errorKind, type Session } from './api/client';
import { remember } from './settings';

interface SessionState {
  session?: Session;
  busy: boolean;
  error?: ApiErrorKind;
  signIn: (email: string, password: string) => Promise<void>;
  signInWithSample: () => void;
  signOut: () => void;
}

const demoToken = 'demo';

export const useSession = create<SessionState>()((set) => ({
  busy: false,

  signIn: async (email, password) => {
    set({ busy: true, error: undefined });
    try {
      const { token } = await api.signIn(email, password);
      set({ session: { token, email, demo: false }, busy: false });
    } catch (error) {
      set({ busy: false, error: errorKind(error) });
    }
  },

  signInWithSample: () =>
    set({ session: { token: demoToken, email: 'demo@example.com', demo: true }, error: undefined }),

  signOut: () => set({ session: undefined, error: undefined }),
}));

remember(useSession, 'session', ({ session }) => ({ session }));
`,
    'src/strings.ts': `import type { ApiErrorKind, OrderStatus, Priority } from './api/client';
import { type Language, useSettings } from './settings';

const tr = {
  appName: '__APP_NAME__',
  tabs: { Orders: 'İşler', History: 'Geçmiş', Settings: 'Ayarlar' },
  common: { back: 'Geri', retry: 'Tekrar dene' },
  crash: {
    title: 'Bir şeyler ters gitti',
    text: 'Beklenmeyen bir hata oluştu. Kayıtlarınız güvende.',
    retry: 'Tekrar dene',
  },
  settings: {
    title: 'Ayarlar',
    theme: 'Görünüm',
    system: 'Cihaz',
    light: 'Açık',
    dark: 'Koyu',
    language: 'Dil',
    about: 'Sunucunuza bağlanır; bağlantı yokken de çalışır, sonra kaldığı yerden gönderir.',
    version: 'Sürüm',
  },
  errors: {
    offline: 'Sunucuya ulaşılamadı. Bağlantınızı kontrol edin ya da örnek verilerle devam edin.',
    unauthorized: 'E-posta veya şifre hatalı.',
    missing: 'Aradığınız kayıt bulunamadı.',
    invalid: 'Sunucu bu bilgileri kabul etmedi.',
    server: 'Sunucuda bir sorun var. Biraz sonra yeniden deneyin.',
  } as Record<ApiErrorKind, string>,
  login: {
    title: 'Saha ekibi girişi',
    text: 'İşlerinizi görmek için hesabınızla giriş yapın.',
    email: 'E-posta',
    password: 'Şifre',
    emailError: 'Geçerli bir e-posta yazın.',
    passwordError: 'Şifre en az 8 karakter olmalı.',
    submit: 'Giriş yap',
    sample: 'Örnek verilerle dene',
  },
  orders: {
    greeting: (count: number) => (count === 0 ? 'Bekleyen iş yok' : \`\${count} iş sizi bekliyor\`),
    search: 'Müşteri, adres ya da iş arayın',
    all: 'Tümü',
    create: 'Yeni iş',
    refresh: 'Yenile',
    signOut: 'Çıkış yap',
    offline: 'Sunucuya ulaşılamıyor. Cihazdaki veriler gösteriliyor.',
    failedTitle: 'İşler yüklenemedi',
    emptyTitle: 'Burada iş yok',
    emptyText: 'Yeni bir iş eklediğinizde burada görünür.',
    historyEmpty: 'Tamamladığınız işler burada birikir.',
    pending: 'Gönderilmeyi bekliyor',
    status: { open: 'Bekliyor', visiting: 'Yolda', done: 'Tamamlandı' } as Record<OrderStatus, string>,
    priority: { low: 'Düşük', normal: 'Normal', urgent: 'Acil' } as Record<Priority, string>,
  },
  order: {
    customer: 'Müşteri',
    address: 'Adres',
    note: 'Not',
    created: 'Açılış',
    missing: 'Bu iş silinmiş ya da başka birine verilmiş.',
    start: 'Yola çıktım',
    finish: 'Tamamla',
    reopen: 'Yeniden aç',
  },
  form: {
    title: 'Yeni iş',
    name: 'Yapılacak iş',
    namePlaceholder: 'Örneğin: Klima bakımı',
    priority: 'Öncelik',
    save: 'İşi kaydet',
    required: (label: string) => \`\${label} alanını doldurun.\`,
    short: 'En az 5 harf yazın.',
  },
};

export type Strings = typeof tr;

const en: Strings = {
  appName: '__APP_NAME__',
  tabs: { Orders: 'Jobs', History: 'History', Settings: 'Settings' },
  common: { back: 'Back', retry: 'Try again' },
  crash: {
    title: 'Something went wrong',
    text: 'An unexpected error occurred. Your records are safe.',
    retry: 'Try again',
  },
  settings: {
    title: 'Settings',
    theme: 'Appearance',
    system: 'Device',
    light: 'Light',
    dark: 'Dark',
    language: 'Language',
    about: 'Talks to your server, keeps working without a connection, and sends the rest later.',
    version: 'Version',
  },
  errors: {
    offline: 'The server could not be reached. Check your connection or go on with sample data.',
    unauthorized: 'The e-mail or password is wrong.',
    missing: 'This record could not be found.',
    invalid: 'The server did not accept these details.',
    server: 'The server has a problem. Try again in a moment.',
  },
  login: {
    title: 'Field team sign-in',
    text: 'Sign in with your account to see your jobs.',
    email: 'E-mail',
    password: 'Password',
    emailError: 'Write a valid e-mail address.',
    passwordError: 'The password needs at least 8 characters.',
    submit: 'Sign in',
    sample: 'Try with sample data',
  },
  orders: {
    greeting: (count) =>
      count === 0 ? 'No jobs waiting' : count === 1 ? '1 job is waiting' : \`\${count} jobs are waiting\`,
    search: 'Search customer, address or job',
    all: 'All',
    create: 'New job',
    refresh: 'Refresh',
    signOut: 'Sign out',
    offline: 'The server cannot be reached. Showing what is on this device.',
    failedTitle: 'The jobs could not be loaded',
    emptyTitle: 'No jobs here',
    emptyText: 'A job appears here as soon as you add it.',
    historyEmpty: 'Jobs you finish gather here.',
    pending: 'Waiting to be sent',
    status: { open: 'Waiting', visiting: 'On the way', done: 'Done' },
    priority: { low: 'Low', normal: 'Normal', urgent: 'Urgent' },
  },
  order: {
    customer: 'Customer',
    address: 'Address',
    note: 'Note',
    created: 'Opened',
    missing: 'This job was deleted or given to someone else.',
    start: 'I am on my way',
    finish: 'Finish',
    reopen: 'Open again',
  },
  form: {
    title: 'New job',
    name: 'What needs doing',
    namePlaceholder: 'For example: Boiler service',
    priority: 'Priority',
    save: 'Save the job',
    required: (label) => \`Fill in: \${label}.\`,
    short: 'Write at least 5 letters.',
  },
};

export const strings: Record<Language, Strings> = { tr, en };

export function useStrings(): Strings {
  return strings[useSettings((settings) => settings.language)];
}
`,
    'src/theme.ts': `import { useColorScheme } from 'react-native';
import { useSettings } from './settings';

const light = {
  page: '#F4F6FA',
  card: '#FFFFFF',
  sunken: '#E8ECF4',
  line: '#E1E6F0',
  ink: '#121C2E',
  muted: '#586579',
  faint: '#95A0B3',
  primary: '#1F5BD6',
  onPrimary: '#FFFFFF',
  soft: '#E1EAFC',
  heroFrom: '#143C96',
  heroTo: '#2E7BE8',
  onHero: '#FFFFFF',
  danger: '#C0322F',
  dangerSoft: '#FBE5E4',
  success: '#1E7F50',
  successSoft: '#DFF3E8',
  warning: '#A65B00',
  warningSoft: '#FDEFD8',
};

export type Palette = { [Key in keyof typeof light]: string };

const dark: Palette = {
  page: '#0D1119',
  card: '#161C28',
  sunken: '#1F2736',
  line: '#283143',
  ink: '#EAF0FA',
  muted: '#9DABC2',
  faint: '#6C7A92',
  primary: '#7FAAFF',
  onPrimary: '#071B40',
  soft: '#1D2F54',
  heroFrom: '#10296A',
  heroTo: '#1F55AE',
  onHero: '#FFFFFF',
  danger: '#FF8B85',
  dangerSoft: '#431F1E',
  success: '#6BD6A1',
  successSoft: '#143626',
  warning: '#F5B95C',
  warningSoft: '#3D2C12',
};

export const palettes = { light, dark };

export const space = { xs: 4, sm: 8, md: 12, lg: 20, xl: 24 };

export const radius = { control: 12, card: 16 };

export const type = {
  display: { fontSize: 28, lineHeight: 34, fontWeight: '700', letterSpacing: -0.5 },
  title: { fontSize: 22, lineHeight: 28, fontWeight: '700', letterSpacing: -0.3 },
  heading: { fontSize: 17, lineHeight: 23, fontWeight: '600' },
  body: { fontSize: 15, lineHeight: 22 },
  button: { fontSize: 16, lineHeight: 20, fontWeight: '600' },
  label: { fontSize: 13, lineHeight: 18, fontWeight: '600' },
  caption: { fontSize: 12, lineHeight: 16 },
  tab: { fontSize: 11, lineHeight: 16, fontWeight: '600' },
} as const;

/** Colours and shadow for the scheme the person chose, or the device's own. */
export function useTheme() {
  const device = useColorScheme();
  const choice = useSettings((settings) => settings.scheme);
  const scheme = choice === 'system' ? (device === 'dark' ? 'dark' : 'light') : choice;
  const dark = scheme === 'dark';
  return {
    dark,
    colors: palettes[scheme],
    shadow: dark ? '0 1px 2px rgba(0, 0, 0, 0.4)' : '0 6px 18px rgba(16, 32, 64, 0.06)',
  };
}
`,
  },
  basic: {
    'src/navigation.tsx': `import { Ionicons } from '@expo/vector-icons';
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
`,
    'src/screens/HomeScreen.tsx': `import { LinearGradient } from 'expo-linear-gradient';
import { useState } from 'react';
import { StyleSheet } from 'react-native';
import { AppText, Card, EmptyState, IconButton, InputBar, Screen } from '../components/ui';
import { useNotes } from '../store';
import { useStrings } from '../strings';
import { radius, space, useTheme } from '../theme';

export function HomeScreen() {
  const { home: text, appName } = useStrings();
  const { colors } = useTheme();
  const { notes, addNote, removeNote } = useNotes();
  const [value, setValue] = useState('');

  const add = () => {
    if (!value.trim()) return;
    addNote(value.trim());
    setValue('');
  };

  return (
    <Screen title={appName} subtitle={text.welcome}>
      <LinearGradient
        colors={[colors.heroFrom, colors.heroTo]}
        start={{ x: 0, y: 0 }}
        end={{ x: 1, y: 1 }}
        style={styles.hero}
      >
        <AppText variant="title" tone="onHero">
          {text.heroTitle}
        </AppText>
        <AppText tone="onHero" style={styles.dim}>
          {text.heroText}
        </AppText>
      </LinearGradient>
      <InputBar
        label={text.placeholder}
        value={value}
        maxLength={120}
        onChangeText={setValue}
        onSubmitEditing={add}
        returnKeyType="done"
        right={
          <IconButton
            plain
            icon="add-circle"
            tone={value.trim() ? 'primary' : 'faint'}
            label={text.add}
            onPress={add}
          />
        }
      />
      <AppText variant="heading">{text.notes}</AppText>
      {notes.length === 0 ? (
        <EmptyState icon="document-text-outline" title={text.emptyTitle} text={text.emptyText} />
      ) : (
        notes.map((note) => (
          <Card key={note.id} style={styles.note}>
            <AppText style={styles.grow}>{note.text}</AppText>
            <IconButton
              plain
              icon="trash-outline"
              tone="faint"
              label={text.remove(note.text)}
              onPress={() => removeNote(note.id)}
            />
          </Card>
        ))
      )}
    </Screen>
  );
}

const styles = StyleSheet.create({
  hero: { borderRadius: radius.card, padding: space.xl, gap: space.xs },
  dim: { opacity: 0.88 },
  note: { flexDirection: 'row', alignItems: 'center', paddingVertical: 10 },
  grow: { flex: 1 },
});
`,
    'src/store.ts': `import { create } from 'zustand';
import { remember } from './settings';

interface Note {
  id: string;
  text: string;
}

interface NotesState {
  notes: Note[];
  addNote: (text: string) => void;
  removeNote: (id: string) => void;
}

export const useNotes = create<NotesState>()((set) => ({
  notes: [],
  addNote: (text) =>
    set(({ notes }) => ({ notes: [{ id: \`\${Date.now()}-\${notes.length}\`, text }, ...notes] })),
  removeNote: (id) => set(({ notes }) => ({ notes: notes.filter((note) => note.id !== id) })),
}));

remember(useNotes, 'notes', ({ notes }) => ({ notes }));
`,
    'src/strings.ts': `import { type Language, useSettings } from './settings';

const tr = {
  appName: '__APP_NAME__',
  tabs: { Home: 'Ana sayfa', Settings: 'Ayarlar' },
  common: { back: 'Geri' },
  crash: {
    title: 'Bir şeyler ters gitti',
    text: 'Beklenmeyen bir hata oluştu. Verileriniz güvende.',
    retry: 'Tekrar dene',
  },
  settings: {
    title: 'Ayarlar',
    theme: 'Görünüm',
    system: 'Cihaz',
    light: 'Açık',
    dark: 'Koyu',
    language: 'Dil',
    about: 'AI ile oluşturulan uygulama',
    version: 'Sürüm',
  },
  home: {
    welcome: 'Hoş geldiniz',
    heroTitle: 'Bugün ne yapmak istersiniz?',
    heroText: 'Aklınızdakini not edin, burada sizi beklesin.',
    placeholder: 'Bir not yazın',
    add: 'Notu ekle',
    notes: 'Notlar',
    remove: (note: string) => \`\${note}: sil\`,
    emptyTitle: 'Henüz not yok',
    emptyText: 'İlk notunuzu yukarıdaki alana yazın.',
  },
};

export type Strings = typeof tr;

const en: Strings = {
  appName: '__APP_NAME__',
  tabs: { Home: 'Home', Settings: 'Settings' },
  common: { back: 'Back' },
  crash: {
    title: 'Something went wrong',
    text: 'An unexpected error occurred. Your data is safe.',
    retry: 'Try again',
  },
  settings: {
    title: 'Settings',
    theme: 'Appearance',
    system: 'Device',
    light: 'Light',
    dark: 'Dark',
    language: 'Language',
    about: 'An app made with AI',
    version: 'Version',
  },
  home: {
    welcome: 'Welcome',
    heroTitle: 'What would you like to do today?',
    heroText: 'Write down what is on your mind and it waits for you here.',
    placeholder: 'Write a note',
    add: 'Add the note',
    notes: 'Notes',
    remove: (note) => \`Delete \${note}\`,
    emptyTitle: 'No notes yet',
    emptyText: 'Write your first note in the field above.',
  },
};

export const strings: Record<Language, Strings> = { tr, en };

export function useStrings(): Strings {
  return strings[useSettings((settings) => settings.language)];
}
`,
    'src/theme.ts': `import { useColorScheme } from 'react-native';
import { useSettings } from './settings';

const light = {
  page: '#F6F6F9',
  card: '#FFFFFF',
  sunken: '#ECECF2',
  line: '#E4E4EC',
  ink: '#1A1A24',
  muted: '#62626F',
  faint: '#9C9CA9',
  primary: '#4B4ACF',
  onPrimary: '#FFFFFF',
  soft: '#E6E6FB',
  heroFrom: '#4B4ACF',
  heroTo: '#8A4FD0',
  onHero: '#FFFFFF',
  danger: '#C2362B',
  dangerSoft: '#FCE7E4',
  success: '#1E7F50',
};

export type Palette = { [Key in keyof typeof light]: string };

const dark: Palette = {
  page: '#111118',
  card: '#1A1A23',
  sunken: '#24242F',
  line: '#2D2D3A',
  ink: '#EFEFF6',
  muted: '#A5A5B4',
  faint: '#74747F',
  primary: '#A3A2FF',
  onPrimary: '#14134A',
  soft: '#2B2A52',
  heroFrom: '#34339A',
  heroTo: '#643A99',
  onHero: '#FFFFFF',
  danger: '#FF8A7E',
  dangerSoft: '#3A1C19',
  success: '#6BD6A1',
};

export const palettes = { light, dark };

export const space = { xs: 4, sm: 8, md: 12, lg: 20, xl: 24 };

export const radius = { control: 14, card: 20 };

export const type = {
  display: { fontSize: 28, lineHeight: 34, fontWeight: '700', letterSpacing: -0.5 },
  title: { fontSize: 22, lineHeight: 28, fontWeight: '700', letterSpacing: -0.3 },
  heading: { fontSize: 17, lineHeight: 23, fontWeight: '600' },
  body: { fontSize: 15, lineHeight: 22 },
  button: { fontSize: 16, lineHeight: 20, fontWeight: '600' },
  label: { fontSize: 13, lineHeight: 18, fontWeight: '600' },
  caption: { fontSize: 12, lineHeight: 16 },
  tab: { fontSize: 11, lineHeight: 16, fontWeight: '600' },
} as const;

/** Colours and shadow for the scheme the person chose, or the device's own. */
export function useTheme() {
  const device = useColorScheme();
  const choice = useSettings((settings) => settings.scheme);
  const scheme = choice === 'system' ? (device === 'dark' ? 'dark' : 'light') : choice;
  const dark = scheme === 'dark';
  return {
    dark,
    colors: palettes[scheme],
    shadow: dark ? '0 1px 2px rgba(0, 0, 0, 0.4)' : '0 6px 18px rgba(30, 30, 60, 0.06)',
  };
}
`,
  },
  ecommerce: {
    'src/catalog.ts': `import type { Language } from './settings';

export type Shape = 'vase' | 'lamp' | 'mug' | 'bowl' | 'chair' | 'rug' | 'plant' | 'candle';
export type Category = 'ceramic' | 'light' | 'textile' | 'living';

type Words = Record<Language, string>;

export interface Product {
  id: string;
  shape: Shape;
  category: Category;
  name: Words;
  text: Words;
  /** Turkish lira for Turkish, US dollars for English. */
  price: Record<Language, number>;
  oldPrice?: Record<Language, number>;
  rating: number;
  /** Glaze or fabric colours to choose from. */
  colors: [string, ...string[]];
}

export const categories: Category[] = ['ceramic', 'light', 'textile', 'living'];

export const products: Product[] = [
  {
    id: 'vase-dune',
    shape: 'vase',
    category: 'ceramic',
    name: { tr: 'Kumul vazo', en: 'Dune vase' },
    text: {
      tr: 'Çarkta tek tek çekilen, mat sırlı stoneware vazo. Kuru çiçeklerle de tek başına da güzel durur.',
      en: 'Stoneware vase thrown by hand with a matte glaze. Lovely with dried flowers or on its own.',
    },
    price: { tr: 1290, en: 48 },
    rating: 4.8,
    colors: ['#C9794B', '#7C8C6E', '#39506B'],
  },
  {
    id: 'lamp-moon',
    shape: 'lamp',
    category: 'light',
    name: { tr: 'Ay masa lambası', en: 'Moon table lamp' },
    text: {
      tr: 'Keten şapkalı, üç kademeli sıcak ışık veren masa lambası. Uyku öncesi okumalar için.',
      en: 'A linen shade and three steps of warm light. Made for reading before sleep.',
    },
    price: { tr: 2450, en: 89 },
    oldPrice: { tr: 2890, en: 105 },
    rating: 4.9,
    colors: ['#E0A96D', '#A65A49', '#5D6D7E'],
  },
  {
    id: 'mug-morning',
    shape: 'mug',
    category: 'ceramic',
    name: { tr: 'Sabah kupası', en: 'Morning mug' },
    text: {
      tr: '320 ml, ele iyi oturan kulplu kupa. Bulaşık makinesinde yıkanabilir.',
      en: 'Holds 320 ml, with a handle that fits your hand. Dishwasher safe.',
    },
    price: { tr: 390, en: 16 },
    rating: 4.7,
    colors: ['#4F7A76', '#C46A4A', '#8A6FA8'],
  },
  {
    id: 'rug-weave',
    shape: 'rug',
    category: 'textile',
    name: { tr: 'Dokuma kilim', en: 'Woven rug' },
    text: {
      tr: 'Kök boyalı yünle dokunmuş, 120 x 180 cm kilim. Her biri küçük farklarla tektir.',
      en: 'Wool with plant dyes, 120 x 180 cm. Each one differs a little from the next.',
    },
    price: { tr: 4750, en: 179 },
    oldPrice: { tr: 5400, en: 205 },
    rating: 5,
    colors: ['#A8321F', '#27407E', '#7A6A3A'],
  },
  {
    id: 'chair-reading',
    shape: 'chair',
    category: 'living',
    name: { tr: 'Okuma koltuğu', en: 'Reading chair' },
    text: {
      tr: 'Masif kayın ayaklı, bukle kumaşlı berjer. Kollara kahve sığar, kucağa kedi.',
      en: 'Solid beech legs and a bouclé seat. Room for coffee on the arm and a cat on the lap.',
    },
    price: { tr: 11900, en: 420 },
    rating: 4.6,
    colors: ['#D0A24C', '#6E8B74', '#9A5B55'],
  },
  {
    id: 'plant-fig',
    shape: 'plant',
    category: 'living',
    name: { tr: 'Saksılı kauçuk', en: 'Potted rubber plant' },
    text: {
      tr: '60 cm boyunda, el yapımı saksısında. Haftada bir su ister, gerisini kendi halleder.',
      en: '60 cm tall in a handmade pot. Wants water once a week and looks after the rest itself.',
    },
    price: { tr: 980, en: 36 },
    rating: 4.5,
    colors: ['#C77B58', '#E4D8C8', '#3E4A52'],
  },
  {
    id: 'bowl-salad',
    shape: 'bowl',
    category: 'ceramic',
    name: { tr: 'Paylaşım kâsesi', en: 'Sharing bowl' },
    text: {
      tr: '28 cm çapında, içi parlak dışı mat. Salata, makarna ya da sadece limonlar için.',
      en: '28 cm wide, glossy inside and matte outside. For salad, pasta, or simply lemons.',
    },
    price: { tr: 860, en: 32 },
    rating: 4.7,
    colors: ['#5B7DA3', '#B7653C', '#7B8F5A'],
  },
  {
    id: 'candle-fig',
    shape: 'candle',
    category: 'light',
    name: { tr: 'İncir kokulu mum', en: 'Fig candle' },
    text: {
      tr: 'Soya mumu, yaklaşık 45 saat yanar. İncir yaprağı, sedir ve biraz deniz tuzu.',
      en: 'Soy wax, burns for about 45 hours. Fig leaf, cedar and a little sea salt.',
    },
    price: { tr: 450, en: 18 },
    rating: 4.8,
    colors: ['#8C6E9E', '#BC7A54', '#6A8C7E'],
  },
];

export function findProduct(id: string): Product | undefined {
  return products.find((product) => product.id === id);
}
`,
    'src/components/ProductCard.tsx': `import { Ionicons } from '@expo/vector-icons';
import { LinearGradient } from 'expo-linear-gradient';
import type { ReactNode } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import Svg, { Circle, Ellipse, G, Path, Rect } from 'react-native-svg';
import type { Product, Shape } from '../catalog';
import { useRootNavigation } from '../routes';
import { useSettings } from '../settings';
import { useShop } from '../store';
import { useMoney, useStrings } from '../strings';
import { radius, space, useTheme } from '../theme';
import { AppText } from './ui';

const wood = '#8A5A3B';
const shade = 'rgba(0, 0, 0, 0.14)';
const shine = 'rgba(255, 255, 255, 0.22)';

/** Drawings on a 100 x 100 sheet; \`color\` is the glaze or fabric that the buyer chose. */
const drawings: Record<Shape, (color: string) => ReactNode> = {
  vase: (color) => (
    <G>
      <Path
        d="M49 34 C45 22 40 16 34 12 M51 34 C53 22 57 14 62 8 M50 34 V14"
        stroke="#7C6A3E"
        strokeWidth={1.6}
        fill="none"
      />
      <Circle cx={34} cy={12} r={4} fill="#E2B65B" />
      <Circle cx={62} cy={9} r={5} fill="#D9825B" />
      <Circle cx={50} cy={13} r={3.6} fill="#EBD9B4" />
      <Path
        d="M43 32 H57 C56 42 70 50 68 68 C67 80 60 86 50 86 C40 86 33 80 32 68 C30 50 44 42 43 32 Z"
        fill={color}
      />
      <Path d="M57 32 C56 42 70 50 68 68 C67 80 60 86 50 86 C62 78 62 52 52 32 Z" fill={shade} />
      <Path d="M38 58 C36 64 37 72 40 77" stroke={shine} strokeWidth={3} strokeLinecap="round" fill="none" />
    </G>
  ),
  lamp: (color) => (
    <G>
      <Circle cx={50} cy={36} r={38} fill="rgba(255, 224, 150, 0.32)" />
      <Path d="M34 16 H66 L76 46 H24 Z" fill={color} />
      <Path d="M56 16 H66 L76 46 H62 Z" fill={shade} />
      <Path d="M28 42 H72" stroke={shine} strokeWidth={2} />
      <Rect x={48} y={46} width={4} height={28} fill={wood} />
      <Ellipse cx={50} cy={80} rx={17} ry={7} fill={wood} />
      <Ellipse cx={50} cy={78} rx={17} ry={6} fill="#A06C49" />
    </G>
  ),
  mug: (color) => (
    <G>
      <Path
        d="M42 26 C38 20 46 16 42 10 M54 26 C50 20 58 16 54 10"
        stroke="#B9AFA6"
        strokeWidth={2.4}
        strokeLinecap="round"
        fill="none"
      />
      <Path d="M66 44 C82 42 84 66 65 68" stroke={color} strokeWidth={7} fill="none" />
      <Path d="M28 36 H68 L65 74 C64 80 60 84 54 84 H42 C36 84 32 80 31 74 Z" fill={color} />
      <Path d="M56 36 H68 L65 74 C64 80 60 84 54 84 H50 C57 76 58 52 56 36 Z" fill={shade} />
      <Ellipse cx={48} cy={36} rx={20} ry={5} fill="#4A2E20" />
      <Path d="M35 48 L37 70" stroke={shine} strokeWidth={3} strokeLinecap="round" />
    </G>
  ),
  bowl: (color) => (
    <G>
      <Circle cx={40} cy={40} r={9} fill="#F0C64A" />
      <Circle cx={56} cy={37} r={10} fill="#E9B93A" />
      <Circle cx={66} cy={43} r={7} fill="#F4D469" />
      <Path d="M16 46 H84 C84 68 70 80 50 80 C30 80 16 68 16 46 Z" fill={color} />
      <Path d="M62 46 H84 C84 68 70 80 50 80 C62 74 64 60 62 46 Z" fill={shade} />
      <Rect x={38} y={79} width={24} height={6} rx={3} fill={color} />
      <Path d="M24 54 C26 62 30 68 36 72" stroke={shine} strokeWidth={3} strokeLinecap="round" fill="none" />
    </G>
  ),
  chair: (color) => (
    <G>
      <Path
        d="M30 70 L24 90 M70 70 L76 90 M40 72 L37 88 M60 72 L63 88"
        stroke={wood}
        strokeWidth={4}
        strokeLinecap="round"
      />
      <Path d="M28 58 V28 C28 16 36 12 50 12 C64 12 72 16 72 28 V58 Z" fill={color} />
      <Path d="M60 13 C68 15 72 19 72 28 V58 H60 Z" fill={shade} />
      <Rect x={18} y={42} width={14} height={32} rx={7} fill={color} />
      <Rect x={68} y={42} width={14} height={32} rx={7} fill={color} />
      <Rect x={26} y={54} width={48} height={20} rx={8} fill={color} />
      <Rect x={26} y={54} width={48} height={7} rx={3.5} fill={shine} />
    </G>
  ),
  rug: (color) => (
    <G>
      <Path
        d="M22 14 V8 M32 14 V8 M42 14 V8 M52 14 V8 M62 14 V8 M72 14 V8 M78 14 V8 M22 92 V86 M32 92 V86 M42 92 V86 M52 92 V86 M62 92 V86 M72 92 V86 M78 92 V86"
        stroke="#D8C9AE"
        strokeWidth={2}
      />
      <Rect x={18} y={13} width={64} height={74} fill={color} />
      <Rect x={23} y={18} width={54} height={64} fill="none" stroke="#EBDDC3" strokeWidth={2} />
      <Path d="M50 22 L62 36 L50 50 L38 36 Z M50 50 L62 64 L50 78 L38 64 Z" fill="#EBDDC3" />
      <Path d="M50 28 L57 36 L50 44 L43 36 Z M50 56 L57 64 L50 72 L43 64 Z" fill="#C98A3A" />
      <Path d="M24 50 L32 42 L38 50 L32 58 Z M76 50 L68 42 L62 50 L68 58 Z" fill="#1F2A44" />
      <Rect x={66} y={13} width={16} height={74} fill="rgba(0, 0, 0, 0.06)" />
    </G>
  ),
  plant: (color) => (
    <G>
      <Path d="M50 64 V24" stroke="#5B7A4A" strokeWidth={3} />
      <Path d="M50 58 C30 58 22 46 24 34 C40 34 50 44 50 58 Z" fill="#4E7F55" />
      <Path d="M50 52 C70 52 78 40 76 26 C60 28 50 38 50 52 Z" fill="#3F6E49" />
      <Path d="M50 36 C38 32 36 18 44 8 C56 14 58 26 50 36 Z" fill="#629B66" />
      <Path d="M32 62 H68 L64 86 C63 90 60 91 57 91 H43 C40 91 37 90 36 86 Z" fill={color} />
      <Path d="M58 62 H68 L64 86 C63 90 60 91 57 91 H52 C57 84 58 72 58 62 Z" fill={shade} />
      <Rect x={29} y={58} width={42} height={9} rx={3} fill={color} />
    </G>
  ),
  candle: (color) => (
    <G>
      <Circle cx={50} cy={24} r={20} fill="rgba(255, 205, 110, 0.3)" />
      <Path d="M50 12 C58 22 56 30 50 32 C44 30 42 22 50 12 Z" fill="#F3A63B" />
      <Path d="M50 20 C54 25 53 30 50 31 C47 30 46 25 50 20 Z" fill="#FCE7A8" />
      <Rect x={49} y={31} width={2} height={8} fill="#4A3A2C" />
      <Rect x={28} y={38} width={44} height={50} rx={8} fill={color} />
      <Path d="M60 38 H64 C69 38 72 41 72 46 V80 C72 85 69 88 64 88 H56 C60 74 61 54 60 38 Z" fill={shade} />
      <Ellipse cx={50} cy={40} rx={20} ry={4} fill="#F5EBDD" />
      <Rect x={37} y={56} width={26} height={18} rx={2} fill="#F8F1E6" />
      <Path d="M42 62 H58 M42 67 H53" stroke="#A99A88" strokeWidth={1.6} />
    </G>
  ),
};

export function ProductArt({ product, color, size }: { product: Product; color?: string; size: number }) {
  const { dark } = useTheme();
  const chosen = color ?? product.colors[0];
  return (
    <LinearGradient
      aria-hidden
      colors={dark ? ['#33291F', '#241C16'] : ['#F8EFE4', '#EBDCCB']}
      style={styles.art}
    >
      <Svg width={size} height={size} viewBox="0 0 100 100">
        <Ellipse cx={50} cy={90} rx={34} ry={4} fill={shade} />
        {drawings[product.shape](chosen)}
      </Svg>
    </LinearGradient>
  );
}

export function FavoriteButton({ product }: { product: Product }) {
  const text = useStrings().shop;
  const { colors } = useTheme();
  const language = useSettings((settings) => settings.language);
  const { favorites, toggleFavorite } = useShop();
  const favorite = favorites.includes(product.id);
  const name = product.name[language];
  return (
    <Pressable
      role="button"
      aria-label={favorite ? text.removeFavorite(name) : text.addFavorite(name)}
      hitSlop={6}
      onPress={() => toggleFavorite(product.id)}
      style={[styles.favorite, { backgroundColor: colors.card }]}
    >
      <Ionicons
        name={favorite ? 'heart' : 'heart-outline'}
        size={18}
        color={favorite ? colors.danger : colors.muted}
      />
    </Pressable>
  );
}

export function ProductCard({ product }: { product: Product }) {
  const { colors, shadow } = useTheme();
  const language = useSettings((settings) => settings.language);
  const money = useMoney();
  const navigation = useRootNavigation();
  return (
    <View
      style={[styles.card, { backgroundColor: colors.card, borderColor: colors.line, boxShadow: shadow }]}
    >
      <Pressable
        role="button"
        aria-label={\`\${product.name[language]}, \${money(product.price[language])}\`}
        onPress={() => navigation.navigate('Product', { id: product.id })}
      >
        <View style={styles.cardArt}>
          <ProductArt product={product} size={116} />
        </View>
        <View style={styles.cardText}>
          <AppText variant="label" numberOfLines={1}>
            {product.name[language]}
          </AppText>
          <View style={styles.rating}>
            <Ionicons name="star" size={12} color="#E0A02E" />
            <AppText variant="caption" tone="muted">
              {product.rating.toLocaleString(language, { minimumFractionDigits: 1 })}
            </AppText>
          </View>
          <View style={styles.prices}>
            <AppText variant="heading" tone="primary">
              {money(product.price[language])}
            </AppText>
            {product.oldPrice ? (
              <AppText variant="caption" tone="faint" style={styles.oldPrice}>
                {money(product.oldPrice[language])}
              </AppText>
            ) : null}
          </View>
        </View>
      </Pressable>
      <View style={styles.corner}>
        <FavoriteButton product={product} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  art: { flex: 1, alignItems: 'center', justifyContent: 'center', overflow: 'hidden' },
  favorite: { width: 34, height: 34, borderRadius: 17, alignItems: 'center', justifyContent: 'center' },
  card: { borderRadius: radius.card, borderWidth: 1, overflow: 'hidden' },
  cardArt: { height: 148 },
  cardText: { padding: space.md, gap: 3 },
  rating: { flexDirection: 'row', alignItems: 'center', gap: 4 },
  prices: { flexDirection: 'row', alignItems: 'baseline', gap: 6, flexWrap: 'wrap' },
  oldPrice: { textDecorationLine: 'line-through' },
  corner: { position: 'absolute', top: 8, right: 8 },
});
`,
    'src/navigation.tsx': `import { Ionicons } from '@expo/vector-icons';
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
`,
    'src/routes.ts': `import { type NavigationProp, type NavigatorScreenParams, useNavigation } from '@react-navigation/native';
import type { Strings } from './strings';

export type TabName = keyof Strings['tabs'];

export type RootStackParams = {
  Tabs: NavigatorScreenParams<Record<TabName, undefined>> | undefined;
  Product: { id: string };
  Checkout: undefined;
};

export function useRootNavigation() {
  return useNavigation<NavigationProp<RootStackParams>>();
}
`,
    'src/screens/CartScreen.tsx': `import { Ionicons } from '@expo/vector-icons';
import { StyleSheet, View } from 'react-native';
import { findProduct } from '../catalog';
import { ProductArt } from '../components/ProductCard';
import { AppText, Button, Card, EmptyState, IconButton, Screen } from '../components/ui';
import { useRootNavigation } from '../routes';
import { useSettings } from '../settings';
import { type CartLine, type Order, totalsOf, useShop } from '../store';
import { useMoney, useStrings } from '../strings';
import { space, useTheme } from '../theme';

export function CartScreen() {
  const text = useStrings().cart;
  const money = useMoney();
  const navigation = useRootNavigation();
  const language = useSettings((settings) => settings.language);
  const { cart, orders } = useShop();
  const totals = totalsOf(cart, language);

  if (cart.length === 0) {
    return (
      <Screen title={text.title}>
        <EmptyState
          icon="bag-handle-outline"
          title={text.emptyTitle}
          text={text.emptyText}
          action={{ label: text.browse, onPress: () => navigation.navigate('Tabs', { screen: 'Shop' }) }}
        />
        <Orders orders={orders} />
      </Screen>
    );
  }

  return (
    <Screen
      title={text.title}
      footer={
        <View style={styles.summary}>
          <SummaryRow label={text.subtotal} value={money(totals.subtotal)} />
          <SummaryRow
            label={text.shipping}
            value={totals.shipping === 0 ? text.free : money(totals.shipping)}
          />
          <View style={styles.summaryRow}>
            <AppText variant="heading">{text.total}</AppText>
            <AppText variant="title">{money(totals.total)}</AppText>
          </View>
          <Button
            label={text.checkout}
            icon="arrow-forward"
            onPress={() => navigation.navigate('Checkout')}
          />
        </View>
      }
    >
      <FreeShipping
        share={totals.freeShare}
        label={totals.untilFree > 0 ? text.untilFree(money(totals.untilFree)) : text.reachedFree}
      />
      {cart.map((line) => (
        <CartRow key={\`\${line.productId}-\${line.color}\`} line={line} />
      ))}
      <Orders orders={orders} />
    </Screen>
  );
}

function SummaryRow({ label, value }: { label: string; value: string }) {
  return (
    <View style={styles.summaryRow}>
      <AppText tone="muted">{label}</AppText>
      <AppText>{value}</AppText>
    </View>
  );
}

function FreeShipping({ share, label }: { share: number; label: string }) {
  const { colors } = useTheme();
  return (
    <View style={styles.free}>
      <View style={styles.freeLabel}>
        <Ionicons name="cube-outline" size={18} color={share === 1 ? colors.success : colors.primary} />
        <AppText variant="label">{label}</AppText>
      </View>
      <View style={[styles.track, { backgroundColor: colors.sunken }]}>
        <View
          style={[
            styles.trackFill,
            {
              width: \`\${Math.round(share * 100)}%\`,
              backgroundColor: share === 1 ? colors.success : colors.primary,
            },
          ]}
        />
      </View>
    </View>
  );
}

function CartRow({ line }: { line: CartLine }) {
  const { cart: text, product: words } = useStrings();
  const money = useMoney();
  const language = useSettings((settings) => settings.language);
  const setQuantity = useShop((shop) => shop.setQuantity);
  const product = findProduct(line.productId);
  if (!product) return null;
  const name = product.name[language];

  return (
    <Card style={styles.row}>
      <View style={styles.thumb}>
        <ProductArt product={product} color={line.color} size={68} />
      </View>
      <View style={styles.rowText}>
        <AppText variant="heading" numberOfLines={1}>
          {name}
        </AppText>
        <AppText tone="primary">{money(product.price[language])}</AppText>
        <View style={styles.stepper}>
          <IconButton
            icon={line.quantity === 1 ? 'trash-outline' : 'remove'}
            label={line.quantity === 1 ? text.remove(name) : words.less}
            onPress={() => setQuantity(line, line.quantity - 1)}
          />
          <AppText variant="heading" style={styles.quantity}>
            {line.quantity}
          </AppText>
          <IconButton icon="add" label={words.more} onPress={() => setQuantity(line, line.quantity + 1)} />
        </View>
      </View>
    </Card>
  );
}

function Orders({ orders }: { orders: readonly Order[] }) {
  const text = useStrings().cart;
  const { colors } = useTheme();
  if (orders.length === 0) return null;
  return (
    <View style={styles.orders}>
      <AppText variant="heading">{text.orders}</AppText>
      {orders.map((order) => (
        <Card key={order.number} style={styles.order}>
          <Ionicons name="receipt-outline" size={22} color={colors.primary} />
          <View style={styles.rowText}>
            <AppText variant="label">{text.order(order.number, order.pieces)}</AppText>
            <AppText variant="caption" tone="muted">
              {text.preparing}
            </AppText>
          </View>
        </Card>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  summary: { gap: space.sm },
  summaryRow: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'center' },
  free: { gap: space.sm },
  freeLabel: { flexDirection: 'row', alignItems: 'center', gap: space.sm },
  track: { height: 8, borderRadius: 4, overflow: 'hidden' },
  trackFill: { height: 8, borderRadius: 4 },
  row: { flexDirection: 'row', gap: space.md, padding: space.md },
  thumb: { width: 92, height: 108, borderRadius: 12, overflow: 'hidden' },
  rowText: { flex: 1, gap: 2 },
  stepper: { flexDirection: 'row', alignItems: 'center', gap: space.sm, marginTop: space.xs },
  quantity: { minWidth: 24, textAlign: 'center' },
  orders: { gap: space.md },
  order: { flexDirection: 'row', alignItems: 'center', gap: space.md, paddingVertical: 14 },
});
`,
    'src/screens/CheckoutScreen.tsx': `import type { NativeStackScreenProps } from '@react-navigation/native-stack';
import { useState } from 'react';
import { AppText, Button, EmptyState, Field, Screen, Segmented } from '../components/ui';
import type { RootStackParams } from '../routes';
import { useSettings } from '../settings';
import { totalsOf, useShop } from '../store';
import { type Strings, useMoney, useStrings } from '../strings';

type Payment = 'card' | 'door';

interface Form {
  name: string;
  phone: string;
  address: string;
  cardNumber: string;
}

const digitsOf = (value: string) => value.replace(/\\D/g, '');

/** The Luhn check that every card number passes. */
function isCardNumber(value: string): boolean {
  const digits = digitsOf(value);
  if (digits.length !== 16) return false;
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const number = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (number > 9 ? number - 9 : number);
  }, 0);
  return sum % 10 === 0;
}

function findErrors(form: Form, payment: Payment, text: Strings['checkout']): Partial<Form> {
  const errors: Partial<Form> = {};
  if (!/\\S+\\s+\\S+/.test(form.name.trim())) errors.name = text.nameError;
  if (!/^0?\\d{10}$/.test(digitsOf(form.phone))) errors.phone = text.phoneError;
  if (form.address.trim().length < 15) errors.address = text.addressError;
  if (payment === 'card' && !isCardNumber(form.cardNumber)) errors.cardNumber = text.cardError;
  return errors;
}

export function CheckoutScreen({ navigation }: NativeStackScreenProps<RootStackParams, 'Checkout'>) {
  const text = useStrings().checkout;
  const money = useMoney();
  const language = useSettings((settings) => settings.language);
  const { cart, placeOrder } = useShop();
  const [form, setForm] = useState<Form>({ name: '', phone: '', address: '', cardNumber: '' });
  const [payment, setPayment] = useState<Payment>('card');
  const [tried, setTried] = useState(false);
  const [orderNumber, setOrderNumber] = useState<string>();

  const errors = tried ? findErrors(form, payment, text) : {};
  const change = (field: keyof Form) => (value: string) => setForm({ ...form, [field]: value });
  const pay = () => {
    setTried(true);
    if (cart.length === 0 || Object.keys(findErrors(form, payment, text)).length > 0) return;
    setOrderNumber(placeOrder(language).number);
  };

  if (orderNumber) {
    return (
      <Screen>
        <EmptyState
          icon="checkmark-circle-outline"
          title={text.doneTitle}
          text={text.doneText(orderNumber)}
          action={{ label: text.doneAction, onPress: () => navigation.popTo('Tabs', { screen: 'Shop' }) }}
        />
      </Screen>
    );
  }

  return (
    <Screen
      back
      title={text.title}
      footer={
        <Button
          icon="lock-closed-outline"
          label={text.pay(money(totalsOf(cart, language).total))}
          disabled={cart.length === 0}
          onPress={pay}
        />
      }
    >
      <Field
        label={text.name}
        value={form.name}
        error={errors.name}
        onChangeText={change('name')}
        autoComplete="name"
        autoCapitalize="words"
      />
      <Field
        label={text.phone}
        value={form.phone}
        error={errors.phone}
        onChangeText={change('phone')}
        keyboardType="phone-pad"
        autoComplete="tel"
      />
      <Field
        multiline
        label={text.address}
        value={form.address}
        error={errors.address}
        onChangeText={change('address')}
        autoComplete="street-address"
      />
      <AppText variant="label" tone="muted">
        {text.payment}
      </AppText>
      <Segmented
        label={text.payment}
        value={payment}
        onChange={setPayment}
        options={[
          { value: 'card', label: text.card },
          { value: 'door', label: text.door },
        ]}
      />
      {payment === 'card' ? (
        <Field
          label={text.cardNumber}
          value={form.cardNumber}
          error={errors.cardNumber}
          onChangeText={change('cardNumber')}
          placeholder="0000 0000 0000 0000"
          keyboardType="number-pad"
          maxLength={19}
        />
      ) : null}
    </Screen>
  );
}
`,
    'src/screens/HomeScreen.tsx': `import { Ionicons } from '@expo/vector-icons';
import { LinearGradient } from 'expo-linear-gradient';
import { useState } from 'react';
import { Pressable, ScrollView, StyleSheet, View } from 'react-native';
import { type Category, categories, findProduct, type Product, products } from '../catalog';
import { ProductArt, ProductCard } from '../components/ProductCard';
import { AppText, Chip, EmptyState, IconButton, InputBar, Screen } from '../components/ui';
import { useRootNavigation } from '../routes';
import { useSettings } from '../settings';
import { useShop } from '../store';
import { useStrings } from '../strings';
import { radius, space, useTheme } from '../theme';

type Filter = Category | 'all';

export function HomeScreen() {
  const { shop: text, appName } = useStrings();
  const language = useSettings((settings) => settings.language);
  const favorites = useShop((shop) => shop.favorites);
  const [query, setQuery] = useState('');
  const [filter, setFilter] = useState<Filter>('all');
  const [onlyFavorites, setOnlyFavorites] = useState(false);

  const wanted = query.trim().toLocaleLowerCase(language);
  const shown = products.filter(
    (product) =>
      (filter === 'all' || product.category === filter) &&
      (!onlyFavorites || favorites.includes(product.id)) &&
      \`\${product.name[language]} \${text.categories[product.category]}\`
        .toLocaleLowerCase(language)
        .includes(wanted),
  );
  const quiet = wanted === '' && filter === 'all' && !onlyFavorites;
  const showAll = () => {
    setQuery('');
    setFilter('all');
    setOnlyFavorites(false);
  };

  return (
    <Screen
      title={appName}
      subtitle={text.welcome}
      right={
        <IconButton
          icon={onlyFavorites ? 'heart' : 'heart-outline'}
          tone={onlyFavorites ? 'danger' : 'ink'}
          label={text.favorites}
          onPress={() => setOnlyFavorites(!onlyFavorites)}
        />
      }
    >
      <SearchBox value={query} onChange={setQuery} />
      <ScrollView
        horizontal
        showsHorizontalScrollIndicator={false}
        style={styles.bleed}
        contentContainerStyle={styles.chips}
      >
        <Chip label={text.all} selected={filter === 'all'} onPress={() => setFilter('all')} />
        {categories.map((category) => (
          <Chip
            key={category}
            label={text.categories[category]}
            selected={filter === category}
            onPress={() => setFilter(category)}
          />
        ))}
      </ScrollView>
      {quiet ? <Banner onPress={() => setFilter('light')} /> : null}
      <View style={styles.sectionHead}>
        <AppText variant="heading">{onlyFavorites ? text.favorites : text.products}</AppText>
        <AppText variant="caption" tone="muted">
          {text.count(shown.length)}
        </AppText>
      </View>
      {shown.length > 0 ? (
        <Grid items={shown} />
      ) : (
        <EmptyState
          icon={onlyFavorites ? 'heart-outline' : 'search-outline'}
          title={onlyFavorites ? text.noFavoritesTitle : text.emptyTitle}
          text={onlyFavorites ? text.noFavoritesText : text.emptyText}
          action={{ label: text.showAll, onPress: showAll }}
        />
      )}
    </Screen>
  );
}

function SearchBox({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const text = useStrings().shop;
  const { colors } = useTheme();
  return (
    <InputBar
      icon="search"
      label={text.search}
      value={value}
      onChangeText={onChange}
      returnKeyType="search"
      right={
        value ? (
          <Pressable
            role="button"
            aria-label={text.clear}
            hitSlop={10}
            style={styles.clear}
            onPress={() => onChange('')}
          >
            <Ionicons name="close-circle" size={18} color={colors.faint} />
          </Pressable>
        ) : null
      }
    />
  );
}

function Banner({ onPress }: { onPress: () => void }) {
  const text = useStrings().shop;
  const { colors } = useTheme();
  const rootNavigation = useRootNavigation();
  const lamp = findProduct('lamp-moon');
  return (
    <LinearGradient
      colors={[colors.heroFrom, colors.heroTo]}
      start={{ x: 0, y: 0 }}
      end={{ x: 1, y: 1 }}
      style={styles.banner}
    >
      <View style={styles.bannerText}>
        <AppText variant="title" tone="onHero">
          {text.bannerTitle}
        </AppText>
        <AppText tone="onHero">{text.bannerText}</AppText>
        <Pressable
          role="button"
          onPress={onPress}
          style={[styles.bannerButton, { backgroundColor: colors.onHero }]}
        >
          <AppText variant="label" style={{ color: colors.heroFrom }}>
            {text.bannerAction}
          </AppText>
        </Pressable>
      </View>
      {lamp ? (
        <Pressable
          role="button"
          aria-label={text.bannerTitle}
          onPress={() => rootNavigation.navigate('Product', { id: lamp.id })}
          style={styles.bannerArt}
        >
          <ProductArt product={lamp} size={112} />
        </Pressable>
      ) : null}
    </LinearGradient>
  );
}

function Grid({ items }: { items: readonly Product[] }) {
  return (
    <View style={styles.grid}>
      {items.map((product) => (
        <View key={product.id} style={styles.cell}>
          <ProductCard product={product} />
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  bleed: { marginHorizontal: -space.lg, flexGrow: 0 },
  chips: { gap: space.sm, paddingHorizontal: space.lg },
  sectionHead: { flexDirection: 'row', alignItems: 'baseline', justifyContent: 'space-between' },
  clear: { padding: 8 },
  banner: { flexDirection: 'row', borderRadius: radius.card, padding: space.lg, gap: space.md },
  bannerText: { flex: 1, gap: 6, justifyContent: 'center' },
  bannerButton: {
    alignSelf: 'flex-start',
    paddingHorizontal: 16,
    paddingVertical: 9,
    borderRadius: 18,
    marginTop: 6,
  },
  bannerArt: { width: 124, height: 132, borderRadius: radius.card, overflow: 'hidden' },
  grid: { flexDirection: 'row', flexWrap: 'wrap', margin: -6 },
  cell: { width: '50%', padding: 6 },
});
`,
    'src/screens/ProductScreen.tsx': `import { Ionicons } from '@expo/vector-icons';
import type { NativeStackScreenProps } from '@react-navigation/native-stack';
import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { findProduct, type Product } from '../catalog';
import { FavoriteButton, ProductArt } from '../components/ProductCard';
import { AppText, Button, EmptyState, IconButton, type IconName, Screen } from '../components/ui';
import type { RootStackParams } from '../routes';
import { useSettings } from '../settings';
import { useShop } from '../store';
import { useMoney, useStrings } from '../strings';
import { radius, space, useTheme } from '../theme';

export function ProductScreen({ route }: NativeStackScreenProps<RootStackParams, 'Product'>) {
  const { product: text, shop } = useStrings();
  const product = findProduct(route.params.id);
  if (product) return <ProductDetail product={product} />;
  return (
    <Screen back title={shop.emptyTitle}>
      <EmptyState icon="pricetag-outline" title={shop.emptyTitle} text={text.missing} />
    </Screen>
  );
}

function ProductDetail({ product }: { product: Product }) {
  const text = useStrings().product;
  const money = useMoney();
  const language = useSettings((settings) => settings.language);
  const addToCart = useShop((shop) => shop.addToCart);
  const [color, setColor] = useState(product.colors[0]);
  const [quantity, setQuantity] = useState(1);
  const [added, setAdded] = useState(false);

  const add = () => {
    addToCart({ productId: product.id, color, quantity });
    setAdded(true);
    setTimeout(() => setAdded(false), 1600);
  };

  return (
    <Screen
      back
      title={product.name[language]}
      right={<FavoriteButton product={product} />}
      footer={
        <View style={styles.footer}>
          <View>
            <AppText variant="caption" tone="muted">
              {quantity} x {money(product.price[language])}
            </AppText>
            <AppText variant="title">{money(product.price[language] * quantity)}</AppText>
          </View>
          <Button
            style={styles.grow}
            icon={added ? 'checkmark' : 'bag-add-outline'}
            label={added ? text.added : text.add}
            onPress={add}
          />
        </View>
      }
    >
      <View style={styles.art}>
        <ProductArt product={product} color={color} size={230} />
      </View>
      <AppText tone="muted">{product.text[language]}</AppText>
      <View style={styles.options}>
        <View style={styles.option}>
          <AppText variant="label">{text.color}</AppText>
          <View role="radiogroup" aria-label={text.color} style={styles.colors}>
            {product.colors.map((each) => (
              <ColorDot key={each} color={each} selected={each === color} onPress={() => setColor(each)} />
            ))}
          </View>
        </View>
        <View style={styles.option}>
          <AppText variant="label">{text.quantity}</AppText>
          <View style={styles.colors}>
            <IconButton
              icon="remove"
              label={text.less}
              onPress={() => setQuantity(Math.max(1, quantity - 1))}
            />
            <AppText variant="heading" style={styles.quantity}>
              {quantity}
            </AppText>
            <IconButton
              icon="add"
              label={text.more}
              onPress={() => setQuantity(Math.min(20, quantity + 1))}
            />
          </View>
        </View>
      </View>
      <Assurance icon="cube-outline" text={text.delivery} />
      <Assurance icon="refresh-outline" text={text.returns} />
    </Screen>
  );
}

function ColorDot({ color, selected, onPress }: { color: string; selected: boolean; onPress: () => void }) {
  const { colors } = useTheme();
  return (
    <Pressable
      role="radio"
      aria-checked={selected}
      aria-label={color}
      hitSlop={4}
      onPress={onPress}
      style={[styles.dot, { borderColor: selected ? colors.ink : 'transparent' }]}
    >
      <View style={[styles.dotFill, { backgroundColor: color }]} />
    </Pressable>
  );
}

function Assurance({ icon, text }: { icon: IconName; text: string }) {
  const { colors } = useTheme();
  return (
    <View style={styles.promise}>
      <Ionicons name={icon} size={20} color={colors.success} />
      <AppText variant="label" tone="muted">
        {text}
      </AppText>
    </View>
  );
}

const styles = StyleSheet.create({
  footer: { flexDirection: 'row', alignItems: 'center', gap: space.lg },
  grow: { flex: 1 },
  art: { height: 300, borderRadius: radius.card, overflow: 'hidden' },
  options: { flexDirection: 'row', justifyContent: 'space-between', gap: space.lg },
  option: { gap: space.sm },
  colors: { flexDirection: 'row', alignItems: 'center', gap: space.sm, minHeight: 42 },
  quantity: { minWidth: 24, textAlign: 'center' },
  dot: {
    width: 38,
    height: 38,
    borderRadius: 19,
    borderWidth: 2,
    alignItems: 'center',
    justifyContent: 'center',
  },
  dotFill: { width: 28, height: 28, borderRadius: 14 },
  promise: { flexDirection: 'row', alignItems: 'center', gap: space.sm },
});
`,
    'src/store.ts': `import { create } from 'zustand';
import { findProduct } from './catalog';
import { type Language, remember } from './settings';

export interface CartLine {
  productId: string;
  color: string;
  quantity: number;
}

export interface Order {
  number: string;
  pieces: number;
  total: number;
  language: Language;
}

interface ShopState {
  cart: CartLine[];
  favorites: string[];
  orders: Order[];
  addToCart: (line: CartLine) => void;
  setQuantity: (line: CartLine, quantity: number) => void;
  toggleFavorite: (productId: string) => void;
  placeOrder: (language: Language) => Order;
}

const freeShippingFrom: Record<Language, number> = { tr: 2500, en: 90 };
const shippingPrice: Record<Language, number> = { tr: 89, en: 6 };

const isSame = (a: CartLine, b: CartLine) => a.productId === b.productId && a.color === b.color;

export function countPieces(cart: readonly CartLine[]): number {
  return cart.reduce((sum, line) => sum + line.quantity, 0);
}

export function totalsOf(cart: readonly CartLine[], language: Language) {
  const subtotal = cart.reduce(
    (sum, line) => sum + (findProduct(line.productId)?.price[language] ?? 0) * line.quantity,
    0,
  );
  const untilFree = Math.max(0, freeShippingFrom[language] - subtotal);
  const shipping = cart.length === 0 || untilFree === 0 ? 0 : shippingPrice[language];
  return {
    subtotal,
    shipping,
    total: subtotal + shipping,
    untilFree,
    freeShare: Math.min(1, subtotal / freeShippingFrom[language]),
  };
}

export const useShop = create<ShopState>()((set, get) => ({
  cart: [],
  favorites: ['rug-weave'],
  orders: [],

  addToCart: (line) =>
    set(({ cart }) => ({
      cart: cart.some((each) => isSame(each, line))
        ? cart.map((each) =>
            isSame(each, line) ? { ...each, quantity: each.quantity + line.quantity } : each,
          )
        : [...cart, line],
    })),

  setQuantity: (line, quantity) =>
    set(({ cart }) => ({
      cart:
        quantity < 1
          ? cart.filter((each) => !isSame(each, line))
          : cart.map((each) => (isSame(each, line) ? { ...each, quantity } : each)),
    })),

  toggleFavorite: (productId) =>
    set(({ favorites }) => ({
      favorites: favorites.includes(productId)
        ? favorites.filter((id) => id !== productId)
        : [...favorites, productId],
    })),

  placeOrder: (language) => {
    const { cart, orders } = get();
    const order: Order = {
      number: \`S-\${1042 + orders.length}\`,
      pieces: countPieces(cart),
      total: totalsOf(cart, language).total,
      language,
    };
    set({ cart: [], orders: [order, ...orders] });
    return order;
  },
}));

remember(useShop, 'shop', ({ cart, favorites, orders }) => ({ cart, favorites, orders }));
`,
    'src/strings.ts': `import type { Category } from './catalog';
import { type Language, useSettings } from './settings';

const tr = {
  appName: '__APP_NAME__',
  tabs: { Shop: 'Mağaza', Cart: 'Sepet', Settings: 'Ayarlar' },
  common: { back: 'Geri' },
  crash: {
    title: 'Bir şeyler ters gitti',
    text: 'Beklenmeyen bir hata oluştu. Sepetiniz duruyor.',
    retry: 'Tekrar dene',
  },
  settings: {
    title: 'Ayarlar',
    theme: 'Görünüm',
    system: 'Cihaz',
    light: 'Açık',
    dark: 'Koyu',
    language: 'Dil',
    about: 'Küçük atölyelerden, uzun yıllar kullanılacak ev eşyaları.',
    version: 'Sürüm',
  },
  currency: 'TRY',
  shop: {
    welcome: 'Evinize hoş geldiniz',
    search: 'Vazo, lamba, kilim arayın',
    clear: 'Aramayı temizle',
    favorites: 'Favoriler',
    all: 'Tümü',
    products: 'Ürünler',
    categories: { ceramic: 'Seramik', light: 'Işık', textile: 'Tekstil', living: 'Yaşam' } as Record<
      Category,
      string
    >,
    bannerTitle: 'Kış seçkisi',
    bannerText: 'Sıcak ışıklar, yün dokular',
    bannerAction: 'Göz atın',
    count: (count: number) => \`\${count} ürün\`,
    emptyTitle: 'Sonuç bulunamadı',
    emptyText: 'Başka bir kelime ya da kategori deneyin.',
    noFavoritesTitle: 'Henüz favoriniz yok',
    noFavoritesText: 'Beğendiğiniz ürünlerdeki kalbe dokunun, burada toplansınlar.',
    showAll: 'Tüm ürünleri göster',
    addFavorite: (name: string) => \`\${name}: favorilere ekle\`,
    removeFavorite: (name: string) => \`\${name}: favorilerden çıkar\`,
  },
  product: {
    color: 'Renk',
    quantity: 'Adet',
    less: 'Azalt',
    more: 'Artır',
    add: 'Sepete ekle',
    added: 'Sepete eklendi',
    delivery: '2-4 iş gününde kapınızda',
    returns: '14 gün içinde ücretsiz iade',
    missing: 'Bu ürün artık satışta değil.',
  },
  cart: {
    title: 'Sepet',
    emptyTitle: 'Sepetiniz boş',
    emptyText: 'Beğendiğiniz ürünleri ekleyin, burada sizi beklesinler.',
    browse: 'Mağazaya git',
    remove: (name: string) => \`\${name}: sepetten çıkar\`,
    subtotal: 'Ara toplam',
    shipping: 'Kargo',
    free: 'Ücretsiz',
    total: 'Toplam',
    untilFree: (amount: string) => \`Ücretsiz kargoya \${amount} kaldı\`,
    reachedFree: 'Kargonuz bizden',
    checkout: 'Siparişi tamamla',
    orders: 'Siparişlerim',
    order: (number: string, pieces: number) => \`\${number} · \${pieces} ürün\`,
    preparing: 'Hazırlanıyor',
  },
  checkout: {
    title: 'Teslimat ve ödeme',
    name: 'Ad soyad',
    phone: 'Telefon',
    address: 'Adres',
    payment: 'Ödeme yöntemi',
    card: 'Kart',
    door: 'Kapıda ödeme',
    cardNumber: 'Kart numarası',
    nameError: 'Ad ve soyadınızı yazın.',
    phoneError: 'Telefonu 10 hane olarak yazın: 5XX XXX XX XX.',
    addressError: 'Adres en az 15 harf olmalı; mahalle ve kapı numarasını ekleyin.',
    cardError: 'Kart numarası geçersiz. 16 haneyi kontrol edin.',
    pay: (amount: string) => \`\${amount} öde\`,
    doneTitle: 'Siparişiniz alındı',
    doneText: (number: string) => \`Sipariş numaranız \${number}. Kargoya verildiğinde haber vereceğiz.\`,
    doneAction: 'Alışverişe devam et',
  },
};

export type Strings = typeof tr;

const en: Strings = {
  appName: '__APP_NAME__',
  tabs: { Shop: 'Shop', Cart: 'Cart', Settings: 'Settings' },
  common: { back: 'Back' },
  crash: {
    title: 'Something went wrong',
    text: 'An unexpected error occurred. Your cart is still here.',
    retry: 'Try again',
  },
  settings: {
    title: 'Settings',
    theme: 'Appearance',
    system: 'Device',
    light: 'Light',
    dark: 'Dark',
    language: 'Language',
    about: 'Things for the home, from small workshops, made to be used for years.',
    version: 'Version',
  },
  currency: 'USD',
  shop: {
    welcome: 'Welcome home',
    search: 'Search vases, lamps, rugs',
    clear: 'Clear the search',
    favorites: 'Favourites',
    all: 'All',
    products: 'Products',
    categories: { ceramic: 'Ceramics', light: 'Lighting', textile: 'Textiles', living: 'Living' },
    bannerTitle: 'Winter edit',
    bannerText: 'Warm light, woollen textures',
    bannerAction: 'Take a look',
    count: (count) => (count === 1 ? '1 product' : \`\${count} products\`),
    emptyTitle: 'Nothing found',
    emptyText: 'Try another word or category.',
    noFavoritesTitle: 'No favourites yet',
    noFavoritesText: 'Tap the heart on things you like and they gather here.',
    showAll: 'Show all products',
    addFavorite: (name) => \`Add \${name} to favourites\`,
    removeFavorite: (name) => \`Remove \${name} from favourites\`,
  },
  product: {
    color: 'Colour',
    quantity: 'Quantity',
    less: 'Fewer',
    more: 'More',
    add: 'Add to cart',
    added: 'Added to cart',
    delivery: 'At your door in 2 to 4 working days',
    returns: 'Free returns within 14 days',
    missing: 'This product is no longer for sale.',
  },
  cart: {
    title: 'Cart',
    emptyTitle: 'Your cart is empty',
    emptyText: 'Add things you like and they will wait for you here.',
    browse: 'Go to the shop',
    remove: (name) => \`Remove \${name} from the cart\`,
    subtotal: 'Subtotal',
    shipping: 'Shipping',
    free: 'Free',
    total: 'Total',
    untilFree: (amount) => \`\${amount} more for free shipping\`,
    reachedFree: 'Shipping is on us',
    checkout: 'Check out',
    orders: 'My orders',
    order: (number, pieces) => \`\${number} · \${pieces} \${pieces === 1 ? 'item' : 'items'}\`,
    preparing: 'Being prepared',
  },
  checkout: {
    title: 'Delivery and payment',
    name: 'Full name',
    phone: 'Phone',
    address: 'Address',
    payment: 'Payment method',
    card: 'Card',
    door: 'On delivery',
    cardNumber: 'Card number',
    nameError: 'Write your first and last name.',
    phoneError: 'Write the phone number with 10 digits.',
    addressError: 'The address needs at least 15 letters; add street and door number.',
    cardError: 'This card number is not valid. Check the 16 digits.',
    pay: (amount) => \`Pay \${amount}\`,
    doneTitle: 'Order received',
    doneText: (number) => \`Your order number is \${number}. We will tell you when it ships.\`,
    doneAction: 'Keep shopping',
  },
};

export const strings: Record<Language, Strings> = { tr, en };

export function useStrings(): Strings {
  return strings[useSettings((settings) => settings.language)];
}

/** Writes an amount in the currency of the chosen language. */
export function useMoney(): (amount: number) => string {
  const language = useSettings((settings) => settings.language);
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: strings[language].currency,
    maximumFractionDigits: 0,
  });
  return (amount) => format.format(amount);
}
`,
    'src/theme.ts': `import { useColorScheme } from 'react-native';
import { useSettings } from './settings';

const light = {
  page: '#FBF7F2',
  card: '#FFFFFF',
  sunken: '#F1E9DF',
  line: '#EBE1D5',
  ink: '#2A1D14',
  muted: '#75645A',
  faint: '#AC9C90',
  primary: '#B04A22',
  onPrimary: '#FFFFFF',
  soft: '#FAE6DB',
  heroFrom: '#B04A22',
  heroTo: '#DE8A4C',
  onHero: '#FFFFFF',
  danger: '#BE2F37',
  dangerSoft: '#FBE5E5',
  success: '#2F7D4F',
};

export type Palette = { [Key in keyof typeof light]: string };

const dark: Palette = {
  page: '#15110E',
  card: '#201A16',
  sunken: '#2B231D',
  line: '#352B24',
  ink: '#F6EEE7',
  muted: '#B5A498',
  faint: '#7F7066',
  primary: '#F0935F',
  onPrimary: '#2B1105',
  soft: '#40281B',
  heroFrom: '#7C3416',
  heroTo: '#B0632F',
  onHero: '#FFFFFF',
  danger: '#FF8B8B',
  dangerSoft: '#42201F',
  success: '#74C893',
};

export const palettes = { light, dark };

export const space = { xs: 4, sm: 8, md: 12, lg: 20, xl: 24 };

export const radius = { control: 12, card: 18 };

export const type = {
  display: { fontSize: 28, lineHeight: 34, fontWeight: '700', letterSpacing: -0.5 },
  title: { fontSize: 22, lineHeight: 28, fontWeight: '700', letterSpacing: -0.3 },
  heading: { fontSize: 17, lineHeight: 23, fontWeight: '600' },
  body: { fontSize: 15, lineHeight: 22 },
  button: { fontSize: 16, lineHeight: 20, fontWeight: '600' },
  label: { fontSize: 13, lineHeight: 18, fontWeight: '600' },
  caption: { fontSize: 12, lineHeight: 16 },
  tab: { fontSize: 11, lineHeight: 16, fontWeight: '600' },
} as const;

/** Colours and shadow for the scheme the person chose, or the device's own. */
export function useTheme() {
  const device = useColorScheme();
  const choice = useSettings((settings) => settings.scheme);
  const scheme = choice === 'system' ? (device === 'dark' ? 'dark' : 'light') : choice;
  const dark = scheme === 'dark';
  return {
    dark,
    colors: palettes[scheme],
    shadow: dark ? '0 1px 2px rgba(0, 0, 0, 0.4)' : '0 6px 18px rgba(60, 36, 16, 0.07)',
  };
}
`,
  },
  'full-app': {
    'src/components/ProgressRing.tsx': `import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Circle } from 'react-native-svg';

interface ProgressRingProps {
  /** From 0 to 1. */
  value: number;
  size: number;
  color: string;
  track: string;
  children?: ReactNode;
}

export function ProgressRing({ value, size, color, track, children }: ProgressRingProps) {
  const stroke = Math.round(size / 10);
  const radius = (size - stroke) / 2;
  const around = 2 * Math.PI * radius;
  const shared = { cx: size / 2, cy: size / 2, r: radius, strokeWidth: stroke, fill: 'none' };

  return (
    <View
      role="progressbar"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(value * 100)}
      style={[styles.ring, { width: size, height: size }]}
    >
      <Svg width={size} height={size} style={StyleSheet.absoluteFill}>
        <Circle {...shared} stroke={track} />
        <Circle
          {...shared}
          stroke={color}
          strokeLinecap="round"
          strokeDasharray={\`\${around} \${around}\`}
          strokeDashoffset={around * (1 - Math.min(1, Math.max(0, value)))}
          transform={\`rotate(-90 \${size / 2} \${size / 2})\`}
        />
      </Svg>
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  ring: { alignItems: 'center', justifyContent: 'center' },
});
`,
    'src/navigation.tsx': `import { Ionicons } from '@expo/vector-icons';
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
`,
    'src/routes.ts': `import { type NavigationProp, type NavigatorScreenParams, useNavigation } from '@react-navigation/native';
import type { Strings } from './strings';

export type TabName = keyof Strings['tabs'];

export type RootStackParams = {
  Tabs: NavigatorScreenParams<Record<TabName, undefined>> | undefined;
  HabitForm: { id?: string };
};

export function useRootNavigation() {
  return useNavigation<NavigationProp<RootStackParams>>();
}
`,
    'src/screens/HabitFormScreen.tsx': `import { Ionicons } from '@expo/vector-icons';
import type { NativeStackScreenProps } from '@react-navigation/native-stack';
import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { AppText, Button, Field, type IconName, Screen } from '../components/ui';
import type { RootStackParams } from '../routes';
import { usePlanner } from '../store';
import { useStrings } from '../strings';
import { space, useTheme } from '../theme';

const icons: IconName[] = [
  'leaf',
  'water',
  'book',
  'walk',
  'barbell',
  'bicycle',
  'bed',
  'nutrition',
  'musical-notes',
  'brush',
  'language',
  'heart',
];

export function HabitFormScreen({ navigation, route }: NativeStackScreenProps<RootStackParams, 'HabitForm'>) {
  const { form: text, common } = useStrings();
  const { colors } = useTheme();
  const { habits, saveHabit, removeHabit } = usePlanner();
  const existing = habits.find((habit) => habit.id === route.params.id);
  const [name, setName] = useState(existing?.name ?? '');
  const [icon, setIcon] = useState<IconName>(existing?.icon ?? 'leaf');
  const [error, setError] = useState<string>();

  const findError = (value: string) => {
    if (value.length < 3) return text.tooShort;
    if (value.length > 40) return text.tooLong;
    const taken = habits.some(
      (habit) => habit.id !== existing?.id && habit.name.toLocaleLowerCase() === value.toLocaleLowerCase(),
    );
    return taken ? text.taken : undefined;
  };

  const save = () => {
    const value = name.trim();
    const problem = findError(value);
    setError(problem);
    if (problem) return;
    saveHabit({ id: existing?.id, name: value, icon });
    navigation.goBack();
  };

  return (
    <Screen
      back
      title={existing ? text.editTitle : text.newTitle}
      footer={<Button label={common.save} icon="checkmark" onPress={save} />}
    >
      <Field
        label={text.name}
        placeholder={text.placeholder}
        value={name}
        error={error}
        onChangeText={(value) => {
          setName(value);
          if (error) setError(findError(value.trim()));
        }}
        onSubmitEditing={save}
        returnKeyType="done"
      />
      <AppText variant="label" tone="muted">
        {text.icon}
      </AppText>
      <View role="radiogroup" aria-label={text.icon} style={styles.icons}>
        {icons.map((each) => {
          const selected = each === icon;
          return (
            <Pressable
              key={each}
              role="radio"
              aria-checked={selected}
              aria-label={each}
              onPress={() => setIcon(each)}
              style={[
                styles.icon,
                {
                  backgroundColor: selected ? colors.primary : colors.card,
                  borderColor: selected ? colors.primary : colors.line,
                },
              ]}
            >
              <Ionicons name={each} size={22} color={selected ? colors.onPrimary : colors.muted} />
            </Pressable>
          );
        })}
      </View>
      {existing ? (
        <Button
          kind="danger"
          icon="trash-outline"
          label={common.remove}
          onPress={() => {
            removeHabit(existing.id);
            navigation.goBack();
          }}
        />
      ) : null}
    </Screen>
  );
}

const styles = StyleSheet.create({
  icons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.md },
  icon: {
    width: 45,
    height: 45,
    borderRadius: 14,
    borderWidth: 1,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
`,
    'src/screens/ProgressScreen.tsx': `import { Ionicons } from '@expo/vector-icons';
import { StyleSheet, View } from 'react-native';
import { AppText, Card, type IconName, Screen } from '../components/ui';
import { useSettings } from '../settings';
import { dayKey, type Habit, lastDays, longestStreak, usePlanner } from '../store';
import { useStrings } from '../strings';
import { space, useTheme } from '../theme';

/** Share of the habits done on a day, from 0 to 1. */
function rateOf(habits: readonly Habit[], date: Date): number {
  if (habits.length === 0) return 0;
  const key = dayKey(date);
  return habits.filter((habit) => habit.days.includes(key)).length / habits.length;
}

export function ProgressScreen() {
  const { progress: text, common } = useStrings();
  const habits = usePlanner((planner) => planner.habits);
  const week = lastDays(7).map((date) => rateOf(habits, date));
  const average = week.reduce((sum, rate) => sum + rate, 0) / 7;
  const total = habits.reduce((sum, habit) => sum + habit.days.length, 0);

  return (
    <Screen title={text.title}>
      <View style={styles.figures}>
        <Figure icon="flame" label={text.best} value={text.days(longestStreak(habits))} />
        <Figure icon="trophy" label={text.rate} value={common.percent(Math.round(average * 100))} />
        <Figure icon="checkmark-done" label={text.total} value={String(total)} />
      </View>
      <WeekBars habits={habits} />
      <Heatmap habits={habits} />
    </Screen>
  );
}

function Figure({ icon, label, value }: { icon: IconName; label: string; value: string }) {
  const { colors } = useTheme();
  return (
    <Card style={styles.figure}>
      <Ionicons name={icon} size={20} color={colors.primary} />
      <AppText variant="heading" numberOfLines={1}>
        {value}
      </AppText>
      <AppText variant="caption" tone="muted">
        {label}
      </AppText>
    </Card>
  );
}

function WeekBars({ habits }: { habits: readonly Habit[] }) {
  const text = useStrings().progress;
  const { colors } = useTheme();
  const language = useSettings((settings) => settings.language);
  return (
    <Card style={styles.chart}>
      <AppText variant="heading">{text.week}</AppText>
      <View style={styles.bars}>
        {lastDays(7).map((date) => {
          const rate = rateOf(habits, date);
          return (
            <View key={dayKey(date)} style={styles.barColumn}>
              <View style={[styles.barTrack, { backgroundColor: colors.sunken }]}>
                <View
                  style={[
                    styles.bar,
                    { height: \`\${Math.round(rate * 100)}%\`, backgroundColor: colors.primary },
                  ]}
                />
              </View>
              <AppText variant="caption" tone="muted">
                {date.toLocaleDateString(language, { weekday: 'short' })}
              </AppText>
            </View>
          );
        })}
      </View>
    </Card>
  );
}

function Heatmap({ habits }: { habits: readonly Habit[] }) {
  const text = useStrings().progress;
  const { colors } = useTheme();
  const shade = (rate: number) => ({
    backgroundColor: rate === 0 ? colors.sunken : colors.primary,
    opacity: rate === 0 ? 1 : 0.25 + rate * 0.75,
  });
  return (
    <Card style={styles.chart}>
      <AppText variant="heading">{text.calendar}</AppText>
      <View style={styles.heat}>
        {lastDays(35).map((date) => (
          <View key={dayKey(date)} style={styles.heatSlot}>
            <View style={[styles.heatCell, shade(rateOf(habits, date))]} />
          </View>
        ))}
      </View>
      <View style={styles.legend}>
        <AppText variant="caption" tone="muted">
          {text.less}
        </AppText>
        {[0, 0.34, 0.67, 1].map((rate) => (
          <View key={rate} style={[styles.legendCell, shade(rate)]} />
        ))}
        <AppText variant="caption" tone="muted">
          {text.more}
        </AppText>
      </View>
    </Card>
  );
}

const styles = StyleSheet.create({
  figures: { flexDirection: 'row', gap: space.md },
  figure: { flex: 1, padding: 14, gap: space.xs },
  chart: { gap: space.lg },
  bars: { flexDirection: 'row', gap: space.sm },
  barColumn: { flex: 1, alignItems: 'center', gap: space.sm },
  barTrack: {
    width: '100%',
    maxWidth: 34,
    height: 132,
    borderRadius: 10,
    overflow: 'hidden',
    justifyContent: 'flex-end',
  },
  bar: { width: '100%', borderRadius: 10 },
  heat: { flexDirection: 'row', flexWrap: 'wrap' },
  heatSlot: { width: \`\${100 / 7}%\`, padding: 3 },
  heatCell: { height: 26, borderRadius: 8 },
  legend: { flexDirection: 'row', alignItems: 'center', justifyContent: 'flex-end', gap: 6 },
  legendCell: { width: 14, height: 14, borderRadius: 4 },
});
`,
    'src/screens/TasksScreen.tsx': `import { Ionicons } from '@expo/vector-icons';
import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { AppText, Card, EmptyState, IconButton, InputBar, Screen, Segmented } from '../components/ui';
import { type Task, usePlanner } from '../store';
import { useStrings } from '../strings';
import { space, useTheme } from '../theme';

type Filter = 'all' | 'open' | 'done';

export function TasksScreen() {
  const text = useStrings().tasks;
  const tasks = usePlanner((planner) => planner.tasks);
  const [filter, setFilter] = useState<Filter>('all');
  const shown = tasks.filter((task) => filter === 'all' || task.done === (filter === 'done'));
  const open = tasks.filter((task) => !task.done).length;

  return (
    <Screen title={text.title} subtitle={text.left(open)}>
      <TaskInput />
      <Segmented
        label={text.title}
        value={filter}
        onChange={setFilter}
        options={[
          { value: 'all', label: text.all },
          { value: 'open', label: text.open },
          { value: 'done', label: text.done },
        ]}
      />
      {shown.length === 0 ? (
        <EmptyState icon="checkbox-outline" title={text.emptyTitle} text={text.emptyText} />
      ) : (
        <View style={styles.list}>
          {shown.map((task) => (
            <TaskRow key={task.id} task={task} />
          ))}
        </View>
      )}
    </Screen>
  );
}

function TaskInput() {
  const text = useStrings().tasks;
  const { colors } = useTheme();
  const addTask = usePlanner((planner) => planner.addTask);
  const [title, setTitle] = useState('');
  const ready = title.trim().length > 0;

  const add = () => {
    if (!ready) return;
    addTask(title.trim());
    setTitle('');
  };

  return (
    <InputBar
      label={text.placeholder}
      value={title}
      maxLength={80}
      onChangeText={setTitle}
      onSubmitEditing={add}
      returnKeyType="done"
      right={
        <Pressable
          role="button"
          aria-label={text.add}
          aria-disabled={!ready}
          onPress={add}
          style={[styles.add, { backgroundColor: ready ? colors.primary : colors.sunken }]}
        >
          <Ionicons name="arrow-up" size={20} color={ready ? colors.onPrimary : colors.faint} />
        </Pressable>
      }
    />
  );
}

function TaskRow({ task }: { task: Task }) {
  const text = useStrings().tasks;
  const { colors } = useTheme();
  const { toggleTask, removeTask } = usePlanner();
  return (
    <Card style={styles.row}>
      <Pressable
        role="checkbox"
        aria-checked={task.done}
        aria-label={task.title}
        onPress={() => toggleTask(task.id)}
        style={styles.rowMain}
      >
        <Ionicons
          name={task.done ? 'checkmark-circle' : 'ellipse-outline'}
          size={26}
          color={task.done ? colors.primary : colors.faint}
        />
        <AppText style={[styles.rowText, task.done && styles.struck]} tone={task.done ? 'muted' : 'ink'}>
          {task.title}
        </AppText>
      </Pressable>
      <IconButton
        plain
        icon="trash-outline"
        tone="faint"
        label={text.remove(task.title)}
        onPress={() => removeTask(task.id)}
      />
    </Card>
  );
}

const styles = StyleSheet.create({
  list: { gap: space.sm },
  add: { width: 40, height: 40, borderRadius: 10, alignItems: 'center', justifyContent: 'center' },
  row: { flexDirection: 'row', alignItems: 'center', paddingVertical: 10, paddingHorizontal: 14 },
  rowMain: { flex: 1, flexDirection: 'row', alignItems: 'center', gap: space.md },
  rowText: { flex: 1 },
  struck: { textDecorationLine: 'line-through' },
});
`,
    'src/screens/TodayScreen.tsx': `import { Ionicons } from '@expo/vector-icons';
import { LinearGradient } from 'expo-linear-gradient';
import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { ProgressRing } from '../components/ProgressRing';
import { AppText, Card, EmptyState, IconButton, Screen } from '../components/ui';
import { useRootNavigation } from '../routes';
import { useSettings } from '../settings';
import { dayKey, type Habit, lastDays, streakOf, usePlanner } from '../store';
import { useStrings } from '../strings';
import { radius, space, useTheme } from '../theme';

export function TodayScreen() {
  const text = useStrings().today;
  const language = useSettings((settings) => settings.language);
  const habits = usePlanner((planner) => planner.habits);
  const navigation = useRootNavigation();
  const [day, setDay] = useState(() => dayKey(new Date()));

  const hour = new Date().getHours();
  const greeting = hour < 12 ? text.morning : hour < 18 ? text.afternoon : text.evening;
  const date = new Date().toLocaleDateString(language, { weekday: 'long', day: 'numeric', month: 'long' });
  const addHabit = () => navigation.navigate('HabitForm', {});

  return (
    <Screen
      title={greeting}
      subtitle={date}
      right={<IconButton icon="add" label={text.add} tone="primary" onPress={addHabit} />}
    >
      <DayHero habits={habits} day={day} />
      <WeekStrip habits={habits} selected={day} onSelect={setDay} />
      <AppText variant="heading">{text.habits}</AppText>
      {habits.length === 0 ? (
        <EmptyState
          icon="leaf-outline"
          title={text.emptyTitle}
          text={text.emptyText}
          action={{ label: text.add, onPress: addHabit }}
        />
      ) : (
        <View style={styles.list}>
          {habits.map((habit) => (
            <HabitRow key={habit.id} habit={habit} day={day} />
          ))}
        </View>
      )}
    </Screen>
  );
}

function DayHero({ habits, day }: { habits: readonly Habit[]; day: string }) {
  const { today: text, common } = useStrings();
  const { colors } = useTheme();
  const done = habits.filter((habit) => habit.days.includes(day)).length;
  const value = habits.length === 0 ? 0 : done / habits.length;
  const cheer = done === 0 ? text.start : value === 1 ? text.finished : text.going;

  return (
    <LinearGradient
      colors={[colors.heroFrom, colors.heroTo]}
      start={{ x: 0, y: 0 }}
      end={{ x: 1, y: 1 }}
      style={styles.hero}
    >
      <ProgressRing value={value} size={92} color={colors.onHero} track="rgba(255, 255, 255, 0.24)">
        <AppText variant="heading" tone="onHero">
          {common.percent(Math.round(value * 100))}
        </AppText>
      </ProgressRing>
      <View style={styles.heroText}>
        <AppText variant="heading" tone="onHero">
          {text.progress(done, habits.length)}
        </AppText>
        <AppText tone="onHero" style={styles.heroNote}>
          {cheer}
        </AppText>
      </View>
    </LinearGradient>
  );
}

interface WeekStripProps {
  habits: readonly Habit[];
  selected: string;
  onSelect: (day: string) => void;
}

function WeekStrip({ habits, selected, onSelect }: WeekStripProps) {
  const { colors } = useTheme();
  const language = useSettings((settings) => settings.language);
  return (
    <View style={styles.week}>
      {lastDays(7).map((date) => {
        const key = dayKey(date);
        const active = key === selected;
        const full = habits.length > 0 && habits.every((habit) => habit.days.includes(key));
        return (
          <Pressable
            key={key}
            role="button"
            aria-selected={active}
            aria-label={date.toLocaleDateString(language, { weekday: 'long', day: 'numeric', month: 'long' })}
            onPress={() => onSelect(key)}
            style={[
              styles.day,
              {
                backgroundColor: active ? colors.primary : colors.card,
                borderColor: active ? colors.primary : colors.line,
              },
            ]}
          >
            <AppText variant="caption" tone={active ? 'onPrimary' : 'muted'}>
              {date.toLocaleDateString(language, { weekday: 'short' })}
            </AppText>
            <AppText variant="heading" tone={active ? 'onPrimary' : 'ink'}>
              {date.getDate()}
            </AppText>
            <View
              style={[styles.dot, full && { backgroundColor: active ? colors.onPrimary : colors.primary }]}
            />
          </Pressable>
        );
      })}
    </View>
  );
}

function HabitRow({ habit, day }: { habit: Habit; day: string }) {
  const text = useStrings().today;
  const { colors } = useTheme();
  const toggleHabit = usePlanner((planner) => planner.toggleHabit);
  const navigation = useRootNavigation();
  const done = habit.days.includes(day);
  const streak = streakOf(habit);

  return (
    <Card style={styles.row}>
      <Pressable
        role="button"
        aria-label={habit.name}
        onPress={() => navigation.navigate('HabitForm', { id: habit.id })}
        style={styles.rowMain}
      >
        <View style={[styles.icon, { backgroundColor: colors.soft }]}>
          <Ionicons name={habit.icon} size={20} color={colors.primary} />
        </View>
        <View style={styles.rowText}>
          <AppText variant="heading" numberOfLines={1}>
            {habit.name}
          </AppText>
          <View style={styles.streak}>
            {streak > 0 ? <Ionicons name="flame" size={13} color={colors.warning} /> : null}
            <AppText variant="caption" tone="muted">
              {streak > 0 ? text.streak(streak) : text.noStreak}
            </AppText>
          </View>
        </View>
      </Pressable>
      <Pressable
        role="checkbox"
        aria-checked={done}
        aria-label={text.mark(habit.name)}
        hitSlop={8}
        onPress={() => toggleHabit(habit.id, day)}
        style={[
          styles.check,
          {
            borderColor: done ? colors.primary : colors.faint,
            backgroundColor: done ? colors.primary : 'transparent',
          },
        ]}
      >
        {done ? <Ionicons name="checkmark" size={18} color={colors.onPrimary} /> : null}
      </Pressable>
    </Card>
  );
}

const styles = StyleSheet.create({
  hero: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.lg,
    padding: space.lg,
    borderRadius: radius.card,
  },
  heroText: { flex: 1, gap: space.xs },
  heroNote: { opacity: 0.88 },
  week: { flexDirection: 'row', gap: 6 },
  day: { flex: 1, alignItems: 'center', gap: 2, paddingVertical: 10, borderRadius: 14, borderWidth: 1 },
  dot: { width: 5, height: 5, borderRadius: 3 },
  list: { gap: space.md },
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.md,
    paddingVertical: 14,
    paddingHorizontal: 14,
  },
  rowMain: { flex: 1, flexDirection: 'row', alignItems: 'center', gap: space.md },
  rowText: { flex: 1, gap: 2 },
  icon: { width: 42, height: 42, borderRadius: 13, alignItems: 'center', justifyContent: 'center' },
  streak: { flexDirection: 'row', alignItems: 'center', gap: 4 },
  check: {
    width: 32,
    height: 32,
    borderRadius: 16,
    borderWidth: 2,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
`,
    'src/store.ts': `import { create } from 'zustand';
import type { IconName } from './components/ui';
import { remember, useSettings } from './settings';
import { strings } from './strings';

export interface Habit {
  id: string;
  name: string;
  icon: IconName;
  /** Days on which it was done, as 2026-01-31. */
  days: string[];
}

export interface Task {
  id: string;
  title: string;
  done: boolean;
}

interface PlannerState {
  habits: Habit[];
  tasks: Task[];
  toggleHabit: (id: string, day: string) => void;
  saveHabit: (habit: { id?: string; name: string; icon: IconName }) => void;
  removeHabit: (id: string) => void;
  addTask: (title: string) => void;
  toggleTask: (id: string) => void;
  removeTask: (id: string) => void;
}

const newId = () => \`\${Date.now().toString(36)}\${Math.random().toString(36).slice(2, 7)}\`;

export function dayKey(date: Date): string {
  const month = String(date.getMonth() + 1).padStart(2, '0');
  return \`\${date.getFullYear()}-\${month}-\${String(date.getDate()).padStart(2, '0')}\`;
}

/** The given number of days up to today, oldest first. */
export function lastDays(count: number): Date[] {
  const today = new Date();
  return Array.from(
    { length: count },
    (_, index) => new Date(today.getFullYear(), today.getMonth(), today.getDate() - (count - 1 - index)),
  );
}

/** Days in a row that end today, or yesterday while today is still open. */
export function streakOf(habit: Habit): number {
  const done = new Set(habit.days);
  const days = lastDays(400).reverse();
  const start = done.has(dayKey(new Date())) ? 0 : 1;
  let streak = 0;
  for (const day of days.slice(start)) {
    if (!done.has(dayKey(day))) break;
    streak += 1;
  }
  return streak;
}

export function longestStreak(habits: readonly Habit[]): number {
  let longest = 0;
  for (const habit of habits) {
    const done = new Set(habit.days);
    let streak = 0;
    for (const day of lastDays(400)) {
      streak = done.has(dayKey(day)) ? streak + 1 : 0;
      longest = Math.max(longest, streak);
    }
  }
  return longest;
}

function sampleHabits(names: readonly string[]): Habit[] {
  const icons: IconName[] = ['water', 'book', 'walk', 'leaf', 'language'];
  // Every so many days each of them was left out; today two are done already.
  const pauses = [12, 9, 4, 6, 3];
  return names.map((name, index) => {
    const pause = pauses[index] ?? 5;
    const days = lastDays(35).reverse();
    return {
      id: \`habit-\${index}\`,
      name,
      icon: icons[index] ?? 'leaf',
      days: days.filter((_, ago) => (ago === 0 ? index < 2 : ago % pause !== pause - 1)).map(dayKey),
    };
  });
}

const sample = strings[useSettings.getState().language].sample;

export const usePlanner = create<PlannerState>()((set) => ({
  habits: sampleHabits(sample.habits),
  tasks: sample.tasks.map((title, index) => ({ id: \`task-\${index}\`, title, done: index === 0 })),

  toggleHabit: (id, day) =>
    set(({ habits }) => ({
      habits: habits.map((habit) => {
        if (habit.id !== id) return habit;
        const days = habit.days.includes(day)
          ? habit.days.filter((each) => each !== day)
          : [...habit.days, day];
        return { ...habit, days };
      }),
    })),

  saveHabit: ({ id, name, icon }) =>
    set(({ habits }) => ({
      habits: id
        ? habits.map((habit) => (habit.id === id ? { ...habit, name, icon } : habit))
        : [...habits, { id: newId(), name, icon, days: [] }],
    })),

  removeHabit: (id) => set(({ habits }) => ({ habits: habits.filter((habit) => habit.id !== id) })),

  addTask: (title) => set(({ tasks }) => ({ tasks: [{ id: newId(), title, done: false }, ...tasks] })),

  toggleTask: (id) =>
    set(({ tasks }) => ({
      tasks: tasks.map((task) => (task.id === id ? { ...task, done: !task.done } : task)),
    })),

  removeTask: (id) => set(({ tasks }) => ({ tasks: tasks.filter((task) => task.id !== id) })),
}));

remember(usePlanner, 'planner', ({ habits, tasks }) => ({ habits, tasks }));
`,
    'src/strings.ts': `import { type Language, useSettings } from './settings';

const tr = {
  appName: '__APP_NAME__',
  tabs: { Today: 'Bugün', Tasks: 'Görevler', Progress: 'Gelişim', Settings: 'Ayarlar' },
  common: { back: 'Geri', save: 'Kaydet', remove: 'Sil', percent: (value: number) => \`%\${value}\` },
  crash: {
    title: 'Bir şeyler ters gitti',
    text: 'Beklenmeyen bir hata oluştu. Verileriniz güvende.',
    retry: 'Tekrar dene',
  },
  settings: {
    title: 'Ayarlar',
    theme: 'Görünüm',
    system: 'Cihaz',
    light: 'Açık',
    dark: 'Koyu',
    language: 'Dil',
    about: 'Küçük alışkanlıklar, sakin günler. Verileriniz yalnızca bu cihazda saklanır.',
    version: 'Sürüm',
  },
  today: {
    morning: 'Günaydın',
    afternoon: 'İyi günler',
    evening: 'İyi akşamlar',
    progress: (done: number, all: number) => \`\${all} alışkanlıktan \${done} tanesi tamam\`,
    start: 'Güne küçük bir adımla başlayın.',
    going: 'Güzel gidiyorsunuz, devam edin.',
    finished: 'Bugünün hepsi tamam. Kendinize zaman ayırın.',
    habits: 'Alışkanlıklar',
    add: 'Yeni alışkanlık',
    streak: (days: number) => \`\${days} günlük seri\`,
    noStreak: 'Bugün yeni bir seri başlatın',
    mark: (name: string) => \`\${name}: tamamlandı olarak işaretle\`,
    emptyTitle: 'Henüz alışkanlık yok',
    emptyText: 'Her gün yapmak istediğiniz küçük bir şeyle başlayın.',
  },
  form: {
    newTitle: 'Yeni alışkanlık',
    editTitle: 'Alışkanlığı düzenle',
    name: 'Adı',
    placeholder: 'Örneğin: 20 sayfa oku',
    icon: 'Simge',
    tooShort: 'Ad en az 3 harf olmalı.',
    tooLong: 'Ad en fazla 40 harf olabilir.',
    taken: 'Bu adda bir alışkanlık zaten var.',
  },
  tasks: {
    title: 'Görevler',
    left: (count: number) => (count === 0 ? 'Yapılacak görev kalmadı' : \`\${count} görev kaldı\`),
    placeholder: 'Yeni görev yazın',
    add: 'Görev ekle',
    all: 'Tümü',
    open: 'Açık',
    done: 'Biten',
    remove: (title: string) => \`\${title} görevini sil\`,
    emptyTitle: 'Burada görev yok',
    emptyText: 'Aklınızdakini yukarıya yazın, unutmak için bir nedeniniz kalmasın.',
  },
  progress: {
    title: 'Gelişim',
    week: 'Son 7 gün',
    best: 'En uzun seri',
    total: 'Toplam tamamlama',
    rate: 'Haftalık başarı',
    days: (count: number) => \`\${count} gün\`,
    calendar: 'Son 5 hafta',
    less: 'Az',
    more: 'Çok',
  },
  sample: {
    habits: ['Su iç (2 litre)', '20 sayfa oku', '30 dakika yürü', 'Meditasyon yap', 'İngilizce çalış'],
    tasks: ['Haftalık plan yap', 'Diş hekiminden randevu al', 'Faturaları öde', 'Anneyi ara'],
  },
};

export type Strings = typeof tr;

const en: Strings = {
  appName: '__APP_NAME__',
  tabs: { Today: 'Today', Tasks: 'Tasks', Progress: 'Progress', Settings: 'Settings' },
  common: { back: 'Back', save: 'Save', remove: 'Delete', percent: (value) => \`\${value}%\` },
  crash: {
    title: 'Something went wrong',
    text: 'An unexpected error occurred. Your data is safe.',
    retry: 'Try again',
  },
  settings: {
    title: 'Settings',
    theme: 'Appearance',
    system: 'Device',
    light: 'Light',
    dark: 'Dark',
    language: 'Language',
    about: 'Small habits, calm days. Your data stays on this device only.',
    version: 'Version',
  },
  today: {
    morning: 'Good morning',
    afternoon: 'Good afternoon',
    evening: 'Good evening',
    progress: (done, all) => \`\${done} of \${all} habits done\`,
    start: 'Start the day with one small step.',
    going: 'You are doing well, keep going.',
    finished: 'All done for today. Take some time for yourself.',
    habits: 'Habits',
    add: 'New habit',
    streak: (days) => \`\${days}-day streak\`,
    noStreak: 'Start a new streak today',
    mark: (name) => \`Mark \${name} as done\`,
    emptyTitle: 'No habits yet',
    emptyText: 'Begin with one small thing you want to do every day.',
  },
  form: {
    newTitle: 'New habit',
    editTitle: 'Edit habit',
    name: 'Name',
    placeholder: 'For example: Read 20 pages',
    icon: 'Icon',
    tooShort: 'The name needs at least 3 letters.',
    tooLong: 'The name can have at most 40 letters.',
    taken: 'You already have a habit with this name.',
  },
  tasks: {
    title: 'Tasks',
    left: (count) =>
      count === 0 ? 'Nothing left to do' : count === 1 ? '1 task left' : \`\${count} tasks left\`,
    placeholder: 'Write a new task',
    add: 'Add task',
    all: 'All',
    open: 'Open',
    done: 'Done',
    remove: (title) => \`Delete the task \${title}\`,
    emptyTitle: 'No tasks here',
    emptyText: 'Write down what is on your mind and stop carrying it around.',
  },
  progress: {
    title: 'Progress',
    week: 'Last 7 days',
    best: 'Longest streak',
    total: 'Completions',
    rate: 'This week',
    days: (count) => (count === 1 ? '1 day' : \`\${count} days\`),
    calendar: 'Last 5 weeks',
    less: 'Less',
    more: 'More',
  },
  sample: {
    habits: [
      'Drink 2 litres of water',
      'Read 20 pages',
      'Walk for 30 minutes',
      'Meditate',
      'Practise Spanish',
    ],
    tasks: ['Plan the week', 'Book the dentist', 'Pay the bills', 'Call mum'],
  },
};

export const strings: Record<Language, Strings> = { tr, en };

export function useStrings(): Strings {
  return strings[useSettings((settings) => settings.language)];
}
`,
    'src/theme.ts': `import { useColorScheme } from 'react-native';
import { useSettings } from './settings';

const light = {
  page: '#F5F7F4',
  card: '#FFFFFF',
  sunken: '#E9EEE9',
  line: '#E2E8E2',
  ink: '#14211C',
  muted: '#5B6B64',
  faint: '#97A59E',
  primary: '#0E7C66',
  onPrimary: '#FFFFFF',
  soft: '#DDF2EC',
  heroFrom: '#0E7C66',
  heroTo: '#1F9E6B',
  onHero: '#FFFFFF',
  danger: '#C2362B',
  dangerSoft: '#FCE7E4',
  warning: '#D9822B',
};

export type Palette = { [Key in keyof typeof light]: string };

const dark: Palette = {
  page: '#0E1412',
  card: '#171F1C',
  sunken: '#1F2925',
  line: '#26322D',
  ink: '#EAF2EE',
  muted: '#9DAEA6',
  faint: '#6D7D76',
  primary: '#4FD1B0',
  onPrimary: '#06231B',
  soft: '#17362E',
  heroFrom: '#0B5E4E',
  heroTo: '#167A55',
  onHero: '#FFFFFF',
  danger: '#FF8A7E',
  dangerSoft: '#3A1C19',
  warning: '#F2AE62',
};

export const palettes = { light, dark };

export const space = { xs: 4, sm: 8, md: 12, lg: 20, xl: 24 };

export const radius = { control: 14, card: 20 };

export const type = {
  display: { fontSize: 28, lineHeight: 34, fontWeight: '700', letterSpacing: -0.5 },
  title: { fontSize: 22, lineHeight: 28, fontWeight: '700', letterSpacing: -0.3 },
  heading: { fontSize: 17, lineHeight: 23, fontWeight: '600' },
  body: { fontSize: 15, lineHeight: 22 },
  button: { fontSize: 16, lineHeight: 20, fontWeight: '600' },
  label: { fontSize: 13, lineHeight: 18, fontWeight: '600' },
  caption: { fontSize: 12, lineHeight: 16 },
  tab: { fontSize: 11, lineHeight: 16, fontWeight: '600' },
} as const;

/** Colours and shadow for the scheme the person chose, or the device's own. */
export function useTheme() {
  const device = useColorScheme();
  const choice = useSettings((settings) => settings.scheme);
  const scheme = choice === 'system' ? (device === 'dark' ? 'dark' : 'light') : choice;
  const dark = scheme === 'dark';
  return {
    dark,
    colors: palettes[scheme],
    shadow: dark ? '0 1px 2px rgba(0, 0, 0, 0.4)' : '0 6px 18px rgba(20, 33, 28, 0.06)',
  };
}
`,
  },
  game: {
    'src/components/GameBoard.tsx': `import { useEffect, useRef, useState } from 'react';
import { Animated, PanResponder, Platform, StyleSheet, Text, View } from 'react-native';
import type { Board, Direction, Tile } from '../engine';
import { useStrings } from '../strings';
import { useTheme } from '../theme';

const gap = 8;
const useNativeDriver = Platform.OS !== 'web';

const tileColors: Record<number, { background: string; ink: string }> = {
  2: { background: '#FFF3DC', ink: '#4B3A21' },
  4: { background: '#FFE3B3', ink: '#4B3A21' },
  8: { background: '#FFC46B', ink: '#402A06' },
  16: { background: '#FF9F5A', ink: '#3D1B02' },
  32: { background: '#FF7A59', ink: '#3A0F04' },
  64: { background: '#F0506E', ink: '#FFFFFF' },
  128: { background: '#D43F8D', ink: '#FFFFFF' },
  256: { background: '#A63FC4', ink: '#FFFFFF' },
  512: { background: '#7A46E0', ink: '#FFFFFF' },
  1024: { background: '#4A5BE8', ink: '#FFFFFF' },
  2048: { background: '#1C8FE3', ink: '#FFFFFF' },
};
const beyond = { background: '#12A594', ink: '#FFFFFF' };

function findDirection(dx: number, dy: number): Direction | undefined {
  if (Math.max(Math.abs(dx), Math.abs(dy)) < 18) return undefined;
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 'right' : 'left';
  return dy > 0 ? 'down' : 'up';
}

export function GameBoard({ board, onSwipe }: { board: Board; onSwipe: (direction: Direction) => void }) {
  const text = useStrings().game;
  const { colors } = useTheme();
  const [width, setWidth] = useState(0);
  const latest = useRef(onSwipe);
  latest.current = onSwipe;
  const [responder] = useState(() =>
    PanResponder.create({
      onStartShouldSetPanResponder: () => true,
      onMoveShouldSetPanResponder: () => true,
      onPanResponderTerminationRequest: () => false,
      onPanResponderRelease: (_, { dx, dy }) => {
        const direction = findDirection(dx, dy);
        if (direction) latest.current(direction);
      },
    }),
  );
  const cell = (width - gap * (board.size + 1)) / board.size;
  const at = (index: number) => gap + index * (cell + gap);

  return (
    <View
      {...responder.panHandlers}
      aria-label={text.board(board.tiles.length)}
      onLayout={(event) => setWidth(event.nativeEvent.layout.width)}
      style={[styles.board, { backgroundColor: colors.sunken }]}
    >
      {width > 0
        ? Array.from({ length: board.size * board.size }, (_, index) => (
            <View
              key={index}
              style={[
                styles.slot,
                {
                  width: cell,
                  height: cell,
                  left: at(index % board.size),
                  top: at(Math.floor(index / board.size)),
                  backgroundColor: colors.cell,
                },
              ]}
            />
          ))
        : null}
      {width > 0
        ? board.tiles.map((tile) => (
            <TileView key={tile.id} tile={tile} cell={cell} x={at(tile.column)} y={at(tile.row)} />
          ))
        : null}
    </View>
  );
}

function TileView({ tile, cell, x, y }: { tile: Tile; cell: number; x: number; y: number }) {
  const [place] = useState(() => new Animated.ValueXY({ x, y }));
  const [scale] = useState(() => new Animated.Value(0.4));

  useEffect(() => {
    Animated.timing(place, { toValue: { x, y }, duration: 110, useNativeDriver }).start();
  }, [place, x, y]);

  useEffect(() => {
    if (tile.merged) scale.setValue(1.16);
    Animated.spring(scale, { toValue: 1, friction: 6, tension: 140, useNativeDriver }).start();
  }, [scale, tile.value, tile.merged]);

  const look = tileColors[tile.value] ?? beyond;
  const digits = String(tile.value).length;
  return (
    <Animated.View
      style={[
        styles.tile,
        {
          width: cell,
          height: cell,
          backgroundColor: look.background,
          transform: [{ translateX: place.x }, { translateY: place.y }, { scale }],
        },
      ]}
    >
      <Text
        style={[
          styles.number,
          { color: look.ink, fontSize: cell * (digits > 3 ? 0.3 : digits > 2 ? 0.36 : 0.44) },
        ]}
      >
        {tile.value}
      </Text>
    </Animated.View>
  );
}

const styles = StyleSheet.create({
  board: { width: '100%', aspectRatio: 1, borderRadius: 20, userSelect: 'none' },
  slot: { position: 'absolute', borderRadius: 14 },
  tile: {
    position: 'absolute',
    left: 0,
    top: 0,
    borderRadius: 14,
    alignItems: 'center',
    justifyContent: 'center',
    boxShadow: '0 3px 8px rgba(30, 22, 56, 0.18)',
  },
  number: { fontWeight: '800', letterSpacing: -1 },
});
`,
    'src/engine.ts': `export type Direction = 'left' | 'right' | 'up' | 'down';
export type BoardSize = 4 | 5;

export interface Tile {
  id: number;
  value: number;
  row: number;
  column: number;
  /** Set for one move, when two tiles have just become this one. */
  merged?: boolean;
}

export interface Board {
  size: BoardSize;
  tiles: Tile[];
  nextId: number;
}

export interface MoveResult {
  board: Board;
  /** Sum of the tiles made by this move. */
  gained: number;
  moved: boolean;
}

type Random = () => number;

function addRandomTile(board: Board, random: Random): Board {
  const taken = new Set(board.tiles.map((tile) => tile.row * board.size + tile.column));
  const free = Array.from({ length: board.size * board.size }, (_, index) => index).filter(
    (index) => !taken.has(index),
  );
  const slot = free[Math.floor(random() * free.length)];
  if (slot === undefined) return board;
  const tile: Tile = {
    id: board.nextId,
    value: random() < 0.9 ? 2 : 4,
    row: Math.floor(slot / board.size),
    column: slot % board.size,
  };
  return { ...board, tiles: [...board.tiles, tile], nextId: board.nextId + 1 };
}

export function createBoard(size: BoardSize, random: Random = Math.random): Board {
  const empty: Board = { size, tiles: [], nextId: 1 };
  return addRandomTile(addRandomTile(empty, random), random);
}

/** Slides every tile as far as it goes; equal neighbours join once a move. */
export function slide(board: Board, direction: Direction): MoveResult {
  const { size } = board;
  const sideways = direction === 'left' || direction === 'right';
  const backwards = direction === 'right' || direction === 'down';
  const tiles: Tile[] = [];
  let gained = 0;
  let moved = false;

  for (let line = 0; line < size; line += 1) {
    const depthOf = (tile: Tile) => {
      const depth = sideways ? tile.column : tile.row;
      return backwards ? size - 1 - depth : depth;
    };
    const queue = board.tiles
      .filter((tile) => (sideways ? tile.row : tile.column) === line)
      .sort((a, b) => depthOf(a) - depthOf(b));

    const placed: Tile[] = [];
    for (const tile of queue) {
      const last = placed[placed.length - 1];
      if (last && last.value === tile.value && !last.merged) {
        placed[placed.length - 1] = { ...last, id: tile.id, value: last.value * 2, merged: true };
        gained += last.value * 2;
        moved = true;
        continue;
      }
      const depth = backwards ? size - 1 - placed.length : placed.length;
      const next = { ...tile, merged: false, row: sideways ? line : depth, column: sideways ? depth : line };
      if (next.row !== tile.row || next.column !== tile.column) moved = true;
      placed.push(next);
    }
    tiles.push(...placed);
  }
  return { board: { ...board, tiles }, gained, moved };
}

export function play(board: Board, direction: Direction, random: Random = Math.random): MoveResult {
  const result = slide(board, direction);
  return result.moved ? { ...result, board: addRandomTile(result.board, random) } : result;
}

export function isOver(board: Board): boolean {
  const directions: Direction[] = ['left', 'right', 'up', 'down'];
  return directions.every((direction) => !slide(board, direction).moved);
}

export function highestTile(board: Board): number {
  return Math.max(0, ...board.tiles.map((tile) => tile.value));
}
`,
    'src/navigation.tsx': `import { Ionicons } from '@expo/vector-icons';
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
`,
    'src/routes.ts': `import { type NavigationProp, type NavigatorScreenParams, useNavigation } from '@react-navigation/native';
import type { Strings } from './strings';

export type TabName = keyof Strings['tabs'];

export type RootStackParams = {
  Tabs: NavigatorScreenParams<Record<TabName, undefined>> | undefined;
  Game: undefined;
  HowTo: undefined;
};

export function useRootNavigation() {
  return useNavigation<NavigationProp<RootStackParams>>();
}
`,
    'src/screens/GameScreen.tsx': `import { StyleSheet, View } from 'react-native';
import { GameBoard } from '../components/GameBoard';
import { AppText, Button, IconButton, Screen } from '../components/ui';
import { useSettings } from '../settings';
import { bestScore, useGame } from '../store';
import { useStrings } from '../strings';
import { radius, space, useTheme } from '../theme';

export function GameScreen() {
  const { game: text, appName } = useStrings();
  const language = useSettings((settings) => settings.language);
  const { board, points, over, history, scores, swipe, undo, start } = useGame();

  return (
    <Screen
      back
      title={appName}
      right={
        <View style={styles.row}>
          <IconButton
            icon="arrow-undo"
            label={text.undo}
            tone={history.length > 0 && !over ? 'primary' : 'faint'}
            onPress={undo}
          />
          <IconButton icon="refresh" label={text.restart} onPress={start} />
        </View>
      }
    >
      <View style={styles.figures}>
        <Figure label={text.points} value={points.toLocaleString(language)} strong />
        <Figure label={text.best} value={bestScore(scores, points).toLocaleString(language)} />
      </View>
      <View>
        <GameBoard board={board} onSwipe={swipe} />
        {over ? <GameOver points={points.toLocaleString(language)} onAgain={start} /> : null}
      </View>
      <View style={styles.pad}>
        <IconButton icon="arrow-back" label={text.left} onPress={() => swipe('left')} />
        <IconButton icon="arrow-up" label={text.up} onPress={() => swipe('up')} />
        <IconButton icon="arrow-down" label={text.down} onPress={() => swipe('down')} />
        <IconButton icon="arrow-forward" label={text.right} onPress={() => swipe('right')} />
      </View>
      <AppText variant="caption" tone="muted" style={styles.centered}>
        {text.hint}
      </AppText>
    </Screen>
  );
}

function Figure({ label, value, strong }: { label: string; value: string; strong?: boolean }) {
  const { colors } = useTheme();
  return (
    <View style={[styles.figure, { backgroundColor: strong ? colors.primary : colors.sunken }]}>
      <AppText variant="caption" tone={strong ? 'onPrimary' : 'muted'}>
        {label}
      </AppText>
      <AppText variant="title" tone={strong ? 'onPrimary' : 'ink'}>
        {value}
      </AppText>
    </View>
  );
}

function GameOver({ points, onAgain }: { points: string; onAgain: () => void }) {
  const text = useStrings().game;
  const { colors } = useTheme();
  return (
    <View role="alert" style={styles.over}>
      <View style={[StyleSheet.absoluteFill, styles.veil, { backgroundColor: colors.card }]} />
      <AppText variant="title">{text.overTitle}</AppText>
      <AppText tone="muted">{text.overText(points)}</AppText>
      <Button icon="refresh" label={text.again} onPress={onAgain} />
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', gap: space.sm },
  figures: { flexDirection: 'row', gap: space.md },
  figure: { flex: 1, borderRadius: radius.control, paddingVertical: 12, alignItems: 'center' },
  pad: { flexDirection: 'row', justifyContent: 'center', gap: space.lg },
  centered: { textAlign: 'center' },
  over: {
    position: 'absolute',
    top: 0,
    right: 0,
    bottom: 0,
    left: 0,
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.md,
  },
  veil: { opacity: 0.92, borderRadius: 20 },
});
`,
    'src/screens/HomeScreen.tsx': `import { Ionicons } from '@expo/vector-icons';
import { LinearGradient } from 'expo-linear-gradient';
import { StyleSheet, View } from 'react-native';
import { AppText, Button, Card, Screen, Segmented } from '../components/ui';
import { useRootNavigation } from '../routes';
import { useSettings } from '../settings';
import { bestScore, useGame } from '../store';
import { useStrings } from '../strings';
import { radius, space, useTheme } from '../theme';

const heroTiles = [
  { value: '2', background: '#FFF3DC', ink: '#4B3A21', turn: '-10deg', lift: 10 },
  { value: '0', background: '#FFC46B', ink: '#402A06', turn: '6deg', lift: -6 },
  { value: '4', background: '#FF7A59', ink: '#3A0F04', turn: '-5deg', lift: 4 },
  { value: '8', background: '#1C8FE3', ink: '#FFFFFF', turn: '9deg', lift: -8 },
] as const;

export function HomeScreen() {
  const { home: text, appName } = useStrings();
  const { colors } = useTheme();
  const language = useSettings((settings) => settings.language);
  const { size, setSize, points, over, scores, start } = useGame();
  const navigation = useRootNavigation();
  const best = bestScore(scores, points);
  const canResume = points > 0 && !over;

  return (
    <Screen title={appName} subtitle={text.tagline}>
      <LinearGradient
        colors={[colors.heroFrom, colors.heroTo]}
        start={{ x: 0, y: 0 }}
        end={{ x: 1, y: 1 }}
        style={styles.hero}
      >
        <View style={styles.heroTiles} aria-hidden>
          {heroTiles.map(({ value, background, ink, turn, lift }) => (
            <View
              key={value}
              style={[
                styles.heroTile,
                { backgroundColor: background, transform: [{ rotate: turn }, { translateY: lift }] },
              ]}
            >
              <AppText variant="display" style={{ color: ink }}>
                {value}
              </AppText>
            </View>
          ))}
        </View>
        <View style={styles.best}>
          <AppText variant="label" tone="onHero" style={styles.dim}>
            {text.best}
          </AppText>
          <AppText variant={best > 0 ? 'display' : 'heading'} tone="onHero">
            {best > 0 ? best.toLocaleString(language) : text.none}
          </AppText>
        </View>
      </LinearGradient>

      <View style={styles.actions}>
        {canResume ? (
          <Button icon="play" label={text.resume} onPress={() => navigation.navigate('Game')} />
        ) : null}
        <Button
          kind={canResume ? 'soft' : 'primary'}
          icon={canResume ? 'refresh' : 'play'}
          label={text.start}
          onPress={() => {
            start();
            navigation.navigate('Game');
          }}
        />
      </View>

      <View style={styles.choice}>
        <AppText variant="label" tone="muted">
          {text.board}
        </AppText>
        <Segmented
          label={text.board}
          value={size === 4 ? 'classic' : 'large'}
          onChange={(value) => setSize(value === 'classic' ? 4 : 5)}
          options={[
            { value: 'classic', label: text.classic },
            { value: 'large', label: text.large },
          ]}
        />
      </View>

      <Card label={text.howTo} onPress={() => navigation.navigate('HowTo')} style={styles.howTo}>
        <View style={[styles.howToIcon, { backgroundColor: colors.soft }]}>
          <Ionicons name="bulb" size={20} color={colors.primary} />
        </View>
        <View style={styles.grow}>
          <AppText variant="heading">{text.howTo}</AppText>
          <AppText variant="caption" tone="muted">
            {text.howToHint}
          </AppText>
        </View>
        <Ionicons name="chevron-forward" size={18} color={colors.faint} />
      </Card>
    </Screen>
  );
}

const styles = StyleSheet.create({
  hero: { borderRadius: radius.card, padding: space.lg, gap: space.lg, alignItems: 'center' },
  heroTiles: { flexDirection: 'row', gap: space.sm, paddingVertical: 18 },
  heroTile: {
    width: 62,
    height: 62,
    borderRadius: 16,
    alignItems: 'center',
    justifyContent: 'center',
    boxShadow: '0 8px 18px rgba(0, 0, 0, 0.22)',
  },
  best: { alignItems: 'center', gap: 2 },
  dim: { opacity: 0.85 },
  actions: { gap: space.md },
  choice: { gap: space.sm },
  howTo: { flexDirection: 'row', alignItems: 'center', gap: space.md, paddingVertical: 14 },
  howToIcon: { width: 42, height: 42, borderRadius: 14, alignItems: 'center', justifyContent: 'center' },
  grow: { flex: 1 },
});
`,
    'src/screens/HowToScreen.tsx': `import { Ionicons } from '@expo/vector-icons';
import { StyleSheet, View } from 'react-native';
import { AppText, Card, type IconName, Screen } from '../components/ui';
import { useStrings } from '../strings';
import { space, useTheme } from '../theme';

const icons: IconName[] = ['swap-horizontal', 'git-merge', 'grid', 'ribbon'];

export function HowToScreen() {
  const text = useStrings().howTo;
  const { colors } = useTheme();
  return (
    <Screen back title={text.title}>
      {text.steps.map((step, index) => (
        <Card key={step.title} style={styles.step}>
          <View style={[styles.icon, { backgroundColor: colors.soft }]}>
            <Ionicons name={icons[index] ?? 'ellipse'} size={22} color={colors.primary} />
          </View>
          <View style={styles.text}>
            <AppText variant="heading">{step.title}</AppText>
            <AppText tone="muted">{step.text}</AppText>
          </View>
        </Card>
      ))}
    </Screen>
  );
}

const styles = StyleSheet.create({
  step: { flexDirection: 'row', gap: space.md },
  icon: { width: 46, height: 46, borderRadius: 15, alignItems: 'center', justifyContent: 'center' },
  text: { flex: 1, gap: 2 },
});
`,
    'src/screens/ScoresScreen.tsx': `import { StyleSheet, View } from 'react-native';
import { AppText, Button, Card, EmptyState, Screen } from '../components/ui';
import { useRootNavigation } from '../routes';
import { useSettings } from '../settings';
import { type Score, useGame } from '../store';
import { useStrings } from '../strings';
import { space, useTheme } from '../theme';

export function ScoresScreen() {
  const text = useStrings().scores;
  const { scores, clearScores } = useGame();
  const navigation = useRootNavigation();

  if (scores.length === 0) {
    return (
      <Screen title={text.title} subtitle={text.subtitle}>
        <EmptyState
          icon="trophy-outline"
          title={text.emptyTitle}
          text={text.emptyText}
          action={{ label: text.play, onPress: () => navigation.navigate('Game') }}
        />
      </Screen>
    );
  }

  return (
    <Screen title={text.title} subtitle={text.subtitle}>
      <View style={styles.list}>
        {scores.map((score, index) => (
          <ScoreRow key={score.at} score={score} place={index + 1} />
        ))}
      </View>
      <Button kind="danger" icon="trash-outline" label={text.clear} onPress={clearScores} />
    </Screen>
  );
}

function ScoreRow({ score, place }: { score: Score; place: number }) {
  const text = useStrings().scores;
  const { colors } = useTheme();
  const language = useSettings((settings) => settings.language);
  const first = place === 1;
  return (
    <Card style={styles.row}>
      <View style={[styles.place, { backgroundColor: first ? colors.primary : colors.soft }]}>
        <AppText variant="heading" tone={first ? 'onPrimary' : 'primary'}>
          {place}
        </AppText>
      </View>
      <View style={styles.grow}>
        <AppText variant="heading">{score.points.toLocaleString(language)}</AppText>
        <AppText variant="caption" tone="muted">
          {\`\${text.tile(score.tile)} · \${score.size} x \${score.size}\`}
        </AppText>
      </View>
      <AppText variant="caption" tone="faint">
        {new Date(score.at).toLocaleDateString(language, { day: 'numeric', month: 'short' })}
      </AppText>
    </Card>
  );
}

const styles = StyleSheet.create({
  list: { gap: space.md },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.md, paddingVertical: 12 },
  place: { width: 42, height: 42, borderRadius: 14, alignItems: 'center', justifyContent: 'center' },
  grow: { flex: 1 },
});
`,
    'src/store.ts': `import { create } from 'zustand';
import { type Board, type BoardSize, createBoard, type Direction, highestTile, isOver, play } from './engine';
import { remember } from './settings';

export interface Score {
  points: number;
  tile: number;
  size: BoardSize;
  /** Milliseconds since 1970. */
  at: number;
}

interface Step {
  board: Board;
  points: number;
}

interface GameState {
  size: BoardSize;
  board: Board;
  points: number;
  over: boolean;
  history: Step[];
  scores: Score[];
  setSize: (size: BoardSize) => void;
  start: () => void;
  swipe: (direction: Direction) => void;
  undo: () => void;
  clearScores: () => void;
}

const keptScores = 10;
const keptSteps = 5;

export const useGame = create<GameState>()((set, get) => ({
  size: 4,
  board: createBoard(4),
  points: 0,
  over: false,
  history: [],
  scores: [],

  setSize: (size) => {
    set({ size });
    get().start();
  },

  start: () => set({ board: createBoard(get().size), points: 0, over: false, history: [] }),

  swipe: (direction) => {
    const { board, points, over, history, scores, size } = get();
    if (over) return;
    const result = play(board, direction);
    if (!result.moved) return;
    const total = points + result.gained;
    const ended = isOver(result.board);
    const score: Score = { points: total, tile: highestTile(result.board), size, at: Date.now() };
    set({
      board: result.board,
      points: total,
      over: ended,
      history: [{ board, points }, ...history].slice(0, keptSteps),
      scores: ended ? [...scores, score].sort((a, b) => b.points - a.points).slice(0, keptScores) : scores,
    });
  },

  undo: () => {
    const { over, history } = get();
    const [last, ...rest] = history;
    if (last && !over) set({ board: last.board, points: last.points, history: rest });
  },

  clearScores: () => set({ scores: [] }),
}));

export function bestScore(scores: readonly Score[], points: number): number {
  return Math.max(points, ...scores.map((score) => score.points));
}

remember(useGame, 'game', ({ size, board, points, over, scores }) => ({ size, board, points, over, scores }));
`,
    'src/strings.ts': `import { type Language, useSettings } from './settings';

const tr = {
  appName: '__APP_NAME__',
  tabs: { Home: 'Oyun', Scores: 'Skorlar', Settings: 'Ayarlar' },
  common: { back: 'Geri' },
  crash: {
    title: 'Bir şeyler ters gitti',
    text: 'Beklenmeyen bir hata oluştu. Skorlarınız duruyor.',
    retry: 'Tekrar dene',
  },
  settings: {
    title: 'Ayarlar',
    theme: 'Görünüm',
    system: 'Cihaz',
    light: 'Açık',
    dark: 'Koyu',
    language: 'Dil',
    about: 'Kaydırın, birleştirin, 2048 taşına ulaşın. Reklam yok, acele yok.',
    version: 'Sürüm',
  },
  home: {
    tagline: 'Kaydır, birleştir, 2048 ol',
    best: 'En iyi skor',
    none: 'İlk skorunuzu bekliyor',
    resume: 'Devam et',
    start: 'Yeni oyun',
    board: 'Tahta',
    classic: '4 x 4 klasik',
    large: '5 x 5 geniş',
    howTo: 'Nasıl oynanır?',
    howToHint: 'Bir dakikada öğrenin',
  },
  game: {
    title: 'Oyun',
    points: 'Skor',
    best: 'En iyi',
    undo: 'Geri al',
    restart: 'Baştan',
    up: 'Yukarı kaydır',
    down: 'Aşağı kaydır',
    left: 'Sola kaydır',
    right: 'Sağa kaydır',
    hint: 'Tahtada kaydırın ya da okları kullanın',
    overTitle: 'Hamle kalmadı',
    overText: (points: string) => \`\${points} puan topladınız.\`,
    again: 'Tekrar oyna',
    board: (count: number) => \`Tahta, \${count} taş\`,
  },
  scores: {
    title: 'Skorlar',
    subtitle: 'En iyi 10 oyununuz',
    emptyTitle: 'Henüz skor yok',
    emptyText: 'Bir oyunu bitirdiğinizde burada yerini alır.',
    play: 'Oyuna başla',
    tile: (tile: number) => \`En büyük taş \${tile}\`,
    clear: 'Skorları sil',
  },
  howTo: {
    title: 'Nasıl oynanır?',
    steps: [
      { title: 'Kaydırın', text: 'Dört yönden birine kaydırın. Bütün taşlar o yöne gider.' },
      { title: 'Birleştirin', text: 'Aynı sayılı iki taş çarpışınca toplamları tek taş olur.' },
      { title: 'Yer bırakın', text: 'Her hamlede yeni bir taş gelir. Tahta dolarsa oyun biter.' },
      { title: '2048 yapın', text: 'Büyük taşı bir köşede tutun ve çevresini sıralı doldurun.' },
    ],
  },
};

export type Strings = typeof tr;

const en: Strings = {
  appName: '__APP_NAME__',
  tabs: { Home: 'Play', Scores: 'Scores', Settings: 'Settings' },
  common: { back: 'Back' },
  crash: {
    title: 'Something went wrong',
    text: 'An unexpected error occurred. Your scores are safe.',
    retry: 'Try again',
  },
  settings: {
    title: 'Settings',
    theme: 'Appearance',
    system: 'Device',
    light: 'Light',
    dark: 'Dark',
    language: 'Language',
    about: 'Slide, join, and reach the 2048 tile. No ads, no hurry.',
    version: 'Version',
  },
  home: {
    tagline: 'Slide, join, reach 2048',
    best: 'Best score',
    none: 'Waiting for your first score',
    resume: 'Continue',
    start: 'New game',
    board: 'Board',
    classic: '4 x 4 classic',
    large: '5 x 5 large',
    howTo: 'How to play',
    howToHint: 'Learn it in a minute',
  },
  game: {
    title: 'Game',
    points: 'Score',
    best: 'Best',
    undo: 'Undo',
    restart: 'Restart',
    up: 'Slide up',
    down: 'Slide down',
    left: 'Slide left',
    right: 'Slide right',
    hint: 'Swipe on the board or use the arrows',
    overTitle: 'No moves left',
    overText: (points) => \`You collected \${points} points.\`,
    again: 'Play again',
    board: (count) => \`Board, \${count} tiles\`,
  },
  scores: {
    title: 'Scores',
    subtitle: 'Your 10 best games',
    emptyTitle: 'No scores yet',
    emptyText: 'Finish a game and it takes its place here.',
    play: 'Start a game',
    tile: (tile) => \`Highest tile \${tile}\`,
    clear: 'Clear the scores',
  },
  howTo: {
    title: 'How to play',
    steps: [
      { title: 'Slide', text: 'Swipe in one of four directions. Every tile moves that way.' },
      { title: 'Join', text: 'Two tiles with the same number become one with their sum.' },
      { title: 'Leave room', text: 'Each move brings a new tile. A full board ends the game.' },
      { title: 'Reach 2048', text: 'Keep the largest tile in a corner and fill around it in order.' },
    ],
  },
};

export const strings: Record<Language, Strings> = { tr, en };

export function useStrings(): Strings {
  return strings[useSettings((settings) => settings.language)];
}
`,
    'src/theme.ts': `import { useColorScheme } from 'react-native';
import { useSettings } from './settings';

const light = {
  page: '#F6F4FC',
  card: '#FFFFFF',
  sunken: '#E7E2F5',
  line: '#E4DFF2',
  ink: '#1E1638',
  muted: '#665D85',
  faint: '#A49CBD',
  primary: '#6A3FD8',
  onPrimary: '#FFFFFF',
  soft: '#ECE5FC',
  heroFrom: '#5B2FD0',
  heroTo: '#C2418F',
  onHero: '#FFFFFF',
  danger: '#C22F4B',
  dangerSoft: '#FBE4E9',
  success: '#23845B',
  cell: '#D9D2EC',
};

export type Palette = { [Key in keyof typeof light]: string };

const dark: Palette = {
  page: '#110D1E',
  card: '#1B1530',
  sunken: '#251D40',
  line: '#2F2650',
  ink: '#F1EDFC',
  muted: '#AAA0CC',
  faint: '#766C99',
  primary: '#B698FF',
  onPrimary: '#1B0C40',
  soft: '#322654',
  heroFrom: '#4420A5',
  heroTo: '#8D2B6B',
  onHero: '#FFFFFF',
  danger: '#FF8FA3',
  dangerSoft: '#431B2A',
  success: '#6FD3A6',
  cell: '#33294F',
};

export const palettes = { light, dark };

export const space = { xs: 4, sm: 8, md: 12, lg: 20, xl: 24 };

export const radius = { control: 16, card: 24 };

export const type = {
  display: { fontSize: 28, lineHeight: 34, fontWeight: '700', letterSpacing: -0.5 },
  title: { fontSize: 22, lineHeight: 28, fontWeight: '700', letterSpacing: -0.3 },
  heading: { fontSize: 17, lineHeight: 23, fontWeight: '600' },
  body: { fontSize: 15, lineHeight: 22 },
  button: { fontSize: 16, lineHeight: 20, fontWeight: '600' },
  label: { fontSize: 13, lineHeight: 18, fontWeight: '600' },
  caption: { fontSize: 12, lineHeight: 16 },
  tab: { fontSize: 11, lineHeight: 16, fontWeight: '600' },
} as const;

/** Colours and shadow for the scheme the person chose, or the device's own. */
export function useTheme() {
  const device = useColorScheme();
  const choice = useSettings((settings) => settings.scheme);
  const scheme = choice === 'system' ? (device === 'dark' ? 'dark' : 'light') : choice;
  const dark = scheme === 'dark';
  return {
    dark,
    colors: palettes[scheme],
    shadow: dark ? '0 1px 2px rgba(0, 0, 0, 0.4)' : '0 6px 18px rgba(40, 24, 90, 0.10)',
  };
}
`,
  },
  improvements: {
    'src/components/ErrorBoundary.en.tsx': `import { Component, type ReactNode } from 'react';
import { Pressable, StyleSheet, Text, View } from 'react-native';

/** Catches what a screen throws, so that one mistake never leaves a blank app. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <View role="alert" style={styles.screen}>
        <Text style={styles.title}>Something went wrong</Text>
        <Text style={styles.text}>An unexpected error occurred. You can try again.</Text>
        <Pressable role="button" onPress={() => this.setState({ failed: false })} style={styles.button}>
          <Text style={styles.label}>Try again</Text>
        </Pressable>
      </View>
    );
  }
}

const styles = StyleSheet.create({
  screen: {
    flex: 1,
    alignItems: 'center',
    justifyContent: 'center',
    gap: 12,
    padding: 32,
    backgroundColor: '#FFFFFF',
  },
  title: { fontSize: 22, fontWeight: '700', color: '#1A1A24', textAlign: 'center' },
  text: { fontSize: 15, lineHeight: 22, color: '#62626F', textAlign: 'center' },
  button: {
    minHeight: 48,
    paddingHorizontal: 24,
    borderRadius: 14,
    justifyContent: 'center',
    backgroundColor: '#1A1A24',
  },
  label: { fontSize: 16, fontWeight: '600', color: '#FFFFFF' },
});
`,
    'src/components/ErrorBoundary.tr.tsx': `import { Component, type ReactNode } from 'react';
import { Pressable, StyleSheet, Text, View } from 'react-native';

/** Catches what a screen throws, so that one mistake never leaves a blank app. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <View role="alert" style={styles.screen}>
        <Text style={styles.title}>Bir şeyler ters gitti</Text>
        <Text style={styles.text}>Beklenmeyen bir hata oluştu. Yeniden deneyebilirsiniz.</Text>
        <Pressable role="button" onPress={() => this.setState({ failed: false })} style={styles.button}>
          <Text style={styles.label}>Tekrar dene</Text>
        </Pressable>
      </View>
    );
  }
}

const styles = StyleSheet.create({
  screen: {
    flex: 1,
    alignItems: 'center',
    justifyContent: 'center',
    gap: 12,
    padding: 32,
    backgroundColor: '#FFFFFF',
  },
  title: { fontSize: 22, fontWeight: '700', color: '#1A1A24', textAlign: 'center' },
  text: { fontSize: 15, lineHeight: 22, color: '#62626F', textAlign: 'center' },
  button: {
    minHeight: 48,
    paddingHorizontal: 24,
    borderRadius: 14,
    justifyContent: 'center',
    backgroundColor: '#1A1A24',
  },
  label: { fontSize: 16, fontWeight: '600', color: '#FFFFFF' },
});
`,
    'src/components/FadeIn.tsx': `import { type ReactNode, useEffect, useState } from 'react';
import { AccessibilityInfo, Animated, Easing, Platform, StyleSheet } from 'react-native';
import { space } from '../theme';

/** Lets a screen's content rise softly into place; devices that ask for less motion show it at once. */
export function FadeIn({ children }: { children: ReactNode }) {
  const [progress] = useState(() => new Animated.Value(0));

  useEffect(() => {
    let active = true;
    void AccessibilityInfo.isReduceMotionEnabled().then((reduced) => {
      if (!active) return;
      if (reduced) {
        progress.setValue(1);
        return;
      }
      Animated.timing(progress, {
        toValue: 1,
        duration: 260,
        easing: Easing.out(Easing.cubic),
        useNativeDriver: Platform.OS !== 'web',
      }).start();
    });
    return () => {
      active = false;
    };
  }, [progress]);

  const rise = progress.interpolate({ inputRange: [0, 1], outputRange: [12, 0] });
  return (
    <Animated.View style={[styles.content, { opacity: progress, transform: [{ translateY: rise }] }]}>
      {children}
    </Animated.View>
  );
}

const styles = StyleSheet.create({
  content: { gap: space.lg },
});
`,
  },
  screens: {
    'src/screens/ContactScreen.tsx': `import { useState } from 'react';
import { Button, EmptyState, Field, Screen } from '../components/ui';
import { type Language, useSettings } from '../settings';

const texts = {
  tr: {
    title: '__SCREEN_TITLE__',
    subtitle: 'Size nasıl yardımcı olabiliriz?',
    name: 'Ad soyad',
    email: 'E-posta',
    message: 'Mesajınız',
    send: 'Gönder',
    nameError: 'Adınızı yazın.',
    emailError: 'Geçerli bir e-posta yazın.',
    messageError: 'Mesaj en az 10 harf olmalı.',
    doneTitle: 'Mesajınız hazır',
    doneText: 'Gönderim için bu formu kendi sunucunuza bağlayın; alanların hepsi doğrulandı.',
    again: 'Yeni mesaj yaz',
  },
  en: {
    title: '__SCREEN_TITLE__',
    subtitle: 'How can we help?',
    name: 'Full name',
    email: 'E-mail',
    message: 'Your message',
    send: 'Send',
    nameError: 'Write your name.',
    emailError: 'Write a valid e-mail address.',
    messageError: 'The message needs at least 10 letters.',
    doneTitle: 'Your message is ready',
    doneText: 'Connect this form to your own server to send it; every field has been checked.',
    again: 'Write another message',
  },
} satisfies Record<Language, object>;

const emptyForm = { name: '', email: '', message: '' };

export function ContactScreen() {
  const text = texts[useSettings((settings) => settings.language)];
  const [form, setForm] = useState(emptyForm);
  const [tried, setTried] = useState(false);
  const [done, setDone] = useState(false);

  const errors = {
    name: form.name.trim() ? undefined : text.nameError,
    email: /^\\S+@\\S+\\.\\S+$/.test(form.email.trim()) ? undefined : text.emailError,
    message: form.message.trim().length < 10 ? text.messageError : undefined,
  };
  const change = (field: keyof typeof emptyForm) => (value: string) => setForm({ ...form, [field]: value });
  const send = () => {
    setTried(true);
    setDone(!errors.name && !errors.email && !errors.message);
  };
  const restart = () => {
    setForm(emptyForm);
    setTried(false);
    setDone(false);
  };

  if (done) {
    return (
      <Screen title={text.title}>
        <EmptyState
          icon="mail-open-outline"
          title={text.doneTitle}
          text={text.doneText}
          action={{ label: text.again, onPress: restart }}
        />
      </Screen>
    );
  }

  return (
    <Screen title={text.title} subtitle={text.subtitle}>
      <Field
        label={text.name}
        value={form.name}
        error={tried ? errors.name : undefined}
        onChangeText={change('name')}
      />
      <Field
        label={text.email}
        value={form.email}
        error={tried ? errors.email : undefined}
        onChangeText={change('email')}
        keyboardType="email-address"
        autoCapitalize="none"
      />
      <Field
        multiline
        label={text.message}
        value={form.message}
        error={tried ? errors.message : undefined}
        onChangeText={change('message')}
      />
      <Button icon="paper-plane-outline" label={text.send} onPress={send} />
    </Screen>
  );
}
`,
    'src/screens/HelpScreen.tsx': `import { Ionicons } from '@expo/vector-icons';
import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { AppText, Card, Screen } from '../components/ui';
import { type Language, useSettings } from '../settings';
import { useStrings } from '../strings';
import { space, useTheme } from '../theme';

interface Question {
  title: string;
  answer: string;
}

const texts: Record<Language, { title: string; questions: Question[] }> = {
  tr: {
    title: '__SCREEN_TITLE__',
    questions: [
      {
        title: 'Verilerim nerede saklanıyor?',
        answer: 'Yalnızca bu cihazda. Uygulamayı silerseniz onlar da silinir.',
      },
      {
        title: 'Koyu görünümü nasıl açarım?',
        answer: 'Ayarlar ekranındaki Görünüm bölümünden Koyu seçeneğine dokunun.',
      },
      {
        title: 'Dili değiştirebilir miyim?',
        answer: 'Evet. Ayarlar ekranındaki Dil bölümünde Türkçe ve İngilizce var.',
      },
      {
        title: 'İnternet olmadan çalışır mı?',
        answer: 'Cihazda saklanan her şeye bağlantı olmadan da ulaşırsınız.',
      },
    ],
  },
  en: {
    title: '__SCREEN_TITLE__',
    questions: [
      {
        title: 'Where is my data kept?',
        answer: 'On this device only. It goes away when you delete the app.',
      },
      { title: 'How do I switch to dark mode?', answer: 'Open Settings and tap Dark under Appearance.' },
      { title: 'Can I change the language?', answer: 'Yes. Settings offers Turkish and English.' },
      {
        title: 'Does it work without internet?',
        answer: 'Everything kept on the device stays within reach offline.',
      },
    ],
  },
};

export function HelpScreen() {
  const text = texts[useSettings((settings) => settings.language)];
  const { appName, settings } = useStrings();
  const [open, setOpen] = useState<number | undefined>(0);

  return (
    <Screen title={text.title}>
      <Card>
        <AppText variant="heading">{appName}</AppText>
        <AppText tone="muted">{settings.about}</AppText>
      </Card>
      <View style={styles.list}>
        {text.questions.map((question, index) => (
          <QuestionRow
            key={question.title}
            question={question}
            open={open === index}
            onToggle={() => setOpen(open === index ? undefined : index)}
          />
        ))}
      </View>
    </Screen>
  );
}

function QuestionRow({
  question,
  open,
  onToggle,
}: {
  question: Question;
  open: boolean;
  onToggle: () => void;
}) {
  const { colors } = useTheme();
  return (
    <Card>
      <Pressable role="button" aria-expanded={open} onPress={onToggle} style={styles.row}>
        <AppText variant="heading" style={styles.grow}>
          {question.title}
        </AppText>
        <Ionicons name={open ? 'chevron-up' : 'chevron-down'} size={20} color={colors.primary} />
      </Pressable>
      {open ? <AppText tone="muted">{question.answer}</AppText> : null}
    </Card>
  );
}

const styles = StyleSheet.create({
  list: { gap: space.md },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.md, minHeight: 32 },
  grow: { flex: 1 },
});
`,
    'src/screens/ListScreen.tsx': `import { Ionicons } from '@expo/vector-icons';
import { useState } from 'react';
import { Pressable, StyleSheet } from 'react-native';
import { create } from 'zustand';
import { AppText, Card, EmptyState, IconButton, InputBar, Screen } from '../components/ui';
import { type Language, remember, useSettings } from '../settings';
import { space, useTheme } from '../theme';

const texts = {
  tr: {
    title: '__SCREEN_TITLE__',
    count: (count: number) => \`\${count} kayıt\`,
    placeholder: 'Yeni kayıt ekleyin',
    add: 'Ekle',
    remove: (title: string) => \`\${title}: sil\`,
    emptyTitle: 'Henüz kayıt yok',
    emptyText: 'İlk kaydınızı yukarıdaki alana yazın.',
  },
  en: {
    title: '__SCREEN_TITLE__',
    count: (count: number) => (count === 1 ? '1 item' : \`\${count} items\`),
    placeholder: 'Add a new item',
    add: 'Add',
    remove: (title: string) => \`Delete \${title}\`,
    emptyTitle: 'Nothing here yet',
    emptyText: 'Write your first item in the field above.',
  },
} satisfies Record<Language, object>;

interface Item {
  id: string;
  title: string;
  starred: boolean;
}

const useItems = create<{ items: Item[] }>()(() => ({ items: [] }));
remember(useItems, 'list-screen', ({ items }) => ({ items }));

export function ListScreen() {
  const text = texts[useSettings((settings) => settings.language)];
  const { colors } = useTheme();
  const items = useItems((state) => state.items);
  const [value, setValue] = useState('');

  const add = () => {
    const title = value.trim();
    if (!title) return;
    useItems.setState({ items: [{ id: \`\${Date.now()}-\${items.length}\`, title, starred: false }, ...items] });
    setValue('');
  };
  const toggle = (id: string) =>
    useItems.setState({
      items: items.map((item) => (item.id === id ? { ...item, starred: !item.starred } : item)),
    });
  const remove = (id: string) => useItems.setState({ items: items.filter((item) => item.id !== id) });

  return (
    <Screen title={text.title} subtitle={items.length > 0 ? text.count(items.length) : undefined}>
      <InputBar
        label={text.placeholder}
        value={value}
        maxLength={120}
        onChangeText={setValue}
        onSubmitEditing={add}
        returnKeyType="done"
        right={
          <IconButton
            plain
            icon="add-circle"
            tone={value.trim() ? 'primary' : 'faint'}
            label={text.add}
            onPress={add}
          />
        }
      />
      {items.length === 0 ? (
        <EmptyState icon="albums-outline" title={text.emptyTitle} text={text.emptyText} />
      ) : (
        items.map((item) => (
          <Card key={item.id} style={styles.row}>
            <Pressable
              role="checkbox"
              aria-checked={item.starred}
              aria-label={item.title}
              onPress={() => toggle(item.id)}
              style={styles.main}
            >
              <Ionicons
                name={item.starred ? 'star' : 'star-outline'}
                size={22}
                color={item.starred ? colors.primary : colors.faint}
              />
              <AppText style={styles.grow}>{item.title}</AppText>
            </Pressable>
            <IconButton
              plain
              icon="trash-outline"
              tone="faint"
              label={text.remove(item.title)}
              onPress={() => remove(item.id)}
            />
          </Card>
        ))
      )}
    </Screen>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', paddingVertical: 10 },
  main: { flex: 1, flexDirection: 'row', alignItems: 'center', gap: space.md, minHeight: 40 },
  grow: { flex: 1 },
});
`,
    'src/screens/NotificationsScreen.tsx': `import { Ionicons } from '@expo/vector-icons';
import { Platform, StyleSheet, Switch } from 'react-native';
import { create } from 'zustand';
import { AppText, Card, EmptyState, IconButton, Screen } from '../components/ui';
import { type Language, remember, useSettings } from '../settings';
import { space, useTheme } from '../theme';

const texts = {
  tr: {
    title: '__SCREEN_TITLE__',
    unread: (count: number) => (count === 0 ? 'Hepsini okudunuz' : \`\${count} okunmamış\`),
    readAll: 'Hepsini okundu say',
    allow: 'Bildirimlere izin ver',
    remove: (title: string) => \`\${title}: sil\`,
    emptyTitle: 'Bildirim yok',
    emptyText: 'Yeni bir şey olduğunda burada görünür.',
    items: [
      'Hoş geldiniz! Uygulamayı keşfetmeye başlayın.',
      'Haftalık özetiniz hazır.',
      'Yeni sürümde koyu görünüm var.',
    ],
  },
  en: {
    title: '__SCREEN_TITLE__',
    unread: (count: number) => (count === 0 ? 'You are all caught up' : \`\${count} unread\`),
    readAll: 'Mark all as read',
    allow: 'Allow notifications',
    remove: (title: string) => \`Delete: \${title}\`,
    emptyTitle: 'No notifications',
    emptyText: 'New things appear here as they happen.',
    items: [
      'Welcome! Have a look around.',
      'Your weekly summary is ready.',
      'The new version brings a dark mode.',
    ],
  },
} satisfies Record<Language, object>;

interface NotificationsState {
  allowed: boolean;
  items: { title: string; read: boolean }[];
}

const useNotifications = create<NotificationsState>()(() => ({
  allowed: true,
  items: texts[useSettings.getState().language].items.map((title, index) => ({ title, read: index === 2 })),
}));
remember(useNotifications, 'notifications', ({ allowed, items }) => ({ allowed, items }));

export function NotificationsScreen() {
  const text = texts[useSettings((settings) => settings.language)];
  const { colors } = useTheme();
  const { allowed, items } = useNotifications();
  // The web's switch has a prop of its own for the thumb while it is on.
  const switchColors = Platform.OS === 'web' ? { activeThumbColor: colors.card } : {};
  const unread = items.filter((item) => !item.read).length;

  return (
    <Screen
      title={text.title}
      subtitle={text.unread(unread)}
      right={
        <IconButton
          icon="checkmark-done"
          label={text.readAll}
          tone={unread > 0 ? 'primary' : 'faint'}
          onPress={() => useNotifications.setState({ items: items.map((item) => ({ ...item, read: true })) })}
        />
      }
    >
      <Card style={styles.row}>
        <AppText variant="heading" style={styles.grow}>
          {text.allow}
        </AppText>
        <Switch
          aria-label={text.allow}
          value={allowed}
          onValueChange={(value) => useNotifications.setState({ allowed: value })}
          trackColor={{ true: colors.primary, false: colors.line }}
          thumbColor={colors.card}
          {...switchColors}
        />
      </Card>
      {items.length === 0 ? (
        <EmptyState icon="notifications-off-outline" title={text.emptyTitle} text={text.emptyText} />
      ) : (
        items.map((item) => (
          <Card key={item.title} style={styles.row}>
            <Ionicons
              name={item.read ? 'notifications-outline' : 'notifications'}
              size={22}
              color={item.read ? colors.faint : colors.primary}
            />
            <AppText tone={item.read ? 'muted' : 'ink'} style={styles.grow}>
              {item.title}
            </AppText>
            <IconButton
              plain
              icon="close"
              tone="faint"
              label={text.remove(item.title)}
              onPress={() =>
                useNotifications.setState({ items: items.filter((each) => each.title !== item.title) })
              }
            />
          </Card>
        ))
      )}
    </Screen>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.md, paddingVertical: 12 },
  grow: { flex: 1 },
});
`,
    'src/screens/ProfileScreen.tsx': `import { Ionicons } from '@expo/vector-icons';
import { LinearGradient } from 'expo-linear-gradient';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { create } from 'zustand';
import { AppText, Button, Card, Field, Screen } from '../components/ui';
import { type Language, remember, useSettings } from '../settings';
import { space, useTheme } from '../theme';

const texts = {
  tr: {
    title: '__SCREEN_TITLE__',
    name: 'Ad soyad',
    email: 'E-posta',
    about: 'Hakkımda',
    guest: 'Misafir',
    hint: 'Bilgileriniz yalnızca bu cihazda saklanır.',
    nameError: 'Ad en az 2 harf olmalı.',
    emailError: 'Geçerli bir e-posta yazın.',
    save: 'Kaydet',
    saved: 'Kaydedildi',
  },
  en: {
    title: '__SCREEN_TITLE__',
    name: 'Full name',
    email: 'E-mail',
    about: 'About me',
    guest: 'Guest',
    hint: 'Your details stay on this device only.',
    nameError: 'The name needs at least 2 letters.',
    emailError: 'Write a valid e-mail address.',
    save: 'Save',
    saved: 'Saved',
  },
} satisfies Record<Language, object>;

interface Profile {
  name: string;
  email: string;
  about: string;
}

const useProfile = create<Profile>()(() => ({ name: '', email: '', about: '' }));
remember(useProfile, 'profile', ({ name, email, about }) => ({ name, email, about }));

export function ProfileScreen() {
  const text = texts[useSettings((settings) => settings.language)];
  const { colors } = useTheme();
  const profile = useProfile();
  const [form, setForm] = useState<Profile>({
    name: profile.name,
    email: profile.email,
    about: profile.about,
  });
  const [tried, setTried] = useState(false);
  const [saved, setSaved] = useState(false);

  const errors = {
    name: form.name.trim().length < 2 ? text.nameError : undefined,
    email: /^\\S+@\\S+\\.\\S+$/.test(form.email.trim()) ? undefined : text.emailError,
  };
  const change = (field: keyof Profile) => (value: string) => {
    setForm({ ...form, [field]: value });
    setSaved(false);
  };
  const save = () => {
    setTried(true);
    if (errors.name || errors.email) return;
    useProfile.setState(form);
    setSaved(true);
  };

  return (
    <Screen title={text.title}>
      <Card style={styles.head}>
        <LinearGradient
          colors={[colors.heroFrom, colors.heroTo]}
          start={{ x: 0, y: 0 }}
          end={{ x: 1, y: 1 }}
          style={styles.avatar}
        >
          <Ionicons name="person" size={34} color={colors.onHero} />
        </LinearGradient>
        <View style={styles.grow}>
          <AppText variant="title" numberOfLines={1}>
            {profile.name || text.guest}
          </AppText>
          <AppText variant="caption" tone="muted">
            {profile.email || text.hint}
          </AppText>
        </View>
      </Card>
      <Field
        label={text.name}
        value={form.name}
        error={tried ? errors.name : undefined}
        onChangeText={change('name')}
        autoComplete="name"
      />
      <Field
        label={text.email}
        value={form.email}
        error={tried ? errors.email : undefined}
        onChangeText={change('email')}
        keyboardType="email-address"
        autoComplete="email"
        autoCapitalize="none"
      />
      <Field multiline label={text.about} value={form.about} maxLength={200} onChangeText={change('about')} />
      <Button icon="checkmark" label={saved ? text.saved : text.save} onPress={save} />
    </Screen>
  );
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', alignItems: 'center', gap: space.lg },
  avatar: { width: 68, height: 68, borderRadius: 34, alignItems: 'center', justifyContent: 'center' },
  grow: { flex: 1, gap: 2 },
});
`,
  },
  shared: {
    'src/App.tsx': `import { DarkTheme, DefaultTheme, NavigationContainer } from '@react-navigation/native';
import { StatusBar } from 'expo-status-bar';
import { Component, type ReactNode } from 'react';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { EmptyState, Screen } from './components/ui';
import { RootNavigator } from './navigation';
import { useStrings } from './strings';
import { useTheme } from './theme';

export default function App() {
  return (
    <SafeAreaProvider>
      <ErrorBoundary>
        <ThemedNavigation />
      </ErrorBoundary>
    </SafeAreaProvider>
  );
}

function ThemedNavigation() {
  const { dark, colors } = useTheme();
  const base = dark ? DarkTheme : DefaultTheme;
  const theme = {
    ...base,
    colors: {
      ...base.colors,
      background: colors.page,
      card: colors.card,
      text: colors.ink,
      border: colors.line,
      primary: colors.primary,
    },
  };

  return (
    <NavigationContainer theme={theme}>
      <StatusBar style={dark ? 'light' : 'dark'} />
      <RootNavigator />
    </NavigationContainer>
  );
}

/** Catches what a screen throws, so that one mistake never leaves a blank app. */
class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return <CrashScreen onRetry={() => this.setState({ failed: false })} />;
  }
}

function CrashScreen({ onRetry }: { onRetry: () => void }) {
  const text = useStrings();
  return (
    <Screen>
      <EmptyState
        icon="warning-outline"
        title={text.crash.title}
        text={text.crash.text}
        action={{ label: text.crash.retry, onPress: onRetry }}
      />
    </Screen>
  );
}
`,
    'src/components/ui.tsx': `import { Ionicons } from '@expo/vector-icons';
import { useNavigation } from '@react-navigation/native';
import { type ComponentProps, type ReactNode, useState } from 'react';
import {
  ActivityIndicator,
  Pressable,
  ScrollView,
  type StyleProp,
  StyleSheet,
  Text,
  TextInput,
  type TextInputProps,
  type TextProps,
  View,
  type ViewStyle,
} from 'react-native';
import { SafeAreaView } from 'react-native-safe-area-context';
import { useStrings } from '../strings';
import { type Palette, radius, space, type, useTheme } from '../theme';

export type IconName = ComponentProps<typeof Ionicons>['name'];

interface AppTextProps extends TextProps {
  variant?: keyof typeof type;
  tone?: keyof Palette;
}

export function AppText({ variant = 'body', tone = 'ink', style, ...rest }: AppTextProps) {
  const { colors } = useTheme();
  return <Text style={[type[variant], { color: colors[tone] }, style]} {...rest} />;
}

interface ScreenProps {
  title?: string;
  subtitle?: string;
  back?: boolean;
  right?: ReactNode;
  footer?: ReactNode;
  scroll?: boolean;
  children: ReactNode;
}

/** A page: safe area, large title, content that scrolls, and an optional bar at the bottom. */
export function Screen({ title, subtitle, back, right, footer, scroll = true, children }: ScreenProps) {
  const { colors } = useTheme();
  const header = title !== undefined && (
    <ScreenHeader title={title} subtitle={subtitle} back={back} right={right} />
  );

  return (
    <SafeAreaView edges={['top', 'left', 'right']} style={[styles.fill, { backgroundColor: colors.page }]}>
      {scroll ? (
        <ScrollView
          style={styles.fill}
          contentContainerStyle={styles.content}
          keyboardShouldPersistTaps="handled"
          showsVerticalScrollIndicator={false}
        >
          {header}
          {children}
        </ScrollView>
      ) : (
        <View style={[styles.fill, styles.content]}>
          {header}
          {children}
        </View>
      )}
      {footer ? (
        <View style={[styles.footer, { backgroundColor: colors.card, borderTopColor: colors.line }]}>
          <View style={styles.footerInner}>{footer}</View>
        </View>
      ) : null}
    </SafeAreaView>
  );
}

function ScreenHeader({ title, subtitle, back, right }: Omit<ScreenProps, 'children'> & { title: string }) {
  const navigation = useNavigation();
  const text = useStrings();
  return (
    <View style={styles.header}>
      {back ? <IconButton icon="chevron-back" label={text.common.back} onPress={navigation.goBack} /> : null}
      <View style={styles.fill}>
        {subtitle ? (
          <AppText variant="label" tone="muted">
            {subtitle}
          </AppText>
        ) : null}
        <AppText variant={back ? 'title' : 'display'} role="heading" numberOfLines={2}>
          {title}
        </AppText>
      </View>
      {right}
    </View>
  );
}

interface CardProps {
  children: ReactNode;
  style?: StyleProp<ViewStyle>;
  onPress?: () => void;
  label?: string;
}

export function Card({ children, style, onPress, label }: CardProps) {
  const { colors, shadow } = useTheme();
  const look = [
    styles.card,
    { backgroundColor: colors.card, borderColor: colors.line, boxShadow: shadow },
    style,
  ];
  if (!onPress) return <View style={look}>{children}</View>;
  return (
    <Pressable
      role="button"
      aria-label={label}
      onPress={onPress}
      style={({ pressed }) => [look, pressed && styles.pressed]}
    >
      {children}
    </Pressable>
  );
}

interface ButtonProps {
  label: string;
  onPress: () => void;
  icon?: IconName;
  kind?: 'primary' | 'soft' | 'danger';
  busy?: boolean;
  disabled?: boolean;
  style?: StyleProp<ViewStyle>;
}

export function Button({ label, onPress, icon, kind = 'primary', busy, disabled, style }: ButtonProps) {
  const { colors } = useTheme();
  const look = {
    primary: { background: colors.primary, ink: colors.onPrimary },
    soft: { background: colors.soft, ink: colors.primary },
    danger: { background: colors.dangerSoft, ink: colors.danger },
  }[kind];

  return (
    <Pressable
      role="button"
      aria-disabled={disabled || busy}
      disabled={disabled || busy}
      onPress={onPress}
      style={({ pressed }) => [
        styles.button,
        { backgroundColor: look.background },
        (disabled || busy) && styles.disabled,
        pressed && styles.pressed,
        style,
      ]}
    >
      {busy ? <ActivityIndicator color={look.ink} /> : null}
      {icon && !busy ? <Ionicons name={icon} size={18} color={look.ink} /> : null}
      <Text style={[type.button, { color: look.ink }]}>{label}</Text>
    </Pressable>
  );
}

interface IconButtonProps {
  icon: IconName;
  label: string;
  onPress: () => void;
  tone?: keyof Palette;
  plain?: boolean;
}

export function IconButton({ icon, label, onPress, tone = 'ink', plain }: IconButtonProps) {
  const { colors } = useTheme();
  return (
    <Pressable
      role="button"
      aria-label={label}
      hitSlop={6}
      onPress={onPress}
      style={({ pressed }) => [
        styles.iconButton,
        !plain && { backgroundColor: colors.card, borderColor: colors.line, borderWidth: 1 },
        pressed && styles.pressed,
      ]}
    >
      <Ionicons name={icon} size={20} color={colors[tone]} />
    </Pressable>
  );
}

interface ChipProps {
  label: string;
  selected: boolean;
  onPress: () => void;
  icon?: IconName;
}

export function Chip({ label, selected, onPress, icon }: ChipProps) {
  const { colors } = useTheme();
  const ink = selected ? colors.onPrimary : colors.muted;
  return (
    <Pressable
      role="button"
      aria-selected={selected}
      onPress={onPress}
      style={[
        styles.chip,
        {
          backgroundColor: selected ? colors.primary : colors.card,
          borderColor: selected ? colors.primary : colors.line,
        },
      ]}
    >
      {icon ? <Ionicons name={icon} size={15} color={ink} /> : null}
      <Text style={[type.label, { color: ink }]}>{label}</Text>
    </Pressable>
  );
}

interface FieldProps extends TextInputProps {
  label: string;
  error?: string;
}

export function Field({ label, error, style, ...rest }: FieldProps) {
  const { colors } = useTheme();
  const [focused, setFocused] = useState(false);
  const border = error ? colors.danger : focused ? colors.primary : colors.line;
  return (
    <View style={styles.field}>
      <AppText variant="label" tone="muted">
        {label}
      </AppText>
      <TextInput
        aria-label={label}
        placeholderTextColor={colors.faint}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        style={[
          styles.input,
          type.body,
          { backgroundColor: colors.card, borderColor: border, color: colors.ink },
          rest.multiline && styles.multiline,
          style,
        ]}
        {...rest}
      />
      {error ? (
        <AppText variant="caption" tone="danger" role="alert">
          {error}
        </AppText>
      ) : null}
    </View>
  );
}

interface InputBarProps extends TextInputProps {
  label: string;
  icon?: IconName;
  right?: ReactNode;
}

/** One line to type into, with room for an icon before it and a button after it. */
export function InputBar({ label, icon, right, style, ...rest }: InputBarProps) {
  const { colors } = useTheme();
  const [focused, setFocused] = useState(false);
  const border = focused ? colors.primary : colors.line;
  return (
    <View style={[styles.inputBar, { backgroundColor: colors.card, borderColor: border }]}>
      {icon ? <Ionicons name={icon} size={18} color={colors.muted} /> : null}
      <TextInput
        aria-label={label}
        placeholder={label}
        placeholderTextColor={colors.faint}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        style={[styles.inputBarText, type.body, { color: colors.ink }, style]}
        {...rest}
      />
      {right}
    </View>
  );
}

interface SegmentedProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

export function Segmented<Value extends string>({ label, options, value, onChange }: SegmentedProps<Value>) {
  const { colors, dark } = useTheme();
  return (
    <View role="radiogroup" aria-label={label} style={[styles.segmented, { backgroundColor: colors.sunken }]}>
      {options.map((option) => {
        const selected = option.value === value;
        return (
          <Pressable
            key={option.value}
            role="radio"
            aria-checked={selected}
            onPress={() => onChange(option.value)}
            style={[styles.segment, selected && { backgroundColor: dark ? colors.line : colors.card }]}
          >
            <Text style={[type.label, { color: selected ? colors.ink : colors.muted }]}>{option.label}</Text>
          </Pressable>
        );
      })}
    </View>
  );
}

interface EmptyStateProps {
  icon: IconName;
  title: string;
  text: string;
  action?: { label: string; onPress: () => void };
}

export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  const { colors } = useTheme();
  return (
    <View style={styles.empty}>
      <View style={[styles.emptyIcon, { backgroundColor: colors.soft }]}>
        <Ionicons name={icon} size={34} color={colors.primary} />
      </View>
      <AppText variant="heading" style={styles.centered}>
        {title}
      </AppText>
      <AppText tone="muted" style={styles.centered}>
        {text}
      </AppText>
      {action ? <Button label={action.label} onPress={action.onPress} style={styles.emptyAction} /> : null}
    </View>
  );
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  content: { padding: space.lg, gap: space.lg, width: '100%', maxWidth: 640, alignSelf: 'center' },
  header: { flexDirection: 'row', alignItems: 'center', gap: space.md, minHeight: 48 },
  footer: { borderTopWidth: 1, padding: space.lg },
  footerInner: { width: '100%', maxWidth: 608, alignSelf: 'center' },
  card: { borderRadius: radius.card, borderWidth: 1, padding: space.lg, gap: space.sm },
  pressed: { opacity: 0.72 },
  disabled: { opacity: 0.5 },
  button: {
    minHeight: 50,
    paddingHorizontal: space.xl,
    borderRadius: radius.control,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.sm,
  },
  iconButton: { width: 42, height: 42, borderRadius: 21, alignItems: 'center', justifyContent: 'center' },
  chip: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 6,
    minHeight: 38,
    paddingHorizontal: 14,
    borderRadius: 19,
    borderWidth: 1,
  },
  field: { gap: 6 },
  input: {
    minHeight: 50,
    borderWidth: 1,
    borderRadius: radius.control,
    paddingHorizontal: 14,
    outlineStyle: 'solid',
    outlineWidth: 0,
  },
  inputBar: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.sm,
    minHeight: 52,
    paddingLeft: 14,
    paddingRight: 6,
    borderWidth: 1,
    borderRadius: radius.control,
  },
  inputBarText: { flex: 1, minHeight: 40, minWidth: 0, outlineStyle: 'solid', outlineWidth: 0 },
  multiline: { minHeight: 112, paddingTop: 13, textAlignVertical: 'top' },
  segmented: { flexDirection: 'row', borderRadius: radius.control, padding: 4, gap: 4 },
  segment: {
    flex: 1,
    minHeight: 38,
    borderRadius: radius.control - 4,
    alignItems: 'center',
    justifyContent: 'center',
  },
  empty: { alignItems: 'center', gap: space.md, paddingVertical: 48, paddingHorizontal: space.lg },
  emptyIcon: { width: 76, height: 76, borderRadius: 38, alignItems: 'center', justifyContent: 'center' },
  emptyAction: { marginTop: space.sm },
  centered: { textAlign: 'center' },
});
`,
    'src/screens/SettingsScreen.tsx': `import { Ionicons } from '@expo/vector-icons';
import { StyleSheet, View } from 'react-native';
import { AppText, Card, type IconName, Screen, Segmented } from '../components/ui';
import { type Language, type SchemeChoice, useSettings } from '../settings';
import { useStrings } from '../strings';
import { space, useTheme } from '../theme';

const languages: readonly { value: Language; label: string }[] = [
  { value: 'tr', label: 'Türkçe' },
  { value: 'en', label: 'English' },
];

export function SettingsScreen() {
  const text = useStrings();
  const { scheme, setScheme, language, setLanguage } = useSettings();
  const schemes: readonly { value: SchemeChoice; label: string }[] = [
    { value: 'system', label: text.settings.system },
    { value: 'light', label: text.settings.light },
    { value: 'dark', label: text.settings.dark },
  ];

  return (
    <Screen title={text.settings.title}>
      <Card style={styles.card}>
        <SettingHeading icon="contrast-outline" title={text.settings.theme} />
        <Segmented label={text.settings.theme} options={schemes} value={scheme} onChange={setScheme} />
      </Card>
      <Card style={styles.card}>
        <SettingHeading icon="language-outline" title={text.settings.language} />
        <Segmented
          label={text.settings.language}
          options={languages}
          value={language}
          onChange={setLanguage}
        />
      </Card>
      <Card>
        <SettingHeading icon="information-circle-outline" title={text.appName} />
        <AppText tone="muted">{text.settings.about}</AppText>
        <AppText variant="caption" tone="faint">
          {text.settings.version} 1.0.0
        </AppText>
      </Card>
    </Screen>
  );
}

function SettingHeading({ icon, title }: { icon: IconName; title: string }) {
  const { colors } = useTheme();
  return (
    <View style={styles.heading}>
      <Ionicons name={icon} size={20} color={colors.primary} />
      <AppText variant="heading">{title}</AppText>
    </View>
  );
}

const styles = StyleSheet.create({
  card: { gap: space.md },
  heading: { flexDirection: 'row', alignItems: 'center', gap: space.sm },
});
`,
    'src/settings.ts': `import AsyncStorage from '@react-native-async-storage/async-storage';
import { create, type StoreApi } from 'zustand';

export type Language = 'tr' | 'en';
export type SchemeChoice = 'system' | 'light' | 'dark';

const defaultLanguage: Language = 'tr';
const defaultScheme: SchemeChoice = 'system';

interface Settings {
  language: Language;
  scheme: SchemeChoice;
  setLanguage: (language: Language) => void;
  setScheme: (scheme: SchemeChoice) => void;
}

export const useSettings = create<Settings>()((set) => ({
  language: defaultLanguage,
  scheme: defaultScheme,
  setLanguage: (language) => set({ language }),
  setScheme: (scheme) => set({ scheme }),
}));

/**
 * Keeps the picked part of a store on the device and brings it back at the next start.
 * A device without storage (a private window, for example) just forgets: that is no error.
 */
export function remember<State, Kept extends Partial<State>>(
  store: Pick<StoreApi<State>, 'getState' | 'setState' | 'subscribe'>,
  key: string,
  pick: (state: State) => Kept,
) {
  const save = (state: State) => {
    AsyncStorage.setItem(key, JSON.stringify(pick(state))).catch(() => undefined);
  };
  AsyncStorage.getItem(key)
    .then((saved) => {
      if (saved) store.setState(JSON.parse(saved) as Kept);
    })
    .catch(() => undefined)
    .finally(() => store.subscribe(save));
}

remember(useSettings, 'settings', ({ language, scheme }) => ({ language, scheme }));
`,
  },
  social: {
    'src/components/PostCard.tsx': `import { Ionicons } from '@expo/vector-icons';
import { LinearGradient } from 'expo-linear-gradient';
import { useState } from 'react';
import { Animated, Platform, Pressable, StyleSheet, View } from 'react-native';
import { meId, type Person, type Post } from '../data';
import { useRootNavigation } from '../routes';
import { useSocial } from '../store';
import { useStrings, useTimeAgo } from '../strings';
import { radius, space, useTheme } from '../theme';
import { SceneArt } from './SceneArt';
import { AppText, type IconName } from './ui';

export function Avatar({ person, size, ring }: { person: Person; size: number; ring?: boolean }) {
  const { colors } = useTheme();
  const initials = person.name
    .split(' ')
    .map((part) => part[0])
    .join('')
    .slice(0, 2);
  return (
    <View
      style={[
        styles.avatarRing,
        { borderRadius: size },
        ring !== undefined && {
          borderWidth: 2,
          padding: 2,
          borderColor: ring ? colors.primary : 'transparent',
        },
      ]}
    >
      <LinearGradient
        colors={person.colors}
        start={{ x: 0, y: 0 }}
        end={{ x: 1, y: 1 }}
        style={[styles.avatar, { width: size, height: size, borderRadius: size / 2 }]}
      >
        <AppText
          style={{ color: '#FFFFFF', fontSize: size * 0.36, lineHeight: size * 0.46, fontWeight: '700' }}
        >
          {initials}
        </AppText>
      </LinearGradient>
    </View>
  );
}

export function PersonLine({ person, at }: { person: Person; at: number }) {
  const text = useStrings().feed;
  const timeAgo = useTimeAgo();
  const navigation = useRootNavigation();
  const openProfile = () =>
    person.id === meId
      ? navigation.navigate('Tabs', { screen: 'Profile' })
      : navigation.navigate('Person', { id: person.id });
  return (
    <Pressable
      role="link"
      aria-label={text.profileOf(person.name)}
      onPress={openProfile}
      style={styles.person}
    >
      <Avatar person={person} size={40} />
      <View style={styles.grow}>
        <AppText variant="heading" style={styles.name} numberOfLines={1}>
          {person.name}
        </AppText>
        <AppText variant="caption" tone="muted">
          {\`@\${person.handle} · \${timeAgo(at)}\`}
        </AppText>
      </View>
    </Pressable>
  );
}

export function PostCard({ post, open = true }: { post: Post; open?: boolean }) {
  const text = useStrings().post;
  const { colors, shadow } = useTheme();
  const { people, toggleSaved } = useSocial();
  const navigation = useRootNavigation();
  const person = people[post.personId];
  if (!person) return null;
  const openPost = () => {
    if (open) navigation.navigate('Post', { id: post.id });
  };

  return (
    <View
      style={[styles.card, { backgroundColor: colors.card, borderColor: colors.line, boxShadow: shadow }]}
    >
      <View style={styles.top}>
        <PersonLine person={person} at={post.at} />
      </View>
      <Pressable onPress={openPost} disabled={!open}>
        <AppText style={styles.text}>{post.text}</AppText>
        {post.scene ? <SceneArt scene={post.scene} label={text.photo} /> : null}
      </Pressable>
      <View style={styles.actions}>
        <LikeButton post={post} />
        <PostAction
          icon="chatbubble-outline"
          label={text.comment(post.comments.length)}
          count={post.comments.length}
          onPress={openPost}
        />
        <View style={styles.grow} />
        <PostAction
          icon={post.saved ? 'bookmark' : 'bookmark-outline'}
          label={post.saved ? text.unsave : text.save}
          active={post.saved}
          onPress={() => toggleSaved(post.id)}
        />
      </View>
    </View>
  );
}

function LikeButton({ post }: { post: Post }) {
  const text = useStrings().post;
  const { colors } = useTheme();
  const toggleLike = useSocial((social) => social.toggleLike);
  const [scale] = useState(() => new Animated.Value(1));

  const like = () => {
    toggleLike(post.id);
    scale.setValue(0.7);
    Animated.spring(scale, { toValue: 1, friction: 3, useNativeDriver: Platform.OS !== 'web' }).start();
  };

  return (
    <Pressable
      role="button"
      aria-pressed={post.liked}
      aria-label={post.liked ? text.unlike : text.like}
      onPress={like}
      style={styles.action}
    >
      <Animated.View style={{ transform: [{ scale }] }}>
        <Ionicons
          name={post.liked ? 'heart' : 'heart-outline'}
          size={23}
          color={post.liked ? colors.like : colors.muted}
        />
      </Animated.View>
      <AppText variant="label" tone={post.liked ? 'like' : 'muted'}>
        {post.likes}
      </AppText>
    </Pressable>
  );
}

interface PostActionProps {
  icon: IconName;
  label: string;
  onPress: () => void;
  count?: number;
  active?: boolean;
}

function PostAction({ icon, label, onPress, count, active }: PostActionProps) {
  const { colors } = useTheme();
  return (
    <Pressable role="button" aria-label={label} onPress={onPress} style={styles.action}>
      <Ionicons name={icon} size={21} color={active ? colors.primary : colors.muted} />
      {count === undefined ? null : (
        <AppText variant="label" tone="muted">
          {count}
        </AppText>
      )}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  avatarRing: { alignSelf: 'flex-start' },
  avatar: { alignItems: 'center', justifyContent: 'center' },
  person: { flexDirection: 'row', alignItems: 'center', gap: space.md },
  name: { fontSize: 15, lineHeight: 20 },
  grow: { flex: 1 },
  card: { borderRadius: radius.card, borderWidth: 1, overflow: 'hidden' },
  top: { padding: space.lg, paddingBottom: space.md },
  text: { paddingHorizontal: space.lg, paddingBottom: space.md },
  actions: { flexDirection: 'row', alignItems: 'center', paddingHorizontal: space.md, paddingVertical: 4 },
  action: { flexDirection: 'row', alignItems: 'center', gap: 6, minHeight: 44, paddingHorizontal: 8 },
});
`,
    'src/components/SceneArt.tsx': `import { type ReactNode, useId } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Circle, Defs, LinearGradient, Path, Rect, Stop } from 'react-native-svg';
import type { Scene } from '../data';

const skies: Record<Scene, readonly [string, string]> = {
  sea: ['#FDB99B', '#F7E2B8'],
  mountains: ['#8FB8DE', '#F6E7DF'],
  city: ['#2B2150', '#C25B7A'],
  forest: ['#CFE5C9', '#F3F0D2'],
};

const drawings: Record<Scene, ReactNode> = {
  sea: (
    <>
      <Circle cx={200} cy={112} r={34} fill="#FFF3D0" />
      <Rect x={0} y={122} width={320} height={78} fill="#3F7F93" />
      <Path
        d="M168 128 H232 M176 138 H226 M184 148 H218 M190 158 H212"
        stroke="#FBE3B4"
        strokeWidth={3}
        strokeLinecap="round"
        opacity={0.75}
      />
      <Path d="M0 150 Q40 142 80 150 T160 150 T240 150 T320 150 V200 H0 Z" fill="#2F6679" opacity={0.7} />
      <Path d="M58 122 L104 122 L98 134 H66 Z" fill="#FFFFFF" />
      <Rect x={70} y={110} width={24} height={12} fill="#F4F1EA" />
      <Rect x={80} y={102} width={6} height={9} fill="#C0392B" />
      <Path
        d="M120 60 q8 -8 16 0 q8 -8 16 0 M236 44 q6 -6 12 0 q6 -6 12 0"
        stroke="#6B4A46"
        strokeWidth={2.4}
        fill="none"
        strokeLinecap="round"
      />
    </>
  ),
  mountains: (
    <>
      <Circle cx={78} cy={50} r={20} fill="#FFF6DC" />
      <Path d="M-10 150 L70 66 L140 140 L196 78 L330 168 V200 H-10 Z" fill="#7C93B2" />
      <Path
        d="M70 66 L92 90 L78 96 L66 88 L54 94 L48 89 Z M196 78 L222 96 L206 102 L194 94 L180 96 Z"
        fill="#FFFFFF"
      />
      <Path d="M-10 176 L60 126 L128 168 L220 112 L330 180 V200 H-10 Z" fill="#4F6B7E" />
      <Path d="M0 168 Q80 150 160 164 T320 156 V176 H0 Z" fill="#FFFFFF" opacity={0.45} />
      <Path d="M0 186 Q100 172 180 184 T320 180 V200 H0 Z" fill="#31505A" />
    </>
  ),
  city: (
    <>
      <Circle cx={252} cy={44} r={18} fill="#FBE9C3" />
      <Path
        d="M0 130 H28 V104 H60 V136 H84 V92 H112 V128 H196 V98 H226 V134 H256 V112 H288 V140 H320 V200 H0 Z"
        fill="#3C2B5E"
      />
      <Path d="M134 200 V86 H174 V200 Z" fill="#21173F" />
      <Path d="M128 88 L154 36 L180 88 Z" fill="#2D1F52" />
      <Rect x={152} y={22} width={4} height={16} fill="#2D1F52" />
      <Path
        d="M0 158 H40 V146 H74 V166 H118 V152 H134 V200 H0 Z M174 200 V160 H214 V150 H250 V170 H320 V200 Z"
        fill="#1A1233"
      />
      <Path
        d="M144 100 h6 v8 h-6 z M158 100 h6 v8 h-6 z M144 120 h6 v8 h-6 z M158 140 h6 v8 h-6 z M12 168 h6 v7 h-6 z M52 172 h6 v7 h-6 z M92 176 h6 v7 h-6 z M196 170 h6 v7 h-6 z M230 162 h6 v7 h-6 z M276 180 h6 v7 h-6 z M36 116 h5 v6 h-5 z M94 104 h5 v6 h-5 z M208 110 h5 v6 h-5 z M268 124 h5 v6 h-5 z"
        fill="#FFD27A"
      />
    </>
  ),
  forest: (
    <>
      <Circle cx={160} cy={70} r={42} fill="#FFF9DE" opacity={0.9} />
      <Path
        d="M20 150 L44 60 L68 150 Z M84 150 L104 78 L124 150 Z M196 150 L216 72 L236 150 Z M256 150 L282 54 L308 150 Z"
        fill="#8DB58B"
      />
      <Path
        d="M-16 178 L20 72 L56 178 Z M52 178 L80 96 L108 178 Z M216 178 L246 92 L276 178 Z M266 178 L300 66 L334 178 Z"
        fill="#4F8460"
      />
      <Path d="M0 164 Q80 150 160 160 T320 158 V200 H0 Z" fill="#2F5F48" />
      <Path d="M128 200 Q150 176 160 160 Q172 176 206 200 Z" fill="#D9C79B" />
    </>
  ),
};

/** A drawn landscape: posts need no picture from the network. */
export function SceneArt({ scene, label }: { scene: Scene; label?: string }) {
  const [top, bottom] = skies[scene];
  const sky = \`sky\${useId().replace(/\\W/g, '')}\`;
  return (
    <View role="img" aria-label={label} style={styles.scene}>
      <Svg width="100%" height="100%" viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice">
        <Defs>
          <LinearGradient id={sky} x1="0" y1="0" x2="0" y2="1">
            <Stop offset="0" stopColor={top} />
            <Stop offset="1" stopColor={bottom} />
          </LinearGradient>
        </Defs>
        <Rect x={0} y={0} width={320} height={200} fill={\`url(#\${sky})\`} />
        {drawings[scene]}
      </Svg>
    </View>
  );
}

const styles = StyleSheet.create({
  scene: { width: '100%', aspectRatio: 1.6, overflow: 'hidden' },
});
`,
    'src/data.ts': `import type { Language } from './settings';

export type Scene = 'sea' | 'mountains' | 'city' | 'forest';

export interface Person {
  id: string;
  name: string;
  handle: string;
  colors: readonly [string, string];
}

export interface Comment {
  id: string;
  personId: string;
  text: string;
  at: number;
}

export interface Post {
  id: string;
  personId: string;
  text: string;
  scene?: Scene;
  /** Milliseconds since 1970. */
  at: number;
  likes: number;
  liked: boolean;
  saved: boolean;
  comments: Comment[];
}

export const meId = 'me';

const minute = 60_000;
const hour = 60 * minute;

const colors = {
  me: ['#7B5BD6', '#C84A8B'],
  elif: ['#F2994A', '#EB5757'],
  can: ['#2F80ED', '#56CCF2'],
  defne: ['#27AE60', '#6FCF97'],
  mert: ['#9B51E0', '#BB6BD9'],
  ada: ['#E8A33D', '#F2C94C'],
} as const;

const names: Record<Language, Record<keyof typeof colors, [name: string, handle: string]>> = {
  tr: {
    me: ['Siz', 'siz'],
    elif: ['Elif Aydın', 'elifaydin'],
    can: ['Can Demir', 'candemir'],
    defne: ['Defne Koç', 'defnekoc'],
    mert: ['Mert Şahin', 'mertsahin'],
    ada: ['Ada Yıldız', 'adayildiz'],
  },
  en: {
    me: ['You', 'you'],
    elif: ['Ella Brooks', 'ellabrooks'],
    can: ['Caleb Stone', 'calebstone'],
    defne: ['Daphne Cole', 'daphnecole'],
    mert: ['Miles Shaw', 'milesshaw'],
    ada: ['Ada Winters', 'adawinters'],
  },
};

const texts: Record<Language, { posts: string[]; comments: string[] }> = {
  tr: {
    posts: [
      'Sabah altıda vapurdaydık. Kimse konuşmuyor, herkes aynı yöne bakıyor. Güne başlamanın en güzel yolu.',
      'Kaçkarlar’da ikinci gün. Sis kalkınca herkes sustu.',
      'Bugün ilk kez kendi yazdığım kodu canlıya aldım. Küçük bir düzeltmeydi ama bütün gün gülümsedim.',
      'Galata’da akşam. Işıklar yanınca şehir başka birine dönüşüyor.',
      'Komşumuz balkondan balkona fesleğen uzattı. Mahalle dediğin budur.',
      'Belgrad Ormanı’nda 8 km. Toprak kokusu bedava.',
    ],
    comments: [
      'Ne güzel anlatmışsın.',
      'Ben de o vapurdaydım!',
      'Bir dahaki sefere beni de çağır.',
      'Tebrikler, devamı gelsin.',
    ],
  },
  en: {
    posts: [
      'On the six o’clock ferry this morning. Nobody talks, everyone looks the same way. The best way to begin a day.',
      'Second day in the highlands. When the fog lifted, everyone went quiet.',
      'Shipped my own code for the first time today. It was a tiny fix, but I smiled until evening.',
      'The old town at dusk. Once the lights come on, the city turns into someone else.',
      'Our neighbour passed basil from balcony to balcony. That is what a neighbourhood is.',
      'Eight kilometres through the woods. The smell of the earth is free.',
    ],
    comments: [
      'Beautifully put.',
      'I was on that ferry too!',
      'Take me along next time.',
      'Congratulations, keep going.',
    ],
  },
};

export function createPeople(language: Language): Record<string, Person> {
  const people: Record<string, Person> = {};
  for (const [id, [name, handle]] of Object.entries(names[language])) {
    people[id] = { id, name, handle, colors: colors[id as keyof typeof colors] };
  }
  return people;
}

export function createPosts(language: Language, now: number): Post[] {
  const { posts, comments } = texts[language];
  const authors = ['elif', 'can', 'defne', 'mert', 'ada', 'me'];
  const scenes: (Scene | undefined)[] = ['sea', 'mountains', undefined, 'city', undefined, 'forest'];
  return posts.map((text, index) => ({
    id: \`post-\${index}\`,
    personId: authors[index] ?? meId,
    text,
    scene: scenes[index],
    at: now - (index * 5 + 1) * hour + index * 7 * minute,
    likes: [128, 342, 87, 211, 64, 39][index] ?? 12,
    liked: index === 1,
    saved: false,
    comments: comments.slice(0, (index * 3) % 4).map((comment, order) => ({
      id: \`comment-\${index}-\${order}\`,
      personId: authors[(index + order + 1) % 5] ?? 'can',
      text: comment,
      at: now - (index * 5 + 1) * hour + (order + 1) * 21 * minute,
    })),
  }));
}
`,
    'src/navigation.tsx': `import { Ionicons } from '@expo/vector-icons';
import { createBottomTabNavigator } from '@react-navigation/bottom-tabs';
import { createNativeStackNavigator } from '@react-navigation/native-stack';
import type { ComponentType } from 'react';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { AppText, type IconName } from './components/ui';
import type { RootStackParams, TabName } from './routes';
import { ComposeScreen } from './screens/ComposeScreen';
import { FeedScreen, SavedScreen } from './screens/FeedScreen';
import { PostScreen } from './screens/PostScreen';
import { MyProfileScreen, PersonScreen } from './screens/ProfileScreen';
import { SettingsScreen } from './screens/SettingsScreen';
import { useStrings } from './strings';
import { useTheme } from './theme';

const tabs: { name: TabName; icon: IconName; component: ComponentType }[] = [
  { name: 'Feed', icon: 'home', component: FeedScreen },
  { name: 'Saved', icon: 'bookmark', component: SavedScreen },
  { name: 'Profile', icon: 'person', component: MyProfileScreen },
  { name: 'Settings', icon: 'settings', component: SettingsScreen },
];

const Tabs = createBottomTabNavigator<Record<TabName, undefined>>();
const Stack = createNativeStackNavigator<RootStackParams>();

export function RootNavigator() {
  return (
    <Stack.Navigator screenOptions={{ headerShown: false }}>
      <Stack.Screen name="Tabs" component={TabNavigator} />
      <Stack.Screen name="Post" component={PostScreen} />
      <Stack.Screen name="Person" component={PersonScreen} />
      <Stack.Screen name="Compose" component={ComposeScreen} options={{ presentation: 'modal' }} />
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
`,
    'src/routes.ts': `import { type NavigationProp, type NavigatorScreenParams, useNavigation } from '@react-navigation/native';
import type { Strings } from './strings';

export type TabName = keyof Strings['tabs'];

export type RootStackParams = {
  Tabs: NavigatorScreenParams<Record<TabName, undefined>> | undefined;
  Compose: undefined;
  Post: { id: string };
  Person: { id: string };
};

export function useRootNavigation() {
  return useNavigation<NavigationProp<RootStackParams>>();
}
`,
    'src/screens/ComposeScreen.tsx': `import type { NativeStackScreenProps } from '@react-navigation/native-stack';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { SceneArt } from '../components/SceneArt';
import { AppText, Button, Chip, Field, Screen } from '../components/ui';
import type { Scene } from '../data';
import type { RootStackParams } from '../routes';
import { useSocial } from '../store';
import { useStrings } from '../strings';
import { radius, space } from '../theme';

const limit = 280;
const scenes: Scene[] = ['sea', 'mountains', 'city', 'forest'];

export function ComposeScreen({ navigation }: NativeStackScreenProps<RootStackParams, 'Compose'>) {
  const text = useStrings().compose;
  const share = useSocial((social) => social.share);
  const [value, setValue] = useState('');
  const [scene, setScene] = useState<Scene>();
  const [tried, setTried] = useState(false);
  const words = value.trim();
  const left = limit - value.length;
  const error = left < 0 ? text.over(-left) : tried && !words ? text.empty : undefined;

  const submit = () => {
    setTried(true);
    if (!words || left < 0) return;
    share(words, scene);
    navigation.goBack();
  };

  return (
    <Screen
      back
      title={text.title}
      footer={<Button icon="paper-plane-outline" label={text.share} onPress={submit} />}
    >
      <Field
        multiline
        label={text.label}
        placeholder={text.placeholder}
        value={value}
        error={error}
        onChangeText={setValue}
      />
      {error ? null : (
        <AppText variant="caption" tone={left < 20 ? 'danger' : 'muted'} style={styles.left}>
          {text.left(left)}
        </AppText>
      )}
      <AppText variant="label" tone="muted">
        {text.scene}
      </AppText>
      <View style={styles.chips}>
        <Chip label={text.none} selected={scene === undefined} onPress={() => setScene(undefined)} />
        {scenes.map((each) => (
          <Chip
            key={each}
            label={text.scenes[each]}
            selected={scene === each}
            onPress={() => setScene(each)}
          />
        ))}
      </View>
      {scene ? (
        <View style={styles.preview}>
          <SceneArt scene={scene} label={text.scenes[scene]} />
        </View>
      ) : null}
    </Screen>
  );
}

const styles = StyleSheet.create({
  left: { textAlign: 'right', marginTop: -space.sm },
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: space.sm },
  preview: { borderRadius: radius.card, overflow: 'hidden' },
});
`,
    'src/screens/FeedScreen.tsx': `import { Ionicons } from '@expo/vector-icons';
import { Pressable, ScrollView, StyleSheet, View } from 'react-native';
import { Avatar, PostCard } from '../components/PostCard';
import { AppText, EmptyState, IconButton, Screen } from '../components/ui';
import { meId } from '../data';
import { useRootNavigation } from '../routes';
import { useSocial } from '../store';
import { useStrings } from '../strings';
import { space, useTheme } from '../theme';

export function FeedScreen() {
  const { feed: text, appName, profile } = useStrings();
  const posts = useSocial((social) => social.posts);
  const navigation = useRootNavigation();
  const compose = () => navigation.navigate('Compose');

  return (
    <Screen
      title={appName}
      subtitle={text.today}
      right={<IconButton icon="create-outline" label={text.compose} tone="primary" onPress={compose} />}
    >
      <PeopleStrip onShare={compose} />
      {posts.length === 0 ? (
        <EmptyState
          icon="chatbubbles-outline"
          title={profile.emptyTitle}
          text={profile.emptyText}
          action={{ label: text.compose, onPress: compose }}
        />
      ) : (
        posts.map((post) => <PostCard key={post.id} post={post} />)
      )}
    </Screen>
  );
}

export function SavedScreen() {
  const text = useStrings().saved;
  const posts = useSocial((social) => social.posts);
  const navigation = useRootNavigation();
  const saved = posts.filter((post) => post.saved);

  return (
    <Screen title={text.title}>
      {saved.length === 0 ? (
        <EmptyState
          icon="bookmark-outline"
          title={text.emptyTitle}
          text={text.emptyText}
          action={{ label: text.browse, onPress: () => navigation.navigate('Tabs', { screen: 'Feed' }) }}
        />
      ) : (
        saved.map((post) => <PostCard key={post.id} post={post} />)
      )}
    </Screen>
  );
}

function PeopleStrip({ onShare }: { onShare: () => void }) {
  const text = useStrings().feed;
  const { colors } = useTheme();
  const { people, following } = useSocial();
  const navigation = useRootNavigation();
  const others = Object.values(people).filter((person) => person.id !== meId);

  return (
    <ScrollView
      horizontal
      showsHorizontalScrollIndicator={false}
      style={styles.bleed}
      contentContainerStyle={styles.strip}
    >
      <Pressable role="button" aria-label={text.compose} onPress={onShare} style={styles.story}>
        <View style={[styles.add, { borderColor: colors.primary, backgroundColor: colors.soft }]}>
          <Ionicons name="add" size={26} color={colors.primary} />
        </View>
        <AppText variant="caption" tone="muted" numberOfLines={1}>
          {text.yourStory}
        </AppText>
      </Pressable>
      {others.map((person) => (
        <Pressable
          key={person.id}
          role="link"
          aria-label={text.profileOf(person.name)}
          onPress={() => navigation.navigate('Person', { id: person.id })}
          style={styles.story}
        >
          <Avatar person={person} size={58} ring={following.includes(person.id)} />
          <AppText variant="caption" tone="muted" numberOfLines={1}>
            {person.name.split(' ')[0]}
          </AppText>
        </Pressable>
      ))}
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  bleed: { marginHorizontal: -space.lg, flexGrow: 0 },
  strip: { gap: 14, paddingHorizontal: space.lg },
  story: { width: 68, alignItems: 'center', justifyContent: 'flex-end', gap: 6 },
  add: {
    width: 62,
    height: 62,
    borderRadius: 31,
    borderWidth: 2,
    borderStyle: 'dashed',
    alignItems: 'center',
    justifyContent: 'center',
  },
});
`,
    'src/screens/PostScreen.tsx': `import type { NativeStackScreenProps } from '@react-navigation/native-stack';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { PersonLine, PostCard } from '../components/PostCard';
import { AppText, Card, EmptyState, IconButton, InputBar, Screen } from '../components/ui';
import { meId } from '../data';
import type { RootStackParams } from '../routes';
import { useSocial } from '../store';
import { useStrings } from '../strings';
import { space } from '../theme';

export function PostScreen({ navigation, route }: NativeStackScreenProps<RootStackParams, 'Post'>) {
  const text = useStrings().post;
  const { posts, people, removePost } = useSocial();
  const post = posts.find((each) => each.id === route.params.id);

  if (!post) {
    return (
      <Screen back title={text.title}>
        <EmptyState icon="trash-outline" title={text.title} text={text.missing} />
      </Screen>
    );
  }

  const remove = () => {
    navigation.goBack();
    removePost(post.id);
  };

  return (
    <Screen
      back
      title={text.title}
      right={
        post.personId === meId ? (
          <IconButton icon="trash-outline" tone="danger" label={text.remove} onPress={remove} />
        ) : null
      }
      footer={<CommentBar postId={post.id} />}
    >
      <PostCard post={post} open={false} />
      <AppText variant="heading">{text.comments}</AppText>
      {post.comments.length === 0 ? (
        <EmptyState icon="chatbubble-ellipses-outline" title={text.noComments} text={text.noCommentsText} />
      ) : (
        <View style={styles.comments}>
          {post.comments.map((comment) => {
            const person = people[comment.personId];
            return person ? (
              <Card key={comment.id} style={styles.comment}>
                <PersonLine person={person} at={comment.at} />
                <AppText>{comment.text}</AppText>
              </Card>
            ) : null;
          })}
        </View>
      )}
    </Screen>
  );
}

function CommentBar({ postId }: { postId: string }) {
  const text = useStrings().post;
  const addComment = useSocial((social) => social.addComment);
  const [value, setValue] = useState('');

  const send = () => {
    const words = value.trim();
    if (!words) return;
    addComment(postId, words);
    setValue('');
  };

  return (
    <InputBar
      label={text.write}
      value={value}
      maxLength={280}
      onChangeText={setValue}
      onSubmitEditing={send}
      returnKeyType="send"
      right={
        <IconButton
          plain
          icon="send"
          tone={value.trim() ? 'primary' : 'faint'}
          label={text.send}
          onPress={send}
        />
      }
    />
  );
}

const styles = StyleSheet.create({
  comments: { gap: space.md },
  comment: { gap: space.md },
});
`,
    'src/screens/ProfileScreen.tsx': `import type { NativeStackScreenProps } from '@react-navigation/native-stack';
import { LinearGradient } from 'expo-linear-gradient';
import { StyleSheet, View } from 'react-native';
import { Avatar, PostCard } from '../components/PostCard';
import { AppText, Button, Card, EmptyState, Screen } from '../components/ui';
import { meId, type Person } from '../data';
import { type RootStackParams, useRootNavigation } from '../routes';
import { useSocial } from '../store';
import { useStrings } from '../strings';
import { radius, space, useTheme } from '../theme';

export function MyProfileScreen() {
  const me = useSocial((social) => social.people[meId]);
  const text = useStrings().tabs;
  return <Screen title={text.Profile}>{me ? <Profile person={me} /> : null}</Screen>;
}

export function PersonScreen({ route }: NativeStackScreenProps<RootStackParams, 'Person'>) {
  const person = useSocial((social) => social.people[route.params.id]);
  return (
    <Screen back title={person?.name ?? ''}>
      {person ? <Profile person={person} /> : null}
    </Screen>
  );
}

function Profile({ person }: { person: Person }) {
  const { profile: text, feed } = useStrings();
  const { colors } = useTheme();
  const { posts, following, toggleFollow } = useSocial();
  const navigation = useRootNavigation();
  const own = posts.filter((post) => post.personId === person.id);
  const isMe = person.id === meId;
  const follows = following.includes(person.id);

  return (
    <>
      <Card style={styles.card}>
        <LinearGradient
          colors={[colors.heroFrom, colors.heroTo]}
          start={{ x: 0, y: 0 }}
          end={{ x: 1, y: 1 }}
          style={styles.cover}
        />
        <View style={[styles.portrait, { backgroundColor: colors.card }]}>
          <Avatar person={person} size={84} />
        </View>
        <AppText variant="title">{person.name}</AppText>
        <AppText tone="muted">@{person.handle}</AppText>
        <AppText style={styles.centered}>{text.bio}</AppText>
        <View style={styles.figures}>
          <Figure label={text.posts} value={own.length} />
          <Figure label={text.followers} value={person.name.length * 17 + (follows ? 1 : 0)} />
          <Figure label={text.following} value={isMe ? following.length : person.handle.length * 9} />
        </View>
        <Button
          style={styles.wide}
          kind={follows ? 'soft' : 'primary'}
          icon={isMe ? 'create-outline' : follows ? 'checkmark' : 'person-add-outline'}
          label={isMe ? feed.compose : follows ? text.unfollow : text.follow}
          onPress={() => (isMe ? navigation.navigate('Compose') : toggleFollow(person.id))}
        />
      </Card>
      {own.length === 0 ? (
        <EmptyState icon="images-outline" title={text.emptyTitle} text={text.emptyText} />
      ) : (
        own.map((post) => <PostCard key={post.id} post={post} />)
      )}
    </>
  );
}

function Figure({ label, value }: { label: string; value: number }) {
  return (
    <View style={styles.figure}>
      <AppText variant="heading">{value}</AppText>
      <AppText variant="caption" tone="muted">
        {label}
      </AppText>
    </View>
  );
}

const styles = StyleSheet.create({
  card: { alignItems: 'center', overflow: 'hidden', gap: space.xs },
  cover: { position: 'absolute', top: 0, left: 0, right: 0, height: 96 },
  portrait: { borderRadius: 48, padding: 4, marginTop: 26 },
  centered: { textAlign: 'center', marginTop: space.xs },
  figures: { flexDirection: 'row', marginVertical: space.md, alignSelf: 'stretch' },
  figure: { flex: 1, alignItems: 'center' },
  wide: { alignSelf: 'stretch', borderRadius: radius.control },
});
`,
    'src/store.ts': `import { create } from 'zustand';
import { createPeople, createPosts, meId, type Person, type Post, type Scene } from './data';
import { remember, useSettings } from './settings';

interface SocialState {
  people: Record<string, Person>;
  posts: Post[];
  following: string[];
  toggleLike: (postId: string) => void;
  toggleSaved: (postId: string) => void;
  toggleFollow: (personId: string) => void;
  addComment: (postId: string, text: string) => void;
  share: (text: string, scene: Scene | undefined) => void;
  removePost: (postId: string) => void;
}

const newId = () => \`\${Date.now().toString(36)}\${Math.random().toString(36).slice(2, 7)}\`;

const toggled = (list: readonly string[], id: string) =>
  list.includes(id) ? list.filter((each) => each !== id) : [...list, id];

export const useSocial = create<SocialState>()((set) => {
  const change = (postId: string, update: (post: Post) => Post) =>
    set(({ posts }) => ({ posts: posts.map((post) => (post.id === postId ? update(post) : post)) }));

  return {
    people: createPeople(useSettings.getState().language),
    posts: createPosts(useSettings.getState().language, Date.now()),
    following: ['elif', 'can'],

    toggleLike: (postId) =>
      change(postId, (post) => ({ ...post, liked: !post.liked, likes: post.likes + (post.liked ? -1 : 1) })),

    toggleSaved: (postId) => change(postId, (post) => ({ ...post, saved: !post.saved })),

    toggleFollow: (personId) => set(({ following }) => ({ following: toggled(following, personId) })),

    addComment: (postId, text) =>
      change(postId, (post) => ({
        ...post,
        comments: [...post.comments, { id: newId(), personId: meId, text, at: Date.now() }],
      })),

    share: (text, scene) =>
      set(({ posts }) => ({
        posts: [
          {
            id: newId(),
            personId: meId,
            text,
            scene,
            at: Date.now(),
            likes: 0,
            liked: false,
            saved: false,
            comments: [],
          },
          ...posts,
        ],
      })),

    removePost: (postId) => set(({ posts }) => ({ posts: posts.filter((post) => post.id !== postId) })),
  };
});

remember(useSocial, 'social', ({ people, posts, following }) => ({ people, posts, following }));
`,
    'src/strings.ts': `import { type Language, useSettings } from './settings';

const tr = {
  appName: '__APP_NAME__',
  tabs: { Feed: 'Akış', Saved: 'Kaydedilen', Profile: 'Profil', Settings: 'Ayarlar' },
  common: { back: 'Geri' },
  crash: {
    title: 'Bir şeyler ters gitti',
    text: 'Beklenmeyen bir hata oluştu. Paylaşımlarınız güvende.',
    retry: 'Tekrar dene',
  },
  settings: {
    title: 'Ayarlar',
    theme: 'Görünüm',
    system: 'Cihaz',
    light: 'Açık',
    dark: 'Koyu',
    language: 'Dil',
    about: 'Sakin bir akış: beğeni yarışı yok, tanıdık yüzler var.',
    version: 'Sürüm',
  },
  time: {
    now: 'şimdi',
    minutes: (count: number) => \`\${count} dk\`,
    hours: (count: number) => \`\${count} sa\`,
    days: (count: number) => \`\${count} g\`,
  },
  feed: {
    today: 'Bugün neler oluyor?',
    compose: 'Yeni paylaşım',
    yourStory: 'Paylaş',
    profileOf: (name: string) => \`\${name} profiline git\`,
  },
  post: {
    title: 'Paylaşım',
    like: 'Beğen',
    unlike: 'Beğeniyi geri al',
    comment: (count: number) => \`Yorumlar: \${count}\`,
    save: 'Kaydet',
    unsave: 'Kaydı kaldır',
    remove: 'Paylaşımı sil',
    comments: 'Yorumlar',
    write: 'Yorum yazın',
    send: 'Yorumu gönder',
    noComments: 'İlk yorumu siz yazın',
    noCommentsText: 'Küçük bir söz, bazen bütün güne yeter.',
    missing: 'Bu paylaşım silinmiş.',
    photo: 'Paylaşımın görseli',
  },
  compose: {
    title: 'Yeni paylaşım',
    label: 'Ne paylaşmak istersiniz?',
    placeholder: 'Bugün sizi gülümseten bir şey',
    scene: 'Görsel',
    none: 'Yok',
    scenes: { sea: 'Deniz', mountains: 'Dağ', city: 'Şehir', forest: 'Orman' },
    share: 'Paylaş',
    empty: 'Paylaşmadan önce birkaç kelime yazın.',
    left: (count: number) => \`\${count} harf kaldı\`,
    over: (count: number) => \`\${count} harf fazla\`,
  },
  profile: {
    posts: 'Paylaşım',
    followers: 'Takipçi',
    following: 'Takip',
    follow: 'Takip et',
    unfollow: 'Takiptesiniz',
    bio: 'Deniz, kahve ve uzun yürüyüşler.',
    emptyTitle: 'Henüz paylaşım yok',
    emptyText: 'İlk paylaşım hep en zorudur. Bir cümle yeter.',
  },
  saved: {
    title: 'Kaydedilenler',
    emptyTitle: 'Kaydedilen yok',
    emptyText: 'Sonra yeniden okumak istediklerinizi yer imine dokunarak saklayın.',
    browse: 'Akışa git',
  },
};

export type Strings = typeof tr;

const en: Strings = {
  appName: '__APP_NAME__',
  tabs: { Feed: 'Feed', Saved: 'Saved', Profile: 'Profile', Settings: 'Settings' },
  common: { back: 'Back' },
  crash: {
    title: 'Something went wrong',
    text: 'An unexpected error occurred. Your posts are safe.',
    retry: 'Try again',
  },
  settings: {
    title: 'Settings',
    theme: 'Appearance',
    system: 'Device',
    light: 'Light',
    dark: 'Dark',
    language: 'Language',
    about: 'A calm feed: no race for likes, just familiar faces.',
    version: 'Version',
  },
  time: {
    now: 'now',
    minutes: (count) => \`\${count} min\`,
    hours: (count) => \`\${count} h\`,
    days: (count) => \`\${count} d\`,
  },
  feed: {
    today: 'What is happening today?',
    compose: 'New post',
    yourStory: 'Share',
    profileOf: (name) => \`Go to the profile of \${name}\`,
  },
  post: {
    title: 'Post',
    like: 'Like',
    unlike: 'Take the like back',
    comment: (count) => \`Comments: \${count}\`,
    save: 'Save',
    unsave: 'Remove from saved',
    remove: 'Delete the post',
    comments: 'Comments',
    write: 'Write a comment',
    send: 'Send the comment',
    noComments: 'Be the first to comment',
    noCommentsText: 'A small word sometimes lasts a whole day.',
    missing: 'This post was deleted.',
    photo: 'Picture of the post',
  },
  compose: {
    title: 'New post',
    label: 'What would you like to share?',
    placeholder: 'Something that made you smile today',
    scene: 'Picture',
    none: 'None',
    scenes: { sea: 'Sea', mountains: 'Mountains', city: 'City', forest: 'Forest' },
    share: 'Share',
    empty: 'Write a few words before you share.',
    left: (count) => \`\${count} letters left\`,
    over: (count) => \`\${count} letters too many\`,
  },
  profile: {
    posts: 'Posts',
    followers: 'Followers',
    following: 'Following',
    follow: 'Follow',
    unfollow: 'Following',
    bio: 'Sea, coffee and long walks.',
    emptyTitle: 'No posts yet',
    emptyText: 'The first post is always the hardest. One sentence will do.',
  },
  saved: {
    title: 'Saved',
    emptyTitle: 'Nothing saved',
    emptyText: 'Tap the bookmark on posts you want to read again.',
    browse: 'Go to the feed',
  },
};

export const strings: Record<Language, Strings> = { tr, en };

export function useStrings(): Strings {
  return strings[useSettings((settings) => settings.language)];
}

/** How long ago, in a word or two. */
export function useTimeAgo(): (at: number) => string {
  const { time } = useStrings();
  return (at) => {
    const minutes = Math.floor((Date.now() - at) / 60_000);
    if (minutes < 1) return time.now;
    if (minutes < 60) return time.minutes(minutes);
    if (minutes < 60 * 24) return time.hours(Math.floor(minutes / 60));
    return time.days(Math.floor(minutes / (60 * 24)));
  };
}
`,
    'src/theme.ts': `import { useColorScheme } from 'react-native';
import { useSettings } from './settings';

const light = {
  page: '#FAF7F8',
  card: '#FFFFFF',
  sunken: '#F0EAED',
  line: '#ECE4E8',
  ink: '#21161C',
  muted: '#6F5F68',
  faint: '#A8989F',
  primary: '#C8285F',
  onPrimary: '#FFFFFF',
  soft: '#FCE4EC',
  heroFrom: '#C8285F',
  heroTo: '#F0793F',
  onHero: '#FFFFFF',
  danger: '#C2332F',
  dangerSoft: '#FCE6E4',
  like: '#E0245E',
};

export type Palette = { [Key in keyof typeof light]: string };

const dark: Palette = {
  page: '#141013',
  card: '#1E181C',
  sunken: '#292126',
  line: '#332A30',
  ink: '#F7EEF2',
  muted: '#B5A4AC',
  faint: '#80707A',
  primary: '#FF7FA8',
  onPrimary: '#3A0A1C',
  soft: '#43202E',
  heroFrom: '#8F1C45',
  heroTo: '#B4552A',
  onHero: '#FFFFFF',
  danger: '#FF8D85',
  dangerSoft: '#431E1C',
  like: '#FF6B95',
};

export const palettes = { light, dark };

export const space = { xs: 4, sm: 8, md: 12, lg: 20, xl: 24 };

export const radius = { control: 14, card: 22 };

export const type = {
  display: { fontSize: 28, lineHeight: 34, fontWeight: '700', letterSpacing: -0.5 },
  title: { fontSize: 22, lineHeight: 28, fontWeight: '700', letterSpacing: -0.3 },
  heading: { fontSize: 17, lineHeight: 23, fontWeight: '600' },
  body: { fontSize: 15, lineHeight: 22 },
  button: { fontSize: 16, lineHeight: 20, fontWeight: '600' },
  label: { fontSize: 13, lineHeight: 18, fontWeight: '600' },
  caption: { fontSize: 12, lineHeight: 16 },
  tab: { fontSize: 11, lineHeight: 16, fontWeight: '600' },
} as const;

/** Colours and shadow for the scheme the person chose, or the device's own. */
export function useTheme() {
  const device = useColorScheme();
  const choice = useSettings((settings) => settings.scheme);
  const scheme = choice === 'system' ? (device === 'dark' ? 'dark' : 'light') : choice;
  const dark = scheme === 'dark';
  return {
    dark,
    colors: palettes[scheme],
    shadow: dark ? '0 1px 2px rgba(0, 0, 0, 0.4)' : '0 6px 18px rgba(40, 20, 40, 0.06)',
  };
}
`,
  },
};
