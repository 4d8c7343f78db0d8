import { foldCase, foldSearch } from '@kilim/contract';
import type { ProjectRecord } from './project-record.ts';

/** The text that the search looks in: docs/rules/projects.md#search */
export function searchKeyOf({
  name,
  description,
  tags,
}: Pick<ProjectRecord, 'name' | 'description' | 'tags'>): string {
  return foldSearch([name, description, ...tags].join('\n'));
}

/** How a tag is contained in `tagKeysOf`. Tags contain no line break. */
export const tagKeyOf = (tag: string): string => `\n${foldCase(tag)}\n`;

export const tagKeysOf = (tags: readonly string[]): string =>
  tags.length === 0 ? '' : `\n${tags.map(foldCase).join('\n')}\n`;
