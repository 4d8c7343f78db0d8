import type { ExportWarning } from '@kilim/contract';
import type { MessageKey } from '@kilim/messages';
import { TriangleAlert } from 'lucide-react';
import { useTranslate } from '../../../i18n/translation.ts';

const texts = {
  'unresolved-import': 'studio.export.warning.import',
  'missing-export': 'studio.export.warning.name',
  'placeholder-comment': 'studio.export.warning.omitted',
  'web-only-tag': 'studio.export.warning.tag',
  'text-outside-text': 'studio.export.warning.text',
  'unresolved-name': 'studio.export.warning.undeclared',
  'web-only-api': 'studio.export.warning.browser',
  'missing-native-module': 'studio.export.warning.native',
} as const satisfies Record<ExportWarning['kind'], MessageKey>;

interface ExportWarningsProps {
  readonly warnings: readonly ExportWarning[];
  readonly count: number;
}

/** What will not work on a phone, with its place. */
export function ExportWarnings({ warnings, count }: ExportWarningsProps) {
  const translate = useTranslate();
  if (count === 0) return null;
  const place = ({ path, line }: ExportWarning): string =>
    line === null ? path : translate('studio.export.packages.place', { path, line });
  return (
    <section className="rounded-card border border-warning/50 bg-warning/8 px-3 py-2.5">
      <h3 className="flex items-center gap-2 text-14 font-medium">
        <TriangleAlert aria-hidden="true" className="size-4 shrink-0 text-warning" />
        {translate('studio.export.warnings', { count })}
      </h3>
      <ul className="mt-1.5 flex max-h-40 flex-col gap-1.5 overflow-y-auto text-13">
        {warnings.map((warning) => (
          <li key={`${warning.kind} ${warning.path} ${warning.line}`}>
            {translate(texts[warning.kind])}
            <span className="block font-mono text-12 break-all text-muted">{place(warning)}</span>
          </li>
        ))}
        {count > warnings.length ? (
          <li className="text-muted">
            {translate('studio.export.moreWarnings', { count: count - warnings.length })}
          </li>
        ) : null}
      </ul>
    </section>
  );
}
