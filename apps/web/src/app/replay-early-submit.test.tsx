// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { markInteractive, recordTypedInput, replayTypedInput } from './preserve-input-on-hydration.ts';
import { replayEarlySubmit } from './replay-early-submit.ts';

const sent: string[] = [];

function Form() {
  const [values, setValues] = useState({ name: '', prompt: '' });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent.push(`${values.name}${values.prompt}`);
      }}
    >
      <input
        name="name"
        value={values.name}
        onChange={(event) => setValues({ ...values, name: event.target.value })}
      />
      <textarea
        name="prompt"
        enterKeyHint="send"
        value={values.prompt}
        onChange={(event) => setValues({ ...values, prompt: event.target.value })}
      />
      <button type="submit">Gönder</button>
    </form>
  );
}

const find = <E extends Element>(selector: string): E => {
  const element = document.querySelector<E>(selector);
  if (element === null) throw new Error(`no ${selector}`);
  return element;
};

/** Types into both fields of the markup and submits it, as a user does before the scripts have loaded. */
function typeAndSubmit(submit = () => find<HTMLButtonElement>('button').click()): void {
  find<HTMLInputElement>('input').value = 'Ayşe: ';
  find<HTMLTextAreaElement>('textarea').value = 'tarif defteri';
  submit();
}
const typed = 'Ayşe: tarif defteri';

/** Makes the page interactive, as main.tsx does after hydration. */
async function takeOver(render: () => void): Promise<void> {
  const gatherTyped = recordTypedInput(document.body);
  await act(async () => render());
  await act(async () => {
    markInteractive();
    replayTypedInput(gatherTyped(), replayEarlySubmit);
  });
}
const hydrate = () => takeOver(() => void hydrateRoot(find('main'), <Form />));

/** Lets everything that is scheduled happen, also what waits for fields that do not appear. */
const settle = () => act(async () => void (await vi.runAllTimersAsync()));

beforeAll(() => {
  (0, eval)(readFileSync(join(import.meta.dirname, '../../public/boot.js'), 'utf8'));
});
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  sent.length = 0;
  document.body.innerHTML = `<main>${renderToString(<Form />)}</main>`;
  delete document.documentElement.dataset['live'];
});
afterEach(() => {
  window.kilimEarlySubmit = null;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('submits once what was submitted before hydration, with the typed text', async () => {
  typeAndSubmit();
  typeAndSubmit();
  await hydrate();
  await settle();
  expect(sent).toEqual([typed]);
});

it('submits the form that replaced the markup', async () => {
  typeAndSubmit();
  await takeOver(() => createRoot(find('main')).render(<Form />));
  await settle();
  expect(sent).toEqual([typed]);
});

it('submits a form that appears after the page is interactive', async () => {
  typeAndSubmit();
  await takeOver(() => {
    find('main').innerHTML = '';
  });
  await act(async () => void (await vi.advanceTimersByTimeAsync(100)));
  await act(async () => createRoot(find('main')).render(<Form />));
  await settle();
  expect(sent).toEqual([typed]);
});

it('takes Enter in a text area that sends on Enter for a submit', async () => {
  const press = (init: KeyboardEventInit): boolean =>
    find('textarea').dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init }),
    );
  expect(press({ shiftKey: true })).toBe(true);
  typeAndSubmit(() => press({}));
  await hydrate();
  await settle();
  expect(sent).toEqual([typed]);
});

it('withdraws the submit when the user types afterwards', async () => {
  typeAndSubmit();
  const input = new Event('input', { bubbles: true });
  Object.defineProperty(input, 'isTrusted', { value: true });
  find('textarea').dispatchEvent(input);
  await hydrate();
  await settle();
  expect(sent).toEqual([]);
});

it('withdraws the submit when the user submits again before the form appears', async () => {
  typeAndSubmit();
  await takeOver(() => {
    find('main').innerHTML = '<form onsubmit="return false"><button type="submit">Ara</button></form>';
  });
  find<HTMLButtonElement>('button').click();
  find('main').innerHTML = '';
  await act(async () => createRoot(find('main')).render(<Form />));
  await settle();
  expect(sent).toEqual([]);
});

it('submits nothing on another page or when the form does not appear', async () => {
  typeAndSubmit();
  const early = window.kilimEarlySubmit;
  if (!early) throw new Error('not kept');
  window.kilimEarlySubmit = { ...early, address: '/another' };
  await hydrate();
  await settle();
  document.body.innerHTML = `<main>${renderToString(<Form />)}</main>`;
  delete document.documentElement.dataset['live'];
  typeAndSubmit();
  await takeOver(() => {
    find('main').innerHTML = '<form><input name="name"></form>';
  });
  await settle();
  expect(sent).toEqual([]);
});
