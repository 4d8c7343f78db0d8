import { toList } from '../lexicon/notation/local-text.ts';

interface Pair {
  readonly question: string;
  readonly answer: string;
  readonly group: string;
}

/** Which answers of the same group stand beside the right one, by distance. */
const distances = [1, 3, 5];

/**
 * Rows of a quiz (`parseSamples`) from pairs 'asked | answer | group', both 'tr~en': each question gets three answers of
 * its group, and the right one stands at another place each time.
 */
export function pairQuiz(source: string, ask: (asked: string) => string): string {
  const pairs = toList(source, '\n').map((line): Pair => {
    const [question = '', answer = '', group = ''] = toList(line, '|');
    return { question, answer, group };
  });
  return pairs
    .map(({ question, answer, group }, index) => {
      const all = pairs.filter((pair) => pair.group === group).map((pair) => pair.answer);
      const others = distances.map((step) => all[(all.indexOf(answer) + step) % all.length] ?? answer);
      const choices = [...others];
      choices.splice(index % 4, 0, answer);
      return `${ask(question)} | ${choices.join(';')} | ${answer} | ${group}`;
    })
    .join('\n');
}

/** 'Fransa~France' and 'a {} b~c {} d' → 'a Fransa b~c France d'. */
export const askLocal =
  (template: string) =>
  (asked: string): string => {
    const [tr = '', en = tr] = asked.split('~');
    const [first = '', second = first] = template.split('~');
    return `${first.replace('{}', tr)}~${second.replace('{}', en)}`;
  };
