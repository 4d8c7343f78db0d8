import { fieldById, fieldOfRole } from '../../print/entity/entity-shape.ts';
import { canFilterBy, usualFilter } from '../../print/entity/row-filter.ts';
import type { Entity } from '../../spec/entity.ts';
import type { Field, FieldRole } from '../../spec/field.ts';
import type { FollowUp } from '../follow-up.ts';
import { filters } from '../verbs.ts';
import { entityFor } from './add-field.ts';
import { nothing, operations, type ReadChange } from './change.ts';
import { addList, findList } from './main-list.ts';

/** "türe göre filtrele", "let me filter by genre". */
const filterWord =
  / (?:narrow(?:ed|ing)? (?:\w+ ){0,3}(?:down|to)|filtre\w*|suz(?:me\w*|gec\w*|el\w*|ey\w*|ul\w*|[ae]bil\w*)|filter\w*) /;
/** "satılık ve kiralık diye ayırabileyim". */
const tellsApart = / diye (?:ayir\w*|ayri ayri (?:gor\w*|bak\w*|dur\w*)|sec\w*) /;
/** "hide the fixed ones", "satılanları gizleyebilelim": rows that are left out. */
const hidesRows =
  / (?:hide (?:the |all )?\w+ (?:ones|rows|entries|records|jobs)|\w{2,}(?:[ae]n|m[iu]s|[dt][iu]k)l[ae]r[iu] (?:de |da |artik |listeden )?gizle\w*) /;
/** "so I can look at the spring ones": one of the values is named. */
const looksAtSome =
  / (?:see|look at|show|view|list|find)(?: me| us)? (?:only |just )?(?:all )?(?:the )?\w+ (?:ones?|rows|entries|records) /;
/** Words for rows by what has happened to them, and the roles of the fields that know it. */
const states: readonly (readonly [words: RegExp, roles: readonly FieldRole[]])[] = [
  [/ (?:od[ei]\w*|borclu\w*|borcu|paid|unpaid|owe\w*|owing|debt\w*) /, ['paid']],
  [
    / (?:bit\w*|tamam\w*|yapil\w*|acik\w*|kapal\w*|bekley\w*|done|undone|finished|unfinished|open|closed|pending|completed?|incomplete) /,
    ['done', 'status'],
  ],
  [/ (?:favori\w*|favou?rites?|starred|yildizli\w*) /, ['favourite']],
];

/** The values of a field, which a list can be narrowed to, of the words that name it or one of its options. */
function namedFilter(followUp: FollowUp, entity: Entity): Field | undefined {
  const own = followUp.targets.flatMap(({ target }) =>
    (target.kind === 'field' || target.kind === 'option') && target.entity.id === entity.id ? [target] : [],
  );
  const option = own.find(({ kind }) => kind === 'option');
  // "unpaid jobs" means the box "Paid", although a field may be called "Job".
  const roles = states.find(([words]) => followUp.has(words))?.[1] ?? [];
  const state = roles.map((role) => fieldOfRole(entity, role)).find((field) => field !== undefined);
  const found = option?.field ?? state ?? own[0]?.field;
  return found !== undefined && canFilterBy(found) ? found : undefined;
}

/** The rows that are meant: those that have what is named. */
function filteredEntity(followUp: FollowUp): Entity | undefined {
  const named = followUp.targets.flatMap(({ target }) =>
    target.kind === 'field' || target.kind === 'option' ? [target.entity] : [],
  )[0];
  if (named !== undefined) return named;
  const main = entityFor(followUp);
  const all = main === undefined ? followUp.spec.entities : [main, ...followUp.spec.entities];
  return all.find((entity) => namedFilter(followUp, entity) !== undefined) ?? main;
}

/** "sadece ödemeyenleri göster", "let me filter by genre": choices above the list that leave out the other rows. */
export const readFiltered: ReadChange = (followUp) => {
  const { has, spec, quoted } = followUp;
  if (quoted.length > 0) return undefined;
  const options = followUp.targets.filter(({ target }) => target.kind === 'option').length;
  // "ilanları gizle" names rows or a part, not some of the rows.
  const areSome = followUp.targets.every(
    ({ target }) =>
      target.kind === 'option' ||
      (target.kind === 'field' && /^(?:boolean|choice|text)$/.test(target.field.type)),
  );
  const hides = has(hidesRows) && areSome;
  const isWanted =
    has(filterWord) ||
    has(filters) ||
    hides ||
    (has(looksAtSome) && options > 0) ||
    (has(tellsApart) && options > 1);
  if (!isWanted) return undefined;
  if (has(/ (?:alan\w*|field|column|rol\w*|role\w*) /)) return undefined;
  const entity = filteredEntity(followUp);
  const field = entity && namedFilter(followUp, entity);
  if (entity === undefined || field === undefined) return nothing('filter');
  // Favourites have a screen of their own.
  const hasFavourites = spec.screens.some(
    (screen) => screen.entity === entity.id && screen.options['onlyFavourites'] === true,
  );
  if (field.role === 'favourite' && hasFavourites) return nothing('same');
  const list = findList(spec, entity);
  if (list === undefined) return operations(addList(spec, entity, { filter: field.id }));
  const wanted = list.options['filter'];
  const shown = fieldById(entity, typeof wanted === 'string' ? wanted : undefined) ?? usualFilter(entity);
  if (shown?.id === field.id) return nothing('filtered', field.label);
  return operations({
    kind: 'changeScreen',
    screen: { ...list, options: { ...list.options, filter: field.id } },
  });
};
