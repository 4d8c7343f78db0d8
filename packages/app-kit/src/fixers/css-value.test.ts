import { describe, expect, it } from 'vitest';
import { convertStyle, isBrowserOnly, toLength } from './css-value.ts';

describe('convertStyle', () => {
  it.each([
    ['fontSize', '16px', [['fontSize', '16']]],
    ['marginTop', '-.5rem', [['marginTop', '-8']]],
    ['width', '100vw', [['width', "'100%'"]]],
    [
      'margin',
      '0 auto 4px',
      [
        ['marginTop', '0'],
        ['marginRight', "'auto'"],
        ['marginBottom', '4'],
        ['marginLeft', "'auto'"],
      ],
    ],
    [
      'borderTop',
      '1px dashed red',
      [
        ['borderTopWidth', '1'],
        ['borderTopColor', "'red'"],
      ],
    ],
    ['border', 'none', [['borderWidth', '0']]],
    ['alignSelf', 'right', [['alignSelf', "'flex-end'"]]],
    ['background', 'rgb(0, 0, 0)', [['backgroundColor', "'rgb(0, 0, 0)'"]]],
  ])('converts %s: %s', (name, text, expected) => {
    expect(convertStyle(name, text)).toEqual(expected);
  });

  it.each([
    ['width', '50%'],
    ['margin', 'auto'],
    ['width', 'auto'],
    ['width', 'calc(100% - 8px)'],
    ['fontWeight', '700'],
    ['lineHeight', '1.5'],
    ['background', 'linear-gradient(red, blue)'],
    ['background', 'none'],
    ['border', '1px groove red'],
    ['display', 'grid'],
    ['position', 'absolute'],
    ['fontFamily', '16px'],
    ['aspectRatio', '1'],
    ['constructor', 'start'],
  ])('leaves %s: %s alone', (name, text) => {
    expect(convertStyle(name, text)).toBeUndefined();
  });
});

it('reads lengths and percentages', () => {
  expect(['2em', '10%', '1.25', 'auto', '2ch', ''].map(toLength)).toEqual([
    '32',
    "'10%'",
    '1.25',
    "'auto'",
    undefined,
    undefined,
  ]);
});

it('tells declarations of browsers from those of React Native', () => {
  expect([':hover', 'transition', 'WebkitBoxShadow', '@media (min-width: 1px)'].every(isBrowserOnly)).toBe(
    true,
  );
  expect(['boxShadow', 'cursor', 'transform', 'color'].some(isBrowserOnly)).toBe(false);
});
