import type { Language } from '@kilim/contract';
import { fold } from '../../language/fold.ts';
import { toIdentifier } from '../../language/identifiers.ts';
import type { AppSpec, Screen } from '../../spec/app-spec.ts';
import { type Role, type RoleAction, roleActions, roleMaximum } from '../../spec/role.ts';
import type { RoleRight } from './find-rights.ts';
import type { RoleRequest } from './find-roles.ts';
import { customerRank, defaultManager, defaultStaff, type RoleName, workerRank } from './role-names.ts';

type Plan = Pick<AppSpec, 'language' | 'screens' | 'entities'>;

/** Kinds that other screens open, or that every role needs. */
const keptKinds: ReadonlySet<string> = new Set([
  'form',
  'detail',
  'booking',
  'settings',
  'cart',
  'checkout',
  'purchases',
  'history',
  'reminders',
]);
const linkedKinds: ReadonlySet<string> = new Set(['list', 'income', 'statistics', 'chart']);

/** Screens that a role can be kept from: main ones but the first, and those that the settings link to. */
export function hideableScreens({ screens }: Pick<Plan, 'screens'>): readonly Screen[] {
  const home = screens.find(({ place }) => place === 'main');
  return screens.filter(
    (screen) =>
      screen !== home &&
      !keptKinds.has(screen.kind) &&
      (screen.place === 'main' || linkedKinds.has(screen.kind)),
  );
}

/** Money and colleagues are not shown to staff; those who only look also do not see lists of people. */
function hiddenFrom({ rank }: RoleName, plan: Plan): readonly string[] {
  const main = plan.entities[0]?.id;
  return hideableScreens(plan)
    .filter(({ kind, entity }) => {
      if (kind === 'income' || kind === 'statistics' || entity === 'staffMember') return true;
      const people = plan.entities
        .find(({ id }) => id === entity)
        ?.fields.some(({ type }) => type === 'phone');
      return rank < workerRank && kind === 'list' && entity !== main && people === true;
    })
    .map(({ id }) => id);
}

const actionsOf = ({ rank }: RoleName): readonly RoleAction[] =>
  rank >= workerRank ? ['add', 'edit'] : rank >= customerRank ? ['add'] : [];

/** Screens that the words of a statement name, in any form: "kazancı", "the income". */
function screensNamed(words: string, plan: Plan): readonly string[] {
  const named = words.split(' ').filter((word) => word.length > 2);
  return hideableScreens(plan)
    .filter(({ title, tabTitle }) =>
      [title, tabTitle ?? title].some((text) => {
        const stem = fold(text).slice(0, Math.max(4, fold(text).length - 2));
        return named.some((word) => word.startsWith(stem.replace(/c$/, '')) || stem.startsWith(word));
      }),
    )
    .map(({ id }) => id);
}

/** The roles after one statement on a right; undefined if the app has nothing that the statement could change. */
export function applyRight(
  roles: readonly Role[],
  right: RoleRight,
  plan: Plan,
): readonly Role[] | undefined {
  const { role, action, isAllowed, only } = right;
  const [first, ...others] = roles;
  if (first === undefined) return undefined;
  if (action === 'see') {
    const screens = screensNamed(right.what, plan);
    if (only === 'action')
      return [first, ...others.map((each) => (each.id === role.id ? { ...each, may: [] } : each))];
    if (screens.length === 0) return undefined;
    const sees = (each: Role): boolean => (only === 'role' ? each.id === role.id : isAllowed);
    return [
      first,
      ...others.map((each) => {
        if (only === undefined && each.id !== role.id) return each;
        const rest = each.hides.filter((id) => !screens.includes(id));
        return { ...each, hides: sees(each) ? rest : [...rest, ...screens] };
      }),
    ];
  }
  return [
    first,
    ...others.map((each) => {
      const isMeant = each.id === role.id;
      const rest = each.may.filter((one) => one !== action);
      if (only === 'role') return { ...each, may: isMeant ? [...rest, action] : rest };
      if (!isMeant) return each;
      if (only === 'action') return { ...each, may: [action] };
      return { ...each, may: isAllowed ? [...rest, action] : rest };
    }),
  ];
}

const uniqueRole = (name: RoleName, language: Language, plan: Plan, isFirst: boolean): Role => ({
  id: toIdentifier(name.id, 'role'),
  label: name.label[language].slice(0, 24),
  may: isFirst ? [...roleActions] : [...actionsOf(name)],
  hides: isFirst ? [] : [...hiddenFrom(name, plan)],
});

/** The roles with one more below the first; as they are if it is one of them. */
export const addRole = (roles: readonly Role[], name: RoleName, plan: Plan): readonly Role[] =>
  roles.some(({ id }) => id === toIdentifier(name.id, 'role'))
    ? roles
    : [...roles, uniqueRole(name, plan.language, plan, false)];

/** The roles of an app: the highest first, with all rights; a role that is named alone gets another one beside it. */
export function planRoles(
  request: RoleRequest | undefined,
  plan: Plan,
): { readonly roles: readonly Role[]; readonly unmet: readonly string[] } {
  const ranked = [...(request?.names ?? [])].sort((a, b) => b.rank - a.rank);
  const [highest] = ranked;
  const names =
    highest === undefined
      ? [defaultManager, defaultStaff]
      : ranked.length > 1
        ? ranked
        : highest.rank > defaultStaff.rank
          ? [highest, defaultStaff]
          : [defaultManager, highest];
  let roles: readonly Role[] = names
    .slice(0, roleMaximum)
    .map((name, at) => uniqueRole(name, plan.language, plan, at === 0));
  const unmet: string[] = [];
  for (const right of request?.rights ?? []) {
    const changed = applyRight(roles, right, plan);
    if (changed === undefined) unmet.push(right.what);
    else roles = changed;
  }
  return { roles, unmet: unmet.filter((words) => words !== '') };
}
