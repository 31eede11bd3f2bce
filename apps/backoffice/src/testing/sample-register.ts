/** How many lines each view of the register has: none. */
export const noLines = {
  to_enter: 0,
  to_strike: 0,
  gaps: 0,
  entered: 0,
  unpaid: 0,
  undealt: 0,
  all: 0,
  entered_this_month: 0,
};
