/** Reads a reply as UTF-8 text; null when it is longer than `maximum` bytes. */
export async function readLimited(response: Response, maximum: number): Promise<string | null> {
  if (!response.body) return '';
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of response.body) {
    size += chunk.byteLength;
    // Leaving the loop cancels the rest of the reply.
    if (size > maximum) return null;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
