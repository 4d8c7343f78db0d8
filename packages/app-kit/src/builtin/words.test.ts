import { expect, it } from 'vitest';
import { words } from './words.ts';

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return [String(value('x', 'y'))];
  return Object.values(value as object).flatMap(listTexts);
}

const operatorWords =
  /open ?ai|api key|_URL|_KEY|AI_MODEL|\.env\b|provider is|provider can|sağlayıcıyım|yerleşik|built-in|language model|dil model|model bağla|connect a model/i;

it.each(Object.entries(words))('the answers in %s contain no words of operators', (_, texts) => {
  expect(listTexts(texts).filter((text) => operatorWords.test(text))).toEqual([]);
});
