import { fold } from '../language/fold.ts';
import type { AppSpec } from '../spec/app-spec.ts';
import { isUnitWord } from './changes/unit.ts';
import { keyOf, keyOfOne, type TaggedWay } from './choose/index.ts';
import { type Operation, removesPart } from './operation.ts';
import { readByRules } from './read-by-rules.ts';
import type { ReadRequest } from './read-request.ts';
import { saysRemoval } from './says-removal.ts';
import { fitOfTags, likeliestTags, type NamedText } from './tagged/index.ts';
import type { TagName } from './tagged/tags.ts';
import { waysByTags } from './ways-by-tags.ts';

/** By how much the likeliest tags have to weigh more than the next ones to be trusted. In the unit of the weights. */
const leastLead = 8;
/** Changes that tags tell of as well; readers of other ones know what they are about. */
const isOfTags = ({ kind }: Operation): boolean =>
  /^(?:addField|removeField|changeField|setSort|setGroup|setColors|setScheme)$/.test(kind);

/** Tags that weigh so much more than all others are certain. */
const certainLead = 30;
/** How many more of the named parts the tags have to find: where sentences find the same, where they are certain, and otherwise. */
const leastGain = { said: 0.5, certain: 1, other: 1.5 };
/** "add the date they started": tags that weigh so much more are right about a longer name too. */
const leadOfName = 20;
/** "sıklet diyen kalmadı, kilo kategorisi olsun adı": tags that weigh so much more are right that a part gets another name. */
const leadOfRenaming = 100;
const isNewPart = ({ kind }: Operation): boolean => kind === 'addField';
const renamesOnly = (named: readonly NamedText[], operations: readonly Operation[]): boolean =>
  named.every(({ name }) => name === 'old' || name === 'new') &&
  operations.every(({ kind }) => kind === 'changeField' || kind === 'renameEntity');

/** Changes that single words of a list or a story look like. */
const isOfWords = ({ kind }: Operation): boolean =>
  /^(?:addSamples|setSamples|setCardStyle|addFeature)$/.test(kind);

/** Whether a field only gets another order of its values, or other limits, of which tags do not tell. */
const changesNoName =
  ({ entities }: AppSpec) =>
  (operation: Operation): boolean => {
    if (operation.kind !== 'changeField') return false;
    const { entity, field } = operation;
    const before = entities.find(({ id }) => id === entity)?.fields.find(({ id }) => id === field.id);
    const idsOf = (options: typeof field.options): string =>
      (options ?? [])
        .map(({ id }) => id)
        .sort()
        .join();
    return (
      before?.label === field.label &&
      before.type === field.type &&
      idsOf(before.options) === idsOf(field.options)
    );
  };

/** Whether operations have all of others. */
function holds(operations: readonly Operation[], others: readonly Operation[]): boolean {
  const keys = new Set(operations.map(keyOfOne));
  return others.every((each) => keys.has(keyOfOne(each)));
}

/** By how much the likeliest tags weigh more than the next ones that say something else. `lead`: than the next ones. */
function leadOf([way, ...others]: readonly TaggedWay[], lead: number): number {
  const key = keyOf(way?.request.operations ?? []);
  const other = others.find(({ request }) => keyOf(request.operations) !== key);
  return Math.max(lead, other?.loss ?? 0);
}

/**
 * Something goes only with a word for that, and then it does go, unless it becomes something else: "katılım tik olmasın". A unit is no
 * name of a part.
 */
function mayBeMeant(named: readonly NamedText[], operations: readonly Operation[], written: string): boolean {
  const has = (tag: TagName): boolean => named.some(({ name }) => name === tag);
  const isRemoval = saysRemoval(fold(written));
  return (
    (has('remove') ? isRemoval : !isRemoval || has('change') || !operations.some(removesPart)) &&
    !named.some(({ name, text }) => name === 'new' && isUnitWord(fold(text)))
  );
}

/** "Date they started" instead of "Date": whether the same rows get the same new part by a longer name. */
function isLongerName(
  [own, ...more]: readonly Operation[],
  [other, ...others]: readonly Operation[],
): boolean {
  return (
    own?.kind === 'addField' &&
    other?.kind === 'addField' &&
    more.length + others.length === 0 &&
    own.entity === other.entity &&
    fold(other.field.label).startsWith(`${fold(own.field.label)} `)
  );
}

/**
 * "katılım tik olmasın. geldi, gelmedi, izinli; birinden biri": what the tags of a message say, where the first reader that
 * understood some of it left out parts that the tags name. Undefined if that is no better than `read`.
 */
export function likelierByTags(read: ReadRequest, written: string, spec: AppSpec): ReadRequest | undefined {
  const { operations } = read;
  if (operations.length === 0 || !operations.every((each) => isOfTags(each) || isOfWords(each)))
    return undefined;
  if (operations.some(changesNoName(spec))) return undefined;
  const rules = readByRules(written, spec);
  const likeliest = likeliestTags(written, spec, () => rules.operations);
  if (likeliest === undefined || !mayBeMeant(likeliest.named, operations, written)) return undefined;
  const { named } = likeliest;
  const ways = waysByTags(written, spec, rules);
  const [way] = ways;
  if (way === undefined || way.loss > 0 || way.said.length === 0) return undefined;
  const isRenaming = renamesOnly(named, way.request.operations) && operations.every(isNewPart);
  if (isRenaming && likeliest.leadOfNames >= leadOfRenaming) return way.request;
  const lead = leadOf(ways, likeliest.lead);
  // New names have readers of their own.
  const isCertain = lead >= certainLead && !named.some(({ name }) => name === 'new');
  // Values without a part are as often rows: "add these recipes: pancakes, lasagna".
  const areRows = operations.some(({ kind }) => kind === 'setSamples');
  if (areRows && !named.some(({ name }) => name === 'change' || name === 'add')) return undefined;
  if (!isCertain && !operations.every(isOfTags)) return undefined;
  // What the sentences say too is meant.
  const isSaid = holds(way.request.operations, operations) && holds(rules.operations, way.request.operations);
  if (lead < leastLead && !isSaid) return undefined;
  const fit = fitOfTags(named, way.request.operations, spec);
  const gain = fit - fitOfTags(named, operations, spec);
  // Who is heard only in part is better understood by the readers.
  const wishes = named.filter(({ name }) => !/^(?:old|kind|filter)$/.test(name)).length;
  if (gain < leastGain.other && fit < wishes - leastGain.said) return undefined;
  const isSure = isSaid || (lead >= leadOfName && isLongerName(operations, way.request.operations));
  if (gain < (isSure ? leastGain.said : isCertain ? leastGain.certain : leastGain.other)) return undefined;
  return operations.some(isOfWords) ? { ...way.request, operations: way.said } : way.request;
}

/** Ways to tag a message that weigh so much less than the likeliest one are right about what the sentences say too. */
const greatestLoss = 40;

/**
 * "derleyen alanı unutulmuş. Ayrıca hangi düzende çalındığı (…) seçilebilsin": what was read, with the new parts that both the
 * sentences and a likely way to tag the message name beside it. Undefined if there are none.
 */
export function withSaidParts(read: ReadRequest, written: string, spec: AppSpec): ReadRequest | undefined {
  const { operations } = read;
  if (operations.length === 0 || !operations.every(isOfTags)) return undefined;
  const rules = readByRules(written, spec);
  const isNew = (each: Operation): boolean => each.kind === 'addField' && !holds(operations, [each]);
  const said = rules.operations.filter(isNew);
  if (said.length === 0) return undefined;
  return waysByTags(written, spec, rules).find(
    ({ request, loss }) =>
      loss <= greatestLoss &&
      holds(request.operations, operations) &&
      request.operations.some(isNew) &&
      request.operations.every((each) => holds(operations, [each]) || holds(said, [each])),
  )?.request;
}
