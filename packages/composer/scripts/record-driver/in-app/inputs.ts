export type Input = HTMLInputElement | HTMLTextAreaElement;

export const isInput = (element: Element): element is Input =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** Types into an input as React notices it. */
export function type(input: Input, text: string): void {
  const prototype = input instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  const limit = input.maxLength > 0 ? text.slice(0, input.maxLength) : text;
  input.focus();
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(input, limit);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
