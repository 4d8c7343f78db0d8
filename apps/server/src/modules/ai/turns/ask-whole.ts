import { AppError, type TurnDelta, type UserId } from '@kilim/contract';
import { answerMaximum, type CollectedAnswer } from '../answers/collect-answer.ts';
import { continueMessages } from '../prompt/continuation-prompt.ts';
import type { PromptMessage } from '../providers/provider.ts';
import { createReplyStream, type ReplyStream } from '../reply-stream/read-reply-stream.ts';
import type { TurnTasks } from '../worker-tasks.ts';

/** docs/rules/turn-protocol.md#length-limit */
export const continuationMaximum = 3;

const blockPattern = /<\s*(?:file|edit)[\s/]/;

export interface WholeInput {
  readonly messages: readonly PromptMessage[];
  readonly userId: UserId;
  readonly tasks: Pick<TurnTasks, 'joinAnswer' | 'countTokens'>;
  readonly emit: (delta: TurnDelta) => void;
  /** Sends a request; the text that arrives is written to the stream. */
  ask(messages: readonly PromptMessage[], stream: ReplyStream): Promise<CollectedAnswer>;
}

/**
 * Asks for an answer and lets the model continue it while it is cut off at the length limit, and once if it ends within a
 * block. The result has the finish reason of the last part. Of a continuation only its own tokens count, because the
 * prompt is sent again without the user's doing.
 */
export async function askWhole(input: WholeInput): Promise<CollectedAnswer> {
  const { tasks, userId, messages } = input;
  const stream = createReplyStream(input.emit);
  try {
    let answer = await input.ask(messages, stream);
    const mayBeOpen = answer.finish === 'length' || blockPattern.test(answer.text);
    if (answer.format === 'text' || !mayBeOpen || answer.text.trim() === '') return answer;
    let joined = await tasks.joinAnswer({ text: answer.text, more: null }, userId);
    for (let part = 1; part <= continuationMaximum; part += 1) {
      const isOpen = part === 1 && joined.end.open !== undefined;
      if (answer.finish !== 'length' && !isOpen) break;
      const more = await input.ask(continueMessages(messages, joined.text, joined.end), stream);
      joined = await tasks.joinAnswer({ text: joined.text, more: more.text }, userId);
      if (joined.text.length > answerMaximum) {
        throw new AppError('ai_reply_unreadable', { detail: `longer than ${answerMaximum} characters` });
      }
      const tokens = answer.tokens + (await tasks.countTokens(more.text, userId));
      answer = { ...answer, text: joined.text, finish: more.finish, tokens };
    }
    return answer;
  } finally {
    await stream.end();
  }
}
