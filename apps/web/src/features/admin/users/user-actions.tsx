import type { UserDetail } from '@kilim/contract';
import { useState } from 'react';
import { useTranslate } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/button.tsx';
import type { UserAction } from './api/users.ts';
import { ConfirmUserAction } from './confirm-user-action.tsx';
import { CreditDialog } from './credit-dialog.tsx';
import { DeleteUserDialog } from './delete-user-dialog.tsx';

const labels = {
  admin: 'adminUsers.makeAdmin',
  member: 'adminUsers.revokeAdmin',
  suspended: 'adminUsers.suspend',
  reinstated: 'adminUsers.reinstate',
  sessions: 'adminUsers.endSessions',
  deleting: 'adminUsers.remove',
} as const satisfies Record<UserAction, string>;

/** The actions that the server accepts for a user in this state. */
export function actionsFor({ isAdmin, isFirstAdmin, sessions, state }: UserDetail): readonly UserAction[] {
  const role: readonly UserAction[] = isAdmin
    ? isFirstAdmin
      ? []
      : ['member']
    : state === 'open'
      ? ['admin']
      : [];
  const ending: readonly UserAction[] = sessions > 0 ? ['sessions'] : [];
  if (isFirstAdmin) return ending;
  if (state === 'open') return [...role, ...ending, 'suspended', 'deleting'];
  return [...role, 'reinstated', 'deleting'];
}

/** Credits, role, suspension, sessions and deletion of one user. */
export function UserActions({ user }: { readonly user: UserDetail }) {
  const translate = useTranslate();
  const [chosen, setChosen] = useState<UserAction | 'credits' | null>(null);
  const close = (): void => setChosen(null);
  return (
    <section aria-label={translate('adminUsers.actions')} className="flex flex-wrap gap-2">
      <Button onClick={() => setChosen('credits')}>{translate('adminUsers.changeCredits')}</Button>
      {actionsFor(user).map((action) => (
        <Button
          key={action}
          variant={action === 'deleting' ? 'danger' : 'secondary'}
          onClick={() => setChosen(action)}
        >
          {translate(labels[action])}
        </Button>
      ))}
      {chosen === null ? null : chosen === 'credits' ? (
        <CreditDialog user={user} onClose={close} />
      ) : chosen === 'deleting' ? (
        <DeleteUserDialog user={user} onClose={close} />
      ) : (
        <ConfirmUserAction user={user} action={chosen} label={translate(labels[chosen])} onClose={close} />
      )}
    </section>
  );
}
