import { Pressable, StyleSheet, View } from 'react-native';
import { strings } from '../strings';
import { radius, space, useTheme } from '../theme';
import { AppText } from './AppText';
import { Avatar } from './Avatar';
import { Icon } from './Icon';

interface AttendanceRowProps {
  name: string;
  text: string;
  /** Undefined until it was marked. */
  value: boolean | undefined;
  onChange: (present: boolean) => void;
  onPress?: () => void;
}

/** A person with two buttons: here, not here. */
export function AttendanceRow({ name, text, value, onChange, onPress }: AttendanceRowProps) {
  const { colors, surface } = useTheme();
  const choices = [
    {
      present: true,
      icon: 'checkmark',
      ink: 'success',
      soft: colors.successSoft,
      label: strings.attendanceScreen.markHere,
    },
    {
      present: false,
      icon: 'close',
      ink: 'danger',
      soft: colors.dangerSoft,
      label: strings.attendanceScreen.markAway,
    },
  ] as const;
  return (
    <View style={[styles.row, surface]}>
      <Pressable
        role="button"
        aria-label={text ? `${name}, ${text}` : name}
        disabled={!onPress}
        onPress={onPress}
        style={({ pressed }) => [styles.main, pressed && styles.pressed]}
      >
        <Avatar name={name} size={38} />
        <View style={styles.texts}>
          <AppText variant="heading" numberOfLines={2}>
            {name}
          </AppText>
          {text ? (
            <AppText variant="caption" tone="muted" numberOfLines={1}>
              {text}
            </AppText>
          ) : null}
        </View>
      </Pressable>
      {choices.map(({ present, icon, ink, soft, label }) => {
        const selected = value === present;
        return (
          <Pressable
            key={icon}
            role="radio"
            aria-checked={selected}
            aria-label={label(name)}
            onPress={() => onChange(present)}
            style={({ pressed }) => [
              styles.choice,
              { backgroundColor: selected ? colors[ink] : soft },
              pressed && styles.pressed,
            ]}
          >
            <Icon name={icon} size={20} tone={selected ? 'page' : ink} />
          </Pressable>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.sm,
    paddingHorizontal: space.md,
    borderRadius: radius.card,
  },
  main: {
    flex: 1,
    minHeight: 62,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.md,
    paddingVertical: space.sm,
  },
  texts: { flex: 1, gap: 1 },
  choice: { width: 44, height: 44, borderRadius: 14, alignItems: 'center', justifyContent: 'center' },
  pressed: { opacity: 0.6 },
});
