import { Ionicons } from '@expo/vector-icons';
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
        <CartRow key={`${line.productId}-${line.color}`} line={line} />
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
              width: `${Math.round(share * 100)}%`,
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
