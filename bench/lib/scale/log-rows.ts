import { eventIdAt, idAt } from './identifiers.ts';
import { createRandom } from './random.ts';
import { day, growingTime, type Row, type StoredPerson, skewed } from './rows.ts';

const kinds = [
  ['sign-in', 'signed-in', 0.7],
  ['failure', 'sign-in-failed', 0.2],
  ['session', 'signed-out', 0.08],
  ['admin', 'ticket-answered', 0.018],
  ['admin', 'user-suspended', 0.002],
] as const;

export function* eventRows(
  count: number,
  people: readonly StoredPerson[],
  now: number,
  adminIds: readonly string[],
  firstIdAt: (time: number) => string,
): Generator<Row> {
  const random = createRandom(8);
  const times = Array.from({ length: count }, () => growingTime(random, now, 399 * day)).sort(
    (a, b) => a - b,
  );
  for (const [at, createdAt] of times.entries()) {
    const [category, kind] = random.weighted(kinds.map((item) => [item, item[2]]));
    yield {
      id: eventIdAt(createdAt, at, firstIdAt),
      category,
      kind,
      user_id: people[skewed(random, people.length)]?.id ?? null,
      actor_id: category === 'admin' ? random.pick(adminIds) : null,
      network: `${random.below(200)}.${random.below(60)}.${random.below(60)}.0/24`,
      browser: 'Chrome 140',
      system: 'Android',
      detail_json: '{}',
      created_at: createdAt,
    };
  }
}

/** Turns of projects, and reports of apps that did not start. */
export function* turnRows(
  projects: readonly Row[],
  count: number,
  now: number,
): Generator<{ readonly turn: Row; readonly report: Row | null }> {
  const random = createRandom(9);
  const times = Array.from({ length: count }, () => growingTime(random, now, 400 * day)).sort(
    (a, b) => a - b,
  );
  for (const [at, createdAt] of times.entries()) {
    const project = projects[skewed(random, projects.length)];
    if (project === undefined) continue;
    const id = idAt(createdAt, at);
    const isDone = random.next() < 0.93;
    const shared = { project_id: project['id'] ?? '', user_id: project['user_id'] ?? '', model: 'bench' };
    yield {
      turn: {
        ...shared,
        id,
        idempotency_key: id,
        status: isDone ? 'done' : 'failed',
        prompt: 'Ana ekrana bir liste ekle',
        language: 'tr',
        mode: 'build',
        provider: 'builtin',
        reserved: 0,
        charged: isDone ? 5 : 0,
        error_json: isDone ? null : '{"type":"ai_unavailable"}',
        progress_json: '{}',
        stop_requested: 0,
        lease_until: 0,
        created_at: createdAt,
        ended_at: createdAt + 9_000,
      },
      report:
        random.next() < 0.3
          ? {
              ...shared,
              turn_id: id,
              prompt: 'Ana ekrana bir liste ekle',
              result: random.next() < 0.9 ? 'ok' : 'error',
              charge: random.weighted([
                ['kept', 0.95],
                ['returned', 0.03],
                ['refused', 0.015],
                ['in-review', 0.005],
              ] as const),
              credits: 5,
              message: 'x is not a function',
              path: 'src/App.tsx',
              line: 3,
              reported_at: createdAt + 20_000,
              decided_at: null,
            }
          : null,
    };
  }
}

export function* ledgerRows(people: readonly StoredPerson[]): Generator<Row> {
  const random = createRandom(10);
  for (const [at, { id, createdAt }] of people.entries()) {
    // One in 5,000 has a long history.
    const length = at % 5_000 === 11 ? 2_000 : 2;
    for (let position = 1; position <= length; position += 1) {
      yield {
        id: idAt(createdAt + position, at * 3_000 + position),
        user_id: id,
        position,
        kind: position === 1 ? 'opening' : 'gift',
        amount: 10,
        balance_after: position * 10,
        reason: random.next() < 0.5 ? 'Hoş geldiniz' : '',
        idempotency_key: `bench:${at}:${position}`,
        created_at: createdAt + position * 1_000,
      };
    }
  }
}

export function* visitRows(count: number, now: number): Generator<Row> {
  const random = createRandom(11);
  for (let at = 0; at < count; at += 1) {
    const createdAt = growingTime(random, now, 89 * day);
    yield {
      id: idAt(createdAt, at),
      kind: random.weighted([
        ['page', 0.7],
        ['action', 0.2],
        ['performance', 0.1],
      ] as const),
      name: 'page',
      path: '/',
      visit: `visit-${at % 5_000}`,
      user_id: null,
      properties_json: '{}',
      day: new Date(createdAt).toISOString().slice(0, 10),
      created_at: createdAt,
    };
  }
}
