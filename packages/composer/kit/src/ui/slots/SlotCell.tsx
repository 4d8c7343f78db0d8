import { Pressable, StyleSheet } from 'react-native';
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
      aria-label={`${label}: ${words[state]}`}
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
