// @vitest-environment happy-dom
import { getProject } from '@kilim/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { paths } from '../../navigation/paths.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { respondError } from '../../testing/respond.ts';
import { server } from '../../testing/server.ts';
import { testProject } from './testing/fixtures.ts';
import { startStudio } from './testing/render-studio.tsx';
import VisualRoute from './visual-route.tsx';

vi.mock('@kilim/preview/host', () => import('./testing/fake-preview-host.ts'));

const start = () =>
  startStudio({
    address: paths.visual.to(testProject.id),
    pattern: paths.visual.pattern,
    element: <VisualRoute />,
  });

it("has the designer's own catalogue and devices", async () => {
  start();
  await screen.findByRole('listbox', { name: 'Tuval' });
  screen.getByText('Halı');
  for (const name of ['Alan', 'Kaydırma alanı', 'Başlık', 'Anahtar', 'Liste', 'Sekme çubuğu'])
    screen.getByRole('button', { name });
  expect(screen.queryByRole('button', { name: 'Ürün kartı' })).toBeNull();
  const devices = within(screen.getByRole('combobox', { name: 'Cihaz' })).getAllByRole('option');
  expect(devices.map(({ textContent }) => textContent)).toEqual([
    'iPhone 375 × 812',
    'Android 360 × 800',
    'Tablet 768 × 1024',
    'Masaüstü 1200 × 800',
  ]);
  expect(screen.getByRole('link', { name: /panele dön/i }).getAttribute('href')).toBe('/dashboard');
});

it('saves the design without code, and writes code before it opens the studio', async () => {
  const { user, project } = start();
  await screen.findByRole('listbox', { name: 'Tuval' });
  await user.click(screen.getByRole('button', { name: 'Anahtar' }));
  await user.click(screen.getByRole('button', { name: 'Kaydet' }));
  await waitFor(() => expect(project.list().map(({ path }) => path)).toContain('kilim-design.json'));
  expect(project.list().filter(({ path }) => path.startsWith('src/screens/'))).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Kod oluştur' }));
  await screen.findByText(`arrived at /studio/${testProject.id}`);
  const written = project.list().filter(({ path }) => path.startsWith('src/screens/'));
  expect(written).toHaveLength(1);
  expect(written[0]?.content).toContain('<Switch');
});

it('leads to the dashboard when the project does not exist', async () => {
  server.use(respondError(getProject, 'project_not_found'));
  renderScreen({
    path: paths.visual.pattern,
    address: paths.visual.to(testProject.id),
    element: <VisualRoute />,
  });
  await screen.findByText('arrived at /dashboard');
});
