import { keptSize, letterStyle, paddingStyle, type Style } from './element-style.ts';
import { type FunctionContext, pressOf, type StyleOf } from './function-context.ts';
import type { Markup } from './print-jsx.ts';
import type { Printable } from './printable.ts';

/** Space around the text of a row that has no padding of its own. */
const rowPadding: Style = [['padding', 12]];

/** A list with one text in each row; rows that open a screen are pressable. */
export function listMarkup(node: Printable, context: FunctionContext, box: Style, styleOf: StyleOf): Markup {
  const { element, slots, placement } = node;
  const { file } = context;
  file.native.add('FlatList').add('Text');
  const items = slots.items ?? { kind: 'literal', text: '[]' };
  const data = items.kind === 'literal' ? file.rows(items.text, element.name) : items.name;
  const padding = paddingStyle(element);
  const row = [...(padding.length > 0 ? padding : rowPadding), ...letterStyle(element)];
  const text = `<Text style={${file.style(row, `${element.name} row`)}}>{item}</Text>`;
  if (slots.press !== undefined) file.native.add('Pressable');
  const inside =
    slots.press === undefined
      ? [`  ${text}`]
      : [
          `  <Pressable accessibilityRole="button" ${pressOf(slots.press, context)}>`,
          `    ${text}`,
          '  </Pressable>',
        ];
  const flat = `renderItem={({ item }) => ${text}}`;
  return {
    tag: 'FlatList',
    attributes: [
      `data={${data}}`,
      'keyExtractor={(_item, index) => String(index)}',
      {
        // A press does not fit on one line.
        flat: slots.press === undefined ? flat : ' '.repeat(200),
        broken: ['renderItem={({ item }) => (', ...inside, ')}'],
      },
      ...styleOf([...box, ...keptSize(placement)]),
    ],
    children: [],
  };
}
