import { type Random, shuffle } from '../../data/random';

export interface MemoryCard {
  id: number;
  picture: string;
  isFound: boolean;
}

export interface MemoryGame {
  cards: readonly MemoryCard[];
  /** Ids of the one or two cards that lie open. */
  open: readonly number[];
  moves: number;
}

export function newMemory(pictures: readonly string[], pairs: number, random?: Random): MemoryGame {
  const chosen = shuffle(pictures, random).slice(0, pairs);
  const cards = shuffle([...chosen, ...chosen], random).map((picture, id) => ({
    id,
    picture,
    isFound: false,
  }));
  return { cards, open: [], moves: 0 };
}

/** Turns a card; two equal ones stay open. A third card closes two that differ. */
export function turnCard(game: MemoryGame, id: number): MemoryGame {
  const card = game.cards[id];
  const open = game.open.length === 2 ? [] : game.open;
  if (!card || card.isFound || open.includes(id)) return game;
  const [firstId] = open;
  const first = firstId === undefined ? undefined : game.cards[firstId];
  if (!first) return { ...game, open: [id] };
  if (first.picture !== card.picture) return { ...game, open: [first.id, id], moves: game.moves + 1 };
  const cards = game.cards.map((each) => (each.picture === card.picture ? { ...each, isFound: true } : each));
  return { cards, open: [], moves: game.moves + 1 };
}

export const closeCards = (game: MemoryGame): MemoryGame => ({ ...game, open: [] });

export const isComplete = (game: MemoryGame): boolean => game.cards.every(({ isFound }) => isFound);
