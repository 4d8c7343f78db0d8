/** Weight in kilograms by the square of the height in metres. */
export const calculateBmi = (weight: number, height: number): number =>
  height <= 0 ? 0 : Math.round((weight / (height / 100) ** 2) * 10) / 10;

export type BmiRange = 'low' | 'normal' | 'high' | 'veryHigh';

/** Ranges of the World Health Organization for adults. */
export function bmiRange(bmi: number): BmiRange {
  if (bmi < 18.5) return 'low';
  if (bmi < 25) return 'normal';
  return bmi < 30 ? 'high' : 'veryHigh';
}

export interface Age {
  years: number;
  months: number;
  days: number;
}

/** Age on a day; both are texts such as 2026-01-31. */
export function ageOn(birthday: string, day: string): Age {
  const [year = 0, month = 1, date = 1] = birthday.split('-').map(Number);
  const [toYear = 0, toMonth = 1, toDate = 1] = day.split('-').map(Number);
  let years = toYear - year;
  let months = toMonth - month;
  let days = toDate - date;
  if (days < 0) {
    months -= 1;
    days += new Date(toYear, toMonth - 1, 0).getDate();
  }
  if (months < 0) {
    years -= 1;
    months += 12;
  }
  return { years, months, days };
}

/** The next birthday, today included. */
export function nextBirthday(birthday: string, day: string): string {
  const rest = birthday.slice(4);
  const year = Number(day.slice(0, 4));
  const own = `${year}${rest}`;
  return own >= day ? own : `${year + 1}${rest}`;
}
