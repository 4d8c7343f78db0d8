import type { AppSpec, Screen } from '../../spec/app-spec.ts';
import type { Role } from '../../spec/role.ts';
import { shows } from '../features/feature-support.ts';

/** Roles of an app, the one with all rights first; none without the feature. */
export const rolesOf = (spec: AppSpec): readonly Role[] => (shows('roles', spec) ? (spec.roles ?? []) : []);

/** Whether some roles do not see a screen. */
export const isHideable = ({ id }: Screen, spec: AppSpec): boolean =>
  rolesOf(spec).some(({ hides }) => hides.includes(id));

/** A list of places as an expression, without those that the role does not see. */
export const seenPlaces = (list: string, screens: readonly Screen[], spec: AppSpec): string =>
  screens.some((screen) => isHideable(screen, spec)) ? `${list}.filter(({ name }) => sees(name))` : list;
