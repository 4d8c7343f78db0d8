export interface Session {
  /** Throws with status and body when the call fails. */
  call(method: string, path: string, body?: unknown): Promise<Record<string, unknown>>;
}

const readCookie = (reply: Response): string =>
  reply.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');

async function send(url: string, method: string, cookie: string, body?: unknown): Promise<Response> {
  const reply = await fetch(url, {
    method,
    headers: { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!reply.ok) throw new Error(`${method} ${url} returned ${reply.status}: ${await reply.text()}`);
  return reply;
}

/** Calls without a session. */
export function openGuest(origin: string): Session {
  return createSession(origin, '');
}

function createSession(origin: string, cookie: string): Session {
  return {
    call: async (method, path, body) => {
      const reply = await send(`${origin}/v1${path}`, method, cookie, body);
      return reply.status === 204 ? {} : ((await reply.json()) as Record<string, unknown>);
    },
  };
}

export async function signIn(origin: string, email: string, password: string): Promise<Session> {
  const reply = await send(`${origin}/v1/account/sessions/email`, 'POST', '', { email, password });
  return createSession(origin, readCookie(reply));
}
