import { Pressable, StyleSheet, View } from 'react-native';
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
        aria-label={`${name}, ${count} ${unit ?? ''}`}
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
                  width: `${Math.round(fill * 100)}%`,
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
