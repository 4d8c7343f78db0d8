import { useState } from 'react';
import { today } from '../data/days';
import { formatMoney } from '../data/numbers';
import { strings } from '../strings';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { ChoiceField } from '../ui/fields/ChoiceField';
import { TextField } from '../ui/fields/TextField';
import { Screen } from '../ui/Screen';
import { type Purchase, placeOrder, totalsOf, useCart } from './use-cart';

type Customer = Pick<Purchase, 'name' | 'phone' | 'address' | 'payment'>;
type Errors = Partial<Record<keyof Customer, string>>;

const listPayments = () =>
  [
    { value: 'cash', label: strings.checkout.cash },
    { value: 'card', label: strings.checkout.card },
    { value: 'transfer', label: strings.checkout.transfer },
  ] as const;

function findErrors({ name, phone, address }: Customer): Errors {
  const errors: Errors = {};
  if (!/\S+\s+\S+/.test(name.trim())) errors.name = strings.checkout.nameError;
  if (phone.replace(/\D/g, '').length < 7) errors.phone = strings.common.invalidPhone;
  if (address.trim().length < 10) errors.address = strings.checkout.addressError;
  return errors;
}

interface CheckoutViewProps {
  onOrders: () => void;
}

/** Name, address and payment on delivery; places the order. */
export function CheckoutView({ onOrders }: CheckoutViewProps) {
  const lines = useCart((cart) => cart.items);
  const [customer, setCustomer] = useState<Customer>({ name: '', phone: '', address: '', payment: 'cash' });
  const [errors, setErrors] = useState<Errors>({});
  const [isPlaced, setIsPlaced] = useState(false);

  const change = (part: Partial<Customer>) => {
    setCustomer({ ...customer, ...part });
    setErrors({});
  };
  const place = () => {
    const found = findErrors(customer);
    setErrors(found);
    if (lines.length === 0 || Object.keys(found).length > 0) return;
    placeOrder(customer, today());
    setIsPlaced(true);
  };

  if (isPlaced) {
    return (
      <Screen>
        <EmptyState
          icon="checkmark-circle-outline"
          title={strings.checkout.doneTitle}
          text={strings.checkout.doneText}
          action={{ label: strings.checkout.seeOrders, onPress: onOrders }}
        />
      </Screen>
    );
  }

  return (
    <Screen
      back
      title={strings.checkout.title}
      footer={
        <Button
          label={strings.checkout.place(formatMoney(totalsOf(lines).total))}
          disabled={lines.length === 0}
          onPress={place}
        />
      }
    >
      <TextField
        label={strings.checkout.name}
        value={customer.name}
        onChange={(name) => change({ name })}
        error={errors.name}
        autoComplete="name"
        autoCapitalize="words"
      />
      <TextField
        label={strings.checkout.phone}
        value={customer.phone}
        onChange={(phone) => change({ phone })}
        error={errors.phone}
        inputMode="tel"
        autoComplete="tel"
      />
      <TextField
        multiline
        label={strings.checkout.address}
        value={customer.address}
        onChange={(address) => change({ address })}
        error={errors.address}
        autoComplete="street-address"
      />
      <ChoiceField
        label={strings.checkout.payment}
        options={listPayments()}
        value={customer.payment}
        onChange={(payment) => change({ payment })}
      />
    </Screen>
  );
}
