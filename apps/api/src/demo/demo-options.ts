import type { IsoDay } from '@repo/domain/dates';

/** How a demonstration is made. */
export interface DemoOptions {
  /** Every date of the demonstration is counted back from this day. */
  today: IsoDay;
  /** False: accounts and products only, no NAV, no rate, no contract. */
  withMarket: boolean;
  /** Where the local signature provider keeps its sealing key. */
  keyFolder: string;
}
