import { fold, upperCaseFirst } from '../../../language/fold.ts';
import { uniqueIdentifier } from '../../../language/identifiers.ts';
import type { AppSpec } from '../../../spec/app-spec.ts';
import type { Entity } from '../../../spec/entity.ts';
import type { Field } from '../../../spec/field.ts';
import { safeFieldId } from '../../../spec/reserved.ts';
import { withEntity } from '../../../understand/app-spec/plan-screens.ts';
import { findScreens } from '../../../understand/find-screens.ts';
import type { Noun } from '../../../understand/understanding.ts';
import { entityNamed } from '../../entity-named.ts';
import { type FollowUp, readFollowUp } from '../../follow-up.ts';
import type { Operation } from '../../operation.ts';
import { addedScreens } from '../added-screens.ts';
import { nothing, operations, type ReadChange } from '../change.ts';
import { createEntity, entityMaximum, missingFields, nounOf } from './new-entity.ts';
import { type ListWish, ownRows, readListWish } from './read-list-wish.ts';
import { isUsualList } from './row-kinds.ts';

/** Longer phrases are sentences, no names of rows. */
const longestNoun = 4;

const pronouns =
  /^(?:bu|bunu|bunun|buna|bunlar\w*|su|sunu|sunun|suna|sunlar\w*|o|onu|onun|ona|onlar\w*|her|herkes\w*|hersey\w*|hep|hepsi\w*|sey|seyi|seyler\w*|this|that|these|those|it|them|everything|something|things?|what|who|when|how|my|our|more|all)$/;

export const isNoun = (words: string): boolean => {
  const parts = fold(words).split(/\s+/);
  return (
    parts.length <= longestNoun &&
    parts.every((part) => /^[\p{L}'’-]{2,}$/u.test(part)) &&
    !parts.some((part) => pronouns.test(part))
  );
};

export const isCalled = (noun: Noun, { one, many, id }: Entity): boolean =>
  [one, many, id].map(fold).some((name) => name === fold(noun.one) || name === fold(noun.many));

/** What the lexicon and the app already have another part for: "track sleep hours", "a list of favourites". */
function isOtherPart(rows: string, { isExplicit }: ListWish, { spec }: FollowUp): boolean {
  const { reading, targets } = readFollowUp(rows, spec);
  const isScreen =
    findScreens(reading).some(({ screen }) => screen.concept !== 'entity') ||
    reading.index.screens.findWhole(reading.words)?.isTypo === false;
  if (isScreen) return true;
  if (isExplicit) return false;
  const isField = reading.index.fields.findAll(reading.words).length > 0;
  return (
    targets.some(({ target }) => target.kind !== 'entity') ||
    (isField && !isUsualList(nounIn(rows, spec).one))
  );
}

export const nounIn = (rows: string, spec: AppSpec): Noun => {
  const { reading } = readFollowUp(rows, spec);
  return nounOf(rows, spec.language, (folded) => reading.index.stems.writtenTurkish(folded));
};

/** The choice of a row in the form of another entity. */
function reference(owner: Entity, target: Entity, language: 'tr' | 'en'): Operation {
  const taken = new Set(owner.fields.map(({ id }) => id));
  const field: Field = {
    id: uniqueIdentifier(safeFieldId(target.id), taken),
    label: upperCaseFirst(target.one, language),
    type: 'reference',
    entity: target.id,
    isRequired: false,
  };
  const count = target.samples.length;
  const column = owner.samples.map((_, row) => (count === 0 ? null : { row: row % count }));
  const note = owner.fields.findIndex(({ type }) => type === 'longText');
  const index = note > 0 ? note : owner.fields.length;
  return { kind: 'addField', entity: owner.id, field, index, column };
}

const refersTo = (owner: Entity, target: Entity): boolean =>
  owner.fields.some(({ type, entity }) => type === 'reference' && entity === target.id);

/** An entity that the app has already gets its own screen. */
export function showExisting(spec: AppSpec, entity: Entity): readonly Operation[] {
  const list = spec.screens.find(({ kind, entity: of }) => kind === 'list' && of === entity.id);
  if (list?.place === 'inner') return [{ kind: 'changeScreen', screen: { ...list, place: 'main' } }];
  return addedScreens(spec, withEntity(spec.screens, entity, spec.language));
}

/** "kurye listesi de lazım", "also track suppliers", "siparişe kurye seçilsin": rows of a kind that the app does not have. */
export const readAddedList: ReadChange = (followUp) => {
  const { spec, reading } = followUp;
  const wish = readListWish(reading.text);
  if (wish === undefined || spec.entities.length === 0) return undefined;
  const { choice } = wish;
  const rows = wish.rows ?? choice?.what;
  if (rows === undefined || !isNoun(rows) || (choice?.what !== undefined && !isNoun(choice.what)))
    return undefined;
  const owner =
    choice === undefined
      ? undefined
      : choice.owner === ownRows
        ? spec.entities[0]
        : entityNamed(choice.owner, spec);
  if (choice !== undefined && owner === undefined) return undefined;
  if (isOtherPart(rows, wish, followUp)) return undefined;
  const noun = nounIn(rows, spec);
  // "izlenecekler ayrı sekmede": rows with a value of a choice, which lists can be filtered by.
  const isValue = readFollowUp(rows, spec).targets.some(({ target }) => target.kind === 'option');
  if (isValue && !isUsualList(noun.one) && fold(rows).split(/\s+/).length === 1)
    return nothing('notPossible', rows);
  const known = spec.entities.find((entity) => isCalled(noun, entity));
  // "durum seçilsin" asks for a choice of words, no list.
  if (wish.rows === undefined && known === undefined && !isUsualList(noun.one)) return undefined;
  if (known !== undefined) {
    const screens = wish.rows === undefined ? [] : showExisting(spec, known);
    const relation =
      owner === undefined || refersTo(owner, known) ? [] : [reference(owner, known, spec.language)];
    const named = missingFields(known.fields, noun, wish.details, spec).map(
      (field, at): Operation => ({
        kind: 'addField',
        entity: known.id,
        field,
        index: known.fields.length + at,
        column: known.samples.map(() => null),
      }),
    );
    const found = [...screens, ...named, ...relation];
    return found.length === 0 ? nothing('same') : operations(...found);
  }
  if (spec.entities.length >= entityMaximum) return nothing('notPossible', rows);
  const entity = createEntity(spec, noun, wish.details);
  const added: Operation = { kind: 'addEntity', entity, index: spec.entities.length };
  const screens = addedScreens(spec, withEntity(spec.screens, entity, spec.language));
  return operations(
    added,
    ...screens,
    ...(owner === undefined ? [] : [reference(owner, entity, spec.language)]),
  );
};
