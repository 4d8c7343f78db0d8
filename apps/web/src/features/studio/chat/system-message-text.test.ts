import { en } from '@kilim/messages/en';
import { createTranslator } from '@kilim/messages/translator';
import { expect, it } from 'vitest';
import { systemMessageText } from './system-message-text.ts';

const translate = createTranslator('en', en);
const describeError = ({ type }: { type: string }): string => `text of ${type}`;

it('prefixes an error', () => {
  const error = { type: 'ai_reply_unreadable', params: {} } as const;
  expect(systemMessageText({ content: '', error }, describeError, translate)).toBe(
    'Error: text of ai_reply_unreadable',
  );
});

it('does not prefix a stop that the user requested', () => {
  const error = { type: 'turn_stopped', params: {} } as const;
  expect(systemMessageText({ content: '', error }, describeError, translate)).toBe('text of turn_stopped');
});

it('returns the content when there is no error', () => {
  expect(systemMessageText({ content: 'hello', error: null }, describeError, translate)).toBe('hello');
});
