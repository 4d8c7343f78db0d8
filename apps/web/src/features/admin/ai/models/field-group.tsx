import type { ReactNode } from 'react';

/** Fields under a common title. */
export function FieldGroup(props: {
  readonly title: string;
  readonly hint?: string;
  readonly children: ReactNode;
}) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-3 border-t border-line pt-4">
      <legend className="float-left text-14 font-semibold">{props.title}</legend>
      {props.hint === undefined ? null : <p className="text-13 text-muted">{props.hint}</p>}
      {props.children}
    </fieldset>
  );
}
