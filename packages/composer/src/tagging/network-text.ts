import type { TagNetwork } from './network.ts';

/** Numbers of a matrix: a character for each whole one from -42 to 42, which is to be multiplied by `step`. */
export interface MatrixText {
  readonly step: number;
  readonly numbers: string;
}

/** A network as scripts/fit-tags/fit_network.py writes it. */
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

/** The character of 0. */
const zero = 82;
/** The backslash is no number, so that a number is one character in any text. */
const backslash = 92;

function readMatrix({ step, numbers }: MatrixText): Float32Array {
  const matrix = new Float32Array(numbers.length);
  for (let at = 0; at < numbers.length; at += 1) {
    const code = numbers.charCodeAt(at);
    matrix[at] = (code - zero - (code > backslash ? 1 : 0)) * step;
  }
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
