import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router';
import { useAnalytics } from '../../analytics/use-analytics.ts';
import { useAccountEvents } from '../../api/account-events.ts';
import { isAdmin, useSession } from '../../api/session.ts';
import { siteQuery } from '../../api/site.ts';
import { useSettingsEvents } from '../../api/site-settings.ts';
import { useLowCreditToast } from '../../billing/use-low-credit-toast.ts';
import { ensureNamespace, useTranslate } from '../../i18n/translation.ts';
import { rememberStudio } from '../../navigation/last-studio.ts';
import { readStoreOwner } from '../../storage/store-owner.ts';
import { classNames } from '../../ui/class-names.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { ErrorPanel } from '../error-screen.tsx';
import { FullScreenLoader } from '../full-screen-loader.tsx';
import { isPublicPage } from '../public-pages.ts';
import { ConsentBar } from './consent-bar.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { KeyboardHelp } from './keyboard-help.tsx';
import { OfflineBar } from './offline-bar.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { ScrollPosition } from './scroll-position.tsx';
import { shellLayoutOf } from './shell-layout.ts';
import { SiteIdentity } from './site-identity.tsx';
import { useAccountAppearance } from './use-account-appearance.ts';
import { useClearAccountCache } from './use-clear-account-cache.ts';

// Only for browsers that keep a user's data.
const OfflineSupport = lazyComponent(async () => (await import('./offline-support.tsx')).OfflineSupport);
// Administrators only.
const ConfigurationPanel = lazyComponent(async () => {
  const [panel] = await Promise.all([import('./configuration-panel.tsx'), ensureNamespace('all')]);
  return panel.default;
});

/**
 * Header, screen, footer. In the studio the shell is exactly as high as the window; the screen fills the rest below the
 * header and scrolls inside (its root has `h-full`).
 */
export function Shell() {
  const translate = useTranslate();
  const session = useSession();
  const site = useQuery(siteQuery);
  const { pathname } = useLocation();
  useEffect(() => rememberStudio(pathname), [pathname]);
  const navigation = useNavigation();
  const layout = shellLayoutOf(pathname);
  useSettingsEvents(session.status === 'signed-in');
  useAccountEvents(session.status === 'signed-in');
  useClearAccountCache(session);
  useLowCreditToast(session.status === 'signed-in');
  useAccountAppearance(session.status === 'signed-in');
  useAnalytics(session.status === 'signed-in' ? session.user.$id : null);
  // Many sentences contain the site's name, so the shell waits for the settings as well as for the session.
  // A public page renders for a guest until the session is known, and stays that way when loading it fails.
  const isPublic = isPublicPage(pathname);
  if (site.isPending || (session.status === 'loading' && !isPublic)) return <FullScreenLoader />;
  if (session.status === 'failed' && !isPublic)
    return <ErrorPanel error={session.error} onRetry={session.retry} />;
  const user = session.status === 'signed-in' ? session.user : null;
  return (
    <div className={classNames('flex flex-col', layout.fillsWindow ? 'h-dvh overflow-hidden' : 'min-h-dvh')}>
      <a
        href="#content"
        className="sr-only z-50 rounded-control bg-primary text-14 font-medium text-on-primary focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:px-4 focus:py-2.5"
      >
        {translate('shell.skipToContent')}
      </a>
      <RouteAnnouncer pathname={pathname} contentId="content" />
      <SiteIdentity />
      <ProgressBar isActive={navigation.state !== 'idle'} />
      <Header user={user} layout={layout} />
      <div
        id="content"
        tabIndex={-1}
        className={classNames(
          'flex flex-1 flex-col outline-none',
          layout.fillsWindow && 'min-h-0 [&>*]:h-full',
        )}
      >
        <Outlet />
      </div>
      {layout.hasFooter ? <Footer isSignedIn={user !== null} isCompact={layout.hasCompactFooter} /> : null}
      {user && isAdmin(user) && !layout.fillsWindow ? (
        <ConfigurationPanel hasFooter={layout.hasFooter} />
      ) : null}
      {layout.hasFooter ? <ConsentBar /> : null}
      {layout.fillsWindow ? null : <OfflineBar />}
      {user === null ? null : <KeyboardHelp />}
      {user !== null || readStoreOwner() !== null ? (
        <OfflineSupport session={session} isStudio={layout.fillsWindow} />
      ) : null}
      <ScrollPosition />
    </div>
  );
}
