import { type ElementAttachment, elementAttachment } from '@kilim/contract';
import type { PickedElement } from '@kilim/preview/host';

const tagAt = /^<([A-Za-z_$][\w$.]*)/;
const fragment = '<';

/** The name of the tag that a place in a source begins, as the user wrote it. */
function tagOf(line: string, column: number): string | undefined {
  return tagAt.exec(line.slice(column - 1))?.[1] ?? tagAt.exec(line.slice(line.indexOf(fragment)))?.[1];
}

/**
 * What the frame says about an element, as an attachment: null unless it is in a file of the project. The frame runs the
 * app, which may say anything.
 */
export function readPicked(
  { path, line, column, name, text, props }: PickedElement,
  contentOf: (path: string) => string | undefined,
): ElementAttachment | null {
  const source = contentOf(path)?.split('\n')[line - 1];
  if (source === undefined) return null;
  const component = tagOf(source, column) ?? name;
  const read = elementAttachment.safeParse({ kind: 'element', component, text, props, path, line });
  return read.success ? read.data : null;
}
