import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyReply } from '../reply/apply-reply.ts';
import { changeMatches, toReplyEdits } from './source-edits.ts';

const lines = fc
  .array(fc.constantFrom('a', 'b', 'ab', '', 'a b'), { minLength: 1, maxLength: 25 })
  .map((all) => all.join('\n'));

describe('toReplyEdits', () => {
  it('returns edits that produce the changed text', () => {
    fc.assert(
      fc.property(
        lines,
        fc.array(fc.nat(60), { maxLength: 8 }),
        fc.constantFrom('', 'x', 'a\nb'),
        (source, cuts, replace) => {
          const places = [...new Set(cuts.filter((cut) => cut < source.length))].sort((a, b) => a - b);
          const changes = places.map((start) => ({ start, end: start + 1, replace }));
          const wanted = [...source].map((letter, at) => (places.includes(at) ? replace : letter)).join('');
          const edits = toReplyEdits(source, changes);
          fc.pre(edits.length > 0 && edits.every(({ search }) => search !== ''));
          const result = applyReply({ 'a.ts': source }, { files: { 'a.ts': { edits } } });
          expect(result.ok ? result.files['a.ts'] : result.error).toBe(wanted);
        },
      ),
    );
  });

  it('returns the shortest unique search text', () => {
    expect(toReplyEdits('one\ntwo\nthree\n', [{ start: 4, end: 7, replace: '2' }])).toEqual([
      { search: 'two', replace: '2' },
    ]);
  });
});

describe('changeMatches', () => {
  it('changes only the first group of the accepted matches', () => {
    const changes = changeMatches("a: '1', a: '2'", /a: '(\d)'/, (match) =>
      match[1] === '1' ? '9' : undefined,
    );
    expect(changes).toEqual([{ start: 4, end: 5, replace: '9' }]);
  });
});
