/** The first and the last letters of a word, by which words that no text has are read like others. */
export const letterFeatures = (folded: string): readonly string[] => [
  `e2=${folded.slice(-2)}`,
  `e3=${folded.slice(-3)}`,
  `s3=${folded.slice(0, 3)}`,
  `s4=${folded.slice(0, 4)}`,
];
