import type { Field } from '../../../spec/field.ts';
import { fieldOfRole } from '../../entity/entity-shape.ts';
import { numberValue } from '../../entity/number-value.ts';
import { comment } from '../../text/comment.ts';
import { lines } from '../../text/indent.ts';
import type { ScreenWriter } from '../screen-writer.ts';

export interface PrintedFigure {
  /** Statements of the component. */
  readonly body: string;
  /** The large figure with its chart. */
  readonly jsx: string;
  /** Statements above the component. */
  readonly constants: string | undefined;
}

const chart = (name: 'BarChart' | 'LineChart'): string =>
  `<${name} onHero label={strings.logScreen.week} points={lastWeek} format={format} height={92} />`;

const heroWith = (
  label: string,
  value: string,
  note: string | undefined,
  inner: string,
  side?: string,
): string =>
  lines(
    '<Hero',
    `  label={${label}}`,
    `  value={${value}}`,
    note && `  note={${note}}`,
    side && `  side={\n${side}\n  }`,
    '>',
    `  ${inner}`,
    '</Hero>',
  );

/** Totals of the last seven days for the chart. */
const week = (writer: ScreenWriter, day: string, value: string): string => {
  writer.module.use('src/data/periods', 'totalBy');
  writer.module.use('src/data/days', 'lastDays');
  writer.module.use('src/data/days', 'formatWeekday');
  return lines(
    `  const daily = totalBy(${writer.rows}, (${writer.item}) => ${day}, ${value});`,
    '  const lastWeek = lastDays(7).map((key) => ({ key, label: formatWeekday(key), value: daily.get(key) ?? 0 }));',
  );
};

/** A goal per day: what is left of it, as a ring. */
function printGoal(
  writer: ScreenWriter,
  day: string,
  value: string,
  goal: number,
  field: Field,
): PrintedFigure {
  writer.ui('ProgressRing', 'AppText', 'charts/BarChart');
  writer.module.use('src/theme', 'useTheme');
  writer.hook('const { colors } = useTheme();');
  const target = fieldOfRole(writer.entity, 'target');
  const own =
    target === undefined
      ? 'dailyGoal'
      : `${writer.rows}.find((${writer.item}) => ${writer.item}.${target.id})?.${target.id} ?? dailyGoal`;
  return {
    constants: `${comment(field.unit === undefined ? 'Each day.' : `${field.unit} per day.`)}\nconst dailyGoal = ${goal};`,
    body: lines(
      week(writer, day, value),
      `  const goal = ${own};`,
      '  const reached = daily.get(today()) ?? 0;',
      '  const left = Math.max(0, goal - reached);',
    ),
    jsx: heroWith(
      'left === 0 ? strings.logScreen.reached : strings.logScreen.leftToday',
      'left === 0 ? format(reached) : format(left)',
      'strings.logScreen.ofGoal(format(reached), format(goal))',
      chart('BarChart'),
      lines(
        '    <ProgressRing value={reached / goal} size={88} color={colors.onHero} track="rgba(255, 255, 255, 0.26)">',
        '      <AppText variant="heading" tone="onHero">',
        '        {strings.habitScreen.percent(Math.round((reached / goal) * 100))}',
        '      </AppText>',
        '    </ProgressRing>',
      ),
    ),
  };
}

/** The large figure by what the entries hold: balance, what is left of a goal, total, latest value, or the streak. */
export function printFigure(
  writer: ScreenWriter,
  day: string,
  value: { readonly field: Field; readonly isAdditive: boolean } | undefined,
  flow: { readonly field: Field; readonly out: string } | undefined,
  goal: number | undefined,
): PrintedFigure {
  const { module, item, rows, entity } = writer;
  if (value === undefined) {
    module.use('src/data/streaks', 'currentStreak');
    module.use('src/data/periods', 'monthOf');
    writer.ui('charts/BarChart');
    return {
      constants: undefined,
      body: lines(
        week(writer, day, '() => 1'),
        `  const streak = currentStreak(new Set(${rows}.map((${item}) => ${day})));`,
        '  const month = monthOf(today());',
        `  const inMonth = ${rows}.filter((${item}) => monthOf(${day}) === month);`,
      ),
      jsx: heroWith(
        'strings.logScreen.streak',
        'strings.logScreen.days(streak)',
        'strings.logScreen.inMonth(inMonth.length)',
        chart('BarChart'),
      ),
    };
  }
  const amount = numberValue(entity, value.field, item, module);
  const read = `(${item}) => ${amount}`;
  if (!value.isAdditive) {
    writer.ui('charts/LineChart');
    module.use('src/data/days', 'formatDay');
    const target = fieldOfRole(entity, 'target');
    const hasTarget =
      target !== undefined && target.formula === undefined && target.type === value.field.type;
    return {
      constants: undefined,
      body: lines(
        `  const measured = [...${rows}]`,
        `    .sort((a, b) => ${day.replaceAll(`${item}.`, 'a.')}.localeCompare(${day.replaceAll(`${item}.`, 'b.')}))`,
        `    .flatMap((${item}) => {`,
        `      const value = ${amount};`,
        `      return value === null ? [] : [{ key: ${item}.id, label: formatDay(${day}), value }];`,
        '    });',
        '  const lastWeek = measured.slice(-10);',
        '  const latest = measured.at(-1);',
        hasTarget &&
          lines(
            '  // The target of the latest entry that has one.',
            `  const target = [...${rows}]`,
            `    .sort((a, b) => ${day.replaceAll(`${item}.`, 'b.')}.localeCompare(${day.replaceAll(`${item}.`, 'a.')}))`,
            `    .find((${item}) => ${item}.${target.id} !== null)?.${target.id};`,
            '  const away = latest && target != null ? Math.round(Math.abs(latest.value - target) * 10) / 10 : undefined;',
          ),
      ),
      jsx: heroWith(
        'strings.logScreen.latest',
        'latest ? format(latest.value) : strings.common.none',
        hasTarget
          ? 'away === undefined ? latest?.label : away === 0 ? strings.logScreen.onTarget : strings.logScreen.toTarget(format(away), format(target ?? 0))'
          : 'latest?.label',
        hasTarget ? chart('LineChart').replace(' />', ' target={target} />') : chart('LineChart'),
      ),
    };
  }
  if (goal !== undefined && flow === undefined) return printGoal(writer, day, read, goal, value.field);
  module.use('src/data/periods', 'monthOf');
  writer.ui('charts/BarChart');
  if (flow !== undefined) {
    const isOut = `${item}.${flow.field.id} === '${flow.out}'`;
    return {
      constants: undefined,
      body: lines(
        week(writer, day, `(${item}) => (${isOut} ? ${amount} : 0)`),
        `  const inMonth = ${rows}.filter((${item}) => monthOf(${day}) === monthOf(today()));`,
        `  const spent = ${module.use('src/data/numbers', 'sum')}(inMonth.map((${item}) => (${isOut} ? ${amount} : 0)));`,
        `  const earned = sum(inMonth.map((${item}) => (${isOut} ? 0 : ${amount})));`,
      ),
      jsx: heroWith(
        'strings.logScreen.balance',
        'format(earned - spent)',
        'strings.logScreen.inOut(format(earned), format(spent))',
        chart('BarChart'),
      ),
    };
  }
  module.use('src/data/periods', 'lastMonths');
  module.use('src/data/changes', 'describeChange');
  return {
    constants: undefined,
    body: lines(
      week(writer, day, read),
      `  const monthly = totalBy(${rows}, (${item}) => monthOf(${day}), ${read});`,
      "  const [before = '', current = ''] = lastMonths(2);",
      '  const total = monthly.get(current) ?? 0;',
      '  const previous = monthly.get(before) ?? 0;',
    ),
    jsx: heroWith(
      'strings.totalScreen.thisMonth',
      'format(total)',
      'describeChange(total, previous) || strings.logScreen.today(format(daily.get(today()) ?? 0))',
      chart('BarChart'),
    ),
  };
}
