import { type AccessFlags, hasServiceFlag } from './flags.ts';
import { type Service, services } from './roles.ts';

/** Why a service cannot be unlinked from an account, whatever it holds there. */
export type UnlinkRefusal = 'not-linked' | 'only-service';

/** Null when the account may do without the service: it has it, and would keep another way in (D4). */
export function unlinkRefusal(flags: Readonly<AccessFlags>, service: Service): UnlinkRefusal | null {
  if (!hasServiceFlag(flags, service)) return 'not-linked';
  const hasAnother = services.some((other) => other !== service && hasServiceFlag(flags, other));
  return hasAnother ? null : 'only-service';
}
