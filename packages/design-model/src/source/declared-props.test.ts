import { expect, it } from 'vitest';
import { find, read } from './testing/example-app.ts';

const canHold = (component: string): boolean => {
  const files = { 'a.tsx': `${component}\nexport const A = () => <Field label="Ad" />;` };
  return find(read(files, 'a.tsx'), 'Field').canHold;
};

it.each([
  ['interface Props { label: string }\nfunction Field({ label, ...rest }: Props) { return null; }', false],
  ['interface Props { label: string }\nfunction Field(props: Props) { return null; }', false],
  ['type Props = { label: string };\nfunction Field({ ...rest }: Props) { return null; }', false],
  ['function Field({ ...rest }: { label: string }) { return null; }', false],
  ['export interface Props { children: unknown }\nfunction Field({ ...rest }: Props) { return null; }', true],
  [
    'interface Props extends Other { label: string }\nfunction Field({ ...rest }: Props) { return null; }',
    true,
  ],
  ['type Props = Other & { label: string };\nfunction Field({ ...rest }: Props) { return null; }', true],
  ['interface Props { [name: string]: unknown }\nfunction Field({ ...rest }: Props) { return null; }', true],
  ['function Field({ ...rest }: Elsewhere) { return null; }', true],
  ['function Field({ children, ...rest }: Elsewhere) { return null; }', true],
  ['function Field({ label }: Elsewhere) { return null; }', false],
  ['function Field() { return null; }', false],
])('of %j allow children: %s', (component, expected) => {
  expect(canHold(component)).toBe(expected);
});
