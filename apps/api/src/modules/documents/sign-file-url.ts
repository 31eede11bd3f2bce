// A link can't carry a Bearer token, so it carries its own right: a signature over the file and an end of life.
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Deps } from '../../deps.ts';

/** Links end on a quarter of an hour, at least one away: two responses of the same minutes hold the same link. */
const stepSeconds = 15 * 60;

export function signFileUrl(deps: Pick<Deps, 'secret' | 'clock' | 'settings'>, fileId: string): string {
  const nowSeconds = deps.clock.now().getTime() / 1000;
  const expires = (Math.ceil(nowSeconds / stepSeconds) + 1) * stepSeconds;
  return `${deps.settings.apiUrl}/files/${fileId}?expires=${expires}&signature=${sign(deps, fileId, expires)}`;
}

export function isGoodLink(
  deps: Pick<Deps, 'secret' | 'clock'>,
  link: { fileId: string; expires: number; signature: string },
): boolean {
  const expected = Buffer.from(sign(deps, link.fileId, link.expires));
  const given = Buffer.from(link.signature);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return false;
  return link.expires * 1000 > deps.clock.now().getTime();
}

function sign(deps: Pick<Deps, 'secret'>, fileId: string, expires: number): string {
  return createHmac('sha256', deps.secret).update(`file:${fileId}:${expires}`).digest('base64url');
}
