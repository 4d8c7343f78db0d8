import {
  AppError,
  createPlan,
  currencies,
  deletePlan,
  freeEntitlements,
  parseDecimal,
  planPrice,
  updatePlan,
} from '@kilim/contract';
import { z } from 'zod';
import {
  type CollectionWriter,
  type Data,
  invalidAttribute,
  isGiven,
  parseData,
  parseJsonText,
  pick,
  type WriteScope,
} from './writer.ts';

/** Parts of a plan that documents hold as JSON texts. */
const jsonParts = {
  name: 'nameJson',
  description: 'descriptionJson',
  features: 'featuresJson',
  entitlements: 'entitlementsJson',
} as const;
const attributeOf = (field: string): string =>
  field === 'price'
    ? 'priceJson'
    : Object.hasOwn(jsonParts, field)
      ? jsonParts[field as keyof typeof jsonParts]
      : field;

const sentPrices = z.partialRecord(z.enum(currencies), z.number());

/** Prices in units of the currency, as clients are shown them, in minor units; one that is missing is not sold. */
function toMinor(sent: unknown): z.infer<typeof planPrice> {
  const prices = parseData(sentPrices, sent, () => 'priceJson');
  const minor = currencies.map((currency) => {
    const amount = parseDecimal(String(prices[currency] ?? 0));
    if (amount === null) throw invalidAttribute('priceJson');
    return [currency, amount];
  });
  return parseData(planPrice, Object.fromEntries(minor), () => 'priceJson');
}

/** The given parts as the product's own calls take them. */
async function readPlan(scope: WriteScope, data: Data): Promise<Record<string, unknown>> {
  const numbers = pick(data, ['credits', 'sortOrder', 'isActive', 'isPopular']);
  const plan: Record<string, unknown> = {
    ...numbers,
    // An empty text is a value of its own.
    ...(data['creditsCustom'] !== undefined && { creditsCustom: data['creditsCustom'] }),
  };
  for (const [field, attribute] of Object.entries(jsonParts)) {
    const value = await parseJsonText(scope, attribute, data[attribute]);
    if (value !== undefined) plan[field] = value;
  }
  if (isGiven(data['priceJson']))
    plan['price'] = toMinor(await parseJsonText(scope, 'priceJson', data['priceJson']));
  return plan;
}

/** Names the attribute that the product's call rejects. */
async function asDocument(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (error instanceof AppError && error.type === 'general_argument_invalid') {
      const [field = ''] = Object.keys(error.fields ?? {});
      throw invalidAttribute(attributeOf(field.split('.')[0] ?? ''));
    }
    throw error;
  }
}

const empty = { tr: '', en: '' };
const newPlan = {
  description: empty,
  price: toMinor({}),
  credits: 0,
  creditsCustom: '',
  features: { tr: [], en: [] },
  entitlements: freeEntitlements,
  isActive: true,
  isPopular: false,
  sortOrder: 0,
};

export const plansWriter: CollectionWriter = {
  create: async (scope, id, data) => {
    if (id === null) throw invalidAttribute('$id');
    const plan = await readPlan(scope, data);
    await asDocument(scope.writer.call(createPlan, { ...newPlan, ...plan, planId: id }));
    return id;
  },
  update: async (scope, row, data) => {
    const plan = await readPlan(scope, data);
    await asDocument(scope.writer.call(updatePlan, { ...plan, planId: String(row['$id']) }));
  },
  remove: async ({ writer }, row) => {
    await writer.call(deletePlan, { planId: String(row['$id']) });
  },
};
