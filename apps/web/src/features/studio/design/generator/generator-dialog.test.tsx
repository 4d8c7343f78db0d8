// @vitest-environment happy-dom
import { AppError, askForComponents, type Credits, getAiStatus } from '@kilim/contract';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { respond } from '../../../../testing/respond.ts';
import { expectText } from '../../../../testing/scripted-page.tsx';
import { type RenderStudioOptions, renderStudio } from '../../testing/render-studio.tsx';

vi.mock('@kilim/preview/host', () => import('../../testing/fake-preview-host.ts'));

const box = { x: 24, y: 24, width: 200, height: 48 };
const answerWith = (text: string): string =>
  JSON.stringify({ elements: [{ type: 'button', name: 'save', ...box, props: { text } }] });
const charged = (credits: number): Credits => credits as Credits;

async function openGenerator(handlers: NonNullable<RenderStudioOptions['handlers']>) {
  const { user } = await renderStudio({ isCodeShown: false, handlers });
  await user.click(screen.getByRole('button', { name: 'Tasarımı göster' }));
  await screen.findByRole('listbox', { name: 'Tuval' });
  await user.click(screen.getByRole('button', { name: 'Bileşen üretici' }));
  const dialog = await screen.findByRole('dialog', { name: 'Bileşen üretici' });
  const press = (name: string) => user.click(within(dialog).getByRole('button', { name }));
  await user.type(within(dialog).getByRole('textbox', { name: 'Açıklama' }), 'kaydet düğmesi');
  return { user, dialog, press };
}
const options = (): readonly string[] =>
  screen.queryAllByRole('option').flatMap((option) => option.getAttribute('aria-label') ?? []);

it("shows the model's elements with their price and adds them", async () => {
  const { press, dialog } = await openGenerator([
    respond(askForComponents, { answer: answerWith('Sakla'), charged: charged(7) }),
  ]);
  within(dialog).getByText('Yanıtın uzunluğuna göre kredi tutar; yanıt gelmezse bir şey düşülmez.');
  await press('Üret');
  await within(dialog).findByText('1 eleman · 7 kredi');
  expect(options()).toEqual([]);
  await press('Ekrana ekle');
  expect(options()).toHaveLength(1);
});

it('uses the built-in set without a request where no model is connected', async () => {
  const { press, dialog } = await openGenerator([
    respond(getAiStatus, { provider: 'builtin', model: 'kilim-builtin', readsImages: false }),
  ]);
  expect(within(dialog).queryByText(/kredi tutar/)).toBeNull();
  await press('Üret');
  await within(dialog).findByRole('button', { name: 'Ekrana ekle' });
});

it('shows the error, keeps the description and repeats the request with the same key', async () => {
  const keys: string[] = [];
  const { press, dialog } = await openGenerator([
    respond(askForComponents, ({ body }) => {
      keys.push(body.idempotencyKey);
      if (keys.length === 1) throw new AppError('ai_reply_unreadable');
      return { answer: answerWith('Sakla'), charged: charged(7) };
    }),
  ]);
  await press('Üret');
  await expectText('AI üretimi başarısız!');
  await expectText('AI yanıtı işlenemedi. Lütfen tekrar deneyin. Krediniz düşülmedi.');
  expect(within(dialog).getByRole('textbox', { name: 'Açıklama' })).toHaveProperty('value', 'kaydet düğmesi');
  await press('Üret');
  await within(dialog).findByText('1 eleman · 7 kredi');
  await press('Üret');
  await vi.waitFor(() => expect(keys).toHaveLength(3));
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

it('is stopped by a press, without an error', async () => {
  const { press, dialog } = await openGenerator([respond(askForComponents, () => new Promise(() => {}))]);
  await press('Üret');
  await press('Durdur');
  await vi.waitFor(() =>
    expect(within(dialog).getByRole('textbox', { name: 'Açıklama' })).toHaveProperty('disabled', false),
  );
  expect(screen.queryByText('AI üretimi başarısız!')).toBeNull();
});
