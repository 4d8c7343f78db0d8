import { type Patch, patchSource } from '../source/patch-source.ts';
import { nodesOf } from '../syntax/syntax-node.ts';
import { readTextHandler } from './change-handler.ts';
import type { SourceFixer } from './fixer.ts';
import { findNativeComponents, listTags, type Tag, type TagAttribute } from './jsx-tags.ts';
import { correctProperty, pressable } from './prop-tables.ts';

const rename = ({ nameNode: { start, end } }: TagAttribute, text: string): Patch => ({ start, end, text });

/** `<Button>Kaydet</Button>`: react-native's button shows only its title. */
function moveTitle(source: string, { component, element, opening, attributes }: Tag): readonly Patch[] {
  const children = nodesOf(element, 'children');
  const [only, ...others] = children;
  const text =
    only?.type === 'JSXText' && others.length === 0 ? source.slice(only.start, only.end).trim() : '';
  const isPlain = text !== '' && text.length < 100 && !/["{}<>&\n]/.test(text);
  if (component !== 'Button' || !isPlain || attributes.some(({ name }) => name === 'title')) return [];
  return [{ start: opening.end - 1, end: element.end, text: ` title="${text}" />` }];
}

/** Events of web inputs by what they are in React Native. */
const inputEvents: ReadonlyMap<string, string> = new Map([
  ['onKeyDown', 'onKeyPress'],
  ['onKeyUp', 'onKeyPress'],
  ['onSubmit', 'onSubmitEditing'],
]);

function fixAttribute(source: string, tag: Tag, attribute: TagAttribute): readonly Patch[] {
  const { component, attributes } = tag;
  const { name } = attribute;
  const has = (other: string): boolean => attributes.some((each) => each.name === other);
  if (name === 'onClick')
    return pressable.has(component) && !has('onPress') ? [rename(attribute, 'onPress')] : [];
  const event = component === 'TextInput' ? inputEvents.get(name) : undefined;
  if (event !== undefined) {
    // An event of a browser has other members, so only a handler without it keeps its meaning.
    const takesNothing =
      attribute.value?.type === 'ArrowFunctionExpression' && nodesOf(attribute.value, 'params').length === 0;
    return takesNothing && !has(event) ? [rename(attribute, event)] : [];
  }
  if (component === 'Switch' && name === 'checked') return has('value') ? [] : [rename(attribute, 'value')];
  const change = component === 'Switch' ? 'onValueChange' : 'onChangeText';
  if (name === 'onChange' && (component === 'Switch' || component === 'TextInput')) {
    if (has(change)) return [];
    const member = component === 'Switch' ? 'checked' : 'value';
    const handler = readTextHandler(
      source,
      attribute.value,
      member,
      component === 'Switch' ? 'value' : 'text',
    );
    return handler === undefined ? [] : [rename(attribute, change), ...handler];
  }
  const correct = correctProperty(name);
  return correct === undefined || has(correct) ? [] : [rename(attribute, correct)];
}

/** Corrects the names of properties of react-native's components: events and attributes of the web, letter case. */
export const fixPropName: SourceFixer = {
  kind: 'prop-name',
  fix: ({ file: { source }, inspection, readTree }) => {
    const components = findNativeComponents(inspection);
    const tree = components.size > 0 && /<[A-Z]/.test(source) ? readTree() : undefined;
    if (tree === undefined) return undefined;
    const patches = listTags(tree, components)
      .filter(({ component }) => component !== '')
      .flatMap((tag) => [
        ...tag.attributes.flatMap((attribute) => fixAttribute(source, tag, attribute)),
        ...moveTitle(source, tag),
      ]);
    if (patches.length === 0) return undefined;
    return { source: patchSource(source, patches), params: { count: String(patches.length) } };
  },
};
