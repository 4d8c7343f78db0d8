import { StyleSheet, TextInput, View } from 'react-native';
import { strings } from '../strings';
import { radius, space, type, useTheme } from '../theme';
import { Icon } from './Icon';
import { IconButton } from './IconButton';

interface SearchBarProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

export function SearchBar({ label, value, onChange }: SearchBarProps) {
  const { colors } = useTheme();
  return (
    <View style={[styles.bar, { backgroundColor: colors.sunken }]}>
      <Icon name="search" size={18} tone="muted" />
      <TextInput
        aria-label={label}
        placeholder={label}
        placeholderTextColor={colors.muted}
        value={value}
        onChangeText={onChange}
        autoCorrect={false}
        returnKeyType="search"
        style={[styles.input, type.body, { color: colors.ink }]}
      />
      {value ? (
        <IconButton
          plain
          icon="close-circle"
          tone="muted"
          label={strings.common.clear}
          onPress={() => onChange('')}
        />
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  bar: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.sm,
    minHeight: 48,
    paddingLeft: 14,
    borderRadius: radius.control,
  },
  input: { flex: 1, minWidth: 0, minHeight: 44, outlineStyle: 'solid', outlineWidth: 0 },
});
