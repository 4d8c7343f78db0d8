import { z } from 'zod';
import type { Entity } from '../../../spec/entity.ts';
import type { Field } from '../../../spec/field.ts';
import { fieldOfRole, fieldOfType, titleField } from '../../entity/entity-shape.ts';
import { dateField } from '../../entity/moment-shape.ts';
import { markNames, printDayMarks } from '../../entity/print-day-marks.ts';
import type { ScreenKind } from '../../screen-kind.ts';
import { indent, lines } from '../../text/indent.ts';
import { addAction, openScreen, openTag, type ScreenWriter, writeScreen } from '../screen-writer.ts';

const weekdays = (entity: Entity): Field | undefined => fieldOfType(entity, 'weekdays');

const accepts = (entity: Entity | undefined): boolean =>
  entity !== undefined &&
  dateField(entity) === undefined &&
  titleField(entity).type === 'text' &&
  (weekdays(entity) !== undefined || fieldOfRole(entity, 'done') !== undefined);

/** The statements that both screens share: marks, and the share that was done on a day. */
function printRates(writer: ScreenWriter): string {
  const { entity, module, item, rows, names } = writer;
  const marks = markNames(entity);
  writer.hook(`const { daysOf } = ${module.use(marks.path, marks.hook)}();`);
  const days = weekdays(entity);
  if (days !== undefined) {
    module.use('src/data/days', 'weekdayOf');
    module.useType(names.modelPath, names.type);
  }
  return lines(
    days &&
      lines(
        `  const isPlanned = (${item}: ${names.type}, on: string) =>`,
        `    ${item}.${days.id}.length === 0 || ${item}.${days.id}.includes(weekdayOf(on));`,
      ),
    `  const plannedOn = (${days ? 'on' : '_'}: string) => ${days ? `${rows}.filter((${item}) => isPlanned(${item}, on))` : rows};`,
    '  const rateOf = (on: string) => {',
    '    const planned = plannedOn(on);',
    `    const done = planned.filter((${item}) => daysOf(${item}.id).has(on)).length;`,
    '    return planned.length === 0 ? 0 : done / planned.length;',
    '  };',
  );
}

const planArgument = (writer: ScreenWriter): string =>
  weekdays(writer.entity) === undefined ? '' : `, (on) => isPlanned(${writer.item}, on)`;

/** What is planned today with a progress ring, the last week, and streaks that break when a day is missed. */
export const habit: ScreenKind = {
  id: 'habit',
  words: {
    tr: ['alışkanlık ekranı', 'seri', 'zincir', 'günlük takip'],
    en: ['habit', 'streak', 'daily tracker', 'habit ring'],
  },
  options: z.record(z.string(), z.unknown()),
  accepts,
  print(screen, context) {
    const writer = writeScreen(screen, context);
    const { entity, module, item, rows, detail } = writer;
    module.use('react', 'useState');
    for (const name of ['today', 'formatLongDay']) module.use('src/data/days', name);
    module.use('src/data/streaks', 'currentStreak');
    module.use('src/strings', 'strings');
    module.use('src/theme', 'useTheme');
    writer.ui('Screen', 'Hero', 'ProgressRing', 'AppText', 'habits/HabitWeek', 'habits/HabitRow');
    if (detail !== undefined) writer.useNavigation();
    const rates = printRates(writer);
    const facts = entity.fields.filter(
      (field) =>
        field.type === 'time' || (field.role === 'target' && field.type === 'number') || field.id === 'dose',
    );
    const title = writer.show(titleField(entity));
    const text = writer.join(facts.slice(0, 2));
    const daysText = writer.show(weekdays(entity));
    if (weekdays(entity) !== undefined) writer.ui('Section', 'ListRow');
    writer.hook('const { colors } = useTheme();');
    const action = addAction(writer);
    const empty = writer.empty();
    const hooks = writer.hooks().replace('const { daysOf } =', 'const { daysOf, toggle } =');
    return [
      writer.print(
        openScreen(screen),
        hooks,
        '  const [day, setDay] = useState(today);',
        '',
        rates,
        '  const planned = plannedOn(day);',
        weekdays(entity) && `  const others = ${rows}.filter((${item}) => !isPlanned(${item}, day));`,
        `  const done = planned.filter((${item}) => daysOf(${item}.id).has(day)).length;`,
        '  const rate = rateOf(day);',
        '  const note = rate === 1 ? strings.habitScreen.finished : done === 0 ? strings.habitScreen.start : strings.habitScreen.going;',
        '',
        '  return (',
        `    ${openTag('Screen', [`title={${writer.title}}`, action], 2)}`,
        '      <Hero',
        '        label={formatLongDay(day)}',
        '        value={strings.habitScreen.ofAll(done, planned.length)}',
        '        note={note}',
        '        side={',
        '          <ProgressRing value={rate} size={96} color={colors.onHero} track="rgba(255, 255, 255, 0.26)">',
        '            <AppText variant="heading" tone="onHero">',
        '              {strings.habitScreen.percent(Math.round(rate * 100))}',
        '            </AppText>',
        '          </ProgressRing>',
        '        }',
        '      />',
        '      <HabitWeek rateOf={rateOf} selected={day} onSelect={setDay} />',
        `      {${rows}.length === 0 ? (`,
        indent(empty, 4),
        '      ) : null}',
        `      {${rows}.length > 0 && planned.length === 0 ? <AppText tone="muted">{strings.habitScreen.free}</AppText> : null}`,
        `      {planned.map((${item}) => (`,
        '        <HabitRow',
        `          key={${item}.id}`,
        `          title={${title}}`,
        `          text={${text}}`,
        `          streak={currentStreak(daysOf(${item}.id)${planArgument(writer)})}`,
        `          done={daysOf(${item}.id).has(day)}`,
        `          onToggle={() => toggle(${item}.id, day)}`,
        detail && `          onPress={() => navigation.navigate('${detail.id}', { id: ${item}.id })}`,
        '        />',
        '      ))}',
        weekdays(entity) &&
          lines(
            '      {others.length > 0 ? (',
            '        <Section title={strings.habitScreen.otherDays}>',
            `          {others.map((${item}) => (`,
            `            <ListRow key={${item}.id} title={${title}} subtitle={${daysText}}${detail ? ` onPress={() => navigation.navigate('${detail.id}', { id: ${item}.id })}` : ''} />`,
            '          ))}',
            '        </Section>',
            '      ) : null}',
          ),
        '    </Screen>',
        '  );',
        '}',
      ),
      printDayMarks(entity, context),
    ];
  },
};

/** Longest streak, success of the week, and the last five weeks as a map. */
export const habitProgress: ScreenKind = {
  id: 'habitProgress',
  isReport: true,
  words: {
    tr: ['gelişim', 'ilerleme', 'başarı oranı'],
    en: ['progress', 'success rate', 'heat map'],
  },
  options: z.record(z.string(), z.unknown()),
  accepts,
  print(screen, context) {
    const writer = writeScreen(screen, context);
    const { entity, module, item, rows } = writer;
    for (const name of ['lastDays', 'formatWeekday']) module.use('src/data/days', name);
    module.use('src/data/streaks', 'longestStreak');
    module.use('src/data/streaks', 'currentStreak');
    module.use('src/strings', 'strings');
    writer.ui(
      'Screen',
      'Hero',
      'Card',
      'Section',
      'StatTiles',
      'charts/BarChart',
      'charts/Breakdown',
      'habits/HeatMap',
    );
    const rates = printRates(writer);
    const title = writer.show(titleField(entity));
    const empty = writer.empty();
    return [
      writer.print(
        openScreen(screen),
        writer.hooks(),
        '',
        rates,
        '  const lastWeek = lastDays(7).map((day) => ({ key: day, label: formatWeekday(day), value: Math.round(rateOf(day) * 100) }));',
        '  const average = Math.round(lastWeek.reduce((total, { value }) => total + value, 0) / 7);',
        `  const best = Math.max(0, ...${rows}.map((${item}) => longestStreak(daysOf(${item}.id)${planArgument(writer)})));`,
        `  const total = ${rows}.reduce((sum, ${item}) => sum + daysOf(${item}.id).size, 0);`,
        `  const runs = ${rows}`,
        `    .map((${item}) => ({`,
        `      key: ${item}.id,`,
        `      label: ${title},`,
        `      value: currentStreak(daysOf(${item}.id)${planArgument(writer)}),`,
        '    }))',
        '    .sort((a, b) => b.value - a.value);',
        '',
        '  return (',
        `    <Screen${screen.place === 'inner' ? ' back' : ''} title={${writer.title}}>`,
        `      {${rows}.length === 0 ? (`,
        indent(empty, 4),
        '      ) : (',
        '        <>',
        '          <Hero label={strings.habitScreen.weekRate} value={strings.habitScreen.percent(average)}>',
        '            <BarChart onHero label={strings.habitScreen.lastWeek} points={lastWeek} format={strings.habitScreen.percent} height={96} />',
        '          </Hero>',
        '          <StatTiles',
        '            tiles={[',
        '              { label: strings.habitScreen.bestStreak, value: strings.habitScreen.days(best) },',
        '              { label: strings.habitScreen.completions, value: String(total) },',
        '            ]}',
        '          />',
        '          <Section title={strings.habitScreen.lastWeeks}>',
        '            <Card>',
        '              <HeatMap label={strings.habitScreen.lastWeeks} rateOf={rateOf} />',
        '            </Card>',
        '          </Section>',
        '          <Section title={strings.logScreen.streak}>',
        '            <Card>',
        '              <Breakdown parts={runs} format={strings.habitScreen.days} />',
        '            </Card>',
        '          </Section>',
        '        </>',
        '      )}',
        '    </Screen>',
        '  );',
        '}',
      ),
      printDayMarks(entity, context),
    ];
  },
};
