import { Pressable, StyleSheet } from 'react-native';
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
