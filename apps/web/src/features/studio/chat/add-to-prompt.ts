/** Adds a text to what is already in the composer, which must not be lost; a text that is there stays once. */
export function addToPrompt(prompt: string, text: string): string {
  if (prompt.includes(text)) return prompt;
  return prompt.trim() === '' ? text : `${prompt.trimEnd()}\n\n${text}`;
}
