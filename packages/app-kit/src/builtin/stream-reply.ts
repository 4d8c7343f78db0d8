import { type Reply, replyFieldOrder } from '../reply/reply-schema.ts';

/** A reply as a model would send it: one JSON object, its fields in the protocol's order. */
export function streamReply(reply: Reply): string {
  return JSON.stringify(Object.fromEntries(replyFieldOrder.map((field) => [field, reply[field]])));
}
