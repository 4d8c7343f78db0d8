import type { RoleAction } from '../../spec/role.ts';
import type { RoleName } from './role-names.ts';
import { readRoles, rolePattern } from './role-pattern.ts';

/** A statement on what a role may do. */
export interface RoleRight {
  readonly role: RoleName;
  readonly action: Exclude<RoleAction, 'manage'> | 'see';
  readonly isAllowed: boolean;
  /** "Only managers delete": the other roles may not. "Students only look": they may do nothing else. */
  readonly only: 'role' | 'action' | undefined;
  /** Folded words for what is seen. */
  readonly what: string;
}

const verbs: readonly (readonly [RoleRight['action'], string])[] = [
  ['add', 'ekle|gir|olustur|add|create|enter'],
  ['edit', 'duzenle|degistir|guncelle|edit|change|update'],
  ['delete', 'sil|kaldir|delete|remove'],
  ['see', 'gor|goruntule|bak|incele|see|view|look at|look|read|access'],
];
const allVerbs = verbs.map(([, words]) => words).join('|');
const what = '((?:\\p{L}+ ){0,3}?)';
const turkishCan = '(?:y?[ea]bil(?:sin|ir|ecek|meli)?(?:ler)?|sin(?:ler)?|r|er|ir|ur|ar)?';
const turkishCannot = '(?:y?[ea]?m[ea](?:sin|z|yecek|meli)?(?:ler|lar)?)';

interface RightPattern {
  readonly pattern: RegExp;
  readonly isAllowed: boolean;
  readonly only: RoleRight['only'];
  /** Whether it also counts in a description that asks for no roles otherwise. */
  readonly isClear: boolean;
}

const right = (
  source: string,
  isAllowed: boolean,
  only?: RoleRight['only'],
  isClear = true,
): RightPattern => ({
  pattern: new RegExp(`(?<![\\p{L}\\d])${source}(?: |$)`, 'gu'),
  isAllowed,
  only,
  isClear,
});

const role = `(${rolePattern})`;
const patterns: readonly RightPattern[] = [
  right(`(?:sadece|yalnizca|yalniz|bir tek) ${role} ${what}(${allVerbs})${turkishCan}`, true, 'role'),
  right(
    `only ${role} (?:can|may|should|should be able to|are allowed to) (${allVerbs})s? ?${what}`,
    true,
    'role',
  ),
  right(`${role} (?:sadece|yalnizca) ${what}(${allVerbs})${turkishCan}`, true, 'action'),
  right(`${role} (?:can|may|should) only (${allVerbs})s? ?${what}`, true, 'action'),
  right(`${role} ${what}(${allVerbs})${turkishCannot}`, false),
  right(
    `${role} (?:cannot|can not|can't|can t|cant|must not|should not|shouldn't|shouldnt|may not|not be able to) (${allVerbs})s? ?${what}`,
    false,
  ),
  right(`${role} ${what}(${allVerbs})y?[ea]bil\\p{L}*`, true, undefined, false),
  right(`${role} (?:can|may) (${allVerbs})s? ?${what}`, true, undefined, false),
];

const actionOf = (verb: string): RoleRight['action'] =>
  verbs.find(([, words]) => words.split('|').includes(verb))?.[0] ?? 'see';

const isVerb = new RegExp(`^(?:${allVerbs})$`, 'u');

/** Statements on rights, each once, with their places in the text. `hasRoles` lets plain ones count: "staff can add". */
export function findRights(
  text: string,
  hasRoles: boolean,
): {
  readonly rights: readonly RoleRight[];
  readonly ranges: readonly { readonly from: number; readonly to: number }[];
} {
  const rights: RoleRight[] = [];
  const ranges: { from: number; to: number }[] = [];
  for (const { pattern, isAllowed, only, isClear } of patterns) {
    if (!isClear && !hasRoles && rights.length === 0) continue;
    for (const match of text.matchAll(pattern)) {
      const [from, to] = [match.index, match.index + match[0].length];
      if (ranges.some((range) => from < range.to && range.from < to)) continue;
      const [who = '', ...rest] = match.slice(1);
      const [named] = readRoles(who);
      const verb = rest.find((each) => isVerb.test(each.trim()))?.trim();
      if (named === undefined || verb === undefined) continue;
      const object = rest.find((each) => each.trim() !== verb)?.trim() ?? '';
      rights.push({ role: named, action: actionOf(verb), isAllowed, only, what: object });
      ranges.push({ from, to });
    }
  }
  return { rights, ranges };
}
