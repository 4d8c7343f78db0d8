import type { Translate } from '@kilim/messages';

/** Added and removed lines as a sentence for screen readers. */
export const describeLines = (added: number, removed: number, translate: Translate): string =>
  translate('studio.versions.lines', {
    added: translate('studio.versions.linesAdded', { count: added }),
    removed: translate('studio.versions.linesRemoved', { count: removed }),
  });
