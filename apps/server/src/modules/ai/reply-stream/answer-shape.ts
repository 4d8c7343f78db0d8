/** How an answer is written: one JSON object, or prose with tagged blocks. */
export type AnswerShape = 'json' | 'tagged';

export interface FoundShape {
  readonly shape: AnswerShape;
  /** The text from its first mark. */
  readonly text: string;
}

export interface ShapeFinder {
  /** Returns the shape as soon as it is certain. */
  write(text: string): FoundShape | undefined;
}

// In prose, an object without a field of an answer is code.
const firstMark =
  /<\s*(?:file|edit|move|rename|delete|remove|project)[\s/>]|\{\s*"(?:title|newProject|projectName|files|explanation|changes|architecture|nextSteps|name|arguments|parameters|function|answer|result)"|^\s*\{\s*["}]/;
const pageStart = /^\uFEFF?\s*<(?:!doctype|html|head|body|\?xml)/i;
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
      const start = isReasoning === undefined ? 0 : from;
      const mark = firstMark.exec(text.slice(start));
      if (mark === null || pageStart.test(text)) return undefined;
      const isObject = mark[0].trimStart().startsWith('{');
      return { shape: isObject ? 'json' : 'tagged', text: text.slice(start + mark.index) };
    },
  };
}
