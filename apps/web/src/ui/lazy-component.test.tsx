// @vitest-environment happy-dom
import { act, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import {
  expectText,
  openPage,
  pageText,
  press,
  settle,
  useScriptedPages,
} from '../testing/scripted-page.tsx';
import { lazyComponent } from './lazy-component.tsx';
import { renderLoadError } from './load-error.tsx';
import { useLoadErrorToast } from './use-load-error-toast.ts';

useScriptedPages();
afterEach(() => void vi.useRealTimers());

const failToLoad = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const Greeting = ({ name }: { readonly name: string }) => <p>{`hello ${name}`}</p>;

/** A page that loads a lazy component on press. */
function pageAround(load: () => Promise<typeof Greeting>) {
  const Lazy = lazyComponent(load);
  return function Page() {
    const [isOpen, setIsOpen] = useState(false);
    const reportLoadError = useLoadErrorToast(() => setIsOpen(false));
    return (
      <>
        <p>{'the rest'}</p>
        <button type="button" onClick={() => setIsOpen(true)}>
          {'open'}
        </button>
        {isOpen ? <Lazy name="page" fallback={<p>{'loading'}</p>} onLoadError={reportLoadError} /> : null}
      </>
    );
  };
}

it('keeps the page, reports a failed load, and loads the component on the next attempt', async () => {
  const load = vi.fn().mockImplementationOnce(failToLoad);
  const Page = pageAround(load.mockImplementation(async () => Greeting));
  await openPage({ path: '/', element: <Page /> });
  await press('open');
  await expectText('Sunucuya bağlanılamıyor.');
  expect(pageText()).toContain('the rest');
  expect(pageText()).not.toContain('hello');
  await press('open');
  expect(pageText()).toContain('hello page');
});

it('replaces the component by an error with a retry button', async () => {
  const load = vi.fn().mockImplementationOnce(failToLoad);
  const Lazy = lazyComponent<{ readonly name: string }>(load.mockImplementation(async () => Greeting));
  await openPage({ path: '/', element: <Lazy name="tab" renderError={renderLoadError} /> });
  expect(document.querySelector('[role="alert"]')?.textContent).toContain('Sunucuya');
  expect(pageText()).not.toContain('Failed to fetch');
  await press('Tekrar Dene');
  expect(pageText()).toContain('hello tab');
});

it('retries when the network returns', async () => {
  const load = vi.fn().mockImplementationOnce(failToLoad);
  const Lazy = lazyComponent<{ readonly name: string }>(load.mockImplementation(async () => Greeting));
  await openPage({ path: '/', element: <Lazy name="menu" fallback={<p>{'loading'}</p>} /> });
  expect(pageText()).toContain('loading');
  await act(async () => void window.dispatchEvent(new Event('online')));
  await settle();
  expect(pageText()).toContain('hello menu');
});

it('retries twice after a failed load, because a network is reported before it can be used', async () => {
  vi.useFakeTimers();
  const load = vi.fn().mockImplementationOnce(failToLoad).mockImplementationOnce(failToLoad);
  const Lazy = lazyComponent<{ readonly name: string }>(load.mockImplementation(async () => Greeting));
  await openPage({ path: '/', element: <Lazy name="menu" renderError={renderLoadError} /> });
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  expect(load).toHaveBeenCalledTimes(2);
  expect(pageText()).not.toContain('hello menu');
  await act(() => vi.advanceTimersByTimeAsync(6_000));
  expect(pageText()).toContain('hello menu');
});

it('does not retry after it was removed from the page', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const load = vi.fn().mockImplementation(failToLoad);
  const Page = pageAround(load);
  await openPage({ path: '/', element: <Page /> });
  await press('open');
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(load).toHaveBeenCalledTimes(1);
});

it('renders a preloaded component at once', async () => {
  const load = vi.fn(async () => Greeting);
  const Lazy = lazyComponent(load);
  await Lazy.preload();
  await openPage({ path: '/', element: <Lazy name="dialog" /> });
  expect(pageText()).toContain('hello dialog');
  expect(load).toHaveBeenCalledTimes(1);
});

it('does not import while offline, because a failed import fails until the page reloads', async () => {
  const load = vi.fn(async () => Greeting);
  const Page = pageAround(load);
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await openPage({ path: '/', element: <Page /> });
  await press('open');
  await expectText('Sunucuya bağlanılamıyor.');
  expect(load).not.toHaveBeenCalled();
  network.mockReturnValue(true);
  await press('open');
  expect(pageText()).toContain('hello page');
});
