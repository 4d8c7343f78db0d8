import { Command as Cmdk } from 'cmdk';
import type { ReactNode } from 'react';
import { Kbd } from '../../../ui/kbd.tsx';

interface PaletteItemProps {
  /** Unique in the palette; the selection is kept by it. */
  readonly value: string;
  readonly icon: ReactNode;
  readonly label: string;
  /** Keys to show, or a word beside the label. */
  readonly shortcut?: readonly string[] | undefined;
  readonly note?: string;
  /** Cannot be chosen now; the note tells why. */
  readonly isDisabled?: boolean;
  readonly onSelect: () => void;
}

/** One row of the command palette. */
export function PaletteItem({
  value,
  icon,
  label,
  shortcut,
  note,
  isDisabled = false,
  onSelect,
}: PaletteItemProps) {
  return (
    <Cmdk.Item
      disabled={isDisabled}
      className="flex min-h-10 cursor-pointer items-center gap-3 rounded-control px-3 text-14 data-[selected=true]:bg-ink/6 data-[disabled=true]:cursor-not-allowed data-[disabled=true]:text-muted [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-muted"
      onSelect={onSelect}
      value={value}
    >
      {icon}
      <span className="min-w-0 flex-1 truncate">{label}</span>
      {note === undefined ? null : <span className="shrink-0 text-12 text-muted">{note}</span>}
      {shortcut === undefined ? null : (
        <span className="flex shrink-0 gap-1">
          {shortcut.map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
        </span>
      )}
    </Cmdk.Item>
  );
}
