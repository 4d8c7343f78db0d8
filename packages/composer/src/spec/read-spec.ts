import type { ProjectFiles } from '@kilim/app-kit';
import { findScreenKind } from '../print/kinds/index.ts';
import { type AppSpec, appSpecSchema } from './app-spec.ts';
import { isReservedEntityId, isReservedFieldId } from './reserved.ts';
import { specPath } from './spec-path.ts';

/** What keeps a description from being printed, in words for developers; empty if nothing does. */
export function checkSpec(spec: AppSpec): readonly string[] {
  const problems: string[] = [];
  const ids = spec.entities.map(({ id }) => id);
  const plurals = spec.entities.map(({ pluralId }) => pluralId);
  if (new Set([...ids, ...plurals]).size !== ids.length * 2) problems.push('Names of entities repeat');
  for (const entity of spec.entities) {
    const fields = entity.fields.map(({ id }) => id);
    if (new Set(fields).size !== fields.length) problems.push(`Names of fields of ${entity.id} repeat`);
    for (const name of [entity.id, entity.pluralId])
      if (isReservedEntityId(name)) problems.push(`An entity cannot be named ${name}`);
    for (const name of fields) if (isReservedFieldId(name)) problems.push(`A field cannot be named ${name}`);
    for (const field of entity.fields) {
      if (field.type === 'reference' && !ids.includes(field.entity ?? ''))
        problems.push(`${entity.id}.${field.id} refers to no entity`);
      const optionIds = (field.options ?? []).map(({ id }) => id);
      if (field.type === 'choice' && optionIds.length < 2)
        problems.push(`${entity.id}.${field.id} has too few options`);
      if (new Set(optionIds).size !== optionIds.length)
        problems.push(`Options of ${entity.id}.${field.id} repeat`);
    }
  }
  const roleIds = (spec.roles ?? []).map(({ id }) => id);
  if (new Set(roleIds).size !== roleIds.length) problems.push('Names of roles repeat');
  const screenIds = spec.screens.map(({ id }) => id);
  if (new Set(screenIds).size !== screenIds.length) problems.push('Names of screens repeat');
  if (!spec.screens.some(({ place }) => place === 'main')) problems.push('No main screen');
  for (const screen of spec.screens) {
    const kind = findScreenKind(screen.kind);
    const entity = spec.entities.find(({ id }) => id === screen.entity);
    if (kind === undefined) problems.push(`Screen ${screen.id} has the unknown kind ${screen.kind}`);
    else if (screen.entity !== undefined && entity === undefined)
      problems.push(`Screen ${screen.id} shows no entity`);
    else if (!kind.accepts(entity, spec)) problems.push(`Screen ${screen.id} cannot show ${screen.entity}`);
    else if (!kind.options.safeParse(screen.options).success)
      problems.push(`Screen ${screen.id} has invalid options`);
  }
  return problems;
}

/** The description that a project was composed from; undefined without one, or if it was edited into something invalid. */
export function readSpec(files: ProjectFiles): AppSpec | undefined {
  const text = Object.hasOwn(files, specPath) ? files[specPath] : undefined;
  if (text === undefined) return undefined;
  try {
    const parsed = appSpecSchema.safeParse(JSON.parse(text));
    return parsed.success && checkSpec(parsed.data).length === 0 ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}
