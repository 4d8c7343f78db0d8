import { errorText } from '../../../i18n/error-text.ts';
import { useTranslate } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useClearMessages } from '../api/messages.ts';
import { useStudio, useStudioUi } from '../session/studio-context.tsx';

const ResendDialog = lazyComponent(async () => (await import('../resend/resend-dialog.tsx')).ResendDialog);
const MessageDetailsDialog = lazyComponent(
  async () => (await import('../resend/message-details-dialog.tsx')).MessageDetailsDialog,
);
const RequestDetailsDialog = lazyComponent(
  async () => (await import('../resend/request-details-dialog.tsx')).RequestDetailsDialog,
);

/** The dialogs that the chat's menu items, the menus of messages and the price of a prompt open. */
export function ChatDialogs() {
  const translate = useTranslate();
  const { projectId, ui } = useStudio();
  const open = useStudioUi((state) => state.chatDialog);
  const resend = useStudioUi((state) => state.resend);
  const detailsOf = useStudioUi((state) => state.detailsOf);
  const clear = useClearMessages(projectId);
  const close = (): void => ui.change({ chatDialog: null });
  return (
    <>
      <ConfirmDialog
        confirmLabel={translate('chat.clear')}
        description={translate('chat.clearHint')}
        isBusy={clear.isPending}
        isOpen={open === 'clear'}
        onCancel={close}
        onConfirm={() =>
          clear.mutate(undefined, {
            onSuccess: close,
            onError: (error) =>
              showToast({
                type: 'error',
                title: translate('chat.clearFailed'),
                message: errorText(error, translate),
              }),
          })
        }
        title={translate('chat.clearTitle')}
      />
      <Dialog
        actions={
          <Button onClick={close} variant="secondary">
            {translate('common.close')}
          </Button>
        }
        description={translate('chat.builtinHint')}
        isOpen={open === 'assistant'}
        onClose={close}
        title={translate('chat.builtin')}
      />
      {open === 'request' ? <RequestDetailsDialog /> : null}
      {resend === null ? null : <ResendDialog key={resend.turnId} request={resend} />}
      {detailsOf === null ? null : <MessageDetailsDialog message={detailsOf} />}
    </>
  );
}
