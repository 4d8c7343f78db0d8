import { ArrowDown } from 'lucide-react';
import { useTranslate } from '../../../i18n/translation.ts';

interface NewMessagesButtonProps {
  /** Messages that arrived since the user left the end. */
  readonly count: number;
  /** An answer is being written below. */
  readonly isWriting: boolean;
  readonly onPress: () => void;
}

/** Goes to the newest message; shown while older ones are read. */
export function NewMessagesButton({ count, isWriting, onPress }: NewMessagesButtonProps) {
  const translate = useTranslate();
  const text =
    count > 0
      ? translate('chat.newMessages', { count })
      : translate(isWriting ? 'chat.writingBelow' : 'chat.toNewest');
  return (
    <button
      className="absolute bottom-2 left-1/2 flex min-h-10 -translate-x-1/2 animate-appear items-center gap-2 rounded-full border border-line-strong bg-raised px-4 text-13 font-medium whitespace-nowrap text-ink shadow-float hover:bg-sunken pointer-coarse:min-h-11"
      onClick={onPress}
      type="button"
    >
      {count > 0 || isWriting ? <span aria-hidden="true" className="size-2 rounded-full bg-primary" /> : null}
      {text}
      <ArrowDown aria-hidden="true" className="size-4" />
    </button>
  );
}
