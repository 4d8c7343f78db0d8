import { APIError } from 'openai';

/** Token limits of a model, as far as its server has named them. */
export interface ModelLimits {
  /** Tokens of one answer. */
  output?: number;
  /** Tokens of prompt and answer together. */
  context?: number;
}

/** A server that names fewer tokens is not worth asking again. */
const smallest = 256;
const largest = 10_000_000;

const outputPatterns = [
  /supports at most (\d+) (?:completion|output) tokens/i,
  /max(?:imum)?[_ ](?:completion[_ ]|output[_ ])?tokens[^.\d]{0,60}(?:<=|less than or equal to|at most|not exceed|cannot exceed|maximum (?:is|of))\D{0,20}(\d+)/i,
  /range of `?max_(?:completion_)?tokens`? is \[\d+, ?(\d+)\]/i,
  /max_tokens: ?\d+ > (\d+)/i,
  /maximum value for `?max_(?:completion_)?tokens`?\D{0,40}(\d+)/i,
];
const contextPatterns = [
  /maximum context length (?:is|of) (\d+)/i,
  /(?:available )?context (?:size|length|window)\D{0,30}(\d+)/i,
  /\bn_ctx\D{0,10}(\d+)/i,
];

function findNumber(message: string, patterns: readonly RegExp[]): number | undefined {
  for (const pattern of patterns) {
    const value = Number(pattern.exec(message)?.[1]);
    if (Number.isSafeInteger(value) && value >= smallest && value <= largest) return value;
  }
  return undefined;
}

/** Reads the limits that a rejection names: "This model supports at most 4096 completion tokens". */
export function readLimits(message: string): ModelLimits {
  const text = message.slice(0, 2_000).replaceAll(/(\d),(?=\d{3}\b)/g, '$1');
  const output = findNumber(text, outputPatterns);
  const context = output === undefined ? findNumber(text, contextPatterns) : undefined;
  return { ...(output !== undefined && { output }), ...(context !== undefined && { context }) };
}

/** Records the limits of a rejection. Returns whether they are lower than what was known, so that a retry may succeed. */
export function recordLimits(known: ModelLimits, error: unknown): boolean {
  if (!(error instanceof APIError) || (error.status !== 400 && error.status !== 422)) return false;
  const { output, context } = readLimits(error.message);
  const isLower =
    (output !== undefined && output < (known.output ?? Number.POSITIVE_INFINITY)) ||
    (context !== undefined && context < (known.context ?? Number.POSITIVE_INFINITY));
  if (output !== undefined) known.output = Math.min(output, known.output ?? output);
  if (context !== undefined) known.context = Math.min(context, known.context ?? context);
  return isLower;
}

/** Tokens of an answer: never more than the model allows, and a quarter of a small context. */
export function capOutput({ output, context }: ModelLimits, wanted: number): number {
  return Math.min(wanted, output ?? wanted, context === undefined ? wanted : Math.floor(context / 4));
}

/** Tokens of a prompt that leaves room for the answer; chat templates and other tokenizers need a tenth. */
export function capInput(limits: ModelLimits, wanted: number, answer: number): number {
  if (limits.context === undefined) return wanted;
  return Math.min(wanted, Math.floor((limits.context - capOutput(limits, answer)) * 0.9));
}
