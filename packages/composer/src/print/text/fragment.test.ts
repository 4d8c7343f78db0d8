import { expect, it } from 'vitest';
import { fragment } from './fragment.ts';

it('wraps several elements and leaves a single one alone', () => {
  expect(fragment(['<Row />'])).toBe('<Row />');
  expect(fragment(['<Row />', '<Total />'])).toBe('<>\n  <Row />\n  <Total />\n</>');
});
