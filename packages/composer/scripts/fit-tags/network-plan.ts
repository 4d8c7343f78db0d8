/** A table of a network: a name of features, the width of a vector, and how often a text has to be seen. */
interface TablePlan {
  readonly name: string;
  readonly width: number;
  readonly rarest: number;
  readonly isOfWord?: boolean;
  readonly mayDrop?: boolean;
  readonly hasSeveral?: boolean;
}

export const tablesOf = (tables: readonly TablePlan[]): readonly Required<TablePlan>[] =>
  tables.map((table) => ({ isOfWord: false, mayDrop: true, hasSeveral: false, ...table }));

/** How each network is fitted. */
export const commonPlan = {
  rounds: 16,
  rate: 0.002,
  dropout: 0.3,
  inputDropout: 0.2,
  wordDropout: 0.3,
  featureDropout: 0.12,
};

/** What fit_network.py reads beside the texts. */
export interface NetworkPlan {
  readonly tables: readonly Required<TablePlan>[];
  readonly width: number;
  /** Of each layer: how far away the words stand that it sees beside each one. */
  readonly distances: readonly number[];
  /** Numbers of a vector are whole ones from -levels to levels; the share of numbers that are not cut off. */
  readonly levels: number;
  readonly kept: number;
  readonly rounds: number;
  readonly rate: number;
  readonly dropout: number;
  readonly inputDropout: number;
  readonly wordDropout: number;
  readonly featureDropout: number;
}
