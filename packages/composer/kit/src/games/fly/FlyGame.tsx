import { useEffect, useState } from 'react';
import { formatNumber } from '../../data/numbers';
import { strings } from '../../strings';
import { IconButton } from '../../ui/IconButton';
import { GameFrame } from '../GameFrame';
import { GameStage } from '../GameStage';
import { runCover } from '../run-cover';
import { SteerButton } from '../SteerButton';
import { keepScore, useBest } from '../scores';
import { useFrames } from '../use-frames';
import { useRunning } from '../use-running';
import { flap, fly, height, newFly, width } from './engine';
import { FlyBoard } from './FlyBoard';

/** Tap to fly through the openings; `pace` is in percent of the usual speed. */
export function FlyGame({ title, pace = 100 }: { title: string; pace?: number }) {
  const [game, setGame] = useState(newFly);
  const { run, setRun } = useRunning();
  const { isOver, points } = game;
  const best = Math.max(points, useBest('fly', 'points') ?? 0);
  const isRunning = run === 'running' && !isOver;

  useFrames(isRunning, (seconds) => setGame((now) => fly(now, (seconds * pace) / 100)));

  useEffect(() => {
    if (isOver && points > 0) keepScore('fly', points);
  }, [isOver, points]);

  // The first press of the start button is the first flap, so the bird does not fall before the board is touched.
  const start = () => {
    setGame(flap(newFly()));
    setRun('running');
  };
  const resume = () => {
    setGame(flap);
    setRun('running');
  };
  const press = () => {
    if (isRunning) setGame(flap);
  };

  return (
    <GameFrame
      title={title}
      figures={[
        { label: strings.games.points, value: formatNumber(points) },
        { label: strings.games.best, value: formatNumber(best) },
      ]}
      help={strings.fly.help}
      onRestart={start}
      isWide
      cover={runCover({
        run,
        isOver,
        ready: strings.fly.ready,
        result: strings.games.scored(formatNumber(points)),
        onStart: start,
        onResume: resume,
      })}
    >
      <GameStage
        ratio={width / height}
        buttons={
          <>
            <SteerButton icon="arrow-up" label={strings.fly.flap} onPress={press} />
            <IconButton
              icon="pause"
              label={strings.running.pause}
              onPress={() => isRunning && setRun('paused')}
            />
          </>
        }
      >
        <FlyBoard game={game} onFlap={press} />
      </GameStage>
    </GameFrame>
  );
}
