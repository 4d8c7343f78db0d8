import { useEffect } from 'react';
import { View } from 'react-native';
import { strings } from '../strings';
import { AppText } from './AppText';
import { announce } from './announce';
import { Button } from './Button';

interface SaveBarProps {
  /** Messages by field. */
  errors: Readonly<Partial<Record<string, string>>>;
  /** What the form calls its fields. */
  labels: Readonly<Partial<Record<string, string>>>;
  /** Why something else than saving is not possible. */
  problem?: string;
  onSave: () => void;
}

/** The main action of a form, below the names of the fields that keep it from being saved. */
export function SaveBar({ errors, labels, problem = '', onSave }: SaveBarProps) {
  const names = Object.keys(errors).flatMap((field) => labels[field] ?? []);
  const message = names.length > 0 ? strings.common.checkFields(names.join(', ')) : problem;

  useEffect(() => announce(message), [message]);

  return (
    <>
      {message ? (
        <View role="alert" aria-live="polite">
          <AppText variant="caption" tone="danger">
            {message}
          </AppText>
        </View>
      ) : null}
      <Button label={strings.common.save} icon="checkmark" onPress={onSave} />
    </>
  );
}
