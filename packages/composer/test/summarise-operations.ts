import { applyOperation } from '../src/converse/apply-operation.ts';
import type { Operation } from '../src/converse/operation.ts';
import { fold } from '../src/language/fold.ts';
import type { AppSpec, Screen } from '../src/spec/app-spec.ts';
import type { Field } from '../src/spec/field.ts';
import { colours } from '../src/understand/words/look-words.ts';

function summariseField(entity: string, old: Field | undefined, field: Field): string {
  const name = `${entity}.${field.id}`;
  if (old === undefined) return `unknown ${name}`;
  const parts: string[] = [];
  if (old.label !== field.label) parts.push(`label ${name}=${field.label}`);
  if (old.isRequired !== field.isRequired)
    parts.push(`${field.isRequired ? 'required' : 'optional'} ${name}`);
  if (old.type !== field.type) parts.push(`type ${name}=${field.type}`);
  if (old.unit !== field.unit) parts.push(`unit ${name}=${field.unit}`);
  if (old.initial !== field.initial) parts.push(`default ${name}=${field.initial}`);
  const [before, after] = [old.options ?? [], field.options ?? []];
  for (const { id, label } of after) {
    const known = before.find((option) => option.id === id);
    if (known === undefined) parts.push(`addOption ${name}=${label}`);
    else if (known.label !== label) parts.push(`optionLabel ${name}.${known.label}=${label}`);
  }
  if (before.length === after.length && before.some(({ id }, at) => id !== after[at]?.id))
    parts.push(`orderOptions ${name}=${after.map(({ label }) => label).join(',')}`);
  for (const { id, label } of before)
    if (!after.some((option) => option.id === id)) parts.push(`removeOption ${name}.${label}`);
  return parts.join(' + ');
}

/** 'setSamples' with the number of rows, or 'addSamples' with the titles of new ones. */
function summariseSamples(
  { entity: id, samples }: Extract<Operation, { kind: 'setSamples' }>,
  spec: AppSpec,
): string {
  const before = new Set(
    spec.entities.find((each) => each.id === id)?.samples.map((row) => JSON.stringify(row)),
  );
  const added = samples.filter((row) => !before.has(JSON.stringify(row)));
  if (added.length === 0 || samples.length === added.length) return `setSamples ${id}=${samples.length}`;
  return `addSamples ${id}=${added.map((row) => Object.values(row).find((value) => typeof value === 'string')).join(',')}`;
}

function summariseScreen(screen: Screen, spec: AppSpec): string {
  const old = spec.screens.find(({ id }) => id === screen.id);
  if (old?.title !== screen.title || old.tabTitle !== screen.tabTitle)
    return `screenTitle ${screen.id}=${screen.title}`;
  for (const key of ['filter', 'total']) {
    const value = screen.options[key];
    if (typeof value === 'string' && value !== old.options[key]) return `${key} ${screen.id}=${value}`;
  }
  return `screenKind ${screen.id}=${screen.kind}${screen.options['large'] === true ? ' large' : ''}`;
}

/** One short line with everything that matters of an operation on the spec. */
export function summarise(operation: Operation, spec: AppSpec): string {
  switch (operation.kind) {
    case 'setName':
      return `setName ${operation.name}`;
    case 'setColors': {
      const { palette, accent } = operation;
      const known = Object.entries(colours).find(
        ([, colour]) => colour.palette === palette && colour.accent === accent,
      );
      return `setColors ${known?.[0] ?? `${palette} ${accent ?? ''}`}`;
    }
    case 'setIcon':
      return `setIcon ${operation.icon}`;
    case 'setScheme':
      return `setScheme ${operation.scheme}`;
    case 'setTextSize':
      return `setTextSize ${operation.textSize}`;
    case 'setLayout':
      return `setLayout ${operation.layout}`;
    case 'setCardStyle':
      return `setCardStyle ${operation.cardStyle}`;
    case 'setCurrency':
      return `setCurrency ${operation.currency}`;
    case 'setFirstDay':
      return `setFirstDay ${operation.firstDay}`;
    case 'setTexts':
      return `setText ${Object.entries(operation.texts)
        .map(([key, value]) => `${key}=${value}`)
        .join(', ')}`;
    case 'setSamples':
      return summariseSamples(operation, spec);
    case 'moveField':
      return `moveField ${operation.entity}.${operation.field}=${operation.index}`;
    case 'addEntity':
      return `addEntity ${operation.entity.one}`;
    case 'addField':
      return `addField ${operation.entity}.${operation.field.label}:${operation.field.type}`;
    case 'removeField':
      return `removeField ${operation.entity}.${operation.field}`;
    case 'changeField': {
      const entity = spec.entities.find(({ id }) => id === operation.entity);
      const old = entity?.fields.find(({ id }) => id === operation.field.id);
      return summariseField(operation.entity, old, operation.field);
    }
    case 'renameEntity':
      return `renameEntity ${operation.entity}=${operation.one}/${operation.many}`;
    case 'setSort':
      return `setSort ${operation.entity}.${operation.sort?.field} ${operation.sort?.direction}`;
    case 'setGroup':
      return `setGroup ${operation.entity}.${operation.groupBy}`;
    case 'addScreen':
      return `addScreen ${operation.screen.kind}`;
    case 'removeScreen':
      return `removeScreen ${operation.screen}`;
    case 'changeScreen':
      return summariseScreen(operation.screen, spec);
    case 'moveScreen':
      return `moveScreen ${operation.screen}=${operation.index}`;
    case 'addFeature':
    case 'removeFeature':
      return `${operation.kind} ${operation.feature}`;
    default:
      return operation.kind;
  }
}

/** The operations without labels and titles that follow the new name of the rows: "Müşteri" of appointments. */
export function withoutRenamedLabels(done: readonly string[]): readonly string[] {
  const names = done.flatMap((each) => /^renameEntity \S+=([^/]+)\//.exec(each)?.[1] ?? []).map(fold);
  return done.filter(
    (each) => !names.includes(fold(/^(?:label|screenTitle) \S+=(.+)$/.exec(each)?.[1] ?? '')),
  );
}

/** All operations joined by ' + ', each for the app as those before it leave it. */
export function summariseAll(operations: readonly Operation[], spec: AppSpec): string {
  let current = spec;
  return operations
    .map((operation) => {
      const line = summarise(operation, current);
      current = applyOperation(current, operation).spec;
      return line;
    })
    .join(' + ');
}
