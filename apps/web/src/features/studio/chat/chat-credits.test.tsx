// @vitest-environment happy-dom
import { estimateTurn, getCredits } from '@kilim/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { respond, respondError } from '../../../testing/respond.ts';
import { server } from '../../../testing/server.ts';
import { acceptPrompt, creditsOf, findInput, sentPrompts } from '../testing/chat-helpers.ts';
import { renderStudio } from '../testing/render-studio.tsx';

vi.mock('@kilim/preview/host', () => import('../testing/fake-preview-host.ts'));

describe('credits', () => {
  it('disable the input and show the balance when they do not suffice', async () => {
    await renderStudio({ handlers: [creditsOf(4)] });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Bakiyeniz 4 kredi');
    expect(alert.textContent).toContain(
      'Soru sormak için en az 10, uygulamayı değiştirmek için en az 20 kredi gerekir.',
    );
    expect(within(alert).getByRole('link').getAttribute('href')).toBe('/pricing');
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'AI asistanına yazın' }).disabled).toBe(
      true,
    );
  });

  it('let a prompt be typed from 5 on, because undoing a change is free, and say what is missing', async () => {
    const { user } = await renderStudio({ handlers: [creditsOf(5)] });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Bakiyeniz 5 kredi');
    const free = {
      promptTokens: 0,
      expectedCredits: 0,
      maximumCredits: 0,
      minimumBalance: 0,
      readsImages: true,
    };
    server.use(respond(estimateTurn, free), acceptPrompt);
    await user.type(await findInput(), 'geri al');
    await screen.findByText('ücretsiz');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(sentPrompts()).toEqual(['geri al']));
  });

  it('do not claim that an account without credits has used them up', async () => {
    await renderStudio({ handlers: [creditsOf(0)] });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Krediniz yok');
    expect(alert.textContent).not.toMatch(/bitti|tükendi/);
  });

  it('are unknown, not missing, while they cannot be loaded: a prompt can be typed but is not sent', async () => {
    const { user } = await renderStudio({ handlers: [respondError(getCredits, 'general_unknown')] });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Bakiyeniz okunamadı');
    await user.type(await findInput(), 'Make a shop');
    // The price of the prompt is known, the balance is not.
    await waitFor(() => expect(document.getElementById('chat-price')?.textContent).not.toBe(''));
    expect(screen.queryByText(/en az \d+ kredi gerekir/)).toBeNull();
    await user.keyboard('{Enter}');
    expect(sentPrompts()).toEqual([]);
    server.use(creditsOf(100));
    await user.click(within(alert).getByRole('button', { name: 'Tekrar dene' }));
    await findInput();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('allow questions but no change between both minimums', async () => {
    const { user } = await renderStudio({ handlers: [creditsOf(12)] });
    await screen.findByText(/12 kredi kaldı: soru sorabilirsiniz, değişiklik için 20 gerekir/);
    const input = await findInput();
    await user.type(input, 'Make a shop');
    await screen.findByText('Bu istek için en az 20 kredi gerekir; bakiyeniz 12.');
    await user.keyboard('{Enter}');
    expect(sentPrompts()).toEqual([]);
  });

  it('show a warning with a link to the prices when they are low', async () => {
    await renderStudio({ handlers: [creditsOf(40)] });
    const warning = await screen.findByText('40 kredi kaldı.');
    expect(
      within(warning.parentElement ?? warning)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/pricing');
    expect((await findInput()).disabled).toBe(false);
  });

  it('show no warning when they suffice', async () => {
    await renderStudio({ handlers: [creditsOf(50)] });
    await findInput();
    expect(screen.queryByText(/kredi kaldı/)).toBeNull();
  });
});
