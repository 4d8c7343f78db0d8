import { readProse } from './read-prose.ts';

/** A step of a plan: a title to show, and the request that carries it out. */
export interface PlanStep {
  readonly title: string;
  readonly prompt: string;
}

export interface Plan {
  /** The words around the steps. */
  readonly text: string;
  readonly steps: readonly PlanStep[];
}

export interface PlanLimits {
  readonly steps: number;
  /** Characters of a step's request. */
  readonly prompt: number;
}

const titleMaximum = 120;
const tagPattern = /<\s*(\/?)\s*(plan|step)\b([^<>]{0,400})>/giu;
const titlePattern = /title\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/iu;
// `1.`, `2)`, `**3.`, `Step 4:` and `Adım 5:` at the start of a line.
const numberedPattern = /^\s*(?:#{1,4}\s*)?(?:\*\*)?(?:(?:adım|step)\s*)?\d{1,2}\s*[.):]\s*(.+)$/iu;

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The first words of a request, for a step without a title. */
function titleOf(prompt: string): string {
  const line = oneLine(prompt.split('\n')[0] ?? '').replaceAll('**', '');
  return line.length <= titleMaximum ? line : `${line.slice(0, titleMaximum - 1)}…`;
}

/** Steps between `<step>` tags; the last one may lack its end. */
function readTags(text: string): Plan | null {
  const steps: PlanStep[] = [];
  let prose = '';
  let at = 0;
  let title: string | null = null;
  const take = (end: number): void => {
    const part = text.slice(at, end);
    if (title === null) prose += part;
    else if (part.trim() !== '') steps.push({ title: title || titleOf(part.trim()), prompt: part.trim() });
    title = null;
  };
  for (const match of text.matchAll(tagPattern)) {
    take(match.index);
    const [tag, isEnd, name, attributes = ''] = match;
    at = match.index + tag.length;
    if (isEnd || name?.toLowerCase() !== 'step') continue;
    const [, double, single, bare] = titlePattern.exec(attributes) ?? [];
    title = oneLine(double ?? single ?? bare ?? '').slice(0, titleMaximum);
  }
  take(text.length);
  return steps.length === 0 ? null : { text: prose.trim(), steps };
}

/** Steps of a numbered list; the lines below a number belong to its step. */
function readNumbers(text: string): Plan {
  const prose: string[] = [];
  const steps: string[][] = [];
  for (const line of text.split('\n')) {
    const [, first] = numberedPattern.exec(line) ?? [];
    if (first !== undefined) steps.push([first.replaceAll('**', '').trim()]);
    else (steps.at(-1) ?? prose).push(line);
  }
  const prompts = steps.map((lines) => lines.join('\n').trim());
  return {
    text: prose.join('\n').trim(),
    steps: prompts.map((prompt) => ({ title: titleOf(prompt), prompt })),
  };
}

/**
 * Reads the steps of a plan from `<step>` tags, else from a numbered list, in one pass. An answer without steps is words.
 * Steps beyond the limit are left out and longer requests are cut.
 */
export function readPlan(answer: string, limits: PlanLimits): Plan {
  const prose = readProse(answer);
  const { text, steps } = readTags(prose) ?? readNumbers(prose);
  return {
    text,
    steps: steps.slice(0, limits.steps).map(({ title, prompt }) => ({
      title,
      prompt: prompt.slice(0, limits.prompt),
    })),
  };
}
