/** When appointments are possible, in minutes since midnight. */
export const openingHours = { start: 9 * 60, end: 19 * 60 };
