import type { BinaryReference } from '@kilim/app-kit';
import { formatBytes } from '../../../i18n/format-bytes.ts';
import { useLanguage } from '../../../i18n/translation.ts';

/** Sides, type and size of a binary file in one line. */
export function AssetFacts({ reference }: { readonly reference: BinaryReference }) {
  const language = useLanguage();
  const { width, height, mediaType, size } = reference;
  const sides = width === null || height === null ? [] : [`${width} × ${height} px`];
  return (
    <span className="text-12 text-muted tabular-nums">
      {[...sides, mediaType, formatBytes(size, language)].join(' · ')}
    </span>
  );
}
