/** What a reference needs: a value at run time, a type that compiling erases, or one of both. */
export type Meaning = 'value' | 'type' | 'either';

/** The names that a block, function, class or type declares. */
export interface Scope {
  readonly parent: Scope | undefined;
  readonly values: Set<string>;
  readonly types: Set<string>;
  /** Whether `var` declarations belong to this scope. */
  readonly isFunction: boolean;
}

export interface Reference {
  readonly name: string;
  readonly offset: number;
  readonly meaning: Meaning;
  readonly scope: Scope;
}

export function openScope(parent: Scope | undefined, isFunction = false): Scope {
  return { parent, values: new Set(), types: new Set(), isFunction };
}

/** The scope of a `var` declaration: that of the nearest function or of the module. */
export function functionScopeOf(scope: Scope): Scope {
  let found = scope;
  while (!found.isFunction && found.parent !== undefined) found = found.parent;
  return found;
}

/** Whether a scope or one around it declares the name. */
export function isDeclared({ name, meaning, scope }: Reference): boolean {
  for (let at: Scope | undefined = scope; at !== undefined; at = at.parent) {
    if (meaning !== 'type' && at.values.has(name)) return true;
    if (meaning !== 'value' && at.types.has(name)) return true;
  }
  return false;
}
