import { fold } from '../language/fold.ts';
import type { AppSpec } from '../spec/app-spec.ts';
import { applyOperations, OperationError } from './apply-operation.ts';
import { withDependents } from './changes/remove-dependents.ts';
import { judgeRequest } from './loose/judge-request.ts';
import type { Operation } from './operation.ts';
import { asksOrComplains, hasOwnReader, namesImpossible } from './own-reader.ts';
import { asksLoosely, type RuleReading, readByRules } from './read-by-rules.ts';
import { type ReadRequest, readWording } from './read-request.ts';
import { readTagged } from './tagged/index.ts';
import { staysOtherwise } from './verbs.ts';

/** Apps of one tool or game have no parts of rows. */
const hasRows = ({ archetype, entities }: AppSpec): boolean =>
  entities.length > 0 && !/^(?:tool|game|quiz)$/.test(archetype);

/** Operations that tagged words seldom stand for: the readers of sentences are right about them. */
const isCertain = ({ kind }: Operation): boolean =>
  !/^(?:addField|changeField|moveField|renameEntity|addEntity|addScreen|changeScreen|removeScreen|setCardStyle)$/.test(
    kind,
  );

/** The part that an operation is about. */
const partOf = (operation: Operation): string | undefined =>
  operation.kind === 'changeField'
    ? `${operation.entity}.${operation.field.id}`
    : operation.kind === 'removeField'
      ? `${operation.entity}.${operation.field}`
      : undefined;

/** Whether a part of the app gets this name. */
const namesPart = (name: string, operations: readonly Operation[]): boolean =>
  operations.some(
    (each) =>
      (each.kind === 'renameEntity' && fold(each.one) === fold(name)) ||
      (each.kind === 'changeField' && fold(each.field.label) === fold(name)),
  );

const namesApp = /\b(?:uygulama\w*|program\w*|app)\b/;

/** Operations that give a part of the app a name. */
const isNaming = ({ kind }: Operation): boolean => kind === 'renameEntity' || kind === 'changeField';

/** The tagged wishes, and what only the readers of sentences found: also why a wish cannot be granted. */
function withRest(written: string, tagged: ReadRequest, rules: ReadRequest, spec: AppSpec): ReadRequest {
  const kinds = new Set(tagged.operations.map(({ kind }) => kind));
  const parts = new Set(tagged.operations.map(partOf));
  let { operations } = tagged;
  for (const rule of rules.operations) {
    const part = partOf(rule);
    // "call it customer, not house": a new name of a part is none of the app.
    if (rule.kind === 'setName' && tagged.operations.some(isNaming) && !namesApp.test(fold(written)))
      continue;
    if (!isCertain(rule) || kinds.has(rule.kind) || (part !== undefined && parts.has(part))) continue;
    try {
      const next = withDependents(spec, [...operations, rule], written);
      applyOperations(spec, next);
      operations = next;
    } catch (error) {
      // Something that the tagged wishes have replaced.
      if (!(error instanceof OperationError)) throw error;
    }
  }
  // What is said to be impossible is what the tagged wishes do instead, if the readers found nothing else.
  const replaced =
    rules.operations.length === 0
      ? /^(?:same|needed|noSuchPart|notPossible)$/
      : /^(?:same|needed|noSuchPart)$/;
  const reasons = rules.nothing.filter(({ reason }) => !replaced.test(reason));
  return { ...tagged, operations, nothing: [...tagged.nothing, ...reasons] };
}

/** Operations on rows: others are seldom a mistake. */
const isOfRows = ({ kind }: Operation): boolean =>
  /^(?:addField|changeField|removeField|moveField|setSort|setGroup|renameEntity|addEntity|addScreen)$/.test(
    kind,
  );

/** Whether an operation gives a part of the app another name, or values to choose from. */
const givesNames =
  ({ entities }: AppSpec) =>
  (operation: Operation): boolean => {
    if (operation.kind === 'renameEntity') return true;
    if (operation.kind !== 'changeField') return false;
    const before = entities
      .find(({ id }) => id === operation.entity)
      ?.fields.find(({ id }) => id === operation.field.id);
    const isNewChoice = before?.options === undefined && operation.field.options !== undefined;
    return isNewChoice || before?.label !== operation.field.label;
  };

/** Operations that tags cannot say: lists that others refer to, rules, roles. */
const isOwnKind = ({ kind }: Operation): boolean => /^(?:addEntity|setRules|setRoles)$/.test(kind);

/** Words that say that something shall go. */
const takesAway =
  /\b(?:remove|delete|drop|rid|(?:dont|do not|not|no) need(?:ed)?|no longer|take \w+(?: \w+)? out|take out|hide|has to go|have to go|can go|must go|goes|scrap|ditch|lose|bin|(?:not|cant be|dont) bother\w*|must not see|kaldir\w*|sil(?!ince|erse|di|iniyor|indi)\w*|cikar\w*|ciksin|gerek (?:yok|kalmadi)|gereksiz\w*|lazim degil|gorunmesin|sormasin|kalksin|olmasa|birak\w*|olmasin|fazla geldi)\b|(?<!m[ae]k )\bistemi\w*/;
const removesPart = ({ kind }: Operation): boolean => kind.startsWith('remove');

/** In a message of so many words, a sentence that the readers know may stand by chance. */
const longMessage = 8;

/** Reasons that readers also give for words which they did not understand. */
const isUncertain = ({ reason }: ReadRequest['nothing'][number], isLong: boolean): boolean =>
  /^(?:same|noSuchPart)$/.test(reason) || (isLong && reason === 'notPossible');

/** Whether tagged operations may replace a reason: they add or change parts and take none away. */
const isConstructive = ({ kind }: Operation): boolean =>
  !/^(?:removeField|removeEntity|removeScreen|setGroup|setSort)$/.test(kind);

/** Whether the tagged wishes fit the words of a message better than what the readers of sentences found. */
function fitsBetter(written: string, spec: AppSpec, tagged: ReadRequest, rules: RuleReading): boolean {
  if (tagged.operations.length === 0 || (rules.isWhole && rules.operations.some(isOwnKind))) return false;
  const text = fold(written).replaceAll(/['’]/g, '');
  const mayRemove = takesAway.test(text) && !staysOtherwise.test(text) && !asksOrComplains(text);
  if (!mayRemove && tagged.operations.some(removesPart)) return false;
  // "uygulamanın adı Raf olsun": the name of the app is none of a part.
  const appNames = rules.operations.flatMap((each) => (each.kind === 'setName' ? [each.name] : []));
  if (namesApp.test(text) && appNames.some((name) => namesPart(name, tagged.operations))) return false;
  const isLong = written.trim().split(/\s+/).length >= longMessage;
  const after = judgeRequest(written, spec, tagged.operations);
  const before = judgeRequest(written, spec, rules.operations);
  // Of long messages the tags are right more often than sentences.
  if (
    isLong &&
    !rules.isWhole &&
    !rules.operations.some(isOwnKind) &&
    !namesImpossible(written, spec) &&
    after.implausible <= before.implausible &&
    (mayRemove || tagged.operations.every(isConstructive))
  )
    return true;
  if (rules.operations.length === 0) {
    if (!rules.nothing.every((each) => isUncertain(each, isLong)) || namesImpossible(written, spec))
      return false;
    // "it says animal, change that word to steer": a reader found no such part, or the app to be like this.
    const isNew =
      tagged.operations.some(givesNames(spec)) ||
      (isLong && (mayRemove || tagged.operations.every(isConstructive)));
    return rules.nothing.length === 0 || (after.implausible === 0 && after.covered > 0 && isNew);
  }
  if (after.implausible !== before.implausible) return after.implausible < before.implausible;
  if (!rules.isWhole) return after.covered >= before.covered;
  // Short sentences that are understood as a whole are seldom misunderstood, and no sentence that makes a list. Looks, rules
  // and names of the app cover no words, so they lose only to two words more; a style of cards ("daha iyi") is hardly ever meant.
  const isAboutRows = rules.operations.every(isOfRows);
  const mayBeChance = isLong && !rules.operations.some(({ kind }) => kind === 'addEntity');
  const areComparable =
    rules.operations.some(isOfRows) || rules.operations.every(({ kind }) => kind === 'setCardStyle');
  const fewest = mayBeChance && areComparable ? 1 : 2;
  return (mayBeChance || isAboutRows) && after.covered >= before.covered + fewest;
}

/** The tagged wishes of a message, unless it has a reader of its own. */
function readByTags(written: string, spec: AppSpec, rules: RuleReading): ReadRequest | undefined {
  const text = fold(written).replaceAll(/['’]/g, '');
  if (!hasRows(spec) || hasOwnReader(text, spec.language)) return undefined;
  return readTagged(written, spec, rules.operations, (said, current) => readWording(said, current, false));
}

const namesField = /\b(?:add|include|field|column|ekle\w*|alan\w*|sutun\w*|olsun)\b/;
const asksForOrder = /\b(?:sort(?:ed)?|order(?:ed)?) by\b|\bsirala/;

/** "sorted by which needs water first": who asks for an order only wants no new field, whatever the words are. */
function isOrderOnly(written: string, operations: readonly Operation[]): boolean {
  const text = fold(written);
  const [only, ...others] = operations;
  return (
    only?.kind === 'addField' && others.length === 0 && asksForOrder.test(text) && !namesField.test(text)
  );
}

/** What a follow-up asks for: by the readers of sentences and phrases or, if that fits its words better, by tagged words. */
export function readAnyWording(written: string, spec: AppSpec): ReadRequest {
  const rules = readByRules(written, spec);
  const tagged = readByTags(written, spec, rules);
  const isTagged = tagged !== undefined && fitsBetter(written, spec, tagged, rules);
  const read = isTagged ? withRest(written, tagged, rules, spec) : rules;
  return isOrderOnly(written, read.operations)
    ? { operations: [], nothing: [{ kind: 'nothing', reason: 'noSuchPart', what: '' }], unread: [] }
    : read;
}

/** "where do i put the deposit": a wish that looks like a question. */
export function asksForChange(written: string, spec: AppSpec): boolean {
  // "fiyatı silersem geri gelir mi": who asks takes nothing away.
  if (readAnyWording(written, spec).operations.some(removesPart)) return false;
  if (asksLoosely(written, spec)) return true;
  const operations = readByTags(written, spec, readByRules(written, spec))?.operations ?? [];
  return (
    operations.length > 0 &&
    !isOrderOnly(written, operations) &&
    !namesImpossible(written, spec) &&
    judgeRequest(written, spec, operations).implausible === 0
  );
}
