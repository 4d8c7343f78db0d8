// @vitest-environment happy-dom
import { limits } from '@kilim/contract';
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { errorBody, type Script } from '../../testing/everyday.ts';
import { scriptedProject } from '../../testing/projects.ts';
import {
  answerWith,
  callsTo,
  control,
  openPage,
  pageText,
  press,
  settle,
  type,
  useScriptedPages,
} from '../../testing/scripted-page.tsx';
// Preloaded, so that the dialog opens within the test's event loop turns.
import './create-project-dialog.tsx';
import DashboardRoute from './dashboard-route.tsx';

useScriptedPages();

const request = 'POST /v1/projects/from-prompt';
const project = scriptedProject({ id: 'p2', name: 'Su Takibi' });
const created = { project, turn: null, problem: null };
const label = 'Nasıl bir uygulama istiyorsunuz?';
const open = (script: Script = {}) =>
  openPage({
    path: '/dashboard',
    address: '/dashboard?new=1',
    element: <DashboardRoute />,
    script: {
      'GET /v1/projects/statistics': [200, { projects: 0, files: 0, updatedToday: 0 }],
      'GET /v1/projects/tags': [200, { tags: [] }],
      'GET /v1/projects': [200, { projects: [], total: 0, nextCursor: null }],
      [request]: [201, created],
      ...script,
    },
  });
const bodies = () => callsTo(request).map(({ body }) => body as Record<string, unknown>);

describe('a new project', () => {
  it('begins with a prompt; one press opens the studio', async () => {
    await open();
    expect(document.activeElement).toBe(control(label));
    await type(label, 'su takip uygulaması');
    await press('Uygulamayı kur');
    await settle();
    expect(bodies()).toMatchObject([{ prompt: 'su takip uygulaması', language: 'tr' }]);
    expect(bodies()[0]).not.toHaveProperty('name');
    expect(pageText()).toContain('arrived at /studio/p2');
  });

  it('is not sent without a network', async () => {
    await open();
    await type(label, 'su takibi');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    await press('Uygulamayı kur');
    await act(async () => control(label).form?.requestSubmit());
    expect(bodies()).toEqual([]);
    vi.restoreAllMocks();
  });

  it('is sent with Enter', async () => {
    await open();
    await type(label, 'su takip uygulaması');
    await act(async () => {
      control(label).dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
      );
    });
    await settle();
    expect(pageText()).toContain('arrived at /studio/p2');
  });

  it('may have a name of its own, whose error is shown at its field', async () => {
    await open({ [request]: [409, errorBody('project_name_taken', 409)] });
    await type(label, 'su takip uygulaması');
    await type('Proje adı (isteğe bağlı)', 'Bardak');
    await press('Uygulamayı kur');
    await settle();
    expect(bodies()[0]?.['name']).toBe('Bardak');
    expect(control('Proje adı (isteğe bağlı)').getAttribute('aria-invalid')).toBe('true');
  });

  it('keeps the prompt and the id after an error', async () => {
    await open({ [request]: [500, {}] });
    await type(label, 'su takip uygulaması');
    await press('Uygulamayı kur');
    await settle();
    expect(pageText()).toContain('Proje oluşturulamadı. Lütfen tekrar deneyin.');
    expect(control(label).value).toBe('su takip uygulaması');
    answerWith({ [request]: [201, created] });
    await press('Uygulamayı kur');
    await settle();
    const ids = bodies().map(({ id }) => id);
    expect(ids).toHaveLength(2);
    expect(ids[1]).toBe(ids[0]);
  });

  it('gets its prompt from an example without being sent', async () => {
    await open();
    await press('2048 oyunu');
    expect(control(label).value).toContain('oyun');
    expect(bodies()).toEqual([]);
  });

  it('shows the balance and, without credits, the next step before anything is typed', async () => {
    await open();
    expect(document.querySelector('[role="dialog"]')?.textContent).toContain('Bakiyeniz 9.840 kredi');
    const empty = {
      balance: 3,
      canUseAi: false,
      estimatedConversations: 0,
      warningThreshold: 50,
      isLow: true,
    };
    await open({ 'GET /v1/credits': [200, empty] });
    expect(document.querySelector('[role="dialog"]')?.textContent).toContain('Önce e-postanızı doğrulayın');
  });

  it('limits the prompt to its maximum length', async () => {
    await open();
    expect(control(label).maxLength).toBe(limits.promptMaximum);
  });

  it('can be blank', async () => {
    await open();
    await press('Boş proje');
    expect(pageText()).toContain('Boş proje');
    expect(control('Proje adı')).toBeDefined();
  });
});
