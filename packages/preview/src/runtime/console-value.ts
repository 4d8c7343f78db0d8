import type { ConsoleValue } from '../protocol.ts';

const MAX_DEPTH = 4;
const MAX_ENTRIES = 40;
const MAX_TEXT = 4000;
const MAX_NODES = 300;
const MAX_ARGUMENTS = 20;

interface Budget {
  nodes: number;
  text: number;
}

function cutText(text: string, budget: Budget): string {
  const room = Math.max(0, Math.min(MAX_TEXT, budget.text));
  const cut = text.length > room ? `${text.slice(0, room)}…` : text;
  budget.text -= cut.length;
  return cut;
}

function className(value: object): string {
  try {
    const { constructor } = value;
    return typeof constructor === 'function' ? constructor.name.slice(0, 60) : '';
  } catch {
    return '';
  }
}

/** Reads a property; `undefined` if its getter throws. */
function readProperty(value: object, key: string): unknown {
  try {
    return Reflect.get(value, key);
  } catch {
    return undefined;
  }
}

function readText(value: object, key: string): string {
  const text = readProperty(value, key);
  return typeof text === 'string' ? text : '';
}

function describeError(error: Error, budget: Budget): ConsoleValue {
  return {
    kind: 'error',
    name: cutText(readText(error, 'name'), budget),
    message: cutText(readText(error, 'message'), budget),
    stack: cutText(readText(error, 'stack'), budget),
  };
}

function describeObject(value: object, depth: number, seen: Set<object>, budget: Budget): ConsoleValue {
  const name = className(value);
  if (seen.has(value) || depth >= MAX_DEPTH) return { kind: 'cut', name };
  seen.add(value);
  try {
    if (Array.isArray(value) || value instanceof Set) {
      const all = Array.isArray(value) ? value : [...value];
      const items = all.slice(0, MAX_ENTRIES).map((item) => describe(item, depth + 1, seen, budget));
      return { kind: 'list', name, items, more: all.length - items.length };
    }
    const pairs: (readonly [string, unknown])[] =
      value instanceof Map
        ? [...value].map(([key, item]) => [String(key), item])
        : Object.keys(value).map((key) => [key, readProperty(value, key)]);
    const entries = pairs
      .slice(0, MAX_ENTRIES)
      .map(([key, item]) => [cutText(key, budget), describe(item, depth + 1, seen, budget)] as const);
    return { kind: 'record', name, entries, more: pairs.length - entries.length };
  } finally {
    seen.delete(value);
  }
}

type PrimitiveType = (ConsoleValue & { readonly kind: 'primitive' })['type'];

function primitive(type: PrimitiveType, value: unknown, budget: Budget): ConsoleValue {
  return { kind: 'primitive', type, text: cutText(String(value), budget) };
}

function describe(value: unknown, depth: number, seen: Set<object>, budget: Budget): ConsoleValue {
  budget.nodes -= 1;
  if (budget.nodes < 0 || budget.text <= 0) return { kind: 'cut', name: '' };
  switch (typeof value) {
    case 'string':
      return { kind: 'text', text: cutText(value, budget) };
    case 'function':
      return primitive('function', value.name || 'anonymous', budget);
    case 'object':
      if (value === null) return primitive('null', value, budget);
      if (value instanceof Error) return describeError(value, budget);
      if (value instanceof Date) return { kind: 'text', text: String(value) };
      return describeObject(value, depth, seen, budget);
    case 'number':
      return primitive('number', value, budget);
    case 'boolean':
      return primitive('boolean', value, budget);
    case 'undefined':
      return primitive('undefined', value, budget);
    case 'bigint':
      return primitive('bigint', value, budget);
    case 'symbol':
      return primitive('symbol', value, budget);
  }
}

/**
 * Converts logged arguments to plain data: at most 20 arguments, 300 values, 4 levels, 40 entries per level and 4,000
 * characters. Never throws.
 */
export function describeArguments(values: readonly unknown[]): ConsoleValue[] {
  const budget: Budget = { nodes: MAX_NODES, text: MAX_TEXT };
  return values.slice(0, MAX_ARGUMENTS).map((value) => {
    try {
      return describe(value, 0, new Set(), budget);
    } catch {
      return { kind: 'cut', name: '' };
    }
  });
}
