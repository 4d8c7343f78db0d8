export interface Unit {
  id: string;
  /** How many base units it is. */
  factor: number;
}

/** Units by what they measure; temperature is converted by its own formula. */
export const units = {
  length: [
    { id: 'mm', factor: 0.001 },
    { id: 'cm', factor: 0.01 },
    { id: 'm', factor: 1 },
    { id: 'km', factor: 1000 },
    { id: 'in', factor: 0.0254 },
    { id: 'ft', factor: 0.3048 },
    { id: 'mi', factor: 1609.344 },
  ],
  weight: [
    { id: 'g', factor: 0.001 },
    { id: 'kg', factor: 1 },
    { id: 't', factor: 1000 },
    { id: 'oz', factor: 0.028349523125 },
    { id: 'lb', factor: 0.45359237 },
  ],
  volume: [
    { id: 'ml', factor: 0.001 },
    { id: 'l', factor: 1 },
    { id: 'm³', factor: 1000 },
    { id: 'cup', factor: 0.2365882365 },
    { id: 'gal', factor: 3.785411784 },
  ],
  area: [
    { id: 'm²', factor: 1 },
    { id: 'dönüm', factor: 1000 },
    { id: 'ha', factor: 10000 },
    { id: 'km²', factor: 1000000 },
    { id: 'acre', factor: 4046.8564224 },
  ],
  speed: [
    { id: 'km/h', factor: 1 },
    { id: 'm/s', factor: 3.6 },
    { id: 'mph', factor: 1.609344 },
    { id: 'knot', factor: 1.852 },
  ],
  temperature: [
    { id: '°C', factor: 1 },
    { id: '°F', factor: 1 },
    { id: 'K', factor: 1 },
  ],
} satisfies Record<string, readonly Unit[]>;

export type Quantity = keyof typeof units;

const toCelsius: Record<string, (value: number) => number> = {
  '°C': (value) => value,
  '°F': (value) => ((value - 32) * 5) / 9,
  K: (value) => value - 273.15,
};
const fromCelsius: Record<string, (value: number) => number> = {
  '°C': (value) => value,
  '°F': (value) => (value * 9) / 5 + 32,
  K: (value) => value + 273.15,
};

/** The value in another unit of the same quantity. */
export function convert(value: number, quantity: Quantity, from: string, to: string): number {
  if (quantity === 'temperature') return fromCelsius[to]?.(toCelsius[from]?.(value) ?? value) ?? value;
  const list: readonly Unit[] = units[quantity];
  const factorOf = (id: string) => list.find((unit) => unit.id === id)?.factor ?? 1;
  return (value * factorOf(from)) / factorOf(to);
}
