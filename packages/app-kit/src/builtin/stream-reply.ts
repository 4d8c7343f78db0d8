import { type Reply, replyFieldOrder } from '../reply/reply-schema.ts';

/** A reply as the JSON text of a model, with its fields in the order of the protocol. */
export function streamReply(reply: Reply): string {
  return JSON.stringify(Object.fromEntries(replyFieldOrder.map((field) => [field, reply[field]])));
}
