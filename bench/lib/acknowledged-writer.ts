import { setTimeout as wait } from 'node:timers/promises';
import type { BenchUser } from './user.ts';

/** What the server has confirmed since the start of a round. */
export interface Acknowledged {
  readonly writes: number;
  readonly turns: number;
}

/** A user who writes files and starts turns, and remembers what the server has confirmed. */
export interface Writer {
  readonly projectId: string;
  readonly cookie: string;
  /** Writes until the returned function is called, whether or not the server is alive. */
  start(): () => Promise<Acknowledged>;
  /**
   * Confirmed files, messages and ledger rows that are missing now, a balance that differs from the ledger, and turns that
   * were charged twice or wrongly.
   */
  findLosses(): Promise<string[]>;
  countLedger(): Promise<number>;
}

interface LedgerRow {
  readonly id: string;
  readonly amount: number;
  readonly turnId: string | null;
  readonly turnState: 'running' | 'charged' | 'free' | null;
}
interface StoredFile {
  readonly path: string;
  readonly content: string;
  readonly hash: string;
}

const countPath = 'src/count.ts';

export async function createWriter(user: BenchUser): Promise<Writer> {
  const name = crypto.randomUUID();
  const projectId = String((await user.call('POST', '/projects', { name }))['id']);
  const base = `/projects/${projectId}`;
  const files = new Map<string, string>();
  const messages = new Set<string>();
  const ledger = new Set<string>();
  const compared = new Set<string>();
  let hash: string | null = null;
  let value = 0;

  const write = async (path: string, content: string, baseHash: string | null): Promise<string> => {
    const operations = [{ kind: 'write', path, content, baseHash }];
    const reply = await user.call('POST', `${base}/files/batch`, { reason: 'code-save', operations });
    const [written] = reply['written'] as StoredFile[];
    return written?.hash ?? '';
  };
  const readFiles = async (): Promise<Map<string, StoredFile>> => {
    const { files: found } = await user.call('GET', `${base}/files`);
    return new Map((found as StoredFile[]).map((file) => [file.path, file]));
  };
  const readLedger = async (): Promise<LedgerRow[]> => {
    const rows: LedgerRow[] = [];
    for (let cursor = ''; ; ) {
      const page = await user.call('GET', `/credits/ledger?limit=100${cursor}`);
      rows.push(...(page['entries'] as LedgerRow[]));
      if (page['nextCursor'] === null) return rows;
      cursor = `&cursor=${encodeURIComponent(String(page['nextCursor']))}`;
    }
  };
  const readMessages = async (): Promise<Set<string>> => {
    const ids = new Set<string>();
    for (let cursor = ''; ; ) {
      const page = await user.call('GET', `${base}/messages?limit=100${cursor}`);
      for (const { id } of page['messages'] as { id: string }[]) ids.add(id);
      if (page['nextCursor'] === null) return ids;
      cursor = `&cursor=${encodeURIComponent(String(page['nextCursor']))}`;
    }
  };

  /** One write; every fifth also starts a turn and notes what the server shows of it. */
  const step = async (): Promise<'written' | 'turn'> => {
    const next = `export const count = ${value + 1};\n`;
    hash = await write(countPath, next, hash);
    value += 1;
    files.set(countPath, next);
    if (value % 5 !== 0) return 'written';
    const prompt = `Ekranı değiştir ${value}`;
    await user.call('POST', `${base}/turns`, { prompt, idempotencyKey: crypto.randomUUID() });
    for (const id of await readMessages()) messages.add(id);
    for (const { id } of await readLedger()) ledger.add(id);
    return 'turn';
  };

  /** Turns that are charged twice, or another amount than their answer says. */
  const findWrongCharges = async (rows: readonly LedgerRow[]): Promise<string[]> => {
    const wrong: string[] = [];
    const seen = new Set<string>();
    for (const { id, amount, turnId, turnState } of rows) {
      if (turnId === null) continue;
      if (seen.has(turnId)) wrong.push(`turn ${turnId} has two movements`);
      seen.add(turnId);
      if (turnState === 'running' || compared.has(id)) continue;
      compared.add(id);
      const { charged } = await user.call('GET', `${base}/turns/${turnId}`);
      if (charged !== -amount) wrong.push(`turn ${turnId} costs ${String(charged)}, ledger ${-amount}`);
    }
    return wrong;
  };

  await write('src/typed.ts', '// typed\n', null);
  return {
    projectId,
    cookie: user.cookie,
    start() {
      let isOver = false;
      let [writes, turns] = [0, 0];
      const run = (async () => {
        while (!isOver) {
          try {
            if ((await step()) === 'turn') turns += 1;
            writes += 1;
          } catch {
            // Killed, or a turn is still running: what was not confirmed may be lost.
            await wait(100);
          }
        }
      })();
      return async () => {
        isOver = true;
        await run;
        return { writes, turns };
      };
    },
    async findLosses() {
      const losses: string[] = [];
      const found = await readFiles();
      const count = Number(/\d+/.exec(found.get(countPath)?.content ?? '')?.[0] ?? 0);
      // A write whose confirmation was lost may exist, one that was confirmed must.
      if (files.has(countPath) && count < value) losses.push(`file ${countPath}: ${count} of ${value}`);
      hash = found.get(countPath)?.hash ?? null;
      value = Math.max(value, count);
      const present = await readMessages();
      for (const id of messages) if (!present.has(id)) losses.push(`message ${id}`);
      const rows = await readLedger();
      const ids = new Set(rows.map(({ id }) => id));
      for (const id of ledger) if (!ids.has(id)) losses.push(`ledger row ${id}`);
      const sum = rows.reduce((total, { amount }) => total + amount, 0);
      const { balance } = await user.call('GET', '/credits');
      if (sum !== balance) losses.push(`balance ${String(balance)}, ledger ${sum}`);
      return [...losses, ...(await findWrongCharges(rows))];
    },
    countLedger: async () => (await readLedger()).length,
  };
}
