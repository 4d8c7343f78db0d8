import { DetailLine, type DetailLineProps } from './DetailLine';

/** Fields of a row to read, without empty ones. */
export function DetailLines({ facts }: { facts: readonly DetailLineProps[] }) {
  return facts.map((fact, index) => <DetailLine key={`${fact.label}${index}`} {...fact} />);
}
