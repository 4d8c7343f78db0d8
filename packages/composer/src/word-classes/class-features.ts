/** Features of the classes of a word and of the words around it, for a tagger. */
export function classFeatures(classes: readonly string[], at: number): readonly string[] {
  const classAt = (place: number): string => classes[place] ?? (place < 0 ? '<' : '>');
  return [
    `c=${classAt(at)}`,
    `c-1=${classAt(at - 1)}`,
    `c+1=${classAt(at + 1)}`,
    `c-2=${classAt(at - 2)}`,
    `c+2=${classAt(at + 2)}`,
    `c-1,0=${classAt(at - 1)} ${classAt(at)}`,
    `c0,+1=${classAt(at)} ${classAt(at + 1)}`,
    `c-1,+1=${classAt(at - 1)} ${classAt(at)} ${classAt(at + 1)}`,
    `c+1,+2=${classAt(at)} ${classAt(at + 1)} ${classAt(at + 2)}`,
    `c-2,-1=${classAt(at - 2)} ${classAt(at - 1)} ${classAt(at)}`,
  ];
}
