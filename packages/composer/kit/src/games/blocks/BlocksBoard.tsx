import { StyleSheet, View } from 'react-native';
import Svg, { Rect } from 'react-native-svg';
import { strings } from '../../strings';
import { radius, useTheme } from '../../theme';
import type { Direction } from '../direction';
import { useSwipe } from '../use-swipe';
import { type BlocksState, cellsAt, columns, landing, levelOf, rows } from './engine';
import { type PieceName, pieceColors } from './pieces';

interface BlocksBoardProps {
  game: BlocksState;
  onSwipe: (direction: Direction) => void;
  onTap: () => void;
}

export function BlocksBoard({ game, onSwipe, onTap }: BlocksBoardProps) {
  const { colors } = useTheme();
  const handlers = useSwipe(onSwipe, onTap);
  return (
    <View
      {...handlers}
      aria-label={strings.blocks.board(levelOf(game), game.lines)}
      style={[styles.board, { backgroundColor: colors.sunken, borderColor: colors.line }]}
    >
      <Svg width="100%" height="100%" viewBox={`0 0 ${columns} ${rows}`}>
        {Array.from({ length: columns - 1 }, (_, index) => (
          <Rect key={index} x={index + 0.98} y={0} width={0.04} height={rows} fill={colors.line} />
        ))}
        {cellsAt(landing(game)).map(({ x, y }) => (
          <Rect
            key={`${x}-${y}`}
            x={x + 0.1}
            y={y + 0.1}
            width={0.8}
            height={0.8}
            rx={0.18}
            fill="none"
            stroke={pieceColors[game.piece.name]}
            strokeWidth={0.1}
            opacity={0.7}
          />
        ))}
        {game.cells.map((name, index) =>
          name ? <Block key={index} name={name} x={index % columns} y={Math.floor(index / columns)} /> : null,
        )}
        {cellsAt(game.piece).map(({ x, y }) => (
          <Block key={`${x}-${y}`} name={game.piece.name} x={x} y={y} />
        ))}
      </Svg>
    </View>
  );
}

export function Block({ name, x, y }: { name: PieceName; x: number; y: number }) {
  return (
    <>
      <Rect x={x + 0.04} y={y + 0.04} width={0.92} height={0.92} rx={0.2} fill={pieceColors[name]} />
      <Rect x={x + 0.16} y={y + 0.14} width={0.68} height={0.16} rx={0.08} fill="#FFFFFF" opacity={0.35} />
    </>
  );
}

const styles = StyleSheet.create({
  board: {
    width: '100%',
    height: '100%',
    borderRadius: radius.control,
    borderWidth: 1,
    overflow: 'hidden',
    userSelect: 'none',
  },
});
