import { CircleAlert } from 'lucide-react';

/** The server's error above the submit button; announced when it appears. */
export function FormError({ text }: { readonly text: string | undefined }) {
  return (
    <div role="alert" className="empty:hidden">
      {text === undefined ? null : (
        <p className="flex items-start gap-2 text-13 text-danger">
          <CircleAlert aria-hidden="true" className="mt-px size-4 shrink-0" />
          {text}
        </p>
      )}
    </div>
  );
}
