import { useEffect, useState } from 'react';
import { createKept } from '../../data/kept';
import { formatNumber } from '../../data/numbers';
import { strings } from '../../strings';
import { Chip } from '../../ui/Chip';
import { Segmented } from '../../ui/Segmented';
import { GameFrame } from '../GameFrame';
import { formatClock, formatScore, keepScore, useBest } from '../scores';
import { flagCell, type MineField, minesLeft, newField, openCell } from './engine';
import { MineBoard } from './MineBoard';

const levels = {
  easy: () => newField(6, 8, 7),
  medium: () => newField(7, 10, 13),
  hard: () => newField(8, 12, 20),
};
type Level = keyof typeof levels;

interface MineGame {
  level: Level;
  field: MineField;
  seconds: number;
}

const newGame = (level: Level): MineGame => ({ level, field: levels[level](), seconds: 0 });

export const useMineGame = createKept<MineGame>('game-minesweeper', () => newGame('easy'));

/** Open every cell without a mine. */
export function Minesweeper({ title }: { title: string }) {
  const { value: game, change } = useMineGame();
  const [isFlagging, setIsFlagging] = useState(false);
  const { field, level, seconds } = game;
  const id = `mines-${level}`;
  const best = useBest(id, 'seconds');
  const isRunning = field.state === 'running';

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => change((now) => ({ ...now, seconds: now.seconds + 1 })), 1000);
    return () => clearInterval(timer);
  }, [isRunning, change]);

  const open = (index: number) => {
    const next = openCell(field, index);
    if (next.state === 'won' && field.state !== 'won') keepScore(id, Math.max(1, seconds));
    change((now) => ({ ...now, field: next }));
  };
  const flag = (index: number) => change((now) => ({ ...now, field: flagCell(now.field, index) }));
  const start = (next: Level) => change(() => newGame(next));

  return (
    <GameFrame
      title={title}
      figures={[
        { label: strings.mines.left, value: formatNumber(minesLeft(field)) },
        { label: strings.games.time, value: formatClock(seconds) },
        { label: strings.games.best, value: formatScore(best, 'seconds') },
      ]}
      help={strings.mines.help}
      onRestart={() => start(level)}
      choices={
        <>
          <Segmented
            label={strings.games.level}
            value={level}
            onChange={start}
            options={[
              { value: 'easy', label: strings.games.easy },
              { value: 'medium', label: strings.games.medium },
              { value: 'hard', label: strings.games.hard },
            ]}
          />
          <Chip
            role={field.state === 'lost' ? 'button' : 'checkbox'}
            icon={field.state === 'lost' ? 'refresh' : 'flag'}
            label={field.state === 'lost' ? strings.mines.lost : strings.mines.flag}
            selected={isFlagging || field.state === 'lost'}
            onPress={() => (field.state === 'lost' ? start(level) : setIsFlagging(!isFlagging))}
          />
        </>
      }
      cover={
        field.state === 'won'
          ? {
              title: strings.mines.won,
              text: strings.mines.wonText(formatClock(seconds)),
              action: strings.games.again,
              onPress: () => start(level),
            }
          : undefined
      }
    >
      <MineBoard field={field} onPress={isFlagging ? flag : open} onHold={flag} />
    </GameFrame>
  );
}
