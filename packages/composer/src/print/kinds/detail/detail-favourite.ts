import type { Entity } from '../../../spec/entity.ts';
import type { Field } from '../../../spec/field.ts';
import { namesOf } from '../../entity/entity-names.ts';
import { fieldOfRole } from '../../entity/entity-shape.ts';
import type { SourceModule } from '../../text/create-module.ts';
import { lines } from '../../text/indent.ts';

export interface PrintedFavourite {
  /** Shown as a heart and not as a line of the details. */
  readonly field: Field | undefined;
  readonly hooks: readonly string[];
  /** The heart in the header. */
  readonly button: string | undefined;
}

/** The heart that marks a row as a favourite; nothing for an entity without favourites. */
export function printFavourite(entity: Entity, title: string, module: SourceModule): PrintedFavourite {
  const field = fieldOfRole(entity, 'favourite');
  if (field?.type !== 'boolean' || field.formula !== undefined)
    return { field: undefined, hooks: [], button: undefined };
  const value = `${entity.id}.${field.id}`;
  module.use('src/strings', 'strings');
  module.use('src/ui/IconButton', 'IconButton');
  return {
    field,
    hooks: [`const update = ${namesOf(entity).store}((state) => state.update);`],
    button: lines(
      '<IconButton',
      `  icon={${value} ? 'heart' : 'heart-outline'}`,
      `  tone="danger"`,
      `  label={strings.common.favourite(${title})}`,
      `  selected={${value}}`,
      `  onPress={() => update(${entity.id}.id, { ${field.id}: !${value} })}`,
      '/>',
    ),
  };
}
