import { expect, it } from 'vitest';
import { shareOf } from './usage-cards.tsx';

it('limits the share to 0 to 100 percent', () => {
  expect([shareOf(25, 100), shareOf(300, 100), shareOf(5, 0)]).toEqual([25, 100, 0]);
});
