import type { NativeStackScreenProps } from '@react-navigation/native-stack';
import { useState } from 'react';
import type { NewOrder, Priority } from '../api/client';
import { AppText, Button, Field, Screen, Segmented } from '../components/ui';
import { useOrders } from '../orders';
import type { RootStackParams } from '../routes';
import { useStrings } from '../strings';

const priorities: Priority[] = ['low', 'normal', 'urgent'];

export function NewOrderScreen({ navigation }: NativeStackScreenProps<RootStackParams, 'NewOrder'>) {
  const { form: text, order: words, orders } = useStrings();
  const create = useOrders((state) => state.create);
  const [form, setForm] = useState<NewOrder>({
    title: '',
    customer: '',
    address: '',
    note: '',
    priority: 'normal',
  });
  const [tried, setTried] = useState(false);

  const errors = {
    title: form.title.trim().length < 5 ? text.short : undefined,
    customer: form.customer.trim() ? undefined : text.required(words.customer),
    address: form.address.trim() ? undefined : text.required(words.address),
  };
  const shown = tried ? errors : { title: undefined, customer: undefined, address: undefined };
  const change = (field: keyof NewOrder) => (value: string) => setForm({ ...form, [field]: value });

  const save = () => {
    setTried(true);
    if (Object.values(errors).some(Boolean)) return;
    void create(form);
    navigation.goBack();
  };

  return (
    <Screen back title={text.title} footer={<Button icon="checkmark" label={text.save} onPress={save} />}>
      <Field
        label={text.name}
        placeholder={text.namePlaceholder}
        value={form.title}
        error={shown.title}
        onChangeText={change('title')}
      />
      <Field
        label={words.customer}
        value={form.customer}
        error={shown.customer}
        onChangeText={change('customer')}
      />
      <Field
        label={words.address}
        value={form.address}
        error={shown.address}
        onChangeText={change('address')}
      />
      <AppText variant="label" tone="muted">
        {text.priority}
      </AppText>
      <Segmented
        label={text.priority}
        value={form.priority}
        onChange={change('priority')}
        options={priorities.map((value) => ({ value, label: orders.priority[value] }))}
      />
      <Field multiline label={words.note} value={form.note} onChangeText={change('note')} />
    </Screen>
  );
}
