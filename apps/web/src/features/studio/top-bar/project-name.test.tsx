// @vitest-environment happy-dom
import { limits, updateProject } from '@kilim/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { callsTo } from '../../../testing/request-log.ts';
import { respond, respondError } from '../../../testing/respond.ts';
import { goOffline, server } from '../../../testing/server.ts';
import { testProject } from '../testing/fixtures.ts';
import { ProjectName } from './project-name.tsx';

const rename = respond(updateProject, ({ body }) => ({ ...testProject, name: body.name ?? '' }));
const field = () => screen.queryByRole<HTMLInputElement>('textbox', { name: 'Proje adı' });

/** Opens the field, types a name and presses a key. */
async function typeName(name: string, key = 'Enter') {
  const { user } = renderScreen({ path: '/', element: <ProjectName project={testProject} /> });
  await user.click(screen.getByRole('button', { name: 'Projenin adını değiştir: Halı' }));
  await user.keyboard('{Control>}a{/Control}{Delete}');
  if (name !== '') await user.keyboard(name);
  await user.keyboard(`{${key}}`);
}

const sentNames = () => callsTo(updateProject).map(({ body }) => body.name);

it.each(['<b>Kilim</b>', '🧶 Kilim', 'سجادة'])('sends %s trimmed', async (name) => {
  server.use(rename);
  await typeName(` ${name} `);
  await waitFor(() => expect(sentNames()).toEqual([name]));
  expect(field()).toBeNull();
  expect(document.querySelector('b')).toBeNull();
});

it.each([
  ['nothing', '', 'Enter'],
  ['only spaces', '   ', 'Enter'],
  ['the same name', 'Halı', 'Enter'],
  ['a cancelled change', 'Kilim', 'Escape'],
])('sends nothing for %s', async (_name, text, key) => {
  await typeName(text, key);
  expect(sentNames()).toEqual([]);
  expect(field()).toBeNull();
});

it('returns the focus to the name', async () => {
  await typeName('Kilim', 'Escape');
  expect(document.activeElement).toBe(screen.getByRole('button'));
});

it('limits the length to the contract maximum', async () => {
  const { user } = renderScreen({ path: '/', element: <ProjectName project={testProject} /> });
  await user.click(screen.getByRole('button'));
  expect(field()?.maxLength).toBe(limits.projectNameMaximum);
});

it.each([
  ['is taken', 'project_name_taken', 'Bu isimde bir proje zaten var!'],
  ['cannot be saved', 'general_unknown', 'Sunucu hatası. Lütfen birkaç dakika sonra tekrar deneyin.'],
] as const)('shows the reason and keeps the input when the name %s', async (_name, error, text) => {
  server.use(respondError(updateProject, error));
  await typeName('Kilim');
  await screen.findByText(text);
  expect(field()?.value).toBe('Kilim');
});

it('keeps the input without a network', async () => {
  goOffline();
  await typeName('Kilim');
  await screen.findByText('Sunucuya bağlanılamıyor. Lütfen internet bağlantınızı kontrol edin.');
  expect(field()?.value).toBe('Kilim');
});
