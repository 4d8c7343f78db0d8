import { toKebabCase, toPascalCase } from '../../language/identifiers.ts';
import type { Entity } from '../../spec/entity.ts';
import type { Field } from '../../spec/field.ts';
import { safeTypeName } from '../../spec/reserved.ts';

/** Names and paths that the files of an entity use: one place decides them. Paths are without extension. */
export interface EntityNames {
  /** 'WorkOrder' */
  readonly type: string;
  /** 'WorkOrderDraft': a row that is being edited, without an id if it is new. */
  readonly draft: string;
  /** 'emptyWorkOrder': returns a draft. */
  readonly empty: string;
  /** 'useWorkOrders': the store. */
  readonly store: string;
  /** 'useWorkOrderName': a hook that returns a function from id to title. */
  readonly nameHook: string;
  /** 'workOrderName': what the hook's result is called. */
  readonly nameOf: string;
  /** 'validateWorkOrder' */
  readonly validate: string;
  /** 'WorkOrderRow': the row of lists. */
  readonly row: string;
  /** Group of strings: 'workOrders'. */
  readonly group: string;
  /** 'src/work-orders' */
  readonly folder: string;
  readonly modelPath: string;
  readonly storePath: string;
  readonly validatePath: string;
  readonly samplesPath: string;
  readonly rowPath: string;
}

export function namesOf({ id, pluralId }: Pick<Entity, 'id' | 'pluralId'>): EntityNames {
  const type = safeTypeName(toPascalCase(id));
  const folder = `src/${toKebabCase(pluralId)}`;
  return {
    type,
    draft: `${type}Draft`,
    empty: `empty${type}`,
    store: `use${toPascalCase(pluralId)}`,
    nameHook: `use${type}Name`,
    nameOf: `${id}Name`,
    validate: `validate${type}`,
    row: `${type}Row`,
    group: pluralId,
    folder,
    modelPath: `${folder}/${toKebabCase(id)}`,
    storePath: `${folder}/use-${toKebabCase(pluralId)}`,
    validatePath: `${folder}/validate-${toKebabCase(id)}`,
    samplesPath: `${folder}/${toKebabCase(id)}-samples`,
    rowPath: `${folder}/${type}Row`,
  };
}

/** The property of a row that holds the field: a reference holds an id. */
export const propertyOf = ({ id, type }: Pick<Field, 'id' | 'type'>): string =>
  type === 'reference' ? `${id}Id` : id;

/** 'WorkOrderStatus': type of a choice's values. */
export const optionType = (entity: Pick<Entity, 'id'>, field: Pick<Field, 'id'>): string =>
  `${toPascalCase(entity.id)}${toPascalCase(field.id)}`;

/** 'workOrderStatusOptions': values with labels, for inputs and filters. */
export const optionList = (entity: Pick<Entity, 'id'>, field: Pick<Field, 'id'>): string =>
  `${entity.id}${toPascalCase(field.id)}Options`;

/** 'workOrderStatusLabels' */
export const optionLabels = (entity: Pick<Entity, 'id'>, field: Pick<Field, 'id'>): string =>
  `${entity.id}${toPascalCase(field.id)}Labels`;

/** 'workOrderStatusTones' */
export const optionTones = (entity: Pick<Entity, 'id'>, field: Pick<Field, 'id'>): string =>
  `${entity.id}${toPascalCase(field.id)}Tones`;
