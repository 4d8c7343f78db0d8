// @vitest-environment happy-dom
import { act } from 'react';
import { Link, Outlet, useLocation } from 'react-router';
import { expect, it } from 'vitest';
import { openPage, press, useScriptedPages } from '../../testing/scripted-page.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';

useScriptedPages();

function Site() {
  const { pathname } = useLocation();
  return (
    <>
      <RouteAnnouncer pathname={pathname} contentId="content" />
      <Link to="/site/second">{'stays'}</Link>
      <div id="content" tabIndex={-1}>
        <title>{`title of ${pathname}`}</title>
        {pathname === '/site/first' ? <Link to="/site/second">{'goes'}</Link> : null}
      </div>
      <Outlet />
    </>
  );
}

const announced = (): string | null | undefined =>
  document.querySelector('[aria-live="polite"]')?.textContent;
const open = () => openPage({ path: '/site/*', address: '/site/first', element: <Site /> });

async function follow(name: string): Promise<void> {
  const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === name);
  await act(async () => link?.focus());
  await press(name);
}

it("announces the next page's title but not the first page's", async () => {
  await open();
  expect(announced()).toBe('');
  await follow('stays');
  expect(announced()).toBe('title of /site/second');
});

it('moves focus to the new screen only when the focused element was removed', async () => {
  await open();
  await follow('goes');
  expect(document.activeElement?.id).toBe('content');

  await open();
  await follow('stays');
  expect(document.activeElement?.textContent).toBe('stays');
});
