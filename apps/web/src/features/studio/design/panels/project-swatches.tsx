import { listProjectColors } from '@kilim/design-model/source';
import { useMemo } from 'react';
import { useTranslate } from '../../../../i18n/translation.ts';
import { useDocument } from '../../session/studio-context.tsx';
import { Swatches, type SwatchesProps } from './swatches.tsx';

/** The named colours of the project's theme; nothing for a project without any. Rendered only in an open picker. */
export function ProjectSwatches(props: Omit<SwatchesProps, 'colors'>) {
  const translate = useTranslate();
  const files = useDocument((state) => state.files);
  const colors = useMemo(
    () => listProjectColors([...files].map(([path, { content }]) => [path, content] as const)),
    [files],
  );
  if (colors.length === 0) return null;
  return (
    <>
      <p className="pt-2 pb-1 text-12 text-muted">{translate('designer.panel.projectColors')}</p>
      <Swatches {...props} colors={colors} isDense />
    </>
  );
}
