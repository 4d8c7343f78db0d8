// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, lazy, Suspense, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { replayEarlyPresses, replayLatePresses, replayPressesBeforeTyping } from './replay-early-presses.ts';

const pressed: string[] = [];

/** Two buttons of which each remembers how often it was pressed. */
function Buttons({ names }: { readonly names: readonly string[] }) {
  const [count, setCount] = useState(0);
  return names.map((name) => (
    <button
      key={name}
      type="button"
      onClick={() => {
        pressed.push(name);
        setCount(count + 1);
      }}
    >
      <span>{name}</span>
    </button>
  ));
}
const Page = () => <Buttons names={['Koyu tema', 'English']} />;

const find = (name: string): HTMLButtonElement => {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  if (button === undefined) throw new Error(`no button ${name}`);
  return button;
};
const main = (): HTMLElement => document.querySelector('main') as HTMLElement;

/** Dispatches an event of the user; events of scripts are not trusted. */
function byUser(target: EventTarget, type: string): void {
  const event = new Event(type, { bubbles: true, cancelable: true });
  Object.defineProperty(event, 'isTrusted', { value: true });
  target.dispatchEvent(event);
}
/** Presses the label inside of the button, as a pointer does. */
const press = (name: string): void => byUser(find(name).firstElementChild ?? find(name), 'click');

const replayAll = () =>
  act(async () => {
    document.documentElement.dataset['live'] = 'yes';
    replayPressesBeforeTyping();
    replayEarlyPresses();
  });
const hydrate = async (): Promise<void> => {
  await act(async () => void hydrateRoot(main(), <Page />));
  await replayAll();
};

beforeAll(() => {
  (0, eval)(readFileSync(join(import.meta.dirname, '../../public/boot.js'), 'utf8'));
});
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  pressed.length = 0;
  document.body.innerHTML = `<main data-rendered="tr light">${renderToString(<Page />)}</main>`;
  delete document.documentElement.dataset['live'];
});
afterEach(() => {
  window.kilimEarlyPresses?.splice(0);
  vi.unstubAllGlobals();
});

it('presses each button that was pressed before hydration once, in the order of the presses', async () => {
  press('English');
  press('English');
  press('Koyu tema');
  press('English');
  expect(find('English').dataset['pressed']).toBe('early');
  await hydrate();
  expect(pressed).toEqual(['English', 'Koyu tema']);
  expect(find('English').dataset['pressed']).toBeUndefined();
  await act(async () => press('English'));
  expect(pressed).toEqual(['English', 'Koyu tema', 'English']);
});

it('presses the button that replaced the markup', async () => {
  press('Koyu tema');
  await act(async () => createRoot(main()).render(<Page />));
  await replayAll();
  expect(pressed).toEqual(['Koyu tema']);
});

it('presses nothing on another page', async () => {
  press('Koyu tema');
  const [early] = window.kilimEarlyPresses ?? [];
  if (early === undefined) throw new Error('not kept');
  window.kilimEarlyPresses?.splice(0, 1, { ...early, address: '/another' });
  await hydrate();
  expect(pressed).toEqual([]);
});

it('presses before the text what was pressed before typing', async () => {
  press('Koyu tema');
  byUser(document.body, 'input');
  press('English');
  await act(async () => void hydrateRoot(main(), <Page />));
  document.documentElement.dataset['live'] = 'yes';
  await act(async () => replayPressesBeforeTyping());
  expect(pressed).toEqual(['Koyu tema']);
  await act(async () => replayEarlyPresses());
  expect(pressed).toEqual(['Koyu tema', 'English']);
});

it('keeps a submit as a submit', () => {
  main().innerHTML = '<form onsubmit="return false"><button type="submit">Gönder</button></form>';
  press('Gönder');
  expect(window.kilimEarlyPresses).toEqual([]);
});

/** The page with a part that hydrates when `arrive` is called. */
async function openWithLatePart(): Promise<{ readonly arrive: () => Promise<void> }> {
  const Late = () => <Buttons names={['Dene']} />;
  let arrive: (module: { default: typeof Late }) => void = () => {};
  const arrived = new Promise<{ default: typeof Late }>((resolve) => {
    arrive = resolve;
  });
  const LazyLate = lazy(() => arrived);
  const page = (late: React.ReactNode) => (
    <>
      <Page />
      <div data-hydrates-later="">
        <Suspense>{late}</Suspense>
      </div>
    </>
  );
  main().innerHTML = renderToString(page(<Late />));
  await act(async () => void hydrateRoot(main(), page(<LazyLate />)));
  return {
    arrive: async () => {
      await act(async () => arrive({ default: Late }));
      main().querySelector('div')?.removeAttribute('data-hydrates-later');
      await act(async () => replayLatePresses());
    },
  };
}

it('presses a button of a part that hydrates later once, when it responds', async () => {
  const { arrive } = await openWithLatePart();
  press('Dene');
  await replayAll();
  press('Dene');
  expect(pressed).toEqual([]);
  await arrive();
  expect(pressed).toEqual(['Dene']);
  await act(async () => press('Dene'));
  expect(pressed).toEqual(['Dene', 'Dene']);
});

it('does not press it when the user has pressed something else by then', async () => {
  const { arrive } = await openWithLatePart();
  await replayAll();
  press('Dene');
  await act(async () => press('English'));
  expect(find('Dene').dataset['pressed']).toBeUndefined();
  await arrive();
  expect(pressed).toEqual(['English']);
});
