import type { Repeat } from './find-repeats.ts';
import { withParameters } from './find-repeats.ts';
import type { FunctionContext } from './function-context.ts';
import { createNames } from './names.ts';
import { type Markup, printJsx } from './print-jsx.ts';
import { lineWidth } from './print-text.ts';
import type { SlotName } from './printable.ts';
import { elementMarkup } from './to-markup.ts';

const types: Readonly<Record<SlotName, string>> = {
  text: 'string',
  placeholder: 'string',
  source: 'ImageSourcePropType',
  items: 'readonly string[]',
  press: '() => void',
};

/** The body of a function that shows markup: its state, what it waits for, and its return. */
export function printBody(markup: Markup, states: FunctionContext['states'], waiting = ''): string {
  const hooks = states.map(([name, initial]) => {
    const setter = `set${name.charAt(0).toUpperCase()}${name.slice(1)}`;
    return `  const [${name}, ${setter}] = useState(${initial});\n`;
  });
  const flat = printJsx(markup, '');
  const isShort = !flat.includes('\n') && `  return ${flat};`.length <= lineWidth;
  const result = isShort ? `  return ${flat};\n` : `  return (\n${printJsx(markup, '    ')}\n  );\n`;
  return `${hooks.join('')}${waiting}${hooks.length > 0 && waiting === '' ? '\n' : ''}${result}`;
}

/** `function Card({ left, top, title }: CardProps) {`, one parameter a line where it does not fit. */
function printHead(name: string, parameters: readonly string[]): string {
  if (parameters.length === 0) return `function ${name}() {`;
  const flat = `function ${name}({ ${parameters.join(', ')} }: ${name}Props) {`;
  if (flat.length <= lineWidth) return flat;
  return `function ${name}({\n${parameters.map((each) => `  ${each},\n`).join('')}}: ${name}Props) {`;
}

/** A component for elements that are repeated on the screen, with the type of its parameters. */
export function printComponent(
  repeat: Repeat,
  context: Omit<FunctionContext, 'states' | 'createName'>,
): string {
  const { name, parameters, first } = repeat;
  const states: FunctionContext['states'] = [];
  const createName = createNames(parameters.map((parameter) => parameter.name));
  const inner = withParameters(first, parameters);
  const markup = elementMarkup(inner, { ...context, states, createName }, true);
  if (parameters.some(({ slot }) => slot === 'source')) context.file.native.add('type ImageSourcePropType');
  const place = first.placement.isFree ? ['left', 'top'] : [];
  const fields = [
    ...place.map((each) => `  readonly ${each}: number;\n`),
    ...parameters.map((parameter) => `  readonly ${parameter.name}: ${types[parameter.slot]};\n`),
  ];
  const props = fields.length === 0 ? '' : `interface ${name}Props {\n${fields.join('')}}\n\n`;
  const head = printHead(name, [...place, ...parameters.map((parameter) => parameter.name)]);
  return `${props}${head}\n${printBody(markup, states)}}\n`;
}
