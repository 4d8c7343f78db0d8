import type { NotificationPreferences } from '@kilim/contract';
import { useQueryClient } from '@tanstack/react-query';
import { profileQuery, useProfile } from '../../../api/profile.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useTranslate } from '../../../i18n/translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useSaveProfile } from '../api/save-profile.ts';
import { SettingsCard } from '../settings-card.tsx';
import { ToggleRow } from './toggle-row.tsx';

const channels = [
  'email',
  'push',
  'sms',
  'marketing',
] as const satisfies readonly (keyof NotificationPreferences)[];

/** The user's notification settings. A switch changes at once and changes back when saving fails. */
export function NotificationsSection() {
  const translate = useTranslate();
  const client = useQueryClient();
  const profile = useProfile();
  const saving = useSaveProfile();
  const change = (channel: (typeof channels)[number], isOn: boolean): void => {
    const show = (value: boolean): void => {
      client.setQueryData(
        profileQuery.queryKey,
        (known) => known && { ...known, notifications: { ...known.notifications, [channel]: value } },
      );
    };
    show(isOn);
    saving.mutate(
      { notifications: { [channel]: isOn } },
      {
        onError: (error) => {
          show(!isOn);
          showToast({ type: 'error', title: errorText(error, translate) });
        },
      },
    );
  };

  return (
    <SettingsCard
      title={translate('settings.section.notifications')}
      description={translate('settings.notifications.description')}
    >
      {profile.isPending ? (
        <div aria-busy="true" className="flex flex-col gap-3">
          {channels.map((channel) => (
            <Skeleton key={channel} className="h-12 w-full" />
          ))}
        </div>
      ) : profile.data === undefined ? (
        <ErrorState
          title={translate('settings.failed')}
          error={profile.error}
          isRetrying={profile.isFetching}
          onRetry={() => void profile.refetch()}
        />
      ) : (
        <div>
          {channels.map((channel) => (
            <ToggleRow
              key={channel}
              label={translate(`settings.notifications.${channel}`)}
              description={translate(`settings.notifications.${channel}Description`)}
              isOn={profile.data.notifications[channel]}
              onChange={(isOn) => change(channel, isOn)}
            />
          ))}
        </div>
      )}
    </SettingsCard>
  );
}
