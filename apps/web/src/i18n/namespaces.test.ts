import { describe, expect, it } from 'vitest';
import { apartFromAll, loaders, type MessageNamespace } from './namespaces.ts';

const languages = ['tr', 'en'] as const;

describe('the namespace of all texts', () => {
  it.each(languages)(
    'lacks exactly the groups of the namespaces that are loaded apart (%s)',
    async (language) => {
      const all = new Set(Object.keys(await loaders[language].all()));
      const names = Object.keys(loaders[language]) as MessageNamespace[];
      const lacking: MessageNamespace[] = [];
      for (const name of names) {
        const groups = Object.keys(await loaders[language][name]());
        if (groups.some((group) => !all.has(group))) lacking.push(name);
      }
      expect(new Set(lacking)).toEqual(apartFromAll);
    },
  );
});
