import type { AppSpec } from '../../spec/app-spec.ts';
import type { Entity } from '../../spec/entity.ts';
import type { Field } from '../../spec/field.ts';
import type { ChangedPart } from '../../spec/recent.ts';
import type { Operation } from '../operation.ts';

/** What a follow-up refers back to, as it is now. */
export interface EarlierPart {
  readonly part: ChangedPart;
  /** Its name in the app: a label or a title. */
  readonly label: string;
  readonly kind: 'field' | 'option' | 'screen';
  readonly entity?: Entity;
  readonly field?: Field;
}

function resolve(part: ChangedPart, spec: AppSpec): EarlierPart | undefined {
  if (part.did === 'removed' && part.option === undefined) return undefined;
  const entity = spec.entities.find(({ id }) => id === part.entity);
  const field = entity?.fields.find(({ id }) => id === part.field);
  if (entity !== undefined && field !== undefined) {
    const option = field.options?.find(({ id }) => id === part.option);
    return option === undefined
      ? { part, label: field.label, kind: 'field', entity, field }
      : { part, label: option.label, kind: 'option', entity, field };
  }
  const screen = spec.screens.find(
    ({ id, kind, entity: of }) =>
      id === part.screen || (kind === 'list' && entity !== undefined && of === entity.id),
  );
  return screen === undefined
    ? undefined
    : { part, label: screen.title, kind: 'screen', ...(entity !== undefined && { entity }) };
}

/** The part that the last change was about: a new list rather than its parts, else the last one that it named. */
export function earlierPart(parts: readonly ChangedPart[], spec: AppSpec): EarlierPart | undefined {
  const list = parts.find(
    ({ did, entity, field }) => did === 'added' && entity !== undefined && field === undefined,
  );
  const known = [...parts].reverse().flatMap((part) => resolve(part, spec) ?? []);
  return (list && resolve(list, spec)) ?? known[0];
}

const nouns: Readonly<Record<EarlierPart['kind'], { readonly tr: string; readonly en: string }>> = {
  field: { tr: 'alanı', en: 'field' },
  option: { tr: 'seçeneği', en: 'option' },
  screen: { tr: 'sekmesi', en: 'tab' },
};

/** Words that name the part in a follow-up; with its owner where others have the same label. */
export function nameOfPart(
  { label, kind, entity }: EarlierPart,
  language: 'tr' | 'en',
  isOwner: boolean,
  withEntity: boolean,
): string {
  const noun = nouns[kind][language];
  const owner = withEntity && entity !== undefined ? `${entity.one} ` : '';
  return language === 'tr'
    ? `${owner}${label} ${noun}${isOwner ? 'nın' : ''}`
    : `the ${owner}${label} ${noun}`;
}

/** Whether an operation changes nothing but the part. */
export function isAboutPart(operation: Operation, { kind, part, entity, field }: EarlierPart): boolean {
  switch (operation.kind) {
    case 'changeField':
      return operation.entity === entity?.id && operation.field.id === field?.id;
    case 'removeField':
    case 'moveField':
      return kind === 'field' && operation.entity === entity?.id && operation.field === field?.id;
    case 'changeScreen':
      return kind === 'screen' && (part.screen === undefined || operation.screen.id === part.screen);
    case 'moveScreen':
    case 'removeScreen':
      return kind === 'screen' && (part.screen === undefined || operation.screen === part.screen);
    case 'renameEntity':
      return kind === 'screen' && operation.entity === entity?.id;
    default:
      return false;
  }
}
