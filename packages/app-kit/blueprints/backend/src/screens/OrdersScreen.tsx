import { Ionicons } from '@expo/vector-icons';
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
      `${order.title} ${order.customer} ${order.address}`.toLocaleLowerCase().includes(wanted),
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
