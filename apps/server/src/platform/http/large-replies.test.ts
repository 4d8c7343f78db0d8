import { expect, it } from 'vitest';
import { createLargeReplies } from './large-replies.ts';

const refusal = expect.objectContaining({ type: 'general_too_many_large_replies', params: { seconds: 5 } });

it('allows two large replies per caller at the same time', () => {
  const replies = createLargeReplies({ perCaller: 2, memoryBytes: 100 });
  const end = replies.countReply('ayse');
  replies.countReply('ayse');
  expect(() => replies.countReply('ayse')).toThrow(refusal);
  replies.countReply('mehmet');
  end();
  // A second release must not count.
  end();
  replies.countReply('ayse');
  expect(() => replies.countReply('ayse')).toThrow(refusal);
});

it('limits the bytes in memory, but always allows one reply', () => {
  const replies = createLargeReplies({ perCaller: 2, memoryBytes: 100 });
  const end = replies.countMemory(500);
  expect(() => replies.countMemory(1)).toThrow(refusal);
  end();
  replies.countMemory(60);
  replies.countMemory(40);
  expect(() => replies.countMemory(1)).toThrow(refusal);
});
