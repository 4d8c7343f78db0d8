import type { AccountUser } from '@kilim/contract';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useSession } from '../../api/session.ts';
import { useTranslate } from '../../i18n/translation.ts';
import { PageHead } from '../../navigation/page-head.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { renderLoadError } from '../../ui/load-error.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AppearanceSection } from './appearance/appearance-section.tsx';
import { BillingSection } from './billing/billing-section.tsx';
import { ProfileSection } from './profile/profile-section.tsx';
import { readSection } from './section-name.ts';
import { SecuritySection } from './security/security-section.tsx';
import { SettingsNavigation } from './settings-navigation.tsx';
import { StorageSkeleton } from './storage/storage-skeleton.tsx';

// Loaded when they are opened, because the page is near its bundle budget (scripts/bundle-budget.ts).
const ReceiptsSection = lazyComponent(
  async () => (await import('./receipts/receipts-section.tsx')).ReceiptsSection,
);
const StorageSection = lazyComponent(
  async () => (await import('./storage/storage-section.tsx')).StorageSection,
);
const SupportSection = lazyComponent(
  async () => (await import('./support/support-section.tsx')).SupportSection,
);
const NotificationsSection = lazyComponent(
  async () => (await import('./notifications/notifications-section.tsx')).NotificationsSection,
);

function SectionSkeleton() {
  const translate = useTranslate();
  return (
    <div role="status" aria-label={translate('common.loading')}>
      <Skeleton className="h-80 rounded-card" />
    </div>
  );
}

function renderSection(section: ReturnType<typeof readSection>, user: AccountUser): ReactNode {
  switch (section) {
    case 'profile':
      return <ProfileSection user={user} />;
    case 'appearance':
      return <AppearanceSection />;
    case 'notifications':
      return <NotificationsSection fallback={<SectionSkeleton />} renderError={renderLoadError} />;
    case 'support':
      return <SupportSection fallback={<SectionSkeleton />} renderError={renderLoadError} />;
    case 'receipts':
      return <ReceiptsSection fallback={<SectionSkeleton />} renderError={renderLoadError} />;
    case 'billing':
      return <BillingSection />;
    case 'storage':
      return <StorageSection fallback={<StorageSkeleton />} renderError={renderLoadError} />;
    case 'security':
      return <SecuritySection user={user} />;
  }
}

/** `/settings`: the tab in `?section=`. */
export default function SettingsRoute() {
  const translate = useTranslate();
  const session = useSession();
  const [search] = useSearchParams();
  const section = readSection(search);
  if (session.status !== 'signed-in') return null;
  const name = translate(`settings.section.${section}`);
  return (
    // As high as the window: the footer must not move while content loads.
    <main className="mx-auto flex min-h-dvh w-full max-w-5xl flex-col gap-5 px-4 py-6 sm:px-6 sm:py-8">
      <PageHead title={`${name} · ${translate('settings.title')}`} />
      <h1 className="text-28 font-semibold tracking-tight">{translate('settings.title')}</h1>
      <div className="grid grid-cols-1 items-start gap-6 md:grid-cols-[12rem_minmax(0,1fr)] md:gap-10">
        <SettingsNavigation current={section} />
        <div key={section} className="flex min-w-0 flex-col gap-5">
          {renderSection(section, session.user)}
        </div>
      </div>
    </main>
  );
}
