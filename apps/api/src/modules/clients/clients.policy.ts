import { hasAdminFlag } from '@repo/domain/access';
import type { Actor } from '../../deps.ts';

/** Whose clients a member of staff sees: their own as an adviser, else everybody's (undefined). */
export const scopeOf = ({ access, userId }: Pick<Actor, 'access' | 'userId'>): string | undefined =>
  hasAdminFlag(access, 'yield') ? undefined : userId;
