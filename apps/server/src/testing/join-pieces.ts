/** Everything that a streamed reply says. */
export async function joinPieces(pieces: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const piece of pieces) text += piece;
  return text;
}
