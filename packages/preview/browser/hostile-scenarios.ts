import assert from 'node:assert/strict';
import { COUNTER } from './sample-project.ts';
import { app, COUNTER_PATH, HANG, type Scenario, startSample } from './scenario.ts';
import { StudioDriver } from './studio-driver.ts';

/** Expects that the studio kept rendering frames. */
async function assertStudioAlive(studio: StudioDriver): Promise<void> {
  const beats = await studio.page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const before = window.beats.length;
        setTimeout(() => resolve(window.beats.length - before), 500);
      }),
  );
  assert.ok(beats > 10, `the studio drew only ${beats} frames in half a second`);
}

/** Scenarios of apps that hang, flood or attack. */
export const hostileScenarios: readonly Scenario[] = [
  {
    name: 'reports a hanging app as frozen and runs it again after an edit',
    async run(studio) {
      await startSample(studio);
      await studio.change(COUNTER_PATH, COUNTER.replace('return (', `${HANG}\n  return (`));
      const state = await studio.waitForState('frozen');
      assert.equal(state.reason, 'unresponsive');
      await assertStudioAlive(studio);
      await studio.change(COUNTER_PATH, COUNTER);
      await studio.waitForState('running');
      assert.equal(await studio.textOf('count'), '0');
    },
  },
  {
    name: 'restarts an app that hangs after a press',
    async run(studio) {
      await studio.setFiles(
        app(
          `  return <Pressable testID="add" onPress={() => { ${HANG} }}><Text testID="label">go</Text></Pressable>;`,
        ),
      );
      await studio.waitForState('running');
      await studio.page.waitForTimeout(2500);
      await (await studio.frame())
        .locator('[data-testid="add"]')
        .dispatchEvent('click', {}, { timeout: 500 })
        .catch(() => undefined);
      await studio.waitForState('frozen');
      await assertStudioAlive(studio);
      await studio.page.evaluate(() => window.preview.restart());
      await studio.waitForState('running');
      assert.equal(await studio.textOf('label'), 'go');
    },
  },
  {
    name: 'frees a second tab that shares the process of a hanging app',
    async run(studio) {
      const label = (loop: string) => app(`  ${loop}\n  return <Text testID="label">go</Text>;`);
      await studio.setFiles(label(''));
      await studio.waitForState('running');
      const page = await studio.page.context().newPage();
      await page.goto(studio.page.url());
      const second = new StudioDriver(page);
      await second.setFiles(label(HANG));
      await second.waitForState('frozen');
      await page.waitForFunction(() => document.querySelector('iframe') === null);
      await second.setFiles(label(''));
      await page.waitForFunction(() => window.preview.getState().kind === 'running', null, {
        timeout: 40_000,
      });
      if ((await studio.state()).kind === 'frozen')
        await studio.page.evaluate(() => window.preview.restart());
      await studio.waitForState('running');
    },
  },
  {
    name: 'limits a flood of console lines and maps them',
    async run(studio) {
      const body =
        "  console.log('first', { a: [1, 2] });\n  for (let i = 0; i < 20000; i += 1) console.warn('flood', i);\n  return <Text testID=\"label\">done</Text>;";
      await studio.setFiles(app(body));
      await studio.waitForState('running');
      await studio.page.waitForFunction(() => window.lines.some(({ kind }) => kind === 'dropped'));
      const lines = await studio.page.evaluate(() => window.lines);
      assert.ok(lines.length < 250, `${lines.length} lines came through`);
      const [first] = lines;
      assert.ok(first?.kind === 'entry');
      assert.deepEqual(first.location, { path: 'src/App.tsx', line: 4, column: 11 });
      await assertStudioAlive(studio);
    },
  },
  {
    name: 'removes an app that floods the window of the studio',
    async run(studio) {
      const head =
        "setTimeout(() => { for (let i = 0; i < 50000; i += 1) window.top?.postMessage('x'.repeat(1000), '*'); }, 100);";
      await studio.setFiles(app('  return <Text>x</Text>;', head));
      const state = await studio.waitForState('frozen');
      assert.equal(state.reason, 'flooding');
      // Messages that were already sent still arrive.
      await studio.page.waitForTimeout(1500);
      await assertStudioAlive(studio);
    },
  },
  {
    name: 'blocks cookies, the studio, the network, popups, forms and the top window',
    async run(studio) {
      const head = `
const attempt = (name: string, task: () => unknown) => {
  try { console.log(name, String(task())); } catch (error) { console.log(name, 'refused', (error as Error).name); }
};
const top = window.top as Window;
attempt('cookie', () => document.cookie);
attempt('parent', () => window.parent.document.title);
attempt('top', () => { top.location.href = 'https://example.com/'; return 'asked'; });
attempt('open', () => window.open('https://example.com/'));
attempt('worker', () => { new Worker('data:text/javascript,0'); return 'asked'; });
fetch('/preview/manifest.json').then(() => console.log('fetch', 'got'), () => console.log('fetch', 'refused'));
const form = document.createElement('form');
form.action = 'https://example.com/';
document.body.append(form);
form.submit();`;
      const before = studio.page.url();
      await studio.setFiles(app('  return <Text testID="label">harmless</Text>;', head));
      await studio.waitForState('running');
      await studio.page.waitForFunction(() =>
        window.lines.some((line) => line.kind === 'entry' && JSON.stringify(line.values).includes('fetch')),
      );
      const texts = await studio.consoleTexts();
      assert.ok(texts.includes('cookie refused SecurityError'), texts.join(' | '));
      assert.ok(texts.includes('parent refused SecurityError'), texts.join(' | '));
      assert.ok(texts.includes('open null'), texts.join(' | '));
      assert.ok(texts.includes('fetch refused'), texts.join(' | '));
      assert.equal(studio.page.url(), before);
      assert.equal(studio.page.context().pages().length, 1);
      assert.equal(await studio.textOf('label'), 'harmless');
    },
  },
  {
    name: 'protects its ports from an app that replaces prototypes',
    async run(studio) {
      const head = `
const stolen: unknown[] = [];
const send = MessagePort.prototype.postMessage;
MessagePort.prototype.postMessage = function (...args: any[]) { stolen.push(this); return Reflect.apply(send, this, args); } as any;
const data = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data') as any;
Object.defineProperty(MessageEvent.prototype, 'data', { get() { stolen.push((this as any).target); return data.get.call(this); } });
Reflect.apply = ((f: any, self: any, args: any) => { stolen.push(self); return f.apply(self, args); }) as any;
setInterval(() => {
  const forged = { type: 'runtime-error', update: 99, mounted: false, error: { name: 'E', message: 'forged', positions: [], origin: 'event', path: null } };
  for (const port of stolen) if (port instanceof MessagePort) send.call(port, forged);
}, 20);`;
      await studio.setFiles(
        app('  console.log(\'hello\');\n  return <Text testID="label">mine</Text>;', head),
      );
      await studio.waitForState('running');
      await studio.page.waitForTimeout(1500);
      assert.equal((await studio.state()).kind, 'running');
      assert.deepEqual(await studio.consoleTexts(), ['hello']);
    },
  },
  {
    name: 'accepts ports once and only from the frame',
    async run(studio) {
      await studio.page.evaluate(() => {
        const own = new MessageChannel();
        const other = new MessageChannel();
        window.postMessage('kilim-preview-ready', '*', [own.port2, other.port2]);
      });
      const head = `const a = new MessageChannel(); const b = new MessageChannel();
window.parent.postMessage('kilim-preview-ready', '*', [a.port2, b.port2]);
a.port1.postMessage({ type: 'runtime-error', update: 99, mounted: false, error: { name: 'E', message: 'forged', positions: [], origin: 'event', path: null } });`;
      await studio.setFiles(app('  return <Text testID="label">mine</Text>;', head));
      await studio.waitForState('running');
      await studio.page.waitForTimeout(300);
      assert.equal((await studio.state()).kind, 'running');
      await studio.changeAndPaint(
        'src/App.tsx',
        app('  return <Text testID="label">still mine</Text>;')['src/App.tsx'] ?? '',
      );
      assert.equal(await studio.textOf('label'), 'still mine');
    },
  },
  {
    name: 'detects that an app left its page and restarts it',
    async run(studio) {
      await startSample(studio);
      const frame = await studio.frame();
      await frame.evaluate(() => {
        location.href = 'about:blank';
      });
      await studio.waitForState('frozen');
      await studio.page.evaluate(() => window.preview.restart());
      await studio.waitForState('running');
    },
  },
];
