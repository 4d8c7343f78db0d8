import { useTranslate } from '../../i18n/translation.ts';
import type { ImportReport } from './api/import-project.ts';

/** The result of an import, with every skipped file and its reason. */
export function ImportReportList({ report }: { readonly report: ImportReport }) {
  const translate = useTranslate();
  const { project, skipped, skippedCount } = report;
  const rest = skippedCount - skipped.length;
  return (
    <div className="flex flex-col gap-3 text-14">
      <div role="status">
        <p className="font-medium">{translate('dashboard.import.done', { name: project.name })}</p>
        <p className="text-13 text-muted">
          {translate('dashboard.card.files', { count: project.fileCount })}
        </p>
      </div>
      <h3 className="text-13 text-muted">{translate('dashboard.import.skipped', { count: skippedCount })}</h3>
      <ul
        // Focusable, so that it scrolls by keyboard.
        tabIndex={0}
        aria-label={translate('dashboard.import.skipped', { count: skippedCount })}
        className="max-h-60 divide-y divide-line overflow-y-auto rounded-control border border-line bg-sunken"
      >
        {skipped.map(({ path, reason }) => (
          <li key={path} className="flex flex-wrap items-baseline justify-between gap-x-4 px-3 py-1.5">
            <span className="min-w-0 font-mono text-12 break-all">{path}</span>
            <span className="text-12 text-muted">{translate(`dashboard.import.reason.${reason}`)}</span>
          </li>
        ))}
        {rest > 0 ? (
          <li className="px-3 py-1.5 text-12 text-muted">
            {translate('dashboard.import.more', { count: rest })}
          </li>
        ) : null}
      </ul>
    </div>
  );
}
