import type { IconName } from '../ui/Icon';
import { useRole } from './current-role';
import type { RoleAction } from './roles';

/** What buttons with these icons do to entries; all others are for every role. */
const actions: Partial<Record<IconName, RoleAction>> = {
  add: 'add',
  'create-outline': 'edit',
  'trash-outline': 'delete',
};

/** Whether the role has a button with this icon. */
export function useHasButton(icon: IconName | undefined): boolean {
  const { may } = useRole();
  const action = icon && actions[icon];
  return action === undefined || may[action];
}
