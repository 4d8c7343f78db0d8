export interface LoopWatch {
  /** The first number counts heartbeats. */
  readonly beats: Int32Array;
  readonly limit: number;
  /** Id of the process, which is that of its main thread. */
  readonly mainThread: number;
}

/**
 * The program of the watching thread as text, so that it runs from the bundle and from the sources. It uses the inspector
 * only when the main thread is blocked.
 */
export const loopWatchProgram = `
const { readFileSync } = require('node:fs');
const { Session } = require('node:inspector');
const { parentPort, workerData } = require('node:worker_threads');
const { beats, limit, mainThread } = workerData;
const pause = new Int32Array(new SharedArrayBuffer(4));

// On Linux: milliseconds that a thread ran on a CPU, and its page faults.
const readThread = (folder) => {
  const ran = Number(readFileSync(folder + '/schedstat', 'utf8').split(' ')[0]) / 1e6;
  const fields = readFileSync(folder + '/stat', 'utf8').split(') ').pop().split(' ');
  return { ran, faults: Number(fields[7]) };
};

// Milliseconds of one page fault: nothing on hardware, but up to 12 µs on virtual machines, which is 25 ms for 8 MB.
const measureFault = () => {
  const before = readThread('/proc/thread-self');
  new Uint8Array(16 * 1024 * 1024).fill(1);
  const after = readThread('/proc/thread-self');
  const faults = after.faults - before.faults;
  return faults < 1000 ? 0 : (after.ran - before.ran) / faults;
};

// Milliseconds of work of the main thread, without its page faults, whose time is that of the machine's memory.
const createClock = () => {
  try {
    const fault = measureFault();
    return () => {
      const { ran, faults } = readThread('/proc/self/task/' + mainThread);
      return ran - faults * fault;
    };
  } catch {
    return () => performance.now();
  }
};
const readCpu = createClock();

const session = new Session();
session.connectToMainThread();
const post = (method) => new Promise((resolve) => session.post(method, () => resolve()));

// Frames name their script by an id; enabling the debugger reports the address of each.
const scripts = new Map();
session.on('Debugger.scriptParsed', ({ params }) => scripts.set(params.scriptId, params.url));

const pauseOnce = async () => {
  const paused = new Promise((resolve) => session.once('Debugger.paused', ({ params }) => resolve(params.callFrames)));
  session.post('Debugger.pause');
  // The thread may have become idle: then the pause takes effect only with its next work.
  const late = new Promise((resolve) => setTimeout(resolve, 1000, []));
  const frames = await Promise.race([paused, late]);
  session.post('Debugger.resume');
  return frames.map(({ functionName, location: { scriptId, lineNumber } }) =>
    (functionName || '(anonymous)') + ' ' + (scripts.get(scriptId) || '') + ':' + (lineNumber + 1));
};

// A chain of promises is often paused between two of them, where the stack has only internal frames.
const readStack = async () => {
  await post('Debugger.enable');
  const stack = [];
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const frames = await pauseOnce();
    stack.push(...frames);
    if (frames.some((frame) => !frame.includes('node:internal/'))) break;
  }
  session.post('Debugger.disable');
  return stack.slice(0, 30);
};

let seen = Atomics.load(beats, 0);
let cpu = readCpu();
let stack = null;
let reading = false;
// CPU time while the stack was read, mostly of the inspector: not counted.
let inspectorTime = 0;

const look = () => {
  const now = readCpu();
  const beat = Atomics.load(beats, 0);
  if (beat === seen) {
    if (now - cpu >= limit && stack === null && !reading) {
      reading = true;
      stack = [];
      readStack().then((frames) => {
        stack = frames;
        inspectorTime = readCpu() - now;
        reading = false;
      });
    }
    return;
  }
  if (reading) return;
  if (stack !== null) parentPort.postMessage({ milliseconds: Math.round(now - cpu - inspectorTime), stack });
  stack = null;
  seen = beat;
  cpu = now;
};
setInterval(look, 2);

parentPort.on('message', () => {
  const until = Atomics.load(beats, 0) + 2;
  const check = () => {
    look();
    if (!reading && stack === null && Atomics.load(beats, 0) >= until) parentPort.postMessage('settled');
    else setTimeout(check, 5);
  };
  check();
});
parentPort.postMessage('ready');
`;
