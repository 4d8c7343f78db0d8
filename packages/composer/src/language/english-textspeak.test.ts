import { expect, it } from 'vitest';
import { withoutTextspeak } from './english-textspeak.ts';

it.each([
  [
    'need sumthing 2 log my gym sesh so i can see what i lifted last wk',
    'need something to log my gym session so i can see what i lifted last week',
  ],
  ['app 4 plannin my trips day by day plz', 'app for planning my trips day by day plz'],
  ['whos playin, n track goals w date', 'whos playing, and track goals with date'],
  ['I have 2 cats and 4 dogs', 'I have 2 cats and 4 dogs'],
  ['card game 4 players', 'card game 4 players'],
  ['a board game night for 4 players', 'a board game night for 4 players'],
  ['app for cabin rental in Berlin', 'app for cabin rental in Berlin'],
  ['constructor toString', 'constructor toString'],
] as const)('is written out: "%s"', (text, expected) => {
  expect(withoutTextspeak(text)).toBe(expected);
});
