// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { creditsOf, findInput } from '../testing/chat-helpers.ts';
import { renderStudio } from '../testing/render-studio.tsx';

vi.mock('@kilim/preview/host', () => import('../testing/fake-preview-host.ts'));

it('shows before a send what a prompt costs, what it asks for and of what project', async () => {
  const { user } = await renderStudio({ handlers: [creditsOf(120)] });
  await user.type(await findInput(), 'Giriş ekranı çalışmıyor');
  await user.click(await screen.findByRole('button', { name: /yaklaşık 4 kredi/ }));
  const dialog = await screen.findByRole('dialog', { name: 'İsteğin ayrıntıları' });
  const rows = within(dialog)
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
  expect(rows).toEqual([
    'Tahmini bedel: yaklaşık 4 kredi',
    'En fazla: 9',
    'İstekteki jeton: 3',
    'Bakiyeniz: 120',
    'Algılanan istek: Hata düzeltme (%80)',
    'Projenin karmaşıklığı: Basit',
    'Projenin kalite puanı: 7 / 10',
  ]);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});
