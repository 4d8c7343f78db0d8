import type { ComponentType } from 'react';
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
