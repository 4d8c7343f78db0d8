import { describe, expect, it } from 'vitest';
import { modelOfNetworks, type NetworkText, readNetwork, tagWords } from './index.ts';

/** Whole numbers as they are written: 0 is R, and no number is a backslash. */
const matrix = (numbers: readonly number[], step = 1) => ({
  step,
  numbers: String.fromCharCode(...numbers.map((each) => (each + 82 < 92 ? each + 82 : each + 83))),
});

/** A network with tags 0, 1 and 2 that knows the words "fiyat" and "ekle", and sees the words beside each. */
const text: NetworkText = {
  tagCount: 3,
  tables: [
    { name: 'w', hasSeveral: false, width: 2, texts: 'fiyat\nekle', vectors: matrix([0, 0, 1, 0, 0, 1]) },
  ],
  layers: [
    {
      distance: 1,
      // Of the word before: nothing; of the word itself: whether it is "fiyat"; of the word after: whether it is "ekle".
      weights: matrix([0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 4]),
      biases: matrix([0, -1]),
    },
  ],
  ofWord: matrix([0, 3, 0, 0, 1, 0], 0.5),
  ofText: matrix([0, 0, 0, 0, 0, 1]),
  biases: matrix([1, 0, 0]),
  transitions: matrix([0, 0, 0, 0, 0, 0, 0, 0, 0]),
};

const words = (...all: readonly string[]) => all.map((each) => [`w=${each}`]);

describe('a network', () => {
  const model = modelOfNetworks([readNetwork(text)], 2);

  it('scores each word by itself, the words beside it and the greatest values of the text', () => {
    const [price, add] = model.score(words('fiyat', 'ekle'));
    // 2 of itself, 4 - 1 of the word after; the text's greatest values are the same two.
    expect(Array.from(price ?? [])).toEqual([2, 2 * (3 + 1.5), 2 * 3]);
    expect(Array.from(add ?? [])).toEqual([2, 0, 2 * 3]);
  });

  it('gives words that it does not know, or no text, the first vector', () => {
    const [unknown, none] = model.score([['w=pencere'], []]);
    expect(Array.from(unknown ?? [])).toEqual([2, 0, 0]);
    expect(Array.from(none ?? [])).toEqual([2, 0, 0]);
  });

  it('tags a text by its scores', () => {
    expect(tagWords(words('fiyat', 'ekle'), model)).toEqual([1, 2]);
    expect(tagWords(words('pencere'), model)).toEqual([0]);
    expect(tagWords([], model)).toEqual([]);
  });

  it('counts as one of several whose scores are averaged', () => {
    const other = readNetwork({ ...text, biases: matrix([3, 0, 0]) });
    const [score] = modelOfNetworks([readNetwork(text), other], 1).score(words('pencere'));
    expect(Array.from(score ?? [])).toEqual([2, 0, 0]);
  });
});
