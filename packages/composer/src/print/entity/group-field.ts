import type { Entity } from '../../spec/entity.ts';
import type { Field } from '../../spec/field.ts';
import { fieldById } from './entity-shape.ts';

/** The field that splits rows into sections; formulas and fields with several values cannot. */
export function groupField(entity: Entity): Field | undefined {
  const field = fieldById(entity, entity.groupBy);
  const isSingle = field !== undefined && !['list', 'tags', 'weekdays', 'photo'].includes(field.type);
  return isSingle && field.formula === undefined ? field : undefined;
}

/** A section's heading in a list of the app. */
export const sectionHeader: readonly string[] = [
  'stickySectionHeadersEnabled={false}',
  'renderSectionHeader={({ section }) => (',
  '  <AppText variant="label" tone="muted" accessibilityRole="header">',
  '    {section.title || strings.common.none}',
  '  </AppText>',
  ')}',
];
