import type { Language } from '@kilim/contract';
import { fold, lowerCase, upperCaseFirst } from '../../language/fold.ts';
import { toIdentifier, uniqueIdentifier } from '../../language/identifiers.ts';
import type { AppSpec } from '../../spec/app-spec.ts';
import type { Field } from '../../spec/field.ts';
import { type Change, nothing, operations } from '../changes/change.ts';
import { chooseFrom } from '../changes/set-options.ts';
import { type FollowUp, readFollowUp, type Target } from '../follow-up.ts';
import { isImplausible } from './judge-request.ts';
import {
  chatter,
  elsewhere,
  looseAddition,
  looseChoice,
  looseColour,
  looseDark,
  looseDecimals,
  looseGroups,
  looseLarger,
  looseNumber,
  looseRemoval,
  looseScale,
  looseSmaller,
  looseTick,
  looseTop,
  overdue,
  tickWords,
} from './loose-cues.ts';
import { listedPart, looseOptions, pairOf } from './loose-options.ts';
import { loosePart } from './loose-part.ts';
import { looseName } from './loose-renaming.ts';
import { isFunctionWord } from './loose-words.ts';

/** One wish: a change, or a sentence in words that the readers have. */
export type LooseWish =
  | { readonly kind: 'said'; readonly text: string }
  | { readonly kind: 'change'; readonly change: Change };

const say = (text: string): LooseWish => ({ kind: 'said', text });

type FieldTarget = Extract<Target, { kind: 'field' }>;

/** A phrase with what its message spoke of before it. */
export interface LoosePhrase {
  readonly text: string;
  /** The part that was named last. */
  readonly before: Target | undefined;
  /** Whether it is all that the message says. */
  readonly isAlone: boolean;
  /** Whether the phrase before it in the sentence adds something. */
  readonly isListed: boolean;
}

const labelOf = (target: Target): string =>
  target.kind === 'field'
    ? target.field.label
    : target.kind === 'screen'
      ? target.screen.title
      : target.kind === 'entity'
        ? target.entity.one
        : (target.field.options?.find(({ id }) => id === target.option)?.label ?? target.option);

const numbers: Readonly<Record<string, number>> = { one: 1, zero: 0, five: 5, ten: 10, hundred: 100 };
const numberOf = (text = '1'): number => numbers[text.toLowerCase()] ?? Number(text);

/** A text as a number, between two numbers if they are given. */
function asNumber({ entity, field }: FieldTarget, text: string): Change {
  const groups = looseScale.exec(text)?.groups;
  const limits =
    groups === undefined
      ? {}
      : {
          minimum: numberOf(groups['low']),
          maximum: numberOf(groups['high'] ?? groups['best'] ?? groups['bestTr'] ?? '10'),
        };
  const { options: _options, entity: _entity, ...rest } = field;
  const next = { ...rest, type: 'number' as const, ...limits };
  if (field.type === 'number' && groups === undefined) return nothing('same');
  const top = next.maximum ?? 10;
  const column = entity.samples.map((row, at) => {
    const value = row[field.id];
    return typeof value === 'number' ? Math.min(top, value) : 1 + ((at * 3 + 2) % top);
  });
  return operations({ kind: 'changeField', entity: entity.id, field: next, column });
}

/** A text as a choice: "boat type shouldn't be free typing, single double or canoe only". */
export function looseChoiceOf(text: string, spec: AppSpec): LooseWish | undefined {
  const { reading, targets } = readFollowUp(text, spec);
  const folded = ` ${reading.words.map((word) => word.folded).join(' ')} `;
  const [named] = targets.flatMap(({ target }) => (target.kind === 'field' ? [target] : []));
  if (named === undefined || named.field.formula !== undefined || !looseChoice.test(folded)) return undefined;
  if (!/^(?:text|longText|number|choice|boolean)$/.test(named.field.type)) return undefined;
  const isTaken = (at: number): boolean =>
    targets.some(({ target, range }) => target.kind === 'field' && at >= range.from && at < range.to);
  const options = looseOptions(reading.words, isTaken, reading.language);
  if (options.length < 2) return undefined;
  const change = chooseFrom(named.entity, named.field, options, spec.language);
  return change && { kind: 'change', change };
}

/** What a whole sentence asks for: a choice, whose options would be taken for other wishes. */
export function looseSentence(text: string, spec: AppSpec): LooseWish | undefined {
  const { reading, targets } = readFollowUp(text, spec);
  if (targets.length > 0) return looseChoiceOf(text, spec);
  const found = listedPart(text, reading.language);
  if (found === undefined) return undefined;
  const isField = found.options.some((option) =>
    reading.index.fields.findAll(readFollowUp(option, spec).reading.words).some(({ isTypo }) => !isTypo),
  );
  const part = loosePart(readFollowUp(found.part, spec), true);
  if (isField || part === undefined || isImplausible(part.text)) return undefined;
  return say(
    reading.language === 'tr'
      ? `${part.text} ekle: ${found.options.join(', ')}`
      : `add ${part.text}: ${found.options.join(', ')}`,
  );
}

/** What one phrase of a message asks for; undefined for reasons and for what is not clear. */
export function looseWish(
  { text, before, isAlone, isListed }: LoosePhrase,
  spec: AppSpec,
): LooseWish | undefined {
  const followUp = readFollowUp(text, spec);
  const { reading, targets } = followUp;
  const { language, words } = reading;
  const isTurkish = language === 'tr';
  const plain = words.filter(({ kind }) => kind !== 'mark').map(({ folded }) => folded);
  const folded = ` ${plain.join(' ')} `;
  const has = (cue: RegExp): boolean => cue.test(folded);
  if (chatter.test(plain.join(' '))) return undefined;
  const named = targets[0];
  const field = targets
    .map(({ target }) => target)
    .find((target): target is FieldTarget => target.kind === 'field');
  const isTaken = (at: number): boolean => targets.some(({ range }) => at >= range.from && at < range.to);

  const page = looseScreen(text, language);
  if (page !== undefined) return page;
  const renamed = looseRename(followUp, before);
  if (renamed !== undefined) return renamed;
  const chosen = looseChoiceOf(text, spec);
  if (chosen !== undefined) return chosen;
  if (
    field !== undefined &&
    field.field.formula === undefined &&
    /^(?:text|longText|number|choice)$/.test(field.field.type)
  ) {
    if (has(looseNumber) && !has(/ (?:add|ekle\w*) /))
      return { kind: 'change', change: asNumber(field, text) };
    if (has(looseDecimals) && field.field.type === 'number')
      return { kind: 'change', change: nothing('same') };
  }
  const isReferring = has(/ (?:it|that|this|them|those|onu|bunu|sunu|orasi|o kisim|bu kisim) /);
  if (
    has(looseRemoval) &&
    named === undefined &&
    isReferring &&
    before !== undefined &&
    before.kind !== 'entity'
  )
    return say(isTurkish ? `${labelOf(before)} kaldır` : `remove ${labelOf(before)}`);
  if (has(looseRemoval) && named !== undefined) {
    const removable = targets
      .map(({ target }) => target)
      .find(({ kind }) => kind === 'field' || kind === 'option' || kind === 'screen');
    if (removable !== undefined)
      return say(isTurkish ? `${labelOf(removable)} kaldır` : `remove ${labelOf(removable)}`);
  }
  if (has(looseTop)) {
    const due = spec.entities[0]?.fields.find(({ role, type }) => role === 'due' || type === 'date');
    if (has(overdue) && field === undefined && due !== undefined)
      return say(isTurkish ? `${due.label} göre yakın olan üstte` : `sort by ${due.label}, oldest first`);
    if (field !== undefined)
      return say(isTurkish ? `${text.replace(/ (?:cik|cık|çık)\S*$/u, '')}` : `sort by ${field.field.label}`);
  }
  if (
    has(looseGroups) &&
    field !== undefined &&
    /^(?:text|choice|reference|boolean|date|place)$/.test(field.field.type) &&
    !has(looseTop) &&
    !has(/ filter\w* | filtre\w* /) &&
    groupsRows(folded, isTurkish)
  )
    return {
      kind: 'change',
      change: operations({ kind: 'setGroup', entity: field.entity.id, groupBy: field.field.id }),
    };
  const look = looseLook(followUp, folded);
  if (look !== undefined) return look;
  if (has(looseRemoval) && !has(/ (?:forgot|unut\w*|need|lazim) /)) return undefined;
  // "darker red" after a colour was chosen.
  const isColour = words.length <= 3 && reading.index.colours.findAll(words).some(({ isTypo }) => !isTypo);
  const isOther =
    isColour ||
    has(elsewhere) ||
    (has(looseTop) && field === undefined && !isListed) ||
    has(/ should (?:be|say|read) /);
  return isOther ? undefined : looseAdd(followUp, folded, { isAlone, isListed }, isTaken);
}

/** Whether the rows are what is put under headings. */
const groupsRows = (folded: string, isTurkish: boolean): boolean =>
  isTurkish
    ? / gore | grup\w* | obek\w* | ayri ayri | bolum bolum | toplu /.test(folded)
    : / (?:by|under|group\w*|heading\w*|together|sections?|per) /.test(folded) &&
      !/ (?:rate|cost|price|pay) per /.test(folded);

const pages: Readonly<Record<Language, RegExp>> = {
  en: /(?:^|\s)(?:an? |the |one |own |another |other |new |extra |separate |second |different )+(?:page|screen|tab|list|section)(?: just| only)? (?:for|of|with|about|where i can (?:put|keep|write)) (?:the |my |our |all )*(?<rows>[^,.:]{3,40}?)(?: please| pls| too| as well| we can .*| i can .*| that .*)?$/iu,
  tr: /^(?:bir de |bi de |bide |ayrıca )*(?<rows>(?:\p{L}+ ){0,2}\p{L}+?)(?: yazacağımız| yazacağım| tutacağım)? (?:için|icin) (?:ayrı |ayri |bir |bi |yeni |başka |baska |da |de )*(?:ekran|sayfa|sekme|bölüm|bolum|liste)\p{L}*(?: .{0,30})?$/iu,
};

/** "separate page for keyholders": rows of their own. */
function looseScreen(text: string, language: Language): LooseWish | undefined {
  const { rows } = pages[language].exec(text.trim())?.groups ?? {};
  if (rows === undefined) return undefined;
  return say(language === 'tr' ? `${rows} için ayrı sayfa ekle` : `add a page for ${rows}`);
}

/** A part that gets another name; the part may stand in the phrase before. */
function looseRename({ reading, targets }: FollowUp, before: Target | undefined): LooseWish | undefined {
  const { words, language } = reading;
  // The part closest to the verb is meant.
  for (const each of [...targets.toReversed(), undefined]) {
    const target = each?.target ?? before;
    if (target === undefined) continue;
    const marked = words.flatMap(({ kind, folded }, at) => {
      if (each !== undefined && at >= each.range.from && at < each.range.to)
        return at === each.range.from ? ['§'] : [];
      return kind === 'mark' ? [] : [folded];
    });
    const next = looseName(marked.join(' '), language);
    if (next === undefined) continue;
    const at = words.findIndex((_, index) =>
      next.split(' ').every((part, offset) => words[index + offset]?.folded === part),
    );
    const written = at === -1 ? next : reading.written({ from: at, to: at + next.split(' ').length });
    if (fold(written) === fold(labelOf(target))) continue;
    return say(
      language === 'tr'
        ? `${labelOf(target)} yerine ${written} yazsın`
        : `rename ${labelOf(target)} to ${written}`,
    );
  }
  return undefined;
}

/** Dark, larger or another colour. */
function looseLook({ reading, targets }: FollowUp, folded: string): LooseWish | undefined {
  const isTurkish = reading.language === 'tr';
  if (targets.some(({ target }) => target.kind === 'field')) return undefined;
  if (looseDark.test(folded)) return say(isTurkish ? 'koyu tema olsun' : 'make the app dark');
  if (looseSmaller.test(folded) && looseLarger.test(folded))
    return say(isTurkish ? 'yazılar küçülsün' : 'make the text smaller');
  if (looseLarger.test(folded)) return say(isTurkish ? 'yazılar büyüsün' : 'make the text bigger');
  const colours = reading.index.colours.findAll(reading.words).filter(({ isTypo }) => !isTypo);
  const isUnwanted = ({ start, length }: { start: number; length: number }): boolean =>
    /^(?:not|this|that|these|bu|of|no)$/.test(reading.folded(start - 1)) ||
    /^(?:degil|cok|olmus|is|was)$/.test(reading.folded(start + length));
  const wanted = colours.filter((match) => !isUnwanted(match));
  const [colour] = wanted;
  if (colour === undefined || !looseColour.test(folded)) return undefined;
  const written = reading.written({ from: colour.start, to: colour.start + colour.length });
  return say(isTurkish ? `rengi ${written} yap` : `make it ${written}`);
}

/** "su çıktı mı çıkmadı mı", "kısır mı kutucuğu": a question that a tick answers. */
const turkishTick =
  /^(?:.*?[,.] ?)?(?<part>(?:\S+ ){0,3}?\S+) m[ıiuü](?: (?:\S+ m[ıiuü]|değil mi|degil mi|yok mu))?(?= |$)/iu;
const politeQuestion =
  /(?:olur|olabilir|eklenebilir|yapabilir|[ae]r|[iu]r|mümkün|mumkun|misin|misiniz|miyiz) m[ıiuü]|m[ıiuü]s[ıi]n|m[ıiuü]y[ıiuü]z/iu;

/** A choice between two words, which are its name. */
function addPair([one, other]: readonly [string, string], spec: AppSpec): LooseWish | undefined {
  const [entity] = spec.entities;
  if (entity === undefined) return undefined;
  const options = [one, other].map((text) => ({
    id: toIdentifier(text, 'option'),
    label: upperCaseFirst(text, spec.language),
  }));
  const label = `${options[0]?.label ?? ''} / ${lowerCase(other, spec.language)}`;
  const id = uniqueIdentifier(
    toIdentifier(`${one} ${other}`, 'field'),
    new Set(entity.fields.map((field) => field.id)),
  );
  const column = entity.samples.map((_, row) => options[row % 2]?.id ?? null);
  const field: Field = { id, label, type: 'choice', isRequired: false, options };
  return {
    kind: 'change',
    change: operations({ kind: 'addField', entity: entity.id, field, index: entity.fields.length, column }),
  };
}

/** A part that is added. */
function looseAdd(
  followUp: FollowUp,
  folded: string,
  { isAlone, isListed }: Pick<LoosePhrase, 'isAlone' | 'isListed'>,
  isTaken: (at: number) => boolean,
): LooseWish | undefined {
  const { reading, spec, targets } = followUp;
  const isTurkish = reading.language === 'tr';
  const { text } = reading;
  const add = (part: string): LooseWish => say(isTurkish ? `${part} ekle` : `add ${part}`);
  const pair = pairOf(text, reading.language);
  const isKnownPair = targets.some(({ target }) => target.kind === 'option');
  if (pair !== undefined && isKnownPair) return { kind: 'change', change: nothing('same') };
  if (pair !== undefined && targets.length === 0) return addPair(pair, spec);
  if (isTurkish && !politeQuestion.test(text)) {
    const tick = turkishTick.exec(text)?.groups?.['part'];
    const isPart = tick !== undefined && tick.split(' ').some((word) => !isFunctionWord(fold(word), 'tr'));
    if (isPart && !/^(?:\S*[iu]lir|var|yok)$/.test(fold(tick)))
      return add(`${tick.replace(/^(?:bi de|bir de|bide|birde|para|onun) /iu, '')} mı kutucuğu`);
  }
  const isCalled = looseAddition.test(folded);
  const isTicked = looseTick.test(folded);
  const scale = looseScale.exec(text);
  const bare = isTicked
    ? text.replaceAll(tickWords, ' ')
    : scale === null
      ? text
      : text.replace(looseScale, ' ');
  const plain = bare === text ? followUp : readFollowUp(bare, spec);
  const part = loosePart(plain, isCalled, bare === text ? isTaken : () => false);
  if (part === undefined)
    return (isCalled || reading.words.length <= 6) && targets.length > 0
      ? { kind: 'change', change: nothing('same') }
      : undefined;
  const isNoun = reading.words.every(
    ({ kind, folded: word }) => kind === 'mark' || !isFunctionWord(word, reading.language),
  );
  const isPlain = part.isKnown || (isNoun && part.words <= 4);
  if (!isCalled && !isTicked && scale === null && !((isAlone || isListed) && isPlain) && !part.isClause)
    return undefined;
  if (isImplausible(part.text)) return undefined;
  if (isTicked) return add(isTurkish ? `${part.text} kutucuğu` : `${part.text} checkbox`);
  if (scale !== null) {
    const { low, high, best, bestTr } = scale.groups ?? {};
    return add(`${part.text} (${numberOf(low)}-${numberOf(high ?? best ?? bestTr)})`);
  }
  return add(part.text);
}
