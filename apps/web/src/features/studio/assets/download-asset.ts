import type { BinaryReference } from '@kilim/app-kit';
import type { ProjectId } from '@kilim/contract';
import type { Translate } from '@kilim/messages';
import { errorText } from '../../../i18n/error-text.ts';
import { showToast } from '../../../ui/toast.ts';
import { readContent } from '../api/contents.ts';

/** Saves a binary file on the device under its own name. A failure is shown to the user. */
export async function downloadAsset(
  projectId: ProjectId,
  path: string,
  reference: BinaryReference,
  translate: Translate,
): Promise<void> {
  try {
    const address = URL.createObjectURL(await readContent(projectId, reference));
    const link = document.createElement('a');
    link.href = address;
    link.download = path.slice(path.lastIndexOf('/') + 1);
    link.click();
    // The browser no longer needs the address after it has started the download.
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
  } catch (error) {
    showToast({
      type: 'error',
      title: translate('studio.assets.downloadFailed'),
      message: errorText(error, translate),
    });
  }
}
