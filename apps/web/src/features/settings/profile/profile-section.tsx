import type { AccountUser } from '@kilim/contract';
import { useProfile } from '../../../api/profile.ts';
import { useTranslate } from '../../../i18n/translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useProfileStatistics } from '../api/profile-statistics.ts';
import { SettingsCard } from '../settings-card.tsx';
import { Stat } from '../stat.tsx';
import { AvatarField } from './avatar-field.tsx';
import { ProfileForm } from './profile-form.tsx';

function ProfileSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-5">
      <div className="flex items-center gap-4">
        <Skeleton className="size-20 rounded-full" />
        <Skeleton className="h-10 w-40" />
      </div>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {[0, 1, 2, 3].map((index) => (
          <Skeleton key={index} className="h-16 w-full" />
        ))}
      </div>
      <Skeleton className="h-10 w-32" />
    </div>
  );
}

/** Profile form, photo and statistics. */
export function ProfileSection({ user }: { readonly user: AccountUser }) {
  const translate = useTranslate();
  const profile = useProfile();
  const { data: figures, isError } = useProfileStatistics();
  return (
    <>
      <SettingsCard
        title={translate('settings.section.profile')}
        description={translate('settings.profile.description')}
      >
        {profile.isPending ? (
          <ProfileSkeleton />
        ) : profile.data === undefined ? (
          <ErrorState
            title={translate('settings.failed')}
            error={profile.error}
            isRetrying={profile.isFetching}
            onRetry={() => void profile.refetch()}
          />
        ) : (
          <>
            <AvatarField profile={profile.data} />
            <ProfileForm user={user} profile={profile.data} />
          </>
        )}
      </SettingsCard>
      <SettingsCard title={translate('settings.profile.statistics')}>
        <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
          <Stat label={translate('settings.billing.balance')} value={figures?.credits} isMissing={isError} />
          <Stat label={translate('settings.profile.apps')} value={figures?.appsCreated} isMissing={isError} />
          <Stat label={translate('settings.profile.days')} value={figures?.daysActive} isMissing={isError} />
          <Stat
            label={translate('settings.profile.conversations')}
            value={figures?.aiConversations}
            isMissing={isError}
          />
        </dl>
      </SettingsCard>
    </>
  );
}
