import { countChangedLines, type ProjectFiles } from '@kilim/app-kit';
import { expect, it } from 'vitest';
import { diffFiles } from '../answers/file-changes.ts';
import { cafeAnswers } from '../testing/cafe-answers.ts';
import { cafeFiles } from '../testing/cafe-files.ts';
import {
  type CarelessAnswer,
  englishAnswers,
  laterAnswers,
  turkishAnswers,
} from '../testing/careless-answers.ts';
import { gymFiles } from '../testing/gym-files.ts';
import { applyEdits } from '../testing/scope-cases.ts';
import { vetAnswers } from '../testing/vet-answers.ts';
import { vetFiles } from '../testing/vet-files.ts';
import { findOutside } from './find-outside.ts';

function judge(before: ProjectFiles, { request, wanted, stray }: CarelessAnswer) {
  const after = applyEdits(before, [...wanted, ...stray]);
  const changed = Object.keys(diffFiles(before, after));
  const held = new Set(findOutside({ request, before, after, changed }));
  const paths = (edits: CarelessAnswer['wanted']): string[] => [...new Set(edits.map(([path]) => path))];
  const applied = paths(stray).filter((path) => !held.has(path));
  const lines = applied.map((path) => {
    const { added, removed } = countChangedLines(before[path] ?? '', after[path] ?? '');
    return added + removed;
  });
  return {
    request,
    applied,
    lines: lines.reduce((sum, count) => sum + count, 0),
    withheld: paths(wanted).filter((path) => held.has(path)),
  };
}

it.each([
  ['requests', gymFiles, [...turkishAnswers, ...englishAnswers], 30],
  ['later requests', gymFiles, laterAnswers, 12],
  ['requests for another app', cafeFiles, cafeAnswers, 20],
  ['requests for an app with folders by feature', vetFiles, vetAnswers, 20],
])(
  'careless answers to %s change no line outside of them, and nothing wanted is held back',
  (_, before, answers, count) => {
    const results = answers.map((answer) => judge(before, answer));
    expect(results).toHaveLength(count);
    expect(results.filter(({ lines, withheld }) => lines > 0 || withheld.length > 0)).toEqual([]);
  },
);
