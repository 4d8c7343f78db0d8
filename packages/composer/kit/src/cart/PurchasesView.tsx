import { StyleSheet, View } from 'react-native';
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
            <AppText>{purchase.lines.map(({ name, count }) => `${count} × ${name}`).join(', ')}</AppText>
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
