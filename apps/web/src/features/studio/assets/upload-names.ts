import { normalizePath } from '@kilim/app-kit';

/** Where uploaded files go unless they are dropped on a folder. */
export const assetFolder = 'assets/';

const forbidden = /[<>:"|?*\\\p{C}\p{Zl}\p{Zp}]/gu;

/**
 * Path of an uploaded file in a folder of the project: characters that no file name may have become hyphens. Null for a name
 * that stays invalid.
 */
export function uploadPath(folder: string, name: string): string | null {
  const clean = name
    .split('/')
    .map((part) => part.replaceAll(forbidden, '-').trim().replace(/\.+$/, ''))
    .filter((part) => part !== '' && part !== '.' && part !== '..')
    .join('/');
  const checked = normalizePath(`${folder}${clean}`);
  return clean !== '' && checked.ok ? checked.path : null;
}
