import type { TagNetwork } from './network.ts';

/** Numbers of a matrix: whole ones of 8 bits in base64, each to be multiplied by `step`. */
export interface MatrixText {
  readonly step: number;
  readonly numbers: string;
}

/** A network as scripts/fit-network.ts writes it. */
export interface NetworkText {
  readonly tagCount: number;
  readonly tables: readonly {
    readonly name: string;
    readonly hasSeveral: boolean;
    readonly width: number;
    /** All texts but those of the first vector, with a line for each. */
    readonly texts: string;
    readonly vectors: MatrixText;
  }[];
  readonly layers: readonly {
    readonly distance: number;
    readonly weights: MatrixText;
    readonly biases: MatrixText;
  }[];
  readonly ofWord: MatrixText;
  readonly ofText: MatrixText;
  readonly biases: MatrixText;
  readonly transitions: MatrixText;
}

function readMatrix({ step, numbers }: MatrixText): Float32Array {
  const bytes = atob(numbers);
  const matrix = new Float32Array(bytes.length);
  // Two's complement.
  for (let at = 0; at < bytes.length; at += 1) matrix[at] = ((bytes.charCodeAt(at) << 24) >> 24) * step;
  return matrix;
}

/** Reads a network as it was written. */
export function readNetwork(text: NetworkText): TagNetwork {
  return {
    tagCount: text.tagCount,
    tables: text.tables.map(({ name, hasSeveral, width, texts, vectors }) => ({
      name,
      hasSeveral,
      width,
      places: new Map(texts.split('\n').map((each, at) => [each, at + 1])),
      vectors: readMatrix(vectors),
    })),
    layers: text.layers.map(({ distance, weights, biases }) => ({
      distance,
      weights: readMatrix(weights),
      biases: readMatrix(biases),
    })),
    ofWord: readMatrix(text.ofWord),
    ofText: readMatrix(text.ofText),
    biases: readMatrix(text.biases),
    transitions: readMatrix(text.transitions),
  };
}
