import { expect, it } from 'vitest';
import { fixOne } from '../../test/fix-one.ts';

it('takes className from components of packages and leaves it to own ones', () => {
  const source = `import { View } from 'react-native';
import { Card } from './Card';
export const A = () => <View
  className={cls('a', \`b\`)} style={s}><Card className="x" /></View>;`;
  const { source: healed, kinds } = fixOne(source, {
    'src/Card.tsx': 'export const Card = (props: { className: string }) => null;',
  });
  expect(kinds).toEqual(['class-name']);
  expect(healed).toContain('<View style={s}><Card className="x" /></View>');
});
