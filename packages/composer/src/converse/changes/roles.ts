import { canHave } from '../../print/features/feature-support.ts';
import { rolesOf } from '../../print/roles/app-roles.ts';
import { type Role, roleMaximum } from '../../spec/role.ts';
import { Reading } from '../../understand/reading.ts';
import { findRoles, type RoleRequest } from '../../understand/roles/find-roles.ts';
import { addRole, applyRight, planRoles } from '../../understand/roles/plan-roles.ts';
import { featureNames } from '../../understand/words/feature-words.ts';
import { featureWordsIn } from '../feature-words.ts';
import type { FollowUp } from '../follow-up.ts';
import { adds, removes } from '../verbs.ts';
import { type Change, nothing, operations, type ReadChange } from './change.ts';

const allRoles = / (?:roller\w*|roles|yetkilendirme\w*|permissions) /;
const none: RoleRequest = { names: [], rights: [] };

/** The roles after a follow-up about an app that has some; undefined if the follow-up names nothing that the app has. */
function changeRoles(
  current: readonly Role[],
  { names, rights }: RoleRequest,
  { spec, has }: FollowUp,
): readonly Role[] | undefined {
  if (rights.length > 0) {
    let roles = current;
    for (const right of rights) {
      const isKnown = roles.some(({ id }) => id === right.role.id);
      const changed = applyRight(isKnown ? roles : addRole(roles, right.role, spec), right, spec);
      if (changed === undefined) return undefined;
      roles = changed;
    }
    return roles;
  }
  if (has(removes)) return current.filter(({ id }, at) => at === 0 || !names.some((name) => name.id === id));
  return has(adds) ? names.reduce((roles, name) => addRole(roles, name, spec), current) : undefined;
}

const isEqual = (one: readonly Role[], other: readonly Role[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const withoutRoles = (): Change =>
  operations({ kind: 'removeFeature', feature: 'roles' }, { kind: 'setRoles', roles: [] });

/** "add an admin role", "yönetici ve personel girişi olsun", "personel silemesin", "rolleri kaldır". */
export const readRoleChange: ReadChange = (followUp) => {
  const { spec, reading, has } = followUp;
  // A copy, because reading marks words as used.
  const copy = new Reading(reading.text, reading.words, reading.language, reading.index);
  const current = rolesOf(spec);
  const request = findRoles(copy, () => false, current.length > 0);
  const isNamed = featureWordsIn(followUp).includes('roles') || (current.length > 0 && has(allRoles));
  if (request === undefined && !isNamed) return undefined;
  if (!canHave('roles', spec)) return nothing('notPossible', featureNames.roles?.[spec.language]);
  const isRemoval = has(removes) && (request?.rights.length ?? 0) === 0;
  if (current.length === 0) {
    if (isRemoval) return nothing('noSuchPart');
    const { roles, unmet } = planRoles(request, spec);
    if (unmet.length > 0) return nothing('noSuchPart');
    return operations({ kind: 'setRoles', roles: [...roles] }, { kind: 'addFeature', feature: 'roles' });
  }
  if (isRemoval && (request?.names.length ?? 0) === 0) return withoutRoles();
  const changed = changeRoles(current, request ?? none, followUp);
  if (changed === undefined) return nothing(request?.rights.length ? 'noSuchPart' : 'same');
  if (isEqual(changed, current)) return nothing('same');
  // One role is none.
  if (changed.length < 2) return withoutRoles();
  return operations({ kind: 'setRoles', roles: changed.slice(0, roleMaximum) });
};
