// @vitest-environment happy-dom
import type { ProjectId } from '@kilim/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  bindPendingPrompt,
  markPendingBuilt,
  readPendingPrompt,
  savePendingPrompt,
  takeStudioPrompt,
} from '../../storage/pending-prompt.ts';
import { account, errorBody, type Script } from '../../testing/everyday.ts';
import { scriptedProject } from '../../testing/projects.ts';
import {
  answerWith,
  callsTo,
  openPage,
  pageText,
  press,
  settle,
  useScriptedPages,
} from '../../testing/scripted-page.tsx';
import StartRoute from './start-route.tsx';

useScriptedPages();

const id = 'p-first' as ProjectId;
const request = 'POST /v1/projects/from-prompt';
const project = scriptedProject({ id, name: 'Su Takibi' });
const created = { project, turn: null, problem: null };
const noCredits = {
  balance: 0,
  canUseAi: false,
  estimatedConversations: 0,
  warningThreshold: 50,
  isLow: true,
};

const open = async (script: Script = {}) => {
  await openPage({
    path: '/start',
    element: <StartRoute />,
    script: { [request]: [201, created], 'GET /v1/account': [200, account], ...script },
  });
  await settle();
};
const save = () => {
  const saved = savePendingPrompt({ prompt: 'su takip uygulaması', language: 'tr', id });
  if (saved === null) throw new Error('The prompt was not saved');
  return saved;
};
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the stored prompt', () => {
  it('becomes a project without another press, and the studio opens', async () => {
    save();
    await open();
    expect(callsTo(request).map(({ body }) => body)).toEqual([
      { id, prompt: 'su takip uygulaması', language: 'tr' },
    ]);
    expect(pageText()).toContain('arrived at /studio/p-first');
    expect(readPendingPrompt()).toBeNull();
  });

  it('that was built in this browser opens as the app that the visitor has seen', async () => {
    save();
    markPendingBuilt('another prompt');
    expect(readPendingPrompt()?.isBuilt).toBeUndefined();
    markPendingBuilt('su takip uygulaması');
    await open({ [request]: 'never' });
    expect(callsTo(request).map(({ body }) => body)).toEqual([
      { id, prompt: 'su takip uygulaması', language: 'tr', isBuilt: true },
    ]);
    expect(pageText()).toContain('Az önce gördüğünüz uygulama stüdyoda açılıyor.');
  });

  it('waits in the chat when its turn did not start', async () => {
    save();
    const problem = { type: 'credits_insufficient_generation', params: { balance: 1, requested: 20 } };
    await open({ [request]: [201, { ...created, problem }] });
    expect(pageText()).toContain('arrived at /studio/p-first');
    expect(takeStudioPrompt(id)).toBe('su takip uygulaması');
  });

  it('typed in another tab is confirmed first', async () => {
    save();
    sessionStorage.clear();
    await open();
    expect(pageText()).toContain('Bu uygulamayı kuralım mı?');
    expect(pageText()).toContain('su takip uygulaması');
    expect(callsTo(request)).toEqual([]);
    await press('Uygulamayı kur');
    await settle();
    expect(pageText()).toContain('arrived at /studio/p-first');
  });

  it('of another account is neither shown nor spent', async () => {
    bindPendingPrompt(save(), 'someone-else');
    await open();
    expect(callsTo(request)).toEqual([]);
    expect(pageText()).toContain('arrived at /dashboard');
    expect(readPendingPrompt()).toBeNull();
  });

  it.each(['no JSON', '{"id":"../x"}', '{}'])('that was tampered with is ignored: %s', async (text) => {
    localStorage.setItem('kilim_pending-prompt', text);
    await open();
    expect(callsTo(request)).toEqual([]);
    expect(pageText()).toContain('arrived at /dashboard');
  });

  it('is kept when the project cannot be created, and can be tried again with the same id', async () => {
    save();
    await open({ [request]: [500, {}] });
    expect(pageText()).toContain('Projeniz oluşturulamadı');
    expect(pageText()).toContain('İsteğiniz kayıtlı');
    answerWith({ [request]: [201, created] });
    await press('Tekrar Dene');
    await settle();
    expect(callsTo(request).map(({ body }) => (body as { id: string }).id)).toEqual([id, id]);
    expect(pageText()).toContain('arrived at /studio/p-first');
  });

  it('gets another id when the project of its id is in the trash', async () => {
    save();
    await open({ [request]: [409, errorBody('project_already_exists', 409)] });
    const ids = callsTo(request).map(({ body }) => (body as { id: string }).id);
    expect(ids).toHaveLength(2);
    expect(ids[1]).not.toBe(id);
  });
});

describe('without credits', () => {
  it('an unverified user is asked to verify, and the prompt belongs to the account', async () => {
    save();
    await open({ 'GET /v1/credits': [200, noCredits] });
    expect(pageText()).toContain('Önce e-postanızı doğrulayın');
    expect(pageText()).toContain('ayse@ornek.com');
    expect(callsTo(request)).toEqual([]);
    expect(readPendingPrompt()?.userId).toBe('u1');
  });

  it('the project is created as soon as credits arrive', async () => {
    save();
    await open({ 'GET /v1/credits': [200, noCredits] });
    answerWith({ 'GET /v1/credits': [200, { ...noCredits, balance: 200, canUseAi: true, isLow: false }] });
    await press('Bakiyeyi yenile');
    await settle();
    expect(pageText()).toContain('arrived at /studio/p-first');
    expect(callsTo(request)).toHaveLength(1);
  });

  it('a verified user is led to the plans', async () => {
    save();
    const verified = { ...account, emailVerification: true };
    await open({ 'GET /v1/credits': [200, noCredits], 'GET /v1/account': [200, verified] });
    expect(pageText()).toContain('Bir uygulama için en az 20 kredi gerekir');
    expect(document.querySelector('main a[href="/pricing"]')).not.toBeNull();
  });

  it('found out by the server only, shows the same step', async () => {
    save();
    await open({ [request]: [402, errorBody('credits_insufficient_generation', 402)] });
    expect(pageText()).toContain('Önce e-postanızı doğrulayın');
  });
});
