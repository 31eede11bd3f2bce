import type { Adviser, Figures } from '../features/advisers/advisers.model.ts';

export const sampleAdviser = (change: Partial<Adviser> = {}): Adviser => ({
  id: 'usr_paul',
  firstname: 'Paul',
  lastname: 'Lambert',
  email: 'paul.conseil@exemple.fr',
  phone: '06-12-34-56-78',
  booking_url: 'https://calendly.com/exemple/rendez-vous',
  state: 'active',
  clients: 18,
  signed_in_at: '2026-01-05T09:00:00.000Z',
  created_at: '2025-01-02T09:00:00.000Z',
  version: 'v1',
  ...change,
});

export const sampleFigures = (change: Partial<Figures> = {}): Figures => ({
  id: 'usr_paul',
  value_eur: '310000.00',
  collected_eur: '15000.00',
  underway: 3,
  verified: 16,
  paying: 12,
  median_days: 4,
  ...change,
});
