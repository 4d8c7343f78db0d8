import type { Language } from '@kilim/contract';
import type { PrintedFile } from '../printed-file.ts';
import { quote } from '../text/quote.ts';
import { stringGroups } from './groups/index.ts';
import type { StringTable, StringValue } from './string-table.ts';

export interface CollectedStrings extends StringTable {
  readonly language: Language;
  /** The object literal of the texts that are used: those that were added and those of the kit. */
  printTexts(used: ReadonlySet<string>): string;
  /** Texts that are used and are no functions, by 'group.key'. */
  listTexts(used: ReadonlySet<string>): ReadonlyMap<string, string>;
}

const printValue = (value: StringValue): string => (typeof value === 'string' ? quote(value) : value.code);

const identifier = /^[A-Za-z_$][\w$]*$/;

/** Names of the texts that sources read: 'common.save'. */
export function findUsedTexts(sources: readonly PrintedFile[]): ReadonlySet<string> {
  const used = new Set<string>();
  for (const { source } of sources)
    for (const [, group, key] of source.matchAll(/\bstrings\.(\w+)\.(\w+)/g)) used.add(`${group}.${key}`);
  return used;
}

/** Collects the texts of one app in one language; its own texts replace printed ones that are no functions. */
export function createStringTable(
  language: Language,
  own: Readonly<Record<string, string>> = {},
): CollectedStrings {
  const groups = new Map<string, Map<string, StringValue>>();
  const addTo = (group: string, key: string, value: StringValue): void => {
    const keys = groups.get(group) ?? new Map<string, StringValue>();
    groups.set(group, keys);
    const name = `${group}.${key}`;
    const ownText = typeof value === 'string' && Object.hasOwn(own, name) ? own[name] : undefined;
    if (!keys.has(key)) keys.set(key, ownText ?? value);
  };
  return {
    language,
    add(group, key, value) {
      if (!identifier.test(group) || !identifier.test(key))
        throw new Error(`Invalid text key ${group}.${key}`);
      addTo(group, key, value);
      return `strings.${group}.${key}`;
    },
    listTexts(used) {
      const found = new Map<string, string>();
      for (const name of used) {
        const [group = '', key = ''] = name.split('.');
        const value = groups.get(group)?.get(key) ?? own[name] ?? stringGroups[group]?.[language][key];
        if (typeof value === 'string') found.set(name, value);
      }
      return found;
    },
    printTexts(used) {
      for (const name of used) {
        const [group = '', key = ''] = name.split('.');
        const value = stringGroups[group]?.[language][key];
        if (value !== undefined) addTo(group, key, value);
        else if (groups.get(group)?.get(key) === undefined) throw new Error(`No text for strings.${name}`);
      }
      const blocks = [...groups].map(([group, keys]) => {
        const rows = [...keys]
          .filter(([key]) => used.has(`${group}.${key}`))
          .map(([key, value]) => `    ${key}: ${printValue(value)},\n`);
        return rows.length === 0 ? '' : `  ${group}: {\n${rows.join('')}  },\n`;
      });
      return `{\n${blocks.join('')}}`;
    },
  };
}
