import assert from 'node:assert/strict';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { app, type Scenario } from './scenario.ts';

interface Listener {
  readonly port: number;
  count(): number;
  close(): void;
}

/** A UDP server that counts datagrams, like a STUN server. */
async function listenUdp(): Promise<Listener> {
  const socket = createSocket('udp4');
  let count = 0;
  socket.on('message', () => {
    count += 1;
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return { port: socket.address().port, count: () => count, close: () => socket.close() };
}

/** A TCP server that counts connections. */
async function listenTcp(): Promise<Listener> {
  let count = 0;
  const server = createServer((socket) => {
    count += 1;
    socket.destroy();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The listener has no port.');
  return { port: address.port, count: () => count, close: () => server.close() };
}

const HELP = `
const scope: any = globalThis;
const attempt = (name: string, task: () => unknown) => {
  try { console.log(name, String(task())); } catch (error) { console.log(name, 'refused', (error as Error).name); }
};
const ask = (realm: any): string => {
  const Connection = realm.RTCPeerConnection ?? realm.webkitRTCPeerConnection;
  if (Connection === undefined) return 'none';
  const peer = new Connection({ iceServers: [{ urls: 'stun:127.0.0.1:@udp' }] });
  peer.createDataChannel('x');
  peer.createOffer().then((offer: any) => peer.setLocalDescription(offer));
  return 'asked';
};
const script = \`(\${ask.toString().replaceAll('realm', 'globalThis')})()\`;
const child = (change: (frame: any) => void): any => {
  const frame: any = document.createElement('iframe');
  change(frame);
  document.body.append(frame);
  return frame;
};`;

const ATTEMPTS = `
attempt('own', () => ask(scope));
attempt('deleted', () => { delete scope.RTCPeerConnection; return ask(scope); });
attempt('redefined', () => { Object.defineProperty(scope, 'RTCPeerConnection', { value: 1 }); return 'defined'; });
attempt('prototypes', () => {
  const found = new Set<string>();
  for (let holder = scope; holder; holder = Object.getPrototypeOf(holder))
    for (const name of Object.getOwnPropertyNames(holder)) if (/PeerConnection$|WebTransport$|^(Shared)?Worker$/.test(name) && scope[name]) found.add(name);
  return [...found].join() || 'none';
});
attempt('blank', () => ask(child(() => undefined).contentWindow));
attempt('blank by index', () => ask(scope[0]));
attempt('blank document', () => String(child(() => undefined).contentDocument));
attempt('srcdoc', () => { child((frame) => { frame.srcdoc = '<script>' + script + '</' + 'script>'; }); return 'made'; });
attempt('javascript', () => { child((frame) => { frame.src = 'javascript:' + script; }); return 'made'; });
attempt('data', () => { child((frame) => { frame.src = 'data:text/html,<script>' + script + '</' + 'script>'; }); return 'made'; });
attempt('blob', () => { child((frame) => { frame.src = URL.createObjectURL(new Blob(['<script>' + script + '</' + 'script>'], { type: 'text/html' })); }); return 'made'; });
attempt('handler', () => { document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="' + script.replaceAll('"', "'") + '">'); return 'made'; });
attempt('object', () => { const node = document.createElement('object'); node.data = 'data:text/html,x'; document.body.append(node); return ask((node as any).contentWindow); });
attempt('worker', () => { new Worker(URL.createObjectURL(new Blob([script]))); return 'made'; });
attempt('shared worker', () => { new SharedWorker('data:text/javascript,0'); return 'made'; });
attempt('popup', () => ask(scope.open('about:blank')));
attempt('parent', () => ask(scope.parent));
attempt('beacon', () => scope.navigator.sendBeacon('http://127.0.0.1:@tcp/'));
attempt('transport', () => { new scope.WebTransport('https://127.0.0.1:@tcp/'); return 'made'; });
attempt('events', () => { new scope.EventSource('http://127.0.0.1:@tcp/'); return 'made'; });
attempt('socket', () => { new WebSocket('ws://127.0.0.1:@tcp/'); return 'made'; });
attempt('camera', () => String(scope.navigator.mediaDevices));
for (const rel of ['preconnect', 'dns-prefetch', 'prefetch', 'preload', 'modulepreload', 'stylesheet', 'icon', 'manifest', 'prerender']) {
  const link = document.createElement('link');
  link.rel = rel;
  link.href = 'http://127.0.0.1:@tcp/' + rel;
  link.setAttribute('as', 'script');
  document.head.append(link);
}
const image = new Image();
image.src = 'http://127.0.0.1:@tcp/image';
setTimeout(() => console.log('over'), 1500);`;

/** Scenarios of network access: all attempts run at once and the servers must not receive anything. */
export const networkScenarios: readonly Scenario[] = [
  {
    name: 'blocks WebRTC, also from a new realm, and preconnects',
    async run(studio) {
      const [udp, tcp] = await Promise.all([listenUdp(), listenTcp()]);
      try {
        const head = (HELP + ATTEMPTS)
          .replaceAll('@udp', String(udp.port))
          .replaceAll('@tcp', String(tcp.port));
        await studio.setFiles(app('  return <Text testID="label">x</Text>;', head));
        await studio.page.waitForFunction(() =>
          window.lines.some(
            (line) => line.kind === 'entry' && JSON.stringify(line.values).includes('"over"'),
          ),
        );
        const texts = await studio.consoleTexts();
        assert.equal(udp.count(), 0, texts.join(' | '));
        assert.equal(tcp.count(), 0, texts.join(' | '));
        for (const line of ['own none', 'deleted none', 'redefined refused TypeError', 'prototypes none'])
          assert.ok(texts.includes(line), `${line} is not in ${texts.join(' | ')}`);
        const reached = texts.filter((line) => line.endsWith(' asked'));
        assert.deepEqual(reached, []);
      } finally {
        udp.close();
        tcp.close();
      }
    },
  },
  {
    name: 'blocks dialogs, downloads, clipboard, full screen and the history of the studio',
    async run(studio) {
      const head = `
const scope: any = globalThis;
const attempt = (name: string, task: () => unknown) => {
  try { console.log(name, String(task())); } catch (error) { console.log(name, 'refused', (error as Error).name); }
};
attempt('alert', () => { scope.alert('x'); return 'back'; });
attempt('confirm', () => scope.confirm('x'));
attempt('prompt', () => scope.prompt('x'));
attempt('print', () => { scope.print(); return 'back'; });
scope.addEventListener('beforeunload', (event: any) => { event.preventDefault(); event.returnValue = 'stay'; });
const link = document.createElement('a');
link.href = URL.createObjectURL(new Blob(['x']));
link.download = 'virus.exe';
document.body.append(link);
link.click();
attempt('length before', () => scope.history.length);
for (let index = 0; index < 50; index += 1) scope.history.pushState({ index }, '');
attempt('length after', () => scope.history.length);
attempt('state', () => scope.history.state.index);
attempt('back', () => { scope.history.back(); scope.history.go(-1); return 'asked'; });
attempt('full screen', () => { document.documentElement.requestFullscreen().then(() => console.log('got screen'), () => console.log('no screen')); return 'asked'; });
attempt('pointer lock', () => { document.body.requestPointerLock(); return 'asked'; });
attempt('clipboard', () => { scope.navigator.clipboard.readText().then(() => console.log('got clipboard'), () => console.log('no clipboard')); return 'asked'; });
attempt('paste', () => document.execCommand('paste'));
attempt('notify', () => scope.Notification.permission);
setTimeout(() => console.log('over'), 1000);`;
      const { page } = studio;
      const dialogs: string[] = [];
      const downloads: string[] = [];
      page.on('dialog', (dialog) => {
        dialogs.push(dialog.type());
        void dialog.dismiss();
      });
      page.on('download', (download) => downloads.push(download.suggestedFilename()));
      const address = page.url();
      await studio.setFiles(app('  return <Text testID="label">x</Text>;', head));
      await page.waitForFunction(() =>
        window.lines.some((line) => line.kind === 'entry' && JSON.stringify(line.values).includes('"over"')),
      );
      const texts = await studio.consoleTexts();
      const said = texts.join(' | ');
      assert.deepEqual([dialogs, downloads], [[], []]);
      assert.equal(page.url(), address);
      const length = /length before (\d+)/.exec(said)?.[1];
      assert.ok(texts.includes(`length after ${length}`), said);
      assert.ok(texts.includes('state 49'), said);
      assert.ok(texts.includes('no screen') && !texts.includes('got clipboard'), said);
      assert.ok(texts.includes('paste false'), said);
      assert.ok(texts.includes('notify denied'), said);
      assert.equal(await studio.textOf('label'), 'x');
    },
  },
];
