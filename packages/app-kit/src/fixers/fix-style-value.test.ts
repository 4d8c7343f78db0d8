import { describe, expect, it } from 'vitest';
import { fixOne } from '../../test/fix-one.ts';

const wrap = (style: string) =>
  `import { View } from 'react-native';\nexport const A = ({ on, s }: any) => <View style={${style}} />;\n`;

describe('fixStyleValue', () => {
  it.each([
    ["[s, { top: '4px' }, on && { left: '2px' }]", '[s, { top: 4 }, on && { left: 2 }]'],
    ["on ? { gap: '4px' } : s", 'on ? { gap: 4 } : s'],
    ["{ float: 'left', top: 1 }", '{ top: 1 }'],
    ["{ top: 1, ':hover': { top: 2 }, left: 3 }", '{ top: 1, left: 3 }'],
    ["{ 'margin-top': 4, ...s }", '{ marginTop: 4, ...s }'],
    ['{ lineHeight: 1.4, fontSize: 20 }', '{ lineHeight: 28, fontSize: 20 }'],
  ])('converts %s', (style, expected) => {
    expect(fixOne(wrap(style))).toEqual({ source: wrap(expected), kinds: ['style-value'] });
  });

  it.each([
    "{ width: '50%', color: '16px', transform: [{ translateX: 4 }] }",
    '{ lineHeight: 1.4 }',
    '{ lineHeight: 24, fontSize: 16 }',
    "{ [on]: '4px' }",
    's.row',
    "{ boxShadow: '0 1px 2px red' }",
  ])('leaves %s alone', (style) => {
    expect(fixOne(wrap(style))).toEqual({ source: wrap(style), kinds: [] });
  });

  it('leaves objects that are no styles alone', () => {
    const source = "export const rows = [{ width: '16px', margin: '0 auto' }];\n";
    expect(fixOne(source)).toEqual({ source, kinds: [] });
  });

  it('leaves a style text alone that it cannot read', () => {
    const source = wrap('s').replace('{s}', '"color"');
    expect(fixOne(source)).toEqual({ source, kinds: [] });
  });
});
