import { NBSP } from '../format/index.ts';
import type { BlockerReason } from './deletion.ts';
import type { RetainedKind } from './retention.ts';

/** Non-breaking hyphens, so that a reference does not wrap. */
const whole = (reference: string) => reference.replaceAll('-', '\u2011');
const moneyLaundering = whole('L561-12');
const archiving = `${whole('L213-1')} et ${whole('D213-2')}`;
const dac8 = whole('2025-1276');

interface RetainedWords {
  readonly what: string;
  readonly law: string;
}

/** Shared by the emails, the errors and the screens of a deletion. */
export const retentionTexts: {
  readonly kinds: Readonly<Record<RetainedKind, RetainedWords>>;
  readonly contract: (product: string, poNumber: string) => string;
  readonly blockers: Readonly<Record<BlockerReason, (contract: string) => string>>;
} = {
  kinds: {
    identity: {
      what: 'Pièces et résultat de la vérification d’identité',
      law: `Lutte contre le blanchiment${NBSP}: code monétaire et financier, article ${moneyLaundering}, cinq ans après la clôture`,
    },
    operations: {
      what: 'Opérations, preuves de l’origine des fonds et messages échangés avec l’équipe',
      law: `Lutte contre le blanchiment${NBSP}: code monétaire et financier, article ${moneyLaundering}, cinq ans après la dernière opération`,
    },
    contracts: {
      what: 'Contrats signés et accords donnés',
      law: `Contrats conclus en ligne${NBSP}: code de la consommation, articles ${archiving}, dix ans après leur fin`,
    },
    tax: {
      what: 'Montants déclarés à l’administration fiscale',
      law: `Directive DAC8${NBSP}: décret ${dac8}, article 8, dix ans après la déclaration`,
    },
  },
  contract: (product, poNumber) => `${product} (${poNumber})`,
  blockers: {
    unsigned: (contract) => `${contract}, à signer ou à annuler`,
    redemption: (contract) => `${contract}, clôturé, dont les parts attendent leur valeur liquidative (VL)`,
    unpaid: (contract) => `${contract}, en attente de paiement, à régler ou à annuler`,
    running: (contract) => `${contract}, en cours, à clôturer`,
    refund: (contract) => `${contract}, dont un versement reste à recevoir`,
    claimable: (grant) => `attribution ${grant}, dont des unités restent à réclamer`,
    claim: (grant) => `attribution ${grant}, dont une réclamation est en cours`,
    investment: (investment) => `investissement ${investment}, en cours`,
  },
};
