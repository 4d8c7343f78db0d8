import { Pressable, StyleSheet } from 'react-native';
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
  const words = {
    free: strings.slotScreen.free,
    taken: title || strings.slotScreen.taken,
    over: strings.slotScreen.over,
  };
  return (
    <Pressable
      role="button"
      aria-label={`${label}: ${words[state]}`}
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
