import type { FieldType } from '../../spec/field.ts';

interface Compared {
  readonly words: RegExp;
  /** Types of fields that the words compare, the likeliest first. */
  readonly types: readonly FieldType[];
  readonly direction: 'ascending' | 'descending';
}

const times: readonly FieldType[] = ['dateTime', 'date', 'time'];
const amounts: readonly FieldType[] = ['number', 'money', 'duration', 'percent', 'rating'];

/** "cheapest box", "en eski": words that compare, where no words of a sentence say that something is an order. */
export const comparisons: readonly Compared[] = [
  { words: /\b(?:cheapest|en ucuz\w*|ucuzdan)\b/, types: ['money'], direction: 'ascending' },
  {
    words: /\b(?:dearest|priciest|most expensive|en pahali\w*|pahalidan)\b/,
    types: ['money'],
    direction: 'descending',
  },
  {
    words: /\b(?:oldest|earliest|soonest|longest ago|furthest back|en eski\w*|eskiden|en yakin\w*)\b/,
    types: times,
    direction: 'ascending',
  },
  {
    words: /\b(?:newest|latest|most recent|en yeni\w*|yeniden|en son\w*)\b/,
    types: times,
    direction: 'descending',
  },
  {
    words: /\b(?:best|top rated|en iyi\w*)\b/,
    types: ['rating', 'number', 'percent'],
    direction: 'descending',
  },
  {
    words:
      /\b(?:smallest|lowest|fewest|least|lightest|shortest|quickest|fastest|youngest|en (?:az|dusuk|kucuk|hafif|kisa|hizli)\w*|azdan|kucukten|dusukten)\b/,
    types: amounts,
    direction: 'ascending',
  },
  {
    words:
      /\b(?:biggest|largest|highest|most|heaviest|longest|tallest|slowest|en (?:cok|yuksek|buyuk|agir|uzun)\w*|coktan|buyukten|yuksekten|agirdan)\b/,
    types: amounts,
    direction: 'descending',
  },
];
