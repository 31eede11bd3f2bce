// A link can't carry a Bearer token, so it carries its own right: a signature over the file, the session that requested it and an end of life.
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Deps } from '../../deps.ts';

/** What a link opens: the address of each begins with its own name. */
const kinds = {
  files: { purpose: 'file', seconds: 5 * 60, step: 60 },
  'job-files': { purpose: 'job', seconds: 5 * 60, step: 60 },
  /** In a frame of the back office, which opens it at once. */
  'client-files': { purpose: 'client-file', seconds: 60, step: 1 },
} as const;

export type Opened = keyof typeof kinds;

export type LinkDeps = Pick<Deps, 'secret' | 'clock' | 'settings' | 'linkSession'>;

export function signFileUrl(deps: LinkDeps, fileId: string, opened: Opened = 'files'): string {
  const session = deps.linkSession;
  if (session === undefined) throw new Error('a link belongs to the session that requested it');
  const nowSeconds = deps.clock.now().getTime() / 1000;
  // On a whole minute, where two responses of one minute are to hold the same link.
  const { seconds, step } = kinds[opened];
  const expires = Math.floor(nowSeconds / step) * step + seconds;
  const signature = sign(deps, { opened, fileId, session, expires });
  const query = new URLSearchParams({ session, expires: String(expires), signature });
  return `${deps.settings.apiUrl}/${opened}/${fileId}?${query.toString()}`;
}

export interface FileLink {
  fileId: string;
  /** The id of a session, or of a view of a client’s space. */
  session: string;
  expires: number;
  signature: string;
}

export function isGoodLink(
  deps: Pick<Deps, 'secret' | 'clock'>,
  { signature, ...link }: FileLink,
  opened: Opened,
): boolean {
  const expected = Buffer.from(sign(deps, { ...link, opened }));
  const given = Buffer.from(signature);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return false;
  return link.expires * 1000 > deps.clock.now().getTime();
}

function sign(
  deps: Pick<Deps, 'secret'>,
  { opened, fileId, session, expires }: Omit<FileLink, 'signature'> & { opened: Opened },
): string {
  return createHmac('sha256', deps.secret)
    .update(`${kinds[opened].purpose}:${fileId}:${session}:${expires}`)
    .digest('base64url');
}
