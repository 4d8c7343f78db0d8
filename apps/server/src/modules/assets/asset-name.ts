import { AppError, collapseSpace, foldCase, foldSearch, limits } from '@kilim/contract';
import type { AssetLabels } from './asset-record.ts';

const extension = /\.[a-z0-9]{1,8}$/i;

/** A name without folders and control characters. Throws `asset_name_required`. */
export function cleanName(raw: string): string {
  const file = raw.split(/[/\\]/).at(-1) ?? '';
  // Control and format characters would let a name look like another one.
  const name = collapseSpace(file.replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, ' '));
  if (name.replaceAll('.', '') === '') throw new AppError('asset_name_required');
  if (name.length <= limits.assetNameMaximum) return name;
  const end = extension.exec(name)?.[0] ?? '';
  return name.slice(0, limits.assetNameMaximum - end.length).trimEnd() + end;
}

/** A new name, with the extension of the old one where it has none. */
export function rename(old: string, raw: string): string {
  const name = cleanName(raw);
  const end = extension.exec(old)?.[0] ?? '';
  return extension.test(name) || end === '' ? name : cleanName(name + end);
}

/** What the search looks in. */
export const searchKeyOf = ({ name, tags }: Pick<AssetLabels, 'name' | 'tags'>): string =>
  foldSearch([name, ...tags].join('\n'));

/** How a tag is contained in `tagKeysOf`. Tags contain no line break. */
export const tagKeyOf = (tag: string): string => `\n${foldCase(tag)}\n`;

export const tagKeysOf = (tags: readonly string[]): string =>
  tags.length === 0 ? '' : `\n${tags.map(foldCase).join('\n')}\n`;
