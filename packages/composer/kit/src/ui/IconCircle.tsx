import { StyleSheet, View } from 'react-native';
import { type Palette, useTheme } from '../theme';
import { Icon, type IconName } from './Icon';

interface IconCircleProps {
  icon: IconName;
  background?: keyof Palette;
  tone?: keyof Palette;
  size?: number;
}

export function IconCircle({ icon, background = 'soft', tone = 'onSoft', size = 44 }: IconCircleProps) {
  const { colors } = useTheme();
  return (
    <View
      style={[
        styles.circle,
        { width: size, height: size, borderRadius: size / 3, backgroundColor: colors[background] },
      ]}
    >
      <Icon name={icon} size={size * 0.48} tone={tone} />
    </View>
  );
}

const styles = StyleSheet.create({
  circle: { alignItems: 'center', justifyContent: 'center' },
});
