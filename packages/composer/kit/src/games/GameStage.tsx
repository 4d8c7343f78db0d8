import type { ReactNode } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { space } from '../theme';

interface GameStageProps {
  /** Width of the board by its height. */
  ratio: number;
  /** Beside the board. */
  side?: ReactNode;
  /** Buttons: below the board, or beside it on a phone on its side. */
  buttons?: ReactNode;
  children?: ReactNode;
}

/** A tall board that is visible as a whole, with its buttons within reach. */
export function GameStage({ ratio, side, buttons, children }: GameStageProps) {
  const { width, height } = useWindowDimensions();
  const isWide = width > height;
  const tallest = isWide ? Math.max(280, height - 120) : Math.max(300, height - 350);
  const widest = Math.min(width, 640) - 2 * space.lg - (side ? 84 + space.md : 0);
  const boardHeight = Math.min(tallest, widest / ratio);
  return (
    <View style={[styles.stage, isWide && styles.wide]}>
      <View style={styles.row}>
        <View style={{ height: boardHeight, width: boardHeight * ratio }}>{children}</View>
        {side ? <View style={styles.side}>{side}</View> : null}
      </View>
      <View style={[styles.buttons, isWide && styles.column]}>{buttons}</View>
    </View>
  );
}

const styles = StyleSheet.create({
  stage: { gap: space.lg, alignItems: 'center' },
  wide: { flexDirection: 'row', justifyContent: 'center' },
  row: { flexDirection: 'row', justifyContent: 'center', gap: space.md },
  side: { width: 84, gap: space.md },
  buttons: {
    flexDirection: 'row',
    alignItems: 'center',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: space.md,
  },
  column: { maxWidth: 120 },
});
