import { expect, it } from 'vitest';
import { fixOne } from '../../test/fix-one.ts';

it("removes className from components of packages, but not from the project's own", () => {
  const source = `import { View } from 'react-native';
import { Card } from './Card';
export const A = () => <View
  className={cls('a', \`b\`)} style={s}><Card className="x" /></View>;`;
  const { source: result, kinds } = fixOne(source, {
    'src/Card.tsx': 'export const Card = (props: { className: string }) => null;',
  });
  expect(kinds).toEqual(['class-name']);
  expect(result).toContain('<View style={s}><Card className="x" /></View>');
});
