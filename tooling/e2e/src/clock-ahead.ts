/** Loaded before the API: its clock runs ahead of the machine's, so that what expires does so while a journey looks on. */
const aheadMs = Number(process.env.CLOCK_AHEAD_MS);
const RealDate = Date;
const nowMs = () => RealDate.now() + aheadMs;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, parts: unknown[], made) =>
    Reflect.construct(target, parts.length === 0 ? [nowMs()] : parts, made),
  get: (target, key) => (key === 'now' ? nowMs : Reflect.get(target, key)),
});
