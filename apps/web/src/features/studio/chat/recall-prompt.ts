/**
 * The prompt before or after `current` in the sent prompts, oldest first: docs/rules/studio.md#sending-a-prompt. Null if
 * there is none, or if `current` is a text of its own that must not be replaced.
 */
export function recallPrompt(
  sent: readonly string[],
  current: string,
  direction: 'older' | 'newer',
): string | null {
  const at = current === '' ? sent.length : sent.lastIndexOf(current);
  if (at === -1) return null;
  if (direction === 'older') return sent[at - 1] ?? null;
  if (at === sent.length) return null;
  return sent[at + 1] ?? '';
}
