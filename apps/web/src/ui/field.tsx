import { CircleAlert } from 'lucide-react';
import { createContext, type ReactNode, useContext, useId } from 'react';
import { classNames } from './class-names.ts';

export interface FieldTexts {
  readonly label: ReactNode;
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
}

/** Whether each field keeps a line free for its error, so that an error moves nothing. */
export const MessageLines = createContext(false);

/** Ids that connect a control with its label, hint and error. */
export function useFieldIds({ error, hint }: Pick<FieldTexts, 'error' | 'hint'>) {
  const control = useId();
  const hintId = `${control}-hint`;
  const errorId = `${control}-error`;
  const described = [error === undefined ? '' : errorId, hint === undefined ? '' : hintId]
    .filter(Boolean)
    .join(' ');
  return { control, hintId, errorId, describedBy: described === '' ? undefined : described };
}

export interface FieldFrameProps extends FieldTexts {
  readonly ids: ReturnType<typeof useFieldIds>;
  /** Content at the right end of the label row, such as a link. */
  readonly labelAside?: ReactNode;
  readonly className?: string | undefined;
  /** Shown in place of the error while there is none. */
  readonly notice?: ReactNode;
  /** The control, with the ids of `useFieldIds`. */
  readonly children: ReactNode;
}

/** Label, control, hint and error of a field. */
export function FieldFrame({
  ids,
  label,
  labelAside,
  hint,
  error,
  notice,
  className,
  children,
}: FieldFrameProps) {
  return (
    <div className={classNames('flex flex-col gap-1.5', className)}>
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={ids.control} className="text-13 font-medium text-ink">
          {label}
        </label>
        {labelAside}
      </div>
      {children}
      <FieldHint id={ids.hintId}>{hint}</FieldHint>
      <FieldError id={ids.errorId} notice={notice}>
        {error}
      </FieldError>
    </div>
  );
}

/** The explanation below a field. */
export function FieldHint({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  if (children === undefined) return null;
  return (
    <div id={id} className="text-12 text-muted">
      {children}
    </div>
  );
}

export interface FieldErrorProps {
  readonly id: string;
  readonly children: string | undefined;
  /** Shown in the error's line while there is none, such as a keyboard warning. */
  readonly notice?: ReactNode;
}

/** A field's error as text with an icon: colour alone is not enough. */
export function FieldError({ id, children, notice }: FieldErrorProps) {
  const isReserved = useContext(MessageLines);
  const text = (
    <p id={id} className="flex items-start gap-1.5 text-13 text-danger">
      <CircleAlert aria-hidden="true" className="mt-px size-4 shrink-0" />
      {children}
    </p>
  );
  const content = children === undefined ? notice : text;
  if (!isReserved) return content ?? null;
  // Fields are 16 px apart; the line takes 10 px of them.
  return <div className="-mb-2.5 min-h-5">{content}</div>;
}

/** Styles shared by all text controls. */
export const controlLook =
  'w-full rounded-control border border-line-strong/60 bg-raised px-3 text-16 sm:text-14 text-ink placeholder:text-muted ' +
  'transition-colors hover:border-line-strong focus:border-secondary focus:outline-2 focus:outline-offset-0 ' +
  'focus:outline-secondary aria-invalid:border-danger disabled:opacity-55 ' +
  // Not :read-only, which matches every select.
  '[&[readonly]]:bg-sunken [&[readonly]]:text-muted';

/** Styles of single-line controls: 44 px on phones, 40 px elsewhere. */
export const lineControlLook = `${controlLook} h-11 sm:h-10`;
