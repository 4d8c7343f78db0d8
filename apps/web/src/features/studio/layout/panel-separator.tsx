import { Separator } from 'react-resizable-panels';

/** Resizes two panels by dragging or by the arrow keys. */
export function PanelSeparator({ label }: { readonly label: string }) {
  return (
    <Separator aria-label={label} className="studio-separator relative w-px shrink-0 bg-line outline-none" />
  );
}
