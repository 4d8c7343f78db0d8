// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { loadTranslation } from '../i18n/translation.ts';
import { PasswordField } from './password-field.tsx';
import { PasswordHint } from './password-hint.tsx';

beforeAll(() => loadTranslation('tr'));

it('warns while Caps Lock is on', async () => {
  render(<PasswordField label="Şifre" />);
  const user = userEvent.setup();
  await user.click(screen.getByLabelText('Şifre'));
  await user.keyboard('{CapsLock}a');
  expect(screen.getByRole('status').textContent).toBe('Caps Lock açık.');
  await user.keyboard('{CapsLock}a');
  expect(screen.queryByRole('status')).toBeNull();
});

it.each([
  ['', [false, false]],
  ['kısa', [false, true]],
  ['ayşe-7719-xq', [true, false]],
  ['zVq9tLmw', [true, true]],
] as const)('marks the rules that %j meets', (password, met) => {
  const owner = { name: 'Ayşe Kaya', email: 'kaya@posta.example', siteName: 'Kilim' };
  const { container } = render(<PasswordHint password={password} owner={owner} />);
  const rules = [...container.querySelectorAll('li')];
  expect(rules.map((rule) => rule.textContent.includes('(tamam)'))).toEqual(met);
});
