// Words of wallets shown to people. Punctuation is typographic (D27).
import { NBSP } from '@repo/domain/format';
import { MAX_WALLETS } from '@repo/domain/kaskad';

export const walletsTexts = {
  notFound: 'Ce portefeuille n’existe pas ou n’existe plus.',
  alreadyAdded: 'Ce portefeuille est déjà dans votre liste.',
  ofAnother: `Cette adresse ne peut pas être la vôtre${NBSP}: un autre compte a prouvé qu’elle est la sienne. Si ce compte est aussi le vôtre, contactez-nous.`,
  tooMany: `Vous avez déjà ${MAX_WALLETS} portefeuilles${NBSP}: retirez-en un pour en ajouter un autre.`,
  alreadyProven: 'Ce portefeuille est déjà prouvé.',
  bitcoinUnproven:
    'Un portefeuille Bitcoin ne se prouve pas par une signature. Contactez-nous pour y recevoir des unités.',
  wrongSignature:
    'Cette signature n’est pas celle de ce portefeuille, ou le texte signé n’est pas celui qui est affiché.',
  unproven: 'Prouvez d’abord que ce portefeuille est le vôtre.',
  inUse: `Une réclamation en cours doit être envoyée à ce portefeuille${NBSP}: il pourra être retiré quand elle sera terminée.`,
} as const;
