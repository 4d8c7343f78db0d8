/** What an app shows, named alone: "no double bookings, calendar". */
const screen = /^(?:calendar|takvim|statistics|istatistik(?:ler)?)$/;

/** Whether a folded word alone names what an app shows, and no part of its rows. */
export const isScreenName = (folded: string): boolean => screen.test(folded);
