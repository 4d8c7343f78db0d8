import { Pressable, StyleSheet, View } from 'react-native';
import { strings } from '../../strings';
import { SquareBoard } from '../SquareBoard';
import { PieceView } from './PieceView';
import { columnOf, type Move, type Position, rowOf, squareName } from './position';

interface ChessBoardProps {
  position: Position;
  selected: number | null;
  /** Where the selected piece may go. */
  targets: readonly Move[];
  last: Move | undefined;
  /** The king in check. */
  checked: number | null;
  /** Black is below. */
  isTurned: boolean;
  onPress: (square: number) => void;
}

const shades = { light: '#EEDDC0', dark: '#B08560' };
const marks = { selected: '#F2C94C', last: '#E3C878', checked: '#E86A5E', target: '#1F6F5C' };
const squares = Array.from({ length: 64 }, (_, square) => square);

export function ChessBoard({
  position,
  selected,
  targets,
  last,
  checked,
  isTurned,
  onPress,
}: ChessBoardProps) {
  const { cells } = position;
  const background = (square: number): string => {
    if (square === selected) return marks.selected;
    if (square === checked) return marks.checked;
    if (last && (square === last.from || square === last.to)) return marks.last;
    return (rowOf(square) + columnOf(square)) % 2 === 0 ? shades.light : shades.dark;
  };
  return (
    <SquareBoard color={shades.dark}>
      {(isTurned ? [...squares].reverse() : squares).map((square) => {
        const piece = cells[square] ?? '.';
        const isTarget = targets.some(({ to }) => to === square);
        const name = piece === '.' ? strings.chess.empty : (strings.chess.pieces[piece] ?? '');
        return (
          <Pressable
            key={square}
            role="button"
            aria-label={strings.chess.square(squareName(square), name, isTarget)}
            aria-selected={square === selected}
            onPress={() => onPress(square)}
            style={[styles.square, { backgroundColor: background(square) }]}
          >
            {piece === '.' ? null : <PieceView piece={piece} size="92%" />}
            {isTarget ? <View style={piece === '.' ? styles.dot : styles.ring} /> : null}
          </Pressable>
        );
      })}
    </SquareBoard>
  );
}

const styles = StyleSheet.create({
  square: { width: '12.5%', height: '12.5%', alignItems: 'center', justifyContent: 'center' },
  dot: {
    position: 'absolute',
    width: '30%',
    height: '30%',
    borderRadius: 99,
    backgroundColor: marks.target,
    opacity: 0.75,
  },
  ring: {
    position: 'absolute',
    width: '94%',
    height: '94%',
    borderRadius: 99,
    borderWidth: 4,
    borderColor: marks.target,
    opacity: 0.75,
  },
});
