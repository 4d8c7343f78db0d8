import { z } from 'zod';
import { timerSchema } from '../../../spec/timer.ts';
import type { ScreenKind } from '../../screen-kind.ts';
import { kitScreen } from '../kit-screen.ts';

const from = 'src/tools/time/PresetTimer';

/** A timer with named times; a screen without any, added by name, has one of five minutes. */
export const presetTimer: ScreenKind = {
  ...kitScreen({
    id: 'presetTimer',
    words: { tr: ['hazır süreler', 'pişirme sayacı'], en: ['preset timer', 'kitchen timer'] },
    component: 'PresetTimer',
    from,
    stores: [{ name: 'useWaiting', from }],
    props(screen, { strings, spec }) {
      const read = timerSchema.safeParse(screen.options);
      const presets = read.success
        ? read.data.presets
        : [{ label: spec.language === 'tr' ? 'Beş dakika' : 'Five minutes', seconds: 300 }];
      const group = `${screen.id.charAt(0).toLowerCase()}${screen.id.slice(1)}Times`;
      return [
        'presets={[',
        ...presets.map(
          ({ label, seconds }, index) =>
            `  { label: ${strings.add(group, `time${index + 1}`, label)}, seconds: ${seconds} },`,
        ),
        ']}',
      ];
    },
  }),
  options: z.record(z.string(), z.unknown()),
  accepts: (entity) => entity === undefined,
};
