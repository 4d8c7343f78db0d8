// A language switch then completes within the test's own event loop turns.
import '@kilim/messages/en/namespaces/public';
import { tr } from '@kilim/messages';
import { notifyManager, type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { toast } from 'sonner';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { createQueryClient } from '../api/query-client.ts';
import { ReauthenticationGate } from '../app/reauthentication-gate.tsx';
import { installTranslation } from '../i18n/translation.ts';
import Toaster from '../ui/toaster.tsx';
import { type Answer, everyday, type Script } from './everyday.ts';

// A screen in a simulated page with scripted server replies and a network that can be switched off. One page at a time;
// every test starts with `openPage`.

export interface Asked {
  readonly name: string;
  /** With its query. */
  readonly url: string;
  readonly body: unknown;
}

export interface OpenPage {
  /** The route pattern and its element. */
  readonly path: string;
  readonly element: ReactNode;
  /** The initial address; the pattern itself by default. */
  readonly address?: string;
  readonly script?: Script;
  /** Retries failed reads as a real page does; off by default, so that tests do not wait. */
  readonly isRetrying?: boolean;
}

let root: Root | undefined;
let client: QueryClient;
let script: Record<string, Answer>;
let router: ReturnType<typeof createMemoryRouter>;
let held: { readonly names: ReadonlySet<string>; readonly until: Promise<void> } | undefined;
let isOnline: boolean;
let asked: Asked[];
/** Milliseconds by which the test has advanced the clock. */
let passed = 0;

function Elsewhere() {
  return <p>{`arrived at ${useLocation().pathname}`}</p>;
}

async function readBody(init: RequestInit): Promise<unknown> {
  if (typeof init.body !== 'string') return init.body ?? null;
  return JSON.parse(init.body);
}

async function answerCall(url: string, init: RequestInit): Promise<Response> {
  const name = `${init.method} ${url.split('?')[0]}`;
  asked.push({ name, url, body: await readBody(init) });
  if (!isOnline) throw new TypeError('Failed to fetch');
  const answer = script[name];
  if (answer === undefined) throw new Error(`unscripted call ${name}`);
  if (answer === 'never') return new Promise(() => {});
  if (held?.names.has(name)) await held.until;
  const [status, body, headers = {}] = answer;
  return new Response(status === 204 ? null : JSON.stringify(body), { status, headers });
}

/**
 * Shows a screen in Turkish and waits until no request is pending. Any other address shows `arrived at …`. The previous
 * page is closed first, because its toasts would otherwise render after the file's window is gone.
 */
export async function openPage({
  path,
  element,
  address = path,
  script: own = {},
  isRetrying = false,
}: OpenPage): Promise<void> {
  if (root !== undefined) await closePage();
  script = { ...everyday, ...own };
  asked = [];
  held = undefined;
  isOnline = true;
  vi.stubGlobal('fetch', answerCall);
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  client = createQueryClient();
  const defaults = client.getDefaultOptions();
  if (!isRetrying) client.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, retry: false } });
  router = createMemoryRouter(
    [
      { path, element },
      { path: '*', element: <Elsewhere /> },
    ],
    { initialEntries: [address] },
  );
  await act(async () => {
    root = createRoot(container);
    root.render(
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
        <ReauthenticationGate />
        <Toaster />
      </QueryClientProvider>,
    );
  });
  await settle();
}

/** Lets replies arrive and the page update until no request is pending, except those that never answer. */
export async function settle(): Promise<void> {
  for (let turn = 0, quiet = 0; turn < 40 && quiet < 4; turn += 1) {
    await act(() => new Promise((resolve) => setImmediate(resolve)));
    quiet = client.isFetching() + client.isMutating() === 0 ? quiet + 1 : 0;
  }
}

/** Changes the server's following replies. */
export function answerWith(changes: Script): void {
  Object.assign(script, changes);
}

/** Holds these replies back until the returned function is called. */
export function holdBack(answers: Script): () => Promise<void> {
  answerWith(answers);
  let release = (): void => {};
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  held = { names: new Set(Object.keys(answers)), until };
  return async () => {
    release();
    await settle();
  };
}

/** Navigates to another address of the site, as a link would. */
export async function leaveTo(address: string): Promise<void> {
  await act(async () => router.navigate(address));
  await settle();
}

/** Switches the network off or on. */
export function setOnline(value: boolean): void {
  isOnline = value;
}

/** Advances the page's clock past throttles and minimum waits. */
export function passTime(milliseconds: number): void {
  passed += milliseconds;
}

/** The calls since the page opened, oldest first. */
export const callsTo = (name: string): readonly Asked[] => asked.filter((call) => call.name === name);

export const pageText = (): string => document.body.textContent ?? '';

/** Waits until a text is shown; toasts render slightly after the reply. */
export async function expectText(text: string): Promise<void> {
  for (let turn = 0; turn < 50 && !pageText().includes(text); turn += 1) {
    await act(() => new Promise((resolve) => setTimeout(resolve, 4)));
  }
  expect(pageText()).toContain(text);
}

/** The control with this label. */
export function control(label: string): HTMLInputElement | HTMLTextAreaElement {
  const found = [...document.querySelectorAll('label')].findLast(
    (element) => element.textContent?.trim() === label && element.htmlFor !== '',
  );
  const target = found === undefined ? null : document.getElementById(found.htmlFor);
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return target;
  throw new Error(`no control ${label}`);
}

/** The last button or link with this name: a dialog's come after the page's. */
export function button(name: string): HTMLElement {
  const found = [...document.querySelectorAll<HTMLElement>('button, a')].findLast(
    (element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim() === name,
  );
  if (found === undefined) throw new Error(`no button ${name}`);
  return found;
}

export async function press(name: string): Promise<void> {
  await act(async () => button(name).click());
  await settle();
}

/** Replaces the field's text as a paste would, bypassing the browser's length limit. */
export async function type(label: string, text: string): Promise<void> {
  const target = control(label);
  const prototype =
    target instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  await act(async () => {
    target.focus();
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(target, text);
    target.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

export async function closePage(): Promise<void> {
  await act(async () => root?.unmount());
  // A toast would remain on the next test's page and its text would be found there.
  toast.dismiss();
  root = undefined;
  client.clear();
}

/** Registers the set-up and clean-up that each test of the file needs. */
export function useScriptedPages(): void {
  const clock = performance.now.bind(performance);
  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    // Replies reach the page in the same event loop turn, not after a timer.
    notifyManager.setScheduler(queueMicrotask);
    localStorage.clear();
    sessionStorage.clear();
    installTranslation('tr', tr);
    vi.spyOn(performance, 'now').mockImplementation(() => clock() + passed);
  });
  afterEach(async () => {
    if (root !== undefined) await closePage();
    vi.unstubAllGlobals();
  });
}
