import type { PropChanges, PropertyName, Props } from '../model/properties.ts';
import { namesOf } from '../model/property-values.ts';

type Writable = { -readonly [Name in PropertyName]?: Props[Name] };

function assign<Name extends PropertyName>(
  target: Writable,
  name: Name,
  value: Writable[Name] | null | undefined,
): void {
  if (value === null || value === undefined) delete target[name];
  else target[name] = value;
}

/** Properties after a change; null removes one. */
export function changeProps(props: Props, changes: PropChanges): Props {
  const next: Writable = { ...props };
  for (const name of namesOf(changes)) assign(next, name, changes[name]);
  return next;
}

/** The change that restores the properties from before `changes`. */
export function restoreProps(props: Props, changes: PropChanges): PropChanges {
  const before: { [Name in PropertyName]?: PropChanges[Name] } = {};
  const keep = <Name extends PropertyName>(name: Name): void => {
    const value: PropChanges[Name] | undefined = props[name];
    before[name] = value ?? null;
  };
  for (const name of namesOf(changes)) keep(name);
  return before;
}
