import { expect, it } from 'vitest';
import { z } from 'zod';
import { toEventStream } from './whole-reply.ts';

const chunk = z.object({
  choices: z.array(
    z.object({ delta: z.object({ content: z.string() }), finish_reason: z.string().nullish() }),
  ),
  usage: z.object({ total_tokens: z.number() }).optional(),
});

async function readEvents(body: unknown): Promise<string[]> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const stream = await new Response(toEventStream(text)).text();
  return stream
    .split('\n\n')
    .filter((line) => line !== '')
    .map((line) => line.replace(/^data: /, ''));
}
const reply = (content: string) => ({
  object: 'chat.completion',
  choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'length' }],
  usage: { total_tokens: 7 },
});

it.each([
  ['short', 'merhaba'],
  ['empty', ''],
  ['long', 'çok uzun '.repeat(10_000)],
  ['of pairs that a cut would part', `a${'🙂'.repeat(20_000)}`],
])('gives the text, reason and usage of an answer that is %s', async (_name, content) => {
  const events = await readEvents(reply(content));
  expect(events.at(-1)).toBe('[DONE]');
  const chunks = events.slice(0, -1).map((event) => chunk.parse(JSON.parse(event)));
  const pieces = chunks.map(({ choices }) => choices[0]?.delta.content ?? '');
  expect(pieces.join('')).toBe(content);
  expect(pieces.filter((piece) => piece.length > 16_385 || /[\uD800-\uDBFF]$/.test(piece))).toEqual([]);
  expect(chunks.at(-1)).toMatchObject({ choices: [{ finish_reason: 'length' }], usage: { total_tokens: 7 } });
  // A reason in front of the last piece would end the answer there.
  expect(chunks.slice(0, -1).some(({ choices }) => choices[0]?.finish_reason)).toBe(false);
});

it('passes on what is no answer, such as an error of the server', async () => {
  expect(await readEvents({ error: { message: 'overloaded' } })).toEqual([
    '{"error":{"message":"overloaded"}}',
    '[DONE]',
  ]);
  expect(await readEvents({ choices: [] })).toEqual(['{"choices":[]}', '[DONE]']);
  for (const text of ['', '<html>', '"text"', 'null']) expect(await readEvents(text)).toEqual(['[DONE]']);
});
