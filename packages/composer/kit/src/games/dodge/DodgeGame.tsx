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
import { boardRatio, DodgeBoard } from './DodgeBoard';
import { drive, newDodge, pointsOf, steer } from './engine';
import { type SceneName, scenes } from './scenes';

interface DodgeGameProps {
  title: string;
  scene: SceneName;
  lives?: number;
  /** Percent of the usual speed. */
  pace?: number;
}

/** Change lanes, stay away from what is in the way, and collect. */
export function DodgeGame({ title, scene, lives, pace = 100 }: DodgeGameProps) {
  const [game, setGame] = useState(() => newDodge(lives));
  const { run, setRun } = useRunning();
  const points = pointsOf(game);
  const best = Math.max(points, useBest(`dodge-${scene}`, 'points') ?? 0);
  const { isOver } = game;
  const isRunning = run === 'running' && !isOver;

  useFrames(isRunning, (seconds) => setGame((now) => drive(now, (seconds * pace) / 100)));

  useEffect(() => {
    if (isOver && points > 0) keepScore(`dodge-${scene}`, points);
  }, [isOver, points, scene]);

  const start = () => {
    setGame(newDodge(lives));
    setRun('running');
  };
  const move = (by: -1 | 1) => {
    if (isRunning) setGame((now) => steer(now, by));
  };
  const words = {
    road: { ready: strings.dodge.roadReady, help: strings.dodge.roadHelp },
    run: { ready: strings.dodge.runReady, help: strings.dodge.runHelp },
    space: { ready: strings.dodge.spaceReady, help: strings.dodge.spaceHelp },
  }[scene];

  return (
    <GameFrame
      title={title}
      figures={[
        { label: strings.games.points, value: formatNumber(points) },
        { label: strings.games.best, value: formatNumber(best) },
        { label: strings.running.lives, value: formatNumber(game.lives) },
      ]}
      help={[words.help, ...strings.dodge.help]}
      onRestart={start}
      isWide
      cover={runCover({
        run,
        isOver,
        icon: scenes[scene].start,
        ready: words.ready,
        result: strings.games.scored(formatNumber(points)),
        onStart: start,
        onResume: () => setRun('running'),
      })}
    >
      <GameStage
        ratio={boardRatio}
        buttons={
          <>
            <SteerButton icon="arrow-back" label={strings.games.left} onPress={() => move(-1)} />
            <IconButton
              icon="pause"
              label={strings.running.pause}
              onPress={() => isRunning && setRun('paused')}
            />
            <SteerButton icon="arrow-forward" label={strings.games.right} onPress={() => move(1)} />
          </>
        }
      >
        <DodgeBoard
          game={game}
          scene={scene}
          onSwipe={(direction) => {
            if (direction === 'left') move(-1);
            if (direction === 'right') move(1);
          }}
        />
      </GameStage>
    </GameFrame>
  );
}
