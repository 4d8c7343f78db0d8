import type { ListedUser } from '@kilim/contract';
import { useTranslate } from '../../../i18n/translation.ts';
import { Badge } from '../../../ui/badge.tsx';

/** Role, state, activity and plan label of a user: docs/rules/users.md#labels */
export function UserBadges({ user }: { readonly user: ListedUser }) {
  const translate = useTranslate();
  const { activity, isAdmin, plan, state } = user;
  return (
    <>
      {isAdmin ? <Badge tone="primary">{translate('adminUsers.role.admin')}</Badge> : null}
      {state === 'open' ? (
        <Badge tone={activity === 'active' ? 'success' : 'neutral'}>
          {translate(`adminUsers.activity.${activity}`)}
        </Badge>
      ) : (
        <Badge tone={state === 'suspended' ? 'warning' : 'danger'}>
          {translate(`adminUsers.state.${state}`)}
        </Badge>
      )}
      <Badge tone={plan === 'free' ? 'neutral' : 'info'}>{translate(`adminUsers.plan.${plan}`)}</Badge>
    </>
  );
}
