import { Pressable, StyleSheet, View } from 'react-native';
import { space, useTheme } from '../../theme';
import { Icon } from '../Icon';
import { FieldFrame } from './FieldFrame';

const swatches = [
  '#d9483b',
  '#e8833a',
  '#e0b02e',
  '#4f9d69',
  '#2f9c95',
  '#3b7dd8',
  '#6a5acd',
  '#c0569b',
  '#8a6248',
  '#5f6b7a',
];

interface ColorFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: string;
}

export function ColorField({ label, value, onChange, error }: ColorFieldProps) {
  const { colors } = useTheme();
  return (
    <FieldFrame label={label} error={error}>
      <View role="radiogroup" aria-label={label} style={styles.swatches}>
        {swatches.map((swatch, index) => (
          <Pressable
            key={swatch}
            role="radio"
            aria-checked={swatch === value}
            aria-label={`${label} ${index + 1}`}
            onPress={() => onChange(swatch)}
            style={[
              styles.swatch,
              { backgroundColor: swatch, borderColor: swatch === value ? colors.ink : swatch },
            ]}
          >
            {swatch === value ? <Icon name="checkmark" tone="onHero" /> : null}
          </Pressable>
        ))}
      </View>
    </FieldFrame>
  );
}

const styles = StyleSheet.create({
  swatches: { flexDirection: 'row', flexWrap: 'wrap', gap: space.sm },
  swatch: {
    width: 44,
    height: 44,
    borderRadius: 22,
    borderWidth: 3,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
