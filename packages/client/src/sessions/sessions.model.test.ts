import { sampleSession } from '@repo/api-sdk/testing';
import { describe, expect, it } from 'vitest';
import { deviceIcons, inReadingOrder, lastActivity } from './sessions.model.ts';

const session = (id: string, is_current = false) => sampleSession({ id, is_current });

describe('the signed-in devices', () => {
  it('are listed with this one first, then in the order of the server', () => {
    const sessions = [session('a'), session('b'), session('here', true), session('c')];
    expect(inReadingOrder(sessions).map(({ id }) => id)).toEqual(['here', 'a', 'b', 'c']);
  });

  it('say when they were last active', () => {
    const now = new Date('2026-03-02T12:00:00.000Z');
    expect(lastActivity(session('here', true), now)).toBe('Actif en ce moment');
    expect(lastActivity(session('a'), now).replaceAll('\u00A0', ' ')).toBe(
      'Dernière activité il y a 2 heures',
    );
  });

  it('have an icon each', () => {
    expect(deviceIcons).toEqual({ computer: 'computer', phone: 'phone', tablet: 'tablet', unknown: 'info' });
  });
});
