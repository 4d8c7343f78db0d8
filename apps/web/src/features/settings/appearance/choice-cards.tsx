import { type ReactNode, useId } from 'react';

export interface ChoiceCardsProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly {
    readonly value: Value;
    readonly label: string;
    readonly icon: ReactNode;
    readonly lang?: string;
  }[];
  readonly onChange: (value: Value) => void;
}

/** Radio buttons that look like cards; native inputs, so that arrow keys work. */
export function ChoiceCards<Value extends string>({
  label,
  value,
  choices,
  onChange,
}: ChoiceCardsProps<Value>) {
  const name = useId();
  return (
    <fieldset className="grid gap-3 sm:auto-cols-fr sm:grid-flow-col">
      <legend className="sr-only">{label}</legend>
      {choices.map((choice) => (
        <label
          key={choice.value}
          {...(choice.lang === undefined ? {} : { lang: choice.lang })}
          className="flex min-h-12 cursor-pointer items-center gap-3 rounded-control border border-line px-4 text-14 transition-colors hover:border-line-strong has-checked:border-primary has-checked:bg-primary/6 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-secondary [&_svg]:size-4 [&_svg]:text-muted"
        >
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
            className="size-4 accent-primary outline-none"
          />
          {choice.icon}
          {choice.label}
        </label>
      ))}
    </fieldset>
  );
}
