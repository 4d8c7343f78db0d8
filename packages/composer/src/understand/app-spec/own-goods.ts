import { fold } from '../../language/fold.ts';
import type { SampleRow } from '../../spec/entity.ts';
import type { AppUnderstanding } from '../understanding.ts';
import { englishBusinesses } from '../words/english-words.ts';
import { isTurkishTrade, trades } from '../words/trades.ts';
import { turkishBusinesses } from '../words/turkish-words.ts';
import type { DraftEntity } from './draft-entity.ts';
import { sampleTitle } from './sample-titles.ts';
import { type Goods, shopGoods } from './shop-goods.ts';

/** Subjects that fit any goods; their rows show some of a hardware store or of a flea market. */
const ofAnyGoods = new Set(['stock', 'resale', 'onlineShop']);

/** What is done with the goods: "koyun alım satım". */
const dealing = /(?:\s+(?:alım satım|satış|stok|stoğu|stock|sale|sales|inventory|listings?))+$/iu;

/** Words for any goods and for where they are. */
const general =
  /^(?:shop|store|hand|el|dukkan\w*|magaza\w*|market\w*|depo\w*|warehouse|home|ev\w*|kitchen|mutfa[kg]\w*|everything|stuff|urun\w*|esya\w*|mal|malzeme\w*|products?|items?|goods|materials?|lazim|takip|takibi|sto[kg]\w*|stock)$/;

const longestGoods = 3;

/** "candle", "kurbanlık koyun": what is sold; undefined for a shop or a trade. */
function goodsOf({ trade, noun, language }: AppUnderstanding): string | undefined {
  const goods = (trade ?? noun?.one ?? '').replace(dealing, '').trim();
  const words = fold(goods).split(' ');
  const last = words.at(-1) ?? '';
  const isPlace =
    trades.has(last) ||
    englishBusinesses.has(last) ||
    turkishBusinesses.has(last) ||
    (language === 'tr' && isTurkishTrade(last)) ||
    general.test(last);
  return goods.length < 3 || words.length > longestGoods || isPlace ? undefined : goods;
}

/** The name of a row and, if it is known, its price. */
type NamedGoods = Partial<Goods> & Pick<Goods, 'name'>;

/** What the rows show instead of the subject's examples; undefined if the description names no goods. */
function ownRows(understanding: AppUnderstanding, main: DraftEntity): readonly NamedGoods[] | undefined {
  const { trade, noun, name, language, subject } = understanding;
  const said = [trade, noun?.one, name].filter(Boolean).join(' ');
  const listed = subject?.id === 'onlineShop' ? shopGoods(said, language) : undefined;
  if (listed !== undefined) return listed;
  const goods = goodsOf(understanding);
  return goods === undefined
    ? undefined
    : main.samples.map((_, at) => ({ name: sampleTitle({ ...main, one: goods }, at, language) }));
}

/** Rows and categories about the user's own goods instead of those of the subject's examples. */
export function withOwnGoods(drafts: readonly DraftEntity[], understanding: AppUnderstanding): DraftEntity[] {
  const { subject, language } = understanding;
  const [main, ...others] = drafts;
  if (main === undefined || subject === undefined || !ofAnyGoods.has(subject.id)) return [...drafts];
  const goods = ownRows(understanding, main);
  if (goods === undefined) return [...drafts];
  const asked = new Set(understanding.fields.map(({ label }) => fold(label)));
  const isExample = ({ role, type, label }: DraftEntity['fields'][number]): boolean =>
    role === 'category' && type === 'choice' && !asked.has(fold(label[language]));
  const left = new Set(main.fields.filter(isExample).map(({ id }) => id));
  const title = main.fields.find(({ role }) => role === 'title');
  const price = main.fields.find(({ role }) => role === 'price');
  // Texts describe the examples and photos show them.
  const ofExamples = main.fields.filter(({ type }) => type === 'longText' || type === 'photo');
  const emptied = Object.fromEntries(ofExamples.map(({ id }) => [id, '']));
  const ofGoods = (row: SampleRow, { name, price: amount }: NamedGoods): SampleRow => ({
    ...Object.fromEntries(Object.entries(row).filter(([id]) => !left.has(id))),
    ...emptied,
    ...(title === undefined ? {} : { [title.id]: name }),
    ...(price === undefined || amount === undefined ? {} : { [price.id]: amount }),
  });
  const samples = main.samples.flatMap((row, at) => {
    const named = goods[at];
    return named === undefined ? [] : [ofGoods(row, named)];
  });
  return [{ ...main, fields: main.fields.filter(({ id }) => !left.has(id)), samples }, ...others];
}
