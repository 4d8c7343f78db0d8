import { translators } from '../i18n/index.ts';
import type { DescribeError } from './request-context.ts';

/** The text of an error in the caller's language. */
export const describeError: DescribeError = (error, language) =>
  translators[language](`errors.${error.type}`, error.params);
