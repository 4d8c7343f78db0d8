// Written by scripts/generate-kit.ts from the files in kit/; change those and run it again.
/** Files that composed apps share: path → source. */
export const kitSources: Readonly<Record<string, string>> = {
  'src/App.tsx': `import { DarkTheme, DefaultTheme, NavigationContainer } from '@react-navigation/native';
import { StatusBar } from 'expo-status-bar';
import { Component, type ReactNode } from 'react';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { RootNavigator } from './navigation';
import { strings } from './strings';
import { useTheme } from './theme';
import { EmptyState } from './ui/EmptyState';
import { Screen } from './ui/Screen';
import { Toast } from './ui/Toast';

export default function App() {
  return (
    <SafeAreaProvider>
      <ErrorBoundary>
        <ThemedNavigation />
        <Toast />
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
      card: colors.raised,
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

/** Catches errors of screens, so that one mistake never leaves a blank app. */
class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Screen>
        <EmptyState
          icon="warning-outline"
          title={strings.crash.title}
          text={strings.crash.text}
          action={{ label: strings.crash.retry, onPress: () => this.setState({ failed: false }) }}
        />
      </Screen>
    );
  }
}
`,
  'src/cart/CartBar.tsx': `import { Pressable, StyleSheet } from 'react-native';
import { formatMoney } from '../data/numbers';
import { strings } from '../strings';
import { radius, space, useTheme } from '../theme';
import { AppText } from '../ui/AppText';
import { Icon } from '../ui/Icon';
import { totalsOf, useCart } from './use-cart';

/** How much is in the basket, above the navigation; nothing while it is empty. */
export function CartBar({ onPress }: { onPress: () => void }) {
  const { colors, shadow } = useTheme();
  const lines = useCart((cart) => cart.items);
  const { pieces, total } = totalsOf(lines);
  if (pieces === 0) return null;
  return (
    <Pressable
      role="button"
      onPress={onPress}
      style={({ pressed }) => [
        styles.bar,
        { backgroundColor: colors.primary, boxShadow: shadow },
        pressed && styles.pressed,
      ]}
    >
      <Icon name="basket" tone="onPrimary" />
      <AppText variant="button" tone="onPrimary" style={styles.text}>
        {strings.cart.pieces(pieces)}
      </AppText>
      <AppText variant="button" tone="onPrimary">
        {formatMoney(total)}
      </AppText>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  bar: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.md,
    minHeight: 56,
    minWidth: 240,
    paddingHorizontal: space.lg,
    borderRadius: radius.control + 6,
  },
  text: { flex: 1 },
  pressed: { opacity: 0.85 },
});
`,
  'src/cart/CartView.tsx': `import { StyleSheet, View } from 'react-native';
import { formatMoney } from '../data/numbers';
import { strings } from '../strings';
import { space } from '../theme';
import { AppText } from '../ui/AppText';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';
import { Cover } from '../ui/Cover';
import { EmptyState } from '../ui/EmptyState';
import type { IconName } from '../ui/Icon';
import { Screen } from '../ui/Screen';
import { Stepper } from './Stepper';
import { setCount, totalsOf, useCart } from './use-cart';

interface CartViewProps {
  icon: IconName;
  onBrowse: () => void;
  onCheckout: () => void;
}

/** The basket: counts, totals and the way to the order. */
export function CartView({ icon, onBrowse, onCheckout }: CartViewProps) {
  const lines = useCart((cart) => cart.items);
  const { subtotal, delivery, total } = totalsOf(lines);

  if (lines.length === 0) {
    return (
      <Screen title={strings.cart.title}>
        <EmptyState
          icon="basket-outline"
          title={strings.cart.emptyTitle}
          text={strings.cart.emptyText}
          action={{ label: strings.cart.browse, onPress: onBrowse }}
        />
      </Screen>
    );
  }

  return (
    <Screen
      title={strings.cart.title}
      footer={
        <>
          <TotalLine label={strings.cart.subtotal} value={formatMoney(subtotal)} />
          <TotalLine
            label={strings.cart.delivery}
            value={delivery === 0 ? strings.cart.free : formatMoney(delivery)}
          />
          <View style={styles.line}>
            <AppText variant="heading">{strings.cart.total}</AppText>
            <AppText variant="title">{formatMoney(total)}</AppText>
          </View>
          <Button label={strings.cart.checkout} icon="arrow-forward" onPress={onCheckout} />
        </>
      }
    >
      {lines.map((line) => (
        <Card key={line.id} style={styles.row}>
          <Cover name={line.name} icon={icon} height={72} width={72} />
          <View style={styles.texts}>
            <AppText variant="heading" numberOfLines={2}>
              {line.name}
            </AppText>
            <AppText tone="primaryInk">{formatMoney(line.price * line.count)}</AppText>
          </View>
          <Stepper name={line.name} count={line.count} onChange={(count) => setCount(line, count)} />
        </Card>
      ))}
    </Screen>
  );
}

function TotalLine({ label, value }: { label: string; value: string }) {
  return (
    <View style={styles.line}>
      <AppText tone="muted">{label}</AppText>
      <AppText>{value}</AppText>
    </View>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'center' },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.md, padding: space.md },
  texts: { flex: 1, gap: 4 },
});
`,
  'src/cart/CheckoutView.tsx': `import { useState } from 'react';
import { today } from '../data/days';
import { formatMoney } from '../data/numbers';
import { strings } from '../strings';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { ChoiceField } from '../ui/fields/ChoiceField';
import { TextField } from '../ui/fields/TextField';
import { Screen } from '../ui/Screen';
import { type Purchase, placeOrder, totalsOf, useCart } from './use-cart';

type Customer = Pick<Purchase, 'name' | 'phone' | 'address' | 'payment'>;
type Errors = Partial<Record<keyof Customer, string>>;

const payments = [
  { value: 'cash', label: strings.checkout.cash },
  { value: 'card', label: strings.checkout.card },
  { value: 'transfer', label: strings.checkout.transfer },
] as const;

function findErrors({ name, phone, address }: Customer): Errors {
  const errors: Errors = {};
  if (!/\\S+\\s+\\S+/.test(name.trim())) errors.name = strings.checkout.nameError;
  if (phone.replace(/\\D/g, '').length < 7) errors.phone = strings.common.invalidPhone;
  if (address.trim().length < 10) errors.address = strings.checkout.addressError;
  return errors;
}

interface CheckoutViewProps {
  onOrders: () => void;
}

/** Name, address and payment on delivery; places the order. */
export function CheckoutView({ onOrders }: CheckoutViewProps) {
  const lines = useCart((cart) => cart.items);
  const [customer, setCustomer] = useState<Customer>({ name: '', phone: '', address: '', payment: 'cash' });
  const [errors, setErrors] = useState<Errors>({});
  const [isPlaced, setIsPlaced] = useState(false);

  const change = (part: Partial<Customer>) => {
    setCustomer({ ...customer, ...part });
    setErrors({});
  };
  const place = () => {
    const found = findErrors(customer);
    setErrors(found);
    if (lines.length === 0 || Object.keys(found).length > 0) return;
    placeOrder(customer, today());
    setIsPlaced(true);
  };

  if (isPlaced) {
    return (
      <Screen>
        <EmptyState
          icon="checkmark-circle-outline"
          title={strings.checkout.doneTitle}
          text={strings.checkout.doneText}
          action={{ label: strings.checkout.seeOrders, onPress: onOrders }}
        />
      </Screen>
    );
  }

  return (
    <Screen
      back
      title={strings.checkout.title}
      footer={
        <Button
          label={strings.checkout.place(formatMoney(totalsOf(lines).total))}
          disabled={lines.length === 0}
          onPress={place}
        />
      }
    >
      <TextField
        label={strings.checkout.name}
        value={customer.name}
        onChange={(name) => change({ name })}
        error={errors.name}
        autoComplete="name"
        autoCapitalize="words"
      />
      <TextField
        label={strings.checkout.phone}
        value={customer.phone}
        onChange={(phone) => change({ phone })}
        error={errors.phone}
        inputMode="tel"
        autoComplete="tel"
      />
      <TextField
        multiline
        label={strings.checkout.address}
        value={customer.address}
        onChange={(address) => change({ address })}
        error={errors.address}
        autoComplete="street-address"
      />
      <ChoiceField
        label={strings.checkout.payment}
        options={payments}
        value={customer.payment}
        onChange={(payment) => change({ payment })}
      />
    </Screen>
  );
}
`,
  'src/cart/PurchasesView.tsx': `import { StyleSheet, View } from 'react-native';
import { formatDay } from '../data/days';
import { formatMoney, sum } from '../data/numbers';
import { strings } from '../strings';
import { space } from '../theme';
import { AppText } from '../ui/AppText';
import { Badge } from '../ui/Badge';
import { Card } from '../ui/Card';
import { EmptyState } from '../ui/EmptyState';
import { Screen } from '../ui/Screen';
import { usePurchases } from './use-cart';

/** Orders that were placed, the newest first. */
export function PurchasesView({ onBrowse }: { onBrowse: () => void }) {
  const purchases = usePurchases((state) => state.items);
  return (
    <Screen title={strings.purchases.title}>
      {purchases.length === 0 ? (
        <EmptyState
          icon="receipt-outline"
          title={strings.purchases.emptyTitle}
          text={strings.purchases.emptyText}
          action={{ label: strings.cart.browse, onPress: onBrowse }}
        />
      ) : (
        purchases.map((purchase) => (
          <Card key={purchase.id}>
            <View style={styles.line}>
              <AppText variant="heading">{formatMoney(purchase.total)}</AppText>
              <Badge tone="info" label={strings.purchases.preparing} />
            </View>
            <AppText variant="label" tone="muted">
              {\`\${formatDay(purchase.date)} · \${strings.cart.pieces(sum(purchase.lines.map(({ count }) => count)))}\`}
            </AppText>
            <AppText>{purchase.lines.map(({ name, count }) => \`\${count} × \${name}\`).join(', ')}</AppText>
            <AppText variant="caption" tone="muted">
              {purchase.address}
            </AppText>
          </Card>
        ))
      )}
    </Screen>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between', gap: space.sm },
});
`,
  'src/cart/Stepper.tsx': `import { StyleSheet, View } from 'react-native';
import { strings } from '../strings';
import { AppText } from '../ui/AppText';
import { IconButton } from '../ui/IconButton';

interface StepperProps {
  name: string;
  count: number;
  onChange: (count: number) => void;
}

export function Stepper({ name, count, onChange }: StepperProps) {
  return (
    <View style={styles.row}>
      <IconButton icon="remove" label={strings.cart.less(name)} onPress={() => onChange(count - 1)} />
      <AppText variant="heading" style={styles.count}>
        {count}
      </AppText>
      <IconButton icon="add" label={strings.cart.more(name)} onPress={() => onChange(count + 1)} />
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center' },
  count: { minWidth: 32, textAlign: 'center' },
});
`,
  'src/cart/use-cart.ts': `import { createCollection } from '../data/collection';
import { sum } from '../data/numbers';

/** A product in the basket, as it was when it was added. */
export interface CartLine {
  /** The product's id. */
  id: string;
  name: string;
  price: number;
  count: number;
}

export interface Purchase {
  id: string;
  /** A day such as 2026-01-31. */
  date: string;
  lines: readonly CartLine[];
  delivery: number;
  total: number;
  name: string;
  phone: string;
  address: string;
  payment: 'cash' | 'card' | 'transfer';
}

export const useCart = createCollection<CartLine>({ key: 'cart', version: 1, samples: () => [] });

export const usePurchases = createCollection<Purchase>({ key: 'purchases', version: 1, samples: () => [] });

export function addToCart(product: Omit<CartLine, 'count'>, count = 1) {
  const { items, save } = useCart.getState();
  const line = items.find(({ id }) => id === product.id);
  save({ ...product, count: (line?.count ?? 0) + count });
}

/** Changes how many are in the basket; zero takes the product out. */
export function setCount(line: CartLine, count: number) {
  const { update, remove } = useCart.getState();
  if (count < 1) remove(line.id);
  else update(line.id, { count });
}

/** Sum, number of pieces and what is to be paid. Set \`deliveryPrice\` if the shop charges for delivery. */
const deliveryPrice = 0;

export function totalsOf(lines: readonly CartLine[]) {
  const subtotal = sum(lines.map(({ price, count }) => price * count));
  const pieces = sum(lines.map(({ count }) => count));
  const delivery = pieces === 0 ? 0 : deliveryPrice;
  return { subtotal, pieces, delivery, total: subtotal + delivery };
}

/** Turns the basket into an order. */
export function placeOrder(
  customer: Pick<Purchase, 'name' | 'phone' | 'address' | 'payment'>,
  date: string,
): string {
  const lines = useCart.getState().items;
  const { delivery, total } = totalsOf(lines);
  const id = usePurchases.getState().save({ ...customer, date, lines, delivery, total });
  useCart.getState().clear();
  return id;
}
`,
  'src/data/collection.ts': `import AsyncStorage from '@react-native-async-storage/async-storage';
import { create } from 'zustand';

interface Item {
  id: string;
}

interface Collection<Row extends Item> {
  items: readonly Row[];
  /** False until the rows of the last session were read. */
  isLoaded: boolean;
  /** Adds a row, or replaces the one with its id. Returns the id. */
  save: (row: Omit<Row, 'id'> & { id?: string }) => string;
  /** Changes some fields of a row. */
  update: (id: string, part: Partial<Omit<Row, 'id'>>) => void;
  /** Deletes a row and returns a function that restores it where it was. */
  remove: (id: string) => () => void;
  clear: () => void;
}

interface CollectionOptions<Row extends Item> {
  /** Key in the device's storage. */
  key: string;
  /** Increase it when the fields change; \`upgrade\` then converts stored rows. */
  version: number;
  /** Rows of the first start. */
  samples: () => readonly Row[];
  upgrade?: (rows: readonly Row[], version: number) => readonly Row[];
}

export const newId = (): string => \`\${Date.now().toString(36)}\${Math.random().toString(36).slice(2, 8)}\`;

/** A list that is kept on the device: every change is saved, and the next start begins with it. */
export function createCollection<Row extends Item>({ key, version, samples, upgrade }: CollectionOptions<Row>) {
  const useCollection = create<Collection<Row>>()((set) => ({
    items: samples(),
    isLoaded: false,
    save: (draft) => {
      const id = draft.id ?? newId();
      const row = { ...draft, id } as Row;
      set(({ items }) => ({
        items: items.some((item) => item.id === id)
          ? items.map((item) => (item.id === id ? row : item))
          : [row, ...items],
      }));
      return id;
    },
    update: (id, part) =>
      set(({ items }) => ({ items: items.map((item) => (item.id === id ? { ...item, ...part } : item)) })),
    remove: (id) => {
      const before = useCollection.getState().items;
      const index = before.findIndex((item) => item.id === id);
      const row = before[index];
      set({ items: before.filter((item) => item.id !== id) });
      return () => {
        if (row) set(({ items }) => ({ items: [...items.slice(0, index), row, ...items.slice(index)] }));
      };
    },
    clear: () => set({ items: [] }),
  }));

  // Storage may be unavailable, in a private window for example: the app then works without keeping its rows.
  AsyncStorage.getItem(key)
    .then((saved) => {
      if (!saved) return;
      const stored = JSON.parse(saved) as { version: number; items: readonly Row[] };
      const items = stored.version === version ? stored.items : upgrade?.(stored.items, stored.version);
      if (items) useCollection.setState({ items });
    })
    .catch(() => undefined)
    .finally(() => {
      useCollection.setState({ isLoaded: true });
      useCollection.subscribe(({ items }) => {
        AsyncStorage.setItem(key, JSON.stringify({ version, items })).catch(() => undefined);
      });
    });

  return useCollection;
}
`,
  'src/data/days.ts': `import { locale, firstWeekday } from '../locale';

// Days are texts such as 2026-01-31, which sort by themselves and have no time zone.

const pad = (value: number) => String(value).padStart(2, '0');

export function toDay(date: Date): string {
  return \`\${date.getFullYear()}-\${pad(date.getMonth() + 1)}-\${pad(date.getDate())}\`;
}

/** Noon, so that a change to summer time never moves the day. */
export function toDate(day: string): Date {
  return new Date(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10)), 12);
}

export const today = (): string => toDay(new Date());

export const isToday = (day: string): boolean => day.slice(0, 10) === today();

export function addDays(day: string, count: number): string {
  const date = toDate(day);
  date.setDate(date.getDate() + count);
  return toDay(date);
}

/** Whole days from the first to the second; negative if the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((toDate(to).getTime() - toDate(from).getTime()) / 86_400_000);
}

/** A month is 2026-01. */
export function addMonths(month: string, count: number): string {
  const date = toDate(\`\${month}-01\`);
  date.setMonth(date.getMonth() + count);
  return toDay(date).slice(0, 7);
}

export const formatDay = (day: string): string =>
  toDate(day).toLocaleDateString(locale, {
    day: 'numeric',
    month: 'short',
    ...(day.slice(0, 4) !== today().slice(0, 4) && { year: 'numeric' }),
  });

export const formatLongDay = (day: string): string =>
  toDate(day).toLocaleDateString(locale, { weekday: 'long', day: 'numeric', month: 'long' });

export const formatMonth = (month: string): string =>
  toDate(\`\${month}-01\`).toLocaleDateString(locale, { month: 'long', year: 'numeric' });

export const formatWeekday = (day: string): string => toDate(day).toLocaleDateString(locale, { weekday: 'short' });

/** A moment such as 2026-01-31T14:30. */
export const formatMoment = (moment: string): string => \`\${formatDay(moment.slice(0, 10))}, \${moment.slice(11, 16)}\`;

export const weekdayIds = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof weekdayIds)[number];

/** Monday 2026-01-05 and the days after it give the names. */
export function listWeekdays(): { id: Weekday; short: string; long: string }[] {
  const ordered = firstWeekday === 'sun' ? (['sun', ...weekdayIds.slice(0, 6)] as const) : weekdayIds;
  return ordered.map((id) => {
    const date = toDate(addDays('2026-01-05', weekdayIds.indexOf(id)));
    return {
      id,
      short: date.toLocaleDateString(locale, { weekday: 'short' }),
      long: date.toLocaleDateString(locale, { weekday: 'long' }),
    };
  });
}

export const weekdayOf = (day: string): Weekday => weekdayIds[(toDate(day).getDay() + 6) % 7] ?? 'mon';

/** Six weeks that contain the month. */
export function listMonthDays(month: string): { day: string; isInMonth: boolean }[] {
  const first = \`\${month}-01\`;
  const weekday = toDate(first).getDay();
  const before = firstWeekday === 'sun' ? weekday : (weekday + 6) % 7;
  const start = addDays(first, -before);
  return Array.from({ length: 42 }, (_, index) => {
    const day = addDays(start, index);
    return { day, isInMonth: day.startsWith(month) };
  });
}

/** The given number of days up to today, oldest first. */
export const lastDays = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => addDays(today(), index - count + 1));
`,
  'src/data/durations.ts': `import { strings } from '../strings';

/** Minutes as people say them: 45 min, 1 h 30 min. */
export function formatDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = Math.round(minutes % 60);
  if (hours === 0) return strings.durations.minutes(rest);
  return rest === 0 ? strings.durations.hours(hours) : strings.durations.both(hours, rest);
}

/** Hours from one time to another, over midnight if the second is earlier; null if one is missing. */
export function hoursBetween(start: string, end: string): number | null {
  if (!start || !end) return null;
  const minutes = (text: string) => {
    const time = text.slice(-5);
    return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
  };
  const span = (minutes(end) - minutes(start) + 1440) % 1440;
  return Math.round((span / 60) * 100) / 100;
}
`,
  'src/data/now.ts': `import { toDay } from './days';

/** The current time such as 14:05. */
export function timeNow(): string {
  const now = new Date();
  return \`\${String(now.getHours()).padStart(2, '0')}:\${String(now.getMinutes()).padStart(2, '0')}\`;
}

/** The current moment such as 2026-01-31T14:05. */
export const momentNow = (): string => \`\${toDay(new Date())}T\${timeNow()}\`;
`,
  'src/data/numbers.ts': `import { currency, locale } from '../locale';

/** Reads what people type, with a comma or a point; null if it is no number. */
export function readNumber(text: string): number | null {
  const plain = text.trim().replace(/\\s/g, '').replace(',', '.');
  if (plain === '' || !/^-?\\d*\\.?\\d*$/.test(plain)) return null;
  const value = Number(plain);
  return Number.isFinite(value) && plain !== '-' && plain !== '.' ? value : null;
}

export function formatInput(value: number | null): string {
  if (value === null) return '';
  return locale.startsWith('tr') ? String(value).replace('.', ',') : String(value);
}

export const formatNumber = (value: number): string =>
  value.toLocaleString(locale, { maximumFractionDigits: 2 });

/** An amount without cents where there are none: ₺1.250, ₺12,50. */
export function formatMoney(value: number): string {
  const digits = Number.isInteger(value) ? 0 : 2;
  return value.toLocaleString(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

export const formatPercent = (value: number): string =>
  (value / 100).toLocaleString(locale, { style: 'percent', maximumFractionDigits: 1 });

export const sum = (values: readonly (number | null)[]): number =>
  values.reduce<number>((total, value) => total + (value ?? 0), 0);
`,
  'src/data/opening-hours.ts': `/** When appointments are possible, in minutes since midnight. */
export const openingHours = { start: 9 * 60, end: 19 * 60 };
`,
  'src/data/periods.ts': `import { locale } from '../locale';
import { addDays, addMonths, toDate, today, weekdayOf, weekdayIds } from './days';

/** The month of a day: 2026-01. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** The given number of months up to this one, oldest first. */
export function lastMonths(count: number): string[] {
  const current = monthOf(today());
  return Array.from({ length: count }, (_, index) => addMonths(current, index - count + 1));
}

/** Monday of the week that contains the day. */
export const weekOf = (day: string): string => addDays(day, -weekdayIds.indexOf(weekdayOf(day)));

/** The given number of weeks up to this one as their Mondays, oldest first. */
export function lastWeeks(count: number): string[] {
  const current = weekOf(today());
  return Array.from({ length: count }, (_, index) => addDays(current, (index - count + 1) * 7));
}

export const formatShortMonth = (month: string): string =>
  toDate(\`\${month}-01\`).toLocaleDateString(locale, { month: 'short' });

export const formatMonthName = (month: string): string =>
  toDate(\`\${month}-01\`).toLocaleDateString(locale, { month: 'long' });

/** Totals by key, such as amounts by month. Rows without a key are left out. */
export function totalBy<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  valueOf: (row: Row) => number | null,
): Map<string, number> {
  const totals = new Map<string, number>();
  for (const row of rows) {
    const key = keyOf(row);
    if (key) totals.set(key, (totals.get(key) ?? 0) + (valueOf(row) ?? 0));
  }
  return totals;
}

/** The largest totals first. */
export const largest = (totals: ReadonlyMap<string, number>, count: number): [string, number][] =>
  [...totals].sort((a, b) => b[1] - a[1]).slice(0, count);
`,
  'src/data/search.ts': `/** Lower case without accents, so that "istanbul" finds "İstanbul". */
export const fold = (text: string): string =>
  text
    .toLocaleLowerCase('tr')
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replace(/[\\u0300-\\u036f]/g, '');

/** Whether every word of the query occurs in the text. */
export function matches(query: string, text: string): boolean {
  const folded = fold(text);
  return fold(query)
    .split(/\\s+/)
    .every((word) => folded.includes(word));
}
`,
  'src/data/slots.ts': `import { openingHours } from './opening-hours';

/** A part of a day in minutes since midnight. */
export interface Span {
  start: number;
  end: number;
}

export const toMinutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

export function toTime(minutes: number): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  return \`\${pad(Math.floor(minutes / 60))}:\${pad(minutes % 60)}\`;
}

export const overlap = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;

/** Free parts of the opening hours, without those that are shorter than \`shortest\`. */
export function listGaps(taken: readonly Span[], shortest: number, from: number = openingHours.start): Span[] {
  const gaps: Span[] = [];
  let start = Math.max(openingHours.start, from);
  for (const span of [...taken].sort((a, b) => a.start - b.start)) {
    if (span.start - start >= shortest) gaps.push({ start, end: Math.min(span.start, openingHours.end) });
    start = Math.max(start, span.end);
  }
  if (openingHours.end - start >= shortest) gaps.push({ start, end: openingHours.end });
  return gaps.filter((gap) => gap.end - gap.start >= shortest);
}

/** Start times at which \`duration\` minutes are free, every \`step\` minutes. */
export function listFreeStarts(taken: readonly Span[], duration: number, from = 0, step = 30): number[] {
  const starts: number[] = [];
  for (let start = openingHours.start; start + duration <= openingHours.end; start += step) {
    const span = { start, end: start + duration };
    if (start >= from && !taken.some((each) => overlap(each, span))) starts.push(start);
  }
  return starts;
}
`,
  'src/settings.ts': `import AsyncStorage from '@react-native-async-storage/async-storage';
import { create } from 'zustand';
import { defaultScheme } from './locale';

export type SchemeChoice = 'system' | 'light' | 'dark';

interface Settings {
  scheme: SchemeChoice;
  setScheme: (scheme: SchemeChoice) => void;
}

const key = 'settings';

export const useSettings = create<Settings>()((set) => ({
  scheme: defaultScheme,
  setScheme: (scheme) => {
    set({ scheme });
    AsyncStorage.setItem(key, JSON.stringify({ scheme })).catch(() => undefined);
  },
}));

AsyncStorage.getItem(key)
  .then((saved) => {
    if (saved) useSettings.setState(JSON.parse(saved) as { scheme: SchemeChoice });
  })
  .catch(() => undefined);
`,
  'src/ui/AddButton.tsx': `import { Pressable, StyleSheet, Text } from 'react-native';
import { space, type, useTheme } from '../theme';
import { Icon } from './Icon';

interface AddButtonProps {
  label: string;
  onPress: () => void;
}

/** The main action of a screen, at the bottom right, where a thumb reaches it. */
export function AddButton({ label, onPress }: AddButtonProps) {
  const { colors, shadow } = useTheme();
  return (
    <Pressable
      role="button"
      onPress={onPress}
      style={({ pressed }) => [
        styles.button,
        { backgroundColor: colors.primary, boxShadow: shadow },
        pressed && styles.pressed,
      ]}
    >
      <Icon name="add" size={22} tone="onPrimary" />
      <Text style={[type.button, { color: colors.onPrimary }]}>{label}</Text>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  button: {
    minHeight: 56,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.sm,
    paddingLeft: space.lg,
    paddingRight: space.xl,
    borderRadius: 28,
  },
  pressed: { opacity: 0.85, transform: [{ scale: 0.97 }] },
});
`,
  'src/ui/AppText.tsx': `import { Text, type TextProps } from 'react-native';
import { type Palette, type, useTheme } from '../theme';

interface AppTextProps extends TextProps {
  variant?: keyof typeof type;
  tone?: keyof Palette;
}

/** Text in one of the app's sizes and colours. */
export function AppText({ variant = 'body', tone = 'ink', style, ...rest }: AppTextProps) {
  const { colors } = useTheme();
  return <Text style={[type[variant], { color: colors[tone] }, style]} {...rest} />;
}
`,
  'src/ui/Avatar.tsx': `import { StyleSheet, Text, View } from 'react-native';
import { type, useTheme } from '../theme';

interface AvatarProps {
  name: string;
  size?: number;
}

/** The initials of a person on one of the app's colours, always the same for a name. */
export function Avatar({ name, size = 44 }: AvatarProps) {
  const { colors } = useTheme();
  const initials = name
    .split(' ')
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => Array.from(word)[0]?.toLocaleUpperCase() ?? '')
    .join('');
  const sum = Array.from(name).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  const surfaces = [
    { background: colors.soft, ink: colors.onSoft },
    { background: colors.successSoft, ink: colors.success },
    { background: colors.warningSoft, ink: colors.warning },
    { background: colors.sunken, ink: colors.ink },
  ];
  const surface = surfaces[sum % surfaces.length] ?? { background: colors.soft, ink: colors.onSoft };
  return (
    <View
      aria-hidden
      style={[
        styles.circle,
        { width: size, height: size, borderRadius: size / 2, backgroundColor: surface.background },
      ]}
    >
      <Text style={[type.button, { color: surface.ink, fontSize: size * 0.36, lineHeight: size * 0.5 }]}>
        {initials}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  circle: { alignItems: 'center', justifyContent: 'center' },
});
`,
  'src/ui/Badge.tsx': `import { StyleSheet, Text, View } from 'react-native';
import { type Palette, type, useTheme } from '../theme';

export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

const inks: Record<Tone, keyof Palette> = {
  neutral: 'muted',
  info: 'onSoft',
  success: 'success',
  warning: 'warning',
  danger: 'danger',
};
const backgrounds: Record<Tone, keyof Palette> = {
  neutral: 'sunken',
  info: 'soft',
  success: 'successSoft',
  warning: 'warningSoft',
  danger: 'dangerSoft',
};

interface BadgeProps {
  label: string;
  tone?: Tone;
}

/** A short status next to a title. */
export function Badge({ label, tone = 'neutral' }: BadgeProps) {
  const { colors } = useTheme();
  return (
    <View style={[styles.badge, { backgroundColor: colors[backgrounds[tone]] }]}>
      <Text numberOfLines={1} style={[type.caption, styles.text, { color: colors[inks[tone]] }]}>
        {label}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  badge: { alignSelf: 'flex-start', paddingHorizontal: 10, paddingVertical: 4, borderRadius: 10 },
  text: { fontWeight: '600' },
});
`,
  'src/ui/Button.tsx': `import { ActivityIndicator, Pressable, type StyleProp, StyleSheet, Text, type ViewStyle } from 'react-native';
import { radius, space, type, useTheme } from '../theme';
import { Icon, type IconName } from './Icon';

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
    primary: { background: colors.primary, ink: 'onPrimary' },
    soft: { background: colors.soft, ink: 'onSoft' },
    danger: { background: colors.dangerSoft, ink: 'danger' },
  } as const;
  const { background, ink } = look[kind];
  const isInactive = disabled || busy;

  return (
    <Pressable
      role="button"
      aria-disabled={isInactive}
      aria-busy={busy}
      disabled={isInactive}
      onPress={onPress}
      style={({ pressed }) => [
        styles.button,
        { backgroundColor: background },
        isInactive && styles.inactive,
        pressed && styles.pressed,
        style,
      ]}
    >
      {busy ? <ActivityIndicator color={colors[ink]} /> : null}
      {icon && !busy ? <Icon name={icon} size={18} tone={ink} /> : null}
      <Text style={[type.button, { color: colors[ink] }]}>{label}</Text>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  button: {
    minHeight: 50,
    paddingHorizontal: space.xl,
    paddingVertical: space.md,
    borderRadius: radius.control,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.sm,
  },
  inactive: { opacity: 0.5 },
  pressed: { opacity: 0.8, transform: [{ scale: 0.985 }] },
});
`,
  'src/ui/Card.tsx': `import type { ReactNode } from 'react';
import { Pressable, type StyleProp, StyleSheet, View, type ViewStyle } from 'react-native';
import { radius, space, useTheme } from '../theme';

interface CardProps {
  children: ReactNode;
  style?: StyleProp<ViewStyle>;
  onPress?: () => void;
  /** Read by screen readers for a card that can be pressed. */
  label?: string;
}

export function Card({ children, style, onPress, label }: CardProps) {
  const { surface } = useTheme();
  if (!onPress) return <View style={[styles.card, surface, style]}>{children}</View>;
  return (
    <Pressable
      role="button"
      aria-label={label}
      onPress={onPress}
      style={({ pressed }) => [styles.card, surface, pressed && styles.pressed, style]}
    >
      {children}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  card: { borderRadius: radius.card, padding: space.md + 4, gap: space.sm },
  pressed: { opacity: 0.75, transform: [{ scale: 0.99 }] },
});
`,
  'src/ui/CheckCircle.tsx': `import { Pressable, StyleSheet, View } from 'react-native';
import { useTheme } from '../theme';
import { Icon } from './Icon';

interface CheckCircleProps {
  /** What is done, for screen readers. */
  label: string;
  value: boolean;
  onChange: (value: boolean) => void;
}

/** One press marks something as done. */
export function CheckCircle({ label, value, onChange }: CheckCircleProps) {
  const { colors } = useTheme();
  return (
    <Pressable
      role="checkbox"
      aria-checked={value}
      aria-label={label}
      onPress={() => onChange(!value)}
      style={({ pressed }) => [styles.target, pressed && styles.pressed]}
    >
      <View
        style={[
          styles.circle,
          { borderColor: value ? colors.primary : colors.faint },
          value && { backgroundColor: colors.primary },
        ]}
      >
        {value ? <Icon name="checkmark" size={17} tone="onPrimary" /> : null}
      </View>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  target: { width: 44, height: 44, alignItems: 'center', justifyContent: 'center', marginLeft: -8 },
  circle: {
    width: 28,
    height: 28,
    borderRadius: 14,
    borderWidth: 2,
    alignItems: 'center',
    justifyContent: 'center',
  },
  pressed: { opacity: 0.6 },
});
`,
  'src/ui/Chip.tsx': `import { Pressable, StyleSheet, Text } from 'react-native';
import { type, useTheme } from '../theme';
import { Icon, type IconName } from './Icon';

interface ChipProps {
  label: string;
  selected: boolean;
  onPress: () => void;
  icon?: IconName;
}

/** One of several choices: a filter or an option. */
export function Chip({ label, selected, onPress, icon }: ChipProps) {
  const { colors } = useTheme();
  const ink = selected ? 'onPrimary' : 'muted';
  return (
    <Pressable
      role="button"
      aria-pressed={selected}
      onPress={onPress}
      style={({ pressed }) => [
        styles.chip,
        { backgroundColor: selected ? colors.primary : colors.sunken },
        pressed && styles.pressed,
      ]}
    >
      {icon ? <Icon name={icon} size={15} tone={ink} /> : null}
      <Text style={[type.label, { color: colors[ink] }]}>{label}</Text>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  chip: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 6,
    minHeight: 44,
    paddingHorizontal: 16,
    borderRadius: 22,
  },
  pressed: { opacity: 0.7 },
});
`,
  'src/ui/ChipRow.tsx': `import { ScrollView, StyleSheet } from 'react-native';
import { space } from '../theme';
import { Chip } from './Chip';

interface ChipRowProps<Value extends string> {
  /** What is chosen, for screen readers. */
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Filters in one line that scrolls sideways. */
export function ChipRow<Value extends string>({ label, options, value, onChange }: ChipRowProps<Value>) {
  return (
    <ScrollView
      horizontal
      role="group"
      aria-label={label}
      showsHorizontalScrollIndicator={false}
      style={styles.row}
      contentContainerStyle={styles.content}
    >
      {options.map((option) => (
        <Chip
          key={option.value}
          label={option.label}
          selected={option.value === value}
          onPress={() => onChange(option.value)}
        />
      ))}
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  row: { flexGrow: 0, marginHorizontal: -space.lg },
  content: { paddingHorizontal: space.lg, gap: space.sm },
});
`,
  'src/ui/Cover.tsx': `import { StyleSheet, View } from 'react-native';
import Svg, { Circle, Path, Rect } from 'react-native-svg';
import { radius, useTheme } from '../theme';
import { Icon, type IconName } from './Icon';

interface CoverProps {
  /** Decides shapes and colours: the same name always has the same cover. */
  name: string;
  icon: IconName;
  height: number;
  width?: number;
}

/** A drawn picture for a row without a photo, made of a few shapes in the app's colours. */
export function Cover({ name, icon, height, width }: CoverProps) {
  const { colors } = useTheme();
  const sum = Array.from(name).reduce(
    (total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 9973,
    7,
  );
  const surfaces = [
    { back: colors.soft, front: colors.primary, tone: 'onPrimary' },
    { back: colors.warningSoft, front: colors.warning, tone: 'page' },
    { back: colors.successSoft, front: colors.success, tone: 'page' },
    { back: colors.sunken, front: colors.heroTo, tone: 'onHero' },
  ] as const;
  const { back, front, tone } = surfaces[sum % 4] ?? surfaces[0];
  const shape = sum % 5;

  return (
    <View aria-hidden style={[styles.cover, { height, width: width ?? '100%', backgroundColor: back }]}>
      <Svg
        width="100%"
        height="100%"
        viewBox="0 0 160 100"
        preserveAspectRatio="xMidYMid slice"
        style={StyleSheet.absoluteFill}
      >
        {shape === 0 ? <Circle cx={128} cy={16} r={42} fill={front} opacity={0.22} /> : null}
        {shape === 1 ? <Path d="M0 70 Q40 40 80 66 T160 56 V100 H0 Z" fill={front} opacity={0.24} /> : null}
        {shape === 2 ? (
          <Rect
            x={96}
            y={-20}
            width={90}
            height={90}
            rx={24}
            fill={front}
            opacity={0.2}
            transform="rotate(24 140 20)"
          />
        ) : null}
        {shape === 3 ? (
          <Path d="M0 100 L64 36 L104 78 L128 56 L160 100 Z" fill={front} opacity={0.24} />
        ) : null}
        {shape === 4 ? (
          <Path d="M-10 30 H170 M-10 52 H170 M-10 74 H170" stroke={front} strokeWidth={9} opacity={0.16} />
        ) : null}
        <Circle cx={22 + (sum % 30)} cy={82} r={26} fill={front} opacity={0.14} />
      </Svg>
      <View style={[styles.mark, { backgroundColor: front }]}>
        <Icon name={icon} size={Math.min(30, height * 0.32)} tone={tone} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  cover: { borderRadius: radius.control, overflow: 'hidden', alignItems: 'center', justifyContent: 'center' },
  mark: { padding: 10, borderRadius: 999 },
});
`,
  'src/ui/DayStrip.tsx': `import { useRef } from 'react';
import { Pressable, ScrollView, StyleSheet, View } from 'react-native';
import { addDays, formatLongDay, formatWeekday, isToday, today } from '../data/days';
import { radius, space, useTheme } from '../theme';
import { AppText } from './AppText';

interface DayStripProps {
  selected: string;
  onSelect: (day: string) => void;
  /** Days with a dot. */
  marked?: ReadonlySet<string>;
  /** Days before and after today. */
  before?: number;
  after?: number;
}

const dayWidth = 54;

/** Days side by side, to move through an agenda. */
export function DayStrip({ selected, onSelect, marked, before = 3, after = 20 }: DayStripProps) {
  const { colors } = useTheme();
  const strip = useRef<ScrollView>(null);
  const days = Array.from({ length: before + after + 1 }, (_, index) => addDays(today(), index - before));
  const showToday = () =>
    strip.current?.scrollTo({ x: Math.max(0, (before - 1) * (dayWidth + space.sm)), animated: false });

  return (
    <ScrollView
      ref={strip}
      horizontal
      onLayout={showToday}
      showsHorizontalScrollIndicator={false}
      style={styles.strip}
      contentContainerStyle={styles.content}
    >
      {days.map((day) => {
        const active = day === selected;
        const tone = active ? 'onPrimary' : isToday(day) ? 'onSoft' : 'muted';
        const background = active ? colors.primary : isToday(day) ? colors.soft : colors.sunken;
        return (
          <Pressable
            key={day}
            role="button"
            aria-label={formatLongDay(day)}
            aria-pressed={active}
            onPress={() => onSelect(day)}
            style={({ pressed }) => [styles.day, { backgroundColor: background }, pressed && styles.pressed]}
          >
            <AppText variant="caption" tone={tone}>
              {formatWeekday(day)}
            </AppText>
            <AppText variant="heading" tone={active ? 'onPrimary' : 'ink'}>
              {Number(day.slice(8))}
            </AppText>
            <View
              style={[
                styles.dot,
                marked?.has(day) && { backgroundColor: active ? colors.onPrimary : colors.primary },
              ]}
            />
          </Pressable>
        );
      })}
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  strip: { flexGrow: 0, marginHorizontal: -space.lg },
  content: { paddingHorizontal: space.lg, gap: space.sm },
  day: {
    minWidth: dayWidth,
    alignItems: 'center',
    gap: 1,
    paddingVertical: 9,
    paddingHorizontal: 6,
    borderRadius: radius.control,
  },
  dot: { width: 5, height: 5, borderRadius: 3 },
  pressed: { opacity: 0.7 },
});
`,
  'src/ui/DetailLine.tsx': `import { StyleSheet, View } from 'react-native';
import { space } from '../theme';
import { AppText } from './AppText';
import { Icon, type IconName } from './Icon';

interface DetailLineProps {
  icon: IconName;
  label: string;
  value: string;
}

/** One field of a row to read; nothing if it is empty. */
export function DetailLine({ icon, label, value }: DetailLineProps) {
  if (!value) return null;
  return (
    <View style={styles.line}>
      <Icon name={icon} size={20} tone="primaryInk" />
      <View style={styles.texts}>
        <AppText variant="caption" tone="muted">
          {label}
        </AppText>
        <AppText>{value}</AppText>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', gap: space.md, alignItems: 'flex-start' },
  texts: { flex: 1, gap: 2 },
});
`,
  'src/ui/DueCard.tsx': `import { Pressable, StyleSheet, View } from 'react-native';
import { daysBetween, formatDay, today } from '../data/days';
import { strings } from '../strings';
import { radius, space, useTheme } from '../theme';
import { AppText } from './AppText';
import { Badge, type Tone } from './Badge';
import { Icon } from './Icon';

interface DueCardProps {
  title: string;
  text: string;
  /** A day such as 2026-01-31; empty without one. */
  day: string;
  /** At the right: '₺450'. */
  amount?: string;
  badge?: { label: string; tone: Tone };
  /** The next status, reached with one press. */
  next?: { label: string; onPress: () => void };
  onPress?: () => void;
}

/** Something with a deadline: the day stands out, the next step is one press away. */
export function DueCard({ title, text, day, amount, badge, next, onPress }: DueCardProps) {
  const { colors, surface } = useTheme();
  const left = day ? daysBetween(today(), day) : 1;
  const tone = left < 0 ? 'danger' : left === 0 ? 'warning' : 'muted';
  const background = left < 0 ? colors.dangerSoft : left === 0 ? colors.warningSoft : colors.soft;
  const when = !day
    ? strings.due.noDate
    : left < 0
      ? strings.dates.daysLate(-left)
      : left === 0
        ? strings.dates.today
        : left === 1
          ? strings.dates.tomorrow
          : formatDay(day);

  return (
    <View style={[styles.card, surface]}>
      <Pressable
        role="button"
        aria-label={[title, when, text, badge?.label].filter(Boolean).join(', ')}
        disabled={!onPress}
        onPress={onPress}
        style={({ pressed }) => [styles.main, pressed && styles.pressed]}
      >
        <View style={styles.texts}>
          <AppText variant="heading" numberOfLines={2}>
            {title}
          </AppText>
          {text ? (
            <AppText variant="label" tone="muted" numberOfLines={2} style={styles.quiet}>
              {text}
            </AppText>
          ) : null}
        </View>
        {amount ? <AppText variant="heading">{amount}</AppText> : null}
      </Pressable>
      <View style={styles.foot}>
        <View style={[styles.when, { backgroundColor: background }]}>
          <AppText variant="caption" tone={tone} style={styles.strong}>
            {when}
          </AppText>
        </View>
        {badge?.label ? (
          <View>
            <Badge label={badge.label} tone={badge.tone} />
          </View>
        ) : null}
        <View style={styles.space} />
        {next ? (
          <Pressable
            role="button"
            aria-label={strings.due.moveTo(title, next.label)}
            onPress={next.onPress}
            style={({ pressed }) => [
              styles.next,
              { backgroundColor: colors.primary },
              pressed && styles.pressed,
            ]}
          >
            <AppText variant="label" tone="onPrimary" numberOfLines={1} style={styles.nextText}>
              {next.label}
            </AppText>
            <Icon name="arrow-forward" size={16} tone="onPrimary" />
          </Pressable>
        ) : null}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  card: { borderRadius: radius.card, padding: space.md + 2, gap: space.md },
  main: { flexDirection: 'row', gap: space.md, minHeight: 44 },
  texts: { flex: 1, gap: 2 },
  quiet: { fontWeight: '400' },
  foot: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.sm },
  when: { paddingHorizontal: 10, paddingVertical: 4, borderRadius: 10 },
  strong: { fontWeight: '700' },
  space: { flexGrow: 1 },
  next: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 6,
    minHeight: 44,
    maxWidth: '100%',
    paddingHorizontal: space.md + 2,
    borderRadius: 22,
  },
  nextText: { flexShrink: 1 },
  pressed: { opacity: 0.7 },
});
`,
  'src/ui/EmptyState.tsx': `import { StyleSheet, View } from 'react-native';
import Svg, { Circle, Path, Rect } from 'react-native-svg';
import { space, useTheme } from '../theme';
import { AppText } from './AppText';
import { Button } from './Button';
import { Icon, type IconName } from './Icon';

interface EmptyStateProps {
  icon: IconName;
  title: string;
  text: string;
  action?: { label: string; icon?: IconName; onPress: () => void };
}

/** Fills a list without rows: what belongs here, and the button that adds the first. */
export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  const { colors } = useTheme();
  return (
    <View style={styles.empty}>
      <View style={styles.picture}>
        <Svg width={168} height={112} viewBox="0 0 168 112" style={StyleSheet.absoluteFill}>
          <Circle cx={84} cy={58} r={50} fill={colors.soft} />
          <Rect x={14} y={40} width={44} height={12} rx={6} fill={colors.sunken} />
          <Rect x={116} y={24} width={36} height={12} rx={6} fill={colors.sunken} />
          <Rect x={112} y={78} width={46} height={12} rx={6} fill={colors.sunken} />
          <Path
            d="M22 84 q14 -14 28 0"
            stroke={colors.primary}
            strokeWidth={4}
            strokeLinecap="round"
            fill="none"
          />
        </Svg>
        <Icon name={icon} size={40} tone="onSoft" />
      </View>
      <AppText variant="heading" style={styles.centered}>
        {title}
      </AppText>
      <AppText tone="muted" style={styles.centered}>
        {text}
      </AppText>
      {action ? (
        <Button label={action.label} icon={action.icon} onPress={action.onPress} style={styles.action} />
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  empty: {
    alignItems: 'center',
    gap: space.sm,
    paddingVertical: space.xl * 1.5,
    paddingHorizontal: space.md,
  },
  picture: {
    width: 168,
    height: 112,
    alignItems: 'center',
    justifyContent: 'center',
    marginBottom: space.sm,
  },
  centered: { textAlign: 'center' },
  action: { marginTop: space.md },
});
`,
  'src/ui/FavouriteButton.tsx': `import { Pressable, StyleSheet, View } from 'react-native';
import { strings } from '../strings';
import { useTheme } from '../theme';
import { Icon } from './Icon';

interface FavouriteButtonProps {
  name: string;
  value: boolean;
  onChange: (value: boolean) => void;
}

export function FavouriteButton({ name, value, onChange }: FavouriteButtonProps) {
  const { colors } = useTheme();
  return (
    <Pressable
      role="button"
      aria-pressed={value}
      aria-label={strings.common.favourite(name)}
      onPress={() => onChange(!value)}
      style={({ pressed }) => [styles.target, pressed && styles.pressed]}
    >
      <View style={[styles.circle, { backgroundColor: colors.raised }]}>
        <Icon name={value ? 'heart' : 'heart-outline'} size={18} tone={value ? 'danger' : 'muted'} />
      </View>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  target: { width: 44, height: 44, alignItems: 'center', justifyContent: 'center' },
  circle: { width: 34, height: 34, borderRadius: 17, alignItems: 'center', justifyContent: 'center' },
  pressed: { opacity: 0.6 },
});
`,
  'src/ui/FloatingTabBar.tsx': `import type { BottomTabBarProps } from '@react-navigation/bottom-tabs';
import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { space, useTheme } from '../theme';
import { TabButton } from './TabButton';

/** The main screens in a rounded bar above the lower edge. */
export function FloatingTabBar(props: BottomTabBarProps) {
  const { colors, shadow } = useTheme();
  const { bottom } = useSafeAreaInsets();
  return (
    <View style={{ backgroundColor: colors.page, paddingBottom: bottom + space.sm }}>
      <View role="tablist" style={[styles.bar, { backgroundColor: colors.raised, boxShadow: shadow }]}>
        {props.state.routes.map((route) => (
          <TabButton key={route.key} route={route} {...props} />
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  bar: { flexDirection: 'row', marginHorizontal: space.lg, padding: 6, borderRadius: 30 },
});
`,
  'src/ui/GridCard.tsx': `import type { ReactNode } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { radius, space, useTheme } from '../theme';
import { AppText } from './AppText';

interface GridCardProps {
  title: string;
  subtitle?: string;
  cover: ReactNode;
  /** A favourite button over the cover. */
  corner?: ReactNode;
  /** A price or a rating below the texts. */
  footer?: ReactNode;
  onPress?: () => void;
}

/** One of two cards side by side: a picture with title and details below. */
export function GridCard({ title, subtitle, cover, corner, footer, onPress }: GridCardProps) {
  const { surface } = useTheme();
  return (
    <View style={styles.cell}>
      <Pressable
        role="button"
        aria-label={subtitle ? \`\${title}, \${subtitle}\` : title}
        onPress={onPress}
        style={({ pressed }) => [styles.card, surface, pressed && styles.pressed]}
      >
        {cover}
        <View style={styles.texts}>
          <AppText variant="heading" numberOfLines={2}>
            {title}
          </AppText>
          {subtitle ? (
            <AppText variant="caption" tone="muted" numberOfLines={2}>
              {subtitle}
            </AppText>
          ) : null}
          {footer}
        </View>
      </Pressable>
      {corner ? <View style={styles.corner}>{corner}</View> : null}
    </View>
  );
}

const styles = StyleSheet.create({
  cell: { flex: 1, maxWidth: '50%' },
  card: { flex: 1, borderRadius: radius.card, overflow: 'hidden' },
  texts: { padding: space.md, gap: 4 },
  corner: { position: 'absolute', top: space.xs, right: space.xs },
  pressed: { opacity: 0.75, transform: [{ scale: 0.98 }] },
});
`,
  'src/ui/Hero.tsx': `import { LinearGradient } from 'expo-linear-gradient';
import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { radius, space, useTheme } from '../theme';
import { AppText } from './AppText';

interface HeroProps {
  /** The question in a few words: "This month". */
  label: string;
  /** Its answer, large: "₺4.280". */
  value: string;
  note?: string;
  /** A ring or a picture at the right. */
  side?: ReactNode;
  /** A chart or details below. */
  children?: ReactNode;
}

/** Answers on the first screen what people open the app for. */
export function Hero({ label, value, note, side, children }: HeroProps) {
  const { colors } = useTheme();
  return (
    <LinearGradient
      colors={[colors.heroFrom, colors.heroTo]}
      start={{ x: 0, y: 0 }}
      end={{ x: 1, y: 1 }}
      style={styles.hero}
    >
      <View style={styles.row}>
        <View style={styles.texts}>
          <AppText variant="label" tone="onHero" style={styles.quiet}>
            {label}
          </AppText>
          <AppText variant="figure" tone="onHero" numberOfLines={1} adjustsFontSizeToFit>
            {value}
          </AppText>
          {note ? (
            <AppText tone="onHero" style={styles.quiet}>
              {note}
            </AppText>
          ) : null}
        </View>
        {side}
      </View>
      {children}
    </LinearGradient>
  );
}

const styles = StyleSheet.create({
  hero: { borderRadius: radius.card, padding: space.lg, gap: space.md },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.lg },
  texts: { flex: 1, gap: space.xs },
  quiet: { opacity: 0.92 },
});
`,
  'src/ui/Icon.tsx': `import { Ionicons } from '@expo/vector-icons';
import type { ComponentProps } from 'react';
import { type Palette, useTheme } from '../theme';

export type IconName = ComponentProps<typeof Ionicons>['name'];

interface IconProps {
  name: IconName;
  size?: number;
  tone?: keyof Palette;
}

/** A decorative icon; the control around it has the label. */
export function Icon({ name, size = 20, tone = 'ink' }: IconProps) {
  const { colors } = useTheme();
  return <Ionicons name={name} size={size} color={colors[tone]} aria-hidden />;
}
`,
  'src/ui/IconButton.tsx': `import { Pressable, StyleSheet } from 'react-native';
import { type Palette, useTheme } from '../theme';
import { Icon, type IconName } from './Icon';

interface IconButtonProps {
  icon: IconName;
  /** Read by screen readers. */
  label: string;
  onPress: () => void;
  tone?: keyof Palette;
  /** Without a surface behind the icon. */
  plain?: boolean;
  selected?: boolean;
}

export function IconButton({ icon, label, onPress, tone = 'ink', plain, selected }: IconButtonProps) {
  const { colors } = useTheme();
  return (
    <Pressable
      role="button"
      aria-label={label}
      aria-selected={selected}
      onPress={onPress}
      style={({ pressed }) => [
        styles.button,
        !plain && { backgroundColor: colors.sunken },
        pressed && styles.pressed,
      ]}
    >
      <Icon name={icon} tone={tone} />
    </Pressable>
  );
}

const styles = StyleSheet.create({
  button: { width: 44, height: 44, borderRadius: 22, alignItems: 'center', justifyContent: 'center' },
  pressed: { opacity: 0.6 },
});
`,
  'src/ui/IconCircle.tsx': `import { StyleSheet, View } from 'react-native';
import { type Palette, useTheme } from '../theme';
import { Icon, type IconName } from './Icon';

interface IconCircleProps {
  icon: IconName;
  background?: keyof Palette;
  tone?: keyof Palette;
  size?: number;
}

export function IconCircle({ icon, background = 'soft', tone = 'onSoft', size = 44 }: IconCircleProps) {
  const { colors } = useTheme();
  return (
    <View
      style={[
        styles.circle,
        { width: size, height: size, borderRadius: size / 3, backgroundColor: colors[background] },
      ]}
    >
      <Icon name={icon} size={size * 0.48} tone={tone} />
    </View>
  );
}

const styles = StyleSheet.create({
  circle: { alignItems: 'center', justifyContent: 'center' },
});
`,
  'src/ui/LinkRow.tsx': `import { Pressable, StyleSheet } from 'react-native';
import { radius, space, useTheme } from '../theme';
import { AppText } from './AppText';
import { Icon, type IconName } from './Icon';

interface LinkRowProps {
  icon: IconName;
  title: string;
  onPress: () => void;
}

/** Opens another screen. */
export function LinkRow({ icon, title, onPress }: LinkRowProps) {
  const { surface } = useTheme();
  return (
    <Pressable
      role="link"
      onPress={onPress}
      style={({ pressed }) => [styles.row, surface, pressed && styles.pressed]}
    >
      <Icon name={icon} tone="primaryInk" />
      <AppText variant="heading" style={styles.title}>
        {title}
      </AppText>
      <Icon name="chevron-forward" tone="muted" />
    </Pressable>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.md,
    minHeight: 56,
    paddingHorizontal: space.md + 4,
    borderRadius: radius.card,
  },
  title: { flex: 1 },
  pressed: { opacity: 0.6 },
});
`,
  'src/ui/ListRow.tsx': `import type { ReactNode } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { radius, space, useTheme } from '../theme';
import { AppText } from './AppText';

interface ListRowProps {
  title: string;
  subtitle?: string;
  /** An avatar, a cover or an icon at the left. */
  leading?: ReactNode;
  /** A checkbox at the left that acts by itself. */
  check?: ReactNode;
  /** A figure, a badge or a checkbox at the right. */
  trailing?: ReactNode;
  onPress?: () => void;
}

/** One row of a list. The whole row opens the details; controls in \`trailing\` act by themselves. */
export function ListRow({ title, subtitle, leading, check, trailing, onPress }: ListRowProps) {
  const { surface } = useTheme();
  return (
    <View style={[styles.row, surface]}>
      {check}
      <Pressable
        role="button"
        aria-label={subtitle ? \`\${title}, \${subtitle}\` : title}
        disabled={!onPress}
        onPress={onPress}
        style={({ pressed }) => [styles.main, pressed && styles.pressed]}
      >
        {leading}
        <View style={styles.texts}>
          <AppText variant="heading" numberOfLines={2}>
            {title}
          </AppText>
          {subtitle ? (
            <AppText variant="label" tone="muted" numberOfLines={2} style={styles.subtitle}>
              {subtitle}
            </AppText>
          ) : null}
        </View>
      </Pressable>
      {trailing ? <View style={styles.trailing}>{trailing}</View> : null}
    </View>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.sm,
    paddingHorizontal: space.md,
    borderRadius: radius.card,
  },
  main: {
    flex: 1,
    minHeight: 68,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.md,
    paddingVertical: space.md,
  },
  texts: { flex: 1, gap: 2 },
  subtitle: { fontWeight: '400' },
  trailing: { alignItems: 'flex-end', justifyContent: 'center', gap: 4, maxWidth: '46%' },
  pressed: { opacity: 0.6 },
});
`,
  'src/ui/MonthGrid.tsx': `import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { addMonths, formatDay, formatMonth, listMonthDays, listWeekdays, today } from '../data/days';
import { strings } from '../strings';
import { useTheme } from '../theme';
import { AppText } from './AppText';
import { IconButton } from './IconButton';

interface MonthGridProps {
  /** A day such as 2026-01-31, or empty. */
  selected: string;
  onSelect: (day: string) => void;
  /** Days with a dot below the number. */
  marked?: ReadonlySet<string>;
}

/** A month to choose a day from, with the weeks as rows. */
export function MonthGrid({ selected, onSelect, marked }: MonthGridProps) {
  const { colors } = useTheme();
  const [month, setMonth] = useState(() => (selected || today()).slice(0, 7));

  return (
    <View>
      <View style={styles.header}>
        <IconButton
          plain
          icon="chevron-back"
          label={strings.dates.previousMonth}
          onPress={() => setMonth(addMonths(month, -1))}
        />
        <AppText variant="heading" style={styles.month}>
          {formatMonth(month)}
        </AppText>
        <IconButton
          plain
          icon="chevron-forward"
          label={strings.dates.nextMonth}
          onPress={() => setMonth(addMonths(month, 1))}
        />
      </View>
      <View style={styles.week}>
        {listWeekdays().map(({ id, short }) => (
          <AppText key={id} variant="caption" tone="muted" style={styles.weekday}>
            {short}
          </AppText>
        ))}
      </View>
      <View style={styles.days}>
        {listMonthDays(month).map(({ day, isInMonth }) => {
          const isSelected = day === selected;
          const tone = isSelected ? 'onPrimary' : isInMonth ? 'ink' : 'faint';
          return (
            <Pressable
              key={day}
              role="button"
              aria-label={formatDay(day)}
              aria-selected={isSelected}
              onPress={() => onSelect(day)}
              style={styles.cell}
            >
              <View
                style={[
                  styles.day,
                  day === today() && { backgroundColor: colors.soft },
                  isSelected && { backgroundColor: colors.primary },
                ]}
              >
                <AppText variant="label" tone={day === today() && !isSelected ? 'onSoft' : tone}>
                  {Number(day.slice(8))}
                </AppText>
                {marked?.has(day) ? (
                  <View
                    style={[styles.dot, { backgroundColor: isSelected ? colors.onPrimary : colors.primary }]}
                  />
                ) : null}
              </View>
            </Pressable>
          );
        })}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  header: { flexDirection: 'row', alignItems: 'center' },
  month: { flex: 1, textAlign: 'center' },
  week: { flexDirection: 'row' },
  weekday: { width: \`\${100 / 7}%\`, textAlign: 'center', paddingVertical: 4 },
  days: { flexDirection: 'row', flexWrap: 'wrap' },
  cell: { width: \`\${100 / 7}%\`, height: 44, alignItems: 'center', justifyContent: 'center' },
  day: { width: 38, height: 38, borderRadius: 19, alignItems: 'center', justifyContent: 'center' },
  dot: { position: 'absolute', bottom: 4, width: 5, height: 5, borderRadius: 3 },
});
`,
  'src/ui/OptionRow.tsx': `import { Pressable, StyleSheet, View } from 'react-native';
import { radius, space, useTheme } from '../theme';
import { AppText } from './AppText';
import { Icon } from './Icon';

interface OptionRowProps {
  title: string;
  subtitle?: string;
  selected: boolean;
  onPress: () => void;
}

/** One of several answers to a question. */
export function OptionRow({ title, subtitle, selected, onPress }: OptionRowProps) {
  const { colors, surface } = useTheme();
  return (
    <Pressable
      role="button"
      aria-pressed={selected}
      onPress={onPress}
      style={({ pressed }) => [
        styles.row,
        surface,
        selected && { backgroundColor: colors.soft },
        pressed && styles.pressed,
      ]}
    >
      <View style={styles.texts}>
        <AppText variant="heading">{title}</AppText>
        {subtitle ? (
          <AppText variant="label" tone="muted" style={styles.subtitle}>
            {subtitle}
          </AppText>
        ) : null}
      </View>
      <Icon
        name={selected ? 'checkmark-circle' : 'chevron-forward'}
        tone={selected ? 'primaryInk' : 'muted'}
      />
    </Pressable>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.md,
    minHeight: 64,
    paddingHorizontal: space.md + 4,
    paddingVertical: space.md,
    borderRadius: radius.card,
  },
  texts: { flex: 1, gap: 2 },
  subtitle: { fontWeight: '400' },
  pressed: { opacity: 0.7 },
});
`,
  'src/ui/ProgressRing.tsx': `import type { ReactNode } from 'react';
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
  'src/ui/Screen.tsx': `import { useNavigation } from '@react-navigation/native';
import type { ReactNode } from 'react';
import { KeyboardAvoidingView, Platform, ScrollView, StyleSheet, View } from 'react-native';
import { SafeAreaView } from 'react-native-safe-area-context';
import { strings } from '../strings';
import { space, useTheme } from '../theme';
import { AppText } from './AppText';
import { IconButton } from './IconButton';

interface ScreenProps {
  title?: string;
  subtitle?: string;
  /** Shows a back button before the title. */
  back?: boolean;
  right?: ReactNode;
  /** Stays visible below the content: the main action of a form. */
  footer?: ReactNode;
  /** Floats above the content: an add button. */
  action?: ReactNode;
  /** False if the content scrolls itself, as a list does. */
  scroll?: boolean;
  children: ReactNode;
}

/** A page: safe area, large title, content that scrolls, and room for the main action within thumb reach. */
export function Screen({
  title,
  subtitle,
  back,
  right,
  footer,
  action,
  scroll = true,
  children,
}: ScreenProps) {
  const { colors } = useTheme();
  const header =
    title === undefined ? null : <ScreenHeader title={title} subtitle={subtitle} back={back} right={right} />;
  const padding = action ? styles.aboveAction : undefined;

  return (
    <SafeAreaView edges={['top', 'left', 'right']} style={[styles.fill, { backgroundColor: colors.page }]}>
      <KeyboardAvoidingView behavior={Platform.OS === 'ios' ? 'padding' : undefined} style={styles.fill}>
        {scroll ? (
          <ScrollView
            style={styles.fill}
            contentContainerStyle={[styles.content, padding]}
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
        {action ? <View style={styles.action}>{action}</View> : null}
        {footer ? (
          <View style={[styles.footer, { backgroundColor: colors.page, borderTopColor: colors.line }]}>
            <View style={styles.footerInner}>{footer}</View>
          </View>
        ) : null}
      </KeyboardAvoidingView>
    </SafeAreaView>
  );
}

type HeaderProps = Pick<ScreenProps, 'subtitle' | 'back' | 'right'> & { title: string };

function ScreenHeader({ title, subtitle, back, right }: HeaderProps) {
  const navigation = useNavigation();
  return (
    <View style={styles.header}>
      {back ? (
        <IconButton icon="chevron-back" label={strings.common.back} onPress={navigation.goBack} />
      ) : null}
      <View style={styles.titles}>
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

const styles = StyleSheet.create({
  fill: { flex: 1 },
  content: { padding: space.lg, gap: space.lg, width: '100%', maxWidth: 640, alignSelf: 'center' },
  aboveAction: { paddingBottom: 104 },
  header: { flexDirection: 'row', alignItems: 'center', gap: space.md, minHeight: 48 },
  titles: { flex: 1, gap: 2 },
  action: { position: 'absolute', right: space.lg, bottom: space.lg },
  footer: {
    borderTopWidth: StyleSheet.hairlineWidth,
    paddingHorizontal: space.lg,
    paddingVertical: space.md,
  },
  footerInner: { width: '100%', maxWidth: 608, alignSelf: 'center', gap: space.sm },
});
`,
  'src/ui/SearchBar.tsx': `import { StyleSheet, TextInput, View } from 'react-native';
import { strings } from '../strings';
import { radius, space, type, useTheme } from '../theme';
import { Icon } from './Icon';
import { IconButton } from './IconButton';

interface SearchBarProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

export function SearchBar({ label, value, onChange }: SearchBarProps) {
  const { colors } = useTheme();
  return (
    <View style={[styles.bar, { backgroundColor: colors.sunken }]}>
      <Icon name="search" size={18} tone="muted" />
      <TextInput
        aria-label={label}
        placeholder={label}
        placeholderTextColor={colors.muted}
        value={value}
        onChangeText={onChange}
        autoCorrect={false}
        returnKeyType="search"
        style={[styles.input, type.body, { color: colors.ink }]}
      />
      {value ? (
        <IconButton
          plain
          icon="close-circle"
          tone="muted"
          label={strings.common.clear}
          onPress={() => onChange('')}
        />
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  bar: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.sm,
    minHeight: 48,
    paddingLeft: 14,
    borderRadius: radius.control,
  },
  input: { flex: 1, minWidth: 0, minHeight: 44, outlineStyle: 'solid', outlineWidth: 0 },
});
`,
  'src/ui/Section.tsx': `import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { space } from '../theme';
import { SectionTitle } from './SectionTitle';

interface SectionProps {
  title: string;
  children: ReactNode;
}

/** Rows under a title. */
export function Section({ title, children }: SectionProps) {
  return (
    <View style={styles.section}>
      <SectionTitle title={title} />
      {children}
    </View>
  );
}

const styles = StyleSheet.create({ section: { gap: space.sm } });
`,
  'src/ui/SectionTitle.tsx': `import { Pressable, StyleSheet, View } from 'react-native';
import { space } from '../theme';
import { AppText } from './AppText';

interface SectionTitleProps {
  title: string;
  /** A link at the right: "See all". */
  action?: { label: string; onPress: () => void };
}

export function SectionTitle({ title, action }: SectionTitleProps) {
  return (
    <View style={styles.row}>
      <AppText variant="heading" role="heading" style={styles.title}>
        {title}
      </AppText>
      {action ? (
        <Pressable role="button" onPress={action.onPress} hitSlop={12} style={styles.action}>
          <AppText variant="label" tone="primaryInk">
            {action.label}
          </AppText>
        </Pressable>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.md, marginTop: space.xs },
  title: { flex: 1 },
  action: { minHeight: 28, justifyContent: 'center' },
});
`,
  'src/ui/Segmented.tsx': `import { Pressable, StyleSheet, Text, View } from 'react-native';
import { radius, type, useTheme } from '../theme';

interface SegmentedProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Two to four exclusive choices side by side. */
export function Segmented<Value extends string>({ label, options, value, onChange }: SegmentedProps<Value>) {
  const { colors } = useTheme();
  return (
    <View role="radiogroup" aria-label={label} style={[styles.track, { backgroundColor: colors.sunken }]}>
      {options.map((option) => {
        const selected = option.value === value;
        return (
          <Pressable
            key={option.value}
            role="radio"
            aria-checked={selected}
            onPress={() => onChange(option.value)}
            style={[styles.segment, selected && { backgroundColor: colors.raised }]}
          >
            <Text style={[type.label, styles.text, { color: selected ? colors.ink : colors.muted }]}>
              {option.label}
            </Text>
          </Pressable>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  track: { flexDirection: 'row', borderRadius: radius.control, padding: 4, gap: 4 },
  segment: {
    flex: 1,
    minHeight: 44,
    paddingHorizontal: 4,
    borderRadius: radius.control - 4,
    alignItems: 'center',
    justifyContent: 'center',
  },
  text: { textAlign: 'center' },
});
`,
  'src/ui/Stars.tsx': `import { StyleSheet, View } from 'react-native';
import { strings } from '../strings';
import { Icon } from './Icon';

/** A rating of 1 to 5 stars to read. */
export function Stars({ value, size = 14 }: { value: number; size?: number }) {
  return (
    <View role="img" aria-label={strings.common.stars(value)} style={styles.row}>
      {[1, 2, 3, 4, 5].map((star) => (
        <Icon
          key={star}
          name={star <= value ? 'star' : 'star-outline'}
          size={size}
          tone={star <= value ? 'warning' : 'faint'}
        />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', gap: 2 },
});
`,
  'src/ui/StatTiles.tsx': `import { StyleSheet, View } from 'react-native';
import { space } from '../theme';
import { AppText } from './AppText';
import { Card } from './Card';

interface StatTilesProps {
  tiles: readonly { label: string; value: string }[];
}

/** A few figures side by side. */
export function StatTiles({ tiles }: StatTilesProps) {
  return (
    <View style={styles.row}>
      {tiles.map(({ label, value }) => (
        <Card key={label} style={styles.tile}>
          <AppText variant="title" numberOfLines={1} adjustsFontSizeToFit>
            {value}
          </AppText>
          <AppText variant="caption" tone="muted">
            {label}
          </AppText>
        </Card>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.sm },
  tile: { flexGrow: 1, flexBasis: 96, padding: space.md + 2, gap: 2 },
});
`,
  'src/ui/StepHeader.tsx': `import { StyleSheet, View } from 'react-native';
import { strings } from '../strings';
import { space, useTheme } from '../theme';
import { AppText } from './AppText';
import { Chip } from './Chip';

interface StepHeaderProps {
  /** What is asked now. */
  title: string;
  index: number;
  count: number;
  /** What was chosen before, by step; a press goes back to it. */
  answers: readonly string[];
  onReturn: (index: number) => void;
}

/** Where in a sequence of questions the user is, with the answers so far. */
export function StepHeader({ title, index, count, answers, onReturn }: StepHeaderProps) {
  const { colors } = useTheme();
  return (
    <View style={styles.header}>
      <View
        role="progressbar"
        aria-label={strings.steps.of(index + 1, count)}
        aria-valuemin={1}
        aria-valuemax={count}
        aria-valuenow={index + 1}
        style={styles.bars}
      >
        {Array.from({ length: count }, (_, each) => (
          <View
            key={each}
            style={[styles.bar, { backgroundColor: each <= index ? colors.primary : colors.soft }]}
          />
        ))}
      </View>
      {index > 0 ? (
        <View style={styles.answers}>
          {answers.slice(0, index).map((answer, step) => (
            <Chip
              key={\`\${step}-\${answer}\`}
              icon="create-outline"
              label={answer || strings.common.none}
              selected={false}
              onPress={() => onReturn(step)}
            />
          ))}
        </View>
      ) : null}
      <AppText variant="title" role="heading">
        {title}
      </AppText>
    </View>
  );
}

const styles = StyleSheet.create({
  header: { gap: space.md },
  bars: { flexDirection: 'row', gap: 6 },
  bar: { flex: 1, height: 6, borderRadius: 3 },
  answers: { flexDirection: 'row', flexWrap: 'wrap', gap: space.sm },
});
`,
  'src/ui/StockRow.tsx': `import { Pressable, StyleSheet, View } from 'react-native';
import { formatNumber } from '../data/numbers';
import { strings } from '../strings';
import { radius, space, useTheme } from '../theme';
import { AppText } from './AppText';
import { Icon, type IconName } from './Icon';
import { IconButton } from './IconButton';

interface StockRowProps {
  name: string;
  icon: IconName;
  quantity: number;
  /** At or below it the row is marked. */
  minimum?: number;
  unit?: string;
  onChange: (by: number) => void;
  onPress?: () => void;
}

/** A product with its number, a bar for how full it is, and a button for one more or one less. */
export function StockRow({ name, icon, quantity, minimum = 0, unit, onChange, onPress }: StockRowProps) {
  const { colors, surface } = useTheme();
  const isLow = quantity <= minimum;
  // Three times the minimum counts as full.
  const fill = Math.min(
    1,
    quantity / Math.max(1, minimum * 3, quantity === 0 ? 1 : 0, minimum === 0 ? quantity : 0),
  );
  return (
    <View style={[styles.row, surface]}>
      <Pressable
        role="button"
        aria-label={\`\${name}, \${formatNumber(quantity)} \${unit ?? ''}\`}
        onPress={onPress}
        style={({ pressed }) => [styles.main, pressed && styles.pressed]}
      >
        <Icon name={icon} tone={isLow ? 'danger' : 'primaryInk'} />
        <View style={styles.texts}>
          <AppText variant="heading" numberOfLines={2}>
            {name}
          </AppText>
          <View style={[styles.track, { backgroundColor: colors.line }]}>
            <View
              style={[
                styles.fill,
                {
                  width: \`\${Math.round(fill * 100)}%\`,
                  backgroundColor: isLow ? colors.danger : colors.success,
                },
              ]}
            />
          </View>
        </View>
      </Pressable>
      <IconButton plain icon="remove" label={strings.stockRow.less(name)} onPress={() => onChange(-1)} />
      <View style={styles.quantity}>
        <AppText variant="title" tone={isLow ? 'danger' : 'ink'} numberOfLines={1} adjustsFontSizeToFit>
          {formatNumber(quantity)}
        </AppText>
        {unit ? (
          <AppText variant="caption" tone="muted" numberOfLines={1}>
            {unit}
          </AppText>
        ) : null}
      </View>
      <IconButton plain icon="add" label={strings.stockRow.more(name)} onPress={() => onChange(1)} />
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', paddingLeft: space.md, borderRadius: radius.card },
  main: {
    flex: 1,
    minHeight: 72,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.md,
    paddingVertical: space.sm,
  },
  texts: { flex: 1, gap: space.sm },
  track: { height: 5, borderRadius: 3, overflow: 'hidden' },
  fill: { height: 5, borderRadius: 3 },
  quantity: { minWidth: 44, alignItems: 'center' },
  pressed: { opacity: 0.6 },
});
`,
  'src/ui/TabBar.tsx': `import type { BottomTabBarProps } from '@react-navigation/bottom-tabs';
import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useTheme } from '../theme';
import { TabButton } from './TabButton';

/** The main screens side by side at the bottom. */
export function TabBar(props: BottomTabBarProps) {
  const { colors } = useTheme();
  const { bottom } = useSafeAreaInsets();
  return (
    <View
      role="tablist"
      style={[
        styles.bar,
        { paddingBottom: bottom + 4, backgroundColor: colors.raised, borderTopColor: colors.line },
      ]}
    >
      {props.state.routes.map((route) => (
        <TabButton key={route.key} route={route} {...props} />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  bar: { flexDirection: 'row', paddingTop: 4, borderTopWidth: StyleSheet.hairlineWidth },
});
`,
  'src/ui/TabButton.tsx': `import type { BottomTabBarProps } from '@react-navigation/bottom-tabs';
import { Pressable, StyleSheet, View } from 'react-native';
import { useTheme } from '../theme';
import { AppText } from './AppText';

interface TabButtonProps extends BottomTabBarProps {
  route: BottomTabBarProps['state']['routes'][number];
}

/** One main screen in a tab bar: icon, label and a mark for the current one. */
export function TabButton({ route, state, descriptors, navigation }: TabButtonProps) {
  const { colors } = useTheme();
  const focused = state.routes[state.index]?.key === route.key;
  const options = descriptors[route.key]?.options;
  const press = () => {
    const event = navigation.emit({ type: 'tabPress', target: route.key, canPreventDefault: true });
    if (!focused && !event.defaultPrevented) navigation.navigate(route.name);
  };
  return (
    <Pressable
      role="tab"
      aria-selected={focused}
      aria-label={options?.title}
      onPress={press}
      style={({ pressed }) => [styles.button, pressed && styles.pressed]}
    >
      <View style={[styles.icon, focused && { backgroundColor: colors.soft }]}>
        {options?.tabBarIcon?.({ focused, color: focused ? colors.onSoft : colors.muted, size: 22 })}
      </View>
      <AppText variant="tab" tone={focused ? 'primaryInk' : 'muted'} numberOfLines={1}>
        {options?.title}
      </AppText>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  button: {
    flex: 1,
    minHeight: 56,
    alignItems: 'center',
    justifyContent: 'center',
    gap: 3,
    paddingHorizontal: 2,
  },
  icon: { paddingHorizontal: 16, paddingVertical: 4, borderRadius: 16 },
  pressed: { opacity: 0.6 },
});
`,
  'src/ui/Toast.tsx': `import { useEffect } from 'react';
import { Pressable, StyleSheet, Text, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { create } from 'zustand';
import { radius, space, type, useTheme } from '../theme';

interface Message {
  text: string;
  action?: { label: string; onPress: () => void };
}

interface ToastState {
  message: Message | null;
  show: (message: Message) => void;
  hide: () => void;
}

export const useToast = create<ToastState>()((set) => ({
  message: null,
  show: (message) => set({ message }),
  hide: () => set({ message: null }),
}));

/** How long a message with an action stays, in milliseconds. */
const duration = 5000;

/** Shows the last message above the navigation, with its action: "Deleted. Undo". */
export function Toast() {
  const { message, hide } = useToast();
  const { colors } = useTheme();
  const { bottom } = useSafeAreaInsets();

  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(hide, duration);
    return () => clearTimeout(timer);
  }, [message, hide]);

  if (!message) return null;
  const { text, action } = message;
  return (
    <View role="status" style={[styles.toast, { bottom: bottom + 84, backgroundColor: colors.ink }]}>
      <Text style={[type.body, styles.text, { color: colors.page }]}>{text}</Text>
      {action ? (
        <Pressable
          role="button"
          onPress={() => {
            action.onPress();
            hide();
          }}
          style={({ pressed }) => [styles.action, pressed && styles.pressed]}
        >
          <Text style={[type.button, styles.actionText, { color: colors.page }]}>{action.label}</Text>
        </Pressable>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  toast: {
    position: 'absolute',
    left: space.lg,
    right: space.lg,
    maxWidth: 560,
    marginHorizontal: 'auto',
    minHeight: 52,
    flexDirection: 'row',
    alignItems: 'center',
    paddingLeft: space.lg,
    paddingRight: space.xs,
    borderRadius: radius.control,
  },
  text: { flex: 1 },
  action: { minHeight: 44, justifyContent: 'center', paddingHorizontal: space.md },
  actionText: { textDecorationLine: 'underline' },
  pressed: { opacity: 0.6 },
});
`,
  'src/ui/TopTabBar.tsx': `import type { BottomTabBarProps } from '@react-navigation/bottom-tabs';
import { Pressable, ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { space, useTheme } from '../theme';
import { AppText } from './AppText';

/** The main screens as titles at the top, underlined where you are. */
export function TopTabBar({ state, descriptors, navigation }: BottomTabBarProps) {
  const { colors } = useTheme();
  const { top } = useSafeAreaInsets();
  return (
    <View style={{ paddingTop: top, backgroundColor: colors.page }}>
      <ScrollView
        horizontal
        role="tablist"
        showsHorizontalScrollIndicator={false}
        contentContainerStyle={styles.bar}
      >
        {state.routes.map((route, index) => {
          const focused = index === state.index;
          return (
            <Pressable
              key={route.key}
              role="tab"
              aria-selected={focused}
              onPress={() => navigation.navigate(route.name)}
              style={[styles.tab, { borderBottomColor: focused ? colors.primary : colors.page }]}
            >
              <AppText variant="button" tone={focused ? 'ink' : 'muted'}>
                {descriptors[route.key]?.options.title}
              </AppText>
            </Pressable>
          );
        })}
      </ScrollView>
    </View>
  );
}

const styles = StyleSheet.create({
  bar: { paddingHorizontal: space.lg, gap: space.lg },
  tab: { minHeight: 48, justifyContent: 'center', borderBottomWidth: 3 },
});
`,
  'src/ui/WeekSwitch.tsx': `import { StyleSheet, View } from 'react-native';
import { addDays, formatDay } from '../data/days';
import { strings } from '../strings';
import { AppText } from './AppText';
import { IconButton } from './IconButton';

interface WeekSwitchProps {
  /** First of seven days. */
  from: string;
  onChange: (from: string) => void;
}

/** The days that are shown, with buttons for the week before and after. */
export function WeekSwitch({ from, onChange }: WeekSwitchProps) {
  return (
    <View style={styles.row}>
      <IconButton
        icon="chevron-back"
        label={strings.week.previous}
        onPress={() => onChange(addDays(from, -7))}
      />
      <AppText variant="heading" style={styles.title}>
        {formatDay(from)} – {formatDay(addDays(from, 6))}
      </AppText>
      <IconButton
        icon="chevron-forward"
        label={strings.week.next}
        onPress={() => onChange(addDays(from, 7))}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center' },
  title: { flex: 1, textAlign: 'center' },
});
`,
  'src/ui/agenda/AgendaHero.tsx': `import { StyleSheet, View } from 'react-native';
import { formatLongDay, isToday } from '../../data/days';
import { formatDuration } from '../../data/durations';
import { timeNow } from '../../data/now';
import { listGaps, toMinutes, toTime } from '../../data/slots';
import { strings } from '../../strings';
import { space } from '../../theme';
import { AppText } from '../AppText';
import { Hero } from '../Hero';
import { Icon } from '../Icon';
import type { AgendaEntry } from './agenda-entry';

interface AgendaHeroProps {
  day: string;
  /** By start. */
  entries: readonly AgendaEntry[];
}

/** The next entry of the day and when it begins; the first free time of a day without one. */
export function AgendaHero({ day, entries }: AgendaHeroProps) {
  const now = isToday(day) ? toMinutes(timeNow()) : 0;
  const next = entries.find((entry) => entry.end > now);
  const [gap] = listGaps(entries, 15, Math.ceil(now / 15) * 15);
  const free = gap ? strings.agenda.firstFree(toTime(gap.start)) : strings.agenda.full;
  const label = next
    ? next.start <= now
      ? strings.agenda.now
      : isToday(day)
        ? strings.agenda.nextIn(formatDuration(next.start - now))
        : strings.agenda.first
    : formatLongDay(day);

  return (
    <Hero
      label={label}
      value={next ? toTime(next.start) : gap ? toTime(gap.start) : strings.agenda.done}
      note={next ? [next.title, next.text].filter(Boolean).join(' · ') : strings.agenda.nothingLeft}
    >
      <View style={styles.facts}>
        <Icon name="list-outline" size={16} tone="onHero" />
        <AppText variant="label" tone="onHero">
          {strings.agenda.count(entries.length)}
        </AppText>
        <Icon name="time-outline" size={16} tone="onHero" />
        <AppText variant="label" tone="onHero" style={styles.last}>
          {free}
        </AppText>
      </View>
    </Hero>
  );
}

const styles = StyleSheet.create({
  facts: { flexDirection: 'row', alignItems: 'center', gap: space.sm },
  last: { flex: 1 },
});
`,
  'src/ui/agenda/DayTimeline.tsx': `import { StyleSheet, View } from 'react-native';
import { isToday } from '../../data/days';
import { timeNow } from '../../data/now';
import { listGaps, toMinutes } from '../../data/slots';
import { space } from '../../theme';
import type { AgendaEntry } from './agenda-entry';
import { TimelineEntry } from './TimelineEntry';
import { TimelineGap } from './TimelineGap';

interface DayTimelineProps {
  day: string;
  /** By start. */
  entries: readonly AgendaEntry[];
  onOpen: (id: string) => void;
  /** Books the free time that begins then, in minutes since midnight. */
  onBook?: (start: number) => void;
}

const shortestGap = 30;

/** A day from opening to closing: entries, and the free times between them. */
export function DayTimeline({ day, entries, onOpen, onBook }: DayTimelineProps) {
  const now = isToday(day) ? toMinutes(timeNow()) : 0;
  const gaps = onBook ? listGaps(entries, shortestGap, Math.ceil(now / 15) * 15) : [];
  const rows = [
    ...entries.map((entry) => ({ key: entry.id, start: entry.start, entry, gap: undefined })),
    ...gaps.map((gap) => ({ key: \`free-\${gap.start}\`, start: gap.start, entry: undefined, gap })),
  ].sort((a, b) => a.start - b.start);

  return (
    <View style={styles.list}>
      {rows.map(({ key, entry, gap }) =>
        entry ? (
          <TimelineEntry key={key} entry={entry} isPast={entry.end <= now} onPress={() => onOpen(entry.id)} />
        ) : gap ? (
          <TimelineGap key={key} gap={gap} onPress={() => onBook?.(gap.start)} />
        ) : null,
      )}
    </View>
  );
}

const styles = StyleSheet.create({ list: { gap: space.sm } });
`,
  'src/ui/agenda/SlotPicker.tsx': `import { StyleSheet, View } from 'react-native';
import { isToday } from '../../data/days';
import { timeNow } from '../../data/now';
import { listFreeStarts, type Span, toMinutes, toTime } from '../../data/slots';
import { strings } from '../../strings';
import { space } from '../../theme';
import { AppText } from '../AppText';
import { Chip } from '../Chip';
import { DayStrip } from '../DayStrip';

interface SlotPickerProps {
  day: string;
  onDay: (day: string) => void;
  /** What is taken on the day. */
  taken: readonly Span[];
  /** Minutes that must be free. */
  duration: number;
  /** The chosen time such as 14:30, or empty. */
  value: string;
  onChange: (time: string) => void;
}

/** A day and the free times of it; times that are taken are not offered. */
export function SlotPicker({ day, onDay, taken, duration, value, onChange }: SlotPickerProps) {
  const from = isToday(day) ? toMinutes(timeNow()) : 0;
  const starts = listFreeStarts(taken, duration, from);
  const parts = [
    { label: strings.agenda.morning, starts: starts.filter((start) => start < 12 * 60) },
    {
      label: strings.agenda.afternoon,
      starts: starts.filter((start) => start >= 12 * 60 && start < 17 * 60),
    },
    { label: strings.agenda.evening, starts: starts.filter((start) => start >= 17 * 60) },
  ].filter((part) => part.starts.length > 0);

  return (
    <View style={styles.picker}>
      <DayStrip before={0} selected={day} onSelect={onDay} />
      {parts.length === 0 ? <AppText tone="muted">{strings.agenda.noSlots}</AppText> : null}
      {parts.map((part) => (
        <View key={part.label} style={styles.part}>
          <AppText variant="label" tone="muted">
            {part.label}
          </AppText>
          <View style={styles.times}>
            {part.starts.map((start) => {
              const time = toTime(start);
              return (
                <Chip key={time} label={time} selected={time === value} onPress={() => onChange(time)} />
              );
            })}
          </View>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  picker: { gap: space.lg },
  part: { gap: space.sm },
  times: { flexDirection: 'row', flexWrap: 'wrap', gap: space.sm },
});
`,
  'src/ui/agenda/TimelineEntry.tsx': `import { Pressable, StyleSheet, View } from 'react-native';
import { toTime } from '../../data/slots';
import { radius, space, useTheme } from '../../theme';
import { AppText } from '../AppText';
import { Badge } from '../Badge';
import type { AgendaEntry } from './agenda-entry';

interface TimelineEntryProps {
  entry: AgendaEntry;
  isPast: boolean;
  onPress: () => void;
}

/** Start and end at the left, what happens at the right; longer entries are taller. */
export function TimelineEntry({ entry, isPast, onPress }: TimelineEntryProps) {
  const { colors, surface } = useTheme();
  const { start, end, title, text, badge } = entry;
  return (
    <View style={styles.row}>
      <View style={styles.times}>
        <AppText variant="heading" tone={isPast ? 'muted' : 'ink'}>
          {toTime(start)}
        </AppText>
        <AppText variant="caption" tone="muted">
          {toTime(end)}
        </AppText>
      </View>
      <Pressable
        role="button"
        aria-label={[toTime(start), title, text, badge?.label].filter(Boolean).join(', ')}
        onPress={onPress}
        style={({ pressed }) => [
          styles.block,
          surface,
          { minHeight: Math.min(132, 64 + Math.max(0, end - start - 30) * 0.6) },
          pressed && styles.pressed,
        ]}
      >
        <View style={[styles.stripe, { backgroundColor: isPast ? colors.faint : colors.primary }]} />
        <View style={styles.texts}>
          <AppText variant="heading" tone={isPast ? 'muted' : 'ink'} numberOfLines={2}>
            {title}
          </AppText>
          {text ? (
            <AppText variant="label" tone="muted" style={styles.text}>
              {text}
            </AppText>
          ) : null}
        </View>
        {badge?.label ? <Badge label={badge.label} tone={badge.tone} /> : null}
      </Pressable>
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', gap: space.md },
  times: { minWidth: 48, paddingTop: space.md },
  block: {
    flex: 1,
    flexDirection: 'row',
    gap: space.sm,
    paddingVertical: space.md,
    paddingLeft: space.lg,
    paddingRight: space.md,
    borderRadius: radius.card,
    overflow: 'hidden',
  },
  stripe: { position: 'absolute', left: 0, top: 0, bottom: 0, width: 6 },
  texts: { flex: 1, gap: 2 },
  text: { fontWeight: '400' },
  pressed: { opacity: 0.7 },
});
`,
  'src/ui/agenda/TimelineGap.tsx': `import { Pressable, StyleSheet, View } from 'react-native';
import { formatDuration } from '../../data/durations';
import { type Span, toTime } from '../../data/slots';
import { strings } from '../../strings';
import { radius, space, useTheme } from '../../theme';
import { AppText } from '../AppText';
import { Icon } from '../Icon';

interface TimelineGapProps {
  gap: Span;
  onPress: () => void;
}

/** A free time that can be booked. */
export function TimelineGap({ gap, onPress }: TimelineGapProps) {
  const { colors } = useTheme();
  const length = formatDuration(gap.end - gap.start);
  return (
    <View style={styles.row}>
      <AppText variant="label" tone="muted" style={styles.time}>
        {toTime(gap.start)}
      </AppText>
      <Pressable
        role="button"
        aria-label={strings.agenda.bookAt(toTime(gap.start))}
        onPress={onPress}
        style={({ pressed }) => [styles.gap, { borderColor: colors.line }, pressed && styles.pressed]}
      >
        <AppText variant="label" tone="muted" style={styles.text}>
          {strings.agenda.free(length)}
        </AppText>
        <Icon name="add-circle-outline" size={22} tone="primaryInk" />
      </Pressable>
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.md },
  time: { minWidth: 48 },
  gap: {
    flex: 1,
    minHeight: 46,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.sm,
    paddingHorizontal: space.md,
    borderWidth: 1.5,
    borderStyle: 'dashed',
    borderRadius: radius.card,
  },
  text: { flex: 1, fontWeight: '400' },
  pressed: { opacity: 0.6 },
});
`,
  'src/ui/agenda/agenda-entry.ts': `import type { Tone } from '../Badge';

/** One entry of a day. */
export interface AgendaEntry {
  id: string;
  /** Minutes since midnight. */
  start: number;
  end: number;
  title: string;
  text: string;
  badge?: { label: string; tone: Tone };
}
`,
  'src/ui/board/BoardCard.tsx': `import { Pressable, StyleSheet, View } from 'react-native';
import { strings } from '../../strings';
import { radius, space, useTheme } from '../../theme';
import { AppText } from '../AppText';
import { Icon } from '../Icon';

interface BoardCardProps {
  title: string;
  text: string;
  /** At the bottom left: a deadline or an amount. */
  note: string;
  /** Where one press moves it. */
  next?: { label: string; onPress: () => void };
  previous?: { label: string; onPress: () => void };
  onPress?: () => void;
}

export function BoardCard({ title, text, note, next, previous, onPress }: BoardCardProps) {
  const { colors } = useTheme();
  return (
    <View style={[styles.card, { backgroundColor: colors.raised }]}>
      <Pressable
        role="button"
        aria-label={[title, text, note].filter(Boolean).join(', ')}
        disabled={!onPress}
        onPress={onPress}
        style={({ pressed }) => [styles.main, pressed && styles.pressed]}
      >
        <AppText variant="heading" numberOfLines={3}>
          {title}
        </AppText>
        {text ? (
          <AppText variant="label" tone="muted" numberOfLines={2} style={styles.quiet}>
            {text}
          </AppText>
        ) : null}
      </Pressable>
      <View style={styles.foot}>
        <AppText variant="caption" tone="muted" style={styles.note}>
          {note}
        </AppText>
        {previous ? (
          <Pressable
            role="button"
            aria-label={strings.due.moveTo(title, previous.label)}
            onPress={previous.onPress}
            style={({ pressed }) => [
              styles.round,
              { backgroundColor: colors.sunken },
              pressed && styles.pressed,
            ]}
          >
            <Icon name="arrow-back" size={18} tone="muted" />
          </Pressable>
        ) : null}
        {next ? (
          <Pressable
            role="button"
            aria-label={strings.due.moveTo(title, next.label)}
            onPress={next.onPress}
            style={({ pressed }) => [
              styles.round,
              { backgroundColor: colors.primary },
              pressed && styles.pressed,
            ]}
          >
            <Icon name="arrow-forward" size={18} tone="onPrimary" />
          </Pressable>
        ) : null}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  card: { borderRadius: radius.control, padding: space.md, gap: space.sm },
  main: { gap: 2, minHeight: 44 },
  quiet: { fontWeight: '400' },
  foot: { flexDirection: 'row', alignItems: 'center', gap: space.sm },
  note: { flex: 1 },
  round: { width: 44, height: 44, borderRadius: 22, alignItems: 'center', justifyContent: 'center' },
  pressed: { opacity: 0.7 },
});
`,
  'src/ui/board/BoardColumn.tsx': `import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { radius, space, useTheme } from '../../theme';
import { AppText } from '../AppText';
import { Badge, type Tone } from '../Badge';

interface BoardColumnProps {
  title: string;
  tone: Tone;
  count: number;
  width: number;
  /** Shown without cards. */
  empty: string;
  children: ReactNode;
}

/** All cards of one status. */
export function BoardColumn({ title, tone, count, width, empty, children }: BoardColumnProps) {
  const { colors } = useTheme();
  return (
    <View style={[styles.column, { width, backgroundColor: colors.sunken }]}>
      <View style={styles.header}>
        <AppText variant="heading" role="heading" style={styles.title}>
          {title}
        </AppText>
        <Badge label={String(count)} tone={tone} />
      </View>
      {count === 0 ? (
        <AppText variant="label" tone="muted" style={styles.empty}>
          {empty}
        </AppText>
      ) : null}
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  column: { borderRadius: radius.card, padding: space.md, gap: space.sm, alignSelf: 'flex-start' },
  header: { flexDirection: 'row', alignItems: 'center', gap: space.sm, minHeight: 32 },
  title: { flex: 1 },
  empty: { paddingVertical: space.lg, textAlign: 'center', fontWeight: '400' },
});
`,
  'src/ui/charts/BarChart.tsx': `import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import Svg, { Rect } from 'react-native-svg';
import { space, useTheme } from '../../theme';
import { AppText } from '../AppText';
import type { ChartPoint } from './chart-point';

interface BarChartProps {
  /** What the bars show, for screen readers. */
  label: string;
  points: readonly ChartPoint[];
  format: (value: number) => string;
  height?: number;
  /** On a coloured surface. */
  onHero?: boolean;
}

/** Bars with labels below; a press shows the value of one. */
export function BarChart({ label, points, format, height = 128, onHero }: BarChartProps) {
  const { colors } = useTheme();
  const [chosen, setChosen] = useState('');
  const shown = points.find((point) => point.key === chosen) ?? points.at(-1);
  const top = Math.max(...points.map((point) => point.value), 0) || 1;
  const ink = onHero ? 'onHero' : 'muted';
  const fill = onHero ? colors.onHero : colors.primary;

  return (
    <View role="group" aria-label={label} style={styles.chart}>
      {shown ? (
        <View style={styles.legend}>
          <AppText variant="label" tone={ink}>
            {shown.label}
          </AppText>
          <AppText variant="label" tone={onHero ? 'onHero' : 'ink'} style={styles.value}>
            {format(shown.value)}
          </AppText>
        </View>
      ) : null}
      <View style={styles.bars}>
        {points.map((point) => {
          const size = point.value > 0 ? Math.max(6, (point.value / top) * height) : 3;
          const isShown = point.key === shown?.key;
          return (
            <Pressable
              key={point.key}
              role="button"
              aria-label={\`\${point.label}: \${format(point.value)}\`}
              aria-pressed={isShown}
              onPress={() => setChosen(point.key)}
              style={styles.column}
            >
              <Svg width="100%" height={height}>
                <Rect
                  x="14%"
                  width="72%"
                  y={height - size}
                  height={size}
                  rx={Math.min(7, size / 2)}
                  fill={fill}
                  opacity={isShown ? 1 : 0.38}
                />
              </Svg>
              <AppText variant="caption" tone={ink} numberOfLines={1}>
                {point.label}
              </AppText>
            </Pressable>
          );
        })}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  chart: { gap: space.sm },
  legend: { flexDirection: 'row', justifyContent: 'space-between', gap: space.sm },
  value: { fontWeight: '700' },
  bars: { flexDirection: 'row' },
  column: { flex: 1, minWidth: 0, alignItems: 'center', gap: space.xs },
});
`,
  'src/ui/charts/Breakdown.tsx': `import { StyleSheet, View } from 'react-native';
import { space, useTheme } from '../../theme';
import { AppText } from '../AppText';

interface BreakdownProps {
  /** Largest first. */
  parts: readonly { key: string; label: string; value: number }[];
  format: (value: number) => string;
}

/** Shares of a total: a name, a value and a bar for each. */
export function Breakdown({ parts, format }: BreakdownProps) {
  const { colors } = useTheme();
  const top = Math.max(...parts.map((part) => part.value), 0) || 1;
  return (
    <View style={styles.list}>
      {parts.map((part) => (
        <View key={part.key} style={styles.part}>
          <View style={styles.line}>
            <AppText numberOfLines={1} style={styles.label}>
              {part.label}
            </AppText>
            <AppText variant="heading">{format(part.value)}</AppText>
          </View>
          <View style={[styles.track, { backgroundColor: colors.soft }]}>
            <View
              style={[
                styles.bar,
                {
                  backgroundColor: colors.primary,
                  width: \`\${Math.max(2, Math.round((Math.max(0, part.value) / top) * 100))}%\`,
                },
              ]}
            />
          </View>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  list: { gap: space.md + 2 },
  part: { gap: 6 },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.md },
  label: { flex: 1 },
  track: { height: 8, borderRadius: 4, overflow: 'hidden' },
  bar: { height: 8, borderRadius: 4 },
});
`,
  'src/ui/charts/LineChart.tsx': `import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Circle, Line, Path } from 'react-native-svg';
import { space, useTheme } from '../../theme';
import { AppText } from '../AppText';
import type { ChartPoint } from './chart-point';

interface LineChartProps {
  /** What the line shows, for screen readers; the first, last, lowest and highest value follow. */
  label: string;
  points: readonly ChartPoint[];
  format: (value: number) => string;
  height?: number;
  /** A dashed line. */
  target?: number | null;
  /** On a coloured surface. */
  onHero?: boolean;
}

const inset = 10;

/** Values over time with the lowest and highest at the right. */
export function LineChart({ label, points, format, height = 150, target, onHero }: LineChartProps) {
  const { colors } = useTheme();
  const [width, setWidth] = useState(0);
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return null;

  const values = points.map((point) => point.value);
  const shown = target == null ? values : [...values, target];
  const low = Math.min(...shown);
  const high = Math.max(...shown);
  const x = (index: number) =>
    points.length === 1 ? width / 2 : inset + (index / (points.length - 1)) * (width - inset * 2);
  const y = (value: number) =>
    high === low ? height / 2 : height - inset - ((value - low) / (high - low)) * (height - inset * 2);
  const line = points
    .map(({ value }, index) => \`\${index === 0 ? 'M' : 'L'}\${x(index)} \${y(value)}\`)
    .join(' ');
  const area = \`\${line} L\${x(points.length - 1)} \${height} L\${x(0)} \${height} Z\`;
  const stroke = onHero ? colors.onHero : colors.primary;
  const ink = onHero ? 'onHero' : 'muted';
  const summary = \`\${label}: \${first.label} \${format(first.value)}, \${last.label} \${format(last.value)}, \${format(Math.min(...values))} – \${format(Math.max(...values))}\`;

  return (
    <View role="img" aria-label={summary} style={styles.chart}>
      <View style={styles.row}>
        <View style={styles.plot} onLayout={(event) => setWidth(event.nativeEvent.layout.width)}>
          <Svg width="100%" height={height}>
            {width > 0 ? (
              <>
                <Path d={area} fill={stroke} opacity={0.14} />
                {target == null ? null : (
                  <Line
                    x1={0}
                    x2={width}
                    y1={y(target)}
                    y2={y(target)}
                    stroke={onHero ? colors.onHero : colors.success}
                    strokeWidth={2}
                    strokeDasharray="5 5"
                  />
                )}
                <Path d={line} stroke={stroke} strokeWidth={3} strokeLinejoin="round" fill="none" />
                <Circle cx={x(points.length - 1)} cy={y(last.value)} r={6} fill={stroke} />
              </>
            ) : null}
          </Svg>
        </View>
        <View style={[styles.scale, { height }]}>
          <AppText variant="caption" tone={ink}>
            {format(high)}
          </AppText>
          <AppText variant="caption" tone={ink}>
            {high === low ? '' : format(low)}
          </AppText>
        </View>
      </View>
      <View style={styles.dates}>
        <AppText variant="caption" tone={ink}>
          {first.label}
        </AppText>
        <AppText variant="caption" tone={ink}>
          {points.length > 1 ? last.label : ''}
        </AppText>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  chart: { gap: space.xs },
  row: { flexDirection: 'row', gap: space.sm },
  plot: { flex: 1 },
  scale: { justifyContent: 'space-between' },
  dates: { flexDirection: 'row', justifyContent: 'space-between' },
});
`,
  'src/ui/charts/chart-point.ts': `export interface ChartPoint {
  key: string;
  /** Below the axis: 'Mon', 'Jan'. */
  label: string;
  value: number;
}
`,
  'src/ui/fields/ChoiceField.tsx': `import { StyleSheet, View } from 'react-native';
import { space } from '../../theme';
import { Chip } from '../Chip';
import { FieldFrame } from './FieldFrame';

interface ChoiceFieldProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value | '';
  onChange: (value: Value) => void;
  error?: string;
}

/** One of several options, all of them visible. */
export function ChoiceField<Value extends string>({
  label,
  options,
  value,
  onChange,
  error,
}: ChoiceFieldProps<Value>) {
  return (
    <FieldFrame label={label} error={error}>
      <View role="group" aria-label={label} style={styles.options}>
        {options.map((option) => (
          <Chip
            key={option.value}
            label={option.label}
            selected={option.value === value}
            onPress={() => onChange(option.value)}
          />
        ))}
      </View>
    </FieldFrame>
  );
}

const styles = StyleSheet.create({
  options: { flexDirection: 'row', flexWrap: 'wrap', gap: space.sm },
});
`,
  'src/ui/fields/ColorField.tsx': `import { Pressable, StyleSheet, View } from 'react-native';
import { space, useTheme } from '../../theme';
import { Icon } from '../Icon';
import { FieldFrame } from './FieldFrame';

const swatches = [
  '#d9483b',
  '#e8833a',
  '#e0b02e',
  '#4f9d69',
  '#2f9c95',
  '#3b7dd8',
  '#6a5acd',
  '#c0569b',
  '#8a6248',
  '#5f6b7a',
];

interface ColorFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: string;
}

export function ColorField({ label, value, onChange, error }: ColorFieldProps) {
  const { colors } = useTheme();
  return (
    <FieldFrame label={label} error={error}>
      <View role="radiogroup" aria-label={label} style={styles.swatches}>
        {swatches.map((swatch, index) => (
          <Pressable
            key={swatch}
            role="radio"
            aria-checked={swatch === value}
            aria-label={\`\${label} \${index + 1}\`}
            onPress={() => onChange(swatch)}
            style={[
              styles.swatch,
              { backgroundColor: swatch, borderColor: swatch === value ? colors.ink : swatch },
            ]}
          >
            {swatch === value ? <Icon name="checkmark" tone="onHero" /> : null}
          </Pressable>
        ))}
      </View>
    </FieldFrame>
  );
}

const styles = StyleSheet.create({
  swatches: { flexDirection: 'row', flexWrap: 'wrap', gap: space.sm },
  swatch: {
    width: 44,
    height: 44,
    borderRadius: 22,
    borderWidth: 3,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
`,
  'src/ui/fields/DateField.tsx': `import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { addDays, formatDay, isToday, today } from '../../data/days';
import { strings } from '../../strings';
import { radius, space, useTheme } from '../../theme';
import { AppText } from '../AppText';
import { Chip } from '../Chip';
import { Icon } from '../Icon';
import { MonthGrid } from '../MonthGrid';
import { FieldFrame } from './FieldFrame';

interface DateFieldProps {
  label: string;
  /** A day such as 2026-01-31; empty without one. */
  value: string;
  onChange: (value: string) => void;
  error?: string;
}

export function DateField({ label, value, onChange, error }: DateFieldProps) {
  const { colors } = useTheme();
  const [isOpen, setIsOpen] = useState(false);
  const choose = (day: string) => {
    onChange(day);
    setIsOpen(false);
  };
  const tomorrow = addDays(today(), 1);

  return (
    <FieldFrame label={label} error={error}>
      <Pressable
        role="button"
        aria-label={\`\${label}: \${value ? formatDay(value) : strings.dates.choose}\`}
        aria-expanded={isOpen}
        onPress={() => setIsOpen(!isOpen)}
        style={[
          styles.box,
          { backgroundColor: colors.sunken, borderColor: error ? colors.danger : colors.sunken },
        ]}
      >
        <Icon name="calendar-outline" size={18} tone="muted" />
        <AppText tone={value ? 'ink' : 'muted'} style={styles.value}>
          {value ? formatDay(value) : strings.dates.choose}
        </AppText>
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={18} tone="muted" />
      </Pressable>
      {isOpen ? (
        <View style={styles.panel}>
          <View style={styles.quick}>
            <Chip label={strings.dates.today} selected={isToday(value)} onPress={() => choose(today())} />
            <Chip
              label={strings.dates.tomorrow}
              selected={value === tomorrow}
              onPress={() => choose(tomorrow)}
            />
          </View>
          <MonthGrid selected={value} onSelect={choose} />
        </View>
      ) : null}
    </FieldFrame>
  );
}

const styles = StyleSheet.create({
  box: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.sm,
    minHeight: 52,
    paddingHorizontal: 14,
    borderWidth: 2,
    borderRadius: radius.control,
  },
  value: { flex: 1 },
  panel: { gap: space.md, paddingTop: space.sm },
  quick: { flexDirection: 'row', gap: space.sm },
});
`,
  'src/ui/fields/FieldFrame.tsx': `import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { AppText } from '../AppText';

interface FieldFrameProps {
  label: string;
  error?: string;
  hint?: string;
  children: ReactNode;
}

/** Label above an input and its error below. */
export function FieldFrame({ label, error, hint, children }: FieldFrameProps) {
  return (
    <View style={styles.field}>
      <AppText variant="label" tone="muted">
        {label}
      </AppText>
      {children}
      {error ? (
        <AppText variant="caption" tone="danger" role="alert">
          {error}
        </AppText>
      ) : hint ? (
        <AppText variant="caption" tone="muted">
          {hint}
        </AppText>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  field: { gap: 6 },
});
`,
  'src/ui/fields/ListField.tsx': `import { TextField } from './TextField';

interface ListFieldProps {
  label: string;
  /** One entry per line. */
  value: readonly string[];
  onChange: (value: string[]) => void;
  placeholder?: string;
  error?: string;
}

/** Several short texts, one per line. */
export function ListField({ value, onChange, ...rest }: ListFieldProps) {
  return (
    <TextField
      {...rest}
      multiline
      value={value.join('\\n')}
      onChange={(text) => onChange(text === '' ? [] : text.split('\\n'))}
    />
  );
}
`,
  'src/ui/fields/MomentField.tsx': `import { View } from 'react-native';
import { today } from '../../data/days';
import { strings } from '../../strings';
import { space } from '../../theme';
import { DateField } from './DateField';
import { TimeField } from './TimeField';

interface MomentFieldProps {
  label: string;
  /** A moment such as 2026-01-31T14:30; empty without one. */
  value: string;
  onChange: (value: string) => void;
  error?: string;
}

/** A day and a time. */
export function MomentField({ label, value, onChange, error }: MomentFieldProps) {
  const day = value.slice(0, 10);
  const time = value.slice(11, 16);
  return (
    <View style={{ gap: space.md }}>
      <DateField
        label={label}
        value={day}
        onChange={(next) => onChange(\`\${next}T\${time || '09:00'}\`)}
        error={error}
      />
      <TimeField
        label={strings.dates.time}
        value={time}
        onChange={(next) => onChange(\`\${day || today()}T\${next}\`)}
      />
    </View>
  );
}
`,
  'src/ui/fields/NumberField.tsx': `import { useState } from 'react';
import { formatInput, readNumber } from '../../data/numbers';
import { TextField } from './TextField';

interface NumberFieldProps {
  label: string;
  value: number | null;
  onChange: (value: number | null) => void;
  error?: string;
  unit?: string;
  placeholder?: string;
}

/** A number as people type it: with a comma or a point, and while it is incomplete. */
export function NumberField({ value, onChange, ...rest }: NumberFieldProps) {
  const [typed, setTyped] = useState(() => formatInput(value));
  // A value that was set elsewhere replaces what was typed.
  const shown = readNumber(typed) === value ? typed : formatInput(value);
  return (
    <TextField
      {...rest}
      inputMode="decimal"
      value={shown}
      onChange={(text) => {
        setTyped(text);
        onChange(readNumber(text));
      }}
    />
  );
}
`,
  'src/ui/fields/PhotoField.tsx': `import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { radius, space, useTheme } from '../../theme';
import { Cover } from '../Cover';
import type { IconName } from '../Icon';
import { FieldFrame } from './FieldFrame';

interface PhotoFieldProps {
  label: string;
  /** Name of a drawn cover; empty for one by the row's title. */
  value: string;
  onChange: (value: string) => void;
  icon: IconName;
  error?: string;
}

const covers = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** A drawn picture for the row. */
export function PhotoField({ label, value, onChange, icon, error }: PhotoFieldProps) {
  const { colors } = useTheme();
  const [options] = useState(() => (value && !covers.includes(value) ? [value, ...covers] : covers));
  return (
    <FieldFrame label={label} error={error}>
      <View role="radiogroup" aria-label={label} style={styles.row}>
        {options.map((cover, index) => (
          <Pressable
            key={cover}
            role="radio"
            aria-checked={cover === value}
            aria-label={\`\${label} \${index + 1}\`}
            onPress={() => onChange(cover)}
            style={[styles.option, { borderColor: cover === value ? colors.primary : colors.page }]}
          >
            <Cover name={cover} icon={icon} height={64} width={64} />
          </Pressable>
        ))}
      </View>
    </FieldFrame>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.xs },
  option: { borderWidth: 3, padding: 2, borderRadius: radius.control + 4 },
});
`,
  'src/ui/fields/RatingField.tsx': `import { Pressable, StyleSheet, View } from 'react-native';
import { strings } from '../../strings';
import { Icon } from '../Icon';
import { FieldFrame } from './FieldFrame';

interface RatingFieldProps {
  label: string;
  value: number | null;
  onChange: (value: number) => void;
  error?: string;
}

export function RatingField({ label, value, onChange, error }: RatingFieldProps) {
  return (
    <FieldFrame label={label} error={error}>
      <View role="radiogroup" aria-label={label} style={styles.stars}>
        {[1, 2, 3, 4, 5].map((star) => (
          <Pressable
            key={star}
            role="radio"
            aria-checked={star === value}
            aria-label={strings.common.stars(star)}
            onPress={() => onChange(star)}
            style={styles.star}
          >
            <Icon
              name={star <= (value ?? 0) ? 'star' : 'star-outline'}
              size={28}
              tone={star <= (value ?? 0) ? 'warning' : 'muted'}
            />
          </Pressable>
        ))}
      </View>
    </FieldFrame>
  );
}

const styles = StyleSheet.create({
  stars: { flexDirection: 'row' },
  star: { width: 48, height: 48, alignItems: 'center', justifyContent: 'center' },
});
`,
  'src/ui/fields/ReferenceField.tsx': `import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { matches } from '../../data/search';
import { strings } from '../../strings';
import { radius, space, useTheme } from '../../theme';
import { AppText } from '../AppText';
import { Icon } from '../Icon';
import { SearchBar } from '../SearchBar';
import { FieldFrame } from './FieldFrame';

interface ReferenceFieldProps {
  label: string;
  /** Rows to choose from, by id. */
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
  /** Adds a new row by its name and returns its id. */
  onCreate?: (name: string) => string;
  error?: string;
}

/** A row of another list: searched by name, or created on the way. */
export function ReferenceField({ label, options, value, onChange, onCreate, error }: ReferenceFieldProps) {
  const { colors } = useTheme();
  const [isOpen, setIsOpen] = useState(false);
  const [query, setQuery] = useState('');
  const chosen = options.find((option) => option.value === value);
  const found = options.filter((option) => matches(query, option.label)).slice(0, 8);
  const name = query.trim();
  const choose = (id: string) => {
    onChange(id);
    setQuery('');
    setIsOpen(false);
  };

  return (
    <FieldFrame label={label} error={error}>
      <Pressable
        role="button"
        aria-label={\`\${label}: \${chosen?.label ?? strings.common.choose}\`}
        aria-expanded={isOpen}
        onPress={() => setIsOpen(!isOpen)}
        style={[
          styles.box,
          { backgroundColor: colors.sunken, borderColor: error ? colors.danger : colors.sunken },
        ]}
      >
        <AppText tone={chosen ? 'ink' : 'muted'} style={styles.value}>
          {chosen?.label ?? strings.common.choose}
        </AppText>
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={18} tone="muted" />
      </Pressable>
      {isOpen ? (
        <View style={styles.panel}>
          <SearchBar label={strings.common.search} value={query} onChange={setQuery} />
          {found.map((option) => (
            <Pressable
              key={option.value}
              role="button"
              aria-selected={option.value === value}
              onPress={() => choose(option.value)}
              style={({ pressed }) => [styles.option, pressed && { backgroundColor: colors.sunken }]}
            >
              <AppText style={styles.value}>{option.label}</AppText>
              {option.value === value ? <Icon name="checkmark" tone="primaryInk" /> : null}
            </Pressable>
          ))}
          {onCreate && name && !found.some((option) => option.label === name) ? (
            <Pressable role="button" onPress={() => choose(onCreate(name))} style={styles.option}>
              <Icon name="add" tone="primaryInk" />
              <AppText tone="primaryInk" style={styles.value}>
                {strings.common.addNamed(name)}
              </AppText>
            </Pressable>
          ) : null}
        </View>
      ) : null}
    </FieldFrame>
  );
}

const styles = StyleSheet.create({
  box: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.sm,
    minHeight: 52,
    paddingHorizontal: 14,
    borderWidth: 2,
    borderRadius: radius.control,
  },
  value: { flex: 1 },
  panel: { gap: space.xs, paddingTop: space.xs },
  option: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.sm,
    minHeight: 48,
    paddingHorizontal: 14,
    borderRadius: radius.control,
  },
});
`,
  'src/ui/fields/SwitchField.tsx': `import { Pressable, StyleSheet, Switch } from 'react-native';
import { radius, useTheme } from '../../theme';
import { AppText } from '../AppText';

interface SwitchFieldProps {
  label: string;
  value: boolean;
  onChange: (value: boolean) => void;
}

export function SwitchField({ label, value, onChange }: SwitchFieldProps) {
  const { colors } = useTheme();
  return (
    <Pressable
      onPress={() => onChange(!value)}
      style={[styles.row, { backgroundColor: colors.sunken }]}
      aria-hidden={false}
    >
      <AppText style={styles.label}>{label}</AppText>
      <Switch
        aria-label={label}
        value={value}
        onValueChange={onChange}
        trackColor={{ false: colors.faint, true: colors.primary }}
        thumbColor={colors.raised}
      />
    </Pressable>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    minHeight: 52,
    paddingHorizontal: 14,
    borderRadius: radius.control,
  },
  label: { flex: 1 },
});
`,
  'src/ui/fields/TagsField.tsx': `import { StyleSheet, View } from 'react-native';
import { space } from '../../theme';
import { Chip } from '../Chip';
import { FieldFrame } from './FieldFrame';

interface TagsFieldProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: readonly Value[];
  onChange: (value: Value[]) => void;
  error?: string;
}

/** Any number of options: tags or days of the week. */
export function TagsField<Value extends string>({
  label,
  options,
  value,
  onChange,
  error,
}: TagsFieldProps<Value>) {
  return (
    <FieldFrame label={label} error={error}>
      <View role="group" aria-label={label} style={styles.options}>
        {options.map((option) => {
          const selected = value.includes(option.value);
          return (
            <Chip
              key={option.value}
              label={option.label}
              selected={selected}
              onPress={() =>
                onChange(selected ? value.filter((each) => each !== option.value) : [...value, option.value])
              }
            />
          );
        })}
      </View>
    </FieldFrame>
  );
}

const styles = StyleSheet.create({
  options: { flexDirection: 'row', flexWrap: 'wrap', gap: space.sm },
});
`,
  'src/ui/fields/TextField.tsx': `import { useState } from 'react';
import { StyleSheet, TextInput, type TextInputProps, View } from 'react-native';
import { radius, space, type, useTheme } from '../../theme';
import { AppText } from '../AppText';
import { FieldFrame } from './FieldFrame';

export interface TextFieldProps extends Omit<TextInputProps, 'onChange' | 'value'> {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: string;
  /** Shown inside at the right: "kg". */
  unit?: string;
}

export function TextField({ label, value, onChange, error, unit, multiline, ...rest }: TextFieldProps) {
  const { colors } = useTheme();
  const [focused, setFocused] = useState(false);
  const border = error ? colors.danger : focused ? colors.primary : colors.sunken;
  return (
    <FieldFrame label={label} error={error}>
      <View style={[styles.box, { backgroundColor: colors.sunken, borderColor: border }]}>
        <TextInput
          aria-label={label}
          aria-invalid={error !== undefined}
          placeholderTextColor={colors.muted}
          value={value}
          onChangeText={onChange}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
          multiline={multiline}
          style={[styles.input, type.body, { color: colors.ink }, multiline && styles.multiline]}
          {...rest}
        />
        {unit ? <AppText tone="muted">{unit}</AppText> : null}
      </View>
    </FieldFrame>
  );
}

const styles = StyleSheet.create({
  box: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.sm,
    borderWidth: 2,
    borderRadius: radius.control,
    paddingHorizontal: 14,
  },
  input: { flex: 1, minWidth: 0, minHeight: 48, outlineStyle: 'solid', outlineWidth: 0 },
  multiline: { minHeight: 112, paddingTop: 13, textAlignVertical: 'top' },
});
`,
  'src/ui/fields/TimeField.tsx': `import { StyleSheet, View } from 'react-native';
import { strings } from '../../strings';
import { radius, space, useTheme } from '../../theme';
import { AppText } from '../AppText';
import { IconButton } from '../IconButton';
import { FieldFrame } from './FieldFrame';

interface TimeFieldProps {
  label: string;
  /** 24-hour time such as 14:30; empty without one. */
  value: string;
  onChange: (value: string) => void;
  /** Minutes that one press adds. */
  step?: number;
  error?: string;
}

const dayMinutes = 24 * 60;

const toMinutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

function toTime(minutes: number) {
  const inDay = ((minutes % dayMinutes) + dayMinutes) % dayMinutes;
  const pad = (value: number) => String(value).padStart(2, '0');
  return \`\${pad(Math.floor(inDay / 60))}:\${pad(inDay % 60)}\`;
}

/** Hour and minutes, each with a button for earlier and later. */
export function TimeField({ label, value, onChange, step = 15, error }: TimeFieldProps) {
  const { colors } = useTheme();
  const minutes = value ? toMinutes(value) : 9 * 60;
  const shift = (by: number) => onChange(toTime(value ? minutes + by : minutes));
  const [hour, minute] = value ? value.split(':') : ['--', '--'];

  return (
    <FieldFrame label={label} error={error}>
      <View
        style={[
          styles.box,
          { backgroundColor: colors.sunken, borderColor: error ? colors.danger : colors.sunken },
        ]}
      >
        <IconButton plain icon="remove" label={strings.dates.hourEarlier} onPress={() => shift(-60)} />
        <AppText variant="heading" aria-label={\`\${label}: \${value}\`} style={styles.part}>
          {hour}
        </AppText>
        <IconButton plain icon="add" label={strings.dates.hourLater} onPress={() => shift(60)} />
        <AppText variant="heading">:</AppText>
        <IconButton plain icon="remove" label={strings.dates.minutesEarlier} onPress={() => shift(-step)} />
        <AppText variant="heading" style={styles.part}>
          {minute}
        </AppText>
        <IconButton plain icon="add" label={strings.dates.minutesLater} onPress={() => shift(step)} />
      </View>
    </FieldFrame>
  );
}

const styles = StyleSheet.create({
  box: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-around',
    minHeight: 52,
    paddingHorizontal: space.xs,
    borderWidth: 2,
    borderRadius: radius.control,
  },
  part: { minWidth: 26, textAlign: 'center' },
});
`,
  'src/ui/slots/NightGrid.tsx': `import { Pressable, StyleSheet, View } from 'react-native';
import { addDays, formatLongDay, formatWeekday, isToday } from '../../data/days';
import { strings } from '../../strings';
import { space, useTheme } from '../../theme';
import { AppText } from '../AppText';
import { Card } from '../Card';

export interface Stay {
  id: string;
  resourceId: string;
  /** First and last day; the last night is the one before \`end\`. */
  start: string;
  end: string;
  title: string;
}

interface NightGridProps {
  /** First of seven days. */
  from: string;
  resources: readonly { id: string; name: string }[];
  stays: readonly Stay[];
  onOpen: (id: string) => void;
  onBook: (resourceId: string, day: string) => void;
}

/** The nights of a week per room: free ones can be booked with one press. */
export function NightGrid({ from, resources, stays, onOpen, onBook }: NightGridProps) {
  const { colors } = useTheme();
  const days = Array.from({ length: 7 }, (_, index) => addDays(from, index));

  return (
    <View style={styles.list}>
      {resources.map((resource) => {
        const own = stays.filter((stay) => stay.resourceId === resource.id);
        return (
          <Card key={resource.id}>
            <AppText variant="heading">{resource.name}</AppText>
            <View style={styles.nights}>
              {days.map((day) => {
                const stay = own.find((each) => each.start <= day && day < each.end);
                const state = stay ? stay.title || strings.slots.taken : strings.slots.free;
                return (
                  <Pressable
                    key={day}
                    role="button"
                    aria-label={\`\${resource.name}, \${formatLongDay(day)}: \${state}\`}
                    onPress={() => (stay ? onOpen(stay.id) : onBook(resource.id, day))}
                    style={({ pressed }) => [
                      styles.night,
                      { backgroundColor: stay ? colors.primary : colors.successSoft },
                      pressed && styles.pressed,
                    ]}
                  >
                    <AppText variant="caption" tone={stay ? 'onPrimary' : 'success'}>
                      {formatWeekday(day)}
                    </AppText>
                    <AppText
                      variant="label"
                      tone={stay ? 'onPrimary' : 'success'}
                      style={isToday(day) && styles.today}
                    >
                      {Number(day.slice(8))}
                    </AppText>
                  </Pressable>
                );
              })}
            </View>
            {own
              .filter((stay) => stay.end > from && stay.start <= (days.at(-1) ?? from))
              .map((stay) => (
                <AppText key={stay.id} variant="caption" tone="muted">
                  {strings.slots.stay(stay.title, formatLongDay(stay.start), formatLongDay(stay.end))}
                </AppText>
              ))}
          </Card>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  list: { gap: space.md },
  nights: { flexDirection: 'row', gap: 4 },
  night: {
    flex: 1,
    minHeight: 52,
    minWidth: 0,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: 10,
  },
  today: { fontWeight: '800', textDecorationLine: 'underline' },
  pressed: { opacity: 0.7 },
});
`,
  'src/ui/slots/SlotCell.tsx': `import { Pressable, StyleSheet } from 'react-native';
import { strings } from '../../strings';
import { radius, useTheme } from '../../theme';
import { AppText } from '../AppText';
import { Icon } from '../Icon';

interface SlotCellProps {
  /** Which resource and when, for screen readers. */
  label: string;
  /** Who has it; empty in later hours of the same booking. */
  title: string;
  state: 'free' | 'taken' | 'over';
  onPress: () => void;
}

export function SlotCell({ label, title, state, onPress }: SlotCellProps) {
  const { colors } = useTheme();
  const background = { free: colors.successSoft, taken: colors.primary, over: colors.sunken }[state];
  const words = { free: strings.slots.free, taken: title || strings.slots.taken, over: strings.slots.over };
  return (
    <Pressable
      role="button"
      aria-label={\`\${label}: \${words[state]}\`}
      aria-disabled={state === 'over'}
      disabled={state === 'over'}
      onPress={onPress}
      style={({ pressed }) => [styles.cell, { backgroundColor: background }, pressed && styles.pressed]}
    >
      {state === 'free' ? <Icon name="add" size={18} tone="success" /> : null}
      {state === 'taken' && title ? (
        <AppText variant="caption" tone="onPrimary" numberOfLines={2} style={styles.title}>
          {title}
        </AppText>
      ) : null}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  cell: {
    height: 52,
    alignItems: 'center',
    justifyContent: 'center',
    paddingHorizontal: 6,
    borderRadius: radius.control,
  },
  title: { fontWeight: '600', textAlign: 'center' },
  pressed: { opacity: 0.7 },
});
`,
  'src/ui/slots/SlotGrid.tsx': `import { ScrollView, StyleSheet, View } from 'react-native';
import { openingHours } from '../../data/opening-hours';
import { overlap, toTime } from '../../data/slots';
import { space } from '../../theme';
import { AppText } from '../AppText';
import { SlotCell } from './SlotCell';

export interface TakenSlot {
  id: string;
  resourceId: string;
  /** Minutes since midnight. */
  start: number;
  end: number;
  title: string;
}

interface SlotGridProps {
  resources: readonly { id: string; name: string }[];
  taken: readonly TakenSlot[];
  /** Times before are over, in minutes since midnight. */
  from: number;
  onOpen: (id: string) => void;
  onBook: (resourceId: string, time: string) => void;
}

const hour = 60;

/** One column per resource, one row per hour: what is free can be booked with one press. */
export function SlotGrid({ resources, taken, from, onOpen, onBook }: SlotGridProps) {
  const count = Math.ceil((openingHours.end - openingHours.start) / hour);
  const starts = Array.from({ length: count }, (_, index) => openingHours.start + index * hour);

  return (
    <View style={styles.grid}>
      <View style={styles.times}>
        <View style={styles.header} />
        {starts.map((start) => (
          <View key={start} style={styles.time}>
            <AppText variant="caption" tone="muted">
              {toTime(start)}
            </AppText>
          </View>
        ))}
      </View>
      <ScrollView horizontal showsHorizontalScrollIndicator={false} contentContainerStyle={styles.columns}>
        {resources.map((resource) => (
          <View key={resource.id} style={styles.column}>
            <View style={styles.header}>
              <AppText variant="label" numberOfLines={2}>
                {resource.name}
              </AppText>
            </View>
            {starts.map((start) => {
              const slot = taken.find(
                (each) => each.resourceId === resource.id && overlap(each, { start, end: start + hour }),
              );
              const time = toTime(start);
              return (
                <SlotCell
                  key={start}
                  label={\`\${resource.name}, \${time}\`}
                  title={slot && (slot.start >= start || start === openingHours.start) ? slot.title : ''}
                  state={slot ? 'taken' : start + hour <= from ? 'over' : 'free'}
                  onPress={() => (slot ? onOpen(slot.id) : onBook(resource.id, time))}
                />
              );
            })}
          </View>
        ))}
      </ScrollView>
    </View>
  );
}

const styles = StyleSheet.create({
  grid: { flexDirection: 'row', gap: space.sm },
  times: { gap: 6 },
  time: { height: 52, justifyContent: 'center' },
  header: { minHeight: 40, justifyContent: 'flex-end', paddingBottom: 2 },
  columns: { gap: 6, flexGrow: 1 },
  column: { flexGrow: 1, flexBasis: 96, minWidth: 96, gap: 6 },
});
`,
  'src/ui/tab-icon.tsx': `import { Ionicons } from '@expo/vector-icons';
import type { IconName } from './Icon';

interface TabIconProps {
  focused: boolean;
  color: string;
  size: number;
}

/** The filled icon of the current tab, the outline of the others. */
export function tabIcon(icon: IconName) {
  return ({ focused, color, size }: TabIconProps) => (
    <Ionicons name={focused ? icon : (\`\${icon}-outline\` as IconName)} color={color} size={size} />
  );
}
`,
};
