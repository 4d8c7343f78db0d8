import type { ProjectFiles } from '@kilim/app-kit';
import type { Attachment, ElementAttachment, ImageAttachment } from '@kilim/contract';

/** Lines of the source that are shown before and after the place of an element. */
const before = 2;
const after = 14;
const longestLine = 400;

const placeOf = (path: string | null, line: number | null): string =>
  path === null ? '' : ` (${path}${line === null ? '' : `:${line}`})`;

/** The source around the place of an element, with line numbers; empty if the file has no such line. */
function excerptAround(files: ProjectFiles, { path, line }: ElementAttachment): string {
  const lines = Object.hasOwn(files, path) ? (files[path] ?? '').split('\n') : [];
  if (line > lines.length) return '';
  const from = Math.max(0, line - 1 - before);
  const shown = lines.slice(from, line + after);
  return shown.map((text, at) => `\n${from + at + 1}| ${text.slice(0, longestLine)}`).join('');
}

type Described = Exclude<Attachment, ImageAttachment>;

const isDescribed = (attachment: Attachment): attachment is Described => attachment.kind !== 'image';

function describeOne(attachment: Described, files: ProjectFiles): string {
  if (attachment.kind === 'error') {
    return `Error of the running app${placeOf(attachment.path, attachment.line)}: ${attachment.message}`;
  }
  const { component, path, line, text, props = '' } = attachment;
  const named = props === '' ? component : `<${component} ${props}>`;
  const shown = text === '' ? '' : `, which shows: ${text}`;
  const source = excerptAround(files, attachment);
  const lines = source === '' ? '' : `\nIts source in ${path}:${source}`;
  return `Element that the owner picked in the running app: ${named}${placeOf(path, line)}${shown}${lines}`;
}

/** What the owner attached to a prompt, with the source of picked elements. Images are sent as images. */
export function describeAttachments(attachments: readonly Attachment[], files: ProjectFiles): string {
  const described = attachments.filter(isDescribed);
  return described.map((attachment) => describeOne(attachment, files)).join('\n');
}

/** The files that the attachments are about: docs/rules/turns.md#scope */
export function listAttachedPaths(attachments: readonly Attachment[]): string[] {
  return [...new Set(attachments.filter(isDescribed).flatMap(({ path }) => path ?? []))];
}

/** The images of a prompt. */
export function listAttachedImages(attachments: readonly Attachment[]): ImageAttachment[] {
  return attachments.filter((attachment) => attachment.kind === 'image');
}
