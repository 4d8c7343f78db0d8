import type { SalesText } from '@kilim/contract';
import { useTranslate } from '../../i18n/translation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** A section: its heading, such as `1. Taraflar`, and its text. */
function splitHeading(block: string): { readonly heading: string | null; readonly body: string } {
  const [first = '', ...rest] = block.split('\n');
  return /^\d+\. /.test(first) ? { heading: first, body: rest.join('\n') } : { heading: null, body: block };
}

/** A sales text exactly as it is stored and mailed. */
export function SalesTextDialog({
  text,
  onClose,
}: {
  readonly text: SalesText | null;
  readonly onClose: () => void;
}) {
  const translate = useTranslate();
  if (text === null) return null;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text.title}
      size="large"
      description={translate('checkout.consent.version', { version: text.version })}
      actions={<Button onClick={onClose}>{translate('common.close')}</Button>}
    >
      {/* Focusable, so that the arrow keys scroll the text. */}
      <div
        role="region"
        aria-label={text.title}
        tabIndex={0}
        className="flex flex-col gap-4 rounded-control text-14 leading-relaxed break-words"
      >
        {text.text.split('\n\n').map((block) => {
          const { heading, body } = splitHeading(block);
          return (
            <section key={block}>
              {heading === null ? null : <h3 className="pb-1 font-semibold">{heading}</h3>}
              <p className="whitespace-pre-line text-muted">{body}</p>
            </section>
          );
        })}
      </div>
    </Dialog>
  );
}
