import { expect, it } from 'vitest';
import { isImplausible } from './judge-request.ts';

it.each([
  'Council keeps askin',
  'Lafı yanlış oldu numara',
  'Asit serbest yazılmasın',
  'How will I calculate rate',
  'Biz raf kullanmıyoz',
])('takes a clause with its verb for no label: %s', (label) => {
  expect(isImplausible(label)).toBe(true);
});

it.each(['Who paid', 'Kim getirdi', 'Parça geldi', 'What I paid', 'Wind speed', 'Toprak karışımı'])(
  'keeps a name or a question as a label: %s',
  (label) => {
    expect(isImplausible(label)).toBe(false);
  },
);
