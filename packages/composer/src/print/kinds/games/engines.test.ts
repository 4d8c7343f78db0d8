import { describe, expect, it } from 'vitest';
import {
  isSolved as isHangmanSolved,
  mistakes,
  tryLetter,
} from '../../../../kit/src/games/hangman/engine.ts';
import { isComplete, newMemory, turnCard } from '../../../../kit/src/games/memory/engine.ts';
import { type Board, isOver, play, slide } from '../../../../kit/src/games/merge/engine.ts';
import { flagCell, minesLeft, newField, openCell } from '../../../../kit/src/games/minesweeper/engine.ts';
import { isSolved as isSlidingSolved, mixTiles, moveTile } from '../../../../kit/src/games/sliding/engine.ts';
import { newSnake, stepSnake, turnSnake } from '../../../../kit/src/games/snake/engine.ts';
import {
  conflicts,
  isSolved as isSudokuSolved,
  newSudoku,
  setCell,
} from '../../../../kit/src/games/sudoku/engine.ts';
import {
  chooseCell,
  emptyCells,
  isFull,
  type Mark,
  place,
  winningLine,
} from '../../../../kit/src/games/tic-tac-toe/engine.ts';
import { knownLetters, rateGuess } from '../../../../kit/src/games/word-guess/engine.ts';
import { seeded } from '../../../testing/seeded.ts';

const boardOf = (rows: readonly (readonly number[])[]): Board => ({
  size: rows.length,
  nextId: 100,
  tiles: rows.flatMap((cells, row) =>
    cells.flatMap((value, column) => (value === 0 ? [] : [{ id: row * 10 + column, value, row, column }])),
  ),
});
const rowsOf = ({ size, tiles }: Board): number[][] =>
  Array.from({ length: size }, (_, row) =>
    Array.from(
      { length: size },
      (_cell, column) => tiles.find((tile) => tile.row === row && tile.column === column)?.value ?? 0,
    ),
  );

describe('2048', () => {
  it('joins equal neighbours once a move and counts their sum', () => {
    const { board, gained, moved } = slide(
      boardOf([
        [2, 2, 2, 2],
        [4, 0, 4, 8],
        [0, 0, 0, 0],
        [2, 4, 8, 16],
      ]),
      'left',
    );
    expect(rowsOf(board)).toEqual([
      [4, 4, 0, 0],
      [8, 8, 0, 0],
      [0, 0, 0, 0],
      [2, 4, 8, 16],
    ]);
    expect(gained).toBe(16);
    expect(moved).toBe(true);
  });

  it('adds a tile only after a move that changed the board', () => {
    const stuck = boardOf([
      [2, 4, 0, 0],
      [0, 0, 0, 0],
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ]);
    expect(play(stuck, 'left', seeded(1)).board.tiles).toHaveLength(2);
    expect(play(stuck, 'right', seeded(1)).board.tiles).toHaveLength(3);
  });

  it('ends when no direction moves a tile', () => {
    expect(
      isOver(
        boardOf([
          [2, 4],
          [4, 2],
        ]),
      ),
    ).toBe(true);
    expect(
      isOver(
        boardOf([
          [2, 4],
          [2, 8],
        ]),
      ),
    ).toBe(false);
  });
});

describe('snake', () => {
  it('moves, grows on food and ends at a wall', () => {
    const game = { ...newSnake(5, seeded(3)), food: { x: 3, y: 2 } };
    const fed = stepSnake(game, seeded(3));
    expect(fed.snake).toHaveLength(4);
    expect(fed.points).toBe(10);
    const away = { ...fed, food: { x: 0, y: 0 } };
    const moved = stepSnake(away);
    expect(moved.snake).toHaveLength(4);
    expect(stepSnake(moved).isOver).toBe(true);
  });

  it('does not turn back into itself, and ends where it bites itself', () => {
    const game = newSnake(9, seeded(1));
    expect(turnSnake(game, 'left').direction).toBe('right');
    expect(turnSnake(game, 'up').direction).toBe('up');
    const loop = [
      { x: 2, y: 2 },
      { x: 3, y: 2 },
      { x: 3, y: 3 },
      { x: 2, y: 3 },
      { x: 1, y: 3 },
    ];
    expect(stepSnake({ ...game, snake: loop, direction: 'down', food: { x: 8, y: 8 } }).isOver).toBe(true);
  });
});

describe('minesweeper', () => {
  it('never has a mine at or around the first press', () => {
    for (let seed = 1; seed < 40; seed += 1) {
      const field = openCell(newField(6, 8, 7), 15, seeded(seed));
      expect(field.state).not.toBe('lost');
      expect(field.cells[15]).toMatchObject({ isOpen: true, isMine: false, near: 0 });
      expect(field.cells.filter(({ isMine }) => isMine)).toHaveLength(7);
    }
  });

  it('opens the area without mines nearby and stops at its numbers', () => {
    const field = openCell(newField(6, 8, 7), 15, seeded(5));
    field.cells.forEach((cell) => {
      if (cell.isOpen) expect(cell.isMine).toBe(false);
    });
    expect(field.cells.filter(({ isOpen }) => isOpen).length).toBeGreaterThan(8);
  });

  it('is won when only mines are closed, lost at a mine, and keeps flagged cells closed', () => {
    const start = openCell(newField(6, 8, 7), 0, seeded(9));
    const mine = start.cells.findIndex(({ isMine }) => isMine);
    const flagged = flagCell(start, mine);
    expect(minesLeft(flagged)).toBe(6);
    expect(openCell(flagged, mine).state).toBe('running');
    expect(openCell(start, mine).state).toBe('lost');
    const won = start.cells.reduce(
      (field, cell, index) => (cell.isMine ? field : openCell(field, index)),
      start,
    );
    expect(won.state).toBe('won');
  });
});

describe('tic-tac-toe', () => {
  it('never loses on the hard level', () => {
    for (let seed = 1; seed < 12; seed += 1) {
      const random = seeded(seed);
      let cells = emptyCells;
      let turn: Mark = 'x';
      while (!winningLine(cells) && !isFull(cells)) {
        const free = cells.flatMap((cell, index) => (cell ? [] : [index]));
        const index =
          turn === 'o' ? chooseCell(cells, 'o', false, random) : free[Math.floor(random() * free.length)];
        cells = place(cells, index ?? 0, turn);
        turn = turn === 'x' ? 'o' : 'x';
      }
      const line = winningLine(cells);
      if (line) expect(cells[line[0] ?? 0]).toBe('o');
    }
  });
});

describe('memory match', () => {
  it('keeps pairs open, closes others at the next card and counts moves', () => {
    let game = newMemory(['a', 'b', 'c'], 2, seeded(2));
    const of = (picture: string | undefined) =>
      game.cards.filter((card) => card.picture === picture).map(({ id }) => id);
    const [first, second] = [...new Set(game.cards.map(({ picture }) => picture))];
    game = turnCard(turnCard(game, of(first)[0] ?? 0), of(second)[0] ?? 0);
    expect(game.open).toHaveLength(2);
    for (const picture of [first, second]) for (const id of of(picture)) game = turnCard(game, id);
    expect(isComplete(game)).toBe(true);
    expect(game.moves).toBe(3);
  });
});

describe('word games', () => {
  it('counts each letter of the answer once', () => {
    expect(rateGuess('kalem', 'kelam')).toEqual(['right', 'elsewhere', 'right', 'elsewhere', 'right']);
    expect(rateGuess('aaabb', 'abcde')).toEqual(['right', 'absent', 'absent', 'elsewhere', 'absent']);
    expect(knownLetters(['aaabb', 'xbxxx'], 'abcde')).toEqual({ a: 'right', b: 'right', x: 'absent' });
  });

  it('counts wrong letters once', () => {
    const start = { topic: '', word: 'elma', tried: [] };
    const game = ['e', 'z', 'z', 'l', 'm'].reduce(tryLetter, start);
    expect(mistakes(game)).toBe(1);
    expect(isHangmanSolved(game)).toBe(false);
    expect(isHangmanSolved(tryLetter(game, 'a'))).toBe(true);
  });
});

describe('number puzzles', () => {
  it('slides the tiles between the pressed one and the gap', () => {
    expect(moveTile([1, 2, 0, 4, 5, 3, 7, 8, 6], 3, 0)).toEqual([0, 1, 2, 4, 5, 3, 7, 8, 6]);
    expect(moveTile([1, 2, 0, 4, 5, 3, 7, 8, 6], 3, 4)).toEqual([1, 2, 0, 4, 5, 3, 7, 8, 6]);
    const mixed = mixTiles(4, seeded(4));
    expect(isSlidingSolved(mixed)).toBe(false);
    expect([...mixed].sort((a, b) => a - b)).toEqual(Array.from({ length: 16 }, (_, index) => index));
  });

  it('makes sudokus with empty cells that the rules solve', () => {
    for (const [size, empty] of [
      [4, 8],
      [6, 20],
      [9, 46],
    ] as const) {
      const sudoku = newSudoku(size, empty, seeded(size));
      expect(sudoku.values.filter((value) => value === 0).length).toBeGreaterThan(empty / 2);
      expect(conflicts(sudoku).size).toBe(0);
      expect(isSudokuSolved(sudoku)).toBe(false);
      const given = sudoku.given.indexOf(true);
      expect(setCell(sudoku, given, 1)).toBe(sudoku);
    }
  });
});
