import { type Patch, patchSource } from '../source/patch-source.ts';
import { nameOf, nodeOf } from '../syntax/syntax-node.ts';
import type { SourceFixer } from './fixer.ts';
import { findNativeComponents, listTags, type Tag, type TagAttribute, textOf } from './jsx-tags.ts';
import { booleanProperties, numberProperties, propertyValues } from './prop-tables.ts';

/** A call in place of a handler runs while the component renders: `onPress={setOpen(true)}`. */
function wrapCall({ name, value }: TagAttribute): readonly Patch[] {
  const callee =
    /^on[A-Z]/.test(name) && value?.type === 'CallExpression' ? nodeOf(value, 'callee') : undefined;
  const isSetter = callee?.type === 'Identifier' && /^set[A-Z]/.test(nameOf(callee));
  const isNavigation =
    callee?.type === 'MemberExpression' &&
    nameOf(nodeOf(callee, 'object')) === 'navigation' &&
    /^(?:navigate|goBack|push|replace|pop)$/.test(nameOf(nodeOf(callee, 'property')));
  if (value === undefined || !(isSetter || isNavigation)) return [];
  return [{ start: value.start, end: value.start, text: '() => ' }];
}

function fixAttribute(source: string, { component }: Tag, attribute: TagAttribute): readonly Patch[] {
  const { name, holder, value } = attribute;
  const text = textOf(value);
  if (holder === undefined || text === undefined) return wrapCall(attribute);
  const replace = (written: string): readonly Patch[] => [
    { start: holder.start, end: holder.end, text: written },
  ];
  const isImage = component === 'Image' || component === 'ImageBackground';
  if (isImage && name === 'source' && /^(?:https?:|data:)/.test(text)) {
    const literal = value === holder ? source.slice(holder.start, holder.end) : JSON.stringify(text);
    return replace(`{{ uri: ${literal} }}`);
  }
  if (booleanProperties.has(name) && /^(?:true|false)$/.test(text)) return replace(`{${text}}`);
  if (numberProperties.has(name) && /^\d{1,6}(?:\.\d{1,4})?$/.test(text)) return replace(`{${text}}`);
  const values = Object.hasOwn(propertyValues, name) ? propertyValues[name] : undefined;
  const meant = values !== undefined && Object.hasOwn(values, text) ? values[text] : undefined;
  return meant === undefined ? [] : replace(`"${meant}"`);
}

/** Corrects values of properties that Android rejects with a crash, and handlers that are called while rendering. */
export const fixPropValue: SourceFixer = {
  kind: 'prop-value',
  fix: ({ file: { source }, inspection, readTree }) => {
    const components = findNativeComponents(inspection);
    const tree = components.size > 0 && /<[A-Z]/.test(source) ? readTree() : undefined;
    if (tree === undefined) return undefined;
    const patches = listTags(tree, components)
      .filter(({ component }) => component !== '')
      .flatMap((tag) => tag.attributes.flatMap((attribute) => fixAttribute(source, tag, attribute)));
    if (patches.length === 0) return undefined;
    return { source: patchSource(source, patches), params: { count: String(patches.length) } };
  },
};
