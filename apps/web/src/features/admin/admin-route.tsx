import { useSearchParams } from 'react-router';
import { useTranslate } from '../../i18n/translation.ts';
import { PageHead } from '../../navigation/page-head.tsx';
import { AdminNavigation } from './admin-navigation.tsx';
import { AdminTabPart } from './admin-tab-part.tsx';
import { readAdminTab } from './admin-tabs.tsx';

/** `/admin`: the tab that `?tab=` names (admin.md §2). The router lets administrators alone in. */
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
        {/* As high as the window: whatever arrives, the footer below is never seen moving. */}
        <section key={name} aria-label={tabName} className="flex min-h-dvh min-w-0 flex-col gap-5">
          <AdminTabPart Component={Component} />
        </section>
      </div>
    </main>
  );
}
