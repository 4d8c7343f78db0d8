import { archetypes } from '../src/archetypes/index.ts';
import {
  type AppSpec,
  appSpecSchema,
  archetypeIds,
  cardStyles,
  type FeatureId,
  layoutIds,
  paletteIds,
} from '../src/spec/app-spec.ts';
import type { Entity } from '../src/spec/entity.ts';
import { createRandom } from '../src/spec/seed.ts';
import {
  createDice,
  type Dice,
  randomFields,
  randomRules,
  randomText,
  randomValue,
} from './random-fields.ts';

const names = [
  ['jar', 'jars'],
  ['workOrder', 'workOrders'],
  ['person', 'people'],
  ['reel', 'reels'],
  ['box', 'boxes'],
  ['entry', 'entries'],
  ['x', 'xs'],
] as const;

/** Features that change what is printed, besides the screens of a plan. */
const printedFeatures: readonly FeatureId[] = [
  'dataExport',
  'sharing',
  'comments',
  'reminders',
  'languageSwitch',
];

function randomEntities(dice: Dice): Entity[] {
  const chosen = [...names].sort(() => dice.below(3) - 1).slice(0, 1 + dice.below(4));
  const ids = chosen.map(([id]) => id);
  const counts = new Map<string, number>(ids.map((id) => [id, dice.chance(0.15) ? 0 : 1 + dice.below(6)]));
  const rowCount = (entity: string): number => counts.get(entity) ?? 0;
  return chosen.map(([id, pluralId]) => {
    const fields = randomFields(dice, ids);
    const sorted = fields.filter(({ formula }) => formula === undefined);
    const grouped = fields.find(({ type }) => type === 'choice');
    return {
      id,
      pluralId,
      one: randomText(dice),
      many: randomText(dice),
      icon: dice.pick(['cube', 'leaf', 'calendar']),
      fields,
      rules: randomRules(dice, fields),
      samples: Array.from({ length: rowCount(id) }, () =>
        Object.fromEntries(
          sorted.flatMap((field) => {
            const value = dice.chance(0.15) ? undefined : randomValue(dice, field, rowCount);
            return value === undefined ? [] : [[field.id, value]];
          }),
        ),
      ),
      ...(dice.chance(0.3) && sorted[0]
        ? {
            sort: { field: dice.pick(sorted).id, direction: dice.pick(['ascending', 'descending'] as const) },
          }
        : {}),
      ...(grouped && dice.chance(0.3) ? { groupBy: grouped.id } : {}),
    };
  });
}

/** An app that no person would ask for, but that a description or a change may lead to. Equal seeds give equal apps. */
export function randomSpec(seed: number): AppSpec {
  const random = createRandom(seed);
  const dice = createDice(random);
  const language = dice.pick(['tr', 'en'] as const);
  const archetype = dice.pick(archetypeIds);
  const entities = randomEntities(dice);
  const plan = archetypes[archetype].plan({ language, entities, subject: undefined, random });
  return appSpecSchema.parse({
    version: 1,
    language,
    name: randomText(dice),
    icon: 'cube',
    subject: 'unknown',
    archetype,
    palette: dice.pick(paletteIds),
    layout: dice.chance(0.5) ? dice.pick(layoutIds) : plan.layouts[0],
    cardStyle: dice.pick(cardStyles),
    scheme: dice.pick(['system', 'light', 'dark']),
    textSize: dice.pick(['normal', 'large']),
    currency: dice.pick(['TRY', 'USD', 'EUR', 'GBP']),
    seed,
    entities,
    screens: plan.screens.map((screen) => ({
      ...screen,
      ...(dice.chance(0.2) ? { title: randomText(dice) } : {}),
    })),
    features: [...new Set([...plan.features, ...printedFeatures.filter(() => dice.chance(0.4))])],
  });
}
