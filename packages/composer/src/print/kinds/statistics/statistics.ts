import { z } from 'zod';
import type { Entity } from '../../../spec/entity.ts';
import type { Field } from '../../../spec/field.ts';
import { fieldOfRole } from '../../entity/entity-shape.ts';
import { dateField, dayOf } from '../../entity/moment-shape.ts';
import { amountField, formatterOf, moneyField, numberValue } from '../../entity/number-value.ts';
import type { ScreenKind } from '../../screen-kind.ts';
import { indent } from '../../text/indent.ts';
import { openScreen, type ScreenWriter, writeScreen } from '../screen-writer.ts';
import { printOverview } from './print-overview.ts';
import { partFields, printParts } from './print-parts.ts';

/** Rows that count: those that were cancelled or missed do not. */
function countedRows({ entity, item, rows }: ScreenWriter): string {
  const status = fieldOfRole(entity, 'status');
  const bad = status?.options?.filter(({ tone }) => tone === 'danger') ?? [];
  if (status === undefined || bad.length === 0 || bad.length === status.options?.length) return rows;
  return `${rows}.filter((${item}) => ${bad.map(({ id }) => `${item}.${status.id} !== '${id}'`).join(' && ')})`;
}

const paidLabel = /^(?:(?:is )?paid|(?:ücret |ücreti |tutar )?ödendi)(?: m[iı])?\??$/i;

/** The tick for rows that were paid; a deposit is only a part of it. */
const paidField = (entity: Entity): Field | undefined => {
  const found = fieldOfRole(entity, 'paid') ?? entity.fields.find(({ label }) => paidLabel.test(label));
  return found?.type === 'boolean' ? found : undefined;
};

const hasDays = (entity: Entity): boolean => dayOf(entity, 'row', dateField(entity)) !== undefined;

function print(isMoney: boolean): ScreenKind['print'] {
  return (screen, context) => {
    const writer = writeScreen(screen, context);
    const { entity, module, item, rows } = writer;
    const day = dayOf(entity, item);
    if (day === undefined) throw new Error(`${entity.id} has no date`);
    const amount = isMoney ? moneyField(entity) : (moneyField(entity) ?? amountField(entity));
    const value =
      amount === undefined ? '() => 1' : `(${item}) => ${numberValue(entity, amount, item, module)}`;
    const isFrom = screen.place === 'inner';
    module.use('react', 'useState');
    module.use('src/strings', 'strings');
    for (const name of ['lastMonths', 'monthOf', 'totalBy', 'formatShortMonth', 'formatMonthName'])
      module.use('src/data/periods', name);
    module.use('src/data/changes', 'describeChange');
    module.use('src/data/days', 'lastDays');
    module.use('src/data/days', 'formatWeekday');
    writer.ui('Screen', 'Hero', 'Card', 'charts/BarChart', 'ChipRow', 'StatTiles');
    const parts = partFields(entity).map((field) => printParts(field, value, writer, context));
    const valid = countedRows(writer);
    const paid = paidField(entity);
    const isPaid = amount?.type === 'money' && paid !== undefined ? `${item}.${paid.id}` : undefined;
    // Nothing is earned before it is paid.
    const earns = isMoney && isPaid !== undefined;
    const validRows = valid === rows ? rows : earns ? 'valid' : 'counted';
    const counted = earns ? `${validRows}.filter((${item}) => ${isPaid})` : valid;
    const countedName = counted === rows ? rows : 'counted';
    const open =
      isPaid &&
      `{ label: strings.totalScreen.open, value: format(sum(${validRows}.filter((${item}) => !${isPaid}).map(${value}))) }`;
    if (open !== undefined) module.use('src/data/numbers', 'sum');
    return [
      writer.print(
        `const format = ${formatterOf(entity, amount, module, context)};`,
        '',
        openScreen(screen),
        writer.hooks(),
        '  const recentMonths = lastMonths(6);',
        "  const [month, setMonth] = useState(() => recentMonths.at(-1) ?? '');",
        '',
        earns && valid !== rows && `  const valid = ${valid};`,
        counted === rows ? undefined : `  const counted = ${counted};`,
        `  const monthlyTotals = totalBy(${countedName}, (${item}) => monthOf(${day}), ${value});`,
        `  const inMonth = ${countedName}.filter((${item}) => monthOf(${day}) === month);`,
        '  const total = monthlyTotals.get(month) ?? 0;',
        '  const before = monthlyTotals.get(recentMonths[recentMonths.indexOf(month) - 1] ?? "") ?? 0;'.replaceAll(
          '""',
          "''",
        ),
        '  const byMonth = recentMonths.map((key) => ({ key, label: formatShortMonth(key), value: monthlyTotals.get(key) ?? 0 }));',
        '  // A new user has one month only: days say more then.',
        '  const hasHistory = byMonth.slice(0, -1).some(({ value }) => value > 0);',
        `  const daily = totalBy(${countedName}, (${item}) => ${day}, ${value});`,
        '  const byDay = lastDays(7).map((key) => ({ key, label: formatWeekday(key), value: daily.get(key) ?? 0 }));',
        ...parts.map(({ line }) => indent(line, 1)),
        '',
        '  return (',
        `    <Screen${isFrom ? ' back' : ''} title={${writer.title}}>`,
        '      <Hero',
        '        label={formatMonthName(month)}',
        '        value={format(total)}',
        '        note={describeChange(total, before)}',
        '      />',
        '      <ChipRow',
        '        label={strings.totalScreen.month}',
        '        value={month}',
        '        onChange={setMonth}',
        '        options={[...recentMonths].reverse().map((value) => ({ value, label: formatMonthName(value) }))}',
        '      />',
        '      <StatTiles',
        '        tiles={[',
        '          { label: strings.totalScreen.entries, value: String(inMonth.length) },',
        amount
          ? '          { label: strings.totalScreen.average, value: format(inMonth.length === 0 ? 0 : Math.round(total / inMonth.length)) },'
          : undefined,
        open && `          ${open},`,
        '        ]}',
        '      />',
        '      <Card>',
        '        <BarChart',
        '          label={hasHistory ? strings.totalScreen.lastMonths : strings.totalScreen.lastDays}',
        '          points={hasHistory ? byMonth : byDay}',
        '          format={format}',
        '        />',
        '      </Card>',
        ...parts.map(({ jsx }) => indent(jsx, 3)),
        '    </Screen>',
        '  );',
        '}',
      ),
    ];
  };
}

const printMonths = print(false);

/** Totals per month with the parts that make them up, or counts of all rows where rows have no day. */
export const statistics: ScreenKind = {
  id: 'statistics',
  isReport: true,
  words: {
    tr: ['istatistik', 'rapor', 'analiz', 'özet ekranı'],
    en: ['statistics', 'stats', 'report', 'analytics', 'insights'],
  },
  options: z.record(z.string(), z.unknown()),
  accepts: (entity) => entity !== undefined,
  print: (screen, context) =>
    hasDays(context.entity(screen.entity)) ? printMonths(screen, context) : [printOverview(screen, context)],
};

/** Money per month: total, change, best customers. */
export const income: ScreenKind = {
  id: 'income',
  isReport: true,
  words: {
    tr: ['kazanç', 'gelir', 'ciro', 'kazançlar', 'hasılat'],
    en: ['income', 'earnings', 'revenue', 'turnover', 'sales report'],
  },
  options: z.record(z.string(), z.unknown()),
  accepts: (entity) => entity !== undefined && hasDays(entity) && moneyField(entity) !== undefined,
  print: print(true),
};
