declare const txBrand: unique symbol;

/** An opaque handle that services pass to repositories, so that they do not depend on SQL. */
export interface Tx {
  readonly [txBrand]: true;
}

export interface Transactions {
  /**
   * Runs `work` in one transaction. Must not be called inside another transaction. `work` is retried after a deadlock or
   * serialization failure, so it must have no effect outside of the transaction, such as a published event or a file.
   */
  run<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>;
  /** For single statements outside of any transaction. Using it inside one throws: SQLite would deadlock. */
  readonly outside: Tx;
}
