import { isAutomation } from '../print/entity/automation.ts';
import type { AppSpec, Screen } from '../spec/app-spec.ts';
import type { Entity, Rule, SampleRow, SampleValue } from '../spec/entity.ts';
import type { Field } from '../spec/field.ts';
import { type Applied, applySetting } from './apply-setting.ts';
import type { Operation } from './operation.ts';

export type { Applied } from './apply-setting.ts';

/** An operation that names something the spec does not have, or would leave it without what it needs. */
export class OperationError extends Error {}

const insertAt = <Item>(items: readonly Item[], index: number, item: Item): Item[] => [
  ...items.slice(0, index),
  item,
  ...items.slice(index),
];

const moveTo = <Item>(items: readonly Item[], from: number, to: number): Item[] => {
  const item = items[from];
  return item === undefined ? [...items] : insertAt(items.toSpliced(from, 1), to, item);
};

function entityAt(spec: AppSpec, id: string): { entity: Entity; index: number } {
  const index = spec.entities.findIndex((entity) => entity.id === id);
  const entity = spec.entities[index];
  if (entity === undefined) throw new OperationError(`No entity ${id}`);
  return { entity, index };
}

function fieldAt(entity: Entity, id: string): { field: Field; index: number } {
  const index = entity.fields.findIndex((field) => field.id === id);
  const field = entity.fields[index];
  if (field === undefined) throw new OperationError(`No field ${entity.id}.${id}`);
  return { field, index };
}

function screenAt(spec: AppSpec, id: string): { screen: Screen; index: number } {
  const index = spec.screens.findIndex((screen) => screen.id === id);
  const screen = spec.screens[index];
  if (screen === undefined) throw new OperationError(`No screen ${id}`);
  return { screen, index };
}

const withEntity = (spec: AppSpec, index: number, entity: Entity): AppSpec => ({
  ...spec,
  entities: spec.entities.with(index, entity),
});

const readColumn = (rows: readonly SampleRow[], field: string): (SampleValue | null)[] =>
  rows.map((row) => row[field] ?? null);

/** A row with a value at the place that the field has among those of the row, or without one. */
function withValue(
  row: SampleRow,
  field: string,
  value: SampleValue | null | undefined,
  order: readonly string[],
): SampleRow {
  const { [field]: _, ...rest } = row;
  if (value === undefined || value === null) return rest;
  if (Object.hasOwn(row, field)) return { ...row, [field]: value };
  const following = new Set(order.slice(order.indexOf(field) + 1));
  const entries = Object.entries(rest);
  const at = entries.findIndex(([id]) => following.has(id));
  return Object.fromEntries(insertAt(entries, at === -1 ? entries.length : at, [field, value]));
}

const writeColumn = (
  rows: readonly SampleRow[],
  field: string,
  column: readonly (SampleValue | null)[],
  fields: readonly Field[] = [],
): SampleRow[] => {
  const order = fields.map(({ id }) => id);
  return rows.map((row, at) => withValue(row, field, column[at], order));
};

/** Rows without values of fields that the entity does not have. */
const knownValues = (rows: readonly SampleRow[], { fields }: Entity): SampleRow[] => {
  const ids = new Set(fields.map(({ id }) => id));
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([id]) => ids.has(id))));
};

/** A rule that does without the field, if it can: bookings are then compared with all others. */
const withoutField = (rule: Rule, field: string): Rule | undefined => {
  if (isAutomation(rule))
    return rule.field === field || (rule.kind === 'setWhen' && rule.target === field) ? undefined : rule;
  // Only the field itself can be taken twice.
  if (rule.kind === 'unique' && rule.field === field) return undefined;
  if (rule.kind !== 'noOverlap' || rule.by !== field) return rule;
  const { by: _, ...rest } = rule;
  return rest;
};

/** Throws OperationError if the rows have no such field. */
function checkFields(entity: Entity, rule: Extract<Rule, { field: string }>): void {
  fieldAt(entity, rule.field);
  if (rule.kind === 'setWhen') fieldAt(entity, rule.target);
}

/** Whether a formula or a rule of any entity needs the field. */
function isNeeded(spec: AppSpec, entity: Entity, field: string): boolean {
  const inFormula = spec.entities.some((other) =>
    other.fields.some(({ formula }) => {
      if (formula === undefined) return false;
      if (formula.kind === 'sumOf') {
        return formula.entity === entity.id && (formula.field === field || formula.reference === field);
      }
      const { kind: _, ...parts } = formula;
      return other.id === entity.id && Object.values(parts).includes(field);
    }),
  );
  const inRule = entity.rules.some((rule) => {
    if (isAutomation(rule)) return false;
    return Object.values(withoutField(rule, field) ?? {}).includes(field);
  });
  return inFormula || inRule;
}

/**
 * Applies one operation. Throws OperationError if it does not fit the spec; the spec is then unchanged. Applying the
 * inverse to the result gives the original spec.
 */
export function applyOperation(spec: AppSpec, operation: Operation): Applied {
  switch (operation.kind) {
    case 'setName':
    case 'setColors':
    case 'setScheme':
    case 'setTextSize':
    case 'setLayout':
    case 'setCardStyle':
    case 'setCurrency':
    case 'setIcon':
    case 'setFirstDay':
    case 'setTexts':
      return applySetting(spec, operation);
    case 'addField':
    case 'removeField':
    case 'changeField':
    case 'moveField':
      return applyToFields(spec, operation);
    case 'addEntity':
    case 'removeEntity':
    case 'renameEntity':
    case 'setSort':
    case 'setGroup':
    case 'setSamples':
    case 'setRules':
      return applyToEntities(spec, operation);
    case 'addScreen':
    case 'removeScreen':
    case 'changeScreen':
    case 'moveScreen':
      return applyToScreens(spec, operation);
    case 'addFeature': {
      if (spec.features.includes(operation.feature)) return { spec, inverse: [] };
      return {
        spec: {
          ...spec,
          features: insertAt(spec.features, operation.index ?? spec.features.length, operation.feature),
        },
        inverse: [{ kind: 'removeFeature', feature: operation.feature }],
      };
    }
    case 'setRoles': {
      const { roles, ...rest } = spec;
      return {
        spec: operation.roles.length === 0 ? rest : { ...rest, roles: operation.roles },
        inverse: [{ kind: 'setRoles', roles: roles ?? [] }],
      };
    }
    case 'removeFeature': {
      const index = spec.features.indexOf(operation.feature);
      if (index === -1) return { spec, inverse: [] };
      return {
        spec: { ...spec, features: spec.features.toSpliced(index, 1) },
        inverse: [{ kind: 'addFeature', feature: operation.feature, index }],
      };
    }
  }
}

type FieldOperation = Extract<Operation, { kind: 'addField' | 'removeField' | 'changeField' | 'moveField' }>;

function applyToFields(spec: AppSpec, operation: FieldOperation): Applied {
  const { entity, index } = entityAt(spec, operation.entity);
  switch (operation.kind) {
    case 'addField': {
      const { field } = operation;
      if (entity.fields.some(({ id }) => id === field.id))
        throw new OperationError(`Field ${field.id} exists`);
      const fields = insertAt(entity.fields, operation.index, field);
      const changed = {
        ...entity,
        fields,
        samples: writeColumn(entity.samples, field.id, operation.column, fields),
      };
      return {
        spec: withEntity(spec, index, changed),
        inverse: [{ kind: 'removeField', entity: entity.id, field: field.id }],
      };
    }
    case 'removeField': {
      const { field, index: at } = fieldAt(entity, operation.field);
      if (entity.fields.length === 1) throw new OperationError('An entity needs a field');
      if (isNeeded(spec, entity, field.id)) throw new OperationError(`Field ${field.id} is needed`);
      const rules = entity.rules.flatMap((rule) => withoutField(rule, field.id) ?? []);
      const changed = {
        ...entity,
        fields: entity.fields.toSpliced(at, 1),
        rules,
        samples: writeColumn(entity.samples, field.id, []),
      };
      const column = readColumn(entity.samples, field.id);
      const restored: Operation = { kind: 'addField', entity: entity.id, field, index: at, column };
      const isSameRules =
        rules.length === entity.rules.length && rules.every((rule, each) => rule === entity.rules[each]);
      return {
        spec: withEntity(spec, index, changed),
        inverse: isSameRules
          ? [restored]
          : [restored, { kind: 'setRules', entity: entity.id, rules: entity.rules }],
      };
    }
    case 'changeField': {
      const { field, index: at } = fieldAt(entity, operation.field.id);
      const changed = {
        ...entity,
        fields: entity.fields.with(at, operation.field),
        samples: writeColumn(entity.samples, field.id, operation.column, entity.fields),
      };
      const column = readColumn(entity.samples, field.id);
      return {
        spec: withEntity(spec, index, changed),
        inverse: [{ kind: 'changeField', entity: entity.id, field, column }],
      };
    }
    case 'moveField': {
      const { field, index: at } = fieldAt(entity, operation.field);
      const changed = { ...entity, fields: moveTo(entity.fields, at, operation.index) };
      return {
        spec: withEntity(spec, index, changed),
        inverse: [{ kind: 'moveField', entity: entity.id, field: field.id, index: at }],
      };
    }
  }
}

type EntityOperation = Extract<
  Operation,
  { kind: 'addEntity' | 'removeEntity' | 'renameEntity' | 'setSort' | 'setGroup' | 'setSamples' | 'setRules' }
>;

function applyToEntities(spec: AppSpec, operation: EntityOperation): Applied {
  if (operation.kind === 'addEntity') {
    const { entity, index } = operation;
    if (spec.entities.some(({ id }) => id === entity.id))
      throw new OperationError(`Entity ${entity.id} exists`);
    return {
      spec: { ...spec, entities: insertAt(spec.entities, index, entity) },
      inverse: [{ kind: 'removeEntity', entity: entity.id }],
    };
  }
  const { entity, index } = entityAt(spec, operation.entity);
  switch (operation.kind) {
    case 'removeEntity': {
      const isReferred =
        spec.screens.some((screen) => screen.entity === entity.id) ||
        spec.entities.some(
          ({ id, fields }) => id !== entity.id && fields.some((field) => field.entity === entity.id),
        );
      if (isReferred) throw new OperationError(`Entity ${entity.id} is needed`);
      return {
        spec: { ...spec, entities: spec.entities.toSpliced(index, 1) },
        inverse: [{ kind: 'addEntity', entity, index }],
      };
    }
    case 'renameEntity':
      return {
        spec: withEntity(spec, index, { ...entity, one: operation.one, many: operation.many }),
        inverse: [{ kind: 'renameEntity', entity: entity.id, one: entity.one, many: entity.many }],
      };
    case 'setSort': {
      const { sort: _, ...rest } = entity;
      const { sort } = operation;
      return {
        spec: withEntity(spec, index, { ...rest, ...(sort !== undefined && { sort }) }),
        inverse: [
          { kind: 'setSort', entity: entity.id, ...(entity.sort !== undefined && { sort: entity.sort }) },
        ],
      };
    }
    case 'setGroup': {
      const { groupBy: _, ...rest } = entity;
      const { groupBy } = operation;
      return {
        spec: withEntity(spec, index, { ...rest, ...(groupBy !== undefined && { groupBy }) }),
        inverse: [
          {
            kind: 'setGroup',
            entity: entity.id,
            ...(entity.groupBy !== undefined && { groupBy: entity.groupBy }),
          },
        ],
      };
    }
    case 'setSamples':
      return {
        spec: withEntity(spec, index, { ...entity, samples: knownValues(operation.samples, entity) }),
        inverse: [{ kind: 'setSamples', entity: entity.id, samples: entity.samples }],
      };
    case 'setRules':
      // A field that is added later would otherwise belong to the rule, and its removal would take the rule away.
      for (const rule of operation.rules) if (isAutomation(rule)) checkFields(entity, rule);
      return {
        spec: withEntity(spec, index, { ...entity, rules: operation.rules }),
        inverse: [{ kind: 'setRules', entity: entity.id, rules: entity.rules }],
      };
  }
}

type ScreenOperation = Extract<
  Operation,
  { kind: 'addScreen' | 'removeScreen' | 'changeScreen' | 'moveScreen' }
>;

function applyToScreens(spec: AppSpec, operation: ScreenOperation): Applied {
  switch (operation.kind) {
    case 'addScreen': {
      const { screen, index } = operation;
      if (spec.screens.some(({ id }) => id === screen.id))
        throw new OperationError(`Screen ${screen.id} exists`);
      return {
        spec: { ...spec, screens: insertAt(spec.screens, index, screen) },
        inverse: [{ kind: 'removeScreen', screen: screen.id }],
      };
    }
    case 'removeScreen': {
      const { screen, index } = screenAt(spec, operation.screen);
      const isLastMain =
        screen.place === 'main' && spec.screens.filter(({ place }) => place === 'main').length === 1;
      if (isLastMain) throw new OperationError('An app needs a main screen');
      return {
        spec: { ...spec, screens: spec.screens.toSpliced(index, 1) },
        inverse: [{ kind: 'addScreen', screen, index }],
      };
    }
    case 'changeScreen': {
      const { screen, index } = screenAt(spec, operation.screen.id);
      return {
        spec: { ...spec, screens: spec.screens.with(index, operation.screen) },
        inverse: [{ kind: 'changeScreen', screen }],
      };
    }
    case 'moveScreen': {
      const { screen, index } = screenAt(spec, operation.screen);
      return {
        spec: { ...spec, screens: moveTo(spec.screens, index, operation.index) },
        inverse: [{ kind: 'moveScreen', screen: screen.id, index }],
      };
    }
  }
}

/** Applies several operations in order; the inverse undoes all of them. */
export function applyOperations(spec: AppSpec, operations: readonly Operation[]): Applied {
  let current = spec;
  const inverse: Operation[] = [];
  for (const operation of operations) {
    const applied = applyOperation(current, operation);
    current = applied.spec;
    inverse.unshift(...applied.inverse);
  }
  return { spec: current, inverse };
}
