import { createNames, toCamel, toPascal } from './names.ts';
import { type Printable, type SlotName, type SlotValue, slotNames } from './printable.ts';

/** A parameter of a component: the slot at a path from the root, such as `0.1`. */
export interface Parameter {
  readonly name: string;
  readonly path: string;
  readonly slot: SlotName;
}

/** Elements that are printed once as a component and used several times. */
export interface Repeat {
  readonly name: string;
  readonly parameters: readonly Parameter[];
  readonly first: Printable;
}

const isRepeatable = ({ element, children }: Printable): boolean =>
  children.length > 0 || element.type === 'button';

/** Counts how often each element would be printed; the inside of a repeated one counts once. */
function countUses(roots: readonly Printable[]): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  const visit = (node: Printable): void => {
    const count = uses.get(node.signature) ?? 0;
    uses.set(node.signature, count + 1);
    if (count === 0 || !isRepeatable(node)) for (const child of node.children) visit(child);
  };
  for (const root of roots) visit(root);
  return uses;
}

function groupAll(roots: readonly Printable[]): ReadonlyMap<string, readonly Printable[]> {
  const groups = new Map<string, Printable[]>();
  const visit = (node: Printable): void => {
    const group = groups.get(node.signature);
    if (group === undefined) groups.set(node.signature, [node]);
    else group.push(node);
    for (const child of node.children) visit(child);
  };
  for (const root of roots) visit(root);
  return groups;
}

/** Every slot below an element with its path. */
export function* listSlots(
  node: Printable,
  path = '',
): Generator<{
  readonly path: string;
  readonly slot: SlotName;
  readonly value: SlotValue;
  readonly node: Printable;
}> {
  for (const slot of slotNames) {
    const value = node.slots[slot];
    if (value !== undefined) yield { path, slot, value, node };
  }
  for (const [index, child] of node.children.entries()) yield* listSlots(child, `${path}.${index}`);
}

const endings: Readonly<Record<SlotName, string>> = {
  text: '',
  placeholder: 'Placeholder',
  source: 'Source',
  items: 'Items',
  press: 'Press',
};

function nameParameter(slot: SlotName, name: string): string {
  if (slot === 'press') return `on${toPascal(name, 'Element')}Press`;
  const ending = endings[slot];
  const camel = toCamel(name, 'text');
  return camel.endsWith(ending) ? camel : `${camel}${ending}`;
}

/** The slots that differ between instances; a press always, because only the screen can navigate. */
function listParameters(instances: readonly Printable[]): readonly Parameter[] {
  const values = new Map<string, Set<string>>();
  for (const instance of instances) {
    for (const { path, slot, value } of listSlots(instance)) {
      const key = `${path}:${slot}`;
      const known = values.get(key) ?? new Set();
      values.set(key, known.add(value.kind === 'literal' ? value.text : value.name));
    }
  }
  const [first] = instances;
  const createName = createNames();
  return first === undefined
    ? []
    : [...listSlots(first)]
        .filter(({ path, slot }) => slot === 'press' || (values.get(`${path}:${slot}`)?.size ?? 0) > 1)
        .map(({ path, slot, node }) => ({
          path,
          slot,
          name: createName(nameParameter(slot, node.element.name)),
        }));
}

/** The repeated elements of a screen by signature. */
export function findRepeats(
  roots: readonly Printable[],
  createName: (wanted: string) => string,
): ReadonlyMap<string, Repeat> {
  const uses = countUses(roots);
  const repeats = new Map<string, Repeat>();
  for (const [signature, instances] of groupAll(roots)) {
    const [first] = instances;
    if (first === undefined || (uses.get(signature) ?? 0) < 2 || !isRepeatable(first)) continue;
    const name = createName(toPascal(first.element.name, 'Part'));
    repeats.set(signature, { name, parameters: listParameters(instances), first });
  }
  return repeats;
}

/** The inside of a component: slots that are parameters show them. */
export function withParameters(node: Printable, parameters: readonly Parameter[], path = ''): Printable {
  const slots = { ...node.slots };
  for (const parameter of parameters) {
    if (parameter.path === path) slots[parameter.slot] = { kind: 'parameter', name: parameter.name };
  }
  return {
    ...node,
    slots,
    children: node.children.map((child, index) => withParameters(child, parameters, `${path}.${index}`)),
  };
}
