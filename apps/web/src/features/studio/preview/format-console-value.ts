import type { ConsoleValue } from '@kilim/preview/host';

const call = /^\s*at (?:(.*) \()?app:\/\/project\/([^?)]+)(?:\?\d+)?/;

/** The stack frames in the project's own files. */
function projectFrames(stack: string): string[] {
  return stack.split('\n').flatMap((line) => {
    const [, name, path] = call.exec(line) ?? [];
    if (path === undefined) return [];
    return [name === undefined || name === 'eval' ? `    ${path}` : `    ${name} (${path})`];
  });
}

/** A logged value as text; strings are quoted only inside lists and records. */
export function formatConsoleValue(value: ConsoleValue, isNested = false): string {
  switch (value.kind) {
    case 'text':
      return isNested ? JSON.stringify(value.text) : value.text;
    case 'primitive':
      return value.text;
    case 'error':
      return [`${value.name}: ${value.message}`, ...projectFrames(value.stack)].join('\n');
    case 'list': {
      const items = value.items.map((item) => formatConsoleValue(item, true));
      if (value.more > 0) items.push(`… +${value.more}`);
      const text = `[${items.join(', ')}]`;
      return value.name === 'Array' ? text : `${value.name} ${text}`.trim();
    }
    case 'record': {
      const entries = value.entries.map(([key, item]) => `${key}: ${formatConsoleValue(item, true)}`);
      if (value.more > 0) entries.push(`… +${value.more}`);
      const text = entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
      return value.name === 'Object' ? text : `${value.name} ${text}`.trim();
    }
    case 'cut':
      return value.name === '' ? '…' : `${value.name} …`;
  }
}
