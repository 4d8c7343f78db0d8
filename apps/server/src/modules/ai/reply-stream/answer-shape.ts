/** How an answer is written: one JSON object, or prose with tagged blocks. */
export type AnswerShape = 'json' | 'tagged';

export interface ShapeFinder {
  /** Returns the shape with everything received so far, as soon as it is certain. */
  write(text: string): { readonly shape: AnswerShape; readonly text: string } | undefined;
}

const firstMark = /<\s*(?:file|edit|move|rename|delete|remove|project)[\s/>]|\{\s*["}]/;
const reasoningStart = /^\s*<\s*(?:think|thinking|reasoning|reflection|thought)[\s>]/;
const reasoningEnd = /<\s*\/\s*(?:think|thinking|reasoning|reflection|thought)\s*>/;
/** A mark is shorter, so the end of the text before it needs no second look. */
const overlap = 40;

/** Finds the shape of an answer by what occurs first, after the reasoning in front of it. */
export function createShapeFinder(): ShapeFinder {
  let text = '';
  let isReasoning: boolean | undefined;
  return {
    write: (piece) => {
      const from = Math.max(0, text.length - overlap);
      text += piece;
      if (isReasoning === undefined && (text.trimStart().length > 20 || text.includes('>'))) {
        isReasoning = reasoningStart.test(text);
      }
      if (isReasoning === true) {
        const end = reasoningEnd.exec(text);
        if (end === null) text = text.slice(-overlap);
        else {
          text = text.slice(end.index + end[0].length);
          isReasoning = undefined;
        }
        if (end === null) return undefined;
      }
      const mark = firstMark.exec(text.slice(isReasoning === undefined ? 0 : from))?.[0];
      if (mark === undefined) return undefined;
      return { shape: mark.startsWith('{') ? 'json' : 'tagged', text };
    },
  };
}
