import { createKept } from '../data/kept';
import { strings } from '../strings';
import { useToast } from '../ui/Toast';
import { type RoleAction, type RoleId, roleIds, roles } from './roles';

interface KeptRole {
  id: RoleId;
  /**
   * Four digits; empty until another role was chosen for the first time. It guards the way back to the first
   * role.
   */
  pin: string;
}

/** Who uses the app on this device. It hides screens and buttons; it does not encrypt entries. */
export const useKeptRole = createKept<KeptRole>('role', () => ({ id: roleIds[0], pin: '' }));

/** Rights of the role that is in use. */
export const useRole = () => useKeptRole(({ value }) => roles[value.id]);

/** Whether the role sees a screen. */
export function useSees(): (screen: string) => boolean {
  const { hides } = useRole();
  return (screen) => !hides.includes(screen);
}

/** Whether the role may do this; says so if it may not. */
export function allows(...actions: readonly RoleAction[]): boolean {
  const role = roles[useKeptRole.getState().value.id];
  if (actions.some((action) => role.may[action])) return true;
  useToast.getState().show({ text: strings.roles.refused(role.label) });
  return false;
}
