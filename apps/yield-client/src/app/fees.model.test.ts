import { describe, expect, it } from 'vitest';
import { feeSentences } from './fees.model.ts';

const parameter = (key: string, value: string) => ({
  key,
  value,
  unit: null,
  category: null,
  metadata: null,
});
const plain = (texts: readonly string[]) => texts.map((text) => text.replaceAll(/[\u00A0\u202F]/g, ' '));

describe('the fees in the footer', () => {
  it('are five sentences in order, from the published parameters', () => {
    const parameters = [
      parameter('FOOTER_PERFORMANCE_FEE', '25'),
      parameter('FOOTER_FX_FEE', '0,3'),
      parameter('FOOTER_MANAGEMENT_FEE', '2'),
      parameter('FOOTER_EXIT_FEE', '0.7'),
      parameter('FOOTER_SUBSCRIPTION_FEE', '1'),
    ];
    expect(plain(feeSentences(parameters))).toEqual([
      'Frais de souscription 1,0 % du montant souscrit',
      'Frais de sortie 0,7 %',
      'Frais de gestion 2,0 %',
      'Frais de change 0,3 %',
      'Commission de performance 25 %, déjà déduite des rendements',
    ]);
  });

  it('fall back to the documented values while nothing is published', () => {
    expect(plain(feeSentences([]))).toEqual([
      'Frais de souscription 0,1 % du montant souscrit',
      'Frais de sortie 0,2 %',
      'Frais de gestion 0,5 %',
      'Frais de change 0,5 %',
      'Commission de performance 20 %, déjà déduite des rendements',
    ]);
  });
});
