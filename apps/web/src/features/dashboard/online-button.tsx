import { useTranslate } from '../../i18n/translation.ts';
import { Button, type ButtonProps } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useOnline } from '../../ui/use-online.ts';

/** A button for what only the server can do. Offline it stays reachable by keyboard, tells why and does nothing. */
export function OnlineButton({ onClick, className, ...rest }: ButtonProps) {
  const translate = useTranslate();
  const isOnline = useOnline();
  if (isOnline) return <Button {...rest} className={className} onClick={onClick} />;
  const reason = translate('dashboard.needsConnection');
  return (
    <Button
      {...rest}
      aria-description={reason}
      aria-disabled
      className={classNames('cursor-not-allowed opacity-55', className)}
      title={reason}
    />
  );
}
