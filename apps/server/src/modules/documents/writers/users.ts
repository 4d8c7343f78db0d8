import { AppError, type BillingDetails, billingDetails, updateProfile } from '@kilim/contract';
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

const { type, name, email, companyName, taxId, taxOffice, address, city, state, zipCode, country } =
  billingDetails.shape;
/** Everything but the country may be missing, as in the client SDK's documents. */
const sentBilling = z.object({
  type: type.default('individual'),
  name: name.default(''),
  email: email.default(''),
  companyName: companyName.default(''),
  taxId: taxId.default(''),
  taxOffice: taxOffice.default(''),
  address: address.default(''),
  city: city.default(''),
  state: state.default(''),
  zipCode: zipCode.default(''),
  country: z.string().default('TR'),
});

/** Countries by the names under which clients of the specification store them. */
const countriesByName: Readonly<Record<string, BillingDetails['country']>> = {
  'T\u00fcrkiye': 'TR',
  'United States': 'US',
  Germany: 'DE',
  France: 'FR',
  'United Kingdom': 'GB',
  Russia: 'RU',
  Japan: 'JP',
  China: 'CN',
  India: 'IN',
  Brazil: 'BR',
  Canada: 'CA',
  Australia: 'AU',
};

/** Reads billing details of a document. Throws `document_invalid_structure`. */
export function readBilling(value: unknown): BillingDetails {
  const sent = parseData(sentBilling, value, () => 'billingDetailsJson');
  const known = Object.hasOwn(countriesByName, sent.country) ? countriesByName[sent.country] : sent.country;
  return { ...sent, country: parseData(country, known, () => 'billingDetailsJson') };
}

const preferences = z.object({
  language: z.unknown().optional(),
  theme: z.unknown().optional(),
  notifications: z.unknown().optional(),
});

/** A profile exists from the registration on, so its creation is a change of the own one. */
async function saveUser(scope: WriteScope, data: Data): Promise<void> {
  const { ports, writer } = scope;
  const sent = await parseJsonText(scope, 'preferencesJson', data['preferencesJson']);
  const { language, theme, notifications } = parseData(preferences, sent ?? {}, () => 'preferencesJson');
  const fromPreferences = pick({ language, theme, notifications }, ['language', 'theme', 'notifications']);
  const direct = pick(data, ['name', 'phoneNumber', 'language', 'timezone']);
  const changes = parseData(updateProfile.body ?? z.never(), { ...fromPreferences, ...direct }, (field) =>
    field in direct ? field : 'preferencesJson',
  );
  const billing = await parseJsonText(scope, 'billingDetailsJson', data['billingDetailsJson']);
  const details = billing === undefined ? null : readBilling(billing);
  if (Object.keys(changes).length > 0) await ports.profiles.save(writer.caller, changes);
  if (details) await ports.payments.saveBillingDetails(writer.userId, details);
}

export const usersWriter: CollectionWriter = {
  create: async (scope, id, data) => {
    const { userId } = scope.writer;
    if (id !== userId) throw new AppError('user_unauthorized');
    if (isGiven(data['name']) && typeof data['name'] !== 'string') throw invalidAttribute('name');
    await saveUser(scope, data);
    return userId;
  },
  update: async (scope, _row, data) => saveUser(scope, data),
};
