/** The only source of the present; tests hold the hands. */
export interface Clock {
  now: () => Date;
}

export const systemClock: Clock = { now: () => new Date() };
