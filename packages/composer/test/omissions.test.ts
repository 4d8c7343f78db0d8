import { applyReply, createSharedScans, findOmissions } from '@kilim/app-kit';
import { expect, it } from 'vitest';
import { converse } from '../src/converse/converse.ts';
import { printApp } from '../src/print/print-app.ts';
import { specOf } from './follow-up-case.ts';
import { followUps } from './follow-ups.ts';

it('finds no omitted code in the changes of the composer', () => {
  // One of four, because each case prints two apps.
  const found = followUps
    .filter((_, index) => index % 4 === 0)
    .flatMap(({ base, prompt }) => {
      const spec = specOf(base);
      const files = printApp(spec);
      const answer = converse({ prompt, spec, files });
      if (answer?.kind !== 'changed') return [];
      const applied = applyReply(files, { files: answer.files });
      if (!applied.ok) throw new Error(`${prompt}: ${applied.error.kind}`);
      const changed = applied.changed.map(({ path }) => path);
      // With an empty request nothing excuses code that disappeared.
      const input = { before: files, after: applied.files, changed, request: '', scans: createSharedScans() };
      return findOmissions(input).map(({ path, params }) => `${prompt}: ${path} ${JSON.stringify(params)}`);
    });
  expect(found).toEqual([]);
});
