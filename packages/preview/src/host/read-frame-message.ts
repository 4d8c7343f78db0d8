import {
  ACTED_LABEL,
  CONSOLE_LEVELS,
  type ConsoleLevel,
  type ConsoleValue,
  type FrameMessage,
  type GeneratedPosition,
  type MarkedArea,
  MEASURED_AREAS,
  MEASURED_PLACES,
  type MeasuredAreas,
  PICKED_NAME,
  PICKED_PROPS,
  PICKED_TEXT,
  PICTURE_BYTES,
  type PickedElement,
  type RawRuntimeError,
  STORAGE_CHARACTERS,
  STORAGE_ITEMS,
  STORAGE_KEY_CHARACTERS,
  type StorageChange,
} from '../protocol.ts';

// The frame runs untrusted code that can reach the port, so messages are read field by field and truncated.
const MAX_TEXT = 4000;
const MAX_POSITIONS = 30;
const MAX_VALUES = 20;
const MAX_NODES = 400;
const MAX_DEPTH = 6;

type Unknown = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is Unknown {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && typeof value === 'number' && value >= 0;
}

function text(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, MAX_TEXT) : '';
}

/** Farther away than any element of a screen. */
const MAX_PIXELS = 1_000_000;

const isPixel = (value: unknown): value is number =>
  Number.isSafeInteger(value) && typeof value === 'number' && Math.abs(value) <= MAX_PIXELS;

function readArea(value: unknown): MarkedArea | null {
  if (!isRecord(value)) return null;
  const { x, y, width, height } = value;
  const isArea = isPixel(x) && isPixel(y) && isPixel(width) && isPixel(height) && width >= 0 && height >= 0;
  return isArea ? { x, y, width, height } : null;
}

/** Areas that are none are left out, so that the places keep their order. */
const readAreas = (value: unknown): MeasuredAreas =>
  (Array.isArray(value) ? value.slice(0, MEASURED_PLACES) : []).map((areas: unknown) =>
    (Array.isArray(areas) ? areas.slice(0, MEASURED_AREAS) : []).flatMap((area) => readArea(area) ?? []),
  );

function readPosition(value: unknown): GeneratedPosition | null {
  if (!isRecord(value) || typeof value.path !== 'string') return null;
  const { version, line, column } = value;
  if (!isCount(version) || !isCount(line) || !isCount(column)) return null;
  return {
    path: text(value.path),
    version,
    line,
    column,
    name: typeof value.name === 'string' ? text(value.name) : null,
  };
}

const ORIGINS: readonly RawRuntimeError['origin'][] = ['module', 'render', 'event', 'promise', 'entry'];

function readError(value: unknown): RawRuntimeError | null {
  if (!isRecord(value)) return null;
  const origin = ORIGINS.find((name) => name === value.origin);
  if (!origin || !Array.isArray(value.positions)) return null;
  return {
    name: text(value.name),
    message: text(value.message),
    positions: value.positions.slice(0, MAX_POSITIONS).flatMap((item) => readPosition(item) ?? []),
    origin,
    path: typeof value.path === 'string' ? text(value.path) : null,
  };
}

const PRIMITIVES = ['number', 'boolean', 'null', 'undefined', 'bigint', 'symbol', 'function'] as const;

function readValue(value: unknown, depth: number, budget: { nodes: number }): ConsoleValue {
  budget.nodes -= 1;
  if (!isRecord(value) || budget.nodes < 0 || depth > MAX_DEPTH) return { kind: 'cut', name: '' };
  const name = text(value.name);
  const more = isCount(value.more) ? value.more : 0;
  switch (value.kind) {
    case 'text':
      return { kind: 'text', text: text(value.text) };
    case 'primitive': {
      const type = PRIMITIVES.find((known) => known === value.type) ?? 'undefined';
      return { kind: 'primitive', type, text: text(value.text) };
    }
    case 'error':
      return { kind: 'error', name, message: text(value.message), stack: text(value.stack) };
    case 'list': {
      const items = Array.isArray(value.items) ? value.items.slice(0, MAX_NODES) : [];
      return { kind: 'list', name, more, items: items.map((item) => readValue(item, depth + 1, budget)) };
    }
    case 'record': {
      const entries = Array.isArray(value.entries) ? value.entries.slice(0, MAX_NODES) : [];
      return {
        kind: 'record',
        name,
        more,
        entries: entries.flatMap((entry: unknown) =>
          Array.isArray(entry) ? [[text(entry[0]), readValue(entry[1], depth + 1, budget)] as const] : [],
        ),
      };
    }
    default:
      return { kind: 'cut', name };
  }
}

function readConsole(value: unknown): FrameMessage | null {
  if (!isRecord(value) || !Array.isArray(value.values)) return null;
  const level: ConsoleLevel | undefined = CONSOLE_LEVELS.find((name) => name === value.level);
  if (!level) return null;
  const budget = { nodes: MAX_NODES };
  const values = value.values.slice(0, MAX_VALUES).map((item) => readValue(item, 0, budget));
  return { type: 'console', entry: { level, values, position: readPosition(value.position) } };
}

/** Null if the changes are more than an app can store: keys that are removed and as many that replace them. */
function readChanges(value: unknown): readonly StorageChange[] | null {
  if (!Array.isArray(value) || value.length > 2 * STORAGE_ITEMS) return null;
  let characters = 0;
  const changes: StorageChange[] = [];
  for (const change of value as readonly unknown[]) {
    if (!Array.isArray(change)) return null;
    const [key, item]: readonly unknown[] = change;
    if (typeof key !== 'string' || key.length > STORAGE_KEY_CHARACTERS) return null;
    if (item !== null && typeof item !== 'string') return null;
    characters += item === null ? 0 : key.length + item.length;
    if (characters > STORAGE_CHARACTERS) return null;
    changes.push([key, item]);
  }
  return changes;
}

function readPicked(value: unknown): PickedElement | null {
  if (!isRecord(value) || typeof value.path !== 'string') return null;
  const { line, column } = value;
  if (!isCount(line) || !isCount(column)) return null;
  return {
    path: text(value.path),
    line,
    column,
    name: text(value.name).slice(0, PICKED_NAME),
    text: text(value.text).slice(0, PICKED_TEXT),
    props: text(value.props).slice(0, PICKED_PROPS),
  };
}

function readPick(value: unknown): FrameMessage | null {
  if (!isRecord(value)) return null;
  const { kind } = value;
  if (kind === 'ended') return { type: 'pick', event: { kind } };
  if (kind !== 'pointed' && kind !== 'picked') return null;
  const element = readPicked(value.element);
  return element && { type: 'pick', event: { kind, element } };
}

/** Parses a message of the frame; null if it is invalid. Never throws; the result is limited in size. */
export function readFrameMessage(data: unknown): FrameMessage | null {
  if (!isRecord(data)) return null;
  const { type, update } = data;
  switch (type) {
    case 'update-applied':
      if (!isCount(update) || typeof data.took !== 'number') return null;
      return {
        type,
        update,
        remounted: data.remounted === true,
        took: data.took,
        mounted: data.mounted === true,
      };
    case 'update-painted':
      return isCount(update) ? { type, update } : null;
    case 'runtime-error': {
      const error = readError(data.error);
      return isCount(update) && error ? { type, update, error, mounted: data.mounted === true } : null;
    }
    case 'console':
      return readConsole(data.entry);
    case 'console-dropped':
      return isCount(data.count) ? { type, count: data.count } : null;
    case 'pong':
      return isCount(data.ping) ? { type, ping: data.ping } : null;
    case 'picture-taken': {
      if (!isCount(data.request)) return null;
      const { bytes } = data;
      const isSmall = bytes instanceof ArrayBuffer && bytes.byteLength <= PICTURE_BYTES;
      return { type, request: data.request, bytes: isSmall ? bytes : null };
    }
    case 'pick':
      return readPick(data.event);
    case 'marked':
      return isCount(data.count) ? { type, count: data.count, area: readArea(data.area) } : null;
    case 'acted': {
      const { request, label } = data;
      if (!isCount(request)) return null;
      return { type, request, label: label === null ? null : text(label).slice(0, ACTED_LABEL) };
    }
    case 'measured':
      return isCount(data.request) ? { type, request: data.request, areas: readAreas(data.areas) } : null;
    case 'pressed':
      return { type };
    case 'storage-changed': {
      const changes = readChanges(data.changes);
      return changes && { type, changes };
    }
    default:
      return null;
  }
}
