import { useEffect, useState } from 'react';
import { formatNumber } from '../../data/numbers';
import { strings } from '../../strings';
import { ArrowPad } from '../ArrowPad';
import type { Direction } from '../direction';
import { GameFrame } from '../GameFrame';
import { keepScore, useBest } from '../scores';
import { newSnake, stepSnake, stepTime, turnSnake } from './engine';
import { SnakeBoard } from './SnakeBoard';

const size = 13;

/** Eat, grow, and stay away from walls and yourself; `pace` is in percent of the usual speed. */
export function SnakeGame({ title, pace = 100 }: { title: string; pace?: number }) {
  const [game, setGame] = useState(() => newSnake(size));
  const [isRunning, setIsRunning] = useState(false);
  const best = Math.max(game.points, useBest('snake', 'points') ?? 0);

  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(
      () => {
        const next = stepSnake(game);
        if (next.isOver) {
          setIsRunning(false);
          if (next.points > 0) keepScore('snake', next.points);
        }
        setGame(next);
      },
      (stepTime(game.points) * 100) / pace,
    );
    return () => clearTimeout(timer);
  }, [isRunning, game, pace]);

  const start = () => {
    setGame(newSnake(size));
    setIsRunning(true);
  };
  const turn = (direction: Direction) => {
    if (isRunning) setGame((now) => turnSnake(now, direction));
  };

  return (
    <GameFrame
      title={title}
      figures={[
        { label: strings.games.points, value: formatNumber(game.points) },
        { label: strings.games.best, value: formatNumber(best) },
      ]}
      help={strings.snake.help}
      onRestart={start}
      cover={
        isRunning
          ? undefined
          : {
              icon: game.isOver ? 'trophy' : 'game-controller',
              title: game.isOver ? strings.games.over : strings.snake.ready,
              text: game.isOver ? strings.games.scored(formatNumber(game.points)) : strings.snake.readyText,
              action: game.isOver ? strings.games.again : strings.games.start,
              onPress: start,
            }
      }
      controls={<ArrowPad onPress={turn} />}
    >
      <SnakeBoard game={game} onSwipe={turn} />
    </GameFrame>
  );
}
