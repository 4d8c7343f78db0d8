// @vitest-environment happy-dom
import { listedProject, listProjects } from '@kilim/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useCommands } from '../../../commands/command-registry.ts';
import { openKeyboardHelp } from '../../../commands/keyboard-help-store.ts';
import { scriptedProject } from '../../../testing/projects.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { callsTo } from '../../../testing/request-log.ts';
import { respond } from '../../../testing/respond.ts';
import { server } from '../../../testing/server.ts';
import { KeyboardHelp } from '../keyboard-help.tsx';

const rotate = vi.fn<() => void>();

function TestScreen() {
  useCommands([{ id: 'rotate', label: 'Cihazı döndür', icon: null, shortcut: ['Ctrl', 'R'], run: rotate }]);
  return <KeyboardHelp />;
}

const makeProject = (id: string, name: string) => listedProject.parse(scriptedProject({ id, name }));
const projects = [makeProject('p1', 'Isparta gezisi'), makeProject('p2', 'Fatura defteri')];

async function openPalette(found = projects) {
  server.use(respond(listProjects, { projects: found, nextCursor: null, total: found.length }));
  const view = renderScreen({ path: '/page', element: <TestScreen /> });
  await view.user.keyboard('{Control>}k{/Control}');
  const input = await screen.findByPlaceholderText('Komut veya proje arayın');
  return { ...view, input };
}

afterEach(() => {
  openKeyboardHelp(null);
  vi.restoreAllMocks();
});

const rows = () => screen.getAllByRole('option').map((row) => row.textContent);
const selectedRow = () => screen.getByRole('option', { selected: true }).textContent;

it('lists the commands of the screen first, then projects, places and the account', async () => {
  await openPalette();
  await screen.findByRole('option', { name: /^Isparta gezisi/ });
  const headings = screen.getAllByRole('group').map((group) => group.getAttribute('aria-labelledby'));
  expect(headings.map((id) => document.getElementById(id ?? '')?.textContent)).toEqual([
    'Bu ekranda',
    'Projeler',
    'Git',
    'Görünüm ve hesap',
  ]);
  const first = screen.getByRole('option', { name: /^Cihazı döndür/ });
  expect(
    within(first)
      .getAllByText(/Ctrl|R/)
      .map((key) => key.textContent),
  ).toEqual(['Ctrl', 'R']);
});

it('runs the command that the search selects, and offers it first the next time', async () => {
  const { user } = await openPalette();
  await user.keyboard('dondur');
  await waitFor(() => expect(selectedRow()).toContain('Cihazı döndür'));
  await user.keyboard('{Enter}');
  expect(rotate).toHaveBeenCalledOnce();
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByText('Son kullandıklarınız');
  expect(rows()[0]).toContain('Cihazı döndür');
});

it('moves the selection by the arrow keys, around the ends', async () => {
  const { user } = await openPalette();
  await screen.findByRole('option', { name: /^Isparta gezisi/ });
  expect(selectedRow()).toContain('Cihazı döndür');
  await user.keyboard('{ArrowDown}');
  expect(selectedRow()).toContain('Isparta gezisi');
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(selectedRow()).toContain('Çıkış Yap');
});

it('searches projects on the server once typing has paused and opens one by the keyboard', async () => {
  const { user, router } = await openPalette();
  await user.keyboard('ISPARTA');
  await waitFor(() => expect(callsTo(listProjects).map(({ query }) => query.search)).toContain('ISPARTA'));
  expect(callsTo(listProjects)).toHaveLength(2);
  await waitFor(() => expect(selectedRow()).toContain('Isparta gezisi'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/studio/p1'));
});

it.each([
  ['ayar güv', 'Ayarlar: Güvenlik', '/settings?section=security'],
  ['ice aktar', 'Proje içe aktar', '/dashboard?import=1'],
  ['silinen', 'Çöp kutusu (silinen projeler)', '/dashboard?deleted=1'],
])('finds a place by %s', async (search, label, address) => {
  const { user, router } = await openPalette();
  await user.keyboard(search);
  await user.click(await screen.findByRole('option', { name: label }));
  expect(router.state.location.pathname + router.state.location.search).toBe(address);
});

it('cannot create or import a project without a network', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user, router } = await openPalette();
  await user.keyboard('yeni proje');
  const row = await screen.findByRole('option', { name: /^Yeni proje/i });
  expect(row.textContent).toContain('Bunun için internet bağlantısı gerekir.');
  await user.click(row);
  await user.keyboard('{Enter}');
  expect(router.state.location.pathname).toBe('/page');
});

it('offers the themes that are not chosen', async () => {
  const { user } = await openPalette();
  await user.keyboard('koyu tema');
  await user.click(await screen.findByRole('option', { name: 'Koyu temaya geç' }));
  expect(document.documentElement.dataset['theme']).toBe('dark');
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('option', { name: 'Cihazın temasını kullan' });
  expect(screen.queryByRole('option', { name: 'Koyu temaya geç' })).toBeNull();
});

it('says so when nothing matches', async () => {
  const { user } = await openPalette([]);
  await user.keyboard('qqqq');
  await screen.findByText('Aramanızla eşleşen bir şey yok.');
});
