import { type AccessFlags, hasServiceFlag } from './flags.ts';
import { type Service, services } from './roles.ts';

/** Why a service cannot be unlinked, apart from the contracts in it. */
export type UnlinkRefusal = 'not-linked' | 'only-service';

/** Null when the service can be unlinked: it is linked, and another one remains (D4). */
export function unlinkRefusal(flags: Readonly<AccessFlags>, service: Service): UnlinkRefusal | null {
  if (!hasServiceFlag(flags, service)) return 'not-linked';
  const hasAnother = services.some((other) => other !== service && hasServiceFlag(flags, other));
  return hasAnother ? null : 'only-service';
}
