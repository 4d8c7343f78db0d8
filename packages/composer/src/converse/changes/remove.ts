import { fold } from '../../language/fold.ts';
import { withFittingInitial } from '../../print/entity/initial-value.ts';
import type { AppSpec } from '../../spec/app-spec.ts';
import { featureWordsIn } from '../feature-words.ts';
import type { FollowUp, NamedTarget } from '../follow-up.ts';
import type { Operation } from '../operation.ts';
import { removes, screenWord } from '../verbs.ts';
import { nothing, type ReadChange } from './change.ts';

/** Operations that remove a screen with what only it opens. */
export function removeScreenOperations(spec: AppSpec, id: string): readonly Operation[] {
  const screen = spec.screens.find((each) => each.id === id);
  if (screen === undefined) return [];
  const inner = spec.screens.filter(
    (other) =>
      other.place === 'inner' &&
      other.entity !== undefined &&
      other.entity === screen.entity &&
      !spec.screens.some((each) => each.place === 'main' && each.id !== id && each.entity === other.entity) &&
      !spec.entities.some(
        ({ id: owner, fields }) =>
          owner !== other.entity && fields.some(({ entity }) => entity === other.entity),
      ) &&
      spec.entities[0]?.id !== other.entity,
  );
  return [
    { kind: 'removeScreen', screen: id },
    ...inner.map((other): Operation => ({ kind: 'removeScreen', screen: other.id })),
  ];
}

/** "ürün silinince beni ara": what is to happen then. */
const whenGone = / (?:sil|kaldir|cikar)\w*(?:[iu]nc[ae]|[iu]rs[ae]\w?|d[iu]g[iu]nd[ae]) /;

/** Whether a word begins with the whole title: "favorileri" is not "Favori" but "Favoriler". */
const isWritten = ({ reading }: FollowUp, title: string, at: number): boolean =>
  reading.folded(at).startsWith(fold(title));

/** Whether the only word for a screen belongs to the label of a field: "the current page". */
const isPartOfLabel = ({ reading, targets }: FollowUp): boolean =>
  reading.words.every(
    ({ folded }, at) =>
      !screenWord.test(` ${folded} `) ||
      targets.some(({ target, range }) => target.kind === 'field' && at >= range.from && at < range.to),
  );

/** "remove staff from appointments": the field of one entity that refers to another one. */
function referenceField({ targets }: FollowUp): Operation | undefined {
  const named = targets.flatMap(({ target }) => (target.kind === 'entity' ? [target.entity] : []));
  for (const entity of named)
    for (const other of named) {
      const field = entity.fields.find((each) => each.type === 'reference' && each.entity === other.id);
      if (field !== undefined && entity.id !== other.id)
        return { kind: 'removeField', entity: entity.id, field: field.id };
    }
  return undefined;
}

/** "no reply at the top": the only word for removing is that of an option. */
const beginsWithOption = ({ reading, targets }: FollowUp): boolean =>
  reading.folded(0) === 'no' &&
  targets.some(({ target, range }) => target.kind === 'option' && range.from === 0) &&
  !removes.test(
    ` ${reading.words
      .slice(1)
      .map(({ folded }) => folded)
      .join(' ')} `,
  );

/** What the sentence with the removal names; other sentences are about something else. */
function removedTargets({ reading, targets }: FollowUp): readonly NamedTarget[] {
  const sentences = reading.sentences();
  if (sentences.length < 2) return targets;
  const found = targets.filter(({ range }) =>
    sentences.some(({ from, to }) => {
      const words = reading.words.slice(from, to).map(({ folded }) => folded);
      return range.from >= from && range.to <= to && removes.test(` ${words.join(' ')} `);
    }),
  );
  return found.length > 0 ? found : targets;
}

/** Removes a field, an option, a screen or a feature that the follow-up names. */
export const readRemoved: ReadChange = (followUp: FollowUp) => {
  const { spec, has } = followUp;
  if (!has(removes) || has(whenGone) || beginsWithOption(followUp)) return undefined;
  const targets = removedTargets(followUp);
  const found: Operation[] = [];
  const isScreen = has(screenWord) && !isPartOfLabel(followUp);
  const fields = targets.flatMap(({ target }) => (target.kind === 'field' ? [target] : []));
  // "role for staff" is a part of the rows.
  const isOwner = (from: number): boolean =>
    fields.length > 0 && /^(?:for|of|from|on)$/.test(followUp.reading.folded(from - 1));
  const screens = targets.flatMap(({ target, range }) =>
    target.kind === 'screen' && !isOwner(range.from) ? [target.screen] : [],
  );
  const options = targets.flatMap(({ target }) => (target.kind === 'option' ? [target] : []));
  const isPluralScreen =
    screens.length > 0 &&
    targets.some(
      ({ target, range }) =>
        target.kind === 'screen' &&
        !isOwner(range.from) &&
        isWritten(followUp, target.screen.title, range.from),
    );
  const reference = screens.length === 0 && fields.length === 0 ? referenceField(followUp) : undefined;
  if (reference !== undefined && !isScreen) return { kind: 'operations', operations: [reference] };
  const ownOption = options.find(({ field }) => fields.some((each) => each.field.id === field.id));
  if (screens.length > 0 && (isScreen || isPluralScreen || fields.length === 0)) {
    for (const screen of screens) {
      const isLast = spec.screens.filter(({ place }) => place === 'main').length - found.length <= 1;
      if (!isLast) found.push(...removeScreenOperations(spec, screen.id));
    }
  } else if (isScreen && fields.length > 0) {
    return nothing('noSuchPart');
  } else if (fields.length > 0 && ownOption === undefined) {
    // A label that two entities have means the one that the app is about.
    const seen = new Set<string | number>();
    for (const { target, range } of targets) {
      if (target.kind !== 'field' || seen.has(target.field.label) || seen.has(range.from)) continue;
      const { entity, field } = target;
      seen.add(field.label).add(range.from);
      found.push({ kind: 'removeField', entity: entity.id, field: field.id });
    }
  } else if (options.length > 0) {
    const first = ownOption ?? options[0];
    if (first !== undefined) {
      const { entity, field } = first;
      // Other options of the same choice are meant as well.
      const removed = new Set(
        options
          .filter((each) => each.field.id === field.id && each.entity.id === entity.id)
          .map(({ option }) => option),
      );
      const rest = (field.options ?? []).filter(({ id }) => !removed.has(id));
      if (rest.length < 2) return nothing('needed');
      const column = entity.samples.map((row) => {
        const value = row[field.id] ?? null;
        return typeof value === 'string' && removed.has(value) ? (rest[0]?.id ?? null) : value;
      });
      found.push({
        kind: 'changeField',
        entity: entity.id,
        field: withFittingInitial({ ...field, options: rest }),
        column,
      });
    }
  }
  for (const feature of featureWordsIn(followUp)) {
    const screen = spec.screens.find(({ kind, place }) => place === 'main' && kind === feature);
    if (screen !== undefined && !screens.includes(screen))
      found.push(...removeScreenOperations(spec, screen.id));
    if (spec.features.includes(feature)) found.push({ kind: 'removeFeature', feature });
  }
  return found.length === 0 ? undefined : { kind: 'operations', operations: found };
};
