import type { Field } from '../../../spec/field.ts';
import { namesOf } from '../../entity/entity-names.ts';
import { shows } from '../../features/feature-support.ts';
import type { PrintContext } from '../../screen-kind.ts';
import type { SourceModule } from '../../text/create-module.ts';
import { lines } from '../../text/indent.ts';

const fieldIcons: Partial<Record<Field['type'], string>> = {
  date: 'calendar-outline',
  dateTime: 'calendar-outline',
  time: 'time-outline',
  duration: 'hourglass-outline',
  money: 'cash-outline',
  phone: 'call-outline',
  email: 'mail-outline',
  url: 'link-outline',
  place: 'location-outline',
  rating: 'star-outline',
  choice: 'pricetag-outline',
  tags: 'pricetags-outline',
  longText: 'document-text-outline',
  list: 'list-outline',
  weekdays: 'repeat-outline',
  boolean: 'checkmark-circle-outline',
  text: 'reader-outline',
  number: 'stats-chart-outline',
  percent: 'pie-chart-outline',
  color: 'color-palette-outline',
  photo: 'image-outline',
};

/** Fields of the lexicon that have a better icon than their type. */
const ownIcons: Readonly<Record<string, string>> = {
  weight: 'scale-outline',
  height: 'resize-outline',
  size: 'resize-outline',
  ring: 'barcode-outline',
  code: 'barcode-outline',
  serial: 'barcode-outline',
  plate: 'car-outline',
  customer: 'person-outline',
  author: 'person-outline',
  address: 'location-outline',
};

function iconOf({ id, type, entity }: Field, context: PrintContext): string {
  if (type === 'reference' && entity !== undefined) return `${context.entity(entity).icon}-outline`;
  return ownIcons[id] ?? fieldIcons[type] ?? 'ellipse-outline';
}

/** A field with its label and its value as expressions. */
export interface DetailFact {
  readonly field: Field;
  readonly label: string;
  readonly value: string;
}

export interface PrintedFacts {
  /** Before the returned elements. */
  readonly statements: string | undefined;
  /** In the card with the fields, one per line. */
  readonly elements: readonly string[];
  /** The button in the header that shares the row. */
  readonly shareButton: string | undefined;
}

/** The label of a field as an expression. */
export const labelOf = (field: Field, entity: Parameters<typeof namesOf>[0], context: PrintContext): string =>
  context.strings.add(namesOf(entity).group, field.id, field.label);

/** The lines of a row's details; a row that can be shared as text lists them once, for the screen and for the text. */
export function printFacts(
  title: string,
  facts: readonly DetailFact[],
  alsoShared: readonly DetailFact[],
  context: PrintContext,
  module: SourceModule,
): PrintedFacts {
  if (facts.length > 0) module.use('src/ui/Card', 'Card');
  if (!shows('sharing', context.spec)) {
    if (facts.length > 0) module.use('src/ui/DetailLine', 'DetailLine');
    const elements = facts.map(
      ({ field, label, value }) =>
        `<DetailLine icon="${iconOf(field, context)}" label={${label}} value={${value}} />`,
    );
    return { statements: undefined, elements, shareButton: undefined };
  }
  if (facts.length > 0) module.use('src/ui/DetailLines', 'DetailLines');
  module.useType('src/ui/DetailLine', 'DetailLineProps');
  module.use('src/sharing/ShareButton', 'ShareButton');
  module.use('src/sharing/shared-text', 'toSharedText');
  const more = alsoShared.map(({ label, value }) => `{ label: ${label}, value: ${value} }`);
  const shared = more.length === 0 ? 'facts' : `[${more.join(', ')}, ...facts]`;
  return {
    statements: lines(
      'const facts: readonly DetailLineProps[] = [',
      ...facts.map(
        ({ field, label, value }) =>
          `  { icon: '${iconOf(field, context)}', label: ${label}, value: ${value} },`,
      ),
      '];',
    ),
    elements: facts.length === 0 ? [] : ['<DetailLines facts={facts} />'],
    shareButton: `<ShareButton shared={toSharedText(${title}, ${shared})} />`,
  };
}
