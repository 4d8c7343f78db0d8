import { nodeOf, nodesOf, type SyntaxNode } from '@kilim/app-kit/syntax';
import { declaredProps } from './declared-props.ts';
import { type FindModule, type ModuleFacts, textOf } from './module-facts.ts';

const containers = [
  'View',
  'ScrollView',
  'SafeAreaView',
  'Pressable',
  'TouchableOpacity',
  'KeyboardAvoidingView',
  'ImageBackground',
];

/** What the tag of an element stands for. */
export interface ComponentFacts {
  readonly kind: 'platform' | 'custom' | 'fragment';
  readonly definition: string | null;
  readonly takesStyle: boolean;
  /** Whether the component shows elements between its tags. */
  readonly takesChildren: boolean;
}

/** Whether a component of the project reads a prop, as far as its parameters and their type tell. */
function readsProp({ module, component }: FoundComponent, name: string): boolean {
  const [parameter] = component === undefined ? [] : nodesOf(component, 'params');
  if (parameter === undefined) return false;
  const passesAll = (): boolean => declaredProps(module.program, parameter)?.has(name) ?? true;
  if (parameter.type !== 'ObjectPattern') return passesAll();
  const properties = nodesOf(parameter, 'properties');
  if (properties.some((property) => textOf(nodeOf(property, 'key')) === name)) return true;
  return properties.some(({ type }) => type === 'RestElement') && passesAll();
}

interface FoundComponent {
  readonly module: ModuleFacts;
  readonly component: SyntaxNode | undefined;
}

/** The function of a component, followed through one import; `default` is the only function that a file exports so. */
function findComponent(find: FindModule, module: ModuleFacts, tag: string): FoundComponent | undefined {
  const own = module.functions.get(tag);
  if (own !== undefined) return { module, component: own };
  const imported = module.imports.get(tag);
  const target = imported?.path === undefined ? undefined : find(imported.path);
  if (imported === undefined || target === undefined) return undefined;
  const component =
    target.functions.get(imported.imported) ??
    (imported.imported === 'default' ? findDefault(target) : undefined);
  return { module: target, component };
}

function findDefault({ program, functions }: ModuleFacts): SyntaxNode | undefined {
  const statement = nodesOf(program, 'body').find(({ type }) => type === 'ExportDefaultDeclaration');
  const declared = statement && nodeOf(statement, 'declaration');
  if (declared === undefined) return undefined;
  return functions.get(textOf(declared)) ?? (declared.type === 'FunctionDeclaration' ? declared : undefined);
}

export function readComponent(find: FindModule, module: ModuleFacts, tag: string): ComponentFacts {
  if (tag === '' || tag === 'Fragment' || tag === 'React.Fragment')
    return { kind: 'fragment', definition: null, takesStyle: false, takesChildren: true };
  const [root = ''] = tag.split('.');
  if (module.imports.get(root)?.source === 'react-native')
    return { kind: 'platform', definition: null, takesStyle: true, takesChildren: containers.includes(tag) };
  const found = findComponent(find, module, tag);
  return {
    kind: 'custom',
    definition: found?.module.path ?? null,
    takesStyle: found === undefined ? false : readsProp(found, 'style'),
    takesChildren: found === undefined ? false : readsProp(found, 'children'),
  };
}
