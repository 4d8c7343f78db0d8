import type { Attachment } from '@kilim/contract';

const placeOf = (path: string | null, line: number | null): string =>
  path === null ? '' : ` (${path}${line === null ? '' : `:${line}`})`;

function describeOne(attachment: Attachment): string {
  if (attachment.kind === 'error') {
    return `Error of the running app${placeOf(attachment.path, attachment.line)}: ${attachment.message}`;
  }
  const { component, path, line, text } = attachment;
  const shown = text === '' ? '' : `, which shows: ${text}`;
  return `Element that the owner picked in the running app: ${component}${placeOf(path, line)}${shown}`;
}

/** What the owner attached to a prompt, one line each. */
export function describeAttachments(attachments: readonly Attachment[]): string {
  return attachments.map(describeOne).join('\n');
}
