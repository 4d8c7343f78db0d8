/** Features of the classes of a word and of the words around it, for a tagger. */
export function classFeatures(classes: readonly string[], at: number): readonly string[] {
  const of = (place: number): string => classes[place] ?? (place < 0 ? '<' : '>');
  return [
    `c=${of(at)}`,
    `c-1=${of(at - 1)}`,
    `c+1=${of(at + 1)}`,
    `c-2=${of(at - 2)}`,
    `c+2=${of(at + 2)}`,
    `c-1,0=${of(at - 1)} ${of(at)}`,
    `c0,+1=${of(at)} ${of(at + 1)}`,
    `c-1,+1=${of(at - 1)} ${of(at)} ${of(at + 1)}`,
    `c+1,+2=${of(at)} ${of(at + 1)} ${of(at + 2)}`,
    `c-2,-1=${of(at - 2)} ${of(at - 1)} ${of(at)}`,
  ];
}
