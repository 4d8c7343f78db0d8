import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { strings } from '../strings';
import { space } from '../theme';
import { AppText } from '../ui/AppText';
import { Avatar } from '../ui/Avatar';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';
import { TextField } from '../ui/fields/TextField';
import { Screen } from '../ui/Screen';
import { useToast } from '../ui/Toast';
import { PinField } from './PinField';
import { isPin, useAccount, useLock } from './session';

/** Name and, where the app asks for one, the PIN. */
export function AccountProfile({ title, hasPin }: { title: string; hasPin: boolean }) {
  const { value: account, change } = useAccount();
  const lock = useLock((state) => state.lock);
  const showToast = useToast((toast) => toast.show);
  const [pin, setPin] = useState('');
  const changePin = () => {
    if (!isPin(pin)) return;
    change((kept) => ({ ...kept, pin }));
    setPin('');
    showToast({ text: strings.account.changed });
  };
  return (
    <Screen title={title}>
      <View style={styles.head}>
        <Avatar name={account.name || '·'} size={96} />
        <AppText variant="title">{account.name || strings.account.noName}</AppText>
      </View>
      <TextField
        label={strings.account.name}
        value={account.name}
        maxLength={40}
        onChange={(name) => change((kept) => ({ ...kept, name }))}
      />
      {hasPin ? (
        <>
          <Card style={styles.card}>
            <PinField label={strings.account.newPin} value={pin} onChange={setPin} />
            <Button
              kind="soft"
              label={strings.account.changePin}
              disabled={!isPin(pin)}
              onPress={changePin}
            />
          </Card>
          <Button icon="lock-closed-outline" label={strings.account.lock} onPress={lock} />
        </>
      ) : null}
      <AppText variant="caption" tone="muted">
        {strings.settings.dataText}
      </AppText>
    </Screen>
  );
}

const styles = StyleSheet.create({
  head: { alignItems: 'center', gap: space.md, paddingVertical: space.md },
  card: { gap: space.md },
});
