import { z } from 'zod';
import {
  appSpecSchema,
  cardStyles,
  featureIds,
  layoutIds,
  paletteIds,
  screenSchema,
} from '../spec/app-spec.ts';
import { entitySchema, sampleValueSchema } from '../spec/entity.ts';
import { fieldSchema } from '../spec/field.ts';
import { roleMaximum, roleSchema } from '../spec/role.ts';

const id = z.string().min(1).max(50);
const icon = appSpecSchema.shape.icon;
const index = z.number().int().min(0).max(60);
/** Values of a field in the sample rows; null for a row without one. */
const column = z.array(sampleValueSchema.nullable()).max(48);

/** One change of an app's description. Small, serialisable, and with an inverse (`applyOperation`). */
export const operationSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('setName'), name: appSpecSchema.shape.name }),
  z.strictObject({
    kind: z.literal('setColors'),
    palette: z.enum(paletteIds),
    accent: appSpecSchema.shape.accent,
  }),
  /** Of the app, and of the rows and screens that show the same one, by their ids. */
  z.strictObject({
    kind: z.literal('setIcon'),
    icon,
    entities: z.record(id, icon),
    screens: z.record(id, icon),
  }),
  z.strictObject({ kind: z.literal('setScheme'), scheme: z.enum(['system', 'light', 'dark']) }),
  z.strictObject({ kind: z.literal('setTextSize'), textSize: z.enum(['normal', 'large']) }),
  z.strictObject({ kind: z.literal('setLayout'), layout: z.enum(layoutIds) }),
  z.strictObject({ kind: z.literal('setCardStyle'), cardStyle: z.enum(cardStyles) }),
  z.strictObject({ kind: z.literal('setCurrency'), currency: appSpecSchema.shape.currency }),
  /** Without a day: that of the country. */
  z.strictObject({ kind: z.literal('setFirstDay'), firstDay: appSpecSchema.shape.firstDay }),
  /** Own texts by group and key; null takes one away. */
  z.strictObject({
    kind: z.literal('setTexts'),
    texts: z.record(z.string().max(121), z.string().min(1).max(120).nullable()),
  }),
  z.strictObject({ kind: z.literal('addField'), entity: id, field: fieldSchema, index, column }),
  z.strictObject({ kind: z.literal('removeField'), entity: id, field: id }),
  z.strictObject({ kind: z.literal('changeField'), entity: id, field: fieldSchema, column }),
  z.strictObject({ kind: z.literal('moveField'), entity: id, field: id, index }),
  z.strictObject({ kind: z.literal('addEntity'), entity: entitySchema, index }),
  z.strictObject({ kind: z.literal('removeEntity'), entity: id }),
  z.strictObject({
    kind: z.literal('renameEntity'),
    entity: id,
    one: entitySchema.shape.one,
    many: entitySchema.shape.many,
  }),
  z.strictObject({ kind: z.literal('setSort'), entity: id, sort: entitySchema.shape.sort }),
  z.strictObject({ kind: z.literal('setGroup'), entity: id, groupBy: entitySchema.shape.groupBy }),
  /** Rows of the first start. */
  z.strictObject({ kind: z.literal('setSamples'), entity: id, samples: entitySchema.shape.samples }),
  z.strictObject({ kind: z.literal('setRules'), entity: id, rules: entitySchema.shape.rules }),
  z.strictObject({ kind: z.literal('addScreen'), screen: screenSchema, index }),
  z.strictObject({ kind: z.literal('removeScreen'), screen: id }),
  /** Replaces a screen of the same id: its title, kind, place or options. */
  z.strictObject({ kind: z.literal('changeScreen'), screen: screenSchema }),
  z.strictObject({ kind: z.literal('moveScreen'), screen: id, index }),
  z.strictObject({ kind: z.literal('addFeature'), feature: z.enum(featureIds), index: index.optional() }),
  /** Of the feature `roles`; none takes them away. */
  z.strictObject({ kind: z.literal('setRoles'), roles: z.array(roleSchema).max(roleMaximum) }),
  z.strictObject({ kind: z.literal('removeFeature'), feature: z.enum(featureIds) }),
]);

export type Operation = z.output<typeof operationSchema>;

/** Whether an operation takes a part of the app away. */
export const removesPart = ({ kind }: Operation): boolean => kind.startsWith('remove');
