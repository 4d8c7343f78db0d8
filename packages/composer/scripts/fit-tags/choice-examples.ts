import { composeApp } from '../../src/compose-app.ts';
import { alternativesOf, candidateFeatures, keyOf } from '../../src/converse/choose/index.ts';
import { readFollowUp } from '../../src/converse/follow-up.ts';
import { readByRules } from '../../src/converse/read-by-rules.ts';
import { readWording } from '../../src/converse/read-request.ts';
import { readTags } from '../../src/converse/tagged/index.ts';
import { waysByTags, withRest } from '../../src/converse/ways-by-tags.ts';
import type { TagModel } from '../../src/tagging/index.ts';
import { readMarks } from './read-marked.ts';

/** The candidates of a message: the features of each, and whether it does what a person's marks say. */
export interface ChoiceExample {
  readonly candidates: readonly { readonly features: readonly string[]; readonly isRight: boolean }[];
}

/**
 * The candidates of a row 'language | description of the app | marked message'; undefined if there is no choice, or if it
 * is not known which one is right because the marks say nothing that can be done.
 */
export function readChoice(row: string, model: TagModel): ChoiceExample | undefined {
  const [language, first = '', marked = ''] = row.split('|').map((cell) => cell.trim());
  if (language !== 'tr' && language !== 'en') return undefined;
  const read = readMarks(marked);
  const app = composeApp({ prompt: first, language });
  if (read === undefined || app.kind !== 'app') return undefined;
  const { text, tags } = read;
  const { spec } = app;
  const whole = readFollowUp(text, spec);
  const { words } = whole.reading;
  const skipped = tags.length - words.length;
  if (skipped < 0) return undefined;
  const rules = readByRules(text, spec);
  const own = words.map((_, at) => tags[skipped + at] ?? 0);
  const said = readTags(whole, own, spec, (each, current) => readWording(each, current, false));
  if (said === undefined && own.some((tag) => tag > 0)) return undefined;
  const wanted = withRest(text, said ?? { operations: [], nothing: [], unread: [] }, rules, spec).operations;
  const alternatives = alternativesOf(text, spec, rules, waysByTags(text, spec, rules, model));
  if (alternatives === undefined) return undefined;
  const { candidates, facts } = alternatives;
  return {
    candidates: candidates.map((candidate) => ({
      features: candidateFeatures(candidate, candidates, facts),
      isRight: keyOf(candidate.request.operations) === keyOf(wanted),
    })),
  };
}
