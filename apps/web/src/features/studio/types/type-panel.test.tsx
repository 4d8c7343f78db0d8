// @vitest-environment happy-dom
import { getVersionChanges, listMessages, listVersionFiles, writeFiles } from '@kilim/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { callsTo } from '../../../testing/request-log.ts';
import { respond } from '../../../testing/respond.ts';
import { findInput } from '../testing/chat-helpers.ts';
import { fakeTypeWorker, makeTypeProblem } from '../testing/fake-type-worker.ts';
import { makeAnswer, makeMessage } from '../testing/fixtures.ts';
import { renderStudio } from '../testing/render-studio.tsx';

vi.mock('@kilim/preview/host', () => import('../testing/fake-preview-host.ts'));

afterEach(() => vi.unstubAllGlobals());

const before = 'export const a = user.titel;\n';
const after = 'export const a = user.title;\n';
const spelling = makeTypeProblem({
  fix: {
    kind: 'spelling',
    name: 'title',
    files: [{ path: 'src/App.tsx', edits: [{ from: 22, to: 27, insert: 'title' }] }],
  },
});
const findSpelling = (files: Readonly<Record<string, string>>) =>
  files['src/App.tsx'] === before ? [spelling] : [];

async function openPanel(language: 'tr' | 'en' = 'tr') {
  const studio = await renderStudio({ files: { 'src/App.tsx': before }, language });
  const label = language === 'tr' ? /^Tip sorunlarını göster/ : /^Show type problems/;
  await studio.user.click(await screen.findByRole('button', { name: label }));
  const panel = await screen.findByRole('region', {
    name: language === 'tr' ? 'Tip sorunları' : 'Type problems',
  });
  return { ...studio, panel };
}

it.each([
  [
    'tr',
    '“User” tipinde “titel” özelliği yok. “title” mi demek istediniz?',
    'Ayrıntılar',
    '1 tip sorunu, 1 not',
  ],
  [
    'en',
    'The type “User” has no property “titel”. Did you mean “title”?',
    'Details',
    '1 type problem, 1 note',
  ],
] as const)(
  'shows problems with place, number and the compiler’s text (%s)',
  async (language, text, details, counts) => {
    const note = makeTypeProblem({ code: 6133, template: 'unused', names: ['b'], isHint: true, line: 3 });
    fakeTypeWorker(() => [spelling, note]);
    const { panel } = await openPanel(language);
    const [row] = await within(panel).findAllByRole('listitem');
    expect(row?.textContent).toContain(text);
    expect(row?.textContent).toContain('src/App.tsx');
    expect(row?.textContent).toContain(details);
    expect(row?.textContent).toContain(`TS2551: ${spelling.text}`);
    expect(
      within(panel)
        .getAllByRole('status')
        .map((status) => status.textContent),
    ).toContain(counts);
  },
);

it('underlines the problem in the editor', async () => {
  fakeTypeWorker(findSpelling);
  await openPanel();
  await waitFor(() => expect(document.querySelector('.cm-typeProblem')?.textContent).toBe('export'));
});

it('applies a change as one version with a title, and undoes it', async () => {
  fakeTypeWorker(findSpelling);
  const { user, panel, project } = await openPanel();
  await user.click(await within(panel).findByRole('button', { name: 'Düzelt: “title” olarak yaz' }));
  await waitFor(() => expect(project.contents.get('src/App.tsx')).toBe(after));
  expect(callsTo(writeFiles).map(({ body }) => body)).toMatchObject([
    { reason: 'fix', title: 'Düzeltildi: “title” olarak yaz' },
  ]);
  expect(await within(panel).findByText('Tip sorunu yok')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Geri al' }));
  await waitFor(() => expect(project.contents.get('src/App.tsx')).toBe(before));
});

it('does not change code that was edited since the check', async () => {
  fakeTypeWorker(findSpelling);
  const { user, panel, project } = await openPanel();
  const button = await within(panel).findByRole('button', { name: /^Düzelt:/ });
  project.changeElsewhere('src/App.tsx', 'export const other = 1;\n');
  await user.click(button);
  expect(await screen.findByText(/Kod bu arada değişti/)).toBeTruthy();
  expect(project.contents.get('src/App.tsx')).toBe('export const other = 1;\n');
});

it('asks the AI where the compiler has no change', async () => {
  fakeTypeWorker(() => [makeTypeProblem()]);
  const { user, panel } = await openPanel();
  await user.click(await within(panel).findByRole('button', { name: 'AI ile düzelt' }));
  const input = await findInput();
  await waitFor(() => expect((input as HTMLTextAreaElement).value).toContain('TS2551'));
  expect((input as HTMLTextAreaElement).value).toContain('src/App.tsx:1');
});

it('says that the check could not be loaded and tries again', async () => {
  vi.stubGlobal('Worker', undefined);
  const { user, panel } = await openPanel();
  expect(await within(panel).findByText('Tip denetimi yüklenemedi')).toBeTruthy();
  fakeTypeWorker(() => []);
  await user.click(within(panel).getByRole('button', { name: 'Yeniden dene' }));
  expect(await within(panel).findByText('Tip sorunu yok')).toBeTruthy();
});

it('counts in an answer’s details the problems that it brought', async () => {
  const asked = makeMessage({ turnId: 't1', content: 'Make a shop' });
  const answer = makeAnswer({
    turnId: 't1',
    metadata: {
      tokensUsed: 1,
      creditsUsed: 1,
      model: 'gpt-test',
      provider: 'openai-compatible',
      versionId: 'v2',
      versionNumber: 2,
      wasRepaired: false,
      createdProject: null,
      duration: 1_000,
      mode: 'build',
    },
  });
  fakeTypeWorker(findSpelling);
  const { user } = await renderStudio({
    handlers: [
      respond(listMessages, { messages: [answer, asked], nextCursor: null }),
      respond(listVersionFiles, { files: [{ path: 'src/App.tsx', content: before }] }),
      respond(getVersionChanges, {
        changes: [
          { path: 'src/App.tsx', kind: 'updated', added: 1, removed: 1, before: after, after: before },
        ],
      }),
    ],
  });
  await findInput();
  await user.click(await screen.findByRole('button', { name: 'Mesaj işlemleri' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Ayrıntılar' }));
  const dialog = await screen.findByRole('dialog', { name: 'Yanıtın ayrıntıları' });
  const term = await within(dialog).findByText('Yeni tip sorunu');
  await waitFor(() => expect(term.nextElementSibling?.textContent).toBe('1Göster'));
  await user.click(within(dialog).getByRole('button', { name: 'Göster' }));
  expect(await screen.findByRole('region', { name: 'Tip sorunları' })).toBeTruthy();
});
