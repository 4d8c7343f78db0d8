import { useTranslate } from '../../../i18n/translation.ts';
import { showToast } from '../../../ui/toast.ts';
import { droppedMaximum, readDrop } from '../assets/read-drop.ts';
import { assetFolder } from '../assets/upload-names.ts';
import { type Uploads, useUploads } from '../assets/use-uploads.ts';

export interface TreeUploads extends Pick<Uploads, 'running' | 'stop'> {
  addChosen(files: readonly File[]): void;
  /** Files without a folder under the pointer go to the folder of images and fonts. */
  addDropped(transfer: DataTransfer, folder: string | null): void;
}

/** Uploads from the tree: files that are chosen with the button or dropped. */
export function useTreeUploads(): TreeUploads {
  const translate = useTranslate();
  const uploads = useUploads();
  const drop = async (transfer: DataTransfer, folder: string | null): Promise<void> => {
    const { files, isCut } = await readDrop(transfer);
    if (isCut) {
      showToast({ type: 'warning', title: translate('studio.assets.cut', { count: droppedMaximum }) });
    }
    await uploads.add(folder === null ? assetFolder : `${folder}/`, files);
  };
  return {
    running: uploads.running,
    stop: uploads.stop,
    addChosen: (files) =>
      void uploads.add(
        assetFolder,
        files.map((file) => ({ name: file.name, file })),
      ),
    addDropped: (transfer, folder) => void drop(transfer, folder),
  };
}
