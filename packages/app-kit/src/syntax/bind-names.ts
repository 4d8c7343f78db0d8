import { functionScopeOf, type Meaning, openScope, type Reference, type Scope } from './scope.ts';
import { childrenOf, nameOf, nodeOf, nodesOf, type SyntaxNode } from './syntax-node.ts';

/** All references of a module with their scopes, and every name that it declares in any scope. */
export interface BoundNames {
  readonly references: readonly Reference[];
  readonly declared: ReadonlySet<string>;
  /** Names that more than one declaration has. */
  readonly repeated: ReadonlySet<string>;
  /** Names that the module tests with `typeof`. */
  readonly tested: ReadonlySet<string>;
  /** JSX elements and fragments; each one before those inside it. */
  readonly elements: readonly SyntaxNode[];
}

interface Binder {
  /** Continues with a node later, so that depth costs no stack. */
  enter(node: SyntaxNode | undefined, scope: Scope): void;
  enterAll(nodes: readonly SyntaxNode[], scope: Scope): void;
  refer(node: SyntaxNode | undefined, scope: Scope, meaning: Meaning): void;
  declare(node: SyntaxNode | undefined, scope: Scope, meaning?: Meaning): void;
  /** Declares the names of a pattern and enters its defaults and computed keys. */
  declarePattern(pattern: SyntaxNode | undefined, target: Scope, scope: Scope): void;
  test(name: string): void;
}

type Bind = (node: SyntaxNode, scope: Scope, binder: Binder) => void;

/** The identifier at the left end of `a.b.c`. */
function leftmost(node: SyntaxNode | undefined): SyntaxNode | undefined {
  let at = node;
  while (
    at?.type === 'TSQualifiedName' ||
    at?.type === 'JSXMemberExpression' ||
    at?.type === 'MemberExpression'
  ) {
    at = nodeOf(at, at.type === 'TSQualifiedName' ? 'left' : 'object');
  }
  return at;
}

const block: Bind = (node, scope, binder) => binder.enterAll(childrenOf(node), openScope(scope));

const callable: Bind = (node, scope, binder) => {
  const own = openScope(scope, true);
  if (node.type === 'FunctionExpression') binder.declare(nodeOf(node, 'id'), own);
  binder.enter(nodeOf(node, 'typeParameters'), own);
  for (const parameter of nodesOf(node, 'params')) binder.declarePattern(parameter, own, own);
  binder.enter(nodeOf(node, 'returnType'), own);
  binder.enter(nodeOf(node, 'typeAnnotation'), own);
  binder.enter(nodeOf(node, 'body'), own);
};

const functionDeclaration: Bind = (node, scope, binder) => {
  binder.declare(nodeOf(node, 'id'), scope);
  callable(node, scope, binder);
};

const classLike: Bind = (node, scope, binder) => {
  const own = openScope(scope);
  binder.declare(nodeOf(node, 'id'), node.type === 'ClassDeclaration' ? scope : own, 'either');
  for (const field of ['typeParameters', 'superClass', 'superTypeArguments', 'body']) {
    binder.enter(nodeOf(node, field), own);
  }
  binder.enterAll(nodesOf(node, 'implements'), own);
  binder.enterAll(nodesOf(node, 'decorators'), own);
};

/** A member of a class, object or type: its name is a reference only in brackets. */
const member: Bind = (node, scope, binder) => {
  if (node['computed'] === true) binder.enter(nodeOf(node, 'key'), scope);
  for (const field of ['value', 'typeAnnotation', 'returnType']) binder.enter(nodeOf(node, field), scope);
  binder.enterAll(nodesOf(node, 'decorators'), scope);
};

const methodSignature: Bind = (node, scope, binder) => {
  if (node['computed'] === true) binder.enter(nodeOf(node, 'key'), scope);
  callable(node, scope, binder);
};

const typeDeclaration: Bind = (node, scope, binder) => {
  binder.declare(nodeOf(node, 'id'), scope, 'type');
  const own = openScope(scope);
  binder.enterAll(
    childrenOf(node).filter((child) => child !== node['id']),
    own,
  );
};

const heritage: Bind = (node, scope, binder) => {
  const root = leftmost(nodeOf(node, 'expression'));
  binder.refer(root, scope, root === node['expression'] ? 'type' : 'either');
  binder.enter(nodeOf(node, 'typeArguments'), scope);
};

const importSpecifier: Bind = (node, scope, binder) =>
  binder.declare(nodeOf(node, 'local'), scope, node['importKind'] === 'type' ? 'type' : 'either');

const nothing: Bind = () => {};

const binds: ReadonlyMap<string, Bind> = new Map(
  Object.entries<Bind>({
    Program: (node, scope, binder) => binder.enterAll(nodesOf(node, 'body'), scope),
    BlockStatement: block,
    StaticBlock: (node, scope, binder) => binder.enterAll(childrenOf(node), openScope(scope, true)),
    ForStatement: block,
    ForInStatement: block,
    ForOfStatement: block,
    SwitchStatement: block,
    TSConditionalType: block,
    TSModuleBlock: block,
    CatchClause: (node, scope, binder) => {
      const own = openScope(scope);
      binder.declarePattern(nodeOf(node, 'param'), own, own);
      binder.enter(nodeOf(node, 'body'), own);
    },
    VariableDeclaration: (node, scope, binder) => {
      const target = node['kind'] === 'var' ? functionScopeOf(scope) : scope;
      for (const declarator of nodesOf(node, 'declarations')) {
        binder.declarePattern(nodeOf(declarator, 'id'), target, scope);
        binder.enter(nodeOf(declarator, 'init'), scope);
      }
    },
    FunctionDeclaration: functionDeclaration,
    TSDeclareFunction: functionDeclaration,
    FunctionExpression: callable,
    TSEmptyBodyFunctionExpression: callable,
    ArrowFunctionExpression: callable,
    TSFunctionType: callable,
    TSConstructorType: callable,
    TSCallSignatureDeclaration: callable,
    TSConstructSignatureDeclaration: callable,
    TSMethodSignature: methodSignature,
    ClassDeclaration: classLike,
    ClassExpression: classLike,
    MethodDefinition: member,
    PropertyDefinition: member,
    AccessorProperty: member,
    TSAbstractMethodDefinition: member,
    TSAbstractPropertyDefinition: member,
    TSAbstractAccessorProperty: member,
    TSPropertySignature: member,
    Property: member,
    MemberExpression: (node, scope, binder) => {
      binder.enter(nodeOf(node, 'object'), scope);
      if (node['computed'] === true) binder.enter(nodeOf(node, 'property'), scope);
    },
    Identifier: (node, scope, binder) => {
      binder.refer(node, scope, 'value');
      binder.enter(nodeOf(node, 'typeAnnotation'), scope);
    },
    UnaryExpression: (node, scope, binder) => {
      const operand = nodeOf(node, 'argument');
      if (node['operator'] === 'typeof' && operand?.type === 'Identifier') binder.test(nameOf(operand));
      else binder.enter(operand, scope);
    },
    JSXOpeningElement: (node, scope, binder) => {
      const tag = nodeOf(node, 'name');
      const root = leftmost(tag);
      // A lower-case tag is an element of the platform unless it has a dot.
      if (root !== tag || /^[^a-z]/.test(nameOf(root))) binder.refer(root, scope, 'value');
      binder.enter(nodeOf(node, 'typeArguments'), scope);
      binder.enterAll(nodesOf(node, 'attributes'), scope);
    },
    JSXClosingElement: nothing,
    JSXIdentifier: nothing,
    JSXAttribute: (node, scope, binder) => binder.enter(nodeOf(node, 'value'), scope),
    LabeledStatement: (node, scope, binder) => binder.enter(nodeOf(node, 'body'), scope),
    BreakStatement: nothing,
    ContinueStatement: nothing,
    MetaProperty: nothing,
    ImportDeclaration: (node, scope, binder) => {
      for (const specifier of nodesOf(node, 'specifiers')) {
        if (node['importKind'] === 'type') binder.declare(nodeOf(specifier, 'local'), scope, 'type');
        else binder.enter(specifier, scope);
      }
    },
    ImportSpecifier: importSpecifier,
    ImportDefaultSpecifier: importSpecifier,
    ImportNamespaceSpecifier: importSpecifier,
    ExportAllDeclaration: nothing,
    ExportNamedDeclaration: (node, scope, binder) => {
      binder.enter(nodeOf(node, 'declaration'), scope);
      if (nodeOf(node, 'source') !== undefined) return;
      for (const specifier of nodesOf(node, 'specifiers')) {
        const isType = node['exportKind'] === 'type' || specifier['exportKind'] === 'type';
        binder.refer(nodeOf(specifier, 'local'), scope, isType ? 'type' : 'either');
      }
    },
    ExportDefaultDeclaration: (node, scope, binder) => {
      const declaration = nodeOf(node, 'declaration');
      if (declaration?.type === 'Identifier') binder.refer(declaration, scope, 'either');
      else binder.enter(declaration, scope);
    },
    TSTypeReference: (node, scope, binder) => {
      const root = leftmost(nodeOf(node, 'typeName'));
      binder.refer(root, scope, root === node['typeName'] ? 'type' : 'either');
      binder.enter(nodeOf(node, 'typeArguments'), scope);
    },
    // `typeof a` in a type is erased; the name is declared as a value.
    TSTypeQuery: (node, scope, binder) => binder.enter(nodeOf(node, 'typeArguments'), scope),
    TSImportType: (node, scope, binder) => binder.enter(nodeOf(node, 'typeArguments'), scope),
    TSClassImplements: heritage,
    TSInterfaceHeritage: heritage,
    TSTypeAliasDeclaration: typeDeclaration,
    TSInterfaceDeclaration: typeDeclaration,
    TSTypeParameter: (node, scope, binder) => {
      binder.declare(nodeOf(node, 'name'), scope, 'type');
      binder.enter(nodeOf(node, 'constraint'), scope);
      binder.enter(nodeOf(node, 'default'), scope);
    },
    TSMappedType: (node, scope, binder) => {
      const own = openScope(scope);
      binder.declare(nodeOf(node, 'key'), own, 'type');
      for (const field of ['constraint', 'nameType', 'typeAnnotation'])
        binder.enter(nodeOf(node, field), own);
    },
    TSIndexSignature: (node, scope, binder) => {
      for (const each of nodesOf(node, 'parameters')) binder.enter(nodeOf(each, 'typeAnnotation'), scope);
      binder.enter(nodeOf(node, 'typeAnnotation'), scope);
    },
    TSTypePredicate: (node, scope, binder) => binder.enter(nodeOf(node, 'typeAnnotation'), scope),
    TSNamedTupleMember: (node, scope, binder) => binder.enter(nodeOf(node, 'elementType'), scope),
    TSEnumDeclaration: (node, scope, binder) => {
      binder.declare(nodeOf(node, 'id'), scope, 'either');
      const own = openScope(scope);
      const body = nodeOf(node, 'body');
      for (const each of body === undefined ? [] : nodesOf(body, 'members')) {
        binder.declare(nodeOf(each, 'id'), own);
        binder.enter(nodeOf(each, 'initializer'), own);
      }
    },
    TSModuleDeclaration: (node, scope, binder) => {
      binder.declare(nodeOf(node, 'id'), scope, 'either');
      const body = nodeOf(node, 'body');
      // `declare global` adds to the names of the module's surroundings.
      if (node['kind'] === 'global' && body !== undefined) binder.enterAll(nodesOf(body, 'body'), scope);
      else binder.enter(body, scope);
    },
    TSImportEqualsDeclaration: (node, scope, binder) => {
      binder.declare(nodeOf(node, 'id'), scope, 'either');
      binder.refer(leftmost(nodeOf(node, 'moduleReference')), scope, 'either');
    },
    TSNamespaceExportDeclaration: nothing,
  }),
);

/** Collects declarations and references of a module. Names are looked up afterwards, so hoisting needs no order. */
export function bindNames(program: SyntaxNode): BoundNames {
  const references: Reference[] = [];
  const declared = new Set<string>();
  const repeated = new Set<string>();
  const tested = new Set<string>();
  const elements: SyntaxNode[] = [];
  const open: (readonly [SyntaxNode, Scope])[] = [[program, openScope(undefined, true)]];
  const binder: Binder = {
    enter: (node, scope) => {
      if (node !== undefined) open.push([node, scope]);
    },
    enterAll: (nodes, scope) => {
      for (const node of nodes) open.push([node, scope]);
    },
    refer: (node, scope, meaning) => {
      const name = nameOf(node);
      if (node !== undefined && name !== '') references.push({ name, offset: node.start, meaning, scope });
    },
    declare: (node, scope, meaning = 'value') => {
      const name = nameOf(node);
      if (name === '') return;
      if (declared.has(name)) repeated.add(name);
      declared.add(name);
      if (meaning !== 'type') scope.values.add(name);
      if (meaning !== 'value') scope.types.add(name);
    },
    declarePattern: (pattern, target, scope) => {
      const patterns = pattern === undefined ? [] : [pattern];
      for (let at = patterns.pop(); at !== undefined; at = patterns.pop()) {
        binder.enter(nodeOf(at, 'typeAnnotation'), scope);
        if (at.type === 'Identifier') binder.declare(at, target);
        else if (at.type === 'AssignmentPattern') binder.enter(nodeOf(at, 'right'), scope);
        for (const each of nodesOf(at, 'properties')) {
          if (each.type === 'Property' && each['computed'] === true) binder.enter(nodeOf(each, 'key'), scope);
        }
        const parts = at.type === 'ObjectPattern' ? nodesOf(at, 'properties') : nodesOf(at, 'elements');
        for (const part of parts)
          patterns.push(part.type === 'Property' ? (nodeOf(part, 'value') ?? part) : part);
        const inner = nodeOf(at, 'left') ?? nodeOf(at, 'argument') ?? nodeOf(at, 'parameter');
        if (inner !== undefined) patterns.push(inner);
      }
    },
    test: (name) => void tested.add(name),
  };
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [node, scope] = next;
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') elements.push(node);
    const bind = binds.get(node.type);
    if (bind === undefined) binder.enterAll(childrenOf(node), scope);
    else bind(node, scope, binder);
  }
  return { references, declared, repeated, tested, elements };
}
