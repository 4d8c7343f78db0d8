import { useId } from 'react';

export interface ToggleRowProps {
  readonly label: string;
  readonly description: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A switch with label and description; the whole row is clickable. */
export function ToggleRow({ label, description, isOn, onChange }: ToggleRowProps) {
  const id = useId();
  return (
    <div className="relative flex items-center justify-between gap-4 border-t border-line py-3.5 first:border-t-0 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <label htmlFor={id} className="cursor-pointer text-14 font-medium before:absolute before:inset-0">
          {label}
        </label>
        <p id={`${id}-description`} className="text-13 text-muted">
          {description}
        </p>
      </div>
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-describedby={`${id}-description`}
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
        className="relative h-6 w-11 shrink-0 cursor-pointer appearance-none rounded-full forced-color-adjust-none border border-line-strong bg-sunken transition-colors before:absolute before:top-0.5 before:left-0.5 before:size-[18px] before:rounded-full before:bg-line-strong before:transition-transform checked:border-primary checked:bg-primary checked:before:translate-x-5 checked:before:bg-on-primary"
      />
    </div>
  );
}
