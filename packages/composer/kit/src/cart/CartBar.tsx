import { Pressable, StyleSheet } from 'react-native';
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
