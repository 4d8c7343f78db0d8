import { formatDuration } from '../../data/durations';
import { openingHours } from '../../data/opening-hours';
import { ChipRow } from '../ChipRow';
import { FieldFrame } from '../fields/FieldFrame';

interface DurationChipsProps {
  label: string;
  /** Minutes. */
  value: number;
  onChange: (minutes: number) => void;
}

const usualLengths = [15, 30, 45, 60, 90, 120, 180, 240, 360, 480];

/** How long a booking takes: the usual lengths that fit into a day, and the one that it has. */
export function DurationChips({ label, value, onChange }: DurationChipsProps) {
  const longest = openingHours.end - openingHours.start;
  const fitting = usualLengths.filter((length) => length <= longest);
  const lengths = fitting.includes(value) ? fitting : [...fitting, value].sort((a, b) => a - b);
  return (
    <FieldFrame label={label}>
      <ChipRow
        label={label}
        value={String(value)}
        onChange={(length) => onChange(Number(length))}
        options={lengths.map((length) => ({ value: String(length), label: formatDuration(length) }))}
      />
    </FieldFrame>
  );
}
