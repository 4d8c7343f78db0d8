// A language switch then completes within the test's own event loop turns.
import '@kilim/messages/en/namespaces/public';
import { tr } from '@kilim/messages';
import { notifyManager } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { PointerEventsCheckLevel } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { installTranslation } from '../i18n/translation.ts';
import { type Answer, everyday, type Script } from './everyday.ts';
import { renderScreen } from './render-screen.tsx';
import { recordViolation, requestReceived } from './request-log.ts';
import { server } from './server.ts';

// A screen with replies scripted by method and path, for the case tables of forms and lists: Testing Library renders and
// finds, user-event presses, msw replies. One page at a time; every test starts with `openPage`.

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
  /** Turkish by default. */
  readonly language?: 'tr' | 'en';
  /** Retries failed reads as a real page does; off by default, so that tests do not wait. */
  readonly isRetrying?: boolean;
}

/** Turns of the event loop without a request after which a page is settled; msw needs some to receive a request. */
const quietTurns = 6;
/** The same for a page that still waits, such as for a reply that never comes or for the pause before a retry. */
const waitingTurns = 20;

// The timer of the machine, because a test may replace the page's.
const setRealTimeout = setTimeout;

let page: ReturnType<typeof renderScreen> | undefined;
let script: Record<string, Answer>;
let held: { readonly names: ReadonlySet<string>; readonly until: Promise<void> } | undefined;
let isOnline: boolean;
let asked: Asked[];
/** Ids of the requests whose reply is on its way. */
const active = new Set<string>();
/** Queries and mutations whose reply the test withholds. */
let withheld = 0;
/** Milliseconds by which the test has advanced the clock. */
let passed = 0;

function openedPage(): NonNullable<typeof page> {
  if (page === undefined) throw new Error('The test has not called openPage.');
  return page;
}

async function readBody(request: Request): Promise<unknown> {
  const text = await request.text();
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return text;
  }
}

/** Replies as scripted; a reply that the test withholds is not on its way. */
async function answerRequest(request: Request, requestId: string): Promise<Response> {
  const url = new URL(request.url);
  const name = `${request.method} ${url.pathname}`;
  asked.push({ name, url: url.pathname + url.search, body: await readBody(request) });
  if (!isOnline) return HttpResponse.error();
  const answer = script[name];
  if (answer === undefined) {
    recordViolation(`unscripted call ${name}`);
    return HttpResponse.error();
  }
  const until = answer === 'never' ? new Promise<never>(() => {}) : held?.names.has(name) ? held.until : null;
  if (until !== null) {
    active.delete(requestId);
    withheld += 1;
    await until;
    withheld -= 1;
    active.add(requestId);
  }
  const [status, body, headers = {}] = answer as Exclude<Answer, 'never'>;
  return new HttpResponse(status === 204 ? null : JSON.stringify(body), { status, headers });
}

const handler = http.all('*', async ({ request, requestId }) => {
  requestReceived(requestId);
  try {
    return (await answerRequest(request, requestId)) as HttpResponse<string>;
  } finally {
    active.delete(requestId);
  }
});

server.events.on('request:start', ({ requestId }) => void active.add(requestId));

/** Shows a screen and waits until no request is pending. Any other address shows `arrived at …`. */
export async function openPage({
  script: own = {},
  isRetrying = false,
  ...options
}: OpenPage): Promise<void> {
  closePage();
  script = { ...everyday, ...own };
  asked = [];
  held = undefined;
  isOnline = true;
  server.use(handler);
  page = renderScreen({ ...options, hasRetries: isRetrying });
  await settle();
}

/** Lets replies arrive and the page update until no request is pending, except those that the test withholds. */
export async function settle(): Promise<void> {
  for (let quiet = 0; quiet < waitingTurns; ) {
    await act(() => new Promise((resolve) => setRealTimeout(resolve)));
    const { client } = openedPage();
    quiet = active.size === 0 ? quiet + 1 : 0;
    const isWaiting = client.isFetching() + client.isMutating() > withheld;
    if (quiet >= quietTurns && !isWaiting) return;
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
  await act(async () => openedPage().router.navigate(address));
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
  await waitFor(() => expect(pageText()).toContain(text));
}

/** The control with this label; a dialog's come after the page's. */
export function control(label: string): HTMLInputElement | HTMLTextAreaElement {
  const found = screen
    .queryAllByLabelText(label)
    .findLast((element) => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement);
  if (found === undefined) throw new Error(`no control ${label}`);
  return found as HTMLInputElement | HTMLTextAreaElement;
}

/** The last button or link with this name: a dialog's come after the page's. */
export function button(name: string): HTMLElement {
  const isAfter = (one: HTMLElement, other: HTMLElement): boolean =>
    (other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  // A dialog makes the page behind it inaccessible, and tests also look at that.
  const found = (['button', 'link'] as const).flatMap((role) =>
    screen.queryAllByRole(role, { name, hidden: true }),
  );
  const last = found.reduce<HTMLElement | undefined>(
    (latest, element) => (latest === undefined || isAfter(element, latest) ? element : latest),
    undefined,
  );
  if (last === undefined) throw new Error(`no button ${name}`);
  return last;
}

/** Presses a button or link, also one behind a dialog. */
export async function press(name: string): Promise<void> {
  const user = openedPage().user.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
  await user.click(button(name));
  await settle();
}

/** Replaces the field's text at once, past the browser's length limit as a script or an extension can. */
export async function type(label: string, text: string): Promise<void> {
  const target = control(label);
  act(() => target.focus());
  fireEvent.input(target, { target: { value: text } });
}

function closePage(): void {
  page?.unmount();
  page?.client.clear();
  page = undefined;
}

/** Registers the set-up and clean-up that each test of the file needs. */
export function useScriptedPages(): void {
  const clock = performance.now.bind(performance);
  beforeEach(() => {
    active.clear();
    withheld = 0;
    // For tests that call React's own `act`; Testing Library's sets it itself.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    // Replies reach the page in the same event loop turn, not after a timer.
    notifyManager.setScheduler(queueMicrotask);
    installTranslation('tr', tr);
    vi.spyOn(performance, 'now').mockImplementation(() => clock() + passed);
  });
  afterEach(() => {
    closePage();
    vi.unstubAllGlobals();
  });
}
