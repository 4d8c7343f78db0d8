import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { strings } from '../strings';
import { space } from '../theme';
import { IconButton } from '../ui/IconButton';
import type { Direction } from './direction';

interface ArrowPadProps {
  onPress: (direction: Direction) => void;
  /** A button of the game at the end of the row. */
  children?: ReactNode;
}

/** The same as swiping, for those who cannot or do not want to swipe. */
export function ArrowPad({ onPress, children }: ArrowPadProps) {
  return (
    <View style={styles.pad}>
      <IconButton icon="arrow-back" label={strings.games.left} onPress={() => onPress('left')} />
      <IconButton icon="arrow-up" label={strings.games.up} onPress={() => onPress('up')} />
      <IconButton icon="arrow-down" label={strings.games.down} onPress={() => onPress('down')} />
      <IconButton icon="arrow-forward" label={strings.games.right} onPress={() => onPress('right')} />
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  pad: { flexDirection: 'row', justifyContent: 'center', gap: space.md },
});
