import { limits } from '@kilim/contract';
import { formatNumber } from '../../../i18n/formats.ts';
import { useLanguage, useTranslate } from '../../../i18n/translation.ts';
import { importOnline } from '../../../ui/import-online.ts';
import { showToast } from '../../../ui/toast.ts';
import { useStudio } from '../session/studio-context.tsx';

/** The images of a paste or a drop; pasted text and other files are left alone. */
export function imagesIn(data: DataTransfer | null): File[] {
  return [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
}

/** Attaches files of the device to the prompt. What sends them is loaded with the first image. */
export function useAddImages(): (files: readonly File[]) => Promise<void> {
  const translate = useTranslate();
  const language = useLanguage();
  const { projectId, ui } = useStudio();
  return async (files) => {
    if (files.length === 0) return;
    const { addImages } = await importOnline(() => import('./add-images.ts'));
    if (addImages({ projectId, ui }, files) === 0) return;
    const maximum = formatNumber(limits.imagesPerPrompt, language);
    showToast({ type: 'warning', title: translate('turn.images.full', { maximum }) });
  };
}
