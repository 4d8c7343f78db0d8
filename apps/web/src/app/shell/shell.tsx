import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { useAccountEvents } from '../../api/account-events.ts';
import { useSession } from '../../api/session.ts';
import { classNames } from '../../ui/class-names.ts';
import { ErrorPanel } from '../error-screen.tsx';
import { FullScreenLoader } from '../full-screen-loader.tsx';
import { describeChrome } from './chrome.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { KeyboardHelp } from './keyboard-help.tsx';
import { ProgressBar } from './progress-bar.tsx';

/**
 * Header, screen, footer. In the studio the shell is exactly as high as the window: the screen fills what the header
 * leaves and scrolls inside itself (its root takes `h-full`).
 */
export function Shell() {
  const session = useSession();
  const { pathname } = useLocation();
  const navigation = useNavigation();
  const chrome = describeChrome(pathname);
  useAccountEvents(session.status === 'signed-in');
  if (session.status === 'loading') return <FullScreenLoader />;
  if (session.status === 'failed') return <ErrorPanel error={session.error} onRetry={session.retry} />;
  const user = session.status === 'signed-in' ? session.user : null;
  return (
    <div className={classNames('flex flex-col', chrome.fillsWindow ? 'h-dvh overflow-hidden' : 'min-h-dvh')}>
      <ProgressBar isActive={navigation.state !== 'idle'} />
      <Header user={user} chrome={chrome} />
      <div className={classNames('flex flex-1 flex-col', chrome.fillsWindow && 'min-h-0 [&>*]:h-full')}>
        <Outlet />
      </div>
      {chrome.hasFooter ? <Footer isSignedIn={user !== null} /> : null}
      {user === null ? null : <KeyboardHelp />}
      <ScrollRestoration />
    </div>
  );
}
