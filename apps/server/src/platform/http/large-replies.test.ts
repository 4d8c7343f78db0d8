import { expect, it } from 'vitest';
import { createLargeReplies } from './large-replies.ts';

const refusal = expect.objectContaining({ type: 'general_too_many_large_replies', params: { seconds: 5 } });

it('lets a person receive two large replies at once, and others meanwhile', () => {
  const replies = createLargeReplies({ perCaller: 2, heldBytes: 100 });
  const end = replies.enter('ayse');
  replies.enter('ayse');
  expect(() => replies.enter('ayse')).toThrow(refusal);
  replies.enter('mehmet');
  end();
  // Ending twice must not free the place of another reply.
  end();
  replies.enter('ayse');
  expect(() => replies.enter('ayse')).toThrow(refusal);
});

it('keeps a limited number of bytes in memory, but always lets one reply pass', () => {
  const replies = createLargeReplies({ perCaller: 2, heldBytes: 100 });
  const end = replies.hold(500);
  expect(() => replies.hold(1)).toThrow(refusal);
  end();
  replies.hold(60);
  replies.hold(40);
  expect(() => replies.hold(1)).toThrow(refusal);
});
