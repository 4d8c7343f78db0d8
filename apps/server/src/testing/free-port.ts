import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port of 127.0.0.1 that no process listens on. */
export async function findFreePort(): Promise<number> {
  const probe = createServer();
  probe.listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address ? address.port : 0;
}
