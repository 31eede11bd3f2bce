import { addressOf } from '@repo/client/staff-address';
import { describe, expect, it } from 'vitest';
import { currentView, threadList, viewAddress } from './messages.model.ts';

describe('the views of the list of threads', () => {
  it.each([
    ['waiting', '/?etat=en-attente&tri=depuis', 'since'],
    ['answered', '/?etat=repondus', '-since'],
    ['closed', '/?etat=clos', '-since'],
    ['all', '/', '-since'],
  ] as const)('%s has the address %s: those that wait have the oldest first', (view, address, sort) => {
    const shown = addressOf('/', viewAddress(view));
    expect(shown).toBe(address);
    const state = threadList.read(new URLSearchParams(shown.slice(2)));
    expect([currentView(state.filters), state.sort]).toEqual([view, sort]);
  });
});
