// @vitest-environment happy-dom
import { limits, type Project, type ProjectId } from '@kilim/contract';
import { act } from 'react';
import { expect, it } from 'vitest';
import { at, errorBody, type Script } from '../../../testing/everyday.ts';
import {
  callsTo,
  expectText,
  openPage,
  press,
  setOnline,
  settle,
  useScriptedPages,
} from '../../../testing/scripted-page.tsx';
import { ProjectName } from './project-name.tsx';

useScriptedPages();

const project: Project = {
  id: 'p1' as ProjectId,
  name: 'Halı',
  description: '',
  status: 'active',
  isPublic: false,
  framework: 'react-native',
  template: 'basic',
  fileCount: 1,
  messageCount: 0,
  revision: 1,
  createdAt: at,
  updatedAt: at,
  lastOpenedAt: at,
};
const request = 'PATCH /v1/projects/p1';

const field = (): HTMLInputElement | null => document.querySelector('input[aria-label="Proje adı"]');

/** Opens the field, types a name and presses a key. */
async function rename(name: string, script: Script, key = 'Enter', isOnline = true): Promise<void> {
  await openPage({ path: '/', element: <ProjectName project={project} />, script });
  setOnline(isOnline);
  await press('Projenin adını değiştir: Halı');
  const input = field();
  if (input === null) throw new Error('no field');
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, name);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await act(async () => {
    input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  });
  await settle();
}

it.each(['<b>Kilim</b>', '🧶 Kilim', 'سجادة'])('sends %s trimmed', async (name) => {
  await rename(` ${name} `, { [request]: [200, { ...project, name }] });
  expect(callsTo(request).map(({ body }) => body)).toEqual([{ name }]);
  expect(document.querySelector('b')).toBeNull();
});

it.each([
  ['nothing', '', 'Enter'],
  ['only spaces', '   ', 'Enter'],
  ['the same name', 'Halı', 'Enter'],
  ['a cancelled change', 'Kilim', 'Escape'],
])('sends nothing for %s', async (_name, text, key) => {
  await rename(text, {}, key);
  expect(callsTo(request)).toEqual([]);
  expect(field()).toBeNull();
});

it('limits the length to the contract maximum', async () => {
  await openPage({ path: '/', element: <ProjectName project={project} /> });
  await press('Projenin adını değiştir: Halı');
  expect(field()?.maxLength).toBe(limits.projectNameMaximum);
});

it.each([
  ['is taken', errorBody('project_name_taken', 409), 409, 'Bu isimde bir proje zaten var!'],
  ['can’t be saved', {}, 500, 'Sunucu hatası. Lütfen birkaç dakika sonra tekrar deneyin.'],
] as const)('shows the reason and keeps the input when the name %s', async (_name, body, status, text) => {
  await rename('Kilim', { [request]: [status, body] });
  await expectText(text);
  expect(field()?.value).toBe('Kilim');
});

it('keeps the input without a network', async () => {
  await rename('Kilim', {}, 'Enter', false);
  await expectText('Sunucuya bağlanılamıyor. Lütfen internet bağlantınızı kontrol edin.');
  expect(field()?.value).toBe('Kilim');
});
