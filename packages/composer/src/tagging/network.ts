/** A table of a network: a vector for each text that a word can have under one name, and first one for all other texts. */
export interface NetworkTable {
  /** Name of the features that it looks up: "stem" for "stem=fiyat". */
  readonly name: string;
  /** Whether a word can have several of these features, whose vectors are added; otherwise the first one counts. */
  readonly hasSeveral: boolean;
  readonly width: number;
  /** The place of each known text. */
  readonly places: ReadonlyMap<string, number>;
  /** [place * width + at] */
  readonly vectors: Float32Array;
}

/** A layer that sees each word with the ones that stand so many words before and after it. */
export interface NetworkLayer {
  readonly distance: number;
  /** [(which * inputWidth + input) * width + output]; which: the word before, the word itself, the word after. */
  readonly weights: Float32Array;
  readonly biases: Float32Array;
}

/** A convolutional network over the words of a text: how much each word speaks for each tag. */
export interface TagNetwork {
  readonly tagCount: number;
  readonly tables: readonly NetworkTable[];
  readonly layers: readonly NetworkLayer[];
  /** [at * tagCount + tag], for what the layers find of each word, and for the greatest of these values in the text. */
  readonly ofWord: Float32Array;
  readonly ofText: Float32Array;
  readonly biases: Float32Array;
  /** [before * tagCount + tag] */
  readonly transitions: Float32Array;
}

/** Adds `factor` times a row of a matrix to `sums`; four numbers at a time, which takes less than half as long. */
function addRow(sums: Float32Array, matrix: Float32Array, row: number, factor: number): void {
  const width = sums.length;
  let from = row * width;
  let at = 0;
  for (; at + 3 < width; at += 4, from += 4) {
    sums[at] = (sums[at] ?? 0) + factor * (matrix[from] ?? 0);
    sums[at + 1] = (sums[at + 1] ?? 0) + factor * (matrix[from + 1] ?? 0);
    sums[at + 2] = (sums[at + 2] ?? 0) + factor * (matrix[from + 2] ?? 0);
    sums[at + 3] = (sums[at + 3] ?? 0) + factor * (matrix[from + 3] ?? 0);
  }
  for (; at < width; at += 1, from += 1) sums[at] = (sums[at] ?? 0) + factor * (matrix[from] ?? 0);
}

/** The texts that a word has under each name of features. */
function textsOf(features: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const texts = new Map<string, string[]>();
  for (const feature of features) {
    const end = feature.indexOf('=');
    const name = feature.slice(0, end);
    const text = feature.slice(end + 1);
    const known = texts.get(name);
    if (known === undefined) texts.set(name, [text]);
    else known.push(text);
  }
  return texts;
}

/** The vectors of a word's features, side by side; a text that a table does not know has its first vector. */
function vectorOf(features: readonly string[], tables: readonly NetworkTable[], width: number): Float32Array {
  const texts = textsOf(features);
  const vector = new Float32Array(width);
  let start = 0;
  for (const table of tables) {
    const own = vector.subarray(start, start + table.width);
    const found = texts.get(table.name) ?? (table.hasSeveral ? [] : ['']);
    for (const text of table.hasSeveral ? found : found.slice(0, 1))
      addRow(own, table.vectors, table.places.get(text) ?? 0, 1);
    start += table.width;
  }
  return vector;
}

/** What a layer finds of each word. It is added to what the layers before it found; the first one has vectors before it. */
function findLayer(
  input: readonly Float32Array[],
  { distance, weights, biases }: NetworkLayer,
  isFirst: boolean,
): readonly Float32Array[] {
  return input.map((own, at) => {
    const found = Float32Array.from(biases);
    for (const [which, source] of [input[at - distance], own, input[at + distance]].entries()) {
      if (source === undefined) continue;
      for (let each = 0; each < source.length; each += 1) {
        const value = source[each] ?? 0;
        if (value !== 0) addRow(found, weights, which * source.length + each, value);
      }
    }
    for (let each = 0; each < found.length; each += 1)
      found[each] = Math.max(0, found[each] ?? 0) + (isFirst ? 0 : (own[each] ?? 0));
    return found;
  });
}

/** How much each word of a text speaks for each tag, in natural logarithms. */
export function networkScores(
  words: readonly (readonly string[])[],
  network: TagNetwork,
): readonly Float32Array[] {
  const { tables, layers, ofWord, ofText, biases } = network;
  const inputWidth = tables.reduce((sum, table) => sum + table.width, 0);
  let found: readonly Float32Array[] = words.map((features) => vectorOf(features, tables, inputWidth));
  for (const [at, layer] of layers.entries()) found = findLayer(found, layer, at === 0);
  const text = Float32Array.from(biases);
  for (const at of found[0]?.keys() ?? [])
    addRow(
      text,
      ofText,
      at,
      found.reduce((most, own) => Math.max(most, own[at] ?? 0), 0),
    );
  return found.map((own) => {
    const scores = Float32Array.from(text);
    for (const [at, value] of own.entries()) if (value !== 0) addRow(scores, ofWord, at, value);
    return scores;
  });
}
