import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { collapseSpace, foldCase } from './fold-text.ts';

/** Tags without empty ones and without those that are equal to an earlier one: docs/rules/projects.md#tags */
export function cleanTags(tags: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const tag of tags.map(collapseSpace)) {
    const key = foldCase(tag);
    if (key !== '' && !byKey.has(key)) byKey.set(key, tag);
  }
  return [...byKey.values()];
}

export const listProjectTags = defineEndpoint({
  name: 'listProjectTags',
  summary: "Lists the tags of the caller's projects with their counts, the most used first.",
  method: 'GET',
  path: '/projects/tags',
  access: 'member',
  status: 200,
  reply: z.object({ tags: z.array(z.object({ tag: z.string(), count: z.number().int() })) }),
  errors: [],
});
