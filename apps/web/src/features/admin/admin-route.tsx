import { useSearchParams } from 'react-router';
import { useTranslate } from '../../i18n/translation.ts';
import { PageHead } from '../../navigation/page-head.tsx';
import { renderLoadError } from '../../ui/load-error.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AdminNavigation } from './admin-navigation.tsx';
import { readAdminTab } from './admin-tabs.tsx';

function TabSkeleton() {
  const translate = useTranslate();
  return (
    <div role="status" aria-label={translate('common.loading')} className="flex flex-col gap-4">
      <Skeleton className="h-8 w-56" />
      <Skeleton className="h-48 rounded-card" />
      <Skeleton className="h-48 rounded-card" />
    </div>
  );
}

/** `/admin`: the tab in `?tab=`, for administrators (`RequireAdmin`): docs/rules/admin.md#tabs */
export default function AdminRoute() {
  const translate = useTranslate();
  const [search] = useSearchParams();
  const { name, label, Component } = readAdminTab(search);
  const tabName = translate(label);
  return (
    <main className="mx-auto flex w-full max-w-7xl flex-col gap-5 px-4 py-6 sm:px-6 sm:py-8">
      <PageHead title={`${tabName} · ${translate('admin.title')}`} />
      <h1 className="text-28 font-semibold tracking-tight">{translate('admin.title')}</h1>
      <div className="grid items-start gap-6 md:grid-cols-[13rem_minmax(0,1fr)] md:gap-8">
        <AdminNavigation current={name} />
        {/* As high as the window: the footer must not move while content loads. */}
        <section key={name} aria-label={tabName} className="flex min-h-dvh min-w-0 flex-col gap-5">
          <Component fallback={<TabSkeleton />} renderError={renderLoadError} />
        </section>
      </div>
    </main>
  );
}
