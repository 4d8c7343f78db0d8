import type { AppSpec } from '../../spec/app-spec.ts';
import type { Field } from '../../spec/field.ts';
import { type ChangedPart, type RecentChange, recentMaximum } from '../../spec/recent.ts';
import { type Operation, operationSchema } from '../operation.ts';

/** Characters that remembered changes may take in the description. */
const longestMemory = 12_000;

/** The option that a change of a field added or removed. */
function optionPart(
  before: Field | undefined,
  after: Field,
): Pick<ChangedPart, 'did' | 'option'> | undefined {
  const [old, next] = [before?.options ?? [], after.options ?? []];
  const added = next.findLast(({ id }) => !old.some((each) => each.id === id));
  if (added !== undefined) return { did: 'added', option: added.id };
  const removed = old.findLast(({ id }) => !next.some((each) => each.id === id));
  return removed === undefined ? undefined : { did: 'removed', option: removed.id };
}

/** The part that an operation is about; undefined for a setting of the whole app. */
function partOf(operation: Operation, before: AppSpec): ChangedPart | undefined {
  switch (operation.kind) {
    case 'addField':
      return { did: 'added', entity: operation.entity, field: operation.field.id };
    case 'removeField':
      return { did: 'removed', entity: operation.entity, field: operation.field };
    case 'changeField': {
      const { entity, field } = operation;
      const old = before.entities.find(({ id }) => id === entity)?.fields.find(({ id }) => id === field.id);
      return { did: 'changed', entity, field: field.id, ...optionPart(old, field) };
    }
    case 'moveField':
      return { did: 'changed', entity: operation.entity, field: operation.field };
    case 'addEntity':
      return { did: 'added', entity: operation.entity.id };
    case 'removeEntity':
      return { did: 'removed', entity: operation.entity };
    case 'renameEntity':
      return { did: 'changed', entity: operation.entity };
    case 'addScreen':
      return operation.screen.place === 'main' ? { did: 'added', screen: operation.screen.id } : undefined;
    case 'removeScreen':
      return { did: 'removed', screen: operation.screen };
    case 'changeScreen':
      return { did: 'changed', screen: operation.screen.id };
    case 'moveScreen':
      return { did: 'changed', screen: operation.screen };
    case 'addFeature':
    case 'removeFeature':
    case 'setCardStyle':
    case 'setColors':
    case 'setCurrency':
    case 'setIcon':
    case 'setFirstDay':
    case 'setGroup':
    case 'setLayout':
    case 'setName':
    case 'setRoles':
    case 'setRules':
    case 'setSamples':
    case 'setScheme':
    case 'setSort':
    case 'setTextSize':
    case 'setTexts':
      return undefined;
  }
}

function withRecent(spec: AppSpec, changes: readonly RecentChange[]): AppSpec {
  const { recent: _, ...rest } = spec;
  return changes.length === 0 ? rest : { ...rest, recent: [...changes] };
}

/**
 * The changed description with the change itself, so that the next follow-up can refer to it. Rows that people listed are
 * not remembered: they would stay in the project after they were deleted.
 */
export function rememberChange(
  before: AppSpec,
  after: AppSpec,
  steps: readonly { readonly operation: Operation; readonly before: AppSpec }[],
  inverse: readonly Operation[],
): AppSpec {
  if (steps.some(({ operation }) => operation.kind === 'setSamples')) return withRecent(after, []);
  const parts = steps.flatMap(({ operation, before: at }) => partOf(operation, at) ?? []);
  const own: RecentChange = { parts: parts.slice(0, 40), inverse: [...inverse] };
  const all = [...(before.recent ?? []), own].slice(-recentMaximum);
  while (all.length > 0 && JSON.stringify(all).length > longestMemory) all.shift();
  return withRecent(after, inverse.length > 60 ? [] : all);
}

/** The description without its last change, which was taken back. */
export const forgetLast = (after: AppSpec, before: AppSpec): AppSpec =>
  withRecent(after, (before.recent ?? []).slice(0, -1));

export interface LastChange {
  readonly parts: readonly ChangedPart[];
  /** Operations that take it back. */
  readonly inverse: readonly Operation[];
}

/** The last change by a follow-up; undefined without one, or if the description was edited into something invalid. */
export function lastChange(spec: AppSpec): LastChange | undefined {
  const last = spec.recent?.at(-1);
  const inverse = operationSchema.array().safeParse(last?.inverse);
  return last === undefined || !inverse.success ? undefined : { parts: last.parts, inverse: inverse.data };
}
