import type { Language } from '@kilim/contract';
import { fold } from '../../language/fold.ts';
import { withFittingInitial } from '../../print/entity/initial-value.ts';
import type { AppSpec } from '../../spec/app-spec.ts';
import { type Change, nothing, operations } from '../changes/change.ts';
import { chooseFrom } from '../changes/set-options.ts';
import { type FollowUp, readFollowUp, type Target } from '../follow-up.ts';
import { isImplausible } from './judge-request.ts';
import { looseAdd } from './loose-add.ts';
import {
  chatter,
  elsewhere,
  looseChoice,
  looseDecimals,
  looseGroups,
  looseNumber,
  looseRemoval,
  looseScale,
  looseTop,
  overdue,
} from './loose-cues.ts';
import { looseLook } from './loose-look.ts';
import { listedPart, looseOptions } from './loose-options.ts';
import { loosePart } from './loose-part.ts';
import { looseName } from './loose-renaming.ts';
import { type LoosePhrase, type LooseWish, numberOf, say } from './loose-wish.ts';

type FieldTarget = Extract<Target, { kind: 'field' }>;

export const labelOf = (target: Target): string =>
  target.kind === 'field'
    ? target.field.label
    : target.kind === 'screen'
      ? target.screen.title
      : target.kind === 'entity'
        ? target.entity.one
        : (target.field.options?.find(({ id }) => id === target.option)?.label ?? target.option);

/** A text as a number, between two numbers if they are given. */
export function asNumber({ entity, field }: FieldTarget, text: string): Change {
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
  return operations({ kind: 'changeField', entity: entity.id, field: withFittingInitial(next), column });
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
    // "badge number" is a label.
    const around = words
      .filter(({ kind }, at) => kind !== 'mark' && !isTaken(at))
      .map(({ folded: word }) => word);
    if (looseNumber.test(` ${around.join(' ')} `) && !has(/ (?:add|ekle\w*) /))
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
