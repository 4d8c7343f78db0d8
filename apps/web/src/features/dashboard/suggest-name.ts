import { limits } from '@kilim/contract';

const longest = 40;
/** Words that a name must not end with. */
const leading = /[,\s]+(?:ve|veya|ile|bir|gibi|olan|and|or|with|for|of|to|in|on|at|a|an|the|that)$/iu;

function trimEnd(name: string): string {
  const shorter = name.replace(/[,\s]+$/u, '').replace(leading, '');
  return shorter === name ? name : trimEnd(shorter);
}

/** A project name from a prompt: its first sentence, truncated between words: docs/rules/dashboard.md#project-form */
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
  const cleaned = trimEnd(chosen).slice(0, limits.projectNameMaximum);
  return cleaned.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase('tr'));
}
