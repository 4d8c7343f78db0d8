import { Pressable, StyleSheet, View } from 'react-native';
import { strings } from '../../strings';
import { Icon } from '../Icon';
import { FieldFrame } from './FieldFrame';

interface RatingFieldProps {
  label: string;
  value: number | null;
  onChange: (value: number) => void;
  error?: string;
}

export function RatingField({ label, value, onChange, error }: RatingFieldProps) {
  return (
    <FieldFrame label={label} error={error}>
      <View role="radiogroup" aria-label={label} style={styles.stars}>
        {[1, 2, 3, 4, 5].map((star) => (
          <Pressable
            key={star}
            role="radio"
            aria-checked={star === value}
            aria-label={strings.common.stars(star)}
            onPress={() => onChange(star)}
            style={styles.star}
          >
            <Icon
              name={star <= (value ?? 0) ? 'star' : 'star-outline'}
              size={28}
              tone={star <= (value ?? 0) ? 'warning' : 'muted'}
            />
          </Pressable>
        ))}
      </View>
    </FieldFrame>
  );
}

const styles = StyleSheet.create({
  stars: { flexDirection: 'row' },
  star: { width: 48, height: 48, alignItems: 'center', justifyContent: 'center' },
});
