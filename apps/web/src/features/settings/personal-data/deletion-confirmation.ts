/** Whether the typed text is the confirmation word, in any case and with a Turkish or another keyboard. */
export function isConfirmed(typed: string, word: string): boolean {
  const fold = (text: string): string => text.trim().toLocaleUpperCase('tr').replaceAll('İ', 'I');
  return fold(typed) === fold(word);
}
