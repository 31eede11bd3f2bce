import ky from 'ky';
import { describe, expect, it } from 'vitest';
import { fallbackTexts, genericTexts } from './fallback.texts.ts';
import { allFieldErrors, missingToken, normaliseError } from './normalise-error.ts';

/** The HTTPError of ky for a response. */
async function httpErrorOf(status: number, data: unknown): Promise<unknown> {
  const fetch = async () => Response.json(data ?? null, { status });
  return ky('http://api.test/', { fetch, retry: 0 }).catch((error: unknown) => error);
}

describe('normaliseError', () => {
  it('parses an error of the spec', async () => {
    const body = {
      error: 'Cet email est déjà utilisé.',
      code: 'identity.email_taken',
      errors: { email: ['Cet email est déjà utilisé.'] },
      request_id: 'req_7',
    };
    const error = normaliseError('register', await httpErrorOf(422, body));
    expect(error).toMatchObject({
      status: 422,
      code: 'identity.email_taken',
      message: 'Cet email est déjà utilisé.',
      fieldErrors: { email: ['Cet email est déjà utilisé.'] },
      requestId: 'req_7',
    });
  });

  it.each([[undefined], ['<html>'], [{}], [{ error: '' }], [{ error: 12 }]])(
    'uses the fallback of the operation without a server message: %j',
    async (data) => {
      const error = normaliseError('closeContract', await httpErrorOf(500, data));
      expect(error).toMatchObject({
        message: 'Impossible de clôturer le contrat',
        code: 'unknown',
        requestId: null,
      });
    },
  );

  it('parses a plain list of errors, a variant of the profile', async () => {
    const error = normaliseError('updateMe', await httpErrorOf(422, { errors: ['Un.', 'Deux.'] }));
    expect(allFieldErrors(error)).toEqual(['Un.', 'Deux.']);
  });

  it('reports a network failure as such, not as a wrong password', async () => {
    const error = normaliseError('login', new TypeError('fetch failed'));
    expect(error).toMatchObject({ status: 0, code: 'unreachable', message: genericTexts.unreachable });
  });

  it('distinguishes a refusal from a missing response (D22)', async () => {
    expect(normaliseError('listParameters', await httpErrorOf(500, {})).message).toBe(
      'Impossible de charger les paramètres.',
    );
    expect(normaliseError('listParameters', new TypeError('x')).message).toBe(
      'Erreur lors du chargement des paramètres.',
    );
  });

  it('has its own message for 429 without a server message', async () => {
    expect(normaliseError('login', await httpErrorOf(429, {})).message).toBe(genericTexts.rateLimited);
  });

  it('returns an ApiError unchanged', async () => {
    const error = missingToken('linkService', 'Aucun token retourné');
    expect(normaliseError('login', error)).toBe(error);
    expect(error).toMatchObject({ code: 'no_token', message: 'Aucun token retourné' });
  });

  it('has every fallback of the two catalogues, in typographic French', async () => {
    const all = Object.values(fallbackTexts).flatMap((text) => Object.values(text));
    expect(all.filter((text) => text.includes("'"))).toEqual([]);
    expect(
      Object.fromEntries(Object.entries(fallbackTexts).map(([id, { refused }]) => [id, refused])),
    ).toEqual({
      login: 'L’adresse mail ou le mot de passe est invalide.',
      register: 'Erreur lors de l’inscription',
      logout: 'Erreur lors de la déconnexion',
      changePassword: 'Le mot de passe n’a pas pu être modifié.',
      updateMe: 'Impossible de mettre à jour le profil.',
      uploadDocument: 'Erreur lors de l’upload du document',
      uploadCompanyDocument: 'Erreur d’upload',
      requestLinkService: 'Erreur lors de la demande de liaison',
      linkService: 'Erreur lors de la liaison du compte',
      verifyTwoFactor: 'Code invalide',
      resendTwoFactor: 'Erreur lors du renvoi du code',
      enableTwoFactor: 'Erreur lors de l’activation du 2FA',
      disableTwoFactor: 'Erreur lors de la désactivation du 2FA',
      listParameters: 'Impossible de charger les paramètres.',
      getDashboard: 'Impossible de charger votre tableau de bord.',
      listYieldFlows: 'Impossible de charger les rendements.',
      listStrategies: 'Erreur chargement des stratégies',
      updateStrategy: 'Erreur lors de la mise à jour du produit',
      listContracts: 'Erreur lors de la récupération des signatures',
      createContract: 'Erreur lors de la création de la signature',
      getSignatureStatus: 'Erreur lors du polling',
      verifyWallet: 'Erreur lors de la vérification de l’adresse',
      getNextPoNumber: 'Erreur lors de la génération du numéro PO',
      submitPaymentProof: 'Impossible d’enregistrer la preuve de paiement',
      closeContract: 'Impossible de clôturer le contrat',
      cancelContract: 'Impossible d’annuler ce contrat',
    });
  });
});
