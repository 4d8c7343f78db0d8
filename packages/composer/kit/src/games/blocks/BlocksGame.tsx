import { useEffect, useState } from 'react';
import { formatNumber } from '../../data/numbers';
import { strings } from '../../strings';
import { IconButton } from '../../ui/IconButton';
import type { Direction } from '../direction';
import { GameFrame } from '../GameFrame';
import { GameStage } from '../GameStage';
import { runCover } from '../run-cover';
import { keepScore, useBest } from '../scores';
import { useRunning } from '../use-running';
import { BlocksBoard } from './BlocksBoard';
import { BlocksSide } from './BlocksSide';
import {
  columns,
  fall,
  fallTime,
  hardDrop,
  levelOf,
  newBlocks,
  rotate,
  rows,
  shift,
  softDrop,
} from './engine';

/** Turn the pieces that fall and fill whole rows; `pace` is in percent of the usual speed. */
export function BlocksGame({ title, pace = 100 }: { title: string; pace?: number }) {
  const [game, setGame] = useState(() => newBlocks());
  const { run, setRun } = useRunning();
  const best = Math.max(game.points, useBest('blocks', 'points') ?? 0);
  const isRunning = run === 'running' && !game.isOver;
  const { isOver, points, steps } = game;
  const level = levelOf(game);

  // A move does not delay the fall: the time counts from the latest step down.
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(
      () => setGame((now) => (now.steps === steps ? fall(now) : now)),
      (fallTime(level) * 100) / pace,
    );
    return () => clearTimeout(timer);
  }, [isRunning, steps, level, pace]);

  useEffect(() => {
    if (isOver && points > 0) keepScore('blocks', points);
  }, [isOver, points]);

  const start = () => {
    setGame(newBlocks());
    setRun('running');
  };
  const act = (change: typeof rotate) => {
    if (isRunning) setGame((now) => change(now));
  };
  const swipe = (direction: Direction) => {
    if (direction === 'left') act((now) => shift(now, -1));
    if (direction === 'right') act((now) => shift(now, 1));
    if (direction === 'up') act(rotate);
    if (direction === 'down') act(hardDrop);
  };

  return (
    <GameFrame
      title={title}
      figures={[
        { label: strings.games.points, value: formatNumber(points) },
        { label: strings.games.best, value: formatNumber(best) },
      ]}
      isWide
      help={strings.blocks.help}
      onRestart={start}
      cover={runCover({
        run,
        isOver,
        ready: strings.blocks.ready,
        result: strings.games.scored(formatNumber(points)),
        onStart: start,
        onResume: () => setRun('running'),
      })}
    >
      <GameStage
        ratio={columns / rows}
        side={<BlocksSide game={game} onPause={() => isRunning && setRun('paused')} />}
        buttons={
          <>
            <IconButton icon="arrow-back" label={strings.games.left} onPress={() => swipe('left')} />
            <IconButton icon="arrow-forward" label={strings.games.right} onPress={() => swipe('right')} />
            <IconButton
              icon="sync"
              label={strings.blocks.turn}
              tone="primaryInk"
              onPress={() => act(rotate)}
            />
            <IconButton icon="arrow-down" label={strings.games.down} onPress={() => act(softDrop)} />
            <IconButton icon="download" label={strings.blocks.drop} onPress={() => act(hardDrop)} />
          </>
        }
      >
        <BlocksBoard game={game} onSwipe={swipe} onTap={() => act(rotate)} />
      </GameStage>
    </GameFrame>
  );
}
