import type { Version, VersionReason } from '@kilim/contract';
import type { MessageKey, Translate } from '@kilim/messages';

const reasons = {
  created: 'studio.versions.reason.created',
  ai: 'studio.versions.reason.ai',
  'code-save': 'studio.versions.reason.codeSave',
  'create-file': 'studio.versions.reason.createFile',
  rename: 'studio.versions.reason.rename',
  delete: 'studio.versions.reason.delete',
  import: 'studio.versions.reason.import',
  restore: 'studio.versions.reason.restore',
  fix: 'studio.versions.reason.fix',
} as const satisfies Record<VersionReason, MessageKey>;

/** Reasons that say more than the names of the files. */
const namedByReason: ReadonlySet<VersionReason> = new Set(['created', 'import', 'restore']);

const codeEnding = /\.(?:[cm]?[jt]sx?|json|md)$/;

/** The last part of a path; with its folder when the name alone says nothing. */
function nameOf(path: string): string {
  const parts = path.split('/');
  const name = parts.at(-1) ?? path;
  return /^(index|_layout)\./.test(name) ? parts.slice(-2).join('/') : name;
}

/** What a version did, in words. docs/rules/versions.md#title */
export function titleOf(version: Version, translate: Translate): string {
  const { title, reason, restoredNumber, summary } = version;
  if (reason === 'restore') {
    if (title !== null) return translate('studio.versions.restoredTitle', { title });
    if (restoredNumber !== null) return translate('studio.versions.restored', { number: restoredNumber });
  }
  if (title !== null) return title;
  // A picture that was replaced, unlike code that was imported.
  const isAsset =
    reason === 'import' && summary !== null && summary.others === 0 && !codeEnding.test(summary.path);
  if (summary === null || (namedByReason.has(reason) && !isAsset)) return translate(reasons[reason]);
  const { kind, path, others } = summary;
  const name = nameOf(path);
  if (others > 0) return translate(`studio.versions.didMany.${kind}`, { name, count: others });
  // A file that was moved to another folder keeps its name.
  if (kind === 'renamed' && nameOf(summary.from ?? path) === name) {
    return translate('studio.versions.did.moved', { name });
  }
  return translate(`studio.versions.did.${kind}`, { name, from: nameOf(summary.from ?? path) });
}

/** Added and removed lines of all files of a version. */
export function linesOf({ changes }: Version): { readonly added: number; readonly removed: number } {
  let [added, removed] = [0, 0];
  for (const change of changes) {
    added += change.added;
    removed += change.removed;
  }
  return { added, removed };
}
