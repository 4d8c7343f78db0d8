declare const txBrand: unique symbol;

/** An opaque handle that services pass on to repositories. It says nothing about SQL. */
export interface Tx {
  readonly [txBrand]: true;
}

export interface Transactions {
  /**
   * Runs `work` in one transaction: all of it or none. Must not be called inside another transaction. `work` runs again
   * from its start when PostgreSQL ended the transaction for another's sake (deadlock): it must have no effect outside
   * of the transaction, such as a published event or a file.
   */
  run<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>;
  /** For single statements outside of any transaction. Using it inside one throws: SQLite would deadlock. */
  readonly outside: Tx;
}
