import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { strings } from '../strings';
import { space } from '../theme';
import { AppText } from '../ui/AppText';
import { Button } from '../ui/Button';
import { Chip } from '../ui/Chip';
import { TextField } from '../ui/fields/TextField';

export interface Contact {
  id: string;
  name: string;
}

interface NewChatProps {
  contacts?: readonly Contact[];
  onStart: (person: string) => void;
}

/** Starts a chat with one of the contacts, or with a name. */
export function NewChat({ contacts, onStart }: NewChatProps) {
  const [name, setName] = useState<string | null>(null);
  if (name === null)
    return (
      <Button kind="soft" icon="create-outline" label={strings.chat.start} onPress={() => setName('')} />
    );
  if (contacts)
    return (
      <View style={styles.form}>
        <AppText variant="label" tone="muted">
          {strings.chat.choose}
        </AppText>
        <View style={styles.contacts}>
          {contacts.map((contact) => (
            <Chip
              key={contact.id}
              role="button"
              label={contact.name}
              selected={false}
              onPress={() => {
                setName(null);
                onStart(contact.id);
              }}
            />
          ))}
        </View>
        <Button kind="soft" label={strings.common.cancel} onPress={() => setName(null)} />
      </View>
    );
  const start = () => {
    if (!name.trim()) return;
    onStart(name.trim());
    setName(null);
  };
  return (
    <View style={styles.form}>
      <TextField
        label={strings.chat.name}
        value={name}
        maxLength={40}
        onChange={setName}
        onSubmitEditing={start}
      />
      <View style={styles.actions}>
        <Button
          kind="soft"
          label={strings.common.cancel}
          onPress={() => setName(null)}
          style={styles.button}
        />
        <Button label={strings.chat.open} disabled={!name.trim()} onPress={start} style={styles.button} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  form: { gap: space.md },
  contacts: { flexDirection: 'row', flexWrap: 'wrap', gap: space.sm },
  actions: { flexDirection: 'row', gap: space.md },
  button: { flex: 1, paddingHorizontal: 0 },
});
