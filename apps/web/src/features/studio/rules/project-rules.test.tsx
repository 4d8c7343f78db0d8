// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderStudio } from '../testing/render-studio.tsx';

vi.mock('@kilim/preview/host', () => import('../testing/fake-preview-host.ts'));

async function openRules(language: 'tr' | 'en' = 'tr', files?: Record<string, string>) {
  const studio = await renderStudio({ language, ...(files && { files }) });
  const user = userEvent.setup();
  await user.click(
    await screen.findByRole('button', { name: language === 'tr' ? 'Diğer işlemler' : 'More actions' }),
  );
  await user.click(
    await screen.findByRole('menuitem', { name: language === 'tr' ? 'Proje kuralları' : 'Project rules' }),
  );
  return studio;
}

it('creates the project rules from a template and opens them', async () => {
  const { project } = await openRules();
  await screen.findByRole('tab', { name: /KILIM\.md/ });
  expect(project.contents.get('KILIM.md')).toMatch(/^# Proje kuralları/);
});

it('writes the template in the language of the interface', async () => {
  const { project } = await openRules('en');
  await screen.findByRole('tab', { name: /KILIM\.md/ });
  expect(project.contents.get('KILIM.md')).toMatch(/^# Project rules/);
});

it('opens existing rules however their name is spelled', async () => {
  const { project } = await openRules('tr', { 'src/App.tsx': 'export default 1;', 'kilim.md': 'Kısa yaz.' });
  await screen.findByRole('tab', { name: /kilim\.md/ });
  expect([...project.contents.keys()]).not.toContain('KILIM.md');
});
