import { parseSync } from '@swc/core';

// Finds texts for users that are literals in the source, in places that the linter's rule for literal children misses.

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

/** Attributes and options whose text is visible or read by screen readers. */
const shown =
  /^(?!enterKeyHint$)(title|alt|label|placeholder|description|hint|error|caption|heading|text|message|empty|subtitle|summary|aria-(label|description|roledescription|valuetext|placeholder)|\w+(Label|Title|Description|Text|Hint))$/;
const toasts = /^(showToast|presentToast|toast|sonner|alert|confirm|prompt)$/;
const shownProperties = /^(title|textContent|innerText|innerHTML)$/;
const machineElements = /^(style|script|code)$/;
/** A word has two adjacent letters; `K`, `·` or `#1` are symbols. */
const word = /\p{L}{2}/u;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Literal texts of an expression with its conditions, defaults and concatenations, but without calls. */
function listTexts(value: unknown): string[] {
  if (!isNode(value)) return [];
  switch (value.type) {
    case 'StringLiteral':
      return [String(value['value'])];
    case 'TemplateLiteral':
      return [
        ...(value['quasis'] as Node[]).map((part) => String(part['cooked'] ?? part['raw'])),
        ...(value['expressions'] as Node[]).flatMap(listTexts),
      ];
    case 'ConditionalExpression':
      return [...listTexts(value['consequent']), ...listTexts(value['alternate'])];
    case 'BinaryExpression':
      return /^(\+|\|\||\?\?|&&)$/.test(String(value['operator']))
        ? [...listTexts(value['left']), ...listTexts(value['right'])]
        : [];
    case 'ParenthesisExpression':
    case 'TsAsExpression':
    case 'TsConstAssertion':
    case 'TsSatisfiesExpression':
    case 'JSXExpressionContainer':
      return listTexts(value['expression']);
    default:
      return [];
  }
}

function nameOf(value: unknown): string {
  if (!isNode(value)) return '';
  if (value.type === 'Identifier' || value.type === 'StringLiteral') return String(value['value']);
  if (value.type === 'JSXNamespacedName') return `${nameOf(value['namespace'])}:${nameOf(value['name'])}`;
  if (value.type === 'MemberExpression') return nameOf(value['property']) || nameOf(value['object']);
  return '';
}

function tagOf(element: Node): string {
  const opening = element['opening'];
  return isNode(opening) ? nameOf(opening['name']) : '';
}

/** `toast` of `toast.success(…)`, `showToast` of `showToast(…)`. */
function calleeOf(call: Node): string {
  const callee = call['callee'];
  if (!isNode(callee)) return '';
  return callee.type === 'MemberExpression' ? nameOf(callee['object']) : nameOf(callee);
}

function listOptionTexts(value: unknown): string[] {
  if (!isNode(value)) return [];
  if (value.type !== 'ObjectExpression') return listTexts(value);
  return (value['properties'] as Node[]).flatMap((property) => {
    if (property.type !== 'KeyValueProperty') return [];
    const inner = property['value'];
    const isInside = isNode(inner) && inner.type === 'ObjectExpression';
    return isInside || shown.test(nameOf(property['key'])) ? listOptionTexts(inner) : [];
  });
}

/** Texts between the tags of HTML in a string. */
function listMarkupTexts(texts: readonly string[]): string[] {
  const markup = texts.join('\n');
  if (!/<\/?[a-z][\w-]*[\s>/]/i.test(markup)) return [];
  const visible = markup
    .replaceAll(/<(style|script)\b[\s\S]*?(<\/\1>|$)/gi, '')
    .replaceAll(/<[^<>]*(>|$)/g, '\n');
  return (
    visible
      .split('\n')
      .map((text) => text.replaceAll(/&#?\w+;/g, '').trim())
      // The rest of a declaration such as a doctype.
      .filter((text) => !text.startsWith('<'))
  );
}

function textsOf(node: Node): string[] {
  switch (node.type) {
    case 'JSXText':
      return [String(node['value'])];
    case 'JSXElement':
    case 'JSXFragment':
      if (machineElements.test(tagOf(node))) return [];
      return (node['children'] as Node[])
        .filter(({ type }) => type === 'JSXExpressionContainer')
        .flatMap(listTexts);
    case 'JSXAttribute':
      return shown.test(nameOf(node['name'])) ? listTexts(node['value']) : [];
    case 'CallExpression': {
      if (!toasts.test(calleeOf(node))) return [];
      return (node['arguments'] as { readonly expression: unknown }[]).flatMap(({ expression }) =>
        listOptionTexts(expression),
      );
    }
    case 'AssignmentExpression': {
      const left = node['left'];
      const isShown = isNode(left) && left.type === 'MemberExpression' && shownProperties.test(nameOf(left));
      return isShown ? listTexts(node['right']) : [];
    }
    case 'KeyValueProperty':
      return nameOf(node['key']) === 'subject' ? listTexts(node['value']) : [];
    case 'TemplateLiteral':
      return listMarkupTexts((node['quasis'] as Node[]).map((part) => String(part['cooked'] ?? part['raw'])));
    case 'StringLiteral':
      return listMarkupTexts([String(node['value'])]);
    default:
      return [];
  }
}

function walk(value: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(value)) for (const item of value) walk(item, visit);
  else if (typeof value === 'object' && value !== null) {
    if (isNode(value)) visit(value);
    for (const inner of Object.values(value)) walk(inner, visit);
  }
}

/** Hard-coded texts of a module in source order; `path` tells whether the source has JSX. */
export function findHardcodedTexts(source: string, path: string): string[] {
  const found = new Set<string>();
  const program = parseSync(source, { syntax: 'typescript', tsx: path.endsWith('x') });
  walk(program.body, (node) => {
    for (const text of textsOf(node)) if (word.test(text)) found.add(text.trim().replaceAll(/\s+/g, ' '));
  });
  return [...found];
}
