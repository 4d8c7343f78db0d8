// @vitest-environment happy-dom
import { act, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { markInteractive, recordTypedInput, replayTypedInput } from './preserve-input-on-hydration.ts';

function Form() {
  const [text, setText] = useState('');
  return (
    <form>
      <input name="name" value={text} onChange={(event) => setText(event.target.value)} />
      <output>{text}</output>
    </form>
  );
}

it('keeps text typed before the scripts loaded', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = renderToString(<Form />);
  const input = document.querySelector('input');
  if (input === null) throw new Error('no input');
  input.value = 'Ayşe';
  const gatherTyped = recordTypedInput(document.body);
  await act(async () => void hydrateRoot(document.body, <Form />));
  await act(async () => replayTypedInput(gatherTyped()));
  expect(document.querySelector('output')?.textContent).toBe('Ayşe');
  expect(input.value).toBe('Ayşe');
  vi.unstubAllGlobals();
});

it('keeps text typed into markup that is replaced, such as a page in another language', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<main><input name="name"><input name="gone"></main>';
  const inputs = document.querySelectorAll('input');
  for (const input of inputs) input.value = 'Ayşe';
  const root = document.querySelector('main');
  if (root === null) throw new Error('no root');
  const gatherTyped = recordTypedInput(root);
  await act(async () => createRoot(root).render(<Form />));
  await act(async () => replayTypedInput(gatherTyped()));
  expect(inputs[0]?.isConnected).toBe(false);
  expect(document.querySelector('output')?.textContent).toBe('Ayşe');
  vi.unstubAllGlobals();
});

it('keeps text for a field that appears after the page is interactive', async () => {
  document.body.innerHTML = '<main><input name="name"></main>';
  const input = document.querySelector('input');
  if (input === null) throw new Error('no input');
  input.value = 'Ayşe';
  const gatherTyped = recordTypedInput(document.body);
  document.body.innerHTML = '<main>…</main>';
  replayTypedInput(gatherTyped());
  document.body.innerHTML = '<main><input name="name"></main>';
  await vi.waitFor(() => expect(document.querySelector('input')?.value).toBe('Ayşe'));
});

it('keeps the first letters when a render empties the field before the next letter', () => {
  document.body.innerHTML = '<input name="name">';
  const input = document.querySelector('input');
  if (input === null) throw new Error('no input');
  const typeLetter = (letter: string): void => {
    input.dispatchEvent(new Event('beforeinput', { bubbles: true }));
    input.value += letter;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const gatherTyped = recordTypedInput(document.body);
  typeLetter('A');
  input.value = '';
  typeLetter('y');
  expect(gatherTyped().get(input)).toBe('Ay');
});

it('records typing during hydration until it is stopped', () => {
  document.body.innerHTML = '<input name="name"><input type="checkbox">';
  const [input, box] = document.querySelectorAll('input');
  if (input === undefined || box === undefined) throw new Error('no inputs');
  const type = (text: string): void => {
    input.value = text;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  input.value = 'Ay';
  const gatherTyped = recordTypedInput(document.body);
  type('Ayş');
  type('Ayşe');
  box.dispatchEvent(new Event('input', { bubbles: true }));
  const typed = gatherTyped();
  expect([...typed]).toEqual([[input, 'Ayşe']]);
  type('Ayşen');
  expect([...typed]).toEqual([[input, 'Ayşe']]);
});

it('records nothing for untouched fields and marks the page as interactive', () => {
  document.body.innerHTML = '<input value="önce"><textarea>önce</textarea>';
  expect(recordTypedInput(document.body)().size).toBe(0);
  markInteractive();
  expect(document.documentElement.dataset['live']).toBe('yes');
});
