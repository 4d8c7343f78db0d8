import { StyleSheet, Text, View } from 'react-native';
import { type Palette, type, useTheme } from '../theme';

export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

const inks: Record<Tone, keyof Palette> = {
  neutral: 'muted',
  info: 'onSoft',
  success: 'success',
  warning: 'warning',
  danger: 'danger',
};
const backgrounds: Record<Tone, keyof Palette> = {
  neutral: 'sunken',
  info: 'soft',
  success: 'successSoft',
  warning: 'warningSoft',
  danger: 'dangerSoft',
};

interface BadgeProps {
  label: string;
  tone?: Tone;
}

/** A short status next to a title. */
export function Badge({ label, tone = 'neutral' }: BadgeProps) {
  const { colors } = useTheme();
  return (
    <View style={[styles.badge, { backgroundColor: colors[backgrounds[tone]] }]}>
      <Text numberOfLines={1} style={[type.caption, styles.text, { color: colors[inks[tone]] }]}>
        {label}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  badge: { alignSelf: 'flex-start', paddingHorizontal: 10, paddingVertical: 4, borderRadius: 10 },
  text: { fontWeight: '600' },
});
