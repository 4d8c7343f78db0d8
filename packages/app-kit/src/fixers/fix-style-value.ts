import { type Patch, patchSource } from '../source/patch-source.ts';
import { nameOf, nodeOf, nodesOf, type SyntaxNode, walkSyntax } from '../syntax/syntax-node.ts';
import { convertShorthand } from './css-shorthands.ts';
import { convertStyle, isBrowserOnly, type StyleEntry, toCamelCase } from './css-value.ts';
import type { SourceFixer } from './fixer.ts';
import { textOf } from './jsx-tags.ts';
import { keyOf, listStyleObjects } from './style-objects.ts';

const lengthMaximum = 2000;
const join = (entries: readonly StyleEntry[]): string =>
  entries.map(([name, value]) => `${name}: ${value}`).join(', ');

/** Removes a property with the comma in front of it or behind it. */
function removal(source: string, { start, end }: SyntaxNode, isFirst: boolean): Patch {
  if (isFirst)
    return {
      start,
      end: end + (/^\s{0,200},\s{0,200}/.exec(source.slice(end, end + 400))?.[0].length ?? 0),
      text: '',
    };
  const before = /,\s{0,200}$/.exec(source.slice(Math.max(0, start - 400), start))?.[0].length ?? 0;
  return { start: start - before, end, text: '' };
}

/** A factor as line height is a height of one or two points in React Native. */
function multiplyLineHeight(properties: readonly SyntaxNode[], value: SyntaxNode): string | undefined {
  const factor = value.type === 'Literal' ? value['value'] : undefined;
  const size = properties.find((each) => keyOf(each) === 'fontSize');
  const points = size && nodeOf(size, 'value')?.['value'];
  if (typeof factor !== 'number' || typeof points !== 'number' || factor < 1 || factor > 3 || points < 8)
    return undefined;
  return String(Math.round(factor * points));
}

function fixObject(source: string, object: SyntaxNode): readonly Patch[] {
  const properties = nodesOf(object, 'properties');
  return properties.flatMap((property, index): readonly Patch[] => {
    const [written, value] = [keyOf(property), nodeOf(property, 'value')];
    if (written === '' || value === undefined || property.type !== 'Property') return [];
    if (isBrowserOnly(written)) {
      return property.end - property.start > lengthMaximum ? [] : [removal(source, property, index === 0)];
    }
    const name = /^[a-z]+(?:-[a-z]+)+$/.test(written) ? toCamelCase(written) : written;
    const text = textOf(value);
    const converted =
      text === undefined ? undefined : (convertShorthand(name, text) ?? convertStyle(name, text));
    const { start, end } = property;
    if (converted !== undefined) return [{ start, end, text: join(converted) }];
    const height = name === 'lineHeight' ? multiplyLineHeight(properties, value) : undefined;
    if (height !== undefined) return [{ start: value.start, end: value.end, text: height }];
    const key = nodeOf(property, 'key');
    return name === written || key === undefined ? [] : [{ start: key.start, end: key.end, text: name }];
  });
}

/** `style="color: red"` as an object. */
function fixAttribute(node: SyntaxNode): readonly Patch[] {
  const holder = nodeOf(node, 'value');
  const css = nameOf(nodeOf(node, 'name')) === 'style' ? textOf(holder) : undefined;
  if (holder === undefined || css === undefined || css.length > lengthMaximum) return [];
  const entries = css
    .split(';')
    .filter((each) => each.trim() !== '')
    .map((each): readonly StyleEntry[] => {
      const [, property = '', value = ''] = /^\s*([a-z-]+)\s*:\s*([^'\\\n]+?)\s*$/.exec(each) ?? [];
      const name = toCamelCase(property);
      return name === '' ? [] : (convertStyle(name, value) ?? [[name, `'${value}'`]]);
    });
  if (entries.length === 0 || entries.some((each) => each.length === 0)) return [];
  return [{ start: holder.start, end: holder.end, text: `{{ ${join(entries.flat())} }}` }];
}

/** Converts values and names of CSS in styles: units, shorthands, hyphens, values that React Native rejects. */
export const fixStyleValue: SourceFixer = {
  kind: 'style-value',
  fix: ({ file: { source }, readTree }) => {
    const tree = /\bstyle\b|StyleSheet|Style=/.test(source) ? readTree() : undefined;
    if (tree === undefined) return undefined;
    const patches = listStyleObjects(tree).flatMap((object) => fixObject(source, object));
    walkSyntax(tree, (node) => {
      if (node.type === 'JSXAttribute') patches.push(...fixAttribute(node));
    });
    if (patches.length === 0) return undefined;
    return { source: patchSource(source, patches), params: { count: String(patches.length) } };
  },
};
