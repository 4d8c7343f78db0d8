import { toKebabCase } from '../../language/identifiers.ts';
import type { Entity } from '../../spec/entity.ts';
import type { Field } from '../../spec/field.ts';
import type { PrintedFile } from '../printed-file.ts';
import type { PrintContext } from '../screen-kind.ts';
import { createModule } from '../text/create-module.ts';
import { lines } from '../text/indent.ts';
import { namesOf, optionType } from './entity-names.ts';
import { fieldOfRole } from './entity-shape.ts';

/** The choice that says how far a row is. */
export function statusField(entity: Entity): Field | undefined {
  const status = fieldOfRole(entity, 'status');
  if (status?.type === 'choice') return status;
  return entity.fields.find(
    ({ type, options }) => type === 'choice' && options?.some(({ tone }) => tone === 'success') === true,
  );
}

/** Conditions of rows that take a place, as those that were cancelled do not; none if all do. */
export function takesPlace(entity: Entity, item: string): string[] {
  const status = statusField(entity);
  const bad =
    status?.options?.filter(({ tone, id }) => tone === 'danger' && /cancel|noShow|reject/.test(id)) ?? [];
  return bad.map(({ id }) => `${item}.${status?.id} !== '${id}'`);
}

/** A status that ends nothing: an overdue invoice is still to be paid. */
const isLate = ({ id, label }: { readonly id: string; readonly label: string }): boolean =>
  /overdue|delay|gecik/i.test(`${id} ${label}`);

/**
 * Options after which nothing is left to do: bad ones, and those without a colour that follow a good one ("returned" after
 * "ready"); else the good ones, unless a row begins with it ("active").
 */
export function finishedOptions(status: Field): readonly string[] {
  const options = status.options ?? [];
  const good = options.findIndex(({ tone }) => tone === 'success');
  const bad = options.filter((option) => option.tone === 'danger' && !isLate(option));
  const last = good < 0 ? [] : options.slice(good + 1).filter(({ tone = 'neutral' }) => tone === 'neutral');
  const done = last.length > 0 ? last : options.filter(({ tone }, at) => at > 0 && tone === 'success');
  // Without colours the last option ends it.
  const ends = done.length + bad.length === 0 ? options.slice(-1) : [...done, ...bad];
  return ends.map(({ id }) => id);
}

/** The order in which a row moves on: without options that are bad. */
export const stepsOf = (status: Field): readonly string[] =>
  (status.options ?? []).filter(({ tone }) => tone !== 'danger').map(({ id }) => id);

export interface ProgressNames {
  readonly path: string;
  readonly isOpen: string;
  readonly nextOf: string;
  readonly previousOf: string;
}

export function progressNames(entity: Entity): ProgressNames {
  const { type, folder } = namesOf(entity);
  return {
    path: `${folder}/${toKebabCase(entity.id)}-progress`,
    isOpen: `isOpen${type}`,
    nextOf: `next${type}Step`,
    previousOf: `previous${type}Step`,
  };
}

/** Rules about progress: what is open, and the steps after and before a status. */
export function printProgress(entity: Entity, context: PrintContext): PrintedFile {
  const hasBoard = context.findScreen('board', entity.id) !== undefined;
  const hasDue = context.findScreen('due', entity.id) !== undefined;
  const { path, isOpen, nextOf, previousOf } = progressNames(entity);
  const { type, modelPath } = namesOf(entity);
  const module = createModule(`${path}.ts`);
  module.useType(modelPath, type);
  const status = statusField(entity);
  const done = fieldOfRole(entity, 'done');
  if (status === undefined) {
    return module.print(
      lines(
        '/** Whether something is left to do. */',
        `export const ${isOpen} = (row: ${type}): boolean => ${done === undefined ? 'row.id !== ""'.replace('""', "''") : `!row.${done.id}`};`,
      ),
    );
  }
  const option = module.useType(modelPath, optionType(entity, status));
  const value = `row.${status.id}`;
  return module.print(
    lines(
      '/** The usual order. */',
      `const steps: readonly ${option}[] = [${stepsOf(status)
        .map((id) => `'${id}'`)
        .join(', ')}];`,
      '',
      hasDue &&
        `const finished: readonly string[] = [${finishedOptions(status)
          .map((id) => `'${id}'`)
          .join(', ')}];`,
      hasDue &&
        lines(
          '',
          '/** Whether something is left to do. */',
          `export const ${isOpen} = (row: ${type}): boolean => !finished.includes(${value});`,
          '',
        ),
      '/** The step after the current one; undefined at the end. */',
      `export function ${nextOf}(row: ${type}): ${option} | undefined {`,
      `  const at = steps.findIndex((step) => step === ${value});`,
      '  return at < 0 ? undefined : steps[at + 1];',
      '}',
      hasBoard &&
        lines(
          '',
          '/** The step before the current one; undefined at the beginning. */',
          `export function ${previousOf}(row: ${type}): ${option} | undefined {`,
          `  const at = steps.findIndex((step) => step === ${value});`,
          '  return at < 1 ? undefined : steps[at - 1];',
          '}',
        ),
    ),
  );
}
