import { StyleSheet, Text, View } from 'react-native';
import { type, useTheme } from '../theme';

interface AvatarProps {
  name: string;
  size?: number;
}

/** The initials of a person on one of the app's colours, always the same for a name. */
export function Avatar({ name, size = 44 }: AvatarProps) {
  const { colors } = useTheme();
  const initials = name
    .split(' ')
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => Array.from(word)[0]?.toLocaleUpperCase() ?? '')
    .join('');
  const sum = Array.from(name).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  const surfaces = [
    { background: colors.soft, ink: colors.onSoft },
    { background: colors.successSoft, ink: colors.success },
    { background: colors.warningSoft, ink: colors.warning },
    { background: colors.sunken, ink: colors.ink },
  ];
  const surface = surfaces[sum % surfaces.length] ?? { background: colors.soft, ink: colors.onSoft };
  return (
    <View
      aria-hidden
      style={[
        styles.circle,
        { width: size, height: size, borderRadius: size / 2, backgroundColor: surface.background },
      ]}
    >
      <Text style={[type.button, { color: surface.ink, fontSize: size * 0.36, lineHeight: size * 0.5 }]}>
        {initials}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  circle: { alignItems: 'center', justifyContent: 'center' },
});
