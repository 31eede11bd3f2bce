// A link can't carry a Bearer token, so it carries its own right: a signature over the file and an end of life.
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Deps } from '../../deps.ts';

/** Links end on a quarter of an hour, at least one away: two responses of the same minutes hold the same link. */
const stepSeconds = 15 * 60;

/** What a link opens: the address of each begins with its own name. */
type Opened = 'files' | 'job-files';

export function signFileUrl(
  deps: Pick<Deps, 'secret' | 'clock' | 'settings'>,
  fileId: string,
  opened: Opened = 'files',
): string {
  const nowSeconds = deps.clock.now().getTime() / 1000;
  const expires = (Math.ceil(nowSeconds / stepSeconds) + 1) * stepSeconds;
  const signature = sign(deps, { opened, fileId, expires });
  return `${deps.settings.apiUrl}/${opened}/${fileId}?expires=${expires}&signature=${signature}`;
}

export interface FileLink {
  fileId: string;
  expires: number;
  signature: string;
}

export function isGoodLink(
  deps: Pick<Deps, 'secret' | 'clock'>,
  { signature, ...link }: FileLink,
  opened: Opened = 'files',
): boolean {
  const expected = Buffer.from(sign(deps, { ...link, opened }));
  const given = Buffer.from(signature);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return false;
  return link.expires * 1000 > deps.clock.now().getTime();
}

function sign(
  deps: Pick<Deps, 'secret'>,
  { opened, fileId, expires }: { opened: Opened; fileId: string; expires: number },
): string {
  const purpose = opened === 'files' ? 'file' : 'job';
  return createHmac('sha256', deps.secret).update(`${purpose}:${fileId}:${expires}`).digest('base64url');
}
