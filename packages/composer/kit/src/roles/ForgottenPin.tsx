import { useState } from 'react';
import { strings } from '../strings';
import { AppText } from '../ui/AppText';
import { Button } from '../ui/Button';

/** Without the PIN the first role is only reached by deleting all entries. */
export function ForgottenPin({ onReset }: { onReset: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  if (!isAsking) return <Button kind="soft" label={strings.roles.forgot} onPress={() => setIsAsking(true)} />;
  return (
    <>
      <AppText role="alert">{strings.roles.resetAsk}</AppText>
      <Button kind="danger" label={strings.roles.reset} onPress={onReset} />
      <Button kind="soft" label={strings.common.cancel} onPress={() => setIsAsking(false)} />
    </>
  );
}
