import { describe, expect, it } from 'vitest';
import { clientList, currentView, viewAddress, viewIds } from './clients.model.ts';

const read = (address: string) => clientList.read(new URLSearchParams(address)).filters;

describe('the views of the list of clients', () => {
  it.each([
    ['identite=en-revue&acces=ouvert', 'review'],
    ['documents=a-controler&acces=ouvert', 'documents'],
    ['profil=incomplet&acces=ouvert', 'incomplete'],
    ['affectation=sans&acces=ouvert', 'unassigned'],
    ['souscriptions=aucune&acces=ouvert', 'idle'],
    ['validite=expirant&acces=ouvert', 'expiring'],
    ['acces=bloque', 'locked'],
    ['', 'all'],
    // Other combinations are of no view.
    ['identite=en-revue', 'all'],
    ['acces=ouvert', 'all'],
    ['acces=bloque&commercial=usr_paul', 'all'],
    // What a view says nothing about.
    ['acces=bloque&type=gerant&recherche=mor&du=2026-01-01', 'locked'],
  ])('are known by their traits: %s', (address, view) => {
    expect(currentView(read(address))).toBe(view);
  });

  it('set every trait, and none of another view stays', () => {
    expect(viewIds).toEqual([
      'review',
      'documents',
      'incomplete',
      'unassigned',
      'idle',
      'expiring',
      'locked',
      'all',
    ]);
    for (const view of viewIds)
      expect(Object.keys(viewAddress(view)).toSorted()).toEqual([
        'adviser',
        'clientState',
        'documents',
        'holding',
        'identity',
        'profile',
        'sales',
        'validity',
      ]);
    expect(viewAddress('idle')).toMatchObject({ holding: 'none', clientState: 'open', identity: undefined });
  });
});
