import { type ReactNode, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { strings } from '../strings';
import { space } from '../theme';
import { AppText } from '../ui/AppText';
import { Avatar } from '../ui/Avatar';
import { Button } from '../ui/Button';
import { TextField } from '../ui/fields/TextField';
import { IconCircle } from '../ui/IconCircle';
import { Screen } from '../ui/Screen';
import { PinField } from './PinField';
import { isPin, useAccount, useLock } from './session';

interface LoginGateProps {
  children: ReactNode;
  /** Deletes everything that the app keeps, for those who forgot their PIN. */
  onReset: () => void;
}

/** Asks for the PIN of this device before the app; the first time for a name and a new PIN. */
export function LoginGate({ children, onReset }: LoginGateProps) {
  const { value: account, isLoaded } = useAccount();
  const isOpen = useLock((lock) => lock.isOpen);
  if (!isLoaded) return null;
  if (isOpen) return children;
  return account.pin === '' ? <NewAccount /> : <Unlock onReset={onReset} />;
}

function NewAccount() {
  const change = useAccount((account) => account.change);
  const open = useLock((lock) => lock.open);
  const [name, setName] = useState('');
  const [pin, setPin] = useState('');
  const [hasTried, setHasTried] = useState(false);
  const submit = () => {
    setHasTried(true);
    if (!name.trim() || !isPin(pin)) return;
    change(() => ({ name: name.trim(), pin }));
    open();
  };
  return (
    <Screen footer={<Button label={strings.account.begin} onPress={submit} />}>
      <View style={styles.head}>
        <IconCircle icon="lock-closed" size={72} />
        <AppText variant="display" role="heading" style={styles.centered}>
          {strings.account.welcome}
        </AppText>
        <AppText tone="muted" style={styles.centered}>
          {strings.account.local}
        </AppText>
      </View>
      <TextField
        label={strings.account.name}
        value={name}
        maxLength={40}
        autoComplete="name"
        error={hasTried && !name.trim() ? strings.common.required : undefined}
        onChange={setName}
      />
      <PinField
        label={strings.account.newPin}
        value={pin}
        error={hasTried && !isPin(pin) ? strings.account.fourDigits : undefined}
        onChange={setPin}
      />
    </Screen>
  );
}

function Unlock({ onReset }: { onReset: () => void }) {
  const { value: account, clear } = useAccount();
  const open = useLock((lock) => lock.open);
  const [pin, setPin] = useState('');
  const [isAsking, setIsAsking] = useState(false);
  const isWrong = isPin(pin) && pin !== account.pin;
  const type = (next: string) => {
    setPin(next);
    if (next === account.pin) open();
  };
  return (
    <Screen>
      <View style={styles.head}>
        <Avatar name={account.name} size={84} />
        <AppText variant="display" role="heading" style={styles.centered}>
          {strings.account.hello(account.name)}
        </AppText>
      </View>
      <PinField
        label={strings.account.pin}
        value={pin}
        error={isWrong ? strings.account.wrong : undefined}
        onChange={type}
      />
      {isAsking ? (
        <>
          <AppText role="alert">{strings.account.resetAsk}</AppText>
          <Button
            kind="danger"
            label={strings.account.reset}
            onPress={() => {
              onReset();
              clear();
            }}
          />
          <Button kind="soft" label={strings.common.cancel} onPress={() => setIsAsking(false)} />
        </>
      ) : (
        <Button kind="soft" label={strings.account.forgot} onPress={() => setIsAsking(true)} />
      )}
    </Screen>
  );
}

const styles = StyleSheet.create({
  head: { alignItems: 'center', gap: space.md, paddingVertical: space.xl },
  centered: { textAlign: 'center' },
});
