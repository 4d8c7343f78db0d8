import type { Endpoint, EndpointInput } from '@kilim/contract';

// What the page has requested during the running test.

/** A request as a handler received it. */
export interface ReceivedCall<E extends Endpoint = Endpoint> {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** Validated by the endpoint's schema; undefined for a request without a JSON body. */
  readonly body: EndpointInput<E>['body'];
}

let calls: (ReceivedCall & { readonly name: string })[] = [];
let violations: string[] = [];
const waiting = new Set<string>();

/** The requests to an endpoint since the test began, oldest first. */
export function callsTo<E extends Endpoint>(endpoint: E): readonly ReceivedCall<E>[] {
  return calls.filter(({ name }) => name === endpoint.name) as unknown as readonly ReceivedCall<E>[];
}

export function recordCall(endpoint: Endpoint, call: ReceivedCall): void {
  calls.push({ name: endpoint.name, ...call });
}

/** Records a request that must fail the running test. */
export function recordViolation(text: string): void {
  violations.push(text);
}

/** A request has left the page; it waits for a handler until `requestReceived`. */
export function requestSent(requestId: string): void {
  waiting.add(requestId);
}

export function requestReceived(requestId: string): void {
  waiting.delete(requestId);
}

/** Whether each request that has left the page was received. */
export const isEachReceived = (): boolean => waiting.size === 0;

/** Clears the log and returns the violations. */
export function takeViolations(): readonly string[] {
  const found = violations;
  calls = [];
  violations = [];
  return found;
}
