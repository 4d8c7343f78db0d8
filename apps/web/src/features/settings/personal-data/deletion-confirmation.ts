/** Whether somebody typed the word that confirms a deletion, in capitals or not, in a Turkish or another keyboard. */
export function isConfirmed(typed: string, word: string): boolean {
  const fold = (text: string): string => text.trim().toLocaleUpperCase('tr').replaceAll('İ', 'I');
  return fold(typed) === fold(word);
}
