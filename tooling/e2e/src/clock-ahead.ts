/** Loaded before the API: moves its clock ahead of the machine's, so that expiry can be tested without waiting. */
const aheadMs = Number(process.env.CLOCK_AHEAD_MS);
const RealDate = Date;
const nowMs = () => RealDate.now() + aheadMs;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, parts: unknown[], made) =>
    Reflect.construct(target, parts.length === 0 ? [nowMs()] : parts, made),
  get: (target, key) => (key === 'now' ? nowMs : Reflect.get(target, key)),
});
