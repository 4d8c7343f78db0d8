// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import {
  button,
  control,
  expectText,
  openPage,
  pageText,
  press,
  settle,
  type,
  useScriptedPages,
} from '../../../testing/scripted-page.tsx';
import { PathDialog } from './path-dialog.tsx';
import type { ActionProblem } from './use-file-actions.ts';

useScriptedPages();

const label = 'Dosya yolu';
const close = vi.fn<() => void>();

async function open(onSubmit: (path: string) => Promise<ActionProblem>): Promise<void> {
  close.mockClear();
  await openPage({
    path: '/',
    element: (
      <PathDialog
        title="Yeni dosya"
        submitLabel="Oluştur"
        initial="src/"
        others={['src/App.tsx']}
        onSubmit={onSubmit}
        onClose={close}
      />
    ),
  });
}

it.each([
  ['nothing', ''],
  ['only spaces', '   '],
  ['a path outside the project', '../../etc/passwd'],
  ['an existing path', 'src/App.tsx'],
  ['a path that is too long', `src/${'a'.repeat(300)}.tsx`],
  ['a control character', 'src/a\u0000.tsx'],
])('rejects %s with a message and keeps the input', async (_name, text) => {
  const submit = vi.fn(async () => null);
  await open(submit);
  await type(label, text);
  const before = pageText();
  await press('Oluştur');
  expect(submit).not.toHaveBeenCalled();
  expect(pageText()).not.toBe(before);
  expect(control(label).getAttribute('aria-invalid')).toBe('true');
  expect(control(label).value).toBe(text);
});

it.each(['src/halı 🧶.tsx', 'src/مرحبا.tsx', 'src/b.tsx'])('submits %s trimmed', async (path) => {
  const submit = vi.fn(async () => null);
  await open(submit);
  await type(label, ` ${path} `);
  await press('Oluştur');
  expect(submit.mock.calls).toEqual([[path]]);
  expect(close).toHaveBeenCalledOnce();
});

it('submits once on a double press and keeps the input on an error', async () => {
  let fail: (problem: string) => void = () => {};
  const submit = vi.fn(() => new Promise<string>((resolve) => (fail = resolve)));
  await open(submit);
  await type(label, 'src/b.tsx');
  await act(async () => {
    button('Oluştur').click();
    button('Oluştur').click();
  });
  await settle();
  expect(submit).toHaveBeenCalledOnce();
  expect(button('Oluştur').getAttribute('aria-busy')).toBe('true');
  await act(async () => fail('Sunucuya bağlanılamıyor.'));
  await expectText('Sunucuya bağlanılamıyor.');
  expect(control(label).value).toBe('src/b.tsx');
  expect(close).not.toHaveBeenCalled();
});
