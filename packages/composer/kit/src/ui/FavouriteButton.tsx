import { Pressable, StyleSheet, View } from 'react-native';
import { strings } from '../strings';
import { useTheme } from '../theme';
import { Icon } from './Icon';

interface FavouriteButtonProps {
  name: string;
  value: boolean;
  onChange: (value: boolean) => void;
}

export function FavouriteButton({ name, value, onChange }: FavouriteButtonProps) {
  const { colors } = useTheme();
  return (
    <Pressable
      role="checkbox"
      aria-checked={value}
      aria-label={strings.common.favourite(name)}
      onPress={() => onChange(!value)}
      style={({ pressed }) => [styles.target, pressed && styles.pressed]}
    >
      <View style={[styles.circle, { backgroundColor: colors.raised }]}>
        <Icon name={value ? 'heart' : 'heart-outline'} size={18} tone={value ? 'danger' : 'muted'} />
      </View>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  target: { width: 44, height: 44, alignItems: 'center', justifyContent: 'center' },
  circle: { width: 34, height: 34, borderRadius: 17, alignItems: 'center', justifyContent: 'center' },
  pressed: { opacity: 0.6 },
});
