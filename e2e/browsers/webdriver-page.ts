import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserPage, Target } from './browser-page.ts';
import { elementQuery } from './element-query.ts';
import { waitFor } from './wait-for.ts';

/** Key of an element reference: https://www.w3.org/TR/webdriver2/#elements */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
type ElementReference = Readonly<Record<string, string>>;

function isReference(value: unknown): value is ElementReference {
  return typeof value === 'object' && value !== null && elementKey in value;
}

export interface WebDriverOptions {
  /** The driver's program; it is started with `--port`. */
  readonly driver: string;
  readonly port: number;
  readonly capabilities: object;
}

/** The W3C WebDriver protocol over HTTP; WebKitGTK has no other interface for automation. */
export async function openWebDriverPage({
  driver,
  port,
  capabilities,
}: WebDriverOptions): Promise<BrowserPage> {
  const child: ChildProcess = spawn(driver, [`--port=${port}`], { stdio: 'ignore' });
  const origin = `http://127.0.0.1:${port}`;
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const reply = await fetch(origin + path, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { value } = (await reply.json()) as { readonly value: unknown };
    if (!reply.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value).slice(0, 500)}`);
    return value;
  };
  await waitFor(
    () => 'the driver answers',
    () =>
      call('GET', '/status').then(
        () => true,
        () => null,
      ),
  );
  const { sessionId } = (await call('POST', '/session', { capabilities: { alwaysMatch: capabilities } })) as {
    readonly sessionId: string;
  };
  const send = (method: string, path: string, body?: object): Promise<unknown> =>
    call(method, `/session/${sessionId}${path}`, body);
  const evaluate = (script: string, input: unknown = null): Promise<unknown> =>
    send('POST', '/execute/sync', {
      script: `return (function (input) { ${script} })(arguments[0])`,
      args: [input],
    });
  const find = (target: Target): Promise<string> =>
    waitFor(
      () => `${target.role} “${target.name}”`,
      async () => {
        const found = await evaluate(elementQuery, target);
        return isReference(found) ? (found[elementKey] ?? null) : null;
      },
    );
  const elements = (value: unknown): readonly ElementReference[] =>
    Array.isArray(value) ? value.filter(isReference) : [];

  return {
    goto: async (url) => void (await send('POST', '/url', { url })),
    resize: async (width, height) => {
      await send('POST', '/window/rect', { x: 0, y: 0, width, height });
      // The window has borders and bars of its own.
      const inner = (await evaluate('return [innerWidth, innerHeight]')) as [number, number];
      await send('POST', '/window/rect', {
        width: width * 2 - inner[0],
        height: height * 2 - inner[1],
      });
      await sleep(300);
    },
    click: async (target) => {
      // A page that re-renders between finding and clicking has replaced the element.
      await waitFor(
        () => `a press on ${target.role} “${target.name}”`,
        async () => {
          const element = await find(target);
          return send('POST', `/element/${element}/click`, {}).then(
            () => true,
            () => null,
          );
        },
      );
    },
    fill: async (name, text) => {
      // A field that is not scrolled into view, or that a new render replaced, is not interactable.
      await waitFor(
        () => `the field “${name}” takes its text`,
        async () => {
          const element = await find({ role: 'textbox', name });
          return send('POST', `/element/${element}/clear`, {})
            .then(() => send('POST', `/element/${element}/value`, { text }))
            .then(
              () => true,
              () => null,
            );
        },
      );
    },
    type: async (text) => {
      const active = (await send('GET', '/element/active')) as ElementReference;
      await send('POST', `/element/${active[elementKey]}/value`, { text });
    },
    evaluate,
    readFrames: async () => {
      const frames = elements(
        await evaluate(
          `return [...document.querySelectorAll('iframe')].filter((frame) => frame.clientWidth > 0 && getComputedStyle(frame).visibility !== 'hidden')`,
        ),
      );
      const texts: string[] = [];
      for (const frame of frames) {
        await send('POST', '/frame', { id: frame });
        texts.push(String(await evaluate('return document.body.innerText')));
        await send('POST', '/frame', { id: null });
      }
      return texts.join('\n');
    },
    screenshot: async () => Buffer.from(String(await send('GET', '/screenshot')), 'base64'),
    close: async () => {
      await send('DELETE', '').catch(() => undefined);
      child.kill();
    },
  };
}
