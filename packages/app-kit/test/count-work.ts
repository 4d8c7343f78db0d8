import { Session } from 'node:inspector/promises';

const folder = '/packages/app-kit/src/';

/** Work of native string methods, which V8's block counts do not include. */
let nativeWork = 0;

function countNatives(): () => void {
  const undo: (() => void)[] = [];
  const wrap = (owner: object, name: string, cost: (self: unknown, result: unknown) => number): void => {
    const original = Reflect.get(owner, name) as (...values: unknown[]) => unknown;
    Reflect.set(owner, name, function counted(this: unknown, ...values: unknown[]): unknown {
      const from = typeof values[1] === 'number' ? values[1] : 0;
      const before = this instanceof RegExp ? this.lastIndex : from;
      const result = Reflect.apply(original, this, values);
      // A sticky expression without a match reads little, and its lastIndex is 0 afterwards.
      if (this instanceof RegExp && this.sticky && result === null) {
        nativeWork += 1;
        return result;
      }
      const subject = this instanceof RegExp ? String(values[0]) : String(this);
      nativeWork += cost(this, result) < 0 ? subject.length - before : cost(this, result) - before;
      return result;
    });
    undo.push(() => Reflect.set(owner, name, original));
  };
  // A search reads up to its match, or the rest of the text without one.
  for (const name of ['indexOf', 'lastIndexOf']) {
    wrap(String.prototype, name, (_, found) => (typeof found === 'number' ? found : -1));
  }
  for (const name of ['includes', 'split', 'trim', 'trimEnd', 'normalize', 'toLowerCase', 'replaceAll']) {
    wrap(String.prototype, name, () => -1);
  }
  wrap(RegExp.prototype, 'exec', (self, found) => {
    if (Array.isArray(found)) return Number(Reflect.get(found, 'index')) + String(found[0]).length;
    const { sticky, multiline, source, lastIndex } = self as RegExp;
    return sticky || (!multiline && source.startsWith('^')) ? lastIndex : -1;
  });
  wrap(Array.prototype, 'slice', (_, part) => (part as unknown[]).length);
  return () => {
    for (const one of undo) one();
  };
}

/**
 * Counts the work of this package's code during a function call: executed blocks, as counted by V8 for coverage, plus
 * the characters read by native methods. Independent of the machine.
 */
export async function countWork(work: () => void): Promise<number> {
  const session = new Session();
  session.connect();
  try {
    await session.post('Profiler.enable');
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
    await session.post('Profiler.takePreciseCoverage');
    nativeWork = 0;
    const restore = countNatives();
    try {
      work();
    } finally {
      restore();
    }
    const { result } = await session.post('Profiler.takePreciseCoverage');
    await session.post('Profiler.stopPreciseCoverage');
    const own = result.filter(({ url }) => url.includes(folder) && !url.includes('.test.'));
    const blocks = own.flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges));
    return nativeWork + blocks.reduce((sum, { count }) => sum + count, 0);
  } finally {
    session.disconnect();
  }
}
