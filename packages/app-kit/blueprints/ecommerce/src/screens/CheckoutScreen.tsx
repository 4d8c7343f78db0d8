import type { NativeStackScreenProps } from '@react-navigation/native-stack';
import { useState } from 'react';
import { AppText, Button, EmptyState, Field, Screen, Segmented } from '../components/ui';
import type { RootStackParams } from '../routes';
import { useSettings } from '../settings';
import { totalsOf, useShop } from '../store';
import { type Strings, useMoney, useStrings } from '../strings';

type Payment = 'card' | 'door';

interface Form {
  name: string;
  phone: string;
  address: string;
  cardNumber: string;
}

const digitsOf = (value: string) => value.replace(/\D/g, '');

/** The Luhn check that every card number passes. */
function isCardNumber(value: string): boolean {
  const digits = digitsOf(value);
  if (digits.length !== 16) return false;
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const number = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (number > 9 ? number - 9 : number);
  }, 0);
  return sum % 10 === 0;
}

function findErrors(form: Form, payment: Payment, text: Strings['checkout']): Partial<Form> {
  const errors: Partial<Form> = {};
  if (!/\S+\s+\S+/.test(form.name.trim())) errors.name = text.nameError;
  if (!/^0?\d{10}$/.test(digitsOf(form.phone))) errors.phone = text.phoneError;
  if (form.address.trim().length < 15) errors.address = text.addressError;
  if (payment === 'card' && !isCardNumber(form.cardNumber)) errors.cardNumber = text.cardError;
  return errors;
}

export function CheckoutScreen({ navigation }: NativeStackScreenProps<RootStackParams, 'Checkout'>) {
  const text = useStrings().checkout;
  const money = useMoney();
  const language = useSettings((settings) => settings.language);
  const { cart, placeOrder } = useShop();
  const [form, setForm] = useState<Form>({ name: '', phone: '', address: '', cardNumber: '' });
  const [payment, setPayment] = useState<Payment>('card');
  const [tried, setTried] = useState(false);
  const [orderNumber, setOrderNumber] = useState<string>();

  const errors = tried ? findErrors(form, payment, text) : {};
  const change = (field: keyof Form) => (value: string) => setForm({ ...form, [field]: value });
  const pay = () => {
    setTried(true);
    if (cart.length === 0 || Object.keys(findErrors(form, payment, text)).length > 0) return;
    setOrderNumber(placeOrder(language).number);
  };

  if (orderNumber) {
    return (
      <Screen>
        <EmptyState
          icon="checkmark-circle-outline"
          title={text.doneTitle}
          text={text.doneText(orderNumber)}
          action={{ label: text.doneAction, onPress: () => navigation.popTo('Tabs', { screen: 'Shop' }) }}
        />
      </Screen>
    );
  }

  return (
    <Screen
      back
      title={text.title}
      footer={
        <Button
          icon="lock-closed-outline"
          label={text.pay(money(totalsOf(cart, language).total))}
          disabled={cart.length === 0}
          onPress={pay}
        />
      }
    >
      <Field
        label={text.name}
        value={form.name}
        error={errors.name}
        onChangeText={change('name')}
        autoComplete="name"
        autoCapitalize="words"
      />
      <Field
        label={text.phone}
        value={form.phone}
        error={errors.phone}
        onChangeText={change('phone')}
        keyboardType="phone-pad"
        autoComplete="tel"
      />
      <Field
        multiline
        label={text.address}
        value={form.address}
        error={errors.address}
        onChangeText={change('address')}
        autoComplete="street-address"
      />
      <AppText variant="label" tone="muted">
        {text.payment}
      </AppText>
      <Segmented
        label={text.payment}
        value={payment}
        onChange={setPayment}
        options={[
          { value: 'card', label: text.card },
          { value: 'door', label: text.door },
        ]}
      />
      {payment === 'card' ? (
        <Field
          label={text.cardNumber}
          value={form.cardNumber}
          error={errors.cardNumber}
          onChangeText={change('cardNumber')}
          placeholder="0000 0000 0000 0000"
          keyboardType="number-pad"
          maxLength={19}
        />
      ) : null}
    </Screen>
  );
}
