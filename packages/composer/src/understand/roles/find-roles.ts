import { joinWords } from '../join-words.ts';
import type { Range, Reading } from '../reading.ts';
import { findRights, type RoleRight } from './find-rights.ts';
import type { RoleName } from './role-names.ts';
import { readRoles, rolePattern, rolesPattern } from './role-pattern.ts';

/** Who uses the app, and what each may do. */
export interface RoleRequest {
  readonly names: readonly RoleName[];
  readonly rights: readonly RoleRight[];
}

const turkishTrigger =
  '(?:rol|giris|yetki|panel|mod|hesap|ayrim|ayri|tip|turu|olarak|secil|kullan|gir|sec)\\p{L}*';
const englishTrigger =
  '(?:roles?|log ?ins?|sign in|permissions?|access|modes?|views?|accounts?|rights|separately|users?)';
const roleNoun =
  '(?:(?:kullanici |user )?(?:rol|yetki)\\p{L}*|(?:user )?(?:roles?|permissions?|types? of users?|user types?)|kullanici tip\\p{L}*|who uses it)';
const notList = '(?! (?:list|kayit|takib|takip|tablo|bilgi|defter|directory|records?|names?|of))';

/** Wishes for roles; each ends with a space, because words are followed by one. */
const patterns: readonly RegExp[] = [
  // "yönetici ve personel girişi", "teacher and student roles"
  `${rolesPattern}(?: (?:icin|ayri|for|with|have|has|separate|different|farkli))? (?:\\p{L}+ )?(?:${turkishTrigger}|${englishTrigger}) (?:olsun |olacak |var |sistemi )?`,
  // "roller: yönetici, kasiyer", "roles for admin and staff"
  `${roleNoun} (?:olsun |olacak |are |is |like |such as |for |of |icin |olarak )?(?:: )?${rolesPattern} (?:olsun )?`,
  // "admin ve personel olsun": a manager beside those who work for him
  `(?:yonetici|admin|patron|mudur|owner|manager|boss)\\p{L}{0,4} (?:ve |ile |and |, |/ )(?:personel|calisan|eleman|kasiyer|garson|isci|staff|employee|worker|cashier|waiter)\\p{L}{0,4}${notList} (?:ayri |olsun |kullansin |olacak )*`,
  // "admin paneli", "add an admin role"
  `(?:an? )?${rolePattern} (?:rol|panel|mod|yetki|role|panel|mode|account type|permissions?)\\p{L}* (?:olsun |ekle )?`,
].map((source) => new RegExp(`(?<![\\p{L}\\d])${source}`, 'gu'));

/** "kaptan ve tayfa rolleri", "captain and crew roles": roles by any two words. */
const anyWords = /(?<![\p{L}\d])(\p{L}{3,16}) (?:ve|and) (\p{L}{3,16}) (?:rolu|rolleri|roles) (?:olsun )?/gu;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The roles that a description asks for; its words are then no noun and no field. `hasRoles`: the app has some already. */
export function findRoles(
  reading: Reading,
  isNegated: (range: Range) => boolean,
  hasRoles = false,
): RoleRequest | undefined {
  const { text, rangeOf } = joinWords(reading);
  const names: RoleName[] = [];
  let isFound = false;
  const take = (start: number, length: number, found: readonly RoleName[]): void => {
    const range = rangeOf(start, start + length);
    if (range === undefined || isNegated(range)) return;
    isFound = true;
    reading.use(range);
    for (const role of found) if (!names.some(({ id }) => id === role.id)) names.push(role);
  };
  for (const pattern of patterns)
    for (const match of text.matchAll(pattern)) take(match.index, match[0].length, readRoles(match[0]));
  if (!isFound)
    for (const match of text.matchAll(anyWords)) {
      const words = [match[1] ?? '', match[2] ?? ''];
      const range = rangeOf(match.index, match.index + match[0].length);
      const written = words.map((_, at) =>
        range === undefined
          ? ''
          : reading.written({ from: range.from + at * 2, to: range.from + at * 2 + 1 }),
      );
      const label = (at: number) => ({ tr: capital(written[at] ?? ''), en: capital(written[at] ?? '') });
      take(match.index, match[0].length, [
        { id: words[0] ?? '', rank: 90, label: label(0) },
        { id: words[1] ?? '', rank: 45, label: label(1) },
      ]);
    }
  const { rights, ranges } = findRights(text, isFound || hasRoles);
  for (const { from, to } of ranges) {
    const range = rangeOf(from, to);
    if (range !== undefined) reading.use(range);
  }
  for (const { role } of rights) if (!names.some(({ id }) => id === role.id)) names.push(role);
  return isFound || rights.length > 0 ? { names, rights } : undefined;
}
