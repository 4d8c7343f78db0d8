import { Separator } from 'react-resizable-panels';

/** A line between two panels: drag it, or focus it and use the arrow keys. */
export function PanelSeparator({ label }: { readonly label: string }) {
  return (
    <Separator aria-label={label} className="studio-separator relative w-px shrink-0 bg-line outline-none" />
  );
}
