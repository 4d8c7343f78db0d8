import type { SyntaxNode } from '@kilim/app-kit/syntax';

/** A place where a file does not parse; line and column start at 1. */
export interface SyntaxProblem {
  readonly path: string;
  readonly message: string;
  readonly line: number;
  readonly column: number;
}

export type Parsed =
  | { readonly ok: true; readonly program: SyntaxNode }
  | { readonly ok: false; readonly problem: SyntaxProblem };

/** Parses a file of the project; given from outside, because the parser of a browser is loaded. */
export type ParseSource = (path: string, source: string) => Parsed;

/** The parts of oxc's parser that are used: its wasm in the browser, its package in Node. */
export interface OxcParser {
  parseSync(
    path: string,
    source: string,
    options: { readonly lang: 'tsx' | 'ts'; readonly sourceType: 'module'; readonly preserveParens: boolean },
  ): {
    readonly program: unknown;
    readonly errors: readonly {
      readonly message: string;
      readonly labels: readonly { readonly start: number }[];
    }[];
  };
}

const isProgram = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'Program';

/** The wasm gives the program as JSON with a list of literals to convert, which no reader needs. */
function readProgram(program: unknown): SyntaxNode {
  const read: unknown = typeof program === 'string' ? JSON.parse(program) : program;
  const node = typeof read === 'object' && read !== null && 'node' in read ? read.node : read;
  if (!isProgram(node)) throw new Error('The parser returned no program.');
  return node;
}

/** Parses with oxc, and keeps the trees of the files that did not change. */
export function createParser(parser: OxcParser): ParseSource {
  const known = new Map<string, { readonly source: string; readonly parsed: Parsed }>();
  const parse: ParseSource = (path, source) => {
    const lang = path.endsWith('.ts') ? 'ts' : 'tsx';
    const result = parser.parseSync(path, source, { lang, sourceType: 'module', preserveParens: false });
    const [error] = result.errors;
    if (error === undefined) return { ok: true, program: readProgram(result.program) };
    const before = source.slice(0, error.labels[0]?.start ?? 0).split('\n');
    const { message } = error;
    const column = (before.at(-1)?.length ?? 0) + 1;
    return { ok: false, problem: { path, message, line: before.length, column } };
  };
  return (path, source) => {
    const last = known.get(path);
    if (last?.source === source) return last.parsed;
    const parsed = parse(path, source);
    known.set(path, { source, parsed });
    return parsed;
  };
}
