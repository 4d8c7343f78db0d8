import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';
import { everydayHandlers } from './everyday-handlers.ts';
import { realtimeHandler } from './realtime-server.ts';
import {
  isEachReceived,
  recordViolation,
  requestReceived,
  requestSent,
  takeViolations,
} from './request-log.ts';

// The msw server of a test file. Importing this module starts it for the file; each test begins with the everyday
// handlers and adds its own by `server.use(respond(endpoint, …))`. A request without a handler or with a body that the
// contract does not allow fails the test.

export const server = setupServer(...everydayHandlers, realtimeHandler);

/** Makes all further requests fail, as without a network. */
export function goOffline(): void {
  server.use(
    http.all('*', ({ requestId }) => {
      requestReceived(requestId);
      return HttpResponse.error();
    }),
  );
}

server.events.on('request:start', ({ requestId }) => requestSent(requestId));
// Handlers that were not made by `respond` do not report the request before they reply.
server.events.on('request:match', ({ requestId }) => requestReceived(requestId));
server.events.on('request:unhandled', ({ requestId }) => requestReceived(requestId));

beforeAll(() => {
  server.listen({
    onUnhandledRequest(request, print) {
      recordViolation(`no handler for ${request.method} ${new URL(request.url).pathname}`);
      print.error();
    },
  });
});

afterEach(async () => {
  // Requests of a page that is being closed still belong to this test.
  await new Promise((resolve) => setImmediate(resolve));
  await vi.waitFor(() => expect(isEachReceived()).toBe(true));
  server.resetHandlers();
  expect(takeViolations()).toEqual([]);
});

afterAll(() => server.close());
