import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslate } from '../../../i18n/translation.ts';
import { paths } from '../../../navigation/paths.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { siteSettingsQuery } from './api/settings.ts';
import { ServerCards } from './server-cards.tsx';
import { readFormValues } from './setting-edits.ts';
import { SettingsForm } from './settings-form.tsx';
import { SettingsSection } from './settings-section.tsx';
import { SiteFilesSection } from './site-files-section.tsx';

const more = [
  ['receipt-template', 'template'],
  ['ai', 'ai'],
  ['health', 'health'],
] as const;

/** Name, files, colours, contact data and limits of the site: docs/rules/settings.md */
export default function SettingsTab() {
  const translate = useTranslate();
  const settings = useQuery(siteSettingsQuery);
  const values = settings.data === undefined ? null : readFormValues(settings.data);
  return (
    <>
      <div className="max-w-xl">
        <h2 className="text-20 font-semibold">{translate('adminSettings.title')}</h2>
        <p className="pt-1 text-14 text-muted">{translate('adminSettings.intro')}</p>
      </div>
      {settings.isPending ? (
        <div role="status" aria-label={translate('common.loading')} className="flex flex-col gap-5">
          <Skeleton className="h-64 rounded-card" />
          <Skeleton className="h-96 rounded-card" />
        </div>
      ) : values === null ? (
        <ErrorState
          title={translate('adminSettings.failed')}
          error={settings.error}
          isRetrying={settings.isFetching}
          onRetry={() => void settings.refetch()}
        />
      ) : (
        <>
          <SiteFilesSection />
          <SettingsForm saved={values} />
        </>
      )}
      <ServerCards />
      <SettingsSection title={translate('adminSettings.more.title')}>
        <ul className="flex flex-col divide-y divide-line">
          {more.map(([tab, name]) => (
            <li key={tab}>
              <Link
                to={paths.admin.to(tab)}
                className="flex min-h-14 items-center justify-between gap-3 py-2 hover:text-primary"
              >
                <span>
                  <span className="block text-14 font-medium">{translate(`adminSettings.more.${name}`)}</span>
                  <span className="block text-13 text-muted">
                    {translate(`adminSettings.more.${name}Text`)}
                  </span>
                </span>
                <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-muted" />
              </Link>
            </li>
          ))}
        </ul>
      </SettingsSection>
    </>
  );
}
