import { indent, lines } from './indent.ts';

/** Elements side by side, in a fragment if there are several. */
export const fragment = (elements: readonly string[]): string =>
  elements.length === 1 ? lines(...elements) : lines('<>', indent(lines(...elements), 1), '</>');
