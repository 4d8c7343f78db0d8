import { firstDayOf } from '../../print/base/print-locale.ts';
import { nothing, operations, type ReadChange } from './change.ts';

const week = / (?:hafta\w*|takvim\w*|weeks?|weekdays?|calendars?|first day) /;
const begins = / (?:basla\w*|ilk (?:gun\w*|olsun)|once|start\w*|begin\w*|first|from|to|olsun) /;
const monday = / (?:pazartesi\w*|monday\w*) /;
const sunday = / (?:pazar(?:i|a|dan|la|lari|gunu)?|sunday\w*) /;
const otherDay =
  / (?:sali\w*|carsamba\w*|persembe\w*|cuma(?:dan|yla)?|cumartesi\w*|tuesday|wednesday|thursday|friday|saturday) /;
const listed = / (?:ekle\w*|add|alan\w*|field|secenek\w*|option\w*) /;

/** "hafta pazartesi başlasın", "the week should start on Sunday". */
export const readFirstDay: ReadChange = ({ has, spec, reading }) => {
  if (!has(week) || !has(begins) || has(listed)) return undefined;
  const firstDay = has(monday) ? 'mon' : has(sunday) ? 'sun' : undefined;
  if (firstDay === undefined)
    return has(otherDay) && has(/ (?:basla\w*|start\w*|begin\w*) /)
      ? nothing('notPossible', reading.text.trim().slice(0, 60))
      : undefined;
  return firstDayOf(spec) === firstDay ? nothing('same') : operations({ kind: 'setFirstDay', firstDay });
};
