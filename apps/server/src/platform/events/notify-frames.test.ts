import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type BusMessage, createFrameReader, encodeFrames } from './notify-frames.ts';

const message = (text: string): BusMessage => ({
  channel: `account.${text.length}`,
  event: { kind: text } as never,
});

it('reassembles every message from frames within the limit of NOTIFY', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 20_000 }), { maxLength: 4 }), (texts) => {
      const reader = createFrameReader('me');
      const frames = texts.flatMap((text) => encodeFrames('you', message(text)));
      expect(frames.every((frame) => Buffer.byteLength(frame) <= 7_500)).toBe(true);
      const read = frames.map((frame) => reader.read(frame)).filter((found) => found !== null);
      expect(read).toEqual(texts.map(message));
    }),
    { numRuns: 50 },
  );
});

it('reads interleaved parts of several senders', () => {
  const reader = createFrameReader('me');
  const [a, b] = ['a', 'b'].map((sign) => encodeFrames(sign, message(sign.repeat(10_000))));
  const mixed = (a ?? []).flatMap((frame, index) => [frame, b?.[index] ?? '']);
  expect(mixed.map((frame) => reader.read(frame)).filter((found) => found !== null)).toHaveLength(2);
});

it('ignores its own messages, incomplete ones and invalid frames', () => {
  const reader = createFrameReader('me');
  expect(encodeFrames('me', message('x')).map((frame) => reader.read(frame))).toEqual([null]);
  const [, ...rest] = encodeFrames('you', message('x'.repeat(20_000)));
  expect(rest.every((frame) => reader.read(frame) === null)).toBe(true);
  for (const payload of ['', '[]', '{}', '["you",1,2,3,4]', 'null']) expect(reader.read(payload)).toBeNull();
});

it('drops incomplete messages when it is reset', () => {
  const reader = createFrameReader('me');
  const [first, ...rest] = encodeFrames('you', message('x'.repeat(20_000)));
  reader.read(first ?? '');
  reader.reset();
  expect(rest.every((frame) => reader.read(frame) === null)).toBe(true);
});

it('rejects an event of several megabytes', () => {
  expect(() => encodeFrames('me', message('x'.repeat(4_000_000)))).toThrow('too large');
});
