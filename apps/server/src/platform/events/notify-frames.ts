import { randomBytes } from 'node:crypto';
import type { BusEvent, Channel } from './events.ts';

// Encodes an event for NOTIFY, whose payload is limited to 8,000 bytes, in one or several frames.

export interface BusMessage {
  /** `resources` for an event that names its receivers itself. */
  readonly channel: Channel | 'resources';
  readonly event: BusEvent;
}

/** `[sender, message, part, parts, text]`: an array, because names would take space in every frame. */
type Frame = readonly [string, string, number, number, string];

/** Characters of base64; with the rest of the frame they stay below the limit. */
const textMaximum = 7_400;
/** A larger event is a bug. */
const messageMaximum = 4 * 1_048_576;

const cut = (text: string): string[] => {
  const parts: string[] = [];
  for (let at = 0; at < text.length; at += textMaximum) parts.push(text.slice(at, at + textMaximum));
  return parts;
};

/** Payloads of at most 7,500 bytes each, to be sent in order. Throws for an event above 4 MB. */
export function encodeFrames(sender: string, message: BusMessage): string[] {
  const text = Buffer.from(JSON.stringify(message)).toString('base64');
  if (text.length > messageMaximum) throw new Error(`The event is too large: ${text.length} characters.`);
  const id = randomBytes(6).toString('base64url');
  const parts = cut(text);
  return parts.map((part, index) => {
    const frame: Frame = [sender, id, index, parts.length, part];
    return JSON.stringify(frame);
  });
}

function parseFrame(payload: string): Frame | null {
  try {
    const value: unknown = JSON.parse(payload);
    if (!Array.isArray(value) || value.length !== 5) return null;
    const [sender, id, index, count, text] = value as readonly unknown[];
    const isFrame =
      typeof sender === 'string' &&
      typeof id === 'string' &&
      typeof text === 'string' &&
      Number.isInteger(index) &&
      Number.isInteger(count);
    return isFrame ? (value as unknown as Frame) : null;
  } catch {
    return null;
  }
}

export interface FrameReader {
  /** The message that this payload completes; null for a part, an own message or an invalid frame. */
  read(payload: string): BusMessage | null;
  /** Drops incomplete messages after a connection was lost. */
  reset(): void;
}

/** Reassembles messages of other senders. NOTIFY keeps the order of each sender. */
export function createFrameReader(self: string): FrameReader {
  const unfinished = new Map<string, string[]>();
  return {
    reset: () => unfinished.clear(),
    read: (payload) => {
      const frame = parseFrame(payload);
      if (!frame) return null;
      const [sender, id, index, count, text] = frame;
      if (sender === self) return null;
      const key = `${sender} ${id}`;
      const parts = unfinished.get(key) ?? [];
      // A missing part means that the connection was lost; the other parts are useless.
      if (index !== parts.length) {
        unfinished.delete(key);
        return null;
      }
      parts.push(text);
      if (parts.length < count) {
        unfinished.set(key, parts);
        return null;
      }
      unfinished.delete(key);
      // Written by the same code in another process.
      return JSON.parse(Buffer.from(parts.join(''), 'base64').toString('utf8')) as BusMessage;
    },
  };
}
