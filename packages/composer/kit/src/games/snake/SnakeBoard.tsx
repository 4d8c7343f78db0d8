import { StyleSheet, View } from 'react-native';
import Svg, { Circle, Rect } from 'react-native-svg';
import { strings } from '../../strings';
import { radius, useTheme } from '../../theme';
import type { Direction } from '../direction';
import { useSwipe } from '../use-swipe';
import type { SnakeGame } from './engine';

interface SnakeBoardProps {
  game: SnakeGame;
  onSwipe: (direction: Direction) => void;
}

export function SnakeBoard({ game, onSwipe }: SnakeBoardProps) {
  const { colors } = useTheme();
  const handlers = useSwipe(onSwipe);
  const { size, snake, food } = game;
  const head = snake[0];
  return (
    <View
      {...handlers}
      aria-label={strings.snake.board(snake.length)}
      style={[styles.board, { backgroundColor: colors.sunken }]}
    >
      <Svg width="100%" height="100%" viewBox={`0 0 ${size} ${size}`}>
        {Array.from({ length: size * size }, (_, index) =>
          index % 2 === 0 ? (
            <Rect
              key={index}
              x={index % size}
              y={Math.floor(index / size)}
              width={1}
              height={1}
              fill={colors.line}
              opacity={0.35}
            />
          ) : null,
        )}
        <Circle cx={food.x + 0.5} cy={food.y + 0.5} r={0.36} fill={colors.danger} />
        <Circle cx={food.x + 0.4} cy={food.y + 0.38} r={0.09} fill={colors.page} opacity={0.8} />
        {snake.map((part, index) => (
          <Rect
            key={`${part.x}-${part.y}`}
            x={part.x + 0.05}
            y={part.y + 0.05}
            width={0.9}
            height={0.9}
            rx={0.3}
            fill={colors.primary}
            opacity={index === 0 ? 1 : Math.max(0.55, 0.9 - index * 0.02)}
          />
        ))}
        {head ? <Circle cx={head.x + 0.35} cy={head.y + 0.38} r={0.11} fill={colors.onPrimary} /> : null}
        {head ? <Circle cx={head.x + 0.65} cy={head.y + 0.38} r={0.11} fill={colors.onPrimary} /> : null}
      </Svg>
    </View>
  );
}

const styles = StyleSheet.create({
  board: { width: '100%', aspectRatio: 1, borderRadius: radius.card, overflow: 'hidden', userSelect: 'none' },
});
