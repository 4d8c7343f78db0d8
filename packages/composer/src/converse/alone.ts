import { fold } from '../language/fold.ts';
import type { AppSpec } from '../spec/app-spec.ts';
import { saysThatGoes } from './exact/index.ts';
import { readFollowUp } from './follow-up.ts';
import { type Operation, removesPart } from './operation.ts';
import { readByRules } from './read-by-rules.ts';
import { amountsIn, dailyGoal, onlyNumber } from './stated-number/index.ts';
import { likeliestTags, readTags } from './tagged/index.ts';
import { readPart } from './ways-by-tags.ts';

const fewWords = 4;

/** "inflation innit. 75p": an amount with its unit among a few words that name no part of the app. */
function isAmountOnly(written: string, spec: AppSpec): boolean {
  const [amount] = amountsIn(written, spec.language);
  const isFew = written.trim().split(/\s+/).length <= fewWords;
  return (
    isFew && amount !== undefined && amount.unit !== '' && readFollowUp(written, spec).targets.length === 0
  );
}

/** Another number for the only one that the app was given, of a message that names nothing else: "let them have 90". */
export function numberAlone(written: string, spec: AppSpec): readonly Operation[] | undefined {
  if (!/\d/.test(written)) return undefined;
  // "12 not 8, its 44 degrees today": the first clause may say it alone.
  const [clause = ''] = written.split(/[,.;]\s/);
  const texts = /\d.*\d/.test(clause) ? [written, clause] : [written];
  const found = texts
    .map((text) => onlyNumber(text, spec) ?? dailyGoal(text, spec, true))
    .find((each) => each !== undefined);
  if (found === undefined) return undefined;
  if (isAmountOnly(written, spec)) return found;
  const names = likeliestTags(written, spec, () => readByRules(written, spec).operations)?.names;
  return names?.every((name) => name === 'num') ? found : undefined;
}

/** "servings isnt needed neither is deposit": several parts are named, and the tags may find fewer. */
const joins = /\b(?:neither|nor|and|also|too|ve|ile|hem|bi de|bir de)\b/i;

/** Whether a choice loses a value that the clause names. */
function losesOption(
  { entity, field }: Extract<Operation, { kind: 'changeField' }>,
  clause: string,
  { entities }: AppSpec,
): boolean {
  const before = entities.find(({ id }) => id === entity)?.fields.find(({ id }) => id === field.id);
  const left = new Set((field.options ?? []).map(({ label }) => label));
  return (before?.options ?? []).some(({ label }) => !left.has(label) && clause.includes(fold(label)));
}

/** Tags that weigh so much more than all others are certain. In the unit of the weights. */
const certainLead = 40;

/** The fields that operations take away. */
const removedBy = (operations: readonly Operation[]): ReadonlySet<string> =>
  new Set(operations.flatMap((each) => (each.kind === 'removeField' ? [each.field] : [])));

/**
 * The parts that go, of a message whose likeliest tags are nothing but these: "ditch difficulty, everything is hard". Such
 * tags are right in 58 of 60 messages, the readers of sentences in 53: they take the reason for another wish.
 */
export function removalAlone(written: string, spec: AppSpec): readonly Operation[] | undefined {
  if (!saysThatGoes(written, spec) || joins.test(written)) return undefined;
  const { operations: rules, isWhole } = readByRules(written, spec);
  const likeliest = likeliestTags(written, spec, () => rules);
  if (likeliest === undefined || !likeliest.names.every((name) => name === 'remove')) return undefined;
  const read = readTags(likeliest.whole, likeliest.tags, spec, readPart);
  const operations = read?.operations ?? [];
  const gone = removedBy(operations);
  // "delete the health category": a value goes, not its part; in "ditch difficulty, everything is hard" the reason names one.
  const [clause = ''] = written.split(/[,.;]/);
  const isOfGone = (each: Operation): boolean =>
    each.kind === 'changeField' && gone.has(each.field.id) && !losesOption(each, fold(clause), spec);
  const isOther = (each: Operation): boolean =>
    !removesPart(each) && each.kind !== 'addField' && !isOfGone(each);
  // "tutarla litreyi kaldır": sentences take away the same parts and more, and the tags are not certain.
  const isMore =
    likeliest.lead < certainLead &&
    isWhole &&
    rules.every(removesPart) &&
    [...gone].every((field) => removedBy(rules).has(field));
  if (isMore) return rules;
  // "süreyi kaldır, not zorunlu olsun": sentences ask for another change.
  return operations.some(removesPart) && !rules.some(isOther) ? operations : undefined;
}
