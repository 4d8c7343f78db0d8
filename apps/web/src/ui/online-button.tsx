import { Button, type ButtonProps } from './button.tsx';
import { classNames } from './class-names.ts';
import { IconButton, type IconButtonProps } from './icon-button.tsx';
import { useOfflineProps } from './use-offline-props.ts';

const look = 'cursor-not-allowed opacity-55';

/** A button for what only the server can do. */
export function OnlineButton(props: ButtonProps) {
  const offline = useOfflineProps();
  if (offline === null) return <Button {...props} />;
  return (
    <Button
      {...props}
      {...offline.props}
      className={classNames(look, props.className)}
      title={offline.reason}
    />
  );
}

/** An icon button for what only the server can do. */
export function OnlineIconButton(props: IconButtonProps) {
  const offline = useOfflineProps();
  if (offline === null) return <IconButton {...props} />;
  return (
    <IconButton
      {...props}
      {...offline.props}
      className={classNames(look, props.className)}
      tip={offline.reason}
    />
  );
}
