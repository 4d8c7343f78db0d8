import { StyleSheet, View } from 'react-native';
import { strings } from '../strings';
import { Icon } from './Icon';

/** A rating of 1 to 5 stars to read. */
export function Stars({ value, size = 14 }: { value: number; size?: number }) {
  return (
    <View role="img" aria-label={strings.common.stars(value)} style={styles.row}>
      {[1, 2, 3, 4, 5].map((star) => (
        <Icon
          key={star}
          name={star <= value ? 'star' : 'star-outline'}
          size={size}
          tone={star <= value ? 'warning' : 'faint'}
        />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', gap: 2 },
});
