import { type BoundNames, bindNames } from './bind-names.ts';
import { findConditionalHooks } from './conditional-hooks.ts';
import { globalValues, webOnlyValues } from './global-names.ts';
import { findLooseValues, type LooseValue } from './loose-values.ts';
import { findNativeModules, findWebMembers, type UsedApi } from './phone-apis.ts';
import { isDeclared } from './scope.ts';
import type { SyntaxNode } from './syntax-node.ts';

/** A name that a module uses and neither declares nor imports. A missing type does not matter at run time. */
export interface FreeName {
  readonly name: string;
  readonly offset: number;
  readonly isType: boolean;
}

/** What the syntax tree of one module says beyond its imports and exports. */
export interface ModuleSyntax {
  /** The first use of each free name that is no global value, in the order of the source. */
  readonly freeNames: readonly FreeName[];
  /** Uses of values and members that only browsers have. */
  readonly webApis: readonly UsedApi[];
  /** Uses of native modules that React Native does not contain. */
  readonly nativeModules: readonly UsedApi[];
  /** Strings and numbers as children of an element, with the element's name. */
  readonly looseValues: readonly LooseValue[];
  /** Calls of React's hooks in conditions and loops. */
  readonly conditionalHooks: readonly UsedApi[];
  /** Names that the module declares in any scope. */
  readonly declared: ReadonlySet<string>;
}

interface FoundNames {
  readonly freeNames: FreeName[];
  readonly webValues: UsedApi[];
}

function findFreeNames({ references }: BoundNames): FoundNames {
  const found = new Map<string, FreeName>();
  const web = new Map<string, UsedApi>();
  for (const reference of references.toSorted((left, right) => left.offset - right.offset)) {
    const { name, offset, meaning } = reference;
    // `React.ReactNode` may be a type without an import, so only a value is certain to fail.
    const isType = meaning !== 'value';
    if (found.get(name)?.isType === isType || globalValues.has(name) || isDeclared(reference)) continue;
    if (webOnlyValues.has(name)) {
      if (!isType && !web.has(name)) web.set(name, { name, offset });
    } else if (!found.has(name) || !isType) found.set(name, { name, offset, isType });
  }
  return { freeNames: [...found.values()], webValues: [...web.values()] };
}

/** Whether a module decides by itself whether it runs in a browser. */
function isGuarded(source: string, { tested }: BoundNames): boolean {
  if ([...tested].some((name) => webOnlyValues.has(name) || name === 'window')) return true;
  return /\bPlatform\b/.test(source) && /['"]web['"]|\bweb:/.test(source);
}

/** States that start as a number, if the module declares nothing else of that name. */
function findNumbers(source: string, { repeated }: BoundNames): ReadonlySet<string> {
  const state =
    /\[\s{0,20}([\w$]{1,80})\s{0,20}(?:,\s{0,20}[\w$]{1,80}\s{0,20})?\]\s{0,20}=\s{0,20}(?:React\.)?useState(?:<number>)?\(-?\d/g;
  const names = [...source.matchAll(state)].flatMap(([, name = '']) => (repeated.has(name) ? [] : [name]));
  return new Set(names);
}

/** Reads the syntax tree of a module. Takes time linear in the length of the source. */
export function readModuleSyntax(source: string, program: SyntaxNode): ModuleSyntax {
  const names = bindNames(program);
  const { freeNames, webValues } = findFreeNames(names);
  const isFree = (name: string): boolean => !names.declared.has(name);
  const webMembers = /\b(?:window|globalThis|self|global|navigator)\b/.test(source)
    ? findWebMembers(program, isFree)
    : [];
  const webApis = isGuarded(source, names) ? [] : [...webValues, ...webMembers];
  return {
    freeNames,
    webApis: webApis.toSorted((left, right) => left.offset - right.offset),
    // A search in the text is much cheaper than one in the tree.
    nativeModules: /\b(?:NativeModules|TurboModuleRegistry|requireNative)/.test(source)
      ? findNativeModules(program)
      : [],
    looseValues: findLooseValues(names.elements, findNumbers(source, names)),
    conditionalHooks: findConditionalHooks(source, program),
    declared: names.declared,
  };
}
