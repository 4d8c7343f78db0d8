import { Square } from 'lucide-react';
import { useTranslate } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { useStudioUi } from '../session/studio-context.tsx';

/** Takes back a prompt before the server has accepted it; a turn that it starts after all is stopped. */
export function StopSendingButton() {
  const translate = useTranslate();
  const cancel = useStudioUi((state) => state.cancelSend);
  return (
    <Button
      icon={<Square aria-hidden="true" className="size-3.5 fill-current" />}
      onClick={({ detail }) => {
        // The second press of a double click on the send button must not take the prompt back.
        if (detail < 2) cancel?.();
      }}
      variant="secondary"
    >
      {translate('chat.stop')}
    </Button>
  );
}
