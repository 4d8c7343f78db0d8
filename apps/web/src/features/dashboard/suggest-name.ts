import { limits } from '@kilim/contract';

const longest = 40;

/** A project name out of the first words of a prompt: its first sentence, cut between words. */
export function suggestName(prompt: string): string {
  const sentence =
    prompt
      .trim()
      .split(/[.!?\n:;]/u, 1)[0]
      ?.trim() ?? '';
  const words = sentence.split(/\s+/u);
  let name = '';
  for (const word of words) {
    const longer = name === '' ? word : `${name} ${word}`;
    if (longer.length > longest) break;
    name = longer;
  }
  const chosen = name === '' ? sentence.slice(0, longest) : name;
  const cleaned = chosen.replace(/[,\s]+$/u, '').slice(0, limits.projectNameMaximum);
  return cleaned.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase('tr'));
}
