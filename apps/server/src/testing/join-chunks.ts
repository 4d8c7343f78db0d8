/** Joins the chunks of a streamed reply. */
export async function joinChunks(pieces: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const piece of pieces) text += piece;
  return text;
}
