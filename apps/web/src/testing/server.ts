import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';
import { everydayHandlers } from './everyday-handlers.ts';
import { realtimeHandler } from './realtime-server.ts';
import { addViolation, takeViolations } from './respond.ts';

// The msw server of a test file. Importing this module starts it for the file; each test begins with the everyday
// handlers and adds its own by `server.use(respond(endpoint, …))`. A request without a handler or with a body that the
// contract does not allow fails the test.

export const server = setupServer(...everydayHandlers, realtimeHandler);

/** Makes all further requests fail, as without a network. */
export function goOffline(): void {
  server.use(http.all('*', () => HttpResponse.error()));
}

/** Requests for which no handler was looked up yet. */
const unmatched = new Set<string>();
server.events.on('request:start', ({ requestId }) => void unmatched.add(requestId));
server.events.on('request:match', ({ requestId }) => void unmatched.delete(requestId));
server.events.on('request:unhandled', ({ requestId }) => void unmatched.delete(requestId));

beforeAll(() => {
  server.listen({
    onUnhandledRequest(request, print) {
      addViolation(`no handler for ${request.method} ${new URL(request.url).pathname}`);
      print.error();
    },
  });
});

afterEach(async () => {
  // Requests of a page that is being closed still belong to this test.
  await new Promise((resolve) => setImmediate(resolve));
  await vi.waitFor(() => expect(unmatched.size).toBe(0));
  server.resetHandlers();
  expect(takeViolations()).toEqual([]);
});

afterAll(() => server.close());
