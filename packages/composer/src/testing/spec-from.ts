import type { Language } from '@kilim/contract';
import { archetypes } from '../archetypes/index.ts';
import { entity } from '../lexicon/define.ts';
import { sampleField } from '../lexicon/field-samples.ts';
import { resolveEntity } from '../lexicon/resolve-entity.ts';
import { resolveField } from '../lexicon/resolve-field.ts';
import {
  contacts,
  customers,
  productsOf,
  servicesOf,
  staffOf,
  students,
} from '../lexicon/shared-entities.ts';
import type { LexiconEntity } from '../lexicon/subject.ts';
import { type AppSpec, type ArchetypeId, appSpecSchema, paletteIds } from '../spec/app-spec.ts';

/** Entities that catalogue fields refer to. */
const referred: Readonly<Record<string, () => LexiconEntity>> = {
  customer: () => customers(4),
  person: () => contacts(9),
  student: () => students(2, 8),
  staffMember: () => staffOf('Elif~Emma | Usta~Senior\nKerem~Jack | Çırak~Junior'),
  room: () =>
    entity(
      'room rooms bed',
      'oda, odalar ~ room, rooms',
      'name!; price',
      'Bahçe odası~Garden room | 900~60\nÇatı odası~Attic room | 700~45',
    ),
  service: () => servicesOf('Bakım~Care | 45 | 400~25\nKontrol~Check | 30 | 250~15'),
  product: () => productsOf('Örme sepet~Woven basket | 350~20\nAhşap tabak~Wooden plate | 520~30'),
};

/** An entity outside of the lexicon: the archetype's fields, or others, with sample rows. */
export function unknownEntity(
  archetype: ArchetypeId,
  uses = archetypes[archetype].defaultFields,
): LexiconEntity[] {
  const fields = uses.map(resolveField);
  const others = fields.flatMap(({ entity }) => (entity && referred[entity] ? [referred[entity]()] : []));
  return [
    {
      id: 'kilnFiring',
      pluralId: 'kilnFirings',
      one: { tr: 'fırınlama', en: 'kiln firing' },
      many: { tr: 'fırınlamalar', en: 'kiln firings' },
      icon: 'flame',
      fields: uses,
      samples: Array.from({ length: 6 }, (_, row) =>
        Object.fromEntries(
          fields.map((field) => [
            field.id,
            field.type === 'reference' ? { row: row % 2 } : (sampleField(field, row, 'en') ?? ''),
          ]),
        ),
      ),
    },
    ...others,
  ];
}

export interface SpecRequest {
  readonly archetype: ArchetypeId;
  readonly language?: Language;
  readonly entities?: readonly LexiconEntity[];
  readonly seed?: number;
  readonly name?: string;
  /** Without sample rows. */
  readonly isEmpty?: boolean;
}

/** A valid spec as the understanding of a prompt would make it, for tests of printers. */
export function specFrom({
  archetype,
  language = 'tr',
  entities,
  seed = 1,
  name,
  isEmpty,
}: SpecRequest): AppSpec {
  const plain = (entities ?? unknownEntity(archetype)).map((entity) => resolveEntity(entity, language));
  const resolved = plain.map((entity) => (isEmpty ? { ...entity, samples: [] } : entity));
  let state = seed;
  const random = (): number => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
  const plan = archetypes[archetype].plan({ language, entities: resolved, subject: undefined, random });
  return appSpecSchema.parse({
    version: 1,
    language,
    name: name ?? (language === 'tr' ? 'Deneme' : 'Trial'),
    icon: 'cube',
    subject: 'unknown',
    archetype,
    palette: paletteIds[seed % paletteIds.length],
    layout: plan.layouts[0],
    cardStyle: (['tinted', 'raised', 'plain', 'outlined'] as const)[seed % 4],
    currency: language === 'tr' ? 'TRY' : 'USD',
    seed,
    entities: resolved,
    screens: plan.screens,
    features: plan.features,
  });
}
