import type { AppSpec } from '../../spec/app-spec.ts';
import { checkSpec } from '../../spec/read-spec.ts';
import { applyOperations, OperationError } from '../apply-operation.ts';
import type { Change } from '../changes/change.ts';
import { withDependents } from '../changes/remove-dependents.ts';
import type { Operation } from '../operation.ts';
import type { LooseWish } from './loose-wish.ts';

type Nothing = Extract<Change, { kind: 'nothing' }>;

/** What a loosely worded message asks for. */
export interface LooseRequest {
  readonly operations: readonly Operation[];
  readonly nothing: readonly Nothing[];
  readonly unread: readonly string[];
}

/** Reads a sentence in words that the readers have. */
export type ReadSaid = (text: string, spec: AppSpec) => LooseRequest;

/** The wishes of a message, each read for the app as those before it leave it. */
export class WishList {
  readonly #readSaid: ReadSaid;
  readonly #found: Operation[] = [];
  readonly #same: Nothing[] = [];
  readonly #needed: Nothing[] = [];
  #spec: AppSpec;

  constructor(spec: AppSpec, readSaid: ReadSaid) {
    this.#spec = spec;
    this.#readSaid = readSaid;
  }

  /** The app with all wishes so far. */
  get spec(): AppSpec {
    return this.#spec;
  }

  /** Whether the wish adds a part, or asks for one that is there. */
  add(wish: LooseWish): boolean {
    const read = this.#read(wish);
    this.#same.push(...read.nothing.filter(({ reason }) => reason === 'same'));
    this.#needed.push(...read.nothing.filter(({ reason }) => reason === 'needed'));
    try {
      const all = withDependents(this.#spec, read.operations, '');
      const next = applyOperations(this.#spec, all).spec;
      if (checkSpec(next).length > 0) throw new OperationError('A screen needs it');
      this.#spec = next;
      this.#found.push(...all);
      return (
        all.some(({ kind }) => kind === 'addField') || read.nothing.some(({ reason }) => reason === 'same')
      );
    } catch (error) {
      if (!(error instanceof OperationError)) throw error;
      this.#needed.push({ kind: 'nothing', reason: 'needed', what: '' });
      return false;
    }
  }

  /** All operations, or why there are none; undefined if no wish was understood. */
  result(): LooseRequest | undefined {
    if (this.#found.length > 0)
      return { operations: this.#found, nothing: this.#needed.slice(0, 1), unread: [] };
    const [reason] = [...this.#same, ...this.#needed];
    return reason === undefined ? undefined : { operations: [], nothing: [reason], unread: [] };
  }

  #read(wish: LooseWish): LooseRequest {
    if (wish.kind === 'said') return this.#readSaid(wish.text, this.#spec);
    return wish.change.kind === 'operations'
      ? { operations: wish.change.operations, nothing: [], unread: [] }
      : { operations: [], nothing: [wish.change], unread: [] };
  }
}
