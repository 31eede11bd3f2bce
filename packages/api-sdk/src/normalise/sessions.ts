/** The responses that are the user of a session. */
import type { OperationOutput } from '../client/operation-types.ts';
import { normaliseUser, type WireUser } from './user.ts';

/** The wire formats of these responses. */
export interface WireSessions {
  getMe: WireUser | { user: WireUser };
  updateMe: WireUser | { user: WireUser };
}

type Sessions = { [Id in keyof WireSessions]: (wire: WireSessions[Id]) => OperationOutput<Id> };

export const sessions: Sessions = { getMe: normaliseUser, updateMe: normaliseUser };
