import { AppError, replaceAnnouncements, saveSettings, settingValues } from '@kilim/contract';
import { type CollectionWriter, invalidAttribute, parseJsonText, type WriteScope } from './writer.ts';

const invalidErrors: readonly string[] = ['settings_invalid', 'general_argument_invalid'];

const isText = (key: string): boolean =>
  Object.hasOwn(settingValues, key) &&
  settingValues[key as keyof typeof settingValues].safeParse('').error?.issues[0]?.code !== 'invalid_type';

/** What the text of a document stands for: itself, or the JSON of a setting that is an object. */
function readValue(key: string, value: unknown): unknown {
  if (typeof value !== 'string') throw invalidAttribute('value');
  if (isText(key)) return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    throw invalidAttribute('value');
  }
}

/** The announcements share the table and have calls of their own. */
const announcements = 'announcements';

/**
 * Saves one setting as its own page does. Throws `document_invalid_structure`, `settings_contrast_too_low`,
 * `announcement_incomplete` and `announcement_too_many`.
 */
async function saveSetting(scope: WriteScope, key: string, value: unknown): Promise<void> {
  const { writer } = scope;
  try {
    if (key === announcements)
      await writer.call(replaceAnnouncements, { announcements: await parseJsonText(scope, 'value', value) });
    else await writer.call(saveSettings, { settings: [{ key, value: readValue(key, value) }] });
  } catch (error) {
    const isInvalid = error instanceof AppError && invalidErrors.includes(error.type);
    if (isInvalid) throw invalidAttribute('value');
    throw error;
  }
}

export const settingsWriter: CollectionWriter = {
  create: async (scope, id, data) => {
    if (id === null || (id !== announcements && !Object.hasOwn(settingValues, id)))
      throw invalidAttribute('$id');
    await saveSetting(scope, id, data['value']);
    return id;
  },
  update: async (scope, row, data) => {
    if (data['value'] !== undefined) await saveSetting(scope, String(row['$id']), data['value']);
  },
};
