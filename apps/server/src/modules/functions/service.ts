// The operations that the specification gives to the client, by the names of the product’s own calls. A caller of one
// passes the checks of that call: docs/rules/client-sdk.md#functions

/** Endpoint by name of the function. */
export const functionEndpoints: Readonly<Record<string, string>> = {
  'check-credits': 'getCredits',
  'use-credits': 'useCredits',
  'add-credits': 'changeUserCredits',
  'create-receipt': 'createOrder',
  'confirm-payment': 'confirmDemoPayment',
  'create-ticket': 'createTicket',
  'reply-to-ticket': 'replyToTicket',
  'rate-ticket': 'rateTicket',
  'set-ticket-state': 'updateTicket',
};

/** The endpoint of a function; undefined for unknown names. */
export const endpointOf = (name: string): string | undefined =>
  Object.hasOwn(functionEndpoints, name) ? functionEndpoints[name] : undefined;
