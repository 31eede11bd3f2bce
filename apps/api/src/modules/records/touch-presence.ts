import type { components } from '@repo/api-sdk/spec';
import type { Actor, Deps } from '../../deps.ts';
import { deletePresence, listOthers, savePresence } from './presence.repository.ts';

/** « Marc Admin consulte aussi cette fiche »: any record of the screens that the caller may open, whether it exists or not. */
export async function touchPresence(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId }: Actor,
  { state, ...record }: components['schemas']['PresenceBody'],
): Promise<components['schemas']['Presence']> {
  if (state === 'left') {
    await deletePresence(db, { record, userId });
    return { others: [] };
  }
  const now = clock.now();
  await savePresence(db, { record, userId, isEditing: state === 'editing', now });
  const others = await listOthers(db, { record, userId, now });
  return {
    others: others.map(({ firstname, lastname, isEditing }) => ({
      name: `${firstname} ${lastname}`,
      is_editing: isEditing,
    })),
  };
}
