import { useState } from 'react';
import { StyleSheet } from 'react-native';
import { PinField } from '../accounts/PinField';
import { isPin } from '../accounts/session';
import { strings } from '../strings';
import { space } from '../theme';
import { AppText } from '../ui/AppText';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';
import { SectionTitle } from '../ui/SectionTitle';
import { Segmented } from '../ui/Segmented';
import { useKeptRole } from './current-role';
import { ForgottenPin } from './ForgottenPin';
import { type RoleId, roleIds, roles } from './roles';

interface RoleChoiceProps {
  /** Deletes all entries, for those who forgot the PIN. */
  onReset: () => void;
}

/**
 * A section of the settings: who uses the app. Only the first role changes to another one without the PIN.
 */
export function RoleChoice({ onReset }: RoleChoiceProps) {
  const { value: kept, change } = useKeptRole();
  const [wanted, setWanted] = useState<RoleId>();
  const [pin, setPin] = useState('');
  const first = roleIds[0];
  const isFirst = kept.id === first;
  const isNew = kept.pin === '';

  const choose = (id: RoleId) => {
    setPin('');
    if (id === kept.id) setWanted(undefined);
    else if (isFirst && !isNew) change((now) => ({ ...now, id }));
    else setWanted(id);
  };
  const type = (next: string) => {
    setPin(next);
    if (!isNew && wanted && next === kept.pin) open(wanted, next);
  };
  const open = (id: RoleId, chosen: string) => {
    change(() => ({ id, pin: chosen }));
    setWanted(undefined);
    setPin('');
  };

  return (
    <>
      <SectionTitle title={strings.roles.title} />
      <Segmented
        label={strings.roles.title}
        value={wanted ?? kept.id}
        onChange={choose}
        options={roleIds.map((id) => ({ value: id, label: roles[id].label }))}
      />
      {wanted ? (
        <Card style={styles.card}>
          <PinField
            label={isNew ? strings.roles.newPin(roles[first].label) : strings.roles.pin(roles[first].label)}
            value={pin}
            error={!isNew && isPin(pin) && pin !== kept.pin ? strings.roles.wrong : undefined}
            onChange={type}
          />
          {isNew ? (
            <Button
              label={strings.roles.change(roles[wanted].label)}
              disabled={!isPin(pin)}
              onPress={() => open(wanted, pin)}
            />
          ) : (
            <ForgottenPin
              onReset={() => {
                onReset();
                open(first, '');
              }}
            />
          )}
        </Card>
      ) : null}
      <AppText variant="caption" tone="muted">
        {strings.roles.explanation(roles[first].label)}
      </AppText>
    </>
  );
}

const styles = StyleSheet.create({ card: { gap: space.md } });
