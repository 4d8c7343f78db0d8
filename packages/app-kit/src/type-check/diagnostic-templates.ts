/** A kind of text for users, named by what is wrong. */
export type DiagnosticTemplate = (typeof diagnosticTemplates)[number];

export const diagnosticTemplates = [
  'unknownName',
  'unknownNameGuess',
  'missingExport',
  'missingExportGuess',
  'exportIsDefault',
  'noDefaultExport',
  'missingModule',
  'notAssignable',
  'notAssignableGuess',
  'wrongArgument',
  'unknownProperty',
  'unknownPropertyGuess',
  'extraProperty',
  'extraPropertyGuess',
  'missingProperty',
  'missingProperties',
  'argumentCount',
  'argumentCountAtLeast',
  'noOverload',
  'notCallable',
  'possiblyNull',
  'possiblyUndefined',
  'possiblyNothing',
  'unknownType',
  'implicitAny',
  'implicitIndex',
  'duplicateName',
  'constantAssigned',
  'readOnlyAssigned',
  'noOverlap',
  'notComponent',
  'wrongOperator',
  'usedBeforeAssigned',
  'usedBeforeDeclared',
  'typeAsValue',
  'valueAsType',
  'unused',
  'awaitOutsideAsync',
  'missingReturn',
  'expected',
] as const;

interface Row {
  readonly template: DiagnosticTemplate;
  /** The compiler's text with `{0}`, `{1}` … for what it names; null if the text names nothing. */
  readonly pattern: RegExp | null;
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A pattern for a text of the compiler; its numbered parts become groups named `n0`, `n1` …, a repeated one counts once. */
function toPattern(text: string): RegExp {
  const seen = new Set<string>();
  const source = text.split(/\{(\d)\}/).map((part, index) => {
    if (index % 2 === 0) return escape(part);
    if (seen.has(part)) return `\\k<n${part}>`;
    seen.add(part);
    return `(?<n${part}>[^]*?)`;
  });
  return new RegExp(`^${source.join('')}$`);
}

const row = (template: DiagnosticTemplate, text: string | null = null): Row => ({
  template,
  pattern: text === null ? null : toPattern(text),
});

/** TypeScript's numbers with their English texts as of 5.9.3 (`src/compiler/diagnosticMessages.json`). */
export const diagnosticRows: ReadonlyMap<number, Row> = new Map([
  [2304, row('unknownName', "Cannot find name '{0}'.")],
  [2552, row('unknownNameGuess', "Cannot find name '{0}'. Did you mean '{1}'?")],
  [2503, row('unknownName', "Cannot find namespace '{0}'.")],
  [
    18004,
    row(
      'unknownName',
      "No value exists in scope for the shorthand property '{0}'. Either declare one or provide an initializer.",
    ),
  ],
  [2305, row('missingExport', "Module '{0}' has no exported member '{1}'.")],
  [2459, row('missingExport', "Module '{0}' declares '{1}' locally, but it is not exported.")],
  [2724, row('missingExportGuess', "'{0}' has no exported member named '{1}'. Did you mean '{2}'?")],
  [
    2614,
    row(
      'exportIsDefault',
      "Module '{0}' has no exported member '{1}'. Did you mean to use 'import {1} from {0}' instead?",
    ),
  ],
  [
    2613,
    row(
      'noDefaultExport',
      "Module '{0}' has no default export. Did you mean to use 'import { {1} } from {0}' instead?",
    ),
  ],
  [1192, row('noDefaultExport', "Module '{0}' has no default export.")],
  [2307, row('missingModule', "Cannot find module '{0}' or its corresponding type declarations.")],
  [2322, row('notAssignable', "Type '{0}' is not assignable to type '{1}'.")],
  [2820, row('notAssignableGuess', "Type '{0}' is not assignable to type '{1}'. Did you mean '{2}'?")],
  [2345, row('wrongArgument', "Argument of type '{0}' is not assignable to parameter of type '{1}'.")],
  [2339, row('unknownProperty', "Property '{0}' does not exist on type '{1}'.")],
  [2551, row('unknownPropertyGuess', "Property '{0}' does not exist on type '{1}'. Did you mean '{2}'?")],
  [
    2353,
    row(
      'extraProperty',
      "Object literal may only specify known properties, and '{0}' does not exist in type '{1}'.",
    ),
  ],
  [
    2561,
    row(
      'extraPropertyGuess',
      "Object literal may only specify known properties, but '{0}' does not exist in type '{1}'. Did you mean to write '{2}'?",
    ),
  ],
  [2741, row('missingProperty', "Property '{0}' is missing in type '{1}' but required in type '{2}'.")],
  [2739, row('missingProperties', "Type '{0}' is missing the following properties from type '{1}': {2}")],
  [
    2740,
    row(
      'missingProperties',
      "Type '{0}' is missing the following properties from type '{1}': {2}, and {3} more.",
    ),
  ],
  [2554, row('argumentCount', 'Expected {0} arguments, but got {1}.')],
  [2555, row('argumentCountAtLeast', 'Expected at least {0} arguments, but got {1}.')],
  [2769, row('noOverload')],
  [2349, row('notCallable')],
  [2531, row('possiblyNull')],
  [18047, row('possiblyNull')],
  [2532, row('possiblyUndefined')],
  [18048, row('possiblyUndefined')],
  [2533, row('possiblyNothing')],
  [18049, row('possiblyNothing')],
  [2721, row('possiblyNull')],
  [2722, row('possiblyUndefined')],
  [2723, row('possiblyNothing')],
  [18046, row('unknownType', "'{0}' is of type 'unknown'.")],
  [7006, row('implicitAny', "Parameter '{0}' implicitly has an '{1}' type.")],
  [7031, row('implicitAny', "Binding element '{0}' implicitly has an '{1}' type.")],
  [
    7034,
    row(
      'implicitAny',
      "Variable '{0}' implicitly has type '{1}' in some locations where its type cannot be determined.",
    ),
  ],
  [7053, row('implicitIndex')],
  [2300, row('duplicateName', "Duplicate identifier '{0}'.")],
  [2451, row('duplicateName', "Cannot redeclare block-scoped variable '{0}'.")],
  [2588, row('constantAssigned', "Cannot assign to '{0}' because it is a constant.")],
  [2540, row('readOnlyAssigned', "Cannot assign to '{0}' because it is a read-only property.")],
  [
    2367,
    row(
      'noOverlap',
      "This comparison appears to be unintentional because the types '{0}' and '{1}' have no overlap.",
    ),
  ],
  [2786, row('notComponent', "'{0}' cannot be used as a JSX component.")],
  [2365, row('wrongOperator', "Operator '{0}' cannot be applied to types '{1}' and '{2}'.")],
  [2454, row('usedBeforeAssigned', "Variable '{0}' is used before being assigned.")],
  [2448, row('usedBeforeDeclared', "Block-scoped variable '{0}' used before its declaration.")],
  [2693, row('typeAsValue', "'{0}' only refers to a type, but is being used as a value here.")],
  [
    2749,
    row(
      'valueAsType',
      "'{0}' refers to a value, but is being used as a type here. Did you mean 'typeof {0}'?",
    ),
  ],
  [6133, row('unused', "'{0}' is declared but its value is never read.")],
  [6196, row('unused', "'{0}' is declared but never used.")],
  [6192, row('unused')],
  [6198, row('unused')],
  [6199, row('unused')],
  [1308, row('awaitOutsideAsync')],
  [2366, row('missingReturn')],
  [1005, row('expected', "'{0}' expected.")],
]);
