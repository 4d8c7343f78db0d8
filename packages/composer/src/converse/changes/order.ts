import { listScreen } from '../../archetypes/entity-screens.ts';
import { fold } from '../../language/fold.ts';
import { uniqueIdentifier } from '../../language/identifiers.ts';
import { findScreenKind } from '../../print/kinds/index.ts';
import type { AppSpec } from '../../spec/app-spec.ts';
import type { Entity } from '../../spec/entity.ts';
import { type FollowUp, targetOf } from '../follow-up.ts';
import type { Operation } from '../operation.ts';
import { groups, moves, screenWord, sorts, toEnd } from '../verbs.ts';
import { entityFor } from './add-field.ts';
import { nothing, operations, type ReadChange } from './change.ts';

const descending =
  / (?:azalan|buyukten|yeniden|en yeni\w*|son\w*|pahali\w*|yuksek\w*|newest|latest|highest|descending|most|largest|expensive) /;
const ascending =
  / (?:artan|kucukten|eskiden|en eski\w*|ucuz\w*|dusuk\w*|alfabetik|a dan z ye|oldest|earliest|lowest|ascending|alphabetical\w*|cheapest) /;
const quietTypes = new Set(['longText', 'list', 'tags', 'photo', 'weekdays', 'color']);

/** "türe göre": labels of two or three letters are too short to be found in every inflected form. */
function shortLabel({ reading, spec }: FollowUp) {
  const at = reading.words.findIndex(({ folded }) => folded === 'gore');
  const word = reading.folded(at - 1);
  for (const entity of spec.entities)
    for (const field of entity.fields) {
      const label = fold(field.label);
      if (label.length <= 3 && word.startsWith(label) && /^y?[ae]$/.test(word.slice(label.length)))
        return { entity, field };
    }
  return undefined;
}

/** A list for rows that no screen shows in the wanted order, such as those of a calendar; nothing if one does. */
function missingList(spec: AppSpec, entity: Entity, arrangement: 'sort' | 'group'): readonly Operation[] {
  const isShown = spec.screens.some(
    (screen) =>
      screen.entity === entity.id &&
      findScreenKind(screen.kind)?.arranges?.(screen).includes(arrangement) === true,
  );
  if (isShown) return [];
  const screen = listScreen(entity, spec.language);
  const settings = spec.screens.findIndex(({ kind, place }) => kind === 'settings' && place === 'main');
  const id = uniqueIdentifier(screen.id, new Set(spec.screens.map((each) => each.id)));
  const index = settings > 0 ? settings : spec.screens.length;
  return [{ kind: 'addScreen', screen: { ...screen, id }, index }];
}

/** "tarihe göre sırala", "sort by price, highest first", "duruma göre grupla". */
export const readSorted: ReadChange = (followUp) => {
  const { has, spec } = followUp;
  const isGroup = has(groups);
  if (!isGroup && !has(sorts)) return undefined;
  const named = targetOf(followUp, 'field') ?? shortLabel(followUp);
  const entity = named?.entity ?? entityFor(followUp);
  if (entity === undefined) return undefined;
  const alphabetical = / (?:alfabetik|alphabetical\w*|isme|ada|by name) /;
  const field =
    named?.field ??
    (has(alphabetical)
      ? entity.fields.find(({ role, type }) => role === 'title' || type === 'text')
      : undefined) ??
    (has(/ (?:tarih\w*|date|yeni\w*|newest|latest|eski\w*|oldest) /)
      ? entity.fields.find(({ type }) => type === 'date' || type === 'dateTime')
      : undefined) ??
    (has(/ (?:fiyat\w*|tutar\w*|price|amount|ucuz\w*|pahali\w*|cheapest) /)
      ? entity.fields.find(({ type }) => type === 'money')
      : undefined);
  if (field === undefined || quietTypes.has(field.type) || field.formula !== undefined) return undefined;
  if (isGroup) {
    if (entity.groupBy === field.id) return nothing('same');
    const group: Operation = { kind: 'setGroup', entity: entity.id, groupBy: field.id };
    return operations(group, ...missingList(spec, entity, 'group'));
  }
  const byDefault =
    field.type === 'date' || field.type === 'dateTime' || field.type === 'money' || field.type === 'rating';
  const isDue = field.role === 'due' || field.role === 'start';
  const direction = has(ascending)
    ? 'ascending'
    : has(descending) || (byDefault && !isDue)
      ? 'descending'
      : 'ascending';
  if (
    spec.entities.find(({ id }) => id === entity.id)?.sort?.field === field.id &&
    entity.sort?.direction === direction
  )
    return undefined;
  const sort: Operation = { kind: 'setSort', entity: entity.id, sort: { field: field.id, direction } };
  return operations(sort, ...missingList(spec, entity, 'sort'));
};

/** "müşteriler sekmesini başa al", "move settings to the end". */
export const readMoved: ReadChange = (followUp) => {
  const { spec, has, targets } = followUp;
  if (!has(moves)) return undefined;
  const screen = targets.flatMap(({ target }) => (target.kind === 'screen' ? [target.screen] : []))[0];
  if (screen === undefined || (!has(screenWord) && !has(/ (?:al|tasi\w*|move|put) /))) return undefined;
  const main = spec.screens.filter(({ place }) => place === 'main');
  const last = main.at(-1);
  const index = has(toEnd) && last !== undefined ? spec.screens.indexOf(last) : 0;
  const from = spec.screens.indexOf(screen);
  const found: Operation = { kind: 'moveScreen', screen: screen.id, index };
  return from === index ? undefined : operations(found);
};
