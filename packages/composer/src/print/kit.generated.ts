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
  'src/accounts/AccountProfile.tsx': `import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { strings } from '../strings';
import { space } from '../theme';
import { AppText } from '../ui/AppText';
import { Avatar } from '../ui/Avatar';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';
import { TextField } from '../ui/fields/TextField';
import { Screen } from '../ui/Screen';
import { useToast } from '../ui/Toast';
import { PinField } from './PinField';
import { isPin, useAccount, useLock } from './session';

/** Name and, where the app asks for one, the PIN. */
export function AccountProfile({ title, hasPin }: { title: string; hasPin: boolean }) {
  const { value: account, change } = useAccount();
  const lock = useLock((state) => state.lock);
  const showToast = useToast((toast) => toast.show);
  const [pin, setPin] = useState('');
  const changePin = () => {
    if (!isPin(pin)) return;
    change((kept) => ({ ...kept, pin }));
    setPin('');
    showToast({ text: strings.account.changed });
  };
  return (
    <Screen title={title}>
      <View style={styles.head}>
        <Avatar name={account.name || '·'} size={96} />
        <AppText variant="title">{account.name || strings.account.noName}</AppText>
      </View>
      <TextField
        label={strings.account.name}
        value={account.name}
        maxLength={40}
        onChange={(name) => change((kept) => ({ ...kept, name }))}
      />
      {hasPin ? (
        <>
          <Card style={styles.card}>
            <PinField label={strings.account.newPin} value={pin} onChange={setPin} />
            <Button
              kind="soft"
              label={strings.account.changePin}
              disabled={!isPin(pin)}
              onPress={changePin}
            />
          </Card>
          <Button icon="lock-closed-outline" label={strings.account.lock} onPress={lock} />
        </>
      ) : null}
      <AppText variant="caption" tone="muted">
        {strings.settings.dataText}
      </AppText>
    </Screen>
  );
}

const styles = StyleSheet.create({
  head: { alignItems: 'center', gap: space.md, paddingVertical: space.md },
  card: { gap: space.md },
});
`,
  'src/accounts/LoginGate.tsx': `import { type ReactNode, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { strings } from '../strings';
import { space } from '../theme';
import { AppText } from '../ui/AppText';
import { Avatar } from '../ui/Avatar';
import { Button } from '../ui/Button';
import { TextField } from '../ui/fields/TextField';
import { IconCircle } from '../ui/IconCircle';
import { Screen } from '../ui/Screen';
import { PinField } from './PinField';
import { isPin, useAccount, useLock } from './session';

interface LoginGateProps {
  children: ReactNode;
  /** Deletes everything that the app keeps, for those who forgot their PIN. */
  onReset: () => void;
}

/** Asks for the PIN of this device before the app; the first time for a name and a new PIN. */
export function LoginGate({ children, onReset }: LoginGateProps) {
  const { value: account, isLoaded } = useAccount();
  const isOpen = useLock((lock) => lock.isOpen);
  if (!isLoaded) return null;
  if (isOpen) return children;
  return account.pin === '' ? <NewAccount /> : <Unlock onReset={onReset} />;
}

function NewAccount() {
  const change = useAccount((account) => account.change);
  const open = useLock((lock) => lock.open);
  const [name, setName] = useState('');
  const [pin, setPin] = useState('');
  const [hasTried, setHasTried] = useState(false);
  const submit = () => {
    setHasTried(true);
    if (!name.trim() || !isPin(pin)) return;
    change(() => ({ name: name.trim(), pin }));
    open();
  };
  return (
    <Screen footer={<Button label={strings.account.begin} onPress={submit} />}>
      <View style={styles.head}>
        <IconCircle icon="lock-closed" size={72} />
        <AppText variant="display" role="heading" style={styles.centered}>
          {strings.account.welcome}
        </AppText>
        <AppText tone="muted" style={styles.centered}>
          {strings.account.local}
        </AppText>
      </View>
      <TextField
        label={strings.account.name}
        value={name}
        maxLength={40}
        autoComplete="name"
        error={hasTried && !name.trim() ? strings.common.required : undefined}
        onChange={setName}
      />
      <PinField
        label={strings.account.newPin}
        value={pin}
        error={hasTried && !isPin(pin) ? strings.account.fourDigits : undefined}
        onChange={setPin}
      />
    </Screen>
  );
}

function Unlock({ onReset }: { onReset: () => void }) {
  const { value: account, clear } = useAccount();
  const open = useLock((lock) => lock.open);
  const [pin, setPin] = useState('');
  const [isAsking, setIsAsking] = useState(false);
  const isWrong = isPin(pin) && pin !== account.pin;
  const type = (next: string) => {
    setPin(next);
    if (next === account.pin) open();
  };
  return (
    <Screen>
      <View style={styles.head}>
        <Avatar name={account.name} size={84} />
        <AppText variant="display" role="heading" style={styles.centered}>
          {strings.account.hello(account.name)}
        </AppText>
      </View>
      <PinField
        label={strings.account.pin}
        value={pin}
        error={isWrong ? strings.account.wrong : undefined}
        onChange={type}
      />
      {isAsking ? (
        <>
          <AppText role="alert">{strings.account.resetAsk}</AppText>
          <Button
            kind="danger"
            label={strings.account.reset}
            onPress={() => {
              onReset();
              clear();
            }}
          />
          <Button kind="soft" label={strings.common.cancel} onPress={() => setIsAsking(false)} />
        </>
      ) : (
        <Button kind="soft" label={strings.account.forgot} onPress={() => setIsAsking(true)} />
      )}
    </Screen>
  );
}

const styles = StyleSheet.create({
  head: { alignItems: 'center', gap: space.md, paddingVertical: space.xl },
  centered: { textAlign: 'center' },
});
`,
  'src/accounts/Onboarding.tsx': `import { type ReactNode, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { createKept } from '../data/kept';
import { strings } from '../strings';
import { space, useTheme } from '../theme';
import { AppText } from '../ui/AppText';
import { Button } from '../ui/Button';
import { Cover } from '../ui/Cover';
import { Icon, type IconName } from '../ui/Icon';
import { Screen } from '../ui/Screen';

/** Whether the first pages were seen. */
export const useOnboarding = createKept('onboarding', () => false);

interface OnboardingProps {
  name: string;
  icon: IconName;
  /** The main screens. */
  places: readonly { title: string; icon: IconName }[];
  children: ReactNode;
}

/** Three pages before the first start: what the app is, what is in it, where the data stays. */
export function Onboarding({ name, icon, places, children }: OnboardingProps) {
  const { colors } = useTheme();
  const { value: isSeen, isLoaded, change } = useOnboarding();
  const [page, setPage] = useState(0);
  if (!isLoaded) return null;
  if (isSeen) return children;
  const pages = [
    { title: name, text: strings.onboarding.welcome, icon },
    { title: strings.onboarding.insideTitle, text: '', icon: places[0]?.icon ?? icon },
    { title: strings.onboarding.dataTitle, text: strings.onboarding.data, icon: 'shield-checkmark' as const },
  ];
  const current = pages[page] ?? pages[0];
  const isLast = page === pages.length - 1;
  const finish = () => change(() => true);
  if (!current) return children;

  return (
    <Screen
      footer={
        <View style={styles.actions}>
          {isLast ? null : (
            <Button kind="soft" label={strings.onboarding.skip} onPress={finish} style={styles.button} />
          )}
          <Button
            label={isLast ? strings.onboarding.start : strings.onboarding.next}
            onPress={() => (isLast ? finish() : setPage(page + 1))}
            style={styles.button}
          />
        </View>
      }
    >
      <View style={styles.picture}>
        <Cover name={\`\${name}\${page}\`} icon={current.icon} height={260} />
      </View>
      <View style={styles.dots} role="img" aria-label={strings.onboarding.page(page + 1, pages.length)}>
        {pages.map(({ title }, index) => (
          <View
            key={title}
            style={[styles.dot, { backgroundColor: index === page ? colors.primary : colors.faint }]}
          />
        ))}
      </View>
      <AppText variant="display" role="heading" style={styles.centered}>
        {current.title}
      </AppText>
      {current.text ? (
        <AppText tone="muted" style={styles.centered}>
          {current.text}
        </AppText>
      ) : (
        places.map((place) => (
          <View key={place.title} style={styles.place}>
            <Icon name={place.icon} size={24} tone="primaryInk" />
            <AppText variant="heading">{place.title}</AppText>
          </View>
        ))
      )}
    </Screen>
  );
}

const styles = StyleSheet.create({
  actions: { flexDirection: 'row', gap: space.md },
  button: { flex: 1 },
  picture: { borderRadius: 28, overflow: 'hidden' },
  dots: { flexDirection: 'row', justifyContent: 'center', gap: space.sm },
  dot: { width: 9, height: 9, borderRadius: 5 },
  centered: { textAlign: 'center' },
  place: { flexDirection: 'row', alignItems: 'center', gap: space.md, alignSelf: 'center', width: 220 },
});
`,
  'src/accounts/PinField.tsx': `import { StyleSheet, TextInput, View } from 'react-native';
import { radius, space, useTheme } from '../theme';
import { FieldFrame } from '../ui/fields/FieldFrame';
import { pinLength } from './session';

interface PinFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: string;
}

/** Four digits, shown as dots. */
export function PinField({ label, value, onChange, error }: PinFieldProps) {
  const { colors } = useTheme();
  return (
    <FieldFrame label={label} error={error}>
      <View style={[styles.box, { backgroundColor: colors.sunken }]}>
        <TextInput
          aria-label={label}
          accessibilityHint={error}
          aria-invalid={error !== undefined}
          inputMode="numeric"
          secureTextEntry
          value={value}
          maxLength={pinLength}
          onChangeText={(text) => onChange(text.replace(/\\D/g, ''))}
          style={[styles.input, { color: colors.ink }]}
        />
      </View>
    </FieldFrame>
  );
}

const styles = StyleSheet.create({
  box: { borderRadius: radius.control, paddingHorizontal: space.md },
  input: {
    minHeight: 64,
    fontSize: 28,
    letterSpacing: 18,
    textAlign: 'center',
    outlineStyle: 'solid',
    outlineWidth: 0,
  },
});
`,
  'src/accounts/session.ts': `import { create } from 'zustand';
import { createKept } from '../data/kept';

interface Account {
  name: string;
  /** Four digits; empty before the first start. They keep others from looking, they do not encrypt. */
  pin: string;
}

/** Who uses the app on this device. */
export const useAccount = createKept<Account>('account', () => ({ name: '', pin: '' }));

interface Lock {
  isOpen: boolean;
  open: () => void;
  lock: () => void;
}

/** Closed at every start. */
export const useLock = create<Lock>()((set) => ({
  isOpen: false,
  open: () => set({ isOpen: true }),
  lock: () => set({ isOpen: false }),
}));

export const pinLength = 4;

export const isPin = (text: string): boolean => /^\\d{4}$/.test(text);
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
  'src/cart/CartView.tsx': `import type { ComponentType } from 'react';
import { StyleSheet, View } from 'react-native';
import { formatMoney } from '../data/numbers';
import { strings } from '../strings';
import { space } from '../theme';
import { AppText } from '../ui/AppText';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';
import { Cover, type CoverProps } from '../ui/Cover';
import { EmptyState } from '../ui/EmptyState';
import type { IconName } from '../ui/Icon';
import { Screen } from '../ui/Screen';
import { Stepper } from './Stepper';
import { setCount, totalsOf, useCart } from './use-cart';

interface CartViewProps {
  icon: IconName;
  onBrowse: () => void;
  onCheckout: () => void;
  /** Draws a product by the name of its picture. */
  Picture?: ComponentType<CoverProps>;
}

/** The basket: counts, totals and the way to the order. */
export function CartView({ icon, onBrowse, onCheckout, Picture = Cover }: CartViewProps) {
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
          <Picture name={line.picture || line.name} icon={icon} height={72} width={72} />
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

const listPayments = () =>
  [
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
        options={listPayments()}
        value={customer.payment}
        onChange={(payment) => change({ payment })}
      />
    </Screen>
  );
}
`,
  'src/cart/FeaturedCard.tsx': `import { LinearGradient } from 'expo-linear-gradient';
import type { ReactNode } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { strings } from '../strings';
import { radius, space, useTheme } from '../theme';
import { AppText } from '../ui/AppText';

interface FeaturedCardProps {
  title: string;
  /** One line about it. */
  text?: string;
  price: string;
  picture: ReactNode;
  onPress: () => void;
}

/** The newest product, large, above the others. */
export function FeaturedCard({ title, text, price, picture, onPress }: FeaturedCardProps) {
  const { colors } = useTheme();
  return (
    <Pressable
      role="button"
      aria-label={\`\${strings.cart.newest}: \${title}, \${price}\`}
      onPress={onPress}
      style={({ pressed }) => pressed && styles.pressed}
    >
      <LinearGradient
        colors={[colors.heroFrom, colors.heroTo]}
        start={{ x: 0, y: 0 }}
        end={{ x: 1, y: 1 }}
        style={styles.card}
      >
        <View style={styles.texts}>
          <AppText variant="label" tone="onHero" style={styles.quiet}>
            {strings.cart.newest}
          </AppText>
          <AppText variant="title" tone="onHero" numberOfLines={2}>
            {title}
          </AppText>
          {text ? (
            <AppText variant="caption" tone="onHero" numberOfLines={2} style={styles.quiet}>
              {text}
            </AppText>
          ) : null}
          <View style={[styles.price, { backgroundColor: colors.raised }]}>
            <AppText variant="button" tone="primaryInk">
              {price}
            </AppText>
          </View>
        </View>
        <View style={styles.picture}>{picture}</View>
      </LinearGradient>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  card: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.md,
    padding: space.lg,
    borderRadius: radius.card,
  },
  texts: { flex: 1, gap: space.xs },
  quiet: { opacity: 0.92 },
  price: {
    alignSelf: 'flex-start',
    minHeight: 36,
    justifyContent: 'center',
    marginTop: space.xs,
    paddingHorizontal: space.md,
    borderRadius: 999,
  },
  picture: { width: 124 },
  pressed: { opacity: 0.85 },
});
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
import { type Purchase, usePurchases } from './use-cart';

const countPieces = ({ lines }: Purchase): number => sum(lines.map(({ count }) => count));

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
              {[formatDay(purchase.date), strings.cart.pieces(countPieces(purchase))].join(' · ')}
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
  /** Name of its picture. */
  picture?: string;
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
  'src/chat/ChatList.tsx': `import { useState } from 'react';
import { FlatList, StyleSheet, View } from 'react-native';
import { formatDay, isToday } from '../data/days';
import { matches } from '../data/search';
import { strings } from '../strings';
import { space, useTheme } from '../theme';
import { AppText } from '../ui/AppText';
import { Avatar } from '../ui/Avatar';
import { EmptyState } from '../ui/EmptyState';
import { ListRow } from '../ui/ListRow';
import { Screen } from '../ui/Screen';
import { SearchBar } from '../ui/SearchBar';
import type { Message } from './message';
import { type Contact, NewChat } from './NewChat';

interface ChatListProps {
  title: string;
  messages: readonly Message[];
  /** People to write to; without them a chat starts with a name. */
  contacts?: readonly Contact[];
  onOpen: (person: string) => void;
}

/** One row for each person: the last message and how many are unread. */
export function ChatList({ title, messages, contacts, onOpen }: ChatListProps) {
  const { colors } = useTheme();
  const [query, setQuery] = useState('');
  const ordered = [...messages].sort((a, b) => b.at.localeCompare(a.at));
  const found = ordered.filter(({ name }) => matches(query, name));
  const people = [...new Set(found.map(({ person }) => person))];
  const unread = messages.filter(({ isRead, isMine }) => !isRead && !isMine).length;

  return (
    <Screen scroll={false} title={title} subtitle={unread > 0 ? strings.chat.unread(unread) : undefined}>
      <FlatList
        data={people}
        keyExtractor={(person) => person}
        style={styles.list}
        contentContainerStyle={styles.rows}
        showsVerticalScrollIndicator={false}
        keyboardShouldPersistTaps="handled"
        ListHeaderComponentStyle={styles.header}
        ListHeaderComponent={
          <>
            <SearchBar label={strings.chat.search} value={query} onChange={setQuery} />
            <NewChat contacts={contacts} onStart={onOpen} />
          </>
        }
        ListEmptyComponent={
          <EmptyState icon="chatbubbles-outline" title={strings.chat.empty} text={strings.chat.emptyText} />
        }
        renderItem={({ item: person }) => {
          const own = ordered.filter((message) => message.person === person);
          const last = own[0];
          const fresh = own.filter(({ isRead, isMine }) => !isRead && !isMine).length;
          return (
            <ListRow
              title={last?.name ?? person}
              subtitle={last ? (last.isMine ? strings.chat.mine(last.text) : last.text) : undefined}
              leading={<Avatar name={last?.name ?? person} size={50} />}
              trailing={
                <View style={styles.side}>
                  <AppText variant="caption" tone={fresh > 0 ? 'primaryInk' : 'muted'}>
                    {last ? (isToday(last.at) ? last.at.slice(11, 16) : formatDay(last.at.slice(0, 10))) : ''}
                  </AppText>
                  {fresh > 0 ? (
                    <View style={[styles.badge, { backgroundColor: colors.primary }]}>
                      <AppText variant="caption" tone="onPrimary">
                        {fresh}
                      </AppText>
                    </View>
                  ) : null}
                </View>
              }
              onPress={() => onOpen(person)}
            />
          );
        }}
      />
    </Screen>
  );
}

const styles = StyleSheet.create({
  list: { flex: 1, marginHorizontal: -space.lg },
  rows: { gap: space.sm, paddingHorizontal: space.lg, paddingBottom: space.xl },
  header: { gap: space.md, marginBottom: space.xs },
  side: { alignItems: 'flex-end', gap: 6 },
  badge: {
    minWidth: 22,
    height: 22,
    borderRadius: 11,
    paddingHorizontal: 6,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
`,
  'src/chat/ChatView.tsx': `import { useEffect, useRef, useState } from 'react';
import { ScrollView, StyleSheet, TextInput, View } from 'react-native';
import { formatLongDay } from '../data/days';
import { strings } from '../strings';
import { radius, space, type, useTheme } from '../theme';
import { AppText } from '../ui/AppText';
import { Chip } from '../ui/Chip';
import { IconButton } from '../ui/IconButton';
import { Screen } from '../ui/Screen';
import type { Message } from './message';

interface ChatViewProps {
  person: string;
  name: string;
  messages: readonly Message[];
  onSend: (text: string) => void;
  onRead: (id: string) => void;
}

/** The messages with one person as bubbles, quick replies and the line to write. */
export function ChatView({ person, name, messages, onSend, onRead }: ChatViewProps) {
  const { colors } = useTheme();
  const list = useRef<ScrollView>(null);
  const [text, setText] = useState('');
  const own = messages
    .filter((message) => message.person === person)
    // New rows come first in the store; those of the same minute keep their order.
    .reverse()
    .sort((a, b) => a.at.localeCompare(b.at));
  const unread = own.filter(({ isRead, isMine }) => !isRead && !isMine).map(({ id }) => id);

  useEffect(() => {
    for (const id of unread) onRead(id);
  }, [unread, onRead]);

  const send = (words: string) => {
    if (!words.trim()) return;
    onSend(words.trim());
    setText('');
  };

  return (
    <Screen
      back
      scroll={false}
      title={name}
      footer={
        <>
          <ScrollView
            horizontal
            showsHorizontalScrollIndicator={false}
            keyboardShouldPersistTaps="handled"
            contentContainerStyle={styles.replies}
          >
            {strings.chat.replies.map((reply) => (
              <Chip key={reply} role="button" label={reply} selected={false} onPress={() => send(reply)} />
            ))}
          </ScrollView>
          <View style={[styles.write, { backgroundColor: colors.sunken }]}>
            <TextInput
              aria-label={strings.chat.write}
              placeholder={strings.chat.write}
              placeholderTextColor={colors.muted}
              value={text}
              maxLength={1000}
              onChangeText={setText}
              onSubmitEditing={() => send(text)}
              returnKeyType="send"
              style={[styles.input, type.body, { color: colors.ink }]}
            />
            <IconButton
              plain
              icon="send"
              tone={text.trim() ? 'primaryInk' : 'faint'}
              label={strings.chat.send}
              onPress={() => send(text)}
            />
          </View>
        </>
      }
    >
      <ScrollView
        ref={list}
        style={styles.list}
        contentContainerStyle={styles.messages}
        showsVerticalScrollIndicator={false}
        onContentSizeChange={() => list.current?.scrollToEnd({ animated: false })}
      >
        {own.map((message, index) => {
          const isNewDay = own[index - 1]?.at.slice(0, 10) !== message.at.slice(0, 10);
          return (
            <View key={message.id} style={styles.entry}>
              {isNewDay ? (
                <AppText variant="caption" tone="muted" style={styles.day}>
                  {formatLongDay(message.at.slice(0, 10))}
                </AppText>
              ) : null}
              <View
                style={[
                  styles.bubble,
                  message.isMine ? styles.mine : styles.theirs,
                  { backgroundColor: message.isMine ? colors.primary : colors.sunken },
                ]}
              >
                <AppText tone={message.isMine ? 'onPrimary' : 'ink'}>{message.text}</AppText>
                <AppText variant="caption" tone={message.isMine ? 'onPrimary' : 'muted'} style={styles.time}>
                  {message.at.slice(11, 16)}
                </AppText>
              </View>
            </View>
          );
        })}
        <AppText variant="caption" tone="muted" style={styles.day}>
          {strings.chat.local}
        </AppText>
      </ScrollView>
    </Screen>
  );
}

const styles = StyleSheet.create({
  list: { flex: 1 },
  messages: { gap: space.sm, paddingBottom: space.sm },
  entry: { gap: space.sm },
  day: { textAlign: 'center', marginVertical: space.xs },
  bubble: { maxWidth: '82%', borderRadius: radius.card, paddingHorizontal: 14, paddingVertical: 10, gap: 2 },
  mine: { alignSelf: 'flex-end', borderBottomRightRadius: 6 },
  theirs: { alignSelf: 'flex-start', borderBottomLeftRadius: 6 },
  time: { alignSelf: 'flex-end' },
  replies: { gap: space.sm },
  write: { flexDirection: 'row', alignItems: 'center', borderRadius: radius.control, paddingLeft: space.md },
  input: { flex: 1, minWidth: 0, minHeight: 48, outlineStyle: 'solid', outlineWidth: 0 },
});
`,
  'src/chat/NewChat.tsx': `import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { strings } from '../strings';
import { space } from '../theme';
import { AppText } from '../ui/AppText';
import { Button } from '../ui/Button';
import { Chip } from '../ui/Chip';
import { TextField } from '../ui/fields/TextField';

export interface Contact {
  id: string;
  name: string;
}

interface NewChatProps {
  contacts?: readonly Contact[];
  onStart: (person: string) => void;
}

/** Starts a chat with one of the contacts, or with a name. */
export function NewChat({ contacts, onStart }: NewChatProps) {
  const [name, setName] = useState<string | null>(null);
  if (name === null)
    return (
      <Button kind="soft" icon="create-outline" label={strings.chat.start} onPress={() => setName('')} />
    );
  if (contacts)
    return (
      <View style={styles.form}>
        <AppText variant="label" tone="muted">
          {strings.chat.choose}
        </AppText>
        <View style={styles.contacts}>
          {contacts.map((contact) => (
            <Chip
              key={contact.id}
              role="button"
              label={contact.name}
              selected={false}
              onPress={() => {
                setName(null);
                onStart(contact.id);
              }}
            />
          ))}
        </View>
        <Button kind="soft" label={strings.common.cancel} onPress={() => setName(null)} />
      </View>
    );
  const start = () => {
    if (!name.trim()) return;
    onStart(name.trim());
    setName(null);
  };
  return (
    <View style={styles.form}>
      <TextField
        label={strings.chat.name}
        value={name}
        maxLength={40}
        onChange={setName}
        onSubmitEditing={start}
      />
      <View style={styles.actions}>
        <Button
          kind="soft"
          label={strings.common.cancel}
          onPress={() => setName(null)}
          style={styles.button}
        />
        <Button label={strings.chat.open} disabled={!name.trim()} onPress={start} style={styles.button} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  form: { gap: space.md },
  contacts: { flexDirection: 'row', flexWrap: 'wrap', gap: space.sm },
  actions: { flexDirection: 'row', gap: space.md },
  button: { flex: 1, paddingHorizontal: 0 },
});
`,
  'src/chat/message.ts': `/** A message as screens show it, whatever its rows are called. */
export interface Message {
  id: string;
  /** Name or id of the person. */
  person: string;
  name: string;
  text: string;
  /** A moment such as 2026-01-31T14:30. */
  at: string;
  isMine: boolean;
  isRead: boolean;
}

/** The current moment, or that of the last message if it is later, so that new ones come last. */
export function momentAfter(messages: readonly Message[]): string {
  const last =
    messages
      .map(({ at }) => at)
      .sort()
      .at(-1) ?? '';
  const now = currentMoment();
  return last > now ? last : now;
}

/** The current moment in the same form. */
export function currentMoment(): string {
  const now = new Date();
  const pad = (value: number) => String(value).padStart(2, '0');
  const day = \`\${now.getFullYear()}-\${pad(now.getMonth() + 1)}-\${pad(now.getDate())}\`;
  return \`\${day}T\${pad(now.getHours())}:\${pad(now.getMinutes())}\`;
}
`,
  'src/comments/Comments.tsx': `import { useState } from 'react';
import { StyleSheet, TextInput, View } from 'react-native';
import { useAccount } from '../accounts/session';
import { formatDay, toDay } from '../data/days';
import { strings } from '../strings';
import { radius, space, type, useTheme } from '../theme';
import { AppText } from '../ui/AppText';
import { IconButton } from '../ui/IconButton';
import { Section } from '../ui/Section';
import { useToast } from '../ui/Toast';
import { type RecordComment, useRecordComments } from './comment-store';

const lengthMaximum = 500;

/** What was written about one record, oldest first, and a line to write more. */
export function Comments({ recordId }: { recordId: string }) {
  const { colors } = useTheme();
  const { items, save, remove } = useRecordComments();
  const author = useAccount((account) => account.value.name);
  const showToast = useToast((toast) => toast.show);
  const [text, setText] = useState('');
  const comments = items.filter((comment) => comment.recordId === recordId).reverse();
  const send = () => {
    if (!text.trim()) return;
    save({ recordId, author, text: text.trim(), at: Date.now() });
    setText('');
  };
  const removeComment = ({ id }: RecordComment) => {
    const restore = remove(id);
    showToast({ text: strings.comments.removed, action: { label: strings.common.undo, onPress: restore } });
  };

  return (
    <Section title={strings.comments.title(comments.length)}>
      {comments.length === 0 ? <AppText tone="muted">{strings.comments.none}</AppText> : null}
      {comments.map((comment) => (
        <View key={comment.id} style={[styles.comment, { backgroundColor: colors.sunken }]}>
          <View style={styles.texts}>
            <AppText>{comment.text}</AppText>
            <AppText variant="caption" tone="muted">
              {[comment.author, formatDay(toDay(new Date(comment.at)))].filter(Boolean).join(' · ')}
            </AppText>
          </View>
          <IconButton
            plain
            icon="close"
            tone="muted"
            label={strings.comments.remove(comment.text.slice(0, 40))}
            onPress={() => removeComment(comment)}
          />
        </View>
      ))}
      <View style={[styles.write, { backgroundColor: colors.sunken }]}>
        <TextInput
          aria-label={strings.comments.write}
          placeholder={strings.comments.write}
          placeholderTextColor={colors.muted}
          value={text}
          maxLength={lengthMaximum}
          onChangeText={setText}
          onSubmitEditing={send}
          returnKeyType="send"
          style={[styles.input, type.body, { color: colors.ink }]}
        />
        <IconButton
          plain
          icon="send"
          tone={text.trim() ? 'primaryInk' : 'muted'}
          label={strings.comments.send}
          onPress={send}
        />
      </View>
    </Section>
  );
}

const styles = StyleSheet.create({
  comment: {
    flexDirection: 'row',
    alignItems: 'flex-start',
    borderRadius: radius.control,
    paddingLeft: space.md,
  },
  texts: { flex: 1, gap: 2, paddingVertical: space.md },
  write: { flexDirection: 'row', alignItems: 'center', borderRadius: radius.control, paddingLeft: space.md },
  input: { flex: 1, minWidth: 0, minHeight: 48, outlineStyle: 'solid', outlineWidth: 0 },
});
`,
  'src/comments/comment-store.ts': `import { createCollection } from '../data/collection';

export interface RecordComment {
  id: string;
  recordId: string;
  /** Who wrote it; empty in an app without a profile. */
  author: string;
  text: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** Comments on records, the last one first. */
export const useRecordComments = createCollection<RecordComment>({
  key: 'record-comments',
  version: 1,
  samples: () => [],
});
`,
  'src/data/LoadedGate.tsx': `import { type ReactNode, useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useTheme } from '../theme';
import { useIsLoaded } from './loading';

/** Milliseconds; storage answers within a few. */
const longestWait = 3000;

/** Waits for the rows of the last session, so that no screen shows itself empty before. */
export function LoadedGate({ children }: { children: ReactNode }) {
  const { colors } = useTheme();
  const isLoaded = useIsLoaded();
  const [isOpen, setIsOpen] = useState(isLoaded);

  // What is read later closes nothing that is open, and a storage that never answers leaves nothing blank.
  useEffect(() => {
    if (isOpen) return;
    const timer = setTimeout(() => setIsOpen(true), isLoaded ? 0 : longestWait);
    return () => clearTimeout(timer);
  }, [isLoaded, isOpen]);

  return isLoaded || isOpen ? children : <View style={[styles.page, { backgroundColor: colors.page }]} />;
}

const styles = StyleSheet.create({ page: { flex: 1 } });
`,
  'src/data/changes.ts': `import { strings } from '../strings';

/**
 * How a total differs from the one before; '' where a comparison says nothing, as after a first month with
 * few entries.
 */
export function describeChange(total: number, before: number): string {
  if (before <= 0 || total > before * 3) return '';
  return strings.totalScreen.change(Math.round(((total - before) / before) * 100));
}
`,
  'src/data/choices.ts': `/** More choices than this do not fit above a list. */
const choiceMaximum = 40;

/** Each value once, with its label, in the order of the labels. */
export function listChoices(
  values: readonly string[],
  labelOf: (value: string) => string = String,
): { value: string; label: string }[] {
  return [...new Set(values)]
    .map((value) => ({ value, label: labelOf(value) }))
    .filter(({ label }) => label !== '')
    .sort((a, b) => a.label.localeCompare(b.label))
    .slice(0, choiceMaximum);
}
`,
  'src/data/collection.ts': `import AsyncStorage from '@react-native-async-storage/async-storage';
import { create } from 'zustand';
import { waitFor } from './loading';

export interface Item {
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

export interface CollectionOptions<Row extends Item> {
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
export function createCollection<Row extends Item>({
  key,
  version,
  samples,
  upgrade,
}: CollectionOptions<Row>) {
  const useCollection = create<Collection<Row>>()((set) => ({
    items: [],
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

  const keep = ({ items }: { items: readonly Row[] }) => {
    AsyncStorage.setItem(key, JSON.stringify({ version, items })).catch(() => undefined);
  };
  const read = (saved: string | null): readonly Row[] | undefined => {
    if (!saved) return undefined;
    const stored = JSON.parse(saved) as { version: number; items: readonly Row[] };
    const items = stored.version === version ? stored.items : upgrade?.(stored.items, stored.version);
    return Array.isArray(items) ? items : undefined;
  };

  // Storage may be unavailable, in a private window for example: the app then works without keeping its rows.
  waitFor(
    AsyncStorage.getItem(key)
      .then(read)
      .catch(() => undefined)
      .then((stored = samples()) => {
        // Rows that were saved before the stored ones were read stay beside them.
        const early = useCollection.getState().items;
        const others = stored.filter(({ id }) => early.every((row) => row.id !== id));
        useCollection.setState({ items: [...early, ...others], isLoaded: true });
        useCollection.subscribe(keep);
        if (early.length > 0) keep(useCollection.getState());
      }),
  );

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

export const formatWeekday = (day: string): string =>
  toDate(day).toLocaleDateString(locale, { weekday: 'short' });

/** A moment such as 2026-01-31T14:30. */
export const formatMoment = (moment: string): string =>
  \`\${formatDay(moment.slice(0, 10))}, \${moment.slice(11, 16)}\`;

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
  'src/data/kept.ts': `import AsyncStorage from '@react-native-async-storage/async-storage';
import { create } from 'zustand';
import { waitFor } from './loading';

interface Kept<Value> {
  value: Value;
  /** False until the value of the last session was read. */
  isLoaded: boolean;
  change: (next: (value: Value) => Value) => void;
  clear: () => void;
}

/** One value that is kept on the device: a running game, a choice. Change the key when its shape changes. */
export function createKept<Value>(key: string, initial: () => Value) {
  const useKept = create<Kept<Value>>()((set) => ({
    value: initial(),
    isLoaded: false,
    change: (next) => set(({ value }) => ({ value: next(value) })),
    clear: () => set({ value: initial() }),
  }));

  // Storage may be unavailable, in a private window for example: the app then works without keeping the
  // value.
  waitFor(
    AsyncStorage.getItem(key)
      .then((saved) => {
        if (saved) useKept.setState({ value: JSON.parse(saved) as Value });
      })
      .catch(() => undefined)
      .finally(() => {
        useKept.setState({ isLoaded: true });
        useKept.subscribe(({ value }) => {
          AsyncStorage.setItem(key, JSON.stringify(value)).catch(() => undefined);
        });
      }),
  );

  return useKept;
}
`,
  'src/data/loading.ts': `import { create } from 'zustand';

/** How many lists and values of the last session are still being read. */
const useReading = create<{ count: number }>()(() => ({ count: 0 }));

/** Counts a read until it has ended, with or without a result. */
export function waitFor(reading: Promise<unknown>): void {
  const add = (change: number) => useReading.setState(({ count }) => ({ count: count + change }));
  add(1);
  reading.finally(() => add(-1));
}

/** Whether everything that the app keeps has been read. */
export const useIsLoaded = (): boolean => useReading(({ count }) => count === 0);
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
import { readTyped } from './read-number';

/** Reads what people type; null if it is no number. */
export const readNumber = (text: string): number | null =>
  readTyped(text, locale.startsWith('tr') ? '.' : ',');

export function formatInput(value: number | null): string {
  if (value === null) return '';
  return locale.startsWith('tr') ? String(value).replace('.', ',') : String(value);
}

export const formatNumber = (value: number): string =>
  value.toLocaleString(locale, { maximumFractionDigits: 2 });

/** An amount without cents where there are none: ₺1.250, ₺12,50. Yen never have any. */
export function formatMoney(value: number): string {
  const { maximumFractionDigits: cents = 2 } = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
  }).resolvedOptions();
  const digits = Number.isInteger(value) ? 0 : cents;
  return value.toLocaleString(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

export const formatPercent = (value: number): string =>
  (value / 100).toLocaleString(locale, { style: 'percent', maximumFractionDigits: 1 });

export const sum = (values: readonly (number | null)[]): number =>
  values.reduce<number>((total, value) => total + (value ?? 0), 0);

/** A formatted number; empty if there is none. */
export const orEmpty = (value: number | null, format: (value: number) => string): string =>
  value === null ? '' : format(value);
`,
  'src/data/open-day.ts': `import { addDays, isToday, today } from './days';
import { timeNow } from './now';
import { dayEnd, isTooLate, toMinutes } from './slots';

/** Minutes of the day that are over: all of a day in the past, none of a coming one. */
export function passedMinutes(day: string): number {
  if (isToday(day)) return toMinutes(timeNow());
  return day < today() ? dayEnd : 0;
}

/** The day, or the first one after it on which a booking is still possible. */
export function firstOpenDay(day = today()): string {
  const first = day < today() ? today() : day;
  return isToday(first) && isTooLate(timeNow()) ? addDays(first, 1) : first;
}
`,
  'src/data/opening-hours.ts': `/** When appointments are possible, in minutes since midnight. */
export const openingHours = { start: 9 * 60, end: 19 * 60 };
`,
  'src/data/pairs.ts': `/** Rows two by two, in order; the last pair may have one. */
export function inPairs<Row>(rows: readonly Row[]): Row[][] {
  const pairs: Row[][] = [];
  for (let at = 0; at < rows.length; at += 2) pairs.push(rows.slice(at, at + 2));
  return pairs;
}
`,
  'src/data/periods.ts': `import { firstWeekday, locale } from '../locale';
import { addDays, addMonths, toDate, today, weekdayOf, weekdayIds } from './days';

/** The month of a day: 2026-01. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** The given number of months up to this one, oldest first. */
export function lastMonths(count: number): string[] {
  const current = monthOf(today());
  return Array.from({ length: count }, (_, index) => addMonths(current, index - count + 1));
}

/** The first day of the week that contains the day: Monday, or Sunday where weeks begin with it. */
export const weekOf = (day: string): string => {
  const sinceMonday = weekdayIds.indexOf(weekdayOf(day));
  return addDays(day, -(firstWeekday === 'sun' ? (sinceMonday + 1) % 7 : sinceMonday));
};

/** The given number of weeks up to this one by their first days, oldest first. */
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

/** The values that occur most often, without empty ones. */
export function mostFrequent(values: readonly (number | null)[], count: number): number[] {
  const known = values.filter((value) => value !== null);
  const times = totalBy(known, String, () => 1);
  return largest(times, count).map(([value]) => Number(value));
}
`,
  'src/data/random.ts': `export type Random = () => number;

/** A whole number from 0 up to, but not including, the limit. */
export const randomBelow = (limit: number, random: Random = Math.random): number =>
  Math.floor(random() * limit);

/** The same items in a random order. */
export function shuffle<Item>(items: readonly Item[], random: Random = Math.random): Item[] {
  const mixed = [...items];
  for (let index = mixed.length - 1; index > 0; index -= 1) {
    const other = randomBelow(index + 1, random);
    const [a, b] = [mixed[index], mixed[other]];
    if (a === undefined || b === undefined) continue;
    mixed[index] = b;
    mixed[other] = a;
  }
  return mixed;
}

export const pick = <Item>(items: readonly Item[], random: Random = Math.random): Item | undefined =>
  items[randomBelow(items.length, random)];
`,
  'src/data/read-number.ts': `const groups = {
  '.': /^-?[1-9]\\d{0,2}(\\.\\d{3})+(,\\d*)?$/,
  ',': /^-?[1-9]\\d{0,2}(,\\d{3})+(\\.\\d*)?$/,
};

const signs = '[₺$€£%]|tl|try|usd|eur|gbp|rs\\\\.?';

/** A number with a currency, a percent sign or a word for pieces: "₺120", "120 TL", "%18", "5 adet". */
const withSign = new RegExp(\`^(?:\${signs})?(-?[\\\\d.,]+)(?:\${signs}|lira|adet|tane|pcs)?\\\\.?$\`, 'i');
/** Spaces between groups of three digits. */
const grouping = /(?<=\\d)[\\s\\u00a0](?=\\d{3}(?!\\d))/g;

/** What stands between thousands: usually the given sign, else the one that no decimals have. */
function findThousands(typed: string, usual: '.' | ','): '.' | ',' | undefined {
  // "1.250" in Turkish and "1,250" in English are more than a thousand.
  if (groups[usual].test(typed)) return usual;
  // "1.250,50" is clear in every language.
  const other = usual === '.' ? ',' : '.';
  const isClear = typed.includes('.') && typed.includes(',');
  return isClear && groups[other].test(typed) ? other : undefined;
}

/** Reads what people type, with a comma or a point for decimals; null if it is no number. */
export function readTyped(text: string, usual: '.' | ','): number | null {
  const plainText = text.replace(/[−–]/g, '-').replaceAll(grouping, '');
  // Two numbers beside each other are none.
  if (/\\d\\s+\\d/.test(plainText)) return null;
  const typed = withSign.exec(plainText.replace(/\\s/g, ''))?.[1] ?? '';
  const thousands = findThousands(typed, usual);
  const plain = (thousands ? typed.replaceAll(thousands, '') : typed).replace(',', '.');
  const value = /^-?(\\d+\\.?\\d*|\\.\\d+)$/.test(plain) ? Number(plain) : Number.NaN;
  return Number.isFinite(value) ? value : null;
}

/** A text without the unit that the field shows anyway: "75 m²" in square metres. */
export function withoutUnit(text: string, unit = ''): string {
  const typed = text.trim();
  const isNamed = unit !== '' && typed.toLowerCase().endsWith(unit.toLowerCase());
  return isNamed ? typed.slice(0, -unit.length) : typed;
}
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
  'src/data/sections.ts': `export interface Section<Row> {
  title: string;
  data: Row[];
}

/** Rows with the same heading in one section; sections and rows keep the order of the rows. */
export function groupRows<Row>(rows: readonly Row[], headingOf: (row: Row) => string): Section<Row>[] {
  const sections = new Map<string, Row[]>();
  for (const row of rows) {
    const title = headingOf(row);
    const section = sections.get(title);
    if (section === undefined) sections.set(title, [row]);
    else section.push(row);
  }
  return [...sections].map(([title, data]) => ({ title, data }));
}
`,
  'src/data/slots.ts': `import { openingHours } from './opening-hours';

/** A part of a day in minutes since midnight. */
export interface Span {
  start: number;
  end: number;
}

export const dayEnd = 24 * 60;

/** Minutes that a booking takes if it does not say how long. */
export const usualLength = 30;

export const toMinutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** A time such as 14:30; what is after midnight has the time of the next day. */
export function toTime(minutes: number): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  return \`\${pad(Math.floor(minutes / 60) % 24)}:\${pad(minutes % 60)}\`;
}

/** The time from a moment such as 2026-01-31T14:30 on, in minutes that compare any two days. */
export function spanAt(moment: string, length: number): Span {
  const start = Date.parse(moment) / 60_000;
  return { start, end: start + length };
}

/** The time between two times of a day; an end before the start is on the next day. */
export function clockSpan(from: string, to: string): Span {
  const start = toMinutes(from);
  return { start, end: start + ((toMinutes(to) - start + dayEnd) % dayEnd || usualLength) };
}

export const overlap = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;

/** Free parts of the opening hours, without those that are shorter than \`shortest\`. */
export function listGaps(
  taken: readonly Span[],
  shortest: number,
  from: number = openingHours.start,
): Span[] {
  const gaps: Span[] = [];
  let start = Math.max(openingHours.start, from);
  for (const span of [...taken].sort((a, b) => a.start - b.start)) {
    if (span.start - start >= shortest) gaps.push({ start, end: Math.min(span.start, openingHours.end) });
    // What ends after midnight takes the rest of the day.
    start = Math.max(start, span.end < span.start ? dayEnd : span.end, span.start);
  }
  if (openingHours.end - start >= shortest) gaps.push({ start, end: openingHours.end });
  return gaps.filter((gap) => gap.end - gap.start >= shortest);
}

/** Whether the minutes from \`start\` on are free and within the opening hours. */
export function isFree(taken: readonly Span[], start: number, duration: number): boolean {
  const span = { start, end: start + duration };
  if (start < openingHours.start || span.end > openingHours.end) return false;
  return !taken.some((each) => overlap(each, span));
}

/** Start times at which \`duration\` minutes are free, every half hour. */
export function listFreeStarts(taken: readonly Span[], duration: number, from = 0): number[] {
  const starts: number[] = [];
  for (let start = openingHours.start; start < openingHours.end; start += usualLength) {
    if (start >= from && isFree(taken, start, duration)) starts.push(start);
  }
  return starts;
}

/** The first time of each hour at which a booking of the usual length is possible. */
export function listFreeHours(taken: readonly Span[], from = 0): number[] {
  const hourOf = (start = 0) => Math.floor(start / 60);
  const starts = listFreeStarts(taken, usualLength, from);
  return starts.filter((start, index) => index === 0 || hourOf(start) !== hourOf(starts[index - 1]));
}

/** Whether a booking of the usual length that starts at \`time\` or later would end after closing time. */
export const isTooLate = (time: string): boolean =>
  listFreeStarts([], usualLength, toMinutes(time)).length === 0;
`,
  'src/data/streaks.ts': `import { addDays, today } from './days';

/**
 * Days in a row that end today, or yesterday while today is still open. \`counts\` leaves out days that are not
 * planned.
 */
export function currentStreak(
  days: ReadonlySet<string>,
  counts: (day: string) => boolean = () => true,
): number {
  let streak = 0;
  let day = days.has(today()) ? today() : addDays(today(), -1);
  for (let left = 730; left > 0; left -= 1) {
    if (days.has(day)) streak += 1;
    else if (counts(day)) break;
    day = addDays(day, -1);
  }
  return streak;
}

/** The most days in a row. */
export function longestStreak(
  days: ReadonlySet<string>,
  counts: (day: string) => boolean = () => true,
): number {
  const [first] = [...days].sort();
  if (!first) return 0;
  let longest = 0;
  let streak = 0;
  for (let day = first; day <= today(); day = addDays(day, 1)) {
    if (days.has(day)) streak += 1;
    else if (counts(day)) streak = 0;
    longest = Math.max(longest, streak);
  }
  return longest;
}
`,
  'src/data/with-rules.ts': `interface Rows<Row extends { id: string }> {
  items: readonly Row[];
  save: (row: Omit<Row, 'id'> & { id?: string }) => string;
  update: (id: string, part: Partial<Omit<Row, 'id'>>) => void;
}

interface Collection<Row extends { id: string }> {
  getState: () => Rows<Row>;
  setState: (part: Partial<Rows<Row>>) => void;
}

interface Rules<Row extends { id: string }> {
  /** Fields that change because of a change. */
  follow?: (row: Omit<Row, 'id'>, before: Row | undefined) => Partial<Omit<Row, 'id'>>;
  /** What to say about a change; nothing for most. */
  announce?: (row: Row, before: Row | undefined, rows: readonly Row[]) => string | undefined;
  /** Shows a text that \`announce\` returned. */
  say?: (text: string) => void;
}

/** The collection with rules that hold for every change, from a form or with one press. */
export function withRules<Row extends { id: string }, Store extends Collection<Row>>(
  collection: Store,
  { follow, announce, say }: Rules<Row>,
): Store {
  const { save, update } = collection.getState();
  const find = (id: string | undefined): Row | undefined =>
    collection.getState().items.find((row) => row.id === id);
  const tell = (id: string, before: Row | undefined) => {
    const row = find(id);
    const text = row && announce?.(row, before, collection.getState().items);
    if (text) say?.(text);
  };
  collection.setState({
    save: (draft) => {
      const before = find(draft.id);
      const id = save({ ...draft, ...follow?.(draft, before) });
      tell(id, before);
      return id;
    },
    update: (id, part) => {
      const before = find(id);
      update(id, before ? { ...part, ...follow?.({ ...before, ...part }, before) } : part);
      tell(id, before);
    },
  });
  return collection;
}
`,
  'src/export/ExportCard.tsx': `import { StyleSheet, View } from 'react-native';
import { useShare } from '../sharing/use-share';
import { strings } from '../strings';
import { space } from '../theme';
import { AppText } from '../ui/AppText';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';
import { IconButton } from '../ui/IconButton';
import { toCsv } from './csv';
import { cellSeparator, type ExportTable, toJson } from './table';

/** Shares each kind of record as a table for a spreadsheet, and all of them for other programs. */
export function ExportCard({ name, tables }: { name: string; tables: readonly ExportTable[] }) {
  const { share, sheet } = useShare();
  const isEmpty = tables.every(({ rows }) => rows.length === 0);
  return (
    <Card style={styles.card}>
      <AppText tone="muted">{isEmpty ? strings.exporting.empty : strings.exporting.text}</AppText>
      {tables
        .filter(({ rows }) => rows.length > 0)
        .map((table) => (
          <View key={table.name} style={styles.row}>
            <View style={styles.texts}>
              <AppText variant="heading">{table.title}</AppText>
              <AppText variant="caption" tone="muted">
                {\`\${strings.common.count(table.rows.length)} · CSV\`}
              </AppText>
            </View>
            <IconButton
              icon="share-outline"
              tone="primaryInk"
              label={strings.exporting.csv(table.title)}
              onPress={() => share({ title: table.title, text: toCsv(table, cellSeparator()) })}
            />
          </View>
        ))}
      <Button
        kind="soft"
        icon="code-download-outline"
        label={strings.exporting.json}
        disabled={isEmpty}
        onPress={() => share({ title: name, text: toJson(tables) })}
      />
      {sheet}
    </Card>
  );
}

const styles = StyleSheet.create({
  card: { gap: space.md },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.md, minHeight: 48 },
  texts: { flex: 1, gap: 2 },
});
`,
  'src/export/csv.ts': `interface Cells {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** The table for a spreadsheet: a line for the columns, then one for each row. */
export function toCsv({ columns, rows }: Cells, separator: ',' | ';'): string {
  const toCell = (text: string) => (/[";,\\r\\n]/.test(text) ? \`"\${text.replaceAll('"', '""')}"\` : text);
  return [columns, ...rows].map((cells) => cells.map(toCell).join(separator)).join('\\r\\n');
}
`,
  'src/export/table.ts': `import { locale } from '../locale';

/** One kind of record to take elsewhere. */
export interface ExportTable {
  /** Name in the JSON text. */
  name: string;
  title: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** The records as the app keeps them. */
  records: readonly object[];
}

const hasDecimalComma = () => locale.startsWith('tr');

/** Between cells; where numbers have a decimal comma, spreadsheets expect semicolons. */
export const cellSeparator = () => (hasDecimalComma() ? ';' : ',');

/** A number for a cell; empty if there is none. Six decimals, because sums of decimals are not exact. */
export function numberCell(value: number | null): string {
  if (value === null) return '';
  const text = String(Math.round(value * 1e6) / 1e6);
  return hasDecimalComma() ? text.replace('.', ',') : text;
}

/** A day, or a day and a time: 2026-01-31 14:30. */
export const momentCell = (moment: string): string => moment.replace('T', ' ');

/** All records of the app for another program. */
export const toJson = (tables: readonly ExportTable[]): string =>
  JSON.stringify(Object.fromEntries(tables.map(({ name, records }) => [name, records])), null, 2);
`,
  'src/games/ArrowPad.tsx': `import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { strings } from '../strings';
import { space } from '../theme';
import { IconButton } from '../ui/IconButton';
import type { Direction } from './direction';

interface ArrowPadProps {
  onPress: (direction: Direction) => void;
  /** A button of the game at the end of the row. */
  children?: ReactNode;
}

/** The same as swiping, for those who cannot or do not want to swipe. */
export function ArrowPad({ onPress, children }: ArrowPadProps) {
  return (
    <View style={styles.pad}>
      <IconButton icon="arrow-back" label={strings.games.left} onPress={() => onPress('left')} />
      <IconButton icon="arrow-up" label={strings.games.up} onPress={() => onPress('up')} />
      <IconButton icon="arrow-down" label={strings.games.down} onPress={() => onPress('down')} />
      <IconButton icon="arrow-forward" label={strings.games.right} onPress={() => onPress('right')} />
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  pad: { flexDirection: 'row', justifyContent: 'center', gap: space.md },
});
`,
  'src/games/GameFrame.tsx': `import { type ReactNode, useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { strings } from '../strings';
import { radius, space, useTheme } from '../theme';
import { AppText } from '../ui/AppText';
import { Button } from '../ui/Button';
import type { IconName } from '../ui/Icon';
import { IconButton } from '../ui/IconButton';
import { IconCircle } from '../ui/IconCircle';
import { Screen } from '../ui/Screen';
import { HelpSheet } from './HelpSheet';

interface GameFrameProps {
  title: string;
  figures: readonly { label: string; value: string }[];
  /** How to play, one sentence per entry. */
  help: readonly string[];
  /** Covers the board before and after a game. */
  cover?: { icon?: IconName; title: string; text: string; action: string; onPress: () => void };
  onRestart: () => void;
  /** Choices above the board. */
  choices?: ReactNode;
  /** Buttons below the board. */
  controls?: ReactNode;
  /** The board and what is beside it size themselves. */
  isWide?: boolean;
  children?: ReactNode;
}

/** What every game has: figures, how to play, a new game, and the result over the board. */
export function GameFrame({
  title,
  figures,
  help,
  cover,
  onRestart,
  choices,
  controls,
  isWide,
  children,
}: GameFrameProps) {
  const { colors } = useTheme();
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const { width, height } = useWindowDimensions();
  // On its side a phone has less height than width: the board stands beside the figures, visible as a whole.
  const isBeside = width > height && !isWide;
  const boardMaximum = Math.max(280, height - (isBeside ? 150 : 96));
  return (
    <Screen
      title={title}
      right={<IconButton icon="refresh" label={strings.games.restart} onPress={onRestart} />}
    >
      <View style={isBeside ? styles.beside : styles.stacked}>
        <View style={[styles.stacked, isBeside && styles.column]}>
          <View style={styles.figures}>
            {figures.map(({ label, value }, index) => (
              <View
                key={label}
                style={[styles.figure, { backgroundColor: index === 0 ? colors.primary : colors.sunken }]}
              >
                <AppText variant="caption" tone={index === 0 ? 'onPrimary' : 'muted'} numberOfLines={1}>
                  {label}
                </AppText>
                <AppText variant="title" tone={index === 0 ? 'onPrimary' : 'ink'} numberOfLines={1}>
                  {value}
                </AppText>
              </View>
            ))}
            <IconButton icon="help" label={strings.games.howTo} onPress={() => setIsHelpOpen(true)} />
          </View>
          {choices}
          {isBeside ? controls : null}
        </View>
        <View style={[styles.board, !isWide && { maxWidth: boardMaximum }]}>
          {children}
          {cover ? (
            <View role="alert" style={styles.cover}>
              <View style={[StyleSheet.absoluteFill, styles.veil, { backgroundColor: colors.page }]} />
              <IconCircle icon={cover.icon ?? 'trophy'} size={72} />
              <AppText variant="title" style={styles.centered}>
                {cover.title}
              </AppText>
              <AppText tone="muted" style={styles.centered}>
                {cover.text}
              </AppText>
              <Button icon="play" label={cover.action} onPress={cover.onPress} />
            </View>
          ) : null}
        </View>
        {isBeside ? null : controls}
      </View>
      <HelpSheet isOpen={isHelpOpen} lines={help} onClose={() => setIsHelpOpen(false)} />
    </Screen>
  );
}

const styles = StyleSheet.create({
  figures: { flexDirection: 'row', alignItems: 'center', gap: space.sm },
  figure: {
    flex: 1,
    borderRadius: radius.control,
    paddingVertical: space.sm,
    paddingHorizontal: space.sm,
    alignItems: 'center',
  },
  stacked: { gap: space.lg },
  beside: { flexDirection: 'row', gap: space.lg },
  column: { flex: 1 },
  board: { width: '100%', alignSelf: 'center', flexShrink: 1 },
  cover: {
    position: 'absolute',
    top: 0,
    right: 0,
    bottom: 0,
    left: 0,
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.md,
    padding: space.lg,
  },
  veil: { opacity: 0.9, borderRadius: radius.card },
  centered: { textAlign: 'center' },
});
`,
  'src/games/GameStage.tsx': `import type { ReactNode } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { space } from '../theme';

interface GameStageProps {
  /** Width of the board by its height. */
  ratio: number;
  /** Beside the board. */
  side?: ReactNode;
  /** Buttons: below the board, or beside it on a phone on its side. */
  buttons?: ReactNode;
  children?: ReactNode;
}

/** A tall board that is visible as a whole, with its buttons within reach. */
export function GameStage({ ratio, side, buttons, children }: GameStageProps) {
  const { width, height } = useWindowDimensions();
  const isWide = width > height;
  const tallest = isWide ? Math.max(280, height - 120) : Math.max(300, height - 350);
  const widest = Math.min(width, 640) - 2 * space.lg - (side ? 84 + space.md : 0);
  const boardHeight = Math.min(tallest, widest / ratio);
  return (
    <View style={[styles.stage, isWide && styles.wide]}>
      <View style={styles.row}>
        <View style={{ height: boardHeight, width: boardHeight * ratio }}>{children}</View>
        {side ? <View style={styles.side}>{side}</View> : null}
      </View>
      <View style={[styles.buttons, isWide && styles.column]}>{buttons}</View>
    </View>
  );
}

const styles = StyleSheet.create({
  stage: { gap: space.lg, alignItems: 'center' },
  wide: { flexDirection: 'row', justifyContent: 'center' },
  row: { flexDirection: 'row', justifyContent: 'center', gap: space.md },
  side: { width: 84, gap: space.md },
  buttons: {
    flexDirection: 'row',
    alignItems: 'center',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: space.md,
  },
  column: { maxWidth: 120 },
});
`,
  'src/games/HelpSheet.tsx': `import { Modal, Pressable, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { strings } from '../strings';
import { radius, space, useTheme } from '../theme';
import { AppText } from '../ui/AppText';
import { Button } from '../ui/Button';

interface HelpSheetProps {
  isOpen: boolean;
  lines: readonly string[];
  onClose: () => void;
}

/** How to play, from the lower edge. */
export function HelpSheet({ isOpen, lines, onClose }: HelpSheetProps) {
  const { colors } = useTheme();
  const { bottom } = useSafeAreaInsets();
  return (
    <Modal visible={isOpen} transparent animationType="fade" onRequestClose={onClose}>
      <View style={styles.fill}>
        <Pressable role="button" aria-label={strings.common.close} onPress={onClose} style={styles.veil} />
        <View style={[styles.sheet, { backgroundColor: colors.raised, paddingBottom: bottom + space.lg }]}>
          <AppText variant="title" role="heading">
            {strings.games.howTo}
          </AppText>
          {lines.map((line, index) => (
            <View key={line} style={styles.line}>
              <View style={[styles.number, { backgroundColor: colors.soft }]}>
                <AppText variant="label" tone="onSoft">
                  {index + 1}
                </AppText>
              </View>
              <AppText style={styles.text}>{line}</AppText>
            </View>
          ))}
          <Button label={strings.games.understood} onPress={onClose} />
        </View>
      </View>
    </Modal>
  );
}

const styles = StyleSheet.create({
  fill: { flex: 1, justifyContent: 'flex-end' },
  veil: { ...StyleSheet.absoluteFill, backgroundColor: 'rgba(10, 10, 20, 0.45)' },
  sheet: {
    gap: space.md,
    padding: space.lg,
    borderTopLeftRadius: radius.card + 4,
    borderTopRightRadius: radius.card + 4,
  },
  line: { flexDirection: 'row', gap: space.md, alignItems: 'flex-start' },
  number: { width: 28, height: 28, borderRadius: 14, alignItems: 'center', justifyContent: 'center' },
  text: { flex: 1, paddingTop: 2 },
});
`,
  'src/games/ScoresPanel.tsx': `import { StyleSheet, View } from 'react-native';
import { formatDay, toDay } from '../data/days';
import { strings } from '../strings';
import { radius, space, useTheme } from '../theme';
import { AppText } from '../ui/AppText';
import { EmptyState } from '../ui/EmptyState';
import { Hero } from '../ui/Hero';
import { Icon } from '../ui/Icon';
import { Screen } from '../ui/Screen';
import { SectionTitle } from '../ui/SectionTitle';
import { formatScore, type Measure, type Score, sortScores, useScores } from './scores';

interface ScoredGame {
  id: string;
  title: string;
  measure: Measure;
}

const shownMaximum = 10;

/** The best results of each game. */
export function ScoresPanel({ title, games }: { title: string; games: readonly ScoredGame[] }) {
  const scores = useScores((state) => state.items);
  const first = games[0];
  if (!first || scores.length === 0) {
    return (
      <Screen title={title}>
        <EmptyState icon="trophy-outline" title={strings.games.noScores} text={strings.games.noScoresText} />
      </Screen>
    );
  }
  const best = sortScores(scores, first.id, first.measure)[0]?.value;
  return (
    <Screen title={title}>
      {games.length === 1 ? (
        <Hero
          label={strings.games.best}
          value={formatScore(best, first.measure)}
          note={strings.games.played(scores.length)}
          side={<Icon name="trophy" size={44} tone="onHero" />}
        />
      ) : null}
      {games.map((game) => (
        <GameScores key={game.id} game={game} scores={scores} hasTitle={games.length > 1} />
      ))}
    </Screen>
  );
}

interface GameScoresProps {
  game: ScoredGame;
  scores: readonly Score[];
  hasTitle: boolean;
}

function GameScores({ game, scores, hasTitle }: GameScoresProps) {
  const { colors, surface } = useTheme();
  const sorted = sortScores(scores, game.id, game.measure).slice(0, shownMaximum);
  if (sorted.length === 0) return null;
  return (
    <>
      {hasTitle ? <SectionTitle title={game.title} /> : null}
      <View style={[styles.list, surface]}>
        {sorted.map((score, index) => (
          <View key={score.id} style={styles.row}>
            <View style={[styles.place, { backgroundColor: index === 0 ? colors.primary : colors.soft }]}>
              <AppText variant="label" tone={index === 0 ? 'onPrimary' : 'onSoft'}>
                {index + 1}
              </AppText>
            </View>
            <AppText variant="heading" style={styles.value}>
              {formatScore(score.value, game.measure)}
            </AppText>
            <AppText variant="caption" tone="muted">
              {formatDay(toDay(new Date(score.at)))}
            </AppText>
          </View>
        ))}
      </View>
    </>
  );
}

const styles = StyleSheet.create({
  list: { borderRadius: radius.card, paddingVertical: space.sm, paddingHorizontal: space.md },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.md, minHeight: 52 },
  place: { width: 32, height: 32, borderRadius: 16, alignItems: 'center', justifyContent: 'center' },
  value: { flex: 1 },
});
`,
  'src/games/SquareBoard.tsx': `import type { ReactNode } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { radius } from '../theme';

/** Eight cells of 44 points. */
const smallest = 352;

/** A board of eight by eight. Its cells need nearly the whole width of a small phone. */
export function SquareBoard({ color, children }: { color: string; children?: ReactNode }) {
  const { height } = useWindowDimensions();
  const maxWidth = Math.max(smallest, height - 96);
  return (
    <View style={styles.around}>
      <View style={[styles.board, { maxWidth, backgroundColor: color }]}>{children}</View>
    </View>
  );
}

const styles = StyleSheet.create({
  around: { alignItems: 'center', marginHorizontal: -16 },
  board: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    width: '100%',
    aspectRatio: 1,
    borderRadius: radius.control,
    overflow: 'hidden',
    userSelect: 'none',
  },
});
`,
  'src/games/SteerButton.tsx': `import { useRef } from 'react';
import { Pressable, StyleSheet } from 'react-native';
import { radius, useTheme } from '../theme';
import { Icon, type IconName } from '../ui/Icon';

interface SteerButtonProps {
  icon: IconName;
  /** Read by screen readers. */
  label: string;
  onPress: () => void;
}

/** A wide button that acts as soon as it is touched, for games in real time. */
export function SteerButton({ icon, label, onPress }: SteerButtonProps) {
  const { colors } = useTheme();
  // Screen readers press without touching: only then the press itself acts.
  const isTouched = useRef(false);
  const touch = () => {
    isTouched.current = true;
    onPress();
  };
  const press = () => {
    if (!isTouched.current) onPress();
    isTouched.current = false;
  };
  return (
    <Pressable
      role="button"
      aria-label={label}
      onPressIn={touch}
      onPress={press}
      style={({ pressed }) => [styles.button, { backgroundColor: colors.soft }, pressed && styles.pressed]}
    >
      <Icon name={icon} size={26} tone="onSoft" />
    </Pressable>
  );
}

const styles = StyleSheet.create({
  button: {
    width: 96,
    height: 52,
    borderRadius: radius.control,
    alignItems: 'center',
    justifyContent: 'center',
  },
  pressed: { opacity: 0.6 },
});
`,
  'src/games/blocks/BlocksBoard.tsx': `import { StyleSheet, View } from 'react-native';
import Svg, { Rect } from 'react-native-svg';
import { strings } from '../../strings';
import { radius, useTheme } from '../../theme';
import type { Direction } from '../direction';
import { useSwipe } from '../use-swipe';
import { type BlocksState, cellsAt, columns, landing, levelOf, rows } from './engine';
import { type PieceName, pieceColors } from './pieces';

interface BlocksBoardProps {
  game: BlocksState;
  onSwipe: (direction: Direction) => void;
  onTap: () => void;
}

export function BlocksBoard({ game, onSwipe, onTap }: BlocksBoardProps) {
  const { colors } = useTheme();
  const handlers = useSwipe(onSwipe, onTap);
  return (
    <View
      {...handlers}
      aria-label={strings.blocks.board(levelOf(game), game.lines)}
      style={[styles.board, { backgroundColor: colors.sunken, borderColor: colors.line }]}
    >
      <Svg width="100%" height="100%" viewBox={\`0 0 \${columns} \${rows}\`}>
        {Array.from({ length: columns - 1 }, (_, index) => (
          <Rect key={index} x={index + 0.98} y={0} width={0.04} height={rows} fill={colors.line} />
        ))}
        {cellsAt(landing(game)).map(({ x, y }) => (
          <Rect
            key={\`\${x}-\${y}\`}
            x={x + 0.1}
            y={y + 0.1}
            width={0.8}
            height={0.8}
            rx={0.18}
            fill="none"
            stroke={pieceColors[game.piece.name]}
            strokeWidth={0.1}
            opacity={0.7}
          />
        ))}
        {game.cells.map((name, index) =>
          name ? <Block key={index} name={name} x={index % columns} y={Math.floor(index / columns)} /> : null,
        )}
        {cellsAt(game.piece).map(({ x, y }) => (
          <Block key={\`\${x}-\${y}\`} name={game.piece.name} x={x} y={y} />
        ))}
      </Svg>
    </View>
  );
}

export function Block({ name, x, y }: { name: PieceName; x: number; y: number }) {
  return (
    <>
      <Rect x={x + 0.04} y={y + 0.04} width={0.92} height={0.92} rx={0.2} fill={pieceColors[name]} />
      <Rect x={x + 0.16} y={y + 0.14} width={0.68} height={0.16} rx={0.08} fill="#FFFFFF" opacity={0.35} />
    </>
  );
}

const styles = StyleSheet.create({
  board: {
    width: '100%',
    height: '100%',
    borderRadius: radius.control,
    borderWidth: 1,
    overflow: 'hidden',
    userSelect: 'none',
  },
});
`,
  'src/games/blocks/BlocksGame.tsx': `import { useEffect, useState } from 'react';
import { formatNumber } from '../../data/numbers';
import { strings } from '../../strings';
import { IconButton } from '../../ui/IconButton';
import type { Direction } from '../direction';
import { GameFrame } from '../GameFrame';
import { GameStage } from '../GameStage';
import { runCover } from '../run-cover';
import { keepScore, useBest } from '../scores';
import { useRunning } from '../use-running';
import { BlocksBoard } from './BlocksBoard';
import { BlocksSide } from './BlocksSide';
import {
  columns,
  fall,
  fallTime,
  hardDrop,
  levelOf,
  newBlocks,
  rotate,
  rows,
  shift,
  softDrop,
} from './engine';

/** Turn the pieces that fall and fill whole rows; \`pace\` is in percent of the usual speed. */
export function BlocksGame({ title, pace = 100 }: { title: string; pace?: number }) {
  const [game, setGame] = useState(() => newBlocks());
  const { run, setRun } = useRunning();
  const best = Math.max(game.points, useBest('blocks', 'points') ?? 0);
  const isRunning = run === 'running' && !game.isOver;
  const { isOver, points, steps } = game;
  const level = levelOf(game);

  // A move does not delay the fall: the time counts from the latest step down.
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(
      () => setGame((now) => (now.steps === steps ? fall(now) : now)),
      (fallTime(level) * 100) / pace,
    );
    return () => clearTimeout(timer);
  }, [isRunning, steps, level, pace]);

  useEffect(() => {
    if (isOver && points > 0) keepScore('blocks', points);
  }, [isOver, points]);

  const start = () => {
    setGame(newBlocks());
    setRun('running');
  };
  const act = (change: typeof rotate) => {
    if (isRunning) setGame((now) => change(now));
  };
  const swipe = (direction: Direction) => {
    if (direction === 'left') act((now) => shift(now, -1));
    if (direction === 'right') act((now) => shift(now, 1));
    if (direction === 'up') act(rotate);
    if (direction === 'down') act(hardDrop);
  };

  return (
    <GameFrame
      title={title}
      figures={[
        { label: strings.games.points, value: formatNumber(points) },
        { label: strings.games.best, value: formatNumber(best) },
      ]}
      isWide
      help={strings.blocks.help}
      onRestart={start}
      cover={runCover({
        run,
        isOver,
        ready: strings.blocks.ready,
        result: strings.games.scored(formatNumber(points)),
        onStart: start,
        onResume: () => setRun('running'),
      })}
    >
      <GameStage
        ratio={columns / rows}
        side={<BlocksSide game={game} onPause={() => isRunning && setRun('paused')} />}
        buttons={
          <>
            <IconButton icon="arrow-back" label={strings.games.left} onPress={() => swipe('left')} />
            <IconButton icon="arrow-forward" label={strings.games.right} onPress={() => swipe('right')} />
            <IconButton
              icon="sync"
              label={strings.blocks.turn}
              tone="primaryInk"
              onPress={() => act(rotate)}
            />
            <IconButton icon="arrow-down" label={strings.games.down} onPress={() => act(softDrop)} />
            <IconButton icon="download" label={strings.blocks.drop} onPress={() => act(hardDrop)} />
          </>
        }
      >
        <BlocksBoard game={game} onSwipe={swipe} onTap={() => act(rotate)} />
      </GameStage>
    </GameFrame>
  );
}
`,
  'src/games/blocks/BlocksSide.tsx': `import { StyleSheet, View } from 'react-native';
import Svg from 'react-native-svg';
import { formatNumber } from '../../data/numbers';
import { strings } from '../../strings';
import { radius, space, useTheme } from '../../theme';
import { AppText } from '../../ui/AppText';
import { IconButton } from '../../ui/IconButton';
import { Block } from './BlocksBoard';
import { type BlocksState, levelOf } from './engine';
import { boxOf, cellsOf } from './pieces';

/** The next piece, the level and the rows, beside the board. */
export function BlocksSide({ game, onPause }: { game: BlocksState; onPause: () => void }) {
  const { colors } = useTheme();
  const box = boxOf(game.next);
  return (
    <>
      <View style={[styles.tile, { backgroundColor: colors.sunken }]} aria-label={strings.blocks.next}>
        <AppText variant="caption" tone="muted">
          {strings.blocks.next}
        </AppText>
        <Svg width={56} height={56} viewBox={\`\${(box - 4) / 2} \${(box - 4) / 2} 4 4\`} aria-hidden>
          {cellsOf(game.next, 0).map(({ x, y }) => (
            <Block key={\`\${x}-\${y}\`} name={game.next} x={x} y={y} />
          ))}
        </Svg>
      </View>
      {[
        { label: strings.blocks.level, value: levelOf(game) },
        { label: strings.blocks.lines, value: game.lines },
      ].map(({ label, value }) => (
        <View key={label} style={[styles.tile, { backgroundColor: colors.sunken }]}>
          <AppText variant="caption" tone="muted">
            {label}
          </AppText>
          <AppText variant="heading">{formatNumber(value)}</AppText>
        </View>
      ))}
      <View style={styles.pause}>
        <IconButton icon="pause" label={strings.running.pause} onPress={onPause} />
      </View>
    </>
  );
}

const styles = StyleSheet.create({
  pause: { alignItems: 'center' },
  tile: { alignItems: 'center', gap: space.xs, padding: space.sm, borderRadius: radius.control },
});
`,
  'src/games/blocks/engine.ts': `import { type Random, shuffle } from '../../data/random';
import { boxOf, type Cell, cellsOf, type PieceName, pieceNames } from './pieces';

export const columns = 10;
export const rows = 20;

export interface Piece {
  name: PieceName;
  /** Quarter turns to the right. */
  turns: number;
  /** The upper left corner of its box. */
  x: number;
  y: number;
}

export interface BlocksState {
  /** Row by row; null is free. */
  cells: readonly (PieceName | null)[];
  piece: Piece;
  next: PieceName;
  /** What follows the next piece; every seven pieces are all different. */
  bag: readonly PieceName[];
  lines: number;
  points: number;
  /** Steps down so far: the fall is timed from the latest one. */
  steps: number;
  isOver: boolean;
}

const linePoints = [0, 100, 300, 500, 800];
const linesPerLevel = 10;

/** Where a turned piece is tried if it does not fit where it is. */
const kicks: readonly Cell[] = [
  { x: 0, y: 0 },
  { x: -1, y: 0 },
  { x: 1, y: 0 },
  { x: 0, y: -1 },
  { x: -2, y: 0 },
  { x: 2, y: 0 },
];

const enter = (name: PieceName): Piece => ({
  name,
  turns: 0,
  x: Math.floor((columns - boxOf(name)) / 2),
  y: name === 'I' ? -1 : 0,
});

export const cellsAt = ({ name, turns, x, y }: Piece): Cell[] =>
  cellsOf(name, turns).map((cell) => ({ x: cell.x + x, y: cell.y + y }));

/** Cells above the board are free. */
const fits = (cells: BlocksState['cells'], piece: Piece): boolean =>
  cellsAt(piece).every(({ x, y }) => x >= 0 && x < columns && y < rows && (y < 0 || !cells[y * columns + x]));

function draw(bag: readonly PieceName[], random: Random): [PieceName, readonly PieceName[]] {
  const [first, ...rest] = bag.length > 0 ? bag : shuffle(pieceNames, random);
  return [first ?? 'T', rest];
}

export function newBlocks(random: Random = Math.random): BlocksState {
  const [first, some] = draw([], random);
  const [next, bag] = draw(some, random);
  const cells = Array.from({ length: columns * rows }, () => null);
  return { cells, piece: enter(first), next, bag, lines: 0, points: 0, steps: 0, isOver: false };
}

export const levelOf = ({ lines }: BlocksState): number => 1 + Math.floor(lines / linesPerLevel);

/** Milliseconds for one row: a sixth faster with every level. */
export const fallTime = (level: number): number => Math.max(70, Math.round(800 * 0.84 ** (level - 1)));

function moved(game: BlocksState, piece: Piece): BlocksState {
  return game.isOver || !fits(game.cells, piece) ? game : { ...game, piece };
}

export const shift = (game: BlocksState, by: -1 | 1): BlocksState =>
  moved(game, { ...game.piece, x: game.piece.x + by });

/** A quarter turn to the right, moved aside if there is no room. */
export function rotate(game: BlocksState): BlocksState {
  if (game.isOver) return game;
  const turned = { ...game.piece, turns: (game.piece.turns + 1) % 4 };
  const tried = kicks.map(({ x, y }) => ({ ...turned, x: turned.x + x, y: turned.y + y }));
  const piece = tried.find((each) => fits(game.cells, each));
  return piece ? { ...game, piece } : game;
}

/** Where the piece would land. */
export function landing({ cells, piece }: BlocksState): Piece {
  let low = piece;
  while (fits(cells, { ...low, y: low.y + 1 })) low = { ...low, y: low.y + 1 };
  return low;
}

/** The piece becomes part of the board, full rows go, and the next piece enters. */
function lock(game: BlocksState, random: Random): BlocksState {
  const landed = cellsAt(game.piece);
  const filled = [...game.cells];
  for (const { x, y } of landed) if (y >= 0) filled[y * columns + x] = game.piece.name;
  const kept = Array.from({ length: rows }, (_, row) =>
    filled.slice(row * columns, (row + 1) * columns),
  ).filter((row) => row.some((cell) => cell === null));
  const full = rows - kept.length;
  const cells = [...Array.from({ length: full * columns }, () => null), ...kept.flat()];
  const [next, bag] = draw(game.bag, random);
  const piece = enter(game.next);
  return {
    ...game,
    cells,
    piece,
    next,
    bag,
    lines: game.lines + full,
    points: game.points + (linePoints[full] ?? 0) * levelOf(game),
    isOver: landed.some(({ y }) => y < 0) || !fits(cells, piece),
  };
}

/** One row down; a piece that cannot fall is locked. */
export function fall(game: BlocksState, random: Random = Math.random): BlocksState {
  if (game.isOver) return game;
  const next = moved(game, { ...game.piece, y: game.piece.y + 1 });
  return { ...(next === game ? lock(game, random) : next), steps: game.steps + 1 };
}

/** Down by one row at the player's wish: a point if it moves. */
export function softDrop(game: BlocksState, random: Random = Math.random): BlocksState {
  const next = fall(game, random);
  return next.piece.y === game.piece.y + 1 && next.next === game.next
    ? { ...next, points: next.points + 1 }
    : next;
}

/** To the ground at once: two points a row. */
export function hardDrop(game: BlocksState, random: Random = Math.random): BlocksState {
  if (game.isOver) return game;
  const piece = landing(game);
  const points = game.points + 2 * (piece.y - game.piece.y);
  return { ...lock({ ...game, piece, points }, random), steps: game.steps + 1 };
}
`,
  'src/games/blocks/pieces.ts': `export const pieceNames = ['I', 'O', 'T', 'S', 'Z', 'J', 'L'] as const;
export type PieceName = (typeof pieceNames)[number];

export interface Cell {
  x: number;
  y: number;
}

/** Each piece in a square box: the rows of its first position. */
const rows: Record<PieceName, readonly string[]> = {
  I: ['....', '####', '....', '....'],
  O: ['##', '##'],
  T: ['.#.', '###', '...'],
  S: ['.##', '##.', '...'],
  Z: ['##.', '.##', '...'],
  J: ['#..', '###', '...'],
  L: ['..#', '###', '...'],
};

/** The width of a piece's box. */
export const boxOf = (name: PieceName): number => rows[name].length;

/** The four cells of a piece in its box after so many quarter turns to the right. */
export function cellsOf(name: PieceName, turns: number): Cell[] {
  const last = boxOf(name) - 1;
  const first = rows[name].flatMap((row, y) =>
    Array.from(row).flatMap((mark, x) => (mark === '#' ? [{ x, y }] : [])),
  );
  return first.map((cell) => {
    let { x, y } = cell;
    for (let turn = 0; turn < turns % 4; turn += 1) [x, y] = [last - y, x];
    return { x, y };
  });
}

/** Colours that stand out on the boards of both schemes. */
export const pieceColors: Record<PieceName, string> = {
  I: '#1FA7C9',
  O: '#E0A800',
  T: '#9B59D0',
  S: '#3FA34D',
  Z: '#D9485F',
  J: '#3F6FD8',
  L: '#E8772E',
};
`,
  'src/games/chess/ChessBoard.tsx': `import { Pressable, StyleSheet, View } from 'react-native';
import { strings } from '../../strings';
import { SquareBoard } from '../SquareBoard';
import { PieceView } from './PieceView';
import { columnOf, type Move, type Position, rowOf, squareName } from './position';

interface ChessBoardProps {
  position: Position;
  selected: number | null;
  /** Where the selected piece may go. */
  targets: readonly Move[];
  last: Move | undefined;
  /** The king in check. */
  checked: number | null;
  /** Black is below. */
  isTurned: boolean;
  onPress: (square: number) => void;
}

const shades = { light: '#EEDDC0', dark: '#B08560' };
const marks = { selected: '#F2C94C', last: '#E3C878', checked: '#E86A5E', target: '#1F6F5C' };
const squares = Array.from({ length: 64 }, (_, square) => square);

export function ChessBoard({
  position,
  selected,
  targets,
  last,
  checked,
  isTurned,
  onPress,
}: ChessBoardProps) {
  const { cells } = position;
  const background = (square: number): string => {
    if (square === selected) return marks.selected;
    if (square === checked) return marks.checked;
    if (last && (square === last.from || square === last.to)) return marks.last;
    return (rowOf(square) + columnOf(square)) % 2 === 0 ? shades.light : shades.dark;
  };
  return (
    <SquareBoard color={shades.dark}>
      {(isTurned ? [...squares].reverse() : squares).map((square) => {
        const piece = cells[square] ?? '.';
        const isTarget = targets.some(({ to }) => to === square);
        const name = piece === '.' ? strings.chess.empty : (strings.chess.pieces[piece] ?? '');
        return (
          <Pressable
            key={square}
            role="button"
            aria-label={strings.chess.square(squareName(square), name, isTarget)}
            aria-selected={square === selected}
            onPress={() => onPress(square)}
            style={[styles.square, { backgroundColor: background(square) }]}
          >
            {piece === '.' ? null : <PieceView piece={piece} size="92%" />}
            {isTarget ? <View style={piece === '.' ? styles.dot : styles.ring} /> : null}
          </Pressable>
        );
      })}
    </SquareBoard>
  );
}

const styles = StyleSheet.create({
  square: { width: '12.5%', height: '12.5%', alignItems: 'center', justifyContent: 'center' },
  dot: {
    position: 'absolute',
    width: '30%',
    height: '30%',
    borderRadius: 99,
    backgroundColor: marks.target,
    opacity: 0.75,
  },
  ring: {
    position: 'absolute',
    width: '94%',
    height: '94%',
    borderRadius: 99,
    borderWidth: 4,
    borderColor: marks.target,
    opacity: 0.75,
  },
});
`,
  'src/games/chess/ChessGame.tsx': `import { useEffect, useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { formatNumber } from '../../data/numbers';
import { strings } from '../../strings';
import { space } from '../../theme';
import { AppText } from '../../ui/AppText';
import { IconButton } from '../../ui/IconButton';
import { Segmented } from '../../ui/Segmented';
import { GameFrame } from '../GameFrame';
import { useBest } from '../scores';
import { ChessBoard } from './ChessBoard';
import { PromotionRow } from './PromotionRow';
import { colorOf, firstPosition, letterOf, type Move } from './position';
import { isOver, type Status, statusOf } from './status';
import { moveChess, moveComputer, movesFrom, startChess, undoChess, useChess } from './use-chess';

/** Chess for two on one phone, or against the computer, which plays black. */
export function ChessGame({ title }: { title: string }) {
  const { value: match, isLoaded } = useChess();
  const { positions, moves, opponent, streak } = match;
  const [selected, setSelected] = useState<number | null>(null);
  const [promoting, setPromoting] = useState<readonly Move[]>([]);
  const [isTurned, setIsTurned] = useState(false);
  const best = Math.max(streak, useBest('chess', 'points') ?? 0);
  const status = useMemo(() => statusOf(positions), [positions]);
  const position = positions.at(-1) ?? firstPosition;
  const { turn, cells } = position;
  const computerMoves = isLoaded && opponent !== 'friend' && turn === 'b' && !isOver(status);
  const targets = movesFrom(position, selected);

  useEffect(() => {
    if (!computerMoves) return;
    const timer = setTimeout(moveComputer, 450);
    return () => clearTimeout(timer);
  }, [computerMoves, positions]);

  const clear = () => {
    setSelected(null);
    setPromoting([]);
  };
  const restart = () => {
    clear();
    startChess(opponent);
  };
  const go = (move: Move) => {
    clear();
    moveChess(move);
  };
  const press = (square: number) => {
    if (computerMoves || isOver(status)) return;
    setPromoting([]);
    const chosen = targets.filter(({ to }) => to === square);
    const [move] = chosen;
    if (chosen.length > 1) setPromoting(chosen);
    else if (move) go(move);
    else setSelected(colorOf(cells[square]) === turn && square !== selected ? square : null);
  };

  return (
    <GameFrame
      title={title}
      isWide
      figures={[
        { label: strings.chess.turn, value: turn === 'w' ? strings.chess.white : strings.chess.black },
        { label: strings.chess.streak, value: formatNumber(best) },
      ]}
      help={strings.chess.help}
      onRestart={restart}
      choices={
        promoting.length > 0 ? (
          <PromotionRow moves={promoting} color={turn} onChoose={go} />
        ) : (
          <Segmented
            label={strings.chess.opponent}
            value={opponent}
            onChange={(value) => {
              clear();
              startChess(value);
            }}
            options={[
              { value: 'easy', label: strings.games.easy },
              { value: 'hard', label: strings.games.hard },
              { value: 'friend', label: strings.chess.friend },
            ]}
          />
        )
      }
      cover={
        isOver(status)
          ? {
              icon: status === 'mate' ? 'trophy' : 'git-compare',
              title: titleOf(status, turn === 'w' ? strings.chess.black : strings.chess.white),
              text: textOf(status),
              action: strings.games.again,
              onPress: restart,
            }
          : undefined
      }
      controls={
        <View style={styles.controls}>
          <IconButton
            icon="arrow-undo"
            label={strings.common.undo}
            tone={moves.length > 0 && !computerMoves ? 'primaryInk' : 'faint'}
            onPress={() => {
              clear();
              if (!computerMoves) undoChess();
            }}
          />
          <AppText role="status" tone={status === 'check' ? 'danger' : 'muted'} style={styles.said}>
            {status === 'check'
              ? strings.chess.check
              : computerMoves
                ? strings.chess.thinking
                : strings.chess.hint}
          </AppText>
          <IconButton
            icon="swap-vertical"
            label={strings.chess.turnBoard}
            onPress={() => setIsTurned(!isTurned)}
          />
        </View>
      }
    >
      <ChessBoard
        position={position}
        selected={selected}
        targets={targets}
        last={moves.at(-1)}
        checked={status === 'check' || status === 'mate' ? cells.indexOf(letterOf('k', turn)) : null}
        isTurned={isTurned}
        onPress={press}
      />
    </GameFrame>
  );
}

const titleOf = (status: Status, winner: string): string =>
  status === 'mate' ? strings.chess.won(winner) : strings.chess.draw;

function textOf(status: Status): string {
  if (status === 'mate') return strings.chess.mate;
  if (status === 'stalemate') return strings.chess.stalemate;
  if (status === 'repetition') return strings.chess.repetition;
  return status === 'fifty' ? strings.chess.fifty : strings.chess.material;
}

const styles = StyleSheet.create({
  controls: { flexDirection: 'row', alignItems: 'center', gap: space.md },
  said: { flex: 1, textAlign: 'center' },
});
`,
  'src/games/chess/PieceView.tsx': `import Svg, { Circle, Path, Rect } from 'react-native-svg';
import { colorOf, type Kind } from './position';

const bodies: Record<Kind, string> = {
  p: 'M15 34 C15 27 19 25 19.5 19 H25.5 C26 25 30 27 30 34 Z',
  r: 'M12 9 H16.5 V12.5 H20 V9 H25 V12.5 H28.5 V9 H33 V18 L30 20.5 V30 L32 34 H13 L15 30 V20.5 L12 18 Z',
  n: 'M14 34 C14 27 18.5 25 20.5 20.5 C17 22 13.5 24 11 20.5 C10 18 12.5 15 15 12 C15.5 9 18 8 19.5 5.5 L22.5 9 C29.5 9.5 33 17 32 34 Z',
  b: 'M22.5 10 C29.5 15 30.5 21 26.5 26 L29 34 H16 L18.5 26 C14.5 21 15.5 15 22.5 10 Z',
  q: 'M9 13 L15.5 22 L16.5 9.5 L22.5 20 L28.5 9.5 L29.5 22 L36 13 L31.5 34 H13.5 Z',
  k: 'M22.5 15 C18 10 9 14 12 22 C13 26 14.5 29 14.5 34 H30.5 C30.5 29 32 26 33 22 C36 14 27 10 22.5 15 Z',
};

/** Round parts of each piece. */
const dots: Record<Kind, readonly (readonly [x: number, y: number, size: number])[]> = {
  p: [[22.5, 14, 5.5]],
  r: [],
  n: [],
  b: [[22.5, 8.5, 2.6]],
  q: [
    [9, 12, 2.4],
    [16.5, 8.5, 2.4],
    [28.5, 8.5, 2.4],
    [36, 12, 2.4],
  ],
  k: [],
};

/** A piece in its colour with an outline in the other one. */
export function PieceView({ piece, size }: { piece: string; size: number | \`\${number}%\` }) {
  const isWhite = colorOf(piece) === 'w';
  const fill = isWhite ? '#FFFDF8' : '#2B2118';
  const stroke = isWhite ? '#2B2118' : '#F3E6D2';
  const kind = piece.toLowerCase() as Kind;
  const outline = { fill, stroke, strokeWidth: 1.5 };
  return (
    <Svg width={size} height={size} viewBox="0 0 45 45" aria-hidden>
      {kind === 'k' ? (
        <>
          <Path d="M22.5 4 V14 M18.5 7.5 H26.5" stroke={stroke} strokeWidth={5} strokeLinecap="round" />
          <Path d="M22.5 4 V14 M18.5 7.5 H26.5" stroke={fill} strokeWidth={2.4} strokeLinecap="round" />
        </>
      ) : null}
      <Path d={bodies[kind]} {...outline} strokeLinejoin="round" />
      {dots[kind].map(([x, y, r]) => (
        <Circle key={x} cx={x} cy={y} r={r} {...outline} />
      ))}
      {kind === 'n' ? <Circle cx={18} cy={14} r={1.3} fill={stroke} /> : null}
      <Rect x={11} y={34} width={23} height={5} rx={1.6} {...outline} />
    </Svg>
  );
}
`,
  'src/games/chess/PromotionRow.tsx': `import { Pressable, StyleSheet, View } from 'react-native';
import { strings } from '../../strings';
import { radius, space, useTheme } from '../../theme';
import { AppText } from '../../ui/AppText';
import { PieceView } from './PieceView';
import { letterOf, type Move } from './position';

interface PromotionRowProps {
  moves: readonly Move[];
  color: 'w' | 'b';
  onChoose: (move: Move) => void;
}

/** What a pawn on the last row becomes. */
export function PromotionRow({ moves, color, onChoose }: PromotionRowProps) {
  const { colors } = useTheme();
  return (
    <View role="alert" style={styles.box}>
      <AppText variant="label">{strings.chess.promote}</AppText>
      <View style={styles.row}>
        {moves.map((move) => {
          const piece = letterOf(move.promotion ?? 'q', color);
          return (
            <Pressable
              key={piece}
              role="button"
              aria-label={strings.chess.pieces[piece] ?? ''}
              onPress={() => onChoose(move)}
              style={({ pressed }) => [
                styles.choice,
                { backgroundColor: colors.soft },
                pressed && styles.pressed,
              ]}
            >
              <PieceView piece={piece} size={40} />
            </Pressable>
          );
        })}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  box: { alignItems: 'center', gap: space.sm },
  row: { flexDirection: 'row', gap: space.md },
  choice: {
    width: 56,
    height: 56,
    borderRadius: radius.control,
    alignItems: 'center',
    justifyContent: 'center',
  },
  pressed: { opacity: 0.6 },
});
`,
  'src/games/chess/attacks.ts': `import { type Color, colorOf, columnOf, letterOf, rowOf } from './position';

export type Step = readonly [row: number, column: number];

export const straight: readonly Step[] = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
];
export const diagonal: readonly Step[] = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
];
export const around: readonly Step[] = [...straight, ...diagonal];
export const jumps: readonly Step[] = [
  [1, 2],
  [1, -2],
  [-1, 2],
  [-1, -2],
  [2, 1],
  [2, -1],
  [-2, 1],
  [-2, -1],
];

/** The square so many rows and columns away; undefined outside of the board. */
export function go(square: number, [rows, columns]: Step): number | undefined {
  const row = rowOf(square) + rows;
  const column = columnOf(square) + columns;
  return row < 0 || row > 7 || column < 0 || column > 7 ? undefined : row * 8 + column;
}

/** The squares in one direction, up to the first piece and with it. */
export function ray(cells: string, from: number, step: Step): number[] {
  const squares: number[] = [];
  for (let at = go(from, step); at !== undefined; at = go(at, step)) {
    squares.push(at);
    if (cells[at] !== '.') break;
  }
  return squares;
}

/** Where a pawn of this colour goes: up the board for white. */
export const forward = (color: Color): number => (color === 'w' ? -1 : 1);

/** Whether a piece of this colour could take on the square. */
export function isAttacked(cells: string, square: number, by: Color): boolean {
  const has = (at: number | undefined, kinds: string): boolean => {
    const piece = at === undefined ? undefined : cells[at];
    return piece !== undefined && colorOf(piece) === by && kinds.includes(piece.toLowerCase());
  };
  const back = -forward(by);
  return (
    has(go(square, [back, 1]), 'p') ||
    has(go(square, [back, -1]), 'p') ||
    jumps.some((step) => has(go(square, step), 'n')) ||
    around.some((step) => has(go(square, step), 'k')) ||
    straight.some((step) => has(ray(cells, square, step).at(-1), 'rq')) ||
    diagonal.some((step) => has(ray(cells, square, step).at(-1), 'bq'))
  );
}

export function isInCheck(cells: string, color: Color): boolean {
  const king = cells.indexOf(letterOf('k', color));
  return king >= 0 && isAttacked(cells, king, color === 'w' ? 'b' : 'w');
}
`,
  'src/games/chess/moves.ts': `import { around, diagonal, forward, go, isAttacked, isInCheck, jumps, ray, straight } from './attacks';
import { colorOf, type Kind, letterOf, type Move, opposite, type Position, rowOf } from './position';

const promotions: readonly Kind[] = ['q', 'r', 'b', 'n'];

/** The king's way for each right to castle: where both start, what must be empty, and what must be safe. */
const castles = [
  { right: 'K', king: 60, rook: 63, to: 62, empty: [61, 62], safe: [60, 61, 62] },
  { right: 'Q', king: 60, rook: 56, to: 58, empty: [57, 58, 59], safe: [60, 59, 58] },
  { right: 'k', king: 4, rook: 7, to: 6, empty: [5, 6], safe: [4, 5, 6] },
  { right: 'q', king: 4, rook: 0, to: 2, empty: [1, 2, 3], safe: [4, 3, 2] },
] as const;

function pawnMoves({ cells, turn, passant }: Position, from: number): Move[] {
  const step = forward(turn);
  const targets: number[] = [];
  const one = go(from, [step, 0]);
  if (one !== undefined && cells[one] === '.') {
    targets.push(one);
    const two = go(one, [step, 0]);
    if (rowOf(from) === (turn === 'w' ? 6 : 1) && two !== undefined && cells[two] === '.') targets.push(two);
  }
  for (const side of [1, -1]) {
    const at = go(from, [step, side]);
    if (at !== undefined && (colorOf(cells[at]) === opposite(turn) || at === passant)) targets.push(at);
  }
  return targets.flatMap((to): Move[] =>
    rowOf(to) === 0 || rowOf(to) === 7
      ? promotions.map((promotion) => ({ from, to, promotion }))
      : [{ from, to }],
  );
}

function castlingMoves({ cells, turn, castling }: Position): Move[] {
  return castles
    .filter(
      ({ right, king, rook, empty, safe }) =>
        castling.includes(right) &&
        colorOf(right) === turn &&
        cells[king] === letterOf('k', turn) &&
        cells[rook] === letterOf('r', turn) &&
        empty.every((at) => cells[at] === '.') &&
        !safe.some((at) => isAttacked(cells, at, opposite(turn))),
    )
    .map(({ king, to }) => ({ from: king, to }));
}

function targetsOf({ cells, turn }: Position, from: number): number[] {
  const near = (steps: typeof around): number[] => steps.map((step) => go(from, step) ?? -1);
  const far = (steps: typeof around): number[] => steps.flatMap((step) => ray(cells, from, step));
  const kind = cells[from]?.toLowerCase();
  const squares =
    kind === 'n'
      ? near(jumps)
      : kind === 'k'
        ? near(around)
        : far(kind === 'b' ? diagonal : kind === 'r' ? straight : around);
  return squares.filter((at) => at >= 0 && colorOf(cells[at]) !== turn);
}

/** The position after a move that is allowed. */
export function play(position: Position, { from, to, promotion }: Move): Position {
  const { turn, passant } = position;
  const cells = Array.from(position.cells);
  const piece = cells[from] ?? '.';
  const isPawn = piece.toLowerCase() === 'p';
  const isTaking = cells[to] !== '.';
  cells[to] = promotion ? letterOf(promotion, turn) : piece;
  cells[from] = '.';
  if (isPawn && to === passant) cells[to - 8 * forward(turn)] = '.';
  const castle =
    piece.toLowerCase() === 'k' ? castles.find((each) => each.king === from && each.to === to) : undefined;
  if (castle && Math.abs(from - to) === 2) {
    cells[(castle.king + castle.to) / 2] = letterOf('r', turn);
    cells[castle.rook] = '.';
  }
  const castling = castles
    .filter(({ right, king, rook }) => {
      const isTouched = [king, rook].some((at) => at === from || at === to);
      return position.castling.includes(right) && !isTouched;
    })
    .map(({ right }) => right)
    .join('');
  const behind = (from + to) / 2;
  const canBeTaken = [1, -1].some((side) => {
    const at = go(to, [0, side]);
    return at !== undefined && cells[at] === letterOf('p', opposite(turn));
  });
  return {
    cells: cells.join(''),
    turn: opposite(turn),
    castling,
    passant: isPawn && Math.abs(to - from) === 16 && canBeTaken ? behind : -1,
    quiet: isPawn || isTaking ? 0 : position.quiet + 1,
  };
}

/** All moves that the rules allow: none that leaves the own king in check. */
export function legalMoves(position: Position): Move[] {
  const moves: Move[] = castlingMoves(position);
  for (let from = 0; from < 64; from += 1) {
    const piece = position.cells[from];
    if (colorOf(piece) !== position.turn) continue;
    if (piece?.toLowerCase() === 'p') moves.push(...pawnMoves(position, from));
    else moves.push(...targetsOf(position, from).map((to) => ({ from, to })));
  }
  return moves.filter((move) => !isInCheck(play(position, move).cells, position.turn));
}
`,
  'src/games/chess/position.ts': `export type Color = 'w' | 'b';
export type Kind = 'p' | 'n' | 'b' | 'r' | 'q' | 'k';

export interface Position {
  /** 64 signs from a8 to h1 as in FEN: capital letters are white, '.' is empty. */
  cells: string;
  turn: Color;
  /** Who may still castle to which side: some of 'KQkq'. */
  castling: string;
  /** The square behind a pawn that has just gone two steps and can be taken there; -1 if there is none. */
  passant: number;
  /** Half moves since a pawn moved or a piece was taken. */
  quiet: number;
}

export interface Move {
  from: number;
  to: number;
  promotion?: Kind;
}

export const rowOf = (square: number): number => Math.floor(square / 8);
export const columnOf = (square: number): number => square % 8;
export const squareName = (square: number): string => \`\${'abcdefgh'[columnOf(square)]}\${8 - rowOf(square)}\`;

export const opposite = (color: Color): Color => (color === 'w' ? 'b' : 'w');

export function colorOf(piece: string | undefined): Color | undefined {
  if (piece === undefined || piece === '.') return undefined;
  return piece === piece.toUpperCase() ? 'w' : 'b';
}

/** The letter of a piece in a position. */
export const letterOf = (kind: Kind, color: Color): string => (color === 'w' ? kind.toUpperCase() : kind);

/** A position in Forsyth-Edwards notation. */
export function readPosition(fen: string): Position {
  const [board = '', turn, castling = '-', passant = '-', quiet = '0'] = fen.split(' ');
  const cells = board.replaceAll('/', '').replaceAll(/\\d/g, (count) => '.'.repeat(Number(count)));
  const column = 'abcdefgh'.indexOf(passant[0] ?? '-');
  return {
    cells,
    turn: turn === 'b' ? 'b' : 'w',
    castling: castling === '-' ? '' : castling,
    passant: column < 0 ? -1 : (8 - Number(passant[1])) * 8 + column,
    quiet: Number(quiet),
  };
}

export const firstPosition = readPosition('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1');

/** Equal for positions that count as repeated. */
export const keyOf = ({ cells, turn, castling, passant }: Position): string =>
  \`\${cells}\${turn}\${castling}\${passant}\`;
`,
  'src/games/chess/search.ts': `import { isInCheck } from './attacks';
import { legalMoves, play } from './moves';
import { colorOf, columnOf, type Kind, type Move, type Position, rowOf } from './position';

const values: Record<Kind, number> = { p: 100, n: 320, b: 330, r: 500, q: 900, k: 0 };

/** Positions looked at for one move: what bounds the time. */
const mostPositions = 6000;
const mated = -100_000;

/** Material for the side to move, and a little for pieces in the middle and pawns that advance. */
export function rate({ cells, turn }: Position): number {
  let total = 0;
  for (let square = 0; square < 64; square += 1) {
    const piece = cells[square] ?? '.';
    const color = colorOf(piece);
    if (!color) continue;
    const kind = piece.toLowerCase() as Kind;
    const row = rowOf(square);
    const middle = 7 - Math.abs(2 * row - 7) / 2 - Math.abs(2 * columnOf(square) - 7) / 2;
    const advance = color === 'w' ? 6 - row : row - 1;
    const place =
      kind === 'p'
        ? advance * 3 + middle
        : kind === 'n' || kind === 'b'
          ? middle * 4
          : kind === 'q'
            ? middle
            : 0;
    total += (values[kind] + place) * (color === turn ? 1 : -1);
  }
  return total;
}

/** Pieces that are taken first: good moves early leave more branches out. */
const gain = ({ cells }: Position, { to, promotion }: Move): number =>
  (values[cells[to]?.toLowerCase() as Kind] ?? 0) + (promotion ? values[promotion] : 0);

/** A small generator, so that equal seeds give equal games. */
function numbers(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

/** The computer's move: the best after its own moves and the answers to them. Undefined if there is none. */
export function chooseMove(position: Position, depth: 1 | 2, seed: number): Move | undefined {
  let looked = 0;
  const best = (at: Position, left: number, alpha: number, beta: number): number => {
    looked += 1;
    if (left === 0 || looked > mostPositions) return rate(at);
    const moves = legalMoves(at).sort((a, b) => gain(at, b) - gain(at, a));
    if (moves.length === 0) return isInCheck(at.cells, at.turn) ? mated - left : 0;
    let highest = alpha;
    for (const move of moves) {
      highest = Math.max(highest, -best(play(at, move), left - 1, -beta, -highest));
      if (highest >= beta) break;
    }
    return highest;
  };
  const random = numbers(seed);
  let chosen: Move | undefined;
  let highest = Number.NEGATIVE_INFINITY;
  for (const move of legalMoves(position).sort((a, b) => gain(position, b) - gain(position, a))) {
    // Moves of nearly equal worth are chosen by the seed.
    const value =
      -best(play(position, move), depth - 1, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY) +
      random() * 12;
    if (value <= highest) continue;
    highest = value;
    chosen = move;
  }
  return chosen;
}
`,
  'src/games/chess/status.ts': `import { isInCheck } from './attacks';
import { legalMoves } from './moves';
import { colorOf, columnOf, keyOf, type Position, rowOf } from './position';

export type Status = 'playing' | 'check' | 'mate' | 'stalemate' | 'repetition' | 'fifty' | 'material';

export const isOver = (status: Status): boolean => status !== 'playing' && status !== 'check';

/** Neither side has what it takes to mate: kings with at most one minor piece, or bishops on one colour. */
function isDead(cells: string): boolean {
  const rest = Array.from(cells).flatMap((piece, square) =>
    piece === '.' || piece.toLowerCase() === 'k'
      ? []
      : [{ kind: piece.toLowerCase(), square, color: colorOf(piece) }],
  );
  if (rest.length < 2) return rest.every(({ kind }) => kind === 'n' || kind === 'b');
  const shades = new Set(rest.map(({ square }) => (rowOf(square) + columnOf(square)) % 2));
  return rest.every(({ kind }) => kind === 'b') && shades.size === 1;
}

/** What the last of these positions means; they are all since the start. */
export function statusOf(positions: readonly Position[]): Status {
  const position = positions.at(-1);
  if (!position) return 'playing';
  const isCheck = isInCheck(position.cells, position.turn);
  if (legalMoves(position).length === 0) return isCheck ? 'mate' : 'stalemate';
  if (isDead(position.cells)) return 'material';
  if (position.quiet >= 100) return 'fifty';
  const key = keyOf(position);
  if (positions.filter((each) => keyOf(each) === key).length >= 3) return 'repetition';
  return isCheck ? 'check' : 'playing';
}
`,
  'src/games/chess/use-chess.ts': `import { createKept } from '../../data/kept';
import { keepScore } from '../scores';
import { legalMoves, play } from './moves';
import { firstPosition, type Move, type Position } from './position';
import { chooseMove } from './search';
import { isOver, statusOf } from './status';

export type Opponent = 'easy' | 'hard' | 'friend';

interface ChessMatch {
  /** All positions since the start, the present one last. */
  positions: Position[];
  /** The latest move, to be shown. */
  moves: Move[];
  opponent: Opponent;
  /** Chooses among moves of equal worth. */
  seed: number;
  /** Games in a row won against the computer. */
  streak: number;
}

const newMatch = (opponent: Opponent, streak: number): ChessMatch => ({
  positions: [firstPosition],
  moves: [],
  opponent,
  seed: Math.floor(Math.random() * 1_000_000),
  streak,
});

/** The running game, kept on the device. */
export const useChess = createKept<ChessMatch>('game-chess', () => newMatch('easy', 0));

export const startChess = (opponent: Opponent) =>
  useChess
    .getState()
    .change(({ opponent: before, streak }) => newMatch(opponent, opponent === before ? streak : 0));

export function moveChess(move: Move) {
  const { value: match, change } = useChess.getState();
  const position = match.positions.at(-1);
  if (!position || isOver(statusOf(match.positions))) return;
  const positions = [...match.positions, play(position, move)];
  let { streak } = match;
  if (match.opponent !== 'friend' && statusOf(positions) === 'mate') {
    streak = position.turn === 'w' ? streak + 1 : 0;
    if (streak > 0) keepScore('chess', streak);
  }
  change(() => ({ ...match, positions, moves: [...match.moves, move], streak }));
}

/** The computer plays black. */
export function moveComputer() {
  const { positions, opponent, seed } = useChess.getState().value;
  const position = positions.at(-1);
  if (!position) return;
  const move = chooseMove(position, opponent === 'easy' ? 1 : 2, seed + positions.length);
  if (move) moveChess(move);
}

/** Takes back one move, or against the computer also its answer. */
export function undoChess() {
  useChess.getState().change((match) => {
    const isOwnTurn = match.positions.at(-1)?.turn === 'w';
    const count = Math.min(match.moves.length, match.opponent !== 'friend' && isOwnTurn ? 2 : 1);
    if (count === 0) return match;
    return { ...match, positions: match.positions.slice(0, -count), moves: match.moves.slice(0, -count) };
  });
}

/** Moves of the piece on a square. */
export const movesFrom = (position: Position, from: number | null): Move[] =>
  from === null ? [] : legalMoves(position).filter((move) => move.from === from);
`,
  'src/games/dice/DiceDuel.tsx': `import { StyleSheet, View } from 'react-native';
import { createKept } from '../../data/kept';
import { formatNumber } from '../../data/numbers';
import { randomBelow } from '../../data/random';
import { strings } from '../../strings';
import { space } from '../../theme';
import { Dice } from '../../tools/chance/Dice';
import { AppText } from '../../ui/AppText';
import { Button } from '../../ui/Button';
import { Segmented } from '../../ui/Segmented';
import { GameFrame } from '../GameFrame';
import { keepScore } from '../scores';
import { afterRoll, type Duel, goal, newDuel } from './duel';

export const useDuel = createKept<Duel>('game-dice-duel', newDuel);

const rollDice = (count: number): number[] => Array.from({ length: count }, () => 1 + randomBelow(6));

/** Two players roll in turn; the higher roll wins the round. */
export function DiceDuel({ title }: { title: string }) {
  const { value: duel, change } = useDuel();
  const names = [strings.diceDuel.first, strings.diceDuel.second];
  const winner = duel.wins.findIndex((count) => count >= goal);
  const isOver = winner >= 0;
  const roll = () => {
    const next = afterRoll(duel, rollDice(duel.dice));
    if (next.wins.some((count) => count >= goal)) keepScore('diceDuel', next.best);
    change(() => next);
  };
  const restart = () => change(({ dice }) => ({ ...newDuel(), dice }));
  const said =
    duel.outcome === null
      ? strings.diceDuel.turn(names[duel.turn] ?? '')
      : duel.outcome === 'draw'
        ? strings.diceDuel.drawn
        : strings.diceDuel.round(names[duel.outcome] ?? '');
  return (
    <GameFrame
      title={title}
      figures={[
        { label: strings.diceDuel.first, value: formatNumber(duel.wins[0]) },
        { label: strings.diceDuel.goal, value: formatNumber(goal) },
        { label: strings.diceDuel.second, value: formatNumber(duel.wins[1]) },
      ]}
      help={strings.diceDuel.help}
      onRestart={restart}
      cover={
        isOver
          ? {
              icon: 'trophy',
              title: strings.diceDuel.won(names[winner] ?? ''),
              text: strings.diceDuel.best(formatNumber(duel.best)),
              action: strings.games.again,
              onPress: restart,
            }
          : undefined
      }
      choices={
        <Segmented
          label={strings.diceDuel.dice}
          value={String(duel.dice)}
          onChange={(value) => change(() => ({ ...newDuel(), dice: Number(value) }))}
          options={['1', '2', '3'].map((value) => ({ value, label: value }))}
        />
      }
      controls={
        <Button
          icon="dice"
          label={strings.diceDuel.roll(names[duel.turn] ?? '')}
          disabled={isOver}
          onPress={roll}
        />
      }
    >
      <View style={styles.stage}>
        <Dice values={duel.shown} turns={duel.rolls} />
        <AppText role="status" tone="muted">
          {said}
        </AppText>
      </View>
    </GameFrame>
  );
}

const styles = StyleSheet.create({ stage: { alignItems: 'center', gap: space.md } });
`,
  'src/games/dice/duel.ts': `export interface Duel {
  /** How many dice each player rolls. */
  dice: number;
  turn: 0 | 1;
  /** Rounds that each player won. */
  wins: [number, number];
  /** What the first player rolled in this round. */
  first: number | null;
  shown: number[];
  rolls: number;
  /** Who won the last round; null while it is open. */
  outcome: 0 | 1 | 'draw' | null;
  /** The highest roll of this duel. */
  best: number;
}

/** Rounds to win. */
export const goal = 5;

export const newDuel = (): Duel => ({
  dice: 2,
  turn: 0,
  wins: [0, 0],
  first: null,
  shown: [1, 6],
  rolls: 0,
  outcome: null,
  best: 0,
});

/** The duel after the player whose turn it is rolled; equal sums give no point. */
export function afterRoll(duel: Duel, shown: number[]): Duel {
  const sum = shown.reduce((total, value) => total + value, 0);
  const common = { ...duel, shown, rolls: duel.rolls + 1, best: Math.max(duel.best, sum) };
  if (duel.turn === 0 || duel.first === null) return { ...common, turn: 1, first: sum, outcome: null };
  const outcome = sum === duel.first ? 'draw' : sum > duel.first ? 1 : 0;
  const wins: [number, number] = [
    duel.wins[0] + (outcome === 0 ? 1 : 0),
    duel.wins[1] + (outcome === 1 ? 1 : 0),
  ];
  return { ...common, turn: 0, first: null, wins, outcome };
}
`,
  'src/games/direction.ts': `export type Direction = 'left' | 'right' | 'up' | 'down';
`,
  'src/games/dodge/DodgeBoard.tsx': `import { StyleSheet, View } from 'react-native';
import Svg, { Circle, Rect } from 'react-native-svg';
import { strings } from '../../strings';
import { radius } from '../../theme';
import type { Direction } from '../direction';
import { useSwipe } from '../use-swipe';
import { type DodgeState, lanes, length, playerRow } from './engine';
import { Bonus, Obstacle, Player } from './pictures';
import { type SceneName, scenes } from './scenes';

interface DodgeBoardProps {
  game: DodgeState;
  scene: SceneName;
  onSwipe: (direction: Direction) => void;
}

/** Width of a lane in rows. */
const laneWidth = 1.7;
export const boardRatio = (lanes * laneWidth) / length;

const middle = (lane: number): number => (lane + 0.5) * laneWidth;

export function DodgeBoard({ game, scene, onSwipe }: DodgeBoardProps) {
  const handlers = useSwipe(onSwipe);
  const { ground, line, player, obstacles, bonus } = scenes[scene];
  const offset = game.distance % 2;
  return (
    <View
      {...handlers}
      aria-label={strings.dodge.board(game.lane + 1, game.lives)}
      style={[styles.board, { backgroundColor: ground }]}
    >
      <Svg width="100%" height="100%" viewBox={\`0 0 \${lanes * laneWidth} \${length}\`}>
        {Array.from({ length: 6 }, (_, index) =>
          [1, 2].map((lane) =>
            scene === 'space' ? (
              <Circle
                key={\`\${index}-\${lane}\`}
                cx={((index * 37 + lane * 23) % 50) / 10}
                cy={index * 2 + offset - 2 + lane * 0.6}
                r={0.05}
                fill="#FFFFFF"
                opacity={0.7}
              />
            ) : (
              <Rect
                key={\`\${index}-\${lane}\`}
                x={lane * laneWidth - 0.04}
                y={index * 2 + offset - 2}
                width={0.08}
                height={1}
                rx={0.04}
                fill={line}
              />
            ),
          ),
        )}
        {game.things.map((thing) =>
          thing.kind === 'bonus' ? (
            <Bonus key={thing.id} x={middle(thing.lane)} y={thing.row} fill={bonus} />
          ) : (
            <Obstacle
              key={thing.id}
              scene={scene}
              x={middle(thing.lane)}
              y={thing.row}
              look={thing.look}
              fill={obstacles[thing.look] ?? ground}
            />
          ),
        )}
        <Player
          scene={scene}
          x={middle(game.lane)}
          y={playerRow}
          fill={player}
          opacity={game.safeFor > 0 ? 0.45 : 1}
        />
      </Svg>
    </View>
  );
}

const styles = StyleSheet.create({
  board: { width: '100%', height: '100%', borderRadius: radius.card, overflow: 'hidden', userSelect: 'none' },
});
`,
  'src/games/dodge/DodgeGame.tsx': `import { useEffect, useState } from 'react';
import { formatNumber } from '../../data/numbers';
import { strings } from '../../strings';
import { IconButton } from '../../ui/IconButton';
import { GameFrame } from '../GameFrame';
import { GameStage } from '../GameStage';
import { runCover } from '../run-cover';
import { SteerButton } from '../SteerButton';
import { keepScore, useBest } from '../scores';
import { useFrames } from '../use-frames';
import { useRunning } from '../use-running';
import { boardRatio, DodgeBoard } from './DodgeBoard';
import { drive, newDodge, pointsOf, steer } from './engine';
import { type SceneName, scenes } from './scenes';

interface DodgeGameProps {
  title: string;
  scene: SceneName;
  lives?: number;
  /** Percent of the usual speed. */
  pace?: number;
}

/** Change lanes, stay away from what is in the way, and collect. */
export function DodgeGame({ title, scene, lives, pace = 100 }: DodgeGameProps) {
  const [game, setGame] = useState(() => newDodge(lives));
  const { run, setRun } = useRunning();
  const points = pointsOf(game);
  const best = Math.max(points, useBest(\`dodge-\${scene}\`, 'points') ?? 0);
  const { isOver } = game;
  const isRunning = run === 'running' && !isOver;

  useFrames(isRunning, (seconds) => setGame((now) => drive(now, (seconds * pace) / 100)));

  useEffect(() => {
    if (isOver && points > 0) keepScore(\`dodge-\${scene}\`, points);
  }, [isOver, points, scene]);

  const start = () => {
    setGame(newDodge(lives));
    setRun('running');
  };
  const move = (by: -1 | 1) => {
    if (isRunning) setGame((now) => steer(now, by));
  };
  const words = {
    road: { ready: strings.dodge.roadReady, help: strings.dodge.roadHelp },
    run: { ready: strings.dodge.runReady, help: strings.dodge.runHelp },
    space: { ready: strings.dodge.spaceReady, help: strings.dodge.spaceHelp },
  }[scene];

  return (
    <GameFrame
      title={title}
      figures={[
        { label: strings.games.points, value: formatNumber(points) },
        { label: strings.games.best, value: formatNumber(best) },
        { label: strings.running.lives, value: formatNumber(game.lives) },
      ]}
      help={[words.help, ...strings.dodge.help]}
      onRestart={start}
      isWide
      cover={runCover({
        run,
        isOver,
        icon: scenes[scene].start,
        ready: words.ready,
        result: strings.games.scored(formatNumber(points)),
        onStart: start,
        onResume: () => setRun('running'),
      })}
    >
      <GameStage
        ratio={boardRatio}
        buttons={
          <>
            <SteerButton icon="arrow-back" label={strings.games.left} onPress={() => move(-1)} />
            <IconButton
              icon="pause"
              label={strings.running.pause}
              onPress={() => isRunning && setRun('paused')}
            />
            <SteerButton icon="arrow-forward" label={strings.games.right} onPress={() => move(1)} />
          </>
        }
      >
        <DodgeBoard
          game={game}
          scene={scene}
          onSwipe={(direction) => {
            if (direction === 'left') move(-1);
            if (direction === 'right') move(1);
          }}
        />
      </GameStage>
    </GameFrame>
  );
}
`,
  'src/games/dodge/engine.ts': `import { type Random, randomBelow } from '../../data/random';

export const lanes = 3;
/** Rows of the road that are visible. */
export const length = 9;
/** Where the player is, from above. */
export const playerRow = 7.6;
export const firstLives = 3;

export interface Thing {
  id: number;
  lane: number;
  /** Its middle, from above in rows. */
  row: number;
  kind: 'obstacle' | 'bonus';
  /** Chooses among the pictures of its kind. */
  look: number;
}

export interface DodgeState {
  lane: number;
  things: readonly Thing[];
  /** Rows driven so far. */
  distance: number;
  /** The distance at which the next row of things enters. */
  nextAt: number;
  nextId: number;
  bonus: number;
  lives: number;
  /** Seconds without a collision after the last one. */
  safeFor: number;
  isOver: boolean;
}

export const newDodge = (lives = firstLives): DodgeState => ({
  lane: 1,
  things: [],
  distance: 0,
  nextAt: 2,
  nextId: 1,
  bonus: 0,
  lives,
  safeFor: 0,
  isOver: false,
});

const bonusPoints = 25;
const safeSeconds = 1.4;
const reach = 0.75;

/** Rows a second: faster with the distance, up to a limit. */
export const speedAt = (distance: number): number => Math.min(13, 4 + distance / 45);

export const pointsOf = ({ distance, bonus }: DodgeState): number =>
  Math.floor(distance) + bonus * bonusPoints;

export const steer = (game: DodgeState, by: -1 | 1): DodgeState => ({
  ...game,
  lane: Math.min(lanes - 1, Math.max(0, game.lane + by)),
});

/** Things of one row: at least one lane stays free of obstacles. */
function enter(nextId: number, random: Random): Thing[] {
  const free = randomBelow(lanes, random);
  const row: Thing[] = [];
  for (let lane = 0; lane < lanes; lane += 1) {
    const chance = random();
    const look = randomBelow(4, random);
    const id = nextId + row.length;
    if (lane === free) {
      if (chance < 0.25) row.push({ id, lane, row: -1, kind: 'bonus', look });
    } else if (chance < 0.62) row.push({ id, lane, row: -1, kind: 'obstacle', look });
  }
  return row;
}

/** What happens in so many seconds. */
export function drive(game: DodgeState, seconds: number, random: Random = Math.random): DodgeState {
  if (game.isOver) return game;
  const step = speedAt(game.distance) * seconds;
  const distance = game.distance + step;
  const isDue = distance >= game.nextAt;
  const entered = isDue ? enter(game.nextId, random) : [];
  const moved = [...game.things.map((thing) => ({ ...thing, row: thing.row + step })), ...entered].filter(
    ({ row }) => row < length + 1,
  );
  const touched = moved.filter(({ lane, row }) => lane === game.lane && Math.abs(row - playerRow) < reach);
  const safeFor = Math.max(0, game.safeFor - seconds);
  const isHit = safeFor === 0 && touched.some(({ kind }) => kind === 'obstacle');
  const taken = touched.filter(({ kind }) => kind === 'bonus').length;
  const lives = isHit ? game.lives - 1 : game.lives;
  return {
    ...game,
    // A bonus is gone when it was taken, and what was hit leaves the way.
    things: moved.filter((thing) => !touched.includes(thing) || (thing.kind === 'obstacle' && !isHit)),
    distance,
    // The room between rows grows with the speed, so that there is time to change two lanes.
    nextAt: isDue ? distance + 3.2 + speedAt(distance) * 0.12 : game.nextAt,
    nextId: game.nextId + entered.length,
    bonus: game.bonus + taken,
    lives,
    safeFor: isHit ? safeSeconds : safeFor,
    isOver: lives === 0,
  };
}
`,
  'src/games/dodge/pictures.tsx': `import { Circle, Ellipse, G, Path, Rect } from 'react-native-svg';
import type { SceneName } from './scenes';

interface PictureProps {
  scene: SceneName;
  x: number;
  y: number;
  fill: string;
  opacity?: number;
}

/** What the player steers, in a square around (x, y). */
export function Player({ scene, x, y, fill, opacity = 1 }: PictureProps) {
  if (scene === 'road') return <Car x={x} y={y} fill={fill} opacity={opacity} />;
  if (scene === 'space')
    return (
      <G transform={\`translate(\${x} \${y})\`} opacity={opacity}>
        <Path d="M-0.16 0.42 L0 0.72 L0.16 0.42 Z" fill="#FF9F45" />
        <Path
          d="M0 -0.6 C0.3 -0.25 0.3 0.15 0.24 0.44 L-0.24 0.44 C-0.3 0.15 -0.3 -0.25 0 -0.6 Z"
          fill={fill}
        />
        <Path d="M-0.24 0.05 L-0.44 0.46 L-0.22 0.4 Z M0.24 0.05 L0.44 0.46 L0.22 0.4 Z" fill="#FF6B6B" />
        <Circle cx={0} cy={-0.12} r={0.12} fill="#10204A" />
      </G>
    );
  return (
    <G transform={\`translate(\${x} \${y})\`} opacity={opacity}>
      <Ellipse cx={0} cy={0.55} rx={0.3} ry={0.08} fill="#000000" opacity={0.25} />
      <Circle cx={0} cy={-0.42} r={0.19} fill="#F2C39B" />
      <Rect x={-0.2} y={-0.22} width={0.4} height={0.46} rx={0.14} fill={fill} />
      <Path
        d="M-0.1 0.2 L-0.18 0.54 M0.1 0.2 L0.2 0.48 M-0.2 -0.1 L-0.36 0.14 M0.2 -0.1 L0.36 0.08"
        stroke="#26304A"
        strokeWidth={0.12}
        strokeLinecap="round"
      />
    </G>
  );
}

/** What must not be touched. */
export function Obstacle({ scene, x, y, fill, look }: PictureProps & { look: number }) {
  if (scene === 'road') return <Car x={x} y={y} fill={fill} opacity={1} />;
  if (scene === 'space')
    return (
      <G transform={\`translate(\${x} \${y}) rotate(\${look * 40})\`}>
        <Path
          d="M-0.34 -0.2 L-0.08 -0.42 L0.3 -0.32 L0.42 0.06 L0.2 0.4 L-0.24 0.36 L-0.44 0.08 Z"
          fill={fill}
        />
        <Circle cx={-0.1} cy={-0.08} r={0.1} fill="#000000" opacity={0.2} />
        <Circle cx={0.16} cy={0.14} r={0.07} fill="#000000" opacity={0.2} />
      </G>
    );
  return look % 2 === 0 ? (
    <G transform={\`translate(\${x} \${y})\`}>
      <Rect x={-0.42} y={-0.2} width={0.84} height={0.42} rx={0.2} fill={fill} />
      <Circle cx={0.28} cy={0} r={0.14} fill="#D9B48A" />
    </G>
  ) : (
    <Path
      d={\`M\${x - 0.4} \${y + 0.3} L\${x - 0.26} \${y - 0.22} L\${x + 0.1} \${y - 0.36} L\${x + 0.42} \${y + 0.3} Z\`}
      fill={fill}
    />
  );
}

/** What gives points. */
export function Bonus({ x, y, fill }: { x: number; y: number; fill: string }) {
  return (
    <>
      <Circle cx={x} cy={y} r={0.27} fill={fill} />
      <Circle cx={x} cy={y} r={0.17} fill="none" stroke="#B07B12" strokeWidth={0.06} />
    </>
  );
}

/** A car from above. */
function Car({ x, y, fill, opacity }: { x: number; y: number; fill: string; opacity: number }) {
  return (
    <G transform={\`translate(\${x} \${y})\`} opacity={opacity}>
      <Rect x={-0.38} y={-0.44} width={0.12} height={0.26} rx={0.04} fill="#15181F" />
      <Rect x={0.26} y={-0.44} width={0.12} height={0.26} rx={0.04} fill="#15181F" />
      <Rect x={-0.38} y={0.22} width={0.12} height={0.26} rx={0.04} fill="#15181F" />
      <Rect x={0.26} y={0.22} width={0.12} height={0.26} rx={0.04} fill="#15181F" />
      <Rect x={-0.31} y={-0.6} width={0.62} height={1.2} rx={0.2} fill={fill} />
      <Rect x={-0.23} y={-0.28} width={0.46} height={0.26} rx={0.08} fill="#1D2433" />
      <Rect x={-0.21} y={0.26} width={0.42} height={0.16} rx={0.06} fill="#1D2433" />
    </G>
  );
}
`,
  'src/games/dodge/scenes.ts': `import type { IconName } from '../../ui/Icon';

export type SceneName = 'road' | 'run' | 'space';

export interface Scene {
  /** The ground of the board, equal in both schemes. */
  ground: string;
  /** The lines between the lanes. */
  line: string;
  player: string;
  obstacles: readonly string[];
  bonus: string;
  start: IconName;
}

export const scenes: Record<SceneName, Scene> = {
  road: {
    ground: '#3B4150',
    line: '#C9CEDA',
    player: '#4FB3FF',
    obstacles: ['#E85D5D', '#E8A33D', '#8F6FE8', '#5FBF77'],
    bonus: '#FFD75E',
    start: 'car-sport',
  },
  run: {
    ground: '#3F7A4E',
    line: '#8FC79B',
    player: '#FFD25E',
    obstacles: ['#6B4A32', '#84868F', '#5A3D28', '#9A6B3F'],
    bonus: '#FFE27A',
    start: 'walk',
  },
  space: {
    ground: '#141A33',
    line: '#2C3763',
    player: '#7FE0FF',
    obstacles: ['#8C7B6B', '#A08C78', '#756A62', '#94785A'],
    bonus: '#FFE27A',
    start: 'rocket',
  },
};
`,
  'src/games/fly/FlyBoard.tsx': `import { Pressable, StyleSheet } from 'react-native';
import Svg, { Circle, Ellipse, G, Path, Rect } from 'react-native-svg';
import { strings } from '../../strings';
import { radius } from '../../theme';
import { birdX, type FlyState, gateWidth, height, width } from './engine';

const sky = '#9FD8F0';
const pillar = '#4C9A5B';
const cap = '#3B7D49';
const ground = '#C9A66B';

interface FlyBoardProps {
  game: FlyState;
  onFlap: () => void;
}

/** The whole board is the button; it is day in both schemes. */
export function FlyBoard({ game, onFlap }: FlyBoardProps) {
  return (
    <Pressable
      role="button"
      aria-label={strings.fly.board(game.points)}
      onPressIn={onFlap}
      style={[styles.board, { backgroundColor: sky }]}
    >
      <Svg width="100%" height="100%" viewBox={\`0 0 \${width} \${height}\`}>
        <Ellipse cx={1.6} cy={2} rx={0.9} ry={0.3} fill="#FFFFFF" opacity={0.7} />
        <Ellipse cx={6} cy={3.4} rx={1.1} ry={0.34} fill="#FFFFFF" opacity={0.6} />
        <Path
          d={\`M0 \${height} V8.6 L1.5 7.4 L3.2 8.8 L5 7 L6.6 8.5 L\${width} 7.6 V\${height} Z\`}
          fill="#7FBFA0"
          opacity={0.55}
        />
        {game.gates.map(({ id, x, middle, opening }) => {
          const top = middle - opening / 2;
          const bottom = middle + opening / 2;
          return (
            <G key={id}>
              <Rect x={x} y={-1} width={gateWidth} height={top + 1} fill={pillar} />
              <Rect x={x - 0.1} y={top - 0.4} width={gateWidth + 0.2} height={0.4} rx={0.1} fill={cap} />
              <Rect x={x} y={bottom} width={gateWidth} height={height} fill={pillar} />
              <Rect x={x - 0.1} y={bottom} width={gateWidth + 0.2} height={0.4} rx={0.1} fill={cap} />
            </G>
          );
        })}
        <Rect x={0} y={height - 0.3} width={width} height={0.3} fill={ground} />
        <Bird game={game} />
      </Svg>
    </Pressable>
  );
}

function Bird({ game }: { game: FlyState }) {
  const tilt = Math.max(-25, Math.min(60, game.fallSpeed * 5));
  const isUp = game.fallSpeed < 0;
  return (
    <G transform={\`translate(\${birdX} \${game.y}) rotate(\${tilt})\`}>
      <Ellipse cx={0} cy={0} rx={0.46} ry={0.38} fill="#FF8A3D" />
      <Path d="M0.4 -0.06 L0.72 0.06 L0.4 0.18 Z" fill="#F2C230" />
      <Circle cx={0.2} cy={-0.14} r={0.11} fill="#FFFFFF" />
      <Circle cx={0.23} cy={-0.14} r={0.055} fill="#20242E" />
      <Ellipse cx={-0.16} cy={isUp ? 0.12 : -0.06} rx={0.24} ry={0.15} fill="#FFB877" />
    </G>
  );
}

const styles = StyleSheet.create({
  board: { width: '100%', height: '100%', borderRadius: radius.card, overflow: 'hidden', userSelect: 'none' },
});
`,
  'src/games/fly/FlyGame.tsx': `import { useEffect, useState } from 'react';
import { formatNumber } from '../../data/numbers';
import { strings } from '../../strings';
import { IconButton } from '../../ui/IconButton';
import { GameFrame } from '../GameFrame';
import { GameStage } from '../GameStage';
import { runCover } from '../run-cover';
import { SteerButton } from '../SteerButton';
import { keepScore, useBest } from '../scores';
import { useFrames } from '../use-frames';
import { useRunning } from '../use-running';
import { flap, fly, height, newFly, width } from './engine';
import { FlyBoard } from './FlyBoard';

/** Tap to fly through the openings; \`pace\` is in percent of the usual speed. */
export function FlyGame({ title, pace = 100 }: { title: string; pace?: number }) {
  const [game, setGame] = useState(newFly);
  const { run, setRun } = useRunning();
  const { isOver, points } = game;
  const best = Math.max(points, useBest('fly', 'points') ?? 0);
  const isRunning = run === 'running' && !isOver;

  useFrames(isRunning, (seconds) => setGame((now) => fly(now, (seconds * pace) / 100)));

  useEffect(() => {
    if (isOver && points > 0) keepScore('fly', points);
  }, [isOver, points]);

  // The first press of the start button is the first flap, so the bird does not fall before the board is touched.
  const start = () => {
    setGame(flap(newFly()));
    setRun('running');
  };
  const resume = () => {
    setGame(flap);
    setRun('running');
  };
  const press = () => {
    if (isRunning) setGame(flap);
  };

  return (
    <GameFrame
      title={title}
      figures={[
        { label: strings.games.points, value: formatNumber(points) },
        { label: strings.games.best, value: formatNumber(best) },
      ]}
      help={strings.fly.help}
      onRestart={start}
      isWide
      cover={runCover({
        run,
        isOver,
        ready: strings.fly.ready,
        result: strings.games.scored(formatNumber(points)),
        onStart: start,
        onResume: resume,
      })}
    >
      <GameStage
        ratio={width / height}
        buttons={
          <>
            <SteerButton icon="arrow-up" label={strings.fly.flap} onPress={press} />
            <IconButton
              icon="pause"
              label={strings.running.pause}
              onPress={() => isRunning && setRun('paused')}
            />
          </>
        }
      >
        <FlyBoard game={game} onFlap={press} />
      </GameStage>
    </GameFrame>
  );
}
`,
  'src/games/fly/engine.ts': `import type { Random } from '../../data/random';

export const width = 8;
export const height = 11;
/** Where the bird is, from the left. */
export const birdX = 2.2;
export const birdRadius = 0.38;
export const gateWidth = 1.2;

export interface Gate {
  id: number;
  /** Its left edge. */
  x: number;
  /** The middle of its opening, from above. */
  middle: number;
  opening: number;
  isPassed: boolean;
}

export interface FlyState {
  /** From above. */
  y: number;
  /** Down, in units a second. */
  fallSpeed: number;
  gates: readonly Gate[];
  nextId: number;
  points: number;
  isOver: boolean;
}

const gravity = 24;
const lift = -7.2;
const room = 4.4;
const margin = 0.9;

export const newFly = (): FlyState => ({
  y: height * 0.42,
  fallSpeed: 0,
  gates: [],
  nextId: 1,
  points: 0,
  isOver: false,
});

export const speedAt = (points: number): number => Math.min(4.6, 2.7 + points * 0.05);

/** How high the next opening is: tighter with every gate passed. */
export const openingAt = (points: number): number => Math.max(2.7, 3.7 - points * 0.03);

export const flap = (game: FlyState): FlyState => (game.isOver ? game : { ...game, fallSpeed: lift });

function withNextGate(gates: readonly Gate[], game: FlyState, random: Random): readonly Gate[] {
  const last = gates.at(-1);
  if (last && last.x > width - room) return gates;
  const opening = openingAt(game.points);
  const lowest = margin + opening / 2;
  const middle = lowest + random() * (height - 2 * lowest);
  return [...gates, { id: game.nextId, x: width + 0.4, middle, opening, isPassed: false }];
}

const touches = (gate: Gate, y: number): boolean =>
  birdX + birdRadius > gate.x &&
  birdX - birdRadius < gate.x + gateWidth &&
  Math.abs(y - gate.middle) > gate.opening / 2 - birdRadius;

/** What happens in so many seconds. */
export function fly(game: FlyState, seconds: number, random: Random = Math.random): FlyState {
  if (game.isOver) return game;
  const fallSpeed = game.fallSpeed + gravity * seconds;
  const y = game.y + fallSpeed * seconds;
  const step = speedAt(game.points) * seconds;
  const moved = game.gates
    .map((gate) => ({ ...gate, x: gate.x - step }))
    .filter(({ x }) => x > -gateWidth)
    .map((gate) => ({ ...gate, isPassed: gate.isPassed || gate.x + gateWidth < birdX }));
  const passed = moved.filter(({ id, isPassed }) =>
    game.gates.some((before) => before.id === id && isPassed && !before.isPassed),
  ).length;
  const gates = withNextGate(moved, game, random);
  return {
    y,
    fallSpeed,
    gates,
    nextId: game.nextId + gates.length - moved.length,
    points: game.points + passed,
    // The sky is a ceiling that does not hurt; the ground ends the flight.
    isOver: y > height - birdRadius || gates.some((gate) => touches(gate, Math.max(birdRadius, y))),
    ...(y < birdRadius ? { y: birdRadius, fallSpeed: Math.max(0, fallSpeed) } : {}),
  };
}
`,
  'src/games/hangman/Hangman.tsx': `import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { createKept } from '../../data/kept';
import { formatNumber } from '../../data/numbers';
import { pick } from '../../data/random';
import { strings } from '../../strings';
import { radius, space, useTheme } from '../../theme';
import { AppText } from '../../ui/AppText';
import { Badge } from '../../ui/Badge';
import { GameFrame } from '../GameFrame';
import { keepScore, useBest } from '../scores';
import { LetterKeyboard } from '../word-guess/LetterKeyboard';
import { type HangmanGame, isLost, isSolved, mistakeMaximum, mistakes, tryLetter } from './engine';
import { HangmanPicture } from './HangmanPicture';

interface Topic {
  name: string;
  words: readonly string[];
}

interface Kept {
  game: HangmanGame | null;
  streak: number;
}

export const useHangman = createKept<Kept>('game-hangman', () => ({ game: null, streak: 0 }));

function newHangman(topics: readonly Topic[], except?: string): HangmanGame {
  const topic = pick(topics);
  const word = pick(topic?.words.filter((each) => each !== except) ?? []) ?? '';
  return { topic: topic?.name ?? '', word, tried: [] };
}

interface HangmanProps {
  title: string;
  topics: readonly Topic[];
  letters: readonly string[];
  /** Language of the words. */
  locale: string;
}

/** Find the word letter by letter before the drawing is complete. */
export function Hangman({ title, topics, letters, locale }: HangmanProps) {
  const { colors } = useTheme();
  const { value, change } = useHangman();
  const [first] = useState(() => newHangman(topics));
  const game = value.game ?? first;
  const best = useBest('hangman', 'points') ?? 0;
  const solved = isSolved(game);
  const lost = isLost(game);
  const upper = (text: string) => text.toLocaleUpperCase(locale);

  const press = (letter: string) => {
    const next = tryLetter(game, letter);
    const nowSolved = isSolved(next) && !solved;
    const streak = nowSolved ? value.streak + 1 : isLost(next) ? 0 : value.streak;
    if (nowSolved) keepScore('hangman', streak);
    change(() => ({ game: next, streak }));
  };
  const restart = () => change((now) => ({ ...now, game: newHangman(topics, game.word) }));

  return (
    <GameFrame
      title={title}
      figures={[
        { label: strings.hangman.left, value: formatNumber(mistakeMaximum - mistakes(game)) },
        { label: strings.words.streak, value: formatNumber(value.streak) },
        { label: strings.games.best, value: formatNumber(best) },
      ]}
      help={strings.hangman.help}
      onRestart={restart}
      cover={
        solved || lost
          ? {
              title: solved ? strings.words.found : strings.games.over,
              text: strings.words.answer(upper(game.word)),
              action: strings.words.next,
              onPress: restart,
            }
          : undefined
      }
      controls={
        <LetterKeyboard
          rows={letters}
          locale={locale}
          known={Object.fromEntries(
            game.tried.map((letter) => [letter, game.word.includes(letter) ? 'right' : 'absent'] as const),
          )}
          onLetter={press}
        />
      }
    >
      <View style={[styles.board, { backgroundColor: colors.sunken }]}>
        <HangmanPicture parts={mistakes(game)} />
        <View>
          <Badge label={game.topic} tone="info" />
        </View>
        <View style={styles.word}>
          {Array.from(game.word).map((letter, index) => (
            <View key={index} style={[styles.letter, { borderBottomColor: colors.muted }]}>
              <AppText variant="title">{game.tried.includes(letter) ? upper(letter) : ' '}</AppText>
            </View>
          ))}
        </View>
      </View>
    </GameFrame>
  );
}

const styles = StyleSheet.create({
  board: { alignItems: 'center', gap: space.md, padding: space.lg, borderRadius: radius.card },
  word: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: 6 },
  letter: { minWidth: 24, alignItems: 'center', borderBottomWidth: 3 },
});
`,
  'src/games/hangman/HangmanPicture.tsx': `import Svg, { Circle, Path } from 'react-native-svg';
import { strings } from '../../strings';
import { useTheme } from '../../theme';
import { mistakeMaximum } from './engine';

const strokes = [
  'M20 132 H100',
  'M40 132 V14 H104 V28',
  'M104 56 V92',
  'M104 66 L86 78',
  'M104 66 L122 78',
  'M104 92 L90 112 M104 92 L118 112',
];

/** The drawing that grows with every mistake. */
export function HangmanPicture({ parts }: { parts: number }) {
  const { colors } = useTheme();
  const isHeadDrawn = parts > 2;
  const shown = strokes.slice(0, parts > 2 ? parts - 1 : parts);
  return (
    <Svg
      width={160}
      height={144}
      viewBox="0 0 160 144"
      role="img"
      aria-label={strings.hangman.picture(parts, mistakeMaximum)}
    >
      <Circle cx={84} cy={76} r={64} fill={colors.soft} />
      {shown.map((path) => (
        <Path
          key={path}
          d={path}
          stroke={colors.onSoft}
          strokeWidth={5}
          strokeLinecap="round"
          strokeLinejoin="round"
          fill="none"
        />
      ))}
      {isHeadDrawn ? (
        <Circle cx={104} cy={42} r={13} stroke={colors.onSoft} strokeWidth={5} fill={colors.page} />
      ) : null}
    </Svg>
  );
}
`,
  'src/games/hangman/engine.ts': `/** A drawing with this many parts is complete. */
export const mistakeMaximum = 7;

export interface HangmanGame {
  topic: string;
  word: string;
  /** Letters that were tried. */
  tried: readonly string[];
}

export const mistakes = ({ word, tried }: HangmanGame): number =>
  tried.filter((letter) => !word.includes(letter)).length;

export const isSolved = ({ word, tried }: HangmanGame): boolean =>
  Array.from(word).every((letter) => tried.includes(letter));

export const isLost = (game: HangmanGame): boolean => mistakes(game) >= mistakeMaximum;

export function tryLetter(game: HangmanGame, letter: string): HangmanGame {
  if (isSolved(game) || isLost(game) || game.tried.includes(letter)) return game;
  return { ...game, tried: [...game.tried, letter] };
}
`,
  'src/games/hangman/words-en.ts': `/** Words by what they name. */
export const topics = [
  {
    name: 'Animal',
    words: 'giraffe turtle squirrel penguin crocodile butterfly dolphin hedgehog stork camel'.split(' '),
  },
  {
    name: 'Food',
    words: 'pancake spaghetti sandwich pumpkin chocolate dumpling omelette biscuit pudding lasagne'.split(
      ' ',
    ),
  },
  {
    name: 'City',
    words: 'london paris istanbul chicago barcelona edinburgh toronto vienna lisbon sydney'.split(' '),
  },
  {
    name: 'Job',
    words: 'teacher engineer carpenter firefighter pharmacist pilot nurse plumber tailor lawyer'.split(' '),
  },
  {
    name: 'Thing',
    words: 'umbrella computer blanket teapot scissors ladder pillow keyboard backpack lantern'.split(' '),
  },
];

export const letters = ['abcdefghi', 'jklmnopqr', 'stuvwxyz'];

/** Language of the words: decides their capitals. */
export const wordLocale = 'en-GB';
`,
  'src/games/hangman/words-tr.ts': `/** Words by what they name. */
export const topics = [
  {
    name: 'Hayvan',
    words: 'zürafa kaplumbağa sincap penguen timsah kelebek yunus kirpi leylek deve'.split(' '),
  },
  {
    name: 'Yemek',
    words: 'mantı karnıyarık baklava lahmacun mercimek börek dolma künefe menemen pide'.split(' '),
  },
  {
    name: 'Şehir',
    words: 'istanbul ankara izmir trabzon antalya eskişehir mardin bursa erzurum çanakkale'.split(' '),
  },
  {
    name: 'Meslek',
    words: 'öğretmen mühendis marangoz itfaiyeci eczacı pilot hemşire aşçı terzi avukat'.split(' '),
  },
  {
    name: 'Eşya',
    words: 'buzdolabı şemsiye bilgisayar gözlük battaniye çaydanlık makas süpürge merdiven'.split(' '),
  },
];

export const letters = ['abcçdefgğh', 'ıijklmnoöp', 'rsştuüvyz'];

/** Language of the words: decides their capitals. */
export const wordLocale = 'tr-TR';
`,
  'src/games/match/Gem.tsx': `import Svg, { Circle, Path, Rect } from 'react-native-svg';

/** Each kind has its own shape, so that gems can be told apart without colours. */
const paths = [
  'M20 5 L35 20 L20 35 L5 20 Z',
  'M20 5 L36 33 H4 Z',
  'M20 4 L34 12 V28 L20 36 L6 28 V12 Z',
  'M20 4 L24.6 14.6 L36 15.6 L27.4 23.2 L30 34.4 L20 28.4 L10 34.4 L12.6 23.2 L4 15.6 L15.4 14.6 Z',
];
const colors = ['#E5484D', '#2F9E5B', '#8E4EC6', '#F5A623', '#2F7DE1', '#E9549A'];

export function Gem({ kind }: { kind: number }) {
  const fill = colors[kind];
  return (
    <Svg width="84%" height="84%" viewBox="0 0 40 40" aria-hidden>
      {kind < paths.length ? (
        <Path d={paths[kind]} fill={fill} stroke={fill} strokeWidth={4} strokeLinejoin="round" />
      ) : kind === 4 ? (
        <Circle cx={20} cy={20} r={16} fill={fill} />
      ) : (
        <Rect x={6} y={6} width={28} height={28} rx={8} fill={fill} />
      )}
      <Circle cx={15} cy={15} r={3.4} fill="#FFFFFF" opacity={0.45} />
    </Svg>
  );
}
`,
  'src/games/match/MatchBoard.tsx': `import { Pressable, StyleSheet, View } from 'react-native';
import { strings } from '../../strings';
import { useTheme } from '../../theme';
import { SquareBoard } from '../SquareBoard';
import { type Gems, size } from './board';
import { Gem } from './Gem';

interface MatchBoardProps {
  gems: Gems;
  removing: readonly number[];
  selected: number | null;
  onPress: (index: number) => void;
}

export function MatchBoard({ gems, removing, selected, onPress }: MatchBoardProps) {
  const { colors } = useTheme();
  const gone = new Set(removing);
  return (
    <SquareBoard color={colors.sunken}>
      {gems.map((kind, index) => (
        <Pressable
          key={index}
          role="button"
          aria-label={strings.matchThree.cell(
            Math.floor(index / size) + 1,
            (index % size) + 1,
            strings.matchThree.kinds[kind] ?? '',
          )}
          aria-selected={index === selected}
          onPress={() => onPress(index)}
          style={({ pressed }) => [
            styles.cell,
            index === selected && { backgroundColor: colors.soft, borderColor: colors.primary },
            pressed && styles.pressed,
          ]}
        >
          <View style={[styles.gem, gone.has(index) && styles.gone]}>
            <Gem kind={kind} />
          </View>
        </Pressable>
      ))}
    </SquareBoard>
  );
}

const styles = StyleSheet.create({
  cell: {
    width: '12.5%',
    height: '12.5%',
    borderRadius: 10,
    borderWidth: 2,
    borderColor: 'transparent',
    alignItems: 'center',
    justifyContent: 'center',
  },
  gem: { width: '100%', height: '100%', alignItems: 'center', justifyContent: 'center' },
  gone: { opacity: 0.25, transform: [{ scale: 0.6 }] },
  pressed: { opacity: 0.6 },
});
`,
  'src/games/match/MatchThreeGame.tsx': `import { useEffect, useState } from 'react';
import { StyleSheet } from 'react-native';
import { formatNumber } from '../../data/numbers';
import { strings } from '../../strings';
import { AppText } from '../../ui/AppText';
import { GameFrame } from '../GameFrame';
import { useBest } from '../scores';
import { areNeighbours } from './board';
import { isOver } from './engine';
import { MatchBoard } from './MatchBoard';
import { matchGame, settleGems, startMatch, swapGems, useMatchThree } from './use-match';

/** How long a line is shown before it goes. */
const shownFor = 260;

/** Swap neighbours to make lines of three. */
export function MatchThreeGame({ title }: { title: string }) {
  const { value: game, isLoaded } = useMatchThree();
  const { gems, moves, points, removing, chain, isMixed } = game;
  const [selected, setSelected] = useState<number | null>(null);
  const [isRefused, setIsRefused] = useState(false);
  const best = Math.max(points, useBest(matchGame, 'points') ?? 0);
  const isSettling = isLoaded && removing.length > 0;

  useEffect(() => {
    if (!isSettling) return;
    const timer = setTimeout(settleGems, shownFor);
    return () => clearTimeout(timer);
  }, [isSettling, chain]);

  const restart = () => {
    setSelected(null);
    setIsRefused(false);
    startMatch();
  };
  const press = (index: number) => {
    if (isSettling) return;
    setIsRefused(false);
    if (selected === null || !areNeighbours(selected, index)) {
      setSelected(index === selected ? null : index);
      return;
    }
    setIsRefused(!swapGems(selected, index));
    setSelected(null);
  };
  const said = isRefused
    ? strings.matchThree.refused
    : chain > 1
      ? strings.matchThree.chain(chain)
      : isMixed
        ? strings.matchThree.mixed
        : strings.matchThree.hint;

  return (
    <GameFrame
      title={title}
      figures={[
        { label: strings.games.points, value: formatNumber(points) },
        { label: strings.games.best, value: formatNumber(best) },
        { label: strings.matchThree.moves, value: formatNumber(moves) },
      ]}
      isWide
      help={strings.matchThree.help}
      onRestart={restart}
      cover={
        isOver(game)
          ? {
              title: strings.matchThree.over,
              text: strings.games.scored(formatNumber(points)),
              action: strings.games.again,
              onPress: restart,
            }
          : undefined
      }
      controls={
        <AppText role="status" variant="caption" tone="muted" style={styles.said}>
          {said}
        </AppText>
      }
    >
      <MatchBoard gems={gems} removing={removing} selected={selected} onPress={press} />
    </GameFrame>
  );
}

const styles = StyleSheet.create({ said: { textAlign: 'center' } });
`,
  'src/games/match/board.ts': `import { type Random, randomBelow, shuffle } from '../../data/random';

export const size = 8;
export const kinds = 6;

/** Kinds of the gems, row by row. */
export type Gems = readonly number[];

const rowOf = (index: number): number => Math.floor(index / size);
const columnOf = (index: number): number => index % size;

export const areNeighbours = (a: number, b: number): boolean =>
  Math.abs(rowOf(a) - rowOf(b)) + Math.abs(columnOf(a) - columnOf(b)) === 1;

export const swapped = (gems: Gems, a: number, b: number): Gems =>
  gems.map((gem, index) => (index === a ? (gems[b] ?? gem) : index === b ? (gems[a] ?? gem) : gem));

/** Places of all gems that are in a line of three or more. */
export function findMatches(gems: Gems): ReadonlySet<number> {
  const found = new Set<number>();
  for (let index = 0; index < gems.length; index += 1) {
    for (const step of [1, size]) {
      const hasRoom = step === 1 ? columnOf(index) <= size - 3 : rowOf(index) <= size - 3;
      const line = [index, index + step, index + 2 * step];
      if (hasRoom && line.every((at) => gems[at] === gems[index])) for (const at of line) found.add(at);
    }
  }
  return found;
}

/** A swap that makes a line; undefined if there is none. */
export function findMove(gems: Gems): readonly [number, number] | undefined {
  for (let index = 0; index < gems.length; index += 1)
    for (const other of [index + 1, index + size])
      if (
        other < gems.length &&
        areNeighbours(index, other) &&
        findMatches(swapped(gems, index, other)).size > 0
      )
        return [index, other];
  return undefined;
}

/** No line yet, and a move that makes one. */
const isPlayable = (gems: Gems): boolean => findMatches(gems).size === 0 && findMove(gems) !== undefined;

/** Whether a gem here would end a line with those before it. */
function endsLine(gems: readonly number[], index: number, kind: number): boolean {
  const isLine = (step: number): boolean => gems[index - step] === kind && gems[index - 2 * step] === kind;
  return (columnOf(index) >= 2 && isLine(1)) || (rowOf(index) >= 2 && isLine(size));
}

/** Gems without a line of three. */
function fill(random: Random): Gems {
  const gems: number[] = [];
  for (let index = 0; index < size * size; index += 1) {
    const free = Array.from({ length: kinds }, (_, kind) => kind).filter(
      (kind) => !endsLine(gems, index, kind),
    );
    gems.push(free[randomBelow(free.length, random)] ?? 0);
  }
  return gems;
}

export function newGems(random: Random = Math.random): Gems {
  let gems = fill(random);
  while (!isPlayable(gems)) gems = fill(random);
  return gems;
}

/** The same gems in another order, for a board without a move. */
export function reshuffled(gems: Gems, random: Random = Math.random): Gems {
  for (let attempt = 0; attempt < 60; attempt += 1) {
    const rest = shuffle(gems, random);
    const mixed: number[] = [];
    while (rest.length > 0) {
      const fit = rest.findIndex((kind) => !endsLine(mixed, mixed.length, kind));
      mixed.push(...rest.splice(Math.max(0, fit), 1));
    }
    if (isPlayable(mixed)) return mixed;
  }
  // So many gems of one kind can hardly be placed.
  return newGems(random);
}

/** Gems fall into the removed places, and new ones enter above. */
export function collapse(gems: Gems, removed: ReadonlySet<number>, random: Random = Math.random): Gems {
  const next = [...gems];
  for (let column = 0; column < size; column += 1) {
    const kept: number[] = [];
    for (let row = size - 1; row >= 0; row -= 1) {
      const index = row * size + column;
      const gem = gems[index];
      if (!removed.has(index) && gem !== undefined) kept.push(gem);
    }
    for (let row = size - 1; row >= 0; row -= 1)
      next[row * size + column] = kept[size - 1 - row] ?? randomBelow(kinds, random);
  }
  return next;
}
`,
  'src/games/match/engine.ts': `import type { Random } from '../../data/random';
import {
  areNeighbours,
  collapse,
  findMatches,
  findMove,
  type Gems,
  newGems,
  reshuffled,
  swapped,
} from './board';

export const firstMoves = 25;
const gemPoints = 10;

export interface MatchThree {
  gems: Gems;
  moves: number;
  points: number;
  /** Places that are about to be emptied. */
  removing: readonly number[];
  /** Lines in a row without a new move. */
  chain: number;
  /** The board has just been mixed, because no move was left. */
  isMixed: boolean;
}

export const newMatchThree = (random: Random = Math.random): MatchThree => ({
  gems: newGems(random),
  moves: firstMoves,
  points: 0,
  removing: [],
  chain: 0,
  isMixed: false,
});

export const isOver = ({ moves, removing }: MatchThree): boolean => moves === 0 && removing.length === 0;

/** Swaps two neighbours. Only a swap that makes a line is a move; else the game stays as it is. */
export function swap(game: MatchThree, a: number, b: number): MatchThree {
  if (game.moves === 0 || game.removing.length > 0 || !areNeighbours(a, b)) return game;
  const gems = swapped(game.gems, a, b);
  const matches = findMatches(gems);
  if (matches.size === 0) return game;
  return { ...game, gems, moves: game.moves - 1, removing: [...matches], chain: 1, isMixed: false };
}

/** Removes the lines, lets gems fall and finds the lines that this makes; each of a chain is worth more. */
export function settle(game: MatchThree, random: Random = Math.random): MatchThree {
  if (game.removing.length === 0) return game;
  const gems = collapse(game.gems, new Set(game.removing), random);
  const removing = [...findMatches(gems)];
  const isStuck = removing.length === 0 && findMove(gems) === undefined;
  return {
    ...game,
    gems: isStuck ? reshuffled(gems, random) : gems,
    points: game.points + game.removing.length * gemPoints * game.chain,
    removing,
    chain: removing.length > 0 ? game.chain + 1 : 0,
    isMixed: isStuck,
  };
}
`,
  'src/games/match/use-match.ts': `import { createKept } from '../../data/kept';
import { keepScore } from '../scores';
import { isOver, type MatchThree, newMatchThree, settle, swap } from './engine';

export const matchGame = 'matchThree';

/** The running game, kept on the device. */
export const useMatchThree = createKept<MatchThree>('game-match-three', () => newMatchThree());

export const startMatch = () => useMatchThree.getState().change(() => newMatchThree());

/** Whether the swap made a line. */
export function swapGems(a: number, b: number): boolean {
  const { value, change } = useMatchThree.getState();
  const next = swap(value, a, b);
  if (next === value) return false;
  change(() => next);
  return true;
}

export function settleGems() {
  const { value, change } = useMatchThree.getState();
  const next = settle(value);
  if (isOver(next) && !isOver(value) && next.points > 0) keepScore(matchGame, next.points);
  change(() => next);
}
`,
  'src/games/memory/MemoryCardView.tsx': `import Ionicons from '@expo/vector-icons/Ionicons';
import { useEffect, useState } from 'react';
import { Animated, Platform, Pressable, StyleSheet } from 'react-native';
import { radius, useTheme } from '../../theme';
import { Icon, type IconName } from '../../ui/Icon';

const useNativeDriver = Platform.OS !== 'web';
const inks = ['#D9483B', '#2F8F5B', '#6A4FC9', '#C2358A', '#1F7FB8', '#B86A12'];

interface MemoryCardViewProps {
  icon: IconName;
  /** Which of the picture colours. */
  color: number;
  label: string;
  isOpen: boolean;
  isFound: boolean;
  onPress: () => void;
}

export function MemoryCardView({ icon, color, label, isOpen, isFound, onPress }: MemoryCardViewProps) {
  const { colors } = useTheme();
  const [turn] = useState(() => new Animated.Value(isOpen ? 1 : 0));

  useEffect(() => {
    Animated.timing(turn, { toValue: isOpen ? 1 : 0, duration: 200, useNativeDriver }).start();
  }, [turn, isOpen]);

  const scaleX = turn.interpolate({ inputRange: [0, 0.5, 1], outputRange: [1, 0.1, 1] });
  return (
    <Pressable role="button" aria-label={isOpen ? \`\${label}: \${icon}\` : label} onPress={onPress}>
      <Animated.View
        style={[
          styles.card,
          { backgroundColor: isOpen ? '#FFFFFF' : colors.primary, transform: [{ scaleX }] },
          isFound && styles.found,
        ]}
      >
        {isOpen ? (
          <Ionicons name={icon} size={34} color={inks[color % inks.length]} aria-hidden />
        ) : (
          <Icon name="help" size={24} tone="onPrimary" />
        )}
      </Animated.View>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  card: {
    aspectRatio: 0.85,
    borderRadius: radius.control,
    alignItems: 'center',
    justifyContent: 'center',
    boxShadow: '0 3px 8px rgba(30, 22, 56, 0.14)',
  },
  found: { opacity: 0.55 },
});
`,
  'src/games/memory/MemoryGame.tsx': `import { useEffect } from 'react';
import { StyleSheet, View } from 'react-native';
import { createKept } from '../../data/kept';
import { formatNumber } from '../../data/numbers';
import { strings } from '../../strings';
import { space } from '../../theme';
import type { IconName } from '../../ui/Icon';
import { Segmented } from '../../ui/Segmented';
import { GameFrame } from '../GameFrame';
import { formatScore, keepScore, useBest } from '../scores';
import { closeCards, isComplete, newMemory, turnCard } from './engine';
import { MemoryCardView } from './MemoryCardView';

const pictures: IconName[] = [
  'rocket',
  'leaf',
  'planet',
  'heart',
  'fish',
  'bicycle',
  'balloon',
  'umbrella',
  'flower',
  'ice-cream',
  'boat',
  'star',
];
const levels = { '6': 6, '8': 8, '12': 12 } as const;
const openTime = 900;

export const useMemoryGame = createKept('game-memory', () => newMemory(pictures, 8));

/** Find all pairs with as few moves as possible. */
export function MemoryGame({ title }: { title: string }) {
  const { value: game, change } = useMemoryGame();
  const pairs = game.cards.length / 2;
  const id = \`memory-\${pairs}\`;
  const best = useBest(id, 'moves');
  const found = game.cards.filter((card) => card.isFound).length / 2;
  const done = isComplete(game);

  useEffect(() => {
    if (game.open.length < 2) return;
    const timer = setTimeout(() => change(closeCards), openTime);
    return () => clearTimeout(timer);
  }, [game.open, change]);

  const turn = (card: number) => {
    const next = turnCard(game, card);
    if (isComplete(next) && !done) keepScore(id, next.moves);
    change(() => next);
  };
  const start = (count: number) => change(() => newMemory(pictures, count));

  return (
    <GameFrame
      title={title}
      figures={[
        { label: strings.memory.pairs, value: \`\${found} / \${pairs}\` },
        { label: strings.games.moves, value: formatNumber(game.moves) },
        { label: strings.games.best, value: formatScore(best, 'moves') },
      ]}
      help={strings.memory.help}
      onRestart={() => start(pairs)}
      cover={
        done
          ? {
              title: strings.memory.done,
              text: strings.memory.doneText(game.moves),
              action: strings.games.again,
              onPress: () => start(pairs),
            }
          : undefined
      }
      choices={
        <Segmented
          label={strings.games.level}
          value={String(pairs) as keyof typeof levels}
          onChange={(value) => start(levels[value])}
          options={[
            { value: '6', label: strings.games.easy },
            { value: '8', label: strings.games.medium },
            { value: '12', label: strings.games.hard },
          ]}
        />
      }
    >
      <View style={styles.grid}>
        {game.cards.map((card) => (
          <View key={card.id} style={pairs === 6 ? styles.third : styles.quarter}>
            <MemoryCardView
              icon={card.picture as IconName}
              color={pictures.indexOf(card.picture as IconName)}
              label={strings.memory.card(card.id + 1)}
              isOpen={card.isFound || game.open.includes(card.id)}
              isFound={card.isFound}
              onPress={() => turn(card.id)}
            />
          </View>
        ))}
      </View>
    </GameFrame>
  );
}

const styles = StyleSheet.create({
  grid: { flexDirection: 'row', flexWrap: 'wrap', margin: -space.xs },
  third: { width: '33.33%', padding: space.xs },
  quarter: { width: '25%', padding: space.xs },
});
`,
  'src/games/memory/engine.ts': `import { type Random, shuffle } from '../../data/random';

export interface MemoryCard {
  id: number;
  picture: string;
  isFound: boolean;
}

export interface MemoryGame {
  cards: readonly MemoryCard[];
  /** Ids of the one or two cards that lie open. */
  open: readonly number[];
  moves: number;
}

export function newMemory(pictures: readonly string[], pairs: number, random?: Random): MemoryGame {
  const chosen = shuffle(pictures, random).slice(0, pairs);
  const cards = shuffle([...chosen, ...chosen], random).map((picture, id) => ({
    id,
    picture,
    isFound: false,
  }));
  return { cards, open: [], moves: 0 };
}

/** Turns a card; two equal ones stay open. A third card closes two that differ. */
export function turnCard(game: MemoryGame, id: number): MemoryGame {
  const card = game.cards[id];
  const open = game.open.length === 2 ? [] : game.open;
  if (!card || card.isFound || open.includes(id)) return game;
  const [firstId] = open;
  const first = firstId === undefined ? undefined : game.cards[firstId];
  if (!first) return { ...game, open: [id] };
  if (first.picture !== card.picture) return { ...game, open: [first.id, id], moves: game.moves + 1 };
  const cards = game.cards.map((each) => (each.picture === card.picture ? { ...each, isFound: true } : each));
  return { cards, open: [], moves: game.moves + 1 };
}

export const closeCards = (game: MemoryGame): MemoryGame => ({ ...game, open: [] });

export const isComplete = (game: MemoryGame): boolean => game.cards.every(({ isFound }) => isFound);
`,
  'src/games/merge/MergeBoard.tsx': `import { useEffect, useState } from 'react';
import { Animated, Platform, StyleSheet, Text, View } from 'react-native';
import { strings } from '../../strings';
import { useTheme } from '../../theme';
import type { Direction } from '../direction';
import { useSwipe } from '../use-swipe';
import type { Board, Tile } from './engine';

const gap = 8;
const useNativeDriver = Platform.OS !== 'web';

const tileColors: Record<number, { background: string; ink: string }> = {
  2: { background: '#FFF3DC', ink: '#4B3A21' },
  4: { background: '#FFE3B3', ink: '#4B3A21' },
  8: { background: '#FFC46B', ink: '#402A06' },
  16: { background: '#FF9F5A', ink: '#3D1B02' },
  32: { background: '#FF7A59', ink: '#3A0F04' },
  64: { background: '#D93A5B', ink: '#FFFFFF' },
  128: { background: '#C4317F', ink: '#FFFFFF' },
  256: { background: '#A63FC4', ink: '#FFFFFF' },
  512: { background: '#7A46E0', ink: '#FFFFFF' },
  1024: { background: '#4A5BE8', ink: '#FFFFFF' },
  2048: { background: '#146FB8', ink: '#FFFFFF' },
};
const beyond = { background: '#0C7A6E', ink: '#FFFFFF' };

export function MergeBoard({ board, onSwipe }: { board: Board; onSwipe: (direction: Direction) => void }) {
  const { colors } = useTheme();
  const [width, setWidth] = useState(0);
  const handlers = useSwipe(onSwipe);
  const cell = (width - gap * (board.size + 1)) / board.size;
  const at = (index: number) => gap + index * (cell + gap);

  return (
    <View
      {...handlers}
      aria-label={strings.merge.board(board.tiles.length)}
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
                  backgroundColor: colors.line,
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
  slot: { position: 'absolute', borderRadius: 14, opacity: 0.6 },
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
  'src/games/merge/MergeGame.tsx': `import { StyleSheet } from 'react-native';
import { formatNumber } from '../../data/numbers';
import { strings } from '../../strings';
import { AppText } from '../../ui/AppText';
import { IconButton } from '../../ui/IconButton';
import { Segmented } from '../../ui/Segmented';
import { ArrowPad } from '../ArrowPad';
import { GameFrame } from '../GameFrame';
import { useBest } from '../scores';
import { highestTile } from './engine';
import { MergeBoard } from './MergeBoard';
import { mergeGame, startMerge, swipeMerge, undoMerge, useMergeGame } from './use-merge';

/** Join equal tiles until one has 2048 points. */
export function MergeGame({ title }: { title: string }) {
  const { board, points, isOver, history } = useMergeGame((state) => state.value);
  const best = Math.max(points, useBest(mergeGame, 'points') ?? 0);
  const restart = () => startMerge(board.size);

  return (
    <GameFrame
      title={title}
      figures={[
        { label: strings.games.points, value: formatNumber(points) },
        { label: strings.games.best, value: formatNumber(best) },
        { label: strings.merge.highest, value: formatNumber(highestTile(board)) },
      ]}
      help={strings.merge.help}
      onRestart={restart}
      cover={
        isOver
          ? {
              title: strings.merge.over,
              text: strings.games.scored(formatNumber(points)),
              action: strings.games.again,
              onPress: restart,
            }
          : undefined
      }
      choices={
        <Segmented
          label={strings.games.board}
          value={board.size === 4 ? 'classic' : 'large'}
          onChange={(value) => startMerge(value === 'classic' ? 4 : 5)}
          options={[
            { value: 'classic', label: '4 × 4' },
            { value: 'large', label: '5 × 5' },
          ]}
        />
      }
      controls={
        <>
          <ArrowPad onPress={swipeMerge}>
            <IconButton
              icon="arrow-undo"
              label={strings.common.undo}
              tone={history.length > 0 && !isOver ? 'primaryInk' : 'faint'}
              onPress={undoMerge}
            />
          </ArrowPad>
          <AppText variant="caption" tone="muted" style={styles.hint}>
            {strings.merge.hint}
          </AppText>
        </>
      }
    >
      <MergeBoard board={board} onSwipe={swipeMerge} />
    </GameFrame>
  );
}

const styles = StyleSheet.create({
  hint: { textAlign: 'center' },
});
`,
  'src/games/merge/engine.ts': `import { type Random, randomBelow } from '../../data/random';
import type { Direction } from '../direction';

export interface Tile {
  id: number;
  value: number;
  row: number;
  column: number;
  /** Set for one move, when two tiles have just become this one. */
  merged?: boolean;
}

export interface Board {
  size: number;
  tiles: Tile[];
  nextId: number;
}

export interface MoveResult {
  board: Board;
  /** Sum of the tiles made by this move. */
  gained: number;
  moved: boolean;
}

function addRandomTile(board: Board, random: Random): Board {
  const taken = new Set(board.tiles.map((tile) => tile.row * board.size + tile.column));
  const free = Array.from({ length: board.size * board.size }, (_, index) => index).filter(
    (index) => !taken.has(index),
  );
  const slot = free[randomBelow(free.length, random)];
  if (slot === undefined) return board;
  const tile: Tile = {
    id: board.nextId,
    value: random() < 0.9 ? 2 : 4,
    row: Math.floor(slot / board.size),
    column: slot % board.size,
  };
  return { ...board, tiles: [...board.tiles, tile], nextId: board.nextId + 1 };
}

export function createBoard(size: number, random: Random = Math.random): Board {
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

export const highestTile = (board: Board): number => Math.max(0, ...board.tiles.map(({ value }) => value));
`,
  'src/games/merge/use-merge.ts': `import { createKept } from '../../data/kept';
import type { Direction } from '../direction';
import { keepScore } from '../scores';
import { type Board, createBoard, isOver, play } from './engine';

interface MergeGame {
  board: Board;
  points: number;
  isOver: boolean;
  /** Earlier boards, the latest first. */
  history: { board: Board; points: number }[];
}

const keptSteps = 5;

const newGame = (size: number): MergeGame => ({
  board: createBoard(size),
  points: 0,
  isOver: false,
  history: [],
});

export const mergeGame = 'merge';

/** The running game, kept on the device. */
export const useMergeGame = createKept<MergeGame>('game-merge', () => newGame(4));

export const startMerge = (size: number) => useMergeGame.getState().change(() => newGame(size));

export function swipeMerge(direction: Direction) {
  const { value: game, change } = useMergeGame.getState();
  if (game.isOver) return;
  const result = play(game.board, direction);
  if (!result.moved) return;
  const points = game.points + result.gained;
  const ended = isOver(result.board);
  if (ended) keepScore(mergeGame, points);
  const history = [{ board: game.board, points: game.points }, ...game.history].slice(0, keptSteps);
  change(() => ({ board: result.board, points, isOver: ended, history }));
}

export function undoMerge() {
  useMergeGame.getState().change((game) => {
    const [last, ...rest] = game.history;
    return last && !game.isOver ? { ...last, isOver: false, history: rest } : game;
  });
}
`,
  'src/games/minesweeper/MineBoard.tsx': `import { Pressable, StyleSheet, View } from 'react-native';
import { strings } from '../../strings';
import { useTheme } from '../../theme';
import { AppText } from '../../ui/AppText';
import { Icon } from '../../ui/Icon';
import type { MineCell, MineField } from './engine';

const lightInks = [
  '',
  '#1F5FBF',
  '#227A3C',
  '#BF2F2F',
  '#5B2FA8',
  '#8A4B08',
  '#0B6E74',
  '#333333',
  '#666666',
];
const darkInks = ['', '#8DB8FF', '#7FD69A', '#FF9C9C', '#C5A8FF', '#F2B872', '#7FDDE3', '#DDDDDD', '#BBBBBB'];

interface MineBoardProps {
  field: MineField;
  onPress: (index: number) => void;
  onHold: (index: number) => void;
}

function describe({ isOpen, isFlagged, isMine, near }: MineCell): string {
  if (isOpen) return isMine ? strings.mines.mine : strings.mines.near(near);
  return isFlagged ? strings.mines.flagged : strings.mines.closed;
}

export function MineBoard({ field, onPress, onHold }: MineBoardProps) {
  const { colors, dark } = useTheme();
  const inks = dark ? darkInks : lightInks;
  const width = \`\${100 / field.columns}%\` as const;
  return (
    <View style={styles.board}>
      {field.cells.map((cell, index) => {
        const row = Math.floor(index / field.columns) + 1;
        const column = (index % field.columns) + 1;
        return (
          <View key={index} style={[styles.slot, { width }]}>
            <Pressable
              role="button"
              aria-label={strings.mines.cell(row, column, describe(cell))}
              onPress={() => onPress(index)}
              onLongPress={() => onHold(index)}
              style={({ pressed }) => [
                styles.cell,
                { backgroundColor: cell.isOpen ? colors.sunken : colors.primary },
                cell.isOpen && cell.isMine && { backgroundColor: colors.dangerSoft },
                pressed && styles.pressed,
              ]}
            >
              {cell.isOpen && cell.isMine ? <Icon name="nuclear" size={20} tone="danger" /> : null}
              {cell.isOpen && !cell.isMine && cell.near > 0 ? (
                <AppText variant="button" style={{ color: inks[cell.near] }}>
                  {cell.near}
                </AppText>
              ) : null}
              {!cell.isOpen && cell.isFlagged ? <Icon name="flag" size={18} tone="onPrimary" /> : null}
            </Pressable>
          </View>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  board: { flexDirection: 'row', flexWrap: 'wrap', margin: -2, userSelect: 'none' },
  slot: { padding: 2 },
  cell: { aspectRatio: 1, borderRadius: 8, alignItems: 'center', justifyContent: 'center' },
  pressed: { opacity: 0.6 },
});
`,
  'src/games/minesweeper/Minesweeper.tsx': `import { useEffect, useState } from 'react';
import { createKept } from '../../data/kept';
import { formatNumber } from '../../data/numbers';
import { strings } from '../../strings';
import { Chip } from '../../ui/Chip';
import { Segmented } from '../../ui/Segmented';
import { GameFrame } from '../GameFrame';
import { formatClock, formatScore, keepScore, useBest } from '../scores';
import { flagCell, type MineField, minesLeft, newField, openCell } from './engine';
import { MineBoard } from './MineBoard';

const levels = {
  easy: () => newField(6, 8, 7),
  medium: () => newField(7, 10, 13),
  hard: () => newField(8, 12, 20),
};
type Level = keyof typeof levels;

interface MineGame {
  level: Level;
  field: MineField;
  seconds: number;
}

const newGame = (level: Level): MineGame => ({ level, field: levels[level](), seconds: 0 });

export const useMineGame = createKept<MineGame>('game-minesweeper', () => newGame('easy'));

/** Open every cell without a mine. */
export function Minesweeper({ title }: { title: string }) {
  const { value: game, change } = useMineGame();
  const [isFlagging, setIsFlagging] = useState(false);
  const { field, level, seconds } = game;
  const id = \`mines-\${level}\`;
  const best = useBest(id, 'seconds');
  const isRunning = field.state === 'running';

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => change((now) => ({ ...now, seconds: now.seconds + 1 })), 1000);
    return () => clearInterval(timer);
  }, [isRunning, change]);

  const open = (index: number) => {
    const next = openCell(field, index);
    if (next.state === 'won' && field.state !== 'won') keepScore(id, Math.max(1, seconds));
    change((now) => ({ ...now, field: next }));
  };
  const flag = (index: number) => change((now) => ({ ...now, field: flagCell(now.field, index) }));
  const start = (next: Level) => change(() => newGame(next));

  return (
    <GameFrame
      title={title}
      figures={[
        { label: strings.mines.left, value: formatNumber(minesLeft(field)) },
        { label: strings.games.time, value: formatClock(seconds) },
        { label: strings.games.best, value: formatScore(best, 'seconds') },
      ]}
      help={strings.mines.help}
      onRestart={() => start(level)}
      choices={
        <>
          <Segmented
            label={strings.games.level}
            value={level}
            onChange={start}
            options={[
              { value: 'easy', label: strings.games.easy },
              { value: 'medium', label: strings.games.medium },
              { value: 'hard', label: strings.games.hard },
            ]}
          />
          <Chip
            role={field.state === 'lost' ? 'button' : 'checkbox'}
            icon={field.state === 'lost' ? 'refresh' : 'flag'}
            label={field.state === 'lost' ? strings.mines.lost : strings.mines.flag}
            selected={isFlagging || field.state === 'lost'}
            onPress={() => (field.state === 'lost' ? start(level) : setIsFlagging(!isFlagging))}
          />
        </>
      }
      cover={
        field.state === 'won'
          ? {
              title: strings.mines.won,
              text: strings.mines.wonText(formatClock(seconds)),
              action: strings.games.again,
              onPress: () => start(level),
            }
          : undefined
      }
    >
      <MineBoard field={field} onPress={isFlagging ? flag : open} onHold={flag} />
    </GameFrame>
  );
}
`,
  'src/games/minesweeper/engine.ts': `import { type Random, shuffle } from '../../data/random';

export interface MineCell {
  isMine: boolean;
  isOpen: boolean;
  isFlagged: boolean;
  /** Mines around it. */
  near: number;
}

export interface MineField {
  columns: number;
  rows: number;
  mines: number;
  cells: readonly MineCell[];
  state: 'new' | 'running' | 'won' | 'lost';
}

export function newField(columns: number, rows: number, mines: number): MineField {
  const cells = Array.from({ length: columns * rows }, () => ({
    isMine: false,
    isOpen: false,
    isFlagged: false,
    near: 0,
  }));
  return { columns, rows, mines, cells, state: 'new' };
}

/** Indexes of the up to eight cells around one. */
export function neighbours({ columns, rows }: Pick<MineField, 'columns' | 'rows'>, index: number): number[] {
  const x = index % columns;
  const y = Math.floor(index / columns);
  const around: number[] = [];
  for (let row = Math.max(0, y - 1); row <= Math.min(rows - 1, y + 1); row += 1)
    for (let column = Math.max(0, x - 1); column <= Math.min(columns - 1, x + 1); column += 1)
      if (row !== y || column !== x) around.push(row * columns + column);
  return around;
}

/** Mines are laid at the first press, so that it and its surroundings are always safe. */
function layMines(field: MineField, first: number, random: Random): MineField {
  const safe = new Set([first, ...neighbours(field, first)]);
  const places = field.cells.flatMap((_, index) => (safe.has(index) ? [] : [index]));
  const mined = new Set(shuffle(places, random).slice(0, field.mines));
  const cells = field.cells.map((cell, index) => ({
    ...cell,
    isMine: mined.has(index),
    near: neighbours(field, index).filter((each) => mined.has(each)).length,
  }));
  return { ...field, cells, state: 'running' };
}

/** Opens a cell, and around a cell without mines nearby all that are safe. */
export function openCell(field: MineField, index: number, random: Random = Math.random): MineField {
  if (field.state === 'won' || field.state === 'lost') return field;
  const laid = field.state === 'new' ? layMines(field, index, random) : field;
  const cell = laid.cells[index];
  if (!cell || cell.isOpen || cell.isFlagged) return laid;
  if (cell.isMine) {
    const cells = laid.cells.map((each) => (each.isMine ? { ...each, isOpen: true } : each));
    return { ...laid, cells, state: 'lost' };
  }
  const opened = new Set<number>();
  const queue = [index];
  for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
    const each = laid.cells[at];
    if (!each || opened.has(at) || each.isOpen || each.isFlagged) continue;
    opened.add(at);
    if (each.near === 0) queue.push(...neighbours(laid, at));
  }
  const cells = laid.cells.map((each, at) => (opened.has(at) ? { ...each, isOpen: true } : each));
  const isWon = cells.every((each) => each.isOpen !== each.isMine);
  return { ...laid, cells, state: isWon ? 'won' : 'running' };
}

export function flagCell(field: MineField, index: number): MineField {
  if (field.state === 'won' || field.state === 'lost') return field;
  const cells = field.cells.map((cell, at) =>
    at === index && !cell.isOpen ? { ...cell, isFlagged: !cell.isFlagged } : cell,
  );
  return { ...field, cells };
}

export const minesLeft = ({ cells, mines }: MineField): number =>
  mines - cells.filter(({ isFlagged }) => isFlagged).length;
`,
  'src/games/reflex/ReflexGame.tsx': `import { useEffect, useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { formatNumber } from '../../data/numbers';
import { randomBelow } from '../../data/random';
import { strings } from '../../strings';
import { radius, space, useTheme } from '../../theme';
import { Icon } from '../../ui/Icon';
import { GameFrame } from '../GameFrame';
import { keepScore, useBest } from '../scores';

const holes = 9;
const roundSeconds = 30;

/** How long a star stays, in milliseconds: shorter with every point. */
const stayTime = (points: number): number => Math.max(420, 1000 - points * 18);

/** Another hole than the last one. */
const nextHole = (last: number): number => (last + 1 + randomBelow(holes - 1)) % holes;

/** Press the star before it moves, for half a minute. */
export function ReflexGame({ title }: { title: string }) {
  const { colors } = useTheme();
  const [points, setPoints] = useState(0);
  const [seconds, setSeconds] = useState(0);
  const [target, setTarget] = useState(4);
  const [missed, setMissed] = useState<number | null>(null);
  const [hasPlayed, setHasPlayed] = useState(false);
  const isRunning = seconds > 0;
  const best = Math.max(points, useBest('reflex', 'points') ?? 0);

  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => {
      if (seconds === 1 && points > 0) keepScore('reflex', points);
      setSeconds(seconds - 1);
    }, 1000);
    return () => clearTimeout(timer);
  }, [isRunning, seconds, points]);

  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => setTarget(nextHole), stayTime(points));
    return () => clearTimeout(timer);
  }, [isRunning, target, points]);

  const start = () => {
    setPoints(0);
    setMissed(null);
    setHasPlayed(true);
    setSeconds(roundSeconds);
  };
  const press = (index: number) => {
    if (!isRunning) return;
    if (index !== target) {
      setMissed(index);
      setPoints(Math.max(0, points - 1));
      return;
    }
    setMissed(null);
    setPoints(points + 1);
    setTarget(nextHole);
  };

  return (
    <GameFrame
      title={title}
      figures={[
        { label: strings.games.points, value: formatNumber(points) },
        { label: strings.games.time, value: formatNumber(seconds) },
        { label: strings.games.best, value: formatNumber(best) },
      ]}
      help={strings.reflex.help}
      onRestart={start}
      cover={
        isRunning
          ? undefined
          : {
              icon: hasPlayed ? 'trophy' : 'star',
              title: hasPlayed ? strings.reflex.over : strings.reflex.ready,
              text: hasPlayed ? strings.games.scored(formatNumber(points)) : strings.reflex.readyText,
              action: hasPlayed ? strings.games.again : strings.games.start,
              onPress: start,
            }
      }
    >
      <View style={styles.board}>
        {Array.from({ length: holes }, (_, index) => {
          const isTarget = isRunning && index === target;
          const background = isTarget ? colors.primary : missed === index ? colors.dangerSoft : colors.sunken;
          return (
            <View key={index} style={styles.slot}>
              <Pressable
                role="button"
                aria-label={isTarget ? strings.reflex.star : strings.reflex.empty(index + 1)}
                onPress={() => press(index)}
                style={({ pressed }) => [
                  styles.hole,
                  { backgroundColor: background },
                  pressed && styles.pressed,
                ]}
              >
                {isTarget ? <Icon name="star" size={44} tone="onPrimary" /> : null}
              </Pressable>
            </View>
          );
        })}
      </View>
    </GameFrame>
  );
}

const styles = StyleSheet.create({
  board: { flexDirection: 'row', flexWrap: 'wrap', margin: -space.xs },
  slot: { width: '33.33%', padding: space.xs },
  hole: { aspectRatio: 1, borderRadius: radius.card, alignItems: 'center', justifyContent: 'center' },
  pressed: { transform: [{ scale: 0.94 }] },
});
`,
  'src/games/run-cover.ts': `import { strings } from '../strings';
import type { IconName } from '../ui/Icon';
import type { RunState } from './use-running';

interface RunCover {
  run: RunState;
  isOver: boolean;
  /** Before the first game. */
  icon?: IconName;
  /** How to begin, in one sentence. */
  ready: string;
  result: string;
  onStart: () => void;
  onResume: () => void;
}

/** What covers the board of a game in real time while it does not run. */
export function runCover({
  run,
  isOver,
  icon = 'game-controller',
  ready,
  result,
  onStart,
  onResume,
}: RunCover) {
  if (isOver)
    return {
      icon: 'trophy' as IconName,
      title: strings.games.over,
      text: result,
      action: strings.games.again,
      onPress: onStart,
    };
  if (run === 'paused')
    return {
      icon: 'pause' as IconName,
      title: strings.running.paused,
      text: strings.running.pausedText,
      action: strings.running.resume,
      onPress: onResume,
    };
  if (run === 'running') return undefined;
  return {
    icon,
    title: strings.running.readyTitle,
    text: ready,
    action: strings.games.start,
    onPress: onStart,
  };
}
`,
  'src/games/scores.ts': `import { createCollection } from '../data/collection';
import { formatNumber } from '../data/numbers';
import { strings } from '../strings';

export interface Score {
  id: string;
  game: string;
  value: number;
  /** Milliseconds since 1970. */
  at: number;
}

/** What is counted: more points are better, fewer moves and seconds are. */
export type Measure = 'points' | 'moves' | 'seconds';

/** Results of finished games, kept on the device. */
export const useScores = createCollection<Score>({ key: 'scores', version: 1, samples: () => [] });

export function keepScore(game: string, value: number) {
  useScores.getState().save({ game, value, at: Date.now() });
}

export function sortScores(scores: readonly Score[], game: string, measure: Measure): Score[] {
  const direction = measure === 'points' ? -1 : 1;
  return scores
    .filter((score) => score.game === game)
    .sort((a, b) => direction * (a.value - b.value) || b.at - a.at);
}

/** The best result so far; undefined before the first one. */
export function useBest(game: string, measure: Measure): number | undefined {
  return useScores((state) => sortScores(state.items, game, measure)[0]?.value);
}

export function formatScore(value: number | undefined, measure: Measure): string {
  if (value === undefined) return strings.common.none;
  return measure === 'seconds' ? formatClock(value) : formatNumber(value);
}

/** 75 → 1:15. */
export const formatClock = (seconds: number): string =>
  \`\${Math.floor(seconds / 60)}:\${String(Math.floor(seconds % 60)).padStart(2, '0')}\`;
`,
  'src/games/sliding/SlidingPuzzle.tsx': `import { Pressable, StyleSheet, View } from 'react-native';
import { createKept } from '../../data/kept';
import { formatNumber } from '../../data/numbers';
import { strings } from '../../strings';
import { radius, space, useTheme } from '../../theme';
import { AppText } from '../../ui/AppText';
import { Segmented } from '../../ui/Segmented';
import { GameFrame } from '../GameFrame';
import { formatScore, keepScore, useBest } from '../scores';
import { isSolved, mixTiles, moveTile, type Tiles } from './engine';

interface Puzzle {
  size: number;
  tiles: Tiles;
  moves: number;
}

const newPuzzle = (size: number): Puzzle => ({ size, tiles: mixTiles(size), moves: 0 });

export const usePuzzle = createKept<Puzzle>('game-sliding', () => newPuzzle(3));

/** Put the numbers in order by sliding tiles into the gap. */
export function SlidingPuzzle({ title }: { title: string }) {
  const { colors } = useTheme();
  const { value: puzzle, change } = usePuzzle();
  const { size, tiles, moves } = puzzle;
  const id = \`sliding-\${size}\`;
  const best = useBest(id, 'moves');
  const solved = isSolved(tiles);
  const inPlace = tiles.filter((tile, index) => tile === index + 1).length;

  const press = (index: number) => {
    const next = moveTile(tiles, size, index);
    if (next === tiles) return;
    if (isSolved(next)) keepScore(id, moves + 1);
    change((now) => ({ ...now, tiles: next, moves: now.moves + 1 }));
  };
  const start = (next: number) => change(() => newPuzzle(next));

  return (
    <GameFrame
      title={title}
      figures={[
        { label: strings.games.moves, value: formatNumber(moves) },
        { label: strings.sliding.inPlace, value: \`\${inPlace} / \${size * size - 1}\` },
        { label: strings.games.best, value: formatScore(best, 'moves') },
      ]}
      help={strings.sliding.help}
      onRestart={() => start(size)}
      cover={
        solved
          ? {
              title: strings.sliding.solved,
              text: strings.memory.doneText(moves),
              action: strings.games.again,
              onPress: () => start(size),
            }
          : undefined
      }
      choices={
        <Segmented
          label={strings.games.board}
          value={size === 3 ? 'small' : 'large'}
          onChange={(value) => start(value === 'small' ? 3 : 4)}
          options={[
            { value: 'small', label: '3 × 3' },
            { value: 'large', label: '4 × 4' },
          ]}
        />
      }
    >
      <View style={[styles.board, { backgroundColor: colors.sunken }]}>
        {tiles.map((tile, index) => (
          <View key={tile} style={[styles.slot, { width: \`\${100 / size}%\` }]}>
            {tile === 0 ? null : (
              <Pressable
                role="button"
                aria-label={strings.sliding.tile(tile)}
                onPress={() => press(index)}
                style={({ pressed }) => [
                  styles.tile,
                  { backgroundColor: tile === index + 1 ? colors.primary : colors.raised },
                  pressed && styles.pressed,
                ]}
              >
                <AppText variant="display" tone={tile === index + 1 ? 'onPrimary' : 'ink'}>
                  {tile}
                </AppText>
              </Pressable>
            )}
          </View>
        ))}
      </View>
    </GameFrame>
  );
}

const styles = StyleSheet.create({
  board: {
    aspectRatio: 1,
    flexDirection: 'row',
    flexWrap: 'wrap',
    padding: space.xs,
    borderRadius: radius.card,
  },
  slot: { aspectRatio: 1, padding: space.xs },
  tile: { flex: 1, borderRadius: radius.control, alignItems: 'center', justifyContent: 'center' },
  pressed: { opacity: 0.7 },
});
`,
  'src/games/sliding/engine.ts': `import { pick, type Random } from '../../data/random';

/** Numbers by place, row by row; 0 is the gap. */
export type Tiles = readonly number[];

export const solvedTiles = (size: number): Tiles =>
  Array.from({ length: size * size }, (_, index) => (index + 1) % (size * size));

export const isSolved = (tiles: Tiles): boolean =>
  tiles.every((tile, index) => tile === (index + 1) % tiles.length);

/** Moves the pressed tile, and those between it and the gap, towards the gap. */
export function moveTile(tiles: Tiles, size: number, index: number): Tiles {
  const gap = tiles.indexOf(0);
  const sameRow = Math.floor(gap / size) === Math.floor(index / size);
  const sameColumn = gap % size === index % size;
  if (gap === index || (!sameRow && !sameColumn)) return tiles;
  const step = (sameRow ? 1 : size) * (index > gap ? 1 : -1);
  const moved = [...tiles];
  for (let at = gap; at !== index; at += step) moved[at] = moved[at + step] ?? 0;
  moved[index] = 0;
  return moved;
}

/** Random moves from the solved board, so that it can always be solved. */
export function mixTiles(size: number, random: Random = Math.random): Tiles {
  let tiles = solvedTiles(size);
  let last = -1;
  for (let count = 0; count < size * size * 12; count += 1) {
    const gap = tiles.indexOf(0);
    const around = [
      ...(gap % size > 0 ? [gap - 1] : []),
      ...(gap % size < size - 1 ? [gap + 1] : []),
      ...(gap >= size ? [gap - size] : []),
      ...(gap < size * (size - 1) ? [gap + size] : []),
    ].filter((index) => index !== last);
    last = gap;
    tiles = moveTile(tiles, size, pick(around, random) ?? gap);
  }
  return isSolved(tiles) ? mixTiles(size, random) : tiles;
}
`,
  'src/games/snake/SnakeBoard.tsx': `import { StyleSheet, View } from 'react-native';
import Svg, { Circle, Rect } from 'react-native-svg';
import { strings } from '../../strings';
import { radius, useTheme } from '../../theme';
import type { Direction } from '../direction';
import { useSwipe } from '../use-swipe';
import type { SnakeGame } from './engine';

interface SnakeBoardProps {
  game: SnakeGame;
  onSwipe: (direction: Direction) => void;
}

export function SnakeBoard({ game, onSwipe }: SnakeBoardProps) {
  const { colors } = useTheme();
  const handlers = useSwipe(onSwipe);
  const { size, snake, food } = game;
  const head = snake[0];
  return (
    <View
      {...handlers}
      aria-label={strings.snake.board(snake.length)}
      style={[styles.board, { backgroundColor: colors.sunken }]}
    >
      <Svg width="100%" height="100%" viewBox={\`0 0 \${size} \${size}\`}>
        {Array.from({ length: size * size }, (_, index) =>
          index % 2 === 0 ? (
            <Rect
              key={index}
              x={index % size}
              y={Math.floor(index / size)}
              width={1}
              height={1}
              fill={colors.line}
              opacity={0.35}
            />
          ) : null,
        )}
        <Circle cx={food.x + 0.5} cy={food.y + 0.5} r={0.36} fill={colors.danger} />
        <Circle cx={food.x + 0.4} cy={food.y + 0.38} r={0.09} fill={colors.page} opacity={0.8} />
        {snake.map((part, index) => (
          <Rect
            key={\`\${part.x}-\${part.y}\`}
            x={part.x + 0.05}
            y={part.y + 0.05}
            width={0.9}
            height={0.9}
            rx={0.3}
            fill={colors.primary}
            opacity={index === 0 ? 1 : Math.max(0.55, 0.9 - index * 0.02)}
          />
        ))}
        {head ? <Circle cx={head.x + 0.35} cy={head.y + 0.38} r={0.11} fill={colors.onPrimary} /> : null}
        {head ? <Circle cx={head.x + 0.65} cy={head.y + 0.38} r={0.11} fill={colors.onPrimary} /> : null}
      </Svg>
    </View>
  );
}

const styles = StyleSheet.create({
  board: { width: '100%', aspectRatio: 1, borderRadius: radius.card, overflow: 'hidden', userSelect: 'none' },
});
`,
  'src/games/snake/SnakeGame.tsx': `import { useEffect, useState } from 'react';
import { formatNumber } from '../../data/numbers';
import { strings } from '../../strings';
import { ArrowPad } from '../ArrowPad';
import type { Direction } from '../direction';
import { GameFrame } from '../GameFrame';
import { keepScore, useBest } from '../scores';
import { newSnake, stepSnake, stepTime, turnSnake } from './engine';
import { SnakeBoard } from './SnakeBoard';

const size = 13;

/** Eat, grow, and stay away from walls and yourself; \`pace\` is in percent of the usual speed. */
export function SnakeGame({ title, pace = 100 }: { title: string; pace?: number }) {
  const [game, setGame] = useState(() => newSnake(size));
  const [isRunning, setIsRunning] = useState(false);
  const best = Math.max(game.points, useBest('snake', 'points') ?? 0);

  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(
      () => {
        const next = stepSnake(game);
        if (next.isOver) {
          setIsRunning(false);
          if (next.points > 0) keepScore('snake', next.points);
        }
        setGame(next);
      },
      (stepTime(game.points) * 100) / pace,
    );
    return () => clearTimeout(timer);
  }, [isRunning, game, pace]);

  const start = () => {
    setGame(newSnake(size));
    setIsRunning(true);
  };
  const turn = (direction: Direction) => {
    if (isRunning) setGame((now) => turnSnake(now, direction));
  };

  return (
    <GameFrame
      title={title}
      figures={[
        { label: strings.games.points, value: formatNumber(game.points) },
        { label: strings.games.best, value: formatNumber(best) },
      ]}
      help={strings.snake.help}
      onRestart={start}
      cover={
        isRunning
          ? undefined
          : {
              icon: game.isOver ? 'trophy' : 'game-controller',
              title: game.isOver ? strings.games.over : strings.snake.ready,
              text: game.isOver ? strings.games.scored(formatNumber(game.points)) : strings.snake.readyText,
              action: game.isOver ? strings.games.again : strings.games.start,
              onPress: start,
            }
      }
      controls={<ArrowPad onPress={turn} />}
    >
      <SnakeBoard game={game} onSwipe={turn} />
    </GameFrame>
  );
}
`,
  'src/games/snake/engine.ts': `import { pick, type Random } from '../../data/random';
import type { Direction } from '../direction';

export interface Point {
  x: number;
  y: number;
}

export interface SnakeGame {
  size: number;
  /** The head first. */
  snake: readonly Point[];
  direction: Direction;
  food: Point;
  points: number;
  isOver: boolean;
}

const steps: Record<Direction, Point> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

const same = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y;

function placeFood(size: number, snake: readonly Point[], random: Random): Point {
  const free = Array.from({ length: size * size }, (_, index) => ({
    x: index % size,
    y: Math.floor(index / size),
  })).filter((point) => !snake.some((part) => same(part, point)));
  return pick(free, random) ?? { x: 0, y: 0 };
}

export function newSnake(size: number, random: Random = Math.random): SnakeGame {
  const middle = Math.floor(size / 2);
  const snake = [0, 1, 2].map((part) => ({ x: middle - part, y: middle }));
  return { size, snake, direction: 'right', food: placeFood(size, snake, random), points: 0, isOver: false };
}

/** Turns the snake; it cannot turn back into itself. */
export function turnSnake(game: SnakeGame, direction: Direction): SnakeGame {
  const [head, neck] = game.snake;
  const step = steps[direction];
  if (head && neck && same({ x: head.x + step.x, y: head.y + step.y }, neck)) return game;
  return { ...game, direction };
}

/** One step: it grows on food and ends at a wall or at itself. */
export function stepSnake(game: SnakeGame, random: Random = Math.random): SnakeGame {
  const [head] = game.snake;
  if (!head || game.isOver) return game;
  const step = steps[game.direction];
  const next = { x: head.x + step.x, y: head.y + step.y };
  const eats = same(next, game.food);
  const rest = eats ? game.snake : game.snake.slice(0, -1);
  const hitsWall = next.x < 0 || next.y < 0 || next.x >= game.size || next.y >= game.size;
  if (hitsWall || rest.some((part) => same(part, next))) return { ...game, isOver: true };
  const snake = [next, ...rest];
  if (!eats) return { ...game, snake };
  return { ...game, snake, points: game.points + 10, food: placeFood(game.size, snake, random) };
}

/** Milliseconds for a step: faster with every bite. */
export const stepTime = (points: number): number => Math.max(90, 200 - points * 0.8);
`,
  'src/games/sudoku/NumberPad.tsx': `import { Pressable, StyleSheet, View } from 'react-native';
import { strings } from '../../strings';
import { radius, useTheme } from '../../theme';
import { AppText } from '../../ui/AppText';
import { Icon } from '../../ui/Icon';

interface NumberPadProps {
  size: number;
  disabled: boolean;
  onPress: (value: number) => void;
}

/** The numbers of a sudoku, and a key that empties the cell. */
export function NumberPad({ size, disabled, onPress }: NumberPadProps) {
  const { colors } = useTheme();
  return (
    <View style={[styles.pad, disabled && styles.inactive]}>
      {Array.from({ length: size + 1 }, (_, index) => (index + 1) % (size + 1)).map((value) => (
        <Pressable
          key={value}
          role="button"
          aria-label={value === 0 ? strings.common.clear : String(value)}
          aria-disabled={disabled}
          disabled={disabled}
          onPress={() => onPress(value)}
          style={({ pressed }) => [
            styles.key,
            { backgroundColor: value === 0 ? colors.sunken : colors.soft },
            pressed && styles.pressed,
          ]}
        >
          {value === 0 ? (
            <Icon name="backspace-outline" tone="muted" />
          ) : (
            <AppText variant="title" tone="onSoft">
              {value}
            </AppText>
          )}
        </Pressable>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  pad: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: 6 },
  key: {
    width: 44,
    minHeight: 52,
    borderRadius: radius.control,
    alignItems: 'center',
    justifyContent: 'center',
  },
  pressed: { opacity: 0.6 },
  inactive: { opacity: 0.5 },
});
`,
  'src/games/sudoku/SudokuBoard.tsx': `import { Pressable, StyleSheet, View } from 'react-native';
import { strings } from '../../strings';
import { radius, useTheme } from '../../theme';
import { AppText } from '../../ui/AppText';
import { conflicts, type Sudoku, seesCell } from './engine';

interface SudokuBoardProps {
  sudoku: Sudoku;
  selected: number | null;
  onSelect: (index: number) => void;
}

export function SudokuBoard({ sudoku, selected, onSelect }: SudokuBoardProps) {
  const { colors } = useTheme();
  const { size, box, values, given } = sudoku;
  const wrong = conflicts(sudoku);
  const chosen = selected === null ? 0 : (values[selected] ?? 0);
  return (
    <View style={[styles.board, { borderColor: colors.muted, backgroundColor: colors.raised }]}>
      {values.map((value, index) => {
        const row = Math.floor(index / size);
        const column = index % size;
        const isNear = selected !== null && seesCell(size, box, selected, index);
        const isEqual = chosen > 0 && value === chosen;
        const background =
          index === selected || isEqual ? colors.soft : isNear ? colors.sunken : colors.raised;
        const tone = wrong.has(index) ? 'danger' : given[index] ? 'ink' : 'primaryInk';
        return (
          <Pressable
            key={index}
            role="button"
            aria-label={strings.sudoku.cell(row + 1, column + 1, value)}
            aria-selected={index === selected}
            onPress={() => onSelect(index)}
            style={[
              styles.cell,
              {
                width: \`\${100 / size}%\`,
                backgroundColor: background,
                borderColor: colors.line,
                borderRightWidth: column === size - 1 ? 0 : (column + 1) % box.width === 0 ? 2 : 1,
                borderBottomWidth: row === size - 1 ? 0 : (row + 1) % box.height === 0 ? 2 : 1,
                borderRightColor: (column + 1) % box.width === 0 ? colors.muted : colors.line,
                borderBottomColor: (row + 1) % box.height === 0 ? colors.muted : colors.line,
              },
            ]}
          >
            <AppText variant={size === 9 ? 'heading' : 'title'} tone={tone}>
              {value === 0 ? '' : value}
            </AppText>
          </Pressable>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  board: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    borderWidth: 2,
    borderRadius: radius.control,
    overflow: 'hidden',
  },
  cell: { aspectRatio: 1, alignItems: 'center', justifyContent: 'center' },
});
`,
  'src/games/sudoku/SudokuGame.tsx': `import { useEffect, useState } from 'react';
import { createKept } from '../../data/kept';
import { formatNumber } from '../../data/numbers';
import { strings } from '../../strings';
import { Segmented } from '../../ui/Segmented';
import { GameFrame } from '../GameFrame';
import { formatClock, formatScore, keepScore, useBest } from '../scores';
import { isSolved, newSudoku, type Sudoku, setCell } from './engine';
import { NumberPad } from './NumberPad';
import { SudokuBoard } from './SudokuBoard';

const levels = {
  easy: () => newSudoku(4, 8),
  medium: () => newSudoku(6, 20),
  hard: () => newSudoku(9, 46),
};
type Level = keyof typeof levels;

interface SudokuState {
  level: Level;
  sudoku: Sudoku;
  seconds: number;
}

const newGame = (level: Level): SudokuState => ({ level, sudoku: levels[level](), seconds: 0 });

export const useSudoku = createKept<SudokuState>('game-sudoku', () => newGame('medium'));

/** Every number once in each row, column and box. */
export function SudokuGame({ title }: { title: string }) {
  const { value: game, change } = useSudoku();
  const [selected, setSelected] = useState<number | null>(null);
  const { sudoku, level, seconds } = game;
  const id = \`sudoku-\${level}\`;
  const best = useBest(id, 'seconds');
  const solved = isSolved(sudoku);
  const hasStarted = sudoku.values.some((value, index) => value > 0 && !sudoku.given[index]);
  const isRunning = hasStarted && !solved;

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => change((now) => ({ ...now, seconds: now.seconds + 1 })), 1000);
    return () => clearInterval(timer);
  }, [isRunning, change]);

  const write = (value: number) => {
    if (selected === null || solved) return;
    const next = setCell(sudoku, selected, value);
    if (isSolved(next)) keepScore(id, Math.max(1, seconds));
    change((now) => ({ ...now, sudoku: next }));
  };
  const start = (next: Level) => {
    setSelected(null);
    change(() => newGame(next));
  };
  const empty = sudoku.values.filter((value) => value === 0).length;

  return (
    <GameFrame
      title={title}
      figures={[
        { label: strings.sudoku.empty, value: formatNumber(empty) },
        { label: strings.games.time, value: formatClock(seconds) },
        { label: strings.games.best, value: formatScore(best, 'seconds') },
      ]}
      help={strings.sudoku.help}
      onRestart={() => start(level)}
      cover={
        solved
          ? {
              title: strings.sliding.solved,
              text: strings.mines.wonText(formatClock(seconds)),
              action: strings.games.again,
              onPress: () => start(level),
            }
          : undefined
      }
      choices={
        <Segmented
          label={strings.games.level}
          value={level}
          onChange={start}
          options={[
            { value: 'easy', label: '4 × 4' },
            { value: 'medium', label: '6 × 6' },
            { value: 'hard', label: '9 × 9' },
          ]}
        />
      }
      controls={<NumberPad size={sudoku.size} disabled={selected === null} onPress={write} />}
    >
      <SudokuBoard sudoku={sudoku} selected={selected} onSelect={setSelected} />
    </GameFrame>
  );
}
`,
  'src/games/sudoku/engine.ts': `import { type Random, shuffle } from '../../data/random';

export interface Sudoku {
  size: number;
  /** Width and height of a box. */
  box: { width: number; height: number };
  /** 0 is an empty cell. */
  values: readonly number[];
  /** Cells that were given and cannot change. */
  given: readonly boolean[];
}

const boxes = { 4: { width: 2, height: 2 }, 6: { width: 3, height: 2 }, 9: { width: 3, height: 3 } } as const;
export type SudokuSize = keyof typeof boxes;

/** Whether two cells share a row, a column or a box. */
export function seesCell(size: number, box: Sudoku['box'], a: number, b: number): boolean {
  const [rowA, columnA] = [Math.floor(a / size), a % size];
  const [rowB, columnB] = [Math.floor(b / size), b % size];
  const sameBox =
    Math.floor(rowA / box.height) === Math.floor(rowB / box.height) &&
    Math.floor(columnA / box.width) === Math.floor(columnB / box.width);
  return a !== b && (rowA === rowB || columnA === columnB || sameBox);
}

function candidates(size: number, box: Sudoku['box'], values: readonly number[], at: number): number[] {
  const taken = new Set(values.filter((value, index) => value > 0 && seesCell(size, box, at, index)));
  return Array.from({ length: size }, (_, index) => index + 1).filter((value) => !taken.has(value));
}

/** Solutions up to a limit, by filling the cell with the fewest candidates first. */
function solve(
  size: number,
  box: Sudoku['box'],
  values: number[],
  limit: number,
  random: Random,
): number[][] {
  let best: { at: number; options: number[] } | undefined;
  for (const [at, value] of values.entries()) {
    if (value > 0) continue;
    const options = candidates(size, box, values, at);
    if (!best || options.length < best.options.length) best = { at, options };
    if (options.length < 2) break;
  }
  if (!best) return [[...values]];
  const found: number[][] = [];
  for (const option of shuffle(best.options, random)) {
    values[best.at] = option;
    found.push(...solve(size, box, values, limit - found.length, random));
    if (found.length >= limit) break;
  }
  values[best.at] = 0;
  return found;
}

/** A full board with cells removed as long as there is one solution only. */
export function newSudoku(size: SudokuSize, empty: number, random: Random = Math.random): Sudoku {
  const box = boxes[size];
  const blank = Array.from({ length: size * size }, () => 0);
  const values = [...(solve(size, box, blank, 1, random)[0] ?? blank)];
  let removed = 0;
  for (const at of shuffle([...values.keys()], random)) {
    if (removed >= empty) break;
    const kept = values[at] ?? 0;
    values[at] = 0;
    if (solve(size, box, [...values], 2, random).length === 1) removed += 1;
    else values[at] = kept;
  }
  return { size, box, values, given: values.map((value) => value > 0) };
}

/** Cells whose number is in their row, column or box twice. */
export function conflicts({ size, box, values }: Sudoku): Set<number> {
  const found = new Set<number>();
  values.forEach((value, at) => {
    if (value > 0 && values.some((other, index) => other === value && seesCell(size, box, at, index)))
      found.add(at);
  });
  return found;
}

export const isSolved = (sudoku: Sudoku): boolean =>
  sudoku.values.every((value) => value > 0) && conflicts(sudoku).size === 0;

export function setCell(sudoku: Sudoku, at: number, value: number): Sudoku {
  if (sudoku.given[at]) return sudoku;
  return { ...sudoku, values: sudoku.values.map((each, index) => (index === at ? value : each)) };
}
`,
  'src/games/tic-tac-toe/TicTacToe.tsx': `import { useEffect } from 'react';
import { createKept } from '../../data/kept';
import { formatNumber } from '../../data/numbers';
import { strings } from '../../strings';
import { Segmented } from '../../ui/Segmented';
import { GameFrame } from '../GameFrame';
import { keepScore } from '../scores';
import { type Cells, chooseCell, emptyCells, isFull, type Mark, place, winningLine } from './engine';
import { TicTacToeBoard } from './TicTacToeBoard';

type Opponent = 'easy' | 'hard' | 'friend';

interface Match {
  cells: Cells;
  turn: Mark;
  opponent: Opponent;
  wins: number;
  draws: number;
  losses: number;
  /** Wins without a loss in between. */
  streak: number;
}

const newMatch = (): Match => ({
  cells: emptyCells,
  turn: 'x',
  opponent: 'easy',
  wins: 0,
  draws: 0,
  losses: 0,
  streak: 0,
});

export const useMatch = createKept<Match>('game-tic-tac-toe', newMatch);

function mark(match: Match, index: number): Match {
  const cells = place(match.cells, index, match.turn);
  const turn = match.turn === 'x' ? 'o' : 'x';
  if (winningLine(cells)) {
    const won = match.turn === 'x';
    const streak = won ? match.streak + 1 : 0;
    if (won && match.opponent !== 'friend') keepScore('ticTacToe', streak);
    const counted = won ? { wins: match.wins + 1 } : { losses: match.losses + 1 };
    return { ...match, ...counted, cells, turn, streak };
  }
  return isFull(cells) ? { ...match, cells, turn, draws: match.draws + 1 } : { ...match, cells, turn };
}

/** Three in a row against the computer or a friend. */
export function TicTacToe({ title }: { title: string }) {
  const { value: match, change } = useMatch();
  const { cells, turn, opponent, wins, draws, losses } = match;
  const line = winningLine(cells);
  const isOver = line !== undefined || isFull(cells);
  const computerMoves = opponent !== 'friend' && turn === 'o' && !isOver;

  useEffect(() => {
    if (!computerMoves) return;
    const timer = setTimeout(
      () => change((now) => mark(now, chooseCell(now.cells, 'o', now.opponent === 'easy'))),
      450,
    );
    return () => clearTimeout(timer);
  }, [computerMoves, change]);

  const restart = () => change((now) => ({ ...now, cells: emptyCells, turn: 'x' }));
  const winner = line ? cells[line[0] ?? 0] : null;
  const outcome = !winner
    ? strings.ticTacToe.draw
    : opponent === 'friend'
      ? strings.ticTacToe.wonBy(winner === 'x' ? '✕' : '○')
      : winner === 'x'
        ? strings.ticTacToe.won
        : strings.ticTacToe.lost;

  return (
    <GameFrame
      title={title}
      figures={[
        { label: opponent === 'friend' ? '✕' : strings.ticTacToe.wins, value: formatNumber(wins) },
        { label: strings.ticTacToe.draws, value: formatNumber(draws) },
        { label: opponent === 'friend' ? '○' : strings.ticTacToe.losses, value: formatNumber(losses) },
      ]}
      help={strings.ticTacToe.help}
      onRestart={restart}
      cover={
        isOver
          ? { title: outcome, text: strings.ticTacToe.next, action: strings.games.again, onPress: restart }
          : undefined
      }
      choices={
        <Segmented
          label={strings.ticTacToe.opponent}
          value={opponent}
          onChange={(value) => change(() => ({ ...newMatch(), opponent: value }))}
          options={[
            { value: 'easy', label: strings.games.easy },
            { value: 'hard', label: strings.games.hard },
            { value: 'friend', label: strings.ticTacToe.friend },
          ]}
        />
      }
    >
      <TicTacToeBoard
        cells={cells}
        line={line}
        disabled={isOver || computerMoves}
        onPress={(index) => change((now) => mark(now, index))}
      />
    </GameFrame>
  );
}
`,
  'src/games/tic-tac-toe/TicTacToeBoard.tsx': `import { Pressable, StyleSheet, View } from 'react-native';
import Svg, { Circle, Path } from 'react-native-svg';
import { strings } from '../../strings';
import { radius, space, useTheme } from '../../theme';
import type { Cells, Mark } from './engine';

interface TicTacToeBoardProps {
  cells: Cells;
  /** The three cells that won. */
  line: number[] | undefined;
  disabled: boolean;
  onPress: (index: number) => void;
}

export function TicTacToeBoard({ cells, line, disabled, onPress }: TicTacToeBoardProps) {
  const { colors, surface } = useTheme();
  return (
    <View style={styles.board}>
      {cells.map((mark, index) => (
        <View key={index} style={styles.slot}>
          <Pressable
            role="button"
            aria-label={strings.ticTacToe.cell(index + 1, mark === null ? '' : mark.toUpperCase())}
            disabled={disabled || mark !== null}
            onPress={() => onPress(index)}
            style={({ pressed }) => [
              styles.cell,
              surface,
              line?.includes(index) && { backgroundColor: colors.soft },
              pressed && styles.pressed,
            ]}
          >
            {mark ? <MarkPicture mark={mark} /> : null}
          </Pressable>
        </View>
      ))}
    </View>
  );
}

function MarkPicture({ mark }: { mark: Mark }) {
  const { colors } = useTheme();
  return (
    <Svg width="56%" height="56%" viewBox="0 0 40 40" aria-hidden>
      {mark === 'x' ? (
        <Path d="M7 7 L33 33 M33 7 L7 33" stroke={colors.primary} strokeWidth={7} strokeLinecap="round" />
      ) : (
        <Circle cx={20} cy={20} r={14} stroke={colors.warning} strokeWidth={7} fill="none" />
      )}
    </Svg>
  );
}

const styles = StyleSheet.create({
  board: { flexDirection: 'row', flexWrap: 'wrap', margin: -space.xs },
  slot: { width: '33.33%', padding: space.xs },
  cell: { aspectRatio: 1, borderRadius: radius.card, alignItems: 'center', justifyContent: 'center' },
  pressed: { opacity: 0.6 },
});
`,
  'src/games/tic-tac-toe/engine.ts': `import { pick, type Random } from '../../data/random';

export type Mark = 'x' | 'o';
export type Cells = readonly (Mark | null)[];

const lines = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

export const emptyCells: Cells = Array.from({ length: 9 }, () => null);

/** The three cells in a row; undefined while there are none. */
export const winningLine = (cells: Cells): number[] | undefined =>
  lines.find(([a = 0, b = 0, c = 0]) => cells[a] && cells[a] === cells[b] && cells[a] === cells[c]);

export const isFull = (cells: Cells): boolean => cells.every(Boolean);

export const place = (cells: Cells, index: number, mark: Mark): Cells =>
  cells.map((cell, at) => (at === index ? mark : cell));

const freeCells = (cells: Cells): number[] => cells.flatMap((cell, index) => (cell === null ? [index] : []));

/** How good the position is for \`mark\` if both play their best; quick wins count more. */
function rate(cells: Cells, mark: Mark, turn: Mark, depth: number): number {
  const line = winningLine(cells);
  if (line) return cells[line[0] ?? 0] === mark ? 10 - depth : depth - 10;
  const free = freeCells(cells);
  if (free.length === 0) return 0;
  const next = turn === 'x' ? 'o' : 'x';
  const values = free.map((index) => rate(place(cells, index, turn), mark, next, depth + 1));
  return turn === mark ? Math.max(...values) : Math.min(...values);
}

/** The computer's cell: always the best one, or on the easy level often a random one. */
export function chooseCell(cells: Cells, mark: Mark, isEasy: boolean, random: Random = Math.random): number {
  const free = freeCells(cells);
  if (isEasy && random() < 0.6) return pick(free, random) ?? 0;
  // The first answer is known and would take the longest to calculate.
  if (free.length >= 8) return cells[4] === null ? 4 : (pick([0, 2, 6, 8], random) ?? 0);
  const other = mark === 'x' ? 'o' : 'x';
  const rated = free.map((index) => ({ index, value: rate(place(cells, index, mark), mark, other, 1) }));
  const best = Math.max(...rated.map(({ value }) => value));
  return (
    pick(
      rated.filter(({ value }) => value === best),
      random,
    )?.index ?? 0
  );
}
`,
  'src/games/use-frames.ts': `import { useEffect, useRef } from 'react';

/** A longer pause between two pictures counts as this much, so that nothing jumps. */
const longestStep = 0.05;

/** Calls with the seconds since the last picture while it is on. */
export function useFrames(isOn: boolean, onFrame: (seconds: number) => void) {
  const latest = useRef(onFrame);
  latest.current = onFrame;

  useEffect(() => {
    if (!isOn) return;
    let last: number | undefined;
    let frame = 0;
    const next = (now: number) => {
      if (last !== undefined) latest.current(Math.min(longestStep, (now - last) / 1000));
      last = now;
      frame = requestAnimationFrame(next);
    };
    frame = requestAnimationFrame(next);
    return () => cancelAnimationFrame(frame);
  }, [isOn]);
}
`,
  'src/games/use-running.ts': `import { useNavigation } from '@react-navigation/native';
import { useEffect, useState } from 'react';
import { AppState } from 'react-native';

export type RunState = 'ready' | 'running' | 'paused';

/** Whether a game in real time runs. It is paused when its screen or the app is left. */
export function useRunning() {
  const [run, setRun] = useState<RunState>('ready');
  const navigation = useNavigation();

  useEffect(() => {
    const pause = () => setRun((now) => (now === 'running' ? 'paused' : now));
    const unfollow = navigation.addListener('blur', pause);
    const followed = AppState.addEventListener('change', (state) => {
      if (state !== 'active') pause();
    });
    return () => {
      unfollow();
      followed.remove();
    };
  }, [navigation]);

  return { run, setRun };
}
`,
  'src/games/use-swipe.ts': `import { useRef, useState } from 'react';
import { PanResponder } from 'react-native';
import type { Direction } from './direction';

/** Shorter movements are presses. */
const minimum = 18;

function findDirection(dx: number, dy: number): Direction | undefined {
  if (Math.max(Math.abs(dx), Math.abs(dy)) < minimum) return undefined;
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 'right' : 'left';
  return dy > 0 ? 'down' : 'up';
}

/**
 * Reports the direction of a swipe over a board, and a press of it. Only the board receives the gesture, so
 * the page does not scroll.
 */
export function useSwipe(onSwipe: (direction: Direction) => void, onTap?: () => void) {
  const latest = useRef({ onSwipe, onTap });
  latest.current = { onSwipe, onTap };
  const [responder] = useState(() =>
    PanResponder.create({
      onStartShouldSetPanResponder: () => true,
      onMoveShouldSetPanResponder: () => true,
      onPanResponderTerminationRequest: () => false,
      onPanResponderRelease: (_, { dx, dy }) => {
        const direction = findDirection(dx, dy);
        if (direction) latest.current.onSwipe(direction);
        else latest.current.onTap?.();
      },
    }),
  );
  return responder.panHandlers;
}
`,
  'src/games/word-guess/LetterBox.tsx': `import { StyleSheet, View } from 'react-native';
import { strings } from '../../strings';
import { useTheme } from '../../theme';
import { AppText } from '../../ui/AppText';
import type { LetterState } from './engine';

/** One letter of a guess; the state is also readable without colours. */
export function LetterBox({ letter, state }: { letter: string; state?: LetterState }) {
  const { colors } = useTheme();
  const looks = {
    right: { background: colors.success, ink: colors.page, name: strings.words.right },
    elsewhere: { background: colors.warningSoft, ink: colors.warning, name: strings.words.elsewhere },
    absent: { background: colors.line, ink: colors.muted, name: strings.words.absent },
  };
  const look = state ? looks[state] : { background: colors.raised, ink: colors.ink, name: '' };
  return (
    <View
      role="img"
      aria-label={letter ? \`\${letter} \${look.name}\` : strings.words.empty}
      style={[
        styles.box,
        { backgroundColor: look.background, borderColor: letter && !state ? colors.muted : look.background },
        state === 'elsewhere' && { borderColor: colors.warning },
      ]}
    >
      <AppText variant="title" style={{ color: look.ink }}>
        {letter}
      </AppText>
    </View>
  );
}

const styles = StyleSheet.create({
  box: {
    width: 50,
    height: 50,
    borderRadius: 10,
    borderWidth: 2,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
`,
  'src/games/word-guess/LetterKeyboard.tsx': `import { Pressable, StyleSheet, View } from 'react-native';
import { strings } from '../../strings';
import { space, useTheme } from '../../theme';
import { AppText } from '../../ui/AppText';
import { Icon, type IconName } from '../../ui/Icon';
import type { LetterState } from './engine';

interface LetterKeyboardProps {
  rows: readonly string[];
  /** Language of the letters. */
  locale: string;
  known: Partial<Record<string, LetterState>>;
  onLetter: (letter: string) => void;
  /** Both are left out where one letter is enough. */
  onErase?: () => void;
  onSubmit?: () => void;
  canSubmit?: boolean;
}

export function LetterKeyboard({
  rows,
  locale,
  known,
  onLetter,
  onErase,
  onSubmit,
  canSubmit,
}: LetterKeyboardProps) {
  const { colors } = useTheme();
  const looks = {
    right: { background: colors.success, ink: colors.page },
    elsewhere: { background: colors.warningSoft, ink: colors.warning },
    absent: { background: colors.page, ink: colors.faint },
  };
  return (
    <View style={styles.keyboard}>
      {rows.map((row, index) => (
        <View key={row} style={styles.row}>
          {index === rows.length - 1 && onSubmit ? (
            <SideKey
              icon="checkmark"
              label={strings.words.submit}
              isActive={canSubmit === true}
              onPress={onSubmit}
            />
          ) : null}
          {Array.from(row).map((letter) => {
            const state = known[letter];
            const look = state ? looks[state] : { background: colors.sunken, ink: colors.ink };
            return (
              <Pressable
                key={letter}
                role="button"
                aria-label={letter.toLocaleUpperCase(locale)}
                onPress={() => onLetter(letter)}
                style={({ pressed }) => [
                  styles.key,
                  { backgroundColor: look.background },
                  pressed && styles.pressed,
                ]}
              >
                <AppText variant="button" style={{ color: look.ink }} maxFontSizeMultiplier={1.2}>
                  {letter.toLocaleUpperCase(locale)}
                </AppText>
              </Pressable>
            );
          })}
          {index === rows.length - 1 && onErase ? (
            <SideKey icon="backspace-outline" label={strings.words.erase} onPress={onErase} />
          ) : null}
        </View>
      ))}
    </View>
  );
}

interface SideKeyProps {
  icon: IconName;
  label: string;
  isActive?: boolean;
  onPress: () => void;
}

function SideKey({ icon, label, isActive, onPress }: SideKeyProps) {
  const { colors } = useTheme();
  return (
    <Pressable
      role="button"
      aria-label={label}
      onPress={onPress}
      style={({ pressed }) => [
        styles.key,
        styles.side,
        { backgroundColor: isActive ? colors.primary : colors.sunken },
        pressed && styles.pressed,
      ]}
    >
      <Icon name={icon} size={20} tone={isActive ? 'onPrimary' : 'ink'} />
    </Pressable>
  );
}

const styles = StyleSheet.create({
  keyboard: { gap: 6, marginHorizontal: -space.md },
  row: { flexDirection: 'row', justifyContent: 'center', gap: 4 },
  key: {
    flex: 1,
    maxWidth: 44,
    minHeight: 50,
    borderRadius: 8,
    alignItems: 'center',
    justifyContent: 'center',
  },
  side: { flex: 1.6, maxWidth: 64 },
  pressed: { opacity: 0.5 },
});
`,
  'src/games/word-guess/WordGuess.tsx': `import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { createKept } from '../../data/kept';
import { formatNumber } from '../../data/numbers';
import { pick } from '../../data/random';
import { strings } from '../../strings';
import { space } from '../../theme';
import { GameFrame } from '../GameFrame';
import { keepScore, useBest } from '../scores';
import { knownLetters, rateGuess } from './engine';
import { LetterBox } from './LetterBox';
import { LetterKeyboard } from './LetterKeyboard';

const length = 5;
const guessMaximum = 6;

interface WordGame {
  answer: string;
  guesses: readonly string[];
  won: number;
  played: number;
  streak: number;
}

export const useWordGame = createKept<WordGame>('game-word-guess', () => ({
  answer: '',
  guesses: [],
  won: 0,
  played: 0,
  streak: 0,
}));

interface WordGuessProps {
  title: string;
  words: readonly string[];
  keyboard: readonly string[];
  /** Language of the words. */
  locale: string;
}

/** Find a word of five letters in six guesses. */
export function WordGuess({ title, words, keyboard, locale }: WordGuessProps) {
  const { value: game, change } = useWordGame();
  const [fresh] = useState(() => pick(words) ?? '');
  const [typed, setTyped] = useState('');
  const answer = game.answer || fresh;
  const { guesses } = game;
  const isWon = guesses.includes(answer);
  const isOver = isWon || guesses.length === guessMaximum;
  const best = useBest('wordGuess', 'points') ?? 0;
  const upper = (text: string) => text.toLocaleUpperCase(locale);

  const submit = () => {
    if (typed.length !== length || isOver) return;
    const won = typed === answer;
    const ends = won || guesses.length + 1 === guessMaximum;
    const streak = won ? game.streak + 1 : ends ? 0 : game.streak;
    if (won) keepScore('wordGuess', streak);
    change((now) => ({
      answer,
      guesses: [...now.guesses, typed],
      won: now.won + (won ? 1 : 0),
      played: now.played + (ends ? 1 : 0),
      streak,
    }));
    setTyped('');
  };
  const restart = () => {
    const next = pick(words.filter((word) => word !== answer)) ?? '';
    change((now) => ({ ...now, answer: next, guesses: [], streak: isWon ? now.streak : 0 }));
    setTyped('');
  };
  const type = (letter: string) => {
    if (!isOver && typed.length < length) setTyped(typed + letter);
  };

  return (
    <GameFrame
      title={title}
      figures={[
        { label: strings.words.streak, value: formatNumber(game.streak) },
        { label: strings.words.won, value: \`\${game.won} / \${game.played}\` },
        { label: strings.games.best, value: formatNumber(best) },
      ]}
      help={strings.words.help}
      onRestart={restart}
      cover={
        isOver
          ? {
              title: isWon ? strings.words.found : strings.games.over,
              text: strings.words.answer(upper(answer)),
              action: strings.words.next,
              onPress: restart,
            }
          : undefined
      }
      controls={
        <LetterKeyboard
          rows={keyboard}
          locale={locale}
          known={knownLetters(guesses, answer)}
          onLetter={type}
          onErase={() => setTyped(typed.slice(0, -1))}
          onSubmit={submit}
          canSubmit={typed.length === length}
        />
      }
    >
      <View style={styles.rows}>
        {Array.from({ length: guessMaximum }, (_, row) => {
          const guess = guesses[row];
          const states = guess === undefined ? [] : rateGuess(guess, answer);
          const letters = Array.from(guess ?? (row === guesses.length ? typed : ''));
          return (
            <View key={row} style={styles.row}>
              {Array.from({ length }, (_slot, column) => (
                <LetterBox key={column} letter={upper(letters[column] ?? '')} state={states[column]} />
              ))}
            </View>
          );
        })}
      </View>
    </GameFrame>
  );
}

const styles = StyleSheet.create({
  rows: { gap: 6, alignItems: 'center', paddingHorizontal: space.sm },
  row: { flexDirection: 'row', gap: 6 },
});
`,
  'src/games/word-guess/engine.ts': `export type LetterState = 'right' | 'elsewhere' | 'absent';

/** States of a guess's letters; each letter of the answer counts once. */
export function rateGuess(guess: string, answer: string): LetterState[] {
  const letters = Array.from(guess);
  const rest = Array.from(answer);
  const states: LetterState[] = letters.map((letter, index) => (rest[index] === letter ? 'right' : 'absent'));
  const unused = rest.filter((letter, index) => letters[index] !== letter);
  letters.forEach((letter, index) => {
    if (states[index] === 'right') return;
    const at = unused.indexOf(letter);
    if (at < 0) return;
    unused.splice(at, 1);
    states[index] = 'elsewhere';
  });
  return states;
}

const ranks: Record<LetterState, number> = { absent: 0, elsewhere: 1, right: 2 };

/** The best state that each guessed letter had so far, for the keyboard. */
export function knownLetters(
  guesses: readonly string[],
  answer: string,
): Partial<Record<string, LetterState>> {
  const known: Partial<Record<string, LetterState>> = {};
  for (const guess of guesses) {
    const states = rateGuess(guess, answer);
    Array.from(guess).forEach((letter, index) => {
      const state = states[index] ?? 'absent';
      const before = known[letter];
      if (before === undefined || ranks[state] > ranks[before]) known[letter] = state;
    });
  }
  return known;
}
`,
  'src/games/word-guess/words-en.ts': `/** Words of five letters that everybody knows. */
export const words = [
  'apple beach bread brick brush cabin candy chair chess clock cloud coast couch cream crown dance',
  'dream dress eagle earth field flame flute fruit ghost giant glass globe grape green guide happy',
  'heart horse hotel house jelly juice knife laugh lemon light lunch magic maple medal melon money',
  'month mouse music night north ocean olive onion orbit paint paper party peach pearl piano pilot',
  'pizza plane plant plate queen quiet radio river robin sauce scarf shape sheep shirt shore skirt',
  'smile snack snake south space spoon sport stage stone storm story sugar sweet table tiger toast',
  'torch tower train truck uncle voice water whale wheat wheel white world write young zebra',
].flatMap((line) => line.split(' '));

/** Letters of the keyboard by row. */
export const keyboard = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** Language of the words: decides their capitals. */
export const wordLocale = 'en-GB';
`,
  'src/games/word-guess/words-tr.ts': `/** Words of five letters that everybody knows. */
export const words = [
  'kalem deniz kitap bahar güneş ekmek şeker çiçek masal bulut kapak sepet kahve meyve sebze limon',
  'kiraz armut kavun balık kuzen tavuk aslan zebra köpek koyun serçe kumru dünya sokak cadde köprü',
  'vapur bavul gitar keman davul sahne perde halka çanta kemer şapka ceket kazak çorap bıçak çatal',
  'kaşık tabak fırın dolap duvar bahçe orman nehir adres dergi resim müzik şarkı tatil yolcu durak',
  'bilet kasap manav terzi sınıf tahta silgi zaman sabah akşam hafta şubat nisan mayıs eylül kasım',
  'yeşil beyaz siyah pembe kumaş düğme iplik biber soğan nohut pilav çorba börek simit reçel tuzlu',
  'kıyma pazar kilim halat fener liman kürek martı ayran lokum vişne incir badem ceviz hurma çekiç',
  'küçük büyük geniş yakın sıcak soğuk güzel cesur mutlu hızlı yavaş temiz kolay',
].flatMap((line) => line.split(' '));

/** Letters of the keyboard by row. */
export const keyboard = ['ertyuıopğü', 'asdfghjklşi', 'zcvbnmöç'];

/** Language of the words: decides their capitals. */
export const wordLocale = 'tr-TR';
`,
  'src/language/LanguageChoice.tsx': `import { languages } from '../locale';
import { strings } from '../strings';
import { AppText } from '../ui/AppText';
import { SectionTitle } from '../ui/SectionTitle';
import { Segmented } from '../ui/Segmented';
import { useLanguage } from './language';

/** Each language by its own name, so that it is found in any other one. */
const names = { tr: 'Türkçe', en: 'English' } as const;

/** A section of the settings. */
export function LanguageChoice() {
  const { value, change } = useLanguage();
  return (
    <>
      <SectionTitle title={strings.language.title} />
      <Segmented
        label={strings.language.title}
        value={value}
        onChange={(language) => change(() => language)}
        options={languages.map((language) => ({ value: language, label: names[language] }))}
      />
      <AppText variant="caption" tone="muted">
        {strings.language.entries}
      </AppText>
    </>
  );
}
`,
  'src/language/LanguageGate.tsx': `import { Fragment, type ReactNode } from 'react';
import { useLanguage } from './language';

/** The app in the chosen language. A new key draws every text again; the open screens stay. */
export function LanguageGate({ children }: { children: ReactNode }) {
  const { value, isLoaded } = useLanguage();
  return isLoaded ? <Fragment key={value}>{children}</Fragment> : null;
}
`,
  'src/language/language.ts': `import { createKept } from '../data/kept';
import { type Language, languages, setLocale } from '../locale';
import { setStrings } from '../strings';

/** The chosen language, kept on the device. */
export const useLanguage = createKept<Language>('language', () => languages[0]);

// Texts and formats change before the screens are drawn again.
useLanguage.subscribe(({ value }) => {
  setLocale(value);
  setStrings(value);
});
`,
  'src/media/NowPlaying.tsx': `import { LinearGradient } from 'expo-linear-gradient';
import { Pressable, StyleSheet, View } from 'react-native';
import { strings } from '../strings';
import { radius, space, useTheme } from '../theme';
import { formatTime } from '../tools/time/use-now';
import { AppText } from '../ui/AppText';
import { Cover } from '../ui/Cover';
import { Icon, type IconName } from '../ui/Icon';
import { seekTo, type Track, togglePlay } from './player-store';

interface NowPlayingProps {
  track: Track;
  icon: IconName;
  seconds: number;
  isRunning: boolean;
  hasStarted: boolean;
  isShuffled: boolean;
  onStart: () => void;
  onMove: (step: number) => void;
  onShuffle: () => void;
  onFavourite: () => void;
}

const jump = 15;

export function NowPlaying(props: NowPlayingProps) {
  const { track, icon, seconds, isRunning, hasStarted, isShuffled } = props;
  const { colors } = useTheme();
  const length = Math.max(1, track.minutes * 60);
  return (
    <LinearGradient
      colors={[colors.heroFrom, colors.heroTo]}
      start={{ x: 0, y: 0 }}
      end={{ x: 1, y: 1 }}
      style={styles.card}
    >
      <View style={styles.cover}>
        <Cover name={track.title} icon={icon} height={150} />
      </View>
      <View style={styles.head}>
        <View style={styles.fill}>
          <AppText variant="title" tone="onHero" numberOfLines={1}>
            {track.title}
          </AppText>
          <AppText tone="onHero" numberOfLines={1}>
            {track.by}
          </AppText>
        </View>
        <Control
          icon={track.isFavourite ? 'heart' : 'heart-outline'}
          label={track.isFavourite ? strings.player.unlike(track.title) : strings.player.like(track.title)}
          onPress={props.onFavourite}
        />
      </View>
      <View
        role="progressbar"
        aria-label={strings.player.position}
        aria-valuemin={0}
        aria-valuemax={length}
        aria-valuenow={Math.round(seconds)}
        style={styles.track}
      >
        <View
          style={[styles.bar, { width: \`\${(seconds / length) * 100}%\`, backgroundColor: colors.onHero }]}
        />
      </View>
      <View style={styles.times}>
        <AppText variant="caption" tone="onHero">
          {formatTime(seconds * 1000)}
        </AppText>
        <AppText variant="caption" tone="onHero">
          {formatTime(length * 1000)}
        </AppText>
      </View>
      <View style={styles.controls}>
        <Control
          icon="shuffle"
          label={strings.player.shuffle}
          isSelected={isShuffled}
          onPress={props.onShuffle}
        />
        <Control icon="play-skip-back" label={strings.player.previous} onPress={() => props.onMove(-1)} />
        <Pressable
          role="button"
          aria-label={isRunning ? strings.player.pause : strings.player.play(track.title)}
          onPress={hasStarted ? togglePlay : props.onStart}
          style={({ pressed }) => [
            styles.play,
            { backgroundColor: colors.onHero },
            pressed && styles.pressed,
          ]}
        >
          <Icon name={isRunning ? 'pause' : 'play'} size={30} tone="heroFrom" />
        </Pressable>
        <Control icon="play-skip-forward" label={strings.player.next} onPress={() => props.onMove(1)} />
        <Control
          icon="play-forward"
          label={strings.player.jump(jump)}
          onPress={() => seekTo(Math.min(length, seconds + jump))}
        />
      </View>
    </LinearGradient>
  );
}

interface ControlProps {
  icon: IconName;
  label: string;
  isSelected?: boolean;
  onPress: () => void;
}

function Control({ icon, label, isSelected, onPress }: ControlProps) {
  return (
    <Pressable
      role={isSelected === undefined ? 'button' : 'checkbox'}
      aria-label={label}
      aria-checked={isSelected}
      onPress={onPress}
      style={({ pressed }) => [styles.control, isSelected && styles.selected, pressed && styles.pressed]}
    >
      <Icon name={icon} size={22} tone="onHero" />
    </Pressable>
  );
}

const styles = StyleSheet.create({
  card: { borderRadius: radius.card, padding: space.lg, gap: space.sm },
  cover: { borderRadius: radius.control, overflow: 'hidden' },
  head: { flexDirection: 'row', alignItems: 'center', marginTop: space.xs },
  fill: { flex: 1 },
  track: { height: 6, borderRadius: 3, backgroundColor: 'rgba(255, 255, 255, 0.3)', overflow: 'hidden' },
  bar: { height: 6, borderRadius: 3 },
  times: { flexDirection: 'row', justifyContent: 'space-between' },
  controls: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' },
  control: { width: 44, height: 44, borderRadius: 22, alignItems: 'center', justifyContent: 'center' },
  selected: { backgroundColor: 'rgba(255, 255, 255, 0.25)' },
  play: { width: 64, height: 64, borderRadius: 32, alignItems: 'center', justifyContent: 'center' },
  pressed: { opacity: 0.6 },
});
`,
  'src/media/PlayerHome.tsx': `import { useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { pick } from '../data/random';
import { strings } from '../strings';
import { radius, space } from '../theme';
import { formatTime, useNow } from '../tools/time/use-now';
import { AppText } from '../ui/AppText';
import { ChipRow } from '../ui/ChipRow';
import { Cover } from '../ui/Cover';
import { EmptyState } from '../ui/EmptyState';
import type { IconName } from '../ui/Icon';
import { IconButton } from '../ui/IconButton';
import { ListRow } from '../ui/ListRow';
import { Screen } from '../ui/Screen';
import { SectionTitle } from '../ui/SectionTitle';
import { NowPlaying } from './NowPlaying';
import { playedSeconds, startTrack, type Track, usePlayback } from './player-store';

interface PlayerHomeProps {
  title: string;
  icon: IconName;
  tracks: readonly Track[];
  onFavourite: (track: Track) => void;
}

/** What plays now with its controls, then the library. */
export function PlayerHome({ title, icon, tracks, onFavourite }: PlayerHomeProps) {
  const { value: playback, change } = usePlayback();
  const [filter, setFilter] = useState('all');
  const isRunning = playback.startedAt !== null;
  const now = useNow(isRunning, 500);
  const current = tracks.find(({ id }) => id === playback.id) ?? tracks[0];
  const length = (current?.minutes ?? 0) * 60;
  const seconds = Math.min(length, playedSeconds(playback, now));
  const topics = [...new Set(tracks.map(({ topic }) => topic).filter(Boolean))];
  const shown = tracks.filter(
    ({ topic, isFavourite }) =>
      filter === 'all' || (filter === 'favourites' ? isFavourite : topic === filter),
  );

  const move = (step: number) => {
    const others = tracks.filter(({ id }) => id !== current?.id);
    const index = tracks.findIndex(({ id }) => id === current?.id);
    const next = playback.isShuffled ? pick(others) : tracks[(index + step + tracks.length) % tracks.length];
    if (next) startTrack(next.id);
  };
  const hasEnded = isRunning && length > 0 && seconds >= length;
  useEffect(() => {
    if (hasEnded) move(1);
  });

  return (
    <Screen title={title}>
      {current ? (
        <NowPlaying
          track={current}
          icon={icon}
          seconds={seconds}
          isRunning={isRunning}
          isShuffled={playback.isShuffled}
          onStart={() => startTrack(current.id)}
          hasStarted={playback.id === current.id}
          onMove={move}
          onShuffle={() => change((kept) => ({ ...kept, isShuffled: !kept.isShuffled }))}
          onFavourite={() => onFavourite(current)}
        />
      ) : (
        <EmptyState
          icon="musical-notes-outline"
          title={strings.player.empty}
          text={strings.player.emptyText}
        />
      )}
      {tracks.length > 0 ? <SectionTitle title={strings.player.library} /> : null}
      {tracks.length > 0 ? (
        <ChipRow
          label={strings.player.library}
          value={filter}
          onChange={setFilter}
          options={[
            { value: 'all', label: strings.common.all },
            { value: 'favourites', label: strings.player.favourites },
            ...topics.map((topic) => ({ value: topic, label: topic })),
          ]}
        />
      ) : null}
      {shown.map((track) => (
        <ListRow
          key={track.id}
          title={track.title}
          subtitle={track.by}
          leading={
            <View style={styles.cover}>
              <Cover
                name={track.title}
                icon={track.id === current?.id && isRunning ? 'volume-high' : icon}
                height={52}
                width={52}
              />
            </View>
          }
          trailing={
            <View style={styles.side}>
              <AppText variant="caption" tone="muted">
                {formatTime(track.minutes * 60_000)}
              </AppText>
              <IconButton
                plain
                icon={track.isFavourite ? 'heart' : 'heart-outline'}
                tone={track.isFavourite ? 'danger' : 'muted'}
                label={
                  track.isFavourite ? strings.player.unlike(track.title) : strings.player.like(track.title)
                }
                onPress={() => onFavourite(track)}
              />
            </View>
          }
          onPress={() => startTrack(track.id)}
        />
      ))}
      <AppText variant="caption" tone="muted">
        {strings.player.silent}
      </AppText>
    </Screen>
  );
}

const styles = StyleSheet.create({
  cover: { borderRadius: radius.control, overflow: 'hidden' },
  side: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
});
`,
  'src/media/player-store.ts': `import { createKept } from '../data/kept';

export interface Track {
  id: string;
  title: string;
  by: string;
  topic: string;
  /** Minutes. */
  minutes: number;
  isFavourite: boolean;
}

interface Playback {
  id: string;
  /** Seconds that were played before the last start. */
  before: number;
  /** When it was started last; null while it stands still. */
  startedAt: number | null;
  isShuffled: boolean;
}

/** What plays and where it stands, kept on the device. */
export const usePlayback = createKept<Playback>('playback', () => ({
  id: '',
  before: 0,
  startedAt: null,
  isShuffled: false,
}));

export const playedSeconds = ({ before, startedAt }: Playback, now: number): number =>
  before + (startedAt === null ? 0 : Math.max(0, (now - startedAt) / 1000));

export const startTrack = (id: string) =>
  usePlayback.getState().change((kept) => ({ ...kept, id, before: 0, startedAt: Date.now() }));

export const togglePlay = () =>
  usePlayback
    .getState()
    .change((kept) =>
      kept.startedAt === null
        ? { ...kept, startedAt: Date.now() }
        : { ...kept, before: playedSeconds(kept, Date.now()), startedAt: null },
    );

export const seekTo = (seconds: number) =>
  usePlayback.getState().change((kept) => ({
    ...kept,
    before: Math.max(0, seconds),
    startedAt: kept.startedAt === null ? null : Date.now(),
  }));
`,
  'src/notes/NotesHome.tsx': `import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { formatDay } from '../data/days';
import { createKept } from '../data/kept';
import { matches } from '../data/search';
import { strings } from '../strings';
import { radius, space, useTheme } from '../theme';
import { AddButton } from '../ui/AddButton';
import { AppText } from '../ui/AppText';
import { ChipRow } from '../ui/ChipRow';
import { EmptyState } from '../ui/EmptyState';
import { IconButton } from '../ui/IconButton';
import { Screen } from '../ui/Screen';
import { SearchBar } from '../ui/SearchBar';

/** A note as screens show it, whatever its rows are called. */
export interface Note {
  id: string;
  title: string;
  text: string;
  day: string;
  tags: readonly string[];
}

/** Ids of notes that stay at the top. */
export const usePinned = createKept<readonly string[]>('pinned-notes', () => []);

interface NotesHomeProps {
  title: string;
  notes: readonly Note[];
  onOpen: (id: string) => void;
  onAdd: () => void;
}

/** Notes as a wall of cards in two columns, pinned ones first. */
export function NotesHome({ title, notes, onOpen, onAdd }: NotesHomeProps) {
  const [query, setQuery] = useState('');
  const [tag, setTag] = useState('all');
  const pinned = usePinned((state) => state.value);
  const tags = [...new Set(notes.flatMap((note) => note.tags))];
  const shown = notes
    .filter((note) => matches(query, \`\${note.title} \${note.text}\`))
    .filter((note) => tag === 'all' || note.tags.includes(tag))
    .sort((a, b) => {
      const order = Number(pinned.includes(b.id)) - Number(pinned.includes(a.id));
      return order || b.day.localeCompare(a.day);
    });
  const columns = [shown.filter((_, index) => index % 2 === 0), shown.filter((_, index) => index % 2 === 1)];

  return (
    <Screen
      title={title}
      subtitle={strings.notes.count(notes.length)}
      action={<AddButton label={strings.notes.add} onPress={onAdd} />}
    >
      <SearchBar label={strings.notes.search} value={query} onChange={setQuery} />
      {tags.length > 0 ? (
        <ChipRow
          label={strings.notes.tags}
          value={tag}
          onChange={setTag}
          options={[
            { value: 'all', label: strings.common.all },
            ...tags.map((each) => ({ value: each, label: \`#\${each}\` })),
          ]}
        />
      ) : null}
      {shown.length === 0 ? (
        <EmptyState
          icon="document-text-outline"
          title={notes.length === 0 ? strings.notes.empty : strings.common.noResult}
          text={notes.length === 0 ? strings.notes.emptyText : strings.common.noResultText}
        />
      ) : (
        <View style={styles.columns}>
          {columns.map((column, index) => (
            <View key={index} style={styles.column}>
              {column.map((note) => (
                <NoteCard
                  key={note.id}
                  note={note}
                  isPinned={pinned.includes(note.id)}
                  onPress={() => onOpen(note.id)}
                />
              ))}
            </View>
          ))}
        </View>
      )}
    </Screen>
  );
}

function NoteCard({ note, isPinned, onPress }: { note: Note; isPinned: boolean; onPress: () => void }) {
  const { colors } = useTheme();
  const change = usePinned((state) => state.change);
  const sum = Array.from(note.id).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  const backgrounds = [colors.soft, colors.warningSoft, colors.successSoft, colors.sunken, colors.dangerSoft];
  return (
    <View style={[styles.card, { backgroundColor: backgrounds[sum % backgrounds.length] }]}>
      <Pressable
        role="button"
        aria-label={note.title || note.text}
        onPress={onPress}
        style={({ pressed }) => [styles.main, pressed && styles.pressed]}
      >
        {note.title ? (
          <AppText variant="heading" numberOfLines={2} style={styles.title}>
            {note.title}
          </AppText>
        ) : null}
        <AppText numberOfLines={7}>{note.text}</AppText>
        <AppText variant="caption">
          {[formatDay(note.day), ...note.tags.map((each) => \`#\${each}\`)].join(' · ')}
        </AppText>
      </Pressable>
      <View style={styles.pin}>
        <IconButton
          plain
          icon={isPinned ? 'pin' : 'pin-outline'}
          tone={isPinned ? 'primaryInk' : 'muted'}
          label={isPinned ? strings.notes.unpin : strings.notes.pin}
          onPress={() => change((ids) => (isPinned ? ids.filter((id) => id !== note.id) : [...ids, note.id]))}
        />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  columns: { flexDirection: 'row', gap: space.md },
  column: { flex: 1, gap: space.md },
  card: { borderRadius: radius.card },
  main: { padding: space.md + 2, gap: space.sm, minHeight: 96 },
  title: { paddingRight: 30 },
  pin: { position: 'absolute', top: 2, right: 2 },
  pressed: { opacity: 0.7 },
});
`,
  'src/quiz/CardRound.tsx': `import { useState } from 'react';
import { Animated, Platform, Pressable, StyleSheet, View } from 'react-native';
import { today } from '../data/days';
import { strings } from '../strings';
import { radius, space, useTheme } from '../theme';
import { AppText } from '../ui/AppText';
import { Badge } from '../ui/Badge';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { IconButton } from '../ui/IconButton';
import { Screen } from '../ui/Screen';
import { useBack } from '../ui/use-back';
import type { Flashcard } from './FlashcardsHome';
import { useCardStates } from './progress';
import { rateCard } from './spacing';

interface CardRoundProps {
  title: string;
  cards: readonly Flashcard[];
  onClose: () => void;
}

/** Turn a card, then say whether you knew it; those you did not know come again at the end. */
export function CardRound({ title, cards, onClose }: CardRoundProps) {
  useBack(onClose);
  const { colors } = useTheme();
  const change = useCardStates((state) => state.change);
  const [queue, setQueue] = useState(cards);
  const [isOpen, setIsOpen] = useState(false);
  const [scale] = useState(() => new Animated.Value(1));
  const [card, ...rest] = queue;
  const done = cards.length - queue.length;

  const turn = () => {
    scale.setValue(0.2);
    setIsOpen(!isOpen);
    Animated.spring(scale, { toValue: 1, friction: 8, useNativeDriver: Platform.OS !== 'web' }).start();
  };
  const rate = (isKnown: boolean) => {
    if (!card) return;
    change((states) => ({ ...states, [card.id]: rateCard(states[card.id], isKnown, today()) }));
    setIsOpen(false);
    setQueue(isKnown ? rest : [...rest, card]);
  };

  return (
    <Screen
      title={title}
      subtitle={strings.cards.progress(Math.max(0, done), cards.length)}
      right={<IconButton icon="close" label={strings.common.close} onPress={onClose} />}
      footer={
        !card ? undefined : isOpen ? (
          <View style={styles.actions}>
            <Button
              kind="danger"
              icon="close"
              label={strings.cards.unknown}
              onPress={() => rate(false)}
              style={styles.fill}
            />
            <Button
              icon="checkmark"
              label={strings.cards.knew}
              onPress={() => rate(true)}
              style={styles.fill}
            />
          </View>
        ) : (
          <Button icon="sync" label={strings.cards.turn} onPress={turn} />
        )
      }
    >
      {card ? (
        <Pressable
          role="button"
          aria-label={isOpen ? card.back : \`\${card.front}. \${strings.cards.turn}\`}
          onPress={turn}
        >
          <Animated.View
            style={[
              styles.card,
              { backgroundColor: isOpen ? colors.soft : colors.raised, transform: [{ scaleX: scale }] },
            ]}
          >
            {card.topic ? <Badge label={card.topic} tone="info" /> : null}
            <View style={styles.middle}>
              <AppText
                variant={isOpen ? 'title' : 'figure'}
                tone={isOpen ? 'onSoft' : 'ink'}
                style={styles.centered}
              >
                {isOpen ? card.back : card.front}
              </AppText>
              {isOpen && card.note ? (
                <AppText tone="onSoft" style={styles.centered}>
                  {card.note}
                </AppText>
              ) : null}
            </View>
          </Animated.View>
        </Pressable>
      ) : (
        <EmptyState
          icon="checkmark-done-outline"
          title={strings.cards.finished}
          text={strings.cards.finishedText}
          action={{ label: strings.common.close, onPress: onClose }}
        />
      )}
    </Screen>
  );
}

const styles = StyleSheet.create({
  actions: { flexDirection: 'row', gap: space.md },
  fill: { flex: 1, paddingHorizontal: 0 },
  card: {
    minHeight: 360,
    padding: space.lg,
    borderRadius: radius.card,
    boxShadow: '0 10px 28px rgba(20, 20, 40, 0.12)',
  },
  middle: { flex: 1, alignItems: 'center', justifyContent: 'center', gap: space.md },
  centered: { textAlign: 'center' },
});
`,
  'src/quiz/FlashcardsHome.tsx': `import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { today } from '../data/days';
import { formatNumber } from '../data/numbers';
import { shuffle } from '../data/random';
import { strings } from '../strings';
import { radius, space, useTheme } from '../theme';
import { AppText } from '../ui/AppText';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { Hero } from '../ui/Hero';
import { Screen } from '../ui/Screen';
import { SectionTitle } from '../ui/SectionTitle';
import { CardRound } from './CardRound';
import { useCardStates } from './progress';
import { isDue, levelMaximum } from './spacing';

export interface Flashcard {
  id: string;
  front: string;
  back: string;
  /** An example below the answer; may be empty. */
  note: string;
  topic: string;
}

const roundLength = 15;

/** How many cards come today, and how well the others are known. */
export function FlashcardsHome({ title, cards }: { title: string; cards: readonly Flashcard[] }) {
  const { colors, surface } = useTheme();
  const states = useCardStates((state) => state.value);
  const [round, setRound] = useState<readonly Flashcard[] | null>(null);
  const due = cards.filter(({ id }) => isDue(states[id], today()));
  const levels = Array.from(
    { length: levelMaximum + 1 },
    (_, level) => cards.filter(({ id }) => (states[id]?.level ?? 0) === level).length,
  );
  const known = cards.length - (levels[0] ?? 0);
  const most = Math.max(1, ...levels);
  if (round) return <CardRound title={title} cards={round} onClose={() => setRound(null)} />;

  return (
    <Screen
      title={title}
      footer={
        cards.length > 0 ? (
          <Button
            icon="play"
            label={due.length > 0 ? strings.cards.learn : strings.cards.repeat}
            onPress={() => setRound(shuffle(due.length > 0 ? due : cards).slice(0, roundLength))}
          />
        ) : undefined
      }
    >
      {cards.length === 0 ? (
        <EmptyState icon="albums-outline" title={strings.cards.empty} text={strings.cards.emptyText} />
      ) : (
        <>
          <Hero
            label={strings.cards.today}
            value={due.length > 0 ? strings.cards.count(due.length) : strings.cards.done}
            note={strings.cards.known(known, cards.length)}
          />
          <SectionTitle title={strings.cards.levels} />
          <View style={[styles.chart, surface]}>
            {levels.map((count, level) => (
              <View key={level} style={styles.column}>
                <AppText variant="label">{formatNumber(count)}</AppText>
                <View style={styles.space}>
                  <View
                    style={[
                      styles.bar,
                      {
                        height: \`\${Math.max(4, (count / most) * 100)}%\`,
                        backgroundColor: level === 0 ? colors.faint : colors.primary,
                        opacity: level === 0 ? 1 : 0.4 + (level / levelMaximum) * 0.6,
                      },
                    ]}
                  />
                </View>
                <AppText variant="caption" tone="muted" numberOfLines={1}>
                  {level === 0 ? strings.cards.fresh : formatNumber(level)}
                </AppText>
              </View>
            ))}
          </View>
          <AppText variant="caption" tone="muted">
            {strings.cards.explain}
          </AppText>
        </>
      )}
    </Screen>
  );
}

const styles = StyleSheet.create({
  chart: { flexDirection: 'row', gap: space.sm, padding: space.md + 4, borderRadius: radius.card },
  column: { flex: 1, alignItems: 'center', gap: space.xs },
  space: { height: 132, alignSelf: 'stretch', justifyContent: 'flex-end' },
  bar: { borderRadius: 8 },
});
`,
  'src/quiz/MathsPractice.tsx': `import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { createKept } from '../data/kept';
import { formatNumber } from '../data/numbers';
import { strings } from '../strings';
import { radius, space, useTheme } from '../theme';
import { Presets } from '../tools/Presets';
import { AppText } from '../ui/AppText';
import { ChipRow } from '../ui/ChipRow';
import { Icon } from '../ui/Icon';
import { Screen } from '../ui/Screen';
import { makeSum, type Operation } from './sums';

interface Practice {
  operation: Operation;
  level: number;
  right: number;
  wrong: number;
  row: number;
  bestRow: number;
}

export const usePractice = createKept<Practice>('maths-practice', () => ({
  operation: 'plus',
  level: 1,
  right: 0,
  wrong: 0,
  row: 0,
  bestRow: 0,
}));

/** Five right answers in a row fill the stars. */
const starCount = 5;

/** Endless sums with four answers each. */
export function MathsPractice({ title }: { title: string }) {
  const { colors, surface } = useTheme();
  const { value: practice, change } = usePractice();
  const [sum, setSum] = useState(() => makeSum(practice.operation, practice.level));
  const [missed, setMissed] = useState<readonly number[]>([]);

  const choose = (choice: number) => {
    if (choice !== sum.answer) {
      if (missed.length === 0) change((kept) => ({ ...kept, wrong: kept.wrong + 1, row: 0 }));
      setMissed([...missed, choice]);
      return;
    }
    if (missed.length === 0)
      change((kept) => ({
        ...kept,
        right: kept.right + 1,
        row: kept.row + 1,
        bestRow: Math.max(kept.bestRow, kept.row + 1),
      }));
    setMissed([]);
    setSum(makeSum(practice.operation, practice.level));
  };
  const set = (part: Partial<Practice>) => {
    const next = { ...practice, ...part };
    change((kept) => ({ ...kept, ...part }));
    setMissed([]);
    setSum(makeSum(next.operation, next.level));
  };
  const figures = [
    { label: strings.maths.right, value: practice.right },
    { label: strings.maths.row, value: practice.row },
    { label: strings.maths.best, value: practice.bestRow },
  ];

  return (
    <Screen title={title}>
      <ChipRow
        label={strings.maths.operation}
        value={practice.operation}
        onChange={(operation) => set({ operation })}
        options={[
          { value: 'plus', label: strings.maths.plus },
          { value: 'minus', label: strings.maths.minus },
          { value: 'times', label: strings.maths.times },
          { value: 'divided', label: strings.maths.divided },
        ]}
      />
      <View style={[styles.sum, { backgroundColor: colors.primary }]}>
        <AppText role="heading" tone="onPrimary" style={styles.text} numberOfLines={1} adjustsFontSizeToFit>
          {\`\${sum.text} = ?\`}
        </AppText>
        <View role="img" aria-label={strings.maths.stars(practice.row % starCount)} style={styles.stars}>
          {Array.from({ length: starCount }, (_, star) => (
            <Icon
              key={star}
              name={star < practice.row % starCount ? 'star' : 'star-outline'}
              size={24}
              tone="onPrimary"
            />
          ))}
        </View>
      </View>
      <View style={styles.choices}>
        {sum.choices.map((choice) => {
          const isMissed = missed.includes(choice);
          return (
            <Pressable
              key={choice}
              role="button"
              aria-label={isMissed ? strings.maths.notIt(choice) : formatNumber(choice)}
              disabled={isMissed}
              onPress={() => choose(choice)}
              style={({ pressed }) => [
                styles.choice,
                { backgroundColor: isMissed ? colors.dangerSoft : colors.soft },
                pressed && styles.pressed,
              ]}
            >
              <AppText variant="display" tone={isMissed ? 'danger' : 'onSoft'}>
                {formatNumber(choice)}
              </AppText>
            </Pressable>
          );
        })}
      </View>
      <View style={[styles.figures, surface]}>
        {figures.map(({ label, value }) => (
          <View key={label} style={styles.figure}>
            <AppText variant="title">{formatNumber(value)}</AppText>
            <AppText variant="caption" tone="muted">
              {label}
            </AppText>
          </View>
        ))}
      </View>
      <AppText variant="label" tone="muted">
        {strings.maths.level}
      </AppText>
      <Presets
        label={strings.maths.level}
        values={[1, 2, 3, 4, 5]}
        value={practice.level}
        onChange={(level) => set({ level })}
      />
    </Screen>
  );
}

const styles = StyleSheet.create({
  sum: { borderRadius: radius.card, padding: space.lg, gap: space.md, alignItems: 'center' },
  text: { fontSize: 44, lineHeight: 56, fontWeight: '800' },
  stars: { flexDirection: 'row', gap: 6 },
  choices: { flexDirection: 'row', flexWrap: 'wrap', gap: space.md },
  choice: {
    flexGrow: 1,
    flexBasis: '40%',
    minHeight: 84,
    borderRadius: radius.card,
    alignItems: 'center',
    justifyContent: 'center',
  },
  pressed: { opacity: 0.7, transform: [{ scale: 0.97 }] },
  figures: { flexDirection: 'row', borderRadius: radius.card, paddingVertical: space.md },
  figure: { flex: 1, alignItems: 'center' },
});
`,
  'src/quiz/QuizHome.tsx': `import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { toDay, today } from '../data/days';
import { formatPercent } from '../data/numbers';
import { shuffle } from '../data/random';
import { strings } from '../strings';
import { space, useTheme } from '../theme';
import { AppText } from '../ui/AppText';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { Hero } from '../ui/Hero';
import { Icon } from '../ui/Icon';
import { IconCircle } from '../ui/IconCircle';
import { ListRow } from '../ui/ListRow';
import { ProgressRing } from '../ui/ProgressRing';
import { Screen } from '../ui/Screen';
import { SectionTitle } from '../ui/SectionTitle';
import { useQuizResults } from './progress';
import { QuizRound, type RoundRules } from './QuizRound';
import { streakOf } from './spacing';

export interface QuizQuestion {
  id: string;
  question: string;
  choices: readonly string[];
  answer: string;
  /** Empty if questions have no topics. */
  topic: string;
}

interface QuizHomeProps extends RoundRules {
  title: string;
  questions: readonly QuizQuestion[];
  /** Questions of a round. */
  roundLength?: number;
}

/** Start a round at once, of all questions or of one topic, and see how it goes. */
export function QuizHome({ title, questions, roundLength = 10, ...rules }: QuizHomeProps) {
  const { colors } = useTheme();
  const results = useQuizResults((state) => state.items);
  const [round, setRound] = useState<{ topic: string; questions: readonly QuizQuestion[] } | null>(null);
  const usable = questions.filter(({ choices, answer }) => choices.length > 1 && choices.includes(answer));
  const topics = [...new Set(usable.map(({ topic }) => topic).filter(Boolean))];
  const right = results.reduce((total, result) => total + result.right, 0);
  const all = results.reduce((total, result) => total + result.all, 0);
  const streak = streakOf(new Set(results.map(({ at }) => toDay(new Date(at)))), today());

  const start = (topic: string) => {
    const chosen = usable.filter((question) => topic === '' || question.topic === topic);
    setRound({ topic, questions: shuffle(chosen).slice(0, roundLength) });
  };
  if (round)
    return (
      <QuizRound
        key={round.questions.map(({ id }) => id).join()}
        title={round.topic || title}
        topic={round.topic}
        questions={round.questions}
        {...rules}
        onAgain={() => start(round.topic)}
        onClose={() => setRound(null)}
      />
    );

  return (
    <Screen title={title}>
      <Hero
        label={strings.quiz.streak}
        value={strings.quiz.days(streak)}
        note={all === 0 ? strings.quiz.noRound : strings.quiz.rate(formatPercent((right / all) * 100))}
        side={
          <ProgressRing
            size={84}
            value={all === 0 ? 0 : right / all}
            color={colors.onHero}
            track="rgba(255, 255, 255, 0.25)"
          >
            <Icon name="flame" size={30} tone="onHero" />
          </ProgressRing>
        }
      />
      {usable.length === 0 ? (
        <EmptyState icon="help-circle-outline" title={strings.quiz.empty} text={strings.quiz.emptyText} />
      ) : (
        <Button
          icon="play"
          label={strings.quiz.start(Math.min(roundLength, usable.length))}
          onPress={() => start('')}
        />
      )}
      {topics.length > 1 ? <SectionTitle title={strings.quiz.topics} /> : null}
      {topics.length > 1 ? (
        <View style={styles.topics}>
          {topics.map((topic) => {
            const own = results.filter((result) => result.topic === topic);
            const best = Math.max(0, ...own.map((result) => (result.right / result.all) * 100));
            return (
              <ListRow
                key={topic}
                title={topic}
                subtitle={strings.quiz.count(usable.filter((question) => question.topic === topic).length)}
                leading={<IconCircle icon="play" />}
                trailing={
                  own.length > 0 ? (
                    <AppText variant="heading" tone="primaryInk">
                      {formatPercent(best)}
                    </AppText>
                  ) : undefined
                }
                onPress={() => start(topic)}
              />
            );
          })}
        </View>
      ) : null}
    </Screen>
  );
}

const styles = StyleSheet.create({
  topics: { gap: space.sm },
});
`,
  'src/quiz/QuizRound.tsx': `import { useEffect, useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { formatNumber } from '../data/numbers';
import { shuffle } from '../data/random';
import { strings } from '../strings';
import { radius, space, useTheme } from '../theme';
import { AppText } from '../ui/AppText';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { IconButton } from '../ui/IconButton';
import { Screen } from '../ui/Screen';
import { useBack } from '../ui/use-back';
import { useQuizResults } from './progress';
import type { QuizQuestion } from './QuizHome';
import { QuizSummary } from './QuizSummary';
import { RoundState } from './RoundState';

export interface RoundRules {
  /** Seconds for one question; without them there is no limit. */
  answerTime?: number;
  /** Wrong answers that end the round. */
  lives?: number;
}

interface QuizRoundProps extends RoundRules {
  title: string;
  topic: string;
  questions: readonly QuizQuestion[];
  onAgain: () => void;
  onClose: () => void;
}

/** One question after the other; the answer shows at once what was right. */
export function QuizRound({ title, topic, questions, answerTime, lives, onAgain, onClose }: QuizRoundProps) {
  useBack(onClose);
  const { colors } = useTheme();
  const [index, setIndex] = useState(0);
  const [chosen, setChosen] = useState<string | null>(null);
  const [wrong, setWrong] = useState<readonly QuizQuestion[]>([]);
  const [isOver, setIsOver] = useState(false);
  const [left, setLeft] = useState(answerTime ?? 0);
  const [orders] = useState(() => questions.map(({ choices }) => shuffle(choices)));
  const question = isOver ? undefined : questions[index];
  const right = index - wrong.length;

  useEffect(() => {
    if (answerTime === undefined || chosen !== null || isOver || index >= questions.length) return;
    const endsAt = Date.now() + answerTime * 1000;
    const timer = setInterval(() => {
      const seconds = Math.max(0, Math.ceil((endsAt - Date.now()) / 1000));
      setLeft(seconds);
      // No choice is named like this: the question counts as missed.
      if (seconds === 0) setChosen('');
    }, 250);
    return () => clearInterval(timer);
  }, [answerTime, chosen, isOver, index, questions.length]);

  if (!question)
    return (
      <QuizSummary
        title={title}
        right={right}
        all={isOver ? index : questions.length}
        wrong={wrong}
        onAgain={onAgain}
        onClose={onClose}
      />
    );

  const isWrong = chosen !== null && chosen !== question.answer;
  const isLastOf = (missed: number): boolean =>
    index === questions.length - 1 || (lives !== undefined && missed >= lives);
  const missedNow = wrong.length + (isWrong ? 1 : 0);
  const next = () => {
    const missed = isWrong ? [...wrong, question] : wrong;
    const isLast = isLastOf(missed.length);
    if (isLast)
      useQuizResults.getState().save({
        topic,
        right: index + 1 - missed.length,
        all: index + 1,
        at: Date.now(),
      });
    setIsOver(isLast);
    setWrong(missed);
    setChosen(null);
    setIndex(index + 1);
    setLeft(answerTime ?? 0);
  };

  return (
    <Screen
      title={title}
      right={<IconButton icon="close" label={strings.common.close} onPress={onClose} />}
      footer={
        <Button
          label={isLastOf(missedNow) ? strings.quiz.finish : strings.quiz.next}
          disabled={chosen === null}
          onPress={next}
        />
      }
    >
      <View style={styles.progress}>
        <View
          role="progressbar"
          aria-valuemin={0}
          aria-valuemax={questions.length}
          aria-valuenow={index}
          style={[styles.track, { backgroundColor: colors.sunken }]}
        >
          <View
            style={[
              styles.bar,
              { width: \`\${(index / questions.length) * 100}%\`, backgroundColor: colors.primary },
            ]}
          />
        </View>
        <AppText variant="label" tone="muted">
          {\`\${formatNumber(index + 1)} / \${formatNumber(questions.length)}\`}
        </AppText>
      </View>
      <RoundState
        seconds={answerTime === undefined ? undefined : left}
        lives={lives === undefined ? undefined : Math.max(0, lives - missedNow)}
        all={lives}
      />
      <View style={[styles.question, { backgroundColor: colors.soft }]}>
        <AppText variant="title" tone="onSoft" role="heading">
          {question.question}
        </AppText>
      </View>
      <View role="radiogroup" style={styles.choices}>
        {(orders[index] ?? question.choices).map((choice) => {
          const isAnswer = chosen !== null && choice === question.answer;
          const isMistake = choice === chosen && isWrong;
          const background = isAnswer ? colors.successSoft : isMistake ? colors.dangerSoft : colors.raised;
          const tone = isAnswer ? 'success' : isMistake ? 'danger' : 'ink';
          return (
            <Pressable
              key={choice}
              role="radio"
              aria-checked={choice === chosen}
              disabled={chosen !== null}
              onPress={() => setChosen(choice)}
              style={({ pressed }) => [
                styles.choice,
                { backgroundColor: background, borderColor: isAnswer ? colors.success : colors.line },
                isMistake && { borderColor: colors.danger },
                pressed && styles.pressed,
              ]}
            >
              <AppText variant="heading" tone={tone} style={styles.text}>
                {choice}
              </AppText>
              {isAnswer || isMistake ? (
                <Icon name={isAnswer ? 'checkmark-circle' : 'close-circle'} size={22} tone={tone} />
              ) : null}
            </Pressable>
          );
        })}
      </View>
      <AppText role="status" tone={isWrong ? 'danger' : 'success'} variant="heading">
        {chosen === null ? ' ' : isWrong ? strings.quiz.wrong(question.answer) : strings.quiz.right}
      </AppText>
    </Screen>
  );
}

const styles = StyleSheet.create({
  progress: { flexDirection: 'row', alignItems: 'center', gap: space.md },
  track: { flex: 1, height: 8, borderRadius: 4, overflow: 'hidden' },
  bar: { height: 8, borderRadius: 4 },
  question: { borderRadius: radius.card, padding: space.lg, minHeight: 132, justifyContent: 'center' },
  choices: { gap: space.md },
  choice: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.md,
    minHeight: 58,
    paddingHorizontal: space.lg,
    paddingVertical: space.md,
    borderRadius: radius.control,
    borderWidth: 2,
  },
  text: { flex: 1 },
  pressed: { opacity: 0.7 },
});
`,
  'src/quiz/QuizSummary.tsx': `import { StyleSheet, View } from 'react-native';
import { formatPercent } from '../data/numbers';
import { strings } from '../strings';
import { space, useTheme } from '../theme';
import { AppText } from '../ui/AppText';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';
import { ProgressRing } from '../ui/ProgressRing';
import { Screen } from '../ui/Screen';
import { SectionTitle } from '../ui/SectionTitle';
import type { QuizQuestion } from './QuizHome';

interface QuizSummaryProps {
  title: string;
  right: number;
  all: number;
  wrong: readonly QuizQuestion[];
  onAgain: () => void;
  onClose: () => void;
}

/** How a round went, and the right answers to what was missed. */
export function QuizSummary({ title, right, all, wrong, onAgain, onClose }: QuizSummaryProps) {
  const { colors } = useTheme();
  const share = all === 0 ? 0 : right / all;
  const verdict =
    share >= 0.9 ? strings.quiz.excellent : share >= 0.6 ? strings.quiz.good : strings.quiz.practise;
  return (
    <Screen
      title={title}
      footer={
        <View style={styles.actions}>
          <Button kind="soft" label={strings.common.close} onPress={onClose} style={styles.fill} />
          <Button icon="refresh" label={strings.quiz.again} onPress={onAgain} style={styles.fill} />
        </View>
      }
    >
      <View role="status" style={styles.result}>
        <ProgressRing size={196} value={share} color={colors.primary} track={colors.sunken}>
          <AppText variant="figure">{\`\${right} / \${all}\`}</AppText>
          <AppText tone="muted">{formatPercent(share * 100)}</AppText>
        </ProgressRing>
        <AppText variant="title">{verdict}</AppText>
      </View>
      {wrong.length > 0 ? <SectionTitle title={strings.quiz.missed} /> : null}
      {wrong.map((question) => (
        <Card key={question.id}>
          <AppText tone="muted">{question.question}</AppText>
          <AppText variant="heading" tone="success">
            {question.answer}
          </AppText>
        </Card>
      ))}
    </Screen>
  );
}

const styles = StyleSheet.create({
  actions: { flexDirection: 'row', gap: space.md },
  fill: { flex: 1, paddingHorizontal: 0 },
  result: { alignItems: 'center', gap: space.md, paddingVertical: space.md },
});
`,
  'src/quiz/RoundState.tsx': `import { StyleSheet, View } from 'react-native';
import { strings } from '../strings';
import { space, useTheme } from '../theme';
import { AppText } from '../ui/AppText';
import { Icon } from '../ui/Icon';

interface RoundStateProps {
  seconds: number | undefined;
  lives: number | undefined;
  all: number | undefined;
}

/** The time that is left for the question, and how many mistakes are still allowed. */
export function RoundState({ seconds, lives, all }: RoundStateProps) {
  const { colors } = useTheme();
  if (seconds === undefined && lives === undefined) return null;
  return (
    <View style={styles.row}>
      {seconds === undefined ? null : (
        <View style={styles.part}>
          <Icon name="timer-outline" tone={seconds <= 5 ? 'danger' : 'muted'} />
          <AppText variant="label" role="timer" style={{ color: seconds <= 5 ? colors.danger : colors.ink }}>
            {strings.round.seconds(seconds)}
          </AppText>
        </View>
      )}
      {lives === undefined ? null : (
        <View role="img" aria-label={strings.round.lives(lives)} style={styles.part}>
          {Array.from({ length: Math.min(all ?? lives, 10) }, (_, index) => (
            <Icon
              key={index}
              name={index < lives ? 'heart' : 'heart-outline'}
              tone={index < lives ? 'danger' : 'faint'}
            />
          ))}
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'center', minHeight: 28 },
  part: { flexDirection: 'row', alignItems: 'center', gap: space.xs, flexShrink: 1, flexWrap: 'wrap' },
});
`,
  'src/quiz/progress.ts': `import { createCollection } from '../data/collection';
import { createKept } from '../data/kept';
import type { CardState } from './spacing';

export interface QuizResult {
  id: string;
  topic: string;
  right: number;
  all: number;
  /** Milliseconds since 1970. */
  at: number;
}

/** Finished rounds, the last one first. */
export const useQuizResults = createCollection<QuizResult>({
  key: 'quiz-results',
  version: 1,
  samples: () => [],
});

/** What is known of each card by its id. */
export const useCardStates = createKept<Record<string, CardState>>('card-states', () => ({}));
`,
  'src/quiz/spacing.ts': `export interface CardState {
  /** 0 is new; each right answer adds one. */
  level: number;
  /** The day on which it comes again, such as 2026-01-31. */
  due: string;
}

/** Days until a card comes again, by level. */
const pauses = [0, 1, 3, 7, 16, 35];
export const levelMaximum = pauses.length - 1;

/** In universal time, because a day has no time zone. */
const plusDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);

/** A known card comes later each time; one that was not known comes again on the same day. */
export function rateCard(state: CardState | undefined, isKnown: boolean, day: string): CardState {
  const level = isKnown ? Math.min(levelMaximum, (state?.level ?? 0) + 1) : 0;
  return { level, due: plusDays(day, pauses[level] ?? 0) };
}

export const isDue = (state: CardState | undefined, day: string): boolean =>
  state === undefined || state.due <= day;

/** Days in a row up to a day, or up to the one before it, on which a round was finished. */
export function streakOf(days: ReadonlySet<string>, from: string): number {
  let count = 0;
  let day = days.has(from) ? from : plusDays(from, -1);
  while (days.has(day)) {
    count += 1;
    day = plusDays(day, -1);
  }
  return count;
}
`,
  'src/quiz/sums.ts': `import { type Random, randomBelow, shuffle } from '../data/random';

export type Operation = 'plus' | 'minus' | 'times' | 'divided';

export interface Sum {
  text: string;
  answer: number;
  choices: readonly number[];
}

const between = (low: number, high: number, random: Random): number =>
  low + randomBelow(high - low + 1, random);

/** A sum with whole, never negative numbers and four answers; levels 1 to 5 use larger numbers. */
export function makeSum(operation: Operation, level: number, random: Random = Math.random): Sum {
  const high = [10, 20, 50, 100, 500][level - 1] ?? 10;
  const factor = [5, 10, 10, 12, 20][level - 1] ?? 10;
  const make = (): { text: string; answer: number } => {
    if (operation === 'plus') {
      const [a, b] = [between(1, high, random), between(1, high, random)];
      return { text: \`\${a} + \${b}\`, answer: a + b };
    }
    if (operation === 'minus') {
      const [a, b] = [between(1, high, random), between(1, high, random)];
      return { text: \`\${Math.max(a, b)} − \${Math.min(a, b)}\`, answer: Math.abs(a - b) };
    }
    const [a, b] = [between(1, factor, random), between(2, factor, random)];
    return operation === 'times'
      ? { text: \`\${a} × \${b}\`, answer: a * b }
      : { text: \`\${a * b} ÷ \${b}\`, answer: a };
  };
  const { text, answer } = make();
  const others = shuffle([1, -1, 2, -2, 10, -10, 3, 5], random)
    .map((distance) => answer + distance)
    .filter((value) => value >= 0)
    .slice(0, 3);
  return { text, answer, choices: shuffle([answer, ...others], random) };
}
`,
  'src/reminders/ReminderBanner.tsx': `import { Pressable, StyleSheet, View } from 'react-native';
import { strings } from '../strings';
import { radius, space, useTheme } from '../theme';
import { AppText } from '../ui/AppText';
import { Icon } from '../ui/Icon';
import type { ReminderGroups } from './reminder';

/** How much is late, due today and due soon, in one line; nothing if nothing is. */
export function ReminderBanner({ groups, onPress }: { groups: ReminderGroups; onPress: () => void }) {
  const { colors } = useTheme();
  const { late, today, soon } = groups;
  const parts = [
    late.length > 0 && strings.reminders.lateCount(late.length),
    today.length > 0 && strings.reminders.todayCount(today.length),
    late.length + today.length === 0 && soon.length > 0 && strings.reminders.soonCount(soon.length),
  ].filter((part) => part !== false);
  if (parts.length === 0) return null;
  const isLate = late.length > 0;
  const tone = isLate ? 'danger' : 'onSoft';
  return (
    <Pressable
      role="button"
      aria-label={\`\${strings.reminders.title}: \${parts.join(', ')}\`}
      onPress={onPress}
      style={({ pressed }) => [
        styles.banner,
        { backgroundColor: isLate ? colors.dangerSoft : colors.soft },
        pressed && styles.pressed,
      ]}
    >
      <Icon name="notifications" size={20} tone={tone} />
      <View style={styles.text}>
        <AppText variant="label" tone={tone}>
          {parts.join(' · ')}
        </AppText>
      </View>
      <Icon name="chevron-forward" size={18} tone={tone} />
    </Pressable>
  );
}

const styles = StyleSheet.create({
  banner: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.md,
    minHeight: 48,
    paddingHorizontal: space.md + 2,
    paddingVertical: space.sm,
    borderRadius: radius.control,
  },
  text: { flex: 1 },
  pressed: { opacity: 0.7 },
});
`,
  'src/reminders/RemindersView.tsx': `import { Pressable, StyleSheet, View } from 'react-native';
import { daysBetween, formatDay, today } from '../data/days';
import { strings } from '../strings';
import { radius, space, useTheme } from '../theme';
import { AppText } from '../ui/AppText';
import { EmptyState } from '../ui/EmptyState';
import { IconButton } from '../ui/IconButton';
import { Screen } from '../ui/Screen';
import { Section } from '../ui/Section';
import { useToast } from '../ui/Toast';
import type { Reminder, ReminderGroups } from './reminder';
import { useSeenReminders } from './seen';

interface RemindersViewProps {
  title: string;
  back?: boolean;
  groups: ReminderGroups;
}

/** Everything that is late or due soon. A press opens the record, the check mark puts the reminder away. */
export function RemindersView({ title, back, groups }: RemindersViewProps) {
  const { late, today: now, soon } = groups;
  const sections = [
    { title: strings.reminders.late, list: late },
    { title: strings.dates.today, list: now },
    { title: strings.reminders.soon, list: soon },
  ].filter(({ list }) => list.length > 0);
  return (
    <Screen title={title} back={back}>
      {sections.length === 0 ? (
        <EmptyState
          icon="notifications-outline"
          title={strings.reminders.none}
          text={strings.reminders.noneText}
        />
      ) : null}
      {sections.map((section) => (
        <Section key={section.title} title={section.title}>
          {section.list.map((reminder) => (
            <ReminderRow key={reminder.id} reminder={reminder} />
          ))}
        </Section>
      ))}
      <AppText variant="caption" tone="muted">
        {strings.reminders.inside}
      </AppText>
    </Screen>
  );
}

function ReminderRow({ reminder }: { reminder: Reminder }) {
  const { colors, surface } = useTheme();
  const change = useSeenReminders((state) => state.change);
  const showToast = useToast((toast) => toast.show);
  const { id, title, text, day, time } = reminder;
  const left = daysBetween(today(), day);
  const when = left < 0 ? strings.dates.daysLate(-left) : left === 0 ? '' : formatDay(day);
  const facts = [text, when, time].filter(Boolean).join(' · ');
  const putAway = () => {
    change((seen) => [...seen, id].slice(-300));
    const undo = () => change((seen) => seen.filter((each) => each !== id));
    showToast({ text: strings.reminders.done, action: { label: strings.common.undo, onPress: undo } });
  };
  return (
    <View style={[styles.row, surface]}>
      <Pressable
        role="button"
        aria-label={[title, facts].filter(Boolean).join(', ')}
        onPress={reminder.open}
        style={({ pressed }) => [styles.main, pressed && styles.pressed]}
      >
        <View style={[styles.bar, { backgroundColor: left < 0 ? colors.danger : colors.primary }]} />
        <View style={styles.texts}>
          <AppText variant="heading" numberOfLines={2}>
            {title}
          </AppText>
          <AppText variant="caption" tone={left < 0 ? 'danger' : 'muted'}>
            {facts}
          </AppText>
        </View>
      </Pressable>
      <IconButton plain icon="checkmark" label={strings.reminders.putAway(title)} onPress={putAway} />
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', borderRadius: radius.card, paddingRight: space.sm },
  main: {
    flex: 1,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.md,
    padding: space.md,
    minHeight: 60,
  },
  bar: { width: 4, alignSelf: 'stretch', borderRadius: 2 },
  texts: { flex: 1, gap: 2 },
  pressed: { opacity: 0.7 },
});
`,
  'src/reminders/WithReminders.tsx': `import { type ReactNode, useContext } from 'react';
import { ChromeContext } from '../ui/layouts/chrome';
import { ReminderBanner } from './ReminderBanner';
import type { ReminderGroups } from './reminder';

interface WithRemindersProps {
  groups: ReminderGroups;
  onOpen: () => void;
  /** A main screen. */
  children: ReactNode;
}

/** Shows what is due below the title of a screen. */
export function WithReminders({ groups, onOpen, children }: WithRemindersProps) {
  const chrome = useContext(ChromeContext);
  const below = (
    <>
      {chrome.below}
      <ReminderBanner groups={groups} onPress={onOpen} />
    </>
  );
  return <ChromeContext value={{ ...chrome, below }}>{children}</ChromeContext>;
}
`,
  'src/reminders/reminder.ts': `export interface Reminder {
  /** Differs for each day, so that a record with a new day reminds again. */
  id: string;
  title: string;
  /** What the day means: 'Son ödeme'. */
  text: string;
  /** A day such as 2026-01-31. */
  day: string;
  /** A time such as 14:30; empty without one. */
  time: string;
  /** Whether it is over when its day has passed, as an appointment is; others are then late. */
  isEvent: boolean;
  open: () => void;
}

export interface ReminderGroups {
  late: readonly Reminder[];
  today: readonly Reminder[];
  soon: readonly Reminder[];
}

/** What is late, of today, and of the days after it up to the last one; each in the order of its days. */
export function groupReminders(
  reminders: readonly Reminder[],
  today: string,
  lastDay: string,
): ReminderGroups {
  const sorted = reminders
    .filter(({ day }) => day)
    .sort((a, b) => (a.day + a.time).localeCompare(b.day + b.time));
  return {
    late: sorted.filter(({ day, isEvent }) => day < today && !isEvent),
    today: sorted.filter(({ day }) => day === today),
    soon: sorted.filter(({ day }) => day > today && day <= lastDay),
  };
}
`,
  'src/reminders/seen.ts': `import { createKept } from '../data/kept';

/** Ids of reminders that were put away. */
export const useSeenReminders = createKept<readonly string[]>('seen-reminders', () => []);
`,
  'src/roles/AddButton.tsx': `import type { ComponentProps } from 'react';
import { AddButton as PlainAddButton } from '../ui/AddButton';
import { useHasButton } from './button-action';

/** Left out where the role may not add entries. */
export function AddButton(props: ComponentProps<typeof PlainAddButton>) {
  return useHasButton('add') ? <PlainAddButton {...props} /> : null;
}
`,
  'src/roles/Button.tsx': `import type { ComponentProps } from 'react';
import { Button as PlainButton } from '../ui/Button';
import { useHasButton } from './button-action';

/** Left out where the role may not do what its icon stands for. */
export function Button(props: ComponentProps<typeof PlainButton>) {
  return useHasButton(props.icon) ? <PlainButton {...props} /> : null;
}
`,
  'src/roles/EmptyState.tsx': `import type { ComponentProps } from 'react';
import { EmptyState as PlainEmptyState } from '../ui/EmptyState';
import { useHasButton } from './button-action';

/** Without its button where the role may not do what the button's icon stands for. */
export function EmptyState({ action, ...props }: ComponentProps<typeof PlainEmptyState>) {
  const hasButton = useHasButton(action?.icon);
  return <PlainEmptyState {...props} action={hasButton ? action : undefined} />;
}
`,
  'src/roles/ForgottenPin.tsx': `import { useState } from 'react';
import { strings } from '../strings';
import { AppText } from '../ui/AppText';
import { Button } from '../ui/Button';

/** Without the PIN the first role is only reached by deleting all entries. */
export function ForgottenPin({ onReset }: { onReset: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  if (!isAsking) return <Button kind="soft" label={strings.roles.forgot} onPress={() => setIsAsking(true)} />;
  return (
    <>
      <AppText role="alert">{strings.roles.resetAsk}</AppText>
      <Button kind="danger" label={strings.roles.reset} onPress={onReset} />
      <Button kind="soft" label={strings.common.cancel} onPress={() => setIsAsking(false)} />
    </>
  );
}
`,
  'src/roles/IconButton.tsx': `import type { ComponentProps } from 'react';
import { IconButton as PlainIconButton } from '../ui/IconButton';
import { useHasButton } from './button-action';

/** Left out where the role may not do what its icon stands for. */
export function IconButton(props: ComponentProps<typeof PlainIconButton>) {
  return useHasButton(props.icon) ? <PlainIconButton {...props} /> : null;
}
`,
  'src/roles/RoleChoice.tsx': `import { useState } from 'react';
import { StyleSheet } from 'react-native';
import { PinField } from '../accounts/PinField';
import { isPin } from '../accounts/session';
import { strings } from '../strings';
import { space } from '../theme';
import { AppText } from '../ui/AppText';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';
import { SectionTitle } from '../ui/SectionTitle';
import { Segmented } from '../ui/Segmented';
import { useKeptRole } from './current-role';
import { ForgottenPin } from './ForgottenPin';
import { type RoleId, roleIds, roles } from './roles';

interface RoleChoiceProps {
  /** Deletes all entries, for those who forgot the PIN. */
  onReset: () => void;
}

/**
 * A section of the settings: who uses the app. Only the first role changes to another one without the PIN.
 */
export function RoleChoice({ onReset }: RoleChoiceProps) {
  const { value: kept, change } = useKeptRole();
  const [wanted, setWanted] = useState<RoleId>();
  const [pin, setPin] = useState('');
  const first = roleIds[0];
  const isFirst = kept.id === first;
  const isNew = kept.pin === '';

  const choose = (id: RoleId) => {
    setPin('');
    if (id === kept.id) setWanted(undefined);
    else if (isFirst && !isNew) change((now) => ({ ...now, id }));
    else setWanted(id);
  };
  const type = (next: string) => {
    setPin(next);
    if (!isNew && wanted && next === kept.pin) open(wanted, next);
  };
  const open = (id: RoleId, chosen: string) => {
    change(() => ({ id, pin: chosen }));
    setWanted(undefined);
    setPin('');
  };

  return (
    <>
      <SectionTitle title={strings.roles.title} />
      <Segmented
        label={strings.roles.title}
        value={wanted ?? kept.id}
        onChange={choose}
        options={roleIds.map((id) => ({ value: id, label: roles[id].label }))}
      />
      {wanted ? (
        <Card style={styles.card}>
          <PinField
            label={isNew ? strings.roles.newPin(roles[first].label) : strings.roles.pin(roles[first].label)}
            value={pin}
            error={!isNew && isPin(pin) && pin !== kept.pin ? strings.roles.wrong : undefined}
            onChange={type}
          />
          {isNew ? (
            <Button
              label={strings.roles.change(roles[wanted].label)}
              disabled={!isPin(pin)}
              onPress={() => open(wanted, pin)}
            />
          ) : (
            <ForgottenPin
              onReset={() => {
                onReset();
                open(first, '');
              }}
            />
          )}
        </Card>
      ) : null}
      <AppText variant="caption" tone="muted">
        {strings.roles.explanation(roles[first].label)}
      </AppText>
    </>
  );
}

const styles = StyleSheet.create({ card: { gap: space.md } });
`,
  'src/roles/RoleGate.tsx': `import type { ReactNode } from 'react';
import { useKeptRole } from './current-role';

/** Waits for the role of the last session, so that nothing is seen that it hides. */
export function RoleGate({ children }: { children: ReactNode }) {
  return useKeptRole(({ isLoaded }) => isLoaded) ? children : null;
}
`,
  'src/roles/button-action.ts': `import type { IconName } from '../ui/Icon';
import { useRole } from './current-role';
import type { RoleAction } from './roles';

/** What buttons with these icons do to entries; all others are for every role. */
const actions: Partial<Record<IconName, RoleAction>> = {
  add: 'add',
  'create-outline': 'edit',
  'trash-outline': 'delete',
};

/** Whether the role has a button with this icon. */
export function useHasButton(icon: IconName | undefined): boolean {
  const { may } = useRole();
  const action = icon && actions[icon];
  return action === undefined || may[action];
}
`,
  'src/roles/collection.ts': `import {
  type CollectionOptions,
  createCollection as createPlainCollection,
  type Item,
} from '../data/collection';
import { allows } from './current-role';

/** A list that is kept on the device and that only changes as the role may change it. */
export function createCollection<Row extends Item>(options: CollectionOptions<Row>) {
  const collection = createPlainCollection<Row>(options);
  const { save, update, remove } = collection.getState();
  collection.setState({
    save: (draft) => {
      const isKnown = collection.getState().items.some(({ id }) => id === draft.id);
      return allows(isKnown ? 'edit' : 'add') ? save(draft) : (draft.id ?? '');
    },
    // One press, such as ticking a box, or what follows from a new row.
    update: (id, part) => {
      if (allows('edit', 'add')) update(id, part);
    },
    remove: (id) => (allows('delete') ? remove(id) : () => undefined),
  });
  return collection;
}
`,
  'src/roles/current-role.ts': `import { createKept } from '../data/kept';
import { strings } from '../strings';
import { useToast } from '../ui/Toast';
import { type RoleAction, type RoleId, roleIds, roles } from './roles';

interface KeptRole {
  id: RoleId;
  /**
   * Four digits; empty until another role was chosen for the first time. It guards the way back to the first
   * role.
   */
  pin: string;
}

/** Who uses the app on this device. It hides screens and buttons; it does not encrypt entries. */
export const useKeptRole = createKept<KeptRole>('role', () => ({ id: roleIds[0], pin: '' }));

/** Rights of the role that is in use. */
export const useRole = () => useKeptRole(({ value }) => roles[value.id]);

/** Whether the role sees a screen. */
export function useSees(): (screen: string) => boolean {
  const { hides } = useRole();
  return (screen) => !hides.includes(screen);
}

/** Whether the role may do this; says so if it may not. */
export function allows(...actions: readonly RoleAction[]): boolean {
  const role = roles[useKeptRole.getState().value.id];
  if (actions.some((action) => role.may[action])) return true;
  useToast.getState().show({ text: strings.roles.refused(role.label) });
  return false;
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
  'src/sharing/CopySheet.tsx': `import { Modal, Pressable, StyleSheet, TextInput, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { strings } from '../strings';
import { radius, space, type, useTheme } from '../theme';
import { AppText } from '../ui/AppText';
import { Button } from '../ui/Button';
import type { SharedText } from './shared-text';

/** The text to select and copy, where there is no share menu. */
export function CopySheet({ title, text, onClose }: SharedText & { onClose: () => void }) {
  const { colors } = useTheme();
  const { bottom } = useSafeAreaInsets();
  return (
    <Modal visible transparent animationType="fade" onRequestClose={onClose}>
      <View style={styles.fill}>
        <Pressable role="button" aria-label={strings.common.close} onPress={onClose} style={styles.veil} />
        <View style={[styles.sheet, { backgroundColor: colors.raised, paddingBottom: bottom + space.lg }]}>
          <AppText variant="title" role="heading" numberOfLines={2}>
            {title}
          </AppText>
          <AppText tone="muted">{strings.sharing.copyHint}</AppText>
          <TextInput
            aria-label={strings.sharing.text}
            value={text}
            editable={false}
            multiline
            selectTextOnFocus
            style={[styles.text, type.body, { color: colors.ink, backgroundColor: colors.sunken }]}
          />
          <Button kind="soft" label={strings.common.close} onPress={onClose} />
        </View>
      </View>
    </Modal>
  );
}

const styles = StyleSheet.create({
  fill: { flex: 1, justifyContent: 'flex-end' },
  veil: { ...StyleSheet.absoluteFill, backgroundColor: 'rgba(10, 10, 20, 0.45)' },
  sheet: {
    gap: space.md,
    padding: space.lg,
    borderTopLeftRadius: radius.card + 4,
    borderTopRightRadius: radius.card + 4,
  },
  text: {
    height: 220,
    padding: space.md,
    borderRadius: radius.control,
    textAlignVertical: 'top',
    outlineStyle: 'solid',
    outlineWidth: 0,
  },
});
`,
  'src/sharing/ShareButton.tsx': `import { strings } from '../strings';
import { IconButton } from '../ui/IconButton';
import type { SharedText } from './shared-text';
import { useShare } from './use-share';

export function ShareButton({ shared }: { shared: SharedText }) {
  const { share, sheet } = useShare();
  return (
    <>
      <IconButton icon="share-social-outline" label={strings.sharing.share} onPress={() => share(shared)} />
      {sheet}
    </>
  );
}
`,
  'src/sharing/share-text.ts': `import { Share } from 'react-native';
import type { SharedText } from './shared-text';

/**
 * Opens the share menu of the device. False if it has none, as some browsers; a closed menu is no failure.
 */
export async function shareText({ title, text }: SharedText): Promise<boolean> {
  try {
    await Share.share({ title, message: text });
    return true;
  } catch (error) {
    return error instanceof Error && error.name === 'AbortError';
  }
}
`,
  'src/sharing/shared-text.ts': `export interface SharedText {
  title: string;
  text: string;
}

interface Fact {
  label: string;
  /** Several lines are shown below the label. */
  value: string;
}

const toLine = ({ label, value }: Fact): string =>
  value.includes('\\n') ? \`\${label}:\\n\${value}\` : \`\${label}: \${value}\`;

/** The title, then each value that is not empty. */
export const toSharedText = (title: string, facts: readonly Fact[]): SharedText => ({
  title,
  text: [title, ...facts.filter(({ value }) => value).map(toLine)].join('\\n'),
});
`,
  'src/sharing/use-share.tsx': `import { useState } from 'react';
import { CopySheet } from './CopySheet';
import { shareText } from './share-text';
import type { SharedText } from './shared-text';

/**
 * \`share\` opens the share menu; \`sheet\` shows the text where there is no such menu, and has to be rendered.
 */
export function useShare() {
  const [shown, setShown] = useState<SharedText | null>(null);
  const share = async (shared: SharedText) => {
    if (!(await shareText(shared))) setShown(shared);
  };
  const sheet = shown ? <CopySheet {...shown} onClose={() => setShown(null)} /> : null;
  return { share, sheet };
}
`,
  'src/social/ComposeView.tsx': `import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { strings } from '../strings';
import { space } from '../theme';
import { AppText } from '../ui/AppText';
import { Avatar } from '../ui/Avatar';
import { Button } from '../ui/Button';
import { TextField } from '../ui/fields/TextField';
import { Screen } from '../ui/Screen';
import { useSocial } from './social-store';

const lengthMaximum = 280;

interface ComposeViewProps {
  title: string;
  /** Whether posts have a title of their own. */
  hasTitle: boolean;
  onShare: (post: { author: string; title: string; text: string; tags: string[] }) => void;
}

/** Words that begin with # are tags. */
const findTags = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(/#([\\p{L}\\p{N}_]+)/gu), (match) => match[1] ?? '')),
];

/** Writes a new post. */
export function ComposeView({ title, hasTitle, onShare }: ComposeViewProps) {
  const author = useSocial((state) => state.value.name);
  const [heading, setHeading] = useState('');
  const [text, setText] = useState('');
  const [hasTried, setHasTried] = useState(false);
  const left = lengthMaximum - text.length;
  const error =
    left < 0 ? strings.social.tooLong(-left) : hasTried && !text.trim() ? strings.social.noText : undefined;
  const headingError = hasTried && hasTitle && !heading.trim() ? strings.common.required : undefined;

  const submit = () => {
    setHasTried(true);
    if (!text.trim() || left < 0 || (hasTitle && !heading.trim())) return;
    onShare({ author, title: heading.trim(), text: text.trim(), tags: findTags(text) });
  };

  return (
    <Screen
      back
      title={title}
      footer={<Button icon="paper-plane-outline" label={strings.social.share} onPress={submit} />}
    >
      <View style={styles.author}>
        <Avatar name={author} />
        <AppText variant="heading">{author}</AppText>
      </View>
      {hasTitle ? (
        <TextField
          label={strings.social.heading}
          value={heading}
          maxLength={80}
          error={headingError}
          onChange={setHeading}
        />
      ) : null}
      <TextField
        multiline
        label={strings.social.text}
        placeholder={strings.social.placeholder}
        value={text}
        error={error}
        onChange={setText}
      />
      <AppText variant="caption" tone={left < 20 ? 'danger' : 'muted'} style={styles.left}>
        {strings.social.left(Math.max(0, left))}
      </AppText>
    </Screen>
  );
}

const styles = StyleSheet.create({
  author: { flexDirection: 'row', alignItems: 'center', gap: space.md },
  left: { textAlign: 'right', marginTop: -space.sm },
});
`,
  'src/social/FeedHome.tsx': `import { useState } from 'react';
import { Pressable, ScrollView, StyleSheet, View } from 'react-native';
import { strings } from '../strings';
import { space, useTheme } from '../theme';
import { AppText } from '../ui/AppText';
import { Avatar } from '../ui/Avatar';
import { EmptyState } from '../ui/EmptyState';
import { Icon } from '../ui/Icon';
import { Screen } from '../ui/Screen';
import { Segmented } from '../ui/Segmented';
import { PostCard } from './PostCard';
import type { Post, PostActions } from './post';
import { toggled, useSocial } from './social-store';

interface FeedHomeProps {
  title: string;
  posts: readonly Post[];
  actions: PostActions;
  onCompose: () => void;
}

/** What is new: people at the top, then posts, the last one first. */
export function FeedHome({ title, posts, actions, onCompose }: FeedHomeProps) {
  const { colors } = useTheme();
  const { value: social, change } = useSocial();
  const [view, setView] = useState<'all' | 'following' | 'saved'>('all');
  const people = [...new Set(posts.map(({ author }) => author))].filter((name) => name !== social.name);
  const shown = posts
    .filter(({ author }) => view !== 'following' || social.following.includes(author))
    .filter(({ id }) => view !== 'saved' || social.saved.includes(id));

  return (
    <Screen title={title}>
      <ScrollView
        horizontal
        showsHorizontalScrollIndicator={false}
        style={styles.people}
        contentContainerStyle={styles.strip}
      >
        <Pressable
          role="button"
          aria-label={strings.social.compose}
          onPress={onCompose}
          style={styles.person}
        >
          <View style={[styles.add, { borderColor: colors.primary, backgroundColor: colors.soft }]}>
            <Icon name="add" size={26} tone="onSoft" />
          </View>
          <AppText variant="caption" tone="muted" numberOfLines={1}>
            {strings.social.share}
          </AppText>
        </Pressable>
        {people.map((name) => {
          const follows = social.following.includes(name);
          return (
            <Pressable
              key={name}
              role="button"
              aria-label={follows ? strings.social.unfollow(name) : strings.social.follow(name)}
              onPress={() => change((kept) => ({ ...kept, following: toggled(kept.following, name) }))}
              style={styles.person}
            >
              <View style={[styles.ring, { borderColor: follows ? colors.primary : colors.line }]}>
                <Avatar name={name} size={54} />
              </View>
              <AppText variant="caption" tone={follows ? 'primaryInk' : 'muted'} numberOfLines={1}>
                {name.split(' ')[0]}
              </AppText>
            </Pressable>
          );
        })}
      </ScrollView>
      <Segmented
        label={title}
        value={view}
        onChange={setView}
        options={[
          { value: 'all', label: strings.common.all },
          { value: 'following', label: strings.social.followed },
          { value: 'saved', label: strings.social.saved },
        ]}
      />
      {shown.length === 0 ? (
        <EmptyState
          icon={view === 'saved' ? 'bookmark-outline' : 'chatbubbles-outline'}
          title={view === 'all' ? strings.social.empty : strings.social.nothing}
          text={view === 'all' ? strings.social.emptyText : strings.social.nothingText}
          action={view === 'all' ? { label: strings.social.compose, onPress: onCompose } : undefined}
        />
      ) : (
        shown.map((post) => <PostCard key={post.id} post={post} actions={actions} />)
      )}
    </Screen>
  );
}

const styles = StyleSheet.create({
  people: { marginHorizontal: -space.lg, flexGrow: 0 },
  strip: { gap: space.md, paddingHorizontal: space.lg },
  person: { width: 68, alignItems: 'center', gap: 6 },
  add: {
    width: 62,
    height: 62,
    borderRadius: 31,
    borderWidth: 2,
    borderStyle: 'dashed',
    alignItems: 'center',
    justifyContent: 'center',
  },
  ring: { borderRadius: 32, borderWidth: 2, padding: 2 },
});
`,
  'src/social/PostCard.tsx': `import { useState } from 'react';
import { Animated, Platform, Pressable, StyleSheet, View } from 'react-native';
import { formatDay, isToday } from '../data/days';
import { formatNumber } from '../data/numbers';
import { strings } from '../strings';
import { radius, space, useTheme } from '../theme';
import { AppText } from '../ui/AppText';
import { Avatar } from '../ui/Avatar';
import { Icon, type IconName } from '../ui/Icon';
import type { Post, PostActions } from './post';
import { SceneArt, scenes } from './SceneArt';
import { toggled, useComments, useSocial } from './social-store';

interface PostCardProps {
  post: Post;
  actions: PostActions;
  /** False on the post's own screen. */
  canOpen?: boolean;
}

/** The scene that a post names. With 'any' most posts have one, always the same. */
function sceneOf({ id, text, picture }: Post) {
  if (picture !== 'any') return scenes.find((scene) => scene === picture);
  const sum = Array.from(id + text).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return sum % 5 < 3 ? scenes[sum % scenes.length] : undefined;
}

export function PostCard({ post, actions, canOpen = true }: PostCardProps) {
  const { surface } = useTheme();
  const comments = useComments((state) => state.items.filter(({ postId }) => postId === post.id).length);
  const isSaved = useSocial((state) => state.value.saved.includes(post.id));
  const change = useSocial((state) => state.change);
  const scene = sceneOf(post);
  return (
    <View style={[styles.card, surface]}>
      <View style={styles.author}>
        <Avatar name={post.author} size={40} />
        <View style={styles.fill}>
          <AppText variant="heading" numberOfLines={1}>
            {post.author}
          </AppText>
          <AppText variant="caption" tone="muted">
            {isToday(post.day) ? strings.dates.today : formatDay(post.day)}
          </AppText>
        </View>
      </View>
      <Pressable
        role="button"
        aria-label={strings.social.open(post.author)}
        disabled={!canOpen}
        onPress={() => actions.open(post)}
        style={({ pressed }) => [styles.content, pressed && styles.pressed]}
      >
        <View style={styles.texts}>
          {post.title ? <AppText variant="heading">{post.title}</AppText> : null}
          {post.text ? <AppText>{post.text}</AppText> : null}
          {post.tags.length > 0 ? (
            <AppText variant="label" tone="primaryInk">
              {post.tags.map((tag) => \`#\${tag}\`).join(' ')}
            </AppText>
          ) : null}
        </View>
        {scene ? <SceneArt scene={scene} label={strings.social.picture} /> : null}
      </Pressable>
      <View style={styles.actions}>
        <LikeButton post={post} onPress={() => actions.like(post)} />
        <PostAction
          icon="chatbubble-outline"
          label={strings.social.comments(comments)}
          count={comments}
          onPress={() => actions.open(post)}
        />
        <View style={styles.fill} />
        <PostAction
          icon={isSaved ? 'bookmark' : 'bookmark-outline'}
          label={isSaved ? strings.social.unsave : strings.social.save}
          isActive={isSaved}
          onPress={() => change((kept) => ({ ...kept, saved: toggled(kept.saved, post.id) }))}
        />
      </View>
    </View>
  );
}

function LikeButton({ post, onPress }: { post: Post; onPress: () => void }) {
  const [scale] = useState(() => new Animated.Value(1));
  const like = () => {
    onPress();
    scale.setValue(0.7);
    Animated.spring(scale, { toValue: 1, friction: 3, useNativeDriver: Platform.OS !== 'web' }).start();
  };
  return (
    <Pressable
      role="button"
      aria-label={post.isLiked ? strings.social.unlike : strings.social.like}
      onPress={like}
      style={styles.action}
    >
      <Animated.View style={{ transform: [{ scale }] }}>
        <Icon
          name={post.isLiked ? 'heart' : 'heart-outline'}
          size={23}
          tone={post.isLiked ? 'danger' : 'muted'}
        />
      </Animated.View>
      <AppText variant="label" tone={post.isLiked ? 'danger' : 'muted'}>
        {formatNumber(post.likes)}
      </AppText>
    </Pressable>
  );
}

interface PostActionProps {
  icon: IconName;
  label: string;
  onPress: () => void;
  count?: number;
  isActive?: boolean;
}

function PostAction({ icon, label, onPress, count, isActive }: PostActionProps) {
  return (
    <Pressable role="button" aria-label={label} onPress={onPress} style={styles.action}>
      <Icon name={icon} size={21} tone={isActive ? 'primaryInk' : 'muted'} />
      {count === undefined ? null : (
        <AppText variant="label" tone="muted">
          {formatNumber(count)}
        </AppText>
      )}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  content: { minHeight: 44, justifyContent: 'center' },
  card: { borderRadius: radius.card, overflow: 'hidden' },
  author: { flexDirection: 'row', alignItems: 'center', gap: space.md, padding: space.md + 4 },
  fill: { flex: 1 },
  texts: { paddingHorizontal: space.md + 4, paddingBottom: space.md, gap: 6 },
  actions: { flexDirection: 'row', alignItems: 'center', paddingHorizontal: space.sm, paddingVertical: 2 },
  action: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 6,
    minHeight: 44,
    minWidth: 44,
    paddingHorizontal: space.sm,
  },
  pressed: { opacity: 0.8 },
});
`,
  'src/social/PostView.tsx': `import { useState } from 'react';
import { StyleSheet, TextInput, View } from 'react-native';
import { formatDay, toDay } from '../data/days';
import { strings } from '../strings';
import { radius, space, type, useTheme } from '../theme';
import { AppText } from '../ui/AppText';
import { Avatar } from '../ui/Avatar';
import { EmptyState } from '../ui/EmptyState';
import { IconButton } from '../ui/IconButton';
import { Screen } from '../ui/Screen';
import { PostCard } from './PostCard';
import type { Post, PostActions } from './post';
import { useComments, useSocial } from './social-store';

interface PostViewProps {
  post: Post | undefined;
  actions: PostActions;
  onEdit?: () => void;
  onRemove: () => void;
}

const lengthMaximum = 280;

/** One post with its comments, and the line to write one. */
export function PostView({ post, actions, onEdit, onRemove }: PostViewProps) {
  const { colors } = useTheme();
  const { items, save, remove } = useComments();
  const me = useSocial((state) => state.value.name);
  const [text, setText] = useState('');
  if (!post)
    return (
      <Screen back title="">
        <EmptyState icon="trash-outline" title={strings.social.gone} text={strings.social.goneText} />
      </Screen>
    );

  const comments = items.filter(({ postId }) => postId === post.id).reverse();
  const send = () => {
    if (!text.trim()) return;
    save({ postId: post.id, author: me, text: text.trim(), at: Date.now() });
    setText('');
  };

  return (
    <Screen
      back
      title={strings.social.post}
      right={
        post.author === me ? (
          <View style={styles.own}>
            {onEdit ? (
              <IconButton icon="create-outline" label={strings.common.edit} onPress={onEdit} />
            ) : null}
            <IconButton icon="trash-outline" tone="danger" label={strings.common.remove} onPress={onRemove} />
          </View>
        ) : undefined
      }
      footer={
        <View style={[styles.write, { backgroundColor: colors.sunken }]}>
          <TextInput
            aria-label={strings.social.write}
            placeholder={strings.social.write}
            placeholderTextColor={colors.muted}
            value={text}
            maxLength={lengthMaximum}
            onChangeText={setText}
            onSubmitEditing={send}
            returnKeyType="send"
            style={[styles.input, type.body, { color: colors.ink }]}
          />
          <IconButton
            plain
            icon="send"
            tone={text.trim() ? 'primaryInk' : 'faint'}
            label={strings.social.send}
            onPress={send}
          />
        </View>
      }
    >
      <PostCard post={post} actions={actions} canOpen={false} />
      <AppText variant="heading" role="heading">
        {strings.social.comments(comments.length)}
      </AppText>
      {comments.length === 0 ? <AppText tone="muted">{strings.social.noComments}</AppText> : null}
      {comments.map((comment) => (
        <View key={comment.id} style={styles.comment}>
          <Avatar name={comment.author} size={36} />
          <View style={[styles.bubble, { backgroundColor: colors.sunken }]}>
            <AppText variant="label">
              {[comment.author, formatDay(toDay(new Date(comment.at)))].join(' · ')}
            </AppText>
            <AppText>{comment.text}</AppText>
          </View>
          {comment.author === me ? (
            <IconButton
              plain
              icon="close"
              tone="muted"
              label={strings.common.remove}
              onPress={() => remove(comment.id)}
            />
          ) : null}
        </View>
      ))}
    </Screen>
  );
}

const styles = StyleSheet.create({
  own: { flexDirection: 'row', gap: space.sm },
  write: { flexDirection: 'row', alignItems: 'center', borderRadius: radius.control, paddingLeft: space.md },
  input: { flex: 1, minWidth: 0, minHeight: 48, outlineStyle: 'solid', outlineWidth: 0 },
  comment: { flexDirection: 'row', alignItems: 'flex-start', gap: space.sm },
  bubble: { flex: 1, borderRadius: radius.control, padding: space.md, gap: 2 },
});
`,
  'src/social/ProfileView.tsx': `import { LinearGradient } from 'expo-linear-gradient';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { formatNumber } from '../data/numbers';
import { strings } from '../strings';
import { radius, space, useTheme } from '../theme';
import { AppText } from '../ui/AppText';
import { Avatar } from '../ui/Avatar';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';
import { EmptyState } from '../ui/EmptyState';
import { TextField } from '../ui/fields/TextField';
import { Screen } from '../ui/Screen';
import { SectionTitle } from '../ui/SectionTitle';
import { PostCard } from './PostCard';
import type { Post, PostActions } from './post';
import { useSocial } from './social-store';

interface ProfileViewProps {
  title: string;
  posts: readonly Post[];
  actions: PostActions;
  onCompose: () => void;
}

/** Who uses the app, and what they wrote. */
export function ProfileView({ title, posts, actions, onCompose }: ProfileViewProps) {
  const { colors, surface } = useTheme();
  const { value: social, change } = useSocial();
  const [isEditing, setIsEditing] = useState(false);
  const own = posts.filter(({ author }) => author === social.name);
  const figures = [
    { label: strings.social.posts, value: own.length },
    { label: strings.social.likes, value: own.reduce((total, { likes }) => total + likes, 0) },
    { label: strings.social.followed, value: social.following.length },
  ];
  return (
    <Screen title={title}>
      <View style={[styles.card, surface]}>
        <LinearGradient
          colors={[colors.heroFrom, colors.heroTo]}
          start={{ x: 0, y: 0 }}
          end={{ x: 1, y: 1 }}
          style={styles.cover}
        />
        <View style={[styles.portrait, { backgroundColor: colors.page }]}>
          <Avatar name={social.name} size={84} />
        </View>
        <AppText variant="title">{social.name}</AppText>
        {social.about ? <AppText style={styles.centered}>{social.about}</AppText> : null}
        <View style={styles.figures}>
          {figures.map(({ label, value }) => (
            <View key={label} style={styles.figure}>
              <AppText variant="title">{formatNumber(value)}</AppText>
              <AppText variant="caption" tone="muted">
                {label}
              </AppText>
            </View>
          ))}
        </View>
        <Button
          kind="soft"
          icon={isEditing ? 'checkmark' : 'create-outline'}
          label={isEditing ? strings.common.save : strings.social.editProfile}
          onPress={() => setIsEditing(!isEditing)}
          style={styles.wide}
        />
      </View>
      {isEditing ? (
        <Card style={styles.form}>
          <TextField
            label={strings.social.name}
            value={social.name}
            maxLength={40}
            onChange={(name) => change((kept) => ({ ...kept, name }))}
          />
          <TextField
            multiline
            label={strings.social.about}
            value={social.about}
            maxLength={160}
            onChange={(about) => change((kept) => ({ ...kept, about }))}
          />
        </Card>
      ) : null}
      <SectionTitle title={strings.social.own} />
      {own.length === 0 ? (
        <EmptyState
          icon="images-outline"
          title={strings.social.empty}
          text={strings.social.emptyText}
          action={{ label: strings.social.compose, icon: 'add', onPress: onCompose }}
        />
      ) : (
        own.map((post) => <PostCard key={post.id} post={post} actions={actions} />)
      )}
    </Screen>
  );
}

const styles = StyleSheet.create({
  card: {
    alignItems: 'center',
    overflow: 'hidden',
    gap: space.xs,
    borderRadius: radius.card,
    padding: space.lg,
  },
  cover: { position: 'absolute', top: 0, left: 0, right: 0, height: 92 },
  portrait: { borderRadius: 48, padding: 4, marginTop: 20 },
  centered: { textAlign: 'center' },
  figures: { flexDirection: 'row', marginVertical: space.md, alignSelf: 'stretch' },
  figure: { flex: 1, alignItems: 'center' },
  wide: { alignSelf: 'stretch' },
  form: { gap: space.md },
});
`,
  'src/social/SceneArt.tsx': `import { type ReactNode, useId } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Circle, Defs, LinearGradient, Path, Rect, Stop } from 'react-native-svg';

export type Scene = 'sea' | 'mountains' | 'city' | 'forest';

export const scenes: readonly Scene[] = ['sea', 'mountains', 'city', 'forest'];

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
        d={[
          'M144 100 h6 v8 h-6 z M158 100 h6 v8 h-6 z M144 120 h6 v8 h-6 z',
          'M158 140 h6 v8 h-6 z M12 168 h6 v7 h-6 z M52 172 h6 v7 h-6 z M92 176 h6 v7 h-6 z',
          'M196 170 h6 v7 h-6 z M230 162 h6 v7 h-6 z M276 180 h6 v7 h-6 z',
          'M36 116 h5 v6 h-5 z M94 104 h5 v6 h-5 z M208 110 h5 v6 h-5 z M268 124 h5 v6 h-5 z',
        ].join(' ')}
        fill="#FFD27A"
      />
    </>
  ),
  forest: (
    <>
      <Circle cx={160} cy={70} r={42} fill="#FFF9DE" opacity={0.9} />
      <Path
        d={[
          'M20 150 L44 60 L68 150 Z M84 150 L104 78 L124 150 Z M196 150 L216 72 L236 150 Z',
          'M256 150 L282 54 L308 150 Z',
        ].join(' ')}
        fill="#8DB58B"
      />
      <Path
        d={[
          'M-16 178 L20 72 L56 178 Z M52 178 L80 96 L108 178 Z M216 178 L246 92 L276 178 Z',
          'M266 178 L300 66 L334 178 Z',
        ].join(' ')}
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
  'src/social/post.ts': `/** A post as screens show it, whatever its rows are called. */
export interface Post {
  id: string;
  author: string;
  title: string;
  text: string;
  /** A day such as 2026-01-31. */
  day: string;
  tags: readonly string[];
  likes: number;
  isLiked: boolean;
  /** Name of its scene, 'any' for one by its text, or empty. */
  picture: string;
}

export interface PostActions {
  like: (post: Post) => void;
  open: (post: Post) => void;
}
`,
  'src/social/social-store.ts': `import { createCollection } from '../data/collection';
import { createKept } from '../data/kept';
import { strings } from '../strings';

export interface Comment {
  id: string;
  postId: string;
  author: string;
  text: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** Comments below posts, the last one first. */
export const useComments = createCollection<Comment>({ key: 'comments', version: 1, samples: () => [] });

interface Social {
  /** Name of the one who uses the app. */
  name: string;
  about: string;
  /** Ids of saved posts. */
  saved: readonly string[];
  /** Names of people whose posts come first. */
  following: readonly string[];
}

export const useSocial = createKept<Social>('social', () => ({
  name: strings.social.you,
  about: '',
  saved: [],
  following: [],
}));

/** Adds what is missing and takes out what is there. */
export const toggled = (list: readonly string[], value: string): string[] =>
  list.includes(value) ? list.filter((each) => each !== value) : [...list, value];
`,
  'src/tools/FormulaScreen.tsx': `import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { strings } from '../strings';
import { space } from '../theme';
import { AppText } from '../ui/AppText';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';
import { Hero } from '../ui/Hero';
import { Screen } from '../ui/Screen';
import { useToast } from '../ui/Toast';
import { HistoryList } from './HistoryList';
import { keepResult } from './history';
import { NumberInput } from './NumberInput';
import { Presets } from './Presets';

export interface FormulaField<Key extends string> {
  key: Key;
  label: string;
  unit?: string;
  /** Frequent values, one press each. */
  presets?: readonly number[];
}

interface FormulaScreenProps<Key extends string> {
  title: string;
  tool: string;
  fields: readonly FormulaField<Key>[];
  values: Record<Key, number | null>;
  onChange: (key: Key, value: number | null) => void;
  result: { label: string; value: string; note?: string };
  /** Further results below the large one. */
  lines: readonly { label: string; value: string }[];
  /** In words, for the kept results. */
  summary: string;
  /** A drawing in the result. */
  picture?: ReactNode;
  /** Choices above the inputs. */
  choices?: ReactNode;
  children?: ReactNode;
}

/** Numbers in, the answer above at once. */
export function FormulaScreen<Key extends string>({
  title,
  tool,
  fields,
  values,
  onChange,
  result,
  lines,
  summary,
  picture,
  choices,
  children,
}: FormulaScreenProps<Key>) {
  const showToast = useToast((toast) => toast.show);
  const keep = () => {
    keepResult(tool, summary, result.value);
    showToast({ text: strings.tools.kept });
  };
  return (
    <Screen title={title}>
      <Hero label={result.label} value={result.value} note={result.note}>
        {picture}
      </Hero>
      {choices}
      {fields.map((field) => (
        <View key={field.key} style={styles.field}>
          <NumberInput
            label={field.label}
            unit={field.unit}
            value={values[field.key]}
            onChange={(value) => onChange(field.key, value)}
          />
          {field.presets ? (
            <Presets
              label={field.label}
              unit={field.unit}
              values={field.presets}
              value={values[field.key]}
              onChange={(value) => onChange(field.key, value)}
            />
          ) : null}
        </View>
      ))}
      {lines.length > 0 ? (
        <Card style={styles.lines}>
          {lines.map(({ label, value }) => (
            <View key={label} style={styles.line}>
              <AppText tone="muted" style={styles.label}>
                {label}
              </AppText>
              <AppText variant="heading">{value}</AppText>
            </View>
          ))}
        </Card>
      ) : null}
      {children}
      <Button kind="soft" icon="bookmark-outline" label={strings.tools.keep} onPress={keep} />
      <HistoryList tool={tool} />
    </Screen>
  );
}

const styles = StyleSheet.create({
  field: { gap: space.sm },
  lines: { gap: space.md },
  line: { flexDirection: 'row', alignItems: 'baseline', gap: space.md },
  label: { flex: 1 },
});
`,
  'src/tools/HistoryList.tsx': `import { StyleSheet, View } from 'react-native';
import { formatDay, toDay } from '../data/days';
import { strings } from '../strings';
import { radius, space, useTheme } from '../theme';
import { AppText } from '../ui/AppText';
import { IconButton } from '../ui/IconButton';
import { SectionTitle } from '../ui/SectionTitle';
import { useToast } from '../ui/Toast';
import { useHistory } from './history';

const shownMaximum = 12;

/** Kept results of a tool, the last one first. */
export function HistoryList({ tool }: { tool: string }) {
  const { surface } = useTheme();
  const { items, remove } = useHistory();
  const showToast = useToast((toast) => toast.show);
  const own = items.filter((entry) => entry.tool === tool).slice(0, shownMaximum);
  if (own.length === 0) return null;
  return (
    <>
      <SectionTitle title={strings.tools.history} />
      <View style={[styles.list, surface]}>
        {own.map((entry) => (
          <View key={entry.id} style={styles.row}>
            <View style={styles.texts}>
              <AppText variant="heading">{entry.result}</AppText>
              <AppText variant="caption" tone="muted" numberOfLines={2}>
                {\`\${entry.text} · \${formatDay(toDay(new Date(entry.at)))}\`}
              </AppText>
            </View>
            <IconButton
              plain
              icon="close"
              tone="muted"
              label={strings.tools.removeEntry(entry.result)}
              onPress={() => {
                const restore = remove(entry.id);
                showToast({
                  text: strings.common.deleted(entry.result),
                  action: { label: strings.common.undo, onPress: restore },
                });
              }}
            />
          </View>
        ))}
      </View>
    </>
  );
}

const styles = StyleSheet.create({
  list: { borderRadius: radius.card, paddingLeft: space.md + 4, paddingVertical: space.xs },
  row: { flexDirection: 'row', alignItems: 'center', minHeight: 60, paddingRight: space.xs },
  texts: { flex: 1, gap: 2 },
});
`,
  'src/tools/NumberInput.tsx': `import type { ComponentProps } from 'react';
import { NumberField } from '../ui/fields/NumberField';

/** A number of a calculation. A text that is no number counts as empty, because nothing is saved. */
export function NumberInput({ onChange, ...rest }: ComponentProps<typeof NumberField>) {
  return <NumberField {...rest} onChange={(value) => onChange(Number.isNaN(value) ? null : value)} />;
}
`,
  'src/tools/Presets.tsx': `import { ScrollView, StyleSheet } from 'react-native';
import { formatNumber, formatPercent } from '../data/numbers';
import { space } from '../theme';
import { Chip } from '../ui/Chip';

interface PresetsProps {
  label: string;
  values: readonly number[];
  value: number | null;
  onChange: (value: number) => void;
  unit?: string;
}

function labelOf(value: number, unit: string | undefined): string {
  if (unit === '%') return formatPercent(value);
  return unit === undefined ? formatNumber(value) : \`\${formatNumber(value)} \${unit}\`;
}

/** Frequent values in one line. */
export function Presets({ label, values, value, onChange, unit }: PresetsProps) {
  return (
    <ScrollView
      horizontal
      role="radiogroup"
      aria-label={label}
      showsHorizontalScrollIndicator={false}
      style={styles.row}
      contentContainerStyle={styles.content}
    >
      {values.map((each) => (
        <Chip
          key={each}
          label={labelOf(each, unit)}
          selected={each === value}
          onPress={() => onChange(each)}
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
  'src/tools/ShareBar.tsx': `import { StyleSheet, View } from 'react-native';
import { space, useTheme } from '../theme';
import { AppText } from '../ui/AppText';

interface ShareBarProps {
  /** The first part, from 0 to 1. */
  share: number;
  first: string;
  second: string;
}

/** Two parts of a whole in a hero: principal and interest. */
export function ShareBar({ share, first, second }: ShareBarProps) {
  const { colors } = useTheme();
  const part = Math.min(1, Math.max(0, share));
  return (
    <View style={styles.all}>
      <View aria-hidden style={styles.bar}>
        <View style={{ flex: part, backgroundColor: colors.onHero }} />
        <View style={[styles.rest, { flex: 1 - part, backgroundColor: colors.onHero }]} />
      </View>
      <View style={styles.texts}>
        <AppText variant="caption" tone="onHero">
          {first}
        </AppText>
        <AppText variant="caption" tone="onHero">
          {second}
        </AppText>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  all: { gap: 6 },
  bar: { flexDirection: 'row', height: 10, borderRadius: 5, overflow: 'hidden', gap: 2 },
  rest: { opacity: 0.4 },
  texts: { flexDirection: 'row', justifyContent: 'space-between', gap: space.sm },
});
`,
  'src/tools/calculator/Calculator.tsx': `import { StyleSheet, View } from 'react-native';
import { createKept } from '../../data/kept';
import { locale } from '../../locale';
import { strings } from '../../strings';
import { space } from '../../theme';
import { AppText } from '../../ui/AppText';
import { Screen } from '../../ui/Screen';
import { HistoryList } from '../HistoryList';
import { keepResult } from '../history';
import { CalculatorKey } from './CalculatorKey';
import { evaluate, pressKey } from './engine';

const rows = [
  ['C', 'back', '%', '÷'],
  ['7', '8', '9', '×'],
  ['4', '5', '6', '−'],
  ['1', '2', '3', '+'],
  ['0', '.', '='],
];
const lengthMaximum = 40;
const decimalSign = () => (locale.startsWith('tr') ? ',' : '.');

export const useCalculator = createKept('tool-calculator', () => '');

const show = (text: string): string => text.replaceAll('.', decimalSign());
const format = (value: number): string => value.toLocaleString(locale, { maximumFractionDigits: 10 });

/** A calculator that shows the result while typing and keeps what was calculated. */
export function Calculator({ title }: { title: string }) {
  const { value: expression, change } = useCalculator();
  const result = evaluate(expression);
  const isPlain = /^[\\d.]*$/.test(expression);

  const press = (key: string) => {
    if (key === 'C') change(() => '');
    else if (key === 'back') change((now) => now.slice(0, -1));
    else if (key === '=') {
      if (result === null || isPlain) return;
      keepResult('calculator', show(expression), format(result));
      change(() => (result < 0 ? \`−\${Math.abs(result)}\` : String(result)));
    } else if (expression.length < lengthMaximum) change((now) => pressKey(now, key));
  };

  return (
    <Screen title={title}>
      <View style={styles.display}>
        <AppText variant="figure" numberOfLines={2} style={styles.right}>
          {show(expression) || '0'}
        </AppText>
        <AppText variant="title" tone="primaryInk" role="status" style={styles.right}>
          {result === null || isPlain ? ' ' : \`= \${format(result)}\`}
        </AppText>
      </View>
      <View style={styles.keys}>
        {rows.map((row) => (
          <View key={row.join('')} style={styles.row}>
            {row.map((key) => (
              <CalculatorKey
                key={key}
                name={key}
                text={key === '.' ? decimalSign() : key}
                label={key === 'back' ? strings.tools.erase : key === 'C' ? strings.common.clear : show(key)}
                isWide={key === '0'}
                onPress={() => press(key)}
              />
            ))}
          </View>
        ))}
      </View>
      <HistoryList tool="calculator" />
    </Screen>
  );
}

const styles = StyleSheet.create({
  display: { minHeight: 112, justifyContent: 'flex-end', gap: space.xs },
  right: { textAlign: 'right' },
  keys: { gap: space.sm },
  row: { flexDirection: 'row', gap: space.sm },
});
`,
  'src/tools/calculator/CalculatorKey.tsx': `import { Pressable, StyleSheet } from 'react-native';
import { type Palette, radius, useTheme } from '../../theme';
import { AppText } from '../../ui/AppText';
import { Icon } from '../../ui/Icon';

interface CalculatorKeyProps {
  name: string;
  text: string;
  label: string;
  isWide: boolean;
  onPress: () => void;
}

function lookOf(name: string): { background: keyof Palette; ink: keyof Palette } {
  if (name === '=') return { background: 'primary', ink: 'onPrimary' };
  if (/[÷×−+]/.test(name)) return { background: 'soft', ink: 'onSoft' };
  if (/\\d|\\./.test(name)) return { background: 'raised', ink: 'ink' };
  return { background: 'sunken', ink: 'muted' };
}

export function CalculatorKey({ name, text, label, isWide, onPress }: CalculatorKeyProps) {
  const { colors } = useTheme();
  const { background, ink } = lookOf(name);
  return (
    <Pressable
      role="button"
      aria-label={label}
      onPress={onPress}
      style={({ pressed }) => [
        styles.key,
        isWide && styles.wide,
        { backgroundColor: colors[background] },
        pressed && styles.pressed,
      ]}
    >
      {name === 'back' ? (
        <Icon name="backspace-outline" size={24} tone={ink} />
      ) : (
        <AppText variant="title" tone={ink} maxFontSizeMultiplier={1.4}>
          {text}
        </AppText>
      )}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  key: {
    flex: 1,
    minHeight: 72,
    borderRadius: radius.card,
    alignItems: 'center',
    justifyContent: 'center',
  },
  wide: { flex: 2, marginRight: 8 },
  pressed: { opacity: 0.6, transform: [{ scale: 0.97 }] },
});
`,
  'src/tools/calculator/engine.ts': `/** Operators bind as in mathematics: × and ÷ before + and −. */
const ranks: Record<string, number> = { '+': 1, '−': 1, '×': 2, '÷': 2 };

const apply: Record<string, (a: number, b: number) => number> = {
  '+': (a, b) => a + b,
  '−': (a, b) => a - b,
  '×': (a, b) => a * b,
  '÷': (a, b) => a / b,
};

/** Without the errors of binary fractions: 0.1 + 0.2 is 0.3. */
const rounded = (value: number): number => Number(value.toPrecision(12));

/** Result of an expression such as \`12+3×4\`; null while it is incomplete or has no result. */
export function evaluate(expression: string): number | null {
  const tokens = expression.match(/\\d+\\.?\\d*|\\.\\d+|[+−×÷%]/g) ?? [];
  const values: number[] = [];
  const operators: string[] = [];
  const reduce = () => {
    const operator = operators.pop() ?? '';
    const b = values.pop();
    const a = values.pop();
    if (a !== undefined && b !== undefined) values.push(apply[operator]?.(a, b) ?? Number.NaN);
  };
  let isNegative = false;
  let expectsNumber = true;
  for (const token of tokens) {
    if (token === '%') {
      const last = values.pop();
      if (last === undefined || expectsNumber) return null;
      values.push(last / 100);
    } else if (ranks[token] === undefined) {
      values.push(isNegative ? -Number(token) : Number(token));
      isNegative = false;
      expectsNumber = false;
    } else if (expectsNumber) {
      if (token !== '−') return null;
      isNegative = true;
    } else {
      while (
        operators.length > 0 &&
        (ranks[operators[operators.length - 1] ?? ''] ?? 0) >= (ranks[token] ?? 0)
      )
        reduce();
      operators.push(token);
      expectsNumber = true;
    }
  }
  if (expectsNumber) return null;
  while (operators.length > 0) reduce();
  const result = rounded(values[0] ?? Number.NaN);
  return Number.isFinite(result) ? result : null;
}

/** Adds a key to an expression: operators replace each other, a number has one point. */
export function pressKey(expression: string, key: string): string {
  const last = expression.slice(-1);
  if (key in ranks) {
    if (expression === '') return key === '−' ? key : expression;
    return last in ranks ? expression.slice(0, -1) + key : expression + key;
  }
  if (key === '%') return /\\d$/.test(expression) ? expression + key : expression;
  if (key === '.') {
    const number = /[\\d.]*$/.exec(expression)?.[0] ?? '';
    if (number.includes('.')) return expression;
    return number === '' ? \`\${expression}0.\` : \`\${expression}.\`;
  }
  return last === '%' ? \`\${expression}×\${key}\` : expression + key;
}
`,
  'src/tools/chance/Dice.tsx': `import { useEffect, useState } from 'react';
import { Animated, Platform, StyleSheet, View } from 'react-native';
import Svg, { Circle } from 'react-native-svg';
import { formatNumber } from '../../data/numbers';
import { strings } from '../../strings';
import { radius, space, useTheme } from '../../theme';
import { AppText } from '../../ui/AppText';
import { Icon } from '../../ui/Icon';

const useNativeDriver = Platform.OS !== 'web';
const dots: Record<number, readonly (readonly [number, number])[]> = {
  1: [[50, 50]],
  2: [
    [28, 28],
    [72, 72],
  ],
  3: [
    [26, 26],
    [50, 50],
    [74, 74],
  ],
  4: [
    [28, 28],
    [72, 28],
    [28, 72],
    [72, 72],
  ],
  5: [
    [28, 28],
    [72, 28],
    [50, 50],
    [28, 72],
    [72, 72],
  ],
  6: [
    [28, 24],
    [72, 24],
    [28, 50],
    [72, 50],
    [28, 76],
    [72, 76],
  ],
};

/** A short movement with every throw. */
function useThrow(turns: number) {
  const [turn] = useState(() => new Animated.Value(1));
  useEffect(() => {
    if (turns === 0) return;
    turn.setValue(0);
    Animated.spring(turn, { toValue: 1, friction: 5, useNativeDriver }).start();
  }, [turn, turns]);
  return turn;
}

export function Dice({ values, turns }: { values: readonly number[]; turns: number }) {
  const { colors } = useTheme();
  const turn = useThrow(turns);
  const rotate = turn.interpolate({ inputRange: [0, 1], outputRange: ['-160deg', '0deg'] });
  const total = values.reduce((sum, value) => sum + value, 0);
  return (
    <View style={styles.stage}>
      <View style={styles.row}>
        {values.map((value, index) => (
          <Animated.View
            key={index}
            role="img"
            aria-label={String(value)}
            style={[styles.die, { backgroundColor: colors.primary, transform: [{ rotate }] }]}
          >
            <Svg width={84} height={84} viewBox="0 0 100 100">
              {(dots[value] ?? []).map(([x, y]) => (
                <Circle key={\`\${x}-\${y}\`} cx={x} cy={y} r={9} fill={colors.onPrimary} />
              ))}
            </Svg>
          </Animated.View>
        ))}
      </View>
      <AppText variant="title" role="status">
        {strings.draw.total(formatNumber(total))}
      </AppText>
    </View>
  );
}

export function CoinFace({ isHeads, turns }: { isHeads: boolean; turns: number }) {
  const { colors } = useTheme();
  const turn = useThrow(turns);
  const rotateX = turn.interpolate({ inputRange: [0, 1], outputRange: ['900deg', '0deg'] });
  return (
    <View style={styles.stage}>
      <Animated.View
        style={[
          styles.coin,
          {
            backgroundColor: isHeads ? colors.primary : colors.soft,
            borderColor: colors.primary,
            transform: [{ rotateX }],
          },
        ]}
      >
        <Icon name={isHeads ? 'person' : 'leaf'} size={72} tone={isHeads ? 'onPrimary' : 'onSoft'} />
      </Animated.View>
      <AppText variant="title" role="status">
        {isHeads ? strings.draw.heads : strings.draw.tails}
      </AppText>
    </View>
  );
}

const styles = StyleSheet.create({
  stage: { alignItems: 'center', justifyContent: 'center', gap: space.lg, minHeight: 300 },
  row: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: space.lg },
  die: { borderRadius: radius.card, boxShadow: '0 8px 18px rgba(0, 0, 0, 0.18)' },
  coin: {
    width: 184,
    height: 184,
    borderRadius: 92,
    borderWidth: 8,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
`,
  'src/tools/chance/DrawTool.tsx': `import { useState } from 'react';
import { createKept } from '../../data/kept';
import { randomBelow } from '../../data/random';
import { strings } from '../../strings';
import { Button } from '../../ui/Button';
import { ListField } from '../../ui/fields/ListField';
import { Screen } from '../../ui/Screen';
import { Segmented } from '../../ui/Segmented';
import { HistoryList } from '../HistoryList';
import { keepResult } from '../history';
import { Presets } from '../Presets';
import { CoinFace, Dice } from './Dice';
import { Wheel } from './Wheel';

type Mode = 'wheel' | 'dice' | 'coin';

interface Draw {
  mode: Mode;
  names: string[];
  dice: number;
}

export const useDraw = createKept<Draw>('tool-draw', () => ({
  mode: 'wheel',
  names: strings.draw.samples,
  dice: 2,
}));

/** Lets chance decide: a wheel of names, dice, a coin. */
export function DrawTool({ title }: { title: string }) {
  const { value: draw, change } = useDraw();
  const [winner, setWinner] = useState<number | null>(null);
  const [throws, setThrows] = useState<number[]>([1, 6]);
  const [isHeads, setIsHeads] = useState(true);
  const [turns, setTurns] = useState(0);
  const names = draw.names.filter((name) => name.trim() !== '');
  const won = winner === null ? undefined : names[winner];

  const run = () => {
    setTurns(turns + 1);
    if (draw.mode === 'wheel') {
      const next = randomBelow(names.length);
      setWinner(next);
      keepResult('draw', strings.draw.wheel, names[next] ?? '');
    } else if (draw.mode === 'dice') {
      const next = Array.from({ length: draw.dice }, () => 1 + randomBelow(6));
      setThrows(next);
      keepResult('draw', strings.draw.dice, next.join(' + '));
    } else {
      const next = Math.random() < 0.5;
      setIsHeads(next);
      keepResult('draw', strings.draw.coin, next ? strings.draw.heads : strings.draw.tails);
    }
  };
  const labels: Record<Mode, string> = {
    wheel: strings.draw.turn,
    dice: strings.draw.roll,
    coin: strings.draw.flip,
  };

  return (
    <Screen
      title={title}
      footer={
        <Button
          icon="shuffle"
          label={labels[draw.mode]}
          disabled={draw.mode === 'wheel' && names.length < 2}
          onPress={run}
        />
      }
    >
      <Segmented
        label={strings.draw.kind}
        value={draw.mode}
        onChange={(mode) => change((kept) => ({ ...kept, mode }))}
        options={[
          { value: 'wheel', label: strings.draw.wheel },
          { value: 'dice', label: strings.draw.dice },
          { value: 'coin', label: strings.draw.coin },
        ]}
      />
      {draw.mode === 'wheel' ? (
        <>
          <Wheel names={names} winner={winner} turns={turns} result={won} />
          <ListField
            label={strings.draw.names}
            value={draw.names}
            onChange={(next) => {
              setWinner(null);
              change((kept) => ({ ...kept, names: next }));
            }}
          />
        </>
      ) : null}
      {draw.mode === 'dice' ? (
        <>
          <Dice values={throws} turns={turns} />
          <Presets
            label={strings.draw.count}
            values={[1, 2, 3, 4, 5, 6]}
            value={draw.dice}
            onChange={(dice) => {
              change((kept) => ({ ...kept, dice }));
              setThrows(Array.from({ length: dice }, () => 1));
            }}
          />
        </>
      ) : null}
      {draw.mode === 'coin' ? <CoinFace isHeads={isHeads} turns={turns} /> : null}
      <HistoryList tool="draw" />
    </Screen>
  );
}
`,
  'src/tools/chance/PasswordTool.tsx': `import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { createKept } from '../../data/kept';
import { strings } from '../../strings';
import { radius, space, useTheme } from '../../theme';
import { AppText } from '../../ui/AppText';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { SwitchField } from '../../ui/fields/SwitchField';
import { Screen } from '../../ui/Screen';
import { Presets } from '../Presets';
import { makePassword, type PasswordOptions, strengthOf } from './password';

export const usePasswordOptions = createKept<PasswordOptions>('tool-password', () => ({
  length: 16,
  hasCapitals: true,
  hasDigits: true,
  hasSigns: true,
}));

/** A strong password at once; it is never kept. */
export function PasswordTool({ title }: { title: string }) {
  const { colors } = useTheme();
  const { value: options, change } = usePasswordOptions();
  const [password, setPassword] = useState(() => makePassword(options));
  const bits = strengthOf(options);
  const set = (part: Partial<PasswordOptions>) => {
    change((kept) => ({ ...kept, ...part }));
    setPassword(makePassword({ ...options, ...part }));
  };
  const strength =
    bits < 50 ? strings.password.weak : bits < 75 ? strings.password.good : strings.password.strong;
  return (
    <Screen
      title={title}
      footer={
        <Button
          icon="refresh"
          label={strings.password.another}
          onPress={() => setPassword(makePassword(options))}
        />
      }
    >
      <View style={[styles.result, { backgroundColor: colors.soft }]}>
        <AppText selectable variant="title" tone="onSoft" role="status" style={styles.password}>
          {password}
        </AppText>
        <View style={styles.strength}>
          <Badge label={strength} tone={bits < 50 ? 'danger' : bits < 75 ? 'warning' : 'success'} />
          <AppText variant="caption" tone="onSoft">
            {strings.password.hint}
          </AppText>
        </View>
      </View>
      <AppText variant="label" tone="muted">
        {strings.password.length}
      </AppText>
      <Presets
        label={strings.password.length}
        values={[8, 12, 16, 20, 24, 32]}
        value={options.length}
        onChange={(length) => set({ length })}
      />
      <Card style={styles.card}>
        <SwitchField
          label={strings.password.capitals}
          value={options.hasCapitals}
          onChange={(hasCapitals) => set({ hasCapitals })}
        />
        <SwitchField
          label={strings.password.digits}
          value={options.hasDigits}
          onChange={(hasDigits) => set({ hasDigits })}
        />
        <SwitchField
          label={strings.password.signs}
          value={options.hasSigns}
          onChange={(hasSigns) => set({ hasSigns })}
        />
      </Card>
    </Screen>
  );
}

const styles = StyleSheet.create({
  result: {
    borderRadius: radius.card,
    padding: space.lg,
    gap: space.md,
    minHeight: 148,
    justifyContent: 'center',
  },
  password: { fontFamily: 'monospace', letterSpacing: 1 },
  strength: { flexDirection: 'row', alignItems: 'center', gap: space.sm, flexWrap: 'wrap' },
  card: { gap: space.md },
});
`,
  'src/tools/chance/Wheel.tsx': `import { useEffect, useState } from 'react';
import { Animated, Easing, Platform, StyleSheet, View } from 'react-native';
import Svg, { G, Path, Text as SvgText } from 'react-native-svg';
import { strings } from '../../strings';
import { space, useTheme } from '../../theme';
import { AppText } from '../../ui/AppText';

interface WheelProps {
  names: readonly string[];
  winner: number | null;
  /** Changes with every turn. */
  turns: number;
  result?: string;
}

const radians = (degrees: number): number => ((degrees - 90) * Math.PI) / 180;
const point = (degrees: number, radius: number): string =>
  \`\${100 + radius * Math.cos(radians(degrees))} \${100 + radius * Math.sin(radians(degrees))}\`;

/** A wheel with a part for each name; it stops with the winner at the top. */
export function Wheel({ names, winner, turns, result }: WheelProps) {
  const { colors } = useTheme();
  const [angle] = useState(() => new Animated.Value(0));
  const part = 360 / Math.max(1, names.length);

  useEffect(() => {
    if (winner === null) return;
    const target = turns * 1440 - (winner + 0.5) * part;
    Animated.timing(angle, {
      toValue: target,
      duration: 1600,
      easing: Easing.out(Easing.cubic),
      useNativeDriver: Platform.OS !== 'web',
    }).start();
  }, [angle, turns, winner, part]);

  const rotate = angle.interpolate({ inputRange: [0, 360], outputRange: ['0deg', '360deg'] });
  const surfaces = [
    { fill: colors.primary, ink: colors.onPrimary },
    { fill: colors.soft, ink: colors.onSoft },
    { fill: colors.warningSoft, ink: colors.warning },
    { fill: colors.successSoft, ink: colors.success },
  ];
  return (
    <View style={styles.stage}>
      <Animated.View style={{ transform: [{ rotate }] }}>
        <Svg
          width={280}
          height={280}
          viewBox="0 0 200 200"
          role="img"
          aria-label={strings.draw.wheelOf(names.length)}
        >
          {names.map((name, index) => {
            const from = index * part;
            const middle = from + part / 2;
            // The last part never has the colour of the first.
            const last = index === names.length - 1 && index % surfaces.length === 0;
            const surface = surfaces[last ? 2 : index % surfaces.length] ?? surfaces[0];
            const large = part > 180 ? 1 : 0;
            return (
              <G key={\`\${name}-\${index}\`}>
                <Path
                  d={
                    names.length === 1
                      ? 'M100 4 A96 96 0 1 1 99.9 4 Z'
                      : \`M100 100 L\${point(from, 96)} A96 96 0 \${large} 1 \${point(from + part, 96)} Z\`
                  }
                  fill={surface?.fill}
                  stroke={colors.page}
                  strokeWidth={2}
                />
                <SvgText
                  x={100}
                  y={34}
                  fontSize={names.length > 8 ? 9 : 12}
                  fontFamily="sans-serif"
                  fontWeight="600"
                  fill={surface?.ink}
                  textAnchor="middle"
                  transform={\`rotate(\${middle} 100 100)\`}
                >
                  {name.slice(0, 12)}
                </SvgText>
              </G>
            );
          })}
        </Svg>
      </Animated.View>
      <View aria-hidden style={[styles.pin, { borderTopColor: colors.ink }]} />
      <AppText variant="title" role="status">
        {result ?? strings.draw.wait}
      </AppText>
    </View>
  );
}

const styles = StyleSheet.create({
  stage: { alignItems: 'center', gap: space.md, paddingTop: space.sm },
  pin: {
    position: 'absolute',
    top: 0,
    borderLeftWidth: 12,
    borderRightWidth: 12,
    borderTopWidth: 24,
    borderLeftColor: 'transparent',
    borderRightColor: 'transparent',
  },
});
`,
  'src/tools/chance/password.ts': `import { pick, type Random, shuffle } from '../../data/random';

export interface PasswordOptions {
  length: number;
  hasCapitals: boolean;
  hasDigits: boolean;
  hasSigns: boolean;
}

// Without letters that look alike: l and 1, O and 0.
const small = 'abcdefghijkmnpqrstuvwxyz';
const capitals = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const digits = '23456789';
const signs = '!?*+-_=#%&@';

/** At least one letter of each chosen kind, the rest from all of them. */
export function makePassword(options: PasswordOptions, random: Random = Math.random): string {
  const sets = [
    small,
    ...(options.hasCapitals ? [capitals] : []),
    ...(options.hasDigits ? [digits] : []),
    ...(options.hasSigns ? [signs] : []),
  ];
  const all = Array.from(sets.join(''));
  const first = sets.map((set) => pick(Array.from(set), random) ?? '');
  const rest = Array.from(
    { length: Math.max(0, options.length - first.length) },
    () => pick(all, random) ?? '',
  );
  return shuffle([...first, ...rest], random).join('');
}

/** Bits of chance in it: below 50 it can be guessed, from 75 on it is strong. */
export function strengthOf({ length, hasCapitals, hasDigits, hasSigns }: PasswordOptions): number {
  const letters =
    small.length +
    (hasCapitals ? capitals.length : 0) +
    (hasDigits ? digits.length : 0) +
    (hasSigns ? signs.length : 0);
  return Math.round(length * Math.log2(letters));
}
`,
  'src/tools/code/QrCode.tsx': `import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';
import { radius } from '../../theme';

interface QrCodeProps {
  matrix: readonly (readonly boolean[])[];
  size: number;
  /** Read by screen readers. */
  label: string;
}

/** Always dark on white, in the dark scheme too: many cameras read nothing else. */
export function QrCode({ matrix, size, label }: QrCodeProps) {
  const path = matrix
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? \`M\${x} \${y}h1v1h-1z\` : '')))
    .join('');
  return (
    <View role="img" aria-label={label} style={[styles.paper, { width: size, height: size }]}>
      <Svg width="100%" height="100%" viewBox={\`-4 -4 \${matrix.length + 8} \${matrix.length + 8}\`}>
        <Path d={path} fill="#101010" />
      </Svg>
    </View>
  );
}

const styles = StyleSheet.create({
  paper: { backgroundColor: '#ffffff', borderRadius: radius.card, overflow: 'hidden', alignSelf: 'center' },
});
`,
  'src/tools/code/QrTool.tsx': `import { useMemo } from 'react';
import { StyleSheet, useWindowDimensions } from 'react-native';
import { createKept } from '../../data/kept';
import { ShareButton } from '../../sharing/ShareButton';
import { strings } from '../../strings';
import { space } from '../../theme';
import { AppText } from '../../ui/AppText';
import { Card } from '../../ui/Card';
import { ChipRow } from '../../ui/ChipRow';
import { EmptyState } from '../../ui/EmptyState';
import { TextField } from '../../ui/fields/TextField';
import { Screen } from '../../ui/Screen';
import { QrCode } from './QrCode';
import { contentOf, type QrInput } from './qr-content';
import { makeQrCode } from './qr-matrix';

export const useQrInput = createKept<QrInput>('tool-qr', () => ({
  kind: 'link',
  text: strings.qr.example,
  network: '',
  password: '',
}));

const labelOf = (kind: QrInput['kind']): string =>
  kind === 'link' ? strings.qr.link : kind === 'phone' ? strings.qr.phone : strings.qr.text;

/** A QR code of a link, a text, a network or a phone number, while it is typed. */
export function QrTool({ title }: { title: string }) {
  const { value: input, change } = useQrInput();
  const { width, height } = useWindowDimensions();
  const set = (part: Partial<QrInput>) => change((kept) => ({ ...kept, ...part }));
  const content = contentOf(input);
  const matrix = useMemo(() => makeQrCode(content), [content]);
  const { kind } = input;

  return (
    <Screen
      title={title}
      right={content && matrix ? <ShareButton shared={{ title, text: content }} /> : undefined}
    >
      <ChipRow
        label={strings.qr.kind}
        value={kind}
        onChange={(next) => set({ kind: next, text: '' })}
        options={[
          { value: 'link', label: strings.qr.link },
          { value: 'text', label: strings.qr.text },
          { value: 'wifi', label: strings.qr.wifi },
          { value: 'phone', label: strings.qr.phone },
        ]}
      />
      <Card style={styles.card}>
        {kind === 'wifi' ? (
          <>
            <TextField
              label={strings.qr.network}
              value={input.network}
              maxLength={32}
              autoCapitalize="none"
              onChange={(network) => set({ network })}
            />
            <TextField
              label={strings.qr.password}
              value={input.password}
              maxLength={63}
              autoCapitalize="none"
              onChange={(password) => set({ password })}
            />
          </>
        ) : (
          <TextField
            label={labelOf(kind)}
            value={input.text}
            multiline={kind === 'text'}
            keyboardType={kind === 'phone' ? 'phone-pad' : kind === 'link' ? 'url' : 'default'}
            autoCapitalize={kind === 'text' ? 'sentences' : 'none'}
            error={matrix ? undefined : strings.qr.tooLong}
            onChange={(text) => set({ text })}
          />
        )}
      </Card>
      {content && matrix ? (
        <>
          <QrCode
            matrix={matrix}
            size={Math.min(320, width - 64, height - 120)}
            label={strings.qr.codeOf(content)}
          />
          <AppText variant="caption" tone="muted" style={styles.content}>
            {content}
          </AppText>
        </>
      ) : (
        <EmptyState icon="qr-code-outline" title={strings.qr.empty} text={strings.qr.emptyText} />
      )}
    </Screen>
  );
}

const styles = StyleSheet.create({
  card: { gap: space.md },
  content: { textAlign: 'center' },
});
`,
  'src/tools/code/qr-codewords.ts': `/** Sizes of versions 1 to 10 with error correction M: data bytes, correction bytes of a block, blocks. */
const versions = [
  [16, 10, 1],
  [28, 16, 1],
  [44, 26, 1],
  [64, 18, 2],
  [86, 24, 2],
  [108, 16, 4],
  [124, 18, 4],
  [154, 22, 4],
  [182, 22, 5],
  [216, 26, 5],
] as const;

/** Halves of characters of two parts, which no text in UTF-8 has. */
const halves = /[\\ud800-\\udbff](?![\\udc00-\\udfff])|(?<![\\ud800-\\udbff])[\\udc00-\\udfff]/g;

/** Letters of the text as UTF-8. */
export function toBytes(text: string): number[] {
  const escaped = encodeURIComponent(text.replace(halves, '\\ufffd'));
  const bytes: number[] = [];
  for (let at = 0; at < escaped.length; at += 1) {
    if (escaped[at] === '%') {
      bytes.push(Number.parseInt(escaped.slice(at + 1, at + 3), 16));
      at += 2;
    } else bytes.push(escaped.charCodeAt(at));
  }
  return bytes;
}

// Powers of 2 in the field with 256 elements of the standard, and their logarithms.
const powers: number[] = [];
const logarithms: number[] = [];
for (let power = 0, value = 1; power < 255; power += 1) {
  powers.push(value);
  logarithms[value] = power;
  value = value < 128 ? value * 2 : (value * 2) ^ 0x11d;
}
const multiply = (a: number, b: number): number =>
  a === 0 || b === 0 ? 0 : (powers[((logarithms[a] ?? 0) + (logarithms[b] ?? 0)) % 255] ?? 0);

function correctionOf(data: readonly number[], length: number): number[] {
  let generator = [1];
  for (let power = 0; power < length; power += 1) {
    const factor = powers[power] ?? 0;
    generator = [...generator, 0].map(
      (value, at) => value ^ (at === 0 ? 0 : multiply(generator[at - 1] ?? 0, factor)),
    );
  }
  const rest: number[] = new Array(length).fill(0);
  for (const byte of data) {
    const factor = byte ^ (rest.shift() ?? 0);
    rest.push(0);
    for (let at = 0; at < length; at += 1)
      rest[at] = (rest[at] ?? 0) ^ multiply(generator[at + 1] ?? 0, factor);
  }
  return rest;
}

/** The first byte of every block, the second of every block, and so on. */
function interleave(blocks: readonly (readonly number[])[]): number[] {
  const longest = Math.max(...blocks.map(({ length }) => length));
  const all: number[] = [];
  for (let at = 0; at < longest; at += 1)
    for (const block of blocks) if (at < block.length) all.push(block[at] ?? 0);
  return all;
}

/** The version of the smallest code for these bytes and its codewords, undefined for too many bytes. */
export function toCodewords(bytes: readonly number[]): { version: number; codewords: number[] } | undefined {
  const index = versions.findIndex(([size], at) => bytes.length <= size - (at < 9 ? 2 : 3));
  const found = versions[index];
  if (!found) return undefined;
  const [size, correction, count] = found;
  const lengthBits = index < 9 ? 8 : 16;
  // Mode 4: bytes. Everything is shifted by half a byte.
  let bits = \`0100\${bytes.length.toString(2).padStart(lengthBits, '0')}\`;
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0');
  bits = \`\${bits}0000\`.slice(0, size * 8);
  const data: number[] = [];
  for (let at = 0; at < bits.length; at += 8)
    data.push(Number.parseInt(bits.slice(at, at + 8).padEnd(8, '0'), 2));
  for (let pad = 0; data.length < size; pad += 1) data.push(pad % 2 === 0 ? 0xec : 0x11);
  const short = Math.floor(size / count);
  const blocks: number[][] = [];
  for (let block = 0, at = 0; block < count; block += 1) {
    // The last blocks have one byte more.
    const length = short + (block >= count - (size % count) ? 1 : 0);
    blocks.push(data.slice(at, at + length));
    at += length;
  }
  const codewords = [
    ...interleave(blocks),
    ...interleave(blocks.map((block) => correctionOf(block, correction))),
  ];
  return { version: index + 1, codewords };
}
`,
  'src/tools/code/qr-content.ts': `export interface QrInput {
  kind: 'link' | 'text' | 'wifi' | 'phone';
  text: string;
  network: string;
  password: string;
}

const escapeWifi = (text: string): string => text.replace(/([\\\\;,:"])/g, '\\\\$1');

/** What a camera reads from the code; empty as long as nothing was typed. */
export function contentOf({ kind, text, network, password }: QrInput): string {
  const typed = text.trim();
  if (kind === 'wifi') {
    const name = network.trim();
    if (!name) return '';
    return password
      ? \`WIFI:T:WPA;S:\${escapeWifi(name)};P:\${escapeWifi(password)};;\`
      : \`WIFI:T:nopass;S:\${escapeWifi(name)};;\`;
  }
  if (!typed) return '';
  if (kind === 'phone') return \`tel:\${typed.replace(/[^\\d+]/g, '')}\`;
  return kind === 'link' && !/^[a-z][a-z\\d+.-]*:/i.test(typed) ? \`https://\${typed}\` : typed;
}
`,
  'src/tools/code/qr-matrix.ts': `import { toBytes, toCodewords } from './qr-codewords';

type Matrix = boolean[][];

/** Centres of the small squares, from version 2 on. */
const alignment = [
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];

const masks: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

/** The remainder of a division of polynomials: check bits of format and version. */
function remainder(value: number, bits: number, divisor: number): number {
  let rest = value;
  for (let bit = 0; bit < bits; bit += 1) rest = (rest << 1) ^ ((rest >> (bits - 1)) & 1 ? divisor : 0);
  return (value << bits) | rest;
}

const emptyMatrix = (size: number): Matrix =>
  Array.from({ length: size }, () => new Array<boolean>(size).fill(false));

/** Draws squares, lines and version; \`taken\` marks what is no data. */
function drawFrame(version: number): { matrix: Matrix; taken: Matrix } {
  const size = version * 4 + 17;
  const matrix = emptyMatrix(size);
  const taken = emptyMatrix(size);
  const set = (row: number, column: number, isDark: boolean) => {
    const line = matrix[row];
    const marks = taken[row];
    if (!line || !marks || column < 0 || column >= size) return;
    line[column] = isDark;
    marks[column] = true;
  };
  for (let at = 0; at < size; at += 1) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  for (const [top, left] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const) {
    for (let row = -4; row <= 4; row += 1)
      for (let column = -4; column <= 4; column += 1) {
        const ring = Math.max(Math.abs(row), Math.abs(column));
        set(top + row, left + column, ring !== 2 && ring !== 4);
      }
  }
  const centres = version > 1 ? (alignment[version - 2] ?? []) : [];
  const last = centres[centres.length - 1] ?? 0;
  for (const top of centres)
    for (const left of centres) {
      if ((top === 6 && (left === 6 || left === last)) || (left === 6 && top === last)) continue;
      for (let row = -2; row <= 2; row += 1)
        for (let column = -2; column <= 2; column += 1)
          set(top + row, left + column, Math.max(Math.abs(row), Math.abs(column)) !== 1);
    }
  if (version >= 7) {
    const bits = remainder(version, 12, 0x1f25);
    for (let bit = 0; bit < 18; bit += 1) {
      const isDark = ((bits >> bit) & 1) === 1;
      const near = size - 11 + (bit % 3);
      set(near, Math.floor(bit / 3), isDark);
      set(Math.floor(bit / 3), near, isDark);
    }
  }
  // Room for the format.
  for (let at = 0; at < 9; at += 1) {
    if (at !== 6) set(8, at, false);
    if (at !== 6) set(at, 8, false);
  }
  for (let at = 0; at < 8; at += 1) {
    set(8, size - 1 - at, false);
    set(size - 1 - at, 8, false);
  }
  return { matrix, taken };
}

/** Error correction M and the mask, twice. */
function drawFormat(matrix: Matrix, mask: number): void {
  const size = matrix.length;
  const bits = remainder(mask, 10, 0x537) ^ 0x5412;
  const set = (row: number, column: number, isDark: boolean) => {
    const line = matrix[row];
    if (line) line[column] = isDark;
  };
  for (let bit = 0; bit < 15; bit += 1) {
    const isDark = ((bits >> bit) & 1) === 1;
    const along = bit < 6 ? bit : bit + 1;
    if (bit < 8) {
      set(along, 8, isDark);
      set(8, size - 1 - bit, isDark);
    } else {
      set(8, bit === 8 ? 7 : 14 - bit, isDark);
      set(size - 15 + bit, 8, isDark);
    }
  }
  set(size - 8, 8, true);
}

function drawData(matrix: Matrix, taken: Matrix, codewords: readonly number[], mask: number): void {
  const size = matrix.length;
  const isMasked = masks[mask] ?? (() => false);
  let bit = 0;
  let isUp = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1) {
      const row = isUp ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        const line = matrix[row];
        if (!line || taken[row]?.[column]) continue;
        const isDark = (((codewords[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        line[column] = isDark !== isMasked(row, column);
        bit += 1;
      }
    }
    isUp = !isUp;
  }
}

/** How hard the pattern is to read: long runs, squares of one colour, more dark than light. */
function penaltyOf(matrix: Matrix): number {
  let penalty = 0;
  let dark = 0;
  const size = matrix.length;
  const runs = (read: (along: number) => boolean | undefined) => {
    for (let at = 0, run = 0; at < size; at += 1) {
      run = at > 0 && read(at) === read(at - 1) ? run + 1 : 1;
      if (run === 5) penalty += 3;
      else if (run > 5) penalty += 1;
    }
  };
  for (let line = 0; line < size; line += 1) {
    runs((at) => matrix[line]?.[at]);
    runs((at) => matrix[at]?.[line]);
    for (let at = 0; at < size; at += 1) {
      const color = matrix[line]?.[at];
      if (color) dark += 1;
      const below = matrix[line + 1];
      if (
        below &&
        at + 1 < size &&
        [matrix[line]?.[at + 1], below[at], below[at + 1]].every((each) => each === color)
      )
        penalty += 3;
    }
  }
  return penalty + Math.floor(Math.abs((dark / (size * size)) * 20 - 10)) * 10;
}

/** Dark squares of the QR code of a text, row by row; undefined for a text that is too long. */
export function makeQrCode(text: string): Matrix | undefined {
  const coded = toCodewords(toBytes(text));
  if (!coded) return undefined;
  let best: { matrix: Matrix; penalty: number } | undefined;
  for (let mask = 0; mask < masks.length; mask += 1) {
    const { matrix, taken } = drawFrame(coded.version);
    drawData(matrix, taken, coded.codewords, mask);
    drawFormat(matrix, mask);
    const penalty = penaltyOf(matrix);
    if (!best || penalty < best.penalty) best = { matrix, penalty };
  }
  return best?.matrix;
}
`,
  'src/tools/convert/CurrencyConverter.tsx': `import { StyleSheet, View } from 'react-native';
import { formatDay, today } from '../../data/days';
import { createKept } from '../../data/kept';
import { locale } from '../../locale';
import { strings } from '../../strings';
import { space } from '../../theme';
import { AppText } from '../../ui/AppText';
import { Card } from '../../ui/Card';
import { ChipRow } from '../../ui/ChipRow';
import { Hero } from '../../ui/Hero';
import { IconButton } from '../../ui/IconButton';
import { Screen } from '../../ui/Screen';
import { SectionTitle } from '../../ui/SectionTitle';
import { NumberInput } from '../NumberInput';

const codes = ['TRY', 'USD', 'EUR', 'GBP', 'CHF'] as const;
type Code = (typeof codes)[number];

interface Rates {
  amount: number | null;
  from: Code;
  to: Code;
  /** Liras for one unit, as typed in. */
  rates: Record<Code, number | null>;
  /** The day of the last change; empty until the first. */
  changedOn: string;
}

export const useRates = createKept<Rates>('tool-currency', () => ({
  amount: 100,
  from: 'USD',
  to: 'TRY',
  rates: { TRY: 1, USD: 40, EUR: 46, GBP: 54, CHF: 50 },
  changedOn: '',
}));

const format = (value: number, currency: Code): string =>
  value.toLocaleString(locale, { style: 'currency', currency, maximumFractionDigits: 2 });

/** Amounts in other currencies, by the rates that people type in. */
export function CurrencyConverter({ title }: { title: string }) {
  const { value: now, change } = useRates();
  const { from, to, rates } = now;
  const inLiras = (now.amount ?? 0) * (rates[from] ?? 0);
  const result = (rates[to] ?? 0) === 0 ? 0 : inLiras / (rates[to] ?? 1);
  const options = codes.map((code) => ({ value: code, label: code }));

  return (
    <Screen title={title}>
      <Hero
        label={format(now.amount ?? 0, from)}
        value={format(result, to)}
        note={now.changedOn ? strings.currency.changed(formatDay(now.changedOn)) : strings.currency.example}
        side={
          <IconButton
            icon="swap-vertical"
            label={strings.currency.swap}
            onPress={() => change((kept) => ({ ...kept, from: kept.to, to: kept.from }))}
          />
        }
      />
      <NumberInput
        label={strings.currency.amount}
        unit={from}
        value={now.amount}
        onChange={(amount) => change((kept) => ({ ...kept, amount }))}
      />
      <ChipRow
        label={strings.units.from}
        value={from}
        options={options}
        onChange={(next) => change((kept) => ({ ...kept, from: next }))}
      />
      <ChipRow
        label={strings.units.to}
        value={to}
        options={options}
        onChange={(next) => change((kept) => ({ ...kept, to: next }))}
      />
      <SectionTitle title={strings.currency.rates} />
      <Card style={styles.rates}>
        <AppText variant="caption" tone="muted">
          {strings.currency.own}
        </AppText>
        <View style={styles.grid}>
          {codes
            .filter((code) => code !== 'TRY')
            .map((code) => (
              <View key={code} style={styles.rate}>
                <NumberInput
                  label={\`1 \${code}\`}
                  unit="₺"
                  value={rates[code]}
                  onChange={(rate) =>
                    change((kept) => ({
                      ...kept,
                      rates: { ...kept.rates, [code]: rate },
                      changedOn: today(),
                    }))
                  }
                />
              </View>
            ))}
        </View>
      </Card>
    </Screen>
  );
}

const styles = StyleSheet.create({
  rates: { gap: space.md },
  grid: { flexDirection: 'row', flexWrap: 'wrap', gap: space.md },
  rate: { flexGrow: 1, flexBasis: '40%' },
});
`,
  'src/tools/convert/UnitConverter.tsx': `import { StyleSheet, View } from 'react-native';
import { createKept } from '../../data/kept';
import { locale } from '../../locale';
import { strings } from '../../strings';
import { radius, space, useTheme } from '../../theme';
import { AppText } from '../../ui/AppText';
import { Chip } from '../../ui/Chip';
import { ChipRow } from '../../ui/ChipRow';
import { Hero } from '../../ui/Hero';
import { Screen } from '../../ui/Screen';
import { NumberInput } from '../NumberInput';
import { convert, type Quantity, units } from './units';

interface Conversion {
  quantity: Quantity;
  value: number | null;
  from: string;
  to: string;
}

export const useConversion = createKept<Conversion>('tool-units', () => ({
  quantity: 'length',
  value: 1,
  from: 'km',
  to: 'm',
}));

const format = (value: number): string => value.toLocaleString(locale, { maximumSignificantDigits: 7 });

/** One value in every unit of its quantity. */
export function UnitConverter({ title }: { title: string }) {
  const { surface } = useTheme();
  const { value: now, change } = useConversion();
  const { quantity, from, to } = now;
  const value = now.value ?? 0;
  const list = units[quantity];
  const names: Record<Quantity, string> = {
    length: strings.units.length,
    weight: strings.units.weight,
    volume: strings.units.volume,
    area: strings.units.area,
    speed: strings.units.speed,
    temperature: strings.units.temperature,
  };
  const quantities = Object.keys(units) as Quantity[];

  return (
    <Screen title={title}>
      <ChipRow
        label={strings.units.quantity}
        value={quantity}
        onChange={(next) =>
          change((kept) => ({
            ...kept,
            quantity: next,
            from: units[next][0]?.id ?? '',
            to: units[next][1]?.id ?? '',
          }))
        }
        options={quantities.map((each) => ({ value: each, label: names[each] }))}
      />
      <Hero
        label={\`\${format(value)} \${from}\`}
        value={\`\${format(convert(value, quantity, from, to))} \${to}\`}
      />
      <NumberInput
        label={strings.units.value}
        unit={from}
        value={now.value}
        onChange={(next) => change((kept) => ({ ...kept, value: next }))}
      />
      <AppText variant="label" tone="muted">
        {strings.units.from}
      </AppText>
      <View role="radiogroup" aria-label={strings.units.from} style={styles.chips}>
        {list.map(({ id }) => (
          <Chip
            key={id}
            label={id}
            selected={id === from}
            onPress={() => change((kept) => ({ ...kept, from: id }))}
          />
        ))}
      </View>
      <AppText variant="label" tone="muted">
        {strings.units.to}
      </AppText>
      <View role="radiogroup" aria-label={strings.units.to} style={styles.chips}>
        {list.map(({ id }) => (
          <Chip
            key={id}
            label={id}
            selected={id === to}
            onPress={() => change((kept) => ({ ...kept, to: id }))}
          />
        ))}
      </View>
      <View style={[styles.table, surface]}>
        {list
          .filter(({ id }) => id !== from)
          .map(({ id }) => (
            <View key={id} style={styles.row}>
              <AppText tone="muted" style={styles.unit}>
                {id}
              </AppText>
              <AppText variant="heading">{format(convert(value, quantity, from, id))}</AppText>
            </View>
          ))}
      </View>
    </Screen>
  );
}

const styles = StyleSheet.create({
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: space.sm, marginTop: -space.sm },
  table: { borderRadius: radius.card, paddingHorizontal: space.lg, paddingVertical: space.sm },
  row: { flexDirection: 'row', alignItems: 'center', minHeight: 44 },
  unit: { flex: 1 },
});
`,
  'src/tools/convert/units.ts': `export interface Unit {
  id: string;
  /** How many base units it is. */
  factor: number;
}

/** Units by what they measure; temperature is converted by its own formula. */
export const units = {
  length: [
    { id: 'mm', factor: 0.001 },
    { id: 'cm', factor: 0.01 },
    { id: 'm', factor: 1 },
    { id: 'km', factor: 1000 },
    { id: 'in', factor: 0.0254 },
    { id: 'ft', factor: 0.3048 },
    { id: 'mi', factor: 1609.344 },
  ],
  weight: [
    { id: 'g', factor: 0.001 },
    { id: 'kg', factor: 1 },
    { id: 't', factor: 1000 },
    { id: 'oz', factor: 0.028349523125 },
    { id: 'lb', factor: 0.45359237 },
  ],
  volume: [
    { id: 'ml', factor: 0.001 },
    { id: 'l', factor: 1 },
    { id: 'm³', factor: 1000 },
    { id: 'cup', factor: 0.2365882365 },
    { id: 'gal', factor: 3.785411784 },
  ],
  area: [
    { id: 'm²', factor: 1 },
    { id: 'dönüm', factor: 1000 },
    { id: 'ha', factor: 10000 },
    { id: 'km²', factor: 1000000 },
    { id: 'acre', factor: 4046.8564224 },
  ],
  speed: [
    { id: 'km/h', factor: 1 },
    { id: 'm/s', factor: 3.6 },
    { id: 'mph', factor: 1.609344 },
    { id: 'knot', factor: 1.852 },
  ],
  temperature: [
    { id: '°C', factor: 1 },
    { id: '°F', factor: 1 },
    { id: 'K', factor: 1 },
  ],
} satisfies Record<string, readonly Unit[]>;

export type Quantity = keyof typeof units;

const toCelsius: Record<string, (value: number) => number> = {
  '°C': (value) => value,
  '°F': (value) => ((value - 32) * 5) / 9,
  K: (value) => value - 273.15,
};
const fromCelsius: Record<string, (value: number) => number> = {
  '°C': (value) => value,
  '°F': (value) => (value * 9) / 5 + 32,
  K: (value) => value + 273.15,
};

/** The value in another unit of the same quantity. */
export function convert(value: number, quantity: Quantity, from: string, to: string): number {
  if (quantity === 'temperature') return fromCelsius[to]?.(toCelsius[from]?.(value) ?? value) ?? value;
  const list: readonly Unit[] = units[quantity];
  const factorOf = (id: string) => list.find((unit) => unit.id === id)?.factor ?? 1;
  return (value * factorOf(from)) / factorOf(to);
}
`,
  'src/tools/counter/Scoreboard.tsx': `import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { newId } from '../../data/collection';
import { createKept } from '../../data/kept';
import { formatNumber } from '../../data/numbers';
import { strings } from '../../strings';
import { radius, space, useTheme } from '../../theme';
import { AppText } from '../../ui/AppText';
import { Avatar } from '../../ui/Avatar';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { TextField } from '../../ui/fields/TextField';
import { Hero } from '../../ui/Hero';
import { Icon } from '../../ui/Icon';
import { IconButton } from '../../ui/IconButton';
import { Screen } from '../../ui/Screen';
import { SectionTitle } from '../../ui/SectionTitle';
import { Segmented } from '../../ui/Segmented';
import { NumberInput } from '../NumberInput';

interface Player {
  id: string;
  name: string;
}

interface Match {
  players: Player[];
  /** Points by player, one entry per round. */
  rounds: Record<string, number>[];
  lowestWins: boolean;
}

export const useScoreboard = createKept<Match>('tool-scoreboard', () => ({
  players: [
    { id: 'a', name: strings.scoreboard.first },
    { id: 'b', name: strings.scoreboard.second },
  ],
  rounds: [],
  lowestWins: false,
}));

const playerMaximum = 8;

/** Rounds and totals of a game at a table. */
export function Scoreboard({ title }: { title: string }) {
  const { surface } = useTheme();
  const { value: match, change } = useScoreboard();
  const [entry, setEntry] = useState<Record<string, number | null>>({});
  const [isEditing, setIsEditing] = useState(false);
  const totalOf = (id: string) => match.rounds.reduce((total, round) => total + (round[id] ?? 0), 0);
  const ranked = [...match.players].sort(
    (a, b) => (totalOf(b.id) - totalOf(a.id)) * (match.lowestWins ? -1 : 1),
  );
  const leader = ranked[0];

  const addRound = () => {
    const round = Object.fromEntries(match.players.map(({ id }) => [id, entry[id] ?? 0]));
    change((kept) => ({ ...kept, rounds: [...kept.rounds, round] }));
    setEntry({});
  };
  const rename = (id: string, name: string) =>
    change((kept) => ({
      ...kept,
      players: kept.players.map((player) => (player.id === id ? { ...player, name } : player)),
    }));

  return (
    <Screen
      title={title}
      right={
        <IconButton
          icon={isEditing ? 'checkmark' : 'people-outline'}
          label={strings.scoreboard.players}
          selected={isEditing}
          onPress={() => setIsEditing(!isEditing)}
        />
      }
    >
      {leader && match.rounds.length > 0 ? (
        <Hero
          label={strings.scoreboard.leader}
          value={leader.name}
          note={strings.scoreboard.note(formatNumber(totalOf(leader.id)), match.rounds.length)}
          side={<Icon name="trophy" size={44} tone="onHero" />}
        />
      ) : null}
      {isEditing ? (
        <Card style={styles.form}>
          {match.players.map((player) => (
            <View key={player.id} style={styles.edit}>
              <View style={styles.fill}>
                <TextField
                  label={strings.scoreboard.name}
                  value={player.name}
                  maxLength={30}
                  onChange={(name) => rename(player.id, name)}
                />
              </View>
              {match.players.length > 2 ? (
                <IconButton
                  plain
                  icon="trash-outline"
                  label={strings.tools.removeEntry(player.name)}
                  onPress={() =>
                    change((kept) => ({
                      ...kept,
                      players: kept.players.filter(({ id }) => id !== player.id),
                    }))
                  }
                />
              ) : null}
            </View>
          ))}
          {match.players.length < playerMaximum ? (
            <Button
              kind="soft"
              icon="add"
              label={strings.scoreboard.add}
              onPress={() =>
                change((kept) => ({
                  ...kept,
                  players: [
                    ...kept.players,
                    { id: newId(), name: strings.scoreboard.fresh(kept.players.length + 1) },
                  ],
                }))
              }
            />
          ) : null}
          <Segmented
            label={strings.scoreboard.winner}
            value={match.lowestWins ? 'lowest' : 'highest'}
            onChange={(value) => change((kept) => ({ ...kept, lowestWins: value === 'lowest' }))}
            options={[
              { value: 'highest', label: strings.scoreboard.highest },
              { value: 'lowest', label: strings.scoreboard.lowest },
            ]}
          />
          <Button
            kind="danger"
            label={strings.scoreboard.restart}
            onPress={() => change((kept) => ({ ...kept, rounds: [] }))}
          />
        </Card>
      ) : null}
      <View style={styles.players}>
        {ranked.map((player) => (
          <View key={player.id} style={[styles.player, surface]}>
            <Avatar name={player.name} />
            <AppText variant="heading" style={styles.fill} numberOfLines={1}>
              {player.name}
            </AppText>
            <AppText variant="title">{formatNumber(totalOf(player.id))}</AppText>
          </View>
        ))}
      </View>
      <SectionTitle title={strings.scoreboard.round(match.rounds.length + 1)} />
      <View style={styles.entries}>
        {match.players.map((player) => (
          <View key={player.id} style={styles.entry}>
            <NumberInput
              label={player.name}
              value={entry[player.id] ?? null}
              onChange={(value) => setEntry({ ...entry, [player.id]: value })}
            />
          </View>
        ))}
      </View>
      <View style={styles.actions}>
        <Button
          icon="checkmark"
          label={strings.scoreboard.write}
          disabled={Object.values(entry).every((value) => value === null)}
          onPress={addRound}
          style={styles.fill}
        />
        {match.rounds.length > 0 ? (
          <IconButton
            icon="arrow-undo"
            label={strings.scoreboard.undo}
            onPress={() => change((kept) => ({ ...kept, rounds: kept.rounds.slice(0, -1) }))}
          />
        ) : null}
      </View>
    </Screen>
  );
}

const styles = StyleSheet.create({
  form: { gap: space.md },
  edit: { flexDirection: 'row', alignItems: 'flex-end' },
  fill: { flex: 1 },
  players: { gap: space.sm },
  player: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.md,
    minHeight: 64,
    paddingHorizontal: space.md + 4,
    borderRadius: radius.card,
  },
  entries: { flexDirection: 'row', flexWrap: 'wrap', gap: space.md },
  entry: { flexGrow: 1, flexBasis: '40%' },
  actions: { flexDirection: 'row', alignItems: 'center', gap: space.md },
});
`,
  'src/tools/counter/TallyCounter.tsx': `import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { createCollection } from '../../data/collection';
import { formatNumber } from '../../data/numbers';
import { strings } from '../../strings';
import { space, useTheme } from '../../theme';
import { AppText } from '../../ui/AppText';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { ChipRow } from '../../ui/ChipRow';
import { TextField } from '../../ui/fields/TextField';
import { IconButton } from '../../ui/IconButton';
import { ProgressRing } from '../../ui/ProgressRing';
import { Screen } from '../../ui/Screen';
import { useToast } from '../../ui/Toast';
import { NumberInput } from '../NumberInput';

interface Counter {
  id: string;
  name: string;
  count: number;
  target: number | null;
}

export const useCounters = createCollection<Counter>({
  key: 'tool-counters',
  version: 1,
  samples: () => [
    { id: 'a', name: strings.counter.first, count: 12, target: 33 },
    { id: 'b', name: strings.counter.second, count: 0, target: 100 },
  ],
});

/** One large button that counts. */
export function TallyCounter({ title }: { title: string }) {
  const { colors } = useTheme();
  const { items, save, update, remove } = useCounters();
  const showToast = useToast((toast) => toast.show);
  const [chosen, setChosen] = useState('');
  const [isEditing, setIsEditing] = useState(false);
  const counter = items.find(({ id }) => id === chosen) ?? items[0];
  const target = counter?.target ?? 0;

  const reset = ({ id, count }: Counter) => {
    update(id, { count: 0 });
    showToast({
      text: strings.counter.reset,
      action: { label: strings.common.undo, onPress: () => update(id, { count }) },
    });
  };
  const add = () => {
    setChosen(save({ name: strings.counter.fresh(items.length + 1), count: 0, target: 33 }));
    setIsEditing(true);
  };

  return (
    <Screen title={title} right={<IconButton icon="add" label={strings.counter.add} onPress={add} />}>
      {items.length > 1 ? (
        <ChipRow
          label={strings.counter.counters}
          value={counter?.id ?? ''}
          onChange={setChosen}
          options={items.map(({ id, name }) => ({ value: id, label: name }))}
        />
      ) : null}
      {counter ? (
        <>
          <View style={styles.stage}>
            <ProgressRing
              size={284}
              value={target > 0 ? Math.min(1, counter.count / target) : 0}
              color={colors.primary}
              track={colors.sunken}
            >
              <Pressable
                role="button"
                aria-label={strings.counter.press(counter.name, counter.count)}
                onPress={() => update(counter.id, { count: counter.count + 1 })}
                style={({ pressed }) => [
                  styles.press,
                  { backgroundColor: colors.soft },
                  pressed && styles.pressed,
                ]}
              >
                <AppText style={styles.count} tone="onSoft" numberOfLines={1} adjustsFontSizeToFit>
                  {formatNumber(counter.count)}
                </AppText>
                <AppText tone="onSoft">
                  {target > 0 ? strings.counter.of(formatNumber(target)) : strings.counter.tap}
                </AppText>
              </Pressable>
            </ProgressRing>
          </View>
          <View style={styles.actions}>
            <IconButton
              icon="remove"
              label={strings.counter.minus}
              onPress={() => update(counter.id, { count: Math.max(0, counter.count - 1) })}
            />
            <IconButton icon="refresh" label={strings.counter.toZero} onPress={() => reset(counter)} />
            <IconButton
              icon="create-outline"
              label={strings.common.edit}
              selected={isEditing}
              onPress={() => setIsEditing(!isEditing)}
            />
          </View>
          {isEditing ? (
            <Card style={styles.form}>
              <TextField
                label={strings.counter.name}
                value={counter.name}
                maxLength={40}
                onChange={(name) => update(counter.id, { name })}
              />
              <NumberInput
                label={strings.counter.target}
                value={counter.target}
                onChange={(next) => update(counter.id, { target: next })}
              />
              {items.length > 1 ? (
                <Button kind="danger" label={strings.common.remove} onPress={() => remove(counter.id)} />
              ) : null}
            </Card>
          ) : null}
        </>
      ) : (
        <Button icon="add" label={strings.counter.add} onPress={add} />
      )}
    </Screen>
  );
}

const styles = StyleSheet.create({
  stage: { alignItems: 'center', paddingVertical: space.sm },
  press: { width: 212, height: 212, borderRadius: 106, alignItems: 'center', justifyContent: 'center' },
  pressed: { transform: [{ scale: 0.96 }] },
  count: { fontSize: 72, lineHeight: 84, fontWeight: '800', fontVariant: ['tabular-nums'] },
  actions: { flexDirection: 'row', justifyContent: 'center', gap: space.lg },
  form: { gap: space.md },
});
`,
  'src/tools/drawing/Album.tsx': `import { Pressable, ScrollView, StyleSheet, View } from 'react-native';
import { strings } from '../../strings';
import { radius, space, useTheme } from '../../theme';
import { AppText } from '../../ui/AppText';
import { Paper } from './Paper';
import type { Drawing } from './strokes';

interface AlbumProps {
  drawings: readonly Drawing[];
  chosen: string;
  onChoose: (id: string) => void;
}

/** All drawings as small pictures in one line. */
export function Album({ drawings, chosen, onChoose }: AlbumProps) {
  const { colors } = useTheme();
  if (drawings.length < 2) return null;
  return (
    <ScrollView
      horizontal
      role="group"
      aria-label={strings.drawing.album}
      showsHorizontalScrollIndicator={false}
      style={styles.row}
      contentContainerStyle={styles.content}
    >
      {drawings.map(({ id, name, strokes }) => (
        <Pressable
          key={id}
          role="button"
          aria-label={name}
          aria-selected={id === chosen}
          onPress={() => onChoose(id)}
          style={styles.item}
        >
          <View style={[styles.picture, { borderColor: id === chosen ? colors.primary : colors.line }]}>
            <Paper strokes={strokes} />
          </View>
          <AppText variant="caption" tone={id === chosen ? 'ink' : 'muted'} numberOfLines={1}>
            {name}
          </AppText>
        </Pressable>
      ))}
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  row: { flexGrow: 0, marginHorizontal: -space.lg },
  content: { paddingHorizontal: space.lg, gap: space.md },
  item: { width: 88, gap: 4 },
  picture: {
    width: 88,
    height: 88,
    borderRadius: radius.control,
    borderWidth: 2,
    overflow: 'hidden',
    backgroundColor: '#ffffff',
  },
});
`,
  'src/tools/drawing/DrawingBoard.tsx': `import { useRef, useState } from 'react';
import { PanResponder, StyleSheet, View } from 'react-native';
import { radius } from '../../theme';
import { Paper } from './Paper';
import { extendStroke, type Point, paperSize, type Stroke } from './strokes';

interface DrawingBoardProps {
  strokes: readonly Stroke[];
  color: string;
  width: number;
  size: number;
  label: string;
  onStroke: (stroke: Stroke) => void;
}

/** Paper that a finger draws on. Only the paper receives the gesture, so the page does not scroll. */
export function DrawingBoard({ strokes, color, width, size, label, onStroke }: DrawingBoardProps) {
  const [current, setCurrent] = useState<Stroke | null>(null);
  const drawn = useRef<Stroke | null>(null);
  const latest = useRef({ color, width, size, onStroke });
  latest.current = { color, width, size, onStroke };
  const start = useRef<Point>({ x: 0, y: 0 });

  const [responder] = useState(() => {
    const show = (stroke: Stroke | null) => {
      drawn.current = stroke;
      setCurrent(stroke);
    };
    const finish = () => {
      if (drawn.current) latest.current.onStroke(drawn.current);
      show(null);
    };
    return PanResponder.create({
      onStartShouldSetPanResponder: () => true,
      onMoveShouldSetPanResponder: () => true,
      onPanResponderTerminationRequest: () => false,
      onPanResponderGrant: ({ nativeEvent }) => {
        const scale = paperSize / latest.current.size;
        start.current = { x: nativeEvent.locationX * scale, y: nativeEvent.locationY * scale };
        const { color, width } = latest.current;
        show(extendStroke({ color, width, points: [] }, start.current));
      },
      onPanResponderMove: (_, { dx, dy }) => {
        const scale = paperSize / latest.current.size;
        const point = { x: start.current.x + dx * scale, y: start.current.y + dy * scale };
        if (drawn.current) show(extendStroke(drawn.current, point));
      },
      onPanResponderRelease: finish,
      onPanResponderTerminate: finish,
    });
  });

  return (
    <View
      role="img"
      aria-label={label}
      style={[styles.paper, { width: size, height: size }]}
      {...responder.panHandlers}
    >
      <Paper strokes={current ? [...strokes, current] : strokes} />
    </View>
  );
}

const styles = StyleSheet.create({
  paper: {
    backgroundColor: '#ffffff',
    borderRadius: radius.card,
    overflow: 'hidden',
    alignSelf: 'center',
    touchAction: 'none',
    userSelect: 'none',
  } as object,
});
`,
  'src/tools/drawing/Paper.tsx': `import { memo } from 'react';
import Svg, { Path } from 'react-native-svg';
import { paperSize, type Stroke, toPath } from './strokes';

const Line = memo(({ stroke }: { stroke: Stroke }) => (
  <Path
    d={toPath(stroke.points)}
    stroke={stroke.color}
    strokeWidth={stroke.width}
    strokeLinecap="round"
    strokeLinejoin="round"
    fill="none"
  />
));
Line.displayName = 'Line';

/** The lines of a drawing, as large as the box around it. */
export function Paper({ strokes }: { strokes: readonly Stroke[] }) {
  return (
    <Svg width="100%" height="100%" viewBox={\`0 0 \${paperSize} \${paperSize}\`} pointerEvents="none">
      {strokes.map((stroke, index) => (
        // Lines are only added and removed at the end.
        // biome-ignore lint/suspicious/noArrayIndexKey: the place of a line never changes
        <Line key={index} stroke={stroke} />
      ))}
    </Svg>
  );
}
`,
  'src/tools/drawing/SketchPad.tsx': `import { useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { createCollection } from '../../data/collection';
import { strings } from '../../strings';
import { space } from '../../theme';
import { Card } from '../../ui/Card';
import { ColorField } from '../../ui/fields/ColorField';
import { TextField } from '../../ui/fields/TextField';
import { IconButton } from '../../ui/IconButton';
import { Screen } from '../../ui/Screen';
import { Segmented } from '../../ui/Segmented';
import { useToast } from '../../ui/Toast';
import { Album } from './Album';
import { DrawingBoard } from './DrawingBoard';
import { exampleDrawing } from './example';
import { type Drawing, type Stroke, strokeMaximum } from './strokes';

export const useDrawings = createCollection<Drawing>({
  key: 'tool-drawings',
  version: 1,
  samples: () => [{ id: 'first', name: strings.drawing.first, strokes: exampleDrawing }],
});

const widths = { thin: 8, medium: 20, thick: 48 } as const;
type Brush = keyof typeof widths | 'eraser';
const paperColor = '#ffffff';

/** Drawings by finger: colours, three brushes, an eraser, undo, and an album of all drawings. */
export function SketchPad({ title }: { title: string }) {
  const { width, height } = useWindowDimensions();
  const { items, save, update, remove } = useDrawings();
  const showToast = useToast((toast) => toast.show);
  const [chosen, setChosen] = useState('');
  const [brush, setBrush] = useState<Brush>('medium');
  const [color, setColor] = useState('#3b7dd8');
  const drawing = items.find(({ id }) => id === chosen) ?? items[0];
  const strokes = drawing?.strokes ?? [];

  const add = () => setChosen(save({ name: strings.drawing.fresh(items.length + 1), strokes: [] }));
  const draw = (stroke: Stroke) => {
    if (!drawing) setChosen(save({ name: strings.drawing.fresh(1), strokes: [stroke] }));
    else if (strokes.length >= strokeMaximum) showToast({ text: strings.drawing.full });
    else update(drawing.id, { strokes: [...strokes, stroke] });
  };
  const undo = () => {
    if (drawing) update(drawing.id, { strokes: strokes.slice(0, -1) });
  };
  const clear = () => {
    if (!drawing || strokes.length === 0) return;
    update(drawing.id, { strokes: [] });
    showToast({
      text: strings.drawing.cleared,
      action: { label: strings.common.undo, onPress: () => update(drawing.id, { strokes }) },
    });
  };
  const drop = () => {
    if (!drawing) return;
    const restore = remove(drawing.id);
    setChosen('');
    showToast({ text: strings.drawing.removed, action: { label: strings.common.undo, onPress: restore } });
  };

  return (
    <Screen title={title} right={<IconButton icon="add" label={strings.drawing.add} onPress={add} />}>
      <DrawingBoard
        strokes={strokes}
        color={brush === 'eraser' ? paperColor : color}
        width={brush === 'eraser' ? 70 : widths[brush]}
        size={Math.min(width - space.lg * 2, 480, Math.max(240, height - 160))}
        label={strings.drawing.paper(drawing?.name ?? '', strokes.length)}
        onStroke={draw}
      />
      <View style={styles.actions}>
        <IconButton icon="arrow-undo" label={strings.drawing.undo} onPress={undo} />
        <IconButton icon="trash-outline" label={strings.drawing.clear} onPress={clear} />
      </View>
      <Segmented
        label={strings.drawing.brush}
        value={brush}
        onChange={setBrush}
        options={[
          { value: 'thin', label: strings.drawing.thin },
          { value: 'medium', label: strings.drawing.medium },
          { value: 'thick', label: strings.drawing.thick },
          { value: 'eraser', label: strings.drawing.eraser },
        ]}
      />
      <Card style={styles.card}>
        <ColorField label={strings.drawing.color} value={color} onChange={setColor} />
      </Card>
      <Album drawings={items} chosen={drawing?.id ?? ''} onChoose={setChosen} />
      {drawing ? (
        <Card style={styles.card}>
          <TextField
            label={strings.drawing.name}
            value={drawing.name}
            maxLength={40}
            onChange={(name) => update(drawing.id, { name })}
          />
          <IconButton icon="close" label={strings.drawing.remove} onPress={drop} />
        </Card>
      ) : null}
    </Screen>
  );
}

const styles = StyleSheet.create({
  actions: { flexDirection: 'row', justifyContent: 'center', gap: space.lg },
  card: { gap: space.md },
});
`,
  'src/tools/drawing/example.ts': `import type { Stroke } from './strokes';

const stroke = (color: string, width: number, ...numbers: readonly number[]): Stroke => {
  const points = [];
  for (let at = 0; at + 1 < numbers.length; at += 2)
    points.push({ x: numbers[at] ?? 0, y: numbers[at + 1] ?? 0 });
  return { color, width, points };
};

const round = (color: string, width: number, x: number, y: number, size: number): Stroke =>
  stroke(
    color,
    width,
    ...Array.from({ length: 13 }, (_, at) => (at * Math.PI) / 6).flatMap((turn) => [
      Math.round(x + size * Math.cos(turn)),
      Math.round(y + size * Math.sin(turn)),
    ]),
  );

/** A house under the sun, so that the first look shows what the brushes do. */
export const exampleDrawing: readonly Stroke[] = [
  stroke('#4f9d69', 48, 60, 820, 280, 790, 520, 830, 760, 800, 940, 820),
  stroke('#5f6b7a', 20, 300, 780, 300, 530),
  stroke('#5f6b7a', 20, 640, 530, 640, 780),
  stroke('#d9483b', 20, 250, 530, 470, 340),
  stroke('#d9483b', 20, 470, 340, 690, 530),
  stroke('#d9483b', 20, 250, 530, 690, 530),
  stroke('#8a6248', 20, 430, 780, 430, 640),
  stroke('#8a6248', 20, 430, 640, 520, 640),
  stroke('#8a6248', 20, 520, 640, 520, 780),
  round('#e0b02e', 20, 800, 220, 80),
  stroke('#e0b02e', 12, 800, 100, 800, 60),
  stroke('#e0b02e', 12, 920, 220, 960, 220),
  stroke('#e0b02e', 12, 690, 130, 660, 100),
  stroke('#e0b02e', 12, 910, 130, 940, 100),
  stroke('#3b7dd8', 12, 120, 240, 180, 200, 240, 240, 300, 200, 360, 240),
];
`,
  'src/tools/drawing/strokes.ts': `export interface Point {
  x: number;
  y: number;
}

/** One line of a brush, in thousandths of the width of the paper, so that a drawing fits every phone. */
export interface Stroke {
  color: string;
  width: number;
  points: readonly Point[];
}

export interface Drawing {
  id: string;
  name: string;
  strokes: readonly Stroke[];
}

export const paperSize = 1000;
/** More would make every further line slow. */
export const strokeMaximum = 400;
const pointMaximum = 600;
const nearest = 4;

/** The line with one point more, if it is far enough from the last one. */
export function extendStroke(stroke: Stroke, point: Point): Stroke {
  const last = stroke.points[stroke.points.length - 1];
  const isNear = last !== undefined && Math.hypot(point.x - last.x, point.y - last.y) < nearest;
  if (isNear || stroke.points.length >= pointMaximum) return stroke;
  return { ...stroke, points: [...stroke.points, { x: Math.round(point.x), y: Math.round(point.y) }] };
}

/** A smooth path: curves from middle to middle of the points. */
export function toPath(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  if (rest.length === 0) return \`M\${first.x} \${first.y}l0.1 0\`;
  let path = \`M\${first.x} \${first.y}\`;
  let from = first;
  for (const point of rest) {
    path += \`Q\${from.x} \${from.y} \${(from.x + point.x) / 2} \${(from.y + point.y) / 2}\`;
    from = point;
  }
  return \`\${path}L\${from.x} \${from.y}\`;
}
`,
  'src/tools/formula/FormulaEditor.tsx': `import { useState } from 'react';
import { StyleSheet } from 'react-native';
import { strings } from '../../strings';
import { space } from '../../theme';
import { AppText } from '../../ui/AppText';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { TextField } from '../../ui/fields/TextField';

interface FormulaEditorProps {
  /** 'A: Width' for each input. */
  names: readonly string[];
  formula: string;
  error?: string;
  /** Whether the formula was changed. */
  isOwn: boolean;
  onChange: (formula: string) => void;
  onReset: () => void;
}

/** The formula behind a result, closed until it is needed. */
export function FormulaEditor({ names, formula, error, isOwn, onChange, onReset }: FormulaEditorProps) {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen)
    return (
      <Button kind="soft" icon="create-outline" label={strings.formula.edit} onPress={() => setOpen(true)} />
    );
  return (
    <Card style={styles.card}>
      <TextField
        label={strings.formula.label}
        value={formula}
        onChange={onChange}
        error={error}
        autoCapitalize="characters"
        autoCorrect={false}
      />
      {names.map((name) => (
        <AppText key={name} tone="muted">
          {name}
        </AppText>
      ))}
      {isOwn ? (
        <Button kind="soft" icon="refresh-outline" label={strings.formula.reset} onPress={onReset} />
      ) : null}
    </Card>
  );
}

const styles = StyleSheet.create({ card: { gap: space.sm } });
`,
  'src/tools/formula/FormulaTool.tsx': `import { formatMoney, formatNumber } from '../../data/numbers';
import { currencySign } from '../../locale';
import { strings } from '../../strings';
import { FormulaScreen } from '../FormulaScreen';
import { calculateFormula } from './expression';
import { FormulaEditor } from './FormulaEditor';
import { type KeptFormula, useFormulas } from './use-formula';

export interface FormulaInput {
  label: string;
  /** 'money' is the currency of the app. */
  unit?: string;
  initial: number;
}

export interface FormulaResult {
  label: string;
  unit?: string;
  /** With a letter for each input, in their order: 'A * B'. */
  formula: string;
}

interface FormulaToolProps {
  title: string;
  /** Keeps the inputs of several calculations apart. */
  id: string;
  inputs: readonly FormulaInput[];
  /** The large one first. */
  results: readonly [FormulaResult, ...FormulaResult[]];
}

const letterOf = (index: number): string => String.fromCharCode(65 + index);

function format(value: number | null, unit: string | undefined): string {
  if (value === null) return '–';
  if (unit === 'money') return formatMoney(Math.round(value * 100) / 100);
  return unit === undefined ? formatNumber(value) : \`\${formatNumber(value)} \${unit}\`;
}

/** Numbers in, results by formulas; the formula of the large result can be changed. */
export function FormulaTool({ title, id, inputs, results }: FormulaToolProps) {
  const { value: all, change } = useFormulas();
  const kept: KeptFormula = all[id] ?? { values: inputs.map(({ initial }) => initial), formula: null };
  const update = (next: Partial<KeptFormula>) => change((now) => ({ ...now, [id]: { ...kept, ...next } }));
  const values = Object.fromEntries(inputs.map((_, index) => [letterOf(index), kept.values[index] ?? 0]));
  const [main, ...others] = results;
  const formula = kept.formula ?? main.formula;
  const shown = format(calculateFormula(formula, values), main.unit);
  return (
    <FormulaScreen
      title={title}
      tool={id}
      fields={inputs.map(({ label, unit }, index) => ({
        key: letterOf(index),
        label,
        unit: unit === 'money' ? currencySign : unit,
      }))}
      values={Object.fromEntries(inputs.map((_, index) => [letterOf(index), kept.values[index] ?? null]))}
      onChange={(key, next) =>
        update({
          values: inputs.map((_, index) => (letterOf(index) === key ? next : (kept.values[index] ?? null))),
        })
      }
      result={{ label: main.label, value: shown }}
      lines={others.map(({ label, unit, formula: source }) => ({
        label,
        value: format(calculateFormula(source, values), unit),
      }))}
      summary={inputs
        .map(({ label }, index) => \`\${label} \${formatNumber(kept.values[index] ?? 0)}\`)
        .join(' · ')}
    >
      <FormulaEditor
        names={inputs.map(({ label }, index) => \`\${letterOf(index)}: \${label}\`)}
        formula={formula}
        error={calculateFormula(formula, values) === null ? strings.formula.unreadable : undefined}
        isOwn={kept.formula !== null && kept.formula !== main.formula}
        onChange={(next) => update({ formula: next })}
        onReset={() => update({ formula: null })}
      />
    </FormulaScreen>
  );
}
`,
  'src/tools/formula/expression.ts': `const functions = new Map<string, (...values: number[]) => number>([
  ['min', Math.min],
  ['max', Math.max],
  ['round', Math.round],
  ['ceil', Math.ceil],
  ['floor', Math.floor],
  ['sqrt', Math.sqrt],
  ['abs', Math.abs],
  ['ln', Math.log],
  ['log', Math.log10],
]);

/** Each token is read at most once, one level deeper than the last, so this also limits the depth. */
const mostTokens = 400;

const tokenPattern = /\\s*(\\d+(?:[.,]\\d+)?|[A-Za-z]+|[-+*/^();×÷−])/y;

function readTokens(formula: string): string[] | null {
  const tokens: string[] = [];
  const text = formula.trim();
  tokenPattern.lastIndex = 0;
  while (tokenPattern.lastIndex < text.length) {
    const found = tokenPattern.exec(text);
    if (!found?.[1] || tokens.length === mostTokens) return null;
    tokens.push(found[1].replace('×', '*').replace('÷', '/').replace('−', '-').replace(',', '.'));
  }
  return tokens;
}

/**
 * Result of a formula such as \`A * (B + 2)\`, with the values of its letters; null if it cannot be read or has
 * no result.
 */
export function calculateFormula(formula: string, values: Record<string, number>): number | null {
  const tokens = readTokens(formula);
  if (tokens === null) return null;
  let at = 0;

  const readFactor = (): number => {
    const token = tokens[at];
    at += 1;
    if (token === undefined) return Number.NaN;
    if (token === '-') return -readPower();
    if (token === '(') {
      const value = readSum();
      return tokens[at++] === ')' ? value : Number.NaN;
    }
    if (/^\\d/.test(token)) return Number(token);
    const call = functions.get(token.toLowerCase());
    if (call && tokens[at] === '(') {
      at += 1;
      const parts = [readSum()];
      while (tokens[at] === ';') {
        at += 1;
        parts.push(readSum());
      }
      return tokens[at++] === ')' ? call(...parts) : Number.NaN;
    }
    const name = token.toUpperCase();
    return (Object.hasOwn(values, name) ? values[name] : undefined) ?? Number.NaN;
  };
  const readPower = (): number => {
    const base = readFactor();
    if (tokens[at] !== '^') return base;
    at += 1;
    return base ** readPower();
  };
  const readProduct = (): number => {
    let value = readPower();
    while (tokens[at] === '*' || tokens[at] === '/') {
      const operator = tokens[at++];
      value = operator === '*' ? value * readPower() : value / readPower();
    }
    return value;
  };
  const readSum = (): number => {
    let value = readProduct();
    while (tokens[at] === '+' || tokens[at] === '-') {
      const operator = tokens[at++];
      value = operator === '+' ? value + readProduct() : value - readProduct();
    }
    return value;
  };

  const result = Number(readSum().toPrecision(12));
  return at === tokens.length && Number.isFinite(result) ? result : null;
}
`,
  'src/tools/formula/use-formula.ts': `import { createKept } from '../../data/kept';

export interface KeptFormula {
  /** What was typed, in the order of the inputs. */
  values: (number | null)[];
  /** Own formula of the large result; null for the one that the app came with. */
  formula: string | null;
}

/** Inputs and formulas by calculation. */
export const useFormulas = createKept<Record<string, KeptFormula | undefined>>('tool-formulas', () => ({}));
`,
  'src/tools/grades/GradesTool.tsx': `import { StyleSheet, View } from 'react-native';
import { createCollection, newId } from '../../data/collection';
import { formatNumber } from '../../data/numbers';
import { strings } from '../../strings';
import { radius, space, useTheme } from '../../theme';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { TextField } from '../../ui/fields/TextField';
import { Hero } from '../../ui/Hero';
import { IconButton } from '../../ui/IconButton';
import { Screen } from '../../ui/Screen';
import { NumberInput } from '../NumberInput';

interface Course {
  id: string;
  name: string;
  grade: number | null;
  weight: number | null;
}

export const useCourses = createCollection<Course>({
  key: 'tool-grades',
  version: 1,
  samples: () => [
    { id: 'a', name: strings.grades.first, grade: 85, weight: 4 },
    { id: 'b', name: strings.grades.second, grade: 70, weight: 3 },
    { id: 'c', name: strings.grades.third, grade: 92, weight: 2 },
  ],
});

/** Average by weight; courses without a grade or a weight do not count. */
export function weightedAverage(rows: readonly Pick<Course, 'grade' | 'weight'>[]): number | null {
  const counted = rows.filter(({ grade, weight }) => grade !== null && weight !== null && weight > 0);
  const weights = counted.reduce((total, { weight }) => total + (weight ?? 0), 0);
  if (weights === 0) return null;
  const points = counted.reduce((total, { grade, weight }) => total + (grade ?? 0) * (weight ?? 0), 0);
  return Math.round((points / weights) * 100) / 100;
}

/** The average of courses by their credits. */
export function GradesTool({ title }: { title: string }) {
  const { surface } = useTheme();
  const { items, save, update, remove } = useCourses();
  const average = weightedAverage(items);
  const add = () => save({ id: newId(), name: '', grade: null, weight: 3 });
  return (
    <Screen title={title} footer={<Button icon="add" label={strings.grades.add} onPress={add} />}>
      <Hero
        label={strings.grades.average}
        value={average === null ? strings.common.none : formatNumber(average)}
        note={strings.grades.count(items.length)}
      />
      {items.length === 0 ? (
        <EmptyState icon="school-outline" title={strings.grades.empty} text={strings.grades.emptyText} />
      ) : null}
      {items.map((course) => (
        <View key={course.id} style={[styles.course, surface]}>
          <View style={styles.top}>
            <View style={styles.fill}>
              <TextField
                label={strings.grades.name}
                value={course.name}
                maxLength={40}
                onChange={(name) => update(course.id, { name })}
              />
            </View>
            <IconButton
              plain
              icon="trash-outline"
              tone="muted"
              label={strings.tools.removeEntry(course.name)}
              onPress={() => remove(course.id)}
            />
          </View>
          <View style={styles.numbers}>
            <View style={styles.fill}>
              <NumberInput
                label={strings.grades.grade}
                value={course.grade}
                onChange={(grade) => update(course.id, { grade })}
              />
            </View>
            <View style={styles.fill}>
              <NumberInput
                label={strings.grades.weight}
                value={course.weight}
                onChange={(weight) => update(course.id, { weight })}
              />
            </View>
          </View>
        </View>
      ))}
    </Screen>
  );
}

const styles = StyleSheet.create({
  course: { borderRadius: radius.card, padding: space.md, gap: space.sm },
  top: { flexDirection: 'row', alignItems: 'flex-end', gap: space.xs },
  numbers: { flexDirection: 'row', gap: space.md },
  fill: { flex: 1 },
});
`,
  'src/tools/health/AgeTool.tsx': `import { StyleSheet, View } from 'react-native';
import { daysBetween, formatLongDay, today } from '../../data/days';
import { createKept } from '../../data/kept';
import { formatNumber } from '../../data/numbers';
import { strings } from '../../strings';
import { radius, space, useTheme } from '../../theme';
import { AppText } from '../../ui/AppText';
import { DateField } from '../../ui/fields/DateField';
import { Hero } from '../../ui/Hero';
import { Icon } from '../../ui/Icon';
import { Screen } from '../../ui/Screen';
import { ageOn, nextBirthday } from './formulas';

export const useBirthday = createKept('tool-age', () => '1996-05-14');

/** Exact age, and the days until the next birthday. */
export function AgeTool({ title }: { title: string }) {
  const { surface } = useTheme();
  const { value: birthday, change } = useBirthday();
  const now = today();
  const isPast = birthday <= now;
  const age = ageOn(birthday, now);
  const next = nextBirthday(birthday, now);
  const left = daysBetween(now, next);
  const days = daysBetween(birthday, now);
  const figures = [
    { label: strings.age.days, value: days },
    { label: strings.age.weeks, value: Math.floor(days / 7) },
    { label: strings.age.months, value: age.years * 12 + age.months },
    { label: strings.age.hours, value: days * 24 },
  ];
  return (
    <Screen title={title}>
      <Hero
        label={strings.age.label}
        value={isPast ? strings.age.years(age.years) : strings.common.none}
        note={isPast ? strings.age.rest(age.months, age.days) : strings.age.future}
        side={<Icon name="gift" size={48} tone="onHero" />}
      />
      <DateField
        label={strings.age.birthday}
        value={birthday}
        onChange={(day) => {
          if (day) change(() => day);
        }}
      />
      {isPast ? (
        <>
          <View style={[styles.next, surface]}>
            <AppText variant="label" tone="muted">
              {strings.age.next}
            </AppText>
            <AppText variant="title">{left === 0 ? strings.age.today : strings.dates.inDays(left)}</AppText>
            <AppText tone="muted">{formatLongDay(next)}</AppText>
          </View>
          <View style={styles.grid}>
            {figures.map(({ label, value }) => (
              <View key={label} style={[styles.figure, surface]}>
                <AppText variant="title">{formatNumber(value)}</AppText>
                <AppText variant="caption" tone="muted">
                  {label}
                </AppText>
              </View>
            ))}
          </View>
        </>
      ) : null}
    </Screen>
  );
}

const styles = StyleSheet.create({
  next: { borderRadius: radius.card, padding: space.lg, gap: 2 },
  grid: { flexDirection: 'row', flexWrap: 'wrap', gap: space.sm },
  figure: { flexBasis: '45%', flexGrow: 1, borderRadius: radius.card, padding: space.md + 4 },
});
`,
  'src/tools/health/BmiTool.tsx': `import { StyleSheet, View } from 'react-native';
import { createKept } from '../../data/kept';
import { formatNumber } from '../../data/numbers';
import { strings } from '../../strings';
import { useTheme } from '../../theme';
import { AppText } from '../../ui/AppText';
import { FormulaScreen } from '../FormulaScreen';
import { type BmiRange, bmiRange, calculateBmi } from './formulas';

export const useBmi = createKept<Record<'height' | 'weight', number | null>>('tool-bmi', () => ({
  height: 170,
  weight: 68,
}));

/** The scale shows this range. */
const [lowest, highest] = [14, 40];

/** Body mass index and the range that it is in. */
export function BmiTool({ title }: { title: string }) {
  const { value: values, change } = useBmi();
  const bmi = calculateBmi(values.weight ?? 0, values.height ?? 0);
  const names: Record<BmiRange, string> = {
    low: strings.bmi.low,
    normal: strings.bmi.normal,
    high: strings.bmi.high,
    veryHigh: strings.bmi.veryHigh,
  };
  const square = ((values.height ?? 0) / 100) ** 2;
  return (
    <FormulaScreen
      title={title}
      tool="bmi"
      values={values}
      onChange={(key, value) => change((now) => ({ ...now, [key]: value }))}
      fields={[
        { key: 'height', label: strings.bmi.height, unit: 'cm' },
        { key: 'weight', label: strings.bmi.weight, unit: 'kg' },
      ]}
      result={{ label: strings.bmi.index, value: formatNumber(bmi), note: names[bmiRange(bmi)] }}
      picture={<Scale bmi={bmi} />}
      lines={[
        {
          label: strings.bmi.healthy,
          value: \`\${formatNumber(Math.round(18.5 * square))}–\${formatNumber(Math.round(24.9 * square))} kg\`,
        },
      ]}
      summary={\`\${formatNumber(values.height ?? 0)} cm · \${formatNumber(values.weight ?? 0)} kg\`}
    >
      <AppText variant="caption" tone="muted">
        {strings.bmi.warning}
      </AppText>
    </FormulaScreen>
  );
}

function Scale({ bmi }: { bmi: number }) {
  const { colors } = useTheme();
  const at = Math.min(1, Math.max(0, (bmi - lowest) / (highest - lowest)));
  return (
    <View aria-hidden style={styles.scale}>
      {[18.5 - lowest, 6.5, 5, highest - 30].map((part, index) => (
        <View
          key={part}
          style={[styles.part, { flex: part, backgroundColor: colors.onHero }, index !== 1 && styles.quiet]}
        />
      ))}
      <View
        style={[
          styles.mark,
          { left: \`\${at * 100}%\`, borderColor: colors.heroTo, backgroundColor: colors.onHero },
        ]}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  scale: { flexDirection: 'row', gap: 3, height: 22, alignItems: 'center' },
  part: { height: 10, borderRadius: 5 },
  quiet: { opacity: 0.4 },
  mark: { position: 'absolute', width: 22, height: 22, borderRadius: 11, borderWidth: 5, marginLeft: -11 },
});
`,
  'src/tools/health/formulas.ts': `/** Weight in kilograms by the square of the height in metres. */
export const calculateBmi = (weight: number, height: number): number =>
  height <= 0 ? 0 : Math.round((weight / (height / 100) ** 2) * 10) / 10;

export type BmiRange = 'low' | 'normal' | 'high' | 'veryHigh';

/** Ranges of the World Health Organization for adults. */
export function bmiRange(bmi: number): BmiRange {
  if (bmi < 18.5) return 'low';
  if (bmi < 25) return 'normal';
  return bmi < 30 ? 'high' : 'veryHigh';
}

export interface Age {
  years: number;
  months: number;
  days: number;
}

/** Age on a day; both are texts such as 2026-01-31. */
export function ageOn(birthday: string, day: string): Age {
  const [year = 0, month = 1, date = 1] = birthday.split('-').map(Number);
  const [toYear = 0, toMonth = 1, toDate = 1] = day.split('-').map(Number);
  let years = toYear - year;
  let months = toMonth - month;
  let days = toDate - date;
  if (days < 0) {
    months -= 1;
    days += new Date(toYear, toMonth - 1, 0).getDate();
  }
  if (months < 0) {
    years -= 1;
    months += 12;
  }
  return { years, months, days };
}

/** The next birthday, today included. */
export function nextBirthday(birthday: string, day: string): string {
  const rest = birthday.slice(4);
  const year = Number(day.slice(0, 4));
  const own = \`\${year}\${rest}\`;
  return own >= day ? own : \`\${year + 1}\${rest}\`;
}
`,
  'src/tools/history.ts': `import { createCollection } from '../data/collection';

export interface HistoryEntry {
  id: string;
  tool: string;
  /** What was calculated: "250.000 ₺, 24 ay". */
  text: string;
  result: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** Results that people keep. */
export const useHistory = createCollection<HistoryEntry>({ key: 'history', version: 1, samples: () => [] });

export function keepResult(tool: string, text: string, result: string) {
  useHistory.getState().save({ tool, text, result, at: Date.now() });
}
`,
  'src/tools/light/ScreenLight.tsx': `import { useEffect, useState } from 'react';
import { Modal, Pressable, StyleSheet, View } from 'react-native';
import { createKept } from '../../data/kept';
import { strings } from '../../strings';
import { radius, space, useTheme } from '../../theme';
import { AppText } from '../../ui/AppText';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { Screen } from '../../ui/Screen';
import { Segmented } from '../../ui/Segmented';
import { isLit, type LightMode, lightColors } from './light';

export const useLight = createKept<{ color: string; mode: LightMode }>('tool-light', () => ({
  color: lightColors[0] ?? '#ffffff',
  mode: 'steady',
}));

/** The whole screen as a light: steady, blinking or SOS. A press anywhere puts it out. */
export function ScreenLight({ title }: { title: string }) {
  const { colors } = useTheme();
  const { value, change } = useLight();
  const [startedAt, setStartedAt] = useState<number | null>(null);
  const [lit, setLit] = useState(true);
  const { color, mode } = value;

  useEffect(() => {
    if (startedAt === null) return;
    const timer = setInterval(() => setLit(isLit(mode, Date.now() - startedAt)), 50);
    return () => clearInterval(timer);
  }, [startedAt, mode]);

  const put = (on: boolean) => {
    setLit(true);
    setStartedAt(on ? Date.now() : null);
  };

  return (
    <Screen
      title={title}
      subtitle={strings.light.hint}
      footer={<Button icon="flashlight" label={strings.light.on} onPress={() => put(true)} />}
    >
      <View style={[styles.stage, { backgroundColor: color, borderColor: colors.line }]}>
        <Icon name="flashlight" size={72} tone="heroFrom" />
      </View>
      <AppText variant="label" tone="muted">
        {strings.light.color}
      </AppText>
      <View role="radiogroup" aria-label={strings.light.color} style={styles.colors}>
        {lightColors.map((each, index) => (
          <Pressable
            key={each}
            role="radio"
            aria-checked={each === color}
            aria-label={\`\${strings.light.color} \${index + 1}\`}
            onPress={() => change((kept) => ({ ...kept, color: each }))}
            style={[
              styles.color,
              { backgroundColor: each, borderColor: each === color ? colors.primary : colors.line },
            ]}
          />
        ))}
      </View>
      <Segmented
        label={strings.light.mode}
        value={mode}
        onChange={(next) => change((kept) => ({ ...kept, mode: next }))}
        options={[
          { value: 'steady', label: strings.light.steady },
          { value: 'blink', label: strings.light.blink },
          { value: 'sos', label: 'SOS' },
        ]}
      />
      <Modal visible={startedAt !== null} animationType="none" onRequestClose={() => put(false)}>
        <Pressable
          role="button"
          aria-label={strings.light.off}
          onPress={() => put(false)}
          style={[styles.fill, { backgroundColor: lit ? color : '#000000' }]}
        />
      </Modal>
    </Screen>
  );
}

const styles = StyleSheet.create({
  stage: {
    height: 220,
    borderRadius: radius.card,
    borderWidth: 1,
    alignItems: 'center',
    justifyContent: 'center',
  },
  colors: { flexDirection: 'row', flexWrap: 'wrap', gap: space.sm },
  color: { width: 44, height: 44, borderRadius: 22, borderWidth: 3 },
  fill: { flex: 1 },
});
`,
  'src/tools/light/light.ts': `export type LightMode = 'steady' | 'blink' | 'sos';

export const lightColors = ['#ffffff', '#fff1d0', '#ffd27a', '#ff6b5e', '#7ee0a1', '#7ab8ff'] as const;

/** Three short, three long, three short; lengths in units of 200 ms, light and pause in turn. */
const signal = [1, 1, 1, 1, 1, 3, 3, 1, 3, 1, 3, 3, 1, 1, 1, 1, 1, 7];
const unit = 200;
const signalTime = signal.reduce((sum, length) => sum + length, 0) * unit;
/** Slow enough for people whom fast flashes make ill: below three flashes a second. */
const blinkTime = 1000;

/** Whether the screen is bright after this many milliseconds. */
export function isLit(mode: LightMode, elapsed: number): boolean {
  if (mode === 'steady') return true;
  if (mode === 'blink') return elapsed % blinkTime < blinkTime / 2;
  let rest = elapsed % signalTime;
  for (let part = 0; part < signal.length; part += 1) {
    rest -= (signal[part] ?? 1) * unit;
    if (rest < 0) return part % 2 === 0;
  }
  return false;
}
`,
  'src/tools/money/DiscountTool.tsx': `import { createKept } from '../../data/kept';
import { formatMoney, formatPercent } from '../../data/numbers';
import { currencySign } from '../../locale';
import { strings } from '../../strings';
import { FormulaScreen } from '../FormulaScreen';
import { ShareBar } from '../ShareBar';
import { calculateDiscount } from './formulas';

export const useDiscount = createKept<Record<'price' | 'percent' | 'extra', number | null>>(
  'tool-discount',
  () => ({ price: 500, percent: 30, extra: null }),
);

/** What a thing costs after one or two discounts. */
export function DiscountTool({ title }: { title: string }) {
  const { value: values, change } = useDiscount();
  const full = values.price ?? 0;
  const first = calculateDiscount(full, values.percent ?? 0);
  const second = calculateDiscount(first.price, values.extra ?? 0);
  const saved = full - second.price;
  const real = full === 0 ? 0 : (saved / full) * 100;
  return (
    <FormulaScreen
      title={title}
      tool="discount"
      values={values}
      onChange={(key, value) => change((now) => ({ ...now, [key]: value }))}
      fields={[
        { key: 'price', label: strings.discount.price, unit: currencySign },
        { key: 'percent', label: strings.discount.percent, unit: '%', presets: [10, 20, 25, 30, 40, 50, 70] },
        { key: 'extra', label: strings.discount.extra, unit: '%' },
      ]}
      result={{
        label: strings.discount.pay,
        value: formatMoney(second.price),
        note: strings.discount.saved(formatMoney(saved)),
      }}
      picture={
        <ShareBar
          share={full === 0 ? 1 : second.price / full}
          first={formatMoney(second.price)}
          second={\`−\${formatMoney(saved)}\`}
        />
      }
      lines={[
        { label: strings.discount.afterFirst, value: formatMoney(first.price) },
        { label: strings.discount.real, value: formatPercent(real) },
      ]}
      summary={\`\${formatMoney(full)} · %\${values.percent ?? 0}\`}
    />
  );
}
`,
  'src/tools/money/LoanTool.tsx': `import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { createKept } from '../../data/kept';
import { formatMoney, formatNumber } from '../../data/numbers';
import { currencySign } from '../../locale';
import { strings } from '../../strings';
import { radius, space, useTheme } from '../../theme';
import { AppText } from '../../ui/AppText';
import { SectionTitle } from '../../ui/SectionTitle';
import { FormulaScreen } from '../FormulaScreen';
import { ShareBar } from '../ShareBar';
import { calculateLoan, listInstalments } from './formulas';

export const useLoan = createKept<Record<'amount' | 'rate' | 'months', number | null>>('tool-loan', () => ({
  amount: 250000,
  rate: 3,
  months: 24,
}));

const shownRows = 6;

/** Monthly instalment and total of a loan. */
export function LoanTool({ title }: { title: string }) {
  const { surface } = useTheme();
  const { value: values, change } = useLoan();
  const [isPlanOpen, setIsPlanOpen] = useState(false);
  const amount = values.amount ?? 0;
  const months = Math.min(480, values.months ?? 1);
  const loan = calculateLoan(amount, values.rate ?? 0, months);
  const rows = listInstalments(amount, values.rate ?? 0, months);

  return (
    <FormulaScreen
      title={title}
      tool="loan"
      values={values}
      onChange={(key, value) => change((now) => ({ ...now, [key]: value }))}
      fields={[
        { key: 'amount', label: strings.loan.amount, unit: currencySign },
        { key: 'rate', label: strings.loan.rate, unit: '%' },
        { key: 'months', label: strings.loan.months, presets: [12, 24, 36, 48, 60, 120] },
      ]}
      result={{ label: strings.loan.instalment, value: formatMoney(loan.instalment) }}
      picture={
        <ShareBar
          share={loan.total === 0 ? 0 : amount / loan.total}
          first={strings.loan.principal}
          second={strings.loan.interestOf(formatMoney(loan.interest))}
        />
      }
      lines={[
        { label: strings.loan.total, value: formatMoney(loan.total) },
        { label: strings.loan.interest, value: formatMoney(loan.interest) },
      ]}
      summary={strings.loan.summary(formatMoney(amount), months)}
    >
      <SectionTitle
        title={strings.loan.plan}
        action={
          rows.length > shownRows
            ? {
                label: isPlanOpen ? strings.tools.less : strings.common.seeAll,
                onPress: () => setIsPlanOpen(!isPlanOpen),
              }
            : undefined
        }
      />
      <View style={[styles.plan, surface]}>
        {rows.slice(0, isPlanOpen ? rows.length : shownRows).map((row) => (
          <View key={row.month} style={styles.row}>
            <AppText variant="label" tone="muted" style={styles.month}>
              {formatNumber(row.month)}
            </AppText>
            <AppText variant="label" style={styles.interest}>
              {strings.loan.interestOf(formatMoney(row.interest))}
            </AppText>
            <AppText variant="label">{strings.loan.rest(formatMoney(row.rest))}</AppText>
          </View>
        ))}
      </View>
    </FormulaScreen>
  );
}

const styles = StyleSheet.create({
  plan: { borderRadius: radius.card, padding: space.md },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.sm, minHeight: 36 },
  month: { width: 28 },
  interest: { flex: 1 },
});
`,
  'src/tools/money/MarginTool.tsx': `import { createKept } from '../../data/kept';
import { formatMoney, formatPercent } from '../../data/numbers';
import { currencySign } from '../../locale';
import { strings } from '../../strings';
import { FormulaScreen } from '../FormulaScreen';
import { ShareBar } from '../ShareBar';
import { calculateMargin } from './formulas';

export const useMargin = createKept<Record<'cost' | 'price' | 'count', number | null>>('tool-margin', () => ({
  cost: 80,
  price: 120,
  count: 1,
}));

/** What a sale leaves. */
export function MarginTool({ title }: { title: string }) {
  const { value: values, change } = useMargin();
  const cost = values.cost ?? 0;
  const price = values.price ?? 0;
  const count = values.count ?? 1;
  const { profit, margin, markup } = calculateMargin(cost, price);
  return (
    <FormulaScreen
      title={title}
      tool="margin"
      values={values}
      onChange={(key, value) => change((now) => ({ ...now, [key]: value }))}
      fields={[
        { key: 'cost', label: strings.margin.cost, unit: currencySign },
        { key: 'price', label: strings.margin.price, unit: currencySign },
        { key: 'count', label: strings.margin.count, presets: [1, 10, 50, 100] },
      ]}
      result={{
        label: profit < 0 ? strings.margin.loss : strings.margin.profit,
        value: formatMoney(profit * count),
        note: strings.margin.note(formatPercent(margin)),
      }}
      picture={
        <ShareBar
          share={price === 0 ? 0 : cost / price}
          first={\`\${strings.margin.cost} \${formatMoney(cost)}\`}
          second={formatMoney(profit)}
        />
      }
      lines={[
        { label: strings.margin.margin, value: formatPercent(margin) },
        { label: strings.margin.markup, value: formatPercent(markup) },
        { label: strings.margin.perPiece, value: formatMoney(profit) },
      ]}
      summary={\`\${formatMoney(cost)} → \${formatMoney(price)}\`}
    />
  );
}
`,
  'src/tools/money/TipTool.tsx': `import { StyleSheet, View } from 'react-native';
import { createKept } from '../../data/kept';
import { formatMoney } from '../../data/numbers';
import { currencySign } from '../../locale';
import { strings } from '../../strings';
import { Icon } from '../../ui/Icon';
import { FormulaScreen } from '../FormulaScreen';
import { splitBill } from './formulas';

export const useTip = createKept<Record<'bill' | 'tip' | 'people', number | null>>('tool-tip', () => ({
  bill: 1200,
  tip: 10,
  people: 4,
}));

const shownPeople = 10;

/** Each one's share of a bill with the tip. */
export function TipTool({ title }: { title: string }) {
  const { value: values, change } = useTip();
  const people = Math.max(1, Math.floor(values.people ?? 1));
  const { tip, total, each } = splitBill(values.bill ?? 0, values.tip ?? 0, people);
  return (
    <FormulaScreen
      title={title}
      tool="tip"
      values={values}
      onChange={(key, value) => change((now) => ({ ...now, [key]: value }))}
      fields={[
        { key: 'bill', label: strings.tip.bill, unit: currencySign },
        { key: 'tip', label: strings.tip.tip, unit: '%', presets: [0, 5, 10, 15, 20] },
        { key: 'people', label: strings.tip.people, presets: [1, 2, 3, 4, 5, 6, 8] },
      ]}
      result={{ label: strings.tip.each, value: formatMoney(each), note: strings.tip.by(people) }}
      picture={
        <View aria-hidden style={styles.people}>
          {Array.from({ length: Math.min(shownPeople, people) }, (_, index) => (
            <Icon key={index} name="person" size={22} tone="onHero" />
          ))}
        </View>
      }
      lines={[
        { label: strings.tip.tipAmount, value: formatMoney(tip) },
        { label: strings.tip.total, value: formatMoney(total) },
      ]}
      summary={\`\${formatMoney(values.bill ?? 0)} · \${strings.tip.by(people)}\`}
    />
  );
}

const styles = StyleSheet.create({
  people: { flexDirection: 'row', flexWrap: 'wrap', gap: 6 },
});
`,
  'src/tools/money/VatTool.tsx': `import { createKept } from '../../data/kept';
import { formatMoney, formatNumber } from '../../data/numbers';
import { currencySign, locale } from '../../locale';
import { strings } from '../../strings';
import { Segmented } from '../../ui/Segmented';
import { FormulaScreen } from '../FormulaScreen';
import { ShareBar } from '../ShareBar';
import { calculateVat } from './formulas';

export const useVat = createKept<{ amount: number | null; rate: number | null; isIncluded: boolean }>(
  'tool-vat',
  () => ({ amount: 1000, rate: 20, isIncluded: false }),
);

/** Price with and without value added tax. */
export function VatTool({ title }: { title: string }) {
  const { value, change } = useVat();
  const { net, tax, gross } = calculateVat(value.amount ?? 0, value.rate ?? 0, value.isIncluded);
  return (
    <FormulaScreen
      title={title}
      tool="vat"
      values={{ amount: value.amount, rate: value.rate }}
      onChange={(key, next) => change((now) => ({ ...now, [key]: next }))}
      choices={
        <Segmented
          label={strings.vat.kind}
          value={value.isIncluded ? 'included' : 'excluded'}
          onChange={(next) => change((now) => ({ ...now, isIncluded: next === 'included' }))}
          options={[
            { value: 'excluded', label: strings.vat.excluded },
            { value: 'included', label: strings.vat.included },
          ]}
        />
      }
      fields={[
        { key: 'amount', label: strings.vat.amount, unit: currencySign },
        {
          key: 'rate',
          label: strings.vat.rate,
          unit: '%',
          presets: locale.startsWith('tr') ? [1, 10, 20] : [5, 10, 20, 25],
        },
      ]}
      result={{
        label: value.isIncluded ? strings.vat.net : strings.vat.gross,
        value: formatMoney(value.isIncluded ? net : gross),
        note: strings.vat.taxOf(formatMoney(tax)),
      }}
      picture={
        <ShareBar
          share={gross === 0 ? 1 : net / gross}
          first={\`\${strings.vat.net} \${formatMoney(net)}\`}
          second={formatMoney(tax)}
        />
      }
      lines={[
        { label: strings.vat.net, value: formatMoney(net) },
        { label: strings.vat.tax, value: formatMoney(tax) },
        { label: strings.vat.gross, value: formatMoney(gross) },
      ]}
      summary={\`\${formatMoney(value.amount ?? 0)} · %\${formatNumber(value.rate ?? 0)}\`}
    />
  );
}
`,
  'src/tools/money/formulas.ts': `const cents = (value: number): number => Math.round(value * 100) / 100;

export interface Loan {
  instalment: number;
  total: number;
  interest: number;
}

/** Equal instalments for a monthly rate in percent; without interest the amount is divided. */
export function calculateLoan(amount: number, monthlyRate: number, months: number): Loan {
  const count = Math.max(1, Math.floor(months));
  const rate = Math.max(0, monthlyRate) / 100;
  const instalment = cents(rate === 0 ? amount / count : (amount * rate) / (1 - (1 + rate) ** -count));
  const total = cents(instalment * count);
  return { instalment, total, interest: cents(total - amount) };
}

export interface LoanRow {
  month: number;
  interest: number;
  principal: number;
  rest: number;
}

/** What of each instalment is interest, and what is left to pay. */
export function listInstalments(amount: number, monthlyRate: number, months: number): LoanRow[] {
  const { instalment } = calculateLoan(amount, monthlyRate, months);
  let rest = amount;
  return Array.from({ length: Math.max(1, Math.floor(months)) }, (_, index) => {
    const interest = cents((rest * Math.max(0, monthlyRate)) / 100);
    const principal = Math.min(rest, cents(instalment - interest));
    rest = cents(rest - principal);
    return { month: index + 1, interest, principal, rest };
  });
}

/** Net, tax and gross; the amount is net, or includes the tax. */
export function calculateVat(amount: number, rate: number, isIncluded: boolean) {
  const net = isIncluded ? amount / (1 + rate / 100) : amount;
  const tax = cents((net * rate) / 100);
  return { net: cents(net), tax, gross: isIncluded ? amount : cents(net + tax) };
}

/** Profit, its share of the price (margin) and of the cost (markup), in percent. */
export function calculateMargin(cost: number, price: number) {
  const profit = cents(price - cost);
  return {
    profit,
    margin: price === 0 ? 0 : (profit / price) * 100,
    markup: cost === 0 ? 0 : (profit / cost) * 100,
  };
}

export function calculateDiscount(price: number, percent: number) {
  const saved = cents((price * Math.min(100, Math.max(0, percent))) / 100);
  return { saved, price: cents(price - saved) };
}

export function splitBill(bill: number, tipPercent: number, people: number) {
  const tip = cents((bill * Math.max(0, tipPercent)) / 100);
  const total = cents(bill + tip);
  return { tip, total, each: cents(total / Math.max(1, Math.floor(people))) };
}
`,
  'src/tools/text/TextTool.tsx': `import { useState } from 'react';
import { StyleSheet } from 'react-native';
import { createKept } from '../../data/kept';
import { formatNumber } from '../../data/numbers';
import { ShareButton } from '../../sharing/ShareButton';
import { strings } from '../../strings';
import { space } from '../../theme';
import { AppText } from '../../ui/AppText';
import { Card } from '../../ui/Card';
import { ChipRow } from '../../ui/ChipRow';
import { TextField } from '../../ui/fields/TextField';
import { IconButton } from '../../ui/IconButton';
import { Screen } from '../../ui/Screen';
import { StatTiles } from '../../ui/StatTiles';
import { useToast } from '../../ui/Toast';
import { changeText, countText, type TextChange } from './text-changes';

export const useText = createKept<string>('tool-text', () => strings.textTool.example);

/** Counts a text while it is typed and shows it in other forms. */
export function TextTool({ title }: { title: string }) {
  const { value: text, change: setText } = useText();
  const showToast = useToast((toast) => toast.show);
  const [form, setForm] = useState<TextChange>('upper');
  const { characters, words, sentences } = countText(text);
  const changed = changeText(text, form, strings.textTool.locale);
  const clear = () => {
    setText(() => '');
    showToast({
      text: strings.textTool.cleared,
      action: { label: strings.common.undo, onPress: () => setText(() => text) },
    });
  };

  return (
    <Screen
      title={title}
      right={<IconButton icon="trash-outline" label={strings.textTool.clear} onPress={clear} />}
    >
      <TextField
        label={strings.textTool.text}
        value={text}
        multiline
        maxLength={20_000}
        onChange={(next) => setText(() => next)}
      />
      <StatTiles
        tiles={[
          { label: strings.textTool.characters, value: formatNumber(characters) },
          { label: strings.textTool.words, value: formatNumber(words) },
          { label: strings.textTool.sentences, value: formatNumber(sentences) },
        ]}
      />
      <ChipRow
        label={strings.textTool.form}
        value={form}
        onChange={setForm}
        options={[
          { value: 'upper', label: strings.textTool.upper },
          { value: 'lower', label: strings.textTool.lower },
          { value: 'title', label: strings.textTool.title },
          { value: 'reverse', label: strings.textTool.reverse },
          { value: 'morse', label: strings.textTool.morse },
        ]}
      />
      {changed ? (
        <Card style={styles.card}>
          <AppText selectable role="status" style={styles.result}>
            {changed}
          </AppText>
          <ShareButton shared={{ title, text: changed }} />
        </Card>
      ) : null}
    </Screen>
  );
}

const styles = StyleSheet.create({
  card: { gap: space.md, flexDirection: 'row', alignItems: 'flex-start' },
  result: { flex: 1 },
});
`,
  'src/tools/text/text-changes.ts': `export type TextChange = 'upper' | 'lower' | 'title' | 'reverse' | 'morse';

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';
const codes = [
  '.- -... -.-. -.. . ..-. --. .... .. .--- -.- .-.. -- -. --- .--. --.- .-. ... - ..- ...- .-- -..- -.-- --..',
  '----- .---- ..--- ...-- ....- ..... -.... --... ---.. ----.',
].join(' ');
const morse = new Map(codes.split(' ').map((code, index) => [letters[index], code]));

/** Letters with signs have the code of the letter without them. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replace(/[\\u0300-\\u036f]/g, '');

const toMorse = (text: string): string =>
  plain(text)
    .split(/\\s+/)
    .map((word) =>
      Array.from(word)
        .flatMap((letter) => morse.get(letter) ?? [])
        .join(' '),
    )
    .filter(Boolean)
    .join(' / ');

/** The text in another form; \`locale\` decides on the letters i and ı. */
export function changeText(text: string, change: TextChange, locale: string): string {
  if (change === 'upper') return text.toLocaleUpperCase(locale);
  if (change === 'lower') return text.toLocaleLowerCase(locale);
  if (change === 'reverse') return Array.from(text).reverse().join('');
  if (change === 'morse') return toMorse(text);
  return text
    .toLocaleLowerCase(locale)
    .replace(
      /(^|[\\s(«"'-])(\\p{L})/gu,
      (_, before: string, letter: string) => before + letter.toLocaleUpperCase(locale),
    );
}

export interface TextCounts {
  characters: number;
  words: number;
  sentences: number;
}

export function countText(text: string): TextCounts {
  const words = text.match(/[\\p{L}\\p{N}][\\p{L}\\p{N}'’-]*/gu)?.length ?? 0;
  const ends = text.match(/[.!?…]+(?=\\s|$)/g)?.length ?? 0;
  const last = text.trim();
  return {
    characters: Array.from(text).length,
    words,
    sentences: ends + (last && !/[.!?…]$/.test(last) ? 1 : 0),
  };
}
`,
  'src/tools/time/Breathing.tsx': `import { useEffect, useState } from 'react';
import { AccessibilityInfo, Animated, Platform, StyleSheet, View } from 'react-native';
import { today } from '../../data/days';
import { createKept } from '../../data/kept';
import { strings } from '../../strings';
import { space, useTheme } from '../../theme';
import { AppText } from '../../ui/AppText';
import { Button } from '../../ui/Button';
import { ChipRow } from '../../ui/ChipRow';
import { Screen } from '../../ui/Screen';
import { formatTime, useNow } from './use-now';

/** Seconds to breathe in, hold, breathe out and hold. */
const patterns = {
  calm: [4, 0, 6, 0],
  box: [4, 4, 4, 4],
  sleep: [4, 7, 8, 0],
} as const;
type Pattern = keyof typeof patterns;

export const useBreathing = createKept<{ pattern: Pattern; rounds: Record<string, number> }>(
  'tool-breathing',
  () => ({ pattern: 'calm', rounds: {} }),
);

const sessionTime = 180_000;

/** Breathe with the circle for three minutes. */
export function Breathing({ title }: { title: string }) {
  const { colors } = useTheme();
  const { value, change } = useBreathing();
  const [startedAt, setStartedAt] = useState<number | null>(null);
  const [isCalm, setIsCalm] = useState(false);
  const [size] = useState(() => new Animated.Value(0.7));
  const isRunning = startedAt !== null;
  const now = useNow(isRunning, 200);
  const elapsed = startedAt === null ? 0 : Math.max(0, now - startedAt);
  const times = patterns[value.pattern];
  const round = times.reduce<number>((total, time) => total + time, 0);
  let second = (elapsed / 1000) % round;
  let phase = 0;
  while (phase < 3 && second >= (times[phase] ?? 0)) {
    second -= times[phase] ?? 0;
    phase += 1;
  }
  const names = [
    strings.breathing.inhale,
    strings.breathing.hold,
    strings.breathing.exhale,
    strings.breathing.hold,
  ];

  useEffect(() => {
    AccessibilityInfo.isReduceMotionEnabled()
      .then(setIsCalm)
      .catch(() => undefined);
  }, []);

  useEffect(() => {
    const target = isRunning && phase < 2 ? 1 : 0.7;
    const seconds = isRunning ? (times[phase] ?? 1) : 0.4;
    Animated.timing(size, {
      toValue: isCalm ? 0.8 : target,
      duration: seconds * 1000,
      useNativeDriver: Platform.OS !== 'web',
    }).start();
  }, [size, phase, isRunning, isCalm, times]);

  useEffect(() => {
    if (startedAt === null) return;
    const timer = setTimeout(() => {
      setStartedAt(null);
      change((kept) => ({ ...kept, rounds: { ...kept.rounds, [today()]: (kept.rounds[today()] ?? 0) + 1 } }));
    }, sessionTime);
    return () => clearTimeout(timer);
  }, [startedAt, change]);

  return (
    <Screen
      title={title}
      subtitle={strings.breathing.sessions(value.rounds[today()] ?? 0)}
      footer={
        <Button
          icon={isRunning ? 'stop' : 'play'}
          label={isRunning ? strings.breathing.stop : strings.focus.start}
          onPress={() => setStartedAt(isRunning ? null : Date.now())}
        />
      }
    >
      <ChipRow
        label={strings.breathing.pattern}
        value={value.pattern}
        onChange={(pattern) => {
          setStartedAt(null);
          change((kept) => ({ ...kept, pattern }));
        }}
        options={[
          { value: 'calm', label: strings.breathing.calm },
          { value: 'box', label: strings.breathing.box },
          { value: 'sleep', label: strings.breathing.sleep },
        ]}
      />
      <View style={styles.stage}>
        <Animated.View
          style={[styles.outer, { backgroundColor: colors.soft, transform: [{ scale: size }] }]}
        />
        <Animated.View
          style={[styles.inner, { backgroundColor: colors.primary, transform: [{ scale: size }] }]}
        />
        <View role="status" style={styles.texts}>
          <AppText variant="title" tone="onPrimary">
            {isRunning ? names[phase] : strings.breathing.ready}
          </AppText>
        </View>
      </View>
      <AppText variant="heading" tone="muted" style={styles.centered}>
        {isRunning
          ? formatTime(sessionTime - elapsed)
          : strings.breathing.rhythm(times.filter(Boolean).join(' – '))}
      </AppText>
    </Screen>
  );
}

const styles = StyleSheet.create({
  stage: { height: 330, alignItems: 'center', justifyContent: 'center' },
  outer: { position: 'absolute', width: 320, height: 320, borderRadius: 160 },
  inner: { position: 'absolute', width: 240, height: 240, borderRadius: 120, opacity: 0.9 },
  texts: { padding: space.md },
  centered: { textAlign: 'center' },
});
`,
  'src/tools/time/Countdown.tsx': `import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { createCollection } from '../../data/collection';
import { addDays, daysBetween, formatLongDay, today } from '../../data/days';
import { strings } from '../../strings';
import { space } from '../../theme';
import { AppText } from '../../ui/AppText';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { DateField } from '../../ui/fields/DateField';
import { TextField } from '../../ui/fields/TextField';
import { Hero } from '../../ui/Hero';
import { IconButton } from '../../ui/IconButton';
import { ListRow } from '../../ui/ListRow';
import { Screen } from '../../ui/Screen';
import { useToast } from '../../ui/Toast';

interface Occasion {
  id: string;
  name: string;
  day: string;
}

export const useOccasions = createCollection<Occasion>({
  key: 'tool-countdown',
  version: 1,
  samples: () => [
    { id: 'a', name: strings.countdown.first, day: addDays(today(), 24) },
    { id: 'b', name: strings.countdown.second, day: addDays(today(), 96) },
    { id: 'c', name: strings.countdown.third, day: addDays(today(), -310) },
  ],
});

function describe(day: string): string {
  const days = daysBetween(today(), day);
  if (days === 0) return strings.dates.today;
  return days > 0 ? strings.dates.inDays(days) : strings.countdown.since(-days);
}

/** Days until what people look forward to, and since what is behind them. */
export function Countdown({ title }: { title: string }) {
  const { items, save, remove } = useOccasions();
  const showToast = useToast((toast) => toast.show);
  const [name, setName] = useState('');
  const [day, setDay] = useState('');
  const [isAdding, setIsAdding] = useState(false);
  const sorted = [...items].sort((a, b) => a.day.localeCompare(b.day));
  const coming = sorted.filter((occasion) => occasion.day >= today());
  const past = sorted.filter((occasion) => occasion.day < today()).reverse();
  const ordered = [...coming, ...past];
  const next = ordered[0];

  const add = () => {
    if (!name.trim() || !day) return;
    save({ name: name.trim(), day });
    setName('');
    setDay('');
    setIsAdding(false);
  };
  const removeOne = (occasion: Occasion) => {
    const restore = remove(occasion.id);
    showToast({
      text: strings.common.deleted(occasion.name),
      action: { label: strings.common.undo, onPress: restore },
    });
  };

  return (
    <Screen
      title={title}
      footer={
        isAdding ? (
          <Button label={strings.common.save} disabled={!name.trim() || !day} onPress={add} />
        ) : (
          <Button icon="add" label={strings.countdown.add} onPress={() => setIsAdding(true)} />
        )
      }
    >
      {isAdding ? (
        <Card style={styles.form}>
          <TextField label={strings.countdown.name} value={name} maxLength={60} onChange={setName} />
          <DateField label={strings.countdown.day} value={day} onChange={setDay} />
          <Button kind="soft" label={strings.common.cancel} onPress={() => setIsAdding(false)} />
        </Card>
      ) : null}
      {next ? (
        <Hero label={next.name} value={describe(next.day)} note={formatLongDay(next.day)} />
      ) : isAdding ? null : (
        <EmptyState
          icon="hourglass-outline"
          title={strings.countdown.empty}
          text={strings.countdown.emptyText}
        />
      )}
      <View style={styles.list}>
        {ordered.map((occasion) => (
          <ListRow
            key={occasion.id}
            title={occasion.name}
            subtitle={formatLongDay(occasion.day)}
            trailing={<AppText variant="heading">{describe(occasion.day)}</AppText>}
            check={
              <IconButton
                plain
                icon="close"
                tone="muted"
                label={strings.tools.removeEntry(occasion.name)}
                onPress={() => removeOne(occasion)}
              />
            }
          />
        ))}
      </View>
    </Screen>
  );
}

const styles = StyleSheet.create({
  form: { gap: space.md },
  list: { gap: space.sm },
});
`,
  'src/tools/time/FocusTimer.tsx': `import { useEffect } from 'react';
import { StyleSheet, View } from 'react-native';
import { today } from '../../data/days';
import { formatDuration } from '../../data/durations';
import { createKept } from '../../data/kept';
import { formatNumber } from '../../data/numbers';
import { strings } from '../../strings';
import { radius, space, useTheme } from '../../theme';
import { AppText } from '../../ui/AppText';
import { Button } from '../../ui/Button';
import { IconButton } from '../../ui/IconButton';
import { ProgressRing } from '../../ui/ProgressRing';
import { Screen } from '../../ui/Screen';
import { Segmented } from '../../ui/Segmented';
import { Presets } from '../Presets';
import { formatTime, useNow } from './use-now';

interface Focus {
  kind: 'work' | 'rest';
  /** Minutes that were chosen; null: those of the app. */
  work: number | null;
  rest: number | null;
  /** Milliseconds that were left when it was paused. */
  left: number | null;
  /** When the running part ends; null while it stands still. */
  endsAt: number | null;
  /** Finished work parts by day. */
  done: Record<string, number>;
}

const minute = 60_000;

export const useFocus = createKept<Focus>('tool-focus', () => ({
  kind: 'work',
  work: null,
  rest: null,
  left: null,
  endsAt: null,
  done: {},
}));

/** The next part stands ready; finished work is counted. */
function finish(focus: Focus): Focus {
  const day = today();
  const isWork = focus.kind === 'work';
  return {
    ...focus,
    kind: isWork ? 'rest' : 'work',
    left: null,
    endsAt: null,
    done: isWork ? { ...focus.done, [day]: (focus.done[day] ?? 0) + 1 } : focus.done,
  };
}

interface FocusTimerProps {
  title: string;
  /** Minutes. */
  work?: number;
  rest?: number;
}

/** The usual lengths and the app's own. */
const lengths = (usual: readonly number[], own: number): readonly number[] =>
  [...new Set([...usual, own])].sort((a, b) => a - b);

/** Work and rest in turn. */
export function FocusTimer({ title, work: ownWork = 25, rest: ownRest = 5 }: FocusTimerProps) {
  const { colors, surface } = useTheme();
  const { value: focus, change } = useFocus();
  const isRunning = focus.endsAt !== null;
  const now = useNow(isRunning);
  const work = focus.work ?? ownWork;
  const rest = focus.rest ?? ownRest;
  const length = (focus.kind === 'work' ? work : rest) * minute;
  const left = focus.endsAt === null ? (focus.left ?? length) : Math.max(0, focus.endsAt - now);
  const count = focus.done[today()] ?? 0;

  useEffect(() => {
    if (isRunning && left === 0) change(finish);
  }, [isRunning, left, change]);

  const toggle = () =>
    change((kept) =>
      kept.endsAt === null
        ? { ...kept, endsAt: Date.now() + (kept.left ?? length), left: null }
        : { ...kept, left: Math.max(0, kept.endsAt - Date.now()), endsAt: null },
    );
  const reset = () => change((kept) => ({ ...kept, left: null, endsAt: null }));

  return (
    <Screen title={title}>
      <Segmented
        label={strings.focus.part}
        value={focus.kind}
        onChange={(kind) => change((kept) => ({ ...kept, kind, left: null, endsAt: null }))}
        options={[
          { value: 'work', label: strings.focus.work },
          { value: 'rest', label: strings.focus.rest },
        ]}
      />
      <View style={styles.ring}>
        <ProgressRing
          size={260}
          value={1 - left / length}
          color={focus.kind === 'work' ? colors.primary : colors.success}
          track={colors.sunken}
        >
          <AppText variant="figure" role="timer" style={styles.time}>
            {formatTime(left)}
          </AppText>
          <AppText tone="muted">{isRunning ? strings.focus.running : strings.focus.ready}</AppText>
        </ProgressRing>
      </View>
      <View style={styles.actions}>
        <Button
          icon={isRunning ? 'pause' : 'play'}
          label={isRunning ? strings.focus.pause : strings.focus.start}
          onPress={toggle}
          style={styles.main}
        />
        <IconButton icon="refresh" label={strings.focus.reset} onPress={reset} />
      </View>
      <View style={[styles.today, surface]}>
        <View style={styles.fill}>
          <AppText variant="title">{formatNumber(count)}</AppText>
          <AppText tone="muted">{strings.focus.today}</AppText>
        </View>
        <AppText variant="heading">{formatDuration(count * work)}</AppText>
      </View>
      <AppText variant="label" tone="muted">
        {focus.kind === 'work' ? strings.focus.workLength : strings.focus.restLength}
      </AppText>
      <Presets
        label={strings.focus.length}
        values={
          focus.kind === 'work' ? lengths([5, 15, 25, 45, 60, 90], ownWork) : lengths([3, 5, 10, 15], ownRest)
        }
        value={focus.kind === 'work' ? work : rest}
        onChange={(value) => change((kept) => ({ ...kept, [kept.kind]: value, left: null, endsAt: null }))}
      />
    </Screen>
  );
}

const styles = StyleSheet.create({
  ring: { alignItems: 'center', paddingVertical: space.sm },
  time: { fontSize: 54, lineHeight: 64, fontVariant: ['tabular-nums'] },
  actions: { flexDirection: 'row', alignItems: 'center', gap: space.md },
  main: { flex: 1 },
  today: { flexDirection: 'row', alignItems: 'center', borderRadius: radius.card, padding: space.lg },
  fill: { flex: 1 },
});
`,
  'src/tools/time/IntervalTimer.tsx': `import { useEffect, useRef } from 'react';
import { StyleSheet, Vibration, View } from 'react-native';
import { createKept } from '../../data/kept';
import { strings } from '../../strings';
import { space, useTheme } from '../../theme';
import { AppText } from '../../ui/AppText';
import { Button } from '../../ui/Button';
import { IconButton } from '../../ui/IconButton';
import { ProgressRing } from '../../ui/ProgressRing';
import { Screen } from '../../ui/Screen';
import { type Intervals, momentAt, totalTime } from './intervals';
import { StepRow } from './StepRow';
import { formatTime, useNow } from './use-now';

interface Training {
  own: Partial<Intervals>;
  /** Milliseconds of training before the last pause. */
  elapsed: number;
  startedAt: number | null;
}

export const useTraining = createKept<Training>('tool-intervals', () => ({
  own: {},
  elapsed: 0,
  startedAt: null,
}));

/** Work and rest in turn for a number of rounds. */
export function IntervalTimer({
  title,
  work = 30,
  rest = 15,
  rounds = 8,
}: { title: string } & Partial<Intervals>) {
  const { colors } = useTheme();
  const { value: training, change } = useTraining();
  const intervals = { work, rest, rounds, ...training.own };
  const isRunning = training.startedAt !== null;
  const now = useNow(isRunning, 100);
  const elapsed =
    training.elapsed + (training.startedAt === null ? 0 : Math.max(0, now - training.startedAt));
  const { part, round, left, length } = momentAt(intervals, elapsed);
  const isDone = part === 'done';

  const announced = useRef('');
  useEffect(() => {
    const key = \`\${part} \${round}\`;
    if (isRunning && announced.current && announced.current !== key)
      Vibration.vibrate(part === 'work' ? 400 : 150);
    announced.current = key;
  }, [isRunning, part, round]);
  useEffect(() => {
    if (isRunning && isDone) change((kept) => ({ ...kept, elapsed: totalTime(intervals), startedAt: null }));
  });

  const toggle = () =>
    change((kept) =>
      kept.startedAt === null
        ? { ...kept, elapsed: isDone ? 0 : kept.elapsed, startedAt: Date.now() }
        : { ...kept, elapsed, startedAt: null },
    );
  const reset = () => change((kept) => ({ ...kept, elapsed: 0, startedAt: null }));
  const set = (own: Partial<Intervals>) =>
    change((kept) => ({ own: { ...kept.own, ...own }, elapsed: 0, startedAt: null }));
  const names = {
    ready: strings.intervals.ready,
    work: strings.intervals.work,
    rest: strings.intervals.rest,
    done: strings.intervals.done,
  };
  const color = part === 'rest' ? colors.success : part === 'ready' ? colors.faint : colors.primary;

  return (
    <Screen title={title} subtitle={strings.intervals.total(formatTime(totalTime(intervals)))}>
      <View style={styles.ring}>
        <ProgressRing
          size={260}
          value={isDone ? 1 : 1 - left / Math.max(1, length)}
          color={color}
          track={colors.sunken}
        >
          <AppText variant="figure" role="timer" style={styles.time}>
            {formatTime(left)}
          </AppText>
          <AppText variant="heading" role="status">
            {names[part]}
          </AppText>
          <AppText tone="muted">{strings.intervals.round(round, intervals.rounds)}</AppText>
        </ProgressRing>
      </View>
      <View style={styles.actions}>
        <Button
          icon={isRunning ? 'pause' : 'play'}
          label={isRunning ? strings.focus.pause : strings.focus.start}
          onPress={toggle}
          style={styles.main}
        />
        <IconButton icon="refresh" label={strings.focus.reset} onPress={reset} />
      </View>
      <StepRow
        label={strings.intervals.workTime}
        value={intervals.work}
        shown={formatTime(intervals.work * 1000)}
        least={5}
        most={3600}
        step={5}
        onChange={(next) => set({ work: next })}
      />
      <StepRow
        label={strings.intervals.restTime}
        value={intervals.rest}
        shown={formatTime(intervals.rest * 1000)}
        least={0}
        most={3600}
        step={5}
        onChange={(next) => set({ rest: next })}
      />
      <StepRow
        label={strings.intervals.rounds}
        value={intervals.rounds}
        shown={String(intervals.rounds)}
        least={1}
        most={99}
        step={1}
        onChange={(next) => set({ rounds: next })}
      />
    </Screen>
  );
}

const styles = StyleSheet.create({
  ring: { alignItems: 'center', paddingVertical: space.sm },
  time: { fontSize: 54, lineHeight: 64, fontVariant: ['tabular-nums'] },
  actions: { flexDirection: 'row', alignItems: 'center', gap: space.md },
  main: { flex: 1 },
});
`,
  'src/tools/time/Metronome.tsx': `import { useEffect, useState } from 'react';
import { StyleSheet, Vibration, View } from 'react-native';
import { createKept } from '../../data/kept';
import { strings } from '../../strings';
import { space, useTheme } from '../../theme';
import { AppText } from '../../ui/AppText';
import { Button } from '../../ui/Button';
import { SwitchField } from '../../ui/fields/SwitchField';
import { IconButton } from '../../ui/IconButton';
import { Screen } from '../../ui/Screen';
import { Segmented } from '../../ui/Segmented';
import { Presets } from '../Presets';
import { addTap, limitBpm } from './metronome';

const bars = ['2', '3', '4', '6'] as const;
type Bar = (typeof bars)[number];

export const useMetronome = createKept<{ bpm: number; bar: Bar; vibrates: boolean }>(
  'tool-metronome',
  () => ({
    bpm: 90,
    bar: '4',
    vibrates: true,
  }),
);

/** Beats that light up and shake the phone, with the tempo of pressed beats. */
export function Metronome({ title }: { title: string }) {
  const { colors } = useTheme();
  const { value, change } = useMetronome();
  const { bpm, bar, vibrates } = value;
  const [isRunning, setIsRunning] = useState(false);
  const [beat, setBeat] = useState(0);
  const [taps, setTaps] = useState<readonly number[]>([]);
  const count = Number(bar);
  const setBpm = (next: number) => change((kept) => ({ ...kept, bpm: limitBpm(next) }));

  useEffect(() => {
    if (!isRunning) return;
    // Counted from the start, so that late timers do not add up.
    const startedAt = Date.now();
    let played = 0;
    let timer: ReturnType<typeof setTimeout>;
    const play = () => {
      setBeat(played % count);
      if (vibrates) Vibration.vibrate(played % count === 0 ? 60 : 25);
      played += 1;
      timer = setTimeout(play, Math.max(0, startedAt + (played * 60_000) / bpm - Date.now()));
    };
    play();
    return () => clearTimeout(timer);
  }, [isRunning, bpm, count, vibrates]);

  const tap = () => {
    const next = addTap(taps, Date.now());
    setTaps(next.times);
    if (next.bpm !== undefined) setBpm(next.bpm);
  };

  return (
    <Screen
      title={title}
      footer={
        <Button
          icon={isRunning ? 'stop' : 'play'}
          label={isRunning ? strings.watch.stop : strings.focus.start}
          onPress={() => setIsRunning(!isRunning)}
        />
      }
    >
      <View role="img" aria-label={strings.metronome.beats(count)} style={styles.beats}>
        {Array.from({ length: count }, (_, index) => {
          const isNow = isRunning && index === beat;
          const color = index === 0 ? colors.primary : colors.primaryInk;
          return (
            <View
              // biome-ignore lint/suspicious/noArrayIndexKey: beats have no other name than their place
              key={index}
              style={[styles.beat, { backgroundColor: isNow ? color : colors.sunken }, isNow && styles.now]}
            />
          );
        })}
      </View>
      <View style={styles.tempo}>
        <IconButton icon="remove" label={strings.metronome.slower} onPress={() => setBpm(bpm - 1)} />
        <View style={styles.number}>
          <AppText style={styles.bpm}>{bpm}</AppText>
          <AppText tone="muted">{strings.metronome.unit}</AppText>
        </View>
        <IconButton icon="add" label={strings.metronome.faster} onPress={() => setBpm(bpm + 1)} />
      </View>
      <Presets
        label={strings.metronome.tempo}
        values={[60, 72, 90, 108, 120, 144, 168]}
        value={bpm}
        onChange={setBpm}
      />
      <Button kind="soft" icon="hand-left-outline" label={strings.metronome.tap} onPress={tap} />
      <Segmented
        label={strings.metronome.bar}
        value={bar}
        onChange={(next) => change((kept) => ({ ...kept, bar: next }))}
        options={bars.map((each) => ({ value: each, label: strings.metronome.beatsOf(each) }))}
      />
      <SwitchField
        label={strings.metronome.vibrates}
        value={vibrates}
        onChange={(next) => change((kept) => ({ ...kept, vibrates: next }))}
      />
    </Screen>
  );
}

const styles = StyleSheet.create({
  beats: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: space.md,
    paddingVertical: space.xl,
  },
  beat: { width: 40, height: 40, borderRadius: 20 },
  now: { transform: [{ scale: 1.2 }] },
  tempo: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: space.lg },
  number: { alignItems: 'center', minWidth: 140 },
  bpm: { fontSize: 72, lineHeight: 84, fontWeight: '800', fontVariant: ['tabular-nums'] },
});
`,
  'src/tools/time/PresetTimer.tsx': `import { useEffect } from 'react';
import { StyleSheet, View } from 'react-native';
import { createKept } from '../../data/kept';
import { strings } from '../../strings';
import { radius, space, useTheme } from '../../theme';
import { AppText } from '../../ui/AppText';
import { Button } from '../../ui/Button';
import { ChipRow } from '../../ui/ChipRow';
import { IconButton } from '../../ui/IconButton';
import { ProgressRing } from '../../ui/ProgressRing';
import { Screen } from '../../ui/Screen';
import { formatTime, useNow } from './use-now';

interface Preset {
  label: string;
  seconds: number;
}

interface Waiting {
  chosen: number;
  /** Added to the time of the chosen preset, in seconds. */
  extra: number;
  /** Milliseconds that were left when it was paused. */
  left: number | null;
  /** When the time is over; null while it stands still. */
  endsAt: number | null;
  isOver: boolean;
}

export const useWaiting = createKept<Waiting>('tool-preset-timer', () => ({
  chosen: 0,
  extra: 0,
  left: null,
  endsAt: null,
  isOver: false,
}));

const still = { left: null, endsAt: null, isOver: false } as const;

/** Choose what is waited for, start, and see when it is ready. */
export function PresetTimer({ title, presets }: { title: string; presets: readonly Preset[] }) {
  const { colors, surface } = useTheme();
  const { value: waiting, change } = useWaiting();
  const chosen = presets[waiting.chosen] ?? presets[0];
  const length = Math.max(5, (chosen?.seconds ?? 60) + waiting.extra) * 1000;
  const isRunning = waiting.endsAt !== null;
  const now = useNow(isRunning);
  const left = waiting.endsAt === null ? (waiting.left ?? length) : Math.max(0, waiting.endsAt - now);

  useEffect(() => {
    if (isRunning && left === 0) change((kept) => ({ ...kept, left: null, endsAt: null, isOver: true }));
  }, [isRunning, left, change]);

  const toggle = () =>
    change((kept) =>
      kept.endsAt === null
        ? { ...kept, endsAt: Date.now() + (kept.left ?? length), left: null, isOver: false }
        : { ...kept, left: Math.max(0, kept.endsAt - Date.now()), endsAt: null },
    );
  const state = waiting.isOver
    ? strings.waiting.over(chosen?.label ?? title)
    : isRunning
      ? strings.waiting.running
      : strings.waiting.ready;

  return (
    <Screen title={title}>
      <ChipRow
        label={strings.waiting.choose}
        value={String(waiting.chosen)}
        onChange={(value) => change((kept) => ({ ...kept, ...still, chosen: Number(value), extra: 0 }))}
        options={presets.map(({ label, seconds }, index) => ({
          value: String(index),
          label: \`\${label} · \${formatTime(seconds * 1000)}\`,
        }))}
      />
      <View style={styles.ring}>
        <ProgressRing
          size={260}
          value={waiting.isOver ? 1 : 1 - left / length}
          color={waiting.isOver ? colors.success : colors.primary}
          track={colors.sunken}
        >
          <AppText variant="figure" role="timer" style={styles.time}>
            {formatTime(waiting.isOver ? 0 : left)}
          </AppText>
          <AppText tone="muted" role="status">
            {state}
          </AppText>
        </ProgressRing>
      </View>
      <View style={styles.actions}>
        <Button
          icon={isRunning ? 'pause' : 'play'}
          label={isRunning ? strings.focus.pause : strings.focus.start}
          onPress={toggle}
          style={styles.main}
        />
        <IconButton
          icon="refresh"
          label={strings.focus.reset}
          onPress={() => change((kept) => ({ ...kept, ...still }))}
        />
      </View>
      <View style={[styles.extra, surface]}>
        <AppText style={styles.main}>{strings.waiting.length}</AppText>
        <IconButton
          icon="remove"
          label={strings.waiting.shorter}
          onPress={() => change((kept) => ({ ...kept, ...still, extra: kept.extra - 30 }))}
        />
        <AppText variant="heading">{formatTime(length)}</AppText>
        <IconButton
          icon="add"
          label={strings.waiting.longer}
          onPress={() => change((kept) => ({ ...kept, ...still, extra: kept.extra + 30 }))}
        />
      </View>
    </Screen>
  );
}

const styles = StyleSheet.create({
  ring: { alignItems: 'center', paddingVertical: space.sm },
  time: { fontSize: 54, lineHeight: 64, fontVariant: ['tabular-nums'] },
  actions: { flexDirection: 'row', alignItems: 'center', gap: space.md },
  main: { flex: 1 },
  extra: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.sm,
    borderRadius: radius.card,
    padding: space.lg,
  },
});
`,
  'src/tools/time/StepRow.tsx': `import { StyleSheet, View } from 'react-native';
import { strings } from '../../strings';
import { radius, space, useTheme } from '../../theme';
import { AppText } from '../../ui/AppText';
import { IconButton } from '../../ui/IconButton';

interface StepRowProps {
  label: string;
  value: number;
  /** The value as it is read. */
  shown: string;
  least: number;
  most: number;
  step: number;
  onChange: (value: number) => void;
}

/** A number that two buttons change. */
export function StepRow({ label, value, shown, least, most, step, onChange }: StepRowProps) {
  const { surface } = useTheme();
  return (
    <View style={[styles.row, surface]}>
      <AppText style={styles.label}>{label}</AppText>
      <IconButton
        icon="remove"
        label={strings.intervals.less(label)}
        onPress={() => onChange(Math.max(least, value - step))}
      />
      <AppText variant="heading" style={styles.value}>
        {shown}
      </AppText>
      <IconButton
        icon="add"
        label={strings.intervals.more(label)}
        onPress={() => onChange(Math.min(most, value + step))}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.sm,
    borderRadius: radius.card,
    paddingHorizontal: space.lg,
    paddingVertical: space.sm,
  },
  label: { flex: 1 },
  value: { minWidth: 64, textAlign: 'center' },
});
`,
  'src/tools/time/Stopwatch.tsx': `import { StyleSheet, View } from 'react-native';
import { createKept } from '../../data/kept';
import { strings } from '../../strings';
import { radius, space, useTheme } from '../../theme';
import { AppText } from '../../ui/AppText';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { Screen } from '../../ui/Screen';
import { useNow } from './use-now';

interface Watch {
  /** When it was started last; null while it stands still. */
  startedAt: number | null;
  /** Milliseconds before that. */
  before: number;
  /** Ends of the laps, the last one first. */
  laps: number[];
}

export const useWatch = createKept<Watch>('tool-stopwatch', () => ({ startedAt: null, before: 0, laps: [] }));

const two = (value: number): string => String(value).padStart(2, '0');

/** 65430 → 01:05,43 */
export function formatLap(milliseconds: number): string {
  const hundredths = Math.floor(milliseconds / 10);
  const [minutes, seconds] = [Math.floor(hundredths / 6000), Math.floor(hundredths / 100) % 60];
  return \`\${two(minutes)}:\${two(seconds)},\${two(hundredths % 100)}\`;
}

/** Start, laps, stop. */
export function Stopwatch({ title }: { title: string }) {
  const { surface } = useTheme();
  const { value: watch, change } = useWatch();
  const isRunning = watch.startedAt !== null;
  const now = useNow(isRunning, 40);
  const total = watch.before + (watch.startedAt === null ? 0 : Math.max(0, now - watch.startedAt));
  const lengths = watch.laps.map((end, index) => end - (watch.laps[index + 1] ?? 0));
  const [fastest, slowest] = [Math.min(...lengths), Math.max(...lengths)];

  const toggle = () =>
    change((kept) =>
      kept.startedAt === null
        ? { ...kept, startedAt: Date.now() }
        : { ...kept, startedAt: null, before: kept.before + Date.now() - kept.startedAt },
    );
  const lapOrReset = () =>
    change((kept) =>
      kept.startedAt === null
        ? { startedAt: null, before: 0, laps: [] }
        : { ...kept, laps: [kept.before + Date.now() - kept.startedAt, ...kept.laps] },
    );

  return (
    <Screen
      title={title}
      footer={
        <View style={styles.actions}>
          <Button
            kind="soft"
            icon={isRunning ? 'flag' : 'refresh'}
            label={isRunning ? strings.watch.lap : strings.focus.reset}
            disabled={!isRunning && total === 0}
            onPress={lapOrReset}
            style={styles.fill}
          />
          <Button
            icon={isRunning ? 'pause' : 'play'}
            label={isRunning ? strings.watch.stop : strings.focus.start}
            onPress={toggle}
            style={styles.fill}
          />
        </View>
      }
    >
      <View style={styles.face}>
        <AppText variant="figure" role="timer" style={styles.time} numberOfLines={1} adjustsFontSizeToFit>
          {formatLap(total)}
        </AppText>
        <AppText tone="muted">{strings.watch.current(formatLap(total - (watch.laps[0] ?? 0)))}</AppText>
      </View>
      {lengths.length > 0 ? (
        <View style={[styles.laps, surface]}>
          {lengths.map((length, index) => (
            <View key={watch.laps[index]} style={styles.lap}>
              <AppText tone="muted" style={styles.fill}>
                {strings.watch.number(lengths.length - index)}
              </AppText>
              {lengths.length > 1 && length === fastest ? (
                <Badge label={strings.watch.fastest} tone="success" />
              ) : null}
              {lengths.length > 1 && length === slowest ? (
                <Badge label={strings.watch.slowest} tone="warning" />
              ) : null}
              <AppText variant="heading" style={styles.figures}>
                {formatLap(length)}
              </AppText>
            </View>
          ))}
        </View>
      ) : (
        <AppText tone="muted" style={styles.centered}>
          {strings.watch.hint}
        </AppText>
      )}
    </Screen>
  );
}

const styles = StyleSheet.create({
  actions: { flexDirection: 'row', gap: space.md },
  fill: { flex: 1, paddingHorizontal: 0 },
  face: { alignItems: 'center', gap: space.sm, paddingVertical: space.xl * 2 },
  time: { fontSize: 60, lineHeight: 72, fontVariant: ['tabular-nums'] },
  laps: { borderRadius: radius.card, paddingHorizontal: space.lg, paddingVertical: space.sm },
  lap: { flexDirection: 'row', alignItems: 'center', gap: space.sm, minHeight: 48 },
  figures: { fontVariant: ['tabular-nums'] },
  centered: { textAlign: 'center' },
});
`,
  'src/tools/time/intervals.ts': `export interface Intervals {
  /** Seconds. */
  work: number;
  rest: number;
  rounds: number;
}

export interface Moment {
  part: 'ready' | 'work' | 'rest' | 'done';
  /** From 1. */
  round: number;
  /** Milliseconds until the part ends, and its whole length. */
  left: number;
  length: number;
}

/** Time to get ready before the first round. */
export const readyTime = 5000;

/** There is no rest after the last round. */
export const totalTime = ({ work, rest, rounds }: Intervals): number =>
  readyTime + (work * rounds + rest * (rounds - 1)) * 1000;

/** What is due after this many milliseconds. */
export function momentAt({ work, rest, rounds }: Intervals, elapsed: number): Moment {
  if (elapsed < readyTime) return { part: 'ready', round: 1, left: readyTime - elapsed, length: readyTime };
  const time = elapsed - readyTime;
  const whole = (work + rest) * 1000;
  const round = Math.min(rounds, Math.floor(time / whole) + 1);
  const inRound = time - (round - 1) * whole;
  const workTime = work * 1000;
  if (inRound < workTime) return { part: 'work', round, left: workTime - inRound, length: workTime };
  if (round === rounds) return { part: 'done', round, left: 0, length: workTime };
  return { part: 'rest', round, left: whole - inRound, length: rest * 1000 };
}
`,
  'src/tools/time/metronome.ts': `export const bpmRange = { least: 30, most: 240 } as const;

export const limitBpm = (bpm: number): number =>
  Math.round(Math.min(bpmRange.most, Math.max(bpmRange.least, bpm)));

/** Longer pauses between presses begin a new tempo. */
const pauseMaximum = 2500;
const tapMaximum = 6;

export interface Taps {
  times: readonly number[];
  /** Undefined until there are two presses. */
  bpm: number | undefined;
}

/** The tempo of the last presses, in milliseconds. */
export function addTap(times: readonly number[], now: number): Taps {
  const last = times[times.length - 1];
  const kept = last !== undefined && now - last > pauseMaximum ? [] : times;
  const next = [...kept, now].slice(-tapMaximum);
  const first = next[0] ?? now;
  if (next.length < 2 || now <= first) return { times: next, bpm: undefined };
  return { times: next, bpm: limitBpm(60_000 / ((now - first) / (next.length - 1))) };
}
`,
  'src/tools/time/use-now.ts': `import { useEffect, useState } from 'react';

/** The current moment in milliseconds, renewed while something runs. */
export function useNow(isRunning: boolean, interval = 250): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const renew = () => setNow(Date.now());
    // Once more after a start or an end, because the last moment is older.
    const once = setTimeout(renew);
    const timer = isRunning ? setInterval(renew, interval) : undefined;
    return () => {
      clearTimeout(once);
      clearInterval(timer);
    };
  }, [isRunning, interval]);
  return now;
}

const two = (value: number): string => String(value).padStart(2, '0');

/** 125000 → 02:05, with hours from the first on. */
export function formatTime(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const hours = Math.floor(seconds / 3600);
  const rest = \`\${two(Math.floor(seconds / 60) % 60)}:\${two(seconds % 60)}\`;
  return hours === 0 ? rest : \`\${hours}:\${rest}\`;
}
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
      <Text maxFontSizeMultiplier={1.2} style={[type.button, { color: colors.onPrimary }]}>
        {label}
      </Text>
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

/**
 * Large texts and labels of tabs grow less with the text size of the device, because their lines are short.
 */
const largestScales: Partial<Record<keyof typeof type, number>> = { figure: 1.2, display: 1.2, tab: 1.2 };

/** Text in one of the app's sizes and colours. */
export function AppText({ variant = 'body', tone = 'ink', style, ...rest }: AppTextProps) {
  const { colors } = useTheme();
  return (
    <Text
      maxFontSizeMultiplier={largestScales[variant]}
      style={[type[variant], { color: colors[tone] }, style]}
      {...rest}
    />
  );
}
`,
  'src/ui/AttendanceRow.tsx': `import { Pressable, StyleSheet, View } from 'react-native';
import { strings } from '../strings';
import { radius, space, useTheme } from '../theme';
import { AppText } from './AppText';
import { Avatar } from './Avatar';
import { Icon } from './Icon';

interface AttendanceRowProps {
  name: string;
  text: string;
  /** Undefined until it was marked. */
  value: boolean | undefined;
  onChange: (present: boolean) => void;
  onPress?: () => void;
}

/** A person with two buttons: here, not here. */
export function AttendanceRow({ name, text, value, onChange, onPress }: AttendanceRowProps) {
  const { colors, surface } = useTheme();
  const choices = [
    {
      present: true,
      icon: 'checkmark',
      ink: 'success',
      soft: colors.successSoft,
      label: strings.attendanceScreen.markHere,
    },
    {
      present: false,
      icon: 'close',
      ink: 'danger',
      soft: colors.dangerSoft,
      label: strings.attendanceScreen.markAway,
    },
  ] as const;
  return (
    <View style={[styles.row, surface]}>
      <Pressable
        role="button"
        aria-label={text ? \`\${name}, \${text}\` : name}
        disabled={!onPress}
        onPress={onPress}
        style={({ pressed }) => [styles.main, pressed && styles.pressed]}
      >
        <Avatar name={name} size={38} />
        <View style={styles.texts}>
          <AppText variant="heading" numberOfLines={2}>
            {name}
          </AppText>
          {text ? (
            <AppText variant="caption" tone="muted" numberOfLines={1}>
              {text}
            </AppText>
          ) : null}
        </View>
      </Pressable>
      {choices.map(({ present, icon, ink, soft, label }) => {
        const selected = value === present;
        return (
          <Pressable
            key={icon}
            role="radio"
            aria-checked={selected}
            aria-label={label(name)}
            onPress={() => onChange(present)}
            style={({ pressed }) => [
              styles.choice,
              { backgroundColor: selected ? colors[ink] : soft },
              pressed && styles.pressed,
            ]}
          >
            <Icon name={icon} size={20} tone={selected ? 'page' : ink} />
          </Pressable>
        );
      })}
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
    minHeight: 62,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.md,
    paddingVertical: space.sm,
  },
  texts: { flex: 1, gap: 1 },
  choice: { width: 44, height: 44, borderRadius: 14, alignItems: 'center', justifyContent: 'center' },
  pressed: { opacity: 0.6 },
});
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
  /** Whether what the button shows and hides is shown. */
  expanded?: boolean;
  style?: StyleProp<ViewStyle>;
}

export function Button({
  label,
  onPress,
  icon,
  kind = 'primary',
  busy,
  disabled,
  expanded,
  style,
}: ButtonProps) {
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
      aria-expanded={expanded}
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
  children?: ReactNode;
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
  /** A choice of several is a radio button, one that can be combined a checkbox; an action has no state. */
  role?: 'radio' | 'checkbox' | 'button';
}

/** One of several choices: a filter or an option. */
export function Chip({ label, selected, onPress, icon, role = 'radio' }: ChipProps) {
  const { colors } = useTheme();
  const ink = selected ? 'onPrimary' : 'muted';
  return (
    <Pressable
      role={role}
      aria-checked={role === 'button' ? undefined : selected}
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
    justifyContent: 'center',
    minWidth: 44,
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
      role="radiogroup"
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

export interface CoverProps {
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
  'src/ui/DayGroup.tsx': `import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { addDays, formatLongDay, isToday, today } from '../data/days';
import { strings } from '../strings';
import { space } from '../theme';
import { AppText } from './AppText';

interface DayGroupProps {
  day: string;
  /** At the right: a total. */
  total?: string;
  children?: ReactNode;
}

/** The rows of one day with its total. */
export function DayGroup({ day, total, children }: DayGroupProps) {
  const name = isToday(day)
    ? strings.dates.today
    : day === addDays(today(), -1)
      ? strings.dates.yesterday
      : formatLongDay(day);
  return (
    <View style={styles.group}>
      <View style={styles.header}>
        <AppText variant="label" tone="muted" role="heading" style={styles.day}>
          {name}
        </AppText>
        {total ? (
          <AppText variant="label" tone="muted">
            {total}
          </AppText>
        ) : null}
      </View>
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  group: { gap: space.sm },
  header: { flexDirection: 'row', gap: space.md, paddingTop: space.xs },
  day: { flex: 1 },
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
            aria-selected={active}
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
  'src/ui/DaySwitch.tsx': `import { StyleSheet, View } from 'react-native';
import { addDays, formatLongDay, isToday } from '../data/days';
import { strings } from '../strings';
import { AppText } from './AppText';
import { IconButton } from './IconButton';

interface DaySwitchProps {
  day: string;
  onChange: (day: string) => void;
}

/** The day that is shown, with buttons for the day before and after. */
export function DaySwitch({ day, onChange }: DaySwitchProps) {
  return (
    <View style={styles.row}>
      <IconButton
        icon="chevron-back"
        label={strings.dates.previousDay}
        onPress={() => onChange(addDays(day, -1))}
      />
      <AppText variant="heading" style={styles.title}>
        {isToday(day) ? \`\${strings.dates.today}, \${formatLongDay(day)}\` : formatLongDay(day)}
      </AppText>
      <IconButton
        icon="chevron-forward"
        label={strings.dates.nextDay}
        onPress={() => onChange(addDays(day, 1))}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center' },
  title: { flex: 1, textAlign: 'center' },
});
`,
  'src/ui/DetailLine.tsx': `import { StyleSheet, View } from 'react-native';
import { space } from '../theme';
import { AppText } from './AppText';
import { Icon, type IconName } from './Icon';

export interface DetailLineProps {
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
  'src/ui/DetailLines.tsx': `import { DetailLine, type DetailLineProps } from './DetailLine';

/** Fields of a row to read, without empty ones. */
export function DetailLines({ facts }: { facts: readonly DetailLineProps[] }) {
  return facts.map((fact, index) => <DetailLine key={\`\${fact.label}\${index}\`} {...fact} />);
}
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
    ? strings.dueScreen.noDate
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
            aria-label={strings.dueScreen.moveTo(title, next.label)}
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
  'src/ui/EmptyState.tsx': `import { useContext } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Circle, Path, Rect } from 'react-native-svg';
import { space, useTheme } from '../theme';
import { AppText } from './AppText';
import { Button } from './Button';
import { Icon, type IconName } from './Icon';
import { FloatingActionContext } from './layouts/chrome';

interface EmptyStateProps {
  icon: IconName;
  title: string;
  text: string;
  action?: { label: string; icon?: IconName; onPress: () => void };
}

/**
 * Fills a list without rows: what belongs here, and the button that adds the first if no other one floats
 * above.
 */
export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  const { colors } = useTheme();
  const floating = useContext(FloatingActionContext);
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
      {action && action.label !== floating ? (
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
      role="checkbox"
      aria-checked={value}
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
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { space, useTheme } from '../theme';
import { TabButton, tabMaximum } from './TabButton';

const padding = 6;

/** The main screens in a rounded bar above the lower edge. */
export function FloatingTabBar(props: BottomTabBarProps) {
  const { colors, shadow } = useTheme();
  const { bottom } = useSafeAreaInsets();
  const { width } = useWindowDimensions();
  // A narrow phone has no room to spare beside five labels.
  const marginHorizontal = width < 360 ? space.sm : space.lg;
  return (
    <View style={{ backgroundColor: colors.page, paddingBottom: bottom + space.sm }}>
      <View
        role="tablist"
        style={[styles.bar, { marginHorizontal, backgroundColor: colors.raised, boxShadow: shadow }]}
      >
        {props.state.routes.slice(0, tabMaximum).map((route) => (
          <TabButton
            key={route.key}
            route={route}
            barWidth={width - 2 * (marginHorizontal + padding)}
            {...props}
          />
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  bar: { flexDirection: 'row', padding, borderRadius: 30 },
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
  /** Alone in its row. */
  wide?: boolean;
}

/** One of two cards side by side, or one in its row: a picture with title and details below. */
export function GridCard({ title, subtitle, cover, corner, footer, onPress, wide = false }: GridCardProps) {
  const { surface } = useTheme();
  return (
    <View style={[styles.cell, wide && styles.wide]}>
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
  wide: { maxWidth: '100%' },
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

/** Long words such as large amounts get a smaller size, so that they stay on one line. */
function sizeOf(value: string, hasSide: boolean) {
  const longest = Math.max(...value.split(' ').map((word) => word.length));
  const room = hasSide ? 7 : 9;
  return longest <= room ? 'figure' : longest <= room + 3 ? 'display' : 'title';
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
          <AppText
            variant={sizeOf(value, side !== undefined)}
            tone="onHero"
            numberOfLines={2}
            adjustsFontSizeToFit
          >
            {value}
          </AppText>
          {note ? (
            <AppText tone="onHero" numberOfLines={4} style={styles.quiet}>
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
  'src/ui/Icon.tsx': `import Ionicons from '@expo/vector-icons/Ionicons';
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
import { Pressable, StyleSheet, useWindowDimensions, View } from 'react-native';
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
  // Large texts have no room for a second column.
  const isStacked = useWindowDimensions().fontScale > 1.3;
  return (
    <View style={[styles.row, isStacked && styles.stackedRow, surface]}>
      {check}
      <Pressable
        role="button"
        aria-label={subtitle ? \`\${title}, \${subtitle}\` : title}
        disabled={!onPress}
        onPress={onPress}
        style={({ pressed }) => [styles.main, isStacked && styles.stackedMain, pressed && styles.pressed]}
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
      {trailing ? <View style={[styles.trailing, isStacked && styles.below]}>{trailing}</View> : null}
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
  stackedRow: { flexWrap: 'wrap' },
  stackedMain: { flexBasis: 180 },
  below: { flexBasis: '100%', maxWidth: '100%', paddingBottom: space.md },
  pressed: { opacity: 0.6 },
});
`,
  'src/ui/MonthGrid.tsx': `import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { addMonths, formatDay, formatMonth, listMonthDays, listWeekdays, today } from '../data/days';
import { strings } from '../strings';
import { space, useTheme } from '../theme';
import { AppText } from './AppText';
import { IconButton } from './IconButton';

interface MonthGridProps {
  /** A day such as 2026-01-31, or empty. */
  selected: string;
  onSelect: (day: string) => void;
  /** Days with a dot below the number. */
  marked?: ReadonlySet<string>;
  /** Uses the padding of its card, so that the days of a narrow phone are wide enough to touch. */
  inCard?: boolean;
}

/** A month to choose a day from, with the weeks as rows. */
export function MonthGrid({ selected, onSelect, marked, inCard }: MonthGridProps) {
  const { colors } = useTheme();
  const [month, setMonth] = useState(() => (selected || today()).slice(0, 7));

  return (
    <View style={inCard && styles.inCard}>
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
          <AppText
            key={id}
            variant="caption"
            tone="muted"
            numberOfLines={1}
            maxFontSizeMultiplier={1.2}
            style={styles.weekday}
          >
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
              aria-label={marked?.has(day) ? strings.dates.marked(formatDay(day)) : formatDay(day)}
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
  inCard: { marginHorizontal: -(space.md + 2) },
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
      role="radio"
      aria-checked={selected}
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
  'src/ui/Picture.tsx': `import { LinearGradient } from 'expo-linear-gradient';
import type { ReactNode } from 'react';
import { StyleSheet } from 'react-native';
import Svg, { Ellipse } from 'react-native-svg';
import { radius, useTheme } from '../theme';
import { Cover, type CoverProps } from './Cover';
import { homeDrawings } from './pictures/home';
import { wearDrawings } from './pictures/wear';

const drawings: Readonly<Record<string, (color: string) => ReactNode>> = { ...homeDrawings, ...wearDrawings };

/** What a photo field offers. */
export const pictureNames = Object.keys(drawings);

const colorsOfThings = ['#C2603C', '#2F6066', '#D29B34', '#7D5271', '#4F7C54', '#B0424F', '#3E5C9A'];

/** The drawing of this name, else a cover: a product needs no picture from the network. */
export function Picture({ name, icon, height, width }: CoverProps) {
  const { dark, colors } = useTheme();
  const draw = Object.hasOwn(drawings, name) ? drawings[name] : undefined;
  if (draw === undefined) return <Cover name={name} icon={icon} height={height} width={width} />;
  const color = colorsOfThings[pictureNames.indexOf(name) % colorsOfThings.length] ?? colors.primary;
  return (
    <LinearGradient
      aria-hidden
      colors={dark ? [colors.sunken, colors.page] : ['#F7EFE5', '#EADCCB']}
      style={[styles.picture, { height, width: width ?? '100%' }]}
    >
      <Svg width={height * 0.84} height={height * 0.84} viewBox="0 0 100 100">
        <Ellipse cx={50} cy={91} rx={34} ry={4} fill="rgba(0, 0, 0, 0.14)" />
        {draw(color)}
      </Svg>
    </LinearGradient>
  );
}

const styles = StyleSheet.create({
  picture: {
    borderRadius: radius.control,
    overflow: 'hidden',
    alignItems: 'center',
    justifyContent: 'center',
  },
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
  'src/ui/QuickAdd.tsx': `import { useState } from 'react';
import { StyleSheet, TextInput, View } from 'react-native';
import { radius, space, type, useTheme } from '../theme';
import { IconButton } from './IconButton';

interface QuickAddProps {
  /** Shown in the empty input. */
  label: string;
  /** Read for the button. */
  addLabel: string;
  onAdd: (text: string) => void;
}

/** Adds a row by its title in one line; the keyboard stays open for the next. */
export function QuickAdd({ label, addLabel, onAdd }: QuickAddProps) {
  const { colors } = useTheme();
  const [text, setText] = useState('');
  const submit = () => {
    const title = text.trim();
    if (!title) return;
    onAdd(title);
    setText('');
  };

  return (
    <View style={styles.row}>
      <TextInput
        aria-label={label}
        placeholder={label}
        placeholderTextColor={colors.muted}
        value={text}
        onChangeText={setText}
        onSubmitEditing={submit}
        submitBehavior="submit"
        returnKeyType="done"
        maxLength={120}
        style={[type.body, styles.input, { color: colors.ink, backgroundColor: colors.sunken }]}
      />
      <View style={[styles.add, { backgroundColor: colors.primary }]}>
        <IconButton plain icon="arrow-up" tone="onPrimary" label={addLabel} onPress={submit} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.sm },
  input: { flex: 1, minHeight: 50, paddingHorizontal: space.md + 4, borderRadius: radius.control },
  add: { borderRadius: 22 },
});
`,
  'src/ui/SaveBar.tsx': `import { useEffect } from 'react';
import { View } from 'react-native';
import { strings } from '../strings';
import { AppText } from './AppText';
import { announce } from './announce';
import { Button } from './Button';

interface SaveBarProps {
  /** Messages by field. */
  errors: Readonly<Partial<Record<string, string>>>;
  /** What the form calls its fields. */
  labels: Readonly<Partial<Record<string, string>>>;
  /** Why something else than saving is not possible. */
  problem?: string;
  onSave: () => void;
}

/** The main action of a form, below the names of the fields that keep it from being saved. */
export function SaveBar({ errors, labels, problem = '', onSave }: SaveBarProps) {
  const names = Object.keys(errors).flatMap((field) => labels[field] ?? []);
  const message = names.length > 0 ? strings.common.checkFields(names.join(', ')) : problem;

  useEffect(() => announce(message), [message]);

  return (
    <>
      {message ? (
        <View role="alert" aria-live="polite">
          <AppText variant="caption" tone="danger">
            {message}
          </AppText>
        </View>
      ) : null}
      <Button label={strings.common.save} icon="checkmark" onPress={onSave} />
    </>
  );
}
`,
  'src/ui/Screen.tsx': `import { useNavigation } from '@react-navigation/native';
import { type ReactElement, type ReactNode, useContext } from 'react';
import { KeyboardAvoidingView, ScrollView, StyleSheet, View } from 'react-native';
import { SafeAreaView, useSafeAreaInsets } from 'react-native-safe-area-context';
import { strings } from '../strings';
import { space, useTheme } from '../theme';
import { AppText } from './AppText';
import { IconButton } from './IconButton';
import { BottomBarContext, type Chrome, ChromeContext, FloatingActionContext } from './layouts/chrome';

interface ScreenProps {
  title?: string;
  subtitle?: string;
  /** Shows a back button before the title. */
  back?: boolean;
  right?: ReactNode;
  /** Stays visible below the content: the main action of a form. */
  footer?: ReactNode;
  /** Floats above the content: an add button. */
  action?: ReactElement<{ label: string }> | false;
  /** False if the content scrolls itself, as a list does. */
  scroll?: boolean;
  children?: ReactNode;
}

/** Height that keeps the last row clear of the button above it. */
const actionSpace = 104;

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
  const chrome = useContext(ChromeContext);
  // A screen with a way back is not one of the navigation's main screens.
  const added = back ? {} : chrome;
  const header =
    title === undefined && Object.keys(added).length === 0 ? null : (
      <ScreenHeader title={title ?? ''} subtitle={subtitle} back={back} right={right} added={added} />
    );
  const floating = action ? action.props.label : undefined;
  const content = <FloatingActionContext value={floating}>{children}</FloatingActionContext>;
  const insets = useSafeAreaInsets();
  const bottom = useContext(BottomBarContext) ? 0 : insets.bottom;
  // A footer below the content has the lower edge of the device for itself.
  const padding = (action ? actionSpace : space.lg) + (footer ? 0 : bottom);

  return (
    <SafeAreaView edges={['top', 'left', 'right']} style={[styles.fill, { backgroundColor: colors.page }]}>
      <KeyboardAvoidingView behavior="padding" style={styles.fill}>
        {scroll ? (
          <ScrollView
            style={styles.fill}
            contentContainerStyle={[styles.content, { paddingBottom: padding }]}
            keyboardShouldPersistTaps="handled"
            showsVerticalScrollIndicator={false}
          >
            {header}
            {content}
          </ScrollView>
        ) : (
          <View style={[styles.fill, styles.content, { paddingBottom: space.lg + (footer ? 0 : bottom) }]}>
            {header}
            {content}
          </View>
        )}
        {action ? <View style={[styles.action, { bottom: space.lg + bottom }]}>{action}</View> : null}
        {footer ? (
          <View
            style={[
              styles.footer,
              {
                paddingBottom: space.md + bottom,
                backgroundColor: colors.page,
                borderTopColor: colors.line,
              },
            ]}
          >
            <View style={styles.footerInner}>{footer}</View>
          </View>
        ) : null}
      </KeyboardAvoidingView>
    </SafeAreaView>
  );
}

type HeaderProps = Pick<ScreenProps, 'subtitle' | 'back' | 'right'> & { title: string; added: Chrome };

function ScreenHeader({ title, subtitle, back, right, added }: HeaderProps) {
  const navigation = useNavigation();
  const isSmall = back || added.left !== undefined || added.right !== undefined;
  return (
    <>
      <View style={styles.header}>
        {back ? (
          <IconButton icon="chevron-back" label={strings.common.back} onPress={navigation.goBack} />
        ) : (
          added.left
        )}
        <View style={styles.titles}>
          {subtitle ? (
            <AppText variant="label" tone="muted">
              {subtitle}
            </AppText>
          ) : null}
          <AppText variant={isSmall ? 'title' : 'display'} role="heading" numberOfLines={2}>
            {title}
          </AppText>
        </View>
        {right}
        {added.right}
      </View>
      {added.below}
    </>
  );
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  content: { padding: space.lg, gap: space.lg, width: '100%', maxWidth: 640, alignSelf: 'center' },
  header: { flexDirection: 'row', alignItems: 'center', gap: space.md, minHeight: 48 },
  titles: { flex: 1, gap: 2 },
  action: { position: 'absolute', right: space.lg },
  footer: {
    borderTopWidth: StyleSheet.hairlineWidth,
    paddingHorizontal: space.lg,
    paddingTop: space.md,
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
  children?: ReactNode;
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
        <Pressable role="button" onPress={action.onPress} style={styles.action}>
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
  action: {
    minWidth: 44,
    minHeight: 44,
    marginVertical: -8,
    alignItems: 'flex-end',
    justifyContent: 'center',
  },
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
  'src/ui/StatTiles.tsx': `import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { space } from '../theme';
import { AppText } from './AppText';
import { Card } from './Card';

interface StatTilesProps {
  tiles: readonly { label: string; value: string }[];
}

/** A few figures side by side. */
export function StatTiles({ tiles }: StatTilesProps) {
  // Larger texts need wider tiles, so that a figure stays on its line.
  const { fontScale } = useWindowDimensions();
  return (
    <View style={styles.row}>
      {tiles.map(({ label, value }) => (
        <Card
          key={label}
          style={[styles.tile, { flexBasis: Math.max(96, 36 + 11 * value.length) * fontScale }]}
        >
          <AppText variant={value.length > 5 ? 'heading' : 'title'}>{value}</AppText>
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
  tile: { flexGrow: 1, padding: space.md + 2, gap: 2, justifyContent: 'space-between' },
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
  /** Why the answer to this question is not possible. */
  error?: string;
}

/** Where in a sequence of questions the user is, with the answers so far. */
export function StepHeader({ title, index, count, answers, onReturn, error }: StepHeaderProps) {
  const { colors } = useTheme();
  return (
    <View style={styles.header}>
      <View
        role="progressbar"
        aria-label={strings.stepHeader.of(index + 1, count)}
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
              role="button"
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
      {error ? (
        <AppText variant="caption" tone="danger" role="alert">
          {error}
        </AppText>
      ) : null}
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
  /** What should be there; three times as much is a full bar. */
  minimum?: number;
  /** Marks the row. */
  isLow: boolean;
  unit?: string;
  onChange: (by: number) => void;
  onPress?: () => void;
}

/** A product with its number, a bar for how full it is, and a button for one more or one less. */
export function StockRow(props: StockRowProps) {
  const { name, icon, quantity, minimum = 0, isLow, unit, onChange, onPress } = props;
  const { colors, surface } = useTheme();
  const count = formatNumber(quantity);
  const fill = Math.min(
    1,
    quantity / Math.max(1, minimum * 3, quantity === 0 ? 1 : 0, minimum === 0 ? quantity : 0),
  );
  return (
    <View style={[styles.row, surface]}>
      <Pressable
        role="button"
        aria-label={\`\${name}, \${count} \${unit ?? ''}\`}
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
        <AppText
          variant={count.length > 5 ? 'label' : 'title'}
          tone={isLow ? 'danger' : 'ink'}
          numberOfLines={1}
        >
          {count}
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
  quantity: { minWidth: 44, maxWidth: '34%', alignItems: 'center' },
  pressed: { opacity: 0.6 },
});
`,
  'src/ui/TabBar.tsx': `import type { BottomTabBarProps } from '@react-navigation/bottom-tabs';
import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useTheme } from '../theme';
import { TabButton, tabMaximum } from './TabButton';

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
      {props.state.routes.slice(0, tabMaximum).map((route) => (
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
import { Pressable, StyleSheet, useWindowDimensions, View } from 'react-native';
import { type, useTheme } from '../theme';
import { AppText } from './AppText';
import { tabLabelSize } from './tab-label-size';

interface TabButtonProps extends BottomTabBarProps {
  route: BottomTabBarProps['state']['routes'][number];
  /** Without it, the bar is as wide as the window. */
  barWidth?: number;
}

/** More tabs have no room for their labels. */
export const tabMaximum = 5;

/** One main screen in a tab bar: icon, label and a mark for the current one. */
export function TabButton({ route, barWidth, state, descriptors, navigation }: TabButtonProps) {
  const { colors } = useTheme();
  const { width, fontScale } = useWindowDimensions();
  const scale = Math.min(fontScale, 1.2);
  const labels = state.routes.slice(0, tabMaximum).map(({ key }) => descriptors[key]?.options.title ?? '');
  const fontSize = tabLabelSize(labels, barWidth ?? width, type.tab.fontSize * scale) / scale;
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
      <AppText variant="tab" tone={focused ? 'primaryInk' : 'muted'} numberOfLines={1} style={{ fontSize }}>
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
import { announce } from './announce';

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
    announce(message.text);
    const timer = setTimeout(hide, duration);
    return () => clearTimeout(timer);
  }, [message, hide]);

  if (!message) return null;
  const { text, action } = message;
  return (
    <View
      role="status"
      aria-live="polite"
      style={[styles.toast, { bottom: bottom + 84, backgroundColor: colors.ink }]}
    >
      <Text style={[type.body, styles.text, { color: colors.page }]}>{text}</Text>
      {action ? (
        <Pressable
          role="button"
          onPress={() => {
            // The action may show a message of its own.
            hide();
            action.onPress();
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
  tab: { minWidth: 44, minHeight: 48, alignItems: 'center', justifyContent: 'center', borderBottomWidth: 3 },
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
        label={strings.weekScreen.previous}
        onPress={() => onChange(addDays(from, -7))}
      />
      <AppText variant="heading" style={styles.title}>
        {formatDay(from)} – {formatDay(addDays(from, 6))}
      </AppText>
      <IconButton
        icon="chevron-forward"
        label={strings.weekScreen.next}
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
import { formatLongDay, isToday, today } from '../../data/days';
import { formatDuration } from '../../data/durations';
import { passedMinutes } from '../../data/open-day';
import { listGaps, toTime } from '../../data/slots';
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
  const now = passedMinutes(day);
  const next = entries.find((entry) => entry.end > now);
  const [gap] = listGaps(entries, 15, Math.ceil(now / 15) * 15);
  const free = gap ? strings.agendaScreen.firstFree(toTime(gap.start)) : strings.agendaScreen.full;
  const label = next
    ? next.start <= now
      ? strings.agendaScreen.now
      : isToday(day)
        ? strings.agendaScreen.nextIn(formatDuration(next.start - now))
        : strings.agendaScreen.first
    : formatLongDay(day);

  return (
    <Hero
      label={label}
      value={next ? toTime(next.start) : gap ? toTime(gap.start) : strings.agendaScreen.done}
      note={next ? [next.title, next.text].filter(Boolean).join(' · ') : strings.agendaScreen.nothingLeft}
    >
      <View style={styles.facts}>
        <Icon name="list-outline" size={16} tone="onHero" />
        <AppText variant="label" tone="onHero">
          {strings.agendaScreen.count(entries.length)}
        </AppText>
        {day < today() ? null : (
          <>
            <Icon name="time-outline" size={16} tone="onHero" />
            <AppText variant="label" tone="onHero" style={styles.last}>
              {free}
            </AppText>
          </>
        )}
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
import { passedMinutes } from '../../data/open-day';
import { listGaps } from '../../data/slots';
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
  const now = passedMinutes(day);
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
  'src/ui/agenda/DurationChips.tsx': `import { formatDuration } from '../../data/durations';
import { openingHours } from '../../data/opening-hours';
import { ChipRow } from '../ChipRow';
import { FieldFrame } from '../fields/FieldFrame';

interface DurationChipsProps {
  label: string;
  /** Minutes. */
  value: number;
  onChange: (minutes: number) => void;
}

const usualLengths = [15, 30, 45, 60, 90, 120, 180, 240, 360, 480];

/** How long a booking takes: the usual lengths that fit into a day, and the one that it has. */
export function DurationChips({ label, value, onChange }: DurationChipsProps) {
  const longest = openingHours.end - openingHours.start;
  const fitting = usualLengths.filter((length) => length <= longest);
  const lengths = fitting.includes(value) ? fitting : [...fitting, value].sort((a, b) => a - b);
  return (
    <FieldFrame label={label}>
      <ChipRow
        label={label}
        value={String(value)}
        onChange={(length) => onChange(Number(length))}
        options={lengths.map((length) => ({ value: String(length), label: formatDuration(length) }))}
      />
    </FieldFrame>
  );
}
`,
  'src/ui/agenda/SlotPicker.tsx': `import { StyleSheet, View } from 'react-native';
import { passedMinutes } from '../../data/open-day';
import { isFree, listFreeStarts, type Span, toMinutes, toTime } from '../../data/slots';
import { strings } from '../../strings';
import { space } from '../../theme';
import { AppText } from '../AppText';
import { Button } from '../Button';
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

/** A day and the free times of it; times that are taken or over are not offered. */
export function SlotPicker({ day, onDay, taken, duration, value, onChange }: SlotPickerProps) {
  const from = passedMinutes(day);
  const usual = listFreeStarts(taken, duration, from);
  // A time that was chosen in the agenda may be between the usual ones.
  const chosen = toMinutes(value);
  const isPossible = value !== '' && chosen >= from && isFree(taken, chosen, duration);
  const isBetween = isPossible && !usual.includes(chosen);
  const starts = isBetween ? [...usual, chosen].sort((a, b) => a - b) : usual;
  const parts = [
    { label: strings.agendaScreen.morning, starts: starts.filter((start) => start < 12 * 60) },
    {
      label: strings.agendaScreen.afternoon,
      starts: starts.filter((start) => start >= 12 * 60 && start < 17 * 60),
    },
    { label: strings.agendaScreen.evening, starts: starts.filter((start) => start >= 17 * 60) },
  ].filter((part) => part.starts.length > 0);

  return (
    <View style={styles.picker}>
      <DayStrip before={0} selected={day} onSelect={onDay} />
      {parts.length === 0 ? <AppText tone="muted">{strings.agendaScreen.noSlots}</AppText> : null}
      {parts.map((part) => (
        <View key={part.label} style={styles.part}>
          <AppText variant="label" tone="muted">
            {part.label}
          </AppText>
          <View style={styles.times}>
            {part.starts.map((start) => {
              const time = toTime(start);
              return (
                <Chip
                  key={time}
                  role="button"
                  label={time}
                  selected={time === value}
                  onPress={() => onChange(time)}
                />
              );
            })}
          </View>
        </View>
      ))}
      {isPossible ? (
        <Button label={strings.agendaScreen.continueAt(value)} onPress={() => onChange(value)} />
      ) : null}
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
        aria-label={strings.agendaScreen.bookAt(toTime(gap.start))}
        onPress={onPress}
        style={({ pressed }) => [styles.gap, { borderColor: colors.line }, pressed && styles.pressed]}
      >
        <AppText variant="label" tone="muted" style={styles.text}>
          {strings.agendaScreen.free(length)}
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
  'src/ui/announce.ts': `import { AccessibilityInfo, Platform } from 'react-native';

/** Reads a message aloud on iOS, which has no live regions; the other platforms read regions that change. */
export function announce(message: string): void {
  if (Platform.OS === 'ios' && message !== '') AccessibilityInfo.announceForAccessibility(message);
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
            aria-label={strings.dueScreen.moveTo(title, previous.label)}
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
            aria-label={strings.dueScreen.moveTo(title, next.label)}
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
  children?: ReactNode;
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
  // Many long labels would touch: every second one is shown, up to the last.
  const isCrowded = points.length > 5 && points.some((point) => point.label.length > 3);
  const hasLabel = (at: number): boolean => !isCrowded || (points.length - 1 - at) % 2 === 0;

  return (
    <View role="radiogroup" aria-label={label} style={styles.chart}>
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
        {points.map((point, at) => {
          const size = point.value > 0 ? Math.max(6, (point.value / top) * height) : 3;
          const isShown = point.key === shown?.key;
          return (
            <Pressable
              key={point.key}
              role="radio"
              aria-label={\`\${point.label}: \${format(point.value)}\`}
              aria-checked={isShown}
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
              <AppText
                variant="caption"
                tone={ink}
                numberOfLines={1}
                maxFontSizeMultiplier={1}
                style={isCrowded && styles.wide}
              >
                {hasLabel(at) ? point.label : ' '}
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
  bars: { flexDirection: 'row', justifyContent: 'center' },
  wide: { width: '190%', maxWidth: '190%', textAlign: 'center' },
  column: { flex: 1, minWidth: 0, maxWidth: 72, alignItems: 'center', gap: space.xs },
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
  const ends = [first, last].map((point) => \`\${point.label} \${format(point.value)}\`).join(', ');
  const range = \`\${format(Math.min(...values))} – \${format(Math.max(...values))}\`;
  const summary = \`\${label}: \${ends}, \${range}\`;

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
  /** Of an optional field. */
  onClear?: () => void;
}

/** One of several options, all of them visible. */
export function ChoiceField<Value extends string>({
  label,
  options,
  value,
  onChange,
  error,
  onClear,
}: ChoiceFieldProps<Value>) {
  return (
    <FieldFrame label={label} error={error} onClear={value ? onClear : undefined}>
      <View role="radiogroup" aria-label={label} style={styles.options}>
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
import { addDays, formatDay, today } from '../../data/days';
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
  /** Of an optional field. */
  onClear?: () => void;
}

export function DateField({ label, value, onChange, error, onClear }: DateFieldProps) {
  const { colors } = useTheme();
  const [isOpen, setIsOpen] = useState(false);
  const choose = (day: string) => {
    onChange(day);
    setIsOpen(false);
  };
  const near = [
    { day: addDays(today(), -1), name: strings.dates.yesterday },
    { day: today(), name: strings.dates.today },
    { day: addDays(today(), 1), name: strings.dates.tomorrow },
  ];

  return (
    <FieldFrame label={label} error={error} onClear={value ? onClear : undefined}>
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
            {near.map(({ day, name }) => (
              <Chip key={day} label={name} selected={value === day} onPress={() => choose(day)} />
            ))}
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
import { Pressable, StyleSheet, View } from 'react-native';
import { strings } from '../../strings';
import { AppText } from '../AppText';

interface FieldFrameProps {
  label: string;
  error?: string;
  hint?: string;
  /** Empties the input; without it, the label has no button beside it. */
  onClear?: () => void;
  children?: ReactNode;
}

/** Label above an input and its error below. */
export function FieldFrame({ label, error, hint, onClear, children }: FieldFrameProps) {
  return (
    <View style={styles.field}>
      <View style={styles.head}>
        <AppText variant="label" tone="muted" style={styles.label}>
          {label}
        </AppText>
        {onClear ? (
          <Pressable
            role="button"
            aria-label={\`\${strings.common.clear}: \${label}\`}
            onPress={onClear}
            style={styles.clear}
          >
            <AppText variant="label" tone="primaryInk">
              {strings.common.clear}
            </AppText>
          </Pressable>
        ) : null}
      </View>
      {children}
      {error ? (
        <View role="alert" aria-live="polite">
          <AppText variant="caption" tone="danger">
            {error}
          </AppText>
        </View>
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
  head: { flexDirection: 'row', alignItems: 'center' },
  label: { flex: 1 },
  // As high as a finger without moving the input below.
  clear: { minHeight: 44, marginVertical: -14, justifyContent: 'center', paddingLeft: 16 },
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
  /** Of an optional field. */
  onClear?: () => void;
}

/** A day and a time. */
export function MomentField({ label, value, onChange, error, onClear }: MomentFieldProps) {
  const day = value.slice(0, 10);
  const time = value.slice(11, 16);
  return (
    <View style={{ gap: space.md }}>
      <DateField
        label={label}
        value={day}
        onChange={(next) => onChange(\`\${next}T\${time || '09:00'}\`)}
        error={error}
        onClear={onClear}
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
import { withoutUnit } from '../../data/read-number';
import { TextField } from './TextField';

interface NumberFieldProps {
  label: string;
  /** Null if the field is empty. */
  value: number | null;
  /** Gets NaN for a text that is no number, so that validation can refuse it. */
  onChange: (value: number | null) => void;
  error?: string;
  unit?: string;
  placeholder?: string;
}

/** A number as people type it: with a comma or a point, and while it is incomplete. */
export function NumberField({ value, onChange, ...rest }: NumberFieldProps) {
  const [typed, setTyped] = useState(() => formatInput(value));
  // A value that was set elsewhere replaces what was typed.
  const read = (text: string) => readNumber(withoutUnit(text, rest.unit));
  const shown = read(typed) === (Number.isNaN(value) ? null : value) ? typed : formatInput(value);
  return (
    <TextField
      {...rest}
      inputMode="decimal"
      value={shown}
      onChange={(text) => {
        setTyped(text);
        onChange(text.trim() === '' ? null : (read(text) ?? Number.NaN));
      }}
    />
  );
}
`,
  'src/ui/fields/PhotoField.tsx': `import { type ComponentType, useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { radius, space, useTheme } from '../../theme';
import { Cover, type CoverProps } from '../Cover';
import type { IconName } from '../Icon';
import { FieldFrame } from './FieldFrame';

interface PhotoFieldProps {
  label: string;
  /** Name of a drawn cover; empty for one by the row's title. */
  value: string;
  onChange: (value: string) => void;
  icon: IconName;
  error?: string;
  /** Draws a choice by its name. */
  Picture?: ComponentType<CoverProps>;
  choices?: readonly string[];
}

const covers = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** A drawn picture for the row. */
export function PhotoField({
  label,
  value,
  onChange,
  icon,
  error,
  Picture = Cover,
  choices = covers,
}: PhotoFieldProps) {
  const { colors } = useTheme();
  const [options] = useState(() => (value && !choices.includes(value) ? [value, ...choices] : choices));
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
            <Picture name={cover} icon={icon} height={64} width={64} />
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
  /** Opens the form of a new row, if its name alone does not suffice. */
  add?: { label: string; onPress: () => void };
  error?: string;
  /** Of an optional field. */
  onClear?: () => void;
}

/** A row of another list: searched by name, or created on the way. */
export function ReferenceField(props: ReferenceFieldProps) {
  const { label, options, value, onChange, onCreate, add, error, onClear } = props;
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
    <FieldFrame label={label} error={error} onClear={value ? onClear : undefined}>
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
          {options.length > 0 || onCreate ? (
            <SearchBar label={strings.common.search} value={query} onChange={setQuery} />
          ) : null}
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
          {add ? (
            <Pressable role="button" onPress={add.onPress} style={styles.option}>
              <Icon name="add" tone="primaryInk" />
              <AppText tone="primaryInk" style={styles.value}>
                {add.label}
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
  'src/ui/fields/SwitchField.tsx': `import { Pressable, StyleSheet, View } from 'react-native';
import { radius, useTheme } from '../../theme';
import { AppText } from '../AppText';

interface SwitchFieldProps {
  label: string;
  value: boolean;
  onChange: (value: boolean) => void;
}

/** Yes or no. The whole row is the control, so that a screen reader has one stop for it. */
export function SwitchField({ label, value, onChange }: SwitchFieldProps) {
  const { colors } = useTheme();
  return (
    <Pressable
      role="switch"
      aria-checked={value}
      aria-label={label}
      onPress={() => onChange(!value)}
      style={[styles.row, { backgroundColor: colors.sunken }]}
    >
      <AppText style={styles.label}>{label}</AppText>
      <View
        style={[styles.track, value && styles.on, { backgroundColor: value ? colors.primary : colors.faint }]}
      >
        <View style={[styles.thumb, { backgroundColor: colors.raised }]} />
      </View>
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
  track: { width: 46, height: 28, padding: 3, borderRadius: 14 },
  on: { alignItems: 'flex-end' },
  thumb: { width: 22, height: 22, borderRadius: 11 },
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
              role="checkbox"
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
          accessibilityHint={error}
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
  'src/ui/fields/TimeField.tsx': `import { Pressable, StyleSheet, View } from 'react-native';
import { strings } from '../../strings';
import { radius, space, useTheme } from '../../theme';
import { AppText } from '../AppText';
import { Icon } from '../Icon';
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
  /** Of an optional field. */
  onClear?: () => void;
}

const dayMinutes = 24 * 60;

const toMinutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

function toTime(minutes: number) {
  const inDay = ((minutes % dayMinutes) + dayMinutes) % dayMinutes;
  const pad = (value: number) => String(value).padStart(2, '0');
  return \`\${pad(Math.floor(inDay / 60))}:\${pad(inDay % 60)}\`;
}

const firstTime = '09:00';

/** Hour and minutes, each with a button for earlier and later. Without a time, a button that sets one. */
export function TimeField({ label, value, onChange, step = 15, error, onClear }: TimeFieldProps) {
  const { colors } = useTheme();
  const shift = (by: number) => onChange(toTime(toMinutes(value) + by));
  const [hour, minute] = value.split(':');
  const box = [
    styles.box,
    { backgroundColor: colors.sunken, borderColor: error ? colors.danger : colors.sunken },
  ];

  if (value === '') {
    return (
      <FieldFrame label={label} error={error}>
        <Pressable
          role="button"
          aria-label={\`\${label}: \${strings.dates.chooseTime}\`}
          onPress={() => onChange(firstTime)}
          style={({ pressed }) => [box, styles.empty, pressed && styles.pressed]}
        >
          <Icon name="time-outline" size={18} tone="muted" />
          <AppText tone="muted">{strings.dates.chooseTime}</AppText>
        </Pressable>
      </FieldFrame>
    );
  }

  return (
    <FieldFrame label={label} error={error} onClear={onClear}>
      <View style={[box, styles.parts]}>
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
    minHeight: 52,
    borderWidth: 2,
    borderRadius: radius.control,
  },
  empty: { gap: space.sm, paddingHorizontal: 14 },
  parts: { justifyContent: 'space-around', paddingHorizontal: space.xs },
  pressed: { opacity: 0.6 },
  part: { minWidth: 26, textAlign: 'center' },
});
`,
  'src/ui/habits/HabitRow.tsx': `import { Pressable, StyleSheet, View } from 'react-native';
import { strings } from '../../strings';
import { radius, space, useTheme } from '../../theme';
import { AppText } from '../AppText';
import { CheckCircle } from '../CheckCircle';
import { Icon } from '../Icon';
import { IconCircle } from '../IconCircle';
import { habitIcon } from './habit-icon';

interface HabitRowProps {
  title: string;
  /** A time or a dose. */
  text: string;
  streak: number;
  done: boolean;
  onToggle: () => void;
  onPress?: () => void;
}

/** One habit: a press on the circle marks the day, the flame counts the days in a row. */
export function HabitRow({ title, text, streak, done, onToggle, onPress }: HabitRowProps) {
  const { colors, surface } = useTheme();
  const run = streak > 0 ? strings.habitScreen.streak(streak) : strings.habitScreen.noStreak;
  return (
    <View style={[styles.row, surface]}>
      <IconCircle icon={habitIcon(title)} size={42} />
      <Pressable
        role="button"
        aria-label={[title, text, run].filter(Boolean).join(', ')}
        disabled={!onPress}
        onPress={onPress}
        style={({ pressed }) => [styles.main, pressed && styles.pressed]}
      >
        <AppText variant="heading" tone={done ? 'muted' : 'ink'} numberOfLines={2}>
          {title}
        </AppText>
        <View style={styles.facts}>
          <Icon
            name={streak > 0 ? 'flame' : 'flame-outline'}
            size={15}
            tone={streak > 0 ? 'warning' : 'muted'}
          />
          <AppText variant="label" tone="muted" style={styles.quiet}>
            {[run, text].filter(Boolean).join(' · ')}
          </AppText>
        </View>
      </Pressable>
      <View style={[styles.check, { backgroundColor: done ? colors.soft : undefined }]}>
        <CheckCircle label={strings.habitScreen.mark(title)} value={done} onChange={onToggle} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.md,
    paddingHorizontal: space.md + 4,
    borderRadius: radius.card,
  },
  main: { flex: 1, minHeight: 68, justifyContent: 'center', gap: 3, paddingVertical: space.md },
  facts: { flexDirection: 'row', alignItems: 'center', gap: 5 },
  quiet: { flex: 1, fontWeight: '400' },
  check: { borderRadius: 22, paddingLeft: 8 },
  pressed: { opacity: 0.6 },
});
`,
  'src/ui/habits/HabitWeek.tsx': `import { Pressable, StyleSheet, View } from 'react-native';
import { formatLongDay, formatWeekday, lastDays } from '../../data/days';
import { useTheme } from '../../theme';
import { AppText } from '../AppText';
import { ProgressRing } from '../ProgressRing';

interface HabitWeekProps {
  /** Share that was done on a day, from 0 to 1. */
  rateOf: (day: string) => number;
  selected: string;
  onSelect: (day: string) => void;
}

/** The last seven days with a small ring each. */
export function HabitWeek({ rateOf, selected, onSelect }: HabitWeekProps) {
  const { colors } = useTheme();
  return (
    <View style={styles.week}>
      {lastDays(7).map((day) => {
        const active = day === selected;
        return (
          <Pressable
            key={day}
            role="button"
            aria-selected={active}
            aria-label={formatLongDay(day)}
            onPress={() => onSelect(day)}
            style={({ pressed }) => [
              styles.day,
              active && { backgroundColor: colors.soft },
              pressed && styles.pressed,
            ]}
          >
            <AppText variant="caption" tone={active ? 'onSoft' : 'muted'}>
              {formatWeekday(day)}
            </AppText>
            <ProgressRing value={rateOf(day)} size={36} color={colors.primary} track={colors.sunken}>
              <AppText variant="caption" tone={active ? 'onSoft' : 'ink'}>
                {Number(day.slice(8))}
              </AppText>
            </ProgressRing>
          </Pressable>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  week: { flexDirection: 'row', gap: 2 },
  day: { flex: 1, minWidth: 0, alignItems: 'center', gap: 6, paddingVertical: 8, borderRadius: 16 },
  pressed: { opacity: 0.7 },
});
`,
  'src/ui/habits/HeatMap.tsx': `import { StyleSheet, View } from 'react-native';
import { formatLongDay, lastDays } from '../../data/days';
import { strings } from '../../strings';
import { space, useTheme } from '../../theme';
import { AppText } from '../AppText';

interface HeatMapProps {
  label: string;
  /** Share that was done on a day, from 0 to 1. */
  rateOf: (day: string) => number;
}

const days = 35;

/** The last five weeks: darker days are better days. */
export function HeatMap({ label, rateOf }: HeatMapProps) {
  const { colors } = useTheme();
  const shade = (rate: number) => ({
    backgroundColor: rate === 0 ? colors.soft : colors.primary,
    opacity: rate === 0 ? 1 : 0.3 + rate * 0.7,
  });
  return (
    <View role="img" aria-label={\`\${label}, \${formatLongDay(lastDays(days)[0] ?? '')} –\`} style={styles.map}>
      <View style={styles.cells}>
        {lastDays(days).map((day) => (
          <View key={day} style={styles.slot}>
            <View style={[styles.cell, shade(rateOf(day))]} />
          </View>
        ))}
      </View>
      <View style={styles.legend}>
        <AppText variant="caption" tone="muted">
          {strings.habitScreen.less}
        </AppText>
        {[0, 0.34, 0.67, 1].map((rate) => (
          <View key={rate} style={[styles.sample, shade(rate)]} />
        ))}
        <AppText variant="caption" tone="muted">
          {strings.habitScreen.more}
        </AppText>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  map: { gap: space.sm },
  cells: { flexDirection: 'row', flexWrap: 'wrap' },
  slot: { width: \`\${100 / 7}%\`, padding: 3 },
  cell: { height: 26, borderRadius: 8 },
  legend: { flexDirection: 'row', alignItems: 'center', justifyContent: 'flex-end', gap: 6 },
  sample: { width: 14, height: 14, borderRadius: 4 },
});
`,
  'src/ui/habits/habit-icon.ts': `import type { IconName } from '../Icon';

const icons: readonly (readonly [IconName, RegExp])[] = [
  ['water', /\\bsu\\b|su iç|water|hydrate/],
  ['book', /kitap|sayfa|\\boku|read|book|page/],
  ['walk', /yürü|adım|walk|step/],
  ['barbell', /spor|egzersiz|antrenman|şınav|gym|workout|exercise|push.?up|train/],
  ['bicycle', /bisiklet|bike|cycl/],
  ['leaf', /meditasyon|nefes|meditat|breath|yoga/],
  ['moon', /uyu|yat|sleep|bed/],
  ['language', /ingilizce|almanca|dil çalış|kelime|language|english|spanish|german|vocab/],
  ['nutrition', /meyve|sebze|şeker|diyet|fruit|vegetable|sugar|diet/],
  ['medkit', /ilaç|vitamin|hap\\b|medicine|pill/],
  ['call', /\\bara\\b|telefon|call|phone/],
  ['brush', /diş|teeth|brush/],
  ['create', /yaz|günlük|write|journal/],
  ['musical-notes', /müzik|gitar|piyano|music|guitar|piano/],
  ['bed', /topla|temizl|tidy|clean/],
  ['sunny', /erken|sabah|early|morning/],
];

/** An icon for what a habit's name says; a check mark if it says nothing known. */
export function habitIcon(name: string): IconName {
  const text = name.replaceAll('İ', 'i').toLowerCase();
  return icons.find(([, pattern]) => pattern.test(text))?.[0] ?? 'checkmark-done';
}
`,
  'src/ui/layouts/DashboardLayout.tsx': `import { type ReactNode, useMemo } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { strings } from '../../strings';
import { radius, space, useTheme } from '../../theme';
import { AppText } from '../AppText';
import { Icon } from '../Icon';
import { IconButton } from '../IconButton';
import { ChromeContext, type LayoutProps, type Place } from './chrome';

/** The first screen has a tile for every other one; those have a way back to it. */
export function DashboardLayout({
  home,
  places,
  route,
  navigation,
  children,
}: LayoutProps & { home: string }): ReactNode {
  const chrome = useMemo(() => {
    if (route.name === home) return { below: <Tiles places={places} open={navigation.navigate} /> };
    const back = () => navigation.navigate(home);
    return { left: <IconButton icon="chevron-back" label={strings.common.back} onPress={back} /> };
  }, [home, places, route.name, navigation]);
  return <ChromeContext value={chrome}>{children}</ChromeContext>;
}

function Tiles({ places, open }: { places: readonly Place[]; open: (name: string) => void }) {
  const { colors, surface } = useTheme();
  return (
    <View role="navigation" style={styles.tiles}>
      {places.map(({ name, title, icon }, index) => (
        <Pressable
          key={name}
          role="link"
          onPress={() => open(name)}
          style={({ pressed }) => [
            styles.tile,
            places.length % 3 === 1 && styles.half,
            index === 0 ? { backgroundColor: colors.soft } : surface,
            pressed && styles.pressed,
          ]}
        >
          <Icon name={icon} size={22} tone={index === 0 ? 'onSoft' : 'primaryInk'} />
          <AppText variant="label" tone={index === 0 ? 'onSoft' : 'ink'} numberOfLines={2}>
            {title}
          </AppText>
        </Pressable>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  tiles: { flexDirection: 'row', flexWrap: 'wrap', gap: space.sm },
  tile: {
    flexGrow: 1,
    flexBasis: '30%',
    minHeight: 76,
    justifyContent: 'space-between',
    gap: space.sm,
    padding: space.md,
    borderRadius: radius.control,
  },
  half: { flexBasis: '45%' },
  pressed: { opacity: 0.7, transform: [{ scale: 0.98 }] },
});
`,
  'src/ui/layouts/DrawerLayout.tsx': `import { type ReactNode, useMemo, useState } from 'react';
import { Modal, Pressable, ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { strings } from '../../strings';
import { radius, space, useTheme } from '../../theme';
import { AppText } from '../AppText';
import { Icon } from '../Icon';
import { IconButton } from '../IconButton';
import { ChromeContext, type LayoutProps } from './chrome';

/** A menu button at the top left opens the list of main screens. */
export function DrawerLayout({
  name: appName,
  places,
  route,
  navigation,
  children,
}: LayoutProps & { name: string }): ReactNode {
  const { colors } = useTheme();
  const { top, bottom } = useSafeAreaInsets();
  const [isOpen, setIsOpen] = useState(false);
  const chrome = useMemo(
    () => ({
      left: <IconButton icon="menu" label={strings.layout.menu} onPress={() => setIsOpen(true)} />,
    }),
    [],
  );
  const close = () => setIsOpen(false);

  return (
    <ChromeContext value={chrome}>
      {children}
      <Modal visible={isOpen} transparent animationType="fade" onRequestClose={close}>
        <View style={styles.row}>
          <View
            style={[
              styles.panel,
              { backgroundColor: colors.raised, paddingTop: top + space.lg, paddingBottom: bottom },
            ]}
          >
            <AppText variant="title" role="heading" style={styles.name}>
              {appName}
            </AppText>
            <ScrollView role="navigation" contentContainerStyle={styles.places}>
              {places.map(({ name, title, icon }) => {
                const current = name === route.name;
                return (
                  <Pressable
                    key={name}
                    role="link"
                    aria-current={current ? 'page' : undefined}
                    onPress={() => {
                      close();
                      navigation.navigate(name);
                    }}
                    style={({ pressed }) => [
                      styles.place,
                      current && { backgroundColor: colors.soft },
                      pressed && styles.pressed,
                    ]}
                  >
                    <Icon name={icon} size={22} tone={current ? 'onSoft' : 'muted'} />
                    <AppText variant="button" tone={current ? 'onSoft' : 'ink'}>
                      {title}
                    </AppText>
                  </Pressable>
                );
              })}
            </ScrollView>
          </View>
          <Pressable role="button" aria-label={strings.common.close} onPress={close} style={styles.veil} />
        </View>
      </Modal>
    </ChromeContext>
  );
}

const styles = StyleSheet.create({
  row: { flex: 1, flexDirection: 'row' },
  panel: {
    width: 280,
    maxWidth: '82%',
    borderTopRightRadius: radius.card,
    borderBottomRightRadius: radius.card,
  },
  name: { paddingHorizontal: space.lg, paddingBottom: space.md },
  places: { paddingHorizontal: space.md, gap: 4 },
  place: {
    minHeight: 52,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.md,
    paddingHorizontal: space.md,
    borderRadius: radius.control,
  },
  veil: { flex: 1, backgroundColor: 'rgba(10, 10, 20, 0.45)' },
  pressed: { opacity: 0.6 },
});
`,
  'src/ui/layouts/FeedTabBar.tsx': `import type { BottomTabBarProps } from '@react-navigation/bottom-tabs';
import { Fragment } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useTheme } from '../../theme';
import { Icon } from '../Icon';
import { TabButton } from '../TabButton';

interface FeedTabBarProps extends BottomTabBarProps {
  compose: { label: string; onPress: () => void };
}

/** Main screens at the bottom with the button that writes something new between them. */
export function FeedTabBar({ compose, ...props }: FeedTabBarProps) {
  const { colors, shadow } = useTheme();
  const { bottom } = useSafeAreaInsets();
  const routes = props.state.routes.slice(0, 4);
  const middle = Math.ceil(routes.length / 2);
  return (
    <View
      style={[
        styles.bar,
        { paddingBottom: bottom + 4, backgroundColor: colors.raised, borderTopColor: colors.line },
      ]}
    >
      {routes.map((route, index) => (
        <Fragment key={route.key}>
          {index === middle ? (
            <View style={styles.middle}>
              <Pressable
                role="button"
                aria-label={compose.label}
                onPress={compose.onPress}
                style={({ pressed }) => [
                  styles.compose,
                  { backgroundColor: colors.primary, boxShadow: shadow },
                  pressed && styles.pressed,
                ]}
              >
                <Icon name="add" size={28} tone="onPrimary" />
              </Pressable>
            </View>
          ) : null}
          <TabButton route={route} {...props} />
        </Fragment>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  bar: { flexDirection: 'row', paddingTop: 4, borderTopWidth: StyleSheet.hairlineWidth },
  middle: { width: 72, alignItems: 'center', justifyContent: 'center' },
  compose: {
    width: 56,
    height: 56,
    borderRadius: 28,
    marginTop: -18,
    alignItems: 'center',
    justifyContent: 'center',
  },
  pressed: { opacity: 0.85, transform: [{ scale: 0.95 }] },
});
`,
  'src/ui/layouts/LinksLayout.tsx': `import { type ReactNode, useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import { strings } from '../../strings';
import type { IconName } from '../Icon';
import { IconButton } from '../IconButton';
import { BottomBarContext, ChromeContext, type LayoutProps } from './chrome';

/** Icons at the top right of the first screen open the others, which have a way back to it. */
export function LinksLayout({
  home,
  hasBar = false,
  places,
  route,
  navigation,
  children,
}: LayoutProps & { home: string; hasBar?: boolean }): ReactNode {
  const chrome = useMemo(() => {
    if (route.name === home)
      return {
        right: (
          <View style={styles.links}>
            {places.map(({ name, title, icon }) => (
              <IconButton
                key={name}
                icon={\`\${icon}-outline\` as IconName}
                label={title}
                onPress={() => navigation.navigate(name)}
              />
            ))}
          </View>
        ),
      };
    if (!places.some(({ name }) => name === route.name)) return {};
    const back = () => navigation.navigate(home);
    return { left: <IconButton icon="chevron-back" label={strings.common.back} onPress={back} /> };
  }, [home, places, route.name, navigation]);
  return (
    <BottomBarContext value={hasBar}>
      <ChromeContext value={chrome}>{children}</ChromeContext>
    </BottomBarContext>
  );
}

const styles = StyleSheet.create({
  links: { flexDirection: 'row', gap: 8 },
});
`,
  'src/ui/layouts/WizardLayout.tsx': `import { type ReactNode, useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { strings } from '../../strings';
import { space, useTheme } from '../../theme';
import { AppText } from '../AppText';
import { Button } from '../Button';
import type { IconName } from '../Icon';
import { IconButton } from '../IconButton';
import { BottomBarContext, ChromeContext, type LayoutProps, type Place } from './chrome';

/**
 * One step after the other: how far you are at the top, back and next at the bottom; \`extra\` are outside the
 * steps.
 */
export function WizardLayout({
  places,
  extra,
  route,
  navigation,
  children,
}: LayoutProps & { extra: readonly Place[] }): ReactNode {
  const { colors } = useTheme();
  const { bottom } = useSafeAreaInsets();
  const index = places.findIndex(({ name }) => name === route.name);
  const first = places[0]?.name ?? '';
  const chrome = useMemo(() => {
    if (index < 0) {
      const back = () => navigation.navigate(first);
      return { left: <IconButton icon="chevron-back" label={strings.common.back} onPress={back} /> };
    }
    return {
      right: extra.map(({ name, title, icon }) => (
        <IconButton
          key={name}
          icon={\`\${icon}-outline\` as IconName}
          label={title}
          onPress={() => navigation.navigate(name)}
        />
      )),
      below: <Progress index={index} count={places.length} />,
    };
  }, [index, first, places.length, extra, navigation]);
  const previous = places[index - 1];
  const next = places[index + 1];

  return (
    <ChromeContext value={chrome}>
      <BottomBarContext value={index >= 0}>{children}</BottomBarContext>
      {index < 0 ? null : (
        <View
          style={[
            styles.bar,
            {
              paddingBottom: bottom + space.md,
              backgroundColor: colors.raised,
              borderTopColor: colors.line,
            },
          ]}
        >
          {previous ? (
            <Button
              kind="soft"
              icon="arrow-back"
              label={strings.common.back}
              onPress={() => navigation.navigate(previous.name)}
              style={styles.button}
            />
          ) : null}
          <Button
            icon={next ? 'arrow-forward' : 'refresh'}
            label={next ? next.title : strings.layout.startAgain}
            onPress={() => navigation.navigate(next?.name ?? first)}
            style={styles.button}
          />
        </View>
      )}
    </ChromeContext>
  );
}

function Progress({ index, count }: { index: number; count: number }) {
  const { colors } = useTheme();
  return (
    <View style={styles.progress}>
      <View style={styles.steps} aria-hidden>
        {Array.from({ length: count }, (_, step) => (
          <View
            key={step}
            style={[styles.step, { backgroundColor: step <= index ? colors.primary : colors.sunken }]}
          />
        ))}
      </View>
      <AppText variant="caption" tone="muted">
        {strings.layout.step(index + 1, count)}
      </AppText>
    </View>
  );
}

const styles = StyleSheet.create({
  bar: {
    flexDirection: 'row',
    gap: space.md,
    paddingTop: space.md,
    paddingHorizontal: space.lg,
    borderTopWidth: StyleSheet.hairlineWidth,
  },
  button: { flex: 1, paddingHorizontal: space.sm },
  progress: { gap: 6 },
  steps: { flexDirection: 'row', gap: 6 },
  step: { flex: 1, height: 6, borderRadius: 3 },
});
`,
  'src/ui/layouts/chrome.ts': `import { createContext, type ReactNode } from 'react';
import type { IconName } from '../Icon';

/** What the navigation adds to the header of a main screen. */
export interface Chrome {
  left?: ReactNode;
  right?: ReactNode;
  below?: ReactNode;
}

export const ChromeContext = createContext<Chrome>({});

/** Whether a bar below the screen already keeps clear of the lower edge of the device. */
export const BottomBarContext = createContext(false);

/** Label of the button that floats above the screen's content. */
export const FloatingActionContext = createContext<string | undefined>(undefined);

/** A main screen as the navigation lists it. */
export interface Place {
  name: string;
  title: string;
  icon: IconName;
}

/** What a layout gets from the navigator for each main screen. */
export interface LayoutProps {
  places: readonly Place[];
  route: { name: string };
  navigation: { navigate: (name: string) => void };
  children: ReactNode;
}
`,
  'src/ui/log/QuickChips.tsx': `import { Pressable, ScrollView, StyleSheet } from 'react-native';
import { space, useTheme } from '../../theme';
import { AppText } from '../AppText';
import { Icon } from '../Icon';

interface QuickChipsProps {
  /** What a press does, for screen readers. */
  label: string;
  chips: readonly { key: string; label: string; onPress: () => void }[];
}

/** The most frequent entries, added with one press. */
export function QuickChips({ label, chips }: QuickChipsProps) {
  const { colors } = useTheme();
  if (chips.length === 0) return null;
  return (
    <ScrollView
      horizontal
      role="group"
      aria-label={label}
      showsHorizontalScrollIndicator={false}
      style={styles.row}
      contentContainerStyle={styles.content}
    >
      {chips.map((chip) => (
        <Pressable
          key={chip.key}
          role="button"
          aria-label={\`\${label}: \${chip.label}\`}
          onPress={chip.onPress}
          style={({ pressed }) => [styles.chip, { backgroundColor: colors.soft }, pressed && styles.pressed]}
        >
          <Icon name="add" size={18} tone="onSoft" />
          <AppText variant="label" tone="onSoft">
            {chip.label}
          </AppText>
        </Pressable>
      ))}
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  row: { flexGrow: 0, marginHorizontal: -space.lg },
  content: { paddingHorizontal: space.lg, gap: space.sm },
  chip: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 6,
    minHeight: 48,
    paddingLeft: space.md,
    paddingRight: space.md + 4,
    borderRadius: 24,
  },
  pressed: { opacity: 0.65, transform: [{ scale: 0.97 }] },
});
`,
  'src/ui/pictures/home.tsx': `import type { ReactNode } from 'react';
import { Circle, Ellipse, G, Path, Rect } from 'react-native-svg';

const wood = '#8A5A3B';
const shade = 'rgba(0, 0, 0, 0.14)';
const shine = 'rgba(255, 255, 255, 0.24)';

/** Things for the home on a sheet of 100 x 100; \`color\` is their glaze or fabric. */
export const homeDrawings = {
  vase: (color: string): ReactNode => (
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
  lamp: (color: string): ReactNode => (
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
  mug: (color: string): ReactNode => (
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
  bowl: (color: string): ReactNode => (
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
  armchair: (color: string): ReactNode => (
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
  rug: (color: string): ReactNode => (
    <G>
      <Path
        d={[
          'M22 14 V8 M32 14 V8 M42 14 V8 M52 14 V8 M62 14 V8 M72 14 V8 M78 14 V8 M22 92 V86',
          'M32 92 V86 M42 92 V86 M52 92 V86 M62 92 V86 M72 92 V86 M78 92 V86',
        ].join(' ')}
        stroke="#D8C9AE"
        strokeWidth={2}
      />
      <Rect x={18} y={13} width={64} height={74} fill={color} />
      <Rect x={23} y={18} width={54} height={64} fill="none" stroke="#EBDDC3" strokeWidth={2} />
      <Path d="M50 22 L62 36 L50 50 L38 36 Z M50 50 L62 64 L50 78 L38 64 Z" fill="#EBDDC3" />
      <Path d="M50 28 L57 36 L50 44 L43 36 Z M50 56 L57 64 L50 72 L43 64 Z" fill="#C98A3A" />
      <Path d="M24 50 L32 42 L38 50 L32 58 Z M76 50 L68 42 L62 50 L68 58 Z" fill="#1F2A44" />
    </G>
  ),
  plant: (color: string): ReactNode => (
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
  candle: (color: string): ReactNode => (
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
`,
  'src/ui/pictures/wear.tsx': `import type { ReactNode } from 'react';
import { Circle, G, Path, Rect } from 'react-native-svg';

const shade = 'rgba(0, 0, 0, 0.14)';
const shine = 'rgba(255, 255, 255, 0.24)';

/** Clothes, bags and gifts on a sheet of 100 x 100; \`color\` is their fabric or leather. */
export const wearDrawings = {
  cushion: (color: string): ReactNode => (
    <G>
      <Path
        d="M18 24 C30 20 70 20 82 24 C86 40 86 66 82 82 C70 86 30 86 18 82 C14 66 14 40 18 24 Z"
        fill={color}
      />
      <Path
        d="M64 21 C72 21 78 23 82 24 C86 40 86 66 82 82 C78 84 70 85 62 85 C74 66 74 40 64 21 Z"
        fill={shade}
      />
      <Path d="M30 24 V84 M42 22 V85" stroke={shine} strokeWidth={3} />
      <Circle cx={50} cy={53} r={3} fill={shade} />
    </G>
  ),
  shirt: (color: string): ReactNode => (
    <G>
      <Path
        d="M36 18 L18 26 L10 46 L24 52 L28 46 V86 H72 V46 L76 52 L90 46 L82 26 L64 18 C60 26 40 26 36 18 Z"
        fill={color}
      />
      <Path
        d="M60 24 C62 22 63 20 64 18 L82 26 L90 46 L76 52 L72 46 V86 H58 C64 66 64 44 60 24 Z"
        fill={shade}
      />
      <Path d="M36 18 C40 26 60 26 64 18 L58 15 C54 19 46 19 42 15 Z" fill={shine} />
      <Path d="M50 25 V86" stroke={shine} strokeWidth={2} />
      <Circle cx={50} cy={38} r={1.8} fill="#FFFFFF" />
      <Circle cx={50} cy={52} r={1.8} fill="#FFFFFF" />
      <Circle cx={50} cy={66} r={1.8} fill="#FFFFFF" />
    </G>
  ),
  tote: (color: string): ReactNode => (
    <G>
      <Path
        d="M36 42 V26 C36 14 64 14 64 26 V42"
        stroke={color}
        strokeWidth={5}
        strokeLinecap="round"
        fill="none"
      />
      <Path d="M22 36 H78 L82 84 C82 87 80 89 77 89 H23 C20 89 18 87 18 84 Z" fill={color} />
      <Path d="M62 36 H78 L82 84 C82 87 80 89 77 89 H60 C66 72 66 52 62 36 Z" fill={shade} />
      <Path d="M50 54 C58 46 68 56 50 72 C32 56 42 46 50 54 Z" fill="rgba(255, 255, 255, 0.75)" />
    </G>
  ),
  wallet: (color: string): ReactNode => (
    <G>
      <Rect x={26} y={22} width={50} height={20} rx={3} fill="#E9DFC8" />
      <Rect x={22} y={27} width={54} height={20} rx={3} fill="#CDB98F" />
      <Rect x={14} y={32} width={72} height={50} rx={9} fill={color} />
      <Path d="M64 32 H77 C82 32 86 36 86 41 V73 C86 78 82 82 77 82 H60 C68 66 68 48 64 32 Z" fill={shade} />
      <Path d="M20 38 H80 M20 76 H80" stroke={shine} strokeWidth={2} strokeDasharray="4 3" />
      <Rect x={62} y={50} width={26} height={15} rx={7.5} fill={color} />
      <Rect x={62} y={50} width={26} height={15} rx={7.5} fill={shade} />
      <Circle cx={70} cy={57.5} r={3.4} fill="#E5C76B" />
    </G>
  ),
  scarf: (color: string): ReactNode => (
    <G>
      <Path d="M30 16 C44 10 58 10 70 16 L74 32 C60 38 42 38 26 32 Z" fill={color} />
      <Path d="M30 30 L48 35 L44 88 H22 Z" fill={color} />
      <Path d="M52 35 L70 31 L78 76 H58 Z" fill={color} />
      <Path d="M52 35 L70 31 L78 76 H68 Z" fill={shade} />
      <Path d="M27 56 L46 57 M25 66 L45 67 M56 50 L73 47 M57 60 L75 57" stroke={shine} strokeWidth={4} />
      <Path
        d="M24 88 V95 M29 88 V95 M34 88 V95 M39 88 V95 M60 76 V83 M65 76 V83 M70 76 V83 M75 76 V83"
        stroke={color}
        strokeWidth={2.4}
      />
    </G>
  ),
  gift: (color: string): ReactNode => (
    <G>
      <Path
        d="M50 34 C38 34 28 28 32 19 C37 12 48 20 50 34 C52 20 63 12 68 19 C72 28 62 34 50 34 Z"
        stroke="#E5C76B"
        strokeWidth={5}
        fill="none"
      />
      <Rect x={22} y={46} width={56} height={42} rx={4} fill={color} />
      <Rect x={17} y={33} width={66} height={16} rx={4} fill={color} />
      <Path
        d="M62 33 H79 C81 33 83 35 83 37 V45 C83 47 81 49 79 49 H78 V84 C78 87 76 88 74 88 H62 Z"
        fill={shade}
      />
      <Rect x={44} y={33} width={12} height={55} fill="#E5C76B" />
    </G>
  ),
};
`,
  'src/ui/slots/NightGrid.tsx': `import { Pressable, StyleSheet, View } from 'react-native';
import { addDays, formatLongDay, formatWeekday, isToday, today } from '../../data/days';
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
                const isOver = !stay && day < today();
                const whenFree = isOver ? strings.slotScreen.over : strings.slotScreen.free;
                const state = stay ? stay.title || strings.slotScreen.taken : whenFree;
                const tone = stay ? 'onPrimary' : isOver ? 'muted' : 'success';
                const free = isOver ? colors.sunken : colors.successSoft;
                return (
                  <Pressable
                    key={day}
                    role="button"
                    aria-label={\`\${resource.name}, \${formatLongDay(day)}: \${state}\`}
                    aria-disabled={isOver}
                    disabled={isOver}
                    onPress={() => (stay ? onOpen(stay.id) : onBook(resource.id, day))}
                    style={({ pressed }) => [
                      styles.night,
                      { backgroundColor: stay ? colors.primary : free },
                      pressed && styles.pressed,
                    ]}
                  >
                    <AppText variant="caption" tone={tone}>
                      {formatWeekday(day)}
                    </AppText>
                    <AppText variant="label" tone={tone} style={isToday(day) && styles.today}>
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
                  {strings.slotScreen.stay(stay.title, formatLongDay(stay.start), formatLongDay(stay.end))}
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
  /** Who has it, empty in later hours of the same booking; of a free time when it begins within the hour. */
  title: string;
  state: 'free' | 'taken' | 'over' | 'closed';
  onPress: () => void;
}

export function SlotCell({ label, title, state, onPress }: SlotCellProps) {
  const { colors } = useTheme();
  const isUsable = state === 'free' || state === 'taken';
  const backgrounds = {
    free: colors.successSoft,
    taken: colors.primary,
    over: colors.sunken,
    closed: colors.sunken,
  };
  const words = {
    free: strings.slotScreen.free,
    taken: title || strings.slotScreen.taken,
    over: strings.slotScreen.over,
    closed: strings.slotScreen.closed,
  };
  return (
    <Pressable
      role="button"
      aria-label={\`\${label}: \${words[state]}\`}
      aria-disabled={!isUsable}
      disabled={!isUsable}
      onPress={onPress}
      style={({ pressed }) => [
        styles.cell,
        { backgroundColor: backgrounds[state] },
        pressed && styles.pressed,
      ]}
    >
      {state === 'free' ? <Icon name="add" size={18} tone="success" /> : null}
      {title ? (
        <AppText
          variant="caption"
          tone={state === 'taken' ? 'onPrimary' : 'success'}
          numberOfLines={2}
          style={styles.title}
        >
          {title}
        </AppText>
      ) : null}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  cell: {
    flex: 1,
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
import { toTime } from '../../data/slots';
import { space } from '../../theme';
import { AppText } from '../AppText';
import { listHours, listParts, type TakenSlot } from './hour-parts';
import { SlotCell } from './SlotCell';

interface SlotGridProps {
  resources: readonly { id: string; name: string }[];
  taken: readonly TakenSlot[];
  /** Times before are over, in minutes since midnight. */
  from: number;
  onOpen: (id: string) => void;
  onBook: (resourceId: string, time: string) => void;
}

const cellHeight = 52;
const gap = 6;

/** One column per resource, one row per hour: what is free can be booked with one press. */
export function SlotGrid({ resources, taken, from, onOpen, onBook }: SlotGridProps) {
  const columns = resources.map((resource) => ({
    ...resource,
    own: taken.filter((slot) => slot.resourceId === resource.id),
  }));
  // An hour with several bookings is as high as all of them, in every column.
  const hours = listHours(taken).map((start) => {
    const most = Math.max(1, ...columns.map(({ own }) => listParts(own, start, from).length));
    return { start, size: { height: most * (cellHeight + gap) - gap } };
  });

  return (
    <View style={styles.grid}>
      <View style={styles.column}>
        <View style={styles.header} />
        {hours.map(({ start, size }) => (
          <View key={start} style={[styles.time, size]}>
            <AppText variant="caption" tone="muted">
              {toTime(start)}
            </AppText>
          </View>
        ))}
      </View>
      <ScrollView horizontal showsHorizontalScrollIndicator={false} contentContainerStyle={styles.columns}>
        {columns.map(({ id, name, own }) => (
          <View key={id} style={[styles.column, styles.resource]}>
            <View style={styles.header}>
              <AppText variant="label" numberOfLines={2}>
                {name}
              </AppText>
            </View>
            {hours.map(({ start, size }) => (
              <View key={start} style={[styles.column, size]}>
                {listParts(own, start, from).map((part) =>
                  part.state === 'taken' ? (
                    <SlotCell
                      key={part.slot.id}
                      label={\`\${name}, \${toTime(part.start)}\`}
                      title={part.slot.start >= start ? part.slot.title : ''}
                      state="taken"
                      onPress={() => onOpen(part.slot.id)}
                    />
                  ) : (
                    <SlotCell
                      key={part.state}
                      label={\`\${name}, \${toTime(part.start)}\`}
                      title={part.start === start ? '' : toTime(part.start)}
                      state={part.state}
                      onPress={() => onBook(id, toTime(part.start))}
                    />
                  ),
                )}
              </View>
            ))}
          </View>
        ))}
      </ScrollView>
    </View>
  );
}

const styles = StyleSheet.create({
  grid: { flexDirection: 'row', gap: space.sm },
  column: { gap },
  time: { justifyContent: 'center' },
  header: { minHeight: 40, justifyContent: 'flex-end', paddingBottom: 2 },
  columns: { gap, flexGrow: 1 },
  resource: { flexGrow: 1, flexBasis: 96, minWidth: 96 },
});
`,
  'src/ui/slots/hour-parts.ts': `import { openingHours } from '../../data/opening-hours';
import { dayEnd, listFreeHours, overlap, type Span } from '../../data/slots';

export interface TakenSlot extends Span {
  id: string;
  resourceId: string;
  title: string;
}

/** What one resource has in an hour: a booking, a free time, or nothing because it is over or closed. */
export type HourPart =
  | { state: 'taken'; start: number; slot: TakenSlot }
  | { state: 'free' | 'over' | 'closed'; start: number };

export const hourLength = 60;

/** The full hours of a day: the opening hours, and those of bookings before or after them. */
export function listHours(taken: readonly Span[]): number[] {
  const first = Math.min(openingHours.start, ...taken.map(({ start }) => start));
  const last = Math.max(openingHours.end, ...taken.map(({ end }) => Math.min(end, dayEnd)));
  const begin = Math.floor(first / hourLength) * hourLength;
  const count = Math.ceil((last - begin) / hourLength);
  return Array.from({ length: count }, (_, index) => begin + index * hourLength);
}

/** The bookings of one resource in the hour, and the first free time of it, by start. */
export function listParts(own: readonly TakenSlot[], hour: number, from: number): HourPart[] {
  const span = { start: hour, end: hour + hourLength };
  const bookings = own
    .filter((slot) => overlap(slot, span))
    .map((slot) => ({ state: 'taken' as const, start: Math.max(slot.start, hour), slot }));
  const free = listFreeHours(own, from)
    .filter((start) => start >= span.start && start < span.end)
    .map((start) => ({ state: 'free' as const, start }));
  const parts = [...bookings, ...free].sort((a, b) => a.start - b.start);
  if (parts.length > 0) return parts;
  const isOpen = span.end > openingHours.start && hour < openingHours.end;
  return [{ state: isOpen ? 'over' : 'closed', start: hour }];
}
`,
  'src/ui/tab-icon.tsx': `import Ionicons from '@expo/vector-icons/Ionicons';
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
  'src/ui/tab-label-size.ts': `/** Average width of a letter, as a part of the size of its text. */
const letterWidth = 0.62;
const gap = 6;
/** Smaller letters cannot be read; a longer label is cut off. */
const smallest = 9;

/** The size, at most \`size\`, at which the longest label of a tab bar fits below its icon. */
export function tabLabelSize(labels: readonly string[], barWidth: number, size: number) {
  const longest = Math.max(1, ...labels.map((label) => label.length));
  const room = barWidth / Math.max(1, labels.length) - gap;
  return Math.max(smallest, Math.min(size, room / (longest * letterWidth)));
}
`,
  'src/ui/use-back.ts': `import { useIsFocused } from '@react-navigation/native';
import { useEffect } from 'react';
import { BackHandler, Platform } from 'react-native';

/** Android's way back closes what is open on the screen in front instead of leaving the screen. */
export function useBack(onBack: () => void) {
  const isFocused = useIsFocused();
  useEffect(() => {
    if (Platform.OS !== 'android' || !isFocused) return;
    const subscription = BackHandler.addEventListener('hardwareBackPress', () => {
      onBack();
      return true;
    });
    return () => subscription.remove();
  }, [isFocused, onBack]);
}
`,
  'src/ui/week/WeekGrid.tsx': `import { Pressable, StyleSheet, View } from 'react-native';
import { addDays, formatLongDay, formatWeekday, isToday } from '../../data/days';
import { strings } from '../../strings';
import { radius, useTheme } from '../../theme';
import { AppText } from '../AppText';

export interface WeekEntry {
  id: string;
  /** A day such as 2026-01-31. */
  day: string;
  /** Minutes since midnight; null without a time. */
  start: number | null;
  end: number;
  title: string;
}

interface WeekGridProps {
  /** First of seven days. */
  from: string;
  entries: readonly WeekEntry[];
  selected: string;
  onSelect: (day: string) => void;
}

const hourHeight = 26;
const shortest = 18;

/** Seven days side by side with a block per entry; a press shows the entries of the day. */
export function WeekGrid({ from, entries, selected, onSelect }: WeekGridProps) {
  const { colors } = useTheme();
  const timed = entries.filter((entry) => entry.start !== null);
  const first = Math.floor(Math.min(9 * 60, ...timed.map((entry) => entry.start ?? 0)) / 60);
  const last = Math.ceil(Math.max(17 * 60, ...timed.map((entry) => entry.end)) / 60);
  const blocks = [colors.primary, colors.success, colors.warning, colors.heroTo];
  const height = timed.length > 0 ? (last - first) * hourHeight : 96;
  const titles = [...new Set(entries.map((entry) => entry.title))];

  return (
    <View style={styles.week}>
      {Array.from({ length: 7 }, (_, index) => addDays(from, index)).map((day) => {
        const own = entries.filter((entry) => entry.day === day);
        const active = day === selected;
        return (
          <Pressable
            key={day}
            role="button"
            aria-selected={active}
            aria-label={own.length > 0 ? strings.dates.marked(formatLongDay(day)) : formatLongDay(day)}
            onPress={() => onSelect(day)}
            style={[styles.day, { backgroundColor: active ? colors.soft : colors.sunken }]}
          >
            <AppText variant="caption" tone={active ? 'onSoft' : 'muted'} numberOfLines={1}>
              {formatWeekday(day)}
            </AppText>
            <View style={[styles.number, isToday(day) && { backgroundColor: colors.primary }]}>
              <AppText variant="label" tone={isToday(day) ? 'onPrimary' : 'ink'}>
                {Number(day.slice(8))}
              </AppText>
            </View>
            <View style={[styles.track, { height }]}>
              {own.map((entry, index) => {
                const color = blocks[titles.indexOf(entry.title) % blocks.length] ?? colors.primary;
                const top =
                  entry.start === null
                    ? index * (shortest + 3)
                    : ((entry.start - first * 60) / 60) * hourHeight;
                const size =
                  entry.start === null ? shortest : ((entry.end - entry.start) / 60) * hourHeight - 2;
                return (
                  <View
                    key={\`\${entry.id}-\${index}\`}
                    style={[styles.block, { top, height: Math.max(shortest, size), backgroundColor: color }]}
                  />
                );
              })}
            </View>
          </Pressable>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  week: { flexDirection: 'row', gap: 4 },
  day: {
    flex: 1,
    minWidth: 0,
    alignItems: 'center',
    gap: 4,
    paddingVertical: 8,
    borderRadius: radius.control,
    overflow: 'hidden',
  },
  number: {
    minWidth: 28,
    minHeight: 28,
    borderRadius: 14,
    alignItems: 'center',
    justifyContent: 'center',
  },
  track: { width: '100%' },
  block: { position: 'absolute', left: 4, right: 4, borderRadius: 6 },
});
`,
};
