// The days on which the central bank publishes no rate.

/** Good Friday and Easter Monday of the years drawn. */
const easterDays = [
  ['2024-03-29', '2024-04-01'],
  ['2025-04-18', '2025-04-21'],
  ['2026-04-03', '2026-04-06'],
  ['2028-04-14', '2028-04-17'],
].flat();
const yearlyDays = ['01-01', '05-01', '12-25', '12-26'];

export function isTargetHoliday(day: string): boolean {
  return yearlyDays.includes(day.slice(5)) || easterDays.includes(day);
}

export function isClosed(day: string): boolean {
  return isTargetHoliday(day) || [6, 0].includes(new Date(`${day}T12:00:00Z`).getUTCDay());
}
