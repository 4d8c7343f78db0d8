import { randomInt } from 'node:crypto';

const groups = 8;

/**
 * A random id for the delimiters of one prompt, of 24 digits. Three digits are always one token, so that equal prompts
 * have equal prices.
 */
export const createSectionId = (): string =>
  Array.from({ length: groups }, () => String(randomInt(1_000)).padStart(3, '0')).join('');
