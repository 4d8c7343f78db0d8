import type { ReactNode } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { radius } from '../theme';

/** Eight cells of 44 points. */
const smallest = 352;

/** A board of eight by eight. Its cells need nearly the whole width of a small phone. */
export function SquareBoard({ color, children }: { color: string; children?: ReactNode }) {
  const { height } = useWindowDimensions();
  const maxWidth = Math.max(smallest, height - 96);
  return (
    <View style={styles.around}>
      <View style={[styles.board, { maxWidth, backgroundColor: color }]}>{children}</View>
    </View>
  );
}

const styles = StyleSheet.create({
  around: { alignItems: 'center', marginHorizontal: -16 },
  board: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    width: '100%',
    aspectRatio: 1,
    borderRadius: radius.control,
    overflow: 'hidden',
    userSelect: 'none',
  },
});
