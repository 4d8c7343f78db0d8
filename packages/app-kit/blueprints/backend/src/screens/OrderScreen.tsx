import { Ionicons } from '@expo/vector-icons';
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
