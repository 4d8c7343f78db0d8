import { expect, it } from 'vitest';
import { advanceReplay, type ReplayState } from './use-replay.ts';

const play = (state: ReplayState, ...actions: Parameters<typeof advanceReplay>[2][]): ReplayState =>
  actions.reduce((current, action) => advanceReplay(3, current, action), state);
const end = { step: 3, isPlaying: false };

it('plays from the start to the end and stops there', () => {
  expect(play(end, 'start')).toEqual({ step: 0, isPlaying: true });
  expect(play(end, 'start', 'tick', 'tick')).toEqual({ step: 2, isPlaying: true });
  expect(play(end, 'start', 'tick', 'tick', 'tick', 'tick')).toEqual(end);
});

it('pauses and resumes, and resumes nothing at the end', () => {
  expect(play(end, 'start', 'tick', 'toggle')).toEqual({ step: 1, isPlaying: false });
  expect(play(end, 'start', 'tick', 'toggle', 'toggle')).toEqual({ step: 1, isPlaying: true });
  expect(play(end, 'toggle')).toEqual(end);
});
