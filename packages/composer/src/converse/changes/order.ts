import { findScreenKind } from '../../print/kinds/index.ts';
import type { AppSpec } from '../../spec/app-spec.ts';
import type { Entity } from '../../spec/entity.ts';
import type { FieldType } from '../../spec/field.ts';
import type { FollowUp, Target } from '../follow-up.ts';
import type { Operation } from '../operation.ts';
import { groups, moves, renames, screenWord, sorts, toEnd } from '../verbs.ts';
import { entityFor } from './add-field.ts';
import { nothing, operations, type ReadChange } from './change.ts';
import { addList } from './main-list.ts';

const descending =
  / (?:azalan|buyukten|coktan|yeniden|yeni\w*|en son\w*|son eklenen\w*|pahali\w*|yuksek\w*|uzun\w*|cok|cok olan\w*|coktan|en (?:iyi|cok|buyuk|begenilen)\w*|z den a ya|newest|latest|recent|highest|descending|reverse|most|largest|biggest|longest|best|expensive|priciest|dearest|heaviest|tallest|youngest|agir\w*|z to a) /;
const ascending =
  / (?:artan|kucukten|azdan|eskiden|eski\w*|ucuz\w*|dusuk\w*|kisa\w*|yakin\w*|yaklas\w*|az|az olan\w*|azalan sirada|en (?:az|kucuk)\w*|alfabetik|a dan z ye|hizli\w*|oldest|earliest|soonest|upcoming|lowest|ascending|smallest|shortest|quickest|fastest|fewest|lightest|alphabetical\w*|cheapest|hafif\w*|a to z) /;
/** "en kısa süren üstte", "newest first": an order without a word for sorting. */
const placed =
  / (?:ustte\w*|uste|tepede|yukarida|basta|once|onde|ilk sirada|\w+d[ae]n basla\w*|first|on top|up top|at the top|to the top) /;
/** Fields that such a word compares. */
const compared: readonly (readonly [words: RegExp, types: readonly FieldType[]])[] = [
  [/ (?:borc\w*|alacak\w*|bakiye\w*|debt\w*|owe\w*|balance\w*) /, ['money']],
  [/ (?:ucuz\w*|pahali\w*|cheapest|dearest|expensive|priciest|fiyat\w*|tutar\w*|price|amount) /, ['money']],
  [
    / (?:kisa\w*|uzun\w*|hizli\w*|yavas\w*|shortest|longest|quickest|fastest|slowest) /,
    ['duration', 'time', 'number'],
  ],
  [
    / (?:tarih\w*|yeni\w*|eski\w*|yakin\w*|yaklas\w*|son eklenen\w*|en son\w*|date|newest|latest|recent|oldest|earliest|soonest|upcoming) /,
    ['date', 'dateTime'],
  ],
  [/ (?:puan\w*|en iyi\w*|begenilen\w*|rating|rated|best) /, ['rating']],
  [
    / (?:yuksek\w*|dusuk\w*|buyuk\w*|kucuk\w*|highest|lowest|largest|biggest|smallest|most|fewest) /,
    ['money', 'number', 'rating', 'percent'],
  ],
];
/** Units that such a word compares: "heaviest first". */
const comparedUnits: readonly (readonly [words: RegExp, units: RegExp])[] = [
  [/ (?:heaviest|lightest|agir\w*|hafif\w*) /, /^(?:kg|g|gr|lbs?|oz|ton|mg)$/],
  [/ (?:tallest|shortest|longest|uzun\w*|kisa\w*) /, /^(?:cm|m|km|mi|mil|mm|ft|in)$/],
];
const quietTypes = new Set(['longText', 'list', 'tags', 'photo', 'weekdays', 'color']);

type NamedField = Extract<Target, { kind: 'field' }>;

/** The field beside "göre" or after "by"; without these words the first that is named. */
function namedField({ reading, targets }: FollowUp): NamedField | undefined {
  const isVerb = (at: number): boolean =>
    /^(?:group\w*|grup\w*|sort\w*|sirala\w*|order\w*)$/.test(reading.folded(at));
  const fields = targets.flatMap(({ target, range }) =>
    target.kind === 'field' && !isVerb(range.from) ? [{ target, range }] : [],
  );
  const by = reading.words.findLastIndex(({ folded }) => folded === 'gore' || folded === 'by');
  if (by === -1) return fields[0]?.target;
  const isTurkish = reading.folded(by) === 'gore';
  // "sonraki bakım tarihine göre": a general word may stand between the label and "göre".
  const isGeneral = (at: number): boolean =>
    /^(?:tarih\w*|alan\w*|gun\w*|puan\w*|sira\w*|miktar\w*|deger\w*|adin\w*|ismin\w*)$/.test(
      reading.folded(at),
    );
  return isTurkish
    ? (
        fields.find(({ range }) => range.to === by - 1 && isGeneral(range.to)) ??
        fields.find(({ range }) => range.to === by)
      )?.target
    : fields.find(({ range }) => range.from > by)?.target;
}

/** "kişiye göre", "by person": the people that rows belong to, whatever their label is. */
const byPerson =
  / (?:(?:kisi|sahib|sorumlu|isim|kim)\w* gore|by (?:the )?(?:person|people|who|whom|owner|name of the person|assignee)) /;

const personField = ({ spec, has }: FollowUp): NamedField | undefined => {
  if (!has(byPerson)) return undefined;
  for (const entity of spec.entities) {
    const field =
      entity.fields.find(({ role, type }) => role === 'person' && type === 'reference') ??
      entity.fields.find(({ type, id }) => type === 'reference' && /person|staff|member|who/i.test(id)) ??
      entity.fields.find(({ type }) => type === 'reference');
    if (field !== undefined) return { kind: 'field', entity, field };
  }
  return undefined;
};

/** A list for rows that no screen shows in the wanted order, such as those of a calendar; nothing if one does. */
export function missingList(
  spec: AppSpec,
  entity: Entity,
  arrangement: 'sort' | 'group',
): readonly Operation[] {
  const isShown = spec.screens.some(
    (screen) =>
      screen.entity === entity.id &&
      findScreenKind(screen.kind)?.arranges?.(screen).includes(arrangement) === true,
  );
  if (isShown) return [];
  return [addList(spec, entity)];
}

/** Whether a word for grouping is no part of a label: "add neck to muscle groups". */
const namesGrouping = ({ reading, targets }: FollowUp): boolean =>
  reading.words.some(
    ({ folded }, at) =>
      groups.test(` ${folded} `) &&
      !targets.some(
        ({ target, range }) =>
          target.kind === 'field' && at >= range.from && at < range.to && range.to - range.from > 1,
      ),
  );

/** "pahalıdan ucuza", "newest to oldest": where the order begins. */
const fromHigh =
  / (?:(?:pahali|yuksek|buyuk|cok|uzun|yeni|son)\w*d[ae]n|(?:from )?(?:the )?(?:most expensive|priciest|highest|high|largest|biggest|newest|latest|longest|most) (?:\w+ )?to) /;

/** "en yeni en altta", "oldest at the top" is the other direction. */
const atBottom = / (?:altta|alta|en altta|en alta|asagida|sonda|en sonda|at the bottom|to the bottom|last) /;

/** The title of the rows that are named, not a reference to them: "müşteriler alfabetik sıralansın". */
function namedRows({ targets }: FollowUp): Entity | undefined {
  const rows = targets.find(({ target }) => target.kind === 'entity');
  const screen = targets.find(({ target }) => target.kind === 'screen');
  const isShared = screen !== undefined && rows !== undefined && screen.range.from === rows.range.from;
  return isShared && rows.target.kind === 'entity' ? rows.target.entity : undefined;
}

/** "gruplamayı kaldır", "ungroup". */
const ungroups =
  / (?:ungroup|gruplama\w* (?:kaldir|iptal|kapat)\w*|grupla(?:ma|masin)|grupsuz|(?:stop|remove|no|without|don t|dont) (?:the )?group(?:ing|s)?) /;

const readUngrouped: ReadChange = ({ spec, targets }) => {
  if (targets.some(({ target }) => target.kind === 'field')) return undefined;
  const grouped = spec.entities.filter(({ groupBy }) => groupBy !== undefined);
  if (grouped.length === 0) return nothing('same');
  return operations(...grouped.map(({ id }): Operation => ({ kind: 'setGroup', entity: id })));
};

/** "show expenses by category": groups, where the field has kinds rather than an order. */
const showsByKind = (followUp: FollowUp): boolean =>
  followUp.has(/^ (?:show|list|display|see) (?:\w+ ){1,3}by /) &&
  ['choice', 'reference', 'boolean'].includes(namedField(followUp)?.field.type ?? '');

/** "tarihe göre sırala", "sort by price, highest first", "duruma göre grupla". */
export const readSorted: ReadChange = (followUp) => {
  const { has, spec } = followUp;
  if (has(ungroups)) return readUngrouped(followUp);
  const isGroup =
    (has(groups) && namesGrouping(followUp)) ||
    showsByKind(followUp) ||
    has(/ gore (?:\w+ )?(?:ayir|ayiralim|ayrilsin|bol|bolunsun) /);
  const isPlaced = (has(placed) || has(atBottom)) && (has(ascending) || has(descending)) && !has(screenWord);
  if (!isGroup && !has(sorts) && !isPlaced) return undefined;
  const rows = has(/ (?:gore|by) /) ? undefined : namedRows(followUp);
  const found = namedField(followUp) ?? personField(followUp);
  const named = rows !== undefined && found?.entity.id !== rows.id ? undefined : found;
  const entity = rows ?? named?.entity ?? entityFor(followUp);
  if (entity === undefined) return undefined;
  const alphabetical =
    / (?:alfabe\w*|alphabetical\w*|isme|isimlere|ada|adina|adlara|basliga|by name|by title|a dan z ye|a to z) /;
  const types = compared.find(([words]) => has(words))?.[1] ?? [];
  const field =
    named?.field ??
    (has(alphabetical)
      ? entity.fields.find(({ role, type }) => role === 'title' || role === 'person' || type === 'text')
      : undefined) ??
    (has(/ (?:yakin\w*|yaklas\w*|soonest|upcoming|urgent|acil) /)
      ? entity.fields.find(({ role }) => role === 'due')
      : undefined) ??
    entity.fields.find(({ unit }) =>
      comparedUnits.some(([words, units]) => unit !== undefined && has(words) && units.test(unit)),
    ) ??
    types
      .map((type) =>
        entity.fields.find(
          ({ type: own, formula }) => own === type && (formula === undefined || formula.kind === 'sumOf'),
        ),
      )
      .find((each) => each !== undefined);
  if (field === undefined || quietTypes.has(field.type)) return undefined;
  if (isGroup) {
    if (field.formula !== undefined) return nothing('notPossible', followUp.reading.text.trim().slice(0, 60));
    if (entity.groupBy === field.id) return nothing('same');
    const group: Operation = { kind: 'setGroup', entity: entity.id, groupBy: field.id };
    return operations(group, ...missingList(spec, entity, 'group'));
  }
  const byDefault =
    field.formula !== undefined ||
    field.type === 'date' ||
    field.type === 'dateTime' ||
    field.type === 'money' ||
    field.type === 'rating';
  // What comes next is first: an end, a due day.
  const isDue =
    field.role === 'due' ||
    field.role === 'start' ||
    field.role === 'end' ||
    /^(?:due|end|expir|next|deadline)/.test(field.id);
  const isAscending = (has(ascending) && !has(fromHigh)) || !(has(descending) || (byDefault && !isDue));
  // "en yeni en altta" turns the order round, "at the top" does not.
  const isTurned = isPlaced && has(atBottom) && !has(placed);
  const direction = isAscending !== isTurned ? 'ascending' : 'descending';
  if (
    spec.entities.find(({ id }) => id === entity.id)?.sort?.field === field.id &&
    entity.sort?.direction === direction
  )
    return nothing('same');
  // Balances begin with the largest one.
  const isBalance = spec.screens.some(({ kind, entity: id }) => kind === 'balances' && id === entity.id);
  if (isBalance && field.formula?.kind === 'sumOf' && entity.sort === undefined && direction === 'descending')
    return nothing('same');
  const sort: Operation = { kind: 'setSort', entity: entity.id, sort: { field: field.id, direction } };
  return operations(sort, ...missingList(spec, entity, 'sort'));
};

/** "müşteriler sekmesini başa al", "move settings to the end". */
export const readMoved: ReadChange = (followUp) => {
  const { spec, has, targets } = followUp;
  if (!has(moves) || has(renames)) return undefined;
  const screen = targets.flatMap(({ target }) =>
    target.kind === 'screen' && target.screen.place === 'main' ? [target.screen] : [],
  )[0];
  if (
    screen === undefined ||
    (!has(screenWord) &&
      !has(
        / (?:al|alin|alsana|gelsin|gitsin|insin|ciksin|kaysin|olsun|dursun|dursa|tasi\w*|move|put|make|bring|goes|go|comes|come|should) /,
      ))
  )
    return undefined;
  const main = spec.screens.filter(({ place }) => place === 'main');
  const last = main.at(-1);
  const index = has(toEnd) && last !== undefined ? spec.screens.indexOf(last) : 0;
  const from = spec.screens.indexOf(screen);
  const found: Operation = { kind: 'moveScreen', screen: screen.id, index };
  return from === index ? undefined : operations(found);
};
