import { fold } from '../../language/fold.ts';
import type { SampleRow, SampleValue } from '../../spec/entity.ts';
import type { AppUnderstanding } from '../understanding.ts';
import { englishBusinesses } from '../words/english-words.ts';
import { isTurkishTrade, trades } from '../words/trades.ts';
import { turkishBusinesses } from '../words/turkish-words.ts';
import type { DraftEntity } from './draft-entity.ts';
import { sampleTitle } from './sample-titles.ts';

/** Subjects that fit any goods; their rows show some of a hardware store or of a flea market. */
const ofAnyGoods = new Set(['stock', 'resale']);

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

/** Rows and categories about the user's own goods instead of those of the subject's examples. */
export function withOwnGoods(drafts: readonly DraftEntity[], understanding: AppUnderstanding): DraftEntity[] {
  const { subject, language } = understanding;
  const [main, ...others] = drafts;
  const goods = subject && ofAnyGoods.has(subject.id) ? goodsOf(understanding) : undefined;
  if (main === undefined || goods === undefined) return [...drafts];
  const asked = new Set(understanding.fields.map(({ label }) => fold(label)));
  const isExample = ({ role, type, label }: DraftEntity['fields'][number]): boolean =>
    role === 'category' && type === 'choice' && !asked.has(fold(label[language]));
  const left = new Set(main.fields.filter(isExample).map(({ id }) => id));
  const title = main.fields.find(({ role }) => role === 'title');
  const texts = new Set(main.fields.filter(({ type }) => type === 'longText').map(({ id }) => id));
  const ofGoods = (row: SampleRow, at: number): SampleRow => {
    const kept = Object.entries(row).filter(([id]) => !left.has(id) && !texts.has(id));
    const own: [string, SampleValue][] =
      title === undefined ? [] : [[title.id, sampleTitle({ ...main, one: goods }, at, language)]];
    return Object.fromEntries([...kept, ...own]);
  };
  return [
    { ...main, fields: main.fields.filter(({ id }) => !left.has(id)), samples: main.samples.map(ofGoods) },
    ...others,
  ];
}
