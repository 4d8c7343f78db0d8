import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { space } from '../theme';
import { AppText } from './AppText';
import { Card } from './Card';

interface StatTilesProps {
  tiles: readonly { label: string; value: string }[];
}

/** A few figures side by side. */
export function StatTiles({ tiles }: StatTilesProps) {
  // Larger texts need wider tiles, so that a figure stays on its line.
  const { fontScale } = useWindowDimensions();
  return (
    <View style={styles.row}>
      {tiles.map(({ label, value }) => (
        <Card
          key={label}
          style={[styles.tile, { flexBasis: Math.max(96, 36 + 11 * value.length) * fontScale }]}
        >
          <AppText variant={value.length > 5 ? 'heading' : 'title'}>{value}</AppText>
          <AppText variant="caption" tone="muted">
            {label}
          </AppText>
        </Card>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.sm },
  tile: { flexGrow: 1, padding: space.md + 2, gap: 2, justifyContent: 'space-between' },
});
