import { formatNumber } from '../../i18n/formats.ts';
import { useLanguage } from '../../i18n/translation.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

export interface StatProps {
  readonly label: string;
  readonly value: number | undefined;
  /** The number could not be loaded. */
  readonly isMissing?: boolean;
}

/** A number with its label, in a `dl`. */
export function Stat({ label, value, isMissing = false }: StatProps) {
  const language = useLanguage();
  return (
    // A label of two lines leaves the numbers of a row on one line.
    <div className="flex flex-col justify-between rounded-control bg-sunken px-4 py-3">
      <dt className="text-12 text-muted">{label}</dt>
      <dd className="pt-0.5 text-20 font-semibold numerals">
        {value !== undefined ? (
          formatNumber(value, language)
        ) : isMissing ? (
          '–'
        ) : (
          <Skeleton className="mt-1 h-6 w-16" />
        )}
      </dd>
    </div>
  );
}
