import { type GeneratedPosition, SOURCE_ORIGIN } from '../protocol.ts';

const LIMIT = 30;
const PLACE = /app:\/\/project\/([^\s?()]+)\?(\d+):(\d+):(\d+)/;
const CHROMIUM_NAME = /^\s*at (?:async )?(?:new )?([^\s(]+) \(/;
const OTHER_NAME = /^([^@\s]+)@/;

function readName(line: string): string | null {
  const name = CHROMIUM_NAME.exec(line)?.[1] ?? OTHER_NAME.exec(line)?.[1];
  return name === undefined || name === 'eval' || name.includes('<anonymous>') ? null : name;
}

/** Source URL of a module's code, which adds path and version to stacks. */
export function sourceAddress(path: string, version: number): string {
  return `${SOURCE_ORIGIN}${encodeURI(path).replaceAll('?', '%3F')}?${version}`;
}

/** The calls of a stack that are in the project, innermost first. */
export function readPositions(stack: string | undefined): GeneratedPosition[] {
  if (stack === undefined || !stack.includes(SOURCE_ORIGIN)) return [];
  const positions: GeneratedPosition[] = [];
  for (const text of stack.split('\n')) {
    const match = PLACE.exec(text);
    if (!match || positions.length >= LIMIT) continue;
    const [, path = '', version, line, column] = match;
    positions.push({
      path: decodeURI(path).replaceAll('%3F', '?'),
      version: Number(version),
      line: Number(line),
      column: Number(column),
      name: readName(text),
    });
  }
  return positions;
}
