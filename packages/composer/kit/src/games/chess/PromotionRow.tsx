import { Pressable, StyleSheet, View } from 'react-native';
import { strings } from '../../strings';
import { radius, space, useTheme } from '../../theme';
import { AppText } from '../../ui/AppText';
import { PieceView } from './PieceView';
import { letterOf, type Move } from './position';

interface PromotionRowProps {
  moves: readonly Move[];
  color: 'w' | 'b';
  onChoose: (move: Move) => void;
}

/** What a pawn on the last row becomes. */
export function PromotionRow({ moves, color, onChoose }: PromotionRowProps) {
  const { colors } = useTheme();
  return (
    <View role="alert" style={styles.box}>
      <AppText variant="label">{strings.chess.promote}</AppText>
      <View style={styles.row}>
        {moves.map((move) => {
          const piece = letterOf(move.promotion ?? 'q', color);
          return (
            <Pressable
              key={piece}
              role="button"
              aria-label={strings.chess.pieces[piece] ?? ''}
              onPress={() => onChoose(move)}
              style={({ pressed }) => [
                styles.choice,
                { backgroundColor: colors.soft },
                pressed && styles.pressed,
              ]}
            >
              <PieceView piece={piece} size={40} />
            </Pressable>
          );
        })}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  box: { alignItems: 'center', gap: space.sm },
  row: { flexDirection: 'row', gap: space.md },
  choice: {
    width: 56,
    height: 56,
    borderRadius: radius.control,
    alignItems: 'center',
    justifyContent: 'center',
  },
  pressed: { opacity: 0.6 },
});
