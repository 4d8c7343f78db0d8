// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { PathDialog } from './path-dialog.tsx';
import type { ActionProblem } from './use-file-actions.ts';

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Dosya yolu' });
const submitButton = () => screen.getByRole('button', { name: 'Oluştur' });

function renderDialog(onSubmit: (path: string) => Promise<ActionProblem>) {
  const close = vi.fn<() => void>();
  const { user } = renderScreen({
    path: '/',
    element: (
      <PathDialog
        initial="src/"
        onClose={close}
        onSubmit={onSubmit}
        others={['src/App.tsx']}
        submitLabel="Oluştur"
        title="Yeni dosya"
      />
    ),
  });
  return { user, close };
}

it.each([
  ['nothing', '', 'Bir dosya yolu yazın.'],
  ['only spaces', '   ', 'Bir dosya yolu yazın.'],
  ['a path outside the project', '../../etc/passwd', 'Yolda ".." olamaz.'],
  ['an existing path', 'src/App.tsx', 'Bu yolda bir dosya zaten var.'],
  ['a long name', `src/${'a'.repeat(300)}.tsx`, /en fazla \d+ karakter/],
  ['a control character', 'src/a\u0000.tsx', 'Yolda görünmeyen karakterler var.'],
])('rejects %s with a message and keeps the input', async (_name, text, message) => {
  const submit = vi.fn(async () => null);
  const { user } = renderDialog(submit);
  fireEvent.change(field(), { target: { value: text } });
  await user.click(submitButton());
  screen.getByText(message);
  expect(submit).not.toHaveBeenCalled();
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(field().value).toBe(text);
});

it.each(['src/halı 🧶.tsx', 'src/مرحبا.tsx', 'src/b.tsx'])('submits %s trimmed', async (path) => {
  const submit = vi.fn(async () => null);
  const { user, close } = renderDialog(submit);
  fireEvent.change(field(), { target: { value: ` ${path} ` } });
  await user.click(submitButton());
  expect(submit.mock.calls).toEqual([[path]]);
  expect(close).toHaveBeenCalledOnce();
});

it('submits once on a double press and keeps the input on an error', async () => {
  let fail: (problem: string) => void = () => {};
  const submit = vi.fn(() => new Promise<string>((resolve) => (fail = resolve)));
  const { user, close } = renderDialog(submit);
  await user.type(field(), 'b.tsx');
  // Both presses before React renders the busy state.
  act(() => {
    submitButton().click();
    submitButton().click();
  });
  expect(submit).toHaveBeenCalledOnce();
  expect(submitButton().getAttribute('aria-busy')).toBe('true');
  fail('Sunucuya bağlanılamıyor.');
  await screen.findByText('Sunucuya bağlanılamıyor.');
  expect(field().value).toBe('src/b.tsx');
  expect(close).not.toHaveBeenCalled();
});
