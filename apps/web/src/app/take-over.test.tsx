// @vitest-environment happy-dom
import { act, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { announceLive, collectTyped, retype } from './take-over.ts';

function Form({ onStanding }: { readonly onStanding?: () => void }) {
  const [text, setText] = useState('');
  useEffect(() => onStanding?.(), [onStanding]);
  return (
    <form>
      <input name="name" value={text} onChange={(event) => setText(event.target.value)} />
      <output>{text}</output>
    </form>
  );
}

it('hears what was typed into the markup before the scripts were there', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = renderToString(<Form />);
  const input = document.querySelector('input');
  if (input === null) throw new Error('no input');
  input.value = 'Ayşe';
  const typed = collectTyped(document.body);
  await act(async () => hydrateRoot(document.body, <Form onStanding={() => retype(typed)} />));
  expect(document.querySelector('output')?.textContent).toBe('Ayşe');
  expect(input.value).toBe('Ayşe');
  vi.unstubAllGlobals();
});

it('finds nothing in fields that nobody touched, and says when the page answers', () => {
  document.body.innerHTML = '<input value="önce"><textarea>önce</textarea>';
  expect(collectTyped(document.body).size).toBe(0);
  announceLive();
  expect(document.documentElement.dataset['live']).toBe('yes');
});
