// @vitest-environment happy-dom
import { act, useState } from 'react';
import { expect, it, vi } from 'vitest';
import {
  expectText,
  openPage,
  pageText,
  press,
  settle,
  useScriptedPages,
} from '../testing/scripted-page.tsx';
import { lazyPart } from './lazy-part.tsx';
import { useMissingPart } from './use-missing-part.ts';

useScriptedPages();

const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const Part = ({ name }: { readonly name: string }) => <p>{`part of ${name}`}</p>;

/** A page that loads a lazy component on press. */
function pageAround(load: () => Promise<typeof Part>) {
  const Lazy = lazyPart(load);
  return function Page() {
    const [isOpen, setIsOpen] = useState(false);
    const giveUp = useMissingPart(() => setIsOpen(false));
    return (
      <>
        <p>{'the rest'}</p>
        <button type="button" onClick={() => setIsOpen(true)}>
          {'open'}
        </button>
        {isOpen ? <Lazy name="the page" waiting={<p>{'waiting'}</p>} onMissing={giveUp} /> : null}
      </>
    );
  };
}

it('keeps the page, reports a failed load, and loads the component on the next attempt', async () => {
  const load = vi.fn().mockImplementationOnce(missing);
  const Page = pageAround(load.mockImplementation(async () => Part));
  await openPage({ path: '/', element: <Page /> });
  await press('open');
  await expectText('Sunucuya bağlanılamıyor.');
  expect(pageText()).toContain('the rest');
  expect(pageText()).not.toContain('part of');
  await press('open');
  expect(pageText()).toContain('part of the page');
});

it('retries when the network returns', async () => {
  const load = vi.fn().mockImplementationOnce(missing);
  const Lazy = lazyPart<{ readonly name: string }>(load.mockImplementation(async () => Part));
  await openPage({ path: '/', element: <Lazy name="the menu" waiting={<p>{'waiting'}</p>} /> });
  expect(pageText()).toContain('waiting');
  await act(async () => void window.dispatchEvent(new Event('online')));
  await settle();
  expect(pageText()).toContain('part of the menu');
});

it('does not import while offline, because a failed import fails until the page reloads', async () => {
  const load = vi.fn(async () => Part);
  const Page = pageAround(load);
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await openPage({ path: '/', element: <Page /> });
  await press('open');
  await expectText('Sunucuya bağlanılamıyor.');
  expect(load).not.toHaveBeenCalled();
  network.mockReturnValue(true);
  await press('open');
  expect(pageText()).toContain('part of the page');
});
