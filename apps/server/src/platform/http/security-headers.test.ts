import { expect, it } from 'vitest';
import { pageHeaders } from './security-headers.ts';

const ruleOf = (origins: string[]): string | undefined =>
  pageHeaders('https://preview.example', origins)
    ['content-security-policy']?.split('; ')
    .find((rule) => rule.startsWith('form-action'));

it('allows forms to post to the site and to the configured banks', () => {
  expect(ruleOf([])).toBe("form-action 'self'");
  expect(ruleOf(['https://bank.example', 'https://other.example'])).toBe(
    "form-action 'self' https://bank.example https://other.example",
  );
});
