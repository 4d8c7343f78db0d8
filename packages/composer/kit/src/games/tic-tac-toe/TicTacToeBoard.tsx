import { Pressable, StyleSheet, View } from 'react-native';
import Svg, { Circle, Path } from 'react-native-svg';
import { strings } from '../../strings';
import { radius, space, useTheme } from '../../theme';
import type { Cells, Mark } from './engine';

interface TicTacToeBoardProps {
  cells: Cells;
  /** The three cells that won. */
  line: number[] | undefined;
  disabled: boolean;
  onPress: (index: number) => void;
}

export function TicTacToeBoard({ cells, line, disabled, onPress }: TicTacToeBoardProps) {
  const { colors, surface } = useTheme();
  return (
    <View style={styles.board}>
      {cells.map((mark, index) => (
        <View key={index} style={styles.slot}>
          <Pressable
            role="button"
            aria-label={strings.ticTacToe.cell(index + 1, mark === null ? '' : mark.toUpperCase())}
            disabled={disabled || mark !== null}
            onPress={() => onPress(index)}
            style={({ pressed }) => [
              styles.cell,
              surface,
              line?.includes(index) && { backgroundColor: colors.soft },
              pressed && styles.pressed,
            ]}
          >
            {mark ? <MarkPicture mark={mark} /> : null}
          </Pressable>
        </View>
      ))}
    </View>
  );
}

function MarkPicture({ mark }: { mark: Mark }) {
  const { colors } = useTheme();
  return (
    <Svg width="56%" height="56%" viewBox="0 0 40 40" aria-hidden>
      {mark === 'x' ? (
        <Path d="M7 7 L33 33 M33 7 L7 33" stroke={colors.primary} strokeWidth={7} strokeLinecap="round" />
      ) : (
        <Circle cx={20} cy={20} r={14} stroke={colors.warning} strokeWidth={7} fill="none" />
      )}
    </Svg>
  );
}

const styles = StyleSheet.create({
  board: { flexDirection: 'row', flexWrap: 'wrap', margin: -space.xs },
  slot: { width: '33.33%', padding: space.xs },
  cell: { aspectRatio: 1, borderRadius: radius.card, alignItems: 'center', justifyContent: 'center' },
  pressed: { opacity: 0.6 },
});
