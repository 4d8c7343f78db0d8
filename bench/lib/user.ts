import { randomBytes } from 'node:crypto';

export interface BenchUser {
  readonly cookie: string;
  readonly email: string;
  readonly password: string;
  call(method: string, path: string, body?: unknown): Promise<Record<string, unknown>>;
}

/** Registers a user and signs in. `call` throws with status and body when a request fails. */
export async function registerUser(origin: string): Promise<BenchUser> {
  const email = `${randomBytes(6).toString('hex')}@bench.example`;
  const password = randomBytes(12).toString('hex');
  const headers = { 'content-type': 'application/json' };
  await fetch(`${origin}/v1/account`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ userId: 'unique()', email, password, name: 'Bench' }),
  });
  const session = await fetch(`${origin}/v1/account/sessions/email`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email, password }),
  });
  const cookie = session.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  if (!session.ok || cookie === '') throw new Error(`The sign-in returned ${session.status}.`);
  return {
    cookie,
    email,
    password,
    call: async (method, path, body) => {
      const reply = await fetch(`${origin}/v1${path}`, {
        method,
        headers: { ...headers, cookie },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      if (!reply.ok) throw new Error(`${method} ${path} returned ${reply.status}: ${await reply.text()}`);
      return reply.status === 204 ? {} : ((await reply.json()) as Record<string, unknown>);
    },
  };
}
