import { shows } from '../print/features/feature-support.ts';
import { hasRecordComments } from '../print/features/record-comments.ts';
import type { AppSpec } from '../spec/app-spec.ts';
import { translateSpec } from '../translate/translate-spec.ts';
import { findPlay } from '../understand/find-play.ts';
import type { AppUnderstanding } from '../understand/understanding.ts';
import { describePlay } from './describe-play.ts';
import { describeRoles } from './describe-roles.ts';
import { answerTexts } from './texts/index.ts';

const fieldMaximum = 6;
const notUnderstoodMaximum = 3;
const keptMaximum = 4;

/** Features that only some apps have, and that their screens do not show at once. */
const describedFeatures = ['reminders', 'dataExport', 'sharing', 'comments', 'languageSwitch'] as const;

const quoted = (text: string): string => `“${text.length > 80 ? `${text.slice(0, 77)}…` : text}”`;

/** What is played: the game, or the collection by its name. */
function gameTitle({ screens, name }: AppSpec): string {
  const played = screens.filter(
    ({ kind, place }) => place === 'main' && !/^(?:gameScores|settings)$/.test(kind),
  );
  return played.length === 1 ? (played[0]?.title ?? name) : name;
}

/**
 * The reply to a built app: screens, fields and rules that it has, and everything requested that it does not have. A
 * request is never left out silently.
 */
export function describeApp(
  spec: AppSpec,
  understanding: AppUnderstanding,
  missing: readonly string[],
): string {
  const text = answerTexts[spec.language];
  const screens = spec.screens.filter(({ place }) => place === 'main').map(({ title }) => title);
  const sentences = [text.built(spec.name, text.list(screens))];
  if (understanding.askedGame) sentences.push(text.otherGame(understanding.askedGame, gameTitle(spec)));
  const [main] = spec.entities;
  if (main !== undefined) {
    const labels = main.fields
      .slice(0, fieldMaximum)
      .map(({ label }) => label.toLocaleLowerCase(spec.language));
    sentences.push(text.fields(main.one, text.list(labels)));
  }
  const rules = new Set(spec.entities.flatMap(({ rules: own }) => own.map(({ kind }) => kind)));
  for (const kind of ['noOverlap', 'stock', 'capacity'] as const)
    if (rules.has(kind)) sentences.push(text.rule[kind]);
  for (const { fields, rules: own } of spec.entities)
    for (const rule of own)
      if (rule.kind === 'mark' && ('below' in rule.when || 'above' in rule.when)) {
        const label = fields.find(({ id }) => id === rule.field)?.label ?? '';
        sentences.push(
          'below' in rule.when
            ? text.markedBelow(label, rule.when.below, rule.label)
            : text.markedAbove(label, rule.when.above, rule.label),
        );
      }
  for (const feature of describedFeatures)
    if (shows(feature, spec) && (feature !== 'comments' || hasRecordComments(spec)))
      sentences.push(text.feature[feature]);
  const play = describePlay(spec);
  if (play !== '') sentences.push(text.play(play));
  sentences.push(...describeRoles(spec));
  if (shows('languageSwitch', spec)) {
    const { kept } = translateSpec(spec);
    if (kept.length > 0) sentences.push(text.oneLanguage(text.list(kept.slice(0, keptMaximum).map(quoted))));
  }
  if (spec.entities.some(({ samples }) => samples.length > 0)) sentences.push(text.sample);
  if (understanding.isGuess) sentences.push(text.guessedFormula);
  for (const { kept, dropped } of understanding.contradictions)
    sentences.push(text.contradiction(kept, dropped));
  for (const reason of new Set(understanding.notIncluded.map(({ reason: each }) => each)))
    sentences.push(text.notIncluded[reason]);
  if (missing.length > 0) sentences.push(text.missing(text.list(missing.map(quoted))));
  const open = understanding.notUnderstood.filter(
    (part) => play === '' || Object.keys(findPlay(part)).length === 0,
  );
  const unknown = open.slice(0, notUnderstoodMaximum).map(quoted);
  const others = open.length - unknown.length;
  if (others > 0) unknown.push(text.others(others));
  if (unknown.length > 0) sentences.push(text.notUnderstood(text.list(unknown)));
  return sentences.join(' ');
}
