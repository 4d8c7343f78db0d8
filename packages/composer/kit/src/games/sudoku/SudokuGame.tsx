import { useEffect, useState } from 'react';
import { createKept } from '../../data/kept';
import { formatNumber } from '../../data/numbers';
import { strings } from '../../strings';
import { Segmented } from '../../ui/Segmented';
import { GameFrame } from '../GameFrame';
import { formatClock, formatScore, keepScore, useBest } from '../scores';
import { isSolved, newSudoku, type Sudoku, setCell } from './engine';
import { NumberPad } from './NumberPad';
import { SudokuBoard } from './SudokuBoard';

const levels = {
  easy: () => newSudoku(4, 8),
  medium: () => newSudoku(6, 20),
  hard: () => newSudoku(9, 46),
};
type Level = keyof typeof levels;

interface SudokuState {
  level: Level;
  sudoku: Sudoku;
  seconds: number;
}

const newGame = (level: Level): SudokuState => ({ level, sudoku: levels[level](), seconds: 0 });

export const useSudoku = createKept<SudokuState>('game-sudoku', () => newGame('medium'));

/** Every number once in each row, column and box. */
export function SudokuGame({ title }: { title: string }) {
  const { value: game, change } = useSudoku();
  const [selected, setSelected] = useState<number | null>(null);
  const { sudoku, level, seconds } = game;
  const id = `sudoku-${level}`;
  const best = useBest(id, 'seconds');
  const solved = isSolved(sudoku);
  const hasStarted = sudoku.values.some((value, index) => value > 0 && !sudoku.given[index]);
  const isRunning = hasStarted && !solved;

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => change((now) => ({ ...now, seconds: now.seconds + 1 })), 1000);
    return () => clearInterval(timer);
  }, [isRunning, change]);

  const write = (value: number) => {
    if (selected === null || solved) return;
    const next = setCell(sudoku, selected, value);
    if (isSolved(next)) keepScore(id, Math.max(1, seconds));
    change((now) => ({ ...now, sudoku: next }));
  };
  const start = (next: Level) => {
    setSelected(null);
    change(() => newGame(next));
  };
  const empty = sudoku.values.filter((value) => value === 0).length;

  return (
    <GameFrame
      title={title}
      figures={[
        { label: strings.sudoku.empty, value: formatNumber(empty) },
        { label: strings.games.time, value: formatClock(seconds) },
        { label: strings.games.best, value: formatScore(best, 'seconds') },
      ]}
      help={strings.sudoku.help}
      onRestart={() => start(level)}
      cover={
        solved
          ? {
              title: strings.sliding.solved,
              text: strings.mines.wonText(formatClock(seconds)),
              action: strings.games.again,
              onPress: () => start(level),
            }
          : undefined
      }
      choices={
        <Segmented
          label={strings.games.level}
          value={level}
          onChange={start}
          options={[
            { value: 'easy', label: '4 × 4' },
            { value: 'medium', label: '6 × 6' },
            { value: 'hard', label: '9 × 9' },
          ]}
        />
      }
      controls={<NumberPad size={sudoku.size} disabled={selected === null} onPress={write} />}
    >
      <SudokuBoard sudoku={sudoku} selected={selected} onSelect={setSelected} />
    </GameFrame>
  );
}
